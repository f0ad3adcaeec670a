#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "record/format.h"
#include "replay.h"

/* Memory that is kept for commands in flight; above, the queues are finished (bytes). */
#define MOST_KEPT (32u << 20)

static bool has(const char *name, const char *word) {
    return strstr(name, word) != NULL;
}

/* Whether the native handle that an object is made from is one that a replayed call gave. */
static bool native_is_here(const struct ur_replay *replay, const struct ur_call *call) {
    for (size_t i = 0; i < call->num_slots; i++) {
        if (call->slots[i].kind == UR_SLOT_VALUE && !call->slots[i].out) {
            return ur_live_handle(replay, ur_slot_key(&call->slots[i])) != NULL;
        }
    }
    return false;
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
        {"Exportable", "memory was shared with other interfaces"},
        {"HostPipe", "pipes of the host were used"},
        {"GetFunctionPointer", "addresses of functions were asked for"},
        {"ImageCopyExp", "bindless images were copied"},
    };
    const char *name = ur_call_name(call);
    for (size_t i = 0; i < sizeof(impossible) / sizeof(impossible[0]); i++) {
        if (has(name, impossible[i].word)) {
            ur_say(replay, "%s, which cannot be replayed.", impossible[i].why);
            return UR_WAY_LEAVE;
        }
    }
    if (has(name, "IPC") && !ur_shared_is_here(replay, call)) {
        ur_say(replay, "memory or events were shared with other processes, which cannot be "
                       "replayed.");
        return UR_WAY_LEAVE;
    }
    if (has(name, "GetNativeHandle")) {
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
    if (has(name, "WithNativeHandle") && !native_is_here(replay, call)) {
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
        if (has(name, *word)) {
            return UR_WAY_ANSWER;
        }
    }
    return UR_WAY_MAKE;
}

bool ur_queue_captures(const struct ur_replay *replay, size_t index) {
    bool captures = replay->queues[index].captures;
    if (!captures && replay->num_capturing && /* it may have joined by an event */
        urQueueIsGraphCaptureEnabledExp(replay->queues[index].at, &captures)) {
        return false;
    }
    return captures;
}

void ur_finish_all(struct ur_replay *replay) {
    for (size_t i = 0; i < replay->num_queues; i++) {
        if (!ur_queue_captures(replay, i)) {
            urQueueFinish(replay->queues[i].at);
        }
    }
    for (size_t i = 0; i < replay->kept.used; i++) {
        free(replay->kept.at[i]);
    }
    replay->kept.used = replay->kept.bytes = 0;
}

/* An event that no command here signals is one of before the part that was recorded: it is over. */
static void drop_from_list(struct ur_call *call, const struct ur_slot *slot) {
    uint64_t **list = call->params[call->traits->waits];
    uint32_t *count = call->params[call->traits->num_waits];
    size_t at = (size_t)(slot->where - *list);
    memmove(slot->where, slot->where + 1, (*count - at - 1) * sizeof(**list));
    if (--*count == 0) {
        *list = NULL;
    }
}

static bool is_wait(const struct ur_call *call, const struct ur_slot *slot) {
    return call->traits->waits >= 0 && slot->param == call->traits->waits && !slot->out;
}

static uintptr_t references(const struct ur_replay *replay, uint64_t recorded) {
    return (uintptr_t)ur_map_get(&replay->references, (const void *)(uintptr_t)recorded);
}

bool ur_signals_again(const struct ur_replay *replay, const struct ur_call *call,
                      const struct ur_slot *slot) {
    return call->function->id == UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT &&
           slot->param == call->traits->event && slot->kind == UR_SLOT_HANDLE &&
           references(replay, slot->recorded) > 0;
}

