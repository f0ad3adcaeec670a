/* Inside the pool: spaces and pools. What else a space has is of the file that looks after it, with
 * its lock. */
#ifndef UR_POOL_SPACE_H
#define UR_POOL_SPACE_H

#include "block.h"
#include "deferred.h"
#include "fence.h"
#include "map.h"
#include "pool.h"

/* Descriptors are made this many at a time. */
enum { UR_BLOCK_BATCH = 64, UR_MEM_TYPES = 4 };

/* Added to the type: of small allocations, which have a heap of their own where memory goes back in
 * parts: one of them would keep a whole unit from going back with what was large beside it. */
enum { UR_MEM_SMALL = UR_MEM_TYPES, UR_MEM_KINDS = 2 * UR_MEM_TYPES };

struct ur_block_batch {
    struct ur_block_batch *next;
    struct ur_block block[UR_BLOCK_BATCH];
};

/* Descriptors that are free, and where they lie (block.c). */
struct ur_descriptors {
    struct ur_spin lock; /* guards the rest */
    struct ur_block *spare;
    struct ur_block_batch *batches;
};

/* Plain blocks that share a grain with another block (tracked.c). */
struct ur_odd {
    struct ur_spin lock; /* guards the next */
    struct ur_block *first;
    _Atomic uint32_t count;
};

struct ur_pool_space {
    const struct ur_pool_backend *backend;
    void *context;
    struct ur_pool_space *newer, *older; /* all spaces; reclaim.c's lock */
    size_t granularity;                  /* resolved from the backend */
    bool whole;                          /* no memory in parts: UR_POOL_WHOLE_ALLOCATIONS is set */
    pthread_mutex_t mutex;   /* guards bindings, lists of pools and heaps; never held over a wait */
    struct ur_pool *pools;   /* also closed ones that still hold memory */
    struct ur_pool *bounded; /* of these, that have or had a threshold; mutex */
    struct ur_table closed;  /* those with allocations that live, by their addresses; mutex */
    struct ur_pool *emptied, *last_emptied; /* those without: their memory is on its way; mutex */
    _Atomic uint32_t emptied_count;
    struct ur_descriptors descriptors;
    struct ur_deferred deferred;
    struct ur_pool_queue *queues; /* mutex */
    _Atomic uint32_t queue_count;
    struct ur_fences fences;
    _Atomic uint32_t bounded_count; /* pools whose threshold may be passed */
    struct ur_odd odd;
    _Atomic uint32_t closed_count; /* pools in the list that are closed */
    _Atomic uint32_t heap_count;   /* heaps that were made */
    struct ur_map map;
    bool left; /* in the list of awake.c, whose lock guards these */
    struct ur_pool_space *left_before, *left_behind;
};

struct ur_pool {
    _Atomic size_t used; /* bytes asked for by live allocations */
    _Atomic size_t used_high;
    _Atomic size_t reserved;
    _Atomic size_t reserved_high;
    _Atomic bool closed; /* by ur_pool_release */
    uint32_t pins;       /* threads that look after it without holding the mutex; space's mutex */
    _Atomic size_t threshold;
    _Atomic size_t max_size; /* SIZE_MAX: none */
    size_t small;            /* allocations of up to this are small ones */
    struct ur_pool_space *space;
    struct ur_pool_config config;
    struct ur_pool *next, *prev; /* space's list; space's mutex, as for the next two */
    struct ur_pool *next_emptied, *prev_emptied;
    struct ur_pool *next_bounded, *prev_bounded;
    bool is_bounded; /* in the list of these, until its end; space's mutex, like the two before */
    struct ur_keyed keyed;           /* in the space's table of closed ones */
    _Atomic(struct ur_heap *) heaps; /* only ever grows while the pool lives */
    struct ur_binding *bindings;     /* space's mutex */
    void *native;                    /* the driver's pool, or NULL */
    _Atomic size_t native_used;      /* bytes of allocations that live there */
    struct ur_spin native_lock;      /* guards the next */
    struct ur_native_block *native_live;
    /* What is known about speed, nanoseconds; races between updates are harmless. */
    _Atomic uint64_t reserve_ns; /* one call of reserve; 0: none made yet */
    _Atomic uint64_t latency_ns; /* from a mark to its completion; 0: none seen yet */
};

/* A pool that holds less than this need not be sparing. */
#define UR_POOL_LITTLE ((size_t)16 << 20)

/* What the pool may hold besides what is in use of the driver's; SIZE_MAX: no limit. */
static inline size_t ur_pool_most(const struct ur_pool *pool) {
    size_t max = atomic_load_explicit(&pool->max_size, memory_order_relaxed);
    size_t native = atomic_load_explicit(&pool->native_used, memory_order_relaxed);
    return max == SIZE_MAX ? max : max - (native < max ? native : max);
}

static inline struct ur_pool_space *ur_heap_space(const struct ur_heap *heap) {
    return heap->pool->space;
}

/* space.c: the last live allocation of a pool was freed. The pool, whose address that is, may be
 * gone already. Then ur_pool_emptied. */
void ur_pool_last_freed(struct ur_pool_space *space, uint64_t address) __attribute__((cold));
/* Ends closed pools that nothing is left of: all of those that are known to be so, or a few of
 * those that may be. */
void ur_pool_emptied(struct ur_pool_space *space);
/* As ur_pool_reap where the host has waited for a queue: a bounded number of other queues is asked
 * about. */
void ur_space_reap(struct ur_pool_space *space, struct ur_lane *lane);
/* As ur_pool_emptied, of all. */
void ur_space_sweep(struct ur_pool_space *space);
/* The pool after `pool` (NULL: the first), of all or of those with thresholds, which stays there
 * until it is given to the next call of this: no lock is held between the two. Afterwards
 * ur_pool_emptied, for pools that could not end meanwhile. */
struct ur_pool *ur_space_next_pool(struct ur_pool_space *space, bool bounded, struct ur_pool *pool);

#endif
