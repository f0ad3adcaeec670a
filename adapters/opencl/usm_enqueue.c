/* Enqueued commands on unified shared memory: copies, fills, hints, and their forms with rows. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "ocl.h"
#include "rows.h"

#define FILL_CHUNK ((size_t)64 * 1024)
#define ROW_GROUP 64

cl_int ocl_enqueue_copy(ur_context_handle_t context, cl_command_queue queue, bool blocking,
                        void *to, const void *from, size_t size, cl_uint count,
                        const cl_event *list, cl_event *event) {
    return context->usm == OCL_USM_INTEL
               ? context->call->clEnqueueMemcpyINTEL(queue, blocking, to, from, size, count, list,
                                                     event)
               : ocl.clEnqueueSVMMemcpy(queue, blocking, to, from, size, count, list, event);
}

cl_int ocl_enqueue_fill(ur_context_handle_t context, cl_command_queue queue, void *to,
                        const void *pattern, size_t pattern_size, size_t size, cl_uint count,
                        const cl_event *list, cl_event *event) {
    return context->usm == OCL_USM_INTEL
               ? context->call->clEnqueueMemFillINTEL(queue, to, pattern, pattern_size, size, count,
                                                      list, event)
               : ocl.clEnqueueSVMMemFill(queue, to, pattern, pattern_size, size, count, list,
                                         event);
}

static ur_result_t need_usm(ur_queue_handle_t queue) {
    UR_CHECK_QUEUE(queue);
    if (queue->context->usm == OCL_USM_NONE) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver has neither unified shared memory nor shared virtual memory");
    }
    return UR_RESULT_SUCCESS;
}

/* What lies beyond the end of an allocation that is known; other memory may be the host's. */
static ur_result_t usm_enqueue_check_range(ur_context_handle_t context, const void *pointer,
                                           size_t size, const char *what) {
    struct ur_pool_memory found;
    if (size > UINTPTR_MAX - (uintptr_t)pointer) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0, "%zu bytes from %p pass the last address",
                       size, pointer);
    }
    if (ocl_usm_find(context, pointer, &found) &&
        size > found.size - (size_t)((const char *)pointer - (char *)found.base)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes of %s at %p pass the end of the allocation of %zu bytes at %p",
                       size, what, pointer, found.size, found.base);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                               const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = need_usm(hQueue);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if ((result = usm_enqueue_check_range(hQueue->context, pDst, size, "the destination")) ||
        (result = usm_enqueue_check_range(hQueue->context, pSrc, size, "the source")) ||
        (result = ocl_submit_begin_copy(&submit, hQueue, blocking, numEventsInWaitList,
                                        phEventWaitList, phEvent, UR_COMMAND_USM_MEMCPY))) {
        return result;
    }
    cl_int code = ocl_enqueue_copy(hQueue->context, hQueue->cl, false, pDst, pSrc, size,
                                   submit.count, submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueMemcpyINTEL");
}

/* OpenCL fills with patterns of 1 to 128 bytes, a power of two, to which the destination is
 * aligned. Reduces a pattern of equal bytes to one. */
static bool can_fill(const void *to, const void *pattern, size_t *size) {
    const unsigned char *bytes = pattern;
    size_t same = 1;
    while (same < *size && bytes[same] == bytes[0]) {
        ++same;
    }
    if (same == *size) {
        *size = 1;
        return true;
    }
    return *size <= 128 && (*size & (*size - 1)) == 0 && (uintptr_t)to % *size == 0;
}

/* Any other pattern: some copies of it come from the host, and what is filled then doubles. */
static cl_int fill_by_copies(struct ocl_submit *submit, char *to, const void *pattern,
                             size_t pattern_size, size_t size) {
    ur_queue_handle_t queue = submit->queue;
    size_t filled = pattern_size;
    while (filled < size && filled < FILL_CHUNK) {
        filled += pattern_size;
    }
    char *chunk = malloc(filled);
    if (!chunk) {
        return CL_OUT_OF_HOST_MEMORY;
    }
    for (size_t at = 0; at < filled; at += pattern_size) {
        memcpy(chunk + at, pattern, pattern_size);
    }
    cl_event last = NULL;
    cl_int code = ocl_enqueue_copy(queue->context, queue->cl, false, to, chunk, filled,
                                   submit->count, submit->list, &last);
    if (code != CL_SUCCESS) {
        free(chunk);
        return code;
    }
    ocl_free_after(last, chunk);
    while (filled < size && code == CL_SUCCESS) {
        size_t part = filled < size - filled ? filled : size - filled;
        cl_event next = NULL;
        code = ocl_enqueue_copy(queue->context, queue->cl, false, to + filled, to, part, 1, &last,
                                &next);
        ocl.clReleaseEvent(last);
        last = next;
        filled += part;
    }
    submit->made = last; /* ocl_submit_end gives it to the caller or releases it */
    return code;
}

