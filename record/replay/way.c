#include <string.h>

#include "replay.h"

/* Whether the native handle that an object is made from is one that a replayed call gave. */
static bool native_is_here(const struct ur_replay *replay, const struct ur_call *call) {
    for (size_t i = 0; i < call->num_slots; i++) {
        if (call->slots[i].kind == UR_SLOT_VALUE && !call->slots[i].out) {
            uint64_t live;
            bool complete = /* an event of no native one, on every adapter */
                call->function->id == UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE &&
                !call->slots[i].recorded;
            return complete || ur_live_native(replay, call->slots[i].recorded, &live);
        }
    }
    return false;
}

/* Whether the call gave a device or platform that a replay has: these are none that it makes. */
static bool gives_what_is_here(const struct ur_replay *replay, const struct ur_call *call) {
    for (size_t i = 0; i < call->num_slots; i++) {
        const struct ur_slot *slot = &call->slots[i];
        if (slot->kind == UR_SLOT_HANDLE && slot->out) {
            return ur_live_handle(replay, slot->recorded) != NULL;
        }
    }
    return false;
}

/* The adapters and platforms of the recording are those of the device that it is replayed on. */
static void bind_all(struct ur_replay *replay, const struct ur_call *call, const void *live) {
    for (size_t i = 0; i < call->num_slots; i++) {
        const struct ur_slot *slot = &call->slots[i];
        if (slot->kind == UR_SLOT_HANDLE && slot->out) {
            ur_live_bind(replay, slot->recorded, (uintptr_t)live);
        }
    }
}

enum ur_way ur_way_of(struct ur_replay *replay, const struct ur_call *call) {
    static const char *const asks[] = {"GetInfo",
                                       "urAdapter",
                                       "urPlatform",
                                       "urDeviceGet",
                                       "urDeviceRetain",
                                       "urDeviceRelease",
                                       "DeviceSelect",
                                       "LastError",
                                       "ProfilingInfo",
                                       "GetGroupInfo",
                                       "GetSubGroupInfo",
                                       "GetBuildInfo",
                                       "Suggest",
                                       "SetCallback",
                                       "SetExtendedDeleter",
                                       "Granularity",
                                       "Support",
                                       "IsGraphCapture",
                                       "QueueGetGraph",
                                       "GraphIsEmpty",
                                       "GraphGetId",
                                       "DumpContents",
                                       "DestructionCallback",
                                       "GetMemAllocInfo",
                                       "MemGetInfo",
                                       "PeerAccessGet",
                                       NULL};
    static const struct {
        const char *word, *why;
    } impossible[] = {
        {"NativeCommand", "native commands were enqueued"},
        {"External", "memory or semaphores of other interfaces were used"},
        {"ExportMemoryHandle", "memory was shared with other interfaces"},
        {"HostPipe", "pipes of the host were used"},
        {"GetFunctionPointer", "addresses of functions were asked for"},
    };
    if (call->function->id == UR_FUNCTION_COMMAND_BUFFER_APPEND_NATIVE_COMMAND_EXP &&
        !replay->native_untold) {
        ur_say(replay, "native commands of command buffers are not made again: what the runs have "
                       "changed in memory is recorded.");
        return UR_WAY_ANSWER;
    }
    for (size_t i = 0; i < sizeof(impossible) / sizeof(impossible[0]); i++) {
        if (ur_call_is(call, impossible[i].word)) {
            ur_say(replay, "%s, which cannot be replayed.", impossible[i].why);
            return UR_WAY_LEAVE;
        }
    }
    if (ur_shared_is_memory(call)) {
        return ur_shared_memory(replay, call) ? UR_WAY_ANSWER : UR_WAY_LEAVE;
    }
    if (ur_call_is(call, "IPC") && !ur_shared_is_here(replay, call)) {
        ur_say(replay, "memory or events were shared with other processes, which cannot be "
                       "replayed.");
        return UR_WAY_LEAVE;
    }
    if (ur_call_is(call, "GetNativeHandle")) {
        if (call->function->id == UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE) {
            ur_say(replay, "the program took native handles of queues: commands that it, or a "
                           "library such as oneMKL, gave the driver there itself are not in the "
                           "recording, and what comes of them differs here.");
        } else {
            ur_say(replay, "native handles were asked for: what else the program did with them is "
                           "not recorded.");
        }
        return UR_WAY_MAKE;
    }
    if (call->function->id == UR_FUNCTION_ADAPTER_GET) {
        bind_all(replay, call, replay->adapter);
    } else if (call->function->id == UR_FUNCTION_PLATFORM_GET) {
        bind_all(replay, call, replay->platform);
    }
    if ((call->function->id == UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE ||
         call->function->id == UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE) &&
        gives_what_is_here(replay, call)) {
        return UR_WAY_ANSWER;
    }
    if (ur_call_is(call, "WithNativeHandle") && !native_is_here(replay, call)) {
        if (ur_map_get(&replay->codes, (const void *)(uintptr_t)call->sequence)) {
            return UR_WAY_CODE;
        }
        ur_say(replay, "objects were made from native handles that no recorded call gave, which "
                       "cannot be replayed.");
        return UR_WAY_LEAVE;
    }
    if (call->function->id == UR_FUNCTION_USM_POOL_SET_INFO_EXP &&
        UR_CALL_ARGUMENT(call, ur_usm_pool_info_t, 1) == UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP) {
        return UR_WAY_ANSWER; /* what was given then is to be given here, whatever is free when */
    }
    for (const char *const *word = asks; *word; word++) {
        if (ur_call_is(call, *word)) {
            return UR_WAY_ANSWER;
        }
    }
    return UR_WAY_MAKE;
}
