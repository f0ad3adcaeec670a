/* The adapter, its one platform, and the driver's errors. */
#include <stdio.h>
#include <unistd.h>

#include "stream.h"

struct ur_adapter_handle_t_ stream_adapter;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards everything below */
static bool looked;       /* the driver was opened, or that was tried */
static bool driver_ready; /* and it was initialised */
static ur_platform_handle_t platform;
static char reason[640];
static atomic_bool forked;

bool stream_forked(void) {
    return atomic_load_explicit(&forked, memory_order_relaxed);
}

static void after_fork(void) {
    if (driver_ready) {
        atomic_store(&forked, true);
    }
}

ur_result_t stream_fail(drv_result result, const char *what) {
    if (stream_forked()) {
        return ur_fail(UR_RESULT_ERROR_DEVICE_LOST, (int32_t)result,
                       "%s: this process was forked from one in which the driver ran already; the driver "
                       "works only in processes that initialise it themselves",
                       what);
    }
    if (result == DRV_UNSUPPORTED) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, (int32_t)result,
                       "%s: the driver does not support it", what);
    }
    return ur_fail(drv_map(result), (int32_t)result, "%s: %s, %s", what, drv_result_name(result),
                   drv_result_text(result));
}

/* ---- the platform ------------------------------------------------------------------------------------ */

static ur_device_handle_t make_device(ur_platform_handle_t owner, int ordinal) {
    drv_device native;
    if (drv_device_get(ordinal, &native) != DRV_OK) {
        return NULL;
    }
    ur_device_handle_t device = calloc(1, sizeof(*device));
    if (!device) {
        return NULL;
    }
    ur_object_init(&device->object, UR_KIND_DEVICE);
    device->platform = owner;
    device->native = native;
    device->ordinal = ordinal;
    for (int i = 0; i < STREAM_ATTRS; ++i) {
        if (drv_device_attr(native, (enum drv_attr)i, &device->attr[i]) != DRV_OK) {
            device->attr[i] = -1;
        }
    }
    if (drv_device_name(native, device->name, sizeof(device->name)) != DRV_OK) {
        snprintf(device->name, sizeof(device->name), "%s device %d", DRV_VENDOR, ordinal);
    }
    if (drv_device_memory(native, &device->memory) != DRV_OK) {
        device->memory = 0;
    }
    device->has_uuid = drv_device_uuid(native, device->uuid) == DRV_OK;
    if (device->attr[DRV_ATTR_PCI_BUS] >= 0) {
        int domain = device->attr[DRV_ATTR_PCI_DOMAIN];
        snprintf(device->pci, sizeof(device->pci), "%04x:%02x:%02x.0", domain < 0 ? 0 : domain,
                 device->attr[DRV_ATTR_PCI_BUS], device->attr[DRV_ATTR_PCI_DEVICE]);
    }
    drv_device_describe(device);
    pthread_mutex_init(&device->lock, NULL);
    return device;
}

static void free_platform(ur_platform_handle_t it) {
    for (uint32_t i = 0; i < it->device_count; ++i) {
        ur_device_handle_t device = it->devices[i];
        if (device->place) {
            stream_place_release(device->place);
        }
        pthread_mutex_destroy(&device->lock);
        free(device->peers);
        device->object.kind = UR_KIND_DEAD;
        free(device);
    }
    free(it->devices);
    it->object.kind = UR_KIND_DEAD;
    free(it);
}