ur_result_t urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                             const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                             const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = need_usm(hQueue);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(pPattern);
    if (patternSize == 0 || size == 0 || patternSize > size || size % patternSize != 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if ((result = usm_enqueue_check_range(hQueue->context, pMem, size, "the destination")) ||
        (result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                                   UR_COMMAND_USM_FILL))) {
        return result;
    }
    cl_int code;
    if (can_fill(pMem, pPattern, &patternSize)) {
        code = ocl_enqueue_fill(hQueue->context, hQueue->cl, pMem, pPattern, patternSize, size,
                                submit.count, submit.list, ocl_submit_event(&submit));
    } else {
        code = fill_by_copies(&submit, pMem, pPattern, patternSize, size);
    }
    return ocl_submit_end(&submit, code, "clEnqueueMemFillINTEL");
}

/* What one command does to all rows, in a thread of a device that has the host's memory. */
struct all_rows {
    char *to;
    size_t to_pitch;
    const char *from; /* NULL: the pattern behind this, as often as it goes into the width */
    size_t from_pitch;
    size_t width, height;
    void *host; /* to be freed at the end, or NULL */
    size_t pattern_size;
    char pattern[];
};

static void CL_CALLBACK move_rows(void *argument) {
    const struct all_rows *rows = argument;
    for (size_t row = 0; row < rows->height; ++row) {
        char *to = rows->to + row * rows->to_pitch;
        if (rows->from) {
            memcpy(to, rows->from + row * rows->from_pitch, rows->width);
        } else if (rows->pattern_size == 1) {
            memset(to, rows->pattern[0], rows->width);
        } else if (row) {
            memcpy(to, rows->to, rows->width);
        } else {
            for (size_t at = 0; at < rows->width; at += rows->pattern_size) {
                memcpy(to + at, rows->pattern, rows->pattern_size);
            }
        }
    }
    free(rows->host);
}

/* One command for each row, where the device runs no functions of the host. In an out-of-order
 * queue, rows run side by side in groups; each group waits for the one before, so that few events
 * are held. */
struct rows {
    cl_int (*enqueue)(const struct rows *rows, size_t row, cl_uint count, const cl_event *list,
                      cl_event *event);
    ur_queue_handle_t queue;
    char *to;
    size_t to_pitch;
    const char *from;
    size_t from_pitch;
    size_t width;
    const void *pattern;
    size_t pattern_size;
};

static cl_int copy_row(const struct rows *rows, size_t row, cl_uint count, const cl_event *list,
                       cl_event *event) {
    return ocl_enqueue_copy(rows->queue->context, rows->queue->cl, false,
                            rows->to + row * rows->to_pitch, rows->from + row * rows->from_pitch,
                            rows->width, count, list, event);
}

static cl_int fill_row(const struct rows *rows, size_t row, cl_uint count, const cl_event *list,
                       cl_event *event) {
    return ocl_enqueue_fill(rows->queue->context, rows->queue->cl, rows->to + row * rows->to_pitch,
                            rows->pattern, rows->pattern_size, rows->width, count, list, event);
}

/* Without a command if the driver takes none such. */
static bool run_at_once(struct ocl_submit *submit, const struct rows *rows, size_t height,
                        void *host) {
    bool fills = rows->enqueue == fill_row;
    size_t pattern_size = fills ? rows->pattern_size : 0;
    struct all_rows *all = rows->queue->device->native_kernels && height > 1
                               ? malloc(sizeof(*all) + pattern_size)
                               : NULL;
    if (!all) {
        return false;
    }
    *all = (struct all_rows){
        rows->to, rows->to_pitch, fills ? NULL : rows->from, rows->from_pitch, rows->width, height,
        host,     pattern_size};
    if (fills) {
        memcpy(all->pattern, rows->pattern, pattern_size);
    }
    /* The driver copies what the function is given. */
    cl_int code =
        ocl.clEnqueueNativeKernel(rows->queue->cl, move_rows, all, sizeof(*all) + pattern_size, 0,
                                  NULL, NULL, submit->count, submit->list, &submit->made);
    free(all);
    return code == CL_SUCCESS;
}

/* By a kernel where there are many: the rows of a fill are copies of its first one. False if
 * nothing was enqueued, or nothing but that first row. */
