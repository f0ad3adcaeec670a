/* Where the memory of an allocation comes from when the queue's quick lists have none that fits.
 *
 * Tried in this order:
 *   own        freed earlier on the same in-order queue
 *   ancestor   freed by a command that the allocation comes after anyway
 *   complete   the free is complete
 *   pending    the free is not complete, but the device can wait for it, and that is likely sooner
 *              than
 *   fresh      new memory from the driver
 *   neighbours several blocks next to each other, whatever their frees wait for
 *   last       what trimming makes room for, here and in other pools; what the host waits for; what
 *              is behind code of the program
 */
#include "domain.h"
#include "request.h"
#include "space.h"
#include "survey.h"
#include "trim.h"

/* Blocks looked at in vain, at most: each is a few nanoseconds, together they are as dear as one
 * question to the driver, which is what comes next. */
enum { SEARCH = 32 };

static size_t held(const struct ur_request *r) {
    return atomic_load_explicit(&r->pool->reserved, memory_order_relaxed);
}

/* Whether the pool holds a sixteenth more than its peak, or an eighth where memory only goes back
 * whole, and is to be sparing. */
static bool is_tight(const struct ur_request *r) {
    size_t most = held(r) - held(r) / (r->heap->parts ? 16 : 8);
    return held(r) >= UR_POOL_LITTLE &&
           most > atomic_load_explicit(&r->pool->used_high, memory_order_relaxed);
}

/* ---- own: freed earlier on this queue ---- */

static struct ur_block *from_own(struct ur_request *r, bool holes) {
    struct ur_domain *domain = r->domain;
    if (!domain) {
        return NULL;
    }
    ur_spin_lock(&r->heap->lock);
    /* What lies in the quick lists is kept for its own sizes as long as there is other memory,
     * unless the pool holds so much that merging matters more. */
    bool tight = is_tight(r);
    struct ur_block *block =
        domain->in_order && !tight ? ur_fit_domain(r, domain, UINT64_MAX, holes) : NULL;
    if (!block && (tight || !holes)) {
        ur_heap_drain(r->heap, domain);
        block = domain->in_order ? ur_fit_domain(r, domain, UINT64_MAX, holes) : NULL;
    }
    if (!block && ur_pool_breaks(UR_RULE_SAME_QUEUE)) {
        for (struct ur_domain *other = r->heap->domains; other && !block; other = other->next) {
            ur_heap_drain(r->heap, other);
            block = ur_fit_domain(r, other, UINT64_MAX, holes);
        }
    }
    ur_spin_unlock(&r->heap->lock);
    return block;
}

/* ---- ancestor: the free comes before this allocation anyway ---- */

static struct ur_block *take_pending(struct ur_request *r, struct ur_block *block, void **event) {
    void *own = block->event;
    ur_heap_take(r->heap, block);
    block = ur_fit_carve(r, block, NULL, own);
    *event = block ? own : NULL;
    return block;
}

static bool serves(const struct ur_request *r, const struct ur_block *block, bool holes) {
    return block->class >= r->class && !ur_fit_spares(r, block) &&
           !(holes && ur_heap_is_surplus(r->heap, block));
}

/* In the chain, or one of the chains of the out-of-order queue, that the clock knows up to `tick`.
 * Heap's lock held. */
static struct ur_block *pending_up_to(struct ur_request *r, struct ur_tick tick, bool holes,
                                      int *left) {
    const struct ur_pool_backend *backend = r->pool->space->backend;
    struct ur_line *line = ur_pending_line(&r->heap->pending, tick.lane);
    struct ur_block *block = line ? line->last : NULL; /* the newest is the likeliest to be known */
    for (; block && (*left)-- > 0; block = block->prev) {
        if (block->seq <= tick.seq && serves(r, block, holes)) {
            return block;
        }
    }
    struct ur_group *group = (struct ur_group *)ur_table_find(&r->heap->pending.queues, tick.lane);
    struct ur_line *at = group ? group->lines : NULL;
    for (uint32_t i = 0; at && i<group->count && * left> 0; ++i, at = at->next) {
        for (block = at->first; block && (*left)-- > 0; block = block->next) {
            const struct ur_stamp *stamp = backend->event_stamp(block->event);
            if (stamp && serves(r, block, holes) && ur_clock_covers(&r->clock, &stamp->point)) {
                return block;
            }
        }
    }
    return NULL;
}

