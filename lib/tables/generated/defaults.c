/* Generated from scripts/templates/defaults.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* What an adapter does not define returns UNSUPPORTED_FEATURE and touches no output. Defining a function under
 * its own name in the adapter overrides the weak one here. */
#include "base/error.h"
#include "ur_ddi.h"

#define UR_DEFAULT __attribute__((weak, visibility("hidden")))

UR_DEFAULT ur_result_t UR_APICALL urAdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
    (void)NumEntries;
    (void)phAdapters;
    (void)pNumAdapters;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) {
    (void)hAdapter;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) {
    (void)hAdapter;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urAdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
    (void)hAdapter;
    (void)ppMessage;
    (void)pError;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urAdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hAdapter;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urAdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level) {
    (void)hAdapter;
    (void)pfnLoggerCallback;
    (void)pUserData;
    (void)level;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    (void)hAdapter;
    (void)level;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
    (void)DeviceCount;
    (void)phDevices;
    (void)pProperties;
    (void)phContext;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext) {
    (void)hContext;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext) {
    (void)hContext;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hContext;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    (void)hContext;
    (void)phNativeContext;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
    (void)hNativeContext;
    (void)hAdapter;
    (void)numDevices;
    (void)phDevices;
    (void)pProperties;
    (void)phContext;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    (void)hContext;
    (void)pfnDeleter;
    (void)pUserData;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urDeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    (void)hPlatform;
    (void)DeviceType;
    (void)NumEntries;
    (void)phDevices;
    (void)pNumDevices;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urDeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hDevice;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice) {
    (void)hDevice;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice) {
    (void)hDevice;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urDevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    (void)hDevice;
    (void)pProperties;
    (void)NumDevices;
    (void)phSubDevices;
    (void)pNumDevicesRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urDeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary) {
    (void)hDevice;
    (void)pBinaries;
    (void)NumBinaries;
    (void)pSelectedBinary;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urDeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
    (void)hDevice;
    (void)phNativeDevice;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    (void)hNativeDevice;
    (void)hAdapter;
    (void)pProperties;
    (void)phDevice;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) {
    (void)hDevice;
    (void)pDeviceTimestamp;
    (void)pHostTimestamp;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hBuffer;
    (void)blockingRead;
    (void)offset;
    (void)size;
    (void)pDst;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hBuffer;
    (void)blockingWrite;
    (void)offset;
    (void)size;
    (void)pSrc;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hBuffer;
    (void)blockingRead;
    (void)bufferOrigin;
    (void)hostOrigin;
    (void)region;
    (void)bufferRowPitch;
    (void)bufferSlicePitch;
    (void)hostRowPitch;
    (void)hostSlicePitch;
    (void)pDst;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hBuffer;
    (void)blockingWrite;
    (void)bufferOrigin;
    (void)hostOrigin;
    (void)region;
    (void)bufferRowPitch;
    (void)bufferSlicePitch;
    (void)hostRowPitch;
    (void)hostSlicePitch;
    (void)pSrc;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hBufferSrc;
    (void)hBufferDst;
    (void)srcOffset;
    (void)dstOffset;
    (void)size;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hBufferSrc;
    (void)hBufferDst;
    (void)srcOrigin;
    (void)dstOrigin;
    (void)region;
    (void)srcRowPitch;
    (void)srcSlicePitch;
    (void)dstRowPitch;
    (void)dstSlicePitch;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hBuffer;
    (void)pPattern;
    (void)patternSize;
    (void)offset;
    (void)size;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hImage;
    (void)blockingRead;
    (void)origin;
    (void)region;
    (void)rowPitch;
    (void)slicePitch;
    (void)pDst;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hImage;
    (void)blockingWrite;
    (void)origin;
    (void)region;
    (void)rowPitch;
    (void)slicePitch;
    (void)pSrc;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hImageSrc;
    (void)hImageDst;
    (void)srcOrigin;
    (void)dstOrigin;
    (void)region;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    (void)hQueue;
    (void)hBuffer;
    (void)blockingMap;
    (void)mapFlags;
    (void)offset;
    (void)size;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    (void)ppRetMap;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hMem;
    (void)pMappedPtr;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pMem;
    (void)patternSize;
    (void)pPattern;
    (void)size;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)blocking;
    (void)pDst;
    (void)pSrc;
    (void)size;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pMem;
    (void)size;
    (void)flags;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pMem;
    (void)size;
    (void)advice;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pMem;
    (void)pitch;
    (void)patternSize;
    (void)pPattern;
    (void)width;
    (void)height;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)blocking;
    (void)pDst;
    (void)dstPitch;
    (void)pSrc;
    (void)srcPitch;
    (void)width;
    (void)height;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hProgram;
    (void)name;
    (void)blockingWrite;
    (void)count;
    (void)offset;
    (void)pSrc;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hProgram;
    (void)name;
    (void)blockingRead;
    (void)count;
    (void)offset;
    (void)pDst;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hProgram;
    (void)pipe_symbol;
    (void)blocking;
    (void)pDst;
    (void)size;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hProgram;
    (void)pipe_symbol;
    (void)blocking;
    (void)pSrc;
    (void)size;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hEvent;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hEvent;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    (void)numEvents;
    (void)phEventWaitList;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) {
    (void)hEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) {
    (void)hEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    (void)hEvent;
    (void)phNativeEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    (void)hNativeEvent;
    (void)hContext;
    (void)pProperties;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData) {
    (void)hEvent;
    (void)execStatus;
    (void)pfnNotify;
    (void)pUserData;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pPool;
    (void)size;
    (void)pProperties;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)ppMem;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pPool;
    (void)size;
    (void)pProperties;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)ppMem;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pPool;
    (void)size;
    (void)pProperties;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)ppMem;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pPool;
    (void)pMem;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool) {
    (void)hContext;
    (void)hDevice;
    (void)pPoolDesc;
    (void)pPool;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    (void)hContext;
    (void)hDevice;
    (void)hPool;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    (void)hContext;
    (void)hDevice;
    (void)pPool;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    (void)hPool;
    (void)propName;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) {
    (void)hPool;
    (void)propName;
    (void)pPropValue;
    (void)propSize;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    (void)hContext;
    (void)hDevice;
    (void)hPool;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    (void)hContext;
    (void)hDevice;
    (void)pPool;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep) {
    (void)hContext;
    (void)hDevice;
    (void)hPool;
    (void)minBytesToKeep;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch) {
    (void)hContext;
    (void)hDevice;
    (void)pUSMDesc;
    (void)pool;
    (void)widthInBytes;
    (void)height;
    (void)elementSizeBytes;
    (void)ppMem;
    (void)pResultPitch;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    (void)hContext;
    (void)hDevice;
    (void)hImage;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    (void)hContext;
    (void)hDevice;
    (void)hImage;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) {
    (void)hContext;
    (void)hDevice;
    (void)pImageFormat;
    (void)pImageDesc;
    (void)phImageMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem) {
    (void)hContext;
    (void)hDevice;
    (void)hImageMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
    (void)hContext;
    (void)hDevice;
    (void)hImageMem;
    (void)pImageFormat;
    (void)pImageDesc;
    (void)phImage;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
    (void)hContext;
    (void)hDevice;
    (void)hImageMem;
    (void)pImageFormat;
    (void)pImageDesc;
    (void)pSamplerDesc;
    (void)phImage;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pSrc;
    (void)pDst;
    (void)pSrcImageDesc;
    (void)pDstImageDesc;
    (void)pSrcImageFormat;
    (void)pDstImageFormat;
    (void)pCopyRegion;
    (void)imageCopyFlags;
    (void)imageCopyInputTypes;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    (void)hContext;
    (void)hImageMem;
    (void)propName;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    (void)hContext;
    (void)hDevice;
    (void)pImageDesc;
    (void)pImageFormat;
    (void)imageMemHandleType;
    (void)pSupportedRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    (void)hContext;
    (void)hDevice;
    (void)pImageDesc;
    (void)pImageFormat;
    (void)imageMemHandleType;
    (void)pSupportedRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    (void)hContext;
    (void)hDevice;
    (void)pImageDesc;
    (void)pImageFormat;
    (void)imageMemHandleType;
    (void)pSupportedRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    (void)hContext;
    (void)hDevice;
    (void)hImageMem;
    (void)mipmapLevel;
    (void)phImageMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) {
    (void)hContext;
    (void)hDevice;
    (void)hMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem) {
    (void)hContext;
    (void)hDevice;
    (void)size;
    (void)memHandleType;
    (void)pExternalMemDesc;
    (void)phExternalMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    (void)hContext;
    (void)hDevice;
    (void)pImageFormat;
    (void)pImageDesc;
    (void)hExternalMem;
    (void)phImageMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
    (void)hContext;
    (void)hDevice;
    (void)offset;
    (void)size;
    (void)hExternalMem;
    (void)ppRetMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem) {
    (void)hContext;
    (void)hDevice;
    (void)hExternalMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    (void)hContext;
    (void)hDevice;
    (void)pMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
    (void)hDevice;
    (void)memHandleType;
    (void)pSupportedRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    (void)hContext;
    (void)hDevice;
    (void)semHandleType;
    (void)pExternalSemaphoreDesc;
    (void)phExternalSemaphore;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    (void)hContext;
    (void)hDevice;
    (void)hExternalSemaphore;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hSemaphore;
    (void)hasWaitValue;
    (void)waitValue;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hSemaphore;
    (void)hasSignalValue;
    (void)signalValue;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    (void)hContext;
    (void)hDevice;
    (void)pCommandBufferDesc;
    (void)phCommandBuffer;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    (void)hCommandBuffer;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    (void)hCommandBuffer;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    (void)hCommandBuffer;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)hKernel;
    (void)workDim;
    (void)pGlobalWorkOffset;
    (void)pGlobalWorkSize;
    (void)pLocalWorkSize;
    (void)numKernelAlternatives;
    (void)phKernelAlternatives;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)hKernel;
    (void)workDim;
    (void)pGlobalWorkOffset;
    (void)pGlobalWorkSize;
    (void)pLocalWorkSize;
    (void)numArgs;
    (void)pArgs;
    (void)numKernelAlternatives;
    (void)phKernelAlternatives;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)pDst;
    (void)pSrc;
    (void)size;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)pMemory;
    (void)pPattern;
    (void)patternSize;
    (void)size;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)hSrcMem;
    (void)hDstMem;
    (void)srcOffset;
    (void)dstOffset;
    (void)size;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)hBuffer;
    (void)offset;
    (void)size;
    (void)pSrc;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)hBuffer;
    (void)offset;
    (void)size;
    (void)pDst;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)hSrcMem;
    (void)hDstMem;
    (void)srcOrigin;
    (void)dstOrigin;
    (void)region;
    (void)srcRowPitch;
    (void)srcSlicePitch;
    (void)dstRowPitch;
    (void)dstSlicePitch;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)hBuffer;
    (void)bufferOffset;
    (void)hostOffset;
    (void)region;
    (void)bufferRowPitch;
    (void)bufferSlicePitch;
    (void)hostRowPitch;
    (void)hostSlicePitch;
    (void)pSrc;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)hBuffer;
    (void)bufferOffset;
    (void)hostOffset;
    (void)region;
    (void)bufferRowPitch;
    (void)bufferSlicePitch;
    (void)hostRowPitch;
    (void)hostSlicePitch;
    (void)pDst;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)hBuffer;
    (void)pPattern;
    (void)patternSize;
    (void)offset;
    (void)size;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)pMemory;
    (void)size;
    (void)flags;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    (void)hCommandBuffer;
    (void)pMemory;
    (void)size;
    (void)advice;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)pSyncPoint;
    (void)phEvent;
    (void)phCommand;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    (void)hCommandBuffer;
    (void)pfnNativeCommand;
    (void)pData;
    (void)hChildCommandBuffer;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)pSyncPoint;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hCommandBuffer;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
    (void)hCommandBuffer;
    (void)numKernelUpdates;
    (void)pUpdateKernelLaunch;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
    (void)hCommand;
    (void)phSignalEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    (void)hCommand;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    (void)hCommandBuffer;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
    (void)hCommandBuffer;
    (void)phNativeCommandBuffer;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urDeviceWaitExp(ur_device_handle_t hDevice) {
    (void)hDevice;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms) {
    (void)hContext;
    (void)count;
    (void)phPrograms;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hKernel;
    (void)workDim;
    (void)pGlobalWorkOffset;
    (void)pGlobalWorkSize;
    (void)pLocalWorkSize;
    (void)numArgs;
    (void)pArgs;
    (void)launchPropList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)blocking;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urGraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
    (void)hContext;
    (void)phGraph;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
    (void)hQueue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
    (void)hQueue;
    (void)hGraph;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    (void)hQueue;
    (void)phGraph;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urGraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph) {
    (void)hGraph;
    (void)phExecGraph;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hGraph;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urGraphDestroyExp(ur_exp_graph_handle_t hGraph) {
    (void)hGraph;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) {
    (void)hExecutableGraph;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) {
    (void)hQueue;
    (void)pResult;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    (void)hQueue;
    (void)phGraph;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
    (void)hGraph;
    (void)pResult;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
    (void)hGraph;
    (void)pGraphId;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
    (void)hGraph;
    (void)pfnCallback;
    (void)pUserData;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) {
    (void)hGraph;
    (void)filePath;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urGraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
    (void)hGraph;
    (void)phNativeGraph;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
    (void)hExecutableGraph;
    (void)phNativeExecutableGraph;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pfnHostTask;
    (void)data;
    (void)pProperties;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urIPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet) {
    (void)hContext;
    (void)pMem;
    (void)ppIPCMemHandleData;
    (void)pIPCMemHandleDataSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
    (void)hContext;
    (void)pIPCMemHandleData;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urIPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem) {
    (void)hContext;
    (void)hDevice;
    (void)pIPCMemHandleData;
    (void)ipcMemHandleDataSize;
    (void)ppMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem) {
    (void)hContext;
    (void)pMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet) {
    (void)hContext;
    (void)hPhysMem;
    (void)ppIPCPhysMemHandleData;
    (void)pIPCPhysMemHandleDataSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
    (void)hContext;
    (void)pIPCPhysMemHandleData;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem) {
    (void)hContext;
    (void)hDevice;
    (void)pIPCPhysMemHandleData;
    (void)ipcPhysMemHandleDataSize;
    (void)phPhysMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
    (void)hContext;
    (void)hPhysMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urIPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) {
    (void)hEvent;
    (void)ppIPCEventHandleData;
    (void)pIPCEventHandleDataSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urIPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData) {
    (void)hContext;
    (void)pIPCEventHandleData;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urIPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent) {
    (void)hContext;
    (void)pIPCEventHandleData;
    (void)ipcEventHandleDataSize;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pProperties;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem) {
    (void)hContext;
    (void)hDevice;
    (void)alignment;
    (void)size;
    (void)handleTypeToExport;
    (void)ppMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    (void)hContext;
    (void)hDevice;
    (void)pMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet) {
    (void)hContext;
    (void)hDevice;
    (void)handleTypeToExport;
    (void)pMem;
    (void)pMemHandleRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    (void)hProgram;
    (void)numDevices;
    (void)phDevices;
    (void)flags;
    (void)pOptions;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    (void)hProgram;
    (void)numDevices;
    (void)phDevices;
    (void)flags;
    (void)pOptions;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    (void)hContext;
    (void)numDevices;
    (void)phDevices;
    (void)flags;
    (void)count;
    (void)phPrograms;
    (void)pOptions;
    (void)phProgram;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)pfnNativeEnqueue;
    (void)data;
    (void)numMemsInMemList;
    (void)phMemList;
    (void)pProperties;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent) {
    (void)hContext;
    (void)hDevice;
    (void)pEventDesc;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    (void)hContext;
    (void)pDst;
    (void)pSrc;
    (void)size;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    (void)hContext;
    (void)pHostMem;
    (void)size;
    (void)pProperties;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
    (void)hContext;
    (void)pHostMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    (void)hContext;
    (void)pMem;
    (void)size;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    (void)hContext;
    (void)pMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    (void)commandDevice;
    (void)peerDevice;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    (void)commandDevice;
    (void)peerDevice;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    (void)commandDevice;
    (void)peerDevice;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused) {
    (void)hCommandBuffer;
    (void)firstCommand;
    (void)numCommands;
    (void)pDesc;
    (void)pNumFused;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urCommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    (void)hCommandBuffer;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    (void)hQueue;
    (void)pDesc;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueEndFusionExp(ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueCancelFusionExp(ur_queue_handle_t hQueue) {
    (void)hQueue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hQueue;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel) {
    (void)hProgram;
    (void)pKernelName;
    (void)phKernel;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hKernel;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    (void)hKernel;
    (void)hDevice;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    (void)hKernel;
    (void)hDevice;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelRetain(ur_kernel_handle_t hKernel) {
    (void)hKernel;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelRelease(ur_kernel_handle_t hKernel) {
    (void)hKernel;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) {
    (void)hKernel;
    (void)propName;
    (void)propSize;
    (void)pProperties;
    (void)pPropValue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    (void)hKernel;
    (void)count;
    (void)pSpecConstants;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
    (void)hKernel;
    (void)phNativeKernel;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    (void)hNativeKernel;
    (void)hContext;
    (void)hProgram;
    (void)pProperties;
    (void)phKernel;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize) {
    (void)hKernel;
    (void)hQueue;
    (void)numWorkDim;
    (void)pGlobalWorkOffset;
    (void)pGlobalWorkSize;
    (void)pSuggestedLocalWorkSize;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    (void)hKernel;
    (void)hQueue;
    (void)numWorkDim;
    (void)pGlobalWorkOffset;
    (void)pGlobalWorkSize;
    (void)numArgs;
    (void)pArgs;
    (void)pSuggestedLocalWorkSize;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    (void)hKernel;
    (void)hDevice;
    (void)workDim;
    (void)pLocalWorkSize;
    (void)dynamicSharedMemorySize;
    (void)pGroupCountRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) {
    (void)hContext;
    (void)flags;
    (void)pImageFormat;
    (void)pImageDesc;
    (void)pHost;
    (void)phMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
    (void)hContext;
    (void)flags;
    (void)size;
    (void)pProperties;
    (void)phBuffer;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem) {
    (void)hMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem) {
    (void)hMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    (void)hBuffer;
    (void)flags;
    (void)bufferCreateType;
    (void)pRegion;
    (void)phMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    (void)hMem;
    (void)hDevice;
    (void)phNativeMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    (void)hNativeMem;
    (void)hContext;
    (void)pProperties;
    (void)phMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    (void)hNativeMem;
    (void)hContext;
    (void)pImageFormat;
    (void)pImageDesc;
    (void)pProperties;
    (void)phMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hMemory;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urMemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hMemory;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urPlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms) {
    (void)hAdapter;
    (void)NumEntries;
    (void)phPlatforms;
    (void)pNumPlatforms;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urPlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hPlatform;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urPlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    (void)hPlatform;
    (void)pVersion;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urPlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    (void)hPlatform;
    (void)phNativePlatform;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    (void)hNativePlatform;
    (void)hAdapter;
    (void)pProperties;
    (void)phPlatform;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urPlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption) {
    (void)hPlatform;
    (void)pFrontendOption;
    (void)ppPlatformOption;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    (void)hContext;
    (void)pIL;
    (void)length;
    (void)pProperties;
    (void)phProgram;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
    (void)hContext;
    (void)numDevices;
    (void)phDevices;
    (void)pLengths;
    (void)ppBinaries;
    (void)pProperties;
    (void)phProgram;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    (void)hContext;
    (void)hProgram;
    (void)pOptions;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    (void)hContext;
    (void)hProgram;
    (void)pOptions;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    (void)hContext;
    (void)count;
    (void)phPrograms;
    (void)pOptions;
    (void)phProgram;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramRetain(ur_program_handle_t hProgram) {
    (void)hProgram;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram) {
    (void)hProgram;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer) {
    (void)hDevice;
    (void)hProgram;
    (void)pFunctionName;
    (void)ppFunctionPointer;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet) {
    (void)hDevice;
    (void)hProgram;
    (void)pGlobalVariableName;
    (void)pGlobalVariableSizeRet;
    (void)ppGlobalVariablePointerRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hProgram;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    (void)hProgram;
    (void)hDevice;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    (void)hProgram;
    (void)count;
    (void)pSpecConstants;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
    (void)hProgram;
    (void)phNativeProgram;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    (void)hNativeProgram;
    (void)hContext;
    (void)pProperties;
    (void)phProgram;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hQueue;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    (void)hContext;
    (void)hDevice;
    (void)pProperties;
    (void)phQueue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue) {
    (void)hQueue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) {
    (void)hQueue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    (void)hQueue;
    (void)pDesc;
    (void)phNativeQueue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    (void)hNativeQueue;
    (void)hContext;
    (void)hDevice;
    (void)pProperties;
    (void)phQueue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) {
    (void)hQueue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) {
    (void)hQueue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue) {
    (void)hKernel;
    (void)argIndex;
    (void)argSize;
    (void)pProperties;
    (void)pArgValue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties) {
    (void)hKernel;
    (void)argIndex;
    (void)argSize;
    (void)pProperties;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue) {
    (void)hKernel;
    (void)argIndex;
    (void)pProperties;
    (void)pArgValue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue) {
    (void)hKernel;
    (void)argIndex;
    (void)pProperties;
    (void)hArgValue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urKernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue) {
    (void)hKernel;
    (void)argIndex;
    (void)pProperties;
    (void)hArgValue;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue;
    (void)hKernel;
    (void)workDim;
    (void)pGlobalWorkOffset;
    (void)pGlobalWorkSize;
    (void)pLocalWorkSize;
    (void)launchPropList;
    (void)numEventsInWaitList;
    (void)phEventWaitList;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urSamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler) {
    (void)hContext;
    (void)pDesc;
    (void)phSampler;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urSamplerRetain(ur_sampler_handle_t hSampler) {
    (void)hSampler;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urSamplerRelease(ur_sampler_handle_t hSampler) {
    (void)hSampler;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urSamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hSampler;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urSamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
    (void)hSampler;
    (void)phNativeSampler;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) {
    (void)hNativeSampler;
    (void)hContext;
    (void)pProperties;
    (void)phSampler;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEventCreateUserExp(
    ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    (void)hContext;
    (void)phEvent;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urEventSetStatusExp(ur_event_handle_t hEvent, ur_event_status_t status) {
    (void)hEvent;
    (void)status;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem) {
    (void)hContext;
    (void)pUSMDesc;
    (void)pool;
    (void)size;
    (void)ppMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    (void)hContext;
    (void)hDevice;
    (void)pUSMDesc;
    (void)pool;
    (void)size;
    (void)ppMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    (void)hContext;
    (void)hDevice;
    (void)pUSMDesc;
    (void)pool;
    (void)size;
    (void)ppMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) {
    (void)hContext;
    (void)pMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    (void)hContext;
    (void)pMem;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) {
    (void)hContext;
    (void)pPoolDesc;
    (void)ppPool;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
    (void)pPool;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
    (void)pPool;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urUSMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hPool;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    (void)hContext;
    (void)hDevice;
    (void)allocationSize;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urVirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart) {
    (void)hContext;
    (void)pStart;
    (void)size;
    (void)ppStart;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urVirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    (void)hContext;
    (void)pStart;
    (void)size;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urVirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags) {
    (void)hContext;
    (void)pStart;
    (void)size;
    (void)hPhysicalMem;
    (void)offset;
    (void)flags;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urVirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    (void)hContext;
    (void)pStart;
    (void)size;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urVirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    (void)hContext;
    (void)pStart;
    (void)size;
    (void)flags;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urVirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    (void)hContext;
    (void)pStart;
    (void)size;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urPhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
    (void)hContext;
    (void)hDevice;
    (void)size;
    (void)pProperties;
    (void)phPhysicalMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    (void)hPhysicalMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    (void)hPhysicalMem;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_DEFAULT ur_result_t UR_APICALL urPhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    (void)hPhysicalMem;
    (void)propName;
    (void)propSize;
    (void)pPropValue;
    (void)pPropSizeRet;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}
