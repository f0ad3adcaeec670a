/* Generated from scripts/templates/layouts.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Where the entries of the tables lie, in this release and in earlier ones. */
#include "layouts.h"

const struct loader_table loader_tables[] = {
    {"urGetAdapterProcAddrTable", offsetof(ur_dditable_t, Adapter) / sizeof(void *), 7, false},
    {"urGetPlatformProcAddrTable", offsetof(ur_dditable_t, Platform) / sizeof(void *), 6, false},
    {"urGetContextProcAddrTable", offsetof(ur_dditable_t, Context) / sizeof(void *), 7, false},
    {"urGetEventProcAddrTable", offsetof(ur_dditable_t, Event) / sizeof(void *), 8, false},
    {"urGetEventExpProcAddrTable", offsetof(ur_dditable_t, EventExp) / sizeof(void *), 1, true},
    {"urGetProgramProcAddrTable", offsetof(ur_dditable_t, Program) / sizeof(void *), 14, false},
    {"urGetProgramExpProcAddrTable", offsetof(ur_dditable_t, ProgramExp) / sizeof(void *), 4, true},
    {"urGetKernelProcAddrTable", offsetof(ur_dditable_t, Kernel) / sizeof(void *), 13, false},
    {"urGetQueueProcAddrTable", offsetof(ur_dditable_t, Queue) / sizeof(void *), 8, false},
    {"urGetQueueExpProcAddrTable", offsetof(ur_dditable_t, QueueExp) / sizeof(void *), 5, true},
    {"urGetSamplerProcAddrTable", offsetof(ur_dditable_t, Sampler) / sizeof(void *), 6, false},
    {"urGetMemProcAddrTable", offsetof(ur_dditable_t, Mem) / sizeof(void *), 10, false},
    {"urGetPhysicalMemProcAddrTable", offsetof(ur_dditable_t, PhysicalMem) / sizeof(void *), 4, false},
    {"urGetEnqueueProcAddrTable", offsetof(ur_dditable_t, Enqueue) / sizeof(void *), 25, false},
    {"urGetEnqueueExpProcAddrTable", offsetof(ur_dditable_t, EnqueueExp) / sizeof(void *), 10, true},
    {"urGetUSMProcAddrTable", offsetof(ur_dditable_t, USM) / sizeof(void *), 9, false},
    {"urGetUSMExpProcAddrTable", offsetof(ur_dditable_t, USMExp) / sizeof(void *), 14, true},
    {"urGetBindlessImagesExpProcAddrTable", offsetof(ur_dditable_t, BindlessImagesExp) / sizeof(void *), 23, true},
    {"urGetCommandBufferExpProcAddrTable", offsetof(ur_dditable_t, CommandBufferExp) / sizeof(void *), 23, true},
    {"urGetGraphExpProcAddrTable", offsetof(ur_dditable_t, GraphExp) / sizeof(void *), 10, true},
    {"urGetIPCExpProcAddrTable", offsetof(ur_dditable_t, IPCExp) / sizeof(void *), 11, true},
    {"urGetMemoryExportExpProcAddrTable", offsetof(ur_dditable_t, MemoryExportExp) / sizeof(void *), 3, true},
    {"urGetUsmP2PExpProcAddrTable", offsetof(ur_dditable_t, UsmP2PExp) / sizeof(void *), 3, true},
    {"urGetVirtualMemProcAddrTable", offsetof(ur_dditable_t, VirtualMem) / sizeof(void *), 7, false},
    {"urGetDeviceProcAddrTable", offsetof(ur_dditable_t, Device) / sizeof(void *), 9, false},
    {"urGetDeviceExpProcAddrTable", offsetof(ur_dditable_t, DeviceExp) / sizeof(void *), 1, true},
};
const unsigned loader_num_tables = sizeof(loader_tables) / sizeof(loader_tables[0]);

#define WORD(entry) offsetof(ur_layer_dditable_t, entry) / sizeof(void *)

