/* Commands on buffers. */
#include "base/rect.h"
#include "mem.h"

ur_result_t urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                   bool blockingRead, size_t offset, size_t size, void *pDst,
                                   uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pDst);
    ur_result_t result = stream_buffer_check(hQueue, hBuffer, offset, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_MEM_BUFFER_READ, numEventsInWaitList,
                          phEventWaitList, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_copy(&c, pDst, stream_buffer_at(hBuffer, offset), size, "reading a buffer");
    return stream_end(&c, result, blockingRead, phEvent);
}

ur_result_t urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                    bool blockingWrite, size_t offset, size_t size,
                                    const void *pSrc, uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList,
                                    ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pSrc);
    ur_result_t result = stream_buffer_check(hQueue, hBuffer, offset, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_MEM_BUFFER_WRITE, numEventsInWaitList,
                          phEventWaitList, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_copy(&c, stream_buffer_at(hBuffer, offset), pSrc, size, "writing a buffer");
    return stream_end(&c, result, blockingWrite, phEvent);
}

static ur_result_t keep_both(struct stream_command *c, ur_result_t result, ur_mem_handle_t from,
                             ur_mem_handle_t to) {
    if (result == UR_RESULT_SUCCESS) {
        result = stream_buffer_keep(c, from);
    }
    return result == UR_RESULT_SUCCESS ? stream_buffer_keep(c, to) : result;
}

/* Either buffer may be of another context: to the driver all memory has one space of addresses. */
ur_result_t urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                   ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                                   size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    ur_result_t result = stream_buffer_range(hBufferSrc, srcOffset, size);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_buffer_range(hBufferDst, dstOffset, size);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    unsigned char *to = stream_buffer_at(hBufferDst, dstOffset);
    unsigned char *from = stream_buffer_at(hBufferSrc, srcOffset);
    if (to < from + size && from < to + size) {
        return ur_fail(UR_RESULT_ERROR_OVERLAPPING_REGIONS, 0,
                       "source and destination of a copy overlap");
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_MEM_BUFFER_COPY, numEventsInWaitList,
                          phEventWaitList, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_copy(&c, to, from, size, "copying a buffer");
    result = keep_both(&c, result, hBufferSrc, hBufferDst);
    return stream_end(&c, result, false, phEvent);
}

