/* What every command does around the driver's own call: wait lists, the choice of a stream, events.
 */
#include "command.h"

#include "entry/reusable.h"
#include "patience.h"
#include "shared_event.h"

enum { FEW = 16 };

ur_result_t stream_waits_check(uint32_t count, const ur_event_handle_t *waits) {
    return ur_wait_list_check(count, waits);
}

/* Whether the track may wait for something else. The driver is asked about those only that were
 * told to, since that costs a part of a launch. Pre: the place was entered. */
static bool is_held_up(struct stream_track *track) {
    if (track->waits && (track->seen == track->last || drv_stream_query(track->native) == DRV_OK)) {
        track->seen = track->last;
        track->waits = false;
    }
    return track->waits;
}

/* Whether what was put there before may still run, so that a new track is worth its stream to a
 * kernel; copies and fills share the device's few engines and its memory anyway. Queues that find
 * theirs idle again and again ask less and less often. Pre: the place was entered. */
static bool is_taken(ur_queue_handle_t queue, struct stream_track *track) {
    enum { MOST_UNASKED = 15 };
    if (track->seen == track->last || track->last <= queue->barrier ||
        queue->width == STREAM_TRACKS) {
        return false;
    }
    if (queue->unasked) {
        --queue->unasked;
        return false;
    }
    if (drv_stream_query(track->native) != DRV_OK) {
        queue->idle = 0;
        return true;
    }
    track->seen = track->last;
    queue->idle = queue->idle < MOST_UNASKED ? 2 * queue->idle + 1 : queue->idle;
    queue->unasked = queue->idle;
    return false;
}

/* For what follows no other: the next in turn that is free, else a new one. */
static struct stream_track *choose_free(ur_queue_handle_t queue, bool launch) {
    enum { ASKED = 2 };
    struct stream_track *track = NULL;
    for (int i = 0; i < ASKED; ++i) {
        track = &queue->tracks[queue->turn];
        queue->turn = (queue->turn + 1) % queue->width;
        if (!is_held_up(track) && !(launch && is_taken(queue, track))) {
            return track;
        }
    }
    return queue->width < STREAM_TRACKS ? &queue->tracks[queue->width++] : track;
}

/* Behind a command of the wait list if that is the newest of its stream; else where nothing waits.
 */
static struct stream_track *command_choose(const struct stream_command *c) {
    ur_queue_handle_t queue = c->queue;
    if (queue->in_order) {
        return &queue->tracks[0];
    }
    for (uint32_t i = 0; i < c->count; ++i) {
        ur_event_handle_t event = stream_event_real(c->waits[i]);
        if (event->queue == queue && event->track < STREAM_TRACKS &&
            queue->tracks[event->track].last == event->serial) {
            return &queue->tracks[event->track];
        }
    }
    return choose_free(queue, c->launch);
}

ur_result_t stream_find_track(struct stream_command *c) {
    ur_queue_handle_t queue = c->queue;
    if (!queue->held_first) {
        ur_result_t lost = stream_queue_tell_next(queue);
        if (lost != UR_RESULT_SUCCESS) {
            return lost;
        }
    }
    ur_result_t shared = stream_shared_hold(c->count, c->waits);
    if (shared != UR_RESULT_SUCCESS) {
        return shared;
    }
    if (stream_must_hold(queue, c->count, c->waits)) {
        if (!queue->exposed) {
            return stream_hold(c);
        }
        /* Its work goes to the stream in the order of the calls. */
        pthread_mutex_unlock(&queue->lock);
        for (uint32_t i = 0; i < c->count; ++i) {
            stream_event_settle(c->waits[i]);
        }
        pthread_mutex_lock(&queue->lock);
    }
    return stream_place_track(c);
}

