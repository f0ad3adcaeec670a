/* The driver as pools of memory see it (lib/pool/backend.h). */
#include "ocl.h"

static bool pool_backend_context_retain(void *context) {
    return ur_object_retain_live(&((ur_context_handle_t)context)->object);
}

static void pool_backend_context_release(void *context) {
    ocl_context_release(context);
}

static ur_result_t pool_backend_reserve(void *context, void *device, enum ur_pool_mem type,
                                        size_t size, size_t align, uint32_t flags, void **out) {
    (void)flags; /* the driver has no memory that is only read */
    return ocl_memory_take(context, device, (ur_usm_type_t)type, 0, size, align, out);
}

static void pool_backend_release(void *context, void *device, enum ur_pool_mem type, void *memory,
                                 size_t size) {
    (void)device, (void)type, (void)size;
    void *native = ocl_memory_forget(context, memory);
    if (native) {
        ocl_memory_give(context, native);
    }
}

/* Flushes the command's queue if need be: a command that the driver holds back would never end. */
static enum ur_event_state event_state(void *event) {
    return ocl_event_state(event) ? UR_EVENT_DONE : UR_EVENT_PENDING;
}

static bool event_settled(void *event_) {
    ur_event_handle_t event = event_;
    return !event->reusable && atomic_load_explicit(&event->state, memory_order_acquire) != 0;
}

static void pool_backend_event_retain(void *event) {
    ur_object_retain(&((ur_event_handle_t)event)->object);
}

static void pool_backend_event_release(void *event) {
    urEventRelease(event);
}

static const struct ur_stamp *event_stamp(void *event_) {
    ur_event_handle_t event = event_;
    return event->stamp.point.chain.lane ? &event->stamp : NULL;
}

static void event_settle(void *event_) {
    ur_event_handle_t event = event_;
    if (event->queue) {
        ocl_queue_flush(event->queue);
    }
    ocl.clWaitForEvents(1, &event->cl);
    ocl_observe();
}

static ur_result_t queue_wait(void *queue_, void *const *events, uint32_t count) {
    ur_queue_handle_t queue = queue_;
    struct ocl_submit submit;
    ur_result_t result = ocl_submit_open(&submit, queue, count, (const ur_event_handle_t *)events,
                                         NULL, UR_COMMAND_EVENTS_WAIT);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code = ocl_barrier(queue, submit.count, submit.list, NULL);
    return ocl_submit_end(&submit, code, "clEnqueueBarrierWithWaitList");
}

/* What completes with at most one event and no barrier is that event again, or one that is
 * complete: the queue need not hear of it. Markers are dear where a driver makes them wait for
 * everything. */
static cl_int mark_without_queue(struct ocl_submit *submit) {
    cl_int code;
    if (submit->count) {
        code = ocl.clRetainEvent(submit->list[0]);
        submit->made = code == CL_SUCCESS ? submit->list[0] : NULL;
        return code;
    }
    submit->made = ocl.clCreateUserEvent(submit->queue->context->cl, &code);
    return submit->made ? ocl.clSetUserEventStatus(submit->made, CL_COMPLETE) : code;
}

static cl_int pool_backend_mark(struct ocl_submit *submit, const char **call) {
    ur_queue_handle_t queue = submit->queue;
    cl_event done = NULL;
    cl_int code = CL_SUCCESS;
    *call = "clEnqueueMarkerWithWaitList";
    if (queue->in_order || submit->count) {
        return ocl_marker(queue, submit->count, submit->list, &submit->made);
    }
    /* An empty list means all commands before it: a complete event stands for none of them. */
    done = ocl.clCreateUserEvent(queue->context->cl, &code);
    if (!done) {
        *call = "clCreateUserEvent";
        return code;
    }
    code = ocl.clSetUserEventStatus(done, CL_COMPLETE);
    if (code == CL_SUCCESS) {
        code = ocl_marker(queue, 1, &done, &submit->made);
    }
    ocl.clReleaseEvent(done);
    return code;
}

