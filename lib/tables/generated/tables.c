/* Generated from scripts/templates/tables.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The tables of the adapter that this file is compiled into. */
#include <string.h>

#include "base/adapter.h"
#include "base/caller.h"
#include "base/cover.h"
#include "base/error.h"

#define UR_TABLE_Adapter                                                                          \
    {                                                                                              \
        .pfnGet = urAdapterGet, \
        .pfnRelease = urAdapterRelease, \
        .pfnRetain = urAdapterRetain, \
        .pfnGetLastError = urAdapterGetLastError, \
        .pfnGetInfo = urAdapterGetInfo, \
        .pfnSetLoggerCallback = urAdapterSetLoggerCallback, \
        .pfnSetLoggerCallbackLevel = urAdapterSetLoggerCallbackLevel, \
    }
#define UR_TABLE_Platform                                                                          \
    {                                                                                              \
        .pfnGet = urPlatformGet, \
        .pfnGetInfo = urPlatformGetInfo, \
        .pfnGetNativeHandle = urPlatformGetNativeHandle, \
        .pfnCreateWithNativeHandle = urPlatformCreateWithNativeHandle, \
        .pfnGetApiVersion = urPlatformGetApiVersion, \
        .pfnGetBackendOption = urPlatformGetBackendOption, \
    }
#define UR_TABLE_Context                                                                          \
    {                                                                                              \
        .pfnCreate = urContextCreate, \
        .pfnRetain = urContextRetain, \
        .pfnRelease = urContextRelease, \
        .pfnGetInfo = urContextGetInfo, \
        .pfnGetNativeHandle = urContextGetNativeHandle, \
        .pfnCreateWithNativeHandle = urContextCreateWithNativeHandle, \
        .pfnSetExtendedDeleter = urContextSetExtendedDeleter, \
    }
#define UR_TABLE_Event                                                                          \
    {                                                                                              \
        .pfnGetInfo = urEventGetInfo, \
        .pfnGetProfilingInfo = urEventGetProfilingInfo, \
        .pfnWait = urEventWait, \
        .pfnRetain = urEventRetain, \
        .pfnRelease = urEventRelease, \
        .pfnGetNativeHandle = urEventGetNativeHandle, \
        .pfnCreateWithNativeHandle = urEventCreateWithNativeHandle, \
        .pfnSetCallback = urEventSetCallback, \
    }
#define UR_TABLE_EventExp                                                                          \
    {                                                                                              \
        .pfnCreateExp = urEventCreateExp, \
    }
#define UR_TABLE_Program                                                                          \
    {                                                                                              \
        .pfnCreateWithIL = urProgramCreateWithIL, \
        .pfnCreateWithBinary = urProgramCreateWithBinary, \
        .pfnBuild = urProgramBuild, \
        .pfnCompile = urProgramCompile, \
        .pfnLink = urProgramLink, \
        .pfnRetain = urProgramRetain, \
        .pfnRelease = urProgramRelease, \
        .pfnGetFunctionPointer = urProgramGetFunctionPointer, \
        .pfnGetGlobalVariablePointer = urProgramGetGlobalVariablePointer, \
        .pfnGetInfo = urProgramGetInfo, \
        .pfnGetBuildInfo = urProgramGetBuildInfo, \
        .pfnSetSpecializationConstants = urProgramSetSpecializationConstants, \
        .pfnGetNativeHandle = urProgramGetNativeHandle, \
        .pfnCreateWithNativeHandle = urProgramCreateWithNativeHandle, \
    }
#define UR_TABLE_ProgramExp                                                                          \
    {                                                                                              \
        .pfnDynamicLinkExp = urProgramDynamicLinkExp, \
        .pfnBuildExp = urProgramBuildExp, \
        .pfnCompileExp = urProgramCompileExp, \
        .pfnLinkExp = urProgramLinkExp, \
    }
