/* Generated from scripts/templates/validation_checks.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The rules about the parameters of each entry point: a check returns the number of the rule that is broken plus
 * one, or 0. Where the assembly form of the layer exists (validation_x86_64.S), it calls the checks with the
 * arguments where the program put them; see validation.h. Elsewhere each check has a wrapper in C. */
#include <stddef.h>

#include "../layers/validation.h"

#define CHECK LOADER_CHECK
#define BROKEN(rule) ((rule) + 1)

/* Three rules about a wait list: it is there, it is not empty, it holds no NULL. */
#define WAIT_LIST(count, list, rule)                                                               \
    if (count) {                                                                                   \
        if (!(list)) {                                                                             \
            return BROKEN(rule);                                                                   \
        }                                                                                          \
        for (const ur_event_handle_t *at = (list), *end = at + (count); at != end; at++) {         \
            if (!*at) {                                                                            \
                return BROKEN((rule) + 2);                                                         \
            }                                                                                      \
        }                                                                                          \
    } else if (list) {                                                                             \
        return BROKEN((rule) + 1);                                                                 \
    }

/* Not every parameter has a rule. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

static inline __attribute__((always_inline)) bool strange_ur_device_info_t(uint32_t v) {
    return v > 139u && v - 4096u > 3u && v - 8192u > 12u && v != 8206u && v - 8208u > 5u && v - 8215u > 6u && v - 8224u > 6u && v != 8272u && v - 8288u > 2u && v != 8304u && v != 8320u && v != 8336u && v != 8352u && v != 16384u && v != 24576u && v - 24578u > 1u && v != 28672u && v != 32768u && v != 36864u;
}

static inline __attribute__((always_inline)) bool strange_ur_usm_pool_info_t(uint32_t v) {
    return v > 1u && v - 8272u > 5u;
}

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_AdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters);
#endif
CHECK loader_check_AdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
    if (NumEntries == 0 && phAdapters != NULL) {
        return BROKEN(0);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_AdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
    uint32_t broken = loader_check_AdapterGet(NumEntries, phAdapters, pNumAdapters);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Adapter.pfnGet(NumEntries, phAdapters, pNumAdapters);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_AdapterRelease(ur_adapter_handle_t hAdapter);
#endif
CHECK loader_check_AdapterRelease(ur_adapter_handle_t hAdapter) {
    if (!hAdapter) {
        return BROKEN(1);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_AdapterRelease(ur_adapter_handle_t hAdapter) {
    uint32_t broken = loader_check_AdapterRelease(hAdapter);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Adapter.pfnRelease(hAdapter);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_AdapterRetain(ur_adapter_handle_t hAdapter);
#endif
CHECK loader_check_AdapterRetain(ur_adapter_handle_t hAdapter) {
    if (!hAdapter) {
        return BROKEN(2);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_AdapterRetain(ur_adapter_handle_t hAdapter) {
    uint32_t broken = loader_check_AdapterRetain(hAdapter);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Adapter.pfnRetain(hAdapter);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError);
#endif
CHECK loader_check_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
    if (!hAdapter) {
        return BROKEN(3);
    }
    if (!ppMessage) {
        return BROKEN(4);
    }
    if (!pError) {
        return BROKEN(5);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
    uint32_t broken = loader_check_AdapterGetLastError(hAdapter, ppMessage, pError);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hAdapter) {
        return BROKEN(6);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(7);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(8);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(9);
    }
    if ((uint32_t)propName > 2u) {
        return BROKEN(10);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_AdapterGetInfo(
        hAdapter, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Adapter.pfnGetInfo(
        hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level);
#endif
CHECK loader_check_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level) {
    if (!hAdapter) {
        return BROKEN(11);
    }
    if (!pfnLoggerCallback) {
        return BROKEN(12);
    }
    if ((uint32_t)level > 4u) {
        return BROKEN(13);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level) {
    uint32_t broken = loader_check_AdapterSetLoggerCallback(
        hAdapter, pfnLoggerCallback, pUserData, level);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Adapter.pfnSetLoggerCallback(
        hAdapter, pfnLoggerCallback, pUserData, level);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level);
#endif
CHECK loader_check_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    if (!hAdapter) {
        return BROKEN(14);
    }
    if ((uint32_t)level > 4u) {
        return BROKEN(15);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    uint32_t broken = loader_check_AdapterSetLoggerCallbackLevel(hAdapter, level);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext);
#endif
CHECK loader_check_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
    if (!phDevices) {
        return BROKEN(16);
    }
    if (!phContext) {
        return BROKEN(17);
    }
    if (pProperties && (pProperties->flags & UR_CONTEXT_FLAGS_MASK) != 0) {
        return BROKEN(18);
    }
    if (DeviceCount == 0) {
        return BROKEN(19);
    }
    for (uint64_t i = 0; i < DeviceCount; i++) {
        if (!phDevices[i]) {
            return BROKEN(20);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
    uint32_t broken = loader_check_ContextCreate(DeviceCount, phDevices, pProperties, phContext);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Context.pfnCreate(
        DeviceCount, phDevices, pProperties, phContext);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ContextRetain(ur_context_handle_t hContext);
#endif
CHECK loader_check_ContextRetain(ur_context_handle_t hContext) {
    if (!hContext) {
        return BROKEN(21);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ContextRetain(ur_context_handle_t hContext) {
    uint32_t broken = loader_check_ContextRetain(hContext);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Context.pfnRetain(hContext);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ContextRelease(ur_context_handle_t hContext);
#endif
CHECK loader_check_ContextRelease(ur_context_handle_t hContext) {
    if (!hContext) {
        return BROKEN(22);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ContextRelease(ur_context_handle_t hContext) {
    uint32_t broken = loader_check_ContextRelease(hContext);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Context.pfnRelease(hContext);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hContext) {
        return BROKEN(23);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(24);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(25);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(26);
    }
    if ((uint32_t)propName > 4u) {
        return BROKEN(27);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_ContextGetInfo(
        hContext, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Context.pfnGetInfo(
        hContext, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext);
#endif
CHECK loader_check_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    if (!hContext) {
        return BROKEN(28);
    }
    if (!phNativeContext) {
        return BROKEN(29);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    uint32_t broken = loader_check_ContextGetNativeHandle(hContext, phNativeContext);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Context.pfnGetNativeHandle(hContext, phNativeContext);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext);
#endif
CHECK loader_check_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
    if (!hAdapter) {
        return BROKEN(30);
    }
    if (!phContext) {
        return BROKEN(31);
    }
    for (uint64_t i = 0; i < numDevices; i++) {
        if (phDevices && !phDevices[i]) {
            return BROKEN(32);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
    uint32_t broken = loader_check_ContextCreateWithNativeHandle(
        hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Context.pfnCreateWithNativeHandle(
        hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData);
#endif
CHECK loader_check_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    if (!hContext) {
        return BROKEN(33);
    }
    if (!pfnDeleter) {
        return BROKEN(34);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    uint32_t broken = loader_check_ContextSetExtendedDeleter(hContext, pfnDeleter, pUserData);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices);
#endif
CHECK loader_check_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    if (!hPlatform) {
        return BROKEN(35);
    }
    if (NumEntries == 0 && phDevices != NULL) {
        return BROKEN(36);
    }
    if (NumEntries > 0 && phDevices == NULL) {
        return BROKEN(37);
    }
    if ((uint32_t)DeviceType - 1u > 7u) {
        return BROKEN(38);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    uint32_t broken = loader_check_DeviceGet(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Device.pfnGet(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}
#endif

static inline uint32_t loader_check_DeviceGetSelected(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    if (!hPlatform) {
        return BROKEN(39);
    }
    if ((uint32_t)DeviceType - 1u > 7u) {
        return BROKEN(40);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_DeviceGetSelected(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    uint32_t broken = loader_check_DeviceGetSelected(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnDeviceGetSelected(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hDevice) {
        return BROKEN(41);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(42);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(43);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(44);
    }
    if (strange_ur_device_info_t((uint32_t)propName)) {
        return BROKEN(45);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_DeviceGetInfo(
        hDevice, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Device.pfnGetInfo(
        hDevice, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_DeviceRetain(ur_device_handle_t hDevice);
#endif
CHECK loader_check_DeviceRetain(ur_device_handle_t hDevice) {
    if (!hDevice) {
        return BROKEN(46);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_DeviceRetain(ur_device_handle_t hDevice) {
    uint32_t broken = loader_check_DeviceRetain(hDevice);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Device.pfnRetain(hDevice);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_DeviceRelease(ur_device_handle_t hDevice);
#endif
CHECK loader_check_DeviceRelease(ur_device_handle_t hDevice) {
    if (!hDevice) {
        return BROKEN(47);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_DeviceRelease(ur_device_handle_t hDevice) {
    uint32_t broken = loader_check_DeviceRelease(hDevice);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Device.pfnRelease(hDevice);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet);
#endif
CHECK loader_check_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    if (!hDevice) {
        return BROKEN(48);
    }
    if (!pProperties) {
        return BROKEN(49);
    }
    if (!pProperties->pProperties) {
        return BROKEN(50);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    uint32_t broken = loader_check_DevicePartition(
        hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Device.pfnPartition(
        hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary);
#endif
CHECK loader_check_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary) {
    if (!hDevice) {
        return BROKEN(51);
    }
    if (!pBinaries) {
        return BROKEN(52);
    }
    if (!pSelectedBinary) {
        return BROKEN(53);
    }
    for (uint64_t i = 0; i < NumBinaries; i++) {
        if (!pBinaries[i].pDeviceTargetSpec) {
            return BROKEN(54);
        }
    }
    if (NumBinaries == 0) {
        return BROKEN(55);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary) {
    uint32_t broken = loader_check_DeviceSelectBinary(
        hDevice, pBinaries, NumBinaries, pSelectedBinary);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Device.pfnSelectBinary(
        hDevice, pBinaries, NumBinaries, pSelectedBinary);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice);
#endif
CHECK loader_check_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
    if (!hDevice) {
        return BROKEN(56);
    }
    if (!phNativeDevice) {
        return BROKEN(57);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
    uint32_t broken = loader_check_DeviceGetNativeHandle(hDevice, phNativeDevice);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Device.pfnGetNativeHandle(hDevice, phNativeDevice);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice);
#endif
CHECK loader_check_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    if (!hAdapter) {
        return BROKEN(58);
    }
    if (!phDevice) {
        return BROKEN(59);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    uint32_t broken = loader_check_DeviceCreateWithNativeHandle(
        hNativeDevice, hAdapter, pProperties, phDevice);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Device.pfnCreateWithNativeHandle(
        hNativeDevice, hAdapter, pProperties, phDevice);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp);
#endif
CHECK loader_check_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) {
    if (!hDevice) {
        return BROKEN(60);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) {
    uint32_t broken = loader_check_DeviceGetGlobalTimestamps(
        hDevice, pDeviceTimestamp, pHostTimestamp);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Device.pfnGetGlobalTimestamps(
        hDevice, pDeviceTimestamp, pHostTimestamp);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(61);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 62)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueEventsWait(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnEventsWait(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(65);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 66)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueEventsWaitWithBarrier(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnEventsWaitWithBarrier(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemBufferRead(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueMemBufferRead(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(69);
    }
    if (!hBuffer) {
        return BROKEN(70);
    }
    if (!pDst) {
        return BROKEN(71);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 72)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueMemBufferRead(
        hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemBufferRead(
        hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemBufferWrite(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueMemBufferWrite(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(75);
    }
    if (!hBuffer) {
        return BROKEN(76);
    }
    if (!pSrc) {
        return BROKEN(77);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 78)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueMemBufferWrite(
        hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemBufferWrite(
        hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemBufferReadRect(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueMemBufferReadRect(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(81);
    }
    if (!hBuffer) {
        return BROKEN(82);
    }
    if (!pDst) {
        return BROKEN(83);
    }
    if (region.width == 0 || region.height == 0 || region.depth == 0) {
        return BROKEN(87);
    }
    if (bufferRowPitch != 0 && bufferRowPitch < region.width) {
        return BROKEN(88);
    }
    if (hostRowPitch != 0 && hostRowPitch < region.width) {
        return BROKEN(89);
    }
    if (bufferSlicePitch != 0 && bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)) {
        return BROKEN(90);
    }
    if (hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)) {
        return BROKEN(91);
    }
    if (bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0) {
        return BROKEN(92);
    }
    if (hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0) {
        return BROKEN(93);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 84)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueMemBufferReadRect(
        hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemBufferReadRect(
        hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemBufferWriteRect(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueMemBufferWriteRect(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(94);
    }
    if (!hBuffer) {
        return BROKEN(95);
    }
    if (!pSrc) {
        return BROKEN(96);
    }
    if (region.width == 0 || region.height == 0 || region.depth == 0) {
        return BROKEN(100);
    }
    if (bufferRowPitch != 0 && bufferRowPitch < region.width) {
        return BROKEN(101);
    }
    if (hostRowPitch != 0 && hostRowPitch < region.width) {
        return BROKEN(102);
    }
    if (bufferSlicePitch != 0 && bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)) {
        return BROKEN(103);
    }
    if (hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)) {
        return BROKEN(104);
    }
    if (bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0) {
        return BROKEN(105);
    }
    if (hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0) {
        return BROKEN(106);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 97)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueMemBufferWriteRect(
        hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemBufferWriteRect(
        hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemBufferCopy(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueMemBufferCopy(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(107);
    }
    if (!hBufferSrc) {
        return BROKEN(108);
    }
    if (!hBufferDst) {
        return BROKEN(109);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 110)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueMemBufferCopy(
        hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemBufferCopy(
        hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
        phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemBufferCopyRect(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueMemBufferCopyRect(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(113);
    }
    if (!hBufferSrc) {
        return BROKEN(114);
    }
    if (!hBufferDst) {
        return BROKEN(115);
    }
    if (region.width == 0 || region.height == 0 || region.depth == 0) {
        return BROKEN(119);
    }
    if (srcRowPitch != 0 && srcRowPitch < region.width) {
        return BROKEN(120);
    }
    if (dstRowPitch != 0 && dstRowPitch < region.width) {
        return BROKEN(121);
    }
    if (srcSlicePitch != 0 && srcSlicePitch < region.height * (srcRowPitch != 0 ? srcRowPitch : region.width)) {
        return BROKEN(122);
    }
    if (dstSlicePitch != 0 && dstSlicePitch < region.height * (dstRowPitch != 0 ? dstRowPitch : region.width)) {
        return BROKEN(123);
    }
    if (srcSlicePitch != 0 && srcSlicePitch % (srcRowPitch != 0 ? srcRowPitch : region.width) != 0) {
        return BROKEN(124);
    }
    if (dstSlicePitch != 0 && dstSlicePitch % (dstRowPitch != 0 ? dstRowPitch : region.width) != 0) {
        return BROKEN(125);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 116)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemBufferFill(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueMemBufferFill(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(126);
    }
    if (!hBuffer) {
        return BROKEN(127);
    }
    if (!pPattern) {
        return BROKEN(128);
    }
    if (patternSize == 0 || size == 0) {
        return BROKEN(132);
    }
    if (patternSize > size) {
        return BROKEN(133);
    }
    if ((patternSize & (patternSize - 1)) != 0) {
        return BROKEN(134);
    }
    if (size % patternSize != 0) {
        return BROKEN(135);
    }
    if (offset % patternSize != 0) {
        return BROKEN(136);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 129)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueMemBufferFill(
        hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemBufferFill(
        hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemImageRead(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead,
    ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueMemImageRead(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead,
    ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(137);
    }
    if (!hImage) {
        return BROKEN(138);
    }
    if (!pDst) {
        return BROKEN(139);
    }
    if (region.width == 0 || region.height == 0 || region.depth == 0) {
        return BROKEN(143);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 140)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueMemImageRead(
        hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
        numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemImageRead(
        hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
        numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemImageWrite(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite,
    ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueMemImageWrite(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite,
    ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(144);
    }
    if (!hImage) {
        return BROKEN(145);
    }
    if (!pSrc) {
        return BROKEN(146);
    }
    if (region.width == 0 || region.height == 0 || region.depth == 0) {
        return BROKEN(150);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 147)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueMemImageWrite(
        hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
        numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemImageWrite(
        hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
        numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemImageCopy(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueMemImageCopy(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(151);
    }
    if (!hImageSrc) {
        return BROKEN(152);
    }
    if (!hImageDst) {
        return BROKEN(153);
    }
    if (region.width == 0 || region.height == 0 || region.depth == 0) {
        return BROKEN(157);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 154)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueMemImageCopy(
        hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemImageCopy(
        hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
        phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemBufferMap(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap,
    ur_map_flags_t mapFlags, size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap);
#endif
CHECK loader_check_EnqueueMemBufferMap(
    LOADER_PAD ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap,
    ur_map_flags_t mapFlags, size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    if (!hQueue) {
        return BROKEN(158);
    }
    if (!hBuffer) {
        return BROKEN(159);
    }
    if (!ppRetMap) {
        return BROKEN(160);
    }
    if ((mapFlags & UR_MAP_FLAGS_MASK) != 0) {
        return BROKEN(164);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 161)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    uint32_t broken = loader_check_EnqueueMemBufferMap(
        hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent, ppRetMap);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemBufferMap(
        hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent, ppRetMap);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(165);
    }
    if (!hMem) {
        return BROKEN(166);
    }
    if (!pMappedPtr) {
        return BROKEN(167);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 168)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueMemUnmap(
        hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnMemUnmap(
        hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueUSMFill(
    LOADER_PAD ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern,
    size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueUSMFill(
    LOADER_PAD ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern,
    size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(171);
    }
    if (!pMem) {
        return BROKEN(172);
    }
    if (!pPattern) {
        return BROKEN(173);
    }
    if (patternSize == 0 || size == 0) {
        return BROKEN(177);
    }
    if (patternSize > size) {
        return BROKEN(178);
    }
    if (size % patternSize != 0) {
        return BROKEN(179);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 174)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueUSMFill(
        hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnUSMFill(
        hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueUSMMemcpy(
    LOADER_PAD ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueUSMMemcpy(
    LOADER_PAD ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(180);
    }
    if (!pDst) {
        return BROKEN(181);
    }
    if (!pSrc) {
        return BROKEN(182);
    }
    if (size == 0) {
        return BROKEN(186);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 183)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueUSMMemcpy(
        hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnUSMMemcpy(
        hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueUSMPrefetch(
    LOADER_PAD ur_queue_handle_t hQueue, const void *pMem, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueUSMPrefetch(
    LOADER_PAD ur_queue_handle_t hQueue, const void *pMem, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(187);
    }
    if (!pMem) {
        return BROKEN(188);
    }
    if ((flags & UR_USM_MIGRATION_FLAGS_MASK) != 0) {
        return BROKEN(192);
    }
    if (size == 0) {
        return BROKEN(193);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 189)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueUSMPrefetch(
        hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnUSMPrefetch(
        hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(194);
    }
    if (!pMem) {
        return BROKEN(195);
    }
    if ((advice & UR_USM_ADVICE_FLAGS_MASK) != 0) {
        return BROKEN(196);
    }
    if (size == 0) {
        return BROKEN(197);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueUSMFill2D(
    LOADER_PAD ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize,
    const void *pPattern, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueUSMFill2D(
    LOADER_PAD ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize,
    const void *pPattern, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(198);
    }
    if (!pMem) {
        return BROKEN(199);
    }
    if (!pPattern) {
        return BROKEN(200);
    }
    if (pitch == 0) {
        return BROKEN(204);
    }
    if (pitch < width) {
        return BROKEN(205);
    }
    if (patternSize == 0) {
        return BROKEN(206);
    }
    if (patternSize > width * height) {
        return BROKEN(207);
    }
    if (patternSize != 0 && ((patternSize & (patternSize - 1)) != 0)) {
        return BROKEN(208);
    }
    if (width == 0) {
        return BROKEN(209);
    }
    if (height == 0) {
        return BROKEN(210);
    }
    if (width * height % patternSize != 0) {
        return BROKEN(211);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 201)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueUSMFill2D(
        hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnUSMFill2D(
        hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueUSMMemcpy2D(
    LOADER_PAD ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch,
    const void *pSrc, size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueUSMMemcpy2D(
    LOADER_PAD ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch,
    const void *pSrc, size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(212);
    }
    if (!pDst) {
        return BROKEN(213);
    }
    if (!pSrc) {
        return BROKEN(214);
    }
    if (srcPitch == 0) {
        return BROKEN(218);
    }
    if (dstPitch == 0) {
        return BROKEN(219);
    }
    if (srcPitch < width) {
        return BROKEN(220);
    }
    if (dstPitch < width) {
        return BROKEN(221);
    }
    if (height == 0) {
        return BROKEN(222);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 215)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueUSMMemcpy2D(
        hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnUSMMemcpy2D(
        hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueDeviceGlobalVariableWrite(
    LOADER_PAD ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name,
    bool blockingWrite, size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueDeviceGlobalVariableWrite(
    LOADER_PAD ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name,
    bool blockingWrite, size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(223);
    }
    if (!hProgram) {
        return BROKEN(224);
    }
    if (!name) {
        return BROKEN(225);
    }
    if (!pSrc) {
        return BROKEN(226);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 227)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueDeviceGlobalVariableWrite(
        hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnDeviceGlobalVariableWrite(
        hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
        phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueDeviceGlobalVariableRead(
    LOADER_PAD ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name,
    bool blockingRead, size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueDeviceGlobalVariableRead(
    LOADER_PAD ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name,
    bool blockingRead, size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(230);
    }
    if (!hProgram) {
        return BROKEN(231);
    }
    if (!name) {
        return BROKEN(232);
    }
    if (!pDst) {
        return BROKEN(233);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 234)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueDeviceGlobalVariableRead(
        hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnDeviceGlobalVariableRead(
        hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
        phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueReadHostPipe(
    LOADER_PAD ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol,
    bool blocking, void *pDst, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueReadHostPipe(
    LOADER_PAD ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol,
    bool blocking, void *pDst, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(237);
    }
    if (!hProgram) {
        return BROKEN(238);
    }
    if (!pipe_symbol) {
        return BROKEN(239);
    }
    if (!pDst) {
        return BROKEN(240);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 241)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueReadHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnReadHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueWriteHostPipe(
    LOADER_PAD ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol,
    bool blocking, void *pSrc, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueWriteHostPipe(
    LOADER_PAD ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol,
    bool blocking, void *pSrc, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(244);
    }
    if (!hProgram) {
        return BROKEN(245);
    }
    if (!pipe_symbol) {
        return BROKEN(246);
    }
    if (!pSrc) {
        return BROKEN(247);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 248)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueWriteHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnWriteHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList,
        phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hEvent) {
        return BROKEN(251);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(252);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(253);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(254);
    }
    if ((uint32_t)propName > 4u) {
        return BROKEN(255);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_EventGetInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Event.pfnGetInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hEvent) {
        return BROKEN(256);
    }
    if ((uint32_t)propName > 4u) {
        return BROKEN(257);
    }
    if (pPropValue && propSize == 0) {
        return BROKEN(258);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_EventGetProfilingInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Event.pfnGetProfilingInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList);
#endif
CHECK loader_check_EventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    if (!phEventWaitList) {
        return BROKEN(259);
    }
    if (numEvents == 0) {
        return BROKEN(260);
    }
    for (uint64_t i = 0; i < numEvents; i++) {
        if (!phEventWaitList[i]) {
            return BROKEN(261);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EventWait(
    uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    uint32_t broken = loader_check_EventWait(numEvents, phEventWaitList);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Event.pfnWait(numEvents, phEventWaitList);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EventRetain(ur_event_handle_t hEvent);
#endif
CHECK loader_check_EventRetain(ur_event_handle_t hEvent) {
    if (!hEvent) {
        return BROKEN(262);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EventRetain(ur_event_handle_t hEvent) {
    uint32_t broken = loader_check_EventRetain(hEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Event.pfnRetain(hEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EventRelease(ur_event_handle_t hEvent);
#endif
CHECK loader_check_EventRelease(ur_event_handle_t hEvent) {
    if (!hEvent) {
        return BROKEN(263);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EventRelease(ur_event_handle_t hEvent) {
    uint32_t broken = loader_check_EventRelease(hEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Event.pfnRelease(hEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);
#endif
CHECK loader_check_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    if (!hEvent) {
        return BROKEN(264);
    }
    if (!phNativeEvent) {
        return BROKEN(265);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    uint32_t broken = loader_check_EventGetNativeHandle(hEvent, phNativeEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Event.pfnGetNativeHandle(hEvent, phNativeEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    if (!hContext) {
        return BROKEN(266);
    }
    if (!phEvent) {
        return BROKEN(267);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EventCreateWithNativeHandle(
        hNativeEvent, hContext, pProperties, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Event.pfnCreateWithNativeHandle(
        hNativeEvent, hContext, pProperties, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData);
#endif
CHECK loader_check_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData) {
    if (!hEvent) {
        return BROKEN(268);
    }
    if (!pfnNotify) {
        return BROKEN(269);
    }
    if ((uint32_t)execStatus > 3u) {
        return BROKEN(270);
    }
    if (execStatus == UR_EXECUTION_INFO_QUEUED) {
        return BROKEN(271);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData) {
    uint32_t broken = loader_check_EventSetCallback(hEvent, execStatus, pfnNotify, pUserData);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueUSMDeviceAllocExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueUSMDeviceAllocExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(272);
    }
    if (!ppMem) {
        return BROKEN(273);
    }
    if (pProperties && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) {
        return BROKEN(277);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 274)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueUSMDeviceAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.EnqueueExp.pfnUSMDeviceAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueUSMSharedAllocExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueUSMSharedAllocExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(278);
    }
    if (!ppMem) {
        return BROKEN(279);
    }
    if (pProperties && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) {
        return BROKEN(283);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 280)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueUSMSharedAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.EnqueueExp.pfnUSMSharedAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueUSMHostAllocExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueUSMHostAllocExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(284);
    }
    if (!ppMem) {
        return BROKEN(285);
    }
    if (pProperties && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) {
        return BROKEN(289);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 286)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueUSMHostAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.EnqueueExp.pfnUSMHostAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(290);
    }
    if (!pMem) {
        return BROKEN(291);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 292)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueUSMFreeExp(
        hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.EnqueueExp.pfnUSMFreeExp(
        hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool);
#endif
CHECK loader_check_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool) {
    if (!hContext) {
        return BROKEN(295);
    }
    if (!hDevice) {
        return BROKEN(296);
    }
    if (!pPoolDesc) {
        return BROKEN(297);
    }
    if (!pPool) {
        return BROKEN(298);
    }
    if ((pPoolDesc->flags & UR_USM_POOL_FLAGS_MASK) != 0) {
        return BROKEN(299);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool) {
    uint32_t broken = loader_check_USMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);
#endif
CHECK loader_check_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    if (!hContext) {
        return BROKEN(300);
    }
    if (!hDevice) {
        return BROKEN(301);
    }
    if (!hPool) {
        return BROKEN(302);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    uint32_t broken = loader_check_USMPoolDestroyExp(hContext, hDevice, hPool);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnPoolDestroyExp(hContext, hDevice, hPool);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);
#endif
CHECK loader_check_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    if (!hContext) {
        return BROKEN(303);
    }
    if (!hDevice) {
        return BROKEN(304);
    }
    if (!pPool) {
        return BROKEN(305);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    uint32_t broken = loader_check_USMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet);
#endif
CHECK loader_check_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    if (!hPool) {
        return BROKEN(306);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(307);
    }
    if (strange_ur_usm_pool_info_t((uint32_t)propName)) {
        return BROKEN(308);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    uint32_t broken = loader_check_USMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnPoolGetInfoExp(
        hPool, propName, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize);
#endif
CHECK loader_check_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) {
    if (!hPool) {
        return BROKEN(309);
    }
    if (!pPropValue) {
        return BROKEN(310);
    }
    if (strange_ur_usm_pool_info_t((uint32_t)propName)) {
        return BROKEN(311);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) {
    uint32_t broken = loader_check_USMPoolSetInfoExp(hPool, propName, pPropValue, propSize);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnPoolSetInfoExp(hPool, propName, pPropValue, propSize);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);
#endif
CHECK loader_check_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    if (!hContext) {
        return BROKEN(312);
    }
    if (!hDevice) {
        return BROKEN(313);
    }
    if (!hPool) {
        return BROKEN(314);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    uint32_t broken = loader_check_USMPoolSetDevicePoolExp(hContext, hDevice, hPool);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnPoolSetDevicePoolExp(hContext, hDevice, hPool);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);
#endif
CHECK loader_check_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    if (!hContext) {
        return BROKEN(315);
    }
    if (!hDevice) {
        return BROKEN(316);
    }
    if (!pPool) {
        return BROKEN(317);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    uint32_t broken = loader_check_USMPoolGetDevicePoolExp(hContext, hDevice, pPool);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnPoolGetDevicePoolExp(hContext, hDevice, pPool);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep);
#endif
CHECK loader_check_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep) {
    if (!hContext) {
        return BROKEN(318);
    }
    if (!hDevice) {
        return BROKEN(319);
    }
    if (!hPool) {
        return BROKEN(320);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep) {
    uint32_t broken = loader_check_USMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnPoolTrimToExp(
        hContext, hDevice, hPool, minBytesToKeep);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPitchedAllocExp(
    LOADER_PAD ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height,
    size_t elementSizeBytes, void **ppMem, size_t *pResultPitch);
#endif
CHECK loader_check_USMPitchedAllocExp(
    LOADER_PAD ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height,
    size_t elementSizeBytes, void **ppMem, size_t *pResultPitch) {
    if (!hContext) {
        return BROKEN(321);
    }
    if (!hDevice) {
        return BROKEN(322);
    }
    if (!ppMem) {
        return BROKEN(323);
    }
    if (!pResultPitch) {
        return BROKEN(324);
    }
    if (pUSMDesc && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) {
        return BROKEN(325);
    }
    if (pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)) {
        return BROKEN(326);
    }
    if (widthInBytes == 0) {
        return BROKEN(327);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch) {
    uint32_t broken = loader_check_USMPitchedAllocExp(
        hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
        pResultPitch);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnPitchedAllocExp(
        hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
        pResultPitch);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);
#endif
CHECK loader_check_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    if (!hContext) {
        return BROKEN(328);
    }
    if (!hDevice) {
        return BROKEN(329);
    }
    if (!hImage) {
        return BROKEN(330);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    uint32_t broken = loader_check_BindlessImagesUnsampledImageHandleDestroyExp(
        hContext, hDevice, hImage);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp(
        hContext, hDevice, hImage);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);
#endif
CHECK loader_check_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    if (!hContext) {
        return BROKEN(331);
    }
    if (!hDevice) {
        return BROKEN(332);
    }
    if (!hImage) {
        return BROKEN(333);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    uint32_t broken = loader_check_BindlessImagesSampledImageHandleDestroyExp(
        hContext, hDevice, hImage);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnSampledImageHandleDestroyExp(
        hContext, hDevice, hImage);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem);
#endif
CHECK loader_check_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) {
    if (!hContext) {
        return BROKEN(334);
    }
    if (!hDevice) {
        return BROKEN(335);
    }
    if (!pImageFormat) {
        return BROKEN(336);
    }
    if (!pImageDesc) {
        return BROKEN(337);
    }
    if (!phImageMem) {
        return BROKEN(338);
    }
    if ((uint32_t)pImageFormat->channelOrder > 14u) {
        return BROKEN(339);
    }
    if ((uint32_t)pImageFormat->channelType > 14u) {
        return BROKEN(340);
    }
    if (pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type) {
        return BROKEN(341);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) {
    uint32_t broken = loader_check_BindlessImagesImageAllocateExp(
        hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnImageAllocateExp(
        hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem);
#endif
CHECK loader_check_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem) {
    if (!hContext) {
        return BROKEN(342);
    }
    if (!hDevice) {
        return BROKEN(343);
    }
    if (!hImageMem) {
        return BROKEN(344);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem) {
    uint32_t broken = loader_check_BindlessImagesImageFreeExp(hContext, hDevice, hImageMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnImageFreeExp(hContext, hDevice, hImageMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage);
#endif
CHECK loader_check_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
    if (!hContext) {
        return BROKEN(345);
    }
    if (!hDevice) {
        return BROKEN(346);
    }
    if (!hImageMem) {
        return BROKEN(347);
    }
    if (!pImageFormat) {
        return BROKEN(348);
    }
    if (!pImageDesc) {
        return BROKEN(349);
    }
    if (!phImage) {
        return BROKEN(350);
    }
    if ((uint32_t)pImageFormat->channelOrder > 14u) {
        return BROKEN(351);
    }
    if ((uint32_t)pImageFormat->channelType > 14u) {
        return BROKEN(352);
    }
    if (pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type) {
        return BROKEN(353);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
    uint32_t broken = loader_check_BindlessImagesUnsampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnUnsampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesSampledImageCreateExp(
    LOADER_PAD ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage);
#endif
CHECK loader_check_BindlessImagesSampledImageCreateExp(
    LOADER_PAD ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
    if (!hContext) {
        return BROKEN(354);
    }
    if (!hDevice) {
        return BROKEN(355);
    }
    if (!hImageMem) {
        return BROKEN(356);
    }
    if (!pImageFormat) {
        return BROKEN(357);
    }
    if (!pImageDesc) {
        return BROKEN(358);
    }
    if (!pSamplerDesc) {
        return BROKEN(359);
    }
    if (!phImage) {
        return BROKEN(360);
    }
    if ((uint32_t)pImageFormat->channelOrder > 14u) {
        return BROKEN(361);
    }
    if ((uint32_t)pImageFormat->channelType > 14u) {
        return BROKEN(362);
    }
    if ((uint32_t)pSamplerDesc->addressingMode > 4u) {
        return BROKEN(363);
    }
    if ((uint32_t)pSamplerDesc->filterMode > 1u) {
        return BROKEN(364);
    }
    if (pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type) {
        return BROKEN(365);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
    uint32_t broken = loader_check_BindlessImagesSampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnSampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesImageCopyExp(
    LOADER_PAD ur_queue_handle_t hQueue, const void *pSrc, void *pDst,
    const ur_image_desc_t *pSrcImageDesc, const ur_image_desc_t *pDstImageDesc,
    const ur_image_format_t *pSrcImageFormat, const ur_image_format_t *pDstImageFormat,
    ur_exp_image_copy_region_t *pCopyRegion, ur_exp_image_copy_flags_t imageCopyFlags,
    ur_exp_image_copy_input_types_t imageCopyInputTypes, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_BindlessImagesImageCopyExp(
    LOADER_PAD ur_queue_handle_t hQueue, const void *pSrc, void *pDst,
    const ur_image_desc_t *pSrcImageDesc, const ur_image_desc_t *pDstImageDesc,
    const ur_image_format_t *pSrcImageFormat, const ur_image_format_t *pDstImageFormat,
    ur_exp_image_copy_region_t *pCopyRegion, ur_exp_image_copy_flags_t imageCopyFlags,
    ur_exp_image_copy_input_types_t imageCopyInputTypes, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(366);
    }
    if (!pSrc) {
        return BROKEN(367);
    }
    if (!pDst) {
        return BROKEN(368);
    }
    if (!pSrcImageDesc) {
        return BROKEN(369);
    }
    if (!pDstImageDesc) {
        return BROKEN(370);
    }
    if (!pSrcImageFormat) {
        return BROKEN(371);
    }
    if (!pDstImageFormat) {
        return BROKEN(372);
    }
    if (!pCopyRegion) {
        return BROKEN(373);
    }
    if ((uint32_t)pSrcImageFormat->channelOrder > 14u) {
        return BROKEN(377);
    }
    if ((uint32_t)pSrcImageFormat->channelType > 14u) {
        return BROKEN(378);
    }
    if ((uint32_t)pDstImageFormat->channelOrder > 14u) {
        return BROKEN(379);
    }
    if ((uint32_t)pDstImageFormat->channelType > 14u) {
        return BROKEN(380);
    }
    if ((imageCopyFlags & UR_EXP_IMAGE_COPY_FLAGS_MASK) != 0) {
        return BROKEN(381);
    }
    if ((uint32_t)imageCopyInputTypes > 3u) {
        return BROKEN(382);
    }
    if (pDstImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pDstImageDesc->type) {
        return BROKEN(383);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 374)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_BindlessImagesImageCopyExp(
        hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
        pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnImageCopyExp(
        hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
        pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
        phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet);
#endif
CHECK loader_check_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    if (!hContext) {
        return BROKEN(384);
    }
    if (!hImageMem) {
        return BROKEN(385);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(386);
    }
    if ((uint32_t)propName > 9u) {
        return BROKEN(387);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    uint32_t broken = loader_check_BindlessImagesImageGetInfoExp(
        hContext, hImageMem, propName, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnImageGetInfoExp(
        hContext, hImageMem, propName, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
#endif
CHECK loader_check_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    if (!hContext) {
        return BROKEN(388);
    }
    if (!hDevice) {
        return BROKEN(389);
    }
    if (!pImageDesc) {
        return BROKEN(390);
    }
    if (!pImageFormat) {
        return BROKEN(391);
    }
    if (!pSupportedRet) {
        return BROKEN(392);
    }
    if ((uint32_t)pImageFormat->channelOrder > 14u) {
        return BROKEN(393);
    }
    if ((uint32_t)pImageFormat->channelType > 14u) {
        return BROKEN(394);
    }
    if ((uint32_t)imageMemHandleType > 1u) {
        return BROKEN(395);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    uint32_t broken = loader_check_BindlessImagesGetImageMemoryHandleTypeSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
#endif
CHECK loader_check_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    if (!hContext) {
        return BROKEN(396);
    }
    if (!hDevice) {
        return BROKEN(397);
    }
    if (!pImageDesc) {
        return BROKEN(398);
    }
    if (!pImageFormat) {
        return BROKEN(399);
    }
    if (!pSupportedRet) {
        return BROKEN(400);
    }
    if ((uint32_t)pImageFormat->channelOrder > 14u) {
        return BROKEN(401);
    }
    if ((uint32_t)pImageFormat->channelType > 14u) {
        return BROKEN(402);
    }
    if ((uint32_t)imageMemHandleType > 1u) {
        return BROKEN(403);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    uint32_t broken = loader_check_BindlessImagesGetImageUnsampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
#endif
CHECK loader_check_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    if (!hContext) {
        return BROKEN(404);
    }
    if (!hDevice) {
        return BROKEN(405);
    }
    if (!pImageDesc) {
        return BROKEN(406);
    }
    if (!pImageFormat) {
        return BROKEN(407);
    }
    if (!pSupportedRet) {
        return BROKEN(408);
    }
    if ((uint32_t)pImageFormat->channelOrder > 14u) {
        return BROKEN(409);
    }
    if ((uint32_t)pImageFormat->channelType > 14u) {
        return BROKEN(410);
    }
    if ((uint32_t)imageMemHandleType > 1u) {
        return BROKEN(411);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    uint32_t broken = loader_check_BindlessImagesGetImageSampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnGetImageSampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem);
#endif
CHECK loader_check_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    if (!hContext) {
        return BROKEN(412);
    }
    if (!hDevice) {
        return BROKEN(413);
    }
    if (!hImageMem) {
        return BROKEN(414);
    }
    if (!phImageMem) {
        return BROKEN(415);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    uint32_t broken = loader_check_BindlessImagesMipmapGetLevelExp(
        hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnMipmapGetLevelExp(
        hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem);
#endif
CHECK loader_check_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) {
    if (!hContext) {
        return BROKEN(416);
    }
    if (!hDevice) {
        return BROKEN(417);
    }
    if (!hMem) {
        return BROKEN(418);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) {
    uint32_t broken = loader_check_BindlessImagesMipmapFreeExp(hContext, hDevice, hMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnMipmapFreeExp(hContext, hDevice, hMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem);
#endif
CHECK loader_check_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem) {
    if (!hContext) {
        return BROKEN(419);
    }
    if (!hDevice) {
        return BROKEN(420);
    }
    if (!pExternalMemDesc) {
        return BROKEN(421);
    }
    if (!phExternalMem) {
        return BROKEN(422);
    }
    if ((uint32_t)memHandleType > 4u) {
        return BROKEN(423);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem) {
    uint32_t broken = loader_check_BindlessImagesImportExternalMemoryExp(
        hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnImportExternalMemoryExp(
        hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem);
#endif
CHECK loader_check_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    if (!hContext) {
        return BROKEN(424);
    }
    if (!hDevice) {
        return BROKEN(425);
    }
    if (!pImageFormat) {
        return BROKEN(426);
    }
    if (!pImageDesc) {
        return BROKEN(427);
    }
    if (!hExternalMem) {
        return BROKEN(428);
    }
    if (!phImageMem) {
        return BROKEN(429);
    }
    if ((uint32_t)pImageFormat->channelOrder > 14u) {
        return BROKEN(430);
    }
    if ((uint32_t)pImageFormat->channelType > 14u) {
        return BROKEN(431);
    }
    if (pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type) {
        return BROKEN(432);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    uint32_t broken = loader_check_BindlessImagesMapExternalArrayExp(
        hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnMapExternalArrayExp(
        hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem);
#endif
CHECK loader_check_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
    if (!hContext) {
        return BROKEN(433);
    }
    if (!hDevice) {
        return BROKEN(434);
    }
    if (!hExternalMem) {
        return BROKEN(435);
    }
    if (!ppRetMem) {
        return BROKEN(436);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
    uint32_t broken = loader_check_BindlessImagesMapExternalLinearMemoryExp(
        hContext, hDevice, offset, size, hExternalMem, ppRetMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnMapExternalLinearMemoryExp(
        hContext, hDevice, offset, size, hExternalMem, ppRetMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem);
#endif
CHECK loader_check_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem) {
    if (!hContext) {
        return BROKEN(437);
    }
    if (!hDevice) {
        return BROKEN(438);
    }
    if (!hExternalMem) {
        return BROKEN(439);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem) {
    uint32_t broken = loader_check_BindlessImagesReleaseExternalMemoryExp(
        hContext, hDevice, hExternalMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnReleaseExternalMemoryExp(
        hContext, hDevice, hExternalMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);
#endif
CHECK loader_check_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    if (!hContext) {
        return BROKEN(440);
    }
    if (!hDevice) {
        return BROKEN(441);
    }
    if (!pMem) {
        return BROKEN(442);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    uint32_t broken = loader_check_BindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnFreeMappedLinearMemoryExp(
        hContext, hDevice, pMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet);
#endif
CHECK loader_check_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
    if (!hDevice) {
        return BROKEN(443);
    }
    if (!pSupportedRet) {
        return BROKEN(444);
    }
    if ((uint32_t)memHandleType > 4u) {
        return BROKEN(445);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
    uint32_t broken = loader_check_BindlessImagesSupportsImportingHandleTypeExp(
        hDevice, memHandleType, pSupportedRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnSupportsImportingHandleTypeExp(
        hDevice, memHandleType, pSupportedRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore);
#endif
CHECK loader_check_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    if (!hContext) {
        return BROKEN(446);
    }
    if (!hDevice) {
        return BROKEN(447);
    }
    if (!pExternalSemaphoreDesc) {
        return BROKEN(448);
    }
    if (!phExternalSemaphore) {
        return BROKEN(449);
    }
    if ((uint32_t)semHandleType > 5u) {
        return BROKEN(450);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    uint32_t broken = loader_check_BindlessImagesImportExternalSemaphoreExp(
        hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnImportExternalSemaphoreExp(
        hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore);
#endif
CHECK loader_check_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    if (!hContext) {
        return BROKEN(451);
    }
    if (!hDevice) {
        return BROKEN(452);
    }
    if (!hExternalSemaphore) {
        return BROKEN(453);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    uint32_t broken = loader_check_BindlessImagesReleaseExternalSemaphoreExp(
        hContext, hDevice, hExternalSemaphore);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnReleaseExternalSemaphoreExp(
        hContext, hDevice, hExternalSemaphore);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesWaitExternalSemaphoreExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore,
    bool hasWaitValue, uint64_t waitValue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_BindlessImagesWaitExternalSemaphoreExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore,
    bool hasWaitValue, uint64_t waitValue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(454);
    }
    if (!hSemaphore) {
        return BROKEN(455);
    }
    for (uint64_t i = 0; i < numEventsInWaitList; i++) {
        if (phEventWaitList && !phEventWaitList[i]) {
            return BROKEN(456);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_BindlessImagesWaitExternalSemaphoreExp(
        hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp(
        hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_BindlessImagesSignalExternalSemaphoreExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore,
    bool hasSignalValue, uint64_t signalValue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_BindlessImagesSignalExternalSemaphoreExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore,
    bool hasSignalValue, uint64_t signalValue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(457);
    }
    if (!hSemaphore) {
        return BROKEN(458);
    }
    for (uint64_t i = 0; i < numEventsInWaitList; i++) {
        if (phEventWaitList && !phEventWaitList[i]) {
            return BROKEN(459);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_BindlessImagesSignalExternalSemaphoreExp(
        hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp(
        hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList,
        phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer);
#endif
CHECK loader_check_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    if (!hContext) {
        return BROKEN(460);
    }
    if (!hDevice) {
        return BROKEN(461);
    }
    if (!pCommandBufferDesc) {
        return BROKEN(462);
    }
    if (!phCommandBuffer) {
        return BROKEN(463);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    uint32_t broken = loader_check_CommandBufferCreateExp(
        hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnCreateExp(
        hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer);
#endif
CHECK loader_check_CommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!hCommandBuffer) {
        return BROKEN(464);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferRetainExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    uint32_t broken = loader_check_CommandBufferRetainExp(hCommandBuffer);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnRetainExp(hCommandBuffer);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer);
#endif
CHECK loader_check_CommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!hCommandBuffer) {
        return BROKEN(465);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferReleaseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    uint32_t broken = loader_check_CommandBufferReleaseExp(hCommandBuffer);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnReleaseExp(hCommandBuffer);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer);
#endif
CHECK loader_check_CommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!hCommandBuffer) {
        return BROKEN(466);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferFinalizeExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    uint32_t broken = loader_check_CommandBufferFinalizeExp(hCommandBuffer);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnFinalizeExp(hCommandBuffer);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendKernelLaunchExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel,
    uint32_t workDim, const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
    const size_t *pLocalWorkSize, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendKernelLaunchExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel,
    uint32_t workDim, const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
    const size_t *pLocalWorkSize, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(467);
    }
    if (!hKernel) {
        return BROKEN(468);
    }
    if (!pGlobalWorkSize) {
        return BROKEN(469);
    }
    if (phKernelAlternatives == NULL && numKernelAlternatives > 0) {
        return BROKEN(470);
    }
    if (phKernelAlternatives != NULL && numKernelAlternatives == 0) {
        return BROKEN(471);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(472);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(473);
    }
    for (uint64_t i = 0; i < numKernelAlternatives; i++) {
        if (phKernelAlternatives && !phKernelAlternatives[i]) {
            return BROKEN(477);
        }
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 474)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendKernelLaunchWithArgsExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel,
    uint32_t workDim, const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
    const size_t *pLocalWorkSize, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendKernelLaunchWithArgsExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel,
    uint32_t workDim, const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
    const size_t *pLocalWorkSize, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(478);
    }
    if (!hKernel) {
        return BROKEN(479);
    }
    if (!pGlobalWorkSize) {
        return BROKEN(480);
    }
    if (phKernelAlternatives == NULL && numKernelAlternatives > 0) {
        return BROKEN(481);
    }
    if (phKernelAlternatives != NULL && numKernelAlternatives == 0) {
        return BROKEN(482);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(483);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(484);
    }
    if (pArgs == NULL && numArgs > 0) {
        return BROKEN(488);
    }
    for (uint64_t i = 0; i < numArgs; i++) {
        if (pArgs && (uint32_t)pArgs[i].type > 4u) {
            return BROKEN(489);
        }
    }
    for (uint64_t i = 0; i < numKernelAlternatives; i++) {
        if (phKernelAlternatives && !phKernelAlternatives[i]) {
            return BROKEN(490);
        }
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 485)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendKernelLaunchWithArgsExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendUSMMemcpyExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc,
    size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendUSMMemcpyExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc,
    size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(491);
    }
    if (!pDst) {
        return BROKEN(492);
    }
    if (!pSrc) {
        return BROKEN(493);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(494);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(495);
    }
    if (size == 0) {
        return BROKEN(499);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 496)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendUSMFillExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendUSMFillExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(500);
    }
    if (!pMemory) {
        return BROKEN(501);
    }
    if (!pPattern) {
        return BROKEN(502);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(503);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(504);
    }
    if (patternSize == 0 || size == 0) {
        return BROKEN(508);
    }
    if (patternSize > size) {
        return BROKEN(509);
    }
    if (size % patternSize != 0) {
        return BROKEN(510);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 505)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendMemBufferCopyExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem,
    ur_mem_handle_t hDstMem, size_t srcOffset, size_t dstOffset, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendMemBufferCopyExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem,
    ur_mem_handle_t hDstMem, size_t srcOffset, size_t dstOffset, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(511);
    }
    if (!hSrcMem) {
        return BROKEN(512);
    }
    if (!hDstMem) {
        return BROKEN(513);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(514);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(515);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 516)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendMemBufferWriteExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    size_t offset, size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendMemBufferWriteExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    size_t offset, size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(519);
    }
    if (!hBuffer) {
        return BROKEN(520);
    }
    if (!pSrc) {
        return BROKEN(521);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(522);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(523);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 524)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendMemBufferReadExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    size_t offset, size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendMemBufferReadExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    size_t offset, size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(527);
    }
    if (!hBuffer) {
        return BROKEN(528);
    }
    if (!pDst) {
        return BROKEN(529);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(530);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(531);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 532)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendMemBufferCopyRectExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem,
    ur_mem_handle_t hDstMem, ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
    ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
    size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendMemBufferCopyRectExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem,
    ur_mem_handle_t hDstMem, ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
    ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
    size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(535);
    }
    if (!hSrcMem) {
        return BROKEN(536);
    }
    if (!hDstMem) {
        return BROKEN(537);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(538);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(539);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 540)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendMemBufferWriteRectExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendMemBufferWriteRectExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(543);
    }
    if (!hBuffer) {
        return BROKEN(544);
    }
    if (!pSrc) {
        return BROKEN(545);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(546);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(547);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 548)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendMemBufferReadRectExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendMemBufferReadRectExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(551);
    }
    if (!hBuffer) {
        return BROKEN(552);
    }
    if (!pDst) {
        return BROKEN(553);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(554);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(555);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 556)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendMemBufferFillExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    const void *pPattern, size_t patternSize, size_t offset, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendMemBufferFillExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    const void *pPattern, size_t patternSize, size_t offset, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(559);
    }
    if (!hBuffer) {
        return BROKEN(560);
    }
    if (!pPattern) {
        return BROKEN(561);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(562);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(563);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 564)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendUSMPrefetchExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendUSMPrefetchExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(567);
    }
    if (!pMemory) {
        return BROKEN(568);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(569);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(570);
    }
    if ((flags & UR_USM_MIGRATION_FLAGS_MASK) != 0) {
        return BROKEN(574);
    }
    if (size == 0) {
        return BROKEN(575);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 571)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendUSMPrefetchExp(
        hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendUSMPrefetchExp(
        hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendUSMAdviseExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
#endif
CHECK loader_check_CommandBufferAppendUSMAdviseExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!hCommandBuffer) {
        return BROKEN(576);
    }
    if (!pMemory) {
        return BROKEN(577);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(578);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(579);
    }
    if ((advice & UR_USM_ADVICE_FLAGS_MASK) != 0) {
        return BROKEN(583);
    }
    if (size == 0) {
        return BROKEN(584);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 580)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    uint32_t broken = loader_check_CommandBufferAppendUSMAdviseExp(
        hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendUSMAdviseExp(
        hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferAppendNativeCommandExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint);
#endif
CHECK loader_check_CommandBufferAppendNativeCommandExp(
    LOADER_PAD ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!hCommandBuffer) {
        return BROKEN(585);
    }
    if (!pfnNativeCommand) {
        return BROKEN(586);
    }
    if (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0) {
        return BROKEN(587);
    }
    if (pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0) {
        return BROKEN(588);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    uint32_t broken = loader_check_CommandBufferAppendNativeCommandExp(
        hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnAppendNativeCommandExp(
        hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(589);
    }
    if (!hCommandBuffer) {
        return BROKEN(590);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 591)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueCommandBufferExp(
        hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.EnqueueExp.pfnCommandBufferExp(
        hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch);
#endif
CHECK loader_check_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
    if (!hCommandBuffer) {
        return BROKEN(594);
    }
    if (!pUpdateKernelLaunch) {
        return BROKEN(595);
    }
    for (uint64_t i = 0; i < numKernelUpdates; i++) {
        if (!pUpdateKernelLaunch[i].hCommand) {
            return BROKEN(596);
        }
    }
    if (numKernelUpdates == 0) {
        return BROKEN(597);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
    uint32_t broken = loader_check_CommandBufferUpdateKernelLaunchExp(
        hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnUpdateKernelLaunchExp(
        hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent);
#endif
CHECK loader_check_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
    if (!hCommand) {
        return BROKEN(598);
    }
    if (!phSignalEvent) {
        return BROKEN(599);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
    uint32_t broken = loader_check_CommandBufferUpdateSignalEventExp(hCommand, phSignalEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnUpdateSignalEventExp(
        hCommand, phSignalEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList);
#endif
CHECK loader_check_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    if (!hCommand) {
        return BROKEN(600);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 601)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    uint32_t broken = loader_check_CommandBufferUpdateWaitEventsExp(
        hCommand, numEventsInWaitList, phEventWaitList);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnUpdateWaitEventsExp(
        hCommand, numEventsInWaitList, phEventWaitList);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
#endif
CHECK loader_check_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hCommandBuffer) {
        return BROKEN(604);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(605);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(606);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(607);
    }
    if ((uint32_t)propName > 1u) {
        return BROKEN(608);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    uint32_t broken = loader_check_CommandBufferGetInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnGetInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer);
#endif
CHECK loader_check_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
    if (!hCommandBuffer) {
        return BROKEN(609);
    }
    if (!phNativeCommandBuffer) {
        return BROKEN(610);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
    uint32_t broken = loader_check_CommandBufferGetNativeHandleExp(
        hCommandBuffer, phNativeCommandBuffer);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.CommandBufferExp.pfnGetNativeHandleExp(
        hCommandBuffer, phNativeCommandBuffer);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_DeviceWaitExp(ur_device_handle_t hDevice);
#endif
CHECK loader_check_DeviceWaitExp(ur_device_handle_t hDevice) {
    if (!hDevice) {
        return BROKEN(611);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_DeviceWaitExp(ur_device_handle_t hDevice) {
    uint32_t broken = loader_check_DeviceWaitExp(hDevice);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.DeviceExp.pfnWaitExp(hDevice);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms);
#endif
CHECK loader_check_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms) {
    if (!hContext) {
        return BROKEN(612);
    }
    if (!phPrograms) {
        return BROKEN(613);
    }
    if (count == 0) {
        return BROKEN(614);
    }
    for (uint64_t i = 0; i < count; i++) {
        if (!phPrograms[i]) {
            return BROKEN(615);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms) {
    uint32_t broken = loader_check_ProgramDynamicLinkExp(hContext, count, phPrograms);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.ProgramExp.pfnDynamicLinkExp(hContext, count, phPrograms);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueKernelLaunchWithArgsExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueKernelLaunchWithArgsExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(616);
    }
    if (!hKernel) {
        return BROKEN(617);
    }
    if (!pGlobalWorkSize) {
        return BROKEN(618);
    }
    if (pArgs == NULL && numArgs > 0) {
        return BROKEN(622);
    }
    for (uint64_t i = 0; i < numArgs; i++) {
        if (pArgs && (uint32_t)pArgs[i].type > 4u) {
            return BROKEN(623);
        }
    }
    if (launchPropList && (launchPropList->flags & UR_KERNEL_LAUNCH_FLAGS_MASK) != 0) {
        return BROKEN(624);
    }
    if (workDim < 1 || workDim > 3) {
        return BROKEN(625);
    }
    if (pLocalWorkSize && (pLocalWorkSize[0] == 0 || (workDim >= 2 && pLocalWorkSize[1] == 0) || (workDim >= 3 && pLocalWorkSize[2] == 0))) {
        return BROKEN(626);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 619)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueKernelLaunchWithArgsExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs,
        pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs,
        pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(627);
    }
    if (!phEvent) {
        return BROKEN(628);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 629)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueTimestampRecordingExp(
        hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.EnqueueExp.pfnTimestampRecordingExp(
        hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_GraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph);
#endif
CHECK loader_check_GraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
    if (!hContext) {
        return BROKEN(632);
    }
    if (!phGraph) {
        return BROKEN(633);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_GraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
    uint32_t broken = loader_check_GraphCreateExp(hContext, phGraph);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.GraphExp.pfnCreateExp(hContext, phGraph);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue);
#endif
CHECK loader_check_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return BROKEN(634);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
    uint32_t broken = loader_check_QueueBeginGraphCaptureExp(hQueue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.QueueExp.pfnBeginGraphCaptureExp(hQueue);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph);
#endif
CHECK loader_check_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
    if (!hQueue) {
        return BROKEN(635);
    }
    if (!hGraph) {
        return BROKEN(636);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
    uint32_t broken = loader_check_QueueBeginCaptureIntoGraphExp(hQueue, hGraph);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.QueueExp.pfnBeginCaptureIntoGraphExp(hQueue, hGraph);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);
#endif
CHECK loader_check_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    if (!hQueue) {
        return BROKEN(637);
    }
    if (!phGraph) {
        return BROKEN(638);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    uint32_t broken = loader_check_QueueEndGraphCaptureExp(hQueue, phGraph);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.QueueExp.pfnEndGraphCaptureExp(hQueue, phGraph);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph);
#endif
CHECK loader_check_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph) {
    if (!hGraph) {
        return BROKEN(639);
    }
    if (!phExecGraph) {
        return BROKEN(640);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph) {
    uint32_t broken = loader_check_GraphInstantiateGraphExp(hGraph, phExecGraph);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.GraphExp.pfnInstantiateGraphExp(hGraph, phExecGraph);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(641);
    }
    if (!hGraph) {
        return BROKEN(642);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 643)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueGraphExp(
        hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.EnqueueExp.pfnGraphExp(
        hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_GraphDestroyExp(ur_exp_graph_handle_t hGraph);
#endif
CHECK loader_check_GraphDestroyExp(ur_exp_graph_handle_t hGraph) {
    if (!hGraph) {
        return BROKEN(646);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_GraphDestroyExp(ur_exp_graph_handle_t hGraph) {
    uint32_t broken = loader_check_GraphDestroyExp(hGraph);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.GraphExp.pfnDestroyExp(hGraph);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph);
#endif
CHECK loader_check_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) {
    if (!hExecutableGraph) {
        return BROKEN(647);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) {
    uint32_t broken = loader_check_GraphExecutableGraphDestroyExp(hExecutableGraph);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.GraphExp.pfnExecutableGraphDestroyExp(hExecutableGraph);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult);
#endif
CHECK loader_check_QueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) {
    if (!hQueue) {
        return BROKEN(648);
    }
    if (!pResult) {
        return BROKEN(649);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueIsGraphCaptureEnabledExp(
    ur_queue_handle_t hQueue, bool *pResult) {
    uint32_t broken = loader_check_QueueIsGraphCaptureEnabledExp(hQueue, pResult);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.QueueExp.pfnIsGraphCaptureEnabledExp(hQueue, pResult);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);
#endif
CHECK loader_check_QueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    if (!hQueue) {
        return BROKEN(650);
    }
    if (!phGraph) {
        return BROKEN(651);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    uint32_t broken = loader_check_QueueGetGraphExp(hQueue, phGraph);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.QueueExp.pfnGetGraphExp(hQueue, phGraph);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult);
#endif
CHECK loader_check_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
    if (!hGraph) {
        return BROKEN(652);
    }
    if (!pResult) {
        return BROKEN(653);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
    uint32_t broken = loader_check_GraphIsEmptyExp(hGraph, pResult);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.GraphExp.pfnIsEmptyExp(hGraph, pResult);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId);
#endif
CHECK loader_check_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
    if (!hGraph) {
        return BROKEN(654);
    }
    if (!pGraphId) {
        return BROKEN(655);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
    uint32_t broken = loader_check_GraphGetIdExp(hGraph, pGraphId);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.GraphExp.pfnGetIdExp(hGraph, pGraphId);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData);
#endif
CHECK loader_check_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
    if (!hGraph) {
        return BROKEN(656);
    }
    if (!pfnCallback) {
        return BROKEN(657);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
    uint32_t broken = loader_check_GraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.GraphExp.pfnSetDestructionCallbackExp(
        hGraph, pfnCallback, pUserData);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_GraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath);
#endif
CHECK loader_check_GraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) {
    if (!hGraph) {
        return BROKEN(658);
    }
    if (!filePath) {
        return BROKEN(659);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_GraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, const char *filePath) {
    uint32_t broken = loader_check_GraphDumpContentsExp(hGraph, filePath);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.GraphExp.pfnDumpContentsExp(hGraph, filePath);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph);
#endif
CHECK loader_check_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
    if (!hGraph) {
        return BROKEN(660);
    }
    if (!phNativeGraph) {
        return BROKEN(661);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
    uint32_t broken = loader_check_GraphGetNativeHandleExp(hGraph, phNativeGraph);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.GraphExp.pfnGetNativeHandleExp(hGraph, phNativeGraph);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph);
#endif
CHECK loader_check_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
    if (!hExecutableGraph) {
        return BROKEN(662);
    }
    if (!phNativeExecutableGraph) {
        return BROKEN(663);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
    uint32_t broken = loader_check_GraphExecutableGraphGetNativeHandleExp(
        hExecutableGraph, phNativeExecutableGraph);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.GraphExp.pfnExecutableGraphGetNativeHandleExp(
        hExecutableGraph, phNativeExecutableGraph);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueHostTaskExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueHostTaskExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(664);
    }
    if (!pfnHostTask) {
        return BROKEN(665);
    }
    if (pProperties && (pProperties->flags & UR_EXP_HOST_TASK_FLAGS_MASK) != 0) {
        return BROKEN(669);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 666)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueHostTaskExp(
        hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.EnqueueExp.pfnHostTaskExp(
        hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet);
#endif
CHECK loader_check_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet) {
    if (!hContext) {
        return BROKEN(670);
    }
    if (!pMem) {
        return BROKEN(671);
    }
    if (NULL == ppIPCMemHandleData) {
        return BROKEN(672);
    }
    if (NULL == pIPCMemHandleDataSizeRet) {
        return BROKEN(673);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet) {
    uint32_t broken = loader_check_IPCGetMemHandleExp(
        hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.IPCExp.pfnGetMemHandleExp(
        hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_IPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData);
#endif
CHECK loader_check_IPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
    if (!hContext) {
        return BROKEN(674);
    }
    if (!pIPCMemHandleData) {
        return BROKEN(675);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_IPCPutMemHandleExp(
    ur_context_handle_t hContext, void *pIPCMemHandleData) {
    uint32_t broken = loader_check_IPCPutMemHandleExp(hContext, pIPCMemHandleData);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem);
#endif
CHECK loader_check_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem) {
    if (!hContext) {
        return BROKEN(676);
    }
    if (!hDevice) {
        return BROKEN(677);
    }
    if (!pIPCMemHandleData) {
        return BROKEN(678);
    }
    if (!ppMem) {
        return BROKEN(679);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem) {
    uint32_t broken = loader_check_IPCOpenMemHandleExp(
        hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.IPCExp.pfnOpenMemHandleExp(
        hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem);
#endif
CHECK loader_check_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem) {
    if (!hContext) {
        return BROKEN(680);
    }
    if (!pMem) {
        return BROKEN(681);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem) {
    uint32_t broken = loader_check_IPCCloseMemHandleExp(hContext, pMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.IPCExp.pfnCloseMemHandleExp(hContext, pMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet);
#endif
CHECK loader_check_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet) {
    if (!hContext) {
        return BROKEN(682);
    }
    if (!hPhysMem) {
        return BROKEN(683);
    }
    if (!ppIPCPhysMemHandleData) {
        return BROKEN(684);
    }
    if (!pIPCPhysMemHandleDataSizeRet) {
        return BROKEN(685);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet) {
    uint32_t broken = loader_check_IPCGetPhysMemHandleExp(
        hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.IPCExp.pfnGetPhysMemHandleExp(
        hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData);
#endif
CHECK loader_check_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
    if (!hContext) {
        return BROKEN(686);
    }
    if (!pIPCPhysMemHandleData) {
        return BROKEN(687);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
    uint32_t broken = loader_check_IPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem);
#endif
CHECK loader_check_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem) {
    if (!hContext) {
        return BROKEN(688);
    }
    if (!hDevice) {
        return BROKEN(689);
    }
    if (!pIPCPhysMemHandleData) {
        return BROKEN(690);
    }
    if (!phPhysMem) {
        return BROKEN(691);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem) {
    uint32_t broken = loader_check_IPCOpenPhysMemHandleExp(
        hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.IPCExp.pfnOpenPhysMemHandleExp(
        hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem);
#endif
CHECK loader_check_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
    if (!hContext) {
        return BROKEN(692);
    }
    if (!hPhysMem) {
        return BROKEN(693);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
    uint32_t broken = loader_check_IPCClosePhysMemHandleExp(hContext, hPhysMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet);
#endif
CHECK loader_check_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) {
    if (!hEvent) {
        return BROKEN(694);
    }
    if (!ppIPCEventHandleData) {
        return BROKEN(695);
    }
    if (!pIPCEventHandleDataSizeRet) {
        return BROKEN(696);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) {
    uint32_t broken = loader_check_IPCGetEventHandleExp(
        hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.IPCExp.pfnGetEventHandleExp(
        hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_IPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData);
#endif
CHECK loader_check_IPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) {
    if (!hContext) {
        return BROKEN(697);
    }
    if (!pIPCEventHandleData) {
        return BROKEN(698);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_IPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData) {
    uint32_t broken = loader_check_IPCPutEventHandleExp(hContext, pIPCEventHandleData);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent) {
    if (!hContext) {
        return BROKEN(699);
    }
    if (!pIPCEventHandleData) {
        return BROKEN(700);
    }
    if (!phEvent) {
        return BROKEN(701);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_IPCOpenEventHandleExp(
        hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.IPCExp.pfnOpenEventHandleExp(
        hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(702);
    }
    if (pProperties && (pProperties->flags & UR_EXP_ENQUEUE_EXT_FLAGS_MASK) != 0) {
        return BROKEN(706);
    }
    WAIT_LIST(numEventsInWaitList, phEventWaitList, 703)
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueEventsWaitWithBarrierExt(
        hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Enqueue.pfnEventsWaitWithBarrierExt(
        hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem);
#endif
CHECK loader_check_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem) {
    if (!hContext) {
        return BROKEN(707);
    }
    if (!hDevice) {
        return BROKEN(708);
    }
    if (!ppMem) {
        return BROKEN(709);
    }
    if ((uint32_t)handleTypeToExport > 4u) {
        return BROKEN(710);
    }
    if (alignment != 0 && ((alignment & (alignment-1)) != 0)) {
        return BROKEN(711);
    }
    if (size == 0) {
        return BROKEN(712);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem) {
    uint32_t broken = loader_check_MemoryExportAllocExportableMemoryExp(
        hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.MemoryExportExp.pfnAllocExportableMemoryExp(
        hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);
#endif
CHECK loader_check_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    if (!hContext) {
        return BROKEN(713);
    }
    if (!hDevice) {
        return BROKEN(714);
    }
    if (!pMem) {
        return BROKEN(715);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    uint32_t broken = loader_check_MemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.MemoryExportExp.pfnFreeExportableMemoryExp(
        hContext, hDevice, pMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet);
#endif
CHECK loader_check_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet) {
    if (!hContext) {
        return BROKEN(716);
    }
    if (!hDevice) {
        return BROKEN(717);
    }
    if (!pMem) {
        return BROKEN(718);
    }
    if (!pMemHandleRet) {
        return BROKEN(719);
    }
    if (NULL == pMemHandleRet || NULL == pMem) {
        return BROKEN(720);
    }
    if ((uint32_t)handleTypeToExport > 4u) {
        return BROKEN(721);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet) {
    uint32_t broken = loader_check_MemoryExportExportMemoryHandleExp(
        hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.MemoryExportExp.pfnExportMemoryHandleExp(
        hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);
#endif
CHECK loader_check_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    if (!hProgram) {
        return BROKEN(722);
    }
    if (!phDevices) {
        return BROKEN(723);
    }
    if ((flags & UR_EXP_PROGRAM_FLAGS_MASK) != 0) {
        return BROKEN(724);
    }
    for (uint64_t i = 0; i < numDevices; i++) {
        if (!phDevices[i]) {
            return BROKEN(725);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    uint32_t broken = loader_check_ProgramBuildExp(
        hProgram, numDevices, phDevices, flags, pOptions);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.ProgramExp.pfnBuildExp(
        hProgram, numDevices, phDevices, flags, pOptions);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);
#endif
CHECK loader_check_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    if (!hProgram) {
        return BROKEN(726);
    }
    if (!phDevices) {
        return BROKEN(727);
    }
    if ((flags & UR_EXP_PROGRAM_FLAGS_MASK) != 0) {
        return BROKEN(728);
    }
    for (uint64_t i = 0; i < numDevices; i++) {
        if (!phDevices[i]) {
            return BROKEN(729);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    uint32_t broken = loader_check_ProgramCompileExp(
        hProgram, numDevices, phDevices, flags, pOptions);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.ProgramExp.pfnCompileExp(
        hProgram, numDevices, phDevices, flags, pOptions);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramLinkExp(
    LOADER_PAD ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);
#endif
CHECK loader_check_ProgramLinkExp(
    LOADER_PAD ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return BROKEN(730);
    }
    if (!phDevices) {
        return BROKEN(731);
    }
    if (!phPrograms) {
        return BROKEN(732);
    }
    if (!phProgram) {
        return BROKEN(733);
    }
    if ((flags & UR_EXP_PROGRAM_FLAGS_MASK) != 0) {
        return BROKEN(734);
    }
    if (count == 0) {
        return BROKEN(735);
    }
    for (uint64_t i = 0; i < numDevices; i++) {
        if (!phDevices[i]) {
            return BROKEN(736);
        }
    }
    for (uint64_t i = 0; i < count; i++) {
        if (!phPrograms[i]) {
            return BROKEN(737);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    uint32_t broken = loader_check_ProgramLinkExp(
        hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.ProgramExp.pfnLinkExp(
        hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EnqueueNativeCommandExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue,
    void *data, uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EnqueueNativeCommandExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue,
    void *data, uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(738);
    }
    if (!pfnNativeEnqueue) {
        return BROKEN(739);
    }
    if (pProperties && (pProperties->flags & UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK) != 0) {
        return BROKEN(740);
    }
    for (uint64_t i = 0; i < numMemsInMemList; i++) {
        if (phMemList && !phMemList[i]) {
            return BROKEN(741);
        }
    }
    for (uint64_t i = 0; i < numEventsInWaitList; i++) {
        if (phEventWaitList && !phEventWaitList[i]) {
            return BROKEN(742);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueNativeCommandExp(
        hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
        numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.EnqueueExp.pfnNativeCommandExp(
        hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
        numEventsInWaitList, phEventWaitList, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent);
#endif
CHECK loader_check_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent) {
    if (!hContext) {
        return BROKEN(743);
    }
    if (!hDevice) {
        return BROKEN(744);
    }
    if (!pEventDesc) {
        return BROKEN(745);
    }
    if (!phEvent) {
        return BROKEN(746);
    }
    if ((pEventDesc->flags & UR_EXP_EVENT_FLAGS_MASK) != 0) {
        return BROKEN(747);
    }
    if (UR_EXP_EVENT_FLAGS_MASK & pEventDesc->flags) {
        return BROKEN(748);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EventCreateExp(hContext, hDevice, pEventDesc, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size);
#endif
CHECK loader_check_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    if (!hContext) {
        return BROKEN(749);
    }
    if (!pDst) {
        return BROKEN(750);
    }
    if (!pSrc) {
        return BROKEN(751);
    }
    if (size == 0) {
        return BROKEN(752);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    uint32_t broken = loader_check_USMContextMemcpyExp(hContext, pDst, pSrc, size);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties);
#endif
CHECK loader_check_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    if (!hContext) {
        return BROKEN(753);
    }
    if (!pHostMem) {
        return BROKEN(754);
    }
    if (pProperties && (pProperties->flags & UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK) != 0) {
        return BROKEN(755);
    }
    if (size == 0) {
        return BROKEN(756);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    uint32_t broken = loader_check_USMHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnHostAllocRegisterExp(
        hContext, pHostMem, size, pProperties);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem);
#endif
CHECK loader_check_USMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
    if (!hContext) {
        return BROKEN(757);
    }
    if (!pHostMem) {
        return BROKEN(758);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMHostAllocUnregisterExp(
    ur_context_handle_t hContext, void *pHostMem) {
    uint32_t broken = loader_check_USMHostAllocUnregisterExp(hContext, pHostMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size);
#endif
CHECK loader_check_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    if (!hContext) {
        return BROKEN(759);
    }
    if (!pMem) {
        return BROKEN(760);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    uint32_t broken = loader_check_USMImportExp(hContext, pMem, size);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnImportExp(hContext, pMem, size);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMReleaseExp(ur_context_handle_t hContext, void *pMem);
#endif
CHECK loader_check_USMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    if (!hContext) {
        return BROKEN(761);
    }
    if (!pMem) {
        return BROKEN(762);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    uint32_t broken = loader_check_USMReleaseExp(hContext, pMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USMExp.pfnReleaseExp(hContext, pMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
#endif
CHECK loader_check_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    if (!commandDevice) {
        return BROKEN(763);
    }
    if (!peerDevice) {
        return BROKEN(764);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    uint32_t broken = loader_check_UsmP2PEnablePeerAccessExp(commandDevice, peerDevice);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
#endif
CHECK loader_check_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    if (!commandDevice) {
        return BROKEN(765);
    }
    if (!peerDevice) {
        return BROKEN(766);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    uint32_t broken = loader_check_UsmP2PDisablePeerAccessExp(commandDevice, peerDevice);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
#endif
CHECK loader_check_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!commandDevice) {
        return BROKEN(767);
    }
    if (!peerDevice) {
        return BROKEN(768);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(769);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(770);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(771);
    }
    if ((uint32_t)propName > 1u) {
        return BROKEN(772);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    uint32_t broken = loader_check_UsmP2PPeerAccessGetInfoExp(
        commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.UsmP2PExp.pfnPeerAccessGetInfoExp(
        commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

static inline uint32_t loader_check_CommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused) {
    if (!hCommandBuffer) {
        return BROKEN(773);
    }
    if (pDesc && (pDesc->flags & UR_FUSION_FLAGS_MASK) != 0) {
        return BROKEN(774);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_CommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused) {
    uint32_t broken = loader_check_CommandBufferFuseExp(
        hCommandBuffer, firstCommand, numCommands, pDesc, pNumFused);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnCommandBufferFuseExp(
        hCommandBuffer, firstCommand, numCommands, pDesc, pNumFused);
}

static inline uint32_t loader_check_CommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    if (!hCommandBuffer) {
        return BROKEN(775);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(776);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(777);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(778);
    }
    if ((uint32_t)propName > 5u) {
        return BROKEN(779);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_CommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    uint32_t broken = loader_check_CommandBufferGetFusionInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnCommandBufferGetFusionInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

static inline uint32_t loader_check_QueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    if (!hQueue) {
        return BROKEN(780);
    }
    if (pDesc && (pDesc->flags & UR_FUSION_FLAGS_MASK) != 0) {
        return BROKEN(781);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_QueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    uint32_t broken = loader_check_QueueBeginFusionExp(hQueue, pDesc);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnQueueBeginFusionExp(hQueue, pDesc);
}

static inline uint32_t loader_check_QueueEndFusionExp(
    ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(782);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_QueueEndFusionExp(
    ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_QueueEndFusionExp(hQueue, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnQueueEndFusionExp(hQueue, phEvent);
}

static inline uint32_t loader_check_QueueCancelFusionExp(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return BROKEN(783);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_QueueCancelFusionExp(ur_queue_handle_t hQueue) {
    uint32_t broken = loader_check_QueueCancelFusionExp(hQueue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnQueueCancelFusionExp(hQueue);
}

static inline uint32_t loader_check_QueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hQueue) {
        return BROKEN(784);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(785);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(786);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(787);
    }
    if ((uint32_t)propName > 5u) {
        return BROKEN(788);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_QueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_QueueGetFusionInfoExp(
        hQueue, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnQueueGetFusionInfoExp(
        hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel);
#endif
CHECK loader_check_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel) {
    if (!hProgram) {
        return BROKEN(789);
    }
    if (!pKernelName) {
        return BROKEN(790);
    }
    if (!phKernel) {
        return BROKEN(791);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel) {
    uint32_t broken = loader_check_KernelCreate(hProgram, pKernelName, phKernel);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnCreate(hProgram, pKernelName, phKernel);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hKernel) {
        return BROKEN(792);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(793);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(794);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(795);
    }
    if ((uint32_t)propName > 7u) {
        return BROKEN(796);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_KernelGetInfo(
        hKernel, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnGetInfo(
        hKernel, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
#endif
CHECK loader_check_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hKernel) {
        return BROKEN(797);
    }
    if (!hDevice) {
        return BROKEN(798);
    }
    if ((uint32_t)propName > 7u) {
        return BROKEN(799);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    uint32_t broken = loader_check_KernelGetGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnGetGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
#endif
CHECK loader_check_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hKernel) {
        return BROKEN(800);
    }
    if (!hDevice) {
        return BROKEN(801);
    }
    if ((uint32_t)propName > 3u) {
        return BROKEN(802);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    uint32_t broken = loader_check_KernelGetSubGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnGetSubGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelRetain(ur_kernel_handle_t hKernel);
#endif
CHECK loader_check_KernelRetain(ur_kernel_handle_t hKernel) {
    if (!hKernel) {
        return BROKEN(803);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelRetain(ur_kernel_handle_t hKernel) {
    uint32_t broken = loader_check_KernelRetain(hKernel);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnRetain(hKernel);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelRelease(ur_kernel_handle_t hKernel);
#endif
CHECK loader_check_KernelRelease(ur_kernel_handle_t hKernel) {
    if (!hKernel) {
        return BROKEN(804);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelRelease(ur_kernel_handle_t hKernel) {
    uint32_t broken = loader_check_KernelRelease(hKernel);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnRelease(hKernel);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue);
#endif
CHECK loader_check_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) {
    if (!hKernel) {
        return BROKEN(805);
    }
    if (!pPropValue) {
        return BROKEN(806);
    }
    if ((uint32_t)propName > 2u) {
        return BROKEN(807);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) {
    uint32_t broken = loader_check_KernelSetExecInfo(
        hKernel, propName, propSize, pProperties, pPropValue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnSetExecInfo(
        hKernel, propName, propSize, pProperties, pPropValue);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);
#endif
CHECK loader_check_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    if (!hKernel) {
        return BROKEN(808);
    }
    if (!pSpecConstants) {
        return BROKEN(809);
    }
    if (count == 0) {
        return BROKEN(810);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    uint32_t broken = loader_check_KernelSetSpecializationConstants(hKernel, count, pSpecConstants);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnSetSpecializationConstants(
        hKernel, count, pSpecConstants);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel);
#endif
CHECK loader_check_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
    if (!hKernel) {
        return BROKEN(811);
    }
    if (!phNativeKernel) {
        return BROKEN(812);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
    uint32_t broken = loader_check_KernelGetNativeHandle(hKernel, phNativeKernel);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnGetNativeHandle(hKernel, phNativeKernel);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel);
#endif
CHECK loader_check_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    if (!hContext) {
        return BROKEN(813);
    }
    if (!phKernel) {
        return BROKEN(814);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    uint32_t broken = loader_check_KernelCreateWithNativeHandle(
        hNativeKernel, hContext, hProgram, pProperties, phKernel);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnCreateWithNativeHandle(
        hNativeKernel, hContext, hProgram, pProperties, phKernel);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize);
#endif
CHECK loader_check_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize) {
    if (!hKernel) {
        return BROKEN(815);
    }
    if (!hQueue) {
        return BROKEN(816);
    }
    if (!pGlobalWorkOffset) {
        return BROKEN(817);
    }
    if (!pGlobalWorkSize) {
        return BROKEN(818);
    }
    if (!pSuggestedLocalWorkSize) {
        return BROKEN(819);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize) {
    uint32_t broken = loader_check_KernelGetSuggestedLocalWorkSize(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnGetSuggestedLocalWorkSize(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelGetSuggestedLocalWorkSizeWithArgs(
    LOADER_PAD ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize);
#endif
CHECK loader_check_KernelGetSuggestedLocalWorkSizeWithArgs(
    LOADER_PAD ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    if (!hKernel) {
        return BROKEN(820);
    }
    if (!hQueue) {
        return BROKEN(821);
    }
    if (!pGlobalWorkOffset) {
        return BROKEN(822);
    }
    if (!pGlobalWorkSize) {
        return BROKEN(823);
    }
    if (!pSuggestedLocalWorkSize) {
        return BROKEN(824);
    }
    if (pArgs == NULL && numArgs > 0) {
        return BROKEN(825);
    }
    for (uint64_t i = 0; i < numArgs; i++) {
        if (pArgs && (uint32_t)pArgs[i].type > 4u) {
            return BROKEN(826);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    uint32_t broken = loader_check_KernelGetSuggestedLocalWorkSizeWithArgs(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs,
        pSuggestedLocalWorkSize);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs,
        pSuggestedLocalWorkSize);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet);
#endif
CHECK loader_check_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    if (!hKernel) {
        return BROKEN(827);
    }
    if (!hDevice) {
        return BROKEN(828);
    }
    if (!pLocalWorkSize) {
        return BROKEN(829);
    }
    if (!pGroupCountRet) {
        return BROKEN(830);
    }
    if (workDim < 1 || workDim > 3) {
        return BROKEN(831);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    uint32_t broken = loader_check_KernelSuggestMaxCooperativeGroupCount(
        hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Kernel.pfnSuggestMaxCooperativeGroupCount(
        hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem);
#endif
CHECK loader_check_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) {
    if (!hContext) {
        return BROKEN(832);
    }
    if (!pImageFormat) {
        return BROKEN(833);
    }
    if (!pImageDesc) {
        return BROKEN(834);
    }
    if (!phMem) {
        return BROKEN(835);
    }
    if ((flags & UR_MEM_FLAGS_MASK) != 0) {
        return BROKEN(836);
    }
    if ((uint32_t)pImageFormat->channelOrder > 14u) {
        return BROKEN(837);
    }
    if ((uint32_t)pImageFormat->channelType > 14u) {
        return BROKEN(838);
    }
    if (pImageDesc && UR_STRUCTURE_TYPE_IMAGE_DESC != pImageDesc->stype) {
        return BROKEN(839);
    }
    if (pImageDesc && UR_MEM_TYPE_IMAGE1D_ARRAY < pImageDesc->type) {
        return BROKEN(840);
    }
    if (pImageDesc && pImageDesc->numMipLevel != 0) {
        return BROKEN(841);
    }
    if (pImageDesc && pImageDesc->numSamples != 0) {
        return BROKEN(842);
    }
    if (pImageDesc && pImageDesc->rowPitch != 0 && pHost == NULL) {
        return BROKEN(843);
    }
    if (pImageDesc && pImageDesc->slicePitch != 0 && pHost == NULL) {
        return BROKEN(844);
    }
    if (pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0) {
        return BROKEN(845);
    }
    if (pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0) {
        return BROKEN(846);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) {
    uint32_t broken = loader_check_MemImageCreate(
        hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Mem.pfnImageCreate(
        hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer);
#endif
CHECK loader_check_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
    if (!hContext) {
        return BROKEN(847);
    }
    if (!phBuffer) {
        return BROKEN(848);
    }
    if ((flags & UR_MEM_FLAGS_MASK) != 0) {
        return BROKEN(849);
    }
    if (size == 0) {
        return BROKEN(850);
    }
    if (pProperties == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0) {
        return BROKEN(851);
    }
    if (pProperties != NULL && pProperties->pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0) {
        return BROKEN(852);
    }
    if (pProperties != NULL && pProperties->pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0) {
        return BROKEN(853);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
    uint32_t broken = loader_check_MemBufferCreate(hContext, flags, size, pProperties, phBuffer);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Mem.pfnBufferCreate(
        hContext, flags, size, pProperties, phBuffer);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemRetain(ur_mem_handle_t hMem);
#endif
CHECK loader_check_MemRetain(ur_mem_handle_t hMem) {
    if (!hMem) {
        return BROKEN(854);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemRetain(ur_mem_handle_t hMem) {
    uint32_t broken = loader_check_MemRetain(hMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Mem.pfnRetain(hMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemRelease(ur_mem_handle_t hMem);
#endif
CHECK loader_check_MemRelease(ur_mem_handle_t hMem) {
    if (!hMem) {
        return BROKEN(855);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemRelease(ur_mem_handle_t hMem) {
    uint32_t broken = loader_check_MemRelease(hMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Mem.pfnRelease(hMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);
#endif
CHECK loader_check_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    if (!hBuffer) {
        return BROKEN(856);
    }
    if (!pRegion) {
        return BROKEN(857);
    }
    if (!phMem) {
        return BROKEN(858);
    }
    if ((flags & UR_MEM_FLAGS_MASK) != 0) {
        return BROKEN(859);
    }
    if ((uint32_t)bufferCreateType > 0u) {
        return BROKEN(860);
    }
    if (pRegion && pRegion->size == 0) {
        return BROKEN(861);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    uint32_t broken = loader_check_MemBufferPartition(
        hBuffer, flags, bufferCreateType, pRegion, phMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Mem.pfnBufferPartition(
        hBuffer, flags, bufferCreateType, pRegion, phMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem);
#endif
CHECK loader_check_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    if (!hMem) {
        return BROKEN(862);
    }
    if (!phNativeMem) {
        return BROKEN(863);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    uint32_t broken = loader_check_MemGetNativeHandle(hMem, hDevice, phNativeMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
#endif
CHECK loader_check_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    if (!hContext) {
        return BROKEN(864);
    }
    if (!phMem) {
        return BROKEN(865);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    uint32_t broken = loader_check_MemBufferCreateWithNativeHandle(
        hNativeMem, hContext, pProperties, phMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Mem.pfnBufferCreateWithNativeHandle(
        hNativeMem, hContext, pProperties, phMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
#endif
CHECK loader_check_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    if (!hContext) {
        return BROKEN(866);
    }
    if (!pImageFormat) {
        return BROKEN(867);
    }
    if (!pImageDesc) {
        return BROKEN(868);
    }
    if (!phMem) {
        return BROKEN(869);
    }
    if ((uint32_t)pImageFormat->channelOrder > 14u) {
        return BROKEN(870);
    }
    if ((uint32_t)pImageFormat->channelType > 14u) {
        return BROKEN(871);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    uint32_t broken = loader_check_MemImageCreateWithNativeHandle(
        hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Mem.pfnImageCreateWithNativeHandle(
        hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hMemory) {
        return BROKEN(872);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(873);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(874);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(875);
    }
    if ((uint32_t)propName > 2u) {
        return BROKEN(876);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_MemGetInfo(
        hMemory, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Mem.pfnGetInfo(
        hMemory, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hMemory) {
        return BROKEN(877);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(878);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(879);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(880);
    }
    if ((uint32_t)propName > 9u) {
        return BROKEN(881);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_MemImageGetInfo(
        hMemory, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Mem.pfnImageGetInfo(
        hMemory, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms);
#endif
CHECK loader_check_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms) {
    if (!hAdapter) {
        return BROKEN(882);
    }
    if (NumEntries == 0 && phPlatforms != NULL) {
        return BROKEN(883);
    }
    if (pNumPlatforms == NULL && phPlatforms == NULL) {
        return BROKEN(884);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms) {
    uint32_t broken = loader_check_PlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Platform.pfnGet(
        hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hPlatform) {
        return BROKEN(885);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(886);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(887);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(888);
    }
    if ((uint32_t)propName - 1u > 6u) {
        return BROKEN(889);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_PlatformGetInfo(
        hPlatform, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Platform.pfnGetInfo(
        hPlatform, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);
#endif
CHECK loader_check_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    if (!hPlatform) {
        return BROKEN(890);
    }
    if (!pVersion) {
        return BROKEN(891);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    uint32_t broken = loader_check_PlatformGetApiVersion(hPlatform, pVersion);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Platform.pfnGetApiVersion(hPlatform, pVersion);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform);
#endif
CHECK loader_check_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    if (!hPlatform) {
        return BROKEN(892);
    }
    if (!phNativePlatform) {
        return BROKEN(893);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    uint32_t broken = loader_check_PlatformGetNativeHandle(hPlatform, phNativePlatform);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Platform.pfnGetNativeHandle(hPlatform, phNativePlatform);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform);
#endif
CHECK loader_check_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    if (!hAdapter) {
        return BROKEN(894);
    }
    if (!phPlatform) {
        return BROKEN(895);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    uint32_t broken = loader_check_PlatformCreateWithNativeHandle(
        hNativePlatform, hAdapter, pProperties, phPlatform);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Platform.pfnCreateWithNativeHandle(
        hNativePlatform, hAdapter, pProperties, phPlatform);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption);
#endif
CHECK loader_check_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption) {
    if (!hPlatform) {
        return BROKEN(896);
    }
    if (!pFrontendOption) {
        return BROKEN(897);
    }
    if (!ppPlatformOption) {
        return BROKEN(898);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption) {
    uint32_t broken = loader_check_PlatformGetBackendOption(
        hPlatform, pFrontendOption, ppPlatformOption);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Platform.pfnGetBackendOption(
        hPlatform, pFrontendOption, ppPlatformOption);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram);
#endif
CHECK loader_check_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return BROKEN(899);
    }
    if (!pIL) {
        return BROKEN(900);
    }
    if (!phProgram) {
        return BROKEN(901);
    }
    if (NULL != pProperties && pProperties->count > 0 && NULL == pProperties->pMetadatas) {
        return BROKEN(902);
    }
    if (length == 0) {
        return BROKEN(903);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    uint32_t broken = loader_check_ProgramCreateWithIL(
        hContext, pIL, length, pProperties, phProgram);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnCreateWithIL(
        hContext, pIL, length, pProperties, phProgram);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramCreateWithBinary(
    LOADER_PAD ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram);
#endif
CHECK loader_check_ProgramCreateWithBinary(
    LOADER_PAD ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
    if (!hContext) {
        return BROKEN(904);
    }
    if (!phDevices) {
        return BROKEN(905);
    }
    if (!pLengths) {
        return BROKEN(906);
    }
    if (!ppBinaries) {
        return BROKEN(907);
    }
    if (!phProgram) {
        return BROKEN(908);
    }
    if (NULL != pProperties && pProperties->count > 0 && NULL == pProperties->pMetadatas) {
        return BROKEN(909);
    }
    if (NULL != pProperties && NULL != pProperties->pMetadatas && pProperties->count == 0) {
        return BROKEN(910);
    }
    if (numDevices == 0) {
        return BROKEN(911);
    }
    for (uint64_t i = 0; i < numDevices; i++) {
        if (!phDevices[i]) {
            return BROKEN(912);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
    uint32_t broken = loader_check_ProgramCreateWithBinary(
        hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnCreateWithBinary(
        hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);
#endif
CHECK loader_check_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    if (!hContext) {
        return BROKEN(913);
    }
    if (!hProgram) {
        return BROKEN(914);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    uint32_t broken = loader_check_ProgramBuild(hContext, hProgram, pOptions);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnBuild(hContext, hProgram, pOptions);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);
#endif
CHECK loader_check_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    if (!hContext) {
        return BROKEN(915);
    }
    if (!hProgram) {
        return BROKEN(916);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    uint32_t broken = loader_check_ProgramCompile(hContext, hProgram, pOptions);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnCompile(hContext, hProgram, pOptions);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);
#endif
CHECK loader_check_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return BROKEN(917);
    }
    if (!phPrograms) {
        return BROKEN(918);
    }
    if (!phProgram) {
        return BROKEN(919);
    }
    if (count == 0) {
        return BROKEN(920);
    }
    for (uint64_t i = 0; i < count; i++) {
        if (!phPrograms[i]) {
            return BROKEN(921);
        }
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    uint32_t broken = loader_check_ProgramLink(hContext, count, phPrograms, pOptions, phProgram);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnLink(
        hContext, count, phPrograms, pOptions, phProgram);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramRetain(ur_program_handle_t hProgram);
#endif
CHECK loader_check_ProgramRetain(ur_program_handle_t hProgram) {
    if (!hProgram) {
        return BROKEN(922);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramRetain(ur_program_handle_t hProgram) {
    uint32_t broken = loader_check_ProgramRetain(hProgram);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnRetain(hProgram);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramRelease(ur_program_handle_t hProgram);
#endif
CHECK loader_check_ProgramRelease(ur_program_handle_t hProgram) {
    if (!hProgram) {
        return BROKEN(923);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramRelease(ur_program_handle_t hProgram) {
    uint32_t broken = loader_check_ProgramRelease(hProgram);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnRelease(hProgram);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer);
#endif
CHECK loader_check_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer) {
    if (!hDevice) {
        return BROKEN(924);
    }
    if (!hProgram) {
        return BROKEN(925);
    }
    if (!pFunctionName) {
        return BROKEN(926);
    }
    if (!ppFunctionPointer) {
        return BROKEN(927);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer) {
    uint32_t broken = loader_check_ProgramGetFunctionPointer(
        hDevice, hProgram, pFunctionName, ppFunctionPointer);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnGetFunctionPointer(
        hDevice, hProgram, pFunctionName, ppFunctionPointer);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet);
#endif
CHECK loader_check_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet) {
    if (!hDevice) {
        return BROKEN(928);
    }
    if (!hProgram) {
        return BROKEN(929);
    }
    if (!pGlobalVariableName) {
        return BROKEN(930);
    }
    if (!ppGlobalVariablePointerRet) {
        return BROKEN(931);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet) {
    uint32_t broken = loader_check_ProgramGetGlobalVariablePointer(
        hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnGetGlobalVariablePointer(
        hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hProgram) {
        return BROKEN(932);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(933);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(934);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(935);
    }
    if ((uint32_t)propName > 8u) {
        return BROKEN(936);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_ProgramGetInfo(
        hProgram, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnGetInfo(
        hProgram, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
#endif
CHECK loader_check_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hProgram) {
        return BROKEN(937);
    }
    if (!hDevice) {
        return BROKEN(938);
    }
    if ((uint32_t)propName > 3u) {
        return BROKEN(939);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    uint32_t broken = loader_check_ProgramGetBuildInfo(
        hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnGetBuildInfo(
        hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);
#endif
CHECK loader_check_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    if (!hProgram) {
        return BROKEN(940);
    }
    if (!pSpecConstants) {
        return BROKEN(941);
    }
    if (count == 0) {
        return BROKEN(942);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    uint32_t broken = loader_check_ProgramSetSpecializationConstants(
        hProgram, count, pSpecConstants);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnSetSpecializationConstants(
        hProgram, count, pSpecConstants);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram);
#endif
CHECK loader_check_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
    if (!hProgram) {
        return BROKEN(943);
    }
    if (!phNativeProgram) {
        return BROKEN(944);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
    uint32_t broken = loader_check_ProgramGetNativeHandle(hProgram, phNativeProgram);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnGetNativeHandle(hProgram, phNativeProgram);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram);
#endif
CHECK loader_check_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return BROKEN(945);
    }
    if (!phProgram) {
        return BROKEN(946);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    uint32_t broken = loader_check_ProgramCreateWithNativeHandle(
        hNativeProgram, hContext, pProperties, phProgram);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Program.pfnCreateWithNativeHandle(
        hNativeProgram, hContext, pProperties, phProgram);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hQueue) {
        return BROKEN(947);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(948);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(949);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(950);
    }
    if ((uint32_t)propName > 6u) {
        return BROKEN(951);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_QueueGetInfo(
        hQueue, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Queue.pfnGetInfo(
        hQueue, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);
#endif
CHECK loader_check_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    if (!hContext) {
        return BROKEN(952);
    }
    if (!hDevice) {
        return BROKEN(953);
    }
    if (!phQueue) {
        return BROKEN(954);
    }
    if (pProperties && (pProperties->flags & UR_QUEUE_FLAGS_MASK) != 0) {
        return BROKEN(955);
    }
    if (pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_HIGH && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_LOW) {
        return BROKEN(956);
    }
    if (pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_BATCHED && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE) {
        return BROKEN(957);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    uint32_t broken = loader_check_QueueCreate(hContext, hDevice, pProperties, phQueue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueRetain(ur_queue_handle_t hQueue);
#endif
CHECK loader_check_QueueRetain(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return BROKEN(958);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueRetain(ur_queue_handle_t hQueue) {
    uint32_t broken = loader_check_QueueRetain(hQueue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Queue.pfnRetain(hQueue);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueRelease(ur_queue_handle_t hQueue);
#endif
CHECK loader_check_QueueRelease(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return BROKEN(959);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueRelease(ur_queue_handle_t hQueue) {
    uint32_t broken = loader_check_QueueRelease(hQueue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Queue.pfnRelease(hQueue);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue);
#endif
CHECK loader_check_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    if (!hQueue) {
        return BROKEN(960);
    }
    if (!phNativeQueue) {
        return BROKEN(961);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    uint32_t broken = loader_check_QueueGetNativeHandle(hQueue, pDesc, phNativeQueue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue);
#endif
CHECK loader_check_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    if (!hContext) {
        return BROKEN(962);
    }
    if (!phQueue) {
        return BROKEN(963);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    uint32_t broken = loader_check_QueueCreateWithNativeHandle(
        hNativeQueue, hContext, hDevice, pProperties, phQueue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Queue.pfnCreateWithNativeHandle(
        hNativeQueue, hContext, hDevice, pProperties, phQueue);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueFinish(ur_queue_handle_t hQueue);
#endif
CHECK loader_check_QueueFinish(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return BROKEN(964);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueFinish(ur_queue_handle_t hQueue) {
    uint32_t broken = loader_check_QueueFinish(hQueue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Queue.pfnFinish(hQueue);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_QueueFlush(ur_queue_handle_t hQueue);
#endif
CHECK loader_check_QueueFlush(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return BROKEN(965);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_QueueFlush(ur_queue_handle_t hQueue) {
    uint32_t broken = loader_check_QueueFlush(hQueue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Queue.pfnFlush(hQueue);
}
#endif

static inline uint32_t loader_check_KernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue) {
    if (!hKernel) {
        return BROKEN(966);
    }
    if (!pArgValue) {
        return BROKEN(967);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_KernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue) {
    uint32_t broken = loader_check_KernelSetArgValue(
        hKernel, argIndex, argSize, pProperties, pArgValue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnKernelSetArgValue(
        hKernel, argIndex, argSize, pProperties, pArgValue);
}

static inline uint32_t loader_check_KernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties) {
    if (!hKernel) {
        return BROKEN(968);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_KernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties) {
    uint32_t broken = loader_check_KernelSetArgLocal(hKernel, argIndex, argSize, pProperties);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnKernelSetArgLocal(hKernel, argIndex, argSize, pProperties);
}

static inline uint32_t loader_check_KernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue) {
    if (!hKernel) {
        return BROKEN(969);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_KernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue) {
    uint32_t broken = loader_check_KernelSetArgPointer(hKernel, argIndex, pProperties, pArgValue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnKernelSetArgPointer(hKernel, argIndex, pProperties, pArgValue);
}

static inline uint32_t loader_check_KernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue) {
    if (!hKernel) {
        return BROKEN(970);
    }
    if (!hArgValue) {
        return BROKEN(971);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_KernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue) {
    uint32_t broken = loader_check_KernelSetArgSampler(hKernel, argIndex, pProperties, hArgValue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnKernelSetArgSampler(hKernel, argIndex, pProperties, hArgValue);
}

static inline uint32_t loader_check_KernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue) {
    if (!hKernel) {
        return BROKEN(972);
    }
    if (pProperties && (pProperties->memoryAccess & UR_MEM_FLAGS_MASK) != 0) {
        return BROKEN(973);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_KernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue) {
    uint32_t broken = loader_check_KernelSetArgMemObj(hKernel, argIndex, pProperties, hArgValue);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnKernelSetArgMemObj(hKernel, argIndex, pProperties, hArgValue);
}

static inline uint32_t loader_check_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return BROKEN(974);
    }
    if (!hKernel) {
        return BROKEN(975);
    }
    if (!pGlobalWorkSize) {
        return BROKEN(976);
    }
    if (launchPropList && (launchPropList->flags & UR_KERNEL_LAUNCH_FLAGS_MASK) != 0) {
        return BROKEN(977);
    }
    for (uint64_t i = 0; i < numEventsInWaitList; i++) {
        if (phEventWaitList && !phEventWaitList[i]) {
            return BROKEN(978);
        }
    }
    return 0;
}

static ur_result_t UR_APICALL checked_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EnqueueKernelLaunch(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnEnqueueKernelLaunch(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler);
#endif
CHECK loader_check_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler) {
    if (!hContext) {
        return BROKEN(979);
    }
    if (!pDesc) {
        return BROKEN(980);
    }
    if (!phSampler) {
        return BROKEN(981);
    }
    if ((uint32_t)pDesc->addressingMode > 4u) {
        return BROKEN(982);
    }
    if ((uint32_t)pDesc->filterMode > 1u) {
        return BROKEN(983);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler) {
    uint32_t broken = loader_check_SamplerCreate(hContext, pDesc, phSampler);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Sampler.pfnCreate(hContext, pDesc, phSampler);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_SamplerRetain(ur_sampler_handle_t hSampler);
#endif
CHECK loader_check_SamplerRetain(ur_sampler_handle_t hSampler) {
    if (!hSampler) {
        return BROKEN(984);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_SamplerRetain(ur_sampler_handle_t hSampler) {
    uint32_t broken = loader_check_SamplerRetain(hSampler);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Sampler.pfnRetain(hSampler);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_SamplerRelease(ur_sampler_handle_t hSampler);
#endif
CHECK loader_check_SamplerRelease(ur_sampler_handle_t hSampler) {
    if (!hSampler) {
        return BROKEN(985);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_SamplerRelease(ur_sampler_handle_t hSampler) {
    uint32_t broken = loader_check_SamplerRelease(hSampler);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Sampler.pfnRelease(hSampler);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hSampler) {
        return BROKEN(986);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(987);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(988);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(989);
    }
    if ((uint32_t)propName > 4u) {
        return BROKEN(990);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_SamplerGetInfo(
        hSampler, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Sampler.pfnGetInfo(
        hSampler, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler);
#endif
CHECK loader_check_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
    if (!hSampler) {
        return BROKEN(991);
    }
    if (!phNativeSampler) {
        return BROKEN(992);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
    uint32_t broken = loader_check_SamplerGetNativeHandle(hSampler, phNativeSampler);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Sampler.pfnGetNativeHandle(hSampler, phNativeSampler);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler);
#endif
CHECK loader_check_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) {
    if (!hContext) {
        return BROKEN(993);
    }
    if (!phSampler) {
        return BROKEN(994);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) {
    uint32_t broken = loader_check_SamplerCreateWithNativeHandle(
        hNativeSampler, hContext, pProperties, phSampler);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.Sampler.pfnCreateWithNativeHandle(
        hNativeSampler, hContext, pProperties, phSampler);
}
#endif

static inline uint32_t loader_check_EventCreateUserExp(
    ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    if (!hContext) {
        return BROKEN(995);
    }
    if (!phEvent) {
        return BROKEN(996);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_EventCreateUserExp(
    ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    uint32_t broken = loader_check_EventCreateUserExp(hContext, phEvent);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnEventCreateUserExp(hContext, phEvent);
}

static inline uint32_t loader_check_EventSetStatusExp(
    ur_event_handle_t hEvent, ur_event_status_t status) {
    if (!hEvent) {
        return BROKEN(997);
    }
    if ((uint32_t)status > 4u) {
        return BROKEN(998);
    }
    return 0;
}

static ur_result_t UR_APICALL checked_EventSetStatusExp(
    ur_event_handle_t hEvent, ur_event_status_t status) {
    uint32_t broken = loader_check_EventSetStatusExp(hEvent, status);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->pfnEventSetStatusExp(hEvent, status);
}

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem);
#endif
CHECK loader_check_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem) {
    if (!hContext) {
        return BROKEN(999);
    }
    if (!ppMem) {
        return BROKEN(1000);
    }
    if (pUSMDesc && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) {
        return BROKEN(1001);
    }
    if (pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)) {
        return BROKEN(1002);
    }
    if (size == 0) {
        return BROKEN(1003);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem) {
    uint32_t broken = loader_check_USMHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);
#endif
CHECK loader_check_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    if (!hContext) {
        return BROKEN(1004);
    }
    if (!hDevice) {
        return BROKEN(1005);
    }
    if (!ppMem) {
        return BROKEN(1006);
    }
    if (pUSMDesc && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) {
        return BROKEN(1007);
    }
    if (pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)) {
        return BROKEN(1008);
    }
    if (size == 0) {
        return BROKEN(1009);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    uint32_t broken = loader_check_USMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USM.pfnDeviceAlloc(
        hContext, hDevice, pUSMDesc, pool, size, ppMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);
#endif
CHECK loader_check_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    if (!hContext) {
        return BROKEN(1010);
    }
    if (!hDevice) {
        return BROKEN(1011);
    }
    if (!ppMem) {
        return BROKEN(1012);
    }
    if (pUSMDesc && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) {
        return BROKEN(1013);
    }
    if (pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)) {
        return BROKEN(1014);
    }
    if (size == 0) {
        return BROKEN(1015);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    uint32_t broken = loader_check_USMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USM.pfnSharedAlloc(
        hContext, hDevice, pUSMDesc, pool, size, ppMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMFree(ur_context_handle_t hContext, void *pMem);
#endif
CHECK loader_check_USMFree(ur_context_handle_t hContext, void *pMem) {
    if (!hContext) {
        return BROKEN(1016);
    }
    if (!pMem) {
        return BROKEN(1017);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMFree(ur_context_handle_t hContext, void *pMem) {
    uint32_t broken = loader_check_USMFree(hContext, pMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USM.pfnFree(hContext, pMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);
#endif
CHECK loader_check_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    if (!hContext) {
        return BROKEN(1018);
    }
    if (!pMem) {
        return BROKEN(1019);
    }
    if ((uint32_t)propName > 4u) {
        return BROKEN(1020);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    uint32_t broken = loader_check_USMGetMemAllocInfo(
        hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USM.pfnGetMemAllocInfo(
        hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool);
#endif
CHECK loader_check_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) {
    if (!hContext) {
        return BROKEN(1021);
    }
    if (!pPoolDesc) {
        return BROKEN(1022);
    }
    if (!ppPool) {
        return BROKEN(1023);
    }
    if ((pPoolDesc->flags & UR_USM_POOL_FLAGS_MASK) != 0) {
        return BROKEN(1024);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) {
    uint32_t broken = loader_check_USMPoolCreate(hContext, pPoolDesc, ppPool);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolRetain(ur_usm_pool_handle_t pPool);
#endif
CHECK loader_check_USMPoolRetain(ur_usm_pool_handle_t pPool) {
    if (!pPool) {
        return BROKEN(1025);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolRetain(ur_usm_pool_handle_t pPool) {
    uint32_t broken = loader_check_USMPoolRetain(pPool);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USM.pfnPoolRetain(pPool);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolRelease(ur_usm_pool_handle_t pPool);
#endif
CHECK loader_check_USMPoolRelease(ur_usm_pool_handle_t pPool) {
    if (!pPool) {
        return BROKEN(1026);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolRelease(ur_usm_pool_handle_t pPool) {
    uint32_t broken = loader_check_USMPoolRelease(pPool);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USM.pfnPoolRelease(pPool);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hPool) {
        return BROKEN(1027);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(1028);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(1029);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(1030);
    }
    if (strange_ur_usm_pool_info_t((uint32_t)propName)) {
        return BROKEN(1031);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_USMPoolGetInfo(
        hPool, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.USM.pfnPoolGetInfo(
        hPool, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_VirtualMemGranularityGetInfo(
    LOADER_PAD ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
#endif
CHECK loader_check_VirtualMemGranularityGetInfo(
    LOADER_PAD ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hContext) {
        return BROKEN(1032);
    }
    if (propSize == 0 && pPropValue != NULL) {
        return BROKEN(1033);
    }
    if (propSize != 0 && pPropValue == NULL) {
        return BROKEN(1034);
    }
    if (pPropValue == NULL && pPropSizeRet == NULL) {
        return BROKEN(1035);
    }
    if ((uint32_t)propName - 196864u > 1u) {
        return BROKEN(1036);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    uint32_t broken = loader_check_VirtualMemGranularityGetInfo(
        hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.VirtualMem.pfnGranularityGetInfo(
        hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart);
#endif
CHECK loader_check_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart) {
    if (!hContext) {
        return BROKEN(1037);
    }
    if (!ppStart) {
        return BROKEN(1038);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart) {
    uint32_t broken = loader_check_VirtualMemReserve(hContext, pStart, size, ppStart);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_VirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size);
#endif
CHECK loader_check_VirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) {
    if (!hContext) {
        return BROKEN(1039);
    }
    if (!pStart) {
        return BROKEN(1040);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    uint32_t broken = loader_check_VirtualMemFree(hContext, pStart, size);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.VirtualMem.pfnFree(hContext, pStart, size);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags);
#endif
CHECK loader_check_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags) {
    if (!hContext) {
        return BROKEN(1041);
    }
    if (!pStart) {
        return BROKEN(1042);
    }
    if (!hPhysicalMem) {
        return BROKEN(1043);
    }
    if ((flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK) != 0) {
        return BROKEN(1044);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags) {
    uint32_t broken = loader_check_VirtualMemMap(
        hContext, pStart, size, hPhysicalMem, offset, flags);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.VirtualMem.pfnMap(
        hContext, pStart, size, hPhysicalMem, offset, flags);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_VirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size);
#endif
CHECK loader_check_VirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) {
    if (!hContext) {
        return BROKEN(1045);
    }
    if (!pStart) {
        return BROKEN(1046);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    uint32_t broken = loader_check_VirtualMemUnmap(hContext, pStart, size);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.VirtualMem.pfnUnmap(hContext, pStart, size);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags);
#endif
CHECK loader_check_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    if (!hContext) {
        return BROKEN(1047);
    }
    if (!pStart) {
        return BROKEN(1048);
    }
    if ((flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK) != 0) {
        return BROKEN(1049);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    uint32_t broken = loader_check_VirtualMemSetAccess(hContext, pStart, size, flags);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_VirtualMemGetInfo(
    LOADER_PAD ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue, size_t *pPropSizeRet);
#endif
CHECK loader_check_VirtualMemGetInfo(
    LOADER_PAD ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hContext) {
        return BROKEN(1050);
    }
    if (!pStart) {
        return BROKEN(1051);
    }
    if ((uint32_t)propName > 0u) {
        return BROKEN(1052);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    uint32_t broken = loader_check_VirtualMemGetInfo(
        hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.VirtualMem.pfnGetInfo(
        hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem);
#endif
CHECK loader_check_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
    if (!hContext) {
        return BROKEN(1053);
    }
    if (!hDevice) {
        return BROKEN(1054);
    }
    if (!phPhysicalMem) {
        return BROKEN(1055);
    }
    if (pProperties && (pProperties->flags & UR_PHYSICAL_MEM_FLAGS_MASK) != 0) {
        return BROKEN(1056);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
    uint32_t broken = loader_check_PhysicalMemCreate(
        hContext, hDevice, size, pProperties, phPhysicalMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.PhysicalMem.pfnCreate(
        hContext, hDevice, size, pProperties, phPhysicalMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem);
#endif
CHECK loader_check_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    if (!hPhysicalMem) {
        return BROKEN(1057);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    uint32_t broken = loader_check_PhysicalMemRetain(hPhysicalMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.PhysicalMem.pfnRetain(hPhysicalMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem);
#endif
CHECK loader_check_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    if (!hPhysicalMem) {
        return BROKEN(1058);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    uint32_t broken = loader_check_PhysicalMemRelease(hPhysicalMem);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.PhysicalMem.pfnRelease(hPhysicalMem);
}
#endif

#if LOADER_CHECKS_IN_PLACE
CHECK loader_check_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);
#endif
CHECK loader_check_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    if (!hPhysicalMem) {
        return BROKEN(1059);
    }
    if ((uint32_t)propName > 4u) {
        return BROKEN(1060);
    }
    return 0;
}

#if !LOADER_CHECKS_IN_PLACE
static ur_result_t UR_APICALL checked_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    uint32_t broken = loader_check_PhysicalMemGetInfo(
        hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    return loader_checks_next->ddi.PhysicalMem.pfnGetInfo(
        hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
}
#endif

#if LOADER_CHECKS_IN_PLACE
/* What validation_x86_64.S takes for granted. */
_Static_assert(sizeof(ur_exp_kernel_arg_properties_t) == 48 && offsetof(ur_exp_kernel_arg_properties_t, type) == 16, "layout");

