/* Finding out what is complete, and giving memory back. */
#include "space.h"

#include <stdlib.h>

/* Work done under one hold of a heap's lock, so that nobody waits long for it. */
enum { BATCH = 64 };

/* Moves up to BATCH blocks that were freed at or before `done` to the common index, from class
 * *class on. True if there may be more. Heap's lock held. */
static bool move_complete(ur_heap_t *heap, ur_domain_t *domain, uint64_t done, uint32_t *class) {
    int moved = 0;
    uint32_t c = *class;
    while ((c = ur_class_set_from(&domain->index.set, c)) < UR_CLASSES) {
        ur_block_t *block = domain->index.head[c];
        while (block) {
            ur_block_t *next = block->next;
            if (block->seq <= done) {
                ur_heap_take(heap, block);
                ur_heap_put_common(heap, block);
                if (++moved == BATCH) {
                    *class = c;
                    return true;
                }
            }
            block = next;
        }
        ++c;
    }
    return false;
}

void ur_domain_collect(ur_heap_t *heap, ur_domain_t *domain, bool mark) {
    ur_spin_lock(&heap->lock);
    ur_lane_t *lane = domain->lane;
    bool any = domain->index_count != 0;
    ur_spin_lock(&domain->lock);
    any |= domain->quick_count != 0;
    ur_spin_unlock(&domain->lock);
    if (!lane || !any) {
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
    uint32_t class = 0;
    bool more = true;
    while (more) {
        ur_spin_lock(&heap->lock);
        more = domain->lane == lane && move_complete(heap, domain, done, &class);
        ur_spin_unlock(&heap->lock);
    }
    ur_lane_release(lane);
}

/* Looks at the oldest frees that wait for events, BATCH at most. */
static void collect_pending(ur_heap_t *heap) {
    const ur_pool_backend_t *backend = ur_heap_space(heap)->backend;
    void *dead[BATCH];
    int count = 0;
    int looked = 0;
    ur_spin_lock(&heap->lock);
    ur_block_t *block = heap->pending_old;
    while (block && looked++ < BATCH) {
        ur_block_t *next = block->next;
        if (backend->event_state(block->event) == UR_EVENT_DONE ||
            ur_pool_breaks(UR_RULE_COMPLETE)) {
            ur_heap_take(heap, block);
            dead[count++] = block->event;
            block->event = NULL;
            ur_heap_put_common(heap, block);
        }
        block = next;
    }
    ur_spin_unlock(&heap->lock);
    while (count > 0) {
        backend->event_release(dead[--count]);
    }
}

void ur_heap_collect(ur_heap_t *heap, bool mark) {
    ur_spin_lock(&heap->lock);
    ur_domain_t *domain = heap->domains;
    ur_spin_unlock(&heap->lock);
    for (; domain; domain = domain->next) { /* the list only grows, at its head */
        ur_domain_collect(heap, domain, mark);
    }
    collect_pending(heap);
    ur_domain_recycle(heap);
}

/* One idle segment of the heap, unlinked; the smallest that brings the pool to `keep`, else the
 * largest. */
static ur_segment_t *take_idle(ur_heap_t *heap, size_t excess) {
    ur_segment_t *best = NULL;
    ur_spin_lock(&heap->lock);
    for (ur_segment_t *segment = heap->idle ? heap->segments : NULL; segment;
         segment = segment->next) {
        ur_block_t *block = segment->first;
        if (block->place != UR_PLACE_COMMON || !ur_block_is_segment(block) || segment->foreign) {
            continue;
        }
        bool enough = segment->size >= excess;
        bool best_enough = best && best->size >= excess;
        if (!best || (enough && (!best_enough || segment->size < best->size)) ||
            (!enough && !best_enough && segment->size > best->size)) {
            best = segment;
        }
    }
    if (best) {
        ur_heap_unlink_segment(heap, best);
    }
    ur_spin_unlock(&heap->lock);
    return best;
}

/* A complete block with at least one whole grain of the driver inside, the largest; *addr and *size
 * say which part. Heap's lock held. */
static ur_block_t *largest_part(ur_heap_t *heap, size_t excess, uintptr_t *addr, size_t *size) {
    size_t unit = ur_heap_space(heap)->granularity;
    for (int w = UR_CLASS_WORDS - 1; w >= 0; --w) {
        for (uint64_t bits = heap->common.set.word[w]; bits;) {
            int bit = 63 - __builtin_clzll(bits);
            bits &= ~(1ull << bit);
            for (ur_block_t *block = heap->common.head[w * 64 + bit]; block; block = block->next) {
                uintptr_t start = (ur_block_addr(block) + unit - 1) & ~(uintptr_t)(unit - 1);
                uintptr_t end =
                    (ur_block_addr(block) + ur_block_size(block)) & ~(uintptr_t)(unit - 1);
                if (end > start && !block->segment->foreign && !block->whole) {
                    size_t wanted = (excess + unit - 1) & ~(unit - 1);
                    *addr = start;
                    *size = end - start < wanted ? end - start : wanted;
                    return block;
                }
            }
            if (ur_class_size((uint32_t)(w * 64 + bit)) < unit) {
                return NULL;
            }
        }
    }
    return NULL;
}

/* Takes the middle block, alone in no list, out of its segment, which becomes up to two. Heap's
 * lock held. `upper` is the descriptor for the second; *used tells whether it was needed. */
static void split_segment(ur_heap_t *heap, ur_block_t *middle, ur_segment_t *upper, bool *used) {
    ur_segment_t *segment = middle->segment;
    bool top = heap->top == segment;
    char *start = (char *)ur_block_addr(middle);
    char *end = start + ur_block_size(middle);
    char *limit = (char *)segment->memory + segment->size;
    ur_block_t *below = middle->below;
    ur_block_t *above = middle->above;
    *used = below && above;
    if (below) {
        below->above = NULL;
        segment->size = (size_t)(start - (char *)segment->memory);
    }
    if (above) {
        above->below = NULL;
        ur_segment_t *of = below ? upper : segment;
        of->heap = heap;
        of->foreign = false;
        of->memory = end;
        of->size = (size_t)(limit - end);
        of->first = above;
        if (below) {
            of->prev = NULL;
            of->next = heap->segments;
            heap->segments->prev = of;
            heap->segments = of;
            for (ur_block_t *block = above; block; block = block->above) {
                block->segment = of;
            }
        }
    }
    if (top) { /* what ends where the segment ended is the end still */
        heap->top = !above ? NULL : below ? upper : segment;
    }
    ur_map_remove(&ur_heap_space(heap)->map, ur_block_addr(middle));
    ur_block_drop(ur_heap_space(heap), middle);
}

/* Gives one part of a segment back; 0 if there is none. No lock held. */
static size_t release_part(ur_heap_t *heap, size_t excess) {
    ur_pool_space_t *space = ur_heap_space(heap);
    ur_segment_t *upper = malloc(sizeof(*upper));
    if (!upper) {
        return 0;
    }
    uintptr_t addr = 0;
    size_t size = 0;
    bool used = false;
    ur_block_t *rest = NULL;
    ur_spin_lock(&heap->lock);
    ur_block_t *block = largest_part(heap, excess, &addr, &size);
    if (block && ur_block_is_segment(block) && size == block->segment->size) {
        block = NULL; /* a whole one is not this function's */
        size = 0;
    }
    if (block) {
        ur_heap_take(heap, block);
        ur_block_t *middle = ur_heap_cut(heap, block, addr, size, &rest);
        if (middle) {
            split_segment(heap, middle, upper, &used);
        } else {
            size = 0;
            rest = block;
        }
        while (rest) {
            ur_block_t *next = rest->next;
            rest->next = NULL;
            ur_heap_put_common(heap, rest);
            rest = next;
        }
    } else {
        size = 0;
    }
    ur_spin_unlock(&heap->lock);
    if (!used) {
        free(upper);
    }
    if (size) {
        space->backend->release(space->context, heap->device, heap->type, (void *)addr, size);
        atomic_fetch_sub_explicit(&heap->pool->reserved, size, memory_order_relaxed);
    }
    return size;
}

size_t ur_pool_shrink(ur_pool_t *pool, size_t keep) {
    size_t freed = 0;
    ur_heap_t *heap = atomic_load_explicit(&pool->heaps, memory_order_acquire);
    for (; heap; heap = heap->next) {
        for (;;) {
            size_t held = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
            ur_segment_t *segment = held > keep ? take_idle(heap, held - keep) : NULL;
            if (!segment) {
                break;
            }
            freed += segment->size;
            ur_segment_release(heap, segment);
        }
        while (heap->parts) {
            size_t held = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
            size_t part = held > keep ? release_part(heap, held - keep) : 0;
            if (!part) {
                break;
            }
            freed += part;
        }
    }
    return freed;
}

ur_result_t ur_pool_trim(ur_pool_t *pool, size_t min_keep) {
    ur_result_t result = UR_RESULT_SUCCESS;
    ur_deferred_reap(pool->space, UINT32_MAX);
    if (pool->native) {
        result = pool->space->backend->native->trim(pool->native, min_keep);
    }
    if (atomic_load_explicit(&pool->reserved, memory_order_relaxed) <= min_keep) {
        return result;
    }
    ur_heap_t *heap = atomic_load_explicit(&pool->heaps, memory_order_acquire);
    for (; heap; heap = heap->next) {
        ur_heap_collect(heap, true);
    }
    ur_pool_shrink(pool, min_keep);
    return result;
}

bool ur_pool_is_empty(ur_pool_t *pool) {
    ur_heap_t *heap = atomic_load_explicit(&pool->heaps, memory_order_acquire);
    for (; heap; heap = heap->next) {
        ur_spin_lock(&heap->lock);
        bool held = false;
        for (ur_segment_t *segment = heap->segments; segment && !held; segment = segment->next) {
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
