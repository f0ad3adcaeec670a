/* Generated from scripts/templates/validation.S.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The layers' ways past a call that nothing is wrong with, for x86-64: a check looks at the arguments where the
 * program put them and leaves all of them there, and the call goes on below. It is not C because compilers copy the
 * arguments on the stack to call on. */
#include "../layers/validation_form.h"

#if LOADER_CHECKS_IN_PLACE

    .text

    /* Calls a check, and has all arguments where they were after it. */
    .macro UR_ASK check
#if LOADER_CHECKS_KEEP
    call \check
#else
    pushq %rdi
    pushq %rsi
    pushq %rdx
    pushq %rcx
    pushq %r8
    pushq %r9
    subq $8, %rsp
    .cfi_adjust_cfa_offset 56
    call \check
    addq $8, %rsp
    popq %r9
    popq %r8
    popq %rcx
    popq %rdx
    popq %rsi
    popq %rdi
    .cfi_adjust_cfa_offset -56
#endif
    .endm

    /* Parameters: else the broken rule is said. */
    .macro UR_CHECKED name, offset
    .p2align 4
    .globl loader_checked_\name
    .hidden loader_checked_\name
    .type loader_checked_\name, @function
loader_checked_\name:
    UR_ASK loader_check_\name
    testl %eax, %eax
    jne loader_check_failed
    movq loader_checks_next(%rip), %rax
    jmp *\offset(%rax)
    .size loader_checked_\name, . - loader_checked_\name
    .endm

    /* What follows objects: else the whole wrapper has its turn. */
    .macro UR_QUICK name, offset
    .p2align 4
    .globl loader_quick_\name
    .hidden loader_quick_\name
    .type loader_quick_\name, @function
loader_quick_\name:
    UR_ASK loader_is_plain_\name
    testl %eax, %eax
    je loader_tracked_\name
    movq loader_tracked_next(%rip), %rax
    jmp *\offset(%rax)
    .size loader_quick_\name, . - loader_quick_\name
    .endm

    .hidden loader_checks_next
    .hidden loader_tracked_next

    .cfi_startproc
    .type loader_check_failed, @function