/* Exchanges what the arguments name. False: something is not here. */
static bool translate(struct ur_replay *replay, struct ur_call *call) {
    for (size_t i = call->num_slots; i-- > 0;) { /* from the end, for lists that get shorter */
        struct ur_slot *slot = &call->slots[i];
        uint64_t live = 0;
        if (slot->out) {
            if (ur_signals_again(replay, call, slot)) {
                live = (uintptr_t)ur_live_handle(replay, slot->recorded);
            }
            memcpy(slot->where, &live, sizeof(live));
            continue;
        }
        switch (slot->kind) {
        case UR_SLOT_HANDLE:
            live = (uintptr_t)ur_live_handle(replay, slot->recorded);
            if (slot->recorded && !live) {
                if (!is_wait(call, slot)) {
                    return false;
                }
                drop_from_list(call, slot);
                continue;
            }
            break;
        case UR_SLOT_ADDRESS: {
            live = has(ur_call_name(call), "IPC")
                       ? (uintptr_t)ur_live_handle(replay, ur_shared_key(slot->recorded))
                       : ur_live_address(replay, slot->recorded);
            struct ur_shadow *shadow =
                slot->recorded && !live ? ur_shadow_find(replay, slot->recorded) : NULL;
            if (shadow) {
                live = (uintptr_t)(shadow->live + (slot->recorded - shadow->range.base));
            } else if (slot->recorded && !live &&
                       (ur_is_launch(call->function->id) ||
                        call->function->id == UR_FUNCTION_KERNEL_SET_ARG_POINTER)) {
                ur_say(replay, "a kernel was given the address of memory that no recorded call "
                               "allocated: here it is given NULL.");
            }
            break;
        }
        case UR_SLOT_VALUE:
            live = (uintptr_t)ur_live_handle(replay, ur_slot_key(slot));
            live = live ? live : slot->recorded;
            break;
        default:
            break;
        }
        memcpy(slot->where, &live, sizeof(live));
    }
    return true;
}

static bool is_captured(const struct ur_replay *replay, ur_queue_handle_t queue) {
    for (size_t i = 0; i < replay->num_queues; i++) {
        if (replay->queues[i].at == queue) {
            return ur_queue_captures(replay, i);
        }
    }
    return false;
}

static uint64_t recorded_at(const struct ur_call *call, int param) {
    for (size_t i = 0; i < call->num_slots; i++) {
        if (call->slots[i].param == param) {
            return call->slots[i].recorded;
        }
    }
    return 0;
}

/* Sync points are numbers of a command buffer. */
static uint64_t sync_point_key(const struct ur_call *recorded, uint32_t point) {
    return ur_record_hash(&point, sizeof(point), recorded_at(recorded, 0)) | 1u;
}

static int place_of(const struct ur_call *call, const char *name) {
    for (unsigned i = 0; i < call->function->count; i++) {
        if (strcmp(ur_print_name(ur_print_fields[call->function->first + i].name), name) == 0) {
            return (int)i;
        }
    }
    return -1;
}

static void translate_sync_points(struct ur_replay *replay, const struct ur_call *recorded,
                                  struct ur_call *call) {
    int list = place_of(call, "pSyncPointWaitList");
    int count = place_of(call, "numSyncPointsInWaitList");
    uint32_t *points = list < 0 ? NULL : *(uint32_t **)call->params[list];
    for (uint32_t i = 0; points && i < *(uint32_t *)call->params[count]; i++) {
        void *live = ur_live_handle(replay, sync_point_key(recorded, points[i]));
        points[i] = live ? (uint32_t)((uintptr_t)live - 1) : points[i];
    }
}

static void bind_sync_point(struct ur_replay *replay, const struct ur_call *recorded,
                            const struct ur_call *call) {
    int place = place_of(call, "pSyncPoint");
    const uint32_t *was = place < 0 ? NULL : *(const uint32_t **)recorded->params[place];
    if (was) {
        ur_live_bind(replay, sync_point_key(recorded, *was),
                     (uint64_t) * *(const uint32_t **)call->params[place] + 1);
    }
}

/* What a command was to write there when the call was made, and a host task has changed since. */
static bool place_changed(struct ur_replay *replay, struct ur_call *call) {
    for (size_t i = 0; i < call->num_slots; i++) {
        struct ur_slot *slot = &call->slots[i];
        size_t size = slot->kind == UR_SLOT_ADDRESS && !slot->out &&
                              call->function->id != UR_FUNCTION_ENQUEUE_MEM_UNMAP
                          ? ur_input_size(replay, call->sequence, slot->param)
                          : 0;
        char *memory = size ? calloc(1, size) : NULL;
        if (size && !memory) {
            return false;
        }
        if (size) {
            ur_input_changed(replay, call->sequence, slot->param, memory, size);
            memcpy(slot->where, &memory, sizeof(memory));
            ur_keep(replay, memory, size);
        }
    }
    return true;
}

