/* Generated from scripts/templates/front.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The front for 2024.2: a library with its entry points, which calls those of 2025.0 in the loader. */
#ifndef LOADER_FRONT_GENERATED_FRONT_H
#define LOADER_FRONT_GENERATED_FRONT_H

#include "loader/front/forms.h"

#define FRONT_NODE "LIBUR_LOADER_0.10"

/* What is in the loader, all there or all NULL; set before anything is called. */
struct front_below {
    ur_result_t (*AdapterGet)(
        uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters);
    ur_result_t (*AdapterGetInfo)(
        ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*AdapterGetLastError)(
        ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError);
    ur_result_t (*AdapterRelease)(ur_adapter_handle_t hAdapter);
    ur_result_t (*AdapterRetain)(ur_adapter_handle_t hAdapter);
    ur_result_t (*BindlessImagesImageAllocateExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
        ur_exp_image_mem_native_handle_t *phImageMem);
    ur_result_t (*BindlessImagesImageCopyExp)(
        ur_queue_handle_t hQueue, const void *pSrc, void *pDst,
        const ur_image_desc_t *pSrcImageDesc, const ur_image_desc_t *pDstImageDesc,
        const ur_image_format_t *pSrcImageFormat, const ur_image_format_t *pDstImageFormat,
        ur_exp_image_copy_region_t *pCopyRegion, ur_exp_image_copy_flags_t imageCopyFlags,
        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*BindlessImagesImageFreeExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        ur_exp_image_mem_native_handle_t hImageMem);
    ur_result_t (*BindlessImagesImageGetInfoExp)(
        ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
        ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet);
    ur_result_t (*BindlessImagesImportExternalMemoryExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
        ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
        ur_exp_external_mem_handle_t *phExternalMem);
    ur_result_t (*BindlessImagesImportExternalSemaphoreExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        ur_exp_external_semaphore_type_t semHandleType,
        ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
        ur_exp_external_semaphore_handle_t *phExternalSemaphore);
    ur_result_t (*BindlessImagesMapExternalArrayExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
        ur_exp_external_mem_handle_t hExternalMem, ur_exp_image_mem_native_handle_t *phImageMem);
    ur_result_t (*BindlessImagesMapExternalLinearMemoryExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
        ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem);
    ur_result_t (*BindlessImagesMipmapFreeExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        ur_exp_image_mem_native_handle_t hMem);
    ur_result_t (*BindlessImagesMipmapGetLevelExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
        ur_exp_image_mem_native_handle_t *phImageMem);
    ur_result_t (*BindlessImagesReleaseExternalMemoryExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        ur_exp_external_mem_handle_t hExternalMem);
    ur_result_t (*BindlessImagesReleaseExternalSemaphoreExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        ur_exp_external_semaphore_handle_t hExternalSemaphore);
    ur_result_t (*BindlessImagesSampledImageCreateExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
        const ur_image_desc_t *pImageDesc, ur_sampler_handle_t hSampler,
        ur_exp_image_native_handle_t *phImage);
    ur_result_t (*BindlessImagesSampledImageHandleDestroyExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        ur_exp_image_native_handle_t hImage);
    ur_result_t (*BindlessImagesSignalExternalSemaphoreExp)(
        ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore,
        bool hasSignalValue, uint64_t signalValue, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*BindlessImagesUnsampledImageCreateExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
        const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage);
    ur_result_t (*BindlessImagesUnsampledImageHandleDestroyExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        ur_exp_image_native_handle_t hImage);
    ur_result_t (*BindlessImagesWaitExternalSemaphoreExp)(
        ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
        uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*CommandBufferAppendKernelLaunchExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
        const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
        const size_t *pLocalWorkSize, uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint,
        ur_exp_command_buffer_command_handle_t *phCommand);
    ur_result_t (*CommandBufferAppendMemBufferCopyExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem,
        ur_mem_handle_t hDstMem, size_t srcOffset, size_t dstOffset, size_t size,
        uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint);
    ur_result_t (*CommandBufferAppendMemBufferCopyRectExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem,
        ur_mem_handle_t hDstMem, ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
        ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
        size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint);
    ur_result_t (*CommandBufferAppendMemBufferFillExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
        const void *pPattern, size_t patternSize, size_t offset, size_t size,
        uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint);
    ur_result_t (*CommandBufferAppendMemBufferReadExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
        size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint);
    ur_result_t (*CommandBufferAppendMemBufferReadRectExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
        ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
        size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
        void *pDst, uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint);
    ur_result_t (*CommandBufferAppendMemBufferWriteExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
        size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint);
    ur_result_t (*CommandBufferAppendMemBufferWriteRectExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
        ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
        size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
        void *pSrc, uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint);
    ur_result_t (*CommandBufferAppendUSMAdviseExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
        ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint);
    ur_result_t (*CommandBufferAppendUSMFillExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
        size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint);
    ur_result_t (*CommandBufferAppendUSMMemcpyExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
        uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint);
    ur_result_t (*CommandBufferAppendUSMPrefetchExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
        ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
        ur_exp_command_buffer_sync_point_t *pSyncPoint);
    ur_result_t (*CommandBufferCreateExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
        ur_exp_command_buffer_handle_t *phCommandBuffer);
    ur_result_t (*CommandBufferEnqueueExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, ur_queue_handle_t hQueue,
        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*CommandBufferFinalizeExp)(ur_exp_command_buffer_handle_t hCommandBuffer);
    ur_result_t (*CommandBufferGetInfoExp)(
        ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
        size_t propSize, void *pPropValue, size_t *pPropSizeRet);
    ur_result_t (*CommandBufferReleaseCommandExp)(ur_exp_command_buffer_command_handle_t hCommand);
    ur_result_t (*CommandBufferReleaseExp)(ur_exp_command_buffer_handle_t hCommandBuffer);
    ur_result_t (*CommandBufferRetainCommandExp)(ur_exp_command_buffer_command_handle_t hCommand);
    ur_result_t (*CommandBufferRetainExp)(ur_exp_command_buffer_handle_t hCommandBuffer);
    ur_result_t (*CommandBufferUpdateKernelLaunchExp)(
        ur_exp_command_buffer_command_handle_t hCommand,
        const struct older_2025_0_update *pUpdateKernelLaunch);
    ur_result_t (*ContextCreate)(
        uint32_t DeviceCount, const ur_device_handle_t *phDevices,
        const ur_context_properties_t *pProperties, ur_context_handle_t *phContext);
    ur_result_t (*ContextCreateWithNativeHandle)(
        ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
        const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
        ur_context_handle_t *phContext);
    ur_result_t (*ContextGetInfo)(
        ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*ContextGetNativeHandle)(
        ur_context_handle_t hContext, ur_native_handle_t *phNativeContext);
    ur_result_t (*ContextRelease)(ur_context_handle_t hContext);
    ur_result_t (*ContextRetain)(ur_context_handle_t hContext);
    ur_result_t (*ContextSetExtendedDeleter)(
        ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData);
    ur_result_t (*DeviceCreateWithNativeHandle)(
        ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
        const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice);
    ur_result_t (*DeviceGet)(
        ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
        ur_device_handle_t *phDevices, uint32_t *pNumDevices);
    ur_result_t (*DeviceGetGlobalTimestamps)(
        ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp);
    ur_result_t (*DeviceGetInfo)(
        ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*DeviceGetNativeHandle)(
        ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice);
    ur_result_t (*DeviceGetSelected)(
        ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
        ur_device_handle_t *phDevices, uint32_t *pNumDevices);
    ur_result_t (*DevicePartition)(
        ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
        uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet);
    ur_result_t (*DeviceRelease)(ur_device_handle_t hDevice);
    ur_result_t (*DeviceRetain)(ur_device_handle_t hDevice);
    ur_result_t (*DeviceSelectBinary)(
        ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
        uint32_t *pSelectedBinary);
    ur_result_t (*EnqueueCooperativeKernelLaunchExp)(
        ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
        const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
        const size_t *pLocalWorkSize, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueDeviceGlobalVariableRead)(
        ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
        size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueDeviceGlobalVariableWrite)(
        ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name,
        bool blockingWrite, size_t count, size_t offset, const void *pSrc,
        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueEventsWait)(
        ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueEventsWaitWithBarrier)(
        ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueKernelLaunch)(
        ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
        const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
        const size_t *pLocalWorkSize, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueKernelLaunchCustomExp)(
        ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
        const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
        uint32_t numPropsInLaunchPropList, const struct older_short_launch_property *launchPropList,
        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueMemBufferCopy)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
        size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueMemBufferCopyRect)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
        ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
        size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueMemBufferFill)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
        size_t offset, size_t size, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueMemBufferMap)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap,
        ur_map_flags_t mapFlags, size_t offset, size_t size, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap);
    ur_result_t (*EnqueueMemBufferRead)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
        size_t size, void *pDst, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueMemBufferReadRect)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
        ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
        size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
        void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueMemBufferWrite)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
        size_t size, const void *pSrc, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueMemBufferWriteRect)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
        ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
        size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
        void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueMemImageCopy)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
        ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueMemImageRead)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead,
        ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
        void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueMemImageWrite)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite,
        ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
        void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueMemUnmap)(
        ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueNativeCommandExp)(
        ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue,
        void *data, uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
        const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueReadHostPipe)(
        ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol,
        bool blocking, void *pDst, size_t size, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueTimestampRecordingExp)(
        ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueUSMAdvise)(
        ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueUSMFill)(
        ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueUSMFill2D)(
        ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize,
        const void *pPattern, size_t width, size_t height, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueUSMMemcpy)(
        ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueUSMMemcpy2D)(
        ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
        size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueUSMPrefetch)(
        ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
        ur_event_handle_t *phEvent);
    ur_result_t (*EnqueueWriteHostPipe)(
        ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol,
        bool blocking, void *pSrc, size_t size, uint32_t numEventsInWaitList,
        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
    ur_result_t (*EventCreateWithNativeHandle)(
        ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
        const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent);
    ur_result_t (*EventGetInfo)(
        ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*EventGetNativeHandle)(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);
    ur_result_t (*EventGetProfilingInfo)(
        ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*EventRelease)(ur_event_handle_t hEvent);
    ur_result_t (*EventRetain)(ur_event_handle_t hEvent);
    ur_result_t (*EventSetCallback)(
        ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
        void *pUserData);
    ur_result_t (*EventWait)(uint32_t numEvents, const ur_event_handle_t *phEventWaitList);
    ur_result_t (*KernelCreate)(
        ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel);
    ur_result_t (*KernelCreateWithNativeHandle)(
        ur_native_handle_t hNativeKernel, ur_context_handle_t hContext,
        ur_program_handle_t hProgram, const ur_kernel_native_properties_t *pProperties,
        ur_kernel_handle_t *phKernel);
    ur_result_t (*KernelGetGroupInfo)(
        ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
        size_t propSize, void *pPropValue, size_t *pPropSizeRet);
    ur_result_t (*KernelGetInfo)(
        ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*KernelGetNativeHandle)(
        ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel);
    ur_result_t (*KernelGetSubGroupInfo)(
        ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
        size_t propSize, void *pPropValue, size_t *pPropSizeRet);
    ur_result_t (*KernelGetSuggestedLocalWorkSize)(
        ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
        const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
        size_t *pSuggestedLocalWorkSize);
    ur_result_t (*KernelRelease)(ur_kernel_handle_t hKernel);
    ur_result_t (*KernelRetain)(ur_kernel_handle_t hKernel);
    ur_result_t (*KernelSetArgLocal)(
        ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
        const ur_kernel_arg_local_properties_t *pProperties);
    ur_result_t (*KernelSetArgMemObj)(
        ur_kernel_handle_t hKernel, uint32_t argIndex,
        const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue);
    ur_result_t (*KernelSetArgPointer)(
        ur_kernel_handle_t hKernel, uint32_t argIndex,
        const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue);
    ur_result_t (*KernelSetArgSampler)(
        ur_kernel_handle_t hKernel, uint32_t argIndex,
        const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue);
    ur_result_t (*KernelSetArgValue)(
        ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
        const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue);
    ur_result_t (*KernelSetExecInfo)(
        ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
        const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue);
    ur_result_t (*KernelSetSpecializationConstants)(
        ur_kernel_handle_t hKernel, uint32_t count,
        const ur_specialization_constant_info_t *pSpecConstants);
    ur_result_t (*KernelSuggestMaxCooperativeGroupCountExp)(
        ur_kernel_handle_t hKernel, size_t localWorkSize, size_t dynamicSharedMemorySize,
        uint32_t *pGroupCountRet);
    ur_result_t (*LoaderConfigCreate)(ur_loader_config_handle_t *phLoaderConfig);
    ur_result_t (*LoaderConfigEnableLayer)(
        ur_loader_config_handle_t hLoaderConfig, const char *pLayerName);
    ur_result_t (*LoaderConfigGetInfo)(
        ur_loader_config_handle_t hLoaderConfig, ur_loader_config_info_t propName, size_t propSize,
        void *pPropValue, size_t *pPropSizeRet);
    ur_result_t (*LoaderConfigRelease)(ur_loader_config_handle_t hLoaderConfig);
    ur_result_t (*LoaderConfigRetain)(ur_loader_config_handle_t hLoaderConfig);
    ur_result_t (*LoaderConfigSetCodeLocationCallback)(
        ur_loader_config_handle_t hLoaderConfig, ur_code_location_callback_t pfnCodeloc,
        void *pUserData);
    ur_result_t (*LoaderConfigSetMockingEnabled)(
        ur_loader_config_handle_t hLoaderConfig, ur_bool_t enable);
    ur_result_t (*LoaderInit)(
        ur_device_init_flags_t device_flags, ur_loader_config_handle_t hLoaderConfig);
    ur_result_t (*LoaderTearDown)(void);
    ur_result_t (*MemBufferCreate)(
        ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
        const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer);
    ur_result_t (*MemBufferCreateWithNativeHandle)(
        ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
        const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
    ur_result_t (*MemBufferPartition)(
        ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
        const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);
    ur_result_t (*MemGetInfo)(
        ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*MemGetNativeHandle)(
        ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem);
    ur_result_t (*MemImageCreate)(
        ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
        const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem);
    ur_result_t (*MemImageCreateWithNativeHandle)(
        ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
        const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
        const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
    ur_result_t (*MemImageGetInfo)(
        ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*MemRelease)(ur_mem_handle_t hMem);
    ur_result_t (*MemRetain)(ur_mem_handle_t hMem);
    ur_result_t (*PhysicalMemCreate)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
        const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem);
    ur_result_t (*PhysicalMemRelease)(ur_physical_mem_handle_t hPhysicalMem);
    ur_result_t (*PhysicalMemRetain)(ur_physical_mem_handle_t hPhysicalMem);
    ur_result_t (*PlatformCreateWithNativeHandle)(
        ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
        const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform);
    ur_result_t (*PlatformGet)(
        ur_adapter_handle_t *phAdapters, uint32_t NumAdapters, uint32_t NumEntries,
        ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms);
    ur_result_t (*PlatformGetApiVersion)(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);
    ur_result_t (*PlatformGetBackendOption)(
        ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption);
    ur_result_t (*PlatformGetInfo)(
        ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize,
        void *pPropValue, size_t *pPropSizeRet);
    ur_result_t (*PlatformGetNativeHandle)(
        ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform);
    ur_result_t (*ProgramBuild)(
        ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);
    ur_result_t (*ProgramBuildExp)(
        ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
        const char *pOptions);
    ur_result_t (*ProgramCompile)(
        ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);
    ur_result_t (*ProgramCompileExp)(
        ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
        const char *pOptions);
    ur_result_t (*ProgramCreateWithBinary)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
        const uint8_t *pBinary, const ur_program_properties_t *pProperties,
        ur_program_handle_t *phProgram);
    ur_result_t (*ProgramCreateWithIL)(
        ur_context_handle_t hContext, const void *pIL, size_t length,
        const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram);
    ur_result_t (*ProgramCreateWithNativeHandle)(
        ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
        const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram);
    ur_result_t (*ProgramGetBuildInfo)(
        ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
        size_t propSize, void *pPropValue, size_t *pPropSizeRet);
    ur_result_t (*ProgramGetFunctionPointer)(
        ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
        void **ppFunctionPointer);
    ur_result_t (*ProgramGetGlobalVariablePointer)(
        ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
        size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet);
    ur_result_t (*ProgramGetInfo)(
        ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*ProgramGetNativeHandle)(
        ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram);
    ur_result_t (*ProgramLink)(
        ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
        const char *pOptions, ur_program_handle_t *phProgram);
    ur_result_t (*ProgramLinkExp)(
        ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
        uint32_t count, const ur_program_handle_t *phPrograms, const char *pOptions,
        ur_program_handle_t *phProgram);
    ur_result_t (*ProgramRelease)(ur_program_handle_t hProgram);
    ur_result_t (*ProgramRetain)(ur_program_handle_t hProgram);
    ur_result_t (*ProgramSetSpecializationConstants)(
        ur_program_handle_t hProgram, uint32_t count,
        const ur_specialization_constant_info_t *pSpecConstants);
    ur_result_t (*QueueCreate)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);
    ur_result_t (*QueueCreateWithNativeHandle)(
        ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
        const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue);
    ur_result_t (*QueueFinish)(ur_queue_handle_t hQueue);
    ur_result_t (*QueueFlush)(ur_queue_handle_t hQueue);
    ur_result_t (*QueueGetInfo)(
        ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*QueueGetNativeHandle)(
        ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue);
    ur_result_t (*QueueRelease)(ur_queue_handle_t hQueue);
    ur_result_t (*QueueRetain)(ur_queue_handle_t hQueue);
    ur_result_t (*SamplerCreate)(
        ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler);
    ur_result_t (*SamplerCreateWithNativeHandle)(
        ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
        const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler);
    ur_result_t (*SamplerGetInfo)(
        ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*SamplerGetNativeHandle)(
        ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler);
    ur_result_t (*SamplerRelease)(ur_sampler_handle_t hSampler);
    ur_result_t (*SamplerRetain)(ur_sampler_handle_t hSampler);
    ur_result_t (*USMDeviceAlloc)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
        ur_usm_pool_handle_t pool, size_t size, void **ppMem);
    ur_result_t (*USMFree)(ur_context_handle_t hContext, void *pMem);
    ur_result_t (*USMGetMemAllocInfo)(
        ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName,
        size_t propSize, void *pPropValue, size_t *pPropSizeRet);
    ur_result_t (*USMHostAlloc)(
        ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
        size_t size, void **ppMem);
    ur_result_t (*USMImportExp)(ur_context_handle_t hContext, void *pMem, size_t size);
    ur_result_t (*USMPitchedAllocExp)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
        ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
        void **ppMem, size_t *pResultPitch);
    ur_result_t (*USMPoolCreate)(
        ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool);
    ur_result_t (*USMPoolGetInfo)(
        ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*USMPoolRelease)(ur_usm_pool_handle_t pPool);
    ur_result_t (*USMPoolRetain)(ur_usm_pool_handle_t pPool);
    ur_result_t (*USMReleaseExp)(ur_context_handle_t hContext, void *pMem);
    ur_result_t (*USMSharedAlloc)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
        ur_usm_pool_handle_t pool, size_t size, void **ppMem);
    ur_result_t (*UsmP2PDisablePeerAccessExp)(
        ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
    ur_result_t (*UsmP2PEnablePeerAccessExp)(
        ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
    ur_result_t (*UsmP2PPeerAccessGetInfoExp)(
        ur_device_handle_t commandDevice, ur_device_handle_t peerDevice,
        ur_exp_peer_info_t propName, size_t propSize, void *pPropValue, size_t *pPropSizeRet);
    ur_result_t (*VirtualMemFree)(ur_context_handle_t hContext, const void *pStart, size_t size);
    ur_result_t (*VirtualMemGetInfo)(
        ur_context_handle_t hContext, const void *pStart, size_t size,
        ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue, size_t *pPropSizeRet);
    ur_result_t (*VirtualMemGranularityGetInfo)(
        ur_context_handle_t hContext, ur_device_handle_t hDevice,
        ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
        size_t *pPropSizeRet);
    ur_result_t (*VirtualMemMap)(
        ur_context_handle_t hContext, const void *pStart, size_t size,
        ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags);
    ur_result_t (*VirtualMemReserve)(
        ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart);
    ur_result_t (*VirtualMemSetAccess)(
        ur_context_handle_t hContext, const void *pStart, size_t size,
        ur_virtual_mem_access_flags_t flags);
    ur_result_t (*VirtualMemUnmap)(ur_context_handle_t hContext, const void *pStart, size_t size);
};
extern struct front_below front_below;

/* The names and places of these. */
struct front_name {
    const char *name;
    void **place;
};
extern const struct front_name front_names[];
extern const unsigned front_num_names;

/* These return results as they are today. A caller is where the call returns to. */
ur_result_t older_2024_2_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t older_2024_2_PlatformGet(
    ur_adapter_handle_t *phAdapters, uint32_t NumAdapters, uint32_t NumEntries,
    ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms, const void *caller);
ur_result_t older_2024_2_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, const ur_platform_native_properties_t *pProperties,
    ur_platform_handle_t *phPlatform);
ur_result_t older_2024_2_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_platform_handle_t hPlatform,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice);
ur_result_t older_2024_2_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, uint32_t numDevices, const ur_device_handle_t *phDevices,
    const ur_context_native_properties_t *pProperties, ur_context_handle_t *phContext);
ur_result_t older_2024_2_KernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue);
ur_result_t older_2024_2_KernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue);
ur_result_t older_2024_2_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue);
ur_result_t older_2024_2_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer);
ur_result_t older_2024_2_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);
ur_result_t older_2024_2_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
ur_result_t older_2024_2_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem);
ur_result_t older_2024_2_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
ur_result_t older_2024_2_MemRetain(ur_mem_handle_t hMem);
ur_result_t older_2024_2_MemRelease(ur_mem_handle_t hMem);
ur_result_t older_2024_2_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer);
ur_result_t older_2024_2_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_command_handle_t hCommand,
    const struct older_2024_2_update *pUpdateKernelLaunch);

#endif
