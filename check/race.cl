// What is called before accesses that are looked at for races. A cell keeps the last write and the last read of a word of 4 bytes,
// each with a hash of where and when it was; what has another hash is not known any more. All of the launches that are looked at
// follow one another.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#include "find.h"
#include "race.h"

typedef volatile __global struct ur_check_cell cell_t;
typedef __global struct ur_check_race slot_t;
typedef const __global struct ur_check_races races_t;

// Of a work-item's state.
enum { WHEN, WHO, RACES, GROUP_SIZE };
// WHEN: barriers that it has passed from this bit on, below what its sub-group has passed; then whether it has acquired something.
#define BARRIER_BITS 16
#define ACQUIRED 1ul
#define OFF (~0ul)
// WHO: the group's number from this bit on, below the work-item's in it; whether groups are compared.
#define GROUP_BITS 16
#define OUTER (1ul << 63)

#define BYTES 16
#define ATOMIC (1ul << 20)
#define SEVERAL (1ul << 21)
#define VALUE 22
#define TAG 30

INLINE ulong who_of(ulong word) {
    return word & 0xffff;
}

INLINE ulong bytes_of(ulong word) {
    return word >> BYTES & 15;
}

INLINE ulong value_of(ulong word) {
    return word >> VALUE & 255;
}

// A kernel begins. `outer`: it has nothing by which groups tell each other when they have done something.
void ur_check_race_begin(const __global ulong *variable, ulong *state, uint outer) {
    global_block *block = (global_block *)*variable;
    races_t *races = block ? (races_t *)block->races : 0;
    state[WHEN] = OFF;
    if (races && races->launch && block->table) {
        ulong item = get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2));
        ulong group = get_group_id(0) + get_num_groups(0) * (get_group_id(1) + get_num_groups(1) * get_group_id(2));
        state[WHEN] = 0;
        state[WHO] = (item & 0xffff) | (group << (GROUP_BITS + 1)) >> 1 | (outer ? OUTER : 0);
        state[RACES] = (ulong)races;
        state[GROUP_SIZE] = get_local_size(0) * get_local_size(1) * get_local_size(2);
    }
}

// `state` is NULL in functions that other modules have called.
void ur_check_race_pass(ulong *state, uint what) {
    ulong when = state ? state[WHEN] : OFF;
    if (when != OFF) {
        state[WHEN] = what == UR_CHECK_PASS_BARRIER     ? ((when >> BARRIER_BITS) + 1) << BARRIER_BITS
                      : what == UR_CHECK_PASS_SUB_GROUP ? when + 2
                      : what == UR_CHECK_PASS_ACQUIRE   ? when | ACQUIRED
                                                        : OFF;
    }
}

// Whether accesses of one word, both of that time and place, by two who are not one, are a race. `mine` is a new word's.
INLINE bool collide(ulong old, ulong mine) {
    return (old ^ mine) >> TAG == 0 && (bytes_of(old) & bytes_of(mine)) && (who_of(old) != who_of(mine) || (old & SEVERAL)) &&
           !(old & mine & ATOMIC);
}

// What stands in a cell once `mine` comes after `old`: more than `mine` where both fit into one.
INLINE ulong both(ulong old, ulong mine, bool several) {
    if ((old ^ mine) >> TAG) {
        return mine;
    }
    if (who_of(old) == who_of(mine) && !(old & SEVERAL)) {
        // A value that is not the only one is none, and an atomic access says less than one that is not.
        ulong less = (old & ATOMIC) || !(mine & ATOMIC) ? mine : bytes_of(old) == bytes_of(mine) ? old : mine;
        ulong changed = (old ^ mine) & (255ul << VALUE) ? ~(255ul << VALUE) : ~0ul;
        return ((old ^ mine) & ATOMIC ? less : mine | (old & 15ul << BYTES)) & changed;
    }
    bool alike = several && bytes_of(old) == bytes_of(mine) && !((old ^ mine) & ATOMIC);
    return alike ? mine | SEVERAL : mine;
}

