/* Generated from scripts/templates/conf_probes.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
#include "entries.h"

static const size_t ones[3] = {1, 1, 1};
static const size_t zeros[3] = {0, 0, 0};
static void *const nulls[4] = {NULL, NULL, NULL, NULL};

static void no_op(void) {
}

/* Where the output of parameter `index` goes. */
static void *out(const conf_world *w, size_t index) {
    return (char *)w->scratch + CONF_OUTPUTS + 32 * index;
}

/* Each function makes the right call with one argument spoilt, or the right call itself for a probe past the end. */
static ur_result_t call_urAdapterGet(const conf_world *w, size_t probe) {
    (void)w;
    uint32_t NumEntries = 0;
    ur_adapter_handle_t *phAdapters = NULL;
    uint32_t *pNumAdapters = NULL;
    switch (probe) {
    case 0: {
        phAdapters = out(w, 0);
        break;
    }
    default:
        break;
    }
    return urAdapterGet(NumEntries, phAdapters, pNumAdapters);
}

static const conf_probe probes_of_urAdapterGet[] = {
    {"NumEntries == 0 && phAdapters != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
};

static ur_result_t call_urAdapterRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_adapter_handle_t hAdapter = (void *)w->adapter;
    switch (probe) {
    case 0: {
        hAdapter = NULL;
        break;
    }
    default:
        break;
    }
    return urAdapterRelease(hAdapter);
}

