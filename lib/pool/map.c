#include "map.h"

#include <stdlib.h>
#include <string.h>

#include "debug.h"

void ur_map_init(struct ur_map *map) {
    memset(map, 0, sizeof(*map));
}

static void empty(struct ur_map_part *part) {
    for (size_t r = 0; r < UR_MAP_ROOT; ++r) {
        struct ur_map_middle *middle = atomic_load_explicit(&part->middle[r], memory_order_relaxed);
        if (!middle) {
            continue;
        }
        for (size_t m = 0; m < UR_MAP_MIDDLE; ++m) {
            struct ur_map_chunk *chunk =
                atomic_load_explicit(&middle->chunk[m], memory_order_relaxed);
            if (!chunk) {
                continue;
            }
            for (size_t c = 0; c < UR_MAP_CHUNK; ++c) {
                free(atomic_load_explicit(&chunk->page[c], memory_order_relaxed));
            }
            free(chunk);
        }
        free(middle);
    }
}

void ur_map_fini(struct ur_map *map) {
    struct ur_map_part *part = atomic_load_explicit(&map->low.next, memory_order_relaxed);
    while (part) {
        struct ur_map_part *next = atomic_load_explicit(&part->next, memory_order_relaxed);
        empty(part);
        free(part);
        part = next;
    }
    empty(&map->low);
}

/* Where the entry of an address is, level by level. */
struct place {
    size_t root, mid, page, grain;
    struct ur_map_part *part;
    struct ur_map_middle *middle;
    struct ur_map_chunk *chunk;
    struct ur_map_page *leaf;
};

static struct place map_split(uintptr_t addr) {
    return (struct place){.root = addr >> 35 & (UR_MAP_ROOT - 1),
                          .mid = addr >> 21 & (UR_MAP_MIDDLE - 1),
                          .page = addr >> 16 & (UR_MAP_CHUNK - 1),
                          .grain = addr >> 8 & (UR_MAP_PAGE - 1)};
}

static void set_bit(_Atomic uint64_t *words, size_t bit) {
    atomic_fetch_or_explicit(&words[bit / 64], 1ull << bit % 64, memory_order_relaxed);
}

/* True if the word became zero. */
static bool clear_bit(_Atomic uint64_t *words, size_t bit) {
    uint64_t mask = 1ull << bit % 64;
    return atomic_fetch_and_explicit(&words[bit / 64], ~mask, memory_order_relaxed) == mask;
}

/* The same in a set that says in another which of its words are not zero. */
static void set_far_bit(_Atomic uint64_t *words, _Atomic uint64_t *full, size_t bit) {
    set_bit(words, bit);
    set_bit(full, bit / 64);
}

static bool clear_far_bit(_Atomic uint64_t *words, _Atomic uint64_t *full, size_t bit) {
    return clear_bit(words, bit) && clear_bit(full, bit / 64);
}

static bool any_bit(_Atomic uint64_t *words, size_t count) {
    for (size_t i = 0; i < count; ++i) {
        if (atomic_load_explicit(&words[i], memory_order_relaxed)) {
            return true;
        }
    }
    return false;
}

/* Caller holds the lock. NULL: no host memory. */
static struct ur_map_part *make_part(struct ur_map *map, uint64_t number) {
    struct ur_map_part *before = &map->low, *next;
    while ((next = atomic_load_explicit(&before->next, memory_order_relaxed)) != NULL &&
           next->number < number) {
        before = next;
    }
    struct ur_map_part *part = calloc(1, sizeof(*part));
    if (part) {
        part->number = number;
        atomic_store_explicit(&part->next, next, memory_order_relaxed);
        atomic_store_explicit(&before->next, part, memory_order_release);
    }
    return part;
}

