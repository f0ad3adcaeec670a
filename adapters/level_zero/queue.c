/* Queues: one immediate command list for kernels and all that is in order; an out-of-order queue
 * has a second one on the engine that copies, where the device has such. A command queue of the
 * program's has regular lists instead (regular.c). */
#include <stdlib.h>

#include "command.h"
#include "context.h"
#include "event.h"
#include "fuse_queue/queue_fusing.h"
#include "held.h"
#include "host.h"
#include "kernel.h"
#include "mem.h"
#include "queue.h"
#include "shared_event.h"

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

/* What a queue is made from: one of the two, or neither. */
struct native {
    ze_command_list_handle_t list; /* immediate */
    ze_command_queue_handle_t queue;
    bool stays; /* the program's */
};

static ur_result_t make_native(ur_queue_handle_t queue, const struct native *native) {
    queue->adopted = native->stays;
    if (native->queue) {
        return ze_regular_create(queue->context, queue->device, native->queue, &queue->regular);
    }
    queue->lists[0] = native->list;
    ur_result_t result = native->list ? UR_RESULT_SUCCESS
                                      : make_list(queue, queue->device->compute_ordinal,
                                                  queue->index, &queue->lists[0]);
    if (result == UR_RESULT_SUCCESS) {
        queue->raw[0] = ze_raw(ZEL_HANDLE_COMMAND_LIST, queue->lists[0]);
    }
    return result;
}