static ur_result_t signal_event(void *queue_, ur_command_t kind, void *const *events,
                                uint32_t count, void **event) {
    ur_queue_handle_t queue = queue_;
    struct ocl_submit submit;
    ur_event_handle_t made;
    bool alone = !queue->in_order && !queue->profiling && count <= 1;
    if (alone && count) { /* barriers wait for commands of the queue, and for no others */
        ur_event_handle_t event_of = events[0];
        alone = event_of->queue == queue || event_state(event_of) == UR_EVENT_DONE;
    }
    ur_result_t result = ocl_submit_open(
        &submit, queue, count, count ? (const ur_event_handle_t *)events : NULL, &made, kind);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (alone) { /* with the queue locked up to the stamp, which knows of the barrier */
        void *barrier = ur_lane_barrier_event(queue->lane);
        if (barrier) {
            alone = false;
            pool_backend_event_release(barrier);
        }
    }
    const char *call = "clCreateUserEvent";
    cl_int code = alone ? mark_without_queue(&submit) : pool_backend_mark(&submit, &call);
    result = ocl_submit_end(&submit, code, call);
    if (result == UR_RESULT_SUCCESS) {
        *event = made;
    }
    return result;
}

/* Also of a queue that was released. */
static ur_result_t mark_all(void *queue_, void **event) {
    ur_queue_handle_t queue = queue_;
    struct ocl_submit submit;
    ur_result_t result = ocl_submit_open(&submit, queue, 0, NULL, (ur_event_handle_t *)event,
                                         UR_COMMAND_EVENTS_WAIT);
    if (result == UR_RESULT_SUCCESS) {
        cl_int code = ocl.clEnqueueMarkerWithWaitList(queue->cl, 0, NULL, &submit.made);
        result = ocl_submit_end(&submit, code, "clEnqueueMarkerWithWaitList");
    }
    if (result == UR_RESULT_SUCCESS) {
        ocl_queue_flush(queue); /* nobody else may, and then it would not complete */
    }
    return result;
}

static bool pool_backend_may_wait(void) {
    return !ur_worker_here();
}

static ur_result_t zero(void *queue, void *memory, size_t size, void *const *events, uint32_t count,
                        void **event) {
    return urEnqueueUSMFill(queue, memory, 1, "", size, count,
                            count ? (const ur_event_handle_t *)events : NULL,
                            (ur_event_handle_t *)event);
}

static ur_result_t zero_now(void *context_, void *device, enum ur_pool_mem type, void *memory,
                            size_t size) {
    ur_context_handle_t context = context_;
    cl_command_queue helper;
    cl_event event = NULL;
    (void)type;
    ur_device_handle_t on = device ? ocl_usm_device(context, device) : context->devices[0];
    ur_result_t result = ocl_context_helper(context, on, OCL_HELPER_IN_ORDER, &helper);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code = ocl_enqueue_fill(context, helper, memory, "", 1, size, 0, NULL, &event);
    if (code == CL_SUCCESS) {
        code = ocl.clWaitForEvents(1, &event);
        ocl.clReleaseEvent(event);
    }
    return code == CL_SUCCESS ? UR_RESULT_SUCCESS : ocl_fail_in(context, code, "zeroing memory");
}

const struct ur_pool_backend ocl_pool_backend = {
    .context_retain = pool_backend_context_retain,
    .context_release = pool_backend_context_release,
    .reserve = pool_backend_reserve,
    .release = pool_backend_release,
    .event_state = event_state,
    .event_settled = event_settled,
    .event_retain = pool_backend_event_retain,
    .event_release = pool_backend_event_release,
    .event_stamp = event_stamp,
    .event_settle = event_settle,
    .queue_wait = queue_wait,
    .signal = signal_event,
    .mark = mark_all,
    .may_wait = pool_backend_may_wait,
    .zero = zero,
    .zero_now = zero_now,
};
