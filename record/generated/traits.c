/* Generated from scripts/templates/record_traits.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Where the parameters are that recording and replaying look at. */
#include "../traits.h"

const struct ur_record_traits ur_record_traits[] = {
    {1, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urContextCreate */
    {2, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urContextRetain */
    {3, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urContextRelease */
    {4, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urContextGetInfo */
    {5, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urContextGetNativeHandle */
    {6, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urContextCreateWithNativeHandle */
    {7, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urContextSetExtendedDeleter */
    {8, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urDeviceGet */
    {9, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urDeviceGetInfo */
    {10, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urDeviceRetain */
    {11, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urDeviceRelease */
    {12, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urDevicePartition */
    {13, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urDeviceSelectBinary */
    {14, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urDeviceGetNativeHandle */
    {15, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urDeviceCreateWithNativeHandle */
    {16, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urDeviceGetGlobalTimestamps */
    {17, UR_RECORD_COMMAND, 10, 0, 9, 7, 8, -1, 1, -1}, /* urEnqueueKernelLaunch */
    {18, UR_RECORD_COMMAND | UR_RECORD_BARRIER, 4, 0, 3, 1, 2, -1, -1, -1}, /* urEnqueueEventsWait */
    {19, UR_RECORD_COMMAND | UR_RECORD_BARRIER, 4, 0, 3, 1, 2, -1, -1, -1}, /* urEnqueueEventsWaitWithBarrier */
    {20, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 9, 0, 8, 6, 7, 2, -1, -1}, /* urEnqueueMemBufferRead */
    {21, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 9, 0, 8, 6, 7, 2, -1, -1}, /* urEnqueueMemBufferWrite */
    {22, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 14, 0, 13, 11, 12, 2, -1, -1}, /* urEnqueueMemBufferReadRect */
    {23, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 14, 0, 13, 11, 12, 2, -1, -1}, /* urEnqueueMemBufferWriteRect */
    {24, UR_RECORD_COMMAND, 9, 0, 8, 6, 7, -1, -1, -1}, /* urEnqueueMemBufferCopy */
    {25, UR_RECORD_COMMAND, 13, 0, 12, 10, 11, -1, -1, -1}, /* urEnqueueMemBufferCopyRect */
    {26, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 9, 0, 8, 6, 7, -1, -1, -1}, /* urEnqueueMemBufferFill */
    {27, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 11, 0, 10, 8, 9, 2, -1, -1}, /* urEnqueueMemImageRead */
    {28, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 11, 0, 10, 8, 9, 2, -1, -1}, /* urEnqueueMemImageWrite */
    {29, UR_RECORD_COMMAND, 9, 0, 8, 6, 7, -1, -1, -1}, /* urEnqueueMemImageCopy */
    {30, UR_RECORD_COMMAND, 10, 0, 8, 6, 7, 2, -1, -1}, /* urEnqueueMemBufferMap */
    {31, UR_RECORD_COMMAND, 6, 0, 5, 3, 4, -1, -1, -1}, /* urEnqueueMemUnmap */
    {32, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 8, 0, 7, 5, 6, -1, -1, -1}, /* urEnqueueUSMFill */
    {33, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 8, 0, 7, 5, 6, 1, -1, -1}, /* urEnqueueUSMMemcpy */
    {34, UR_RECORD_COMMAND, 7, 0, 6, 4, 5, -1, -1, -1}, /* urEnqueueUSMPrefetch */
    {35, UR_RECORD_COMMAND, 5, 0, 4, -1, -1, -1, -1, -1}, /* urEnqueueUSMAdvise */
    {38, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 10, 0, 9, 7, 8, 3, -1, -1}, /* urEnqueueDeviceGlobalVariableWrite */
    {39, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 10, 0, 9, 7, 8, 3, -1, -1}, /* urEnqueueDeviceGlobalVariableRead */
    {40, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urEventGetInfo */
    {41, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urEventGetProfilingInfo */
    {42, 0, 2, -1, -1, 0, 1, -1, -1, -1}, /* urEventWait */
    {43, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urEventRetain */
    {44, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urEventRelease */
    {45, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urEventGetNativeHandle */
    {46, 0, 4, -1, 3, -1, -1, -1, -1, -1}, /* urEventCreateWithNativeHandle */
    {47, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urEventSetCallback */
    {48, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urKernelCreate */
    {49, 0, 5, -1, -1, -1, -1, -1, 0, -1}, /* urKernelSetArgValue */
    {50, 0, 4, -1, -1, -1, -1, -1, 0, -1}, /* urKernelSetArgLocal */
    {51, 0, 5, -1, -1, -1, -1, -1, 0, -1}, /* urKernelGetInfo */
    {52, 0, 6, -1, -1, -1, -1, -1, 0, -1}, /* urKernelGetGroupInfo */
    {53, 0, 6, -1, -1, -1, -1, -1, 0, -1}, /* urKernelGetSubGroupInfo */
    {54, 0, 1, -1, -1, -1, -1, -1, 0, -1}, /* urKernelRetain */
    {55, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, 0, -1}, /* urKernelRelease */
    {56, 0, 4, -1, -1, -1, -1, -1, 0, -1}, /* urKernelSetArgPointer */
    {57, 0, 5, -1, -1, -1, -1, -1, 0, -1}, /* urKernelSetExecInfo */
    {58, 0, 4, -1, -1, -1, -1, -1, 0, -1}, /* urKernelSetArgSampler */
    {59, 0, 4, -1, -1, -1, -1, -1, 0, -1}, /* urKernelSetArgMemObj */
    {60, 0, 3, -1, -1, -1, -1, -1, 0, -1}, /* urKernelSetSpecializationConstants */
    {61, 0, 2, -1, -1, -1, -1, -1, 0, -1}, /* urKernelGetNativeHandle */
    {62, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urKernelCreateWithNativeHandle */
    {63, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urMemImageCreate */
    {64, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urMemBufferCreate */
    {65, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urMemRetain */
    {66, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urMemRelease */
    {67, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urMemBufferPartition */
    {68, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urMemGetNativeHandle */
    {69, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 9, 0, 8, 6, 7, 3, -1, -1}, /* urEnqueueReadHostPipe */
    {70, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urMemGetInfo */
    {71, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urMemImageGetInfo */
    {72, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urPlatformGet */
    {73, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urPlatformGetInfo */
    {74, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urPlatformGetApiVersion */
    {75, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urPlatformGetNativeHandle */
    {76, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urPlatformCreateWithNativeHandle */
    {78, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urProgramCreateWithIL */
    {79, 0, 7, -1, -1, -1, -1, -1, -1, -1}, /* urProgramCreateWithBinary */
    {80, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urProgramBuild */
    {81, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urProgramCompile */
    {82, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urProgramLink */
    {83, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urProgramRetain */
    {84, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urProgramRelease */
    {85, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urProgramGetFunctionPointer */
    {86, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urProgramGetInfo */
    {87, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urProgramGetBuildInfo */
    {88, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urProgramSetSpecializationConstants */
    {89, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urProgramGetNativeHandle */
    {90, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urProgramCreateWithNativeHandle */
    {91, 0, 5, 0, -1, -1, -1, -1, -1, -1}, /* urQueueGetInfo */
    {92, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urQueueCreate */
    {93, 0, 1, 0, -1, -1, -1, -1, -1, -1}, /* urQueueRetain */
    {94, UR_RECORD_ENDS, 1, 0, -1, -1, -1, -1, -1, -1}, /* urQueueRelease */
    {95, 0, 3, 0, -1, -1, -1, -1, -1, -1}, /* urQueueGetNativeHandle */
    {96, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urQueueCreateWithNativeHandle */
    {97, 0, 1, 0, -1, -1, -1, -1, -1, -1}, /* urQueueFinish */
    {98, 0, 1, 0, -1, -1, -1, -1, -1, -1}, /* urQueueFlush */
    {101, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urSamplerCreate */
    {102, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urSamplerRetain */
    {103, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urSamplerRelease */
    {104, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urSamplerGetInfo */
    {105, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urSamplerGetNativeHandle */
    {106, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urSamplerCreateWithNativeHandle */
    {107, UR_RECORD_ALLOCATES, 5, -1, -1, -1, -1, -1, -1, -1}, /* urUSMHostAlloc */
    {108, UR_RECORD_ALLOCATES, 6, -1, -1, -1, -1, -1, -1, -1}, /* urUSMDeviceAlloc */
    {109, UR_RECORD_ALLOCATES, 6, -1, -1, -1, -1, -1, -1, -1}, /* urUSMSharedAlloc */
    {110, UR_RECORD_ENDS, 2, -1, -1, -1, -1, -1, -1, 1}, /* urUSMFree */
    {111, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urUSMGetMemAllocInfo */
    {112, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolCreate */
    {113, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urCommandBufferCreateExp */
    {114, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urPlatformGetBackendOption */
    {115, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urMemBufferCreateWithNativeHandle */
    {116, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urMemImageCreateWithNativeHandle */
    {117, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 9, 0, 8, 6, 7, 3, -1, -1}, /* urEnqueueWriteHostPipe */
    {118, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolRetain */
    {119, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolRelease */
    {120, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolGetInfo */
    {121, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urCommandBufferRetainExp */
    {122, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urCommandBufferReleaseExp */
    {123, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urCommandBufferFinalizeExp */
    {125, UR_RECORD_APPENDS, 15, -1, 13, 10, 11, -1, 1, -1}, /* urCommandBufferAppendKernelLaunchExp */
    {132, UR_RECORD_ALLOCATES, 9, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPitchedAllocExp */
    {133, UR_RECORD_ENDS, 3, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesUnsampledImageHandleDestroyExp */
    {134, UR_RECORD_ENDS, 3, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesSampledImageHandleDestroyExp */
    {135, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesImageAllocateExp */
    {136, UR_RECORD_ENDS, 3, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesImageFreeExp */
    {137, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesUnsampledImageCreateExp */
    {138, 0, 7, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesSampledImageCreateExp */
    {139, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 13, 0, 12, 10, 11, -1, -1, -1}, /* urBindlessImagesImageCopyExp */
    {140, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesImageGetInfoExp */
    {141, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesMipmapGetLevelExp */
    {142, UR_RECORD_ENDS, 3, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesMipmapFreeExp */
    {144, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesMapExternalArrayExp */
    {147, UR_RECORD_ENDS, 3, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesReleaseExternalSemaphoreExp */
    {148, 0, 7, 0, 6, 4, 5, -1, -1, -1}, /* urBindlessImagesWaitExternalSemaphoreExp */
    {149, 0, 7, 0, 6, 4, 5, -1, -1, -1}, /* urBindlessImagesSignalExternalSemaphoreExp */
    {151, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 10, 0, 9, 7, 8, -1, -1, -1}, /* urEnqueueUSMFill2D */
    {152, UR_RECORD_COMMAND | UR_RECORD_REGIONS, 11, 0, 10, 8, 9, 1, -1, -1}, /* urEnqueueUSMMemcpy2D */
    {153, 0, 7, -1, -1, -1, -1, -1, -1, -1}, /* urVirtualMemGranularityGetInfo */
    {154, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urVirtualMemReserve */
    {155, UR_RECORD_ENDS, 3, -1, -1, -1, -1, -1, -1, -1}, /* urVirtualMemFree */
    {156, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urVirtualMemMap */
    {157, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urVirtualMemUnmap */
    {158, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urVirtualMemSetAccess */
    {159, 0, 7, -1, -1, -1, -1, -1, -1, -1}, /* urVirtualMemGetInfo */
    {160, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urPhysicalMemCreate */
    {161, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urPhysicalMemRetain */
    {162, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urPhysicalMemRelease */
    {163, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urUSMImportExp */
    {164, UR_RECORD_ENDS, 2, -1, -1, -1, -1, -1, -1, -1}, /* urUSMReleaseExp */
    {165, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urUsmP2PEnablePeerAccessExp */
    {166, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urUsmP2PDisablePeerAccessExp */
    {167, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urUsmP2PPeerAccessGetInfoExp */
    {177, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urAdapterRelease */
    {178, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urAdapterGet */
    {179, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urAdapterRetain */
    {180, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urAdapterGetLastError */
    {181, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urAdapterGetInfo */
    {197, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urProgramBuildExp */
    {198, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urProgramCompileExp */
    {199, 0, 8, -1, -1, -1, -1, -1, -1, -1}, /* urProgramLinkExp */
    {216, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urProgramGetGlobalVariablePointer */
    {217, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urDeviceGetSelected */
    {220, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urCommandBufferUpdateKernelLaunchExp */
    {221, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urCommandBufferGetInfoExp */
    {223, UR_RECORD_COMMAND, 5, 0, 4, 2, 3, 1, -1, -1}, /* urEnqueueTimestampRecordingExp */
    {225, 0, 6, 1, -1, -1, -1, -1, 0, -1}, /* urKernelGetSuggestedLocalWorkSize */
    {226, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesImportExternalMemoryExp */
    {227, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesImportExternalSemaphoreExp */
    {228, UR_RECORD_COMMAND, 9, 0, 8, 6, 7, -1, -1, -1}, /* urEnqueueNativeCommandExp */
    {230, UR_RECORD_ENDS, 3, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesReleaseExternalMemoryExp */
    {231, UR_RECORD_APPENDS | UR_RECORD_REGIONS, 11, -1, 9, 6, 7, -1, -1, -1}, /* urCommandBufferAppendUSMMemcpyExp */
    {232, UR_RECORD_APPENDS | UR_RECORD_REGIONS, 12, -1, 10, 7, 8, -1, -1, -1}, /* urCommandBufferAppendUSMFillExp */
    {233, UR_RECORD_APPENDS, 13, -1, 11, 8, 9, -1, -1, -1}, /* urCommandBufferAppendMemBufferCopyExp */
    {234, UR_RECORD_APPENDS | UR_RECORD_REGIONS, 12, -1, 10, 7, 8, -1, -1, -1}, /* urCommandBufferAppendMemBufferWriteExp */
    {235, UR_RECORD_APPENDS | UR_RECORD_REGIONS, 12, -1, 10, 7, 8, -1, -1, -1}, /* urCommandBufferAppendMemBufferReadExp */
    {236, UR_RECORD_APPENDS, 17, -1, 15, 12, 13, -1, -1, -1}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {237, UR_RECORD_APPENDS | UR_RECORD_REGIONS, 17, -1, 15, 12, 13, -1, -1, -1}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {238, UR_RECORD_APPENDS | UR_RECORD_REGIONS, 17, -1, 15, 12, 13, -1, -1, -1}, /* urCommandBufferAppendMemBufferReadRectExp */
    {239, UR_RECORD_APPENDS | UR_RECORD_REGIONS, 13, -1, 11, 8, 9, -1, -1, -1}, /* urCommandBufferAppendMemBufferFillExp */
    {240, UR_RECORD_APPENDS, 11, -1, 9, 6, 7, -1, -1, -1}, /* urCommandBufferAppendUSMPrefetchExp */
    {241, UR_RECORD_APPENDS, 11, -1, 9, 6, 7, -1, -1, -1}, /* urCommandBufferAppendUSMAdviseExp */
    {242, UR_RECORD_COMMAND, 5, 0, 4, 2, 3, -1, -1, -1}, /* urEnqueueCommandBufferExp */
    {243, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urCommandBufferUpdateSignalEventExp */
    {244, 0, 3, -1, -1, 1, 2, -1, -1, -1}, /* urCommandBufferUpdateWaitEventsExp */
    {245, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesMapExternalLinearMemoryExp */
    {246, UR_RECORD_COMMAND | UR_RECORD_BARRIER, 5, 0, 4, 2, 3, -1, -1, -1}, /* urEnqueueEventsWaitWithBarrierExt */
    {249, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urPhysicalMemGetInfo */
    {250, UR_RECORD_COMMAND | UR_RECORD_ALLOCATES, 8, 0, 7, 4, 5, -1, -1, -1}, /* urEnqueueUSMDeviceAllocExp */
    {251, UR_RECORD_COMMAND | UR_RECORD_ALLOCATES, 8, 0, 7, 4, 5, -1, -1, -1}, /* urEnqueueUSMSharedAllocExp */
    {252, UR_RECORD_COMMAND | UR_RECORD_ALLOCATES, 8, 0, 7, 4, 5, -1, -1, -1}, /* urEnqueueUSMHostAllocExp */
    {253, UR_RECORD_COMMAND | UR_RECORD_ENDS, 6, 0, 5, 3, 4, -1, -1, 2}, /* urEnqueueUSMFreeExp */
    {254, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolCreateExp */
    {255, UR_RECORD_ENDS, 3, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolDestroyExp */
    {257, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolGetDefaultDevicePoolExp */
    {259, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolSetDevicePoolExp */
    {260, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolGetDevicePoolExp */
    {261, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolTrimToExp */
    {262, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolGetInfoExp */
    {263, UR_RECORD_APPENDS, 7, -1, -1, -1, -1, -1, -1, -1}, /* urCommandBufferAppendNativeCommandExp */
    {264, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urCommandBufferGetNativeHandleExp */
    {265, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urUSMPoolSetInfoExp */
    {266, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urAdapterSetLoggerCallback */
    {267, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urAdapterSetLoggerCallbackLevel */
    {268, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {269, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {270, 0, 6, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {271, UR_RECORD_ENDS, 3, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesFreeMappedLinearMemoryExp */
    {272, 0, 6, -1, -1, -1, -1, -1, 0, -1}, /* urKernelSuggestMaxCooperativeGroupCount */
    {273, UR_RECORD_REGIONS, 4, -1, -1, -1, -1, -1, -1, -1}, /* urUSMContextMemcpyExp */
    {285, UR_RECORD_ALLOCATES, 6, -1, -1, -1, -1, -1, -1, -1}, /* urMemoryExportAllocExportableMemoryExp */
    {286, UR_RECORD_ENDS, 3, -1, -1, -1, -1, -1, -1, 2}, /* urMemoryExportFreeExportableMemoryExp */
    {287, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urMemoryExportExportMemoryHandleExp */
    {288, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urBindlessImagesSupportsImportingHandleTypeExp */
    {289, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urIPCGetMemHandleExp */
    {290, UR_RECORD_ENDS, 2, -1, -1, -1, -1, -1, -1, -1}, /* urIPCPutMemHandleExp */
    {291, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urIPCOpenMemHandleExp */
    {292, UR_RECORD_ENDS, 2, -1, -1, -1, -1, -1, -1, -1}, /* urIPCCloseMemHandleExp */
    {293, 0, 1, -1, -1, -1, -1, -1, -1, -1}, /* urDeviceWaitExp */
    {294, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urProgramDynamicLinkExp */
    {295, UR_RECORD_COMMAND, 12, 0, 11, 9, 10, -1, 1, -1}, /* urEnqueueKernelLaunchWithArgsExp */
    {296, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urGraphCreateExp */
    {297, 0, 1, 0, -1, -1, -1, -1, -1, -1}, /* urQueueBeginGraphCaptureExp */
    {298, 0, 2, 0, -1, -1, -1, -1, -1, -1}, /* urQueueBeginCaptureIntoGraphExp */
    {299, 0, 2, 0, -1, -1, -1, -1, -1, -1}, /* urQueueEndGraphCaptureExp */
    {302, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urGraphDestroyExp */
    {303, UR_RECORD_ENDS, 1, -1, -1, -1, -1, -1, -1, -1}, /* urGraphExecutableGraphDestroyExp */
    {304, 0, 2, 0, -1, -1, -1, -1, -1, -1}, /* urQueueIsGraphCaptureEnabledExp */
    {305, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urGraphIsEmptyExp */
    {306, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urGraphDumpContentsExp */
    {307, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urGraphInstantiateGraphExp */
    {308, UR_RECORD_COMMAND, 5, 0, 4, 2, 3, -1, -1, -1}, /* urEnqueueGraphExp */
    {309, UR_RECORD_COMMAND, 7, 0, 6, 4, 5, -1, -1, -1}, /* urEnqueueHostTaskExp */
    {310, UR_RECORD_APPENDS, 17, -1, 15, 12, 13, -1, 1, -1}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {311, 0, 8, 1, -1, -1, -1, -1, 0, -1}, /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {312, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urUSMHostAllocRegisterExp */
    {313, UR_RECORD_ENDS, 2, -1, -1, -1, -1, -1, -1, -1}, /* urUSMHostAllocUnregisterExp */
    {314, 0, 2, 0, -1, -1, -1, -1, -1, -1}, /* urQueueGetGraphExp */
    {315, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urGraphSetDestructionCallbackExp */
    {316, 0, 4, -1, -1, -1, -1, -1, -1, -1}, /* urIPCGetPhysMemHandleExp */
    {317, UR_RECORD_ENDS, 2, -1, -1, -1, -1, -1, -1, -1}, /* urIPCPutPhysMemHandleExp */
    {318, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urIPCOpenPhysMemHandleExp */
    {319, UR_RECORD_ENDS, 2, -1, -1, -1, -1, -1, -1, -1}, /* urIPCClosePhysMemHandleExp */
    {320, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urGraphGetNativeHandleExp */
    {321, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urGraphExecutableGraphGetNativeHandleExp */
    {322, 0, 4, -1, 3, -1, -1, -1, -1, -1}, /* urEventCreateExp */
    {323, 0, 3, -1, -1, -1, -1, -1, -1, -1}, /* urIPCGetEventHandleExp */
    {324, UR_RECORD_ENDS, 2, -1, -1, -1, -1, -1, -1, -1}, /* urIPCPutEventHandleExp */
    {325, 0, 4, -1, 3, -1, -1, -1, -1, -1}, /* urIPCOpenEventHandleExp */
    {326, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urGraphGetIdExp */
    {480, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urCommandBufferFuseExp */
    {481, 0, 5, -1, -1, -1, -1, -1, -1, -1}, /* urCommandBufferGetFusionInfoExp */
    {482, 0, 2, 0, -1, -1, -1, -1, -1, -1}, /* urQueueBeginFusionExp */
    {483, 0, 2, 0, 1, -1, -1, -1, -1, -1}, /* urQueueEndFusionExp */
    {484, 0, 1, 0, -1, -1, -1, -1, -1, -1}, /* urQueueCancelFusionExp */
    {485, 0, 5, 0, -1, -1, -1, -1, -1, -1}, /* urQueueGetFusionInfoExp */
    {486, 0, 2, -1, 1, -1, -1, -1, -1, -1}, /* urEventCreateUserExp */
    {487, 0, 2, -1, -1, -1, -1, -1, -1, -1}, /* urEventSetStatusExp */
};
const size_t ur_record_num_traits = 256;

bool ur_record_allocated(unsigned function, void *const *params, struct ur_record_allocation *out) {
    switch (function) {
    case 250: { /* urEnqueueUSMDeviceAllocExp */
        size_t size = *(size_t *)params[2];
        void **out_pointer = *(void ***)params[6];
        *out = (struct ur_record_allocation){(uintptr_t)*out_pointer, size, UR_USM_TYPE_DEVICE};
        return true;
    }
    case 251: { /* urEnqueueUSMSharedAllocExp */
        size_t size = *(size_t *)params[2];
        void **out_pointer = *(void ***)params[6];
        *out = (struct ur_record_allocation){(uintptr_t)*out_pointer, size, UR_USM_TYPE_SHARED};
        return true;
    }
    case 252: { /* urEnqueueUSMHostAllocExp */
        size_t size = *(size_t *)params[2];
        void **out_pointer = *(void ***)params[6];
        *out = (struct ur_record_allocation){(uintptr_t)*out_pointer, size, UR_USM_TYPE_HOST};
        return true;
    }
    case 132: { /* urUSMPitchedAllocExp */
        size_t widthInBytes = *(size_t *)params[4];
        size_t height = *(size_t *)params[5];
        void **out_pointer = *(void ***)params[7];
        *out = (struct ur_record_allocation){(uintptr_t)*out_pointer, widthInBytes * height, UR_USM_TYPE_DEVICE};
        return true;
    }
    case 285: { /* urMemoryExportAllocExportableMemoryExp */
        size_t size = *(size_t *)params[3];
        void **out_pointer = *(void ***)params[5];
        *out = (struct ur_record_allocation){(uintptr_t)*out_pointer, size, UR_USM_TYPE_DEVICE};
        return true;
    }
    case 107: { /* urUSMHostAlloc */
        size_t size = *(size_t *)params[3];
        void **out_pointer = *(void ***)params[4];
        *out = (struct ur_record_allocation){(uintptr_t)*out_pointer, size, UR_USM_TYPE_HOST};
        return true;
    }
    case 108: { /* urUSMDeviceAlloc */
        size_t size = *(size_t *)params[4];
        void **out_pointer = *(void ***)params[5];
        *out = (struct ur_record_allocation){(uintptr_t)*out_pointer, size, UR_USM_TYPE_DEVICE};
        return true;
    }
    case 109: { /* urUSMSharedAlloc */
        size_t size = *(size_t *)params[4];
        void **out_pointer = *(void ***)params[5];
        *out = (struct ur_record_allocation){(uintptr_t)*out_pointer, size, UR_USM_TYPE_SHARED};
        return true;
    }
    default:
        return false;
    }
}
