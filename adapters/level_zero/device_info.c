/* Properties of devices. What the driver says about a device was read when the device was found. */
#include <stdio.h>
#include <string.h>

#include "mem.h"
#include "ze.h"

#define BOOLEAN(value) ur_info_value(out, ur_bool_t, (value) ? 1 : 0)
#define U32(value) ur_info_value(out, uint32_t, (uint32_t)(value))
#define U64(value) ur_info_value(out, uint64_t, (uint64_t)(value))
#define SIZE(value) ur_info_value(out, size_t, (size_t)(value))

static ur_device_fp_capability_flags_t fp_flags(ze_device_fp_flags_t from) {
    static const struct {
        ze_device_fp_flags_t ze;
        ur_device_fp_capability_flags_t ur;
    } map[] = {
        {ZE_DEVICE_FP_FLAG_DENORM, UR_DEVICE_FP_CAPABILITY_FLAG_DENORM},
        {ZE_DEVICE_FP_FLAG_INF_NAN, UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN},
        {ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST},
        {ZE_DEVICE_FP_FLAG_ROUND_TO_ZERO, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO},
        {ZE_DEVICE_FP_FLAG_ROUND_TO_INF, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF},
        {ZE_DEVICE_FP_FLAG_FMA, UR_DEVICE_FP_CAPABILITY_FLAG_FMA},
        {ZE_DEVICE_FP_FLAG_ROUNDED_DIVIDE_SQRT,
         UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT},
        {ZE_DEVICE_FP_FLAG_SOFT_FLOAT, UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT},
    };
    ur_device_fp_capability_flags_t to = 0;
    for (size_t i = 0; i < ZE_COUNT(map); ++i) {
        to |= from & map[i].ze ? map[i].ur : 0;
    }
    return to;
}

static ur_device_usm_access_capability_flags_t usm_flags(ze_memory_access_cap_flags_t from) {
    ur_device_usm_access_capability_flags_t to = 0;
    to |= from & ZE_MEMORY_ACCESS_CAP_FLAG_RW ? UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS : 0;
    to |= from & ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC
              ? UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS
              : 0;
    to |= from & ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT
              ? UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS
              : 0;
    to |= from & ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC
              ? UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS
              : 0;
    return to;
}

static ur_device_type_t device_info_type_of(ur_device_handle_t device) {
    switch (device->properties.type) {
    case ZE_DEVICE_TYPE_GPU:
        return UR_DEVICE_TYPE_GPU;
    case ZE_DEVICE_TYPE_CPU:
        return UR_DEVICE_TYPE_CPU;
    case ZE_DEVICE_TYPE_FPGA:
        return UR_DEVICE_TYPE_FPGA;
    case ZE_DEVICE_TYPE_MCA:
        return UR_DEVICE_TYPE_MCA;
    default:
        return UR_DEVICE_TYPE_CUSTOM;
    }
}

static ur_result_t vendor(ur_device_handle_t device, ur_info_out out) {
    if (device->properties.vendorId == 0x8086) {
        return ur_info_string(out, "Intel(R) Corporation");
    }
    char text[16];
    snprintf(text, sizeof(text), "0x%x", device->properties.vendorId);
    return ur_info_string(out, text);
}

static ur_result_t extensions(ur_device_handle_t device, ur_info_out out) {
    char text[512] = "";
    const struct {
        bool there;
        const char *name;
    } list[] = {
        /* SYCL builds SPIR-V only where this stands, for any driver but OpenCL's own. */
        {device->module.spirvVersionSupported != 0, "cl_khr_il_program"},
        {device->module.flags & ZE_DEVICE_MODULE_FLAG_FP16, "cl_khr_fp16"},
        {device->module.flags & ZE_DEVICE_MODULE_FLAG_FP64, "cl_khr_fp64"},
        {device->module.flags & ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS,
         "cl_khr_int64_base_atomics cl_khr_int64_extended_atomics"},
        {device->compute.numSubGroupSizes > 0, "cl_khr_subgroups"},
        {device->compute.numSubGroupSizes > 0 && ze_device_is_intel_gpu(device),
         "cl_intel_subgroups cl_intel_subgroups_short cl_intel_required_subgroup_size"},
        {ze_platform_has(device->platform, "ZE_extension_bfloat16_conversions"),
         "cl_intel_bfloat16_conversions"},
        {device->image.maxImageDims3D > 0, "cl_khr_3d_image_writes"},
        {device->platform->counter_based, "ze_counter_based_events"},
    };
    for (size_t i = 0; i < ZE_COUNT(list); ++i) {
        if (list[i].there) {
            size_t used = strlen(text);
            snprintf(text + used, sizeof(text) - used, "%s%s", used ? " " : "", list[i].name);
        }
    }
    return ur_info_string(out, text);
}

