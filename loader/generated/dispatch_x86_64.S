/* Generated from scripts/templates/dispatch.S.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Entry points that dispatch through their first required handle, x86_64 form.
 *
 * Each entry: if a layer is on, jump to the layer; a NULL handle returns INVALID_NULL_HANDLE; an empty slot
 * returns UNSUPPORTED_FEATURE; else jump to the slot of the handle's own table. The arguments stay where the
 * caller put them, on the stack too, which is why this is not C: a compiler copies stack arguments for a tail call.
 *
 * Below the layers, loader_by_layout_X does the same where there are adapters with the tables of earlier releases: the
 * table that a handle starts with is looked for in loader_by_layout first.
 */
#if defined(__x86_64__)

    .text

    .macro UR_ENTRY name, handle, offset
    .p2align 4
    .globl ur\name
    .type ur\name, @function
ur\name:
    cmpq $0, loader_layers(%rip)
    jne 2f
    .globl loader_dispatch_\name
    .hidden loader_dispatch_\name
    .type loader_dispatch_\name, @function
loader_dispatch_\name:
    testq %\handle, %\handle
    je loader_null_handle
    movq (%\handle), %rax
    movq \offset(%rax), %rax
    testq %rax, %rax
    je loader_unsupported
    jmp *%rax
2:
    movq loader_layers(%rip), %rax
    testq %rax, %rax
    je loader_dispatch_\name
    jmp *\offset(%rax)
    .size ur\name, . - ur\name
    .endm

    /* The same for one that has other forms in earlier releases, which are told by the library of the caller:
     * loader_above is set where layers are on or where there is such a library. */
    .macro UR_ENTRY_BY_CALLER name, handle, offset, index
    .p2align 4
    .globl ur\name
    .type ur\name, @function
ur\name:
    cmpq $0, loader_above(%rip)
    jne 2f
    .globl loader_dispatch_\name
    .hidden loader_dispatch_\name
    .type loader_dispatch_\name, @function
loader_dispatch_\name:
    testq %\handle, %\handle
    je loader_null_handle
    movq (%\handle), %rax
    movq \offset(%rax), %rax
    testq %rax, %rax
    je loader_unsupported
    jmp *%rax
2:
    UR_BY_CALLER \index
    .globl loader_today_\name
    .hidden loader_today_\name
    .type loader_today_\name, @function
loader_today_\name:
    movq loader_layers(%rip), %rax
    testq %rax, %rax
    je loader_dispatch_\name
    jmp *\offset(%rax)
    .size ur\name, . - ur\name
    .endm

    /* And for one that is in C from there on. */
    .macro UR_C_BY_CALLER name, index, to
    .p2align 4
    .globl ur\name
    .type ur\name, @function
    .hidden \to
    .hidden loader_today_\name
ur\name:
    cmpq $0, loader_above(%rip)
    je \to
    UR_BY_CALLER \index
    jmp loader_today_\name
    .size ur\name, . - ur\name
    .endm

    /* Jumps to the form of the caller's release, if it has one of its own. */
    .macro UR_BY_CALLER index
    movq (%rsp), %rax
    subq loader_calling(%rip), %rax
    cmpq 8+loader_calling(%rip), %rax
    jae 9f
    movq 16+loader_calling(%rip), %rax
    movq 8*\index(%rax), %rax
    testq %rax, %rax
    je 9f
    jmp *%rax
9:
    .endm

    .hidden loader_above
    .hidden loader_calling
    .hidden loader_layers
    .p2align 4
    .hidden loader_caught_null_handle
    .hidden loader_caught_unsupported
    .type loader_null_handle, @function
loader_null_handle:
    jmp loader_caught_null_handle
    .type loader_unsupported, @function