static const conf_probe probes_of_urAdapterRelease[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urAdapterRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_adapter_handle_t hAdapter = (void *)w->adapter;
    switch (probe) {
    case 0: {
        hAdapter = NULL;
        break;
    }
    case 1: {
        hAdapter = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urAdapterRetain(hAdapter);
}

static const conf_probe probes_of_urAdapterRetain[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hAdapter is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urAdapterGetLastError(const conf_world *w, size_t probe) {
    (void)w;
    ur_adapter_handle_t hAdapter = (void *)w->adapter;
    const char * *ppMessage = out(w, 1);
    int32_t *pError = out(w, 2);
    switch (probe) {
    case 0: {
        hAdapter = NULL;
        break;
    }
    case 1: {
        ppMessage = NULL;
        break;
    }
    case 2: {
        pError = NULL;
        break;
    }
    case 3: {
        hAdapter = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urAdapterGetLastError(hAdapter, ppMessage, pError);
}

static const conf_probe probes_of_urAdapterGetLastError[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppMessage is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pError is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hAdapter is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urAdapterGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_adapter_handle_t hAdapter = (void *)w->adapter;
    ur_adapter_info_t propName = UR_ADAPTER_INFO_BACKEND;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hAdapter = NULL;
        break;
    }
    case 1: {
        propName = (ur_adapter_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hAdapter = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urAdapterGetInfo[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hAdapter is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urAdapterSetLoggerCallback(const conf_world *w, size_t probe) {
    (void)w;
    ur_adapter_handle_t hAdapter = (void *)w->adapter;
    ur_logger_callback_t pfnLoggerCallback = (ur_logger_callback_t)(void (*)(void))no_op;
    void *pUserData = NULL;
    ur_logger_level_t level = UR_LOGGER_LEVEL_QUIET;
    switch (probe) {
    case 0: {
        hAdapter = NULL;
        break;
    }
    case 1: {
        pfnLoggerCallback = NULL;
        break;
    }
    case 2: {
        level = (ur_logger_level_t)0x7ffffffe;
        break;
    }
    case 3: {
        hAdapter = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
}

static const conf_probe probes_of_urAdapterSetLoggerCallback[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pfnLoggerCallback is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"level is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hAdapter is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urAdapterSetLoggerCallbackLevel(const conf_world *w, size_t probe) {
    (void)w;
    ur_adapter_handle_t hAdapter = (void *)w->adapter;
    ur_logger_level_t level = UR_LOGGER_LEVEL_QUIET;
    switch (probe) {
    case 0: {
        hAdapter = NULL;
        break;
    }
    case 1: {
        level = (ur_logger_level_t)0x7ffffffe;
        break;
    }
    case 2: {
        hAdapter = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urAdapterSetLoggerCallbackLevel(hAdapter, level);
}

static const conf_probe probes_of_urAdapterSetLoggerCallbackLevel[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"level is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hAdapter is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urContextCreate(const conf_world *w, size_t probe) {
    (void)w;
    uint32_t DeviceCount = 1;
    const ur_device_handle_t *phDevices = (void *)&w->device;
    const ur_context_properties_t *pProperties = NULL;
    ur_context_handle_t *phContext = out(w, 3);
    switch (probe) {
    case 0: {
        phDevices = NULL;
        break;
    }
    case 1: {
        phDevices = (void *)nulls;
        break;
    }
    case 2: {
        phContext = NULL;
        break;
    }
    case 3: {
        DeviceCount = 0;
        break;
    }
    case 4: {
        static ur_context_properties_t given;
        given = (ur_context_properties_t){.stype = UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES};
        pProperties = &given;
        given.flags = (uint32_t)UR_CONTEXT_FLAGS_MASK;
        break;
    }
    case 5: {
        phDevices = (void *)&w->context;
        DeviceCount = 1;
        break;
    }
    default:
        break;
    }
    return urContextCreate(DeviceCount, phDevices, pProperties, phContext);
}

static const conf_probe probes_of_urContextCreate[] = {
    {"phDevices is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phDevices holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"DeviceCount == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"pProperties->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"phDevices holds one of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urContextRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urContextRetain(hContext);
}

static const conf_probe probes_of_urContextRetain[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urContextRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    default:
        break;
    }
    return urContextRelease(hContext);
}

static const conf_probe probes_of_urContextRelease[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urContextGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_context_info_t propName = UR_CONTEXT_INFO_NUM_DEVICES;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        propName = (ur_context_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urContextGetInfo[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urContextGetNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_native_handle_t *phNativeContext = out(w, 1);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phNativeContext = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urContextGetNativeHandle(hContext, phNativeContext);
}

static const conf_probe probes_of_urContextGetNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativeContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urContextCreateWithNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_native_handle_t hNativeContext = 0;
    ur_adapter_handle_t hAdapter = (void *)w->adapter;
    uint32_t numDevices = 0;
    const ur_device_handle_t *phDevices = NULL;
    const ur_context_native_properties_t *pProperties = NULL;
    ur_context_handle_t *phContext = out(w, 5);
    switch (probe) {
    case 0: {
        hAdapter = NULL;
        break;
    }
    case 1: {
        phContext = NULL;
        break;
    }
    case 2: {
        hAdapter = (void *)w->context;
        break;
    }
    case 3: {
        phDevices = (void *)&w->context;
        numDevices = 1;
        break;
    }
    default:
        break;
    }
    return urContextCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
}

static const conf_probe probes_of_urContextCreateWithNativeHandle[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hAdapter is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
    {"phDevices holds one of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urContextSetExtendedDeleter(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_context_extended_deleter_t pfnDeleter = (ur_context_extended_deleter_t)(void (*)(void))no_op;
    void *pUserData = NULL;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pfnDeleter = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData);
}

static const conf_probe probes_of_urContextSetExtendedDeleter[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pfnDeleter is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urDeviceGet(const conf_world *w, size_t probe) {
    (void)w;
    ur_platform_handle_t hPlatform = (void *)w->platform;
    ur_device_type_t DeviceType = UR_DEVICE_TYPE_DEFAULT;
    uint32_t NumEntries = 0;
    ur_device_handle_t *phDevices = NULL;
    uint32_t *pNumDevices = NULL;
    switch (probe) {
    case 0: {
        hPlatform = NULL;
        break;
    }
    case 1: {
        DeviceType = (ur_device_type_t)0x7ffffffe;
        break;
    }
    case 2: {
        phDevices = out(w, 0);
        break;
    }
    case 3: {
        NumEntries = 1;
        pNumDevices = out(w, 0);
        break;
    }
    case 4: {
        hPlatform = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

static const conf_probe probes_of_urDeviceGet[] = {
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"DeviceType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"NumEntries == 0 && phDevices != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"NumEntries > 0 && phDevices == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hPlatform is of another kind", {UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM}, true},
};

static ur_result_t call_urDeviceGetSelected(const conf_world *w, size_t probe) {
    (void)w;
    ur_platform_handle_t hPlatform = (void *)w->platform;
    ur_device_type_t DeviceType = UR_DEVICE_TYPE_DEFAULT;
    uint32_t NumEntries = 0;
    ur_device_handle_t *phDevices = NULL;
    uint32_t *pNumDevices = NULL;
    switch (probe) {
    case 0: {
        hPlatform = NULL;
        break;
    }
    case 1: {
        DeviceType = (ur_device_type_t)0x7ffffffe;
        break;
    }
    default:
        break;
    }
    return urDeviceGetSelected(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

static const conf_probe probes_of_urDeviceGetSelected[] = {
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"DeviceType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
};

static ur_result_t call_urDeviceGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_device_info_t propName = UR_DEVICE_INFO_TYPE;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hDevice = NULL;
        break;
    }
    case 1: {
        propName = (ur_device_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urDeviceGetInfo[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urDeviceRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t hDevice = (void *)w->device;
    switch (probe) {
    case 0: {
        hDevice = NULL;
        break;
    }
    case 1: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urDeviceRetain(hDevice);
}

static const conf_probe probes_of_urDeviceRetain[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urDeviceRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t hDevice = (void *)w->device;
    switch (probe) {
    case 0: {
        hDevice = NULL;
        break;
    }
    default:
        break;
    }
    return urDeviceRelease(hDevice);
}

static const conf_probe probes_of_urDeviceRelease[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urDevicePartition(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_device_partition_properties_t the_pProperties = {.stype = UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES};
    (void)the_pProperties;
    const ur_device_partition_properties_t *pProperties = &the_pProperties;
    uint32_t NumDevices = 0;
    ur_device_handle_t *phSubDevices = NULL;
    uint32_t *pNumDevicesRet = NULL;
    switch (probe) {
    case 0: {
        hDevice = NULL;
        break;
    }
    case 1: {
        pProperties = NULL;
        break;
    }
    case 2: {
        the_pProperties.pProperties = NULL;
        break;
    }
    case 3: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}

static const conf_probe probes_of_urDevicePartition[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pProperties is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pProperties->pProperties is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urDeviceSelectBinary(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_device_binary_t the_pBinaries = {UR_STRUCTURE_TYPE_DEVICE_BINARY, NULL, UR_DEVICE_BINARY_TARGET_SPIRV64};
    (void)the_pBinaries;
    const ur_device_binary_t *pBinaries = &the_pBinaries;
    uint32_t NumBinaries = 1;
    uint32_t *pSelectedBinary = out(w, 3);
    switch (probe) {
    case 0: {
        hDevice = NULL;
        break;
    }
    case 1: {
        pBinaries = NULL;
        break;
    }
    case 2: {
        pSelectedBinary = NULL;
        break;
    }
    case 3: {
        NumBinaries = 0;
        break;
    }
    case 4: {
        NumBinaries = 1;
        the_pBinaries.pDeviceTargetSpec = NULL;
        break;
    }
    case 5: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

static const conf_probe probes_of_urDeviceSelectBinary[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pBinaries is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSelectedBinary is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"NumBinaries == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"pBinaries->pDeviceTargetSpec is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urDeviceGetNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_native_handle_t *phNativeDevice = out(w, 1);
    switch (probe) {
    case 0: {
        hDevice = NULL;
        break;
    }
    case 1: {
        phNativeDevice = NULL;
        break;
    }
    case 2: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urDeviceGetNativeHandle(hDevice, phNativeDevice);
}

static const conf_probe probes_of_urDeviceGetNativeHandle[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativeDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urDeviceCreateWithNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_native_handle_t hNativeDevice = 0;
    ur_adapter_handle_t hAdapter = (void *)w->adapter;
    const ur_device_native_properties_t *pProperties = NULL;
    ur_device_handle_t *phDevice = out(w, 3);
    switch (probe) {
    case 0: {
        hAdapter = NULL;
        break;
    }
    case 1: {
        phDevice = NULL;
        break;
    }
    case 2: {
        hAdapter = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
}

static const conf_probe probes_of_urDeviceCreateWithNativeHandle[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hAdapter is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urDeviceGetGlobalTimestamps(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t hDevice = (void *)w->device;
    uint64_t *pDeviceTimestamp = NULL;
    uint64_t *pHostTimestamp = NULL;
    switch (probe) {
    case 0: {
        hDevice = NULL;
        break;
    }
    case 1: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
}

static const conf_probe probes_of_urDeviceGetGlobalTimestamps[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urEnqueueEventsWait(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        numEventsInWaitList = 1;
        break;
    }
    case 2: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 4: {
        hQueue = (void *)w->context;
        break;
    }
    case 5: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueEventsWait[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueEventsWaitWithBarrier(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        numEventsInWaitList = 1;
        break;
    }
    case 2: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 4: {
        hQueue = (void *)w->context;
        break;
    }
    case 5: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueEventsWaitWithBarrier[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemBufferRead(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    bool blockingRead = 0;
    size_t offset = 0;
    size_t size = 16;
    void *pDst = w->scratch;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hBuffer = NULL;
        break;
    }
    case 2: {
        pDst = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        offset = 4096;
        break;
    }
    case 7: {
        size = 8192;
        break;
    }
    case 8: {
        hQueue = (void *)w->context;
        break;
    }
    case 9: {
        hBuffer = (void *)w->context;
        break;
    }
    case 10: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferRead[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemBufferWrite(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    bool blockingWrite = 0;
    size_t offset = 0;
    size_t size = 16;
    const void *pSrc = w->scratch;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hBuffer = NULL;
        break;
    }
    case 2: {
        pSrc = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        offset = 4096;
        break;
    }
    case 7: {
        size = 8192;
        break;
    }
    case 8: {
        hQueue = (void *)w->context;
        break;
    }
    case 9: {
        hBuffer = (void *)w->context;
        break;
    }
    case 10: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferWrite[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemBufferReadRect(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    bool blockingRead = 0;
    ur_rect_offset_t bufferOrigin = {0, 0, 0};
    ur_rect_offset_t hostOrigin = {0, 0, 0};
    ur_rect_region_t region = {4, 4, 1};
    size_t bufferRowPitch = 0;
    size_t bufferSlicePitch = 0;
    size_t hostRowPitch = 0;
    size_t hostSlicePitch = 0;
    void *pDst = w->scratch;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hBuffer = NULL;
        break;
    }
    case 2: {
        pDst = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        region.width = 0;
        break;
    }
    case 7: {
        region.height = 0;
        break;
    }
    case 8: {
        region.depth = 0;
        break;
    }
    case 9: {
        bufferRowPitch = 2;
        break;
    }
    case 10: {
        hostRowPitch = 2;
        break;
    }
    case 11: {
        bufferSlicePitch = 4;
        break;
    }
    case 12: {
        bufferSlicePitch = 33;
        break;
    }
    case 13: {
        hostSlicePitch = 4;
        break;
    }
    case 14: {
        hostSlicePitch = 33;
        break;
    }
    case 15: {
        bufferOrigin.x = 4096;
        break;
    }
    case 16: {
        region.width = 8192;
        break;
    }
    case 17: {
        hQueue = (void *)w->context;
        break;
    }
    case 18: {
        hBuffer = (void *)w->context;
        break;
    }
    case 19: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferReadRect[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"bufferRowPitch != 0 && bufferRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hostRowPitch != 0 && hostRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"bufferSlicePitch != 0 && bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemBufferWriteRect(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    bool blockingWrite = 0;
    ur_rect_offset_t bufferOrigin = {0, 0, 0};
    ur_rect_offset_t hostOrigin = {0, 0, 0};
    ur_rect_region_t region = {4, 4, 1};
    size_t bufferRowPitch = 0;
    size_t bufferSlicePitch = 0;
    size_t hostRowPitch = 0;
    size_t hostSlicePitch = 0;
    void *pSrc = w->scratch;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hBuffer = NULL;
        break;
    }
    case 2: {
        pSrc = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        region.width = 0;
        break;
    }
    case 7: {
        region.height = 0;
        break;
    }
    case 8: {
        region.depth = 0;
        break;
    }
    case 9: {
        bufferRowPitch = 2;
        break;
    }
    case 10: {
        hostRowPitch = 2;
        break;
    }
    case 11: {
        bufferSlicePitch = 4;
        break;
    }
    case 12: {
        bufferSlicePitch = 33;
        break;
    }
    case 13: {
        hostSlicePitch = 4;
        break;
    }
    case 14: {
        hostSlicePitch = 33;
        break;
    }
    case 15: {
        bufferOrigin.x = 4096;
        break;
    }
    case 16: {
        region.width = 8192;
        break;
    }
    case 17: {
        hQueue = (void *)w->context;
        break;
    }
    case 18: {
        hBuffer = (void *)w->context;
        break;
    }
    case 19: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferWriteRect[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"bufferRowPitch != 0 && bufferRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hostRowPitch != 0 && hostRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"bufferSlicePitch != 0 && bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemBufferCopy(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hBufferSrc = (void *)w->mem;
    ur_mem_handle_t hBufferDst = (void *)w->mem;
    size_t srcOffset = 0;
    size_t dstOffset = 64;
    size_t size = 16;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hBufferSrc = NULL;
        break;
    }
    case 2: {
        hBufferDst = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        srcOffset = 4096;
        break;
    }
    case 7: {
        dstOffset = 4096;
        break;
    }
    case 8: {
        size = 8192;
        break;
    }
    case 9: {
        hQueue = (void *)w->context;
        break;
    }
    case 10: {
        hBufferSrc = (void *)w->context;
        break;
    }
    case 11: {
        hBufferDst = (void *)w->context;
        break;
    }
    case 12: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferCopy[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBufferSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBufferDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hBufferSrc is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"hBufferDst is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemBufferCopyRect(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hBufferSrc = (void *)w->mem;
    ur_mem_handle_t hBufferDst = (void *)w->mem;
    ur_rect_offset_t srcOrigin = {0, 0, 0};
    ur_rect_offset_t dstOrigin = {32, 0, 0};
    ur_rect_region_t region = {4, 4, 1};
    size_t srcRowPitch = 0;
    size_t srcSlicePitch = 0;
    size_t dstRowPitch = 0;
    size_t dstSlicePitch = 0;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hBufferSrc = NULL;
        break;
    }
    case 2: {
        hBufferDst = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        region.width = 0;
        break;
    }
    case 7: {
        region.height = 0;
        break;
    }
    case 8: {
        region.depth = 0;
        break;
    }
    case 9: {
        srcRowPitch = 2;
        break;
    }
    case 10: {
        dstRowPitch = 2;
        break;
    }
    case 11: {
        srcSlicePitch = 4;
        break;
    }
    case 12: {
        srcSlicePitch = 33;
        break;
    }
    case 13: {
        dstSlicePitch = 4;
        break;
    }
    case 14: {
        dstSlicePitch = 33;
        break;
    }
    case 15: {
        srcOrigin.x = 4096;
        break;
    }
    case 16: {
        dstOrigin.x = 4096;
        break;
    }
    case 17: {
        region.width = 8192;
        break;
    }
    case 18: {
        hQueue = (void *)w->context;
        break;
    }
    case 19: {
        hBufferSrc = (void *)w->context;
        break;
    }
    case 20: {
        hBufferDst = (void *)w->context;
        break;
    }
    case 21: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferCopyRect[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBufferSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBufferDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"srcRowPitch != 0 && srcRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"dstRowPitch != 0 && dstRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"srcSlicePitch != 0 && srcSlicePitch < region.height * (srcRowPitch != 0 ? srcRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"srcSlicePitch != 0 && srcSlicePitch % (srcRowPitch != 0 ? srcRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"dstSlicePitch != 0 && dstSlicePitch < region.height * (dstRowPitch != 0 ? dstRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"dstSlicePitch != 0 && dstSlicePitch % (dstRowPitch != 0 ? dstRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hBufferSrc is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"hBufferDst is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemBufferFill(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    const void *pPattern = w->scratch;
    size_t patternSize = 4;
    size_t offset = 0;
    size_t size = 16;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hBuffer = NULL;
        break;
    }
    case 2: {
        pPattern = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        patternSize = 0;
        break;
    }
    case 7: {
        size = 0;
        break;
    }
    case 8: {
        patternSize = 32;
        break;
    }
    case 9: {
        patternSize = 3;
        size = 12;
        break;
    }
    case 10: {
        size = 18;
        break;
    }
    case 11: {
        offset = 2;
        break;
    }
    case 12: {
        offset = 4096;
        break;
    }
    case 13: {
        size = 8192;
        break;
    }
    case 14: {
        hQueue = (void *)w->context;
        break;
    }
    case 15: {
        hBuffer = (void *)w->context;
        break;
    }
    case 16: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferFill[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pPattern is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"patternSize > size", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"(patternSize & (patternSize - 1)) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"size % patternSize != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"offset % patternSize != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemImageRead(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hImage = (void *)w->image;
    bool blockingRead = 0;
    ur_rect_offset_t origin = {0, 0, 0};
    ur_rect_region_t region = {4, 4, 1};
    size_t rowPitch = 0;
    size_t slicePitch = 0;
    void *pDst = w->scratch;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hImage = NULL;
        break;
    }
    case 2: {
        pDst = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        region.width = 0;
        break;
    }
    case 7: {
        region.height = 0;
        break;
    }
    case 8: {
        region.depth = 0;
        break;
    }
    case 9: {
        hQueue = (void *)w->context;
        break;
    }
    case 10: {
        hImage = (void *)w->context;
        break;
    }
    case 11: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemImageRead[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hImage is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hImage is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemImageWrite(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hImage = (void *)w->image;
    bool blockingWrite = 0;
    ur_rect_offset_t origin = {0, 0, 0};
    ur_rect_region_t region = {4, 4, 1};
    size_t rowPitch = 0;
    size_t slicePitch = 0;
    void *pSrc = w->scratch;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hImage = NULL;
        break;
    }
    case 2: {
        pSrc = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        region.width = 0;
        break;
    }
    case 7: {
        region.height = 0;
        break;
    }
    case 8: {
        region.depth = 0;
        break;
    }
    case 9: {
        hQueue = (void *)w->context;
        break;
    }
    case 10: {
        hImage = (void *)w->context;
        break;
    }
    case 11: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemImageWrite[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hImage is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hImage is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemImageCopy(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hImageSrc = (void *)w->image;
    ur_mem_handle_t hImageDst = (void *)w->image;
    ur_rect_offset_t srcOrigin = {0, 0, 0};
    ur_rect_offset_t dstOrigin = {8, 0, 0};
    ur_rect_region_t region = {4, 4, 1};
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hImageSrc = NULL;
        break;
    }
    case 2: {
        hImageDst = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        region.width = 0;
        break;
    }
    case 7: {
        region.height = 0;
        break;
    }
    case 8: {
        region.depth = 0;
        break;
    }
    case 9: {
        hQueue = (void *)w->context;
        break;
    }
    case 10: {
        hImageSrc = (void *)w->context;
        break;
    }
    case 11: {
        hImageDst = (void *)w->context;
        break;
    }
    case 12: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemImageCopy[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hImageSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hImageDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hImageSrc is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"hImageDst is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemBufferMap(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    bool blockingMap = 0;
    ur_map_flags_t mapFlags = UR_MAP_FLAG_READ;
    size_t offset = 0;
    size_t size = 16;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    void * *ppRetMap = out(w, 9);
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hBuffer = NULL;
        break;
    }
    case 2: {
        mapFlags = (uint32_t)UR_MAP_FLAGS_MASK;
        break;
    }
    case 3: {
        ppRetMap = NULL;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        break;
    }
    case 5: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 6: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 7: {
        offset = 4096;
        break;
    }
    case 8: {
        size = 8192;
        break;
    }
    case 9: {
        hQueue = (void *)w->context;
        break;
    }
    case 10: {
        hBuffer = (void *)w->context;
        break;
    }
    case 11: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
}

static const conf_probe probes_of_urEnqueueMemBufferMap[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"mapFlags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"ppRetMap is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueMemUnmap(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hMem = (void *)w->mem;
    void *pMappedPtr = w->scratch;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hMem = NULL;
        break;
    }
    case 2: {
        pMappedPtr = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        hQueue = (void *)w->context;
        break;
    }
    case 7: {
        hMem = (void *)w->context;
        break;
    }
    case 8: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemUnmap[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMappedPtr is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hMem is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueUSMFill(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    void *pMem = w->usm;
    size_t patternSize = 4;
    const void *pPattern = w->usm;
    size_t size = 16;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        pMem = NULL;
        break;
    }
    case 2: {
        pPattern = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        patternSize = 0;
        break;
    }
    case 7: {
        size = 0;
        break;
    }
    case 8: {
        patternSize = 32;
        break;
    }
    case 9: {
        size = 18;
        break;
    }
    case 10: {
        size = 8192;
        break;
    }
    case 11: {
        hQueue = (void *)w->context;
        break;
    }
    case 12: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMFill[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPattern is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"patternSize > size", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"size % patternSize != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueUSMMemcpy(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    bool blocking = 0;
    void *pDst = w->usm;
    const void *pSrc = (char *)w->usm + 2048;
    size_t size = 16;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        pDst = NULL;
        break;
    }
    case 2: {
        pSrc = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        size = 0;
        break;
    }
    case 7: {
        size = 8192;
        break;
    }
    case 8: {
        hQueue = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMMemcpy[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueUSMPrefetch(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    const void *pMem = w->usm;
    size_t size = 16;
    ur_usm_migration_flags_t flags = 0;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        pMem = NULL;
        break;
    }
    case 2: {
        flags = (uint32_t)UR_USM_MIGRATION_FLAGS_MASK;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        size = 0;
        break;
    }
    case 7: {
        size = 8192;
        break;
    }
    case 8: {
        hQueue = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMPrefetch[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueUSMAdvise(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    const void *pMem = w->usm;
    size_t size = 16;
    ur_usm_advice_flags_t advice = 0;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        pMem = NULL;
        break;
    }
    case 2: {
        advice = (uint32_t)UR_USM_ADVICE_FLAGS_MASK;
        break;
    }
    case 3: {
        size = 0;
        break;
    }
    case 4: {
        size = 8192;
        break;
    }
    case 5: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMAdvise[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"advice has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urEnqueueUSMFill2D(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    void *pMem = w->usm;
    size_t pitch = 16;
    size_t patternSize = 4;
    const void *pPattern = w->usm;
    size_t width = 16;
    size_t height = 2;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        pMem = NULL;
        break;
    }
    case 2: {
        pPattern = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        pitch = 0;
        break;
    }
    case 7: {
        pitch = 8;
        break;
    }
    case 8: {
        patternSize = 0;
        break;
    }
    case 9: {
        patternSize = 64;
        break;
    }
    case 10: {
        patternSize = 3;
        width = 12;
        break;
    }
    case 11: {
        width = 0;
        break;
    }
    case 12: {
        height = 0;
        break;
    }
    case 13: {
        width = 9;
        height = 1;
        break;
    }
    case 14: {
        hQueue = (void *)w->context;
        break;
    }
    case 15: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMFill2D[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPattern is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"pitch == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"pitch < width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"patternSize == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"patternSize > width * height", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"patternSize != 0 && ((patternSize & (patternSize - 1)) != 0)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"width == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"height == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"width * height % patternSize != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueUSMMemcpy2D(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    bool blocking = 0;
    void *pDst = w->usm;
    size_t dstPitch = 16;
    const void *pSrc = (char *)w->usm + 2048;
    size_t srcPitch = 16;
    size_t width = 16;
    size_t height = 2;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        pDst = NULL;
        break;
    }
    case 2: {
        pSrc = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        srcPitch = 0;
        break;
    }
    case 7: {
        dstPitch = 0;
        break;
    }
    case 8: {
        srcPitch = 8;
        break;
    }
    case 9: {
        dstPitch = 8;
        break;
    }
    case 10: {
        height = 0;
        break;
    }
    case 11: {
        hQueue = (void *)w->context;
        break;
    }
    case 12: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMMemcpy2D[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"srcPitch == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"dstPitch == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"srcPitch < width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"dstPitch < width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"height == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueDeviceGlobalVariableWrite(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_program_handle_t hProgram = (void *)w->program;
    const char *name = "name";
    bool blockingWrite = 0;
    size_t count = 1;
    size_t offset = 0;
    const void *pSrc = w->scratch;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hProgram = NULL;
        break;
    }
    case 2: {
        name = NULL;
        break;
    }
    case 3: {
        pSrc = NULL;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        break;
    }
    case 5: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 6: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 7: {
        hQueue = (void *)w->context;
        break;
    }
    case 8: {
        hProgram = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueDeviceGlobalVariableWrite[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"name is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueDeviceGlobalVariableRead(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_program_handle_t hProgram = (void *)w->program;
    const char *name = "name";
    bool blockingRead = 0;
    size_t count = 1;
    size_t offset = 0;
    void *pDst = w->scratch;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hProgram = NULL;
        break;
    }
    case 2: {
        name = NULL;
        break;
    }
    case 3: {
        pDst = NULL;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        break;
    }
    case 5: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 6: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 7: {
        hQueue = (void *)w->context;
        break;
    }
    case 8: {
        hProgram = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueDeviceGlobalVariableRead[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"name is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueReadHostPipe(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_program_handle_t hProgram = (void *)w->program;
    const char *pipe_symbol = "name";
    bool blocking = 0;
    void *pDst = w->scratch;
    size_t size = 16;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hProgram = NULL;
        break;
    }
    case 2: {
        pipe_symbol = NULL;
        break;
    }
    case 3: {
        pDst = NULL;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        break;
    }
    case 5: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 6: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 7: {
        hQueue = (void *)w->context;
        break;
    }
    case 8: {
        hProgram = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueReadHostPipe[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pipe_symbol is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueWriteHostPipe(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_program_handle_t hProgram = (void *)w->program;
    const char *pipe_symbol = "name";
    bool blocking = 0;
    void *pSrc = w->scratch;
    size_t size = 16;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hProgram = NULL;
        break;
    }
    case 2: {
        pipe_symbol = NULL;
        break;
    }
    case 3: {
        pSrc = NULL;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        break;
    }
    case 5: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 6: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 7: {
        hQueue = (void *)w->context;
        break;
    }
    case 8: {
        hProgram = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueWriteHostPipe[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pipe_symbol is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEventGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_event_handle_t hEvent = (void *)w->event;
    ur_event_info_t propName = UR_EVENT_INFO_COMMAND_QUEUE;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hEvent = NULL;
        break;
    }
    case 1: {
        propName = (ur_event_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hEvent = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urEventGetInfo[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hEvent is of another kind", {UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT}, true},
};

static ur_result_t call_urEventGetProfilingInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_event_handle_t hEvent = (void *)w->event;
    ur_profiling_info_t propName = UR_PROFILING_INFO_COMMAND_QUEUED;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hEvent = NULL;
        break;
    }
    case 1: {
        propName = (ur_profiling_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        hEvent = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urEventGetProfilingInfo[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"pPropValue && propSize == 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"hEvent is of another kind", {UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT}, true},
};

static ur_result_t call_urEventWait(const conf_world *w, size_t probe) {
    (void)w;
    uint32_t numEvents = 1;
    const ur_event_handle_t *phEventWaitList = (void *)&w->event;
    switch (probe) {
    case 0: {
        phEventWaitList = NULL;
        break;
    }
    case 1: {
        phEventWaitList = (void *)nulls;
        break;
    }
    case 2: {
        numEvents = 0;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->context;
        numEvents = 1;
        break;
    }
    default:
        break;
    }
    return urEventWait(numEvents, phEventWaitList);
}

static const conf_probe probes_of_urEventWait[] = {
    {"phEventWaitList is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phEventWaitList holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"numEvents == 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEventRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_event_handle_t hEvent = (void *)w->event;
    switch (probe) {
    case 0: {
        hEvent = NULL;
        break;
    }
    case 1: {
        hEvent = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urEventRetain(hEvent);
}

static const conf_probe probes_of_urEventRetain[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hEvent is of another kind", {UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT}, true},
};

static ur_result_t call_urEventRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_event_handle_t hEvent = (void *)w->event;
    switch (probe) {
    case 0: {
        hEvent = NULL;
        break;
    }
    default:
        break;
    }
    return urEventRelease(hEvent);
}

static const conf_probe probes_of_urEventRelease[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urEventGetNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_event_handle_t hEvent = (void *)w->event;
    ur_native_handle_t *phNativeEvent = out(w, 1);
    switch (probe) {
    case 0: {
        hEvent = NULL;
        break;
    }
    case 1: {
        phNativeEvent = NULL;
        break;
    }
    case 2: {
        hEvent = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urEventGetNativeHandle(hEvent, phNativeEvent);
}

static const conf_probe probes_of_urEventGetNativeHandle[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativeEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hEvent is of another kind", {UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT}, true},
};

static ur_result_t call_urEventCreateWithNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_native_handle_t hNativeEvent = 0;
    ur_context_handle_t hContext = (void *)w->context;
    const ur_event_native_properties_t *pProperties = NULL;
    ur_event_handle_t *phEvent = out(w, 3);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phEvent = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
}

static const conf_probe probes_of_urEventCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urEventSetCallback(const conf_world *w, size_t probe) {
    (void)w;
    ur_event_handle_t hEvent = (void *)w->event;
    ur_execution_info_t execStatus = UR_EXECUTION_INFO_COMPLETE;
    ur_event_callback_t pfnNotify = (ur_event_callback_t)(void (*)(void))no_op;
    void *pUserData = NULL;
    switch (probe) {
    case 0: {
        hEvent = NULL;
        break;
    }
    case 1: {
        execStatus = (ur_execution_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        pfnNotify = NULL;
        break;
    }
    case 3: {
        execStatus = UR_EXECUTION_INFO_QUEUED;
        break;
    }
    case 4: {
        hEvent = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData);
}

static const conf_probe probes_of_urEventSetCallback[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"execStatus is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pfnNotify is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"execStatus == UR_EXECUTION_INFO_QUEUED", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"hEvent is of another kind", {UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT}, true},
};

static ur_result_t call_urEnqueueUSMDeviceAllocExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_usm_pool_handle_t pPool = NULL;
    size_t size = 16;
    const ur_exp_async_usm_alloc_properties_t *pProperties = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    void * *ppMem = out(w, 6);
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        ppMem = NULL;
        break;
    }
    case 2: {
        numEventsInWaitList = 1;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 5: {
        static ur_exp_async_usm_alloc_properties_t given;
        given = (ur_exp_async_usm_alloc_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES};
        pProperties = &given;
        given.flags = (uint32_t)UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK;
        break;
    }
    case 6: {
        hQueue = (void *)w->context;
        break;
    }
    case 7: {
        pPool = (void *)w->context;
        break;
    }
    case 8: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueUSMDeviceAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMDeviceAllocExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"pProperties->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"pPool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueUSMSharedAllocExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_usm_pool_handle_t pPool = NULL;
    size_t size = 16;
    const ur_exp_async_usm_alloc_properties_t *pProperties = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    void * *ppMem = out(w, 6);
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        ppMem = NULL;
        break;
    }
    case 2: {
        numEventsInWaitList = 1;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 5: {
        static ur_exp_async_usm_alloc_properties_t given;
        given = (ur_exp_async_usm_alloc_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES};
        pProperties = &given;
        given.flags = (uint32_t)UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK;
        break;
    }
    case 6: {
        hQueue = (void *)w->context;
        break;
    }
    case 7: {
        pPool = (void *)w->context;
        break;
    }
    case 8: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueUSMSharedAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMSharedAllocExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"pProperties->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"pPool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueUSMHostAllocExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_usm_pool_handle_t pPool = NULL;
    size_t size = 16;
    const ur_exp_async_usm_alloc_properties_t *pProperties = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    void * *ppMem = out(w, 6);
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        ppMem = NULL;
        break;
    }
    case 2: {
        numEventsInWaitList = 1;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 5: {
        static ur_exp_async_usm_alloc_properties_t given;
        given = (ur_exp_async_usm_alloc_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES};
        pProperties = &given;
        given.flags = (uint32_t)UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK;
        break;
    }
    case 6: {
        hQueue = (void *)w->context;
        break;
    }
    case 7: {
        pPool = (void *)w->context;
        break;
    }
    case 8: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueUSMHostAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMHostAllocExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"pProperties->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"pPool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueUSMFreeExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_usm_pool_handle_t pPool = NULL;
    void *pMem = w->usm;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        pMem = NULL;
        break;
    }
    case 2: {
        numEventsInWaitList = 1;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 5: {
        hQueue = (void *)w->context;
        break;
    }
    case 6: {
        pPool = (void *)w->context;
        break;
    }
    case 7: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urEnqueueUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMFreeExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"pPool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urUSMPoolCreateExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_usm_pool_desc_t the_pPoolDesc = {.stype = UR_STRUCTURE_TYPE_USM_POOL_DESC};
    (void)the_pPoolDesc;
    ur_usm_pool_desc_t *pPoolDesc = &the_pPoolDesc;
    ur_usm_pool_handle_t *pPool = out(w, 3);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pPoolDesc = NULL;
        break;
    }
    case 3: {
        pPool = NULL;
        break;
    }
    case 4: {
        the_pPoolDesc.flags = (uint32_t)UR_USM_POOL_FLAGS_MASK;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    case 6: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
}

static const conf_probe probes_of_urUSMPoolCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pPoolDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPoolDesc->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urUSMPoolDestroyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_usm_pool_handle_t hPool = (void *)w->pool;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        hPool = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMPoolDestroyExp(hContext, hDevice, hPool);
}

static const conf_probe probes_of_urUSMPoolDestroyExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urUSMPoolGetDefaultDevicePoolExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_usm_pool_handle_t *pPool = out(w, 2);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pPool = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
}

static const conf_probe probes_of_urUSMPoolGetDefaultDevicePoolExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urUSMPoolGetInfoExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_usm_pool_handle_t hPool = (void *)w->pool;
    ur_usm_pool_info_t propName = UR_USM_POOL_INFO_REFERENCE_COUNT;
    void *pPropValue = out(w, 2);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hPool = NULL;
        break;
    }
    case 1: {
        propName = (ur_usm_pool_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        break;
    }
    case 3: {
        hPool = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urUSMPoolGetInfoExp[] = {
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hPool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
};

static ur_result_t call_urUSMPoolSetInfoExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_usm_pool_handle_t hPool = (void *)w->pool;
    ur_usm_pool_info_t propName = UR_USM_POOL_INFO_REFERENCE_COUNT;
    void *pPropValue = out(w, 2);
    size_t propSize = 8;
    switch (probe) {
    case 0: {
        hPool = NULL;
        break;
    }
    case 1: {
        propName = (ur_usm_pool_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        pPropValue = NULL;
        break;
    }
    case 3: {
        hPool = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMPoolSetInfoExp(hPool, propName, pPropValue, propSize);
}

static const conf_probe probes_of_urUSMPoolSetInfoExp[] = {
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"pPropValue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hPool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
};

static ur_result_t call_urUSMPoolSetDevicePoolExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_usm_pool_handle_t hPool = (void *)w->pool;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        hPool = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    case 5: {
        hPool = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMPoolSetDevicePoolExp(hContext, hDevice, hPool);
}

static const conf_probe probes_of_urUSMPoolSetDevicePoolExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"hPool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
};

static ur_result_t call_urUSMPoolGetDevicePoolExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_usm_pool_handle_t *pPool = out(w, 2);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pPool = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMPoolGetDevicePoolExp(hContext, hDevice, pPool);
}

static const conf_probe probes_of_urUSMPoolGetDevicePoolExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urUSMPoolTrimToExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_usm_pool_handle_t hPool = (void *)w->pool;
    size_t minBytesToKeep = 0;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        hPool = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    case 5: {
        hPool = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
}

static const conf_probe probes_of_urUSMPoolTrimToExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"hPool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
};

static ur_result_t call_urUSMPitchedAllocExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    const ur_usm_desc_t *pUSMDesc = NULL;
    ur_usm_pool_handle_t pool = NULL;
    size_t widthInBytes = 16;
    size_t height = 2;
    size_t elementSizeBytes = 4;
    void * *ppMem = out(w, 7);
    size_t *pResultPitch = out(w, 8);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        ppMem = NULL;
        break;
    }
    case 3: {
        pResultPitch = NULL;
        break;
    }
    case 4: {
        static const ur_usm_desc_t desc = {UR_STRUCTURE_TYPE_USM_DESC, NULL, 0, 3};
        pUSMDesc = &desc;
        break;
    }
    case 5: {
        widthInBytes = 0;
        break;
    }
    case 6: {
        static ur_usm_desc_t given;
        given = (ur_usm_desc_t){.stype = UR_STRUCTURE_TYPE_USM_DESC};
        pUSMDesc = &given;
        given.hints = (uint32_t)UR_USM_ADVICE_FLAGS_MASK;
        break;
    }
    case 7: {
        hContext = (void *)w->device;
        break;
    }
    case 8: {
        hDevice = (void *)w->context;
        break;
    }
    case 9: {
        pool = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem, pResultPitch);
}

static const conf_probe probes_of_urUSMPitchedAllocExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pResultPitch is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"widthInBytes == 0", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}, false},
    {"pUSMDesc->hints has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"pool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
};

static ur_result_t call_urBindlessImagesUnsampledImageHandleDestroyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_image_native_handle_t hImage = 0;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    case 3: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

static const conf_probe probes_of_urBindlessImagesUnsampledImageHandleDestroyExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesSampledImageHandleDestroyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_image_native_handle_t hImage = 0;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    case 3: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesSampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

static const conf_probe probes_of_urBindlessImagesSampledImageHandleDestroyExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesImageAllocateExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_image_format_t the_pImageFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    (void)the_pImageFormat;
    const ur_image_format_t *pImageFormat = &the_pImageFormat;
    ur_image_desc_t the_pImageDesc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0};
    (void)the_pImageDesc;
    const ur_image_desc_t *pImageDesc = &the_pImageDesc;
    ur_exp_image_mem_native_handle_t *phImageMem = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pImageFormat = NULL;
        break;
    }
    case 3: {
        pImageDesc = NULL;
        break;
    }
    case 4: {
        phImageMem = NULL;
        break;
    }
    case 5: {
        the_pImageDesc.type = (ur_mem_type_t)0x7ffffffe;
        break;
    }
    case 6: {
        the_pImageFormat.channelOrder = (ur_image_channel_order_t)0x7ffffffe;
        break;
    }
    case 7: {
        the_pImageFormat.channelType = (ur_image_channel_type_t)0x7ffffffe;
        break;
    }
    case 8: {
        hContext = (void *)w->device;
        break;
    }
    case 9: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesImageAllocateExp(hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
}

static const conf_probe probes_of_urBindlessImagesImageAllocateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phImageMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}, false},
    {"pImageFormat->channelOrder is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pImageFormat->channelType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesImageFreeExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_image_mem_native_handle_t hImageMem = 0;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    case 3: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesImageFreeExp(hContext, hDevice, hImageMem);
}

static const conf_probe probes_of_urBindlessImagesImageFreeExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesUnsampledImageCreateExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_image_mem_native_handle_t hImageMem = 0;
    ur_image_format_t the_pImageFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    (void)the_pImageFormat;
    const ur_image_format_t *pImageFormat = &the_pImageFormat;
    ur_image_desc_t the_pImageDesc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0};
    (void)the_pImageDesc;
    const ur_image_desc_t *pImageDesc = &the_pImageDesc;
    ur_exp_image_native_handle_t *phImage = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pImageFormat = NULL;
        break;
    }
    case 3: {
        pImageDesc = NULL;
        break;
    }
    case 4: {
        phImage = NULL;
        break;
    }
    case 5: {
        the_pImageDesc.type = (ur_mem_type_t)0x7ffffffe;
        break;
    }
    case 6: {
        the_pImageFormat.channelOrder = (ur_image_channel_order_t)0x7ffffffe;
        break;
    }
    case 7: {
        the_pImageFormat.channelType = (ur_image_channel_type_t)0x7ffffffe;
        break;
    }
    case 8: {
        hContext = (void *)w->device;
        break;
    }
    case 9: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesUnsampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
}

static const conf_probe probes_of_urBindlessImagesUnsampledImageCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phImage is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}, false},
    {"pImageFormat->channelOrder is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pImageFormat->channelType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesSampledImageCreateExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_image_mem_native_handle_t hImageMem = 0;
    ur_image_format_t the_pImageFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    (void)the_pImageFormat;
    const ur_image_format_t *pImageFormat = &the_pImageFormat;
    ur_image_desc_t the_pImageDesc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0};
    (void)the_pImageDesc;
    const ur_image_desc_t *pImageDesc = &the_pImageDesc;
    ur_sampler_desc_t the_pSamplerDesc = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, false, UR_SAMPLER_ADDRESSING_MODE_CLAMP, UR_SAMPLER_FILTER_MODE_NEAREST};
    (void)the_pSamplerDesc;
    const ur_sampler_desc_t *pSamplerDesc = &the_pSamplerDesc;
    ur_exp_image_native_handle_t *phImage = out(w, 6);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pImageFormat = NULL;
        break;
    }
    case 3: {
        pImageDesc = NULL;
        break;
    }
    case 4: {
        pSamplerDesc = NULL;
        break;
    }
    case 5: {
        phImage = NULL;
        break;
    }
    case 6: {
        the_pImageDesc.type = (ur_mem_type_t)0x7ffffffe;
        break;
    }
    case 7: {
        the_pImageFormat.channelOrder = (ur_image_channel_order_t)0x7ffffffe;
        break;
    }
    case 8: {
        the_pImageFormat.channelType = (ur_image_channel_type_t)0x7ffffffe;
        break;
    }
    case 9: {
        the_pSamplerDesc.addressingMode = (ur_sampler_addressing_mode_t)0x7ffffffe;
        break;
    }
    case 10: {
        the_pSamplerDesc.filterMode = (ur_sampler_filter_mode_t)0x7ffffffe;
        break;
    }
    case 11: {
        hContext = (void *)w->device;
        break;
    }
    case 12: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesSampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
}

static const conf_probe probes_of_urBindlessImagesSampledImageCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSamplerDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phImage is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}, false},
    {"pImageFormat->channelOrder is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pImageFormat->channelType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pSamplerDesc->addressingMode is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pSamplerDesc->filterMode is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesImageCopyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    const void *pSrc = w->scratch;
    void *pDst = w->scratch;
    ur_image_desc_t the_pSrcImageDesc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0};
    (void)the_pSrcImageDesc;
    const ur_image_desc_t *pSrcImageDesc = &the_pSrcImageDesc;
    ur_image_desc_t the_pDstImageDesc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0};
    (void)the_pDstImageDesc;
    const ur_image_desc_t *pDstImageDesc = &the_pDstImageDesc;
    ur_image_format_t the_pSrcImageFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    (void)the_pSrcImageFormat;
    const ur_image_format_t *pSrcImageFormat = &the_pSrcImageFormat;
    ur_image_format_t the_pDstImageFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    (void)the_pDstImageFormat;
    const ur_image_format_t *pDstImageFormat = &the_pDstImageFormat;
    ur_exp_image_copy_region_t the_pCopyRegion = {.stype = UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION};
    (void)the_pCopyRegion;
    ur_exp_image_copy_region_t *pCopyRegion = &the_pCopyRegion;
    ur_exp_image_copy_flags_t imageCopyFlags = 0;
    ur_exp_image_copy_input_types_t imageCopyInputTypes = UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        pSrc = NULL;
        break;
    }
    case 2: {
        pDst = NULL;
        break;
    }
    case 3: {
        pSrcImageDesc = NULL;
        break;
    }
    case 4: {
        pDstImageDesc = NULL;
        break;
    }
    case 5: {
        pSrcImageFormat = NULL;
        break;
    }
    case 6: {
        pDstImageFormat = NULL;
        break;
    }
    case 7: {
        pCopyRegion = NULL;
        break;
    }
    case 8: {
        imageCopyFlags = (uint32_t)UR_EXP_IMAGE_COPY_FLAGS_MASK;
        break;
    }
    case 9: {
        imageCopyInputTypes = (ur_exp_image_copy_input_types_t)0x7ffffffe;
        break;
    }
    case 10: {
        numEventsInWaitList = 1;
        break;
    }
    case 11: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 12: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 13: {
        the_pDstImageDesc.type = (ur_mem_type_t)0x7ffffffe;
        break;
    }
    case 14: {
        the_pSrcImageFormat.channelOrder = (ur_image_channel_order_t)0x7ffffffe;
        break;
    }
    case 15: {
        the_pSrcImageFormat.channelType = (ur_image_channel_type_t)0x7ffffffe;
        break;
    }
    case 16: {
        the_pDstImageFormat.channelOrder = (ur_image_channel_order_t)0x7ffffffe;
        break;
    }
    case 17: {
        the_pDstImageFormat.channelType = (ur_image_channel_type_t)0x7ffffffe;
        break;
    }
    case 18: {
        hQueue = (void *)w->context;
        break;
    }
    case 19: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat, pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urBindlessImagesImageCopyExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSrcImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pDstImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSrcImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pDstImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pCopyRegion is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"imageCopyFlags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"imageCopyInputTypes is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"pDstImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pDstImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}, false},
    {"pSrcImageFormat->channelOrder is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pSrcImageFormat->channelType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pDstImageFormat->channelOrder is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pDstImageFormat->channelType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urBindlessImagesImageGetInfoExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_exp_image_mem_native_handle_t hImageMem = 0;
    ur_image_info_t propName = UR_IMAGE_INFO_FORMAT;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        propName = (ur_image_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesImageGetInfoExp(hContext, hImageMem, propName, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urBindlessImagesImageGetInfoExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urBindlessImagesGetImageMemoryHandleTypeSupportExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_image_desc_t the_pImageDesc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0};
    (void)the_pImageDesc;
    const ur_image_desc_t *pImageDesc = &the_pImageDesc;
    ur_image_format_t the_pImageFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    (void)the_pImageFormat;
    const ur_image_format_t *pImageFormat = &the_pImageFormat;
    ur_exp_image_mem_type_t imageMemHandleType = UR_EXP_IMAGE_MEM_TYPE_USM_POINTER;
    ur_bool_t *pSupportedRet = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pImageDesc = NULL;
        break;
    }
    case 3: {
        pImageFormat = NULL;
        break;
    }
    case 4: {
        imageMemHandleType = (ur_exp_image_mem_type_t)0x7ffffffe;
        break;
    }
    case 5: {
        pSupportedRet = NULL;
        break;
    }
    case 6: {
        the_pImageFormat.channelOrder = (ur_image_channel_order_t)0x7ffffffe;
        break;
    }
    case 7: {
        the_pImageFormat.channelType = (ur_image_channel_type_t)0x7ffffffe;
        break;
    }
    case 8: {
        hContext = (void *)w->device;
        break;
    }
    case 9: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesGetImageMemoryHandleTypeSupportExp(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

static const conf_probe probes_of_urBindlessImagesGetImageMemoryHandleTypeSupportExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"imageMemHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pSupportedRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageFormat->channelOrder is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pImageFormat->channelType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesGetImageUnsampledHandleSupportExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_image_desc_t the_pImageDesc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0};
    (void)the_pImageDesc;
    const ur_image_desc_t *pImageDesc = &the_pImageDesc;
    ur_image_format_t the_pImageFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    (void)the_pImageFormat;
    const ur_image_format_t *pImageFormat = &the_pImageFormat;
    ur_exp_image_mem_type_t imageMemHandleType = UR_EXP_IMAGE_MEM_TYPE_USM_POINTER;
    ur_bool_t *pSupportedRet = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pImageDesc = NULL;
        break;
    }
    case 3: {
        pImageFormat = NULL;
        break;
    }
    case 4: {
        imageMemHandleType = (ur_exp_image_mem_type_t)0x7ffffffe;
        break;
    }
    case 5: {
        pSupportedRet = NULL;
        break;
    }
    case 6: {
        the_pImageFormat.channelOrder = (ur_image_channel_order_t)0x7ffffffe;
        break;
    }
    case 7: {
        the_pImageFormat.channelType = (ur_image_channel_type_t)0x7ffffffe;
        break;
    }
    case 8: {
        hContext = (void *)w->device;
        break;
    }
    case 9: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesGetImageUnsampledHandleSupportExp(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

static const conf_probe probes_of_urBindlessImagesGetImageUnsampledHandleSupportExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"imageMemHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pSupportedRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageFormat->channelOrder is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pImageFormat->channelType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesGetImageSampledHandleSupportExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_image_desc_t the_pImageDesc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0};
    (void)the_pImageDesc;
    const ur_image_desc_t *pImageDesc = &the_pImageDesc;
    ur_image_format_t the_pImageFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    (void)the_pImageFormat;
    const ur_image_format_t *pImageFormat = &the_pImageFormat;
    ur_exp_image_mem_type_t imageMemHandleType = UR_EXP_IMAGE_MEM_TYPE_USM_POINTER;
    ur_bool_t *pSupportedRet = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pImageDesc = NULL;
        break;
    }
    case 3: {
        pImageFormat = NULL;
        break;
    }
    case 4: {
        imageMemHandleType = (ur_exp_image_mem_type_t)0x7ffffffe;
        break;
    }
    case 5: {
        pSupportedRet = NULL;
        break;
    }
    case 6: {
        the_pImageFormat.channelOrder = (ur_image_channel_order_t)0x7ffffffe;
        break;
    }
    case 7: {
        the_pImageFormat.channelType = (ur_image_channel_type_t)0x7ffffffe;
        break;
    }
    case 8: {
        hContext = (void *)w->device;
        break;
    }
    case 9: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesGetImageSampledHandleSupportExp(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

static const conf_probe probes_of_urBindlessImagesGetImageSampledHandleSupportExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"imageMemHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pSupportedRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageFormat->channelOrder is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pImageFormat->channelType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesMipmapGetLevelExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_image_mem_native_handle_t hImageMem = 0;
    uint32_t mipmapLevel = 0;
    ur_exp_image_mem_native_handle_t *phImageMem = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        phImageMem = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
}

static const conf_probe probes_of_urBindlessImagesMipmapGetLevelExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phImageMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesMipmapFreeExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_image_mem_native_handle_t hMem = 0;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    case 3: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesMipmapFreeExp(hContext, hDevice, hMem);
}

static const conf_probe probes_of_urBindlessImagesMipmapFreeExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesImportExternalMemoryExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    size_t size = 16;
    ur_exp_external_mem_type_t memHandleType = UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;
    ur_exp_external_mem_desc_t the_pExternalMemDesc = {.stype = UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC};
    (void)the_pExternalMemDesc;
    ur_exp_external_mem_desc_t *pExternalMemDesc = &the_pExternalMemDesc;
    ur_exp_external_mem_handle_t *phExternalMem = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        memHandleType = (ur_exp_external_mem_type_t)0x7ffffffe;
        break;
    }
    case 3: {
        pExternalMemDesc = NULL;
        break;
    }
    case 4: {
        phExternalMem = NULL;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    case 6: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesImportExternalMemoryExp(hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
}

static const conf_probe probes_of_urBindlessImagesImportExternalMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"memHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pExternalMemDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phExternalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesMapExternalArrayExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_image_format_t the_pImageFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    (void)the_pImageFormat;
    const ur_image_format_t *pImageFormat = &the_pImageFormat;
    ur_image_desc_t the_pImageDesc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0};
    (void)the_pImageDesc;
    const ur_image_desc_t *pImageDesc = &the_pImageDesc;
    ur_exp_external_mem_handle_t hExternalMem = (void *)w->none;
    ur_exp_image_mem_native_handle_t *phImageMem = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pImageFormat = NULL;
        break;
    }
    case 3: {
        pImageDesc = NULL;
        break;
    }
    case 4: {
        hExternalMem = NULL;
        break;
    }
    case 5: {
        phImageMem = NULL;
        break;
    }
    case 6: {
        the_pImageDesc.type = (ur_mem_type_t)0x7ffffffe;
        break;
    }
    case 7: {
        the_pImageFormat.channelOrder = (ur_image_channel_order_t)0x7ffffffe;
        break;
    }
    case 8: {
        the_pImageFormat.channelType = (ur_image_channel_type_t)0x7ffffffe;
        break;
    }
    case 9: {
        hContext = (void *)w->device;
        break;
    }
    case 10: {
        hDevice = (void *)w->context;
        break;
    }
    case 11: {
        hExternalMem = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesMapExternalArrayExp(hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
}

static const conf_probe probes_of_urBindlessImagesMapExternalArrayExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hExternalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phImageMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}, false},
    {"pImageFormat->channelOrder is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pImageFormat->channelType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"hExternalMem is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urBindlessImagesMapExternalLinearMemoryExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    uint64_t offset = 0;
    uint64_t size = 16;
    ur_exp_external_mem_handle_t hExternalMem = (void *)w->none;
    void * *ppRetMem = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        hExternalMem = NULL;
        break;
    }
    case 3: {
        ppRetMem = NULL;
        break;
    }
    case 4: {
        hContext = (void *)w->device;
        break;
    }
    case 5: {
        hDevice = (void *)w->context;
        break;
    }
    case 6: {
        hExternalMem = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesMapExternalLinearMemoryExp(hContext, hDevice, offset, size, hExternalMem, ppRetMem);
}

static const conf_probe probes_of_urBindlessImagesMapExternalLinearMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hExternalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppRetMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"hExternalMem is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urBindlessImagesReleaseExternalMemoryExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_external_mem_handle_t hExternalMem = (void *)w->none;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        hExternalMem = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
}

static const conf_probe probes_of_urBindlessImagesReleaseExternalMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hExternalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesFreeMappedLinearMemoryExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    void *pMem = w->scratch;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pMem = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
}

static const conf_probe probes_of_urBindlessImagesFreeMappedLinearMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesSupportsImportingHandleTypeExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_external_mem_type_t memHandleType = UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;
    ur_bool_t *pSupportedRet = out(w, 2);
    switch (probe) {
    case 0: {
        hDevice = NULL;
        break;
    }
    case 1: {
        memHandleType = (ur_exp_external_mem_type_t)0x7ffffffe;
        break;
    }
    case 2: {
        pSupportedRet = NULL;
        break;
    }
    case 3: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesSupportsImportingHandleTypeExp(hDevice, memHandleType, pSupportedRet);
}

static const conf_probe probes_of_urBindlessImagesSupportsImportingHandleTypeExp[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"memHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pSupportedRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesImportExternalSemaphoreExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_external_semaphore_type_t semHandleType = UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD;
    ur_exp_external_semaphore_desc_t the_pExternalSemaphoreDesc = {.stype = UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC};
    (void)the_pExternalSemaphoreDesc;
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc = &the_pExternalSemaphoreDesc;
    ur_exp_external_semaphore_handle_t *phExternalSemaphore = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        semHandleType = (ur_exp_external_semaphore_type_t)0x7ffffffe;
        break;
    }
    case 3: {
        pExternalSemaphoreDesc = NULL;
        break;
    }
    case 4: {
        phExternalSemaphore = NULL;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    case 6: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesImportExternalSemaphoreExp(hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
}

static const conf_probe probes_of_urBindlessImagesImportExternalSemaphoreExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"semHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pExternalSemaphoreDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phExternalSemaphore is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesReleaseExternalSemaphoreExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_external_semaphore_handle_t hExternalSemaphore = (void *)w->none;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        hExternalSemaphore = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesReleaseExternalSemaphoreExp(hContext, hDevice, hExternalSemaphore);
}

static const conf_probe probes_of_urBindlessImagesReleaseExternalSemaphoreExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hExternalSemaphore is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urBindlessImagesWaitExternalSemaphoreExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_exp_external_semaphore_handle_t hSemaphore = (void *)w->none;
    bool hasWaitValue = 0;
    uint64_t waitValue = 0;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hSemaphore = NULL;
        break;
    }
    case 2: {
        numEventsInWaitList = 1;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 5: {
        hQueue = (void *)w->context;
        break;
    }
    case 6: {
        hSemaphore = (void *)w->context;
        break;
    }
    case 7: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urBindlessImagesWaitExternalSemaphoreExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hSemaphore is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hSemaphore is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urBindlessImagesSignalExternalSemaphoreExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_exp_external_semaphore_handle_t hSemaphore = (void *)w->none;
    bool hasSignalValue = 0;
    uint64_t signalValue = 0;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hSemaphore = NULL;
        break;
    }
    case 2: {
        numEventsInWaitList = 1;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 5: {
        hQueue = (void *)w->context;
        break;
    }
    case 6: {
        hSemaphore = (void *)w->context;
        break;
    }
    case 7: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urBindlessImagesSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urBindlessImagesSignalExternalSemaphoreExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hSemaphore is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hSemaphore is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferCreateExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_command_buffer_desc_t the_pCommandBufferDesc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC};
    (void)the_pCommandBufferDesc;
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc = &the_pCommandBufferDesc;
    ur_exp_command_buffer_handle_t *phCommandBuffer = out(w, 3);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pCommandBufferDesc = NULL;
        break;
    }
    case 3: {
        phCommandBuffer = NULL;
        break;
    }
    case 4: {
        hContext = (void *)w->device;
        break;
    }
    case 5: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urCommandBufferCreateExp(hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
}

static const conf_probe probes_of_urCommandBufferCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pCommandBufferDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urCommandBufferRetainExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urCommandBufferRetainExp(hCommandBuffer);
}

static const conf_probe probes_of_urCommandBufferRetainExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
};

static ur_result_t call_urCommandBufferReleaseExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    default:
        break;
    }
    return urCommandBufferReleaseExp(hCommandBuffer);
}

static const conf_probe probes_of_urCommandBufferReleaseExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urCommandBufferFinalizeExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urCommandBufferFinalizeExp(hCommandBuffer);
}

static const conf_probe probes_of_urCommandBufferFinalizeExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
};

static ur_result_t call_urCommandBufferAppendKernelLaunchExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    uint32_t workDim = 1;
    const size_t *pGlobalWorkOffset = NULL;
    const size_t *pGlobalWorkSize = (void *)ones;
    const size_t *pLocalWorkSize = NULL;
    uint32_t numKernelAlternatives = 0;
    ur_kernel_handle_t *phKernelAlternatives = NULL;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        hKernel = NULL;
        break;
    }
    case 2: {
        pGlobalWorkSize = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        numKernelAlternatives = 1;
        break;
    }
    case 7: {
        phKernelAlternatives = (void *)&w->kernel;
        break;
    }
    case 8: {
        phKernelAlternatives = (void *)&w->kernel;
        numKernelAlternatives = 1;
        break;
    }
    case 9: {
        phCommand = out(w, 200);
        break;
    }
    case 10: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 11: {
        hKernel = (void *)w->context;
        break;
    }
    case 12: {
        phKernelAlternatives = (void *)&w->context;
        numKernelAlternatives = 1;
        break;
    }
    case 13: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendKernelLaunchExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"phKernelAlternatives == NULL && numKernelAlternatives > 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"phKernelAlternatives != NULL && numKernelAlternatives == 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"phKernelAlternatives holds hKernel", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"phCommand is not NULL, and the command-buffer is not updatable", {UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"phKernelAlternatives holds one of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendKernelLaunchWithArgsExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    uint32_t workDim = 1;
    const size_t *pGlobalWorkOffset = NULL;
    const size_t *pGlobalWorkSize = (void *)ones;
    const size_t *pLocalWorkSize = NULL;
    uint32_t numArgs = 0;
    const ur_exp_kernel_arg_properties_t *pArgs = NULL;
    uint32_t numKernelAlternatives = 0;
    ur_kernel_handle_t *phKernelAlternatives = NULL;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        hKernel = NULL;
        break;
    }
    case 2: {
        pGlobalWorkSize = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        numKernelAlternatives = 1;
        break;
    }
    case 7: {
        phKernelAlternatives = (void *)&w->kernel;
        break;
    }
    case 8: {
        phKernelAlternatives = (void *)&w->kernel;
        numKernelAlternatives = 1;
        break;
    }
    case 9: {
        phCommand = out(w, 200);
        break;
    }
    case 10: {
        numArgs = 1;
        break;
    }
    case 11: {
        hKernel = w->taker;
        static ur_exp_kernel_arg_properties_t given;
        given = (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES};
        pArgs = &given;
        numArgs = 1;
        given.type = (ur_exp_kernel_arg_type_t)0x7ffffffe;
        break;
    }
    case 12: {
        hKernel = w->taker;
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 13: {
        hKernel = (void *)w->context;
        break;
    }
    case 14: {
        phKernelAlternatives = (void *)&w->context;
        numKernelAlternatives = 1;
        break;
    }
    case 15: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendKernelLaunchWithArgsExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"phKernelAlternatives == NULL && numKernelAlternatives > 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"phKernelAlternatives != NULL && numKernelAlternatives == 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"phKernelAlternatives holds hKernel", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"phCommand is not NULL, and the command-buffer is not updatable", {UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION}, false},
    {"pArgs == NULL && numArgs > 0", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pArgs->type is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"phKernelAlternatives holds one of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendUSMMemcpyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    void *pDst = w->usm;
    const void *pSrc = (char *)w->usm + 2048;
    size_t size = 16;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        pDst = NULL;
        break;
    }
    case 2: {
        pSrc = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        size = 0;
        break;
    }
    case 7: {
        size = 8192;
        break;
    }
    case 8: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendUSMMemcpyExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendUSMFillExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    void *pMemory = w->usm;
    const void *pPattern = w->usm;
    size_t patternSize = 4;
    size_t size = 16;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        pMemory = NULL;
        break;
    }
    case 2: {
        pPattern = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        patternSize = 0;
        break;
    }
    case 7: {
        size = 0;
        break;
    }
    case 8: {
        patternSize = 32;
        break;
    }
    case 9: {
        size = 18;
        break;
    }
    case 10: {
        size = 8192;
        break;
    }
    case 11: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 12: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendUSMFillExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMemory is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPattern is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"patternSize > size", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"size % patternSize != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendMemBufferCopyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_mem_handle_t hSrcMem = (void *)w->mem;
    ur_mem_handle_t hDstMem = (void *)w->mem;
    size_t srcOffset = 0;
    size_t dstOffset = 64;
    size_t size = 16;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        hSrcMem = NULL;
        break;
    }
    case 2: {
        hDstMem = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        srcOffset = 4096;
        break;
    }
    case 7: {
        dstOffset = 4096;
        break;
    }
    case 8: {
        size = 8192;
        break;
    }
    case 9: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 10: {
        hSrcMem = (void *)w->context;
        break;
    }
    case 11: {
        hDstMem = (void *)w->context;
        break;
    }
    case 12: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferCopyExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hSrcMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDstMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"hSrcMem is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"hDstMem is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendMemBufferWriteExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    size_t offset = 0;
    size_t size = 16;
    const void *pSrc = w->scratch;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        hBuffer = NULL;
        break;
    }
    case 2: {
        pSrc = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        offset = 4096;
        break;
    }
    case 7: {
        size = 8192;
        break;
    }
    case 8: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 9: {
        hBuffer = (void *)w->context;
        break;
    }
    case 10: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferWriteExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendMemBufferReadExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    size_t offset = 0;
    size_t size = 16;
    void *pDst = w->scratch;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        hBuffer = NULL;
        break;
    }
    case 2: {
        pDst = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        offset = 4096;
        break;
    }
    case 7: {
        size = 8192;
        break;
    }
    case 8: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 9: {
        hBuffer = (void *)w->context;
        break;
    }
    case 10: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferReadExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendMemBufferCopyRectExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_mem_handle_t hSrcMem = (void *)w->mem;
    ur_mem_handle_t hDstMem = (void *)w->mem;
    ur_rect_offset_t srcOrigin = {0, 0, 0};
    ur_rect_offset_t dstOrigin = {32, 0, 0};
    ur_rect_region_t region = {4, 4, 1};
    size_t srcRowPitch = 0;
    size_t srcSlicePitch = 0;
    size_t dstRowPitch = 0;
    size_t dstSlicePitch = 0;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        hSrcMem = NULL;
        break;
    }
    case 2: {
        hDstMem = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        srcOrigin.x = 4096;
        break;
    }
    case 7: {
        dstOrigin.x = 4096;
        break;
    }
    case 8: {
        region.width = 8192;
        break;
    }
    case 9: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 10: {
        hSrcMem = (void *)w->context;
        break;
    }
    case 11: {
        hDstMem = (void *)w->context;
        break;
    }
    case 12: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferCopyRectExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hSrcMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDstMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"hSrcMem is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"hDstMem is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendMemBufferWriteRectExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    ur_rect_offset_t bufferOffset = {0, 0, 0};
    ur_rect_offset_t hostOffset = {0, 0, 0};
    ur_rect_region_t region = {4, 4, 1};
    size_t bufferRowPitch = 0;
    size_t bufferSlicePitch = 0;
    size_t hostRowPitch = 0;
    size_t hostSlicePitch = 0;
    void *pSrc = w->scratch;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        hBuffer = NULL;
        break;
    }
    case 2: {
        pSrc = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        region.width = 8192;
        break;
    }
    case 7: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 8: {
        hBuffer = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferWriteRectExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendMemBufferReadRectExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    ur_rect_offset_t bufferOffset = {0, 0, 0};
    ur_rect_offset_t hostOffset = {0, 0, 0};
    ur_rect_region_t region = {4, 4, 1};
    size_t bufferRowPitch = 0;
    size_t bufferSlicePitch = 0;
    size_t hostRowPitch = 0;
    size_t hostSlicePitch = 0;
    void *pDst = w->scratch;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        hBuffer = NULL;
        break;
    }
    case 2: {
        pDst = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        region.width = 8192;
        break;
    }
    case 7: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 8: {
        hBuffer = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendMemBufferReadRectExp(hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferReadRectExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendMemBufferFillExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    const void *pPattern = w->scratch;
    size_t patternSize = 4;
    size_t offset = 0;
    size_t size = 16;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        hBuffer = NULL;
        break;
    }
    case 2: {
        pPattern = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        offset = 4096;
        break;
    }
    case 7: {
        size = 8192;
        break;
    }
    case 8: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 9: {
        hBuffer = (void *)w->context;
        break;
    }
    case 10: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferFillExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pPattern is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendUSMPrefetchExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    const void *pMemory = w->usm;
    size_t size = 16;
    ur_usm_migration_flags_t flags = 0;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        pMemory = NULL;
        break;
    }
    case 2: {
        flags = (uint32_t)UR_USM_MIGRATION_FLAGS_MASK;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        size = 0;
        break;
    }
    case 7: {
        size = 8192;
        break;
    }
    case 8: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendUSMPrefetchExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMemory is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendUSMAdviseExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    const void *pMemory = w->usm;
    size_t size = 16;
    ur_usm_advice_flags_t advice = 0;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    ur_event_handle_t *phEvent = NULL;
    ur_exp_command_buffer_command_handle_t *phCommand = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        pMemory = NULL;
        break;
    }
    case 2: {
        advice = (uint32_t)UR_USM_ADVICE_FLAGS_MASK;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        size = 0;
        break;
    }
    case 7: {
        size = 8192;
        break;
    }
    case 8: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendUSMAdviseExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMemory is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"advice has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferAppendNativeCommandExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand = (ur_exp_command_buffer_native_command_function_t)(void (*)(void))no_op;
    void *pData = NULL;
    ur_exp_command_buffer_handle_t hChildCommandBuffer = NULL;
    uint32_t numSyncPointsInWaitList = 0;
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = NULL;
    ur_exp_command_buffer_sync_point_t *pSyncPoint = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        pfnNativeCommand = NULL;
        break;
    }
    case 2: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 3: {
        hChildCommandBuffer = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urCommandBufferAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList, pSyncPointWaitList, pSyncPoint);
}

static const conf_probe probes_of_urCommandBufferAppendNativeCommandExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pfnNativeCommand is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"hChildCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
};

static ur_result_t call_urEnqueueCommandBufferExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->updatable;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hCommandBuffer = NULL;
        break;
    }
    case 2: {
        numEventsInWaitList = 1;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 5: {
        hQueue = (void *)w->context;
        break;
    }
    case 6: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    case 7: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueCommandBufferExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferUpdateKernelLaunchExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->updatable;
    uint32_t numKernelUpdates = 1;
    ur_exp_command_buffer_update_kernel_launch_desc_t the_pUpdateKernelLaunch = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC};
    (void)the_pUpdateKernelLaunch;
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch = &the_pUpdateKernelLaunch;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        pUpdateKernelLaunch = NULL;
        break;
    }
    case 2: {
        numKernelUpdates = 0;
        break;
    }
    case 3: {
        numKernelUpdates = 1;
        the_pUpdateKernelLaunch.hCommand = NULL;
        break;
    }
    case 4: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urCommandBufferUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
}

static const conf_probe probes_of_urCommandBufferUpdateKernelLaunchExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pUpdateKernelLaunch is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"numKernelUpdates == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"pUpdateKernelLaunch->hCommand is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
};

static ur_result_t call_urCommandBufferUpdateSignalEventExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_command_handle_t hCommand = (void *)w->command;
    ur_event_handle_t *phSignalEvent = out(w, 1);
    switch (probe) {
    case 0: {
        hCommand = NULL;
        break;
    }
    case 1: {
        phSignalEvent = NULL;
        break;
    }
    case 2: {
        hCommand = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urCommandBufferUpdateSignalEventExp(hCommand, phSignalEvent);
}

static const conf_probe probes_of_urCommandBufferUpdateSignalEventExp[] = {
    {"hCommand is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phSignalEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hCommand is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP}, true},
};

static ur_result_t call_urCommandBufferUpdateWaitEventsExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_command_handle_t hCommand = (void *)w->command;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    switch (probe) {
    case 0: {
        hCommand = NULL;
        break;
    }
    case 1: {
        numEventsInWaitList = 1;
        break;
    }
    case 2: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 4: {
        hCommand = (void *)w->context;
        break;
    }
    case 5: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    default:
        break;
    }
    return urCommandBufferUpdateWaitEventsExp(hCommand, numEventsInWaitList, phEventWaitList);
}

static const conf_probe probes_of_urCommandBufferUpdateWaitEventsExp[] = {
    {"hCommand is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hCommand is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urCommandBufferGetInfoExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_exp_command_buffer_info_t propName = UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        propName = (ur_exp_command_buffer_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urCommandBufferGetInfoExp(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urCommandBufferGetInfoExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
};

static ur_result_t call_urCommandBufferGetNativeHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_native_handle_t *phNativeCommandBuffer = out(w, 1);
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        phNativeCommandBuffer = NULL;
        break;
    }
    case 2: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urCommandBufferGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
}

static const conf_probe probes_of_urCommandBufferGetNativeHandleExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativeCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
};

static ur_result_t call_urDeviceWaitExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t hDevice = (void *)w->device;
    switch (probe) {
    case 0: {
        hDevice = NULL;
        break;
    }
    case 1: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urDeviceWaitExp(hDevice);
}

static const conf_probe probes_of_urDeviceWaitExp[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urProgramDynamicLinkExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    uint32_t count = 1;
    const ur_program_handle_t *phPrograms = (void *)&w->program;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phPrograms = NULL;
        break;
    }
    case 2: {
        phPrograms = (void *)nulls;
        break;
    }
    case 3: {
        count = 0;
        break;
    }
    case 4: {
        hContext = (void *)w->device;
        break;
    }
    case 5: {
        phPrograms = (void *)&w->context;
        count = 1;
        break;
    }
    default:
        break;
    }
    return urProgramDynamicLinkExp(hContext, count, phPrograms);
}

static const conf_probe probes_of_urProgramDynamicLinkExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phPrograms is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phPrograms holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"phPrograms holds one of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urEnqueueKernelLaunchWithArgsExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    uint32_t workDim = 1;
    const size_t *pGlobalWorkOffset = NULL;
    const size_t *pGlobalWorkSize = (void *)ones;
    const size_t *pLocalWorkSize = NULL;
    uint32_t numArgs = 0;
    const ur_exp_kernel_arg_properties_t *pArgs = NULL;
    const ur_kernel_launch_ext_properties_t *launchPropList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hKernel = NULL;
        break;
    }
    case 2: {
        pGlobalWorkSize = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        workDim = 0;
        break;
    }
    case 7: {
        workDim = 4;
        break;
    }
    case 8: {
        pLocalWorkSize = zeros;
        break;
    }
    case 9: {
        numArgs = 1;
        break;
    }
    case 10: {
        hKernel = w->taker;
        static ur_exp_kernel_arg_properties_t given;
        given = (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES};
        pArgs = &given;
        numArgs = 1;
        given.type = (ur_exp_kernel_arg_type_t)0x7ffffffe;
        break;
    }
    case 11: {
        hKernel = w->taker;
        static ur_kernel_launch_ext_properties_t given;
        given = (ur_kernel_launch_ext_properties_t){.stype = UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES};
        launchPropList = &given;
        given.flags = (uint32_t)UR_KERNEL_LAUNCH_FLAGS_MASK;
        break;
    }
    case 12: {
        hKernel = w->taker;
        hQueue = (void *)w->context;
        break;
    }
    case 13: {
        hKernel = (void *)w->context;
        break;
    }
    case 14: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueKernelLaunchWithArgsExp(hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueKernelLaunchWithArgsExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"workDim < 1 || workDim > 3", {UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION}, false},
    {"workDim < 1 || workDim > 3", {UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION}, false},
    {"pLocalWorkSize && (pLocalWorkSize[0] == 0 || (workDim >= 2 && pLocalWorkSize[1] == 0) || (workDim >= 3 && pLocalWorkSize[2] == 0))", {UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE}, false},
    {"pArgs == NULL && numArgs > 0", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pArgs->type is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"launchPropList->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEnqueueTimestampRecordingExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    bool blocking = 0;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = out(w, 4);
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        phEvent = NULL;
        break;
    }
    case 2: {
        numEventsInWaitList = 1;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 5: {
        hQueue = (void *)w->context;
        break;
    }
    case 6: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueTimestampRecordingExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urGraphCreateExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_exp_graph_handle_t *phGraph = out(w, 1);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phGraph = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urGraphCreateExp(hContext, phGraph);
}

static const conf_probe probes_of_urGraphCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urQueueBeginGraphCaptureExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueBeginGraphCaptureExp(hQueue);
}

static const conf_probe probes_of_urQueueBeginGraphCaptureExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urQueueBeginCaptureIntoGraphExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_exp_graph_handle_t hGraph = (void *)w->graph;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hGraph = NULL;
        break;
    }
    case 2: {
        hQueue = (void *)w->context;
        break;
    }
    case 3: {
        hGraph = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueBeginCaptureIntoGraphExp(hQueue, hGraph);
}

static const conf_probe probes_of_urQueueBeginCaptureIntoGraphExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hGraph is of another kind", {UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_INVALID_GRAPH}, true},
};

static ur_result_t call_urQueueEndGraphCaptureExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_exp_graph_handle_t *phGraph = out(w, 1);
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        phGraph = NULL;
        break;
    }
    case 2: {
        (void)w;
        break;
    }
    case 3: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueEndGraphCaptureExp(hQueue, phGraph);
}