/* Pre: locked. Post: `platform` is set, or `reason` says why not. */
static ur_result_t find_platform(void) {
    if (!looked) {
        looked = true;
        if (!drv_open(reason, sizeof(reason))) {
            ur_log_info("%s", reason);
            return UR_RESULT_SUCCESS;
        }
        drv_result result = drv_init();
        const char *visible = getenv(DRV_VISIBLE_DEVICES);
        char hint[160] = "";
        if (visible) {
            snprintf(hint, sizeof(hint), "; %s is set to '%.80s'", DRV_VISIBLE_DEVICES, visible);
        }
        if (result != DRV_OK) {
            snprintf(reason, sizeof(reason), "the driver cannot be initialised: %s, %s%s",
                     drv_result_name(result), drv_result_text(result), hint);
            ur_log_info("%s", reason);
            return UR_RESULT_SUCCESS;
        }
        driver_ready = true;
        pthread_atfork(NULL, NULL, after_fork);
    }
    if (platform || !driver_ready || stream_forked()) {
        if (stream_forked()) {
            snprintf(reason, sizeof(reason),
                     "this process was forked from one in which the driver ran already; it cannot be "
                     "initialised again here");
        }
        return UR_RESULT_SUCCESS;
    }
    int count = 0;
    drv_result result = drv_device_count(&count);
    if (result != DRV_OK || count <= 0) {
        const char *visible = getenv(DRV_VISIBLE_DEVICES);
        snprintf(reason, sizeof(reason), "the driver reports no device (%s)%s%.80s%s",
                 result == DRV_OK ? "it counts 0" : drv_result_name(result),
                 visible ? "; " DRV_VISIBLE_DEVICES " is set to '" : "", visible ? visible : "",
                 visible ? "'" : "");
        ur_log_info("%s", reason);
        return UR_RESULT_SUCCESS;
    }
    ur_platform_handle_t made = calloc(1, sizeof(*made));
    if (!made) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_object_init(&made->object, UR_KIND_PLATFORM);
    if (drv_version(&made->driver_version) != DRV_OK) {
        made->driver_version = 0;
    }
    made->devices = calloc((size_t)count, sizeof(*made->devices));
    if (!made->devices) {
        free(made);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    for (int i = 0; i < count; ++i) {
        ur_device_handle_t device = make_device(made, i);
        if (!device) {
            free_platform(made);
            return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0, "device %d of %d cannot be opened", i,
                           count);
        }
        device->peers = calloc((size_t)count, sizeof(*device->peers));
        made->devices[made->device_count++] = device;
        if (!device->peers) {
            free_platform(made);
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
    }
    platform = made;
    snprintf(reason, sizeof(reason), "the driver, version %d, has %d device%s", made->driver_version,
             count, count == 1 ? "" : "s");
    return UR_RESULT_SUCCESS;
}

size_t ur_adapter_explain(char *text, size_t size) {
    pthread_mutex_lock(&lock);
    (void)find_platform();
    int length = snprintf(text, size, "%s", reason);
    pthread_mutex_unlock(&lock);
    return length < 0 ? 0 : (size_t)length;
}

ur_result_t urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
    ur_log_init(DRV_LOG_NAME, UR_LOGGER_LEVEL_QUIET);
    if (phAdapters && NumEntries == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    if (phAdapters) {
        pthread_mutex_lock(&lock);
        if (ur_object_refs(&stream_adapter.object) == 0) {
            ur_object_init(&stream_adapter.object, UR_KIND_ADAPTER);
        } else {
            ur_object_retain(&stream_adapter.object);
        }
        pthread_mutex_unlock(&lock);
        phAdapters[0] = &stream_adapter;
    }
    if (pNumAdapters) {
        *pNumAdapters = 1;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterRetain(ur_adapter_handle_t hAdapter) {
    UR_CHECK_ADAPTER(hAdapter);
    ur_object_retain(&hAdapter->object);
    return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterRelease(ur_adapter_handle_t hAdapter) {
    UR_CHECK_ADAPTER(hAdapter);
    pthread_mutex_lock(&lock);
    if (ur_object_release(&hAdapter->object)) {
        stream_worker_stop();
        if (platform) {
            free_platform(platform);
            platform = NULL;
        }
    }
    pthread_mutex_unlock(&lock);
    return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                  int32_t *pError) {
    UR_CHECK_ADAPTER(hAdapter);
    return ur_last_error(ppMessage, pError);
}

ur_result_t urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_ADAPTER(hAdapter);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_ADAPTER_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, DRV_BACKEND);
    case UR_ADAPTER_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hAdapter->object));
    case UR_ADAPTER_INFO_VERSION:
        return ur_info_value(out, uint32_t, 1);
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

ur_result_t urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                       ur_logger_callback_t pfnLoggerCallback, void *pUserData,
                                       ur_logger_level_t level) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(pfnLoggerCallback);
    if ((unsigned)level > UR_LOGGER_LEVEL_QUIET) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    ur_log_set_callback(pfnLoggerCallback, pUserData, level);
    return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    UR_CHECK_ADAPTER(hAdapter);
    if ((unsigned)level > UR_LOGGER_LEVEL_QUIET) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    ur_log_set_callback_level(level);
    return UR_RESULT_SUCCESS;
}

ur_result_t urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                          ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
    UR_CHECK_ADAPTER(hAdapter);
    if (!phPlatforms && !pNumPlatforms) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    if ((phPlatforms != NULL) != (NumEntries != 0)) {
        return phPlatforms ? UR_RESULT_ERROR_INVALID_SIZE : UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    pthread_mutex_lock(&lock);
    ur_result_t result = find_platform();
    ur_platform_handle_t found = platform;
    pthread_mutex_unlock(&lock);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (phPlatforms && found) {
        phPlatforms[0] = found;
    }
    if (pNumPlatforms) {
        *pNumPlatforms = found ? 1 : 0;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                              size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_PLATFORM(hPlatform);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    char text[64];
    switch (propName) {
    case UR_PLATFORM_INFO_NAME:
        return ur_info_string(out, DRV_PLATFORM_NAME);
    case UR_PLATFORM_INFO_VENDOR_NAME:
        return ur_info_string(out, DRV_VENDOR);
    case UR_PLATFORM_INFO_PROFILE:
        return ur_info_string(out, "FULL_PROFILE");
    case UR_PLATFORM_INFO_VERSION:
        drv_version_text(hPlatform->driver_version, text, sizeof(text));
        return ur_info_string(out, text);
    case UR_PLATFORM_INFO_EXTENSIONS:
        return ur_info_string(out, "");
    case UR_PLATFORM_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, DRV_BACKEND);
    case UR_PLATFORM_INFO_ADAPTER:
        return ur_info_value(out, ur_adapter_handle_t, &stream_adapter);
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

ur_result_t urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(pVersion);
    *pVersion = UR_API_VERSION_CURRENT;
    return UR_RESULT_SUCCESS;
}

/* These drivers have no object for a platform. */
ur_result_t urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                       const char **ppPlatformOption) {
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(pFrontendOption);
    UR_CHECK_POINTER(ppPlatformOption);
    static const struct {
        const char *from, *to;
    } options[] = {{"", ""}, {"-O0", "-O0"}, {"-O1", "-O1"}, {"-O2", "-O2"}, {"-O3", "-O3"}, {"-g", "-g"}};
    for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); ++i) {
        if (strcmp(pFrontendOption, options[i].from) == 0) {
            *ppPlatformOption = options[i].to;
            return UR_RESULT_SUCCESS;
        }
    }
    return UR_RESULT_ERROR_INVALID_VALUE;
}
