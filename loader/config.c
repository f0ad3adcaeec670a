/* urLoaderConfig*: what a program asks of urLoaderInit. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "layer.h"
#include "state.h"

ur_result_t loader_urLoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig) {
    if (!phLoaderConfig) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    ur_loader_config_handle_t config = calloc(1, sizeof(*config));
    if (!config) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    atomic_init(&config->refs, 1);
    *phLoaderConfig = config;
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_urLoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig) {
    if (!hLoaderConfig) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    atomic_fetch_add_explicit(&hLoaderConfig->refs, 1, memory_order_relaxed);
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_urLoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig) {
    if (!hLoaderConfig) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    if (atomic_fetch_sub_explicit(&hLoaderConfig->refs, 1, memory_order_acq_rel) == 1) {
        free(hLoaderConfig);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_urLoaderConfigGetInfo(ur_loader_config_handle_t hLoaderConfig,
                                         ur_loader_config_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) {
    uint32_t refs;
    const void *value;
    size_t size;

    if (!hLoaderConfig) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    if ((propSize != 0 && !pPropValue) || (!pPropValue && !pPropSizeRet)) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    switch (propName) {
    case UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS:
        value = loader_layer_names();
        size = strlen(value) + 1;
        break;
    case UR_LOADER_CONFIG_INFO_REFERENCE_COUNT:
        refs = atomic_load_explicit(&hLoaderConfig->refs, memory_order_relaxed);
        value = &refs;
        size = sizeof(refs);
        break;
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
    if (pPropValue) {
        if (propSize < size) {
            return UR_RESULT_ERROR_INVALID_SIZE;
        }
        memcpy(pPropValue, value, size);
    }
    if (pPropSizeRet) {
        *pPropSizeRet = size;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_urLoaderConfigEnableLayer(ur_loader_config_handle_t hLoaderConfig,
                                             const char *pLayerName) {
    if (!hLoaderConfig) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    if (!pLayerName) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    int bit = loader_layer_find(pLayerName);
    if (bit < 0) {
        return UR_RESULT_ERROR_LAYER_NOT_PRESENT;
    }
    hLoaderConfig->layers |= UINT64_C(1) << bit;
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_urLoaderConfigSetCodeLocationCallback(ur_loader_config_handle_t hLoaderConfig,
                                                         ur_code_location_callback_t pfnCodeloc,
                                                         void *pUserData) {
    if (!hLoaderConfig) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    if (!pfnCodeloc) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    hLoaderConfig->code_location = pfnCodeloc;
    hLoaderConfig->code_location_user = pUserData;
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_urLoaderConfigSetMockingEnabled(ur_loader_config_handle_t hLoaderConfig,
                                                   ur_bool_t enable) {
    if (!hLoaderConfig) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    hLoaderConfig->mocking = enable != 0;
    return UR_RESULT_SUCCESS;
}
