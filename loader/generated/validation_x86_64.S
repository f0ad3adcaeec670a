/* Generated from scripts/templates/validation.S.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The parameter layer for x86-64: calls the check of an entry point with the arguments as they are, and goes on
 * below with the arguments as they were. It is not C because compilers copy the arguments on the stack to call on. */
#include "../layers/validation_form.h"

#if LOADER_CHECKS_IN_PLACE

    .text

    .macro UR_CHECKED name, registers, offset
    .p2align 4
    .globl loader_checked_\name
    .hidden loader_checked_\name
    .type loader_checked_\name, @function
loader_checked_\name:
    pushq %rdi
    .cfi_adjust_cfa_offset 8
    .if \registers > 1
    pushq %rsi
    .cfi_adjust_cfa_offset 8
    .endif
    .if \registers > 2
    pushq %rdx
    .cfi_adjust_cfa_offset 8
    .endif
    .if \registers > 3
    pushq %rcx
    .cfi_adjust_cfa_offset 8
    .endif
    .if \registers > 4
    pushq %r8
    .cfi_adjust_cfa_offset 8
    .endif
    .if \registers > 5
    pushq %r9
    .cfi_adjust_cfa_offset 8
    .endif
    .if (\registers & 1) == 0
    subq $8, %rsp
    .cfi_adjust_cfa_offset 8
    .endif
    call loader_check_\name
    .if (\registers & 1) == 0
    addq $8, %rsp
    .cfi_adjust_cfa_offset -8
    .endif
    .if \registers > 5
    popq %r9
    .cfi_adjust_cfa_offset -8
    .endif
    .if \registers > 4
    popq %r8
    .cfi_adjust_cfa_offset -8
    .endif
    .if \registers > 3
    popq %rcx
    .cfi_adjust_cfa_offset -8
    .endif
    .if \registers > 2
    popq %rdx
    .cfi_adjust_cfa_offset -8
    .endif
    .if \registers > 1
    popq %rsi
    .cfi_adjust_cfa_offset -8
    .endif
    popq %rdi
    .cfi_adjust_cfa_offset -8
    testl %eax, %eax
    jne 1f
    movq loader_checks_next(%rip), %rax
    jmp *\offset(%rax)
