/* Events: made only where the caller asks for one, and used again afterwards together with their
 * native ones. */
#include "command.h"
#include "patience.h"
#include "shared_event.h"

ur_event_handle_t stream_event_make(ur_queue_handle_t queue) {
    /* What a launch touches of it lies in two lines of the cache. */
    enum { LINE = 64, SIZE = (sizeof(struct ur_event_handle_t_) + LINE - 1) / LINE * LINE };
    ur_event_handle_t event = aligned_alloc(LINE, SIZE);
    if (event) {
        memset(event, 0, sizeof(*event));
        stream_queue_hold(
            queue); /* until it is freed: events to be used again are part of the queue */
        event->queue = queue;
        event->context = queue->context;
        event->place = queue->place;
    }
    return event;
}

ur_result_t stream_event_take_bare(ur_queue_handle_t queue, ur_command_t command,
                                   ur_event_handle_t *out) {
    ur_event_handle_t event = stream_event_pop(queue);
    if (!event) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    stream_event_start(event, command, false);
    *out = event;
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_event_equip(ur_queue_handle_t queue, ur_event_handle_t event, bool timed) {
    ur_result_t result = stream_enter(queue->place);
    if (event->has_end && event->timed != timed) {
        stream_place_put_event(queue->place, event->timed, event->end);
        event->has_end = false;
    }
    if (result == UR_RESULT_SUCCESS && !event->has_end) {
        result = stream_place_event(queue->place, timed, &event->end);
        event->has_end = result == UR_RESULT_SUCCESS;
        event->timed = timed;
    }
    if (result == UR_RESULT_SUCCESS && queue->profiling && !event->has_start) {
        result = stream_place_event(queue->place, true, &event->start);
        event->has_start = result == UR_RESULT_SUCCESS;
    }
    if (result != UR_RESULT_SUCCESS) {
        ur_spin_lock(&queue->free_lock);
        event->next = queue->free_events;
        queue->free_events = event;
        ++queue->free_count;
        ur_spin_unlock(&queue->free_lock);
    }
    return result;
}

ur_result_t stream_event_take(ur_queue_handle_t queue, ur_command_t command, bool timed,
                              ur_event_handle_t *out) {
    return stream_event_take_inline(queue, command, timed, out);
}

/* As ur_object_release. Whoever holds the only reference is alone with the event, since one is made
 * from another: then the count need not be changed as a whole. */
static bool give_up_alone(ur_object *object) {
    if (atomic_load_explicit(&object->refs, memory_order_acquire) != 1) {
        return false;
    }
    object->kind = UR_KIND_DEAD;
    return true;
}

static bool event_give_up(ur_object *object) {
    return give_up_alone(object) || ur_object_release_plain(object);
}

/* Nobody has it any more. */
static void event_end(ur_event_handle_t event) {
    if (event->same_as) {
        stream_event_drop(event->same_as);
        event->same_as = NULL;
    }
    if (event->run) {
        ur_run_times_free(event->run);
        event->run = NULL;
    }
    ur_queue_handle_t queue = event->queue;
    if (queue && event->kind != STREAM_EVENT_ADOPTED) {
        void *none = NULL;
        if (!atomic_load_explicit(&queue->ready, memory_order_relaxed) &&
            atomic_compare_exchange_strong_explicit(&queue->ready, &none, event,
                                                    memory_order_release, memory_order_relaxed)) {
            return;
        }
        ur_spin_lock(&queue->free_lock);
        bool keep = !queue->closed && queue->free_count < STREAM_FREE_EVENTS;
        if (keep) {
            event->next = queue->free_events;
            queue->free_events = event;
            ++queue->free_count;
        }
        ur_spin_unlock(&queue->free_lock);
        if (keep) {
            return;
        }
    }
    if (ur_exiting()) {
        ur_exit_keep(event);
        return;
    }
    if (event->shared) {
        stream_shared_drop(event->shared);
    } else if (event->kind ==
               STREAM_EVENT_OF_GRAPHS) { /* a run that is under way may record it yet */
        if (event->has_end && stream_entered(event->place)) {
            (void)drv_event_destroy(event->end);
        }
    } else if (event->kind != STREAM_EVENT_ADOPTED) {
        if (event->has_end) {
            stream_place_put_event(event->place, event->timed, event->end);
        }
        if (event->has_start) {
            stream_place_put_event(event->place, true, event->start);
        }
    }
    ur_context_handle_t context = event->context;
    if (stream_event_is_reusable(event)) {
        stream_reusable_end(event);
    }
    free(event);
    if (queue) {
        stream_queue_unhold(queue);
    } else {
        stream_context_unhold(context);
    }
}

void stream_event_drop(ur_event_handle_t event) {
    if (event_give_up(&event->object)) {
        event_end(event);
    }
}

static void event_settle(ur_event_handle_t event, enum stream_event_state state) {
    if (!stream_event_is_reusable(event)) {
        atomic_store_explicit(&event->state, (uint32_t)state, memory_order_release);
    }
}

static enum stream_event_state event_look(ur_event_handle_t event) {
    event = stream_event_real(event);
    enum stream_event_state state = atomic_load_explicit(&event->state, memory_order_acquire);
    if (state == STREAM_EVENT_HELD) {
        return STREAM_EVENT_PENDING;
    }
    if (state == STREAM_EVENT_PENDING && event->shared) {
        return stream_shared_state(event->shared);
    }
    if (state == STREAM_EVENT_PENDING) {
        drv_result result = drv_event_query(event->end);
        state = result == DRV_NOT_READY ? STREAM_EVENT_PENDING
                : result == DRV_OK      ? STREAM_EVENT_DONE
                                        : STREAM_EVENT_FAILED;
        if (state != STREAM_EVENT_PENDING) {
            event_settle(event, state);
        }
    }
    return state;
}

bool stream_event_done(ur_event_handle_t event) {
    return event_look(event) != STREAM_EVENT_PENDING;
}

ur_result_t stream_event_never_given(ur_event_handle_t event) {
    bool failed = atomic_load_explicit(&event->state, memory_order_acquire) == STREAM_EVENT_FAILED;
    if (failed && event->user.is) {
        return ur_user_event_failed();
    }
    return failed && event->track == STREAM_TRACKS
               ? ur_fail(event->failure, 0,
                         "the command came after a host task or a user event and could not be "
                         "given to the driver")
               : UR_RESULT_SUCCESS;
}

ur_result_t stream_event_wait(ur_event_handle_t event) {
    event = stream_event_real(event);
    uint32_t state = atomic_load_explicit(&event->state, memory_order_acquire);
    if (state == STREAM_EVENT_HELD) {
        stream_event_settle(event);
        state = atomic_load_explicit(&event->state, memory_order_acquire);
    }
    if (state == STREAM_EVENT_DONE) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t never = stream_event_never_given(event);
    if (never != UR_RESULT_SUCCESS) {
        if (event->queue) {
            stream_queue_was_told(event->queue);
        }
        return never;
    }
    if (event->shared) {
        return stream_shared_wait(event->shared);
    }
    drv_result result = stream_wait_for_event(event->end);
    event_settle(event, result == DRV_OK ? STREAM_EVENT_DONE : STREAM_EVENT_FAILED);
    return stream_check(result, "waiting for an event");
}

ur_result_t stream_event_order(drv_stream stream, ur_event_handle_t event) {
    event = stream_event_real(event);
    if (atomic_load_explicit(&event->state, memory_order_acquire) == STREAM_EVENT_DONE) {
        return UR_RESULT_SUCCESS;
    }
    if (event->shared) {
        return stream_shared_order(stream, event->shared, stream_shared_newest(event->shared));
    }
    return stream_check(drv_stream_wait_event(stream, event->end),
                        "making a queue wait for an event");
}

/* ---- the interface --------------------------------------------------------------------------- */

ur_result_t urEventRelease(ur_event_handle_t hEvent) {
    UR_CHECK_EVENT(hEvent);
    /* Of one that the host has yet to complete there is a second reference (held.h). */
    if (give_up_alone(&hEvent->object) ||
        (hEvent->user.is ? ur_user_event_release(hEvent)
                         : ur_object_release_plain(&hEvent->object))) {
        event_end(hEvent);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    UR_CHECK_POINTER(phEventWaitList);
    if (numEvents == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    for (uint32_t i = 0; i < numEvents; ++i) {
        UR_CHECK_EVENT(phEventWaitList[i]);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < numEvents; ++i) {
        if (stream_event_settled(stream_event_real(phEventWaitList[i]))) {
            if (atomic_load(&stream_event_real(phEventWaitList[i])->state) == STREAM_EVENT_FAILED) {
                result = stream_event_wait(phEventWaitList[i]);
            }
            continue;
        }
        if (ur_exiting()) {
            break; /* the driver may have ended (exit.h) */
        }
        ur_result_t one = stream_enter(phEventWaitList[i]->place);
        if (one == UR_RESULT_SUCCESS) {
            one = stream_event_wait(phEventWaitList[i]);
        }
        if (result == UR_RESULT_SUCCESS) {
            result = one;
        }
    }
    return result;
}

static ur_event_status_t status_of(ur_event_handle_t event) {
    enum stream_event_state state = event_look(event);
    if (state != STREAM_EVENT_PENDING) {
        return state == STREAM_EVENT_FAILED ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE;
    }
    ur_event_handle_t at = stream_event_real(event);
    if (!stream_event_is_held(at) && at->has_start && drv_event_query(at->start) == DRV_OK) {
        return UR_EVENT_STATUS_RUNNING;
    }
    return UR_EVENT_STATUS_SUBMITTED;
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
            return ur_info_value(out, ur_queue_handle_t, NULL);
        }
        if (hEvent->queue->object.kind != UR_KIND_QUEUE) {
            return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE, 0,
                           "the queue of this event was released");
        }
        return ur_info_value(out, ur_queue_handle_t, hEvent->queue);
    case UR_EVENT_INFO_CONTEXT:
        if (hEvent->context->object.kind != UR_KIND_CONTEXT) {
            return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                           "the context of this event was released");
        }
        return ur_info_value(out, ur_context_handle_t, hEvent->context);
    case UR_EVENT_INFO_COMMAND_TYPE:
        return ur_info_value(out, ur_command_t, hEvent->command);
    case UR_EVENT_INFO_COMMAND_EXECUTION_STATUS: {
        ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
        if (out.value && !ur_exiting()) { /* else the driver may have ended, and what was there */
            result = stream_event_settled(stream_event_real(hEvent)) ? result
                                                                     : stream_enter(hEvent->place);
            if (result != UR_RESULT_SUCCESS) {
                return result;
            }
            status = status_of(hEvent);
        }
        return ur_info_value(out, ur_event_status_t, status);
    }
    case UR_EVENT_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hEvent->object));
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* A reusable event starts complete. */
static bool was_signaled(ur_event_handle_t event) {
    ur_spin_lock(&event->times.lock);
    bool signaled = event->times.queued != 0;
    ur_spin_unlock(&event->times.lock);
    return signaled;
}

