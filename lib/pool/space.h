/* Inside the pool: spaces, pools and bindings. */
#ifndef UR_POOL_SPACE_H
#define UR_POOL_SPACE_H

#include "block.h"
#include "map.h"
#include "pool.h"

/* Descriptors are made this many at a time. */
enum { UR_BLOCK_BATCH = 64, UR_MEM_TYPES = 4 };

/* Added to the type: of small allocations, which have a heap of their own where memory goes back in
 * parts: one of them would keep a whole unit from going back with what was large beside it. */
enum { UR_MEM_SMALL = UR_MEM_TYPES, UR_MEM_KINDS = 2 * UR_MEM_TYPES };

typedef struct ur_block_batch {
    struct ur_block_batch *next;
    ur_block_t block[UR_BLOCK_BATCH];
} ur_block_batch_t;

/* In places of a queue that are empty, so that the fast path has one thing to compare: of no pool
 * and no heap that there is (that of a plain block is NULL). */
extern struct ur_binding ur_no_binding;
extern ur_domain_t ur_no_domain;

/* A queue's way to its domains in one pool. Never changes once published, except that domains are
 * added. */
typedef struct ur_binding {
    ur_keyed_t keyed; /* first; in the queue's table, by the pool's address */
    ur_pool_t *pool;
    size_t small; /* the pool's */
    /* By ur_pool_mem_t, and that and UR_MEM_SMALL: of one heap where small ones have none. */
    _Atomic(ur_domain_t *) domain[UR_MEM_KINDS];
    ur_pool_queue_t *queue;
    struct ur_binding *next_of_pool, *prev_of_pool; /* space's mutex */
} ur_binding_t;

/* An allocation of a driver's pool, beside its plain block. */
typedef struct ur_native_block {
    ur_pool_t *pool;
    ur_block_t *block;
    struct ur_native_block *next, *prev; /* pool's list; pool's native_lock */
    ur_lane_t *lane; /* retained: it was allocated there, at seq; NULL: complete, or `event` */
    uint64_t seq;
    void *event;     /* retained: it is there once that is complete; or NULL */
    ur_line_t *line; /* so that a free by the host needs no memory; NULL: used up */
} ur_native_block_t;

typedef struct ur_fence ur_fence_t;

/* What the host freed and gave up since the newest fence. */
typedef struct ur_fence_batch {
    ur_block_t *blocks; /* linked by next */
    ur_late_t *lates;   /* likewise, newest first */
    uint32_t count;     /* of both */
    size_t bytes;
} ur_fence_batch_t;

struct ur_pool_space {
    const ur_pool_backend_t *backend;
    void *context;
    ur_pool_space_t *newer, *older; /* all spaces; reclaim.c's lock */
    size_t granularity;             /* resolved from the backend */
    bool whole;                     /* no memory in parts: UR_POOL_WHOLE_ALLOCATIONS is set */
    pthread_mutex_t mutex; /* guards bindings, lists of pools and heaps; never held over a wait */
    ur_pool_t *pools;      /* also closed ones that still hold memory */
    ur_pool_t *bounded;    /* of these, that have or had a threshold; mutex */
    ur_table_t closed;     /* those with allocations that live, by their addresses; mutex */
    ur_pool_t *emptied, *last_emptied; /* those without: their memory is on its way; mutex */
    _Atomic uint32_t emptied_count;
    ur_spin_t block_lock; /* guards the next two */
    ur_block_t *spare_blocks;
    ur_block_batch_t *batches;
    ur_spin_t deferred_lock; /* guards the next */
    ur_pending_t deferred;   /* frees of memory that goes back to the driver, not to a list */
    _Atomic uint32_t deferred_count;
    ur_pool_queue_t *queues; /* mutex */
    _Atomic uint32_t queue_count;
    pthread_mutex_t fence_mutex; /* guards the next; taken before the mutex */
    ur_fence_t *fences, *newest_fence;
    _Atomic(ur_fence_t *) spare_fence; /* for the next one, or NULL; not under the mutex */
    ur_spin_t batch_lock;              /* guards the next two */
    ur_fence_batch_t batch;
    ur_late_t *ended, **last_ended; /* behind which nothing is any more, oldest first */
    _Atomic uint32_t late_count;    /* objects given up whose end has not been called */
    _Atomic bool ending;            /* a thread calls their ends */
    _Atomic size_t fenced;          /* bytes that the host freed and that may still be in use */
    _Atomic uint32_t bounded_count; /* pools whose threshold may be passed */
    ur_spin_t odd_lock; /* guards odd: plain blocks that share a grain with another block */
    ur_block_t *odd;
    _Atomic uint32_t odd_count;
    _Atomic uint32_t closed_count; /* pools in the list that are closed */
    _Atomic uint32_t heap_count;   /* heaps that were made */
    ur_map_t map;
    bool left; /* in the list of awake.c, whose lock guards these */
    ur_pool_space_t *left_before, *left_behind;
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
    ur_pool_space_t *space;
    ur_pool_config_t config;
    ur_pool_t *next, *prev; /* space's list; space's mutex, as for the next two */
    ur_pool_t *next_emptied, *prev_emptied;
    ur_pool_t *next_bounded, *prev_bounded;
    bool is_bounded;  /* in the list of these, until its end; space's mutex, like the two before */
    ur_keyed_t keyed; /* in the space's table of closed ones */
    _Atomic(ur_heap_t *) heaps; /* only ever grows while the pool lives */
    ur_binding_t *bindings;     /* space's mutex */
    void *native;               /* the driver's pool, or NULL */
    _Atomic size_t native_used; /* bytes of allocations that live there */
    ur_spin_t native_lock;      /* guards the next */
    ur_native_block_t *native_live;
    /* What is known about speed, nanoseconds; races between updates are harmless. */
    _Atomic uint64_t reserve_ns; /* one call of reserve; 0: none made yet */
    _Atomic uint64_t latency_ns; /* from a mark to its completion; 0: none seen yet */
};

