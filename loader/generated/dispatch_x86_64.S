/* Generated from scripts/templates/dispatch.S.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Entry points that dispatch through their first required handle, x86_64 form.
 *
 * Each entry: if a layer is on, jump to the layer; a NULL handle returns INVALID_NULL_HANDLE; an empty slot
 * returns UNSUPPORTED_FEATURE; else jump to the slot of the handle's own table. The arguments stay where the
 * caller put them, on the stack too, which is why this is not C: a compiler copies stack arguments for a tail call.
 */
#if defined(__x86_64__)

    .text

    .macro UR_ENTRY name, handle, offset
    .p2align 4
    .globl ur\name
    .type ur\name, @function
ur\name:
    .cfi_startproc
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
    .cfi_endproc
    .size ur\name, . - ur\name
    .endm

    .hidden loader_layers
    .p2align 4
    .type loader_null_handle, @function
loader_null_handle:
    movl $0x2e, %eax
    ret
    .type loader_unsupported, @function
loader_unsupported:
    movl $0x2c, %eax
    ret

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
    UR_ENTRY DeviceGetInfo, rdi, 1856
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
    UR_ENTRY BindlessImagesSampledImageCreateExp, rdi, 1248
    UR_ENTRY BindlessImagesImageCopyExp, rdi, 1256
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
    UR_ENTRY ProgramBuildExp, rdi, 352
    UR_ENTRY ProgramCompileExp, rdi, 360
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
    UR_ENTRY PlatformGet, rdi, 56
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
    UR_ENTRY VirtualMemGranularityGetInfo, rdi, 1792
    UR_ENTRY VirtualMemReserve, rdi, 1800
    UR_ENTRY VirtualMemFree, rdi, 1808
    UR_ENTRY VirtualMemMap, rdi, 1816
    UR_ENTRY VirtualMemUnmap, rdi, 1824
    UR_ENTRY VirtualMemSetAccess, rdi, 1832
    UR_ENTRY VirtualMemGetInfo, rdi, 1840
    UR_ENTRY PhysicalMemCreate, rdi, 712
    UR_ENTRY PhysicalMemRetain, rdi, 720
    UR_ENTRY PhysicalMemRelease, rdi, 728
    UR_ENTRY PhysicalMemGetInfo, rdi, 736

#endif
/* Outside of the condition, so that the object says this on other machines too, where it is empty. */
    .section .note.GNU-stack, "", %progbits
