/* Generated from scripts/templates/front.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Entry points of 2024.2. Results and enumerators that had other values get those of the other side here. */
#include "front.h"

struct front_below front_below;

const struct front_name front_names[] = {
    {"urAdapterGet", (void **)&front_below.AdapterGet},
    {"urAdapterGetInfo", (void **)&front_below.AdapterGetInfo},
    {"urAdapterGetLastError", (void **)&front_below.AdapterGetLastError},
    {"urAdapterRelease", (void **)&front_below.AdapterRelease},
    {"urAdapterRetain", (void **)&front_below.AdapterRetain},
    {"urBindlessImagesImageAllocateExp", (void **)&front_below.BindlessImagesImageAllocateExp},
    {"urBindlessImagesImageCopyExp", (void **)&front_below.BindlessImagesImageCopyExp},
    {"urBindlessImagesImageFreeExp", (void **)&front_below.BindlessImagesImageFreeExp},
    {"urBindlessImagesImageGetInfoExp", (void **)&front_below.BindlessImagesImageGetInfoExp},
    {"urBindlessImagesImportExternalMemoryExp", (void **)&front_below.BindlessImagesImportExternalMemoryExp},
    {"urBindlessImagesImportExternalSemaphoreExp", (void **)&front_below.BindlessImagesImportExternalSemaphoreExp},
    {"urBindlessImagesMapExternalArrayExp", (void **)&front_below.BindlessImagesMapExternalArrayExp},
    {"urBindlessImagesMapExternalLinearMemoryExp", (void **)&front_below.BindlessImagesMapExternalLinearMemoryExp},
    {"urBindlessImagesMipmapFreeExp", (void **)&front_below.BindlessImagesMipmapFreeExp},
    {"urBindlessImagesMipmapGetLevelExp", (void **)&front_below.BindlessImagesMipmapGetLevelExp},
    {"urBindlessImagesReleaseExternalMemoryExp", (void **)&front_below.BindlessImagesReleaseExternalMemoryExp},
    {"urBindlessImagesReleaseExternalSemaphoreExp", (void **)&front_below.BindlessImagesReleaseExternalSemaphoreExp},
    {"urBindlessImagesSampledImageCreateExp", (void **)&front_below.BindlessImagesSampledImageCreateExp},
    {"urBindlessImagesSampledImageHandleDestroyExp", (void **)&front_below.BindlessImagesSampledImageHandleDestroyExp},
    {"urBindlessImagesSignalExternalSemaphoreExp", (void **)&front_below.BindlessImagesSignalExternalSemaphoreExp},
    {"urBindlessImagesUnsampledImageCreateExp", (void **)&front_below.BindlessImagesUnsampledImageCreateExp},
    {"urBindlessImagesUnsampledImageHandleDestroyExp", (void **)&front_below.BindlessImagesUnsampledImageHandleDestroyExp},
    {"urBindlessImagesWaitExternalSemaphoreExp", (void **)&front_below.BindlessImagesWaitExternalSemaphoreExp},
    {"urCommandBufferAppendKernelLaunchExp", (void **)&front_below.CommandBufferAppendKernelLaunchExp},
    {"urCommandBufferAppendMemBufferCopyExp", (void **)&front_below.CommandBufferAppendMemBufferCopyExp},
    {"urCommandBufferAppendMemBufferCopyRectExp", (void **)&front_below.CommandBufferAppendMemBufferCopyRectExp},
    {"urCommandBufferAppendMemBufferFillExp", (void **)&front_below.CommandBufferAppendMemBufferFillExp},
    {"urCommandBufferAppendMemBufferReadExp", (void **)&front_below.CommandBufferAppendMemBufferReadExp},
    {"urCommandBufferAppendMemBufferReadRectExp", (void **)&front_below.CommandBufferAppendMemBufferReadRectExp},
    {"urCommandBufferAppendMemBufferWriteExp", (void **)&front_below.CommandBufferAppendMemBufferWriteExp},
    {"urCommandBufferAppendMemBufferWriteRectExp", (void **)&front_below.CommandBufferAppendMemBufferWriteRectExp},
    {"urCommandBufferAppendUSMAdviseExp", (void **)&front_below.CommandBufferAppendUSMAdviseExp},
    {"urCommandBufferAppendUSMFillExp", (void **)&front_below.CommandBufferAppendUSMFillExp},
    {"urCommandBufferAppendUSMMemcpyExp", (void **)&front_below.CommandBufferAppendUSMMemcpyExp},
    {"urCommandBufferAppendUSMPrefetchExp", (void **)&front_below.CommandBufferAppendUSMPrefetchExp},
    {"urCommandBufferCreateExp", (void **)&front_below.CommandBufferCreateExp},
    {"urCommandBufferEnqueueExp", (void **)&front_below.CommandBufferEnqueueExp},
    {"urCommandBufferFinalizeExp", (void **)&front_below.CommandBufferFinalizeExp},
    {"urCommandBufferGetInfoExp", (void **)&front_below.CommandBufferGetInfoExp},
    {"urCommandBufferReleaseCommandExp", (void **)&front_below.CommandBufferReleaseCommandExp},
    {"urCommandBufferReleaseExp", (void **)&front_below.CommandBufferReleaseExp},
    {"urCommandBufferRetainCommandExp", (void **)&front_below.CommandBufferRetainCommandExp},
    {"urCommandBufferRetainExp", (void **)&front_below.CommandBufferRetainExp},
    {"urCommandBufferUpdateKernelLaunchExp", (void **)&front_below.CommandBufferUpdateKernelLaunchExp},
    {"urContextCreate", (void **)&front_below.ContextCreate},
    {"urContextCreateWithNativeHandle", (void **)&front_below.ContextCreateWithNativeHandle},
    {"urContextGetInfo", (void **)&front_below.ContextGetInfo},
    {"urContextGetNativeHandle", (void **)&front_below.ContextGetNativeHandle},
    {"urContextRelease", (void **)&front_below.ContextRelease},
    {"urContextRetain", (void **)&front_below.ContextRetain},
    {"urContextSetExtendedDeleter", (void **)&front_below.ContextSetExtendedDeleter},
    {"urDeviceCreateWithNativeHandle", (void **)&front_below.DeviceCreateWithNativeHandle},
    {"urDeviceGet", (void **)&front_below.DeviceGet},
    {"urDeviceGetGlobalTimestamps", (void **)&front_below.DeviceGetGlobalTimestamps},
    {"urDeviceGetInfo", (void **)&front_below.DeviceGetInfo},
    {"urDeviceGetNativeHandle", (void **)&front_below.DeviceGetNativeHandle},
    {"urDeviceGetSelected", (void **)&front_below.DeviceGetSelected},
    {"urDevicePartition", (void **)&front_below.DevicePartition},
    {"urDeviceRelease", (void **)&front_below.DeviceRelease},
    {"urDeviceRetain", (void **)&front_below.DeviceRetain},
    {"urDeviceSelectBinary", (void **)&front_below.DeviceSelectBinary},
    {"urEnqueueCooperativeKernelLaunchExp", (void **)&front_below.EnqueueCooperativeKernelLaunchExp},
    {"urEnqueueDeviceGlobalVariableRead", (void **)&front_below.EnqueueDeviceGlobalVariableRead},
    {"urEnqueueDeviceGlobalVariableWrite", (void **)&front_below.EnqueueDeviceGlobalVariableWrite},
    {"urEnqueueEventsWait", (void **)&front_below.EnqueueEventsWait},
    {"urEnqueueEventsWaitWithBarrier", (void **)&front_below.EnqueueEventsWaitWithBarrier},
    {"urEnqueueKernelLaunch", (void **)&front_below.EnqueueKernelLaunch},
    {"urEnqueueKernelLaunchCustomExp", (void **)&front_below.EnqueueKernelLaunchCustomExp},
    {"urEnqueueMemBufferCopy", (void **)&front_below.EnqueueMemBufferCopy},
    {"urEnqueueMemBufferCopyRect", (void **)&front_below.EnqueueMemBufferCopyRect},
    {"urEnqueueMemBufferFill", (void **)&front_below.EnqueueMemBufferFill},
    {"urEnqueueMemBufferMap", (void **)&front_below.EnqueueMemBufferMap},
    {"urEnqueueMemBufferRead", (void **)&front_below.EnqueueMemBufferRead},
    {"urEnqueueMemBufferReadRect", (void **)&front_below.EnqueueMemBufferReadRect},
    {"urEnqueueMemBufferWrite", (void **)&front_below.EnqueueMemBufferWrite},
    {"urEnqueueMemBufferWriteRect", (void **)&front_below.EnqueueMemBufferWriteRect},
    {"urEnqueueMemImageCopy", (void **)&front_below.EnqueueMemImageCopy},
    {"urEnqueueMemImageRead", (void **)&front_below.EnqueueMemImageRead},
    {"urEnqueueMemImageWrite", (void **)&front_below.EnqueueMemImageWrite},
    {"urEnqueueMemUnmap", (void **)&front_below.EnqueueMemUnmap},
    {"urEnqueueNativeCommandExp", (void **)&front_below.EnqueueNativeCommandExp},
    {"urEnqueueReadHostPipe", (void **)&front_below.EnqueueReadHostPipe},
    {"urEnqueueTimestampRecordingExp", (void **)&front_below.EnqueueTimestampRecordingExp},
    {"urEnqueueUSMAdvise", (void **)&front_below.EnqueueUSMAdvise},
    {"urEnqueueUSMFill", (void **)&front_below.EnqueueUSMFill},
    {"urEnqueueUSMFill2D", (void **)&front_below.EnqueueUSMFill2D},
    {"urEnqueueUSMMemcpy", (void **)&front_below.EnqueueUSMMemcpy},
    {"urEnqueueUSMMemcpy2D", (void **)&front_below.EnqueueUSMMemcpy2D},
    {"urEnqueueUSMPrefetch", (void **)&front_below.EnqueueUSMPrefetch},
    {"urEnqueueWriteHostPipe", (void **)&front_below.EnqueueWriteHostPipe},
    {"urEventCreateWithNativeHandle", (void **)&front_below.EventCreateWithNativeHandle},
    {"urEventGetInfo", (void **)&front_below.EventGetInfo},
    {"urEventGetNativeHandle", (void **)&front_below.EventGetNativeHandle},
    {"urEventGetProfilingInfo", (void **)&front_below.EventGetProfilingInfo},
    {"urEventRelease", (void **)&front_below.EventRelease},
    {"urEventRetain", (void **)&front_below.EventRetain},
    {"urEventSetCallback", (void **)&front_below.EventSetCallback},
    {"urEventWait", (void **)&front_below.EventWait},
    {"urKernelCreate", (void **)&front_below.KernelCreate},
    {"urKernelCreateWithNativeHandle", (void **)&front_below.KernelCreateWithNativeHandle},
    {"urKernelGetGroupInfo", (void **)&front_below.KernelGetGroupInfo},
    {"urKernelGetInfo", (void **)&front_below.KernelGetInfo},
    {"urKernelGetNativeHandle", (void **)&front_below.KernelGetNativeHandle},
    {"urKernelGetSubGroupInfo", (void **)&front_below.KernelGetSubGroupInfo},
    {"urKernelGetSuggestedLocalWorkSize", (void **)&front_below.KernelGetSuggestedLocalWorkSize},
    {"urKernelRelease", (void **)&front_below.KernelRelease},
    {"urKernelRetain", (void **)&front_below.KernelRetain},
    {"urKernelSetArgLocal", (void **)&front_below.KernelSetArgLocal},
    {"urKernelSetArgMemObj", (void **)&front_below.KernelSetArgMemObj},
    {"urKernelSetArgPointer", (void **)&front_below.KernelSetArgPointer},
    {"urKernelSetArgSampler", (void **)&front_below.KernelSetArgSampler},
    {"urKernelSetArgValue", (void **)&front_below.KernelSetArgValue},
    {"urKernelSetExecInfo", (void **)&front_below.KernelSetExecInfo},
    {"urKernelSetSpecializationConstants", (void **)&front_below.KernelSetSpecializationConstants},
    {"urKernelSuggestMaxCooperativeGroupCountExp", (void **)&front_below.KernelSuggestMaxCooperativeGroupCountExp},
    {"urLoaderConfigCreate", (void **)&front_below.LoaderConfigCreate},
    {"urLoaderConfigEnableLayer", (void **)&front_below.LoaderConfigEnableLayer},
    {"urLoaderConfigGetInfo", (void **)&front_below.LoaderConfigGetInfo},
    {"urLoaderConfigRelease", (void **)&front_below.LoaderConfigRelease},
    {"urLoaderConfigRetain", (void **)&front_below.LoaderConfigRetain},
    {"urLoaderConfigSetCodeLocationCallback", (void **)&front_below.LoaderConfigSetCodeLocationCallback},
    {"urLoaderConfigSetMockingEnabled", (void **)&front_below.LoaderConfigSetMockingEnabled},
    {"urLoaderInit", (void **)&front_below.LoaderInit},
    {"urLoaderTearDown", (void **)&front_below.LoaderTearDown},
    {"urMemBufferCreate", (void **)&front_below.MemBufferCreate},
    {"urMemBufferCreateWithNativeHandle", (void **)&front_below.MemBufferCreateWithNativeHandle},
    {"urMemBufferPartition", (void **)&front_below.MemBufferPartition},
    {"urMemGetInfo", (void **)&front_below.MemGetInfo},
    {"urMemGetNativeHandle", (void **)&front_below.MemGetNativeHandle},
    {"urMemImageCreate", (void **)&front_below.MemImageCreate},
    {"urMemImageCreateWithNativeHandle", (void **)&front_below.MemImageCreateWithNativeHandle},
    {"urMemImageGetInfo", (void **)&front_below.MemImageGetInfo},
    {"urMemRelease", (void **)&front_below.MemRelease},
    {"urMemRetain", (void **)&front_below.MemRetain},
    {"urPhysicalMemCreate", (void **)&front_below.PhysicalMemCreate},
    {"urPhysicalMemRelease", (void **)&front_below.PhysicalMemRelease},
    {"urPhysicalMemRetain", (void **)&front_below.PhysicalMemRetain},
    {"urPlatformCreateWithNativeHandle", (void **)&front_below.PlatformCreateWithNativeHandle},
    {"urPlatformGet", (void **)&front_below.PlatformGet},
    {"urPlatformGetApiVersion", (void **)&front_below.PlatformGetApiVersion},
    {"urPlatformGetBackendOption", (void **)&front_below.PlatformGetBackendOption},
    {"urPlatformGetInfo", (void **)&front_below.PlatformGetInfo},
    {"urPlatformGetNativeHandle", (void **)&front_below.PlatformGetNativeHandle},
    {"urProgramBuild", (void **)&front_below.ProgramBuild},
    {"urProgramBuildExp", (void **)&front_below.ProgramBuildExp},
    {"urProgramCompile", (void **)&front_below.ProgramCompile},
    {"urProgramCompileExp", (void **)&front_below.ProgramCompileExp},
    {"urProgramCreateWithBinary", (void **)&front_below.ProgramCreateWithBinary},
    {"urProgramCreateWithIL", (void **)&front_below.ProgramCreateWithIL},
    {"urProgramCreateWithNativeHandle", (void **)&front_below.ProgramCreateWithNativeHandle},
    {"urProgramGetBuildInfo", (void **)&front_below.ProgramGetBuildInfo},
    {"urProgramGetFunctionPointer", (void **)&front_below.ProgramGetFunctionPointer},
    {"urProgramGetGlobalVariablePointer", (void **)&front_below.ProgramGetGlobalVariablePointer},
    {"urProgramGetInfo", (void **)&front_below.ProgramGetInfo},
    {"urProgramGetNativeHandle", (void **)&front_below.ProgramGetNativeHandle},
    {"urProgramLink", (void **)&front_below.ProgramLink},
    {"urProgramLinkExp", (void **)&front_below.ProgramLinkExp},
    {"urProgramRelease", (void **)&front_below.ProgramRelease},
    {"urProgramRetain", (void **)&front_below.ProgramRetain},
    {"urProgramSetSpecializationConstants", (void **)&front_below.ProgramSetSpecializationConstants},
    {"urQueueCreate", (void **)&front_below.QueueCreate},
    {"urQueueCreateWithNativeHandle", (void **)&front_below.QueueCreateWithNativeHandle},
    {"urQueueFinish", (void **)&front_below.QueueFinish},
    {"urQueueFlush", (void **)&front_below.QueueFlush},
    {"urQueueGetInfo", (void **)&front_below.QueueGetInfo},
    {"urQueueGetNativeHandle", (void **)&front_below.QueueGetNativeHandle},
    {"urQueueRelease", (void **)&front_below.QueueRelease},
    {"urQueueRetain", (void **)&front_below.QueueRetain},
    {"urSamplerCreate", (void **)&front_below.SamplerCreate},
    {"urSamplerCreateWithNativeHandle", (void **)&front_below.SamplerCreateWithNativeHandle},
    {"urSamplerGetInfo", (void **)&front_below.SamplerGetInfo},
    {"urSamplerGetNativeHandle", (void **)&front_below.SamplerGetNativeHandle},
    {"urSamplerRelease", (void **)&front_below.SamplerRelease},
    {"urSamplerRetain", (void **)&front_below.SamplerRetain},
    {"urUSMDeviceAlloc", (void **)&front_below.USMDeviceAlloc},
    {"urUSMFree", (void **)&front_below.USMFree},
    {"urUSMGetMemAllocInfo", (void **)&front_below.USMGetMemAllocInfo},
    {"urUSMHostAlloc", (void **)&front_below.USMHostAlloc},
    {"urUSMImportExp", (void **)&front_below.USMImportExp},
    {"urUSMPitchedAllocExp", (void **)&front_below.USMPitchedAllocExp},
    {"urUSMPoolCreate", (void **)&front_below.USMPoolCreate},
    {"urUSMPoolGetInfo", (void **)&front_below.USMPoolGetInfo},
    {"urUSMPoolRelease", (void **)&front_below.USMPoolRelease},
    {"urUSMPoolRetain", (void **)&front_below.USMPoolRetain},
    {"urUSMReleaseExp", (void **)&front_below.USMReleaseExp},
    {"urUSMSharedAlloc", (void **)&front_below.USMSharedAlloc},
    {"urUsmP2PDisablePeerAccessExp", (void **)&front_below.UsmP2PDisablePeerAccessExp},
    {"urUsmP2PEnablePeerAccessExp", (void **)&front_below.UsmP2PEnablePeerAccessExp},
    {"urUsmP2PPeerAccessGetInfoExp", (void **)&front_below.UsmP2PPeerAccessGetInfoExp},
    {"urVirtualMemFree", (void **)&front_below.VirtualMemFree},
    {"urVirtualMemGetInfo", (void **)&front_below.VirtualMemGetInfo},
    {"urVirtualMemGranularityGetInfo", (void **)&front_below.VirtualMemGranularityGetInfo},
    {"urVirtualMemMap", (void **)&front_below.VirtualMemMap},
    {"urVirtualMemReserve", (void **)&front_below.VirtualMemReserve},
    {"urVirtualMemSetAccess", (void **)&front_below.VirtualMemSetAccess},
    {"urVirtualMemUnmap", (void **)&front_below.VirtualMemUnmap},
};
const unsigned front_num_names = sizeof(front_names) / sizeof(front_names[0]);