/* A pool that holds less than this need not be sparing. */
#define UR_POOL_LITTLE ((size_t)16 << 20)

/* What the pool may hold besides what is in use of the driver's; SIZE_MAX: no limit. */
static inline size_t ur_pool_most(const ur_pool_t *pool) {
    size_t max = atomic_load_explicit(&pool->max_size, memory_order_relaxed);
    size_t native = atomic_load_explicit(&pool->native_used, memory_order_relaxed);
    return max == SIZE_MAX ? max : max - (native < max ? native : max);
}

/* Descriptor registered for `size` bytes at `addr`? Adds it to the map. */
static inline ur_pool_space_t *ur_heap_space(const ur_heap_t *heap) {
    return heap->pool->space;
}

/* domain.c: the binding of a queue in a pool, made if there is none; NULL: no host memory. */
ur_binding_t *ur_binding_get(ur_pool_queue_t *q, ur_pool_t *pool);
/* The domain of a binding for a kind of memory, made if there is none; NULL: no host memory. Of all
 * sizes where small ones have no heap of their own; likewise for the next. */
ur_domain_t *ur_domain_get(ur_binding_t *binding, ur_pool_mem_t type, bool small);
/* The heap of a pool; made if there is none and `make`. */
ur_heap_t *ur_pool_heap(ur_pool_t *pool, void *device, ur_pool_mem_t type, bool small, bool make);
void ur_heap_free(ur_heap_t *heap);
/* Makes domains whose queue is gone and whose frees are complete ready for another queue. */
void ur_domain_recycle(ur_heap_t *heap);
static inline uint64_t ur_domain_seq(const ur_domain_t *domain) {
    return atomic_load_explicit(domain->seq, memory_order_relaxed) + domain->base;
}

/* An allocation that the fast path did not serve. */
typedef struct ur_request {
    ur_pool_t *pool;
    ur_heap_t *heap;
    ur_domain_t *domain;    /* NULL: no queue */
    ur_pool_queue_t *queue; /* NULL: no queue */
    size_t size, align;     /* align is a power of two, at least UR_GRAIN */
    size_t span;            /* bytes that a block needs so that it surely fits */
    uint32_t class;         /* ur_class_up(span) */
    ur_clock_t clock;       /* ancestors of the allocation */
    bool cuts;              /* memory was just taken from the driver, which is not to be spared */
    bool can_wait;          /* a pending free may be used: the device can be made to wait */
    /* results besides the block */
    void *after;      /* retained: the allocation must come after this event; or NULL */
    void *held;       /* retained: event of an ancestor that the memory was freed by; or NULL */
    bool after_waits; /* it relies on the wait list */
} ur_request_t;

