/* Generated from scripts/templates/ur_ddi.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/**
 * @file ur_ddi.h
 * @brief Dispatch tables between the loader and adapters.
 *
 * An adapter exports one urGet<Class>ProcAddrTable for each table. Every handle that it gives out starts with a
 * pointer to its ur_dditable_t, which holds all tables in the order below.
 */
#ifndef UR_DDI_H_INCLUDED
#define UR_DDI_H_INCLUDED

#include "ur_api.h"
#include "ur_fusion.h"
#include "ur_user_event.h"

#if defined(__cplusplus)
extern "C" {
#endif

/** Type of urAdapterGet. */
typedef ur_result_t(UR_APICALL *ur_pfnAdapterGet_t)(uint32_t, ur_adapter_handle_t*, uint32_t*);

/** Type of urAdapterRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnAdapterRelease_t)(ur_adapter_handle_t);

/** Type of urAdapterRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnAdapterRetain_t)(ur_adapter_handle_t);

/** Type of urAdapterGetLastError. */
typedef ur_result_t(UR_APICALL *ur_pfnAdapterGetLastError_t)(ur_adapter_handle_t, const char**, int32_t*);

/** Type of urAdapterGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnAdapterGetInfo_t)(
    ur_adapter_handle_t, ur_adapter_info_t, size_t, void*, size_t*);

/** Type of urAdapterSetLoggerCallback. */
typedef ur_result_t(UR_APICALL *ur_pfnAdapterSetLoggerCallback_t)(
    ur_adapter_handle_t, ur_logger_callback_t, void*, ur_logger_level_t);

/** Type of urAdapterSetLoggerCallbackLevel. */
typedef ur_result_t(UR_APICALL *ur_pfnAdapterSetLoggerCallbackLevel_t)(
    ur_adapter_handle_t, ur_logger_level_t);

/** Type of urContextCreate. */
typedef ur_result_t(UR_APICALL *ur_pfnContextCreate_t)(
    uint32_t, const ur_device_handle_t*, const ur_context_properties_t*, ur_context_handle_t*);

/** Type of urContextRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnContextRetain_t)(ur_context_handle_t);

/** Type of urContextRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnContextRelease_t)(ur_context_handle_t);

/** Type of urContextGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnContextGetInfo_t)(
    ur_context_handle_t, ur_context_info_t, size_t, void*, size_t*);

/** Type of urContextGetNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnContextGetNativeHandle_t)(ur_context_handle_t, ur_native_handle_t*);

/** Type of urContextCreateWithNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnContextCreateWithNativeHandle_t)(
    ur_native_handle_t, ur_adapter_handle_t, uint32_t, const ur_device_handle_t*,
    const ur_context_native_properties_t*, ur_context_handle_t*);

/** Type of urContextSetExtendedDeleter. */
typedef ur_result_t(UR_APICALL *ur_pfnContextSetExtendedDeleter_t)(
    ur_context_handle_t, ur_context_extended_deleter_t, void*);

/** Type of urDeviceGet. */
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGet_t)(
    ur_platform_handle_t, ur_device_type_t, uint32_t, ur_device_handle_t*, uint32_t*);

/** Type of urDeviceGetSelected. */
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGetSelected_t)(
    ur_platform_handle_t, ur_device_type_t, uint32_t, ur_device_handle_t*, uint32_t*);

/** Type of urDeviceGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGetInfo_t)(
    ur_device_handle_t, ur_device_info_t, size_t, void*, size_t*);

/** Type of urDeviceRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnDeviceRetain_t)(ur_device_handle_t);

/** Type of urDeviceRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnDeviceRelease_t)(ur_device_handle_t);

/** Type of urDevicePartition. */
typedef ur_result_t(UR_APICALL *ur_pfnDevicePartition_t)(
    ur_device_handle_t, const ur_device_partition_properties_t*, uint32_t, ur_device_handle_t*,
    uint32_t*);

/** Type of urDeviceSelectBinary. */
typedef ur_result_t(UR_APICALL *ur_pfnDeviceSelectBinary_t)(
    ur_device_handle_t, const ur_device_binary_t*, uint32_t, uint32_t*);

/** Type of urDeviceGetNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGetNativeHandle_t)(ur_device_handle_t, ur_native_handle_t*);

/** Type of urDeviceCreateWithNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnDeviceCreateWithNativeHandle_t)(
    ur_native_handle_t, ur_adapter_handle_t, const ur_device_native_properties_t*,
    ur_device_handle_t*);

/** Type of urDeviceGetGlobalTimestamps. */
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGetGlobalTimestamps_t)(
    ur_device_handle_t, uint64_t*, uint64_t*);

/** Type of urEnqueueEventsWait. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueEventsWait_t)(
    ur_queue_handle_t, uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueEventsWaitWithBarrier. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueEventsWaitWithBarrier_t)(
    ur_queue_handle_t, uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueMemBufferRead. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferRead_t)(
    ur_queue_handle_t, ur_mem_handle_t, bool, size_t, size_t, void*, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueMemBufferWrite. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferWrite_t)(
    ur_queue_handle_t, ur_mem_handle_t, bool, size_t, size_t, const void*, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueMemBufferReadRect. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferReadRect_t)(
    ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t,
    size_t, size_t, size_t, size_t, void*, uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueMemBufferWriteRect. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferWriteRect_t)(
    ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t,
    size_t, size_t, size_t, size_t, void*, uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueMemBufferCopy. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferCopy_t)(
    ur_queue_handle_t, ur_mem_handle_t, ur_mem_handle_t, size_t, size_t, size_t, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueMemBufferCopyRect. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferCopyRect_t)(
    ur_queue_handle_t, ur_mem_handle_t, ur_mem_handle_t, ur_rect_offset_t, ur_rect_offset_t,
    ur_rect_region_t, size_t, size_t, size_t, size_t, uint32_t, const ur_event_handle_t*,
    ur_event_handle_t*);

/** Type of urEnqueueMemBufferFill. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferFill_t)(
    ur_queue_handle_t, ur_mem_handle_t, const void*, size_t, size_t, size_t, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueMemImageRead. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemImageRead_t)(
    ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t, ur_rect_region_t, size_t, size_t,
    void*, uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueMemImageWrite. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemImageWrite_t)(
    ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t, ur_rect_region_t, size_t, size_t,
    void*, uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueMemImageCopy. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemImageCopy_t)(
    ur_queue_handle_t, ur_mem_handle_t, ur_mem_handle_t, ur_rect_offset_t, ur_rect_offset_t,
    ur_rect_region_t, uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueMemBufferMap. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferMap_t)(
    ur_queue_handle_t, ur_mem_handle_t, bool, ur_map_flags_t, size_t, size_t, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*, void**);

/** Type of urEnqueueMemUnmap. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemUnmap_t)(
    ur_queue_handle_t, ur_mem_handle_t, void*, uint32_t, const ur_event_handle_t*,
    ur_event_handle_t*);

/** Type of urEnqueueUSMFill. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMFill_t)(
    ur_queue_handle_t, void*, size_t, const void*, size_t, uint32_t, const ur_event_handle_t*,
    ur_event_handle_t*);

/** Type of urEnqueueUSMMemcpy. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMMemcpy_t)(
    ur_queue_handle_t, bool, void*, const void*, size_t, uint32_t, const ur_event_handle_t*,
    ur_event_handle_t*);

/** Type of urEnqueueUSMPrefetch. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMPrefetch_t)(
    ur_queue_handle_t, const void*, size_t, ur_usm_migration_flags_t, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueUSMAdvise. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMAdvise_t)(
    ur_queue_handle_t, const void*, size_t, ur_usm_advice_flags_t, ur_event_handle_t*);

/** Type of urEnqueueUSMFill2D. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMFill2D_t)(
    ur_queue_handle_t, void*, size_t, size_t, const void*, size_t, size_t, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueUSMMemcpy2D. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMMemcpy2D_t)(
    ur_queue_handle_t, bool, void*, size_t, const void*, size_t, size_t, size_t, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueDeviceGlobalVariableWrite. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueDeviceGlobalVariableWrite_t)(
    ur_queue_handle_t, ur_program_handle_t, const char*, bool, size_t, size_t, const void*,
    uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueDeviceGlobalVariableRead. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueDeviceGlobalVariableRead_t)(
    ur_queue_handle_t, ur_program_handle_t, const char*, bool, size_t, size_t, void*, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueReadHostPipe. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueReadHostPipe_t)(
    ur_queue_handle_t, ur_program_handle_t, const char*, bool, void*, size_t, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueWriteHostPipe. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueWriteHostPipe_t)(
    ur_queue_handle_t, ur_program_handle_t, const char*, bool, void*, size_t, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEventGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnEventGetInfo_t)(
    ur_event_handle_t, ur_event_info_t, size_t, void*, size_t*);

/** Type of urEventGetProfilingInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnEventGetProfilingInfo_t)(
    ur_event_handle_t, ur_profiling_info_t, size_t, void*, size_t*);

/** Type of urEventWait. */
typedef ur_result_t(UR_APICALL *ur_pfnEventWait_t)(uint32_t, const ur_event_handle_t*);

/** Type of urEventRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnEventRetain_t)(ur_event_handle_t);

/** Type of urEventRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnEventRelease_t)(ur_event_handle_t);

/** Type of urEventGetNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnEventGetNativeHandle_t)(ur_event_handle_t, ur_native_handle_t*);

/** Type of urEventCreateWithNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnEventCreateWithNativeHandle_t)(
    ur_native_handle_t, ur_context_handle_t, const ur_event_native_properties_t*, ur_event_handle_t*);

/** Type of urEventSetCallback. */
typedef ur_result_t(UR_APICALL *ur_pfnEventSetCallback_t)(
    ur_event_handle_t, ur_execution_info_t, ur_event_callback_t, void*);

/** Type of urEnqueueUSMDeviceAllocExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMDeviceAllocExp_t)(
    ur_queue_handle_t, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t*, uint32_t, const ur_event_handle_t*, void**,
    ur_event_handle_t*);

/** Type of urEnqueueUSMSharedAllocExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMSharedAllocExp_t)(
    ur_queue_handle_t, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t*, uint32_t, const ur_event_handle_t*, void**,
    ur_event_handle_t*);

/** Type of urEnqueueUSMHostAllocExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMHostAllocExp_t)(
    ur_queue_handle_t, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t*, uint32_t, const ur_event_handle_t*, void**,
    ur_event_handle_t*);

/** Type of urEnqueueUSMFreeExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMFreeExp_t)(
    ur_queue_handle_t, ur_usm_pool_handle_t, void*, uint32_t, const ur_event_handle_t*,
    ur_event_handle_t*);

/** Type of urUSMPoolCreateExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolCreateExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_usm_pool_desc_t*, ur_usm_pool_handle_t*);

/** Type of urUSMPoolDestroyExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolDestroyExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t);

/** Type of urUSMPoolGetDefaultDevicePoolExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolGetDefaultDevicePoolExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t*);

/** Type of urUSMPoolGetInfoExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolGetInfoExp_t)(
    ur_usm_pool_handle_t, ur_usm_pool_info_t, void*, size_t*);

/** Type of urUSMPoolSetInfoExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolSetInfoExp_t)(
    ur_usm_pool_handle_t, ur_usm_pool_info_t, void*, size_t);

/** Type of urUSMPoolSetDevicePoolExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolSetDevicePoolExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t);

/** Type of urUSMPoolGetDevicePoolExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolGetDevicePoolExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t*);

/** Type of urUSMPoolTrimToExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolTrimToExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t, size_t);

/** Type of urUSMPitchedAllocExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPitchedAllocExp_t)(
    ur_context_handle_t, ur_device_handle_t, const ur_usm_desc_t*, ur_usm_pool_handle_t, size_t,
    size_t, size_t, void**, size_t*);

/** Type of urBindlessImagesUnsampledImageHandleDestroyExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesUnsampledImageHandleDestroyExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_exp_image_native_handle_t);

/** Type of urBindlessImagesSampledImageHandleDestroyExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesSampledImageHandleDestroyExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_exp_image_native_handle_t);

/** Type of urBindlessImagesImageAllocateExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImageAllocateExp_t)(
    ur_context_handle_t, ur_device_handle_t, const ur_image_format_t*, const ur_image_desc_t*,
    ur_exp_image_mem_native_handle_t*);

/** Type of urBindlessImagesImageFreeExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImageFreeExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_exp_image_mem_native_handle_t);

/** Type of urBindlessImagesUnsampledImageCreateExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesUnsampledImageCreateExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_exp_image_mem_native_handle_t,
    const ur_image_format_t*, const ur_image_desc_t*, ur_exp_image_native_handle_t*);

/** Type of urBindlessImagesSampledImageCreateExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesSampledImageCreateExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_exp_image_mem_native_handle_t,
    const ur_image_format_t*, const ur_image_desc_t*, const ur_sampler_desc_t*,
    ur_exp_image_native_handle_t*);

/** Type of urBindlessImagesImageCopyExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImageCopyExp_t)(
    ur_queue_handle_t, const void*, void*, const ur_image_desc_t*, const ur_image_desc_t*,
    const ur_image_format_t*, const ur_image_format_t*, ur_exp_image_copy_region_t*,
    ur_exp_image_copy_flags_t, ur_exp_image_copy_input_types_t, uint32_t, const ur_event_handle_t*,
    ur_event_handle_t*);

/** Type of urBindlessImagesImageGetInfoExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImageGetInfoExp_t)(
    ur_context_handle_t, ur_exp_image_mem_native_handle_t, ur_image_info_t, void*, size_t*);

/** Type of urBindlessImagesGetImageMemoryHandleTypeSupportExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesGetImageMemoryHandleTypeSupportExp_t)(
    ur_context_handle_t, ur_device_handle_t, const ur_image_desc_t*, const ur_image_format_t*,
    ur_exp_image_mem_type_t, ur_bool_t*);

/** Type of urBindlessImagesGetImageUnsampledHandleSupportExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesGetImageUnsampledHandleSupportExp_t)(
    ur_context_handle_t, ur_device_handle_t, const ur_image_desc_t*, const ur_image_format_t*,
    ur_exp_image_mem_type_t, ur_bool_t*);

/** Type of urBindlessImagesGetImageSampledHandleSupportExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesGetImageSampledHandleSupportExp_t)(
    ur_context_handle_t, ur_device_handle_t, const ur_image_desc_t*, const ur_image_format_t*,
    ur_exp_image_mem_type_t, ur_bool_t*);

/** Type of urBindlessImagesMipmapGetLevelExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesMipmapGetLevelExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_exp_image_mem_native_handle_t, uint32_t,
    ur_exp_image_mem_native_handle_t*);

/** Type of urBindlessImagesMipmapFreeExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesMipmapFreeExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_exp_image_mem_native_handle_t);

/** Type of urBindlessImagesImportExternalMemoryExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImportExternalMemoryExp_t)(
    ur_context_handle_t, ur_device_handle_t, size_t, ur_exp_external_mem_type_t,
    ur_exp_external_mem_desc_t*, ur_exp_external_mem_handle_t*);

/** Type of urBindlessImagesMapExternalArrayExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesMapExternalArrayExp_t)(
    ur_context_handle_t, ur_device_handle_t, const ur_image_format_t*, const ur_image_desc_t*,
    ur_exp_external_mem_handle_t, ur_exp_image_mem_native_handle_t*);

/** Type of urBindlessImagesMapExternalLinearMemoryExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesMapExternalLinearMemoryExp_t)(
    ur_context_handle_t, ur_device_handle_t, uint64_t, uint64_t, ur_exp_external_mem_handle_t,
    void**);

/** Type of urBindlessImagesReleaseExternalMemoryExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesReleaseExternalMemoryExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_exp_external_mem_handle_t);

/** Type of urBindlessImagesFreeMappedLinearMemoryExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesFreeMappedLinearMemoryExp_t)(
    ur_context_handle_t, ur_device_handle_t, void *);

/** Type of urBindlessImagesSupportsImportingHandleTypeExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesSupportsImportingHandleTypeExp_t)(
    ur_device_handle_t, ur_exp_external_mem_type_t, ur_bool_t*);

/** Type of urBindlessImagesImportExternalSemaphoreExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImportExternalSemaphoreExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_exp_external_semaphore_type_t,
    ur_exp_external_semaphore_desc_t*, ur_exp_external_semaphore_handle_t*);

/** Type of urBindlessImagesReleaseExternalSemaphoreExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesReleaseExternalSemaphoreExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_exp_external_semaphore_handle_t);

/** Type of urBindlessImagesWaitExternalSemaphoreExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesWaitExternalSemaphoreExp_t)(
    ur_queue_handle_t, ur_exp_external_semaphore_handle_t, bool, uint64_t, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urBindlessImagesSignalExternalSemaphoreExp. */
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesSignalExternalSemaphoreExp_t)(
    ur_queue_handle_t, ur_exp_external_semaphore_handle_t, bool, uint64_t, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urCommandBufferCreateExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferCreateExp_t)(
    ur_context_handle_t, ur_device_handle_t, const ur_exp_command_buffer_desc_t*,
    ur_exp_command_buffer_handle_t*);

/** Type of urCommandBufferRetainExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferRetainExp_t)(ur_exp_command_buffer_handle_t);

/** Type of urCommandBufferReleaseExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferReleaseExp_t)(ur_exp_command_buffer_handle_t);

/** Type of urCommandBufferFinalizeExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferFinalizeExp_t)(ur_exp_command_buffer_handle_t);

/** Type of urCommandBufferAppendKernelLaunchExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendKernelLaunchExp_t)(
    ur_exp_command_buffer_handle_t, ur_kernel_handle_t, uint32_t, const size_t*, const size_t*,
    const size_t*, uint32_t, ur_kernel_handle_t*, uint32_t,
    const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendKernelLaunchWithArgsExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendKernelLaunchWithArgsExp_t)(
    ur_exp_command_buffer_handle_t, ur_kernel_handle_t, uint32_t, const size_t*, const size_t*,
    const size_t*, uint32_t, const ur_exp_kernel_arg_properties_t*, uint32_t, ur_kernel_handle_t*,
    uint32_t, const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendUSMMemcpyExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendUSMMemcpyExp_t)(
    ur_exp_command_buffer_handle_t, void*, const void*, size_t, uint32_t,
    const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendUSMFillExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendUSMFillExp_t)(
    ur_exp_command_buffer_handle_t, void*, const void*, size_t, size_t, uint32_t,
    const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendMemBufferCopyExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferCopyExp_t)(
    ur_exp_command_buffer_handle_t, ur_mem_handle_t, ur_mem_handle_t, size_t, size_t, size_t,
    uint32_t, const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendMemBufferWriteExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferWriteExp_t)(
    ur_exp_command_buffer_handle_t, ur_mem_handle_t, size_t, size_t, const void*, uint32_t,
    const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendMemBufferReadExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferReadExp_t)(
    ur_exp_command_buffer_handle_t, ur_mem_handle_t, size_t, size_t, void*, uint32_t,
    const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendMemBufferCopyRectExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferCopyRectExp_t)(
    ur_exp_command_buffer_handle_t, ur_mem_handle_t, ur_mem_handle_t, ur_rect_offset_t,
    ur_rect_offset_t, ur_rect_region_t, size_t, size_t, size_t, size_t, uint32_t,
    const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendMemBufferWriteRectExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferWriteRectExp_t)(
    ur_exp_command_buffer_handle_t, ur_mem_handle_t, ur_rect_offset_t, ur_rect_offset_t,
    ur_rect_region_t, size_t, size_t, size_t, size_t, void*, uint32_t,
    const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendMemBufferReadRectExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferReadRectExp_t)(
    ur_exp_command_buffer_handle_t, ur_mem_handle_t, ur_rect_offset_t, ur_rect_offset_t,
    ur_rect_region_t, size_t, size_t, size_t, size_t, void*, uint32_t,
    const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendMemBufferFillExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferFillExp_t)(
    ur_exp_command_buffer_handle_t, ur_mem_handle_t, const void*, size_t, size_t, size_t, uint32_t,
    const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendUSMPrefetchExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendUSMPrefetchExp_t)(
    ur_exp_command_buffer_handle_t, const void*, size_t, ur_usm_migration_flags_t, uint32_t,
    const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendUSMAdviseExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendUSMAdviseExp_t)(
    ur_exp_command_buffer_handle_t, const void*, size_t, ur_usm_advice_flags_t, uint32_t,
    const ur_exp_command_buffer_sync_point_t*, uint32_t, const ur_event_handle_t*,
    ur_exp_command_buffer_sync_point_t*, ur_event_handle_t*, ur_exp_command_buffer_command_handle_t*);

/** Type of urCommandBufferAppendNativeCommandExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendNativeCommandExp_t)(
    ur_exp_command_buffer_handle_t, ur_exp_command_buffer_native_command_function_t, void*,
    ur_exp_command_buffer_handle_t, uint32_t, const ur_exp_command_buffer_sync_point_t*,
    ur_exp_command_buffer_sync_point_t*);

/** Type of urEnqueueCommandBufferExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueCommandBufferExp_t)(
    ur_queue_handle_t, ur_exp_command_buffer_handle_t, uint32_t, const ur_event_handle_t*,
    ur_event_handle_t*);

/** Type of urCommandBufferUpdateKernelLaunchExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferUpdateKernelLaunchExp_t)(
    ur_exp_command_buffer_handle_t, uint32_t,
    const ur_exp_command_buffer_update_kernel_launch_desc_t*);

/** Type of urCommandBufferUpdateSignalEventExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferUpdateSignalEventExp_t)(
    ur_exp_command_buffer_command_handle_t, ur_event_handle_t*);

/** Type of urCommandBufferUpdateWaitEventsExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferUpdateWaitEventsExp_t)(
    ur_exp_command_buffer_command_handle_t, uint32_t, const ur_event_handle_t*);

/** Type of urCommandBufferGetInfoExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferGetInfoExp_t)(
    ur_exp_command_buffer_handle_t, ur_exp_command_buffer_info_t, size_t, void*, size_t*);

/** Type of urCommandBufferGetNativeHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferGetNativeHandleExp_t)(
    ur_exp_command_buffer_handle_t, ur_native_handle_t*);

/** Type of urDeviceWaitExp. */
typedef ur_result_t(UR_APICALL *ur_pfnDeviceWaitExp_t)(ur_device_handle_t);

