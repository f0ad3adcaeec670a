/* Commands that come after a host task that has not ended.
 *
 * A task may block for as long as it likes, also until something that is enqueued later has run.
 * Drivers have few threads for callbacks and few channels for their streams, and whatever waits for
 * the host there holds back what has nothing to do with it. So nothing in a driver ever waits for a
 * task: the task is told by a callback that returns at once when the stream has reached it, runs on
 * a thread of ours, and what comes after it, in its queue or by its event, is kept here and given
 * to the driver when the task has ended.
 *
 * What is held makes a graph: each command knows how many it still waits for, each one held knows
 * its followers. A chain in order is the same graph. A command becomes known to its queue when it
 * is complete as a record (stream_end), and goes to its stream on a thread of ours, with what it
 * was given copied. Its event is STREAM_EVENT_HELD until then.
 *
 * Queues whose native stream the program has hold nothing (queue.h, `exposed`).
 *
 * Locks: a queue's list is guarded by the queue's lock; edges, counts and all other lists by one
 * lock of this file, a leaf under it. Neither is held over a call of the driver that may block,
 * nor over the task. */
#ifndef STREAM_HELD_H
#define STREAM_HELD_H

#include "enqueue.h"
#include "os/worker.h"

/* What runs once everything that it follows is through. */
struct stream_follower {
    struct ur_work work; /* first */
    /* May free it; returns one that is ready now, or NULL. */
    struct stream_follower *(*run)(struct stream_follower *follower);
    uint32_t open; /* what it waits for */
};

struct stream_edge {
    struct stream_follower *to;
    struct stream_edge *next;
};

struct stream_step;

struct stream_held {
    struct stream_follower follower; /* first */
    ur_queue_handle_t queue;         /* held */
    ur_event_handle_t event;         /* retained; NULL: nobody asked */
    ur_event_handle_t also;          /* reusable event that it signals, retained, or NULL */
    uint32_t signal;                 /* which of its signals, if it is shared and has yet to come */
    uint32_t number;                 /* the same, and it stays */
    bool after_all;                  /* comes after every earlier command of its queue */
    bool cancelled;                  /* it failed before it was complete: nothing happens */
    bool asked;                /* by its event, or as its caller, somebody hears of a failure */
    ur_result_t before_failed; /* in order: why the one before it never ran, so nor does it */
    struct stream_step *first, **last;
    ur_exp_host_task_function_t task; /* of a host task; NULL: a command */
    void *data;
    struct ur_work call;
    uint64_t begun; /* host time */
    uint32_t count; /* wait list, retained */
    ur_event_handle_t *waits;
    uint32_t *signals; /* of those that are shared, the newest at the call; NULL: none is */
    struct stream_edge *edges, *more_edges; /* from those that it follows */

    uint64_t ticket;                     /* grows from one to the next */
    struct stream_held *previous, *next; /* in the queue's list */
    struct stream_held *before, *behind; /* in the context's list */
    struct stream_held *above, *below;   /* in the place's list */
    struct stream_edge *followers;       /* of this one */
    uint32_t refs;                       /* the lists and those that wait; under the lock */
    bool through;                        /* with the driver, or a task that has ended */
    ur_result_t result;                  /* once through */
    drv_stream stream;                   /* where it went; likewise */
};

/* Whether a command with this wait list has to be held. Pre: queue locked. */
bool stream_must_hold(ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits);
/* Holds the command. Pre: queue locked. */
ur_result_t stream_hold(struct stream_command *c);
/* As stream_after_all. */
ur_result_t stream_hold_after_all(struct stream_command *c);
/* As stream_end_inline. */
ur_result_t stream_end_held(struct stream_command *c, ur_result_t result, bool barrier,
                            bool blocking, ur_event_handle_t *event);
/* For a command that failed in its beginning. Pre: queue locked. */
void stream_hold_cancel(struct stream_command *c);
/* Takes note that the command signals a reusable event, one that is shared as `signal`. */
void stream_hold_signal(struct stream_command *c, ur_event_handle_t event, uint32_t signal);

/* For a host task (host_task.c): makes it known to its queue, which holds what comes after it.
 * Pre: queue locked, which it stays. */
void stream_held_enter(struct stream_held *held);
/* The record is complete. True: it waits for nothing, and the caller lets it run. */
bool stream_held_seal(struct stream_held *held);
/* The same end for both: what followed goes on. Returns one that is ready, or NULL. */
struct stream_follower *stream_held_through(struct stream_held *held, ur_result_t result);
/* Nobody has the event: its command's failure is the queue's to tell. Under no lock. */
void stream_held_unasked(ur_event_handle_t event);
/* Runs it and what gets ready by it. */
void stream_follow(struct stream_follower *follower);

/* Lets `follower` run after the event's command is through; false: it is. */
bool stream_event_follow(ur_event_handle_t event, struct stream_edge *edge,
                         struct stream_follower *follower);

/* For a shared event whose signal `number` no stream of this process has: it counts as held until
 * stream_foreign_through. What waits for an earlier signal goes on with that. `*out` is NULL if the
 * event is held for that signal, or a later one, already. False: no memory. */
bool stream_hold_foreign(ur_event_handle_t event, uint32_t number, struct stream_held **out);
/* What waited for it goes on: the event is pending on the driver, done, or failed. Gives the record
 * up. */
void stream_foreign_through(ur_event_handle_t event, struct stream_held *held,
                            enum stream_event_state state);

/* Wait until the event's command, or all commands of the queue, are with the driver. A host task
 * must not wait for its own queue. */
void stream_event_settle(ur_event_handle_t event);
void stream_queue_settle(ur_queue_handle_t queue);
void stream_place_settle(struct stream_place *place);

/* Puts work off until what the context holds now is with the driver: its commands use what the work
 * gives away. False: nothing is held. `late` stays the caller's. */
struct stream_late {
    struct ur_work work; /* first */
    uint64_t ticket;
    struct stream_late *next;
};
bool stream_put_off(ur_context_handle_t context, struct stream_late *late);

#endif
