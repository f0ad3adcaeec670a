/* Queues: a stream of the engine, and the place of each command in the order that the pool follows.
 */
#include <stdlib.h>

#include "fuse_queue/queue_fusing.h"
#include "ncpu.h"

void ncpu_queue_use(ur_queue_handle_t queue) {
    atomic_fetch_add_explicit(&queue->uses, 1, memory_order_relaxed);
}

void ncpu_queue_unuse(ur_queue_handle_t queue) {
    if (atomic_fetch_sub_explicit(&queue->uses, 1, memory_order_acq_rel) == 1) {
        pthread_mutex_destroy(&queue->lock);
        free(queue);
    }
}

/* Commands that are under way go on: they hold what they use, and the stream outlives its handle.
 */
static void close_queue(ur_queue_handle_t queue) {
    ncpu_native_free(queue->native);
    ur_fusing_forget(atomic_load_explicit(&queue->fusing, memory_order_acquire));
    ur_pool_queue_fini(&queue->pool);
    ur_lane_release(queue->lane);
    if (!queue->records) {
        eng_stream_destroy(queue->stream);
    }
    ncpu_device_release(queue->device);
    ncpu_context_release(queue->context);
    ncpu_queue_unuse(queue);
}

static ur_result_t check_properties(const ur_queue_properties_t *properties,
                                    ur_queue_flags_t *flags) {
    *flags = properties ? properties->flags : 0;
    ur_result_t result = ur_queue_flags_check(*flags);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const ur_base_properties_t *next = properties ? properties->pNext : NULL;
    for (; next; next = next->pNext) {
        if (next->stype == UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES &&
            ((const ur_queue_index_properties_t *)next)->computeIndex >= 1) {
            return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, 0, "compute index %u of 1",
                           ((const ur_queue_index_properties_t *)next)->computeIndex);
        }
    }
    return UR_RESULT_SUCCESS;
}

/* Takes over the stream. What `records` is no queue to the allocator: nothing of it ever completes,
 * so all that the host frees would wait for it. */
static ur_result_t queue_make(ur_context_handle_t context, ur_device_handle_t device,
                              ur_queue_flags_t flags, struct eng_stream *stream, bool records,
                              ur_queue_handle_t *out) {
    ur_queue_handle_t queue = calloc(1, sizeof(*queue));
    if (!queue) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    queue->lane = ur_lane_create(&ncpu_pool_backend, queue,
                                 !(flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE));
    if (!queue->lane) {
        free(queue);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&queue->object, UR_KIND_QUEUE);
    atomic_init(&queue->uses, 1);
    pthread_mutex_init(&queue->lock, NULL);
    ncpu_context_retain(context);
    ncpu_device_retain(device);
    queue->context = context;
    queue->device = device;
    queue->flags = flags;
    queue->stream = stream;
    queue->records = records;
    if (!records) {
        ur_pool_queue_init(&queue->pool, context->space, queue, device, queue->lane);
        if (ncpu_checking) {
            ur_pool_queue_watch(&queue->pool, &ncpu_pool_watch);
        }
    }
    *out = queue;
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                          const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phQueue);
    ur_queue_flags_t flags;
    ur_result_t result = check_properties(pProperties, &flags);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!ncpu_context_has(hContext, hDevice)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is none of the context's");
    }
    bool in_order = !(flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    struct eng_stream *stream;
    result =
        ncpu_result(eng_stream_create(hDevice->engine, in_order ? ENG_IN_ORDER : 0, &stream), NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = queue_make(hContext, hDevice, flags, stream, false, phQueue);
        if (result != UR_RESULT_SUCCESS) {
            eng_stream_destroy(stream);
        }
    }
    return result;
}

ur_result_t ncpu_recorder_create(ur_context_handle_t context, ur_device_handle_t device,
                                 struct eng_stream *stream, ur_queue_handle_t *out) {
    return queue_make(context, device, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, stream, true,
                      out);
}

ur_result_t urQueueRelease(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    if (ur_object_release(&hQueue->object)) {
        close_queue(hQueue);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_QUEUE(hQueue);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (propName == UR_QUEUE_INFO_EMPTY) {
        return ur_info_value(out, ur_bool_t, eng_stream_idle(hQueue->stream));
    }
    return ur_queue_facts(out, propName, &hQueue->object, hQueue->context, hQueue->device,
                          hQueue->flags);
}

ur_result_t urQueueFinish(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    char text[256] = "";
    uint64_t seq = ur_lane_given(hQueue->lane);
    int result = eng_stream_wait(hQueue->stream, text, sizeof(text));
    ur_pool_queue_finished(&hQueue->pool, seq);
    return ncpu_result(result, text);
}

/* Commands are with the engine as soon as they are enqueued. */
ur_result_t urQueueFlush(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    return UR_RESULT_SUCCESS;
}