static const uint16_t release_2026_1_Kernel[] = {
    WORD(ddi.Kernel.pfnCreate),
    WORD(ddi.Kernel.pfnGetInfo),
    WORD(ddi.Kernel.pfnGetGroupInfo),
    WORD(ddi.Kernel.pfnGetSubGroupInfo),
    WORD(ddi.Kernel.pfnRetain),
    WORD(ddi.Kernel.pfnRelease),
    WORD(ddi.Kernel.pfnGetNativeHandle),
    WORD(ddi.Kernel.pfnCreateWithNativeHandle),
    WORD(ddi.Kernel.pfnGetSuggestedLocalWorkSize),
    WORD(pfnKernelSetArgValue),
    WORD(pfnKernelSetArgLocal),
    WORD(pfnKernelSetArgPointer),
    WORD(ddi.Kernel.pfnSetExecInfo),
    WORD(pfnKernelSetArgSampler),
    WORD(pfnKernelSetArgMemObj),
    WORD(ddi.Kernel.pfnSetSpecializationConstants),
    WORD(ddi.Kernel.pfnSuggestMaxCooperativeGroupCount),
};
static const uint16_t release_2026_1_Enqueue[] = {
    WORD(pfnEnqueueKernelLaunch),
    WORD(ddi.Enqueue.pfnEventsWait),
    WORD(ddi.Enqueue.pfnEventsWaitWithBarrier),
    WORD(ddi.Enqueue.pfnMemBufferRead),
    WORD(ddi.Enqueue.pfnMemBufferWrite),
    WORD(ddi.Enqueue.pfnMemBufferReadRect),
    WORD(ddi.Enqueue.pfnMemBufferWriteRect),
    WORD(ddi.Enqueue.pfnMemBufferCopy),
    WORD(ddi.Enqueue.pfnMemBufferCopyRect),
    WORD(ddi.Enqueue.pfnMemBufferFill),
    WORD(ddi.Enqueue.pfnMemImageRead),
    WORD(ddi.Enqueue.pfnMemImageWrite),
    WORD(ddi.Enqueue.pfnMemImageCopy),
    WORD(ddi.Enqueue.pfnMemBufferMap),
    WORD(ddi.Enqueue.pfnMemUnmap),
    WORD(ddi.Enqueue.pfnUSMFill),
    WORD(ddi.Enqueue.pfnUSMMemcpy),
    WORD(ddi.Enqueue.pfnUSMPrefetch),
    WORD(ddi.Enqueue.pfnUSMAdvise),
    WORD(ddi.Enqueue.pfnUSMFill2D),
    WORD(ddi.Enqueue.pfnUSMMemcpy2D),
    WORD(ddi.Enqueue.pfnDeviceGlobalVariableWrite),
    WORD(ddi.Enqueue.pfnDeviceGlobalVariableRead),
    WORD(ddi.Enqueue.pfnReadHostPipe),
    WORD(ddi.Enqueue.pfnWriteHostPipe),
    WORD(ddi.Enqueue.pfnEventsWaitWithBarrierExt),
};
static const uint16_t release_2026_1_USMExp[] = {
    WORD(ddi.USMExp.pfnPoolCreateExp),
    WORD(ddi.USMExp.pfnPoolDestroyExp),
    WORD(ddi.USMExp.pfnPoolGetDefaultDevicePoolExp),
    WORD(ddi.USMExp.pfnPoolGetInfoExp),
    WORD(ddi.USMExp.pfnPoolSetInfoExp),
    WORD(ddi.USMExp.pfnPoolSetDevicePoolExp),
    WORD(ddi.USMExp.pfnPoolGetDevicePoolExp),
    WORD(ddi.USMExp.pfnPoolTrimToExp),
    WORD(ddi.USMExp.pfnPitchedAllocExp),
    WORD(ddi.USMExp.pfnContextMemcpyExp),
    WORD(ddi.USMExp.pfnImportExp),
    WORD(ddi.USMExp.pfnReleaseExp),
};
static const uint16_t release_2026_1_CommandBufferExp[] = {
    WORD(ddi.CommandBufferExp.pfnCreateExp),
    WORD(ddi.CommandBufferExp.pfnRetainExp),
    WORD(ddi.CommandBufferExp.pfnReleaseExp),
    WORD(ddi.CommandBufferExp.pfnFinalizeExp),
    WORD(ddi.CommandBufferExp.pfnAppendKernelLaunchExp),
    WORD(ddi.CommandBufferExp.pfnAppendUSMMemcpyExp),
    WORD(ddi.CommandBufferExp.pfnAppendUSMFillExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferCopyExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferWriteExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferReadExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferFillExp),
    WORD(ddi.CommandBufferExp.pfnAppendUSMPrefetchExp),
    WORD(ddi.CommandBufferExp.pfnAppendUSMAdviseExp),
    WORD(ddi.CommandBufferExp.pfnAppendNativeCommandExp),
    WORD(ddi.CommandBufferExp.pfnUpdateKernelLaunchExp),
    WORD(ddi.CommandBufferExp.pfnUpdateSignalEventExp),
    WORD(ddi.CommandBufferExp.pfnUpdateWaitEventsExp),
    WORD(ddi.CommandBufferExp.pfnGetInfoExp),
    WORD(ddi.CommandBufferExp.pfnGetNativeHandleExp),
};
static const uint16_t release_2026_1_IPCExp[] = {
    WORD(ddi.IPCExp.pfnGetMemHandleExp),
    WORD(ddi.IPCExp.pfnPutMemHandleExp),
    WORD(ddi.IPCExp.pfnOpenMemHandleExp),
    WORD(ddi.IPCExp.pfnCloseMemHandleExp),
};

