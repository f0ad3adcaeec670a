// What is called before each access of global memory: looks the address up and returns the one to use, which is another one
// where the access is left out. `root` is the address of the pointer that `address` was derived from.
#include "block.h"

typedef __global struct ur_check_block block_t;
typedef __global struct ur_check_slot slot_t;
typedef const __global struct ur_check_range range_t;
typedef const __global struct ur_check_table table_t;

// The last range that begins at or before an address; NULL: all begin behind it.
static range_t *find(table_t *table, ulong address) {
    ulong low = 0, high = table->count;
    while (low < high) {
        ulong middle = (low + high) / 2;
        if (table->ranges[middle].from <= address) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low ? &table->ranges[low - 1] : 0;
}

static bool holds(range_t *range, ulong address) {
    return range && address < range->to;
}

static bool is_freed(range_t *range) {
    return range->number & 1;
}

// Whether `root`, where `range` begins, may just as well be the end of the range before it, which holds the access.
static bool ends_there(range_t *before, range_t *range, ulong root, ulong address, ulong size) {
    return root == range->from && before + 1 == range && before->to == root && !is_freed(before) && address < root &&
           size <= root - address;
}

ulong ur_check_access(ulong at, ulong address, ulong root, ulong size, uint writes, uint site) {
    block_t *block = (block_t *)at;
    if (!at || !size) {
        return address;
    }
    table_t *table = (table_t *)((const __global struct ur_check_header *)block->header)->table;
    if (!table) {
        return address;
    }
    range_t *range = 0, *here = find(table, address);
    range_t *there = holds(here, root) && root >= here->from ? here : find(table, root);
    uint kind = UR_CHECK_NOTHING;
    if (address < UR_CHECK_LOWEST) {
        kind = UR_CHECK_NULL;
    } else if (holds(there, root) && !is_freed(there)) {
        bool inside = here == there && address < there->to && size <= there->to - address;
        if (!inside && !(here && ends_there(here, there, root, address, size))) {
            kind = UR_CHECK_OUTSIDE;
            range = there;
        }
    } else if (holds(here, address)) {
        if (is_freed(here)) {
            kind = UR_CHECK_FREED;
        } else if (size > here->to - address) {
            kind = UR_CHECK_OUTSIDE;
        }
        range = here;
    } else if (holds(there, root)) {
        kind = UR_CHECK_FREED;
        range = there;
    } else if (!block->unknown) {
        block->unknown = 1;
    }
    if (kind == UR_CHECK_NOTHING) {
        return address;
    }
    slot_t *slot = (slot_t *)(block + 1) + site;
    if (atomic_inc((volatile __global uint *)&slot->count) == 0) {
        slot->kind = kind;
        slot->address = address;
        slot->size = size;
        if (range) {
            slot->range.from = range->from;
            slot->range.to = range->to;
            slot->range.number = range->number;
        }
        for (uint i = 0; i < 3; ++i) {
            slot->item[i] = get_global_id(i);
            slot->group[i] = get_group_id(i);
        }
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        slot->ready = 1;
    }
    atomic_inc((volatile __global uint *)&block->found);
    return size > UR_CHECK_SPARE ? address : writes ? (ulong)block->sink : (ulong)block->zeros;
}
