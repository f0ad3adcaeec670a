/* Generated from scripts/templates/tracing_wrappers.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The wrappers of the tracing layer. */
#include "../layers/tracing.h"

static ur_result_t UR_APICALL traced_AdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
    void *params[] = {&NumEntries, &phAdapters, &pNumAdapters};
    struct loader_call call;
    loader_trace_begin(&call, 178, params);
    ur_result_t result = loader_traced_next->ddi.Adapter.pfnGet(
        NumEntries, phAdapters, pNumAdapters);
    return loader_trace_end(&call, 178, params, result);
}

static ur_result_t UR_APICALL traced_AdapterRelease(ur_adapter_handle_t hAdapter) {
    void *params[] = {&hAdapter};
    struct loader_call call;
    loader_trace_begin(&call, 177, params);
    ur_result_t result = loader_traced_next->ddi.Adapter.pfnRelease(hAdapter);
    return loader_trace_end(&call, 177, params, result);
}

static ur_result_t UR_APICALL traced_AdapterRetain(ur_adapter_handle_t hAdapter) {
    void *params[] = {&hAdapter};
    struct loader_call call;
    loader_trace_begin(&call, 179, params);
    ur_result_t result = loader_traced_next->ddi.Adapter.pfnRetain(hAdapter);
    return loader_trace_end(&call, 179, params, result);
}

static ur_result_t UR_APICALL traced_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
    void *params[] = {&hAdapter, &ppMessage, &pError};
    struct loader_call call;
    loader_trace_begin(&call, 180, params);
    ur_result_t result = loader_traced_next->ddi.Adapter.pfnGetLastError(
        hAdapter, ppMessage, pError);
    return loader_trace_end(&call, 180, params, result);
}

static ur_result_t UR_APICALL traced_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hAdapter, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 181, params);
    ur_result_t result = loader_traced_next->ddi.Adapter.pfnGetInfo(
        hAdapter, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 181, params, result);
}

static ur_result_t UR_APICALL traced_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level) {
    void *params[] = {&hAdapter, &pfnLoggerCallback, &pUserData, &level};
    struct loader_call call;
    loader_trace_begin(&call, 266, params);
    ur_result_t result = loader_traced_next->ddi.Adapter.pfnSetLoggerCallback(
        hAdapter, pfnLoggerCallback, pUserData, level);
    return loader_trace_end(&call, 266, params, result);
}

static ur_result_t UR_APICALL traced_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    void *params[] = {&hAdapter, &level};
    struct loader_call call;
    loader_trace_begin(&call, 267, params);
    ur_result_t result = loader_traced_next->ddi.Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
    return loader_trace_end(&call, 267, params, result);
}

static ur_result_t UR_APICALL traced_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
    void *params[] = {&DeviceCount, &phDevices, &pProperties, &phContext};
    struct loader_call call;
    loader_trace_begin(&call, 1, params);
    ur_result_t result = loader_traced_next->ddi.Context.pfnCreate(
        DeviceCount, phDevices, pProperties, phContext);
    return loader_trace_end(&call, 1, params, result);
}

static ur_result_t UR_APICALL traced_ContextRetain(ur_context_handle_t hContext) {
    void *params[] = {&hContext};
    struct loader_call call;
    loader_trace_begin(&call, 2, params);
    ur_result_t result = loader_traced_next->ddi.Context.pfnRetain(hContext);
    return loader_trace_end(&call, 2, params, result);
}

static ur_result_t UR_APICALL traced_ContextRelease(ur_context_handle_t hContext) {
    void *params[] = {&hContext};
    struct loader_call call;
    loader_trace_begin(&call, 3, params);
    ur_result_t result = loader_traced_next->ddi.Context.pfnRelease(hContext);
    return loader_trace_end(&call, 3, params, result);
}

static ur_result_t UR_APICALL traced_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hContext, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 4, params);
    ur_result_t result = loader_traced_next->ddi.Context.pfnGetInfo(
        hContext, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 4, params, result);
}

static ur_result_t UR_APICALL traced_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    void *params[] = {&hContext, &phNativeContext};
    struct loader_call call;
    loader_trace_begin(&call, 5, params);
    ur_result_t result = loader_traced_next->ddi.Context.pfnGetNativeHandle(
        hContext, phNativeContext);
    return loader_trace_end(&call, 5, params, result);
}

static ur_result_t UR_APICALL traced_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
    void *params[] = {&hNativeContext, &hAdapter, &numDevices, &phDevices, &pProperties, &phContext};
    struct loader_call call;
    loader_trace_begin(&call, 6, params);
    ur_result_t result = loader_traced_next->ddi.Context.pfnCreateWithNativeHandle(
        hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
    return loader_trace_end(&call, 6, params, result);
}

static ur_result_t UR_APICALL traced_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    void *params[] = {&hContext, &pfnDeleter, &pUserData};
    struct loader_call call;
    loader_trace_begin(&call, 7, params);
    ur_result_t result = loader_traced_next->ddi.Context.pfnSetExtendedDeleter(
        hContext, pfnDeleter, pUserData);
    return loader_trace_end(&call, 7, params, result);
}

static ur_result_t UR_APICALL traced_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    void *params[] = {&hPlatform, &DeviceType, &NumEntries, &phDevices, &pNumDevices};
    struct loader_call call;
    loader_trace_begin(&call, 8, params);
    ur_result_t result = loader_traced_next->ddi.Device.pfnGet(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    return loader_trace_end(&call, 8, params, result);
}

static ur_result_t UR_APICALL traced_DeviceGetSelected(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    void *params[] = {&hPlatform, &DeviceType, &NumEntries, &phDevices, &pNumDevices};
    struct loader_call call;
    loader_trace_begin(&call, 217, params);
    ur_result_t result = loader_traced_next->pfnDeviceGetSelected(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    return loader_trace_end(&call, 217, params, result);
}

static ur_result_t UR_APICALL traced_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 9, params);
    ur_result_t result = loader_traced_next->ddi.Device.pfnGetInfo(
        hDevice, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 9, params, result);
}

static ur_result_t UR_APICALL traced_DeviceRetain(ur_device_handle_t hDevice) {
    void *params[] = {&hDevice};
    struct loader_call call;
    loader_trace_begin(&call, 10, params);
    ur_result_t result = loader_traced_next->ddi.Device.pfnRetain(hDevice);
    return loader_trace_end(&call, 10, params, result);
}

static ur_result_t UR_APICALL traced_DeviceRelease(ur_device_handle_t hDevice) {
    void *params[] = {&hDevice};
    struct loader_call call;
    loader_trace_begin(&call, 11, params);
    ur_result_t result = loader_traced_next->ddi.Device.pfnRelease(hDevice);
    return loader_trace_end(&call, 11, params, result);
}

static ur_result_t UR_APICALL traced_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    void *params[] = {&hDevice, &pProperties, &NumDevices, &phSubDevices, &pNumDevicesRet};
    struct loader_call call;
    loader_trace_begin(&call, 12, params);
    ur_result_t result = loader_traced_next->ddi.Device.pfnPartition(
        hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
    return loader_trace_end(&call, 12, params, result);
}

static ur_result_t UR_APICALL traced_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary) {
    void *params[] = {&hDevice, &pBinaries, &NumBinaries, &pSelectedBinary};
    struct loader_call call;
    loader_trace_begin(&call, 13, params);
    ur_result_t result = loader_traced_next->ddi.Device.pfnSelectBinary(
        hDevice, pBinaries, NumBinaries, pSelectedBinary);
    return loader_trace_end(&call, 13, params, result);
}

static ur_result_t UR_APICALL traced_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
    void *params[] = {&hDevice, &phNativeDevice};
    struct loader_call call;
    loader_trace_begin(&call, 14, params);
    ur_result_t result = loader_traced_next->ddi.Device.pfnGetNativeHandle(hDevice, phNativeDevice);
    return loader_trace_end(&call, 14, params, result);
}

static ur_result_t UR_APICALL traced_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    void *params[] = {&hNativeDevice, &hAdapter, &pProperties, &phDevice};
    struct loader_call call;
    loader_trace_begin(&call, 15, params);
    ur_result_t result = loader_traced_next->ddi.Device.pfnCreateWithNativeHandle(
        hNativeDevice, hAdapter, pProperties, phDevice);
    return loader_trace_end(&call, 15, params, result);
}

