/* What all enqueued commands share: the wait list in OpenCL's form, and the event that comes of the
 * command. */
#include <stdlib.h>
#include <string.h>

#include "ocl.h"
#include "reusable_event.h"

ur_result_t ocl_submit_begin(struct ocl_submit *submit, ur_queue_handle_t queue, uint32_t count,
                             const ur_event_handle_t *list, ur_event_handle_t *event,
                             ur_command_t command) {
    UR_CHECK_QUEUE(queue);
    return ocl_submit_open(submit, queue, count, list, event, command);
}

ur_result_t ocl_submit_open(struct ocl_submit *submit, ur_queue_handle_t queue, uint32_t count,
                            const ur_event_handle_t *list, ur_event_handle_t *event,
                            ur_command_t command) {
    ur_result_t result = ur_wait_list_check(count, list);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ocl_waits_resolve(count, list, &submit->resolved);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    list = submit->resolved ? submit->resolved->waits : list;
    result = ocl_doubts_of(count, list, &submit->doubts);
    if (result != UR_RESULT_SUCCESS) {
        ocl_waits_drop(submit->resolved);
        return result;
    }
    submit->queue = queue;
    submit->event = NULL;
    submit->event_out = event;
    submit->list = NULL;
    submit->count = count;
    submit->waits = list;
    submit->barrier = !queue->in_order && command == UR_COMMAND_EVENTS_WAIT_WITH_BARRIER;
    submit->blocking = false;
    submit->before = NULL;
    submit->made = NULL;
    if (count) {
        submit->list = submit->room;
        if (count > sizeof(submit->room) / sizeof(submit->room[0])) {
            submit->list = malloc(count * sizeof(*submit->list));
            if (!submit->list) {
                submit->list = submit->room;
                result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
                goto free_list;
            }
        }
        for (uint32_t i = 0; i < count; ++i) {
            if (list[i]->context->cl != queue->context->cl) {
                result = ur_fail(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 0,
                                 "event %u of %u in the wait list is of another context than the "
                                 "queue",
                                 i, count);
                goto free_list;
            }
            /* OpenCL promises progress of another queue's command only once that queue is flushed.
             */
            if (list[i]->queue && list[i]->queue != queue) {
                ocl_queue_flush(list[i]->queue);
            }
            submit->list[i] = list[i]->cl;
        }
    }
    /* Frees of memory after a barrier need its event, whether the program does or not. */
    if (event || submit->barrier) {
        submit->event = ocl_event_new(queue, NULL, command);
        if (!submit->event) {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            goto free_list;
        }
    }
    pthread_mutex_lock(&queue->lock);
    return UR_RESULT_SUCCESS;
free_list:
    if (submit->list != submit->room) {
        free(submit->list);
    }
    ocl_waits_drop(submit->resolved);
    ocl_doubts_drop(submit->doubts);
    return result;
}

/* Takes down the command's place in the order that pools know. Queue's lock held. */
static void submit_record(struct ocl_submit *submit, struct ur_stamp *out) {
    const struct ur_stamp *room[sizeof(submit->room) / sizeof(submit->room[0])];
    const struct ur_stamp **stamps = room;
    struct ur_lane *lane = submit->queue->lane;
    uint32_t count = submit->before ? 0 : submit->count;
    if (count > sizeof(room) / sizeof(room[0])) {
        stamps = malloc(count * sizeof(*stamps));
        if (!stamps) { /* what is not recorded is merely not known to be before */
            stamps = room;
            count = sizeof(room) / sizeof(room[0]);
        }
    }
    for (uint32_t i = 0; i < count; ++i) {
        stamps[i] = &submit->waits[i]->stamp;
    }
    if (!submit->barrier) {
        ur_lane_submit(lane, stamps, count, out);
    } else if (count == 0) {
        ur_lane_barrier(lane, stamps, count, submit->event, out);
    } else {
        ur_lane_gate(lane, stamps, count, submit->event, out);
    }
    if (stamps != room) {
        free(stamps);
    }
}

static void free_room(struct ocl_submit *submit) {
    if (submit->list != submit->room) {
        free(submit->list);
    }
    if (submit->before) {
        ocl.clReleaseEvent(submit->before);
    }
    ocl_waits_drop(submit->resolved);
    ocl_doubts_drop(submit->doubts);
}

ur_result_t ocl_submit_abandon(struct ocl_submit *submit, ur_result_t result) {
    /* Part of the command may have reached the driver: it has a number, and nothing depends on it.
     */
    ur_lane_submit(submit->queue->lane, NULL, 0, NULL);
    atomic_store_explicit(&submit->queue->busy, true, memory_order_release);
    pthread_mutex_unlock(&submit->queue->lock);
    free_room(submit);
    if (submit->made) {
        ocl.clReleaseEvent(submit->made);
    }
    if (submit->event) {
        ocl_event_drop(submit->event);
    }
    return result;
}