static ur_result_t result_then(ur_result_t result) {
    switch ((uint32_t)result) {
    case UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE:
        return (ur_result_t)36;
    case UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE:
        return (ur_result_t)37;
    case UR_RESULT_ERROR_UNINITIALIZED:
        return (ur_result_t)38;
    case UR_RESULT_ERROR_OUT_OF_HOST_MEMORY:
        return (ur_result_t)39;
    case UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY:
        return (ur_result_t)40;
    case UR_RESULT_ERROR_OUT_OF_RESOURCES:
        return (ur_result_t)41;
    case UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE:
        return (ur_result_t)42;
    case UR_RESULT_ERROR_PROGRAM_LINK_FAILURE:
        return (ur_result_t)43;
    case UR_RESULT_ERROR_UNSUPPORTED_VERSION:
        return (ur_result_t)44;
    case UR_RESULT_ERROR_UNSUPPORTED_FEATURE:
        return (ur_result_t)45;
    case UR_RESULT_ERROR_INVALID_ARGUMENT:
        return (ur_result_t)46;
    case UR_RESULT_ERROR_INVALID_NULL_HANDLE:
        return (ur_result_t)47;
    case UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE:
        return (ur_result_t)48;
    case UR_RESULT_ERROR_INVALID_NULL_POINTER:
        return (ur_result_t)49;
    case UR_RESULT_ERROR_INVALID_SIZE:
        return (ur_result_t)50;
    case UR_RESULT_ERROR_UNSUPPORTED_SIZE:
        return (ur_result_t)51;
    case UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT:
        return (ur_result_t)52;
    case UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT:
        return (ur_result_t)53;
    case UR_RESULT_ERROR_INVALID_ENUMERATION:
        return (ur_result_t)54;
    case UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION:
        return (ur_result_t)55;
    case UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT:
        return (ur_result_t)56;
    case UR_RESULT_ERROR_INVALID_NATIVE_BINARY:
        return (ur_result_t)57;
    case UR_RESULT_ERROR_INVALID_GLOBAL_NAME:
        return (ur_result_t)58;
    case UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE:
        return (ur_result_t)59;
    case UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION:
        return (ur_result_t)60;
    case UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION:
        return (ur_result_t)61;
    case UR_RESULT_ERROR_PROGRAM_UNLINKED:
        return (ur_result_t)62;
    case UR_RESULT_ERROR_OVERLAPPING_REGIONS:
        return (ur_result_t)63;
    case UR_RESULT_ERROR_INVALID_HOST_PTR:
        return (ur_result_t)64;
    case UR_RESULT_ERROR_INVALID_USM_SIZE:
        return (ur_result_t)65;
    case UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE:
        return (ur_result_t)66;
    case UR_RESULT_ERROR_ADAPTER_SPECIFIC:
        return (ur_result_t)67;
    case UR_RESULT_ERROR_LAYER_NOT_PRESENT:
        return (ur_result_t)68;
    case UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS:
        return (ur_result_t)69;
    case UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE:
        return (ur_result_t)70;
    case UR_RESULT_ERROR_INVALID_SPEC_ID:
        return (ur_result_t)2147483646;
    case UR_RESULT_ERROR_INVALID_GRAPH:
        return (ur_result_t)2147483646;
    case UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED:
        return (ur_result_t)2147483646;
    case UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED:
        return (ur_result_t)2147483646;
    case UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT:
        return (ur_result_t)2147483646;
    case UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING:
        return (ur_result_t)2147483646;
    case UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS:
        return (ur_result_t)2147483646;
    case UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT:
        return (ur_result_t)2147483646;
    default:
        return result;
    }
}