/* Memory of the host that the command reads or writes. False without memory. */
static bool place_regions(struct ur_replay *replay, const struct ur_call *recorded,
                          struct ur_call *call) {
    /* What is part of a command buffer or graph is read and written whenever that runs. */
    bool later = has(ur_call_name(call), "CommandBufferAppend") ||
                 (call->traits->queue >= 0 &&
                  is_captured(replay, *(ur_queue_handle_t *)call->params[call->traits->queue]));
    for (unsigned i = 0; i < call->num_regions; i++) {
        struct ur_host_region *region = &call->regions[i];
        size_t span = ur_shape_span(&region->shape);
        char *memory;
        if (region->writes) {
            struct ur_shadow *shadow = ur_shadow_get(replay, region->address, span);
            if (!shadow) {
                return false;
            }
            memory = shadow->live + (region->address - shadow->range.base);
            if (later) {
                shadow->pinned = true;
                ur_output_expected(replay, call, region->param, memory, &region->shape, 0, true);
            } else if (ur_reads_unwritten(replay, recorded)) {
                ur_say(replay, "memory that nobody wrote here was read: what was there is not "
                               "compared.");
            } else {
                ur_output_expected(replay, call, region->param, memory, &region->shape,
                                   ur_launch_of(replay, recorded), false);
            }
        } else {
            memory = later ? ur_pin(replay, span) : calloc(1, span);
            if (!memory) {
                return false;
            }
            if (later) {
                ur_input_placed(replay, call->sequence, region->param, memory, &region->shape);
            }
            if (!later && ur_input_changed(replay, call->sequence, region->param, memory, span)) {
                /* what it finds there when it runs */
            } else if (region->content.bytes) {
                ur_translate(replay, region->content.bytes, region->content.size);
                ur_shape_fill(memory, &region->shape, region->content.bytes);
            } else {
                ur_say(replay, "the recording has not all that memory held (--no-memory, or it "
                               "could not be read): results will differ.");
            }
            if (!later) {
                ur_keep(replay, memory, span);
            }
        }
        memcpy(region->content.where, &memory, sizeof(memory));
    }
    return later || place_changed(replay, call);
}

/* Two devices of the recording may be one here, which lists may hold once. */
static void drop_repeated_devices(struct ur_call *call) {
    uint32_t *count;
    ur_device_handle_t *list;
    switch (call->function->id) {
    case UR_FUNCTION_CONTEXT_CREATE:
        count = call->params[0];
        list = UR_CALL_ARGUMENT(call, ur_device_handle_t *, 1);
        break;
    case UR_FUNCTION_PROGRAM_BUILD_EXP:
    case UR_FUNCTION_PROGRAM_COMPILE_EXP:
    case UR_FUNCTION_PROGRAM_LINK_EXP:
        count = call->params[1];
        list = UR_CALL_ARGUMENT(call, ur_device_handle_t *, 2);
        break;
    default:
        return;
    }
    uint32_t kept = 0;
    for (uint32_t i = 0; list && i < *count; i++) {
        bool repeated = false;
        for (uint32_t j = 0; j < kept; j++) {
            repeated |= list[j] == list[i];
        }
        if (!repeated) {
            list[kept++] = list[i];
        }
    }
    *count = list ? kept : *count;
}

/* Other code in the place of a program's. */
static bool exchange_code(struct ur_replay *replay, struct ur_call *call) {
    replay->num_programs++;
    for (unsigned i = 0; i < replay->options->num_code; i++) {
        if (replay->options->code[i].program != replay->num_programs) {
            continue;
        }
        FILE *file = fopen(replay->options->code[i].path, "rbe");
        long size = file && fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
        unsigned char *bytes = size > 0 ? ur_call_memory(call, (size_t)size) : NULL;
        bool good = bytes && fseek(file, 0, SEEK_SET) == 0 &&
                    fread(bytes, 1, (size_t)size, file) == (size_t)size;
        if (!good) {
            ur_say(replay, "%s cannot be read: %s.", replay->options->code[i].path,
                   errno ? strerror(errno) : "it is empty");
        }
        if (file) {
            fclose(file);
        }
        if (good) {
            memcpy(call->params[1], &bytes, sizeof(bytes));
            *(size_t *)call->params[2] = (size_t)size;
        }
        return good;
    }
    return true;
}

