/* Commands on USM: copies, fills, prefetches, advice. */
#include "stream.h"

/* Memory that we gave out must contain the range; about any other we cannot know. */
static ur_result_t in_range(ur_context_handle_t context, const void *pointer, size_t size) {
    struct ur_pool_memory memory;
    if (!ur_pool_find(context->space, pointer, &memory)) {
        return UR_RESULT_SUCCESS;
    }
    size_t offset = (size_t)((const char *)pointer - (const char *)memory.base);
    if (size > memory.size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes from offset %zu of an allocation of %zu bytes", size, offset,
                       memory.size);
    }
    return UR_RESULT_SUCCESS;
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
    ur_result_t result = in_range(hQueue->context, pMem, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_USM_FILL, numEventsInWaitList, phEventWaitList,
                          phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_fill(&c, pMem, pPattern, patternSize, size);
    return stream_end(&c, result, false, phEvent);
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
    ur_result_t result = in_range(hQueue->context, pDst, size);
    if (result == UR_RESULT_SUCCESS) {
        result = in_range(hQueue->context, pSrc, size);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_USM_MEMCPY, numEventsInWaitList, phEventWaitList,
                          phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_copy(&c, pDst, pSrc, size, "copying memory");
    return stream_end(&c, result, blocking, phEvent);
}

/* What the two hints have in common: memory that they mean nothing for, and the ordinal they name.
 */
static ur_result_t hint_target(ur_queue_handle_t queue, const void *pointer, size_t size,
                               bool *managed) {
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = in_range(queue->context, pointer, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_pool_memory memory;
    if (ur_pool_find(queue->context->space, pointer, &memory)) {
        *managed = memory.type == UR_POOL_SHARED;
    } else {
        struct drv_pointer info;
        drv_result native = drv_make_current(queue->place->native);
        if (native == DRV_OK) {
            native = drv_pointer_get(pointer, &info);
        }
        if (native != DRV_OK || info.type == DRV_POINTER_UNKNOWN) {
            return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, (int32_t)native,
                           "the pointer is in no allocation that the driver knows");
        }
        *managed = info.type == DRV_POINTER_MANAGED;
    }
    *managed = *managed && queue->device->attr[DRV_ATTR_CONCURRENT_MANAGED] > 0;
    return UR_RESULT_SUCCESS;
}

struct prefetch {
    const void *pointer;
    size_t size;
    int to;
};

static ur_result_t prefetch(drv_stream stream, const void *args) {
    const struct prefetch *a = args;
    drv_result native = drv_prefetch(a->pointer, a->size, a->to, stream);
    return native == DRV_UNSUPPORTED ? UR_RESULT_SUCCESS
                                     : stream_check(native, "prefetching memory");
}

ur_result_t urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                 ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pMem);
    UR_CHECK_FLAGS(flags, UR_USM_MIGRATION_FLAGS_MASK);
    bool managed = false;
    ur_result_t result = hint_target(hQueue, pMem, size, &managed);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_USM_PREFETCH, numEventsInWaitList, phEventWaitList,
                          phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* Memory that does not migrate is where it is: the command is complete once its wait list is.
     */
    if (managed) {
        int to =
            flags & UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST ? DRV_THE_HOST : hQueue->device->ordinal;
        result =
            stream_step(&c, prefetch, &(struct prefetch){pMem, size, to}, sizeof(struct prefetch));
    }
    return stream_end(&c, result, false, phEvent);
}

ur_result_t urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                               ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pMem);
    UR_CHECK_FLAGS(advice, UR_USM_ADVICE_FLAGS_MASK);
    bool managed = false;
    ur_result_t result = hint_target(hQueue, pMem, size, &managed);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    static const struct {
        ur_usm_advice_flags_t flag;
        enum drv_advice advice;
        bool host;
    } map[] = {
        {UR_USM_ADVICE_FLAG_DEFAULT, DRV_ADVISE_NOT_READ_MOSTLY, false},
        {UR_USM_ADVICE_FLAG_DEFAULT, DRV_ADVISE_NOT_PREFER, false},
        {UR_USM_ADVICE_FLAG_DEFAULT, DRV_ADVISE_NOT_ACCESSED_BY, false},
        {UR_USM_ADVICE_FLAG_SET_READ_MOSTLY, DRV_ADVISE_READ_MOSTLY, false},
        {UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY, DRV_ADVISE_NOT_READ_MOSTLY, false},
        {UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION, DRV_ADVISE_PREFER, false},
        {UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION, DRV_ADVISE_NOT_PREFER, false},
        {UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST, DRV_ADVISE_PREFER, true},
        {UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION_HOST, DRV_ADVISE_NOT_PREFER, true},
        {UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE, DRV_ADVISE_ACCESSED_BY, false},
        {UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_DEVICE, DRV_ADVISE_NOT_ACCESSED_BY, false},
        {UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST, DRV_ADVISE_ACCESSED_BY, true},
        {UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST, DRV_ADVISE_NOT_ACCESSED_BY, true},
    };
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_USM_ADVISE, 0, NULL, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* Advice has no order in these drivers: it holds from the call on. What they have no word for
     * is left out. */
    for (size_t i = 0; managed && i < sizeof(map) / sizeof(map[0]) && result == UR_RESULT_SUCCESS;
         ++i) {
        if (advice & map[i].flag) {
            drv_result native = drv_advise(pMem, size, map[i].advice,
                                           map[i].host ? DRV_THE_HOST : hQueue->device->ordinal);
            result = native == DRV_UNSUPPORTED ? UR_RESULT_SUCCESS
                                               : stream_check(native, "giving advice");
        }
    }
    return stream_end(&c, result, false, phEvent);
}

