/* Generated from scripts/templates/validation_rules.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* What each rule about parameters says, for the message when it is broken. */
#include "../layers/validation.h"

const char loader_rule_words[][4096] = {
    {
        "\0"
        "NumEntries, phAdapters\0"
        "NumEntries == 0 && phAdapters != NULL\0"
        "hAdapter\0"
        "must not be NULL\0"
        "ppMessage\0"
        "pError\0"
        "propSize, pPropValue\0"
        "propSize == 0 && pPropValue != NULL\0"
        "propSize != 0 && pPropValue == NULL\0"
        "pPropValue, pPropSizeRet\0"
        "pPropValue == NULL && pPropSizeRet == NULL\0"
        "propName\0"
        "is none of the enumerators of ur_adapter_info_t\0"
        "pfnLoggerCallback\0"
        "level\0"
        "is none of the enumerators of ur_logger_level_t\0"
        "phDevices\0"
        "phContext\0"
        "pProperties->flags\0"
        "has bits that are no ur_context_flag_t\0"
        "DeviceCount\0"
        "DeviceCount == 0\0"
        "holds a NULL handle\0"
        "hContext\0"
        "is none of the enumerators of ur_context_info_t\0"
        "phNativeContext\0"
        "pfnDeleter\0"
        "hPlatform\0"
        "NumEntries, phDevices\0"
        "NumEntries == 0 && phDevices != NULL\0"
        "NumEntries > 0 && phDevices == NULL\0"
        "DeviceType\0"
        "is none of the enumerators of ur_device_type_t\0"
        "hDevice\0"
        "is none of the enumerators of ur_device_info_t\0"
        "pProperties\0"
        "pProperties->pProperties\0"
        "pBinaries\0"
        "pSelectedBinary\0"
        "pBinaries[].pDeviceTargetSpec\0"
        "NumBinaries\0"
        "NumBinaries == 0\0"
        "phNativeDevice\0"
        "phDevice\0"
        "hQueue\0"
        "numEventsInWaitList, phEventWaitList\0"
        "phEventWaitList == NULL && numEventsInWaitList > 0\0"
        "phEventWaitList != NULL && numEventsInWaitList == 0\0"
        "phEventWaitList\0"
        "hBuffer\0"
        "pDst\0"
        "pSrc\0"
        "region\0"
        "region.width == 0 || region.height == 0 || region.depth == 0\0"
        "region, bufferRowPitch\0"
        "bufferRowPitch != 0 && bufferRowPitch < region.width\0"
        "region, hostRowPitch\0"
        "hostRowPitch != 0 && hostRowPitch < region.width\0"
        "region, bufferRowPitch, bufferSlicePitch\0"
        "bufferSlicePitch != 0 && bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)\0"
        "region, hostRowPitch, hostSlicePitch\0"
        "hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)\0"
        "bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0\0"
        "hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0\0"
        "hBufferSrc\0"
        "hBufferDst\0"
        "region, srcRowPitch\0"
        "srcRowPitch != 0 && srcRowPitch < region.width\0"
        "region, dstRowPitch\0"
        "dstRowPitch != 0 && dstRowPitch < region.width\0"
        "region, srcRowPitch, srcSlicePitch\0"
        "srcSlicePitch != 0 && srcSlicePitch < region.height * (srcRowPitch != 0 ? srcRowPitch : region.width)\0"
        "region, dstRowPitch, dstSlicePitch\0"
        "dstSlicePitch != 0 && dstSlicePitch < region.height * (dstRowPitch != 0 ? dstRowPitch : region.width)\0"
        "srcSlicePitch != 0 && srcSlicePitch % (srcRowPitch != 0 ? srcRowPitch : region.width) != 0\0"
        "dstSlicePitch != 0 && dstSlicePitch % (dstRowPitch != 0 ? dstRowPitch : region.width) != 0\0"
        "pPattern\0"
        "patternSize, size\0"
        "patternSize == 0 || size == 0\0"
        "patternSize > size\0"
        "patternSize\0"
        "(patternSize & (patternSize - 1)) != 0\0"
        "size % patternSize != 0\0"
        "patternSize, offset\0"
        "offset % patternSize != 0\0"
        "hImage\0"
        "hImageSrc\0"
        "hImageDst\0"
        "ppRetMap\0"
        "mapFlags\0"
        "has bits that are no ur_map_flag_t\0"
        "hMem\0"
        "pMappedPtr\0"
        "pMem\0"
        "size\0"
        "size == 0\0"
        "flags\0"
        "has bits that are no ur_usm_migration_flag_t\0"
        "advice\0"
        "has bits that are no ur_usm_advice_flag_t\0"
        "pitch\0"
        "pitch == 0\0"
        "pitch, width\0"
        "pitch < width\0"
        "patternSize == 0\0"
        "patternSize, width, height\0"
        "patternSize > width * height\0"
        "patternSize != 0 && ((patternSize & (patternSize - 1)) != 0)\0"
        "width\0"
        "width == 0\0"
        "height\0"
        "height == 0\0"
        "width * height % patternSize != 0\0"
        "srcPitch\0"
        "srcPitch == 0\0"
        "dstPitch\0"
        "dstPitch == 0\0"
        "srcPitch, width\0"
        "srcPitch < width\0"
        "dstPitch, width\0"
        "dstPitch < width\0"
        "hProgram\0"
        "name\0"
        "pipe_symbol\0"
        "hEvent\0"
        "is none of the enumerators of ur_event_info_t\0"
        "is none of the enumerators of ur_profiling_info_t\0"
        "pPropValue && propSize == 0\0"
        "numEvents\0"
        "numEvents == 0\0"
        "phNativeEvent\0"
        "phEvent\0"
        "pfnNotify\0"
        "execStatus\0"
        "is none of the enumerators of ur_execution_info_t\0"
        "execStatus == UR_EXECUTION_INFO_QUEUED\0"
        "ppMem\0"
        "has bits that are no ur_exp_async_usm_alloc_flag_t\0"
        "pPoolDesc\0"
        "pPool\0"
        "pPoolDesc->flags\0"
        "has bits that are no ur_usm_pool_flag_t\0"
        "hPool\0"
        "is none of the enumerators of ur_usm_pool_info_t\0"
        "pPropValue\0"
        "pResultPitch\0"
        "pUSMDesc->hints\0"
        "pUSMDesc\0"
        "pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)\0"
        "widthInBytes\0"
        "widthInBytes == 0\0"
        "must not be 0\0"
        "pImageFormat\0"
        "pImageDesc\0"
        "phImageMem\0"
        "pImageFormat->channelOrder\0"
    },
    {
        "is none of the enumerators of ur_image_channel_order_t\0"
        "pImageFormat->channelType\0"
        "is none of the enumerators of ur_image_channel_type_t\0"
        "pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type\0"
        "hImageMem\0"
        "phImage\0"
        "pSamplerDesc\0"
        "pSamplerDesc->addressingMode\0"
        "is none of the enumerators of ur_sampler_addressing_mode_t\0"
        "pSamplerDesc->filterMode\0"
        "is none of the enumerators of ur_sampler_filter_mode_t\0"
        "pSrcImageDesc\0"
        "pDstImageDesc\0"
        "pSrcImageFormat\0"
        "pDstImageFormat\0"
        "pCopyRegion\0"
        "pSrcImageFormat->channelOrder\0"
        "pSrcImageFormat->channelType\0"
        "pDstImageFormat->channelOrder\0"
        "pDstImageFormat->channelType\0"
        "imageCopyFlags\0"
        "has bits that are no ur_exp_image_copy_flag_t\0"
        "imageCopyInputTypes\0"
        "is none of the enumerators of ur_exp_image_copy_input_types_t\0"
        "pDstImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pDstImageDesc->type\0"
        "is none of the enumerators of ur_image_info_t\0"
        "pSupportedRet\0"
        "imageMemHandleType\0"
        "is none of the enumerators of ur_exp_image_mem_type_t\0"
        "pExternalMemDesc\0"
        "phExternalMem\0"
        "memHandleType\0"
        "is none of the enumerators of ur_exp_external_mem_type_t\0"
        "hExternalMem\0"
        "ppRetMem\0"
        "pExternalSemaphoreDesc\0"
        "phExternalSemaphore\0"
        "semHandleType\0"
        "is none of the enumerators of ur_exp_external_semaphore_type_t\0"
        "hExternalSemaphore\0"
        "hSemaphore\0"
        "pCommandBufferDesc\0"
        "phCommandBuffer\0"
        "hCommandBuffer\0"
        "hKernel\0"
        "pGlobalWorkSize\0"
        "numKernelAlternatives, phKernelAlternatives\0"
        "phKernelAlternatives == NULL && numKernelAlternatives > 0\0"
        "phKernelAlternatives != NULL && numKernelAlternatives == 0\0"
        "numSyncPointsInWaitList, pSyncPointWaitList\0"
        "pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0\0"
        "pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0\0"
        "phKernelAlternatives\0"
        "numArgs, pArgs\0"
        "pArgs == NULL && numArgs > 0\0"
        "pArgs[].type\0"
        "is none of the enumerators of ur_exp_kernel_arg_type_t\0"
        "pMemory\0"
        "hSrcMem\0"
        "hDstMem\0"
        "pfnNativeCommand\0"
        "pUpdateKernelLaunch\0"
        "pUpdateKernelLaunch[].hCommand\0"
        "numKernelUpdates\0"
        "numKernelUpdates == 0\0"
        "hCommand\0"
        "phSignalEvent\0"
        "is none of the enumerators of ur_exp_command_buffer_info_t\0"
        "phNativeCommandBuffer\0"
        "phPrograms\0"
        "count\0"
        "count == 0\0"
        "launchPropList->flags\0"
        "has bits that are no ur_kernel_launch_flag_t\0"
        "workDim\0"
        "workDim < 1 || workDim > 3\0"
        "workDim, pLocalWorkSize\0"
        "pLocalWorkSize && (pLocalWorkSize[0] == 0 || (workDim >= 2 && pLocalWorkSize[1] == 0) || (workDim >= 3 && pLocalWorkSize[2] == 0))\0"
        "phGraph\0"
        "hGraph\0"
        "phExecGraph\0"
        "hExecutableGraph\0"
        "pResult\0"
        "pGraphId\0"
        "pfnCallback\0"
        "filePath\0"
        "phNativeGraph\0"
        "phNativeExecutableGraph\0"
        "pfnHostTask\0"
        "has bits that are no ur_exp_host_task_flag_t\0"
        "ppIPCMemHandleData\0"
        "NULL == ppIPCMemHandleData\0"
        "pIPCMemHandleDataSizeRet\0"
        "NULL == pIPCMemHandleDataSizeRet\0"
        "pIPCMemHandleData\0"
        "hPhysMem\0"
        "ppIPCPhysMemHandleData\0"
        "pIPCPhysMemHandleDataSizeRet\0"
        "pIPCPhysMemHandleData\0"
        "phPhysMem\0"
        "ppIPCEventHandleData\0"
        "pIPCEventHandleDataSizeRet\0"
        "pIPCEventHandleData\0"
        "has bits that are no ur_exp_enqueue_ext_flag_t\0"
        "handleTypeToExport\0"
        "alignment\0"
        "alignment != 0 && ((alignment & (alignment-1)) != 0)\0"
        "pMemHandleRet\0"
        "pMem, pMemHandleRet\0"
        "NULL == pMemHandleRet || NULL == pMem\0"
        "has bits that are no ur_exp_program_flag_t\0"
        "phProgram\0"
        "pfnNativeEnqueue\0"
        "has bits that are no ur_exp_enqueue_native_command_flag_t\0"
        "phMemList\0"
        "pEventDesc\0"
        "pEventDesc->flags\0"
        "has bits that are no ur_exp_event_flag_t\0"
        "UR_EXP_EVENT_FLAGS_MASK & pEventDesc->flags\0"
        "pHostMem\0"
        "has bits that are no ur_exp_usm_host_alloc_register_flag_t\0"
        "commandDevice\0"
        "peerDevice\0"
        "is none of the enumerators of ur_exp_peer_info_t\0"
        "pDesc->flags\0"
        "has bits that are no ur_fusion_flag_t\0"
        "is none of the enumerators of ur_fusion_info_t\0"
        "pKernelName\0"
        "phKernel\0"
        "is none of the enumerators of ur_kernel_info_t\0"
        "is none of the enumerators of ur_kernel_group_info_t\0"
        "is none of the enumerators of ur_kernel_sub_group_info_t\0"
        "is none of the enumerators of ur_kernel_exec_info_t\0"
        "pSpecConstants\0"
        "phNativeKernel\0"
        "pGlobalWorkOffset\0"
        "pSuggestedLocalWorkSize\0"
        "pLocalWorkSize\0"
        "pGroupCountRet\0"
        "phMem\0"
        "has bits that are no ur_mem_flag_t\0"
        "pImageDesc && UR_STRUCTURE_TYPE_IMAGE_DESC != pImageDesc->stype\0"
        "pImageDesc && UR_MEM_TYPE_IMAGE1D_ARRAY < pImageDesc->type\0"
        "pImageDesc && pImageDesc->numMipLevel != 0\0"
        "pImageDesc && pImageDesc->numSamples != 0\0"
    },
    {
        "pImageDesc, pHost\0"
        "pImageDesc && pImageDesc->rowPitch != 0 && pHost == NULL\0"
        "pImageDesc && pImageDesc->slicePitch != 0 && pHost == NULL\0"
        "flags, pHost\0"
        "pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0\0"
        "pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0\0"
        "phBuffer\0"
        "flags, pProperties\0"
        "pProperties == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0\0"
        "pProperties != NULL && pProperties->pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0\0"
        "pProperties != NULL && pProperties->pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0\0"
        "pRegion\0"
        "bufferCreateType\0"
        "is none of the enumerators of ur_buffer_create_type_t\0"
        "pRegion && pRegion->size == 0\0"
        "phNativeMem\0"
        "hMemory\0"
        "is none of the enumerators of ur_mem_info_t\0"
        "NumEntries, phPlatforms\0"
        "NumEntries == 0 && phPlatforms != NULL\0"
        "phPlatforms, pNumPlatforms\0"
        "pNumPlatforms == NULL && phPlatforms == NULL\0"
        "is none of the enumerators of ur_platform_info_t\0"
        "pVersion\0"
        "phNativePlatform\0"
        "phPlatform\0"
        "pFrontendOption\0"
        "ppPlatformOption\0"
        "pIL\0"
        "NULL != pProperties && pProperties->count > 0 && NULL == pProperties->pMetadatas\0"
        "length\0"
        "length == 0\0"
        "pLengths\0"
        "ppBinaries\0"
        "NULL != pProperties && NULL != pProperties->pMetadatas && pProperties->count == 0\0"
        "numDevices\0"
        "numDevices == 0\0"
        "pFunctionName\0"
        "ppFunctionPointer\0"
        "pGlobalVariableName\0"
        "ppGlobalVariablePointerRet\0"
        "is none of the enumerators of ur_program_info_t\0"
        "is none of the enumerators of ur_program_build_info_t\0"
        "phNativeProgram\0"
        "is none of the enumerators of ur_queue_info_t\0"
        "phQueue\0"
        "has bits that are no ur_queue_flag_t\0"
        "pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_HIGH && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_LOW\0"
        "pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_BATCHED && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE\0"
        "phNativeQueue\0"
        "pArgValue\0"
        "hArgValue\0"
        "pProperties->memoryAccess\0"
        "pDesc\0"
        "phSampler\0"
        "pDesc->addressingMode\0"
        "pDesc->filterMode\0"
        "hSampler\0"
        "is none of the enumerators of ur_sampler_info_t\0"
        "phNativeSampler\0"
        "status\0"
        "is none of the enumerators of ur_event_status_t\0"
        "is none of the enumerators of ur_usm_alloc_info_t\0"
        "ppPool\0"
        "is none of the enumerators of ur_virtual_mem_granularity_info_t\0"
        "ppStart\0"
        "pStart\0"
        "hPhysicalMem\0"
        "has bits that are no ur_virtual_mem_access_flag_t\0"
        "is none of the enumerators of ur_virtual_mem_info_t\0"
        "phPhysicalMem\0"
        "has bits that are no ur_physical_mem_flag_t\0"
        "is none of the enumerators of ur_physical_mem_info_t\0"
    },
};

