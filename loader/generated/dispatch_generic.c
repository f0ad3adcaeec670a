/* Generated from scripts/templates/dispatch_generic.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The portable form of dispatch_x86_64.S and dispatch_aarch64.S, for any other machine. */
#include "layer_table.h"

#include <stdatomic.h>

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterRelease(ur_adapter_handle_t hAdapter);

ur_result_t loader_dispatch_AdapterRelease(ur_adapter_handle_t hAdapter) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hAdapter;
    if (!ddi->Adapter.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnRelease(hAdapter);
}

ur_result_t urAdapterRelease(ur_adapter_handle_t hAdapter) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Adapter.pfnRelease(hAdapter);
    }
    return loader_dispatch_AdapterRelease(hAdapter);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterRelease(ur_adapter_handle_t hAdapter);

ur_result_t loader_by_layout_AdapterRelease(ur_adapter_handle_t hAdapter) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hAdapter);
    if (!ddi->Adapter.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnRelease(hAdapter);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterRetain(ur_adapter_handle_t hAdapter);

ur_result_t loader_dispatch_AdapterRetain(ur_adapter_handle_t hAdapter) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hAdapter;
    if (!ddi->Adapter.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnRetain(hAdapter);
}

ur_result_t urAdapterRetain(ur_adapter_handle_t hAdapter) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Adapter.pfnRetain(hAdapter);
    }
    return loader_dispatch_AdapterRetain(hAdapter);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterRetain(ur_adapter_handle_t hAdapter);

ur_result_t loader_by_layout_AdapterRetain(ur_adapter_handle_t hAdapter) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hAdapter);
    if (!ddi->Adapter.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnRetain(hAdapter);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError);

ur_result_t loader_dispatch_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hAdapter;
    if (!ddi->Adapter.pfnGetLastError) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
}

ur_result_t urAdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
    }
    return loader_dispatch_AdapterGetLastError(hAdapter, ppMessage, pError);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError);

ur_result_t loader_by_layout_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hAdapter);
    if (!ddi->Adapter.pfnGetLastError) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hAdapter;
    if (!ddi->Adapter.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urAdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Adapter.pfnGetInfo(
            hAdapter, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_AdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hAdapter);
    if (!ddi->Adapter.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level);

ur_result_t loader_dispatch_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hAdapter;
    if (!ddi->Adapter.pfnSetLoggerCallback) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
}

ur_result_t urAdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Adapter.pfnSetLoggerCallback(
            hAdapter, pfnLoggerCallback, pUserData, level);
    }
    return loader_dispatch_AdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level);

ur_result_t loader_by_layout_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hAdapter);
    if (!ddi->Adapter.pfnSetLoggerCallback) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level);

ur_result_t loader_dispatch_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hAdapter;
    if (!ddi->Adapter.pfnSetLoggerCallbackLevel) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
}

ur_result_t urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
    }
    return loader_dispatch_AdapterSetLoggerCallbackLevel(hAdapter, level);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level);

ur_result_t loader_by_layout_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hAdapter);
    if (!ddi->Adapter.pfnSetLoggerCallbackLevel) {
        return loader_caught_unsupported();
    }
    return ddi->Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextRetain(ur_context_handle_t hContext);

ur_result_t loader_dispatch_ContextRetain(ur_context_handle_t hContext) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Context.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnRetain(hContext);
}

ur_result_t urContextRetain(ur_context_handle_t hContext) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Context.pfnRetain(hContext);
    }
    return loader_dispatch_ContextRetain(hContext);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextRetain(ur_context_handle_t hContext);

ur_result_t loader_by_layout_ContextRetain(ur_context_handle_t hContext) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Context.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnRetain(hContext);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextRelease(ur_context_handle_t hContext);

ur_result_t loader_dispatch_ContextRelease(ur_context_handle_t hContext) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Context.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnRelease(hContext);
}

ur_result_t urContextRelease(ur_context_handle_t hContext) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Context.pfnRelease(hContext);
    }
    return loader_dispatch_ContextRelease(hContext);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextRelease(ur_context_handle_t hContext);

ur_result_t loader_by_layout_ContextRelease(ur_context_handle_t hContext) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Context.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnRelease(hContext);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Context.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Context.pfnGetInfo(
            hContext, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_ContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Context.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext);

ur_result_t loader_dispatch_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Context.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnGetNativeHandle(hContext, phNativeContext);
}

ur_result_t urContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Context.pfnGetNativeHandle(hContext, phNativeContext);
    }
    return loader_dispatch_ContextGetNativeHandle(hContext, phNativeContext);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext);

ur_result_t loader_by_layout_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Context.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnGetNativeHandle(hContext, phNativeContext);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext);

ur_result_t loader_dispatch_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hAdapter;
    if (!ddi->Context.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnCreateWithNativeHandle(
        hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
}

ur_result_t urContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Context.pfnCreateWithNativeHandle(
            hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
    }
    return loader_dispatch_ContextCreateWithNativeHandle(
        hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext);

ur_result_t loader_by_layout_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hAdapter);
    if (!ddi->Context.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnCreateWithNativeHandle(
        hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData);

ur_result_t loader_dispatch_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Context.pfnSetExtendedDeleter) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData);
}

ur_result_t urContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData);
    }
    return loader_dispatch_ContextSetExtendedDeleter(hContext, pfnDeleter, pUserData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData);

ur_result_t loader_by_layout_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Context.pfnSetExtendedDeleter) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices);

ur_result_t loader_dispatch_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    if (!hPlatform) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hPlatform;
    if (!ddi->Device.pfnGet) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

ur_result_t urDeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    }
    return loader_dispatch_DeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices);

ur_result_t loader_by_layout_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    if (!hPlatform) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hPlatform);
    if (!ddi->Device.pfnGet) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hDevice;
    if (!ddi->Device.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urDeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Device.pfnGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_DeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hDevice);
    if (!ddi->Device.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceRetain(ur_device_handle_t hDevice);

ur_result_t loader_dispatch_DeviceRetain(ur_device_handle_t hDevice) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hDevice;
    if (!ddi->Device.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnRetain(hDevice);
}

ur_result_t urDeviceRetain(ur_device_handle_t hDevice) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Device.pfnRetain(hDevice);
    }
    return loader_dispatch_DeviceRetain(hDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceRetain(ur_device_handle_t hDevice);

ur_result_t loader_by_layout_DeviceRetain(ur_device_handle_t hDevice) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hDevice);
    if (!ddi->Device.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnRetain(hDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceRelease(ur_device_handle_t hDevice);

ur_result_t loader_dispatch_DeviceRelease(ur_device_handle_t hDevice) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hDevice;
    if (!ddi->Device.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnRelease(hDevice);
}

ur_result_t urDeviceRelease(ur_device_handle_t hDevice) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Device.pfnRelease(hDevice);
    }
    return loader_dispatch_DeviceRelease(hDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceRelease(ur_device_handle_t hDevice);

ur_result_t loader_by_layout_DeviceRelease(ur_device_handle_t hDevice) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hDevice);
    if (!ddi->Device.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnRelease(hDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet);

ur_result_t loader_dispatch_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hDevice;
    if (!ddi->Device.pfnPartition) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnPartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}

ur_result_t urDevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Device.pfnPartition(
            hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
    }
    return loader_dispatch_DevicePartition(
        hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet);

ur_result_t loader_by_layout_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hDevice);
    if (!ddi->Device.pfnPartition) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnPartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary);

ur_result_t loader_dispatch_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hDevice;
    if (!ddi->Device.pfnSelectBinary) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

ur_result_t urDeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Device.pfnSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
    }
    return loader_dispatch_DeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary);

ur_result_t loader_by_layout_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hDevice);
    if (!ddi->Device.pfnSelectBinary) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice);

ur_result_t loader_dispatch_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hDevice;
    if (!ddi->Device.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnGetNativeHandle(hDevice, phNativeDevice);
}

ur_result_t urDeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Device.pfnGetNativeHandle(hDevice, phNativeDevice);
    }
    return loader_dispatch_DeviceGetNativeHandle(hDevice, phNativeDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice);

ur_result_t loader_by_layout_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hDevice);
    if (!ddi->Device.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnGetNativeHandle(hDevice, phNativeDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice);

ur_result_t loader_dispatch_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hAdapter;
    if (!ddi->Device.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
}

ur_result_t urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Device.pfnCreateWithNativeHandle(
            hNativeDevice, hAdapter, pProperties, phDevice);
    }
    return loader_dispatch_DeviceCreateWithNativeHandle(
        hNativeDevice, hAdapter, pProperties, phDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice);

ur_result_t loader_by_layout_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hAdapter);
    if (!ddi->Device.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp);

ur_result_t loader_dispatch_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hDevice;
    if (!ddi->Device.pfnGetGlobalTimestamps) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
}

ur_result_t urDeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Device.pfnGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
    }
    return loader_dispatch_DeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp);