1:
    ret
    .size loader_checked_\name, . - loader_checked_\name
    .endm

    .hidden loader_checks_next

    /* One description of the stack for all: each gives back what it takes. */
    .cfi_startproc

    UR_CHECKED AdapterGet, 3, 0
    UR_CHECKED AdapterRelease, 1, 8
    UR_CHECKED AdapterRetain, 1, 16
    UR_CHECKED AdapterGetLastError, 3, 24
    UR_CHECKED AdapterGetInfo, 5, 32
    UR_CHECKED AdapterSetLoggerCallback, 4, 40
    UR_CHECKED AdapterSetLoggerCallbackLevel, 2, 48
    UR_CHECKED ContextCreate, 4, 104
    UR_CHECKED ContextRetain, 1, 112
    UR_CHECKED ContextRelease, 1, 120
    UR_CHECKED ContextGetInfo, 5, 128
    UR_CHECKED ContextGetNativeHandle, 2, 136
    UR_CHECKED ContextCreateWithNativeHandle, 6, 144
    UR_CHECKED ContextSetExtendedDeleter, 3, 152
    UR_CHECKED DeviceGet, 5, 1848
    UR_CHECKED DeviceGetInfo, 5, 1856
    UR_CHECKED DeviceRetain, 1, 1864
    UR_CHECKED DeviceRelease, 1, 1872
    UR_CHECKED DevicePartition, 5, 1880
    UR_CHECKED DeviceSelectBinary, 4, 1888
    UR_CHECKED DeviceGetNativeHandle, 2, 1896
    UR_CHECKED DeviceCreateWithNativeHandle, 4, 1904
    UR_CHECKED DeviceGetGlobalTimestamps, 3, 1912
    UR_CHECKED EnqueueEventsWait, 4, 744
    UR_CHECKED EnqueueEventsWaitWithBarrier, 4, 752
    UR_CHECKED EnqueueMemBufferRead, 6, 760
    UR_CHECKED EnqueueMemBufferWrite, 6, 768
    UR_CHECKED EnqueueMemBufferReadRect, 6, 776
    UR_CHECKED EnqueueMemBufferWriteRect, 6, 784
    UR_CHECKED EnqueueMemBufferCopy, 6, 792
    UR_CHECKED EnqueueMemBufferCopyRect, 6, 800
    UR_CHECKED EnqueueMemBufferFill, 6, 808
    UR_CHECKED EnqueueMemImageRead, 6, 816
    UR_CHECKED EnqueueMemImageWrite, 6, 824
    UR_CHECKED EnqueueMemImageCopy, 6, 832
    UR_CHECKED EnqueueMemBufferMap, 6, 840
    UR_CHECKED EnqueueMemUnmap, 6, 848
    UR_CHECKED EnqueueUSMFill, 6, 856
    UR_CHECKED EnqueueUSMMemcpy, 6, 864
    UR_CHECKED EnqueueUSMPrefetch, 6, 872
    UR_CHECKED EnqueueUSMAdvise, 5, 880
    UR_CHECKED EnqueueUSMFill2D, 6, 888
    UR_CHECKED EnqueueUSMMemcpy2D, 6, 896
    UR_CHECKED EnqueueDeviceGlobalVariableWrite, 6, 904
    UR_CHECKED EnqueueDeviceGlobalVariableRead, 6, 912
    UR_CHECKED EnqueueReadHostPipe, 6, 920
    UR_CHECKED EnqueueWriteHostPipe, 6, 928
    UR_CHECKED EventGetInfo, 5, 160
    UR_CHECKED EventGetProfilingInfo, 5, 168
    UR_CHECKED EventWait, 2, 176
    UR_CHECKED EventRetain, 1, 184
    UR_CHECKED EventRelease, 1, 192
    UR_CHECKED EventGetNativeHandle, 2, 200
    UR_CHECKED EventCreateWithNativeHandle, 4, 208
    UR_CHECKED EventSetCallback, 4, 216
    UR_CHECKED EnqueueUSMDeviceAllocExp, 6, 952
    UR_CHECKED EnqueueUSMSharedAllocExp, 6, 960
    UR_CHECKED EnqueueUSMHostAllocExp, 6, 968
    UR_CHECKED EnqueueUSMFreeExp, 6, 976
    UR_CHECKED USMPoolCreateExp, 4, 1096
    UR_CHECKED USMPoolDestroyExp, 3, 1104
    UR_CHECKED USMPoolGetDefaultDevicePoolExp, 3, 1112
    UR_CHECKED USMPoolGetInfoExp, 4, 1120
    UR_CHECKED USMPoolSetInfoExp, 4, 1128
    UR_CHECKED USMPoolSetDevicePoolExp, 3, 1136
    UR_CHECKED USMPoolGetDevicePoolExp, 3, 1144
    UR_CHECKED USMPoolTrimToExp, 4, 1152
    UR_CHECKED USMPitchedAllocExp, 6, 1160
    UR_CHECKED BindlessImagesUnsampledImageHandleDestroyExp, 3, 1208
    UR_CHECKED BindlessImagesSampledImageHandleDestroyExp, 3, 1216
    UR_CHECKED BindlessImagesImageAllocateExp, 5, 1224
    UR_CHECKED BindlessImagesImageFreeExp, 3, 1232
    UR_CHECKED BindlessImagesUnsampledImageCreateExp, 6, 1240
    UR_CHECKED BindlessImagesSampledImageCreateExp, 6, 1248
    UR_CHECKED BindlessImagesImageCopyExp, 6, 1256
    UR_CHECKED BindlessImagesImageGetInfoExp, 5, 1264
    UR_CHECKED BindlessImagesGetImageMemoryHandleTypeSupportExp, 6, 1272
    UR_CHECKED BindlessImagesGetImageUnsampledHandleSupportExp, 6, 1280
    UR_CHECKED BindlessImagesGetImageSampledHandleSupportExp, 6, 1288
    UR_CHECKED BindlessImagesMipmapGetLevelExp, 5, 1296
    UR_CHECKED BindlessImagesMipmapFreeExp, 3, 1304
    UR_CHECKED BindlessImagesImportExternalMemoryExp, 6, 1312
    UR_CHECKED BindlessImagesMapExternalArrayExp, 6, 1320
    UR_CHECKED BindlessImagesMapExternalLinearMemoryExp, 6, 1328
    UR_CHECKED BindlessImagesReleaseExternalMemoryExp, 3, 1336
    UR_CHECKED BindlessImagesFreeMappedLinearMemoryExp, 3, 1344
    UR_CHECKED BindlessImagesSupportsImportingHandleTypeExp, 3, 1352
    UR_CHECKED BindlessImagesImportExternalSemaphoreExp, 5, 1360
    UR_CHECKED BindlessImagesReleaseExternalSemaphoreExp, 3, 1368
    UR_CHECKED BindlessImagesWaitExternalSemaphoreExp, 6, 1376
    UR_CHECKED BindlessImagesSignalExternalSemaphoreExp, 6, 1384
    UR_CHECKED CommandBufferCreateExp, 4, 1392
    UR_CHECKED CommandBufferRetainExp, 1, 1400
    UR_CHECKED CommandBufferReleaseExp, 1, 1408
    UR_CHECKED CommandBufferFinalizeExp, 1, 1416
    UR_CHECKED CommandBufferAppendKernelLaunchExp, 6, 1424
    UR_CHECKED CommandBufferAppendKernelLaunchWithArgsExp, 6, 1432
    UR_CHECKED CommandBufferAppendUSMMemcpyExp, 6, 1440
    UR_CHECKED CommandBufferAppendUSMFillExp, 6, 1448
    UR_CHECKED CommandBufferAppendMemBufferCopyExp, 6, 1456
    UR_CHECKED CommandBufferAppendMemBufferWriteExp, 6, 1464
    UR_CHECKED CommandBufferAppendMemBufferReadExp, 6, 1472
    UR_CHECKED CommandBufferAppendMemBufferCopyRectExp, 6, 1480
    UR_CHECKED CommandBufferAppendMemBufferWriteRectExp, 6, 1488
    UR_CHECKED CommandBufferAppendMemBufferReadRectExp, 6, 1496
    UR_CHECKED CommandBufferAppendMemBufferFillExp, 6, 1504
    UR_CHECKED CommandBufferAppendUSMPrefetchExp, 6, 1512
    UR_CHECKED CommandBufferAppendUSMAdviseExp, 6, 1520
    UR_CHECKED CommandBufferAppendNativeCommandExp, 6, 1528
    UR_CHECKED EnqueueCommandBufferExp, 5, 992
    UR_CHECKED CommandBufferUpdateKernelLaunchExp, 3, 1536
    UR_CHECKED CommandBufferUpdateSignalEventExp, 2, 1544
    UR_CHECKED CommandBufferUpdateWaitEventsExp, 3, 1552
    UR_CHECKED CommandBufferGetInfoExp, 5, 1560
    UR_CHECKED CommandBufferGetNativeHandleExp, 2, 1568
    UR_CHECKED DeviceWaitExp, 1, 1920
    UR_CHECKED ProgramDynamicLinkExp, 3, 344
    UR_CHECKED EnqueueKernelLaunchWithArgsExp, 6, 944
    UR_CHECKED EnqueueTimestampRecordingExp, 5, 984
    UR_CHECKED GraphCreateExp, 2, 1576
    UR_CHECKED QueueBeginGraphCaptureExp, 1, 544
    UR_CHECKED QueueBeginCaptureIntoGraphExp, 2, 552
    UR_CHECKED QueueEndGraphCaptureExp, 2, 560
    UR_CHECKED GraphInstantiateGraphExp, 2, 1584
    UR_CHECKED EnqueueGraphExp, 5, 1016
    UR_CHECKED GraphDestroyExp, 1, 1592
    UR_CHECKED GraphExecutableGraphDestroyExp, 1, 1600
    UR_CHECKED QueueIsGraphCaptureEnabledExp, 2, 568
    UR_CHECKED QueueGetGraphExp, 2, 576
    UR_CHECKED GraphIsEmptyExp, 2, 1608
    UR_CHECKED GraphGetIdExp, 2, 1616
    UR_CHECKED GraphSetDestructionCallbackExp, 3, 1624
    UR_CHECKED GraphDumpContentsExp, 2, 1632
    UR_CHECKED GraphGetNativeHandleExp, 2, 1640
    UR_CHECKED GraphExecutableGraphGetNativeHandleExp, 2, 1648
    UR_CHECKED EnqueueHostTaskExp, 6, 1000
    UR_CHECKED IPCGetMemHandleExp, 4, 1656
    UR_CHECKED IPCPutMemHandleExp, 2, 1664
    UR_CHECKED IPCOpenMemHandleExp, 5, 1672
    UR_CHECKED IPCCloseMemHandleExp, 2, 1680
    UR_CHECKED IPCGetPhysMemHandleExp, 4, 1688
    UR_CHECKED IPCPutPhysMemHandleExp, 2, 1696
    UR_CHECKED IPCOpenPhysMemHandleExp, 5, 1704
    UR_CHECKED IPCClosePhysMemHandleExp, 2, 1712
    UR_CHECKED IPCGetEventHandleExp, 3, 1720
    UR_CHECKED IPCPutEventHandleExp, 2, 1728
    UR_CHECKED IPCOpenEventHandleExp, 4, 1736
    UR_CHECKED EnqueueEventsWaitWithBarrierExt, 5, 936
    UR_CHECKED MemoryExportAllocExportableMemoryExp, 6, 1744
    UR_CHECKED MemoryExportFreeExportableMemoryExp, 3, 1752
    UR_CHECKED MemoryExportExportMemoryHandleExp, 5, 1760
    UR_CHECKED ProgramBuildExp, 5, 352
    UR_CHECKED ProgramCompileExp, 5, 360
    UR_CHECKED ProgramLinkExp, 6, 368
    UR_CHECKED EnqueueNativeCommandExp, 6, 1008
    UR_CHECKED EventCreateExp, 4, 224
    UR_CHECKED USMContextMemcpyExp, 4, 1168
    UR_CHECKED USMHostAllocRegisterExp, 4, 1184
    UR_CHECKED USMHostAllocUnregisterExp, 2, 1176
    UR_CHECKED USMImportExp, 3, 1192
    UR_CHECKED USMReleaseExp, 2, 1200
    UR_CHECKED UsmP2PEnablePeerAccessExp, 2, 1768
    UR_CHECKED UsmP2PDisablePeerAccessExp, 2, 1776
    UR_CHECKED UsmP2PPeerAccessGetInfoExp, 6, 1784
    UR_CHECKED KernelCreate, 3, 376
    UR_CHECKED KernelGetInfo, 5, 384
    UR_CHECKED KernelGetGroupInfo, 6, 392
    UR_CHECKED KernelGetSubGroupInfo, 6, 400
    UR_CHECKED KernelRetain, 1, 408
    UR_CHECKED KernelRelease, 1, 416
    UR_CHECKED KernelSetExecInfo, 5, 456
    UR_CHECKED KernelSetSpecializationConstants, 3, 464
    UR_CHECKED KernelGetNativeHandle, 2, 424
    UR_CHECKED KernelCreateWithNativeHandle, 5, 432
    UR_CHECKED KernelGetSuggestedLocalWorkSize, 6, 440
    UR_CHECKED KernelGetSuggestedLocalWorkSizeWithArgs, 6, 448
    UR_CHECKED KernelSuggestMaxCooperativeGroupCount, 6, 472
    UR_CHECKED MemImageCreate, 6, 632
    UR_CHECKED MemBufferCreate, 5, 640
    UR_CHECKED MemRetain, 1, 648
    UR_CHECKED MemRelease, 1, 656
    UR_CHECKED MemBufferPartition, 5, 664
    UR_CHECKED MemGetNativeHandle, 3, 672
    UR_CHECKED MemBufferCreateWithNativeHandle, 4, 680
    UR_CHECKED MemImageCreateWithNativeHandle, 6, 688
    UR_CHECKED MemGetInfo, 5, 696
    UR_CHECKED MemImageGetInfo, 5, 704
    UR_CHECKED PlatformGet, 4, 56
    UR_CHECKED PlatformGetInfo, 5, 64
    UR_CHECKED PlatformGetApiVersion, 2, 88
    UR_CHECKED PlatformGetNativeHandle, 2, 72
    UR_CHECKED PlatformCreateWithNativeHandle, 4, 80
    UR_CHECKED PlatformGetBackendOption, 3, 96
    UR_CHECKED ProgramCreateWithIL, 5, 232
    UR_CHECKED ProgramCreateWithBinary, 6, 240
    UR_CHECKED ProgramBuild, 3, 248
    UR_CHECKED ProgramCompile, 3, 256
    UR_CHECKED ProgramLink, 5, 264
    UR_CHECKED ProgramRetain, 1, 272
    UR_CHECKED ProgramRelease, 1, 280
    UR_CHECKED ProgramGetFunctionPointer, 4, 288
    UR_CHECKED ProgramGetGlobalVariablePointer, 5, 296
    UR_CHECKED ProgramGetInfo, 5, 304
    UR_CHECKED ProgramGetBuildInfo, 6, 312
    UR_CHECKED ProgramSetSpecializationConstants, 3, 320
    UR_CHECKED ProgramGetNativeHandle, 2, 328
    UR_CHECKED ProgramCreateWithNativeHandle, 4, 336
    UR_CHECKED QueueGetInfo, 5, 480
    UR_CHECKED QueueCreate, 4, 488
    UR_CHECKED QueueRetain, 1, 496
    UR_CHECKED QueueRelease, 1, 504
    UR_CHECKED QueueGetNativeHandle, 3, 512
    UR_CHECKED QueueCreateWithNativeHandle, 5, 520
    UR_CHECKED QueueFinish, 1, 528
    UR_CHECKED QueueFlush, 1, 536
    UR_CHECKED SamplerCreate, 3, 584
    UR_CHECKED SamplerRetain, 1, 592
    UR_CHECKED SamplerRelease, 1, 600
    UR_CHECKED SamplerGetInfo, 5, 608
    UR_CHECKED SamplerGetNativeHandle, 2, 616
    UR_CHECKED SamplerCreateWithNativeHandle, 4, 624
    UR_CHECKED USMHostAlloc, 5, 1024
    UR_CHECKED USMDeviceAlloc, 6, 1032
    UR_CHECKED USMSharedAlloc, 6, 1040
    UR_CHECKED USMFree, 2, 1048
    UR_CHECKED USMGetMemAllocInfo, 6, 1056
    UR_CHECKED USMPoolCreate, 3, 1064
    UR_CHECKED USMPoolRetain, 1, 1072
    UR_CHECKED USMPoolRelease, 1, 1080
    UR_CHECKED USMPoolGetInfo, 5, 1088
    UR_CHECKED VirtualMemGranularityGetInfo, 6, 1792
    UR_CHECKED VirtualMemReserve, 4, 1800
    UR_CHECKED VirtualMemFree, 3, 1808
    UR_CHECKED VirtualMemMap, 6, 1816
    UR_CHECKED VirtualMemUnmap, 3, 1824
    UR_CHECKED VirtualMemSetAccess, 4, 1832
    UR_CHECKED VirtualMemGetInfo, 6, 1840
    UR_CHECKED PhysicalMemCreate, 5, 712
    UR_CHECKED PhysicalMemRetain, 1, 720
    UR_CHECKED PhysicalMemRelease, 1, 728
    UR_CHECKED PhysicalMemGetInfo, 5, 736
    .cfi_endproc

#endif
    .section .note.GNU-stack, "", @progbits
