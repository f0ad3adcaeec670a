/* Events. */
#include <stdlib.h>

#include "entry/reusable.h"
#include "ocl.h"
#include "reusable_event.h"

ur_event_handle_t ocl_event_new(ur_queue_handle_t queue, ur_context_handle_t context,
                                ur_command_t command) {
    ur_event_handle_t event = calloc(1, sizeof(*event));
    if (!event) {
        return NULL;
    }
    ur_object_init(&event->object, UR_KIND_EVENT);
    event->command = command;
    event->queue = queue;
    if (queue) {
        event->context = queue->context;
        ocl_queue_hold(queue);
    } else {
        event->context = context;
        ocl_context_hold(context);
    }
    return event;
}

void ocl_event_drop(ur_event_handle_t event) {
    event->object.kind = UR_KIND_DEAD;
    if (event->reusable) {
        ocl_reusable_end(event);
    }
    if (event->cl) {
        ocl.clReleaseEvent(event->cl);
    }
    ocl_doubts_drop(event->doubts);
    if (event->queue) {
        ocl_queue_unhold(event->queue);
    } else {
        ocl_context_unhold(event->context);
    }
    ur_run_times_free(event->run);
    free(event);
}

/* The driver's status; one that is final is remembered. */
static cl_int event_status(ur_event_handle_t event, cl_int *status) {
    int state = atomic_load_explicit(&event->state, memory_order_acquire);
    if (state > 0) {
        *status = CL_COMPLETE;
        return CL_SUCCESS;
    }
    if (state < 0) {
        *status = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
        return CL_SUCCESS;
    }
    if (event->queue) {
        ocl_queue_flush(event->queue); /* a program may ask until the command is done */
    }
    cl_int code = ocl.clGetEventInfo(event->cl, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(*status),
                                     status, NULL);
    if (code == CL_SUCCESS && *status <= CL_COMPLETE) {
        ocl_observe();
        if (*status == CL_COMPLETE && ocl_doubts_failed(event->doubts)) {
            *status = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
        }
        atomic_store_explicit(&event->state, *status < 0 ? -1 : 1, memory_order_release);
    }
    return code;
}

int ocl_event_state(ur_event_handle_t event) {
    if (event->reusable) {
        ur_event_handle_t current = ocl_reusable_current(event);
        int state = ocl_event_state(current);
        urEventRelease(current);
        return state;
    }
    cl_int status = CL_QUEUED;
    if (event_status(event, &status) != CL_SUCCESS) {
        return 0;
    }
    return status < 0 ? -1 : status == CL_COMPLETE;
}

/* The program has seen it complete: in order, everything before it is too. */
static void seen_complete(ur_event_handle_t event) {
    ur_queue_handle_t queue = event->queue;
    struct ur_tick at = event->stamp.point.chain;
    if (!queue || !queue->in_order || !at.lane) {
        return;
    }
    pthread_mutex_lock(&queue->lock);
    if (queue->lane && queue->lane->id == at.lane) {
        ur_lane_finished(queue->lane, at.seq);
    }
    pthread_mutex_unlock(&queue->lock);
}

ur_result_t urEventRelease(ur_event_handle_t hEvent) {
    UR_CHECK_EVENT(hEvent);
    if (hEvent->user.is ? ur_user_event_release(hEvent) : ur_object_release(&hEvent->object)) {
        ocl_event_drop(hEvent);
    }
    return UR_RESULT_SUCCESS;
}

/* Of commands: none of the events is signalled again. */
static ur_result_t event_wait_for(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    for (uint32_t i = 0; i < numEvents; ++i) {
        if (phEventWaitList[i]->queue) {
            ocl_queue_flush(phEventWaitList[i]->queue);
        }
    }
    /* One call takes events of one context only; a failed command must not hide that others still
     * run. */
    cl_event room[16];
    cl_int failure = CL_SUCCESS;
    ur_event_handle_t failed = NULL;
    bool lost = false;
    uint32_t i = 0;
    while (i < numEvents) {
        cl_context context = phEventWaitList[i]->context->cl;
        cl_uint count = 0;
        uint32_t first = i;
        for (; i < numEvents && count < 16 && phEventWaitList[i]->context->cl == context; ++i) {
            if (atomic_load_explicit(&phEventWaitList[i]->state, memory_order_acquire) != 1) {
                room[count++] = phEventWaitList[i]->cl;
            }
        }
        cl_int code = count ? ocl.clWaitForEvents(count, room) : CL_SUCCESS;
        if (code != CL_SUCCESS) {
            failure = code;
            failed = phEventWaitList[first];
            /* The call may return at the first failure: wait for the others one by one. */
            for (cl_uint k = 0; count > 1 && k < count; ++k) {
                ocl.clWaitForEvents(1, &room[k]);
            }
            continue;
        }
        for (uint32_t k = first; k < i; ++k) {
            bool good = ocl_event_is_good(phEventWaitList[k]);
            lost |= !good;
            atomic_store_explicit(&phEventWaitList[k]->state, good ? 1 : -1, memory_order_release);
            seen_complete(phEventWaitList[k]);
        }
    }
    ocl_observe();
    if (failure == CL_SUCCESS && lost) {
        return ur_user_event_failed();
    }
    if (failure == CL_SUCCESS) {
        return UR_RESULT_SUCCESS;
    }
    return failed->queue ? ocl_fail_waiting(failed->queue, failure, "clWaitForEvents")
                         : ocl_fail_in(failed->context, failure, "clWaitForEvents");
}