/* What queues and recorders have in common, with a lane. NULL: host memory is exhausted. */
static ur_queue_handle_t queue_make(ur_context_handle_t context, ur_device_handle_t device,
                                    ur_queue_flags_t flags) {
    ur_queue_handle_t queue = calloc(1, sizeof(*queue));
    if (!queue) {
        return NULL;
    }
    ur_object_init(&queue->object, UR_KIND_QUEUE);
    atomic_init(&queue->holds, 1);
    queue->context = context;
    queue->device = device;
    queue->place = ze_context_index(context, device);
    queue->native_at = queue->place * sizeof(struct ze_native_kernel);
    queue->flags = flags;
    queue->in_order = !(flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    queue->lane = ur_lane_create(&ze_pool_backend, queue, queue->in_order);
    if (!queue->lane) {
        free(queue);
        return NULL;
    }
    return queue;
}

static ur_result_t queue_new(ur_context_handle_t context, ur_device_handle_t device,
                             ur_queue_flags_t flags, uint32_t index, const struct native *native,
                             ur_queue_handle_t *out) {
    ur_queue_handle_t queue = queue_make(context, device, flags);
    if (!queue) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    queue->index = index;
    queue->profiling = flags & UR_QUEUE_FLAG_PROFILING_ENABLE;
    ur_result_t result = make_native(queue, native);
    if (result != UR_RESULT_SUCCESS) {
        ur_lane_release(queue->lane);
        free(queue);
        return result;
    }
    queue->quick = queue->list_orders ? context : NULL;
    atomic_init(&queue->direct, queue->list_orders);
    bool counts = queue->list_orders && context->platform->counter_based;
    queue->kind = counts ? (queue->profiling ? ZE_EVENT_COUNTER_TIMED : ZE_EVENT_COUNTER)
                         : (queue->profiling ? ZE_EVENT_TIMED : ZE_EVENT_VISIBLE);
    queue->given = native->list || native->queue;
    queue->shared = queue->given;
    queue->ordered = !queue->shared;
    ur_pool_queue_init(&queue->pool, context->space, queue, device, queue->lane);
    if (queue->given) {
        ur_pool_queue_expose(&queue->pool);
    }
    ze_context_retain(context);
    ze_context_hold(context);
    ze_device_retain(device);
    pthread_mutex_lock(&list_lock);
    queue->next = list;
    if (list) {
        list->previous = queue;
    }
    list = queue;
    pthread_mutex_unlock(&list_lock);
    ur_exit_watch();
    *out = queue;
    return UR_RESULT_SUCCESS;
}

ur_result_t ze_recorder_create(ur_context_handle_t context, ur_device_handle_t device,
                               ze_command_list_handle_t to, ur_queue_handle_t *recorder) {
    ur_queue_handle_t queue =
        queue_make(context, device, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    if (!queue) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    queue->pool.space = context->space;
    queue->lists[0] = to;
    queue->shared = queue->records = true;
    *recorder = queue;
    return UR_RESULT_SUCCESS;
}

void ze_recorder_free(ur_queue_handle_t recorder) {
    recorder->object.kind = UR_KIND_DEAD;
    ur_lane_release(recorder->lane);
    free(recorder);
}

void ze_queue_free(ur_queue_handle_t queue) {
    ur_context_handle_t context = queue->context;
    free(queue);
    ze_context_unhold(context);
}

/* A list must not be destroyed while the device works on it: a driver that failed once is asked
 * again. */
static void finish_for_good(ur_queue_handle_t queue) {
    for (int i = 0; i < 3 && ze_queue_finish(queue) != UR_RESULT_SUCCESS; ++i) {
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
    /* Its kernels are used by nothing else, and by this queue's commands no more. */
    ur_fusing_forget(atomic_load_explicit(&queue->fusing, memory_order_acquire));
    ur_lane_release(queue->lane);
    ze_queue_forgive(queue);
    ze_held_drop(queue);
    free(queue->held);
    ze_native_events_leave(context, queue); /* before others may take them */
    ze_events_close(queue);
    for (uint32_t i = queue->adopted ? 1 : 0; i < ZE_MAX_LISTS; ++i) {
        if (queue->lists[i]) {
            ze.zeCommandListDestroy(queue->lists[i]);
        }
    }
    if (queue->regular) {
        ze_regular_destroy(queue->regular, !queue->adopted);
    }
    urDeviceRelease(queue->device);
    ze_context_release(context);
    ze_queue_unhold(queue);
}

uint32_t ze_queue_copy_list(ur_queue_handle_t queue) {
    if (queue->lists[1]) {
        return 1;
    }
    if (queue->device->copy_ordinal < 0 || queue->shared || queue->barred) {
        return 0; /* made before the first barrier or not at all: it would not be reached by that */
    }
    if (make_list(queue, (uint32_t)queue->device->copy_ordinal, 0, &queue->lists[1]) !=
        UR_RESULT_SUCCESS) {
        return 0;
    }
    queue->raw[1] = ze_raw(ZEL_HANDLE_COMMAND_LIST, queue->lists[1]);
    return 1;
}

static ur_result_t finish_tasks(ur_queue_handle_t queue) {
    ur_event_handle_t *events;
    uint32_t count;
    ur_result_t result = ze_tasks_take(queue, &count, &events);
    for (uint32_t i = 0; i < count; ++i) {
        ur_result_t one = ze_event_wait(events[i]);
        result = result != UR_RESULT_SUCCESS ? result : one;
        ze_event_drop(events[i]);
    }
    free(events);
    return result;
}

static ur_result_t finish_owed(ur_queue_handle_t queue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    ur_event_handle_t event;
    while (result == UR_RESULT_SUCCESS && (event = ze_queue_owes(queue))) {
        result = ze_event_wait(event);
        ze_event_drop(event);
    }
    return result;
}

ur_result_t ze_queue_finish(ur_queue_handle_t queue) {
    ur_result_t tasks = queue->in_order ? finish_owed(queue) : finish_tasks(queue);
    if (tasks != UR_RESULT_SUCCESS) {
        return tasks;
    }
    ur_event_handle_t ends[ZE_MAX_LISTS] = {NULL};
    ze_result_t (*wait)(ze_command_list_handle_t, uint64_t) =
        queue->context->platform->call.list_synchronize;
    ur_result_t result = UR_RESULT_SUCCESS;
    ze_lock(&queue->lock);
    uint64_t serial = queue->serial, seq = ur_lane_given(queue->lane);
    if (serial == queue->seen && !queue->shared) {
        ze_unlock(&queue->lock);
        if (queue->pool.lane) { /* what was freed without any command may go back */
            ur_pool_queue_finished(&queue->pool, seq);
        }
        return result;
    }
    for (uint32_t i = 0; !wait && i < ZE_MAX_LISTS; ++i) {
        if (!queue->lists[i] || (!queue->list_used[i] && !queue->shared && !queue->list_orders)) {
            continue;
        }
        result = ze_event_take(queue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, &ends[i]);
        if (result == UR_RESULT_SUCCESS) {
            result = ZE_CHECK(zeCommandListAppendBarrier, queue->lists[i], ends[i]->ze, 0, NULL);
            if (result != UR_RESULT_SUCCESS) {
                ze_event_abandon(ends[i]);
                ends[i] = NULL;
            }
        }
        if (result != UR_RESULT_SUCCESS) {
            break;
        }
    }
    ze_unlock(&queue->lock);
    if (queue->regular) {
        result = ze_regular_wait(queue->regular);
    }
    for (uint32_t i = 0; i < ZE_MAX_LISTS; ++i) {
        ur_result_t one = UR_RESULT_SUCCESS;
        if (ends[i]) {
            one = ze_event_wait(ends[i]);
            ze_event_drop(ends[i]);
        } else if (wait && queue->lists[i]) {
            one = ze_check(wait(queue->raw[i], UINT64_MAX), "zeCommandListHostSynchronize");
        }
        result = result != UR_RESULT_SUCCESS ? result : one;
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ze_lock(&queue->lock);
    queue->seen = serial > queue->seen ? serial : queue->seen;
    ze_held_look(queue);
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
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (size_t i = 0; i < at; ++i) {
        ur_result_t one = ze_queue_finish(queues[i]);
        result = result != UR_RESULT_SUCCESS ? result : one;
        ze_queue_release(queues[i]);
    }
    free(queues);
    return result;
}

ur_result_t urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                          const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phQueue);
    if (ze_context_index(hContext, hDevice) == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
    }
    ur_queue_flags_t flags = pProperties ? pProperties->flags : 0;
    ur_result_t result = ur_queue_flags_check(flags);
    if (result != UR_RESULT_SUCCESS) {
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
    return queue_new(hContext, hDevice, flags, index, &(struct native){NULL, NULL, false}, phQueue);
}

ur_result_t urQueueRelease(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    ze_queue_release(hQueue);
    return UR_RESULT_SUCCESS;
}

static bool owes_nothing(ur_queue_handle_t queue) {
    bool done = true;
    ur_event_handle_t event;
    while (done && (event = ze_queue_owes(queue))) {
        done = ze_event_done(event);
        ze_event_drop(event);
    }
    return done;
}

static ur_result_t is_empty(ur_queue_handle_t queue, bool *empty) {
    ze_result_t (*wait)(ze_command_list_handle_t, uint64_t) =
        queue->context->platform->call.list_synchronize;
    ur_result_t result = UR_RESULT_SUCCESS;
    bool paid = owes_nothing(queue);
    ze_lock(&queue->lock);
    uint64_t serial = queue->serial;
    if (queue->tasks || !paid) {
        *empty = false;
        ze_unlock(&queue->lock);
        return result;
    }
    *empty = serial == queue->seen && !queue->shared;
    if (*empty) {
        ze_unlock(&queue->lock);
        return result;
    }
    bool idle = true;
    if (queue->regular) {
        result = ze_regular_idle(queue->regular, &idle);
    }
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < ZE_MAX_LISTS; ++i) {
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
        if (result != UR_RESULT_SUCCESS) {
            break;
        }
        result = ZE_CHECK(zeCommandListAppendBarrier, queue->lists[i], end->ze, 0, NULL);
        if (result != UR_RESULT_SUCCESS) {
            ze_event_abandon(end);
            break;
        }
        /* The barrier itself takes a moment; a queue that is empty should not look busy for that.
         */
        idle &= ze.zeEventHostSynchronize(end->ze, 100000) == ZE_RESULT_SUCCESS;
        ze_event_drop(end);
    }
    if (result == UR_RESULT_SUCCESS && idle) {
        queue->seen = serial;
    }
    *empty = idle;
    ze_unlock(&queue->lock);
    return result;
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
        bool empty = false;
        result = pPropValue ? is_empty(hQueue, &empty) : UR_RESULT_SUCCESS;
        return result != UR_RESULT_SUCCESS ? result : ur_info_value(out, ur_bool_t, empty);
    }
    return ur_queue_facts(out, propName, &hQueue->object, hQueue->context, hQueue->device,
                          hQueue->flags);
}

ur_result_t urQueueFinish(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    ur_result_t result = ze_queue_finish(hQueue);
    if (result == UR_RESULT_SUCCESS &&
        atomic_load_explicit(&hQueue->failed, memory_order_relaxed) &&
        atomic_exchange(&hQueue->failed, false)) {
        return ur_user_event_failed();
    }
    return result;
}

ur_result_t urQueueFlush(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue); /* nothing is ever held back */
    return UR_RESULT_SUCCESS;
}