ur_result_t loader_by_layout_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hDevice);
    if (!ddi->Device.pfnGetGlobalTimestamps) {
        return loader_caught_unsupported();
    }
    return ddi->Device.pfnGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnEventsWait) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnEventsWait(
            hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnEventsWait) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnEventsWaitWithBarrier) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnEventsWaitWithBarrier(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnEventsWaitWithBarrier(
            hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueEventsWaitWithBarrier(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnEventsWaitWithBarrier) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnEventsWaitWithBarrier(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemBufferRead) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferRead(
        hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
}

ur_result_t urEnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemBufferRead(
            hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
            phEvent);
    }
    return loader_dispatch_EnqueueMemBufferRead(
        hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemBufferRead) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferRead(
        hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemBufferWrite) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferWrite(
        hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
}

ur_result_t urEnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemBufferWrite(
            hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueMemBufferWrite(
        hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemBufferWrite) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferWrite(
        hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemBufferReadRect) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferReadRect(
        hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
}

ur_result_t urEnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemBufferReadRect(
            hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
            bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueMemBufferReadRect(
        hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemBufferReadRect) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferReadRect(
        hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemBufferWriteRect) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferWriteRect(
        hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
}

ur_result_t urEnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemBufferWriteRect(
            hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
            bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueMemBufferWriteRect(
        hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemBufferWriteRect) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferWriteRect(
        hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemBufferCopy) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferCopy(
        hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
        phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemBufferCopy(
            hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueMemBufferCopy(
        hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemBufferCopy) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferCopy(
        hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemBufferCopyRect) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemBufferCopyRect(
            hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch,
            srcSlicePitch, dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemBufferCopyRect) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemBufferFill) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferFill(
        hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}

ur_result_t urEnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemBufferFill(
            hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueMemBufferFill(
        hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemBufferFill) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferFill(
        hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemImageRead) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemImageRead(
        hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
        numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemImageRead(
            hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
            numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueMemImageRead(
        hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
        numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemImageRead) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemImageRead(
        hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
        numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemImageWrite) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemImageWrite(
        hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
        numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemImageWrite(
            hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
            numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueMemImageWrite(
        hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
        numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemImageWrite) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemImageWrite(
        hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
        numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemImageCopy) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemImageCopy(
        hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
        phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemImageCopy(
            hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueMemImageCopy(
        hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemImageCopy) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemImageCopy(
        hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap);

ur_result_t loader_dispatch_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemBufferMap) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferMap(
        hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent, ppRetMap);
}

ur_result_t urEnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemBufferMap(
            hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList,
            phEventWaitList, phEvent, ppRetMap);
    }
    return loader_dispatch_EnqueueMemBufferMap(
        hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent, ppRetMap);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap);

ur_result_t loader_by_layout_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemBufferMap) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemBufferMap(
        hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent, ppRetMap);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnMemUnmap) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemUnmap(
        hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnMemUnmap(
            hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueMemUnmap(
        hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnMemUnmap) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnMemUnmap(
        hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnUSMFill) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMFill(
        hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnUSMFill(
            hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueUSMFill(
        hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnUSMFill) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMFill(
        hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnUSMMemcpy) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMMemcpy(
        hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnUSMMemcpy(
            hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueUSMMemcpy(
        hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnUSMMemcpy) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMMemcpy(
        hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnUSMPrefetch) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMPrefetch(
        hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnUSMPrefetch(
            hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueUSMPrefetch(
        hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnUSMPrefetch) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMPrefetch(
        hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnUSMAdvise) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
}

ur_result_t urEnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
    }
    return loader_dispatch_EnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnUSMAdvise) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnUSMFill2D) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMFill2D(
        hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
}

ur_result_t urEnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnUSMFill2D(
            hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueUSMFill2D(
        hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnUSMFill2D) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMFill2D(
        hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnUSMMemcpy2D) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMMemcpy2D(
        hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
}

ur_result_t urEnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnUSMMemcpy2D(
            hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueUSMMemcpy2D(
        hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnUSMMemcpy2D) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnUSMMemcpy2D(
        hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnDeviceGlobalVariableWrite) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnDeviceGlobalVariableWrite(
        hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
        phEventWaitList, phEvent);
}

ur_result_t urEnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnDeviceGlobalVariableWrite(
            hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueDeviceGlobalVariableWrite(
        hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnDeviceGlobalVariableWrite) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnDeviceGlobalVariableWrite(
        hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnDeviceGlobalVariableRead) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnDeviceGlobalVariableRead(
        hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
        phEventWaitList, phEvent);
}

ur_result_t urEnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnDeviceGlobalVariableRead(
            hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueDeviceGlobalVariableRead(
        hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnDeviceGlobalVariableRead) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnDeviceGlobalVariableRead(
        hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
        phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnReadHostPipe) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnReadHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}

ur_result_t urEnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnReadHostPipe(
            hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueReadHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnReadHostPipe) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnReadHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnWriteHostPipe) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnWriteHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}

ur_result_t urEnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnWriteHostPipe(
            hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueWriteHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnWriteHostPipe) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnWriteHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hEvent;
    if (!ddi->Event.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urEventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Event.pfnGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_EventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hEvent);
    if (!ddi->Event.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hEvent;
    if (!ddi->Event.pfnGetProfilingInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urEventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Event.pfnGetProfilingInfo(
            hEvent, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_EventGetProfilingInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hEvent);
    if (!ddi->Event.pfnGetProfilingInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventRetain(ur_event_handle_t hEvent);

ur_result_t loader_dispatch_EventRetain(ur_event_handle_t hEvent) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hEvent;
    if (!ddi->Event.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnRetain(hEvent);
}

ur_result_t urEventRetain(ur_event_handle_t hEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Event.pfnRetain(hEvent);
    }
    return loader_dispatch_EventRetain(hEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventRetain(ur_event_handle_t hEvent);

ur_result_t loader_by_layout_EventRetain(ur_event_handle_t hEvent) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hEvent);
    if (!ddi->Event.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnRetain(hEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventRelease(ur_event_handle_t hEvent);

ur_result_t loader_dispatch_EventRelease(ur_event_handle_t hEvent) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hEvent;
    if (!ddi->Event.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnRelease(hEvent);
}

ur_result_t urEventRelease(ur_event_handle_t hEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Event.pfnRelease(hEvent);
    }
    return loader_dispatch_EventRelease(hEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventRelease(ur_event_handle_t hEvent);

ur_result_t loader_by_layout_EventRelease(ur_event_handle_t hEvent) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hEvent);
    if (!ddi->Event.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnRelease(hEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);

ur_result_t loader_dispatch_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hEvent;
    if (!ddi->Event.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnGetNativeHandle(hEvent, phNativeEvent);
}

ur_result_t urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Event.pfnGetNativeHandle(hEvent, phNativeEvent);
    }
    return loader_dispatch_EventGetNativeHandle(hEvent, phNativeEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);

ur_result_t loader_by_layout_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hEvent);
    if (!ddi->Event.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnGetNativeHandle(hEvent, phNativeEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Event.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
}

ur_result_t urEventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Event.pfnCreateWithNativeHandle(
            hNativeEvent, hContext, pProperties, phEvent);
    }
    return loader_dispatch_EventCreateWithNativeHandle(
        hNativeEvent, hContext, pProperties, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Event.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData);

ur_result_t loader_dispatch_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hEvent;
    if (!ddi->Event.pfnSetCallback) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData);
}

ur_result_t urEventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData);
    }
    return loader_dispatch_EventSetCallback(hEvent, execStatus, pfnNotify, pUserData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData);

ur_result_t loader_by_layout_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hEvent);
    if (!ddi->Event.pfnSetCallback) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->EnqueueExp.pfnUSMDeviceAllocExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnUSMDeviceAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

ur_result_t urEnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.EnqueueExp.pfnUSMDeviceAllocExp(
            hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    }
    return loader_dispatch_EnqueueUSMDeviceAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->EnqueueExp.pfnUSMDeviceAllocExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnUSMDeviceAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->EnqueueExp.pfnUSMSharedAllocExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnUSMSharedAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

ur_result_t urEnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.EnqueueExp.pfnUSMSharedAllocExp(
            hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    }
    return loader_dispatch_EnqueueUSMSharedAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->EnqueueExp.pfnUSMSharedAllocExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnUSMSharedAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->EnqueueExp.pfnUSMHostAllocExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnUSMHostAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

ur_result_t urEnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.EnqueueExp.pfnUSMHostAllocExp(
            hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    }
    return loader_dispatch_EnqueueUSMHostAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->EnqueueExp.pfnUSMHostAllocExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnUSMHostAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->EnqueueExp.pfnUSMFreeExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnUSMFreeExp(
        hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.EnqueueExp.pfnUSMFreeExp(
            hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueUSMFreeExp(
        hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->EnqueueExp.pfnUSMFreeExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnUSMFreeExp(
        hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool);

ur_result_t loader_dispatch_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnPoolCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
}

ur_result_t urUSMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
    }
    return loader_dispatch_USMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool);

ur_result_t loader_by_layout_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnPoolCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);

ur_result_t loader_dispatch_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnPoolDestroyExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolDestroyExp(hContext, hDevice, hPool);
}

ur_result_t urUSMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnPoolDestroyExp(hContext, hDevice, hPool);
    }
    return loader_dispatch_USMPoolDestroyExp(hContext, hDevice, hPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);

ur_result_t loader_by_layout_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnPoolDestroyExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolDestroyExp(hContext, hDevice, hPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);

ur_result_t loader_dispatch_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnPoolGetDefaultDevicePoolExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
}

ur_result_t urUSMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
    }
    return loader_dispatch_USMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);

ur_result_t loader_by_layout_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnPoolGetDefaultDevicePoolExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_dispatch_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    if (!hPool) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hPool;
    if (!ddi->USMExp.pfnPoolGetInfoExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
}

ur_result_t urUSMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_USMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_by_layout_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    if (!hPool) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hPool);
    if (!ddi->USMExp.pfnPoolGetInfoExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize);

ur_result_t loader_dispatch_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) {
    if (!hPool) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hPool;
    if (!ddi->USMExp.pfnPoolSetInfoExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolSetInfoExp(hPool, propName, pPropValue, propSize);
}

ur_result_t urUSMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnPoolSetInfoExp(hPool, propName, pPropValue, propSize);
    }
    return loader_dispatch_USMPoolSetInfoExp(hPool, propName, pPropValue, propSize);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize);

ur_result_t loader_by_layout_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) {
    if (!hPool) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hPool);
    if (!ddi->USMExp.pfnPoolSetInfoExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolSetInfoExp(hPool, propName, pPropValue, propSize);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);

ur_result_t loader_dispatch_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnPoolSetDevicePoolExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolSetDevicePoolExp(hContext, hDevice, hPool);
}

ur_result_t urUSMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnPoolSetDevicePoolExp(hContext, hDevice, hPool);
    }
    return loader_dispatch_USMPoolSetDevicePoolExp(hContext, hDevice, hPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);

ur_result_t loader_by_layout_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnPoolSetDevicePoolExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolSetDevicePoolExp(hContext, hDevice, hPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);

ur_result_t loader_dispatch_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnPoolGetDevicePoolExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolGetDevicePoolExp(hContext, hDevice, pPool);
}

ur_result_t urUSMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnPoolGetDevicePoolExp(hContext, hDevice, pPool);
    }
    return loader_dispatch_USMPoolGetDevicePoolExp(hContext, hDevice, pPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);

ur_result_t loader_by_layout_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnPoolGetDevicePoolExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolGetDevicePoolExp(hContext, hDevice, pPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep);

ur_result_t loader_dispatch_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnPoolTrimToExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
}

ur_result_t urUSMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
    }
    return loader_dispatch_USMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep);

ur_result_t loader_by_layout_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnPoolTrimToExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch);

ur_result_t loader_dispatch_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnPitchedAllocExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPitchedAllocExp(
        hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
        pResultPitch);
}

ur_result_t urUSMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnPitchedAllocExp(
            hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
            pResultPitch);
    }
    return loader_dispatch_USMPitchedAllocExp(
        hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
        pResultPitch);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch);

ur_result_t loader_by_layout_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnPitchedAllocExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnPitchedAllocExp(
        hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
        pResultPitch);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);

ur_result_t loader_dispatch_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnUnsampledImageHandleDestroyExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

ur_result_t urBindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp(
            hContext, hDevice, hImage);
    }
    return loader_dispatch_BindlessImagesUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);

ur_result_t loader_by_layout_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnUnsampledImageHandleDestroyExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);

ur_result_t loader_dispatch_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnSampledImageHandleDestroyExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnSampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

ur_result_t urBindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnSampledImageHandleDestroyExp(
            hContext, hDevice, hImage);
    }
    return loader_dispatch_BindlessImagesSampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);

ur_result_t loader_by_layout_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnSampledImageHandleDestroyExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnSampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem);

ur_result_t loader_dispatch_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnImageAllocateExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImageAllocateExp(
        hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
}

ur_result_t urBindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnImageAllocateExp(
            hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
    }
    return loader_dispatch_BindlessImagesImageAllocateExp(
        hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem);

ur_result_t loader_by_layout_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnImageAllocateExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImageAllocateExp(
        hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem);

ur_result_t loader_dispatch_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnImageFreeExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImageFreeExp(hContext, hDevice, hImageMem);
}

ur_result_t urBindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnImageFreeExp(hContext, hDevice, hImageMem);
    }
    return loader_dispatch_BindlessImagesImageFreeExp(hContext, hDevice, hImageMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem);

ur_result_t loader_by_layout_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnImageFreeExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImageFreeExp(hContext, hDevice, hImageMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage);

ur_result_t loader_dispatch_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnUnsampledImageCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnUnsampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
}

ur_result_t urBindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnUnsampledImageCreateExp(
            hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
    }
    return loader_dispatch_BindlessImagesUnsampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage);

ur_result_t loader_by_layout_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnUnsampledImageCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnUnsampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage);

ur_result_t loader_dispatch_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnSampledImageCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnSampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
}

ur_result_t urBindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnSampledImageCreateExp(
            hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
    }
    return loader_dispatch_BindlessImagesSampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage);

ur_result_t loader_by_layout_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnSampledImageCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnSampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->BindlessImagesExp.pfnImageCopyExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImageCopyExp(
        hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
        pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
        phEvent);
}