void stream_event_ran(ur_event_handle_t event, uint64_t started, uint64_t ended) {
    ur_spin_lock(&event->times.lock);
    if (!event->timestamped || stream_event_is_reusable(event)) {
        event->times.started = started;
        event->times.ended = ended;
        event->times.queued = event->times.queued > started ? started : event->times.queued;
        event->timestamped = true;
    }
    ur_spin_unlock(&event->times.lock);
}

/* Pre: complete. Reads the times once, those of a reusable event each time. */
static ur_result_t read_times(ur_event_handle_t event) {
    ur_spin_lock(&event->times.lock);
    bool known = event->timestamped;
    ur_spin_unlock(&event->times.lock);
    if (known && !stream_event_is_reusable(event)) {
        return UR_RESULT_SUCCESS;
    }
    uint64_t started = 0, ended = 0;
    ur_result_t result = stream_enter(event->place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_clock_event(event->place, event->end, &ended);
    }
    if (result == UR_RESULT_SUCCESS) {
        started = ended;
        if (event->has_start && event->command != UR_COMMAND_TIMESTAMP_RECORDING_EXP) {
            /* The distance of the two is exact where each by itself is rounded. */
            float ms = 0;
            result = stream_check(drv_event_elapsed(&ms, event->start, event->end),
                                  "reading event times");
            started = ms > 0 ? ended - (uint64_t)((double)ms * 1e6) : ended;
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    stream_event_ran(event, started, ended);
    return UR_RESULT_SUCCESS;
}

ur_result_t urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_EVENT(hEvent);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    if (pPropValue && propSize == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE); /* the one query that says so */
    }
    if ((unsigned)propName > UR_PROFILING_INFO_COMMAND_COMPLETE) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    if (!hEvent->profiled || hEvent->same_as) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       hEvent->kind == STREAM_EVENT_OF_GRAPHS
                           ? "a command of a command buffer signals without times"
                       : stream_event_is_reusable(hEvent)
                           ? "the event was made without UR_EXP_EVENT_FLAG_ENABLE_PROFILING"
                           : "the queue of this event was made without "
                             "UR_QUEUE_FLAG_PROFILING_ENABLE");
    }
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!out.value) {
        return ur_info_value(out, uint64_t, 0);
    }
    if (ur_run_times_have(hEvent->run, propName)) {
        return ur_run_times_get(hEvent->run, propName, out);
    }
    result = stream_event_settled(hEvent) ? result : stream_enter(hEvent->place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool done = stream_event_done(hEvent);
    if (done && !(stream_event_is_reusable(hEvent) && !was_signaled(hEvent))) {
        result = read_times(hEvent);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    ur_spin_lock(&hEvent->times.lock);
    uint64_t queued = hEvent->times.queued, started = hEvent->times.started,
             ended = hEvent->times.ended;
    ur_spin_unlock(&hEvent->times.lock);
    if (stream_event_is_reusable(hEvent) && !queued) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       "no command has signaled the event yet");
    }
    if (propName == UR_PROFILING_INFO_COMMAND_QUEUED ||
        propName == UR_PROFILING_INFO_COMMAND_SUBMIT) {
        return ur_info_value(out, uint64_t, queued);
    }
    if (!done) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       "the command is not complete yet");
    }
    return ur_info_value(out, uint64_t,
                         propName == UR_PROFILING_INFO_COMMAND_START ? started : ended);
}

