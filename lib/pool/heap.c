/* Cutting and merging of blocks, and the lists of one heap. Every function here needs the heap's
 * lock, unless block.h says otherwise. */
#include "space.h"

#include <stdlib.h>

/* ---- lists ---- */

bool ur_heap_is_surplus(const ur_heap_t *heap, const ur_block_t *block) {
    if (block->segment->foreign || block->whole) {
        return false;
    }
    if (!heap->parts) {
        return ur_block_is_segment(block);
    }
    uintptr_t unit = ur_heap_space(heap)->granularity;
    uintptr_t start = (ur_block_addr(block) + unit - 1) & ~(unit - 1);
    uintptr_t end = (ur_block_addr(block) + ur_block_size(block)) & ~(unit - 1);
    return end > start;
}

void ur_heap_take(ur_heap_t *heap, ur_block_t *block) {
    switch (block->place) {
    case UR_PLACE_INDEX:
        ur_index_remove(&block->home->index, block);
        --block->home->index_count;
        break;
    case UR_PLACE_COMMON:
        ur_index_remove(block->surplus ? &heap->surplus : &heap->common, block);
        break;
    case UR_PLACE_PENDING: {
        ur_lane_t *lane =
            ur_pending_take(&heap->pending, block, ur_pool_now(ur_heap_space(heap)->backend));
        ur_pool_check(!lane);
        (void)lane;
        break;
    }
    default:
        ur_pool_check(block->place == UR_PLACE_NONE);
    }
    block->place = UR_PLACE_NONE;
}

/* ---- neighbours ---- */

/* Joins `block` and the block above it, both in no list; the descriptor of the upper one goes. */
static void join_above(ur_heap_t *heap, ur_block_t *block) {
    ur_block_t *gone = block->above;
    ur_pool_check(ur_block_addr(block) + ur_block_size(block) == ur_block_addr(gone));
    block->above = gone->above;
    if (block->above) {
        block->above->below = block;
    }
    if (gone->seq > block->seq && !ur_pool_breaks(UR_RULE_MERGE)) {
        block->seq = gone->seq;
    }
    ur_map_remove(&ur_heap_space(heap)->map, ur_block_addr(gone));
    ur_block_set(block, ur_block_addr(block), ur_block_size(block) + ur_block_size(gone));
    ur_block_drop(ur_heap_space(heap), gone);
}

void ur_heap_join(ur_heap_t *heap, ur_block_t *first, const ur_block_t *last) {
    for (bool more = first != last; more;) {
        more = first->above != last;
        join_above(heap, first);
    }
}

/* Whether a neighbour may be merged with memory of `domain` (NULL: complete memory). */
static bool mergeable(const ur_block_t *block, const ur_domain_t *domain) {
    return block && (domain ? block->place == UR_PLACE_INDEX && block->home == domain
                            : block->place == UR_PLACE_COMMON);
}

static ur_block_t *merge(ur_heap_t *heap, ur_block_t *block, const ur_domain_t *domain) {
    if (mergeable(block->above, domain)) {
        ur_heap_take(heap, block->above);
        join_above(heap, block);
    }
    if (mergeable(block->below, domain)) {
        block = block->below;
        ur_heap_take(heap, block);
        join_above(heap, block);
    }
    return block;
}

void ur_heap_put_domain(ur_heap_t *heap, ur_domain_t *domain, ur_block_t *block) {
    ur_pool_check(block->place == UR_PLACE_NONE && !block->event);
    if (!domain->in_order) {
        ur_heap_put_common(heap, block); /* such a domain keeps complete memory only */
        return;
    }
    block->home = domain;
    block = merge(heap, block, domain);
    if (block->seq > domain->last) {
        domain->last = block->seq;
    }
    ur_index_insert(&domain->index, block);
    ++domain->index_count;
    block->place = UR_PLACE_INDEX;
}

void ur_heap_put_common(ur_heap_t *heap, ur_block_t *block) {
    ur_pool_check(block->place == UR_PLACE_NONE && !block->event);
    block->home = NULL;
    block->seq = 0;
    block = merge(heap, block, NULL);
    block->surplus = ur_heap_is_surplus(heap, block);
    ur_index_insert(block->surplus ? &heap->surplus : &heap->common, block);
    block->place = UR_PLACE_COMMON;
}

void ur_heap_put_pending(ur_heap_t *heap, ur_block_t *block, void *event) {
    ur_pool_check(block->place == UR_PLACE_NONE);
    const ur_pool_backend_t *backend = ur_heap_space(heap)->backend;
    block->event = event;
    block->home = NULL;
    ur_pending_put(&heap->pending, block, ur_after_event(backend, event), NULL,
                   ur_pool_now(backend));
    block->place = UR_PLACE_PENDING;
}

