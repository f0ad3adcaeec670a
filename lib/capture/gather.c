/* Free pages of memory of a graph, gathered behind new addresses.
 *
 * An address that was given out stays what it is, so free memory in small pieces serves no large
 * allocation where it lies. Its pages get a second address there, side by side, and are not given
 * out under the first one any more; commands that were captured before still use that. So a graph
 * in pages holds little more than was in use at once, whatever the sizes and their order. */
#include <stdlib.h>

#include "heap.h"

/* What is being gathered. */
struct gather {
    struct ur_graph_heap *heap;
    size_t wanted, count;          /* pages */
    void **pages;                  /* where each was first; room for those wanted */
    struct ur_graph_block **taken; /* whose pages these are, likewise */
    size_t taken_count, freed_count;
};

/* Takes whole pages of a free block, if it has any. */
static void take_from(struct gather *gather, struct ur_graph_block *block) {
    size_t unit = gather->heap->unit, left = gather->wanted - gather->count;
    size_t ahead = (size_t)(-(uintptr_t)block->at & (unit - 1));
    if (!block->paged || block->size < ahead + unit || left == 0) {
        return;
    }
    if (ahead) {
        if (!ur_graph_split(gather->heap, block, ahead)) {
            return;
        }
        block = block->right;
    }
    size_t count = block->size / unit < left ? block->size / unit : left;
    if (!ur_graph_split(gather->heap, block, count * unit)) {
        return;
    }
    ur_graph_unlink(block);
    block->used = true;
    gather->taken[gather->taken_count++] = block;
    gather->freed_count += block->freed_count;
    const struct ur_graph_segment *segment = block->paged;
    size_t first = (size_t)(block->at - segment->base) / unit;
    for (size_t i = 0; i < count; ++i) {
        gather->pages[gather->count++] =
            segment->first_at ? segment->first_at[first + i] : block->at + i * unit;
    }
}

static void gather_put_back(struct gather *gather) {
    for (size_t i = 0; i < gather->taken_count; ++i) {
        gather->taken[i]->used = false;
        ur_graph_link(&gather->heap->free, gather->taken[i]);
    }
}

/* Who comes after the new block's list comes after all that freed the pages. A long list is not
 * made as short as it could be, which would take its square. False: no memory. */
static bool join_freed(const struct gather *gather, const struct ur_recording *recording,
                       struct ur_graph_block *made) {
    if (gather->freed_count == 0) {
        return true;
    }
    made->freed = malloc(gather->freed_count * sizeof(*made->freed));
    for (size_t i = 0; made->freed && i < gather->taken_count; ++i) {
        const struct ur_graph_block *block = gather->taken[i];
        for (uint32_t k = 0; k < block->freed_count; ++k) {
            if (made->freed_count < UR_GRAPH_MOST_FREED) {
                made->freed_count =
                    ur_graph_add_freed(recording, made->freed, made->freed_count, &block->freed[k]);
            } else {
                made->freed[made->freed_count++] = block->freed[k];
            }
        }
    }
    return made->freed != NULL;
}

static void end_segment(const struct ur_graph_memory *memory, const struct ur_graph_heap *heap,
                        struct ur_graph_segment *segment) {
    if (segment && segment->paged) {
        ur_graph_give_pages(memory, heap, segment);
        free(segment->first_at);
    }
    free(segment);
}

/* Makes it known as USM that only the graph ends. */
static ur_result_t know(const struct ur_graph_memory *memory, const struct ur_graph_heap *heap,
                        struct ur_graph_segment *segment, size_t size) {
    ur_result_t result =
        ur_pool_track_lent(ur_context_base(memory->context)->space, segment->base, size, heap->type,
                           heap->type == UR_POOL_HOST ? NULL : heap->device);
    if (result != UR_RESULT_SUCCESS) {
        heap->pages->give(memory->context, heap->device, heap->type, segment->base, size,
                          segment->note);
        return result;
    }
    segment->paged = size;
    return UR_RESULT_SUCCESS;
}

static ur_result_t take_new(const struct ur_graph_memory *memory, const struct ur_graph_heap *heap,
                            struct ur_graph_segment *segment, size_t size) {
    void *base = NULL;
    ur_result_t result = heap->pages->take(memory->context, heap->device, heap->type, size, &base);
    segment->base = base;
    return result == UR_RESULT_SUCCESS ? know(memory, heap, segment, size) : result;
}