loader_unsupported:
    jmp loader_caught_unsupported

    /* One for all: none of them moves the stack. */
    .cfi_startproc
    UR_ENTRY AdapterRelease, rdi, 8
    UR_ENTRY AdapterRetain, rdi, 16
    UR_ENTRY AdapterGetLastError, rdi, 24
    UR_ENTRY AdapterGetInfo, rdi, 32
    UR_ENTRY AdapterSetLoggerCallback, rdi, 40
    UR_ENTRY AdapterSetLoggerCallbackLevel, rdi, 48
    UR_ENTRY ContextRetain, rdi, 112
    UR_ENTRY ContextRelease, rdi, 120
    UR_ENTRY ContextGetInfo, rdi, 128
    UR_ENTRY ContextGetNativeHandle, rdi, 136
    UR_ENTRY ContextCreateWithNativeHandle, rsi, 144
    UR_ENTRY ContextSetExtendedDeleter, rdi, 152
    UR_ENTRY DeviceGet, rdi, 1848
    UR_ENTRY_BY_CALLER DeviceGetInfo, rdi, 1856, 0
    UR_ENTRY DeviceRetain, rdi, 1864
    UR_ENTRY DeviceRelease, rdi, 1872
    UR_ENTRY DevicePartition, rdi, 1880
    UR_ENTRY DeviceSelectBinary, rdi, 1888
    UR_ENTRY DeviceGetNativeHandle, rdi, 1896
    UR_ENTRY DeviceCreateWithNativeHandle, rsi, 1904
    UR_ENTRY DeviceGetGlobalTimestamps, rdi, 1912
    UR_ENTRY EnqueueEventsWait, rdi, 744
    UR_ENTRY EnqueueEventsWaitWithBarrier, rdi, 752
    UR_ENTRY EnqueueMemBufferRead, rdi, 760
    UR_ENTRY EnqueueMemBufferWrite, rdi, 768
    UR_ENTRY EnqueueMemBufferReadRect, rdi, 776
    UR_ENTRY EnqueueMemBufferWriteRect, rdi, 784
    UR_ENTRY EnqueueMemBufferCopy, rdi, 792
    UR_ENTRY EnqueueMemBufferCopyRect, rdi, 800
    UR_ENTRY EnqueueMemBufferFill, rdi, 808
    UR_ENTRY EnqueueMemImageRead, rdi, 816
    UR_ENTRY EnqueueMemImageWrite, rdi, 824
    UR_ENTRY EnqueueMemImageCopy, rdi, 832
    UR_ENTRY EnqueueMemBufferMap, rdi, 840
    UR_ENTRY EnqueueMemUnmap, rdi, 848
    UR_ENTRY EnqueueUSMFill, rdi, 856
    UR_ENTRY EnqueueUSMMemcpy, rdi, 864
    UR_ENTRY EnqueueUSMPrefetch, rdi, 872
    UR_ENTRY EnqueueUSMAdvise, rdi, 880
    UR_ENTRY EnqueueUSMFill2D, rdi, 888
    UR_ENTRY EnqueueUSMMemcpy2D, rdi, 896
    UR_ENTRY EnqueueDeviceGlobalVariableWrite, rdi, 904
    UR_ENTRY EnqueueDeviceGlobalVariableRead, rdi, 912
    UR_ENTRY EnqueueReadHostPipe, rdi, 920
    UR_ENTRY EnqueueWriteHostPipe, rdi, 928
    UR_ENTRY EventGetInfo, rdi, 160
    UR_ENTRY EventGetProfilingInfo, rdi, 168
    UR_ENTRY EventRetain, rdi, 184
    UR_ENTRY EventRelease, rdi, 192
    UR_ENTRY EventGetNativeHandle, rdi, 200
    UR_ENTRY EventCreateWithNativeHandle, rsi, 208
    UR_ENTRY EventSetCallback, rdi, 216
    UR_ENTRY EnqueueUSMDeviceAllocExp, rdi, 952
    UR_ENTRY EnqueueUSMSharedAllocExp, rdi, 960
    UR_ENTRY EnqueueUSMHostAllocExp, rdi, 968
    UR_ENTRY EnqueueUSMFreeExp, rdi, 976
    UR_ENTRY USMPoolCreateExp, rdi, 1096
    UR_ENTRY USMPoolDestroyExp, rdi, 1104
    UR_ENTRY USMPoolGetDefaultDevicePoolExp, rdi, 1112
    UR_ENTRY USMPoolGetInfoExp, rdi, 1120
    UR_ENTRY USMPoolSetInfoExp, rdi, 1128
    UR_ENTRY USMPoolSetDevicePoolExp, rdi, 1136
    UR_ENTRY USMPoolGetDevicePoolExp, rdi, 1144
    UR_ENTRY USMPoolTrimToExp, rdi, 1152
    UR_ENTRY USMPitchedAllocExp, rdi, 1160
    UR_ENTRY BindlessImagesUnsampledImageHandleDestroyExp, rdi, 1208
    UR_ENTRY BindlessImagesSampledImageHandleDestroyExp, rdi, 1216
    UR_ENTRY BindlessImagesImageAllocateExp, rdi, 1224
    UR_ENTRY BindlessImagesImageFreeExp, rdi, 1232
    UR_ENTRY BindlessImagesUnsampledImageCreateExp, rdi, 1240
    UR_ENTRY_BY_CALLER BindlessImagesSampledImageCreateExp, rdi, 1248, 1
    UR_ENTRY_BY_CALLER BindlessImagesImageCopyExp, rdi, 1256, 2
    UR_ENTRY BindlessImagesImageGetInfoExp, rdi, 1264
    UR_ENTRY BindlessImagesGetImageMemoryHandleTypeSupportExp, rdi, 1272
    UR_ENTRY BindlessImagesGetImageUnsampledHandleSupportExp, rdi, 1280
    UR_ENTRY BindlessImagesGetImageSampledHandleSupportExp, rdi, 1288
    UR_ENTRY BindlessImagesMipmapGetLevelExp, rdi, 1296
    UR_ENTRY BindlessImagesMipmapFreeExp, rdi, 1304
    UR_ENTRY BindlessImagesImportExternalMemoryExp, rdi, 1312
    UR_ENTRY BindlessImagesMapExternalArrayExp, rdi, 1320
    UR_ENTRY BindlessImagesMapExternalLinearMemoryExp, rdi, 1328
    UR_ENTRY BindlessImagesReleaseExternalMemoryExp, rdi, 1336
    UR_ENTRY BindlessImagesFreeMappedLinearMemoryExp, rdi, 1344
    UR_ENTRY BindlessImagesSupportsImportingHandleTypeExp, rdi, 1352
    UR_ENTRY BindlessImagesImportExternalSemaphoreExp, rdi, 1360
    UR_ENTRY BindlessImagesReleaseExternalSemaphoreExp, rdi, 1368
    UR_ENTRY BindlessImagesWaitExternalSemaphoreExp, rdi, 1376
    UR_ENTRY BindlessImagesSignalExternalSemaphoreExp, rdi, 1384
    UR_ENTRY CommandBufferCreateExp, rdi, 1392
    UR_ENTRY CommandBufferRetainExp, rdi, 1400
    UR_ENTRY CommandBufferReleaseExp, rdi, 1408
    UR_ENTRY CommandBufferFinalizeExp, rdi, 1416
    UR_ENTRY CommandBufferAppendKernelLaunchExp, rdi, 1424
    UR_ENTRY CommandBufferAppendKernelLaunchWithArgsExp, rdi, 1432
    UR_ENTRY CommandBufferAppendUSMMemcpyExp, rdi, 1440
    UR_ENTRY CommandBufferAppendUSMFillExp, rdi, 1448
    UR_ENTRY CommandBufferAppendMemBufferCopyExp, rdi, 1456
    UR_ENTRY CommandBufferAppendMemBufferWriteExp, rdi, 1464
    UR_ENTRY CommandBufferAppendMemBufferReadExp, rdi, 1472
    UR_ENTRY CommandBufferAppendMemBufferCopyRectExp, rdi, 1480
    UR_ENTRY CommandBufferAppendMemBufferWriteRectExp, rdi, 1488
    UR_ENTRY CommandBufferAppendMemBufferReadRectExp, rdi, 1496
    UR_ENTRY CommandBufferAppendMemBufferFillExp, rdi, 1504
    UR_ENTRY CommandBufferAppendUSMPrefetchExp, rdi, 1512
    UR_ENTRY CommandBufferAppendUSMAdviseExp, rdi, 1520
    UR_ENTRY CommandBufferAppendNativeCommandExp, rdi, 1528
    UR_ENTRY EnqueueCommandBufferExp, rdi, 992
    UR_ENTRY CommandBufferUpdateKernelLaunchExp, rdi, 1536
    UR_ENTRY CommandBufferUpdateSignalEventExp, rdi, 1544
    UR_ENTRY CommandBufferUpdateWaitEventsExp, rdi, 1552
    UR_ENTRY CommandBufferGetInfoExp, rdi, 1560
    UR_ENTRY CommandBufferGetNativeHandleExp, rdi, 1568
    UR_ENTRY DeviceWaitExp, rdi, 1920
    UR_ENTRY ProgramDynamicLinkExp, rdi, 344
    UR_ENTRY EnqueueKernelLaunchWithArgsExp, rdi, 944
    UR_ENTRY EnqueueTimestampRecordingExp, rdi, 984
    UR_ENTRY GraphCreateExp, rdi, 1576
    UR_ENTRY QueueBeginGraphCaptureExp, rdi, 544
    UR_ENTRY QueueBeginCaptureIntoGraphExp, rdi, 552
    UR_ENTRY QueueEndGraphCaptureExp, rdi, 560
    UR_ENTRY GraphInstantiateGraphExp, rdi, 1584
    UR_ENTRY EnqueueGraphExp, rdi, 1016
    UR_ENTRY GraphDestroyExp, rdi, 1592
    UR_ENTRY GraphExecutableGraphDestroyExp, rdi, 1600
    UR_ENTRY QueueIsGraphCaptureEnabledExp, rdi, 568
    UR_ENTRY QueueGetGraphExp, rdi, 576
    UR_ENTRY GraphIsEmptyExp, rdi, 1608
    UR_ENTRY GraphGetIdExp, rdi, 1616
    UR_ENTRY GraphSetDestructionCallbackExp, rdi, 1624
    UR_ENTRY GraphDumpContentsExp, rdi, 1632
    UR_ENTRY GraphGetNativeHandleExp, rdi, 1640
    UR_ENTRY GraphExecutableGraphGetNativeHandleExp, rdi, 1648
    UR_ENTRY EnqueueHostTaskExp, rdi, 1000
    UR_ENTRY IPCGetMemHandleExp, rdi, 1656
    UR_ENTRY IPCPutMemHandleExp, rdi, 1664
    UR_ENTRY IPCOpenMemHandleExp, rdi, 1672
    UR_ENTRY IPCCloseMemHandleExp, rdi, 1680
    UR_ENTRY IPCGetPhysMemHandleExp, rdi, 1688
    UR_ENTRY IPCPutPhysMemHandleExp, rdi, 1696
    UR_ENTRY IPCOpenPhysMemHandleExp, rdi, 1704
    UR_ENTRY IPCClosePhysMemHandleExp, rdi, 1712
    UR_ENTRY IPCGetEventHandleExp, rdi, 1720
    UR_ENTRY IPCPutEventHandleExp, rdi, 1728
    UR_ENTRY IPCOpenEventHandleExp, rdi, 1736
    UR_ENTRY EnqueueEventsWaitWithBarrierExt, rdi, 936
    UR_ENTRY MemoryExportAllocExportableMemoryExp, rdi, 1744
    UR_ENTRY MemoryExportFreeExportableMemoryExp, rdi, 1752
    UR_ENTRY MemoryExportExportMemoryHandleExp, rdi, 1760
    UR_ENTRY_BY_CALLER ProgramBuildExp, rdi, 352, 3
    UR_ENTRY_BY_CALLER ProgramCompileExp, rdi, 360, 4
    UR_ENTRY EnqueueNativeCommandExp, rdi, 1008
    UR_ENTRY EventCreateExp, rdi, 224
    UR_ENTRY USMContextMemcpyExp, rdi, 1168
    UR_ENTRY USMHostAllocRegisterExp, rdi, 1184
    UR_ENTRY USMHostAllocUnregisterExp, rdi, 1176
    UR_ENTRY USMImportExp, rdi, 1192
    UR_ENTRY USMReleaseExp, rdi, 1200
    UR_ENTRY UsmP2PEnablePeerAccessExp, rdi, 1768
    UR_ENTRY UsmP2PDisablePeerAccessExp, rdi, 1776
    UR_ENTRY UsmP2PPeerAccessGetInfoExp, rdi, 1784
    UR_ENTRY KernelCreate, rdi, 376
    UR_ENTRY KernelGetInfo, rdi, 384
    UR_ENTRY KernelGetGroupInfo, rdi, 392
    UR_ENTRY KernelGetSubGroupInfo, rdi, 400
    UR_ENTRY KernelRetain, rdi, 408
    UR_ENTRY KernelRelease, rdi, 416
    UR_ENTRY KernelSetExecInfo, rdi, 456
    UR_ENTRY KernelSetSpecializationConstants, rdi, 464
    UR_ENTRY KernelGetNativeHandle, rdi, 424
    UR_ENTRY KernelCreateWithNativeHandle, rsi, 432
    UR_ENTRY KernelGetSuggestedLocalWorkSize, rdi, 440
    UR_ENTRY KernelGetSuggestedLocalWorkSizeWithArgs, rdi, 448
    UR_ENTRY KernelSuggestMaxCooperativeGroupCount, rdi, 472
    UR_ENTRY MemImageCreate, rdi, 632
    UR_ENTRY MemBufferCreate, rdi, 640
    UR_ENTRY MemRetain, rdi, 648
    UR_ENTRY MemRelease, rdi, 656
    UR_ENTRY MemBufferPartition, rdi, 664
    UR_ENTRY MemGetNativeHandle, rdi, 672
    UR_ENTRY MemBufferCreateWithNativeHandle, rsi, 680
    UR_ENTRY MemImageCreateWithNativeHandle, rsi, 688
    UR_ENTRY MemGetInfo, rdi, 696
    UR_ENTRY MemImageGetInfo, rdi, 704
    UR_ENTRY_BY_CALLER PlatformGet, rdi, 56, 6
    UR_ENTRY PlatformGetInfo, rdi, 64
    UR_ENTRY PlatformGetApiVersion, rdi, 88
    UR_ENTRY PlatformGetNativeHandle, rdi, 72
    UR_ENTRY PlatformCreateWithNativeHandle, rsi, 80
    UR_ENTRY PlatformGetBackendOption, rdi, 96
    UR_ENTRY ProgramCreateWithIL, rdi, 232
    UR_ENTRY ProgramCreateWithBinary, rdi, 240
    UR_ENTRY ProgramBuild, rdi, 248
    UR_ENTRY ProgramCompile, rdi, 256
    UR_ENTRY ProgramRetain, rdi, 272
    UR_ENTRY ProgramRelease, rdi, 280
    UR_ENTRY ProgramGetFunctionPointer, rdi, 288
    UR_ENTRY ProgramGetGlobalVariablePointer, rdi, 296
    UR_ENTRY ProgramGetInfo, rdi, 304
    UR_ENTRY ProgramGetBuildInfo, rdi, 312
    UR_ENTRY ProgramSetSpecializationConstants, rdi, 320
    UR_ENTRY ProgramGetNativeHandle, rdi, 328
    UR_ENTRY ProgramCreateWithNativeHandle, rsi, 336
    UR_ENTRY QueueGetInfo, rdi, 480
    UR_ENTRY QueueCreate, rdi, 488
    UR_ENTRY QueueRetain, rdi, 496
    UR_ENTRY QueueRelease, rdi, 504
    UR_ENTRY QueueGetNativeHandle, rdi, 512
    UR_ENTRY QueueCreateWithNativeHandle, rsi, 520
    UR_ENTRY QueueFinish, rdi, 528
    UR_ENTRY QueueFlush, rdi, 536
    UR_ENTRY SamplerCreate, rdi, 584
    UR_ENTRY SamplerRetain, rdi, 592
    UR_ENTRY SamplerRelease, rdi, 600
    UR_ENTRY SamplerGetInfo, rdi, 608
    UR_ENTRY SamplerGetNativeHandle, rdi, 616
    UR_ENTRY SamplerCreateWithNativeHandle, rsi, 624
    UR_ENTRY USMHostAlloc, rdi, 1024
    UR_ENTRY USMDeviceAlloc, rdi, 1032
    UR_ENTRY USMSharedAlloc, rdi, 1040
    UR_ENTRY USMFree, rdi, 1048
    UR_ENTRY USMGetMemAllocInfo, rdi, 1056
    UR_ENTRY USMPoolCreate, rdi, 1064
    UR_ENTRY USMPoolRetain, rdi, 1072
    UR_ENTRY USMPoolRelease, rdi, 1080
    UR_ENTRY USMPoolGetInfo, rdi, 1088
    UR_ENTRY_BY_CALLER VirtualMemGranularityGetInfo, rdi, 1792, 8
    UR_ENTRY VirtualMemReserve, rdi, 1800
    UR_ENTRY VirtualMemFree, rdi, 1808
    UR_ENTRY VirtualMemMap, rdi, 1816
    UR_ENTRY VirtualMemUnmap, rdi, 1824
    UR_ENTRY VirtualMemSetAccess, rdi, 1832
    UR_ENTRY VirtualMemGetInfo, rdi, 1840
    UR_ENTRY_BY_CALLER PhysicalMemCreate, rdi, 712, 9
    UR_ENTRY PhysicalMemRetain, rdi, 720
    UR_ENTRY PhysicalMemRelease, rdi, 728
    UR_ENTRY PhysicalMemGetInfo, rdi, 736
    UR_C_BY_CALLER ProgramLinkExp, 5, loader_today_ProgramLinkExp
    UR_C_BY_CALLER EnqueueKernelLaunch, 7, loader_dispatch_EnqueueKernelLaunch

    .macro UR_BY_LAYOUT name, handle, offset
    .globl loader_by_layout_\name
    .hidden loader_by_layout_\name
    .type loader_by_layout_\name, @function