/* What has to be there before the call. False: it cannot be made. */
static bool prepare(struct ur_replay *replay, const struct ur_call *recorded,
                    struct ur_call *call) {
    switch (call->function->id) {
    case UR_FUNCTION_USM_IMPORT_EXP:
    case UR_FUNCTION_USM_HOST_ALLOC_REGISTER_EXP: {
        uint64_t address = recorded_at(recorded, 1);
        size_t size = UR_CALL_ARGUMENT(call, size_t, 2);
        char *live = ur_pin(replay, size);
        struct ur_memory *memory =
            live ? ur_memory_made(replay, address, size, UR_USM_TYPE_HOST, live) : NULL;
        if (!memory) {
            return false;
        }
        memcpy(call->params[1], &live, sizeof(live));
        return true;
    }
    case UR_FUNCTION_ENQUEUE_MEM_UNMAP: {
        /* What a host task has put into the mapped part since the call. */
        const struct ur_memory *memory = ur_memory_find(replay, recorded_at(recorded, 2));
        if (memory && memory->live && ur_input_size(replay, call->sequence, 2)) {
            ur_finish_all(replay);
            ur_input_changed(replay, call->sequence, 2, memory->live, memory->range.size);
        }
        return true;
    }
    case UR_FUNCTION_ENQUEUE_HOST_TASK_EXP:
        ur_prepare_task(replay, call);
        return true;
    case UR_FUNCTION_PROGRAM_CREATE_WITH_IL:
        return exchange_code(replay, call);
    case UR_FUNCTION_KERNEL_SET_ARG_VALUE:
    case UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP:
    case UR_FUNCTION_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_WITH_ARGS_EXP:
    case UR_FUNCTION_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_EXP:
    case UR_FUNCTION_KERNEL_SET_EXEC_INFO:
        for (size_t i = 0; i < call->num_contents; i++) {
            if (call->contents[i].bytes) {
                ur_translate(replay, call->contents[i].bytes, call->contents[i].size);
            }
        }
        return true;
    case UR_FUNCTION_MEM_BUFFER_CREATE:
    case UR_FUNCTION_MEM_IMAGE_CREATE: {
        const struct ur_host_region *from = &call->made_from;
        if (!from->address) {
            return true;
        }
        char *memory = ur_pin(replay, ur_shape_span(&from->shape));
        if (!memory) {
            return false;
        }
        if (from->content.bytes) {
            ur_shape_fill(memory, &from->shape, from->content.bytes);
        }
        if (call->function->id == UR_FUNCTION_MEM_IMAGE_CREATE) {
            memcpy(call->params[4], &memory, sizeof(memory));
        } else {
            UR_CALL_ARGUMENT(call, ur_buffer_properties_t *, 3)->pHost = memory;
        }
        return true;
    }
    default:
        return true;
    }
}

/* Takes a reference of the queue. */
static void add_queue(struct ur_replay *replay, ur_queue_handle_t queue,
                      ur_context_handle_t context) {
    void *more = realloc(replay->queues, (replay->num_queues + 1) * sizeof(*replay->queues));
    if (!more) {
        urQueueRelease(queue);
        return;
    }
    replay->queues = more;
    replay->queues[replay->num_queues].at = queue;
    replay->queues[replay->num_queues].context = context;
    replay->queues[replay->num_queues++].captures = false;
}

/* Every context has a queue of ours, which sets up memory. */
static ur_queue_handle_t own_queue(struct ur_replay *replay, ur_context_handle_t context) {
    for (size_t i = 0; i < replay->num_queues; i++) {
        if (replay->queues[i].context == context) {
            return replay->queues[i].at; /* made before the program's */
        }
    }
    return NULL;
}

/* Memory that nobody writes is zeros, so that what is read there is the same each time. */
static void clear_usm(struct ur_replay *replay, ur_context_handle_t context, void *live,
                      size_t size) {
    ur_queue_handle_t queue = own_queue(replay, context);
    unsigned char zero = 0;
    if (queue && !urEnqueueUSMFill(queue, live, 1, &zero, size, 0, NULL, NULL)) {
        urQueueFinish(queue);
    }
}

static void clear_buffer(struct ur_replay *replay, const struct ur_call *call) {
    ur_queue_handle_t queue = own_queue(replay, UR_CALL_ARGUMENT(call, ur_context_handle_t, 0));
    ur_mem_handle_t buffer = *UR_CALL_ARGUMENT(call, ur_mem_handle_t *, 4);
    unsigned char zero = 0;
    if (queue && !call->made_from.address &&
        !urEnqueueMemBufferFill(queue, buffer, &zero, 1, 0, UR_CALL_ARGUMENT(call, size_t, 2), 0,
                                NULL, NULL)) {
        urQueueFinish(queue);
    }
}

static void set_capture(struct ur_replay *replay, ur_queue_handle_t queue, bool captures) {
    for (size_t i = 0; i < replay->num_queues; i++) {
        if (replay->queues[i].at == queue) {
            replay->num_capturing += captures && !replay->queues[i].captures;
            replay->num_capturing -= !captures && replay->queues[i].captures;
            replay->queues[i].captures = captures;
        }
    }
}

