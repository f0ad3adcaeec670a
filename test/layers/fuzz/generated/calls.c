/* Generated from scripts/templates/validation_fuzz.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Every entry point called with pointers to its arguments. */
#include "../fuzz_api.h"

static ur_result_t call_adapter_get(void **a) {
    return urAdapterGet(*(uint32_t *)a[0], *(ur_adapter_handle_t * *)a[1], *(uint32_t * *)a[2]);
}

static ur_result_t call_adapter_release(void **a) {
    return urAdapterRelease(*(ur_adapter_handle_t *)a[0]);
}

static ur_result_t call_adapter_retain(void **a) {
    return urAdapterRetain(*(ur_adapter_handle_t *)a[0]);
}

static ur_result_t call_adapter_get_last_error(void **a) {
    return urAdapterGetLastError(*(ur_adapter_handle_t *)a[0], *(const char ** *)a[1], *(int32_t * *)a[2]);
}

static ur_result_t call_adapter_get_info(void **a) {
    return urAdapterGetInfo(*(ur_adapter_handle_t *)a[0], *(ur_adapter_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_adapter_set_logger_callback(void **a) {
    return urAdapterSetLoggerCallback(*(ur_adapter_handle_t *)a[0], *(ur_logger_callback_t *)a[1], *(void * *)a[2], *(ur_logger_level_t *)a[3]);
}

static ur_result_t call_adapter_set_logger_callback_level(void **a) {
    return urAdapterSetLoggerCallbackLevel(*(ur_adapter_handle_t *)a[0], *(ur_logger_level_t *)a[1]);
}

static ur_result_t call_context_create(void **a) {
    return urContextCreate(*(uint32_t *)a[0], *(const ur_device_handle_t * *)a[1], *(const ur_context_properties_t * *)a[2], *(ur_context_handle_t * *)a[3]);
}

static ur_result_t call_context_retain(void **a) {
    return urContextRetain(*(ur_context_handle_t *)a[0]);
}

static ur_result_t call_context_release(void **a) {
    return urContextRelease(*(ur_context_handle_t *)a[0]);
}

static ur_result_t call_context_get_info(void **a) {
    return urContextGetInfo(*(ur_context_handle_t *)a[0], *(ur_context_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_context_get_native_handle(void **a) {
    return urContextGetNativeHandle(*(ur_context_handle_t *)a[0], *(ur_native_handle_t * *)a[1]);
}

static ur_result_t call_context_create_with_native_handle(void **a) {
    return urContextCreateWithNativeHandle(*(ur_native_handle_t *)a[0], *(ur_adapter_handle_t *)a[1], *(uint32_t *)a[2], *(const ur_device_handle_t * *)a[3], *(const ur_context_native_properties_t * *)a[4], *(ur_context_handle_t * *)a[5]);
}

static ur_result_t call_context_set_extended_deleter(void **a) {
    return urContextSetExtendedDeleter(*(ur_context_handle_t *)a[0], *(ur_context_extended_deleter_t *)a[1], *(void * *)a[2]);
}

static ur_result_t call_device_get(void **a) {
    return urDeviceGet(*(ur_platform_handle_t *)a[0], *(ur_device_type_t *)a[1], *(uint32_t *)a[2], *(ur_device_handle_t * *)a[3], *(uint32_t * *)a[4]);
}

static ur_result_t call_device_get_selected(void **a) {
    return urDeviceGetSelected(*(ur_platform_handle_t *)a[0], *(ur_device_type_t *)a[1], *(uint32_t *)a[2], *(ur_device_handle_t * *)a[3], *(uint32_t * *)a[4]);
}

static ur_result_t call_device_get_info(void **a) {
    return urDeviceGetInfo(*(ur_device_handle_t *)a[0], *(ur_device_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_device_retain(void **a) {
    return urDeviceRetain(*(ur_device_handle_t *)a[0]);
}

static ur_result_t call_device_release(void **a) {
    return urDeviceRelease(*(ur_device_handle_t *)a[0]);
}

static ur_result_t call_device_partition(void **a) {
    return urDevicePartition(*(ur_device_handle_t *)a[0], *(const ur_device_partition_properties_t * *)a[1], *(uint32_t *)a[2], *(ur_device_handle_t * *)a[3], *(uint32_t * *)a[4]);
}

static ur_result_t call_device_select_binary(void **a) {
    return urDeviceSelectBinary(*(ur_device_handle_t *)a[0], *(const ur_device_binary_t * *)a[1], *(uint32_t *)a[2], *(uint32_t * *)a[3]);
}

static ur_result_t call_device_get_native_handle(void **a) {
    return urDeviceGetNativeHandle(*(ur_device_handle_t *)a[0], *(ur_native_handle_t * *)a[1]);
}

static ur_result_t call_device_create_with_native_handle(void **a) {
    return urDeviceCreateWithNativeHandle(*(ur_native_handle_t *)a[0], *(ur_adapter_handle_t *)a[1], *(const ur_device_native_properties_t * *)a[2], *(ur_device_handle_t * *)a[3]);
}

static ur_result_t call_device_get_global_timestamps(void **a) {
    return urDeviceGetGlobalTimestamps(*(ur_device_handle_t *)a[0], *(uint64_t * *)a[1], *(uint64_t * *)a[2]);
}

static ur_result_t call_enqueue_events_wait(void **a) {
    return urEnqueueEventsWait(*(ur_queue_handle_t *)a[0], *(uint32_t *)a[1], *(const ur_event_handle_t * *)a[2], *(ur_event_handle_t * *)a[3]);
}

static ur_result_t call_enqueue_events_wait_with_barrier(void **a) {
    return urEnqueueEventsWaitWithBarrier(*(ur_queue_handle_t *)a[0], *(uint32_t *)a[1], *(const ur_event_handle_t * *)a[2], *(ur_event_handle_t * *)a[3]);
}

static ur_result_t call_enqueue_mem_buffer_read(void **a) {
    return urEnqueueMemBufferRead(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(bool *)a[2], *(size_t *)a[3], *(size_t *)a[4], *(void * *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_event_handle_t * *)a[8]);
}

static ur_result_t call_enqueue_mem_buffer_write(void **a) {
    return urEnqueueMemBufferWrite(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(bool *)a[2], *(size_t *)a[3], *(size_t *)a[4], *(const void * *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_event_handle_t * *)a[8]);
}

static ur_result_t call_enqueue_mem_buffer_read_rect(void **a) {
    return urEnqueueMemBufferReadRect(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(bool *)a[2], *(ur_rect_offset_t *)a[3], *(ur_rect_offset_t *)a[4], *(ur_rect_region_t *)a[5], *(size_t *)a[6], *(size_t *)a[7], *(size_t *)a[8], *(size_t *)a[9], *(void * *)a[10], *(uint32_t *)a[11], *(const ur_event_handle_t * *)a[12], *(ur_event_handle_t * *)a[13]);
}

static ur_result_t call_enqueue_mem_buffer_write_rect(void **a) {
    return urEnqueueMemBufferWriteRect(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(bool *)a[2], *(ur_rect_offset_t *)a[3], *(ur_rect_offset_t *)a[4], *(ur_rect_region_t *)a[5], *(size_t *)a[6], *(size_t *)a[7], *(size_t *)a[8], *(size_t *)a[9], *(void * *)a[10], *(uint32_t *)a[11], *(const ur_event_handle_t * *)a[12], *(ur_event_handle_t * *)a[13]);
}

static ur_result_t call_enqueue_mem_buffer_copy(void **a) {
    return urEnqueueMemBufferCopy(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(ur_mem_handle_t *)a[2], *(size_t *)a[3], *(size_t *)a[4], *(size_t *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_event_handle_t * *)a[8]);
}

static ur_result_t call_enqueue_mem_buffer_copy_rect(void **a) {
    return urEnqueueMemBufferCopyRect(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(ur_mem_handle_t *)a[2], *(ur_rect_offset_t *)a[3], *(ur_rect_offset_t *)a[4], *(ur_rect_region_t *)a[5], *(size_t *)a[6], *(size_t *)a[7], *(size_t *)a[8], *(size_t *)a[9], *(uint32_t *)a[10], *(const ur_event_handle_t * *)a[11], *(ur_event_handle_t * *)a[12]);
}

static ur_result_t call_enqueue_mem_buffer_fill(void **a) {
    return urEnqueueMemBufferFill(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(const void * *)a[2], *(size_t *)a[3], *(size_t *)a[4], *(size_t *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_event_handle_t * *)a[8]);
}

static ur_result_t call_enqueue_mem_image_read(void **a) {
    return urEnqueueMemImageRead(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(bool *)a[2], *(ur_rect_offset_t *)a[3], *(ur_rect_region_t *)a[4], *(size_t *)a[5], *(size_t *)a[6], *(void * *)a[7], *(uint32_t *)a[8], *(const ur_event_handle_t * *)a[9], *(ur_event_handle_t * *)a[10]);
}

static ur_result_t call_enqueue_mem_image_write(void **a) {
    return urEnqueueMemImageWrite(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(bool *)a[2], *(ur_rect_offset_t *)a[3], *(ur_rect_region_t *)a[4], *(size_t *)a[5], *(size_t *)a[6], *(void * *)a[7], *(uint32_t *)a[8], *(const ur_event_handle_t * *)a[9], *(ur_event_handle_t * *)a[10]);
}

static ur_result_t call_enqueue_mem_image_copy(void **a) {
    return urEnqueueMemImageCopy(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(ur_mem_handle_t *)a[2], *(ur_rect_offset_t *)a[3], *(ur_rect_offset_t *)a[4], *(ur_rect_region_t *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_event_handle_t * *)a[8]);
}

static ur_result_t call_enqueue_mem_buffer_map(void **a) {
    return urEnqueueMemBufferMap(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(bool *)a[2], *(ur_map_flags_t *)a[3], *(size_t *)a[4], *(size_t *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_event_handle_t * *)a[8], *(void ** *)a[9]);
}

static ur_result_t call_enqueue_mem_unmap(void **a) {
    return urEnqueueMemUnmap(*(ur_queue_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(void * *)a[2], *(uint32_t *)a[3], *(const ur_event_handle_t * *)a[4], *(ur_event_handle_t * *)a[5]);
}

static ur_result_t call_enqueue_usm_fill(void **a) {
    return urEnqueueUSMFill(*(ur_queue_handle_t *)a[0], *(void * *)a[1], *(size_t *)a[2], *(const void * *)a[3], *(size_t *)a[4], *(uint32_t *)a[5], *(const ur_event_handle_t * *)a[6], *(ur_event_handle_t * *)a[7]);
}

static ur_result_t call_enqueue_usm_memcpy(void **a) {
    return urEnqueueUSMMemcpy(*(ur_queue_handle_t *)a[0], *(bool *)a[1], *(void * *)a[2], *(const void * *)a[3], *(size_t *)a[4], *(uint32_t *)a[5], *(const ur_event_handle_t * *)a[6], *(ur_event_handle_t * *)a[7]);
}

static ur_result_t call_enqueue_usm_prefetch(void **a) {
    return urEnqueueUSMPrefetch(*(ur_queue_handle_t *)a[0], *(const void * *)a[1], *(size_t *)a[2], *(ur_usm_migration_flags_t *)a[3], *(uint32_t *)a[4], *(const ur_event_handle_t * *)a[5], *(ur_event_handle_t * *)a[6]);
}

static ur_result_t call_enqueue_usm_advise(void **a) {
    return urEnqueueUSMAdvise(*(ur_queue_handle_t *)a[0], *(const void * *)a[1], *(size_t *)a[2], *(ur_usm_advice_flags_t *)a[3], *(ur_event_handle_t * *)a[4]);
}

static ur_result_t call_enqueue_usm_fill_2d(void **a) {
    return urEnqueueUSMFill2D(*(ur_queue_handle_t *)a[0], *(void * *)a[1], *(size_t *)a[2], *(size_t *)a[3], *(const void * *)a[4], *(size_t *)a[5], *(size_t *)a[6], *(uint32_t *)a[7], *(const ur_event_handle_t * *)a[8], *(ur_event_handle_t * *)a[9]);
}

static ur_result_t call_enqueue_usm_memcpy_2d(void **a) {
    return urEnqueueUSMMemcpy2D(*(ur_queue_handle_t *)a[0], *(bool *)a[1], *(void * *)a[2], *(size_t *)a[3], *(const void * *)a[4], *(size_t *)a[5], *(size_t *)a[6], *(size_t *)a[7], *(uint32_t *)a[8], *(const ur_event_handle_t * *)a[9], *(ur_event_handle_t * *)a[10]);
}

static ur_result_t call_enqueue_device_global_variable_write(void **a) {
    return urEnqueueDeviceGlobalVariableWrite(*(ur_queue_handle_t *)a[0], *(ur_program_handle_t *)a[1], *(const char * *)a[2], *(bool *)a[3], *(size_t *)a[4], *(size_t *)a[5], *(const void * *)a[6], *(uint32_t *)a[7], *(const ur_event_handle_t * *)a[8], *(ur_event_handle_t * *)a[9]);
}

static ur_result_t call_enqueue_device_global_variable_read(void **a) {
    return urEnqueueDeviceGlobalVariableRead(*(ur_queue_handle_t *)a[0], *(ur_program_handle_t *)a[1], *(const char * *)a[2], *(bool *)a[3], *(size_t *)a[4], *(size_t *)a[5], *(void * *)a[6], *(uint32_t *)a[7], *(const ur_event_handle_t * *)a[8], *(ur_event_handle_t * *)a[9]);
}

static ur_result_t call_enqueue_read_host_pipe(void **a) {
    return urEnqueueReadHostPipe(*(ur_queue_handle_t *)a[0], *(ur_program_handle_t *)a[1], *(const char * *)a[2], *(bool *)a[3], *(void * *)a[4], *(size_t *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_event_handle_t * *)a[8]);
}

static ur_result_t call_enqueue_write_host_pipe(void **a) {
    return urEnqueueWriteHostPipe(*(ur_queue_handle_t *)a[0], *(ur_program_handle_t *)a[1], *(const char * *)a[2], *(bool *)a[3], *(void * *)a[4], *(size_t *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_event_handle_t * *)a[8]);
}

static ur_result_t call_event_get_info(void **a) {
    return urEventGetInfo(*(ur_event_handle_t *)a[0], *(ur_event_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_event_get_profiling_info(void **a) {
    return urEventGetProfilingInfo(*(ur_event_handle_t *)a[0], *(ur_profiling_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_event_wait(void **a) {
    return urEventWait(*(uint32_t *)a[0], *(const ur_event_handle_t * *)a[1]);
}

static ur_result_t call_event_retain(void **a) {
    return urEventRetain(*(ur_event_handle_t *)a[0]);
}

static ur_result_t call_event_release(void **a) {
    return urEventRelease(*(ur_event_handle_t *)a[0]);
}

static ur_result_t call_event_get_native_handle(void **a) {
    return urEventGetNativeHandle(*(ur_event_handle_t *)a[0], *(ur_native_handle_t * *)a[1]);
}

static ur_result_t call_event_create_with_native_handle(void **a) {
    return urEventCreateWithNativeHandle(*(ur_native_handle_t *)a[0], *(ur_context_handle_t *)a[1], *(const ur_event_native_properties_t * *)a[2], *(ur_event_handle_t * *)a[3]);
}

static ur_result_t call_event_set_callback(void **a) {
    return urEventSetCallback(*(ur_event_handle_t *)a[0], *(ur_execution_info_t *)a[1], *(ur_event_callback_t *)a[2], *(void * *)a[3]);
}

static ur_result_t call_enqueue_usm_device_alloc_exp(void **a) {
    return urEnqueueUSMDeviceAllocExp(*(ur_queue_handle_t *)a[0], *(ur_usm_pool_handle_t *)a[1], *(const size_t *)a[2], *(const ur_exp_async_usm_alloc_properties_t * *)a[3], *(uint32_t *)a[4], *(const ur_event_handle_t * *)a[5], *(void ** *)a[6], *(ur_event_handle_t * *)a[7]);
}

static ur_result_t call_enqueue_usm_shared_alloc_exp(void **a) {
    return urEnqueueUSMSharedAllocExp(*(ur_queue_handle_t *)a[0], *(ur_usm_pool_handle_t *)a[1], *(const size_t *)a[2], *(const ur_exp_async_usm_alloc_properties_t * *)a[3], *(uint32_t *)a[4], *(const ur_event_handle_t * *)a[5], *(void ** *)a[6], *(ur_event_handle_t * *)a[7]);
}

static ur_result_t call_enqueue_usm_host_alloc_exp(void **a) {
    return urEnqueueUSMHostAllocExp(*(ur_queue_handle_t *)a[0], *(ur_usm_pool_handle_t *)a[1], *(const size_t *)a[2], *(const ur_exp_async_usm_alloc_properties_t * *)a[3], *(uint32_t *)a[4], *(const ur_event_handle_t * *)a[5], *(void ** *)a[6], *(ur_event_handle_t * *)a[7]);
}

static ur_result_t call_enqueue_usm_free_exp(void **a) {
    return urEnqueueUSMFreeExp(*(ur_queue_handle_t *)a[0], *(ur_usm_pool_handle_t *)a[1], *(void * *)a[2], *(uint32_t *)a[3], *(const ur_event_handle_t * *)a[4], *(ur_event_handle_t * *)a[5]);
}

static ur_result_t call_usm_pool_create_exp(void **a) {
    return urUSMPoolCreateExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_usm_pool_desc_t * *)a[2], *(ur_usm_pool_handle_t * *)a[3]);
}

static ur_result_t call_usm_pool_destroy_exp(void **a) {
    return urUSMPoolDestroyExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_usm_pool_handle_t *)a[2]);
}

static ur_result_t call_usm_pool_get_default_device_pool_exp(void **a) {
    return urUSMPoolGetDefaultDevicePoolExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_usm_pool_handle_t * *)a[2]);
}

static ur_result_t call_usm_pool_get_info_exp(void **a) {
    return urUSMPoolGetInfoExp(*(ur_usm_pool_handle_t *)a[0], *(ur_usm_pool_info_t *)a[1], *(void * *)a[2], *(size_t * *)a[3]);
}

static ur_result_t call_usm_pool_set_info_exp(void **a) {
    return urUSMPoolSetInfoExp(*(ur_usm_pool_handle_t *)a[0], *(ur_usm_pool_info_t *)a[1], *(void * *)a[2], *(size_t *)a[3]);
}

static ur_result_t call_usm_pool_set_device_pool_exp(void **a) {
    return urUSMPoolSetDevicePoolExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_usm_pool_handle_t *)a[2]);
}

static ur_result_t call_usm_pool_get_device_pool_exp(void **a) {
    return urUSMPoolGetDevicePoolExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_usm_pool_handle_t * *)a[2]);
}

static ur_result_t call_usm_pool_trim_to_exp(void **a) {
    return urUSMPoolTrimToExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_usm_pool_handle_t *)a[2], *(size_t *)a[3]);
}

static ur_result_t call_usm_pitched_alloc_exp(void **a) {
    return urUSMPitchedAllocExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const ur_usm_desc_t * *)a[2], *(ur_usm_pool_handle_t *)a[3], *(size_t *)a[4], *(size_t *)a[5], *(size_t *)a[6], *(void ** *)a[7], *(size_t * *)a[8]);
}

static ur_result_t call_bindless_images_unsampled_image_handle_destroy_exp(void **a) {
    return urBindlessImagesUnsampledImageHandleDestroyExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_image_native_handle_t *)a[2]);
}

