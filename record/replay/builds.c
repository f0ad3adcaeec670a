/* Programs are built when something is to be had of them: a runtime that loads all that a library
 * has of kernels builds hundreds of which it launches a few, and a driver may take a minute for
 * one. */
#include "replay.h"

static bool is_build(unsigned function) {
    return function == UR_FUNCTION_PROGRAM_BUILD || function == UR_FUNCTION_PROGRAM_BUILD_EXP;
}

bool ur_build_later(struct ur_replay *replay, const struct ur_call *recorded, size_t index) {
    int place = ur_call_place(recorded, "hProgram");
    if (!is_build(recorded->function->id) || place < 0) {
        return false;
    }
    return ur_map_put(&replay->builds, (const void *)(uintptr_t)ur_call_recorded(recorded, place),
                      (void *)(uintptr_t)(index + 1));
}

size_t ur_build_due(struct ur_replay *replay, const struct ur_call *recorded) {
    bool counts = recorded->function->id == UR_FUNCTION_PROGRAM_RETAIN ||
                  recorded->function->id == UR_FUNCTION_PROGRAM_RELEASE;
    for (size_t i = 0; i < recorded->num_slots; i++) {
        const struct ur_slot *slot = &recorded->slots[i];
        const void *handle = (const void *)(uintptr_t)slot->recorded;
        uintptr_t index = slot->kind == UR_SLOT_HANDLE && handle
                              ? (uintptr_t)ur_map_get(&replay->builds, handle)
                              : 0;
        if (!index) {
            continue;
        }
        if (!counts) {
            ur_map_remove(&replay->builds, handle);
        }
        if (slot->out && !ur_call_is(recorded, "WithNativeHandle")) {
            replay->num_unbuilt++; /* something else is at that address now */
        } else if (!counts) {
            return index;
        }
    }
    return 0;
}

void ur_builds_tell(struct ur_replay *replay) {
    for (size_t i = 0; i < replay->builds.room; i++) {
        replay->num_unbuilt += replay->builds.entries[i].key != NULL;
    }
    if (replay->num_unbuilt) {
        ur_say(replay, "programs of which nothing was used were not built: %zu.",
               replay->num_unbuilt);
    }
}