ur_result_t urBindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnImageCopyExp(
            hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
            pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
            phEvent);
    }
    return loader_dispatch_BindlessImagesImageCopyExp(
        hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
        pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->BindlessImagesExp.pfnImageCopyExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImageCopyExp(
        hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
        pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_dispatch_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnImageGetInfoExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImageGetInfoExp(
        hContext, hImageMem, propName, pPropValue, pPropSizeRet);
}

ur_result_t urBindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnImageGetInfoExp(
            hContext, hImageMem, propName, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_BindlessImagesImageGetInfoExp(
        hContext, hImageMem, propName, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_by_layout_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnImageGetInfoExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImageGetInfoExp(
        hContext, hImageMem, propName, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);

ur_result_t loader_dispatch_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

ur_result_t urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp(
            hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    }
    return loader_dispatch_BindlessImagesGetImageMemoryHandleTypeSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);

ur_result_t loader_by_layout_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);

ur_result_t loader_dispatch_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

ur_result_t urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp(
            hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    }
    return loader_dispatch_BindlessImagesGetImageUnsampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);

ur_result_t loader_by_layout_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);

ur_result_t loader_dispatch_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnGetImageSampledHandleSupportExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnGetImageSampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

ur_result_t urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnGetImageSampledHandleSupportExp(
            hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    }
    return loader_dispatch_BindlessImagesGetImageSampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);

ur_result_t loader_by_layout_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnGetImageSampledHandleSupportExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnGetImageSampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem);

ur_result_t loader_dispatch_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnMipmapGetLevelExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnMipmapGetLevelExp(
        hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
}

ur_result_t urBindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnMipmapGetLevelExp(
            hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
    }
    return loader_dispatch_BindlessImagesMipmapGetLevelExp(
        hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem);

ur_result_t loader_by_layout_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnMipmapGetLevelExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnMipmapGetLevelExp(
        hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem);

ur_result_t loader_dispatch_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnMipmapFreeExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnMipmapFreeExp(hContext, hDevice, hMem);
}

ur_result_t urBindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnMipmapFreeExp(hContext, hDevice, hMem);
    }
    return loader_dispatch_BindlessImagesMipmapFreeExp(hContext, hDevice, hMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem);

ur_result_t loader_by_layout_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnMipmapFreeExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnMipmapFreeExp(hContext, hDevice, hMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem);

ur_result_t loader_dispatch_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnImportExternalMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImportExternalMemoryExp(
        hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
}

ur_result_t urBindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnImportExternalMemoryExp(
            hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
    }
    return loader_dispatch_BindlessImagesImportExternalMemoryExp(
        hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem);

ur_result_t loader_by_layout_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnImportExternalMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImportExternalMemoryExp(
        hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem);

ur_result_t loader_dispatch_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnMapExternalArrayExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnMapExternalArrayExp(
        hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
}

ur_result_t urBindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnMapExternalArrayExp(
            hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
    }
    return loader_dispatch_BindlessImagesMapExternalArrayExp(
        hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem);

ur_result_t loader_by_layout_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnMapExternalArrayExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnMapExternalArrayExp(
        hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem);

ur_result_t loader_dispatch_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnMapExternalLinearMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnMapExternalLinearMemoryExp(
        hContext, hDevice, offset, size, hExternalMem, ppRetMem);
}

ur_result_t urBindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnMapExternalLinearMemoryExp(
            hContext, hDevice, offset, size, hExternalMem, ppRetMem);
    }
    return loader_dispatch_BindlessImagesMapExternalLinearMemoryExp(
        hContext, hDevice, offset, size, hExternalMem, ppRetMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem);

ur_result_t loader_by_layout_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnMapExternalLinearMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnMapExternalLinearMemoryExp(
        hContext, hDevice, offset, size, hExternalMem, ppRetMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem);

ur_result_t loader_dispatch_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnReleaseExternalMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
}

ur_result_t urBindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnReleaseExternalMemoryExp(
            hContext, hDevice, hExternalMem);
    }
    return loader_dispatch_BindlessImagesReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem);

ur_result_t loader_by_layout_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnReleaseExternalMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);

ur_result_t loader_dispatch_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnFreeMappedLinearMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
}

ur_result_t urBindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
    }
    return loader_dispatch_BindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);

ur_result_t loader_by_layout_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnFreeMappedLinearMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet);

ur_result_t loader_dispatch_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hDevice;
    if (!ddi->BindlessImagesExp.pfnSupportsImportingHandleTypeExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnSupportsImportingHandleTypeExp(
        hDevice, memHandleType, pSupportedRet);
}

ur_result_t urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnSupportsImportingHandleTypeExp(
            hDevice, memHandleType, pSupportedRet);
    }
    return loader_dispatch_BindlessImagesSupportsImportingHandleTypeExp(
        hDevice, memHandleType, pSupportedRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet);

ur_result_t loader_by_layout_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hDevice);
    if (!ddi->BindlessImagesExp.pfnSupportsImportingHandleTypeExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnSupportsImportingHandleTypeExp(
        hDevice, memHandleType, pSupportedRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore);

ur_result_t loader_dispatch_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnImportExternalSemaphoreExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImportExternalSemaphoreExp(
        hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
}

ur_result_t urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnImportExternalSemaphoreExp(
            hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
    }
    return loader_dispatch_BindlessImagesImportExternalSemaphoreExp(
        hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore);

ur_result_t loader_by_layout_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnImportExternalSemaphoreExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnImportExternalSemaphoreExp(
        hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore);

ur_result_t loader_dispatch_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->BindlessImagesExp.pfnReleaseExternalSemaphoreExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnReleaseExternalSemaphoreExp(
        hContext, hDevice, hExternalSemaphore);
}

ur_result_t urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnReleaseExternalSemaphoreExp(
            hContext, hDevice, hExternalSemaphore);
    }
    return loader_dispatch_BindlessImagesReleaseExternalSemaphoreExp(
        hContext, hDevice, hExternalSemaphore);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore);

ur_result_t loader_by_layout_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->BindlessImagesExp.pfnReleaseExternalSemaphoreExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnReleaseExternalSemaphoreExp(
        hContext, hDevice, hExternalSemaphore);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->BindlessImagesExp.pfnWaitExternalSemaphoreExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnWaitExternalSemaphoreExp(
        hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urBindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp(
            hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList,
            phEvent);
    }
    return loader_dispatch_BindlessImagesWaitExternalSemaphoreExp(
        hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->BindlessImagesExp.pfnWaitExternalSemaphoreExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnWaitExternalSemaphoreExp(
        hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->BindlessImagesExp.pfnSignalExternalSemaphoreExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnSignalExternalSemaphoreExp(
        hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList,
        phEvent);
}

ur_result_t urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp(
            hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList,
            phEvent);
    }
    return loader_dispatch_BindlessImagesSignalExternalSemaphoreExp(
        hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->BindlessImagesExp.pfnSignalExternalSemaphoreExp) {
        return loader_caught_unsupported();
    }
    return ddi->BindlessImagesExp.pfnSignalExternalSemaphoreExp(
        hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList,
        phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer);

ur_result_t loader_dispatch_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->CommandBufferExp.pfnCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnCreateExp(
        hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
}

ur_result_t urCommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnCreateExp(
            hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
    }
    return loader_dispatch_CommandBufferCreateExp(
        hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer);

ur_result_t loader_by_layout_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->CommandBufferExp.pfnCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnCreateExp(
        hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer);

ur_result_t loader_dispatch_CommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnRetainExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnRetainExp(hCommandBuffer);
}

ur_result_t urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnRetainExp(hCommandBuffer);
    }
    return loader_dispatch_CommandBufferRetainExp(hCommandBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer);

ur_result_t loader_by_layout_CommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnRetainExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnRetainExp(hCommandBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer);

ur_result_t loader_dispatch_CommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnReleaseExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnReleaseExp(hCommandBuffer);
}

ur_result_t urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnReleaseExp(hCommandBuffer);
    }
    return loader_dispatch_CommandBufferReleaseExp(hCommandBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer);

ur_result_t loader_by_layout_CommandBufferReleaseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnReleaseExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnReleaseExp(hCommandBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer);

ur_result_t loader_dispatch_CommandBufferFinalizeExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnFinalizeExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnFinalizeExp(hCommandBuffer);
}

