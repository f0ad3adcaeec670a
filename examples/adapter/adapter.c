/* The smallest adapter that a program can see: one platform with one device that has a name.
 *
 * A function defined here under its API name is in the adapter's tables; everything else answers
 * UR_RESULT_ERROR_UNSUPPORTED_FEATURE. docs/writing-an-adapter.md goes through it. */
#include <stdio.h>

#include "base/adapter.h"
#include "base/error.h"
#include "base/handle.h"
#include "base/info.h"
#include "base/log.h"

struct ur_adapter_handle_t_ {
    ur_object object; /* first, in every handle */
};
struct ur_platform_handle_t_ {
    ur_object object;
};
struct ur_device_handle_t_ {
    ur_object object;
};

/* These three live as long as the library, so that their counts never reach zero. */
static struct ur_adapter_handle_t_ the_adapter = {{&ur_shown, UR_KIND_ADAPTER, 1}};
static struct ur_platform_handle_t_ the_platform = {{&ur_shown, UR_KIND_PLATFORM, 1}};
static struct ur_device_handle_t_ the_device = {{&ur_shown, UR_KIND_DEVICE, 1}};

const struct ur_adapter_ops ur_adapter_ops = {.name = "example"};

size_t ur_adapter_explain(char *text, size_t size) {
    return (size_t)snprintf(text, size, "the example adapter always has one platform");
}

/* How every Get works: `one` object, a count, or both. */
#define GIVE_ONE(entries, list, count, one)                                                        \
    do {                                                                                           \
        if ((list) && (entries) == 0) {                                                            \
            return UR_RESULT_ERROR_INVALID_SIZE;                                                   \
        }                                                                                          \
        if (list) {                                                                                \
            (list)[0] = (one);                                                                     \
        }                                                                                          \
        if (count) {                                                                               \
            *(count) = 1;                                                                          \
        }                                                                                          \
    } while (0)

ur_result_t urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                         uint32_t *pNumAdapters) {
    ur_log_init("EXAMPLE", UR_LOGGER_LEVEL_QUIET);
    GIVE_ONE(NumEntries, phAdapters, pNumAdapters, &the_adapter);
    if (phAdapters) {
        ur_object_retain(&the_adapter.object);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterRelease(ur_adapter_handle_t hAdapter) {
    ur_object_release(&hAdapter->object);
    return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_ADAPTER_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, UR_BACKEND_UNKNOWN);
    case UR_ADAPTER_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hAdapter->object));
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

ur_result_t urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                          ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
    (void)hAdapter;
    GIVE_ONE(NumEntries, phPlatforms, pNumPlatforms, &the_platform);
    return UR_RESULT_SUCCESS;
}

ur_result_t urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                              size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    (void)hPlatform;
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_PLATFORM_INFO_NAME:
        return ur_info_string(out, "Example platform");
    case UR_PLATFORM_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, UR_BACKEND_UNKNOWN);
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

ur_result_t urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                        uint32_t NumEntries, ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    (void)hPlatform;
    if (DeviceType != UR_DEVICE_TYPE_ALL && DeviceType != UR_DEVICE_TYPE_DEFAULT &&
        DeviceType != UR_DEVICE_TYPE_CPU) {
        return UR_RESULT_ERROR_DEVICE_NOT_FOUND;
    }
    GIVE_ONE(NumEntries, phDevices, pNumDevices, &the_device);
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceRetain(ur_device_handle_t hDevice) {
    ur_object_retain(&hDevice->object);
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceRelease(ur_device_handle_t hDevice) {
    ur_object_release(&hDevice->object);
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                            void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    (void)hDevice;
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_DEVICE_INFO_NAME:
        return ur_info_string(out, "Example device");
    case UR_DEVICE_INFO_TYPE:
        return ur_info_value(out, ur_device_type_t, UR_DEVICE_TYPE_CPU);
    case UR_DEVICE_INFO_PLATFORM:
        return ur_info_value(out, ur_platform_handle_t, &the_platform);
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

ur_result_t urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                  int32_t *pError) {
    (void)hAdapter;
    return ur_last_error(ppMessage, pError);
}
