/* Cutting and merging of blocks, and the lists of one heap. Every function here needs the heap's
 * lock, unless block.h says otherwise. */
#include "space.h"

#include <stdlib.h>

/* ---- lists ---- */

bool ur_heap_is_surplus(const struct ur_heap *heap, const struct ur_block *block) {
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

void ur_heap_take(struct ur_heap *heap, struct ur_block *block) {
    switch (block->place) {
    case UR_PLACE_INDEX:
        ur_index_remove(&block->home->index, block);
        --block->home->index_count;
        break;
    case UR_PLACE_COMMON:
        ur_index_remove(block->surplus ? &heap->surplus : &heap->common, block);
        break;
    case UR_PLACE_PENDING: {
        struct ur_lane *lane =
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
static void join_above(struct ur_heap *heap, struct ur_block *block) {
    struct ur_block *gone = block->above;
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

void ur_heap_join(struct ur_heap *heap, struct ur_block *first, const struct ur_block *last) {
    for (bool more = first != last; more;) {
        more = first->above != last;
        join_above(heap, first);
    }
}

/* Whether a neighbour may be merged with memory of `domain` (NULL: complete memory). */
static bool mergeable(const struct ur_block *block, const struct ur_domain *domain) {
    return block && (domain ? block->place == UR_PLACE_INDEX && block->home == domain
                            : block->place == UR_PLACE_COMMON);
}

static struct ur_block *merge(struct ur_heap *heap, struct ur_block *block,
                              const struct ur_domain *domain) {
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

void ur_heap_put_domain(struct ur_heap *heap, struct ur_domain *domain, struct ur_block *block) {
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

void ur_heap_put_common(struct ur_heap *heap, struct ur_block *block) {
    ur_pool_check(block->place == UR_PLACE_NONE && !block->event);
    block->home = NULL;
    block->seq = 0;
    block = merge(heap, block, NULL);
    block->surplus = ur_heap_is_surplus(heap, block);
    ur_index_insert(block->surplus ? &heap->surplus : &heap->common, block);
    block->place = UR_PLACE_COMMON;
}

void ur_heap_put_pending(struct ur_heap *heap, struct ur_block *block, void *event) {
    ur_pool_check(block->place == UR_PLACE_NONE);
    const struct ur_pool_backend *backend = ur_heap_space(heap)->backend;
    block->event = event;
    block->home = NULL;
    ur_pending_put(&heap->pending, block, ur_after_event(backend, event), NULL,
                   ur_pool_now(backend));
    block->place = UR_PLACE_PENDING;
}

struct ur_block *ur_heap_cut(struct ur_heap *heap, struct ur_block *block, uintptr_t addr,
                             size_t size, struct ur_block **rest) {
    struct ur_pool_space *space = ur_heap_space(heap);
    uintptr_t start = ur_block_addr(block);
    uintptr_t end = start + ur_block_size(block);
    ur_pool_check(start <= addr && addr + size <= end && block->place == UR_PLACE_NONE);
    struct ur_block *upper = NULL; /* what is left above */
    struct ur_block *middle = block;
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
    struct ur_block *parts[] = {middle == block ? NULL : middle, upper};
    struct ur_block *below = block;
    for (int i = 0; i < 2; ++i) {
        struct ur_block *part = parts[i];
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
static struct ur_block *take_quick(struct ur_quick *quick) {
    struct ur_block *all = NULL;
    ur_spin_lock(&quick->lock);
    if (quick->count) {
        for (uint32_t w = 0; w < UR_CLASS_WORDS; ++w) {
            for (uint64_t bits = quick->set[w]; bits; bits &= bits - 1) {
                uint32_t class = w * 64 + (uint32_t)__builtin_ctzll(bits);
                struct ur_block *block = quick->list[class];
                quick->list[class] = NULL;
                while (block) {
                    struct ur_block *next = block->next;
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

void ur_heap_drain_complete(struct ur_heap *heap) {
    enum { BATCH = 64 }; /* under one hold of the lock */
    struct ur_block *all = take_quick(&heap->quick);
    while (all) {
        ur_spin_lock(&heap->lock);
        for (int i = 0; all && i < BATCH; ++i) {
            struct ur_block *block = all;
            all = block->next;
            ur_heap_put_common(heap, block);
        }
        ur_spin_unlock(&heap->lock);
    }
}

void ur_heap_drain(struct ur_heap *heap, struct ur_domain *domain) {
    struct ur_block *all = take_quick(&domain->quick);
    while (all) {
        struct ur_block *block = all;
        all = block->next;
        ur_heap_put_domain(heap, domain, block);
    }
}

/* ---- segments ---- */

struct ur_block *ur_heap_add_segment(struct ur_heap *heap, struct ur_segment *segment,
                                     uintptr_t addr, size_t size) {
    struct ur_pool_space *space = ur_heap_space(heap);
    struct ur_block *block = ur_block_new(space);
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

struct ur_block *ur_heap_top(struct ur_heap *heap) {
    if (!heap->top) {
        return NULL;
    }
    uintptr_t end = (uintptr_t)heap->top->memory + heap->top->size;
    struct ur_block *block = ur_map_below(&ur_heap_space(heap)->map, end - 1);
    return block && block->segment == heap->top ? block : NULL;
}

struct ur_block *ur_heap_extend(struct ur_heap *heap, struct ur_block *last, size_t size) {
    struct ur_pool_space *space = ur_heap_space(heap);
    uintptr_t addr = ur_block_addr(last) + ur_block_size(last);
    struct ur_block *block = ur_block_new(space);
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

void ur_heap_unlink_segment(struct ur_heap *heap, struct ur_segment *segment) {
    struct ur_block *block = segment->first;
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
static void join_holes(struct ur_heap *heap, struct ur_block *block) {
    struct ur_block *gone = block->above;
    block->above = gone->above;
    if (block->above) {
        block->above->below = block;
    }
    ur_block_set(block, ur_block_addr(block), ur_block_size(block) + ur_block_size(gone));
    ur_block_drop(ur_heap_space(heap), gone);
}

struct ur_segment *ur_heap_make_hole(struct ur_heap *heap, struct ur_block *block) {
    ur_pool_check(block->place == UR_PLACE_NONE && heap->parts);
    struct ur_segment *segment = block->segment;
    ur_map_remove(&ur_heap_space(heap)->map, ur_block_addr(block));
    block->place = UR_PLACE_HOLE;
    if (block->above && block->above->place == UR_PLACE_HOLE) {
        join_holes(heap, block);
    }
    if (block->below && block->below->place == UR_PLACE_HOLE) {
        block = block->below;
        join_holes(heap, block);
    }
    struct ur_block *below = block->below;
    struct ur_block *above = block->above;
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

void ur_heap_verify(struct ur_heap *heap) {
    for (struct ur_segment *segment = heap->segments; segment; segment = segment->next) {
        size_t total = 0;
        struct ur_block *below = NULL;
        for (struct ur_block *block = segment->first; block; block = block->above) {
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