// Whether `old` says of a word all that it would say with `mine`, too.
INLINE bool covers(ulong old, ulong mine) {
    bool same = who_of(old) == who_of(mine), alike = !((old ^ mine) & ATOMIC);
    bool said = !value_of(old) || value_of(old) == value_of(mine);
    return (old ^ mine) >> TAG == 0 && !(bytes_of(mine) & ~bytes_of(old)) &&
           (old & SEVERAL ? alike : same && (alike ? said : !(old & ATOMIC)));
}

INLINE ulong side_of(ulong word, ulong number, uint site) {
    return (number & 0x3ffffff) | (word & ATOMIC ? 1ul << 26 : 0) | (site < 0x7fffe ? (ulong)(site + 1) << 27 : 0) |
           (word >> TAG & 0x3ffff) << 46;
}

// An access of the same word at the same time that `mine` is a race with; 0: none is known.
INLINE ulong find_side(volatile __global ulong *sides, uint count, ulong word, ulong mine) {
    ulong found = 0;
    for (uint i = 0; i < count; ++i) {
        ulong side = sides[i];
        if (side >> 46 == (word >> TAG & 0x3ffff) && (side ^ mine) & 0x3ffffff && (side >> 27 & 0x7ffff) &&
            !((side >> 26 & 1) && (word & ATOMIC))) {
            found = side;
        }
    }
    return found;
}

__attribute__((noinline)) void ur_check_race_found(global_block *block, const ulong *state, cell_t *cell, ulong old, ulong mine,
                                                   ulong number, ulong address, ulong size, uint site, uint kind) {
    bool wrote = kind & 1, outer = kind & 2, same = kind & 4;
    slot_t *slot = (slot_t *)block->race_slots + site;
    if (atomic_inc((volatile __global uint *)&slot->count)) {
        return;
    }
    ulong side = wrote ? find_side(cell->writers, 4, mine, number) : find_side(cell->readers, 2, mine, number);
    ulong groups = get_num_groups(0) * get_num_groups(1) * get_num_groups(2);
    slot->same = same;
    slot->outer = outer;
    slot->other = side ? (uint)(side >> 27 & 0x7ffff) - 1 : UR_CHECK_RACE_NO_SITE;
    slot->other_writes = wrote;
    slot->address = address;
    slot->size = size;
    slot->who = side ? side & 0x3ffffff : !outer && who_of(old) != who_of(mine) ? who_of(old) : UR_CHECK_RACE_NOBODY;
    slot->group_of_who = UR_CHECK_RACE_NOBODY;
    if (outer) {
        if (groups * state[GROUP_SIZE] > 0x3ffffff) {
            slot->who = UR_CHECK_RACE_NOBODY;
        } else if (side) {
            slot->group_of_who = slot->who / state[GROUP_SIZE];
        }
        if (slot->who == UR_CHECK_RACE_NOBODY && groups <= 0xffff && who_of(old) != who_of(mine)) {
            slot->group_of_who = who_of(old);
        }
    }
    for (uint i = 0; i < 3; ++i) {
        slot->item[i] = get_global_id(i);
        slot->group[i] = get_group_id(i);
        slot->inside[i] = get_local_id(i);
        slot->size_of_group[i] = get_local_size(i);
        slot->groups[i] = get_num_groups(i);
    }
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    slot->ready = 1;
    tell_any(block);
}