static ur_result_t call_bindless_images_sampled_image_handle_destroy_exp(void **a) {
    return urBindlessImagesSampledImageHandleDestroyExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_image_native_handle_t *)a[2]);
}

static ur_result_t call_bindless_images_image_allocate_exp(void **a) {
    return urBindlessImagesImageAllocateExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const ur_image_format_t * *)a[2], *(const ur_image_desc_t * *)a[3], *(ur_exp_image_mem_native_handle_t * *)a[4]);
}

static ur_result_t call_bindless_images_image_free_exp(void **a) {
    return urBindlessImagesImageFreeExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_image_mem_native_handle_t *)a[2]);
}

static ur_result_t call_bindless_images_unsampled_image_create_exp(void **a) {
    return urBindlessImagesUnsampledImageCreateExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_image_mem_native_handle_t *)a[2], *(const ur_image_format_t * *)a[3], *(const ur_image_desc_t * *)a[4], *(ur_exp_image_native_handle_t * *)a[5]);
}

static ur_result_t call_bindless_images_sampled_image_create_exp(void **a) {
    return urBindlessImagesSampledImageCreateExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_image_mem_native_handle_t *)a[2], *(const ur_image_format_t * *)a[3], *(const ur_image_desc_t * *)a[4], *(const ur_sampler_desc_t * *)a[5], *(ur_exp_image_native_handle_t * *)a[6]);
}

