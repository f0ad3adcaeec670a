/* Where the memory of an allocation comes from when the queue's quick lists have none that fits.
 *
 * Tried in this order:
 *   own        freed earlier on the same in-order queue
 *   ancestor   freed by a command that the allocation comes after anyway
 *   complete   the free is complete
 *   pending    the free is not complete, but the device can wait for it, and that is likely sooner
 * than fresh      new memory from the driver last       everything pending, then what trimming
 * makes room for
 */
#include "space.h"

/* Blocks looked at, at most, where a list must be searched for one that may be used. */
enum { SEARCH = 32 };

/* Assumed for the completion of a mark before one was seen. */
static const uint64_t default_latency_ns = 50000;

/* ---- fitting a request into a block ---- */

static uintptr_t place_in(const ur_request_t *r, const ur_block_t *block) {
    return (ur_block_addr(block) + r->align - 1) & ~(uintptr_t)(r->align - 1);
}

/* Cuts the request out of a block that has just been taken from its list; what is left goes back to
 * `origin`, an index (NULL: the common one), or to the pending list if `event` is set. Heap's lock
 * held. NULL: no host memory, and the whole block went back. */
static ur_block_t *carve(ur_request_t *r, ur_block_t *block, ur_domain_t *origin, void *event) {
    ur_heap_t *heap = r->heap;
    ur_block_t *rest = NULL;
    ur_block_t *cut = block;
    size_t size = ur_class_size(ur_class_up(r->size));
    uintptr_t addr = place_in(r, block);
    block->event = NULL;
    if (addr != ur_block_addr(block) || size != ur_block_size(block)) {
        cut = ur_heap_cut(heap, block, addr, size, &rest);
        if (!cut) {
            rest = block;
            block->next = NULL;
        }
    }
    while (rest) {
        ur_block_t *part = rest;
        rest = part->next;
        part->next = NULL;
        if (event) {
            if (cut) { /* the reference of the list is the cut block's now */
                ur_heap_space(heap)->backend->event_retain(event);
            }
            ur_heap_put_pending(heap, part, event);
        } else if (origin) {
            ur_heap_put_domain(heap, origin, part);
        } else {
            ur_heap_put_common(heap, part);
        }
    }
    return cut;
}

/* The best block of an index that was freed no later than `limit`. Heap's lock held. */
static ur_block_t *search(const ur_request_t *r, const ur_index_t *index, uint64_t limit) {
    int left = SEARCH;
    uint32_t class = r->class;
    while ((class = ur_class_set_from(&index->set, class)) < UR_CLASSES) {
        for (ur_block_t *block = index->head[class]; block; block = block->next) {
            if (block->seq <= limit) {
                return block;
            }
            if (--left == 0) {
                return NULL;
            }
        }
        ++class;
    }
    return NULL;
}

static ur_block_t *take_from(ur_request_t *r, ur_domain_t *domain, uint64_t limit) {
    ur_block_t *block = search(r, domain ? &domain->index : &r->heap->common, limit);
    if (!block) {
        return NULL;
    }
    ur_heap_take(r->heap, block);
    return carve(r, block, domain, NULL);
}

/* Whether the pool holds an eighth more than its peak. */
static bool is_tight(const ur_request_t *r) {
    size_t held = atomic_load_explicit(&r->pool->reserved, memory_order_relaxed);
    return held - held / 8 > atomic_load_explicit(&r->pool->used_high, memory_order_relaxed);
}

/* ---- own: freed earlier on this queue ---- */

static ur_block_t *from_own(ur_request_t *r) {
    ur_domain_t *domain = r->domain;
    if (!domain) {
        return NULL;
    }
    ur_spin_lock(&r->heap->lock);
    /* What lies in the quick lists is kept for its own sizes as long as there is other memory,
     * unless the pool holds so much that merging matters more. */
    ur_block_t *block = domain->in_order && !is_tight(r) ? take_from(r, domain, UINT64_MAX) : NULL;
    if (!block) {
        ur_heap_drain(r->heap, domain);
        block = domain->in_order ? take_from(r, domain, UINT64_MAX) : NULL;
    }
    if (!block && ur_pool_breaks(UR_RULE_SAME_QUEUE)) {
        for (ur_domain_t *other = r->heap->domains; other && !block; other = other->next) {
            ur_heap_drain(r->heap, other);
            block = take_from(r, other, UINT64_MAX);
        }
    }
    ur_spin_unlock(&r->heap->lock);
    return block;
}

