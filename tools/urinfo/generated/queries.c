/* Generated from scripts/templates/urinfo_queries.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Every information query of adapters, platforms and devices, and how its value is shown. */
#include "queries.h"

#include "ur_print.h"

static ur_result_t print_ur_backend_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_backend_t *typed = value;
    return urPrintBackend(
        *typed, text, size, size_ret);
}

static ur_result_t print_ur_device_affinity_domain_flags_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_device_affinity_domain_flags_t *typed = value;
    return urPrintDeviceAffinityDomainFlags(
        (enum ur_device_affinity_domain_flag_t)*typed, text, size, size_ret);
}

static ur_result_t print_ur_device_command_buffer_update_capability_flags_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_device_command_buffer_update_capability_flags_t *typed = value;
    return urPrintDeviceCommandBufferUpdateCapabilityFlags(
        (enum ur_device_command_buffer_update_capability_flag_t)*typed, text, size, size_ret);
}

static ur_result_t print_ur_device_exec_capability_flags_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_device_exec_capability_flags_t *typed = value;
    return urPrintDeviceExecCapabilityFlags(
        (enum ur_device_exec_capability_flag_t)*typed, text, size, size_ret);
}

static ur_result_t print_ur_device_fp_capability_flags_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_device_fp_capability_flags_t *typed = value;
    return urPrintDeviceFpCapabilityFlags(
        (enum ur_device_fp_capability_flag_t)*typed, text, size, size_ret);
}

static ur_result_t print_ur_device_local_mem_type_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_device_local_mem_type_t *typed = value;
    return urPrintDeviceLocalMemType(
        *typed, text, size, size_ret);
}

static ur_result_t print_ur_device_mem_cache_type_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_device_mem_cache_type_t *typed = value;
    return urPrintDeviceMemCacheType(
        *typed, text, size, size_ret);
}

static ur_result_t print_ur_device_partition_property_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_device_partition_property_t *typed = value;
    return urPrintDevicePartitionProperty(
        *typed, text, size, size_ret);
}

static ur_result_t print_ur_device_partition_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_device_partition_t *typed = value;
    return urPrintDevicePartition(
        *typed, text, size, size_ret);
}

static ur_result_t print_ur_device_throttle_reasons_flags_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_device_throttle_reasons_flags_t *typed = value;
    return urPrintDeviceThrottleReasonsFlags(
        (enum ur_device_throttle_reasons_flag_t)*typed, text, size, size_ret);
}

static ur_result_t print_ur_device_type_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_device_type_t *typed = value;
    return urPrintDeviceType(
        *typed, text, size, size_ret);
}

static ur_result_t print_ur_device_usm_access_capability_flags_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_device_usm_access_capability_flags_t *typed = value;
    return urPrintDeviceUsmAccessCapabilityFlags(
        (enum ur_device_usm_access_capability_flag_t)*typed, text, size, size_ret);
}

static ur_result_t print_ur_exp_device_2d_block_array_capability_flags_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_exp_device_2d_block_array_capability_flags_t *typed = value;
    return urPrintExpDevice_2dBlockArrayCapabilityFlags(
        (enum ur_exp_device_2d_block_array_capability_flag_t)*typed, text, size, size_ret);
}

static ur_result_t print_ur_kernel_launch_properties_flags_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_kernel_launch_properties_flags_t *typed = value;
    return urPrintKernelLaunchPropertiesFlags(
        (enum ur_kernel_launch_properties_flag_t)*typed, text, size, size_ret);
}

static ur_result_t print_ur_memory_order_capability_flags_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_memory_order_capability_flags_t *typed = value;
    return urPrintMemoryOrderCapabilityFlags(
        (enum ur_memory_order_capability_flag_t)*typed, text, size, size_ret);
}

static ur_result_t print_ur_memory_scope_capability_flags_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_memory_scope_capability_flags_t *typed = value;
    return urPrintMemoryScopeCapabilityFlags(
        (enum ur_memory_scope_capability_flag_t)*typed, text, size, size_ret);
}

static ur_result_t print_ur_queue_flags_t(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ur_queue_flags_t *typed = value;
    return urPrintQueueFlags(
        (enum ur_queue_flag_t)*typed, text, size, size_ret);
}