loader_check_failed:
    leal -1(%rax), %edi
    jmp loader_rule_broken

    UR_CHECKED AdapterGet, 0
    UR_CHECKED AdapterRelease, 8
    UR_CHECKED AdapterRetain, 16
    UR_CHECKED AdapterGetLastError, 24
    UR_CHECKED AdapterGetInfo, 32
    UR_CHECKED AdapterSetLoggerCallback, 40
    UR_CHECKED AdapterSetLoggerCallbackLevel, 48
    UR_CHECKED ContextCreate, 104
    UR_CHECKED ContextRetain, 112
    UR_CHECKED ContextRelease, 120
    UR_CHECKED ContextGetInfo, 128
    UR_CHECKED ContextGetNativeHandle, 136
    UR_CHECKED ContextCreateWithNativeHandle, 144
    UR_CHECKED ContextSetExtendedDeleter, 152
    UR_CHECKED DeviceGet, 1848
    UR_CHECKED DeviceGetInfo, 1856
    UR_CHECKED DeviceRetain, 1864
    UR_CHECKED DeviceRelease, 1872
    UR_CHECKED DevicePartition, 1880
    UR_CHECKED DeviceSelectBinary, 1888
    UR_CHECKED DeviceGetNativeHandle, 1896
    UR_CHECKED DeviceCreateWithNativeHandle, 1904
    UR_CHECKED DeviceGetGlobalTimestamps, 1912
    UR_CHECKED EnqueueEventsWait, 744
    UR_CHECKED EnqueueEventsWaitWithBarrier, 752
    UR_CHECKED EnqueueMemBufferRead, 760
    UR_CHECKED EnqueueMemBufferWrite, 768
    UR_CHECKED EnqueueMemBufferReadRect, 776
    UR_CHECKED EnqueueMemBufferWriteRect, 784
    UR_CHECKED EnqueueMemBufferCopy, 792
    UR_CHECKED EnqueueMemBufferCopyRect, 800
    UR_CHECKED EnqueueMemBufferFill, 808
    UR_CHECKED EnqueueMemImageRead, 816
    UR_CHECKED EnqueueMemImageWrite, 824
    UR_CHECKED EnqueueMemImageCopy, 832
    UR_CHECKED EnqueueMemBufferMap, 840
    UR_CHECKED EnqueueMemUnmap, 848
    UR_CHECKED EnqueueUSMFill, 856
    UR_CHECKED EnqueueUSMMemcpy, 864
    UR_CHECKED EnqueueUSMPrefetch, 872
    UR_CHECKED EnqueueUSMAdvise, 880
    UR_CHECKED EnqueueUSMFill2D, 888
    UR_CHECKED EnqueueUSMMemcpy2D, 896
    UR_CHECKED EnqueueDeviceGlobalVariableWrite, 904
    UR_CHECKED EnqueueDeviceGlobalVariableRead, 912
    UR_CHECKED EnqueueReadHostPipe, 920
    UR_CHECKED EnqueueWriteHostPipe, 928
    UR_CHECKED EventGetInfo, 160
    UR_CHECKED EventGetProfilingInfo, 168
    UR_CHECKED EventWait, 176
    UR_CHECKED EventRetain, 184
    UR_CHECKED EventRelease, 192
    UR_CHECKED EventGetNativeHandle, 200
    UR_CHECKED EventCreateWithNativeHandle, 208
    UR_CHECKED EventSetCallback, 216
    UR_CHECKED EnqueueUSMDeviceAllocExp, 952
    UR_CHECKED EnqueueUSMSharedAllocExp, 960
    UR_CHECKED EnqueueUSMHostAllocExp, 968
    UR_CHECKED EnqueueUSMFreeExp, 976
    UR_CHECKED USMPoolCreateExp, 1096
    UR_CHECKED USMPoolDestroyExp, 1104
    UR_CHECKED USMPoolGetDefaultDevicePoolExp, 1112
    UR_CHECKED USMPoolGetInfoExp, 1120
    UR_CHECKED USMPoolSetInfoExp, 1128
    UR_CHECKED USMPoolSetDevicePoolExp, 1136
    UR_CHECKED USMPoolGetDevicePoolExp, 1144
    UR_CHECKED USMPoolTrimToExp, 1152
    UR_CHECKED USMPitchedAllocExp, 1160
    UR_CHECKED BindlessImagesUnsampledImageHandleDestroyExp, 1208
    UR_CHECKED BindlessImagesSampledImageHandleDestroyExp, 1216
    UR_CHECKED BindlessImagesImageAllocateExp, 1224
    UR_CHECKED BindlessImagesImageFreeExp, 1232
    UR_CHECKED BindlessImagesUnsampledImageCreateExp, 1240
    UR_CHECKED BindlessImagesSampledImageCreateExp, 1248
    UR_CHECKED BindlessImagesImageCopyExp, 1256
    UR_CHECKED BindlessImagesImageGetInfoExp, 1264
    UR_CHECKED BindlessImagesGetImageMemoryHandleTypeSupportExp, 1272
    UR_CHECKED BindlessImagesGetImageUnsampledHandleSupportExp, 1280
    UR_CHECKED BindlessImagesGetImageSampledHandleSupportExp, 1288
    UR_CHECKED BindlessImagesMipmapGetLevelExp, 1296
    UR_CHECKED BindlessImagesMipmapFreeExp, 1304
    UR_CHECKED BindlessImagesImportExternalMemoryExp, 1312
    UR_CHECKED BindlessImagesMapExternalArrayExp, 1320
    UR_CHECKED BindlessImagesMapExternalLinearMemoryExp, 1328
    UR_CHECKED BindlessImagesReleaseExternalMemoryExp, 1336
    UR_CHECKED BindlessImagesFreeMappedLinearMemoryExp, 1344
    UR_CHECKED BindlessImagesSupportsImportingHandleTypeExp, 1352
    UR_CHECKED BindlessImagesImportExternalSemaphoreExp, 1360
    UR_CHECKED BindlessImagesReleaseExternalSemaphoreExp, 1368
    UR_CHECKED BindlessImagesWaitExternalSemaphoreExp, 1376
    UR_CHECKED BindlessImagesSignalExternalSemaphoreExp, 1384
    UR_CHECKED CommandBufferCreateExp, 1392
    UR_CHECKED CommandBufferRetainExp, 1400
    UR_CHECKED CommandBufferReleaseExp, 1408
    UR_CHECKED CommandBufferFinalizeExp, 1416
    UR_CHECKED CommandBufferAppendKernelLaunchExp, 1424
    UR_CHECKED CommandBufferAppendKernelLaunchWithArgsExp, 1432
    UR_CHECKED CommandBufferAppendUSMMemcpyExp, 1440
    UR_CHECKED CommandBufferAppendUSMFillExp, 1448
    UR_CHECKED CommandBufferAppendMemBufferCopyExp, 1456
    UR_CHECKED CommandBufferAppendMemBufferWriteExp, 1464
    UR_CHECKED CommandBufferAppendMemBufferReadExp, 1472
    UR_CHECKED CommandBufferAppendMemBufferCopyRectExp, 1480
    UR_CHECKED CommandBufferAppendMemBufferWriteRectExp, 1488
    UR_CHECKED CommandBufferAppendMemBufferReadRectExp, 1496
    UR_CHECKED CommandBufferAppendMemBufferFillExp, 1504
    UR_CHECKED CommandBufferAppendUSMPrefetchExp, 1512
    UR_CHECKED CommandBufferAppendUSMAdviseExp, 1520
    UR_CHECKED CommandBufferAppendNativeCommandExp, 1528
    UR_CHECKED EnqueueCommandBufferExp, 992
    UR_CHECKED CommandBufferUpdateKernelLaunchExp, 1536
    UR_CHECKED CommandBufferUpdateSignalEventExp, 1544
    UR_CHECKED CommandBufferUpdateWaitEventsExp, 1552
    UR_CHECKED CommandBufferGetInfoExp, 1560
    UR_CHECKED CommandBufferGetNativeHandleExp, 1568
    UR_CHECKED DeviceWaitExp, 1920
    UR_CHECKED ProgramDynamicLinkExp, 344
    /* EnqueueKernelLaunchWithArgsExp: what most calls are is seen at once. */
    .p2align 4
    .globl loader_checked_EnqueueKernelLaunchWithArgsExp
    .hidden loader_checked_EnqueueKernelLaunchWithArgsExp
    .type loader_checked_EnqueueKernelLaunchWithArgsExp, @function
