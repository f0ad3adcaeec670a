// Values that nobody has set. Each byte of an allocation has one in its shadow, which is 1 once something was written there.
#include "find.h"

typedef __global uchar shadow_t;

// How far the shadow of the allocation of a pointer is from it; 0: it has none.
ulong ur_check_shadow(const __global ulong *variable, ulong root) {
    global_table *table = table_at(variable);
    global_range *range = table ? find(table, root) : 0;
    return holds(range, root) && !is_freed(range) ? range->shadow : 0;
}

__attribute__((noinline)) ulong ur_check_mark_slowly(const __global ulong *variable, ulong address, ulong shadow, ulong size) {
    global_table *table = table_at(variable);
    if (!shadow) {
        global_range *range = table ? find(table, address) : 0;
        if (!holds(range, address)) {
            return 0;
        }
        shadow = range->shadow;
        size = size < range->to - address ? size : range->to - address;
    }
    for (ulong i = 0; shadow && i < size; ++i) {
        *(volatile shadow_t *)(address + shadow + i) = 1;
    }
    return 0;
}

// `size` bytes are written there. `given`: where the program wants to write, in its allocation or not.
ulong ur_check_mark(const __global ulong *variable, ulong address, ulong given, ulong from, ulong length, ulong shadow, ulong size) {
    if (address != given) {
        return 0;
    }
    if (address - from >= places_of(length, size)) {
        return ur_check_mark_slowly(variable, address, 0, size);
    }
    if (!shadow) {
        return 0;
    }
    if (size == 1) {
        *(volatile shadow_t *)(address + shadow) = 1;
    } else if (size == 2 && !(address & 1)) {
        *(volatile __global ushort *)(address + shadow) = 0x101;
    } else if (size == 4 && !(address & 3)) {
        *(volatile __global uint *)(address + shadow) = 0x1010101;
    } else if (size == 8 && !(address & 7)) {
        *(volatile __global ulong *)(address + shadow) = 0x101010101010101ul;
    } else {
        return ur_check_mark_slowly(variable, address, shadow, size);
    }
    return 0;
}

__attribute__((noinline)) ulong ur_check_unset_slowly(ulong address, ulong shadow, ulong size) {
    for (ulong i = 0; i < size; ++i) {
        if (*(const volatile shadow_t *)(address + shadow + i)) {
            return 0;
        }
    }
    return address;
}

// The address of what is read there, if nobody has written any of its bytes; else 0.
ulong ur_check_unset(const __global ulong *variable, ulong address, ulong from, ulong length, ulong shadow, ulong size) {
    if (!shadow || address - from >= places_of(length, size)) {
        return 0;
    }
    if (size == 1) {
        return *(const volatile shadow_t *)(address + shadow) ? 0 : address;
    }
    if (size == 4 && !(address & 3)) {
        return *(const volatile __global uint *)(address + shadow) ? 0 : address;
    }
    if (size == 8 && !(address & 7)) {
        return *(const volatile __global ulong *)(address + shadow) ? 0 : address;
    }
    return ur_check_unset_slowly(address, shadow, size);
}

__attribute__((noinline)) ulong ur_check_decided(const __global ulong *variable, ulong address, uint site) {
    global_table *table = table_at(variable);
    global_block *block = (global_block *)*variable;
    bool own = address & UR_CHECK_OF_MODULE;
    global_range *range = table && !own ? find(table, address) : 0;
    if (table && (own || holds(range, address))) {
        struct ur_check_range bad = {0, 0, 0, 0, 0};
        if (!own) {
            bad = (struct ur_check_range){range->from, range->to, range->number, 0, 0};
        }
        tell(block, site, UR_CHECK_UNSET, address, 0, 0, bad);
    }
    return 0;
}

// A value decides that was read at `address` and that nobody has set; 0: it is set.
ulong ur_check_decides(const __global ulong *variable, ulong address, uint site) {
    return address ? ur_check_decided(variable, address, site) : 0;
}

// ---- variables of the module: in private memory ("own") and in local memory ("group") ----

ulong ur_check_own_clear(__private uchar *shadow, ulong length) {
    for (ulong i = 0; i < length; ++i) {
        shadow[i] = 0;
    }
    return 0;
}

ulong ur_check_own_mark(__private uchar *shadow, ulong offset, ulong length, ulong size) {
    if (offset < places_of(length, size)) {
        for (ulong i = 0; i < size; ++i) {
            shadow[offset + i] = 1;
        }
    }
    return 0;
}

// `what`: the site of the read, as UR_CHECK_OF_MODULE has it.
ulong ur_check_own_unset(__private uchar *shadow, ulong offset, ulong length, ulong size, ulong what) {
    bool set = offset >= places_of(length, size);
    for (ulong i = 0; i < size && !set; ++i) {
        set = shadow[offset + i] != 0;
    }
    return set ? 0 : what | offset;
}

// By all work-items of a group, before a barrier.
__attribute__((noinline)) ulong ur_check_group_clear(__local uchar *shadow, ulong length) {
    ulong step = get_local_size(0) * get_local_size(1) * get_local_size(2);
    ulong first = get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2));
    for (ulong i = first; i < length; i += step) {
        ((volatile __local uchar *)shadow)[i] = 0;
    }
    return 0;
}

ulong ur_check_group_mark(__local uchar *shadow, ulong offset, ulong length, ulong size) {
    if (offset < places_of(length, size)) {
        for (ulong i = 0; i < size; ++i) {
            ((volatile __local uchar *)shadow)[offset + i] = 1;
        }
    }
    return 0;
}

ulong ur_check_group_unset(__local uchar *shadow, ulong offset, ulong length, ulong size, ulong what) {
    bool set = offset >= places_of(length, size);
    for (ulong i = 0; i < size && !set; ++i) {
        set = ((volatile __local uchar *)shadow)[offset + i] != 0;
    }
    return set ? 0 : what | offset;
}
