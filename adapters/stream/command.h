/* What a command does before and after the driver's own call, inline for launches: they are so
 * frequent, and the driver leaves so little in the processor's caches, that each line of code saved
 * is time saved. Others call stream_begin and stream_end. */
#ifndef STREAM_COMMAND_H
#define STREAM_COMMAND_H

#include "held.h"
#include "stream.h"

/* event.c: a new one; NULL if host memory is exhausted. */
ur_event_handle_t stream_event_make(ur_queue_handle_t queue);
/* Gives a taken event the native ones that it lacks; puts it back if there are none. */
ur_result_t stream_event_equip(ur_queue_handle_t queue, ur_event_handle_t event, bool timed);

/* command.c: finds a stream and makes it wait for the list and the newest barrier, or holds the
 * command. Pre: locked, entered. */
ur_result_t stream_find_track(struct stream_command *c);
/* The same where nothing that it comes after is held. */
ur_result_t stream_place_track(struct stream_command *c);
/* stream_after_all, likewise. */
ur_result_t stream_after_all_given(struct stream_command *c);
/* Pre: locked. Tells the allocator of USM of a command with a wait list, or of a barrier; fills the
 * event's stamp. */
void stream_stamp(struct stream_command *c, bool barrier);
/* Records the end of the command once more, with the place entered: some drivers want that. */
ur_result_t stream_record_again(struct stream_command *c);
/* Pre: locked. Later commands of the queue come after this one. */
void stream_become_barrier(struct stream_command *c);
/* `seen`: the lane's number after the command. */
ur_result_t stream_command_wait(struct stream_command *c, uint64_t seen);

static inline ur_event_handle_t stream_event_pop(ur_queue_handle_t queue) {
    ur_spin_lock(&queue->free_lock);
    ur_event_handle_t event = queue->free_events;
    if (event) {
        queue->free_events = event->next;
        --queue->free_count;
    }
    ur_spin_unlock(&queue->free_lock);
    return event ? event : stream_event_make(queue);
}

/* The same. Pre: the queue is not closed. */
static inline ur_event_handle_t stream_event_pop_ready(ur_queue_handle_t queue) {
    ur_event_handle_t event = atomic_exchange_explicit(&queue->ready, NULL, memory_order_acquire);
    return event ? event : stream_event_pop(queue);
}

static inline void stream_event_start(ur_event_handle_t event, ur_command_t command,
                                      bool profiled) {
    ur_object_init(&event->object, UR_KIND_EVENT);
    event->command = command;
    event->profiled = profiled;
    event->timestamped = false;
    if (profiled) {
        event->times.queued = stream_host_time();
    }
    atomic_store_explicit(&event->state, STREAM_EVENT_PENDING, memory_order_relaxed);
}

