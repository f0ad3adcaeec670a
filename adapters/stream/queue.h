/* Queues: one native stream in order, or several tracks out of order. */
#ifndef STREAM_QUEUE_H
#define STREAM_QUEUE_H

#include "context.h"

enum { STREAM_TRACKS = 8 }; /* native streams of an out-of-order queue */

struct stream_track {
    drv_stream native;
    bool made;
    uint64_t last;    /* serial of the newest command here */
    uint64_t barrier; /* serial of the newest barrier that this track waits for already */
};

/* What every command touches lies together. */
struct ur_queue_handle_t_ {
    ur_object object;
    /* Retained until the last reference goes; held until the last hold goes. */
    ur_context_handle_t context;
    ur_device_handle_t device;
    struct stream_place *place;
    ur_lane_t *lane;
    ur_queue_flags_t flags;
    bool in_order, profiling;
    bool adopted;        /* tracks[0] is the program's */
    ur_spin_t free_lock; /* guards free_events, free_count and closed */
    bool closed;
    uint32_t free_count; /* in free_events */
    ur_event_handle_t free_events;
    _Atomic(void *) ready; /* one event more; of a queue that is closed, the queue itself */
    _Atomic bool waited;   /* some command had a wait list: its events know of other queues */

    pthread_mutex_t lock; /* held over a command and what goes with it; guards what follows */
    uint64_t serial; /* of the newest command; not counted where no event is asked for in order */
    struct stream_track tracks[STREAM_TRACKS];
    uint32_t turn;                   /* track of the next command that follows no other */
    uint64_t barrier;                /* serial of the newest barrier, 0 if none */
    ur_event_handle_t barrier_event; /* retained */

    ur_pool_queue_t pool; /* this and what follows: not under the lock */
    _Atomic uint32_t holds;
    int priority;
};

/* queue.c */
void stream_queue_hold(ur_queue_handle_t queue);
void stream_queue_unhold(ur_queue_handle_t queue);
/* Makes the track's stream if it has none. Pre: queue locked, place entered. */
ur_result_t stream_track_ready(ur_queue_handle_t queue, struct stream_track *track);

#endif
