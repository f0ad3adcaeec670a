/* How kernels look addresses up, and tell what they found; for OpenCL C. */
#ifndef CHECK_FIND_H
#define CHECK_FIND_H

#include "block.h"

typedef __global struct ur_check_block block_t;
typedef const __global struct ur_check_range range_t;
typedef const __global struct ur_check_node node_t;
typedef __global struct ur_check_table table_t;

// All others are checked, and call what is here.
#define INLINE static inline __attribute__((always_inline))

// The table of the module whose block's address is at `variable`; NULL: nothing is checked.
INLINE table_t *table_at(const __global ulong *variable) {
    block_t *block = (block_t *)*variable;
    return block ? (table_t *)block->table : 0;
}

// The last range that begins at or before an address; NULL: all begin behind it. No range begins
// between the address and `*next`.
INLINE range_t *find_next(table_t *table, ulong address, ulong *next) {
    ulong root = ((volatile table_t *)table)->root;
    node_t *node = (node_t *)(root & ~(ulong)UR_CHECK_TAGS);
    uint above = (uint)(root & UR_CHECK_TAGS);
    *next = ~0ul;
    while (node) {
        uint low = 0, high = (uint)node->count, step = above ? 1 : sizeof(range_t) / sizeof(ulong);
        while (low < high) {
            uint middle = (low + high) / 2;
            if (node->in.words[middle * step] <= address) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (low < node->count) {
            *next = node->in.words[low * step];
        }
        if (!above) {
            return low ? &node->in.ranges[low - 1] : 0;
        }
        node = (node_t *)node->in.inner.child[low ? low - 1 : 0];
        --above;
    }
    return 0;
}

INLINE range_t *find(table_t *table, ulong address) {
    ulong next;
    return find_next(table, address, &next);
}

INLINE bool holds(range_t *range, ulong address) {
    return range && address < range->to;
}

INLINE bool is_freed(range_t *range) {
    return (range->number & 1) || (range->flag && *(const volatile __global uint *)range->flag);
}

INLINE ulong places_of(ulong length, ulong size) {
    return length >= size ? length - size + 1 : 0;
}

// What was found at a site, if it is the first.
INLINE void tell(block_t *block, table_t *table, uint site, uint kind, ulong address, ulong size,
                 uint alignment, struct ur_check_range bad) {
    __global struct ur_check_slot *slot = (__global struct ur_check_slot *)(block + 1) + site;
    if (atomic_inc((volatile __global uint *)&slot->count) == 0) {
        slot->kind = kind;
        slot->address = address;
        slot->size = size;
        slot->alignment = alignment;
        slot->range.from = bad.from;
        slot->range.to = bad.to;
        slot->range.number = bad.number;
        for (uint i = 0; i < 3; ++i) {
            slot->item[i] = get_global_id(i);
            slot->group[i] = get_group_id(i);
        }
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        slot->ready = 1;
    }
    atomic_inc((volatile __global uint *)&block->found);
    atomic_inc((volatile __global uint *)&table->found);
}

#endif