// Looks at a word and keeps the access. `mine` without its tag; `number` is the work-item's, as sides have it. The kind of the race,
// with `*old` what it is with; 0: none.
INLINE uint meet(cell_t *cell, ulong mine, ulong number, uint site, bool writes, bool quiet, ulong *other) {
    volatile __global ulong *word = writes ? &cell->wrote : &cell->read;
    ulong old = *word, more;
    bool several = !writes || (mine & ATOMIC);
    if (!covers(old, mine)) {
        ulong side = side_of(mine, number, site);
        if (writes) {
            cell->writers[who_of(mine) & 3] = side;
        } else {
            cell->readers[who_of(mine) & 1] = side;
        }
        old = atom_xchg(word, mine);
        more = both(old, mine, several);
        if (more != mine) {
            *word = more;
        }
    }
    if (quiet) {
        return 0;
    }
    if (writes && collide(old, mine)) {
        *other = old;
        return 1 | (bytes_of(old) == bytes_of(mine) && value_of(old) && value_of(old) == value_of(mine) ? 4 : 0);
    }
    old = writes ? cell->read : cell->wrote;
    if (collide(old, mine)) {
        *other = old;
        return writes ? 8 : 9;
    }
    return 0;
}

INLINE ulong mix(ulong word, ulong key) {
    ulong hash = (word ^ key) * 0x9e3779b97f4a7c15u;
    hash = (hash ^ hash >> 32) * 0xd6e8feb86659fd93u;
    return hash ^ hash >> 29;
}

__attribute__((noinline)) void ur_check_race(const __global ulong *variable, const ulong *state, ulong address, ulong size,
                                             uint what, uint site, ulong value) {
    ulong when = state ? state[WHEN] : OFF;
    if (when == OFF || !size) {
        return;
    }
    global_block *block = (global_block *)*variable;
    if ((what & UR_CHECK_RACE_GENERIC) && !holds(find((global_table *)block->table, address), address)) {
        return;
    }
    races_t *races = (races_t *)state[RACES];
    ulong item = state[WHO] & 0xffff, group = (state[WHO] & ~OUTER) >> GROUP_BITS, launch = races->launch;
    ulong key = ((launch * 0xa0761d6478bd642fu + group + 1) * 0xe7037ed1a0b428dbu + (when & ~ACQUIRED)) * 0x8ebc6af09c88c6e3u;
    bool writes = what & UR_CHECK_RACE_WRITES, local_memory = what & UR_CHECK_RACE_LOCAL;
    bool outer = (state[WHO] & OUTER) && !local_memory;
    ulong common = what & UR_CHECK_RACE_ATOMIC ? ATOMIC : 0;
    if (what & UR_CHECK_RACE_VALUE) {
        common |= (mix(value, 0) % 255 + 1) << VALUE;
    }
    ulong first = address >> UR_CHECK_WORD, last = (address + size - 1) >> UR_CHECK_WORD;
    last = last - first < 64 ? last : first + 63;
    for (ulong at = first; at <= last; ++at) {
        uint begin = at == first ? (uint)(address & 3) : 0;
        ulong behind = address + size - (at << UR_CHECK_WORD);
        ulong bytes = ((1ul << (behind < 4 ? behind : 4)) - 1) & ~((1ul << begin) - 1);
        ulong place = at | (local_memory ? 1ul << 62 : 0), other = 0;
        ulong mine = mix(place, key) >> TAG << TAG | common | bytes << BYTES | item;
        cell_t *cell = (cell_t *)races->inner + ((at + group * 0x9e3779b1u) & races->inner_mask);
        uint kind = meet(cell, mine, item, site, writes, when & ACQUIRED, &other);
        if (kind && (!(kind & 4) || races->same)) {
            ur_check_race_found(block, state, cell, other, mine, item, address, size, site, kind);
        }
        if (outer) {
            ulong number = group * state[GROUP_SIZE] + item;
            mine = mix(place, launch * 0x8ebc6af09c88c6e3u) >> TAG << TAG | common | bytes << BYTES | (group & 0xffff);
            cell = (cell_t *)races->outer + (at & races->outer_mask);
            kind = meet(cell, mine, number, site, writes, false, &other);
            if (kind && (!(kind & 4) || races->same)) {
                ur_check_race_found(block, state, cell, other, mine, number, address, size, site, kind | 2);
            }
        }
    }
}
