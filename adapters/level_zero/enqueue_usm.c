/* Copies, fills, prefetch and advice. */
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "enqueue.h"
#include "event.h"
#include "held.h"
#include "mem.h"
#include "pool/space.h"
#include "ze.h"

enum { FILL_LARGEST = 16, FILL_CHUNK = 64 * 1024 };

static ur_result_t enqueue_usm_check_range(ur_queue_handle_t queue, const void *pointer,
                                           size_t size, const char *what) {
    if (!ze_usm_fits(queue->context, pointer, size)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%s of %zu bytes from %p on goes past its allocation", what, size, pointer);
    }
    return UR_RESULT_SUCCESS;
}

/* The common case of it: an allocation's beginning. False tells nothing. */
static inline bool begins(ur_queue_handle_t queue, const void *pointer, size_t size) {
    struct ur_block *block = ur_map_at(&queue->pool.space->map, (uintptr_t)pointer);
    if (!block || ur_block_addr(block) != (uintptr_t)pointer) {
        return false;
    }
    uint32_t state = atomic_load_explicit(&block->state, memory_order_acquire);
    return (state == UR_BLOCK_LIVE || state == UR_BLOCK_PLAIN || state == UR_BLOCK_LENT) &&
           size <= atomic_load_explicit(&block->asked, memory_order_relaxed);
}

ur_result_t urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                               const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result;
    if (!begins(hQueue, pDst, size) &&
        (result = enqueue_usm_check_range(hQueue, pDst, size, "the destination"))) {
        return result;
    }
    if (!begins(hQueue, pSrc, size) &&
        (result = enqueue_usm_check_range(hQueue, pSrc, size, "the source"))) {
        return result;
    }
    if (!blocking && ze_is_quick(hQueue, numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t own;
        ze_event_handle_t signal;
        result = ze_quick_begin(hQueue, UR_COMMAND_USM_MEMCPY, phEvent != NULL, &own, &signal);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        ze_result_t code =
            ze.zeCommandListAppendMemoryCopy(hQueue->lists[0], pDst, pSrc, size, signal, 0, NULL);
        return ze_quick_end(hQueue, code, "zeCommandListAppendMemoryCopy", own, phEvent);
    }
    struct ze_command c;
    result = ze_begin_on(&c, hQueue, UR_COMMAND_USM_MEMCPY, numEventsInWaitList, phEventWaitList,
                         phEvent || blocking, ze_copy_way(hQueue, blocking, pDst, pSrc));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ze_end(&c, ze_append_copy(&c, c.signal, pDst, pSrc, size), blocking, phEvent);
}

/* What must not block goes as a region of one row: of a range that it does not know the driver may
 * have the host make the copy, at the append, once all is complete that it waits for (on PVC up to
 * 4 MB; 26.27); of regions never. */
static ur_result_t append_range(const struct ze_command *c, ze_event_handle_t signal,
                                uint32_t waits, void *to, const void *from, size_t size) {
    ze_event_handle_t *list = waits ? c->native : NULL;
    if (c->late && waits && size <= UINT32_MAX) {
        const uint32_t width = (uint32_t)size;
        const ze_copy_region_t region = {0, 0, 0, width, 1, 1};
        return ZE_CHECK(zeCommandListAppendMemoryCopyRegion, c->list, to, &region, width, 0, from,
                        &region, width, 0, signal, waits, list);
    }
    return ZE_CHECK(zeCommandListAppendMemoryCopy, c->list, to, from, size, signal, waits, list);
}

ur_result_t ze_append_copy(const struct ze_command *c, ze_event_handle_t signal, void *to,
                           const void *from, size_t size) {
    return append_range(c, signal, c->count, to, from, size);
}

/* The driver fills with powers of two up to a size that depends on the engine. Reduces a pattern of
 * equal bytes to one. */
static bool can_fill(const void *pattern, size_t *size) {
    const unsigned char *bytes = pattern;
    size_t same = 1;
    while (same < *size && bytes[same] == bytes[0]) {
        ++same;
    }
    if (same == *size) {
        *size = 1;
        return true;
    }
    return *size <= FILL_LARGEST && (*size & (*size - 1)) == 0;
}

ur_result_t ze_append_last(struct ze_command *c) {
    return ZE_CHECK(zeCommandListAppendBarrier, c->list, c->signal, 0, NULL);
}

