/* Platforms: one for each driver, found once, together with their devices, and kept for good. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ze.h"

enum { MAX_PLATFORMS = 16 };

static struct {
    pthread_mutex_t lock;
    _Atomic bool ready; /* set last; what it covers is constant afterwards */
    ur_platform_handle_t list[MAX_PLATFORMS];
    uint32_t count;
    char reason[1024]; /* why there are no platforms, or what was left out */
} known = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void add_reason(const char *what, const char *why) {
    size_t used = strlen(known.reason);
    snprintf(known.reason + used, sizeof(known.reason) - used, "%s%s%s%s", used ? "; " : "", what,
             *why ? ": " : "", why);
}

bool ze_platform_has(ur_platform_handle_t platform, const char *extension) {
    for (uint32_t i = 0; i < platform->extension_count; ++i) {
        if (strcmp(platform->extensions[i].name, extension) == 0) {
            return true;
        }
    }
    return false;
}

static ur_result_t read_extensions(ur_platform_handle_t platform) {
    uint32_t count = 0;
    ur_result_t result = ZE_CHECK(zeDriverGetExtensionProperties, platform->ze, &count, NULL);
    if (result || count == 0) {
        return result;
    }
    platform->extensions = ze_permanent_alloc(count * sizeof(*platform->extensions));
    if (!platform->extensions) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    result = ZE_CHECK(zeDriverGetExtensionProperties, platform->ze, &count, platform->extensions);
    platform->extension_count = result ? 0 : count;
    return result;
}

/* Under the lock. A driver without a usable device is left out. */
static ur_result_t add_platform(ze_driver_handle_t driver) {
    uint32_t count = 0;
    ze_result_t code = ze.zeDeviceGet(driver, &count, NULL);
    if (code != ZE_RESULT_SUCCESS || count == 0) {
        add_reason("a driver reports no device", code ? ze_code_name(code) : "");
        return UR_RESULT_SUCCESS;
    }
    ur_platform_handle_t platform = ze_permanent_alloc(sizeof(*platform));
    ur_device_handle_t *devices = ze_permanent_alloc(count * sizeof(*devices));
    ze_device_handle_t *natives = calloc(count, sizeof(*natives));
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (!platform || !devices || !natives) {
        goto done;
    }
    result = UR_RESULT_SUCCESS;
    ur_object_init(&platform->object, UR_KIND_PLATFORM);
    platform->ze = driver;
    platform->devices = devices;
    ze_driver_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES};
    code = ze.zeDriverGetApiVersion(driver, &platform->api);
    if (code == ZE_RESULT_SUCCESS) {
        code = ze.zeDriverGetProperties(driver, &properties);
    }
    if (code == ZE_RESULT_SUCCESS) {
        code = ze.zeDeviceGet(driver, &count, natives);
    }
    if (code != ZE_RESULT_SUCCESS || read_extensions(platform)) {
        add_reason("a driver answers no queries", code ? ze_code_name(code) : "");
        goto done;
    }
    platform->driver_version = properties.driverVersion;
    ze_extensions_load(driver, &platform->call);
    platform->in_order = platform->api >= ZE_VERSION_IN_ORDER;
    platform->counter_based = platform->in_order &&
                              (ze_platform_has(platform, "ZE_experimental_event_pool_counter_based") ||
                               ze_platform_has(platform, "ZE_extension_event_pool_counter_based"));
    platform->link = ze_platform_has(platform, "ZE_experimental_module_program");
    platform->offset = ze.zeKernelSetGlobalOffsetExp &&
                       ze_platform_has(platform, "ZE_experimental_global_offset");
    for (uint32_t i = 0; i < count; ++i) {
        ur_device_handle_t device = ze_permanent_alloc(sizeof(*device));
        if (!device) {
            result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
            goto done;
        }
        ur_result_t one = ze_device_init(device, platform, NULL, natives[i]);
        if (one == UR_RESULT_SUCCESS) {
            devices[platform->device_count++] = device;
        } else if (one == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
            result = one;
            goto done;
        } else {
            const char *why = "";
            int32_t native;
            ur_last_error(&why, &native);
            add_reason("a device is left out", why ? why : "");
        }
    }
    if (platform->device_count) {
        known.list[known.count++] = platform;
    }
done:
    free(natives);
    return result;
}

ur_result_t ze_platforms(ur_platform_handle_t **platforms, uint32_t *count) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (!atomic_load_explicit(&known.ready, memory_order_acquire)) {
        pthread_mutex_lock(&known.lock);
        if (!known.ready) {
            ze_driver_handle_t drivers[MAX_PLATFORMS];
            uint32_t found = 0;
            known.count = 0;
            known.reason[0] = '\0';
            if (ze_driver_open(known.reason, sizeof(known.reason))) {
                ze_result_t code = ze.zeDriverGet(&found, NULL);
                found = found > MAX_PLATFORMS ? MAX_PLATFORMS : found;
                if (code == ZE_RESULT_SUCCESS && found) {
                    code = ze.zeDriverGet(&found, drivers);
                }
                if (code != ZE_RESULT_SUCCESS || found == 0) {
                    add_reason("the Level Zero loader finds no driver", code ? ze_code_name(code) : "");
                    found = 0;
                }
            }
            for (uint32_t i = 0; i < found && result == UR_RESULT_SUCCESS; ++i) {
                result = add_platform(drivers[i]);
            }
            if (result == UR_RESULT_SUCCESS) {
                atomic_store_explicit(&known.ready, true, memory_order_release);
                if (known.reason[0]) {
                    ur_log_info("%s", known.reason);
                }
            }
        }
        pthread_mutex_unlock(&known.lock);
    }
    if (result == UR_RESULT_SUCCESS) {
        *platforms = known.list;
        *count = known.count;
    }
    return result;
}