ur_result_t ocl_submit_end(struct ocl_submit *submit, cl_int code, const char *call) {
    if (code != CL_SUCCESS) {
        return ocl_submit_abandon(submit, ocl_fail_in(submit->queue->context, code, call));
    }
    ur_queue_handle_t queue = submit->queue;
    ur_event_handle_t event = submit->event;
    cl_event made = submit->made;
    atomic_store_explicit(&queue->busy, true, memory_order_release);
    atomic_store_explicit(&queue->unflushed, true, memory_order_release);
    if (event) {
        event->cl = made;
        event->doubts = ocl_doubts_hold(submit->doubts);
    }
    if (!submit->event_out) {
        ocl_doubts_keep(queue, submit->doubts);
    }
    struct ocl_doubts *doubts = submit->blocking ? ocl_doubts_hold(submit->doubts) : NULL;
    submit_record(submit, event ? &event->stamp : NULL);
    uint64_t seq = ur_lane_seq(queue->lane);
    pthread_mutex_unlock(&queue->lock);
    free_room(submit);
    if (submit->blocking) {
        code = ocl.clWaitForEvents(1, &made);
        ocl_observe();
        if (code == CL_SUCCESS) {
            ur_lane_finished(queue->lane, seq);
        }
    }
    bool lost = ocl_doubts_failed(doubts);
    ocl_doubts_drop(doubts);
    if (lost) {
        if (event) {
            urEventRelease(event);
        } else {
            ocl.clReleaseEvent(made);
        }
        return ur_user_event_failed();
    }
    if (event && submit->event_out && code == CL_SUCCESS) {
        *submit->event_out = event;
    } else if (event) {
        urEventRelease(event);
    } else if (made) {
        ocl.clReleaseEvent(made);
    }
    return code == CL_SUCCESS ? UR_RESULT_SUCCESS
                              : ocl_fail_waiting(queue, code, "clWaitForEvents");
}

typedef cl_int(CL_API_CALL *waiting)(cl_command_queue, cl_uint, const cl_event *, cl_event *);

/* In an out-of-order queue what has a wait list is not held back by the barriers before it where
 * the driver forgets that: Intel's for processors (2026.2) for markers, PoCL 3.1 for barriers, and
 * for what comes after these. So it waits for the last barrier by its event. */
static cl_int behind_barrier(waiting call, ur_queue_handle_t queue, cl_uint count,
                             const cl_event *list, cl_event *made) {
    enum { USUAL = 16 };
    ur_event_handle_t barrier = count ? ur_lane_barrier_event(queue->lane) : NULL;
    if (!barrier) {
        return call(queue->cl, count, list, made);
    }
    cl_event room[USUAL + 1], *all = room;
    cl_int code = CL_OUT_OF_HOST_MEMORY;
    if (count > USUAL) {
        all = malloc((count + 1) * sizeof(*all));
    }
    if (all) {
        memcpy(all, list, count * sizeof(*all));
        all[count] = barrier->cl;
        code = call(queue->cl, count + 1, all, made);
    }
    if (all != room) {
        free(all);
    }
    urEventRelease(barrier);
    return code;
}

cl_int ocl_marker(ur_queue_handle_t queue, cl_uint count, const cl_event *list, cl_event *made) {
    return behind_barrier(ocl.clEnqueueMarkerWithWaitList, queue, count, list, made);
}

cl_int ocl_barrier(ur_queue_handle_t queue, cl_uint count, const cl_event *list, cl_event *made) {
    return behind_barrier(ocl.clEnqueueBarrierWithWaitList, queue, count, list, made);
}

cl_int ocl_submit_copy(struct ocl_submit *submit, bool blocking) {
    ur_queue_handle_t queue = submit->queue;
    cl_int code = CL_SUCCESS;
    ocl_submit_block(submit, blocking);
    if (submit->count || !queue->device->stages || !ocl_is_host_driven()) {
        return CL_SUCCESS;
    }
    if (queue->in_order) {
        code = ocl.clEnqueueMarkerWithWaitList(queue->cl, 0, NULL, &submit->before);
    } else {
        ur_event_handle_t barrier = ur_lane_barrier_event(queue->lane);
        if (barrier) {
            code = ocl.clRetainEvent(barrier->cl);
            submit->before = code == CL_SUCCESS ? barrier->cl : NULL;
            urEventRelease(barrier);
        }
    }
    if (submit->before) {
        submit->room[0] = submit->before;
        submit->list = submit->room;
        submit->count = 1;
    }
    return code;
}

ur_result_t ocl_submit_begin_copy(struct ocl_submit *submit, ur_queue_handle_t queue, bool blocking,
                                  uint32_t count, const ur_event_handle_t *list,
                                  ur_event_handle_t *event, ur_command_t command) {
    ur_result_t result = ocl_submit_begin(submit, queue, count, list, event, command);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code = ocl_submit_copy(submit, blocking);
    return code == CL_SUCCESS ? UR_RESULT_SUCCESS
                              : ocl_submit_end(submit, code, "clEnqueueMarkerWithWaitList");
}

cl_int ocl_submit_ready(struct ocl_submit *submit, cl_event *ready) {
    ur_queue_handle_t queue = submit->queue;
    if (queue->in_order || submit->count) {
        return ocl_marker(queue, submit->count, submit->list, ready);
    }
    /* An empty list would make the marker of an out-of-order queue wait for all commands before it:
     * there is but the last barrier to wait for, or nothing. */
    ur_event_handle_t barrier = ur_lane_barrier_event(queue->lane);
    if (barrier) {
        cl_int code = ocl.clRetainEvent(barrier->cl);
        if (code == CL_SUCCESS) {
            *ready = barrier->cl;
        }
        urEventRelease(barrier);
        return code;
    }
    cl_int code;
    cl_event done = ocl.clCreateUserEvent(queue->context->cl, &code);
    if (!done) {
        return code;
    }
    code = ocl.clSetUserEventStatus(done, CL_COMPLETE);
    if (code != CL_SUCCESS) {
        ocl.clReleaseEvent(done);
        return code;
    }
    *ready = done;
    return CL_SUCCESS;
}

static void CL_CALLBACK free_on_completion(cl_event event, cl_int status, void *memory) {
    (void)event;
    (void)status;
    free(memory); /* the host's allocator: nothing that a driver could wait for */
}

void ocl_free_after(cl_event event, void *memory) {
    if (ocl.clSetEventCallback(event, CL_COMPLETE, free_on_completion, memory) != CL_SUCCESS) {
        ocl.clWaitForEvents(1, &event);
        free(memory);
    }
}
