/* Memory and events that are shared with other processes by data (urIPC...). What the recorded
 * process opened itself, with the data where it was given it, is opened again; what other processes
 * shared is not in the recording. */
#include <string.h>

#include "replay.h"

static const struct ur_slot *shared_address_of(const struct ur_call *call) {
    for (size_t i = 0; i < call->num_slots; i++) {
        if (call->slots[i].kind == UR_SLOT_ADDRESS) {
            return &call->slots[i];
        }
    }
    return NULL;
}

uint64_t ur_shared_key(uint64_t recorded) {
    return recorded ? ur_record_hash(&recorded, sizeof(recorded), UR_SLOT_ADDRESS) | 1u : 0;
}

bool ur_shared_is_memory(const struct ur_call *call) {
    return ur_call_is(call, "IPC") && ur_call_is(call, "MemHandle") &&
           !ur_call_is(call, "PhysMemHandle");
}

bool ur_shared_memory(struct ur_replay *replay, const struct ur_call *call) {
    struct ur_memory *memory;
    switch (call->function->id) {
    case UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP: {
        uint64_t address = ur_call_recorded(call, 1), data = ur_call_recorded(call, 2);
        memory = ur_memory_find(replay, address);
        if (memory) {
            memory->shared = true;
        }
        if (data) {
            ur_live_bind(replay, ur_shared_key(data), address);
        }
        ur_say(replay, "memory was shared with other processes: what they put there is not in the "
                       "recording, and what comes of it is not compared.");
        return true;
    }
    case UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP: {
        /* What this process shared is the same memory here, at its other address. */
        uint64_t of = (uintptr_t)ur_live_handle(replay, ur_shared_key(ur_call_recorded(call, 2)));
        const struct ur_memory *from = of ? ur_memory_find(replay, of) : NULL;
        memory = from ? ur_memory_made(replay, ur_call_recorded(call, 4),
                                       from->range.size - (size_t)(of - from->range.base),
                                       from->kind, from->live + (of - from->range.base))
                      : NULL;
        if (memory) {
            memory->shared = true;
        } else {
            ur_say(replay, "memory of other processes was used, which cannot be replayed: "
                           "commands that are given it fail here.");
        }
        return memory != NULL;
    }
    case UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP:
        ur_memory_gone(replay, ur_call_recorded(call, 1));
        return true;
    default:
        return true;
    }
}

bool ur_shared_is_here(const struct ur_replay *replay, const struct ur_call *call) {
    const struct ur_slot *slot = shared_address_of(call);
    return !ur_call_is(call, "Open") ||
           (slot && ur_live_handle(replay, ur_shared_key(slot->recorded)));
}

void ur_shared_follow(struct ur_replay *replay, const struct ur_call *recorded,
                      const struct ur_call *call) {
    const struct ur_slot *was = shared_address_of(recorded), *is = shared_address_of(call);
    if (ur_call_is(recorded, "IPCGet") && was && is && was->out && was->recorded) {
        uint64_t live;
        memcpy(&live, is->where, sizeof(live));
        ur_live_bind(replay, ur_shared_key(was->recorded), live);
    }
}
