/* The driver as the allocator of USM wants it (lib/pool/backend.h): contexts, queues
 * and events. */
#include "pool_backend.h"

struct stream_place *stream_pool_place(ur_context_handle_t context, ur_device_handle_t device) {
    struct stream_place *place = device ? stream_context_place(context, device) : NULL;
    return place ? place : context->places[0];
}

static bool pool_backend_context_retain(void *context) {
    return ur_object_retain_live(&((ur_context_handle_t)context)->object);
}

static void pool_backend_context_release(void *context) {
    (void)urContextRelease(context);
}

static enum ur_event_state event_state(void *event_) {
    ur_event_handle_t event = event_;
    if (stream_event_settled(event)) {
        return UR_EVENT_DONE;
    }
    if (!stream_entered(event->place)) {
        return UR_EVENT_DONE; /* the driver that would complete it is not here */
    }
    return stream_event_done(event) ? UR_EVENT_DONE : UR_EVENT_PENDING;
}

static bool event_settled(void *event) {
    return stream_event_settled(event);
}

static void pool_backend_event_retain(void *event) {
    ur_object_retain(&((ur_event_handle_t)event)->object);
}

static void pool_backend_event_release(void *event) {
    stream_event_drop(event);
}

static const struct ur_stamp *event_stamp(void *event_) {
    ur_event_handle_t event = event_;
    return event->stamp.point.chain.lane || event->stamp.point.epoch.lane ? &event->stamp : NULL;
}

static void event_settle(void *event_) {
    ur_event_handle_t event = event_;
    if (stream_entered(event->place)) {
        (void)stream_event_wait(event);
    }
}

static ur_result_t queue_wait(void *queue, void *const *events, uint32_t count) {
    struct stream_command c;
    ur_result_t result = stream_begin(&c, queue, UR_COMMAND_EVENTS_WAIT, count,
                                      (const ur_event_handle_t *)events, false);
    return result == UR_RESULT_SUCCESS ? stream_end(&c, result, false, NULL) : result;
}

/* Out of order and with nothing that is still under way, or only one thing: no event of the driver
 * is needed. NULL: there is a barrier to wait for. Barriers wait for commands of the queue, and for
 * no others. */
static ur_result_t signal_cheaply(ur_queue_handle_t queue, ur_command_t kind,
                                  ur_event_handle_t same_as, void *const *events, uint32_t count,
                                  ur_event_handle_t *out) {
    ur_event_handle_t event;
    ur_result_t result = stream_event_take_bare(queue, kind, &event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct ur_stamp *stamp = count == 1 ? event_stamp(events[0]) : NULL;
    pthread_mutex_lock(&queue->lock);
    /* Asked with the queue locked up to the stamp, which knows of the barrier. */
    if (queue->barrier != 0 && !event_state(queue->barrier_event)) {
        pthread_mutex_unlock(&queue->lock);
        stream_event_drop(event);
        *out = NULL;
        return UR_RESULT_SUCCESS;
    }
    if (same_as) {
        ur_object_retain(&same_as->object);
        event->same_as = same_as;
        event->track = same_as->track;
        event->serial = same_as->serial;
    } else {
        event->track = STREAM_TRACKS; /* of no stream */
        event->serial = 0;
        atomic_store_explicit(&event->state, STREAM_EVENT_DONE, memory_order_release);
    }
    ur_lane_submit(queue->lane, &stamp, count == 1, &event->stamp);
    pthread_mutex_unlock(&queue->lock);
    *out = event;
    return UR_RESULT_SUCCESS;
}

/* What the program has yet to hear of a lost command is not told to the allocator: it does without
 * the mark. */
static bool is_lost(ur_queue_handle_t queue) {
    pthread_mutex_lock(&queue->lock);
    bool lost = queue->lost != UR_RESULT_SUCCESS;
    pthread_mutex_unlock(&queue->lock);
    return lost;
}

static ur_result_t signal(void *queue_, ur_command_t kind, void *const *events, uint32_t count,
                          void **out) {
    ur_queue_handle_t queue = queue_;
    const ur_event_handle_t *waits = (const ur_event_handle_t *)events;
    if (kind == UR_COMMAND_EVENTS_WAIT && is_lost(queue)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_OPERATION);
    }
    if (!queue->in_order && !queue->profiling && count <= 1) {
        /* One of this queue stands for the new one whether it is complete or not: the driver need
         * not be asked. */
        ur_event_handle_t of = !count ? NULL : waits[0]->same_as ? waits[0]->same_as : waits[0];
        if (of && of->queue != queue) {
            (void)event_state(of);
        }
        uint32_t state =
            of ? atomic_load_explicit(&of->state, memory_order_acquire) : STREAM_EVENT_DONE;
        bool pending = state == STREAM_EVENT_PENDING;
        /* One that is held, or failed, is not seen to here. */
        if (pending ? of->queue == queue : state == STREAM_EVENT_DONE) {
            ur_event_handle_t made = NULL;
            ur_result_t result =
                signal_cheaply(queue, kind, pending ? of : NULL, events, count, &made);
            if (result != UR_RESULT_SUCCESS || made) {
                *out = made;
                return result;
            }
        }
    }
    struct stream_command c;
    ur_result_t result = stream_begin(&c, queue, kind, count, count ? waits : NULL, true);
    return result == UR_RESULT_SUCCESS ? stream_end(&c, result, false, (ur_event_handle_t *)out)
                                       : result;
}