static inline ur_result_t stream_event_take_inline(ur_queue_handle_t queue, ur_command_t command,
                                                   bool timed, ur_event_handle_t *out) {
    ur_event_handle_t event = stream_event_pop_ready(queue);
    if (!event) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (!event->has_end || event->timed != timed || (queue->profiling && !event->has_start)) {
        ur_result_t result = stream_event_equip(queue, event, timed);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    stream_event_start(event, command, timed);
    *out = event;
    return UR_RESULT_SUCCESS;
}

/* `enter` false: the place need not be entered, or was. Most commands on queues in order wait for
 * nothing: they pass by everything but the lock. */
static inline ur_result_t stream_begin_inline(struct stream_command *c, ur_queue_handle_t queue,
                                              ur_command_t command, uint32_t count,
                                              const ur_event_handle_t *waits, bool want_event,
                                              bool enter) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (count || waits) {
        result = stream_waits_check(count, waits);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    if (enter) {
        result = stream_enter(queue->place);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    *c = (struct stream_command){.queue = queue,
                                 .count = count,
                                 .waits = waits,
                                 .launch = command == UR_COMMAND_KERNEL_LAUNCH};
    stream_queue_lock(queue);
    if (!count && atomic_load_explicit(&queue->open, memory_order_relaxed)) {
        c->track = &queue->tracks[0];
        c->stream = c->track->native;
    } else {
        result = stream_find_track(c);
    }
    if (result == UR_RESULT_SUCCESS && want_event) {
        bool stamped = command == UR_COMMAND_TIMESTAMP_RECORDING_EXP;
        result = stream_event_take_inline(queue, command, queue->profiling || stamped, &c->event);
        if (result == UR_RESULT_SUCCESS && queue->profiling && !stamped && !c->held) {
            result =
                stream_check(drv_event_record(c->event->start, c->stream), "recording an event");
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        if (c->held) {
            stream_hold_cancel(c);
        }
        pthread_mutex_unlock(&queue->lock);
        if (c->event) {
            stream_event_drop(c->event);
        }
    }
    return result;
}

static inline ur_result_t stream_record(struct stream_command *c) {
    return drv_event_record(c->event->end, c->stream) == DRV_OK ? UR_RESULT_SUCCESS
                                                                : stream_record_again(c);
}

/* On a queue in order that waits for nothing, what follows a command that was given to the driver
 * without the queue's lock. Launches of other threads may come between the command and the record,
 * which only makes the event later. The number is drawn between the two: what has a lower one was
 * launched before the record, so the event stands for it too. */
static inline bool stream_is_signal_plain(ur_queue_handle_t queue) {
    return atomic_load_explicit(&queue->open, memory_order_acquire) && !queue->profiling &&
           !atomic_load_explicit(&queue->waited, memory_order_relaxed);
}

static inline ur_result_t stream_signal_plain(struct stream_command *c) {
    uint64_t number = ur_lane_count(c->queue->lane);
    ur_result_t result = stream_record(c);
    if (result == UR_RESULT_SUCCESS) {
        c->event->track = 0;
        ur_lane_stamp_alone(c->queue->lane, number, &c->event->stamp);
    }
    return result;
}

static inline ur_result_t stream_end_inline(struct stream_command *c, ur_result_t result,
                                            bool barrier, bool blocking, ur_event_handle_t *event) {
    ur_queue_handle_t queue = c->queue;
    if (__builtin_expect(c->held != NULL, 0)) {
        return stream_end_held(c, result, barrier, blocking, event);
    }
    uint64_t seen = 0;
    if (result == UR_RESULT_SUCCESS) {
        if (c->count || barrier) {
            atomic_store_explicit(&queue->waited, true, memory_order_relaxed);
        }
        /* The command is with the driver: whatever fails from here on, it counts. */
        c->track->last = ++queue->serial;
        if (c->event) {
            c->event->track = (uint32_t)(c->track - queue->tracks);
            c->event->serial = queue->serial;
        }
        if (queue->in_order) {
            /* Its number is drawn before the record, since launches pass by the lock: what has a
             * lower one is then before the record, and the event stands for it too. */
            if (c->count || barrier) {
                stream_stamp(c, barrier);
            } else {
                uint64_t number = ur_lane_count(queue->lane);
                if (c->event) {
                    ur_lane_stamp_as(queue->lane, number, &c->event->stamp);
                }
            }
            result = c->event ? stream_record(c) : result;
        } else {
            result = c->event ? stream_record(c) : result;
            barrier = barrier && result == UR_RESULT_SUCCESS;
            stream_stamp(c, barrier);
        }
        seen = ur_lane_seq(queue->lane);
        if (barrier && !queue->in_order) {
            stream_become_barrier(c);
        }
    }
    pthread_mutex_unlock(&queue->lock);
    if (result == UR_RESULT_SUCCESS && blocking) {
        result = stream_command_wait(c, seen);
    }
    if (result == UR_RESULT_SUCCESS && event) {
        *event = c->event;
    } else if (c->event) {
        stream_event_drop(c->event);
    }
    return result;
}

#endif