static ur_result_t call_bindless_images_image_copy_exp(void **a) {
    return urBindlessImagesImageCopyExp(*(ur_queue_handle_t *)a[0], *(const void * *)a[1], *(void * *)a[2], *(const ur_image_desc_t * *)a[3], *(const ur_image_desc_t * *)a[4], *(const ur_image_format_t * *)a[5], *(const ur_image_format_t * *)a[6], *(ur_exp_image_copy_region_t * *)a[7], *(ur_exp_image_copy_flags_t *)a[8], *(ur_exp_image_copy_input_types_t *)a[9], *(uint32_t *)a[10], *(const ur_event_handle_t * *)a[11], *(ur_event_handle_t * *)a[12]);
}

static ur_result_t call_bindless_images_image_get_info_exp(void **a) {
    return urBindlessImagesImageGetInfoExp(*(ur_context_handle_t *)a[0], *(ur_exp_image_mem_native_handle_t *)a[1], *(ur_image_info_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_bindless_images_get_image_memory_handle_type_support_exp(void **a) {
    return urBindlessImagesGetImageMemoryHandleTypeSupportExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const ur_image_desc_t * *)a[2], *(const ur_image_format_t * *)a[3], *(ur_exp_image_mem_type_t *)a[4], *(ur_bool_t * *)a[5]);
}

static ur_result_t call_bindless_images_get_image_unsampled_handle_support_exp(void **a) {
    return urBindlessImagesGetImageUnsampledHandleSupportExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const ur_image_desc_t * *)a[2], *(const ur_image_format_t * *)a[3], *(ur_exp_image_mem_type_t *)a[4], *(ur_bool_t * *)a[5]);
}

static ur_result_t call_bindless_images_get_image_sampled_handle_support_exp(void **a) {
    return urBindlessImagesGetImageSampledHandleSupportExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const ur_image_desc_t * *)a[2], *(const ur_image_format_t * *)a[3], *(ur_exp_image_mem_type_t *)a[4], *(ur_bool_t * *)a[5]);
}

static ur_result_t call_bindless_images_mipmap_get_level_exp(void **a) {
    return urBindlessImagesMipmapGetLevelExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_image_mem_native_handle_t *)a[2], *(uint32_t *)a[3], *(ur_exp_image_mem_native_handle_t * *)a[4]);
}

static ur_result_t call_bindless_images_mipmap_free_exp(void **a) {
    return urBindlessImagesMipmapFreeExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_image_mem_native_handle_t *)a[2]);
}

static ur_result_t call_bindless_images_import_external_memory_exp(void **a) {
    return urBindlessImagesImportExternalMemoryExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(size_t *)a[2], *(ur_exp_external_mem_type_t *)a[3], *(ur_exp_external_mem_desc_t * *)a[4], *(ur_exp_external_mem_handle_t * *)a[5]);
}

static ur_result_t call_bindless_images_map_external_array_exp(void **a) {
    return urBindlessImagesMapExternalArrayExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const ur_image_format_t * *)a[2], *(const ur_image_desc_t * *)a[3], *(ur_exp_external_mem_handle_t *)a[4], *(ur_exp_image_mem_native_handle_t * *)a[5]);
}

static ur_result_t call_bindless_images_map_external_linear_memory_exp(void **a) {
    return urBindlessImagesMapExternalLinearMemoryExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(uint64_t *)a[2], *(uint64_t *)a[3], *(ur_exp_external_mem_handle_t *)a[4], *(void ** *)a[5]);
}

static ur_result_t call_bindless_images_release_external_memory_exp(void **a) {
    return urBindlessImagesReleaseExternalMemoryExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_external_mem_handle_t *)a[2]);
}

static ur_result_t call_bindless_images_free_mapped_linear_memory_exp(void **a) {
    return urBindlessImagesFreeMappedLinearMemoryExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(void  * *)a[2]);
}

static ur_result_t call_bindless_images_supports_importing_handle_type_exp(void **a) {
    return urBindlessImagesSupportsImportingHandleTypeExp(*(ur_device_handle_t *)a[0], *(ur_exp_external_mem_type_t *)a[1], *(ur_bool_t * *)a[2]);
}

static ur_result_t call_bindless_images_import_external_semaphore_exp(void **a) {
    return urBindlessImagesImportExternalSemaphoreExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_external_semaphore_type_t *)a[2], *(ur_exp_external_semaphore_desc_t * *)a[3], *(ur_exp_external_semaphore_handle_t * *)a[4]);
}

static ur_result_t call_bindless_images_release_external_semaphore_exp(void **a) {
    return urBindlessImagesReleaseExternalSemaphoreExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_external_semaphore_handle_t *)a[2]);
}

static ur_result_t call_bindless_images_wait_external_semaphore_exp(void **a) {
    return urBindlessImagesWaitExternalSemaphoreExp(*(ur_queue_handle_t *)a[0], *(ur_exp_external_semaphore_handle_t *)a[1], *(bool *)a[2], *(uint64_t *)a[3], *(uint32_t *)a[4], *(const ur_event_handle_t * *)a[5], *(ur_event_handle_t * *)a[6]);
}

static ur_result_t call_bindless_images_signal_external_semaphore_exp(void **a) {
    return urBindlessImagesSignalExternalSemaphoreExp(*(ur_queue_handle_t *)a[0], *(ur_exp_external_semaphore_handle_t *)a[1], *(bool *)a[2], *(uint64_t *)a[3], *(uint32_t *)a[4], *(const ur_event_handle_t * *)a[5], *(ur_event_handle_t * *)a[6]);
}

static ur_result_t call_command_buffer_create_exp(void **a) {
    return urCommandBufferCreateExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const ur_exp_command_buffer_desc_t * *)a[2], *(ur_exp_command_buffer_handle_t * *)a[3]);
}

static ur_result_t call_command_buffer_retain_exp(void **a) {
    return urCommandBufferRetainExp(*(ur_exp_command_buffer_handle_t *)a[0]);
}

static ur_result_t call_command_buffer_release_exp(void **a) {
    return urCommandBufferReleaseExp(*(ur_exp_command_buffer_handle_t *)a[0]);
}

static ur_result_t call_command_buffer_finalize_exp(void **a) {
    return urCommandBufferFinalizeExp(*(ur_exp_command_buffer_handle_t *)a[0]);
}

static ur_result_t call_command_buffer_append_kernel_launch_exp(void **a) {
    return urCommandBufferAppendKernelLaunchExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_kernel_handle_t *)a[1], *(uint32_t *)a[2], *(const size_t * *)a[3], *(const size_t * *)a[4], *(const size_t * *)a[5], *(uint32_t *)a[6], *(ur_kernel_handle_t * *)a[7], *(uint32_t *)a[8], *(const ur_exp_command_buffer_sync_point_t * *)a[9], *(uint32_t *)a[10], *(const ur_event_handle_t * *)a[11], *(ur_exp_command_buffer_sync_point_t * *)a[12], *(ur_event_handle_t * *)a[13], *(ur_exp_command_buffer_command_handle_t * *)a[14]);
}

static ur_result_t call_command_buffer_append_kernel_launch_with_args_exp(void **a) {
    return urCommandBufferAppendKernelLaunchWithArgsExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_kernel_handle_t *)a[1], *(uint32_t *)a[2], *(const size_t * *)a[3], *(const size_t * *)a[4], *(const size_t * *)a[5], *(uint32_t *)a[6], *(const ur_exp_kernel_arg_properties_t * *)a[7], *(uint32_t *)a[8], *(ur_kernel_handle_t * *)a[9], *(uint32_t *)a[10], *(const ur_exp_command_buffer_sync_point_t * *)a[11], *(uint32_t *)a[12], *(const ur_event_handle_t * *)a[13], *(ur_exp_command_buffer_sync_point_t * *)a[14], *(ur_event_handle_t * *)a[15], *(ur_exp_command_buffer_command_handle_t * *)a[16]);
}

static ur_result_t call_command_buffer_append_usm_memcpy_exp(void **a) {
    return urCommandBufferAppendUSMMemcpyExp(*(ur_exp_command_buffer_handle_t *)a[0], *(void * *)a[1], *(const void * *)a[2], *(size_t *)a[3], *(uint32_t *)a[4], *(const ur_exp_command_buffer_sync_point_t * *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_exp_command_buffer_sync_point_t * *)a[8], *(ur_event_handle_t * *)a[9], *(ur_exp_command_buffer_command_handle_t * *)a[10]);
}

static ur_result_t call_command_buffer_append_usm_fill_exp(void **a) {
    return urCommandBufferAppendUSMFillExp(*(ur_exp_command_buffer_handle_t *)a[0], *(void * *)a[1], *(const void * *)a[2], *(size_t *)a[3], *(size_t *)a[4], *(uint32_t *)a[5], *(const ur_exp_command_buffer_sync_point_t * *)a[6], *(uint32_t *)a[7], *(const ur_event_handle_t * *)a[8], *(ur_exp_command_buffer_sync_point_t * *)a[9], *(ur_event_handle_t * *)a[10], *(ur_exp_command_buffer_command_handle_t * *)a[11]);
}

static ur_result_t call_command_buffer_append_mem_buffer_copy_exp(void **a) {
    return urCommandBufferAppendMemBufferCopyExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(ur_mem_handle_t *)a[2], *(size_t *)a[3], *(size_t *)a[4], *(size_t *)a[5], *(uint32_t *)a[6], *(const ur_exp_command_buffer_sync_point_t * *)a[7], *(uint32_t *)a[8], *(const ur_event_handle_t * *)a[9], *(ur_exp_command_buffer_sync_point_t * *)a[10], *(ur_event_handle_t * *)a[11], *(ur_exp_command_buffer_command_handle_t * *)a[12]);
}

static ur_result_t call_command_buffer_append_mem_buffer_write_exp(void **a) {
    return urCommandBufferAppendMemBufferWriteExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(size_t *)a[2], *(size_t *)a[3], *(const void * *)a[4], *(uint32_t *)a[5], *(const ur_exp_command_buffer_sync_point_t * *)a[6], *(uint32_t *)a[7], *(const ur_event_handle_t * *)a[8], *(ur_exp_command_buffer_sync_point_t * *)a[9], *(ur_event_handle_t * *)a[10], *(ur_exp_command_buffer_command_handle_t * *)a[11]);
}