/* Also of a queue that was released. */
static ur_result_t pool_backend_mark(void *queue, void **event) {
    struct stream_command c;
    if (is_lost(queue)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_OPERATION);
    }
    ur_result_t result = stream_begin(&c, queue, UR_COMMAND_EVENTS_WAIT, 0, NULL, true);
    return result == UR_RESULT_SUCCESS
               ? stream_end(&c, stream_after_all(&c), false, (ur_event_handle_t *)event)
               : result;
}

static bool pool_backend_may_wait(void) {
    return !ur_worker_here();
}

static ur_result_t zero(void *queue, void *memory, size_t size, void *const *events, uint32_t count,
                        void **event) {
    struct stream_command c;
    ur_result_t result =
        stream_begin(&c, queue, UR_COMMAND_USM_FILL, count,
                     count ? (const ur_event_handle_t *)events : NULL, event != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_fill(&c, memory, "", 1, size);
    return stream_end(&c, result, false, (ur_event_handle_t *)event);
}

static ur_result_t zero_now(void *context, void *device, enum ur_pool_mem type, void *memory,
                            size_t size) {
    (void)type;
    struct stream_place *place = stream_pool_place(context, device);
    drv_stream stream;
    ur_result_t result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_place_idle(place, &stream);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_check(drv_fill(memory, 0, 1, size, stream), "zeroing memory");
    if (result == UR_RESULT_SUCCESS) {
        result = stream_finish(stream, "zeroing memory");
    }
    stream_place_put_idle(place, stream);
    return result;
}

static bool queue_idle(void *queue_) {
    ur_queue_handle_t queue = queue_;
    return atomic_load_explicit(&queue->open, memory_order_acquire) &&
           drv_make_current(queue->place->native) == DRV_OK &&
           drv_stream_query(queue->tracks[0].native) == DRV_OK;
}

static bool queue_entered(void *queue_) {
    ur_queue_handle_t queue = queue_;
    if (atomic_load(&queue->entering) || pthread_mutex_trylock(&queue->lock)) {
        return true;
    }
    pthread_mutex_unlock(&queue->lock);
    return false;
}

static bool queue_over(void *queue_) {
    ur_queue_handle_t queue = queue_;
    if (pthread_mutex_trylock(&queue->lock)) {
        return false;
    }
    bool over = !queue->held_first && drv_make_current(queue->place->native) == DRV_OK;
    for (uint32_t i = 0; i < STREAM_TRACKS && over; ++i) {
        const struct stream_track *track = &queue->tracks[i];
        over = !track->made || drv_stream_query(track->native) == DRV_OK;
    }
    pthread_mutex_unlock(&queue->lock);
    return over;
}

const struct ur_pool_backend stream_pool_backend = {
    .context_retain = pool_backend_context_retain,
    .context_release = pool_backend_context_release,
    .reserve = stream_pool_reserve,
    .release = stream_pool_release,
    .event_state = event_state,
    .event_settled = event_settled,
    .event_retain = pool_backend_event_retain,
    .event_release = pool_backend_event_release,
    .event_stamp = event_stamp,
    .event_settle = event_settle,
    .queue_wait = queue_wait,
    .signal = signal,
    .mark = pool_backend_mark,
    .may_wait = pool_backend_may_wait,
    .give_back = stream_given_back,
    .zero = zero,
    .zero_now = zero_now,
    .queue_idle = queue_idle,
    .queue_entered = queue_entered,
    .queue_over = queue_over,
    .native = &stream_pool_native,
    .parts = stream_pool_parts,
    .max_align = STREAM_PIECE,
    .granularity = STREAM_PIECE,
};
