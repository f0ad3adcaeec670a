/* The command buffer as an object, and its queries. */
#include "buffer.h"

#include <stdlib.h>

UR_APIEXPORT ur_result_t UR_APICALL
urCommandBufferCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                         const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                         ur_exp_command_buffer_handle_t *phCommandBuffer) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pCommandBufferDesc);
    UR_CHECK_POINTER(phCommandBuffer);
    if (!ur_adapter_has_device(hContext, hDevice)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is none of the context's");
    }
    ur_bool_t supported = 0;
    ur_result_t result = urDeviceGetInfo(hDevice, UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
                                         sizeof(supported), &supported, NULL);
    if (result != UR_RESULT_SUCCESS || !supported) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "the device has no command buffers");
    }
    ur_exp_command_buffer_handle_t buffer = calloc(1, sizeof(*buffer));
    if (!buffer) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_object_init(&buffer->object, UR_KIND_COMMAND_BUFFER);
    buffer->context = hContext;
    buffer->device = hDevice;
    buffer->desc = *pCommandBufferDesc;
    buffer->desc.pNext = NULL;
    pthread_mutex_init(&buffer->lock, NULL);
    ur_adapter_context_retain(hContext);
    urDeviceRetain(hDevice);
    *phCommandBuffer = buffer;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL
urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    ur_object_retain(&hCommandBuffer->object);
    return UR_RESULT_SUCCESS;
}

/* Commands that are under way keep what they need by themselves, as if they had been enqueued one
 * by one. */
UR_APIEXPORT ur_result_t UR_APICALL
urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    if (!ur_object_release(&hCommandBuffer->object)) {
        return UR_RESULT_SUCCESS;
    }
    ur_exp_command_buffer_handle_t buffer = hCommandBuffer;
    for (uint32_t i = 0; i < buffer->count; ++i) {
        ur_command_free(buffer->commands[i]);
    }
    if (buffer->last_event) {
        urEventRelease(buffer->last_event);
    }
    free(buffer->commands);
    free(buffer->events);
    pthread_mutex_destroy(&buffer->lock);
    urDeviceRelease(buffer->device);
    ur_adapter_context_release(buffer->context);
    free(buffer);
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL
urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    pthread_mutex_lock(&hCommandBuffer->lock);
    ur_result_t result = hCommandBuffer->finalized
                             ? ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                                       "the command buffer is finalized already")
                             : UR_RESULT_SUCCESS;
    hCommandBuffer->finalized = true;
    pthread_mutex_unlock(&hCommandBuffer->lock);
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
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
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

/* ---- what needs an object of the driver's, or events that outlive a run ---------------------- */

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_POINTER(phNativeCommandBuffer);
    return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                   "no object of the driver's stands for the command buffer");
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_POINTER(pfnNativeCommand);
    (void)pData;
    (void)hChildCommandBuffer;
    (void)numSyncPointsInWaitList;
    (void)pSyncPointWaitList;
    (void)pSyncPoint;
    return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                   "no object of the driver's stands for the command buffer, to which commands "
                   "could be added");
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
    UR_CHECK_COMMAND(hCommand);
    UR_CHECK_POINTER(phSignalEvent);
    return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                   "commands of a command buffer signal no events");
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    UR_CHECK_COMMAND(hCommand);
    ur_result_t result = ur_wait_list_check(numEventsInWaitList, phEventWaitList);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                   "commands of a command buffer wait for no events");
}
