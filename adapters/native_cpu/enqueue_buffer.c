/* Commands on buffers. */
#include "base/rect.h"
#include "ncpu.h"

/* For copies between buffers, which may be of any context. */
static ur_result_t enqueue_buffer_check_buffer(ur_queue_handle_t queue, ur_mem_handle_t mem) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_MEM(mem);
    if (mem->picture) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "an image where a buffer is wanted");
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_mem(ur_queue_handle_t queue, ur_mem_handle_t mem) {
    ur_result_t result = enqueue_buffer_check_buffer(queue, mem);
    if (result == UR_RESULT_SUCCESS && mem->context != queue->context) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the buffer is of another context");
    }
    return result;
}

static ur_result_t enqueue_buffer_check_range(ur_mem_handle_t mem, size_t offset, size_t size) {
    if (size == 0 || offset > mem->size || size > mem->size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes from %zu are none of the buffer's %zu", size, offset, mem->size);
    }
    return UR_RESULT_SUCCESS;
}

/* One copy of bytes between a buffer and something else, which may be a buffer too. */
static ur_result_t enqueue_buffer_copy(ur_queue_handle_t queue, ur_command_t type, const char *name,
                                       bool blocking, ur_mem_handle_t dst_mem,
                                       ur_mem_handle_t src_mem, void *dst, const void *src,
                                       size_t size, uint32_t count, const ur_event_handle_t *waits,
                                       ur_event_handle_t *event) {
    struct ncpu_submit submit;
    ur_result_t result = ncpu_begin(&submit, queue, type, name, count, waits, event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ncpu_block(&submit, blocking);
    if ((dst_mem && !ncpu_hold(&submit, dst_mem)) || (src_mem && !ncpu_hold(&submit, src_mem))) {
        return ncpu_end(&submit, ENG_ERR_MEMORY);
    }
    return ncpu_end(&submit, eng_copy(&submit.engine, dst, src, size));
}

ur_result_t urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                   bool blockingRead, size_t offset, size_t size, void *pDst,
                                   uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    ur_result_t result = check_mem(hQueue, hBuffer);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pDst);
    result = enqueue_buffer_check_range(hBuffer, offset, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return enqueue_buffer_copy(hQueue, UR_COMMAND_MEM_BUFFER_READ, "buffer read", blockingRead,
                               NULL, hBuffer, pDst, hBuffer->data + offset, size,
                               numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                    bool blockingWrite, size_t offset, size_t size,
                                    const void *pSrc, uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList,
                                    ur_event_handle_t *phEvent) {
    ur_result_t result = check_mem(hQueue, hBuffer);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pSrc);
    result = enqueue_buffer_check_range(hBuffer, offset, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return enqueue_buffer_copy(hQueue, UR_COMMAND_MEM_BUFFER_WRITE, "buffer write", blockingWrite,
                               hBuffer, NULL, hBuffer->data + offset, pSrc, size,
                               numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                   ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                                   size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    ur_result_t result = enqueue_buffer_check_buffer(hQueue, hBufferSrc);
    if (result == UR_RESULT_SUCCESS) {
        result = enqueue_buffer_check_buffer(hQueue, hBufferDst);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = enqueue_buffer_check_range(hBufferSrc, srcOffset, size);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = enqueue_buffer_check_range(hBufferDst, dstOffset, size);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_wait_list_check(numEventsInWaitList, phEventWaitList);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const unsigned char *src = hBufferSrc->data + srcOffset;
    unsigned char *dst = hBufferDst->data + dstOffset;
    if (src < dst + size && dst < src + size) {
        return ur_fail(UR_RESULT_ERROR_OVERLAPPING_REGIONS, 0, "source and destination overlap");
    }
    return enqueue_buffer_copy(hQueue, UR_COMMAND_MEM_BUFFER_COPY, "buffer copy", false, hBufferDst,
                               hBufferSrc, dst, src, size, numEventsInWaitList, phEventWaitList,
                               phEvent);
}

ur_result_t urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                   const void *pPattern, size_t patternSize, size_t offset,
                                   size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    ur_result_t result = check_mem(hQueue, hBuffer);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pPattern);
    if (patternSize == 0 || size == 0 || patternSize > size ||
        (patternSize & (patternSize - 1)) != 0 || size % patternSize != 0 ||
        offset % patternSize != 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    result = enqueue_buffer_check_range(hBuffer, offset, size);
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_begin(&submit, hQueue, UR_COMMAND_MEM_BUFFER_FILL, "buffer fill",
                            numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!ncpu_hold(&submit, hBuffer)) {
        return ncpu_end(&submit, ENG_ERR_MEMORY);
    }
    return ncpu_end(&submit,
                    eng_fill(&submit.engine, hBuffer->data + offset, pPattern, patternSize, size));
}

/* ---- boxes ----------------------------------------------------------------------------------- */

/* One side of a copy of boxes: a buffer, or memory of the host (mem NULL). */
struct side {
    ur_mem_handle_t mem;
    unsigned char *data;
    ur_rect_offset_t origin;
    size_t row_pitch, slice_pitch; /* as given */
    struct ur_rect rect;
};

static ur_result_t check_side(ur_queue_handle_t queue, struct side *side, ur_rect_region_t region,
                              bool between) {
    ur_result_t result = !side->mem ? UR_RESULT_SUCCESS
                         : between  ? enqueue_buffer_check_buffer(queue, side->mem)
                                    : check_mem(queue, side->mem);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    side->data = side->mem ? side->mem->data : side->data;
    return ur_rect_place(side->origin, region, side->row_pitch, side->slice_pitch,
                         side->mem ? side->mem->size : UR_RECT_HOST(side->data), &side->rect);
}

static ur_result_t copy_box(ur_queue_handle_t queue, ur_command_t type, const char *name,
                            bool blocking, struct side *dst, struct side *src,
                            ur_rect_region_t region, uint32_t count, const ur_event_handle_t *waits,
                            ur_event_handle_t *event) {
    struct ncpu_submit submit;
    UR_CHECK_QUEUE(queue);
    bool between = dst->mem && src->mem;
    ur_result_t result = check_side(queue, dst, region, between);
    if (result == UR_RESULT_SUCCESS) {
        result = check_side(queue, src, region, between);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_begin(&submit, queue, type, name, count, waits, event);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ncpu_block(&submit, blocking);
    if ((dst->mem && !ncpu_hold(&submit, dst->mem)) ||
        (src->mem && !ncpu_hold(&submit, src->mem))) {
        return ncpu_end(&submit, ENG_ERR_MEMORY);
    }
    const struct eng_rect rect = {.dst = dst->data + dst->rect.start,
                                  .src = src->data + src->rect.start,
                                  .width = region.width,
                                  .rows = region.height,
                                  .slices = region.depth,
                                  .dst_row_pitch = dst->rect.row,
                                  .dst_slice_pitch = dst->rect.slice,
                                  .src_row_pitch = src->rect.row,
                                  .src_slice_pitch = src->rect.slice};
    return ncpu_end(&submit, eng_copy_rect(&submit.engine, &rect));
}

ur_result_t urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                       bool blockingRead, ur_rect_offset_t bufferOrigin,
                                       ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                       size_t bufferRowPitch, size_t bufferSlicePitch,
                                       size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                       uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent) {
    UR_CHECK_MEM(hBuffer);
    UR_CHECK_POINTER(pDst);
    struct side src = {hBuffer, NULL, bufferOrigin, bufferRowPitch, bufferSlicePitch, {0}};
    struct side dst = {NULL, pDst, hostOrigin, hostRowPitch, hostSlicePitch, {0}};
    return copy_box(hQueue, UR_COMMAND_MEM_BUFFER_READ_RECT, "buffer read rect", blockingRead, &dst,
                    &src, region, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                        bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                        ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                        size_t bufferRowPitch, size_t bufferSlicePitch,
                                        size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                        uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
    UR_CHECK_MEM(hBuffer);
    UR_CHECK_POINTER(pSrc);
    struct side dst = {hBuffer, NULL, bufferOrigin, bufferRowPitch, bufferSlicePitch, {0}};
    struct side src = {NULL, pSrc, hostOrigin, hostRowPitch, hostSlicePitch, {0}};
    return copy_box(hQueue, UR_COMMAND_MEM_BUFFER_WRITE_RECT, "buffer write rect", blockingWrite,
                    &dst, &src, region, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                       ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                       ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                       size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
                                       size_t dstSlicePitch, uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent) {
    UR_CHECK_MEM(hBufferSrc);
    UR_CHECK_MEM(hBufferDst);
    struct side dst = {hBufferDst, NULL, dstOrigin, dstRowPitch, dstSlicePitch, {0}};
    struct side src = {hBufferSrc, NULL, srcOrigin, srcRowPitch, srcSlicePitch, {0}};
    return copy_box(hQueue, UR_COMMAND_MEM_BUFFER_COPY_RECT, "buffer copy rect", false, &dst, &src,
                    region, numEventsInWaitList, phEventWaitList, phEvent);
}

/* ---- maps ------------------------------------------------------------------------------------ */

ur_result_t urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                  bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                  size_t size, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent, void **ppRetMap) {
    struct ncpu_submit submit;
    ur_result_t result = check_mem(hQueue, hBuffer);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_FLAGS(mapFlags, UR_MAP_FLAGS_MASK);
    UR_CHECK_POINTER(ppRetMap);
    result = enqueue_buffer_check_range(hBuffer, offset, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    void *ptr = hBuffer->data + offset;
    if (!ncpu_mem_map(hBuffer, ptr)) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = ncpu_begin(&submit, hQueue, UR_COMMAND_MEM_BUFFER_MAP, "buffer map",
                        numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        ncpu_block(&submit, blockingMap);
        result = ncpu_end(&submit, ncpu_hold(&submit, hBuffer) ? eng_marker(&submit.engine)
                                                               : ENG_ERR_MEMORY);
    }
    if (result != UR_RESULT_SUCCESS) {
        ncpu_mem_unmap(hBuffer, ptr);
        return result;
    }
    *ppRetMap = ptr;
    return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                              uint32_t numEventsInWaitList,
                              const ur_event_handle_t *phEventWaitList,
                              ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    ur_result_t result = check_mem(hQueue, hMem);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pMappedPtr);
    result = ur_wait_list_check(numEventsInWaitList, phEventWaitList);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!ncpu_mem_unmap(hMem, pMappedPtr)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no mapping of the buffer",
                       pMappedPtr);
    }
    result = ncpu_begin(&submit, hQueue, UR_COMMAND_MEM_UNMAP, "unmap", numEventsInWaitList,
                        phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_end(&submit,
                          ncpu_hold(&submit, hMem) ? eng_marker(&submit.engine) : ENG_ERR_MEMORY);
    }
    if (result != UR_RESULT_SUCCESS) {
        ncpu_mem_map(hMem, pMappedPtr); /* still mapped */
    }
    return result;
}
