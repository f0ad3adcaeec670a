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
    {"NumEntries == 0 && phAdapters != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
};

static ur_result_t call_urAdapterRetain(const conf_world *w, size_t probe) {
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
    return urAdapterRetain(hAdapter);
}

static const conf_probe probes_of_urAdapterRetain[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urAdapterGetLastError(hAdapter, ppMessage, pError);
}

static const conf_probe probes_of_urAdapterGetLastError[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppMessage is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pError is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urAdapterGetInfo[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
}

static const conf_probe probes_of_urAdapterSetLoggerCallback[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pfnLoggerCallback is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"level is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urAdapterSetLoggerCallbackLevel(hAdapter, level);
}

static const conf_probe probes_of_urAdapterSetLoggerCallbackLevel[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"level is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urContextCreate(DeviceCount, phDevices, pProperties, phContext);
}

static const conf_probe probes_of_urContextCreate[] = {
    {"phDevices is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phDevices holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM}},
    {"phContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"DeviceCount == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
};

static ur_result_t call_urContextRetain(const conf_world *w, size_t probe) {
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
    return urContextRetain(hContext);
}

static const conf_probe probes_of_urContextRetain[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urContextGetInfo[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urContextGetNativeHandle(hContext, phNativeContext);
}

static const conf_probe probes_of_urContextGetNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativeContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urContextCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
}

static const conf_probe probes_of_urContextCreateWithNativeHandle[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData);
}

static const conf_probe probes_of_urContextSetExtendedDeleter[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pfnDeleter is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

static const conf_probe probes_of_urDeviceGet[] = {
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"DeviceType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"NumEntries == 0 && phDevices != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"NumEntries > 0 && phDevices == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"DeviceType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urDeviceGetInfo[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
};

static ur_result_t call_urDeviceRetain(const conf_world *w, size_t probe) {
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
    return urDeviceRetain(hDevice);
}

static const conf_probe probes_of_urDeviceRetain[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}

static const conf_probe probes_of_urDevicePartition[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pProperties is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

static const conf_probe probes_of_urDeviceSelectBinary[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pBinaries is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSelectedBinary is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"NumBinaries == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urDeviceGetNativeHandle(hDevice, phNativeDevice);
}

static const conf_probe probes_of_urDeviceGetNativeHandle[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativeDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
}

static const conf_probe probes_of_urDeviceCreateWithNativeHandle[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
}

static const conf_probe probes_of_urDeviceGetGlobalTimestamps[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueEventsWait[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueEventsWaitWithBarrier[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urEnqueueMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferRead[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferWrite[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferReadRect[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"bufferRowPitch != 0 && bufferRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"hostRowPitch != 0 && hostRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"bufferSlicePitch != 0 && bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferWriteRect[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"bufferRowPitch != 0 && bufferRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"hostRowPitch != 0 && hostRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"bufferSlicePitch != 0 && bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferCopy[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBufferSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBufferDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
};

static ur_result_t call_urEnqueueMemBufferCopyRect(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_mem_handle_t hBufferSrc = (void *)w->mem;
    ur_mem_handle_t hBufferDst = (void *)w->mem;
    ur_rect_offset_t srcOrigin = {0, 0, 0};
    ur_rect_offset_t dstOrigin = {8, 0, 0};
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
    default:
        break;
    }
    return urEnqueueMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferCopyRect[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBufferSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBufferDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"srcRowPitch != 0 && srcRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"dstRowPitch != 0 && dstRowPitch < region.width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"srcSlicePitch != 0 && srcSlicePitch < region.height * (srcRowPitch != 0 ? srcRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"srcSlicePitch != 0 && srcSlicePitch % (srcRowPitch != 0 ? srcRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"dstSlicePitch != 0 && dstSlicePitch < region.height * (dstRowPitch != 0 ? dstRowPitch : region.width)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"dstSlicePitch != 0 && dstSlicePitch % (dstRowPitch != 0 ? dstRowPitch : region.width) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemBufferFill[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pPattern is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"patternSize > size", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"(patternSize & (patternSize - 1)) != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"size % patternSize != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"offset % patternSize != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemImageRead[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hImage is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemImageWrite[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hImage is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemImageCopy[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hImageSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hImageDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"region.width == 0 || region.height == 0 || region.depth == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
}

static const conf_probe probes_of_urEnqueueMemBufferMap[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"mapFlags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
    {"ppRetMap is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueMemUnmap[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMappedPtr is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMFill[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPattern is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"patternSize > size", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"size % patternSize != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
};

static ur_result_t call_urEnqueueUSMMemcpy(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    bool blocking = 0;
    void *pDst = w->usm;
    const void *pSrc = w->usm;
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
    default:
        break;
    }
    return urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMMemcpy[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMPrefetch[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMAdvise[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"advice has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMFill2D[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPattern is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"pitch == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"pitch < width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"patternSize == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"patternSize > width * height", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"patternSize != 0 && ((patternSize & (patternSize - 1)) != 0)", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"width == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"height == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"width * height % patternSize != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
};

static ur_result_t call_urEnqueueUSMMemcpy2D(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    bool blocking = 0;
    void *pDst = w->usm;
    size_t dstPitch = 16;
    const void *pSrc = w->usm;
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
    default:
        break;
    }
    return urEnqueueUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMMemcpy2D[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"srcPitch == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"dstPitch == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"srcPitch < width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"dstPitch < width", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"height == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueDeviceGlobalVariableWrite[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"name is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urEnqueueDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueDeviceGlobalVariableRead[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"name is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urEnqueueReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueReadHostPipe[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pipe_symbol is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urEnqueueWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueWriteHostPipe[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pipe_symbol is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urEventGetInfo[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urEventGetProfilingInfo[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"pPropValue && propSize == 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urEventWait(numEvents, phEventWaitList);
}

static const conf_probe probes_of_urEventWait[] = {
    {"phEventWaitList is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phEventWaitList holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT}},
    {"numEvents == 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
};

static ur_result_t call_urEventRetain(const conf_world *w, size_t probe) {
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
    return urEventRetain(hEvent);
}

static const conf_probe probes_of_urEventRetain[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urEventGetNativeHandle(hEvent, phNativeEvent);
}

static const conf_probe probes_of_urEventGetNativeHandle[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativeEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
}

static const conf_probe probes_of_urEventCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData);
}

static const conf_probe probes_of_urEventSetCallback[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"execStatus is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"pfnNotify is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"execStatus == UR_EXECUTION_INFO_QUEUED", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
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
    default:
        break;
    }
    return urEnqueueUSMDeviceAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMDeviceAllocExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urEnqueueUSMSharedAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMSharedAllocExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urEnqueueUSMHostAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMHostAllocExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urEnqueueUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueUSMFreeExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urUSMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
}

static const conf_probe probes_of_urUSMPoolCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pPoolDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urUSMPoolDestroyExp(hContext, hDevice, hPool);
}

static const conf_probe probes_of_urUSMPoolDestroyExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urUSMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
}

static const conf_probe probes_of_urUSMPoolGetDefaultDevicePoolExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urUSMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urUSMPoolGetInfoExp[] = {
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urUSMPoolSetInfoExp(hPool, propName, pPropValue, propSize);
}

static const conf_probe probes_of_urUSMPoolSetInfoExp[] = {
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"pPropValue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urUSMPoolSetDevicePoolExp(hContext, hDevice, hPool);
}

static const conf_probe probes_of_urUSMPoolSetDevicePoolExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urUSMPoolGetDevicePoolExp(hContext, hDevice, pPool);
}

static const conf_probe probes_of_urUSMPoolGetDevicePoolExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urUSMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
}

static const conf_probe probes_of_urUSMPoolTrimToExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urUSMPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem, pResultPitch);
}

static const conf_probe probes_of_urUSMPitchedAllocExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pResultPitch is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
    {"widthInBytes == 0", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}},
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
    default:
        break;
    }
    return urBindlessImagesUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

static const conf_probe probes_of_urBindlessImagesUnsampledImageHandleDestroyExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urBindlessImagesSampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

static const conf_probe probes_of_urBindlessImagesSampledImageHandleDestroyExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urBindlessImagesImageAllocateExp(hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
}

static const conf_probe probes_of_urBindlessImagesImageAllocateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phImageMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}},
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
    default:
        break;
    }
    return urBindlessImagesImageFreeExp(hContext, hDevice, hImageMem);
}

static const conf_probe probes_of_urBindlessImagesImageFreeExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urBindlessImagesUnsampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
}

static const conf_probe probes_of_urBindlessImagesUnsampledImageCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phImage is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}},
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
    default:
        break;
    }
    return urBindlessImagesSampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
}

static const conf_probe probes_of_urBindlessImagesSampledImageCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSamplerDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phImage is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}},
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
    default:
        break;
    }
    return urBindlessImagesImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat, pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urBindlessImagesImageCopyExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSrcImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pDstImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSrcImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pDstImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pCopyRegion is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"imageCopyFlags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
    {"imageCopyInputTypes is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"pDstImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pDstImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}},
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
    default:
        break;
    }
    return urBindlessImagesImageGetInfoExp(hContext, hImageMem, propName, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urBindlessImagesImageGetInfoExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urBindlessImagesGetImageMemoryHandleTypeSupportExp(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

static const conf_probe probes_of_urBindlessImagesGetImageMemoryHandleTypeSupportExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"imageMemHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"pSupportedRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urBindlessImagesGetImageUnsampledHandleSupportExp(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

static const conf_probe probes_of_urBindlessImagesGetImageUnsampledHandleSupportExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"imageMemHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"pSupportedRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urBindlessImagesGetImageSampledHandleSupportExp(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

static const conf_probe probes_of_urBindlessImagesGetImageSampledHandleSupportExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"imageMemHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"pSupportedRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urBindlessImagesMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
}

static const conf_probe probes_of_urBindlessImagesMipmapGetLevelExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phImageMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urBindlessImagesMipmapFreeExp(hContext, hDevice, hMem);
}

static const conf_probe probes_of_urBindlessImagesMipmapFreeExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urBindlessImagesImportExternalMemoryExp(hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
}

static const conf_probe probes_of_urBindlessImagesImportExternalMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"memHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"pExternalMemDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phExternalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urBindlessImagesMapExternalArrayExp(hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
}

static const conf_probe probes_of_urBindlessImagesMapExternalArrayExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"hExternalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phImageMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}},
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
    default:
        break;
    }
    return urBindlessImagesMapExternalLinearMemoryExp(hContext, hDevice, offset, size, hExternalMem, ppRetMem);
}

