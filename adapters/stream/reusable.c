/* Events that commands signal again and again. Such an event belongs to no queue and has one native
 * event, which each signal records anew; who waits, waits for the record that is there then. */
#include "entry/reusable.h"
#include "ops.h"

#include "command.h"
#include "shared_event.h"

static ur_event_handle_t reusable_make(ur_context_handle_t context, struct stream_place *place) {
    ur_event_handle_t event = calloc(1, sizeof(*event));
    if (!event) {
        return NULL;
    }
    ur_object_init(&event->object, UR_KIND_EVENT);
    event->context = context;
    event->place = place;
    event->command = UR_COMMAND_EVENTS_WAIT_WITH_BARRIER;
    event->kind = STREAM_EVENT_REUSABLE;
    stream_context_hold(context);
    stream_place_retain(place);
    return event;
}

ur_event_handle_t stream_reusable_make(ur_context_handle_t context, struct stream_place *place) {
    ur_event_handle_t event = reusable_make(context, place);
    if (event && !ur_reusable_add(event)) {
        stream_event_drop(event);
        event = NULL;
    }
    return event;
}

/* Programs cannot have it signaled, so it is not listed. */
ur_result_t stream_signal_make(ur_context_handle_t context, struct stream_place *place,
                               ur_event_handle_t *out) {
    ur_event_handle_t event = reusable_make(context, place);
    if (!event) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = stream_check(drv_event_create(&event->end, false), "creating an event");
    if (result != UR_RESULT_SUCCESS) {
        stream_event_drop(event);
        return result;
    }
    event->has_end = true;
    event->kind = STREAM_EVENT_OF_GRAPHS;
    *out = event;
    return UR_RESULT_SUCCESS;
}

void stream_reusable_end(ur_event_handle_t event) {
    if (event->user.is) {
        ur_user_event_end(event);
    }
    ur_reusable_remove(event);
    stream_place_release(event->place);
}

/* ---- events of the host ---------------------------------------------------------------------- */

void stream_event_give(ur_event_handle_t event, bool good) {
    if (event->user_held) { /* else it was never complete as an object */
        stream_foreign_through(event, event->user_held,
                               good ? STREAM_EVENT_DONE : STREAM_EVENT_FAILED);
    }
}

/* Of no device: what waits for it is held, wherever it is to run. */
ur_result_t urEventCreateUserExp(ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phEvent);
    ur_result_t result = ur_worker_ready(); /* which gives to the driver what it held back */
    ur_event_handle_t event =
        result == UR_RESULT_SUCCESS ? stream_reusable_make(hContext, hContext->places[0]) : NULL;
    if (!event) {
        return result == UR_RESULT_SUCCESS ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) : result;
    }
    ur_user_event_begin(event);
    if (!stream_hold_foreign(event, 1, &event->user_held)) {
        stream_event_drop(event);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}

/* ---- the interface --------------------------------------------------------------------------- */

ur_result_t urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pEventDesc);
    UR_CHECK_POINTER(phEvent);
    ur_result_t result = ur_reusable_check(pEventDesc);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_place *place = stream_context_place(hContext, hDevice);
    if (!place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    bool timed = (pEventDesc->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) != 0;
    result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS && timed) {
        result = stream_clock_start(place);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_event_handle_t event = stream_reusable_make(hContext, place);
    if (!event) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    event->timed = event->profiled = timed;
    result = pEventDesc->flags & UR_EXP_EVENT_FLAG_IPC_EXP
                 ? stream_shared_make(place, &event->shared)
                 : stream_check(drv_event_create(&event->end, timed), "creating an event");
    if (result != UR_RESULT_SUCCESS) {
        stream_event_drop(event);
        return result;
    }
    event->has_end = !event->shared;
    *phEvent = event;
    return result;
}

/* What the queue keeps of the barrier is an event of its own: this one may mean something else
 * soon.
 */
ur_result_t stream_reusable_signal(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t count,
                                   const ur_event_handle_t *waits) {
    if (event->context != queue->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_EVENT, 0, "the event is of another context");
    }
    if (event->place != queue->place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_EVENT, 0,
                       "the event is of device %d, and the queue of %d",
                       event->place->device->ordinal, queue->device->ordinal);
    }
    ur_result_t result = ur_user_event_refuse(event);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_waits_check(count, waits);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_command c;
    result = stream_begin(&c, queue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, count, waits,
                          !queue->in_order);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_after_all(&c);
    if (result == UR_RESULT_SUCCESS && c.held) {
        stream_hold_signal(&c, event, event->shared ? stream_shared_next(event->shared) : 0);
    } else if (result == UR_RESULT_SUCCESS) {
        if (stream_event_is_held(event)) {
            stream_event_unhold(event);
        }
        result =
            event->shared
                ? stream_shared_signal(c.stream, event->shared, stream_shared_next(event->shared))
                : stream_check(drv_event_record(event->end, c.stream), "recording an event");
    }
    if (result == UR_RESULT_SUCCESS) {
        uint64_t now = stream_host_time();
        ur_spin_lock(&event->times.lock);
        event->times.queued = now;
        ur_spin_unlock(&event->times.lock);
    }
    return stream_end_barrier(&c, result, NULL);
}
