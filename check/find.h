/* Finds an address in a table; for OpenCL C. */
#ifndef CHECK_FIND_H
#define CHECK_FIND_H

#include "block.h"

typedef __global struct ur_check_block block_t;
typedef const __global struct ur_check_range range_t;
typedef const __global struct ur_check_node node_t;
typedef __global struct ur_check_table table_t;

// All others are checked, and call what is here.
#define INLINE static __attribute__((always_inline))

// The last range that begins at or before an address; NULL: all begin behind it. No range begins between the address and `*next`.
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

#endif