static const conf_probe probes_of_urBindlessImagesMapExternalLinearMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hExternalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppRetMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urBindlessImagesReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
}

static const conf_probe probes_of_urBindlessImagesReleaseExternalMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hExternalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urBindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
}

static const conf_probe probes_of_urBindlessImagesFreeMappedLinearMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urBindlessImagesSupportsImportingHandleTypeExp(hDevice, memHandleType, pSupportedRet);
}

static const conf_probe probes_of_urBindlessImagesSupportsImportingHandleTypeExp[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"memHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"pSupportedRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urBindlessImagesImportExternalSemaphoreExp(hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
}

static const conf_probe probes_of_urBindlessImagesImportExternalSemaphoreExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"semHandleType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"pExternalSemaphoreDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phExternalSemaphore is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urBindlessImagesReleaseExternalSemaphoreExp(hContext, hDevice, hExternalSemaphore);
}

static const conf_probe probes_of_urBindlessImagesReleaseExternalSemaphoreExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hExternalSemaphore is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urBindlessImagesWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urBindlessImagesWaitExternalSemaphoreExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hSemaphore is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urBindlessImagesSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urBindlessImagesSignalExternalSemaphoreExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hSemaphore is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urCommandBufferCreateExp(hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
}

static const conf_probe probes_of_urCommandBufferCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pCommandBufferDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
};

static ur_result_t call_urCommandBufferRetainExp(const conf_world *w, size_t probe) {
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
    return urCommandBufferRetainExp(hCommandBuffer);
}

static const conf_probe probes_of_urCommandBufferRetainExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
};

static ur_result_t call_urCommandBufferFinalizeExp(const conf_world *w, size_t probe) {
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
    return urCommandBufferFinalizeExp(hCommandBuffer);
}

static const conf_probe probes_of_urCommandBufferFinalizeExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urCommandBufferAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendKernelLaunchExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"phKernelAlternatives == NULL && numKernelAlternatives > 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
    {"phKernelAlternatives != NULL && numKernelAlternatives == 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
    {"phKernelAlternatives holds hKernel", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
    {"phCommand is not NULL, and the command-buffer is not updatable", {UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION}},
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
    default:
        break;
    }
    return urCommandBufferAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendKernelLaunchWithArgsExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"phKernelAlternatives == NULL && numKernelAlternatives > 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
    {"phKernelAlternatives != NULL && numKernelAlternatives == 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
    {"phKernelAlternatives holds hKernel", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
    {"phCommand is not NULL, and the command-buffer is not updatable", {UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION}},
    {"pArgs == NULL && numArgs > 0", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
};

static ur_result_t call_urCommandBufferAppendUSMMemcpyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    void *pDst = w->usm;
    const void *pSrc = w->usm;
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
    default:
        break;
    }
    return urCommandBufferAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendUSMMemcpyExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urCommandBufferAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendUSMFillExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMemory is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPattern is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"patternSize == 0 || size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"patternSize > size", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"size % patternSize != 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urCommandBufferAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferCopyExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hSrcMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDstMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urCommandBufferAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferWriteExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urCommandBufferAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferReadExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
};

static ur_result_t call_urCommandBufferAppendMemBufferCopyRectExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
    ur_mem_handle_t hSrcMem = (void *)w->mem;
    ur_mem_handle_t hDstMem = (void *)w->mem;
    ur_rect_offset_t srcOrigin = {0, 0, 0};
    ur_rect_offset_t dstOrigin = {8, 0, 0};
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
    default:
        break;
    }
    return urCommandBufferAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferCopyRectExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hSrcMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDstMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urCommandBufferAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferWriteRectExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urCommandBufferAppendMemBufferReadRectExp(hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferReadRectExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the box passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urCommandBufferAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendMemBufferFillExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pPattern is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the buffer", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urCommandBufferAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendUSMPrefetchExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMemory is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urCommandBufferAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static const conf_probe probes_of_urCommandBufferAppendUSMAdviseExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMemory is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"advice has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urCommandBufferAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList, pSyncPointWaitList, pSyncPoint);
}

static const conf_probe probes_of_urCommandBufferAppendNativeCommandExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pfnNativeCommand is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
};

static ur_result_t call_urEnqueueCommandBufferExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_queue_handle_t hQueue = (void *)w->queue;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
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
    default:
        break;
    }
    return urEnqueueCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueCommandBufferExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
};

static ur_result_t call_urCommandBufferUpdateKernelLaunchExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_exp_command_buffer_handle_t hCommandBuffer = (void *)w->command_buffer;
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
    default:
        break;
    }
    return urCommandBufferUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
}

static const conf_probe probes_of_urCommandBufferUpdateKernelLaunchExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pUpdateKernelLaunch is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"numKernelUpdates == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urCommandBufferUpdateSignalEventExp(hCommand, phSignalEvent);
}

static const conf_probe probes_of_urCommandBufferUpdateSignalEventExp[] = {
    {"hCommand is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phSignalEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urCommandBufferUpdateWaitEventsExp(hCommand, numEventsInWaitList, phEventWaitList);
}

static const conf_probe probes_of_urCommandBufferUpdateWaitEventsExp[] = {
    {"hCommand is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urCommandBufferGetInfoExp(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urCommandBufferGetInfoExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urCommandBufferGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
}

static const conf_probe probes_of_urCommandBufferGetNativeHandleExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativeCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
};

static ur_result_t call_urDeviceWaitExp(const conf_world *w, size_t probe) {
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
    return urDeviceWaitExp(hDevice);
}

static const conf_probe probes_of_urDeviceWaitExp[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urProgramDynamicLinkExp(hContext, count, phPrograms);
}

static const conf_probe probes_of_urProgramDynamicLinkExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phPrograms is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phPrograms holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM}},
    {"count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueKernelLaunchWithArgsExp(hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueKernelLaunchWithArgsExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"workDim < 1 || workDim > 3", {UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION}},
    {"workDim < 1 || workDim > 3", {UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION}},
    {"pLocalWorkSize && (pLocalWorkSize[0] == 0 || (workDim >= 2 && pLocalWorkSize[1] == 0) || (workDim >= 3 && pLocalWorkSize[2] == 0))", {UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE}},
    {"pArgs == NULL && numArgs > 0", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urEnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueTimestampRecordingExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urGraphCreateExp(hContext, phGraph);
}

static const conf_probe probes_of_urGraphCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
};

static ur_result_t call_urQueueBeginGraphCaptureExp(const conf_world *w, size_t probe) {
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
    return urQueueBeginGraphCaptureExp(hQueue);
}

static const conf_probe probes_of_urQueueBeginGraphCaptureExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urQueueBeginCaptureIntoGraphExp(hQueue, hGraph);
}

static const conf_probe probes_of_urQueueBeginCaptureIntoGraphExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urQueueEndGraphCaptureExp(hQueue, phGraph);
}

static const conf_probe probes_of_urQueueEndGraphCaptureExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"the queue captures nothing", {UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING, UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING, UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING}},
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
    default:
        break;
    }
    return urGraphInstantiateGraphExp(hGraph, phExecGraph);
}

static const conf_probe probes_of_urGraphInstantiateGraphExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phExecGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urEnqueueGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueGraphExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hExecutableGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urQueueIsGraphCaptureEnabledExp(hQueue, pResult);
}

static const conf_probe probes_of_urQueueIsGraphCaptureEnabledExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pResult is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urQueueGetGraphExp(hQueue, phGraph);
}

static const conf_probe probes_of_urQueueGetGraphExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"the queue captures nothing", {UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION}},
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
    default:
        break;
    }
    return urGraphIsEmptyExp(hGraph, pResult);
}

static const conf_probe probes_of_urGraphIsEmptyExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pResult is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urGraphGetIdExp(hGraph, pGraphId);
}

static const conf_probe probes_of_urGraphGetIdExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pGraphId is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urGraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
}

static const conf_probe probes_of_urGraphSetDestructionCallbackExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pfnCallback is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urGraphDumpContentsExp(hGraph, filePath);
}

static const conf_probe probes_of_urGraphDumpContentsExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"filePath is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urGraphGetNativeHandleExp(hGraph, phNativeGraph);
}

static const conf_probe probes_of_urGraphGetNativeHandleExp[] = {
    {"hGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativeGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urGraphExecutableGraphGetNativeHandleExp(hExecutableGraph, phNativeExecutableGraph);
}

static const conf_probe probes_of_urGraphExecutableGraphGetNativeHandleExp[] = {
    {"hExecutableGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativeExecutableGraph is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urEnqueueHostTaskExp(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueHostTaskExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pfnHostTask is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urIPCGetMemHandleExp(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

static const conf_probe probes_of_urIPCGetMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urIPCPutMemHandleExp(hContext, pIPCMemHandleData);
}

static const conf_probe probes_of_urIPCPutMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pIPCMemHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urIPCOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
}

static const conf_probe probes_of_urIPCOpenMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pIPCMemHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urIPCCloseMemHandleExp(hContext, pMem);
}

