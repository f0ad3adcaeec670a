/* Generated from scripts/templates/proc_addr.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The loader's own tables: its entry points, for programs that ask for them by table. */
#include "ur_ddi.h"

ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version, ur_adapter_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_adapter_dditable_t){
        .pfnGet = urAdapterGet,
        .pfnRelease = urAdapterRelease,
        .pfnRetain = urAdapterRetain,
        .pfnGetLastError = urAdapterGetLastError,
        .pfnGetInfo = urAdapterGetInfo,
        .pfnSetLoggerCallback = urAdapterSetLoggerCallback,
        .pfnSetLoggerCallbackLevel = urAdapterSetLoggerCallbackLevel,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version, ur_platform_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_platform_dditable_t){
        .pfnGet = urPlatformGet,
        .pfnGetInfo = urPlatformGetInfo,
        .pfnGetNativeHandle = urPlatformGetNativeHandle,
        .pfnCreateWithNativeHandle = urPlatformCreateWithNativeHandle,
        .pfnGetApiVersion = urPlatformGetApiVersion,
        .pfnGetBackendOption = urPlatformGetBackendOption,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version, ur_context_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_context_dditable_t){
        .pfnCreate = urContextCreate,
        .pfnRetain = urContextRetain,
        .pfnRelease = urContextRelease,
        .pfnGetInfo = urContextGetInfo,
        .pfnGetNativeHandle = urContextGetNativeHandle,
        .pfnCreateWithNativeHandle = urContextCreateWithNativeHandle,
        .pfnSetExtendedDeleter = urContextSetExtendedDeleter,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetEventProcAddrTable(ur_api_version_t version, ur_event_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_event_dditable_t){
        .pfnGetInfo = urEventGetInfo,
        .pfnGetProfilingInfo = urEventGetProfilingInfo,
        .pfnWait = urEventWait,
        .pfnRetain = urEventRetain,
        .pfnRelease = urEventRelease,
        .pfnGetNativeHandle = urEventGetNativeHandle,
        .pfnCreateWithNativeHandle = urEventCreateWithNativeHandle,
        .pfnSetCallback = urEventSetCallback,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetEventExpProcAddrTable(ur_api_version_t version, ur_event_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_event_exp_dditable_t){
        .pfnCreateExp = urEventCreateExp,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetProgramProcAddrTable(ur_api_version_t version, ur_program_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_program_dditable_t){
        .pfnCreateWithIL = urProgramCreateWithIL,
        .pfnCreateWithBinary = urProgramCreateWithBinary,
        .pfnBuild = urProgramBuild,
        .pfnCompile = urProgramCompile,
        .pfnLink = urProgramLink,
        .pfnRetain = urProgramRetain,
        .pfnRelease = urProgramRelease,
        .pfnGetFunctionPointer = urProgramGetFunctionPointer,
        .pfnGetGlobalVariablePointer = urProgramGetGlobalVariablePointer,
        .pfnGetInfo = urProgramGetInfo,
        .pfnGetBuildInfo = urProgramGetBuildInfo,
        .pfnSetSpecializationConstants = urProgramSetSpecializationConstants,
        .pfnGetNativeHandle = urProgramGetNativeHandle,
        .pfnCreateWithNativeHandle = urProgramCreateWithNativeHandle,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetProgramExpProcAddrTable(ur_api_version_t version, ur_program_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_program_exp_dditable_t){
        .pfnDynamicLinkExp = urProgramDynamicLinkExp,
        .pfnBuildExp = urProgramBuildExp,
        .pfnCompileExp = urProgramCompileExp,
        .pfnLinkExp = urProgramLinkExp,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version, ur_kernel_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_kernel_dditable_t){
        .pfnCreate = urKernelCreate,
        .pfnGetInfo = urKernelGetInfo,
        .pfnGetGroupInfo = urKernelGetGroupInfo,
        .pfnGetSubGroupInfo = urKernelGetSubGroupInfo,
        .pfnRetain = urKernelRetain,
        .pfnRelease = urKernelRelease,
        .pfnGetNativeHandle = urKernelGetNativeHandle,
        .pfnCreateWithNativeHandle = urKernelCreateWithNativeHandle,
        .pfnGetSuggestedLocalWorkSize = urKernelGetSuggestedLocalWorkSize,
        .pfnGetSuggestedLocalWorkSizeWithArgs = urKernelGetSuggestedLocalWorkSizeWithArgs,
        .pfnSetExecInfo = urKernelSetExecInfo,
        .pfnSetSpecializationConstants = urKernelSetSpecializationConstants,
        .pfnSuggestMaxCooperativeGroupCount = urKernelSuggestMaxCooperativeGroupCount,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t version, ur_queue_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_queue_dditable_t){
        .pfnGetInfo = urQueueGetInfo,
        .pfnCreate = urQueueCreate,
        .pfnRetain = urQueueRetain,
        .pfnRelease = urQueueRelease,
        .pfnGetNativeHandle = urQueueGetNativeHandle,
        .pfnCreateWithNativeHandle = urQueueCreateWithNativeHandle,
        .pfnFinish = urQueueFinish,
        .pfnFlush = urQueueFlush,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetQueueExpProcAddrTable(ur_api_version_t version, ur_queue_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_queue_exp_dditable_t){
        .pfnBeginGraphCaptureExp = urQueueBeginGraphCaptureExp,
        .pfnBeginCaptureIntoGraphExp = urQueueBeginCaptureIntoGraphExp,
        .pfnEndGraphCaptureExp = urQueueEndGraphCaptureExp,
        .pfnIsGraphCaptureEnabledExp = urQueueIsGraphCaptureEnabledExp,
        .pfnGetGraphExp = urQueueGetGraphExp,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetSamplerProcAddrTable(ur_api_version_t version, ur_sampler_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_sampler_dditable_t){
        .pfnCreate = urSamplerCreate,
        .pfnRetain = urSamplerRetain,
        .pfnRelease = urSamplerRelease,
        .pfnGetInfo = urSamplerGetInfo,
        .pfnGetNativeHandle = urSamplerGetNativeHandle,
        .pfnCreateWithNativeHandle = urSamplerCreateWithNativeHandle,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetMemProcAddrTable(ur_api_version_t version, ur_mem_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_mem_dditable_t){
        .pfnImageCreate = urMemImageCreate,
        .pfnBufferCreate = urMemBufferCreate,
        .pfnRetain = urMemRetain,
        .pfnRelease = urMemRelease,
        .pfnBufferPartition = urMemBufferPartition,
        .pfnGetNativeHandle = urMemGetNativeHandle,
        .pfnBufferCreateWithNativeHandle = urMemBufferCreateWithNativeHandle,
        .pfnImageCreateWithNativeHandle = urMemImageCreateWithNativeHandle,
        .pfnGetInfo = urMemGetInfo,
        .pfnImageGetInfo = urMemImageGetInfo,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetPhysicalMemProcAddrTable(ur_api_version_t version, ur_physical_mem_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_physical_mem_dditable_t){
        .pfnCreate = urPhysicalMemCreate,
        .pfnRetain = urPhysicalMemRetain,
        .pfnRelease = urPhysicalMemRelease,
        .pfnGetInfo = urPhysicalMemGetInfo,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t version, ur_enqueue_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_enqueue_dditable_t){
        .pfnEventsWait = urEnqueueEventsWait,
        .pfnEventsWaitWithBarrier = urEnqueueEventsWaitWithBarrier,
        .pfnMemBufferRead = urEnqueueMemBufferRead,
        .pfnMemBufferWrite = urEnqueueMemBufferWrite,
        .pfnMemBufferReadRect = urEnqueueMemBufferReadRect,
        .pfnMemBufferWriteRect = urEnqueueMemBufferWriteRect,
        .pfnMemBufferCopy = urEnqueueMemBufferCopy,
        .pfnMemBufferCopyRect = urEnqueueMemBufferCopyRect,
        .pfnMemBufferFill = urEnqueueMemBufferFill,
        .pfnMemImageRead = urEnqueueMemImageRead,
        .pfnMemImageWrite = urEnqueueMemImageWrite,
        .pfnMemImageCopy = urEnqueueMemImageCopy,
        .pfnMemBufferMap = urEnqueueMemBufferMap,
        .pfnMemUnmap = urEnqueueMemUnmap,
        .pfnUSMFill = urEnqueueUSMFill,
        .pfnUSMMemcpy = urEnqueueUSMMemcpy,
        .pfnUSMPrefetch = urEnqueueUSMPrefetch,
        .pfnUSMAdvise = urEnqueueUSMAdvise,
        .pfnUSMFill2D = urEnqueueUSMFill2D,
        .pfnUSMMemcpy2D = urEnqueueUSMMemcpy2D,
        .pfnDeviceGlobalVariableWrite = urEnqueueDeviceGlobalVariableWrite,
        .pfnDeviceGlobalVariableRead = urEnqueueDeviceGlobalVariableRead,
        .pfnReadHostPipe = urEnqueueReadHostPipe,
        .pfnWriteHostPipe = urEnqueueWriteHostPipe,
        .pfnEventsWaitWithBarrierExt = urEnqueueEventsWaitWithBarrierExt,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetEnqueueExpProcAddrTable(ur_api_version_t version, ur_enqueue_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_enqueue_exp_dditable_t){
        .pfnKernelLaunchWithArgsExp = urEnqueueKernelLaunchWithArgsExp,
        .pfnUSMDeviceAllocExp = urEnqueueUSMDeviceAllocExp,
        .pfnUSMSharedAllocExp = urEnqueueUSMSharedAllocExp,
        .pfnUSMHostAllocExp = urEnqueueUSMHostAllocExp,
        .pfnUSMFreeExp = urEnqueueUSMFreeExp,
        .pfnTimestampRecordingExp = urEnqueueTimestampRecordingExp,
        .pfnCommandBufferExp = urEnqueueCommandBufferExp,
        .pfnHostTaskExp = urEnqueueHostTaskExp,
        .pfnNativeCommandExp = urEnqueueNativeCommandExp,
        .pfnGraphExp = urEnqueueGraphExp,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetUSMProcAddrTable(ur_api_version_t version, ur_usm_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_usm_dditable_t){
        .pfnHostAlloc = urUSMHostAlloc,
        .pfnDeviceAlloc = urUSMDeviceAlloc,
        .pfnSharedAlloc = urUSMSharedAlloc,
        .pfnFree = urUSMFree,
        .pfnGetMemAllocInfo = urUSMGetMemAllocInfo,
        .pfnPoolCreate = urUSMPoolCreate,
        .pfnPoolRetain = urUSMPoolRetain,
        .pfnPoolRelease = urUSMPoolRelease,
        .pfnPoolGetInfo = urUSMPoolGetInfo,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetUSMExpProcAddrTable(ur_api_version_t version, ur_usm_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_usm_exp_dditable_t){
        .pfnPoolCreateExp = urUSMPoolCreateExp,
        .pfnPoolDestroyExp = urUSMPoolDestroyExp,
        .pfnPoolGetDefaultDevicePoolExp = urUSMPoolGetDefaultDevicePoolExp,
        .pfnPoolGetInfoExp = urUSMPoolGetInfoExp,
        .pfnPoolSetInfoExp = urUSMPoolSetInfoExp,
        .pfnPoolSetDevicePoolExp = urUSMPoolSetDevicePoolExp,
        .pfnPoolGetDevicePoolExp = urUSMPoolGetDevicePoolExp,
        .pfnPoolTrimToExp = urUSMPoolTrimToExp,
        .pfnPitchedAllocExp = urUSMPitchedAllocExp,
        .pfnContextMemcpyExp = urUSMContextMemcpyExp,
        .pfnHostAllocUnregisterExp = urUSMHostAllocUnregisterExp,
        .pfnHostAllocRegisterExp = urUSMHostAllocRegisterExp,
        .pfnImportExp = urUSMImportExp,
        .pfnReleaseExp = urUSMReleaseExp,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(ur_api_version_t version, ur_bindless_images_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_bindless_images_exp_dditable_t){
        .pfnUnsampledImageHandleDestroyExp = urBindlessImagesUnsampledImageHandleDestroyExp,
        .pfnSampledImageHandleDestroyExp = urBindlessImagesSampledImageHandleDestroyExp,
        .pfnImageAllocateExp = urBindlessImagesImageAllocateExp,
        .pfnImageFreeExp = urBindlessImagesImageFreeExp,
        .pfnUnsampledImageCreateExp = urBindlessImagesUnsampledImageCreateExp,
        .pfnSampledImageCreateExp = urBindlessImagesSampledImageCreateExp,
        .pfnImageCopyExp = urBindlessImagesImageCopyExp,
        .pfnImageGetInfoExp = urBindlessImagesImageGetInfoExp,
        .pfnGetImageMemoryHandleTypeSupportExp = urBindlessImagesGetImageMemoryHandleTypeSupportExp,
        .pfnGetImageUnsampledHandleSupportExp = urBindlessImagesGetImageUnsampledHandleSupportExp,
        .pfnGetImageSampledHandleSupportExp = urBindlessImagesGetImageSampledHandleSupportExp,
        .pfnMipmapGetLevelExp = urBindlessImagesMipmapGetLevelExp,
        .pfnMipmapFreeExp = urBindlessImagesMipmapFreeExp,
        .pfnImportExternalMemoryExp = urBindlessImagesImportExternalMemoryExp,
        .pfnMapExternalArrayExp = urBindlessImagesMapExternalArrayExp,
        .pfnMapExternalLinearMemoryExp = urBindlessImagesMapExternalLinearMemoryExp,
        .pfnReleaseExternalMemoryExp = urBindlessImagesReleaseExternalMemoryExp,
        .pfnFreeMappedLinearMemoryExp = urBindlessImagesFreeMappedLinearMemoryExp,
        .pfnSupportsImportingHandleTypeExp = urBindlessImagesSupportsImportingHandleTypeExp,
        .pfnImportExternalSemaphoreExp = urBindlessImagesImportExternalSemaphoreExp,
        .pfnReleaseExternalSemaphoreExp = urBindlessImagesReleaseExternalSemaphoreExp,
        .pfnWaitExternalSemaphoreExp = urBindlessImagesWaitExternalSemaphoreExp,
        .pfnSignalExternalSemaphoreExp = urBindlessImagesSignalExternalSemaphoreExp,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(ur_api_version_t version, ur_command_buffer_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_command_buffer_exp_dditable_t){
        .pfnCreateExp = urCommandBufferCreateExp,
        .pfnRetainExp = urCommandBufferRetainExp,
        .pfnReleaseExp = urCommandBufferReleaseExp,
        .pfnFinalizeExp = urCommandBufferFinalizeExp,
        .pfnAppendKernelLaunchExp = urCommandBufferAppendKernelLaunchExp,
        .pfnAppendKernelLaunchWithArgsExp = urCommandBufferAppendKernelLaunchWithArgsExp,
        .pfnAppendUSMMemcpyExp = urCommandBufferAppendUSMMemcpyExp,
        .pfnAppendUSMFillExp = urCommandBufferAppendUSMFillExp,
        .pfnAppendMemBufferCopyExp = urCommandBufferAppendMemBufferCopyExp,
        .pfnAppendMemBufferWriteExp = urCommandBufferAppendMemBufferWriteExp,
        .pfnAppendMemBufferReadExp = urCommandBufferAppendMemBufferReadExp,
        .pfnAppendMemBufferCopyRectExp = urCommandBufferAppendMemBufferCopyRectExp,
        .pfnAppendMemBufferWriteRectExp = urCommandBufferAppendMemBufferWriteRectExp,
        .pfnAppendMemBufferReadRectExp = urCommandBufferAppendMemBufferReadRectExp,
        .pfnAppendMemBufferFillExp = urCommandBufferAppendMemBufferFillExp,
        .pfnAppendUSMPrefetchExp = urCommandBufferAppendUSMPrefetchExp,
        .pfnAppendUSMAdviseExp = urCommandBufferAppendUSMAdviseExp,
        .pfnAppendNativeCommandExp = urCommandBufferAppendNativeCommandExp,
        .pfnUpdateKernelLaunchExp = urCommandBufferUpdateKernelLaunchExp,
        .pfnUpdateSignalEventExp = urCommandBufferUpdateSignalEventExp,
        .pfnUpdateWaitEventsExp = urCommandBufferUpdateWaitEventsExp,
        .pfnGetInfoExp = urCommandBufferGetInfoExp,
        .pfnGetNativeHandleExp = urCommandBufferGetNativeHandleExp,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetGraphExpProcAddrTable(ur_api_version_t version, ur_graph_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_graph_exp_dditable_t){
        .pfnCreateExp = urGraphCreateExp,
        .pfnInstantiateGraphExp = urGraphInstantiateGraphExp,
        .pfnDestroyExp = urGraphDestroyExp,
        .pfnExecutableGraphDestroyExp = urGraphExecutableGraphDestroyExp,
        .pfnIsEmptyExp = urGraphIsEmptyExp,
        .pfnGetIdExp = urGraphGetIdExp,
        .pfnSetDestructionCallbackExp = urGraphSetDestructionCallbackExp,
        .pfnDumpContentsExp = urGraphDumpContentsExp,
        .pfnGetNativeHandleExp = urGraphGetNativeHandleExp,
        .pfnExecutableGraphGetNativeHandleExp = urGraphExecutableGraphGetNativeHandleExp,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t version, ur_ipc_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_ipc_exp_dditable_t){
        .pfnGetMemHandleExp = urIPCGetMemHandleExp,
        .pfnPutMemHandleExp = urIPCPutMemHandleExp,
        .pfnOpenMemHandleExp = urIPCOpenMemHandleExp,
        .pfnCloseMemHandleExp = urIPCCloseMemHandleExp,
        .pfnGetPhysMemHandleExp = urIPCGetPhysMemHandleExp,
        .pfnPutPhysMemHandleExp = urIPCPutPhysMemHandleExp,
        .pfnOpenPhysMemHandleExp = urIPCOpenPhysMemHandleExp,
        .pfnClosePhysMemHandleExp = urIPCClosePhysMemHandleExp,
        .pfnGetEventHandleExp = urIPCGetEventHandleExp,
        .pfnPutEventHandleExp = urIPCPutEventHandleExp,
        .pfnOpenEventHandleExp = urIPCOpenEventHandleExp,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(ur_api_version_t version, ur_memory_export_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_memory_export_exp_dditable_t){
        .pfnAllocExportableMemoryExp = urMemoryExportAllocExportableMemoryExp,
        .pfnFreeExportableMemoryExp = urMemoryExportFreeExportableMemoryExp,
        .pfnExportMemoryHandleExp = urMemoryExportExportMemoryHandleExp,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetUsmP2PExpProcAddrTable(ur_api_version_t version, ur_usm_p2p_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_usm_p2p_exp_dditable_t){
        .pfnEnablePeerAccessExp = urUsmP2PEnablePeerAccessExp,
        .pfnDisablePeerAccessExp = urUsmP2PDisablePeerAccessExp,
        .pfnPeerAccessGetInfoExp = urUsmP2PPeerAccessGetInfoExp,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetVirtualMemProcAddrTable(ur_api_version_t version, ur_virtual_mem_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_virtual_mem_dditable_t){
        .pfnGranularityGetInfo = urVirtualMemGranularityGetInfo,
        .pfnReserve = urVirtualMemReserve,
        .pfnFree = urVirtualMemFree,
        .pfnMap = urVirtualMemMap,
        .pfnUnmap = urVirtualMemUnmap,
        .pfnSetAccess = urVirtualMemSetAccess,
        .pfnGetInfo = urVirtualMemGetInfo,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version, ur_device_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_device_dditable_t){
        .pfnGet = urDeviceGet,
        .pfnGetInfo = urDeviceGetInfo,
        .pfnRetain = urDeviceRetain,
        .pfnRelease = urDeviceRelease,
        .pfnPartition = urDevicePartition,
        .pfnSelectBinary = urDeviceSelectBinary,
        .pfnGetNativeHandle = urDeviceGetNativeHandle,
        .pfnCreateWithNativeHandle = urDeviceCreateWithNativeHandle,
        .pfnGetGlobalTimestamps = urDeviceGetGlobalTimestamps,
    };
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGetDeviceExpProcAddrTable(ur_api_version_t version, ur_device_exp_dditable_t *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (ur_device_exp_dditable_t){
        .pfnWaitExp = urDeviceWaitExp,
    };
    return UR_RESULT_SUCCESS;
}
