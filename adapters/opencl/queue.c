/* Queues. */
#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "fuse_queue/queue_fusing.h"
#include "ocl.h"
#include "reusable_event.h"

/* All queues, so that a device or the users of an allocation can be waited for. A queue leaves the
 * list before its native queue is released, under this lock. */
static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static ur_queue_handle_t list;

/* Takes over one reference to `cl` on success. */
static ur_result_t queue_new(cl_command_queue cl, ur_context_handle_t context,
                             ur_device_handle_t device, ur_queue_flags_t flags,
                             ur_queue_handle_t *out) {
    bool in_order = !(flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_result_t result = in_order ? UR_RESULT_SUCCESS : ur_worker_ready(); /* for close_late */
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_queue_handle_t queue = calloc(1, sizeof(*queue));
    if (!queue) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    queue->lane = ur_lane_create(&ocl_pool_backend, queue, in_order);
    if (!queue->lane) {
        free(queue);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&queue->object, UR_KIND_QUEUE);
    atomic_init(&queue->holds, 1);
    pthread_mutex_init(&queue->lock, NULL);
    queue->cl = cl;
    queue->context = context;
    queue->device = device;
    queue->flags = flags;
    queue->in_order = in_order;
    queue->profiling = flags & UR_QUEUE_FLAG_PROFILING_ENABLE;
    ocl_context_retain(context);
    ocl_context_hold(context);
    ocl_device_retain(device);
    ur_pool_queue_init(&queue->pool, context->space, queue, device, queue->lane);
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

void ocl_queue_hold(ur_queue_handle_t queue) {
    atomic_fetch_add_explicit(&queue->holds, 1, memory_order_relaxed);
}

static void close_native(ur_queue_handle_t queue) {
    ocl_doubts_end(queue);
    ocl.clReleaseCommandQueue(queue->cl); /* which flushes */
    ocl_device_release(queue->device);
    pthread_mutex_destroy(&queue->lock);
    ocl_context_unhold(queue->context);
    free(queue);
}

static void close_late(struct ur_work *work) {
    ur_queue_handle_t queue =
        (ur_queue_handle_t)((char *)work - offsetof(struct ur_queue_handle_t_, closing));
    if (!ur_exiting()) {
        ocl.clFinish(queue->cl);
        close_native(queue);
    }
}

void ocl_queue_unhold(ur_queue_handle_t queue) {
    if (atomic_fetch_sub_explicit(&queue->holds, 1, memory_order_acq_rel) != 1) {
        return;
    }
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
    /* Where commands of a queue out of order are the last to refer to it, Intel's driver destroys
     * it in the thread that runs them, which then waits for itself. */
    if (!queue->in_order && atomic_load_explicit(&queue->busy, memory_order_acquire)) {
        queue->closing.run = close_late;
        ur_worker_post(&queue->closing);
    } else {
        close_native(queue);
    }
}

/* Commands that are under way go on; what they use is the native queue's. */
void ocl_queue_release(ur_queue_handle_t queue) {
    if (!ur_object_release(&queue->object)) {
        return;
    }
    ur_context_handle_t context = queue->context;
    ur_fusing_forget(atomic_load_explicit(&queue->fusing, memory_order_acquire));
    ur_pool_queue_fini(&queue->pool);
    ocl_queue_flush(queue);
    pthread_mutex_lock(&queue->lock);
    struct ur_lane *lane = queue->lane;
    queue->lane = NULL;
    pthread_mutex_unlock(&queue->lock);
    ur_lane_release(lane);
    ocl_queue_unhold(queue);
    ocl_context_release(context);
}

void ocl_queue_flush(ur_queue_handle_t queue) {
    /* Cleared before the flush, so that a command enqueued meanwhile is not forgotten. */
    if (atomic_load_explicit(&queue->unflushed, memory_order_relaxed) &&
        atomic_exchange_explicit(&queue->unflushed, false, memory_order_acq_rel)) {
        ocl.clFlush(queue->cl);
    }
}

static bool is_on(ur_queue_handle_t queue, ur_device_handle_t device) {
    for (ur_device_handle_t at = queue->device; at; at = at->parent) {
        if (at == device) {
            return true;
        }
    }
    return false;
}

ur_result_t ocl_queues_finish(ur_context_handle_t context, ur_device_handle_t device) {
    cl_command_queue *queues = NULL;
    size_t count = 0, at = 0;
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&list_lock);
    for (ur_queue_handle_t queue = list; queue; queue = queue->next) {
        count += context ? queue->context == context : is_on(queue, device);
    }
    if (count) {
        queues = malloc(count * sizeof(*queues));
    }
    for (ur_queue_handle_t queue = list; queue && queues; queue = queue->next) {
        if (context ? queue->context == context : is_on(queue, device)) {
            cl_int code = ocl.clRetainCommandQueue(queue->cl);
            if (code == CL_SUCCESS) {
                queues[at++] = queue->cl;
            } else {
                result = ocl_fail(code, "clRetainCommandQueue");
            }
        }
    }
    pthread_mutex_unlock(&list_lock);
    if (count && !queues) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (size_t i = 0; i < at; ++i) {
        cl_int code = ocl.clFinish(queues[i]);
        if (code != CL_SUCCESS && result == UR_RESULT_SUCCESS) {
            result =
                ocl_fail_of(context ? context->devices[0] : device, queues[i], code, "clFinish");
        }
        ocl.clReleaseCommandQueue(queues[i]);
    }
    ocl_observe();
    free(queues);
    return result;
}

cl_command_queue ocl_queue_any(ur_context_handle_t context, ur_device_handle_t device) {
    cl_command_queue found = NULL;
    pthread_mutex_lock(&list_lock);
    for (ur_queue_handle_t queue = list; queue && !found; queue = queue->next) {
        if ((context ? queue->context == context : is_on(queue, device)) &&
            ocl.clRetainCommandQueue(queue->cl) == CL_SUCCESS) {
            found = queue->cl;
        }
    }
    pthread_mutex_unlock(&list_lock);
    return found;
}

ur_queue_handle_t ocl_queue_find(ur_context_handle_t context, cl_command_queue cl) {
    ur_queue_handle_t found = NULL;
    pthread_mutex_lock(&list_lock);
    for (ur_queue_handle_t queue = list; queue && !found; queue = queue->next) {
        uint32_t refs = ur_object_refs(&queue->object);
        if (queue->cl != cl || queue->context != context) {
            continue;
        }
        /* One that is being released has no reference left to add to. */
        while (refs != 0 && !found) {
            if (atomic_compare_exchange_weak_explicit(&queue->object.refs, &refs, refs + 1,
                                                      memory_order_acq_rel, memory_order_relaxed)) {
                found = queue;
            }
        }
    }
    pthread_mutex_unlock(&list_lock);
    return found;
}

ur_result_t urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                          const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phQueue);
    if (!ocl_context_has_device(hContext, hDevice)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
    }
    ur_queue_flags_t flags = pProperties ? pProperties->flags : 0;
    ur_result_t result = ur_queue_flags_check(flags);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const ur_base_properties_t *next = pProperties ? pProperties->pNext : NULL;
    for (; next; next = next->pNext) {
        if (next->stype == UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES &&
            ((const ur_queue_index_properties_t *)next)->computeIndex != 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, 0,
                           "the device has one compute engine, index 0");
        }
    }
    cl_command_queue_properties bits = 0;
    if (flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) {
        bits |= CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
    }
    if (flags & UR_QUEUE_FLAG_PROFILING_ENABLE) {
        bits |= CL_QUEUE_PROFILING_ENABLE;
    }
    cl_int code;
    cl_command_queue cl;
    const char *call;
    if (hDevice->version >= OCL_VERSION(2, 0) && ocl.clCreateCommandQueueWithProperties) {
        cl_queue_properties properties[5] = {CL_QUEUE_PROPERTIES, bits, 0, 0, 0};
        /* A priority is a hint: without the extension there is none to give. */
        if ((flags & (UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW)) &&
            ocl_device_has(hDevice, "cl_khr_priority_hints")) {
            properties[2] = OCL_QUEUE_PRIORITY_KHR;
            properties[3] = flags & UR_QUEUE_FLAG_PRIORITY_HIGH ? OCL_QUEUE_PRIORITY_HIGH_KHR
                                                                : OCL_QUEUE_PRIORITY_LOW_KHR;
        }
        call = "clCreateCommandQueueWithProperties";
        cl = ocl.clCreateCommandQueueWithProperties(hContext->cl, hDevice->cl, properties, &code);
        if (!cl && properties[2] && code == CL_INVALID_QUEUE_PROPERTIES) {
            properties[2] = 0; /* not every driver that has priorities has all of them */
            cl = ocl.clCreateCommandQueueWithProperties(hContext->cl, hDevice->cl, properties,
                                                        &code);
        }
    } else {
        call = "clCreateCommandQueue";
        cl = ocl.clCreateCommandQueue(hContext->cl, hDevice->cl, bits, &code);
    }
    if (!cl) {
        return ocl_fail_in(hContext, code, call);
    }
    result = queue_new(cl, hContext, hDevice, flags, phQueue);
    if (result != UR_RESULT_SUCCESS) {
        ocl.clReleaseCommandQueue(cl);
    }
    return result;
}

