/* Recordings: commands, and what they come after. */
#include <stdlib.h>
#include <string.h>

#include "recording.h"

ur_command *ur_command_new(enum ur_command_kind kind) {
    ur_command *command = calloc(1, sizeof(*command));
    if (command) {
        ur_object_init(&command->object, UR_KIND_COMMAND);
        command->kind = kind;
    }
    return command;
}

static void release_mem(ur_mem_handle_t mem) {
    if (mem) {
        ur_own.Mem.pfnRelease(mem);
    }
}

static void release_call(struct ur_recorded_call *call) {
    if (call && atomic_fetch_sub_explicit(&call->refs, 1, memory_order_acq_rel) == 1) {
        call->free(call);
    }
}

static void free_events(ur_command *command) {
    for (uint32_t i = 0; i < command->wait_count; ++i) {
        ur_own.Event.pfnRelease(command->waits[i]);
    }
    free(command->waits);
    if (command->signal) {
        ur_own.Event.pfnRelease(command->signal);
    }
}

void ur_command_free(ur_command *command) {
    if (!command) {
        return;
    }
    switch (command->kind) {
    case UR_RECORDED_LAUNCH:
        ur_launch_free(&command->as.launch);
        break;
    case UR_RECORDED_COPY:
    case UR_RECORDED_BUFFER_COPY:
    case UR_RECORDED_BUFFER_READ:
    case UR_RECORDED_BUFFER_WRITE:
        release_mem(command->as.move.to_mem);
        release_mem(command->as.move.from_mem);
        break;
    case UR_RECORDED_FILL:
    case UR_RECORDED_BUFFER_FILL:
        release_mem(command->as.fill.mem);
        free(command->as.fill.pattern);
        break;
    case UR_RECORDED_RECT_COPY:
    case UR_RECORDED_RECT_READ:
    case UR_RECORDED_RECT_WRITE:
        release_mem(command->as.rect.a);
        release_mem(command->as.rect.b);
        break;
    case UR_RECORDED_NATIVE:
        if (command->as.native.ops) {
            command->as.native.ops->free_native(command);
        }
        if (command->as.native.child) {
            ur_own.CommandBufferExp.pfnReleaseExp(command->as.native.child);
        }
        break;
    case UR_RECORDED_CALL:
        release_call(command->as.call);
        break;
    case UR_RECORDED_PREFETCH:
    case UR_RECORDED_ADVICE:
    case UR_RECORDED_JOIN:
        break;
    }
    free_events(command);
    command->object.kind = UR_KIND_DEAD;
    free(command->after);
    free(command);
}