ur_result_t ze_append_close(struct ze_command *c, ur_result_t result) {
    if (c->queue->regular) { /* nothing is under way before the whole list is */
        return result != UR_RESULT_SUCCESS ? result : ze_append_last(c);
    }
    ur_result_t last = ze_append_last(c);
    if (result == UR_RESULT_SUCCESS && last == UR_RESULT_SUCCESS) {
        return UR_RESULT_SUCCESS;
    }
    result = result != UR_RESULT_SUCCESS ? result : last;
    for (int i = 0; i < 3 && last != UR_RESULT_SUCCESS;
         ++i) { /* a driver that fails once is asked again */
        last = ze_append_last(c);
    }
    /* What it waits for may need the caller: then the memory goes with the event. */
    c->given = last == UR_RESULT_SUCCESS && c->count;
    if (last != UR_RESULT_SUCCESS || (!c->given && ze_event_wait(c->event) != UR_RESULT_SUCCESS)) {
        ur_log_error("host memory is lost after a failure in the middle of a command");
        c->event->garbage = NULL; /* nobody will hear when it is read no more */
    }
    return result;
}

ur_result_t ze_append_first(struct ze_command *c) {
    if (c->count == 0) {
        return UR_RESULT_SUCCESS;
    }
    return ZE_CHECK(zeCommandListAppendBarrier, c->list, NULL, c->count, c->native);
}

/* Any other pattern: copies of it come from the host, and what is filled then doubles. c->event is
 * there. */
static ur_result_t fill_by_copies(struct ze_command *c, char *to, const void *pattern,
                                  size_t pattern_size, size_t size) {
    size_t filled = pattern_size;
    while (filled < size && filled < FILL_CHUNK) {
        filled += pattern_size;
    }
    char *chunk = malloc(filled);
    if (!chunk) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (size_t at = 0; at < filled; at += pattern_size) {
        memcpy(chunk + at, pattern, pattern_size);
    }
    ze_event_own(c->event, chunk);
    ur_result_t result = ze_append_copy(c, NULL, to, chunk, filled);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    while (filled < size && result == UR_RESULT_SUCCESS) {
        size_t part = filled < size - filled ? filled : size - filled;
        result = ZE_CHECK(zeCommandListAppendBarrier, c->list, NULL, 0, NULL);
        if (result == UR_RESULT_SUCCESS) {
            result = ZE_CHECK(zeCommandListAppendMemoryCopy, c->list, to + filled, to, part, NULL,
                              0, NULL);
        }
        filled += part;
    }
    return ze_append_close(c, result);
}

ur_result_t ze_append_fill(struct ze_command *c, void *to, const void *pattern, size_t pattern_size,
                           size_t size) {
    if (can_fill(pattern, &pattern_size)) {
        return ZE_CHECK(zeCommandListAppendMemoryFill, c->list, to, pattern, pattern_size, size,
                        c->signal, c->count, c->native);
    }
    return fill_by_copies(c, to, pattern, pattern_size, size);
}

/* One range, as the command that the program asked for. */
static ur_result_t fill(ur_queue_handle_t queue, ur_command_t command, void *memory,
                        size_t pattern_size, const void *pattern, size_t size, uint32_t count,
                        const ur_event_handle_t *waits, ur_event_handle_t *event) {
    struct ze_command c;
    size_t native_size = pattern_size;
    ur_result_t result = enqueue_usm_check_range(queue, memory, size, "the destination");
    if (result == UR_RESULT_SUCCESS) {
        bool fills = can_fill(pattern, &native_size);
        result =
            ze_begin_on(&c, queue, command, count, waits, event || !fills, fills ? 0 : ZE_PAGEABLE);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ze_append_fill(&c, memory, pattern, pattern_size, size);
    return ze_end(&c, result, false, event);
}

ur_result_t urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                             const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                             const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(pPattern);
    if (patternSize == 0 || size == 0 || patternSize > size || size % patternSize != 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    return fill(hQueue, UR_COMMAND_USM_FILL, pMem, patternSize, pPattern, size, numEventsInWaitList,
                phEventWaitList, phEvent);
}

ur_result_t urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                 size_t dstPitch, const void *pSrc, size_t srcPitch, size_t width,
                                 size_t height, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    if (width == 0 || height == 0 || srcPitch < width || dstPitch < width) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    struct ze_command c;
    ur_result_t result;
    if ((result = enqueue_usm_check_range(hQueue, pDst, ur_rows_extent(dstPitch, width, height),
                                          "the destination")) ||
        (result = enqueue_usm_check_range(hQueue, pSrc, ur_rows_extent(srcPitch, width, height),
                                          "the source")) ||
        (result =
             ze_begin_on(&c, hQueue, UR_COMMAND_USM_MEMCPY_2D, numEventsInWaitList, phEventWaitList,
                         phEvent || blocking, ze_copy_way(hQueue, blocking, pDst, pSrc)))) {
        return result;
    }
    result =
        ze_append_rect(&c, pDst, dstPitch, 0, (const char *)pSrc, srcPitch, 0, width, height, 1);
    return ze_end(&c, result, blocking, phEvent);
}

