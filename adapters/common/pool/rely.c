/* Memory whose free is not complete: the device is made to wait for it. */
#include "space.h"

/* Of any queue, also of other contexts: events lead from one to another. */
static _Atomic uint64_t tasks;

void ur_pool_task_given(void) {
    atomic_fetch_add_explicit(&tasks, 1, memory_order_relaxed);
}

void ur_pool_task_ended(void) {
    atomic_fetch_sub_explicit(&tasks, 1, memory_order_relaxed);
}

bool ur_rely_is_risky(void) {
    return atomic_load_explicit(&tasks, memory_order_relaxed) != 0;
}

/* Whether the lane may wait for something that the program alone ends: its own commands there, or
 * an event of unknown order. */
static bool is_opaque(const ur_lane_t *lane) {
    return atomic_load_explicit(&lane->exposed, memory_order_relaxed) || ur_lane_is_opaque(lane);
}

/* The same of a free's event. */
static bool is_opaque_event(const ur_pool_backend_t *backend, void *event) {
    const ur_stamp_t *stamp = event ? backend->event_stamp(event) : NULL;
    return stamp && stamp->clock.opaque;
}

/* A pending free of an in-order queue: its mark is what has to be waited for. */
static ur_block_t *pending_of_domain(ur_request_t *r, ur_domain_t *domain, bool last) {
    ur_heap_t *heap = r->heap;
    ur_spin_lock(&heap->lock);
    ur_lane_t *lane = domain->lane;
    if (domain == r->domain || !lane || !domain->in_order || (!last && is_opaque(lane))) {
        ur_spin_unlock(&heap->lock);
        return NULL;
    }
    ur_heap_drain(heap, domain);
    ur_block_t *block = ur_fit_domain(r, domain, UINT64_MAX);
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

/* What waits for events longer than this many times what marks take is stuck behind something, and
 * nobody else should be. */
enum { PATIENCE = 4 };

/* Blocks looked at in vain, at most: each is a few nanoseconds, together they are as dear as one
 * question to the driver. */
enum { BLOCKS = 32 };

/* `all`: the last resort, whatever it costs and however long it waits. */
static ur_block_t *pending_of_event(ur_request_t *r, bool all) {
    ur_heap_t *heap = r->heap;
    uint64_t now = all ? 0 : ur_pool_now(r->pool->space->backend);
    uint64_t latency = atomic_load_explicit(&r->pool->latency_ns, memory_order_relaxed);
    uint64_t patience = PATIENCE * (latency ? latency : UR_DEFAULT_LATENCY_NS);
    uint32_t left = all ? UINT32_MAX : BLOCKS;
    ur_block_t *block = NULL;
    ur_spin_lock(&heap->lock);
    ur_look_t look = ur_look_start(&heap->pending, r->queue->lane->id, left);
    for (ur_line_t *line; left && !block && (line = ur_look_next(&look));) {
        if (!all && now > line->time && now - line->time > patience) {
            continue;
        }
        block = line->first; /* the oldest is complete first */
        while (block && block->class < r->class && left) {
            left -= !all;
            block = block->next;
        }
        block = block && block->class >= r->class ? block : NULL;
        if (block && !all && is_opaque_event(r->pool->space->backend, block->event)) {
            block = NULL;
        }
    }
    if (block) {
        void *event = block->event;
        ur_heap_take(heap, block);
        block = ur_fit_carve(r, block, NULL, event);
        r->after = block ? event : NULL;
    }
    ur_spin_unlock(&heap->lock);
    return block;
}

ur_block_t *ur_rely_on_pending(ur_request_t *r) {
    enum { QUEUES = 8 }; /* asked for a mark, which is a call of the driver */
    ur_domain_t *first = NULL;
    ur_block_t *block = NULL;
    int passed = 0;
    if (!r->can_wait) {
        return NULL;
    }
    for (int i = 0; i < QUEUES && !block; ++i) {
        ur_domain_t *domain = ur_heap_turn(r->heap, r->domain, &passed);
        if (!domain || domain == first) {
            break;
        }
        first = first ? first : domain;
        block = pending_of_domain(r, domain, false);
    }
    return block ? block : pending_of_event(r, false);
}

/* In-order only: the queue waits for all pending frees of the heap, and all that memory becomes its
 * own. */
static ur_block_t *gather(ur_request_t *r, bool last) {
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
        if (domain == r->domain || !lane || !domain->in_order || (!last && is_opaque(lane))) {
            ur_spin_unlock(&heap->lock);
            continue;
        }
        ur_lane_retain(lane);
        ur_heap_drain(heap, domain);
        uint64_t newest = domain->last;
        uint64_t base = domain->base;
        bool any = domain->index_count != 0;
        ur_spin_unlock(&heap->lock);
        uint64_t covered = 0;
        void *event = any ? ur_lane_event(lane, newest > base ? newest - base : 0, &covered) : NULL;
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
    /* Frees that wait for events: the last of a line stands for all of it. */
    ur_spin_lock(&heap->lock);
    ur_look_t look = ur_look_start(&heap->pending, 0, UINT32_MAX);
    for (ur_line_t *line; (line = ur_look_next(&look));) {
        uint64_t chain = line->keyed.key;
        uint64_t seq = line->last->seq;
        void *event = line->last->event;
        space->backend->event_retain(event);
        ur_spin_unlock(&heap->lock);
        bool waits = ur_pool_breaks(UR_RULE_PENDING_WAIT) ||
                     !space->backend->queue_wait(r->queue->queue, &event, 1);
        space->backend->event_release(event);
        ur_spin_lock(&heap->lock);
        line = waits ? ur_pending_line(&heap->pending, chain) : NULL;
        while (line && line->first->seq <= seq) {
            ur_block_t *block = line->first;
            bool ends = !block->next;
            ur_heap_take(heap, block);
            void *dead = block->event;
            block->event = NULL;
            block->seq = ur_domain_seq(r->domain);
            ur_heap_put_domain(heap, r->domain, block);
            ur_spin_unlock(&heap->lock);
            space->backend->event_release(dead);
            ur_spin_lock(&heap->lock);
            line = ends ? NULL : ur_pending_line(&heap->pending, chain);
        }
    }
    /* Complete memory joins in where it is a neighbour. */
    ur_index_t *const indexes[] = {&heap->common, &heap->surplus};
    for (int i = 0; i < 2; ++i) {
        uint32_t class;
        while ((class = ur_class_set_from(&indexes[i]->set, 0)) < UR_CLASSES) {
            ur_block_t *part = indexes[i]->head[class];
            ur_heap_take(heap, part);
            part->seq = ur_domain_seq(r->domain);
            ur_heap_put_domain(heap, r->domain, part);
        }
    }
    ur_block_t *block = ur_fit_domain(r, r->domain, UINT64_MAX);
    ur_spin_unlock(&heap->lock);
    return block;
}

ur_block_t *ur_rely_on_everything(ur_request_t *r, bool last) {
    ur_heap_t *heap = r->heap;
    ur_block_t *block = NULL;
    if (!r->can_wait) {
        return NULL;
    }
    ur_spin_lock(&heap->lock);
    ur_domain_t *domain = heap->domains;
    ur_spin_unlock(&heap->lock);
    for (; domain && !block; domain = domain->next) {
        block = pending_of_domain(r, domain, last);
    }
    block = block ? block : pending_of_event(r, true);
    return block ? block : gather(r, last);
}