#define UR_TABLE_Kernel                                                                          \
    {                                                                                              \
        .pfnCreate = urKernelCreate, \
        .pfnGetInfo = urKernelGetInfo, \
        .pfnGetGroupInfo = urKernelGetGroupInfo, \
        .pfnGetSubGroupInfo = urKernelGetSubGroupInfo, \
        .pfnRetain = urKernelRetain, \
        .pfnRelease = urKernelRelease, \
        .pfnGetNativeHandle = urKernelGetNativeHandle, \
        .pfnCreateWithNativeHandle = urKernelCreateWithNativeHandle, \
        .pfnGetSuggestedLocalWorkSize = urKernelGetSuggestedLocalWorkSize, \
        .pfnGetSuggestedLocalWorkSizeWithArgs = urKernelGetSuggestedLocalWorkSizeWithArgs, \
        .pfnSetExecInfo = urKernelSetExecInfo, \
        .pfnSetSpecializationConstants = urKernelSetSpecializationConstants, \
        .pfnSuggestMaxCooperativeGroupCount = urKernelSuggestMaxCooperativeGroupCount, \
    }
#define UR_TABLE_Queue                                                                          \
    {                                                                                              \
        .pfnGetInfo = urQueueGetInfo, \
        .pfnCreate = urQueueCreate, \
        .pfnRetain = urQueueRetain, \
        .pfnRelease = urQueueRelease, \
        .pfnGetNativeHandle = urQueueGetNativeHandle, \
        .pfnCreateWithNativeHandle = urQueueCreateWithNativeHandle, \
        .pfnFinish = urQueueFinish, \
        .pfnFlush = urQueueFlush, \
    }
#define UR_TABLE_QueueExp                                                                          \
    {                                                                                              \
        .pfnBeginGraphCaptureExp = urQueueBeginGraphCaptureExp, \
        .pfnBeginCaptureIntoGraphExp = urQueueBeginCaptureIntoGraphExp, \
        .pfnEndGraphCaptureExp = urQueueEndGraphCaptureExp, \
        .pfnIsGraphCaptureEnabledExp = urQueueIsGraphCaptureEnabledExp, \
        .pfnGetGraphExp = urQueueGetGraphExp, \
    }
#define UR_TABLE_Sampler                                                                          \
    {                                                                                              \
        .pfnCreate = urSamplerCreate, \
        .pfnRetain = urSamplerRetain, \
        .pfnRelease = urSamplerRelease, \
        .pfnGetInfo = urSamplerGetInfo, \
        .pfnGetNativeHandle = urSamplerGetNativeHandle, \
        .pfnCreateWithNativeHandle = urSamplerCreateWithNativeHandle, \
    }
#define UR_TABLE_Mem                                                                          \
    {                                                                                              \
        .pfnImageCreate = urMemImageCreate, \
        .pfnBufferCreate = urMemBufferCreate, \
        .pfnRetain = urMemRetain, \
        .pfnRelease = urMemRelease, \
        .pfnBufferPartition = urMemBufferPartition, \
        .pfnGetNativeHandle = urMemGetNativeHandle, \
        .pfnBufferCreateWithNativeHandle = urMemBufferCreateWithNativeHandle, \
        .pfnImageCreateWithNativeHandle = urMemImageCreateWithNativeHandle, \
        .pfnGetInfo = urMemGetInfo, \
        .pfnImageGetInfo = urMemImageGetInfo, \
    }
#define UR_TABLE_PhysicalMem                                                                          \
    {                                                                                              \
        .pfnCreate = urPhysicalMemCreate, \
        .pfnRetain = urPhysicalMemRetain, \
        .pfnRelease = urPhysicalMemRelease, \
        .pfnGetInfo = urPhysicalMemGetInfo, \
    }