/** Type of urProgramDynamicLinkExp. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramDynamicLinkExp_t)(
    ur_context_handle_t, uint32_t, const ur_program_handle_t*);

/** Type of urEnqueueKernelLaunchWithArgsExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueKernelLaunchWithArgsExp_t)(
    ur_queue_handle_t, ur_kernel_handle_t, uint32_t, const size_t*, const size_t*, const size_t*,
    uint32_t, const ur_exp_kernel_arg_properties_t*, const ur_kernel_launch_ext_properties_t*,
    uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEnqueueTimestampRecordingExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueTimestampRecordingExp_t)(
    ur_queue_handle_t, bool, uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urGraphCreateExp. */
typedef ur_result_t(UR_APICALL *ur_pfnGraphCreateExp_t)(ur_context_handle_t, ur_exp_graph_handle_t*);

/** Type of urQueueBeginGraphCaptureExp. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueBeginGraphCaptureExp_t)(ur_queue_handle_t);

/** Type of urQueueBeginCaptureIntoGraphExp. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueBeginCaptureIntoGraphExp_t)(
    ur_queue_handle_t, ur_exp_graph_handle_t);

/** Type of urQueueEndGraphCaptureExp. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueEndGraphCaptureExp_t)(ur_queue_handle_t, ur_exp_graph_handle_t*);

/** Type of urGraphInstantiateGraphExp. */
typedef ur_result_t(UR_APICALL *ur_pfnGraphInstantiateGraphExp_t)(
    ur_exp_graph_handle_t, ur_exp_executable_graph_handle_t*);

/** Type of urEnqueueGraphExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueGraphExp_t)(
    ur_queue_handle_t, ur_exp_executable_graph_handle_t, uint32_t, const ur_event_handle_t*,
    ur_event_handle_t*);

/** Type of urGraphDestroyExp. */
typedef ur_result_t(UR_APICALL *ur_pfnGraphDestroyExp_t)(ur_exp_graph_handle_t);

/** Type of urGraphExecutableGraphDestroyExp. */
typedef ur_result_t(UR_APICALL *ur_pfnGraphExecutableGraphDestroyExp_t)(ur_exp_executable_graph_handle_t);

/** Type of urQueueIsGraphCaptureEnabledExp. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueIsGraphCaptureEnabledExp_t)(ur_queue_handle_t, bool*);

/** Type of urQueueGetGraphExp. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueGetGraphExp_t)(ur_queue_handle_t, ur_exp_graph_handle_t*);

/** Type of urGraphIsEmptyExp. */
typedef ur_result_t(UR_APICALL *ur_pfnGraphIsEmptyExp_t)(ur_exp_graph_handle_t, bool*);

/** Type of urGraphGetIdExp. */
typedef ur_result_t(UR_APICALL *ur_pfnGraphGetIdExp_t)(ur_exp_graph_handle_t, uint64_t*);

/** Type of urGraphSetDestructionCallbackExp. */
typedef ur_result_t(UR_APICALL *ur_pfnGraphSetDestructionCallbackExp_t)(
    ur_exp_graph_handle_t, ur_exp_graph_destruction_callback_t, void*);

/** Type of urGraphDumpContentsExp. */
typedef ur_result_t(UR_APICALL *ur_pfnGraphDumpContentsExp_t)(ur_exp_graph_handle_t, const char*);

/** Type of urGraphGetNativeHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnGraphGetNativeHandleExp_t)(
    ur_exp_graph_handle_t, ur_native_handle_t*);

/** Type of urGraphExecutableGraphGetNativeHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnGraphExecutableGraphGetNativeHandleExp_t)(
    ur_exp_executable_graph_handle_t, ur_native_handle_t*);

/** Type of urEnqueueHostTaskExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueHostTaskExp_t)(
    ur_queue_handle_t, ur_exp_host_task_function_t, void*, const ur_exp_host_task_properties_t*,
    uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urIPCGetMemHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnIPCGetMemHandleExp_t)(ur_context_handle_t, void *, void**, size_t*);

/** Type of urIPCPutMemHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnIPCPutMemHandleExp_t)(ur_context_handle_t, void*);

/** Type of urIPCOpenMemHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnIPCOpenMemHandleExp_t)(
    ur_context_handle_t, ur_device_handle_t, void *, size_t, void **);

/** Type of urIPCCloseMemHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnIPCCloseMemHandleExp_t)(ur_context_handle_t, void *);

/** Type of urIPCGetPhysMemHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnIPCGetPhysMemHandleExp_t)(
    ur_context_handle_t, ur_physical_mem_handle_t, void**, size_t*);

/** Type of urIPCPutPhysMemHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnIPCPutPhysMemHandleExp_t)(ur_context_handle_t, const void*);

/** Type of urIPCOpenPhysMemHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnIPCOpenPhysMemHandleExp_t)(
    ur_context_handle_t, ur_device_handle_t, const void *, size_t, ur_physical_mem_handle_t*);

/** Type of urIPCClosePhysMemHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnIPCClosePhysMemHandleExp_t)(
    ur_context_handle_t, ur_physical_mem_handle_t);

/** Type of urIPCGetEventHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnIPCGetEventHandleExp_t)(ur_event_handle_t, void**, size_t*);

/** Type of urIPCPutEventHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnIPCPutEventHandleExp_t)(ur_context_handle_t, void*);

/** Type of urIPCOpenEventHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnIPCOpenEventHandleExp_t)(
    ur_context_handle_t, const void *, size_t, ur_event_handle_t*);

/** Type of urEnqueueEventsWaitWithBarrierExt. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueEventsWaitWithBarrierExt_t)(
    ur_queue_handle_t, const ur_exp_enqueue_ext_properties_t*, uint32_t, const ur_event_handle_t*,
    ur_event_handle_t*);

/** Type of urMemoryExportAllocExportableMemoryExp. */
typedef ur_result_t(UR_APICALL *ur_pfnMemoryExportAllocExportableMemoryExp_t)(
    ur_context_handle_t, ur_device_handle_t, size_t, size_t, ur_exp_external_mem_type_t, void **);

/** Type of urMemoryExportFreeExportableMemoryExp. */
typedef ur_result_t(UR_APICALL *ur_pfnMemoryExportFreeExportableMemoryExp_t)(
    ur_context_handle_t, ur_device_handle_t, void *);

/** Type of urMemoryExportExportMemoryHandleExp. */
typedef ur_result_t(UR_APICALL *ur_pfnMemoryExportExportMemoryHandleExp_t)(
    ur_context_handle_t, ur_device_handle_t, ur_exp_external_mem_type_t, void *, void *);

/** Type of urProgramBuildExp. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramBuildExp_t)(
    ur_program_handle_t, uint32_t, ur_device_handle_t*, ur_exp_program_flags_t, const char*);

/** Type of urProgramCompileExp. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramCompileExp_t)(
    ur_program_handle_t, uint32_t, ur_device_handle_t*, ur_exp_program_flags_t, const char*);

/** Type of urProgramLinkExp. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramLinkExp_t)(
    ur_context_handle_t, uint32_t, ur_device_handle_t*, ur_exp_program_flags_t, uint32_t,
    const ur_program_handle_t*, const char*, ur_program_handle_t*);

/** Type of urEnqueueNativeCommandExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueNativeCommandExp_t)(
    ur_queue_handle_t, ur_exp_enqueue_native_command_function_t, void*, uint32_t,
    const ur_mem_handle_t*, const ur_exp_enqueue_native_command_properties_t*, uint32_t,
    const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urEventCreateExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEventCreateExp_t)(
    ur_context_handle_t, ur_device_handle_t, const ur_exp_event_desc_t*, ur_event_handle_t*);

/** Type of urUSMContextMemcpyExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMContextMemcpyExp_t)(
    ur_context_handle_t, void*, const void*, size_t);

/** Type of urUSMHostAllocRegisterExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMHostAllocRegisterExp_t)(
    ur_context_handle_t, void*, size_t, const ur_exp_usm_host_alloc_register_properties_t*);

/** Type of urUSMHostAllocUnregisterExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMHostAllocUnregisterExp_t)(ur_context_handle_t, void*);

/** Type of urUSMImportExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMImportExp_t)(ur_context_handle_t, void*, size_t);

/** Type of urUSMReleaseExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMReleaseExp_t)(ur_context_handle_t, void*);

/** Type of urUsmP2PEnablePeerAccessExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUsmP2PEnablePeerAccessExp_t)(ur_device_handle_t, ur_device_handle_t);

/** Type of urUsmP2PDisablePeerAccessExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUsmP2PDisablePeerAccessExp_t)(ur_device_handle_t, ur_device_handle_t);

/** Type of urUsmP2PPeerAccessGetInfoExp. */
typedef ur_result_t(UR_APICALL *ur_pfnUsmP2PPeerAccessGetInfoExp_t)(
    ur_device_handle_t, ur_device_handle_t, ur_exp_peer_info_t, size_t, void*, size_t*);

