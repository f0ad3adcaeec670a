/* Queues: one immediate command list for kernels and all that is in order; an out-of-order queue
 * has a second one on the engine that copies, where the device has such. */
#include <stdlib.h>

#include "ze.h"

/* All queues of the process, for waiting for a device. Leaf lock. */
static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static ur_queue_handle_t list;

static ur_result_t make_list(ur_queue_handle_t queue, uint32_t ordinal, uint32_t index,
                             ze_command_list_handle_t *out) {
    ze_command_queue_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                    .ordinal = ordinal,
                                    .index = index,
                                    .mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS,
                                    .priority = queue->flags & UR_QUEUE_FLAG_PRIORITY_HIGH
                                                    ? ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH
                                                : queue->flags & UR_QUEUE_FLAG_PRIORITY_LOW
                                                    ? ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_LOW
                                                    : ZE_COMMAND_QUEUE_PRIORITY_NORMAL};
    if (queue->in_order && queue->context->platform->in_order) {
        desc.flags |= ZE_FLAG_QUEUE_IN_ORDER;
        ze_result_t code =
            ze.zeCommandListCreateImmediate(queue->context->ze, queue->device->ze, &desc, out);
        if (code != ZE_RESULT_ERROR_INVALID_ENUMERATION &&
            code != ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
            queue->list_orders = code == ZE_RESULT_SUCCESS;
            return ze_check(code, "zeCommandListCreateImmediate");
        }
        /* A layer between us and the driver that does not know the flag: barriers keep the order.
         */
        desc.flags &= ~ZE_FLAG_QUEUE_IN_ORDER;
    }
    return ZE_CHECK(zeCommandListCreateImmediate, queue->context->ze, queue->device->ze, &desc,
                    out);
}