const struct loader_rule loader_rules[] = {
    {UR_RESULT_ERROR_INVALID_SIZE, 178, 1, 24, 1}, /* urAdapterGet */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 177, 62, 71, 0}, /* urAdapterRelease */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 179, 62, 71, 0}, /* urAdapterRetain */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 180, 62, 71, 0}, /* urAdapterGetLastError */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 180, 88, 71, 0}, /* urAdapterGetLastError */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 180, 98, 71, 0}, /* urAdapterGetLastError */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 181, 62, 71, 0}, /* urAdapterGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 181, 105, 126, 1}, /* urAdapterGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 181, 105, 162, 1}, /* urAdapterGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 181, 198, 223, 1}, /* urAdapterGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 181, 266, 275, 0}, /* urAdapterGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 266, 62, 71, 0}, /* urAdapterSetLoggerCallback */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 266, 323, 71, 0}, /* urAdapterSetLoggerCallback */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 266, 341, 347, 0}, /* urAdapterSetLoggerCallback */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 267, 62, 71, 0}, /* urAdapterSetLoggerCallbackLevel */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 267, 341, 347, 0}, /* urAdapterSetLoggerCallbackLevel */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 1, 395, 71, 0}, /* urContextCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 1, 405, 71, 0}, /* urContextCreate */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 1, 415, 434, 0}, /* urContextCreate */
    {UR_RESULT_ERROR_INVALID_SIZE, 1, 473, 485, 1}, /* urContextCreate */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 1, 395, 502, 0}, /* urContextCreate */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 2, 522, 71, 0}, /* urContextRetain */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 3, 522, 71, 0}, /* urContextRelease */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 4, 522, 71, 0}, /* urContextGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 4, 105, 126, 1}, /* urContextGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 4, 105, 162, 1}, /* urContextGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 4, 198, 223, 1}, /* urContextGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 4, 266, 531, 0}, /* urContextGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 5, 522, 71, 0}, /* urContextGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 5, 579, 71, 0}, /* urContextGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 6, 62, 71, 0}, /* urContextCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 6, 405, 71, 0}, /* urContextCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 6, 395, 502, 0}, /* urContextCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 7, 522, 71, 0}, /* urContextSetExtendedDeleter */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 7, 595, 71, 0}, /* urContextSetExtendedDeleter */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 8, 606, 71, 0}, /* urDeviceGet */
    {UR_RESULT_ERROR_INVALID_SIZE, 8, 616, 638, 1}, /* urDeviceGet */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 8, 616, 675, 1}, /* urDeviceGet */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 8, 711, 722, 0}, /* urDeviceGet */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 217, 606, 71, 0}, /* urDeviceGetSelected */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 217, 711, 722, 0}, /* urDeviceGetSelected */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 9, 769, 71, 0}, /* urDeviceGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 9, 105, 126, 1}, /* urDeviceGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 9, 105, 162, 1}, /* urDeviceGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 9, 198, 223, 1}, /* urDeviceGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 9, 266, 777, 0}, /* urDeviceGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 10, 769, 71, 0}, /* urDeviceRetain */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 11, 769, 71, 0}, /* urDeviceRelease */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 12, 769, 71, 0}, /* urDevicePartition */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 12, 824, 71, 0}, /* urDevicePartition */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 12, 836, 71, 0}, /* urDevicePartition */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 13, 769, 71, 0}, /* urDeviceSelectBinary */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 13, 861, 71, 0}, /* urDeviceSelectBinary */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 13, 871, 71, 0}, /* urDeviceSelectBinary */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 13, 887, 71, 0}, /* urDeviceSelectBinary */
    {UR_RESULT_ERROR_INVALID_SIZE, 13, 917, 929, 1}, /* urDeviceSelectBinary */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 14, 769, 71, 0}, /* urDeviceGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 14, 946, 71, 0}, /* urDeviceGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 15, 62, 71, 0}, /* urDeviceCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 15, 961, 71, 0}, /* urDeviceCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 16, 769, 71, 0}, /* urDeviceGetGlobalTimestamps */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 18, 970, 71, 0}, /* urEnqueueEventsWait */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 18, 977, 1014, 1}, /* urEnqueueEventsWait */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 18, 977, 1065, 1}, /* urEnqueueEventsWait */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 18, 1117, 502, 0}, /* urEnqueueEventsWait */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 19, 970, 71, 0}, /* urEnqueueEventsWaitWithBarrier */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 19, 977, 1014, 1}, /* urEnqueueEventsWaitWithBarrier */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 19, 977, 1065, 1}, /* urEnqueueEventsWaitWithBarrier */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 19, 1117, 502, 0}, /* urEnqueueEventsWaitWithBarrier */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 20, 970, 71, 0}, /* urEnqueueMemBufferRead */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 20, 1133, 71, 0}, /* urEnqueueMemBufferRead */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 20, 1141, 71, 0}, /* urEnqueueMemBufferRead */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 20, 977, 1014, 1}, /* urEnqueueMemBufferRead */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 20, 977, 1065, 1}, /* urEnqueueMemBufferRead */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 20, 1117, 502, 0}, /* urEnqueueMemBufferRead */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 21, 970, 71, 0}, /* urEnqueueMemBufferWrite */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 21, 1133, 71, 0}, /* urEnqueueMemBufferWrite */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 21, 1146, 71, 0}, /* urEnqueueMemBufferWrite */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 21, 977, 1014, 1}, /* urEnqueueMemBufferWrite */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 21, 977, 1065, 1}, /* urEnqueueMemBufferWrite */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 21, 1117, 502, 0}, /* urEnqueueMemBufferWrite */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 22, 970, 71, 0}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 22, 1133, 71, 0}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 22, 1141, 71, 0}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 22, 977, 1014, 1}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 22, 977, 1065, 1}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 22, 1117, 502, 0}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 22, 1151, 1158, 1}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 22, 1219, 1242, 1}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 22, 1295, 1316, 1}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 22, 1365, 1406, 1}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 22, 1520, 1557, 1}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 22, 1365, 1663, 1}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 22, 1520, 1766, 1}, /* urEnqueueMemBufferReadRect */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 23, 970, 71, 0}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 23, 1133, 71, 0}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 23, 1146, 71, 0}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 23, 977, 1014, 1}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 23, 977, 1065, 1}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 23, 1117, 502, 0}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 23, 1151, 1158, 1}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 23, 1219, 1242, 1}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 23, 1295, 1316, 1}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 23, 1365, 1406, 1}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 23, 1520, 1557, 1}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 23, 1365, 1663, 1}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 23, 1520, 1766, 1}, /* urEnqueueMemBufferWriteRect */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 24, 970, 71, 0}, /* urEnqueueMemBufferCopy */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 24, 1861, 71, 0}, /* urEnqueueMemBufferCopy */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 24, 1872, 71, 0}, /* urEnqueueMemBufferCopy */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 24, 977, 1014, 1}, /* urEnqueueMemBufferCopy */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 24, 977, 1065, 1}, /* urEnqueueMemBufferCopy */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 24, 1117, 502, 0}, /* urEnqueueMemBufferCopy */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 25, 970, 71, 0}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 25, 1861, 71, 0}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 25, 1872, 71, 0}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 25, 977, 1014, 1}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 25, 977, 1065, 1}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 25, 1117, 502, 0}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 25, 1151, 1158, 1}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 25, 1883, 1903, 1}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 25, 1950, 1970, 1}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 25, 2017, 2052, 1}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 25, 2154, 2189, 1}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 25, 2017, 2291, 1}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_SIZE, 25, 2154, 2382, 1}, /* urEnqueueMemBufferCopyRect */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 26, 970, 71, 0}, /* urEnqueueMemBufferFill */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 26, 1133, 71, 0}, /* urEnqueueMemBufferFill */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 26, 2473, 71, 0}, /* urEnqueueMemBufferFill */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 26, 977, 1014, 1}, /* urEnqueueMemBufferFill */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 26, 977, 1065, 1}, /* urEnqueueMemBufferFill */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 26, 1117, 502, 0}, /* urEnqueueMemBufferFill */
    {UR_RESULT_ERROR_INVALID_SIZE, 26, 2482, 2500, 1}, /* urEnqueueMemBufferFill */
    {UR_RESULT_ERROR_INVALID_SIZE, 26, 2482, 2530, 1}, /* urEnqueueMemBufferFill */
    {UR_RESULT_ERROR_INVALID_SIZE, 26, 2549, 2561, 1}, /* urEnqueueMemBufferFill */
    {UR_RESULT_ERROR_INVALID_SIZE, 26, 2482, 2600, 1}, /* urEnqueueMemBufferFill */
    {UR_RESULT_ERROR_INVALID_SIZE, 26, 2624, 2644, 1}, /* urEnqueueMemBufferFill */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 27, 970, 71, 0}, /* urEnqueueMemImageRead */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 27, 2670, 71, 0}, /* urEnqueueMemImageRead */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 27, 1141, 71, 0}, /* urEnqueueMemImageRead */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 27, 977, 1014, 1}, /* urEnqueueMemImageRead */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 27, 977, 1065, 1}, /* urEnqueueMemImageRead */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 27, 1117, 502, 0}, /* urEnqueueMemImageRead */
    {UR_RESULT_ERROR_INVALID_SIZE, 27, 1151, 1158, 1}, /* urEnqueueMemImageRead */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 28, 970, 71, 0}, /* urEnqueueMemImageWrite */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 28, 2670, 71, 0}, /* urEnqueueMemImageWrite */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 28, 1146, 71, 0}, /* urEnqueueMemImageWrite */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 28, 977, 1014, 1}, /* urEnqueueMemImageWrite */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 28, 977, 1065, 1}, /* urEnqueueMemImageWrite */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 28, 1117, 502, 0}, /* urEnqueueMemImageWrite */
    {UR_RESULT_ERROR_INVALID_SIZE, 28, 1151, 1158, 1}, /* urEnqueueMemImageWrite */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 29, 970, 71, 0}, /* urEnqueueMemImageCopy */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 29, 2677, 71, 0}, /* urEnqueueMemImageCopy */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 29, 2687, 71, 0}, /* urEnqueueMemImageCopy */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 29, 977, 1014, 1}, /* urEnqueueMemImageCopy */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 29, 977, 1065, 1}, /* urEnqueueMemImageCopy */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 29, 1117, 502, 0}, /* urEnqueueMemImageCopy */
    {UR_RESULT_ERROR_INVALID_SIZE, 29, 1151, 1158, 1}, /* urEnqueueMemImageCopy */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 30, 970, 71, 0}, /* urEnqueueMemBufferMap */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 30, 1133, 71, 0}, /* urEnqueueMemBufferMap */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 30, 2697, 71, 0}, /* urEnqueueMemBufferMap */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 30, 977, 1014, 1}, /* urEnqueueMemBufferMap */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 30, 977, 1065, 1}, /* urEnqueueMemBufferMap */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 30, 1117, 502, 0}, /* urEnqueueMemBufferMap */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 30, 2706, 2715, 0}, /* urEnqueueMemBufferMap */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 31, 970, 71, 0}, /* urEnqueueMemUnmap */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 31, 2750, 71, 0}, /* urEnqueueMemUnmap */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 31, 2755, 71, 0}, /* urEnqueueMemUnmap */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 31, 977, 1014, 1}, /* urEnqueueMemUnmap */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 31, 977, 1065, 1}, /* urEnqueueMemUnmap */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 31, 1117, 502, 0}, /* urEnqueueMemUnmap */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 32, 970, 71, 0}, /* urEnqueueUSMFill */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 32, 2766, 71, 0}, /* urEnqueueUSMFill */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 32, 2473, 71, 0}, /* urEnqueueUSMFill */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 32, 977, 1014, 1}, /* urEnqueueUSMFill */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 32, 977, 1065, 1}, /* urEnqueueUSMFill */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 32, 1117, 502, 0}, /* urEnqueueUSMFill */
    {UR_RESULT_ERROR_INVALID_SIZE, 32, 2482, 2500, 1}, /* urEnqueueUSMFill */
    {UR_RESULT_ERROR_INVALID_SIZE, 32, 2482, 2530, 1}, /* urEnqueueUSMFill */
    {UR_RESULT_ERROR_INVALID_SIZE, 32, 2482, 2600, 1}, /* urEnqueueUSMFill */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 33, 970, 71, 0}, /* urEnqueueUSMMemcpy */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 33, 1141, 71, 0}, /* urEnqueueUSMMemcpy */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 33, 1146, 71, 0}, /* urEnqueueUSMMemcpy */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 33, 977, 1014, 1}, /* urEnqueueUSMMemcpy */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 33, 977, 1065, 1}, /* urEnqueueUSMMemcpy */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 33, 1117, 502, 0}, /* urEnqueueUSMMemcpy */
    {UR_RESULT_ERROR_INVALID_SIZE, 33, 2771, 2776, 1}, /* urEnqueueUSMMemcpy */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 34, 970, 71, 0}, /* urEnqueueUSMPrefetch */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 34, 2766, 71, 0}, /* urEnqueueUSMPrefetch */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 34, 977, 1014, 1}, /* urEnqueueUSMPrefetch */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 34, 977, 1065, 1}, /* urEnqueueUSMPrefetch */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 34, 1117, 502, 0}, /* urEnqueueUSMPrefetch */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 34, 2786, 2792, 0}, /* urEnqueueUSMPrefetch */
    {UR_RESULT_ERROR_INVALID_SIZE, 34, 2771, 2776, 1}, /* urEnqueueUSMPrefetch */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 35, 970, 71, 0}, /* urEnqueueUSMAdvise */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 35, 2766, 71, 0}, /* urEnqueueUSMAdvise */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 35, 2837, 2844, 0}, /* urEnqueueUSMAdvise */
    {UR_RESULT_ERROR_INVALID_SIZE, 35, 2771, 2776, 1}, /* urEnqueueUSMAdvise */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 151, 970, 71, 0}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 151, 2766, 71, 0}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 151, 2473, 71, 0}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 151, 977, 1014, 1}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 151, 977, 1065, 1}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 151, 1117, 502, 0}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 151, 2886, 2892, 1}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 151, 2903, 2916, 1}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 151, 2549, 2930, 1}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 151, 2947, 2974, 1}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 151, 2549, 3003, 1}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 151, 3064, 3070, 1}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 151, 3081, 3088, 1}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 151, 2947, 3100, 1}, /* urEnqueueUSMFill2D */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 152, 970, 71, 0}, /* urEnqueueUSMMemcpy2D */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 152, 1141, 71, 0}, /* urEnqueueUSMMemcpy2D */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 152, 1146, 71, 0}, /* urEnqueueUSMMemcpy2D */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 152, 977, 1014, 1}, /* urEnqueueUSMMemcpy2D */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 152, 977, 1065, 1}, /* urEnqueueUSMMemcpy2D */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 152, 1117, 502, 0}, /* urEnqueueUSMMemcpy2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 152, 3134, 3143, 1}, /* urEnqueueUSMMemcpy2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 152, 3157, 3166, 1}, /* urEnqueueUSMMemcpy2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 152, 3180, 3196, 1}, /* urEnqueueUSMMemcpy2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 152, 3213, 3229, 1}, /* urEnqueueUSMMemcpy2D */
    {UR_RESULT_ERROR_INVALID_SIZE, 152, 3081, 3088, 1}, /* urEnqueueUSMMemcpy2D */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 38, 970, 71, 0}, /* urEnqueueDeviceGlobalVariableWrite */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 38, 3246, 71, 0}, /* urEnqueueDeviceGlobalVariableWrite */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 38, 3255, 71, 0}, /* urEnqueueDeviceGlobalVariableWrite */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 38, 1146, 71, 0}, /* urEnqueueDeviceGlobalVariableWrite */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 38, 977, 1014, 1}, /* urEnqueueDeviceGlobalVariableWrite */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 38, 977, 1065, 1}, /* urEnqueueDeviceGlobalVariableWrite */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 38, 1117, 502, 0}, /* urEnqueueDeviceGlobalVariableWrite */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 39, 970, 71, 0}, /* urEnqueueDeviceGlobalVariableRead */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 39, 3246, 71, 0}, /* urEnqueueDeviceGlobalVariableRead */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 39, 3255, 71, 0}, /* urEnqueueDeviceGlobalVariableRead */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 39, 1141, 71, 0}, /* urEnqueueDeviceGlobalVariableRead */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 39, 977, 1014, 1}, /* urEnqueueDeviceGlobalVariableRead */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 39, 977, 1065, 1}, /* urEnqueueDeviceGlobalVariableRead */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 39, 1117, 502, 0}, /* urEnqueueDeviceGlobalVariableRead */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 69, 970, 71, 0}, /* urEnqueueReadHostPipe */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 69, 3246, 71, 0}, /* urEnqueueReadHostPipe */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 69, 3260, 71, 0}, /* urEnqueueReadHostPipe */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 69, 1141, 71, 0}, /* urEnqueueReadHostPipe */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 69, 977, 1014, 1}, /* urEnqueueReadHostPipe */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 69, 977, 1065, 1}, /* urEnqueueReadHostPipe */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 69, 1117, 502, 0}, /* urEnqueueReadHostPipe */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 117, 970, 71, 0}, /* urEnqueueWriteHostPipe */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 117, 3246, 71, 0}, /* urEnqueueWriteHostPipe */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 117, 3260, 71, 0}, /* urEnqueueWriteHostPipe */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 117, 1146, 71, 0}, /* urEnqueueWriteHostPipe */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 117, 977, 1014, 1}, /* urEnqueueWriteHostPipe */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 117, 977, 1065, 1}, /* urEnqueueWriteHostPipe */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 117, 1117, 502, 0}, /* urEnqueueWriteHostPipe */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 40, 3272, 71, 0}, /* urEventGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 40, 105, 126, 1}, /* urEventGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 40, 105, 162, 1}, /* urEventGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 40, 198, 223, 1}, /* urEventGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 40, 266, 3279, 0}, /* urEventGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 41, 3272, 71, 0}, /* urEventGetProfilingInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 41, 266, 3325, 0}, /* urEventGetProfilingInfo */
    {UR_RESULT_ERROR_INVALID_VALUE, 41, 105, 3375, 1}, /* urEventGetProfilingInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 42, 1117, 71, 0}, /* urEventWait */
    {UR_RESULT_ERROR_INVALID_VALUE, 42, 3403, 3413, 1}, /* urEventWait */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 42, 1117, 502, 0}, /* urEventWait */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 43, 3272, 71, 0}, /* urEventRetain */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 44, 3272, 71, 0}, /* urEventRelease */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 45, 3272, 71, 0}, /* urEventGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 45, 3428, 71, 0}, /* urEventGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 46, 522, 71, 0}, /* urEventCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 46, 3442, 71, 0}, /* urEventCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 47, 3272, 71, 0}, /* urEventSetCallback */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 47, 3450, 71, 0}, /* urEventSetCallback */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 47, 3460, 3471, 0}, /* urEventSetCallback */
    {UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, 47, 3460, 3521, 1}, /* urEventSetCallback */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 250, 970, 71, 0}, /* urEnqueueUSMDeviceAllocExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 250, 3560, 71, 0}, /* urEnqueueUSMDeviceAllocExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 250, 977, 1014, 1}, /* urEnqueueUSMDeviceAllocExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 250, 977, 1065, 1}, /* urEnqueueUSMDeviceAllocExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 250, 1117, 502, 0}, /* urEnqueueUSMDeviceAllocExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 250, 415, 3566, 0}, /* urEnqueueUSMDeviceAllocExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 251, 970, 71, 0}, /* urEnqueueUSMSharedAllocExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 251, 3560, 71, 0}, /* urEnqueueUSMSharedAllocExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 251, 977, 1014, 1}, /* urEnqueueUSMSharedAllocExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 251, 977, 1065, 1}, /* urEnqueueUSMSharedAllocExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 251, 1117, 502, 0}, /* urEnqueueUSMSharedAllocExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 251, 415, 3566, 0}, /* urEnqueueUSMSharedAllocExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 252, 970, 71, 0}, /* urEnqueueUSMHostAllocExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 252, 3560, 71, 0}, /* urEnqueueUSMHostAllocExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 252, 977, 1014, 1}, /* urEnqueueUSMHostAllocExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 252, 977, 1065, 1}, /* urEnqueueUSMHostAllocExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 252, 1117, 502, 0}, /* urEnqueueUSMHostAllocExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 252, 415, 3566, 0}, /* urEnqueueUSMHostAllocExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 253, 970, 71, 0}, /* urEnqueueUSMFreeExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 253, 2766, 71, 0}, /* urEnqueueUSMFreeExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 253, 977, 1014, 1}, /* urEnqueueUSMFreeExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 253, 977, 1065, 1}, /* urEnqueueUSMFreeExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 253, 1117, 502, 0}, /* urEnqueueUSMFreeExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 254, 522, 71, 0}, /* urUSMPoolCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 254, 769, 71, 0}, /* urUSMPoolCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 254, 3617, 71, 0}, /* urUSMPoolCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 254, 3627, 71, 0}, /* urUSMPoolCreateExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 254, 3633, 3650, 0}, /* urUSMPoolCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 255, 522, 71, 0}, /* urUSMPoolDestroyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 255, 769, 71, 0}, /* urUSMPoolDestroyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 255, 3690, 71, 0}, /* urUSMPoolDestroyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 257, 522, 71, 0}, /* urUSMPoolGetDefaultDevicePoolExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 257, 769, 71, 0}, /* urUSMPoolGetDefaultDevicePoolExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 257, 3627, 71, 0}, /* urUSMPoolGetDefaultDevicePoolExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 262, 3690, 71, 0}, /* urUSMPoolGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 262, 198, 223, 1}, /* urUSMPoolGetInfoExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 262, 266, 3696, 0}, /* urUSMPoolGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 265, 3690, 71, 0}, /* urUSMPoolSetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 265, 3745, 71, 0}, /* urUSMPoolSetInfoExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 265, 266, 3696, 0}, /* urUSMPoolSetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 259, 522, 71, 0}, /* urUSMPoolSetDevicePoolExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 259, 769, 71, 0}, /* urUSMPoolSetDevicePoolExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 259, 3690, 71, 0}, /* urUSMPoolSetDevicePoolExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 260, 522, 71, 0}, /* urUSMPoolGetDevicePoolExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 260, 769, 71, 0}, /* urUSMPoolGetDevicePoolExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 260, 3627, 71, 0}, /* urUSMPoolGetDevicePoolExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 261, 522, 71, 0}, /* urUSMPoolTrimToExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 261, 769, 71, 0}, /* urUSMPoolTrimToExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 261, 3690, 71, 0}, /* urUSMPoolTrimToExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 132, 522, 71, 0}, /* urUSMPitchedAllocExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 132, 769, 71, 0}, /* urUSMPitchedAllocExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 132, 3560, 71, 0}, /* urUSMPitchedAllocExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 132, 3756, 71, 0}, /* urUSMPitchedAllocExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 132, 3769, 2844, 0}, /* urUSMPitchedAllocExp */
    {UR_RESULT_ERROR_INVALID_VALUE, 132, 3785, 3794, 1}, /* urUSMPitchedAllocExp */
    {UR_RESULT_ERROR_INVALID_USM_SIZE, 132, 3877, 3890, 1}, /* urUSMPitchedAllocExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 133, 522, 71, 0}, /* urBindlessImagesUnsampledImageHandleDestroyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 133, 769, 71, 0}, /* urBindlessImagesUnsampledImageHandleDestroyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 133, 2670, 3908, 0}, /* urBindlessImagesUnsampledImageHandleDestroyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 134, 522, 71, 0}, /* urBindlessImagesSampledImageHandleDestroyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 134, 769, 71, 0}, /* urBindlessImagesSampledImageHandleDestroyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 134, 2670, 3908, 0}, /* urBindlessImagesSampledImageHandleDestroyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 135, 522, 71, 0}, /* urBindlessImagesImageAllocateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 135, 769, 71, 0}, /* urBindlessImagesImageAllocateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 135, 3922, 71, 0}, /* urBindlessImagesImageAllocateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 135, 3935, 71, 0}, /* urBindlessImagesImageAllocateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 135, 3946, 71, 0}, /* urBindlessImagesImageAllocateExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 135, 3957, 4096, 0}, /* urBindlessImagesImageAllocateExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 135, 4151, 4177, 0}, /* urBindlessImagesImageAllocateExp */
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 135, 3935, 4231, 1}, /* urBindlessImagesImageAllocateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 136, 522, 71, 0}, /* urBindlessImagesImageFreeExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 136, 769, 71, 0}, /* urBindlessImagesImageFreeExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 136, 4293, 3908, 0}, /* urBindlessImagesImageFreeExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 137, 522, 71, 0}, /* urBindlessImagesUnsampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 137, 769, 71, 0}, /* urBindlessImagesUnsampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 137, 4293, 3908, 0}, /* urBindlessImagesUnsampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 137, 3922, 71, 0}, /* urBindlessImagesUnsampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 137, 3935, 71, 0}, /* urBindlessImagesUnsampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 137, 4303, 71, 0}, /* urBindlessImagesUnsampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 137, 3957, 4096, 0}, /* urBindlessImagesUnsampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 137, 4151, 4177, 0}, /* urBindlessImagesUnsampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 137, 3935, 4231, 1}, /* urBindlessImagesUnsampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 138, 522, 71, 0}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 138, 769, 71, 0}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 138, 4293, 3908, 0}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 138, 3922, 71, 0}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 138, 3935, 71, 0}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 138, 4311, 71, 0}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 138, 4303, 71, 0}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 138, 3957, 4096, 0}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 138, 4151, 4177, 0}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 138, 4324, 4353, 0}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 138, 4412, 4437, 0}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 138, 3935, 4231, 1}, /* urBindlessImagesSampledImageCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 139, 970, 71, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 139, 1146, 71, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 139, 1141, 71, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 139, 4492, 71, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 139, 4506, 71, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 139, 4520, 71, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 139, 4536, 71, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 139, 4552, 71, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 139, 977, 1014, 1}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 139, 977, 1065, 1}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 139, 1117, 502, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 139, 4564, 4096, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 139, 4594, 4177, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 139, 4623, 4096, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 139, 4653, 4177, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 139, 4682, 4697, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 139, 4743, 4763, 0}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 139, 4506, 4825, 1}, /* urBindlessImagesImageCopyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 140, 522, 71, 0}, /* urBindlessImagesImageGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 140, 4293, 3908, 0}, /* urBindlessImagesImageGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 140, 198, 223, 1}, /* urBindlessImagesImageGetInfoExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 140, 266, 4893, 0}, /* urBindlessImagesImageGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 270, 522, 71, 0}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 270, 769, 71, 0}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 270, 3935, 71, 0}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 270, 3922, 71, 0}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 270, 4939, 71, 0}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 270, 3957, 4096, 0}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 270, 4151, 4177, 0}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 270, 4953, 4972, 0}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 268, 522, 71, 0}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 268, 769, 71, 0}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 268, 3935, 71, 0}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 268, 3922, 71, 0}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 268, 4939, 71, 0}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 268, 3957, 4096, 0}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 268, 4151, 4177, 0}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 268, 4953, 4972, 0}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 269, 522, 71, 0}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 269, 769, 71, 0}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 269, 3935, 71, 0}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 269, 3922, 71, 0}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 269, 4939, 71, 0}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 269, 3957, 4096, 0}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 269, 4151, 4177, 0}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 269, 4953, 4972, 0}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 141, 522, 71, 0}, /* urBindlessImagesMipmapGetLevelExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 141, 769, 71, 0}, /* urBindlessImagesMipmapGetLevelExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 141, 4293, 3908, 0}, /* urBindlessImagesMipmapGetLevelExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 141, 3946, 71, 0}, /* urBindlessImagesMipmapGetLevelExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 142, 522, 71, 0}, /* urBindlessImagesMipmapFreeExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 142, 769, 71, 0}, /* urBindlessImagesMipmapFreeExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 142, 2750, 3908, 0}, /* urBindlessImagesMipmapFreeExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 226, 522, 71, 0}, /* urBindlessImagesImportExternalMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 226, 769, 71, 0}, /* urBindlessImagesImportExternalMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 226, 5026, 71, 0}, /* urBindlessImagesImportExternalMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 226, 5043, 71, 0}, /* urBindlessImagesImportExternalMemoryExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 226, 5057, 5071, 0}, /* urBindlessImagesImportExternalMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 144, 522, 71, 0}, /* urBindlessImagesMapExternalArrayExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 144, 769, 71, 0}, /* urBindlessImagesMapExternalArrayExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 144, 3922, 71, 0}, /* urBindlessImagesMapExternalArrayExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 144, 3935, 71, 0}, /* urBindlessImagesMapExternalArrayExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 144, 5128, 71, 0}, /* urBindlessImagesMapExternalArrayExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 144, 3946, 71, 0}, /* urBindlessImagesMapExternalArrayExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 144, 3957, 4096, 0}, /* urBindlessImagesMapExternalArrayExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 144, 4151, 4177, 0}, /* urBindlessImagesMapExternalArrayExp */
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 144, 3935, 4231, 1}, /* urBindlessImagesMapExternalArrayExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 245, 522, 71, 0}, /* urBindlessImagesMapExternalLinearMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 245, 769, 71, 0}, /* urBindlessImagesMapExternalLinearMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 245, 5128, 71, 0}, /* urBindlessImagesMapExternalLinearMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 245, 5141, 71, 0}, /* urBindlessImagesMapExternalLinearMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 230, 522, 71, 0}, /* urBindlessImagesReleaseExternalMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 230, 769, 71, 0}, /* urBindlessImagesReleaseExternalMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 230, 5128, 71, 0}, /* urBindlessImagesReleaseExternalMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 271, 522, 71, 0}, /* urBindlessImagesFreeMappedLinearMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 271, 769, 71, 0}, /* urBindlessImagesFreeMappedLinearMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 271, 2766, 71, 0}, /* urBindlessImagesFreeMappedLinearMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 288, 769, 71, 0}, /* urBindlessImagesSupportsImportingHandleTypeExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 288, 4939, 71, 0}, /* urBindlessImagesSupportsImportingHandleTypeExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 288, 5057, 5071, 0}, /* urBindlessImagesSupportsImportingHandleTypeExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 227, 522, 71, 0}, /* urBindlessImagesImportExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 227, 769, 71, 0}, /* urBindlessImagesImportExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 227, 5150, 71, 0}, /* urBindlessImagesImportExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 227, 5173, 71, 0}, /* urBindlessImagesImportExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 227, 5193, 5207, 0}, /* urBindlessImagesImportExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 147, 522, 71, 0}, /* urBindlessImagesReleaseExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 147, 769, 71, 0}, /* urBindlessImagesReleaseExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 147, 5270, 71, 0}, /* urBindlessImagesReleaseExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 148, 970, 71, 0}, /* urBindlessImagesWaitExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 148, 5289, 71, 0}, /* urBindlessImagesWaitExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 148, 1117, 502, 0}, /* urBindlessImagesWaitExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 149, 970, 71, 0}, /* urBindlessImagesSignalExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 149, 5289, 71, 0}, /* urBindlessImagesSignalExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 149, 1117, 502, 0}, /* urBindlessImagesSignalExternalSemaphoreExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 113, 522, 71, 0}, /* urCommandBufferCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 113, 769, 71, 0}, /* urCommandBufferCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 113, 5300, 71, 0}, /* urCommandBufferCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 113, 5319, 71, 0}, /* urCommandBufferCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 121, 5335, 71, 0}, /* urCommandBufferRetainExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 122, 5335, 71, 0}, /* urCommandBufferReleaseExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 123, 5335, 71, 0}, /* urCommandBufferFinalizeExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 125, 5335, 71, 0}, /* urCommandBufferAppendKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 125, 5350, 71, 0}, /* urCommandBufferAppendKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 125, 5358, 71, 0}, /* urCommandBufferAppendKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_VALUE, 125, 5374, 5418, 1}, /* urCommandBufferAppendKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_VALUE, 125, 5374, 5476, 1}, /* urCommandBufferAppendKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 125, 5535, 5579, 1}, /* urCommandBufferAppendKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 125, 5535, 5637, 1}, /* urCommandBufferAppendKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 125, 977, 1014, 1}, /* urCommandBufferAppendKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 125, 977, 1065, 1}, /* urCommandBufferAppendKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 125, 1117, 502, 0}, /* urCommandBufferAppendKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 125, 5696, 502, 0}, /* urCommandBufferAppendKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 310, 5335, 71, 0}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 310, 5350, 71, 0}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 310, 5358, 71, 0}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_VALUE, 310, 5374, 5418, 1}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_VALUE, 310, 5374, 5476, 1}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 310, 5535, 5579, 1}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 310, 5535, 5637, 1}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 310, 977, 1014, 1}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 310, 977, 1065, 1}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 310, 1117, 502, 0}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 310, 5717, 5732, 1}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 310, 5761, 5774, 0}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 310, 5696, 502, 0}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 231, 5335, 71, 0}, /* urCommandBufferAppendUSMMemcpyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 231, 1141, 71, 0}, /* urCommandBufferAppendUSMMemcpyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 231, 1146, 71, 0}, /* urCommandBufferAppendUSMMemcpyExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 231, 5535, 5579, 1}, /* urCommandBufferAppendUSMMemcpyExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 231, 5535, 5637, 1}, /* urCommandBufferAppendUSMMemcpyExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 231, 977, 1014, 1}, /* urCommandBufferAppendUSMMemcpyExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 231, 977, 1065, 1}, /* urCommandBufferAppendUSMMemcpyExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 231, 1117, 502, 0}, /* urCommandBufferAppendUSMMemcpyExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 231, 2771, 2776, 1}, /* urCommandBufferAppendUSMMemcpyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 232, 5335, 71, 0}, /* urCommandBufferAppendUSMFillExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 232, 5829, 71, 0}, /* urCommandBufferAppendUSMFillExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 232, 2473, 71, 0}, /* urCommandBufferAppendUSMFillExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 232, 5535, 5579, 1}, /* urCommandBufferAppendUSMFillExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 232, 5535, 5637, 1}, /* urCommandBufferAppendUSMFillExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 232, 977, 1014, 1}, /* urCommandBufferAppendUSMFillExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 232, 977, 1065, 1}, /* urCommandBufferAppendUSMFillExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 232, 1117, 502, 0}, /* urCommandBufferAppendUSMFillExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 232, 2482, 2500, 1}, /* urCommandBufferAppendUSMFillExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 232, 2482, 2530, 1}, /* urCommandBufferAppendUSMFillExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 232, 2482, 2600, 1}, /* urCommandBufferAppendUSMFillExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 233, 5335, 71, 0}, /* urCommandBufferAppendMemBufferCopyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 233, 5837, 71, 0}, /* urCommandBufferAppendMemBufferCopyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 233, 5845, 71, 0}, /* urCommandBufferAppendMemBufferCopyExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 233, 5535, 5579, 1}, /* urCommandBufferAppendMemBufferCopyExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 233, 5535, 5637, 1}, /* urCommandBufferAppendMemBufferCopyExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 233, 977, 1014, 1}, /* urCommandBufferAppendMemBufferCopyExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 233, 977, 1065, 1}, /* urCommandBufferAppendMemBufferCopyExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 233, 1117, 502, 0}, /* urCommandBufferAppendMemBufferCopyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 234, 5335, 71, 0}, /* urCommandBufferAppendMemBufferWriteExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 234, 1133, 71, 0}, /* urCommandBufferAppendMemBufferWriteExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 234, 1146, 71, 0}, /* urCommandBufferAppendMemBufferWriteExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 234, 5535, 5579, 1}, /* urCommandBufferAppendMemBufferWriteExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 234, 5535, 5637, 1}, /* urCommandBufferAppendMemBufferWriteExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 234, 977, 1014, 1}, /* urCommandBufferAppendMemBufferWriteExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 234, 977, 1065, 1}, /* urCommandBufferAppendMemBufferWriteExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 234, 1117, 502, 0}, /* urCommandBufferAppendMemBufferWriteExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 235, 5335, 71, 0}, /* urCommandBufferAppendMemBufferReadExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 235, 1133, 71, 0}, /* urCommandBufferAppendMemBufferReadExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 235, 1141, 71, 0}, /* urCommandBufferAppendMemBufferReadExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 235, 5535, 5579, 1}, /* urCommandBufferAppendMemBufferReadExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 235, 5535, 5637, 1}, /* urCommandBufferAppendMemBufferReadExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 235, 977, 1014, 1}, /* urCommandBufferAppendMemBufferReadExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 235, 977, 1065, 1}, /* urCommandBufferAppendMemBufferReadExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 235, 1117, 502, 0}, /* urCommandBufferAppendMemBufferReadExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 236, 5335, 71, 0}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 236, 5837, 71, 0}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 236, 5845, 71, 0}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 236, 5535, 5579, 1}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 236, 5535, 5637, 1}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 236, 977, 1014, 1}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 236, 977, 1065, 1}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 236, 1117, 502, 0}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 237, 5335, 71, 0}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 237, 1133, 71, 0}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 237, 1146, 71, 0}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 237, 5535, 5579, 1}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 237, 5535, 5637, 1}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 237, 977, 1014, 1}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 237, 977, 1065, 1}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 237, 1117, 502, 0}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 238, 5335, 71, 0}, /* urCommandBufferAppendMemBufferReadRectExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 238, 1133, 71, 0}, /* urCommandBufferAppendMemBufferReadRectExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 238, 1141, 71, 0}, /* urCommandBufferAppendMemBufferReadRectExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 238, 5535, 5579, 1}, /* urCommandBufferAppendMemBufferReadRectExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 238, 5535, 5637, 1}, /* urCommandBufferAppendMemBufferReadRectExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 238, 977, 1014, 1}, /* urCommandBufferAppendMemBufferReadRectExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 238, 977, 1065, 1}, /* urCommandBufferAppendMemBufferReadRectExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 238, 1117, 502, 0}, /* urCommandBufferAppendMemBufferReadRectExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 239, 5335, 71, 0}, /* urCommandBufferAppendMemBufferFillExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 239, 1133, 71, 0}, /* urCommandBufferAppendMemBufferFillExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 239, 2473, 71, 0}, /* urCommandBufferAppendMemBufferFillExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 239, 5535, 5579, 1}, /* urCommandBufferAppendMemBufferFillExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 239, 5535, 5637, 1}, /* urCommandBufferAppendMemBufferFillExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 239, 977, 1014, 1}, /* urCommandBufferAppendMemBufferFillExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 239, 977, 1065, 1}, /* urCommandBufferAppendMemBufferFillExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 239, 1117, 502, 0}, /* urCommandBufferAppendMemBufferFillExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 240, 5335, 71, 0}, /* urCommandBufferAppendUSMPrefetchExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 240, 5829, 71, 0}, /* urCommandBufferAppendUSMPrefetchExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 240, 5535, 5579, 1}, /* urCommandBufferAppendUSMPrefetchExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 240, 5535, 5637, 1}, /* urCommandBufferAppendUSMPrefetchExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 240, 977, 1014, 1}, /* urCommandBufferAppendUSMPrefetchExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 240, 977, 1065, 1}, /* urCommandBufferAppendUSMPrefetchExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 240, 1117, 502, 0}, /* urCommandBufferAppendUSMPrefetchExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 240, 2786, 2792, 0}, /* urCommandBufferAppendUSMPrefetchExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 240, 2771, 2776, 1}, /* urCommandBufferAppendUSMPrefetchExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 241, 5335, 71, 0}, /* urCommandBufferAppendUSMAdviseExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 241, 5829, 71, 0}, /* urCommandBufferAppendUSMAdviseExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 241, 5535, 5579, 1}, /* urCommandBufferAppendUSMAdviseExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 241, 5535, 5637, 1}, /* urCommandBufferAppendUSMAdviseExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 241, 977, 1014, 1}, /* urCommandBufferAppendUSMAdviseExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 241, 977, 1065, 1}, /* urCommandBufferAppendUSMAdviseExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 241, 1117, 502, 0}, /* urCommandBufferAppendUSMAdviseExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 241, 2837, 2844, 0}, /* urCommandBufferAppendUSMAdviseExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 241, 2771, 2776, 1}, /* urCommandBufferAppendUSMAdviseExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 263, 5335, 71, 0}, /* urCommandBufferAppendNativeCommandExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 263, 5853, 71, 0}, /* urCommandBufferAppendNativeCommandExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 263, 5535, 5579, 1}, /* urCommandBufferAppendNativeCommandExp */
    {UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 263, 5535, 5637, 1}, /* urCommandBufferAppendNativeCommandExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 242, 970, 71, 0}, /* urEnqueueCommandBufferExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 242, 5335, 71, 0}, /* urEnqueueCommandBufferExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 242, 977, 1014, 1}, /* urEnqueueCommandBufferExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 242, 977, 1065, 1}, /* urEnqueueCommandBufferExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 242, 1117, 502, 0}, /* urEnqueueCommandBufferExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 220, 5335, 71, 0}, /* urCommandBufferUpdateKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 220, 5870, 71, 0}, /* urCommandBufferUpdateKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 220, 5890, 71, 0}, /* urCommandBufferUpdateKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 220, 5921, 5938, 1}, /* urCommandBufferUpdateKernelLaunchExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 243, 5960, 71, 0}, /* urCommandBufferUpdateSignalEventExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 243, 5969, 71, 0}, /* urCommandBufferUpdateSignalEventExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 244, 5960, 71, 0}, /* urCommandBufferUpdateWaitEventsExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 244, 977, 1014, 1}, /* urCommandBufferUpdateWaitEventsExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 244, 977, 1065, 1}, /* urCommandBufferUpdateWaitEventsExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 244, 1117, 502, 0}, /* urCommandBufferUpdateWaitEventsExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 221, 5335, 71, 0}, /* urCommandBufferGetInfoExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 221, 105, 126, 1}, /* urCommandBufferGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 221, 105, 162, 1}, /* urCommandBufferGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 221, 198, 223, 1}, /* urCommandBufferGetInfoExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 221, 266, 5983, 0}, /* urCommandBufferGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 264, 5335, 71, 0}, /* urCommandBufferGetNativeHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 264, 6042, 71, 0}, /* urCommandBufferGetNativeHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 293, 769, 71, 0}, /* urDeviceWaitExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 294, 522, 71, 0}, /* urProgramDynamicLinkExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 294, 6064, 71, 0}, /* urProgramDynamicLinkExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 294, 6075, 6081, 1}, /* urProgramDynamicLinkExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 294, 6064, 502, 0}, /* urProgramDynamicLinkExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 295, 970, 71, 0}, /* urEnqueueKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 295, 5350, 71, 0}, /* urEnqueueKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 295, 5358, 71, 0}, /* urEnqueueKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 295, 977, 1014, 1}, /* urEnqueueKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 295, 977, 1065, 1}, /* urEnqueueKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 295, 1117, 502, 0}, /* urEnqueueKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 295, 5717, 5732, 1}, /* urEnqueueKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 295, 5761, 5774, 0}, /* urEnqueueKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 295, 6092, 6114, 0}, /* urEnqueueKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_WORK_DIMENSION, 295, 6159, 6167, 1}, /* urEnqueueKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 295, 6194, 6218, 1}, /* urEnqueueKernelLaunchWithArgsExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 223, 970, 71, 0}, /* urEnqueueTimestampRecordingExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 223, 3442, 71, 0}, /* urEnqueueTimestampRecordingExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 223, 977, 1014, 1}, /* urEnqueueTimestampRecordingExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 223, 977, 1065, 1}, /* urEnqueueTimestampRecordingExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 223, 1117, 502, 0}, /* urEnqueueTimestampRecordingExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 296, 522, 71, 0}, /* urGraphCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 296, 6349, 71, 0}, /* urGraphCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 297, 970, 71, 0}, /* urQueueBeginGraphCaptureExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 298, 970, 71, 0}, /* urQueueBeginCaptureIntoGraphExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 298, 6357, 71, 0}, /* urQueueBeginCaptureIntoGraphExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 299, 970, 71, 0}, /* urQueueEndGraphCaptureExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 299, 6349, 71, 0}, /* urQueueEndGraphCaptureExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 307, 6357, 71, 0}, /* urGraphInstantiateGraphExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 307, 6364, 71, 0}, /* urGraphInstantiateGraphExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 308, 970, 71, 0}, /* urEnqueueGraphExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 308, 6357, 71, 0}, /* urEnqueueGraphExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 308, 977, 1014, 1}, /* urEnqueueGraphExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 308, 977, 1065, 1}, /* urEnqueueGraphExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 308, 1117, 502, 0}, /* urEnqueueGraphExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 302, 6357, 71, 0}, /* urGraphDestroyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 303, 6376, 71, 0}, /* urGraphExecutableGraphDestroyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 304, 970, 71, 0}, /* urQueueIsGraphCaptureEnabledExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 304, 6393, 71, 0}, /* urQueueIsGraphCaptureEnabledExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 314, 970, 71, 0}, /* urQueueGetGraphExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 314, 6349, 71, 0}, /* urQueueGetGraphExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 305, 6357, 71, 0}, /* urGraphIsEmptyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 305, 6393, 71, 0}, /* urGraphIsEmptyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 326, 6357, 71, 0}, /* urGraphGetIdExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 326, 6401, 71, 0}, /* urGraphGetIdExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 315, 6357, 71, 0}, /* urGraphSetDestructionCallbackExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 315, 6410, 71, 0}, /* urGraphSetDestructionCallbackExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 306, 6357, 71, 0}, /* urGraphDumpContentsExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 306, 6422, 71, 0}, /* urGraphDumpContentsExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 320, 6357, 71, 0}, /* urGraphGetNativeHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 320, 6431, 71, 0}, /* urGraphGetNativeHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 321, 6376, 71, 0}, /* urGraphExecutableGraphGetNativeHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 321, 6445, 71, 0}, /* urGraphExecutableGraphGetNativeHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 309, 970, 71, 0}, /* urEnqueueHostTaskExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 309, 6469, 71, 0}, /* urEnqueueHostTaskExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 309, 977, 1014, 1}, /* urEnqueueHostTaskExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 309, 977, 1065, 1}, /* urEnqueueHostTaskExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 309, 1117, 502, 0}, /* urEnqueueHostTaskExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 309, 415, 6481, 0}, /* urEnqueueHostTaskExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 289, 522, 71, 0}, /* urIPCGetMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 289, 2766, 71, 0}, /* urIPCGetMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 289, 6526, 6545, 1}, /* urIPCGetMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 289, 6572, 6597, 1}, /* urIPCGetMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 290, 522, 71, 0}, /* urIPCPutMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 290, 6630, 71, 0}, /* urIPCPutMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 291, 522, 71, 0}, /* urIPCOpenMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 291, 769, 71, 0}, /* urIPCOpenMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 291, 6630, 71, 0}, /* urIPCOpenMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 291, 3560, 71, 0}, /* urIPCOpenMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 292, 522, 71, 0}, /* urIPCCloseMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 292, 2766, 71, 0}, /* urIPCCloseMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 316, 522, 71, 0}, /* urIPCGetPhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 316, 6648, 71, 0}, /* urIPCGetPhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 316, 6657, 71, 0}, /* urIPCGetPhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 316, 6680, 71, 0}, /* urIPCGetPhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 317, 522, 71, 0}, /* urIPCPutPhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 317, 6709, 71, 0}, /* urIPCPutPhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 318, 522, 71, 0}, /* urIPCOpenPhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 318, 769, 71, 0}, /* urIPCOpenPhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 318, 6709, 71, 0}, /* urIPCOpenPhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 318, 6731, 71, 0}, /* urIPCOpenPhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 319, 522, 71, 0}, /* urIPCClosePhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 319, 6648, 71, 0}, /* urIPCClosePhysMemHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 323, 3272, 71, 0}, /* urIPCGetEventHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 323, 6741, 71, 0}, /* urIPCGetEventHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 323, 6762, 71, 0}, /* urIPCGetEventHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 324, 522, 71, 0}, /* urIPCPutEventHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 324, 6789, 71, 0}, /* urIPCPutEventHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 325, 522, 71, 0}, /* urIPCOpenEventHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 325, 6789, 71, 0}, /* urIPCOpenEventHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 325, 3442, 71, 0}, /* urIPCOpenEventHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 246, 970, 71, 0}, /* urEnqueueEventsWaitWithBarrierExt */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 246, 977, 1014, 1}, /* urEnqueueEventsWaitWithBarrierExt */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 246, 977, 1065, 1}, /* urEnqueueEventsWaitWithBarrierExt */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 246, 1117, 502, 0}, /* urEnqueueEventsWaitWithBarrierExt */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 246, 415, 6809, 0}, /* urEnqueueEventsWaitWithBarrierExt */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 285, 522, 71, 0}, /* urMemoryExportAllocExportableMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 285, 769, 71, 0}, /* urMemoryExportAllocExportableMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 285, 3560, 71, 0}, /* urMemoryExportAllocExportableMemoryExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 285, 6856, 5071, 0}, /* urMemoryExportAllocExportableMemoryExp */
    {UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, 285, 6875, 6885, 1}, /* urMemoryExportAllocExportableMemoryExp */
    {UR_RESULT_ERROR_INVALID_USM_SIZE, 285, 2771, 2776, 1}, /* urMemoryExportAllocExportableMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 286, 522, 71, 0}, /* urMemoryExportFreeExportableMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 286, 769, 71, 0}, /* urMemoryExportFreeExportableMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 286, 2766, 71, 0}, /* urMemoryExportFreeExportableMemoryExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 287, 522, 71, 0}, /* urMemoryExportExportMemoryHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 287, 769, 71, 0}, /* urMemoryExportExportMemoryHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 287, 2766, 71, 0}, /* urMemoryExportExportMemoryHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 287, 6938, 71, 0}, /* urMemoryExportExportMemoryHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 287, 6952, 6972, 1}, /* urMemoryExportExportMemoryHandleExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 287, 6856, 5071, 0}, /* urMemoryExportExportMemoryHandleExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 197, 3246, 71, 0}, /* urProgramBuildExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 197, 395, 71, 0}, /* urProgramBuildExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 197, 2786, 7010, 0}, /* urProgramBuildExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 197, 395, 502, 0}, /* urProgramBuildExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 198, 3246, 71, 0}, /* urProgramCompileExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 198, 395, 71, 0}, /* urProgramCompileExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 198, 2786, 7010, 0}, /* urProgramCompileExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 198, 395, 502, 0}, /* urProgramCompileExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 199, 522, 71, 0}, /* urProgramLinkExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 199, 395, 71, 0}, /* urProgramLinkExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 199, 6064, 71, 0}, /* urProgramLinkExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 199, 7053, 71, 0}, /* urProgramLinkExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 199, 2786, 7010, 0}, /* urProgramLinkExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 199, 6075, 6081, 1}, /* urProgramLinkExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 199, 395, 502, 0}, /* urProgramLinkExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 199, 6064, 502, 0}, /* urProgramLinkExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 228, 970, 71, 0}, /* urEnqueueNativeCommandExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 228, 7063, 71, 0}, /* urEnqueueNativeCommandExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 228, 415, 7080, 0}, /* urEnqueueNativeCommandExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 228, 7138, 502, 0}, /* urEnqueueNativeCommandExp */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 228, 1117, 502, 0}, /* urEnqueueNativeCommandExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 322, 522, 71, 0}, /* urEventCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 322, 769, 71, 0}, /* urEventCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 322, 7148, 71, 0}, /* urEventCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 322, 3442, 71, 0}, /* urEventCreateExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 322, 7159, 7177, 0}, /* urEventCreateExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 322, 7148, 7218, 1}, /* urEventCreateExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 273, 522, 71, 0}, /* urUSMContextMemcpyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 273, 1141, 71, 0}, /* urUSMContextMemcpyExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 273, 1146, 71, 0}, /* urUSMContextMemcpyExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 273, 2771, 2776, 1}, /* urUSMContextMemcpyExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 312, 522, 71, 0}, /* urUSMHostAllocRegisterExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 312, 7262, 71, 0}, /* urUSMHostAllocRegisterExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 312, 415, 7271, 0}, /* urUSMHostAllocRegisterExp */
    {UR_RESULT_ERROR_INVALID_VALUE, 312, 2771, 2776, 1}, /* urUSMHostAllocRegisterExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 313, 522, 71, 0}, /* urUSMHostAllocUnregisterExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 313, 7262, 71, 0}, /* urUSMHostAllocUnregisterExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 163, 522, 71, 0}, /* urUSMImportExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 163, 2766, 71, 0}, /* urUSMImportExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 164, 522, 71, 0}, /* urUSMReleaseExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 164, 2766, 71, 0}, /* urUSMReleaseExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 165, 7330, 71, 0}, /* urUsmP2PEnablePeerAccessExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 165, 7344, 71, 0}, /* urUsmP2PEnablePeerAccessExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 166, 7330, 71, 0}, /* urUsmP2PDisablePeerAccessExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 166, 7344, 71, 0}, /* urUsmP2PDisablePeerAccessExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 167, 7330, 71, 0}, /* urUsmP2PPeerAccessGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 167, 7344, 71, 0}, /* urUsmP2PPeerAccessGetInfoExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 167, 105, 126, 1}, /* urUsmP2PPeerAccessGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 167, 105, 162, 1}, /* urUsmP2PPeerAccessGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 167, 198, 223, 1}, /* urUsmP2PPeerAccessGetInfoExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 167, 266, 7355, 0}, /* urUsmP2PPeerAccessGetInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 480, 5335, 71, 0}, /* urCommandBufferFuseExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 480, 7404, 7417, 0}, /* urCommandBufferFuseExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 481, 5335, 71, 0}, /* urCommandBufferGetFusionInfoExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 481, 105, 126, 1}, /* urCommandBufferGetFusionInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 481, 105, 162, 1}, /* urCommandBufferGetFusionInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 481, 198, 223, 1}, /* urCommandBufferGetFusionInfoExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 481, 266, 7455, 0}, /* urCommandBufferGetFusionInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 482, 970, 71, 0}, /* urQueueBeginFusionExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 482, 7404, 7417, 0}, /* urQueueBeginFusionExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 483, 970, 71, 0}, /* urQueueEndFusionExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 484, 970, 71, 0}, /* urQueueCancelFusionExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 485, 970, 71, 0}, /* urQueueGetFusionInfoExp */
    {UR_RESULT_ERROR_INVALID_SIZE, 485, 105, 126, 1}, /* urQueueGetFusionInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 485, 105, 162, 1}, /* urQueueGetFusionInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 485, 198, 223, 1}, /* urQueueGetFusionInfoExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 485, 266, 7455, 0}, /* urQueueGetFusionInfoExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 48, 3246, 71, 0}, /* urKernelCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 48, 7502, 71, 0}, /* urKernelCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 48, 7514, 71, 0}, /* urKernelCreate */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 51, 5350, 71, 0}, /* urKernelGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 51, 105, 126, 1}, /* urKernelGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 51, 105, 162, 1}, /* urKernelGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 51, 198, 223, 1}, /* urKernelGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 51, 266, 7523, 0}, /* urKernelGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 52, 5350, 71, 0}, /* urKernelGetGroupInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 52, 769, 71, 0}, /* urKernelGetGroupInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 52, 266, 7570, 0}, /* urKernelGetGroupInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 53, 5350, 71, 0}, /* urKernelGetSubGroupInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 53, 769, 71, 0}, /* urKernelGetSubGroupInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 53, 266, 7623, 0}, /* urKernelGetSubGroupInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 54, 5350, 71, 0}, /* urKernelRetain */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 55, 5350, 71, 0}, /* urKernelRelease */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 57, 5350, 71, 0}, /* urKernelSetExecInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 57, 3745, 71, 0}, /* urKernelSetExecInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 57, 266, 7680, 0}, /* urKernelSetExecInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 60, 5350, 71, 0}, /* urKernelSetSpecializationConstants */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 60, 7732, 71, 0}, /* urKernelSetSpecializationConstants */
    {UR_RESULT_ERROR_INVALID_SIZE, 60, 6075, 6081, 1}, /* urKernelSetSpecializationConstants */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 61, 5350, 71, 0}, /* urKernelGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 61, 7747, 71, 0}, /* urKernelGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 62, 522, 71, 0}, /* urKernelCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 62, 7514, 71, 0}, /* urKernelCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 225, 5350, 71, 0}, /* urKernelGetSuggestedLocalWorkSize */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 225, 970, 71, 0}, /* urKernelGetSuggestedLocalWorkSize */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 225, 7762, 71, 0}, /* urKernelGetSuggestedLocalWorkSize */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 225, 5358, 71, 0}, /* urKernelGetSuggestedLocalWorkSize */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 225, 7780, 71, 0}, /* urKernelGetSuggestedLocalWorkSize */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 311, 5350, 71, 0}, /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 311, 970, 71, 0}, /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 311, 7762, 71, 0}, /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 311, 5358, 71, 0}, /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 311, 7780, 71, 0}, /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 311, 5717, 5732, 1}, /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 311, 5761, 5774, 0}, /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 272, 5350, 71, 0}, /* urKernelSuggestMaxCooperativeGroupCount */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 272, 769, 71, 0}, /* urKernelSuggestMaxCooperativeGroupCount */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 272, 7804, 71, 0}, /* urKernelSuggestMaxCooperativeGroupCount */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 272, 7819, 71, 0}, /* urKernelSuggestMaxCooperativeGroupCount */
    {UR_RESULT_ERROR_INVALID_WORK_DIMENSION, 272, 6159, 6167, 1}, /* urKernelSuggestMaxCooperativeGroupCount */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 63, 522, 71, 0}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 63, 3922, 71, 0}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 63, 3935, 71, 0}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 63, 7834, 71, 0}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 63, 2786, 7840, 0}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 63, 3957, 4096, 0}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 63, 4151, 4177, 0}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 63, 3935, 7875, 1}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 63, 3935, 7939, 1}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 63, 3935, 7998, 1}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 63, 3935, 8041, 1}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 63, 8192, 8210, 1}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 63, 8192, 8267, 1}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_HOST_PTR, 63, 8326, 8339, 1}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_HOST_PTR, 63, 8326, 8440, 1}, /* urMemImageCreate */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 64, 522, 71, 0}, /* urMemBufferCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 64, 8541, 71, 0}, /* urMemBufferCreate */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 64, 2786, 7840, 0}, /* urMemBufferCreate */
    {UR_RESULT_ERROR_INVALID_BUFFER_SIZE, 64, 2771, 2776, 1}, /* urMemBufferCreate */
    {UR_RESULT_ERROR_INVALID_HOST_PTR, 64, 8550, 8569, 1}, /* urMemBufferCreate */
    {UR_RESULT_ERROR_INVALID_HOST_PTR, 64, 8550, 8676, 1}, /* urMemBufferCreate */
    {UR_RESULT_ERROR_INVALID_HOST_PTR, 64, 8550, 8813, 1}, /* urMemBufferCreate */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 65, 2750, 71, 0}, /* urMemRetain */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 66, 2750, 71, 0}, /* urMemRelease */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 67, 1133, 71, 0}, /* urMemBufferPartition */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 67, 8950, 71, 0}, /* urMemBufferPartition */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 67, 7834, 71, 0}, /* urMemBufferPartition */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 67, 2786, 7840, 0}, /* urMemBufferPartition */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 67, 8958, 8975, 0}, /* urMemBufferPartition */
    {UR_RESULT_ERROR_INVALID_BUFFER_SIZE, 67, 8950, 9029, 1}, /* urMemBufferPartition */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 68, 2750, 71, 0}, /* urMemGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 68, 9059, 71, 0}, /* urMemGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 115, 522, 71, 0}, /* urMemBufferCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 115, 7834, 71, 0}, /* urMemBufferCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 116, 522, 71, 0}, /* urMemImageCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 116, 3922, 71, 0}, /* urMemImageCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 116, 3935, 71, 0}, /* urMemImageCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 116, 7834, 71, 0}, /* urMemImageCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 116, 3957, 4096, 0}, /* urMemImageCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 116, 4151, 4177, 0}, /* urMemImageCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 70, 9071, 71, 0}, /* urMemGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 70, 105, 126, 1}, /* urMemGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 70, 105, 162, 1}, /* urMemGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 70, 198, 223, 1}, /* urMemGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 70, 266, 9079, 0}, /* urMemGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 71, 9071, 71, 0}, /* urMemImageGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 71, 105, 126, 1}, /* urMemImageGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 71, 105, 162, 1}, /* urMemImageGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 71, 198, 223, 1}, /* urMemImageGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 71, 266, 4893, 0}, /* urMemImageGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 72, 62, 71, 0}, /* urPlatformGet */
    {UR_RESULT_ERROR_INVALID_SIZE, 72, 9123, 9147, 1}, /* urPlatformGet */
    {UR_RESULT_ERROR_INVALID_VALUE, 72, 9186, 9213, 1}, /* urPlatformGet */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 73, 606, 71, 0}, /* urPlatformGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 73, 105, 126, 1}, /* urPlatformGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 73, 105, 162, 1}, /* urPlatformGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 73, 198, 223, 1}, /* urPlatformGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 73, 266, 9258, 0}, /* urPlatformGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 74, 606, 71, 0}, /* urPlatformGetApiVersion */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 74, 9307, 71, 0}, /* urPlatformGetApiVersion */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 75, 606, 71, 0}, /* urPlatformGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 75, 9316, 71, 0}, /* urPlatformGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 76, 62, 71, 0}, /* urPlatformCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 76, 9333, 71, 0}, /* urPlatformCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 114, 606, 71, 0}, /* urPlatformGetBackendOption */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 114, 9344, 71, 0}, /* urPlatformGetBackendOption */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 114, 9360, 71, 0}, /* urPlatformGetBackendOption */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 78, 522, 71, 0}, /* urProgramCreateWithIL */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 78, 9377, 71, 0}, /* urProgramCreateWithIL */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 78, 7053, 71, 0}, /* urProgramCreateWithIL */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 78, 824, 9381, 1}, /* urProgramCreateWithIL */
    {UR_RESULT_ERROR_INVALID_SIZE, 78, 9462, 9469, 1}, /* urProgramCreateWithIL */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 79, 522, 71, 0}, /* urProgramCreateWithBinary */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 79, 395, 71, 0}, /* urProgramCreateWithBinary */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 79, 9481, 71, 0}, /* urProgramCreateWithBinary */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 79, 9490, 71, 0}, /* urProgramCreateWithBinary */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 79, 7053, 71, 0}, /* urProgramCreateWithBinary */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 79, 824, 9381, 1}, /* urProgramCreateWithBinary */
    {UR_RESULT_ERROR_INVALID_SIZE, 79, 824, 9501, 1}, /* urProgramCreateWithBinary */
    {UR_RESULT_ERROR_INVALID_SIZE, 79, 9583, 9594, 1}, /* urProgramCreateWithBinary */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 79, 395, 502, 0}, /* urProgramCreateWithBinary */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 80, 522, 71, 0}, /* urProgramBuild */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 80, 3246, 71, 0}, /* urProgramBuild */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 81, 522, 71, 0}, /* urProgramCompile */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 81, 3246, 71, 0}, /* urProgramCompile */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 82, 522, 71, 0}, /* urProgramLink */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 82, 6064, 71, 0}, /* urProgramLink */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 82, 7053, 71, 0}, /* urProgramLink */
    {UR_RESULT_ERROR_INVALID_SIZE, 82, 6075, 6081, 1}, /* urProgramLink */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 82, 6064, 502, 0}, /* urProgramLink */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 83, 3246, 71, 0}, /* urProgramRetain */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 84, 3246, 71, 0}, /* urProgramRelease */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 85, 769, 71, 0}, /* urProgramGetFunctionPointer */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 85, 3246, 71, 0}, /* urProgramGetFunctionPointer */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 85, 9610, 71, 0}, /* urProgramGetFunctionPointer */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 85, 9624, 71, 0}, /* urProgramGetFunctionPointer */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 216, 769, 71, 0}, /* urProgramGetGlobalVariablePointer */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 216, 3246, 71, 0}, /* urProgramGetGlobalVariablePointer */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 216, 9642, 71, 0}, /* urProgramGetGlobalVariablePointer */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 216, 9662, 71, 0}, /* urProgramGetGlobalVariablePointer */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 86, 3246, 71, 0}, /* urProgramGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 86, 105, 126, 1}, /* urProgramGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 86, 105, 162, 1}, /* urProgramGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 86, 198, 223, 1}, /* urProgramGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 86, 266, 9689, 0}, /* urProgramGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 87, 3246, 71, 0}, /* urProgramGetBuildInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 87, 769, 71, 0}, /* urProgramGetBuildInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 87, 266, 9737, 0}, /* urProgramGetBuildInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 88, 3246, 71, 0}, /* urProgramSetSpecializationConstants */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 88, 7732, 71, 0}, /* urProgramSetSpecializationConstants */
    {UR_RESULT_ERROR_INVALID_SIZE, 88, 6075, 6081, 1}, /* urProgramSetSpecializationConstants */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 89, 3246, 71, 0}, /* urProgramGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 89, 9791, 71, 0}, /* urProgramGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 90, 522, 71, 0}, /* urProgramCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 90, 7053, 71, 0}, /* urProgramCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 91, 970, 71, 0}, /* urQueueGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 91, 105, 126, 1}, /* urQueueGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 91, 105, 162, 1}, /* urQueueGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 91, 198, 223, 1}, /* urQueueGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 91, 266, 9807, 0}, /* urQueueGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 92, 522, 71, 0}, /* urQueueCreate */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 92, 769, 71, 0}, /* urQueueCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 92, 9853, 71, 0}, /* urQueueCreate */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 92, 415, 9861, 0}, /* urQueueCreate */
    {UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, 92, 824, 9898, 1}, /* urQueueCreate */
    {UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, 92, 824, 10021, 1}, /* urQueueCreate */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 93, 970, 71, 0}, /* urQueueRetain */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 94, 970, 71, 0}, /* urQueueRelease */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 95, 970, 71, 0}, /* urQueueGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 95, 10157, 71, 0}, /* urQueueGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 96, 522, 71, 0}, /* urQueueCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 96, 9853, 71, 0}, /* urQueueCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 97, 970, 71, 0}, /* urQueueFinish */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 98, 970, 71, 0}, /* urQueueFlush */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 49, 5350, 71, 0}, /* urKernelSetArgValue */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 49, 10171, 71, 0}, /* urKernelSetArgValue */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 50, 5350, 71, 0}, /* urKernelSetArgLocal */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 56, 5350, 71, 0}, /* urKernelSetArgPointer */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 58, 5350, 71, 0}, /* urKernelSetArgSampler */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 58, 10181, 71, 0}, /* urKernelSetArgSampler */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 59, 5350, 71, 0}, /* urKernelSetArgMemObj */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 59, 10191, 7840, 0}, /* urKernelSetArgMemObj */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 17, 970, 71, 0}, /* urEnqueueKernelLaunch */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 17, 5350, 71, 0}, /* urEnqueueKernelLaunch */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 17, 5358, 71, 0}, /* urEnqueueKernelLaunch */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 17, 6092, 6114, 0}, /* urEnqueueKernelLaunch */
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 17, 1117, 502, 0}, /* urEnqueueKernelLaunch */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 101, 522, 71, 0}, /* urSamplerCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 101, 10217, 71, 0}, /* urSamplerCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 101, 10223, 71, 0}, /* urSamplerCreate */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 101, 10233, 4353, 0}, /* urSamplerCreate */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 101, 10255, 4437, 0}, /* urSamplerCreate */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 102, 10273, 71, 0}, /* urSamplerRetain */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 103, 10273, 71, 0}, /* urSamplerRelease */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 104, 10273, 71, 0}, /* urSamplerGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 104, 105, 126, 1}, /* urSamplerGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 104, 105, 162, 1}, /* urSamplerGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 104, 198, 223, 1}, /* urSamplerGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 104, 266, 10282, 0}, /* urSamplerGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 105, 10273, 71, 0}, /* urSamplerGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 105, 10330, 71, 0}, /* urSamplerGetNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 106, 522, 71, 0}, /* urSamplerCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 106, 10223, 71, 0}, /* urSamplerCreateWithNativeHandle */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 486, 522, 71, 0}, /* urEventCreateUserExp */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 486, 3442, 71, 0}, /* urEventCreateUserExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 487, 3272, 71, 0}, /* urEventSetStatusExp */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 487, 10346, 10353, 0}, /* urEventSetStatusExp */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 107, 522, 71, 0}, /* urUSMHostAlloc */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 107, 3560, 71, 0}, /* urUSMHostAlloc */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 107, 3769, 2844, 0}, /* urUSMHostAlloc */
    {UR_RESULT_ERROR_INVALID_VALUE, 107, 3785, 3794, 1}, /* urUSMHostAlloc */
    {UR_RESULT_ERROR_INVALID_USM_SIZE, 107, 2771, 2776, 1}, /* urUSMHostAlloc */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 108, 522, 71, 0}, /* urUSMDeviceAlloc */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 108, 769, 71, 0}, /* urUSMDeviceAlloc */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 108, 3560, 71, 0}, /* urUSMDeviceAlloc */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 108, 3769, 2844, 0}, /* urUSMDeviceAlloc */
    {UR_RESULT_ERROR_INVALID_VALUE, 108, 3785, 3794, 1}, /* urUSMDeviceAlloc */
    {UR_RESULT_ERROR_INVALID_USM_SIZE, 108, 2771, 2776, 1}, /* urUSMDeviceAlloc */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 109, 522, 71, 0}, /* urUSMSharedAlloc */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 109, 769, 71, 0}, /* urUSMSharedAlloc */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 109, 3560, 71, 0}, /* urUSMSharedAlloc */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 109, 3769, 2844, 0}, /* urUSMSharedAlloc */
    {UR_RESULT_ERROR_INVALID_VALUE, 109, 3785, 3794, 1}, /* urUSMSharedAlloc */
    {UR_RESULT_ERROR_INVALID_USM_SIZE, 109, 2771, 2776, 1}, /* urUSMSharedAlloc */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 110, 522, 71, 0}, /* urUSMFree */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 110, 2766, 71, 0}, /* urUSMFree */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 111, 522, 71, 0}, /* urUSMGetMemAllocInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 111, 2766, 71, 0}, /* urUSMGetMemAllocInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 111, 266, 10401, 0}, /* urUSMGetMemAllocInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 112, 522, 71, 0}, /* urUSMPoolCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 112, 3617, 71, 0}, /* urUSMPoolCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 112, 10451, 71, 0}, /* urUSMPoolCreate */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 112, 3633, 3650, 0}, /* urUSMPoolCreate */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 118, 3627, 71, 0}, /* urUSMPoolRetain */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 119, 3627, 71, 0}, /* urUSMPoolRelease */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 120, 3690, 71, 0}, /* urUSMPoolGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 120, 105, 126, 1}, /* urUSMPoolGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 120, 105, 162, 1}, /* urUSMPoolGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 120, 198, 223, 1}, /* urUSMPoolGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 120, 266, 3696, 0}, /* urUSMPoolGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 153, 522, 71, 0}, /* urVirtualMemGranularityGetInfo */
    {UR_RESULT_ERROR_INVALID_SIZE, 153, 105, 126, 1}, /* urVirtualMemGranularityGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 153, 105, 162, 1}, /* urVirtualMemGranularityGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 153, 198, 223, 1}, /* urVirtualMemGranularityGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 153, 266, 10458, 0}, /* urVirtualMemGranularityGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 154, 522, 71, 0}, /* urVirtualMemReserve */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 154, 10522, 71, 0}, /* urVirtualMemReserve */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 155, 522, 71, 0}, /* urVirtualMemFree */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 155, 10530, 71, 0}, /* urVirtualMemFree */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 156, 522, 71, 0}, /* urVirtualMemMap */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 156, 10530, 71, 0}, /* urVirtualMemMap */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 156, 10537, 71, 0}, /* urVirtualMemMap */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 156, 2786, 10550, 0}, /* urVirtualMemMap */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 157, 522, 71, 0}, /* urVirtualMemUnmap */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 157, 10530, 71, 0}, /* urVirtualMemUnmap */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 158, 522, 71, 0}, /* urVirtualMemSetAccess */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 158, 10530, 71, 0}, /* urVirtualMemSetAccess */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 158, 2786, 10550, 0}, /* urVirtualMemSetAccess */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 159, 522, 71, 0}, /* urVirtualMemGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 159, 10530, 71, 0}, /* urVirtualMemGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 159, 266, 10600, 0}, /* urVirtualMemGetInfo */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 160, 522, 71, 0}, /* urPhysicalMemCreate */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 160, 769, 71, 0}, /* urPhysicalMemCreate */
    {UR_RESULT_ERROR_INVALID_NULL_POINTER, 160, 10652, 71, 0}, /* urPhysicalMemCreate */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 160, 415, 10666, 0}, /* urPhysicalMemCreate */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 161, 10537, 71, 0}, /* urPhysicalMemRetain */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 162, 10537, 71, 0}, /* urPhysicalMemRelease */
    {UR_RESULT_ERROR_INVALID_NULL_HANDLE, 249, 10537, 71, 0}, /* urPhysicalMemGetInfo */
    {UR_RESULT_ERROR_INVALID_ENUMERATION, 249, 266, 10710, 0}, /* urPhysicalMemGetInfo */
};
const unsigned loader_num_rules = 1061;