#define UR_TABLE_Enqueue                                                                          \
    {                                                                                              \
        .pfnEventsWait = urEnqueueEventsWait, \
        .pfnEventsWaitWithBarrier = urEnqueueEventsWaitWithBarrier, \
        .pfnMemBufferRead = urEnqueueMemBufferRead, \
        .pfnMemBufferWrite = urEnqueueMemBufferWrite, \
        .pfnMemBufferReadRect = urEnqueueMemBufferReadRect, \
        .pfnMemBufferWriteRect = urEnqueueMemBufferWriteRect, \
        .pfnMemBufferCopy = urEnqueueMemBufferCopy, \
        .pfnMemBufferCopyRect = urEnqueueMemBufferCopyRect, \
        .pfnMemBufferFill = urEnqueueMemBufferFill, \
        .pfnMemImageRead = urEnqueueMemImageRead, \
        .pfnMemImageWrite = urEnqueueMemImageWrite, \
        .pfnMemImageCopy = urEnqueueMemImageCopy, \
        .pfnMemBufferMap = urEnqueueMemBufferMap, \
        .pfnMemUnmap = urEnqueueMemUnmap, \
        .pfnUSMFill = urEnqueueUSMFill, \
        .pfnUSMMemcpy = urEnqueueUSMMemcpy, \
        .pfnUSMPrefetch = urEnqueueUSMPrefetch, \
        .pfnUSMAdvise = urEnqueueUSMAdvise, \
        .pfnUSMFill2D = urEnqueueUSMFill2D, \
        .pfnUSMMemcpy2D = urEnqueueUSMMemcpy2D, \
        .pfnDeviceGlobalVariableWrite = urEnqueueDeviceGlobalVariableWrite, \
        .pfnDeviceGlobalVariableRead = urEnqueueDeviceGlobalVariableRead, \
        .pfnReadHostPipe = urEnqueueReadHostPipe, \
        .pfnWriteHostPipe = urEnqueueWriteHostPipe, \
        .pfnEventsWaitWithBarrierExt = urEnqueueEventsWaitWithBarrierExt, \
    }
#define UR_TABLE_EnqueueExp                                                                          \
    {                                                                                              \
        .pfnKernelLaunchWithArgsExp = urEnqueueKernelLaunchWithArgsExp, \
        .pfnUSMDeviceAllocExp = urEnqueueUSMDeviceAllocExp, \
        .pfnUSMSharedAllocExp = urEnqueueUSMSharedAllocExp, \
        .pfnUSMHostAllocExp = urEnqueueUSMHostAllocExp, \
        .pfnUSMFreeExp = urEnqueueUSMFreeExp, \
        .pfnTimestampRecordingExp = urEnqueueTimestampRecordingExp, \
        .pfnCommandBufferExp = urEnqueueCommandBufferExp, \
        .pfnHostTaskExp = urEnqueueHostTaskExp, \
        .pfnNativeCommandExp = urEnqueueNativeCommandExp, \
        .pfnGraphExp = urEnqueueGraphExp, \
    }
#define UR_TABLE_USM                                                                          \
    {                                                                                              \
        .pfnHostAlloc = urUSMHostAlloc, \
        .pfnDeviceAlloc = urUSMDeviceAlloc, \
        .pfnSharedAlloc = urUSMSharedAlloc, \
        .pfnFree = urUSMFree, \
        .pfnGetMemAllocInfo = urUSMGetMemAllocInfo, \
        .pfnPoolCreate = urUSMPoolCreate, \
        .pfnPoolRetain = urUSMPoolRetain, \
        .pfnPoolRelease = urUSMPoolRelease, \
        .pfnPoolGetInfo = urUSMPoolGetInfo, \
    }