/* Gives a native event to one that is complete, of a host task for instance. */
static ur_result_t be_native(ur_event_handle_t event) {
    ur_queue_handle_t queue = event->queue;
    drv_stream stream;
    ur_result_t result = stream_enter(event->place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_place_idle(event->place, &stream);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&queue->lock);
    if (!event->has_end) {
        result = stream_place_event(event->place, event->timed, &event->end);
        event->has_end = result == UR_RESULT_SUCCESS;
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_event_record(event->end, stream), "recording an event");
    }
    pthread_mutex_unlock(&queue->lock);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_finish(stream, "recording an event");
    }
    stream_place_put_idle(event->place, stream);
    return result;
}

ur_result_t urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(phNativeEvent);
    ur_event_handle_t event = stream_event_real(hEvent);
    if (!event->user.is) {
        stream_event_settle(event);
    }
    if (event->shared || event->user.is) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "an event that %s is none of the driver's",
                       event->shared ? "processes share" : "the host completes");
    }
    if (event->queue && event->track == STREAM_TRACKS) {
        ur_result_t result = be_native(event);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    *phNativeEvent = (ur_native_handle_t)event->end;
    return UR_RESULT_SUCCESS;
}

ur_result_t urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                          ur_context_handle_t hContext,
                                          const ur_event_native_properties_t *pProperties,
                                          ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phEvent);
    ur_event_handle_t event = calloc(1, sizeof(*event));
    if (!event) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&event->object, UR_KIND_EVENT);
    event->context = hContext;
    event->place = hContext->places[0];
    event->command = UR_COMMAND_EVENTS_WAIT;
    if (hNativeEvent) {
        event->end = (drv_event)hNativeEvent;
        event->timed = true;
        event->kind = !pProperties || !pProperties->isNativeHandleOwned ? STREAM_EVENT_ADOPTED
                                                                        : STREAM_EVENT_OF_COMMANDS;
    } else { /* nothing to wait for: an event that nobody ever recorded */
        ur_result_t result = stream_enter(event->place);
        if (result == UR_RESULT_SUCCESS) {
            result = stream_check(drv_event_create(&event->end, false), "creating an event");
        }
        if (result != UR_RESULT_SUCCESS) {
            free(event);
            return result;
        }
        atomic_store_explicit(&event->state, STREAM_EVENT_DONE, memory_order_relaxed);
    }
    event->has_end = true;
    stream_context_hold(hContext);
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}

