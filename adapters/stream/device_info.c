/* Device queries, answered from what was read when the device was found; only free memory and the
 * like ask again. */
#include <stdio.h>

#include "bindless.h"
#include "driver_graph.h"
#include "physical.h"
#include "shared_event.h"

static ur_result_t device_info_number(ur_info_out out, int value, unsigned divide) {
    return value > 0 ? ur_info_value(out, uint32_t, (uint32_t)value / divide)
                     : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
}

static ur_result_t size(ur_info_out out, int value) {
    return ur_info_value(out, size_t, value > 0 ? (size_t)value : 0);
}

static ur_result_t truth(ur_info_out out, bool value) {
    return ur_info_value(out, ur_bool_t, value);
}

static ur_result_t free_memory(ur_device_handle_t device, ur_info_out out) {
    ur_result_t result = stream_device_ops.query(device, UR_DEVICE_INFO_GLOBAL_MEM_FREE, out);
    if (result != UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
        return result;
    }
    if (!out.value) {
        return ur_info_value(out, uint64_t, 0);
    }
    struct stream_place *place;
    size_t available = 0, total = 0;
    result = stream_place_of(device, &place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_memory_free(&available, &total), "asking for free memory");
    }
    stream_place_release(place);
    return result == UR_RESULT_SUCCESS ? ur_info_value(out, uint64_t, available) : result;
}

static uint64_t bandwidth(const int *attr) {
    if (attr[DRV_ATTR_MEMORY_CLOCK_KHZ] <= 0 || attr[DRV_ATTR_MEMORY_BUS_BITS] <= 0) {
        return 0;
    }
    /* Two transfers a clock. */
    return (uint64_t)attr[DRV_ATTR_MEMORY_CLOCK_KHZ] * 1000 * 2 *
           ((uint64_t)attr[DRV_ATTR_MEMORY_BUS_BITS] / 8);
}

static ur_device_usm_access_capability_flags_t usm_access(const int *attr,
                                                          ur_device_info_t property) {
    const ur_device_usm_access_capability_flags_t plain =
        UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS |
        UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS;
    const ur_device_usm_access_capability_flags_t concurrent =
        UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS |
        UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS;
    switch (property) {
    case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
        return plain | concurrent;
    case UR_DEVICE_INFO_USM_HOST_SUPPORT:
        return UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS |
               UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS |
               (attr[DRV_ATTR_HOST_ATOMICS] > 0 ? plain | concurrent : 0);
    case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
    case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
        return attr[DRV_ATTR_MANAGED_MEMORY] > 0
                   ? plain | (attr[DRV_ATTR_CONCURRENT_MANAGED] > 0 ? concurrent : 0)
                   : 0;
    default:
        return attr[DRV_ATTR_PAGEABLE_ACCESS] > 0
                   ? plain | (attr[DRV_ATTR_CONCURRENT_MANAGED] > 0 ? concurrent : 0)
                   : 0;
    }
}