ur_result_t urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnFinalizeExp(hCommandBuffer);
    }
    return loader_dispatch_CommandBufferFinalizeExp(hCommandBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferFinalizeExp(
    ur_exp_command_buffer_handle_t hCommandBuffer);

ur_result_t loader_by_layout_CommandBufferFinalizeExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnFinalizeExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnFinalizeExp(hCommandBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendKernelLaunchExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendKernelLaunchExp(
            hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
            numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList,
            pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendKernelLaunchExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendKernelLaunchWithArgsExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(
            hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
            numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList,
            pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendKernelLaunchWithArgsExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendKernelLaunchWithArgsExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendUSMMemcpyExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp(
            hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
            numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendUSMMemcpyExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendUSMFillExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendUSMFillExp(
            hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
            pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendUSMFillExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendMemBufferCopyExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp(
            hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
            pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendMemBufferCopyExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendMemBufferWriteExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp(
            hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList,
            pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendMemBufferWriteExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendMemBufferReadExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendMemBufferReadExp(
            hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList,
            pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendMemBufferReadExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendMemBufferCopyRectExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp(
            hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch,
            srcSlicePitch, dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
            numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendMemBufferCopyRectExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendMemBufferWriteRectExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp(
            hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch,
            bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList,
            pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendMemBufferWriteRectExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendMemBufferReadRectExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp(
            hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch,
            bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList,
            pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendMemBufferReadRectExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendMemBufferFillExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendMemBufferFillExp(
            hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
            pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendMemBufferFillExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendUSMPrefetchExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendUSMPrefetchExp(
        hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendUSMPrefetchExp(
            hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
            numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendUSMPrefetchExp(
        hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendUSMPrefetchExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendUSMPrefetchExp(
        hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_dispatch_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendUSMAdviseExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendUSMAdviseExp(
        hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendUSMAdviseExp(
            hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
            numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    }
    return loader_dispatch_CommandBufferAppendUSMAdviseExp(
        hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

ur_result_t loader_by_layout_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendUSMAdviseExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendUSMAdviseExp(
        hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint);

ur_result_t loader_dispatch_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnAppendNativeCommandExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendNativeCommandExp(
        hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint);
}

ur_result_t urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnAppendNativeCommandExp(
            hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList,
            pSyncPointWaitList, pSyncPoint);
    }
    return loader_dispatch_CommandBufferAppendNativeCommandExp(
        hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint);

ur_result_t loader_by_layout_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnAppendNativeCommandExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnAppendNativeCommandExp(
        hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->EnqueueExp.pfnCommandBufferExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnCommandBufferExp(
        hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.EnqueueExp.pfnCommandBufferExp(
            hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueCommandBufferExp(
        hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->EnqueueExp.pfnCommandBufferExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnCommandBufferExp(
        hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch);

ur_result_t loader_dispatch_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnUpdateKernelLaunchExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnUpdateKernelLaunchExp(
        hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
}

ur_result_t urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnUpdateKernelLaunchExp(
            hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
    }
    return loader_dispatch_CommandBufferUpdateKernelLaunchExp(
        hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch);

ur_result_t loader_by_layout_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnUpdateKernelLaunchExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnUpdateKernelLaunchExp(
        hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent);

ur_result_t loader_dispatch_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
    if (!hCommand) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommand;
    if (!ddi->CommandBufferExp.pfnUpdateSignalEventExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnUpdateSignalEventExp(hCommand, phSignalEvent);
}

ur_result_t urCommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnUpdateSignalEventExp(hCommand, phSignalEvent);
    }
    return loader_dispatch_CommandBufferUpdateSignalEventExp(hCommand, phSignalEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent);

ur_result_t loader_by_layout_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
    if (!hCommand) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommand);
    if (!ddi->CommandBufferExp.pfnUpdateSignalEventExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnUpdateSignalEventExp(hCommand, phSignalEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList);

ur_result_t loader_dispatch_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    if (!hCommand) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommand;
    if (!ddi->CommandBufferExp.pfnUpdateWaitEventsExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnUpdateWaitEventsExp(
        hCommand, numEventsInWaitList, phEventWaitList);
}

ur_result_t urCommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnUpdateWaitEventsExp(
            hCommand, numEventsInWaitList, phEventWaitList);
    }
    return loader_dispatch_CommandBufferUpdateWaitEventsExp(
        hCommand, numEventsInWaitList, phEventWaitList);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList);

ur_result_t loader_by_layout_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    if (!hCommand) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommand);
    if (!ddi->CommandBufferExp.pfnUpdateWaitEventsExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnUpdateWaitEventsExp(
        hCommand, numEventsInWaitList, phEventWaitList);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_dispatch_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnGetInfoExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnGetInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urCommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnGetInfoExp(
            hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_CommandBufferGetInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_by_layout_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnGetInfoExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnGetInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer);

ur_result_t loader_dispatch_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hCommandBuffer;
    if (!ddi->CommandBufferExp.pfnGetNativeHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
}

ur_result_t urCommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.CommandBufferExp.pfnGetNativeHandleExp(
            hCommandBuffer, phNativeCommandBuffer);
    }
    return loader_dispatch_CommandBufferGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer);

ur_result_t loader_by_layout_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hCommandBuffer);
    if (!ddi->CommandBufferExp.pfnGetNativeHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->CommandBufferExp.pfnGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceWaitExp(ur_device_handle_t hDevice);

ur_result_t loader_dispatch_DeviceWaitExp(ur_device_handle_t hDevice) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hDevice;
    if (!ddi->DeviceExp.pfnWaitExp) {
        return loader_caught_unsupported();
    }
    return ddi->DeviceExp.pfnWaitExp(hDevice);
}

ur_result_t urDeviceWaitExp(ur_device_handle_t hDevice) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.DeviceExp.pfnWaitExp(hDevice);
    }
    return loader_dispatch_DeviceWaitExp(hDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceWaitExp(ur_device_handle_t hDevice);

ur_result_t loader_by_layout_DeviceWaitExp(ur_device_handle_t hDevice) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hDevice);
    if (!ddi->DeviceExp.pfnWaitExp) {
        return loader_caught_unsupported();
    }
    return ddi->DeviceExp.pfnWaitExp(hDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms);

ur_result_t loader_dispatch_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->ProgramExp.pfnDynamicLinkExp) {
        return loader_caught_unsupported();
    }
    return ddi->ProgramExp.pfnDynamicLinkExp(hContext, count, phPrograms);
}

ur_result_t urProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.ProgramExp.pfnDynamicLinkExp(hContext, count, phPrograms);
    }
    return loader_dispatch_ProgramDynamicLinkExp(hContext, count, phPrograms);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms);

ur_result_t loader_by_layout_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->ProgramExp.pfnDynamicLinkExp) {
        return loader_caught_unsupported();
    }
    return ddi->ProgramExp.pfnDynamicLinkExp(hContext, count, phPrograms);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->EnqueueExp.pfnKernelLaunchWithArgsExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnKernelLaunchWithArgsExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs,
        pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp(
            hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs,
            pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueKernelLaunchWithArgsExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs,
        pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->EnqueueExp.pfnKernelLaunchWithArgsExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnKernelLaunchWithArgsExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs,
        pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->EnqueueExp.pfnTimestampRecordingExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnTimestampRecordingExp(
        hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.EnqueueExp.pfnTimestampRecordingExp(
            hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueTimestampRecordingExp(
        hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->EnqueueExp.pfnTimestampRecordingExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnTimestampRecordingExp(
        hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph);

ur_result_t loader_dispatch_GraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->GraphExp.pfnCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnCreateExp(hContext, phGraph);
}

ur_result_t urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.GraphExp.pfnCreateExp(hContext, phGraph);
    }
    return loader_dispatch_GraphCreateExp(hContext, phGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph);

ur_result_t loader_by_layout_GraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->GraphExp.pfnCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnCreateExp(hContext, phGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue);

ur_result_t loader_dispatch_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->QueueExp.pfnBeginGraphCaptureExp) {
        return loader_caught_unsupported();
    }
    return ddi->QueueExp.pfnBeginGraphCaptureExp(hQueue);
}

ur_result_t urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.QueueExp.pfnBeginGraphCaptureExp(hQueue);
    }
    return loader_dispatch_QueueBeginGraphCaptureExp(hQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue);

ur_result_t loader_by_layout_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->QueueExp.pfnBeginGraphCaptureExp) {
        return loader_caught_unsupported();
    }
    return ddi->QueueExp.pfnBeginGraphCaptureExp(hQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph);

ur_result_t loader_dispatch_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->QueueExp.pfnBeginCaptureIntoGraphExp) {
        return loader_caught_unsupported();
    }
    return ddi->QueueExp.pfnBeginCaptureIntoGraphExp(hQueue, hGraph);
}

ur_result_t urQueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.QueueExp.pfnBeginCaptureIntoGraphExp(hQueue, hGraph);
    }
    return loader_dispatch_QueueBeginCaptureIntoGraphExp(hQueue, hGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph);

ur_result_t loader_by_layout_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->QueueExp.pfnBeginCaptureIntoGraphExp) {
        return loader_caught_unsupported();
    }
    return ddi->QueueExp.pfnBeginCaptureIntoGraphExp(hQueue, hGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);

ur_result_t loader_dispatch_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->QueueExp.pfnEndGraphCaptureExp) {
        return loader_caught_unsupported();
    }
    return ddi->QueueExp.pfnEndGraphCaptureExp(hQueue, phGraph);
}

ur_result_t urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.QueueExp.pfnEndGraphCaptureExp(hQueue, phGraph);
    }
    return loader_dispatch_QueueEndGraphCaptureExp(hQueue, phGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);

ur_result_t loader_by_layout_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->QueueExp.pfnEndGraphCaptureExp) {
        return loader_caught_unsupported();
    }
    return ddi->QueueExp.pfnEndGraphCaptureExp(hQueue, phGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph);

ur_result_t loader_dispatch_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hGraph;
    if (!ddi->GraphExp.pfnInstantiateGraphExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnInstantiateGraphExp(hGraph, phExecGraph);
}

ur_result_t urGraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.GraphExp.pfnInstantiateGraphExp(hGraph, phExecGraph);
    }
    return loader_dispatch_GraphInstantiateGraphExp(hGraph, phExecGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph);

ur_result_t loader_by_layout_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hGraph);
    if (!ddi->GraphExp.pfnInstantiateGraphExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnInstantiateGraphExp(hGraph, phExecGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->EnqueueExp.pfnGraphExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnGraphExp(
        hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.EnqueueExp.pfnGraphExp(
            hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueGraphExp(
        hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->EnqueueExp.pfnGraphExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnGraphExp(
        hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphDestroyExp(ur_exp_graph_handle_t hGraph);

ur_result_t loader_dispatch_GraphDestroyExp(ur_exp_graph_handle_t hGraph) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hGraph;
    if (!ddi->GraphExp.pfnDestroyExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnDestroyExp(hGraph);
}

ur_result_t urGraphDestroyExp(ur_exp_graph_handle_t hGraph) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.GraphExp.pfnDestroyExp(hGraph);
    }
    return loader_dispatch_GraphDestroyExp(hGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphDestroyExp(ur_exp_graph_handle_t hGraph);

ur_result_t loader_by_layout_GraphDestroyExp(ur_exp_graph_handle_t hGraph) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hGraph);
    if (!ddi->GraphExp.pfnDestroyExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnDestroyExp(hGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph);

ur_result_t loader_dispatch_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) {
    if (!hExecutableGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hExecutableGraph;
    if (!ddi->GraphExp.pfnExecutableGraphDestroyExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnExecutableGraphDestroyExp(hExecutableGraph);
}

ur_result_t urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t hExecutableGraph) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.GraphExp.pfnExecutableGraphDestroyExp(hExecutableGraph);
    }
    return loader_dispatch_GraphExecutableGraphDestroyExp(hExecutableGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph);

ur_result_t loader_by_layout_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) {
    if (!hExecutableGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hExecutableGraph);
    if (!ddi->GraphExp.pfnExecutableGraphDestroyExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnExecutableGraphDestroyExp(hExecutableGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult);

ur_result_t loader_dispatch_QueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->QueueExp.pfnIsGraphCaptureEnabledExp) {
        return loader_caught_unsupported();
    }
    return ddi->QueueExp.pfnIsGraphCaptureEnabledExp(hQueue, pResult);
}

ur_result_t urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.QueueExp.pfnIsGraphCaptureEnabledExp(hQueue, pResult);
    }
    return loader_dispatch_QueueIsGraphCaptureEnabledExp(hQueue, pResult);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult);

ur_result_t loader_by_layout_QueueIsGraphCaptureEnabledExp(
    ur_queue_handle_t hQueue, bool *pResult) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->QueueExp.pfnIsGraphCaptureEnabledExp) {
        return loader_caught_unsupported();
    }
    return ddi->QueueExp.pfnIsGraphCaptureEnabledExp(hQueue, pResult);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);

ur_result_t loader_dispatch_QueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->QueueExp.pfnGetGraphExp) {
        return loader_caught_unsupported();
    }
    return ddi->QueueExp.pfnGetGraphExp(hQueue, phGraph);
}

ur_result_t urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.QueueExp.pfnGetGraphExp(hQueue, phGraph);
    }
    return loader_dispatch_QueueGetGraphExp(hQueue, phGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);

ur_result_t loader_by_layout_QueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->QueueExp.pfnGetGraphExp) {
        return loader_caught_unsupported();
    }
    return ddi->QueueExp.pfnGetGraphExp(hQueue, phGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult);

ur_result_t loader_dispatch_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hGraph;
    if (!ddi->GraphExp.pfnIsEmptyExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnIsEmptyExp(hGraph, pResult);
}

ur_result_t urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.GraphExp.pfnIsEmptyExp(hGraph, pResult);
    }
    return loader_dispatch_GraphIsEmptyExp(hGraph, pResult);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult);

ur_result_t loader_by_layout_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hGraph);
    if (!ddi->GraphExp.pfnIsEmptyExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnIsEmptyExp(hGraph, pResult);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId);

ur_result_t loader_dispatch_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hGraph;
    if (!ddi->GraphExp.pfnGetIdExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnGetIdExp(hGraph, pGraphId);
}

ur_result_t urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.GraphExp.pfnGetIdExp(hGraph, pGraphId);
    }
    return loader_dispatch_GraphGetIdExp(hGraph, pGraphId);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId);

ur_result_t loader_by_layout_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hGraph);
    if (!ddi->GraphExp.pfnGetIdExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnGetIdExp(hGraph, pGraphId);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData);

ur_result_t loader_dispatch_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hGraph;
    if (!ddi->GraphExp.pfnSetDestructionCallbackExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
}

ur_result_t urGraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.GraphExp.pfnSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
    }
    return loader_dispatch_GraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData);

ur_result_t loader_by_layout_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hGraph);
    if (!ddi->GraphExp.pfnSetDestructionCallbackExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, const char *filePath);

ur_result_t loader_dispatch_GraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, const char *filePath) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hGraph;
    if (!ddi->GraphExp.pfnDumpContentsExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnDumpContentsExp(hGraph, filePath);
}

ur_result_t urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.GraphExp.pfnDumpContentsExp(hGraph, filePath);
    }
    return loader_dispatch_GraphDumpContentsExp(hGraph, filePath);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, const char *filePath);

ur_result_t loader_by_layout_GraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, const char *filePath) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hGraph);
    if (!ddi->GraphExp.pfnDumpContentsExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnDumpContentsExp(hGraph, filePath);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph);

ur_result_t loader_dispatch_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hGraph;
    if (!ddi->GraphExp.pfnGetNativeHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnGetNativeHandleExp(hGraph, phNativeGraph);
}