loader_by_layout_\name:
    movl $\offset, %eax
    jmp loader_through_\handle
    .endm

    .hidden loader_by_layout
    .p2align 4
loader_through_rdi:
    testq %rdi, %rdi
    je loader_null_handle
    movq (%rdi), %r10
    jmp 1f
loader_through_rsi:
    testq %rsi, %rsi
    je loader_null_handle
    movq (%rsi), %r10
1:
    leaq loader_by_layout(%rip), %r11
2:
    cmpq $0, (%r11)
    je 3f
    cmpq %r10, (%r11)
    leaq 16(%r11), %r11
    jne 2b
    movq -8(%r11), %r10
3:
    movq (%r10, %rax), %rax
    testq %rax, %rax
    je loader_unsupported
    jmp *%rax
    UR_BY_LAYOUT AdapterRelease, rdi, 8
    UR_BY_LAYOUT AdapterRetain, rdi, 16
    UR_BY_LAYOUT AdapterGetLastError, rdi, 24
    UR_BY_LAYOUT AdapterGetInfo, rdi, 32
    UR_BY_LAYOUT AdapterSetLoggerCallback, rdi, 40
    UR_BY_LAYOUT AdapterSetLoggerCallbackLevel, rdi, 48
    UR_BY_LAYOUT ContextRetain, rdi, 112
    UR_BY_LAYOUT ContextRelease, rdi, 120
    UR_BY_LAYOUT ContextGetInfo, rdi, 128
    UR_BY_LAYOUT ContextGetNativeHandle, rdi, 136
    UR_BY_LAYOUT ContextCreateWithNativeHandle, rsi, 144
    UR_BY_LAYOUT ContextSetExtendedDeleter, rdi, 152
    UR_BY_LAYOUT DeviceGet, rdi, 1848
    UR_BY_LAYOUT DeviceGetInfo, rdi, 1856
    UR_BY_LAYOUT DeviceRetain, rdi, 1864
    UR_BY_LAYOUT DeviceRelease, rdi, 1872
    UR_BY_LAYOUT DevicePartition, rdi, 1880
    UR_BY_LAYOUT DeviceSelectBinary, rdi, 1888
    UR_BY_LAYOUT DeviceGetNativeHandle, rdi, 1896
    UR_BY_LAYOUT DeviceCreateWithNativeHandle, rsi, 1904
    UR_BY_LAYOUT DeviceGetGlobalTimestamps, rdi, 1912
    UR_BY_LAYOUT EnqueueEventsWait, rdi, 744
    UR_BY_LAYOUT EnqueueEventsWaitWithBarrier, rdi, 752
    UR_BY_LAYOUT EnqueueMemBufferRead, rdi, 760
    UR_BY_LAYOUT EnqueueMemBufferWrite, rdi, 768
    UR_BY_LAYOUT EnqueueMemBufferReadRect, rdi, 776
    UR_BY_LAYOUT EnqueueMemBufferWriteRect, rdi, 784
    UR_BY_LAYOUT EnqueueMemBufferCopy, rdi, 792
    UR_BY_LAYOUT EnqueueMemBufferCopyRect, rdi, 800
    UR_BY_LAYOUT EnqueueMemBufferFill, rdi, 808
    UR_BY_LAYOUT EnqueueMemImageRead, rdi, 816
    UR_BY_LAYOUT EnqueueMemImageWrite, rdi, 824
    UR_BY_LAYOUT EnqueueMemImageCopy, rdi, 832
    UR_BY_LAYOUT EnqueueMemBufferMap, rdi, 840
    UR_BY_LAYOUT EnqueueMemUnmap, rdi, 848
    UR_BY_LAYOUT EnqueueUSMFill, rdi, 856
    UR_BY_LAYOUT EnqueueUSMMemcpy, rdi, 864
    UR_BY_LAYOUT EnqueueUSMPrefetch, rdi, 872
    UR_BY_LAYOUT EnqueueUSMAdvise, rdi, 880
    UR_BY_LAYOUT EnqueueUSMFill2D, rdi, 888
    UR_BY_LAYOUT EnqueueUSMMemcpy2D, rdi, 896
    UR_BY_LAYOUT EnqueueDeviceGlobalVariableWrite, rdi, 904
    UR_BY_LAYOUT EnqueueDeviceGlobalVariableRead, rdi, 912
    UR_BY_LAYOUT EnqueueReadHostPipe, rdi, 920
    UR_BY_LAYOUT EnqueueWriteHostPipe, rdi, 928
    UR_BY_LAYOUT EventGetInfo, rdi, 160
    UR_BY_LAYOUT EventGetProfilingInfo, rdi, 168
    UR_BY_LAYOUT EventRetain, rdi, 184
    UR_BY_LAYOUT EventRelease, rdi, 192
    UR_BY_LAYOUT EventGetNativeHandle, rdi, 200
    UR_BY_LAYOUT EventCreateWithNativeHandle, rsi, 208
    UR_BY_LAYOUT EventSetCallback, rdi, 216
    UR_BY_LAYOUT EnqueueUSMDeviceAllocExp, rdi, 952
    UR_BY_LAYOUT EnqueueUSMSharedAllocExp, rdi, 960
    UR_BY_LAYOUT EnqueueUSMHostAllocExp, rdi, 968
    UR_BY_LAYOUT EnqueueUSMFreeExp, rdi, 976
    UR_BY_LAYOUT USMPoolCreateExp, rdi, 1096
    UR_BY_LAYOUT USMPoolDestroyExp, rdi, 1104
    UR_BY_LAYOUT USMPoolGetDefaultDevicePoolExp, rdi, 1112
    UR_BY_LAYOUT USMPoolGetInfoExp, rdi, 1120
    UR_BY_LAYOUT USMPoolSetInfoExp, rdi, 1128
    UR_BY_LAYOUT USMPoolSetDevicePoolExp, rdi, 1136
    UR_BY_LAYOUT USMPoolGetDevicePoolExp, rdi, 1144
    UR_BY_LAYOUT USMPoolTrimToExp, rdi, 1152
    UR_BY_LAYOUT USMPitchedAllocExp, rdi, 1160
    UR_BY_LAYOUT BindlessImagesUnsampledImageHandleDestroyExp, rdi, 1208
    UR_BY_LAYOUT BindlessImagesSampledImageHandleDestroyExp, rdi, 1216
    UR_BY_LAYOUT BindlessImagesImageAllocateExp, rdi, 1224
    UR_BY_LAYOUT BindlessImagesImageFreeExp, rdi, 1232
    UR_BY_LAYOUT BindlessImagesUnsampledImageCreateExp, rdi, 1240
    UR_BY_LAYOUT BindlessImagesSampledImageCreateExp, rdi, 1248
    UR_BY_LAYOUT BindlessImagesImageCopyExp, rdi, 1256
    UR_BY_LAYOUT BindlessImagesImageGetInfoExp, rdi, 1264
    UR_BY_LAYOUT BindlessImagesGetImageMemoryHandleTypeSupportExp, rdi, 1272
    UR_BY_LAYOUT BindlessImagesGetImageUnsampledHandleSupportExp, rdi, 1280
    UR_BY_LAYOUT BindlessImagesGetImageSampledHandleSupportExp, rdi, 1288
    UR_BY_LAYOUT BindlessImagesMipmapGetLevelExp, rdi, 1296
    UR_BY_LAYOUT BindlessImagesMipmapFreeExp, rdi, 1304
    UR_BY_LAYOUT BindlessImagesImportExternalMemoryExp, rdi, 1312
    UR_BY_LAYOUT BindlessImagesMapExternalArrayExp, rdi, 1320
    UR_BY_LAYOUT BindlessImagesMapExternalLinearMemoryExp, rdi, 1328
    UR_BY_LAYOUT BindlessImagesReleaseExternalMemoryExp, rdi, 1336
    UR_BY_LAYOUT BindlessImagesFreeMappedLinearMemoryExp, rdi, 1344
    UR_BY_LAYOUT BindlessImagesSupportsImportingHandleTypeExp, rdi, 1352
    UR_BY_LAYOUT BindlessImagesImportExternalSemaphoreExp, rdi, 1360
    UR_BY_LAYOUT BindlessImagesReleaseExternalSemaphoreExp, rdi, 1368
    UR_BY_LAYOUT BindlessImagesWaitExternalSemaphoreExp, rdi, 1376
    UR_BY_LAYOUT BindlessImagesSignalExternalSemaphoreExp, rdi, 1384
    UR_BY_LAYOUT CommandBufferCreateExp, rdi, 1392
    UR_BY_LAYOUT CommandBufferRetainExp, rdi, 1400
    UR_BY_LAYOUT CommandBufferReleaseExp, rdi, 1408
    UR_BY_LAYOUT CommandBufferFinalizeExp, rdi, 1416
    UR_BY_LAYOUT CommandBufferAppendKernelLaunchExp, rdi, 1424
    UR_BY_LAYOUT CommandBufferAppendKernelLaunchWithArgsExp, rdi, 1432
    UR_BY_LAYOUT CommandBufferAppendUSMMemcpyExp, rdi, 1440
    UR_BY_LAYOUT CommandBufferAppendUSMFillExp, rdi, 1448
    UR_BY_LAYOUT CommandBufferAppendMemBufferCopyExp, rdi, 1456
    UR_BY_LAYOUT CommandBufferAppendMemBufferWriteExp, rdi, 1464
    UR_BY_LAYOUT CommandBufferAppendMemBufferReadExp, rdi, 1472
    UR_BY_LAYOUT CommandBufferAppendMemBufferCopyRectExp, rdi, 1480
    UR_BY_LAYOUT CommandBufferAppendMemBufferWriteRectExp, rdi, 1488
    UR_BY_LAYOUT CommandBufferAppendMemBufferReadRectExp, rdi, 1496
    UR_BY_LAYOUT CommandBufferAppendMemBufferFillExp, rdi, 1504
    UR_BY_LAYOUT CommandBufferAppendUSMPrefetchExp, rdi, 1512
    UR_BY_LAYOUT CommandBufferAppendUSMAdviseExp, rdi, 1520
    UR_BY_LAYOUT CommandBufferAppendNativeCommandExp, rdi, 1528
    UR_BY_LAYOUT EnqueueCommandBufferExp, rdi, 992
    UR_BY_LAYOUT CommandBufferUpdateKernelLaunchExp, rdi, 1536
    UR_BY_LAYOUT CommandBufferUpdateSignalEventExp, rdi, 1544
    UR_BY_LAYOUT CommandBufferUpdateWaitEventsExp, rdi, 1552
    UR_BY_LAYOUT CommandBufferGetInfoExp, rdi, 1560
    UR_BY_LAYOUT CommandBufferGetNativeHandleExp, rdi, 1568
    UR_BY_LAYOUT DeviceWaitExp, rdi, 1920
    UR_BY_LAYOUT ProgramDynamicLinkExp, rdi, 344
    UR_BY_LAYOUT EnqueueKernelLaunchWithArgsExp, rdi, 944
    UR_BY_LAYOUT EnqueueTimestampRecordingExp, rdi, 984
    UR_BY_LAYOUT GraphCreateExp, rdi, 1576
    UR_BY_LAYOUT QueueBeginGraphCaptureExp, rdi, 544
    UR_BY_LAYOUT QueueBeginCaptureIntoGraphExp, rdi, 552
    UR_BY_LAYOUT QueueEndGraphCaptureExp, rdi, 560
    UR_BY_LAYOUT GraphInstantiateGraphExp, rdi, 1584
    UR_BY_LAYOUT EnqueueGraphExp, rdi, 1016
    UR_BY_LAYOUT GraphDestroyExp, rdi, 1592
    UR_BY_LAYOUT GraphExecutableGraphDestroyExp, rdi, 1600
    UR_BY_LAYOUT QueueIsGraphCaptureEnabledExp, rdi, 568
    UR_BY_LAYOUT QueueGetGraphExp, rdi, 576
    UR_BY_LAYOUT GraphIsEmptyExp, rdi, 1608
    UR_BY_LAYOUT GraphGetIdExp, rdi, 1616
    UR_BY_LAYOUT GraphSetDestructionCallbackExp, rdi, 1624
    UR_BY_LAYOUT GraphDumpContentsExp, rdi, 1632
    UR_BY_LAYOUT GraphGetNativeHandleExp, rdi, 1640
    UR_BY_LAYOUT GraphExecutableGraphGetNativeHandleExp, rdi, 1648
    UR_BY_LAYOUT EnqueueHostTaskExp, rdi, 1000
    UR_BY_LAYOUT IPCGetMemHandleExp, rdi, 1656
    UR_BY_LAYOUT IPCPutMemHandleExp, rdi, 1664
    UR_BY_LAYOUT IPCOpenMemHandleExp, rdi, 1672
    UR_BY_LAYOUT IPCCloseMemHandleExp, rdi, 1680
    UR_BY_LAYOUT IPCGetPhysMemHandleExp, rdi, 1688
    UR_BY_LAYOUT IPCPutPhysMemHandleExp, rdi, 1696
    UR_BY_LAYOUT IPCOpenPhysMemHandleExp, rdi, 1704
    UR_BY_LAYOUT IPCClosePhysMemHandleExp, rdi, 1712
    UR_BY_LAYOUT IPCGetEventHandleExp, rdi, 1720
    UR_BY_LAYOUT IPCPutEventHandleExp, rdi, 1728
    UR_BY_LAYOUT IPCOpenEventHandleExp, rdi, 1736
    UR_BY_LAYOUT EnqueueEventsWaitWithBarrierExt, rdi, 936
    UR_BY_LAYOUT MemoryExportAllocExportableMemoryExp, rdi, 1744
    UR_BY_LAYOUT MemoryExportFreeExportableMemoryExp, rdi, 1752
    UR_BY_LAYOUT MemoryExportExportMemoryHandleExp, rdi, 1760
    UR_BY_LAYOUT ProgramBuildExp, rdi, 352
    UR_BY_LAYOUT ProgramCompileExp, rdi, 360
    UR_BY_LAYOUT EnqueueNativeCommandExp, rdi, 1008
    UR_BY_LAYOUT EventCreateExp, rdi, 224
    UR_BY_LAYOUT USMContextMemcpyExp, rdi, 1168
    UR_BY_LAYOUT USMHostAllocRegisterExp, rdi, 1184
    UR_BY_LAYOUT USMHostAllocUnregisterExp, rdi, 1176
    UR_BY_LAYOUT USMImportExp, rdi, 1192
    UR_BY_LAYOUT USMReleaseExp, rdi, 1200
    UR_BY_LAYOUT UsmP2PEnablePeerAccessExp, rdi, 1768
    UR_BY_LAYOUT UsmP2PDisablePeerAccessExp, rdi, 1776
    UR_BY_LAYOUT UsmP2PPeerAccessGetInfoExp, rdi, 1784
    UR_BY_LAYOUT KernelCreate, rdi, 376
    UR_BY_LAYOUT KernelGetInfo, rdi, 384
    UR_BY_LAYOUT KernelGetGroupInfo, rdi, 392
    UR_BY_LAYOUT KernelGetSubGroupInfo, rdi, 400
    UR_BY_LAYOUT KernelRetain, rdi, 408
    UR_BY_LAYOUT KernelRelease, rdi, 416
    UR_BY_LAYOUT KernelSetExecInfo, rdi, 456
    UR_BY_LAYOUT KernelSetSpecializationConstants, rdi, 464
    UR_BY_LAYOUT KernelGetNativeHandle, rdi, 424
    UR_BY_LAYOUT KernelCreateWithNativeHandle, rsi, 432
    UR_BY_LAYOUT KernelGetSuggestedLocalWorkSize, rdi, 440
    UR_BY_LAYOUT KernelGetSuggestedLocalWorkSizeWithArgs, rdi, 448
    UR_BY_LAYOUT KernelSuggestMaxCooperativeGroupCount, rdi, 472
    UR_BY_LAYOUT MemImageCreate, rdi, 632
    UR_BY_LAYOUT MemBufferCreate, rdi, 640
    UR_BY_LAYOUT MemRetain, rdi, 648
    UR_BY_LAYOUT MemRelease, rdi, 656
    UR_BY_LAYOUT MemBufferPartition, rdi, 664
    UR_BY_LAYOUT MemGetNativeHandle, rdi, 672
    UR_BY_LAYOUT MemBufferCreateWithNativeHandle, rsi, 680
    UR_BY_LAYOUT MemImageCreateWithNativeHandle, rsi, 688
    UR_BY_LAYOUT MemGetInfo, rdi, 696
    UR_BY_LAYOUT MemImageGetInfo, rdi, 704
    UR_BY_LAYOUT PlatformGet, rdi, 56
    UR_BY_LAYOUT PlatformGetInfo, rdi, 64
    UR_BY_LAYOUT PlatformGetApiVersion, rdi, 88
    UR_BY_LAYOUT PlatformGetNativeHandle, rdi, 72
    UR_BY_LAYOUT PlatformCreateWithNativeHandle, rsi, 80
    UR_BY_LAYOUT PlatformGetBackendOption, rdi, 96
    UR_BY_LAYOUT ProgramCreateWithIL, rdi, 232
    UR_BY_LAYOUT ProgramCreateWithBinary, rdi, 240
    UR_BY_LAYOUT ProgramBuild, rdi, 248
    UR_BY_LAYOUT ProgramCompile, rdi, 256
    UR_BY_LAYOUT ProgramRetain, rdi, 272
    UR_BY_LAYOUT ProgramRelease, rdi, 280
    UR_BY_LAYOUT ProgramGetFunctionPointer, rdi, 288
    UR_BY_LAYOUT ProgramGetGlobalVariablePointer, rdi, 296
    UR_BY_LAYOUT ProgramGetInfo, rdi, 304
    UR_BY_LAYOUT ProgramGetBuildInfo, rdi, 312
    UR_BY_LAYOUT ProgramSetSpecializationConstants, rdi, 320
    UR_BY_LAYOUT ProgramGetNativeHandle, rdi, 328
    UR_BY_LAYOUT ProgramCreateWithNativeHandle, rsi, 336
    UR_BY_LAYOUT QueueGetInfo, rdi, 480
    UR_BY_LAYOUT QueueCreate, rdi, 488
    UR_BY_LAYOUT QueueRetain, rdi, 496
    UR_BY_LAYOUT QueueRelease, rdi, 504
    UR_BY_LAYOUT QueueGetNativeHandle, rdi, 512
    UR_BY_LAYOUT QueueCreateWithNativeHandle, rsi, 520
    UR_BY_LAYOUT QueueFinish, rdi, 528
    UR_BY_LAYOUT QueueFlush, rdi, 536
    UR_BY_LAYOUT SamplerCreate, rdi, 584
    UR_BY_LAYOUT SamplerRetain, rdi, 592
    UR_BY_LAYOUT SamplerRelease, rdi, 600
    UR_BY_LAYOUT SamplerGetInfo, rdi, 608
    UR_BY_LAYOUT SamplerGetNativeHandle, rdi, 616
    UR_BY_LAYOUT SamplerCreateWithNativeHandle, rsi, 624
    UR_BY_LAYOUT USMHostAlloc, rdi, 1024
    UR_BY_LAYOUT USMDeviceAlloc, rdi, 1032
    UR_BY_LAYOUT USMSharedAlloc, rdi, 1040
    UR_BY_LAYOUT USMFree, rdi, 1048
    UR_BY_LAYOUT USMGetMemAllocInfo, rdi, 1056
    UR_BY_LAYOUT USMPoolCreate, rdi, 1064
    UR_BY_LAYOUT USMPoolRetain, rdi, 1072
    UR_BY_LAYOUT USMPoolRelease, rdi, 1080
    UR_BY_LAYOUT USMPoolGetInfo, rdi, 1088
    UR_BY_LAYOUT VirtualMemGranularityGetInfo, rdi, 1792
    UR_BY_LAYOUT VirtualMemReserve, rdi, 1800
    UR_BY_LAYOUT VirtualMemFree, rdi, 1808
    UR_BY_LAYOUT VirtualMemMap, rdi, 1816
    UR_BY_LAYOUT VirtualMemUnmap, rdi, 1824
    UR_BY_LAYOUT VirtualMemSetAccess, rdi, 1832
    UR_BY_LAYOUT VirtualMemGetInfo, rdi, 1840
    UR_BY_LAYOUT PhysicalMemCreate, rdi, 712
    UR_BY_LAYOUT PhysicalMemRetain, rdi, 720
    UR_BY_LAYOUT PhysicalMemRelease, rdi, 728
    UR_BY_LAYOUT PhysicalMemGetInfo, rdi, 736
    .cfi_endproc

#endif
/* Outside of the condition, so that the object says this on other machines too, where it is empty. */
    .section .note.GNU-stack, "", %progbits