#define UR_TABLE_USMExp                                                                          \
    {                                                                                              \
        .pfnPoolCreateExp = urUSMPoolCreateExp, \
        .pfnPoolDestroyExp = urUSMPoolDestroyExp, \
        .pfnPoolGetDefaultDevicePoolExp = urUSMPoolGetDefaultDevicePoolExp, \
        .pfnPoolGetInfoExp = urUSMPoolGetInfoExp, \
        .pfnPoolSetInfoExp = urUSMPoolSetInfoExp, \
        .pfnPoolSetDevicePoolExp = urUSMPoolSetDevicePoolExp, \
        .pfnPoolGetDevicePoolExp = urUSMPoolGetDevicePoolExp, \
        .pfnPoolTrimToExp = urUSMPoolTrimToExp, \
        .pfnPitchedAllocExp = urUSMPitchedAllocExp, \
        .pfnContextMemcpyExp = urUSMContextMemcpyExp, \
        .pfnHostAllocUnregisterExp = urUSMHostAllocUnregisterExp, \
        .pfnHostAllocRegisterExp = urUSMHostAllocRegisterExp, \
        .pfnImportExp = urUSMImportExp, \
        .pfnReleaseExp = urUSMReleaseExp, \
    }
#define UR_TABLE_BindlessImagesExp                                                                          \
    {                                                                                              \
        .pfnUnsampledImageHandleDestroyExp = urBindlessImagesUnsampledImageHandleDestroyExp, \
        .pfnSampledImageHandleDestroyExp = urBindlessImagesSampledImageHandleDestroyExp, \
        .pfnImageAllocateExp = urBindlessImagesImageAllocateExp, \
        .pfnImageFreeExp = urBindlessImagesImageFreeExp, \
        .pfnUnsampledImageCreateExp = urBindlessImagesUnsampledImageCreateExp, \
        .pfnSampledImageCreateExp = urBindlessImagesSampledImageCreateExp, \
        .pfnImageCopyExp = urBindlessImagesImageCopyExp, \
        .pfnImageGetInfoExp = urBindlessImagesImageGetInfoExp, \
        .pfnGetImageMemoryHandleTypeSupportExp = urBindlessImagesGetImageMemoryHandleTypeSupportExp, \
        .pfnGetImageUnsampledHandleSupportExp = urBindlessImagesGetImageUnsampledHandleSupportExp, \
        .pfnGetImageSampledHandleSupportExp = urBindlessImagesGetImageSampledHandleSupportExp, \
        .pfnMipmapGetLevelExp = urBindlessImagesMipmapGetLevelExp, \
        .pfnMipmapFreeExp = urBindlessImagesMipmapFreeExp, \
        .pfnImportExternalMemoryExp = urBindlessImagesImportExternalMemoryExp, \
        .pfnMapExternalArrayExp = urBindlessImagesMapExternalArrayExp, \
        .pfnMapExternalLinearMemoryExp = urBindlessImagesMapExternalLinearMemoryExp, \
        .pfnReleaseExternalMemoryExp = urBindlessImagesReleaseExternalMemoryExp, \
        .pfnFreeMappedLinearMemoryExp = urBindlessImagesFreeMappedLinearMemoryExp, \
        .pfnSupportsImportingHandleTypeExp = urBindlessImagesSupportsImportingHandleTypeExp, \
        .pfnImportExternalSemaphoreExp = urBindlessImagesImportExternalSemaphoreExp, \
        .pfnReleaseExternalSemaphoreExp = urBindlessImagesReleaseExternalSemaphoreExp, \
        .pfnWaitExternalSemaphoreExp = urBindlessImagesWaitExternalSemaphoreExp, \
        .pfnSignalExternalSemaphoreExp = urBindlessImagesSignalExternalSemaphoreExp, \
    }