static ur_mem_type_t today_mem_type(ur_mem_type_t then) {
    switch ((uint32_t)then) {
    case 1:
        return UR_MEM_TYPE_IMAGE2D;
    case 2:
        return UR_MEM_TYPE_IMAGE3D;
    case 3:
        return UR_MEM_TYPE_IMAGE2D_ARRAY;
    case 4:
        return UR_MEM_TYPE_IMAGE1D;
    case 5:
        return UR_MEM_TYPE_IMAGE1D_ARRAY;
    default:
        return UR_MEM_TYPE_FORCE_UINT32;
    }
}

static const ur_image_desc_t *today_image_desc(const ur_image_desc_t *then, ur_image_desc_t *today) {
    if (!then) {
        return NULL;
    }
    *today = *then;
    today->type = today_mem_type(then->type);
    return today;
}

UR_APIEXPORT ur_result_t front_AdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters)
    __asm__("urAdapterGet");
ur_result_t front_AdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.AdapterGet(NumEntries, phAdapters, pNumAdapters));
}

UR_APIEXPORT ur_result_t front_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urAdapterGetInfo");
ur_result_t front_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.AdapterGetInfo(
        hAdapter, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError)
    __asm__("urAdapterGetLastError");
ur_result_t front_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.AdapterGetLastError(hAdapter, ppMessage, pError));
}

