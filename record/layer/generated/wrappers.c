/* Generated from scripts/templates/record_wrappers.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The wrappers of the recording layer, and what each call does to memory that is given by address. */
#include "../recording.h"

static ur_result_t UR_APICALL recorded_AdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
    void *params[] = {&NumEntries, &phAdapters, &pNumAdapters};
    struct ur_recorded call;
    ur_record_begin(&call, 178, params);
    ur_result_t result = ur_recorded_next->ddi.Adapter.pfnGet(NumEntries, phAdapters, pNumAdapters);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_AdapterRelease(ur_adapter_handle_t hAdapter) {
    void *params[] = {&hAdapter};
    struct ur_recorded call;
    ur_record_begin(&call, 177, params);
    ur_result_t result = ur_recorded_next->ddi.Adapter.pfnRelease(hAdapter);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_AdapterRetain(ur_adapter_handle_t hAdapter) {
    void *params[] = {&hAdapter};
    struct ur_recorded call;
    ur_record_begin(&call, 179, params);
    ur_result_t result = ur_recorded_next->ddi.Adapter.pfnRetain(hAdapter);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
    void *params[] = {&hAdapter, &ppMessage, &pError};
    struct ur_recorded call;
    ur_record_begin(&call, 180, params);
    ur_result_t result = ur_recorded_next->ddi.Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hAdapter, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 181, params);
    ur_result_t result = ur_recorded_next->ddi.Adapter.pfnGetInfo(
        hAdapter, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level) {
    void *params[] = {&hAdapter, &pfnLoggerCallback, &pUserData, &level};
    struct ur_recorded call;
    ur_record_begin(&call, 266, params);
    ur_result_t result = ur_recorded_next->ddi.Adapter.pfnSetLoggerCallback(
        hAdapter, pfnLoggerCallback, pUserData, level);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    void *params[] = {&hAdapter, &level};
    struct ur_recorded call;
    ur_record_begin(&call, 267, params);
    ur_result_t result = ur_recorded_next->ddi.Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
    void *params[] = {&DeviceCount, &phDevices, &pProperties, &phContext};
    struct ur_recorded call;
    ur_record_begin(&call, 1, params);
    ur_result_t result = ur_recorded_next->ddi.Context.pfnCreate(
        DeviceCount, phDevices, pProperties, phContext);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ContextRetain(ur_context_handle_t hContext) {
    void *params[] = {&hContext};
    struct ur_recorded call;
    ur_record_begin(&call, 2, params);
    ur_result_t result = ur_recorded_next->ddi.Context.pfnRetain(hContext);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ContextRelease(ur_context_handle_t hContext) {
    void *params[] = {&hContext};
    struct ur_recorded call;
    ur_record_begin(&call, 3, params);
    ur_result_t result = ur_recorded_next->ddi.Context.pfnRelease(hContext);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hContext, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 4, params);
    ur_result_t result = ur_recorded_next->ddi.Context.pfnGetInfo(
        hContext, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    void *params[] = {&hContext, &phNativeContext};
    struct ur_recorded call;
    ur_record_begin(&call, 5, params);
    ur_result_t result = ur_recorded_next->ddi.Context.pfnGetNativeHandle(
        hContext, phNativeContext);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
    void *params[] = {&hNativeContext, &hAdapter, &numDevices, &phDevices, &pProperties, &phContext};
    struct ur_recorded call;
    ur_record_begin(&call, 6, params);
    ur_result_t result = ur_recorded_next->ddi.Context.pfnCreateWithNativeHandle(
        hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    void *params[] = {&hContext, &pfnDeleter, &pUserData};
    struct ur_recorded call;
    ur_record_begin(&call, 7, params);
    ur_result_t result = ur_recorded_next->ddi.Context.pfnSetExtendedDeleter(
        hContext, pfnDeleter, pUserData);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    void *params[] = {&hPlatform, &DeviceType, &NumEntries, &phDevices, &pNumDevices};
    struct ur_recorded call;
    ur_record_begin(&call, 8, params);
    ur_result_t result = ur_recorded_next->ddi.Device.pfnGet(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_DeviceGetSelected(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    void *params[] = {&hPlatform, &DeviceType, &NumEntries, &phDevices, &pNumDevices};
    struct ur_recorded call;
    ur_record_begin(&call, 217, params);
    ur_result_t result = ur_recorded_next->pfnDeviceGetSelected(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 9, params);
    ur_result_t result = ur_recorded_next->ddi.Device.pfnGetInfo(
        hDevice, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_DeviceRetain(ur_device_handle_t hDevice) {
    void *params[] = {&hDevice};
    struct ur_recorded call;
    ur_record_begin(&call, 10, params);
    ur_result_t result = ur_recorded_next->ddi.Device.pfnRetain(hDevice);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_DeviceRelease(ur_device_handle_t hDevice) {
    void *params[] = {&hDevice};
    struct ur_recorded call;
    ur_record_begin(&call, 11, params);
    ur_result_t result = ur_recorded_next->ddi.Device.pfnRelease(hDevice);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    void *params[] = {&hDevice, &pProperties, &NumDevices, &phSubDevices, &pNumDevicesRet};
    struct ur_recorded call;
    ur_record_begin(&call, 12, params);
    ur_result_t result = ur_recorded_next->ddi.Device.pfnPartition(
        hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary) {
    void *params[] = {&hDevice, &pBinaries, &NumBinaries, &pSelectedBinary};
    struct ur_recorded call;
    ur_record_begin(&call, 13, params);
    ur_result_t result = ur_recorded_next->ddi.Device.pfnSelectBinary(
        hDevice, pBinaries, NumBinaries, pSelectedBinary);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
    void *params[] = {&hDevice, &phNativeDevice};
    struct ur_recorded call;
    ur_record_begin(&call, 14, params);
    ur_result_t result = ur_recorded_next->ddi.Device.pfnGetNativeHandle(hDevice, phNativeDevice);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    void *params[] = {&hNativeDevice, &hAdapter, &pProperties, &phDevice};
    struct ur_recorded call;
    ur_record_begin(&call, 15, params);
    ur_result_t result = ur_recorded_next->ddi.Device.pfnCreateWithNativeHandle(
        hNativeDevice, hAdapter, pProperties, phDevice);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) {
    void *params[] = {&hDevice, &pDeviceTimestamp, &pHostTimestamp};
    struct ur_recorded call;
    ur_record_begin(&call, 16, params);
    ur_result_t result = ur_recorded_next->ddi.Device.pfnGetGlobalTimestamps(
        hDevice, pDeviceTimestamp, pHostTimestamp);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 18, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnEventsWait(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 19, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnEventsWaitWithBarrier(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBuffer, &blockingRead, &offset, &size, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 20, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemBufferRead(
        hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBuffer, &blockingWrite, &offset, &size, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 21, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemBufferWrite(
        hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBuffer, &blockingRead, &bufferOrigin, &hostOrigin, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 22, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemBufferReadRect(
        hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBuffer, &blockingWrite, &bufferOrigin, &hostOrigin, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 23, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemBufferWriteRect(
        hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBufferSrc, &hBufferDst, &srcOffset, &dstOffset, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 24, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemBufferCopy(
        hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBufferSrc, &hBufferDst, &srcOrigin, &dstOrigin, &region, &srcRowPitch, &srcSlicePitch, &dstRowPitch, &dstSlicePitch, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 25, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hBuffer, &pPattern, &patternSize, &offset, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 26, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemBufferFill(
        hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hImage, &blockingRead, &origin, &region, &rowPitch, &slicePitch, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 27, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemImageRead(
        hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
        numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hImage, &blockingWrite, &origin, &region, &rowPitch, &slicePitch, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 28, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemImageWrite(
        hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
        numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hImageSrc, &hImageDst, &srcOrigin, &dstOrigin, &region, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 29, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemImageCopy(
        hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    void *params[] = {&hQueue, &hBuffer, &blockingMap, &mapFlags, &offset, &size, &numEventsInWaitList, &phEventWaitList, &phEvent, &ppRetMap};
    struct ur_recorded call;
    ur_record_begin(&call, 30, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemBufferMap(
        hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent, ppRetMap);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hMem, &pMappedPtr, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 31, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnMemUnmap(
        hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pMem, &patternSize, &pPattern, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 32, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnUSMFill(
        hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &blocking, &pDst, &pSrc, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 33, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnUSMMemcpy(
        hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pMem, &size, &flags, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 34, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnUSMPrefetch(
        hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pMem, &size, &advice, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 35, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnUSMAdvise(
        hQueue, pMem, size, advice, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pMem, &pitch, &patternSize, &pPattern, &width, &height, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 151, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnUSMFill2D(
        hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &blocking, &pDst, &dstPitch, &pSrc, &srcPitch, &width, &height, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 152, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnUSMMemcpy2D(
        hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hProgram, &name, &blockingWrite, &count, &offset, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 38, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnDeviceGlobalVariableWrite(
        hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hProgram, &name, &blockingRead, &count, &offset, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 39, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnDeviceGlobalVariableRead(
        hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hProgram, &pipe_symbol, &blocking, &pDst, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 69, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnReadHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hProgram, &pipe_symbol, &blocking, &pSrc, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 117, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnWriteHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hEvent, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 40, params);
    ur_result_t result = ur_recorded_next->ddi.Event.pfnGetInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hEvent, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 41, params);
    ur_result_t result = ur_recorded_next->ddi.Event.pfnGetProfilingInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EventWait(
    uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    void *params[] = {&numEvents, &phEventWaitList};
    struct ur_recorded call;
    ur_record_begin(&call, 42, params);
    ur_result_t result = ur_recorded_next->ddi.Event.pfnWait(numEvents, phEventWaitList);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EventRetain(ur_event_handle_t hEvent) {
    void *params[] = {&hEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 43, params);
    ur_result_t result = ur_recorded_next->ddi.Event.pfnRetain(hEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EventRelease(ur_event_handle_t hEvent) {
    void *params[] = {&hEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 44, params);
    ur_result_t result = ur_recorded_next->ddi.Event.pfnRelease(hEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    void *params[] = {&hEvent, &phNativeEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 45, params);
    ur_result_t result = ur_recorded_next->ddi.Event.pfnGetNativeHandle(hEvent, phNativeEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    void *params[] = {&hNativeEvent, &hContext, &pProperties, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 46, params);
    ur_result_t result = ur_recorded_next->ddi.Event.pfnCreateWithNativeHandle(
        hNativeEvent, hContext, pProperties, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData) {
    void *params[] = {&hEvent, &execStatus, &pfnNotify, &pUserData};
    struct ur_recorded call;
    ur_record_begin(&call, 47, params);
    ur_result_t result = ur_recorded_next->ddi.Event.pfnSetCallback(
        hEvent, execStatus, pfnNotify, pUserData);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pPool, (void *)(uintptr_t)&size, &pProperties, &numEventsInWaitList, &phEventWaitList, &ppMem, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 250, params);
    ur_result_t result = ur_recorded_next->ddi.EnqueueExp.pfnUSMDeviceAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pPool, (void *)(uintptr_t)&size, &pProperties, &numEventsInWaitList, &phEventWaitList, &ppMem, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 251, params);
    ur_result_t result = ur_recorded_next->ddi.EnqueueExp.pfnUSMSharedAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pPool, (void *)(uintptr_t)&size, &pProperties, &numEventsInWaitList, &phEventWaitList, &ppMem, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 252, params);
    ur_result_t result = ur_recorded_next->ddi.EnqueueExp.pfnUSMHostAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pPool, &pMem, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 253, params);
    ur_result_t result = ur_recorded_next->ddi.EnqueueExp.pfnUSMFreeExp(
        hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool) {
    void *params[] = {&hContext, &hDevice, &pPoolDesc, &pPool};
    struct ur_recorded call;
    ur_record_begin(&call, 254, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnPoolCreateExp(
        hContext, hDevice, pPoolDesc, pPool);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    void *params[] = {&hContext, &hDevice, &hPool};
    struct ur_recorded call;
    ur_record_begin(&call, 255, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnPoolDestroyExp(hContext, hDevice, hPool);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    void *params[] = {&hContext, &hDevice, &pPool};
    struct ur_recorded call;
    ur_record_begin(&call, 257, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnPoolGetDefaultDevicePoolExp(
        hContext, hDevice, pPool);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hPool, &propName, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 262, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnPoolGetInfoExp(
        hPool, propName, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) {
    void *params[] = {&hPool, &propName, &pPropValue, &propSize};
    struct ur_recorded call;
    ur_record_begin(&call, 265, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnPoolSetInfoExp(
        hPool, propName, pPropValue, propSize);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    void *params[] = {&hContext, &hDevice, &hPool};
    struct ur_recorded call;
    ur_record_begin(&call, 259, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnPoolSetDevicePoolExp(
        hContext, hDevice, hPool);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    void *params[] = {&hContext, &hDevice, &pPool};
    struct ur_recorded call;
    ur_record_begin(&call, 260, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnPoolGetDevicePoolExp(
        hContext, hDevice, pPool);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep) {
    void *params[] = {&hContext, &hDevice, &hPool, &minBytesToKeep};
    struct ur_recorded call;
    ur_record_begin(&call, 261, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnPoolTrimToExp(
        hContext, hDevice, hPool, minBytesToKeep);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch) {
    void *params[] = {&hContext, &hDevice, &pUSMDesc, &pool, &widthInBytes, &height, &elementSizeBytes, &ppMem, &pResultPitch};
    struct ur_recorded call;
    ur_record_begin(&call, 132, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnPitchedAllocExp(
        hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
        pResultPitch);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    void *params[] = {&hContext, &hDevice, &hImage};
    struct ur_recorded call;
    ur_record_begin(&call, 133, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp(
        hContext, hDevice, hImage);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    void *params[] = {&hContext, &hDevice, &hImage};
    struct ur_recorded call;
    ur_record_begin(&call, 134, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnSampledImageHandleDestroyExp(
        hContext, hDevice, hImage);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) {
    void *params[] = {&hContext, &hDevice, &pImageFormat, &pImageDesc, &phImageMem};
    struct ur_recorded call;
    ur_record_begin(&call, 135, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnImageAllocateExp(
        hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem) {
    void *params[] = {&hContext, &hDevice, &hImageMem};
    struct ur_recorded call;
    ur_record_begin(&call, 136, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnImageFreeExp(
        hContext, hDevice, hImageMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
    void *params[] = {&hContext, &hDevice, &hImageMem, &pImageFormat, &pImageDesc, &phImage};
    struct ur_recorded call;
    ur_record_begin(&call, 137, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnUnsampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
    void *params[] = {&hContext, &hDevice, &hImageMem, &pImageFormat, &pImageDesc, &pSamplerDesc, &phImage};
    struct ur_recorded call;
    ur_record_begin(&call, 138, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnSampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pSrc, &pDst, &pSrcImageDesc, &pDstImageDesc, &pSrcImageFormat, &pDstImageFormat, &pCopyRegion, &imageCopyFlags, &imageCopyInputTypes, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 139, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnImageCopyExp(
        hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
        pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hContext, &hImageMem, &propName, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 140, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnImageGetInfoExp(
        hContext, hImageMem, propName, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    void *params[] = {&hContext, &hDevice, &pImageDesc, &pImageFormat, &imageMemHandleType, &pSupportedRet};
    struct ur_recorded call;
    ur_record_begin(&call, 270, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    void *params[] = {&hContext, &hDevice, &pImageDesc, &pImageFormat, &imageMemHandleType, &pSupportedRet};
    struct ur_recorded call;
    ur_record_begin(&call, 268, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    void *params[] = {&hContext, &hDevice, &pImageDesc, &pImageFormat, &imageMemHandleType, &pSupportedRet};
    struct ur_recorded call;
    ur_record_begin(&call, 269, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnGetImageSampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    void *params[] = {&hContext, &hDevice, &hImageMem, &mipmapLevel, &phImageMem};
    struct ur_recorded call;
    ur_record_begin(&call, 141, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnMipmapGetLevelExp(
        hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) {
    void *params[] = {&hContext, &hDevice, &hMem};
    struct ur_recorded call;
    ur_record_begin(&call, 142, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnMipmapFreeExp(
        hContext, hDevice, hMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem) {
    void *params[] = {&hContext, &hDevice, &size, &memHandleType, &pExternalMemDesc, &phExternalMem};
    struct ur_recorded call;
    ur_record_begin(&call, 226, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnImportExternalMemoryExp(
        hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    void *params[] = {&hContext, &hDevice, &pImageFormat, &pImageDesc, &hExternalMem, &phImageMem};
    struct ur_recorded call;
    ur_record_begin(&call, 144, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnMapExternalArrayExp(
        hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
    void *params[] = {&hContext, &hDevice, &offset, &size, &hExternalMem, &ppRetMem};
    struct ur_recorded call;
    ur_record_begin(&call, 245, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnMapExternalLinearMemoryExp(
        hContext, hDevice, offset, size, hExternalMem, ppRetMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem) {
    void *params[] = {&hContext, &hDevice, &hExternalMem};
    struct ur_recorded call;
    ur_record_begin(&call, 230, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnReleaseExternalMemoryExp(
        hContext, hDevice, hExternalMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    void *params[] = {&hContext, &hDevice, &pMem};
    struct ur_recorded call;
    ur_record_begin(&call, 271, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnFreeMappedLinearMemoryExp(
        hContext, hDevice, pMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
    void *params[] = {&hDevice, &memHandleType, &pSupportedRet};
    struct ur_recorded call;
    ur_record_begin(&call, 288, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnSupportsImportingHandleTypeExp(
        hDevice, memHandleType, pSupportedRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    void *params[] = {&hContext, &hDevice, &semHandleType, &pExternalSemaphoreDesc, &phExternalSemaphore};
    struct ur_recorded call;
    ur_record_begin(&call, 227, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnImportExternalSemaphoreExp(
        hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    void *params[] = {&hContext, &hDevice, &hExternalSemaphore};
    struct ur_recorded call;
    ur_record_begin(&call, 147, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnReleaseExternalSemaphoreExp(
        hContext, hDevice, hExternalSemaphore);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hSemaphore, &hasWaitValue, &waitValue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 148, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp(
        hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hSemaphore, &hasSignalValue, &signalValue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 149, params);
    ur_result_t result = ur_recorded_next->ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp(
        hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    void *params[] = {&hContext, &hDevice, &pCommandBufferDesc, &phCommandBuffer};
    struct ur_recorded call;
    ur_record_begin(&call, 113, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnCreateExp(
        hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferRetainExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    void *params[] = {&hCommandBuffer};
    struct ur_recorded call;
    ur_record_begin(&call, 121, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnRetainExp(hCommandBuffer);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferReleaseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    void *params[] = {&hCommandBuffer};
    struct ur_recorded call;
    ur_record_begin(&call, 122, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnReleaseExp(hCommandBuffer);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferFinalizeExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    void *params[] = {&hCommandBuffer};
    struct ur_recorded call;
    ur_record_begin(&call, 123, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnFinalizeExp(hCommandBuffer);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &numKernelAlternatives, &phKernelAlternatives, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 125, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &numArgs, &pArgs, &numKernelAlternatives, &phKernelAlternatives, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 310, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &pDst, &pSrc, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 231, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &pMemory, &pPattern, &patternSize, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 232, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hSrcMem, &hDstMem, &srcOffset, &dstOffset, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 233, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hBuffer, &offset, &size, &pSrc, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 234, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hBuffer, &offset, &size, &pDst, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 235, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hSrcMem, &hDstMem, &srcOrigin, &dstOrigin, &region, &srcRowPitch, &srcSlicePitch, &dstRowPitch, &dstSlicePitch, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 236, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hBuffer, &bufferOffset, &hostOffset, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pSrc, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 237, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hBuffer, &bufferOffset, &hostOffset, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pDst, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 238, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &hBuffer, &pPattern, &patternSize, &offset, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 239, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &pMemory, &size, &flags, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 240, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendUSMPrefetchExp(
        hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    void *params[] = {&hCommandBuffer, &pMemory, &size, &advice, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    struct ur_recorded call;
    ur_record_begin(&call, 241, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendUSMAdviseExp(
        hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    void *params[] = {&hCommandBuffer, &pfnNativeCommand, &pData, &hChildCommandBuffer, &numSyncPointsInWaitList, &pSyncPointWaitList, &pSyncPoint};
    struct ur_recorded call;
    ur_record_begin(&call, 263, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnAppendNativeCommandExp(
        hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hCommandBuffer, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 242, params);
    ur_result_t result = ur_recorded_next->ddi.EnqueueExp.pfnCommandBufferExp(
        hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
    void *params[] = {&hCommandBuffer, &numKernelUpdates, &pUpdateKernelLaunch};
    struct ur_recorded call;
    ur_record_begin(&call, 220, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnUpdateKernelLaunchExp(
        hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
    void *params[] = {&hCommand, &phSignalEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 243, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnUpdateSignalEventExp(
        hCommand, phSignalEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    void *params[] = {&hCommand, &numEventsInWaitList, &phEventWaitList};
    struct ur_recorded call;
    ur_record_begin(&call, 244, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnUpdateWaitEventsExp(
        hCommand, numEventsInWaitList, phEventWaitList);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hCommandBuffer, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 221, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnGetInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
    void *params[] = {&hCommandBuffer, &phNativeCommandBuffer};
    struct ur_recorded call;
    ur_record_begin(&call, 264, params);
    ur_result_t result = ur_recorded_next->ddi.CommandBufferExp.pfnGetNativeHandleExp(
        hCommandBuffer, phNativeCommandBuffer);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_DeviceWaitExp(ur_device_handle_t hDevice) {
    void *params[] = {&hDevice};
    struct ur_recorded call;
    ur_record_begin(&call, 293, params);
    ur_result_t result = ur_recorded_next->ddi.DeviceExp.pfnWaitExp(hDevice);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms) {
    void *params[] = {&hContext, &count, &phPrograms};
    struct ur_recorded call;
    ur_record_begin(&call, 294, params);
    ur_result_t result = ur_recorded_next->ddi.ProgramExp.pfnDynamicLinkExp(
        hContext, count, phPrograms);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &numArgs, &pArgs, &launchPropList, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 295, params);
    ur_result_t result = ur_recorded_next->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs,
        pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &blocking, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 223, params);
    ur_result_t result = ur_recorded_next->ddi.EnqueueExp.pfnTimestampRecordingExp(
        hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_GraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
    void *params[] = {&hContext, &phGraph};
    struct ur_recorded call;
    ur_record_begin(&call, 296, params);
    ur_result_t result = ur_recorded_next->ddi.GraphExp.pfnCreateExp(hContext, phGraph);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct ur_recorded call;
    ur_record_begin(&call, 297, params);
    ur_result_t result = ur_recorded_next->ddi.QueueExp.pfnBeginGraphCaptureExp(hQueue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
    void *params[] = {&hQueue, &hGraph};
    struct ur_recorded call;
    ur_record_begin(&call, 298, params);
    ur_result_t result = ur_recorded_next->ddi.QueueExp.pfnBeginCaptureIntoGraphExp(hQueue, hGraph);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    void *params[] = {&hQueue, &phGraph};
    struct ur_recorded call;
    ur_record_begin(&call, 299, params);
    ur_result_t result = ur_recorded_next->ddi.QueueExp.pfnEndGraphCaptureExp(hQueue, phGraph);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph) {
    void *params[] = {&hGraph, &phExecGraph};
    struct ur_recorded call;
    ur_record_begin(&call, 307, params);
    ur_result_t result = ur_recorded_next->ddi.GraphExp.pfnInstantiateGraphExp(hGraph, phExecGraph);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hGraph, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 308, params);
    ur_result_t result = ur_recorded_next->ddi.EnqueueExp.pfnGraphExp(
        hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_GraphDestroyExp(ur_exp_graph_handle_t hGraph) {
    void *params[] = {&hGraph};
    struct ur_recorded call;
    ur_record_begin(&call, 302, params);
    ur_result_t result = ur_recorded_next->ddi.GraphExp.pfnDestroyExp(hGraph);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) {
    void *params[] = {&hExecutableGraph};
    struct ur_recorded call;
    ur_record_begin(&call, 303, params);
    ur_result_t result = ur_recorded_next->ddi.GraphExp.pfnExecutableGraphDestroyExp(
        hExecutableGraph);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueIsGraphCaptureEnabledExp(
    ur_queue_handle_t hQueue, bool *pResult) {
    void *params[] = {&hQueue, &pResult};
    struct ur_recorded call;
    ur_record_begin(&call, 304, params);
    ur_result_t result = ur_recorded_next->ddi.QueueExp.pfnIsGraphCaptureEnabledExp(
        hQueue, pResult);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    void *params[] = {&hQueue, &phGraph};
    struct ur_recorded call;
    ur_record_begin(&call, 314, params);
    ur_result_t result = ur_recorded_next->ddi.QueueExp.pfnGetGraphExp(hQueue, phGraph);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
    void *params[] = {&hGraph, &pResult};
    struct ur_recorded call;
    ur_record_begin(&call, 305, params);
    ur_result_t result = ur_recorded_next->ddi.GraphExp.pfnIsEmptyExp(hGraph, pResult);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
    void *params[] = {&hGraph, &pGraphId};
    struct ur_recorded call;
    ur_record_begin(&call, 326, params);
    ur_result_t result = ur_recorded_next->ddi.GraphExp.pfnGetIdExp(hGraph, pGraphId);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
    void *params[] = {&hGraph, &pfnCallback, &pUserData};
    struct ur_recorded call;
    ur_record_begin(&call, 315, params);
    ur_result_t result = ur_recorded_next->ddi.GraphExp.pfnSetDestructionCallbackExp(
        hGraph, pfnCallback, pUserData);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_GraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, const char *filePath) {
    void *params[] = {&hGraph, &filePath};
    struct ur_recorded call;
    ur_record_begin(&call, 306, params);
    ur_result_t result = ur_recorded_next->ddi.GraphExp.pfnDumpContentsExp(hGraph, filePath);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
    void *params[] = {&hGraph, &phNativeGraph};
    struct ur_recorded call;
    ur_record_begin(&call, 320, params);
    ur_result_t result = ur_recorded_next->ddi.GraphExp.pfnGetNativeHandleExp(
        hGraph, phNativeGraph);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
    void *params[] = {&hExecutableGraph, &phNativeExecutableGraph};
    struct ur_recorded call;
    ur_record_begin(&call, 321, params);
    ur_result_t result = ur_recorded_next->ddi.GraphExp.pfnExecutableGraphGetNativeHandleExp(
        hExecutableGraph, phNativeExecutableGraph);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pfnHostTask, &data, &pProperties, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 309, params);
    ur_result_t result = ur_recorded_next->ddi.EnqueueExp.pfnHostTaskExp(
        hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet) {
    void *params[] = {&hContext, &pMem, &ppIPCMemHandleData, &pIPCMemHandleDataSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 289, params);
    ur_result_t result = ur_recorded_next->ddi.IPCExp.pfnGetMemHandleExp(
        hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_IPCPutMemHandleExp(
    ur_context_handle_t hContext, void *pIPCMemHandleData) {
    void *params[] = {&hContext, &pIPCMemHandleData};
    struct ur_recorded call;
    ur_record_begin(&call, 290, params);
    ur_result_t result = ur_recorded_next->ddi.IPCExp.pfnPutMemHandleExp(
        hContext, pIPCMemHandleData);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem) {
    void *params[] = {&hContext, &hDevice, &pIPCMemHandleData, &ipcMemHandleDataSize, &ppMem};
    struct ur_recorded call;
    ur_record_begin(&call, 291, params);
    ur_result_t result = ur_recorded_next->ddi.IPCExp.pfnOpenMemHandleExp(
        hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem) {
    void *params[] = {&hContext, &pMem};
    struct ur_recorded call;
    ur_record_begin(&call, 292, params);
    ur_result_t result = ur_recorded_next->ddi.IPCExp.pfnCloseMemHandleExp(hContext, pMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet) {
    void *params[] = {&hContext, &hPhysMem, &ppIPCPhysMemHandleData, &pIPCPhysMemHandleDataSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 316, params);
    ur_result_t result = ur_recorded_next->ddi.IPCExp.pfnGetPhysMemHandleExp(
        hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
    void *params[] = {&hContext, &pIPCPhysMemHandleData};
    struct ur_recorded call;
    ur_record_begin(&call, 317, params);
    ur_result_t result = ur_recorded_next->ddi.IPCExp.pfnPutPhysMemHandleExp(
        hContext, pIPCPhysMemHandleData);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem) {
    void *params[] = {&hContext, &hDevice, &pIPCPhysMemHandleData, &ipcPhysMemHandleDataSize, &phPhysMem};
    struct ur_recorded call;
    ur_record_begin(&call, 318, params);
    ur_result_t result = ur_recorded_next->ddi.IPCExp.pfnOpenPhysMemHandleExp(
        hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
    void *params[] = {&hContext, &hPhysMem};
    struct ur_recorded call;
    ur_record_begin(&call, 319, params);
    ur_result_t result = ur_recorded_next->ddi.IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) {
    void *params[] = {&hEvent, &ppIPCEventHandleData, &pIPCEventHandleDataSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 323, params);
    ur_result_t result = ur_recorded_next->ddi.IPCExp.pfnGetEventHandleExp(
        hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_IPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData) {
    void *params[] = {&hContext, &pIPCEventHandleData};
    struct ur_recorded call;
    ur_record_begin(&call, 324, params);
    ur_result_t result = ur_recorded_next->ddi.IPCExp.pfnPutEventHandleExp(
        hContext, pIPCEventHandleData);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hContext, &pIPCEventHandleData, &ipcEventHandleDataSize, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 325, params);
    ur_result_t result = ur_recorded_next->ddi.IPCExp.pfnOpenEventHandleExp(
        hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pProperties, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 246, params);
    ur_result_t result = ur_recorded_next->ddi.Enqueue.pfnEventsWaitWithBarrierExt(
        hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem) {
    void *params[] = {&hContext, &hDevice, &alignment, &size, &handleTypeToExport, &ppMem};
    struct ur_recorded call;
    ur_record_begin(&call, 285, params);
    ur_result_t result = ur_recorded_next->ddi.MemoryExportExp.pfnAllocExportableMemoryExp(
        hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    void *params[] = {&hContext, &hDevice, &pMem};
    struct ur_recorded call;
    ur_record_begin(&call, 286, params);
    ur_result_t result = ur_recorded_next->ddi.MemoryExportExp.pfnFreeExportableMemoryExp(
        hContext, hDevice, pMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet) {
    void *params[] = {&hContext, &hDevice, &handleTypeToExport, &pMem, &pMemHandleRet};
    struct ur_recorded call;
    ur_record_begin(&call, 287, params);
    ur_result_t result = ur_recorded_next->ddi.MemoryExportExp.pfnExportMemoryHandleExp(
        hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    void *params[] = {&hProgram, &numDevices, &phDevices, &flags, &pOptions};
    struct ur_recorded call;
    ur_record_begin(&call, 197, params);
    ur_result_t result = ur_recorded_next->ddi.ProgramExp.pfnBuildExp(
        hProgram, numDevices, phDevices, flags, pOptions);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    void *params[] = {&hProgram, &numDevices, &phDevices, &flags, &pOptions};
    struct ur_recorded call;
    ur_record_begin(&call, 198, params);
    ur_result_t result = ur_recorded_next->ddi.ProgramExp.pfnCompileExp(
        hProgram, numDevices, phDevices, flags, pOptions);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    void *params[] = {&hContext, &numDevices, &phDevices, &flags, &count, &phPrograms, &pOptions, &phProgram};
    struct ur_recorded call;
    ur_record_begin(&call, 199, params);
    ur_result_t result = ur_recorded_next->ddi.ProgramExp.pfnLinkExp(
        hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &pfnNativeEnqueue, &data, &numMemsInMemList, &phMemList, &pProperties, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 228, params);
    ur_result_t result = ur_recorded_next->ddi.EnqueueExp.pfnNativeCommandExp(
        hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
        numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent) {
    void *params[] = {&hContext, &hDevice, &pEventDesc, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 322, params);
    ur_result_t result = ur_recorded_next->ddi.EventExp.pfnCreateExp(
        hContext, hDevice, pEventDesc, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    void *params[] = {&hContext, &pDst, &pSrc, &size};
    struct ur_recorded call;
    ur_record_begin(&call, 273, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnContextMemcpyExp(
        hContext, pDst, pSrc, size);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    void *params[] = {&hContext, &pHostMem, &size, &pProperties};
    struct ur_recorded call;
    ur_record_begin(&call, 312, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnHostAllocRegisterExp(
        hContext, pHostMem, size, pProperties);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMHostAllocUnregisterExp(
    ur_context_handle_t hContext, void *pHostMem) {
    void *params[] = {&hContext, &pHostMem};
    struct ur_recorded call;
    ur_record_begin(&call, 313, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMImportExp(
    ur_context_handle_t hContext, void *pMem, size_t size) {
    void *params[] = {&hContext, &pMem, &size};
    struct ur_recorded call;
    ur_record_begin(&call, 163, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnImportExp(hContext, pMem, size);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    void *params[] = {&hContext, &pMem};
    struct ur_recorded call;
    ur_record_begin(&call, 164, params);
    ur_result_t result = ur_recorded_next->ddi.USMExp.pfnReleaseExp(hContext, pMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    void *params[] = {&commandDevice, &peerDevice};
    struct ur_recorded call;
    ur_record_begin(&call, 165, params);
    ur_result_t result = ur_recorded_next->ddi.UsmP2PExp.pfnEnablePeerAccessExp(
        commandDevice, peerDevice);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    void *params[] = {&commandDevice, &peerDevice};
    struct ur_recorded call;
    ur_record_begin(&call, 166, params);
    ur_result_t result = ur_recorded_next->ddi.UsmP2PExp.pfnDisablePeerAccessExp(
        commandDevice, peerDevice);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&commandDevice, &peerDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 167, params);
    ur_result_t result = ur_recorded_next->ddi.UsmP2PExp.pfnPeerAccessGetInfoExp(
        commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused) {
    void *params[] = {&hCommandBuffer, &firstCommand, &numCommands, &pDesc, &pNumFused};
    struct ur_recorded call;
    ur_record_begin(&call, 480, params);
    ur_result_t result = ur_recorded_next->pfnCommandBufferFuseExp(
        hCommandBuffer, firstCommand, numCommands, pDesc, pNumFused);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_CommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hCommandBuffer, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 481, params);
    ur_result_t result = ur_recorded_next->pfnCommandBufferGetFusionInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    void *params[] = {&hQueue, &pDesc};
    struct ur_recorded call;
    ur_record_begin(&call, 482, params);
    ur_result_t result = ur_recorded_next->pfnQueueBeginFusionExp(hQueue, pDesc);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueEndFusionExp(
    ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 483, params);
    ur_result_t result = ur_recorded_next->pfnQueueEndFusionExp(hQueue, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueCancelFusionExp(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct ur_recorded call;
    ur_record_begin(&call, 484, params);
    ur_result_t result = ur_recorded_next->pfnQueueCancelFusionExp(hQueue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hQueue, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 485, params);
    ur_result_t result = ur_recorded_next->pfnQueueGetFusionInfoExp(
        hQueue, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel) {
    void *params[] = {&hProgram, &pKernelName, &phKernel};
    struct ur_recorded call;
    ur_record_begin(&call, 48, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnCreate(hProgram, pKernelName, phKernel);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hKernel, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 51, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnGetInfo(
        hKernel, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hKernel, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 52, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnGetGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hKernel, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 53, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnGetSubGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelRetain(ur_kernel_handle_t hKernel) {
    void *params[] = {&hKernel};
    struct ur_recorded call;
    ur_record_begin(&call, 54, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnRetain(hKernel);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelRelease(ur_kernel_handle_t hKernel) {
    void *params[] = {&hKernel};
    struct ur_recorded call;
    ur_record_begin(&call, 55, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnRelease(hKernel);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) {
    void *params[] = {&hKernel, &propName, &propSize, &pProperties, &pPropValue};
    struct ur_recorded call;
    ur_record_begin(&call, 57, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnSetExecInfo(
        hKernel, propName, propSize, pProperties, pPropValue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    void *params[] = {&hKernel, &count, &pSpecConstants};
    struct ur_recorded call;
    ur_record_begin(&call, 60, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnSetSpecializationConstants(
        hKernel, count, pSpecConstants);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
    void *params[] = {&hKernel, &phNativeKernel};
    struct ur_recorded call;
    ur_record_begin(&call, 61, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnGetNativeHandle(hKernel, phNativeKernel);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    void *params[] = {&hNativeKernel, &hContext, &hProgram, &pProperties, &phKernel};
    struct ur_recorded call;
    ur_record_begin(&call, 62, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnCreateWithNativeHandle(
        hNativeKernel, hContext, hProgram, pProperties, phKernel);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize) {
    void *params[] = {&hKernel, &hQueue, &numWorkDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pSuggestedLocalWorkSize};
    struct ur_recorded call;
    ur_record_begin(&call, 225, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnGetSuggestedLocalWorkSize(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    void *params[] = {&hKernel, &hQueue, &numWorkDim, &pGlobalWorkOffset, &pGlobalWorkSize, &numArgs, &pArgs, &pSuggestedLocalWorkSize};
    struct ur_recorded call;
    ur_record_begin(&call, 311, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs,
        pSuggestedLocalWorkSize);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    void *params[] = {&hKernel, &hDevice, &workDim, &pLocalWorkSize, &dynamicSharedMemorySize, &pGroupCountRet};
    struct ur_recorded call;
    ur_record_begin(&call, 272, params);
    ur_result_t result = ur_recorded_next->ddi.Kernel.pfnSuggestMaxCooperativeGroupCount(
        hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) {
    void *params[] = {&hContext, &flags, &pImageFormat, &pImageDesc, &pHost, &phMem};
    struct ur_recorded call;
    ur_record_begin(&call, 63, params);
    ur_result_t result = ur_recorded_next->ddi.Mem.pfnImageCreate(
        hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
    void *params[] = {&hContext, &flags, &size, &pProperties, &phBuffer};
    struct ur_recorded call;
    ur_record_begin(&call, 64, params);
    ur_result_t result = ur_recorded_next->ddi.Mem.pfnBufferCreate(
        hContext, flags, size, pProperties, phBuffer);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemRetain(ur_mem_handle_t hMem) {
    void *params[] = {&hMem};
    struct ur_recorded call;
    ur_record_begin(&call, 65, params);
    ur_result_t result = ur_recorded_next->ddi.Mem.pfnRetain(hMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemRelease(ur_mem_handle_t hMem) {
    void *params[] = {&hMem};
    struct ur_recorded call;
    ur_record_begin(&call, 66, params);
    ur_result_t result = ur_recorded_next->ddi.Mem.pfnRelease(hMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    void *params[] = {&hBuffer, &flags, &bufferCreateType, &pRegion, &phMem};
    struct ur_recorded call;
    ur_record_begin(&call, 67, params);
    ur_result_t result = ur_recorded_next->ddi.Mem.pfnBufferPartition(
        hBuffer, flags, bufferCreateType, pRegion, phMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    void *params[] = {&hMem, &hDevice, &phNativeMem};
    struct ur_recorded call;
    ur_record_begin(&call, 68, params);
    ur_result_t result = ur_recorded_next->ddi.Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    void *params[] = {&hNativeMem, &hContext, &pProperties, &phMem};
    struct ur_recorded call;
    ur_record_begin(&call, 115, params);
    ur_result_t result = ur_recorded_next->ddi.Mem.pfnBufferCreateWithNativeHandle(
        hNativeMem, hContext, pProperties, phMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    void *params[] = {&hNativeMem, &hContext, &pImageFormat, &pImageDesc, &pProperties, &phMem};
    struct ur_recorded call;
    ur_record_begin(&call, 116, params);
    ur_result_t result = ur_recorded_next->ddi.Mem.pfnImageCreateWithNativeHandle(
        hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hMemory, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 70, params);
    ur_result_t result = ur_recorded_next->ddi.Mem.pfnGetInfo(
        hMemory, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hMemory, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 71, params);
    ur_result_t result = ur_recorded_next->ddi.Mem.pfnImageGetInfo(
        hMemory, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms) {
    void *params[] = {&hAdapter, &NumEntries, &phPlatforms, &pNumPlatforms};
    struct ur_recorded call;
    ur_record_begin(&call, 72, params);
    ur_result_t result = ur_recorded_next->ddi.Platform.pfnGet(
        hAdapter, NumEntries, phPlatforms, pNumPlatforms);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hPlatform, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 73, params);
    ur_result_t result = ur_recorded_next->ddi.Platform.pfnGetInfo(
        hPlatform, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    void *params[] = {&hPlatform, &pVersion};
    struct ur_recorded call;
    ur_record_begin(&call, 74, params);
    ur_result_t result = ur_recorded_next->ddi.Platform.pfnGetApiVersion(hPlatform, pVersion);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    void *params[] = {&hPlatform, &phNativePlatform};
    struct ur_recorded call;
    ur_record_begin(&call, 75, params);
    ur_result_t result = ur_recorded_next->ddi.Platform.pfnGetNativeHandle(
        hPlatform, phNativePlatform);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    void *params[] = {&hNativePlatform, &hAdapter, &pProperties, &phPlatform};
    struct ur_recorded call;
    ur_record_begin(&call, 76, params);
    ur_result_t result = ur_recorded_next->ddi.Platform.pfnCreateWithNativeHandle(
        hNativePlatform, hAdapter, pProperties, phPlatform);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption) {
    void *params[] = {&hPlatform, &pFrontendOption, &ppPlatformOption};
    struct ur_recorded call;
    ur_record_begin(&call, 114, params);
    ur_result_t result = ur_recorded_next->ddi.Platform.pfnGetBackendOption(
        hPlatform, pFrontendOption, ppPlatformOption);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    void *params[] = {&hContext, &pIL, &length, &pProperties, &phProgram};
    struct ur_recorded call;
    ur_record_begin(&call, 78, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnCreateWithIL(
        hContext, pIL, length, pProperties, phProgram);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
    void *params[] = {&hContext, &numDevices, &phDevices, &pLengths, &ppBinaries, &pProperties, &phProgram};
    struct ur_recorded call;
    ur_record_begin(&call, 79, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnCreateWithBinary(
        hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    void *params[] = {&hContext, &hProgram, &pOptions};
    struct ur_recorded call;
    ur_record_begin(&call, 80, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnBuild(hContext, hProgram, pOptions);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    void *params[] = {&hContext, &hProgram, &pOptions};
    struct ur_recorded call;
    ur_record_begin(&call, 81, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnCompile(hContext, hProgram, pOptions);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    void *params[] = {&hContext, &count, &phPrograms, &pOptions, &phProgram};
    struct ur_recorded call;
    ur_record_begin(&call, 82, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnLink(
        hContext, count, phPrograms, pOptions, phProgram);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramRetain(ur_program_handle_t hProgram) {
    void *params[] = {&hProgram};
    struct ur_recorded call;
    ur_record_begin(&call, 83, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnRetain(hProgram);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramRelease(ur_program_handle_t hProgram) {
    void *params[] = {&hProgram};
    struct ur_recorded call;
    ur_record_begin(&call, 84, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnRelease(hProgram);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer) {
    void *params[] = {&hDevice, &hProgram, &pFunctionName, &ppFunctionPointer};
    struct ur_recorded call;
    ur_record_begin(&call, 85, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnGetFunctionPointer(
        hDevice, hProgram, pFunctionName, ppFunctionPointer);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet) {
    void *params[] = {&hDevice, &hProgram, &pGlobalVariableName, &pGlobalVariableSizeRet, &ppGlobalVariablePointerRet};
    struct ur_recorded call;
    ur_record_begin(&call, 216, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnGetGlobalVariablePointer(
        hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hProgram, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 86, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnGetInfo(
        hProgram, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hProgram, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 87, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnGetBuildInfo(
        hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    void *params[] = {&hProgram, &count, &pSpecConstants};
    struct ur_recorded call;
    ur_record_begin(&call, 88, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnSetSpecializationConstants(
        hProgram, count, pSpecConstants);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
    void *params[] = {&hProgram, &phNativeProgram};
    struct ur_recorded call;
    ur_record_begin(&call, 89, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnGetNativeHandle(
        hProgram, phNativeProgram);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    void *params[] = {&hNativeProgram, &hContext, &pProperties, &phProgram};
    struct ur_recorded call;
    ur_record_begin(&call, 90, params);
    ur_result_t result = ur_recorded_next->ddi.Program.pfnCreateWithNativeHandle(
        hNativeProgram, hContext, pProperties, phProgram);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hQueue, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 91, params);
    ur_result_t result = ur_recorded_next->ddi.Queue.pfnGetInfo(
        hQueue, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    void *params[] = {&hContext, &hDevice, &pProperties, &phQueue};
    struct ur_recorded call;
    ur_record_begin(&call, 92, params);
    ur_result_t result = ur_recorded_next->ddi.Queue.pfnCreate(
        hContext, hDevice, pProperties, phQueue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueRetain(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct ur_recorded call;
    ur_record_begin(&call, 93, params);
    ur_result_t result = ur_recorded_next->ddi.Queue.pfnRetain(hQueue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueRelease(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct ur_recorded call;
    ur_record_begin(&call, 94, params);
    ur_result_t result = ur_recorded_next->ddi.Queue.pfnRelease(hQueue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    void *params[] = {&hQueue, &pDesc, &phNativeQueue};
    struct ur_recorded call;
    ur_record_begin(&call, 95, params);
    ur_result_t result = ur_recorded_next->ddi.Queue.pfnGetNativeHandle(
        hQueue, pDesc, phNativeQueue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    void *params[] = {&hNativeQueue, &hContext, &hDevice, &pProperties, &phQueue};
    struct ur_recorded call;
    ur_record_begin(&call, 96, params);
    ur_result_t result = ur_recorded_next->ddi.Queue.pfnCreateWithNativeHandle(
        hNativeQueue, hContext, hDevice, pProperties, phQueue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueFinish(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct ur_recorded call;
    ur_record_begin(&call, 97, params);
    ur_result_t result = ur_recorded_next->ddi.Queue.pfnFinish(hQueue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_QueueFlush(ur_queue_handle_t hQueue) {
    void *params[] = {&hQueue};
    struct ur_recorded call;
    ur_record_begin(&call, 98, params);
    ur_result_t result = ur_recorded_next->ddi.Queue.pfnFlush(hQueue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue) {
    void *params[] = {&hKernel, &argIndex, &argSize, &pProperties, &pArgValue};
    struct ur_recorded call;
    ur_record_begin(&call, 49, params);
    ur_result_t result = ur_recorded_next->pfnKernelSetArgValue(
        hKernel, argIndex, argSize, pProperties, pArgValue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties) {
    void *params[] = {&hKernel, &argIndex, &argSize, &pProperties};
    struct ur_recorded call;
    ur_record_begin(&call, 50, params);
    ur_result_t result = ur_recorded_next->pfnKernelSetArgLocal(
        hKernel, argIndex, argSize, pProperties);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue) {
    void *params[] = {&hKernel, &argIndex, &pProperties, &pArgValue};
    struct ur_recorded call;
    ur_record_begin(&call, 56, params);
    ur_result_t result = ur_recorded_next->pfnKernelSetArgPointer(
        hKernel, argIndex, pProperties, pArgValue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue) {
    void *params[] = {&hKernel, &argIndex, &pProperties, &hArgValue};
    struct ur_recorded call;
    ur_record_begin(&call, 58, params);
    ur_result_t result = ur_recorded_next->pfnKernelSetArgSampler(
        hKernel, argIndex, pProperties, hArgValue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_KernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue) {
    void *params[] = {&hKernel, &argIndex, &pProperties, &hArgValue};
    struct ur_recorded call;
    ur_record_begin(&call, 59, params);
    ur_result_t result = ur_recorded_next->pfnKernelSetArgMemObj(
        hKernel, argIndex, pProperties, hArgValue);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    void *params[] = {&hQueue, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &launchPropList, &numEventsInWaitList, &phEventWaitList, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 17, params);
    ur_result_t result = ur_recorded_next->pfnEnqueueKernelLaunch(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler) {
    void *params[] = {&hContext, &pDesc, &phSampler};
    struct ur_recorded call;
    ur_record_begin(&call, 101, params);
    ur_result_t result = ur_recorded_next->ddi.Sampler.pfnCreate(hContext, pDesc, phSampler);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_SamplerRetain(ur_sampler_handle_t hSampler) {
    void *params[] = {&hSampler};
    struct ur_recorded call;
    ur_record_begin(&call, 102, params);
    ur_result_t result = ur_recorded_next->ddi.Sampler.pfnRetain(hSampler);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_SamplerRelease(ur_sampler_handle_t hSampler) {
    void *params[] = {&hSampler};
    struct ur_recorded call;
    ur_record_begin(&call, 103, params);
    ur_result_t result = ur_recorded_next->ddi.Sampler.pfnRelease(hSampler);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hSampler, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 104, params);
    ur_result_t result = ur_recorded_next->ddi.Sampler.pfnGetInfo(
        hSampler, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
    void *params[] = {&hSampler, &phNativeSampler};
    struct ur_recorded call;
    ur_record_begin(&call, 105, params);
    ur_result_t result = ur_recorded_next->ddi.Sampler.pfnGetNativeHandle(
        hSampler, phNativeSampler);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) {
    void *params[] = {&hNativeSampler, &hContext, &pProperties, &phSampler};
    struct ur_recorded call;
    ur_record_begin(&call, 106, params);
    ur_result_t result = ur_recorded_next->ddi.Sampler.pfnCreateWithNativeHandle(
        hNativeSampler, hContext, pProperties, phSampler);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EventCreateUserExp(
    ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    void *params[] = {&hContext, &phEvent};
    struct ur_recorded call;
    ur_record_begin(&call, 486, params);
    ur_result_t result = ur_recorded_next->pfnEventCreateUserExp(hContext, phEvent);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_EventSetStatusExp(
    ur_event_handle_t hEvent, ur_event_status_t status) {
    void *params[] = {&hEvent, &status};
    struct ur_recorded call;
    ur_record_begin(&call, 487, params);
    ur_result_t result = ur_recorded_next->pfnEventSetStatusExp(hEvent, status);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem) {
    void *params[] = {&hContext, &pUSMDesc, &pool, &size, &ppMem};
    struct ur_recorded call;
    ur_record_begin(&call, 107, params);
    ur_result_t result = ur_recorded_next->ddi.USM.pfnHostAlloc(
        hContext, pUSMDesc, pool, size, ppMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    void *params[] = {&hContext, &hDevice, &pUSMDesc, &pool, &size, &ppMem};
    struct ur_recorded call;
    ur_record_begin(&call, 108, params);
    ur_result_t result = ur_recorded_next->ddi.USM.pfnDeviceAlloc(
        hContext, hDevice, pUSMDesc, pool, size, ppMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    void *params[] = {&hContext, &hDevice, &pUSMDesc, &pool, &size, &ppMem};
    struct ur_recorded call;
    ur_record_begin(&call, 109, params);
    ur_result_t result = ur_recorded_next->ddi.USM.pfnSharedAlloc(
        hContext, hDevice, pUSMDesc, pool, size, ppMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMFree(ur_context_handle_t hContext, void *pMem) {
    void *params[] = {&hContext, &pMem};
    struct ur_recorded call;
    ur_record_begin(&call, 110, params);
    ur_result_t result = ur_recorded_next->ddi.USM.pfnFree(hContext, pMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hContext, &pMem, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 111, params);
    ur_result_t result = ur_recorded_next->ddi.USM.pfnGetMemAllocInfo(
        hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) {
    void *params[] = {&hContext, &pPoolDesc, &ppPool};
    struct ur_recorded call;
    ur_record_begin(&call, 112, params);
    ur_result_t result = ur_recorded_next->ddi.USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolRetain(ur_usm_pool_handle_t pPool) {
    void *params[] = {&pPool};
    struct ur_recorded call;
    ur_record_begin(&call, 118, params);
    ur_result_t result = ur_recorded_next->ddi.USM.pfnPoolRetain(pPool);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolRelease(ur_usm_pool_handle_t pPool) {
    void *params[] = {&pPool};
    struct ur_recorded call;
    ur_record_begin(&call, 119, params);
    ur_result_t result = ur_recorded_next->ddi.USM.pfnPoolRelease(pPool);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hPool, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 120, params);
    ur_result_t result = ur_recorded_next->ddi.USM.pfnPoolGetInfo(
        hPool, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    void *params[] = {&hContext, &hDevice, &allocationSize, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 153, params);
    ur_result_t result = ur_recorded_next->ddi.VirtualMem.pfnGranularityGetInfo(
        hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart) {
    void *params[] = {&hContext, &pStart, &size, &ppStart};
    struct ur_recorded call;
    ur_record_begin(&call, 154, params);
    ur_result_t result = ur_recorded_next->ddi.VirtualMem.pfnReserve(
        hContext, pStart, size, ppStart);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    void *params[] = {&hContext, &pStart, &size};
    struct ur_recorded call;
    ur_record_begin(&call, 155, params);
    ur_result_t result = ur_recorded_next->ddi.VirtualMem.pfnFree(hContext, pStart, size);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags) {
    void *params[] = {&hContext, &pStart, &size, &hPhysicalMem, &offset, &flags};
    struct ur_recorded call;
    ur_record_begin(&call, 156, params);
    ur_result_t result = ur_recorded_next->ddi.VirtualMem.pfnMap(
        hContext, pStart, size, hPhysicalMem, offset, flags);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    void *params[] = {&hContext, &pStart, &size};
    struct ur_recorded call;
    ur_record_begin(&call, 157, params);
    ur_result_t result = ur_recorded_next->ddi.VirtualMem.pfnUnmap(hContext, pStart, size);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    void *params[] = {&hContext, &pStart, &size, &flags};
    struct ur_recorded call;
    ur_record_begin(&call, 158, params);
    ur_result_t result = ur_recorded_next->ddi.VirtualMem.pfnSetAccess(
        hContext, pStart, size, flags);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hContext, &pStart, &size, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 159, params);
    ur_result_t result = ur_recorded_next->ddi.VirtualMem.pfnGetInfo(
        hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
    void *params[] = {&hContext, &hDevice, &size, &pProperties, &phPhysicalMem};
    struct ur_recorded call;
    ur_record_begin(&call, 160, params);
    ur_result_t result = ur_recorded_next->ddi.PhysicalMem.pfnCreate(
        hContext, hDevice, size, pProperties, phPhysicalMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    void *params[] = {&hPhysicalMem};
    struct ur_recorded call;
    ur_record_begin(&call, 161, params);
    ur_result_t result = ur_recorded_next->ddi.PhysicalMem.pfnRetain(hPhysicalMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    void *params[] = {&hPhysicalMem};
    struct ur_recorded call;
    ur_record_begin(&call, 162, params);
    ur_result_t result = ur_recorded_next->ddi.PhysicalMem.pfnRelease(hPhysicalMem);
    ur_record_end(&call, params, result);
    return result;
}

static ur_result_t UR_APICALL recorded_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    void *params[] = {&hPhysicalMem, &propName, &propSize, &pPropValue, &pPropSizeRet};
    struct ur_recorded call;
    ur_record_begin(&call, 249, params);
    ur_result_t result = ur_recorded_next->ddi.PhysicalMem.pfnGetInfo(
        hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
    ur_record_end(&call, params, result);
    return result;
}

void ur_recorded_fill(ur_layer_dditable_t *table) {
    table->ddi.Adapter.pfnGet = recorded_AdapterGet;
    table->ddi.Adapter.pfnRelease = recorded_AdapterRelease;
    table->ddi.Adapter.pfnRetain = recorded_AdapterRetain;
    table->ddi.Adapter.pfnGetLastError = recorded_AdapterGetLastError;
    table->ddi.Adapter.pfnGetInfo = recorded_AdapterGetInfo;
    table->ddi.Adapter.pfnSetLoggerCallback = recorded_AdapterSetLoggerCallback;
    table->ddi.Adapter.pfnSetLoggerCallbackLevel = recorded_AdapterSetLoggerCallbackLevel;
    table->ddi.Context.pfnCreate = recorded_ContextCreate;
    table->ddi.Context.pfnRetain = recorded_ContextRetain;
    table->ddi.Context.pfnRelease = recorded_ContextRelease;
    table->ddi.Context.pfnGetInfo = recorded_ContextGetInfo;
    table->ddi.Context.pfnGetNativeHandle = recorded_ContextGetNativeHandle;
    table->ddi.Context.pfnCreateWithNativeHandle = recorded_ContextCreateWithNativeHandle;
    table->ddi.Context.pfnSetExtendedDeleter = recorded_ContextSetExtendedDeleter;
    table->ddi.Device.pfnGet = recorded_DeviceGet;
    table->pfnDeviceGetSelected = recorded_DeviceGetSelected;
    table->ddi.Device.pfnGetInfo = recorded_DeviceGetInfo;
    table->ddi.Device.pfnRetain = recorded_DeviceRetain;
    table->ddi.Device.pfnRelease = recorded_DeviceRelease;
    table->ddi.Device.pfnPartition = recorded_DevicePartition;
    table->ddi.Device.pfnSelectBinary = recorded_DeviceSelectBinary;
    table->ddi.Device.pfnGetNativeHandle = recorded_DeviceGetNativeHandle;
    table->ddi.Device.pfnCreateWithNativeHandle = recorded_DeviceCreateWithNativeHandle;
    table->ddi.Device.pfnGetGlobalTimestamps = recorded_DeviceGetGlobalTimestamps;
    table->ddi.Enqueue.pfnEventsWait = recorded_EnqueueEventsWait;
    table->ddi.Enqueue.pfnEventsWaitWithBarrier = recorded_EnqueueEventsWaitWithBarrier;
    table->ddi.Enqueue.pfnMemBufferRead = recorded_EnqueueMemBufferRead;
    table->ddi.Enqueue.pfnMemBufferWrite = recorded_EnqueueMemBufferWrite;
    table->ddi.Enqueue.pfnMemBufferReadRect = recorded_EnqueueMemBufferReadRect;
    table->ddi.Enqueue.pfnMemBufferWriteRect = recorded_EnqueueMemBufferWriteRect;
    table->ddi.Enqueue.pfnMemBufferCopy = recorded_EnqueueMemBufferCopy;
    table->ddi.Enqueue.pfnMemBufferCopyRect = recorded_EnqueueMemBufferCopyRect;
    table->ddi.Enqueue.pfnMemBufferFill = recorded_EnqueueMemBufferFill;
    table->ddi.Enqueue.pfnMemImageRead = recorded_EnqueueMemImageRead;
    table->ddi.Enqueue.pfnMemImageWrite = recorded_EnqueueMemImageWrite;
    table->ddi.Enqueue.pfnMemImageCopy = recorded_EnqueueMemImageCopy;
    table->ddi.Enqueue.pfnMemBufferMap = recorded_EnqueueMemBufferMap;
    table->ddi.Enqueue.pfnMemUnmap = recorded_EnqueueMemUnmap;
    table->ddi.Enqueue.pfnUSMFill = recorded_EnqueueUSMFill;
    table->ddi.Enqueue.pfnUSMMemcpy = recorded_EnqueueUSMMemcpy;
    table->ddi.Enqueue.pfnUSMPrefetch = recorded_EnqueueUSMPrefetch;
    table->ddi.Enqueue.pfnUSMAdvise = recorded_EnqueueUSMAdvise;
    table->ddi.Enqueue.pfnUSMFill2D = recorded_EnqueueUSMFill2D;
    table->ddi.Enqueue.pfnUSMMemcpy2D = recorded_EnqueueUSMMemcpy2D;
    table->ddi.Enqueue.pfnDeviceGlobalVariableWrite = recorded_EnqueueDeviceGlobalVariableWrite;
    table->ddi.Enqueue.pfnDeviceGlobalVariableRead = recorded_EnqueueDeviceGlobalVariableRead;
    table->ddi.Enqueue.pfnReadHostPipe = recorded_EnqueueReadHostPipe;
    table->ddi.Enqueue.pfnWriteHostPipe = recorded_EnqueueWriteHostPipe;
    table->ddi.Event.pfnGetInfo = recorded_EventGetInfo;
    table->ddi.Event.pfnGetProfilingInfo = recorded_EventGetProfilingInfo;
    table->ddi.Event.pfnWait = recorded_EventWait;
    table->ddi.Event.pfnRetain = recorded_EventRetain;
    table->ddi.Event.pfnRelease = recorded_EventRelease;
    table->ddi.Event.pfnGetNativeHandle = recorded_EventGetNativeHandle;
    table->ddi.Event.pfnCreateWithNativeHandle = recorded_EventCreateWithNativeHandle;
    table->ddi.Event.pfnSetCallback = recorded_EventSetCallback;
    table->ddi.EnqueueExp.pfnUSMDeviceAllocExp = recorded_EnqueueUSMDeviceAllocExp;
    table->ddi.EnqueueExp.pfnUSMSharedAllocExp = recorded_EnqueueUSMSharedAllocExp;
    table->ddi.EnqueueExp.pfnUSMHostAllocExp = recorded_EnqueueUSMHostAllocExp;
    table->ddi.EnqueueExp.pfnUSMFreeExp = recorded_EnqueueUSMFreeExp;
    table->ddi.USMExp.pfnPoolCreateExp = recorded_USMPoolCreateExp;
    table->ddi.USMExp.pfnPoolDestroyExp = recorded_USMPoolDestroyExp;
    table->ddi.USMExp.pfnPoolGetDefaultDevicePoolExp = recorded_USMPoolGetDefaultDevicePoolExp;
    table->ddi.USMExp.pfnPoolGetInfoExp = recorded_USMPoolGetInfoExp;
    table->ddi.USMExp.pfnPoolSetInfoExp = recorded_USMPoolSetInfoExp;
    table->ddi.USMExp.pfnPoolSetDevicePoolExp = recorded_USMPoolSetDevicePoolExp;
    table->ddi.USMExp.pfnPoolGetDevicePoolExp = recorded_USMPoolGetDevicePoolExp;
    table->ddi.USMExp.pfnPoolTrimToExp = recorded_USMPoolTrimToExp;
    table->ddi.USMExp.pfnPitchedAllocExp = recorded_USMPitchedAllocExp;
    table->ddi.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp = recorded_BindlessImagesUnsampledImageHandleDestroyExp;
    table->ddi.BindlessImagesExp.pfnSampledImageHandleDestroyExp = recorded_BindlessImagesSampledImageHandleDestroyExp;
    table->ddi.BindlessImagesExp.pfnImageAllocateExp = recorded_BindlessImagesImageAllocateExp;
    table->ddi.BindlessImagesExp.pfnImageFreeExp = recorded_BindlessImagesImageFreeExp;
    table->ddi.BindlessImagesExp.pfnUnsampledImageCreateExp = recorded_BindlessImagesUnsampledImageCreateExp;
    table->ddi.BindlessImagesExp.pfnSampledImageCreateExp = recorded_BindlessImagesSampledImageCreateExp;
    table->ddi.BindlessImagesExp.pfnImageCopyExp = recorded_BindlessImagesImageCopyExp;
    table->ddi.BindlessImagesExp.pfnImageGetInfoExp = recorded_BindlessImagesImageGetInfoExp;
    table->ddi.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp = recorded_BindlessImagesGetImageMemoryHandleTypeSupportExp;
    table->ddi.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp = recorded_BindlessImagesGetImageUnsampledHandleSupportExp;
    table->ddi.BindlessImagesExp.pfnGetImageSampledHandleSupportExp = recorded_BindlessImagesGetImageSampledHandleSupportExp;
    table->ddi.BindlessImagesExp.pfnMipmapGetLevelExp = recorded_BindlessImagesMipmapGetLevelExp;
    table->ddi.BindlessImagesExp.pfnMipmapFreeExp = recorded_BindlessImagesMipmapFreeExp;
    table->ddi.BindlessImagesExp.pfnImportExternalMemoryExp = recorded_BindlessImagesImportExternalMemoryExp;
    table->ddi.BindlessImagesExp.pfnMapExternalArrayExp = recorded_BindlessImagesMapExternalArrayExp;
    table->ddi.BindlessImagesExp.pfnMapExternalLinearMemoryExp = recorded_BindlessImagesMapExternalLinearMemoryExp;
    table->ddi.BindlessImagesExp.pfnReleaseExternalMemoryExp = recorded_BindlessImagesReleaseExternalMemoryExp;
    table->ddi.BindlessImagesExp.pfnFreeMappedLinearMemoryExp = recorded_BindlessImagesFreeMappedLinearMemoryExp;
    table->ddi.BindlessImagesExp.pfnSupportsImportingHandleTypeExp = recorded_BindlessImagesSupportsImportingHandleTypeExp;
    table->ddi.BindlessImagesExp.pfnImportExternalSemaphoreExp = recorded_BindlessImagesImportExternalSemaphoreExp;
    table->ddi.BindlessImagesExp.pfnReleaseExternalSemaphoreExp = recorded_BindlessImagesReleaseExternalSemaphoreExp;
    table->ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp = recorded_BindlessImagesWaitExternalSemaphoreExp;
    table->ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp = recorded_BindlessImagesSignalExternalSemaphoreExp;
    table->ddi.CommandBufferExp.pfnCreateExp = recorded_CommandBufferCreateExp;
    table->ddi.CommandBufferExp.pfnRetainExp = recorded_CommandBufferRetainExp;
    table->ddi.CommandBufferExp.pfnReleaseExp = recorded_CommandBufferReleaseExp;
    table->ddi.CommandBufferExp.pfnFinalizeExp = recorded_CommandBufferFinalizeExp;
    table->ddi.CommandBufferExp.pfnAppendKernelLaunchExp = recorded_CommandBufferAppendKernelLaunchExp;
    table->ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp = recorded_CommandBufferAppendKernelLaunchWithArgsExp;
    table->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp = recorded_CommandBufferAppendUSMMemcpyExp;
    table->ddi.CommandBufferExp.pfnAppendUSMFillExp = recorded_CommandBufferAppendUSMFillExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp = recorded_CommandBufferAppendMemBufferCopyExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp = recorded_CommandBufferAppendMemBufferWriteExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferReadExp = recorded_CommandBufferAppendMemBufferReadExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp = recorded_CommandBufferAppendMemBufferCopyRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp = recorded_CommandBufferAppendMemBufferWriteRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp = recorded_CommandBufferAppendMemBufferReadRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferFillExp = recorded_CommandBufferAppendMemBufferFillExp;
    table->ddi.CommandBufferExp.pfnAppendUSMPrefetchExp = recorded_CommandBufferAppendUSMPrefetchExp;
    table->ddi.CommandBufferExp.pfnAppendUSMAdviseExp = recorded_CommandBufferAppendUSMAdviseExp;
    table->ddi.CommandBufferExp.pfnAppendNativeCommandExp = recorded_CommandBufferAppendNativeCommandExp;
    table->ddi.EnqueueExp.pfnCommandBufferExp = recorded_EnqueueCommandBufferExp;
    table->ddi.CommandBufferExp.pfnUpdateKernelLaunchExp = recorded_CommandBufferUpdateKernelLaunchExp;
    table->ddi.CommandBufferExp.pfnUpdateSignalEventExp = recorded_CommandBufferUpdateSignalEventExp;
    table->ddi.CommandBufferExp.pfnUpdateWaitEventsExp = recorded_CommandBufferUpdateWaitEventsExp;
    table->ddi.CommandBufferExp.pfnGetInfoExp = recorded_CommandBufferGetInfoExp;
    table->ddi.CommandBufferExp.pfnGetNativeHandleExp = recorded_CommandBufferGetNativeHandleExp;
    table->ddi.DeviceExp.pfnWaitExp = recorded_DeviceWaitExp;
    table->ddi.ProgramExp.pfnDynamicLinkExp = recorded_ProgramDynamicLinkExp;
    table->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp = recorded_EnqueueKernelLaunchWithArgsExp;
    table->ddi.EnqueueExp.pfnTimestampRecordingExp = recorded_EnqueueTimestampRecordingExp;
    table->ddi.GraphExp.pfnCreateExp = recorded_GraphCreateExp;
    table->ddi.QueueExp.pfnBeginGraphCaptureExp = recorded_QueueBeginGraphCaptureExp;
    table->ddi.QueueExp.pfnBeginCaptureIntoGraphExp = recorded_QueueBeginCaptureIntoGraphExp;
    table->ddi.QueueExp.pfnEndGraphCaptureExp = recorded_QueueEndGraphCaptureExp;
    table->ddi.GraphExp.pfnInstantiateGraphExp = recorded_GraphInstantiateGraphExp;
    table->ddi.EnqueueExp.pfnGraphExp = recorded_EnqueueGraphExp;
    table->ddi.GraphExp.pfnDestroyExp = recorded_GraphDestroyExp;
    table->ddi.GraphExp.pfnExecutableGraphDestroyExp = recorded_GraphExecutableGraphDestroyExp;
    table->ddi.QueueExp.pfnIsGraphCaptureEnabledExp = recorded_QueueIsGraphCaptureEnabledExp;
    table->ddi.QueueExp.pfnGetGraphExp = recorded_QueueGetGraphExp;
    table->ddi.GraphExp.pfnIsEmptyExp = recorded_GraphIsEmptyExp;
    table->ddi.GraphExp.pfnGetIdExp = recorded_GraphGetIdExp;
    table->ddi.GraphExp.pfnSetDestructionCallbackExp = recorded_GraphSetDestructionCallbackExp;
    table->ddi.GraphExp.pfnDumpContentsExp = recorded_GraphDumpContentsExp;
    table->ddi.GraphExp.pfnGetNativeHandleExp = recorded_GraphGetNativeHandleExp;
    table->ddi.GraphExp.pfnExecutableGraphGetNativeHandleExp = recorded_GraphExecutableGraphGetNativeHandleExp;
    table->ddi.EnqueueExp.pfnHostTaskExp = recorded_EnqueueHostTaskExp;
    table->ddi.IPCExp.pfnGetMemHandleExp = recorded_IPCGetMemHandleExp;
    table->ddi.IPCExp.pfnPutMemHandleExp = recorded_IPCPutMemHandleExp;
    table->ddi.IPCExp.pfnOpenMemHandleExp = recorded_IPCOpenMemHandleExp;
    table->ddi.IPCExp.pfnCloseMemHandleExp = recorded_IPCCloseMemHandleExp;
    table->ddi.IPCExp.pfnGetPhysMemHandleExp = recorded_IPCGetPhysMemHandleExp;
    table->ddi.IPCExp.pfnPutPhysMemHandleExp = recorded_IPCPutPhysMemHandleExp;
    table->ddi.IPCExp.pfnOpenPhysMemHandleExp = recorded_IPCOpenPhysMemHandleExp;
    table->ddi.IPCExp.pfnClosePhysMemHandleExp = recorded_IPCClosePhysMemHandleExp;
    table->ddi.IPCExp.pfnGetEventHandleExp = recorded_IPCGetEventHandleExp;
    table->ddi.IPCExp.pfnPutEventHandleExp = recorded_IPCPutEventHandleExp;
    table->ddi.IPCExp.pfnOpenEventHandleExp = recorded_IPCOpenEventHandleExp;
    table->ddi.Enqueue.pfnEventsWaitWithBarrierExt = recorded_EnqueueEventsWaitWithBarrierExt;
    table->ddi.MemoryExportExp.pfnAllocExportableMemoryExp = recorded_MemoryExportAllocExportableMemoryExp;
    table->ddi.MemoryExportExp.pfnFreeExportableMemoryExp = recorded_MemoryExportFreeExportableMemoryExp;
    table->ddi.MemoryExportExp.pfnExportMemoryHandleExp = recorded_MemoryExportExportMemoryHandleExp;
    table->ddi.ProgramExp.pfnBuildExp = recorded_ProgramBuildExp;
    table->ddi.ProgramExp.pfnCompileExp = recorded_ProgramCompileExp;
    table->ddi.ProgramExp.pfnLinkExp = recorded_ProgramLinkExp;
    table->ddi.EnqueueExp.pfnNativeCommandExp = recorded_EnqueueNativeCommandExp;
    table->ddi.EventExp.pfnCreateExp = recorded_EventCreateExp;
    table->ddi.USMExp.pfnContextMemcpyExp = recorded_USMContextMemcpyExp;
    table->ddi.USMExp.pfnHostAllocRegisterExp = recorded_USMHostAllocRegisterExp;
    table->ddi.USMExp.pfnHostAllocUnregisterExp = recorded_USMHostAllocUnregisterExp;
    table->ddi.USMExp.pfnImportExp = recorded_USMImportExp;
    table->ddi.USMExp.pfnReleaseExp = recorded_USMReleaseExp;
    table->ddi.UsmP2PExp.pfnEnablePeerAccessExp = recorded_UsmP2PEnablePeerAccessExp;
    table->ddi.UsmP2PExp.pfnDisablePeerAccessExp = recorded_UsmP2PDisablePeerAccessExp;
    table->ddi.UsmP2PExp.pfnPeerAccessGetInfoExp = recorded_UsmP2PPeerAccessGetInfoExp;
    table->pfnCommandBufferFuseExp = recorded_CommandBufferFuseExp;
    table->pfnCommandBufferGetFusionInfoExp = recorded_CommandBufferGetFusionInfoExp;
    table->pfnQueueBeginFusionExp = recorded_QueueBeginFusionExp;
    table->pfnQueueEndFusionExp = recorded_QueueEndFusionExp;
    table->pfnQueueCancelFusionExp = recorded_QueueCancelFusionExp;
    table->pfnQueueGetFusionInfoExp = recorded_QueueGetFusionInfoExp;
    table->ddi.Kernel.pfnCreate = recorded_KernelCreate;
    table->ddi.Kernel.pfnGetInfo = recorded_KernelGetInfo;
    table->ddi.Kernel.pfnGetGroupInfo = recorded_KernelGetGroupInfo;
    table->ddi.Kernel.pfnGetSubGroupInfo = recorded_KernelGetSubGroupInfo;
    table->ddi.Kernel.pfnRetain = recorded_KernelRetain;
    table->ddi.Kernel.pfnRelease = recorded_KernelRelease;
    table->ddi.Kernel.pfnSetExecInfo = recorded_KernelSetExecInfo;
    table->ddi.Kernel.pfnSetSpecializationConstants = recorded_KernelSetSpecializationConstants;
    table->ddi.Kernel.pfnGetNativeHandle = recorded_KernelGetNativeHandle;
    table->ddi.Kernel.pfnCreateWithNativeHandle = recorded_KernelCreateWithNativeHandle;
    table->ddi.Kernel.pfnGetSuggestedLocalWorkSize = recorded_KernelGetSuggestedLocalWorkSize;
    table->ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs = recorded_KernelGetSuggestedLocalWorkSizeWithArgs;
    table->ddi.Kernel.pfnSuggestMaxCooperativeGroupCount = recorded_KernelSuggestMaxCooperativeGroupCount;
    table->ddi.Mem.pfnImageCreate = recorded_MemImageCreate;
    table->ddi.Mem.pfnBufferCreate = recorded_MemBufferCreate;
    table->ddi.Mem.pfnRetain = recorded_MemRetain;
    table->ddi.Mem.pfnRelease = recorded_MemRelease;
    table->ddi.Mem.pfnBufferPartition = recorded_MemBufferPartition;
    table->ddi.Mem.pfnGetNativeHandle = recorded_MemGetNativeHandle;
    table->ddi.Mem.pfnBufferCreateWithNativeHandle = recorded_MemBufferCreateWithNativeHandle;
    table->ddi.Mem.pfnImageCreateWithNativeHandle = recorded_MemImageCreateWithNativeHandle;
    table->ddi.Mem.pfnGetInfo = recorded_MemGetInfo;
    table->ddi.Mem.pfnImageGetInfo = recorded_MemImageGetInfo;
    table->ddi.Platform.pfnGet = recorded_PlatformGet;
    table->ddi.Platform.pfnGetInfo = recorded_PlatformGetInfo;
    table->ddi.Platform.pfnGetApiVersion = recorded_PlatformGetApiVersion;
    table->ddi.Platform.pfnGetNativeHandle = recorded_PlatformGetNativeHandle;
    table->ddi.Platform.pfnCreateWithNativeHandle = recorded_PlatformCreateWithNativeHandle;
    table->ddi.Platform.pfnGetBackendOption = recorded_PlatformGetBackendOption;
    table->ddi.Program.pfnCreateWithIL = recorded_ProgramCreateWithIL;
    table->ddi.Program.pfnCreateWithBinary = recorded_ProgramCreateWithBinary;
    table->ddi.Program.pfnBuild = recorded_ProgramBuild;
    table->ddi.Program.pfnCompile = recorded_ProgramCompile;
    table->ddi.Program.pfnLink = recorded_ProgramLink;
    table->ddi.Program.pfnRetain = recorded_ProgramRetain;
    table->ddi.Program.pfnRelease = recorded_ProgramRelease;
    table->ddi.Program.pfnGetFunctionPointer = recorded_ProgramGetFunctionPointer;
    table->ddi.Program.pfnGetGlobalVariablePointer = recorded_ProgramGetGlobalVariablePointer;
    table->ddi.Program.pfnGetInfo = recorded_ProgramGetInfo;
    table->ddi.Program.pfnGetBuildInfo = recorded_ProgramGetBuildInfo;
    table->ddi.Program.pfnSetSpecializationConstants = recorded_ProgramSetSpecializationConstants;
    table->ddi.Program.pfnGetNativeHandle = recorded_ProgramGetNativeHandle;
    table->ddi.Program.pfnCreateWithNativeHandle = recorded_ProgramCreateWithNativeHandle;
    table->ddi.Queue.pfnGetInfo = recorded_QueueGetInfo;
    table->ddi.Queue.pfnCreate = recorded_QueueCreate;
    table->ddi.Queue.pfnRetain = recorded_QueueRetain;
    table->ddi.Queue.pfnRelease = recorded_QueueRelease;
    table->ddi.Queue.pfnGetNativeHandle = recorded_QueueGetNativeHandle;
    table->ddi.Queue.pfnCreateWithNativeHandle = recorded_QueueCreateWithNativeHandle;
    table->ddi.Queue.pfnFinish = recorded_QueueFinish;
    table->ddi.Queue.pfnFlush = recorded_QueueFlush;
    table->pfnKernelSetArgValue = recorded_KernelSetArgValue;
    table->pfnKernelSetArgLocal = recorded_KernelSetArgLocal;
    table->pfnKernelSetArgPointer = recorded_KernelSetArgPointer;
    table->pfnKernelSetArgSampler = recorded_KernelSetArgSampler;
    table->pfnKernelSetArgMemObj = recorded_KernelSetArgMemObj;
    table->pfnEnqueueKernelLaunch = recorded_EnqueueKernelLaunch;
    table->ddi.Sampler.pfnCreate = recorded_SamplerCreate;
    table->ddi.Sampler.pfnRetain = recorded_SamplerRetain;
    table->ddi.Sampler.pfnRelease = recorded_SamplerRelease;
    table->ddi.Sampler.pfnGetInfo = recorded_SamplerGetInfo;
    table->ddi.Sampler.pfnGetNativeHandle = recorded_SamplerGetNativeHandle;
    table->ddi.Sampler.pfnCreateWithNativeHandle = recorded_SamplerCreateWithNativeHandle;
    table->pfnEventCreateUserExp = recorded_EventCreateUserExp;
    table->pfnEventSetStatusExp = recorded_EventSetStatusExp;
    table->ddi.USM.pfnHostAlloc = recorded_USMHostAlloc;
    table->ddi.USM.pfnDeviceAlloc = recorded_USMDeviceAlloc;
    table->ddi.USM.pfnSharedAlloc = recorded_USMSharedAlloc;
    table->ddi.USM.pfnFree = recorded_USMFree;
    table->ddi.USM.pfnGetMemAllocInfo = recorded_USMGetMemAllocInfo;
    table->ddi.USM.pfnPoolCreate = recorded_USMPoolCreate;
    table->ddi.USM.pfnPoolRetain = recorded_USMPoolRetain;
    table->ddi.USM.pfnPoolRelease = recorded_USMPoolRelease;
    table->ddi.USM.pfnPoolGetInfo = recorded_USMPoolGetInfo;
    table->ddi.VirtualMem.pfnGranularityGetInfo = recorded_VirtualMemGranularityGetInfo;
    table->ddi.VirtualMem.pfnReserve = recorded_VirtualMemReserve;
    table->ddi.VirtualMem.pfnFree = recorded_VirtualMemFree;
    table->ddi.VirtualMem.pfnMap = recorded_VirtualMemMap;
    table->ddi.VirtualMem.pfnUnmap = recorded_VirtualMemUnmap;
    table->ddi.VirtualMem.pfnSetAccess = recorded_VirtualMemSetAccess;
    table->ddi.VirtualMem.pfnGetInfo = recorded_VirtualMemGetInfo;
    table->ddi.PhysicalMem.pfnCreate = recorded_PhysicalMemCreate;
    table->ddi.PhysicalMem.pfnRetain = recorded_PhysicalMemRetain;
    table->ddi.PhysicalMem.pfnRelease = recorded_PhysicalMemRelease;
    table->ddi.PhysicalMem.pfnGetInfo = recorded_PhysicalMemGetInfo;
}

unsigned ur_record_regions(unsigned function, void **params, struct ur_record_region *out) {
    unsigned regions = 0;
    switch (function) {
    case 20: { /* urEnqueueMemBufferRead */
        size_t size = *(size_t *)params[4];
        void *pDst = *(void* *)params[5];
        out[regions++] = (struct ur_record_region){
            .param = 5, .writes = true, .at_call = false, .base = (uintptr_t)pDst,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 21: { /* urEnqueueMemBufferWrite */
        size_t size = *(size_t *)params[4];
        const void *pSrc = *(const void* *)params[5];
        out[regions++] = (struct ur_record_region){
            .param = 5, .writes = false, .at_call = false, .base = (uintptr_t)pSrc,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 22: { /* urEnqueueMemBufferReadRect */
        ur_rect_offset_t hostOrigin = *(ur_rect_offset_t *)params[4];
        ur_rect_region_t region = *(ur_rect_region_t *)params[5];
        size_t hostRowPitch = *(size_t *)params[8];
        size_t hostSlicePitch = *(size_t *)params[9];
        void *pDst = *(void* *)params[10];
        out[regions++] = (struct ur_record_region){
            .param = 10, .writes = true, .at_call = false, .base = (uintptr_t)pDst,
            .width = region.width, .height = region.height, .depth = region.depth, .row = (hostRowPitch ? hostRowPitch : region.width), .slice = (hostSlicePitch ? hostSlicePitch : (hostRowPitch ? hostRowPitch : region.width) * region.height), .offset = hostOrigin.x + hostOrigin.y * (hostRowPitch ? hostRowPitch : region.width) + hostOrigin.z * (hostSlicePitch ? hostSlicePitch : (hostRowPitch ? hostRowPitch : region.width) * region.height)};
        break;
    }
    case 23: { /* urEnqueueMemBufferWriteRect */
        ur_rect_offset_t hostOrigin = *(ur_rect_offset_t *)params[4];
        ur_rect_region_t region = *(ur_rect_region_t *)params[5];
        size_t hostRowPitch = *(size_t *)params[8];
        size_t hostSlicePitch = *(size_t *)params[9];
        void *pSrc = *(void* *)params[10];
        out[regions++] = (struct ur_record_region){
            .param = 10, .writes = false, .at_call = false, .base = (uintptr_t)pSrc,
            .width = region.width, .height = region.height, .depth = region.depth, .row = (hostRowPitch ? hostRowPitch : region.width), .slice = (hostSlicePitch ? hostSlicePitch : (hostRowPitch ? hostRowPitch : region.width) * region.height), .offset = hostOrigin.x + hostOrigin.y * (hostRowPitch ? hostRowPitch : region.width) + hostOrigin.z * (hostSlicePitch ? hostSlicePitch : (hostRowPitch ? hostRowPitch : region.width) * region.height)};
        break;
    }
    case 26: { /* urEnqueueMemBufferFill */
        const void *pPattern = *(const void* *)params[2];
        size_t patternSize = *(size_t *)params[3];
        out[regions++] = (struct ur_record_region){
            .param = 2, .writes = false, .at_call = true, .base = (uintptr_t)pPattern,
            .width = patternSize, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 27: { /* urEnqueueMemImageRead */
        ur_mem_handle_t hImage = *(ur_mem_handle_t *)params[1];
        ur_rect_region_t region = *(ur_rect_region_t *)params[4];
        size_t rowPitch = *(size_t *)params[5];
        size_t slicePitch = *(size_t *)params[6];
        void *pDst = *(void* *)params[7];
        out[regions++] = (struct ur_record_region){
            .param = 7, .writes = true, .at_call = false, .base = (uintptr_t)pDst,
            .width = region.width * ur_record_pixel(hImage), .height = region.height, .depth = region.depth, .row = rowPitch, .slice = slicePitch, .offset = 0};
        break;
    }
    case 28: { /* urEnqueueMemImageWrite */
        ur_mem_handle_t hImage = *(ur_mem_handle_t *)params[1];
        ur_rect_region_t region = *(ur_rect_region_t *)params[4];
        size_t rowPitch = *(size_t *)params[5];
        size_t slicePitch = *(size_t *)params[6];
        void *pSrc = *(void* *)params[7];
        out[regions++] = (struct ur_record_region){
            .param = 7, .writes = false, .at_call = false, .base = (uintptr_t)pSrc,
            .width = region.width * ur_record_pixel(hImage), .height = region.height, .depth = region.depth, .row = rowPitch, .slice = slicePitch, .offset = 0};
        break;
    }
    case 32: { /* urEnqueueUSMFill */
        void *pMem = *(void* *)params[1];
        size_t patternSize = *(size_t *)params[2];
        const void *pPattern = *(const void* *)params[3];
        size_t size = *(size_t *)params[4];
        out[regions++] = (struct ur_record_region){
            .param = 1, .writes = true, .at_call = false, .base = (uintptr_t)pMem,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        out[regions++] = (struct ur_record_region){
            .param = 3, .writes = false, .at_call = true, .base = (uintptr_t)pPattern,
            .width = patternSize, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 33: { /* urEnqueueUSMMemcpy */
        void *pDst = *(void* *)params[2];
        const void *pSrc = *(const void* *)params[3];
        size_t size = *(size_t *)params[4];
        out[regions++] = (struct ur_record_region){
            .param = 2, .writes = true, .at_call = false, .base = (uintptr_t)pDst,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        out[regions++] = (struct ur_record_region){
            .param = 3, .writes = false, .at_call = false, .base = (uintptr_t)pSrc,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 151: { /* urEnqueueUSMFill2D */
        void *pMem = *(void* *)params[1];
        size_t pitch = *(size_t *)params[2];
        size_t patternSize = *(size_t *)params[3];
        const void *pPattern = *(const void* *)params[4];
        size_t width = *(size_t *)params[5];
        size_t height = *(size_t *)params[6];
        out[regions++] = (struct ur_record_region){
            .param = 1, .writes = true, .at_call = false, .base = (uintptr_t)pMem,
            .width = width, .height = height, .depth = 1, .row = pitch, .slice = 0, .offset = 0};
        out[regions++] = (struct ur_record_region){
            .param = 4, .writes = false, .at_call = true, .base = (uintptr_t)pPattern,
            .width = patternSize, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 152: { /* urEnqueueUSMMemcpy2D */
        void *pDst = *(void* *)params[2];
        size_t dstPitch = *(size_t *)params[3];
        const void *pSrc = *(const void* *)params[4];
        size_t srcPitch = *(size_t *)params[5];
        size_t width = *(size_t *)params[6];
        size_t height = *(size_t *)params[7];
        out[regions++] = (struct ur_record_region){
            .param = 2, .writes = true, .at_call = false, .base = (uintptr_t)pDst,
            .width = width, .height = height, .depth = 1, .row = dstPitch, .slice = 0, .offset = 0};
        out[regions++] = (struct ur_record_region){
            .param = 4, .writes = false, .at_call = false, .base = (uintptr_t)pSrc,
            .width = width, .height = height, .depth = 1, .row = srcPitch, .slice = 0, .offset = 0};
        break;
    }
    case 38: { /* urEnqueueDeviceGlobalVariableWrite */
        size_t count = *(size_t *)params[4];
        const void *pSrc = *(const void* *)params[6];
        out[regions++] = (struct ur_record_region){
            .param = 6, .writes = false, .at_call = false, .base = (uintptr_t)pSrc,
            .width = count, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 39: { /* urEnqueueDeviceGlobalVariableRead */
        size_t count = *(size_t *)params[4];
        void *pDst = *(void* *)params[6];
        out[regions++] = (struct ur_record_region){
            .param = 6, .writes = true, .at_call = false, .base = (uintptr_t)pDst,
            .width = count, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 69: { /* urEnqueueReadHostPipe */
        void *pDst = *(void* *)params[4];
        size_t size = *(size_t *)params[5];
        out[regions++] = (struct ur_record_region){
            .param = 4, .writes = true, .at_call = false, .base = (uintptr_t)pDst,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 117: { /* urEnqueueWriteHostPipe */
        void *pSrc = *(void* *)params[4];
        size_t size = *(size_t *)params[5];
        out[regions++] = (struct ur_record_region){
            .param = 4, .writes = false, .at_call = false, .base = (uintptr_t)pSrc,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 231: { /* urCommandBufferAppendUSMMemcpyExp */
        void *pDst = *(void* *)params[1];
        const void *pSrc = *(const void* *)params[2];
        size_t size = *(size_t *)params[3];
        out[regions++] = (struct ur_record_region){
            .param = 1, .writes = true, .at_call = false, .base = (uintptr_t)pDst,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        out[regions++] = (struct ur_record_region){
            .param = 2, .writes = false, .at_call = false, .base = (uintptr_t)pSrc,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 232: { /* urCommandBufferAppendUSMFillExp */
        void *pMemory = *(void* *)params[1];
        const void *pPattern = *(const void* *)params[2];
        size_t patternSize = *(size_t *)params[3];
        size_t size = *(size_t *)params[4];
        out[regions++] = (struct ur_record_region){
            .param = 1, .writes = true, .at_call = false, .base = (uintptr_t)pMemory,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        out[regions++] = (struct ur_record_region){
            .param = 2, .writes = false, .at_call = true, .base = (uintptr_t)pPattern,
            .width = patternSize, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 234: { /* urCommandBufferAppendMemBufferWriteExp */
        size_t size = *(size_t *)params[3];
        const void *pSrc = *(const void* *)params[4];
        out[regions++] = (struct ur_record_region){
            .param = 4, .writes = false, .at_call = false, .base = (uintptr_t)pSrc,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 235: { /* urCommandBufferAppendMemBufferReadExp */
        size_t size = *(size_t *)params[3];
        void *pDst = *(void* *)params[4];
        out[regions++] = (struct ur_record_region){
            .param = 4, .writes = true, .at_call = false, .base = (uintptr_t)pDst,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 237: { /* urCommandBufferAppendMemBufferWriteRectExp */
        ur_rect_offset_t hostOffset = *(ur_rect_offset_t *)params[3];
        ur_rect_region_t region = *(ur_rect_region_t *)params[4];
        size_t hostRowPitch = *(size_t *)params[7];
        size_t hostSlicePitch = *(size_t *)params[8];
        void *pSrc = *(void* *)params[9];
        out[regions++] = (struct ur_record_region){
            .param = 9, .writes = false, .at_call = false, .base = (uintptr_t)pSrc,
            .width = region.width, .height = region.height, .depth = region.depth, .row = (hostRowPitch ? hostRowPitch : region.width), .slice = (hostSlicePitch ? hostSlicePitch : (hostRowPitch ? hostRowPitch : region.width) * region.height), .offset = hostOffset.x + hostOffset.y * (hostRowPitch ? hostRowPitch : region.width) + hostOffset.z * (hostSlicePitch ? hostSlicePitch : (hostRowPitch ? hostRowPitch : region.width) * region.height)};
        break;
    }
    case 238: { /* urCommandBufferAppendMemBufferReadRectExp */
        ur_rect_offset_t hostOffset = *(ur_rect_offset_t *)params[3];
        ur_rect_region_t region = *(ur_rect_region_t *)params[4];
        size_t hostRowPitch = *(size_t *)params[7];
        size_t hostSlicePitch = *(size_t *)params[8];
        void *pDst = *(void* *)params[9];
        out[regions++] = (struct ur_record_region){
            .param = 9, .writes = true, .at_call = false, .base = (uintptr_t)pDst,
            .width = region.width, .height = region.height, .depth = region.depth, .row = (hostRowPitch ? hostRowPitch : region.width), .slice = (hostSlicePitch ? hostSlicePitch : (hostRowPitch ? hostRowPitch : region.width) * region.height), .offset = hostOffset.x + hostOffset.y * (hostRowPitch ? hostRowPitch : region.width) + hostOffset.z * (hostSlicePitch ? hostSlicePitch : (hostRowPitch ? hostRowPitch : region.width) * region.height)};
        break;
    }
    case 239: { /* urCommandBufferAppendMemBufferFillExp */
        const void *pPattern = *(const void* *)params[2];
        size_t patternSize = *(size_t *)params[3];
        out[regions++] = (struct ur_record_region){
            .param = 2, .writes = false, .at_call = true, .base = (uintptr_t)pPattern,
            .width = patternSize, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case 273: { /* urUSMContextMemcpyExp */
        void *pDst = *(void* *)params[1];
        const void *pSrc = *(const void* *)params[2];
        size_t size = *(size_t *)params[3];
        out[regions++] = (struct ur_record_region){
            .param = 1, .writes = true, .at_call = false, .base = (uintptr_t)pDst,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        out[regions++] = (struct ur_record_region){
            .param = 2, .writes = false, .at_call = false, .base = (uintptr_t)pSrc,
            .width = size, .height = 1, .depth = 1, .row = 0, .slice = 0, .offset = 0};
        break;
    }
    case UR_FUNCTION_BINDLESS_IMAGES_IMAGE_COPY_EXP:
        return ur_record_image_copy(params, out);
    default:
        break;
    }
    return regions;
}
