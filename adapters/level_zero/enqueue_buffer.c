/* Commands on buffers. */
#include <stdlib.h>
#include <string.h>

#include "enqueue.h"
#include "rect.h"
#include "ze.h"

static ur_result_t check_mem(ur_queue_handle_t queue, ur_mem_handle_t mem) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_MEM(mem);
    if (mem->is_image) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "an image where a buffer is meant");
    }
    if (mem->context != queue->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the buffer is of another context than the queue");
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_range(ur_mem_handle_t mem, size_t offset, size_t size) {
    if (size == 0 || offset > mem->size || size > mem->size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes from %zu are none of the buffer's %zu", size, offset, mem->size);
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t copy(ur_queue_handle_t queue, ur_command_t command, bool blocking, void *to,
                        const void *from, size_t size, uint32_t count,
                        const ur_event_handle_t *waits, ur_event_handle_t *event) {
    struct ze_command c;
    ur_result_t result = ze_begin_on(&c, queue, command, count, waits, event || blocking, true);
    if (result) {
        return result;
    }
    result = ZE_CHECK(zeCommandListAppendMemoryCopy, c.list, to, from, size, c.signal, c.count,
                      c.native);
    return ze_end(&c, result, blocking, event);
}

UR_APIEXPORT ur_result_t UR_APICALL
urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                       size_t offset, size_t size, void *pDst, uint32_t numEventsInWaitList,
                       const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = check_mem(hQueue, hBuffer);
    if (result) {
        return result;
    }
    UR_CHECK_POINTER(pDst);
    result = check_range(hBuffer, offset, size);
    return result ? result
                  : copy(hQueue, UR_COMMAND_MEM_BUFFER_READ, blockingRead, pDst,
                         hBuffer->pointer + offset, size, numEventsInWaitList, phEventWaitList,
                         phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL
urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
                        size_t offset, size_t size, const void *pSrc, uint32_t numEventsInWaitList,
                        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = check_mem(hQueue, hBuffer);
    if (result) {
        return result;
    }
    UR_CHECK_POINTER(pSrc);
    result = check_range(hBuffer, offset, size);
    return result
               ? result
               : copy(hQueue, UR_COMMAND_MEM_BUFFER_WRITE, blockingWrite, hBuffer->pointer + offset,
                      pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result;
    if ((result = check_mem(hQueue, hBufferSrc)) || (result = check_mem(hQueue, hBufferDst)) ||
        (result = check_range(hBufferSrc, srcOffset, size)) ||
        (result = check_range(hBufferDst, dstOffset, size))) {
        return result;
    }
    const char *from = hBufferSrc->pointer + srcOffset, *to = hBufferDst->pointer + dstOffset;
    if ((from <= to && to < from + size) || (to <= from && from < to + size)) {
        return ur_fail(UR_RESULT_ERROR_OVERLAPPING_REGIONS, 0, "source and destination overlap");
    }
    return copy(hQueue, UR_COMMAND_MEM_BUFFER_COPY, false, (char *)to, from, size,
                numEventsInWaitList, phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL
urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern,
                       size_t patternSize, size_t offset, size_t size, uint32_t numEventsInWaitList,
                       const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = check_mem(hQueue, hBuffer);
    if (result) {
        return result;
    }
    UR_CHECK_POINTER(pPattern);
    if (patternSize == 0 || (patternSize & (patternSize - 1)) || size == 0 ||
        size % patternSize != 0 || offset % patternSize != 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    result = check_range(hBuffer, offset, size);
    if (result) {
        return result;
    }
    struct ze_command c;
    result = ze_begin(&c, hQueue, UR_COMMAND_MEM_BUFFER_FILL, numEventsInWaitList, phEventWaitList,
                      phEvent || patternSize > 16 || (patternSize & (patternSize - 1)));
    if (result) {
        return result;
    }
    result = ze_append_fill(&c, hBuffer->pointer + offset, pPattern, patternSize, size);
    return ze_end(&c, result, false, phEvent);
}

/* ---- boxes ---------------------------------------------------------------------------------- */

struct side {
    ur_mem_handle_t mem; /* NULL: host memory */
    char *data;
    ur_rect_offset_t origin;
    size_t row_pitch, slice_pitch; /* as given */
    struct ur_rect rect;
};

static ur_result_t check_side(ur_queue_handle_t queue, struct side *side, ur_rect_region_t region) {
    ur_result_t result = side->mem ? check_mem(queue, side->mem) : UR_RESULT_SUCCESS;
    if (result) {
        return result;
    }
    side->data = side->mem ? side->mem->pointer : side->data;
    return ur_rect_place(side->origin, region, side->row_pitch, side->slice_pitch,
                         side->mem ? side->mem->size : UR_RECT_HOST(side->data), &side->rect);
}

static ur_result_t copy_box(ur_queue_handle_t queue, ur_command_t command, bool blocking,
                            struct side *to, struct side *from, ur_rect_region_t region,
                            uint32_t count, const ur_event_handle_t *waits,
                            ur_event_handle_t *event) {
    UR_CHECK_QUEUE(queue);
    struct ze_command c;
    ur_result_t result;
    if ((result = check_side(queue, to, region)) || (result = check_side(queue, from, region)) ||
        (result = ze_begin_on(&c, queue, command, count, waits, event || blocking, true))) {
        return result;
    }
    result = ze_append_rect(&c, to->data + to->rect.start, to->rect.row, to->rect.slice,
                            from->data + from->rect.start, from->rect.row, from->rect.slice,
                            region.width, region.height, region.depth);
    return ze_end(&c, result, blocking, event);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    UR_CHECK_MEM(hBuffer);
    UR_CHECK_POINTER(pDst);
    struct side to = {NULL, pDst, hostOrigin, hostRowPitch, hostSlicePitch, {0}};
    struct side from = {hBuffer, NULL, bufferOrigin, bufferRowPitch, bufferSlicePitch, {0}};
    return copy_box(hQueue, UR_COMMAND_MEM_BUFFER_READ_RECT, blockingRead, &to, &from, region,
                    numEventsInWaitList, phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    UR_CHECK_MEM(hBuffer);
    UR_CHECK_POINTER(pSrc);
    struct side to = {hBuffer, NULL, bufferOrigin, bufferRowPitch, bufferSlicePitch, {0}};
    struct side from = {NULL, pSrc, hostOrigin, hostRowPitch, hostSlicePitch, {0}};
    return copy_box(hQueue, UR_COMMAND_MEM_BUFFER_WRITE_RECT, blockingWrite, &to, &from, region,
                    numEventsInWaitList, phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    UR_CHECK_MEM(hBufferSrc);
    UR_CHECK_MEM(hBufferDst);
    struct side to = {hBufferDst, NULL, dstOrigin, dstRowPitch, dstSlicePitch, {0}};
    struct side from = {hBufferSrc, NULL, srcOrigin, srcRowPitch, srcSlicePitch, {0}};
    return copy_box(hQueue, UR_COMMAND_MEM_BUFFER_COPY_RECT, false, &to, &from, region,
                    numEventsInWaitList, phEventWaitList, phEvent);
}

/* ---- mapping -------------------------------------------------------------------------------- */

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    ur_result_t result = check_mem(hQueue, hBuffer);
    if (result) {
        return result;
    }
    UR_CHECK_FLAGS(mapFlags, UR_MAP_FLAGS_MASK);
    UR_CHECK_POINTER(ppRetMap);
    result = check_range(hBuffer, offset, size);
    if (result) {
        return result;
    }
    struct ze_map *map = calloc(1, sizeof(*map));
    if (!map) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    map->offset = offset;
    map->size = size;
    map->write = mapFlags & (UR_MAP_FLAG_WRITE | UR_MAP_FLAG_WRITE_INVALIDATE_REGION);
    bool direct = hBuffer->on_host && !hBuffer->host_pointer;
    if (direct) {
        map->pointer = hBuffer->pointer + offset;
    } else if (hBuffer->host_pointer) {
        map->pointer = (char *)hBuffer->host_pointer + offset;
    } else {
        map->pointer = aligned_alloc(128, (size + 127) & ~(size_t)127);
        map->staging = true;
    }
    if (!map->pointer) {
        free(map);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    struct ze_command c;
    result = ze_begin(&c, hQueue, UR_COMMAND_MEM_BUFFER_MAP, numEventsInWaitList, phEventWaitList,
                      phEvent || blockingMap);
    if (result) {
        goto free_map;
    }
    void *pointer = map->pointer;
    if (direct || (mapFlags & UR_MAP_FLAG_WRITE_INVALIDATE_REGION)) {
        result = c.signal || c.count
                     ? ZE_CHECK(zeCommandListAppendBarrier, c.list, c.signal, c.count, c.native)
                     : result;
    } else {
        result = ZE_CHECK(zeCommandListAppendMemoryCopy, c.list, pointer, hBuffer->pointer + offset,
                          size, c.signal, c.count, c.native);
    }
    result = ze_submit(&c, result);
    bool appended = !result;
    if (appended) {
        pthread_mutex_lock(&hBuffer->lock);
        map->next = hBuffer->maps;
        hBuffer->maps = map;
        pthread_mutex_unlock(&hBuffer->lock);
    }
    result = ze_end(&c, result, blockingMap, phEvent);
    if (!result) {
        *ppRetMap = pointer;
    }
    if (appended) {
        return result; /* the mapping goes with the buffer if waiting failed */
    }

free_map:
    if (map->staging) {
        free(map->pointer);
    }
    free(map);
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemUnmap(ur_queue_handle_t hQueue,
                                                      ur_mem_handle_t hMem, void *pMappedPtr,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) {
    ur_result_t result = check_mem(hQueue, hMem);
    if (result) {
        return result;
    }
    UR_CHECK_POINTER(pMappedPtr);
    struct ze_command c;
    result = ze_begin(&c, hQueue, UR_COMMAND_MEM_UNMAP, numEventsInWaitList, phEventWaitList, true);
    if (result) {
        return result;
    }
    pthread_mutex_lock(&hMem->lock);
    struct ze_map **at = &hMem->maps, *map;
    while (*at && (*at)->pointer != pMappedPtr) {
        at = &(*at)->next;
    }
    map = *at;
    if (!map) {
        result =
            ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no mapping of the buffer", pMappedPtr);
    } else {
        char *to = hMem->pointer + map->offset;
        result = map->write && to != (char *)pMappedPtr
                     ? ZE_CHECK(zeCommandListAppendMemoryCopy, c.list, to, pMappedPtr, map->size,
                                c.signal, c.count, c.native)
                     : ZE_CHECK(zeCommandListAppendBarrier, c.list, c.signal, c.count, c.native);
    }
    result = ze_submit(&c, result);
    if (!result) {
        *at = map->next;
        ze_event_own(c.event, map->staging ? map->pointer : NULL);
        free(map);
    }
    pthread_mutex_unlock(&hMem->lock);
    return ze_end(&c, result, false, phEvent);
}
