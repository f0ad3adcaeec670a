/* Giving memory back to the driver. */
#include "trim.h"
#include "request.h"
#include "space.h"

#include <stdlib.h>

/* An idle segment of the heap, unlinked: the smallest that brings the pool down by `excess`, else
 * the largest; or NULL. */
static struct ur_segment *take_idle(struct ur_heap *heap, size_t excess) {
    struct ur_segment *segment = NULL;
    ur_spin_lock(&heap->lock);
    uint32_t class = ur_class_set_from(&heap->surplus.set,
                                       ur_class_up(excess < UR_SIZE_MAX ? excess : UR_SIZE_MAX));
    class = class < UR_CLASSES ? class : ur_class_set_last(&heap->surplus.set);
    if (class < UR_CLASSES) {
        segment = heap->surplus.head[class]->segment;
        ur_heap_unlink_segment(heap, segment);
    }
    ur_spin_unlock(&heap->lock);
    return segment;
}

/* Gives a part of a segment back, from the largest block that is complete; 0 if there is none. No
 * lock held. */
static size_t release_part(struct ur_heap *heap, size_t excess) {
    struct ur_pool_space *space = ur_heap_space(heap);
    uintptr_t unit = space->granularity;
    uintptr_t start = 0;
    size_t size = 0;
    struct ur_segment *empty = NULL;
    ur_spin_lock(&heap->lock);
    uint32_t class = ur_class_set_last(&heap->surplus.set);
    if (class < UR_CLASSES) {
        struct ur_block *block = heap->surplus.head[class];
        struct ur_block *rest = NULL;
        uintptr_t end = (ur_block_addr(block) + ur_block_size(block)) & ~(unit - 1);
        start = (ur_block_addr(block) + unit - 1) & ~(unit - 1);
        size_t wanted = excess < UR_SIZE_MAX ? (excess + unit - 1) & ~(unit - 1) : excess;
        size = end - start < wanted ? end - start : wanted;
        start = end - size; /* what stays begins where it began */
        ur_heap_take(heap, block);
        if (!block->above && start > ur_block_addr(block)) { /* the end of the segment */
            ur_block_set(block, ur_block_addr(block), start - ur_block_addr(block));
            block->segment->size -= size;
            rest = block;
        } else {
            struct ur_block *middle = ur_heap_cut(heap, block, start, size, &rest);
            empty = middle ? ur_heap_make_hole(heap, middle) : NULL;
            size = middle ? size : 0;
            rest = middle ? rest : block;
        }
        while (rest) {
            struct ur_block *next = rest->next;
            rest->next = NULL;
            ur_heap_put_common(heap, rest);
            rest = next;
        }
    }
    ur_spin_unlock(&heap->lock);
    free(empty);
    if (size) {
        space->backend->release(space->context, heap->device, heap->type, (void *)start, size);
        atomic_fetch_sub_explicit(&heap->pool->reserved, size, memory_order_relaxed);
    }
    return size;
}

/* One of them, as the heap's memory is; 0 if there is none. */
static size_t release_some(struct ur_heap *heap, size_t excess) {
    if (heap->parts) {
        return release_part(heap, excess);
    }
    struct ur_segment *segment = take_idle(heap, excess);
    size_t size = segment ? segment->size : 0;
    if (segment) {
        ur_segment_release(heap, segment);
    }
    return size;
}

size_t ur_pool_shrink(struct ur_pool *pool, size_t keep) {
    size_t freed = 0;
    struct ur_heap *heap = atomic_load_explicit(&pool->heaps, memory_order_acquire);
    for (; heap; heap = heap->next) {
        ur_heap_drain_complete(heap);
        size_t some = 1;
        while (some) {
            size_t held = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
            some = held > keep ? release_some(heap, held - keep) : 0;
            freed += some;
        }
    }
    return freed;
}

void ur_pool_collect(struct ur_pool *pool) {
    ur_fence_settle(pool->space);
    struct ur_heap *heap = atomic_load_explicit(&pool->heaps, memory_order_acquire);
    for (; heap; heap = heap->next) {
        ur_heap_collect(heap);
    }
}

ur_result_t ur_pool_trim_own(struct ur_pool *pool, size_t min_keep) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (pool->native) {
        result = pool->space->backend->native->trim(pool->native, min_keep);
    }
    if (atomic_load_explicit(&pool->reserved, memory_order_relaxed) <= min_keep) {
        return result;
    }
    ur_pool_collect(pool);
    ur_pool_shrink(pool, min_keep);
    return result;
}

void ur_space_trim(struct ur_pool_space *space, bool bounded,
                   size_t (*keep)(const struct ur_pool *pool)) {
    for (struct ur_pool *pool = NULL; (pool = ur_space_next_pool(space, bounded, pool));) {
        size_t most = keep(pool);
        if (most != SIZE_MAX &&
            (pool->native || atomic_load_explicit(&pool->reserved, memory_order_relaxed) > most)) {
            (void)ur_pool_trim_own(pool, most);
        }
    }
}

ur_result_t ur_pool_trim(struct ur_pool *pool, size_t min_keep) {
    ur_deferred_reap(pool->space, NULL, UINT32_MAX);
    return ur_pool_trim_own(pool, min_keep);
}

bool ur_pool_is_empty(struct ur_pool *pool) {
    struct ur_heap *heap = atomic_load_explicit(&pool->heaps, memory_order_acquire);
    for (; heap; heap = heap->next) {
        ur_spin_lock(&heap->lock);
        bool held = false;
        for (struct ur_segment *segment = heap->segments; segment && !held;
             segment = segment->next) {
            held = !(segment->foreign && segment->first->place == UR_PLACE_COMMON &&
                     ur_block_is_segment(segment->first));
        }
        ur_spin_unlock(&heap->lock);
        if (held) {
            return false;
        }
    }
    return true;
}