ur_result_t stream_place_track(struct stream_command *c) {
    ur_queue_handle_t queue = c->queue;
    c->track = command_choose(c);
    ur_result_t result = stream_track_ready(queue, c->track);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    c->stream = c->track->native;
    uint32_t index = (uint32_t)(c->track - queue->tracks);
    for (uint32_t i = 0; i < c->count; ++i) {
        ur_event_handle_t event = stream_event_real(c->waits[i]);
        if (event->queue == queue && event->track == index) {
            continue; /* the stream's own order */
        }
        if ((result = stream_event_never_given(event)) != UR_RESULT_SUCCESS) {
            return result;
        }
        result = c->signals && event->shared
                     ? stream_shared_order_given(c->stream, event->shared, c->signals[i])
                     : stream_event_order(c->stream, event);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        c->track->waits = true;
    }
    if (queue->barrier > c->track->barrier) {
        if ((result = stream_event_never_given(queue->barrier_event)) != UR_RESULT_SUCCESS) {
            stream_event_drop(queue->barrier_event); /* told, once */
            queue->barrier_event = NULL;
            queue->barrier = 0;
            return result;
        }
        if (queue->barrier_event->track != index) {
            result = stream_event_order(c->stream, queue->barrier_event);
            if (result != UR_RESULT_SUCCESS) {
                return result;
            }
        }
        c->track->barrier = queue->barrier;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_begin(struct stream_command *c, ur_queue_handle_t queue, ur_command_t command,
                         uint32_t count, const ur_event_handle_t *waits, bool want_event) {
    return stream_begin_inline(c, queue, command, count, waits, want_event, true);
}

void stream_stamp(struct stream_command *c, bool barrier) {
    if (c->passed) { /* the lane's clock has that barrier: less is to be known of this command */
        ur_lane_submit(c->queue->lane, NULL, 0, NULL);
        if (c->event) {
            memset(&c->event->stamp, 0, sizeof(c->event->stamp));
        }
        return;
    }
    const struct ur_stamp *few[FEW];
    const struct ur_stamp **stamps = few;
    uint32_t count = c->count;
    if (count > FEW) {
        stamps = malloc(count * sizeof(*stamps));
        if (!stamps) { /* then less is known of the order, which is allowed */
            stamps = few;
            count = FEW;
        }
    }
    for (uint32_t i = 0; i < count; ++i) {
        struct ur_stamp *of = &c->waits[i]->stamp;
        stamps[i] = of->point.chain.lane || of->point.epoch.lane ? of : NULL;
    }
    struct ur_stamp *out = c->event ? &c->event->stamp : NULL;
    if (barrier) {
        ur_lane_barrier(c->queue->lane, stamps, count, c->event, out);
    } else {
        ur_lane_submit(c->queue->lane, stamps, count, out);
    }
    if (stamps != few) {
        free((void *)stamps);
    }
}

ur_result_t stream_record_again(struct stream_command *c) {
    ur_result_t result = stream_enter(c->queue->place);
    return result == UR_RESULT_SUCCESS
               ? stream_check(drv_event_record(c->event->end, c->stream), "recording an event")
               : result;
}

void stream_become_barrier(struct stream_command *c) {
    ur_queue_handle_t queue = c->queue;
    ur_event_handle_t old = queue->barrier_event;
    queue->barrier_event = c->event;
    ur_object_retain(&c->event->object);
    queue->barrier = queue->serial;
    if (c->track) { /* else it is held */
        c->track->barrier = queue->serial;
    }
    if (old) {
        stream_event_drop(old);
    }
}

ur_result_t stream_command_wait(struct stream_command *c, uint64_t seen) {
    ur_result_t result = stream_finished(
        c->stream, stream_wait_for_stream(STREAM_WAIT_COMMAND, c->stream), "waiting for a command");
    if (result == UR_RESULT_SUCCESS && c->queue->in_order) {
        ur_pool_queue_finished(&c->queue->pool, seen);
        stream_given_reap(c->queue->place);
        result = stream_queue_tell(c->queue);
    }
    return result;
}

ur_result_t stream_end(struct stream_command *c, ur_result_t result, bool blocking,
                       ur_event_handle_t *event) {
    return stream_end_inline(c, result, false, blocking, event);
}

ur_result_t stream_end_barrier(struct stream_command *c, ur_result_t result,
                               ur_event_handle_t *event) {
    return stream_end_inline(c, result, true, false, event);
}

ur_result_t stream_after_all(struct stream_command *c) {
    ur_queue_handle_t queue = c->queue;
    if (queue->in_order) {
        return UR_RESULT_SUCCESS;
    }
    return queue->held_first ? stream_hold_after_all(c) : stream_after_all_given(c);
}

ur_result_t stream_after_all_given(struct stream_command *c) {
    ur_queue_handle_t queue = c->queue;
    for (uint32_t i = 0; i < STREAM_TRACKS; ++i) {
        struct stream_track *other = &queue->tracks[i];
        /* What came before the newest barrier, this track waits for by that. But the program may
         * put work on the first that nobody counts. */
        bool nothing = other->last == other->seen || other->last <= queue->barrier;
        if (other == c->track || !other->made || (nothing && !(i == 0 && queue->exposed))) {
            continue;
        }
        drv_event event;
        ur_result_t result = stream_place_event(queue->place, false, &event);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        /* A stream that waits keeps what was recorded when it was told to, so the event is free
         * again at once. */
        drv_result native = drv_event_record(event, other->native);
        if (native == DRV_OK) {
            native = drv_stream_wait_event(c->stream, event);
        }
        stream_place_put_event(queue->place, false, event);
        if (native != DRV_OK) {
            return stream_fail(native, "making a command wait for all earlier ones");
        }
    }
    return UR_RESULT_SUCCESS;
}

/* ---- commands that only wait ----------------------------------------------------------------- */

ur_result_t urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    struct stream_command c;
    ur_result_t result = stream_begin(&c, hQueue, UR_COMMAND_EVENTS_WAIT, numEventsInWaitList,
                                      phEventWaitList, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (numEventsInWaitList == 0) {
        result = stream_after_all(&c);
    }
    return stream_end(&c, result, false, phEvent);
}

ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    struct stream_command c;
    ur_result_t result =
        stream_begin(&c, hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, numEventsInWaitList,
                     phEventWaitList, phEvent != NULL || !hQueue->in_order);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_after_all(&c);
    return stream_end_barrier(&c, result, phEvent);
}

ur_result_t urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                              const ur_exp_enqueue_ext_properties_t *pProperties,
                                              uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_ENQUEUE_EXT_FLAGS_MASK);
    }
    ur_event_handle_t given = ur_reusable_take(phEvent);
    if (!given) {
        return urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                              phEvent);
    }
    ur_result_t result =
        stream_reusable_signal(hQueue, given, numEventsInWaitList, phEventWaitList);
    stream_event_drop(given);
    return result;
}

/* The native event is timed and recorded behind the wait list; its time is what was asked for. */
ur_result_t urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                           uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phEvent);
    ur_result_t result = stream_enter(hQueue->place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_clock_start(hQueue->place);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_TIMESTAMP_RECORDING_EXP, numEventsInWaitList,
                          phEventWaitList, true);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (numEventsInWaitList == 0) {
        result = stream_after_all(&c);
    }
    return stream_end(&c, result, blocking, phEvent);
}