UR_APIEXPORT ur_result_t front_AdapterRelease(ur_adapter_handle_t hAdapter)
    __asm__("urAdapterRelease");
ur_result_t front_AdapterRelease(ur_adapter_handle_t hAdapter) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.AdapterRelease(hAdapter));
}

UR_APIEXPORT ur_result_t front_AdapterRetain(ur_adapter_handle_t hAdapter)
    __asm__("urAdapterRetain");
ur_result_t front_AdapterRetain(ur_adapter_handle_t hAdapter) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.AdapterRetain(hAdapter));
}

UR_APIEXPORT ur_result_t front_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem)
    __asm__("urBindlessImagesImageAllocateExp");
ur_result_t front_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) {
    ur_image_desc_t pImageDescToday;
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.BindlessImagesImageAllocateExp(
        hContext, hDevice, pImageFormat, today_image_desc(pImageDesc, &pImageDescToday), phImageMem));
}

UR_APIEXPORT ur_result_t front_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem)
    __asm__("urBindlessImagesImageFreeExp");
ur_result_t front_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.BindlessImagesImageFreeExp(hContext, hDevice, hImageMem));
}

UR_APIEXPORT ur_result_t front_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem)
    __asm__("urBindlessImagesMapExternalArrayExp");
ur_result_t front_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    ur_image_desc_t pImageDescToday;
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.BindlessImagesMapExternalArrayExp(
        hContext, hDevice, pImageFormat, today_image_desc(pImageDesc, &pImageDescToday),
        hExternalMem, phImageMem));
}

UR_APIEXPORT ur_result_t front_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem)
    __asm__("urBindlessImagesMipmapFreeExp");
ur_result_t front_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.BindlessImagesMipmapFreeExp(hContext, hDevice, hMem));
}

UR_APIEXPORT ur_result_t front_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem)
    __asm__("urBindlessImagesMipmapGetLevelExp");
ur_result_t front_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.BindlessImagesMipmapGetLevelExp(
        hContext, hDevice, hImageMem, mipmapLevel, phImageMem));
}

UR_APIEXPORT ur_result_t front_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage)
    __asm__("urBindlessImagesSampledImageHandleDestroyExp");
ur_result_t front_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.BindlessImagesSampledImageHandleDestroyExp(
        hContext, hDevice, hImage));
}

UR_APIEXPORT ur_result_t front_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage)
    __asm__("urBindlessImagesUnsampledImageHandleDestroyExp");
ur_result_t front_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.BindlessImagesUnsampledImageHandleDestroyExp(
        hContext, hDevice, hImage));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_exp_command_buffer_command_handle_t *phCommand)
    __asm__("urCommandBufferAppendKernelLaunchExp");
ur_result_t front_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numSyncPointsInWaitList, pSyncPointWaitList, pSyncPoint, phCommand));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint)
    __asm__("urCommandBufferAppendMemBufferCopyExp");
ur_result_t front_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint)
    __asm__("urCommandBufferAppendMemBufferCopyRectExp");
ur_result_t front_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList, pSyncPoint));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint)
    __asm__("urCommandBufferAppendMemBufferFillExp");
ur_result_t front_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint)
    __asm__("urCommandBufferAppendMemBufferReadExp");
ur_result_t front_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        pSyncPoint));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint)
    __asm__("urCommandBufferAppendMemBufferReadRectExp");
ur_result_t front_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList, pSyncPoint));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint)
    __asm__("urCommandBufferAppendMemBufferWriteExp");
ur_result_t front_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        pSyncPoint));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint)
    __asm__("urCommandBufferAppendMemBufferWriteRectExp");
ur_result_t front_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList, pSyncPoint));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint)
    __asm__("urCommandBufferAppendUSMAdviseExp");
ur_result_t front_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendUSMAdviseExp(
        hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
        pSyncPoint));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint)
    __asm__("urCommandBufferAppendUSMFillExp");
ur_result_t front_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint)
    __asm__("urCommandBufferAppendUSMMemcpyExp");
ur_result_t front_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList, pSyncPoint));
}

UR_APIEXPORT ur_result_t front_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint)
    __asm__("urCommandBufferAppendUSMPrefetchExp");
ur_result_t front_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferAppendUSMPrefetchExp(
        hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
        pSyncPoint));
}

UR_APIEXPORT ur_result_t front_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer)
    __asm__("urCommandBufferCreateExp");
ur_result_t front_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_CommandBufferCreateExp(
        hContext, hDevice, pCommandBufferDesc, phCommandBuffer));
}

UR_APIEXPORT ur_result_t front_CommandBufferEnqueueExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_queue_handle_t hQueue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urCommandBufferEnqueueExp");
ur_result_t front_CommandBufferEnqueueExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_queue_handle_t hQueue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferEnqueueExp(
        hCommandBuffer, hQueue, numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_CommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer)
    __asm__("urCommandBufferFinalizeExp");
ur_result_t front_CommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferFinalizeExp(hCommandBuffer));
}

UR_APIEXPORT ur_result_t front_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet)
    __asm__("urCommandBufferGetInfoExp");
ur_result_t front_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferGetInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_CommandBufferReleaseCommandExp(ur_exp_command_buffer_command_handle_t hCommand)
    __asm__("urCommandBufferReleaseCommandExp");
ur_result_t front_CommandBufferReleaseCommandExp(ur_exp_command_buffer_command_handle_t hCommand) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferReleaseCommandExp(hCommand));
}

UR_APIEXPORT ur_result_t front_CommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer)
    __asm__("urCommandBufferReleaseExp");
ur_result_t front_CommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferReleaseExp(hCommandBuffer));
}

UR_APIEXPORT ur_result_t front_CommandBufferRetainCommandExp(ur_exp_command_buffer_command_handle_t hCommand)
    __asm__("urCommandBufferRetainCommandExp");
ur_result_t front_CommandBufferRetainCommandExp(ur_exp_command_buffer_command_handle_t hCommand) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferRetainCommandExp(hCommand));
}

UR_APIEXPORT ur_result_t front_CommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer)
    __asm__("urCommandBufferRetainExp");
ur_result_t front_CommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.CommandBufferRetainExp(hCommandBuffer));
}

UR_APIEXPORT ur_result_t front_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_command_handle_t hCommand,
    const struct older_2024_2_update *pUpdateKernelLaunch)
    __asm__("urCommandBufferUpdateKernelLaunchExp");
ur_result_t front_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_command_handle_t hCommand,
    const struct older_2024_2_update *pUpdateKernelLaunch) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_CommandBufferUpdateKernelLaunchExp(hCommand, pUpdateKernelLaunch));
}

UR_APIEXPORT ur_result_t front_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext)
    __asm__("urContextCreate");
ur_result_t front_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ContextCreate(DeviceCount, phDevices, pProperties, phContext));
}

UR_APIEXPORT ur_result_t front_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, uint32_t numDevices, const ur_device_handle_t *phDevices,
    const ur_context_native_properties_t *pProperties, ur_context_handle_t *phContext)
    __asm__("urContextCreateWithNativeHandle");
ur_result_t front_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, uint32_t numDevices, const ur_device_handle_t *phDevices,
    const ur_context_native_properties_t *pProperties, ur_context_handle_t *phContext) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_ContextCreateWithNativeHandle(
        hNativeContext, numDevices, phDevices, pProperties, phContext));
}

UR_APIEXPORT ur_result_t front_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urContextGetInfo");
ur_result_t front_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ContextGetInfo(
        hContext, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext)
    __asm__("urContextGetNativeHandle");
