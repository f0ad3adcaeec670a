/* Finding out what is complete.
 *
 * There are two ways. A look asks about the queue that it is for, and about a few others in turn,
 * so that what it costs does not grow with how many there are; it is what an allocation takes that
 * finds nothing at once. Everything is asked about where memory is to go back, or would be refused.
 */
#include "domain.h"
#include "space.h"
#include "stats.h"
#include "trim.h"

/* Work done under one hold of a heap's lock, so that nobody waits long for it: some microseconds.
 */
enum { BATCH = 64 };

/* Other queues that one look asks the driver about, and those that it passes by to find them. To
 * ask costs about a microsecond, and new memory, which comes next, tens of them. */
enum { ASKED = 8, PASSED = 64 };

/* Lines of frees that one look asks about, likewise. */
enum { LINES = 16 };

/* Moves up to BATCH blocks that were freed at or before `done` to the common index, from class
 * *class on. True if there may be more. The oldest of a class come last in its list; the class is
 * left behind `most_vain` that are not complete. Heap's lock held. */
static bool move_complete(struct ur_heap *heap, struct ur_domain *domain, uint64_t done,
                          uint32_t *class, uint32_t most_vain) {
    int moved = 0;
    uint32_t c = *class;
    while ((c = ur_class_set_from(&domain->index.set, c)) < UR_CLASSES) {
        uint32_t vain = 0;
        struct ur_block *block = domain->index.head[c]->prev;
        for (struct ur_block *next; block && vain < most_vain; block = next) {
            next = block == domain->index.head[c] ? NULL : block->prev;
            if (block->seq > done) {
                ++vain;
                continue;
            }
            ur_heap_take(heap, block);
            ur_heap_put_common(heap, block);
            if (++moved == BATCH) {
                *class = c;
                return true;
            }
        }
        ++c;
    }
    return false;
}

static bool has_any(struct ur_domain *domain) {
    ur_spin_lock(&domain->quick.lock);
    bool any = domain->quick.count != 0;
    ur_spin_unlock(&domain->quick.lock);
    return any || domain->index_count;
}

void ur_domain_collect(struct ur_heap *heap, struct ur_domain *domain, bool mark, bool all) {
    ur_spin_lock(&heap->lock);
    struct ur_lane *lane = domain->lane;
    if (!lane || !has_any(domain)) {
        ur_spin_unlock(&heap->lock);
        return;
    }
    ur_lane_retain(lane);
    ur_heap_drain(heap, domain);
    uint64_t last = domain->last;
    uint64_t base = domain->base;
    ur_spin_unlock(&heap->lock);

    uint64_t latency = 0;
    ur_lane_poll(lane, last > base ? last - base : 0, mark, &latency);
    if (latency) {
        ur_stat_time(&heap->pool->latency_ns, latency);
    }
    uint64_t done = atomic_load_explicit(&lane->done, memory_order_acquire) + base;
    if (ur_pool_breaks(UR_RULE_COMPLETE)) {
        done = UINT64_MAX;
    }
    enum { VAIN = 8 }; /* behind so many newer ones there is little in a class that is complete */
    uint32_t class = 0;
    bool more = true;
    while (more) {
        ur_spin_lock(&heap->lock);
        more = domain->lane == lane &&
               move_complete(heap, domain, done, &class, all ? UINT32_MAX : VAIN);
        ur_spin_unlock(&heap->lock);
    }
    ur_lane_release(lane);
}

/* Moves the blocks of a line that are complete, BATCH at most; their events go to `dead`. Heap's
 * lock held. */
static int move_line(struct ur_heap *heap, struct ur_line *line, void *dead[BATCH]) {
    const struct ur_pool_backend *backend = ur_heap_space(heap)->backend;
    int count = 0;
    struct ur_block *block = line->first; /* the line is gone with its last block */
    while (
        block && count < BATCH &&
        (backend->event_state(block->event) == UR_EVENT_DONE || ur_pool_breaks(UR_RULE_COMPLETE))) {
        struct ur_block *next = block->next;
        ur_heap_take(heap, block);
        dead[count++] = block->event;
        block->event = NULL;
        ur_heap_put_common(heap, block);
        block = next;
    }
    return count;
}

static void collect_pending(struct ur_heap *heap, uint64_t queue, uint32_t lines) {
    const struct ur_pool_backend *backend = ur_heap_space(heap)->backend;
    void *dead[BATCH];
    ur_spin_lock(&heap->lock);
    struct ur_look look = ur_look_start(&heap->pending, queue, lines);
    struct ur_line *line;
    while ((line = ur_look_next(&look))) {
        uint64_t chain = line->keyed.key;
        int count;
        do {
            count = move_line(heap, line, dead);
            if (count) {
                ur_spin_unlock(&heap->lock);
                for (int i = 0; i < count; ++i) {
                    backend->event_release(dead[i]);
                }
                ur_spin_lock(&heap->lock);
            }
        } while (count == BATCH && (line = ur_pending_line(&heap->pending, chain)));
    }
    ur_spin_unlock(&heap->lock);
}

void ur_heap_collect(struct ur_heap *heap) {
    ur_heap_drain_complete(heap);
    ur_spin_lock(&heap->lock);
    struct ur_domain *domain = heap->domains;
    ur_spin_unlock(&heap->lock);
    for (; domain; domain = domain->next) { /* the list only grows, at its head */
        ur_domain_collect(heap, domain, true, true);
    }
    collect_pending(heap, 0, UINT32_MAX);
    ur_domain_recycle(heap);
}

struct ur_domain *ur_heap_turn(struct ur_heap *heap, const struct ur_domain *own, int *passed) {
    struct ur_domain *found = NULL;
    ur_spin_lock(&heap->lock);
    while (!found && (*passed)++ < PASSED) {
        struct ur_domain *domain = heap->turn ? heap->turn : heap->domains;
        if (!domain) {
            break;
        }
        heap->turn = domain->next;
        if (domain != own && domain->lane && domain->in_order && has_any(domain)) {
            found = domain;
        }
    }
    ur_spin_unlock(&heap->lock);
    return found;
}

void ur_heap_look(struct ur_heap *heap, struct ur_domain *own) {
    struct ur_domain *first = NULL;
    struct ur_domain *domain;
    int passed = 0;
    if (own) {
        ur_domain_collect(heap, own, true, false);
    }
    for (int i = 0; i < ASKED && (domain = ur_heap_turn(heap, own, &passed)); ++i) {
        if (domain == first) {
            break; /* once round */
        }
        first = first ? first : domain;
        ur_domain_collect(heap, domain, true, false);
    }
    collect_pending(heap, own ? own->lane->id : 0, LINES);
    ur_domain_recycle(heap);
}