/* ---- callbacks ------------------------------------------------------------------------------- */

struct callback {
    struct ur_work work; /* first */
    struct stream_follower follower;
    struct stream_edge edge;
    ur_event_handle_t event; /* retained */
    ur_execution_info_t status;
    ur_event_callback_t function;
    void *data;
    drv_stream stream;
    bool has_stream;
};

static void call_program(struct ur_work *work) {
    struct callback *callback = (struct callback *)work;
    struct stream_place *place = callback->event->place;
    callback->function(callback->event, callback->status, callback->data);
    if (!ur_exit_enter()) {
        ur_exit_keep(callback);
        return;
    }
    if (callback->has_stream) {
        stream_place_put_idle(place, callback->stream);
    }
    stream_event_unkeep(callback->event);
    free(callback);
    ur_exit_leave();
}

static void DRV_CALLBACK on_complete(drv_stream stream, drv_result result, void *data) {
    (void)stream;
    struct callback *callback = data;
    if (result != DRV_OK) {
        event_settle(stream_event_real(callback->event), STREAM_EVENT_FAILED);
    }
    ur_worker_post(&callback->work);
}

/* Lets the driver tell when the event is complete. Pre: it is not held. */
static ur_result_t ask_driver(struct callback *callback) {
    ur_event_handle_t event = callback->event;
    ur_result_t result = stream_place_idle(event->place, &callback->stream);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    callback->has_stream = true;
    result = stream_event_order(callback->stream, event);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_stream_callback(callback->stream, on_complete, callback),
                              "setting a callback");
    }
    if (result != UR_RESULT_SUCCESS) {
        stream_place_put_idle(event->place, callback->stream);
        callback->has_stream = false;
    }
    return result;
}