static bool run_kernel(struct ocl_submit *submit, const struct rows *rows, size_t height) {
    ur_queue_handle_t queue = rows->queue;
    struct ocl_box box = {rows->to,         rows->to_pitch, rows->from,
                          rows->from_pitch, rows->width,    height};
    if (height <= ROW_GROUP) {
        return false;
    }
    if (rows->enqueue == copy_row) {
        return ocl_rows_copy(queue, &box, submit->count, submit->list, &submit->made);
    }
    struct ur_pool_memory found;
    cl_event first = NULL;
    if (!ocl_usm_find(queue->context, rows->to, &found) ||
        fill_row(rows, 0, submit->count, submit->list, &first) != CL_SUCCESS) {
        return false;
    }
    box = (struct ocl_box){
        rows->to + rows->to_pitch, rows->to_pitch, rows->to, 0, rows->width, height - 1};
    bool done = ocl_rows_copy(queue, &box, 1, &first, &submit->made);
    ocl.clReleaseEvent(first);
    return done;
}

/* Puts the event of all rows into submit->made. */
static cl_int run_rows(struct ocl_submit *submit, const struct rows *rows, size_t height) {
    ur_queue_handle_t queue = rows->queue;
    cl_event group[ROW_GROUP], gate = NULL;
    cl_int code = CL_SUCCESS;
    size_t row = 0;
    if (queue->in_order) {
        for (; row < height && code == CL_SUCCESS; ++row) {
            bool bare = row && !submit->before;
            code = rows->enqueue(rows, row, bare ? 0 : submit->count, bare ? NULL : submit->list,
                                 row + 1 == height ? &submit->made : NULL);
        }
        return code;
    }
    while (row < height && code == CL_SUCCESS) {
        cl_uint used = 0;
        for (; used < ROW_GROUP && row < height; ++used, ++row) {
            code = rows->enqueue(rows, row, gate ? 1 : submit->count, gate ? &gate : submit->list,
                                 &group[used]);
            if (code != CL_SUCCESS) {
                break;
            }
        }
        cl_event marker = NULL;
        if (code == CL_SUCCESS) {
            code = ocl.clEnqueueMarkerWithWaitList(queue->cl, used, group, &marker);
        }
        for (cl_uint i = 0; i < used; ++i) {
            ocl.clReleaseEvent(group[i]);
        }
        if (gate) {
            ocl.clReleaseEvent(gate);
        }
        gate = marker;
    }
    submit->made = gate;
    return code;
}

/* Copies rows that have been checked; frees `host`, which they are read from, when done. */
static ur_result_t submit_rows(struct ocl_submit *submit, const struct rows *rows, size_t height,
                               bool blocking, void *host, const char *call) {
    bool at_once = run_at_once(submit, rows, height, host);
    bool all = at_once || run_kernel(submit, rows, height);
    cl_int code = all ? CL_SUCCESS : ocl_submit_copy(submit, blocking);
    if (!all && code == CL_SUCCESS) {
        code = run_rows(submit, rows, height);
    }
    if (host && !at_once) {
        if (submit->made) {
            ocl_free_after(submit->made, host);
        } else {
            ocl.clFinish(rows->queue->cl); /* failed midway: rows before may still be copied */
            free(host);
        }
    }
    ocl_submit_block(submit, blocking);
    return ocl_submit_end(submit, code, call);
}

ur_result_t urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                 size_t dstPitch, const void *pSrc, size_t srcPitch, size_t width,
                                 size_t height, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = need_usm(hQueue);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    if (width == 0 || height == 0 || srcPitch == 0 || dstPitch == 0 || srcPitch < width ||
        dstPitch < width) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if ((result = usm_enqueue_check_range(
             hQueue->context, pDst, ur_rows_extent(dstPitch, width, height), "the destination")) ||
        (result = usm_enqueue_check_range(hQueue->context, pSrc,
                                          ur_rows_extent(srcPitch, width, height), "the source")) ||
        (result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                                   UR_COMMAND_USM_MEMCPY_2D))) {
        return result;
    }
    struct rows rows = {.enqueue = copy_row,
                        .queue = hQueue,
                        .to = pDst,
                        .to_pitch = dstPitch,
                        .from = pSrc,
                        .from_pitch = srcPitch,
                        .width = width};
    if (srcPitch == width && dstPitch == width) { /* without gaps: one row */
        rows.width = width * height;
        height = 1;
    }
    return submit_rows(&submit, &rows, height, blocking, NULL, "clEnqueueMemcpyINTEL");
}