ur_result_t UR_APICALL loader_checked_AdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters);
ur_result_t UR_APICALL loader_checked_AdapterRelease(ur_adapter_handle_t hAdapter);
ur_result_t UR_APICALL loader_checked_AdapterRetain(ur_adapter_handle_t hAdapter);
ur_result_t UR_APICALL loader_checked_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError);
ur_result_t UR_APICALL loader_checked_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level);
ur_result_t UR_APICALL loader_checked_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level);
ur_result_t UR_APICALL loader_checked_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext);
ur_result_t UR_APICALL loader_checked_ContextRetain(ur_context_handle_t hContext);
ur_result_t UR_APICALL loader_checked_ContextRelease(ur_context_handle_t hContext);
ur_result_t UR_APICALL loader_checked_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext);
ur_result_t UR_APICALL loader_checked_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext);
ur_result_t UR_APICALL loader_checked_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData);
ur_result_t UR_APICALL loader_checked_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices);
ur_result_t UR_APICALL loader_checked_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_DeviceRetain(ur_device_handle_t hDevice);
ur_result_t UR_APICALL loader_checked_DeviceRelease(ur_device_handle_t hDevice);
ur_result_t UR_APICALL loader_checked_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet);
ur_result_t UR_APICALL loader_checked_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary);
ur_result_t UR_APICALL loader_checked_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice);
ur_result_t UR_APICALL loader_checked_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice);
ur_result_t UR_APICALL loader_checked_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp);
ur_result_t UR_APICALL loader_checked_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap);
ur_result_t UR_APICALL loader_checked_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_EventWait(
    uint32_t numEvents, const ur_event_handle_t *phEventWaitList);
