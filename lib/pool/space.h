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

struct ur_block_batch {
    struct ur_block_batch *next;
    struct ur_block block[UR_BLOCK_BATCH];
};

/* In places of a queue that are empty, so that the fast path has one thing to compare: of no pool
 * and no heap that there is (that of a plain block is NULL). */
extern struct ur_binding ur_no_binding;
extern struct ur_domain ur_no_domain;

/* A queue's way to its domains in one pool. Never changes once published, except that domains are
 * added. */
struct ur_binding {
    struct ur_keyed keyed; /* first; in the queue's table, by the pool's address */
    struct ur_pool *pool;
    size_t small; /* the pool's */
    /* By enum ur_pool_mem, and that and UR_MEM_SMALL: of one heap where small ones have none. */
    _Atomic(struct ur_domain *) domain[UR_MEM_KINDS];
    struct ur_pool_queue *queue;
    struct ur_binding *next_of_pool, *prev_of_pool; /* space's mutex */
};

/* An allocation of a driver's pool, beside its plain block. */
struct ur_native_block {
    struct ur_pool *pool;
    struct ur_block *block;
    struct ur_native_block *next, *prev; /* pool's list; pool's native_lock */
    struct ur_lane *lane; /* retained: it was allocated there, at seq; NULL: complete, or `event` */
    uint64_t seq;
    void *event;          /* retained: it is there once that is complete; or NULL */
    struct ur_line *line; /* so that a free by the host needs no memory; NULL: used up */
};

