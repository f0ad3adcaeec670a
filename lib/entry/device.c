#include "device.h"

#include <stdio.h>

#include "base/check.h"

ur_result_t ur_devices_get(const ur_device_handle_t *devices, uint32_t device_count,
                           bool (*matches)(ur_device_handle_t device, ur_device_type_t type),
                           ur_device_type_t type, uint32_t entries, ur_device_handle_t *out,
                           uint32_t *count_out) {
    if (type < UR_DEVICE_TYPE_DEFAULT || type > UR_DEVICE_TYPE_CUSTOM) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (entries == 0 && out) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if (entries > 0 && !out) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if (!out && !count_out) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    uint32_t found = 0;
    for (uint32_t i = 0; i < device_count; ++i) {
        if (type != UR_DEVICE_TYPE_ALL && !matches(devices[i], type)) {
            continue;
        }
        if (out && found < entries) {
            ur_own.Device.pfnRetain(devices[i]);
            out[found] = devices[i];
        }
        ++found;
    }
    if (count_out) {
        *count_out = found;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_device_select(const ur_device_binary_t *binaries, uint32_t count,
                             const char *const *targets, uint32_t target_count,
                             uint32_t *selected) {
    UR_CHECK_POINTER(binaries);
    UR_CHECK_POINTER(selected);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_POINTER(binaries[i].pDeviceTargetSpec);
    }
    for (uint32_t t = 0; t < target_count; ++t) {
        for (uint32_t i = 0; targets[t] && i < count; ++i) {
            if (strcmp(binaries[i].pDeviceTargetSpec, targets[t]) == 0) {
                *selected = i;
                return UR_RESULT_SUCCESS;
            }
        }
    }
    char wanted[160] = "";
    size_t used = 0;
    for (uint32_t t = 0; t < target_count; ++t) {
        if (targets[t] && used < sizeof(wanted)) {
            used += (size_t)snprintf(wanted + used, sizeof(wanted) - used, "%s%s",
                                     used ? " or " : "", targets[t]);
        }
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "none of %u binaries is for %s", count,
                   used ? wanted : "a target that this device takes");
}

ur_result_t ur_peers_info(ur_device_handle_t command, ur_device_handle_t peer,
                          ur_exp_peer_info_t name, ur_info_out out, uint32_t can) {
    UR_CHECK_DEVICE(command);
    UR_CHECK_DEVICE(peer);
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return name == UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT ||
                   name == UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT
               ? ur_info_value(out, uint32_t, can)
               : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
}

ur_result_t ur_context_check(uint32_t count, const ur_device_handle_t *devices,
                             const ur_context_properties_t *properties) {
    UR_CHECK_POINTER(devices);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if (properties) {
        UR_CHECK_FLAGS(properties->flags, UR_CONTEXT_FLAGS_MASK);
    }
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_DEVICE(devices[i]);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_device_rest(ur_device_info_t name,
                           ur_device_command_buffer_update_capability_flags_t updates,
                           ur_info_out out) {
    switch (name) {
    case UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, updates != 0);
    case UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP:
        /* See capture/capture.h. */
        return ur_info_value(out, ur_bool_t,
                             updates != 0 &&
                                 atomic_load_explicit(&ur_adapter_known, memory_order_relaxed));
    case UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP:
        return ur_info_value(out, ur_device_command_buffer_update_capability_flags_t, updates);
    case UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP:
        return ur_info_value(out, ur_exp_device_2d_block_array_capability_flags_t, 0);
    case UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP:
    case UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP:
    case UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP:
    case UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP:
    case UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP:
    case UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP:
    case UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP:
    case UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP:
    case UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP:
    case UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP:
    case UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP:
    case UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP:
    case UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP:
    case UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP:
    case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
    case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    case UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP:
    case UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP:
    case UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP:
    case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
    case UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP:
    case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, 0);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}