ur_result_t urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                            void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_DEVICE(hDevice);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_device_command_buffer_update_capability_flags_t updates;
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const int *attr = hDevice->attr;
    const bool images = attr[DRV_ATTR_IMAGE_2D_WIDTH] > 0;
    const ur_queue_flags_t queue_flags =
        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE |
        UR_QUEUE_FLAG_PRIORITY_LOW | UR_QUEUE_FLAG_PRIORITY_HIGH |
        UR_QUEUE_FLAG_USE_DEFAULT_STREAM | UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM |
        UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE | UR_QUEUE_FLAG_SUBMISSION_BATCHED |
        UR_QUEUE_FLAG_DISCARD_EVENTS;
    const ur_device_fp_capability_flags_t fp =
        UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN | UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST |
        UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO | UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF |
        UR_DEVICE_FP_CAPABILITY_FLAG_FMA | UR_DEVICE_FP_CAPABILITY_FLAG_DENORM;
    char text[96];
    const char *why;
    size_t sizes[3];
    /* What the code has, or parts of it; see DRV_LEAST_SUB_GROUP. */
    const uint32_t warp = (uint32_t)attr[DRV_ATTR_WARP_SIZE],
                   least = warp < DRV_LEAST_SUB_GROUP ? warp : DRV_LEAST_SUB_GROUP;
    uint32_t sub_groups[32], sub_group_count = 0;
    switch ((int)propName) {
    case UR_DEVICE_INFO_TYPE:
        return ur_info_value(out, ur_device_type_t, UR_DEVICE_TYPE_GPU);
    case UR_DEVICE_INFO_VENDOR_ID:
        return ur_info_value(out, uint32_t, DRV_VENDOR_ID);
    case UR_DEVICE_INFO_DEVICE_ID:
        return attr[DRV_ATTR_PCI_ID] > 0
                   ? ur_info_value(out, uint32_t, (uint32_t)attr[DRV_ATTR_PCI_ID] >> 16)
                   : stream_device_ops.query(hDevice, propName, out);
    case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
    case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
        return ur_info_value(out, uint32_t, (uint32_t)attr[DRV_ATTR_COMPUTE_UNITS]);
    case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
        return ur_info_value(out, uint32_t, 3);
    case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
    case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
        for (int i = 0; i < 3; ++i) {
            sizes[i] = (size_t)
                attr[(propName == UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES ? DRV_ATTR_MAX_BLOCK_X
                                                                     : DRV_ATTR_MAX_GRID_X) +
                     i];
        }
        return ur_info_array(out, sizes, 3);
    case UR_DEVICE_INFO_MAX_WORK_GROUPS:
        return size(out, attr[DRV_ATTR_MAX_GRID_X]);
    case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
        return size(out, attr[DRV_ATTR_MAX_THREADS_PER_BLOCK]);
    case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
    case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
        return ur_info_value(out, ur_device_fp_capability_flags_t,
                             fp | UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT);
    case UR_DEVICE_INFO_QUEUE_PROPERTIES:
    case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
        return ur_info_value(out, ur_queue_flags_t, queue_flags);
    case UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES:
        return ur_info_value(out, ur_queue_flags_t, 0);
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR:
        return ur_info_value(out, uint32_t, 4);
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF:
        return ur_info_value(out, uint32_t, 2);
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE:
        return ur_info_value(out, uint32_t, 1);
    case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
        return ur_info_value(
            out, uint32_t,
            attr[DRV_ATTR_CLOCK_KHZ] > 0 ? (uint32_t)attr[DRV_ATTR_CLOCK_KHZ] / 1000 : 0);
    case UR_DEVICE_INFO_MEMORY_CLOCK_RATE:
        return device_info_number(out, attr[DRV_ATTR_MEMORY_CLOCK_KHZ], 1000);
    case UR_DEVICE_INFO_MEMORY_BUS_WIDTH:
        return device_info_number(out, attr[DRV_ATTR_MEMORY_BUS_BITS], 1);
    case UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH:
        return bandwidth(attr) ? ur_info_value(out, uint64_t, bandwidth(attr))
                               : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_ADDRESS_BITS:
        return ur_info_value(out, uint32_t, 64);
    case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
    case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
        return ur_info_value(out, uint64_t, hDevice->memory);
    case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
        return free_memory(hDevice, out);
    case UR_DEVICE_INFO_IMAGE_SUPPORT:
        return truth(out, images);
    case UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS:
    case UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS:
    case UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS:
        return ur_info_value(out, uint32_t, images ? 128 : 0);
    case UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH:
        return size(out, attr[DRV_ATTR_IMAGE_2D_WIDTH]);
    case UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT:
        return size(out, attr[DRV_ATTR_IMAGE_2D_HEIGHT]);
    case UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH:
        return size(out, attr[DRV_ATTR_IMAGE_3D_WIDTH]);
    case UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT:
        return size(out, attr[DRV_ATTR_IMAGE_3D_HEIGHT]);
    case UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH:
        return size(out, attr[DRV_ATTR_IMAGE_3D_DEPTH]);
    case UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE:
        return size(out, attr[DRV_ATTR_IMAGE_1D_LINEAR]);
    case UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE:
        return size(out, attr[DRV_ATTR_IMAGE_LAYERS]);
    case UR_DEVICE_INFO_MAX_SAMPLERS:
        return ur_info_value(out, uint32_t, images ? 16 : 0);
    case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
        return ur_info_value(out, size_t, 4000);
    case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN:
        return ur_info_value(out, uint32_t, STREAM_BASE_ALIGN * 8);
    case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE:
        return ur_info_value(out, ur_device_mem_cache_type_t,
                             UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE);
    case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
        return ur_info_value(out, uint32_t, 128);
    case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
        return ur_info_value(out, uint64_t,
                             attr[DRV_ATTR_L2_BYTES] > 0 ? (uint64_t)attr[DRV_ATTR_L2_BYTES] : 0);
    case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
        return ur_info_value(
            out, uint64_t,
            attr[DRV_ATTR_CONSTANT_MEMORY] > 0 ? (uint64_t)attr[DRV_ATTR_CONSTANT_MEMORY] : 0);
    case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
        return ur_info_value(out, uint32_t, 9);
    case UR_DEVICE_INFO_LOCAL_MEM_TYPE:
        return ur_info_value(out, ur_device_local_mem_type_t, UR_DEVICE_LOCAL_MEM_TYPE_LOCAL);
    case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
        return ur_info_value(out, uint64_t,
                             (uint64_t)(attr[DRV_ATTR_SHARED_PER_BLOCK_MOST] > 0
                                            ? attr[DRV_ATTR_SHARED_PER_BLOCK_MOST]
                                            : attr[DRV_ATTR_SHARED_PER_BLOCK]));
    case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
        return truth(out, attr[DRV_ATTR_ECC] > 0);
    case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
    case UR_DEVICE_INFO_IS_INTEGRATED_GPU:
        return truth(out, attr[DRV_ATTR_INTEGRATED] > 0);
    case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION: /* what cuEventElapsedTime and
                                                       hipEventElapsedTime promise */
        return ur_info_value(out, size_t, 1000);
    case UR_DEVICE_INFO_ENDIAN_LITTLE:
        return truth(out, true);
    case UR_DEVICE_INFO_AVAILABLE:
        return truth(out, attr[DRV_ATTR_COMPUTE_MODE] != 2);
    case UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP: /* of programs of SPIR-V */
        return truth(out, stream_device_ops.il_known(&why));
    case UR_DEVICE_INFO_COMPILER_AVAILABLE: /* of SPIR-V, or the driver's own language */
    case UR_DEVICE_INFO_LINKER_AVAILABLE:
        return truth(out, DRV_LINKS || stream_device_ops.il_known(&why));
    case UR_DEVICE_INFO_EXECUTION_CAPABILITIES:
        return ur_info_value(out, ur_device_exec_capability_flags_t,
                             UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL);
    case UR_DEVICE_INFO_BUILT_IN_KERNELS:
        return ur_info_string(out, "");
    case UR_DEVICE_INFO_IL_VERSION:
        return ur_info_string(out, stream_device_ops.il_known(&why)
                                       ? "SPIR-V_1.0 SPIR-V_1.1 SPIR-V_1.2 "
                                         "SPIR-V_1.3 SPIR-V_1.4 SPIR-V_1.5 SPIR-V_1.6"
                                       : "");
    case UR_DEVICE_INFO_PLATFORM:
        return ur_info_value(out, ur_platform_handle_t, hDevice->platform);
    case UR_DEVICE_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hDevice->object));
    case UR_DEVICE_INFO_NAME:
        return ur_info_string(out, hDevice->name);
    case UR_DEVICE_INFO_VENDOR:
        return ur_info_string(out, DRV_VENDOR);
    case UR_DEVICE_INFO_DRIVER_VERSION:
    case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
        stream_device_ops.version_text(hDevice->platform->driver_version, text, sizeof(text));
        return ur_info_string(out, text);
    case UR_DEVICE_INFO_PROFILE:
        return ur_info_string(out, "FULL_PROFILE");
    case UR_DEVICE_INFO_VERSION:
        if (DRV_VERSION_IS_ARCH && *hDevice->arch) { /* libsycl tells architectures by this */
            return ur_info_string(out, hDevice->arch);
        }
        snprintf(text, sizeof(text), "%d.%d", attr[DRV_ATTR_CAPABILITY_MAJOR],
                 attr[DRV_ATTR_CAPABILITY_MINOR]);
        return ur_info_string(out, text);
    case UR_DEVICE_INFO_IP_VERSION:
        return ur_info_value(
            out, uint32_t,
            (uint32_t)(attr[DRV_ATTR_CAPABILITY_MAJOR] << 16 | attr[DRV_ATTR_CAPABILITY_MINOR]));
    case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
        return ur_info_value(out, size_t, 1 << 20);
    case UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC:
        return truth(out, true);
    case UR_DEVICE_INFO_PARENT_DEVICE:
        return ur_info_value(out, ur_device_handle_t, NULL);
    case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
    case UR_DEVICE_INFO_PARTITION_TYPE:
        return ur_info_bytes(out, "", 0);
    case UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES:
        return ur_info_value(out, uint32_t, 0);
    case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
        return ur_info_value(out, ur_device_affinity_domain_flags_t, 0);
    case UR_DEVICE_INFO_COMPONENT_DEVICES:
        return ur_info_bytes(out, "", 0);
    case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS:
        return ur_info_value(out, uint32_t,
                             (uint32_t)(attr[DRV_ATTR_MAX_THREADS_PER_BLOCK] / (int)least));
    case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
        for (uint32_t size = least; size && size <= stream_device_ops.most_sub_group(hDevice);
             size *= 2) {
            sub_groups[sub_group_count++] = size;
        }
        return ur_info_array(out, sub_groups, sub_group_count);
    case UR_DEVICE_INFO_USM_HOST_SUPPORT:
    case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
    case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
    case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
    case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
        return ur_info_value(out, ur_device_usm_access_capability_flags_t,
                             usm_access(attr, propName));
    case UR_DEVICE_INFO_UUID:
        return hDevice->has_uuid ? ur_info_bytes(out, hDevice->uuid, sizeof(hDevice->uuid))
                                 : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_PCI_ADDRESS:
        return hDevice->pci[0] ? ur_info_string(out, hDevice->pci)
                               : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_IMAGE_SRGB:
    case UR_DEVICE_INFO_BUILD_ON_SUBDEVICE:
    case UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS:
    case UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT:
    case UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT:
    case UR_DEVICE_INFO_ESIMD_SUPPORT:
        return truth(out, false);
    case UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS:
        return truth(out, stream_device_ops.il_known(&why));
    case UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT:
    case UR_DEVICE_INFO_ATOMIC_64:
    case UR_DEVICE_INFO_USM_POOL_SUPPORT:
    case UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP:
    case UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP:
    case UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP:
    case UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP:
    case UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP:
    case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
    case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
    case UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP:
    case UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP:
    case UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP:
    case UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP:
    case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
        return truth(out, true);
    case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
        return truth(out, stream_shared_supported());
    case UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP:
        return truth(out, attr[DRV_ATTR_HOST_REGISTER] != 0);
    case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
        return truth(out, attr[DRV_ATTR_VIRTUAL_MEMORY] > 0 && drv_has_virtual());
    case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
        return truth(out, drv_has_ipc());
    case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
        return truth(out, attr[DRV_ATTR_VIRTUAL_MEMORY] > 0 && attr[DRV_ATTR_EXPORT_FD] > 0 &&
                              drv_has_virtual());
    case UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES: {
        ur_kernel_launch_properties_flags_t can =
            UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY;
        can |= attr[DRV_ATTR_COOPERATIVE] > 0 && drv_has_cooperative()
                   ? UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE
                   : 0;
        can |= attr[DRV_ATTR_CLUSTER] > 0 && drv_has_extended()
                   ? UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION
                   : 0;
        return ur_info_value(out, ur_kernel_launch_properties_flags_t, can);
    }
    case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
    case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
        return ur_info_value(out, ur_memory_order_capability_flags_t, DRV_ATOMIC_ORDERS(attr));
    case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
    case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
        return ur_info_value(
            out, ur_memory_scope_capability_flags_t,
            UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
                UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP |
                UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM);
    case UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES:
        return ur_info_value(out, uint32_t, 1);
    case UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP:
        return device_info_number(out, attr[DRV_ATTR_REGISTERS_PER_BLOCK], 1);
    case UR_DEVICE_INFO_USE_NATIVE_ASSERT:
        return truth(out, true);
    case UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP:
    case UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP:
        return truth(out, drv_has_graphs());
    case UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP:
        return device_info_number(out, attr[DRV_ATTR_PITCH_ALIGN], 1);
    case UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP:
        return truth(out, stream_exports_memory(hDevice));
    default:
        result = stream_bindless_query(hDevice, propName, out);
        if (result != UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
            return result;
        }
        result = stream_device_ops.query(hDevice, propName, out);
        /* A kernel that takes no offset, of native code, refuses a new one as its launches do: in a
         * graph that is with the update. */
        updates = drv_has_graphs()
                      ? UR_UPDATES_ALL | UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS
                      : UR_UPDATES_WITHOUT_OFFSET;
        return result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
                   ? ur_device_rest(propName, updates, out)
                   : result;
    }
}