ur_result_t front_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ContextGetNativeHandle(hContext, phNativeContext));
}

UR_APIEXPORT ur_result_t front_ContextRelease(ur_context_handle_t hContext)
    __asm__("urContextRelease");
ur_result_t front_ContextRelease(ur_context_handle_t hContext) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ContextRelease(hContext));
}

UR_APIEXPORT ur_result_t front_ContextRetain(ur_context_handle_t hContext)
    __asm__("urContextRetain");
ur_result_t front_ContextRetain(ur_context_handle_t hContext) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ContextRetain(hContext));
}

UR_APIEXPORT ur_result_t front_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData)
    __asm__("urContextSetExtendedDeleter");
ur_result_t front_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ContextSetExtendedDeleter(hContext, pfnDeleter, pUserData));
}

UR_APIEXPORT ur_result_t front_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_platform_handle_t hPlatform,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice)
    __asm__("urDeviceCreateWithNativeHandle");
ur_result_t front_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_platform_handle_t hPlatform,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_DeviceCreateWithNativeHandle(
        hNativeDevice, hPlatform, pProperties, phDevice));
}

UR_APIEXPORT ur_result_t front_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices)
    __asm__("urDeviceGet");
ur_result_t front_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.DeviceGet(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices));
}

UR_APIEXPORT ur_result_t front_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp)
    __asm__("urDeviceGetGlobalTimestamps");
ur_result_t front_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.DeviceGetGlobalTimestamps(
        hDevice, pDeviceTimestamp, pHostTimestamp));
}

UR_APIEXPORT ur_result_t front_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urDeviceGetInfo");
ur_result_t front_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_DeviceGetInfo(
        hDevice, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice)
    __asm__("urDeviceGetNativeHandle");
ur_result_t front_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.DeviceGetNativeHandle(hDevice, phNativeDevice));
}

UR_APIEXPORT ur_result_t front_DeviceGetSelected(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices)
    __asm__("urDeviceGetSelected");
ur_result_t front_DeviceGetSelected(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.DeviceGetSelected(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices));
}

UR_APIEXPORT ur_result_t front_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet)
    __asm__("urDevicePartition");
ur_result_t front_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.DevicePartition(
        hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet));
}

UR_APIEXPORT ur_result_t front_DeviceRelease(ur_device_handle_t hDevice)
    __asm__("urDeviceRelease");
ur_result_t front_DeviceRelease(ur_device_handle_t hDevice) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.DeviceRelease(hDevice));
}

UR_APIEXPORT ur_result_t front_DeviceRetain(ur_device_handle_t hDevice)
    __asm__("urDeviceRetain");
ur_result_t front_DeviceRetain(ur_device_handle_t hDevice) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.DeviceRetain(hDevice));
}

UR_APIEXPORT ur_result_t front_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary)
    __asm__("urDeviceSelectBinary");
ur_result_t front_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.DeviceSelectBinary(
        hDevice, pBinaries, NumBinaries, pSelectedBinary));
}

UR_APIEXPORT ur_result_t front_EnqueueCooperativeKernelLaunchExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueCooperativeKernelLaunchExp");
ur_result_t front_EnqueueCooperativeKernelLaunchExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueCooperativeKernelLaunchExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent)
    __asm__("urEnqueueDeviceGlobalVariableRead");
ur_result_t front_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueDeviceGlobalVariableRead(
        hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
        phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent)
    __asm__("urEnqueueDeviceGlobalVariableWrite");
ur_result_t front_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueDeviceGlobalVariableWrite(
        hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
        phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent)
    __asm__("urEnqueueEventsWait");
ur_result_t front_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueEventsWait(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent)
    __asm__("urEnqueueEventsWaitWithBarrier");
ur_result_t front_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueEventsWaitWithBarrier(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueKernelLaunch");
ur_result_t front_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueKernelLaunch(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent)
    __asm__("urEnqueueMemBufferCopy");
ur_result_t front_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemBufferCopy(
        hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
        phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueMemBufferCopyRect");
ur_result_t front_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent)
    __asm__("urEnqueueMemBufferFill");
ur_result_t front_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemBufferFill(
        hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap)
    __asm__("urEnqueueMemBufferMap");
ur_result_t front_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemBufferMap(
        hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent, ppRetMap));
}

UR_APIEXPORT ur_result_t front_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueMemBufferRead");
ur_result_t front_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemBufferRead(
        hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
        phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueMemBufferReadRect");
ur_result_t front_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemBufferReadRect(
        hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
        phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent)
    __asm__("urEnqueueMemBufferWrite");
ur_result_t front_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemBufferWrite(
        hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueMemBufferWriteRect");
ur_result_t front_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemBufferWriteRect(
        hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueMemImageCopy");
ur_result_t front_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemImageCopy(
        hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
        phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueMemImageRead");
ur_result_t front_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemImageRead(
        hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
        numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueMemImageWrite");
ur_result_t front_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemImageWrite(
        hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
        numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent)
    __asm__("urEnqueueMemUnmap");
ur_result_t front_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueMemUnmap(
        hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueReadHostPipe");
ur_result_t front_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueReadHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList,
        phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueUSMAdvise");
ur_result_t front_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueUSMFill");
ur_result_t front_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueUSMFill(
        hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent)
    __asm__("urEnqueueUSMFill2D");
ur_result_t front_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueUSMFill2D(
        hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
        phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueUSMMemcpy");
ur_result_t front_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueUSMMemcpy(
        hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent)
    __asm__("urEnqueueUSMMemcpy2D");
ur_result_t front_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueUSMMemcpy2D(
        hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
        phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueUSMPrefetch");
ur_result_t front_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueUSMPrefetch(
        hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent));
}

UR_APIEXPORT ur_result_t front_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent)
    __asm__("urEnqueueWriteHostPipe");
ur_result_t front_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EnqueueWriteHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList,
        phEvent));
}

UR_APIEXPORT ur_result_t front_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent)
    __asm__("urEventCreateWithNativeHandle");
ur_result_t front_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EventCreateWithNativeHandle(
        hNativeEvent, hContext, pProperties, phEvent));
}

UR_APIEXPORT ur_result_t front_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urEventGetInfo");
ur_result_t front_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_EventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent)
    __asm__("urEventGetNativeHandle");
ur_result_t front_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EventGetNativeHandle(hEvent, phNativeEvent));
}

UR_APIEXPORT ur_result_t front_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urEventGetProfilingInfo");
ur_result_t front_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EventGetProfilingInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_EventRelease(ur_event_handle_t hEvent)
    __asm__("urEventRelease");
ur_result_t front_EventRelease(ur_event_handle_t hEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EventRelease(hEvent));
}

UR_APIEXPORT ur_result_t front_EventRetain(ur_event_handle_t hEvent)
    __asm__("urEventRetain");
ur_result_t front_EventRetain(ur_event_handle_t hEvent) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EventRetain(hEvent));
}

UR_APIEXPORT ur_result_t front_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData)
    __asm__("urEventSetCallback");
ur_result_t front_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EventSetCallback(hEvent, execStatus, pfnNotify, pUserData));
}

UR_APIEXPORT ur_result_t front_EventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList)
    __asm__("urEventWait");
ur_result_t front_EventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.EventWait(numEvents, phEventWaitList));
}

UR_APIEXPORT ur_result_t front_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel)
    __asm__("urKernelCreate");
ur_result_t front_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelCreate(hProgram, pKernelName, phKernel));
}

UR_APIEXPORT ur_result_t front_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel)
    __asm__("urKernelCreateWithNativeHandle");
ur_result_t front_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelCreateWithNativeHandle(
        hNativeKernel, hContext, hProgram, pProperties, phKernel));
}

UR_APIEXPORT ur_result_t front_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet)
    __asm__("urKernelGetGroupInfo");