static struct ur_block *pending_ancestor(struct ur_request *r, bool holes, void **event) {
    int left = SEARCH;
    if (ur_pool_breaks(UR_RULE_ANCESTOR)) {
        struct ur_look look = ur_look_start(&r->heap->pending, 0, SEARCH);
        for (struct ur_line *line; (line = ur_look_next(&look));) {
            if (line->last->class >= r->class) {
                return take_pending(r, line->last, event);
            }
        }
        return NULL;
    }
    for (uint32_t i = 0; i < r->clock.count && left > 0; ++i) {
        struct ur_block *block = pending_up_to(r, r->clock.at[i], holes, &left);
        if (block) {
            return take_pending(r, block, event);
        }
    }
    return NULL;
}

static struct ur_block *domain_up_to(struct ur_request *r, struct ur_domain *domain, uint64_t seq,
                                     bool holes) {
    if (domain == r->domain || !domain->lane) {
        return NULL;
    }
    ur_heap_drain(r->heap, domain);
    return ur_fit_domain(r, domain, seq + domain->base, holes);
}

static struct ur_block *from_ancestor(struct ur_request *r, bool holes) {
    if (r->clock.count == 0 && !ur_pool_breaks(UR_RULE_ANCESTOR)) {
        return NULL;
    }
    struct ur_heap *heap = r->heap;
    void *event = NULL;
    struct ur_block *block = NULL;
    ur_spin_lock(&heap->lock);
    for (uint32_t i = 0; i < r->clock.count && !block; ++i) {
        struct ur_tick tick = r->clock.at[i];
        struct ur_domain *domain = (struct ur_domain *)ur_table_find(&heap->by_lane, tick.lane);
        block = domain && tick.seq ? domain_up_to(r, domain, tick.seq, holes) : NULL;
    }
    if (ur_pool_breaks(UR_RULE_ANCESTOR)) {
        for (struct ur_domain *domain = heap->domains; domain && !block; domain = domain->next) {
            block = domain->in_order ? domain_up_to(r, domain, UINT64_MAX / 2, holes) : NULL;
        }
    }
    block = block ? block : pending_ancestor(r, holes, &event);
    ur_spin_unlock(&heap->lock);
    r->held = event;
    r->after_waits |= block != NULL;
    return block;
}

/* ---- complete ---- */

static struct ur_block *from_common(struct ur_request *r, bool holes) {
    ur_spin_lock(&r->heap->lock);
    struct ur_block *block = ur_fit_common(r, holes);
    ur_spin_unlock(&r->heap->lock);
    return block;
}

/* Merges the queue's own free memory with complete neighbours: neither alone was large enough. */
static struct ur_block *from_own_and_common(struct ur_request *r) {
    struct ur_domain *domain = r->domain;
    struct ur_heap *heap = r->heap;
    if (!domain || !domain->in_order) {
        return NULL;
    }
    ur_spin_lock(&heap->lock);
    ur_heap_drain(heap, domain);
    int left = SEARCH;
    uint32_t class = 0;
    struct ur_block *found = NULL;
    while (!found && (class = ur_class_set_from(&domain->index.set, class)) < UR_CLASSES) {
        for (struct ur_block *block = domain->index.head[class]; block && left-- > 0;
             block = block->next) {
            struct ur_block *below = block->below;
            struct ur_block *above = block->above;
            bool low = below && below->place == UR_PLACE_COMMON;
            bool high = above && above->place == UR_PLACE_COMMON;
            size_t size = ur_block_size(block) + (low ? ur_block_size(below) : 0) +
                          (high ? ur_block_size(above) : 0);
            if ((low || high) && size >= r->span && ur_class_down(size) >= r->class) {
                if (low) {
                    ur_heap_take(heap, below);
                    ur_heap_put_domain(heap, domain, below);
                }
                if (high) {
                    ur_heap_take(heap, above);
                    ur_heap_put_domain(heap, domain, above);
                }
                found = ur_fit_domain(r, domain, UINT64_MAX, false);
                break;
            }
        }
        if (left <= 0) {
            break;
        }
        ++class;
    }
    ur_spin_unlock(&heap->lock);
    return found;
}

/* Holes: what has no whole unit, and so cannot go back to the driver. Whole units serve any size,
 * also elsewhere, and a small piece of one keeps it from that. */
