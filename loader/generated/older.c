/* Generated from scripts/templates/older.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Entry points of earlier releases whose calls become today's by their parameters alone, and which library has which. */
#include "older.h"

#include "loader/older/callers.h"

ur_result_t older_2026_1_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    switch ((uint32_t)propName) {
    case 133:
        propName = UR_DEVICE_INFO_XE_STACK_COUNT;
        break;
    case 134:
        propName = UR_DEVICE_INFO_XE_REGIONS_PER_STACK;
        break;
    case 135:
        propName = UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION;
        break;
    case 136:
        propName = UR_DEVICE_INFO_XE_CORES_PER_CLUSTER;
        break;
    case 137:
        propName = UR_DEVICE_INFO_EUS_PER_XE_CORE;
        break;
    case 138:
        propName = UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD;
        break;
    default:
        break;
    }
    return loader_today_DeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t older_2025_3_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    const char *pOptions) {
    return loader_today_ProgramBuildExp(hProgram, numDevices, phDevices, 0, pOptions);
}

ur_result_t older_2025_3_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    const char *pOptions) {
    return loader_today_ProgramCompileExp(hProgram, numDevices, phDevices, 0, pOptions);
}

ur_result_t older_2025_3_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    uint32_t count, const ur_program_handle_t *phPrograms, const char *pOptions,
    ur_program_handle_t *phProgram) {
    return loader_today_ProgramLinkExp(
        hContext, numDevices, phDevices, 0, count, phPrograms, pOptions, phProgram);
}

ur_result_t older_2025_2_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    return loader_today_VirtualMemGranularityGetInfo(
        hContext, hDevice, 1, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t older_2025_2_KernelSuggestMaxCooperativeGroupCountExp(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    return urKernelSuggestMaxCooperativeGroupCount(
        hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
}

ur_result_t older_2025_1_CommandBufferEnqueueExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_queue_handle_t hQueue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    return urEnqueueCommandBufferExp(
        hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t older_2025_0_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    return urCommandBufferAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList, 0, NULL,
        pSyncPoint, NULL, NULL);
}

ur_result_t older_2025_0_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    return urCommandBufferAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, 0, NULL, pSyncPoint, NULL, NULL);
}

ur_result_t older_2025_0_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    return urCommandBufferAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, 0, NULL, pSyncPoint, NULL, NULL);
}

ur_result_t older_2025_0_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    return urCommandBufferAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList, 0,
        NULL, pSyncPoint, NULL, NULL);
}

ur_result_t older_2025_0_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    return urCommandBufferAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList, 0,
        NULL, pSyncPoint, NULL, NULL);
}

ur_result_t older_2025_0_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    return urCommandBufferAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList, 0, NULL,
        pSyncPoint, NULL, NULL);
}

ur_result_t older_2025_0_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    return urCommandBufferAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList, 0, NULL,
        pSyncPoint, NULL, NULL);
}

ur_result_t older_2025_0_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    return urCommandBufferAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList, 0, NULL,
        pSyncPoint, NULL, NULL);
}

ur_result_t older_2025_0_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    return urCommandBufferAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, 0, NULL, pSyncPoint, NULL, NULL);
}

ur_result_t older_2025_0_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    return urCommandBufferAppendUSMPrefetchExp(
        hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList, 0, NULL,
        pSyncPoint, NULL, NULL);
}

ur_result_t older_2025_0_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    return urCommandBufferAppendUSMAdviseExp(
        hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList, 0, NULL,
        pSyncPoint, NULL, NULL);
}

/* Those that are none today, for what imports them from the node of today. */
UR_APIEXPORT ur_result_t urEnqueueCooperativeKernelLaunchExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t urEnqueueCooperativeKernelLaunchExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    return older_2025_2_EnqueueCooperativeKernelLaunchExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numEventsInWaitList, phEventWaitList, phEvent);
}

UR_APIEXPORT ur_result_t urKernelSuggestMaxCooperativeGroupCountExp(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet);
ur_result_t urKernelSuggestMaxCooperativeGroupCountExp(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    return older_2025_2_KernelSuggestMaxCooperativeGroupCountExp(
        hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
}

UR_APIEXPORT ur_result_t urEnqueueKernelLaunchCustomExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numPropsInLaunchPropList, const struct older_launch_property *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t urEnqueueKernelLaunchCustomExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numPropsInLaunchPropList, const struct older_launch_property *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    return older_2025_2_EnqueueKernelLaunchCustomExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numPropsInLaunchPropList, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

static const older_form_t forms_2026_1[] = {
    (older_form_t)older_2026_1_DeviceGetInfo, /* urDeviceGetInfo */
    NULL, /* urBindlessImagesSampledImageCreateExp */
    NULL, /* urBindlessImagesImageCopyExp */
    NULL, /* urProgramBuildExp */
    NULL, /* urProgramCompileExp */
    NULL, /* urProgramLinkExp */
    NULL, /* urPlatformGet */
    NULL, /* urEnqueueKernelLaunch */
    NULL, /* urVirtualMemGranularityGetInfo */
    NULL, /* urPhysicalMemCreate */
};

static const older_form_t forms_2025_3[] = {
    (older_form_t)older_2025_3_DeviceGetInfo, /* urDeviceGetInfo */
    NULL, /* urBindlessImagesSampledImageCreateExp */
    (older_form_t)older_2025_3_BindlessImagesImageCopyExp, /* urBindlessImagesImageCopyExp */
    (older_form_t)older_2025_3_ProgramBuildExp, /* urProgramBuildExp */
    (older_form_t)older_2025_3_ProgramCompileExp, /* urProgramCompileExp */
    (older_form_t)older_2025_3_ProgramLinkExp, /* urProgramLinkExp */
    NULL, /* urPlatformGet */
    (older_form_t)older_2025_3_EnqueueKernelLaunch, /* urEnqueueKernelLaunch */
    NULL, /* urVirtualMemGranularityGetInfo */
    NULL, /* urPhysicalMemCreate */
};

static const older_form_t forms_2025_2[] = {
    (older_form_t)older_2025_2_DeviceGetInfo, /* urDeviceGetInfo */
    (older_form_t)older_2025_2_BindlessImagesSampledImageCreateExp, /* urBindlessImagesSampledImageCreateExp */
    (older_form_t)older_2025_3_BindlessImagesImageCopyExp, /* urBindlessImagesImageCopyExp */
    (older_form_t)older_2025_3_ProgramBuildExp, /* urProgramBuildExp */
    (older_form_t)older_2025_3_ProgramCompileExp, /* urProgramCompileExp */
    (older_form_t)older_2025_3_ProgramLinkExp, /* urProgramLinkExp */
    (older_form_t)older_2025_2_PlatformGet, /* urPlatformGet */
    (older_form_t)older_2025_2_EnqueueKernelLaunch, /* urEnqueueKernelLaunch */
    (older_form_t)older_2025_2_VirtualMemGranularityGetInfo, /* urVirtualMemGranularityGetInfo */
    (older_form_t)older_2025_2_PhysicalMemCreate, /* urPhysicalMemCreate */
};

const struct loader_caller loader_callers[] = {
    {"2025.2", "libsycl", ".so.8", "urEnqueueKernelLaunchCustomExp", forms_2025_2},
    {"2025.3", "libsycl", ".so.8", "urEnqueueReadHostPipe", forms_2025_3},
    {"2026.1", "libsycl", ".so.9", "urKernelSetArgValue", forms_2026_1},
};
const unsigned loader_num_callers = sizeof(loader_callers) / sizeof(loader_callers[0]);