static const conf_probe probes_of_urIPCCloseMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urIPCGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}

static const conf_probe probes_of_urIPCGetPhysMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hPhysMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppIPCPhysMemHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pIPCPhysMemHandleDataSizeRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"the memory was made without UR_PHYSICAL_MEM_FLAG_ENABLE_IPC", {UR_RESULT_ERROR_INVALID_ARGUMENT, UR_RESULT_ERROR_INVALID_ARGUMENT, UR_RESULT_ERROR_INVALID_ARGUMENT}},
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
    default:
        break;
    }
    return urIPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
}

static const conf_probe probes_of_urIPCPutPhysMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pIPCPhysMemHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urIPCOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
}

static const conf_probe probes_of_urIPCOpenPhysMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pIPCPhysMemHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phPhysMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urIPCClosePhysMemHandleExp(hContext, hPhysMem);
}

static const conf_probe probes_of_urIPCClosePhysMemHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hPhysMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urIPCGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}

static const conf_probe probes_of_urIPCGetEventHandleExp[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppIPCEventHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pIPCEventHandleDataSizeRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"the event was made without UR_EXP_EVENT_FLAG_IPC_EXP", {UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT}},
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
    default:
        break;
    }
    return urIPCPutEventHandleExp(hContext, pIPCEventHandleData);
}

static const conf_probe probes_of_urIPCPutEventHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pIPCEventHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urIPCOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
}

static const conf_probe probes_of_urIPCOpenEventHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pIPCEventHandleData is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urEnqueueEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueEventsWaitWithBarrierExt[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urMemoryExportAllocExportableMemoryExp(hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
}

static const conf_probe probes_of_urMemoryExportAllocExportableMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"handleTypeToExport is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"alignment != 0 && ((alignment & (alignment-1)) != 0)", {UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}},
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
    default:
        break;
    }
    return urMemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem);
}

static const conf_probe probes_of_urMemoryExportFreeExportableMemoryExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urMemoryExportExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
}

static const conf_probe probes_of_urMemoryExportExportMemoryHandleExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"handleTypeToExport is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pMemHandleRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urProgramBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
}

static const conf_probe probes_of_urProgramBuildExp[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phDevices is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phDevices holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM}},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
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
    default:
        break;
    }
    return urProgramCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
}

static const conf_probe probes_of_urProgramCompileExp[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phDevices is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phDevices holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM}},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
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
    default:
        break;
    }
    return urProgramLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
}

static const conf_probe probes_of_urProgramLinkExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phDevices is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phDevices holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM}},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
    {"phPrograms is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phPrograms holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM}},
    {"phProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urEnqueueNativeCommandExp(hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueNativeCommandExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pfnNativeEnqueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urEventCreateExp(hContext, hDevice, pEventDesc, phEvent);
}

static const conf_probe probes_of_urEventCreateExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pEventDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"UR_EXP_EVENT_FLAGS_MASK & pEventDesc->flags", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION}},
};

static ur_result_t call_urUSMContextMemcpyExp(const conf_world *w, size_t probe) {
    (void)w;
    ur_context_handle_t hContext = (void *)w->context;
    void *pDst = w->usm;
    const void *pSrc = w->usm;
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
    default:
        break;
    }
    return urUSMContextMemcpyExp(hContext, pDst, pSrc, size);
}

static const conf_probe probes_of_urUSMContextMemcpyExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pDst is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSrc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"the range passes the end of the allocation", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urUSMHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
}

static const conf_probe probes_of_urUSMHostAllocRegisterExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pHostMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urUSMHostAllocUnregisterExp(hContext, pHostMem);
}

static const conf_probe probes_of_urUSMHostAllocUnregisterExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pHostMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urUSMImportExp(hContext, pMem, size);
}

static const conf_probe probes_of_urUSMImportExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urUSMReleaseExp(hContext, pMem);
}

static const conf_probe probes_of_urUSMReleaseExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urUsmP2PEnablePeerAccessExp(commandDevice, peerDevice);
}

static const conf_probe probes_of_urUsmP2PEnablePeerAccessExp[] = {
    {"commandDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"peerDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urUsmP2PDisablePeerAccessExp(commandDevice, peerDevice);
}

static const conf_probe probes_of_urUsmP2PDisablePeerAccessExp[] = {
    {"commandDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"peerDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urUsmP2PPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urUsmP2PPeerAccessGetInfoExp[] = {
    {"commandDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"peerDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urCommandBufferFuseExp(hCommandBuffer, firstCommand, numCommands, pDesc, pNumFused);
}

static const conf_probe probes_of_urCommandBufferFuseExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urCommandBufferGetFusionInfoExp(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urCommandBufferGetFusionInfoExp[] = {
    {"hCommandBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urQueueBeginFusionExp(hQueue, pDesc);
}

static const conf_probe probes_of_urQueueBeginFusionExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urQueueEndFusionExp(hQueue, phEvent);
}

static const conf_probe probes_of_urQueueEndFusionExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
};

static ur_result_t call_urQueueCancelFusionExp(const conf_world *w, size_t probe) {
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
    return urQueueCancelFusionExp(hQueue);
}

static const conf_probe probes_of_urQueueCancelFusionExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urQueueGetFusionInfoExp(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urQueueGetFusionInfoExp[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urKernelCreate(hProgram, pKernelName, phKernel);
}

static const conf_probe probes_of_urKernelCreate[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pKernelName is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"the program has no kernel of that name", {UR_RESULT_ERROR_INVALID_KERNEL_NAME, UR_RESULT_ERROR_INVALID_KERNEL_NAME, UR_RESULT_ERROR_INVALID_KERNEL_NAME}},
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
    default:
        break;
    }
    return urKernelGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urKernelGetInfo[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urKernelGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urKernelGetGroupInfo[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
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
    default:
        break;
    }
    return urKernelGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urKernelGetSubGroupInfo[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
};

static ur_result_t call_urKernelRetain(const conf_world *w, size_t probe) {
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
    return urKernelRetain(hKernel);
}

static const conf_probe probes_of_urKernelRetain[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urKernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
}

static const conf_probe probes_of_urKernelSetExecInfo[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"pPropValue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urKernelSetSpecializationConstants(hKernel, count, pSpecConstants);
}

static const conf_probe probes_of_urKernelSetSpecializationConstants[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pSpecConstants is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urKernelGetNativeHandle(hKernel, phNativeKernel);
}

static const conf_probe probes_of_urKernelGetNativeHandle[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativeKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urKernelCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties, phKernel);
}

static const conf_probe probes_of_urKernelCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urKernelGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
}

static const conf_probe probes_of_urKernelGetSuggestedLocalWorkSize[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pGlobalWorkOffset is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSuggestedLocalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urKernelGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs, pSuggestedLocalWorkSize);
}

static const conf_probe probes_of_urKernelGetSuggestedLocalWorkSizeWithArgs[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pGlobalWorkOffset is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pSuggestedLocalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pArgs == NULL && numArgs > 0", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urKernelSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
}

static const conf_probe probes_of_urKernelSuggestMaxCooperativeGroupCount[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pLocalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pGroupCountRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"workDim < 1 || workDim > 3", {UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION}},
    {"workDim < 1 || workDim > 3", {UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_DIMENSION}},
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
    {"phLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pLayerName is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"there is no layer of that name", {UR_RESULT_ERROR_LAYER_NOT_PRESENT, UR_RESULT_ERROR_LAYER_NOT_PRESENT, UR_RESULT_ERROR_LAYER_NOT_PRESENT}},
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
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pfnCodeloc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    {"hLoaderConfig is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"device_flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
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
    default:
        break;
    }
    return urMemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
}

static const conf_probe probes_of_urMemImageCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pImageDesc && UR_STRUCTURE_TYPE_IMAGE_DESC != pImageDesc->stype", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}},
    {"pImageDesc && UR_MEM_TYPE_IMAGE1D_ARRAY < pImageDesc->type", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}},
    {"pImageDesc && pImageDesc->numMipLevel != 0", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}},
    {"pImageDesc && pImageDesc->numSamples != 0", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}},
    {"pImageDesc && pImageDesc->rowPitch != 0 && pHost == NULL", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}},
    {"pImageDesc && pImageDesc->slicePitch != 0 && pHost == NULL", {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR}},
    {"pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0", {UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR}},
    {"pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0", {UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR}},
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
    default:
        break;
    }
    return urMemBufferCreate(hContext, flags, size, pProperties, phBuffer);
}

static const conf_probe probes_of_urMemBufferCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
    {"phBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE}},
    {"pProperties == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0", {UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR}},
    {"pProperties != NULL && pProperties->pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0", {UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR}},
    {"pProperties != NULL && pProperties->pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0", {UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_INVALID_HOST_PTR}},
};

static ur_result_t call_urMemRetain(const conf_world *w, size_t probe) {
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
    return urMemRetain(hMem);
}