static const struct loader_moved release_2026_1_device_infos[] = {
    {UR_DEVICE_INFO_XE_STACK_COUNT, 133},
    {UR_DEVICE_INFO_XE_REGIONS_PER_STACK, 134},
    {UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION, 135},
    {UR_DEVICE_INFO_XE_CORES_PER_CLUSTER, 136},
    {UR_DEVICE_INFO_EUS_PER_XE_CORE, 137},
    {UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD, 138},
};

static const struct loader_layout_table release_2026_1[] = {
    {4, 0, NULL},
    {7, 17, release_2026_1_Kernel},
    {13, 26, release_2026_1_Enqueue},
    {16, 12, release_2026_1_USMExp},
    {18, 22, release_2026_1_CommandBufferExp},
    {20, 4, release_2026_1_IPCExp},
};

static const uint16_t release_2026_0_Kernel[] = {
    WORD(ddi.Kernel.pfnCreate),
    WORD(ddi.Kernel.pfnGetInfo),
    WORD(ddi.Kernel.pfnGetGroupInfo),
    WORD(ddi.Kernel.pfnGetSubGroupInfo),
    WORD(ddi.Kernel.pfnRetain),
    WORD(ddi.Kernel.pfnRelease),
    WORD(ddi.Kernel.pfnGetNativeHandle),
    WORD(ddi.Kernel.pfnCreateWithNativeHandle),
    WORD(ddi.Kernel.pfnGetSuggestedLocalWorkSize),
    WORD(pfnKernelSetArgValue),
    WORD(pfnKernelSetArgLocal),
    WORD(pfnKernelSetArgPointer),
    WORD(ddi.Kernel.pfnSetExecInfo),
    WORD(pfnKernelSetArgSampler),
    WORD(pfnKernelSetArgMemObj),
    WORD(ddi.Kernel.pfnSetSpecializationConstants),
    WORD(ddi.Kernel.pfnSuggestMaxCooperativeGroupCount),
};
static const uint16_t release_2026_0_QueueExp[] = {
    WORD(ddi.QueueExp.pfnBeginGraphCaptureExp),
    WORD(ddi.QueueExp.pfnBeginCaptureIntoGraphExp),
    WORD(ddi.QueueExp.pfnEndGraphCaptureExp),
    WORD(ddi.QueueExp.pfnIsGraphCaptureEnabledExp),
};
static const uint16_t release_2026_0_Enqueue[] = {
    WORD(pfnEnqueueKernelLaunch),
    WORD(ddi.Enqueue.pfnEventsWait),
    WORD(ddi.Enqueue.pfnEventsWaitWithBarrier),
    WORD(ddi.Enqueue.pfnMemBufferRead),
    WORD(ddi.Enqueue.pfnMemBufferWrite),
    WORD(ddi.Enqueue.pfnMemBufferReadRect),
    WORD(ddi.Enqueue.pfnMemBufferWriteRect),
    WORD(ddi.Enqueue.pfnMemBufferCopy),
    WORD(ddi.Enqueue.pfnMemBufferCopyRect),
    WORD(ddi.Enqueue.pfnMemBufferFill),
    WORD(ddi.Enqueue.pfnMemImageRead),
    WORD(ddi.Enqueue.pfnMemImageWrite),
    WORD(ddi.Enqueue.pfnMemImageCopy),
    WORD(ddi.Enqueue.pfnMemBufferMap),
    WORD(ddi.Enqueue.pfnMemUnmap),
    WORD(ddi.Enqueue.pfnUSMFill),
    WORD(ddi.Enqueue.pfnUSMMemcpy),
    WORD(ddi.Enqueue.pfnUSMPrefetch),
    WORD(ddi.Enqueue.pfnUSMAdvise),
    WORD(ddi.Enqueue.pfnUSMFill2D),
    WORD(ddi.Enqueue.pfnUSMMemcpy2D),
    WORD(ddi.Enqueue.pfnDeviceGlobalVariableWrite),
    WORD(ddi.Enqueue.pfnDeviceGlobalVariableRead),
    WORD(ddi.Enqueue.pfnReadHostPipe),
    WORD(ddi.Enqueue.pfnWriteHostPipe),
    WORD(ddi.Enqueue.pfnEventsWaitWithBarrierExt),
};
static const uint16_t release_2026_0_USMExp[] = {
    WORD(ddi.USMExp.pfnPoolCreateExp),
    WORD(ddi.USMExp.pfnPoolDestroyExp),
    WORD(ddi.USMExp.pfnPoolGetDefaultDevicePoolExp),
    WORD(ddi.USMExp.pfnPoolGetInfoExp),
    WORD(ddi.USMExp.pfnPoolSetInfoExp),
    WORD(ddi.USMExp.pfnPoolSetDevicePoolExp),
    WORD(ddi.USMExp.pfnPoolGetDevicePoolExp),
    WORD(ddi.USMExp.pfnPoolTrimToExp),
    WORD(ddi.USMExp.pfnPitchedAllocExp),
    WORD(ddi.USMExp.pfnContextMemcpyExp),
    WORD(ddi.USMExp.pfnImportExp),
    WORD(ddi.USMExp.pfnReleaseExp),
};
static const uint16_t release_2026_0_CommandBufferExp[] = {
    WORD(ddi.CommandBufferExp.pfnCreateExp),
    WORD(ddi.CommandBufferExp.pfnRetainExp),
    WORD(ddi.CommandBufferExp.pfnReleaseExp),
    WORD(ddi.CommandBufferExp.pfnFinalizeExp),
    WORD(ddi.CommandBufferExp.pfnAppendKernelLaunchExp),
    WORD(ddi.CommandBufferExp.pfnAppendUSMMemcpyExp),
    WORD(ddi.CommandBufferExp.pfnAppendUSMFillExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferCopyExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferWriteExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferReadExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp),
    WORD(ddi.CommandBufferExp.pfnAppendMemBufferFillExp),
    WORD(ddi.CommandBufferExp.pfnAppendUSMPrefetchExp),
    WORD(ddi.CommandBufferExp.pfnAppendUSMAdviseExp),
    WORD(ddi.CommandBufferExp.pfnAppendNativeCommandExp),
    WORD(ddi.CommandBufferExp.pfnUpdateKernelLaunchExp),
    WORD(ddi.CommandBufferExp.pfnUpdateSignalEventExp),
    WORD(ddi.CommandBufferExp.pfnUpdateWaitEventsExp),
    WORD(ddi.CommandBufferExp.pfnGetInfoExp),
    WORD(ddi.CommandBufferExp.pfnGetNativeHandleExp),
};
static const uint16_t release_2026_0_GraphExp[] = {
    WORD(ddi.GraphExp.pfnCreateExp),
    WORD(ddi.GraphExp.pfnInstantiateGraphExp),
    WORD(ddi.GraphExp.pfnDestroyExp),
    WORD(ddi.GraphExp.pfnExecutableGraphDestroyExp),
    WORD(ddi.GraphExp.pfnIsEmptyExp),
    WORD(ddi.GraphExp.pfnDumpContentsExp),
};
static const uint16_t release_2026_0_IPCExp[] = {
    WORD(ddi.IPCExp.pfnGetMemHandleExp),
    WORD(ddi.IPCExp.pfnPutMemHandleExp),
    WORD(ddi.IPCExp.pfnOpenMemHandleExp),
    WORD(ddi.IPCExp.pfnCloseMemHandleExp),
};

