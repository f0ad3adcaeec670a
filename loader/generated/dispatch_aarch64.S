/* Generated from scripts/templates/dispatch.S.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Entry points that dispatch through their first required handle, aarch64 form.
 *
 * Each entry: if a layer is on, jump to the layer; a NULL handle returns INVALID_NULL_HANDLE; an empty slot
 * returns UNSUPPORTED_FEATURE; else jump to the slot of the handle's own table. The arguments stay where the
 * caller put them, on the stack too, which is why this is not C: a compiler copies stack arguments for a tail call.
 *
 * Below the layers, loader_by_layout_X does the same where there are adapters with the tables of earlier releases: the
 * table that a handle starts with is looked for in loader_by_layout first.
 */
#if defined(__aarch64__)

    .text

    .macro UR_ENTRY name, handle, offset
    .p2align 4
    .globl ur\name
    .type ur\name, %function
ur\name:
    hint 34 /* bti c */
    adrp x16, loader_layers
    ldr x16, [x16, #:lo12:loader_layers]
    cbnz x16, 2f
    b 3f
    .globl loader_dispatch_\name
    .hidden loader_dispatch_\name
    .type loader_dispatch_\name, %function
loader_dispatch_\name:
    hint 34 /* bti c */
3:
    cbz \handle, loader_null_handle
    ldr x16, [\handle]
    ldr x16, [x16, #\offset]
    cbz x16, loader_unsupported
    br x16
2:
    ldr x16, [x16, #\offset]
    br x16
    .size ur\name, . - ur\name
    .endm

    .hidden loader_layers
    .p2align 4
    .hidden loader_caught_null_handle
    .hidden loader_caught_unsupported
    .type loader_null_handle, %function
loader_null_handle:
    b loader_caught_null_handle
    .type loader_unsupported, %function
loader_unsupported:
    b loader_caught_unsupported

    /* One for all: none of them moves the stack. */
    .cfi_startproc
    UR_ENTRY AdapterRelease, x0, 8
    UR_ENTRY AdapterRetain, x0, 16
    UR_ENTRY AdapterGetLastError, x0, 24
    UR_ENTRY AdapterGetInfo, x0, 32
    UR_ENTRY AdapterSetLoggerCallback, x0, 40
    UR_ENTRY AdapterSetLoggerCallbackLevel, x0, 48
    UR_ENTRY ContextRetain, x0, 112
    UR_ENTRY ContextRelease, x0, 120
    UR_ENTRY ContextGetInfo, x0, 128
    UR_ENTRY ContextGetNativeHandle, x0, 136
    UR_ENTRY ContextCreateWithNativeHandle, x1, 144
    UR_ENTRY ContextSetExtendedDeleter, x0, 152
    UR_ENTRY DeviceGet, x0, 1848
    UR_ENTRY DeviceGetInfo, x0, 1856
    UR_ENTRY DeviceRetain, x0, 1864
    UR_ENTRY DeviceRelease, x0, 1872
    UR_ENTRY DevicePartition, x0, 1880
    UR_ENTRY DeviceSelectBinary, x0, 1888
    UR_ENTRY DeviceGetNativeHandle, x0, 1896
    UR_ENTRY DeviceCreateWithNativeHandle, x1, 1904
    UR_ENTRY DeviceGetGlobalTimestamps, x0, 1912
    UR_ENTRY EnqueueEventsWait, x0, 744
    UR_ENTRY EnqueueEventsWaitWithBarrier, x0, 752
    UR_ENTRY EnqueueMemBufferRead, x0, 760
    UR_ENTRY EnqueueMemBufferWrite, x0, 768
    UR_ENTRY EnqueueMemBufferReadRect, x0, 776
    UR_ENTRY EnqueueMemBufferWriteRect, x0, 784
    UR_ENTRY EnqueueMemBufferCopy, x0, 792
    UR_ENTRY EnqueueMemBufferCopyRect, x0, 800
    UR_ENTRY EnqueueMemBufferFill, x0, 808
    UR_ENTRY EnqueueMemImageRead, x0, 816
    UR_ENTRY EnqueueMemImageWrite, x0, 824
    UR_ENTRY EnqueueMemImageCopy, x0, 832
    UR_ENTRY EnqueueMemBufferMap, x0, 840
    UR_ENTRY EnqueueMemUnmap, x0, 848
    UR_ENTRY EnqueueUSMFill, x0, 856
    UR_ENTRY EnqueueUSMMemcpy, x0, 864
    UR_ENTRY EnqueueUSMPrefetch, x0, 872
    UR_ENTRY EnqueueUSMAdvise, x0, 880
    UR_ENTRY EnqueueUSMFill2D, x0, 888
    UR_ENTRY EnqueueUSMMemcpy2D, x0, 896
    UR_ENTRY EnqueueDeviceGlobalVariableWrite, x0, 904
    UR_ENTRY EnqueueDeviceGlobalVariableRead, x0, 912
    UR_ENTRY EnqueueReadHostPipe, x0, 920
    UR_ENTRY EnqueueWriteHostPipe, x0, 928
    UR_ENTRY EventGetInfo, x0, 160
    UR_ENTRY EventGetProfilingInfo, x0, 168
    UR_ENTRY EventRetain, x0, 184
    UR_ENTRY EventRelease, x0, 192
    UR_ENTRY EventGetNativeHandle, x0, 200
    UR_ENTRY EventCreateWithNativeHandle, x1, 208
    UR_ENTRY EventSetCallback, x0, 216
    UR_ENTRY EnqueueUSMDeviceAllocExp, x0, 952
    UR_ENTRY EnqueueUSMSharedAllocExp, x0, 960
    UR_ENTRY EnqueueUSMHostAllocExp, x0, 968
    UR_ENTRY EnqueueUSMFreeExp, x0, 976
    UR_ENTRY USMPoolCreateExp, x0, 1096
    UR_ENTRY USMPoolDestroyExp, x0, 1104
    UR_ENTRY USMPoolGetDefaultDevicePoolExp, x0, 1112
    UR_ENTRY USMPoolGetInfoExp, x0, 1120
    UR_ENTRY USMPoolSetInfoExp, x0, 1128
    UR_ENTRY USMPoolSetDevicePoolExp, x0, 1136
    UR_ENTRY USMPoolGetDevicePoolExp, x0, 1144
    UR_ENTRY USMPoolTrimToExp, x0, 1152
    UR_ENTRY USMPitchedAllocExp, x0, 1160
    UR_ENTRY BindlessImagesUnsampledImageHandleDestroyExp, x0, 1208
    UR_ENTRY BindlessImagesSampledImageHandleDestroyExp, x0, 1216
    UR_ENTRY BindlessImagesImageAllocateExp, x0, 1224
    UR_ENTRY BindlessImagesImageFreeExp, x0, 1232
    UR_ENTRY BindlessImagesUnsampledImageCreateExp, x0, 1240
    UR_ENTRY BindlessImagesSampledImageCreateExp, x0, 1248
    UR_ENTRY BindlessImagesImageCopyExp, x0, 1256
    UR_ENTRY BindlessImagesImageGetInfoExp, x0, 1264
    UR_ENTRY BindlessImagesGetImageMemoryHandleTypeSupportExp, x0, 1272
    UR_ENTRY BindlessImagesGetImageUnsampledHandleSupportExp, x0, 1280
    UR_ENTRY BindlessImagesGetImageSampledHandleSupportExp, x0, 1288
    UR_ENTRY BindlessImagesMipmapGetLevelExp, x0, 1296
    UR_ENTRY BindlessImagesMipmapFreeExp, x0, 1304
    UR_ENTRY BindlessImagesImportExternalMemoryExp, x0, 1312
    UR_ENTRY BindlessImagesMapExternalArrayExp, x0, 1320
    UR_ENTRY BindlessImagesMapExternalLinearMemoryExp, x0, 1328
    UR_ENTRY BindlessImagesReleaseExternalMemoryExp, x0, 1336
    UR_ENTRY BindlessImagesFreeMappedLinearMemoryExp, x0, 1344
    UR_ENTRY BindlessImagesSupportsImportingHandleTypeExp, x0, 1352
    UR_ENTRY BindlessImagesImportExternalSemaphoreExp, x0, 1360
    UR_ENTRY BindlessImagesReleaseExternalSemaphoreExp, x0, 1368
    UR_ENTRY BindlessImagesWaitExternalSemaphoreExp, x0, 1376
    UR_ENTRY BindlessImagesSignalExternalSemaphoreExp, x0, 1384
    UR_ENTRY CommandBufferCreateExp, x0, 1392
    UR_ENTRY CommandBufferRetainExp, x0, 1400
    UR_ENTRY CommandBufferReleaseExp, x0, 1408
    UR_ENTRY CommandBufferFinalizeExp, x0, 1416
    UR_ENTRY CommandBufferAppendKernelLaunchExp, x0, 1424
    UR_ENTRY CommandBufferAppendKernelLaunchWithArgsExp, x0, 1432
    UR_ENTRY CommandBufferAppendUSMMemcpyExp, x0, 1440
    UR_ENTRY CommandBufferAppendUSMFillExp, x0, 1448
    UR_ENTRY CommandBufferAppendMemBufferCopyExp, x0, 1456
    UR_ENTRY CommandBufferAppendMemBufferWriteExp, x0, 1464
    UR_ENTRY CommandBufferAppendMemBufferReadExp, x0, 1472
    UR_ENTRY CommandBufferAppendMemBufferCopyRectExp, x0, 1480
    UR_ENTRY CommandBufferAppendMemBufferWriteRectExp, x0, 1488
    UR_ENTRY CommandBufferAppendMemBufferReadRectExp, x0, 1496
    UR_ENTRY CommandBufferAppendMemBufferFillExp, x0, 1504
    UR_ENTRY CommandBufferAppendUSMPrefetchExp, x0, 1512
    UR_ENTRY CommandBufferAppendUSMAdviseExp, x0, 1520
    UR_ENTRY CommandBufferAppendNativeCommandExp, x0, 1528
    UR_ENTRY EnqueueCommandBufferExp, x0, 992
    UR_ENTRY CommandBufferUpdateKernelLaunchExp, x0, 1536
    UR_ENTRY CommandBufferUpdateSignalEventExp, x0, 1544
    UR_ENTRY CommandBufferUpdateWaitEventsExp, x0, 1552
    UR_ENTRY CommandBufferGetInfoExp, x0, 1560
    UR_ENTRY CommandBufferGetNativeHandleExp, x0, 1568
    UR_ENTRY DeviceWaitExp, x0, 1920
    UR_ENTRY ProgramDynamicLinkExp, x0, 344
    UR_ENTRY EnqueueKernelLaunchWithArgsExp, x0, 944
    UR_ENTRY EnqueueTimestampRecordingExp, x0, 984
    UR_ENTRY GraphCreateExp, x0, 1576
    UR_ENTRY QueueBeginGraphCaptureExp, x0, 544
    UR_ENTRY QueueBeginCaptureIntoGraphExp, x0, 552
    UR_ENTRY QueueEndGraphCaptureExp, x0, 560
    UR_ENTRY GraphInstantiateGraphExp, x0, 1584
    UR_ENTRY EnqueueGraphExp, x0, 1016
    UR_ENTRY GraphDestroyExp, x0, 1592
    UR_ENTRY GraphExecutableGraphDestroyExp, x0, 1600
    UR_ENTRY QueueIsGraphCaptureEnabledExp, x0, 568
    UR_ENTRY QueueGetGraphExp, x0, 576
    UR_ENTRY GraphIsEmptyExp, x0, 1608
    UR_ENTRY GraphGetIdExp, x0, 1616
    UR_ENTRY GraphSetDestructionCallbackExp, x0, 1624
    UR_ENTRY GraphDumpContentsExp, x0, 1632
    UR_ENTRY GraphGetNativeHandleExp, x0, 1640
    UR_ENTRY GraphExecutableGraphGetNativeHandleExp, x0, 1648
    UR_ENTRY EnqueueHostTaskExp, x0, 1000
    UR_ENTRY IPCGetMemHandleExp, x0, 1656
    UR_ENTRY IPCPutMemHandleExp, x0, 1664
    UR_ENTRY IPCOpenMemHandleExp, x0, 1672
    UR_ENTRY IPCCloseMemHandleExp, x0, 1680
    UR_ENTRY IPCGetPhysMemHandleExp, x0, 1688
    UR_ENTRY IPCPutPhysMemHandleExp, x0, 1696
    UR_ENTRY IPCOpenPhysMemHandleExp, x0, 1704
    UR_ENTRY IPCClosePhysMemHandleExp, x0, 1712
    UR_ENTRY IPCGetEventHandleExp, x0, 1720
    UR_ENTRY IPCPutEventHandleExp, x0, 1728
    UR_ENTRY IPCOpenEventHandleExp, x0, 1736
    UR_ENTRY EnqueueEventsWaitWithBarrierExt, x0, 936
    UR_ENTRY MemoryExportAllocExportableMemoryExp, x0, 1744
    UR_ENTRY MemoryExportFreeExportableMemoryExp, x0, 1752
    UR_ENTRY MemoryExportExportMemoryHandleExp, x0, 1760
    UR_ENTRY ProgramBuildExp, x0, 352
    UR_ENTRY ProgramCompileExp, x0, 360
    UR_ENTRY EnqueueNativeCommandExp, x0, 1008
    UR_ENTRY EventCreateExp, x0, 224
    UR_ENTRY USMContextMemcpyExp, x0, 1168
    UR_ENTRY USMHostAllocRegisterExp, x0, 1184
    UR_ENTRY USMHostAllocUnregisterExp, x0, 1176
    UR_ENTRY USMImportExp, x0, 1192
    UR_ENTRY USMReleaseExp, x0, 1200
    UR_ENTRY UsmP2PEnablePeerAccessExp, x0, 1768
    UR_ENTRY UsmP2PDisablePeerAccessExp, x0, 1776
    UR_ENTRY UsmP2PPeerAccessGetInfoExp, x0, 1784
    UR_ENTRY KernelCreate, x0, 376
    UR_ENTRY KernelGetInfo, x0, 384
    UR_ENTRY KernelGetGroupInfo, x0, 392
    UR_ENTRY KernelGetSubGroupInfo, x0, 400
    UR_ENTRY KernelRetain, x0, 408
    UR_ENTRY KernelRelease, x0, 416
    UR_ENTRY KernelSetExecInfo, x0, 456
    UR_ENTRY KernelSetSpecializationConstants, x0, 464
    UR_ENTRY KernelGetNativeHandle, x0, 424
    UR_ENTRY KernelCreateWithNativeHandle, x1, 432
    UR_ENTRY KernelGetSuggestedLocalWorkSize, x0, 440
    UR_ENTRY KernelGetSuggestedLocalWorkSizeWithArgs, x0, 448
    UR_ENTRY KernelSuggestMaxCooperativeGroupCount, x0, 472
    UR_ENTRY MemImageCreate, x0, 632
    UR_ENTRY MemBufferCreate, x0, 640
    UR_ENTRY MemRetain, x0, 648
    UR_ENTRY MemRelease, x0, 656
    UR_ENTRY MemBufferPartition, x0, 664
    UR_ENTRY MemGetNativeHandle, x0, 672
    UR_ENTRY MemBufferCreateWithNativeHandle, x1, 680
    UR_ENTRY MemImageCreateWithNativeHandle, x1, 688
    UR_ENTRY MemGetInfo, x0, 696
    UR_ENTRY MemImageGetInfo, x0, 704
    UR_ENTRY PlatformGet, x0, 56
    UR_ENTRY PlatformGetInfo, x0, 64
    UR_ENTRY PlatformGetApiVersion, x0, 88
    UR_ENTRY PlatformGetNativeHandle, x0, 72
    UR_ENTRY PlatformCreateWithNativeHandle, x1, 80
    UR_ENTRY PlatformGetBackendOption, x0, 96
    UR_ENTRY ProgramCreateWithIL, x0, 232
    UR_ENTRY ProgramCreateWithBinary, x0, 240
    UR_ENTRY ProgramBuild, x0, 248
    UR_ENTRY ProgramCompile, x0, 256
    UR_ENTRY ProgramRetain, x0, 272
    UR_ENTRY ProgramRelease, x0, 280
    UR_ENTRY ProgramGetFunctionPointer, x0, 288
    UR_ENTRY ProgramGetGlobalVariablePointer, x0, 296
    UR_ENTRY ProgramGetInfo, x0, 304
    UR_ENTRY ProgramGetBuildInfo, x0, 312
    UR_ENTRY ProgramSetSpecializationConstants, x0, 320
    UR_ENTRY ProgramGetNativeHandle, x0, 328
    UR_ENTRY ProgramCreateWithNativeHandle, x1, 336
    UR_ENTRY QueueGetInfo, x0, 480
    UR_ENTRY QueueCreate, x0, 488
    UR_ENTRY QueueRetain, x0, 496
    UR_ENTRY QueueRelease, x0, 504
    UR_ENTRY QueueGetNativeHandle, x0, 512
    UR_ENTRY QueueCreateWithNativeHandle, x1, 520
    UR_ENTRY QueueFinish, x0, 528
    UR_ENTRY QueueFlush, x0, 536
    UR_ENTRY SamplerCreate, x0, 584
    UR_ENTRY SamplerRetain, x0, 592
    UR_ENTRY SamplerRelease, x0, 600
    UR_ENTRY SamplerGetInfo, x0, 608
    UR_ENTRY SamplerGetNativeHandle, x0, 616
    UR_ENTRY SamplerCreateWithNativeHandle, x1, 624
    UR_ENTRY USMHostAlloc, x0, 1024
    UR_ENTRY USMDeviceAlloc, x0, 1032
    UR_ENTRY USMSharedAlloc, x0, 1040
    UR_ENTRY USMFree, x0, 1048
    UR_ENTRY USMGetMemAllocInfo, x0, 1056
    UR_ENTRY USMPoolCreate, x0, 1064
    UR_ENTRY USMPoolRetain, x0, 1072
    UR_ENTRY USMPoolRelease, x0, 1080
    UR_ENTRY USMPoolGetInfo, x0, 1088
    UR_ENTRY VirtualMemGranularityGetInfo, x0, 1792
    UR_ENTRY VirtualMemReserve, x0, 1800
    UR_ENTRY VirtualMemFree, x0, 1808
    UR_ENTRY VirtualMemMap, x0, 1816
    UR_ENTRY VirtualMemUnmap, x0, 1824
    UR_ENTRY VirtualMemSetAccess, x0, 1832
    UR_ENTRY VirtualMemGetInfo, x0, 1840
    UR_ENTRY PhysicalMemCreate, x0, 712
    UR_ENTRY PhysicalMemRetain, x0, 720
    UR_ENTRY PhysicalMemRelease, x0, 728
    UR_ENTRY PhysicalMemGetInfo, x0, 736

    .macro UR_BY_LAYOUT name, handle, offset
    .globl loader_by_layout_\name
    .hidden loader_by_layout_\name
    .type loader_by_layout_\name, %function
loader_by_layout_\name:
    hint 34 /* bti c */
    mov x16, #\offset
    b loader_through_\handle
    .endm

    .hidden loader_by_layout
    .p2align 4
loader_through_x0:
    cbz x0, loader_null_handle
    ldr x9, [x0]
    b 1f
loader_through_x1:
    cbz x1, loader_null_handle
    ldr x9, [x1]
1:
    adrp x10, loader_by_layout
    add x10, x10, #:lo12:loader_by_layout
2:
    ldar x11, [x10]
    cbz x11, 3f
    add x10, x10, #16
    cmp x11, x9
    b.ne 2b
    ldr x9, [x10, #-8]
3:
    ldr x16, [x9, x16]
    cbz x16, loader_unsupported
    br x16
    UR_BY_LAYOUT AdapterRelease, x0, 8
    UR_BY_LAYOUT AdapterRetain, x0, 16
    UR_BY_LAYOUT AdapterGetLastError, x0, 24
    UR_BY_LAYOUT AdapterGetInfo, x0, 32
    UR_BY_LAYOUT AdapterSetLoggerCallback, x0, 40
    UR_BY_LAYOUT AdapterSetLoggerCallbackLevel, x0, 48
    UR_BY_LAYOUT ContextRetain, x0, 112
    UR_BY_LAYOUT ContextRelease, x0, 120
    UR_BY_LAYOUT ContextGetInfo, x0, 128
    UR_BY_LAYOUT ContextGetNativeHandle, x0, 136
    UR_BY_LAYOUT ContextCreateWithNativeHandle, x1, 144
    UR_BY_LAYOUT ContextSetExtendedDeleter, x0, 152
    UR_BY_LAYOUT DeviceGet, x0, 1848
    UR_BY_LAYOUT DeviceGetInfo, x0, 1856
    UR_BY_LAYOUT DeviceRetain, x0, 1864
    UR_BY_LAYOUT DeviceRelease, x0, 1872
    UR_BY_LAYOUT DevicePartition, x0, 1880
    UR_BY_LAYOUT DeviceSelectBinary, x0, 1888
    UR_BY_LAYOUT DeviceGetNativeHandle, x0, 1896
    UR_BY_LAYOUT DeviceCreateWithNativeHandle, x1, 1904
    UR_BY_LAYOUT DeviceGetGlobalTimestamps, x0, 1912
    UR_BY_LAYOUT EnqueueEventsWait, x0, 744
    UR_BY_LAYOUT EnqueueEventsWaitWithBarrier, x0, 752
    UR_BY_LAYOUT EnqueueMemBufferRead, x0, 760
    UR_BY_LAYOUT EnqueueMemBufferWrite, x0, 768
    UR_BY_LAYOUT EnqueueMemBufferReadRect, x0, 776
    UR_BY_LAYOUT EnqueueMemBufferWriteRect, x0, 784
    UR_BY_LAYOUT EnqueueMemBufferCopy, x0, 792
    UR_BY_LAYOUT EnqueueMemBufferCopyRect, x0, 800
    UR_BY_LAYOUT EnqueueMemBufferFill, x0, 808
    UR_BY_LAYOUT EnqueueMemImageRead, x0, 816
    UR_BY_LAYOUT EnqueueMemImageWrite, x0, 824
    UR_BY_LAYOUT EnqueueMemImageCopy, x0, 832
    UR_BY_LAYOUT EnqueueMemBufferMap, x0, 840
    UR_BY_LAYOUT EnqueueMemUnmap, x0, 848
    UR_BY_LAYOUT EnqueueUSMFill, x0, 856
    UR_BY_LAYOUT EnqueueUSMMemcpy, x0, 864
    UR_BY_LAYOUT EnqueueUSMPrefetch, x0, 872
    UR_BY_LAYOUT EnqueueUSMAdvise, x0, 880
    UR_BY_LAYOUT EnqueueUSMFill2D, x0, 888
    UR_BY_LAYOUT EnqueueUSMMemcpy2D, x0, 896
    UR_BY_LAYOUT EnqueueDeviceGlobalVariableWrite, x0, 904
    UR_BY_LAYOUT EnqueueDeviceGlobalVariableRead, x0, 912
    UR_BY_LAYOUT EnqueueReadHostPipe, x0, 920
    UR_BY_LAYOUT EnqueueWriteHostPipe, x0, 928
    UR_BY_LAYOUT EventGetInfo, x0, 160
    UR_BY_LAYOUT EventGetProfilingInfo, x0, 168
    UR_BY_LAYOUT EventRetain, x0, 184
    UR_BY_LAYOUT EventRelease, x0, 192
    UR_BY_LAYOUT EventGetNativeHandle, x0, 200
    UR_BY_LAYOUT EventCreateWithNativeHandle, x1, 208
    UR_BY_LAYOUT EventSetCallback, x0, 216
    UR_BY_LAYOUT EnqueueUSMDeviceAllocExp, x0, 952
    UR_BY_LAYOUT EnqueueUSMSharedAllocExp, x0, 960
    UR_BY_LAYOUT EnqueueUSMHostAllocExp, x0, 968
    UR_BY_LAYOUT EnqueueUSMFreeExp, x0, 976
    UR_BY_LAYOUT USMPoolCreateExp, x0, 1096
    UR_BY_LAYOUT USMPoolDestroyExp, x0, 1104
    UR_BY_LAYOUT USMPoolGetDefaultDevicePoolExp, x0, 1112
    UR_BY_LAYOUT USMPoolGetInfoExp, x0, 1120
    UR_BY_LAYOUT USMPoolSetInfoExp, x0, 1128
    UR_BY_LAYOUT USMPoolSetDevicePoolExp, x0, 1136
    UR_BY_LAYOUT USMPoolGetDevicePoolExp, x0, 1144
    UR_BY_LAYOUT USMPoolTrimToExp, x0, 1152
    UR_BY_LAYOUT USMPitchedAllocExp, x0, 1160
    UR_BY_LAYOUT BindlessImagesUnsampledImageHandleDestroyExp, x0, 1208
    UR_BY_LAYOUT BindlessImagesSampledImageHandleDestroyExp, x0, 1216
    UR_BY_LAYOUT BindlessImagesImageAllocateExp, x0, 1224
    UR_BY_LAYOUT BindlessImagesImageFreeExp, x0, 1232
    UR_BY_LAYOUT BindlessImagesUnsampledImageCreateExp, x0, 1240
    UR_BY_LAYOUT BindlessImagesSampledImageCreateExp, x0, 1248
    UR_BY_LAYOUT BindlessImagesImageCopyExp, x0, 1256
    UR_BY_LAYOUT BindlessImagesImageGetInfoExp, x0, 1264
    UR_BY_LAYOUT BindlessImagesGetImageMemoryHandleTypeSupportExp, x0, 1272
    UR_BY_LAYOUT BindlessImagesGetImageUnsampledHandleSupportExp, x0, 1280
    UR_BY_LAYOUT BindlessImagesGetImageSampledHandleSupportExp, x0, 1288
    UR_BY_LAYOUT BindlessImagesMipmapGetLevelExp, x0, 1296
    UR_BY_LAYOUT BindlessImagesMipmapFreeExp, x0, 1304
    UR_BY_LAYOUT BindlessImagesImportExternalMemoryExp, x0, 1312
    UR_BY_LAYOUT BindlessImagesMapExternalArrayExp, x0, 1320
    UR_BY_LAYOUT BindlessImagesMapExternalLinearMemoryExp, x0, 1328
    UR_BY_LAYOUT BindlessImagesReleaseExternalMemoryExp, x0, 1336
    UR_BY_LAYOUT BindlessImagesFreeMappedLinearMemoryExp, x0, 1344
    UR_BY_LAYOUT BindlessImagesSupportsImportingHandleTypeExp, x0, 1352
    UR_BY_LAYOUT BindlessImagesImportExternalSemaphoreExp, x0, 1360
    UR_BY_LAYOUT BindlessImagesReleaseExternalSemaphoreExp, x0, 1368
    UR_BY_LAYOUT BindlessImagesWaitExternalSemaphoreExp, x0, 1376
    UR_BY_LAYOUT BindlessImagesSignalExternalSemaphoreExp, x0, 1384
    UR_BY_LAYOUT CommandBufferCreateExp, x0, 1392
    UR_BY_LAYOUT CommandBufferRetainExp, x0, 1400
    UR_BY_LAYOUT CommandBufferReleaseExp, x0, 1408
    UR_BY_LAYOUT CommandBufferFinalizeExp, x0, 1416
    UR_BY_LAYOUT CommandBufferAppendKernelLaunchExp, x0, 1424
    UR_BY_LAYOUT CommandBufferAppendKernelLaunchWithArgsExp, x0, 1432
    UR_BY_LAYOUT CommandBufferAppendUSMMemcpyExp, x0, 1440
    UR_BY_LAYOUT CommandBufferAppendUSMFillExp, x0, 1448
    UR_BY_LAYOUT CommandBufferAppendMemBufferCopyExp, x0, 1456
    UR_BY_LAYOUT CommandBufferAppendMemBufferWriteExp, x0, 1464
    UR_BY_LAYOUT CommandBufferAppendMemBufferReadExp, x0, 1472
    UR_BY_LAYOUT CommandBufferAppendMemBufferCopyRectExp, x0, 1480
    UR_BY_LAYOUT CommandBufferAppendMemBufferWriteRectExp, x0, 1488
    UR_BY_LAYOUT CommandBufferAppendMemBufferReadRectExp, x0, 1496
    UR_BY_LAYOUT CommandBufferAppendMemBufferFillExp, x0, 1504
    UR_BY_LAYOUT CommandBufferAppendUSMPrefetchExp, x0, 1512
    UR_BY_LAYOUT CommandBufferAppendUSMAdviseExp, x0, 1520
    UR_BY_LAYOUT CommandBufferAppendNativeCommandExp, x0, 1528
    UR_BY_LAYOUT EnqueueCommandBufferExp, x0, 992
    UR_BY_LAYOUT CommandBufferUpdateKernelLaunchExp, x0, 1536
    UR_BY_LAYOUT CommandBufferUpdateSignalEventExp, x0, 1544
    UR_BY_LAYOUT CommandBufferUpdateWaitEventsExp, x0, 1552
    UR_BY_LAYOUT CommandBufferGetInfoExp, x0, 1560
    UR_BY_LAYOUT CommandBufferGetNativeHandleExp, x0, 1568
    UR_BY_LAYOUT DeviceWaitExp, x0, 1920
    UR_BY_LAYOUT ProgramDynamicLinkExp, x0, 344
    UR_BY_LAYOUT EnqueueKernelLaunchWithArgsExp, x0, 944
    UR_BY_LAYOUT EnqueueTimestampRecordingExp, x0, 984
    UR_BY_LAYOUT GraphCreateExp, x0, 1576
    UR_BY_LAYOUT QueueBeginGraphCaptureExp, x0, 544
    UR_BY_LAYOUT QueueBeginCaptureIntoGraphExp, x0, 552
    UR_BY_LAYOUT QueueEndGraphCaptureExp, x0, 560
    UR_BY_LAYOUT GraphInstantiateGraphExp, x0, 1584
    UR_BY_LAYOUT EnqueueGraphExp, x0, 1016
    UR_BY_LAYOUT GraphDestroyExp, x0, 1592
    UR_BY_LAYOUT GraphExecutableGraphDestroyExp, x0, 1600
    UR_BY_LAYOUT QueueIsGraphCaptureEnabledExp, x0, 568
    UR_BY_LAYOUT QueueGetGraphExp, x0, 576
    UR_BY_LAYOUT GraphIsEmptyExp, x0, 1608
    UR_BY_LAYOUT GraphGetIdExp, x0, 1616
    UR_BY_LAYOUT GraphSetDestructionCallbackExp, x0, 1624
    UR_BY_LAYOUT GraphDumpContentsExp, x0, 1632
    UR_BY_LAYOUT GraphGetNativeHandleExp, x0, 1640
    UR_BY_LAYOUT GraphExecutableGraphGetNativeHandleExp, x0, 1648
    UR_BY_LAYOUT EnqueueHostTaskExp, x0, 1000
    UR_BY_LAYOUT IPCGetMemHandleExp, x0, 1656
    UR_BY_LAYOUT IPCPutMemHandleExp, x0, 1664
    UR_BY_LAYOUT IPCOpenMemHandleExp, x0, 1672
    UR_BY_LAYOUT IPCCloseMemHandleExp, x0, 1680
    UR_BY_LAYOUT IPCGetPhysMemHandleExp, x0, 1688
    UR_BY_LAYOUT IPCPutPhysMemHandleExp, x0, 1696
    UR_BY_LAYOUT IPCOpenPhysMemHandleExp, x0, 1704
    UR_BY_LAYOUT IPCClosePhysMemHandleExp, x0, 1712
    UR_BY_LAYOUT IPCGetEventHandleExp, x0, 1720
    UR_BY_LAYOUT IPCPutEventHandleExp, x0, 1728
    UR_BY_LAYOUT IPCOpenEventHandleExp, x0, 1736
    UR_BY_LAYOUT EnqueueEventsWaitWithBarrierExt, x0, 936
    UR_BY_LAYOUT MemoryExportAllocExportableMemoryExp, x0, 1744
    UR_BY_LAYOUT MemoryExportFreeExportableMemoryExp, x0, 1752
    UR_BY_LAYOUT MemoryExportExportMemoryHandleExp, x0, 1760
    UR_BY_LAYOUT ProgramBuildExp, x0, 352
    UR_BY_LAYOUT ProgramCompileExp, x0, 360
    UR_BY_LAYOUT EnqueueNativeCommandExp, x0, 1008
    UR_BY_LAYOUT EventCreateExp, x0, 224
    UR_BY_LAYOUT USMContextMemcpyExp, x0, 1168
    UR_BY_LAYOUT USMHostAllocRegisterExp, x0, 1184
    UR_BY_LAYOUT USMHostAllocUnregisterExp, x0, 1176
    UR_BY_LAYOUT USMImportExp, x0, 1192
    UR_BY_LAYOUT USMReleaseExp, x0, 1200
    UR_BY_LAYOUT UsmP2PEnablePeerAccessExp, x0, 1768
    UR_BY_LAYOUT UsmP2PDisablePeerAccessExp, x0, 1776
    UR_BY_LAYOUT UsmP2PPeerAccessGetInfoExp, x0, 1784
    UR_BY_LAYOUT KernelCreate, x0, 376
    UR_BY_LAYOUT KernelGetInfo, x0, 384
    UR_BY_LAYOUT KernelGetGroupInfo, x0, 392
    UR_BY_LAYOUT KernelGetSubGroupInfo, x0, 400
    UR_BY_LAYOUT KernelRetain, x0, 408
    UR_BY_LAYOUT KernelRelease, x0, 416
    UR_BY_LAYOUT KernelSetExecInfo, x0, 456
    UR_BY_LAYOUT KernelSetSpecializationConstants, x0, 464
    UR_BY_LAYOUT KernelGetNativeHandle, x0, 424
    UR_BY_LAYOUT KernelCreateWithNativeHandle, x1, 432
    UR_BY_LAYOUT KernelGetSuggestedLocalWorkSize, x0, 440
    UR_BY_LAYOUT KernelGetSuggestedLocalWorkSizeWithArgs, x0, 448
    UR_BY_LAYOUT KernelSuggestMaxCooperativeGroupCount, x0, 472
    UR_BY_LAYOUT MemImageCreate, x0, 632
    UR_BY_LAYOUT MemBufferCreate, x0, 640
    UR_BY_LAYOUT MemRetain, x0, 648
    UR_BY_LAYOUT MemRelease, x0, 656
    UR_BY_LAYOUT MemBufferPartition, x0, 664
    UR_BY_LAYOUT MemGetNativeHandle, x0, 672
    UR_BY_LAYOUT MemBufferCreateWithNativeHandle, x1, 680
    UR_BY_LAYOUT MemImageCreateWithNativeHandle, x1, 688
    UR_BY_LAYOUT MemGetInfo, x0, 696
    UR_BY_LAYOUT MemImageGetInfo, x0, 704
    UR_BY_LAYOUT PlatformGet, x0, 56
    UR_BY_LAYOUT PlatformGetInfo, x0, 64
    UR_BY_LAYOUT PlatformGetApiVersion, x0, 88
    UR_BY_LAYOUT PlatformGetNativeHandle, x0, 72
    UR_BY_LAYOUT PlatformCreateWithNativeHandle, x1, 80
    UR_BY_LAYOUT PlatformGetBackendOption, x0, 96
    UR_BY_LAYOUT ProgramCreateWithIL, x0, 232
    UR_BY_LAYOUT ProgramCreateWithBinary, x0, 240
    UR_BY_LAYOUT ProgramBuild, x0, 248
    UR_BY_LAYOUT ProgramCompile, x0, 256
    UR_BY_LAYOUT ProgramRetain, x0, 272
    UR_BY_LAYOUT ProgramRelease, x0, 280
    UR_BY_LAYOUT ProgramGetFunctionPointer, x0, 288
    UR_BY_LAYOUT ProgramGetGlobalVariablePointer, x0, 296
    UR_BY_LAYOUT ProgramGetInfo, x0, 304
    UR_BY_LAYOUT ProgramGetBuildInfo, x0, 312
    UR_BY_LAYOUT ProgramSetSpecializationConstants, x0, 320
    UR_BY_LAYOUT ProgramGetNativeHandle, x0, 328
    UR_BY_LAYOUT ProgramCreateWithNativeHandle, x1, 336
    UR_BY_LAYOUT QueueGetInfo, x0, 480
    UR_BY_LAYOUT QueueCreate, x0, 488
    UR_BY_LAYOUT QueueRetain, x0, 496
    UR_BY_LAYOUT QueueRelease, x0, 504
    UR_BY_LAYOUT QueueGetNativeHandle, x0, 512
    UR_BY_LAYOUT QueueCreateWithNativeHandle, x1, 520
    UR_BY_LAYOUT QueueFinish, x0, 528
    UR_BY_LAYOUT QueueFlush, x0, 536
    UR_BY_LAYOUT SamplerCreate, x0, 584
    UR_BY_LAYOUT SamplerRetain, x0, 592
    UR_BY_LAYOUT SamplerRelease, x0, 600
    UR_BY_LAYOUT SamplerGetInfo, x0, 608
    UR_BY_LAYOUT SamplerGetNativeHandle, x0, 616
    UR_BY_LAYOUT SamplerCreateWithNativeHandle, x1, 624
    UR_BY_LAYOUT USMHostAlloc, x0, 1024
    UR_BY_LAYOUT USMDeviceAlloc, x0, 1032
    UR_BY_LAYOUT USMSharedAlloc, x0, 1040
    UR_BY_LAYOUT USMFree, x0, 1048
    UR_BY_LAYOUT USMGetMemAllocInfo, x0, 1056
    UR_BY_LAYOUT USMPoolCreate, x0, 1064
    UR_BY_LAYOUT USMPoolRetain, x0, 1072
    UR_BY_LAYOUT USMPoolRelease, x0, 1080
    UR_BY_LAYOUT USMPoolGetInfo, x0, 1088
    UR_BY_LAYOUT VirtualMemGranularityGetInfo, x0, 1792
    UR_BY_LAYOUT VirtualMemReserve, x0, 1800
    UR_BY_LAYOUT VirtualMemFree, x0, 1808
    UR_BY_LAYOUT VirtualMemMap, x0, 1816
    UR_BY_LAYOUT VirtualMemUnmap, x0, 1824
    UR_BY_LAYOUT VirtualMemSetAccess, x0, 1832
    UR_BY_LAYOUT VirtualMemGetInfo, x0, 1840
    UR_BY_LAYOUT PhysicalMemCreate, x0, 712
    UR_BY_LAYOUT PhysicalMemRetain, x0, 720
    UR_BY_LAYOUT PhysicalMemRelease, x0, 728
    UR_BY_LAYOUT PhysicalMemGetInfo, x0, 736
    .cfi_endproc

#endif
/* Outside of the condition, so that the object says this on other machines too, where it is empty. */
    .section .note.GNU-stack, "", %progbits
