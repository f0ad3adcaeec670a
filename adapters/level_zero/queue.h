/* Queues and their command lists. */
#ifndef ZE_QUEUE_H
#define ZE_QUEUE_H

#include "context.h"
#include "lock.h"
#include "pool/lock.h"
#include "pool/pool.h"
#include "regular.h"
#include "watch.h"
#include "ze.h"

/* Of those that wait for the host, see held.c. */
struct ze_held {
    ur_event_handle_t event; /* retained */
    uint32_t lists;          /* bits of the queue's lists that do not go on before */
};

/* The context is retained until the last reference goes, and held until the last hold goes. */
struct ur_queue_handle_t_ {
    UR_QUEUE_BASE;
    ur_context_handle_t quick; /* the context if the list orders, else NULL */
    _Atomic uint32_t holds;
    uint32_t place;     /* of the device in the context */
    size_t native_at;   /* bytes from a kernel's natives to the one of this device */
    bool in_order;      /* what the interface promises */
    bool list_orders;   /* the list keeps the order by itself */
    atomic_bool direct; /* and nothing is held; written with the lock */
    bool profiling;
    bool given;   /* the native queue was made by the program */
    bool adopted; /* the native queue stays the program's */
    bool records; /* lists[0] is a regular list: nothing runs, and no event is signalled */
    struct ze_regular
        *regular;   /* for a command queue of the program's; NULL: lists[0] takes commands */
    uint32_t index; /* of the native queue in its group */
    enum ze_event_kind kind; /* of the events that it gives out */
    struct ur_lane *lane;

    /* Under the context's user_lock: native events that it took last, until it has left them. */
    struct ze_native_event *taken;
    bool left;

    struct ze_lock lock; /* held over a command and what goes with it; guards what follows */
    /* Immediate; [1]: the copy engine, out-of-order queues; NULL: none. */
    ze_command_list_handle_t lists[ZE_MAX_LISTS];
    ze_command_list_handle_t raw[ZE_MAX_LISTS]; /* the same for the driver's extension functions */
    bool shared;     /* the program has the native queue too, and appends without telling */
    bool ordered;    /* nothing was appended since the last barrier, for lists that do not order */
    uint64_t serial; /* commands so far */
    uint64_t seen;   /* of them the host has seen complete */
    atomic_bool failed;                /* a command whose event nobody asked for */
    bool barred;                       /* of an out-of-order queue: there was a barrier */
    bool list_used[ZE_MAX_LISTS];      /* not kept where the list orders: there is one */
    struct ze_task *tasks, *last_task; /* of an out-of-order queue, not yet done */
    /* Events that the native queue should wait for, and that the driver would not let it wait for
     * when it was too late to undo what signals them: the next command waits. Retained, by
     * `next`. */
    ur_event_handle_t owed;
    uint32_t owed_count;
    struct ze_held *held; /* held.c, oldest first */
    uint32_t held_count, held_room;

    struct ur_spin event_lock; /* guards what follows */
    ur_event_handle_t free_events;
    ur_event_handle_t waiting, waiting_end; /* released before they were complete, oldest first */
    uint32_t lasting;                       /* events made that do not pass */
    bool closed;

    ur_queue_handle_t next, previous; /* of all queues; the lock in queue.c */
    struct ze_watch_group watch;      /* watch.c */
};

/* queue.c */
static inline void ze_queue_hold(ur_queue_handle_t queue) {
    atomic_fetch_add_explicit(&queue->holds, 1, memory_order_relaxed);
}
void ze_queue_free(ur_queue_handle_t queue); /* the last hold is gone */
static inline void ze_queue_unhold(ur_queue_handle_t queue) {
    if (atomic_fetch_sub_explicit(&queue->holds, 1, memory_order_acq_rel) == 1) {
        ze_queue_free(queue);
    }
}
void ze_queue_release(ur_queue_handle_t queue);
/* Commands that are enqueued there are appended to the list, in no order. It is known to nothing
 * else, and keeps neither context nor device nor list. */
ur_result_t ze_recorder_create(ur_context_handle_t context, ur_device_handle_t device,
                               ze_command_list_handle_t list, ur_queue_handle_t *recorder);
void ze_recorder_free(ur_queue_handle_t recorder);
ur_result_t ze_queue_finish(ur_queue_handle_t queue);
/* Every queue of a context, or of a device and its sub-devices (the other one NULL). */
ur_result_t ze_queues_finish(ur_context_handle_t context, ur_device_handle_t device);
/* Makes the copy engine's list if the queue may have one. Queue locked. Index of the list to use
 * for transfers. */
uint32_t ze_queue_copy_list(ur_queue_handle_t queue);

#endif