/* Takes over the list of numbers, each once. */
static ur_result_t take_numbers(struct ur_recording *recording, ur_command *command, uint32_t count,
                                const uint32_t *numbers) {
    for (uint32_t i = 0; i < count; ++i) {
        if (numbers[i] - recording->first_point >= recording->count) {
            return ur_fail(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP, 0,
                           "sync point %u is none of the command buffer's %u", numbers[i],
                           recording->count);
        }
    }
    uint32_t last, first = recording->first_point;
    if (recording->in_order) {
        last = first + recording->count - 1;
        numbers = &last; /* all others come before that one */
        count = recording->count ? 1 : 0;
    }
    if (count == 0) {
        return UR_RESULT_SUCCESS;
    }
    command->after = malloc(count * sizeof(*command->after));
    if (!command->after) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    uint64_t mark = ++recording->mark;
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t number = numbers[i] - first;
        ur_command *before = recording->commands[number];
        if (before->mark != mark) {
            before->mark = mark;
            command->after[command->after_count++] = number;
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_recording_add(struct ur_recording *recording, ur_command *command, uint32_t count,
                             const uint32_t *numbers) {
    if (recording->count == recording->room) {
        uint32_t room = recording->room ? 2 * recording->room : 16;
        ur_command **grown = realloc(recording->commands, room * sizeof(ur_command *));
        if (!grown) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        recording->commands = grown;
        recording->room = room;
    }
    ur_result_t result = take_numbers(recording, command, count, numbers);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; i < command->after_count; ++i) {
        recording->commands[command->after[i]]->awaited = true;
    }
    if (command->after_count > recording->most_after) {
        recording->most_after = command->after_count;
    }
    recording->event_uses += command->wait_count + (command->signal != NULL);
    command->number = recording->count;
    recording->commands[recording->count++] = command;
    return UR_RESULT_SUCCESS;
}

static void retain_mem(ur_mem_handle_t mem) {
    if (mem) {
        ur_own.Mem.pfnRetain(mem);
    }
}

static ur_result_t copy_launch(struct ur_recorded_launch *to,
                               const struct ur_recorded_launch *from) {
    ur_kernel_handle_t *alternatives = malloc(from->alternative_count * sizeof(*alternatives));
    if (!alternatives) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *to = *from; /* nobody sets arguments of the kernel: no update knows of the copy */
    to->alternatives = alternatives;
    to->earlier = NULL;
    ur_own.Kernel.pfnRetain(to->kernel);
    for (uint32_t i = 0; i < from->alternative_count; ++i) {
        alternatives[i] = from->alternatives[i];
        ur_own.Kernel.pfnRetain(alternatives[i]);
    }
    return UR_RESULT_SUCCESS;
}

/* What the union has. `to` is zero there. */
static ur_result_t copy_arguments(ur_command *to, const ur_command *from) {
    switch (from->kind) {
    case UR_RECORDED_LAUNCH:
        return copy_launch(&to->as.launch, &from->as.launch);
    case UR_RECORDED_FILL:
    case UR_RECORDED_BUFFER_FILL: {
        unsigned char *pattern = malloc(from->as.fill.pattern_size);
        if (!pattern) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        memcpy(pattern, from->as.fill.pattern, from->as.fill.pattern_size);
        to->as.fill = from->as.fill;
        to->as.fill.pattern = pattern;
        retain_mem(to->as.fill.mem);
        return UR_RESULT_SUCCESS;
    }
    case UR_RECORDED_COPY:
    case UR_RECORDED_BUFFER_COPY:
    case UR_RECORDED_BUFFER_READ:
    case UR_RECORDED_BUFFER_WRITE:
        to->as.move = from->as.move;
        retain_mem(to->as.move.to_mem);
        retain_mem(to->as.move.from_mem);
        return UR_RESULT_SUCCESS;
    case UR_RECORDED_RECT_COPY:
    case UR_RECORDED_RECT_READ:
    case UR_RECORDED_RECT_WRITE:
        to->as.rect = from->as.rect;
        retain_mem(to->as.rect.a);
        retain_mem(to->as.rect.b);
        return UR_RESULT_SUCCESS;
    case UR_RECORDED_CALL:
        atomic_fetch_add_explicit(&from->as.call->refs, 1, memory_order_relaxed);
        to->as.call = from->as.call;
        return UR_RESULT_SUCCESS;
    case UR_RECORDED_PREFETCH:
    case UR_RECORDED_ADVICE:
    case UR_RECORDED_JOIN:
        to->as = from->as;
        return UR_RESULT_SUCCESS;
    case UR_RECORDED_NATIVE:
        break;
    }
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

ur_result_t ur_recording_reach(struct ur_recording *recording, ur_device_handle_t device) {
    for (uint32_t i = 0; i < recording->other_count; ++i) {
        if (recording->others[i].device == device) {
            return UR_RESULT_SUCCESS;
        }
    }
    if (device == recording->device) {
        return UR_RESULT_SUCCESS;
    }
    struct ur_other_device *grown =
        realloc(recording->others, (recording->other_count + (size_t)1) * sizeof(*grown));
    if (!grown) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    recording->others = grown;
    grown[recording->other_count++] = (struct ur_other_device){.device = device};
    ur_own.Device.pfnRetain(device);
    return UR_RESULT_SUCCESS;
}

static ur_result_t copy_others(struct ur_recording *recording, const struct ur_recording *from) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < from->other_count && result == UR_RESULT_SUCCESS; ++i) {
        result = ur_recording_reach(recording, from->others[i].device);
    }
    return result;
}

ur_result_t ur_recording_copy(struct ur_recording *recording, const struct ur_recording *from) {
    ur_result_t result = copy_others(recording, from);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; i < from->count; ++i) {
        const ur_command *old = from->commands[i];
        ur_command *command = ur_command_new(old->kind);
        if (!command) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        command->elsewhere = old->elsewhere;
        result = copy_arguments(command, old);
        if (result == UR_RESULT_SUCCESS) {
            result = ur_recording_add(recording, command, old->after_count, old->after);
        }
        if (result != UR_RESULT_SUCCESS) {
            ur_command_free(command);
            return result;
        }
    }
    return UR_RESULT_SUCCESS;
}

void ur_recording_end(struct ur_recording *recording) {
    if (recording->native) {
        recording->ops->forget(recording);
    }
    for (uint32_t i = 0; i < recording->count; ++i) {
        ur_command_free(recording->commands[i]);
    }
    free(recording->commands);
    for (uint32_t i = 0; i < recording->other_count; ++i) {
        if (recording->others[i].queue) {
            ur_own.Queue.pfnRelease(recording->others[i].queue);
        }
        ur_own.Device.pfnRelease(recording->others[i].device);
    }
    free(recording->others);
}