static ur_result_t UR_APICALL traced_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) {
    void *params[] = {&hDevice, &pDeviceTimestamp, &pHostTimestamp};
    struct loader_call call;
    loader_trace_begin(&call, 16, params);
    ur_result_t result = loader_traced_next->ddi.Device.pfnGetGlobalTimestamps(
        hDevice, pDeviceTimestamp, pHostTimestamp);
    return loader_trace_end(&call, 16, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 18, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnEventsWait(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 18, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 19, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnEventsWaitWithBarrier(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 19, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBuffer, &blockingRead, &offset, &size, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 20, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemBufferRead(
        hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
    return loader_trace_end(&call, 20, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBuffer, &blockingWrite, &offset, &size, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 21, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemBufferWrite(
        hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
    return loader_trace_end(&call, 21, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBuffer, &blockingRead, &bufferOrigin, &hostOrigin, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 22, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemBufferReadRect(
        hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
    return loader_trace_end(&call, 22, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBuffer, &blockingWrite, &bufferOrigin, &hostOrigin, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 23, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemBufferWriteRect(
        hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
    return loader_trace_end(&call, 23, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBufferSrc, &hBufferDst, &srcOffset, &dstOffset, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 24, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemBufferCopy(
        hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
        phEventWaitList, phEvent);
    return loader_trace_end(&call, 24, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBufferSrc, &hBufferDst, &srcOrigin, &dstOrigin, &region, &srcRowPitch, &srcSlicePitch, &dstRowPitch, &dstSlicePitch, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 25, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 25, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBuffer, &pPattern, &patternSize, &offset, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 26, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemBufferFill(
        hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    return loader_trace_end(&call, 26, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hImage, &blockingRead, &origin, &region, &rowPitch, &slicePitch, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 27, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemImageRead(
        hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
        numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 27, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hImage, &blockingWrite, &origin, &region, &rowPitch, &slicePitch, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 28, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemImageWrite(
        hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
        numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 28, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hImageSrc, &hImageDst, &srcOrigin, &dstOrigin, &region, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 29, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemImageCopy(
        hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
        phEventWaitList, phEvent);
    return loader_trace_end(&call, 29, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    void *params[] = {&hQueue, &hBuffer, &blockingMap, &mapFlags, &offset, &size, &numEventsInWaitList, &phEventWaitList, &phEvent, &ppRetMap};
    struct loader_call call;
    loader_trace_begin(&call, 30, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemBufferMap(
        hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent, ppRetMap);
    return loader_trace_end(&call, 30, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hMem, &pMappedPtr, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 31, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnMemUnmap(
        hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 31, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pMem, &patternSize, &pPattern, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 32, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnUSMFill(
        hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 32, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &blocking, &pDst, &pSrc, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 33, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnUSMMemcpy(
        hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 33, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pMem, &size, &flags, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 34, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnUSMPrefetch(
        hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 34, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pMem, &size, &advice, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 35, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnUSMAdvise(
        hQueue, pMem, size, advice, phEvent);
    return loader_trace_end(&call, 35, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pMem, &pitch, &patternSize, &pPattern, &width, &height, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 151, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnUSMFill2D(
        hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
    return loader_trace_end(&call, 151, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &blocking, &pDst, &dstPitch, &pSrc, &srcPitch, &width, &height, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 152, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnUSMMemcpy2D(
        hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
    return loader_trace_end(&call, 152, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hProgram, &name, &blockingWrite, &count, &offset, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 38, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnDeviceGlobalVariableWrite(
        hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
        phEventWaitList, phEvent);
    return loader_trace_end(&call, 38, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hProgram, &name, &blockingRead, &count, &offset, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 39, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnDeviceGlobalVariableRead(
        hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
        phEventWaitList, phEvent);
    return loader_trace_end(&call, 39, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hProgram, &pipe_symbol, &blocking, &pDst, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 69, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnReadHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    return loader_trace_end(&call, 69, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hProgram, &pipe_symbol, &blocking, &pSrc, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 117, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnWriteHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    return loader_trace_end(&call, 117, params, result);
}

static ur_result_t UR_APICALL traced_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hEvent, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 40, params);
    ur_result_t result = loader_traced_next->ddi.Event.pfnGetInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 40, params, result);
}

static ur_result_t UR_APICALL traced_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hEvent, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 41, params);
    ur_result_t result = loader_traced_next->ddi.Event.pfnGetProfilingInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 41, params, result);
}

static ur_result_t UR_APICALL traced_EventWait(
    uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    void *params[] = {&numEvents, &phEventWaitList};
    struct loader_call call;
    loader_trace_begin(&call, 42, params);
    ur_result_t result = loader_traced_next->ddi.Event.pfnWait(numEvents, phEventWaitList);
    return loader_trace_end(&call, 42, params, result);
}

static ur_result_t UR_APICALL traced_EventRetain(ur_event_handle_t hEvent) {
    void *params[] = {&hEvent};
    struct loader_call call;
    loader_trace_begin(&call, 43, params);
    ur_result_t result = loader_traced_next->ddi.Event.pfnRetain(hEvent);
    return loader_trace_end(&call, 43, params, result);
}

static ur_result_t UR_APICALL traced_EventRelease(ur_event_handle_t hEvent) {
    void *params[] = {&hEvent};
    struct loader_call call;
    loader_trace_begin(&call, 44, params);
    ur_result_t result = loader_traced_next->ddi.Event.pfnRelease(hEvent);
    return loader_trace_end(&call, 44, params, result);
}

static ur_result_t UR_APICALL traced_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    void *params[] = {&hEvent, &phNativeEvent};
    struct loader_call call;
    loader_trace_begin(&call, 45, params);
    ur_result_t result = loader_traced_next->ddi.Event.pfnGetNativeHandle(hEvent, phNativeEvent);
    return loader_trace_end(&call, 45, params, result);
}

static ur_result_t UR_APICALL traced_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    void *params[] = {&hNativeEvent, &hContext, &pProperties, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 46, params);
    ur_result_t result = loader_traced_next->ddi.Event.pfnCreateWithNativeHandle(
        hNativeEvent, hContext, pProperties, phEvent);
    return loader_trace_end(&call, 46, params, result);
}

static ur_result_t UR_APICALL traced_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData) {
    void *params[] = {&hEvent, &execStatus, &pfnNotify, &pUserData};
    struct loader_call call;
    loader_trace_begin(&call, 47, params);
    ur_result_t result = loader_traced_next->ddi.Event.pfnSetCallback(
        hEvent, execStatus, pfnNotify, pUserData);
    return loader_trace_end(&call, 47, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pPool, (void *)(uintptr_t)&size, &pProperties, &numEventsInWaitList, &phEventWaitList, &ppMem, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 250, params);
    ur_result_t result = loader_traced_next->ddi.EnqueueExp.pfnUSMDeviceAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    return loader_trace_end(&call, 250, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pPool, (void *)(uintptr_t)&size, &pProperties, &numEventsInWaitList, &phEventWaitList, &ppMem, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 251, params);
    ur_result_t result = loader_traced_next->ddi.EnqueueExp.pfnUSMSharedAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    return loader_trace_end(&call, 251, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pPool, (void *)(uintptr_t)&size, &pProperties, &numEventsInWaitList, &phEventWaitList, &ppMem, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 252, params);
    ur_result_t result = loader_traced_next->ddi.EnqueueExp.pfnUSMHostAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    return loader_trace_end(&call, 252, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pPool, &pMem, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 253, params);
    ur_result_t result = loader_traced_next->ddi.EnqueueExp.pfnUSMFreeExp(
        hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 253, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool) {
    void *params[] = {&hContext, &hDevice, &pPoolDesc, &pPool};
    struct loader_call call;
    loader_trace_begin(&call, 254, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnPoolCreateExp(
        hContext, hDevice, pPoolDesc, pPool);
    return loader_trace_end(&call, 254, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    void *params[] = {&hContext, &hDevice, &hPool};
    struct loader_call call;
    loader_trace_begin(&call, 255, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnPoolDestroyExp(hContext, hDevice, hPool);
    return loader_trace_end(&call, 255, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    void *params[] = {&hContext, &hDevice, &pPool};
    struct loader_call call;
    loader_trace_begin(&call, 257, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnPoolGetDefaultDevicePoolExp(
        hContext, hDevice, pPool);
    return loader_trace_end(&call, 257, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hPool, &propName, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 262, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnPoolGetInfoExp(
        hPool, propName, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 262, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) {
    void *params[] = {&hPool, &propName, &pPropValue, &propSize};
    struct loader_call call;
    loader_trace_begin(&call, 265, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnPoolSetInfoExp(
        hPool, propName, pPropValue, propSize);
    return loader_trace_end(&call, 265, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    void *params[] = {&hContext, &hDevice, &hPool};
    struct loader_call call;
    loader_trace_begin(&call, 259, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnPoolSetDevicePoolExp(
        hContext, hDevice, hPool);
    return loader_trace_end(&call, 259, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    void *params[] = {&hContext, &hDevice, &pPool};
    struct loader_call call;
    loader_trace_begin(&call, 260, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnPoolGetDevicePoolExp(
        hContext, hDevice, pPool);
    return loader_trace_end(&call, 260, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep) {
    void *params[] = {&hContext, &hDevice, &hPool, &minBytesToKeep};
    struct loader_call call;
    loader_trace_begin(&call, 261, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnPoolTrimToExp(
        hContext, hDevice, hPool, minBytesToKeep);
    return loader_trace_end(&call, 261, params, result);
}

static ur_result_t UR_APICALL traced_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch) {
    void *params[] = {&hContext, &hDevice, &pUSMDesc, &pool, &widthInBytes, &height, &elementSizeBytes, &ppMem, &pResultPitch};
    struct loader_call call;
    loader_trace_begin(&call, 132, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnPitchedAllocExp(
        hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
        pResultPitch);
    return loader_trace_end(&call, 132, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    void *params[] = {&hContext, &hDevice, &hImage};
    struct loader_call call;
    loader_trace_begin(&call, 133, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp(
        hContext, hDevice, hImage);
    return loader_trace_end(&call, 133, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    void *params[] = {&hContext, &hDevice, &hImage};
    struct loader_call call;
    loader_trace_begin(&call, 134, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnSampledImageHandleDestroyExp(
        hContext, hDevice, hImage);
    return loader_trace_end(&call, 134, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) {
    void *params[] = {&hContext, &hDevice, &pImageFormat, &pImageDesc, &phImageMem};
    struct loader_call call;
    loader_trace_begin(&call, 135, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnImageAllocateExp(
        hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
    return loader_trace_end(&call, 135, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem) {
    void *params[] = {&hContext, &hDevice, &hImageMem};
    struct loader_call call;
    loader_trace_begin(&call, 136, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnImageFreeExp(
        hContext, hDevice, hImageMem);
    return loader_trace_end(&call, 136, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
    void *params[] = {&hContext, &hDevice, &hImageMem, &pImageFormat, &pImageDesc, &phImage};
    struct loader_call call;
    loader_trace_begin(&call, 137, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnUnsampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
    return loader_trace_end(&call, 137, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
    void *params[] = {&hContext, &hDevice, &hImageMem, &pImageFormat, &pImageDesc, &pSamplerDesc, &phImage};
    struct loader_call call;
    loader_trace_begin(&call, 138, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnSampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
    return loader_trace_end(&call, 138, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pSrc, &pDst, &pSrcImageDesc, &pDstImageDesc, &pSrcImageFormat, &pDstImageFormat, &pCopyRegion, &imageCopyFlags, &imageCopyInputTypes, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 139, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnImageCopyExp(
        hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
        pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
        phEvent);
    return loader_trace_end(&call, 139, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hContext, &hImageMem, &propName, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 140, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnImageGetInfoExp(
        hContext, hImageMem, propName, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 140, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    void *params[] = {&hContext, &hDevice, &pImageDesc, &pImageFormat, &imageMemHandleType, &pSupportedRet};
    struct loader_call call;
    loader_trace_begin(&call, 270, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    return loader_trace_end(&call, 270, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    void *params[] = {&hContext, &hDevice, &pImageDesc, &pImageFormat, &imageMemHandleType, &pSupportedRet};
    struct loader_call call;
    loader_trace_begin(&call, 268, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    return loader_trace_end(&call, 268, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    void *params[] = {&hContext, &hDevice, &pImageDesc, &pImageFormat, &imageMemHandleType, &pSupportedRet};
    struct loader_call call;
    loader_trace_begin(&call, 269, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnGetImageSampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    return loader_trace_end(&call, 269, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    void *params[] = {&hContext, &hDevice, &hImageMem, &mipmapLevel, &phImageMem};
    struct loader_call call;
    loader_trace_begin(&call, 141, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnMipmapGetLevelExp(
        hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
    return loader_trace_end(&call, 141, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) {
    void *params[] = {&hContext, &hDevice, &hMem};
    struct loader_call call;
    loader_trace_begin(&call, 142, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnMipmapFreeExp(
        hContext, hDevice, hMem);
    return loader_trace_end(&call, 142, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem) {
    void *params[] = {&hContext, &hDevice, &size, &memHandleType, &pExternalMemDesc, &phExternalMem};
    struct loader_call call;
    loader_trace_begin(&call, 226, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnImportExternalMemoryExp(
        hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
    return loader_trace_end(&call, 226, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    void *params[] = {&hContext, &hDevice, &pImageFormat, &pImageDesc, &hExternalMem, &phImageMem};
    struct loader_call call;
    loader_trace_begin(&call, 144, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnMapExternalArrayExp(
        hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
    return loader_trace_end(&call, 144, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
    void *params[] = {&hContext, &hDevice, &offset, &size, &hExternalMem, &ppRetMem};
    struct loader_call call;
    loader_trace_begin(&call, 245, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnMapExternalLinearMemoryExp(
        hContext, hDevice, offset, size, hExternalMem, ppRetMem);
    return loader_trace_end(&call, 245, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem) {
    void *params[] = {&hContext, &hDevice, &hExternalMem};
    struct loader_call call;
    loader_trace_begin(&call, 230, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnReleaseExternalMemoryExp(
        hContext, hDevice, hExternalMem);
    return loader_trace_end(&call, 230, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    void *params[] = {&hContext, &hDevice, &pMem};
    struct loader_call call;
    loader_trace_begin(&call, 271, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnFreeMappedLinearMemoryExp(
        hContext, hDevice, pMem);
    return loader_trace_end(&call, 271, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
    void *params[] = {&hDevice, &memHandleType, &pSupportedRet};
    struct loader_call call;
    loader_trace_begin(&call, 288, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnSupportsImportingHandleTypeExp(
        hDevice, memHandleType, pSupportedRet);
    return loader_trace_end(&call, 288, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    void *params[] = {&hContext, &hDevice, &semHandleType, &pExternalSemaphoreDesc, &phExternalSemaphore};
    struct loader_call call;
    loader_trace_begin(&call, 227, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnImportExternalSemaphoreExp(
        hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
    return loader_trace_end(&call, 227, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    void *params[] = {&hContext, &hDevice, &hExternalSemaphore};
    struct loader_call call;
    loader_trace_begin(&call, 147, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnReleaseExternalSemaphoreExp(
        hContext, hDevice, hExternalSemaphore);
    return loader_trace_end(&call, 147, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hSemaphore, &hasWaitValue, &waitValue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 148, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp(
        hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 148, params, result);
}

static ur_result_t UR_APICALL traced_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hSemaphore, &hasSignalValue, &signalValue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 149, params);
    ur_result_t result = loader_traced_next->ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp(
        hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList,
        phEvent);
    return loader_trace_end(&call, 149, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    void *params[] = {&hContext, &hDevice, &pCommandBufferDesc, &phCommandBuffer};
    struct loader_call call;
    loader_trace_begin(&call, 113, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnCreateExp(
        hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
    return loader_trace_end(&call, 113, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferRetainExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    void *params[] = {&hCommandBuffer};
    struct loader_call call;
    loader_trace_begin(&call, 121, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnRetainExp(hCommandBuffer);
    return loader_trace_end(&call, 121, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferReleaseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    void *params[] = {&hCommandBuffer};
    struct loader_call call;
    loader_trace_begin(&call, 122, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnReleaseExp(hCommandBuffer);
    return loader_trace_end(&call, 122, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferFinalizeExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    void *params[] = {&hCommandBuffer};
    struct loader_call call;
    loader_trace_begin(&call, 123, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnFinalizeExp(hCommandBuffer);
    return loader_trace_end(&call, 123, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &numKernelAlternatives, &phKernelAlternatives, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 125, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 125, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &numArgs, &pArgs, &numKernelAlternatives, &phKernelAlternatives, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 310, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 310, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &pDst, &pSrc, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 231, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 231, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &pMemory, &pPattern, &patternSize, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 232, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 232, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hSrcMem, &hDstMem, &srcOffset, &dstOffset, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 233, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 233, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hBuffer, &offset, &size, &pSrc, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 234, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 234, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hBuffer, &offset, &size, &pDst, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 235, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 235, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hSrcMem, &hDstMem, &srcOrigin, &dstOrigin, &region, &srcRowPitch, &srcSlicePitch, &dstRowPitch, &dstSlicePitch, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 236, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 236, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hBuffer, &bufferOffset, &hostOffset, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pSrc, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 237, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 237, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hBuffer, &bufferOffset, &hostOffset, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pDst, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 238, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 238, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hBuffer, &pPattern, &patternSize, &offset, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 239, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 239, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &pMemory, &size, &flags, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 240, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendUSMPrefetchExp(
        hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 240, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &pMemory, &size, &advice, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct loader_call call;
    loader_trace_begin(&call, 241, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendUSMAdviseExp(
        hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    return loader_trace_end(&call, 241, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    void *params[] = {&hCommandBuffer, &pfnNativeCommand, &pData, &hChildCommandBuffer, &numSyncPointsInWaitList, &pSyncPointWaitList, &pSyncPoint};
    struct loader_call call;
    loader_trace_begin(&call, 263, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnAppendNativeCommandExp(
        hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint);
    return loader_trace_end(&call, 263, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hCommandBuffer, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 242, params);
    ur_result_t result = loader_traced_next->ddi.EnqueueExp.pfnCommandBufferExp(
        hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 242, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
    void *params[] = {&hCommandBuffer, &numKernelUpdates, &pUpdateKernelLaunch};
    struct loader_call call;
    loader_trace_begin(&call, 220, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnUpdateKernelLaunchExp(
        hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
    return loader_trace_end(&call, 220, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
    void *params[] = {&hCommand, &phSignalEvent};
    struct loader_call call;
    loader_trace_begin(&call, 243, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnUpdateSignalEventExp(
        hCommand, phSignalEvent);
    return loader_trace_end(&call, 243, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    void *params[] = {&hCommand, &numEventsInWaitList, &phEventWaitList};
    struct loader_call call;
    loader_trace_begin(&call, 244, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnUpdateWaitEventsExp(
        hCommand, numEventsInWaitList, phEventWaitList);
    return loader_trace_end(&call, 244, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hCommandBuffer, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 221, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnGetInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 221, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
    void *params[] = {&hCommandBuffer, &phNativeCommandBuffer};
    struct loader_call call;
    loader_trace_begin(&call, 264, params);
    ur_result_t result = loader_traced_next->ddi.CommandBufferExp.pfnGetNativeHandleExp(
        hCommandBuffer, phNativeCommandBuffer);
    return loader_trace_end(&call, 264, params, result);
}

static ur_result_t UR_APICALL traced_DeviceWaitExp(ur_device_handle_t hDevice) {
    void *params[] = {&hDevice};
    struct loader_call call;
    loader_trace_begin(&call, 293, params);
    ur_result_t result = loader_traced_next->ddi.DeviceExp.pfnWaitExp(hDevice);
    return loader_trace_end(&call, 293, params, result);
}

static ur_result_t UR_APICALL traced_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms) {
    void *params[] = {&hContext, &count, &phPrograms};
    struct loader_call call;
    loader_trace_begin(&call, 294, params);
    ur_result_t result = loader_traced_next->ddi.ProgramExp.pfnDynamicLinkExp(
        hContext, count, phPrograms);
    return loader_trace_end(&call, 294, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &numArgs, &pArgs, &launchPropList, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 295, params);
    ur_result_t result = loader_traced_next->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs,
        pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 295, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &blocking, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 223, params);
    ur_result_t result = loader_traced_next->ddi.EnqueueExp.pfnTimestampRecordingExp(
        hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 223, params, result);
}

static ur_result_t UR_APICALL traced_GraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
    void *params[] = {&hContext, &phGraph};
    struct loader_call call;
    loader_trace_begin(&call, 296, params);
    ur_result_t result = loader_traced_next->ddi.GraphExp.pfnCreateExp(hContext, phGraph);
    return loader_trace_end(&call, 296, params, result);
}

static ur_result_t UR_APICALL traced_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct loader_call call;
    loader_trace_begin(&call, 297, params);
    ur_result_t result = loader_traced_next->ddi.QueueExp.pfnBeginGraphCaptureExp(hQueue);
    return loader_trace_end(&call, 297, params, result);
}

static ur_result_t UR_APICALL traced_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
    void *params[] = {&hQueue, &hGraph};
    struct loader_call call;
    loader_trace_begin(&call, 298, params);
    ur_result_t result = loader_traced_next->ddi.QueueExp.pfnBeginCaptureIntoGraphExp(
        hQueue, hGraph);
    return loader_trace_end(&call, 298, params, result);
}

static ur_result_t UR_APICALL traced_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    void *params[] = {&hQueue, &phGraph};
    struct loader_call call;
    loader_trace_begin(&call, 299, params);
    ur_result_t result = loader_traced_next->ddi.QueueExp.pfnEndGraphCaptureExp(hQueue, phGraph);
    return loader_trace_end(&call, 299, params, result);
}

static ur_result_t UR_APICALL traced_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph) {
    void *params[] = {&hGraph, &phExecGraph};
    struct loader_call call;
    loader_trace_begin(&call, 307, params);
    ur_result_t result = loader_traced_next->ddi.GraphExp.pfnInstantiateGraphExp(
        hGraph, phExecGraph);
    return loader_trace_end(&call, 307, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hGraph, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 308, params);
    ur_result_t result = loader_traced_next->ddi.EnqueueExp.pfnGraphExp(
        hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 308, params, result);
}

static ur_result_t UR_APICALL traced_GraphDestroyExp(ur_exp_graph_handle_t hGraph) {
    void *params[] = {&hGraph};
    struct loader_call call;
    loader_trace_begin(&call, 302, params);
    ur_result_t result = loader_traced_next->ddi.GraphExp.pfnDestroyExp(hGraph);
    return loader_trace_end(&call, 302, params, result);
}

static ur_result_t UR_APICALL traced_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) {
    void *params[] = {&hExecutableGraph};
    struct loader_call call;
    loader_trace_begin(&call, 303, params);
    ur_result_t result = loader_traced_next->ddi.GraphExp.pfnExecutableGraphDestroyExp(
        hExecutableGraph);
    return loader_trace_end(&call, 303, params, result);
}

static ur_result_t UR_APICALL traced_QueueIsGraphCaptureEnabledExp(
    ur_queue_handle_t hQueue, bool *pResult) {
    void *params[] = {&hQueue, &pResult};
    struct loader_call call;
    loader_trace_begin(&call, 304, params);
    ur_result_t result = loader_traced_next->ddi.QueueExp.pfnIsGraphCaptureEnabledExp(
        hQueue, pResult);
    return loader_trace_end(&call, 304, params, result);
}

static ur_result_t UR_APICALL traced_QueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    void *params[] = {&hQueue, &phGraph};
    struct loader_call call;
    loader_trace_begin(&call, 314, params);
    ur_result_t result = loader_traced_next->ddi.QueueExp.pfnGetGraphExp(hQueue, phGraph);
    return loader_trace_end(&call, 314, params, result);
}

static ur_result_t UR_APICALL traced_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
    void *params[] = {&hGraph, &pResult};
    struct loader_call call;
    loader_trace_begin(&call, 305, params);
    ur_result_t result = loader_traced_next->ddi.GraphExp.pfnIsEmptyExp(hGraph, pResult);
    return loader_trace_end(&call, 305, params, result);
}

static ur_result_t UR_APICALL traced_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
    void *params[] = {&hGraph, &pGraphId};
    struct loader_call call;
    loader_trace_begin(&call, 326, params);
    ur_result_t result = loader_traced_next->ddi.GraphExp.pfnGetIdExp(hGraph, pGraphId);
    return loader_trace_end(&call, 326, params, result);
}

static ur_result_t UR_APICALL traced_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
    void *params[] = {&hGraph, &pfnCallback, &pUserData};
    struct loader_call call;
    loader_trace_begin(&call, 315, params);
    ur_result_t result = loader_traced_next->ddi.GraphExp.pfnSetDestructionCallbackExp(
        hGraph, pfnCallback, pUserData);
    return loader_trace_end(&call, 315, params, result);
}

static ur_result_t UR_APICALL traced_GraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, const char *filePath) {
    void *params[] = {&hGraph, &filePath};
    struct loader_call call;
    loader_trace_begin(&call, 306, params);
    ur_result_t result = loader_traced_next->ddi.GraphExp.pfnDumpContentsExp(hGraph, filePath);
    return loader_trace_end(&call, 306, params, result);
}

static ur_result_t UR_APICALL traced_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
    void *params[] = {&hGraph, &phNativeGraph};
    struct loader_call call;
    loader_trace_begin(&call, 320, params);
    ur_result_t result = loader_traced_next->ddi.GraphExp.pfnGetNativeHandleExp(
        hGraph, phNativeGraph);
    return loader_trace_end(&call, 320, params, result);
}

static ur_result_t UR_APICALL traced_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
    void *params[] = {&hExecutableGraph, &phNativeExecutableGraph};
    struct loader_call call;
    loader_trace_begin(&call, 321, params);
    ur_result_t result = loader_traced_next->ddi.GraphExp.pfnExecutableGraphGetNativeHandleExp(
        hExecutableGraph, phNativeExecutableGraph);
    return loader_trace_end(&call, 321, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pfnHostTask, &data, &pProperties, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 309, params);
    ur_result_t result = loader_traced_next->ddi.EnqueueExp.pfnHostTaskExp(
        hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 309, params, result);
}

static ur_result_t UR_APICALL traced_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet) {
    void *params[] = {&hContext, &pMem, &ppIPCMemHandleData, &pIPCMemHandleDataSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 289, params);
    ur_result_t result = loader_traced_next->ddi.IPCExp.pfnGetMemHandleExp(
        hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
    return loader_trace_end(&call, 289, params, result);
}

static ur_result_t UR_APICALL traced_IPCPutMemHandleExp(
    ur_context_handle_t hContext, void *pIPCMemHandleData) {
    void *params[] = {&hContext, &pIPCMemHandleData};
    struct loader_call call;
    loader_trace_begin(&call, 290, params);
    ur_result_t result = loader_traced_next->ddi.IPCExp.pfnPutMemHandleExp(
        hContext, pIPCMemHandleData);
    return loader_trace_end(&call, 290, params, result);
}

static ur_result_t UR_APICALL traced_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem) {
    void *params[] = {&hContext, &hDevice, &pIPCMemHandleData, &ipcMemHandleDataSize, &ppMem};
    struct loader_call call;
    loader_trace_begin(&call, 291, params);
    ur_result_t result = loader_traced_next->ddi.IPCExp.pfnOpenMemHandleExp(
        hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
    return loader_trace_end(&call, 291, params, result);
}

static ur_result_t UR_APICALL traced_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem) {
    void *params[] = {&hContext, &pMem};
    struct loader_call call;
    loader_trace_begin(&call, 292, params);
    ur_result_t result = loader_traced_next->ddi.IPCExp.pfnCloseMemHandleExp(hContext, pMem);
    return loader_trace_end(&call, 292, params, result);
}

static ur_result_t UR_APICALL traced_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet) {
    void *params[] = {&hContext, &hPhysMem, &ppIPCPhysMemHandleData, &pIPCPhysMemHandleDataSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 316, params);
    ur_result_t result = loader_traced_next->ddi.IPCExp.pfnGetPhysMemHandleExp(
        hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
    return loader_trace_end(&call, 316, params, result);
}

static ur_result_t UR_APICALL traced_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
    void *params[] = {&hContext, &pIPCPhysMemHandleData};
    struct loader_call call;
    loader_trace_begin(&call, 317, params);
    ur_result_t result = loader_traced_next->ddi.IPCExp.pfnPutPhysMemHandleExp(
        hContext, pIPCPhysMemHandleData);
    return loader_trace_end(&call, 317, params, result);
}

static ur_result_t UR_APICALL traced_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem) {
    void *params[] = {&hContext, &hDevice, &pIPCPhysMemHandleData, &ipcPhysMemHandleDataSize, &phPhysMem};
    struct loader_call call;
    loader_trace_begin(&call, 318, params);
    ur_result_t result = loader_traced_next->ddi.IPCExp.pfnOpenPhysMemHandleExp(
        hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
    return loader_trace_end(&call, 318, params, result);
}

static ur_result_t UR_APICALL traced_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
    void *params[] = {&hContext, &hPhysMem};
    struct loader_call call;
    loader_trace_begin(&call, 319, params);
    ur_result_t result = loader_traced_next->ddi.IPCExp.pfnClosePhysMemHandleExp(
        hContext, hPhysMem);
    return loader_trace_end(&call, 319, params, result);
}

static ur_result_t UR_APICALL traced_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) {
    void *params[] = {&hEvent, &ppIPCEventHandleData, &pIPCEventHandleDataSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 323, params);
    ur_result_t result = loader_traced_next->ddi.IPCExp.pfnGetEventHandleExp(
        hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
    return loader_trace_end(&call, 323, params, result);
}

static ur_result_t UR_APICALL traced_IPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData) {
    void *params[] = {&hContext, &pIPCEventHandleData};
    struct loader_call call;
    loader_trace_begin(&call, 324, params);
    ur_result_t result = loader_traced_next->ddi.IPCExp.pfnPutEventHandleExp(
        hContext, pIPCEventHandleData);
    return loader_trace_end(&call, 324, params, result);
}

static ur_result_t UR_APICALL traced_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hContext, &pIPCEventHandleData, &ipcEventHandleDataSize, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 325, params);
    ur_result_t result = loader_traced_next->ddi.IPCExp.pfnOpenEventHandleExp(
        hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
    return loader_trace_end(&call, 325, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pProperties, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 246, params);
    ur_result_t result = loader_traced_next->ddi.Enqueue.pfnEventsWaitWithBarrierExt(
        hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 246, params, result);
}

static ur_result_t UR_APICALL traced_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem) {
    void *params[] = {&hContext, &hDevice, &alignment, &size, &handleTypeToExport, &ppMem};
    struct loader_call call;
    loader_trace_begin(&call, 285, params);
    ur_result_t result = loader_traced_next->ddi.MemoryExportExp.pfnAllocExportableMemoryExp(
        hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
    return loader_trace_end(&call, 285, params, result);
}

static ur_result_t UR_APICALL traced_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    void *params[] = {&hContext, &hDevice, &pMem};
    struct loader_call call;
    loader_trace_begin(&call, 286, params);
    ur_result_t result = loader_traced_next->ddi.MemoryExportExp.pfnFreeExportableMemoryExp(
        hContext, hDevice, pMem);
    return loader_trace_end(&call, 286, params, result);
}

static ur_result_t UR_APICALL traced_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet) {
    void *params[] = {&hContext, &hDevice, &handleTypeToExport, &pMem, &pMemHandleRet};
    struct loader_call call;
    loader_trace_begin(&call, 287, params);
    ur_result_t result = loader_traced_next->ddi.MemoryExportExp.pfnExportMemoryHandleExp(
        hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
    return loader_trace_end(&call, 287, params, result);
}

static ur_result_t UR_APICALL traced_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    void *params[] = {&hProgram, &numDevices, &phDevices, &flags, &pOptions};
    struct loader_call call;
    loader_trace_begin(&call, 197, params);
    ur_result_t result = loader_traced_next->ddi.ProgramExp.pfnBuildExp(
        hProgram, numDevices, phDevices, flags, pOptions);
    return loader_trace_end(&call, 197, params, result);
}

static ur_result_t UR_APICALL traced_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    void *params[] = {&hProgram, &numDevices, &phDevices, &flags, &pOptions};
    struct loader_call call;
    loader_trace_begin(&call, 198, params);
    ur_result_t result = loader_traced_next->ddi.ProgramExp.pfnCompileExp(
        hProgram, numDevices, phDevices, flags, pOptions);
    return loader_trace_end(&call, 198, params, result);
}

static ur_result_t UR_APICALL traced_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    void *params[] = {&hContext, &numDevices, &phDevices, &flags, &count, &phPrograms, &pOptions, &phProgram};
    struct loader_call call;
    loader_trace_begin(&call, 199, params);
    ur_result_t result = loader_traced_next->ddi.ProgramExp.pfnLinkExp(
        hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
    return loader_trace_end(&call, 199, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pfnNativeEnqueue, &data, &numMemsInMemList, &phMemList, &pProperties, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 228, params);
    ur_result_t result = loader_traced_next->ddi.EnqueueExp.pfnNativeCommandExp(
        hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
        numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 228, params, result);
}

static ur_result_t UR_APICALL traced_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hContext, &hDevice, &pEventDesc, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 322, params);
    ur_result_t result = loader_traced_next->ddi.EventExp.pfnCreateExp(
        hContext, hDevice, pEventDesc, phEvent);
    return loader_trace_end(&call, 322, params, result);
}

static ur_result_t UR_APICALL traced_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    void *params[] = {&hContext, &pDst, &pSrc, &size};
    struct loader_call call;
    loader_trace_begin(&call, 273, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnContextMemcpyExp(
        hContext, pDst, pSrc, size);
    return loader_trace_end(&call, 273, params, result);
}

static ur_result_t UR_APICALL traced_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    void *params[] = {&hContext, &pHostMem, &size, &pProperties};
    struct loader_call call;
    loader_trace_begin(&call, 312, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnHostAllocRegisterExp(
        hContext, pHostMem, size, pProperties);
    return loader_trace_end(&call, 312, params, result);
}

static ur_result_t UR_APICALL traced_USMHostAllocUnregisterExp(
    ur_context_handle_t hContext, void *pHostMem) {
    void *params[] = {&hContext, &pHostMem};
    struct loader_call call;
    loader_trace_begin(&call, 313, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnHostAllocUnregisterExp(
        hContext, pHostMem);
    return loader_trace_end(&call, 313, params, result);
}

static ur_result_t UR_APICALL traced_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    void *params[] = {&hContext, &pMem, &size};
    struct loader_call call;
    loader_trace_begin(&call, 163, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnImportExp(hContext, pMem, size);
    return loader_trace_end(&call, 163, params, result);
}

static ur_result_t UR_APICALL traced_USMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    void *params[] = {&hContext, &pMem};
    struct loader_call call;
    loader_trace_begin(&call, 164, params);
    ur_result_t result = loader_traced_next->ddi.USMExp.pfnReleaseExp(hContext, pMem);
    return loader_trace_end(&call, 164, params, result);
}

static ur_result_t UR_APICALL traced_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    void *params[] = {&commandDevice, &peerDevice};
    struct loader_call call;
    loader_trace_begin(&call, 165, params);
    ur_result_t result = loader_traced_next->ddi.UsmP2PExp.pfnEnablePeerAccessExp(
        commandDevice, peerDevice);
    return loader_trace_end(&call, 165, params, result);
}

static ur_result_t UR_APICALL traced_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    void *params[] = {&commandDevice, &peerDevice};
    struct loader_call call;
    loader_trace_begin(&call, 166, params);
    ur_result_t result = loader_traced_next->ddi.UsmP2PExp.pfnDisablePeerAccessExp(
        commandDevice, peerDevice);
    return loader_trace_end(&call, 166, params, result);
}

static ur_result_t UR_APICALL traced_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&commandDevice, &peerDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 167, params);
    ur_result_t result = loader_traced_next->ddi.UsmP2PExp.pfnPeerAccessGetInfoExp(
        commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 167, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused) {
    void *params[] = {&hCommandBuffer, &firstCommand, &numCommands, &pDesc, &pNumFused};
    struct loader_call call;
    loader_trace_begin(&call, 480, params);
    ur_result_t result = loader_traced_next->pfnCommandBufferFuseExp(
        hCommandBuffer, firstCommand, numCommands, pDesc, pNumFused);
    return loader_trace_end(&call, 480, params, result);
}

static ur_result_t UR_APICALL traced_CommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hCommandBuffer, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 481, params);
    ur_result_t result = loader_traced_next->pfnCommandBufferGetFusionInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 481, params, result);
}

static ur_result_t UR_APICALL traced_QueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    void *params[] = {&hQueue, &pDesc};
    struct loader_call call;
    loader_trace_begin(&call, 482, params);
    ur_result_t result = loader_traced_next->pfnQueueBeginFusionExp(hQueue, pDesc);
    return loader_trace_end(&call, 482, params, result);
}

static ur_result_t UR_APICALL traced_QueueEndFusionExp(
    ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 483, params);
    ur_result_t result = loader_traced_next->pfnQueueEndFusionExp(hQueue, phEvent);
    return loader_trace_end(&call, 483, params, result);
}

static ur_result_t UR_APICALL traced_QueueCancelFusionExp(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct loader_call call;
    loader_trace_begin(&call, 484, params);
    ur_result_t result = loader_traced_next->pfnQueueCancelFusionExp(hQueue);
    return loader_trace_end(&call, 484, params, result);
}

static ur_result_t UR_APICALL traced_QueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hQueue, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 485, params);
    ur_result_t result = loader_traced_next->pfnQueueGetFusionInfoExp(
        hQueue, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 485, params, result);
}

static ur_result_t UR_APICALL traced_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel) {
    void *params[] = {&hProgram, &pKernelName, &phKernel};
    struct loader_call call;
    loader_trace_begin(&call, 48, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnCreate(hProgram, pKernelName, phKernel);
    return loader_trace_end(&call, 48, params, result);
}

static ur_result_t UR_APICALL traced_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hKernel, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 51, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnGetInfo(
        hKernel, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 51, params, result);
}

static ur_result_t UR_APICALL traced_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hKernel, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 52, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnGetGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 52, params, result);
}

static ur_result_t UR_APICALL traced_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hKernel, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 53, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnGetSubGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 53, params, result);
}

static ur_result_t UR_APICALL traced_KernelRetain(ur_kernel_handle_t hKernel) {
    void *params[] = {&hKernel};
    struct loader_call call;
    loader_trace_begin(&call, 54, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnRetain(hKernel);
    return loader_trace_end(&call, 54, params, result);
}

static ur_result_t UR_APICALL traced_KernelRelease(ur_kernel_handle_t hKernel) {
    void *params[] = {&hKernel};
    struct loader_call call;
    loader_trace_begin(&call, 55, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnRelease(hKernel);
    return loader_trace_end(&call, 55, params, result);
}

static ur_result_t UR_APICALL traced_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) {
    void *params[] = {&hKernel, &propName, &propSize, &pProperties, &pPropValue};
    struct loader_call call;
    loader_trace_begin(&call, 57, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnSetExecInfo(
        hKernel, propName, propSize, pProperties, pPropValue);
    return loader_trace_end(&call, 57, params, result);
}

static ur_result_t UR_APICALL traced_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    void *params[] = {&hKernel, &count, &pSpecConstants};
    struct loader_call call;
    loader_trace_begin(&call, 60, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnSetSpecializationConstants(
        hKernel, count, pSpecConstants);
    return loader_trace_end(&call, 60, params, result);
}

static ur_result_t UR_APICALL traced_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
    void *params[] = {&hKernel, &phNativeKernel};
    struct loader_call call;
    loader_trace_begin(&call, 61, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnGetNativeHandle(hKernel, phNativeKernel);
    return loader_trace_end(&call, 61, params, result);
}

static ur_result_t UR_APICALL traced_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    void *params[] = {&hNativeKernel, &hContext, &hProgram, &pProperties, &phKernel};
    struct loader_call call;
    loader_trace_begin(&call, 62, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnCreateWithNativeHandle(
        hNativeKernel, hContext, hProgram, pProperties, phKernel);
    return loader_trace_end(&call, 62, params, result);
}

static ur_result_t UR_APICALL traced_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize) {
    void *params[] = {&hKernel, &hQueue, &numWorkDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pSuggestedLocalWorkSize};
    struct loader_call call;
    loader_trace_begin(&call, 225, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnGetSuggestedLocalWorkSize(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
    return loader_trace_end(&call, 225, params, result);
}

static ur_result_t UR_APICALL traced_KernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    void *params[] = {&hKernel, &hQueue, &numWorkDim, &pGlobalWorkOffset, &pGlobalWorkSize, &numArgs, &pArgs, &pSuggestedLocalWorkSize};
    struct loader_call call;
    loader_trace_begin(&call, 311, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs,
        pSuggestedLocalWorkSize);
    return loader_trace_end(&call, 311, params, result);
}

static ur_result_t UR_APICALL traced_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    void *params[] = {&hKernel, &hDevice, &workDim, &pLocalWorkSize, &dynamicSharedMemorySize, &pGroupCountRet};
    struct loader_call call;
    loader_trace_begin(&call, 272, params);
    ur_result_t result = loader_traced_next->ddi.Kernel.pfnSuggestMaxCooperativeGroupCount(
        hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
    return loader_trace_end(&call, 272, params, result);
}

static ur_result_t UR_APICALL traced_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) {
    void *params[] = {&hContext, &flags, &pImageFormat, &pImageDesc, &pHost, &phMem};
    struct loader_call call;
    loader_trace_begin(&call, 63, params);
    ur_result_t result = loader_traced_next->ddi.Mem.pfnImageCreate(
        hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
    return loader_trace_end(&call, 63, params, result);
}

static ur_result_t UR_APICALL traced_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
    void *params[] = {&hContext, &flags, &size, &pProperties, &phBuffer};
    struct loader_call call;
    loader_trace_begin(&call, 64, params);
    ur_result_t result = loader_traced_next->ddi.Mem.pfnBufferCreate(
        hContext, flags, size, pProperties, phBuffer);
    return loader_trace_end(&call, 64, params, result);
}

static ur_result_t UR_APICALL traced_MemRetain(ur_mem_handle_t hMem) {
    void *params[] = {&hMem};
    struct loader_call call;
    loader_trace_begin(&call, 65, params);
    ur_result_t result = loader_traced_next->ddi.Mem.pfnRetain(hMem);
    return loader_trace_end(&call, 65, params, result);
}

static ur_result_t UR_APICALL traced_MemRelease(ur_mem_handle_t hMem) {
    void *params[] = {&hMem};
    struct loader_call call;
    loader_trace_begin(&call, 66, params);
    ur_result_t result = loader_traced_next->ddi.Mem.pfnRelease(hMem);
    return loader_trace_end(&call, 66, params, result);
}

static ur_result_t UR_APICALL traced_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    void *params[] = {&hBuffer, &flags, &bufferCreateType, &pRegion, &phMem};
    struct loader_call call;
    loader_trace_begin(&call, 67, params);
    ur_result_t result = loader_traced_next->ddi.Mem.pfnBufferPartition(
        hBuffer, flags, bufferCreateType, pRegion, phMem);
    return loader_trace_end(&call, 67, params, result);
}

static ur_result_t UR_APICALL traced_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    void *params[] = {&hMem, &hDevice, &phNativeMem};
    struct loader_call call;
    loader_trace_begin(&call, 68, params);
    ur_result_t result = loader_traced_next->ddi.Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
    return loader_trace_end(&call, 68, params, result);
}

static ur_result_t UR_APICALL traced_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    void *params[] = {&hNativeMem, &hContext, &pProperties, &phMem};
    struct loader_call call;
    loader_trace_begin(&call, 115, params);
    ur_result_t result = loader_traced_next->ddi.Mem.pfnBufferCreateWithNativeHandle(
        hNativeMem, hContext, pProperties, phMem);
    return loader_trace_end(&call, 115, params, result);
}

static ur_result_t UR_APICALL traced_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    void *params[] = {&hNativeMem, &hContext, &pImageFormat, &pImageDesc, &pProperties, &phMem};
    struct loader_call call;
    loader_trace_begin(&call, 116, params);
    ur_result_t result = loader_traced_next->ddi.Mem.pfnImageCreateWithNativeHandle(
        hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
    return loader_trace_end(&call, 116, params, result);
}

static ur_result_t UR_APICALL traced_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hMemory, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 70, params);
    ur_result_t result = loader_traced_next->ddi.Mem.pfnGetInfo(
        hMemory, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 70, params, result);
}

static ur_result_t UR_APICALL traced_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hMemory, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 71, params);
    ur_result_t result = loader_traced_next->ddi.Mem.pfnImageGetInfo(
        hMemory, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 71, params, result);
}

static ur_result_t UR_APICALL traced_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms) {
    void *params[] = {&hAdapter, &NumEntries, &phPlatforms, &pNumPlatforms};
    struct loader_call call;
    loader_trace_begin(&call, 72, params);
    ur_result_t result = loader_traced_next->ddi.Platform.pfnGet(
        hAdapter, NumEntries, phPlatforms, pNumPlatforms);
    return loader_trace_end(&call, 72, params, result);
}

static ur_result_t UR_APICALL traced_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hPlatform, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 73, params);
    ur_result_t result = loader_traced_next->ddi.Platform.pfnGetInfo(
        hPlatform, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 73, params, result);
}

static ur_result_t UR_APICALL traced_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    void *params[] = {&hPlatform, &pVersion};
    struct loader_call call;
    loader_trace_begin(&call, 74, params);
    ur_result_t result = loader_traced_next->ddi.Platform.pfnGetApiVersion(hPlatform, pVersion);
    return loader_trace_end(&call, 74, params, result);
}

static ur_result_t UR_APICALL traced_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    void *params[] = {&hPlatform, &phNativePlatform};
    struct loader_call call;
    loader_trace_begin(&call, 75, params);
    ur_result_t result = loader_traced_next->ddi.Platform.pfnGetNativeHandle(
        hPlatform, phNativePlatform);
    return loader_trace_end(&call, 75, params, result);
}

static ur_result_t UR_APICALL traced_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    void *params[] = {&hNativePlatform, &hAdapter, &pProperties, &phPlatform};
    struct loader_call call;
    loader_trace_begin(&call, 76, params);
    ur_result_t result = loader_traced_next->ddi.Platform.pfnCreateWithNativeHandle(
        hNativePlatform, hAdapter, pProperties, phPlatform);
    return loader_trace_end(&call, 76, params, result);
}

static ur_result_t UR_APICALL traced_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption) {
    void *params[] = {&hPlatform, &pFrontendOption, &ppPlatformOption};
    struct loader_call call;
    loader_trace_begin(&call, 114, params);
    ur_result_t result = loader_traced_next->ddi.Platform.pfnGetBackendOption(
        hPlatform, pFrontendOption, ppPlatformOption);
    return loader_trace_end(&call, 114, params, result);
}

static ur_result_t UR_APICALL traced_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    void *params[] = {&hContext, &pIL, &length, &pProperties, &phProgram};
    struct loader_call call;
    loader_trace_begin(&call, 78, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnCreateWithIL(
        hContext, pIL, length, pProperties, phProgram);
    return loader_trace_end(&call, 78, params, result);
}

static ur_result_t UR_APICALL traced_ProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
    void *params[] = {&hContext, &numDevices, &phDevices, &pLengths, &ppBinaries, &pProperties, &phProgram};
    struct loader_call call;
    loader_trace_begin(&call, 79, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnCreateWithBinary(
        hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
    return loader_trace_end(&call, 79, params, result);
}

static ur_result_t UR_APICALL traced_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    void *params[] = {&hContext, &hProgram, &pOptions};
    struct loader_call call;
    loader_trace_begin(&call, 80, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnBuild(hContext, hProgram, pOptions);
    return loader_trace_end(&call, 80, params, result);
}

static ur_result_t UR_APICALL traced_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    void *params[] = {&hContext, &hProgram, &pOptions};
    struct loader_call call;
    loader_trace_begin(&call, 81, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnCompile(hContext, hProgram, pOptions);
    return loader_trace_end(&call, 81, params, result);
}

static ur_result_t UR_APICALL traced_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    void *params[] = {&hContext, &count, &phPrograms, &pOptions, &phProgram};
    struct loader_call call;
    loader_trace_begin(&call, 82, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnLink(
        hContext, count, phPrograms, pOptions, phProgram);
    return loader_trace_end(&call, 82, params, result);
}

static ur_result_t UR_APICALL traced_ProgramRetain(ur_program_handle_t hProgram) {
    void *params[] = {&hProgram};
    struct loader_call call;
    loader_trace_begin(&call, 83, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnRetain(hProgram);
    return loader_trace_end(&call, 83, params, result);
}

static ur_result_t UR_APICALL traced_ProgramRelease(ur_program_handle_t hProgram) {
    void *params[] = {&hProgram};
    struct loader_call call;
    loader_trace_begin(&call, 84, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnRelease(hProgram);
    return loader_trace_end(&call, 84, params, result);
}

static ur_result_t UR_APICALL traced_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer) {
    void *params[] = {&hDevice, &hProgram, &pFunctionName, &ppFunctionPointer};
    struct loader_call call;
    loader_trace_begin(&call, 85, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnGetFunctionPointer(
        hDevice, hProgram, pFunctionName, ppFunctionPointer);
    return loader_trace_end(&call, 85, params, result);
}

static ur_result_t UR_APICALL traced_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet) {
    void *params[] = {&hDevice, &hProgram, &pGlobalVariableName, &pGlobalVariableSizeRet, &ppGlobalVariablePointerRet};
    struct loader_call call;
    loader_trace_begin(&call, 216, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnGetGlobalVariablePointer(
        hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
    return loader_trace_end(&call, 216, params, result);
}

static ur_result_t UR_APICALL traced_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hProgram, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 86, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnGetInfo(
        hProgram, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 86, params, result);
}

static ur_result_t UR_APICALL traced_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hProgram, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 87, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnGetBuildInfo(
        hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 87, params, result);
}

static ur_result_t UR_APICALL traced_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    void *params[] = {&hProgram, &count, &pSpecConstants};
    struct loader_call call;
    loader_trace_begin(&call, 88, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnSetSpecializationConstants(
        hProgram, count, pSpecConstants);
    return loader_trace_end(&call, 88, params, result);
}

static ur_result_t UR_APICALL traced_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
    void *params[] = {&hProgram, &phNativeProgram};
    struct loader_call call;
    loader_trace_begin(&call, 89, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnGetNativeHandle(
        hProgram, phNativeProgram);
    return loader_trace_end(&call, 89, params, result);
}

static ur_result_t UR_APICALL traced_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    void *params[] = {&hNativeProgram, &hContext, &pProperties, &phProgram};
    struct loader_call call;
    loader_trace_begin(&call, 90, params);
    ur_result_t result = loader_traced_next->ddi.Program.pfnCreateWithNativeHandle(
        hNativeProgram, hContext, pProperties, phProgram);
    return loader_trace_end(&call, 90, params, result);
}

static ur_result_t UR_APICALL traced_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hQueue, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 91, params);
    ur_result_t result = loader_traced_next->ddi.Queue.pfnGetInfo(
        hQueue, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 91, params, result);
}

static ur_result_t UR_APICALL traced_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    void *params[] = {&hContext, &hDevice, &pProperties, &phQueue};
    struct loader_call call;
    loader_trace_begin(&call, 92, params);
    ur_result_t result = loader_traced_next->ddi.Queue.pfnCreate(
        hContext, hDevice, pProperties, phQueue);
    return loader_trace_end(&call, 92, params, result);
}

static ur_result_t UR_APICALL traced_QueueRetain(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct loader_call call;
    loader_trace_begin(&call, 93, params);
    ur_result_t result = loader_traced_next->ddi.Queue.pfnRetain(hQueue);
    return loader_trace_end(&call, 93, params, result);
}

static ur_result_t UR_APICALL traced_QueueRelease(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct loader_call call;
    loader_trace_begin(&call, 94, params);
    ur_result_t result = loader_traced_next->ddi.Queue.pfnRelease(hQueue);
    return loader_trace_end(&call, 94, params, result);
}

static ur_result_t UR_APICALL traced_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    void *params[] = {&hQueue, &pDesc, &phNativeQueue};
    struct loader_call call;
    loader_trace_begin(&call, 95, params);
    ur_result_t result = loader_traced_next->ddi.Queue.pfnGetNativeHandle(
        hQueue, pDesc, phNativeQueue);
    return loader_trace_end(&call, 95, params, result);
}

static ur_result_t UR_APICALL traced_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    void *params[] = {&hNativeQueue, &hContext, &hDevice, &pProperties, &phQueue};
    struct loader_call call;
    loader_trace_begin(&call, 96, params);
    ur_result_t result = loader_traced_next->ddi.Queue.pfnCreateWithNativeHandle(
        hNativeQueue, hContext, hDevice, pProperties, phQueue);
    return loader_trace_end(&call, 96, params, result);
}

static ur_result_t UR_APICALL traced_QueueFinish(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct loader_call call;
    loader_trace_begin(&call, 97, params);
    ur_result_t result = loader_traced_next->ddi.Queue.pfnFinish(hQueue);
    return loader_trace_end(&call, 97, params, result);
}

static ur_result_t UR_APICALL traced_QueueFlush(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct loader_call call;
    loader_trace_begin(&call, 98, params);
    ur_result_t result = loader_traced_next->ddi.Queue.pfnFlush(hQueue);
    return loader_trace_end(&call, 98, params, result);
}

static ur_result_t UR_APICALL traced_KernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue) {
    void *params[] = {&hKernel, &argIndex, &argSize, &pProperties, &pArgValue};
    struct loader_call call;
    loader_trace_begin(&call, 49, params);
    ur_result_t result = loader_traced_next->pfnKernelSetArgValue(
        hKernel, argIndex, argSize, pProperties, pArgValue);
    return loader_trace_end(&call, 49, params, result);
}

static ur_result_t UR_APICALL traced_KernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties) {
    void *params[] = {&hKernel, &argIndex, &argSize, &pProperties};
    struct loader_call call;
    loader_trace_begin(&call, 50, params);
    ur_result_t result = loader_traced_next->pfnKernelSetArgLocal(
        hKernel, argIndex, argSize, pProperties);
    return loader_trace_end(&call, 50, params, result);
}

static ur_result_t UR_APICALL traced_KernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue) {
    void *params[] = {&hKernel, &argIndex, &pProperties, &pArgValue};
    struct loader_call call;
    loader_trace_begin(&call, 56, params);
    ur_result_t result = loader_traced_next->pfnKernelSetArgPointer(
        hKernel, argIndex, pProperties, pArgValue);
    return loader_trace_end(&call, 56, params, result);
}

static ur_result_t UR_APICALL traced_KernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue) {
    void *params[] = {&hKernel, &argIndex, &pProperties, &hArgValue};
    struct loader_call call;
    loader_trace_begin(&call, 58, params);
    ur_result_t result = loader_traced_next->pfnKernelSetArgSampler(
        hKernel, argIndex, pProperties, hArgValue);
    return loader_trace_end(&call, 58, params, result);
}

static ur_result_t UR_APICALL traced_KernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue) {
    void *params[] = {&hKernel, &argIndex, &pProperties, &hArgValue};
    struct loader_call call;
    loader_trace_begin(&call, 59, params);
    ur_result_t result = loader_traced_next->pfnKernelSetArgMemObj(
        hKernel, argIndex, pProperties, hArgValue);
    return loader_trace_end(&call, 59, params, result);
}

static ur_result_t UR_APICALL traced_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &launchPropList, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 17, params);
    ur_result_t result = loader_traced_next->pfnEnqueueKernelLaunch(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    return loader_trace_end(&call, 17, params, result);
}

static ur_result_t UR_APICALL traced_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler) {
    void *params[] = {&hContext, &pDesc, &phSampler};
    struct loader_call call;
    loader_trace_begin(&call, 101, params);
    ur_result_t result = loader_traced_next->ddi.Sampler.pfnCreate(hContext, pDesc, phSampler);
    return loader_trace_end(&call, 101, params, result);
}

static ur_result_t UR_APICALL traced_SamplerRetain(ur_sampler_handle_t hSampler) {
    void *params[] = {&hSampler};
    struct loader_call call;
    loader_trace_begin(&call, 102, params);
    ur_result_t result = loader_traced_next->ddi.Sampler.pfnRetain(hSampler);
    return loader_trace_end(&call, 102, params, result);
}

static ur_result_t UR_APICALL traced_SamplerRelease(ur_sampler_handle_t hSampler) {
    void *params[] = {&hSampler};
    struct loader_call call;
    loader_trace_begin(&call, 103, params);
    ur_result_t result = loader_traced_next->ddi.Sampler.pfnRelease(hSampler);
    return loader_trace_end(&call, 103, params, result);
}

static ur_result_t UR_APICALL traced_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hSampler, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 104, params);
    ur_result_t result = loader_traced_next->ddi.Sampler.pfnGetInfo(
        hSampler, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 104, params, result);
}

static ur_result_t UR_APICALL traced_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
    void *params[] = {&hSampler, &phNativeSampler};
    struct loader_call call;
    loader_trace_begin(&call, 105, params);
    ur_result_t result = loader_traced_next->ddi.Sampler.pfnGetNativeHandle(
        hSampler, phNativeSampler);
    return loader_trace_end(&call, 105, params, result);
}

static ur_result_t UR_APICALL traced_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) {
    void *params[] = {&hNativeSampler, &hContext, &pProperties, &phSampler};
    struct loader_call call;
    loader_trace_begin(&call, 106, params);
    ur_result_t result = loader_traced_next->ddi.Sampler.pfnCreateWithNativeHandle(
        hNativeSampler, hContext, pProperties, phSampler);
    return loader_trace_end(&call, 106, params, result);
}

static ur_result_t UR_APICALL traced_EventCreateUserExp(
    ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    void *params[] = {&hContext, &phEvent};
    struct loader_call call;
    loader_trace_begin(&call, 486, params);
    ur_result_t result = loader_traced_next->pfnEventCreateUserExp(hContext, phEvent);
    return loader_trace_end(&call, 486, params, result);
}

static ur_result_t UR_APICALL traced_EventSetStatusExp(
    ur_event_handle_t hEvent, ur_event_status_t status) {
    void *params[] = {&hEvent, &status};
    struct loader_call call;
    loader_trace_begin(&call, 487, params);
    ur_result_t result = loader_traced_next->pfnEventSetStatusExp(hEvent, status);
    return loader_trace_end(&call, 487, params, result);
}

static ur_result_t UR_APICALL traced_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem) {
    void *params[] = {&hContext, &pUSMDesc, &pool, &size, &ppMem};
    struct loader_call call;
    loader_trace_begin(&call, 107, params);
    ur_result_t result = loader_traced_next->ddi.USM.pfnHostAlloc(
        hContext, pUSMDesc, pool, size, ppMem);
    return loader_trace_end(&call, 107, params, result);
}

static ur_result_t UR_APICALL traced_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    void *params[] = {&hContext, &hDevice, &pUSMDesc, &pool, &size, &ppMem};
    struct loader_call call;
    loader_trace_begin(&call, 108, params);
    ur_result_t result = loader_traced_next->ddi.USM.pfnDeviceAlloc(
        hContext, hDevice, pUSMDesc, pool, size, ppMem);
    return loader_trace_end(&call, 108, params, result);
}

static ur_result_t UR_APICALL traced_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    void *params[] = {&hContext, &hDevice, &pUSMDesc, &pool, &size, &ppMem};
    struct loader_call call;
    loader_trace_begin(&call, 109, params);
    ur_result_t result = loader_traced_next->ddi.USM.pfnSharedAlloc(
        hContext, hDevice, pUSMDesc, pool, size, ppMem);
    return loader_trace_end(&call, 109, params, result);
}

static ur_result_t UR_APICALL traced_USMFree(ur_context_handle_t hContext, void *pMem) {
    void *params[] = {&hContext, &pMem};
    struct loader_call call;
    loader_trace_begin(&call, 110, params);
    ur_result_t result = loader_traced_next->ddi.USM.pfnFree(hContext, pMem);
    return loader_trace_end(&call, 110, params, result);
}

static ur_result_t UR_APICALL traced_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hContext, &pMem, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 111, params);
    ur_result_t result = loader_traced_next->ddi.USM.pfnGetMemAllocInfo(
        hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 111, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) {
    void *params[] = {&hContext, &pPoolDesc, &ppPool};
    struct loader_call call;
    loader_trace_begin(&call, 112, params);
    ur_result_t result = loader_traced_next->ddi.USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
    return loader_trace_end(&call, 112, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolRetain(ur_usm_pool_handle_t pPool) {
    void *params[] = {&pPool};
    struct loader_call call;
    loader_trace_begin(&call, 118, params);
    ur_result_t result = loader_traced_next->ddi.USM.pfnPoolRetain(pPool);
    return loader_trace_end(&call, 118, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolRelease(ur_usm_pool_handle_t pPool) {
    void *params[] = {&pPool};
    struct loader_call call;
    loader_trace_begin(&call, 119, params);
    ur_result_t result = loader_traced_next->ddi.USM.pfnPoolRelease(pPool);
    return loader_trace_end(&call, 119, params, result);
}

static ur_result_t UR_APICALL traced_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hPool, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 120, params);
    ur_result_t result = loader_traced_next->ddi.USM.pfnPoolGetInfo(
        hPool, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 120, params, result);
}

static ur_result_t UR_APICALL traced_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hContext, &hDevice, &allocationSize, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 153, params);
    ur_result_t result = loader_traced_next->ddi.VirtualMem.pfnGranularityGetInfo(
        hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 153, params, result);
}

static ur_result_t UR_APICALL traced_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart) {
    void *params[] = {&hContext, &pStart, &size, &ppStart};
    struct loader_call call;
    loader_trace_begin(&call, 154, params);
    ur_result_t result = loader_traced_next->ddi.VirtualMem.pfnReserve(
        hContext, pStart, size, ppStart);
    return loader_trace_end(&call, 154, params, result);
}

static ur_result_t UR_APICALL traced_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    void *params[] = {&hContext, &pStart, &size};
    struct loader_call call;
    loader_trace_begin(&call, 155, params);
    ur_result_t result = loader_traced_next->ddi.VirtualMem.pfnFree(hContext, pStart, size);
    return loader_trace_end(&call, 155, params, result);
}

static ur_result_t UR_APICALL traced_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags) {
    void *params[] = {&hContext, &pStart, &size, &hPhysicalMem, &offset, &flags};
    struct loader_call call;
    loader_trace_begin(&call, 156, params);
    ur_result_t result = loader_traced_next->ddi.VirtualMem.pfnMap(
        hContext, pStart, size, hPhysicalMem, offset, flags);
    return loader_trace_end(&call, 156, params, result);
}

static ur_result_t UR_APICALL traced_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    void *params[] = {&hContext, &pStart, &size};
    struct loader_call call;
    loader_trace_begin(&call, 157, params);
    ur_result_t result = loader_traced_next->ddi.VirtualMem.pfnUnmap(hContext, pStart, size);
    return loader_trace_end(&call, 157, params, result);
}

static ur_result_t UR_APICALL traced_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    void *params[] = {&hContext, &pStart, &size, &flags};
    struct loader_call call;
    loader_trace_begin(&call, 158, params);
    ur_result_t result = loader_traced_next->ddi.VirtualMem.pfnSetAccess(
        hContext, pStart, size, flags);
    return loader_trace_end(&call, 158, params, result);
}

static ur_result_t UR_APICALL traced_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hContext, &pStart, &size, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 159, params);
    ur_result_t result = loader_traced_next->ddi.VirtualMem.pfnGetInfo(
        hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 159, params, result);
}

static ur_result_t UR_APICALL traced_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
    void *params[] = {&hContext, &hDevice, &size, &pProperties, &phPhysicalMem};
    struct loader_call call;
    loader_trace_begin(&call, 160, params);
    ur_result_t result = loader_traced_next->ddi.PhysicalMem.pfnCreate(
        hContext, hDevice, size, pProperties, phPhysicalMem);
    return loader_trace_end(&call, 160, params, result);
}

static ur_result_t UR_APICALL traced_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    void *params[] = {&hPhysicalMem};
    struct loader_call call;
    loader_trace_begin(&call, 161, params);
    ur_result_t result = loader_traced_next->ddi.PhysicalMem.pfnRetain(hPhysicalMem);
    return loader_trace_end(&call, 161, params, result);
}

static ur_result_t UR_APICALL traced_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    void *params[] = {&hPhysicalMem};
    struct loader_call call;
    loader_trace_begin(&call, 162, params);
    ur_result_t result = loader_traced_next->ddi.PhysicalMem.pfnRelease(hPhysicalMem);
    return loader_trace_end(&call, 162, params, result);
}

static ur_result_t UR_APICALL traced_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hPhysicalMem, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct loader_call call;
    loader_trace_begin(&call, 249, params);
    ur_result_t result = loader_traced_next->ddi.PhysicalMem.pfnGetInfo(
        hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
    return loader_trace_end(&call, 249, params, result);
}

void loader_traced_fill(ur_layer_dditable_t *table) {
    table->ddi.Adapter.pfnGet = traced_AdapterGet;
    table->ddi.Adapter.pfnRelease = traced_AdapterRelease;
    table->ddi.Adapter.pfnRetain = traced_AdapterRetain;
    table->ddi.Adapter.pfnGetLastError = traced_AdapterGetLastError;
    table->ddi.Adapter.pfnGetInfo = traced_AdapterGetInfo;
    table->ddi.Adapter.pfnSetLoggerCallback = traced_AdapterSetLoggerCallback;
    table->ddi.Adapter.pfnSetLoggerCallbackLevel = traced_AdapterSetLoggerCallbackLevel;
    table->ddi.Context.pfnCreate = traced_ContextCreate;
    table->ddi.Context.pfnRetain = traced_ContextRetain;
    table->ddi.Context.pfnRelease = traced_ContextRelease;
    table->ddi.Context.pfnGetInfo = traced_ContextGetInfo;
    table->ddi.Context.pfnGetNativeHandle = traced_ContextGetNativeHandle;
    table->ddi.Context.pfnCreateWithNativeHandle = traced_ContextCreateWithNativeHandle;
    table->ddi.Context.pfnSetExtendedDeleter = traced_ContextSetExtendedDeleter;
    table->ddi.Device.pfnGet = traced_DeviceGet;
    table->pfnDeviceGetSelected = traced_DeviceGetSelected;
    table->ddi.Device.pfnGetInfo = traced_DeviceGetInfo;
    table->ddi.Device.pfnRetain = traced_DeviceRetain;
    table->ddi.Device.pfnRelease = traced_DeviceRelease;
    table->ddi.Device.pfnPartition = traced_DevicePartition;
    table->ddi.Device.pfnSelectBinary = traced_DeviceSelectBinary;
    table->ddi.Device.pfnGetNativeHandle = traced_DeviceGetNativeHandle;
    table->ddi.Device.pfnCreateWithNativeHandle = traced_DeviceCreateWithNativeHandle;
    table->ddi.Device.pfnGetGlobalTimestamps = traced_DeviceGetGlobalTimestamps;
    table->ddi.Enqueue.pfnEventsWait = traced_EnqueueEventsWait;
    table->ddi.Enqueue.pfnEventsWaitWithBarrier = traced_EnqueueEventsWaitWithBarrier;
    table->ddi.Enqueue.pfnMemBufferRead = traced_EnqueueMemBufferRead;
    table->ddi.Enqueue.pfnMemBufferWrite = traced_EnqueueMemBufferWrite;
    table->ddi.Enqueue.pfnMemBufferReadRect = traced_EnqueueMemBufferReadRect;
    table->ddi.Enqueue.pfnMemBufferWriteRect = traced_EnqueueMemBufferWriteRect;
    table->ddi.Enqueue.pfnMemBufferCopy = traced_EnqueueMemBufferCopy;
    table->ddi.Enqueue.pfnMemBufferCopyRect = traced_EnqueueMemBufferCopyRect;
    table->ddi.Enqueue.pfnMemBufferFill = traced_EnqueueMemBufferFill;
    table->ddi.Enqueue.pfnMemImageRead = traced_EnqueueMemImageRead;
    table->ddi.Enqueue.pfnMemImageWrite = traced_EnqueueMemImageWrite;
    table->ddi.Enqueue.pfnMemImageCopy = traced_EnqueueMemImageCopy;
    table->ddi.Enqueue.pfnMemBufferMap = traced_EnqueueMemBufferMap;
    table->ddi.Enqueue.pfnMemUnmap = traced_EnqueueMemUnmap;
    table->ddi.Enqueue.pfnUSMFill = traced_EnqueueUSMFill;
    table->ddi.Enqueue.pfnUSMMemcpy = traced_EnqueueUSMMemcpy;
    table->ddi.Enqueue.pfnUSMPrefetch = traced_EnqueueUSMPrefetch;
    table->ddi.Enqueue.pfnUSMAdvise = traced_EnqueueUSMAdvise;
    table->ddi.Enqueue.pfnUSMFill2D = traced_EnqueueUSMFill2D;
    table->ddi.Enqueue.pfnUSMMemcpy2D = traced_EnqueueUSMMemcpy2D;
    table->ddi.Enqueue.pfnDeviceGlobalVariableWrite = traced_EnqueueDeviceGlobalVariableWrite;
    table->ddi.Enqueue.pfnDeviceGlobalVariableRead = traced_EnqueueDeviceGlobalVariableRead;
    table->ddi.Enqueue.pfnReadHostPipe = traced_EnqueueReadHostPipe;
    table->ddi.Enqueue.pfnWriteHostPipe = traced_EnqueueWriteHostPipe;
    table->ddi.Event.pfnGetInfo = traced_EventGetInfo;
    table->ddi.Event.pfnGetProfilingInfo = traced_EventGetProfilingInfo;
    table->ddi.Event.pfnWait = traced_EventWait;
    table->ddi.Event.pfnRetain = traced_EventRetain;
    table->ddi.Event.pfnRelease = traced_EventRelease;
    table->ddi.Event.pfnGetNativeHandle = traced_EventGetNativeHandle;
    table->ddi.Event.pfnCreateWithNativeHandle = traced_EventCreateWithNativeHandle;
    table->ddi.Event.pfnSetCallback = traced_EventSetCallback;
    table->ddi.EnqueueExp.pfnUSMDeviceAllocExp = traced_EnqueueUSMDeviceAllocExp;
    table->ddi.EnqueueExp.pfnUSMSharedAllocExp = traced_EnqueueUSMSharedAllocExp;
    table->ddi.EnqueueExp.pfnUSMHostAllocExp = traced_EnqueueUSMHostAllocExp;
    table->ddi.EnqueueExp.pfnUSMFreeExp = traced_EnqueueUSMFreeExp;
    table->ddi.USMExp.pfnPoolCreateExp = traced_USMPoolCreateExp;
    table->ddi.USMExp.pfnPoolDestroyExp = traced_USMPoolDestroyExp;
    table->ddi.USMExp.pfnPoolGetDefaultDevicePoolExp = traced_USMPoolGetDefaultDevicePoolExp;
    table->ddi.USMExp.pfnPoolGetInfoExp = traced_USMPoolGetInfoExp;
    table->ddi.USMExp.pfnPoolSetInfoExp = traced_USMPoolSetInfoExp;
    table->ddi.USMExp.pfnPoolSetDevicePoolExp = traced_USMPoolSetDevicePoolExp;
    table->ddi.USMExp.pfnPoolGetDevicePoolExp = traced_USMPoolGetDevicePoolExp;
    table->ddi.USMExp.pfnPoolTrimToExp = traced_USMPoolTrimToExp;
    table->ddi.USMExp.pfnPitchedAllocExp = traced_USMPitchedAllocExp;
    table->ddi.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp = traced_BindlessImagesUnsampledImageHandleDestroyExp;
    table->ddi.BindlessImagesExp.pfnSampledImageHandleDestroyExp = traced_BindlessImagesSampledImageHandleDestroyExp;
    table->ddi.BindlessImagesExp.pfnImageAllocateExp = traced_BindlessImagesImageAllocateExp;
    table->ddi.BindlessImagesExp.pfnImageFreeExp = traced_BindlessImagesImageFreeExp;
    table->ddi.BindlessImagesExp.pfnUnsampledImageCreateExp = traced_BindlessImagesUnsampledImageCreateExp;
    table->ddi.BindlessImagesExp.pfnSampledImageCreateExp = traced_BindlessImagesSampledImageCreateExp;
    table->ddi.BindlessImagesExp.pfnImageCopyExp = traced_BindlessImagesImageCopyExp;
    table->ddi.BindlessImagesExp.pfnImageGetInfoExp = traced_BindlessImagesImageGetInfoExp;
    table->ddi.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp = traced_BindlessImagesGetImageMemoryHandleTypeSupportExp;
    table->ddi.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp = traced_BindlessImagesGetImageUnsampledHandleSupportExp;
    table->ddi.BindlessImagesExp.pfnGetImageSampledHandleSupportExp = traced_BindlessImagesGetImageSampledHandleSupportExp;
    table->ddi.BindlessImagesExp.pfnMipmapGetLevelExp = traced_BindlessImagesMipmapGetLevelExp;
    table->ddi.BindlessImagesExp.pfnMipmapFreeExp = traced_BindlessImagesMipmapFreeExp;
    table->ddi.BindlessImagesExp.pfnImportExternalMemoryExp = traced_BindlessImagesImportExternalMemoryExp;
    table->ddi.BindlessImagesExp.pfnMapExternalArrayExp = traced_BindlessImagesMapExternalArrayExp;
    table->ddi.BindlessImagesExp.pfnMapExternalLinearMemoryExp = traced_BindlessImagesMapExternalLinearMemoryExp;
    table->ddi.BindlessImagesExp.pfnReleaseExternalMemoryExp = traced_BindlessImagesReleaseExternalMemoryExp;
    table->ddi.BindlessImagesExp.pfnFreeMappedLinearMemoryExp = traced_BindlessImagesFreeMappedLinearMemoryExp;
    table->ddi.BindlessImagesExp.pfnSupportsImportingHandleTypeExp = traced_BindlessImagesSupportsImportingHandleTypeExp;
    table->ddi.BindlessImagesExp.pfnImportExternalSemaphoreExp = traced_BindlessImagesImportExternalSemaphoreExp;
    table->ddi.BindlessImagesExp.pfnReleaseExternalSemaphoreExp = traced_BindlessImagesReleaseExternalSemaphoreExp;
    table->ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp = traced_BindlessImagesWaitExternalSemaphoreExp;
    table->ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp = traced_BindlessImagesSignalExternalSemaphoreExp;
    table->ddi.CommandBufferExp.pfnCreateExp = traced_CommandBufferCreateExp;
    table->ddi.CommandBufferExp.pfnRetainExp = traced_CommandBufferRetainExp;
    table->ddi.CommandBufferExp.pfnReleaseExp = traced_CommandBufferReleaseExp;
    table->ddi.CommandBufferExp.pfnFinalizeExp = traced_CommandBufferFinalizeExp;
    table->ddi.CommandBufferExp.pfnAppendKernelLaunchExp = traced_CommandBufferAppendKernelLaunchExp;
    table->ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp = traced_CommandBufferAppendKernelLaunchWithArgsExp;
    table->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp = traced_CommandBufferAppendUSMMemcpyExp;
    table->ddi.CommandBufferExp.pfnAppendUSMFillExp = traced_CommandBufferAppendUSMFillExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp = traced_CommandBufferAppendMemBufferCopyExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp = traced_CommandBufferAppendMemBufferWriteExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferReadExp = traced_CommandBufferAppendMemBufferReadExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp = traced_CommandBufferAppendMemBufferCopyRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp = traced_CommandBufferAppendMemBufferWriteRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp = traced_CommandBufferAppendMemBufferReadRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferFillExp = traced_CommandBufferAppendMemBufferFillExp;
    table->ddi.CommandBufferExp.pfnAppendUSMPrefetchExp = traced_CommandBufferAppendUSMPrefetchExp;
    table->ddi.CommandBufferExp.pfnAppendUSMAdviseExp = traced_CommandBufferAppendUSMAdviseExp;
    table->ddi.CommandBufferExp.pfnAppendNativeCommandExp = traced_CommandBufferAppendNativeCommandExp;
    table->ddi.EnqueueExp.pfnCommandBufferExp = traced_EnqueueCommandBufferExp;
    table->ddi.CommandBufferExp.pfnUpdateKernelLaunchExp = traced_CommandBufferUpdateKernelLaunchExp;
    table->ddi.CommandBufferExp.pfnUpdateSignalEventExp = traced_CommandBufferUpdateSignalEventExp;
    table->ddi.CommandBufferExp.pfnUpdateWaitEventsExp = traced_CommandBufferUpdateWaitEventsExp;
    table->ddi.CommandBufferExp.pfnGetInfoExp = traced_CommandBufferGetInfoExp;
    table->ddi.CommandBufferExp.pfnGetNativeHandleExp = traced_CommandBufferGetNativeHandleExp;
    table->ddi.DeviceExp.pfnWaitExp = traced_DeviceWaitExp;
    table->ddi.ProgramExp.pfnDynamicLinkExp = traced_ProgramDynamicLinkExp;
    table->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp = traced_EnqueueKernelLaunchWithArgsExp;
    table->ddi.EnqueueExp.pfnTimestampRecordingExp = traced_EnqueueTimestampRecordingExp;
    table->ddi.GraphExp.pfnCreateExp = traced_GraphCreateExp;
    table->ddi.QueueExp.pfnBeginGraphCaptureExp = traced_QueueBeginGraphCaptureExp;
    table->ddi.QueueExp.pfnBeginCaptureIntoGraphExp = traced_QueueBeginCaptureIntoGraphExp;
    table->ddi.QueueExp.pfnEndGraphCaptureExp = traced_QueueEndGraphCaptureExp;
    table->ddi.GraphExp.pfnInstantiateGraphExp = traced_GraphInstantiateGraphExp;
    table->ddi.EnqueueExp.pfnGraphExp = traced_EnqueueGraphExp;
    table->ddi.GraphExp.pfnDestroyExp = traced_GraphDestroyExp;
    table->ddi.GraphExp.pfnExecutableGraphDestroyExp = traced_GraphExecutableGraphDestroyExp;
    table->ddi.QueueExp.pfnIsGraphCaptureEnabledExp = traced_QueueIsGraphCaptureEnabledExp;
    table->ddi.QueueExp.pfnGetGraphExp = traced_QueueGetGraphExp;
    table->ddi.GraphExp.pfnIsEmptyExp = traced_GraphIsEmptyExp;
    table->ddi.GraphExp.pfnGetIdExp = traced_GraphGetIdExp;
    table->ddi.GraphExp.pfnSetDestructionCallbackExp = traced_GraphSetDestructionCallbackExp;
    table->ddi.GraphExp.pfnDumpContentsExp = traced_GraphDumpContentsExp;
    table->ddi.GraphExp.pfnGetNativeHandleExp = traced_GraphGetNativeHandleExp;
    table->ddi.GraphExp.pfnExecutableGraphGetNativeHandleExp = traced_GraphExecutableGraphGetNativeHandleExp;
    table->ddi.EnqueueExp.pfnHostTaskExp = traced_EnqueueHostTaskExp;
    table->ddi.IPCExp.pfnGetMemHandleExp = traced_IPCGetMemHandleExp;
    table->ddi.IPCExp.pfnPutMemHandleExp = traced_IPCPutMemHandleExp;
    table->ddi.IPCExp.pfnOpenMemHandleExp = traced_IPCOpenMemHandleExp;
    table->ddi.IPCExp.pfnCloseMemHandleExp = traced_IPCCloseMemHandleExp;
    table->ddi.IPCExp.pfnGetPhysMemHandleExp = traced_IPCGetPhysMemHandleExp;
    table->ddi.IPCExp.pfnPutPhysMemHandleExp = traced_IPCPutPhysMemHandleExp;
    table->ddi.IPCExp.pfnOpenPhysMemHandleExp = traced_IPCOpenPhysMemHandleExp;
    table->ddi.IPCExp.pfnClosePhysMemHandleExp = traced_IPCClosePhysMemHandleExp;
    table->ddi.IPCExp.pfnGetEventHandleExp = traced_IPCGetEventHandleExp;
    table->ddi.IPCExp.pfnPutEventHandleExp = traced_IPCPutEventHandleExp;
    table->ddi.IPCExp.pfnOpenEventHandleExp = traced_IPCOpenEventHandleExp;
    table->ddi.Enqueue.pfnEventsWaitWithBarrierExt = traced_EnqueueEventsWaitWithBarrierExt;
    table->ddi.MemoryExportExp.pfnAllocExportableMemoryExp = traced_MemoryExportAllocExportableMemoryExp;
    table->ddi.MemoryExportExp.pfnFreeExportableMemoryExp = traced_MemoryExportFreeExportableMemoryExp;
    table->ddi.MemoryExportExp.pfnExportMemoryHandleExp = traced_MemoryExportExportMemoryHandleExp;
    table->ddi.ProgramExp.pfnBuildExp = traced_ProgramBuildExp;
    table->ddi.ProgramExp.pfnCompileExp = traced_ProgramCompileExp;
    table->ddi.ProgramExp.pfnLinkExp = traced_ProgramLinkExp;
    table->ddi.EnqueueExp.pfnNativeCommandExp = traced_EnqueueNativeCommandExp;
    table->ddi.EventExp.pfnCreateExp = traced_EventCreateExp;
    table->ddi.USMExp.pfnContextMemcpyExp = traced_USMContextMemcpyExp;
    table->ddi.USMExp.pfnHostAllocRegisterExp = traced_USMHostAllocRegisterExp;
    table->ddi.USMExp.pfnHostAllocUnregisterExp = traced_USMHostAllocUnregisterExp;
    table->ddi.USMExp.pfnImportExp = traced_USMImportExp;
    table->ddi.USMExp.pfnReleaseExp = traced_USMReleaseExp;
    table->ddi.UsmP2PExp.pfnEnablePeerAccessExp = traced_UsmP2PEnablePeerAccessExp;
    table->ddi.UsmP2PExp.pfnDisablePeerAccessExp = traced_UsmP2PDisablePeerAccessExp;
    table->ddi.UsmP2PExp.pfnPeerAccessGetInfoExp = traced_UsmP2PPeerAccessGetInfoExp;
    table->pfnCommandBufferFuseExp = traced_CommandBufferFuseExp;
    table->pfnCommandBufferGetFusionInfoExp = traced_CommandBufferGetFusionInfoExp;
    table->pfnQueueBeginFusionExp = traced_QueueBeginFusionExp;
    table->pfnQueueEndFusionExp = traced_QueueEndFusionExp;
    table->pfnQueueCancelFusionExp = traced_QueueCancelFusionExp;
    table->pfnQueueGetFusionInfoExp = traced_QueueGetFusionInfoExp;
    table->ddi.Kernel.pfnCreate = traced_KernelCreate;
    table->ddi.Kernel.pfnGetInfo = traced_KernelGetInfo;
    table->ddi.Kernel.pfnGetGroupInfo = traced_KernelGetGroupInfo;
    table->ddi.Kernel.pfnGetSubGroupInfo = traced_KernelGetSubGroupInfo;
    table->ddi.Kernel.pfnRetain = traced_KernelRetain;
    table->ddi.Kernel.pfnRelease = traced_KernelRelease;
    table->ddi.Kernel.pfnSetExecInfo = traced_KernelSetExecInfo;
    table->ddi.Kernel.pfnSetSpecializationConstants = traced_KernelSetSpecializationConstants;
    table->ddi.Kernel.pfnGetNativeHandle = traced_KernelGetNativeHandle;
    table->ddi.Kernel.pfnCreateWithNativeHandle = traced_KernelCreateWithNativeHandle;
    table->ddi.Kernel.pfnGetSuggestedLocalWorkSize = traced_KernelGetSuggestedLocalWorkSize;
    table->ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs = traced_KernelGetSuggestedLocalWorkSizeWithArgs;
    table->ddi.Kernel.pfnSuggestMaxCooperativeGroupCount = traced_KernelSuggestMaxCooperativeGroupCount;
    table->ddi.Mem.pfnImageCreate = traced_MemImageCreate;
    table->ddi.Mem.pfnBufferCreate = traced_MemBufferCreate;
    table->ddi.Mem.pfnRetain = traced_MemRetain;
    table->ddi.Mem.pfnRelease = traced_MemRelease;
    table->ddi.Mem.pfnBufferPartition = traced_MemBufferPartition;
    table->ddi.Mem.pfnGetNativeHandle = traced_MemGetNativeHandle;
    table->ddi.Mem.pfnBufferCreateWithNativeHandle = traced_MemBufferCreateWithNativeHandle;
    table->ddi.Mem.pfnImageCreateWithNativeHandle = traced_MemImageCreateWithNativeHandle;
    table->ddi.Mem.pfnGetInfo = traced_MemGetInfo;
    table->ddi.Mem.pfnImageGetInfo = traced_MemImageGetInfo;
    table->ddi.Platform.pfnGet = traced_PlatformGet;
    table->ddi.Platform.pfnGetInfo = traced_PlatformGetInfo;
    table->ddi.Platform.pfnGetApiVersion = traced_PlatformGetApiVersion;
    table->ddi.Platform.pfnGetNativeHandle = traced_PlatformGetNativeHandle;
    table->ddi.Platform.pfnCreateWithNativeHandle = traced_PlatformCreateWithNativeHandle;
    table->ddi.Platform.pfnGetBackendOption = traced_PlatformGetBackendOption;
    table->ddi.Program.pfnCreateWithIL = traced_ProgramCreateWithIL;
    table->ddi.Program.pfnCreateWithBinary = traced_ProgramCreateWithBinary;
    table->ddi.Program.pfnBuild = traced_ProgramBuild;
    table->ddi.Program.pfnCompile = traced_ProgramCompile;
    table->ddi.Program.pfnLink = traced_ProgramLink;
    table->ddi.Program.pfnRetain = traced_ProgramRetain;
    table->ddi.Program.pfnRelease = traced_ProgramRelease;
    table->ddi.Program.pfnGetFunctionPointer = traced_ProgramGetFunctionPointer;
    table->ddi.Program.pfnGetGlobalVariablePointer = traced_ProgramGetGlobalVariablePointer;
    table->ddi.Program.pfnGetInfo = traced_ProgramGetInfo;
    table->ddi.Program.pfnGetBuildInfo = traced_ProgramGetBuildInfo;
    table->ddi.Program.pfnSetSpecializationConstants = traced_ProgramSetSpecializationConstants;
    table->ddi.Program.pfnGetNativeHandle = traced_ProgramGetNativeHandle;
    table->ddi.Program.pfnCreateWithNativeHandle = traced_ProgramCreateWithNativeHandle;
    table->ddi.Queue.pfnGetInfo = traced_QueueGetInfo;
    table->ddi.Queue.pfnCreate = traced_QueueCreate;
    table->ddi.Queue.pfnRetain = traced_QueueRetain;
    table->ddi.Queue.pfnRelease = traced_QueueRelease;
    table->ddi.Queue.pfnGetNativeHandle = traced_QueueGetNativeHandle;
    table->ddi.Queue.pfnCreateWithNativeHandle = traced_QueueCreateWithNativeHandle;
    table->ddi.Queue.pfnFinish = traced_QueueFinish;
    table->ddi.Queue.pfnFlush = traced_QueueFlush;
    table->pfnKernelSetArgValue = traced_KernelSetArgValue;
    table->pfnKernelSetArgLocal = traced_KernelSetArgLocal;
    table->pfnKernelSetArgPointer = traced_KernelSetArgPointer;
    table->pfnKernelSetArgSampler = traced_KernelSetArgSampler;
    table->pfnKernelSetArgMemObj = traced_KernelSetArgMemObj;
    table->pfnEnqueueKernelLaunch = traced_EnqueueKernelLaunch;
    table->ddi.Sampler.pfnCreate = traced_SamplerCreate;
    table->ddi.Sampler.pfnRetain = traced_SamplerRetain;
    table->ddi.Sampler.pfnRelease = traced_SamplerRelease;
    table->ddi.Sampler.pfnGetInfo = traced_SamplerGetInfo;
    table->ddi.Sampler.pfnGetNativeHandle = traced_SamplerGetNativeHandle;
    table->ddi.Sampler.pfnCreateWithNativeHandle = traced_SamplerCreateWithNativeHandle;
    table->pfnEventCreateUserExp = traced_EventCreateUserExp;
    table->pfnEventSetStatusExp = traced_EventSetStatusExp;
    table->ddi.USM.pfnHostAlloc = traced_USMHostAlloc;
    table->ddi.USM.pfnDeviceAlloc = traced_USMDeviceAlloc;
    table->ddi.USM.pfnSharedAlloc = traced_USMSharedAlloc;
    table->ddi.USM.pfnFree = traced_USMFree;
    table->ddi.USM.pfnGetMemAllocInfo = traced_USMGetMemAllocInfo;
    table->ddi.USM.pfnPoolCreate = traced_USMPoolCreate;
    table->ddi.USM.pfnPoolRetain = traced_USMPoolRetain;
    table->ddi.USM.pfnPoolRelease = traced_USMPoolRelease;
    table->ddi.USM.pfnPoolGetInfo = traced_USMPoolGetInfo;
    table->ddi.VirtualMem.pfnGranularityGetInfo = traced_VirtualMemGranularityGetInfo;
    table->ddi.VirtualMem.pfnReserve = traced_VirtualMemReserve;
    table->ddi.VirtualMem.pfnFree = traced_VirtualMemFree;
    table->ddi.VirtualMem.pfnMap = traced_VirtualMemMap;
    table->ddi.VirtualMem.pfnUnmap = traced_VirtualMemUnmap;
    table->ddi.VirtualMem.pfnSetAccess = traced_VirtualMemSetAccess;
    table->ddi.VirtualMem.pfnGetInfo = traced_VirtualMemGetInfo;
    table->ddi.PhysicalMem.pfnCreate = traced_PhysicalMemCreate;
    table->ddi.PhysicalMem.pfnRetain = traced_PhysicalMemRetain;
    table->ddi.PhysicalMem.pfnRelease = traced_PhysicalMemRelease;
    table->ddi.PhysicalMem.pfnGetInfo = traced_PhysicalMemGetInfo;
}