/** Type of urCommandBufferFuseExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferFuseExp_t)(
    ur_exp_command_buffer_handle_t, uint32_t, uint32_t, const ur_fusion_desc_t*, uint32_t*);

/** Type of urCommandBufferGetFusionInfoExp. */
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferGetFusionInfoExp_t)(
    ur_exp_command_buffer_handle_t, ur_fusion_info_t, size_t, void*, size_t*);

/** Type of urQueueBeginFusionExp. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueBeginFusionExp_t)(ur_queue_handle_t, const ur_fusion_desc_t*);

/** Type of urQueueEndFusionExp. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueEndFusionExp_t)(ur_queue_handle_t, ur_event_handle_t*);

/** Type of urQueueCancelFusionExp. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueCancelFusionExp_t)(ur_queue_handle_t);

/** Type of urQueueGetFusionInfoExp. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueGetFusionInfoExp_t)(
    ur_queue_handle_t, ur_fusion_info_t, size_t, void*, size_t*);

/** Type of urKernelCreate. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelCreate_t)(
    ur_program_handle_t, const char*, ur_kernel_handle_t*);

/** Type of urKernelGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetInfo_t)(
    ur_kernel_handle_t, ur_kernel_info_t, size_t, void*, size_t*);

/** Type of urKernelGetGroupInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetGroupInfo_t)(
    ur_kernel_handle_t, ur_device_handle_t, ur_kernel_group_info_t, size_t, void*, size_t*);

/** Type of urKernelGetSubGroupInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetSubGroupInfo_t)(
    ur_kernel_handle_t, ur_device_handle_t, ur_kernel_sub_group_info_t, size_t, void*, size_t*);

/** Type of urKernelRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelRetain_t)(ur_kernel_handle_t);

/** Type of urKernelRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelRelease_t)(ur_kernel_handle_t);

/** Type of urKernelSetExecInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelSetExecInfo_t)(
    ur_kernel_handle_t, ur_kernel_exec_info_t, size_t, const ur_kernel_exec_info_properties_t*,
    const void*);

/** Type of urKernelSetSpecializationConstants. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelSetSpecializationConstants_t)(
    ur_kernel_handle_t, uint32_t, const ur_specialization_constant_info_t*);

/** Type of urKernelGetNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetNativeHandle_t)(ur_kernel_handle_t, ur_native_handle_t*);

/** Type of urKernelCreateWithNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelCreateWithNativeHandle_t)(
    ur_native_handle_t, ur_context_handle_t, ur_program_handle_t,
    const ur_kernel_native_properties_t*, ur_kernel_handle_t*);

/** Type of urKernelGetSuggestedLocalWorkSize. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetSuggestedLocalWorkSize_t)(
    ur_kernel_handle_t, ur_queue_handle_t, uint32_t, const size_t*, const size_t*, size_t*);

/** Type of urKernelGetSuggestedLocalWorkSizeWithArgs. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetSuggestedLocalWorkSizeWithArgs_t)(
    ur_kernel_handle_t, ur_queue_handle_t, uint32_t, const size_t*, const size_t*, uint32_t,
    const ur_exp_kernel_arg_properties_t*, size_t*);

/** Type of urKernelSuggestMaxCooperativeGroupCount. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelSuggestMaxCooperativeGroupCount_t)(
    ur_kernel_handle_t, ur_device_handle_t, uint32_t, const size_t*, size_t, uint32_t*);

/** Type of urLoaderConfigCreate. */
typedef ur_result_t(UR_APICALL *ur_pfnLoaderConfigCreate_t)(ur_loader_config_handle_t*);

/** Type of urLoaderConfigRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnLoaderConfigRetain_t)(ur_loader_config_handle_t);

/** Type of urLoaderConfigRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnLoaderConfigRelease_t)(ur_loader_config_handle_t);

/** Type of urLoaderConfigGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnLoaderConfigGetInfo_t)(
    ur_loader_config_handle_t, ur_loader_config_info_t, size_t, void*, size_t*);

/** Type of urLoaderConfigEnableLayer. */
typedef ur_result_t(UR_APICALL *ur_pfnLoaderConfigEnableLayer_t)(ur_loader_config_handle_t, const char*);

/** Type of urLoaderConfigSetCodeLocationCallback. */
typedef ur_result_t(UR_APICALL *ur_pfnLoaderConfigSetCodeLocationCallback_t)(
    ur_loader_config_handle_t, ur_code_location_callback_t, void*);

/** Type of urLoaderConfigSetMockingEnabled. */
typedef ur_result_t(UR_APICALL *ur_pfnLoaderConfigSetMockingEnabled_t)(
    ur_loader_config_handle_t, ur_bool_t);

/** Type of urLoaderInit. */
typedef ur_result_t(UR_APICALL *ur_pfnLoaderInit_t)(ur_device_init_flags_t, ur_loader_config_handle_t);

/** Type of urLoaderTearDown. */
typedef ur_result_t(UR_APICALL *ur_pfnLoaderTearDown_t)(void);

/** Type of urMemImageCreate. */
typedef ur_result_t(UR_APICALL *ur_pfnMemImageCreate_t)(
    ur_context_handle_t, ur_mem_flags_t, const ur_image_format_t*, const ur_image_desc_t*, void*,
    ur_mem_handle_t*);

/** Type of urMemBufferCreate. */
typedef ur_result_t(UR_APICALL *ur_pfnMemBufferCreate_t)(
    ur_context_handle_t, ur_mem_flags_t, size_t, const ur_buffer_properties_t*, ur_mem_handle_t*);

/** Type of urMemRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnMemRetain_t)(ur_mem_handle_t);

/** Type of urMemRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnMemRelease_t)(ur_mem_handle_t);

/** Type of urMemBufferPartition. */
typedef ur_result_t(UR_APICALL *ur_pfnMemBufferPartition_t)(
    ur_mem_handle_t, ur_mem_flags_t, ur_buffer_create_type_t, const ur_buffer_region_t*,
    ur_mem_handle_t*);

/** Type of urMemGetNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnMemGetNativeHandle_t)(
    ur_mem_handle_t, ur_device_handle_t, ur_native_handle_t*);

/** Type of urMemBufferCreateWithNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnMemBufferCreateWithNativeHandle_t)(
    ur_native_handle_t, ur_context_handle_t, const ur_mem_native_properties_t*, ur_mem_handle_t*);

/** Type of urMemImageCreateWithNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnMemImageCreateWithNativeHandle_t)(
    ur_native_handle_t, ur_context_handle_t, const ur_image_format_t*, const ur_image_desc_t*,
    const ur_mem_native_properties_t*, ur_mem_handle_t*);

/** Type of urMemGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnMemGetInfo_t)(ur_mem_handle_t, ur_mem_info_t, size_t, void*, size_t*);

/** Type of urMemImageGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnMemImageGetInfo_t)(
    ur_mem_handle_t, ur_image_info_t, size_t, void*, size_t*);

/** Type of urPlatformGet. */
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGet_t)(
    ur_adapter_handle_t, uint32_t, ur_platform_handle_t*, uint32_t*);

/** Type of urPlatformGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetInfo_t)(
    ur_platform_handle_t, ur_platform_info_t, size_t, void*, size_t*);

/** Type of urPlatformGetApiVersion. */
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetApiVersion_t)(ur_platform_handle_t, ur_api_version_t*);

/** Type of urPlatformGetNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetNativeHandle_t)(ur_platform_handle_t, ur_native_handle_t*);

/** Type of urPlatformCreateWithNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnPlatformCreateWithNativeHandle_t)(
    ur_native_handle_t, ur_adapter_handle_t, const ur_platform_native_properties_t*,
    ur_platform_handle_t*);

/** Type of urPlatformGetBackendOption. */
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetBackendOption_t)(
    ur_platform_handle_t, const char*, const char**);

/** Type of urProgramCreateWithIL. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramCreateWithIL_t)(
    ur_context_handle_t, const void*, size_t, const ur_program_properties_t*, ur_program_handle_t*);

/** Type of urProgramCreateWithBinary. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramCreateWithBinary_t)(
    ur_context_handle_t, uint32_t, ur_device_handle_t*, size_t*, const uint8_t**,
    const ur_program_properties_t*, ur_program_handle_t*);

/** Type of urProgramBuild. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramBuild_t)(
    ur_context_handle_t, ur_program_handle_t, const char*);

/** Type of urProgramCompile. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramCompile_t)(
    ur_context_handle_t, ur_program_handle_t, const char*);

/** Type of urProgramLink. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramLink_t)(
    ur_context_handle_t, uint32_t, const ur_program_handle_t*, const char*, ur_program_handle_t*);

/** Type of urProgramRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramRetain_t)(ur_program_handle_t);

/** Type of urProgramRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramRelease_t)(ur_program_handle_t);

/** Type of urProgramGetFunctionPointer. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramGetFunctionPointer_t)(
    ur_device_handle_t, ur_program_handle_t, const char*, void**);

/** Type of urProgramGetGlobalVariablePointer. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramGetGlobalVariablePointer_t)(
    ur_device_handle_t, ur_program_handle_t, const char*, size_t*, void**);

/** Type of urProgramGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramGetInfo_t)(
    ur_program_handle_t, ur_program_info_t, size_t, void*, size_t*);

/** Type of urProgramGetBuildInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramGetBuildInfo_t)(
    ur_program_handle_t, ur_device_handle_t, ur_program_build_info_t, size_t, void*, size_t*);

/** Type of urProgramSetSpecializationConstants. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramSetSpecializationConstants_t)(
    ur_program_handle_t, uint32_t, const ur_specialization_constant_info_t*);

/** Type of urProgramGetNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramGetNativeHandle_t)(ur_program_handle_t, ur_native_handle_t*);

/** Type of urProgramCreateWithNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnProgramCreateWithNativeHandle_t)(
    ur_native_handle_t, ur_context_handle_t, const ur_program_native_properties_t*,
    ur_program_handle_t*);

/** Type of urQueueGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueGetInfo_t)(
    ur_queue_handle_t, ur_queue_info_t, size_t, void*, size_t*);

/** Type of urQueueCreate. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueCreate_t)(
    ur_context_handle_t, ur_device_handle_t, const ur_queue_properties_t*, ur_queue_handle_t*);

/** Type of urQueueRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueRetain_t)(ur_queue_handle_t);

/** Type of urQueueRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueRelease_t)(ur_queue_handle_t);

/** Type of urQueueGetNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueGetNativeHandle_t)(
    ur_queue_handle_t, ur_queue_native_desc_t*, ur_native_handle_t*);

/** Type of urQueueCreateWithNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueCreateWithNativeHandle_t)(
    ur_native_handle_t, ur_context_handle_t, ur_device_handle_t,
    const ur_queue_native_properties_t*, ur_queue_handle_t*);

/** Type of urQueueFinish. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueFinish_t)(ur_queue_handle_t);

/** Type of urQueueFlush. */
typedef ur_result_t(UR_APICALL *ur_pfnQueueFlush_t)(ur_queue_handle_t);