/* What the host freed and gave up since the newest fence. */
struct ur_fence_batch {
    struct ur_block *blocks; /* linked by next */
    struct ur_late *lates;   /* likewise, newest first */
    uint32_t count;          /* of both */
    size_t bytes;
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
    struct ur_spin block_lock; /* guards the next two */
    struct ur_block *spare_blocks;
    struct ur_block_batch *batches;
    struct ur_spin deferred_lock; /* guards the next */
    struct ur_pending deferred;   /* frees of memory that goes back to the driver, not to a list */
    _Atomic uint32_t deferred_count;
    struct ur_pool_queue *queues; /* mutex */
    _Atomic uint32_t queue_count;
    pthread_mutex_t fence_mutex; /* guards the next; taken before the mutex */
    struct ur_fence *fences, *newest_fence;
    _Atomic(struct ur_fence *) spare_fence; /* for the next one, or NULL; not under the mutex */
    struct ur_spin batch_lock;              /* guards the next two */
    struct ur_fence_batch batch;
    struct ur_late *ended, **last_ended; /* behind which nothing is any more, oldest first */
    _Atomic uint32_t late_count;         /* objects given up whose end has not been called */
    _Atomic bool ending;                 /* a thread calls their ends */
    _Atomic size_t fenced;          /* bytes that the host freed and that may still be in use */
    _Atomic uint32_t bounded_count; /* pools whose threshold may be passed */
    struct ur_spin odd_lock; /* guards odd: plain blocks that share a grain with another block */
    struct ur_block *odd;
    _Atomic uint32_t odd_count;
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

/* Descriptor registered for `size` bytes at `addr`? Adds it to the map. */
static inline struct ur_pool_space *ur_heap_space(const struct ur_heap *heap) {
    return heap->pool->space;
}

/* domain.c: the binding of a queue in a pool, made if there is none; NULL: no host memory. */
struct ur_binding *ur_binding_get(struct ur_pool_queue *q, struct ur_pool *pool);
/* The domain of a binding for a kind of memory, made if there is none; NULL: no host memory. Of all
 * sizes where small ones have no heap of their own; likewise for the next. */
struct ur_domain *ur_domain_get(struct ur_binding *binding, enum ur_pool_mem type, bool small);
/* The heap of a pool; made if there is none and `make`. */
struct ur_heap *ur_pool_heap(struct ur_pool *pool, void *device, enum ur_pool_mem type, bool small,
                             bool make);
void ur_heap_free(struct ur_heap *heap);
/* Makes domains whose queue is gone and whose frees are complete ready for another queue. */
void ur_domain_recycle(struct ur_heap *heap);
static inline uint64_t ur_domain_seq(const struct ur_domain *domain) {
    return atomic_load_explicit(domain->seq, memory_order_relaxed) + domain->base;
}

/* An allocation that the fast path did not serve. */
struct ur_request {
    struct ur_pool *pool;
    struct ur_heap *heap;
    struct ur_domain *domain;    /* NULL: no queue */
    struct ur_pool_queue *queue; /* NULL: no queue */
    size_t size, align;          /* align is a power of two, at least UR_GRAIN */
    size_t span;                 /* bytes that a block needs so that it surely fits */
    uint32_t class;              /* ur_class_up(span) */
    struct ur_clock clock;       /* ancestors of the allocation */
    bool cuts;     /* memory was just taken from the driver, which is not to be spared */
    bool can_wait; /* a pending free may be used: the device can be made to wait */
    /* results besides the block */
    void *after;      /* retained: the allocation must come after this event; or NULL */
    void *held;       /* retained: event of an ancestor that the memory was freed by; or NULL */
    bool after_waits; /* it relies on the wait list */
};

/* Bytes of a block that is not rounded to a class, and whether it has room from `start` on. */
static inline size_t ur_exact_size(const struct ur_request *r) {
    return (r->size + UR_GRAIN - 1) & ~(size_t)(UR_GRAIN - 1);
}
static inline bool ur_exact_fits(const struct ur_request *r, uintptr_t start, uintptr_t end) {
    start = (start + r->align - 1) & ~(uintptr_t)(r->align - 1);
    return start < end && end - start >= ur_exact_size(r);
}

/* A part of all that a pool may hold whose memory only goes back whole; SIZE_MAX: of others. What
 * is rounded up for such a request, or left over of such an allocation, would be missing. */
static inline size_t ur_limit_share(const struct ur_request *r, size_t parts) {
    size_t max = ur_pool_most(r->pool);
    return r->heap->parts || max == SIZE_MAX ? SIZE_MAX : max / parts;
}

/* fit.c: all with the heap's lock held */
/* Whether a free block is better given back, for memory that is just as large as the request. */
bool ur_fit_spares(const struct ur_request *r, const struct ur_block *block);
/* Cuts the request out of a block that has just been taken from its list; what is left goes back to
 * `origin`, an index (NULL: the common ones), or waits for `event` if that is set. NULL: no host
 * memory, and the whole block went back. */
struct ur_block *ur_fit_carve(struct ur_request *r, struct ur_block *block,
                              struct ur_domain *origin, void *event);
/* The block that fits best of those complete, or of those freed on a domain no later than `limit`,
 * cut to size; with `holes` only of those that cannot go back to the driver. NULL: none. */
struct ur_block *ur_fit_common(struct ur_request *r, bool holes);
struct ur_block *ur_fit_domain(struct ur_request *r, struct ur_domain *domain, uint64_t limit,
                               bool holes);

/* Assumed for the completion of a mark before one was seen. */
#define UR_DEFAULT_LATENCY_NS 50000u

/* dependency.c: memory whose free is not complete, for a queue that can be made to wait */
/* Of a queue or command whose turn it is; NULL: none, or all that fits has been waited for too long
 * already. */
struct ur_block *ur_rely_on_pending(struct ur_request *r);
/* Whether any pending free may be behind code of the program (ur_pool_task_given). */
bool ur_rely_is_risky(void);
/* Whether a queue may wait for something that the program alone ends, its own commands there or an
 * event of unknown order, or a free's event is or comes after such. */
bool ur_rely_is_opaque(const struct ur_lane *lane);
bool ur_rely_is_opaque_event(const struct ur_pool_backend *backend, void *event);

/* neighbours.c: free memory of several blocks, complete or what the queue can wait for. `last`: the
 * allocation would fail, so that also what may wait for the program is waited for. */
struct ur_block *ur_rely_on_neighbours(struct ur_request *r, bool last);

/* survey.c: what there is of a pool, and what there will be. */
enum {
    UR_THERE,    /* complete */
    UR_TO_COME,  /* and what waits for commands */
    UR_IN_DOUBT, /* and what may wait for the program */
    UR_HOPES
};
struct ur_survey {
    size_t held;            /* bytes in segments */
    size_t back[UR_HOPES];  /* of these that could go back to the driver */
    size_t freed[UR_HOPES]; /* and that are free */
    bool fits[UR_HOPES];    /* a request has room between what stays */
    size_t grows[UR_HOPES]; /* 0, or what it takes besides what stays where it continues the end */
};
/* Adds to *survey; r may be NULL. Costs what there are blocks. */
void ur_survey_pool(struct ur_pool *pool, const struct ur_request *r, struct ur_survey *survey);
/* Likewise all pools of the space, and what it frees beside them. */
void ur_survey_space(struct ur_pool_space *space, struct ur_survey *survey);

/* await.c: the host lets a moment pass where memory is to come; every call one. */
/* `freed` bytes are free and not complete. False: this thread must not wait, or nothing has moved
 * for so long that nothing will; `last` as in ur_rely_on_neighbours. */
bool ur_await_moment(struct ur_await *await, const struct ur_pool_backend *backend, size_t freed,
                     bool last);
/* For a request that the limit of its pool stands against. False: it cannot be had. *trims: it can
 * be at once, if the pool gives back what is complete. */
bool ur_await_limit(struct ur_await *await, struct ur_request *r, bool last, bool *trims);
/* For a pool that is to hold less. */
bool ur_await_size(struct ur_await *await, struct ur_pool *pool, size_t most);
/* For a request that the driver has no memory for. */
bool ur_await_room(struct ur_pool_room *room, struct ur_request *r, bool last);

/* reuse.c */
ur_result_t ur_reuse(struct ur_request *request, struct ur_block **out);

/* Puts back a block that ur_reuse gave, as it was before, and lets go of the request's events. */
void ur_reuse_undo(struct ur_request *request, struct ur_block *block);

/* alloc.c: makes an in-order queue wait for those events that it does not come after anyway. */
ur_result_t ur_queue_waits(struct ur_pool_queue *q, void *const *waits, uint32_t count);

/* segment.c: takes new memory. Post: *out is the block if the request is larger than the pool
 * keeps, else *out is untouched and memory that fits is in the domain's index or the common one. */
ur_result_t ur_segment_grow(struct ur_request *request, struct ur_block **out);
/* Whether that would make the pool hold more than a tenth above its peak, or a fifth where memory
 * only goes back whole, also after what is unused and complete was given back. */
bool ur_segment_exceeds(const struct ur_request *request);
/* Whether the limit of the pool lets it take what is missing. */
bool ur_segment_allowed(const struct ur_request *request);
/* What the pool may hold beside that. */
size_t ur_segment_keep(const struct ur_request *request);
/* Takes the user's memory as the pool's only segment. */
ur_result_t ur_segment_adopt(struct ur_pool *pool);
void ur_segment_release(struct ur_heap *heap, struct ur_segment *segment);

/* collect.c */
/* Moves everything of the heap that is known complete to its common indexes, asking the driver
 * where each lane is. */
void ur_heap_collect(struct ur_heap *heap);
/* The same for a bounded part of it: `own` (may be NULL), and what has its turn. */
void ur_heap_look(struct ur_heap *heap, struct ur_domain *own);
/* For one domain; with `all` it is worth looking through each class to its end. */
void ur_domain_collect(struct ur_heap *heap, struct ur_domain *domain, bool mark, bool all);
/* The next domain but `own` with something free in it, or NULL; *passed counts those looked at over
 * several calls, and ends them. */
struct ur_domain *ur_heap_turn(struct ur_heap *heap, const struct ur_domain *own, int *passed);

/* trim.c */
/* Gives idle segments back until the pool reserves at most `keep`. Returns bytes given back. */
size_t ur_pool_shrink(struct ur_pool *pool, size_t keep);
/* Brings each pool, or each that has or had a threshold, down to what `keep` says of it, as far as
 * its memory is complete; SIZE_MAX: as it is. */
void ur_space_trim(struct ur_pool_space *space, bool bounded,
                   size_t (*keep)(const struct ur_pool *pool));
/* As ur_heap_collect for all of them, and what the host freed. */
void ur_pool_collect(struct ur_pool *pool);
/* Whether nothing of the pool is live or pending. */
bool ur_pool_is_empty(struct ur_pool *pool);
/* Brings a pool down, as far as its memory is complete, without that which the whole space frees
 * one by one. */
ur_result_t ur_pool_trim_own(struct ur_pool *pool, size_t min_keep);
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

/* reclaim.c */
/* As ur_pool_find_room, without or with what may be behind code of the program. `hopes`: there is
 * something to wait for besides. */
bool ur_room_find(struct ur_pool_room *room, bool last, bool hopes);
void ur_space_enter(struct ur_pool_space *space);
void ur_space_leave(struct ur_pool_space *space);

/* deferred.c */
/* The block is DYING, plain or whole: its memory goes back to the driver when the lane is at seq,
 * or, without a lane, when the event (its reference is taken over) is complete; at once if both are
 * NULL. `spare` as for ur_pending_put. OUT_OF_HOST_MEMORY: only with a lane. */
ur_result_t ur_defer(struct ur_pool_space *space, struct ur_block *block, struct ur_lane *lane,
                     uint64_t seq, void *event, struct ur_line **spare);
/* Gives back what is complete. `lane`, if not NULL, comes first; then up to so many queues and
 * chains of others. */
void ur_deferred_reap(struct ur_pool_space *space, struct ur_lane *lane, uint32_t lines);
void ur_deferred_flush(struct ur_pool_space *space);

/* fence.c */
/* Pre: nobody has the block any more; the backend has `mark`. Post: it is put away until everything
 * is complete that was submitted before, and what it waited for itself. */
void ur_fence_free(struct ur_pool_space *space, struct ur_block *block);
/* Puts a fence behind all that was freed, and makes complete what has waited long enough. */
void ur_fence_settle(struct ur_pool_space *space);
/* The latter alone. */
void ur_fence_poll(struct ur_pool_space *space);
/* Pre: the queue, which is given no command any more, is still one of the space. */
void ur_fence_queue_ends(struct ur_pool_queue *q);
/* Calls the ends of objects that nothing uses any more. The caller holds no lock. */
void ur_fence_end_lates(struct ur_pool_space *space);
/* The same after asking where the queues are, with a fence behind all objects where there is none.
 */
void ur_fence_reap(struct ur_pool_space *space);
/* Where the thread may wait, until at most so many bytes do. */
void ur_fence_wait(struct ur_pool_space *space, size_t most);
/* Whether memory behind them may have to wait for something that the program alone ends. */
bool ur_fence_is_opaque(struct ur_pool_space *space);
/* Whether all fences have passed. Waits for nothing, and makes no memory free. */
bool ur_fence_all_passed(struct ur_pool_space *space);

/* awake.c */
/* The queue begins, and ends: after ur_fence_queue_ends, and before the backend's queue goes. */
void ur_awake_begin(struct ur_pool_queue *q);
void ur_awake_end(struct ur_pool_queue *q);
/* A queue that ends leaves a fence in the space; no lock of it is held. */
void ur_awake_leave(struct ur_pool_space *space);
/* Before the space goes. */
void ur_awake_forget(struct ur_pool_space *space);

/* native.c: pools of the driver's own, of those made with
 * UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP */
ur_result_t ur_native_open(struct ur_pool *pool);
void ur_native_close(struct ur_pool *pool);
/* With what the pool has taken by itself it is at its limit: what the driver's keeps unused makes
 * way. */
void ur_native_make_way(struct ur_pool *pool);
/* Whether the driver's pool serves this; the rest the pool does by itself. */
static inline bool ur_native_serves(const struct ur_pool *pool, enum ur_pool_mem type,
                                    size_t align) {
    return pool->native && type == UR_POOL_DEVICE && align <= pool->space->backend->native->align;
}
/* Pre: size and wait list are checked. */
ur_result_t ur_native_alloc(struct ur_pool_queue *q, struct ur_pool *pool, size_t size,
                            void *const *waits, uint32_t count, void **memory, void **event);
ur_result_t ur_native_alloc_now(struct ur_pool *pool, void *device, size_t size, void **memory);
/* Pre: taken from PLAIN to DYING. On failure it is PLAIN again. */
ur_result_t ur_native_free(struct ur_pool_queue *q, struct ur_block *block, void *const *waits,
                           uint32_t count, void **event);
void ur_native_free_host(struct ur_pool_space *space, struct ur_block *block);
/* Everything that used the memory is complete, and so is its allocation. */
void ur_native_finish(struct ur_block *block);

/* free.c: ends an allocation's time with its owner; afterwards the pool may be gone. */
void ur_count_free(struct ur_pool *pool, size_t asked);

/* stats.c */
void ur_stat_used_high(struct ur_pool *pool, size_t used);
void ur_stat_reserve(struct ur_pool *pool, size_t bytes);
void ur_stat_time(_Atomic uint64_t *average, uint64_t sample);
static inline void ur_stat_alloc(struct ur_pool *pool, size_t size) {
    size_t used = atomic_fetch_add_explicit(&pool->used, size, memory_order_relaxed) + size;
    if (used > atomic_load_explicit(&pool->used_high, memory_order_relaxed)) {
        ur_stat_used_high(pool, used);
    }
}

#endif
