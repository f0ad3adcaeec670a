// What is called before accesses of memory. Of each pointer that accesses are derived from its allocation is looked up, once; an
// access that is not in it is looked at closely, and left out where it is bad.
#include "find.h"

typedef const __global struct ur_check_known known_t;

// Whether `root`, where `range` begins, may just as well be the end of the range before it, which holds the access.
INLINE bool ends_there(global_range *before, global_range *range, ulong root, ulong address, ulong size) {
    return root == range->from && before->to == root && !is_freed(before) && address < root &&
           size <= root - address;
}

// Where the allocation of a pointer begins, and its bytes: any access in it is good. Of memory that
// is not known what lies between the allocations beside it; nothing of what is freed, at NULL, and
// if a bit of `mask` is in the address.
__attribute__((noinline)) ulong2 ur_check_search(const __global ulong *variable, ulong root,
                                                 ulong mask) {
    global_table *table = table_at(variable);
    if (!table) {
        return (ulong2)(0, ~0ul);
    }
    if (root < UR_CHECK_LOWEST || (root & mask)) {
        return (ulong2)(0, 0);
    }
    ulong next;
    global_range *range = find_next(table, root, &next);
    if (holds(range, root)) {
        return (ulong2)(range->from, is_freed(range) ? 0 : range->to - range->from);
    }
    ulong from = range && range->to > UR_CHECK_LOWEST ? range->to : UR_CHECK_LOWEST;
    return (ulong2)(from, next - from);
}

// The same, sooner where the pointer is to the first byte of its allocation.
ulong2 ur_check_root(const __global ulong *variable, ulong root, ulong mask) {
    global_table *table = table_at(variable);
    if (!table) {
        return (ulong2)(0, ~0ul);
    }
    ulong places = table->known;
    known_t *known = (known_t *)(places & ~(ulong)UR_CHECK_TAGS) + UR_CHECK_HASH(root, places & UR_CHECK_TAGS);
    known += known->from == root ? 0 : 1;
    return known->from == root && !(root & mask) ? (ulong2)(root, known->length)
                                                 : ur_check_search(variable, root, mask);
}

// Bytes of local memory that a kernel was given, as an argument.
ulong ur_check_lent(const __global ulong *variable, uint number) {
    global_block *block = (global_block *)*variable;
    ulong size = block ? block->lent[number] : 0;
    return size ? size : ~0ul;
}

// Looks at an access that is not where it was expected, or not aligned. `length`: of the object
// that begins at `root`, if it is one. `spare`: where an access of an object goes that is left out;
// 0: into the block. What is not used is 0, which costs least where callers are vectorised.
__attribute__((noinline)) ulong ur_check_closely(const __global ulong *variable, ulong address, ulong root, ulong length, uint what,
                                                 uint site, ulong spare) {
    ulong size = what >> UR_CHECK_SIZE;
    global_table *table = table_at(variable);
    global_block *block = (global_block *)*variable;
    if (!table || !size) {
        return address;
    }
    struct ur_check_range bad = {root, root + length, 0, 0, 0};
    ulong alignment = 1ul << (what >> UR_CHECK_ALIGN & UR_CHECK_ALIGNED);
    uint kind = address - root < places_of(length, size) ? UR_CHECK_NOTHING : UR_CHECK_OUTSIDE;
    if (!(what & UR_CHECK_WITHIN)) {
        global_range *range = 0, *here = find(table, address);
        global_range *there = holds(here, root) && root >= here->from ? here : find(table, root);
        kind = UR_CHECK_NOTHING;
        if (address < UR_CHECK_LOWEST) {
            kind = UR_CHECK_NULL;
        } else if (holds(there, root) && !is_freed(there)) {
            range = there;
            bool inside = here == there && address < there->to && size <= there->to - address;
            if (!inside && !(here && ends_there(here, there, root, address, size))) {
                kind = UR_CHECK_OUTSIDE;
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
        }
        if (kind == UR_CHECK_NOTHING && range && (address < range->from || address >= range->to)) {
            range = 0;
        }
        bad.from = range ? range->from : 0;
        bad.to = range ? range->to : 0;
        bad.number = range ? range->number : 0;
    }
    if (kind == UR_CHECK_NOTHING && (address & (alignment - 1))) {
        kind = UR_CHECK_MISALIGNED;
    }
    if (kind == UR_CHECK_NOTHING) {
        return address;
    }
    tell(block, site, kind, address, size, (uint)alignment, bad);
    if (spare) {
        return size > UR_CHECK_INNER ? address : spare;
    }
    return size > UR_CHECK_SPARE ? address : what & UR_CHECK_WRITES ? (ulong)((global_told *)block->told)->sink
                                                                  : (ulong)((global_told *)block->told)->zeros;
}

// A pointer of any class becomes one to local or private memory, where nothing is that the table has; or, if `wrong`, to what it is
// not in any case. Gives 1 where that is bad, or 0.
__attribute__((noinline)) ulong ur_check_cast(const __global ulong *variable, ulong address, uint site, uint wrong) {
    global_table *table = table_at(variable);
    global_range *range = table && !wrong ? find(table, address) : 0;
    bool null = address < UR_CHECK_LOWEST && !wrong;
    if (!table || !(wrong || null || holds(range, address))) {
        return 0;
    }
    struct ur_check_range bad = {range ? range->from : 0, range ? range->to : 0, range ? range->number : 0, 0, 0};
    tell((global_block *)*variable, site, null ? UR_CHECK_NULL : UR_CHECK_CLASS, address, 0, 0, bad);
    return 1;
}

// The address to use for an access of `size` bytes by a pointer that was derived from `root`, whose
// allocation begins at `from` and has `whole` bytes. `length` is the same, or 0 if no access by the
// pointer is aligned. No bit of `mask` may be in the address.
ulong ur_check_access(const __global ulong *variable, ulong address, ulong root, ulong from,
                      ulong length, ulong whole, ulong size, uint what, uint site, ulong spare,
                      ulong mask) {
    if (address - from < places_of(length, size) && !(address & mask)) {
        return address;
    }
    what |= (size < UR_CHECK_LARGEST ? (uint)size : UR_CHECK_LARGEST) << UR_CHECK_SIZE;
    return what & UR_CHECK_WITHIN
               ? ur_check_closely(variable, address, from, whole, what, site, spare)
               : ur_check_closely(variable, address, root, 0, what, site, 0);
}
