/* An allocation that the fast path did not serve, and the places where memory for it is looked for.
 */
#ifndef UR_POOL_REQUEST_H
#define UR_POOL_REQUEST_H

#include "space.h"

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

#endif