/* Each by itself, by what it stands for, until all are over. */
static ur_result_t wait_each(uint32_t count, const ur_event_handle_t *list) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count; ++i) {
        bool done;
        ur_event_handle_t event = list[i];
        ur_result_t one;
        if (!event->reusable) {
            one = event_wait_for(1, &event);
        } else if (ocl_reusable_is_foreign(event)) {
            one = ocl_reusable_foreign(event, true, &done);
        } else {
            ur_event_handle_t current = ocl_reusable_current(event);
            one = event_wait_for(1, &current);
            urEventRelease(current);
        }
        result = result != UR_RESULT_SUCCESS ? result : one;
    }
    return result;
}

ur_result_t urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    UR_CHECK_POINTER(phEventWaitList);
    if (numEvents == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    for (uint32_t i = 0; i < numEvents; ++i) {
        UR_CHECK_EVENT(phEventWaitList[i]);
    }
    return ur_reusable_any(numEvents, phEventWaitList) ? wait_each(numEvents, phEventWaitList)
                                                       : event_wait_for(numEvents, phEventWaitList);
}

/* Of one that is signalled again. */
static ur_result_t status_again(ur_event_handle_t event, ur_info_out out) {
    bool done;
    if (ocl_reusable_is_foreign(event)) {
        bool good = ocl_reusable_foreign(event, false, &done) == UR_RESULT_SUCCESS;
        return ur_info_value(out, ur_event_status_t,
                             !done  ? UR_EVENT_STATUS_SUBMITTED
                             : good ? UR_EVENT_STATUS_COMPLETE
                                    : UR_EVENT_STATUS_ERROR);
    }
    ur_event_handle_t current = ocl_reusable_current(event);
    ur_result_t result = urEventGetInfo(current, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, out.size,
                                        out.value, out.size_ret);
    urEventRelease(current);
    return result;
}

ur_result_t urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_EVENT(hEvent);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_EVENT_INFO_COMMAND_QUEUE:
        if (!hEvent->queue) {
            return ur_fail(UR_RESULT_ERROR_INVALID_EVENT, 0, "the event belongs to no queue");
        }
        if (!ur_object_is(hEvent->queue, UR_KIND_QUEUE)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE, 0, "the event's queue was released");
        }
        return ur_info_value(out, ur_queue_handle_t, hEvent->queue);
    case UR_EVENT_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hEvent->context);
    case UR_EVENT_INFO_COMMAND_TYPE:
        return ur_info_value(out, ur_command_t, hEvent->command);
    case UR_EVENT_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hEvent->object));
    case UR_EVENT_INFO_COMMAND_EXECUTION_STATUS: {
        if (hEvent->reusable) {
            return status_again(hEvent, out);
        }
        cl_int status = CL_QUEUED;
        cl_int code = event_status(hEvent, &status);
        if (code != CL_SUCCESS) {
            return ocl_fail(code, "clGetEventInfo");
        }
        /* From CL_COMPLETE to CL_QUEUED the numbers are the same; below zero are failures. */
        return ur_info_value(out, ur_event_status_t,
                             status < 0 ? UR_EVENT_STATUS_ERROR : (ur_event_status_t)status);
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_EVENT(hEvent);
    if (pPropValue && propSize == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = UR_RESULT_SUCCESS;
    if (hEvent->reusable) {
        ur_event_handle_t current = ocl_reusable_current(hEvent);
        result =
            hEvent->profiled && current->queue
                ? urEventGetProfilingInfo(current, propName, propSize, pPropValue, pPropSizeRet)
                : ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                          hEvent->profiled ? "the event was not signalled yet"
                                           : "the event was made without times");
        urEventRelease(current);
        return result;
    }
    if (ur_run_times_have(hEvent->run, propName)) {
        return ur_run_times_get(hEvent->run, propName, out);
    }
    if (hEvent->command == UR_COMMAND_TIMESTAMP_RECORDING_EXP) { /* a moment */
        propName = propName == UR_PROFILING_INFO_COMMAND_SUBMIT  ? UR_PROFILING_INFO_COMMAND_QUEUED
                   : propName == UR_PROFILING_INFO_COMMAND_START ? UR_PROFILING_INFO_COMMAND_END
                                                                 : propName;
    }
    cl_profiling_info name;
    switch (propName) {
    case UR_PROFILING_INFO_COMMAND_QUEUED:
        name = CL_PROFILING_COMMAND_QUEUED;
        break;
    case UR_PROFILING_INFO_COMMAND_SUBMIT:
        name = CL_PROFILING_COMMAND_SUBMIT;
        break;
    case UR_PROFILING_INFO_COMMAND_START:
        name = CL_PROFILING_COMMAND_START;
        break;
    case UR_PROFILING_INFO_COMMAND_END:
        name = CL_PROFILING_COMMAND_END;
        break;
    case UR_PROFILING_INFO_COMMAND_COMPLETE:
        /* No child commands are ever enqueued from the device, so before 2.0 the end is the same.
         */
        name = hEvent->context->platform->version >= OCL_VERSION(2, 0)
                   ? CL_PROFILING_COMMAND_COMPLETE
                   : CL_PROFILING_COMMAND_END;
        break;
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    /* Not every driver refuses it. */
    if (hEvent->queue && !hEvent->queue->profiling &&
        hEvent->command != UR_COMMAND_TIMESTAMP_RECORDING_EXP) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       "the queue was made without UR_QUEUE_FLAG_PROFILING_ENABLE");
    }
    cl_ulong value = 0;
    cl_int code = ocl.clGetEventProfilingInfo(hEvent->cl, name, sizeof(value), &value, NULL);
    if (code != CL_SUCCESS && name == CL_PROFILING_COMMAND_COMPLETE) {
        code = ocl.clGetEventProfilingInfo(hEvent->cl, CL_PROFILING_COMMAND_END, sizeof(value),
                                           &value, NULL);
    }
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetEventProfilingInfo");
    }
    result = ur_info_check(out); /* where there are no times, that is said first */
    return result != UR_RESULT_SUCCESS ? result : ur_info_value(out, uint64_t, value);
}