ur_result_t urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                               size_t patternSize, const void *pPattern, size_t width,
                               size_t height, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    size_t total;
    ur_result_t result = need_usm(hQueue);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(pPattern);
    if (pitch == 0 || pitch < width || width == 0 || height == 0 || patternSize == 0 ||
        (patternSize & (patternSize - 1)) != 0 || __builtin_mul_overflow(width, height, &total) ||
        patternSize > total || total % patternSize != 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if ((result = usm_enqueue_check_range(
             hQueue->context, pMem, ur_rows_extent(pitch, width, height), "the destination")) ||
        (result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                                   UR_COMMAND_USM_FILL_2D))) {
        return result;
    }
    struct rows rows = {.enqueue = fill_row,
                        .queue = hQueue,
                        .to = pMem,
                        .to_pitch = pitch,
                        .width = width,
                        .pattern = pPattern,
                        .pattern_size = patternSize};
    if (pitch == width) {
        rows.width = total;
        height = 1;
    }
    /* Every row must begin with the pattern's first byte, at an address that is aligned to it. */
    char *host = NULL;
    if (!can_fill(pMem, pPattern, &rows.pattern_size) || rows.width % rows.pattern_size != 0 ||
        pitch % rows.pattern_size != 0) {
        host = malloc(total);
        if (!host) {
            return ocl_submit_abandon(&submit, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        for (size_t at = 0; at < total; at += patternSize) {
            memcpy(host + at, pPattern, patternSize);
        }
        rows.enqueue = copy_row;
        rows.from = host;
        rows.from_pitch = rows.width;
    }
    return submit_rows(&submit, &rows, height, false, host, "clEnqueueMemFillINTEL");
}

/* `unknown`: flags of the hint that the interface does not have. */
static ur_result_t check_hint(ur_queue_handle_t queue, const void *memory, size_t size,
                              uint32_t unknown) {
    ur_result_t result = need_usm(queue);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(memory);
    if (unknown) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    return size ? usm_enqueue_check_range(queue->context, memory, size, "the memory")
                : ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
}

ur_result_t urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                 ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = check_hint(hQueue, pMem, size, flags & UR_USM_MIGRATION_FLAGS_MASK);
    if (result != UR_RESULT_SUCCESS ||
        (result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                                   UR_COMMAND_USM_PREFETCH))) {
        return result;
    }
    ur_context_handle_t context = hQueue->context;
    cl_mem_migration_flags to =
        flags & UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST ? CL_MIGRATE_MEM_OBJECT_HOST : 0;
    cl_int code = CL_INVALID_OPERATION;
    if (context->usm == OCL_USM_INTEL && context->call->clEnqueueMigrateMemINTEL) {
        code = context->call->clEnqueueMigrateMemINTEL(hQueue->cl, pMem, size, to, submit.count,
                                                       submit.list, ocl_submit_event(&submit));
    }
    if (code !=
        CL_SUCCESS) { /* a hint that the driver does not take still has its place in order */
        code = ocl_marker(hQueue, submit.count, submit.list, ocl_submit_event(&submit));
    }
    return ocl_submit_end(&submit, code, "clEnqueueMarkerWithWaitList");
}

ur_result_t urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                               ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = check_hint(hQueue, pMem, size, advice & UR_USM_ADVICE_FLAGS_MASK);
    if (result != UR_RESULT_SUCCESS ||
        (result = ocl_submit_begin(&submit, hQueue, 0, NULL, phEvent, UR_COMMAND_USM_ADVISE))) {
        return result;
    }
    /* OpenCL defines no advice: a hint that has nobody to take it, but a place in the queue's
     * order. */
    cl_int code = ocl.clEnqueueMarkerWithWaitList(hQueue->cl, 0, NULL, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueMarkerWithWaitList");
}

ur_result_t urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                  size_t size) {
    cl_command_queue queue;
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if (hContext->usm == OCL_USM_NONE) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    }
    ur_result_t result = usm_enqueue_check_range(hContext, pDst, size, "the destination");
    if (result == UR_RESULT_SUCCESS) {
        result = usm_enqueue_check_range(hContext, pSrc, size, "the source");
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ocl_context_helper(hContext, hContext->devices[0], OCL_HELPER_IN_ORDER, &queue);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code = ocl_enqueue_copy(hContext, queue, true, pDst, pSrc, size, 0, NULL, NULL);
    return code == CL_SUCCESS ? UR_RESULT_SUCCESS
                              : ocl_fail_in(hContext, code, "clEnqueueMemcpyINTEL");
}