loader_checked_EnqueueKernelLaunchWithArgsExp:
    testq %rdi, %rdi
    je 9f
    testq %rsi, %rsi
    je 9f
    testq %r8, %r8
    je 9f
    cmpl $0, 32(%rsp)
    jne 11f
    cmpq $0, 40(%rsp)
    jne 9f
    12:
    cmpl $0, 8(%rsp)
    jne 13f
    14:
    cmpq $0, 24(%rsp)
    jne 9f
    movl %edx, %eax
    subl $1, %eax
    cmpl $2, %eax
    ja 9f
    testq %r9, %r9
    je 15f
    cmpq $0, (%r9)
    je 9f
    cmpl $2, %edx
    jb 15f
    cmpq $0, 8(%r9)
    je 9f
    cmpl $3, %edx
    jb 15f
    cmpq $0, 16(%r9)
    je 9f
    15:
    movq loader_checks_next(%rip), %rax
    jmp *944(%rax)
    11:
    movq 40(%rsp), %rax
    testq %rax, %rax
    je 9f
    movl 32(%rsp), %r10d
    1:
    cmpq $0, (%rax)
    je 9f
    addq $8, %rax
    decl %r10d
    jne 1b
    jmp 12b
    13:
    movq 16(%rsp), %rax
    testq %rax, %rax
    je 9f
    movl 8(%rsp), %r10d
    1:
    cmpl $4, 16(%rax)
    ja 9f
    addq $48, %rax
    decl %r10d
    jne 1b
    jmp 14b