/* `adopted` is a list of the program's, or NULL. */
static ur_result_t queue_new(ur_context_handle_t context, ur_device_handle_t device,
                             ur_queue_flags_t flags, uint32_t index,
                             ze_command_list_handle_t adopted, bool owned, ur_queue_handle_t *out) {
    ur_queue_handle_t queue = calloc(1, sizeof(*queue));
    if (!queue) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    ur_object_init(&queue->object, UR_KIND_QUEUE);
    atomic_init(&queue->holds, 1);
    queue->context = context;
    queue->device = device;
    queue->place = ze_context_index(context, device);
    queue->native_at = queue->place * sizeof(struct ze_native_kernel);
    queue->flags = flags;
    queue->index = index;
    queue->in_order = !(flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    queue->profiling = flags & UR_QUEUE_FLAG_PROFILING_ENABLE;
    queue->lane = ur_lane_create(&ze_pool_backend, queue, queue->in_order);
    if (!queue->lane) {
        goto free_queue;
    }
    if (adopted) {
        queue->lists[0] = adopted;
        queue->adopted = !owned;
    } else {
        result = make_list(queue, device->compute_ordinal, index, &queue->lists[0]);
        if (result) {
            goto release_lane;
        }
    }
    queue->raw[0] = ze_raw(ZEL_HANDLE_COMMAND_LIST, queue->lists[0]);
    queue->quick = queue->list_orders ? context : NULL;
    bool counts = queue->list_orders && context->platform->counter_based;
    queue->kind = counts ? (queue->profiling ? ZE_EVENT_COUNTER_TIMED : ZE_EVENT_COUNTER)
                         : (queue->profiling ? ZE_EVENT_TIMED : ZE_EVENT_VISIBLE);
    queue->ordered = !adopted;
    ur_pool_queue_init(&queue->pool, context->space, queue, device, queue->lane);
    ze_context_retain(context);
    ze_context_hold(context);
    ur_object_retain(&device->object);
    pthread_mutex_lock(&list_lock);
    queue->next = list;
    if (list) {
        list->previous = queue;
    }
    list = queue;
    pthread_mutex_unlock(&list_lock);
    *out = queue;
    return UR_RESULT_SUCCESS;

release_lane:
    ur_lane_release(queue->lane);
free_queue:
    free(queue);
    return result;
}

void ze_queue_free(ur_queue_handle_t queue) {
    ur_context_handle_t context = queue->context;
    free(queue);
    ze_context_unhold(context);
}

void ze_queue_retain(ur_queue_handle_t queue) {
    ur_object_retain(&queue->object);
}

/* A list must not be destroyed while the device works on it: a driver that failed once is asked
 * again. */
static void finish_for_good(ur_queue_handle_t queue) {
    for (int i = 0; i < 3 && ze_queue_finish(queue); ++i) {
    }
}

void ze_queue_release(ur_queue_handle_t queue) {
    if (!ur_object_release(&queue->object)) {
        return;
    }
    ur_context_handle_t context = queue->context;
    pthread_mutex_lock(&list_lock);
    if (queue->previous) {
        queue->previous->next = queue->next;
    } else {
        list = queue->next;
    }
    if (queue->next) {
        queue->next->previous = queue->previous;
    }
    pthread_mutex_unlock(&list_lock);
    finish_for_good(queue);
    ur_pool_queue_fini(&queue->pool); /* which may leave a last mark */
    finish_for_good(queue);
    ur_lane_release(queue->lane);
    ze_events_close(queue);
    for (uint32_t i = queue->adopted ? 1 : 0; i < ZE_MAX_LISTS; ++i) {
        if (queue->lists[i]) {
            ze.zeCommandListDestroy(queue->lists[i]);
        }
    }
    urDeviceRelease(queue->device);
    ze_context_release(context);
    ze_queue_unhold(queue);
}

uint32_t ze_queue_copy_list(ur_queue_handle_t queue) {
    if (queue->lists[1]) {
        return 1;
    }
    if (queue->device->copy_ordinal < 0 || queue->adopted || queue->serial != 0) {
        return 0; /* made with the first command or not at all: barriers before it would not reach
                     it */
    }
    if (make_list(queue, (uint32_t)queue->device->copy_ordinal, 0, &queue->lists[1])) {
        return 0;
    }
    queue->raw[1] = ze_raw(ZEL_HANDLE_COMMAND_LIST, queue->lists[1]);
    return 1;
}

ur_result_t ze_queue_finish(ur_queue_handle_t queue) {
    ur_event_handle_t ends[ZE_MAX_LISTS] = {NULL};
    ze_result_t (*wait)(ze_command_list_handle_t, uint64_t) =
        queue->context->platform->call.list_synchronize;
    ur_result_t result = UR_RESULT_SUCCESS;
    ze_lock(&queue->lock);
    uint64_t serial = queue->serial, seq = ur_lane_seq(queue->lane);
    if (serial == queue->seen && !queue->adopted) {
        ze_unlock(&queue->lock);
        return result;
    }
    for (uint32_t i = 0; !wait && i < ZE_MAX_LISTS; ++i) {
        if (!queue->lists[i] || (!queue->list_used[i] && !queue->adopted && !queue->list_orders)) {
            continue;
        }
        result = ze_event_take(queue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, &ends[i]);
        if (!result) {
            result = ZE_CHECK(zeCommandListAppendBarrier, queue->lists[i], ends[i]->ze, 0, NULL);
            if (result) {
                ze_event_abandon(ends[i]);
                ends[i] = NULL;
            }
        }
        if (result) {
            break;
        }
    }
    ze_unlock(&queue->lock);
    for (uint32_t i = 0; i < ZE_MAX_LISTS; ++i) {
        ur_result_t one = UR_RESULT_SUCCESS;
        if (ends[i]) {
            one = ze_event_wait(ends[i]);
            ze_event_drop(ends[i]);
        } else if (wait && queue->lists[i]) {
            one = ze_check(wait(queue->raw[i], UINT64_MAX), "zeCommandListHostSynchronize");
        }
        result = result ? result : one;
    }
    if (result) {
        return result;
    }
    ze_lock(&queue->lock);
    queue->seen = serial > queue->seen ? serial : queue->seen;
    ze_unlock(&queue->lock);
    ze_events_finished(queue, serial);
    if (queue->pool.lane) { /* else the queue is going */
        ur_pool_queue_finished(&queue->pool, seq);
    }
    return result;
}

/* Takes a reference unless the last one is gone already. */
static bool try_retain(ur_queue_handle_t queue) {
    uint32_t refs = ur_object_refs(&queue->object);
    while (refs != 0) {
        if (atomic_compare_exchange_weak_explicit(&queue->object.refs, &refs, refs + 1,
                                                  memory_order_acq_rel, memory_order_relaxed)) {
            return true;
        }
    }
    return false;
}

static bool is_of(ur_queue_handle_t queue, ur_context_handle_t context, ur_device_handle_t device) {
    return context ? queue->context == context
                   : queue->device == device || queue->device->parent == device;
}

ur_result_t ze_queues_finish(ur_context_handle_t context, ur_device_handle_t device) {
    ur_queue_handle_t *queues = NULL;
    size_t count = 0, at = 0;
    pthread_mutex_lock(&list_lock);
    for (ur_queue_handle_t queue = list; queue; queue = queue->next) {
        count += is_of(queue, context, device);
    }
    if (count) {
        queues = malloc(count * sizeof(*queues));
    }
    for (ur_queue_handle_t queue = list; queue && queues; queue = queue->next) {
        if (is_of(queue, context, device) && try_retain(queue)) {
            queues[at++] = queue;
        }
    }
    pthread_mutex_unlock(&list_lock);
    if (count && !queues) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (size_t i = 0; i < at; ++i) {
        ur_result_t one = ze_queue_finish(queues[i]);
        result = result ? result : one;
        ze_queue_release(queues[i]);
    }
    free(queues);
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueCreate(ur_context_handle_t hContext,
                                                  ur_device_handle_t hDevice,
                                                  const ur_queue_properties_t *pProperties,
                                                  ur_queue_handle_t *phQueue) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phQueue);
    if (ze_context_index(hContext, hDevice) == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
    }
    ur_queue_flags_t flags = pProperties ? pProperties->flags : 0;
    ur_result_t result = ur_queue_flags_check(flags);
    if (result) {
        return result;
    }
    uint32_t index = 0;
    const ur_base_properties_t *next = pProperties ? pProperties->pNext : NULL;
    for (; next; next = next->pNext) {
        if (next->stype == UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES) {
            index = ((const ur_queue_index_properties_t *)next)->computeIndex;
        }
    }
    if (index >= hDevice->compute_count) {
        return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, 0,
                       "the device has %u compute engines, there is none of index %u",
                       hDevice->compute_count, index);
    }
    return queue_new(hContext, hDevice, flags, index, NULL, true, phQueue);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    ze_queue_release(hQueue);
    return UR_RESULT_SUCCESS;
}