static struct ur_block *from_hole(struct ur_request *r) {
    enum { EVERY = 4 }; /* allocations without an own hole that look for those of other queues */
    struct ur_pool_space *space = r->pool->space;
    if (!r->heap->parts || r->span >= 2 * space->granularity || held(r) < UR_POOL_LITTLE) {
        return NULL;
    }
    struct ur_block *block = from_own(r, true);
    block = block ? block : from_ancestor(r, true);
    block = block ? block : from_common(r, true);
    if (!block && r->domain && is_tight(r) && ++r->domain->turns % EVERY == 0) {
        ur_fence_settle(space);
        ur_heap_drain_complete(r->heap);
        ur_heap_look(r->heap, r->domain);
        block = from_common(r, true);
    }
    return block;
}

static struct ur_block *from_complete(struct ur_request *r) {
    struct ur_block *block = from_common(r, false);
    if (!block) {
        ur_fence_settle(r->pool->space);
        ur_heap_drain_complete(r->heap);
        block = from_common(r, false);
    }
    if (!block) {
        ur_heap_look(r->heap, r->domain);
        block = from_common(r, false);
    }
    return block ? block : from_own_and_common(r);
}

/* ---- pending ---- */

/* Whether waiting for a pending free is likely to delay later commands less than new memory: that
 * costs the call of the driver, and the first touch of each page. A pool that holds twice what was
 * ever in use has run so far ahead of the device that its frees are what is to be waited for. */
static bool sooner_than_fresh(const struct ur_request *r) {
    enum { BYTES_PER_NS = 4 };
    uint64_t reserve = atomic_load_explicit(&r->pool->reserve_ns, memory_order_relaxed);
    uint64_t latency = atomic_load_explicit(&r->pool->latency_ns, memory_order_relaxed);
    size_t held = atomic_load_explicit(&r->pool->reserved, memory_order_relaxed);
    size_t peak = atomic_load_explicit(&r->pool->used_high, memory_order_relaxed);
    return reserve + r->size / BYTES_PER_NS > (latency ? latency : UR_DEFAULT_LATENCY_NS) ||
           held / 2 > peak;
}

/* ---- fresh ---- */

/* Unpooled memory is used as it is; other new memory is in a list, from where another queue may be
 * faster to take it. */
static ur_result_t from_fresh(struct ur_request *r, struct ur_block **out) {
    for (int turn = 0; turn < 8; ++turn) {
        *out = NULL;
        ur_result_t result = ur_segment_grow(r, out);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        r->cuts = true;
        bool found = *out || (*out = from_common(r, false)) || (*out = from_own(r, false)) ||
                     (*out = ur_rely_on_neighbours(r, false)); /* which need no class */
        r->cuts = false;
        if (found) {
            return UR_RESULT_SUCCESS;
        }
    }
    return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY); /* descriptors ran out */
}

/* Turns to the heap of small allocations, or from it to that of all others; false: there is none.
 */
static bool other_heap(struct ur_request *r) {
    bool small = !r->heap->small;
    if (!r->queue) {
        struct ur_heap *heap = ur_pool_heap(r->pool, r->heap->device, r->heap->type, small, false);
        bool other = heap && heap != r->heap;
        r->heap = other ? heap : r->heap;
        return other;
    }
    struct ur_binding *binding = ur_binding_get(r->queue, r->pool);
    struct ur_domain *domain = binding ? ur_domain_get(binding, r->heap->type, small) : NULL;
    if (!domain || domain->heap == r->heap) {
        return false;
    }
    r->domain = domain;
    r->heap = domain->heap;
    return true;
}

static struct ur_block *from_what_there_is(struct ur_request *r, bool last) {
    struct ur_block *block = from_complete(r);
    return block ? block : last || !ur_rely_is_risky() ? ur_rely_on_neighbours(r, last) : NULL;
}

/* The allocation would fail, so that also one that is larger than the pool keeps may have what is
 * the pool's. What lies together is given back only where that is enough: it may be of use together
 * with what is still to come. */