#define UR_TABLE_CommandBufferExp                                                                          \
    {                                                                                              \
        .pfnCreateExp = urCommandBufferCreateExp, \
        .pfnRetainExp = urCommandBufferRetainExp, \
        .pfnReleaseExp = urCommandBufferReleaseExp, \
        .pfnFinalizeExp = urCommandBufferFinalizeExp, \
        .pfnAppendKernelLaunchExp = urCommandBufferAppendKernelLaunchExp, \
        .pfnAppendKernelLaunchWithArgsExp = urCommandBufferAppendKernelLaunchWithArgsExp, \
        .pfnAppendUSMMemcpyExp = urCommandBufferAppendUSMMemcpyExp, \
        .pfnAppendUSMFillExp = urCommandBufferAppendUSMFillExp, \
        .pfnAppendMemBufferCopyExp = urCommandBufferAppendMemBufferCopyExp, \
        .pfnAppendMemBufferWriteExp = urCommandBufferAppendMemBufferWriteExp, \
        .pfnAppendMemBufferReadExp = urCommandBufferAppendMemBufferReadExp, \
        .pfnAppendMemBufferCopyRectExp = urCommandBufferAppendMemBufferCopyRectExp, \
        .pfnAppendMemBufferWriteRectExp = urCommandBufferAppendMemBufferWriteRectExp, \
        .pfnAppendMemBufferReadRectExp = urCommandBufferAppendMemBufferReadRectExp, \
        .pfnAppendMemBufferFillExp = urCommandBufferAppendMemBufferFillExp, \
        .pfnAppendUSMPrefetchExp = urCommandBufferAppendUSMPrefetchExp, \
        .pfnAppendUSMAdviseExp = urCommandBufferAppendUSMAdviseExp, \
        .pfnAppendNativeCommandExp = urCommandBufferAppendNativeCommandExp, \
        .pfnUpdateKernelLaunchExp = urCommandBufferUpdateKernelLaunchExp, \
        .pfnUpdateSignalEventExp = urCommandBufferUpdateSignalEventExp, \
        .pfnUpdateWaitEventsExp = urCommandBufferUpdateWaitEventsExp, \
        .pfnGetInfoExp = urCommandBufferGetInfoExp, \
        .pfnGetNativeHandleExp = urCommandBufferGetNativeHandleExp, \
    }
#define UR_TABLE_GraphExp                                                                          \
    {                                                                                              \
        .pfnCreateExp = urGraphCreateExp, \
        .pfnInstantiateGraphExp = urGraphInstantiateGraphExp, \
        .pfnDestroyExp = urGraphDestroyExp, \
        .pfnExecutableGraphDestroyExp = urGraphExecutableGraphDestroyExp, \
        .pfnIsEmptyExp = urGraphIsEmptyExp, \
        .pfnGetIdExp = urGraphGetIdExp, \
        .pfnSetDestructionCallbackExp = urGraphSetDestructionCallbackExp, \
        .pfnDumpContentsExp = urGraphDumpContentsExp, \
        .pfnGetNativeHandleExp = urGraphGetNativeHandleExp, \
        .pfnExecutableGraphGetNativeHandleExp = urGraphExecutableGraphGetNativeHandleExp, \
    }
#define UR_TABLE_IPCExp                                                                          \
    {                                                                                              \
        .pfnGetMemHandleExp = urIPCGetMemHandleExp, \
        .pfnPutMemHandleExp = urIPCPutMemHandleExp, \
        .pfnOpenMemHandleExp = urIPCOpenMemHandleExp, \
        .pfnCloseMemHandleExp = urIPCCloseMemHandleExp, \
        .pfnGetPhysMemHandleExp = urIPCGetPhysMemHandleExp, \
        .pfnPutPhysMemHandleExp = urIPCPutPhysMemHandleExp, \
        .pfnOpenPhysMemHandleExp = urIPCOpenPhysMemHandleExp, \
        .pfnClosePhysMemHandleExp = urIPCClosePhysMemHandleExp, \
        .pfnGetEventHandleExp = urIPCGetEventHandleExp, \
        .pfnPutEventHandleExp = urIPCPutEventHandleExp, \
        .pfnOpenEventHandleExp = urIPCOpenEventHandleExp, \
    }