ur_result_t UR_APICALL loader_checked_EventRetain(ur_event_handle_t hEvent);
ur_result_t UR_APICALL loader_checked_EventRelease(ur_event_handle_t hEvent);
ur_result_t UR_APICALL loader_checked_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);
ur_result_t UR_APICALL loader_checked_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData);
ur_result_t UR_APICALL loader_checked_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool);
ur_result_t UR_APICALL loader_checked_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);
ur_result_t UR_APICALL loader_checked_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);
ur_result_t UR_APICALL loader_checked_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize);
ur_result_t UR_APICALL loader_checked_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);
ur_result_t UR_APICALL loader_checked_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);
ur_result_t UR_APICALL loader_checked_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep);
ur_result_t UR_APICALL loader_checked_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch);
ur_result_t UR_APICALL loader_checked_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);
ur_result_t UR_APICALL loader_checked_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);
ur_result_t UR_APICALL loader_checked_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem);
ur_result_t UR_APICALL loader_checked_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem);
ur_result_t UR_APICALL loader_checked_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage);
ur_result_t UR_APICALL loader_checked_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage);
ur_result_t UR_APICALL loader_checked_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
ur_result_t UR_APICALL loader_checked_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
ur_result_t UR_APICALL loader_checked_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
ur_result_t UR_APICALL loader_checked_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem);
ur_result_t UR_APICALL loader_checked_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem);
ur_result_t UR_APICALL loader_checked_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem);
ur_result_t UR_APICALL loader_checked_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem);
ur_result_t UR_APICALL loader_checked_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem);
ur_result_t UR_APICALL loader_checked_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem);
ur_result_t UR_APICALL loader_checked_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);
ur_result_t UR_APICALL loader_checked_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet);
ur_result_t UR_APICALL loader_checked_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore);
ur_result_t UR_APICALL loader_checked_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore);
ur_result_t UR_APICALL loader_checked_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer);
ur_result_t UR_APICALL loader_checked_CommandBufferRetainExp(
    ur_exp_command_buffer_handle_t hCommandBuffer);
