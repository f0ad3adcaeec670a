#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "record/format.h"
#include "replay.h"

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

bool ur_exchange(struct ur_replay *replay, struct ur_call *call) {
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
            live = ur_call_is(call, "IPC")
                       ? (uintptr_t)ur_live_handle(replay, ur_shared_key(slot->recorded))
                       : ur_live_address(replay, slot->recorded);
            if (!live && call->function->id == UR_FUNCTION_BINDLESS_IMAGES_IMAGE_COPY_EXP) {
                live = (uintptr_t)ur_live_handle(replay, ur_native_key(slot->recorded));
            }
            struct ur_shadow *shadow =
                slot->recorded && !live ? ur_shadow_find(replay, slot->recorded) : NULL;
            if (shadow) {
                live = (uintptr_t)(shadow->live + (slot->recorded - shadow->range.base));
            }
            break;
        }
        case UR_SLOT_VALUE:
            /* 0 is a native handle of some drivers, and elsewhere says that there is none. */
            if ((slot->recorded || ur_call_is(call, "NativeHandle")) &&
                ur_live_native(replay, slot->recorded, &live)) {
                break;
            }
            if (ur_call_is(call, "BindlessImages")) {
                live = ur_live_address(replay, slot->recorded); /* an image in USM */
            }
            live = live ? live : slot->recorded;
            break;
        default:
            break;
        }
        memcpy(slot->where, &live, sizeof(live));
    }
    return true;
}

/* Sync points are numbers of a command buffer. */
static uint64_t sync_point_key(const struct ur_call *recorded, uint32_t point) {
    return ur_record_hash(&point, sizeof(point), ur_call_recorded(recorded, 0)) | 1u;
}

/* What a command came after that is left out: sync points here. */
struct ur_skipped {
    uint32_t count, points[];
};

/* Those of the call's list that are here, and what stands for the others; NULL without memory, and
 * for a call without a list. */
static struct ur_skipped *points_of(struct ur_replay *replay, const struct ur_call *recorded) {
    int list = ur_call_place(recorded, "pSyncPointWaitList");
    int count = ur_call_place(recorded, "numSyncPointsInWaitList");
    const uint32_t *points = list < 0 ? NULL : *(uint32_t **)recorded->params[list];
    size_t length = points ? *(uint32_t *)recorded->params[count] : 0, room = length;
    for (size_t i = 0; i < length; i++) {
        const struct ur_skipped *skipped = ur_map_get(
            &replay->skipped, (const void *)(uintptr_t)sync_point_key(recorded, points[i]));
        room += skipped ? skipped->count : 0;
    }
    struct ur_skipped *found = malloc(sizeof(*found) + room * sizeof(*found->points));
    if (!found) {
        return NULL;
    }
    found->count = 0;
    for (size_t i = 0; i < length; i++) {
        uint64_t key = sync_point_key(recorded, points[i]);
        const struct ur_skipped *skipped =
            ur_map_get(&replay->skipped, (const void *)(uintptr_t)key);
        const void *live = ur_live_handle(replay, key);
        if (skipped) {
            memcpy(found->points + found->count, skipped->points,
                   skipped->count * sizeof(*skipped->points));
            found->count += skipped->count;
        } else {
            found->points[found->count++] = live ? (uint32_t)((uintptr_t)live - 1) : points[i];
        }
    }
    return found;
}

void ur_skip_sync_point(struct ur_replay *replay, const struct ur_call *recorded) {
    int place = ur_call_place(recorded, "pSyncPoint");
    const uint32_t *was = place < 0 ? NULL : *(const uint32_t **)recorded->params[place];
    struct ur_skipped *skipped = was ? points_of(replay, recorded) : NULL;
    const void *key = was ? (const void *)(uintptr_t)sync_point_key(recorded, *was) : NULL;
    if (skipped) {
        free(ur_map_get(&replay->skipped, key));
        if (!ur_map_put(&replay->skipped, key, skipped)) {
            free(skipped);
        }
    }
}

void ur_exchange_sync_points(struct ur_replay *replay, const struct ur_call *recorded,
                             struct ur_call *call) {
    int list = ur_call_place(call, "pSyncPointWaitList");
    struct ur_skipped *found = list < 0 ? NULL : points_of(replay, recorded);
    size_t size = found ? found->count * sizeof(*found->points) : 0;
    uint32_t *points = size ? ur_call_memory(call, size) : NULL;
    if (found && (points || !size)) {
        if (size) {
            memcpy(points, found->points, size);
        }
        *(uint32_t **)call->params[list] = points;
        *(uint32_t *)call->params[ur_call_place(call, "numSyncPointsInWaitList")] = found->count;
    }
    free(found);
}

void ur_bind_sync_point(struct ur_replay *replay, const struct ur_call *recorded,
                        const struct ur_call *call) {
    int place = ur_call_place(call, "pSyncPoint");
    const uint32_t *was = place < 0 ? NULL : *(const uint32_t **)recorded->params[place];
    if (was) {
        free(ur_map_remove(&replay->skipped,
                           (const void *)(uintptr_t)sync_point_key(recorded, *was)));
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

bool ur_place_regions(struct ur_replay *replay, const struct ur_call *recorded,
                      struct ur_call *call) {
    /* What is part of a command buffer or graph is read and written whenever that runs. */
    bool later = ur_call_is(call, "CommandBufferAppend") ||
                 (call->traits->queue >= 0 &&
                  ur_is_captured(replay, *(ur_queue_handle_t *)call->params[call->traits->queue]));
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
                ur_input_placed(replay, call->sequence, region->param, region->address, memory,
                                &region->shape);
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

void ur_drop_repeated_devices(struct ur_call *call) {
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

bool ur_prepare(struct ur_replay *replay, const struct ur_call *recorded, struct ur_call *call) {
    switch (call->function->id) {
    case UR_FUNCTION_USM_IMPORT_EXP:
    case UR_FUNCTION_USM_HOST_ALLOC_REGISTER_EXP: {
        uint64_t address = ur_call_recorded(recorded, 1);
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
        const struct ur_mapping *mapping = ur_mapping_at(replay, ur_call_recorded(recorded, 2));
        if (!mapping) {
            return true;
        }
        memcpy(call->params[2], &mapping->live, sizeof(mapping->live));
        /* What a host task has put into the mapped part since the call. */
        if (ur_input_size(replay, call->sequence, 2)) {
            ur_finish_all(replay);
            ur_input_changed(replay, call->sequence, 2, mapping->live, mapping->size);
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
