/* Free blocks next to each other that serve as one, although each was freed behind other work.
 *
 * An allocation comes here that finds no block that is large enough and would take more memory than
 * there may be. Sizes are not rounded to classes here: what is free is all of use. */
#include "domain.h"
#include "request.h"
#include "space.h"

#include <sched.h>
#include <stdlib.h>

/* What has to be over before a block may be used. */
struct source {
    struct ur_lane *lane; /* retained: of an in-order queue, up to seq; or NULL */
    uint64_t seq;
    void *event;  /* retained; of a lane once it is asked for; or NULL */
    bool covered; /* by another one */
};

/* Blocks of one segment, `last` above `first`. */
struct run {
    struct ur_block *first, *last; /* or NULL */
    uint32_t waits;                /* of them those that are to be waited for */
    bool complete;                 /* all of them are */
};

enum use { NOT_FREE, NOW, WITH_A_WAIT };

/* Heap's lock held, as for all functions here up to `search`. */
static enum use use_of(const struct ur_request *r, const struct ur_block *block, bool last) {
    const struct ur_pool_backend *backend = r->pool->space->backend;
    bool opaque;
    switch (block->place) {
    case UR_PLACE_COMMON:
        return ur_fit_spares(r, block) ? NOT_FREE : NOW;
    case UR_PLACE_INDEX:
        if (block->home == r->domain || !block->home->lane) {
            return NOW; /* the queue is gone and over */
        }
        opaque = !last && ur_rely_is_opaque(block->home->lane);
        return r->can_wait && !opaque ? WITH_A_WAIT : NOT_FREE;
    case UR_PLACE_PENDING:
        opaque = !last && ur_rely_is_opaque_event(backend, block->event);
        return r->can_wait && !opaque ? WITH_A_WAIT : NOT_FREE;
    default:
        return NOT_FREE;
    }
}

/* The blocks of a segment that fit and that have the least to wait for. */
static void search_segment(const struct ur_request *r, const struct ur_segment *segment, bool last,
                           struct run *best) {
    struct ur_block *first = NULL;
    uint32_t waits = 0;
    for (struct ur_block *block = segment->first; block; block = block->above) {
        enum use use = use_of(r, block, last);
        if (use == NOT_FREE) {
            first = NULL;
            waits = 0;
            continue;
        }
        first = first ? first : block;
        waits += use == WITH_A_WAIT;
        while (first && ur_exact_fits(r, ur_block_addr(first),
                                      ur_block_addr(block) + ur_block_size(block))) {
            if (!best->first || waits < best->waits) {
                *best = (struct run){.first = first, .last = block, .waits = waits};
            }
            waits -= use_of(r, first, last) == WITH_A_WAIT;
            first = first == block ? NULL : first->above;
        }
    }
}

static struct run neighbours_search(const struct ur_request *r, bool last) {
    struct run best = {0};
    for (struct ur_domain *domain = r->heap->domains; domain; domain = domain->next) {
        ur_heap_drain(r->heap, domain);
    }
    for (struct ur_segment *segment = r->heap->segments; segment; segment = segment->next) {
        search_segment(r, segment, last, &best);
        if (best.first && !best.waits) {
            break;
        }
    }
    return best;
}

/* Takes a block out of its list, or the part of it that [start, end) has; what is left stays there.
 */
static struct ur_block *take_part(struct ur_heap *heap, struct ur_block *block, uintptr_t start,
                                  uintptr_t end) {
    uint8_t place = block->place;
    struct ur_domain *home = block->home;
    void *event = block->event;
    struct ur_block *rest = NULL;
    uintptr_t from = ur_block_addr(block), to = from + ur_block_size(block);
    from = from > start ? from : start;
    to = to < end ? to : end;
    ur_heap_take(heap, block);
    struct ur_block *part = ur_heap_cut(heap, block, from, to - from, &rest);
    part = part ? part : block; /* no host memory: all of it */
    while (rest) {
        struct ur_block *next = rest->next;
        rest->next = NULL;
        if (place == UR_PLACE_PENDING) {
            ur_heap_space(heap)->backend->event_retain(event);
            ur_heap_put_pending(heap, rest, event);
        } else if (place == UR_PLACE_INDEX) {
            ur_heap_put_domain(heap, home, rest);
        } else {
            ur_heap_put_common(heap, rest);
        }
        rest = next;
    }
    part->home = home;
    part->event = event;
    return part;
}