/** Type of urKernelSetArgValue. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelSetArgValue_t)(
    ur_kernel_handle_t, uint32_t, size_t, const ur_kernel_arg_value_properties_t*, const void*);

/** Type of urKernelSetArgLocal. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelSetArgLocal_t)(
    ur_kernel_handle_t, uint32_t, size_t, const ur_kernel_arg_local_properties_t*);

/** Type of urKernelSetArgPointer. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelSetArgPointer_t)(
    ur_kernel_handle_t, uint32_t, const ur_kernel_arg_pointer_properties_t*, const void*);

/** Type of urKernelSetArgSampler. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelSetArgSampler_t)(
    ur_kernel_handle_t, uint32_t, const ur_kernel_arg_sampler_properties_t*, ur_sampler_handle_t);

/** Type of urKernelSetArgMemObj. */
typedef ur_result_t(UR_APICALL *ur_pfnKernelSetArgMemObj_t)(
    ur_kernel_handle_t, uint32_t, const ur_kernel_arg_mem_obj_properties_t*, ur_mem_handle_t);

/** Type of urEnqueueKernelLaunch. */
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueKernelLaunch_t)(
    ur_queue_handle_t, ur_kernel_handle_t, uint32_t, const size_t*, const size_t*, const size_t*,
    const ur_kernel_launch_ext_properties_t*, uint32_t, const ur_event_handle_t*, ur_event_handle_t*);

/** Type of urSamplerCreate. */
typedef ur_result_t(UR_APICALL *ur_pfnSamplerCreate_t)(
    ur_context_handle_t, const ur_sampler_desc_t*, ur_sampler_handle_t*);

/** Type of urSamplerRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnSamplerRetain_t)(ur_sampler_handle_t);

/** Type of urSamplerRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnSamplerRelease_t)(ur_sampler_handle_t);

/** Type of urSamplerGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnSamplerGetInfo_t)(
    ur_sampler_handle_t, ur_sampler_info_t, size_t, void*, size_t*);

/** Type of urSamplerGetNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnSamplerGetNativeHandle_t)(ur_sampler_handle_t, ur_native_handle_t*);

/** Type of urSamplerCreateWithNativeHandle. */
typedef ur_result_t(UR_APICALL *ur_pfnSamplerCreateWithNativeHandle_t)(
    ur_native_handle_t, ur_context_handle_t, const ur_sampler_native_properties_t*,
    ur_sampler_handle_t*);

/** Type of urEventCreateUserExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEventCreateUserExp_t)(ur_context_handle_t, ur_event_handle_t*);

/** Type of urEventSetStatusExp. */
typedef ur_result_t(UR_APICALL *ur_pfnEventSetStatusExp_t)(ur_event_handle_t, ur_event_status_t);

/** Type of urUSMHostAlloc. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMHostAlloc_t)(
    ur_context_handle_t, const ur_usm_desc_t*, ur_usm_pool_handle_t, size_t, void**);

/** Type of urUSMDeviceAlloc. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMDeviceAlloc_t)(
    ur_context_handle_t, ur_device_handle_t, const ur_usm_desc_t*, ur_usm_pool_handle_t, size_t,
    void**);

/** Type of urUSMSharedAlloc. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMSharedAlloc_t)(
    ur_context_handle_t, ur_device_handle_t, const ur_usm_desc_t*, ur_usm_pool_handle_t, size_t,
    void**);

/** Type of urUSMFree. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMFree_t)(ur_context_handle_t, void*);

/** Type of urUSMGetMemAllocInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMGetMemAllocInfo_t)(
    ur_context_handle_t, const void*, ur_usm_alloc_info_t, size_t, void*, size_t*);

/** Type of urUSMPoolCreate. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolCreate_t)(
    ur_context_handle_t, ur_usm_pool_desc_t*, ur_usm_pool_handle_t*);

/** Type of urUSMPoolRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolRetain_t)(ur_usm_pool_handle_t);

/** Type of urUSMPoolRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolRelease_t)(ur_usm_pool_handle_t);

/** Type of urUSMPoolGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolGetInfo_t)(
    ur_usm_pool_handle_t, ur_usm_pool_info_t, size_t, void*, size_t*);

/** Type of urVirtualMemGranularityGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemGranularityGetInfo_t)(
    ur_context_handle_t, ur_device_handle_t, size_t, ur_virtual_mem_granularity_info_t, size_t,
    void*, size_t*);

/** Type of urVirtualMemReserve. */
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemReserve_t)(
    ur_context_handle_t, const void*, size_t, void**);

/** Type of urVirtualMemFree. */
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemFree_t)(ur_context_handle_t, const void*, size_t);

/** Type of urVirtualMemMap. */
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemMap_t)(
    ur_context_handle_t, const void*, size_t, ur_physical_mem_handle_t, size_t,
    ur_virtual_mem_access_flags_t);

/** Type of urVirtualMemUnmap. */
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemUnmap_t)(ur_context_handle_t, const void*, size_t);

/** Type of urVirtualMemSetAccess. */
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemSetAccess_t)(
    ur_context_handle_t, const void*, size_t, ur_virtual_mem_access_flags_t);

/** Type of urVirtualMemGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemGetInfo_t)(
    ur_context_handle_t, const void*, size_t, ur_virtual_mem_info_t, size_t, void*, size_t*);

/** Type of urPhysicalMemCreate. */
typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemCreate_t)(
    ur_context_handle_t, ur_device_handle_t, size_t, const ur_physical_mem_properties_t*,
    ur_physical_mem_handle_t*);

/** Type of urPhysicalMemRetain. */
typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemRetain_t)(ur_physical_mem_handle_t);

/** Type of urPhysicalMemRelease. */
typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemRelease_t)(ur_physical_mem_handle_t);

/** Type of urPhysicalMemGetInfo. */
typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemGetInfo_t)(
    ur_physical_mem_handle_t, ur_physical_mem_info_t, size_t, void*, size_t*);

/** Entry points of Adapter. */
typedef struct ur_adapter_dditable_t {
    ur_pfnAdapterGet_t pfnGet;
    ur_pfnAdapterRelease_t pfnRelease;
    ur_pfnAdapterRetain_t pfnRetain;
    ur_pfnAdapterGetLastError_t pfnGetLastError;
    ur_pfnAdapterGetInfo_t pfnGetInfo;
    ur_pfnAdapterSetLoggerCallback_t pfnSetLoggerCallback;
    ur_pfnAdapterSetLoggerCallbackLevel_t pfnSetLoggerCallbackLevel;
} ur_adapter_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of Adapter entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(
    ur_api_version_t version, ur_adapter_dditable_t *pDdiTable);

/** Type of urGetAdapterProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetAdapterProcAddrTable_t)(ur_api_version_t, ur_adapter_dditable_t *);

/** Entry points of Platform. */
typedef struct ur_platform_dditable_t {
    ur_pfnPlatformGet_t pfnGet;
    ur_pfnPlatformGetInfo_t pfnGetInfo;
    ur_pfnPlatformGetNativeHandle_t pfnGetNativeHandle;
    ur_pfnPlatformCreateWithNativeHandle_t pfnCreateWithNativeHandle;
    ur_pfnPlatformGetApiVersion_t pfnGetApiVersion;
    ur_pfnPlatformGetBackendOption_t pfnGetBackendOption;
} ur_platform_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of Platform entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(
    ur_api_version_t version, ur_platform_dditable_t *pDdiTable);

/** Type of urGetPlatformProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetPlatformProcAddrTable_t)(ur_api_version_t, ur_platform_dditable_t *);

/** Entry points of Context. */
typedef struct ur_context_dditable_t {
    ur_pfnContextCreate_t pfnCreate;
    ur_pfnContextRetain_t pfnRetain;
    ur_pfnContextRelease_t pfnRelease;
    ur_pfnContextGetInfo_t pfnGetInfo;
    ur_pfnContextGetNativeHandle_t pfnGetNativeHandle;
    ur_pfnContextCreateWithNativeHandle_t pfnCreateWithNativeHandle;
    ur_pfnContextSetExtendedDeleter_t pfnSetExtendedDeleter;
} ur_context_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of Context entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(
    ur_api_version_t version, ur_context_dditable_t *pDdiTable);

/** Type of urGetContextProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetContextProcAddrTable_t)(ur_api_version_t, ur_context_dditable_t *);

/** Entry points of Event. */
typedef struct ur_event_dditable_t {
    ur_pfnEventGetInfo_t pfnGetInfo;
    ur_pfnEventGetProfilingInfo_t pfnGetProfilingInfo;
    ur_pfnEventWait_t pfnWait;
    ur_pfnEventRetain_t pfnRetain;
    ur_pfnEventRelease_t pfnRelease;
    ur_pfnEventGetNativeHandle_t pfnGetNativeHandle;
    ur_pfnEventCreateWithNativeHandle_t pfnCreateWithNativeHandle;
    ur_pfnEventSetCallback_t pfnSetCallback;
} ur_event_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of Event entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(
    ur_api_version_t version, ur_event_dditable_t *pDdiTable);

/** Type of urGetEventProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetEventProcAddrTable_t)(ur_api_version_t, ur_event_dditable_t *);

/** Entry points of EventExp. */
typedef struct ur_event_exp_dditable_t {
    ur_pfnEventCreateExp_t pfnCreateExp;
} ur_event_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of EventExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(
    ur_api_version_t version, ur_event_exp_dditable_t *pDdiTable);