/* Makes the levels that are missing. Caller holds the lock. */
static bool descend(struct ur_map *map, uintptr_t addr, struct place *at) {
    at->part = ur_map_part(map, addr);
    at->part = at->part ? at->part : make_part(map, addr >> 48);
    if (!at->part) {
        return false;
    }
    at->middle = atomic_load_explicit(&at->part->middle[at->root], memory_order_relaxed);
    if (!at->middle) {
        at->middle = calloc(1, sizeof(*at->middle));
        if (!at->middle) {
            return false;
        }
        atomic_store_explicit(&at->part->middle[at->root], at->middle, memory_order_release);
    }
    at->chunk = atomic_load_explicit(&at->middle->chunk[at->mid], memory_order_relaxed);
    if (!at->chunk) {
        at->chunk = calloc(1, sizeof(*at->chunk));
        if (!at->chunk) {
            return false;
        }
        atomic_store_explicit(&at->middle->chunk[at->mid], at->chunk, memory_order_release);
    }
    at->leaf = atomic_load_explicit(&at->chunk->page[at->page], memory_order_relaxed);
    if (!at->leaf) {
        at->leaf = calloc(1, sizeof(*at->leaf));
        if (!at->leaf) {
            return false;
        }
        atomic_store_explicit(&at->chunk->page[at->page], at->leaf, memory_order_release);
    }
    return true;
}

bool ur_map_add(struct ur_map *map, uintptr_t addr, struct ur_block *block) {
    struct place at = map_split(addr);
    ur_spin_lock(&map->lock);
    bool added = descend(map, addr, &at) &&
                 !atomic_load_explicit(&at.leaf->block[at.grain], memory_order_relaxed);
    if (added) {
        atomic_store_explicit(&at.leaf->block[at.grain], block, memory_order_release);
        set_bit(at.leaf->used, at.grain);
        atomic_fetch_or_explicit(&at.chunk->used, 1u << at.page, memory_order_relaxed);
        set_far_bit(at.middle->used, at.middle->full, at.mid);
        set_far_bit(at.part->used, at.part->full, at.root);
    }
    ur_spin_unlock(&map->lock);
    return added;
}

void ur_map_remove(struct ur_map *map, uintptr_t addr) {
    struct place at = map_split(addr);
    ur_spin_lock(&map->lock);
    at.part = ur_map_part(map, addr);
    at.middle = atomic_load_explicit(&at.part->middle[at.root], memory_order_relaxed);
    at.chunk = atomic_load_explicit(&at.middle->chunk[at.mid], memory_order_relaxed);
    at.leaf = atomic_load_explicit(&at.chunk->page[at.page], memory_order_relaxed);
    atomic_store_explicit(&at.leaf->block[at.grain], NULL, memory_order_release);
    if (clear_bit(at.leaf->used, at.grain) && !any_bit(at.leaf->used, UR_MAP_PAGE / 64)) {
        uint32_t bit = 1u << at.page;
        if (atomic_fetch_and_explicit(&at.chunk->used, ~bit, memory_order_relaxed) == bit &&
            clear_far_bit(at.middle->used, at.middle->full, at.mid) &&
            !any_bit(at.middle->full, UR_MAP_MIDDLE / 64 / 64)) {
            clear_far_bit(at.part->used, at.part->full, at.root);
        }
    }
    ur_spin_unlock(&map->lock);
}

/* Highest set bit below `end`, or -1. */
static long bit_below(_Atomic uint64_t *words, size_t end) {
    while (end > 0) {
        size_t word = (end - 1) / 64;
        uint64_t bits = atomic_load_explicit(&words[word], memory_order_relaxed);
        if (end % 64) {
            bits &= (1ull << end % 64) - 1;
        }
        if (bits) {
            return (long)(word * 64 + 63 - (size_t)__builtin_clzll(bits));
        }
        end = word * 64;
    }
    return -1;
}