/* The segment takes over the list of pages. */
static ur_result_t map_again(const struct ur_graph_memory *memory, struct gather *gather,
                             struct ur_graph_segment *segment) {
    const struct ur_graph_heap *heap = gather->heap;
    void *base = NULL;
    ur_result_t result = heap->pages->again(memory->context, heap->device, heap->type,
                                            gather->pages, gather->wanted, &base, &segment->note);
    segment->base = base;
    if (result == UR_RESULT_SUCCESS) {
        result = know(memory, heap, segment, gather->wanted * heap->unit);
    }
    if (result == UR_RESULT_SUCCESS) {
        segment->first_at = gather->pages;
        gather->pages = NULL;
    }
    return result;
}

void ur_graph_give_pages(const struct ur_graph_memory *memory, const struct ur_graph_heap *heap,
                         const struct ur_graph_segment *segment) {
    ur_pool_untrack_lent(ur_context_base(memory->context)->space, segment->base);
    heap->pages->give(memory->context, heap->device, heap->type, segment->base, segment->paged,
                      segment->note);
}

static void gather_keep(struct ur_graph_heap *heap, struct ur_graph_segment *segment,
                        struct ur_graph_block *block) {
    segment->first = block;
    segment->next = heap->segments;
    heap->segments = segment;
}

/* Maps what is gathered, and as many new pages as are missing. */
static ur_result_t map_all(const struct ur_graph_memory *memory, struct gather *gather,
                           struct ur_graph_block *made) {
    struct ur_graph_heap *heap = gather->heap;
    size_t unit = heap->unit, missing = gather->wanted - gather->count;
    bool both = gather->count != 0;
    struct ur_graph_segment *fresh = missing ? calloc(1, sizeof(*fresh)) : NULL;
    struct ur_graph_segment *again = both ? calloc(1, sizeof(*again)) : NULL;
    ur_result_t result = (missing && !fresh) || (both && !again)
                             ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
                             : UR_RESULT_SUCCESS;
    if (result == UR_RESULT_SUCCESS && missing) {
        result = take_new(memory, heap, fresh, missing * unit);
    }
    if (result == UR_RESULT_SUCCESS && both) {
        for (size_t i = 0; i < missing; ++i) {
            gather->pages[gather->count + i] = fresh->base + i * unit;
        }
        result = map_again(memory, gather, again);
    }
    if (result != UR_RESULT_SUCCESS) {
        end_segment(memory, heap, fresh);
        end_segment(memory, heap, again);
        return result;
    }
    if (fresh) {
        gather_keep(heap, fresh, both ? NULL : made);
    }
    if (again) {
        gather_keep(heap, again, made);
    }
    made->paged = again ? again : fresh;
    made->at = made->paged->base;
    heap->held += missing * unit;
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_graph_gather(struct ur_graph_memory *memory, struct ur_graph_heap *heap,
                            const struct ur_capture_place *place, size_t size,
                            struct ur_graph_block **out) {
    size_t unit = heap->unit, wanted = size / unit + (size % unit != 0);
    struct gather gather = {.heap = heap, .wanted = wanted};
    struct ur_graph_block *made = calloc(1, sizeof(*made));
    gather.pages = calloc(wanted, sizeof(*gather.pages));
    gather.taken = calloc(wanted, sizeof(struct ur_graph_block *));
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (!made || !gather.pages || !gather.taken) {
        goto done;
    }
    /* First what takes no more order. */
    for (int any = 0; any < 2; ++any) {
        for (struct ur_graph_block *block = heap->free, *next; block; block = next) {
            next = block->next; /* what is left of a block goes to the front */
            if (any || ur_graph_all_before(place, block)) {
                take_from(&gather, block);
            }
        }
    }
    *made = (struct ur_graph_block){.size = wanted * unit};
    if (join_freed(&gather, &place->buffer->recording, made)) {
        result = map_all(memory, &gather, made);
    }
    if (result != UR_RESULT_SUCCESS) {
        gather_put_back(&gather);
        goto done;
    }
    for (size_t i = 0; i < gather.taken_count; ++i) {
        free(gather.taken[i]->freed);
        gather.taken[i]->freed = NULL;
        gather.taken[i]->freed_count = 0;
    }
    ur_graph_link(&heap->free, made);
    *out = made;
    made = NULL;

done:
    if (made) {
        free(made->freed);
    }
    free(made);
    free(gather.pages);
    free(gather.taken);
    return result;
}
