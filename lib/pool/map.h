/* From a pointer to its block: exact starts, and any address inside.
 *
 * A four-level table of 256-byte grains that grows and never shrinks while the space lives, so
 * that lookups take no lock. An entry is there as long as a block starts at that grain. Bit sets of
 * what is occupied find the nearest start below an inner pointer in a bounded number of steps; long
 * ones have a set of their own of which words are not zero, so that memory far from any block, as a
 * host's stack is, is as quickly seen to be in none. */
#ifndef UR_POOL_MAP_H
#define UR_POOL_MAP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lock.h"

struct ur_block;

/* Bits of an address: 63..48 part, 47..35 root, 34..21 middle, 20..16 chunk, 15..8 page; blocks
 * that do not start at a grain (plain ones may not) are found by their grain all the same. Memory
 * of hosts has part 0. That of devices may have any: drivers repeat the highest bit that the device
 * knows, so memory of devices of 48 bits has 0xffff, and that of 57 bits some values close to it.
 */
enum { UR_MAP_ROOT = 1 << 13, UR_MAP_MIDDLE = 1 << 14, UR_MAP_CHUNK = 32, UR_MAP_PAGE = 256 };

struct ur_map_page {
    _Atomic uint64_t used[UR_MAP_PAGE / 64];
    _Atomic(struct ur_block *) block[UR_MAP_PAGE];
};

struct ur_map_chunk {
    _Atomic uint32_t used; /* pages that hold a start */
    _Atomic(struct ur_map_page *) page[UR_MAP_CHUNK];
};

struct ur_map_middle {
    _Atomic uint64_t used[UR_MAP_MIDDLE / 64], full[UR_MAP_MIDDLE / 64 / 64];
    _Atomic(struct ur_map_chunk *) chunk[UR_MAP_MIDDLE];
};

struct ur_map_part {
    uint64_t number;
    _Atomic(struct ur_map_part *) next; /* the next higher number */
    _Atomic uint64_t used[UR_MAP_ROOT / 64], full[UR_MAP_ROOT / 64 / 64];
    _Atomic(struct ur_map_middle *) middle[UR_MAP_ROOT];
};

struct ur_map {
    struct ur_spin lock;    /* guards changes; taken inside a heap's lock */
    struct ur_map_part low; /* part 0 */
};

void ur_map_init(struct ur_map *map);
void ur_map_fini(struct ur_map *map);

/* Registers a start. False if host memory is exhausted, or the grain is taken by another block. */
bool ur_map_add(struct ur_map *map, uintptr_t addr, struct ur_block *block);
void ur_map_remove(struct ur_map *map, uintptr_t addr);

/* NULL if no block ever started there. */
static inline struct ur_map_part *ur_map_part(struct ur_map *map, uintptr_t addr) {
    struct ur_map_part *part = &map->low;
    while (__builtin_expect(part && part->number != addr >> 48, 0)) {
        part = atomic_load_explicit(&part->next, memory_order_acquire);
    }
    return part;
}

/* The block whose start lies in the same grain as addr, or NULL. Of a middle that may be none. */
static inline struct ur_block *ur_map_in_middle(struct ur_map_middle *middle, uintptr_t addr) {
    if (!middle) {
        return NULL;
    }
    struct ur_map_chunk *chunk = atomic_load_explicit(
        &middle->chunk[addr >> 21 & (UR_MAP_MIDDLE - 1)], memory_order_acquire);
    if (!chunk) {
        return NULL;
    }
    struct ur_map_page *page =
        atomic_load_explicit(&chunk->page[addr >> 16 & (UR_MAP_CHUNK - 1)], memory_order_acquire);
    if (!page) {
        return NULL;
    }
    return atomic_load_explicit(&page->block[addr >> 8 & (UR_MAP_PAGE - 1)], memory_order_acquire);
}

struct ur_block *ur_map_at_high(struct ur_map *map, uintptr_t addr);

/* The same for any address. That of a host finds its way by what is in line here. */
static inline struct ur_block *ur_map_at(struct ur_map *map, uintptr_t addr) {
    if (__builtin_expect(addr >> 48 != 0, 0)) {
        return ur_map_at_high(map, addr);
    }
    return ur_map_in_middle(
        atomic_load_explicit(&map->low.middle[addr >> 35], memory_order_acquire), addr);
}

/* The block with the highest start at or below addr, or NULL. Whether it reaches up to addr is for
 * the caller to see. */
struct ur_block *ur_map_below(struct ur_map *map, uintptr_t addr);

#endif
