/* Commands on USM and on any memory of the host. */
#include "ncpu.h"

static ur_result_t enqueue_usm_check_range(ur_queue_handle_t queue, const void *ptr, size_t size) {
    UR_CHECK_POINTER(ptr);
    if (!ncpu_usm_fits(queue->context, ptr, size)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes at %p are more than its allocation has", size, ptr);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                             const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                             const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(pPattern);
    if (patternSize == 0 || size == 0 || patternSize > size || size % patternSize != 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = enqueue_usm_check_range(hQueue, pMem, size);
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_begin(&submit, hQueue, UR_COMMAND_USM_FILL, "USM fill", numEventsInWaitList,
                            phEventWaitList, phEvent);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ncpu_end(&submit, eng_fill(&submit.engine, pMem, pPattern, patternSize, size));
}

ur_result_t urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                               const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    UR_CHECK_QUEUE(hQueue);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = enqueue_usm_check_range(hQueue, pDst, size);
    if (result == UR_RESULT_SUCCESS) {
        result = enqueue_usm_check_range(hQueue, pSrc, size);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_begin(&submit, hQueue, UR_COMMAND_USM_MEMCPY, "USM copy", numEventsInWaitList,
                            phEventWaitList, phEvent);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ncpu_block(&submit, blocking);
    return ncpu_end(&submit, eng_copy(&submit.engine, pDst, pSrc, size));
}

/* Hints: the memory is where it is. They keep their place in the order of the queue. */
ur_result_t urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                 ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_FLAGS(flags, UR_USM_MIGRATION_FLAGS_MASK);
    UR_CHECK_POINTER(pMem);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = enqueue_usm_check_range(hQueue, pMem, size);
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_begin(&submit, hQueue, UR_COMMAND_USM_PREFETCH, "USM prefetch",
                            numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ncpu_end(&submit, eng_marker(&submit.engine));
}

ur_result_t urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                               ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_FLAGS(advice, UR_USM_ADVICE_FLAGS_MASK);
    UR_CHECK_POINTER(pMem);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = enqueue_usm_check_range(hQueue, pMem, size);
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_begin(&submit, hQueue, UR_COMMAND_USM_ADVISE, "USM advice", 0, NULL, phEvent);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ncpu_end(&submit, eng_marker(&submit.engine));
}

ur_result_t urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                               size_t patternSize, const void *pPattern, size_t width,
                               size_t height, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    size_t area, size;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(pPattern);
    if (pitch == 0 || width == 0 || height == 0 || pitch < width || patternSize == 0 ||
        (patternSize & (patternSize - 1)) != 0 || __builtin_mul_overflow(width, height, &area) ||
        patternSize > area || area % patternSize != 0 ||
        (size = ur_rows_extent(pitch, width, height)) == SIZE_MAX) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = enqueue_usm_check_range(hQueue, pMem, size);
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_begin(&submit, hQueue, UR_COMMAND_USM_FILL_2D, "USM fill 2D",
                            numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ncpu_end(
        &submit, eng_fill_rect(&submit.engine, pMem, pitch, pPattern, patternSize, width, height));
}

ur_result_t urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                 size_t dstPitch, const void *pSrc, size_t srcPitch, size_t width,
                                 size_t height, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    size_t dst_size, src_size;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    if (srcPitch == 0 || dstPitch == 0 || width == 0 || height == 0 || srcPitch < width ||
        dstPitch < width || (dst_size = ur_rows_extent(dstPitch, width, height)) == SIZE_MAX ||
        (src_size = ur_rows_extent(srcPitch, width, height)) == SIZE_MAX) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = enqueue_usm_check_range(hQueue, pDst, dst_size);
    if (result == UR_RESULT_SUCCESS) {
        result = enqueue_usm_check_range(hQueue, pSrc, src_size);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_begin(&submit, hQueue, UR_COMMAND_USM_MEMCPY_2D, "USM copy 2D",
                            numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct eng_rect rect = {.dst = pDst,
                                  .src = pSrc,
                                  .width = width,
                                  .rows = height,
                                  .slices = 1,
                                  .dst_row_pitch = dstPitch,
                                  .src_row_pitch = srcPitch};
    ncpu_block(&submit, blocking);
    return ncpu_end(&submit, eng_copy_rect(&submit.engine, &rect));
}