/* A row that begins `at` bytes into the pattern. */
static ur_result_t fill_row(struct stream_command *c, char *to, const char *pattern, size_t size,
                            size_t at, size_t width) {
    ur_result_t result = UR_RESULT_SUCCESS;
    size_t head = at && size - at < width ? size - at : at ? width : 0;
    size_t whole = (width - head) / size * size, tail = width - head - whole;
    if (head) {
        result = stream_fill(c, to, pattern + at, head, head);
    }
    if (whole && result == UR_RESULT_SUCCESS) {
        result = stream_fill(c, to + head, pattern, size, whole);
    }
    if (tail && result == UR_RESULT_SUCCESS) {
        result = stream_fill(c, to + head + whole, pattern, tail, tail);
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
    if (pitch == 0 || pitch < width || patternSize == 0 || (patternSize & (patternSize - 1)) != 0 ||
        width == 0 || height == 0 || pitch > SIZE_MAX / height ||
        width * height % patternSize != 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = in_range(hQueue->context, pMem, ur_rows_extent(pitch, width, height));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_USM_FILL_2D, numEventsInWaitList, phEventWaitList,
                          phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    unsigned value = 0;
    bool rows = patternSize <= DRV_FILL_ROWS_WIDTH && pitch % patternSize == 0 &&
                width % patternSize == 0 && (uintptr_t)pMem % patternSize == 0;
    if (pitch == width) {
        result = stream_fill(&c, pMem, pPattern, patternSize, width * height);
    } else if (rows) {
        memcpy(&value, pPattern,
               patternSize); /* little-endian, as everything that these drivers run on */
        result = stream_fill_rows(&c, pMem, pitch, value, (unsigned)patternSize,
                                  width / patternSize, height);
    } else {
        /* The first rows by the pattern, until one begins with it again, the others from them. */
        size_t common = width & -width, first = patternSize > common ? patternSize / common : 1;
        for (size_t y = 0; y < first && result == UR_RESULT_SUCCESS; ++y) {
            result = fill_row(&c, (char *)pMem + y * pitch, pPattern, patternSize,
                              y * width % patternSize, width);
        }
        for (size_t done = first; done < height && result == UR_RESULT_SUCCESS;) {
            size_t next = height - done < done ? height - done : done;
            struct drv_copy copy = {
                .from = {.pointer = pMem, .pitch = pitch, .height = next},
                .to = {.pointer = (char *)pMem + done * pitch, .pitch = pitch, .height = next},
                .width = width,
                .rows = next,
                .slices = 1};
            result = stream_copy_rect(&c, &copy, "filling rows");
            done += next;
        }
    }
    return stream_end(&c, result, false, phEvent);
}

ur_result_t urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                 size_t dstPitch, const void *pSrc, size_t srcPitch, size_t width,
                                 size_t height, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    if (width == 0 || height == 0 || dstPitch < width || srcPitch < width ||
        dstPitch > SIZE_MAX / height || srcPitch > SIZE_MAX / height) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = in_range(hQueue->context, pDst, dstPitch * (height - 1) + width);
    if (result == UR_RESULT_SUCCESS) {
        result = in_range(hQueue->context, pSrc, srcPitch * (height - 1) + width);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_USM_MEMCPY_2D, numEventsInWaitList,
                          phEventWaitList, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct drv_copy copy = {.from = {.pointer = pSrc, .pitch = srcPitch, .height = height},
                            .to = {.pointer = pDst, .pitch = dstPitch, .height = height},
                            .width = width,
                            .rows = height,
                            .slices = 1};
    result = stream_copy_rect(&c, &copy, "copying rows");
    return stream_end(&c, result, blocking, phEvent);
}

/* A copy at once, without a queue. */
ur_result_t urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                  size_t size) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = in_range(hContext, pDst, size);
    if (result == UR_RESULT_SUCCESS) {
        result = in_range(hContext, pSrc, size);
    }
    /* The device that has the memory copies it, where there is one. */
    struct stream_place *place = hContext->places[0];
    struct ur_pool_memory memory;
    if ((ur_pool_find(hContext->space, pDst, &memory) && memory.device) ||
        (ur_pool_find(hContext->space, pSrc, &memory) && memory.device)) {
        struct stream_place *owner = stream_context_place(hContext, memory.device);
        place = owner ? owner : place;
    }
    drv_stream stream;
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(place);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_place_idle(place, &stream);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_check(drv_copy_linear(pDst, pSrc, size, stream), "copying memory");
    if (result == UR_RESULT_SUCCESS) {
        result = stream_finish(stream, "copying memory");
    }
    stream_place_put_idle(place, stream);
    return result;
}