/* USM starts as zeros, as the recording takes what the host sees to. */
static void memory_made(struct ur_replay *replay, uint64_t address, size_t size, ur_usm_type_t kind,
                        uint64_t live, bool captured) {
    struct ur_memory *memory = ur_memory_made(replay, address, size, kind, (void *)(uintptr_t)live);
    if (memory && kind != UR_USM_TYPE_DEVICE && live && !captured) {
        memset(memory->live, 0, size);
        ur_memory_made_known(memory);
    }
}

/* A command of the recording gave back an event that it comes after, of which the program has
 * references. Here it may have one of its own, which takes the place of that one; what we have of
 * that stays, since it may be gone already, with a graph that it was of. */
static void given_again(struct ur_replay *replay, uint64_t recorded, uint64_t live) {
    const void *before = ur_live_handle(replay, recorded);
    ur_event_handle_t now = (ur_event_handle_t)(uintptr_t)live;
    for (uintptr_t i = references(replay, recorded); before && now && before != now && i > 0; i--) {
        urEventRetain(now);
    }
}

/* After a call that succeeded: what it made and ended. */
static void follow(struct ur_replay *replay, const struct ur_call *recorded, struct ur_call *call) {
    struct ur_record_allocation made;
    for (size_t i = 0; i < call->num_slots; i++) {
        const struct ur_slot *slot = &call->slots[i];
        if (slot->out && slot->kind != UR_SLOT_ADDRESS && slot->kind != UR_SLOT_FUNCTION) {
            uint64_t live;
            memcpy(&live, slot->where, sizeof(live));
            if (call->traits->event >= 0 && slot->param == call->traits->event) {
                given_again(replay, slot->recorded, live);
            }
            ur_live_bind(replay, ur_slot_key(slot), live);
        }
    }
    if (ur_record_allocated(call->function->id, recorded->params, &made)) {
        struct ur_record_allocation here;
        ur_record_allocated(call->function->id, call->params, &here);
        bool queued = call->traits->queue >= 0;
        bool captured = queued && is_captured(replay, UR_CALL_ARGUMENT(call, ur_queue_handle_t, 0));
        if (queued && !captured) {
            urQueueFinish(UR_CALL_ARGUMENT(call, ur_queue_handle_t, 0)); /* it is there only then */
        }
        memory_made(replay, made.base, made.size, made.kind, here.base, captured);
        if (made.kind == UR_USM_TYPE_DEVICE && !queued) {
            clear_usm(replay, UR_CALL_ARGUMENT(call, ur_context_handle_t, 0), (void *)here.base,
                      here.size);
        }
    }
    switch (call->function->id) {
    case UR_FUNCTION_CONTEXT_CREATE: {
        ur_queue_handle_t queue;
        ur_context_handle_t context = *UR_CALL_ARGUMENT(call, ur_context_handle_t *, 3);
        if (urQueueCreate(context, *UR_CALL_ARGUMENT(call, ur_device_handle_t *, 1), NULL,
                          &queue) == UR_RESULT_SUCCESS) {
            add_queue(replay, queue, context);
        }
        break;
    }
    case UR_FUNCTION_QUEUE_CREATE: {
        ur_queue_handle_t queue = *UR_CALL_ARGUMENT(call, ur_queue_handle_t *, 3);
        if (urQueueRetain(queue) == UR_RESULT_SUCCESS) {
            add_queue(replay, queue, UR_CALL_ARGUMENT(call, ur_context_handle_t, 0));
            if (replay->options->fuse) {
                ur_fuse_begin(replay, queue);
            }
        }
        break;
    }
    case UR_FUNCTION_MEM_BUFFER_CREATE:
        clear_buffer(replay, call);
        break;
    case UR_FUNCTION_QUEUE_BEGIN_GRAPH_CAPTURE_EXP:
    case UR_FUNCTION_QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP:
        set_capture(replay, UR_CALL_ARGUMENT(call, ur_queue_handle_t, 0), true);
        break;
    case UR_FUNCTION_QUEUE_END_GRAPH_CAPTURE_EXP:
        set_capture(replay, UR_CALL_ARGUMENT(call, ur_queue_handle_t, 0), false);
        break;
    case UR_FUNCTION_VIRTUAL_MEM_RESERVE:
        ur_memory_made(replay, *UR_CALL_ARGUMENT(recorded, uint64_t *, 3),
                       UR_CALL_ARGUMENT(call, size_t, 2), UR_USM_TYPE_DEVICE,
                       *UR_CALL_ARGUMENT(call, void **, 3));
        break;
    case UR_FUNCTION_VIRTUAL_MEM_MAP: {
        struct ur_memory *memory = ur_memory_find(replay, recorded_at(recorded, 1));
        if (memory) {
            memory->written = true; /* at another address, perhaps */
        }
        break;
    }
    case UR_FUNCTION_PROGRAM_GET_GLOBAL_VARIABLE_POINTER:
        if (UR_CALL_ARGUMENT(recorded, size_t *, 3)) {
            ur_memory_made(replay, *UR_CALL_ARGUMENT(recorded, uint64_t *, 4),
                           *UR_CALL_ARGUMENT(recorded, size_t *, 3), UR_USM_TYPE_DEVICE,
                           *UR_CALL_ARGUMENT(call, void **, 4));
        }
        break;
    case UR_FUNCTION_ENQUEUE_MEM_BUFFER_MAP: {
        struct ur_memory *memory = ur_memory_made(
            replay, *UR_CALL_ARGUMENT(recorded, uint64_t *, 9), UR_CALL_ARGUMENT(call, size_t, 5),
            UR_USM_TYPE_HOST, *UR_CALL_ARGUMENT(call, void **, 9));
        if (memory) {
            const struct ur_buffer *buffer =
                ur_map_get(&replay->buffers, (const void *)(uintptr_t)recorded_at(recorded, 1));
            memory->launch = buffer ? buffer->launch : 0;
        }
        break;
    }
    case UR_FUNCTION_ENQUEUE_MEM_UNMAP:
        ur_memory_gone(replay, recorded_at(recorded, 2));
        break;
    case UR_FUNCTION_USM_HOST_ALLOC_UNREGISTER_EXP:
    case UR_FUNCTION_USM_RELEASE_EXP:
    case UR_FUNCTION_VIRTUAL_MEM_FREE:
        ur_memory_gone(replay, recorded_at(recorded, 1));
        break;
    default:
        if (call->traits->freed >= 0) {
            ur_memory_gone(replay, recorded_at(recorded, call->traits->freed));
        }
        break;
    }
    bind_sync_point(replay, recorded, call);
    ur_shared_follow(replay, recorded, call);
    ur_launch_follow(replay, recorded);
}