/* ---- ancestor: the free comes before this allocation anyway ---- */

static uint64_t known_seq(const ur_clock_t *clock, uint64_t lane) {
    for (uint32_t i = 0; i < clock->count; ++i) {
        if (clock->at[i].lane == lane) {
            return clock->at[i].seq;
        }
    }
    return 0;
}

static ur_block_t *pending_ancestor(ur_request_t *r, void **event) {
    const ur_pool_backend_t *backend = r->pool->space->backend;
    int left = SEARCH;
    ur_block_t *block = r->heap->pending_new; /* the newest is the likeliest to be waited for */
    for (; block && left-- > 0; block = block->prev) {
        if (block->class < r->class) {
            continue;
        }
        const ur_stamp_t *stamp = backend->event_stamp(block->event);
        if ((stamp && ur_clock_covers(&r->clock, &stamp->point)) ||
            ur_pool_breaks(UR_RULE_ANCESTOR)) {
            void *own = block->event;
            ur_heap_take(r->heap, block);
            block = carve(r, block, NULL, own);
            *event = block ? own : NULL;
            return block;
        }
    }
    return NULL;
}

static ur_block_t *from_ancestor(ur_request_t *r) {
    if (r->clock.count == 0 && !ur_pool_breaks(UR_RULE_ANCESTOR)) {
        return NULL;
    }
    void *event = NULL;
    ur_spin_lock(&r->heap->lock);
    ur_block_t *block = NULL;
    int left = SEARCH;
    for (ur_domain_t *domain = r->heap->domains; domain && !block && left-- > 0;
         domain = domain->next) {
        ur_lane_t *lane = domain->lane;
        if (domain == r->domain || !lane || !lane->in_order) {
            continue;
        }
        uint64_t known = known_seq(&r->clock, lane->id);
        if (ur_pool_breaks(UR_RULE_ANCESTOR)) {
            known = UINT64_MAX / 2;
        }
        if (known) {
            ur_heap_drain(r->heap, domain);
            block = take_from(r, domain, known + domain->base);
        }
    }
    if (!block && r->heap->pending_new) {
        block = pending_ancestor(r, &event);
    }
    ur_spin_unlock(&r->heap->lock);
    r->held = event;
    r->after_waits |= block != NULL;
    return block;
}

/* ---- complete ---- */

static ur_block_t *from_common(ur_request_t *r) {
    ur_spin_lock(&r->heap->lock);
    ur_block_t *block = take_from(r, NULL, UINT64_MAX);
    ur_spin_unlock(&r->heap->lock);
    return block;
}

