/* Generated from scripts/templates/record_invoke.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Makes a call whose arguments stand in an array of pointers. */
#include "../replay.h"

ur_result_t ur_replay_invoke(unsigned function, void **params) {
    switch (function) {
    case 178:
        return urAdapterGet(
            *(uint32_t *)params[0], *(ur_adapter_handle_t* *)params[1], *(uint32_t* *)params[2]);
    case 177:
        return urAdapterRelease(*(ur_adapter_handle_t *)params[0]);
    case 179:
        return urAdapterRetain(*(ur_adapter_handle_t *)params[0]);
    case 180:
        return urAdapterGetLastError(
            *(ur_adapter_handle_t *)params[0], *(const char** *)params[1], *(int32_t* *)params[2]);
    case 181:
        return urAdapterGetInfo(
            *(ur_adapter_handle_t *)params[0], *(ur_adapter_info_t *)params[1],
            *(size_t *)params[2], *(void* *)params[3], *(size_t* *)params[4]);
    case 266:
        return urAdapterSetLoggerCallback(
            *(ur_adapter_handle_t *)params[0], *(ur_logger_callback_t *)params[1],
            *(void* *)params[2], *(ur_logger_level_t *)params[3]);
    case 267:
        return urAdapterSetLoggerCallbackLevel(
            *(ur_adapter_handle_t *)params[0], *(ur_logger_level_t *)params[1]);
    case 1:
        return urContextCreate(
            *(uint32_t *)params[0], *(const ur_device_handle_t* *)params[1],
            *(const ur_context_properties_t* *)params[2], *(ur_context_handle_t* *)params[3]);
    case 2:
        return urContextRetain(*(ur_context_handle_t *)params[0]);
    case 3:
        return urContextRelease(*(ur_context_handle_t *)params[0]);
    case 4:
        return urContextGetInfo(
            *(ur_context_handle_t *)params[0], *(ur_context_info_t *)params[1],
            *(size_t *)params[2], *(void* *)params[3], *(size_t* *)params[4]);
    case 5:
        return urContextGetNativeHandle(
            *(ur_context_handle_t *)params[0], *(ur_native_handle_t* *)params[1]);
    case 6:
        return urContextCreateWithNativeHandle(
            *(ur_native_handle_t *)params[0], *(ur_adapter_handle_t *)params[1],
            *(uint32_t *)params[2], *(const ur_device_handle_t* *)params[3],
            *(const ur_context_native_properties_t* *)params[4], *(ur_context_handle_t* *)params[5]);
    case 7:
        return urContextSetExtendedDeleter(
            *(ur_context_handle_t *)params[0], *(ur_context_extended_deleter_t *)params[1],
            *(void* *)params[2]);
    case 8:
        return urDeviceGet(
            *(ur_platform_handle_t *)params[0], *(ur_device_type_t *)params[1],
            *(uint32_t *)params[2], *(ur_device_handle_t* *)params[3], *(uint32_t* *)params[4]);
    case 217:
        return urDeviceGetSelected(
            *(ur_platform_handle_t *)params[0], *(ur_device_type_t *)params[1],
            *(uint32_t *)params[2], *(ur_device_handle_t* *)params[3], *(uint32_t* *)params[4]);
    case 9:
        return urDeviceGetInfo(
            *(ur_device_handle_t *)params[0], *(ur_device_info_t *)params[1], *(size_t *)params[2],
            *(void* *)params[3], *(size_t* *)params[4]);
    case 10:
        return urDeviceRetain(*(ur_device_handle_t *)params[0]);
    case 11:
        return urDeviceRelease(*(ur_device_handle_t *)params[0]);
    case 12:
        return urDevicePartition(
            *(ur_device_handle_t *)params[0], *(const ur_device_partition_properties_t* *)params[1],
            *(uint32_t *)params[2], *(ur_device_handle_t* *)params[3], *(uint32_t* *)params[4]);
    case 13:
        return urDeviceSelectBinary(
            *(ur_device_handle_t *)params[0], *(const ur_device_binary_t* *)params[1],
            *(uint32_t *)params[2], *(uint32_t* *)params[3]);
    case 14:
        return urDeviceGetNativeHandle(*(ur_device_handle_t *)params[0], *(ur_native_handle_t* *)params[1]);
    case 15:
        return urDeviceCreateWithNativeHandle(
            *(ur_native_handle_t *)params[0], *(ur_adapter_handle_t *)params[1],
            *(const ur_device_native_properties_t* *)params[2], *(ur_device_handle_t* *)params[3]);
    case 16:
        return urDeviceGetGlobalTimestamps(
            *(ur_device_handle_t *)params[0], *(uint64_t* *)params[1], *(uint64_t* *)params[2]);
    case 18:
        return urEnqueueEventsWait(
            *(ur_queue_handle_t *)params[0], *(uint32_t *)params[1],
            *(const ur_event_handle_t* *)params[2], *(ur_event_handle_t* *)params[3]);
    case 19:
        return urEnqueueEventsWaitWithBarrier(
            *(ur_queue_handle_t *)params[0], *(uint32_t *)params[1],
            *(const ur_event_handle_t* *)params[2], *(ur_event_handle_t* *)params[3]);
    case 20:
        return urEnqueueMemBufferRead(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1], *(bool *)params[2],
            *(size_t *)params[3], *(size_t *)params[4], *(void* *)params[5], *(uint32_t *)params[6],
            *(const ur_event_handle_t* *)params[7], *(ur_event_handle_t* *)params[8]);
    case 21:
        return urEnqueueMemBufferWrite(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1], *(bool *)params[2],
            *(size_t *)params[3], *(size_t *)params[4], *(const void* *)params[5],
            *(uint32_t *)params[6], *(const ur_event_handle_t* *)params[7],
            *(ur_event_handle_t* *)params[8]);
    case 22:
        return urEnqueueMemBufferReadRect(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1], *(bool *)params[2],
            *(ur_rect_offset_t *)params[3], *(ur_rect_offset_t *)params[4],
            *(ur_rect_region_t *)params[5], *(size_t *)params[6], *(size_t *)params[7],
            *(size_t *)params[8], *(size_t *)params[9], *(void* *)params[10],
            *(uint32_t *)params[11], *(const ur_event_handle_t* *)params[12],
            *(ur_event_handle_t* *)params[13]);
    case 23:
        return urEnqueueMemBufferWriteRect(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1], *(bool *)params[2],
            *(ur_rect_offset_t *)params[3], *(ur_rect_offset_t *)params[4],
            *(ur_rect_region_t *)params[5], *(size_t *)params[6], *(size_t *)params[7],
            *(size_t *)params[8], *(size_t *)params[9], *(void* *)params[10],
            *(uint32_t *)params[11], *(const ur_event_handle_t* *)params[12],
            *(ur_event_handle_t* *)params[13]);
    case 24:
        return urEnqueueMemBufferCopy(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1],
            *(ur_mem_handle_t *)params[2], *(size_t *)params[3], *(size_t *)params[4],
            *(size_t *)params[5], *(uint32_t *)params[6], *(const ur_event_handle_t* *)params[7],
            *(ur_event_handle_t* *)params[8]);
    case 25:
        return urEnqueueMemBufferCopyRect(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1],
            *(ur_mem_handle_t *)params[2], *(ur_rect_offset_t *)params[3],
            *(ur_rect_offset_t *)params[4], *(ur_rect_region_t *)params[5], *(size_t *)params[6],
            *(size_t *)params[7], *(size_t *)params[8], *(size_t *)params[9],
            *(uint32_t *)params[10], *(const ur_event_handle_t* *)params[11],
            *(ur_event_handle_t* *)params[12]);
    case 26:
        return urEnqueueMemBufferFill(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1],
            *(const void* *)params[2], *(size_t *)params[3], *(size_t *)params[4],
            *(size_t *)params[5], *(uint32_t *)params[6], *(const ur_event_handle_t* *)params[7],
            *(ur_event_handle_t* *)params[8]);
    case 27:
        return urEnqueueMemImageRead(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1], *(bool *)params[2],
            *(ur_rect_offset_t *)params[3], *(ur_rect_region_t *)params[4], *(size_t *)params[5],
            *(size_t *)params[6], *(void* *)params[7], *(uint32_t *)params[8],
            *(const ur_event_handle_t* *)params[9], *(ur_event_handle_t* *)params[10]);
    case 28:
        return urEnqueueMemImageWrite(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1], *(bool *)params[2],
            *(ur_rect_offset_t *)params[3], *(ur_rect_region_t *)params[4], *(size_t *)params[5],
            *(size_t *)params[6], *(void* *)params[7], *(uint32_t *)params[8],
            *(const ur_event_handle_t* *)params[9], *(ur_event_handle_t* *)params[10]);
    case 29:
        return urEnqueueMemImageCopy(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1],
            *(ur_mem_handle_t *)params[2], *(ur_rect_offset_t *)params[3],
            *(ur_rect_offset_t *)params[4], *(ur_rect_region_t *)params[5], *(uint32_t *)params[6],
            *(const ur_event_handle_t* *)params[7], *(ur_event_handle_t* *)params[8]);
    case 30:
        return urEnqueueMemBufferMap(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1], *(bool *)params[2],
            *(ur_map_flags_t *)params[3], *(size_t *)params[4], *(size_t *)params[5],
            *(uint32_t *)params[6], *(const ur_event_handle_t* *)params[7],
            *(ur_event_handle_t* *)params[8], *(void** *)params[9]);
    case 31:
        return urEnqueueMemUnmap(
            *(ur_queue_handle_t *)params[0], *(ur_mem_handle_t *)params[1], *(void* *)params[2],
            *(uint32_t *)params[3], *(const ur_event_handle_t* *)params[4],
            *(ur_event_handle_t* *)params[5]);
    case 32:
        return urEnqueueUSMFill(
            *(ur_queue_handle_t *)params[0], *(void* *)params[1], *(size_t *)params[2],
            *(const void* *)params[3], *(size_t *)params[4], *(uint32_t *)params[5],
            *(const ur_event_handle_t* *)params[6], *(ur_event_handle_t* *)params[7]);
    case 33:
        return urEnqueueUSMMemcpy(
            *(ur_queue_handle_t *)params[0], *(bool *)params[1], *(void* *)params[2],
            *(const void* *)params[3], *(size_t *)params[4], *(uint32_t *)params[5],
            *(const ur_event_handle_t* *)params[6], *(ur_event_handle_t* *)params[7]);
    case 34:
        return urEnqueueUSMPrefetch(
            *(ur_queue_handle_t *)params[0], *(const void* *)params[1], *(size_t *)params[2],
            *(ur_usm_migration_flags_t *)params[3], *(uint32_t *)params[4],
            *(const ur_event_handle_t* *)params[5], *(ur_event_handle_t* *)params[6]);
    case 35:
        return urEnqueueUSMAdvise(
            *(ur_queue_handle_t *)params[0], *(const void* *)params[1], *(size_t *)params[2],
            *(ur_usm_advice_flags_t *)params[3], *(ur_event_handle_t* *)params[4]);
    case 151:
        return urEnqueueUSMFill2D(
            *(ur_queue_handle_t *)params[0], *(void* *)params[1], *(size_t *)params[2],
            *(size_t *)params[3], *(const void* *)params[4], *(size_t *)params[5],
            *(size_t *)params[6], *(uint32_t *)params[7], *(const ur_event_handle_t* *)params[8],
            *(ur_event_handle_t* *)params[9]);
    case 152:
        return urEnqueueUSMMemcpy2D(
            *(ur_queue_handle_t *)params[0], *(bool *)params[1], *(void* *)params[2],
            *(size_t *)params[3], *(const void* *)params[4], *(size_t *)params[5],
            *(size_t *)params[6], *(size_t *)params[7], *(uint32_t *)params[8],
            *(const ur_event_handle_t* *)params[9], *(ur_event_handle_t* *)params[10]);
    case 38:
        return urEnqueueDeviceGlobalVariableWrite(
            *(ur_queue_handle_t *)params[0], *(ur_program_handle_t *)params[1],
            *(const char* *)params[2], *(bool *)params[3], *(size_t *)params[4],
            *(size_t *)params[5], *(const void* *)params[6], *(uint32_t *)params[7],
            *(const ur_event_handle_t* *)params[8], *(ur_event_handle_t* *)params[9]);
    case 39:
        return urEnqueueDeviceGlobalVariableRead(
            *(ur_queue_handle_t *)params[0], *(ur_program_handle_t *)params[1],
            *(const char* *)params[2], *(bool *)params[3], *(size_t *)params[4],
            *(size_t *)params[5], *(void* *)params[6], *(uint32_t *)params[7],
            *(const ur_event_handle_t* *)params[8], *(ur_event_handle_t* *)params[9]);
    case 69:
        return urEnqueueReadHostPipe(
            *(ur_queue_handle_t *)params[0], *(ur_program_handle_t *)params[1],
            *(const char* *)params[2], *(bool *)params[3], *(void* *)params[4],
            *(size_t *)params[5], *(uint32_t *)params[6], *(const ur_event_handle_t* *)params[7],
            *(ur_event_handle_t* *)params[8]);
    case 117:
        return urEnqueueWriteHostPipe(
            *(ur_queue_handle_t *)params[0], *(ur_program_handle_t *)params[1],
            *(const char* *)params[2], *(bool *)params[3], *(void* *)params[4],
            *(size_t *)params[5], *(uint32_t *)params[6], *(const ur_event_handle_t* *)params[7],
            *(ur_event_handle_t* *)params[8]);
    case 40:
        return urEventGetInfo(
            *(ur_event_handle_t *)params[0], *(ur_event_info_t *)params[1], *(size_t *)params[2],
            *(void* *)params[3], *(size_t* *)params[4]);
    case 41:
        return urEventGetProfilingInfo(
            *(ur_event_handle_t *)params[0], *(ur_profiling_info_t *)params[1],
            *(size_t *)params[2], *(void* *)params[3], *(size_t* *)params[4]);
    case 42:
        return urEventWait(*(uint32_t *)params[0], *(const ur_event_handle_t* *)params[1]);
    case 43:
        return urEventRetain(*(ur_event_handle_t *)params[0]);
    case 44:
        return urEventRelease(*(ur_event_handle_t *)params[0]);
    case 45:
        return urEventGetNativeHandle(*(ur_event_handle_t *)params[0], *(ur_native_handle_t* *)params[1]);
    case 46:
        return urEventCreateWithNativeHandle(
            *(ur_native_handle_t *)params[0], *(ur_context_handle_t *)params[1],
            *(const ur_event_native_properties_t* *)params[2], *(ur_event_handle_t* *)params[3]);
    case 47:
        return urEventSetCallback(
            *(ur_event_handle_t *)params[0], *(ur_execution_info_t *)params[1],
            *(ur_event_callback_t *)params[2], *(void* *)params[3]);
    case 250:
        return urEnqueueUSMDeviceAllocExp(
            *(ur_queue_handle_t *)params[0], *(ur_usm_pool_handle_t *)params[1],
            *(size_t *)params[2], *(const ur_exp_async_usm_alloc_properties_t* *)params[3],
            *(uint32_t *)params[4], *(const ur_event_handle_t* *)params[5], *(void** *)params[6],
            *(ur_event_handle_t* *)params[7]);
    case 251:
        return urEnqueueUSMSharedAllocExp(
            *(ur_queue_handle_t *)params[0], *(ur_usm_pool_handle_t *)params[1],
            *(size_t *)params[2], *(const ur_exp_async_usm_alloc_properties_t* *)params[3],
            *(uint32_t *)params[4], *(const ur_event_handle_t* *)params[5], *(void** *)params[6],
            *(ur_event_handle_t* *)params[7]);
    case 252:
        return urEnqueueUSMHostAllocExp(
            *(ur_queue_handle_t *)params[0], *(ur_usm_pool_handle_t *)params[1],
            *(size_t *)params[2], *(const ur_exp_async_usm_alloc_properties_t* *)params[3],
            *(uint32_t *)params[4], *(const ur_event_handle_t* *)params[5], *(void** *)params[6],
            *(ur_event_handle_t* *)params[7]);
    case 253:
        return urEnqueueUSMFreeExp(
            *(ur_queue_handle_t *)params[0], *(ur_usm_pool_handle_t *)params[1],
            *(void* *)params[2], *(uint32_t *)params[3], *(const ur_event_handle_t* *)params[4],
            *(ur_event_handle_t* *)params[5]);
    case 254:
        return urUSMPoolCreateExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_usm_pool_desc_t* *)params[2], *(ur_usm_pool_handle_t* *)params[3]);
    case 255:
        return urUSMPoolDestroyExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_usm_pool_handle_t *)params[2]);
    case 257:
        return urUSMPoolGetDefaultDevicePoolExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_usm_pool_handle_t* *)params[2]);
    case 262:
        return urUSMPoolGetInfoExp(
            *(ur_usm_pool_handle_t *)params[0], *(ur_usm_pool_info_t *)params[1],
            *(void* *)params[2], *(size_t* *)params[3]);
    case 265:
        return urUSMPoolSetInfoExp(
            *(ur_usm_pool_handle_t *)params[0], *(ur_usm_pool_info_t *)params[1],
            *(void* *)params[2], *(size_t *)params[3]);
    case 259:
        return urUSMPoolSetDevicePoolExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_usm_pool_handle_t *)params[2]);
    case 260:
        return urUSMPoolGetDevicePoolExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_usm_pool_handle_t* *)params[2]);
    case 261:
        return urUSMPoolTrimToExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_usm_pool_handle_t *)params[2], *(size_t *)params[3]);
    case 132:
        return urUSMPitchedAllocExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const ur_usm_desc_t* *)params[2], *(ur_usm_pool_handle_t *)params[3],
            *(size_t *)params[4], *(size_t *)params[5], *(size_t *)params[6], *(void** *)params[7],
            *(size_t* *)params[8]);
    case 133:
        return urBindlessImagesUnsampledImageHandleDestroyExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_image_native_handle_t *)params[2]);
    case 134:
        return urBindlessImagesSampledImageHandleDestroyExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_image_native_handle_t *)params[2]);
    case 135:
        return urBindlessImagesImageAllocateExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const ur_image_format_t* *)params[2], *(const ur_image_desc_t* *)params[3],
            *(ur_exp_image_mem_native_handle_t* *)params[4]);
    case 136:
        return urBindlessImagesImageFreeExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_image_mem_native_handle_t *)params[2]);
    case 137:
        return urBindlessImagesUnsampledImageCreateExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_image_mem_native_handle_t *)params[2], *(const ur_image_format_t* *)params[3],
            *(const ur_image_desc_t* *)params[4], *(ur_exp_image_native_handle_t* *)params[5]);
    case 138:
        return urBindlessImagesSampledImageCreateExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_image_mem_native_handle_t *)params[2], *(const ur_image_format_t* *)params[3],
            *(const ur_image_desc_t* *)params[4], *(const ur_sampler_desc_t* *)params[5],
            *(ur_exp_image_native_handle_t* *)params[6]);
    case 139:
        return urBindlessImagesImageCopyExp(
            *(ur_queue_handle_t *)params[0], *(const void* *)params[1], *(void* *)params[2],
            *(const ur_image_desc_t* *)params[3], *(const ur_image_desc_t* *)params[4],
            *(const ur_image_format_t* *)params[5], *(const ur_image_format_t* *)params[6],
            *(ur_exp_image_copy_region_t* *)params[7], *(ur_exp_image_copy_flags_t *)params[8],
            *(ur_exp_image_copy_input_types_t *)params[9], *(uint32_t *)params[10],
            *(const ur_event_handle_t* *)params[11], *(ur_event_handle_t* *)params[12]);
    case 140:
        return urBindlessImagesImageGetInfoExp(
            *(ur_context_handle_t *)params[0], *(ur_exp_image_mem_native_handle_t *)params[1],
            *(ur_image_info_t *)params[2], *(void* *)params[3], *(size_t* *)params[4]);
    case 270:
        return urBindlessImagesGetImageMemoryHandleTypeSupportExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const ur_image_desc_t* *)params[2], *(const ur_image_format_t* *)params[3],
            *(ur_exp_image_mem_type_t *)params[4], *(ur_bool_t* *)params[5]);
    case 268:
        return urBindlessImagesGetImageUnsampledHandleSupportExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const ur_image_desc_t* *)params[2], *(const ur_image_format_t* *)params[3],
            *(ur_exp_image_mem_type_t *)params[4], *(ur_bool_t* *)params[5]);
    case 269:
        return urBindlessImagesGetImageSampledHandleSupportExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const ur_image_desc_t* *)params[2], *(const ur_image_format_t* *)params[3],
            *(ur_exp_image_mem_type_t *)params[4], *(ur_bool_t* *)params[5]);
    case 141:
        return urBindlessImagesMipmapGetLevelExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_image_mem_native_handle_t *)params[2], *(uint32_t *)params[3],
            *(ur_exp_image_mem_native_handle_t* *)params[4]);
    case 142:
        return urBindlessImagesMipmapFreeExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_image_mem_native_handle_t *)params[2]);
    case 226:
        return urBindlessImagesImportExternalMemoryExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(size_t *)params[2], *(ur_exp_external_mem_type_t *)params[3],
            *(ur_exp_external_mem_desc_t* *)params[4], *(ur_exp_external_mem_handle_t* *)params[5]);
    case 144:
        return urBindlessImagesMapExternalArrayExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const ur_image_format_t* *)params[2], *(const ur_image_desc_t* *)params[3],
            *(ur_exp_external_mem_handle_t *)params[4],
            *(ur_exp_image_mem_native_handle_t* *)params[5]);
    case 245:
        return urBindlessImagesMapExternalLinearMemoryExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(uint64_t *)params[2], *(uint64_t *)params[3],
            *(ur_exp_external_mem_handle_t *)params[4], *(void** *)params[5]);
    case 230:
        return urBindlessImagesReleaseExternalMemoryExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_external_mem_handle_t *)params[2]);
    case 271:
        return urBindlessImagesFreeMappedLinearMemoryExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(void * *)params[2]);
    case 288:
        return urBindlessImagesSupportsImportingHandleTypeExp(
            *(ur_device_handle_t *)params[0], *(ur_exp_external_mem_type_t *)params[1],
            *(ur_bool_t* *)params[2]);
    case 227:
        return urBindlessImagesImportExternalSemaphoreExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_external_semaphore_type_t *)params[2],
            *(ur_exp_external_semaphore_desc_t* *)params[3],
            *(ur_exp_external_semaphore_handle_t* *)params[4]);
    case 147:
        return urBindlessImagesReleaseExternalSemaphoreExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_external_semaphore_handle_t *)params[2]);
    case 148:
        return urBindlessImagesWaitExternalSemaphoreExp(
            *(ur_queue_handle_t *)params[0], *(ur_exp_external_semaphore_handle_t *)params[1],
            *(bool *)params[2], *(uint64_t *)params[3], *(uint32_t *)params[4],
            *(const ur_event_handle_t* *)params[5], *(ur_event_handle_t* *)params[6]);
    case 149:
        return urBindlessImagesSignalExternalSemaphoreExp(
            *(ur_queue_handle_t *)params[0], *(ur_exp_external_semaphore_handle_t *)params[1],
            *(bool *)params[2], *(uint64_t *)params[3], *(uint32_t *)params[4],
            *(const ur_event_handle_t* *)params[5], *(ur_event_handle_t* *)params[6]);
    case 113:
        return urCommandBufferCreateExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const ur_exp_command_buffer_desc_t* *)params[2],
            *(ur_exp_command_buffer_handle_t* *)params[3]);
    case 121:
        return urCommandBufferRetainExp(*(ur_exp_command_buffer_handle_t *)params[0]);
    case 122:
        return urCommandBufferReleaseExp(*(ur_exp_command_buffer_handle_t *)params[0]);
    case 123:
        return urCommandBufferFinalizeExp(*(ur_exp_command_buffer_handle_t *)params[0]);
    case 125:
        return urCommandBufferAppendKernelLaunchExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(ur_kernel_handle_t *)params[1],
            *(uint32_t *)params[2], *(const size_t* *)params[3], *(const size_t* *)params[4],
            *(const size_t* *)params[5], *(uint32_t *)params[6], *(ur_kernel_handle_t* *)params[7],
            *(uint32_t *)params[8], *(const ur_exp_command_buffer_sync_point_t* *)params[9],
            *(uint32_t *)params[10], *(const ur_event_handle_t* *)params[11],
            *(ur_exp_command_buffer_sync_point_t* *)params[12], *(ur_event_handle_t* *)params[13],
            *(ur_exp_command_buffer_command_handle_t* *)params[14]);
    case 310:
        return urCommandBufferAppendKernelLaunchWithArgsExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(ur_kernel_handle_t *)params[1],
            *(uint32_t *)params[2], *(const size_t* *)params[3], *(const size_t* *)params[4],
            *(const size_t* *)params[5], *(uint32_t *)params[6],
            *(const ur_exp_kernel_arg_properties_t* *)params[7], *(uint32_t *)params[8],
            *(ur_kernel_handle_t* *)params[9], *(uint32_t *)params[10],
            *(const ur_exp_command_buffer_sync_point_t* *)params[11], *(uint32_t *)params[12],
            *(const ur_event_handle_t* *)params[13],
            *(ur_exp_command_buffer_sync_point_t* *)params[14], *(ur_event_handle_t* *)params[15],
            *(ur_exp_command_buffer_command_handle_t* *)params[16]);
    case 231:
        return urCommandBufferAppendUSMMemcpyExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(void* *)params[1],
            *(const void* *)params[2], *(size_t *)params[3], *(uint32_t *)params[4],
            *(const ur_exp_command_buffer_sync_point_t* *)params[5], *(uint32_t *)params[6],
            *(const ur_event_handle_t* *)params[7],
            *(ur_exp_command_buffer_sync_point_t* *)params[8], *(ur_event_handle_t* *)params[9],
            *(ur_exp_command_buffer_command_handle_t* *)params[10]);
    case 232:
        return urCommandBufferAppendUSMFillExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(void* *)params[1],
            *(const void* *)params[2], *(size_t *)params[3], *(size_t *)params[4],
            *(uint32_t *)params[5], *(const ur_exp_command_buffer_sync_point_t* *)params[6],
            *(uint32_t *)params[7], *(const ur_event_handle_t* *)params[8],
            *(ur_exp_command_buffer_sync_point_t* *)params[9], *(ur_event_handle_t* *)params[10],
            *(ur_exp_command_buffer_command_handle_t* *)params[11]);
    case 233:
        return urCommandBufferAppendMemBufferCopyExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(ur_mem_handle_t *)params[1],
            *(ur_mem_handle_t *)params[2], *(size_t *)params[3], *(size_t *)params[4],
            *(size_t *)params[5], *(uint32_t *)params[6],
            *(const ur_exp_command_buffer_sync_point_t* *)params[7], *(uint32_t *)params[8],
            *(const ur_event_handle_t* *)params[9],
            *(ur_exp_command_buffer_sync_point_t* *)params[10], *(ur_event_handle_t* *)params[11],
            *(ur_exp_command_buffer_command_handle_t* *)params[12]);
    case 234:
        return urCommandBufferAppendMemBufferWriteExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(ur_mem_handle_t *)params[1],
            *(size_t *)params[2], *(size_t *)params[3], *(const void* *)params[4],
            *(uint32_t *)params[5], *(const ur_exp_command_buffer_sync_point_t* *)params[6],
            *(uint32_t *)params[7], *(const ur_event_handle_t* *)params[8],
            *(ur_exp_command_buffer_sync_point_t* *)params[9], *(ur_event_handle_t* *)params[10],
            *(ur_exp_command_buffer_command_handle_t* *)params[11]);
    case 235:
        return urCommandBufferAppendMemBufferReadExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(ur_mem_handle_t *)params[1],
            *(size_t *)params[2], *(size_t *)params[3], *(void* *)params[4], *(uint32_t *)params[5],
            *(const ur_exp_command_buffer_sync_point_t* *)params[6], *(uint32_t *)params[7],
            *(const ur_event_handle_t* *)params[8],
            *(ur_exp_command_buffer_sync_point_t* *)params[9], *(ur_event_handle_t* *)params[10],
            *(ur_exp_command_buffer_command_handle_t* *)params[11]);
    case 236:
        return urCommandBufferAppendMemBufferCopyRectExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(ur_mem_handle_t *)params[1],
            *(ur_mem_handle_t *)params[2], *(ur_rect_offset_t *)params[3],
            *(ur_rect_offset_t *)params[4], *(ur_rect_region_t *)params[5], *(size_t *)params[6],
            *(size_t *)params[7], *(size_t *)params[8], *(size_t *)params[9],
            *(uint32_t *)params[10], *(const ur_exp_command_buffer_sync_point_t* *)params[11],
            *(uint32_t *)params[12], *(const ur_event_handle_t* *)params[13],
            *(ur_exp_command_buffer_sync_point_t* *)params[14], *(ur_event_handle_t* *)params[15],
            *(ur_exp_command_buffer_command_handle_t* *)params[16]);
    case 237:
        return urCommandBufferAppendMemBufferWriteRectExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(ur_mem_handle_t *)params[1],
            *(ur_rect_offset_t *)params[2], *(ur_rect_offset_t *)params[3],
            *(ur_rect_region_t *)params[4], *(size_t *)params[5], *(size_t *)params[6],
            *(size_t *)params[7], *(size_t *)params[8], *(void* *)params[9],
            *(uint32_t *)params[10], *(const ur_exp_command_buffer_sync_point_t* *)params[11],
            *(uint32_t *)params[12], *(const ur_event_handle_t* *)params[13],
            *(ur_exp_command_buffer_sync_point_t* *)params[14], *(ur_event_handle_t* *)params[15],
            *(ur_exp_command_buffer_command_handle_t* *)params[16]);
    case 238:
        return urCommandBufferAppendMemBufferReadRectExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(ur_mem_handle_t *)params[1],
            *(ur_rect_offset_t *)params[2], *(ur_rect_offset_t *)params[3],
            *(ur_rect_region_t *)params[4], *(size_t *)params[5], *(size_t *)params[6],
            *(size_t *)params[7], *(size_t *)params[8], *(void* *)params[9],
            *(uint32_t *)params[10], *(const ur_exp_command_buffer_sync_point_t* *)params[11],
            *(uint32_t *)params[12], *(const ur_event_handle_t* *)params[13],
            *(ur_exp_command_buffer_sync_point_t* *)params[14], *(ur_event_handle_t* *)params[15],
            *(ur_exp_command_buffer_command_handle_t* *)params[16]);
    case 239:
        return urCommandBufferAppendMemBufferFillExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(ur_mem_handle_t *)params[1],
            *(const void* *)params[2], *(size_t *)params[3], *(size_t *)params[4],
            *(size_t *)params[5], *(uint32_t *)params[6],
            *(const ur_exp_command_buffer_sync_point_t* *)params[7], *(uint32_t *)params[8],
            *(const ur_event_handle_t* *)params[9],
            *(ur_exp_command_buffer_sync_point_t* *)params[10], *(ur_event_handle_t* *)params[11],
            *(ur_exp_command_buffer_command_handle_t* *)params[12]);
    case 240:
        return urCommandBufferAppendUSMPrefetchExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(const void* *)params[1],
            *(size_t *)params[2], *(ur_usm_migration_flags_t *)params[3], *(uint32_t *)params[4],
            *(const ur_exp_command_buffer_sync_point_t* *)params[5], *(uint32_t *)params[6],
            *(const ur_event_handle_t* *)params[7],
            *(ur_exp_command_buffer_sync_point_t* *)params[8], *(ur_event_handle_t* *)params[9],
            *(ur_exp_command_buffer_command_handle_t* *)params[10]);
    case 241:
        return urCommandBufferAppendUSMAdviseExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(const void* *)params[1],
            *(size_t *)params[2], *(ur_usm_advice_flags_t *)params[3], *(uint32_t *)params[4],
            *(const ur_exp_command_buffer_sync_point_t* *)params[5], *(uint32_t *)params[6],
            *(const ur_event_handle_t* *)params[7],
            *(ur_exp_command_buffer_sync_point_t* *)params[8], *(ur_event_handle_t* *)params[9],
            *(ur_exp_command_buffer_command_handle_t* *)params[10]);
    case 263:
        return urCommandBufferAppendNativeCommandExp(
            *(ur_exp_command_buffer_handle_t *)params[0],
            *(ur_exp_command_buffer_native_command_function_t *)params[1], *(void* *)params[2],
            *(ur_exp_command_buffer_handle_t *)params[3], *(uint32_t *)params[4],
            *(const ur_exp_command_buffer_sync_point_t* *)params[5],
            *(ur_exp_command_buffer_sync_point_t* *)params[6]);
    case 242:
        return urEnqueueCommandBufferExp(
            *(ur_queue_handle_t *)params[0], *(ur_exp_command_buffer_handle_t *)params[1],
            *(uint32_t *)params[2], *(const ur_event_handle_t* *)params[3],
            *(ur_event_handle_t* *)params[4]);
    case 220:
        return urCommandBufferUpdateKernelLaunchExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(uint32_t *)params[1],
            *(const ur_exp_command_buffer_update_kernel_launch_desc_t* *)params[2]);
    case 243:
        return urCommandBufferUpdateSignalEventExp(
            *(ur_exp_command_buffer_command_handle_t *)params[0], *(ur_event_handle_t* *)params[1]);
    case 244:
        return urCommandBufferUpdateWaitEventsExp(
            *(ur_exp_command_buffer_command_handle_t *)params[0], *(uint32_t *)params[1],
            *(const ur_event_handle_t* *)params[2]);
    case 221:
        return urCommandBufferGetInfoExp(
            *(ur_exp_command_buffer_handle_t *)params[0],
            *(ur_exp_command_buffer_info_t *)params[1], *(size_t *)params[2], *(void* *)params[3],
            *(size_t* *)params[4]);
    case 264:
        return urCommandBufferGetNativeHandleExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(ur_native_handle_t* *)params[1]);
    case 293:
        return urDeviceWaitExp(*(ur_device_handle_t *)params[0]);
    case 294:
        return urProgramDynamicLinkExp(
            *(ur_context_handle_t *)params[0], *(uint32_t *)params[1],
            *(const ur_program_handle_t* *)params[2]);
    case 295:
        return urEnqueueKernelLaunchWithArgsExp(
            *(ur_queue_handle_t *)params[0], *(ur_kernel_handle_t *)params[1],
            *(uint32_t *)params[2], *(const size_t* *)params[3], *(const size_t* *)params[4],
            *(const size_t* *)params[5], *(uint32_t *)params[6],
            *(const ur_exp_kernel_arg_properties_t* *)params[7],
            *(const ur_kernel_launch_ext_properties_t* *)params[8], *(uint32_t *)params[9],
            *(const ur_event_handle_t* *)params[10], *(ur_event_handle_t* *)params[11]);
    case 223:
        return urEnqueueTimestampRecordingExp(
            *(ur_queue_handle_t *)params[0], *(bool *)params[1], *(uint32_t *)params[2],
            *(const ur_event_handle_t* *)params[3], *(ur_event_handle_t* *)params[4]);
    case 296:
        return urGraphCreateExp(*(ur_context_handle_t *)params[0], *(ur_exp_graph_handle_t* *)params[1]);
    case 297:
        return urQueueBeginGraphCaptureExp(*(ur_queue_handle_t *)params[0]);
    case 298:
        return urQueueBeginCaptureIntoGraphExp(
            *(ur_queue_handle_t *)params[0], *(ur_exp_graph_handle_t *)params[1]);
    case 299:
        return urQueueEndGraphCaptureExp(
            *(ur_queue_handle_t *)params[0], *(ur_exp_graph_handle_t* *)params[1]);
    case 307:
        return urGraphInstantiateGraphExp(
            *(ur_exp_graph_handle_t *)params[0], *(ur_exp_executable_graph_handle_t* *)params[1]);
    case 308:
        return urEnqueueGraphExp(
            *(ur_queue_handle_t *)params[0], *(ur_exp_executable_graph_handle_t *)params[1],
            *(uint32_t *)params[2], *(const ur_event_handle_t* *)params[3],
            *(ur_event_handle_t* *)params[4]);
    case 302:
        return urGraphDestroyExp(*(ur_exp_graph_handle_t *)params[0]);
    case 303:
        return urGraphExecutableGraphDestroyExp(*(ur_exp_executable_graph_handle_t *)params[0]);
    case 304:
        return urQueueIsGraphCaptureEnabledExp(*(ur_queue_handle_t *)params[0], *(bool* *)params[1]);
    case 314:
        return urQueueGetGraphExp(*(ur_queue_handle_t *)params[0], *(ur_exp_graph_handle_t* *)params[1]);
    case 305:
        return urGraphIsEmptyExp(*(ur_exp_graph_handle_t *)params[0], *(bool* *)params[1]);
    case 326:
        return urGraphGetIdExp(*(ur_exp_graph_handle_t *)params[0], *(uint64_t* *)params[1]);
    case 315:
        return urGraphSetDestructionCallbackExp(
            *(ur_exp_graph_handle_t *)params[0], *(ur_exp_graph_destruction_callback_t *)params[1],
            *(void* *)params[2]);
    case 306:
        return urGraphDumpContentsExp(*(ur_exp_graph_handle_t *)params[0], *(const char* *)params[1]);
    case 320:
        return urGraphGetNativeHandleExp(
            *(ur_exp_graph_handle_t *)params[0], *(ur_native_handle_t* *)params[1]);
    case 321:
        return urGraphExecutableGraphGetNativeHandleExp(
            *(ur_exp_executable_graph_handle_t *)params[0], *(ur_native_handle_t* *)params[1]);
    case 309:
        return urEnqueueHostTaskExp(
            *(ur_queue_handle_t *)params[0], *(ur_exp_host_task_function_t *)params[1],
            *(void* *)params[2], *(const ur_exp_host_task_properties_t* *)params[3],
            *(uint32_t *)params[4], *(const ur_event_handle_t* *)params[5],
            *(ur_event_handle_t* *)params[6]);
    case 289:
        return urIPCGetMemHandleExp(
            *(ur_context_handle_t *)params[0], *(void * *)params[1], *(void** *)params[2],
            *(size_t* *)params[3]);
    case 290:
        return urIPCPutMemHandleExp(*(ur_context_handle_t *)params[0], *(void* *)params[1]);
    case 291:
        return urIPCOpenMemHandleExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(void * *)params[2], *(size_t *)params[3], *(void ** *)params[4]);
    case 292:
        return urIPCCloseMemHandleExp(*(ur_context_handle_t *)params[0], *(void * *)params[1]);
    case 316:
        return urIPCGetPhysMemHandleExp(
            *(ur_context_handle_t *)params[0], *(ur_physical_mem_handle_t *)params[1],
            *(void** *)params[2], *(size_t* *)params[3]);
    case 317:
        return urIPCPutPhysMemHandleExp(*(ur_context_handle_t *)params[0], *(const void* *)params[1]);
    case 318:
        return urIPCOpenPhysMemHandleExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const void * *)params[2], *(size_t *)params[3],
            *(ur_physical_mem_handle_t* *)params[4]);
    case 319:
        return urIPCClosePhysMemHandleExp(
            *(ur_context_handle_t *)params[0], *(ur_physical_mem_handle_t *)params[1]);
    case 323:
        return urIPCGetEventHandleExp(
            *(ur_event_handle_t *)params[0], *(void** *)params[1], *(size_t* *)params[2]);
    case 324:
        return urIPCPutEventHandleExp(*(ur_context_handle_t *)params[0], *(void* *)params[1]);
    case 325:
        return urIPCOpenEventHandleExp(
            *(ur_context_handle_t *)params[0], *(const void * *)params[1], *(size_t *)params[2],
            *(ur_event_handle_t* *)params[3]);
    case 246:
        return urEnqueueEventsWaitWithBarrierExt(
            *(ur_queue_handle_t *)params[0], *(const ur_exp_enqueue_ext_properties_t* *)params[1],
            *(uint32_t *)params[2], *(const ur_event_handle_t* *)params[3],
            *(ur_event_handle_t* *)params[4]);
    case 285:
        return urMemoryExportAllocExportableMemoryExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(size_t *)params[2], *(size_t *)params[3], *(ur_exp_external_mem_type_t *)params[4],
            *(void ** *)params[5]);
    case 286:
        return urMemoryExportFreeExportableMemoryExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(void * *)params[2]);
    case 287:
        return urMemoryExportExportMemoryHandleExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_external_mem_type_t *)params[2], *(void * *)params[3], *(void * *)params[4]);
    case 197:
        return urProgramBuildExp(
            *(ur_program_handle_t *)params[0], *(uint32_t *)params[1],
            *(ur_device_handle_t* *)params[2], *(ur_exp_program_flags_t *)params[3],
            *(const char* *)params[4]);
    case 198:
        return urProgramCompileExp(
            *(ur_program_handle_t *)params[0], *(uint32_t *)params[1],
            *(ur_device_handle_t* *)params[2], *(ur_exp_program_flags_t *)params[3],
            *(const char* *)params[4]);
    case 199:
        return urProgramLinkExp(
            *(ur_context_handle_t *)params[0], *(uint32_t *)params[1],
            *(ur_device_handle_t* *)params[2], *(ur_exp_program_flags_t *)params[3],
            *(uint32_t *)params[4], *(const ur_program_handle_t* *)params[5],
            *(const char* *)params[6], *(ur_program_handle_t* *)params[7]);
    case 228:
        return urEnqueueNativeCommandExp(
            *(ur_queue_handle_t *)params[0], *(ur_exp_enqueue_native_command_function_t *)params[1],
            *(void* *)params[2], *(uint32_t *)params[3], *(const ur_mem_handle_t* *)params[4],
            *(const ur_exp_enqueue_native_command_properties_t* *)params[5], *(uint32_t *)params[6],
            *(const ur_event_handle_t* *)params[7], *(ur_event_handle_t* *)params[8]);
    case 322:
        return urEventCreateExp(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const ur_exp_event_desc_t* *)params[2], *(ur_event_handle_t* *)params[3]);
    case 273:
        return urUSMContextMemcpyExp(
            *(ur_context_handle_t *)params[0], *(void* *)params[1], *(const void* *)params[2],
            *(size_t *)params[3]);
    case 312:
        return urUSMHostAllocRegisterExp(
            *(ur_context_handle_t *)params[0], *(void* *)params[1], *(size_t *)params[2],
            *(const ur_exp_usm_host_alloc_register_properties_t* *)params[3]);
    case 313:
        return urUSMHostAllocUnregisterExp(*(ur_context_handle_t *)params[0], *(void* *)params[1]);
    case 163:
        return urUSMImportExp(*(ur_context_handle_t *)params[0], *(void* *)params[1], *(size_t *)params[2]);
    case 164:
        return urUSMReleaseExp(*(ur_context_handle_t *)params[0], *(void* *)params[1]);
    case 165:
        return urUsmP2PEnablePeerAccessExp(
            *(ur_device_handle_t *)params[0], *(ur_device_handle_t *)params[1]);
    case 166:
        return urUsmP2PDisablePeerAccessExp(
            *(ur_device_handle_t *)params[0], *(ur_device_handle_t *)params[1]);
    case 167:
        return urUsmP2PPeerAccessGetInfoExp(
            *(ur_device_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_exp_peer_info_t *)params[2], *(size_t *)params[3], *(void* *)params[4],
            *(size_t* *)params[5]);
    case 480:
        return urCommandBufferFuseExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(uint32_t *)params[1],
            *(uint32_t *)params[2], *(const ur_fusion_desc_t* *)params[3], *(uint32_t* *)params[4]);
    case 481:
        return urCommandBufferGetFusionInfoExp(
            *(ur_exp_command_buffer_handle_t *)params[0], *(ur_fusion_info_t *)params[1],
            *(size_t *)params[2], *(void* *)params[3], *(size_t* *)params[4]);
    case 482:
        return urQueueBeginFusionExp(
            *(ur_queue_handle_t *)params[0], *(const ur_fusion_desc_t* *)params[1]);
    case 483:
        return urQueueEndFusionExp(*(ur_queue_handle_t *)params[0], *(ur_event_handle_t* *)params[1]);
    case 484:
        return urQueueCancelFusionExp(*(ur_queue_handle_t *)params[0]);
    case 485:
        return urQueueGetFusionInfoExp(
            *(ur_queue_handle_t *)params[0], *(ur_fusion_info_t *)params[1], *(size_t *)params[2],
            *(void* *)params[3], *(size_t* *)params[4]);
    case 48:
        return urKernelCreate(
            *(ur_program_handle_t *)params[0], *(const char* *)params[1],
            *(ur_kernel_handle_t* *)params[2]);
    case 51:
        return urKernelGetInfo(
            *(ur_kernel_handle_t *)params[0], *(ur_kernel_info_t *)params[1], *(size_t *)params[2],
            *(void* *)params[3], *(size_t* *)params[4]);
    case 52:
        return urKernelGetGroupInfo(
            *(ur_kernel_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_kernel_group_info_t *)params[2], *(size_t *)params[3], *(void* *)params[4],
            *(size_t* *)params[5]);
    case 53:
        return urKernelGetSubGroupInfo(
            *(ur_kernel_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_kernel_sub_group_info_t *)params[2], *(size_t *)params[3], *(void* *)params[4],
            *(size_t* *)params[5]);
    case 54:
        return urKernelRetain(*(ur_kernel_handle_t *)params[0]);
    case 55:
        return urKernelRelease(*(ur_kernel_handle_t *)params[0]);
    case 57:
        return urKernelSetExecInfo(
            *(ur_kernel_handle_t *)params[0], *(ur_kernel_exec_info_t *)params[1],
            *(size_t *)params[2], *(const ur_kernel_exec_info_properties_t* *)params[3],
            *(const void* *)params[4]);
    case 60:
        return urKernelSetSpecializationConstants(
            *(ur_kernel_handle_t *)params[0], *(uint32_t *)params[1],
            *(const ur_specialization_constant_info_t* *)params[2]);
    case 61:
        return urKernelGetNativeHandle(*(ur_kernel_handle_t *)params[0], *(ur_native_handle_t* *)params[1]);
    case 62:
        return urKernelCreateWithNativeHandle(
            *(ur_native_handle_t *)params[0], *(ur_context_handle_t *)params[1],
            *(ur_program_handle_t *)params[2], *(const ur_kernel_native_properties_t* *)params[3],
            *(ur_kernel_handle_t* *)params[4]);
    case 225:
        return urKernelGetSuggestedLocalWorkSize(
            *(ur_kernel_handle_t *)params[0], *(ur_queue_handle_t *)params[1],
            *(uint32_t *)params[2], *(const size_t* *)params[3], *(const size_t* *)params[4],
            *(size_t* *)params[5]);
    case 311:
        return urKernelGetSuggestedLocalWorkSizeWithArgs(
            *(ur_kernel_handle_t *)params[0], *(ur_queue_handle_t *)params[1],
            *(uint32_t *)params[2], *(const size_t* *)params[3], *(const size_t* *)params[4],
            *(uint32_t *)params[5], *(const ur_exp_kernel_arg_properties_t* *)params[6],
            *(size_t* *)params[7]);
    case 272:
        return urKernelSuggestMaxCooperativeGroupCount(
            *(ur_kernel_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(uint32_t *)params[2], *(const size_t* *)params[3], *(size_t *)params[4],
            *(uint32_t* *)params[5]);
    case 63:
        return urMemImageCreate(
            *(ur_context_handle_t *)params[0], *(ur_mem_flags_t *)params[1],
            *(const ur_image_format_t* *)params[2], *(const ur_image_desc_t* *)params[3],
            *(void* *)params[4], *(ur_mem_handle_t* *)params[5]);
    case 64:
        return urMemBufferCreate(
            *(ur_context_handle_t *)params[0], *(ur_mem_flags_t *)params[1], *(size_t *)params[2],
            *(const ur_buffer_properties_t* *)params[3], *(ur_mem_handle_t* *)params[4]);
    case 65:
        return urMemRetain(*(ur_mem_handle_t *)params[0]);
    case 66:
        return urMemRelease(*(ur_mem_handle_t *)params[0]);
    case 67:
        return urMemBufferPartition(
            *(ur_mem_handle_t *)params[0], *(ur_mem_flags_t *)params[1],
            *(ur_buffer_create_type_t *)params[2], *(const ur_buffer_region_t* *)params[3],
            *(ur_mem_handle_t* *)params[4]);
    case 68:
        return urMemGetNativeHandle(
            *(ur_mem_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_native_handle_t* *)params[2]);
    case 115:
        return urMemBufferCreateWithNativeHandle(
            *(ur_native_handle_t *)params[0], *(ur_context_handle_t *)params[1],
            *(const ur_mem_native_properties_t* *)params[2], *(ur_mem_handle_t* *)params[3]);
    case 116:
        return urMemImageCreateWithNativeHandle(
            *(ur_native_handle_t *)params[0], *(ur_context_handle_t *)params[1],
            *(const ur_image_format_t* *)params[2], *(const ur_image_desc_t* *)params[3],
            *(const ur_mem_native_properties_t* *)params[4], *(ur_mem_handle_t* *)params[5]);
    case 70:
        return urMemGetInfo(
            *(ur_mem_handle_t *)params[0], *(ur_mem_info_t *)params[1], *(size_t *)params[2],
            *(void* *)params[3], *(size_t* *)params[4]);
    case 71:
        return urMemImageGetInfo(
            *(ur_mem_handle_t *)params[0], *(ur_image_info_t *)params[1], *(size_t *)params[2],
            *(void* *)params[3], *(size_t* *)params[4]);
    case 72:
        return urPlatformGet(
            *(ur_adapter_handle_t *)params[0], *(uint32_t *)params[1],
            *(ur_platform_handle_t* *)params[2], *(uint32_t* *)params[3]);
    case 73:
        return urPlatformGetInfo(
            *(ur_platform_handle_t *)params[0], *(ur_platform_info_t *)params[1],
            *(size_t *)params[2], *(void* *)params[3], *(size_t* *)params[4]);
    case 74:
        return urPlatformGetApiVersion(*(ur_platform_handle_t *)params[0], *(ur_api_version_t* *)params[1]);
    case 75:
        return urPlatformGetNativeHandle(
            *(ur_platform_handle_t *)params[0], *(ur_native_handle_t* *)params[1]);
    case 76:
        return urPlatformCreateWithNativeHandle(
            *(ur_native_handle_t *)params[0], *(ur_adapter_handle_t *)params[1],
            *(const ur_platform_native_properties_t* *)params[2],
            *(ur_platform_handle_t* *)params[3]);
    case 114:
        return urPlatformGetBackendOption(
            *(ur_platform_handle_t *)params[0], *(const char* *)params[1],
            *(const char** *)params[2]);
    case 78:
        return urProgramCreateWithIL(
            *(ur_context_handle_t *)params[0], *(const void* *)params[1], *(size_t *)params[2],
            *(const ur_program_properties_t* *)params[3], *(ur_program_handle_t* *)params[4]);
    case 79:
        return urProgramCreateWithBinary(
            *(ur_context_handle_t *)params[0], *(uint32_t *)params[1],
            *(ur_device_handle_t* *)params[2], *(size_t* *)params[3], *(const uint8_t** *)params[4],
            *(const ur_program_properties_t* *)params[5], *(ur_program_handle_t* *)params[6]);
    case 80:
        return urProgramBuild(
            *(ur_context_handle_t *)params[0], *(ur_program_handle_t *)params[1],
            *(const char* *)params[2]);
    case 81:
        return urProgramCompile(
            *(ur_context_handle_t *)params[0], *(ur_program_handle_t *)params[1],
            *(const char* *)params[2]);
    case 82:
        return urProgramLink(
            *(ur_context_handle_t *)params[0], *(uint32_t *)params[1],
            *(const ur_program_handle_t* *)params[2], *(const char* *)params[3],
            *(ur_program_handle_t* *)params[4]);
    case 83:
        return urProgramRetain(*(ur_program_handle_t *)params[0]);
    case 84:
        return urProgramRelease(*(ur_program_handle_t *)params[0]);
    case 85:
        return urProgramGetFunctionPointer(
            *(ur_device_handle_t *)params[0], *(ur_program_handle_t *)params[1],
            *(const char* *)params[2], *(void** *)params[3]);
    case 216:
        return urProgramGetGlobalVariablePointer(
            *(ur_device_handle_t *)params[0], *(ur_program_handle_t *)params[1],
            *(const char* *)params[2], *(size_t* *)params[3], *(void** *)params[4]);
    case 86:
        return urProgramGetInfo(
            *(ur_program_handle_t *)params[0], *(ur_program_info_t *)params[1],
            *(size_t *)params[2], *(void* *)params[3], *(size_t* *)params[4]);
    case 87:
        return urProgramGetBuildInfo(
            *(ur_program_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(ur_program_build_info_t *)params[2], *(size_t *)params[3], *(void* *)params[4],
            *(size_t* *)params[5]);
    case 88:
        return urProgramSetSpecializationConstants(
            *(ur_program_handle_t *)params[0], *(uint32_t *)params[1],
            *(const ur_specialization_constant_info_t* *)params[2]);
    case 89:
        return urProgramGetNativeHandle(
            *(ur_program_handle_t *)params[0], *(ur_native_handle_t* *)params[1]);
    case 90:
        return urProgramCreateWithNativeHandle(
            *(ur_native_handle_t *)params[0], *(ur_context_handle_t *)params[1],
            *(const ur_program_native_properties_t* *)params[2], *(ur_program_handle_t* *)params[3]);
    case 91:
        return urQueueGetInfo(
            *(ur_queue_handle_t *)params[0], *(ur_queue_info_t *)params[1], *(size_t *)params[2],
            *(void* *)params[3], *(size_t* *)params[4]);
    case 92:
        return urQueueCreate(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const ur_queue_properties_t* *)params[2], *(ur_queue_handle_t* *)params[3]);
    case 93:
        return urQueueRetain(*(ur_queue_handle_t *)params[0]);
    case 94:
        return urQueueRelease(*(ur_queue_handle_t *)params[0]);
    case 95:
        return urQueueGetNativeHandle(
            *(ur_queue_handle_t *)params[0], *(ur_queue_native_desc_t* *)params[1],
            *(ur_native_handle_t* *)params[2]);
    case 96:
        return urQueueCreateWithNativeHandle(
            *(ur_native_handle_t *)params[0], *(ur_context_handle_t *)params[1],
            *(ur_device_handle_t *)params[2], *(const ur_queue_native_properties_t* *)params[3],
            *(ur_queue_handle_t* *)params[4]);
    case 97:
        return urQueueFinish(*(ur_queue_handle_t *)params[0]);
    case 98:
        return urQueueFlush(*(ur_queue_handle_t *)params[0]);
    case 49:
        return urKernelSetArgValue(
            *(ur_kernel_handle_t *)params[0], *(uint32_t *)params[1], *(size_t *)params[2],
            *(const ur_kernel_arg_value_properties_t* *)params[3], *(const void* *)params[4]);
    case 50:
        return urKernelSetArgLocal(
            *(ur_kernel_handle_t *)params[0], *(uint32_t *)params[1], *(size_t *)params[2],
            *(const ur_kernel_arg_local_properties_t* *)params[3]);
    case 56:
        return urKernelSetArgPointer(
            *(ur_kernel_handle_t *)params[0], *(uint32_t *)params[1],
            *(const ur_kernel_arg_pointer_properties_t* *)params[2], *(const void* *)params[3]);
    case 58:
        return urKernelSetArgSampler(
            *(ur_kernel_handle_t *)params[0], *(uint32_t *)params[1],
            *(const ur_kernel_arg_sampler_properties_t* *)params[2],
            *(ur_sampler_handle_t *)params[3]);
    case 59:
        return urKernelSetArgMemObj(
            *(ur_kernel_handle_t *)params[0], *(uint32_t *)params[1],
            *(const ur_kernel_arg_mem_obj_properties_t* *)params[2], *(ur_mem_handle_t *)params[3]);
    case 17:
        return urEnqueueKernelLaunch(
            *(ur_queue_handle_t *)params[0], *(ur_kernel_handle_t *)params[1],
            *(uint32_t *)params[2], *(const size_t* *)params[3], *(const size_t* *)params[4],
            *(const size_t* *)params[5], *(const ur_kernel_launch_ext_properties_t* *)params[6],
            *(uint32_t *)params[7], *(const ur_event_handle_t* *)params[8],
            *(ur_event_handle_t* *)params[9]);
    case 101:
        return urSamplerCreate(
            *(ur_context_handle_t *)params[0], *(const ur_sampler_desc_t* *)params[1],
            *(ur_sampler_handle_t* *)params[2]);
    case 102:
        return urSamplerRetain(*(ur_sampler_handle_t *)params[0]);
    case 103:
        return urSamplerRelease(*(ur_sampler_handle_t *)params[0]);
    case 104:
        return urSamplerGetInfo(
            *(ur_sampler_handle_t *)params[0], *(ur_sampler_info_t *)params[1],
            *(size_t *)params[2], *(void* *)params[3], *(size_t* *)params[4]);
    case 105:
        return urSamplerGetNativeHandle(
            *(ur_sampler_handle_t *)params[0], *(ur_native_handle_t* *)params[1]);
    case 106:
        return urSamplerCreateWithNativeHandle(
            *(ur_native_handle_t *)params[0], *(ur_context_handle_t *)params[1],
            *(const ur_sampler_native_properties_t* *)params[2], *(ur_sampler_handle_t* *)params[3]);
    case 486:
        return urEventCreateUserExp(*(ur_context_handle_t *)params[0], *(ur_event_handle_t* *)params[1]);
    case 487:
        return urEventSetStatusExp(*(ur_event_handle_t *)params[0], *(ur_event_status_t *)params[1]);
    case 107:
        return urUSMHostAlloc(
            *(ur_context_handle_t *)params[0], *(const ur_usm_desc_t* *)params[1],
            *(ur_usm_pool_handle_t *)params[2], *(size_t *)params[3], *(void** *)params[4]);
    case 108:
        return urUSMDeviceAlloc(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const ur_usm_desc_t* *)params[2], *(ur_usm_pool_handle_t *)params[3],
            *(size_t *)params[4], *(void** *)params[5]);
    case 109:
        return urUSMSharedAlloc(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(const ur_usm_desc_t* *)params[2], *(ur_usm_pool_handle_t *)params[3],
            *(size_t *)params[4], *(void** *)params[5]);
    case 110:
        return urUSMFree(*(ur_context_handle_t *)params[0], *(void* *)params[1]);
    case 111:
        return urUSMGetMemAllocInfo(
            *(ur_context_handle_t *)params[0], *(const void* *)params[1],
            *(ur_usm_alloc_info_t *)params[2], *(size_t *)params[3], *(void* *)params[4],
            *(size_t* *)params[5]);
    case 112:
        return urUSMPoolCreate(
            *(ur_context_handle_t *)params[0], *(ur_usm_pool_desc_t* *)params[1],
            *(ur_usm_pool_handle_t* *)params[2]);
    case 118:
        return urUSMPoolRetain(*(ur_usm_pool_handle_t *)params[0]);
    case 119:
        return urUSMPoolRelease(*(ur_usm_pool_handle_t *)params[0]);
    case 120:
        return urUSMPoolGetInfo(
            *(ur_usm_pool_handle_t *)params[0], *(ur_usm_pool_info_t *)params[1],
            *(size_t *)params[2], *(void* *)params[3], *(size_t* *)params[4]);
    case 153:
        return urVirtualMemGranularityGetInfo(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(size_t *)params[2], *(ur_virtual_mem_granularity_info_t *)params[3],
            *(size_t *)params[4], *(void* *)params[5], *(size_t* *)params[6]);
    case 154:
        return urVirtualMemReserve(
            *(ur_context_handle_t *)params[0], *(const void* *)params[1], *(size_t *)params[2],
            *(void** *)params[3]);
    case 155:
        return urVirtualMemFree(
            *(ur_context_handle_t *)params[0], *(const void* *)params[1], *(size_t *)params[2]);
    case 156:
        return urVirtualMemMap(
            *(ur_context_handle_t *)params[0], *(const void* *)params[1], *(size_t *)params[2],
            *(ur_physical_mem_handle_t *)params[3], *(size_t *)params[4],
            *(ur_virtual_mem_access_flags_t *)params[5]);
    case 157:
        return urVirtualMemUnmap(
            *(ur_context_handle_t *)params[0], *(const void* *)params[1], *(size_t *)params[2]);
    case 158:
        return urVirtualMemSetAccess(
            *(ur_context_handle_t *)params[0], *(const void* *)params[1], *(size_t *)params[2],
            *(ur_virtual_mem_access_flags_t *)params[3]);
    case 159:
        return urVirtualMemGetInfo(
            *(ur_context_handle_t *)params[0], *(const void* *)params[1], *(size_t *)params[2],
            *(ur_virtual_mem_info_t *)params[3], *(size_t *)params[4], *(void* *)params[5],
            *(size_t* *)params[6]);
    case 160:
        return urPhysicalMemCreate(
            *(ur_context_handle_t *)params[0], *(ur_device_handle_t *)params[1],
            *(size_t *)params[2], *(const ur_physical_mem_properties_t* *)params[3],
            *(ur_physical_mem_handle_t* *)params[4]);
    case 161:
        return urPhysicalMemRetain(*(ur_physical_mem_handle_t *)params[0]);
    case 162:
        return urPhysicalMemRelease(*(ur_physical_mem_handle_t *)params[0]);
    case 249:
        return urPhysicalMemGetInfo(
            *(ur_physical_mem_handle_t *)params[0], *(ur_physical_mem_info_t *)params[1],
            *(size_t *)params[2], *(void* *)params[3], *(size_t* *)params[4]);
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    }
}