static ur_result_t partitions(ur_device_handle_t device, ur_info_out out) {
    if (device->sub_count == 0) {
        return ur_info_bytes(out, NULL, 0);
    }
    return ur_info_value(out, ur_device_partition_t, UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN);
}

static ur_result_t partition_type(ur_device_handle_t device, ur_info_out out) {
    if (!device->parent) {
        return ur_info_bytes(out, NULL, 0);
    }
    return ur_info_value(
        out, ur_device_partition_property_t, .type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
        .value.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE);
}

static ur_result_t pci_address(ur_device_handle_t device, ur_info_out out) {
    ze_pci_ext_properties_t pci = {.stype = ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES};
    ur_result_t result = ze.zeDevicePciGetPropertiesExt &&
                                 ze_platform_has(device->platform, "ZE_extension_pci_properties")
                             ? ZE_CHECK(zeDevicePciGetPropertiesExt, device->ze, &pci)
                             : ze_sysman_pci(device, &pci.address);
    if (result == UR_RESULT_ERROR_UNINITIALIZED) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION); /* a device that is on no bus */
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    char text[32];
    snprintf(text, sizeof(text), "%04x:%02x:%02x.%x", pci.address.domain, pci.address.bus,
             pci.address.device, pci.address.function);
    return ur_info_string(out, text);
}

static ur_result_t available(ur_device_handle_t device, ur_info_out out) {
    return BOOLEAN(ze.zeDeviceGetStatus(device->ze) == ZE_RESULT_SUCCESS);
}

static uint32_t vector_width(ur_device_handle_t device, ur_device_info_t name) {
    switch (name) {
#define WIDTHS(TYPE, member)                                                                       \
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_##TYPE:                                             \
        return device->preferred.member;                                                           \
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_##TYPE:                                                \
        return device->native.member;
        WIDTHS(CHAR, char_)
        WIDTHS(SHORT, short_)
        WIDTHS(INT, int_)
        WIDTHS(LONG, long_)
        WIDTHS(LONG_LONG, long_)
        WIDTHS(FLOAT, float_)
        WIDTHS(DOUBLE, double_)
        WIDTHS(HALF, half)
#undef WIDTHS
    default:
        return 1;
    }
}

/* Counts of parts of an Intel Xe GPU. */
static ur_result_t xe_count(uint32_t count, ur_info_out out) {
    return count ? ur_info_value(out, uint32_t, count)
                 : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
}