static struct stream_follower *ask_later(struct stream_follower *follower) {
    struct callback *callback =
        (struct callback *)((char *)follower - offsetof(struct callback, follower));
    ur_event_handle_t event = callback->event;
    bool here = ur_exit_enter();
    bool asked = false;
    if (here && stream_enter(event->place) == UR_RESULT_SUCCESS && !stream_event_done(event)) {
        asked = ask_driver(callback) == UR_RESULT_SUCCESS;
        if (!asked) {
            (void)stream_event_wait(event);
        }
    }
    if (here) {
        ur_exit_leave();
    }
    if (!asked) {
        call_program(&callback->work);
    }
    return NULL;
}

ur_result_t urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                               ur_event_callback_t pfnNotify, void *pUserData) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(pfnNotify);
    if ((unsigned)execStatus > UR_EXECUTION_INFO_QUEUED) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (execStatus == UR_EXECUTION_INFO_QUEUED) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    ur_result_t result = ur_worker_ready();
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(hEvent->place);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct callback *callback = calloc(1, sizeof(*callback));
    if (!callback) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    callback->work.run = call_program;
    callback->event = hEvent;
    callback->status = execStatus;
    callback->function = pfnNotify;
    callback->data = pUserData;
    stream_event_keep(hEvent);
    /* The driver does not tell when a command starts, so whoever wants to know that hears when it
     * has ended. */
    if (execStatus >= UR_EXECUTION_INFO_SUBMITTED || stream_event_done(hEvent)) {
        ur_worker_post(&callback->work);
        return UR_RESULT_SUCCESS;
    }
    callback->follower.run = ask_later;
    if (stream_event_follow(hEvent, &callback->edge, &callback->follower)) {
        return UR_RESULT_SUCCESS;
    }
    result = ask_driver(callback);
    if (result == UR_RESULT_SUCCESS) {
        return result;
    }
    stream_event_unkeep(hEvent);
    free(callback);
    return result;
}