/** Type of urGetEventExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetEventExpProcAddrTable_t)(ur_api_version_t, ur_event_exp_dditable_t *);

/** Entry points of Program. */
typedef struct ur_program_dditable_t {
    ur_pfnProgramCreateWithIL_t pfnCreateWithIL;
    ur_pfnProgramCreateWithBinary_t pfnCreateWithBinary;
    ur_pfnProgramBuild_t pfnBuild;
    ur_pfnProgramCompile_t pfnCompile;
    ur_pfnProgramLink_t pfnLink;
    ur_pfnProgramRetain_t pfnRetain;
    ur_pfnProgramRelease_t pfnRelease;
    ur_pfnProgramGetFunctionPointer_t pfnGetFunctionPointer;
    ur_pfnProgramGetGlobalVariablePointer_t pfnGetGlobalVariablePointer;
    ur_pfnProgramGetInfo_t pfnGetInfo;
    ur_pfnProgramGetBuildInfo_t pfnGetBuildInfo;
    ur_pfnProgramSetSpecializationConstants_t pfnSetSpecializationConstants;
    ur_pfnProgramGetNativeHandle_t pfnGetNativeHandle;
    ur_pfnProgramCreateWithNativeHandle_t pfnCreateWithNativeHandle;
} ur_program_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of Program entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(
    ur_api_version_t version, ur_program_dditable_t *pDdiTable);

/** Type of urGetProgramProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetProgramProcAddrTable_t)(ur_api_version_t, ur_program_dditable_t *);

/** Entry points of ProgramExp. */
typedef struct ur_program_exp_dditable_t {
    ur_pfnProgramDynamicLinkExp_t pfnDynamicLinkExp;
    ur_pfnProgramBuildExp_t pfnBuildExp;
    ur_pfnProgramCompileExp_t pfnCompileExp;
    ur_pfnProgramLinkExp_t pfnLinkExp;
} ur_program_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of ProgramExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetProgramExpProcAddrTable(
    ur_api_version_t version, ur_program_exp_dditable_t *pDdiTable);

/** Type of urGetProgramExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetProgramExpProcAddrTable_t)(ur_api_version_t, ur_program_exp_dditable_t *);

/** Entry points of Kernel. */
typedef struct ur_kernel_dditable_t {
    ur_pfnKernelCreate_t pfnCreate;
    ur_pfnKernelGetInfo_t pfnGetInfo;
    ur_pfnKernelGetGroupInfo_t pfnGetGroupInfo;
    ur_pfnKernelGetSubGroupInfo_t pfnGetSubGroupInfo;
    ur_pfnKernelRetain_t pfnRetain;
    ur_pfnKernelRelease_t pfnRelease;
    ur_pfnKernelGetNativeHandle_t pfnGetNativeHandle;
    ur_pfnKernelCreateWithNativeHandle_t pfnCreateWithNativeHandle;
    ur_pfnKernelGetSuggestedLocalWorkSize_t pfnGetSuggestedLocalWorkSize;
    ur_pfnKernelGetSuggestedLocalWorkSizeWithArgs_t pfnGetSuggestedLocalWorkSizeWithArgs;
    ur_pfnKernelSetExecInfo_t pfnSetExecInfo;
    ur_pfnKernelSetSpecializationConstants_t pfnSetSpecializationConstants;
    ur_pfnKernelSuggestMaxCooperativeGroupCount_t pfnSuggestMaxCooperativeGroupCount;
} ur_kernel_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of Kernel entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(
    ur_api_version_t version, ur_kernel_dditable_t *pDdiTable);

/** Type of urGetKernelProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetKernelProcAddrTable_t)(ur_api_version_t, ur_kernel_dditable_t *);

/** Entry points of Queue. */
typedef struct ur_queue_dditable_t {
    ur_pfnQueueGetInfo_t pfnGetInfo;
    ur_pfnQueueCreate_t pfnCreate;
    ur_pfnQueueRetain_t pfnRetain;
    ur_pfnQueueRelease_t pfnRelease;
    ur_pfnQueueGetNativeHandle_t pfnGetNativeHandle;
    ur_pfnQueueCreateWithNativeHandle_t pfnCreateWithNativeHandle;
    ur_pfnQueueFinish_t pfnFinish;
    ur_pfnQueueFlush_t pfnFlush;
} ur_queue_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of Queue entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(
    ur_api_version_t version, ur_queue_dditable_t *pDdiTable);

/** Type of urGetQueueProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetQueueProcAddrTable_t)(ur_api_version_t, ur_queue_dditable_t *);

/** Entry points of QueueExp. */
typedef struct ur_queue_exp_dditable_t {
    ur_pfnQueueBeginGraphCaptureExp_t pfnBeginGraphCaptureExp;
    ur_pfnQueueBeginCaptureIntoGraphExp_t pfnBeginCaptureIntoGraphExp;
    ur_pfnQueueEndGraphCaptureExp_t pfnEndGraphCaptureExp;
    ur_pfnQueueIsGraphCaptureEnabledExp_t pfnIsGraphCaptureEnabledExp;
    ur_pfnQueueGetGraphExp_t pfnGetGraphExp;
} ur_queue_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of QueueExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(
    ur_api_version_t version, ur_queue_exp_dditable_t *pDdiTable);

/** Type of urGetQueueExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetQueueExpProcAddrTable_t)(ur_api_version_t, ur_queue_exp_dditable_t *);

/** Entry points of Sampler. */
typedef struct ur_sampler_dditable_t {
    ur_pfnSamplerCreate_t pfnCreate;
    ur_pfnSamplerRetain_t pfnRetain;
    ur_pfnSamplerRelease_t pfnRelease;
    ur_pfnSamplerGetInfo_t pfnGetInfo;
    ur_pfnSamplerGetNativeHandle_t pfnGetNativeHandle;
    ur_pfnSamplerCreateWithNativeHandle_t pfnCreateWithNativeHandle;
} ur_sampler_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of Sampler entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(
    ur_api_version_t version, ur_sampler_dditable_t *pDdiTable);

/** Type of urGetSamplerProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetSamplerProcAddrTable_t)(ur_api_version_t, ur_sampler_dditable_t *);

/** Entry points of Mem. */
typedef struct ur_mem_dditable_t {
    ur_pfnMemImageCreate_t pfnImageCreate;
    ur_pfnMemBufferCreate_t pfnBufferCreate;
    ur_pfnMemRetain_t pfnRetain;
    ur_pfnMemRelease_t pfnRelease;
    ur_pfnMemBufferPartition_t pfnBufferPartition;
    ur_pfnMemGetNativeHandle_t pfnGetNativeHandle;
    ur_pfnMemBufferCreateWithNativeHandle_t pfnBufferCreateWithNativeHandle;
    ur_pfnMemImageCreateWithNativeHandle_t pfnImageCreateWithNativeHandle;
    ur_pfnMemGetInfo_t pfnGetInfo;
    ur_pfnMemImageGetInfo_t pfnImageGetInfo;
} ur_mem_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of Mem entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(
    ur_api_version_t version, ur_mem_dditable_t *pDdiTable);

/** Type of urGetMemProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetMemProcAddrTable_t)(ur_api_version_t, ur_mem_dditable_t *);

/** Entry points of PhysicalMem. */
typedef struct ur_physical_mem_dditable_t {
    ur_pfnPhysicalMemCreate_t pfnCreate;
    ur_pfnPhysicalMemRetain_t pfnRetain;
    ur_pfnPhysicalMemRelease_t pfnRelease;
    ur_pfnPhysicalMemGetInfo_t pfnGetInfo;
} ur_physical_mem_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of PhysicalMem entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetPhysicalMemProcAddrTable(
    ur_api_version_t version, ur_physical_mem_dditable_t *pDdiTable);

/** Type of urGetPhysicalMemProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetPhysicalMemProcAddrTable_t)(ur_api_version_t, ur_physical_mem_dditable_t *);

/** Entry points of Enqueue. */
typedef struct ur_enqueue_dditable_t {
    ur_pfnEnqueueEventsWait_t pfnEventsWait;
    ur_pfnEnqueueEventsWaitWithBarrier_t pfnEventsWaitWithBarrier;
    ur_pfnEnqueueMemBufferRead_t pfnMemBufferRead;
    ur_pfnEnqueueMemBufferWrite_t pfnMemBufferWrite;
    ur_pfnEnqueueMemBufferReadRect_t pfnMemBufferReadRect;
    ur_pfnEnqueueMemBufferWriteRect_t pfnMemBufferWriteRect;
    ur_pfnEnqueueMemBufferCopy_t pfnMemBufferCopy;
    ur_pfnEnqueueMemBufferCopyRect_t pfnMemBufferCopyRect;
    ur_pfnEnqueueMemBufferFill_t pfnMemBufferFill;
    ur_pfnEnqueueMemImageRead_t pfnMemImageRead;
    ur_pfnEnqueueMemImageWrite_t pfnMemImageWrite;
    ur_pfnEnqueueMemImageCopy_t pfnMemImageCopy;
    ur_pfnEnqueueMemBufferMap_t pfnMemBufferMap;
    ur_pfnEnqueueMemUnmap_t pfnMemUnmap;
    ur_pfnEnqueueUSMFill_t pfnUSMFill;
    ur_pfnEnqueueUSMMemcpy_t pfnUSMMemcpy;
    ur_pfnEnqueueUSMPrefetch_t pfnUSMPrefetch;
    ur_pfnEnqueueUSMAdvise_t pfnUSMAdvise;
    ur_pfnEnqueueUSMFill2D_t pfnUSMFill2D;
    ur_pfnEnqueueUSMMemcpy2D_t pfnUSMMemcpy2D;
    ur_pfnEnqueueDeviceGlobalVariableWrite_t pfnDeviceGlobalVariableWrite;
    ur_pfnEnqueueDeviceGlobalVariableRead_t pfnDeviceGlobalVariableRead;
    ur_pfnEnqueueReadHostPipe_t pfnReadHostPipe;
    ur_pfnEnqueueWriteHostPipe_t pfnWriteHostPipe;
    ur_pfnEnqueueEventsWaitWithBarrierExt_t pfnEventsWaitWithBarrierExt;
} ur_enqueue_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of Enqueue entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(
    ur_api_version_t version, ur_enqueue_dditable_t *pDdiTable);