static ur_result_t core(ur_device_handle_t device, ur_device_info_t name, ur_info_out out) {
    const ze_device_properties_t *p = &device->properties;
    const ze_device_compute_properties_t *c = &device->compute;
    const ze_device_module_properties_t *m = &device->module;
    const ze_device_image_properties_t *image = &device->image;
    bool images = image->maxImageDims2D && image->maxReadImageArgs && image->maxSamplers;
    switch (name) {
    case UR_DEVICE_INFO_TYPE:
        return ur_info_value(out, ur_device_type_t, device_info_type_of(device));
    case UR_DEVICE_INFO_VENDOR_ID:
        return U32(p->vendorId);
    case UR_DEVICE_INFO_DEVICE_ID:
        return U32(p->deviceId);
    case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
    case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
        return U32(p->numSlices * p->numSubslicesPerSlice *
                   (name == UR_DEVICE_INFO_MAX_COMPUTE_UNITS ? p->numEUsPerSubslice : 1));
    case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
        return U32(3);
    case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
        return ur_info_array(out,
                             ((size_t[]){c->maxGroupSizeX, c->maxGroupSizeY, c->maxGroupSizeZ}), 3);
    case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
        return SIZE(c->maxTotalGroupSize);
    case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
        return ur_info_array(
            out, ((size_t[]){c->maxGroupCountX, c->maxGroupCountY, c->maxGroupCountZ}), 3);
    case UR_DEVICE_INFO_MAX_WORK_GROUPS:
        return SIZE(SIZE_MAX); /* no limit but those of the dimensions */
    case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
        return ur_info_value(out, ur_device_fp_capability_flags_t, fp_flags(m->fp32flags));
    case UR_DEVICE_INFO_HALF_FP_CONFIG:
        return ur_info_value(out, ur_device_fp_capability_flags_t,
                             m->flags & ZE_DEVICE_MODULE_FLAG_FP16 ? fp_flags(m->fp16flags) : 0);
    case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
        return ur_info_value(out, ur_device_fp_capability_flags_t,
                             m->flags & ZE_DEVICE_MODULE_FLAG_FP64 ? fp_flags(m->fp64flags) : 0);
    case UR_DEVICE_INFO_QUEUE_PROPERTIES:
    case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
        return ur_info_value(out, ur_queue_flags_t,
                             UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE |
                                 UR_QUEUE_FLAG_PROFILING_ENABLE);
    case UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES:
        return ur_info_value(out, ur_queue_flags_t, 0);
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF:
        return U32(vector_width(device, name));
    case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
        return U32(p->coreClockRate);
    case UR_DEVICE_INFO_MEMORY_CLOCK_RATE:
        return U32(device->memory_clock);
    case UR_DEVICE_INFO_MEMORY_BUS_WIDTH:
        return U32(device->memory_bus);
    case UR_DEVICE_INFO_ADDRESS_BITS:
        return U32(64);
    case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
        return U64(p->maxMemAllocSize);
    case UR_DEVICE_INFO_IMAGE_SUPPORT:
        return BOOLEAN(images);
    case UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS:
        return U32(image->maxReadImageArgs);
    case UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS:
    case UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS:
        return U32(image->maxWriteImageArgs);
    case UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH:
    case UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT:
        return SIZE(image->maxImageDims2D);
    case UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH:
    case UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT:
    case UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH:
        return SIZE(image->maxImageDims3D);
    case UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE:
        return SIZE(image->maxImageBufferSize);
    case UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE:
        return SIZE(image->maxImageArraySlices);
    case UR_DEVICE_INFO_IMAGE_SRGB:
        return BOOLEAN(false);
    case UR_DEVICE_INFO_MAX_SAMPLERS:
        return U32(image->maxSamplers);
    case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
        return SIZE(m->maxArgumentsSize);
    case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN:
        return U32(8 * 64);
    case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE:
        return ur_info_value(out, ur_device_mem_cache_type_t,
                             device->cache_size ? UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE
                                                : UR_DEVICE_MEM_CACHE_TYPE_NONE);
    case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
        return U32(device->cache_line);
    case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
        return U64(device->cache_size);
    case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
        return U64(device->memory_size);
    case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
        return U64(p->maxMemAllocSize);
    case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
        return U32(64);
    case UR_DEVICE_INFO_LOCAL_MEM_TYPE:
        return ur_info_value(out, ur_device_local_mem_type_t,
                             c->maxSharedLocalMemory ? UR_DEVICE_LOCAL_MEM_TYPE_LOCAL
                                                     : UR_DEVICE_LOCAL_MEM_TYPE_NONE);
    case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
        return U64(c->maxSharedLocalMemory);
    case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
        return BOOLEAN(p->flags & ZE_DEVICE_PROPERTY_FLAG_ECC);
    case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
        return BOOLEAN(p->flags & ZE_DEVICE_PROPERTY_FLAG_INTEGRATED);
    case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION:
        return SIZE(device->ns_per_tick < 1.0 ? 1 : device->ns_per_tick);
    case UR_DEVICE_INFO_ENDIAN_LITTLE:
        return BOOLEAN(true);
    case UR_DEVICE_INFO_AVAILABLE:
        return available(device, out);
    case UR_DEVICE_INFO_COMPILER_AVAILABLE:
    case UR_DEVICE_INFO_LINKER_AVAILABLE:
        return BOOLEAN(true);
    case UR_DEVICE_INFO_EXECUTION_CAPABILITIES:
        return ur_info_value(out, ur_device_exec_capability_flags_t,
                             UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL);
    case UR_DEVICE_INFO_BUILT_IN_KERNELS:
        return ur_info_string(out, "");
    case UR_DEVICE_INFO_PLATFORM:
        return ur_info_value(out, ur_platform_handle_t, device->platform);
    case UR_DEVICE_INFO_REFERENCE_COUNT:
        return U32(ur_object_refs(&device->object));
    case UR_DEVICE_INFO_IL_VERSION: {
        char text[32];
        snprintf(text, sizeof(text), "SPIR-V_%u.%u", ZE_MAJOR_VERSION(m->spirvVersionSupported),
                 ZE_MINOR_VERSION(m->spirvVersionSupported));
        return ur_info_string(out, m->spirvVersionSupported ? text : "");
    }
    case UR_DEVICE_INFO_NAME:
        return ur_info_string(out, p->name);
    case UR_DEVICE_INFO_VENDOR:
        return vendor(device, out);
    case UR_DEVICE_INFO_DRIVER_VERSION:
        return ur_info_string(out, device->platform->version);
    case UR_DEVICE_INFO_PROFILE:
        return ur_info_string(out, "FULL_PROFILE");
    case UR_DEVICE_INFO_VERSION:
        if (ze_device_is_intel_gpu(device) && device->ip_version) { /* that of its architecture */
            char text[32];
            uint32_t ip = device->ip_version;
            snprintf(text, sizeof(text), "%u.%u.%u", ip >> 22, ip >> 14 & 0xff, ip & 0x3f);
            return ur_info_string(out, text);
        }
        /* fall through */
    case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION: {
        char text[32];
        snprintf(text, sizeof(text), "%u.%u", ZE_MAJOR_VERSION(device->platform->api),
                 ZE_MINOR_VERSION(device->platform->api));
        return ur_info_string(out, text);
    }
    case UR_DEVICE_INFO_EXTENSIONS:
        return extensions(device, out);
    case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
        return SIZE(m->printfBufferSize);
    case UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC:
        return BOOLEAN(true);
    case UR_DEVICE_INFO_PARENT_DEVICE:
        return ur_info_value(out, ur_device_handle_t, device->parent);
    case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
        return partitions(device, out);
    case UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES:
        return U32(device->sub_count);
    case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
        return ur_info_value(out, ur_device_affinity_domain_flags_t,
                             device->sub_count
                                 ? UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA |
                                       UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE
                                 : 0);
    case UR_DEVICE_INFO_PARTITION_TYPE:
        return partition_type(device, out);
    case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS: {
        uint32_t least = c->numSubGroupSizes ? c->subGroupSizes[0] : 0;
        for (uint32_t i = 1; i < c->numSubGroupSizes; ++i) {
            least = c->subGroupSizes[i] < least ? c->subGroupSizes[i] : least;
        }
        return U32(least ? c->maxTotalGroupSize / least : 0);
    }
    case UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS:
        return BOOLEAN(false);
    case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
        return ur_info_array(out, c->subGroupSizes, c->numSubGroupSizes);
    case UR_DEVICE_INFO_USM_HOST_SUPPORT:
        return U32(usm_flags(device->access.hostAllocCapabilities));
    case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
        return U32(usm_flags(device->access.deviceAllocCapabilities));
    case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
        return U32(usm_flags(device->access.sharedSingleDeviceAllocCapabilities));
    case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
        return U32(usm_flags(device->access.sharedCrossDeviceAllocCapabilities));
    case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
        return U32(usm_flags(device->access.sharedSystemAllocCapabilities));
    case UR_DEVICE_INFO_IP_VERSION:
        return device->ip_version ? U32(device->ip_version)
                                  : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_XE_STACK_COUNT:
        return xe_count(device->xe.stacks, out);
    case UR_DEVICE_INFO_XE_REGIONS_PER_STACK:
        return xe_count(device->xe.regions_per_stack, out);
    case UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION:
        return xe_count(device->xe.clusters_per_region, out);
    case UR_DEVICE_INFO_XE_CORES_PER_CLUSTER:
        return xe_count(device->xe.cores_per_cluster, out);
    case UR_DEVICE_INFO_EUS_PER_XE_CORE:
        return xe_count(device->xe.eus_per_core, out);
    case UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD:
        return xe_count(device->xe.lanes_per_thread, out);
    case UR_DEVICE_INFO_UUID:
        return ur_info_bytes(out, p->uuid.id, sizeof(p->uuid.id));
    case UR_DEVICE_INFO_PCI_ADDRESS:
        return pci_address(device, out);
    case UR_DEVICE_INFO_GPU_EU_COUNT:
        return U32(p->numSlices * p->numSubslicesPerSlice * p->numEUsPerSubslice);
    case UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH:
        return U32(p->physicalEUSimdWidth);
    case UR_DEVICE_INFO_GPU_EU_SLICES:
        return U32(p->numSlices);
    case UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE:
        return U32(p->numEUsPerSubslice);
    case UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE:
        return U32(p->numSubslicesPerSlice);
    case UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU:
        return U32(p->numThreadsPerEU);
    case UR_DEVICE_INFO_BUILD_ON_SUBDEVICE:
        return BOOLEAN(false);
    case UR_DEVICE_INFO_ATOMIC_64:
        return BOOLEAN(m->flags & ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS);
    case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
        return ur_info_value(
            out, ur_memory_order_capability_flags_t,
            UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
                UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL |
                UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST);
    case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
        return ur_info_value(
            out, ur_memory_order_capability_flags_t,
            UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
                UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL |
                UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST);
    case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
    case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
        return ur_info_value(
            out, ur_memory_scope_capability_flags_t,
            UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
                UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP |
                UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM);
    case UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES:
        return U32(device->compute_count);
    case UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS:
    case UR_DEVICE_INFO_ASYNC_BARRIER:
    case UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT:
    case UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT:
        return BOOLEAN(false);
    case UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS:
    case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
    case UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT:
    case UR_DEVICE_INFO_USM_POOL_SUPPORT:
        return BOOLEAN(true);
    case UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE:
        return BOOLEAN(ze_platform_has(device->platform, "ZE_extension_bfloat16_conversions"));
    case UR_DEVICE_INFO_USE_NATIVE_ASSERT: /* their compiler has __devicelib_assert_fail */
    case UR_DEVICE_INFO_ESIMD_SUPPORT:
        return BOOLEAN(ze_device_is_intel_gpu(device));
    case UR_DEVICE_INFO_COMPONENT_DEVICES:
        return ur_info_bytes(out, NULL, 0);
    case UR_DEVICE_INFO_COMPOSITE_DEVICE:
        return ur_info_value(out, ur_device_handle_t, NULL);
    case UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES:
        return ur_info_value(out, ur_kernel_launch_properties_flags_t,
                             UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE);
    case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
    case UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH:
    case UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS:
    case UR_DEVICE_INFO_FAN_SPEED:
    case UR_DEVICE_INFO_MIN_POWER_LIMIT:
    case UR_DEVICE_INFO_MAX_POWER_LIMIT:
        return ze_sysman_info(device, name, out);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* What experimental extensions ask. True only for what the conformance suite runs. */
static ur_result_t experimental(ur_device_handle_t device, ur_device_info_t name, ur_info_out out) {
    switch (name) {
    case UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP:
    case UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP:
    case UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP:
    case UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP:
    case UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP:
    case UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP:
    case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
    case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
        return BOOLEAN(true);
    case UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP:
    case UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP:
        return BOOLEAN(device->platform->link);
    case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
        return BOOLEAN(true);
    case UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP:
        return BOOLEAN(device->platform->call.import && device->platform->call.release);
    case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
        return BOOLEAN(device->platform->ipc);
    case UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP:
        return BOOLEAN(ze_memory_export_has(device));
    case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
        return BOOLEAN(true);
    case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
        return BOOLEAN(ze_ipc_physical_has(device));
    case UR_DEVICE_INFO_IS_INTEGRATED_GPU:
        return BOOLEAN(device->properties.type == ZE_DEVICE_TYPE_GPU &&
                       (device->properties.flags & ZE_DEVICE_PROPERTY_FLAG_INTEGRATED));
    case UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP:
    case UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP:
    case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP:
    case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP:
    case UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP:
    case UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP:
        return ze_bindless_query(device, name, out);
    case UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP: /* OpReadClockKHR of any scope is compiled */
        return BOOLEAN(ze_device_is_intel_gpu(device));
    case UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP: {
        ur_exp_device_2d_block_array_capability_flags_t flags = 0;
        flags |= device->blocks & ZE_BLOCK_ARRAY_LOAD
                     ? UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_LOAD
                     : 0;
        flags |= device->blocks & ZE_BLOCK_ARRAY_STORE
                     ? UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_STORE
                     : 0;
        return ur_info_value(out, ur_exp_device_2d_block_array_capability_flags_t, flags);
    }
    default:
        return ur_device_rest(
            name,
            (device->platform->offset ? UR_UPDATES_ALL : UR_UPDATES_WITHOUT_OFFSET) |
                UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS,
            out);
    }
}

ur_result_t urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                            void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_DEVICE(hDevice);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return (unsigned)propName < 0x1000 ? core(hDevice, propName, out)
                                       : experimental(hDevice, propName, out);
}