static long far_bit_below(_Atomic uint64_t *words, _Atomic uint64_t *full, size_t end) {
    size_t word = end / 64;
    if (end % 64) {
        uint64_t bits =
            atomic_load_explicit(&words[word], memory_order_relaxed) & ((1ull << end % 64) - 1);
        if (bits) {
            return (long)(word * 64 + 63 - (size_t)__builtin_clzll(bits));
        }
    }
    for (long next; (next = bit_below(full, word)) >= 0; word = (size_t)next) {
        /* It may just have become zero. */
        uint64_t bits = atomic_load_explicit(&words[next], memory_order_relaxed);
        if (bits) {
            return next * 64 + 63 - __builtin_clzll(bits);
        }
    }
    return -1;
}

/* The last block that starts below grain `end` of a page. */
static struct ur_block *last_in_page(struct ur_map_page *page, size_t end) {
    long grain = bit_below(page->used, end);
    return grain < 0 ? NULL : atomic_load_explicit(&page->block[grain], memory_order_acquire);
}

static struct ur_block *last_in_chunk(struct ur_map_chunk *chunk, size_t end) {
    uint32_t bits = atomic_load_explicit(&chunk->used, memory_order_relaxed);
    bits = end >= 32 ? bits : bits & ((1u << end) - 1);
    if (!bits) {
        return NULL;
    }
    struct ur_map_page *page = atomic_load_explicit(
        &chunk->page[31 - (unsigned)__builtin_clz(bits)], memory_order_acquire);
    return page ? last_in_page(page, UR_MAP_PAGE) : NULL;
}

static struct ur_block *last_in_middle(struct ur_map_middle *middle, size_t end) {
    long mid = far_bit_below(middle->used, middle->full, end);
    if (mid < 0) {
        return NULL;
    }
    struct ur_map_chunk *chunk = atomic_load_explicit(&middle->chunk[mid], memory_order_acquire);
    return chunk ? last_in_chunk(chunk, UR_MAP_CHUNK) : NULL;
}

struct ur_block *ur_map_at_high(struct ur_map *map, uintptr_t addr) {
    struct ur_map_part *part = ur_map_part(map, addr);
    return part ? ur_map_in_middle(
                      atomic_load_explicit(&part->middle[addr >> 35 & (UR_MAP_ROOT - 1)],
                                           memory_order_acquire),
                      addr)
                : NULL;
}

static struct ur_block *last_in_part(struct ur_map_part *part, size_t end) {
    long root = far_bit_below(part->used, part->full, end);
    if (root < 0) {
        return NULL;
    }
    struct ur_map_middle *middle = atomic_load_explicit(&part->middle[root], memory_order_acquire);
    return middle ? last_in_middle(middle, UR_MAP_MIDDLE) : NULL;
}

static struct ur_block *below_in_part(struct ur_map_part *part, uintptr_t addr) {
    struct place at = map_split(addr);
    struct ur_block *found = NULL;
    at.middle = atomic_load_explicit(&part->middle[at.root], memory_order_acquire);
    if (at.middle) {
        at.chunk = atomic_load_explicit(&at.middle->chunk[at.mid], memory_order_acquire);
        if (at.chunk) {
            at.leaf = atomic_load_explicit(&at.chunk->page[at.page], memory_order_acquire);
            found = at.leaf ? last_in_page(at.leaf, at.grain + 1) : NULL;
            found = found ? found : last_in_chunk(at.chunk, at.page);
        }
        found = found ? found : last_in_middle(at.middle, at.mid);
    }
    return found ? found : last_in_part(part, at.root);
}

struct ur_block *ur_map_below(struct ur_map *map, uintptr_t addr) {
    struct ur_block *found = NULL;
    for (struct ur_map_part *part = &map->low; part && part->number <= addr >> 48;
         part = atomic_load_explicit(&part->next, memory_order_acquire)) {
        struct ur_block *here = part->number == addr >> 48 ? below_in_part(part, addr)
                                                           : last_in_part(part, UR_MAP_ROOT);
        found = here ? here : found;
    }
    return found;
}
