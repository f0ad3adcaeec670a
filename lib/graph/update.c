/* Changing recorded launches. All changes of a call are prepared on the side, and made together
 * once none of them can fail: a run sees all of them or none. Runs that were enqueued before have
 * been given what they need. */
#include <stdlib.h>
#include <string.h>

#include "base/range.h"
#include "buffer.h"
#include "entry/device.h"
#include "nodes.h"

typedef ur_exp_command_buffer_update_kernel_launch_desc_t update_desc;

static ur_result_t check_command(ur_exp_command_buffer_handle_t buffer, ur_command *command) {
    UR_CHECK_COMMAND(command);
    if (command->buffer != buffer) {
        return ur_fail(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP, 0,
                       "the command is of another command buffer");
    }
    if (command->kind != UR_RECORDED_LAUNCH) {
        return ur_fail(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP, 0,
                       "the command launches no kernel");
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_list(uint32_t count, const void *list, const char *of) {
    return !count || list ? UR_RESULT_SUCCESS
                          : ur_fail(UR_RESULT_ERROR_INVALID_NULL_POINTER, 0,
                                    "%u new %s, and the list is NULL", count, of);
}

/* UINT32_MAX: it is none. */
static uint32_t find_alternative(const struct ur_recorded_launch *launch,
                                 ur_kernel_handle_t kernel) {
    for (uint32_t i = 0; i < launch->alternative_count; ++i) {
        if (launch->alternatives[i] == kernel) {
            return i;
        }
    }
    return UINT32_MAX;
}

/* What of `earlier` was set and of `source` is not is set of `kernel`, the copy of `source`: what
 * was given when the launch was appended is not set of the program's kernel. */
static ur_result_t set_earlier(ur_kernel_handle_t kernel, ur_kernel_handle_t source,
                               ur_kernel_handle_t earlier) {
    ur_exp_kernel_arg_properties_t *have = NULL, *had = NULL;
    uint32_t have_count = 0, had_count = 0, total;
    ur_result_t result = ur_adapter_ops.kernel_arguments(source, &have, &have_count, &total);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_adapter_ops.kernel_arguments(earlier, &had, &had_count, &total);
    }
    for (uint32_t i = 0; i < had_count && result == UR_RESULT_SUCCESS; ++i) {
        uint32_t k = 0;
        while (k < have_count && have[k].index != had[i].index) {
            ++k;
        }
        if (k == have_count) {
            result = ur_kernel_set_arg(kernel, &had[i]);
        }
    }
    free(have);
    free(had);
    return result;
}

static ur_result_t set_value(ur_kernel_handle_t kernel, const struct ur_graph_ops *ops,
                             const ur_exp_command_buffer_update_value_arg_desc_t *arg) {
    if (!arg->pNewValueArg) {
        return ur_own_extra.pfnKernelSetArgLocal(kernel, arg->argIndex, arg->argSize, NULL);
    }
    /* Nobody else has this kernel. */
    return ops && ops->change && ops->change(kernel, arg->argIndex, arg->argSize, arg->pNewValueArg)
               ? UR_RESULT_SUCCESS
               : ur_own_extra.pfnKernelSetArgValue(kernel, arg->argIndex, arg->argSize,
                                                   arg->pProperties, arg->pNewValueArg);
}

static ur_result_t update_set_args(ur_kernel_handle_t kernel, const struct ur_graph_ops *ops,
                                   const update_desc *desc) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < desc->numNewMemObjArgs && result == UR_RESULT_SUCCESS; ++i) {
        const ur_exp_command_buffer_update_memobj_arg_desc_t *arg = &desc->pNewMemObjArgList[i];
        result = ur_own_extra.pfnKernelSetArgMemObj(kernel, arg->argIndex, arg->pProperties,
                                                    arg->hNewMemObjArg);
    }
    for (uint32_t i = 0; i < desc->numNewPointerArgs && result == UR_RESULT_SUCCESS; ++i) {
        const ur_exp_command_buffer_update_pointer_arg_desc_t *arg = &desc->pNewPointerArgList[i];
        const void *pointer = NULL;
        if (arg->pNewPointerArg) {
            memcpy(&pointer, arg->pNewPointerArg, sizeof(pointer));
        }
        result =
            ur_own_extra.pfnKernelSetArgPointer(kernel, arg->argIndex, arg->pProperties, pointer);
    }
    for (uint32_t i = 0; i < desc->numNewValueArgs && result == UR_RESULT_SUCCESS; ++i) {
        result = set_value(kernel, ops, &desc->pNewValueArgList[i]);
    }
    return result;
}