ur_block_t *ur_heap_cut(ur_heap_t *heap, ur_block_t *block, uintptr_t addr, size_t size,
                        ur_block_t **rest) {
    ur_pool_space_t *space = ur_heap_space(heap);
    uintptr_t start = ur_block_addr(block);
    uintptr_t end = start + ur_block_size(block);
    ur_pool_check(start <= addr && addr + size <= end && block->place == UR_PLACE_NONE);
    ur_block_t *upper = NULL; /* what is left above */
    ur_block_t *middle = block;
    if (addr + size < end) {
        upper = ur_block_new(space);
        if (!upper || !ur_map_add(&space->map, addr + size, upper)) {
            goto drop_upper;
        }
    }
    if (addr > start) {
        middle = ur_block_new(space);
        if (!middle || !ur_map_add(&space->map, addr, middle)) {
            goto drop_middle;
        }
    }
    ur_block_t *parts[] = {middle == block ? NULL : middle, upper};
    ur_block_t *below = block;
    for (int i = 0; i < 2; ++i) {
        ur_block_t *part = parts[i];
        if (!part) {
            continue;
        }
        atomic_store_explicit(&part->heap, heap, memory_order_relaxed);
        part->segment = block->segment;
        part->home = block->home;
        part->seq = block->seq;
        part->below = below;
        part->above = below->above;
        if (part->above) {
            part->above->below = part;
        }
        below->above = part;
        below = part;
    }
    if (middle != block) {
        ur_block_set(block, start, addr - start);
        block->next = *rest;
        *rest = block;
    }
    ur_block_set(middle, addr, size);
    if (upper) {
        ur_block_set(upper, addr + size, end - addr - size);
        upper->next = *rest;
        *rest = upper;
    }
    return middle;

drop_middle:
    if (middle) {
        ur_block_drop(space, middle);
    }
    if (upper) {
        ur_map_remove(&space->map, addr + size);
    }
drop_upper:
    if (upper) {
        ur_block_drop(space, upper);
    }
    return NULL;
}

/* ---- domains ---- */

/* All blocks, linked by next. */
static ur_block_t *take_quick(ur_quick_t *quick) {
    ur_block_t *all = NULL;
    ur_spin_lock(&quick->lock);
    if (quick->count) {
        for (uint32_t w = 0; w < UR_CLASS_WORDS; ++w) {
            for (uint64_t bits = quick->set[w]; bits; bits &= bits - 1) {
                uint32_t class = w * 64 + (uint32_t)__builtin_ctzll(bits);
                ur_block_t *block = quick->list[class];
                quick->list[class] = NULL;
                while (block) {
                    ur_block_t *next = block->next;
                    block->next = all;
                    all = block;
                    block = next;
                }
            }
            quick->set[w] = 0;
        }
        quick->count = 0;
    }
    ur_spin_unlock(&quick->lock);
    return all;
}

void ur_heap_drain_complete(ur_heap_t *heap) {
    enum { BATCH = 64 }; /* under one hold of the lock */
    ur_block_t *all = take_quick(&heap->quick);
    while (all) {
        ur_spin_lock(&heap->lock);
        for (int i = 0; all && i < BATCH; ++i) {
            ur_block_t *block = all;
            all = block->next;
            ur_heap_put_common(heap, block);
        }
        ur_spin_unlock(&heap->lock);
    }
}

void ur_heap_drain(ur_heap_t *heap, ur_domain_t *domain) {
    ur_block_t *all = take_quick(&domain->quick);
    while (all) {
        ur_block_t *block = all;
        all = block->next;
        ur_heap_put_domain(heap, domain, block);
    }
}

/* ---- segments ---- */

ur_block_t *ur_heap_add_segment(ur_heap_t *heap, ur_segment_t *segment, uintptr_t addr,
                                size_t size) {
    ur_pool_space_t *space = ur_heap_space(heap);
    ur_block_t *block = ur_block_new(space);
    if (!block) {
        return NULL;
    }
    ur_block_set(block, addr, size);
    atomic_store_explicit(&block->heap, heap, memory_order_relaxed);
    block->segment = segment;
    if (!ur_map_add(&space->map, addr, block)) {
        ur_block_drop(space, block);
        return NULL;
    }
    segment->heap = heap;
    segment->first = block;
    segment->prev = NULL;
    segment->next = heap->segments;
    if (heap->segments) {
        heap->segments->prev = segment;
    }
    heap->segments = segment;
    heap->top = segment;
    return block;
}

