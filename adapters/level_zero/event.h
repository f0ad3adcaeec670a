/* Events: of commands, reusable ones, and those that the host signals. */
#ifndef ZE_EVENT_H
#define ZE_EVENT_H

#include "context.h"
#include "entry/user_event.h"
#include "graph/run_times.h"
#include "pool/lock.h"
#include "queue.h"
#include "ze.h"

enum ze_event_state { ZE_STATE_PENDING, ZE_STATE_DONE, ZE_STATE_FAILED };

/* The queue is held; the context is the queue's, or held where there is none. With `run`, which is
 * of a command buffer, it is not plain. */
struct ur_event_handle_t_ {
    UR_EVENT_BASE;
    struct ur_stamp stamp;
    struct ze_native_event *native;
    ze_event_handle_t ze;
    enum ze_event_kind kind;
    ur_command_t command;
    bool plain;  /* made by its queue to last, of the queue's kind, which counts; waits and garbage:
                    none */
    bool passes; /* goes once nobody refers to it: see event_pool.c */
    bool adopted;           /* the program keeps the native event */
    bool reusable;          /* reusable.c: it stands for `current`, and has no native one */
    bool imported;          /* opened from another's data */
    bool doubtful;          /* it fails if one of `waits` has: a process or the host signals one */
    bool hosted;            /* the host signals it, or what it comes behind; then it is not plain */
    bool profiled;          /* times are promised */
    uint8_t list;           /* of the queue */
    _Atomic uint32_t state; /* enum ze_event_state */
    uint64_t serial;        /* of the command in its queue, or of an earlier one */
    /* Events that the command waits for: a native event must not be used anew while a command may
     * still look at it. */
    ur_event_handle_t *waits;
    uint32_t wait_count, wait_room;
    void *garbage;             /* host memory that the command reads, freed once it is complete */
    ur_event_handle_t next;    /* in a list of the queue */
    uint64_t queued;           /* device's clock, ns */
    ur_event_handle_t current; /* of a reusable one: the newest signal, retained; NULL: none yet */
    struct ur_spin time_lock;  /* guards current and what follows */
    bool timestamped;
    uint64_t started, ended;
    struct ur_shared_event *shared; /* of a reusable one that other processes see; or NULL */
    struct ur_user_event user;      /* of one that the host completes: it stands for `current` */
};

/* event_pool.c: native events, recycled in the context. `passes`: it may be destroyed when it is
 * given back, so that no command may look at it any more. */
ur_result_t ze_native_event_take(ur_context_handle_t context, ur_queue_handle_t user,
                                 enum ze_event_kind kind, bool passes,
                                 struct ze_native_event **out);
void ze_native_event_put(ur_context_handle_t context, enum ze_event_kind kind, bool passes,
                         struct ze_native_event *event);
/* Lists of that queue will signal it from now on; NULL: no list will. */
void ze_native_event_use(ur_context_handle_t context, struct ze_native_event *event,
                         ur_queue_handle_t user);
/* The lists of the queue, which has finished, are about to go. */
void ze_native_events_leave(ur_context_handle_t context, ur_queue_handle_t user);
void ze_event_pools_destroy(ur_context_handle_t context);

/* event.c */
ur_result_t ze_event_take(ur_queue_handle_t queue, ur_command_t command, ur_event_handle_t *event);
/* The same from what was released before, or NULL. One that counts is as good as new: it needs no
 * reset, and whatever is not set here is as ze_event_take left it. Queue locked. */
static inline ur_event_handle_t ze_event_take_plain(ur_queue_handle_t queue, ur_command_t command) {
    if (queue->kind != ZE_EVENT_COUNTER) {
        return NULL;
    }
    ur_spin_lock(&queue->event_lock);
    ur_event_handle_t event = queue->free_events;
    if (event) {
        queue->free_events = event->next;
    }
    ur_spin_unlock(&queue->event_lock);
    if (event) {
        ze_queue_hold(queue);
        event->object.kind = UR_KIND_EVENT;
        event->plain = true;
        atomic_store_explicit(&event->object.refs, 1, memory_order_relaxed);
        event->command = command;
        event->serial = queue->serial + 1;
        atomic_store_explicit(&event->state, ZE_STATE_PENDING, memory_order_relaxed);
    }
    return event;
}
/* An event that no command signals: ze_event_signal does. */
ur_result_t ze_event_user(ur_context_handle_t context, ur_queue_handle_t queue,
                          ur_command_t command, ur_event_handle_t *event);
ur_result_t ze_event_signal(ur_event_handle_t event);
/* Of a queue in order: its next command waits for the event besides its own wait list, and the host
 * where it waits for the queue. For what has begun and cannot be undone when the driver refuses to
 * let the native queue wait. Retains the event. */
void ze_queue_owe(ur_queue_handle_t queue, ur_event_handle_t event);
/* One that is not known to be complete, retained; NULL: none. */
ur_event_handle_t ze_queue_owes(ur_queue_handle_t queue);
/* When the queue goes. */
void ze_queue_forgive(ur_queue_handle_t queue);
/* Hands over host memory that the command reads. */
static inline void ze_event_own(ur_event_handle_t event, void *garbage) {
    event->garbage = garbage;
    event->plain = event->plain && !garbage;
}
void ze_event_drop(ur_event_handle_t event); /* gives up one reference */
/* Gives back an event of ze_event_take that no command signals. */
void ze_event_abandon(ur_event_handle_t event);
/* One that no command signals fails: before ze_event_signal. */
void ze_event_fail(ur_event_handle_t event);
/* Pre: ze_event_done. */
bool ze_event_failed(ur_event_handle_t event);
/* Returns when it is complete, failed, or that time has passed. */
void ze_event_wait_for(ur_event_handle_t event, uint64_t ns);
bool ze_event_done(ur_event_handle_t event); /* also for a failed one; asks the driver if need be */
ur_result_t ze_event_wait(ur_event_handle_t event);
/* The queue's commands up to that number are complete: so are their events. */
void ze_events_finished(ur_queue_handle_t queue, uint64_t serial);
/* The queue goes, and all its commands are complete. Events that live go by themselves from here
 * on. */
void ze_events_close(ur_queue_handle_t queue);

/* reusable.c: events that are signalled again and again. The one that it stands for, retained;
 * NULL: it was never signalled. */
ur_event_handle_t ze_event_current(ur_event_handle_t event);
/* Takes what reusable events stand for, in a wait list that was checked, and for events of other
 * contexts, which commands of `context` cannot wait for, such that the host signals after them;
 * these as they are where `context` is NULL. Post: *resolved is NULL if there are none. */
struct ze_resolved {
    uint32_t count;
    ur_event_handle_t waits[];
};
ur_result_t ze_waits_resolve(ur_context_handle_t context, uint32_t count,
                             const ur_event_handle_t *waits, struct ze_resolved **resolved);
void ze_waits_drop(struct ze_resolved *resolved); /* may be NULL */
void ze_reusable_end(ur_event_handle_t event);    /* before it is freed */
/* Complete. Takes over `shared`, which may be NULL. NULL: host memory is exhausted. */
ur_event_handle_t ze_reusable_make(ur_context_handle_t context, struct ur_shared_event *shared);
/* Signals `event` behind a barrier; gives up the caller's reference. */
ur_result_t ze_reusable_signal(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t count,
                               const ur_event_handle_t *waits);

#endif