ur_result_t urQueueRelease(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    /* Commands without an event may outlive the caller's interest, not the driver's. */
    if (!ur_exiting()) {
        ocl_queue_flush(hQueue);
    }
    ocl_queue_release(hQueue);
    return UR_RESULT_SUCCESS;
}

/* OpenCL cannot be asked whether a queue is empty: a marker that waits for all commands so far says
 * so. */
static ur_result_t is_empty(ur_queue_handle_t queue, bool *empty) {
    if (!atomic_exchange_explicit(&queue->busy, false, memory_order_acq_rel)) {
        *empty = true;
        return UR_RESULT_SUCCESS;
    }
    cl_event marker = NULL;
    cl_int code = ocl.clEnqueueMarkerWithWaitList(queue->cl, 0, NULL, &marker);
    if (code == CL_SUCCESS) {
        code = ocl.clFlush(queue->cl);
    }
    cl_int status = CL_QUEUED;
    /* The marker itself takes a moment; a queue that is empty should not look busy for that. */
    for (int i = 0; code == CL_SUCCESS && status > CL_COMPLETE && i < 200; ++i) {
        code = ocl.clGetEventInfo(marker, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(status),
                                  &status, NULL);
        if (status > CL_COMPLETE) {
            sched_yield();
        }
    }
    if (marker) {
        ocl.clReleaseEvent(marker);
    }
    if (code != CL_SUCCESS || status > CL_COMPLETE) {
        atomic_store_explicit(&queue->busy, true, memory_order_release);
    }
    if (code != CL_SUCCESS) {
        return ocl_fail_in(queue->context, code, "clEnqueueMarkerWithWaitList");
    }
    *empty = status <= CL_COMPLETE;
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
        bool empty = false;
        result = pPropValue ? is_empty(hQueue, &empty) : UR_RESULT_SUCCESS;
        return result != UR_RESULT_SUCCESS ? result : ur_info_value(out, ur_bool_t, empty);
    }
    return ur_queue_facts(out, propName, &hQueue->object, hQueue->context, hQueue->device,
                          hQueue->flags);
}