ur_result_t front_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelGetGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urKernelGetInfo");
ur_result_t front_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelGetInfo(
        hKernel, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel)
    __asm__("urKernelGetNativeHandle");
ur_result_t front_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelGetNativeHandle(hKernel, phNativeKernel));
}

UR_APIEXPORT ur_result_t front_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet)
    __asm__("urKernelGetSubGroupInfo");
ur_result_t front_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelGetSubGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_KernelRelease(ur_kernel_handle_t hKernel)
    __asm__("urKernelRelease");
ur_result_t front_KernelRelease(ur_kernel_handle_t hKernel) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelRelease(hKernel));
}

UR_APIEXPORT ur_result_t front_KernelRetain(ur_kernel_handle_t hKernel)
    __asm__("urKernelRetain");
ur_result_t front_KernelRetain(ur_kernel_handle_t hKernel) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelRetain(hKernel));
}

UR_APIEXPORT ur_result_t front_KernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties)
    __asm__("urKernelSetArgLocal");
ur_result_t front_KernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelSetArgLocal(hKernel, argIndex, argSize, pProperties));
}

UR_APIEXPORT ur_result_t front_KernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue)
    __asm__("urKernelSetArgMemObj");
ur_result_t front_KernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelSetArgMemObj(hKernel, argIndex, pProperties, hArgValue));
}

UR_APIEXPORT ur_result_t front_KernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue)
    __asm__("urKernelSetArgPointer");
ur_result_t front_KernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_KernelSetArgPointer(hKernel, argIndex, pProperties, pArgValue));
}

UR_APIEXPORT ur_result_t front_KernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue)
    __asm__("urKernelSetArgSampler");
ur_result_t front_KernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelSetArgSampler(hKernel, argIndex, pProperties, hArgValue));
}

UR_APIEXPORT ur_result_t front_KernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue)
    __asm__("urKernelSetArgValue");
ur_result_t front_KernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_KernelSetArgValue(
        hKernel, argIndex, argSize, pProperties, pArgValue));
}

UR_APIEXPORT ur_result_t front_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue)
    __asm__("urKernelSetExecInfo");
ur_result_t front_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_KernelSetExecInfo(
        hKernel, propName, propSize, pProperties, pPropValue));
}

UR_APIEXPORT ur_result_t front_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants)
    __asm__("urKernelSetSpecializationConstants");
ur_result_t front_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelSetSpecializationConstants(hKernel, count, pSpecConstants));
}

UR_APIEXPORT ur_result_t front_KernelSuggestMaxCooperativeGroupCountExp(
    ur_kernel_handle_t hKernel, size_t localWorkSize, size_t dynamicSharedMemorySize,
    uint32_t *pGroupCountRet)
    __asm__("urKernelSuggestMaxCooperativeGroupCountExp");
ur_result_t front_KernelSuggestMaxCooperativeGroupCountExp(
    ur_kernel_handle_t hKernel, size_t localWorkSize, size_t dynamicSharedMemorySize,
    uint32_t *pGroupCountRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.KernelSuggestMaxCooperativeGroupCountExp(
        hKernel, localWorkSize, dynamicSharedMemorySize, pGroupCountRet));
}

UR_APIEXPORT ur_result_t front_LoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig)
    __asm__("urLoaderConfigCreate");
ur_result_t front_LoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.LoaderConfigCreate(phLoaderConfig));
}

UR_APIEXPORT ur_result_t front_LoaderConfigEnableLayer(
    ur_loader_config_handle_t hLoaderConfig, const char *pLayerName)
    __asm__("urLoaderConfigEnableLayer");
ur_result_t front_LoaderConfigEnableLayer(
    ur_loader_config_handle_t hLoaderConfig, const char *pLayerName) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.LoaderConfigEnableLayer(hLoaderConfig, pLayerName));
}

UR_APIEXPORT ur_result_t front_LoaderConfigGetInfo(
    ur_loader_config_handle_t hLoaderConfig, ur_loader_config_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet)
    __asm__("urLoaderConfigGetInfo");
ur_result_t front_LoaderConfigGetInfo(
    ur_loader_config_handle_t hLoaderConfig, ur_loader_config_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.LoaderConfigGetInfo(
        hLoaderConfig, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_LoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig)
    __asm__("urLoaderConfigRelease");
ur_result_t front_LoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.LoaderConfigRelease(hLoaderConfig));
}

UR_APIEXPORT ur_result_t front_LoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig)
    __asm__("urLoaderConfigRetain");
ur_result_t front_LoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.LoaderConfigRetain(hLoaderConfig));
}

UR_APIEXPORT ur_result_t front_LoaderConfigSetCodeLocationCallback(
    ur_loader_config_handle_t hLoaderConfig, ur_code_location_callback_t pfnCodeloc, void *pUserData)
    __asm__("urLoaderConfigSetCodeLocationCallback");
ur_result_t front_LoaderConfigSetCodeLocationCallback(
    ur_loader_config_handle_t hLoaderConfig, ur_code_location_callback_t pfnCodeloc, void *pUserData) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.LoaderConfigSetCodeLocationCallback(
        hLoaderConfig, pfnCodeloc, pUserData));
}

UR_APIEXPORT ur_result_t front_LoaderInit(
    ur_device_init_flags_t device_flags, ur_loader_config_handle_t hLoaderConfig)
    __asm__("urLoaderInit");
ur_result_t front_LoaderInit(
    ur_device_init_flags_t device_flags, ur_loader_config_handle_t hLoaderConfig) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.LoaderInit(device_flags, hLoaderConfig));
}

UR_APIEXPORT ur_result_t front_LoaderTearDown(void)
    __asm__("urLoaderTearDown");
ur_result_t front_LoaderTearDown(void) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.LoaderTearDown());
}

UR_APIEXPORT ur_result_t front_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer)
    __asm__("urMemBufferCreate");
ur_result_t front_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_MemBufferCreate(hContext, flags, size, pProperties, phBuffer));
}

UR_APIEXPORT ur_result_t front_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem)
    __asm__("urMemBufferCreateWithNativeHandle");
ur_result_t front_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_MemBufferCreateWithNativeHandle(
        hNativeMem, hContext, pProperties, phMem));
}

UR_APIEXPORT ur_result_t front_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem)
    __asm__("urMemBufferPartition");
ur_result_t front_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_MemBufferPartition(
        hBuffer, flags, bufferCreateType, pRegion, phMem));
}

UR_APIEXPORT ur_result_t front_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urMemGetInfo");
ur_result_t front_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.MemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem)
    __asm__("urMemGetNativeHandle");
ur_result_t front_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.MemGetNativeHandle(hMem, hDevice, phNativeMem));
}

UR_APIEXPORT ur_result_t front_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem)
    __asm__("urMemImageCreate");
ur_result_t front_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) {
    ur_image_desc_t pImageDescToday;
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_MemImageCreate(
        hContext, flags, pImageFormat, today_image_desc(pImageDesc, &pImageDescToday), pHost, phMem));
}

UR_APIEXPORT ur_result_t front_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem)
    __asm__("urMemImageCreateWithNativeHandle");
ur_result_t front_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    ur_image_desc_t pImageDescToday;
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_MemImageCreateWithNativeHandle(
        hNativeMem, hContext, pImageFormat, today_image_desc(pImageDesc, &pImageDescToday),
        pProperties, phMem));
}

UR_APIEXPORT ur_result_t front_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urMemImageGetInfo");
ur_result_t front_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.MemImageGetInfo(
        hMemory, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_MemRelease(ur_mem_handle_t hMem)
    __asm__("urMemRelease");
ur_result_t front_MemRelease(ur_mem_handle_t hMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_MemRelease(hMem));
}

UR_APIEXPORT ur_result_t front_MemRetain(ur_mem_handle_t hMem)
    __asm__("urMemRetain");
ur_result_t front_MemRetain(ur_mem_handle_t hMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_MemRetain(hMem));
}

UR_APIEXPORT ur_result_t front_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem)
    __asm__("urPhysicalMemCreate");