/* Regions of Level Zero have 32 bits; what does not fit goes row by row. Offsets are in the
 * pointers. */
ur_result_t ze_append_rect(struct ze_command *c, char *to, size_t to_pitch, size_t to_slice,
                           const char *from, size_t from_pitch, size_t from_slice, size_t width,
                           size_t height, size_t depth) {
    size_t most = to_pitch > from_pitch ? to_pitch : from_pitch;
    size_t slice = to_slice > from_slice ? to_slice : from_slice;
    if (most <= UINT32_MAX && slice <= UINT32_MAX && height <= UINT32_MAX && depth <= UINT32_MAX) {
        ze_copy_region_t region = {0, 0, 0, (uint32_t)width, (uint32_t)height, (uint32_t)depth};
        return ZE_CHECK(zeCommandListAppendMemoryCopyRegion, c->list, to, &region,
                        (uint32_t)to_pitch, (uint32_t)to_slice, from, &region, (uint32_t)from_pitch,
                        (uint32_t)from_slice, c->signal, c->count, c->native);
    }
    ur_result_t result = ze_append_first(c);
    uint32_t waits = c->late ? c->count : 0;
    for (size_t z = 0; z < depth && result == UR_RESULT_SUCCESS; ++z) {
        for (size_t y = 0; y < height && result == UR_RESULT_SUCCESS; ++y) {
            result = append_range(c, NULL, waits, to + z * to_slice + y * to_pitch,
                                  from + z * from_slice + y * from_pitch, width);
        }
    }
    return result != UR_RESULT_SUCCESS ? result : ze_append_last(c);
}

/* Regions of Level Zero have 32 bits, also for the distance of rows. */
static ur_result_t append_rows(const struct ze_command *c, uint32_t waits, char *to, size_t pitch,
                               const char *from, size_t from_pitch, size_t width, size_t height) {
    if (pitch <= UINT32_MAX) {
        ze_copy_region_t region = {0, 0, 0, (uint32_t)width, (uint32_t)height, 1};
        return ZE_CHECK(zeCommandListAppendMemoryCopyRegion, c->list, to, &region, (uint32_t)pitch,
                        0, from, &region, (uint32_t)from_pitch, 0, NULL, waits,
                        waits ? c->native : NULL);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (size_t y = 0; y < height && result == UR_RESULT_SUCCESS; ++y) {
        result = append_range(c, NULL, waits, to + y * pitch, from + y * from_pitch, width);
    }
    return result;
}

ur_result_t urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                               size_t patternSize, const void *pPattern, size_t width,
                               size_t height, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(pPattern);
    size_t total;
    if (pitch == 0 || pitch < width || width == 0 || height == 0 || patternSize == 0 ||
        (patternSize & (patternSize - 1)) != 0 || __builtin_mul_overflow(width, height, &total) ||
        patternSize > total || total % patternSize != 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = enqueue_usm_check_range(hQueue, pMem, ur_rows_extent(pitch, width, height),
                                                 "the destination");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (pitch == width) {
        return fill(hQueue, UR_COMMAND_USM_FILL_2D, pMem, patternSize, pPattern, total,
                    numEventsInWaitList, phEventWaitList, phEvent);
    }
    /* The first rows come from the host, as many as it takes until one begins with the pattern
     * again; what is filled then doubles. */
    size_t common = width & -width, first = patternSize > common ? patternSize / common : 1;
    struct ze_command c;
    result = ze_begin_on(&c, hQueue, UR_COMMAND_USM_FILL_2D, numEventsInWaitList, phEventWaitList,
                         true, ZE_PAGEABLE);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    char *rows = malloc(first * width);
    if (!rows) {
        return ze_end(&c, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, false, phEvent);
    }
    for (size_t at = 0; at < first * width; at += patternSize) {
        memcpy(rows + at, pPattern, patternSize);
    }
    ze_event_own(c.event, rows);
    result = append_rows(&c, c.count, pMem, pitch, rows, width, width, first);
    if (result != UR_RESULT_SUCCESS) {
        return ze_end(&c, result, false, phEvent);
    }
    for (size_t done = first, part; done < height && result == UR_RESULT_SUCCESS; done += part) {
        part = done < height - done ? done : height - done;
        part = part < UINT32_MAX ? part : UINT32_MAX / first * first;
        result = ZE_CHECK(zeCommandListAppendBarrier, c.list, NULL, 0, NULL);
        if (result == UR_RESULT_SUCCESS) {
            result =
                append_rows(&c, 0, (char *)pMem + done * pitch, pitch, pMem, pitch, width, part);
        }
    }
    return ze_end(&c, ze_append_close(&c, result), false, phEvent);
}

/* `unknown`: flags of the hint that the interface does not have. */
static ur_result_t check_hint(ur_queue_handle_t queue, const void *pointer, size_t size,
                              uint32_t unknown, struct ur_pool_memory *memory) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_POINTER(pointer);
    if (unknown) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if (!ur_pool_find(queue->context->space, pointer, memory)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "%p is no USM of the context",
                       pointer);
    }
    return enqueue_usm_check_range(queue, pointer, size, "the range");
}