ur_block_t *ur_heap_top(ur_heap_t *heap) {
    if (!heap->top) {
        return NULL;
    }
    uintptr_t end = (uintptr_t)heap->top->memory + heap->top->size;
    ur_block_t *block = ur_map_below(&ur_heap_space(heap)->map, end - 1);
    return block && block->segment == heap->top ? block : NULL;
}

ur_block_t *ur_heap_extend(ur_heap_t *heap, ur_block_t *last, size_t size) {
    ur_pool_space_t *space = ur_heap_space(heap);
    uintptr_t addr = ur_block_addr(last) + ur_block_size(last);
    ur_block_t *block = ur_block_new(space);
    if (!block) {
        return NULL;
    }
    ur_block_set(block, addr, size);
    atomic_store_explicit(&block->heap, heap, memory_order_relaxed);
    block->segment = last->segment;
    if (!ur_map_add(&space->map, addr, block)) {
        ur_block_drop(space, block);
        return NULL;
    }
    block->below = last;
    last->above = block;
    last->segment->size += size;
    return block;
}

void ur_heap_unlink_segment(ur_heap_t *heap, ur_segment_t *segment) {
    ur_block_t *block = segment->first;
    ur_pool_check(ur_block_is_segment(block));
    ur_heap_take(heap, block);
    ur_map_remove(&ur_heap_space(heap)->map, ur_block_addr(block));
    ur_block_drop(ur_heap_space(heap), block);
    heap->top = heap->top == segment ? NULL : heap->top;
    *(segment->prev ? &segment->prev->next : &heap->segments) = segment->next;
    if (segment->next) {
        segment->next->prev = segment->prev;
    }
}

/* `block` and the hole above it become one. */
static void join_holes(ur_heap_t *heap, ur_block_t *block) {
    ur_block_t *gone = block->above;
    block->above = gone->above;
    if (block->above) {
        block->above->below = block;
    }
    ur_block_set(block, ur_block_addr(block), ur_block_size(block) + ur_block_size(gone));
    ur_block_drop(ur_heap_space(heap), gone);
}

ur_segment_t *ur_heap_make_hole(ur_heap_t *heap, ur_block_t *block) {
    ur_pool_check(block->place == UR_PLACE_NONE && heap->parts);
    ur_segment_t *segment = block->segment;
    ur_map_remove(&ur_heap_space(heap)->map, ur_block_addr(block));
    block->place = UR_PLACE_HOLE;
    if (block->above && block->above->place == UR_PLACE_HOLE) {
        join_holes(heap, block);
    }
    if (block->below && block->below->place == UR_PLACE_HOLE) {
        block = block->below;
        join_holes(heap, block);
    }
    ur_block_t *below = block->below;
    ur_block_t *above = block->above;
    if (below && above) {
        return NULL;
    }
    size_t size = ur_block_size(block);
    ur_block_drop(ur_heap_space(heap), block);
    segment->size -= size;
    if (below) {
        below->above = NULL;
        return NULL;
    }
    segment->first = above;
    if (above) {
        above->below = NULL;
        segment->memory = (char *)segment->memory + size;
        return NULL;
    }
    heap->top = heap->top == segment ? NULL : heap->top;
    *(segment->prev ? &segment->prev->next : &heap->segments) = segment->next;
    if (segment->next) {
        segment->next->prev = segment->prev;
    }
    return segment;
}

/* ---- checking ---- */

static void require(bool condition, const char *what) {
    if (!condition) {
        abort();
    }
    (void)what;
}

void ur_heap_verify(ur_heap_t *heap) {
    for (ur_segment_t *segment = heap->segments; segment; segment = segment->next) {
        size_t total = 0;
        ur_block_t *below = NULL;
        for (ur_block_t *block = segment->first; block; block = block->above) {
            require(block->below == below, "neighbour links agree");
            require(!below || ur_block_addr(below) + ur_block_size(below) == ur_block_addr(block),
                    "no gap between neighbours");
            require((ur_map_at(&ur_heap_space(heap)->map, ur_block_addr(block)) == block) ==
                        (block->place != UR_PLACE_HOLE),
                    "the map knows each start");
            require(block->place != UR_PLACE_HOLE ||
                        (block->below && block->above && below->place != UR_PLACE_HOLE),
                    "holes are inside, and merged");
            require(block->place != UR_PLACE_COMMON ||
                        block->surplus == ur_heap_is_surplus(heap, block),
                    "surplus");
            require(block->segment == segment, "segment");
            require(!(below && below->place == UR_PLACE_COMMON && block->place == UR_PLACE_COMMON),
                    "complete neighbours are merged");
            total += ur_block_size(block);
            below = block;
        }
        require(total <= segment->size, "blocks fill their segment");
    }
}