/** Type of urGetEnqueueProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetEnqueueProcAddrTable_t)(ur_api_version_t, ur_enqueue_dditable_t *);

/** Entry points of EnqueueExp. */
typedef struct ur_enqueue_exp_dditable_t {
    ur_pfnEnqueueKernelLaunchWithArgsExp_t pfnKernelLaunchWithArgsExp;
    ur_pfnEnqueueUSMDeviceAllocExp_t pfnUSMDeviceAllocExp;
    ur_pfnEnqueueUSMSharedAllocExp_t pfnUSMSharedAllocExp;
    ur_pfnEnqueueUSMHostAllocExp_t pfnUSMHostAllocExp;
    ur_pfnEnqueueUSMFreeExp_t pfnUSMFreeExp;
    ur_pfnEnqueueTimestampRecordingExp_t pfnTimestampRecordingExp;
    ur_pfnEnqueueCommandBufferExp_t pfnCommandBufferExp;
    ur_pfnEnqueueHostTaskExp_t pfnHostTaskExp;
    ur_pfnEnqueueNativeCommandExp_t pfnNativeCommandExp;
    ur_pfnEnqueueGraphExp_t pfnGraphExp;
} ur_enqueue_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of EnqueueExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetEnqueueExpProcAddrTable(
    ur_api_version_t version, ur_enqueue_exp_dditable_t *pDdiTable);

/** Type of urGetEnqueueExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetEnqueueExpProcAddrTable_t)(ur_api_version_t, ur_enqueue_exp_dditable_t *);

/** Entry points of USM. */
typedef struct ur_usm_dditable_t {
    ur_pfnUSMHostAlloc_t pfnHostAlloc;
    ur_pfnUSMDeviceAlloc_t pfnDeviceAlloc;
    ur_pfnUSMSharedAlloc_t pfnSharedAlloc;
    ur_pfnUSMFree_t pfnFree;
    ur_pfnUSMGetMemAllocInfo_t pfnGetMemAllocInfo;
    ur_pfnUSMPoolCreate_t pfnPoolCreate;
    ur_pfnUSMPoolRetain_t pfnPoolRetain;
    ur_pfnUSMPoolRelease_t pfnPoolRelease;
    ur_pfnUSMPoolGetInfo_t pfnPoolGetInfo;
} ur_usm_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of USM entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(
    ur_api_version_t version, ur_usm_dditable_t *pDdiTable);

/** Type of urGetUSMProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetUSMProcAddrTable_t)(ur_api_version_t, ur_usm_dditable_t *);

/** Entry points of USMExp. */
typedef struct ur_usm_exp_dditable_t {
    ur_pfnUSMPoolCreateExp_t pfnPoolCreateExp;
    ur_pfnUSMPoolDestroyExp_t pfnPoolDestroyExp;
    ur_pfnUSMPoolGetDefaultDevicePoolExp_t pfnPoolGetDefaultDevicePoolExp;
    ur_pfnUSMPoolGetInfoExp_t pfnPoolGetInfoExp;
    ur_pfnUSMPoolSetInfoExp_t pfnPoolSetInfoExp;
    ur_pfnUSMPoolSetDevicePoolExp_t pfnPoolSetDevicePoolExp;
    ur_pfnUSMPoolGetDevicePoolExp_t pfnPoolGetDevicePoolExp;
    ur_pfnUSMPoolTrimToExp_t pfnPoolTrimToExp;
    ur_pfnUSMPitchedAllocExp_t pfnPitchedAllocExp;
    ur_pfnUSMContextMemcpyExp_t pfnContextMemcpyExp;
    ur_pfnUSMHostAllocUnregisterExp_t pfnHostAllocUnregisterExp;
    ur_pfnUSMHostAllocRegisterExp_t pfnHostAllocRegisterExp;
    ur_pfnUSMImportExp_t pfnImportExp;
    ur_pfnUSMReleaseExp_t pfnReleaseExp;
} ur_usm_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of USMExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(
    ur_api_version_t version, ur_usm_exp_dditable_t *pDdiTable);

/** Type of urGetUSMExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetUSMExpProcAddrTable_t)(ur_api_version_t, ur_usm_exp_dditable_t *);

/** Entry points of BindlessImagesExp. */
typedef struct ur_bindless_images_exp_dditable_t {
    ur_pfnBindlessImagesUnsampledImageHandleDestroyExp_t pfnUnsampledImageHandleDestroyExp;
    ur_pfnBindlessImagesSampledImageHandleDestroyExp_t pfnSampledImageHandleDestroyExp;
    ur_pfnBindlessImagesImageAllocateExp_t pfnImageAllocateExp;
    ur_pfnBindlessImagesImageFreeExp_t pfnImageFreeExp;
    ur_pfnBindlessImagesUnsampledImageCreateExp_t pfnUnsampledImageCreateExp;
    ur_pfnBindlessImagesSampledImageCreateExp_t pfnSampledImageCreateExp;
    ur_pfnBindlessImagesImageCopyExp_t pfnImageCopyExp;
    ur_pfnBindlessImagesImageGetInfoExp_t pfnImageGetInfoExp;
    ur_pfnBindlessImagesGetImageMemoryHandleTypeSupportExp_t pfnGetImageMemoryHandleTypeSupportExp;
    ur_pfnBindlessImagesGetImageUnsampledHandleSupportExp_t pfnGetImageUnsampledHandleSupportExp;
    ur_pfnBindlessImagesGetImageSampledHandleSupportExp_t pfnGetImageSampledHandleSupportExp;
    ur_pfnBindlessImagesMipmapGetLevelExp_t pfnMipmapGetLevelExp;
    ur_pfnBindlessImagesMipmapFreeExp_t pfnMipmapFreeExp;
    ur_pfnBindlessImagesImportExternalMemoryExp_t pfnImportExternalMemoryExp;
    ur_pfnBindlessImagesMapExternalArrayExp_t pfnMapExternalArrayExp;
    ur_pfnBindlessImagesMapExternalLinearMemoryExp_t pfnMapExternalLinearMemoryExp;
    ur_pfnBindlessImagesReleaseExternalMemoryExp_t pfnReleaseExternalMemoryExp;
    ur_pfnBindlessImagesFreeMappedLinearMemoryExp_t pfnFreeMappedLinearMemoryExp;
    ur_pfnBindlessImagesSupportsImportingHandleTypeExp_t pfnSupportsImportingHandleTypeExp;
    ur_pfnBindlessImagesImportExternalSemaphoreExp_t pfnImportExternalSemaphoreExp;
    ur_pfnBindlessImagesReleaseExternalSemaphoreExp_t pfnReleaseExternalSemaphoreExp;
    ur_pfnBindlessImagesWaitExternalSemaphoreExp_t pfnWaitExternalSemaphoreExp;
    ur_pfnBindlessImagesSignalExternalSemaphoreExp_t pfnSignalExternalSemaphoreExp;
} ur_bindless_images_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of BindlessImagesExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(
    ur_api_version_t version, ur_bindless_images_exp_dditable_t *pDdiTable);

/** Type of urGetBindlessImagesExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetBindlessImagesExpProcAddrTable_t)(ur_api_version_t, ur_bindless_images_exp_dditable_t *);

/** Entry points of CommandBufferExp. */
typedef struct ur_command_buffer_exp_dditable_t {
    ur_pfnCommandBufferCreateExp_t pfnCreateExp;
    ur_pfnCommandBufferRetainExp_t pfnRetainExp;
    ur_pfnCommandBufferReleaseExp_t pfnReleaseExp;
    ur_pfnCommandBufferFinalizeExp_t pfnFinalizeExp;
    ur_pfnCommandBufferAppendKernelLaunchExp_t pfnAppendKernelLaunchExp;
    ur_pfnCommandBufferAppendKernelLaunchWithArgsExp_t pfnAppendKernelLaunchWithArgsExp;
    ur_pfnCommandBufferAppendUSMMemcpyExp_t pfnAppendUSMMemcpyExp;
    ur_pfnCommandBufferAppendUSMFillExp_t pfnAppendUSMFillExp;
    ur_pfnCommandBufferAppendMemBufferCopyExp_t pfnAppendMemBufferCopyExp;
    ur_pfnCommandBufferAppendMemBufferWriteExp_t pfnAppendMemBufferWriteExp;
    ur_pfnCommandBufferAppendMemBufferReadExp_t pfnAppendMemBufferReadExp;
    ur_pfnCommandBufferAppendMemBufferCopyRectExp_t pfnAppendMemBufferCopyRectExp;
    ur_pfnCommandBufferAppendMemBufferWriteRectExp_t pfnAppendMemBufferWriteRectExp;
    ur_pfnCommandBufferAppendMemBufferReadRectExp_t pfnAppendMemBufferReadRectExp;
    ur_pfnCommandBufferAppendMemBufferFillExp_t pfnAppendMemBufferFillExp;
    ur_pfnCommandBufferAppendUSMPrefetchExp_t pfnAppendUSMPrefetchExp;
    ur_pfnCommandBufferAppendUSMAdviseExp_t pfnAppendUSMAdviseExp;
    ur_pfnCommandBufferAppendNativeCommandExp_t pfnAppendNativeCommandExp;
    ur_pfnCommandBufferUpdateKernelLaunchExp_t pfnUpdateKernelLaunchExp;
    ur_pfnCommandBufferUpdateSignalEventExp_t pfnUpdateSignalEventExp;
    ur_pfnCommandBufferUpdateWaitEventsExp_t pfnUpdateWaitEventsExp;
    ur_pfnCommandBufferGetInfoExp_t pfnGetInfoExp;
    ur_pfnCommandBufferGetNativeHandleExp_t pfnGetNativeHandleExp;
} ur_command_buffer_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of CommandBufferExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(
    ur_api_version_t version, ur_command_buffer_exp_dditable_t *pDdiTable);

/** Type of urGetCommandBufferExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetCommandBufferExpProcAddrTable_t)(ur_api_version_t, ur_command_buffer_exp_dditable_t *);

/** Entry points of GraphExp. */
typedef struct ur_graph_exp_dditable_t {
    ur_pfnGraphCreateExp_t pfnCreateExp;
    ur_pfnGraphInstantiateGraphExp_t pfnInstantiateGraphExp;
    ur_pfnGraphDestroyExp_t pfnDestroyExp;
    ur_pfnGraphExecutableGraphDestroyExp_t pfnExecutableGraphDestroyExp;
    ur_pfnGraphIsEmptyExp_t pfnIsEmptyExp;
    ur_pfnGraphGetIdExp_t pfnGetIdExp;
    ur_pfnGraphSetDestructionCallbackExp_t pfnSetDestructionCallbackExp;
    ur_pfnGraphDumpContentsExp_t pfnDumpContentsExp;
    ur_pfnGraphGetNativeHandleExp_t pfnGetNativeHandleExp;
    ur_pfnGraphExecutableGraphGetNativeHandleExp_t pfnExecutableGraphGetNativeHandleExp;
} ur_graph_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of GraphExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(
    ur_api_version_t version, ur_graph_exp_dditable_t *pDdiTable);

