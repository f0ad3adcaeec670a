/* Commands on buffers. */
#include <stdlib.h>
#include <string.h>

#include "base/rect.h"
#include "command.h"
#include "enqueue.h"
#include "event.h"
#include "foreign.h"
#include "held.h"
#include "host.h"
#include "mem.h"
#include "ze.h"

/* `copied`: the buffer may also be of another context of the platform. */
static ur_result_t enqueue_buffer_check_buffer(ur_queue_handle_t queue, ur_mem_handle_t mem,
                                               bool copied) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_MEM(mem);
    if (mem->is_image) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "an image where a buffer is meant");
    }
    if (copied && mem->context->platform != queue->context->platform) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the buffer is of another platform than the queue");
    }
    if (!copied && mem->context != queue->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the buffer is of another context than the queue");
    }
    return UR_RESULT_SUCCESS;
}

static bool is_foreign(ur_queue_handle_t queue, ur_mem_handle_t mem) {
    return mem && mem->context != queue->context;
}

static ur_result_t check_mem(ur_queue_handle_t queue, ur_mem_handle_t mem) {
    return enqueue_buffer_check_buffer(queue, mem, false);
}

static ur_result_t enqueue_buffer_check_range(ur_mem_handle_t mem, size_t offset, size_t size) {
    if (size == 0 || offset > mem->size || size > mem->size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes from %zu are none of the buffer's %zu", size, offset, mem->size);
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t enqueue_buffer_copy(ur_queue_handle_t queue, ur_command_t command, bool blocking,
                                       void *to, const void *from, size_t size, uint32_t count,
                                       const ur_event_handle_t *waits, ur_event_handle_t *event) {
    struct ze_command c;
    ur_result_t result = ze_begin_on(&c, queue, command, count, waits, event || blocking,
                                     ze_copy_way(queue, blocking, to, from));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ze_end(&c, ze_append_copy(&c, c.signal, to, from, size), blocking, event);
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
    return result != UR_RESULT_SUCCESS
               ? result
               : enqueue_buffer_copy(hQueue, UR_COMMAND_MEM_BUFFER_READ, blockingRead, pDst,
                                     hBuffer->pointer + offset, size, numEventsInWaitList,
                                     phEventWaitList, phEvent);
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
    return result != UR_RESULT_SUCCESS
               ? result
               : enqueue_buffer_copy(hQueue, UR_COMMAND_MEM_BUFFER_WRITE, blockingWrite,
                                     hBuffer->pointer + offset, pSrc, size, numEventsInWaitList,
                                     phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                   ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                                   size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    ur_result_t result;
    if ((result = enqueue_buffer_check_buffer(hQueue, hBufferSrc, true)) ||
        (result = enqueue_buffer_check_buffer(hQueue, hBufferDst, true)) ||
        (result = enqueue_buffer_check_range(hBufferSrc, srcOffset, size)) ||
        (result = enqueue_buffer_check_range(hBufferDst, dstOffset, size))) {
        return result;
    }
    const char *from = hBufferSrc->pointer + srcOffset, *to = hBufferDst->pointer + dstOffset;
    if ((from <= to && to < from + size) || (to <= from && from < to + size)) {
        return ur_fail(UR_RESULT_ERROR_OVERLAPPING_REGIONS, 0, "source and destination overlap");
    }
    if (is_foreign(hQueue, hBufferSrc) || is_foreign(hQueue, hBufferDst)) {
        const struct ze_box source = {hBufferSrc, (char *)from, size, size};
        const struct ze_box target = {hBufferDst, (char *)to, size, size};
        return ze_foreign_copy(hQueue, UR_COMMAND_MEM_BUFFER_COPY, &target, &source,
                               (ur_rect_region_t){size, 1, 1}, numEventsInWaitList, phEventWaitList,
                               phEvent);
    }
    return enqueue_buffer_copy(hQueue, UR_COMMAND_MEM_BUFFER_COPY, false, (char *)to, from, size,
                               numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                   const void *pPattern, size_t patternSize, size_t offset,
                                   size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    ur_result_t result = check_mem(hQueue, hBuffer);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pPattern);
    if (patternSize == 0 || (patternSize & (patternSize - 1)) || size == 0 ||
        size % patternSize != 0 || offset % patternSize != 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    result = enqueue_buffer_check_range(hBuffer, offset, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ze_command c;
    bool copies = patternSize > 16 || (patternSize & (patternSize - 1));
    result = ze_begin_on(&c, hQueue, UR_COMMAND_MEM_BUFFER_FILL, numEventsInWaitList,
                         phEventWaitList, phEvent || copies, copies ? ZE_PAGEABLE : 0);
    if (result != UR_RESULT_SUCCESS) {
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

static ur_result_t check_side(ur_queue_handle_t queue, struct side *side, ur_rect_region_t region,
                              bool copied) {
    ur_result_t result =
        side->mem ? enqueue_buffer_check_buffer(queue, side->mem, copied) : UR_RESULT_SUCCESS;
    if (result != UR_RESULT_SUCCESS) {
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
    bool copied = to->mem && from->mem;
    ur_result_t result = check_side(queue, to, region, copied);
    if (result == UR_RESULT_SUCCESS) {
        result = check_side(queue, from, region, copied);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (is_foreign(queue, to->mem) || is_foreign(queue, from->mem)) {
        const struct ze_box source = {from->mem, from->data + from->rect.start, from->rect.row,
                                      from->rect.slice};
        const struct ze_box target = {to->mem, to->data + to->rect.start, to->rect.row,
                                      to->rect.slice};
        return ze_foreign_copy(queue, command, &target, &source, region, count, waits, event);
    }
    struct ze_command c;
    result = ze_begin_on(&c, queue, command, count, waits, event || blocking,
                         ze_copy_way(queue, blocking, to->data, from->data));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ze_append_rect(&c, to->data + to->rect.start, to->rect.row, to->rect.slice,
                            from->data + from->rect.start, from->rect.row, from->rect.slice,
                            region.width, region.height, region.depth);
    return ze_end(&c, result, blocking, event);
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
    struct side to = {NULL, pDst, hostOrigin, hostRowPitch, hostSlicePitch, {0}};
    struct side from = {hBuffer, NULL, bufferOrigin, bufferRowPitch, bufferSlicePitch, {0}};
    return copy_box(hQueue, UR_COMMAND_MEM_BUFFER_READ_RECT, blockingRead, &to, &from, region,
                    numEventsInWaitList, phEventWaitList, phEvent);
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
    struct side to = {hBuffer, NULL, bufferOrigin, bufferRowPitch, bufferSlicePitch, {0}};
    struct side from = {NULL, pSrc, hostOrigin, hostRowPitch, hostSlicePitch, {0}};
    return copy_box(hQueue, UR_COMMAND_MEM_BUFFER_WRITE_RECT, blockingWrite, &to, &from, region,
                    numEventsInWaitList, phEventWaitList, phEvent);
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
    struct side to = {hBufferDst, NULL, dstOrigin, dstRowPitch, dstSlicePitch, {0}};
    struct side from = {hBufferSrc, NULL, srcOrigin, srcRowPitch, srcSlicePitch, {0}};
    return copy_box(hQueue, UR_COMMAND_MEM_BUFFER_COPY_RECT, false, &to, &from, region,
                    numEventsInWaitList, phEventWaitList, phEvent);
}

/* ---- mapping -------------------------------------------------------------------------------- */

static void add_map(ur_mem_handle_t mem, struct ur_buffer_map *map) {
    pthread_mutex_lock(&mem->lock);
    ur_buffer_map_put(&mem->maps, map);
    pthread_mutex_unlock(&mem->lock);
}

/* Where nothing is copied on an out-of-order queue, whose later commands must not wait. */
static ur_result_t map_at_once(ur_queue_handle_t queue, ur_mem_handle_t mem,
                               struct ur_buffer_map *map, bool blocking, uint32_t count,
                               const ur_event_handle_t *waits, ur_event_handle_t *event) {
    ur_result_t result = ur_wait_list_check(count, waits);
    if (result == UR_RESULT_SUCCESS && blocking && count) {
        result = urEventWait(count, waits);
    }
    if (result == UR_RESULT_SUCCESS && (event || count)) {
        const struct ze_free_command command = {.type = UR_COMMAND_MEM_BUFFER_MAP};
        result = ze_enqueue_free(queue, &command, count, waits, event);
    }
    if (result == UR_RESULT_SUCCESS) {
        add_map(mem, map);
    }
    return result;
}

ur_result_t urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                  bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                  size_t size, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent, void **ppRetMap) {
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
    struct ur_buffer_map *map = calloc(1, sizeof(*map));
    if (!map) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
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
        map->staged = true;
    }
    if (!map->pointer) {
        free(map);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    struct ze_command c;
    void *pointer = map->pointer;
    bool nothing = direct || (mapFlags & UR_MAP_FLAG_WRITE_INVALIDATE_REGION);
    if (nothing && !hQueue->in_order) {
        result = map_at_once(hQueue, hBuffer, map, blockingMap, numEventsInWaitList,
                             phEventWaitList, phEvent);
        if (result != UR_RESULT_SUCCESS) {
            goto free_map;
        }
        *ppRetMap = pointer;
        return result;
    }
    result = ze_begin_on(
        &c, hQueue, UR_COMMAND_MEM_BUFFER_MAP, numEventsInWaitList, phEventWaitList,
        phEvent || blockingMap,
        nothing ? 0 : ze_copy_way(hQueue, blockingMap, pointer, hBuffer->pointer) & ZE_PAGEABLE);
    if (result != UR_RESULT_SUCCESS) {
        goto free_map;
    }
    if (nothing) {
        result = c.signal || c.count
                     ? ZE_CHECK(zeCommandListAppendBarrier, c.list, c.signal, c.count, c.native)
                     : result;
    } else {
        result = ze_append_copy(&c, c.signal, pointer, hBuffer->pointer + offset, size);
    }
    result = ze_submit(&c, result);
    bool appended = result == UR_RESULT_SUCCESS;
    if (appended) {
        add_map(hBuffer, map);
    }
    result = ze_end(&c, result, blockingMap, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        *ppRetMap = pointer;
    }
    if (appended) {
        return result; /* the mapping goes with the buffer if waiting failed */
    }

free_map:
    ur_buffer_map_free(map);
    return result;
}

/* Memory of the mapping's own goes with the command. */
static ur_result_t enqueue_buffer_unmap(ur_queue_handle_t queue, ur_mem_handle_t mem,
                                        const struct ur_buffer_map *map, uint32_t count,
                                        const ur_event_handle_t *waits, ur_event_handle_t *event) {
    char *to = mem->pointer + map->offset;
    void *staging = map->staged ? map->pointer : NULL;
    bool nothing = !map->write || to == (char *)map->pointer;
    if (nothing && !queue->in_order) {
        const struct ze_free_command command = {.type = UR_COMMAND_MEM_UNMAP, .own = staging};
        return ze_enqueue_free(queue, &command, count, waits, event);
    }
    struct ze_command c;
    ur_result_t result =
        ze_begin_on(&c, queue, UR_COMMAND_MEM_UNMAP, count, waits, true,
                    nothing ? 0 : ze_copy_way(queue, false, to, map->pointer) & ZE_PAGEABLE);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = nothing ? ZE_CHECK(zeCommandListAppendBarrier, c.list, c.signal, c.count, c.native)
                     : ze_append_copy(&c, c.signal, to, map->pointer, map->size);
    result = ze_submit(&c, result);
    if (result == UR_RESULT_SUCCESS) {
        ze_event_own(c.event, staging);
    }
    return ze_end(&c, result, false, event);
}

ur_result_t urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                              uint32_t numEventsInWaitList,
                              const ur_event_handle_t *phEventWaitList,
                              ur_event_handle_t *phEvent) {
    ur_result_t result = check_mem(hQueue, hMem);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pMappedPtr);
    pthread_mutex_lock(&hMem->lock);
    struct ur_buffer_map *map = ur_buffer_map_take(&hMem->maps, pMappedPtr);
    pthread_mutex_unlock(&hMem->lock);
    if (!map) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no mapping of the buffer",
                       pMappedPtr);
    }
    result = enqueue_buffer_unmap(hQueue, hMem, map, numEventsInWaitList, phEventWaitList, phEvent);
    if (result != UR_RESULT_SUCCESS) {
        add_map(hMem, map);
    } else {
        free(map);
    }
    return result;
}