ur_result_t urGraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.GraphExp.pfnGetNativeHandleExp(hGraph, phNativeGraph);
    }
    return loader_dispatch_GraphGetNativeHandleExp(hGraph, phNativeGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph);

ur_result_t loader_by_layout_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
    if (!hGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hGraph);
    if (!ddi->GraphExp.pfnGetNativeHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnGetNativeHandleExp(hGraph, phNativeGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph);

ur_result_t loader_dispatch_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
    if (!hExecutableGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hExecutableGraph;
    if (!ddi->GraphExp.pfnExecutableGraphGetNativeHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnExecutableGraphGetNativeHandleExp(
        hExecutableGraph, phNativeExecutableGraph);
}

ur_result_t urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.GraphExp.pfnExecutableGraphGetNativeHandleExp(
            hExecutableGraph, phNativeExecutableGraph);
    }
    return loader_dispatch_GraphExecutableGraphGetNativeHandleExp(
        hExecutableGraph, phNativeExecutableGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph);

ur_result_t loader_by_layout_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
    if (!hExecutableGraph) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hExecutableGraph);
    if (!ddi->GraphExp.pfnExecutableGraphGetNativeHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->GraphExp.pfnExecutableGraphGetNativeHandleExp(
        hExecutableGraph, phNativeExecutableGraph);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->EnqueueExp.pfnHostTaskExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnHostTaskExp(
        hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.EnqueueExp.pfnHostTaskExp(
            hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueHostTaskExp(
        hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->EnqueueExp.pfnHostTaskExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnHostTaskExp(
        hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet);

ur_result_t loader_dispatch_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->IPCExp.pfnGetMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnGetMemHandleExp(
        hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

ur_result_t urIPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.IPCExp.pfnGetMemHandleExp(
            hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
    }
    return loader_dispatch_IPCGetMemHandleExp(
        hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet);

ur_result_t loader_by_layout_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->IPCExp.pfnGetMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnGetMemHandleExp(
        hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCPutMemHandleExp(
    ur_context_handle_t hContext, void *pIPCMemHandleData);

ur_result_t loader_dispatch_IPCPutMemHandleExp(
    ur_context_handle_t hContext, void *pIPCMemHandleData) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->IPCExp.pfnPutMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
}

ur_result_t urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
    }
    return loader_dispatch_IPCPutMemHandleExp(hContext, pIPCMemHandleData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCPutMemHandleExp(
    ur_context_handle_t hContext, void *pIPCMemHandleData);

ur_result_t loader_by_layout_IPCPutMemHandleExp(
    ur_context_handle_t hContext, void *pIPCMemHandleData) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->IPCExp.pfnPutMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem);

ur_result_t loader_dispatch_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->IPCExp.pfnOpenMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnOpenMemHandleExp(
        hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
}

ur_result_t urIPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.IPCExp.pfnOpenMemHandleExp(
            hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
    }
    return loader_dispatch_IPCOpenMemHandleExp(
        hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem);

ur_result_t loader_by_layout_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->IPCExp.pfnOpenMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnOpenMemHandleExp(
        hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem);

ur_result_t loader_dispatch_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->IPCExp.pfnCloseMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnCloseMemHandleExp(hContext, pMem);
}

ur_result_t urIPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.IPCExp.pfnCloseMemHandleExp(hContext, pMem);
    }
    return loader_dispatch_IPCCloseMemHandleExp(hContext, pMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem);

ur_result_t loader_by_layout_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->IPCExp.pfnCloseMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnCloseMemHandleExp(hContext, pMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet);

ur_result_t loader_dispatch_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->IPCExp.pfnGetPhysMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnGetPhysMemHandleExp(
        hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}

ur_result_t urIPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.IPCExp.pfnGetPhysMemHandleExp(
            hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
    }
    return loader_dispatch_IPCGetPhysMemHandleExp(
        hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet);

ur_result_t loader_by_layout_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->IPCExp.pfnGetPhysMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnGetPhysMemHandleExp(
        hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData);

ur_result_t loader_dispatch_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->IPCExp.pfnPutPhysMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
}

ur_result_t urIPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
    }
    return loader_dispatch_IPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData);

ur_result_t loader_by_layout_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->IPCExp.pfnPutPhysMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem);

ur_result_t loader_dispatch_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->IPCExp.pfnOpenPhysMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnOpenPhysMemHandleExp(
        hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
}

ur_result_t urIPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.IPCExp.pfnOpenPhysMemHandleExp(
            hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
    }
    return loader_dispatch_IPCOpenPhysMemHandleExp(
        hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem);

ur_result_t loader_by_layout_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->IPCExp.pfnOpenPhysMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnOpenPhysMemHandleExp(
        hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem);

ur_result_t loader_dispatch_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->IPCExp.pfnClosePhysMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
}

ur_result_t urIPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
    }
    return loader_dispatch_IPCClosePhysMemHandleExp(hContext, hPhysMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem);

ur_result_t loader_by_layout_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->IPCExp.pfnClosePhysMemHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet);

ur_result_t loader_dispatch_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hEvent;
    if (!ddi->IPCExp.pfnGetEventHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnGetEventHandleExp(
        hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}

ur_result_t urIPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.IPCExp.pfnGetEventHandleExp(
            hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
    }
    return loader_dispatch_IPCGetEventHandleExp(
        hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet);

ur_result_t loader_by_layout_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hEvent);
    if (!ddi->IPCExp.pfnGetEventHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnGetEventHandleExp(
        hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData);

ur_result_t loader_dispatch_IPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->IPCExp.pfnPutEventHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
}

ur_result_t urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
    }
    return loader_dispatch_IPCPutEventHandleExp(hContext, pIPCEventHandleData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData);

ur_result_t loader_by_layout_IPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->IPCExp.pfnPutEventHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->IPCExp.pfnOpenEventHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnOpenEventHandleExp(
        hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
}

ur_result_t urIPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.IPCExp.pfnOpenEventHandleExp(
            hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
    }
    return loader_dispatch_IPCOpenEventHandleExp(
        hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->IPCExp.pfnOpenEventHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->IPCExp.pfnOpenEventHandleExp(
        hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Enqueue.pfnEventsWaitWithBarrierExt) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnEventsWaitWithBarrierExt(
        hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Enqueue.pfnEventsWaitWithBarrierExt(
            hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueEventsWaitWithBarrierExt(
        hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Enqueue.pfnEventsWaitWithBarrierExt) {
        return loader_caught_unsupported();
    }
    return ddi->Enqueue.pfnEventsWaitWithBarrierExt(
        hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem);

ur_result_t loader_dispatch_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->MemoryExportExp.pfnAllocExportableMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->MemoryExportExp.pfnAllocExportableMemoryExp(
        hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
}

ur_result_t urMemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.MemoryExportExp.pfnAllocExportableMemoryExp(
            hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
    }
    return loader_dispatch_MemoryExportAllocExportableMemoryExp(
        hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem);

ur_result_t loader_by_layout_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->MemoryExportExp.pfnAllocExportableMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->MemoryExportExp.pfnAllocExportableMemoryExp(
        hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);

ur_result_t loader_dispatch_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->MemoryExportExp.pfnFreeExportableMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->MemoryExportExp.pfnFreeExportableMemoryExp(hContext, hDevice, pMem);
}

ur_result_t urMemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.MemoryExportExp.pfnFreeExportableMemoryExp(hContext, hDevice, pMem);
    }
    return loader_dispatch_MemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);

ur_result_t loader_by_layout_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->MemoryExportExp.pfnFreeExportableMemoryExp) {
        return loader_caught_unsupported();
    }
    return ddi->MemoryExportExp.pfnFreeExportableMemoryExp(hContext, hDevice, pMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet);

ur_result_t loader_dispatch_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->MemoryExportExp.pfnExportMemoryHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->MemoryExportExp.pfnExportMemoryHandleExp(
        hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
}

ur_result_t urMemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.MemoryExportExp.pfnExportMemoryHandleExp(
            hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
    }
    return loader_dispatch_MemoryExportExportMemoryHandleExp(
        hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet);

ur_result_t loader_by_layout_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->MemoryExportExp.pfnExportMemoryHandleExp) {
        return loader_caught_unsupported();
    }
    return ddi->MemoryExportExp.pfnExportMemoryHandleExp(
        hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);

ur_result_t loader_dispatch_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hProgram;
    if (!ddi->ProgramExp.pfnBuildExp) {
        return loader_caught_unsupported();
    }
    return ddi->ProgramExp.pfnBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
}

ur_result_t urProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.ProgramExp.pfnBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
    }
    return loader_dispatch_ProgramBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);

ur_result_t loader_by_layout_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hProgram);
    if (!ddi->ProgramExp.pfnBuildExp) {
        return loader_caught_unsupported();
    }
    return ddi->ProgramExp.pfnBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);

ur_result_t loader_dispatch_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hProgram;
    if (!ddi->ProgramExp.pfnCompileExp) {
        return loader_caught_unsupported();
    }
    return ddi->ProgramExp.pfnCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
}

ur_result_t urProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.ProgramExp.pfnCompileExp(
            hProgram, numDevices, phDevices, flags, pOptions);
    }
    return loader_dispatch_ProgramCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);

ur_result_t loader_by_layout_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hProgram);
    if (!ddi->ProgramExp.pfnCompileExp) {
        return loader_caught_unsupported();
    }
    return ddi->ProgramExp.pfnCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->EnqueueExp.pfnNativeCommandExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnNativeCommandExp(
        hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
        numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.EnqueueExp.pfnNativeCommandExp(
            hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
            numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueNativeCommandExp(
        hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
        numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->EnqueueExp.pfnNativeCommandExp) {
        return loader_caught_unsupported();
    }
    return ddi->EnqueueExp.pfnNativeCommandExp(
        hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
        numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->EventExp.pfnCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
}

ur_result_t urEventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
    }
    return loader_dispatch_EventCreateExp(hContext, hDevice, pEventDesc, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent);

ur_result_t loader_by_layout_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->EventExp.pfnCreateExp) {
        return loader_caught_unsupported();
    }
    return ddi->EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size);

ur_result_t loader_dispatch_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnContextMemcpyExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
}

ur_result_t urUSMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
    }
    return loader_dispatch_USMContextMemcpyExp(hContext, pDst, pSrc, size);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size);

ur_result_t loader_by_layout_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnContextMemcpyExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties);

ur_result_t loader_dispatch_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnHostAllocRegisterExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
}

ur_result_t urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
    }
    return loader_dispatch_USMHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties);

ur_result_t loader_by_layout_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnHostAllocRegisterExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem);

ur_result_t loader_dispatch_USMHostAllocUnregisterExp(
    ur_context_handle_t hContext, void *pHostMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnHostAllocUnregisterExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
}

ur_result_t urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
    }
    return loader_dispatch_USMHostAllocUnregisterExp(hContext, pHostMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMHostAllocUnregisterExp(
    ur_context_handle_t hContext, void *pHostMem);

ur_result_t loader_by_layout_USMHostAllocUnregisterExp(
    ur_context_handle_t hContext, void *pHostMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnHostAllocUnregisterExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size);

ur_result_t loader_dispatch_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnImportExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnImportExp(hContext, pMem, size);
}

ur_result_t urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnImportExp(hContext, pMem, size);
    }
    return loader_dispatch_USMImportExp(hContext, pMem, size);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size);

ur_result_t loader_by_layout_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnImportExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnImportExp(hContext, pMem, size);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMReleaseExp(ur_context_handle_t hContext, void *pMem);

ur_result_t loader_dispatch_USMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USMExp.pfnReleaseExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnReleaseExp(hContext, pMem);
}

ur_result_t urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USMExp.pfnReleaseExp(hContext, pMem);
    }
    return loader_dispatch_USMReleaseExp(hContext, pMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMReleaseExp(ur_context_handle_t hContext, void *pMem);

ur_result_t loader_by_layout_USMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USMExp.pfnReleaseExp) {
        return loader_caught_unsupported();
    }
    return ddi->USMExp.pfnReleaseExp(hContext, pMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);

