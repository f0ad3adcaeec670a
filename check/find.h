/* How kernels look addresses up, and tell what they found; for OpenCL C. */
#ifndef CHECK_FIND_H
#define CHECK_FIND_H

#include "block.h"

typedef const __global struct ur_check_block global_block;
typedef __global struct ur_check_told global_told;
typedef const __global struct ur_check_range global_range;
typedef const __global struct ur_check_node global_node;
typedef const __global struct ur_check_table global_table;

// All others are checked, and call what is here.
#define INLINE static inline __attribute__((always_inline))

// The table of the module whose block's address is at `variable`; NULL: nothing is checked.
INLINE global_table *table_at(const __global ulong *variable) {
    global_block *block = (global_block *)*variable;
    return block ? (global_table *)block->table : 0;
}

// The last range that begins at or before an address; NULL: all begin behind it. No range begins
// between the address and `*next`.
INLINE global_range *find_next(global_table *table, ulong address, ulong *next) {
    ulong root = table->root;
    global_node *node = (global_node *)(root & ~(ulong)UR_CHECK_TAGS);
    uint above = (uint)(root & UR_CHECK_TAGS);
    *next = ~0ul;
    while (node) {
        uint low = 0, high = (uint)node->count,
             step = above ? 1 : sizeof(global_range) / sizeof(ulong);
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
        node = (global_node *)((ulong)node + node->in.inner.child[low ? low - 1 : 0]);
        --above;
    }
    return 0;
}

INLINE global_range *find(global_table *table, ulong address) {
    ulong next;
    return find_next(table, address, &next);
}

INLINE bool holds(global_range *range, ulong address) {
    return range && address < range->to;
}

INLINE bool is_freed(global_range *range) {
    return (range->number & 1) || (range->flag && *(const volatile __global uint *)range->flag);
}

INLINE ulong places_of(ulong length, ulong size) {
    return length >= size ? length - size + 1 : 0;
}

// Something was found.
INLINE void tell_any(global_block *block) {
    atomic_inc((volatile __global uint *)&((global_told *)block->told)->found);
    atomic_inc((volatile __global uint *)block->any);
}

// What was found at a site, if it is the first.
INLINE void tell(global_block *block, uint site, uint kind, ulong address, ulong size,
                 uint alignment, struct ur_check_range bad) {
    __global struct ur_check_slot *slot =
        (__global struct ur_check_slot *)((global_told *)block->told + 1) + site;
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
    tell_any(block);
}

#endif