static ur_result_t is_empty(ur_queue_handle_t queue, bool *empty) {
    ze_result_t (*wait)(ze_command_list_handle_t, uint64_t) =
        queue->context->platform->call.list_synchronize;
    ur_result_t result = UR_RESULT_SUCCESS;
    ze_lock(&queue->lock);
    uint64_t serial = queue->serial;
    *empty = serial == queue->seen && !queue->adopted;
    if (*empty) {
        ze_unlock(&queue->lock);
        return result;
    }
    bool idle = true;
    for (uint32_t i = 0; !result && i < ZE_MAX_LISTS; ++i) {
        if (!queue->lists[i]) {
            continue;
        }
        if (wait) {
            ze_result_t code = wait(queue->raw[i], 0);
            idle &= code == ZE_RESULT_SUCCESS;
            result = code == ZE_RESULT_NOT_READY ? result
                                                 : ze_check(code, "zeCommandListHostSynchronize");
            continue;
        }
        ur_event_handle_t end;
        result = ze_event_take(queue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, &end);
        if (result) {
            break;
        }
        result = ZE_CHECK(zeCommandListAppendBarrier, queue->lists[i], end->ze, 0, NULL);
        if (result) {
            ze_event_abandon(end);
            break;
        }
        /* The barrier itself takes a moment; a queue that is empty should not look busy for that.
         */
        idle &= ze.zeEventHostSynchronize(end->ze, 100000) == ZE_RESULT_SUCCESS;
        ze_event_drop(end);
    }
    if (!result && idle) {
        queue->seen = serial;
    }
    *empty = idle;
    ze_unlock(&queue->lock);
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueGetInfo(ur_queue_handle_t hQueue,
                                                   ur_queue_info_t propName, size_t propSize,
                                                   void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_QUEUE(hQueue);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result) {
        return result;
    }
    if (propName == UR_QUEUE_INFO_EMPTY) {
        bool empty = false;
        result = pPropValue ? is_empty(hQueue, &empty) : UR_RESULT_SUCCESS;
        return result ? result : ur_info_value(out, ur_bool_t, empty);
    }
    return ur_queue_facts(out, propName, &hQueue->object, hQueue->context, hQueue->device,
                          hQueue->flags);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    return ze_queue_finish(hQueue);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue); /* immediate lists hold nothing back */
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue,
                                                                    bool *pResult) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pResult);
    *pResult = false; /* there is no way to begin a capture */
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue,
                                                           ur_queue_native_desc_t *pDesc,
                                                           ur_native_handle_t *phNativeQueue) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phNativeQueue);
    if (pDesc && pDesc->pNativeData) {
        *(int32_t *)pDesc->pNativeData = 1; /* an immediate command list, not a command queue */
    }
    /* Whoever has the list may append without telling. */
    ze_lock(&hQueue->lock);
    hQueue->serial += 1;
    hQueue->ordered = false;
    hQueue->list_used[0] = true;
    ze_unlock(&hQueue->lock);
    *phNativeQueue = (ur_native_handle_t)hQueue->lists[0];
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phQueue);
    if (!hNativeQueue) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    ur_device_handle_t device = hContext->devices[0];
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
        device = hDevice;
        if (ze_context_index(hContext, hDevice) == UINT32_MAX) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
        }
    }
    const ur_base_properties_t *next = pProperties ? pProperties->pNext : NULL;
    for (; next; next = next->pNext) {
        const ur_queue_native_desc_t *desc = (const ur_queue_native_desc_t *)next;
        if (next->stype == UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC && desc->pNativeData &&
            *(const int32_t *)desc->pNativeData == 0) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                           "queues are made from immediate command lists, not from command queues");
        }
    }
    return queue_new(hContext, device, 0, 0, (ze_command_list_handle_t)hNativeQueue,
                     pProperties && pProperties->isNativeHandleOwned, phQueue);
}
