#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "record/format.h"
#include "replay.h"

/* Memory that is kept for commands in flight; above, the queues are finished (bytes). */
#define MOST_KEPT (32u << 20)

bool ur_queue_captures(const struct ur_replay *replay, size_t index) {
    bool captures = replay->queues[index].captures;
    if (!captures && replay->num_capturing && /* it may have joined by an event */
        urQueueIsGraphCaptureEnabledExp(replay->queues[index].at, &captures)) {
        return false;
    }
    return captures;
}

void ur_finish_all(struct ur_replay *replay) {
    bool lost = false;
    for (size_t i = 0; i < replay->num_queues; i++) {
        if (!ur_queue_captures(replay, i)) {
            lost |= urQueueFinish(replay->queues[i].at) == UR_RESULT_ERROR_DEVICE_LOST;
        }
    }
    if (lost) {
        ur_guard_lost(replay);
    } else {
        replay->num_finished = replay->num_launches;
    }
    for (size_t i = 0; i < replay->kept.used; i++) {
        free(replay->kept.at[i]);
    }
    replay->kept.used = replay->kept.bytes = 0;
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

bool ur_is_captured(const struct ur_replay *replay, ur_queue_handle_t queue) {
    for (size_t i = 0; i < replay->num_queues; i++) {
        if (replay->queues[i].at == queue) {
            return ur_queue_captures(replay, i);
        }
    }
    return false;
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

/* A capture ends with its queue, so ours is the last reference no longer than the program's. */
static void drop_captured(struct ur_replay *replay, ur_queue_handle_t queue) {
    for (size_t i = 0; i < replay->num_queues; i++) {
        if (replay->queues[i].at == queue && ur_queue_captures(replay, i)) {
            replay->num_capturing -= replay->queues[i].captures;
            replay->queues[i] = replay->queues[--replay->num_queues];
            urQueueRelease(queue);
            return;
        }
    }
}

/* USM starts as zeros, as the recording takes what the host sees to. */
static void memory_made(struct ur_replay *replay, uint64_t address, size_t size, ur_usm_type_t kind,
                        uint64_t live, bool queued, bool captured, bool cleared) {
    struct ur_memory *memory = ur_memory_made(replay, address, size, kind, (void *)(uintptr_t)live);
    if (memory) {
        memory->queued = queued;
    }
    if (memory && kind != UR_USM_TYPE_DEVICE && live && !captured) {
        if (!cleared) {
            memset(memory->live, 0, size);
        }
        ur_memory_made_zero(memory);
    }
}

/* Memory that the host sees and a queue allocates: whether that clears it. It cannot be waited for
 * where the queue may wait for what the program does later. What comes after the allocation, by the
 * queue or its event, comes after this. */
static bool clear_queued(struct ur_replay *replay, struct ur_call *call,
                         const struct ur_record_allocation *here) {
    ur_queue_handle_t queue = UR_CALL_ARGUMENT(call, ur_queue_handle_t, 0);
    ur_event_handle_t cleared = NULL,
                      *event = UR_CALL_ARGUMENT(call, ur_event_handle_t *, call->traits->event);
    unsigned char zero = 0;
    if (replay->num_user_events == 0) {
        urQueueFinish(queue);
        return false;
    }
    if (urEnqueueEventsWaitWithBarrier(queue, 0, NULL, NULL) != UR_RESULT_SUCCESS ||
        urEnqueueUSMFill(queue, (void *)(uintptr_t)here->base, sizeof(zero), &zero, here->size, 0,
                         NULL, NULL) != UR_RESULT_SUCCESS ||
        urEnqueueEventsWaitWithBarrier(queue, 0, NULL, event ? &cleared : NULL) !=
            UR_RESULT_SUCCESS) {
        ur_say(replay, "some memory that the host sees could not be cleared: results may differ.");
    }
    if (cleared) {
        urEventRelease(*event);
        *event = cleared;
    }
    return true;
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
static void run_follow(struct ur_replay *replay, const struct ur_call *recorded,
                       struct ur_call *call) {
    struct ur_record_allocation made, here;
    bool allocated = ur_record_allocated(call->function->id, recorded->params, &made);
    bool queued = allocated && call->traits->queue >= 0, captured = false, cleared = false;
    if (allocated) {
        ur_record_allocated(call->function->id, call->params, &here);
        captured = queued && ur_is_captured(replay, UR_CALL_ARGUMENT(call, ur_queue_handle_t, 0));
        cleared = queued && !captured && made.kind != UR_USM_TYPE_DEVICE &&
                  clear_queued(replay, call, &here);
    }
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
    if (allocated) {
        memory_made(replay, made.base, made.size, made.kind, here.base, queued, captured, cleared);
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
    case UR_FUNCTION_QUEUE_RELEASE:
        if (references(replay, ur_call_recorded(recorded, 0)) == 1) {
            drop_captured(replay, UR_CALL_ARGUMENT(call, ur_queue_handle_t, 0));
        }
        break;
    case UR_FUNCTION_EVENT_CREATE_USER_EXP:
        replay->num_user_events++;
        break;
    case UR_FUNCTION_EVENT_SET_STATUS_EXP:
        replay->num_user_events -= replay->num_user_events > 0;
        break;
    case UR_FUNCTION_MEM_BUFFER_CREATE:
        clear_buffer(replay, call);
        break;
    case UR_FUNCTION_BINDLESS_IMAGES_UNSAMPLED_IMAGE_CREATE_EXP:
    case UR_FUNCTION_BINDLESS_IMAGES_SAMPLED_IMAGE_CREATE_EXP: {
        int place = recorded->function->count - 1;
        const void *was = (const void *)**(uintptr_t **)recorded->params[place]; /* NOLINT */
        void *is = (void *)**(uintptr_t **)call->params[place];                  /* NOLINT */
        ur_map_put(&replay->images, was, is);
        break;
    }
    case UR_FUNCTION_BINDLESS_IMAGES_UNSAMPLED_IMAGE_HANDLE_DESTROY_EXP:
    case UR_FUNCTION_BINDLESS_IMAGES_SAMPLED_IMAGE_HANDLE_DESTROY_EXP:
        ur_map_remove(&replay->images, (const void *)(uintptr_t)ur_call_recorded(recorded, 2));
        break;
    case UR_FUNCTION_PROGRAM_CREATE_WITH_IL:
    case UR_FUNCTION_PROGRAM_LINK:
    case UR_FUNCTION_PROGRAM_LINK_EXP:
        ur_guard_program(replay, recorded, call);
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
        struct ur_memory *memory = ur_memory_find(replay, ur_call_recorded(recorded, 1));
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
        struct ur_memory *memory = ur_memory_mapped(
            replay, *UR_CALL_ARGUMENT(recorded, uint64_t *, 9), UR_CALL_ARGUMENT(call, size_t, 5),
            *UR_CALL_ARGUMENT(call, char **, 9));
        if (memory) {
            const struct ur_buffer *buffer = ur_map_get(
                &replay->buffers, (const void *)(uintptr_t)ur_call_recorded(recorded, 1));
            memory->launch = buffer ? buffer->launch : 0;
        }
        break;
    }
    case UR_FUNCTION_ENQUEUE_MEM_UNMAP:
        ur_memory_unmapped(replay, ur_call_recorded(recorded, 2));
        break;
    case UR_FUNCTION_USM_HOST_ALLOC_UNREGISTER_EXP:
    case UR_FUNCTION_USM_RELEASE_EXP:
    case UR_FUNCTION_VIRTUAL_MEM_FREE:
        ur_memory_gone(replay, ur_call_recorded(recorded, 1));
        break;
    default:
        if (call->traits->freed >= 0) {
            ur_memory_gone(replay, ur_call_recorded(recorded, call->traits->freed));
        }
        break;
    }
    ur_bind_sync_point(replay, recorded, call);
    ur_shared_follow(replay, recorded, call);
    ur_launch_follow(replay, recorded);
}

static void left_out(struct ur_replay *replay, const struct ur_call *call, const char *why) {
    ur_unbind_outputs(replay, call);
    ur_skip_sync_point(replay, call);
    if (ur_is_launch(call->function->id)) {
        ur_launch_lost(replay, call);
        replay->stopped |= replay->options->last == replay->num_launches;
    } else if (ur_call_is(call, "KernelSetArg")) {
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

static void count_references(struct ur_replay *replay, const struct ur_call *recorded) {
    bool retains = ur_call_is(recorded, "Retain"), releases = ur_call_is(recorded, "Release");
    bool native = ur_call_is(recorded, "WithNativeHandle");
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
    /* What it was exported for is not here, so it is memory as any. */
    if (call->function->id == UR_FUNCTION_MEMORY_EXPORT_ALLOC_EXPORTABLE_MEMORY_EXP) {
        return urUSMDeviceAlloc(UR_CALL_ARGUMENT(call, ur_context_handle_t, 0),
                                UR_CALL_ARGUMENT(call, ur_device_handle_t, 1), NULL, NULL,
                                UR_CALL_ARGUMENT(call, size_t, 3),
                                UR_CALL_ARGUMENT(call, void **, 5));
    }
    if (call->function->id == UR_FUNCTION_MEMORY_EXPORT_FREE_EXPORTABLE_MEMORY_EXP) {
        return urUSMFree(UR_CALL_ARGUMENT(call, ur_context_handle_t, 0),
                         UR_CALL_ARGUMENT(call, void *, 2));
    }
    return replay->options->fuse && ur_fuse_leaves_out(call->function->id)
               ? UR_RESULT_SUCCESS
               : ur_replay_invoke(call->function->id, call->params);
}

/* What a call allocated that failed here: a launch that is given it is to be left out. */
static void memory_missing(struct ur_replay *replay, const struct ur_call *recorded) {
    struct ur_record_allocation made;
    if (ur_record_allocated(recorded->function->id, recorded->params, &made)) {
        ur_memory_made(replay, made.base, made.size, made.kind, NULL);
    }
}

static void run_make(struct ur_replay *replay, const struct ur_call *recorded,
                     struct ur_call *call) {
    bool launch = ur_is_launch(call->function->id);
    if (launch) {
        ur_launch_count(replay, recorded);
    }
    /* Only now: what a call needs is kept before it is made. */
    if (replay->kept.bytes > MOST_KEPT) {
        ur_finish_all(replay);
    }
    if (recorded->unknown_chain) {
        ur_say(replay, "%s was given an extension that is not recorded.", ur_call_name(call));
    }
    if (!ur_exchange(replay, call)) {
        if (call->function->id == UR_FUNCTION_EVENT_RELEASE ||
            call->function->id == UR_FUNCTION_EVENT_RETAIN ||
            call->function->id == UR_FUNCTION_PROGRAM_RELEASE) {
            /* Of a command from before the part that was recorded, of one left out, or of a link
             * that failed. */
            return;
        }
        left_out(replay, recorded, "it uses an object that is not here");
        return;
    }
    if (call->function->id == UR_FUNCTION_EVENT_WAIT && !UR_CALL_ARGUMENT(call, uint32_t, 0)) {
        return; /* for what was over before the part that was recorded */
    }
    if (!ur_place_regions(replay, recorded, call) || !ur_prepare(replay, recorded, call)) {
        left_out(replay, recorded, "what it needs is not here");
        return;
    }
    ur_drop_repeated_devices(call);
    ur_exchange_sync_points(replay, recorded, call);
    if (ur_call_is(call, "KernelLaunch") && !ur_guard_launch(replay, recorded, call)) {
        left_out(replay, recorded, "it might end the device");
        return;
    }
    if (launch) {
        ur_launch_before(replay, recorded, call);
    }
    if (replay->options->fuse && call->function->id == UR_FUNCTION_QUEUE_CREATE) {
        ur_fuse_order(call);
    }
    if (call->function->id == UR_FUNCTION_ENQUEUE_GRAPH_EXP) {
        ur_place_tasks(replay);
    }
    ur_progress_call(replay->progress, ur_call_name(call));
    ur_result_t result = invoke(replay, recorded, call);
    ur_progress_call(replay->progress, NULL);
    replay->replayed++;
    if (result != UR_RESULT_SUCCESS) {
        if (ur_call_is(call, "GetNativeHandle")) {
            return; /* what the program did with it is not made again */
        }
        char name[80] = "";
        struct ur_text text = {name, sizeof(name), 0};
        ur_text_result(&text, result);
        ur_unbind_outputs(replay, recorded);
        if (result == UR_RESULT_ERROR_DEVICE_LOST) {
            ur_guard_lost(replay);
            return;
        }
        replay->num_failed++;
        memory_missing(replay, recorded);
        ur_say(replay,
               "%s, which succeeded when it was recorded, failed here: %s (record %" PRIu64 ").",
               ur_call_name(call), name, recorded->sequence);
        if (launch) {
            ur_launch_follow(replay, recorded);
        }
        return;
    }
    run_follow(replay, recorded, call);
    if (launch) {
        ur_launch_after(replay, recorded);
        replay->stopped |= replay->options->last == replay->num_launches;
    }
}

/* The capture that a queue had joined is gone: the first call that fails for it is that queue's way
 * out, whatever call it is. */
static void leave_capture(struct ur_replay *replay, const struct ur_call *recorded) {
    ur_exp_graph_handle_t graph;
    bool ends = recorded->function->id == UR_FUNCTION_QUEUE_END_GRAPH_CAPTURE_EXP;
    int place = ends ? 0 : recorded->traits->queue;
    ur_queue_handle_t queue =
        place < 0 ? NULL : ur_live_handle(replay, ur_call_recorded(recorded, place));
    if (queue && urQueueEndGraphCaptureExp(queue, &graph) == UR_RESULT_SUCCESS) {
        urGraphDestroyExp(graph);
    }
}

/* The file's own does not stay. NULL: it cannot be read. */
static unsigned char *copy_record(const struct ur_replay *replay, size_t index, size_t *size) {
    const unsigned char *at = ur_record_at(replay->file, index, size);
    unsigned char *record = at ? malloc(*size) : NULL;
    return record ? memcpy(record, at, *size) : NULL;
}

/* Builds that were put off and that the call needs. */
static void make_due(struct ur_replay *replay, const struct ur_call *recorded) {
    for (size_t index; (index = ur_build_due(replay, recorded)) != 0;) {
        struct ur_call build, call = {0};
        const char *reason;
        size_t size;
        unsigned char *record = copy_record(replay, index - 1, &size);
        if (!record) {
            continue;
        }
        if (ur_call_decode(replay->file, record, size, &build, &reason) &&
            ur_call_decode(replay->file, record, size, &call, &reason)) {
            run_make(replay, &build, &call);
        }
        ur_call_free(&build);
        ur_call_free(&call);
        free(record);
    }
}

/* A program that asked and was told that work is over relies on that as on a wait. */
static void wait_as_told(const struct ur_replay *replay, const struct ur_call *recorded) {
    unsigned id = recorded->function->id;
    if (id != UR_FUNCTION_EVENT_GET_INFO && id != UR_FUNCTION_EVENT_GET_PROFILING_INFO &&
        id != UR_FUNCTION_QUEUE_GET_INFO) {
        return;
    }
    const void *told = UR_CALL_ARGUMENT(recorded, const void *, 3);
    void *object = ur_live_handle(replay, ur_call_recorded(recorded, 0));
    if (!told || !object || replay->options->fuse) {
        return;
    }
    if (id == UR_FUNCTION_QUEUE_GET_INFO) {
        if (UR_CALL_ARGUMENT(recorded, ur_queue_info_t, 1) == UR_QUEUE_INFO_EMPTY &&
            *(const ur_bool_t *)told && !ur_is_captured(replay, object)) {
            urQueueFinish(object);
        }
        return;
    }
    ur_event_handle_t event = object;
    if (id == UR_FUNCTION_EVENT_GET_INFO
            ? UR_CALL_ARGUMENT(recorded, ur_event_info_t, 1) ==
                      UR_EVENT_INFO_COMMAND_EXECUTION_STATUS &&
                  *(const ur_event_status_t *)told == UR_EVENT_STATUS_COMPLETE
            : UR_CALL_ARGUMENT(recorded, ur_profiling_info_t, 1) == UR_PROFILING_INFO_COMMAND_END) {
        urEventWait(1, &event);
    }
}

static void run_call(struct ur_replay *replay, size_t index, const unsigned char *record,
                     size_t size) {
    struct ur_call recorded, call = {0};
    const char *reason;
    replay->num_calls++;
    if (!ur_call_decode(replay->file, record, size, &recorded, &reason)) {
        ur_say(replay, "a call cannot be read: %s.", reason);
        replay->num_left_out++;
    } else if (recorded.result == UR_RESULT_SUCCESS) {
        enum ur_way way = ur_way_of(replay, &recorded);
        if (way == UR_WAY_MAKE || way == UR_WAY_CODE) {
            make_due(replay, &recorded);
        }
        if (way == UR_WAY_MAKE && ur_build_later(replay, &recorded, index)) {
            way = UR_WAY_ANSWER; /* for now */
        }
        if (way == UR_WAY_LEAVE || (way == UR_WAY_CODE && !ur_code_make(replay, &recorded))) {
            left_out(replay, &recorded, "it cannot be replayed");
        } else if (way == UR_WAY_MAKE &&
                   ur_call_decode(replay->file, record, size, &call, &reason)) {
            run_make(replay, &recorded, &call);
        } else if (way == UR_WAY_ANSWER) {
            ur_skip_sync_point(replay, &recorded);
            wait_as_told(replay, &recorded);
        }
        count_references(replay, &recorded);
    } else {
        if (recorded.result == UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED) {
            leave_capture(replay, &recorded);
        }
        ur_unbind_outputs(replay, &recorded); /* what was made with a failure is not here */
    }
    ur_call_free(&recorded);
    ur_call_free(&call);
}

/* Finds the records of what host tasks did, and of code. */
static void index_records(struct ur_replay *replay) {
    for (size_t i = 0; i < ur_record_count(replay->file); i++) {
        size_t size;
        const unsigned char *record = ur_record_at(replay->file, i, &size);
        if (record && record[0] == UR_RECORD_INPUT) {
            ur_index_input(replay, i, record, size);
        } else if (record && record[0] == UR_RECORD_NOTE) {
            replay->native_untold |= memmem(record, size, UR_RECORD_NATIVE_UNTOLD,
                                            strlen(UR_RECORD_NATIVE_UNTOLD)) != NULL;
        } else if (record && (record[0] == UR_RECORD_TASK || record[0] == UR_RECORD_CODE)) {
            struct ur_reading reading = {record + 1, record + size, false};
            ur_get_number(&reading);
            uint64_t call = ur_get_number(&reading);
            if (call && record[0] == UR_RECORD_TASK) {
                ur_index_task(replay, call, i);
            } else if (call) {
                ur_map_put(&replay->codes, (const void *)(uintptr_t)call,
                           (void *)(uintptr_t)(i + 1));
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
    index_records(replay);
    ur_guard_index(replay);
    replay->progress = ur_progress_begin(replay->options->progress, ur_record_count(replay->file));
    for (size_t i = 0; i < ur_record_count(replay->file) && !replay->stopped; i++) {
        size_t size;
        unsigned char *record = copy_record(replay, i, &size);
        if (!record) {
            ur_say(replay, "a part of the file cannot be read.");
            return false;
        }
        ur_progress_at(replay->progress, i + 1);
        switch (record[0]) {
        case UR_RECORD_CALL:
            run_call(replay, i, record, size);
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
        case UR_RECORD_GROUP:
            ur_guard_group(replay, record, size);
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
    ur_builds_tell(replay);
    return true;
}

void ur_replay_end(struct ur_replay *replay) {
    ur_finish_all(replay);
    ur_progress_end(replay->progress);
    free(replay->builds.entries);
    for (size_t i = 0; i < replay->num_queues; i++) {
        urQueueRelease(replay->queues[i].at);
    }
    free(replay->queues);
    ur_outputs_free(replay);
    ur_launches_free(replay);
    ur_guard_free(replay);
    ur_objects_free(replay);
    ur_compiled_free(replay);
    ur_devices_free(replay);
    free(replay->said);
}
