/* Generated from scripts/templates/bottom.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The tables below all layers, and the proof that assembly and C agree on where the slots are. */
#include "layer_table.h"

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterRelease(ur_adapter_handle_t hAdapter);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterRelease(ur_adapter_handle_t hAdapter);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterRetain(ur_adapter_handle_t hAdapter);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterRetain(ur_adapter_handle_t hAdapter);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextRetain(ur_context_handle_t hContext);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextRetain(ur_context_handle_t hContext);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextRelease(ur_context_handle_t hContext);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextRelease(ur_context_handle_t hContext);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceRetain(ur_device_handle_t hDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceRetain(ur_device_handle_t hDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceRelease(ur_device_handle_t hDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceRelease(ur_device_handle_t hDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventWait(
    uint32_t numEvents, const ur_event_handle_t *phEventWaitList);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventRetain(ur_event_handle_t hEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventRetain(ur_event_handle_t hEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventRelease(ur_event_handle_t hEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventRelease(ur_event_handle_t hEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferFinalizeExp(
    ur_exp_command_buffer_handle_t hCommandBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_DeviceWaitExp(ur_device_handle_t hDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_DeviceWaitExp(ur_device_handle_t hDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphDestroyExp(ur_exp_graph_handle_t hGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphDestroyExp(ur_exp_graph_handle_t hGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, const char *filePath);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, const char *filePath);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCPutMemHandleExp(
    ur_context_handle_t hContext, void *pIPCMemHandleData);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCPutMemHandleExp(
    ur_context_handle_t hContext, void *pIPCMemHandleData);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMHostAllocUnregisterExp(
    ur_context_handle_t hContext, void *pHostMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMReleaseExp(ur_context_handle_t hContext, void *pMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMReleaseExp(ur_context_handle_t hContext, void *pMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueEndFusionExp(ur_queue_handle_t hQueue, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueCancelFusionExp(ur_queue_handle_t hQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelRetain(ur_kernel_handle_t hKernel);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelRetain(ur_kernel_handle_t hKernel);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelRelease(ur_kernel_handle_t hKernel);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelRelease(ur_kernel_handle_t hKernel);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemRetain(ur_mem_handle_t hMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemRetain(ur_mem_handle_t hMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemRelease(ur_mem_handle_t hMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemRelease(ur_mem_handle_t hMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramRetain(ur_program_handle_t hProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramRetain(ur_program_handle_t hProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramRelease(ur_program_handle_t hProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramRelease(ur_program_handle_t hProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueRetain(ur_queue_handle_t hQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueRetain(ur_queue_handle_t hQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueRelease(ur_queue_handle_t hQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueRelease(ur_queue_handle_t hQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueFinish(ur_queue_handle_t hQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueFinish(ur_queue_handle_t hQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueFlush(ur_queue_handle_t hQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_QueueFlush(ur_queue_handle_t hQueue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerRetain(ur_sampler_handle_t hSampler);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerRetain(ur_sampler_handle_t hSampler);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerRelease(ur_sampler_handle_t hSampler);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerRelease(ur_sampler_handle_t hSampler);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventCreateUserExp(
    ur_context_handle_t hContext, ur_event_handle_t *phEvent);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventSetStatusExp(ur_event_handle_t hEvent, ur_event_status_t status);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMFree(ur_context_handle_t hContext, void *pMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMFree(ur_context_handle_t hContext, void *pMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolRetain(ur_usm_pool_handle_t pPool);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolRetain(ur_usm_pool_handle_t pPool);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolRelease(ur_usm_pool_handle_t pPool);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolRelease(ur_usm_pool_handle_t pPool);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem);
__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);
__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);

ur_layer_dditable_t loader_bottom = {
    .ddi.Adapter.pfnGet = loader_urAdapterGet,
    .ddi.Adapter.pfnRelease = loader_dispatch_AdapterRelease,
    .ddi.Adapter.pfnRetain = loader_dispatch_AdapterRetain,
    .ddi.Adapter.pfnGetLastError = loader_dispatch_AdapterGetLastError,
    .ddi.Adapter.pfnGetInfo = loader_dispatch_AdapterGetInfo,
    .ddi.Adapter.pfnSetLoggerCallback = loader_dispatch_AdapterSetLoggerCallback,
    .ddi.Adapter.pfnSetLoggerCallbackLevel = loader_dispatch_AdapterSetLoggerCallbackLevel,
    .ddi.Context.pfnCreate = loader_dispatch_ContextCreate,
    .ddi.Context.pfnRetain = loader_dispatch_ContextRetain,
    .ddi.Context.pfnRelease = loader_dispatch_ContextRelease,
    .ddi.Context.pfnGetInfo = loader_dispatch_ContextGetInfo,
    .ddi.Context.pfnGetNativeHandle = loader_dispatch_ContextGetNativeHandle,
    .ddi.Context.pfnCreateWithNativeHandle = loader_dispatch_ContextCreateWithNativeHandle,
    .ddi.Context.pfnSetExtendedDeleter = loader_dispatch_ContextSetExtendedDeleter,
    .ddi.Device.pfnGet = loader_dispatch_DeviceGet,
    .pfnDeviceGetSelected = loader_urDeviceGetSelected,
    .ddi.Device.pfnGetInfo = loader_dispatch_DeviceGetInfo,
    .ddi.Device.pfnRetain = loader_dispatch_DeviceRetain,
    .ddi.Device.pfnRelease = loader_dispatch_DeviceRelease,
    .ddi.Device.pfnPartition = loader_dispatch_DevicePartition,
    .ddi.Device.pfnSelectBinary = loader_dispatch_DeviceSelectBinary,
    .ddi.Device.pfnGetNativeHandle = loader_dispatch_DeviceGetNativeHandle,
    .ddi.Device.pfnCreateWithNativeHandle = loader_dispatch_DeviceCreateWithNativeHandle,
    .ddi.Device.pfnGetGlobalTimestamps = loader_dispatch_DeviceGetGlobalTimestamps,
    .ddi.Enqueue.pfnEventsWait = loader_dispatch_EnqueueEventsWait,
    .ddi.Enqueue.pfnEventsWaitWithBarrier = loader_dispatch_EnqueueEventsWaitWithBarrier,
    .ddi.Enqueue.pfnMemBufferRead = loader_dispatch_EnqueueMemBufferRead,
    .ddi.Enqueue.pfnMemBufferWrite = loader_dispatch_EnqueueMemBufferWrite,
    .ddi.Enqueue.pfnMemBufferReadRect = loader_dispatch_EnqueueMemBufferReadRect,
    .ddi.Enqueue.pfnMemBufferWriteRect = loader_dispatch_EnqueueMemBufferWriteRect,
    .ddi.Enqueue.pfnMemBufferCopy = loader_dispatch_EnqueueMemBufferCopy,
    .ddi.Enqueue.pfnMemBufferCopyRect = loader_dispatch_EnqueueMemBufferCopyRect,
    .ddi.Enqueue.pfnMemBufferFill = loader_dispatch_EnqueueMemBufferFill,
    .ddi.Enqueue.pfnMemImageRead = loader_dispatch_EnqueueMemImageRead,
    .ddi.Enqueue.pfnMemImageWrite = loader_dispatch_EnqueueMemImageWrite,
    .ddi.Enqueue.pfnMemImageCopy = loader_dispatch_EnqueueMemImageCopy,
    .ddi.Enqueue.pfnMemBufferMap = loader_dispatch_EnqueueMemBufferMap,
    .ddi.Enqueue.pfnMemUnmap = loader_dispatch_EnqueueMemUnmap,
    .ddi.Enqueue.pfnUSMFill = loader_dispatch_EnqueueUSMFill,
    .ddi.Enqueue.pfnUSMMemcpy = loader_dispatch_EnqueueUSMMemcpy,
    .ddi.Enqueue.pfnUSMPrefetch = loader_dispatch_EnqueueUSMPrefetch,
    .ddi.Enqueue.pfnUSMAdvise = loader_dispatch_EnqueueUSMAdvise,
    .ddi.Enqueue.pfnUSMFill2D = loader_dispatch_EnqueueUSMFill2D,
    .ddi.Enqueue.pfnUSMMemcpy2D = loader_dispatch_EnqueueUSMMemcpy2D,
    .ddi.Enqueue.pfnDeviceGlobalVariableWrite = loader_dispatch_EnqueueDeviceGlobalVariableWrite,
    .ddi.Enqueue.pfnDeviceGlobalVariableRead = loader_dispatch_EnqueueDeviceGlobalVariableRead,
    .ddi.Enqueue.pfnReadHostPipe = loader_dispatch_EnqueueReadHostPipe,
    .ddi.Enqueue.pfnWriteHostPipe = loader_dispatch_EnqueueWriteHostPipe,
    .ddi.Event.pfnGetInfo = loader_dispatch_EventGetInfo,
    .ddi.Event.pfnGetProfilingInfo = loader_dispatch_EventGetProfilingInfo,
    .ddi.Event.pfnWait = loader_dispatch_EventWait,
    .ddi.Event.pfnRetain = loader_dispatch_EventRetain,
    .ddi.Event.pfnRelease = loader_dispatch_EventRelease,
    .ddi.Event.pfnGetNativeHandle = loader_dispatch_EventGetNativeHandle,
    .ddi.Event.pfnCreateWithNativeHandle = loader_dispatch_EventCreateWithNativeHandle,
    .ddi.Event.pfnSetCallback = loader_dispatch_EventSetCallback,
    .ddi.EnqueueExp.pfnUSMDeviceAllocExp = loader_dispatch_EnqueueUSMDeviceAllocExp,
    .ddi.EnqueueExp.pfnUSMSharedAllocExp = loader_dispatch_EnqueueUSMSharedAllocExp,
    .ddi.EnqueueExp.pfnUSMHostAllocExp = loader_dispatch_EnqueueUSMHostAllocExp,
    .ddi.EnqueueExp.pfnUSMFreeExp = loader_dispatch_EnqueueUSMFreeExp,
    .ddi.USMExp.pfnPoolCreateExp = loader_dispatch_USMPoolCreateExp,
    .ddi.USMExp.pfnPoolDestroyExp = loader_dispatch_USMPoolDestroyExp,
    .ddi.USMExp.pfnPoolGetDefaultDevicePoolExp = loader_dispatch_USMPoolGetDefaultDevicePoolExp,
    .ddi.USMExp.pfnPoolGetInfoExp = loader_dispatch_USMPoolGetInfoExp,
    .ddi.USMExp.pfnPoolSetInfoExp = loader_dispatch_USMPoolSetInfoExp,
    .ddi.USMExp.pfnPoolSetDevicePoolExp = loader_dispatch_USMPoolSetDevicePoolExp,
    .ddi.USMExp.pfnPoolGetDevicePoolExp = loader_dispatch_USMPoolGetDevicePoolExp,
    .ddi.USMExp.pfnPoolTrimToExp = loader_dispatch_USMPoolTrimToExp,
    .ddi.USMExp.pfnPitchedAllocExp = loader_dispatch_USMPitchedAllocExp,
    .ddi.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp = loader_dispatch_BindlessImagesUnsampledImageHandleDestroyExp,
    .ddi.BindlessImagesExp.pfnSampledImageHandleDestroyExp = loader_dispatch_BindlessImagesSampledImageHandleDestroyExp,
    .ddi.BindlessImagesExp.pfnImageAllocateExp = loader_dispatch_BindlessImagesImageAllocateExp,
    .ddi.BindlessImagesExp.pfnImageFreeExp = loader_dispatch_BindlessImagesImageFreeExp,
    .ddi.BindlessImagesExp.pfnUnsampledImageCreateExp = loader_dispatch_BindlessImagesUnsampledImageCreateExp,
    .ddi.BindlessImagesExp.pfnSampledImageCreateExp = loader_dispatch_BindlessImagesSampledImageCreateExp,
    .ddi.BindlessImagesExp.pfnImageCopyExp = loader_dispatch_BindlessImagesImageCopyExp,
    .ddi.BindlessImagesExp.pfnImageGetInfoExp = loader_dispatch_BindlessImagesImageGetInfoExp,
    .ddi.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp = loader_dispatch_BindlessImagesGetImageMemoryHandleTypeSupportExp,
    .ddi.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp = loader_dispatch_BindlessImagesGetImageUnsampledHandleSupportExp,
    .ddi.BindlessImagesExp.pfnGetImageSampledHandleSupportExp = loader_dispatch_BindlessImagesGetImageSampledHandleSupportExp,
    .ddi.BindlessImagesExp.pfnMipmapGetLevelExp = loader_dispatch_BindlessImagesMipmapGetLevelExp,
    .ddi.BindlessImagesExp.pfnMipmapFreeExp = loader_dispatch_BindlessImagesMipmapFreeExp,
    .ddi.BindlessImagesExp.pfnImportExternalMemoryExp = loader_dispatch_BindlessImagesImportExternalMemoryExp,
    .ddi.BindlessImagesExp.pfnMapExternalArrayExp = loader_dispatch_BindlessImagesMapExternalArrayExp,
    .ddi.BindlessImagesExp.pfnMapExternalLinearMemoryExp = loader_dispatch_BindlessImagesMapExternalLinearMemoryExp,
    .ddi.BindlessImagesExp.pfnReleaseExternalMemoryExp = loader_dispatch_BindlessImagesReleaseExternalMemoryExp,
    .ddi.BindlessImagesExp.pfnFreeMappedLinearMemoryExp = loader_dispatch_BindlessImagesFreeMappedLinearMemoryExp,
    .ddi.BindlessImagesExp.pfnSupportsImportingHandleTypeExp = loader_dispatch_BindlessImagesSupportsImportingHandleTypeExp,
    .ddi.BindlessImagesExp.pfnImportExternalSemaphoreExp = loader_dispatch_BindlessImagesImportExternalSemaphoreExp,
    .ddi.BindlessImagesExp.pfnReleaseExternalSemaphoreExp = loader_dispatch_BindlessImagesReleaseExternalSemaphoreExp,
    .ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp = loader_dispatch_BindlessImagesWaitExternalSemaphoreExp,
    .ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp = loader_dispatch_BindlessImagesSignalExternalSemaphoreExp,
    .ddi.CommandBufferExp.pfnCreateExp = loader_dispatch_CommandBufferCreateExp,
    .ddi.CommandBufferExp.pfnRetainExp = loader_dispatch_CommandBufferRetainExp,
    .ddi.CommandBufferExp.pfnReleaseExp = loader_dispatch_CommandBufferReleaseExp,
    .ddi.CommandBufferExp.pfnFinalizeExp = loader_dispatch_CommandBufferFinalizeExp,
    .ddi.CommandBufferExp.pfnAppendKernelLaunchExp = loader_dispatch_CommandBufferAppendKernelLaunchExp,
    .ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp = loader_dispatch_CommandBufferAppendKernelLaunchWithArgsExp,
    .ddi.CommandBufferExp.pfnAppendUSMMemcpyExp = loader_dispatch_CommandBufferAppendUSMMemcpyExp,
    .ddi.CommandBufferExp.pfnAppendUSMFillExp = loader_dispatch_CommandBufferAppendUSMFillExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferCopyExp = loader_dispatch_CommandBufferAppendMemBufferCopyExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferWriteExp = loader_dispatch_CommandBufferAppendMemBufferWriteExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferReadExp = loader_dispatch_CommandBufferAppendMemBufferReadExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp = loader_dispatch_CommandBufferAppendMemBufferCopyRectExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp = loader_dispatch_CommandBufferAppendMemBufferWriteRectExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp = loader_dispatch_CommandBufferAppendMemBufferReadRectExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferFillExp = loader_dispatch_CommandBufferAppendMemBufferFillExp,
    .ddi.CommandBufferExp.pfnAppendUSMPrefetchExp = loader_dispatch_CommandBufferAppendUSMPrefetchExp,
    .ddi.CommandBufferExp.pfnAppendUSMAdviseExp = loader_dispatch_CommandBufferAppendUSMAdviseExp,
    .ddi.CommandBufferExp.pfnAppendNativeCommandExp = loader_dispatch_CommandBufferAppendNativeCommandExp,
    .ddi.EnqueueExp.pfnCommandBufferExp = loader_dispatch_EnqueueCommandBufferExp,
    .ddi.CommandBufferExp.pfnUpdateKernelLaunchExp = loader_dispatch_CommandBufferUpdateKernelLaunchExp,
    .ddi.CommandBufferExp.pfnUpdateSignalEventExp = loader_dispatch_CommandBufferUpdateSignalEventExp,
    .ddi.CommandBufferExp.pfnUpdateWaitEventsExp = loader_dispatch_CommandBufferUpdateWaitEventsExp,
    .ddi.CommandBufferExp.pfnGetInfoExp = loader_dispatch_CommandBufferGetInfoExp,
    .ddi.CommandBufferExp.pfnGetNativeHandleExp = loader_dispatch_CommandBufferGetNativeHandleExp,
    .ddi.DeviceExp.pfnWaitExp = loader_dispatch_DeviceWaitExp,
    .ddi.ProgramExp.pfnDynamicLinkExp = loader_dispatch_ProgramDynamicLinkExp,
    .ddi.EnqueueExp.pfnKernelLaunchWithArgsExp = loader_dispatch_EnqueueKernelLaunchWithArgsExp,
    .ddi.EnqueueExp.pfnTimestampRecordingExp = loader_dispatch_EnqueueTimestampRecordingExp,
    .ddi.GraphExp.pfnCreateExp = loader_dispatch_GraphCreateExp,
    .ddi.QueueExp.pfnBeginGraphCaptureExp = loader_dispatch_QueueBeginGraphCaptureExp,
    .ddi.QueueExp.pfnBeginCaptureIntoGraphExp = loader_dispatch_QueueBeginCaptureIntoGraphExp,
    .ddi.QueueExp.pfnEndGraphCaptureExp = loader_dispatch_QueueEndGraphCaptureExp,
    .ddi.GraphExp.pfnInstantiateGraphExp = loader_dispatch_GraphInstantiateGraphExp,
    .ddi.EnqueueExp.pfnGraphExp = loader_dispatch_EnqueueGraphExp,
    .ddi.GraphExp.pfnDestroyExp = loader_dispatch_GraphDestroyExp,
    .ddi.GraphExp.pfnExecutableGraphDestroyExp = loader_dispatch_GraphExecutableGraphDestroyExp,
    .ddi.QueueExp.pfnIsGraphCaptureEnabledExp = loader_dispatch_QueueIsGraphCaptureEnabledExp,
    .ddi.QueueExp.pfnGetGraphExp = loader_dispatch_QueueGetGraphExp,
    .ddi.GraphExp.pfnIsEmptyExp = loader_dispatch_GraphIsEmptyExp,
    .ddi.GraphExp.pfnGetIdExp = loader_dispatch_GraphGetIdExp,
    .ddi.GraphExp.pfnSetDestructionCallbackExp = loader_dispatch_GraphSetDestructionCallbackExp,
    .ddi.GraphExp.pfnDumpContentsExp = loader_dispatch_GraphDumpContentsExp,
    .ddi.GraphExp.pfnGetNativeHandleExp = loader_dispatch_GraphGetNativeHandleExp,
    .ddi.GraphExp.pfnExecutableGraphGetNativeHandleExp = loader_dispatch_GraphExecutableGraphGetNativeHandleExp,
    .ddi.EnqueueExp.pfnHostTaskExp = loader_dispatch_EnqueueHostTaskExp,
    .ddi.IPCExp.pfnGetMemHandleExp = loader_dispatch_IPCGetMemHandleExp,
    .ddi.IPCExp.pfnPutMemHandleExp = loader_dispatch_IPCPutMemHandleExp,
    .ddi.IPCExp.pfnOpenMemHandleExp = loader_dispatch_IPCOpenMemHandleExp,
    .ddi.IPCExp.pfnCloseMemHandleExp = loader_dispatch_IPCCloseMemHandleExp,
    .ddi.IPCExp.pfnGetPhysMemHandleExp = loader_dispatch_IPCGetPhysMemHandleExp,
    .ddi.IPCExp.pfnPutPhysMemHandleExp = loader_dispatch_IPCPutPhysMemHandleExp,
    .ddi.IPCExp.pfnOpenPhysMemHandleExp = loader_dispatch_IPCOpenPhysMemHandleExp,
    .ddi.IPCExp.pfnClosePhysMemHandleExp = loader_dispatch_IPCClosePhysMemHandleExp,
    .ddi.IPCExp.pfnGetEventHandleExp = loader_dispatch_IPCGetEventHandleExp,
    .ddi.IPCExp.pfnPutEventHandleExp = loader_dispatch_IPCPutEventHandleExp,
    .ddi.IPCExp.pfnOpenEventHandleExp = loader_dispatch_IPCOpenEventHandleExp,
    .ddi.Enqueue.pfnEventsWaitWithBarrierExt = loader_dispatch_EnqueueEventsWaitWithBarrierExt,
    .ddi.MemoryExportExp.pfnAllocExportableMemoryExp = loader_dispatch_MemoryExportAllocExportableMemoryExp,
    .ddi.MemoryExportExp.pfnFreeExportableMemoryExp = loader_dispatch_MemoryExportFreeExportableMemoryExp,
    .ddi.MemoryExportExp.pfnExportMemoryHandleExp = loader_dispatch_MemoryExportExportMemoryHandleExp,
    .ddi.ProgramExp.pfnBuildExp = loader_dispatch_ProgramBuildExp,
    .ddi.ProgramExp.pfnCompileExp = loader_dispatch_ProgramCompileExp,
    .ddi.ProgramExp.pfnLinkExp = loader_dispatch_ProgramLinkExp,
    .ddi.EnqueueExp.pfnNativeCommandExp = loader_dispatch_EnqueueNativeCommandExp,
    .ddi.EventExp.pfnCreateExp = loader_dispatch_EventCreateExp,
    .ddi.USMExp.pfnContextMemcpyExp = loader_dispatch_USMContextMemcpyExp,
    .ddi.USMExp.pfnHostAllocRegisterExp = loader_dispatch_USMHostAllocRegisterExp,
    .ddi.USMExp.pfnHostAllocUnregisterExp = loader_dispatch_USMHostAllocUnregisterExp,
    .ddi.USMExp.pfnImportExp = loader_dispatch_USMImportExp,
    .ddi.USMExp.pfnReleaseExp = loader_dispatch_USMReleaseExp,
    .ddi.UsmP2PExp.pfnEnablePeerAccessExp = loader_dispatch_UsmP2PEnablePeerAccessExp,
    .ddi.UsmP2PExp.pfnDisablePeerAccessExp = loader_dispatch_UsmP2PDisablePeerAccessExp,
    .ddi.UsmP2PExp.pfnPeerAccessGetInfoExp = loader_dispatch_UsmP2PPeerAccessGetInfoExp,
    .pfnCommandBufferFuseExp = loader_dispatch_CommandBufferFuseExp,
    .pfnCommandBufferGetFusionInfoExp = loader_dispatch_CommandBufferGetFusionInfoExp,
    .pfnQueueBeginFusionExp = loader_dispatch_QueueBeginFusionExp,
    .pfnQueueEndFusionExp = loader_dispatch_QueueEndFusionExp,
    .pfnQueueCancelFusionExp = loader_dispatch_QueueCancelFusionExp,
    .pfnQueueGetFusionInfoExp = loader_dispatch_QueueGetFusionInfoExp,
    .ddi.Kernel.pfnCreate = loader_dispatch_KernelCreate,
    .ddi.Kernel.pfnGetInfo = loader_dispatch_KernelGetInfo,
    .ddi.Kernel.pfnGetGroupInfo = loader_dispatch_KernelGetGroupInfo,
    .ddi.Kernel.pfnGetSubGroupInfo = loader_dispatch_KernelGetSubGroupInfo,
    .ddi.Kernel.pfnRetain = loader_dispatch_KernelRetain,
    .ddi.Kernel.pfnRelease = loader_dispatch_KernelRelease,
    .ddi.Kernel.pfnSetExecInfo = loader_dispatch_KernelSetExecInfo,
    .ddi.Kernel.pfnSetSpecializationConstants = loader_dispatch_KernelSetSpecializationConstants,
    .ddi.Kernel.pfnGetNativeHandle = loader_dispatch_KernelGetNativeHandle,
    .ddi.Kernel.pfnCreateWithNativeHandle = loader_dispatch_KernelCreateWithNativeHandle,
    .ddi.Kernel.pfnGetSuggestedLocalWorkSize = loader_dispatch_KernelGetSuggestedLocalWorkSize,
    .ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs = loader_dispatch_KernelGetSuggestedLocalWorkSizeWithArgs,
    .ddi.Kernel.pfnSuggestMaxCooperativeGroupCount = loader_dispatch_KernelSuggestMaxCooperativeGroupCount,
    .pfnLoaderConfigCreate = loader_urLoaderConfigCreate,
    .pfnLoaderConfigRetain = loader_urLoaderConfigRetain,
    .pfnLoaderConfigRelease = loader_urLoaderConfigRelease,
    .pfnLoaderConfigGetInfo = loader_urLoaderConfigGetInfo,
    .pfnLoaderConfigEnableLayer = loader_urLoaderConfigEnableLayer,
    .pfnLoaderConfigSetCodeLocationCallback = loader_urLoaderConfigSetCodeLocationCallback,
    .pfnLoaderConfigSetMockingEnabled = loader_urLoaderConfigSetMockingEnabled,
    .pfnLoaderInit = loader_urLoaderInit,
    .pfnLoaderTearDown = loader_urLoaderTearDown,
    .ddi.Mem.pfnImageCreate = loader_dispatch_MemImageCreate,
    .ddi.Mem.pfnBufferCreate = loader_dispatch_MemBufferCreate,
    .ddi.Mem.pfnRetain = loader_dispatch_MemRetain,
    .ddi.Mem.pfnRelease = loader_dispatch_MemRelease,
    .ddi.Mem.pfnBufferPartition = loader_dispatch_MemBufferPartition,
    .ddi.Mem.pfnGetNativeHandle = loader_dispatch_MemGetNativeHandle,
    .ddi.Mem.pfnBufferCreateWithNativeHandle = loader_dispatch_MemBufferCreateWithNativeHandle,
    .ddi.Mem.pfnImageCreateWithNativeHandle = loader_dispatch_MemImageCreateWithNativeHandle,
    .ddi.Mem.pfnGetInfo = loader_dispatch_MemGetInfo,
    .ddi.Mem.pfnImageGetInfo = loader_dispatch_MemImageGetInfo,
    .ddi.Platform.pfnGet = loader_dispatch_PlatformGet,
    .ddi.Platform.pfnGetInfo = loader_dispatch_PlatformGetInfo,
    .ddi.Platform.pfnGetApiVersion = loader_dispatch_PlatformGetApiVersion,
    .ddi.Platform.pfnGetNativeHandle = loader_dispatch_PlatformGetNativeHandle,
    .ddi.Platform.pfnCreateWithNativeHandle = loader_dispatch_PlatformCreateWithNativeHandle,
    .ddi.Platform.pfnGetBackendOption = loader_dispatch_PlatformGetBackendOption,
    .ddi.Program.pfnCreateWithIL = loader_dispatch_ProgramCreateWithIL,
    .ddi.Program.pfnCreateWithBinary = loader_dispatch_ProgramCreateWithBinary,
    .ddi.Program.pfnBuild = loader_dispatch_ProgramBuild,
    .ddi.Program.pfnCompile = loader_dispatch_ProgramCompile,
    .ddi.Program.pfnLink = loader_dispatch_ProgramLink,
    .ddi.Program.pfnRetain = loader_dispatch_ProgramRetain,
    .ddi.Program.pfnRelease = loader_dispatch_ProgramRelease,
    .ddi.Program.pfnGetFunctionPointer = loader_dispatch_ProgramGetFunctionPointer,
    .ddi.Program.pfnGetGlobalVariablePointer = loader_dispatch_ProgramGetGlobalVariablePointer,
    .ddi.Program.pfnGetInfo = loader_dispatch_ProgramGetInfo,
    .ddi.Program.pfnGetBuildInfo = loader_dispatch_ProgramGetBuildInfo,
    .ddi.Program.pfnSetSpecializationConstants = loader_dispatch_ProgramSetSpecializationConstants,
    .ddi.Program.pfnGetNativeHandle = loader_dispatch_ProgramGetNativeHandle,
    .ddi.Program.pfnCreateWithNativeHandle = loader_dispatch_ProgramCreateWithNativeHandle,
    .ddi.Queue.pfnGetInfo = loader_dispatch_QueueGetInfo,
    .ddi.Queue.pfnCreate = loader_dispatch_QueueCreate,
    .ddi.Queue.pfnRetain = loader_dispatch_QueueRetain,
    .ddi.Queue.pfnRelease = loader_dispatch_QueueRelease,
    .ddi.Queue.pfnGetNativeHandle = loader_dispatch_QueueGetNativeHandle,
    .ddi.Queue.pfnCreateWithNativeHandle = loader_dispatch_QueueCreateWithNativeHandle,
    .ddi.Queue.pfnFinish = loader_dispatch_QueueFinish,
    .ddi.Queue.pfnFlush = loader_dispatch_QueueFlush,
    .pfnKernelSetArgValue = loader_dispatch_KernelSetArgValue,
    .pfnKernelSetArgLocal = loader_dispatch_KernelSetArgLocal,
    .pfnKernelSetArgPointer = loader_dispatch_KernelSetArgPointer,
    .pfnKernelSetArgSampler = loader_dispatch_KernelSetArgSampler,
    .pfnKernelSetArgMemObj = loader_dispatch_KernelSetArgMemObj,
    .pfnEnqueueKernelLaunch = loader_dispatch_EnqueueKernelLaunch,
    .ddi.Sampler.pfnCreate = loader_dispatch_SamplerCreate,
    .ddi.Sampler.pfnRetain = loader_dispatch_SamplerRetain,
    .ddi.Sampler.pfnRelease = loader_dispatch_SamplerRelease,
    .ddi.Sampler.pfnGetInfo = loader_dispatch_SamplerGetInfo,
    .ddi.Sampler.pfnGetNativeHandle = loader_dispatch_SamplerGetNativeHandle,
    .ddi.Sampler.pfnCreateWithNativeHandle = loader_dispatch_SamplerCreateWithNativeHandle,
    .pfnEventCreateUserExp = loader_dispatch_EventCreateUserExp,
    .pfnEventSetStatusExp = loader_dispatch_EventSetStatusExp,
    .ddi.USM.pfnHostAlloc = loader_dispatch_USMHostAlloc,
    .ddi.USM.pfnDeviceAlloc = loader_dispatch_USMDeviceAlloc,
    .ddi.USM.pfnSharedAlloc = loader_dispatch_USMSharedAlloc,
    .ddi.USM.pfnFree = loader_dispatch_USMFree,
    .ddi.USM.pfnGetMemAllocInfo = loader_dispatch_USMGetMemAllocInfo,
    .ddi.USM.pfnPoolCreate = loader_dispatch_USMPoolCreate,
    .ddi.USM.pfnPoolRetain = loader_dispatch_USMPoolRetain,
    .ddi.USM.pfnPoolRelease = loader_dispatch_USMPoolRelease,
    .ddi.USM.pfnPoolGetInfo = loader_dispatch_USMPoolGetInfo,
    .ddi.VirtualMem.pfnGranularityGetInfo = loader_dispatch_VirtualMemGranularityGetInfo,
    .ddi.VirtualMem.pfnReserve = loader_dispatch_VirtualMemReserve,
    .ddi.VirtualMem.pfnFree = loader_dispatch_VirtualMemFree,
    .ddi.VirtualMem.pfnMap = loader_dispatch_VirtualMemMap,
    .ddi.VirtualMem.pfnUnmap = loader_dispatch_VirtualMemUnmap,
    .ddi.VirtualMem.pfnSetAccess = loader_dispatch_VirtualMemSetAccess,
    .ddi.VirtualMem.pfnGetInfo = loader_dispatch_VirtualMemGetInfo,
    .ddi.PhysicalMem.pfnCreate = loader_dispatch_PhysicalMemCreate,
    .ddi.PhysicalMem.pfnRetain = loader_dispatch_PhysicalMemRetain,
    .ddi.PhysicalMem.pfnRelease = loader_dispatch_PhysicalMemRelease,
    .ddi.PhysicalMem.pfnGetInfo = loader_dispatch_PhysicalMemGetInfo,
};

const ur_layer_dditable_t loader_bottom_by_layout = {
    .ddi.Adapter.pfnGet = loader_urAdapterGet,
    .ddi.Adapter.pfnRelease = loader_by_layout_AdapterRelease,
    .ddi.Adapter.pfnRetain = loader_by_layout_AdapterRetain,
    .ddi.Adapter.pfnGetLastError = loader_by_layout_AdapterGetLastError,
    .ddi.Adapter.pfnGetInfo = loader_by_layout_AdapterGetInfo,
    .ddi.Adapter.pfnSetLoggerCallback = loader_by_layout_AdapterSetLoggerCallback,
    .ddi.Adapter.pfnSetLoggerCallbackLevel = loader_by_layout_AdapterSetLoggerCallbackLevel,
    .ddi.Context.pfnCreate = loader_by_layout_ContextCreate,
    .ddi.Context.pfnRetain = loader_by_layout_ContextRetain,
    .ddi.Context.pfnRelease = loader_by_layout_ContextRelease,
    .ddi.Context.pfnGetInfo = loader_by_layout_ContextGetInfo,
    .ddi.Context.pfnGetNativeHandle = loader_by_layout_ContextGetNativeHandle,
    .ddi.Context.pfnCreateWithNativeHandle = loader_by_layout_ContextCreateWithNativeHandle,
    .ddi.Context.pfnSetExtendedDeleter = loader_by_layout_ContextSetExtendedDeleter,
    .ddi.Device.pfnGet = loader_by_layout_DeviceGet,
    .pfnDeviceGetSelected = loader_urDeviceGetSelected,
    .ddi.Device.pfnGetInfo = loader_by_layout_DeviceGetInfo,
    .ddi.Device.pfnRetain = loader_by_layout_DeviceRetain,
    .ddi.Device.pfnRelease = loader_by_layout_DeviceRelease,
    .ddi.Device.pfnPartition = loader_by_layout_DevicePartition,
    .ddi.Device.pfnSelectBinary = loader_by_layout_DeviceSelectBinary,
    .ddi.Device.pfnGetNativeHandle = loader_by_layout_DeviceGetNativeHandle,
    .ddi.Device.pfnCreateWithNativeHandle = loader_by_layout_DeviceCreateWithNativeHandle,
    .ddi.Device.pfnGetGlobalTimestamps = loader_by_layout_DeviceGetGlobalTimestamps,
    .ddi.Enqueue.pfnEventsWait = loader_by_layout_EnqueueEventsWait,
    .ddi.Enqueue.pfnEventsWaitWithBarrier = loader_by_layout_EnqueueEventsWaitWithBarrier,
    .ddi.Enqueue.pfnMemBufferRead = loader_by_layout_EnqueueMemBufferRead,
    .ddi.Enqueue.pfnMemBufferWrite = loader_by_layout_EnqueueMemBufferWrite,
    .ddi.Enqueue.pfnMemBufferReadRect = loader_by_layout_EnqueueMemBufferReadRect,
    .ddi.Enqueue.pfnMemBufferWriteRect = loader_by_layout_EnqueueMemBufferWriteRect,
    .ddi.Enqueue.pfnMemBufferCopy = loader_by_layout_EnqueueMemBufferCopy,
    .ddi.Enqueue.pfnMemBufferCopyRect = loader_by_layout_EnqueueMemBufferCopyRect,
    .ddi.Enqueue.pfnMemBufferFill = loader_by_layout_EnqueueMemBufferFill,
    .ddi.Enqueue.pfnMemImageRead = loader_by_layout_EnqueueMemImageRead,
    .ddi.Enqueue.pfnMemImageWrite = loader_by_layout_EnqueueMemImageWrite,
    .ddi.Enqueue.pfnMemImageCopy = loader_by_layout_EnqueueMemImageCopy,
    .ddi.Enqueue.pfnMemBufferMap = loader_by_layout_EnqueueMemBufferMap,
    .ddi.Enqueue.pfnMemUnmap = loader_by_layout_EnqueueMemUnmap,
    .ddi.Enqueue.pfnUSMFill = loader_by_layout_EnqueueUSMFill,
    .ddi.Enqueue.pfnUSMMemcpy = loader_by_layout_EnqueueUSMMemcpy,
    .ddi.Enqueue.pfnUSMPrefetch = loader_by_layout_EnqueueUSMPrefetch,
    .ddi.Enqueue.pfnUSMAdvise = loader_by_layout_EnqueueUSMAdvise,
    .ddi.Enqueue.pfnUSMFill2D = loader_by_layout_EnqueueUSMFill2D,
    .ddi.Enqueue.pfnUSMMemcpy2D = loader_by_layout_EnqueueUSMMemcpy2D,
    .ddi.Enqueue.pfnDeviceGlobalVariableWrite = loader_by_layout_EnqueueDeviceGlobalVariableWrite,
    .ddi.Enqueue.pfnDeviceGlobalVariableRead = loader_by_layout_EnqueueDeviceGlobalVariableRead,
    .ddi.Enqueue.pfnReadHostPipe = loader_by_layout_EnqueueReadHostPipe,
    .ddi.Enqueue.pfnWriteHostPipe = loader_by_layout_EnqueueWriteHostPipe,
    .ddi.Event.pfnGetInfo = loader_by_layout_EventGetInfo,
    .ddi.Event.pfnGetProfilingInfo = loader_by_layout_EventGetProfilingInfo,
    .ddi.Event.pfnWait = loader_by_layout_EventWait,
    .ddi.Event.pfnRetain = loader_by_layout_EventRetain,
    .ddi.Event.pfnRelease = loader_by_layout_EventRelease,
    .ddi.Event.pfnGetNativeHandle = loader_by_layout_EventGetNativeHandle,
    .ddi.Event.pfnCreateWithNativeHandle = loader_by_layout_EventCreateWithNativeHandle,
    .ddi.Event.pfnSetCallback = loader_by_layout_EventSetCallback,
    .ddi.EnqueueExp.pfnUSMDeviceAllocExp = loader_by_layout_EnqueueUSMDeviceAllocExp,
    .ddi.EnqueueExp.pfnUSMSharedAllocExp = loader_by_layout_EnqueueUSMSharedAllocExp,
    .ddi.EnqueueExp.pfnUSMHostAllocExp = loader_by_layout_EnqueueUSMHostAllocExp,
    .ddi.EnqueueExp.pfnUSMFreeExp = loader_by_layout_EnqueueUSMFreeExp,
    .ddi.USMExp.pfnPoolCreateExp = loader_by_layout_USMPoolCreateExp,
    .ddi.USMExp.pfnPoolDestroyExp = loader_by_layout_USMPoolDestroyExp,
    .ddi.USMExp.pfnPoolGetDefaultDevicePoolExp = loader_by_layout_USMPoolGetDefaultDevicePoolExp,
    .ddi.USMExp.pfnPoolGetInfoExp = loader_by_layout_USMPoolGetInfoExp,
    .ddi.USMExp.pfnPoolSetInfoExp = loader_by_layout_USMPoolSetInfoExp,
    .ddi.USMExp.pfnPoolSetDevicePoolExp = loader_by_layout_USMPoolSetDevicePoolExp,
    .ddi.USMExp.pfnPoolGetDevicePoolExp = loader_by_layout_USMPoolGetDevicePoolExp,
    .ddi.USMExp.pfnPoolTrimToExp = loader_by_layout_USMPoolTrimToExp,
    .ddi.USMExp.pfnPitchedAllocExp = loader_by_layout_USMPitchedAllocExp,
    .ddi.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp = loader_by_layout_BindlessImagesUnsampledImageHandleDestroyExp,
    .ddi.BindlessImagesExp.pfnSampledImageHandleDestroyExp = loader_by_layout_BindlessImagesSampledImageHandleDestroyExp,
    .ddi.BindlessImagesExp.pfnImageAllocateExp = loader_by_layout_BindlessImagesImageAllocateExp,
    .ddi.BindlessImagesExp.pfnImageFreeExp = loader_by_layout_BindlessImagesImageFreeExp,
    .ddi.BindlessImagesExp.pfnUnsampledImageCreateExp = loader_by_layout_BindlessImagesUnsampledImageCreateExp,
    .ddi.BindlessImagesExp.pfnSampledImageCreateExp = loader_by_layout_BindlessImagesSampledImageCreateExp,
    .ddi.BindlessImagesExp.pfnImageCopyExp = loader_by_layout_BindlessImagesImageCopyExp,
    .ddi.BindlessImagesExp.pfnImageGetInfoExp = loader_by_layout_BindlessImagesImageGetInfoExp,
    .ddi.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp = loader_by_layout_BindlessImagesGetImageMemoryHandleTypeSupportExp,
    .ddi.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp = loader_by_layout_BindlessImagesGetImageUnsampledHandleSupportExp,
    .ddi.BindlessImagesExp.pfnGetImageSampledHandleSupportExp = loader_by_layout_BindlessImagesGetImageSampledHandleSupportExp,
    .ddi.BindlessImagesExp.pfnMipmapGetLevelExp = loader_by_layout_BindlessImagesMipmapGetLevelExp,
    .ddi.BindlessImagesExp.pfnMipmapFreeExp = loader_by_layout_BindlessImagesMipmapFreeExp,
    .ddi.BindlessImagesExp.pfnImportExternalMemoryExp = loader_by_layout_BindlessImagesImportExternalMemoryExp,
    .ddi.BindlessImagesExp.pfnMapExternalArrayExp = loader_by_layout_BindlessImagesMapExternalArrayExp,
    .ddi.BindlessImagesExp.pfnMapExternalLinearMemoryExp = loader_by_layout_BindlessImagesMapExternalLinearMemoryExp,
    .ddi.BindlessImagesExp.pfnReleaseExternalMemoryExp = loader_by_layout_BindlessImagesReleaseExternalMemoryExp,
    .ddi.BindlessImagesExp.pfnFreeMappedLinearMemoryExp = loader_by_layout_BindlessImagesFreeMappedLinearMemoryExp,
    .ddi.BindlessImagesExp.pfnSupportsImportingHandleTypeExp = loader_by_layout_BindlessImagesSupportsImportingHandleTypeExp,
    .ddi.BindlessImagesExp.pfnImportExternalSemaphoreExp = loader_by_layout_BindlessImagesImportExternalSemaphoreExp,
    .ddi.BindlessImagesExp.pfnReleaseExternalSemaphoreExp = loader_by_layout_BindlessImagesReleaseExternalSemaphoreExp,
    .ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp = loader_by_layout_BindlessImagesWaitExternalSemaphoreExp,
    .ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp = loader_by_layout_BindlessImagesSignalExternalSemaphoreExp,
    .ddi.CommandBufferExp.pfnCreateExp = loader_by_layout_CommandBufferCreateExp,
    .ddi.CommandBufferExp.pfnRetainExp = loader_by_layout_CommandBufferRetainExp,
    .ddi.CommandBufferExp.pfnReleaseExp = loader_by_layout_CommandBufferReleaseExp,
    .ddi.CommandBufferExp.pfnFinalizeExp = loader_by_layout_CommandBufferFinalizeExp,
    .ddi.CommandBufferExp.pfnAppendKernelLaunchExp = loader_by_layout_CommandBufferAppendKernelLaunchExp,
    .ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp = loader_by_layout_CommandBufferAppendKernelLaunchWithArgsExp,
    .ddi.CommandBufferExp.pfnAppendUSMMemcpyExp = loader_by_layout_CommandBufferAppendUSMMemcpyExp,
    .ddi.CommandBufferExp.pfnAppendUSMFillExp = loader_by_layout_CommandBufferAppendUSMFillExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferCopyExp = loader_by_layout_CommandBufferAppendMemBufferCopyExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferWriteExp = loader_by_layout_CommandBufferAppendMemBufferWriteExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferReadExp = loader_by_layout_CommandBufferAppendMemBufferReadExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp = loader_by_layout_CommandBufferAppendMemBufferCopyRectExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp = loader_by_layout_CommandBufferAppendMemBufferWriteRectExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp = loader_by_layout_CommandBufferAppendMemBufferReadRectExp,
    .ddi.CommandBufferExp.pfnAppendMemBufferFillExp = loader_by_layout_CommandBufferAppendMemBufferFillExp,
    .ddi.CommandBufferExp.pfnAppendUSMPrefetchExp = loader_by_layout_CommandBufferAppendUSMPrefetchExp,
    .ddi.CommandBufferExp.pfnAppendUSMAdviseExp = loader_by_layout_CommandBufferAppendUSMAdviseExp,
    .ddi.CommandBufferExp.pfnAppendNativeCommandExp = loader_by_layout_CommandBufferAppendNativeCommandExp,
    .ddi.EnqueueExp.pfnCommandBufferExp = loader_by_layout_EnqueueCommandBufferExp,
    .ddi.CommandBufferExp.pfnUpdateKernelLaunchExp = loader_by_layout_CommandBufferUpdateKernelLaunchExp,
    .ddi.CommandBufferExp.pfnUpdateSignalEventExp = loader_by_layout_CommandBufferUpdateSignalEventExp,
    .ddi.CommandBufferExp.pfnUpdateWaitEventsExp = loader_by_layout_CommandBufferUpdateWaitEventsExp,
    .ddi.CommandBufferExp.pfnGetInfoExp = loader_by_layout_CommandBufferGetInfoExp,
    .ddi.CommandBufferExp.pfnGetNativeHandleExp = loader_by_layout_CommandBufferGetNativeHandleExp,
    .ddi.DeviceExp.pfnWaitExp = loader_by_layout_DeviceWaitExp,
    .ddi.ProgramExp.pfnDynamicLinkExp = loader_by_layout_ProgramDynamicLinkExp,
    .ddi.EnqueueExp.pfnKernelLaunchWithArgsExp = loader_by_layout_EnqueueKernelLaunchWithArgsExp,
    .ddi.EnqueueExp.pfnTimestampRecordingExp = loader_by_layout_EnqueueTimestampRecordingExp,
    .ddi.GraphExp.pfnCreateExp = loader_by_layout_GraphCreateExp,
    .ddi.QueueExp.pfnBeginGraphCaptureExp = loader_by_layout_QueueBeginGraphCaptureExp,
    .ddi.QueueExp.pfnBeginCaptureIntoGraphExp = loader_by_layout_QueueBeginCaptureIntoGraphExp,
    .ddi.QueueExp.pfnEndGraphCaptureExp = loader_by_layout_QueueEndGraphCaptureExp,
    .ddi.GraphExp.pfnInstantiateGraphExp = loader_by_layout_GraphInstantiateGraphExp,
    .ddi.EnqueueExp.pfnGraphExp = loader_by_layout_EnqueueGraphExp,
    .ddi.GraphExp.pfnDestroyExp = loader_by_layout_GraphDestroyExp,
    .ddi.GraphExp.pfnExecutableGraphDestroyExp = loader_by_layout_GraphExecutableGraphDestroyExp,
    .ddi.QueueExp.pfnIsGraphCaptureEnabledExp = loader_by_layout_QueueIsGraphCaptureEnabledExp,
    .ddi.QueueExp.pfnGetGraphExp = loader_by_layout_QueueGetGraphExp,
    .ddi.GraphExp.pfnIsEmptyExp = loader_by_layout_GraphIsEmptyExp,
    .ddi.GraphExp.pfnGetIdExp = loader_by_layout_GraphGetIdExp,
    .ddi.GraphExp.pfnSetDestructionCallbackExp = loader_by_layout_GraphSetDestructionCallbackExp,
    .ddi.GraphExp.pfnDumpContentsExp = loader_by_layout_GraphDumpContentsExp,
    .ddi.GraphExp.pfnGetNativeHandleExp = loader_by_layout_GraphGetNativeHandleExp,
    .ddi.GraphExp.pfnExecutableGraphGetNativeHandleExp = loader_by_layout_GraphExecutableGraphGetNativeHandleExp,
    .ddi.EnqueueExp.pfnHostTaskExp = loader_by_layout_EnqueueHostTaskExp,
    .ddi.IPCExp.pfnGetMemHandleExp = loader_by_layout_IPCGetMemHandleExp,
    .ddi.IPCExp.pfnPutMemHandleExp = loader_by_layout_IPCPutMemHandleExp,
    .ddi.IPCExp.pfnOpenMemHandleExp = loader_by_layout_IPCOpenMemHandleExp,
    .ddi.IPCExp.pfnCloseMemHandleExp = loader_by_layout_IPCCloseMemHandleExp,
    .ddi.IPCExp.pfnGetPhysMemHandleExp = loader_by_layout_IPCGetPhysMemHandleExp,
    .ddi.IPCExp.pfnPutPhysMemHandleExp = loader_by_layout_IPCPutPhysMemHandleExp,
    .ddi.IPCExp.pfnOpenPhysMemHandleExp = loader_by_layout_IPCOpenPhysMemHandleExp,
    .ddi.IPCExp.pfnClosePhysMemHandleExp = loader_by_layout_IPCClosePhysMemHandleExp,
    .ddi.IPCExp.pfnGetEventHandleExp = loader_by_layout_IPCGetEventHandleExp,
    .ddi.IPCExp.pfnPutEventHandleExp = loader_by_layout_IPCPutEventHandleExp,
    .ddi.IPCExp.pfnOpenEventHandleExp = loader_by_layout_IPCOpenEventHandleExp,
    .ddi.Enqueue.pfnEventsWaitWithBarrierExt = loader_by_layout_EnqueueEventsWaitWithBarrierExt,
    .ddi.MemoryExportExp.pfnAllocExportableMemoryExp = loader_by_layout_MemoryExportAllocExportableMemoryExp,
    .ddi.MemoryExportExp.pfnFreeExportableMemoryExp = loader_by_layout_MemoryExportFreeExportableMemoryExp,
    .ddi.MemoryExportExp.pfnExportMemoryHandleExp = loader_by_layout_MemoryExportExportMemoryHandleExp,
    .ddi.ProgramExp.pfnBuildExp = loader_by_layout_ProgramBuildExp,
    .ddi.ProgramExp.pfnCompileExp = loader_by_layout_ProgramCompileExp,
    .ddi.ProgramExp.pfnLinkExp = loader_by_layout_ProgramLinkExp,
    .ddi.EnqueueExp.pfnNativeCommandExp = loader_by_layout_EnqueueNativeCommandExp,
    .ddi.EventExp.pfnCreateExp = loader_by_layout_EventCreateExp,
    .ddi.USMExp.pfnContextMemcpyExp = loader_by_layout_USMContextMemcpyExp,
    .ddi.USMExp.pfnHostAllocRegisterExp = loader_by_layout_USMHostAllocRegisterExp,
    .ddi.USMExp.pfnHostAllocUnregisterExp = loader_by_layout_USMHostAllocUnregisterExp,
    .ddi.USMExp.pfnImportExp = loader_by_layout_USMImportExp,
    .ddi.USMExp.pfnReleaseExp = loader_by_layout_USMReleaseExp,
    .ddi.UsmP2PExp.pfnEnablePeerAccessExp = loader_by_layout_UsmP2PEnablePeerAccessExp,
    .ddi.UsmP2PExp.pfnDisablePeerAccessExp = loader_by_layout_UsmP2PDisablePeerAccessExp,
    .ddi.UsmP2PExp.pfnPeerAccessGetInfoExp = loader_by_layout_UsmP2PPeerAccessGetInfoExp,
    .pfnCommandBufferFuseExp = loader_dispatch_CommandBufferFuseExp,
    .pfnCommandBufferGetFusionInfoExp = loader_dispatch_CommandBufferGetFusionInfoExp,
    .pfnQueueBeginFusionExp = loader_dispatch_QueueBeginFusionExp,
    .pfnQueueEndFusionExp = loader_dispatch_QueueEndFusionExp,
    .pfnQueueCancelFusionExp = loader_dispatch_QueueCancelFusionExp,
    .pfnQueueGetFusionInfoExp = loader_dispatch_QueueGetFusionInfoExp,
    .ddi.Kernel.pfnCreate = loader_by_layout_KernelCreate,
    .ddi.Kernel.pfnGetInfo = loader_by_layout_KernelGetInfo,
    .ddi.Kernel.pfnGetGroupInfo = loader_by_layout_KernelGetGroupInfo,
    .ddi.Kernel.pfnGetSubGroupInfo = loader_by_layout_KernelGetSubGroupInfo,
    .ddi.Kernel.pfnRetain = loader_by_layout_KernelRetain,
    .ddi.Kernel.pfnRelease = loader_by_layout_KernelRelease,
    .ddi.Kernel.pfnSetExecInfo = loader_by_layout_KernelSetExecInfo,
    .ddi.Kernel.pfnSetSpecializationConstants = loader_by_layout_KernelSetSpecializationConstants,
    .ddi.Kernel.pfnGetNativeHandle = loader_by_layout_KernelGetNativeHandle,
    .ddi.Kernel.pfnCreateWithNativeHandle = loader_by_layout_KernelCreateWithNativeHandle,
    .ddi.Kernel.pfnGetSuggestedLocalWorkSize = loader_by_layout_KernelGetSuggestedLocalWorkSize,
    .ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs = loader_by_layout_KernelGetSuggestedLocalWorkSizeWithArgs,
    .ddi.Kernel.pfnSuggestMaxCooperativeGroupCount = loader_by_layout_KernelSuggestMaxCooperativeGroupCount,
    .pfnLoaderConfigCreate = loader_urLoaderConfigCreate,
    .pfnLoaderConfigRetain = loader_urLoaderConfigRetain,
    .pfnLoaderConfigRelease = loader_urLoaderConfigRelease,
    .pfnLoaderConfigGetInfo = loader_urLoaderConfigGetInfo,
    .pfnLoaderConfigEnableLayer = loader_urLoaderConfigEnableLayer,
    .pfnLoaderConfigSetCodeLocationCallback = loader_urLoaderConfigSetCodeLocationCallback,
    .pfnLoaderConfigSetMockingEnabled = loader_urLoaderConfigSetMockingEnabled,
    .pfnLoaderInit = loader_urLoaderInit,
    .pfnLoaderTearDown = loader_urLoaderTearDown,
    .ddi.Mem.pfnImageCreate = loader_by_layout_MemImageCreate,
    .ddi.Mem.pfnBufferCreate = loader_by_layout_MemBufferCreate,
    .ddi.Mem.pfnRetain = loader_by_layout_MemRetain,
    .ddi.Mem.pfnRelease = loader_by_layout_MemRelease,
    .ddi.Mem.pfnBufferPartition = loader_by_layout_MemBufferPartition,
    .ddi.Mem.pfnGetNativeHandle = loader_by_layout_MemGetNativeHandle,
    .ddi.Mem.pfnBufferCreateWithNativeHandle = loader_by_layout_MemBufferCreateWithNativeHandle,
    .ddi.Mem.pfnImageCreateWithNativeHandle = loader_by_layout_MemImageCreateWithNativeHandle,
    .ddi.Mem.pfnGetInfo = loader_by_layout_MemGetInfo,
    .ddi.Mem.pfnImageGetInfo = loader_by_layout_MemImageGetInfo,
    .ddi.Platform.pfnGet = loader_by_layout_PlatformGet,
    .ddi.Platform.pfnGetInfo = loader_by_layout_PlatformGetInfo,
    .ddi.Platform.pfnGetApiVersion = loader_by_layout_PlatformGetApiVersion,
    .ddi.Platform.pfnGetNativeHandle = loader_by_layout_PlatformGetNativeHandle,
    .ddi.Platform.pfnCreateWithNativeHandle = loader_by_layout_PlatformCreateWithNativeHandle,
    .ddi.Platform.pfnGetBackendOption = loader_by_layout_PlatformGetBackendOption,
    .ddi.Program.pfnCreateWithIL = loader_by_layout_ProgramCreateWithIL,
    .ddi.Program.pfnCreateWithBinary = loader_by_layout_ProgramCreateWithBinary,
    .ddi.Program.pfnBuild = loader_by_layout_ProgramBuild,
    .ddi.Program.pfnCompile = loader_by_layout_ProgramCompile,
    .ddi.Program.pfnLink = loader_by_layout_ProgramLink,
    .ddi.Program.pfnRetain = loader_by_layout_ProgramRetain,
    .ddi.Program.pfnRelease = loader_by_layout_ProgramRelease,
    .ddi.Program.pfnGetFunctionPointer = loader_by_layout_ProgramGetFunctionPointer,
    .ddi.Program.pfnGetGlobalVariablePointer = loader_by_layout_ProgramGetGlobalVariablePointer,
    .ddi.Program.pfnGetInfo = loader_by_layout_ProgramGetInfo,
    .ddi.Program.pfnGetBuildInfo = loader_by_layout_ProgramGetBuildInfo,
    .ddi.Program.pfnSetSpecializationConstants = loader_by_layout_ProgramSetSpecializationConstants,
    .ddi.Program.pfnGetNativeHandle = loader_by_layout_ProgramGetNativeHandle,
    .ddi.Program.pfnCreateWithNativeHandle = loader_by_layout_ProgramCreateWithNativeHandle,
    .ddi.Queue.pfnGetInfo = loader_by_layout_QueueGetInfo,
    .ddi.Queue.pfnCreate = loader_by_layout_QueueCreate,
    .ddi.Queue.pfnRetain = loader_by_layout_QueueRetain,
    .ddi.Queue.pfnRelease = loader_by_layout_QueueRelease,
    .ddi.Queue.pfnGetNativeHandle = loader_by_layout_QueueGetNativeHandle,
    .ddi.Queue.pfnCreateWithNativeHandle = loader_by_layout_QueueCreateWithNativeHandle,
    .ddi.Queue.pfnFinish = loader_by_layout_QueueFinish,
    .ddi.Queue.pfnFlush = loader_by_layout_QueueFlush,
    .pfnKernelSetArgValue = loader_dispatch_KernelSetArgValue,
    .pfnKernelSetArgLocal = loader_dispatch_KernelSetArgLocal,
    .pfnKernelSetArgPointer = loader_dispatch_KernelSetArgPointer,
    .pfnKernelSetArgSampler = loader_dispatch_KernelSetArgSampler,
    .pfnKernelSetArgMemObj = loader_dispatch_KernelSetArgMemObj,
    .pfnEnqueueKernelLaunch = loader_dispatch_EnqueueKernelLaunch,
    .ddi.Sampler.pfnCreate = loader_by_layout_SamplerCreate,
    .ddi.Sampler.pfnRetain = loader_by_layout_SamplerRetain,
    .ddi.Sampler.pfnRelease = loader_by_layout_SamplerRelease,
    .ddi.Sampler.pfnGetInfo = loader_by_layout_SamplerGetInfo,
    .ddi.Sampler.pfnGetNativeHandle = loader_by_layout_SamplerGetNativeHandle,
    .ddi.Sampler.pfnCreateWithNativeHandle = loader_by_layout_SamplerCreateWithNativeHandle,
    .pfnEventCreateUserExp = loader_dispatch_EventCreateUserExp,
    .pfnEventSetStatusExp = loader_dispatch_EventSetStatusExp,
    .ddi.USM.pfnHostAlloc = loader_by_layout_USMHostAlloc,
    .ddi.USM.pfnDeviceAlloc = loader_by_layout_USMDeviceAlloc,
    .ddi.USM.pfnSharedAlloc = loader_by_layout_USMSharedAlloc,
    .ddi.USM.pfnFree = loader_by_layout_USMFree,
    .ddi.USM.pfnGetMemAllocInfo = loader_by_layout_USMGetMemAllocInfo,
    .ddi.USM.pfnPoolCreate = loader_by_layout_USMPoolCreate,
    .ddi.USM.pfnPoolRetain = loader_by_layout_USMPoolRetain,
    .ddi.USM.pfnPoolRelease = loader_by_layout_USMPoolRelease,
    .ddi.USM.pfnPoolGetInfo = loader_by_layout_USMPoolGetInfo,
    .ddi.VirtualMem.pfnGranularityGetInfo = loader_by_layout_VirtualMemGranularityGetInfo,
    .ddi.VirtualMem.pfnReserve = loader_by_layout_VirtualMemReserve,
    .ddi.VirtualMem.pfnFree = loader_by_layout_VirtualMemFree,
    .ddi.VirtualMem.pfnMap = loader_by_layout_VirtualMemMap,
    .ddi.VirtualMem.pfnUnmap = loader_by_layout_VirtualMemUnmap,
    .ddi.VirtualMem.pfnSetAccess = loader_by_layout_VirtualMemSetAccess,
    .ddi.VirtualMem.pfnGetInfo = loader_by_layout_VirtualMemGetInfo,
    .ddi.PhysicalMem.pfnCreate = loader_by_layout_PhysicalMemCreate,
    .ddi.PhysicalMem.pfnRetain = loader_by_layout_PhysicalMemRetain,
    .ddi.PhysicalMem.pfnRelease = loader_by_layout_PhysicalMemRelease,
    .ddi.PhysicalMem.pfnGetInfo = loader_by_layout_PhysicalMemGetInfo,
};


_Static_assert(offsetof(ur_dditable_t, Adapter.pfnRelease) == (8 / 8) * sizeof(void *), "urAdapterRelease");
_Static_assert(offsetof(ur_dditable_t, Adapter.pfnRetain) == (16 / 8) * sizeof(void *), "urAdapterRetain");
_Static_assert(offsetof(ur_dditable_t, Adapter.pfnGetLastError) == (24 / 8) * sizeof(void *), "urAdapterGetLastError");
_Static_assert(offsetof(ur_dditable_t, Adapter.pfnGetInfo) == (32 / 8) * sizeof(void *), "urAdapterGetInfo");
_Static_assert(offsetof(ur_dditable_t, Adapter.pfnSetLoggerCallback) == (40 / 8) * sizeof(void *), "urAdapterSetLoggerCallback");
_Static_assert(offsetof(ur_dditable_t, Adapter.pfnSetLoggerCallbackLevel) == (48 / 8) * sizeof(void *), "urAdapterSetLoggerCallbackLevel");
_Static_assert(offsetof(ur_dditable_t, Context.pfnRetain) == (112 / 8) * sizeof(void *), "urContextRetain");
_Static_assert(offsetof(ur_dditable_t, Context.pfnRelease) == (120 / 8) * sizeof(void *), "urContextRelease");
_Static_assert(offsetof(ur_dditable_t, Context.pfnGetInfo) == (128 / 8) * sizeof(void *), "urContextGetInfo");
_Static_assert(offsetof(ur_dditable_t, Context.pfnGetNativeHandle) == (136 / 8) * sizeof(void *), "urContextGetNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Context.pfnCreateWithNativeHandle) == (144 / 8) * sizeof(void *), "urContextCreateWithNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Context.pfnSetExtendedDeleter) == (152 / 8) * sizeof(void *), "urContextSetExtendedDeleter");
_Static_assert(offsetof(ur_dditable_t, Device.pfnGet) == (1848 / 8) * sizeof(void *), "urDeviceGet");
_Static_assert(offsetof(ur_dditable_t, Device.pfnGetInfo) == (1856 / 8) * sizeof(void *), "urDeviceGetInfo");
_Static_assert(offsetof(ur_dditable_t, Device.pfnRetain) == (1864 / 8) * sizeof(void *), "urDeviceRetain");
_Static_assert(offsetof(ur_dditable_t, Device.pfnRelease) == (1872 / 8) * sizeof(void *), "urDeviceRelease");
_Static_assert(offsetof(ur_dditable_t, Device.pfnPartition) == (1880 / 8) * sizeof(void *), "urDevicePartition");
_Static_assert(offsetof(ur_dditable_t, Device.pfnSelectBinary) == (1888 / 8) * sizeof(void *), "urDeviceSelectBinary");
_Static_assert(offsetof(ur_dditable_t, Device.pfnGetNativeHandle) == (1896 / 8) * sizeof(void *), "urDeviceGetNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Device.pfnCreateWithNativeHandle) == (1904 / 8) * sizeof(void *), "urDeviceCreateWithNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Device.pfnGetGlobalTimestamps) == (1912 / 8) * sizeof(void *), "urDeviceGetGlobalTimestamps");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnEventsWait) == (744 / 8) * sizeof(void *), "urEnqueueEventsWait");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnEventsWaitWithBarrier) == (752 / 8) * sizeof(void *), "urEnqueueEventsWaitWithBarrier");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemBufferRead) == (760 / 8) * sizeof(void *), "urEnqueueMemBufferRead");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemBufferWrite) == (768 / 8) * sizeof(void *), "urEnqueueMemBufferWrite");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemBufferReadRect) == (776 / 8) * sizeof(void *), "urEnqueueMemBufferReadRect");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemBufferWriteRect) == (784 / 8) * sizeof(void *), "urEnqueueMemBufferWriteRect");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemBufferCopy) == (792 / 8) * sizeof(void *), "urEnqueueMemBufferCopy");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemBufferCopyRect) == (800 / 8) * sizeof(void *), "urEnqueueMemBufferCopyRect");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemBufferFill) == (808 / 8) * sizeof(void *), "urEnqueueMemBufferFill");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemImageRead) == (816 / 8) * sizeof(void *), "urEnqueueMemImageRead");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemImageWrite) == (824 / 8) * sizeof(void *), "urEnqueueMemImageWrite");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemImageCopy) == (832 / 8) * sizeof(void *), "urEnqueueMemImageCopy");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemBufferMap) == (840 / 8) * sizeof(void *), "urEnqueueMemBufferMap");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnMemUnmap) == (848 / 8) * sizeof(void *), "urEnqueueMemUnmap");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnUSMFill) == (856 / 8) * sizeof(void *), "urEnqueueUSMFill");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnUSMMemcpy) == (864 / 8) * sizeof(void *), "urEnqueueUSMMemcpy");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnUSMPrefetch) == (872 / 8) * sizeof(void *), "urEnqueueUSMPrefetch");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnUSMAdvise) == (880 / 8) * sizeof(void *), "urEnqueueUSMAdvise");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnUSMFill2D) == (888 / 8) * sizeof(void *), "urEnqueueUSMFill2D");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnUSMMemcpy2D) == (896 / 8) * sizeof(void *), "urEnqueueUSMMemcpy2D");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnDeviceGlobalVariableWrite) == (904 / 8) * sizeof(void *), "urEnqueueDeviceGlobalVariableWrite");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnDeviceGlobalVariableRead) == (912 / 8) * sizeof(void *), "urEnqueueDeviceGlobalVariableRead");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnReadHostPipe) == (920 / 8) * sizeof(void *), "urEnqueueReadHostPipe");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnWriteHostPipe) == (928 / 8) * sizeof(void *), "urEnqueueWriteHostPipe");
_Static_assert(offsetof(ur_dditable_t, Event.pfnGetInfo) == (160 / 8) * sizeof(void *), "urEventGetInfo");
_Static_assert(offsetof(ur_dditable_t, Event.pfnGetProfilingInfo) == (168 / 8) * sizeof(void *), "urEventGetProfilingInfo");
_Static_assert(offsetof(ur_dditable_t, Event.pfnRetain) == (184 / 8) * sizeof(void *), "urEventRetain");
_Static_assert(offsetof(ur_dditable_t, Event.pfnRelease) == (192 / 8) * sizeof(void *), "urEventRelease");
_Static_assert(offsetof(ur_dditable_t, Event.pfnGetNativeHandle) == (200 / 8) * sizeof(void *), "urEventGetNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Event.pfnCreateWithNativeHandle) == (208 / 8) * sizeof(void *), "urEventCreateWithNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Event.pfnSetCallback) == (216 / 8) * sizeof(void *), "urEventSetCallback");
_Static_assert(offsetof(ur_dditable_t, EnqueueExp.pfnUSMDeviceAllocExp) == (952 / 8) * sizeof(void *), "urEnqueueUSMDeviceAllocExp");
_Static_assert(offsetof(ur_dditable_t, EnqueueExp.pfnUSMSharedAllocExp) == (960 / 8) * sizeof(void *), "urEnqueueUSMSharedAllocExp");
_Static_assert(offsetof(ur_dditable_t, EnqueueExp.pfnUSMHostAllocExp) == (968 / 8) * sizeof(void *), "urEnqueueUSMHostAllocExp");
_Static_assert(offsetof(ur_dditable_t, EnqueueExp.pfnUSMFreeExp) == (976 / 8) * sizeof(void *), "urEnqueueUSMFreeExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnPoolCreateExp) == (1096 / 8) * sizeof(void *), "urUSMPoolCreateExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnPoolDestroyExp) == (1104 / 8) * sizeof(void *), "urUSMPoolDestroyExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnPoolGetDefaultDevicePoolExp) == (1112 / 8) * sizeof(void *), "urUSMPoolGetDefaultDevicePoolExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnPoolGetInfoExp) == (1120 / 8) * sizeof(void *), "urUSMPoolGetInfoExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnPoolSetInfoExp) == (1128 / 8) * sizeof(void *), "urUSMPoolSetInfoExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnPoolSetDevicePoolExp) == (1136 / 8) * sizeof(void *), "urUSMPoolSetDevicePoolExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnPoolGetDevicePoolExp) == (1144 / 8) * sizeof(void *), "urUSMPoolGetDevicePoolExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnPoolTrimToExp) == (1152 / 8) * sizeof(void *), "urUSMPoolTrimToExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnPitchedAllocExp) == (1160 / 8) * sizeof(void *), "urUSMPitchedAllocExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnUnsampledImageHandleDestroyExp) == (1208 / 8) * sizeof(void *), "urBindlessImagesUnsampledImageHandleDestroyExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnSampledImageHandleDestroyExp) == (1216 / 8) * sizeof(void *), "urBindlessImagesSampledImageHandleDestroyExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnImageAllocateExp) == (1224 / 8) * sizeof(void *), "urBindlessImagesImageAllocateExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnImageFreeExp) == (1232 / 8) * sizeof(void *), "urBindlessImagesImageFreeExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnUnsampledImageCreateExp) == (1240 / 8) * sizeof(void *), "urBindlessImagesUnsampledImageCreateExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnSampledImageCreateExp) == (1248 / 8) * sizeof(void *), "urBindlessImagesSampledImageCreateExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnImageCopyExp) == (1256 / 8) * sizeof(void *), "urBindlessImagesImageCopyExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnImageGetInfoExp) == (1264 / 8) * sizeof(void *), "urBindlessImagesImageGetInfoExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp) == (1272 / 8) * sizeof(void *), "urBindlessImagesGetImageMemoryHandleTypeSupportExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp) == (1280 / 8) * sizeof(void *), "urBindlessImagesGetImageUnsampledHandleSupportExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnGetImageSampledHandleSupportExp) == (1288 / 8) * sizeof(void *), "urBindlessImagesGetImageSampledHandleSupportExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnMipmapGetLevelExp) == (1296 / 8) * sizeof(void *), "urBindlessImagesMipmapGetLevelExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnMipmapFreeExp) == (1304 / 8) * sizeof(void *), "urBindlessImagesMipmapFreeExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnImportExternalMemoryExp) == (1312 / 8) * sizeof(void *), "urBindlessImagesImportExternalMemoryExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnMapExternalArrayExp) == (1320 / 8) * sizeof(void *), "urBindlessImagesMapExternalArrayExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnMapExternalLinearMemoryExp) == (1328 / 8) * sizeof(void *), "urBindlessImagesMapExternalLinearMemoryExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnReleaseExternalMemoryExp) == (1336 / 8) * sizeof(void *), "urBindlessImagesReleaseExternalMemoryExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnFreeMappedLinearMemoryExp) == (1344 / 8) * sizeof(void *), "urBindlessImagesFreeMappedLinearMemoryExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnSupportsImportingHandleTypeExp) == (1352 / 8) * sizeof(void *), "urBindlessImagesSupportsImportingHandleTypeExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnImportExternalSemaphoreExp) == (1360 / 8) * sizeof(void *), "urBindlessImagesImportExternalSemaphoreExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnReleaseExternalSemaphoreExp) == (1368 / 8) * sizeof(void *), "urBindlessImagesReleaseExternalSemaphoreExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnWaitExternalSemaphoreExp) == (1376 / 8) * sizeof(void *), "urBindlessImagesWaitExternalSemaphoreExp");
_Static_assert(offsetof(ur_dditable_t, BindlessImagesExp.pfnSignalExternalSemaphoreExp) == (1384 / 8) * sizeof(void *), "urBindlessImagesSignalExternalSemaphoreExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnCreateExp) == (1392 / 8) * sizeof(void *), "urCommandBufferCreateExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnRetainExp) == (1400 / 8) * sizeof(void *), "urCommandBufferRetainExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnReleaseExp) == (1408 / 8) * sizeof(void *), "urCommandBufferReleaseExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnFinalizeExp) == (1416 / 8) * sizeof(void *), "urCommandBufferFinalizeExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendKernelLaunchExp) == (1424 / 8) * sizeof(void *), "urCommandBufferAppendKernelLaunchExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendKernelLaunchWithArgsExp) == (1432 / 8) * sizeof(void *), "urCommandBufferAppendKernelLaunchWithArgsExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendUSMMemcpyExp) == (1440 / 8) * sizeof(void *), "urCommandBufferAppendUSMMemcpyExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendUSMFillExp) == (1448 / 8) * sizeof(void *), "urCommandBufferAppendUSMFillExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferCopyExp) == (1456 / 8) * sizeof(void *), "urCommandBufferAppendMemBufferCopyExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferWriteExp) == (1464 / 8) * sizeof(void *), "urCommandBufferAppendMemBufferWriteExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferReadExp) == (1472 / 8) * sizeof(void *), "urCommandBufferAppendMemBufferReadExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferCopyRectExp) == (1480 / 8) * sizeof(void *), "urCommandBufferAppendMemBufferCopyRectExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferWriteRectExp) == (1488 / 8) * sizeof(void *), "urCommandBufferAppendMemBufferWriteRectExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferReadRectExp) == (1496 / 8) * sizeof(void *), "urCommandBufferAppendMemBufferReadRectExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferFillExp) == (1504 / 8) * sizeof(void *), "urCommandBufferAppendMemBufferFillExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendUSMPrefetchExp) == (1512 / 8) * sizeof(void *), "urCommandBufferAppendUSMPrefetchExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendUSMAdviseExp) == (1520 / 8) * sizeof(void *), "urCommandBufferAppendUSMAdviseExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnAppendNativeCommandExp) == (1528 / 8) * sizeof(void *), "urCommandBufferAppendNativeCommandExp");
_Static_assert(offsetof(ur_dditable_t, EnqueueExp.pfnCommandBufferExp) == (992 / 8) * sizeof(void *), "urEnqueueCommandBufferExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnUpdateKernelLaunchExp) == (1536 / 8) * sizeof(void *), "urCommandBufferUpdateKernelLaunchExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnUpdateSignalEventExp) == (1544 / 8) * sizeof(void *), "urCommandBufferUpdateSignalEventExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnUpdateWaitEventsExp) == (1552 / 8) * sizeof(void *), "urCommandBufferUpdateWaitEventsExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnGetInfoExp) == (1560 / 8) * sizeof(void *), "urCommandBufferGetInfoExp");
_Static_assert(offsetof(ur_dditable_t, CommandBufferExp.pfnGetNativeHandleExp) == (1568 / 8) * sizeof(void *), "urCommandBufferGetNativeHandleExp");
_Static_assert(offsetof(ur_dditable_t, DeviceExp.pfnWaitExp) == (1920 / 8) * sizeof(void *), "urDeviceWaitExp");
_Static_assert(offsetof(ur_dditable_t, ProgramExp.pfnDynamicLinkExp) == (344 / 8) * sizeof(void *), "urProgramDynamicLinkExp");
_Static_assert(offsetof(ur_dditable_t, EnqueueExp.pfnKernelLaunchWithArgsExp) == (944 / 8) * sizeof(void *), "urEnqueueKernelLaunchWithArgsExp");
_Static_assert(offsetof(ur_dditable_t, EnqueueExp.pfnTimestampRecordingExp) == (984 / 8) * sizeof(void *), "urEnqueueTimestampRecordingExp");
_Static_assert(offsetof(ur_dditable_t, GraphExp.pfnCreateExp) == (1576 / 8) * sizeof(void *), "urGraphCreateExp");
_Static_assert(offsetof(ur_dditable_t, QueueExp.pfnBeginGraphCaptureExp) == (544 / 8) * sizeof(void *), "urQueueBeginGraphCaptureExp");
_Static_assert(offsetof(ur_dditable_t, QueueExp.pfnBeginCaptureIntoGraphExp) == (552 / 8) * sizeof(void *), "urQueueBeginCaptureIntoGraphExp");
_Static_assert(offsetof(ur_dditable_t, QueueExp.pfnEndGraphCaptureExp) == (560 / 8) * sizeof(void *), "urQueueEndGraphCaptureExp");
_Static_assert(offsetof(ur_dditable_t, GraphExp.pfnInstantiateGraphExp) == (1584 / 8) * sizeof(void *), "urGraphInstantiateGraphExp");
_Static_assert(offsetof(ur_dditable_t, EnqueueExp.pfnGraphExp) == (1016 / 8) * sizeof(void *), "urEnqueueGraphExp");
_Static_assert(offsetof(ur_dditable_t, GraphExp.pfnDestroyExp) == (1592 / 8) * sizeof(void *), "urGraphDestroyExp");
_Static_assert(offsetof(ur_dditable_t, GraphExp.pfnExecutableGraphDestroyExp) == (1600 / 8) * sizeof(void *), "urGraphExecutableGraphDestroyExp");
_Static_assert(offsetof(ur_dditable_t, QueueExp.pfnIsGraphCaptureEnabledExp) == (568 / 8) * sizeof(void *), "urQueueIsGraphCaptureEnabledExp");
_Static_assert(offsetof(ur_dditable_t, QueueExp.pfnGetGraphExp) == (576 / 8) * sizeof(void *), "urQueueGetGraphExp");
_Static_assert(offsetof(ur_dditable_t, GraphExp.pfnIsEmptyExp) == (1608 / 8) * sizeof(void *), "urGraphIsEmptyExp");
_Static_assert(offsetof(ur_dditable_t, GraphExp.pfnGetIdExp) == (1616 / 8) * sizeof(void *), "urGraphGetIdExp");
_Static_assert(offsetof(ur_dditable_t, GraphExp.pfnSetDestructionCallbackExp) == (1624 / 8) * sizeof(void *), "urGraphSetDestructionCallbackExp");
_Static_assert(offsetof(ur_dditable_t, GraphExp.pfnDumpContentsExp) == (1632 / 8) * sizeof(void *), "urGraphDumpContentsExp");
_Static_assert(offsetof(ur_dditable_t, GraphExp.pfnGetNativeHandleExp) == (1640 / 8) * sizeof(void *), "urGraphGetNativeHandleExp");
_Static_assert(offsetof(ur_dditable_t, GraphExp.pfnExecutableGraphGetNativeHandleExp) == (1648 / 8) * sizeof(void *), "urGraphExecutableGraphGetNativeHandleExp");
_Static_assert(offsetof(ur_dditable_t, EnqueueExp.pfnHostTaskExp) == (1000 / 8) * sizeof(void *), "urEnqueueHostTaskExp");
_Static_assert(offsetof(ur_dditable_t, IPCExp.pfnGetMemHandleExp) == (1656 / 8) * sizeof(void *), "urIPCGetMemHandleExp");
_Static_assert(offsetof(ur_dditable_t, IPCExp.pfnPutMemHandleExp) == (1664 / 8) * sizeof(void *), "urIPCPutMemHandleExp");
_Static_assert(offsetof(ur_dditable_t, IPCExp.pfnOpenMemHandleExp) == (1672 / 8) * sizeof(void *), "urIPCOpenMemHandleExp");
_Static_assert(offsetof(ur_dditable_t, IPCExp.pfnCloseMemHandleExp) == (1680 / 8) * sizeof(void *), "urIPCCloseMemHandleExp");
_Static_assert(offsetof(ur_dditable_t, IPCExp.pfnGetPhysMemHandleExp) == (1688 / 8) * sizeof(void *), "urIPCGetPhysMemHandleExp");
_Static_assert(offsetof(ur_dditable_t, IPCExp.pfnPutPhysMemHandleExp) == (1696 / 8) * sizeof(void *), "urIPCPutPhysMemHandleExp");
_Static_assert(offsetof(ur_dditable_t, IPCExp.pfnOpenPhysMemHandleExp) == (1704 / 8) * sizeof(void *), "urIPCOpenPhysMemHandleExp");
_Static_assert(offsetof(ur_dditable_t, IPCExp.pfnClosePhysMemHandleExp) == (1712 / 8) * sizeof(void *), "urIPCClosePhysMemHandleExp");
_Static_assert(offsetof(ur_dditable_t, IPCExp.pfnGetEventHandleExp) == (1720 / 8) * sizeof(void *), "urIPCGetEventHandleExp");
_Static_assert(offsetof(ur_dditable_t, IPCExp.pfnPutEventHandleExp) == (1728 / 8) * sizeof(void *), "urIPCPutEventHandleExp");
_Static_assert(offsetof(ur_dditable_t, IPCExp.pfnOpenEventHandleExp) == (1736 / 8) * sizeof(void *), "urIPCOpenEventHandleExp");
_Static_assert(offsetof(ur_dditable_t, Enqueue.pfnEventsWaitWithBarrierExt) == (936 / 8) * sizeof(void *), "urEnqueueEventsWaitWithBarrierExt");
_Static_assert(offsetof(ur_dditable_t, MemoryExportExp.pfnAllocExportableMemoryExp) == (1744 / 8) * sizeof(void *), "urMemoryExportAllocExportableMemoryExp");
_Static_assert(offsetof(ur_dditable_t, MemoryExportExp.pfnFreeExportableMemoryExp) == (1752 / 8) * sizeof(void *), "urMemoryExportFreeExportableMemoryExp");
_Static_assert(offsetof(ur_dditable_t, MemoryExportExp.pfnExportMemoryHandleExp) == (1760 / 8) * sizeof(void *), "urMemoryExportExportMemoryHandleExp");
_Static_assert(offsetof(ur_dditable_t, ProgramExp.pfnBuildExp) == (352 / 8) * sizeof(void *), "urProgramBuildExp");
_Static_assert(offsetof(ur_dditable_t, ProgramExp.pfnCompileExp) == (360 / 8) * sizeof(void *), "urProgramCompileExp");
_Static_assert(offsetof(ur_dditable_t, ProgramExp.pfnLinkExp) == (368 / 8) * sizeof(void *), "urProgramLinkExp");
_Static_assert(offsetof(ur_dditable_t, EnqueueExp.pfnNativeCommandExp) == (1008 / 8) * sizeof(void *), "urEnqueueNativeCommandExp");
_Static_assert(offsetof(ur_dditable_t, EventExp.pfnCreateExp) == (224 / 8) * sizeof(void *), "urEventCreateExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnContextMemcpyExp) == (1168 / 8) * sizeof(void *), "urUSMContextMemcpyExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnHostAllocRegisterExp) == (1184 / 8) * sizeof(void *), "urUSMHostAllocRegisterExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnHostAllocUnregisterExp) == (1176 / 8) * sizeof(void *), "urUSMHostAllocUnregisterExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnImportExp) == (1192 / 8) * sizeof(void *), "urUSMImportExp");
_Static_assert(offsetof(ur_dditable_t, USMExp.pfnReleaseExp) == (1200 / 8) * sizeof(void *), "urUSMReleaseExp");
_Static_assert(offsetof(ur_dditable_t, UsmP2PExp.pfnEnablePeerAccessExp) == (1768 / 8) * sizeof(void *), "urUsmP2PEnablePeerAccessExp");
_Static_assert(offsetof(ur_dditable_t, UsmP2PExp.pfnDisablePeerAccessExp) == (1776 / 8) * sizeof(void *), "urUsmP2PDisablePeerAccessExp");
_Static_assert(offsetof(ur_dditable_t, UsmP2PExp.pfnPeerAccessGetInfoExp) == (1784 / 8) * sizeof(void *), "urUsmP2PPeerAccessGetInfoExp");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnCreate) == (376 / 8) * sizeof(void *), "urKernelCreate");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnGetInfo) == (384 / 8) * sizeof(void *), "urKernelGetInfo");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnGetGroupInfo) == (392 / 8) * sizeof(void *), "urKernelGetGroupInfo");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnGetSubGroupInfo) == (400 / 8) * sizeof(void *), "urKernelGetSubGroupInfo");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnRetain) == (408 / 8) * sizeof(void *), "urKernelRetain");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnRelease) == (416 / 8) * sizeof(void *), "urKernelRelease");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnSetExecInfo) == (456 / 8) * sizeof(void *), "urKernelSetExecInfo");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnSetSpecializationConstants) == (464 / 8) * sizeof(void *), "urKernelSetSpecializationConstants");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnGetNativeHandle) == (424 / 8) * sizeof(void *), "urKernelGetNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnCreateWithNativeHandle) == (432 / 8) * sizeof(void *), "urKernelCreateWithNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnGetSuggestedLocalWorkSize) == (440 / 8) * sizeof(void *), "urKernelGetSuggestedLocalWorkSize");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnGetSuggestedLocalWorkSizeWithArgs) == (448 / 8) * sizeof(void *), "urKernelGetSuggestedLocalWorkSizeWithArgs");
_Static_assert(offsetof(ur_dditable_t, Kernel.pfnSuggestMaxCooperativeGroupCount) == (472 / 8) * sizeof(void *), "urKernelSuggestMaxCooperativeGroupCount");
_Static_assert(offsetof(ur_dditable_t, Mem.pfnImageCreate) == (632 / 8) * sizeof(void *), "urMemImageCreate");
_Static_assert(offsetof(ur_dditable_t, Mem.pfnBufferCreate) == (640 / 8) * sizeof(void *), "urMemBufferCreate");
_Static_assert(offsetof(ur_dditable_t, Mem.pfnRetain) == (648 / 8) * sizeof(void *), "urMemRetain");
_Static_assert(offsetof(ur_dditable_t, Mem.pfnRelease) == (656 / 8) * sizeof(void *), "urMemRelease");
_Static_assert(offsetof(ur_dditable_t, Mem.pfnBufferPartition) == (664 / 8) * sizeof(void *), "urMemBufferPartition");
_Static_assert(offsetof(ur_dditable_t, Mem.pfnGetNativeHandle) == (672 / 8) * sizeof(void *), "urMemGetNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Mem.pfnBufferCreateWithNativeHandle) == (680 / 8) * sizeof(void *), "urMemBufferCreateWithNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Mem.pfnImageCreateWithNativeHandle) == (688 / 8) * sizeof(void *), "urMemImageCreateWithNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Mem.pfnGetInfo) == (696 / 8) * sizeof(void *), "urMemGetInfo");
_Static_assert(offsetof(ur_dditable_t, Mem.pfnImageGetInfo) == (704 / 8) * sizeof(void *), "urMemImageGetInfo");
_Static_assert(offsetof(ur_dditable_t, Platform.pfnGet) == (56 / 8) * sizeof(void *), "urPlatformGet");
_Static_assert(offsetof(ur_dditable_t, Platform.pfnGetInfo) == (64 / 8) * sizeof(void *), "urPlatformGetInfo");
_Static_assert(offsetof(ur_dditable_t, Platform.pfnGetApiVersion) == (88 / 8) * sizeof(void *), "urPlatformGetApiVersion");
_Static_assert(offsetof(ur_dditable_t, Platform.pfnGetNativeHandle) == (72 / 8) * sizeof(void *), "urPlatformGetNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Platform.pfnCreateWithNativeHandle) == (80 / 8) * sizeof(void *), "urPlatformCreateWithNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Platform.pfnGetBackendOption) == (96 / 8) * sizeof(void *), "urPlatformGetBackendOption");
_Static_assert(offsetof(ur_dditable_t, Program.pfnCreateWithIL) == (232 / 8) * sizeof(void *), "urProgramCreateWithIL");
_Static_assert(offsetof(ur_dditable_t, Program.pfnCreateWithBinary) == (240 / 8) * sizeof(void *), "urProgramCreateWithBinary");
_Static_assert(offsetof(ur_dditable_t, Program.pfnBuild) == (248 / 8) * sizeof(void *), "urProgramBuild");
_Static_assert(offsetof(ur_dditable_t, Program.pfnCompile) == (256 / 8) * sizeof(void *), "urProgramCompile");
_Static_assert(offsetof(ur_dditable_t, Program.pfnLink) == (264 / 8) * sizeof(void *), "urProgramLink");
_Static_assert(offsetof(ur_dditable_t, Program.pfnRetain) == (272 / 8) * sizeof(void *), "urProgramRetain");
_Static_assert(offsetof(ur_dditable_t, Program.pfnRelease) == (280 / 8) * sizeof(void *), "urProgramRelease");
_Static_assert(offsetof(ur_dditable_t, Program.pfnGetFunctionPointer) == (288 / 8) * sizeof(void *), "urProgramGetFunctionPointer");
_Static_assert(offsetof(ur_dditable_t, Program.pfnGetGlobalVariablePointer) == (296 / 8) * sizeof(void *), "urProgramGetGlobalVariablePointer");
_Static_assert(offsetof(ur_dditable_t, Program.pfnGetInfo) == (304 / 8) * sizeof(void *), "urProgramGetInfo");
_Static_assert(offsetof(ur_dditable_t, Program.pfnGetBuildInfo) == (312 / 8) * sizeof(void *), "urProgramGetBuildInfo");
_Static_assert(offsetof(ur_dditable_t, Program.pfnSetSpecializationConstants) == (320 / 8) * sizeof(void *), "urProgramSetSpecializationConstants");
_Static_assert(offsetof(ur_dditable_t, Program.pfnGetNativeHandle) == (328 / 8) * sizeof(void *), "urProgramGetNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Program.pfnCreateWithNativeHandle) == (336 / 8) * sizeof(void *), "urProgramCreateWithNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Queue.pfnGetInfo) == (480 / 8) * sizeof(void *), "urQueueGetInfo");
_Static_assert(offsetof(ur_dditable_t, Queue.pfnCreate) == (488 / 8) * sizeof(void *), "urQueueCreate");
_Static_assert(offsetof(ur_dditable_t, Queue.pfnRetain) == (496 / 8) * sizeof(void *), "urQueueRetain");
_Static_assert(offsetof(ur_dditable_t, Queue.pfnRelease) == (504 / 8) * sizeof(void *), "urQueueRelease");
_Static_assert(offsetof(ur_dditable_t, Queue.pfnGetNativeHandle) == (512 / 8) * sizeof(void *), "urQueueGetNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Queue.pfnCreateWithNativeHandle) == (520 / 8) * sizeof(void *), "urQueueCreateWithNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Queue.pfnFinish) == (528 / 8) * sizeof(void *), "urQueueFinish");
_Static_assert(offsetof(ur_dditable_t, Queue.pfnFlush) == (536 / 8) * sizeof(void *), "urQueueFlush");
_Static_assert(offsetof(ur_dditable_t, Sampler.pfnCreate) == (584 / 8) * sizeof(void *), "urSamplerCreate");
_Static_assert(offsetof(ur_dditable_t, Sampler.pfnRetain) == (592 / 8) * sizeof(void *), "urSamplerRetain");
_Static_assert(offsetof(ur_dditable_t, Sampler.pfnRelease) == (600 / 8) * sizeof(void *), "urSamplerRelease");
_Static_assert(offsetof(ur_dditable_t, Sampler.pfnGetInfo) == (608 / 8) * sizeof(void *), "urSamplerGetInfo");
_Static_assert(offsetof(ur_dditable_t, Sampler.pfnGetNativeHandle) == (616 / 8) * sizeof(void *), "urSamplerGetNativeHandle");
_Static_assert(offsetof(ur_dditable_t, Sampler.pfnCreateWithNativeHandle) == (624 / 8) * sizeof(void *), "urSamplerCreateWithNativeHandle");
_Static_assert(offsetof(ur_dditable_t, USM.pfnHostAlloc) == (1024 / 8) * sizeof(void *), "urUSMHostAlloc");
_Static_assert(offsetof(ur_dditable_t, USM.pfnDeviceAlloc) == (1032 / 8) * sizeof(void *), "urUSMDeviceAlloc");
_Static_assert(offsetof(ur_dditable_t, USM.pfnSharedAlloc) == (1040 / 8) * sizeof(void *), "urUSMSharedAlloc");
_Static_assert(offsetof(ur_dditable_t, USM.pfnFree) == (1048 / 8) * sizeof(void *), "urUSMFree");
_Static_assert(offsetof(ur_dditable_t, USM.pfnGetMemAllocInfo) == (1056 / 8) * sizeof(void *), "urUSMGetMemAllocInfo");
_Static_assert(offsetof(ur_dditable_t, USM.pfnPoolCreate) == (1064 / 8) * sizeof(void *), "urUSMPoolCreate");
_Static_assert(offsetof(ur_dditable_t, USM.pfnPoolRetain) == (1072 / 8) * sizeof(void *), "urUSMPoolRetain");
_Static_assert(offsetof(ur_dditable_t, USM.pfnPoolRelease) == (1080 / 8) * sizeof(void *), "urUSMPoolRelease");
_Static_assert(offsetof(ur_dditable_t, USM.pfnPoolGetInfo) == (1088 / 8) * sizeof(void *), "urUSMPoolGetInfo");
_Static_assert(offsetof(ur_dditable_t, VirtualMem.pfnGranularityGetInfo) == (1792 / 8) * sizeof(void *), "urVirtualMemGranularityGetInfo");
_Static_assert(offsetof(ur_dditable_t, VirtualMem.pfnReserve) == (1800 / 8) * sizeof(void *), "urVirtualMemReserve");
_Static_assert(offsetof(ur_dditable_t, VirtualMem.pfnFree) == (1808 / 8) * sizeof(void *), "urVirtualMemFree");
_Static_assert(offsetof(ur_dditable_t, VirtualMem.pfnMap) == (1816 / 8) * sizeof(void *), "urVirtualMemMap");
_Static_assert(offsetof(ur_dditable_t, VirtualMem.pfnUnmap) == (1824 / 8) * sizeof(void *), "urVirtualMemUnmap");
_Static_assert(offsetof(ur_dditable_t, VirtualMem.pfnSetAccess) == (1832 / 8) * sizeof(void *), "urVirtualMemSetAccess");
_Static_assert(offsetof(ur_dditable_t, VirtualMem.pfnGetInfo) == (1840 / 8) * sizeof(void *), "urVirtualMemGetInfo");
_Static_assert(offsetof(ur_dditable_t, PhysicalMem.pfnCreate) == (712 / 8) * sizeof(void *), "urPhysicalMemCreate");
_Static_assert(offsetof(ur_dditable_t, PhysicalMem.pfnRetain) == (720 / 8) * sizeof(void *), "urPhysicalMemRetain");
_Static_assert(offsetof(ur_dditable_t, PhysicalMem.pfnRelease) == (728 / 8) * sizeof(void *), "urPhysicalMemRelease");
_Static_assert(offsetof(ur_dditable_t, PhysicalMem.pfnGetInfo) == (736 / 8) * sizeof(void *), "urPhysicalMemGetInfo");