/* Takes what the request needs of the blocks; what there is to wait for goes to `sources`. */
static uint32_t neighbours_take(const struct ur_request *r, struct run *run,
                                struct source *sources) {
    const struct ur_pool_backend *backend = r->pool->space->backend;
    uintptr_t start = (ur_block_addr(run->first) + r->align - 1) & ~(uintptr_t)(r->align - 1);
    uintptr_t end = ur_block_addr(run->last) + ur_block_size(run->last);
    size_t size = ur_class_size(ur_class_up(r->size));
    end = end - start > size ? start + size : end;
    uint32_t count = 0;
    bool more = true;
    run->complete = true;
    for (struct ur_block *block = run->first; more; block = block->above) {
        struct ur_domain *home = block->place == UR_PLACE_INDEX ? block->home : NULL;
        more = block != run->last;
        if (block->place == UR_PLACE_PENDING) {
            backend->event_retain(block->event);
            sources[count++] = (struct source){.event = block->event};
        } else if (home && home != r->domain && home->lane) {
            uint64_t seq = block->seq > home->base ? block->seq - home->base : 0;
            ur_lane_retain(home->lane);
            sources[count++] = (struct source){.lane = home->lane, .seq = seq};
        }
        run->complete &= block->place == UR_PLACE_COMMON;
        bool first = block == run->first;
        block = take_part(r->heap, block, start, end);
        run->first = first ? block : run->first;
        run->last = more ? run->last : block;
    }
    return count;
}

/* Puts the blocks back where they came from. No lock held. */
static void neighbours_put_back(struct ur_request *r, const struct run *run) {
    struct ur_heap *heap = r->heap;
    struct ur_block *block = run->first, *above;
    ur_spin_lock(&heap->lock);
    for (bool more = true; more; block = above) {
        more = block != run->last;
        above = block->above;
        if (block->event) {
            ur_heap_put_pending(heap, block, block->event);
        } else if (block->home && block->home->lane) {
            ur_heap_put_domain(heap, block->home, block);
        } else { /* its queue is gone and over since */
            ur_heap_put_common(heap, block);
        }
    }
    ur_spin_unlock(&heap->lock);
}

/* ---- waiting ---- */

static const struct ur_tick *neighbours_chain_of(const struct ur_pool_backend *backend,
                                                 void *event) {
    const struct ur_stamp *stamp = backend->event_stamp(event);
    return stamp ? &stamp->point.chain : NULL;
}

/* Of a lane or a chain the latest stands for all. Of many only those near to each other are
 * compared: what is left over costs a wait more. */
static void drop_covered(const struct ur_pool_backend *backend, struct source *sources,
                         uint32_t count) {
    enum { NEAR = 64 };
    for (uint32_t i = 1; i < count; ++i) {
        struct source *own = &sources[i];
        const struct ur_tick *chain = own->event ? neighbours_chain_of(backend, own->event) : NULL;
        for (uint32_t k = i > NEAR ? i - NEAR : 0; k < i && !own->covered; ++k) {
            struct source *other = &sources[k];
            const struct ur_tick *its =
                chain && other->event ? neighbours_chain_of(backend, other->event) : NULL;
            bool same = own->lane ? own->lane == other->lane
                                  : own->event == other->event ||
                                        (chain && its && its->lane == chain->lane);
            if (!same || other->covered) {
                continue;
            }
            bool later = own->lane ? own->seq > other->seq : chain && chain->seq > its->seq;
            *(later ? &other->covered : &own->covered) = true;
        }
    }
}

/* NULL: none could be made. Where another thread just looks at the lane, once it has. */
static void *event_of_lane(struct ur_lane *lane, uint64_t seq) {
    enum { TRIES = 64 };
    void *event = NULL;
    uint64_t covered;
    for (int i = 0; i < TRIES && !(event = ur_lane_event(lane, seq, &covered)); ++i) {
        sched_yield();
    }
    return event;
}