static const struct loader_moved release_2026_0_device_infos[] = {
    {UR_DEVICE_INFO_XE_STACK_COUNT, 133},
    {UR_DEVICE_INFO_XE_REGIONS_PER_STACK, 134},
    {UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION, 135},
    {UR_DEVICE_INFO_XE_CORES_PER_CLUSTER, 136},
    {UR_DEVICE_INFO_EUS_PER_XE_CORE, 137},
    {UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD, 138},
};

static const struct loader_layout_table release_2026_0[] = {
    {4, 0, NULL},
    {7, 17, release_2026_0_Kernel},
    {9, 4, release_2026_0_QueueExp},
    {13, 26, release_2026_0_Enqueue},
    {16, 12, release_2026_0_USMExp},
    {18, 22, release_2026_0_CommandBufferExp},
    {19, 6, release_2026_0_GraphExp},
    {20, 4, release_2026_0_IPCExp},
};

/* The calls that were in the tables of earlier releases and are in none today. */
void loader_retained_of(const ur_layer_dditable_t *all, ur_extra_dditable_t *extra) {
    *extra = (ur_extra_dditable_t){
        .size = offsetof(ur_extra_dditable_t, pfnWantNodes),
        .pfnKernelSetArgValue = all->pfnKernelSetArgValue,
        .pfnKernelSetArgLocal = all->pfnKernelSetArgLocal,
        .pfnKernelSetArgPointer = all->pfnKernelSetArgPointer,
        .pfnKernelSetArgSampler = all->pfnKernelSetArgSampler,
        .pfnKernelSetArgMemObj = all->pfnKernelSetArgMemObj,
        .pfnEnqueueKernelLaunch = all->pfnEnqueueKernelLaunch,
    };
}

const struct loader_layout loader_layouts[] = {
    {"2026.1", release_2026_1, sizeof(release_2026_1) / sizeof(release_2026_1[0]), release_2026_1_device_infos,
     sizeof(release_2026_1_device_infos) / sizeof(release_2026_1_device_infos[0])},
    {"2026.0", release_2026_0, sizeof(release_2026_0) / sizeof(release_2026_0[0]), release_2026_0_device_infos,
     sizeof(release_2026_0_device_infos) / sizeof(release_2026_0_device_infos[0])},
};
const unsigned loader_num_layouts = sizeof(loader_layouts) / sizeof(loader_layouts[0]);
