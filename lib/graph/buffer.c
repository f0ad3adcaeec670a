/* The command buffer as an object, and its queries. */
#include "buffer.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/wait.h"

/* Far apart, so that sync points of another buffer are known to be none of this one. */
static uint32_t first_point(void) {
    static _Atomic uint32_t buffers;
    return atomic_fetch_add_explicit(&buffers, 1, memory_order_relaxed) * 0x9e3779b1u;
}

ur_result_t urCommandBufferCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                     const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                                     ur_exp_command_buffer_handle_t *phCommandBuffer) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pCommandBufferDesc);
    UR_CHECK_POINTER(phCommandBuffer);
    if (!ur_adapter_ops.context_has(hContext, hDevice)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is none of the context's");
    }
    ur_bool_t supported = 0;
    ur_result_t result = ur_own.Device.pfnGetInfo(
        hDevice, UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP, sizeof(supported), &supported, NULL);
    if (result != UR_RESULT_SUCCESS || !supported) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "the device has no command buffers");
    }
    ur_device_command_buffer_update_capability_flags_t updates = 0;
    result =
        ur_own.Device.pfnGetInfo(hDevice, UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP,
                                 sizeof(updates), &updates, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_exp_command_buffer_handle_t buffer = calloc(1, sizeof(*buffer));
    if (!buffer) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&buffer->object, UR_KIND_COMMAND_BUFFER);
    buffer->desc = *pCommandBufferDesc;
    buffer->desc.pNext = NULL;
    buffer->updates = updates;
    buffer->recording = (struct ur_recording){.context = hContext,
                                              .device = hDevice,
                                              .in_order = buffer->desc.isInOrder,
                                              .updatable = buffer->desc.isUpdatable,
                                              .first_point = first_point(),
                                              .ops = ur_adapter_ops.graph_ops(hContext, hDevice)};
    buffer->instance.recording = &buffer->recording;
    buffer->instance.profiling = buffer->desc.enableProfiling;
    pthread_mutex_init(&buffer->lock, NULL);
    ur_adapter_ops.context_retain(hContext);
    ur_own.Device.pfnRetain(hDevice);
    *phCommandBuffer = buffer;
    return UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    ur_object_retain(&hCommandBuffer->object);
    return UR_RESULT_SUCCESS;
}

/* Runs that are under way keep what they need by themselves. */
ur_result_t urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    if (!ur_object_release(&hCommandBuffer->object)) {
        return UR_RESULT_SUCCESS;
    }
    ur_exp_command_buffer_handle_t buffer = hCommandBuffer;
    ur_context_handle_t context = buffer->recording.context;
    ur_device_handle_t device = buffer->recording.device;
    ur_instance_end(&buffer->instance);
    ur_recording_end(&buffer->recording);
    if (buffer->fusion) {
        buffer->fusion_end(buffer->fusion);
    }
    pthread_mutex_destroy(&buffer->lock);
    ur_own.Device.pfnRelease(device);
    ur_adapter_ops.context_release(context);
    free(buffer);
    return UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    pthread_mutex_lock(&hCommandBuffer->lock);
    ur_result_t result = hCommandBuffer->finalized
                             ? ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                                       "the command buffer is finalized already")
                             : ur_instance_make(&hCommandBuffer->instance);
    hCommandBuffer->finalized = hCommandBuffer->finalized || result == UR_RESULT_SUCCESS;
    pthread_mutex_unlock(&hCommandBuffer->lock);
    return result;
}

ur_result_t urEnqueueCommandBufferExp(ur_queue_handle_t hQueue,
                                      ur_exp_command_buffer_handle_t hCommandBuffer,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    ur_result_t result = ur_wait_list_check(numEventsInWaitList, phEventWaitList);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct ur_recording *recording = &hCommandBuffer->recording;
    if (ur_queue_base(hQueue)->context != recording->context ||
        ur_queue_base(hQueue)->device != recording->device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE, 0,
                       "the command buffer is of another context or device than the queue");
    }
    const struct ur_run_place place = {hQueue, numEventsInWaitList, phEventWaitList,
                                       UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP};
    pthread_mutex_lock(&hCommandBuffer->lock);
    result = hCommandBuffer->finalized ? ur_instance_run(&hCommandBuffer->instance, &place, phEvent)
                                       : ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                                                 "the command buffer is not finalized");
    pthread_mutex_unlock(&hCommandBuffer->lock);
    return result;
}

ur_result_t urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                      ur_exp_command_buffer_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch ((int)propName) {
    case UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hCommandBuffer->object));
    case UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR:
        return ur_info_bytes(out, &hCommandBuffer->desc, sizeof(hCommandBuffer->desc));
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}