/* What pNativeData of a ur_queue_native_desc_t points to. */
enum { KIND_QUEUE, KIND_LIST, KIND_UNTOLD };

ur_result_t urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                   ur_native_handle_t *phNativeQueue) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phNativeQueue);
    if (pDesc && pDesc->pNativeData) {
        *(int32_t *)pDesc->pNativeData = hQueue->regular ? KIND_QUEUE : KIND_LIST;
    }
    ze_lock(&hQueue->lock);
    hQueue->shared = true;
    ur_pool_queue_expose(&hQueue->pool);
    hQueue->ordered = false;
    ze_unlock(&hQueue->lock);
    *phNativeQueue = hQueue->regular ? (ur_native_handle_t)ze_regular_native(hQueue->regular)
                                     : (ur_native_handle_t)hQueue->lists[0];
    return UR_RESULT_SUCCESS;
}

/* Whether a queue of ours has that command queue. */
static bool is_command_queue(ur_native_handle_t native) {
    bool found = false;
    pthread_mutex_lock(&list_lock);
    for (ur_queue_handle_t queue = list; queue && !found; queue = queue->next) {
        found = queue->regular && (ur_native_handle_t)ze_regular_native(queue->regular) == native;
    }
    pthread_mutex_unlock(&list_lock);
    return found;
}