ur_result_t UR_APICALL loader_checked_CommandBufferReleaseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer);
ur_result_t UR_APICALL loader_checked_CommandBufferFinalizeExp(
    ur_exp_command_buffer_handle_t hCommandBuffer);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
ur_result_t UR_APICALL loader_checked_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint);
ur_result_t UR_APICALL loader_checked_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch);
ur_result_t UR_APICALL loader_checked_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent);
ur_result_t UR_APICALL loader_checked_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList);
ur_result_t UR_APICALL loader_checked_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer);
ur_result_t UR_APICALL loader_checked_DeviceWaitExp(ur_device_handle_t hDevice);
ur_result_t UR_APICALL loader_checked_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms);
ur_result_t UR_APICALL loader_checked_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_GraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph);
ur_result_t UR_APICALL loader_checked_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue);
ur_result_t UR_APICALL loader_checked_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph);
ur_result_t UR_APICALL loader_checked_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);
ur_result_t UR_APICALL loader_checked_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph);
ur_result_t UR_APICALL loader_checked_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_GraphDestroyExp(ur_exp_graph_handle_t hGraph);
ur_result_t UR_APICALL loader_checked_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph);
ur_result_t UR_APICALL loader_checked_QueueIsGraphCaptureEnabledExp(
    ur_queue_handle_t hQueue, bool *pResult);