static const conf_probe probes_of_urQueueEndGraphCaptureExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"the queue captures nothing", {UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING, UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING, UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING, UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urGraphInstantiateGraphExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_graph_handle_t hGraph = (void *)w->graph;
    ur_exp_executable_graph_handle_t *phExecGraph = out(w, 1);
    switch (probe) {
    case 0: {
        hGraph = NULL;
        break;
    }
    case 1: {
        phExecGraph = NULL;
        break;
    }
    case 2: {
        hGraph = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urGraphInstantiateGraphExp(hGraph, phExecGraph);
}

static const conf_probe probes_of_urGraphInstantiateGraphExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phExecGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hGraph is of another kind", {UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_INVALID_GRAPH}, true},
};

static ur_result_t call_urEnqueueGraphExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_exp_executable_graph_handle_t hGraph = (void *)w->executable;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hGraph = NULL;
        break;
    }
    case 2: {
        numEventsInWaitList = 1;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 5: {
        hQueue = (void *)w->context;
        break;
    }
    case 6: {
        hGraph = (void *)w->context;
        break;
    }
    case 7: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueGraphExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hGraph is of another kind", {UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_INVALID_GRAPH}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urGraphDestroyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_graph_handle_t hGraph = (void *)w->graph;
    switch (probe) {
    case 0: {
        hGraph = NULL;
        break;
    }
    default:
        break;
    }
    return urGraphDestroyExp(hGraph);
}