/** Type of urGetGraphExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetGraphExpProcAddrTable_t)(ur_api_version_t, ur_graph_exp_dditable_t *);

/** Entry points of IPCExp. */
typedef struct ur_ipc_exp_dditable_t {
    ur_pfnIPCGetMemHandleExp_t pfnGetMemHandleExp;
    ur_pfnIPCPutMemHandleExp_t pfnPutMemHandleExp;
    ur_pfnIPCOpenMemHandleExp_t pfnOpenMemHandleExp;
    ur_pfnIPCCloseMemHandleExp_t pfnCloseMemHandleExp;
    ur_pfnIPCGetPhysMemHandleExp_t pfnGetPhysMemHandleExp;
    ur_pfnIPCPutPhysMemHandleExp_t pfnPutPhysMemHandleExp;
    ur_pfnIPCOpenPhysMemHandleExp_t pfnOpenPhysMemHandleExp;
    ur_pfnIPCClosePhysMemHandleExp_t pfnClosePhysMemHandleExp;
    ur_pfnIPCGetEventHandleExp_t pfnGetEventHandleExp;
    ur_pfnIPCPutEventHandleExp_t pfnPutEventHandleExp;
    ur_pfnIPCOpenEventHandleExp_t pfnOpenEventHandleExp;
} ur_ipc_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of IPCExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(
    ur_api_version_t version, ur_ipc_exp_dditable_t *pDdiTable);

/** Type of urGetIPCExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetIPCExpProcAddrTable_t)(ur_api_version_t, ur_ipc_exp_dditable_t *);

/** Entry points of MemoryExportExp. */
typedef struct ur_memory_export_exp_dditable_t {
    ur_pfnMemoryExportAllocExportableMemoryExp_t pfnAllocExportableMemoryExp;
    ur_pfnMemoryExportFreeExportableMemoryExp_t pfnFreeExportableMemoryExp;
    ur_pfnMemoryExportExportMemoryHandleExp_t pfnExportMemoryHandleExp;
} ur_memory_export_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of MemoryExportExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(
    ur_api_version_t version, ur_memory_export_exp_dditable_t *pDdiTable);

/** Type of urGetMemoryExportExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetMemoryExportExpProcAddrTable_t)(ur_api_version_t, ur_memory_export_exp_dditable_t *);

/** Entry points of UsmP2PExp. */
typedef struct ur_usm_p2p_exp_dditable_t {
    ur_pfnUsmP2PEnablePeerAccessExp_t pfnEnablePeerAccessExp;
    ur_pfnUsmP2PDisablePeerAccessExp_t pfnDisablePeerAccessExp;
    ur_pfnUsmP2PPeerAccessGetInfoExp_t pfnPeerAccessGetInfoExp;
} ur_usm_p2p_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of UsmP2PExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetUsmP2PExpProcAddrTable(
    ur_api_version_t version, ur_usm_p2p_exp_dditable_t *pDdiTable);

/** Type of urGetUsmP2PExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetUsmP2PExpProcAddrTable_t)(ur_api_version_t, ur_usm_p2p_exp_dditable_t *);

/** Entry points of VirtualMem. */
typedef struct ur_virtual_mem_dditable_t {
    ur_pfnVirtualMemGranularityGetInfo_t pfnGranularityGetInfo;
    ur_pfnVirtualMemReserve_t pfnReserve;
    ur_pfnVirtualMemFree_t pfnFree;
    ur_pfnVirtualMemMap_t pfnMap;
    ur_pfnVirtualMemUnmap_t pfnUnmap;
    ur_pfnVirtualMemSetAccess_t pfnSetAccess;
    ur_pfnVirtualMemGetInfo_t pfnGetInfo;
} ur_virtual_mem_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of VirtualMem entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetVirtualMemProcAddrTable(
    ur_api_version_t version, ur_virtual_mem_dditable_t *pDdiTable);

/** Type of urGetVirtualMemProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetVirtualMemProcAddrTable_t)(ur_api_version_t, ur_virtual_mem_dditable_t *);

/** Entry points of Device. */
typedef struct ur_device_dditable_t {
    ur_pfnDeviceGet_t pfnGet;
    ur_pfnDeviceGetInfo_t pfnGetInfo;
    ur_pfnDeviceRetain_t pfnRetain;
    ur_pfnDeviceRelease_t pfnRelease;
    ur_pfnDevicePartition_t pfnPartition;
    ur_pfnDeviceSelectBinary_t pfnSelectBinary;
    ur_pfnDeviceGetNativeHandle_t pfnGetNativeHandle;
    ur_pfnDeviceCreateWithNativeHandle_t pfnCreateWithNativeHandle;
    ur_pfnDeviceGetGlobalTimestamps_t pfnGetGlobalTimestamps;
} ur_device_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of Device entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(
    ur_api_version_t version, ur_device_dditable_t *pDdiTable);

/** Type of urGetDeviceProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetDeviceProcAddrTable_t)(ur_api_version_t, ur_device_dditable_t *);

/** Entry points of DeviceExp. */
typedef struct ur_device_exp_dditable_t {
    ur_pfnDeviceWaitExp_t pfnWaitExp;
} ur_device_exp_dditable_t;

/**
 * @brief Fills an adapter's or the loader's table of DeviceExp entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGetDeviceExpProcAddrTable(
    ur_api_version_t version, ur_device_exp_dditable_t *pDdiTable);

/** Type of urGetDeviceExpProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGetDeviceExpProcAddrTable_t)(ur_api_version_t, ur_device_exp_dditable_t *);

/** All dispatch tables, in binary order. Handles point to one of these. */
typedef struct ur_dditable_t {
    ur_adapter_dditable_t Adapter;
    ur_platform_dditable_t Platform;
    ur_context_dditable_t Context;
    ur_event_dditable_t Event;
    ur_event_exp_dditable_t EventExp;
    ur_program_dditable_t Program;
    ur_program_exp_dditable_t ProgramExp;
    ur_kernel_dditable_t Kernel;
    ur_queue_dditable_t Queue;
    ur_queue_exp_dditable_t QueueExp;
    ur_sampler_dditable_t Sampler;
    ur_mem_dditable_t Mem;
    ur_physical_mem_dditable_t PhysicalMem;
    ur_enqueue_dditable_t Enqueue;
    ur_enqueue_exp_dditable_t EnqueueExp;
    ur_usm_dditable_t USM;
    ur_usm_exp_dditable_t USMExp;
    ur_bindless_images_exp_dditable_t BindlessImagesExp;
    ur_command_buffer_exp_dditable_t CommandBufferExp;
    ur_graph_exp_dditable_t GraphExp;
    ur_ipc_exp_dditable_t IPCExp;
    ur_memory_export_exp_dditable_t MemoryExportExp;
    ur_usm_p2p_exp_dditable_t UsmP2PExp;
    ur_virtual_mem_dditable_t VirtualMem;
    ur_device_dditable_t Device;
    ur_device_exp_dditable_t DeviceExp;
} ur_dditable_t;

/**
 * @brief Told of one node of a run of a graph: what it does, and when it started and ended.
 *
 * Times are of the device's clock (nanoseconds), 0 where nobody knows them. The text is valid during the call.
 */
typedef void (*ur_node_function_t)(void *data, const char *what, uint64_t start, uint64_t end);

/**
 * @brief What an adapter of this project offers beside the interface.
 *
 * Exported as urGetExtraProcAddrTable. The loader dispatches the calls kept from the earlier form of 0.12 only to
 * adapters that have it. Members are only ever appended; a reader looks at size first.
 */
typedef struct ur_extra_dditable_t {
    /** size of this structure as the adapter knows it (bytes) */
    size_t size;
    /** the table that this adapter's handles start with a pointer to */
    const ur_dditable_t *ddi;
    /** short name of the adapter, such as "opencl" */
    const char *name;
    /**
     * @brief Says in one plain sentence why the adapter shows no platforms, or, if it shows some, what else is to be
     * known of them; nothing if there is nothing.
     *
     * Writes at most size bytes with the terminating zero to text and returns the length of the whole sentence.
     */
    size_t (*pfnExplain)(char *text, size_t size);
    ur_pfnKernelSetArgValue_t pfnKernelSetArgValue;
    ur_pfnKernelSetArgLocal_t pfnKernelSetArgLocal;
    ur_pfnKernelSetArgPointer_t pfnKernelSetArgPointer;
    ur_pfnKernelSetArgSampler_t pfnKernelSetArgSampler;
    ur_pfnKernelSetArgMemObj_t pfnKernelSetArgMemObj;
    ur_pfnEnqueueKernelLaunch_t pfnEnqueueKernelLaunch;
    /**
     * @brief From now on events of runs of command buffers and graphs know their nodes. For tracing.
     *
     * With each, graphs that are made executable from now on run node by node where that is possible, so that each has
     * times. NULL where an adapter has no graphs.
     */
    void (*pfnWantNodes)(bool each);
    /** Tells the nodes of the run whose complete event that is, in the order that they were recorded in; none of others. */
    void (*pfnTellNodes)(ur_event_handle_t hEvent, ur_node_function_t pfnTell, void *pData);
    ur_pfnCommandBufferFuseExp_t pfnCommandBufferFuseExp;
    ur_pfnCommandBufferGetFusionInfoExp_t pfnCommandBufferGetFusionInfoExp;
    ur_pfnQueueBeginFusionExp_t pfnQueueBeginFusionExp;
    ur_pfnQueueEndFusionExp_t pfnQueueEndFusionExp;
    ur_pfnQueueCancelFusionExp_t pfnQueueCancelFusionExp;
    ur_pfnQueueGetFusionInfoExp_t pfnQueueGetFusionInfoExp;
    ur_pfnEventCreateUserExp_t pfnEventCreateUserExp;
    ur_pfnEventSetStatusExp_t pfnEventSetStatusExp;
    /**
     * @brief What urAdapterGetLastError tells the calling thread from now on: the loader or one of its layers has
     * refused a call itself. The text is copied.
     */
    void (*pfnSetLastError)(ur_result_t result, const char *text);
} ur_extra_dditable_t;

/** Type of urGetExtraProcAddrTable; *ppTable points to constant memory of the adapter. */
typedef ur_result_t(UR_APICALL *ur_pfnGetExtraProcAddrTable_t)(
    ur_api_version_t version, const ur_extra_dditable_t **ppTable);

UR_DLLEXPORT ur_result_t UR_APICALL urGetExtraProcAddrTable(
    ur_api_version_t version, const ur_extra_dditable_t **ppTable);

#if defined(__cplusplus)
} /* extern "C" */
#endif

#endif /* UR_DDI_H_INCLUDED */
