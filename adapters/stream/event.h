/* Events: of commands, reusable ones, and those that processes share. */
#ifndef STREAM_EVENT_H
#define STREAM_EVENT_H

#include "entry/user_event.h"
#include "graph/run_times.h"
#include "queue.h"

enum stream_event_state {
    STREAM_EVENT_PENDING,
    STREAM_EVENT_DONE,
    STREAM_EVENT_FAILED,
    STREAM_EVENT_HELD, /* the driver has not heard of the command (held.h) */
};

enum stream_event_kind {
    STREAM_EVENT_OF_COMMANDS, /* of one command after another of a queue */
    STREAM_EVENT_ADOPTED,     /* made from a native event, which the program keeps */
    STREAM_EVENT_REUSABLE, /* reusable.c: of no queue; `state` stays pending, the driver is asked */
    STREAM_EVENT_OF_GRAPHS, /* likewise; nodes record `end`, which nothing else ever uses then */
};

/* When a command ran, by the host's clock. */
struct stream_event_times {
    struct ur_spin lock;     /* guards `queued` of a reusable event, and what follows */
    uint64_t queued;         /* the call */
    uint64_t started, ended; /* with `timestamped` of the event */
};

/* The queue is held; the context is the queue's, or held where there is none. */
struct ur_event_handle_t_ {
    UR_EVENT_BASE;
    drv_event end;   /* valid if has_end */
    uint64_t serial; /* of its queue */
    uint32_t track;
    _Atomic uint32_t state; /* enum stream_event_state */
    uint8_t kind;           /* enum stream_event_kind */
    bool has_end, has_start, timed;
    bool profiled;    /* times are promised */
    bool timestamped; /* and known; guarded by their lock */
    ur_command_t command;
    struct ur_stamp stamp; /* what a launch touches ends early in it */

    ur_event_handle_t next; /* in the queue's free list */
    /* Retained: complete when that one is, with no native event of its own. */
    ur_event_handle_t same_as;
    struct stream_place *place;
    drv_event start; /* valid if has_start: only where times are asked for */
    struct stream_event_times times;
    struct stream_shared_event *shared; /* of several processes, without `end`; or NULL */
    bool imported;                      /* of other data than this process's own event */
    struct stream_held *held;           /* while it is held; guarded by held.c */
    struct ur_user_event user;          /* of the host, which completes it */
    struct stream_held *user_held;      /* until then, owned */
    ur_result_t failure; /* why it failed before the driver had it; then of no stream */
};

/* reusable.c: an event of no queue, complete, that retains the place. It is a reusable one, with no
 * native event yet. NULL: no host memory. */
ur_event_handle_t stream_reusable_make(ur_context_handle_t context, struct stream_place *place);
/* The same for one that graphs signal, with its native event. Pre: the place was entered. */
ur_result_t stream_signal_make(ur_context_handle_t context, struct stream_place *place,
                               ur_event_handle_t *out);
/* Before it is freed. */
void stream_reusable_end(ur_event_handle_t event);
/* A barrier that signals the event. */
ur_result_t stream_reusable_signal(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t count,
                                   const ur_event_handle_t *waits);

/* The event that has the native one. */
static inline ur_event_handle_t stream_event_real(ur_event_handle_t event) {
    while (event->same_as) {
        event = event->same_as;
    }
    return event;
}
/* Of no queue, and signaled by one command after another. */
static inline bool stream_event_is_reusable(const struct ur_event_handle_t_ *event) {
    return event->kind >= STREAM_EVENT_REUSABLE;
}
static inline bool stream_event_is_held(ur_event_handle_t event) {
    return atomic_load_explicit(&event->state, memory_order_acquire) == STREAM_EVENT_HELD;
}
/* held.c: a reusable one is signaled anew. */
void stream_event_unhold(ur_event_handle_t event);
/* Known complete or failed, without asking. */
static inline bool stream_event_settled(ur_event_handle_t event) {
    uint32_t state = atomic_load_explicit(&event->state, memory_order_acquire);
    return state == STREAM_EVENT_DONE || state == STREAM_EVENT_FAILED;
}

/* event.c */
ur_result_t stream_event_take(ur_queue_handle_t queue, ur_command_t command, bool timed,
                              ur_event_handle_t *event);
/* The same without native events: for one that is complete, or complete when another is. */
ur_result_t stream_event_take_bare(ur_queue_handle_t queue, ur_command_t command,
                                   ur_event_handle_t *event);
void stream_event_drop(ur_event_handle_t event); /* gives up one reference */
/* A reference for no longer than the event is pending. */
static inline void stream_event_keep(ur_event_handle_t event) {
    ur_object_retain(&event->object);
    ur_user_event_hold(event);
}
static inline void stream_event_unkeep(ur_event_handle_t event) {
    ur_user_event_unhold(event);
    stream_event_drop(event);
}
bool stream_event_done(
    ur_event_handle_t event); /* also for a failed one; asks the driver if need be */
ur_result_t stream_event_wait(ur_event_handle_t event);
/* When its command ran. Of one that is not reusable the first that says so is right. */
void stream_event_ran(ur_event_handle_t event, uint64_t started, uint64_t ended);
/* Why its command was held and never came to the driver; success: it did, or may yet. */
ur_result_t stream_event_never_given(ur_event_handle_t event);
/* Makes a stream wait. Pre: the stream's place was entered, the event is not held. */
ur_result_t stream_event_order(drv_stream stream, ur_event_handle_t event);

#endif