ur_result_t UR_APICALL loader_checked_QueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);
ur_result_t UR_APICALL loader_checked_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult);
ur_result_t UR_APICALL loader_checked_GraphGetIdExp(
    ur_exp_graph_handle_t hGraph, uint64_t *pGraphId);
ur_result_t UR_APICALL loader_checked_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData);
ur_result_t UR_APICALL loader_checked_GraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, const char *filePath);
ur_result_t UR_APICALL loader_checked_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph);
ur_result_t UR_APICALL loader_checked_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph);
ur_result_t UR_APICALL loader_checked_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet);
ur_result_t UR_APICALL loader_checked_IPCPutMemHandleExp(
    ur_context_handle_t hContext, void *pIPCMemHandleData);
ur_result_t UR_APICALL loader_checked_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem);
ur_result_t UR_APICALL loader_checked_IPCCloseMemHandleExp(
    ur_context_handle_t hContext, void  *pMem);
ur_result_t UR_APICALL loader_checked_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet);
ur_result_t UR_APICALL loader_checked_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData);
ur_result_t UR_APICALL loader_checked_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem);
ur_result_t UR_APICALL loader_checked_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem);
ur_result_t UR_APICALL loader_checked_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet);
ur_result_t UR_APICALL loader_checked_IPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData);
ur_result_t UR_APICALL loader_checked_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem);
ur_result_t UR_APICALL loader_checked_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);
ur_result_t UR_APICALL loader_checked_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet);
ur_result_t UR_APICALL loader_checked_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);
ur_result_t UR_APICALL loader_checked_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);
ur_result_t UR_APICALL loader_checked_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);
ur_result_t UR_APICALL loader_checked_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_checked_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size);
ur_result_t UR_APICALL loader_checked_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties);
ur_result_t UR_APICALL loader_checked_USMHostAllocUnregisterExp(
    ur_context_handle_t hContext, void *pHostMem);