static void left_out(struct ur_replay *replay, const struct ur_call *call, const char *why) {
    ur_unbind_outputs(replay, call);
    if (ur_is_launch(call->function->id)) {
        ur_launch_lost(replay, call);
    } else if (has(ur_call_name(call), "KernelSetArg")) {
        ur_launch_follow(replay, call);
    } else if ((call->traits->flags & (UR_RECORD_COMMAND | UR_RECORD_BARRIER)) ==
               UR_RECORD_COMMAND) {
        ur_all_unknown(replay);
    }
    replay->num_left_out++;
    if (replay->options->verbose) {
        printf("record %" PRIu64 ": %s is left out: %s\n", call->sequence, ur_call_name(call), why);
    }
}

/* ---- objects made twice ---- */

void ur_count_references(struct ur_replay *replay, const struct ur_call *recorded) {
    const char *name = ur_call_name(recorded);
    bool retains = has(name, "Retain"), releases = has(name, "Release");
    bool native = has(name, "WithNativeHandle");
    for (size_t i = 0; i < recorded->num_slots; i++) {
        const struct ur_slot *slot = &recorded->slots[i];
        uintptr_t count = references(replay, slot->recorded);
        if (slot->kind != UR_SLOT_HANDLE || !slot->recorded ||
            (!slot->out && (slot->param != 0 || (!retains && !releases))) ||
            ur_signals_again(replay, recorded, slot)) {
            continue;
        }
        if (releases) {
            count -= count > 0;
        } else {
            bool event = recorded->traits->event >= 0 && slot->param == recorded->traits->event;
            count = retains || native || event ? count + 1 : 1;
        }
        ur_map_put(&replay->references, (const void *)(uintptr_t)slot->recorded, (void *)count);
    }
}

/* An adapter that is asked for an object of a native handle may give another reference to the one
 * that it has, and another adapter may not: what was one object stays one. The function that
 * gives a reference to it, or 0. */