struct callback {
    struct ur_work work;     /* first */
    ur_event_handle_t event; /* retained */
    ur_execution_info_t status;
    ur_event_callback_t call;
    void *user;
    /* Hands the rest to the driver's thread, whatever the driver orders by itself. */
    _Atomic bool filled;
};

static void event_call_back(struct ur_work *work) {
    struct callback *callback = (struct callback *)work;
    callback->call(callback->event, callback->status, callback->user);
    if (!ur_exit_enter()) {
        ur_exit_keep(callback);
        return;
    }
    ur_user_event_unhold(callback->event);
    urEventRelease(callback->event);
    free(callback);
    ur_exit_leave();
}

/* In the driver's thread, where the program's callback must not run: it may call anything, also
 * what blocks. */
static void CL_CALLBACK on_status(cl_event cl, cl_int status, void *argument) {
    struct callback *callback = argument;
    (void)cl;
    (void)status;
    (void)atomic_load_explicit(&callback->filled, memory_order_acquire);
    ur_worker_post(&callback->work);
}

ur_result_t urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                               ur_event_callback_t pfnNotify, void *pUserData) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(pfnNotify);
    cl_int status;
    switch (execStatus) {
    case UR_EXECUTION_INFO_COMPLETE:
        status = CL_COMPLETE;
        break;
    case UR_EXECUTION_INFO_RUNNING:
        status = CL_RUNNING;
        break;
    case UR_EXECUTION_INFO_SUBMITTED:
        status = CL_SUBMITTED;
        break;
    case UR_EXECUTION_INFO_QUEUED:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_result_t result = ur_worker_ready();
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct callback *callback = calloc(1, sizeof(*callback));
    if (!callback) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    callback->work.run = event_call_back;
    callback->event = hEvent;
    callback->status = execStatus;
    callback->call = pfnNotify;
    callback->user = pUserData;
    atomic_store_explicit(&callback->filled, true, memory_order_release);
    ur_event_handle_t of = hEvent; /* the command's */
    struct ocl_resolved *resolved;
    result = ocl_waits_resolve(1, &hEvent, &resolved);
    if (result != UR_RESULT_SUCCESS) {
        free(callback);
        return result;
    }
    of = resolved ? resolved->waits[0] : of;
    ur_object_retain(&hEvent->object);
    ur_user_event_hold(hEvent);
    cl_int code = ocl.clSetEventCallback(of->cl, status, on_status, callback);
    if (code == CL_SUCCESS && of->queue) {
        ocl_queue_flush(of->queue); /* nobody may ever wait for it */
    }
    ocl_waits_drop(resolved);
    if (code != CL_SUCCESS) {
        ur_user_event_unhold(hEvent);
        urEventRelease(hEvent);
        free(callback);
        return ocl_fail(code, "clSetEventCallback");
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(phNativeEvent);
    if (hEvent->reusable) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "an event that is signalled again has no native one");
    }
    if (hEvent->queue) {
        ocl_queue_flush(hEvent->queue);
    }
    *phNativeEvent = (ur_native_handle_t)hEvent->cl;
    return UR_RESULT_SUCCESS;
}

