/* Queues: one native stream in order, or several tracks out of order. */
#ifndef STREAM_QUEUE_H
#define STREAM_QUEUE_H

#include "context.h"

/* Native streams of an out-of-order queue: so many are used by turns, and more, up to the second
 * number, as long as those that have their turn wait for something else or are at work. A device
 * has no more channels than that for a process (CUDA_DEVICE_MAX_CONNECTIONS is 32 at most). */
enum { STREAM_FIRST_TRACKS = 8, STREAM_TRACKS = 32 };

struct stream_track {
    drv_stream native;
    bool made;
    bool waits; /* it was made to wait for another stream or the host, and has not been seen to end
                 */
    uint64_t last;    /* serial of the newest command here */
    uint64_t seen;    /* of the newest that is known complete, with all before it */
    uint64_t barrier; /* serial of the newest barrier that this track waits for already */
};

/* What every command touches lies together. The context is retained until the last reference goes,
 * and held until the last hold goes. */
struct ur_queue_handle_t_ {
    UR_QUEUE_BASE;
    struct stream_place *place;
    struct ur_lane *lane;
    bool in_order, profiling;
    _Atomic bool open; /* in order, with its stream and nothing held: commands go there directly */
    bool adopted;      /* tracks[0] is the program's */
    _Atomic uint32_t entering; /* commands on their way to the driver without the lock */
    struct ur_spin free_lock;  /* guards free_events, free_count and closed */
    bool closed;
    uint32_t free_count; /* in free_events */
    ur_event_handle_t free_events;
    _Atomic(void *) ready; /* one event more; of a queue that is closed, the queue itself */
    _Atomic bool waited;   /* some command had a wait list: its events know of other queues */

    pthread_mutex_t lock; /* held over a command and what goes with it; guards what follows */
    uint64_t serial; /* of the newest command; not counted where no event is asked for in order */
    struct stream_track tracks[STREAM_TRACKS];
    uint32_t turn;                   /* track of the next command that follows no other */
    uint32_t width;                  /* tracks that have their turn */
    uint32_t unasked, idle;          /* commands before tracks are asked again; so many next time */
    uint64_t barrier;                /* serial of the newest barrier, 0 if none */
    ur_event_handle_t barrier_event; /* retained */
    struct stream_held *held_first, *held_last; /* held.h */
    bool close_late;                            /* once nothing is held */
    /* Why a held command failed; told once, by whatever asks next: no command follows it as if it
     * had run. */
    ur_result_t lost;
    bool lost_asked; /* its event says so too */
    /* The program has the native stream and may put work there at any time: what the queue does
     * goes to the stream at once, host tasks too, and the allocator counts on it. */
    bool exposed, expose_late; /* the latter: once nothing is held */

    _Atomic uint32_t holds; /* this and what follows: not under the lock */
    int priority;
};

/* queue.c */
void stream_queue_hold(ur_queue_handle_t queue);
void stream_queue_unhold(ur_queue_handle_t queue);
/* Pre: queue locked, or nobody else has it yet. */
static inline void stream_queue_set_open(ur_queue_handle_t queue) {
    atomic_store_explicit(&queue->open,
                          queue->in_order && queue->tracks[0].made && !queue->held_first &&
                              !queue->lost,
                          memory_order_release);
}
/* While a native command is called, its queue: the stream is not the program's beyond the call. */
extern _Thread_local ur_queue_handle_t stream_in_native_command;
/* Around a command that the driver gets without the queue's lock, until the queue's lane counts it:
 * nothing is given back that the driver would wait for it with (given_up.h). */
static inline void stream_go(ur_queue_handle_t queue) {
    atomic_fetch_add(&queue->entering, 1);
    ur_lane_look_awake(queue->lane);
    if (__builtin_expect(atomic_load(&queue->place->closed) != 0, 0)) {
        stream_given_pass(queue->place);
    }
}
static inline void stream_gone(ur_queue_handle_t queue) {
    atomic_fetch_sub_explicit(&queue->entering, 1, memory_order_release);
}
/* Locks the queue for a command, with the same effect until it is unlocked. */
static inline void stream_queue_lock(ur_queue_handle_t queue) {
    pthread_mutex_lock(&queue->lock);
    ur_lane_look_awake(queue->lane);
    if (__builtin_expect(atomic_load_explicit(&queue->place->closed, memory_order_relaxed) != 0,
                         0)) {
        pthread_mutex_unlock(&queue->lock);
        stream_go(queue);
        pthread_mutex_lock(&queue->lock);
        stream_gone(queue);
    }
}
/* Gives up what the queue has. Pre: the last reference is gone and nothing is held. */
void stream_queue_close(ur_queue_handle_t queue);
/* The same in a thread of the adapter: not once the process ends. */
void stream_queue_close_late(ur_queue_handle_t queue);
/* Tells once that a command which was held is lost, though its call had succeeded. Takes the lock.
 */
ur_result_t stream_queue_tell(ur_queue_handle_t queue);
/* The same to who enqueues another command, also if the lost one's event says so. Pre: locked. */
ur_result_t stream_queue_tell_next(ur_queue_handle_t queue);
/* The event of a lost command was waited for: that is enough. Takes the lock. */
void stream_queue_was_told(ur_queue_handle_t queue);
/* Makes the track's stream if it has none. Pre: queue locked, place entered. */
ur_result_t stream_track_ready(ur_queue_handle_t queue, struct stream_track *track);

#endif
