/* Recording launches. */
#include <stdlib.h>
#include <string.h>

#include "base/range.h"
#include "buffer.h"

void ur_launch_free(struct ur_recorded_launch *launch) {
    for (uint32_t i = 0; i < launch->alternative_count; ++i) {
        ur_own.Kernel.pfnRelease(launch->alternatives[i]);
    }
    for (uint32_t i = 0; launch->earlier && i < launch->alternative_count; ++i) {
        if (launch->earlier[i]) {
            ur_own.Kernel.pfnRelease(launch->earlier[i]);
        }
    }
    free(launch->alternatives);
    free(launch->earlier);
    if (launch->kernel) {
        ur_own.Kernel.pfnRelease(launch->kernel);
    }
    if (launch->spare) {
        ur_own.Kernel.pfnRelease(launch->spare);
    }
}

static ur_result_t check_kernel(ur_exp_command_buffer_handle_t buffer, ur_kernel_handle_t kernel) {
    ur_context_handle_t context = NULL;
    UR_CHECK_KERNEL(kernel);
    ur_result_t result =
        ur_own.Kernel.pfnGetInfo(kernel, UR_KERNEL_INFO_CONTEXT, sizeof(context), &context, NULL);
    if (result == UR_RESULT_SUCCESS && context != buffer->recording.context) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_KERNEL, 0,
                         "the kernel is of another context than the command buffer");
    }
    return result;
}

/* What the program asks of a launch. */
struct wanted {
    ur_kernel_handle_t kernel;
    uint32_t dims;
    const size_t *offset, *global, *local;
    uint32_t alternative_count;
    const ur_kernel_handle_t *alternatives;
};

static ur_result_t launch_check(const struct ur_command_place *place, const struct wanted *wanted) {
    ur_exp_command_buffer_handle_t buffer = place->buffer;
    UR_CHECK_COMMAND_BUFFER(buffer);
    ur_result_t result = check_kernel(buffer, wanted->kernel);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if ((wanted->alternative_count == 0) != (wanted->alternatives == NULL)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%u alternatives, and the list is %s",
                       wanted->alternative_count, wanted->alternatives ? "not NULL" : "NULL");
    }
    for (uint32_t i = 0; i < wanted->alternative_count; ++i) {
        result = check_kernel(buffer, wanted->alternatives[i]);
        if (result == UR_RESULT_SUCCESS && wanted->alternatives[i] == wanted->kernel) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                             "alternative %u is the launch's own kernel", i);
        }
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    result = ur_range_check(wanted->dims, wanted->global, wanted->local);
    return result == UR_RESULT_SUCCESS ? ur_command_check(place) : result;
}

/* Post: on success the command has a kernel of its own, with the arguments of the program's. */
static ur_result_t launch_record(const struct wanted *wanted, ur_command **out) {
    ur_command *command = ur_command_new(UR_RECORDED_LAUNCH);
    if (!command) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    struct ur_recorded_launch *launch = &command->as.launch;
    launch->alternatives =
        malloc((wanted->alternative_count + (size_t)1) * sizeof(*launch->alternatives));
    if (wanted->alternative_count) {
        launch->earlier = calloc(wanted->alternative_count + (size_t)1, sizeof(*launch->earlier));
    }
    ur_result_t result = launch->alternatives && (launch->earlier || !wanted->alternative_count)
                             ? ur_adapter_ops.kernel_copy(wanted->kernel, &launch->kernel)
                             : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    if (result != UR_RESULT_SUCCESS) {
        ur_command_free(command);
        return result;
    }
    launch->source = wanted->kernel;
    launch->alternatives[launch->alternative_count++] = wanted->kernel;
    for (uint32_t i = 0; i < wanted->alternative_count; ++i) {
        launch->alternatives[launch->alternative_count++] = wanted->alternatives[i];
    }
    for (uint32_t i = 0; i < launch->alternative_count; ++i) {
        ur_own.Kernel.pfnRetain(launch->alternatives[i]);
    }
    launch->dims = wanted->dims;
    launch->has_local = wanted->local;
    for (uint32_t d = 0; d < wanted->dims; ++d) {
        launch->offset[d] = wanted->offset ? wanted->offset[d] : 0;
        launch->global[d] = wanted->global[d];
        launch->local[d] = wanted->local ? wanted->local[d] : 0;
    }
    *out = command;
    return UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    const struct wanted wanted = {hKernel,
                                  workDim,
                                  pGlobalWorkOffset,
                                  pGlobalWorkSize,
                                  pLocalWorkSize,
                                  numKernelAlternatives,
                                  phKernelAlternatives};
    ur_command *command;
    ur_result_t result = launch_check(&place, &wanted);
    if (result != UR_RESULT_SUCCESS ||
        (result = launch_record(&wanted, &command)) != UR_RESULT_SUCCESS) {
        return result;
    }
    return ur_command_add(&place, command);
}

ur_result_t ur_kernel_set_arg(ur_kernel_handle_t kernel,
                              const ur_exp_kernel_arg_properties_t *arg) {
    switch (arg->type) {
    case UR_EXP_KERNEL_ARG_TYPE_VALUE:
        return ur_own_extra.pfnKernelSetArgValue(kernel, arg->index, arg->size, NULL,
                                                 arg->value.value);
    case UR_EXP_KERNEL_ARG_TYPE_POINTER:
        return ur_own_extra.pfnKernelSetArgPointer(kernel, arg->index, NULL, arg->value.pointer);
    case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ: {
        const ur_kernel_arg_mem_obj_properties_t properties = {
            UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES, NULL, arg->value.memObjTuple.flags};
        return ur_own_extra.pfnKernelSetArgMemObj(kernel, arg->index,
                                                  properties.memoryAccess ? &properties : NULL,
                                                  arg->value.memObjTuple.hMem);
    }
    case UR_EXP_KERNEL_ARG_TYPE_LOCAL:
        return ur_own_extra.pfnKernelSetArgLocal(kernel, arg->index, arg->size, NULL);
    case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
        return ur_own_extra.pfnKernelSetArgSampler(kernel, arg->index, NULL, arg->value.sampler);
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
}

/* All arguments, in their order. */
static ur_result_t check_args(ur_kernel_handle_t kernel, uint32_t count,
                              const ur_exp_kernel_arg_properties_t *args) {
    uint32_t takes = 0;
    UR_CHECK_ARGS(count, args);
    /* Not every driver tells how many there are. */
    if (ur_own.Kernel.pfnGetInfo(kernel, UR_KERNEL_INFO_NUM_ARGS, sizeof(takes), &takes, NULL) ==
            UR_RESULT_SUCCESS &&
        takes != count) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0,
                       "%u arguments for a kernel that takes %u", count, takes);
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (args[i].index != i) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0,
                           "argument %u of the list has index %u", i, args[i].index);
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    const struct wanted wanted = {hKernel,
                                  workDim,
                                  pGlobalWorkOffset,
                                  pGlobalWorkSize,
                                  pLocalWorkSize,
                                  numKernelAlternatives,
                                  phKernelAlternatives};
    ur_command *command;
    ur_result_t result = launch_check(&place, &wanted);
    if (result != UR_RESULT_SUCCESS ||
        (result = check_args(hKernel, numArgs, pArgs)) != UR_RESULT_SUCCESS ||
        (result = launch_record(&wanted, &command)) != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; i < numArgs && result == UR_RESULT_SUCCESS; ++i) {
        result = ur_kernel_set_arg(command->as.launch.kernel, &pArgs[i]);
    }
    if (result != UR_RESULT_SUCCESS) {
        ur_command_free(command);
        return result;
    }
    return ur_command_add(&place, command);
}
