// What is called before accesses that are looked at for races between commands (command.h).
#include "find.h"
#include "command.h"
#include "race.h"

// Of a work-item's state: the number of its launch, 0 if nothing is looked at; the commands; and the allocation that was
// accessed last, with how far what is kept of its bytes is from them.
enum { NUMBER, COMMANDS, FROM, TO, DISTANCE };

// A kernel begins.
void ur_check_command_begin(const __global ulong *variable, ulong *state, ulong number) {
    global_block *block = (global_block *)*variable;
    const __global struct ur_check_races *races = block ? (const __global struct ur_check_races *)block->races : 0;
    state[NUMBER] = races && block->table ? number : 0;
    state[COMMANDS] = races ? races->commands : 0;
    state[FROM] = state[TO] = state[DISTANCE] = 0;
}

__attribute__((noinline)) void ur_check_command_found(global_block *block, ulong number, uint other, bool read, ulong address,
                                                      ulong size, uint site) {
    __global struct ur_check_race *slot = (__global struct ur_check_race *)block->race_slots + site;
    if (atomic_inc((volatile __global uint *)&slot->count)) {
        return;
    }
    slot->same = 0;
    slot->outer = 0;
    slot->other = UR_CHECK_RACE_NO_SITE;
    slot->other_writes = !read;
    slot->address = address;
    slot->size = size;
    slot->who = other >> UR_CHECK_TOUCHED_NUMBER;
    slot->group_of_who = number;
    for (uint i = 0; i < 3; ++i) {
        slot->item[i] = get_global_id(i);
        slot->group[i] = get_group_id(i);
    }
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    slot->ready = 1;
    tell_any(block);
}

// `state` is NULL in functions that other modules have called.
__attribute__((noinline)) void ur_check_command(const __global ulong *variable, ulong *state, ulong address, ulong size, uint what,
                                                uint site) {
    ulong number = state ? state[NUMBER] : 0;
    if (!number || !size) {
        return;
    }
    global_block *block = (global_block *)*variable;
    if (address < state[FROM] || address >= state[TO]) {
        global_range *range = find((global_table *)block->table, address);
        if (!holds(range, address)) {
            return;
        }
        state[FROM] = range->from;
        state[TO] = range->to;
        state[DISTANCE] = range->shadow;
    }
    ulong distance = state[DISTANCE], end = size < state[TO] - address ? address + size : state[TO];
    if (!distance) {
        return;
    }
    volatile const __global struct ur_check_command *commands = (volatile const __global struct ur_check_command *)state[COMMANDS];
    uint common = (uint)number << UR_CHECK_TOUCHED_NUMBER | (what & UR_CHECK_RACE_ATOMIC ? UR_CHECK_TOUCHED_ATOMIC : 0);
    for (ulong word = address & ~7ul; word < end; word += 8) {
        bool read;
        uint other = ur_check_access_by(commands, (volatile __global struct ur_check_touched *)(word + distance),
                                        common | ur_check_touched_bytes(word, address, end), what & UR_CHECK_RACE_WRITES, &read);
        if (other) {
            ur_check_command_found(block, number, other, read, address, size, site);
        }
    }
}