#define UR_TABLE_MemoryExportExp                                                                          \
    {                                                                                              \
        .pfnAllocExportableMemoryExp = urMemoryExportAllocExportableMemoryExp, \
        .pfnFreeExportableMemoryExp = urMemoryExportFreeExportableMemoryExp, \
        .pfnExportMemoryHandleExp = urMemoryExportExportMemoryHandleExp, \
    }
#define UR_TABLE_UsmP2PExp                                                                          \
    {                                                                                              \
        .pfnEnablePeerAccessExp = urUsmP2PEnablePeerAccessExp, \
        .pfnDisablePeerAccessExp = urUsmP2PDisablePeerAccessExp, \
        .pfnPeerAccessGetInfoExp = urUsmP2PPeerAccessGetInfoExp, \
    }
#define UR_TABLE_VirtualMem                                                                          \
    {                                                                                              \
        .pfnGranularityGetInfo = urVirtualMemGranularityGetInfo, \
        .pfnReserve = urVirtualMemReserve, \
        .pfnFree = urVirtualMemFree, \
        .pfnMap = urVirtualMemMap, \
        .pfnUnmap = urVirtualMemUnmap, \
        .pfnSetAccess = urVirtualMemSetAccess, \
        .pfnGetInfo = urVirtualMemGetInfo, \
    }
#define UR_TABLE_Device                                                                          \
    {                                                                                              \
        .pfnGet = urDeviceGet, \
        .pfnGetInfo = urDeviceGetInfo, \
        .pfnRetain = urDeviceRetain, \
        .pfnRelease = urDeviceRelease, \
        .pfnPartition = urDevicePartition, \
        .pfnSelectBinary = urDeviceSelectBinary, \
        .pfnGetNativeHandle = urDeviceGetNativeHandle, \
        .pfnCreateWithNativeHandle = urDeviceCreateWithNativeHandle, \
        .pfnGetGlobalTimestamps = urDeviceGetGlobalTimestamps, \
    }
#define UR_TABLE_DeviceExp                                                                          \
    {                                                                                              \
        .pfnWaitExp = urDeviceWaitExp, \
    }

static const ur_dditable_t own = {
    .Adapter = UR_TABLE_Adapter,
    .Platform = UR_TABLE_Platform,
    .Context = UR_TABLE_Context,
    .Event = UR_TABLE_Event,
    .EventExp = UR_TABLE_EventExp,
    .Program = UR_TABLE_Program,
    .ProgramExp = UR_TABLE_ProgramExp,
    .Kernel = UR_TABLE_Kernel,
    .Queue = UR_TABLE_Queue,
    .QueueExp = UR_TABLE_QueueExp,
    .Sampler = UR_TABLE_Sampler,
    .Mem = UR_TABLE_Mem,
    .PhysicalMem = UR_TABLE_PhysicalMem,
    .Enqueue = UR_TABLE_Enqueue,
    .EnqueueExp = UR_TABLE_EnqueueExp,
    .USM = UR_TABLE_USM,
    .USMExp = UR_TABLE_USMExp,
    .BindlessImagesExp = UR_TABLE_BindlessImagesExp,
    .CommandBufferExp = UR_TABLE_CommandBufferExp,
    .GraphExp = UR_TABLE_GraphExp,
    .IPCExp = UR_TABLE_IPCExp,
    .MemoryExportExp = UR_TABLE_MemoryExportExp,
    .UsmP2PExp = UR_TABLE_UsmP2PExp,
    .VirtualMem = UR_TABLE_VirtualMem,
    .Device = UR_TABLE_Device,
    .DeviceExp = UR_TABLE_DeviceExp,
};

