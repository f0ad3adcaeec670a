/* What there is of pools and what there will be, by a walk over all blocks: for an allocation that
 * would fail, which then knows whether to wait is of use. */
#include "survey.h"
#include "request.h"
#include "space.h"

/* What is not free at any time that is known of. */
enum { LIVE = UR_HOPES };

/* Free bytes next to each other, at best. */
struct stretch {
    uintptr_t start;
    bool open;
};

struct walk {
    const struct ur_request *r; /* NULL, or of this kind of memory */
    struct ur_heap *heap;
    struct ur_survey *survey;
    uint32_t fenced; /* what memory behind fences is */
};

static uint32_t of_lane(const struct ur_lane *lane) {
    return lane && ur_rely_is_opaque(lane) ? UR_IN_DOUBT : UR_TO_COME;
}

static uint32_t of_event(const struct ur_pool_space *space, void *event) {
    return ur_rely_is_opaque_event(space->backend, event) ? UR_IN_DOUBT : UR_TO_COME;
}

/* The event of a block that is in no line is whose who has the block in hands. */
static uint32_t of_deferred(const struct walk *w, const struct ur_block *block) {
    struct ur_pool_space *space = ur_heap_space(w->heap);
    ur_spin_lock(&space->deferred.lock);
    uint32_t hope = !block->line   ? w->fenced
                    : block->event ? of_event(space, block->event)
                                   : of_lane(block->line->lane);
    ur_spin_unlock(&space->deferred.lock);
    return hope;
}

/* Heap's lock held. */
static uint32_t hope_of(const struct walk *w, const struct ur_block *block) {
    struct ur_pool_space *space = ur_heap_space(w->heap);
    switch (block->place) {
    case UR_PLACE_COMMON:
        return UR_THERE;
    case UR_PLACE_INDEX:
        return block->home->lane ? of_lane(block->home->lane) : UR_TO_COME;
    case UR_PLACE_PENDING:
        return of_event(space, block->event);
    default:
        break;
    }
    if (atomic_load_explicit(&block->state, memory_order_acquire) == UR_BLOCK_LIVE) {
        return LIVE;
    }
    /* On its way back to the driver, behind a fence, or in somebody's hands for a moment. */
    return block->whole ? of_deferred(w, block) : w->fenced;
}

/* A stretch that ends here. */
static void close(const struct walk *w, const struct ur_segment *segment, struct stretch *stretch,
                  uintptr_t end, uint32_t hope) {
    if (!stretch->open) {
        return;
    }
    stretch->open = false;
    w->survey->fits[hope] |= w->r && ur_exact_fits(w->r, stretch->start, end);
    if (!w->heap->parts || segment->foreign || segment->first->whole) {
        return;
    }
    uintptr_t unit = ur_heap_space(w->heap)->granularity;
    uintptr_t first = (stretch->start + unit - 1) & ~(unit - 1);
    uintptr_t last = end & ~(unit - 1);
    size_t back = last > first ? last - first : 0;
    w->survey->back[hope] += back;
    if (w->r && w->r->heap == w->heap && segment == w->heap->top &&
        end == (uintptr_t)segment->memory + segment->size && w->r->align <= UR_GRAIN) {
        size_t size = ur_exact_size(w->r), free = end - stretch->start;
        size_t more = free < size ? (size - free + unit - 1) & ~(unit - 1) : 0;
        w->survey->grows[hope] = back + more;
    }
}

static void walk_segment(const struct walk *w, const struct ur_segment *segment) {
    struct ur_survey *survey = w->survey;
    struct stretch stretch[UR_HOPES] = {0};
    uint32_t worst = UR_THERE;
    uintptr_t end = 0;
    for (const struct ur_block *block = segment->first; block; block = block->above) {
        uintptr_t start = ur_block_addr(block);
        size_t size = ur_block_size(block);
        bool hole = block->place == UR_PLACE_HOLE;
        uint32_t hope = hole ? LIVE : hope_of(w, block);
        end = start + size;
        worst = hope > worst ? hope : worst;
        survey->held += segment->foreign || hole ? 0 : size;
        for (uint32_t level = 0; level < UR_HOPES; ++level) {
            if (hope > level) {
                close(w, segment, &stretch[level], start, level);
                continue;
            }
            survey->freed[level] += size;
            if (!stretch[level].open) {
                stretch[level] = (struct stretch){.start = start, .open = true};
            }
        }
    }
    for (uint32_t level = 0; level < UR_HOPES; ++level) {
        close(w, segment, &stretch[level], end, level);
    }
    if (segment->foreign) {
        survey->held += segment->size;
    } else if (!w->heap->parts || segment->first->whole) {
        for (uint32_t level = worst; level < UR_HOPES; ++level) {
            survey->back[level] += segment->size;
        }
    }
}

void ur_survey_pool(struct ur_pool *pool, const struct ur_request *r, struct ur_survey *survey) {
    struct walk walk = {.survey = survey};
    walk.fenced = ur_fence_is_opaque(pool->space) ? UR_IN_DOUBT : UR_TO_COME;
    struct ur_heap *heap = atomic_load_explicit(&pool->heaps, memory_order_acquire);
    for (; heap; heap = heap->next) {
        ur_heap_drain_complete(heap);
        ur_spin_lock(&heap->lock);
        for (struct ur_domain *domain = heap->domains; domain; domain = domain->next) {
            ur_heap_drain(heap, domain);
        }
        walk.heap = heap;
        bool same = r && r->heap->device == heap->device && r->heap->type == heap->type;
        walk.r = same ? r : NULL;
        for (struct ur_segment *segment = heap->segments; segment; segment = segment->next) {
            walk_segment(&walk, segment);
        }
        ur_spin_unlock(&heap->lock);
    }
}

void ur_survey_space(struct ur_pool_space *space, struct ur_survey *survey) {
    for (struct ur_pool *pool = NULL; (pool = ur_space_next_pool(space, false, pool));) {
        ur_survey_pool(pool, NULL, survey);
    }
    ur_spin_lock(&space->deferred.lock);
    struct ur_look look = ur_look_start(&space->deferred.pending, 0, UINT32_MAX);
    for (struct ur_line *line; (line = ur_look_next(&look));) {
        for (const struct ur_block *block = line->first; block; block = block->next) {
            if (block->segment) {
                continue; /* seen */
            }
            survey->held += ur_block_size(block);
            uint32_t hope = block->event ? of_event(space, block->event) : of_lane(line->lane);
            for (; hope < UR_HOPES; ++hope) {
                survey->back[hope] += ur_block_size(block);
                survey->freed[hope] += ur_block_size(block);
            }
        }
    }
    ur_spin_unlock(&space->deferred.lock);
}