static ur_result_t call_command_buffer_append_mem_buffer_read_exp(void **a) {
    return urCommandBufferAppendMemBufferReadExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(size_t *)a[2], *(size_t *)a[3], *(void * *)a[4], *(uint32_t *)a[5], *(const ur_exp_command_buffer_sync_point_t * *)a[6], *(uint32_t *)a[7], *(const ur_event_handle_t * *)a[8], *(ur_exp_command_buffer_sync_point_t * *)a[9], *(ur_event_handle_t * *)a[10], *(ur_exp_command_buffer_command_handle_t * *)a[11]);
}

static ur_result_t call_command_buffer_append_mem_buffer_copy_rect_exp(void **a) {
    return urCommandBufferAppendMemBufferCopyRectExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(ur_mem_handle_t *)a[2], *(ur_rect_offset_t *)a[3], *(ur_rect_offset_t *)a[4], *(ur_rect_region_t *)a[5], *(size_t *)a[6], *(size_t *)a[7], *(size_t *)a[8], *(size_t *)a[9], *(uint32_t *)a[10], *(const ur_exp_command_buffer_sync_point_t * *)a[11], *(uint32_t *)a[12], *(const ur_event_handle_t * *)a[13], *(ur_exp_command_buffer_sync_point_t * *)a[14], *(ur_event_handle_t * *)a[15], *(ur_exp_command_buffer_command_handle_t * *)a[16]);
}

static ur_result_t call_command_buffer_append_mem_buffer_write_rect_exp(void **a) {
    return urCommandBufferAppendMemBufferWriteRectExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(ur_rect_offset_t *)a[2], *(ur_rect_offset_t *)a[3], *(ur_rect_region_t *)a[4], *(size_t *)a[5], *(size_t *)a[6], *(size_t *)a[7], *(size_t *)a[8], *(void * *)a[9], *(uint32_t *)a[10], *(const ur_exp_command_buffer_sync_point_t * *)a[11], *(uint32_t *)a[12], *(const ur_event_handle_t * *)a[13], *(ur_exp_command_buffer_sync_point_t * *)a[14], *(ur_event_handle_t * *)a[15], *(ur_exp_command_buffer_command_handle_t * *)a[16]);
}

static ur_result_t call_command_buffer_append_mem_buffer_read_rect_exp(void **a) {
    return urCommandBufferAppendMemBufferReadRectExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(ur_rect_offset_t *)a[2], *(ur_rect_offset_t *)a[3], *(ur_rect_region_t *)a[4], *(size_t *)a[5], *(size_t *)a[6], *(size_t *)a[7], *(size_t *)a[8], *(void * *)a[9], *(uint32_t *)a[10], *(const ur_exp_command_buffer_sync_point_t * *)a[11], *(uint32_t *)a[12], *(const ur_event_handle_t * *)a[13], *(ur_exp_command_buffer_sync_point_t * *)a[14], *(ur_event_handle_t * *)a[15], *(ur_exp_command_buffer_command_handle_t * *)a[16]);
}

static ur_result_t call_command_buffer_append_mem_buffer_fill_exp(void **a) {
    return urCommandBufferAppendMemBufferFillExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_mem_handle_t *)a[1], *(const void * *)a[2], *(size_t *)a[3], *(size_t *)a[4], *(size_t *)a[5], *(uint32_t *)a[6], *(const ur_exp_command_buffer_sync_point_t * *)a[7], *(uint32_t *)a[8], *(const ur_event_handle_t * *)a[9], *(ur_exp_command_buffer_sync_point_t * *)a[10], *(ur_event_handle_t * *)a[11], *(ur_exp_command_buffer_command_handle_t * *)a[12]);
}

static ur_result_t call_command_buffer_append_usm_prefetch_exp(void **a) {
    return urCommandBufferAppendUSMPrefetchExp(*(ur_exp_command_buffer_handle_t *)a[0], *(const void * *)a[1], *(size_t *)a[2], *(ur_usm_migration_flags_t *)a[3], *(uint32_t *)a[4], *(const ur_exp_command_buffer_sync_point_t * *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_exp_command_buffer_sync_point_t * *)a[8], *(ur_event_handle_t * *)a[9], *(ur_exp_command_buffer_command_handle_t * *)a[10]);
}

static ur_result_t call_command_buffer_append_usm_advise_exp(void **a) {
    return urCommandBufferAppendUSMAdviseExp(*(ur_exp_command_buffer_handle_t *)a[0], *(const void * *)a[1], *(size_t *)a[2], *(ur_usm_advice_flags_t *)a[3], *(uint32_t *)a[4], *(const ur_exp_command_buffer_sync_point_t * *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_exp_command_buffer_sync_point_t * *)a[8], *(ur_event_handle_t * *)a[9], *(ur_exp_command_buffer_command_handle_t * *)a[10]);
}

static ur_result_t call_command_buffer_append_native_command_exp(void **a) {
    return urCommandBufferAppendNativeCommandExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_exp_command_buffer_native_command_function_t *)a[1], *(void * *)a[2], *(ur_exp_command_buffer_handle_t *)a[3], *(uint32_t *)a[4], *(const ur_exp_command_buffer_sync_point_t * *)a[5], *(ur_exp_command_buffer_sync_point_t * *)a[6]);
}

static ur_result_t call_enqueue_command_buffer_exp(void **a) {
    return urEnqueueCommandBufferExp(*(ur_queue_handle_t *)a[0], *(ur_exp_command_buffer_handle_t *)a[1], *(uint32_t *)a[2], *(const ur_event_handle_t * *)a[3], *(ur_event_handle_t * *)a[4]);
}

static ur_result_t call_command_buffer_update_kernel_launch_exp(void **a) {
    return urCommandBufferUpdateKernelLaunchExp(*(ur_exp_command_buffer_handle_t *)a[0], *(uint32_t *)a[1], *(const ur_exp_command_buffer_update_kernel_launch_desc_t * *)a[2]);
}

static ur_result_t call_command_buffer_update_signal_event_exp(void **a) {
    return urCommandBufferUpdateSignalEventExp(*(ur_exp_command_buffer_command_handle_t *)a[0], *(ur_event_handle_t * *)a[1]);
}

static ur_result_t call_command_buffer_update_wait_events_exp(void **a) {
    return urCommandBufferUpdateWaitEventsExp(*(ur_exp_command_buffer_command_handle_t *)a[0], *(uint32_t *)a[1], *(const ur_event_handle_t * *)a[2]);
}

static ur_result_t call_command_buffer_get_info_exp(void **a) {
    return urCommandBufferGetInfoExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_exp_command_buffer_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_command_buffer_get_native_handle_exp(void **a) {
    return urCommandBufferGetNativeHandleExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_native_handle_t * *)a[1]);
}

static ur_result_t call_device_wait_exp(void **a) {
    return urDeviceWaitExp(*(ur_device_handle_t *)a[0]);
}

static ur_result_t call_program_dynamic_link_exp(void **a) {
    return urProgramDynamicLinkExp(*(ur_context_handle_t *)a[0], *(uint32_t *)a[1], *(const ur_program_handle_t * *)a[2]);
}

static ur_result_t call_enqueue_kernel_launch_with_args_exp(void **a) {
    return urEnqueueKernelLaunchWithArgsExp(*(ur_queue_handle_t *)a[0], *(ur_kernel_handle_t *)a[1], *(uint32_t *)a[2], *(const size_t * *)a[3], *(const size_t * *)a[4], *(const size_t * *)a[5], *(uint32_t *)a[6], *(const ur_exp_kernel_arg_properties_t * *)a[7], *(const ur_kernel_launch_ext_properties_t * *)a[8], *(uint32_t *)a[9], *(const ur_event_handle_t * *)a[10], *(ur_event_handle_t * *)a[11]);
}

static ur_result_t call_enqueue_timestamp_recording_exp(void **a) {
    return urEnqueueTimestampRecordingExp(*(ur_queue_handle_t *)a[0], *(bool *)a[1], *(uint32_t *)a[2], *(const ur_event_handle_t * *)a[3], *(ur_event_handle_t * *)a[4]);
}

static ur_result_t call_graph_create_exp(void **a) {
    return urGraphCreateExp(*(ur_context_handle_t *)a[0], *(ur_exp_graph_handle_t * *)a[1]);
}

static ur_result_t call_queue_begin_graph_capture_exp(void **a) {
    return urQueueBeginGraphCaptureExp(*(ur_queue_handle_t *)a[0]);
}

static ur_result_t call_queue_begin_capture_into_graph_exp(void **a) {
    return urQueueBeginCaptureIntoGraphExp(*(ur_queue_handle_t *)a[0], *(ur_exp_graph_handle_t *)a[1]);
}

static ur_result_t call_queue_end_graph_capture_exp(void **a) {
    return urQueueEndGraphCaptureExp(*(ur_queue_handle_t *)a[0], *(ur_exp_graph_handle_t * *)a[1]);
}

static ur_result_t call_graph_instantiate_graph_exp(void **a) {
    return urGraphInstantiateGraphExp(*(ur_exp_graph_handle_t *)a[0], *(ur_exp_executable_graph_handle_t * *)a[1]);
}

static ur_result_t call_enqueue_graph_exp(void **a) {
    return urEnqueueGraphExp(*(ur_queue_handle_t *)a[0], *(ur_exp_executable_graph_handle_t *)a[1], *(uint32_t *)a[2], *(const ur_event_handle_t * *)a[3], *(ur_event_handle_t * *)a[4]);
}

static ur_result_t call_graph_destroy_exp(void **a) {
    return urGraphDestroyExp(*(ur_exp_graph_handle_t *)a[0]);
}

static ur_result_t call_graph_executable_graph_destroy_exp(void **a) {
    return urGraphExecutableGraphDestroyExp(*(ur_exp_executable_graph_handle_t *)a[0]);
}

static ur_result_t call_queue_is_graph_capture_enabled_exp(void **a) {
    return urQueueIsGraphCaptureEnabledExp(*(ur_queue_handle_t *)a[0], *(bool * *)a[1]);
}

static ur_result_t call_queue_get_graph_exp(void **a) {
    return urQueueGetGraphExp(*(ur_queue_handle_t *)a[0], *(ur_exp_graph_handle_t * *)a[1]);
}

static ur_result_t call_graph_is_empty_exp(void **a) {
    return urGraphIsEmptyExp(*(ur_exp_graph_handle_t *)a[0], *(bool * *)a[1]);
}

static ur_result_t call_graph_get_id_exp(void **a) {
    return urGraphGetIdExp(*(ur_exp_graph_handle_t *)a[0], *(uint64_t * *)a[1]);
}

static ur_result_t call_graph_set_destruction_callback_exp(void **a) {
    return urGraphSetDestructionCallbackExp(*(ur_exp_graph_handle_t *)a[0], *(ur_exp_graph_destruction_callback_t *)a[1], *(void * *)a[2]);
}

