/* Commands of command buffers as 2025.0 and 2025.1 have them: objects with references, which alone
 * are given where one is updated. Today's belong to their command buffer, and an update names it.
 */
#include "loader/generated/older.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

struct command {
    struct command *next;
    ur_exp_command_buffer_command_handle_t handle;
    ur_exp_command_buffer_handle_t buffer;
    uint32_t refs;
};

#define BUCKETS 256

static struct {
    pthread_mutex_t lock;
    struct command *lists[BUCKETS]; /* by the handle */
} commands = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* The link to the command of a handle, or the end of its list. The lock is held. */
static struct command **commands_find(ur_exp_command_buffer_command_handle_t handle) {
    uintptr_t bits = (uintptr_t)handle;
    struct command **link = &commands.lists[(bits >> 4 ^ bits >> 12) % BUCKETS];
    while (*link && (*link)->handle != handle) {
        link = &(*link)->next;
    }
    return link;
}

static void commands_remember(struct command *command,
                              ur_exp_command_buffer_command_handle_t handle,
                              ur_exp_command_buffer_handle_t buffer) {
    pthread_mutex_lock(&commands.lock);
    struct command **link = commands_find(handle);
    if (*link) {
        /* One that was not released before its buffer: the handle has come back. */
        (*link)->buffer = buffer;
        (*link)->refs = 1;
        pthread_mutex_unlock(&commands.lock);
        free(command);
        return;
    }
    *command = (struct command){NULL, handle, buffer, 1};
    *link = command;
    pthread_mutex_unlock(&commands.lock);
}

static ur_result_t commands_count(ur_exp_command_buffer_command_handle_t handle, bool more) {
    struct command *gone = NULL;

    if (!handle) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    pthread_mutex_lock(&commands.lock);
    struct command **link = commands_find(handle);
    bool known = *link != NULL;
    if (known && more) {
        (*link)->refs++;
    } else if (known && --(*link)->refs == 0) {
        gone = *link;
        *link = gone->next;
    }
    pthread_mutex_unlock(&commands.lock);
    free(gone);
    return known ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP;
}

ur_result_t
older_2025_1_CommandBufferRetainCommandExp(ur_exp_command_buffer_command_handle_t hCommand) {
    return commands_count(hCommand, true);
}

ur_result_t
older_2025_1_CommandBufferReleaseCommandExp(ur_exp_command_buffer_command_handle_t hCommand) {
    return commands_count(hCommand, false);
}

ur_result_t older_2025_1_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    struct command *command = NULL;

    if (phCommand && !(command = malloc(sizeof(*command)))) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_result_t result = urCommandBufferAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result != UR_RESULT_SUCCESS || !phCommand) {
        free(command);
        return result;
    }
    commands_remember(command, *phCommand, hCommandBuffer);
    return result;
}

ur_result_t older_2025_0_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    return older_2025_1_CommandBufferAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, 0,
        NULL, numSyncPointsInWaitList, pSyncPointWaitList, 0, NULL, pSyncPoint, NULL, phCommand);
}

static ur_result_t commands_update(ur_exp_command_buffer_command_handle_t command,
                                   ur_exp_command_buffer_update_kernel_launch_desc_t *today) {
    if (!command) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    pthread_mutex_lock(&commands.lock);
    struct command *found = *commands_find(command);
    ur_exp_command_buffer_handle_t buffer = found ? found->buffer : NULL;
    pthread_mutex_unlock(&commands.lock);
    if (!buffer) {
        return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP;
    }
    today->stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    today->hCommand = command;
    return urCommandBufferUpdateKernelLaunchExp(buffer, 1, today);
}

ur_result_t older_2025_1_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_command_handle_t hCommand,
    const struct older_2025_1_update *pUpdateKernelLaunch) {
    const struct older_2025_1_update *old = pUpdateKernelLaunch;

    if (!old) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    ur_exp_command_buffer_update_kernel_launch_desc_t today = {
        .pNext = old->pNext,
        .hNewKernel = old->hNewKernel,
        .numNewMemObjArgs = old->numNewMemObjArgs,
        .numNewPointerArgs = old->numNewPointerArgs,
        .numNewValueArgs = old->numNewValueArgs,
        .newWorkDim = old->newWorkDim,
        .pNewMemObjArgList = old->pNewMemObjArgList,
        .pNewPointerArgList = old->pNewPointerArgList,
        .pNewValueArgList = old->pNewValueArgList,
        .pNewGlobalWorkOffset = old->pNewGlobalWorkOffset,
        .pNewGlobalWorkSize = old->pNewGlobalWorkSize,
        .pNewLocalWorkSize = old->pNewLocalWorkSize,
    };
    return commands_update(hCommand, &today);
}

/* Its values have sizes of four bytes, and the kernel is the one that there is. */
ur_result_t older_2025_0_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_command_handle_t hCommand,
    const struct older_2025_0_update *pUpdateKernelLaunch) {
    const struct older_2025_0_update *old = pUpdateKernelLaunch;

    if (!old || (old->numNewValueArgs && !old->pNewValueArgList)) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    ur_exp_command_buffer_update_value_arg_desc_t *values =
        calloc(old->numNewValueArgs + (size_t)1, sizeof(*values));
    if (!values) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    for (uint32_t i = 0; i < old->numNewValueArgs; i++) {
        const struct older_value_arg *value = &old->pNewValueArgList[i];
        values[i] = (ur_exp_command_buffer_update_value_arg_desc_t){
            .stype = value->stype,
            .pNext = value->pNext,
            .argIndex = value->argIndex,
            .argSize = value->argSize,
            .pProperties = value->pProperties,
            .pNewValueArg = value->pNewValueArg,
        };
    }
    ur_exp_command_buffer_update_kernel_launch_desc_t today = {
        .pNext = old->pNext,
        .numNewMemObjArgs = old->numNewMemObjArgs,
        .numNewPointerArgs = old->numNewPointerArgs,
        .numNewValueArgs = old->numNewValueArgs,
        .newWorkDim = old->newWorkDim,
        .pNewMemObjArgList = old->pNewMemObjArgList,
        .pNewPointerArgList = old->pNewPointerArgList,
        .pNewValueArgList = old->numNewValueArgs ? values : NULL,
        .pNewGlobalWorkOffset = old->pNewGlobalWorkOffset,
        .pNewGlobalWorkSize = old->pNewGlobalWorkSize,
        .pNewLocalWorkSize = old->pNewLocalWorkSize,
    };
    ur_result_t result = commands_update(hCommand, &today);
    free(values);
    return result;
}