static unsigned retains_instead(const struct ur_replay *replay, const struct ur_call *recorded,
                                const struct ur_call *call, size_t *made) {
    static const unsigned functions[][2] = {
        {UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE, UR_FUNCTION_CONTEXT_RETAIN},
        {UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE, UR_FUNCTION_EVENT_RETAIN},
        {UR_FUNCTION_KERNEL_CREATE_WITH_NATIVE_HANDLE, UR_FUNCTION_KERNEL_RETAIN},
        {UR_FUNCTION_MEM_BUFFER_CREATE_WITH_NATIVE_HANDLE, UR_FUNCTION_MEM_RETAIN},
        {UR_FUNCTION_MEM_IMAGE_CREATE_WITH_NATIVE_HANDLE, UR_FUNCTION_MEM_RETAIN},
        {UR_FUNCTION_PROGRAM_CREATE_WITH_NATIVE_HANDLE, UR_FUNCTION_PROGRAM_RETAIN},
        {UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE, UR_FUNCTION_QUEUE_RETAIN},
        {UR_FUNCTION_SAMPLER_CREATE_WITH_NATIVE_HANDLE, UR_FUNCTION_SAMPLER_RETAIN},
    };
    for (size_t i = 0; i < sizeof(functions) / sizeof(functions[0]); i++) {
        if (functions[i][0] != call->function->id) {
            continue;
        }
        for (*made = 0; *made < recorded->num_slots; ++*made) {
            const struct ur_slot *slot = &recorded->slots[*made];
            if (slot->out && slot->kind == UR_SLOT_HANDLE) {
                return references(replay, slot->recorded) && ur_live_handle(replay, slot->recorded)
                           ? functions[i][1]
                           : 0;
            }
        }
    }
    return 0;
}

static ur_result_t invoke(const struct ur_replay *replay, const struct ur_call *recorded,
                          struct ur_call *call) {
    size_t made;
    unsigned retain = retains_instead(replay, recorded, call, &made);
    if (retain) {
        void *object = ur_live_handle(replay, recorded->slots[made].recorded);
        void *params[] = {&object};
        memcpy(call->slots[made].where, &object, sizeof(object));
        return ur_replay_invoke(retain, params);
    }
    return replay->options->fuse && ur_fuse_leaves_out(call->function->id)
               ? UR_RESULT_SUCCESS
               : ur_replay_invoke(call->function->id, call->params);
}

static void make(struct ur_replay *replay, const struct ur_call *recorded, struct ur_call *call) {
    bool launch = ur_is_launch(call->function->id);
    /* Only now: what a call needs is kept before it is made. */
    if (replay->kept.bytes > MOST_KEPT) {
        ur_finish_all(replay);
    }
    if (recorded->unknown_chain) {
        ur_say(replay, "%s was given an extension that is not recorded.", ur_call_name(call));
    }
    if (!translate(replay, call)) {
        if (call->function->id == UR_FUNCTION_EVENT_RELEASE ||
            call->function->id == UR_FUNCTION_EVENT_RETAIN) {
            return; /* of a command from before the part that was recorded, or one left out */
        }
        left_out(replay, recorded, "it uses an object that is not here");
        return;
    }
    if (call->function->id == UR_FUNCTION_EVENT_WAIT && !UR_CALL_ARGUMENT(call, uint32_t, 0)) {
        return; /* for what was over before the part that was recorded */
    }
    if (!place_regions(replay, recorded, call) || !prepare(replay, recorded, call)) {
        left_out(replay, recorded, "what it needs is not here");
        return;
    }
    drop_repeated_devices(call);
    translate_sync_points(replay, recorded, call);
    if (launch) {
        ur_launch_before(replay, recorded, call);
    }
    if (replay->options->fuse && call->function->id == UR_FUNCTION_QUEUE_CREATE) {
        ur_fuse_order(call);
    }
    ur_result_t result = invoke(replay, recorded, call);
    replay->replayed++;
    if (result != UR_RESULT_SUCCESS) {
        if (has(ur_call_name(call), "GetNativeHandle")) {
            return; /* what the program did with it is not made again */
        }
        char name[80] = "";
        struct ur_text text = {name, sizeof(name), 0};
        ur_text_result(&text, result);
        replay->num_failed++;
        ur_unbind_outputs(replay, recorded);
        ur_say(replay,
               "%s, which succeeded when it was recorded, failed here: %s (record %" PRIu64 ").",
               ur_call_name(call), name, recorded->sequence);
        if (launch) {
            ur_launch_follow(replay, recorded);
        }
        return;
    }
    follow(replay, recorded, call);
    if (launch) {
        ur_launch_after(replay, recorded);
        replay->stopped |= replay->options->last == replay->num_launches;
    }
}