ur_result_t urQueueFinish(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    atomic_store_explicit(&hQueue->unflushed, false, memory_order_relaxed);
    bool busy = atomic_exchange_explicit(&hQueue->busy, false, memory_order_acq_rel);
    uint64_t seq = ur_lane_given(hQueue->lane);
    cl_int code = ocl.clFinish(hQueue->cl);
    ocl_observe();
    if (code != CL_SUCCESS) {
        if (busy) {
            atomic_store_explicit(&hQueue->busy, true, memory_order_release);
        }
        return ocl_fail_waiting(hQueue, code, "clFinish");
    }
    ur_pool_queue_finished(&hQueue->pool, seq);
    pthread_mutex_lock(&hQueue->lock);
    bool lost = ocl_doubts_tell(hQueue);
    pthread_mutex_unlock(&hQueue->lock);
    return lost ? ur_user_event_failed() : UR_RESULT_SUCCESS;
}

ur_result_t urQueueFlush(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    atomic_store_explicit(&hQueue->unflushed, false, memory_order_relaxed);
    cl_int code = ocl.clFlush(hQueue->cl);
    return code == CL_SUCCESS ? UR_RESULT_SUCCESS : ocl_fail_in(hQueue->context, code, "clFlush");
}

ur_result_t urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                   ur_native_handle_t *phNativeQueue) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phNativeQueue);
    (void)pDesc;
    /* Whoever has the native queue may enqueue without telling. */
    atomic_store_explicit(&hQueue->busy, true, memory_order_release);
    ur_pool_queue_expose(&hQueue->pool);
    ocl_turnstile_host_driven();
    *phNativeQueue = (ur_native_handle_t)hQueue->cl;
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                          ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          const ur_queue_native_properties_t *pProperties,
                                          ur_queue_handle_t *phQueue) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phQueue);
    cl_command_queue cl = (cl_command_queue)hNativeQueue;
    if (!cl) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    ocl_turnstile_host_driven();
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
    }
    cl_context context = NULL;
    cl_device_id device_id = NULL;
    cl_command_queue_properties bits = 0;
    cl_int code = ocl.clGetCommandQueueInfo(cl, CL_QUEUE_CONTEXT, sizeof(context), &context, NULL);
    if (code == CL_SUCCESS) {
        code = ocl.clGetCommandQueueInfo(cl, CL_QUEUE_DEVICE, sizeof(device_id), &device_id, NULL);
    }
    if (code == CL_SUCCESS) {
        code = ocl.clGetCommandQueueInfo(cl, CL_QUEUE_PROPERTIES, sizeof(bits), &bits, NULL);
    }
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetCommandQueueInfo");
    }
    if (context != hContext->cl) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the native queue is of another context");
    }
    ur_device_handle_t device = ocl_context_device(hContext, device_id);
    if (!device || (hDevice && hDevice != device)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the native queue is of another device");
    }
    bool owned = pProperties && pProperties->isNativeHandleOwned;
    if (!owned && (code = ocl.clRetainCommandQueue(cl)) != CL_SUCCESS) {
        return ocl_fail(code, "clRetainCommandQueue");
    }
    ur_queue_flags_t flags = 0;
    flags |= bits & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE
                 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE
                 : 0;
    flags |= bits & CL_QUEUE_PROFILING_ENABLE ? UR_QUEUE_FLAG_PROFILING_ENABLE : 0;
    ur_result_t result = queue_new(cl, hContext, device, flags, phQueue);
    if (result != UR_RESULT_SUCCESS) {
        if (!owned) {
            ocl.clReleaseCommandQueue(cl);
        }
        return result;
    }
    /* Commands enqueued before, and behind our back, count. */
    atomic_store_explicit(&(*phQueue)->busy, true, memory_order_release);
    ur_pool_queue_expose(&(*phQueue)->pool);
    return UR_RESULT_SUCCESS;
}
