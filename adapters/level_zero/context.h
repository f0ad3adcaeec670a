/* Contexts, native events that they recycle, and lists for work of the adapter itself. */
#ifndef ZE_CONTEXT_H
#define ZE_CONTEXT_H

#include "base/deleter.h"
#include "pool/lock.h"
#include "pool/table.h"
#include "ze.h"

enum ze_event_kind {
    ZE_EVENT_VISIBLE, /* the host may wait for it */
    ZE_EVENT_TIMED,   /* and it has times */
    ZE_EVENT_COUNTER, /* the host may wait for it; a list in order counts it up, and it needs no
                         reset */
    ZE_EVENT_COUNTER_TIMED,
    ZE_EVENT_DEVICE, /* between lists only */
    ZE_EVENT_KINDS,
};
static inline bool ze_kind_counts(enum ze_event_kind kind) {
    return kind == ZE_EVENT_COUNTER || kind == ZE_EVENT_COUNTER_TIMED;
}
static inline bool ze_kind_timed(enum ze_event_kind kind) {
    return kind == ZE_EVENT_TIMED || kind == ZE_EVENT_COUNTER_TIMED;
}

struct ze_event_slab; /* a native pool of events */
struct ze_native_event {
    ze_event_handle_t ze;
    struct ze_event_slab *slab;
    struct ze_native_event *next;    /* spare ones */
    bool used;                       /* must be reset before its next use */
    atomic_bool stranded;            /* its lists went before the host saw it complete */
    _Atomic(ur_queue_handle_t) user; /* took it last; NULL: that queue's lists are gone, or none */
    struct ze_native_event *next_taken, *previous_taken; /* of that queue; context's user_lock */
};

/* A synchronous list for work of the adapter itself, one for each device, made when needed. */
struct ze_helper {
    ze_command_list_handle_t list;
    pthread_mutex_t lock;
};

struct ur_context_handle_t_ {
    UR_CONTEXT_BASE;
    _Atomic uint32_t holds;
    ze_context_handle_t ze;
    bool owned;
    ur_platform_handle_t platform;
    ur_context_handle_t next, previous; /* of all */
    uint32_t device_count;
    ur_device_handle_t *devices;
    struct ze_helper *helpers; /* one for each device */
    struct ur_pool *plain;     /* where urUSM*Alloc allocates without a pool */

    /* The native ones, with the last reference; set when nothing is under way. */
    atomic_bool events_gone;
    _Atomic uint32_t pins;     /* threads that ask or wait for an event */
    struct ur_spin event_lock; /* guards spare */
    struct ur_spin
        user_lock; /* leaf; guards which queue took an event last, and its list of them */
    struct ze_native_event *spare[ZE_EVENT_KINDS];
    pthread_mutex_t passing_lock; /* leaf but for event_lock; guards what follows: event_pool.c */
    struct ze_event_slab *passing[ZE_EVENT_KINDS], *unused[ZE_EVENT_KINDS], *full;
    pthread_mutex_t lock; /* guards what follows, and the making of helpers */
    struct ze_event_slab *slabs;
    struct ur_deleters deleters;
    struct ur_table imported;       /* usm_import.c: by their addresses */
    struct ur_table natives;        /* bindless.c: by their numbers */
    struct ze_bindless *ending;     /* semaphore.c, its lock: released, and in use by commands */
    struct ze_opened *opened;       /* ipc.c */
    struct ze_residents *residents; /* peer.c; NULL: no device of it can have a peer */
};

/* Whether the memory is one that another context has. */
bool ze_is_of_another(ur_context_handle_t context, const void *pointer);
void ze_context_hold(ur_context_handle_t context);
void ze_context_unhold(ur_context_handle_t context);
void ze_context_retain(ur_context_handle_t context);
void ze_context_release(ur_context_handle_t context);
/* The device's place in the context, or UINT32_MAX. */
uint32_t ze_context_index(ur_context_handle_t context, ur_device_handle_t device);
/* Copies and waits, on a list of the adapter's own. */
ur_result_t ze_context_copy(ur_context_handle_t context, ur_device_handle_t device, void *to,
                            const void *from, size_t size);
ur_result_t ze_context_fill(ur_context_handle_t context, ur_device_handle_t device, void *to,
                            int byte, size_t size);
/* Locks the device's list for work of the adapter; ze_helper_end unlocks. */
ur_result_t ze_helper_begin(ur_context_handle_t context, ur_device_handle_t device,
                            struct ze_helper **helper);
void ze_helper_end(struct ze_helper *helper);

#endif