ur_result_t front_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.PhysicalMemCreate(
        hContext, hDevice, size, pProperties, phPhysicalMem));
}

UR_APIEXPORT ur_result_t front_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem)
    __asm__("urPhysicalMemRelease");
ur_result_t front_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.PhysicalMemRelease(hPhysicalMem));
}

UR_APIEXPORT ur_result_t front_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem)
    __asm__("urPhysicalMemRetain");
ur_result_t front_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.PhysicalMemRetain(hPhysicalMem));
}

UR_APIEXPORT ur_result_t front_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, const ur_platform_native_properties_t *pProperties,
    ur_platform_handle_t *phPlatform)
    __asm__("urPlatformCreateWithNativeHandle");
ur_result_t front_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, const ur_platform_native_properties_t *pProperties,
    ur_platform_handle_t *phPlatform) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_PlatformCreateWithNativeHandle(
        hNativePlatform, pProperties, phPlatform));
}

UR_APIEXPORT ur_result_t front_PlatformGet(
    ur_adapter_handle_t *phAdapters, uint32_t NumAdapters, uint32_t NumEntries,
    ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms)
    __asm__("urPlatformGet");
ur_result_t front_PlatformGet(
    ur_adapter_handle_t *phAdapters, uint32_t NumAdapters, uint32_t NumEntries,
    ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(older_2024_2_PlatformGet(
        phAdapters, NumAdapters, NumEntries, phPlatforms, pNumPlatforms, __builtin_return_address(0)));
}

UR_APIEXPORT ur_result_t front_PlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion)
    __asm__("urPlatformGetApiVersion");
ur_result_t front_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.PlatformGetApiVersion(hPlatform, pVersion));
}

UR_APIEXPORT ur_result_t front_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption)
    __asm__("urPlatformGetBackendOption");
ur_result_t front_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.PlatformGetBackendOption(
        hPlatform, pFrontendOption, ppPlatformOption));
}

UR_APIEXPORT ur_result_t front_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urPlatformGetInfo");
ur_result_t front_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.PlatformGetInfo(
        hPlatform, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform)
    __asm__("urPlatformGetNativeHandle");
ur_result_t front_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.PlatformGetNativeHandle(hPlatform, phNativePlatform));
}

UR_APIEXPORT ur_result_t front_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions)
    __asm__("urProgramBuild");
ur_result_t front_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramBuild(hContext, hProgram, pOptions));
}

UR_APIEXPORT ur_result_t front_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    const char *pOptions)
    __asm__("urProgramBuildExp");
ur_result_t front_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    const char *pOptions) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramBuildExp(hProgram, numDevices, phDevices, pOptions));
}

UR_APIEXPORT ur_result_t front_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions)
    __asm__("urProgramCompile");
ur_result_t front_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramCompile(hContext, hProgram, pOptions));
}

UR_APIEXPORT ur_result_t front_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    const char *pOptions)
    __asm__("urProgramCompileExp");
ur_result_t front_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    const char *pOptions) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramCompileExp(hProgram, numDevices, phDevices, pOptions));
}

UR_APIEXPORT ur_result_t front_ProgramCreateWithBinary(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size, const uint8_t *pBinary,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram)
    __asm__("urProgramCreateWithBinary");
ur_result_t front_ProgramCreateWithBinary(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size, const uint8_t *pBinary,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramCreateWithBinary(
        hContext, hDevice, size, pBinary, pProperties, phProgram));
}

UR_APIEXPORT ur_result_t front_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram)
    __asm__("urProgramCreateWithIL");
ur_result_t front_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram));
}

UR_APIEXPORT ur_result_t front_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram)
    __asm__("urProgramCreateWithNativeHandle");
ur_result_t front_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramCreateWithNativeHandle(
        hNativeProgram, hContext, pProperties, phProgram));
}

UR_APIEXPORT ur_result_t front_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet)
    __asm__("urProgramGetBuildInfo");
ur_result_t front_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramGetBuildInfo(
        hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer)
    __asm__("urProgramGetFunctionPointer");
ur_result_t front_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramGetFunctionPointer(
        hDevice, hProgram, pFunctionName, ppFunctionPointer));
}

UR_APIEXPORT ur_result_t front_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet)
    __asm__("urProgramGetGlobalVariablePointer");
ur_result_t front_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramGetGlobalVariablePointer(
        hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet));
}

UR_APIEXPORT ur_result_t front_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urProgramGetInfo");
ur_result_t front_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramGetInfo(
        hProgram, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram)
    __asm__("urProgramGetNativeHandle");
ur_result_t front_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramGetNativeHandle(hProgram, phNativeProgram));
}

UR_APIEXPORT ur_result_t front_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram)
    __asm__("urProgramLink");
ur_result_t front_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramLink(hContext, count, phPrograms, pOptions, phProgram));
}

UR_APIEXPORT ur_result_t front_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    uint32_t count, const ur_program_handle_t *phPrograms, const char *pOptions,
    ur_program_handle_t *phProgram)
    __asm__("urProgramLinkExp");
ur_result_t front_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    uint32_t count, const ur_program_handle_t *phPrograms, const char *pOptions,
    ur_program_handle_t *phProgram) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramLinkExp(
        hContext, numDevices, phDevices, count, phPrograms, pOptions, phProgram));
}

UR_APIEXPORT ur_result_t front_ProgramRelease(ur_program_handle_t hProgram)
    __asm__("urProgramRelease");
ur_result_t front_ProgramRelease(ur_program_handle_t hProgram) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramRelease(hProgram));
}

UR_APIEXPORT ur_result_t front_ProgramRetain(ur_program_handle_t hProgram)
    __asm__("urProgramRetain");
ur_result_t front_ProgramRetain(ur_program_handle_t hProgram) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramRetain(hProgram));
}

UR_APIEXPORT ur_result_t front_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants)
    __asm__("urProgramSetSpecializationConstants");
ur_result_t front_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.ProgramSetSpecializationConstants(hProgram, count, pSpecConstants));
}

UR_APIEXPORT ur_result_t front_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue)
    __asm__("urQueueCreate");
ur_result_t front_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.QueueCreate(hContext, hDevice, pProperties, phQueue));
}

UR_APIEXPORT ur_result_t front_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue)
    __asm__("urQueueCreateWithNativeHandle");
ur_result_t front_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.QueueCreateWithNativeHandle(
        hNativeQueue, hContext, hDevice, pProperties, phQueue));
}

UR_APIEXPORT ur_result_t front_QueueFinish(ur_queue_handle_t hQueue)
    __asm__("urQueueFinish");
ur_result_t front_QueueFinish(ur_queue_handle_t hQueue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.QueueFinish(hQueue));
}

UR_APIEXPORT ur_result_t front_QueueFlush(ur_queue_handle_t hQueue)
    __asm__("urQueueFlush");
ur_result_t front_QueueFlush(ur_queue_handle_t hQueue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.QueueFlush(hQueue));
}

UR_APIEXPORT ur_result_t front_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urQueueGetInfo");
ur_result_t front_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.QueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue)
    __asm__("urQueueGetNativeHandle");
ur_result_t front_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.QueueGetNativeHandle(hQueue, pDesc, phNativeQueue));
}

UR_APIEXPORT ur_result_t front_QueueRelease(ur_queue_handle_t hQueue)
    __asm__("urQueueRelease");
ur_result_t front_QueueRelease(ur_queue_handle_t hQueue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.QueueRelease(hQueue));
}

UR_APIEXPORT ur_result_t front_QueueRetain(ur_queue_handle_t hQueue)
    __asm__("urQueueRetain");
ur_result_t front_QueueRetain(ur_queue_handle_t hQueue) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.QueueRetain(hQueue));
}

UR_APIEXPORT ur_result_t front_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler)
    __asm__("urSamplerCreate");
ur_result_t front_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.SamplerCreate(hContext, pDesc, phSampler));
}

UR_APIEXPORT ur_result_t front_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler)
    __asm__("urSamplerCreateWithNativeHandle");
