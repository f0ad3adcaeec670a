/* Generated from scripts/templates/check_calls.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Commands of queues with the memory that they access, and other calls that write memory: what is known of values that
 * nobody has set, and of the order of commands, follows from these. */
#include "../layer.h"

static ur_result_t UR_APICALL follow_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    ur_check_unseen();
    return ur_check_below.ddi.Context.pfnGetNativeHandle(hContext, phNativeContext);
}

static ur_result_t UR_APICALL follow_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueEventsWait", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_WAIT);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnEventsWait(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueEventsWaitWithBarrier", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_BARRIER);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnEventsWaitWithBarrier(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemBufferRead", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_buffer(&call, false, hBuffer, offset, size);
    ur_check_call_usm(&call, true, pDst, size);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemBufferRead(
        hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_check_call_end(&call, result, blockingRead, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemBufferWrite", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_usm(&call, false, pSrc, size);
    ur_check_call_buffer(&call, true, hBuffer, offset, size);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemBufferWrite(
        hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_check_call_end(&call, result, blockingWrite, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemBufferReadRect", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_buffer_rect(&call, false, hBuffer, bufferOrigin, region, bufferRowPitch, bufferSlicePitch);
    ur_check_call_rect(&call, true, pDst, hostOrigin, region, hostRowPitch, hostSlicePitch);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemBufferReadRect(
        hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_check_call_end(&call, result, blockingRead, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemBufferWriteRect", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_rect(&call, false, pSrc, hostOrigin, region, hostRowPitch, hostSlicePitch);
    ur_check_call_buffer_rect(&call, true, hBuffer, bufferOrigin, region, bufferRowPitch, bufferSlicePitch);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemBufferWriteRect(
        hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_check_call_end(&call, result, blockingWrite, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemBufferCopy", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_buffer(&call, false, hBufferSrc, srcOffset, size);
    ur_check_call_buffer(&call, true, hBufferDst, dstOffset, size);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemBufferCopy(
        hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemBufferCopyRect", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_buffer_rect(&call, false, hBufferSrc, srcOrigin, region, srcRowPitch, srcSlicePitch);
    ur_check_call_buffer_rect(&call, true, hBufferDst, dstOrigin, region, dstRowPitch, dstSlicePitch);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemBufferFill", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_buffer(&call, true, hBuffer, offset, size);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemBufferFill(
        hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemImageRead", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_drop(pDst);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemImageRead(
        hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
        numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, blockingRead, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemImageWrite", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemImageWrite(
        hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
        numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, blockingWrite, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemImageCopy", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemImageCopy(
        hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemBufferMap", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_buffer(&call, mapFlags != UR_MAP_FLAG_READ, hBuffer, offset, size);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemBufferMap(
        hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent, ppRetMap);
    ur_check_call_end(&call, result, blockingMap, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueMemUnmap", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnMemUnmap(
        hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueUSMFill", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_usm(&call, true, pMem, size);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnUSMFill(
        hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueUSMMemcpy", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_usm(&call, false, pSrc, size);
    ur_check_call_usm(&call, true, pDst, size);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnUSMMemcpy(
        hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, blocking, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueUSMPrefetch", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnUSMPrefetch(
        hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueUSMAdvise", hQueue, 0, NULL, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnUSMAdvise(
        hQueue, pMem, size, advice, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueUSMFill2D", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_rows(&call, true, pMem, pitch, width, height);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnUSMFill2D(
        hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueUSMMemcpy2D", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_rows(&call, false, pSrc, srcPitch, width, height);
    ur_check_call_rows(&call, true, pDst, dstPitch, width, height);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnUSMMemcpy2D(
        hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_check_call_end(&call, result, blocking, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueDeviceGlobalVariableWrite", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_usm(&call, false, pSrc, count);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnDeviceGlobalVariableWrite(
        hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_check_call_end(&call, result, blockingWrite, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueDeviceGlobalVariableRead", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_usm(&call, true, pDst, count);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnDeviceGlobalVariableRead(
        hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
        phEventWaitList, phEvent);
    ur_check_call_end(&call, result, blockingRead, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueReadHostPipe", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_usm(&call, true, pDst, size);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnReadHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_check_call_end(&call, result, blocking, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueWriteHostPipe", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_usm(&call, false, pSrc, size);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnWriteHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_check_call_end(&call, result, blocking, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueUSMDeviceAllocExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.EnqueueExp.pfnUSMDeviceAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        ur_check_call_alloc(&call, *ppMem, size);
    }
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueUSMSharedAllocExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.EnqueueExp.pfnUSMSharedAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        ur_check_call_alloc(&call, *ppMem, size);
    }
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueUSMHostAllocExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.EnqueueExp.pfnUSMHostAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        ur_check_call_alloc(&call, *ppMem, size);
    }
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueUSMFreeExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.EnqueueExp.pfnUSMFreeExp(
        hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        ur_check_call_free(&call, pMem);
    }
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urBindlessImagesImageCopyExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_drop(pDst);
    ur_result_t result = ur_check_below.ddi.BindlessImagesExp.pfnImageCopyExp(
        hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
        pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urBindlessImagesWaitExternalSemaphoreExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp(
        hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urBindlessImagesSignalExternalSemaphoreExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp(
        hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList,
        phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_check_drop(pDst);
    return ur_check_below.ddi.CommandBufferExp.pfnAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL follow_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_check_drop(pMemory);
    return ur_check_below.ddi.CommandBufferExp.pfnAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL follow_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_check_drop_buffer(hDstMem);
    return ur_check_below.ddi.CommandBufferExp.pfnAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL follow_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_check_drop_buffer(hBuffer);
    return ur_check_below.ddi.CommandBufferExp.pfnAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL follow_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_check_drop(pDst);
    return ur_check_below.ddi.CommandBufferExp.pfnAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL follow_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_check_drop_buffer(hDstMem);
    return ur_check_below.ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL follow_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_check_drop_buffer(hBuffer);
    return ur_check_below.ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL follow_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_check_drop(pDst);
    return ur_check_below.ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL follow_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_check_drop_buffer(hBuffer);
    return ur_check_below.ddi.CommandBufferExp.pfnAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL follow_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    ur_check_unseen();
    return ur_check_below.ddi.CommandBufferExp.pfnAppendNativeCommandExp(
        hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint);
}

static ur_result_t UR_APICALL follow_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueCommandBufferExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.EnqueueExp.pfnCommandBufferExp(
        hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueKernelLaunchWithArgsExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_args(&call, hKernel, &numArgs, &pArgs);
    ur_result_t result = ur_check_below.ddi.EnqueueExp.pfnKernelLaunchWithArgsExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs,
        pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueTimestampRecordingExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.EnqueueExp.pfnTimestampRecordingExp(
        hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, blocking, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueGraphExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.EnqueueExp.pfnGraphExp(
        hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueHostTaskExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_result_t result = ur_check_below.ddi.EnqueueExp.pfnHostTaskExp(
        hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet) {
    ur_check_drop(pMem);
    return ur_check_below.ddi.IPCExp.pfnGetMemHandleExp(
        hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

static ur_result_t UR_APICALL follow_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueEventsWaitWithBarrierExt", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_BARRIER);
    ur_result_t result = ur_check_below.ddi.Enqueue.pfnEventsWaitWithBarrierExt(
        hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueNativeCommandExp", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_unseen();
    ur_result_t result = ur_check_below.ddi.EnqueueExp.pfnNativeCommandExp(
        hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
        numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

static ur_result_t UR_APICALL follow_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    ur_check_call_usm(NULL, false, pSrc, size);
    ur_check_call_usm(NULL, true, pDst, size);
    return ur_check_below.ddi.USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
}

static ur_result_t UR_APICALL follow_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    ur_check_drop_buffer(hBuffer);
    return ur_check_below.ddi.Mem.pfnBufferPartition(
        hBuffer, flags, bufferCreateType, pRegion, phMem);
}

static ur_result_t UR_APICALL follow_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    ur_check_drop_buffer(hMem);
    return ur_check_below.ddi.Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
}

static ur_result_t UR_APICALL follow_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    ur_check_unseen();
    return ur_check_below.ddi.Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

static ur_result_t UR_APICALL follow_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_check_call call;
    ur_check_call_begin(&call, "urEnqueueKernelLaunch", hQueue, numEventsInWaitList, phEventWaitList, UR_CHECK_COMMAND);
    ur_check_call_kernel(&call, hKernel);
    ur_result_t result = ur_check_below.pfnEnqueueKernelLaunch(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    ur_check_call_end(&call, result, false, phEvent);
    return result;
}

void ur_check_calls_fill(ur_layer_dditable_t *table) {
    table->ddi.Context.pfnGetNativeHandle = follow_ContextGetNativeHandle;
    table->ddi.Enqueue.pfnEventsWait = follow_EnqueueEventsWait;
    table->ddi.Enqueue.pfnEventsWaitWithBarrier = follow_EnqueueEventsWaitWithBarrier;
    table->ddi.Enqueue.pfnMemBufferRead = follow_EnqueueMemBufferRead;
    table->ddi.Enqueue.pfnMemBufferWrite = follow_EnqueueMemBufferWrite;
    table->ddi.Enqueue.pfnMemBufferReadRect = follow_EnqueueMemBufferReadRect;
    table->ddi.Enqueue.pfnMemBufferWriteRect = follow_EnqueueMemBufferWriteRect;
    table->ddi.Enqueue.pfnMemBufferCopy = follow_EnqueueMemBufferCopy;
    table->ddi.Enqueue.pfnMemBufferCopyRect = follow_EnqueueMemBufferCopyRect;
    table->ddi.Enqueue.pfnMemBufferFill = follow_EnqueueMemBufferFill;
    table->ddi.Enqueue.pfnMemImageRead = follow_EnqueueMemImageRead;
    table->ddi.Enqueue.pfnMemImageWrite = follow_EnqueueMemImageWrite;
    table->ddi.Enqueue.pfnMemImageCopy = follow_EnqueueMemImageCopy;
    table->ddi.Enqueue.pfnMemBufferMap = follow_EnqueueMemBufferMap;
    table->ddi.Enqueue.pfnMemUnmap = follow_EnqueueMemUnmap;
    table->ddi.Enqueue.pfnUSMFill = follow_EnqueueUSMFill;
    table->ddi.Enqueue.pfnUSMMemcpy = follow_EnqueueUSMMemcpy;
    table->ddi.Enqueue.pfnUSMPrefetch = follow_EnqueueUSMPrefetch;
    table->ddi.Enqueue.pfnUSMAdvise = follow_EnqueueUSMAdvise;
    table->ddi.Enqueue.pfnUSMFill2D = follow_EnqueueUSMFill2D;
    table->ddi.Enqueue.pfnUSMMemcpy2D = follow_EnqueueUSMMemcpy2D;
    table->ddi.Enqueue.pfnDeviceGlobalVariableWrite = follow_EnqueueDeviceGlobalVariableWrite;
    table->ddi.Enqueue.pfnDeviceGlobalVariableRead = follow_EnqueueDeviceGlobalVariableRead;
    table->ddi.Enqueue.pfnReadHostPipe = follow_EnqueueReadHostPipe;
    table->ddi.Enqueue.pfnWriteHostPipe = follow_EnqueueWriteHostPipe;
    table->ddi.EnqueueExp.pfnUSMDeviceAllocExp = follow_EnqueueUSMDeviceAllocExp;
    table->ddi.EnqueueExp.pfnUSMSharedAllocExp = follow_EnqueueUSMSharedAllocExp;
    table->ddi.EnqueueExp.pfnUSMHostAllocExp = follow_EnqueueUSMHostAllocExp;
    table->ddi.EnqueueExp.pfnUSMFreeExp = follow_EnqueueUSMFreeExp;
    table->ddi.BindlessImagesExp.pfnImageCopyExp = follow_BindlessImagesImageCopyExp;
    table->ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp = follow_BindlessImagesWaitExternalSemaphoreExp;
    table->ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp = follow_BindlessImagesSignalExternalSemaphoreExp;
    table->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp = follow_CommandBufferAppendUSMMemcpyExp;
    table->ddi.CommandBufferExp.pfnAppendUSMFillExp = follow_CommandBufferAppendUSMFillExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp = follow_CommandBufferAppendMemBufferCopyExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp = follow_CommandBufferAppendMemBufferWriteExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferReadExp = follow_CommandBufferAppendMemBufferReadExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp = follow_CommandBufferAppendMemBufferCopyRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp = follow_CommandBufferAppendMemBufferWriteRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp = follow_CommandBufferAppendMemBufferReadRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferFillExp = follow_CommandBufferAppendMemBufferFillExp;
    table->ddi.CommandBufferExp.pfnAppendNativeCommandExp = follow_CommandBufferAppendNativeCommandExp;
    table->ddi.EnqueueExp.pfnCommandBufferExp = follow_EnqueueCommandBufferExp;
    table->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp = follow_EnqueueKernelLaunchWithArgsExp;
    table->ddi.EnqueueExp.pfnTimestampRecordingExp = follow_EnqueueTimestampRecordingExp;
    table->ddi.EnqueueExp.pfnGraphExp = follow_EnqueueGraphExp;
    table->ddi.EnqueueExp.pfnHostTaskExp = follow_EnqueueHostTaskExp;
    table->ddi.IPCExp.pfnGetMemHandleExp = follow_IPCGetMemHandleExp;
    table->ddi.Enqueue.pfnEventsWaitWithBarrierExt = follow_EnqueueEventsWaitWithBarrierExt;
    table->ddi.EnqueueExp.pfnNativeCommandExp = follow_EnqueueNativeCommandExp;
    table->ddi.USMExp.pfnContextMemcpyExp = follow_USMContextMemcpyExp;
    table->ddi.Mem.pfnBufferPartition = follow_MemBufferPartition;
    table->ddi.Mem.pfnGetNativeHandle = follow_MemGetNativeHandle;
    table->ddi.Queue.pfnGetNativeHandle = follow_QueueGetNativeHandle;
    table->pfnEnqueueKernelLaunch = follow_EnqueueKernelLaunch;
}