/* Bytes of a block that is not rounded to a class, and whether it has room from `start` on. */
static inline size_t ur_exact_size(const ur_request_t *r) {
    return (r->size + UR_GRAIN - 1) & ~(size_t)(UR_GRAIN - 1);
}
static inline bool ur_exact_fits(const ur_request_t *r, uintptr_t start, uintptr_t end) {
    start = (start + r->align - 1) & ~(uintptr_t)(r->align - 1);
    return start < end && end - start >= ur_exact_size(r);
}

/* A part of all that a pool may hold whose memory only goes back whole; SIZE_MAX: of others. What
 * is rounded up for such a request, or left over of such an allocation, would be missing. */
static inline size_t ur_limit_share(const ur_request_t *r, size_t parts) {
    size_t max = ur_pool_most(r->pool);
    return r->heap->parts || max == SIZE_MAX ? SIZE_MAX : max / parts;
}

/* fit.c: all with the heap's lock held */
/* Whether a free block is better given back, for memory that is just as large as the request. */
bool ur_fit_spares(const ur_request_t *r, const ur_block_t *block);
/* Cuts the request out of a block that has just been taken from its list; what is left goes back to
 * `origin`, an index (NULL: the common ones), or waits for `event` if that is set. NULL: no host
 * memory, and the whole block went back. */
ur_block_t *ur_fit_carve(ur_request_t *r, ur_block_t *block, ur_domain_t *origin, void *event);
/* The block that fits best of those complete, or of those freed on a domain no later than `limit`,
 * cut to size; with `holes` only of those that cannot go back to the driver. NULL: none. */
ur_block_t *ur_fit_common(ur_request_t *r, bool holes);
ur_block_t *ur_fit_domain(ur_request_t *r, ur_domain_t *domain, uint64_t limit, bool holes);

/* Assumed for the completion of a mark before one was seen. */
#define UR_DEFAULT_LATENCY_NS 50000u

/* dependency.c: memory whose free is not complete, for a queue that can be made to wait */
/* Of a queue or command whose turn it is; NULL: none, or all that fits has been waited for too long
 * already. */
ur_block_t *ur_rely_on_pending(ur_request_t *r);
/* Whether any pending free may be behind code of the program (ur_pool_task_given). */
bool ur_rely_is_risky(void);
/* Whether a queue may wait for something that the program alone ends, its own commands there or an
 * event of unknown order, or a free's event is or comes after such. */
bool ur_rely_is_opaque(const ur_lane_t *lane);
bool ur_rely_is_opaque_event(const ur_pool_backend_t *backend, void *event);

/* neighbours.c: free memory of several blocks, complete or what the queue can wait for. `last`: the
 * allocation would fail, so that also what may wait for the program is waited for. */
ur_block_t *ur_rely_on_neighbours(ur_request_t *r, bool last);

/* survey.c: what there is of a pool, and what there will be. */
enum {
    UR_THERE,    /* complete */
    UR_TO_COME,  /* and what waits for commands */
    UR_IN_DOUBT, /* and what may wait for the program */
    UR_HOPES
};
typedef struct ur_survey {
    size_t held;            /* bytes in segments */
    size_t back[UR_HOPES];  /* of these that could go back to the driver */
    size_t freed[UR_HOPES]; /* and that are free */
    bool fits[UR_HOPES];    /* a request has room between what stays */
    size_t grows[UR_HOPES]; /* 0, or what it takes besides what stays where it continues the end */
} ur_survey_t;
/* Adds to *survey; r may be NULL. Costs what there are blocks. */
void ur_survey_pool(ur_pool_t *pool, const ur_request_t *r, ur_survey_t *survey);
/* Likewise all pools of the space, and what it frees beside them. */
void ur_survey_space(ur_pool_space_t *space, ur_survey_t *survey);

/* await.c: the host lets a moment pass where memory is to come; every call one. */
/* `freed` bytes are free and not complete. False: this thread must not wait, or nothing has moved
 * for so long that nothing will; `last` as in ur_rely_on_neighbours. */
bool ur_await_moment(ur_await_t *await, const ur_pool_backend_t *backend, size_t freed, bool last);
/* For a request that the limit of its pool stands against. False: it cannot be had. *trims: it can
 * be at once, if the pool gives back what is complete. */
bool ur_await_limit(ur_await_t *await, ur_request_t *r, bool last, bool *trims);
/* For a pool that is to hold less. */
bool ur_await_size(ur_await_t *await, ur_pool_t *pool, size_t most);
/* For a request that the driver has no memory for. */
bool ur_await_room(ur_pool_room_t *room, ur_request_t *r, bool last);