static ur_command_t command_from_native(cl_command_type type) {
    static const struct {
        cl_command_type cl;
        ur_command_t ur;
    } map[] = {
        {CL_COMMAND_NDRANGE_KERNEL, UR_COMMAND_KERNEL_LAUNCH},
        {CL_COMMAND_TASK, UR_COMMAND_KERNEL_LAUNCH},
        {CL_COMMAND_READ_BUFFER, UR_COMMAND_MEM_BUFFER_READ},
        {CL_COMMAND_WRITE_BUFFER, UR_COMMAND_MEM_BUFFER_WRITE},
        {CL_COMMAND_COPY_BUFFER, UR_COMMAND_MEM_BUFFER_COPY},
        {CL_COMMAND_READ_BUFFER_RECT, UR_COMMAND_MEM_BUFFER_READ_RECT},
        {CL_COMMAND_WRITE_BUFFER_RECT, UR_COMMAND_MEM_BUFFER_WRITE_RECT},
        {CL_COMMAND_COPY_BUFFER_RECT, UR_COMMAND_MEM_BUFFER_COPY_RECT},
        {CL_COMMAND_FILL_BUFFER, UR_COMMAND_MEM_BUFFER_FILL},
        {CL_COMMAND_READ_IMAGE, UR_COMMAND_MEM_IMAGE_READ},
        {CL_COMMAND_WRITE_IMAGE, UR_COMMAND_MEM_IMAGE_WRITE},
        {CL_COMMAND_COPY_IMAGE, UR_COMMAND_MEM_IMAGE_COPY},
        {CL_COMMAND_MAP_BUFFER, UR_COMMAND_MEM_BUFFER_MAP},
        {CL_COMMAND_UNMAP_MEM_OBJECT, UR_COMMAND_MEM_UNMAP},
        {CL_COMMAND_MARKER, UR_COMMAND_EVENTS_WAIT},
        {CL_COMMAND_BARRIER, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER},
        {CL_COMMAND_SVM_MEMCPY, UR_COMMAND_USM_MEMCPY},
        {CL_COMMAND_MEMCPY_INTEL, UR_COMMAND_USM_MEMCPY},
        {CL_COMMAND_SVM_MEMFILL, UR_COMMAND_USM_FILL},
        {CL_COMMAND_MEMFILL_INTEL, UR_COMMAND_USM_FILL},
        {CL_COMMAND_MIGRATEMEM_INTEL, UR_COMMAND_USM_PREFETCH},
        {CL_COMMAND_MEMADVISE_INTEL, UR_COMMAND_USM_ADVISE},
    };
    for (size_t i = 0; i < sizeof(map) / sizeof(map[0]); ++i) {
        if (map[i].cl == type) {
            return map[i].ur;
        }
    }
    return UR_COMMAND_EVENTS_WAIT; /* user events, and commands that UR does not name */
}

ur_result_t urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                          ur_context_handle_t hContext,
                                          const ur_event_native_properties_t *pProperties,
                                          ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phEvent);
    cl_event cl = (cl_event)hNativeEvent;
    if (!cl) { /* nothing to wait for */
        return ocl_event_complete(hContext, phEvent);
    }
    cl_context context = NULL;
    cl_command_type type = 0;
    cl_command_queue queue_cl = NULL;
    cl_int code = ocl.clGetEventInfo(cl, CL_EVENT_CONTEXT, sizeof(context), &context, NULL);
    if (code == CL_SUCCESS) {
        code = ocl.clGetEventInfo(cl, CL_EVENT_COMMAND_TYPE, sizeof(type), &type, NULL);
    }
    if (code == CL_SUCCESS) {
        code = ocl.clGetEventInfo(cl, CL_EVENT_COMMAND_QUEUE, sizeof(queue_cl), &queue_cl, NULL);
    }
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetEventInfo");
    }
    if (context != hContext->cl) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the native event is of another context");
    }
    ocl_turnstile_host_driven();
    bool owned = pProperties && pProperties->isNativeHandleOwned;
    if (!owned && (code = ocl.clRetainEvent(cl)) != CL_SUCCESS) {
        return ocl_fail(code, "clRetainEvent");
    }
    ur_queue_handle_t queue = queue_cl ? ocl_queue_find(hContext, queue_cl) : NULL;
    ur_event_handle_t event = ocl_event_new(queue, hContext, command_from_native(type));
    if (queue) {
        ocl_queue_release(queue);
    }
    if (!event) {
        if (!owned) {
            ocl.clReleaseEvent(cl);
        }
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    event->cl = cl;
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}