ur_result_t UR_APICALL loader_checked_USMImportExp(
    ur_context_handle_t hContext, void *pMem, size_t size);
ur_result_t UR_APICALL loader_checked_USMReleaseExp(ur_context_handle_t hContext, void *pMem);
ur_result_t UR_APICALL loader_checked_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
ur_result_t UR_APICALL loader_checked_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
ur_result_t UR_APICALL loader_checked_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel);
ur_result_t UR_APICALL loader_checked_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_KernelRetain(ur_kernel_handle_t hKernel);
ur_result_t UR_APICALL loader_checked_KernelRelease(ur_kernel_handle_t hKernel);
ur_result_t UR_APICALL loader_checked_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue);
ur_result_t UR_APICALL loader_checked_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);
ur_result_t UR_APICALL loader_checked_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel);
ur_result_t UR_APICALL loader_checked_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel);
ur_result_t UR_APICALL loader_checked_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize);
ur_result_t UR_APICALL loader_checked_KernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize);
ur_result_t UR_APICALL loader_checked_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet);
ur_result_t UR_APICALL loader_checked_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem);
ur_result_t UR_APICALL loader_checked_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer);
ur_result_t UR_APICALL loader_checked_MemRetain(ur_mem_handle_t hMem);
ur_result_t UR_APICALL loader_checked_MemRelease(ur_mem_handle_t hMem);
ur_result_t UR_APICALL loader_checked_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);
ur_result_t UR_APICALL loader_checked_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem);
ur_result_t UR_APICALL loader_checked_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
ur_result_t UR_APICALL loader_checked_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
ur_result_t UR_APICALL loader_checked_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms);
ur_result_t UR_APICALL loader_checked_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);
ur_result_t UR_APICALL loader_checked_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform);
ur_result_t UR_APICALL loader_checked_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform);
ur_result_t UR_APICALL loader_checked_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption);
ur_result_t UR_APICALL loader_checked_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram);
ur_result_t UR_APICALL loader_checked_ProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram);
ur_result_t UR_APICALL loader_checked_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);
ur_result_t UR_APICALL loader_checked_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);
ur_result_t UR_APICALL loader_checked_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);
ur_result_t UR_APICALL loader_checked_ProgramRetain(ur_program_handle_t hProgram);
ur_result_t UR_APICALL loader_checked_ProgramRelease(ur_program_handle_t hProgram);
ur_result_t UR_APICALL loader_checked_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer);
ur_result_t UR_APICALL loader_checked_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet);
ur_result_t UR_APICALL loader_checked_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);
ur_result_t UR_APICALL loader_checked_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram);
ur_result_t UR_APICALL loader_checked_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram);
ur_result_t UR_APICALL loader_checked_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);
ur_result_t UR_APICALL loader_checked_QueueRetain(ur_queue_handle_t hQueue);
ur_result_t UR_APICALL loader_checked_QueueRelease(ur_queue_handle_t hQueue);
ur_result_t UR_APICALL loader_checked_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue);
ur_result_t UR_APICALL loader_checked_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue);
ur_result_t UR_APICALL loader_checked_QueueFinish(ur_queue_handle_t hQueue);
ur_result_t UR_APICALL loader_checked_QueueFlush(ur_queue_handle_t hQueue);
ur_result_t UR_APICALL loader_checked_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler);
ur_result_t UR_APICALL loader_checked_SamplerRetain(ur_sampler_handle_t hSampler);
ur_result_t UR_APICALL loader_checked_SamplerRelease(ur_sampler_handle_t hSampler);
ur_result_t UR_APICALL loader_checked_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler);
ur_result_t UR_APICALL loader_checked_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler);
ur_result_t UR_APICALL loader_checked_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem);
ur_result_t UR_APICALL loader_checked_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);
ur_result_t UR_APICALL loader_checked_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);
ur_result_t UR_APICALL loader_checked_USMFree(ur_context_handle_t hContext, void *pMem);
ur_result_t UR_APICALL loader_checked_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool);
ur_result_t UR_APICALL loader_checked_USMPoolRetain(ur_usm_pool_handle_t pPool);
ur_result_t UR_APICALL loader_checked_USMPoolRelease(ur_usm_pool_handle_t pPool);
ur_result_t UR_APICALL loader_checked_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart);
ur_result_t UR_APICALL loader_checked_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size);
ur_result_t UR_APICALL loader_checked_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags);
ur_result_t UR_APICALL loader_checked_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size);
ur_result_t UR_APICALL loader_checked_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags);
ur_result_t UR_APICALL loader_checked_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
ur_result_t UR_APICALL loader_checked_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem);
ur_result_t UR_APICALL loader_checked_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem);
ur_result_t UR_APICALL loader_checked_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem);
ur_result_t UR_APICALL loader_checked_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);
#define CHECKED(name) loader_checked_##name
#else
#define CHECKED(name) checked_##name
#endif