/* reuse.c */
ur_result_t ur_reuse(ur_request_t *request, ur_block_t **out);

/* Puts back a block that ur_reuse gave, as it was before, and lets go of the request's events. */
void ur_reuse_undo(ur_request_t *request, ur_block_t *block);

/* alloc.c: makes an in-order queue wait for those events that it does not come after anyway. */
ur_result_t ur_queue_waits(ur_pool_queue_t *q, void *const *waits, uint32_t count);

/* segment.c: takes new memory. Post: *out is the block if the request is larger than the pool
 * keeps, else *out is untouched and memory that fits is in the domain's index or the common one. */
ur_result_t ur_segment_grow(ur_request_t *request, ur_block_t **out);
/* Whether that would make the pool hold more than a tenth above its peak, or a fifth where memory
 * only goes back whole, also after what is unused and complete was given back. */
bool ur_segment_exceeds(const ur_request_t *request);
/* Whether the limit of the pool lets it take what is missing. */
bool ur_segment_allowed(const ur_request_t *request);
/* What the pool may hold beside that. */
size_t ur_segment_keep(const ur_request_t *request);
/* Takes the user's memory as the pool's only segment. */
ur_result_t ur_segment_adopt(ur_pool_t *pool);
void ur_segment_release(ur_heap_t *heap, ur_segment_t *segment);

/* collect.c */
/* Moves everything of the heap that is known complete to its common indexes, asking the driver
 * where each lane is. */
void ur_heap_collect(ur_heap_t *heap);
/* The same for a bounded part of it: `own` (may be NULL), and what has its turn. */
void ur_heap_look(ur_heap_t *heap, ur_domain_t *own);
/* For one domain; with `all` it is worth looking through each class to its end. */
void ur_domain_collect(ur_heap_t *heap, ur_domain_t *domain, bool mark, bool all);
/* The next domain but `own` with something free in it, or NULL; *passed counts those looked at over
 * several calls, and ends them. */
ur_domain_t *ur_heap_turn(ur_heap_t *heap, const ur_domain_t *own, int *passed);

/* trim.c */
/* Gives idle segments back until the pool reserves at most `keep`. Returns bytes given back. */
size_t ur_pool_shrink(ur_pool_t *pool, size_t keep);
/* Brings each pool, or each that has or had a threshold, down to what `keep` says of it, as far as
 * its memory is complete; SIZE_MAX: as it is. */
void ur_space_trim(ur_pool_space_t *space, bool bounded, size_t (*keep)(const ur_pool_t *pool));
/* As ur_heap_collect for all of them, and what the host freed. */
void ur_pool_collect(ur_pool_t *pool);
/* Whether nothing of the pool is live or pending. */
bool ur_pool_is_empty(ur_pool_t *pool);
/* Brings a pool down, as far as its memory is complete, without that which the whole space frees
 * one by one. */
ur_result_t ur_pool_trim_own(ur_pool_t *pool, size_t min_keep);
/* space.c: the last live allocation of a pool was freed. The pool, whose address that is, may be
 * gone already. Then ur_pool_emptied. */
void ur_pool_last_freed(ur_pool_space_t *space, uint64_t address) __attribute__((cold));
/* Ends closed pools that nothing is left of: all of those that are known to be so, or a few of
 * those that may be. */
void ur_pool_emptied(ur_pool_space_t *space);
/* As ur_pool_reap where the host has waited for a queue: a bounded number of other queues is asked
 * about. */
void ur_space_reap(ur_pool_space_t *space, ur_lane_t *lane);
/* As ur_pool_emptied, of all. */
void ur_space_sweep(ur_pool_space_t *space);
/* The pool after `pool` (NULL: the first), of all or of those with thresholds, which stays there
 * until it is given to the next call of this: no lock is held between the two. Afterwards
 * ur_pool_emptied, for pools that could not end meanwhile. */
ur_pool_t *ur_space_next_pool(ur_pool_space_t *space, bool bounded, ur_pool_t *pool);

/* reclaim.c */
/* As ur_pool_find_room, without or with what may be behind code of the program. `hopes`: there is
 * something to wait for besides. */
bool ur_room_find(ur_pool_room_t *room, bool last, bool hopes);
void ur_space_enter(ur_pool_space_t *space);
void ur_space_leave(ur_pool_space_t *space);