9:
    UR_ASK loader_check_EnqueueKernelLaunchWithArgsExp
    testl %eax, %eax
    jne loader_check_failed
    movq loader_checks_next(%rip), %rax
    jmp *944(%rax)
    .size loader_checked_EnqueueKernelLaunchWithArgsExp, . - loader_checked_EnqueueKernelLaunchWithArgsExp

    UR_CHECKED EnqueueTimestampRecordingExp, 984
    UR_CHECKED GraphCreateExp, 1576
    UR_CHECKED QueueBeginGraphCaptureExp, 544
    UR_CHECKED QueueBeginCaptureIntoGraphExp, 552
    UR_CHECKED QueueEndGraphCaptureExp, 560
    UR_CHECKED GraphInstantiateGraphExp, 1584
    UR_CHECKED EnqueueGraphExp, 1016
    UR_CHECKED GraphDestroyExp, 1592
    UR_CHECKED GraphExecutableGraphDestroyExp, 1600
    UR_CHECKED QueueIsGraphCaptureEnabledExp, 568
    UR_CHECKED QueueGetGraphExp, 576
    UR_CHECKED GraphIsEmptyExp, 1608
    UR_CHECKED GraphGetIdExp, 1616
    UR_CHECKED GraphSetDestructionCallbackExp, 1624
    UR_CHECKED GraphDumpContentsExp, 1632
    UR_CHECKED GraphGetNativeHandleExp, 1640
    UR_CHECKED GraphExecutableGraphGetNativeHandleExp, 1648
    UR_CHECKED EnqueueHostTaskExp, 1000
    UR_CHECKED IPCGetMemHandleExp, 1656
    UR_CHECKED IPCPutMemHandleExp, 1664
    UR_CHECKED IPCOpenMemHandleExp, 1672
    UR_CHECKED IPCCloseMemHandleExp, 1680
    UR_CHECKED IPCGetPhysMemHandleExp, 1688
    UR_CHECKED IPCPutPhysMemHandleExp, 1696
    UR_CHECKED IPCOpenPhysMemHandleExp, 1704
    UR_CHECKED IPCClosePhysMemHandleExp, 1712
    UR_CHECKED IPCGetEventHandleExp, 1720
    UR_CHECKED IPCPutEventHandleExp, 1728
    UR_CHECKED IPCOpenEventHandleExp, 1736
    UR_CHECKED EnqueueEventsWaitWithBarrierExt, 936
    UR_CHECKED MemoryExportAllocExportableMemoryExp, 1744
    UR_CHECKED MemoryExportFreeExportableMemoryExp, 1752
    UR_CHECKED MemoryExportExportMemoryHandleExp, 1760
    UR_CHECKED ProgramBuildExp, 352
    UR_CHECKED ProgramCompileExp, 360
    UR_CHECKED ProgramLinkExp, 368
    UR_CHECKED EnqueueNativeCommandExp, 1008
    UR_CHECKED EventCreateExp, 224
    UR_CHECKED USMContextMemcpyExp, 1168
    UR_CHECKED USMHostAllocRegisterExp, 1184
    UR_CHECKED USMHostAllocUnregisterExp, 1176
    UR_CHECKED USMImportExp, 1192
    UR_CHECKED USMReleaseExp, 1200
    UR_CHECKED UsmP2PEnablePeerAccessExp, 1768
    UR_CHECKED UsmP2PDisablePeerAccessExp, 1776
    UR_CHECKED UsmP2PPeerAccessGetInfoExp, 1784
    UR_CHECKED KernelCreate, 376
    UR_CHECKED KernelGetInfo, 384
    UR_CHECKED KernelGetGroupInfo, 392
    UR_CHECKED KernelGetSubGroupInfo, 400
    UR_CHECKED KernelRetain, 408
    UR_CHECKED KernelRelease, 416
    UR_CHECKED KernelSetExecInfo, 456
    UR_CHECKED KernelSetSpecializationConstants, 464
    UR_CHECKED KernelGetNativeHandle, 424
    UR_CHECKED KernelCreateWithNativeHandle, 432
    UR_CHECKED KernelGetSuggestedLocalWorkSize, 440
    UR_CHECKED KernelGetSuggestedLocalWorkSizeWithArgs, 448
    UR_CHECKED KernelSuggestMaxCooperativeGroupCount, 472
    UR_CHECKED MemImageCreate, 632
    UR_CHECKED MemBufferCreate, 640
    UR_CHECKED MemRetain, 648
    UR_CHECKED MemRelease, 656
    UR_CHECKED MemBufferPartition, 664
    UR_CHECKED MemGetNativeHandle, 672
    UR_CHECKED MemBufferCreateWithNativeHandle, 680
    UR_CHECKED MemImageCreateWithNativeHandle, 688
    UR_CHECKED MemGetInfo, 696
    UR_CHECKED MemImageGetInfo, 704
    UR_CHECKED PlatformGet, 56
    UR_CHECKED PlatformGetInfo, 64
    UR_CHECKED PlatformGetApiVersion, 88
    UR_CHECKED PlatformGetNativeHandle, 72
    UR_CHECKED PlatformCreateWithNativeHandle, 80
    UR_CHECKED PlatformGetBackendOption, 96
    UR_CHECKED ProgramCreateWithIL, 232
    UR_CHECKED ProgramCreateWithBinary, 240
    UR_CHECKED ProgramBuild, 248
    UR_CHECKED ProgramCompile, 256
    UR_CHECKED ProgramLink, 264
    UR_CHECKED ProgramRetain, 272
    UR_CHECKED ProgramRelease, 280
    UR_CHECKED ProgramGetFunctionPointer, 288
    UR_CHECKED ProgramGetGlobalVariablePointer, 296
    UR_CHECKED ProgramGetInfo, 304
    UR_CHECKED ProgramGetBuildInfo, 312
    UR_CHECKED ProgramSetSpecializationConstants, 320
    UR_CHECKED ProgramGetNativeHandle, 328
    UR_CHECKED ProgramCreateWithNativeHandle, 336
    UR_CHECKED QueueGetInfo, 480
    UR_CHECKED QueueCreate, 488
    UR_CHECKED QueueRetain, 496
    UR_CHECKED QueueRelease, 504
    UR_CHECKED QueueGetNativeHandle, 512
    UR_CHECKED QueueCreateWithNativeHandle, 520
    UR_CHECKED QueueFinish, 528
    UR_CHECKED QueueFlush, 536
    UR_CHECKED SamplerCreate, 584
    UR_CHECKED SamplerRetain, 592
    UR_CHECKED SamplerRelease, 600
    UR_CHECKED SamplerGetInfo, 608
    UR_CHECKED SamplerGetNativeHandle, 616
    UR_CHECKED SamplerCreateWithNativeHandle, 624
    UR_CHECKED USMHostAlloc, 1024
    UR_CHECKED USMDeviceAlloc, 1032
    UR_CHECKED USMSharedAlloc, 1040
    UR_CHECKED USMFree, 1048
    UR_CHECKED USMGetMemAllocInfo, 1056
    UR_CHECKED USMPoolCreate, 1064
    UR_CHECKED USMPoolRetain, 1072
    UR_CHECKED USMPoolRelease, 1080
    UR_CHECKED USMPoolGetInfo, 1088
    UR_CHECKED VirtualMemGranularityGetInfo, 1792
    UR_CHECKED VirtualMemReserve, 1800
    UR_CHECKED VirtualMemFree, 1808
    UR_CHECKED VirtualMemMap, 1816
    UR_CHECKED VirtualMemUnmap, 1824
    UR_CHECKED VirtualMemSetAccess, 1832
    UR_CHECKED VirtualMemGetInfo, 1840
    UR_CHECKED PhysicalMemCreate, 712
    UR_CHECKED PhysicalMemRetain, 720
    UR_CHECKED PhysicalMemRelease, 728
    UR_CHECKED PhysicalMemGetInfo, 736
    UR_QUICK EnqueueKernelLaunchWithArgsExp, 944
    .cfi_endproc

#endif
    .section .note.GNU-stack, "", @progbits