void loader_checks_fill(ur_layer_dditable_t *table) {
    table->ddi.Adapter.pfnGet = CHECKED(AdapterGet);
    table->ddi.Adapter.pfnRelease = CHECKED(AdapterRelease);
    table->ddi.Adapter.pfnRetain = CHECKED(AdapterRetain);
    table->ddi.Adapter.pfnGetLastError = CHECKED(AdapterGetLastError);
    table->ddi.Adapter.pfnGetInfo = CHECKED(AdapterGetInfo);
    table->ddi.Adapter.pfnSetLoggerCallback = CHECKED(AdapterSetLoggerCallback);
    table->ddi.Adapter.pfnSetLoggerCallbackLevel = CHECKED(AdapterSetLoggerCallbackLevel);
    table->ddi.Context.pfnCreate = CHECKED(ContextCreate);
    table->ddi.Context.pfnRetain = CHECKED(ContextRetain);
    table->ddi.Context.pfnRelease = CHECKED(ContextRelease);
    table->ddi.Context.pfnGetInfo = CHECKED(ContextGetInfo);
    table->ddi.Context.pfnGetNativeHandle = CHECKED(ContextGetNativeHandle);
    table->ddi.Context.pfnCreateWithNativeHandle = CHECKED(ContextCreateWithNativeHandle);
    table->ddi.Context.pfnSetExtendedDeleter = CHECKED(ContextSetExtendedDeleter);
    table->ddi.Device.pfnGet = CHECKED(DeviceGet);
    table->pfnDeviceGetSelected = checked_DeviceGetSelected;
    table->ddi.Device.pfnGetInfo = CHECKED(DeviceGetInfo);
    table->ddi.Device.pfnRetain = CHECKED(DeviceRetain);
    table->ddi.Device.pfnRelease = CHECKED(DeviceRelease);
    table->ddi.Device.pfnPartition = CHECKED(DevicePartition);
    table->ddi.Device.pfnSelectBinary = CHECKED(DeviceSelectBinary);
    table->ddi.Device.pfnGetNativeHandle = CHECKED(DeviceGetNativeHandle);
    table->ddi.Device.pfnCreateWithNativeHandle = CHECKED(DeviceCreateWithNativeHandle);
    table->ddi.Device.pfnGetGlobalTimestamps = CHECKED(DeviceGetGlobalTimestamps);
    table->ddi.Enqueue.pfnEventsWait = CHECKED(EnqueueEventsWait);
    table->ddi.Enqueue.pfnEventsWaitWithBarrier = CHECKED(EnqueueEventsWaitWithBarrier);
    table->ddi.Enqueue.pfnMemBufferRead = CHECKED(EnqueueMemBufferRead);
    table->ddi.Enqueue.pfnMemBufferWrite = CHECKED(EnqueueMemBufferWrite);
    table->ddi.Enqueue.pfnMemBufferReadRect = CHECKED(EnqueueMemBufferReadRect);
    table->ddi.Enqueue.pfnMemBufferWriteRect = CHECKED(EnqueueMemBufferWriteRect);
    table->ddi.Enqueue.pfnMemBufferCopy = CHECKED(EnqueueMemBufferCopy);
    table->ddi.Enqueue.pfnMemBufferCopyRect = CHECKED(EnqueueMemBufferCopyRect);
    table->ddi.Enqueue.pfnMemBufferFill = CHECKED(EnqueueMemBufferFill);
    table->ddi.Enqueue.pfnMemImageRead = CHECKED(EnqueueMemImageRead);
    table->ddi.Enqueue.pfnMemImageWrite = CHECKED(EnqueueMemImageWrite);
    table->ddi.Enqueue.pfnMemImageCopy = CHECKED(EnqueueMemImageCopy);
    table->ddi.Enqueue.pfnMemBufferMap = CHECKED(EnqueueMemBufferMap);
    table->ddi.Enqueue.pfnMemUnmap = CHECKED(EnqueueMemUnmap);
    table->ddi.Enqueue.pfnUSMFill = CHECKED(EnqueueUSMFill);
    table->ddi.Enqueue.pfnUSMMemcpy = CHECKED(EnqueueUSMMemcpy);
    table->ddi.Enqueue.pfnUSMPrefetch = CHECKED(EnqueueUSMPrefetch);
    table->ddi.Enqueue.pfnUSMAdvise = CHECKED(EnqueueUSMAdvise);
    table->ddi.Enqueue.pfnUSMFill2D = CHECKED(EnqueueUSMFill2D);
    table->ddi.Enqueue.pfnUSMMemcpy2D = CHECKED(EnqueueUSMMemcpy2D);
    table->ddi.Enqueue.pfnDeviceGlobalVariableWrite = CHECKED(EnqueueDeviceGlobalVariableWrite);
    table->ddi.Enqueue.pfnDeviceGlobalVariableRead = CHECKED(EnqueueDeviceGlobalVariableRead);
    table->ddi.Enqueue.pfnReadHostPipe = CHECKED(EnqueueReadHostPipe);
    table->ddi.Enqueue.pfnWriteHostPipe = CHECKED(EnqueueWriteHostPipe);
    table->ddi.Event.pfnGetInfo = CHECKED(EventGetInfo);
    table->ddi.Event.pfnGetProfilingInfo = CHECKED(EventGetProfilingInfo);
    table->ddi.Event.pfnWait = CHECKED(EventWait);
    table->ddi.Event.pfnRetain = CHECKED(EventRetain);
    table->ddi.Event.pfnRelease = CHECKED(EventRelease);
    table->ddi.Event.pfnGetNativeHandle = CHECKED(EventGetNativeHandle);
    table->ddi.Event.pfnCreateWithNativeHandle = CHECKED(EventCreateWithNativeHandle);
    table->ddi.Event.pfnSetCallback = CHECKED(EventSetCallback);
    table->ddi.EnqueueExp.pfnUSMDeviceAllocExp = CHECKED(EnqueueUSMDeviceAllocExp);
    table->ddi.EnqueueExp.pfnUSMSharedAllocExp = CHECKED(EnqueueUSMSharedAllocExp);
    table->ddi.EnqueueExp.pfnUSMHostAllocExp = CHECKED(EnqueueUSMHostAllocExp);
    table->ddi.EnqueueExp.pfnUSMFreeExp = CHECKED(EnqueueUSMFreeExp);
    table->ddi.USMExp.pfnPoolCreateExp = CHECKED(USMPoolCreateExp);
    table->ddi.USMExp.pfnPoolDestroyExp = CHECKED(USMPoolDestroyExp);
    table->ddi.USMExp.pfnPoolGetDefaultDevicePoolExp = CHECKED(USMPoolGetDefaultDevicePoolExp);
    table->ddi.USMExp.pfnPoolGetInfoExp = CHECKED(USMPoolGetInfoExp);
    table->ddi.USMExp.pfnPoolSetInfoExp = CHECKED(USMPoolSetInfoExp);
    table->ddi.USMExp.pfnPoolSetDevicePoolExp = CHECKED(USMPoolSetDevicePoolExp);
    table->ddi.USMExp.pfnPoolGetDevicePoolExp = CHECKED(USMPoolGetDevicePoolExp);
    table->ddi.USMExp.pfnPoolTrimToExp = CHECKED(USMPoolTrimToExp);
    table->ddi.USMExp.pfnPitchedAllocExp = CHECKED(USMPitchedAllocExp);
    table->ddi.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp = CHECKED(BindlessImagesUnsampledImageHandleDestroyExp);
    table->ddi.BindlessImagesExp.pfnSampledImageHandleDestroyExp = CHECKED(BindlessImagesSampledImageHandleDestroyExp);
    table->ddi.BindlessImagesExp.pfnImageAllocateExp = CHECKED(BindlessImagesImageAllocateExp);
    table->ddi.BindlessImagesExp.pfnImageFreeExp = CHECKED(BindlessImagesImageFreeExp);
    table->ddi.BindlessImagesExp.pfnUnsampledImageCreateExp = CHECKED(BindlessImagesUnsampledImageCreateExp);
    table->ddi.BindlessImagesExp.pfnSampledImageCreateExp = CHECKED(BindlessImagesSampledImageCreateExp);
    table->ddi.BindlessImagesExp.pfnImageCopyExp = CHECKED(BindlessImagesImageCopyExp);
    table->ddi.BindlessImagesExp.pfnImageGetInfoExp = CHECKED(BindlessImagesImageGetInfoExp);
    table->ddi.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp = CHECKED(BindlessImagesGetImageMemoryHandleTypeSupportExp);
    table->ddi.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp = CHECKED(BindlessImagesGetImageUnsampledHandleSupportExp);
    table->ddi.BindlessImagesExp.pfnGetImageSampledHandleSupportExp = CHECKED(BindlessImagesGetImageSampledHandleSupportExp);
    table->ddi.BindlessImagesExp.pfnMipmapGetLevelExp = CHECKED(BindlessImagesMipmapGetLevelExp);
    table->ddi.BindlessImagesExp.pfnMipmapFreeExp = CHECKED(BindlessImagesMipmapFreeExp);
    table->ddi.BindlessImagesExp.pfnImportExternalMemoryExp = CHECKED(BindlessImagesImportExternalMemoryExp);
    table->ddi.BindlessImagesExp.pfnMapExternalArrayExp = CHECKED(BindlessImagesMapExternalArrayExp);
    table->ddi.BindlessImagesExp.pfnMapExternalLinearMemoryExp = CHECKED(BindlessImagesMapExternalLinearMemoryExp);
    table->ddi.BindlessImagesExp.pfnReleaseExternalMemoryExp = CHECKED(BindlessImagesReleaseExternalMemoryExp);
    table->ddi.BindlessImagesExp.pfnFreeMappedLinearMemoryExp = CHECKED(BindlessImagesFreeMappedLinearMemoryExp);
    table->ddi.BindlessImagesExp.pfnSupportsImportingHandleTypeExp = CHECKED(BindlessImagesSupportsImportingHandleTypeExp);
    table->ddi.BindlessImagesExp.pfnImportExternalSemaphoreExp = CHECKED(BindlessImagesImportExternalSemaphoreExp);
    table->ddi.BindlessImagesExp.pfnReleaseExternalSemaphoreExp = CHECKED(BindlessImagesReleaseExternalSemaphoreExp);
    table->ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp = CHECKED(BindlessImagesWaitExternalSemaphoreExp);
    table->ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp = CHECKED(BindlessImagesSignalExternalSemaphoreExp);
    table->ddi.CommandBufferExp.pfnCreateExp = CHECKED(CommandBufferCreateExp);
    table->ddi.CommandBufferExp.pfnRetainExp = CHECKED(CommandBufferRetainExp);
    table->ddi.CommandBufferExp.pfnReleaseExp = CHECKED(CommandBufferReleaseExp);
    table->ddi.CommandBufferExp.pfnFinalizeExp = CHECKED(CommandBufferFinalizeExp);
    table->ddi.CommandBufferExp.pfnAppendKernelLaunchExp = CHECKED(CommandBufferAppendKernelLaunchExp);
    table->ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp = CHECKED(CommandBufferAppendKernelLaunchWithArgsExp);
    table->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp = CHECKED(CommandBufferAppendUSMMemcpyExp);
    table->ddi.CommandBufferExp.pfnAppendUSMFillExp = CHECKED(CommandBufferAppendUSMFillExp);
    table->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp = CHECKED(CommandBufferAppendMemBufferCopyExp);
    table->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp = CHECKED(CommandBufferAppendMemBufferWriteExp);
    table->ddi.CommandBufferExp.pfnAppendMemBufferReadExp = CHECKED(CommandBufferAppendMemBufferReadExp);
    table->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp = CHECKED(CommandBufferAppendMemBufferCopyRectExp);
    table->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp = CHECKED(CommandBufferAppendMemBufferWriteRectExp);
    table->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp = CHECKED(CommandBufferAppendMemBufferReadRectExp);
    table->ddi.CommandBufferExp.pfnAppendMemBufferFillExp = CHECKED(CommandBufferAppendMemBufferFillExp);
    table->ddi.CommandBufferExp.pfnAppendUSMPrefetchExp = CHECKED(CommandBufferAppendUSMPrefetchExp);
    table->ddi.CommandBufferExp.pfnAppendUSMAdviseExp = CHECKED(CommandBufferAppendUSMAdviseExp);
    table->ddi.CommandBufferExp.pfnAppendNativeCommandExp = CHECKED(CommandBufferAppendNativeCommandExp);
    table->ddi.EnqueueExp.pfnCommandBufferExp = CHECKED(EnqueueCommandBufferExp);
    table->ddi.CommandBufferExp.pfnUpdateKernelLaunchExp = CHECKED(CommandBufferUpdateKernelLaunchExp);
    table->ddi.CommandBufferExp.pfnUpdateSignalEventExp = CHECKED(CommandBufferUpdateSignalEventExp);
    table->ddi.CommandBufferExp.pfnUpdateWaitEventsExp = CHECKED(CommandBufferUpdateWaitEventsExp);
    table->ddi.CommandBufferExp.pfnGetInfoExp = CHECKED(CommandBufferGetInfoExp);
    table->ddi.CommandBufferExp.pfnGetNativeHandleExp = CHECKED(CommandBufferGetNativeHandleExp);
    table->ddi.DeviceExp.pfnWaitExp = CHECKED(DeviceWaitExp);
    table->ddi.ProgramExp.pfnDynamicLinkExp = CHECKED(ProgramDynamicLinkExp);
    table->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp = CHECKED(EnqueueKernelLaunchWithArgsExp);
    table->ddi.EnqueueExp.pfnTimestampRecordingExp = CHECKED(EnqueueTimestampRecordingExp);
    table->ddi.GraphExp.pfnCreateExp = CHECKED(GraphCreateExp);
    table->ddi.QueueExp.pfnBeginGraphCaptureExp = CHECKED(QueueBeginGraphCaptureExp);
    table->ddi.QueueExp.pfnBeginCaptureIntoGraphExp = CHECKED(QueueBeginCaptureIntoGraphExp);
    table->ddi.QueueExp.pfnEndGraphCaptureExp = CHECKED(QueueEndGraphCaptureExp);
    table->ddi.GraphExp.pfnInstantiateGraphExp = CHECKED(GraphInstantiateGraphExp);
    table->ddi.EnqueueExp.pfnGraphExp = CHECKED(EnqueueGraphExp);
    table->ddi.GraphExp.pfnDestroyExp = CHECKED(GraphDestroyExp);
    table->ddi.GraphExp.pfnExecutableGraphDestroyExp = CHECKED(GraphExecutableGraphDestroyExp);
    table->ddi.QueueExp.pfnIsGraphCaptureEnabledExp = CHECKED(QueueIsGraphCaptureEnabledExp);
    table->ddi.QueueExp.pfnGetGraphExp = CHECKED(QueueGetGraphExp);
    table->ddi.GraphExp.pfnIsEmptyExp = CHECKED(GraphIsEmptyExp);
    table->ddi.GraphExp.pfnGetIdExp = CHECKED(GraphGetIdExp);
    table->ddi.GraphExp.pfnSetDestructionCallbackExp = CHECKED(GraphSetDestructionCallbackExp);
    table->ddi.GraphExp.pfnDumpContentsExp = CHECKED(GraphDumpContentsExp);
    table->ddi.GraphExp.pfnGetNativeHandleExp = CHECKED(GraphGetNativeHandleExp);
    table->ddi.GraphExp.pfnExecutableGraphGetNativeHandleExp = CHECKED(GraphExecutableGraphGetNativeHandleExp);
    table->ddi.EnqueueExp.pfnHostTaskExp = CHECKED(EnqueueHostTaskExp);
    table->ddi.IPCExp.pfnGetMemHandleExp = CHECKED(IPCGetMemHandleExp);
    table->ddi.IPCExp.pfnPutMemHandleExp = CHECKED(IPCPutMemHandleExp);
    table->ddi.IPCExp.pfnOpenMemHandleExp = CHECKED(IPCOpenMemHandleExp);
    table->ddi.IPCExp.pfnCloseMemHandleExp = CHECKED(IPCCloseMemHandleExp);
    table->ddi.IPCExp.pfnGetPhysMemHandleExp = CHECKED(IPCGetPhysMemHandleExp);
    table->ddi.IPCExp.pfnPutPhysMemHandleExp = CHECKED(IPCPutPhysMemHandleExp);
    table->ddi.IPCExp.pfnOpenPhysMemHandleExp = CHECKED(IPCOpenPhysMemHandleExp);
    table->ddi.IPCExp.pfnClosePhysMemHandleExp = CHECKED(IPCClosePhysMemHandleExp);
    table->ddi.IPCExp.pfnGetEventHandleExp = CHECKED(IPCGetEventHandleExp);
    table->ddi.IPCExp.pfnPutEventHandleExp = CHECKED(IPCPutEventHandleExp);
    table->ddi.IPCExp.pfnOpenEventHandleExp = CHECKED(IPCOpenEventHandleExp);
    table->ddi.Enqueue.pfnEventsWaitWithBarrierExt = CHECKED(EnqueueEventsWaitWithBarrierExt);
    table->ddi.MemoryExportExp.pfnAllocExportableMemoryExp = CHECKED(MemoryExportAllocExportableMemoryExp);
    table->ddi.MemoryExportExp.pfnFreeExportableMemoryExp = CHECKED(MemoryExportFreeExportableMemoryExp);
    table->ddi.MemoryExportExp.pfnExportMemoryHandleExp = CHECKED(MemoryExportExportMemoryHandleExp);
    table->ddi.ProgramExp.pfnBuildExp = CHECKED(ProgramBuildExp);
    table->ddi.ProgramExp.pfnCompileExp = CHECKED(ProgramCompileExp);
    table->ddi.ProgramExp.pfnLinkExp = CHECKED(ProgramLinkExp);
    table->ddi.EnqueueExp.pfnNativeCommandExp = CHECKED(EnqueueNativeCommandExp);
    table->ddi.EventExp.pfnCreateExp = CHECKED(EventCreateExp);
    table->ddi.USMExp.pfnContextMemcpyExp = CHECKED(USMContextMemcpyExp);
    table->ddi.USMExp.pfnHostAllocRegisterExp = CHECKED(USMHostAllocRegisterExp);
    table->ddi.USMExp.pfnHostAllocUnregisterExp = CHECKED(USMHostAllocUnregisterExp);
    table->ddi.USMExp.pfnImportExp = CHECKED(USMImportExp);
    table->ddi.USMExp.pfnReleaseExp = CHECKED(USMReleaseExp);
    table->ddi.UsmP2PExp.pfnEnablePeerAccessExp = CHECKED(UsmP2PEnablePeerAccessExp);
    table->ddi.UsmP2PExp.pfnDisablePeerAccessExp = CHECKED(UsmP2PDisablePeerAccessExp);
    table->ddi.UsmP2PExp.pfnPeerAccessGetInfoExp = CHECKED(UsmP2PPeerAccessGetInfoExp);
    table->pfnCommandBufferFuseExp = checked_CommandBufferFuseExp;
    table->pfnCommandBufferGetFusionInfoExp = checked_CommandBufferGetFusionInfoExp;
    table->pfnQueueBeginFusionExp = checked_QueueBeginFusionExp;
    table->pfnQueueEndFusionExp = checked_QueueEndFusionExp;
    table->pfnQueueCancelFusionExp = checked_QueueCancelFusionExp;
    table->pfnQueueGetFusionInfoExp = checked_QueueGetFusionInfoExp;
    table->ddi.Kernel.pfnCreate = CHECKED(KernelCreate);
    table->ddi.Kernel.pfnGetInfo = CHECKED(KernelGetInfo);
    table->ddi.Kernel.pfnGetGroupInfo = CHECKED(KernelGetGroupInfo);
    table->ddi.Kernel.pfnGetSubGroupInfo = CHECKED(KernelGetSubGroupInfo);
    table->ddi.Kernel.pfnRetain = CHECKED(KernelRetain);
    table->ddi.Kernel.pfnRelease = CHECKED(KernelRelease);
    table->ddi.Kernel.pfnSetExecInfo = CHECKED(KernelSetExecInfo);
    table->ddi.Kernel.pfnSetSpecializationConstants = CHECKED(KernelSetSpecializationConstants);
    table->ddi.Kernel.pfnGetNativeHandle = CHECKED(KernelGetNativeHandle);
    table->ddi.Kernel.pfnCreateWithNativeHandle = CHECKED(KernelCreateWithNativeHandle);
    table->ddi.Kernel.pfnGetSuggestedLocalWorkSize = CHECKED(KernelGetSuggestedLocalWorkSize);
    table->ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs = CHECKED(KernelGetSuggestedLocalWorkSizeWithArgs);
    table->ddi.Kernel.pfnSuggestMaxCooperativeGroupCount = CHECKED(KernelSuggestMaxCooperativeGroupCount);
    table->ddi.Mem.pfnImageCreate = CHECKED(MemImageCreate);
    table->ddi.Mem.pfnBufferCreate = CHECKED(MemBufferCreate);
    table->ddi.Mem.pfnRetain = CHECKED(MemRetain);
    table->ddi.Mem.pfnRelease = CHECKED(MemRelease);
    table->ddi.Mem.pfnBufferPartition = CHECKED(MemBufferPartition);
    table->ddi.Mem.pfnGetNativeHandle = CHECKED(MemGetNativeHandle);
    table->ddi.Mem.pfnBufferCreateWithNativeHandle = CHECKED(MemBufferCreateWithNativeHandle);
    table->ddi.Mem.pfnImageCreateWithNativeHandle = CHECKED(MemImageCreateWithNativeHandle);
    table->ddi.Mem.pfnGetInfo = CHECKED(MemGetInfo);
    table->ddi.Mem.pfnImageGetInfo = CHECKED(MemImageGetInfo);
    table->ddi.Platform.pfnGet = CHECKED(PlatformGet);
    table->ddi.Platform.pfnGetInfo = CHECKED(PlatformGetInfo);
    table->ddi.Platform.pfnGetApiVersion = CHECKED(PlatformGetApiVersion);
    table->ddi.Platform.pfnGetNativeHandle = CHECKED(PlatformGetNativeHandle);
    table->ddi.Platform.pfnCreateWithNativeHandle = CHECKED(PlatformCreateWithNativeHandle);
    table->ddi.Platform.pfnGetBackendOption = CHECKED(PlatformGetBackendOption);
    table->ddi.Program.pfnCreateWithIL = CHECKED(ProgramCreateWithIL);
    table->ddi.Program.pfnCreateWithBinary = CHECKED(ProgramCreateWithBinary);
    table->ddi.Program.pfnBuild = CHECKED(ProgramBuild);
    table->ddi.Program.pfnCompile = CHECKED(ProgramCompile);
    table->ddi.Program.pfnLink = CHECKED(ProgramLink);
    table->ddi.Program.pfnRetain = CHECKED(ProgramRetain);
    table->ddi.Program.pfnRelease = CHECKED(ProgramRelease);
    table->ddi.Program.pfnGetFunctionPointer = CHECKED(ProgramGetFunctionPointer);
    table->ddi.Program.pfnGetGlobalVariablePointer = CHECKED(ProgramGetGlobalVariablePointer);
    table->ddi.Program.pfnGetInfo = CHECKED(ProgramGetInfo);
    table->ddi.Program.pfnGetBuildInfo = CHECKED(ProgramGetBuildInfo);
    table->ddi.Program.pfnSetSpecializationConstants = CHECKED(ProgramSetSpecializationConstants);
    table->ddi.Program.pfnGetNativeHandle = CHECKED(ProgramGetNativeHandle);
    table->ddi.Program.pfnCreateWithNativeHandle = CHECKED(ProgramCreateWithNativeHandle);
    table->ddi.Queue.pfnGetInfo = CHECKED(QueueGetInfo);
    table->ddi.Queue.pfnCreate = CHECKED(QueueCreate);
    table->ddi.Queue.pfnRetain = CHECKED(QueueRetain);
    table->ddi.Queue.pfnRelease = CHECKED(QueueRelease);
    table->ddi.Queue.pfnGetNativeHandle = CHECKED(QueueGetNativeHandle);
    table->ddi.Queue.pfnCreateWithNativeHandle = CHECKED(QueueCreateWithNativeHandle);
    table->ddi.Queue.pfnFinish = CHECKED(QueueFinish);
    table->ddi.Queue.pfnFlush = CHECKED(QueueFlush);
    table->pfnKernelSetArgValue = checked_KernelSetArgValue;
    table->pfnKernelSetArgLocal = checked_KernelSetArgLocal;
    table->pfnKernelSetArgPointer = checked_KernelSetArgPointer;
    table->pfnKernelSetArgSampler = checked_KernelSetArgSampler;
    table->pfnKernelSetArgMemObj = checked_KernelSetArgMemObj;
    table->pfnEnqueueKernelLaunch = checked_EnqueueKernelLaunch;
    table->ddi.Sampler.pfnCreate = CHECKED(SamplerCreate);
    table->ddi.Sampler.pfnRetain = CHECKED(SamplerRetain);
    table->ddi.Sampler.pfnRelease = CHECKED(SamplerRelease);
    table->ddi.Sampler.pfnGetInfo = CHECKED(SamplerGetInfo);
    table->ddi.Sampler.pfnGetNativeHandle = CHECKED(SamplerGetNativeHandle);
    table->ddi.Sampler.pfnCreateWithNativeHandle = CHECKED(SamplerCreateWithNativeHandle);
    table->pfnEventCreateUserExp = checked_EventCreateUserExp;
    table->pfnEventSetStatusExp = checked_EventSetStatusExp;
    table->ddi.USM.pfnHostAlloc = CHECKED(USMHostAlloc);
    table->ddi.USM.pfnDeviceAlloc = CHECKED(USMDeviceAlloc);
    table->ddi.USM.pfnSharedAlloc = CHECKED(USMSharedAlloc);
    table->ddi.USM.pfnFree = CHECKED(USMFree);
    table->ddi.USM.pfnGetMemAllocInfo = CHECKED(USMGetMemAllocInfo);
    table->ddi.USM.pfnPoolCreate = CHECKED(USMPoolCreate);
    table->ddi.USM.pfnPoolRetain = CHECKED(USMPoolRetain);
    table->ddi.USM.pfnPoolRelease = CHECKED(USMPoolRelease);
    table->ddi.USM.pfnPoolGetInfo = CHECKED(USMPoolGetInfo);
    table->ddi.VirtualMem.pfnGranularityGetInfo = CHECKED(VirtualMemGranularityGetInfo);
    table->ddi.VirtualMem.pfnReserve = CHECKED(VirtualMemReserve);
    table->ddi.VirtualMem.pfnFree = CHECKED(VirtualMemFree);
    table->ddi.VirtualMem.pfnMap = CHECKED(VirtualMemMap);
    table->ddi.VirtualMem.pfnUnmap = CHECKED(VirtualMemUnmap);
    table->ddi.VirtualMem.pfnSetAccess = CHECKED(VirtualMemSetAccess);
    table->ddi.VirtualMem.pfnGetInfo = CHECKED(VirtualMemGetInfo);
    table->ddi.PhysicalMem.pfnCreate = CHECKED(PhysicalMemCreate);
    table->ddi.PhysicalMem.pfnRetain = CHECKED(PhysicalMemRetain);
    table->ddi.PhysicalMem.pfnRelease = CHECKED(PhysicalMemRelease);
    table->ddi.PhysicalMem.pfnGetInfo = CHECKED(PhysicalMemGetInfo);
}
