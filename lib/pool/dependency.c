/* Memory whose free is not complete: the device is made to wait for it. */
#include "request.h"
#include "space.h"
#include "trim.h"

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

bool ur_rely_is_opaque(const struct ur_lane *lane) {
    return atomic_load_explicit(&lane->exposed, memory_order_relaxed) || ur_lane_is_opaque(lane);
}

bool ur_rely_is_opaque_event(const struct ur_pool_backend *backend, void *event) {
    const struct ur_stamp *stamp = backend->event_stamp(event);
    return !stamp || stamp->clock.opaque;
}

/* A pending free of an in-order queue: its mark is what has to be waited for. */
static struct ur_block *pending_of_domain(struct ur_request *r, struct ur_domain *domain) {
    struct ur_heap *heap = r->heap;
    ur_spin_lock(&heap->lock);
    struct ur_lane *lane = domain->lane;
    if (domain == r->domain || !lane || !domain->in_order || ur_rely_is_opaque(lane)) {
        ur_spin_unlock(&heap->lock);
        return NULL;
    }
    ur_heap_drain(heap, domain);
    struct ur_block *block = ur_fit_domain(r, domain, UINT64_MAX, false);
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

static struct ur_block *pending_of_event(struct ur_request *r) {
    struct ur_heap *heap = r->heap;
    uint64_t now = ur_pool_now(r->pool->space->backend);
    uint64_t latency = atomic_load_explicit(&r->pool->latency_ns, memory_order_relaxed);
    uint64_t patience = PATIENCE * (latency ? latency : UR_DEFAULT_LATENCY_NS);
    uint32_t left = BLOCKS;
    struct ur_block *block = NULL;
    ur_spin_lock(&heap->lock);
    struct ur_look look = ur_look_start(&heap->pending, r->queue->lane->id, left);
    for (struct ur_line *line; left && !block && (line = ur_look_next(&look));) {
        if (now > line->time && now - line->time > patience) {
            continue;
        }
        block = line->first; /* the oldest is complete first */
        while (block && block->class < r->class && left) {
            --left;
            block = block->next;
        }
        block = block && block->class >= r->class && !ur_fit_spares(r, block) ? block : NULL;
        if (block && ur_rely_is_opaque_event(r->pool->space->backend, block->event)) {
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

struct ur_block *ur_rely_on_pending(struct ur_request *r) {
    enum { QUEUES = 8 }; /* asked for a mark, which is a call of the driver */
    struct ur_domain *first = NULL;
    struct ur_block *block = NULL;
    int passed = 0;
    if (!r->can_wait) {
        return NULL;
    }
    for (int i = 0; i < QUEUES && !block; ++i) {
        struct ur_domain *domain = ur_heap_turn(r->heap, r->domain, &passed);
        if (!domain || domain == first) {
            break;
        }
        first = first ? first : domain;
        block = pending_of_domain(r, domain);
    }
    return block ? block : pending_of_event(r);
}