size_t ur_adapter_explain(char *text, size_t size) {
    ur_platform_handle_t *list;
    uint32_t count = 0;
    if (ze_platforms(&list, &count) != UR_RESULT_SUCCESS) {
        return (size_t)snprintf(text, size, "There is no memory to list the Level Zero drivers.");
    }
    if (count == 0) {
        return (size_t)snprintf(text, size, "There is no Level Zero platform: %s.", known.reason);
    }
    return (size_t)snprintf(text, size, "There %s %u Level Zero platform%s%s%s.",
                            count == 1 ? "is" : "are", count, count == 1 ? "" : "s",
                            known.reason[0] ? "; " : "", known.reason);
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                                  ur_platform_handle_t *phPlatforms,
                                                  uint32_t *pNumPlatforms) {
    UR_CHECK_ADAPTER(hAdapter);
    if (!phPlatforms && !pNumPlatforms) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    if (NumEntries == 0 && phPlatforms) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    ur_platform_handle_t *list;
    uint32_t count;
    ur_result_t result = ze_platforms(&list, &count);
    if (result) {
        return result;
    }
    for (uint32_t i = 0; phPlatforms && i < NumEntries && i < count; ++i) {
        phPlatforms[i] = list[i];
    }
    if (pNumPlatforms) {
        *pNumPlatforms = count;
    }
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform,
                                                      ur_platform_info_t propName, size_t propSize,
                                                      void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_PLATFORM(hPlatform);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result) {
        return result;
    }
    switch (propName) {
    case UR_PLATFORM_INFO_NAME:
        return ur_info_string(out, "Level Zero");
    case UR_PLATFORM_INFO_VENDOR_NAME:
        return ur_info_string(out, hPlatform->devices[0]->properties.vendorId == 0x8086
                                       ? "Intel(R) Corporation"
                                       : "");
    case UR_PLATFORM_INFO_VERSION: {
        char text[32];
        snprintf(text, sizeof(text), "%u.%u", ZE_MAJOR_VERSION(hPlatform->api),
                 ZE_MINOR_VERSION(hPlatform->api));
        return ur_info_string(out, text);
    }
    case UR_PLATFORM_INFO_EXTENSIONS:
        return ur_info_string(out, "");
    case UR_PLATFORM_INFO_PROFILE:
        return ur_info_string(out, "FULL_PROFILE");
    case UR_PLATFORM_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, UR_BACKEND_LEVEL_ZERO);
    case UR_PLATFORM_INFO_ADAPTER:
        return ur_info_value(out, ur_adapter_handle_t, ze_adapter());
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform,
                                                            ur_api_version_t *pVersion) {
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(pVersion);
    *pVersion = UR_API_VERSION_CURRENT;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL
urPlatformGetNativeHandle(ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(phNativePlatform);
    *phNativePlatform = (ur_native_handle_t)hPlatform->ze;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(phPlatform);
    (void)pProperties; /* drivers are not counted: nothing to own */
    ur_platform_handle_t *list;
    uint32_t count = 0;
    ur_result_t result = ze_platforms(&list, &count);
    if (result) {
        return result;
    }
    for (uint32_t i = 0; i < count; ++i) {
        if ((ur_native_handle_t)list[i]->ze == hNativePlatform) {
            *phPlatform = list[i];
            return UR_RESULT_SUCCESS;
        }
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_PLATFORM, 0,
                   "the native handle is none of the Level Zero drivers");
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform,
                                                               const char *pFrontendOption,
                                                               const char **ppPlatformOption) {
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(pFrontendOption);
    UR_CHECK_POINTER(ppPlatformOption);
    static const struct {
        const char *from, *to;
    } options[] = {
        {"", ""},
        {"-O0", "-ze-opt-disable"},
        {"-O1", "-ze-opt-level=1"},
        {"-O2", "-ze-opt-level=1"},
        {"-O3", "-ze-opt-level=2"},
        {"-ftarget-compile-fast", "-igc_opts 'PartitionUnit=1,SubroutineThreshold=50000'"},
        {"-foffload-fp32-prec-div", "-ze-fp32-correctly-rounded-divide-sqrt"},
        {"-foffload-fp32-prec-sqrt", "-ze-fp32-correctly-rounded-divide-sqrt"},
    };
    for (size_t i = 0; i < ZE_COUNT(options); ++i) {
        if (strcmp(pFrontendOption, options[i].from) == 0) {
            *ppPlatformOption = options[i].to;
            return UR_RESULT_SUCCESS;
        }
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "no Level Zero option corresponds to '%s'",
                   pFrontendOption);
}