ur_result_t urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                 ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
    struct ur_pool_memory memory;
    struct ze_command c;
    ur_result_t result =
        check_hint(hQueue, pMem, size, flags & UR_USM_MIGRATION_FLAGS_MASK, &memory);
    if (result == UR_RESULT_SUCCESS) {
        result = ze_begin(&c, hQueue, UR_COMMAND_USM_PREFETCH, numEventsInWaitList, phEventWaitList,
                          phEvent);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* Level Zero moves towards the device only; back to the host pages come when they are touched.
     */
    result = ze_append_first(&c);
    if (result == UR_RESULT_SUCCESS && memory.type == UR_POOL_SHARED &&
        !(flags & UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST)) {
        result = ZE_CHECK(zeCommandListAppendMemoryPrefetch, c.list, pMem, size);
    }
    if (result == UR_RESULT_SUCCESS && c.signal) {
        result = ze_append_last(&c);
    }
    return ze_end(&c, result, false, phEvent);
}

ur_result_t urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                               ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
    static const struct {
        ur_usm_advice_flags_t ur;
        ze_memory_advice_t ze;
    } map[] = {
        {UR_USM_ADVICE_FLAG_SET_READ_MOSTLY, ZE_MEMORY_ADVICE_SET_READ_MOSTLY},
        {UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY, ZE_MEMORY_ADVICE_CLEAR_READ_MOSTLY},
        {UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION, ZE_MEMORY_ADVICE_SET_PREFERRED_LOCATION},
        {UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION, ZE_MEMORY_ADVICE_CLEAR_PREFERRED_LOCATION},
        {UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY, ZE_MEMORY_ADVICE_SET_NON_ATOMIC_MOSTLY},
        {UR_USM_ADVICE_FLAG_CLEAR_NON_ATOMIC_MOSTLY, ZE_MEMORY_ADVICE_CLEAR_NON_ATOMIC_MOSTLY},
        {UR_USM_ADVICE_FLAG_BIAS_CACHED, ZE_MEMORY_ADVICE_BIAS_CACHED},
        {UR_USM_ADVICE_FLAG_BIAS_UNCACHED, ZE_MEMORY_ADVICE_BIAS_UNCACHED},
    };
    struct ur_pool_memory memory;
    struct ze_command c;
    ur_result_t result = check_hint(hQueue, pMem, size, advice & UR_USM_ADVICE_FLAGS_MASK, &memory);
    if (result == UR_RESULT_SUCCESS) {
        result = ze_begin(&c, hQueue, UR_COMMAND_USM_ADVISE, 0, NULL, phEvent);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* What the driver has no word for is a hint that it does not take. */
    for (size_t i = 0; i < ZE_COUNT(map) && result == UR_RESULT_SUCCESS; ++i) {
        if (advice & map[i].ur) {
            result = ZE_CHECK(zeCommandListAppendMemAdvise, c.list, hQueue->device->ze, pMem, size,
                              map[i].ze);
        }
    }
    if (result == UR_RESULT_SUCCESS && c.signal) {
        result = ze_append_last(&c);
    }
    return ze_end(&c, result, false, phEvent);
}
