#include "held.h"

#include <stdbool.h>

#include "space.h"

/* What a unit has. */
typedef struct unit {
    uintptr_t at;
    size_t free, complete;
    bool live;
} unit_t;

static void close_unit(held_t *held, unit_t *unit) {
    *(unit->live                     ? &held->mixed
      : unit->complete == unit->free ? &held->whole
                                     : &held->waiting) += unit->free;
    *unit = (unit_t){.at = 0};
}

static void count_block(held_t *held, const struct ur_block *block, size_t size, unit_t *unit) {
    bool live = atomic_load_explicit(&block->state, memory_order_relaxed) == UR_BLOCK_LIVE;
    uintptr_t at = ur_block_addr(block), end = at + ur_block_size(block);
    if (live) {
        held->asked += atomic_load_explicit(&block->asked, memory_order_relaxed);
        held->live += end - at;
    }
    while (at < end) {
        uintptr_t this = at / size * size;
        uintptr_t next = this + size < end ? this + size : end;
        if (unit->at != this) {
            close_unit(held, unit);
            unit->at = this;
        }
        unit->live |= live;
        unit->free += live ? 0 : next - at;
        unit->complete += block->place == UR_PLACE_COMMON ? next - at : 0;
        at = next;
    }
}

held_t held_count(struct ur_pool *pool) {
    held_t held = {0};
    size_t size = pool->space->granularity;
    struct ur_heap *heap = atomic_load_explicit(&pool->heaps, memory_order_acquire);
    for (; heap; heap = heap->next) {
        for (struct ur_segment *segment = heap->segments; segment; segment = segment->next) {
            unit_t unit = {.at = 0};
            for (struct ur_block *block = segment->first; block; block = block->above) {
                if (block->place != UR_PLACE_HOLE) {
                    count_block(&held, block, size, &unit);
                }
            }
            close_unit(&held, &unit);
        }
    }
    return held;
}