static const conf_probe probes_of_urGraphDestroyExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urGraphExecutableGraphDestroyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_executable_graph_handle_t hExecutableGraph = (void *)w->executable;
    switch (probe) {
    case 0: {
        hExecutableGraph = NULL;
        break;
    }
    default:
        break;
    }
    return urGraphExecutableGraphDestroyExp(hExecutableGraph);
}

static const conf_probe probes_of_urGraphExecutableGraphDestroyExp[] = {
    {"hExecutableGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urQueueIsGraphCaptureEnabledExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    bool *pResult = out(w, 1);
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        pResult = NULL;
        break;
    }
    case 2: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueIsGraphCaptureEnabledExp(hQueue, pResult);
}

static const conf_probe probes_of_urQueueIsGraphCaptureEnabledExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pResult is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urQueueGetGraphExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_exp_graph_handle_t *phGraph = out(w, 1);
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        phGraph = NULL;
        break;
    }
    case 2: {
        (void)w;
        break;
    }
    case 3: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueGetGraphExp(hQueue, phGraph);
}

static const conf_probe probes_of_urQueueGetGraphExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"the queue captures nothing", {UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urGraphIsEmptyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_graph_handle_t hGraph = (void *)w->graph;
    bool *pResult = out(w, 1);
    switch (probe) {
    case 0: {
        hGraph = NULL;
        break;
    }
    case 1: {
        pResult = NULL;
        break;
    }
    case 2: {
        hGraph = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urGraphIsEmptyExp(hGraph, pResult);
}

static const conf_probe probes_of_urGraphIsEmptyExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pResult is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hGraph is of another kind", {UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_INVALID_GRAPH}, true},
};

static ur_result_t call_urGraphGetIdExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_graph_handle_t hGraph = (void *)w->graph;
    uint64_t *pGraphId = out(w, 1);
    switch (probe) {
    case 0: {
        hGraph = NULL;
        break;
    }
    case 1: {
        pGraphId = NULL;
        break;
    }
    case 2: {
        hGraph = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urGraphGetIdExp(hGraph, pGraphId);
}

static const conf_probe probes_of_urGraphGetIdExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pGraphId is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hGraph is of another kind", {UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_INVALID_GRAPH}, true},
};

static ur_result_t call_urGraphSetDestructionCallbackExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_graph_handle_t hGraph = (void *)w->graph;
    ur_exp_graph_destruction_callback_t pfnCallback = (ur_exp_graph_destruction_callback_t)(void (*)(void))no_op;
    void *pUserData = NULL;
    switch (probe) {
    case 0: {
        hGraph = NULL;
        break;
    }
    case 1: {
        pfnCallback = NULL;
        break;
    }
    case 2: {
        hGraph = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urGraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
}

static const conf_probe probes_of_urGraphSetDestructionCallbackExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pfnCallback is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hGraph is of another kind", {UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_INVALID_GRAPH}, true},
};

static ur_result_t call_urGraphDumpContentsExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_graph_handle_t hGraph = (void *)w->graph;
    const char *filePath = "name";
    switch (probe) {
    case 0: {
        hGraph = NULL;
        break;
    }
    case 1: {
        filePath = NULL;
        break;
    }
    case 2: {
        hGraph = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urGraphDumpContentsExp(hGraph, filePath);
}

static const conf_probe probes_of_urGraphDumpContentsExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"filePath is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hGraph is of another kind", {UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_INVALID_GRAPH}, true},
};

static ur_result_t call_urGraphGetNativeHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_graph_handle_t hGraph = (void *)w->graph;
    ur_native_handle_t *phNativeGraph = out(w, 1);
    switch (probe) {
    case 0: {
        hGraph = NULL;
        break;
    }
    case 1: {
        phNativeGraph = NULL;
        break;
    }
    case 2: {
        hGraph = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urGraphGetNativeHandleExp(hGraph, phNativeGraph);
}

static const conf_probe probes_of_urGraphGetNativeHandleExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativeGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hGraph is of another kind", {UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_INVALID_GRAPH}, true},
};

static ur_result_t call_urGraphExecutableGraphGetNativeHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_executable_graph_handle_t hExecutableGraph = (void *)w->executable;
    ur_native_handle_t *phNativeExecutableGraph = out(w, 1);
    switch (probe) {
    case 0: {
        hExecutableGraph = NULL;
        break;
    }
    case 1: {
        phNativeExecutableGraph = NULL;
        break;
    }
    case 2: {
        hExecutableGraph = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urGraphExecutableGraphGetNativeHandleExp(hExecutableGraph, phNativeExecutableGraph);
}

static const conf_probe probes_of_urGraphExecutableGraphGetNativeHandleExp[] = {
    {"hExecutableGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativeExecutableGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hExecutableGraph is of another kind", {UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_GRAPH, UR_RESULT_ERROR_INVALID_GRAPH}, true},
};

static ur_result_t call_urEnqueueHostTaskExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_exp_host_task_function_t pfnHostTask = (ur_exp_host_task_function_t)(void (*)(void))no_op;
    void *data = NULL;
    const ur_exp_host_task_properties_t *pProperties = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        pfnHostTask = NULL;
        break;
    }
    case 2: {
        numEventsInWaitList = 1;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 5: {
        static ur_exp_host_task_properties_t given;
        given = (ur_exp_host_task_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES};
        pProperties = &given;
        given.flags = (uint32_t)UR_EXP_HOST_TASK_FLAGS_MASK;
        break;
    }
    case 6: {
        hQueue = (void *)w->context;
        break;
    }
    case 7: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueHostTaskExp(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueHostTaskExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pfnHostTask is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"pProperties->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urIPCGetMemHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    void *pMem = w->scratch;
    void * *ppIPCMemHandleData = NULL;
    size_t *pIPCMemHandleDataSizeRet = NULL;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pMem = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urIPCGetMemHandleExp(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

static const conf_probe probes_of_urIPCGetMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urIPCPutMemHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    void *pIPCMemHandleData = w->scratch;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pIPCMemHandleData = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urIPCPutMemHandleExp(hContext, pIPCMemHandleData);
}

static const conf_probe probes_of_urIPCPutMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pIPCMemHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urIPCOpenMemHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    void *pIPCMemHandleData = w->scratch;
    size_t ipcMemHandleDataSize = 16;
    void * *ppMem = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pIPCMemHandleData = NULL;
        break;
    }
    case 3: {
        ppMem = NULL;
        break;
    }
    case 4: {
        hContext = (void *)w->device;
        break;
    }
    case 5: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urIPCOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
}

static const conf_probe probes_of_urIPCOpenMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pIPCMemHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urIPCCloseMemHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    void *pMem = w->scratch;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pMem = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urIPCCloseMemHandleExp(hContext, pMem);
}

static const conf_probe probes_of_urIPCCloseMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urIPCGetPhysMemHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_physical_mem_handle_t hPhysMem = (void *)w->physical_mem;
    void * *ppIPCPhysMemHandleData = out(w, 2);
    size_t *pIPCPhysMemHandleDataSizeRet = out(w, 3);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hPhysMem = NULL;
        break;
    }
    case 2: {
        ppIPCPhysMemHandleData = NULL;
        break;
    }
    case 3: {
        pIPCPhysMemHandleDataSizeRet = NULL;
        break;
    }
    case 4: {
        (void)w;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    case 6: {
        hPhysMem = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urIPCGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}

static const conf_probe probes_of_urIPCGetPhysMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hPhysMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppIPCPhysMemHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pIPCPhysMemHandleDataSizeRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"the memory was made without UR_PHYSICAL_MEM_FLAG_ENABLE_IPC", {UR_RESULT_ERROR_INVALID_ARGUMENT, UR_RESULT_ERROR_INVALID_ARGUMENT, UR_RESULT_ERROR_INVALID_ARGUMENT, UR_RESULT_ERROR_INVALID_ARGUMENT}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hPhysMem is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
};

static ur_result_t call_urIPCPutPhysMemHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    const void *pIPCPhysMemHandleData = w->scratch;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pIPCPhysMemHandleData = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urIPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
}

static const conf_probe probes_of_urIPCPutPhysMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pIPCPhysMemHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urIPCOpenPhysMemHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    const void *pIPCPhysMemHandleData = w->scratch;
    size_t ipcPhysMemHandleDataSize = 16;
    ur_physical_mem_handle_t *phPhysMem = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pIPCPhysMemHandleData = NULL;
        break;
    }
    case 3: {
        phPhysMem = NULL;
        break;
    }
    case 4: {
        hContext = (void *)w->device;
        break;
    }
    case 5: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urIPCOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
}

static const conf_probe probes_of_urIPCOpenPhysMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pIPCPhysMemHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phPhysMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urIPCClosePhysMemHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_physical_mem_handle_t hPhysMem = (void *)w->physical_mem;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hPhysMem = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urIPCClosePhysMemHandleExp(hContext, hPhysMem);
}

static const conf_probe probes_of_urIPCClosePhysMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hPhysMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urIPCGetEventHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_event_handle_t hEvent = (void *)w->event;
    void * *ppIPCEventHandleData = out(w, 1);
    size_t *pIPCEventHandleDataSizeRet = out(w, 2);
    switch (probe) {
    case 0: {
        hEvent = NULL;
        break;
    }
    case 1: {
        ppIPCEventHandleData = NULL;
        break;
    }
    case 2: {
        pIPCEventHandleDataSizeRet = NULL;
        break;
    }
    case 3: {
        (void)w;
        break;
    }
    case 4: {
        hEvent = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urIPCGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}

static const conf_probe probes_of_urIPCGetEventHandleExp[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppIPCEventHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pIPCEventHandleDataSizeRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"the event was made without UR_EXP_EVENT_FLAG_IPC_EXP", {UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT}, false},
    {"hEvent is of another kind", {UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT}, true},
};

static ur_result_t call_urIPCPutEventHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    void *pIPCEventHandleData = w->scratch;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pIPCEventHandleData = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urIPCPutEventHandleExp(hContext, pIPCEventHandleData);
}

static const conf_probe probes_of_urIPCPutEventHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pIPCEventHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urIPCOpenEventHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    const void *pIPCEventHandleData = w->scratch;
    size_t ipcEventHandleDataSize = 16;
    ur_event_handle_t *phEvent = out(w, 3);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pIPCEventHandleData = NULL;
        break;
    }
    case 2: {
        phEvent = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urIPCOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
}

static const conf_probe probes_of_urIPCOpenEventHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pIPCEventHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urEnqueueEventsWaitWithBarrierExt(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    const ur_exp_enqueue_ext_properties_t *pProperties = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        numEventsInWaitList = 1;
        break;
    }
    case 2: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 4: {
        static ur_exp_enqueue_ext_properties_t given;
        given = (ur_exp_enqueue_ext_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES};
        pProperties = &given;
        given.flags = (uint32_t)UR_EXP_ENQUEUE_EXT_FLAGS_MASK;
        break;
    }
    case 5: {
        hQueue = (void *)w->context;
        break;
    }
    case 6: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueEventsWaitWithBarrierExt[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"pProperties->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urMemoryExportAllocExportableMemoryExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    size_t alignment = 0;
    size_t size = 16;
    ur_exp_external_mem_type_t handleTypeToExport = UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;
    void * *ppMem = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        handleTypeToExport = (ur_exp_external_mem_type_t)0x7ffffffe;
        break;
    }
    case 3: {
        ppMem = NULL;
        break;
    }
    case 4: {
        alignment = 3;
        break;
    }
    case 5: {
        size = 0;
        break;
    }
    case 6: {
        hContext = (void *)w->device;
        break;
    }
    case 7: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urMemoryExportAllocExportableMemoryExp(hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
}

static const conf_probe probes_of_urMemoryExportAllocExportableMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"handleTypeToExport is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"alignment != 0 && ((alignment & (alignment-1)) != 0)", {UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urMemoryExportFreeExportableMemoryExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    void *pMem = w->scratch;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pMem = NULL;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urMemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem);
}

static const conf_probe probes_of_urMemoryExportFreeExportableMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urMemoryExportExportMemoryHandleExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_external_mem_type_t handleTypeToExport = UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;
    void *pMem = w->scratch;
    void *pMemHandleRet = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        handleTypeToExport = (ur_exp_external_mem_type_t)0x7ffffffe;
        break;
    }
    case 3: {
        pMem = NULL;
        break;
    }
    case 4: {
        pMemHandleRet = NULL;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    case 6: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urMemoryExportExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
}

static const conf_probe probes_of_urMemoryExportExportMemoryHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"handleTypeToExport is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pMemHandleRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urProgramBuildExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_program_handle_t hProgram = (void *)w->program;
    uint32_t numDevices = 1;
    ur_device_handle_t *phDevices = (void *)&w->device;
    ur_exp_program_flags_t flags = 0;
    const char *pOptions = NULL;
    switch (probe) {
    case 0: {
        hProgram = NULL;
        break;
    }
    case 1: {
        phDevices = NULL;
        break;
    }
    case 2: {
        phDevices = (void *)nulls;
        break;
    }
    case 3: {
        flags = (uint32_t)UR_EXP_PROGRAM_FLAGS_MASK;
        break;
    }
    case 4: {
        hProgram = (void *)w->context;
        break;
    }
    case 5: {
        phDevices = (void *)&w->context;
        numDevices = 1;
        break;
    }
    default:
        break;
    }
    return urProgramBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
}

static const conf_probe probes_of_urProgramBuildExp[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phDevices is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phDevices holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
    {"phDevices holds one of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urProgramCompileExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_program_handle_t hProgram = (void *)w->program;
    uint32_t numDevices = 1;
    ur_device_handle_t *phDevices = (void *)&w->device;
    ur_exp_program_flags_t flags = 0;
    const char *pOptions = NULL;
    switch (probe) {
    case 0: {
        hProgram = NULL;
        break;
    }
    case 1: {
        phDevices = NULL;
        break;
    }
    case 2: {
        phDevices = (void *)nulls;
        break;
    }
    case 3: {
        flags = (uint32_t)UR_EXP_PROGRAM_FLAGS_MASK;
        break;
    }
    case 4: {
        hProgram = (void *)w->context;
        break;
    }
    case 5: {
        phDevices = (void *)&w->context;
        numDevices = 1;
        break;
    }
    default:
        break;
    }
    return urProgramCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
}

static const conf_probe probes_of_urProgramCompileExp[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phDevices is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phDevices holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
    {"phDevices holds one of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urProgramLinkExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    uint32_t numDevices = 1;
    ur_device_handle_t *phDevices = (void *)&w->device;
    ur_exp_program_flags_t flags = 0;
    uint32_t count = 1;
    const ur_program_handle_t *phPrograms = (void *)&w->program;
    const char *pOptions = NULL;
    ur_program_handle_t *phProgram = out(w, 7);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phDevices = NULL;
        break;
    }
    case 2: {
        phDevices = (void *)nulls;
        break;
    }
    case 3: {
        flags = (uint32_t)UR_EXP_PROGRAM_FLAGS_MASK;
        break;
    }
    case 4: {
        phPrograms = NULL;
        break;
    }
    case 5: {
        phPrograms = (void *)nulls;
        break;
    }
    case 6: {
        phProgram = NULL;
        break;
    }
    case 7: {
        count = 0;
        break;
    }
    case 8: {
        hContext = (void *)w->device;
        break;
    }
    case 9: {
        phDevices = (void *)&w->context;
        numDevices = 1;
        break;
    }
    case 10: {
        phPrograms = (void *)&w->context;
        count = 1;
        break;
    }
    default:
        break;
    }
    return urProgramLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
}