/* deferred.c */
/* The block is DYING, plain or whole: its memory goes back to the driver when the lane is at seq,
 * or, without a lane, when the event (its reference is taken over) is complete; at once if both are
 * NULL. `spare` as for ur_pending_put. OUT_OF_HOST_MEMORY: only with a lane. */
ur_result_t ur_defer(ur_pool_space_t *space, ur_block_t *block, ur_lane_t *lane, uint64_t seq,
                     void *event, ur_line_t **spare);
/* Gives back what is complete. `lane`, if not NULL, comes first; then up to so many queues and
 * chains of others. */
void ur_deferred_reap(ur_pool_space_t *space, ur_lane_t *lane, uint32_t lines);
void ur_deferred_flush(ur_pool_space_t *space);

/* fence.c */
/* Pre: nobody has the block any more; the backend has `mark`. Post: it is put away until everything
 * is complete that was submitted before, and what it waited for itself. */
void ur_fence_free(ur_pool_space_t *space, ur_block_t *block);
/* Puts a fence behind all that was freed, and makes complete what has waited long enough. */
void ur_fence_settle(ur_pool_space_t *space);
/* The latter alone. */
void ur_fence_poll(ur_pool_space_t *space);
/* Pre: the queue, which is given no command any more, is still one of the space. */
void ur_fence_queue_ends(ur_pool_queue_t *q);
/* Calls the ends of objects that nothing uses any more. The caller holds no lock. */
void ur_fence_end_lates(ur_pool_space_t *space);
/* The same after asking where the queues are, with a fence behind all objects where there is none.
 */
void ur_fence_reap(ur_pool_space_t *space);
/* Where the thread may wait, until at most so many bytes do. */
void ur_fence_wait(ur_pool_space_t *space, size_t most);
/* Whether memory behind them may have to wait for something that the program alone ends. */
bool ur_fence_is_opaque(ur_pool_space_t *space);
/* Whether all fences have passed. Waits for nothing, and makes no memory free. */
bool ur_fence_all_passed(ur_pool_space_t *space);

/* awake.c */
/* The queue begins, and ends: after ur_fence_queue_ends, and before the backend's queue goes. */
void ur_awake_begin(ur_pool_queue_t *q);
void ur_awake_end(ur_pool_queue_t *q);
/* A queue that ends leaves a fence in the space; no lock of it is held. */
void ur_awake_leave(ur_pool_space_t *space);
/* Before the space goes. */
void ur_awake_forget(ur_pool_space_t *space);

/* native.c: pools of the driver's own, of those made with
 * UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP */
ur_result_t ur_native_open(ur_pool_t *pool);
void ur_native_close(ur_pool_t *pool);
/* With what the pool has taken by itself it is at its limit: what the driver's keeps unused makes
 * way. */
void ur_native_make_way(ur_pool_t *pool);
/* Whether the driver's pool serves this; the rest the pool does by itself. */
static inline bool ur_native_serves(const ur_pool_t *pool, ur_pool_mem_t type, size_t align) {
    return pool->native && type == UR_POOL_DEVICE && align <= pool->space->backend->native->align;
}
/* Pre: size and wait list are checked. */
ur_result_t ur_native_alloc(ur_pool_queue_t *q, ur_pool_t *pool, size_t size, void *const *waits,
                            uint32_t count, void **memory, void **event);
ur_result_t ur_native_alloc_now(ur_pool_t *pool, void *device, size_t size, void **memory);
/* Pre: taken from PLAIN to DYING. On failure it is PLAIN again. */
ur_result_t ur_native_free(ur_pool_queue_t *q, ur_block_t *block, void *const *waits,
                           uint32_t count, void **event);
void ur_native_free_host(ur_pool_space_t *space, ur_block_t *block);
/* Everything that used the memory is complete, and so is its allocation. */
void ur_native_finish(ur_block_t *block);

/* free.c: ends an allocation's time with its owner; afterwards the pool may be gone. */
void ur_count_free(ur_pool_t *pool, size_t asked);

/* stats.c */
void ur_stat_used_high(ur_pool_t *pool, size_t used);
void ur_stat_reserve(ur_pool_t *pool, size_t bytes);
void ur_stat_time(_Atomic uint64_t *average, uint64_t sample);
static inline void ur_stat_alloc(ur_pool_t *pool, size_t size) {
    size_t used = atomic_fetch_add_explicit(&pool->used, size, memory_order_relaxed) + size;
    if (used > atomic_load_explicit(&pool->used_high, memory_order_relaxed)) {
        ur_stat_used_high(pool, used);
    }
}

#endif