static ur_result_t call_graph_dump_contents_exp(void **a) {
    return urGraphDumpContentsExp(*(ur_exp_graph_handle_t *)a[0], *(const char * *)a[1]);
}

static ur_result_t call_graph_get_native_handle_exp(void **a) {
    return urGraphGetNativeHandleExp(*(ur_exp_graph_handle_t *)a[0], *(ur_native_handle_t * *)a[1]);
}

static ur_result_t call_graph_executable_graph_get_native_handle_exp(void **a) {
    return urGraphExecutableGraphGetNativeHandleExp(*(ur_exp_executable_graph_handle_t *)a[0], *(ur_native_handle_t * *)a[1]);
}

static ur_result_t call_enqueue_host_task_exp(void **a) {
    return urEnqueueHostTaskExp(*(ur_queue_handle_t *)a[0], *(ur_exp_host_task_function_t *)a[1], *(void * *)a[2], *(const ur_exp_host_task_properties_t * *)a[3], *(uint32_t *)a[4], *(const ur_event_handle_t * *)a[5], *(ur_event_handle_t * *)a[6]);
}

static ur_result_t call_ipc_get_mem_handle_exp(void **a) {
    return urIPCGetMemHandleExp(*(ur_context_handle_t *)a[0], *(void  * *)a[1], *(void ** *)a[2], *(size_t * *)a[3]);
}

static ur_result_t call_ipc_put_mem_handle_exp(void **a) {
    return urIPCPutMemHandleExp(*(ur_context_handle_t *)a[0], *(void * *)a[1]);
}

static ur_result_t call_ipc_open_mem_handle_exp(void **a) {
    return urIPCOpenMemHandleExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(void  * *)a[2], *(size_t *)a[3], *(void  ** *)a[4]);
}

static ur_result_t call_ipc_close_mem_handle_exp(void **a) {
    return urIPCCloseMemHandleExp(*(ur_context_handle_t *)a[0], *(void  * *)a[1]);
}

static ur_result_t call_ipc_get_phys_mem_handle_exp(void **a) {
    return urIPCGetPhysMemHandleExp(*(ur_context_handle_t *)a[0], *(ur_physical_mem_handle_t *)a[1], *(void ** *)a[2], *(size_t * *)a[3]);
}

static ur_result_t call_ipc_put_phys_mem_handle_exp(void **a) {
    return urIPCPutPhysMemHandleExp(*(ur_context_handle_t *)a[0], *(const void * *)a[1]);
}

static ur_result_t call_ipc_open_phys_mem_handle_exp(void **a) {
    return urIPCOpenPhysMemHandleExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const void  * *)a[2], *(size_t *)a[3], *(ur_physical_mem_handle_t * *)a[4]);
}

static ur_result_t call_ipc_close_phys_mem_handle_exp(void **a) {
    return urIPCClosePhysMemHandleExp(*(ur_context_handle_t *)a[0], *(ur_physical_mem_handle_t *)a[1]);
}

static ur_result_t call_ipc_get_event_handle_exp(void **a) {
    return urIPCGetEventHandleExp(*(ur_event_handle_t *)a[0], *(void ** *)a[1], *(size_t * *)a[2]);
}

static ur_result_t call_ipc_put_event_handle_exp(void **a) {
    return urIPCPutEventHandleExp(*(ur_context_handle_t *)a[0], *(void * *)a[1]);
}

static ur_result_t call_ipc_open_event_handle_exp(void **a) {
    return urIPCOpenEventHandleExp(*(ur_context_handle_t *)a[0], *(const void  * *)a[1], *(size_t *)a[2], *(ur_event_handle_t * *)a[3]);
}

static ur_result_t call_enqueue_events_wait_with_barrier_ext(void **a) {
    return urEnqueueEventsWaitWithBarrierExt(*(ur_queue_handle_t *)a[0], *(const ur_exp_enqueue_ext_properties_t * *)a[1], *(uint32_t *)a[2], *(const ur_event_handle_t * *)a[3], *(ur_event_handle_t * *)a[4]);
}

static ur_result_t call_memory_export_alloc_exportable_memory_exp(void **a) {
    return urMemoryExportAllocExportableMemoryExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(size_t *)a[2], *(size_t *)a[3], *(ur_exp_external_mem_type_t *)a[4], *(void  ** *)a[5]);
}

static ur_result_t call_memory_export_free_exportable_memory_exp(void **a) {
    return urMemoryExportFreeExportableMemoryExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(void  * *)a[2]);
}

static ur_result_t call_memory_export_export_memory_handle_exp(void **a) {
    return urMemoryExportExportMemoryHandleExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_external_mem_type_t *)a[2], *(void  * *)a[3], *(void  * *)a[4]);
}

static ur_result_t call_program_build_exp(void **a) {
    return urProgramBuildExp(*(ur_program_handle_t *)a[0], *(uint32_t *)a[1], *(ur_device_handle_t * *)a[2], *(ur_exp_program_flags_t *)a[3], *(const char * *)a[4]);
}

static ur_result_t call_program_compile_exp(void **a) {
    return urProgramCompileExp(*(ur_program_handle_t *)a[0], *(uint32_t *)a[1], *(ur_device_handle_t * *)a[2], *(ur_exp_program_flags_t *)a[3], *(const char * *)a[4]);
}

static ur_result_t call_program_link_exp(void **a) {
    return urProgramLinkExp(*(ur_context_handle_t *)a[0], *(uint32_t *)a[1], *(ur_device_handle_t * *)a[2], *(ur_exp_program_flags_t *)a[3], *(uint32_t *)a[4], *(const ur_program_handle_t * *)a[5], *(const char * *)a[6], *(ur_program_handle_t * *)a[7]);
}

static ur_result_t call_enqueue_native_command_exp(void **a) {
    return urEnqueueNativeCommandExp(*(ur_queue_handle_t *)a[0], *(ur_exp_enqueue_native_command_function_t *)a[1], *(void * *)a[2], *(uint32_t *)a[3], *(const ur_mem_handle_t * *)a[4], *(const ur_exp_enqueue_native_command_properties_t * *)a[5], *(uint32_t *)a[6], *(const ur_event_handle_t * *)a[7], *(ur_event_handle_t * *)a[8]);
}

static ur_result_t call_event_create_exp(void **a) {
    return urEventCreateExp(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const ur_exp_event_desc_t * *)a[2], *(ur_event_handle_t * *)a[3]);
}

static ur_result_t call_usm_context_memcpy_exp(void **a) {
    return urUSMContextMemcpyExp(*(ur_context_handle_t *)a[0], *(void * *)a[1], *(const void * *)a[2], *(size_t *)a[3]);
}

static ur_result_t call_usm_host_alloc_register_exp(void **a) {
    return urUSMHostAllocRegisterExp(*(ur_context_handle_t *)a[0], *(void * *)a[1], *(size_t *)a[2], *(const ur_exp_usm_host_alloc_register_properties_t * *)a[3]);
}

static ur_result_t call_usm_host_alloc_unregister_exp(void **a) {
    return urUSMHostAllocUnregisterExp(*(ur_context_handle_t *)a[0], *(void * *)a[1]);
}

static ur_result_t call_usm_import_exp(void **a) {
    return urUSMImportExp(*(ur_context_handle_t *)a[0], *(void * *)a[1], *(size_t *)a[2]);
}

static ur_result_t call_usm_release_exp(void **a) {
    return urUSMReleaseExp(*(ur_context_handle_t *)a[0], *(void * *)a[1]);
}

static ur_result_t call_usm_p2p_enable_peer_access_exp(void **a) {
    return urUsmP2PEnablePeerAccessExp(*(ur_device_handle_t *)a[0], *(ur_device_handle_t *)a[1]);
}

static ur_result_t call_usm_p2p_disable_peer_access_exp(void **a) {
    return urUsmP2PDisablePeerAccessExp(*(ur_device_handle_t *)a[0], *(ur_device_handle_t *)a[1]);
}

static ur_result_t call_usm_p2p_peer_access_get_info_exp(void **a) {
    return urUsmP2PPeerAccessGetInfoExp(*(ur_device_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_exp_peer_info_t *)a[2], *(size_t *)a[3], *(void * *)a[4], *(size_t * *)a[5]);
}

static ur_result_t call_command_buffer_fuse_exp(void **a) {
    return urCommandBufferFuseExp(*(ur_exp_command_buffer_handle_t *)a[0], *(uint32_t *)a[1], *(uint32_t *)a[2], *(const ur_fusion_desc_t * *)a[3], *(uint32_t * *)a[4]);
}