ur_result_t loader_dispatch_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    if (!commandDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)commandDevice;
    if (!ddi->UsmP2PExp.pfnEnablePeerAccessExp) {
        return loader_caught_unsupported();
    }
    return ddi->UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice);
}

ur_result_t urUsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice);
    }
    return loader_dispatch_UsmP2PEnablePeerAccessExp(commandDevice, peerDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);

ur_result_t loader_by_layout_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    if (!commandDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(commandDevice);
    if (!ddi->UsmP2PExp.pfnEnablePeerAccessExp) {
        return loader_caught_unsupported();
    }
    return ddi->UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);

ur_result_t loader_dispatch_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    if (!commandDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)commandDevice;
    if (!ddi->UsmP2PExp.pfnDisablePeerAccessExp) {
        return loader_caught_unsupported();
    }
    return ddi->UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice);
}

ur_result_t urUsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice);
    }
    return loader_dispatch_UsmP2PDisablePeerAccessExp(commandDevice, peerDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);

ur_result_t loader_by_layout_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    if (!commandDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(commandDevice);
    if (!ddi->UsmP2PExp.pfnDisablePeerAccessExp) {
        return loader_caught_unsupported();
    }
    return ddi->UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_dispatch_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!commandDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)commandDevice;
    if (!ddi->UsmP2PExp.pfnPeerAccessGetInfoExp) {
        return loader_caught_unsupported();
    }
    return ddi->UsmP2PExp.pfnPeerAccessGetInfoExp(
        commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urUsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.UsmP2PExp.pfnPeerAccessGetInfoExp(
            commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_UsmP2PPeerAccessGetInfoExp(
        commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_by_layout_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!commandDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(commandDevice);
    if (!ddi->UsmP2PExp.pfnPeerAccessGetInfoExp) {
        return loader_caught_unsupported();
    }
    return ddi->UsmP2PExp.pfnPeerAccessGetInfoExp(
        commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel);

ur_result_t loader_dispatch_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hProgram;
    if (!ddi->Kernel.pfnCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnCreate(hProgram, pKernelName, phKernel);
}

ur_result_t urKernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnCreate(hProgram, pKernelName, phKernel);
    }
    return loader_dispatch_KernelCreate(hProgram, pKernelName, phKernel);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel);

ur_result_t loader_by_layout_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hProgram);
    if (!ddi->Kernel.pfnCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnCreate(hProgram, pKernelName, phKernel);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hKernel;
    if (!ddi->Kernel.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urKernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_KernelGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hKernel);
    if (!ddi->Kernel.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_dispatch_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hKernel;
    if (!ddi->Kernel.pfnGetGroupInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urKernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnGetGroupInfo(
            hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_KernelGetGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_by_layout_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hKernel);
    if (!ddi->Kernel.pfnGetGroupInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_dispatch_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hKernel;
    if (!ddi->Kernel.pfnGetSubGroupInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetSubGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urKernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnGetSubGroupInfo(
            hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_KernelGetSubGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_by_layout_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hKernel);
    if (!ddi->Kernel.pfnGetSubGroupInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetSubGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelRetain(ur_kernel_handle_t hKernel);

ur_result_t loader_dispatch_KernelRetain(ur_kernel_handle_t hKernel) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hKernel;
    if (!ddi->Kernel.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnRetain(hKernel);
}

ur_result_t urKernelRetain(ur_kernel_handle_t hKernel) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnRetain(hKernel);
    }
    return loader_dispatch_KernelRetain(hKernel);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelRetain(ur_kernel_handle_t hKernel);

ur_result_t loader_by_layout_KernelRetain(ur_kernel_handle_t hKernel) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hKernel);
    if (!ddi->Kernel.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnRetain(hKernel);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelRelease(ur_kernel_handle_t hKernel);

ur_result_t loader_dispatch_KernelRelease(ur_kernel_handle_t hKernel) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hKernel;
    if (!ddi->Kernel.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnRelease(hKernel);
}

ur_result_t urKernelRelease(ur_kernel_handle_t hKernel) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnRelease(hKernel);
    }
    return loader_dispatch_KernelRelease(hKernel);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelRelease(ur_kernel_handle_t hKernel);

ur_result_t loader_by_layout_KernelRelease(ur_kernel_handle_t hKernel) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hKernel);
    if (!ddi->Kernel.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnRelease(hKernel);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue);

ur_result_t loader_dispatch_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hKernel;
    if (!ddi->Kernel.pfnSetExecInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
}

ur_result_t urKernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnSetExecInfo(
            hKernel, propName, propSize, pProperties, pPropValue);
    }
    return loader_dispatch_KernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue);

ur_result_t loader_by_layout_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hKernel);
    if (!ddi->Kernel.pfnSetExecInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);

ur_result_t loader_dispatch_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hKernel;
    if (!ddi->Kernel.pfnSetSpecializationConstants) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnSetSpecializationConstants(hKernel, count, pSpecConstants);
}

ur_result_t urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnSetSpecializationConstants(hKernel, count, pSpecConstants);
    }
    return loader_dispatch_KernelSetSpecializationConstants(hKernel, count, pSpecConstants);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);

ur_result_t loader_by_layout_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hKernel);
    if (!ddi->Kernel.pfnSetSpecializationConstants) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnSetSpecializationConstants(hKernel, count, pSpecConstants);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel);

ur_result_t loader_dispatch_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hKernel;
    if (!ddi->Kernel.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetNativeHandle(hKernel, phNativeKernel);
}

ur_result_t urKernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnGetNativeHandle(hKernel, phNativeKernel);
    }
    return loader_dispatch_KernelGetNativeHandle(hKernel, phNativeKernel);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel);

ur_result_t loader_by_layout_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hKernel);
    if (!ddi->Kernel.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetNativeHandle(hKernel, phNativeKernel);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel);

ur_result_t loader_dispatch_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Kernel.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnCreateWithNativeHandle(
        hNativeKernel, hContext, hProgram, pProperties, phKernel);
}

ur_result_t urKernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnCreateWithNativeHandle(
            hNativeKernel, hContext, hProgram, pProperties, phKernel);
    }
    return loader_dispatch_KernelCreateWithNativeHandle(
        hNativeKernel, hContext, hProgram, pProperties, phKernel);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel);

ur_result_t loader_by_layout_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Kernel.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnCreateWithNativeHandle(
        hNativeKernel, hContext, hProgram, pProperties, phKernel);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize);

ur_result_t loader_dispatch_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hKernel;
    if (!ddi->Kernel.pfnGetSuggestedLocalWorkSize) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetSuggestedLocalWorkSize(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
}

ur_result_t urKernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnGetSuggestedLocalWorkSize(
            hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
    }
    return loader_dispatch_KernelGetSuggestedLocalWorkSize(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize);

ur_result_t loader_by_layout_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hKernel);
    if (!ddi->Kernel.pfnGetSuggestedLocalWorkSize) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetSuggestedLocalWorkSize(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize);

ur_result_t loader_dispatch_KernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hKernel;
    if (!ddi->Kernel.pfnGetSuggestedLocalWorkSizeWithArgs) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs,
        pSuggestedLocalWorkSize);
}

ur_result_t urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(
            hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs,
            pSuggestedLocalWorkSize);
    }
    return loader_dispatch_KernelGetSuggestedLocalWorkSizeWithArgs(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs,
        pSuggestedLocalWorkSize);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize);

ur_result_t loader_by_layout_KernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hKernel);
    if (!ddi->Kernel.pfnGetSuggestedLocalWorkSizeWithArgs) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs,
        pSuggestedLocalWorkSize);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet);

ur_result_t loader_dispatch_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hKernel;
    if (!ddi->Kernel.pfnSuggestMaxCooperativeGroupCount) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnSuggestMaxCooperativeGroupCount(
        hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
}

ur_result_t urKernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Kernel.pfnSuggestMaxCooperativeGroupCount(
            hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
    }
    return loader_dispatch_KernelSuggestMaxCooperativeGroupCount(
        hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet);

ur_result_t loader_by_layout_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hKernel);
    if (!ddi->Kernel.pfnSuggestMaxCooperativeGroupCount) {
        return loader_caught_unsupported();
    }
    return ddi->Kernel.pfnSuggestMaxCooperativeGroupCount(
        hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem);

ur_result_t loader_dispatch_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Mem.pfnImageCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
}

ur_result_t urMemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Mem.pfnImageCreate(
            hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
    }
    return loader_dispatch_MemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem);

ur_result_t loader_by_layout_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Mem.pfnImageCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer);

ur_result_t loader_dispatch_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Mem.pfnBufferCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnBufferCreate(hContext, flags, size, pProperties, phBuffer);
}

ur_result_t urMemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Mem.pfnBufferCreate(hContext, flags, size, pProperties, phBuffer);
    }
    return loader_dispatch_MemBufferCreate(hContext, flags, size, pProperties, phBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer);

ur_result_t loader_by_layout_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Mem.pfnBufferCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnBufferCreate(hContext, flags, size, pProperties, phBuffer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemRetain(ur_mem_handle_t hMem);

ur_result_t loader_dispatch_MemRetain(ur_mem_handle_t hMem) {
    if (!hMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hMem;
    if (!ddi->Mem.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnRetain(hMem);
}

ur_result_t urMemRetain(ur_mem_handle_t hMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Mem.pfnRetain(hMem);
    }
    return loader_dispatch_MemRetain(hMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemRetain(ur_mem_handle_t hMem);

ur_result_t loader_by_layout_MemRetain(ur_mem_handle_t hMem) {
    if (!hMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hMem);
    if (!ddi->Mem.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnRetain(hMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemRelease(ur_mem_handle_t hMem);

ur_result_t loader_dispatch_MemRelease(ur_mem_handle_t hMem) {
    if (!hMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hMem;
    if (!ddi->Mem.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnRelease(hMem);
}

ur_result_t urMemRelease(ur_mem_handle_t hMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Mem.pfnRelease(hMem);
    }
    return loader_dispatch_MemRelease(hMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemRelease(ur_mem_handle_t hMem);

ur_result_t loader_by_layout_MemRelease(ur_mem_handle_t hMem) {
    if (!hMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hMem);
    if (!ddi->Mem.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnRelease(hMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);

ur_result_t loader_dispatch_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    if (!hBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hBuffer;
    if (!ddi->Mem.pfnBufferPartition) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
}

ur_result_t urMemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
    }
    return loader_dispatch_MemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);

ur_result_t loader_by_layout_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    if (!hBuffer) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hBuffer);
    if (!ddi->Mem.pfnBufferPartition) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem);

ur_result_t loader_dispatch_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    if (!hMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hMem;
    if (!ddi->Mem.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
}

ur_result_t urMemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
    }
    return loader_dispatch_MemGetNativeHandle(hMem, hDevice, phNativeMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem);

ur_result_t loader_by_layout_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    if (!hMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hMem);
    if (!ddi->Mem.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);

ur_result_t loader_dispatch_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Mem.pfnBufferCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
}

ur_result_t urMemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Mem.pfnBufferCreateWithNativeHandle(
            hNativeMem, hContext, pProperties, phMem);
    }
    return loader_dispatch_MemBufferCreateWithNativeHandle(
        hNativeMem, hContext, pProperties, phMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);

ur_result_t loader_by_layout_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Mem.pfnBufferCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);

ur_result_t loader_dispatch_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Mem.pfnImageCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnImageCreateWithNativeHandle(
        hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
}

ur_result_t urMemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Mem.pfnImageCreateWithNativeHandle(
            hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
    }
    return loader_dispatch_MemImageCreateWithNativeHandle(
        hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);

ur_result_t loader_by_layout_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Mem.pfnImageCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnImageCreateWithNativeHandle(
        hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hMemory) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hMemory;
    if (!ddi->Mem.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urMemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Mem.pfnGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_MemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hMemory) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hMemory);
    if (!ddi->Mem.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hMemory) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hMemory;
    if (!ddi->Mem.pfnImageGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urMemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Mem.pfnImageGetInfo(
            hMemory, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_MemImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hMemory) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hMemory);
    if (!ddi->Mem.pfnImageGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Mem.pfnImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms);

ur_result_t loader_dispatch_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hAdapter;
    if (!ddi->Platform.pfnGet) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

ur_result_t urPlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Platform.pfnGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
    }
    return loader_dispatch_PlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms);

ur_result_t loader_by_layout_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hAdapter);
    if (!ddi->Platform.pfnGet) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hPlatform) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hPlatform;
    if (!ddi->Platform.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urPlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Platform.pfnGetInfo(
            hPlatform, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_PlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hPlatform) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hPlatform);
    if (!ddi->Platform.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);

