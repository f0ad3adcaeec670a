/* Queries that earlier releases have and today's interface answers otherwise. */
#include "base/info.h"
#include "loader/generated/layer_table.h"
#include "loader/generated/older.h"

/* What info.h refuses here is said by the adapters, as all that the loader refuses. */
void ur_note_refusal(ur_result_t result, const char *function, const char *why) {
    (void)function;
    loader_caught(result, why);
}

/* Enumerators of ur_device_info_t that are gone. */
enum {
    OLDER_DEVICE_INFO_BFLOAT16 = 0x68,
    OLDER_DEVICE_INFO_CLUSTER_LAUNCH_EXP = 0x1111,
    OLDER_DEVICE_INFO_LAUNCH_PROPERTIES_SUPPORT_EXP = 0x3000,
    OLDER_DEVICE_INFO_COOPERATIVE_KERNEL_SUPPORT_EXP = 0x5000,
};

ur_result_t older_2025_3_DeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};

    if ((uint32_t)propName == OLDER_DEVICE_INFO_BFLOAT16) {
        return hDevice ? ur_info_value(out, bool, false) : UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    return loader_today_DeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t older_2025_2_DeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_kernel_launch_properties_flags_t can = 0;
    ur_kernel_launch_properties_flags_t asked;

    switch ((uint32_t)propName) {
    case OLDER_DEVICE_INFO_CLUSTER_LAUNCH_EXP:
        asked = UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION;
        break;
    case OLDER_DEVICE_INFO_COOPERATIVE_KERNEL_SUPPORT_EXP:
        asked = UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE;
        break;
    case OLDER_DEVICE_INFO_LAUNCH_PROPERTIES_SUPPORT_EXP:
        asked = UINT32_MAX;
        break;
    default:
        return older_2025_3_DeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
    }
    ur_result_t result = loader_today_DeviceGetInfo(
        hDevice, UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES, sizeof(can), &can, NULL);
    if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
        return result;
    }
    return ur_info_value(out, bool, (can & asked) != 0);
}

/* Whether all of a kernel in a command buffer can be updated, where today each part is told. */
ur_result_t older_2025_0_DeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    const ur_device_command_buffer_update_capability_flags_t all =
        UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS |
        UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE |
        UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE |
        UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET;
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_device_command_buffer_update_capability_flags_t can = 0;

    if (propName != UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP) {
        return older_2025_2_DeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
    }
    ur_result_t result = loader_today_DeviceGetInfo(hDevice, propName, sizeof(can), &can, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ur_info_value(out, bool, (can & all) == all);
}

/* What a context can do with atomics, which is what all of its devices can. */
ur_result_t older_2025_1_ContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    static const ur_device_info_t of_devices[] = {
        UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES,
        UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES,
        UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES,
        UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES,
    };
    const uint32_t first = 5;
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_device_handle_t devices[64];
    uint32_t all = UINT32_MAX;
    size_t size = 0;

    if ((uint32_t)propName < first || (uint32_t)propName >= first + 4) {
        return urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
    }
    ur_result_t result = urContextGetInfo(hContext, UR_CONTEXT_INFO_DEVICES, 0, NULL, &size);
    if (result == UR_RESULT_SUCCESS && size > sizeof(devices)) {
        return UR_RESULT_ERROR_OUT_OF_RESOURCES;
    }
    if (result == UR_RESULT_SUCCESS) {
        result = urContextGetInfo(hContext, UR_CONTEXT_INFO_DEVICES, size, devices, NULL);
    }
    for (size_t i = 0; i < size / sizeof(devices[0]) && result == UR_RESULT_SUCCESS; i++) {
        uint32_t can = 0;
        result = loader_today_DeviceGetInfo(devices[i], of_devices[(uint32_t)propName - first],
                                            sizeof(can), &can, NULL);
        all &= can;
    }
    return result != UR_RESULT_SUCCESS ? result : ur_info_value(out, uint32_t, all);
}