static const conf_probe probes_of_urProgramLinkExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phDevices is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phDevices holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"phPrograms is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phPrograms holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"phDevices holds one of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"phPrograms holds one of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urEnqueueNativeCommandExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_exp_enqueue_native_command_function_t pfnNativeEnqueue = (ur_exp_enqueue_native_command_function_t)(void (*)(void))no_op;
    void *data = NULL;
    uint32_t numMemsInMemList = 0;
    const ur_mem_handle_t *phMemList = NULL;
    const ur_exp_enqueue_native_command_properties_t *pProperties = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        pfnNativeEnqueue = NULL;
        break;
    }
    case 2: {
        numEventsInWaitList = 1;
        break;
    }
    case 3: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 4: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 5: {
        static ur_exp_enqueue_native_command_properties_t given;
        given = (ur_exp_enqueue_native_command_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES};
        pProperties = &given;
        given.flags = (uint32_t)UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK;
        break;
    }
    case 6: {
        hQueue = (void *)w->context;
        break;
    }
    case 7: {
        phMemList = (void *)&w->context;
        numMemsInMemList = 1;
        break;
    }
    case 8: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueNativeCommandExp(hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueNativeCommandExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pfnNativeEnqueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"pProperties->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"phMemList holds one of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urEventCreateExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_exp_event_desc_t the_pEventDesc = {.stype = UR_STRUCTURE_TYPE_EXP_EVENT_DESC};
    (void)the_pEventDesc;
    const ur_exp_event_desc_t *pEventDesc = &the_pEventDesc;
    ur_event_handle_t *phEvent = out(w, 3);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pEventDesc = NULL;
        break;
    }
    case 3: {
        phEvent = NULL;
        break;
    }
    case 4: {
        the_pEventDesc.flags = UR_EXP_EVENT_FLAGS_MASK;
        break;
    }
    case 5: {
        the_pEventDesc.flags = (uint32_t)UR_EXP_EVENT_FLAGS_MASK;
        break;
    }
    case 6: {
        hContext = (void *)w->device;
        break;
    }
    case 7: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urEventCreateExp(hContext, hDevice, pEventDesc, phEvent);
}

static const conf_probe probes_of_urEventCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pEventDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"UR_EXP_EVENT_FLAGS_MASK & pEventDesc->flags", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pEventDesc->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urUSMContextMemcpyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    void *pDst = w->usm;
    const void *pSrc = (char *)w->usm + 2048;
    size_t size = 16;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pDst = NULL;
        break;
    }
    case 2: {
        pSrc = NULL;
        break;
    }
    case 3: {
        size = 0;
        break;
    }
    case 4: {
        pSrc = w->scratch;
        size = 8192;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urUSMContextMemcpyExp(hContext, pDst, pSrc, size);
}

static const conf_probe probes_of_urUSMContextMemcpyExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urUSMHostAllocRegisterExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    void *pHostMem = w->usm;
    size_t size = 16;
    const ur_exp_usm_host_alloc_register_properties_t *pProperties = NULL;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pHostMem = NULL;
        break;
    }
    case 2: {
        size = 0;
        break;
    }
    case 3: {
        static ur_exp_usm_host_alloc_register_properties_t given;
        given = (ur_exp_usm_host_alloc_register_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES};
        pProperties = &given;
        given.flags = (uint32_t)UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK;
        break;
    }
    case 4: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urUSMHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
}

static const conf_probe probes_of_urUSMHostAllocRegisterExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pHostMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"pProperties->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urUSMHostAllocUnregisterExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    void *pHostMem = w->usm;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pHostMem = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urUSMHostAllocUnregisterExp(hContext, pHostMem);
}

static const conf_probe probes_of_urUSMHostAllocUnregisterExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pHostMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urUSMImportExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    void *pMem = w->usm;
    size_t size = 16;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pMem = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urUSMImportExp(hContext, pMem, size);
}

static const conf_probe probes_of_urUSMImportExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urUSMReleaseExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    void *pMem = w->usm;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pMem = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urUSMReleaseExp(hContext, pMem);
}