ur_result_t loader_dispatch_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    if (!hPlatform) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hPlatform;
    if (!ddi->Platform.pfnGetApiVersion) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnGetApiVersion(hPlatform, pVersion);
}

ur_result_t urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Platform.pfnGetApiVersion(hPlatform, pVersion);
    }
    return loader_dispatch_PlatformGetApiVersion(hPlatform, pVersion);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);

ur_result_t loader_by_layout_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    if (!hPlatform) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hPlatform);
    if (!ddi->Platform.pfnGetApiVersion) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnGetApiVersion(hPlatform, pVersion);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform);

ur_result_t loader_dispatch_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    if (!hPlatform) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hPlatform;
    if (!ddi->Platform.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnGetNativeHandle(hPlatform, phNativePlatform);
}

ur_result_t urPlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Platform.pfnGetNativeHandle(hPlatform, phNativePlatform);
    }
    return loader_dispatch_PlatformGetNativeHandle(hPlatform, phNativePlatform);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform);

ur_result_t loader_by_layout_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    if (!hPlatform) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hPlatform);
    if (!ddi->Platform.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnGetNativeHandle(hPlatform, phNativePlatform);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform);

ur_result_t loader_dispatch_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hAdapter;
    if (!ddi->Platform.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnCreateWithNativeHandle(
        hNativePlatform, hAdapter, pProperties, phPlatform);
}

ur_result_t urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Platform.pfnCreateWithNativeHandle(
            hNativePlatform, hAdapter, pProperties, phPlatform);
    }
    return loader_dispatch_PlatformCreateWithNativeHandle(
        hNativePlatform, hAdapter, pProperties, phPlatform);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform);

ur_result_t loader_by_layout_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    if (!hAdapter) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hAdapter);
    if (!ddi->Platform.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnCreateWithNativeHandle(
        hNativePlatform, hAdapter, pProperties, phPlatform);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption);

ur_result_t loader_dispatch_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption) {
    if (!hPlatform) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hPlatform;
    if (!ddi->Platform.pfnGetBackendOption) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
}

ur_result_t urPlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Platform.pfnGetBackendOption(
            hPlatform, pFrontendOption, ppPlatformOption);
    }
    return loader_dispatch_PlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption);

ur_result_t loader_by_layout_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption) {
    if (!hPlatform) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hPlatform);
    if (!ddi->Platform.pfnGetBackendOption) {
        return loader_caught_unsupported();
    }
    return ddi->Platform.pfnGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram);

ur_result_t loader_dispatch_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Program.pfnCreateWithIL) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnCreateWithIL(hContext, pIL, length, pProperties, phProgram);
}

ur_result_t urProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnCreateWithIL(hContext, pIL, length, pProperties, phProgram);
    }
    return loader_dispatch_ProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram);

ur_result_t loader_by_layout_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Program.pfnCreateWithIL) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnCreateWithIL(hContext, pIL, length, pProperties, phProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram);

ur_result_t loader_dispatch_ProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Program.pfnCreateWithBinary) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnCreateWithBinary(
        hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
}

ur_result_t urProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnCreateWithBinary(
            hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
    }
    return loader_dispatch_ProgramCreateWithBinary(
        hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram);

ur_result_t loader_by_layout_ProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Program.pfnCreateWithBinary) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnCreateWithBinary(
        hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);

ur_result_t loader_dispatch_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Program.pfnBuild) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnBuild(hContext, hProgram, pOptions);
}

ur_result_t urProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnBuild(hContext, hProgram, pOptions);
    }
    return loader_dispatch_ProgramBuild(hContext, hProgram, pOptions);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);

ur_result_t loader_by_layout_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Program.pfnBuild) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnBuild(hContext, hProgram, pOptions);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);

ur_result_t loader_dispatch_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Program.pfnCompile) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnCompile(hContext, hProgram, pOptions);
}

ur_result_t urProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnCompile(hContext, hProgram, pOptions);
    }
    return loader_dispatch_ProgramCompile(hContext, hProgram, pOptions);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);

ur_result_t loader_by_layout_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Program.pfnCompile) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnCompile(hContext, hProgram, pOptions);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramRetain(ur_program_handle_t hProgram);

ur_result_t loader_dispatch_ProgramRetain(ur_program_handle_t hProgram) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hProgram;
    if (!ddi->Program.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnRetain(hProgram);
}

ur_result_t urProgramRetain(ur_program_handle_t hProgram) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnRetain(hProgram);
    }
    return loader_dispatch_ProgramRetain(hProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramRetain(ur_program_handle_t hProgram);

ur_result_t loader_by_layout_ProgramRetain(ur_program_handle_t hProgram) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hProgram);
    if (!ddi->Program.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnRetain(hProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramRelease(ur_program_handle_t hProgram);

ur_result_t loader_dispatch_ProgramRelease(ur_program_handle_t hProgram) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hProgram;
    if (!ddi->Program.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnRelease(hProgram);
}

ur_result_t urProgramRelease(ur_program_handle_t hProgram) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnRelease(hProgram);
    }
    return loader_dispatch_ProgramRelease(hProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramRelease(ur_program_handle_t hProgram);

ur_result_t loader_by_layout_ProgramRelease(ur_program_handle_t hProgram) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hProgram);
    if (!ddi->Program.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnRelease(hProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer);

ur_result_t loader_dispatch_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hDevice;
    if (!ddi->Program.pfnGetFunctionPointer) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer);
}

ur_result_t urProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnGetFunctionPointer(
            hDevice, hProgram, pFunctionName, ppFunctionPointer);
    }
    return loader_dispatch_ProgramGetFunctionPointer(
        hDevice, hProgram, pFunctionName, ppFunctionPointer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer);

ur_result_t loader_by_layout_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hDevice);
    if (!ddi->Program.pfnGetFunctionPointer) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet);

ur_result_t loader_dispatch_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hDevice;
    if (!ddi->Program.pfnGetGlobalVariablePointer) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnGetGlobalVariablePointer(
        hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
}

ur_result_t urProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnGetGlobalVariablePointer(
            hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet,
            ppGlobalVariablePointerRet);
    }
    return loader_dispatch_ProgramGetGlobalVariablePointer(
        hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet);

ur_result_t loader_by_layout_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet) {
    if (!hDevice) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hDevice);
    if (!ddi->Program.pfnGetGlobalVariablePointer) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnGetGlobalVariablePointer(
        hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hProgram;
    if (!ddi->Program.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnGetInfo(
            hProgram, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_ProgramGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hProgram);
    if (!ddi->Program.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_dispatch_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hProgram;
    if (!ddi->Program.pfnGetBuildInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnGetBuildInfo(
        hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnGetBuildInfo(
            hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_ProgramGetBuildInfo(
        hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_by_layout_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hProgram);
    if (!ddi->Program.pfnGetBuildInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnGetBuildInfo(
        hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);

ur_result_t loader_dispatch_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hProgram;
    if (!ddi->Program.pfnSetSpecializationConstants) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnSetSpecializationConstants(hProgram, count, pSpecConstants);
}

ur_result_t urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnSetSpecializationConstants(hProgram, count, pSpecConstants);
    }
    return loader_dispatch_ProgramSetSpecializationConstants(hProgram, count, pSpecConstants);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);

ur_result_t loader_by_layout_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hProgram);
    if (!ddi->Program.pfnSetSpecializationConstants) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnSetSpecializationConstants(hProgram, count, pSpecConstants);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram);

ur_result_t loader_dispatch_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hProgram;
    if (!ddi->Program.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnGetNativeHandle(hProgram, phNativeProgram);
}

ur_result_t urProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnGetNativeHandle(hProgram, phNativeProgram);
    }
    return loader_dispatch_ProgramGetNativeHandle(hProgram, phNativeProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram);

ur_result_t loader_by_layout_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
    if (!hProgram) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hProgram);
    if (!ddi->Program.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnGetNativeHandle(hProgram, phNativeProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram);

ur_result_t loader_dispatch_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Program.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnCreateWithNativeHandle(hNativeProgram, hContext, pProperties, phProgram);
}

ur_result_t urProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnCreateWithNativeHandle(
            hNativeProgram, hContext, pProperties, phProgram);
    }
    return loader_dispatch_ProgramCreateWithNativeHandle(
        hNativeProgram, hContext, pProperties, phProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram);

ur_result_t loader_by_layout_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Program.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnCreateWithNativeHandle(hNativeProgram, hContext, pProperties, phProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Queue.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urQueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Queue.pfnGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_QueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Queue.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);

ur_result_t loader_dispatch_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Queue.pfnCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
}

ur_result_t urQueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
    }
    return loader_dispatch_QueueCreate(hContext, hDevice, pProperties, phQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);

ur_result_t loader_by_layout_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Queue.pfnCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueRetain(ur_queue_handle_t hQueue);

ur_result_t loader_dispatch_QueueRetain(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Queue.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnRetain(hQueue);
}

ur_result_t urQueueRetain(ur_queue_handle_t hQueue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Queue.pfnRetain(hQueue);
    }
    return loader_dispatch_QueueRetain(hQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueRetain(ur_queue_handle_t hQueue);

ur_result_t loader_by_layout_QueueRetain(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Queue.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnRetain(hQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueRelease(ur_queue_handle_t hQueue);

ur_result_t loader_dispatch_QueueRelease(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Queue.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnRelease(hQueue);
}

ur_result_t urQueueRelease(ur_queue_handle_t hQueue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Queue.pfnRelease(hQueue);
    }
    return loader_dispatch_QueueRelease(hQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueRelease(ur_queue_handle_t hQueue);

ur_result_t loader_by_layout_QueueRelease(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Queue.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnRelease(hQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue);

ur_result_t loader_dispatch_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Queue.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

ur_result_t urQueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
    }
    return loader_dispatch_QueueGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue);

ur_result_t loader_by_layout_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Queue.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue);

ur_result_t loader_dispatch_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Queue.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnCreateWithNativeHandle(
        hNativeQueue, hContext, hDevice, pProperties, phQueue);
}

ur_result_t urQueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Queue.pfnCreateWithNativeHandle(
            hNativeQueue, hContext, hDevice, pProperties, phQueue);
    }
    return loader_dispatch_QueueCreateWithNativeHandle(
        hNativeQueue, hContext, hDevice, pProperties, phQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue);

ur_result_t loader_by_layout_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Queue.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnCreateWithNativeHandle(
        hNativeQueue, hContext, hDevice, pProperties, phQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueFinish(ur_queue_handle_t hQueue);

ur_result_t loader_dispatch_QueueFinish(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Queue.pfnFinish) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnFinish(hQueue);
}