ur_result_t urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                   const void *pPattern, size_t patternSize, size_t offset,
                                   size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pPattern);
    ur_result_t result = stream_buffer_check(hQueue, hBuffer, offset, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (patternSize == 0 || size == 0 || size % patternSize != 0 || offset % patternSize != 0 ||
        (patternSize & (patternSize - 1)) != 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_MEM_BUFFER_FILL, numEventsInWaitList,
                          phEventWaitList, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_fill(&c, stream_buffer_at(hBuffer, offset), pPattern, patternSize, size);
    return stream_end(&c, result, false, phEvent);
}

/* ---- rectangles ------------------------------------------------------------------------------ */

ur_result_t stream_rect_side(struct drv_copy_side *side, ur_rect_offset_t origin,
                             ur_rect_region_t region, size_t row_pitch, size_t slice_pitch,
                             const void *pointer, size_t whole) {
    struct ur_rect rect;
    ur_result_t result = ur_rect_place(origin, region, row_pitch, slice_pitch, whole, &rect);
    if (result == UR_RESULT_SUCCESS) {
        *side = (struct drv_copy_side){.kind = DRV_MEMORY_LINEAR,
                                       .pointer = (const char *)pointer + rect.start,
                                       .pitch = rect.row,
                                       .height = rect.slice / rect.row};
    }
    return result;
}

static ur_result_t rect_command(ur_queue_handle_t queue, ur_command_t command,
                                const struct drv_copy *copy, ur_mem_handle_t from,
                                ur_mem_handle_t to, bool blocking, uint32_t count,
                                const ur_event_handle_t *waits, ur_event_handle_t *event) {
    struct stream_command c;
    ur_result_t result = stream_begin(&c, queue, command, count, waits, event != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_copy_rect(&c, copy, "copying a rectangle");
    result = keep_both(&c, result, from, to);
    return stream_end(&c, result, blocking, event);
}

/* Between a buffer and host memory, either way. */
static ur_result_t rect_host(ur_queue_handle_t queue, ur_mem_handle_t buffer, bool write,
                             bool blocking, ur_rect_offset_t buffer_origin,
                             ur_rect_offset_t host_origin, ur_rect_region_t region,
                             size_t buffer_row, size_t buffer_slice, size_t host_row,
                             size_t host_slice, void *host, uint32_t count,
                             const ur_event_handle_t *waits, ur_event_handle_t *event) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_POINTER(host);
    ur_result_t result = stream_buffer_check(queue, buffer, 0, 0);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct drv_copy_side in_buffer, in_host;
    result = stream_rect_side(&in_buffer, buffer_origin, region, buffer_row, buffer_slice,
                              buffer->pointer, buffer->size);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_rect_side(&in_host, host_origin, region, host_row, host_slice, host,
                                  UR_RECT_HOST(host));
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct drv_copy copy = {.from = write ? in_host : in_buffer,
                            .to = write ? in_buffer : in_host,
                            .width = region.width,
                            .rows = region.height,
                            .slices = region.depth};
    return rect_command(queue,
                        write ? UR_COMMAND_MEM_BUFFER_WRITE_RECT : UR_COMMAND_MEM_BUFFER_READ_RECT,
                        &copy, buffer, buffer, blocking, count, waits, event);
}

ur_result_t urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                       bool blockingRead, ur_rect_offset_t bufferOrigin,
                                       ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                       size_t bufferRowPitch, size_t bufferSlicePitch,
                                       size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                       uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent) {
    return rect_host(hQueue, hBuffer, false, blockingRead, bufferOrigin, hostOrigin, region,
                     bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst,
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
    return rect_host(hQueue, hBuffer, true, blockingWrite, bufferOrigin, hostOrigin, region,
                     bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc,
                     numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                       ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                       ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                       size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
                                       size_t dstSlicePitch, uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    ur_result_t result = stream_buffer_range(hBufferSrc, 0, 0);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_buffer_range(hBufferDst, 0, 0);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct drv_copy copy = {.width = region.width, .rows = region.height, .slices = region.depth};
    result = stream_rect_side(&copy.from, srcOrigin, region, srcRowPitch, srcSlicePitch,
                              hBufferSrc->pointer, hBufferSrc->size);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_rect_side(&copy.to, dstOrigin, region, dstRowPitch, dstSlicePitch,
                                  hBufferDst->pointer, hBufferDst->size);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return rect_command(hQueue, UR_COMMAND_MEM_BUFFER_COPY_RECT, &copy, hBufferSrc, hBufferDst,
                        false, numEventsInWaitList, phEventWaitList, phEvent);
}

/* ---- maps ------------------------------------------------------------------------------------ */

/* Where the host finds the buffer: in the program's own memory, in the buffer if that is host
 * memory, or in a copy made for this map. */
ur_result_t urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                  bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                  size_t size, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent, void **ppRetMap) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(ppRetMap);
    UR_CHECK_FLAGS(mapFlags, UR_MAP_FLAGS_MASK);
    ur_result_t result = stream_buffer_check(hQueue, hBuffer, offset, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if ((mapFlags & UR_MAP_FLAG_WRITE_INVALIDATE_REGION) &&
        (mapFlags & (UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE))) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "a region to be read cannot be invalidated");
    }
    struct ur_buffer_map *map = calloc(1, sizeof(*map));
    if (!map) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    map->offset = offset;
    map->size = size;
    map->write = (mapFlags & (UR_MAP_FLAG_WRITE | UR_MAP_FLAG_WRITE_INVALIDATE_REGION)) != 0;
    if (hBuffer->host) {
        map->pointer = hBuffer->host + offset;
    } else if (hBuffer->host_memory) {
        map->pointer = hBuffer->pointer + offset;
    } else {
        map->pointer = aligned_alloc(STREAM_BASE_ALIGN, (size + STREAM_BASE_ALIGN - 1) &
                                                            ~(size_t)(STREAM_BASE_ALIGN - 1));
        map->staged = true;
        if (!map->pointer) {
            free(map);
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_MEM_BUFFER_MAP, numEventsInWaitList,
                          phEventWaitList, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        goto free_map;
    }
    if (!hBuffer->host_memory && !(mapFlags & UR_MAP_FLAG_WRITE_INVALIDATE_REGION)) {
        result = stream_copy(&c, map->pointer, stream_buffer_at(hBuffer, offset), size,
                             "mapping a buffer");
    }
    if (result == UR_RESULT_SUCCESS) {
        void *pointer = map->pointer;
        pthread_mutex_lock(&hBuffer->lock);
        ur_buffer_map_put(&hBuffer->maps, map);
        pthread_mutex_unlock(&hBuffer->lock);
        result = stream_end(&c, result, blockingMap, phEvent);
        if (result == UR_RESULT_SUCCESS) {
            *ppRetMap = pointer;
        }
        return result; /* after a failure here a copy may still write: the map stays until the
                          buffer goes */
    }
    result = stream_end(&c, result, false, NULL);

free_map:
    ur_buffer_map_free(map);
    return result;
}

static void DRV_CALLBACK staging_done(drv_stream stream, drv_result result, void *data) {
    (void)stream;
    (void)result;
    ur_buffer_map_free(data);
}

ur_result_t urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                              uint32_t numEventsInWaitList,
                              const ur_event_handle_t *phEventWaitList,
                              ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pMappedPtr);
    ur_result_t result = stream_buffer_check(hQueue, hMem, 0, 0);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&hMem->lock);
    struct ur_buffer_map *map = ur_buffer_map_take(&hMem->maps, pMappedPtr);
    pthread_mutex_unlock(&hMem->lock);
    if (!map) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the pointer is not a map of this buffer");
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_MEM_UNMAP, numEventsInWaitList, phEventWaitList,
                          phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        goto put_back;
    }
    if (map->write && !hMem->host_memory) {
        result = stream_copy(&c, stream_buffer_at(hMem, map->offset), map->pointer, map->size,
                             "unmapping a buffer");
    }
    bool given = false;
    if (result == UR_RESULT_SUCCESS && map->staged) {
        /* Also for a map that was only read: its copy may still be on the way. */
        result = stream_call_back(&c, staging_done, map, "unmapping a buffer");
        given = result == UR_RESULT_SUCCESS;
    }
    bool failed = result != UR_RESULT_SUCCESS;
    result = stream_end(&c, result, false, phEvent);
    if (!failed) {
        if (!given) {
            ur_buffer_map_free(map);
        }
        return result;
    }

put_back:
    pthread_mutex_lock(&hMem->lock);
    ur_buffer_map_put(&hMem->maps, map);
    pthread_mutex_unlock(&hMem->lock);
    return result;
}
