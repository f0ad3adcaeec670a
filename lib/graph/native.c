/* What shows the driver's own object: its handle, and commands that the program adds to it. */
#include "buffer.h"

/* The recording whose function the thread is in, and the object of the driver's that it adds to. */
static _Thread_local const struct ur_recording *called_for;
static _Thread_local ur_native_handle_t called_with;

void ur_native_call(const struct ur_recording *recording, ur_native_handle_t with,
                    ur_exp_command_buffer_native_command_function_t function, void *data) {
    const struct ur_recording *outer = called_for;
    ur_native_handle_t outer_with = called_with;
    called_for = recording;
    called_with = with;
    function(data);
    called_for = outer;
    called_with = outer_with;
}

ur_result_t urCommandBufferGetNativeHandleExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                              ur_native_handle_t *phNativeCommandBuffer) {
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_POINTER(phNativeCommandBuffer);
    struct ur_recording *recording = &hCommandBuffer->recording;
    if (called_for == recording) {
        *phNativeCommandBuffer = called_with;
        return UR_RESULT_SUCCESS;
    }
    if (!recording->ops || !recording->ops->native_handle) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "no object of the driver's stands for the command buffer");
    }
    pthread_mutex_lock(&hCommandBuffer->lock);
    ur_result_t result = recording->ops->native_handle(
        recording, hCommandBuffer->finalized ? &hCommandBuffer->instance : NULL,
        phNativeCommandBuffer);
    pthread_mutex_unlock(&hCommandBuffer->lock);
    return result;
}

static ur_result_t check_child(ur_exp_command_buffer_handle_t buffer,
                               ur_exp_command_buffer_handle_t child) {
    UR_CHECK_COMMAND_BUFFER(child);
    if (child == buffer) {
        return ur_fail(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, 0,
                       "the command buffer is to be a command of itself");
    }
    if (child->recording.context != buffer->recording.context ||
        child->recording.device != buffer->recording.device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, 0,
                       "the child is of another context or device than the command buffer");
    }
    if (child->recording.count && buffer->recording.ops->enqueue_native) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the child has commands that are not native, and the driver's object is of "
                       "native ones alone");
    }
    return UR_RESULT_SUCCESS;
}

static bool is_finalized(ur_exp_command_buffer_handle_t buffer) {
    pthread_mutex_lock(&buffer->lock);
    bool finalized = buffer->finalized;
    pthread_mutex_unlock(&buffer->lock);
    return finalized;
}

ur_result_t urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    const struct ur_command_place place = {.buffer = hCommandBuffer,
                                           .point_count = numSyncPointsInWaitList,
                                           .points = pSyncPointWaitList,
                                           .point_out = pSyncPoint};
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_POINTER(pfnNativeCommand);
    const struct ur_graph_ops *ops = hCommandBuffer->recording.ops;
    if (!ops || !ops->append_native) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "no object of the driver's stands for the command buffer, to which commands "
                       "could be added");
    }
    ur_result_t result = ur_command_check(&place);
    if (result == UR_RESULT_SUCCESS && hChildCommandBuffer) {
        result = check_child(hCommandBuffer, hChildCommandBuffer);
    }
    /* The function is not called for nothing. */
    if (result == UR_RESULT_SUCCESS && is_finalized(hCommandBuffer)) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                         "the command buffer is finalized: nothing can be appended");
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_command *command = ur_command_new(UR_RECORDED_NATIVE);
    if (!command) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (hChildCommandBuffer) {
        ur_own.CommandBufferExp.pfnRetainExp(hChildCommandBuffer);
        command->as.native.child = hChildCommandBuffer;
    }
    result = ops->append_native(hCommandBuffer, command, pfnNativeCommand, pData);
    if (result != UR_RESULT_SUCCESS) {
        ur_command_free(command);
        return result;
    }
    command->as.native.ops = ops;
    return ur_command_add(&place, command);
}