static const conf_probe probes_of_urMemRetain[] = {
    {"hMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urMemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
}

static const conf_probe probes_of_urMemBufferPartition[] = {
    {"hBuffer is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
    {"bufferCreateType is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
    {"pRegion is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pRegion && pRegion->size == 0", {UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE}},
    {"the region passes the end of the buffer", {UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE}},
    {"the region passes the end of the buffer", {UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE}},
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
    default:
        break;
    }
    return urMemGetNativeHandle(hMem, hDevice, phNativeMem);
}

static const conf_probe probes_of_urMemGetNativeHandle[] = {
    {"hMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativeMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
}

static const conf_probe probes_of_urMemBufferCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urMemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
}

static const conf_probe probes_of_urMemImageCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pImageFormat is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pImageDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urMemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urMemGetInfo[] = {
    {"hMemory is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urMemImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urMemImageGetInfo[] = {
    {"hMemory is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

static const conf_probe probes_of_urPlatformGet[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"NumEntries == 0 && phPlatforms != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"pNumPlatforms == NULL && phPlatforms == NULL", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urPlatformGetInfo[] = {
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urPlatformGetApiVersion(hPlatform, pVersion);
}

static const conf_probe probes_of_urPlatformGetApiVersion[] = {
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pVersion is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urPlatformGetNativeHandle(hPlatform, phNativePlatform);
}

static const conf_probe probes_of_urPlatformGetNativeHandle[] = {
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativePlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties, phPlatform);
}

static const conf_probe probes_of_urPlatformCreateWithNativeHandle[] = {
    {"hAdapter is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
}

static const conf_probe probes_of_urPlatformGetBackendOption[] = {
    {"hPlatform is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pFrontendOption is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"ppPlatformOption is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram);
}

static const conf_probe probes_of_urProgramCreateWithIL[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE}},
    {"pIL is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE}},
    {"phProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE}},
    {"NULL != pProperties && pProperties->count > 0 && NULL == pProperties->pMetadatas", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE}},
    {"length == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE}},
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
    default:
        break;
    }
    return urProgramCreateWithBinary(hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
}

static const conf_probe probes_of_urProgramCreateWithBinary[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phDevices is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phDevices holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM}},
    {"pLengths is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"ppBinaries is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"NULL != pProperties && pProperties->count > 0 && NULL == pProperties->pMetadatas", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"NULL != pProperties && NULL != pProperties->pMetadatas && pProperties->count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"numDevices == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urProgramBuild(hContext, hProgram, pOptions);
}

static const conf_probe probes_of_urProgramBuild[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urProgramCompile(hContext, hProgram, pOptions);
}

static const conf_probe probes_of_urProgramCompile[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urProgramLink(hContext, count, phPrograms, pOptions, phProgram);
}

static const conf_probe probes_of_urProgramLink[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phPrograms is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phPrograms holds NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM}},
    {"phProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
};

static ur_result_t call_urProgramRetain(const conf_world *w, size_t probe) {
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
    return urProgramRetain(hProgram);
}

static const conf_probe probes_of_urProgramRetain[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urProgramGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer);
}

static const conf_probe probes_of_urProgramGetFunctionPointer[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pFunctionName is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"ppFunctionPointer is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urProgramGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
}

static const conf_probe probes_of_urProgramGetGlobalVariablePointer[] = {
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pGlobalVariableName is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"ppGlobalVariablePointerRet is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urProgramGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urProgramGetInfo[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urProgramGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urProgramGetBuildInfo[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
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
    default:
        break;
    }
    return urProgramSetSpecializationConstants(hProgram, count, pSpecConstants);
}

static const conf_probe probes_of_urProgramSetSpecializationConstants[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pSpecConstants is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"count == 0", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
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
    default:
        break;
    }
    return urProgramGetNativeHandle(hProgram, phNativeProgram);
}

static const conf_probe probes_of_urProgramGetNativeHandle[] = {
    {"hProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativeProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urProgramCreateWithNativeHandle(hNativeProgram, hContext, pProperties, phProgram);
}

static const conf_probe probes_of_urProgramCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phProgram is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urQueueGetInfo[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urQueueCreate(hContext, hDevice, pProperties, phQueue);
}

static const conf_probe probes_of_urQueueCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_HIGH && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_LOW", {UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES}},
    {"pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_BATCHED && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE", {UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES}},
};

static ur_result_t call_urQueueRetain(const conf_world *w, size_t probe) {
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
    return urQueueRetain(hQueue);
}

static const conf_probe probes_of_urQueueRetain[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

static const conf_probe probes_of_urQueueGetNativeHandle[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativeQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties, phQueue);
}

static const conf_probe probes_of_urQueueCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
};

static ur_result_t call_urQueueFinish(const conf_world *w, size_t probe) {
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
    return urQueueFinish(hQueue);
}

static const conf_probe probes_of_urQueueFinish[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
};

static ur_result_t call_urQueueFlush(const conf_world *w, size_t probe) {
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
    return urQueueFlush(hQueue);
}

static const conf_probe probes_of_urQueueFlush[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urKernelSetArgValue(hKernel, argIndex, argSize, pProperties, pArgValue);
}

static const conf_probe probes_of_urKernelSetArgValue[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pArgValue is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urKernelSetArgLocal(hKernel, argIndex, argSize, pProperties);
}

static const conf_probe probes_of_urKernelSetArgLocal[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urKernelSetArgPointer(hKernel, argIndex, pProperties, pArgValue);
}

static const conf_probe probes_of_urKernelSetArgPointer[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urKernelSetArgSampler(hKernel, argIndex, pProperties, hArgValue);
}

static const conf_probe probes_of_urKernelSetArgSampler[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hArgValue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urKernelSetArgMemObj(hKernel, argIndex, pProperties, hArgValue);
}

static const conf_probe probes_of_urKernelSetArgMemObj[] = {
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urEnqueueKernelLaunch(hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

static const conf_probe probes_of_urEnqueueKernelLaunch[] = {
    {"hQueue is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hKernel is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pGlobalWorkSize is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"a wait list of 1 event is NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"a wait list of 0 events is not NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
    {"the wait list holds NULL", {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST}},
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
    default:
        break;
    }
    return urSamplerCreate(hContext, pDesc, phSampler);
}

static const conf_probe probes_of_urSamplerCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"phSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
};

static ur_result_t call_urSamplerRetain(const conf_world *w, size_t probe) {
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
    return urSamplerRetain(hSampler);
}

static const conf_probe probes_of_urSamplerRetain[] = {
    {"hSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urSamplerGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urSamplerGetInfo[] = {
    {"hSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urSamplerGetNativeHandle(hSampler, phNativeSampler);
}

static const conf_probe probes_of_urSamplerGetNativeHandle[] = {
    {"hSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phNativeSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urSamplerCreateWithNativeHandle(hNativeSampler, hContext, pProperties, phSampler);
}

static const conf_probe probes_of_urSamplerCreateWithNativeHandle[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phSampler is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urEventCreateUserExp(hContext, phEvent);
}

static const conf_probe probes_of_urEventCreateUserExp[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urEventSetStatusExp(hEvent, status);
}

static const conf_probe probes_of_urEventSetStatusExp[] = {
    {"hEvent is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"status is no enumerator", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE}},
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
    default:
        break;
    }
    return urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
}

static const conf_probe probes_of_urUSMHostAlloc[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}},
    {"size is more than UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}},
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
    default:
        break;
    }
    return urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

static const conf_probe probes_of_urUSMDeviceAlloc[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}},
    {"size is more than UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}},
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
    default:
        break;
    }
    return urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

static const conf_probe probes_of_urUSMSharedAlloc[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)", {UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE}},
    {"size == 0", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}},
    {"size is more than UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE", {UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE}},
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
    default:
        break;
    }
    return urUSMFree(hContext, pMem);
}

static const conf_probe probes_of_urUSMFree[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urUSMGetMemAllocInfo[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
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
    default:
        break;
    }
    return urUSMPoolCreate(hContext, pPoolDesc, ppPool);
}

static const conf_probe probes_of_urUSMPoolCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pPoolDesc is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"ppPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
};

static ur_result_t call_urUSMPoolRetain(const conf_world *w, size_t probe) {
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
    return urUSMPoolRetain(pPool);
}