/* One event for all of them, retained. */
static ur_result_t join_events(struct ur_pool_queue *q, void *const *events, uint32_t count,
                               void **out) {
    enum { BATCH = 32 };
    const struct ur_pool_backend *backend = q->space->backend;
    void *batch[BATCH], *joined = NULL;
    ur_result_t result = UR_RESULT_SUCCESS;
    if (count == 1) {
        backend->event_retain(events[0]);
        *out = events[0];
        return result;
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS;) {
        uint32_t filled = 0;
        void *next = NULL;
        if (joined) {
            batch[filled++] = joined;
        }
        while (i < count && filled < BATCH) {
            batch[filled++] = events[i++];
        }
        result = backend->signal(q->queue, UR_COMMAND_EVENTS_WAIT, batch, filled, &next);
        if (joined) {
            backend->event_release(joined);
        }
        joined = result != UR_RESULT_SUCCESS ? NULL : next;
    }
    *out = joined;
    return result;
}

/* Makes what comes next on the queue, or *after of an out-of-order one, come after the sources. */
static ur_result_t neighbours_wait_for(struct ur_request *r, struct source *sources, uint32_t count,
                                       void **after) {
    const struct ur_pool_backend *backend = r->pool->space->backend;
    uint32_t filled = 0;
    *after = NULL;
    if (!count) {
        return UR_RESULT_SUCCESS;
    }
    drop_covered(backend, sources, count);
    void **events = malloc(count * sizeof(*events));
    if (!events) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        struct source *source = &sources[i];
        if (source->covered) {
            continue;
        }
        if (source->lane) {
            source->event = event_of_lane(source->lane, source->seq);
        }
        if (source->event) {
            events[filled++] = source->event;
        } else {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_RESOURCES);
        }
    }
    if (result == UR_RESULT_SUCCESS && !r->queue->in_order) {
        result = join_events(r->queue, events, filled, after);
    } else if (result == UR_RESULT_SUCCESS && !ur_pool_breaks(UR_RULE_PENDING_WAIT)) {
        result = ur_queue_waits(r->queue, events, filled);
    }
    free(events);
    return result;
}

static void drop_sources(const struct ur_pool_backend *backend, struct source *sources,
                         uint32_t count, bool used) {
    for (uint32_t i = 0; i < count; ++i) {
        if (sources[i].lane) {
            ur_lane_release(sources[i].lane);
        } else if (used) {
            backend->event_release(sources[i].event); /* that of the block */
        }
        if (sources[i].event) {
            backend->event_release(sources[i].event);
        }
    }
    free(sources);
}

/* ---- all of it ---- */

/* The blocks become one, and the request is cut out of it. */
static struct ur_block *neighbours_cut(struct ur_request *r, const struct run *run, void *after) {
    struct ur_heap *heap = r->heap;
    struct ur_block *block = run->first;
    struct ur_domain *home = run->complete || !r->queue || !r->queue->in_order ? NULL : r->domain;
    ur_spin_lock(&heap->lock);
    for (struct ur_block *part = block;; part = part->above) {
        part->event = NULL;
        if (part == run->last) {
            break;
        }
    }
    ur_heap_join(heap, block, run->last);
    block->home = home;
    block->seq = home ? ur_domain_seq(home) : 0;
    block = ur_fit_carve(r, block, home, after);
    r->after = block ? after : NULL;
    ur_spin_unlock(&heap->lock);
    return block;
}

struct ur_block *ur_rely_on_neighbours(struct ur_request *r, bool last) {
    struct ur_heap *heap = r->heap;
    const struct ur_pool_backend *backend = r->pool->space->backend;
    struct source *sources = NULL;
    uint32_t count = 0;
    ur_heap_drain_complete(heap);
    ur_spin_lock(&heap->lock);
    struct run run = neighbours_search(r, last);
    if (run.waits && !(sources = malloc(run.waits * sizeof(*sources)))) {
        run.first = NULL;
    }
    if (run.first) {
        count = neighbours_take(r, &run, sources);
    }
    ur_spin_unlock(&heap->lock);
    if (!run.first) {
        return NULL;
    }
    void *after = NULL;
    ur_result_t result = neighbours_wait_for(r, sources, count, &after);
    struct ur_block *block = NULL;
    if (result != UR_RESULT_SUCCESS) {
        neighbours_put_back(r, &run);
    } else {
        block = neighbours_cut(r, &run, after);
    }
    drop_sources(backend, sources, count, result == UR_RESULT_SUCCESS);
    return block;
}