static ur_result_t call_command_buffer_get_fusion_info_exp(void **a) {
    return urCommandBufferGetFusionInfoExp(*(ur_exp_command_buffer_handle_t *)a[0], *(ur_fusion_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_queue_begin_fusion_exp(void **a) {
    return urQueueBeginFusionExp(*(ur_queue_handle_t *)a[0], *(const ur_fusion_desc_t * *)a[1]);
}

static ur_result_t call_queue_end_fusion_exp(void **a) {
    return urQueueEndFusionExp(*(ur_queue_handle_t *)a[0], *(ur_event_handle_t * *)a[1]);
}

static ur_result_t call_queue_cancel_fusion_exp(void **a) {
    return urQueueCancelFusionExp(*(ur_queue_handle_t *)a[0]);
}

static ur_result_t call_queue_get_fusion_info_exp(void **a) {
    return urQueueGetFusionInfoExp(*(ur_queue_handle_t *)a[0], *(ur_fusion_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_kernel_create(void **a) {
    return urKernelCreate(*(ur_program_handle_t *)a[0], *(const char * *)a[1], *(ur_kernel_handle_t * *)a[2]);
}

static ur_result_t call_kernel_get_info(void **a) {
    return urKernelGetInfo(*(ur_kernel_handle_t *)a[0], *(ur_kernel_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_kernel_get_group_info(void **a) {
    return urKernelGetGroupInfo(*(ur_kernel_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_kernel_group_info_t *)a[2], *(size_t *)a[3], *(void * *)a[4], *(size_t * *)a[5]);
}

static ur_result_t call_kernel_get_sub_group_info(void **a) {
    return urKernelGetSubGroupInfo(*(ur_kernel_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_kernel_sub_group_info_t *)a[2], *(size_t *)a[3], *(void * *)a[4], *(size_t * *)a[5]);
}

static ur_result_t call_kernel_retain(void **a) {
    return urKernelRetain(*(ur_kernel_handle_t *)a[0]);
}

static ur_result_t call_kernel_release(void **a) {
    return urKernelRelease(*(ur_kernel_handle_t *)a[0]);
}

static ur_result_t call_kernel_set_exec_info(void **a) {
    return urKernelSetExecInfo(*(ur_kernel_handle_t *)a[0], *(ur_kernel_exec_info_t *)a[1], *(size_t *)a[2], *(const ur_kernel_exec_info_properties_t * *)a[3], *(const void * *)a[4]);
}

static ur_result_t call_kernel_set_specialization_constants(void **a) {
    return urKernelSetSpecializationConstants(*(ur_kernel_handle_t *)a[0], *(uint32_t *)a[1], *(const ur_specialization_constant_info_t * *)a[2]);
}

static ur_result_t call_kernel_get_native_handle(void **a) {
    return urKernelGetNativeHandle(*(ur_kernel_handle_t *)a[0], *(ur_native_handle_t * *)a[1]);
}

static ur_result_t call_kernel_create_with_native_handle(void **a) {
    return urKernelCreateWithNativeHandle(*(ur_native_handle_t *)a[0], *(ur_context_handle_t *)a[1], *(ur_program_handle_t *)a[2], *(const ur_kernel_native_properties_t * *)a[3], *(ur_kernel_handle_t * *)a[4]);
}

static ur_result_t call_kernel_get_suggested_local_work_size(void **a) {
    return urKernelGetSuggestedLocalWorkSize(*(ur_kernel_handle_t *)a[0], *(ur_queue_handle_t *)a[1], *(uint32_t *)a[2], *(const size_t * *)a[3], *(const size_t * *)a[4], *(size_t * *)a[5]);
}

static ur_result_t call_kernel_get_suggested_local_work_size_with_args(void **a) {
    return urKernelGetSuggestedLocalWorkSizeWithArgs(*(ur_kernel_handle_t *)a[0], *(ur_queue_handle_t *)a[1], *(uint32_t *)a[2], *(const size_t * *)a[3], *(const size_t * *)a[4], *(uint32_t *)a[5], *(const ur_exp_kernel_arg_properties_t * *)a[6], *(size_t * *)a[7]);
}

static ur_result_t call_kernel_suggest_max_cooperative_group_count(void **a) {
    return urKernelSuggestMaxCooperativeGroupCount(*(ur_kernel_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(uint32_t *)a[2], *(const size_t * *)a[3], *(size_t *)a[4], *(uint32_t * *)a[5]);
}

static ur_result_t call_mem_image_create(void **a) {
    return urMemImageCreate(*(ur_context_handle_t *)a[0], *(ur_mem_flags_t *)a[1], *(const ur_image_format_t * *)a[2], *(const ur_image_desc_t * *)a[3], *(void * *)a[4], *(ur_mem_handle_t * *)a[5]);
}

static ur_result_t call_mem_buffer_create(void **a) {
    return urMemBufferCreate(*(ur_context_handle_t *)a[0], *(ur_mem_flags_t *)a[1], *(size_t *)a[2], *(const ur_buffer_properties_t * *)a[3], *(ur_mem_handle_t * *)a[4]);
}

static ur_result_t call_mem_retain(void **a) {
    return urMemRetain(*(ur_mem_handle_t *)a[0]);
}

static ur_result_t call_mem_release(void **a) {
    return urMemRelease(*(ur_mem_handle_t *)a[0]);
}

static ur_result_t call_mem_buffer_partition(void **a) {
    return urMemBufferPartition(*(ur_mem_handle_t *)a[0], *(ur_mem_flags_t *)a[1], *(ur_buffer_create_type_t *)a[2], *(const ur_buffer_region_t * *)a[3], *(ur_mem_handle_t * *)a[4]);
}

static ur_result_t call_mem_get_native_handle(void **a) {
    return urMemGetNativeHandle(*(ur_mem_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_native_handle_t * *)a[2]);
}

static ur_result_t call_mem_buffer_create_with_native_handle(void **a) {
    return urMemBufferCreateWithNativeHandle(*(ur_native_handle_t *)a[0], *(ur_context_handle_t *)a[1], *(const ur_mem_native_properties_t * *)a[2], *(ur_mem_handle_t * *)a[3]);
}

static ur_result_t call_mem_image_create_with_native_handle(void **a) {
    return urMemImageCreateWithNativeHandle(*(ur_native_handle_t *)a[0], *(ur_context_handle_t *)a[1], *(const ur_image_format_t * *)a[2], *(const ur_image_desc_t * *)a[3], *(const ur_mem_native_properties_t * *)a[4], *(ur_mem_handle_t * *)a[5]);
}

static ur_result_t call_mem_get_info(void **a) {
    return urMemGetInfo(*(ur_mem_handle_t *)a[0], *(ur_mem_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_mem_image_get_info(void **a) {
    return urMemImageGetInfo(*(ur_mem_handle_t *)a[0], *(ur_image_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_platform_get(void **a) {
    return urPlatformGet(*(ur_adapter_handle_t *)a[0], *(uint32_t *)a[1], *(ur_platform_handle_t * *)a[2], *(uint32_t * *)a[3]);
}

static ur_result_t call_platform_get_info(void **a) {
    return urPlatformGetInfo(*(ur_platform_handle_t *)a[0], *(ur_platform_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_platform_get_api_version(void **a) {
    return urPlatformGetApiVersion(*(ur_platform_handle_t *)a[0], *(ur_api_version_t * *)a[1]);
}

static ur_result_t call_platform_get_native_handle(void **a) {
    return urPlatformGetNativeHandle(*(ur_platform_handle_t *)a[0], *(ur_native_handle_t * *)a[1]);
}

static ur_result_t call_platform_create_with_native_handle(void **a) {
    return urPlatformCreateWithNativeHandle(*(ur_native_handle_t *)a[0], *(ur_adapter_handle_t *)a[1], *(const ur_platform_native_properties_t * *)a[2], *(ur_platform_handle_t * *)a[3]);
}

static ur_result_t call_platform_get_backend_option(void **a) {
    return urPlatformGetBackendOption(*(ur_platform_handle_t *)a[0], *(const char * *)a[1], *(const char ** *)a[2]);
}

static ur_result_t call_program_create_with_il(void **a) {
    return urProgramCreateWithIL(*(ur_context_handle_t *)a[0], *(const void * *)a[1], *(size_t *)a[2], *(const ur_program_properties_t * *)a[3], *(ur_program_handle_t * *)a[4]);
}

static ur_result_t call_program_create_with_binary(void **a) {
    return urProgramCreateWithBinary(*(ur_context_handle_t *)a[0], *(uint32_t *)a[1], *(ur_device_handle_t * *)a[2], *(size_t * *)a[3], *(const uint8_t ** *)a[4], *(const ur_program_properties_t * *)a[5], *(ur_program_handle_t * *)a[6]);
}

static ur_result_t call_program_build(void **a) {
    return urProgramBuild(*(ur_context_handle_t *)a[0], *(ur_program_handle_t *)a[1], *(const char * *)a[2]);
}

static ur_result_t call_program_compile(void **a) {
    return urProgramCompile(*(ur_context_handle_t *)a[0], *(ur_program_handle_t *)a[1], *(const char * *)a[2]);
}

static ur_result_t call_program_link(void **a) {
    return urProgramLink(*(ur_context_handle_t *)a[0], *(uint32_t *)a[1], *(const ur_program_handle_t * *)a[2], *(const char * *)a[3], *(ur_program_handle_t * *)a[4]);
}

static ur_result_t call_program_retain(void **a) {
    return urProgramRetain(*(ur_program_handle_t *)a[0]);
}

static ur_result_t call_program_release(void **a) {
    return urProgramRelease(*(ur_program_handle_t *)a[0]);
}

static ur_result_t call_program_get_function_pointer(void **a) {
    return urProgramGetFunctionPointer(*(ur_device_handle_t *)a[0], *(ur_program_handle_t *)a[1], *(const char * *)a[2], *(void ** *)a[3]);
}

static ur_result_t call_program_get_global_variable_pointer(void **a) {
    return urProgramGetGlobalVariablePointer(*(ur_device_handle_t *)a[0], *(ur_program_handle_t *)a[1], *(const char * *)a[2], *(size_t * *)a[3], *(void ** *)a[4]);
}

static ur_result_t call_program_get_info(void **a) {
    return urProgramGetInfo(*(ur_program_handle_t *)a[0], *(ur_program_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_program_get_build_info(void **a) {
    return urProgramGetBuildInfo(*(ur_program_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(ur_program_build_info_t *)a[2], *(size_t *)a[3], *(void * *)a[4], *(size_t * *)a[5]);
}

static ur_result_t call_program_set_specialization_constants(void **a) {
    return urProgramSetSpecializationConstants(*(ur_program_handle_t *)a[0], *(uint32_t *)a[1], *(const ur_specialization_constant_info_t * *)a[2]);
}

static ur_result_t call_program_get_native_handle(void **a) {
    return urProgramGetNativeHandle(*(ur_program_handle_t *)a[0], *(ur_native_handle_t * *)a[1]);
}

static ur_result_t call_program_create_with_native_handle(void **a) {
    return urProgramCreateWithNativeHandle(*(ur_native_handle_t *)a[0], *(ur_context_handle_t *)a[1], *(const ur_program_native_properties_t * *)a[2], *(ur_program_handle_t * *)a[3]);
}

static ur_result_t call_queue_get_info(void **a) {
    return urQueueGetInfo(*(ur_queue_handle_t *)a[0], *(ur_queue_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_queue_create(void **a) {
    return urQueueCreate(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const ur_queue_properties_t * *)a[2], *(ur_queue_handle_t * *)a[3]);
}

static ur_result_t call_queue_retain(void **a) {
    return urQueueRetain(*(ur_queue_handle_t *)a[0]);
}

static ur_result_t call_queue_release(void **a) {
    return urQueueRelease(*(ur_queue_handle_t *)a[0]);
}

static ur_result_t call_queue_get_native_handle(void **a) {
    return urQueueGetNativeHandle(*(ur_queue_handle_t *)a[0], *(ur_queue_native_desc_t * *)a[1], *(ur_native_handle_t * *)a[2]);
}

static ur_result_t call_queue_create_with_native_handle(void **a) {
    return urQueueCreateWithNativeHandle(*(ur_native_handle_t *)a[0], *(ur_context_handle_t *)a[1], *(ur_device_handle_t *)a[2], *(const ur_queue_native_properties_t * *)a[3], *(ur_queue_handle_t * *)a[4]);
}

static ur_result_t call_queue_finish(void **a) {
    return urQueueFinish(*(ur_queue_handle_t *)a[0]);
}

static ur_result_t call_queue_flush(void **a) {
    return urQueueFlush(*(ur_queue_handle_t *)a[0]);
}

static ur_result_t call_kernel_set_arg_value(void **a) {
    return urKernelSetArgValue(*(ur_kernel_handle_t *)a[0], *(uint32_t *)a[1], *(size_t *)a[2], *(const ur_kernel_arg_value_properties_t * *)a[3], *(const void * *)a[4]);
}

static ur_result_t call_kernel_set_arg_local(void **a) {
    return urKernelSetArgLocal(*(ur_kernel_handle_t *)a[0], *(uint32_t *)a[1], *(size_t *)a[2], *(const ur_kernel_arg_local_properties_t * *)a[3]);
}

static ur_result_t call_kernel_set_arg_pointer(void **a) {
    return urKernelSetArgPointer(*(ur_kernel_handle_t *)a[0], *(uint32_t *)a[1], *(const ur_kernel_arg_pointer_properties_t * *)a[2], *(const void * *)a[3]);
}

static ur_result_t call_kernel_set_arg_sampler(void **a) {
    return urKernelSetArgSampler(*(ur_kernel_handle_t *)a[0], *(uint32_t *)a[1], *(const ur_kernel_arg_sampler_properties_t * *)a[2], *(ur_sampler_handle_t *)a[3]);
}

static ur_result_t call_kernel_set_arg_mem_obj(void **a) {
    return urKernelSetArgMemObj(*(ur_kernel_handle_t *)a[0], *(uint32_t *)a[1], *(const ur_kernel_arg_mem_obj_properties_t * *)a[2], *(ur_mem_handle_t *)a[3]);
}

static ur_result_t call_enqueue_kernel_launch(void **a) {
    return urEnqueueKernelLaunch(*(ur_queue_handle_t *)a[0], *(ur_kernel_handle_t *)a[1], *(uint32_t *)a[2], *(const size_t * *)a[3], *(const size_t * *)a[4], *(const size_t * *)a[5], *(const ur_kernel_launch_ext_properties_t * *)a[6], *(uint32_t *)a[7], *(const ur_event_handle_t * *)a[8], *(ur_event_handle_t * *)a[9]);
}

static ur_result_t call_sampler_create(void **a) {
    return urSamplerCreate(*(ur_context_handle_t *)a[0], *(const ur_sampler_desc_t * *)a[1], *(ur_sampler_handle_t * *)a[2]);
}

static ur_result_t call_sampler_retain(void **a) {
    return urSamplerRetain(*(ur_sampler_handle_t *)a[0]);
}

static ur_result_t call_sampler_release(void **a) {
    return urSamplerRelease(*(ur_sampler_handle_t *)a[0]);
}

static ur_result_t call_sampler_get_info(void **a) {
    return urSamplerGetInfo(*(ur_sampler_handle_t *)a[0], *(ur_sampler_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_sampler_get_native_handle(void **a) {
    return urSamplerGetNativeHandle(*(ur_sampler_handle_t *)a[0], *(ur_native_handle_t * *)a[1]);
}

static ur_result_t call_sampler_create_with_native_handle(void **a) {
    return urSamplerCreateWithNativeHandle(*(ur_native_handle_t *)a[0], *(ur_context_handle_t *)a[1], *(const ur_sampler_native_properties_t * *)a[2], *(ur_sampler_handle_t * *)a[3]);
}

static ur_result_t call_event_create_user_exp(void **a) {
    return urEventCreateUserExp(*(ur_context_handle_t *)a[0], *(ur_event_handle_t * *)a[1]);
}

static ur_result_t call_event_set_status_exp(void **a) {
    return urEventSetStatusExp(*(ur_event_handle_t *)a[0], *(ur_event_status_t *)a[1]);
}

static ur_result_t call_usm_host_alloc(void **a) {
    return urUSMHostAlloc(*(ur_context_handle_t *)a[0], *(const ur_usm_desc_t * *)a[1], *(ur_usm_pool_handle_t *)a[2], *(size_t *)a[3], *(void ** *)a[4]);
}

static ur_result_t call_usm_device_alloc(void **a) {
    return urUSMDeviceAlloc(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const ur_usm_desc_t * *)a[2], *(ur_usm_pool_handle_t *)a[3], *(size_t *)a[4], *(void ** *)a[5]);
}

static ur_result_t call_usm_shared_alloc(void **a) {
    return urUSMSharedAlloc(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(const ur_usm_desc_t * *)a[2], *(ur_usm_pool_handle_t *)a[3], *(size_t *)a[4], *(void ** *)a[5]);
}

static ur_result_t call_usm_free(void **a) {
    return urUSMFree(*(ur_context_handle_t *)a[0], *(void * *)a[1]);
}

static ur_result_t call_usm_get_mem_alloc_info(void **a) {
    return urUSMGetMemAllocInfo(*(ur_context_handle_t *)a[0], *(const void * *)a[1], *(ur_usm_alloc_info_t *)a[2], *(size_t *)a[3], *(void * *)a[4], *(size_t * *)a[5]);
}

static ur_result_t call_usm_pool_create(void **a) {
    return urUSMPoolCreate(*(ur_context_handle_t *)a[0], *(ur_usm_pool_desc_t * *)a[1], *(ur_usm_pool_handle_t * *)a[2]);
}

static ur_result_t call_usm_pool_retain(void **a) {
    return urUSMPoolRetain(*(ur_usm_pool_handle_t *)a[0]);
}

static ur_result_t call_usm_pool_release(void **a) {
    return urUSMPoolRelease(*(ur_usm_pool_handle_t *)a[0]);
}

static ur_result_t call_usm_pool_get_info(void **a) {
    return urUSMPoolGetInfo(*(ur_usm_pool_handle_t *)a[0], *(ur_usm_pool_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

static ur_result_t call_virtual_mem_granularity_get_info(void **a) {
    return urVirtualMemGranularityGetInfo(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(size_t *)a[2], *(ur_virtual_mem_granularity_info_t *)a[3], *(size_t *)a[4], *(void * *)a[5], *(size_t * *)a[6]);
}

static ur_result_t call_virtual_mem_reserve(void **a) {
    return urVirtualMemReserve(*(ur_context_handle_t *)a[0], *(const void * *)a[1], *(size_t *)a[2], *(void ** *)a[3]);
}

static ur_result_t call_virtual_mem_free(void **a) {
    return urVirtualMemFree(*(ur_context_handle_t *)a[0], *(const void * *)a[1], *(size_t *)a[2]);
}

static ur_result_t call_virtual_mem_map(void **a) {
    return urVirtualMemMap(*(ur_context_handle_t *)a[0], *(const void * *)a[1], *(size_t *)a[2], *(ur_physical_mem_handle_t *)a[3], *(size_t *)a[4], *(ur_virtual_mem_access_flags_t *)a[5]);
}

static ur_result_t call_virtual_mem_unmap(void **a) {
    return urVirtualMemUnmap(*(ur_context_handle_t *)a[0], *(const void * *)a[1], *(size_t *)a[2]);
}

static ur_result_t call_virtual_mem_set_access(void **a) {
    return urVirtualMemSetAccess(*(ur_context_handle_t *)a[0], *(const void * *)a[1], *(size_t *)a[2], *(ur_virtual_mem_access_flags_t *)a[3]);
}

static ur_result_t call_virtual_mem_get_info(void **a) {
    return urVirtualMemGetInfo(*(ur_context_handle_t *)a[0], *(const void * *)a[1], *(size_t *)a[2], *(ur_virtual_mem_info_t *)a[3], *(size_t *)a[4], *(void * *)a[5], *(size_t * *)a[6]);
}

static ur_result_t call_physical_mem_create(void **a) {
    return urPhysicalMemCreate(*(ur_context_handle_t *)a[0], *(ur_device_handle_t *)a[1], *(size_t *)a[2], *(const ur_physical_mem_properties_t * *)a[3], *(ur_physical_mem_handle_t * *)a[4]);
}

static ur_result_t call_physical_mem_retain(void **a) {
    return urPhysicalMemRetain(*(ur_physical_mem_handle_t *)a[0]);
}

static ur_result_t call_physical_mem_release(void **a) {
    return urPhysicalMemRelease(*(ur_physical_mem_handle_t *)a[0]);
}

static ur_result_t call_physical_mem_get_info(void **a) {
    return urPhysicalMemGetInfo(*(ur_physical_mem_handle_t *)a[0], *(ur_physical_mem_info_t *)a[1], *(size_t *)a[2], *(void * *)a[3], *(size_t * *)a[4]);
}

/* First the interface's own, whose number stays, and with it the meaning of recorded inputs. */
const struct fuzz_call fuzz_calls[] = {
    {178, call_adapter_get},
    {177, call_adapter_release},
    {179, call_adapter_retain},
    {180, call_adapter_get_last_error},
    {181, call_adapter_get_info},
    {266, call_adapter_set_logger_callback},
    {267, call_adapter_set_logger_callback_level},
    {1, call_context_create},
    {2, call_context_retain},
    {3, call_context_release},
    {4, call_context_get_info},
    {5, call_context_get_native_handle},
    {6, call_context_create_with_native_handle},
    {7, call_context_set_extended_deleter},
    {8, call_device_get},
    {217, call_device_get_selected},
    {9, call_device_get_info},
    {10, call_device_retain},
    {11, call_device_release},
    {12, call_device_partition},
    {13, call_device_select_binary},
    {14, call_device_get_native_handle},
    {15, call_device_create_with_native_handle},
    {16, call_device_get_global_timestamps},
    {18, call_enqueue_events_wait},
    {19, call_enqueue_events_wait_with_barrier},
    {20, call_enqueue_mem_buffer_read},
    {21, call_enqueue_mem_buffer_write},
    {22, call_enqueue_mem_buffer_read_rect},
    {23, call_enqueue_mem_buffer_write_rect},
    {24, call_enqueue_mem_buffer_copy},
    {25, call_enqueue_mem_buffer_copy_rect},
    {26, call_enqueue_mem_buffer_fill},
    {27, call_enqueue_mem_image_read},
    {28, call_enqueue_mem_image_write},
    {29, call_enqueue_mem_image_copy},
    {30, call_enqueue_mem_buffer_map},
    {31, call_enqueue_mem_unmap},
    {32, call_enqueue_usm_fill},
    {33, call_enqueue_usm_memcpy},
    {34, call_enqueue_usm_prefetch},
    {35, call_enqueue_usm_advise},
    {151, call_enqueue_usm_fill_2d},
    {152, call_enqueue_usm_memcpy_2d},
    {38, call_enqueue_device_global_variable_write},
    {39, call_enqueue_device_global_variable_read},
    {69, call_enqueue_read_host_pipe},
    {117, call_enqueue_write_host_pipe},
    {40, call_event_get_info},
    {41, call_event_get_profiling_info},
    {42, call_event_wait},
    {43, call_event_retain},
    {44, call_event_release},
    {45, call_event_get_native_handle},
    {46, call_event_create_with_native_handle},
    {47, call_event_set_callback},
    {250, call_enqueue_usm_device_alloc_exp},
    {251, call_enqueue_usm_shared_alloc_exp},
    {252, call_enqueue_usm_host_alloc_exp},
    {253, call_enqueue_usm_free_exp},
    {254, call_usm_pool_create_exp},
    {255, call_usm_pool_destroy_exp},
    {257, call_usm_pool_get_default_device_pool_exp},
    {262, call_usm_pool_get_info_exp},
    {265, call_usm_pool_set_info_exp},
    {259, call_usm_pool_set_device_pool_exp},
    {260, call_usm_pool_get_device_pool_exp},
    {261, call_usm_pool_trim_to_exp},
    {132, call_usm_pitched_alloc_exp},
    {133, call_bindless_images_unsampled_image_handle_destroy_exp},
    {134, call_bindless_images_sampled_image_handle_destroy_exp},
    {135, call_bindless_images_image_allocate_exp},
    {136, call_bindless_images_image_free_exp},
    {137, call_bindless_images_unsampled_image_create_exp},
    {138, call_bindless_images_sampled_image_create_exp},
    {139, call_bindless_images_image_copy_exp},
    {140, call_bindless_images_image_get_info_exp},
    {270, call_bindless_images_get_image_memory_handle_type_support_exp},
    {268, call_bindless_images_get_image_unsampled_handle_support_exp},
    {269, call_bindless_images_get_image_sampled_handle_support_exp},
    {141, call_bindless_images_mipmap_get_level_exp},
    {142, call_bindless_images_mipmap_free_exp},
    {226, call_bindless_images_import_external_memory_exp},
    {144, call_bindless_images_map_external_array_exp},
    {245, call_bindless_images_map_external_linear_memory_exp},
    {230, call_bindless_images_release_external_memory_exp},
    {271, call_bindless_images_free_mapped_linear_memory_exp},
    {288, call_bindless_images_supports_importing_handle_type_exp},
    {227, call_bindless_images_import_external_semaphore_exp},
    {147, call_bindless_images_release_external_semaphore_exp},
    {148, call_bindless_images_wait_external_semaphore_exp},
    {149, call_bindless_images_signal_external_semaphore_exp},
    {113, call_command_buffer_create_exp},
    {121, call_command_buffer_retain_exp},
    {122, call_command_buffer_release_exp},
    {123, call_command_buffer_finalize_exp},
    {125, call_command_buffer_append_kernel_launch_exp},
    {310, call_command_buffer_append_kernel_launch_with_args_exp},
    {231, call_command_buffer_append_usm_memcpy_exp},
    {232, call_command_buffer_append_usm_fill_exp},
    {233, call_command_buffer_append_mem_buffer_copy_exp},
    {234, call_command_buffer_append_mem_buffer_write_exp},
    {235, call_command_buffer_append_mem_buffer_read_exp},
    {236, call_command_buffer_append_mem_buffer_copy_rect_exp},
    {237, call_command_buffer_append_mem_buffer_write_rect_exp},
    {238, call_command_buffer_append_mem_buffer_read_rect_exp},
    {239, call_command_buffer_append_mem_buffer_fill_exp},
    {240, call_command_buffer_append_usm_prefetch_exp},
    {241, call_command_buffer_append_usm_advise_exp},
    {263, call_command_buffer_append_native_command_exp},
    {242, call_enqueue_command_buffer_exp},
    {220, call_command_buffer_update_kernel_launch_exp},
    {243, call_command_buffer_update_signal_event_exp},
    {244, call_command_buffer_update_wait_events_exp},
    {221, call_command_buffer_get_info_exp},
    {264, call_command_buffer_get_native_handle_exp},
    {293, call_device_wait_exp},
    {294, call_program_dynamic_link_exp},
    {295, call_enqueue_kernel_launch_with_args_exp},
    {223, call_enqueue_timestamp_recording_exp},
    {296, call_graph_create_exp},
    {297, call_queue_begin_graph_capture_exp},
    {298, call_queue_begin_capture_into_graph_exp},
    {299, call_queue_end_graph_capture_exp},
    {307, call_graph_instantiate_graph_exp},
    {308, call_enqueue_graph_exp},
    {302, call_graph_destroy_exp},
    {303, call_graph_executable_graph_destroy_exp},
    {304, call_queue_is_graph_capture_enabled_exp},
    {314, call_queue_get_graph_exp},
    {305, call_graph_is_empty_exp},
    {326, call_graph_get_id_exp},
    {315, call_graph_set_destruction_callback_exp},
    {306, call_graph_dump_contents_exp},
    {320, call_graph_get_native_handle_exp},
    {321, call_graph_executable_graph_get_native_handle_exp},
    {309, call_enqueue_host_task_exp},
    {289, call_ipc_get_mem_handle_exp},
    {290, call_ipc_put_mem_handle_exp},
    {291, call_ipc_open_mem_handle_exp},
    {292, call_ipc_close_mem_handle_exp},
    {316, call_ipc_get_phys_mem_handle_exp},
    {317, call_ipc_put_phys_mem_handle_exp},
    {318, call_ipc_open_phys_mem_handle_exp},
    {319, call_ipc_close_phys_mem_handle_exp},
    {323, call_ipc_get_event_handle_exp},
    {324, call_ipc_put_event_handle_exp},
    {325, call_ipc_open_event_handle_exp},
    {246, call_enqueue_events_wait_with_barrier_ext},
    {285, call_memory_export_alloc_exportable_memory_exp},
    {286, call_memory_export_free_exportable_memory_exp},
    {287, call_memory_export_export_memory_handle_exp},
    {197, call_program_build_exp},
    {198, call_program_compile_exp},
    {199, call_program_link_exp},
    {228, call_enqueue_native_command_exp},
    {322, call_event_create_exp},
    {273, call_usm_context_memcpy_exp},
    {312, call_usm_host_alloc_register_exp},
    {313, call_usm_host_alloc_unregister_exp},
    {163, call_usm_import_exp},
    {164, call_usm_release_exp},
    {165, call_usm_p2p_enable_peer_access_exp},
    {166, call_usm_p2p_disable_peer_access_exp},
    {167, call_usm_p2p_peer_access_get_info_exp},
    {48, call_kernel_create},
    {51, call_kernel_get_info},
    {52, call_kernel_get_group_info},
    {53, call_kernel_get_sub_group_info},
    {54, call_kernel_retain},
    {55, call_kernel_release},
    {57, call_kernel_set_exec_info},
    {60, call_kernel_set_specialization_constants},
    {61, call_kernel_get_native_handle},
    {62, call_kernel_create_with_native_handle},
    {225, call_kernel_get_suggested_local_work_size},
    {311, call_kernel_get_suggested_local_work_size_with_args},
    {272, call_kernel_suggest_max_cooperative_group_count},
    {63, call_mem_image_create},
    {64, call_mem_buffer_create},
    {65, call_mem_retain},
    {66, call_mem_release},
    {67, call_mem_buffer_partition},
    {68, call_mem_get_native_handle},
    {115, call_mem_buffer_create_with_native_handle},
    {116, call_mem_image_create_with_native_handle},
    {70, call_mem_get_info},
    {71, call_mem_image_get_info},
    {72, call_platform_get},
    {73, call_platform_get_info},
    {74, call_platform_get_api_version},
    {75, call_platform_get_native_handle},
    {76, call_platform_create_with_native_handle},
    {114, call_platform_get_backend_option},
    {78, call_program_create_with_il},
    {79, call_program_create_with_binary},
    {80, call_program_build},
    {81, call_program_compile},
    {82, call_program_link},
    {83, call_program_retain},
    {84, call_program_release},
    {85, call_program_get_function_pointer},
    {216, call_program_get_global_variable_pointer},
    {86, call_program_get_info},
    {87, call_program_get_build_info},
    {88, call_program_set_specialization_constants},
    {89, call_program_get_native_handle},
    {90, call_program_create_with_native_handle},
    {91, call_queue_get_info},
    {92, call_queue_create},
    {93, call_queue_retain},
    {94, call_queue_release},
    {95, call_queue_get_native_handle},
    {96, call_queue_create_with_native_handle},
    {97, call_queue_finish},
    {98, call_queue_flush},
    {49, call_kernel_set_arg_value},
    {50, call_kernel_set_arg_local},
    {56, call_kernel_set_arg_pointer},
    {58, call_kernel_set_arg_sampler},
    {59, call_kernel_set_arg_mem_obj},
    {17, call_enqueue_kernel_launch},
    {101, call_sampler_create},
    {102, call_sampler_retain},
    {103, call_sampler_release},
    {104, call_sampler_get_info},
    {105, call_sampler_get_native_handle},
    {106, call_sampler_create_with_native_handle},
    {107, call_usm_host_alloc},
    {108, call_usm_device_alloc},
    {109, call_usm_shared_alloc},
    {110, call_usm_free},
    {111, call_usm_get_mem_alloc_info},
    {112, call_usm_pool_create},
    {118, call_usm_pool_retain},
    {119, call_usm_pool_release},
    {120, call_usm_pool_get_info},
    {153, call_virtual_mem_granularity_get_info},
    {154, call_virtual_mem_reserve},
    {155, call_virtual_mem_free},
    {156, call_virtual_mem_map},
    {157, call_virtual_mem_unmap},
    {158, call_virtual_mem_set_access},
    {159, call_virtual_mem_get_info},
    {160, call_physical_mem_create},
    {161, call_physical_mem_retain},
    {162, call_physical_mem_release},
    {249, call_physical_mem_get_info},
    {480, call_command_buffer_fuse_exp},
    {481, call_command_buffer_get_fusion_info_exp},
    {482, call_queue_begin_fusion_exp},
    {483, call_queue_end_fusion_exp},
    {484, call_queue_cancel_fusion_exp},
    {485, call_queue_get_fusion_info_exp},
    {486, call_event_create_user_exp},
    {487, call_event_set_status_exp},
};
const unsigned fuzz_num_own = 248;
const unsigned fuzz_num_calls = sizeof(fuzz_calls) / sizeof(fuzz_calls[0]);
