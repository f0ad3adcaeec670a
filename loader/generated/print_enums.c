/* Generated from scripts/templates/print.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The exported printers of enumerations. */
#include "../layers/print.h"
#include "ur_print.h"

ur_result_t UR_APICALL urPrintAdapterInfo(
    enum ur_adapter_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(0, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintLoggerLevel(
    enum ur_logger_level_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(1, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintFunction(
    enum ur_function_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(2, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintStructureType(
    enum ur_structure_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(3, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintResult(
    enum ur_result_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(4, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintBackend(
    enum ur_backend_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(5, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintContextFlags(
    enum ur_context_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(6, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintContextInfo(
    enum ur_context_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(7, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDeviceType(
    enum ur_device_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(8, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDeviceInfo(
    enum ur_device_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(9, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDeviceAffinityDomainFlags(
    enum ur_device_affinity_domain_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_flags_text(10, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDevicePartition(
    enum ur_device_partition_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(11, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDeviceFpCapabilityFlags(
    enum ur_device_fp_capability_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_flags_text(12, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDeviceMemCacheType(
    enum ur_device_mem_cache_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(13, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDeviceLocalMemType(
    enum ur_device_local_mem_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(14, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDeviceExecCapabilityFlags(
    enum ur_device_exec_capability_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_flags_text(15, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintMemoryOrderCapabilityFlags(
    enum ur_memory_order_capability_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_flags_text(16, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintMemoryScopeCapabilityFlags(
    enum ur_memory_scope_capability_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_flags_text(17, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDeviceUsmAccessCapabilityFlags(
    enum ur_device_usm_access_capability_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_flags_text(18, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDeviceThrottleReasonsFlags(
    enum ur_device_throttle_reasons_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_flags_text(19, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintKernelLaunchPropertiesFlags(
    enum ur_kernel_launch_properties_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_flags_text(20, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintKernelLaunchFlags(
    enum ur_kernel_launch_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(21, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintMapFlags(
    enum ur_map_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(22, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintUsmMigrationFlags(
    enum ur_usm_migration_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(23, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintCommand(
    enum ur_command_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(24, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintEventStatus(
    enum ur_event_status_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(25, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintEventInfo(
    enum ur_event_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(26, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintProfilingInfo(
    enum ur_profiling_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(27, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExecutionInfo(
    enum ur_execution_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(28, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpDevice_2dBlockArrayCapabilityFlags(
    enum ur_exp_device_2d_block_array_capability_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_flags_text(29, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpAsyncUsmAllocFlags(
    enum ur_exp_async_usm_alloc_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(30, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpImageCopyFlags(
    enum ur_exp_image_copy_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(31, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpImageCopyInputTypes(
    enum ur_exp_image_copy_input_types_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_enum_text(32, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpSamplerCubemapFilterMode(
    enum ur_exp_sampler_cubemap_filter_mode_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_enum_text(33, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpExternalMemType(
    enum ur_exp_external_mem_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(34, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpExternalSemaphoreType(
    enum ur_exp_external_semaphore_type_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_enum_text(35, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpImageMemType(
    enum ur_exp_image_mem_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(36, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDeviceCommandBufferUpdateCapabilityFlags(
    enum ur_device_command_buffer_update_capability_flag_t value, char *buffer,
    const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(37, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpCommandBufferInfo(
    enum ur_exp_command_buffer_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(38, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpCommandBufferCommandInfo(
    enum ur_exp_command_buffer_command_info_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_enum_text(39, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpKernelArgType(
    enum ur_exp_kernel_arg_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(40, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpHostTaskFlags(
    enum ur_exp_host_task_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(41, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpEnqueueExtFlags(
    enum ur_exp_enqueue_ext_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(42, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpProgramFlags(
    enum ur_exp_program_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(43, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpEnqueueNativeCommandFlags(
    enum ur_exp_enqueue_native_command_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_flags_text(44, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpEventFlags(
    enum ur_exp_event_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(45, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpUsmHostAllocRegisterFlags(
    enum ur_exp_usm_host_alloc_register_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_flags_text(46, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintKernelInfo(
    enum ur_kernel_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(49, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintKernelGroupInfo(
    enum ur_kernel_group_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(50, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintKernelSubGroupInfo(
    enum ur_kernel_sub_group_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(51, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintKernelCacheConfig(
    enum ur_kernel_cache_config_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(52, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintKernelExecInfo(
    enum ur_kernel_exec_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(53, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintDeviceInitFlags(
    enum ur_device_init_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(54, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintLoaderConfigInfo(
    enum ur_loader_config_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(55, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintMemFlags(
    enum ur_mem_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(56, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintMemType(
    enum ur_mem_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(57, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintMemInfo(
    enum ur_mem_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(58, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintImageChannelOrder(
    enum ur_image_channel_order_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(59, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintImageChannelType(
    enum ur_image_channel_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(60, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintImageInfo(
    enum ur_image_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(61, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintBufferCreateType(
    enum ur_buffer_create_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(62, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintPlatformInfo(
    enum ur_platform_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(63, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintApiVersion(
    enum ur_api_version_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(64, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintExpPeerInfo(
    enum ur_exp_peer_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(65, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintProgramMetadataType(
    enum ur_program_metadata_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(66, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintProgramInfo(
    enum ur_program_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(67, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintProgramBuildStatus(
    enum ur_program_build_status_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(68, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintProgramBinaryType(
    enum ur_program_binary_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(69, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintProgramBuildInfo(
    enum ur_program_build_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(70, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintQueueInfo(
    enum ur_queue_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(71, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintQueueFlags(
    enum ur_queue_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(72, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintSamplerFilterMode(
    enum ur_sampler_filter_mode_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(73, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintSamplerAddressingMode(
    enum ur_sampler_addressing_mode_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(74, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintSamplerInfo(
    enum ur_sampler_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(75, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintUsmHostMemFlags(
    enum ur_usm_host_mem_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(76, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintUsmDeviceMemFlags(
    enum ur_usm_device_mem_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(77, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintUsmPoolFlags(
    enum ur_usm_pool_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(78, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintUsmType(
    enum ur_usm_type_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(79, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintUsmAllocInfo(
    enum ur_usm_alloc_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(80, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintUsmAdviceFlags(
    enum ur_usm_advice_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(81, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintUsmPoolInfo(
    enum ur_usm_pool_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(82, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintVirtualMemGranularityInfo(
    enum ur_virtual_mem_granularity_info_t value, char *buffer, const size_t buff_size,
    size_t *out_size) {
    return ur_print_enum_text(83, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintVirtualMemAccessFlags(
    enum ur_virtual_mem_access_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(84, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintVirtualMemInfo(
    enum ur_virtual_mem_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(85, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintPhysicalMemFlags(
    enum ur_physical_mem_flag_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_flags_text(86, (uint32_t)value, buffer, buff_size, out_size);
}

ur_result_t UR_APICALL urPrintPhysicalMemInfo(
    enum ur_physical_mem_info_t value, char *buffer, const size_t buff_size, size_t *out_size) {
    return ur_print_enum_text(87, (uint32_t)value, buffer, buff_size, out_size);
}