/* urPlatformGet as releases up to 2025.2 have it, of an adapter that shows them nothing. */
static ur_result_t UR_APICALL no_platforms(ur_adapter_handle_t *adapters, uint32_t num_adapters,
                                           uint32_t num_entries, ur_platform_handle_t *platforms,
                                           uint32_t *num_platforms) {
    (void)adapters;
    (void)num_adapters;
    (void)num_entries;
    (void)platforms;
    if (num_platforms) {
        *num_platforms = 0;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t(UR_APICALL *const none)(ur_adapter_handle_t *, uint32_t, uint32_t,
                                           ur_platform_handle_t *, uint32_t *) = no_platforms;

static bool fits(ur_api_version_t version) {
    return UR_MAJOR_VERSION(version) == UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) &&
           UR_MINOR_VERSION(version) <= UR_MINOR_VERSION(UR_API_VERSION_CURRENT);
}

static ur_result_t give(ur_api_version_t version, const void *caller, const void *table,
                        size_t size, void *to) {
    if (!to) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    enum ur_caller from = fits(version) ? ur_caller_of(caller) : UR_CALLER_OLDER;
    if (from == UR_CALLER_OURS) {
        ur_cover_for(caller);
        memcpy(to, table, size);
    }
    return from == UR_CALLER_OLDER ? UR_RESULT_ERROR_UNSUPPORTED_VERSION : UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetAdapterProcAddrTable(ur_api_version_t version, ur_adapter_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.Adapter, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetPlatformProcAddrTable(ur_api_version_t version, ur_platform_dditable_t *pDdiTable) {
    ur_result_t result = give(version, __builtin_return_address(0), &ur_shown.Platform,
                              sizeof(*pDdiTable), pDdiTable);
    if (result == UR_RESULT_SUCCESS && ur_caller_of(__builtin_return_address(0)) == UR_CALLER_DEMANDS) {
        memcpy(pDdiTable, &none, sizeof(none)); /* urPlatformGet comes first in all releases */
    }
    return result;
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetContextProcAddrTable(ur_api_version_t version, ur_context_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.Context, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetEventProcAddrTable(ur_api_version_t version, ur_event_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.Event, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetEventExpProcAddrTable(ur_api_version_t version, ur_event_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.EventExp, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetProgramProcAddrTable(ur_api_version_t version, ur_program_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.Program, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetProgramExpProcAddrTable(ur_api_version_t version, ur_program_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.ProgramExp, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetKernelProcAddrTable(ur_api_version_t version, ur_kernel_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.Kernel, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetQueueProcAddrTable(ur_api_version_t version, ur_queue_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.Queue, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetQueueExpProcAddrTable(ur_api_version_t version, ur_queue_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.QueueExp, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetSamplerProcAddrTable(ur_api_version_t version, ur_sampler_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.Sampler, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetMemProcAddrTable(ur_api_version_t version, ur_mem_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.Mem, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetPhysicalMemProcAddrTable(ur_api_version_t version, ur_physical_mem_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.PhysicalMem, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetEnqueueProcAddrTable(ur_api_version_t version, ur_enqueue_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.Enqueue, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetEnqueueExpProcAddrTable(ur_api_version_t version, ur_enqueue_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.EnqueueExp, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetUSMProcAddrTable(ur_api_version_t version, ur_usm_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.USM, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetUSMExpProcAddrTable(ur_api_version_t version, ur_usm_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.USMExp, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetBindlessImagesExpProcAddrTable(ur_api_version_t version, ur_bindless_images_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.BindlessImagesExp, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetCommandBufferExpProcAddrTable(ur_api_version_t version, ur_command_buffer_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.CommandBufferExp, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetGraphExpProcAddrTable(ur_api_version_t version, ur_graph_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.GraphExp, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetIPCExpProcAddrTable(ur_api_version_t version, ur_ipc_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.IPCExp, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetMemoryExportExpProcAddrTable(ur_api_version_t version, ur_memory_export_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.MemoryExportExp, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetUsmP2PExpProcAddrTable(ur_api_version_t version, ur_usm_p2p_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.UsmP2PExp, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetVirtualMemProcAddrTable(ur_api_version_t version, ur_virtual_mem_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.VirtualMem, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetDeviceProcAddrTable(ur_api_version_t version, ur_device_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.Device, sizeof(*pDdiTable),
                pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetDeviceExpProcAddrTable(ur_api_version_t version, ur_device_exp_dditable_t *pDdiTable) {
    return give(version, __builtin_return_address(0), &ur_shown.DeviceExp, sizeof(*pDdiTable),
                pDdiTable);
}

/* The first table of a loader of 2025.0 to 2025.2; today it is Adapter, which begins alike. */
struct global_table {
    ur_pfnAdapterGet_t pfnAdapterGet;
    ur_pfnAdapterRelease_t pfnAdapterRelease;
    ur_pfnAdapterRetain_t pfnAdapterRetain;
    ur_pfnAdapterGetLastError_t pfnAdapterGetLastError;
    ur_pfnAdapterGetInfo_t pfnAdapterGetInfo;
};

UR_DLLEXPORT ur_result_t UR_APICALL urGetGlobalProcAddrTable(ur_api_version_t version,
                                                             struct global_table *table);

UR_DLLEXPORT ur_result_t UR_APICALL urGetGlobalProcAddrTable(ur_api_version_t version,
                                                             struct global_table *table) {
    if (!table) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if (!fits(version)) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_VERSION);
    }
    *table = (struct global_table){.pfnAdapterGet = ur_shown.Adapter.pfnGet,
                                   .pfnAdapterRelease = ur_shown.Adapter.pfnRelease,
                                   .pfnAdapterRetain = ur_shown.Adapter.pfnRetain,
                                   .pfnAdapterGetLastError = ur_shown.Adapter.pfnGetLastError,
                                   .pfnAdapterGetInfo = ur_shown.Adapter.pfnGetInfo};
    return UR_RESULT_SUCCESS;
}

static ur_extra_dditable_t own_extra = {
    .size = sizeof(own_extra),
    .pfnExplain = ur_adapter_explain,
    .pfnCommandBufferFuseExp = urCommandBufferFuseExp,
    .pfnCommandBufferGetFusionInfoExp = urCommandBufferGetFusionInfoExp,
    .pfnQueueBeginFusionExp = urQueueBeginFusionExp,
    .pfnQueueEndFusionExp = urQueueEndFusionExp,
    .pfnQueueCancelFusionExp = urQueueCancelFusionExp,
    .pfnQueueGetFusionInfoExp = urQueueGetFusionInfoExp,
    .pfnKernelSetArgValue = urKernelSetArgValue,
    .pfnKernelSetArgLocal = urKernelSetArgLocal,
    .pfnKernelSetArgPointer = urKernelSetArgPointer,
    .pfnKernelSetArgSampler = urKernelSetArgSampler,
    .pfnKernelSetArgMemObj = urKernelSetArgMemObj,
    .pfnEnqueueKernelLaunch = urEnqueueKernelLaunch,
    .pfnEventCreateUserExp = urEventCreateUserExp,
    .pfnEventSetStatusExp = urEventSetStatusExp,
    .pfnWantNodes = ur_adapter_want_nodes,
    .pfnTellNodes = ur_adapter_tell_nodes,
    .pfnSetLastError = ur_set_last_error,
};

/* As the library is loaded, before anybody can ask. */
__attribute__((constructor)) static void fill(void) {
    own_extra.name = ur_adapter_ops.name;
    ur_tables_fill(&own, &own_extra);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetExtraProcAddrTable(ur_api_version_t version, const ur_extra_dditable_t **ppTable) {
    if (!ppTable) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if (!fits(version) || ur_caller_of(__builtin_return_address(0)) != UR_CALLER_OURS) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_VERSION);
    }
    atomic_store_explicit(&ur_adapter_known, true, memory_order_relaxed);
    *ppTable = &ur_shown_extra;
    return UR_RESULT_SUCCESS;
}