const struct urinfo_query urinfo_adapter_queries[] = {
    {UR_ADAPTER_INFO_BACKEND, "UR_ADAPTER_INFO_BACKEND",
     URINFO_PRINTED, false, sizeof(ur_backend_t), print_ur_backend_t},
    {UR_ADAPTER_INFO_REFERENCE_COUNT, "UR_ADAPTER_INFO_REFERENCE_COUNT",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_ADAPTER_INFO_VERSION, "UR_ADAPTER_INFO_VERSION",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
};
const size_t urinfo_num_adapter_queries =
    sizeof(urinfo_adapter_queries) / sizeof(urinfo_adapter_queries[0]);

const struct urinfo_query urinfo_platform_queries[] = {
    {UR_PLATFORM_INFO_NAME, "UR_PLATFORM_INFO_NAME",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_PLATFORM_INFO_VENDOR_NAME, "UR_PLATFORM_INFO_VENDOR_NAME",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_PLATFORM_INFO_VERSION, "UR_PLATFORM_INFO_VERSION",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_PLATFORM_INFO_EXTENSIONS, "UR_PLATFORM_INFO_EXTENSIONS",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_PLATFORM_INFO_PROFILE, "UR_PLATFORM_INFO_PROFILE",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_PLATFORM_INFO_BACKEND, "UR_PLATFORM_INFO_BACKEND",
     URINFO_PRINTED, false, sizeof(ur_backend_t), print_ur_backend_t},
    {UR_PLATFORM_INFO_ADAPTER, "UR_PLATFORM_INFO_ADAPTER",
     URINFO_HANDLE, false, sizeof(ur_adapter_handle_t), NULL},
};
const size_t urinfo_num_platform_queries =
    sizeof(urinfo_platform_queries) / sizeof(urinfo_platform_queries[0]);

const struct urinfo_query urinfo_device_queries[] = {
    {UR_DEVICE_INFO_TYPE, "UR_DEVICE_INFO_TYPE",
     URINFO_PRINTED, false, sizeof(ur_device_type_t), print_ur_device_type_t},
    {UR_DEVICE_INFO_VENDOR_ID, "UR_DEVICE_INFO_VENDOR_ID",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_DEVICE_ID, "UR_DEVICE_INFO_DEVICE_ID",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_COMPUTE_UNITS, "UR_DEVICE_INFO_MAX_COMPUTE_UNITS",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS, "UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES, "UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES",
     URINFO_UNSIGNED, true, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE, "UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_SINGLE_FP_CONFIG, "UR_DEVICE_INFO_SINGLE_FP_CONFIG",
     URINFO_PRINTED, false, sizeof(ur_device_fp_capability_flags_t), print_ur_device_fp_capability_flags_t},
    {UR_DEVICE_INFO_HALF_FP_CONFIG, "UR_DEVICE_INFO_HALF_FP_CONFIG",
     URINFO_PRINTED, false, sizeof(ur_device_fp_capability_flags_t), print_ur_device_fp_capability_flags_t},
    {UR_DEVICE_INFO_DOUBLE_FP_CONFIG, "UR_DEVICE_INFO_DOUBLE_FP_CONFIG",
     URINFO_PRINTED, false, sizeof(ur_device_fp_capability_flags_t), print_ur_device_fp_capability_flags_t},
    {UR_DEVICE_INFO_QUEUE_PROPERTIES, "UR_DEVICE_INFO_QUEUE_PROPERTIES",
     URINFO_PRINTED, false, sizeof(ur_queue_flags_t), print_ur_queue_flags_t},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR, "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT, "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT, "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG, "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT, "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE, "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF, "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR, "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT, "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT, "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG, "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT, "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE, "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF, "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY, "UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MEMORY_CLOCK_RATE, "UR_DEVICE_INFO_MEMORY_CLOCK_RATE",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_ADDRESS_BITS, "UR_DEVICE_INFO_ADDRESS_BITS",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE, "UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE",
     URINFO_UNSIGNED, false, sizeof(uint64_t), NULL},
    {UR_DEVICE_INFO_IMAGE_SUPPORT, "UR_DEVICE_INFO_IMAGE_SUPPORT",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS, "UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS, "UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS, "UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH, "UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT, "UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH, "UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT, "UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH, "UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE, "UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE, "UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_MAX_SAMPLERS, "UR_DEVICE_INFO_MAX_SAMPLERS",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_PARAMETER_SIZE, "UR_DEVICE_INFO_MAX_PARAMETER_SIZE",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN, "UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE, "UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE",
     URINFO_PRINTED, false, sizeof(ur_device_mem_cache_type_t), print_ur_device_mem_cache_type_t},
    {UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE, "UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE, "UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE",
     URINFO_UNSIGNED, false, sizeof(uint64_t), NULL},
    {UR_DEVICE_INFO_GLOBAL_MEM_SIZE, "UR_DEVICE_INFO_GLOBAL_MEM_SIZE",
     URINFO_UNSIGNED, false, sizeof(uint64_t), NULL},
    {UR_DEVICE_INFO_GLOBAL_MEM_FREE, "UR_DEVICE_INFO_GLOBAL_MEM_FREE",
     URINFO_UNSIGNED, false, sizeof(uint64_t), NULL},
    {UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE, "UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE",
     URINFO_UNSIGNED, false, sizeof(uint64_t), NULL},
    {UR_DEVICE_INFO_MAX_CONSTANT_ARGS, "UR_DEVICE_INFO_MAX_CONSTANT_ARGS",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_LOCAL_MEM_TYPE, "UR_DEVICE_INFO_LOCAL_MEM_TYPE",
     URINFO_PRINTED, false, sizeof(ur_device_local_mem_type_t), print_ur_device_local_mem_type_t},
    {UR_DEVICE_INFO_LOCAL_MEM_SIZE, "UR_DEVICE_INFO_LOCAL_MEM_SIZE",
     URINFO_UNSIGNED, false, sizeof(uint64_t), NULL},
    {UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT, "UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_HOST_UNIFIED_MEMORY, "UR_DEVICE_INFO_HOST_UNIFIED_MEMORY",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION, "UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_ENDIAN_LITTLE, "UR_DEVICE_INFO_ENDIAN_LITTLE",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_AVAILABLE, "UR_DEVICE_INFO_AVAILABLE",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_COMPILER_AVAILABLE, "UR_DEVICE_INFO_COMPILER_AVAILABLE",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_LINKER_AVAILABLE, "UR_DEVICE_INFO_LINKER_AVAILABLE",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_EXECUTION_CAPABILITIES, "UR_DEVICE_INFO_EXECUTION_CAPABILITIES",
     URINFO_PRINTED, false, sizeof(ur_device_exec_capability_flags_t), print_ur_device_exec_capability_flags_t},
    {UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES, "UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES",
     URINFO_PRINTED, false, sizeof(ur_queue_flags_t), print_ur_queue_flags_t},
    {UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES, "UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES",
     URINFO_PRINTED, false, sizeof(ur_queue_flags_t), print_ur_queue_flags_t},
    {UR_DEVICE_INFO_BUILT_IN_KERNELS, "UR_DEVICE_INFO_BUILT_IN_KERNELS",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_DEVICE_INFO_PLATFORM, "UR_DEVICE_INFO_PLATFORM",
     URINFO_HANDLE, false, sizeof(ur_platform_handle_t), NULL},
    {UR_DEVICE_INFO_REFERENCE_COUNT, "UR_DEVICE_INFO_REFERENCE_COUNT",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_IL_VERSION, "UR_DEVICE_INFO_IL_VERSION",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_DEVICE_INFO_NAME, "UR_DEVICE_INFO_NAME",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_DEVICE_INFO_VENDOR, "UR_DEVICE_INFO_VENDOR",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_DEVICE_INFO_DRIVER_VERSION, "UR_DEVICE_INFO_DRIVER_VERSION",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_DEVICE_INFO_PROFILE, "UR_DEVICE_INFO_PROFILE",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_DEVICE_INFO_VERSION, "UR_DEVICE_INFO_VERSION",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION, "UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_DEVICE_INFO_EXTENSIONS, "UR_DEVICE_INFO_EXTENSIONS",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_DEVICE_INFO_PRINTF_BUFFER_SIZE, "UR_DEVICE_INFO_PRINTF_BUFFER_SIZE",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC, "UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_PARENT_DEVICE, "UR_DEVICE_INFO_PARENT_DEVICE",
     URINFO_HANDLE, false, sizeof(ur_device_handle_t), NULL},
    {UR_DEVICE_INFO_SUPPORTED_PARTITIONS, "UR_DEVICE_INFO_SUPPORTED_PARTITIONS",
     URINFO_PRINTED, true, sizeof(ur_device_partition_t), print_ur_device_partition_t},
    {UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES, "UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN, "UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN",
     URINFO_PRINTED, false, sizeof(ur_device_affinity_domain_flags_t), print_ur_device_affinity_domain_flags_t},
    {UR_DEVICE_INFO_PARTITION_TYPE, "UR_DEVICE_INFO_PARTITION_TYPE",
     URINFO_PRINTED, true, sizeof(ur_device_partition_property_t), print_ur_device_partition_property_t},
    {UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS, "UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS, "UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL, "UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL",
     URINFO_UNSIGNED, true, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_USM_HOST_SUPPORT, "UR_DEVICE_INFO_USM_HOST_SUPPORT",
     URINFO_PRINTED, false, sizeof(ur_device_usm_access_capability_flags_t), print_ur_device_usm_access_capability_flags_t},
    {UR_DEVICE_INFO_USM_DEVICE_SUPPORT, "UR_DEVICE_INFO_USM_DEVICE_SUPPORT",
     URINFO_PRINTED, false, sizeof(ur_device_usm_access_capability_flags_t), print_ur_device_usm_access_capability_flags_t},
    {UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT, "UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT",
     URINFO_PRINTED, false, sizeof(ur_device_usm_access_capability_flags_t), print_ur_device_usm_access_capability_flags_t},
    {UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT, "UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT",
     URINFO_PRINTED, false, sizeof(ur_device_usm_access_capability_flags_t), print_ur_device_usm_access_capability_flags_t},
    {UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT, "UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT",
     URINFO_PRINTED, false, sizeof(ur_device_usm_access_capability_flags_t), print_ur_device_usm_access_capability_flags_t},
    {UR_DEVICE_INFO_UUID, "UR_DEVICE_INFO_UUID",
     URINFO_BYTES, false, sizeof(uint8_t), NULL},
    {UR_DEVICE_INFO_PCI_ADDRESS, "UR_DEVICE_INFO_PCI_ADDRESS",
     URINFO_TEXT, false, sizeof(char), NULL},
    {UR_DEVICE_INFO_GPU_EU_COUNT, "UR_DEVICE_INFO_GPU_EU_COUNT",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH, "UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_GPU_EU_SLICES, "UR_DEVICE_INFO_GPU_EU_SLICES",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE, "UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE, "UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU, "UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH, "UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH",
     URINFO_UNSIGNED, false, sizeof(uint64_t), NULL},
    {UR_DEVICE_INFO_IMAGE_SRGB, "UR_DEVICE_INFO_IMAGE_SRGB",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BUILD_ON_SUBDEVICE, "UR_DEVICE_INFO_BUILD_ON_SUBDEVICE",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_ATOMIC_64, "UR_DEVICE_INFO_ATOMIC_64",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES, "UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES",
     URINFO_PRINTED, false, sizeof(ur_memory_order_capability_flags_t), print_ur_memory_order_capability_flags_t},
    {UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES, "UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES",
     URINFO_PRINTED, false, sizeof(ur_memory_scope_capability_flags_t), print_ur_memory_scope_capability_flags_t},
    {UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES, "UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES",
     URINFO_PRINTED, false, sizeof(ur_memory_order_capability_flags_t), print_ur_memory_order_capability_flags_t},
    {UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES, "UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES",
     URINFO_PRINTED, false, sizeof(ur_memory_scope_capability_flags_t), print_ur_memory_scope_capability_flags_t},
    {UR_DEVICE_INFO_BFLOAT16, "UR_DEVICE_INFO_BFLOAT16",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES, "UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS, "UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_MEMORY_BUS_WIDTH, "UR_DEVICE_INFO_MEMORY_BUS_WIDTH",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_WORK_GROUPS_3D, "UR_DEVICE_INFO_MAX_WORK_GROUPS_3D",
     URINFO_UNSIGNED, true, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_ASYNC_BARRIER, "UR_DEVICE_INFO_ASYNC_BARRIER",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT, "UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT, "UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP, "UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_IP_VERSION, "UR_DEVICE_INFO_IP_VERSION",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_ESIMD_SUPPORT, "UR_DEVICE_INFO_ESIMD_SUPPORT",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_COMPONENT_DEVICES, "UR_DEVICE_INFO_COMPONENT_DEVICES",
     URINFO_HANDLE, true, sizeof(ur_device_handle_t), NULL},
    {UR_DEVICE_INFO_COMPOSITE_DEVICE, "UR_DEVICE_INFO_COMPOSITE_DEVICE",
     URINFO_HANDLE, false, sizeof(ur_device_handle_t), NULL},
    {UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT, "UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_USM_POOL_SUPPORT, "UR_DEVICE_INFO_USM_POOL_SUPPORT",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_NUM_COMPUTE_UNITS, "UR_DEVICE_INFO_NUM_COMPUTE_UNITS",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS, "UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_USE_NATIVE_ASSERT, "UR_DEVICE_INFO_USE_NATIVE_ASSERT",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS, "UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS",
     URINFO_PRINTED, false, sizeof(ur_device_throttle_reasons_flags_t), print_ur_device_throttle_reasons_flags_t},
    {UR_DEVICE_INFO_FAN_SPEED, "UR_DEVICE_INFO_FAN_SPEED",
     URINFO_SIGNED, false, sizeof(int32_t), NULL},
    {UR_DEVICE_INFO_MIN_POWER_LIMIT, "UR_DEVICE_INFO_MIN_POWER_LIMIT",
     URINFO_SIGNED, false, sizeof(int32_t), NULL},
    {UR_DEVICE_INFO_MAX_POWER_LIMIT, "UR_DEVICE_INFO_MAX_POWER_LIMIT",
     URINFO_SIGNED, false, sizeof(int32_t), NULL},
    {UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE, "UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES, "UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES",
     URINFO_PRINTED, false, sizeof(ur_kernel_launch_properties_flags_t), print_ur_kernel_launch_properties_flags_t},
    {UR_DEVICE_INFO_LUID, "UR_DEVICE_INFO_LUID",
     URINFO_BYTES, false, sizeof(uint8_t), NULL},
    {UR_DEVICE_INFO_NODE_MASK, "UR_DEVICE_INFO_NODE_MASK",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG, "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG, "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_WORK_GROUPS, "UR_DEVICE_INFO_MAX_WORK_GROUPS",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_XE_STACK_COUNT, "UR_DEVICE_INFO_XE_STACK_COUNT",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_XE_REGIONS_PER_STACK, "UR_DEVICE_INFO_XE_REGIONS_PER_STACK",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION, "UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_XE_CORES_PER_CLUSTER, "UR_DEVICE_INFO_XE_CORES_PER_CLUSTER",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_EUS_PER_XE_CORE, "UR_DEVICE_INFO_EUS_PER_XE_CORE",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD, "UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP, "UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP",
     URINFO_PRINTED, false, sizeof(ur_exp_device_2d_block_array_capability_flags_t), print_ur_exp_device_2d_block_array_capability_flags_t},
    {UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP, "UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP, "UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP, "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP, "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP, "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP",
     URINFO_UNSIGNED, false, sizeof(size_t), NULL},
    {UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP, "UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP, "UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP, "UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP",
     URINFO_UNSIGNED, false, sizeof(uint32_t), NULL},
    {UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP, "UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP, "UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP, "UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP, "UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP, "UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP, "UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP, "UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP, "UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP, "UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP, "UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP, "UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP, "UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP",
     URINFO_PRINTED, false, sizeof(ur_device_command_buffer_update_capability_flags_t), print_ur_device_command_buffer_update_capability_flags_t},
    {UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP, "UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP, "UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_IS_INTEGRATED_GPU, "UR_DEVICE_INFO_IS_INTEGRATED_GPU",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP, "UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP, "UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP, "UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP, "UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP, "UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, "UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP, "UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP, "UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP, "UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP, "UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP, "UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP, "UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP, "UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, "UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP, "UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP, "UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
    {UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP, "UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP",
     URINFO_BOOL, false, sizeof(ur_bool_t), NULL},
};
const size_t urinfo_num_device_queries =
    sizeof(urinfo_device_queries) / sizeof(urinfo_device_queries[0]);