static void drop_fresh(struct ur_launch_change *change) {
    if (change->fresh && !change->from_spare) {
        ur_own.Kernel.pfnRelease(change->launch.kernel);
    }
    change->fresh = change->from_spare = false;
}

/* A kernel that takes the new arguments: the spare one, or a copy of the launch's own, or of an
 * alternative. */
static ur_result_t fresh_kernel(struct ur_launch_change *change, const struct ur_graph_ops *ops,
                                ur_kernel_handle_t from) {
    struct ur_recorded_launch *launch = &change->launch;
    bool same = from == launch->kernel;
    if (same && change->fresh) {
        return UR_RESULT_SUCCESS; /* by an earlier part of the same call */
    }
    if (same && launch->spare && ops->refill(launch->spare, from)) {
        launch->kernel = launch->spare;
        change->fresh = change->from_spare = true;
        return UR_RESULT_SUCCESS;
    }
    ur_kernel_handle_t copy;
    ur_result_t result = ur_adapter_ops.kernel_copy(from, &copy);
    if (result == UR_RESULT_SUCCESS) {
        drop_fresh(change);
        launch->kernel = copy;
        change->fresh = true;
    }
    return result;
}

static ur_result_t change_kernel(struct ur_launch_change *change, const struct ur_graph_ops *ops,
                                 const update_desc *desc) {
    struct ur_recorded_launch *launch = &change->launch;
    const struct ur_recorded_launch *before = &change->command->as.launch;
    ur_kernel_handle_t from = launch->kernel;
    uint32_t number = 0;
    bool other = desc->hNewKernel && desc->hNewKernel != launch->source;
    if (!other && !desc->numNewMemObjArgs && !desc->numNewPointerArgs && !desc->numNewValueArgs) {
        return UR_RESULT_SUCCESS;
    }
    if (other) {
        UR_CHECK_KERNEL(desc->hNewKernel);
        number = find_alternative(launch, desc->hNewKernel);
        if (number == UINT32_MAX) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "the new kernel was no alternative when the launch was appended");
        }
        from = desc->hNewKernel;
    }
    ur_result_t result = fresh_kernel(change, ops, from);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (other) {
        ur_kernel_handle_t earlier = from == before->source ? before->kernel
                                     : launch->earlier      ? launch->earlier[number]
                                                            : NULL;
        launch->source = desc->hNewKernel;
        change->only_args = false;
        result = earlier ? set_earlier(launch->kernel, from, earlier) : UR_RESULT_SUCCESS;
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    return update_set_args(launch->kernel, ops, desc);
}

/* Makes the change, and keeps the kernel of before for the next one, or gives it up. */
static void commit(struct ur_launch_change *change, const struct ur_graph_ops *ops) {
    struct ur_recorded_launch *launch = &change->command->as.launch;
    ur_kernel_handle_t old = launch->kernel, spare = launch->spare;
    bool same = launch->source == change->launch.source;
    uint32_t number = same ? 0 : find_alternative(launch, launch->source);
    *launch = change->launch;
    if (!change->fresh) {
        return;
    }
    if (!same && launch->earlier && number != UINT32_MAX) {
        ur_kernel_handle_t earliest = launch->earlier[number];
        launch->earlier[number] = old;
        old = earliest;
    }
    if (spare && !change->from_spare && !same) {
        ur_own.Kernel.pfnRelease(spare); /* a copy of another kernel */
        spare = NULL;
    }
    launch->spare = change->from_spare ? NULL : spare;
    if (same && !launch->spare && ops && ops->spares && ops->spares(old)) {
        launch->spare = old;
    } else if (old) {
        ur_own.Kernel.pfnRelease(old);
    }
}

static ur_result_t change_range(struct ur_launch_change *change, const update_desc *desc) {
    struct ur_recorded_launch *launch = &change->launch;
    const size_t *global = desc->pNewGlobalWorkSize, *local = desc->pNewLocalWorkSize,
                 *offset = desc->pNewGlobalWorkOffset;
    uint32_t dims = desc->newWorkDim;
    bool same = !global && !local && !offset;
    if (same && !dims) {
        return UR_RESULT_SUCCESS;
    }
    if (dims < 1 || dims > 3) {
        return ur_fail(UR_RESULT_ERROR_INVALID_WORK_DIMENSION, 0, "a range of %u dimensions", dims);
    }
    if (dims != launch->dims && (!global || !offset)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%u dimensions in place of %u need a new global size and a new offset", dims,
                       launch->dims);
    }
    if (same) {
        return UR_RESULT_SUCCESS;
    }
    change->only_args = false;
    for (uint32_t d = 0; d < dims; ++d) {
        launch->offset[d] = offset ? offset[d] : launch->offset[d];
        launch->global[d] = global ? global[d] : launch->global[d];
        launch->local[d] = local ? local[d] : launch->local[d];
    }
    /* A work-group size that suited the old range need not suit the new one. */
    launch->has_local = local || (launch->has_local && !global);
    launch->dims = dims;
    return ur_range_check(dims, launch->global, launch->has_local ? launch->local : NULL);
}