/* Merges the queue's own free memory with complete neighbours: neither alone was large enough. */
static ur_block_t *from_own_and_common(ur_request_t *r) {
    ur_domain_t *domain = r->domain;
    ur_heap_t *heap = r->heap;
    if (!domain || !domain->in_order) {
        return NULL;
    }
    ur_spin_lock(&heap->lock);
    ur_heap_drain(heap, domain);
    int left = 4 * SEARCH;
    uint32_t class = 0;
    ur_block_t *found = NULL;
    while (!found && (class = ur_class_set_from(&domain->index.set, class)) < UR_CLASSES) {
        for (ur_block_t *block = domain->index.head[class]; block && left-- > 0;
             block = block->next) {
            ur_block_t *below = block->below;
            ur_block_t *above = block->above;
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
                found = take_from(r, domain, UINT64_MAX);
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

static ur_block_t *from_complete(ur_request_t *r) {
    ur_block_t *block = from_common(r);
    if (!block) {
        ur_heap_collect(r->heap, true);
        block = from_common(r);
    }
    return block ? block : from_own_and_common(r);
}

/* ---- pending: the device waits ---- */

/* Whether waiting for a pending free is likely to delay later commands less than new memory: that
 * costs the call of the driver, and the first touch of each page. A pool that holds twice what was
 * ever in use has run so far ahead of the device that its frees are what is to be waited for. */
static bool sooner_than_fresh(const ur_request_t *r) {
    enum { BYTES_PER_NS = 4 };
    uint64_t reserve = atomic_load_explicit(&r->pool->reserve_ns, memory_order_relaxed);
    uint64_t latency = atomic_load_explicit(&r->pool->latency_ns, memory_order_relaxed);
    size_t held = atomic_load_explicit(&r->pool->reserved, memory_order_relaxed);
    size_t peak = atomic_load_explicit(&r->pool->used_high, memory_order_relaxed);
    return reserve + r->size / BYTES_PER_NS > (latency ? latency : default_latency_ns) ||
           held / 2 > peak;
}

/* A pending free of an in-order queue: its mark is what has to be waited for. */
static ur_block_t *pending_of_domain(ur_request_t *r, ur_domain_t *domain) {
    ur_heap_t *heap = r->heap;
    ur_spin_lock(&heap->lock);
    ur_lane_t *lane = domain->lane;
    if (domain == r->domain || !lane || !domain->in_order) {
        ur_spin_unlock(&heap->lock);
        return NULL;
    }
    ur_heap_drain(heap, domain);
    ur_block_t *block = take_from(r, domain, UINT64_MAX);
    uint64_t seq = block ? block->seq : 0;
    uint64_t base = domain->base;
    ur_lane_retain(lane);
    ur_spin_unlock(&heap->lock);
    if (block) {
        uint64_t covered = 0;
        r->after = ur_lane_event(lane, seq > base ? seq - base : 0, &covered);
        if (!r->after) {
            ur_spin_lock(&heap->lock);
            ur_heap_put_domain(heap, domain, block);
            ur_spin_unlock(&heap->lock);
            block = NULL;
        }
    }
    ur_lane_release(lane);
    return block;
}

static ur_block_t *pending_of_event(ur_request_t *r) {
    int left = SEARCH;
    ur_spin_lock(&r->heap->lock);
    ur_block_t *block = r->heap->pending_old; /* the oldest is the likeliest to be complete soon */
    while (block && block->class < r->class && --left > 0) {
        block = block->next;
    }
    if (block && block->class >= r->class) {
        void *event = block->event;
        ur_heap_take(r->heap, block);
        block = carve(r, block, NULL, event);
        r->after = block ? event : NULL;
    } else {
        block = NULL;
    }
    ur_spin_unlock(&r->heap->lock);
    return block;
}

static ur_block_t *from_pending(ur_request_t *r) {
    if (!r->can_wait) {
        return NULL;
    }
    ur_spin_lock(&r->heap->lock);
    ur_domain_t *domain = r->heap->domains;
    ur_spin_unlock(&r->heap->lock);
    ur_block_t *block = NULL;
    int left = SEARCH;
    for (; domain && !block && left-- > 0; domain = domain->next) {
        block = pending_of_domain(r, domain);
    }
    return block ? block : pending_of_event(r);
}

/* ---- last: everything that is free anywhere, merged ---- */

/* In-order only: the queue waits for all pending frees of the heap, and all that memory becomes its
 * own. */
static ur_block_t *from_everything(ur_request_t *r) {
    ur_pool_space_t *space = r->pool->space;
    ur_heap_t *heap = r->heap;
    if (!r->can_wait || !r->domain || !r->domain->in_order) {
        return NULL;
    }
    ur_spin_lock(&heap->lock);
    ur_domain_t *domain = heap->domains;
    ur_spin_unlock(&heap->lock);
    for (; domain; domain = domain->next) {
        ur_spin_lock(&heap->lock);
        ur_lane_t *lane = domain->lane;
        if (domain == r->domain || !lane || !domain->in_order) {
            ur_spin_unlock(&heap->lock);
            continue;
        }
        ur_lane_retain(lane);
        ur_heap_drain(heap, domain);
        uint64_t last = domain->last;
        uint64_t base = domain->base;
        bool any = domain->index_count != 0;
        ur_spin_unlock(&heap->lock);
        uint64_t covered = 0;
        void *event = any ? ur_lane_event(lane, last > base ? last - base : 0, &covered) : NULL;
        if (event && (ur_pool_breaks(UR_RULE_PENDING_WAIT) ||
                      !space->backend->queue_wait(r->queue->queue, &event, 1))) {
            ur_spin_lock(&heap->lock);
            uint32_t class = 0;
            while ((class = ur_class_set_from(&domain->index.set, class)) < UR_CLASSES) {
                ur_block_t *block = domain->index.head[class];
                while (block) {
                    ur_block_t *next = block->next;
                    if (block->seq <= covered + base) {
                        ur_heap_take(heap, block);
                        block->seq = ur_domain_seq(r->domain);
                        ur_heap_put_domain(heap, r->domain, block);
                    }
                    block = next;
                }
                ++class;
            }
            ur_spin_unlock(&heap->lock);
        }
        if (event) {
            space->backend->event_release(event);
        }
        ur_lane_release(lane);
    }
    /* Frees that wait for events, one after the other. */
    ur_spin_lock(&heap->lock);
    ur_block_t *stop = heap->pending_new;
    ur_block_t *block = heap->pending_old;
    while (block) {
        bool end = block == stop;
        ur_heap_take(heap, block);
        void *event = block->event;
        block->event = NULL;
        ur_spin_unlock(&heap->lock);
        bool waits = ur_pool_breaks(UR_RULE_PENDING_WAIT) ||
                     !space->backend->queue_wait(r->queue->queue, &event, 1);
        ur_spin_lock(&heap->lock);
        if (waits) {
            block->seq = ur_domain_seq(r->domain);
            ur_heap_put_domain(heap, r->domain, block);
        } else {
            ur_heap_put_pending(heap, block, event);
            end = true;
        }
        ur_spin_unlock(&heap->lock);
        if (waits) {
            space->backend->event_release(event);
        }
        ur_spin_lock(&heap->lock);
        block = end ? NULL : heap->pending_old;
    }
    /* Complete memory joins in where it is a neighbour. */
    uint32_t class = 0;
    while ((class = ur_class_set_from(&heap->common.set, class)) < UR_CLASSES) {
        ur_block_t *part = heap->common.head[class];
        ur_heap_take(heap, part);
        part->seq = ur_domain_seq(r->domain);
        ur_heap_put_domain(heap, r->domain, part);
    }
    block = take_from(r, r->domain, UINT64_MAX);
    ur_spin_unlock(&heap->lock);
    return block;
}

/* ---- fresh ---- */

/* Unpooled memory is used as it is; other new memory is in a list, from where another queue may be
 * faster to take it. */
static ur_result_t from_fresh(ur_request_t *r, ur_block_t **out) {
    for (int turn = 0; turn < 8; ++turn) {
        *out = NULL;
        ur_result_t result = ur_segment_grow(r, out);
        if (result) {
            return result;
        }
        if (*out || (*out = from_common(r)) || (*out = from_own(r))) {
            return UR_RESULT_SUCCESS;
        }
    }
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY; /* descriptors ran out */
}

/* Growing is near: what is complete has to be known by then, so that what lies scattered can go
 * back. Marks are made ahead, now and then. */
static void look_ahead(ur_request_t *r) {
    enum { EVERY = 16 };
    if (r->heap->parts && r->domain && is_tight(r) && ++r->domain->turns % EVERY == 0) {
        uint64_t latency = 0;
        ur_lane_poll(r->queue->lane, ur_lane_seq(r->queue->lane), true, &latency);
    }
}

ur_result_t ur_reuse(ur_request_t *r, ur_block_t **out) {
    ur_pool_t *pool = r->pool;
    ur_deferred_reap(pool->space, 2);
    look_ahead(r);
    bool pooled = !pool->config.max_poolable || r->size <= pool->config.max_poolable;
    if (pooled &&
        ((*out = from_own(r)) || (*out = from_ancestor(r)) || (*out = from_complete(r)))) {
        return UR_RESULT_SUCCESS;
    }
    if (pooled && sooner_than_fresh(r) && (*out = from_pending(r))) {
        return UR_RESULT_SUCCESS;
    }
    if (pooled && r->can_wait && ur_segment_exceeds(r) &&
        ((*out = from_pending(r)) || (!r->heap->parts && (*out = from_everything(r))))) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = from_fresh(r, out);
    if (!ur_pool_wants_room(result)) {
        return result;
    }
    if (pooled && ((*out = from_pending(r)) || (*out = from_everything(r)))) {
        return UR_RESULT_SUCCESS;
    }
    /* Other heaps of the pool count towards the same limit; then all others towards the same
     * device. */
    (void)ur_pool_trim(pool, 0);
    if (pooled && (*out = from_complete(r))) {
        return UR_RESULT_SUCCESS;
    }
    result = from_fresh(r, out);
    if (ur_pool_wants_room(result) && ur_segment_allowed(r)) {
        ur_pool_make_room();
        result = from_fresh(r, out);
    }
    return result == UR_RESULT_ERROR_OUT_OF_RESOURCES ? UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
                                                      : result;
}

void ur_reuse_undo(ur_request_t *r, ur_block_t *block) {
    ur_heap_t *heap = r->heap;
    void *event = block->home ? NULL : r->held ? r->held : r->after;
    ur_spin_lock(&heap->lock);
    if (block->home) {
        ur_heap_put_domain(heap, block->home, block);
    } else if (event) {
        ur_heap_put_pending(heap, block, event);
    } else if (block->whole) {
        ur_segment_t *segment = block->segment;
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