ur_result_t urQueueFinish(ur_queue_handle_t hQueue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Queue.pfnFinish(hQueue);
    }
    return loader_dispatch_QueueFinish(hQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueFinish(ur_queue_handle_t hQueue);

ur_result_t loader_by_layout_QueueFinish(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Queue.pfnFinish) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnFinish(hQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueFlush(ur_queue_handle_t hQueue);

ur_result_t loader_dispatch_QueueFlush(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hQueue;
    if (!ddi->Queue.pfnFlush) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnFlush(hQueue);
}

ur_result_t urQueueFlush(ur_queue_handle_t hQueue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Queue.pfnFlush(hQueue);
    }
    return loader_dispatch_QueueFlush(hQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueFlush(ur_queue_handle_t hQueue);

ur_result_t loader_by_layout_QueueFlush(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hQueue);
    if (!ddi->Queue.pfnFlush) {
        return loader_caught_unsupported();
    }
    return ddi->Queue.pfnFlush(hQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler);

ur_result_t loader_dispatch_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Sampler.pfnCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnCreate(hContext, pDesc, phSampler);
}

ur_result_t urSamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Sampler.pfnCreate(hContext, pDesc, phSampler);
    }
    return loader_dispatch_SamplerCreate(hContext, pDesc, phSampler);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler);

ur_result_t loader_by_layout_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Sampler.pfnCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnCreate(hContext, pDesc, phSampler);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerRetain(ur_sampler_handle_t hSampler);

ur_result_t loader_dispatch_SamplerRetain(ur_sampler_handle_t hSampler) {
    if (!hSampler) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hSampler;
    if (!ddi->Sampler.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnRetain(hSampler);
}

ur_result_t urSamplerRetain(ur_sampler_handle_t hSampler) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Sampler.pfnRetain(hSampler);
    }
    return loader_dispatch_SamplerRetain(hSampler);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerRetain(ur_sampler_handle_t hSampler);

ur_result_t loader_by_layout_SamplerRetain(ur_sampler_handle_t hSampler) {
    if (!hSampler) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hSampler);
    if (!ddi->Sampler.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnRetain(hSampler);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerRelease(ur_sampler_handle_t hSampler);

ur_result_t loader_dispatch_SamplerRelease(ur_sampler_handle_t hSampler) {
    if (!hSampler) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hSampler;
    if (!ddi->Sampler.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnRelease(hSampler);
}

ur_result_t urSamplerRelease(ur_sampler_handle_t hSampler) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Sampler.pfnRelease(hSampler);
    }
    return loader_dispatch_SamplerRelease(hSampler);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerRelease(ur_sampler_handle_t hSampler);

ur_result_t loader_by_layout_SamplerRelease(ur_sampler_handle_t hSampler) {
    if (!hSampler) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hSampler);
    if (!ddi->Sampler.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnRelease(hSampler);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hSampler) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hSampler;
    if (!ddi->Sampler.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urSamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Sampler.pfnGetInfo(
            hSampler, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_SamplerGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hSampler) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hSampler);
    if (!ddi->Sampler.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler);

ur_result_t loader_dispatch_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
    if (!hSampler) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hSampler;
    if (!ddi->Sampler.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnGetNativeHandle(hSampler, phNativeSampler);
}

ur_result_t urSamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Sampler.pfnGetNativeHandle(hSampler, phNativeSampler);
    }
    return loader_dispatch_SamplerGetNativeHandle(hSampler, phNativeSampler);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler);

ur_result_t loader_by_layout_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
    if (!hSampler) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hSampler);
    if (!ddi->Sampler.pfnGetNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnGetNativeHandle(hSampler, phNativeSampler);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler);

ur_result_t loader_dispatch_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Sampler.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnCreateWithNativeHandle(hNativeSampler, hContext, pProperties, phSampler);
}

ur_result_t urSamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Sampler.pfnCreateWithNativeHandle(
            hNativeSampler, hContext, pProperties, phSampler);
    }
    return loader_dispatch_SamplerCreateWithNativeHandle(
        hNativeSampler, hContext, pProperties, phSampler);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler);

ur_result_t loader_by_layout_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Sampler.pfnCreateWithNativeHandle) {
        return loader_caught_unsupported();
    }
    return ddi->Sampler.pfnCreateWithNativeHandle(hNativeSampler, hContext, pProperties, phSampler);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem);

ur_result_t loader_dispatch_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USM.pfnHostAlloc) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
    }
    return loader_dispatch_USMHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem);

ur_result_t loader_by_layout_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USM.pfnHostAlloc) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);

ur_result_t loader_dispatch_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USM.pfnDeviceAlloc) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
    }
    return loader_dispatch_USMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);

ur_result_t loader_by_layout_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USM.pfnDeviceAlloc) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);

ur_result_t loader_dispatch_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USM.pfnSharedAlloc) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USM.pfnSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
    }
    return loader_dispatch_USMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);

ur_result_t loader_by_layout_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USM.pfnSharedAlloc) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMFree(ur_context_handle_t hContext, void *pMem);

ur_result_t loader_dispatch_USMFree(ur_context_handle_t hContext, void *pMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USM.pfnFree) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnFree(hContext, pMem);
}

ur_result_t urUSMFree(ur_context_handle_t hContext, void *pMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USM.pfnFree(hContext, pMem);
    }
    return loader_dispatch_USMFree(hContext, pMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMFree(ur_context_handle_t hContext, void *pMem);

ur_result_t loader_by_layout_USMFree(ur_context_handle_t hContext, void *pMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USM.pfnFree) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnFree(hContext, pMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_dispatch_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USM.pfnGetMemAllocInfo) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnGetMemAllocInfo(
        hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urUSMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USM.pfnGetMemAllocInfo(
            hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_USMGetMemAllocInfo(
        hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_by_layout_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USM.pfnGetMemAllocInfo) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnGetMemAllocInfo(
        hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool);

ur_result_t loader_dispatch_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->USM.pfnPoolCreate) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
}

ur_result_t urUSMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
    }
    return loader_dispatch_USMPoolCreate(hContext, pPoolDesc, ppPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool);

ur_result_t loader_by_layout_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->USM.pfnPoolCreate) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolRetain(ur_usm_pool_handle_t pPool);

ur_result_t loader_dispatch_USMPoolRetain(ur_usm_pool_handle_t pPool) {
    if (!pPool) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)pPool;
    if (!ddi->USM.pfnPoolRetain) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnPoolRetain(pPool);
}

ur_result_t urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USM.pfnPoolRetain(pPool);
    }
    return loader_dispatch_USMPoolRetain(pPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolRetain(ur_usm_pool_handle_t pPool);

ur_result_t loader_by_layout_USMPoolRetain(ur_usm_pool_handle_t pPool) {
    if (!pPool) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(pPool);
    if (!ddi->USM.pfnPoolRetain) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnPoolRetain(pPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolRelease(ur_usm_pool_handle_t pPool);

ur_result_t loader_dispatch_USMPoolRelease(ur_usm_pool_handle_t pPool) {
    if (!pPool) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)pPool;
    if (!ddi->USM.pfnPoolRelease) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnPoolRelease(pPool);
}

ur_result_t urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USM.pfnPoolRelease(pPool);
    }
    return loader_dispatch_USMPoolRelease(pPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolRelease(ur_usm_pool_handle_t pPool);

ur_result_t loader_by_layout_USMPoolRelease(ur_usm_pool_handle_t pPool) {
    if (!pPool) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(pPool);
    if (!ddi->USM.pfnPoolRelease) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnPoolRelease(pPool);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hPool) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hPool;
    if (!ddi->USM.pfnPoolGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urUSMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.USM.pfnPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_USMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hPool) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hPool);
    if (!ddi->USM.pfnPoolGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->USM.pfnPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->VirtualMem.pfnGranularityGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnGranularityGetInfo(
        hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urVirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.VirtualMem.pfnGranularityGetInfo(
            hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_VirtualMemGranularityGetInfo(
        hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_by_layout_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->VirtualMem.pfnGranularityGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnGranularityGetInfo(
        hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart);

ur_result_t loader_dispatch_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->VirtualMem.pfnReserve) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
}

ur_result_t urVirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
    }
    return loader_dispatch_VirtualMemReserve(hContext, pStart, size, ppStart);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart);

ur_result_t loader_by_layout_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->VirtualMem.pfnReserve) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size);

ur_result_t loader_dispatch_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->VirtualMem.pfnFree) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnFree(hContext, pStart, size);
}

ur_result_t urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.VirtualMem.pfnFree(hContext, pStart, size);
    }
    return loader_dispatch_VirtualMemFree(hContext, pStart, size);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size);

ur_result_t loader_by_layout_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->VirtualMem.pfnFree) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnFree(hContext, pStart, size);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags);

ur_result_t loader_dispatch_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->VirtualMem.pfnMap) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnMap(hContext, pStart, size, hPhysicalMem, offset, flags);
}

ur_result_t urVirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.VirtualMem.pfnMap(hContext, pStart, size, hPhysicalMem, offset, flags);
    }
    return loader_dispatch_VirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags);

ur_result_t loader_by_layout_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->VirtualMem.pfnMap) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnMap(hContext, pStart, size, hPhysicalMem, offset, flags);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size);

ur_result_t loader_dispatch_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->VirtualMem.pfnUnmap) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnUnmap(hContext, pStart, size);
}

ur_result_t urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.VirtualMem.pfnUnmap(hContext, pStart, size);
    }
    return loader_dispatch_VirtualMemUnmap(hContext, pStart, size);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size);

ur_result_t loader_by_layout_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->VirtualMem.pfnUnmap) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnUnmap(hContext, pStart, size);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags);

ur_result_t loader_dispatch_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->VirtualMem.pfnSetAccess) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
}

ur_result_t urVirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
    }
    return loader_dispatch_VirtualMemSetAccess(hContext, pStart, size, flags);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags);

ur_result_t loader_by_layout_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->VirtualMem.pfnSetAccess) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_dispatch_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->VirtualMem.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnGetInfo(
        hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urVirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.VirtualMem.pfnGetInfo(
            hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_VirtualMemGetInfo(
        hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_by_layout_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->VirtualMem.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->VirtualMem.pfnGetInfo(
        hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem);

ur_result_t loader_dispatch_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->PhysicalMem.pfnCreate) {
        return loader_caught_unsupported();
    }
    return ddi->PhysicalMem.pfnCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
}

ur_result_t urPhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.PhysicalMem.pfnCreate(
            hContext, hDevice, size, pProperties, phPhysicalMem);
    }
    return loader_dispatch_PhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem);

ur_result_t loader_by_layout_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->PhysicalMem.pfnCreate) {
        return loader_caught_unsupported();
    }
    return ddi->PhysicalMem.pfnCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem);

ur_result_t loader_dispatch_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    if (!hPhysicalMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hPhysicalMem;
    if (!ddi->PhysicalMem.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->PhysicalMem.pfnRetain(hPhysicalMem);
}

ur_result_t urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.PhysicalMem.pfnRetain(hPhysicalMem);
    }
    return loader_dispatch_PhysicalMemRetain(hPhysicalMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem);

ur_result_t loader_by_layout_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    if (!hPhysicalMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hPhysicalMem);
    if (!ddi->PhysicalMem.pfnRetain) {
        return loader_caught_unsupported();
    }
    return ddi->PhysicalMem.pfnRetain(hPhysicalMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem);

ur_result_t loader_dispatch_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    if (!hPhysicalMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hPhysicalMem;
    if (!ddi->PhysicalMem.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->PhysicalMem.pfnRelease(hPhysicalMem);
}

ur_result_t urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.PhysicalMem.pfnRelease(hPhysicalMem);
    }
    return loader_dispatch_PhysicalMemRelease(hPhysicalMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem);

ur_result_t loader_by_layout_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    if (!hPhysicalMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hPhysicalMem);
    if (!ddi->PhysicalMem.pfnRelease) {
        return loader_caught_unsupported();
    }
    return ddi->PhysicalMem.pfnRelease(hPhysicalMem);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_dispatch_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    if (!hPhysicalMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hPhysicalMem;
    if (!ddi->PhysicalMem.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->PhysicalMem.pfnGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urPhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.PhysicalMem.pfnGetInfo(
            hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_PhysicalMemGetInfo(
        hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_by_layout_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    if (!hPhysicalMem) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hPhysicalMem);
    if (!ddi->PhysicalMem.pfnGetInfo) {
        return loader_caught_unsupported();
    }
    return ddi->PhysicalMem.pfnGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
}