static ur_result_t try_at_last(struct ur_request *r, struct ur_pool_room *room, bool last,
                               bool *more, struct ur_block **out) {
    struct ur_pool *pool = r->pool;
    bool trims;
    ur_deferred_reap(pool->space, NULL, UINT32_MAX);
    ur_pool_collect(pool);
    *more = false;
    if ((*out = from_what_there_is(r, last))) {
        return UR_RESULT_SUCCESS;
    }
    if (other_heap(r)) {
        if ((*out = from_what_there_is(r, last))) {
            return UR_RESULT_SUCCESS;
        }
        (void)other_heap(r);
    }
    if (!ur_segment_allowed(r)) { /* other heaps of the pool count towards the same limit */
        *more = ur_await_limit(&room->await, r, last, &trims);
        if (!trims) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
        }
        ur_pool_shrink(pool, ur_segment_keep(r));
        return from_fresh(r, out);
    }
    ur_pool_shrink(pool, 0);
    ur_result_t result = from_fresh(r, out);
    *more = ur_pool_wants_room(result) && ur_await_room(room, r, last);
    return result;
}

/* First without what is or may be behind code of the program, then with that; each time as long as
 * there is something to come. */
static ur_result_t at_last(struct ur_request *r, struct ur_block **out) {
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    struct ur_pool_room room = {.made = false};
    for (int last = 0; last < 2 && ur_pool_wants_room(result); ++last) {
        bool more = true;
        room.await = (struct ur_await){.turns = 0};
        while (more && ur_pool_wants_room(result)) {
            result = try_at_last(r, &room, last != 0, &more, out);
        }
    }
    return result;
}

/* Growing is near: what is complete has to be known by then, so that what lies scattered can go
 * back. Marks are made ahead, now and then. */
static void look_ahead(struct ur_request *r) {
    enum { EVERY = 16 };
    if (r->heap->parts && r->domain && is_tight(r) && ++r->domain->turns % EVERY == 0) {
        uint64_t latency = 0;
        ur_lane_poll(r->queue->lane, ur_lane_seq(r->queue->lane), true, &latency);
    }
}

/* Whether a walk over all blocks is little beside the memory that it may save. */
static bool is_large(const struct ur_request *r) {
    return !r->heap->parts || r->span >= r->pool->space->granularity;
}

ur_result_t ur_reuse(struct ur_request *r, struct ur_block **out) {
    struct ur_pool *pool = r->pool;
    ur_deferred_reap(pool->space, NULL, 2);
    look_ahead(r);
    bool pooled =
        !pool->config.max_poolable || r->size <= pool->config.max_poolable || pool->config.memory;
    if (!pooled) {
        ur_fence_settle(pool->space); /* larger ones go back to the driver first */
    }
    if (pooled && ((*out = from_hole(r)) || (*out = from_own(r, false)) ||
                   (*out = from_ancestor(r, false)) || (*out = from_complete(r)))) {
        return UR_RESULT_SUCCESS;
    }
    bool relies = pooled && r->can_wait && !ur_rely_is_risky();
    if (relies && sooner_than_fresh(r) && (*out = ur_rely_on_pending(r))) {
        return UR_RESULT_SUCCESS;
    }
    bool allowed = ur_segment_allowed(r); /* else what lies together is not to be taken apart */
    if (relies && allowed && ur_segment_exceeds(r) &&
        ((*out = ur_rely_on_pending(r)) ||
         (is_large(r) && (*out = ur_rely_on_neighbours(r, false))))) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result =
        allowed ? from_fresh(r, out) : ur_refuse(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    if (!ur_pool_wants_room(result)) {
        return result;
    }
    if (relies && ((*out = ur_rely_on_pending(r)) || (*out = ur_rely_on_neighbours(r, false)))) {
        return UR_RESULT_SUCCESS;
    }
    result = at_last(r, out);
    return result == UR_RESULT_ERROR_OUT_OF_RESOURCES
               ? ur_refuse(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY)
               : result;
}

void ur_reuse_undo(struct ur_request *r, struct ur_block *block) {
    struct ur_heap *heap = r->heap;
    void *event = block->home ? NULL : r->held ? r->held : r->after;
    ur_spin_lock(&heap->lock);
    if (block->home) {
        ur_heap_put_domain(heap, block->home, block);
    } else if (event) {
        ur_heap_put_pending(heap, block, event);
    } else if (block->whole) {
        struct ur_segment *segment = block->segment;
        ur_heap_put_common(heap, block);
        ur_heap_unlink_segment(heap, segment);
        ur_spin_unlock(&heap->lock);
        ur_segment_release(heap, segment);
        return;
    } else {
        ur_heap_put_common(heap, block);
    }
    ur_spin_unlock(&heap->lock);
    if (r->held && r->held != event) {
        r->pool->space->backend->event_release(r->held);
    }
    if (r->after && r->after != event) {
        r->pool->space->backend->event_release(r->after);
    }
}