ur_result_t front_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.SamplerCreateWithNativeHandle(
        hNativeSampler, hContext, pProperties, phSampler));
}

UR_APIEXPORT ur_result_t front_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urSamplerGetInfo");
ur_result_t front_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.SamplerGetInfo(
        hSampler, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler)
    __asm__("urSamplerGetNativeHandle");
ur_result_t front_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.SamplerGetNativeHandle(hSampler, phNativeSampler));
}

UR_APIEXPORT ur_result_t front_SamplerRelease(ur_sampler_handle_t hSampler)
    __asm__("urSamplerRelease");
ur_result_t front_SamplerRelease(ur_sampler_handle_t hSampler) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.SamplerRelease(hSampler));
}

UR_APIEXPORT ur_result_t front_SamplerRetain(ur_sampler_handle_t hSampler)
    __asm__("urSamplerRetain");
ur_result_t front_SamplerRetain(ur_sampler_handle_t hSampler) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.SamplerRetain(hSampler));
}

UR_APIEXPORT ur_result_t front_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem)
    __asm__("urUSMDeviceAlloc");
ur_result_t front_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem));
}

UR_APIEXPORT ur_result_t front_USMFree(ur_context_handle_t hContext, void *pMem)
    __asm__("urUSMFree");
ur_result_t front_USMFree(ur_context_handle_t hContext, void *pMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMFree(hContext, pMem));
}

UR_APIEXPORT ur_result_t front_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet)
    __asm__("urUSMGetMemAllocInfo");
ur_result_t front_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMGetMemAllocInfo(
        hContext, pMem, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem)
    __asm__("urUSMHostAlloc");
ur_result_t front_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMHostAlloc(hContext, pUSMDesc, pool, size, ppMem));
}

UR_APIEXPORT ur_result_t front_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size)
    __asm__("urUSMImportExp");
ur_result_t front_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMImportExp(hContext, pMem, size));
}

UR_APIEXPORT ur_result_t front_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch)
    __asm__("urUSMPitchedAllocExp");
ur_result_t front_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMPitchedAllocExp(
        hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
        pResultPitch));
}

UR_APIEXPORT ur_result_t front_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool)
    __asm__("urUSMPoolCreate");
ur_result_t front_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMPoolCreate(hContext, pPoolDesc, ppPool));
}

UR_APIEXPORT ur_result_t front_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urUSMPoolGetInfo");
ur_result_t front_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_USMPoolRelease(ur_usm_pool_handle_t pPool)
    __asm__("urUSMPoolRelease");
ur_result_t front_USMPoolRelease(ur_usm_pool_handle_t pPool) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMPoolRelease(pPool));
}

UR_APIEXPORT ur_result_t front_USMPoolRetain(ur_usm_pool_handle_t pPool)
    __asm__("urUSMPoolRetain");
ur_result_t front_USMPoolRetain(ur_usm_pool_handle_t pPool) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMPoolRetain(pPool));
}

UR_APIEXPORT ur_result_t front_USMReleaseExp(ur_context_handle_t hContext, void *pMem)
    __asm__("urUSMReleaseExp");
ur_result_t front_USMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMReleaseExp(hContext, pMem));
}

UR_APIEXPORT ur_result_t front_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem)
    __asm__("urUSMSharedAlloc");
ur_result_t front_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.USMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem));
}

UR_APIEXPORT ur_result_t front_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice)
    __asm__("urUsmP2PDisablePeerAccessExp");
ur_result_t front_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.UsmP2PDisablePeerAccessExp(commandDevice, peerDevice));
}

UR_APIEXPORT ur_result_t front_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice)
    __asm__("urUsmP2PEnablePeerAccessExp");
ur_result_t front_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.UsmP2PEnablePeerAccessExp(commandDevice, peerDevice));
}

UR_APIEXPORT ur_result_t front_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet)
    __asm__("urUsmP2PPeerAccessGetInfoExp");
ur_result_t front_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.UsmP2PPeerAccessGetInfoExp(
        commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_VirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size)
    __asm__("urVirtualMemFree");
ur_result_t front_VirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.VirtualMemFree(hContext, pStart, size));
}

UR_APIEXPORT ur_result_t front_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet)
    __asm__("urVirtualMemGetInfo");
ur_result_t front_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.VirtualMemGetInfo(
        hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet)
    __asm__("urVirtualMemGranularityGetInfo");
ur_result_t front_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.VirtualMemGranularityGetInfo(
        hContext, hDevice, propName, propSize, pPropValue, pPropSizeRet));
}

UR_APIEXPORT ur_result_t front_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags)
    __asm__("urVirtualMemMap");
ur_result_t front_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.VirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags));
}

UR_APIEXPORT ur_result_t front_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart)
    __asm__("urVirtualMemReserve");
ur_result_t front_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.VirtualMemReserve(hContext, pStart, size, ppStart));
}

UR_APIEXPORT ur_result_t front_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags)
    __asm__("urVirtualMemSetAccess");
ur_result_t front_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.VirtualMemSetAccess(hContext, pStart, size, flags));
}

UR_APIEXPORT ur_result_t front_VirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size)
    __asm__("urVirtualMemUnmap");
ur_result_t front_VirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) {
    if (!front_below.AdapterGet) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    return result_then(front_below.VirtualMemUnmap(hContext, pStart, size));
}

/* What is not served, of whatever parameters. */
UR_APIEXPORT ur_result_t front_BindlessImagesDestroyExternalSemaphoreExp(void) __asm__("urBindlessImagesDestroyExternalSemaphoreExp");
ur_result_t front_BindlessImagesDestroyExternalSemaphoreExp(void) {
    return result_then(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_APIEXPORT ur_result_t front_BindlessImagesImageCopyExp(void) __asm__("urBindlessImagesImageCopyExp");
ur_result_t front_BindlessImagesImageCopyExp(void) {
    return result_then(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_APIEXPORT ur_result_t front_BindlessImagesImageGetInfoExp(void) __asm__("urBindlessImagesImageGetInfoExp");
ur_result_t front_BindlessImagesImageGetInfoExp(void) {
    return result_then(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_APIEXPORT ur_result_t front_BindlessImagesImportExternalSemaphoreOpaqueFDExp(void) __asm__("urBindlessImagesImportExternalSemaphoreOpaqueFDExp");
ur_result_t front_BindlessImagesImportExternalSemaphoreOpaqueFDExp(void) {
    return result_then(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_APIEXPORT ur_result_t front_BindlessImagesImportOpaqueFDExp(void) __asm__("urBindlessImagesImportOpaqueFDExp");
ur_result_t front_BindlessImagesImportOpaqueFDExp(void) {
    return result_then(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_APIEXPORT ur_result_t front_BindlessImagesReleaseInteropExp(void) __asm__("urBindlessImagesReleaseInteropExp");
ur_result_t front_BindlessImagesReleaseInteropExp(void) {
    return result_then(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_APIEXPORT ur_result_t front_BindlessImagesSampledImageCreateExp(void) __asm__("urBindlessImagesSampledImageCreateExp");
ur_result_t front_BindlessImagesSampledImageCreateExp(void) {
    return result_then(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_APIEXPORT ur_result_t front_BindlessImagesSignalExternalSemaphoreExp(void) __asm__("urBindlessImagesSignalExternalSemaphoreExp");
ur_result_t front_BindlessImagesSignalExternalSemaphoreExp(void) {
    return result_then(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_APIEXPORT ur_result_t front_BindlessImagesUnsampledImageCreateExp(void) __asm__("urBindlessImagesUnsampledImageCreateExp");
ur_result_t front_BindlessImagesUnsampledImageCreateExp(void) {
    return result_then(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

UR_APIEXPORT ur_result_t front_BindlessImagesWaitExternalSemaphoreExp(void) __asm__("urBindlessImagesWaitExternalSemaphoreExp");
ur_result_t front_BindlessImagesWaitExternalSemaphoreExp(void) {
    return result_then(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}
