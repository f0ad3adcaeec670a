#include "devices.h"

#include <stdlib.h>

ur_result_t loader_devices_get(ur_platform_handle_t platform, ur_device_type_t type,
                               struct loader_devices *devices) {
    const ur_dditable_t *ddi = loader_ddi(platform);

    *devices = (struct loader_devices){0};
    if (!ddi->Device.pfnGet) {
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    }
    uint32_t count = 0;
    ur_result_t result = ddi->Device.pfnGet(platform, type, 0, NULL, &count);
    if (result == UR_RESULT_ERROR_DEVICE_NOT_FOUND) {
        return UR_RESULT_SUCCESS;
    }
    if (result != UR_RESULT_SUCCESS || count == 0) {
        return result;
    }
    devices->handles = calloc(count, sizeof(ur_device_handle_t));
    if (!devices->handles) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    result = ddi->Device.pfnGet(platform, type, count, devices->handles, NULL);
    if (result != UR_RESULT_SUCCESS) {
        free(devices->handles);
        devices->handles = NULL;
        return result;
    }
    devices->count = count;
    return UR_RESULT_SUCCESS;
}

void loader_devices_drop(struct loader_devices *devices) {
    for (uint32_t i = 0; i < devices->count; i++) {
        ur_device_handle_t device = devices->handles[i];
        if (device && loader_ddi(device)->Device.pfnRelease) {
            loader_ddi(device)->Device.pfnRelease(device);
        }
    }
    free(devices->handles);
    *devices = (struct loader_devices){0};
}

ur_result_t loader_platforms_get(ur_adapter_handle_t adapter, uint32_t *count,
                                 ur_platform_handle_t **platforms) {
    const ur_dditable_t *ddi = loader_ddi(adapter);

    *count = 0;
    *platforms = NULL;
    if (!ddi->Platform.pfnGet) {
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    }
    uint32_t found = 0;
    ur_result_t result = ddi->Platform.pfnGet(adapter, 0, NULL, &found);
    if (result != UR_RESULT_SUCCESS || found == 0) {
        return result;
    }
    ur_platform_handle_t *handles = calloc(found, sizeof(*handles));
    if (!handles) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    result = ddi->Platform.pfnGet(adapter, found, handles, NULL);
    if (result != UR_RESULT_SUCCESS) {
        free(handles);
        return result;
    }
    *count = found;
    *platforms = handles;
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_handles_get(const struct loader_adapter *adapter, uint32_t *count,
                               ur_adapter_handle_t **handles) {
    uint32_t found = 0;

    *count = 0;
    *handles = NULL;
    ur_result_t result = adapter->ddi.Adapter.pfnGet(0, NULL, &found);
    if (result != UR_RESULT_SUCCESS || found == 0) {
        return result;
    }
    ur_adapter_handle_t *list = calloc(found, sizeof(*list));
    if (!list) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    result = adapter->ddi.Adapter.pfnGet(found, list, NULL);
    if (result != UR_RESULT_SUCCESS) {
        free(list);
        return result;
    }
    loader_adapter_seen(adapter, list[0]);
    *count = found;
    *handles = list;
    return UR_RESULT_SUCCESS;
}

void loader_handles_drop(uint32_t count, ur_adapter_handle_t *handles) {
    for (uint32_t i = 0; i < count; i++) {
        if (loader_ddi(handles[i])->Adapter.pfnRelease) {
            loader_ddi(handles[i])->Adapter.pfnRelease(handles[i]);
        }
    }
    free(handles);
}

ur_backend_t loader_platform_backend(ur_platform_handle_t platform) {
    const ur_dditable_t *ddi = loader_ddi(platform);
    ur_backend_t backend = UR_BACKEND_UNKNOWN;

    if (!ddi->Platform.pfnGetInfo ||
        ddi->Platform.pfnGetInfo(platform, UR_PLATFORM_INFO_BACKEND, sizeof(backend), &backend,
                                 NULL) != UR_RESULT_SUCCESS) {
        return UR_BACKEND_UNKNOWN;
    }
    return backend;
}

ur_device_type_t loader_device_type(ur_device_handle_t device) {
    const ur_dditable_t *ddi = loader_ddi(device);
    ur_device_type_t type = UR_DEVICE_TYPE_CUSTOM;

    if (!ddi->Device.pfnGetInfo || ddi->Device.pfnGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof(type),
                                                          &type, NULL) != UR_RESULT_SUCCESS) {
        return UR_DEVICE_TYPE_CUSTOM;
    }
    return type;
}