/* A handle whose kind is not told is an immediate list, as those are that we make, unless it is
 * known. */
static ur_result_t queue_read_properties(const ur_queue_native_properties_t *properties,
                                         ur_native_handle_t handle, ur_queue_flags_t *flags,
                                         struct native *native) {
    int32_t kind = KIND_UNTOLD;
    const ur_base_properties_t *next = properties ? properties->pNext : NULL;
    for (; next; next = next->pNext) {
        if (next->stype == UR_STRUCTURE_TYPE_QUEUE_PROPERTIES) {
            *flags = ((const ur_queue_properties_t *)next)->flags;
        } else if (next->stype == UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC) {
            const int32_t *told = ((const ur_queue_native_desc_t *)next)->pNativeData;
            kind = told ? *told : kind;
            if (told && kind != KIND_QUEUE && kind != KIND_LIST) {
                return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                               "a native queue is of kind 0, a command queue, or 1, an immediate "
                               "command list, and not of kind %d",
                               (int)kind);
            }
        }
    }
    if (kind == KIND_QUEUE || (kind == KIND_UNTOLD && is_command_queue(handle))) {
        native->queue = (ze_command_queue_handle_t)handle;
    } else {
        native->list = (ze_command_list_handle_t)handle;
    }
    native->stays = !(properties && properties->isNativeHandleOwned);
    return ur_queue_flags_check(*flags);
}

ur_result_t urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                          ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          const ur_queue_native_properties_t *pProperties,
                                          ur_queue_handle_t *phQueue) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phQueue);
    if (!hNativeQueue) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    ur_device_handle_t device = hContext->devices[0];
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
        device = hDevice;
        if (ze_context_index(hContext, hDevice) == UINT32_MAX) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
        }
    }
    struct native native = {NULL, NULL, false};
    ur_queue_flags_t flags = 0;
    ur_result_t result = queue_read_properties(pProperties, hNativeQueue, &flags, &native);
    return result != UR_RESULT_SUCCESS ? result
                                       : queue_new(hContext, device, flags, 0, &native, phQueue);
}
