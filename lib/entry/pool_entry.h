/* The entry points of pools and of asynchronous USM, written once for all adapters.
 *
 * An adapter links pool_entry.c and pool_info.c. Its contexts, queues and events begin as handles.h
 * says, by which the fast paths read their members without a call. To look at what goes through, for
 * instance under a checking engine, there is ur_pool_queue_watch.
 *
 * The handles that the adapter gives to the pool (ur_pool_queue_init, ur_pool_track, backend) are
 * its UR handles.
 */
#ifndef UR_ENTRY_POOL_ENTRY_H
#define UR_ENTRY_POOL_ENTRY_H

#include <pthread.h>

#include "base/handle.h"
#include "pool/pool.h"

/* A pool as the API sees it. */
struct ur_usm_pool_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained, unless it is a default pool: the context owns those */
    ur_device_handle_t device;   /* that it is for; NULL: any */
    struct ur_pool *pool;
    bool is_default;
    uint32_t slots; /* devices whose current pool it is; while any, it keeps no context. Context's
                       ur_pool_slots.lock */
};

/* The pools of one device of a context. Lives as long as the context. */
struct ur_pool_slot {
    struct ur_pool_slot *next;
    ur_device_handle_t device;
    ur_usm_pool_handle_t fallback;         /* the default pool; owned */
    _Atomic(ur_usm_pool_handle_t) current; /* what is used where no pool is named; retained */
};

/* A context's default pools. Zero is a valid beginning. */
struct ur_pool_slots {
    struct ur_spin lock; /* guards changes; the list only grows */
    _Atomic(struct ur_pool_slot *) first;
};

/* Before the space goes, when the context is destroyed. */
void ur_pool_slots_fini(struct ur_pool_slots *slots);

/* For urUSM*Alloc with a pool (not NULL): checks that it is the context's and allocates without a
 * queue. */
ur_result_t ur_pool_handle_alloc(ur_context_handle_t context, ur_device_handle_t device,
                                 enum ur_pool_mem type, ur_usm_pool_handle_t pool, size_t size,
                                 size_t align, void **out);

#endif
