/* Memory and events that are shared with other processes by data (urIPC...). What the recorded
 * process opened itself, with the data where it was given it, is opened again; what other processes
 * shared is not in the recording. */
#include <string.h>

#include "replay.h"

static const struct ur_slot *address_of(const struct ur_call *call) {
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

bool ur_shared_is_here(const struct ur_replay *replay, const struct ur_call *call) {
    const struct ur_slot *slot = address_of(call);
    /* The recorder does not know where memory of others is. */
    if (ur_call_is(call, "MemHandle") && !ur_call_is(call, "PhysMemHandle")) {
        return false;
    }
    return !ur_call_is(call, "Open") ||
           (slot && ur_live_handle(replay, ur_shared_key(slot->recorded)));
}

void ur_shared_follow(struct ur_replay *replay, const struct ur_call *recorded,
                      const struct ur_call *call) {
    const struct ur_slot *was = address_of(recorded), *is = address_of(call);
    if (ur_call_is(recorded, "IPCGet") && was && is && was->out && was->recorded) {
        uint64_t live;
        memcpy(&live, is->where, sizeof(live));
        ur_live_bind(replay, ur_shared_key(was->recorded), live);
    }
}