static const conf_probe probes_of_urUSMReleaseExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urUsmP2PEnablePeerAccessExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t commandDevice = (void *)w->device;
    ur_device_handle_t peerDevice = (void *)w->device;
    switch (probe) {
    case 0: {
        commandDevice = NULL;
        break;
    }
    case 1: {
        peerDevice = NULL;
        break;
    }
    case 2: {
        commandDevice = (void *)w->context;
        break;
    }
    case 3: {
        peerDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUsmP2PEnablePeerAccessExp(commandDevice, peerDevice);
}

static const conf_probe probes_of_urUsmP2PEnablePeerAccessExp[] = {
    {"commandDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"peerDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"commandDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"peerDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urUsmP2PDisablePeerAccessExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t commandDevice = (void *)w->device;
    ur_device_handle_t peerDevice = (void *)w->device;
    switch (probe) {
    case 0: {
        commandDevice = NULL;
        break;
    }
    case 1: {
        peerDevice = NULL;
        break;
    }
    case 2: {
        commandDevice = (void *)w->context;
        break;
    }
    case 3: {
        peerDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUsmP2PDisablePeerAccessExp(commandDevice, peerDevice);
}

static const conf_probe probes_of_urUsmP2PDisablePeerAccessExp[] = {
    {"commandDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"peerDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"commandDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"peerDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urUsmP2PPeerAccessGetInfoExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t commandDevice = (void *)w->device;
    ur_device_handle_t peerDevice = (void *)w->device;
    ur_exp_peer_info_t propName = UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT;
    size_t propSize = 8;
    void *pPropValue = out(w, 4);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        commandDevice = NULL;
        break;
    }
    case 1: {
        peerDevice = NULL;
        break;
    }
    case 2: {
        propName = (ur_exp_peer_info_t)0x7ffffffe;
        break;
    }
    case 3: {
        propSize = 0;
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 5: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 6: {
        commandDevice = (void *)w->context;
        break;
    }
    case 7: {
        peerDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUsmP2PPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urUsmP2PPeerAccessGetInfoExp[] = {
    {"commandDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"peerDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"commandDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"peerDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urCommandBufferFuseExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    uint32_t firstCommand = 0;
    uint32_t numCommands = 0;
    const ur_fusion_desc_t *pDesc = NULL;
    uint32_t *pNumFused = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        static ur_fusion_desc_t given;
        given = (ur_fusion_desc_t){.stype = UR_STRUCTURE_TYPE_FUSION_DESC};
        pDesc = &given;
        given.flags = (uint32_t)UR_FUSION_FLAGS_MASK;
        break;
    }
    case 2: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urCommandBufferFuseExp(hCommandBuffer, firstCommand, numCommands, pDesc, pNumFused);
}

static const conf_probe probes_of_urCommandBufferFuseExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDesc->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
};

static ur_result_t call_urCommandBufferGetFusionInfoExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_fusion_info_t propName = UR_FUSION_INFO_ACTIVE;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hCommandBuffer = NULL;
        break;
    }
    case 1: {
        propName = (ur_fusion_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hCommandBuffer = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urCommandBufferGetFusionInfoExp(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urCommandBufferGetFusionInfoExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hCommandBuffer is of another kind", {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP}, true},
};

static ur_result_t call_urQueueBeginFusionExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    const ur_fusion_desc_t *pDesc = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        static ur_fusion_desc_t given;
        given = (ur_fusion_desc_t){.stype = UR_STRUCTURE_TYPE_FUSION_DESC};
        pDesc = &given;
        given.flags = (uint32_t)UR_FUSION_FLAGS_MASK;
        break;
    }
    case 2: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueBeginFusionExp(hQueue, pDesc);
}

static const conf_probe probes_of_urQueueBeginFusionExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDesc->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urQueueEndFusionExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueEndFusionExp(hQueue, phEvent);
}

static const conf_probe probes_of_urQueueEndFusionExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urQueueCancelFusionExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueCancelFusionExp(hQueue);
}

static const conf_probe probes_of_urQueueCancelFusionExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urQueueGetFusionInfoExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_fusion_info_t propName = UR_FUSION_INFO_ACTIVE;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        propName = (ur_fusion_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueGetFusionInfoExp(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urQueueGetFusionInfoExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urKernelCreate(const conf_world *w, size_t probe) {
    (void)w;
    ur_program_handle_t hProgram = (void *)w->program;
    const char *pKernelName = "name";
    ur_kernel_handle_t *phKernel = out(w, 2);
    switch (probe) {
    case 0: {
        hProgram = NULL;
        break;
    }
    case 1: {
        pKernelName = NULL;
        break;
    }
    case 2: {
        phKernel = NULL;
        break;
    }
    case 3: {
        pKernelName = "no such kernel";
        break;
    }
    case 4: {
        hProgram = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelCreate(hProgram, pKernelName, phKernel);
}

static const conf_probe probes_of_urKernelCreate[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pKernelName is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"the program has no kernel of that name", {UR_RESULT_ERROR_INVALID_KERNEL_NAME, UR_RESULT_ERROR_INVALID_KERNEL_NAME, UR_RESULT_ERROR_INVALID_KERNEL_NAME, UR_RESULT_ERROR_INVALID_KERNEL_NAME}, false},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urKernelGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    ur_kernel_info_t propName = UR_KERNEL_INFO_FUNCTION_NAME;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        propName = (ur_kernel_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hKernel = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urKernelGetInfo[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
};

static ur_result_t call_urKernelGetGroupInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_kernel_group_info_t propName = UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE;
    size_t propSize = 8;
    void *pPropValue = out(w, 4);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        propName = (ur_kernel_group_info_t)0x7ffffffe;
        break;
    }
    case 3: {
        hKernel = (void *)w->context;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urKernelGetGroupInfo[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urKernelGetSubGroupInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_kernel_sub_group_info_t propName = UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE;
    size_t propSize = 8;
    void *pPropValue = out(w, 4);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        propName = (ur_kernel_sub_group_info_t)0x7ffffffe;
        break;
    }
    case 3: {
        hKernel = (void *)w->context;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urKernelGetSubGroupInfo[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urKernelRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        hKernel = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelRetain(hKernel);
}

static const conf_probe probes_of_urKernelRetain[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
};

static ur_result_t call_urKernelRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    default:
        break;
    }
    return urKernelRelease(hKernel);
}

static const conf_probe probes_of_urKernelRelease[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urKernelSetExecInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    ur_kernel_exec_info_t propName = UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS;
    size_t propSize = 8;
    const ur_kernel_exec_info_properties_t *pProperties = NULL;
    const void *pPropValue = out(w, 4);
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        propName = (ur_kernel_exec_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        pPropValue = NULL;
        break;
    }
    case 3: {
        hKernel = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
}

static const conf_probe probes_of_urKernelSetExecInfo[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"pPropValue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
};

static ur_result_t call_urKernelSetSpecializationConstants(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    uint32_t count = 1;
    ur_specialization_constant_info_t the_pSpecConstants = {0, 4, w->scratch};
    (void)the_pSpecConstants;
    const ur_specialization_constant_info_t *pSpecConstants = &the_pSpecConstants;
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        pSpecConstants = NULL;
        break;
    }
    case 2: {
        count = 0;
        break;
    }
    case 3: {
        hKernel = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelSetSpecializationConstants(hKernel, count, pSpecConstants);
}

static const conf_probe probes_of_urKernelSetSpecializationConstants[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pSpecConstants is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
};

static ur_result_t call_urKernelGetNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    ur_native_handle_t *phNativeKernel = out(w, 1);
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        phNativeKernel = NULL;
        break;
    }
    case 2: {
        hKernel = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelGetNativeHandle(hKernel, phNativeKernel);
}

static const conf_probe probes_of_urKernelGetNativeHandle[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativeKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
};

static ur_result_t call_urKernelCreateWithNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_native_handle_t hNativeKernel = 0;
    ur_context_handle_t hContext = (void *)w->context;
    ur_program_handle_t hProgram = NULL;
    const ur_kernel_native_properties_t *pProperties = NULL;
    ur_kernel_handle_t *phKernel = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phKernel = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    case 3: {
        hProgram = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties, phKernel);
}

static const conf_probe probes_of_urKernelCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urKernelGetSuggestedLocalWorkSize(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    ur_queue_handle_t hQueue = (void *)w->queue;
    uint32_t numWorkDim = 1;
    const size_t *pGlobalWorkOffset = (void *)ones;
    const size_t *pGlobalWorkSize = (void *)ones;
    size_t *pSuggestedLocalWorkSize = out(w, 5);
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        hQueue = NULL;
        break;
    }
    case 2: {
        pGlobalWorkOffset = NULL;
        break;
    }
    case 3: {
        pGlobalWorkSize = NULL;
        break;
    }
    case 4: {
        pSuggestedLocalWorkSize = NULL;
        break;
    }
    case 5: {
        hKernel = (void *)w->context;
        break;
    }
    case 6: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
}

static const conf_probe probes_of_urKernelGetSuggestedLocalWorkSize[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pGlobalWorkOffset is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSuggestedLocalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urKernelGetSuggestedLocalWorkSizeWithArgs(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    ur_queue_handle_t hQueue = (void *)w->queue;
    uint32_t numWorkDim = 1;
    const size_t *pGlobalWorkOffset = (void *)ones;
    const size_t *pGlobalWorkSize = (void *)ones;
    uint32_t numArgs = 0;
    const ur_exp_kernel_arg_properties_t *pArgs = NULL;
    size_t *pSuggestedLocalWorkSize = out(w, 7);
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        hQueue = NULL;
        break;
    }
    case 2: {
        pGlobalWorkOffset = NULL;
        break;
    }
    case 3: {
        pGlobalWorkSize = NULL;
        break;
    }
    case 4: {
        pSuggestedLocalWorkSize = NULL;
        break;
    }
    case 5: {
        numArgs = 1;
        break;
    }
    case 6: {
        hKernel = w->taker;
        static ur_exp_kernel_arg_properties_t given;
        given = (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES};
        pArgs = &given;
        numArgs = 1;
        given.type = (ur_exp_kernel_arg_type_t)0x7ffffffe;
        break;
    }
    case 7: {
        hKernel = (void *)w->context;
        break;
    }
    case 8: {
        hKernel = w->taker;
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs, pSuggestedLocalWorkSize);
}

static const conf_probe probes_of_urKernelGetSuggestedLocalWorkSizeWithArgs[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pGlobalWorkOffset is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pSuggestedLocalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pArgs == NULL && numArgs > 0", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pArgs->type is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urKernelSuggestMaxCooperativeGroupCount(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    ur_device_handle_t hDevice = (void *)w->device;
    uint32_t workDim = 1;
    const size_t *pLocalWorkSize = (void *)ones;
    size_t dynamicSharedMemorySize = 0;
    uint32_t *pGroupCountRet = out(w, 5);
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        pLocalWorkSize = NULL;
        break;
    }
    case 3: {
        pGroupCountRet = NULL;
        break;
    }
    case 4: {
        workDim = 0;
        break;
    }
    case 5: {
        workDim = 4;
        break;
    }
    case 6: {
        hKernel = (void *)w->context;
        break;
    }
    case 7: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
}

static const conf_probe probes_of_urKernelSuggestMaxCooperativeGroupCount[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pLocalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pGroupCountRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"workDim < 1 || workDim > 3", {UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION}, false},
    {"workDim < 1 || workDim > 3", {UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urLoaderConfigCreate(const conf_world *w, size_t probe) {
    (void)w;
    ur_loader_config_handle_t *phLoaderConfig = out(w, 0);
    switch (probe) {
    case 0: {
        phLoaderConfig = NULL;
        break;
    }
    default:
        break;
    }
    return urLoaderConfigCreate(phLoaderConfig);
}

static const conf_probe probes_of_urLoaderConfigCreate[] = {
    {"phLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
};

static ur_result_t call_urLoaderConfigRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_loader_config_handle_t hLoaderConfig = (void *)w->config;
    switch (probe) {
    case 0: {
        hLoaderConfig = NULL;
        break;
    }
    default:
        break;
    }
    return urLoaderConfigRetain(hLoaderConfig);
}

static const conf_probe probes_of_urLoaderConfigRetain[] = {
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urLoaderConfigRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_loader_config_handle_t hLoaderConfig = (void *)w->config;
    switch (probe) {
    case 0: {
        hLoaderConfig = NULL;
        break;
    }
    default:
        break;
    }
    return urLoaderConfigRelease(hLoaderConfig);
}

static const conf_probe probes_of_urLoaderConfigRelease[] = {
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urLoaderConfigGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_loader_config_handle_t hLoaderConfig = (void *)w->config;
    ur_loader_config_info_t propName = UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hLoaderConfig = NULL;
        break;
    }
    case 1: {
        propName = (ur_loader_config_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    default:
        break;
    }
    return urLoaderConfigGetInfo(hLoaderConfig, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urLoaderConfigGetInfo[] = {
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
};

static ur_result_t call_urLoaderConfigEnableLayer(const conf_world *w, size_t probe) {
    (void)w;
    ur_loader_config_handle_t hLoaderConfig = (void *)w->config;
    const char *pLayerName = "name";
    switch (probe) {
    case 0: {
        hLoaderConfig = NULL;
        break;
    }
    case 1: {
        pLayerName = NULL;
        break;
    }
    case 2: {
        pLayerName = "no such layer";
        break;
    }
    default:
        break;
    }
    return urLoaderConfigEnableLayer(hLoaderConfig, pLayerName);
}

static const conf_probe probes_of_urLoaderConfigEnableLayer[] = {
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pLayerName is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"there is no layer of that name", {UR_RESULT_ERROR_LAYER_NOT_PRESENT, UR_RESULT_ERROR_LAYER_NOT_PRESENT, UR_RESULT_ERROR_LAYER_NOT_PRESENT, UR_RESULT_ERROR_LAYER_NOT_PRESENT}, false},
};

static ur_result_t call_urLoaderConfigSetCodeLocationCallback(const conf_world *w, size_t probe) {
    (void)w;
    ur_loader_config_handle_t hLoaderConfig = (void *)w->config;
    ur_code_location_callback_t pfnCodeloc = (ur_code_location_callback_t)(void (*)(void))no_op;
    void *pUserData = NULL;
    switch (probe) {
    case 0: {
        hLoaderConfig = NULL;
        break;
    }
    case 1: {
        pfnCodeloc = NULL;
        break;
    }
    default:
        break;
    }
    return urLoaderConfigSetCodeLocationCallback(hLoaderConfig, pfnCodeloc, pUserData);
}

static const conf_probe probes_of_urLoaderConfigSetCodeLocationCallback[] = {
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pfnCodeloc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
};

static ur_result_t call_urLoaderConfigSetMockingEnabled(const conf_world *w, size_t probe) {
    (void)w;
    ur_loader_config_handle_t hLoaderConfig = (void *)w->config;
    ur_bool_t enable = 0;
    switch (probe) {
    case 0: {
        hLoaderConfig = NULL;
        break;
    }
    default:
        break;
    }
    return urLoaderConfigSetMockingEnabled(hLoaderConfig, enable);
}

static const conf_probe probes_of_urLoaderConfigSetMockingEnabled[] = {
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urLoaderInit(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_init_flags_t device_flags = 0;
    ur_loader_config_handle_t hLoaderConfig = NULL;
    switch (probe) {
    case 0: {
        device_flags = (uint32_t)UR_DEVICE_INIT_FLAGS_MASK;
        break;
    }
    default:
        break;
    }
    return urLoaderInit(device_flags, hLoaderConfig);
}

static const conf_probe probes_of_urLoaderInit[] = {
    {"device_flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
};

static ur_result_t call_urMemImageCreate(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_mem_flags_t flags = UR_MEM_FLAG_READ_WRITE;
    ur_image_format_t the_pImageFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    (void)the_pImageFormat;
    const ur_image_format_t *pImageFormat = &the_pImageFormat;
    ur_image_desc_t the_pImageDesc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0};
    (void)the_pImageDesc;
    const ur_image_desc_t *pImageDesc = &the_pImageDesc;
    void *pHost = NULL;
    ur_mem_handle_t *phMem = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        flags = (uint32_t)UR_MEM_FLAGS_MASK;
        break;
    }
    case 2: {
        pImageFormat = NULL;
        break;
    }
    case 3: {
        pImageDesc = NULL;
        break;
    }
    case 4: {
        phMem = NULL;
        break;
    }
    case 5: {
        the_pImageDesc.stype = UR_STRUCTURE_TYPE_USM_DESC;
        break;
    }
    case 6: {
        the_pImageDesc.type = (ur_mem_type_t)0x7ffffffe;
        break;
    }
    case 7: {
        the_pImageDesc.numMipLevel = 1;
        break;
    }
    case 8: {
        the_pImageDesc.numSamples = 1;
        break;
    }
    case 9: {
        the_pImageDesc.rowPitch = 16;
        break;
    }
    case 10: {
        the_pImageDesc.slicePitch = 64;
        break;
    }
    case 11: {
        flags = UR_MEM_FLAG_USE_HOST_POINTER;
        break;
    }
    case 12: {
        pHost = w->scratch;
        break;
    }
    case 13: {
        the_pImageFormat.channelOrder = (ur_image_channel_order_t)0x7ffffffe;
        break;
    }
    case 14: {
        the_pImageFormat.channelType = (ur_image_channel_type_t)0x7ffffffe;
        break;
    }
    case 15: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urMemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
}

static const conf_probe probes_of_urMemImageCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pImageDesc && UR_STRUCTURE_TYPE_IMAGE_DESC != pImageDesc->stype", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}, false},
    {"pImageDesc && UR_MEM_TYPE_IMAGE1D_ARRAY < pImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}, false},
    {"pImageDesc && pImageDesc->numMipLevel != 0", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}, false},
    {"pImageDesc && pImageDesc->numSamples != 0", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}, false},
    {"pImageDesc && pImageDesc->rowPitch != 0 && pHost == NULL", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}, false},
    {"pImageDesc && pImageDesc->slicePitch != 0 && pHost == NULL", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}, false},
    {"pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0", {UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR}, false},
    {"pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0", {UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR}, false},
    {"pImageFormat->channelOrder is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pImageFormat->channelType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urMemBufferCreate(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_mem_flags_t flags = UR_MEM_FLAG_READ_WRITE;
    size_t size = 16;
    const ur_buffer_properties_t *pProperties = NULL;
    ur_mem_handle_t *phBuffer = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        flags = (uint32_t)UR_MEM_FLAGS_MASK;
        break;
    }
    case 2: {
        phBuffer = NULL;
        break;
    }
    case 3: {
        size = 0;
        break;
    }
    case 4: {
        flags = UR_MEM_FLAG_USE_HOST_POINTER;
        break;
    }
    case 5: {
        static const ur_buffer_properties_t p = {UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, NULL};
        pProperties = &p;
        flags = UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
        break;
    }
    case 6: {
        static ur_buffer_properties_t p;
        p = (ur_buffer_properties_t){UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, w->scratch};
        pProperties = &p;
        break;
    }
    case 7: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urMemBufferCreate(hContext, flags, size, pProperties, phBuffer);
}

static const conf_probe probes_of_urMemBufferCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"phBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE}, false},
    {"pProperties == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0", {UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR}, false},
    {"pProperties != NULL && pProperties->pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0", {UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR}, false},
    {"pProperties != NULL && pProperties->pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0", {UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urMemRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_mem_handle_t hMem = (void *)w->mem;
    switch (probe) {
    case 0: {
        hMem = NULL;
        break;
    }
    case 1: {
        hMem = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urMemRetain(hMem);
}

static const conf_probe probes_of_urMemRetain[] = {
    {"hMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hMem is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
};

static ur_result_t call_urMemRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_mem_handle_t hMem = (void *)w->mem;
    switch (probe) {
    case 0: {
        hMem = NULL;
        break;
    }
    default:
        break;
    }
    return urMemRelease(hMem);
}

static const conf_probe probes_of_urMemRelease[] = {
    {"hMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urMemBufferPartition(const conf_world *w, size_t probe) {
    (void)w;
    ur_mem_handle_t hBuffer = (void *)w->mem;
    ur_mem_flags_t flags = UR_MEM_FLAG_READ_WRITE;
    ur_buffer_create_type_t bufferCreateType = UR_BUFFER_CREATE_TYPE_REGION;
    ur_buffer_region_t the_pRegion = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, 0, 16};
    (void)the_pRegion;
    const ur_buffer_region_t *pRegion = &the_pRegion;
    ur_mem_handle_t *phMem = out(w, 4);
    switch (probe) {
    case 0: {
        hBuffer = NULL;
        break;
    }
    case 1: {
        flags = (uint32_t)UR_MEM_FLAGS_MASK;
        break;
    }
    case 2: {
        bufferCreateType = (ur_buffer_create_type_t)0x7ffffffe;
        break;
    }
    case 3: {
        pRegion = NULL;
        break;
    }
    case 4: {
        phMem = NULL;
        break;
    }
    case 5: {
        the_pRegion.size = 0;
        break;
    }
    case 6: {
        the_pRegion.origin = 4096;
        break;
    }
    case 7: {
        the_pRegion.size = 8192;
        break;
    }
    case 8: {
        hBuffer = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urMemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
}

static const conf_probe probes_of_urMemBufferPartition[] = {
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"bufferCreateType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pRegion is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pRegion && pRegion->size == 0", {UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE}, false},
    {"the region passes the end of the buffer", {UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE}, false},
    {"the region passes the end of the buffer", {UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE}, false},
    {"hBuffer is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
};

static ur_result_t call_urMemGetNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_mem_handle_t hMem = (void *)w->mem;
    ur_device_handle_t hDevice = NULL;
    ur_native_handle_t *phNativeMem = out(w, 2);
    switch (probe) {
    case 0: {
        hMem = NULL;
        break;
    }
    case 1: {
        phNativeMem = NULL;
        break;
    }
    case 2: {
        hMem = (void *)w->context;
        break;
    }
    case 3: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urMemGetNativeHandle(hMem, hDevice, phNativeMem);
}

static const conf_probe probes_of_urMemGetNativeHandle[] = {
    {"hMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativeMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hMem is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urMemBufferCreateWithNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_native_handle_t hNativeMem = 0;
    ur_context_handle_t hContext = (void *)w->context;
    const ur_mem_native_properties_t *pProperties = NULL;
    ur_mem_handle_t *phMem = out(w, 3);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phMem = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
}

static const conf_probe probes_of_urMemBufferCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urMemImageCreateWithNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_native_handle_t hNativeMem = 0;
    ur_context_handle_t hContext = (void *)w->context;
    ur_image_format_t the_pImageFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    (void)the_pImageFormat;
    const ur_image_format_t *pImageFormat = &the_pImageFormat;
    ur_image_desc_t the_pImageDesc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0};
    (void)the_pImageDesc;
    const ur_image_desc_t *pImageDesc = &the_pImageDesc;
    const ur_mem_native_properties_t *pProperties = NULL;
    ur_mem_handle_t *phMem = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pImageFormat = NULL;
        break;
    }
    case 2: {
        pImageDesc = NULL;
        break;
    }
    case 3: {
        phMem = NULL;
        break;
    }
    case 4: {
        the_pImageFormat.channelOrder = (ur_image_channel_order_t)0x7ffffffe;
        break;
    }
    case 5: {
        the_pImageFormat.channelType = (ur_image_channel_type_t)0x7ffffffe;
        break;
    }
    case 6: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urMemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
}

static const conf_probe probes_of_urMemImageCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pImageFormat->channelOrder is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pImageFormat->channelType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urMemGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_mem_handle_t hMemory = (void *)w->mem;
    ur_mem_info_t propName = UR_MEM_INFO_SIZE;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hMemory = NULL;
        break;
    }
    case 1: {
        propName = (ur_mem_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hMemory = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urMemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urMemGetInfo[] = {
    {"hMemory is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hMemory is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
};

static ur_result_t call_urMemImageGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_mem_handle_t hMemory = (void *)w->image;
    ur_image_info_t propName = UR_IMAGE_INFO_FORMAT;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hMemory = NULL;
        break;
    }
    case 1: {
        propName = (ur_image_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hMemory = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urMemImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urMemImageGetInfo[] = {
    {"hMemory is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hMemory is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
};

static ur_result_t call_urPlatformGet(const conf_world *w, size_t probe) {
    (void)w;
    ur_adapter_handle_t hAdapter = (void *)w->adapter;
    uint32_t NumEntries = 0;
    ur_platform_handle_t *phPlatforms = NULL;
    uint32_t *pNumPlatforms = NULL;
    switch (probe) {
    case 0: {
        hAdapter = NULL;
        break;
    }
    case 1: {
        phPlatforms = out(w, 0);
        break;
    }
    case 2: {
        break;
    }
    case 3: {
        hAdapter = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

static const conf_probe probes_of_urPlatformGet[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"NumEntries == 0 && phPlatforms != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"pNumPlatforms == NULL && phPlatforms == NULL", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"hAdapter is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urPlatformGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_platform_handle_t hPlatform = (void *)w->platform;
    ur_platform_info_t propName = UR_PLATFORM_INFO_NAME;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hPlatform = NULL;
        break;
    }
    case 1: {
        propName = (ur_platform_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hPlatform = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urPlatformGetInfo[] = {
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hPlatform is of another kind", {UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM}, true},
};

static ur_result_t call_urPlatformGetApiVersion(const conf_world *w, size_t probe) {
    (void)w;
    ur_platform_handle_t hPlatform = (void *)w->platform;
    ur_api_version_t *pVersion = out(w, 1);
    switch (probe) {
    case 0: {
        hPlatform = NULL;
        break;
    }
    case 1: {
        pVersion = NULL;
        break;
    }
    case 2: {
        hPlatform = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urPlatformGetApiVersion(hPlatform, pVersion);
}

static const conf_probe probes_of_urPlatformGetApiVersion[] = {
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pVersion is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hPlatform is of another kind", {UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM}, true},
};

static ur_result_t call_urPlatformGetNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_platform_handle_t hPlatform = (void *)w->platform;
    ur_native_handle_t *phNativePlatform = out(w, 1);
    switch (probe) {
    case 0: {
        hPlatform = NULL;
        break;
    }
    case 1: {
        phNativePlatform = NULL;
        break;
    }
    case 2: {
        hPlatform = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urPlatformGetNativeHandle(hPlatform, phNativePlatform);
}

static const conf_probe probes_of_urPlatformGetNativeHandle[] = {
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativePlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hPlatform is of another kind", {UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM}, true},
};

static ur_result_t call_urPlatformCreateWithNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_native_handle_t hNativePlatform = 0;
    ur_adapter_handle_t hAdapter = (void *)w->adapter;
    const ur_platform_native_properties_t *pProperties = NULL;
    ur_platform_handle_t *phPlatform = out(w, 3);
    switch (probe) {
    case 0: {
        hAdapter = NULL;
        break;
    }
    case 1: {
        phPlatform = NULL;
        break;
    }
    case 2: {
        hAdapter = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties, phPlatform);
}

static const conf_probe probes_of_urPlatformCreateWithNativeHandle[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hAdapter is of another kind", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urPlatformGetBackendOption(const conf_world *w, size_t probe) {
    (void)w;
    ur_platform_handle_t hPlatform = (void *)w->platform;
    const char *pFrontendOption = "name";
    const char * *ppPlatformOption = out(w, 2);
    switch (probe) {
    case 0: {
        hPlatform = NULL;
        break;
    }
    case 1: {
        pFrontendOption = NULL;
        break;
    }
    case 2: {
        ppPlatformOption = NULL;
        break;
    }
    case 3: {
        hPlatform = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
}

static const conf_probe probes_of_urPlatformGetBackendOption[] = {
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pFrontendOption is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"ppPlatformOption is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hPlatform is of another kind", {UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM}, true},
};

static ur_result_t call_urProgramCreateWithIL(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    const void *pIL = w->scratch;
    size_t length = 16;
    const ur_program_properties_t *pProperties = NULL;
    ur_program_handle_t *phProgram = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pIL = NULL;
        break;
    }
    case 2: {
        phProgram = NULL;
        break;
    }
    case 3: {
        static const ur_program_properties_t p = {UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES, NULL, 1, NULL};
        pProperties = &p;
        break;
    }
    case 4: {
        length = 0;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram);
}

static const conf_probe probes_of_urProgramCreateWithIL[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE}, false},
    {"pIL is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE}, false},
    {"phProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE}, false},
    {"NULL != pProperties && pProperties->count > 0 && NULL == pProperties->pMetadatas", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE}, false},
    {"length == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE}, true},
};

static ur_result_t call_urProgramCreateWithBinary(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    uint32_t numDevices = 1;
    ur_device_handle_t *phDevices = (void *)&w->device;
    size_t *pLengths = (void *)ones;
    const uint8_t * *ppBinaries = (void *)&w->scratch;
    const ur_program_properties_t *pProperties = NULL;
    ur_program_handle_t *phProgram = out(w, 6);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phDevices = NULL;
        break;
    }
    case 2: {
        phDevices = (void *)nulls;
        break;
    }
    case 3: {
        pLengths = NULL;
        break;
    }
    case 4: {
        ppBinaries = NULL;
        break;
    }
    case 5: {
        phProgram = NULL;
        break;
    }
    case 6: {
        static const ur_program_properties_t p = {UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES, NULL, 1, NULL};
        pProperties = &p;
        break;
    }
    case 7: {
        static const ur_program_metadata_t m = {"name", UR_PROGRAM_METADATA_TYPE_UINT32, 4, {.data32 = 1}};
        static const ur_program_properties_t p = {UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES, NULL, 0, &m};
        pProperties = &p;
        break;
    }
    case 8: {
        numDevices = 0;
        break;
    }
    case 9: {
        ppBinaries = (void *)nulls;
        break;
    }
    case 10: {
        hContext = (void *)w->device;
        break;
    }
    case 11: {
        phDevices = (void *)&w->context;
        numDevices = 1;
        break;
    }
    default:
        break;
    }
    return urProgramCreateWithBinary(hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
}

static const conf_probe probes_of_urProgramCreateWithBinary[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phDevices is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phDevices holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pLengths is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"ppBinaries is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"NULL != pProperties && pProperties->count > 0 && NULL == pProperties->pMetadatas", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"NULL != pProperties && NULL != pProperties->pMetadatas && pProperties->count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"numDevices == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"a binary is NULL", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"phDevices holds one of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urProgramBuild(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_program_handle_t hProgram = (void *)w->program;
    const char *pOptions = NULL;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hProgram = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    case 3: {
        hProgram = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urProgramBuild(hContext, hProgram, pOptions);
}

static const conf_probe probes_of_urProgramBuild[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urProgramCompile(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_program_handle_t hProgram = (void *)w->program;
    const char *pOptions = NULL;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hProgram = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    case 3: {
        hProgram = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urProgramCompile(hContext, hProgram, pOptions);
}

static const conf_probe probes_of_urProgramCompile[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urProgramLink(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    uint32_t count = 1;
    const ur_program_handle_t *phPrograms = (void *)&w->program;
    const char *pOptions = NULL;
    ur_program_handle_t *phProgram = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phPrograms = NULL;
        break;
    }
    case 2: {
        phPrograms = (void *)nulls;
        break;
    }
    case 3: {
        phProgram = NULL;
        break;
    }
    case 4: {
        count = 0;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    case 6: {
        phPrograms = (void *)&w->context;
        count = 1;
        break;
    }
    default:
        break;
    }
    return urProgramLink(hContext, count, phPrograms, pOptions, phProgram);
}

static const conf_probe probes_of_urProgramLink[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phPrograms is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phPrograms holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"phPrograms holds one of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urProgramRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_program_handle_t hProgram = (void *)w->program;
    switch (probe) {
    case 0: {
        hProgram = NULL;
        break;
    }
    case 1: {
        hProgram = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urProgramRetain(hProgram);
}

static const conf_probe probes_of_urProgramRetain[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urProgramRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_program_handle_t hProgram = (void *)w->program;
    switch (probe) {
    case 0: {
        hProgram = NULL;
        break;
    }
    default:
        break;
    }
    return urProgramRelease(hProgram);
}

static const conf_probe probes_of_urProgramRelease[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urProgramGetFunctionPointer(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_program_handle_t hProgram = (void *)w->program;
    const char *pFunctionName = "name";
    void * *ppFunctionPointer = out(w, 3);
    switch (probe) {
    case 0: {
        hDevice = NULL;
        break;
    }
    case 1: {
        hProgram = NULL;
        break;
    }
    case 2: {
        pFunctionName = NULL;
        break;
    }
    case 3: {
        ppFunctionPointer = NULL;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    case 5: {
        hProgram = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urProgramGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer);
}

static const conf_probe probes_of_urProgramGetFunctionPointer[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pFunctionName is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"ppFunctionPointer is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urProgramGetGlobalVariablePointer(const conf_world *w, size_t probe) {
    (void)w;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_program_handle_t hProgram = (void *)w->program;
    const char *pGlobalVariableName = "name";
    size_t *pGlobalVariableSizeRet = NULL;
    void * *ppGlobalVariablePointerRet = out(w, 4);
    switch (probe) {
    case 0: {
        hDevice = NULL;
        break;
    }
    case 1: {
        hProgram = NULL;
        break;
    }
    case 2: {
        pGlobalVariableName = NULL;
        break;
    }
    case 3: {
        ppGlobalVariablePointerRet = NULL;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    case 5: {
        hProgram = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urProgramGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
}

static const conf_probe probes_of_urProgramGetGlobalVariablePointer[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pGlobalVariableName is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"ppGlobalVariablePointerRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urProgramGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_program_handle_t hProgram = (void *)w->program;
    ur_program_info_t propName = UR_PROGRAM_INFO_REFERENCE_COUNT;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hProgram = NULL;
        break;
    }
    case 1: {
        propName = (ur_program_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hProgram = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urProgramGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urProgramGetInfo[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urProgramGetBuildInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_program_handle_t hProgram = (void *)w->program;
    ur_device_handle_t hDevice = (void *)w->device;
    ur_program_build_info_t propName = UR_PROGRAM_BUILD_INFO_STATUS;
    size_t propSize = 8;
    void *pPropValue = out(w, 4);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hProgram = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        propName = (ur_program_build_info_t)0x7ffffffe;
        break;
    }
    case 3: {
        hProgram = (void *)w->context;
        break;
    }
    case 4: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urProgramGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urProgramGetBuildInfo[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urProgramSetSpecializationConstants(const conf_world *w, size_t probe) {
    (void)w;
    ur_program_handle_t hProgram = (void *)w->program;
    uint32_t count = 1;
    ur_specialization_constant_info_t the_pSpecConstants = {0, 4, w->scratch};
    (void)the_pSpecConstants;
    const ur_specialization_constant_info_t *pSpecConstants = &the_pSpecConstants;
    switch (probe) {
    case 0: {
        hProgram = NULL;
        break;
    }
    case 1: {
        pSpecConstants = NULL;
        break;
    }
    case 2: {
        count = 0;
        break;
    }
    case 3: {
        hProgram = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urProgramSetSpecializationConstants(hProgram, count, pSpecConstants);
}

static const conf_probe probes_of_urProgramSetSpecializationConstants[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pSpecConstants is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urProgramGetNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_program_handle_t hProgram = (void *)w->program;
    ur_native_handle_t *phNativeProgram = out(w, 1);
    switch (probe) {
    case 0: {
        hProgram = NULL;
        break;
    }
    case 1: {
        phNativeProgram = NULL;
        break;
    }
    case 2: {
        hProgram = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urProgramGetNativeHandle(hProgram, phNativeProgram);
}

static const conf_probe probes_of_urProgramGetNativeHandle[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativeProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hProgram is of another kind", {UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM}, true},
};

static ur_result_t call_urProgramCreateWithNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_native_handle_t hNativeProgram = 0;
    ur_context_handle_t hContext = (void *)w->context;
    const ur_program_native_properties_t *pProperties = NULL;
    ur_program_handle_t *phProgram = out(w, 3);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phProgram = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urProgramCreateWithNativeHandle(hNativeProgram, hContext, pProperties, phProgram);
}

static const conf_probe probes_of_urProgramCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urQueueGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_queue_info_t propName = UR_QUEUE_INFO_CONTEXT;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        propName = (ur_queue_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urQueueGetInfo[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urQueueCreate(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    const ur_queue_properties_t *pProperties = NULL;
    ur_queue_handle_t *phQueue = out(w, 3);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        phQueue = NULL;
        break;
    }
    case 3: {
        static const ur_queue_properties_t p = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW};
        pProperties = &p;
        break;
    }
    case 4: {
        static const ur_queue_properties_t p = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE};
        pProperties = &p;
        break;
    }
    case 5: {
        static ur_queue_properties_t given;
        given = (ur_queue_properties_t){.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES};
        pProperties = &given;
        given.flags = (uint32_t)UR_QUEUE_FLAGS_MASK;
        break;
    }
    case 6: {
        hContext = (void *)w->device;
        break;
    }
    case 7: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueCreate(hContext, hDevice, pProperties, phQueue);
}

static const conf_probe probes_of_urQueueCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_HIGH && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_LOW", {UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES}, false},
    {"pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_BATCHED && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE", {UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES}, false},
    {"pProperties->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urQueueRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueRetain(hQueue);
}

static const conf_probe probes_of_urQueueRetain[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urQueueRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    default:
        break;
    }
    return urQueueRelease(hQueue);
}

static const conf_probe probes_of_urQueueRelease[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urQueueGetNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_queue_native_desc_t *pDesc = NULL;
    ur_native_handle_t *phNativeQueue = out(w, 2);
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        phNativeQueue = NULL;
        break;
    }
    case 2: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

static const conf_probe probes_of_urQueueGetNativeHandle[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativeQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urQueueCreateWithNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_native_handle_t hNativeQueue = 0;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = NULL;
    const ur_queue_native_properties_t *pProperties = NULL;
    ur_queue_handle_t *phQueue = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phQueue = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    case 3: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties, phQueue);
}

static const conf_probe probes_of_urQueueCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urQueueFinish(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueFinish(hQueue);
}

static const conf_probe probes_of_urQueueFinish[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urQueueFlush(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hQueue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urQueueFlush(hQueue);
}

static const conf_probe probes_of_urQueueFlush[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
};

static ur_result_t call_urKernelSetArgValue(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    uint32_t argIndex = 0;
    size_t argSize = 4;
    const ur_kernel_arg_value_properties_t *pProperties = NULL;
    const void *pArgValue = w->scratch;
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        pArgValue = NULL;
        break;
    }
    case 2: {
        hKernel = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelSetArgValue(hKernel, argIndex, argSize, pProperties, pArgValue);
}

static const conf_probe probes_of_urKernelSetArgValue[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pArgValue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
};

static ur_result_t call_urKernelSetArgLocal(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    uint32_t argIndex = 0;
    size_t argSize = 4;
    const ur_kernel_arg_local_properties_t *pProperties = NULL;
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        hKernel = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelSetArgLocal(hKernel, argIndex, argSize, pProperties);
}

static const conf_probe probes_of_urKernelSetArgLocal[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
};

static ur_result_t call_urKernelSetArgPointer(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    uint32_t argIndex = 0;
    const ur_kernel_arg_pointer_properties_t *pProperties = NULL;
    const void *pArgValue = NULL;
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        hKernel = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelSetArgPointer(hKernel, argIndex, pProperties, pArgValue);
}

static const conf_probe probes_of_urKernelSetArgPointer[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
};

static ur_result_t call_urKernelSetArgSampler(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    uint32_t argIndex = 0;
    const ur_kernel_arg_sampler_properties_t *pProperties = NULL;
    ur_sampler_handle_t hArgValue = (void *)w->sampler;
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        hArgValue = NULL;
        break;
    }
    case 2: {
        hKernel = (void *)w->context;
        break;
    }
    case 3: {
        hKernel = w->taker;
        hArgValue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelSetArgSampler(hKernel, argIndex, pProperties, hArgValue);
}

static const conf_probe probes_of_urKernelSetArgSampler[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hArgValue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"hArgValue is of another kind", {UR_RESULT_ERROR_INVALID_SAMPLER, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_SAMPLER, UR_RESULT_ERROR_INVALID_SAMPLER}, true},
};

static ur_result_t call_urKernelSetArgMemObj(const conf_world *w, size_t probe) {
    (void)w;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    uint32_t argIndex = 0;
    const ur_kernel_arg_mem_obj_properties_t *pProperties = NULL;
    ur_mem_handle_t hArgValue = NULL;
    switch (probe) {
    case 0: {
        hKernel = NULL;
        break;
    }
    case 1: {
        hKernel = w->taker;
        static ur_kernel_arg_mem_obj_properties_t given;
        given = (ur_kernel_arg_mem_obj_properties_t){.stype = UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES};
        pProperties = &given;
        given.memoryAccess = (uint32_t)UR_MEM_FLAGS_MASK;
        break;
    }
    case 2: {
        hKernel = (void *)w->context;
        break;
    }
    case 3: {
        hKernel = w->taker;
        hArgValue = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urKernelSetArgMemObj(hKernel, argIndex, pProperties, hArgValue);
}

static const conf_probe probes_of_urKernelSetArgMemObj[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pProperties->memoryAccess has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"hArgValue is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
};

static ur_result_t call_urEnqueueKernelLaunch(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_kernel_handle_t hKernel = (void *)w->kernel;
    uint32_t workDim = 1;
    const size_t *pGlobalWorkOffset = NULL;
    const size_t *pGlobalWorkSize = (void *)ones;
    const size_t *pLocalWorkSize = NULL;
    const ur_kernel_launch_ext_properties_t *launchPropList = NULL;
    uint32_t numEventsInWaitList = 0;
    const ur_event_handle_t *phEventWaitList = NULL;
    ur_event_handle_t *phEvent = NULL;
    switch (probe) {
    case 0: {
        hQueue = NULL;
        break;
    }
    case 1: {
        hKernel = NULL;
        break;
    }
    case 2: {
        pGlobalWorkSize = NULL;
        break;
    }
    case 3: {
        numEventsInWaitList = 1;
        break;
    }
    case 4: {
        phEventWaitList = (void *)&w->event;
        break;
    }
    case 5: {
        numEventsInWaitList = 1;
        phEventWaitList = (void *)nulls;
        break;
    }
    case 6: {
        static ur_kernel_launch_ext_properties_t given;
        given = (ur_kernel_launch_ext_properties_t){.stype = UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES};
        launchPropList = &given;
        given.flags = (uint32_t)UR_KERNEL_LAUNCH_FLAGS_MASK;
        break;
    }
    case 7: {
        hQueue = (void *)w->context;
        break;
    }
    case 8: {
        hKernel = (void *)w->context;
        break;
    }
    case 9: {
        phEventWaitList = (void *)&w->context;
        numEventsInWaitList = 1;
        break;
    }
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
    default:
        break;
    }
    return urEnqueueKernelLaunch(hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueKernelLaunch[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, false},
    {"launchPropList->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hQueue is of another kind", {UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE}, true},
    {"hKernel is of another kind", {UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL}, true},
    {"phEventWaitList holds one of another kind", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}, true},
};

static ur_result_t call_urSamplerCreate(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_sampler_desc_t the_pDesc = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, false, UR_SAMPLER_ADDRESSING_MODE_CLAMP, UR_SAMPLER_FILTER_MODE_NEAREST};
    (void)the_pDesc;
    const ur_sampler_desc_t *pDesc = &the_pDesc;
    ur_sampler_handle_t *phSampler = out(w, 2);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pDesc = NULL;
        break;
    }
    case 2: {
        phSampler = NULL;
        break;
    }
    case 3: {
        the_pDesc.addressingMode = (ur_sampler_addressing_mode_t)0x7ffffffe;
        break;
    }
    case 4: {
        the_pDesc.filterMode = (ur_sampler_filter_mode_t)0x7ffffffe;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urSamplerCreate(hContext, pDesc, phSampler);
}

static const conf_probe probes_of_urSamplerCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"phSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pDesc->addressingMode is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"pDesc->filterMode is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urSamplerRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_sampler_handle_t hSampler = (void *)w->sampler;
    switch (probe) {
    case 0: {
        hSampler = NULL;
        break;
    }
    case 1: {
        hSampler = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urSamplerRetain(hSampler);
}

static const conf_probe probes_of_urSamplerRetain[] = {
    {"hSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hSampler is of another kind", {UR_RESULT_ERROR_INVALID_SAMPLER, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_SAMPLER, UR_RESULT_ERROR_INVALID_SAMPLER}, true},
};

static ur_result_t call_urSamplerRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_sampler_handle_t hSampler = (void *)w->sampler;
    switch (probe) {
    case 0: {
        hSampler = NULL;
        break;
    }
    default:
        break;
    }
    return urSamplerRelease(hSampler);
}

static const conf_probe probes_of_urSamplerRelease[] = {
    {"hSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urSamplerGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_sampler_handle_t hSampler = (void *)w->sampler;
    ur_sampler_info_t propName = UR_SAMPLER_INFO_REFERENCE_COUNT;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hSampler = NULL;
        break;
    }
    case 1: {
        propName = (ur_sampler_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hSampler = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urSamplerGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urSamplerGetInfo[] = {
    {"hSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hSampler is of another kind", {UR_RESULT_ERROR_INVALID_SAMPLER, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_SAMPLER, UR_RESULT_ERROR_INVALID_SAMPLER}, true},
};

static ur_result_t call_urSamplerGetNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_sampler_handle_t hSampler = (void *)w->sampler;
    ur_native_handle_t *phNativeSampler = out(w, 1);
    switch (probe) {
    case 0: {
        hSampler = NULL;
        break;
    }
    case 1: {
        phNativeSampler = NULL;
        break;
    }
    case 2: {
        hSampler = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urSamplerGetNativeHandle(hSampler, phNativeSampler);
}

static const conf_probe probes_of_urSamplerGetNativeHandle[] = {
    {"hSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phNativeSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hSampler is of another kind", {UR_RESULT_ERROR_INVALID_SAMPLER, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_SAMPLER, UR_RESULT_ERROR_INVALID_SAMPLER}, true},
};

static ur_result_t call_urSamplerCreateWithNativeHandle(const conf_world *w, size_t probe) {
    (void)w;
    ur_native_handle_t hNativeSampler = 0;
    ur_context_handle_t hContext = (void *)w->context;
    const ur_sampler_native_properties_t *pProperties = NULL;
    ur_sampler_handle_t *phSampler = out(w, 3);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phSampler = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urSamplerCreateWithNativeHandle(hNativeSampler, hContext, pProperties, phSampler);
}

static const conf_probe probes_of_urSamplerCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, true},
};

static ur_result_t call_urEventCreateUserExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_event_handle_t *phEvent = out(w, 1);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        phEvent = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urEventCreateUserExp(hContext, phEvent);
}

static const conf_probe probes_of_urEventCreateUserExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urEventSetStatusExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_event_handle_t hEvent = (void *)w->event;
    ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
    switch (probe) {
    case 0: {
        hEvent = NULL;
        break;
    }
    case 1: {
        status = (ur_event_status_t)0x7ffffffe;
        break;
    }
    case 2: {
        hEvent = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urEventSetStatusExp(hEvent, status);
}

static const conf_probe probes_of_urEventSetStatusExp[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"status is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hEvent is of another kind", {UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT}, true},
};

static ur_result_t call_urUSMHostAlloc(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    const ur_usm_desc_t *pUSMDesc = NULL;
    ur_usm_pool_handle_t pool = NULL;
    size_t size = 16;
    void * *ppMem = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        ppMem = NULL;
        break;
    }
    case 2: {
        static const ur_usm_desc_t desc = {UR_STRUCTURE_TYPE_USM_DESC, NULL, 0, 3};
        pUSMDesc = &desc;
        break;
    }
    case 3: {
        size = 0;
        break;
    }
    case 4: {
        size = SIZE_MAX;
        break;
    }
    case 5: {
        static ur_usm_desc_t given;
        given = (ur_usm_desc_t){.stype = UR_STRUCTURE_TYPE_USM_DESC};
        pUSMDesc = &given;
        given.hints = (uint32_t)UR_USM_ADVICE_FLAGS_MASK;
        break;
    }
    case 6: {
        hContext = (void *)w->device;
        break;
    }
    case 7: {
        pool = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
}

static const conf_probe probes_of_urUSMHostAlloc[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}, false},
    {"size is more than UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}, false},
    {"pUSMDesc->hints has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"pool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
};

static ur_result_t call_urUSMDeviceAlloc(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    const ur_usm_desc_t *pUSMDesc = NULL;
    ur_usm_pool_handle_t pool = NULL;
    size_t size = 16;
    void * *ppMem = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        ppMem = NULL;
        break;
    }
    case 3: {
        static const ur_usm_desc_t desc = {UR_STRUCTURE_TYPE_USM_DESC, NULL, 0, 3};
        pUSMDesc = &desc;
        break;
    }
    case 4: {
        size = 0;
        break;
    }
    case 5: {
        size = SIZE_MAX;
        break;
    }
    case 6: {
        static ur_usm_desc_t given;
        given = (ur_usm_desc_t){.stype = UR_STRUCTURE_TYPE_USM_DESC};
        pUSMDesc = &given;
        given.hints = (uint32_t)UR_USM_ADVICE_FLAGS_MASK;
        break;
    }
    case 7: {
        hContext = (void *)w->device;
        break;
    }
    case 8: {
        hDevice = (void *)w->context;
        break;
    }
    case 9: {
        pool = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

static const conf_probe probes_of_urUSMDeviceAlloc[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}, false},
    {"size is more than UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}, false},
    {"pUSMDesc->hints has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"pool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
};

static ur_result_t call_urUSMSharedAlloc(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    const ur_usm_desc_t *pUSMDesc = NULL;
    ur_usm_pool_handle_t pool = NULL;
    size_t size = 16;
    void * *ppMem = out(w, 5);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        ppMem = NULL;
        break;
    }
    case 3: {
        static const ur_usm_desc_t desc = {UR_STRUCTURE_TYPE_USM_DESC, NULL, 0, 3};
        pUSMDesc = &desc;
        break;
    }
    case 4: {
        size = 0;
        break;
    }
    case 5: {
        size = SIZE_MAX;
        break;
    }
    case 6: {
        static ur_usm_desc_t given;
        given = (ur_usm_desc_t){.stype = UR_STRUCTURE_TYPE_USM_DESC};
        pUSMDesc = &given;
        given.hints = (uint32_t)UR_USM_ADVICE_FLAGS_MASK;
        break;
    }
    case 7: {
        hContext = (void *)w->device;
        break;
    }
    case 8: {
        hDevice = (void *)w->context;
        break;
    }
    case 9: {
        pool = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

static const conf_probe probes_of_urUSMSharedAlloc[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, false},
    {"size == 0", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}, false},
    {"size is more than UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}, false},
    {"pUSMDesc->hints has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
    {"pool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
};

static ur_result_t call_urUSMFree(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    void *pMem = w->usm;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pMem = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urUSMFree(hContext, pMem);
}

static const conf_probe probes_of_urUSMFree[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urUSMGetMemAllocInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    const void *pMem = w->usm;
    ur_usm_alloc_info_t propName = UR_USM_ALLOC_INFO_TYPE;
    size_t propSize = 8;
    void *pPropValue = out(w, 4);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pMem = NULL;
        break;
    }
    case 2: {
        propName = (ur_usm_alloc_info_t)0x7ffffffe;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urUSMGetMemAllocInfo[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urUSMPoolCreate(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_usm_pool_desc_t the_pPoolDesc = {.stype = UR_STRUCTURE_TYPE_USM_POOL_DESC};
    (void)the_pPoolDesc;
    ur_usm_pool_desc_t *pPoolDesc = &the_pPoolDesc;
    ur_usm_pool_handle_t *ppPool = out(w, 2);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pPoolDesc = NULL;
        break;
    }
    case 2: {
        ppPool = NULL;
        break;
    }
    case 3: {
        the_pPoolDesc.flags = (uint32_t)UR_USM_POOL_FLAGS_MASK;
        break;
    }
    case 4: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urUSMPoolCreate(hContext, pPoolDesc, ppPool);
}

static const conf_probe probes_of_urUSMPoolCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pPoolDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"ppPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPoolDesc->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urUSMPoolRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_usm_pool_handle_t pPool = (void *)w->pool;
    switch (probe) {
    case 0: {
        pPool = NULL;
        break;
    }
    case 1: {
        pPool = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMPoolRetain(pPool);
}

static const conf_probe probes_of_urUSMPoolRetain[] = {
    {"pPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pPool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
};

static ur_result_t call_urUSMPoolRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_usm_pool_handle_t pPool = (void *)w->pool;
    switch (probe) {
    case 0: {
        pPool = NULL;
        break;
    }
    default:
        break;
    }
    return urUSMPoolRelease(pPool);
}

static const conf_probe probes_of_urUSMPoolRelease[] = {
    {"pPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urUSMPoolGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_usm_pool_handle_t hPool = (void *)w->pool;
    ur_usm_pool_info_t propName = UR_USM_POOL_INFO_REFERENCE_COUNT;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hPool = NULL;
        break;
    }
    case 1: {
        propName = (ur_usm_pool_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hPool = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urUSMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urUSMPoolGetInfo[] = {
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hPool is of another kind", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}, true},
};

static ur_result_t call_urVirtualMemGranularityGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = NULL;
    size_t allocationSize = 4096;
    ur_virtual_mem_granularity_info_t propName = UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM;
    size_t propSize = 8;
    void *pPropValue = out(w, 5);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        propName = (ur_virtual_mem_granularity_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        propSize = 0;
        break;
    }
    case 3: {
        pPropValue = NULL;
        pPropSizeRet = out(w, 60);
        break;
    }
    case 4: {
        pPropValue = NULL;
        pPropSizeRet = NULL;
        propSize = 0;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    case 6: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urVirtualMemGranularityGetInfo(hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urVirtualMemGranularityGetInfo[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urVirtualMemReserve(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    const void *pStart = NULL;
    size_t size = 16;
    void * *ppStart = out(w, 3);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        ppStart = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urVirtualMemReserve(hContext, pStart, size, ppStart);
}

static const conf_probe probes_of_urVirtualMemReserve[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"ppStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urVirtualMemFree(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    const void *pStart = w->usm;
    size_t size = 16;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pStart = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urVirtualMemFree(hContext, pStart, size);
}

static const conf_probe probes_of_urVirtualMemFree[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urVirtualMemMap(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    const void *pStart = w->usm;
    size_t size = 16;
    ur_physical_mem_handle_t hPhysicalMem = (void *)w->physical_mem;
    size_t offset = 0;
    ur_virtual_mem_access_flags_t flags = UR_VIRTUAL_MEM_ACCESS_FLAG_NONE;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pStart = NULL;
        break;
    }
    case 2: {
        hPhysicalMem = NULL;
        break;
    }
    case 3: {
        flags = (uint32_t)UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK;
        break;
    }
    case 4: {
        hContext = (void *)w->device;
        break;
    }
    case 5: {
        hPhysicalMem = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urVirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags);
}

static const conf_probe probes_of_urVirtualMemMap[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hPhysicalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hPhysicalMem is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
};

static ur_result_t call_urVirtualMemUnmap(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    const void *pStart = w->usm;
    size_t size = 16;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pStart = NULL;
        break;
    }
    case 2: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urVirtualMemUnmap(hContext, pStart, size);
}

static const conf_probe probes_of_urVirtualMemUnmap[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urVirtualMemSetAccess(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    const void *pStart = w->usm;
    size_t size = 16;
    ur_virtual_mem_access_flags_t flags = UR_VIRTUAL_MEM_ACCESS_FLAG_NONE;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pStart = NULL;
        break;
    }
    case 2: {
        flags = (uint32_t)UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urVirtualMemSetAccess(hContext, pStart, size, flags);
}

static const conf_probe probes_of_urVirtualMemSetAccess[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urVirtualMemGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    const void *pStart = w->usm;
    size_t size = 16;
    ur_virtual_mem_info_t propName = UR_VIRTUAL_MEM_INFO_ACCESS_MODE;
    size_t propSize = 8;
    void *pPropValue = out(w, 5);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        pStart = NULL;
        break;
    }
    case 2: {
        propName = (ur_virtual_mem_info_t)0x7ffffffe;
        break;
    }
    case 3: {
        hContext = (void *)w->device;
        break;
    }
    default:
        break;
    }
    return urVirtualMemGetInfo(hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urVirtualMemGetInfo[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"pStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
};

static ur_result_t call_urPhysicalMemCreate(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    ur_device_handle_t hDevice = (void *)w->device;
    size_t size = 16;
    const ur_physical_mem_properties_t *pProperties = NULL;
    ur_physical_mem_handle_t *phPhysicalMem = out(w, 4);
    switch (probe) {
    case 0: {
        hContext = NULL;
        break;
    }
    case 1: {
        hDevice = NULL;
        break;
    }
    case 2: {
        phPhysicalMem = NULL;
        break;
    }
    case 3: {
        size = 1;
        break;
    }
    case 4: {
        static ur_physical_mem_properties_t given;
        given = (ur_physical_mem_properties_t){.stype = UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES};
        pProperties = &given;
        given.flags = (uint32_t)UR_PHYSICAL_MEM_FLAGS_MASK;
        break;
    }
    case 5: {
        hContext = (void *)w->device;
        break;
    }
    case 6: {
        hDevice = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urPhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
}

static const conf_probe probes_of_urPhysicalMemCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"phPhysicalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}, false},
    {"size is no multiple of UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}, false},
    {"pProperties->flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}, false},
    {"hContext is of another kind", {UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT}, true},
    {"hDevice is of another kind", {UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE}, true},
};

static ur_result_t call_urPhysicalMemRetain(const conf_world *w, size_t probe) {
    (void)w;
    ur_physical_mem_handle_t hPhysicalMem = (void *)w->physical_mem;
    switch (probe) {
    case 0: {
        hPhysicalMem = NULL;
        break;
    }
    case 1: {
        hPhysicalMem = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urPhysicalMemRetain(hPhysicalMem);
}

static const conf_probe probes_of_urPhysicalMemRetain[] = {
    {"hPhysicalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"hPhysicalMem is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
};

static ur_result_t call_urPhysicalMemRelease(const conf_world *w, size_t probe) {
    (void)w;
    ur_physical_mem_handle_t hPhysicalMem = (void *)w->physical_mem;
    switch (probe) {
    case 0: {
        hPhysicalMem = NULL;
        break;
    }
    default:
        break;
    }
    return urPhysicalMemRelease(hPhysicalMem);
}

static const conf_probe probes_of_urPhysicalMemRelease[] = {
    {"hPhysicalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
};

static ur_result_t call_urPhysicalMemGetInfo(const conf_world *w, size_t probe) {
    (void)w;
    ur_physical_mem_handle_t hPhysicalMem = (void *)w->physical_mem;
    ur_physical_mem_info_t propName = UR_PHYSICAL_MEM_INFO_CONTEXT;
    size_t propSize = 8;
    void *pPropValue = out(w, 3);
    size_t *pPropSizeRet = NULL;
    switch (probe) {
    case 0: {
        hPhysicalMem = NULL;
        break;
    }
    case 1: {
        propName = (ur_physical_mem_info_t)0x7ffffffe;
        break;
    }
    case 2: {
        hPhysicalMem = (void *)w->context;
        break;
    }
    default:
        break;
    }
    return urPhysicalMemGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urPhysicalMemGetInfo[] = {
    {"hPhysicalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}, false},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}, false},
    {"hPhysicalMem is of another kind", {UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT}, true},
};

const conf_probe_set conf_probe_sets[] = {
    {"urAdapterGet", false, false, false,
     false, UINT32_MAX,
     0,
     probes_of_urAdapterGet, 1, call_urAdapterGet, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urAdapterRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterRelease, 1, call_urAdapterRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urAdapterRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterRetain, 2, call_urAdapterRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urAdapterGetLastError", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterGetLastError, 4, call_urAdapterGetLastError, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urAdapterGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterGetInfo, 6, call_urAdapterGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urAdapterSetLoggerCallback", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterSetLoggerCallback, 4, call_urAdapterSetLoggerCallback, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urAdapterSetLoggerCallbackLevel", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterSetLoggerCallbackLevel, 3, call_urAdapterSetLoggerCallbackLevel, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urContextCreate", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urContextCreate, 6, call_urContextCreate, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urContextRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urContextRetain, 2, call_urContextRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urContextRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urContextRelease, 1, call_urContextRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urContextGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urContextGetInfo, 6, call_urContextGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urContextGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urContextGetNativeHandle, 3, call_urContextGetNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urContextCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urContextCreateWithNativeHandle, 4, call_urContextCreateWithNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urContextSetExtendedDeleter", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urContextSetExtendedDeleter, 3, call_urContextSetExtendedDeleter, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urDeviceGet", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urDeviceGet, 5, call_urDeviceGet, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urDeviceGetSelected", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urDeviceGetSelected, 2, call_urDeviceGetSelected, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urDeviceGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceGetInfo, 6, call_urDeviceGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urDeviceRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceRetain, 2, call_urDeviceRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urDeviceRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceRelease, 1, call_urDeviceRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urDevicePartition", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDevicePartition, 4, call_urDevicePartition, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urDeviceSelectBinary", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceSelectBinary, 6, call_urDeviceSelectBinary, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urDeviceGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceGetNativeHandle, 3, call_urDeviceGetNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urDeviceCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urDeviceCreateWithNativeHandle, 3, call_urDeviceCreateWithNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urDeviceGetGlobalTimestamps", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceGetGlobalTimestamps, 2, call_urDeviceGetGlobalTimestamps, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEnqueueEventsWait", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueEventsWait, 6, call_urEnqueueEventsWait, -1, true, false,
     UR_COMMAND_EVENTS_WAIT},
    {"urEnqueueEventsWaitWithBarrier", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueEventsWaitWithBarrier, 6, call_urEnqueueEventsWaitWithBarrier, -1, true, false,
     UR_COMMAND_EVENTS_WAIT_WITH_BARRIER},
    {"urEnqueueMemBufferRead", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferRead, 11, call_urEnqueueMemBufferRead, -1, true, false,
     UR_COMMAND_MEM_BUFFER_READ},
    {"urEnqueueMemBufferWrite", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferWrite, 11, call_urEnqueueMemBufferWrite, -1, true, false,
     UR_COMMAND_MEM_BUFFER_WRITE},
    {"urEnqueueMemBufferReadRect", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferReadRect, 20, call_urEnqueueMemBufferReadRect, -1, true, false,
     UR_COMMAND_MEM_BUFFER_READ_RECT},
    {"urEnqueueMemBufferWriteRect", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferWriteRect, 20, call_urEnqueueMemBufferWriteRect, -1, true, false,
     UR_COMMAND_MEM_BUFFER_WRITE_RECT},
    {"urEnqueueMemBufferCopy", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferCopy, 13, call_urEnqueueMemBufferCopy, -1, true, false,
     UR_COMMAND_MEM_BUFFER_COPY},
    {"urEnqueueMemBufferCopyRect", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferCopyRect, 22, call_urEnqueueMemBufferCopyRect, -1, true, false,
     UR_COMMAND_MEM_BUFFER_COPY_RECT},
    {"urEnqueueMemBufferFill", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferFill, 17, call_urEnqueueMemBufferFill, -1, true, false,
     UR_COMMAND_MEM_BUFFER_FILL},
    {"urEnqueueMemImageRead", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_IMAGE | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemImageRead, 12, call_urEnqueueMemImageRead, -1, true, false,
     UR_COMMAND_MEM_IMAGE_READ},
    {"urEnqueueMemImageWrite", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_IMAGE | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemImageWrite, 12, call_urEnqueueMemImageWrite, -1, true, false,
     UR_COMMAND_MEM_IMAGE_WRITE},
    {"urEnqueueMemImageCopy", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_IMAGE | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemImageCopy, 13, call_urEnqueueMemImageCopy, -1, true, false,
     UR_COMMAND_MEM_IMAGE_COPY},
    {"urEnqueueMemBufferMap", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferMap, 12, call_urEnqueueMemBufferMap, -1, true, false,
     UR_COMMAND_MEM_BUFFER_MAP},
    {"urEnqueueMemUnmap", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemUnmap, 9, call_urEnqueueMemUnmap, -1, true, false,
     UR_COMMAND_MEM_UNMAP},
    {"urEnqueueUSMFill", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMFill, 13, call_urEnqueueUSMFill, -1, true, false,
     UR_COMMAND_USM_FILL},
    {"urEnqueueUSMMemcpy", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMMemcpy, 10, call_urEnqueueUSMMemcpy, -1, true, false,
     UR_COMMAND_USM_MEMCPY},
    {"urEnqueueUSMPrefetch", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMPrefetch, 10, call_urEnqueueUSMPrefetch, -1, true, false,
     UR_COMMAND_USM_PREFETCH},
    {"urEnqueueUSMAdvise", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMAdvise, 6, call_urEnqueueUSMAdvise, -1, false, false,
     UR_COMMAND_USM_ADVISE},
    {"urEnqueueUSMFill2D", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMFill2D, 16, call_urEnqueueUSMFill2D, -1, true, false,
     UR_COMMAND_USM_FILL_2D},
    {"urEnqueueUSMMemcpy2D", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMMemcpy2D, 13, call_urEnqueueUSMMemcpy2D, -1, true, false,
     UR_COMMAND_USM_MEMCPY_2D},
    {"urEnqueueDeviceGlobalVariableWrite", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_PROGRAM | CONF_NEED_QUEUE,
     probes_of_urEnqueueDeviceGlobalVariableWrite, 10, call_urEnqueueDeviceGlobalVariableWrite, -1, true, false,
     UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE},
    {"urEnqueueDeviceGlobalVariableRead", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_PROGRAM | CONF_NEED_QUEUE,
     probes_of_urEnqueueDeviceGlobalVariableRead, 10, call_urEnqueueDeviceGlobalVariableRead, -1, true, false,
     UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ},
    {"urEnqueueReadHostPipe", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_PROGRAM | CONF_NEED_QUEUE,
     probes_of_urEnqueueReadHostPipe, 10, call_urEnqueueReadHostPipe, -1, true, false,
     UR_COMMAND_READ_HOST_PIPE},
    {"urEnqueueWriteHostPipe", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_PROGRAM | CONF_NEED_QUEUE,
     probes_of_urEnqueueWriteHostPipe, 10, call_urEnqueueWriteHostPipe, -1, true, false,
     UR_COMMAND_WRITE_HOST_PIPE},
    {"urEventGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventGetInfo, 6, call_urEventGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEventGetProfilingInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventGetProfilingInfo, 4, call_urEventGetProfilingInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEventWait", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventWait, 4, call_urEventWait, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEventRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventRetain, 2, call_urEventRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEventRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventRelease, 1, call_urEventRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEventGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventGetNativeHandle, 3, call_urEventGetNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEventCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urEventCreateWithNativeHandle, 3, call_urEventCreateWithNativeHandle, -1, false, true,
     UR_COMMAND_FORCE_UINT32},
    {"urEventSetCallback", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventSetCallback, 5, call_urEventSetCallback, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEnqueueUSMDeviceAllocExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueUSMDeviceAllocExp, 9, call_urEnqueueUSMDeviceAllocExp, -1, true, false,
     UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP},
    {"urEnqueueUSMSharedAllocExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueUSMSharedAllocExp, 9, call_urEnqueueUSMSharedAllocExp, -1, true, false,
     UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP},
    {"urEnqueueUSMHostAllocExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueUSMHostAllocExp, 9, call_urEnqueueUSMHostAllocExp, -1, true, false,
     UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP},
    {"urEnqueueUSMFreeExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMFreeExp, 8, call_urEnqueueUSMFreeExp, -1, false, false,
     UR_COMMAND_ENQUEUE_USM_FREE_EXP},
    {"urUSMPoolCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMPoolCreateExp, 7, call_urUSMPoolCreateExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPoolDestroyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE | CONF_NEED_POOL,
     probes_of_urUSMPoolDestroyExp, 5, call_urUSMPoolDestroyExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPoolGetDefaultDevicePoolExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMPoolGetDefaultDevicePoolExp, 5, call_urUSMPoolGetDefaultDevicePoolExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPoolGetInfoExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_POOL,
     probes_of_urUSMPoolGetInfoExp, 4, call_urUSMPoolGetInfoExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPoolSetInfoExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_POOL,
     probes_of_urUSMPoolSetInfoExp, 4, call_urUSMPoolSetInfoExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPoolSetDevicePoolExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE | CONF_NEED_POOL,
     probes_of_urUSMPoolSetDevicePoolExp, 6, call_urUSMPoolSetDevicePoolExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPoolGetDevicePoolExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMPoolGetDevicePoolExp, 5, call_urUSMPoolGetDevicePoolExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPoolTrimToExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE | CONF_NEED_POOL,
     probes_of_urUSMPoolTrimToExp, 6, call_urUSMPoolTrimToExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPitchedAllocExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMPitchedAllocExp, 10, call_urUSMPitchedAllocExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesUnsampledImageHandleDestroyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesUnsampledImageHandleDestroyExp, 4, call_urBindlessImagesUnsampledImageHandleDestroyExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesSampledImageHandleDestroyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesSampledImageHandleDestroyExp, 4, call_urBindlessImagesSampledImageHandleDestroyExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesImageAllocateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesImageAllocateExp, 10, call_urBindlessImagesImageAllocateExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesImageFreeExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesImageFreeExp, 4, call_urBindlessImagesImageFreeExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesUnsampledImageCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesUnsampledImageCreateExp, 10, call_urBindlessImagesUnsampledImageCreateExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesSampledImageCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesSampledImageCreateExp, 13, call_urBindlessImagesSampledImageCreateExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesImageCopyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urBindlessImagesImageCopyExp, 20, call_urBindlessImagesImageCopyExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesImageGetInfoExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urBindlessImagesImageGetInfoExp, 4, call_urBindlessImagesImageGetInfoExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesGetImageMemoryHandleTypeSupportExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesGetImageMemoryHandleTypeSupportExp, 10, call_urBindlessImagesGetImageMemoryHandleTypeSupportExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesGetImageUnsampledHandleSupportExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesGetImageUnsampledHandleSupportExp, 10, call_urBindlessImagesGetImageUnsampledHandleSupportExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesGetImageSampledHandleSupportExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesGetImageSampledHandleSupportExp, 10, call_urBindlessImagesGetImageSampledHandleSupportExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesMipmapGetLevelExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesMipmapGetLevelExp, 5, call_urBindlessImagesMipmapGetLevelExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesMipmapFreeExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesMipmapFreeExp, 4, call_urBindlessImagesMipmapFreeExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesImportExternalMemoryExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesImportExternalMemoryExp, 7, call_urBindlessImagesImportExternalMemoryExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesMapExternalArrayExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesMapExternalArrayExp, 12, call_urBindlessImagesMapExternalArrayExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesMapExternalLinearMemoryExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesMapExternalLinearMemoryExp, 7, call_urBindlessImagesMapExternalLinearMemoryExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesReleaseExternalMemoryExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesReleaseExternalMemoryExp, 5, call_urBindlessImagesReleaseExternalMemoryExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesFreeMappedLinearMemoryExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesFreeMappedLinearMemoryExp, 5, call_urBindlessImagesFreeMappedLinearMemoryExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesSupportsImportingHandleTypeExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_DEVICE,
     probes_of_urBindlessImagesSupportsImportingHandleTypeExp, 4, call_urBindlessImagesSupportsImportingHandleTypeExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesImportExternalSemaphoreExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesImportExternalSemaphoreExp, 7, call_urBindlessImagesImportExternalSemaphoreExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesReleaseExternalSemaphoreExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesReleaseExternalSemaphoreExp, 5, call_urBindlessImagesReleaseExternalSemaphoreExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesWaitExternalSemaphoreExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urBindlessImagesWaitExternalSemaphoreExp, 8, call_urBindlessImagesWaitExternalSemaphoreExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urBindlessImagesSignalExternalSemaphoreExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urBindlessImagesSignalExternalSemaphoreExp, 8, call_urBindlessImagesSignalExternalSemaphoreExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urCommandBufferCreateExp, 6, call_urCommandBufferCreateExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferRetainExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferRetainExp, 2, call_urCommandBufferRetainExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferReleaseExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferReleaseExp, 1, call_urCommandBufferReleaseExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferFinalizeExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferFinalizeExp, 2, call_urCommandBufferFinalizeExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendKernelLaunchExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_KERNEL,
     probes_of_urCommandBufferAppendKernelLaunchExp, 14, call_urCommandBufferAppendKernelLaunchExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendKernelLaunchWithArgsExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_KERNEL | CONF_NEED_TAKER,
     probes_of_urCommandBufferAppendKernelLaunchWithArgsExp, 16, call_urCommandBufferAppendKernelLaunchWithArgsExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendUSMMemcpyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_USM,
     probes_of_urCommandBufferAppendUSMMemcpyExp, 10, call_urCommandBufferAppendUSMMemcpyExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendUSMFillExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_USM,
     probes_of_urCommandBufferAppendUSMFillExp, 13, call_urCommandBufferAppendUSMFillExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendMemBufferCopyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferCopyExp, 13, call_urCommandBufferAppendMemBufferCopyExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendMemBufferWriteExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferWriteExp, 11, call_urCommandBufferAppendMemBufferWriteExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendMemBufferReadExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferReadExp, 11, call_urCommandBufferAppendMemBufferReadExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendMemBufferCopyRectExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferCopyRectExp, 13, call_urCommandBufferAppendMemBufferCopyRectExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendMemBufferWriteRectExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferWriteRectExp, 10, call_urCommandBufferAppendMemBufferWriteRectExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendMemBufferReadRectExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferReadRectExp, 10, call_urCommandBufferAppendMemBufferReadRectExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendMemBufferFillExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferFillExp, 11, call_urCommandBufferAppendMemBufferFillExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendUSMPrefetchExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_USM,
     probes_of_urCommandBufferAppendUSMPrefetchExp, 10, call_urCommandBufferAppendUSMPrefetchExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendUSMAdviseExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_USM,
     probes_of_urCommandBufferAppendUSMAdviseExp, 10, call_urCommandBufferAppendUSMAdviseExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferAppendNativeCommandExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferAppendNativeCommandExp, 4, call_urCommandBufferAppendNativeCommandExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEnqueueCommandBufferExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_UPDATABLE,
     probes_of_urEnqueueCommandBufferExp, 8, call_urEnqueueCommandBufferExp, -1, true, false,
     UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP},
    {"urCommandBufferUpdateKernelLaunchExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_UPDATABLE,
     probes_of_urCommandBufferUpdateKernelLaunchExp, 5, call_urCommandBufferUpdateKernelLaunchExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferUpdateSignalEventExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND,
     probes_of_urCommandBufferUpdateSignalEventExp, 3, call_urCommandBufferUpdateSignalEventExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferUpdateWaitEventsExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND | CONF_NEED_EVENT,
     probes_of_urCommandBufferUpdateWaitEventsExp, 6, call_urCommandBufferUpdateWaitEventsExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferGetInfoExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferGetInfoExp, 6, call_urCommandBufferGetInfoExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferGetNativeHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferGetNativeHandleExp, 3, call_urCommandBufferGetNativeHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urDeviceWaitExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP,
     CONF_NEED_DEVICE,
     probes_of_urDeviceWaitExp, 2, call_urDeviceWaitExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramDynamicLinkExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_PROGRAM,
     probes_of_urProgramDynamicLinkExp, 6, call_urProgramDynamicLinkExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEnqueueKernelLaunchWithArgsExp", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_KERNEL | CONF_NEED_QUEUE | CONF_NEED_TAKER,
     probes_of_urEnqueueKernelLaunchWithArgsExp, 15, call_urEnqueueKernelLaunchWithArgsExp, -1, true, false,
     UR_COMMAND_KERNEL_LAUNCH},
    {"urEnqueueTimestampRecordingExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueTimestampRecordingExp, 7, call_urEnqueueTimestampRecordingExp, -1, true, true,
     UR_COMMAND_TIMESTAMP_RECORDING_EXP},
    {"urGraphCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urGraphCreateExp, 3, call_urGraphCreateExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueBeginGraphCaptureExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueBeginGraphCaptureExp, 2, call_urQueueBeginGraphCaptureExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueBeginCaptureIntoGraphExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH | CONF_NEED_QUEUE,
     probes_of_urQueueBeginCaptureIntoGraphExp, 4, call_urQueueBeginCaptureIntoGraphExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueEndGraphCaptureExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueEndGraphCaptureExp, 4, call_urQueueEndGraphCaptureExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urGraphInstantiateGraphExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphInstantiateGraphExp, 3, call_urGraphInstantiateGraphExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEnqueueGraphExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_EXECUTABLE | CONF_NEED_QUEUE,
     probes_of_urEnqueueGraphExp, 8, call_urEnqueueGraphExp, -1, true, false,
     UR_COMMAND_ENQUEUE_GRAPH_EXP},
    {"urGraphDestroyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphDestroyExp, 1, call_urGraphDestroyExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urGraphExecutableGraphDestroyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_EXECUTABLE,
     probes_of_urGraphExecutableGraphDestroyExp, 1, call_urGraphExecutableGraphDestroyExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueIsGraphCaptureEnabledExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueIsGraphCaptureEnabledExp, 3, call_urQueueIsGraphCaptureEnabledExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueGetGraphExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueGetGraphExp, 4, call_urQueueGetGraphExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urGraphIsEmptyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphIsEmptyExp, 3, call_urGraphIsEmptyExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urGraphGetIdExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphGetIdExp, 3, call_urGraphGetIdExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urGraphSetDestructionCallbackExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphSetDestructionCallbackExp, 3, call_urGraphSetDestructionCallbackExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urGraphDumpContentsExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphDumpContentsExp, 3, call_urGraphDumpContentsExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urGraphGetNativeHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphGetNativeHandleExp, 3, call_urGraphGetNativeHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urGraphExecutableGraphGetNativeHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_EXECUTABLE,
     probes_of_urGraphExecutableGraphGetNativeHandleExp, 3, call_urGraphExecutableGraphGetNativeHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEnqueueHostTaskExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueHostTaskExp, 8, call_urEnqueueHostTaskExp, -1, true, false,
     UR_COMMAND_HOST_TASK_EXP},
    {"urIPCGetMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCGetMemHandleExp, 3, call_urIPCGetMemHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urIPCPutMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCPutMemHandleExp, 3, call_urIPCPutMemHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urIPCOpenMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urIPCOpenMemHandleExp, 6, call_urIPCOpenMemHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urIPCCloseMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCCloseMemHandleExp, 3, call_urIPCCloseMemHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urIPCGetPhysMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_PHYSICAL_MEM,
     probes_of_urIPCGetPhysMemHandleExp, 7, call_urIPCGetPhysMemHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urIPCPutPhysMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCPutPhysMemHandleExp, 3, call_urIPCPutPhysMemHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urIPCOpenPhysMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urIPCOpenPhysMemHandleExp, 6, call_urIPCOpenPhysMemHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urIPCClosePhysMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_PHYSICAL_MEM,
     probes_of_urIPCClosePhysMemHandleExp, 3, call_urIPCClosePhysMemHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urIPCGetEventHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP,
     CONF_NEED_EVENT,
     probes_of_urIPCGetEventHandleExp, 5, call_urIPCGetEventHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urIPCPutEventHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCPutEventHandleExp, 3, call_urIPCPutEventHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urIPCOpenEventHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCOpenEventHandleExp, 4, call_urIPCOpenEventHandleExp, -1, false, true,
     UR_COMMAND_FORCE_UINT32},
    {"urEnqueueEventsWaitWithBarrierExt", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueEventsWaitWithBarrierExt, 7, call_urEnqueueEventsWaitWithBarrierExt, -1, true, false,
     UR_COMMAND_EVENTS_WAIT_WITH_BARRIER},
    {"urMemoryExportAllocExportableMemoryExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urMemoryExportAllocExportableMemoryExp, 8, call_urMemoryExportAllocExportableMemoryExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemoryExportFreeExportableMemoryExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urMemoryExportFreeExportableMemoryExp, 5, call_urMemoryExportFreeExportableMemoryExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemoryExportExportMemoryHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urMemoryExportExportMemoryHandleExp, 7, call_urMemoryExportExportMemoryHandleExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramBuildExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP,
     CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramBuildExp, 6, call_urProgramBuildExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramCompileExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP,
     CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramCompileExp, 6, call_urProgramCompileExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramLinkExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramLinkExp, 11, call_urProgramLinkExp, 7, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEnqueueNativeCommandExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueNativeCommandExp, 9, call_urEnqueueNativeCommandExp, -1, true, false,
     UR_COMMAND_ENQUEUE_NATIVE_EXP},
    {"urEventCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urEventCreateExp, 8, call_urEventCreateExp, -1, false, true,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMContextMemcpyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMContextMemcpyExp, 6, call_urUSMContextMemcpyExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMHostAllocRegisterExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMHostAllocRegisterExp, 5, call_urUSMHostAllocRegisterExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMHostAllocUnregisterExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMHostAllocUnregisterExp, 3, call_urUSMHostAllocUnregisterExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMImportExp", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMImportExp, 3, call_urUSMImportExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMReleaseExp", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMReleaseExp, 3, call_urUSMReleaseExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUsmP2PEnablePeerAccessExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP,
     CONF_NEED_DEVICE,
     probes_of_urUsmP2PEnablePeerAccessExp, 4, call_urUsmP2PEnablePeerAccessExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUsmP2PDisablePeerAccessExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP,
     CONF_NEED_DEVICE,
     probes_of_urUsmP2PDisablePeerAccessExp, 4, call_urUsmP2PDisablePeerAccessExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUsmP2PPeerAccessGetInfoExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP,
     CONF_NEED_DEVICE,
     probes_of_urUsmP2PPeerAccessGetInfoExp, 8, call_urUsmP2PPeerAccessGetInfoExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferFuseExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferFuseExp, 3, call_urCommandBufferFuseExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urCommandBufferGetFusionInfoExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferGetFusionInfoExp, 6, call_urCommandBufferGetFusionInfoExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueBeginFusionExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueBeginFusionExp, 3, call_urQueueBeginFusionExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueEndFusionExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueEndFusionExp, 2, call_urQueueEndFusionExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueCancelFusionExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueCancelFusionExp, 2, call_urQueueCancelFusionExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueGetFusionInfoExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueGetFusionInfoExp, 6, call_urQueueGetFusionInfoExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelCreate", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PROGRAM,
     probes_of_urKernelCreate, 5, call_urKernelCreate, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelGetInfo, 6, call_urKernelGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelGetGroupInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE | CONF_NEED_KERNEL,
     probes_of_urKernelGetGroupInfo, 5, call_urKernelGetGroupInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelGetSubGroupInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE | CONF_NEED_KERNEL,
     probes_of_urKernelGetSubGroupInfo, 5, call_urKernelGetSubGroupInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelRetain, 2, call_urKernelRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelRelease, 1, call_urKernelRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelSetExecInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelSetExecInfo, 4, call_urKernelSetExecInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelSetSpecializationConstants", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS,
     CONF_NEED_KERNEL,
     probes_of_urKernelSetSpecializationConstants, 4, call_urKernelSetSpecializationConstants, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelGetNativeHandle, 3, call_urKernelGetNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urKernelCreateWithNativeHandle, 4, call_urKernelCreateWithNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelGetSuggestedLocalWorkSize", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL | CONF_NEED_QUEUE,
     probes_of_urKernelGetSuggestedLocalWorkSize, 7, call_urKernelGetSuggestedLocalWorkSize, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelGetSuggestedLocalWorkSizeWithArgs", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL | CONF_NEED_QUEUE | CONF_NEED_TAKER,
     probes_of_urKernelGetSuggestedLocalWorkSizeWithArgs, 9, call_urKernelGetSuggestedLocalWorkSizeWithArgs, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelSuggestMaxCooperativeGroupCount", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE | CONF_NEED_KERNEL,
     probes_of_urKernelSuggestMaxCooperativeGroupCount, 8, call_urKernelSuggestMaxCooperativeGroupCount, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urLoaderConfigCreate", false, true, false,
     false, UINT32_MAX,
     0,
     probes_of_urLoaderConfigCreate, 1, call_urLoaderConfigCreate, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urLoaderConfigRetain", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigRetain, 1, call_urLoaderConfigRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urLoaderConfigRelease", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigRelease, 1, call_urLoaderConfigRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urLoaderConfigGetInfo", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigGetInfo, 5, call_urLoaderConfigGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urLoaderConfigEnableLayer", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigEnableLayer, 3, call_urLoaderConfigEnableLayer, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urLoaderConfigSetCodeLocationCallback", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigSetCodeLocationCallback, 2, call_urLoaderConfigSetCodeLocationCallback, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urLoaderConfigSetMockingEnabled", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigSetMockingEnabled, 1, call_urLoaderConfigSetMockingEnabled, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urLoaderInit", false, true, false,
     false, UINT32_MAX,
     0,
     probes_of_urLoaderInit, 1, call_urLoaderInit, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemImageCreate", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urMemImageCreate, 16, call_urMemImageCreate, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemBufferCreate", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urMemBufferCreate, 8, call_urMemBufferCreate, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_MEM,
     probes_of_urMemRetain, 2, call_urMemRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_MEM,
     probes_of_urMemRelease, 1, call_urMemRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemBufferPartition", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_MEM,
     probes_of_urMemBufferPartition, 9, call_urMemBufferPartition, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_MEM,
     probes_of_urMemGetNativeHandle, 4, call_urMemGetNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemBufferCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urMemBufferCreateWithNativeHandle, 3, call_urMemBufferCreateWithNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemImageCreateWithNativeHandle", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urMemImageCreateWithNativeHandle, 7, call_urMemImageCreateWithNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_MEM,
     probes_of_urMemGetInfo, 6, call_urMemGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urMemImageGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_IMAGE,
     probes_of_urMemImageGetInfo, 6, call_urMemImageGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urPlatformGet", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urPlatformGet, 4, call_urPlatformGet, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urPlatformGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urPlatformGetInfo, 6, call_urPlatformGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urPlatformGetApiVersion", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urPlatformGetApiVersion, 3, call_urPlatformGetApiVersion, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urPlatformGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urPlatformGetNativeHandle, 3, call_urPlatformGetNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urPlatformCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urPlatformCreateWithNativeHandle, 3, call_urPlatformCreateWithNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urPlatformGetBackendOption", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urPlatformGetBackendOption, 4, call_urPlatformGetBackendOption, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramCreateWithIL", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urProgramCreateWithIL, 6, call_urProgramCreateWithIL, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramCreateWithBinary", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urProgramCreateWithBinary, 12, call_urProgramCreateWithBinary, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramBuild", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_PROGRAM,
     probes_of_urProgramBuild, 4, call_urProgramBuild, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramCompile", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMPILER_AVAILABLE,
     CONF_NEED_CONTEXT | CONF_NEED_PROGRAM,
     probes_of_urProgramCompile, 4, call_urProgramCompile, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramLink", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_LINKER_AVAILABLE,
     CONF_NEED_CONTEXT | CONF_NEED_PROGRAM,
     probes_of_urProgramLink, 7, call_urProgramLink, 4, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PROGRAM,
     probes_of_urProgramRetain, 2, call_urProgramRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PROGRAM,
     probes_of_urProgramRelease, 1, call_urProgramRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramGetFunctionPointer", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramGetFunctionPointer, 6, call_urProgramGetFunctionPointer, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramGetGlobalVariablePointer", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT,
     CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramGetGlobalVariablePointer, 6, call_urProgramGetGlobalVariablePointer, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PROGRAM,
     probes_of_urProgramGetInfo, 6, call_urProgramGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramGetBuildInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramGetBuildInfo, 5, call_urProgramGetBuildInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramSetSpecializationConstants", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS,
     CONF_NEED_PROGRAM,
     probes_of_urProgramSetSpecializationConstants, 4, call_urProgramSetSpecializationConstants, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_PROGRAM,
     probes_of_urProgramGetNativeHandle, 3, call_urProgramGetNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urProgramCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urProgramCreateWithNativeHandle, 3, call_urProgramCreateWithNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueGetInfo, 6, call_urQueueGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueCreate", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urQueueCreate, 8, call_urQueueCreate, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueRetain, 2, call_urQueueRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueRelease, 1, call_urQueueRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueGetNativeHandle, 3, call_urQueueGetNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urQueueCreateWithNativeHandle, 4, call_urQueueCreateWithNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueFinish", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueFinish, 2, call_urQueueFinish, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urQueueFlush", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueFlush, 2, call_urQueueFlush, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelSetArgValue", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_KERNEL | CONF_NEED_TAKER,
     probes_of_urKernelSetArgValue, 3, call_urKernelSetArgValue, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelSetArgLocal", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_KERNEL | CONF_NEED_TAKER,
     probes_of_urKernelSetArgLocal, 2, call_urKernelSetArgLocal, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelSetArgPointer", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_KERNEL | CONF_NEED_TAKER,
     probes_of_urKernelSetArgPointer, 2, call_urKernelSetArgPointer, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelSetArgSampler", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_KERNEL | CONF_NEED_SAMPLER | CONF_NEED_TAKER,
     probes_of_urKernelSetArgSampler, 4, call_urKernelSetArgSampler, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urKernelSetArgMemObj", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_KERNEL | CONF_NEED_TAKER,
     probes_of_urKernelSetArgMemObj, 4, call_urKernelSetArgMemObj, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEnqueueKernelLaunch", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_KERNEL | CONF_NEED_QUEUE,
     probes_of_urEnqueueKernelLaunch, 10, call_urEnqueueKernelLaunch, -1, true, false,
     UR_COMMAND_KERNEL_LAUNCH},
    {"urSamplerCreate", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urSamplerCreate, 6, call_urSamplerCreate, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urSamplerRetain", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_SAMPLER,
     probes_of_urSamplerRetain, 2, call_urSamplerRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urSamplerRelease", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_SAMPLER,
     probes_of_urSamplerRelease, 1, call_urSamplerRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urSamplerGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_SAMPLER,
     probes_of_urSamplerGetInfo, 6, call_urSamplerGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urSamplerGetNativeHandle", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_SAMPLER,
     probes_of_urSamplerGetNativeHandle, 3, call_urSamplerGetNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urSamplerCreateWithNativeHandle", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urSamplerCreateWithNativeHandle, 3, call_urSamplerCreateWithNativeHandle, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urEventCreateUserExp", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urEventCreateUserExp, 3, call_urEventCreateUserExp, -1, false, true,
     UR_COMMAND_FORCE_UINT32},
    {"urEventSetStatusExp", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventSetStatusExp, 3, call_urEventSetStatusExp, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMHostAlloc", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urUSMHostAlloc, 8, call_urUSMHostAlloc, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMDeviceAlloc", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMDeviceAlloc, 10, call_urUSMDeviceAlloc, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMSharedAlloc", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMSharedAlloc, 10, call_urUSMSharedAlloc, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMFree", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMFree, 3, call_urUSMFree, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMGetMemAllocInfo", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMGetMemAllocInfo, 4, call_urUSMGetMemAllocInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPoolCreate", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urUSMPoolCreate, 5, call_urUSMPoolCreate, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPoolRetain", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_POOL,
     probes_of_urUSMPoolRetain, 2, call_urUSMPoolRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPoolRelease", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_POOL,
     probes_of_urUSMPoolRelease, 1, call_urUSMPoolRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urUSMPoolGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_POOL,
     probes_of_urUSMPoolGetInfo, 6, call_urUSMPoolGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urVirtualMemGranularityGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urVirtualMemGranularityGetInfo, 7, call_urVirtualMemGranularityGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urVirtualMemReserve", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urVirtualMemReserve, 3, call_urVirtualMemReserve, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urVirtualMemFree", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urVirtualMemFree, 3, call_urVirtualMemFree, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urVirtualMemMap", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_PHYSICAL_MEM | CONF_NEED_USM,
     probes_of_urVirtualMemMap, 6, call_urVirtualMemMap, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urVirtualMemUnmap", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urVirtualMemUnmap, 3, call_urVirtualMemUnmap, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urVirtualMemSetAccess", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urVirtualMemSetAccess, 4, call_urVirtualMemSetAccess, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urVirtualMemGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urVirtualMemGetInfo, 4, call_urVirtualMemGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urPhysicalMemCreate", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urPhysicalMemCreate, 7, call_urPhysicalMemCreate, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urPhysicalMemRetain", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_PHYSICAL_MEM,
     probes_of_urPhysicalMemRetain, 2, call_urPhysicalMemRetain, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urPhysicalMemRelease", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_PHYSICAL_MEM,
     probes_of_urPhysicalMemRelease, 1, call_urPhysicalMemRelease, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
    {"urPhysicalMemGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_PHYSICAL_MEM,
     probes_of_urPhysicalMemGetInfo, 3, call_urPhysicalMemGetInfo, -1, false, false,
     UR_COMMAND_FORCE_UINT32},
};
const size_t conf_probe_set_count = sizeof conf_probe_sets / sizeof conf_probe_sets[0];