static const conf_probe probes_of_urUSMPoolRetain[] = {
    {"pPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"pPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urUSMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urUSMPoolGetInfo[] = {
    {"hPool is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urVirtualMemGranularityGetInfo(hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urVirtualMemGranularityGetInfo[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
    {"propSize == 0 && pPropValue != NULL", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
    {"propSize != 0 && pPropValue == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"pPropValue == NULL && pPropSizeRet == NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urVirtualMemReserve(hContext, pStart, size, ppStart);
}

static const conf_probe probes_of_urVirtualMemReserve[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"ppStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urVirtualMemFree(hContext, pStart, size);
}

static const conf_probe probes_of_urVirtualMemFree[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urVirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags);
}

static const conf_probe probes_of_urVirtualMemMap[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"hPhysicalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
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
    default:
        break;
    }
    return urVirtualMemUnmap(hContext, pStart, size);
}

static const conf_probe probes_of_urVirtualMemUnmap[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
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
    default:
        break;
    }
    return urVirtualMemSetAccess(hContext, pStart, size, flags);
}

static const conf_probe probes_of_urVirtualMemSetAccess[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"flags has an unknown bit", {UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_ENUMERATION}},
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
    default:
        break;
    }
    return urVirtualMemGetInfo(hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urVirtualMemGetInfo[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"pStart is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
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
    default:
        break;
    }
    return urPhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
}

static const conf_probe probes_of_urPhysicalMemCreate[] = {
    {"hContext is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"hDevice is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"phPhysicalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER, UR_RESULT_ERROR_INVALID_NULL_POINTER}},
    {"size is no multiple of UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM", {UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_SIZE}},
};

static ur_result_t call_urPhysicalMemRetain(const conf_world *w, size_t probe) {
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
    return urPhysicalMemRetain(hPhysicalMem);
}

static const conf_probe probes_of_urPhysicalMemRetain[] = {
    {"hPhysicalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    {"hPhysicalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
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
    default:
        break;
    }
    return urPhysicalMemGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
}

static const conf_probe probes_of_urPhysicalMemGetInfo[] = {
    {"hPhysicalMem is NULL", {UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_INVALID_NULL_HANDLE}},
    {"propName is no enumerator", {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION}},
};

const conf_probe_set conf_probe_sets[] = {
    {"urAdapterGet", false, false, false,
     false, UINT32_MAX,
     0,
     probes_of_urAdapterGet, 1, call_urAdapterGet, -1},
    {"urAdapterRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterRelease, 1, call_urAdapterRelease, -1},
    {"urAdapterRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterRetain, 1, call_urAdapterRetain, -1},
    {"urAdapterGetLastError", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterGetLastError, 3, call_urAdapterGetLastError, -1},
    {"urAdapterGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterGetInfo, 5, call_urAdapterGetInfo, -1},
    {"urAdapterSetLoggerCallback", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterSetLoggerCallback, 3, call_urAdapterSetLoggerCallback, -1},
    {"urAdapterSetLoggerCallbackLevel", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urAdapterSetLoggerCallbackLevel, 2, call_urAdapterSetLoggerCallbackLevel, -1},
    {"urContextCreate", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urContextCreate, 4, call_urContextCreate, -1},
    {"urContextRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urContextRetain, 1, call_urContextRetain, -1},
    {"urContextRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urContextRelease, 1, call_urContextRelease, -1},
    {"urContextGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urContextGetInfo, 5, call_urContextGetInfo, -1},
    {"urContextGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urContextGetNativeHandle, 2, call_urContextGetNativeHandle, -1},
    {"urContextCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urContextCreateWithNativeHandle, 2, call_urContextCreateWithNativeHandle, -1},
    {"urContextSetExtendedDeleter", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urContextSetExtendedDeleter, 2, call_urContextSetExtendedDeleter, -1},
    {"urDeviceGet", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urDeviceGet, 4, call_urDeviceGet, -1},
    {"urDeviceGetSelected", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urDeviceGetSelected, 2, call_urDeviceGetSelected, -1},
    {"urDeviceGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceGetInfo, 5, call_urDeviceGetInfo, -1},
    {"urDeviceRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceRetain, 1, call_urDeviceRetain, -1},
    {"urDeviceRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceRelease, 1, call_urDeviceRelease, -1},
    {"urDevicePartition", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDevicePartition, 2, call_urDevicePartition, -1},
    {"urDeviceSelectBinary", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceSelectBinary, 4, call_urDeviceSelectBinary, -1},
    {"urDeviceGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceGetNativeHandle, 2, call_urDeviceGetNativeHandle, -1},
    {"urDeviceCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urDeviceCreateWithNativeHandle, 2, call_urDeviceCreateWithNativeHandle, -1},
    {"urDeviceGetGlobalTimestamps", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE,
     probes_of_urDeviceGetGlobalTimestamps, 1, call_urDeviceGetGlobalTimestamps, -1},
    {"urEnqueueEventsWait", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueEventsWait, 4, call_urEnqueueEventsWait, -1},
    {"urEnqueueEventsWaitWithBarrier", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueEventsWaitWithBarrier, 4, call_urEnqueueEventsWaitWithBarrier, -1},
    {"urEnqueueMemBufferRead", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferRead, 8, call_urEnqueueMemBufferRead, -1},
    {"urEnqueueMemBufferWrite", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferWrite, 8, call_urEnqueueMemBufferWrite, -1},
    {"urEnqueueMemBufferReadRect", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferReadRect, 17, call_urEnqueueMemBufferReadRect, -1},
    {"urEnqueueMemBufferWriteRect", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferWriteRect, 17, call_urEnqueueMemBufferWriteRect, -1},
    {"urEnqueueMemBufferCopy", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferCopy, 9, call_urEnqueueMemBufferCopy, -1},
    {"urEnqueueMemBufferCopyRect", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferCopyRect, 18, call_urEnqueueMemBufferCopyRect, -1},
    {"urEnqueueMemBufferFill", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferFill, 14, call_urEnqueueMemBufferFill, -1},
    {"urEnqueueMemImageRead", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_IMAGE | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemImageRead, 9, call_urEnqueueMemImageRead, -1},
    {"urEnqueueMemImageWrite", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_IMAGE | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemImageWrite, 9, call_urEnqueueMemImageWrite, -1},
    {"urEnqueueMemImageCopy", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_IMAGE | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemImageCopy, 9, call_urEnqueueMemImageCopy, -1},
    {"urEnqueueMemBufferMap", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemBufferMap, 9, call_urEnqueueMemBufferMap, -1},
    {"urEnqueueMemUnmap", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_MEM | CONF_NEED_QUEUE,
     probes_of_urEnqueueMemUnmap, 6, call_urEnqueueMemUnmap, -1},
    {"urEnqueueUSMFill", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMFill, 11, call_urEnqueueUSMFill, -1},
    {"urEnqueueUSMMemcpy", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMMemcpy, 8, call_urEnqueueUSMMemcpy, -1},
    {"urEnqueueUSMPrefetch", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMPrefetch, 8, call_urEnqueueUSMPrefetch, -1},
    {"urEnqueueUSMAdvise", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMAdvise, 5, call_urEnqueueUSMAdvise, -1},
    {"urEnqueueUSMFill2D", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMFill2D, 14, call_urEnqueueUSMFill2D, -1},
    {"urEnqueueUSMMemcpy2D", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMMemcpy2D, 11, call_urEnqueueUSMMemcpy2D, -1},
    {"urEnqueueDeviceGlobalVariableWrite", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_PROGRAM | CONF_NEED_QUEUE,
     probes_of_urEnqueueDeviceGlobalVariableWrite, 7, call_urEnqueueDeviceGlobalVariableWrite, -1},
    {"urEnqueueDeviceGlobalVariableRead", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_PROGRAM | CONF_NEED_QUEUE,
     probes_of_urEnqueueDeviceGlobalVariableRead, 7, call_urEnqueueDeviceGlobalVariableRead, -1},
    {"urEnqueueReadHostPipe", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_PROGRAM | CONF_NEED_QUEUE,
     probes_of_urEnqueueReadHostPipe, 7, call_urEnqueueReadHostPipe, -1},
    {"urEnqueueWriteHostPipe", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT,
     CONF_NEED_EVENT | CONF_NEED_PROGRAM | CONF_NEED_QUEUE,
     probes_of_urEnqueueWriteHostPipe, 7, call_urEnqueueWriteHostPipe, -1},
    {"urEventGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventGetInfo, 5, call_urEventGetInfo, -1},
    {"urEventGetProfilingInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventGetProfilingInfo, 3, call_urEventGetProfilingInfo, -1},
    {"urEventWait", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventWait, 3, call_urEventWait, -1},
    {"urEventRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventRetain, 1, call_urEventRetain, -1},
    {"urEventRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventRelease, 1, call_urEventRelease, -1},
    {"urEventGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventGetNativeHandle, 2, call_urEventGetNativeHandle, -1},
    {"urEventCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urEventCreateWithNativeHandle, 2, call_urEventCreateWithNativeHandle, -1},
    {"urEventSetCallback", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventSetCallback, 4, call_urEventSetCallback, -1},
    {"urEnqueueUSMDeviceAllocExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueUSMDeviceAllocExp, 5, call_urEnqueueUSMDeviceAllocExp, -1},
    {"urEnqueueUSMSharedAllocExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueUSMSharedAllocExp, 5, call_urEnqueueUSMSharedAllocExp, -1},
    {"urEnqueueUSMHostAllocExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueUSMHostAllocExp, 5, call_urEnqueueUSMHostAllocExp, -1},
    {"urEnqueueUSMFreeExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE | CONF_NEED_USM,
     probes_of_urEnqueueUSMFreeExp, 5, call_urEnqueueUSMFreeExp, -1},
    {"urUSMPoolCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMPoolCreateExp, 4, call_urUSMPoolCreateExp, -1},
    {"urUSMPoolDestroyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE | CONF_NEED_POOL,
     probes_of_urUSMPoolDestroyExp, 3, call_urUSMPoolDestroyExp, -1},
    {"urUSMPoolGetDefaultDevicePoolExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMPoolGetDefaultDevicePoolExp, 3, call_urUSMPoolGetDefaultDevicePoolExp, -1},
    {"urUSMPoolGetInfoExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_POOL,
     probes_of_urUSMPoolGetInfoExp, 3, call_urUSMPoolGetInfoExp, -1},
    {"urUSMPoolSetInfoExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_POOL,
     probes_of_urUSMPoolSetInfoExp, 3, call_urUSMPoolSetInfoExp, -1},
    {"urUSMPoolSetDevicePoolExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE | CONF_NEED_POOL,
     probes_of_urUSMPoolSetDevicePoolExp, 3, call_urUSMPoolSetDevicePoolExp, -1},
    {"urUSMPoolGetDevicePoolExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMPoolGetDevicePoolExp, 3, call_urUSMPoolGetDevicePoolExp, -1},
    {"urUSMPoolTrimToExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE | CONF_NEED_POOL,
     probes_of_urUSMPoolTrimToExp, 3, call_urUSMPoolTrimToExp, -1},
    {"urUSMPitchedAllocExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMPitchedAllocExp, 6, call_urUSMPitchedAllocExp, -1},
    {"urBindlessImagesUnsampledImageHandleDestroyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesUnsampledImageHandleDestroyExp, 2, call_urBindlessImagesUnsampledImageHandleDestroyExp, -1},
    {"urBindlessImagesSampledImageHandleDestroyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesSampledImageHandleDestroyExp, 2, call_urBindlessImagesSampledImageHandleDestroyExp, -1},
    {"urBindlessImagesImageAllocateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesImageAllocateExp, 6, call_urBindlessImagesImageAllocateExp, -1},
    {"urBindlessImagesImageFreeExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesImageFreeExp, 2, call_urBindlessImagesImageFreeExp, -1},
    {"urBindlessImagesUnsampledImageCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesUnsampledImageCreateExp, 6, call_urBindlessImagesUnsampledImageCreateExp, -1},
    {"urBindlessImagesSampledImageCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesSampledImageCreateExp, 7, call_urBindlessImagesSampledImageCreateExp, -1},
    {"urBindlessImagesImageCopyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urBindlessImagesImageCopyExp, 14, call_urBindlessImagesImageCopyExp, -1},
    {"urBindlessImagesImageGetInfoExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urBindlessImagesImageGetInfoExp, 3, call_urBindlessImagesImageGetInfoExp, -1},
    {"urBindlessImagesGetImageMemoryHandleTypeSupportExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesGetImageMemoryHandleTypeSupportExp, 6, call_urBindlessImagesGetImageMemoryHandleTypeSupportExp, -1},
    {"urBindlessImagesGetImageUnsampledHandleSupportExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesGetImageUnsampledHandleSupportExp, 6, call_urBindlessImagesGetImageUnsampledHandleSupportExp, -1},
    {"urBindlessImagesGetImageSampledHandleSupportExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesGetImageSampledHandleSupportExp, 6, call_urBindlessImagesGetImageSampledHandleSupportExp, -1},
    {"urBindlessImagesMipmapGetLevelExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesMipmapGetLevelExp, 3, call_urBindlessImagesMipmapGetLevelExp, -1},
    {"urBindlessImagesMipmapFreeExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesMipmapFreeExp, 2, call_urBindlessImagesMipmapFreeExp, -1},
    {"urBindlessImagesImportExternalMemoryExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesImportExternalMemoryExp, 5, call_urBindlessImagesImportExternalMemoryExp, -1},
    {"urBindlessImagesMapExternalArrayExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesMapExternalArrayExp, 7, call_urBindlessImagesMapExternalArrayExp, -1},
    {"urBindlessImagesMapExternalLinearMemoryExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesMapExternalLinearMemoryExp, 4, call_urBindlessImagesMapExternalLinearMemoryExp, -1},
    {"urBindlessImagesReleaseExternalMemoryExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesReleaseExternalMemoryExp, 3, call_urBindlessImagesReleaseExternalMemoryExp, -1},
    {"urBindlessImagesFreeMappedLinearMemoryExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesFreeMappedLinearMemoryExp, 3, call_urBindlessImagesFreeMappedLinearMemoryExp, -1},
    {"urBindlessImagesSupportsImportingHandleTypeExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
     CONF_NEED_DEVICE,
     probes_of_urBindlessImagesSupportsImportingHandleTypeExp, 3, call_urBindlessImagesSupportsImportingHandleTypeExp, -1},
    {"urBindlessImagesImportExternalSemaphoreExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesImportExternalSemaphoreExp, 5, call_urBindlessImagesImportExternalSemaphoreExp, -1},
    {"urBindlessImagesReleaseExternalSemaphoreExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urBindlessImagesReleaseExternalSemaphoreExp, 3, call_urBindlessImagesReleaseExternalSemaphoreExp, -1},
    {"urBindlessImagesWaitExternalSemaphoreExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urBindlessImagesWaitExternalSemaphoreExp, 5, call_urBindlessImagesWaitExternalSemaphoreExp, -1},
    {"urBindlessImagesSignalExternalSemaphoreExp", true, false, false,
     true, (uint32_t)UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urBindlessImagesSignalExternalSemaphoreExp, 5, call_urBindlessImagesSignalExternalSemaphoreExp, -1},
    {"urCommandBufferCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urCommandBufferCreateExp, 4, call_urCommandBufferCreateExp, -1},
    {"urCommandBufferRetainExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferRetainExp, 1, call_urCommandBufferRetainExp, -1},
    {"urCommandBufferReleaseExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferReleaseExp, 1, call_urCommandBufferReleaseExp, -1},
    {"urCommandBufferFinalizeExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferFinalizeExp, 1, call_urCommandBufferFinalizeExp, -1},
    {"urCommandBufferAppendKernelLaunchExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_KERNEL,
     probes_of_urCommandBufferAppendKernelLaunchExp, 10, call_urCommandBufferAppendKernelLaunchExp, -1},
    {"urCommandBufferAppendKernelLaunchWithArgsExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_KERNEL,
     probes_of_urCommandBufferAppendKernelLaunchWithArgsExp, 11, call_urCommandBufferAppendKernelLaunchWithArgsExp, -1},
    {"urCommandBufferAppendUSMMemcpyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_USM,
     probes_of_urCommandBufferAppendUSMMemcpyExp, 8, call_urCommandBufferAppendUSMMemcpyExp, -1},
    {"urCommandBufferAppendUSMFillExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_USM,
     probes_of_urCommandBufferAppendUSMFillExp, 11, call_urCommandBufferAppendUSMFillExp, -1},
    {"urCommandBufferAppendMemBufferCopyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferCopyExp, 9, call_urCommandBufferAppendMemBufferCopyExp, -1},
    {"urCommandBufferAppendMemBufferWriteExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferWriteExp, 8, call_urCommandBufferAppendMemBufferWriteExp, -1},
    {"urCommandBufferAppendMemBufferReadExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferReadExp, 8, call_urCommandBufferAppendMemBufferReadExp, -1},
    {"urCommandBufferAppendMemBufferCopyRectExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferCopyRectExp, 9, call_urCommandBufferAppendMemBufferCopyRectExp, -1},
    {"urCommandBufferAppendMemBufferWriteRectExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferWriteRectExp, 7, call_urCommandBufferAppendMemBufferWriteRectExp, -1},
    {"urCommandBufferAppendMemBufferReadRectExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferReadRectExp, 7, call_urCommandBufferAppendMemBufferReadRectExp, -1},
    {"urCommandBufferAppendMemBufferFillExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_MEM,
     probes_of_urCommandBufferAppendMemBufferFillExp, 8, call_urCommandBufferAppendMemBufferFillExp, -1},
    {"urCommandBufferAppendUSMPrefetchExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_USM,
     probes_of_urCommandBufferAppendUSMPrefetchExp, 8, call_urCommandBufferAppendUSMPrefetchExp, -1},
    {"urCommandBufferAppendUSMAdviseExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_USM,
     probes_of_urCommandBufferAppendUSMAdviseExp, 8, call_urCommandBufferAppendUSMAdviseExp, -1},
    {"urCommandBufferAppendNativeCommandExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferAppendNativeCommandExp, 2, call_urCommandBufferAppendNativeCommandExp, -1},
    {"urEnqueueCommandBufferExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER | CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueCommandBufferExp, 5, call_urEnqueueCommandBufferExp, -1},
    {"urCommandBufferUpdateKernelLaunchExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferUpdateKernelLaunchExp, 3, call_urCommandBufferUpdateKernelLaunchExp, -1},
    {"urCommandBufferUpdateSignalEventExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND,
     probes_of_urCommandBufferUpdateSignalEventExp, 2, call_urCommandBufferUpdateSignalEventExp, -1},
    {"urCommandBufferUpdateWaitEventsExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND | CONF_NEED_EVENT,
     probes_of_urCommandBufferUpdateWaitEventsExp, 4, call_urCommandBufferUpdateWaitEventsExp, -1},
    {"urCommandBufferGetInfoExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferGetInfoExp, 5, call_urCommandBufferGetInfoExp, -1},
    {"urCommandBufferGetNativeHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferGetNativeHandleExp, 2, call_urCommandBufferGetNativeHandleExp, -1},
    {"urDeviceWaitExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP,
     CONF_NEED_DEVICE,
     probes_of_urDeviceWaitExp, 1, call_urDeviceWaitExp, -1},
    {"urProgramDynamicLinkExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_PROGRAM,
     probes_of_urProgramDynamicLinkExp, 4, call_urProgramDynamicLinkExp, -1},
    {"urEnqueueKernelLaunchWithArgsExp", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_KERNEL | CONF_NEED_QUEUE,
     probes_of_urEnqueueKernelLaunchWithArgsExp, 10, call_urEnqueueKernelLaunchWithArgsExp, -1},
    {"urEnqueueTimestampRecordingExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueTimestampRecordingExp, 5, call_urEnqueueTimestampRecordingExp, -1},
    {"urGraphCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urGraphCreateExp, 2, call_urGraphCreateExp, -1},
    {"urQueueBeginGraphCaptureExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueBeginGraphCaptureExp, 1, call_urQueueBeginGraphCaptureExp, -1},
    {"urQueueBeginCaptureIntoGraphExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH | CONF_NEED_QUEUE,
     probes_of_urQueueBeginCaptureIntoGraphExp, 2, call_urQueueBeginCaptureIntoGraphExp, -1},
    {"urQueueEndGraphCaptureExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueEndGraphCaptureExp, 3, call_urQueueEndGraphCaptureExp, -1},
    {"urGraphInstantiateGraphExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphInstantiateGraphExp, 2, call_urGraphInstantiateGraphExp, -1},
    {"urEnqueueGraphExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_EXECUTABLE | CONF_NEED_QUEUE,
     probes_of_urEnqueueGraphExp, 5, call_urEnqueueGraphExp, -1},
    {"urGraphDestroyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphDestroyExp, 1, call_urGraphDestroyExp, -1},
    {"urGraphExecutableGraphDestroyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_EXECUTABLE,
     probes_of_urGraphExecutableGraphDestroyExp, 1, call_urGraphExecutableGraphDestroyExp, -1},
    {"urQueueIsGraphCaptureEnabledExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueIsGraphCaptureEnabledExp, 2, call_urQueueIsGraphCaptureEnabledExp, -1},
    {"urQueueGetGraphExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueGetGraphExp, 3, call_urQueueGetGraphExp, -1},
    {"urGraphIsEmptyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphIsEmptyExp, 2, call_urGraphIsEmptyExp, -1},
    {"urGraphGetIdExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphGetIdExp, 2, call_urGraphGetIdExp, -1},
    {"urGraphSetDestructionCallbackExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphSetDestructionCallbackExp, 2, call_urGraphSetDestructionCallbackExp, -1},
    {"urGraphDumpContentsExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphDumpContentsExp, 2, call_urGraphDumpContentsExp, -1},
    {"urGraphGetNativeHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_GRAPH,
     probes_of_urGraphGetNativeHandleExp, 2, call_urGraphGetNativeHandleExp, -1},
    {"urGraphExecutableGraphGetNativeHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
     CONF_NEED_EXECUTABLE,
     probes_of_urGraphExecutableGraphGetNativeHandleExp, 2, call_urGraphExecutableGraphGetNativeHandleExp, -1},
    {"urEnqueueHostTaskExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueHostTaskExp, 5, call_urEnqueueHostTaskExp, -1},
    {"urIPCGetMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCGetMemHandleExp, 2, call_urIPCGetMemHandleExp, -1},
    {"urIPCPutMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCPutMemHandleExp, 2, call_urIPCPutMemHandleExp, -1},
    {"urIPCOpenMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urIPCOpenMemHandleExp, 4, call_urIPCOpenMemHandleExp, -1},
    {"urIPCCloseMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCCloseMemHandleExp, 2, call_urIPCCloseMemHandleExp, -1},
    {"urIPCGetPhysMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_PHYSICAL_MEM,
     probes_of_urIPCGetPhysMemHandleExp, 5, call_urIPCGetPhysMemHandleExp, -1},
    {"urIPCPutPhysMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCPutPhysMemHandleExp, 2, call_urIPCPutPhysMemHandleExp, -1},
    {"urIPCOpenPhysMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urIPCOpenPhysMemHandleExp, 4, call_urIPCOpenPhysMemHandleExp, -1},
    {"urIPCClosePhysMemHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_PHYSICAL_MEM,
     probes_of_urIPCClosePhysMemHandleExp, 2, call_urIPCClosePhysMemHandleExp, -1},
    {"urIPCGetEventHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP,
     CONF_NEED_EVENT,
     probes_of_urIPCGetEventHandleExp, 4, call_urIPCGetEventHandleExp, -1},
    {"urIPCPutEventHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCPutEventHandleExp, 2, call_urIPCPutEventHandleExp, -1},
    {"urIPCOpenEventHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP,
     CONF_NEED_CONTEXT,
     probes_of_urIPCOpenEventHandleExp, 3, call_urIPCOpenEventHandleExp, -1},
    {"urEnqueueEventsWaitWithBarrierExt", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueEventsWaitWithBarrierExt, 4, call_urEnqueueEventsWaitWithBarrierExt, -1},
    {"urMemoryExportAllocExportableMemoryExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urMemoryExportAllocExportableMemoryExp, 6, call_urMemoryExportAllocExportableMemoryExp, -1},
    {"urMemoryExportFreeExportableMemoryExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urMemoryExportFreeExportableMemoryExp, 3, call_urMemoryExportFreeExportableMemoryExp, -1},
    {"urMemoryExportExportMemoryHandleExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urMemoryExportExportMemoryHandleExp, 5, call_urMemoryExportExportMemoryHandleExp, -1},
    {"urProgramBuildExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP,
     CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramBuildExp, 4, call_urProgramBuildExp, -1},
    {"urProgramCompileExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP,
     CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramCompileExp, 4, call_urProgramCompileExp, -1},
    {"urProgramLinkExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramLinkExp, 8, call_urProgramLinkExp, 7},
    {"urEnqueueNativeCommandExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP,
     CONF_NEED_EVENT | CONF_NEED_QUEUE,
     probes_of_urEnqueueNativeCommandExp, 5, call_urEnqueueNativeCommandExp, -1},
    {"urEventCreateExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urEventCreateExp, 5, call_urEventCreateExp, -1},
    {"urUSMContextMemcpyExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMContextMemcpyExp, 5, call_urUSMContextMemcpyExp, -1},
    {"urUSMHostAllocRegisterExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMHostAllocRegisterExp, 3, call_urUSMHostAllocRegisterExp, -1},
    {"urUSMHostAllocUnregisterExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMHostAllocUnregisterExp, 2, call_urUSMHostAllocUnregisterExp, -1},
    {"urUSMImportExp", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMImportExp, 2, call_urUSMImportExp, -1},
    {"urUSMReleaseExp", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMReleaseExp, 2, call_urUSMReleaseExp, -1},
    {"urUsmP2PEnablePeerAccessExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP,
     CONF_NEED_DEVICE,
     probes_of_urUsmP2PEnablePeerAccessExp, 2, call_urUsmP2PEnablePeerAccessExp, -1},
    {"urUsmP2PDisablePeerAccessExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP,
     CONF_NEED_DEVICE,
     probes_of_urUsmP2PDisablePeerAccessExp, 2, call_urUsmP2PDisablePeerAccessExp, -1},
    {"urUsmP2PPeerAccessGetInfoExp", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP,
     CONF_NEED_DEVICE,
     probes_of_urUsmP2PPeerAccessGetInfoExp, 6, call_urUsmP2PPeerAccessGetInfoExp, -1},
    {"urCommandBufferFuseExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferFuseExp, 1, call_urCommandBufferFuseExp, -1},
    {"urCommandBufferGetFusionInfoExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_COMMAND_BUFFER,
     probes_of_urCommandBufferGetFusionInfoExp, 5, call_urCommandBufferGetFusionInfoExp, -1},
    {"urQueueBeginFusionExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueBeginFusionExp, 1, call_urQueueBeginFusionExp, -1},
    {"urQueueEndFusionExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueEndFusionExp, 1, call_urQueueEndFusionExp, -1},
    {"urQueueCancelFusionExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueCancelFusionExp, 1, call_urQueueCancelFusionExp, -1},
    {"urQueueGetFusionInfoExp", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
     CONF_NEED_QUEUE,
     probes_of_urQueueGetFusionInfoExp, 5, call_urQueueGetFusionInfoExp, -1},
    {"urKernelCreate", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PROGRAM,
     probes_of_urKernelCreate, 4, call_urKernelCreate, -1},
    {"urKernelGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelGetInfo, 5, call_urKernelGetInfo, -1},
    {"urKernelGetGroupInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE | CONF_NEED_KERNEL,
     probes_of_urKernelGetGroupInfo, 3, call_urKernelGetGroupInfo, -1},
    {"urKernelGetSubGroupInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE | CONF_NEED_KERNEL,
     probes_of_urKernelGetSubGroupInfo, 3, call_urKernelGetSubGroupInfo, -1},
    {"urKernelRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelRetain, 1, call_urKernelRetain, -1},
    {"urKernelRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelRelease, 1, call_urKernelRelease, -1},
    {"urKernelSetExecInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelSetExecInfo, 3, call_urKernelSetExecInfo, -1},
    {"urKernelSetSpecializationConstants", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS,
     CONF_NEED_KERNEL,
     probes_of_urKernelSetSpecializationConstants, 3, call_urKernelSetSpecializationConstants, -1},
    {"urKernelGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelGetNativeHandle, 2, call_urKernelGetNativeHandle, -1},
    {"urKernelCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urKernelCreateWithNativeHandle, 2, call_urKernelCreateWithNativeHandle, -1},
    {"urKernelGetSuggestedLocalWorkSize", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL | CONF_NEED_QUEUE,
     probes_of_urKernelGetSuggestedLocalWorkSize, 5, call_urKernelGetSuggestedLocalWorkSize, -1},
    {"urKernelGetSuggestedLocalWorkSizeWithArgs", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_KERNEL | CONF_NEED_QUEUE,
     probes_of_urKernelGetSuggestedLocalWorkSizeWithArgs, 6, call_urKernelGetSuggestedLocalWorkSizeWithArgs, -1},
    {"urKernelSuggestMaxCooperativeGroupCount", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE | CONF_NEED_KERNEL,
     probes_of_urKernelSuggestMaxCooperativeGroupCount, 6, call_urKernelSuggestMaxCooperativeGroupCount, -1},
    {"urLoaderConfigCreate", false, true, false,
     false, UINT32_MAX,
     0,
     probes_of_urLoaderConfigCreate, 1, call_urLoaderConfigCreate, -1},
    {"urLoaderConfigRetain", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigRetain, 1, call_urLoaderConfigRetain, -1},
    {"urLoaderConfigRelease", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigRelease, 1, call_urLoaderConfigRelease, -1},
    {"urLoaderConfigGetInfo", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigGetInfo, 5, call_urLoaderConfigGetInfo, -1},
    {"urLoaderConfigEnableLayer", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigEnableLayer, 3, call_urLoaderConfigEnableLayer, -1},
    {"urLoaderConfigSetCodeLocationCallback", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigSetCodeLocationCallback, 2, call_urLoaderConfigSetCodeLocationCallback, -1},
    {"urLoaderConfigSetMockingEnabled", false, true, false,
     false, UINT32_MAX,
     CONF_NEED_CONFIG,
     probes_of_urLoaderConfigSetMockingEnabled, 1, call_urLoaderConfigSetMockingEnabled, -1},
    {"urLoaderInit", false, true, false,
     false, UINT32_MAX,
     0,
     probes_of_urLoaderInit, 1, call_urLoaderInit, -1},
    {"urMemImageCreate", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urMemImageCreate, 13, call_urMemImageCreate, -1},
    {"urMemBufferCreate", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urMemBufferCreate, 7, call_urMemBufferCreate, -1},
    {"urMemRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_MEM,
     probes_of_urMemRetain, 1, call_urMemRetain, -1},
    {"urMemRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_MEM,
     probes_of_urMemRelease, 1, call_urMemRelease, -1},
    {"urMemBufferPartition", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_MEM,
     probes_of_urMemBufferPartition, 8, call_urMemBufferPartition, -1},
    {"urMemGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_MEM,
     probes_of_urMemGetNativeHandle, 2, call_urMemGetNativeHandle, -1},
    {"urMemBufferCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urMemBufferCreateWithNativeHandle, 2, call_urMemBufferCreateWithNativeHandle, -1},
    {"urMemImageCreateWithNativeHandle", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urMemImageCreateWithNativeHandle, 4, call_urMemImageCreateWithNativeHandle, -1},
    {"urMemGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_MEM,
     probes_of_urMemGetInfo, 5, call_urMemGetInfo, -1},
    {"urMemImageGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_IMAGE,
     probes_of_urMemImageGetInfo, 5, call_urMemImageGetInfo, -1},
    {"urPlatformGet", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urPlatformGet, 3, call_urPlatformGet, -1},
    {"urPlatformGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urPlatformGetInfo, 5, call_urPlatformGetInfo, -1},
    {"urPlatformGetApiVersion", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urPlatformGetApiVersion, 2, call_urPlatformGetApiVersion, -1},
    {"urPlatformGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urPlatformGetNativeHandle, 2, call_urPlatformGetNativeHandle, -1},
    {"urPlatformCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_ADAPTER,
     probes_of_urPlatformCreateWithNativeHandle, 2, call_urPlatformCreateWithNativeHandle, -1},
    {"urPlatformGetBackendOption", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PLATFORM,
     probes_of_urPlatformGetBackendOption, 3, call_urPlatformGetBackendOption, -1},
    {"urProgramCreateWithIL", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urProgramCreateWithIL, 5, call_urProgramCreateWithIL, -1},
    {"urProgramCreateWithBinary", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urProgramCreateWithBinary, 9, call_urProgramCreateWithBinary, -1},
    {"urProgramBuild", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_PROGRAM,
     probes_of_urProgramBuild, 2, call_urProgramBuild, -1},
    {"urProgramCompile", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_COMPILER_AVAILABLE,
     CONF_NEED_CONTEXT | CONF_NEED_PROGRAM,
     probes_of_urProgramCompile, 2, call_urProgramCompile, -1},
    {"urProgramLink", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_LINKER_AVAILABLE,
     CONF_NEED_CONTEXT | CONF_NEED_PROGRAM,
     probes_of_urProgramLink, 5, call_urProgramLink, 4},
    {"urProgramRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PROGRAM,
     probes_of_urProgramRetain, 1, call_urProgramRetain, -1},
    {"urProgramRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PROGRAM,
     probes_of_urProgramRelease, 1, call_urProgramRelease, -1},
    {"urProgramGetFunctionPointer", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramGetFunctionPointer, 4, call_urProgramGetFunctionPointer, -1},
    {"urProgramGetGlobalVariablePointer", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT,
     CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramGetGlobalVariablePointer, 4, call_urProgramGetGlobalVariablePointer, -1},
    {"urProgramGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_PROGRAM,
     probes_of_urProgramGetInfo, 5, call_urProgramGetInfo, -1},
    {"urProgramGetBuildInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_DEVICE | CONF_NEED_PROGRAM,
     probes_of_urProgramGetBuildInfo, 3, call_urProgramGetBuildInfo, -1},
    {"urProgramSetSpecializationConstants", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS,
     CONF_NEED_PROGRAM,
     probes_of_urProgramSetSpecializationConstants, 3, call_urProgramSetSpecializationConstants, -1},
    {"urProgramGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_PROGRAM,
     probes_of_urProgramGetNativeHandle, 2, call_urProgramGetNativeHandle, -1},
    {"urProgramCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urProgramCreateWithNativeHandle, 2, call_urProgramCreateWithNativeHandle, -1},
    {"urQueueGetInfo", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueGetInfo, 5, call_urQueueGetInfo, -1},
    {"urQueueCreate", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urQueueCreate, 5, call_urQueueCreate, -1},
    {"urQueueRetain", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueRetain, 1, call_urQueueRetain, -1},
    {"urQueueRelease", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueRelease, 1, call_urQueueRelease, -1},
    {"urQueueGetNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueGetNativeHandle, 2, call_urQueueGetNativeHandle, -1},
    {"urQueueCreateWithNativeHandle", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urQueueCreateWithNativeHandle, 2, call_urQueueCreateWithNativeHandle, -1},
    {"urQueueFinish", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueFinish, 1, call_urQueueFinish, -1},
    {"urQueueFlush", false, false, false,
     false, UINT32_MAX,
     CONF_NEED_QUEUE,
     probes_of_urQueueFlush, 1, call_urQueueFlush, -1},
    {"urKernelSetArgValue", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelSetArgValue, 2, call_urKernelSetArgValue, -1},
    {"urKernelSetArgLocal", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelSetArgLocal, 1, call_urKernelSetArgLocal, -1},
    {"urKernelSetArgPointer", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelSetArgPointer, 1, call_urKernelSetArgPointer, -1},
    {"urKernelSetArgSampler", true, false, true,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_KERNEL | CONF_NEED_SAMPLER,
     probes_of_urKernelSetArgSampler, 2, call_urKernelSetArgSampler, -1},
    {"urKernelSetArgMemObj", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_KERNEL,
     probes_of_urKernelSetArgMemObj, 1, call_urKernelSetArgMemObj, -1},
    {"urEnqueueKernelLaunch", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_EVENT | CONF_NEED_KERNEL | CONF_NEED_QUEUE,
     probes_of_urEnqueueKernelLaunch, 6, call_urEnqueueKernelLaunch, -1},
    {"urSamplerCreate", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urSamplerCreate, 3, call_urSamplerCreate, -1},
    {"urSamplerRetain", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_SAMPLER,
     probes_of_urSamplerRetain, 1, call_urSamplerRetain, -1},
    {"urSamplerRelease", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_SAMPLER,
     probes_of_urSamplerRelease, 1, call_urSamplerRelease, -1},
    {"urSamplerGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_SAMPLER,
     probes_of_urSamplerGetInfo, 5, call_urSamplerGetInfo, -1},
    {"urSamplerGetNativeHandle", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_SAMPLER,
     probes_of_urSamplerGetNativeHandle, 2, call_urSamplerGetNativeHandle, -1},
    {"urSamplerCreateWithNativeHandle", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_IMAGE_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urSamplerCreateWithNativeHandle, 2, call_urSamplerCreateWithNativeHandle, -1},
    {"urEventCreateUserExp", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urEventCreateUserExp, 2, call_urEventCreateUserExp, -1},
    {"urEventSetStatusExp", true, false, true,
     false, UINT32_MAX,
     CONF_NEED_EVENT,
     probes_of_urEventSetStatusExp, 2, call_urEventSetStatusExp, -1},
    {"urUSMHostAlloc", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT,
     probes_of_urUSMHostAlloc, 5, call_urUSMHostAlloc, -1},
    {"urUSMDeviceAlloc", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMDeviceAlloc, 6, call_urUSMDeviceAlloc, -1},
    {"urUSMSharedAlloc", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urUSMSharedAlloc, 6, call_urUSMSharedAlloc, -1},
    {"urUSMFree", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMFree, 2, call_urUSMFree, -1},
    {"urUSMGetMemAllocInfo", true, false, false,
     false, UINT32_MAX,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urUSMGetMemAllocInfo, 3, call_urUSMGetMemAllocInfo, -1},
    {"urUSMPoolCreate", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urUSMPoolCreate, 3, call_urUSMPoolCreate, -1},
    {"urUSMPoolRetain", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_POOL,
     probes_of_urUSMPoolRetain, 1, call_urUSMPoolRetain, -1},
    {"urUSMPoolRelease", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_POOL,
     probes_of_urUSMPoolRelease, 1, call_urUSMPoolRelease, -1},
    {"urUSMPoolGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_USM_POOL_SUPPORT,
     CONF_NEED_POOL,
     probes_of_urUSMPoolGetInfo, 5, call_urUSMPoolGetInfo, -1},
    {"urVirtualMemGranularityGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urVirtualMemGranularityGetInfo, 5, call_urVirtualMemGranularityGetInfo, -1},
    {"urVirtualMemReserve", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT,
     probes_of_urVirtualMemReserve, 2, call_urVirtualMemReserve, -1},
    {"urVirtualMemFree", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urVirtualMemFree, 2, call_urVirtualMemFree, -1},
    {"urVirtualMemMap", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_PHYSICAL_MEM | CONF_NEED_USM,
     probes_of_urVirtualMemMap, 4, call_urVirtualMemMap, -1},
    {"urVirtualMemUnmap", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urVirtualMemUnmap, 2, call_urVirtualMemUnmap, -1},
    {"urVirtualMemSetAccess", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urVirtualMemSetAccess, 3, call_urVirtualMemSetAccess, -1},
    {"urVirtualMemGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_USM,
     probes_of_urVirtualMemGetInfo, 3, call_urVirtualMemGetInfo, -1},
    {"urPhysicalMemCreate", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_CONTEXT | CONF_NEED_DEVICE,
     probes_of_urPhysicalMemCreate, 4, call_urPhysicalMemCreate, -1},
    {"urPhysicalMemRetain", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_PHYSICAL_MEM,
     probes_of_urPhysicalMemRetain, 1, call_urPhysicalMemRetain, -1},
    {"urPhysicalMemRelease", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_PHYSICAL_MEM,
     probes_of_urPhysicalMemRelease, 1, call_urPhysicalMemRelease, -1},
    {"urPhysicalMemGetInfo", true, false, false,
     false, (uint32_t)UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
     CONF_NEED_PHYSICAL_MEM,
     probes_of_urPhysicalMemGetInfo, 2, call_urPhysicalMemGetInfo, -1},
};
const size_t conf_probe_set_count = sizeof conf_probe_sets / sizeof conf_probe_sets[0];