static void run_call(struct ur_replay *replay, const unsigned char *record, size_t size) {
    struct ur_call recorded, call = {0};
    const char *reason;
    replay->num_calls++;
    if (!ur_call_decode(replay->file, record, size, &recorded, &reason)) {
        ur_say(replay, "a call cannot be read: %s.", reason);
        replay->num_left_out++;
    } else if (recorded.result == UR_RESULT_SUCCESS) {
        enum ur_way way = ur_way_of(replay, &recorded);
        if (way == UR_WAY_LEAVE || (way == UR_WAY_CODE && !ur_code_make(replay, &recorded))) {
            left_out(replay, &recorded, "it cannot be replayed");
        } else if (way == UR_WAY_MAKE &&
                   ur_call_decode(replay->file, record, size, &call, &reason)) {
            make(replay, &recorded, &call);
        }
        ur_count_references(replay, &recorded);
    }
    ur_call_free(&recorded);
    ur_call_free(&call);
}

void ur_index_records(struct ur_replay *replay) {
    for (size_t i = 0; i < ur_record_count(replay->file); i++) {
        size_t size;
        const unsigned char *record = ur_record_at(replay->file, i, &size);
        if (record && record[0] == UR_RECORD_INPUT) {
            ur_index_input(replay, i, record, size);
        } else if (record && (record[0] == UR_RECORD_TASK || record[0] == UR_RECORD_CODE)) {
            struct ur_map *map = record[0] == UR_RECORD_TASK ? &replay->tasks : &replay->codes;
            struct ur_reading reading = {record + 1, record + size, false};
            ur_get_number(&reading);
            uint64_t call = ur_get_number(&reading);
            if (call) {
                ur_map_put(map, (const void *)(uintptr_t)call, (void *)(uintptr_t)(i + 1));
            }
        }
    }
}

static void tell_note(struct ur_replay *replay, const unsigned char *record, size_t size) {
    struct ur_reading reading = {record + 1, record + size, false};
    ur_get_number(&reading);
    uint64_t length = ur_get_number(&reading);
    const unsigned char *text = ur_get(&reading, (size_t)length);
    if (text) {
        ur_say(replay, "of the recording: %.*s.", (int)(length < 512 ? length : 512),
               (const char *)text);
    }
}

bool ur_replay_run(struct ur_replay *replay) {
    ur_index_records(replay);
    for (size_t i = 0; i < ur_record_count(replay->file) && !replay->stopped; i++) {
        size_t size;
        const unsigned char *at = ur_record_at(replay->file, i, &size);
        unsigned char *record = at ? malloc(size) : NULL; /* `at` does not stay */
        if (!record) {
            ur_say(replay, "a part of the file cannot be read.");
            return false;
        }
        memcpy(record, at, size);
        switch (record[0]) {
        case UR_RECORD_CALL:
            run_call(replay, record, size);
            break;
        case UR_RECORD_MEMORY:
            ur_apply_memory(replay, record, size);
            break;
        case UR_RECORD_INPUT:
            ur_apply_input(replay, record, size);
            break;
        case UR_RECORD_BUFFER:
            ur_apply_buffer(replay, record, size);
            break;
        case UR_RECORD_OUTPUT:
            ur_check_output(replay, record, size);
            break;
        case UR_RECORD_BUFFER_OUTPUT:
            if (!replay->options->no_compare) {
                ur_check_buffer(replay, record, size);
            }
            break;
        case UR_RECORD_NOTE:
            tell_note(replay, record, size);
            break;
        case UR_RECORD_TASK:
        case UR_RECORD_CODE:
        case UR_RECORD_DEVICE:
        case UR_RECORD_BEGIN:
        case UR_RECORD_END:
            break;
        default:
            ur_say(replay, "the file has records of a kind that is not known here.");
            break;
        }
        free(record);
    }
    ur_finish_all(replay);
    return true;
}

void ur_replay_end(struct ur_replay *replay) {
    ur_finish_all(replay);
    for (size_t i = 0; i < replay->num_queues; i++) {
        urQueueRelease(replay->queues[i].at);
    }
    free(replay->queues);
    ur_outputs_free(replay);
    ur_launches_free(replay);
    ur_objects_free(replay);
    ur_compiled_free(replay);
    ur_devices_free(replay);
    free(replay->said);
}