/* What the device does not claim is refused, whether or not this launch could have it. */
static ur_result_t check_claimed(ur_exp_command_buffer_handle_t buffer, const update_desc *desc) {
    if (__builtin_expect((buffer->updates & UR_UPDATES_ALL) == UR_UPDATES_ALL, 1)) {
        return UR_RESULT_SUCCESS;
    }
    const struct {
        bool asked;
        ur_device_command_buffer_update_capability_flags_t flag;
        const char *what;
    } parts[] = {
        {desc->numNewMemObjArgs || desc->numNewPointerArgs || desc->numNewValueArgs,
         UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS, "arguments"},
        {desc->pNewLocalWorkSize || desc->pNewGlobalWorkSize,
         UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE, "a work-group size"},
        {desc->pNewGlobalWorkSize != NULL,
         UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE, "a global size"},
        {desc->pNewGlobalWorkOffset != NULL,
         UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET, "a global offset"},
        {desc->hNewKernel != NULL, UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE,
         "another kernel"},
    };
    for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); ++i) {
        if (parts[i].asked && !(buffer->updates & parts[i].flag)) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                           "the device does not claim that a launch can be given %s",
                           parts[i].what);
        }
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t update_prepare(ur_exp_command_buffer_handle_t buffer, const update_desc *desc,
                                  struct ur_launch_change *changes, uint32_t *count) {
    ur_result_t result = check_command(buffer, desc->hCommand);
    if (result != UR_RESULT_SUCCESS || (result = check_claimed(buffer, desc)) ||
        (result = check_list(desc->numNewMemObjArgs, desc->pNewMemObjArgList, "memory objects")) ||
        (result = check_list(desc->numNewPointerArgs, desc->pNewPointerArgList, "pointers")) ||
        (result = check_list(desc->numNewValueArgs, desc->pNewValueArgList, "values"))) {
        return result;
    }
    ur_command *command = desc->hCommand;
    if (command->mark != buffer->recording.mark) {
        command->mark = buffer->recording.mark;
        command->change = (*count)++;
        struct ur_launch_change *fresh = &changes[command->change];
        fresh->command = command;
        fresh->launch = command->as.launch;
        fresh->fresh = fresh->from_spare = false;
        fresh->only_args = true;
    }
    struct ur_launch_change *change = &changes[command->change];
    result = change_kernel(change, buffer->recording.ops, desc);
    return result == UR_RESULT_SUCCESS ? change_range(change, desc) : result;
}

/* Buffer locked. */
static ur_result_t update(ur_exp_command_buffer_handle_t buffer, uint32_t count,
                          const update_desc *descs, struct ur_launch_change *changes,
                          uint32_t *changed) {
    if (!buffer->desc.isUpdatable) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "the command buffer is not updatable");
    }
    if (!buffer->finalized) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "the command buffer is not finalized");
    }
    ++buffer->recording.mark;
    for (uint32_t i = 0; i < count; ++i) {
        ur_result_t result = update_prepare(buffer, &descs[i], changes, changed);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    if (buffer->instance.native) {
        ur_result_t result = buffer->recording.ops->update(&buffer->instance, *changed, changes);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    ur_nodes_forget(&buffer->instance);
    for (uint32_t i = 0; i < *changed; ++i) {
        commit(&changes[i], buffer->recording.ops);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_POINTER(pUpdateKernelLaunch);
    if (numKernelUpdates == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0, "no updates");
    }
    enum { FEW = 4 };
    struct ur_launch_change few[FEW], *changes = few;
    if (numKernelUpdates > FEW) {
        changes = malloc(numKernelUpdates * sizeof(*changes));
        if (!changes) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    uint32_t changed = 0;
    pthread_mutex_lock(&hCommandBuffer->lock);
    ur_result_t result =
        update(hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch, changes, &changed);
    pthread_mutex_unlock(&hCommandBuffer->lock);
    for (uint32_t i = 0; i < changed && result != UR_RESULT_SUCCESS; ++i) {
        drop_fresh(&changes[i]);
    }
    if (changes != few) {
        free(changes);
    }
    return result;
}
