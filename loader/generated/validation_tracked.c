/* Generated from scripts/templates/validation_tracked.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The wrappers of the layers that follow objects. */
#include "../layers/allocations.h"
#include "../layers/tracked.h"
#include "../layers/validation_form.h"

/* Stops at what is wrong. */
#define TRY(call)                                                                                  \
    do {                                                                                           \
        result = (call);                                                                           \
        if (__builtin_expect(result != UR_RESULT_SUCCESS, 0)) {                                    \
            return result;                                                                         \
        }                                                                                          \
    } while (0)

/* Where the program made the call: entry points and checks jump here without leaving a frame of their own. */
#define CALLER __builtin_return_address(0)

const int32_t loader_wrong_handle[] = {
    UR_RESULT_ERROR_INVALID_ARGUMENT,
    UR_RESULT_ERROR_INVALID_ARGUMENT,
    UR_RESULT_ERROR_INVALID_CONTEXT,
    UR_RESULT_ERROR_INVALID_DEVICE,
    UR_RESULT_ERROR_INVALID_EVENT,
    UR_RESULT_ERROR_INVALID_ARGUMENT,
    UR_RESULT_ERROR_INVALID_ARGUMENT,
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP,
    UR_RESULT_ERROR_INVALID_GRAPH,
    UR_RESULT_ERROR_INVALID_ARGUMENT,
    UR_RESULT_ERROR_INVALID_KERNEL,
    UR_RESULT_ERROR_INVALID_MEM_OBJECT,
    UR_RESULT_ERROR_INVALID_PLATFORM,
    UR_RESULT_ERROR_INVALID_PROGRAM,
    UR_RESULT_ERROR_INVALID_QUEUE,
    UR_RESULT_ERROR_INVALID_SAMPLER,
    UR_RESULT_ERROR_INVALID_ARGUMENT,
    UR_RESULT_ERROR_INVALID_ARGUMENT,
};

static ur_result_t UR_APICALL tracked_AdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
    ur_result_t result = UR_RESULT_SUCCESS;
    result = loader_tracked_next->ddi.Adapter.pfnGet(NumEntries, phAdapters, pNumAdapters);
    if (result == UR_RESULT_SUCCESS) {
        loader_made_list(178, NumEntries, pNumAdapters, phAdapters, LOADER_KIND_ADAPTER, 0, NULL, CALLER);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_AdapterRelease(ur_adapter_handle_t hAdapter) {
    ur_result_t result = UR_RESULT_SUCCESS;
    loader_kept_give_back();
    uint32_t token;
    TRY(loader_releasing(177, 0, hAdapter, LOADER_KIND_ADAPTER, &token));
    result = loader_tracked_next->ddi.Adapter.pfnRelease(hAdapter);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hAdapter, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_AdapterRetain(ur_adapter_handle_t hAdapter) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(179, 0, hAdapter, LOADER_KIND_ADAPTER));
    result = loader_tracked_next->ddi.Adapter.pfnRetain(hAdapter);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(hAdapter);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_AdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(180, 0, hAdapter, LOADER_KIND_ADAPTER));
    return loader_tracked_next->ddi.Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
}

static ur_result_t UR_APICALL tracked_AdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(181, 0, hAdapter, LOADER_KIND_ADAPTER));
    return loader_tracked_next->ddi.Adapter.pfnGetInfo(
        hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_AdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(266, 0, hAdapter, LOADER_KIND_ADAPTER));
    return loader_tracked_next->ddi.Adapter.pfnSetLoggerCallback(
        hAdapter, pfnLoggerCallback, pUserData, level);
}

static ur_result_t UR_APICALL tracked_AdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(267, 0, hAdapter, LOADER_KIND_ADAPTER));
    return loader_tracked_next->ddi.Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
}

static ur_result_t UR_APICALL tracked_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use_list(1, 1, DeviceCount, phDevices, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.Context.pfnCreate(
        DeviceCount, phDevices, pProperties, phContext);
    if (result == UR_RESULT_SUCCESS) {
        if (phContext) {
            loader_made(1, *phContext, LOADER_KIND_CONTEXT, 0, NULL, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_ContextRetain(ur_context_handle_t hContext) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(2, 0, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->ddi.Context.pfnRetain(hContext);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(hContext);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_ContextRelease(ur_context_handle_t hContext) {
    ur_result_t result = UR_RESULT_SUCCESS;
    loader_kept_give_back();
    uint32_t token;
    TRY(loader_releasing(3, 0, hContext, LOADER_KIND_CONTEXT, &token));
    result = loader_tracked_next->ddi.Context.pfnRelease(hContext);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hContext, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_ContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(4, 0, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->ddi.Context.pfnGetInfo(
        hContext, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(4, 1, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hContext);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_ContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(5, 0, hContext, LOADER_KIND_CONTEXT));
    return loader_tracked_next->ddi.Context.pfnGetNativeHandle(hContext, phNativeContext);
}

static ur_result_t UR_APICALL tracked_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(6, 1, hAdapter, LOADER_KIND_ADAPTER));
    TRY(loader_use_list(6, 3, numDevices, phDevices, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.Context.pfnCreateWithNativeHandle(
        hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
    if (result == UR_RESULT_SUCCESS) {
        if (phContext) {
            loader_made(6, *phContext, LOADER_KIND_CONTEXT, 0, NULL, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_ContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(7, 0, hContext, LOADER_KIND_CONTEXT));
    return loader_tracked_next->ddi.Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData);
}

static ur_result_t UR_APICALL tracked_DeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(8, 0, hPlatform, LOADER_KIND_PLATFORM));
    result = loader_tracked_next->ddi.Device.pfnGet(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    if (result == UR_RESULT_SUCCESS) {
        loader_shown_list(8, NumEntries, pNumDevices, phDevices, LOADER_KIND_DEVICE, hPlatform);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_DeviceGetSelected(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(217, 0, hPlatform, LOADER_KIND_PLATFORM));
    result = loader_tracked_next->pfnDeviceGetSelected(
        hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    if (result == UR_RESULT_SUCCESS) {
        loader_shown_list(217, NumEntries, pNumDevices, phDevices, LOADER_KIND_DEVICE, hPlatform);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_DeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(9, 0, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.Device.pfnGetInfo(
        hDevice, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(9, 1, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hDevice);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_DeviceRetain(ur_device_handle_t hDevice) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(10, 0, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.Device.pfnRetain(hDevice);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(hDevice);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_DeviceRelease(ur_device_handle_t hDevice) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(11, 0, hDevice, LOADER_KIND_DEVICE, &token));
    result = loader_tracked_next->ddi.Device.pfnRelease(hDevice);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hDevice, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_DevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(12, 0, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.Device.pfnPartition(
        hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hDevice};
        loader_made_list(12, NumDevices, pNumDevicesRet, phSubDevices, LOADER_KIND_DEVICE, 1, parents, CALLER);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_DeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(13, 0, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.Device.pfnSelectBinary(
        hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

static ur_result_t UR_APICALL tracked_DeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(14, 0, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.Device.pfnGetNativeHandle(hDevice, phNativeDevice);
}

static ur_result_t UR_APICALL tracked_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(15, 1, hAdapter, LOADER_KIND_ADAPTER));
    result = loader_tracked_next->ddi.Device.pfnCreateWithNativeHandle(
        hNativeDevice, hAdapter, pProperties, phDevice);
    if (result == UR_RESULT_SUCCESS) {
        if (phDevice) {
            loader_made(15, *phDevice, LOADER_KIND_DEVICE, 0, NULL, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_DeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(16, 0, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.Device.pfnGetGlobalTimestamps(
        hDevice, pDeviceTimestamp, pHostTimestamp);
}

static ur_result_t UR_APICALL tracked_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(18, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(18, 2, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {18, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.Enqueue.pfnEventsWait(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(18, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_WAIT, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(19, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(19, 2, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {19, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.Enqueue.pfnEventsWaitWithBarrier(
        hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(19, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_BARRIER, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(20, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(20, 1, hBuffer, LOADER_KIND_MEM));
    TRY(loader_use_list(20, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(20, 5, -1, pDst));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_buffer(20, 1, hBuffer, offset, size));
        TRY(loader_bounds_usm(20, 5, pDst, size));
    }
    const struct loader_command command = {20, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 5, pDst));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemBufferRead(
        hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(20, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blockingRead ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(21, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(21, 1, hBuffer, LOADER_KIND_MEM));
    TRY(loader_use_list(21, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(21, 5, -1, pSrc));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_buffer(21, 1, hBuffer, offset, size));
        TRY(loader_bounds_usm(21, 5, pSrc, size));
    }
    const struct loader_command command = {21, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 5, pSrc));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemBufferWrite(
        hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(21, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blockingWrite ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(22, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(22, 1, hBuffer, LOADER_KIND_MEM));
    TRY(loader_use_list(22, 12, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(22, 10, -1, pDst));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_rect(22, 1, hBuffer, bufferOrigin, region, bufferRowPitch, bufferSlicePitch));
        TRY(loader_bounds_usm_rect(22, 10, pDst, hostOrigin, region, hostRowPitch, hostSlicePitch));
    }
    const struct loader_command command = {22, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 10, pDst));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemBufferReadRect(
        hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(22, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blockingRead ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(23, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(23, 1, hBuffer, LOADER_KIND_MEM));
    TRY(loader_use_list(23, 12, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(23, 10, -1, pSrc));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_rect(23, 1, hBuffer, bufferOrigin, region, bufferRowPitch, bufferSlicePitch));
        TRY(loader_bounds_usm_rect(23, 10, pSrc, hostOrigin, region, hostRowPitch, hostSlicePitch));
    }
    const struct loader_command command = {23, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 10, pSrc));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemBufferWriteRect(
        hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(23, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blockingWrite ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(24, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(24, 1, hBufferSrc, LOADER_KIND_MEM));
    TRY(loader_use(24, 2, hBufferDst, LOADER_KIND_MEM));
    TRY(loader_use_list(24, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_buffer(24, 1, hBufferSrc, srcOffset, size));
        TRY(loader_bounds_buffer(24, 2, hBufferDst, dstOffset, size));
    }
    const struct loader_command command = {24, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemBufferCopy(
        hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(24, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(25, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(25, 1, hBufferSrc, LOADER_KIND_MEM));
    TRY(loader_use(25, 2, hBufferDst, LOADER_KIND_MEM));
    TRY(loader_use_list(25, 11, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_rect(25, 1, hBufferSrc, srcOrigin, region, srcRowPitch, srcSlicePitch));
        TRY(loader_bounds_rect(25, 2, hBufferDst, dstOrigin, region, dstRowPitch, dstSlicePitch));
    }
    const struct loader_command command = {25, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(25, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(26, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(26, 1, hBuffer, LOADER_KIND_MEM));
    TRY(loader_use_list(26, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(26, 2, -1, pPattern));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_buffer(26, 1, hBuffer, offset, size));
        TRY(loader_bounds_usm(26, 2, pPattern, patternSize));
    }
    const struct loader_command command = {26, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 2, pPattern));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemBufferFill(
        hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(26, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(27, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(27, 1, hImage, LOADER_KIND_MEM));
    TRY(loader_use_list(27, 9, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(27, 7, -1, pDst));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_image(27, 1, hImage, origin, region));
        TRY(loader_bounds_pixels(27, 7, pDst, hImage, region, rowPitch, slicePitch));
    }
    const struct loader_command command = {27, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 7, pDst));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemImageRead(
        hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
        numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(27, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blockingRead ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(28, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(28, 1, hImage, LOADER_KIND_MEM));
    TRY(loader_use_list(28, 9, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(28, 7, -1, pSrc));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_image(28, 1, hImage, origin, region));
        TRY(loader_bounds_pixels(28, 7, pSrc, hImage, region, rowPitch, slicePitch));
    }
    const struct loader_command command = {28, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 7, pSrc));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemImageWrite(
        hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
        numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(28, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blockingWrite ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(29, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(29, 1, hImageSrc, LOADER_KIND_MEM));
    TRY(loader_use(29, 2, hImageDst, LOADER_KIND_MEM));
    TRY(loader_use_list(29, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_image(29, 1, hImageSrc, srcOrigin, region));
        TRY(loader_bounds_image(29, 2, hImageDst, dstOrigin, region));
    }
    const struct loader_command command = {29, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemImageCopy(
        hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(29, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(30, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(30, 1, hBuffer, LOADER_KIND_MEM));
    TRY(loader_use_list(30, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_buffer(30, 1, hBuffer, offset, size));
    }
    const struct loader_command command = {30, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemBufferMap(
        hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList,
        phEvent, ppRetMap);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(30, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blockingMap ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(31, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(31, 1, hMem, LOADER_KIND_MEM));
    TRY(loader_use_list(31, 4, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(31, 2, -1, pMappedPtr));
    }
    const struct loader_command command = {31, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.Enqueue.pfnMemUnmap(
        hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(31, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(32, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(32, 6, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(32, 1, -1, pMem));
        TRY(loader_alive(32, 3, -1, pPattern));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(32, 1, pMem, size));
        TRY(loader_bounds_usm(32, 3, pPattern, patternSize));
    }
    const struct loader_command command = {32, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 1, pMem));
        TRY(loader_order_use(&command, 3, pPattern));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnUSMFill(
        hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(32, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(33, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(33, 6, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(33, 2, -1, pDst));
        TRY(loader_alive(33, 3, -1, pSrc));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(33, 2, pDst, size));
        TRY(loader_bounds_usm(33, 3, pSrc, size));
    }
    const struct loader_command command = {33, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 2, pDst));
        TRY(loader_order_use(&command, 3, pSrc));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnUSMMemcpy(
        hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(33, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blocking ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(34, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(34, 5, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(34, 1, -1, pMem));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(34, 1, pMem, size));
    }
    const struct loader_command command = {34, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 1, pMem));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnUSMPrefetch(
        hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(34, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(35, 0, hQueue, LOADER_KIND_QUEUE));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(35, 1, -1, pMem));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(35, 1, pMem, size));
    }
    const struct loader_command command = {35, hQueue, 0, NULL};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 1, pMem));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(35, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(151, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(151, 8, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(151, 1, -1, pMem));
        TRY(loader_alive(151, 4, -1, pPattern));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm_2d(151, 1, pMem, pitch, width, height));
        TRY(loader_bounds_usm(151, 4, pPattern, patternSize));
    }
    const struct loader_command command = {151, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 1, pMem));
        TRY(loader_order_use(&command, 4, pPattern));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnUSMFill2D(
        hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(151, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(152, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(152, 9, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(152, 2, -1, pDst));
        TRY(loader_alive(152, 4, -1, pSrc));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm_2d(152, 2, pDst, dstPitch, width, height));
        TRY(loader_bounds_usm_2d(152, 4, pSrc, srcPitch, width, height));
    }
    const struct loader_command command = {152, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 2, pDst));
        TRY(loader_order_use(&command, 4, pSrc));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnUSMMemcpy2D(
        hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(152, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blocking ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(38, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(38, 1, hProgram, LOADER_KIND_PROGRAM));
    TRY(loader_use_list(38, 8, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(38, 6, -1, pSrc));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(38, 6, pSrc, count));
    }
    const struct loader_command command = {38, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 6, pSrc));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnDeviceGlobalVariableWrite(
        hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(38, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blockingWrite ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(39, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(39, 1, hProgram, LOADER_KIND_PROGRAM));
    TRY(loader_use_list(39, 8, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(39, 6, -1, pDst));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(39, 6, pDst, count));
    }
    const struct loader_command command = {39, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 6, pDst));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnDeviceGlobalVariableRead(
        hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
        phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(39, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blockingRead ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(69, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(69, 1, hProgram, LOADER_KIND_PROGRAM));
    TRY(loader_use_list(69, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(69, 4, -1, pDst));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(69, 4, pDst, size));
    }
    const struct loader_command command = {69, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 4, pDst));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnReadHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(69, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blocking ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(117, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(117, 1, hProgram, LOADER_KIND_PROGRAM));
    TRY(loader_use_list(117, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(117, 4, -1, pSrc));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(117, 4, pSrc, size));
    }
    const struct loader_command command = {117, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use(&command, 4, pSrc));
    }
    result = loader_tracked_next->ddi.Enqueue.pfnWriteHostPipe(
        hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(117, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blocking ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(40, 0, hEvent, LOADER_KIND_EVENT));
    result = loader_tracked_next->ddi.Event.pfnGetInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(40, 1, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(41, 0, hEvent, LOADER_KIND_EVENT));
    return loader_tracked_next->ddi.Event.pfnGetProfilingInfo(
        hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_EventWait(
    uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use_list(42, 1, numEvents, phEventWaitList, LOADER_KIND_EVENT));
    result = loader_tracked_next->ddi.Event.pfnWait(numEvents, phEventWaitList);
    if (result == UR_RESULT_SUCCESS) {
        loader_order_waited(numEvents, phEventWaitList);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EventRetain(ur_event_handle_t hEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(43, 0, hEvent, LOADER_KIND_EVENT));
    result = loader_tracked_next->ddi.Event.pfnRetain(hEvent);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(hEvent);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EventRelease(ur_event_handle_t hEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(44, 0, hEvent, LOADER_KIND_EVENT, &token));
    result = loader_tracked_next->ddi.Event.pfnRelease(hEvent);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hEvent, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(45, 0, hEvent, LOADER_KIND_EVENT));
    return loader_tracked_next->ddi.Event.pfnGetNativeHandle(hEvent, phNativeEvent);
}

static ur_result_t UR_APICALL tracked_EventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(46, 1, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->ddi.Event.pfnCreateWithNativeHandle(
        hNativeEvent, hContext, pProperties, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phEvent) {
            loader_made(46, *phEvent, LOADER_KIND_EVENT, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(47, 0, hEvent, LOADER_KIND_EVENT));
    return loader_tracked_next->ddi.Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData);
}

static ur_result_t UR_APICALL tracked_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(250, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(250, 1, pPool, LOADER_KIND_USM_POOL));
    TRY(loader_use_list(250, 5, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {250, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    atomic_store_explicit(&loader_order_used, true, memory_order_relaxed);
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.EnqueueExp.pfnUSMDeviceAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    if (__builtin_expect(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_RESOURCES, 0) &&
        loader_kept_give_back()) {
        result = loader_tracked_next->ddi.EnqueueExp.pfnUSMDeviceAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    }
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(250, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (ppMem && ordered) {
            loader_order_allocated(&command, *ppMem, size, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(251, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(251, 1, pPool, LOADER_KIND_USM_POOL));
    TRY(loader_use_list(251, 5, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {251, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    atomic_store_explicit(&loader_order_used, true, memory_order_relaxed);
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.EnqueueExp.pfnUSMSharedAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    if (__builtin_expect(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_RESOURCES, 0) &&
        loader_kept_give_back()) {
        result = loader_tracked_next->ddi.EnqueueExp.pfnUSMSharedAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    }
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(251, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (ppMem && ordered) {
            loader_order_allocated(&command, *ppMem, size, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(252, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(252, 1, pPool, LOADER_KIND_USM_POOL));
    TRY(loader_use_list(252, 5, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {252, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    atomic_store_explicit(&loader_order_used, true, memory_order_relaxed);
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.EnqueueExp.pfnUSMHostAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    if (__builtin_expect(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_RESOURCES, 0) &&
        loader_kept_give_back()) {
        result = loader_tracked_next->ddi.EnqueueExp.pfnUSMHostAllocExp(
        hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    }
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(252, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (ppMem && ordered) {
            loader_order_allocated(&command, *ppMem, size, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(253, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(253, 1, pPool, LOADER_KIND_USM_POOL));
    TRY(loader_use_list(253, 4, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(253, 2, -1, pMem));
    }
    const struct loader_command command = {253, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_freeing(&command, 2, pMem));
    }
    result = loader_tracked_next->ddi.EnqueueExp.pfnUSMFreeExp(
        hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(253, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_freed(&command, pMem);
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(254, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(254, 1, hDevice, LOADER_KIND_DEVICE));
    TRY(loader_use_chain(254, 2, pPoolDesc));
    loader_kept_give_back();
    result = loader_tracked_next->ddi.USMExp.pfnPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext, hDevice};
        if (pPool) {
            loader_made(254, *pPool, LOADER_KIND_USM_POOL, 2, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(255, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(255, 1, hDevice, LOADER_KIND_DEVICE));
    uint32_t token;
    TRY(loader_releasing(255, 2, hPool, LOADER_KIND_USM_POOL, &token));
    loader_kept_give_back();
    result = loader_tracked_next->ddi.USMExp.pfnPoolDestroyExp(hContext, hDevice, hPool);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hPool, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(257, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(257, 1, hDevice, LOADER_KIND_DEVICE));
    loader_kept_give_back();
    result = loader_tracked_next->ddi.USMExp.pfnPoolGetDefaultDevicePoolExp(
        hContext, hDevice, pPool);
    if (result == UR_RESULT_SUCCESS) {
        loader_shown_list(257, pPool ? 1 : 0, NULL, pPool, LOADER_KIND_USM_POOL, hContext);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(262, 0, hPool, LOADER_KIND_USM_POOL));
    loader_kept_give_back();
    result = loader_tracked_next->ddi.USMExp.pfnPoolGetInfoExp(
        hPool, propName, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(262, 1, (uint32_t)propName, sizeof(void *), pPropValue, pPropSizeRet, hPool);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(265, 0, hPool, LOADER_KIND_USM_POOL));
    loader_kept_give_back();
    return loader_tracked_next->ddi.USMExp.pfnPoolSetInfoExp(hPool, propName, pPropValue, propSize);
}

static ur_result_t UR_APICALL tracked_USMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(259, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(259, 1, hDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(259, 2, hPool, LOADER_KIND_USM_POOL));
    loader_kept_give_back();
    return loader_tracked_next->ddi.USMExp.pfnPoolSetDevicePoolExp(hContext, hDevice, hPool);
}

static ur_result_t UR_APICALL tracked_USMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(260, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(260, 1, hDevice, LOADER_KIND_DEVICE));
    loader_kept_give_back();
    result = loader_tracked_next->ddi.USMExp.pfnPoolGetDevicePoolExp(hContext, hDevice, pPool);
    if (result == UR_RESULT_SUCCESS) {
        loader_shown_list(260, pPool ? 1 : 0, NULL, pPool, LOADER_KIND_USM_POOL, hContext);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(261, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(261, 1, hDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(261, 2, hPool, LOADER_KIND_USM_POOL));
    loader_kept_give_back();
    return loader_tracked_next->ddi.USMExp.pfnPoolTrimToExp(
        hContext, hDevice, hPool, minBytesToKeep);
}

static ur_result_t UR_APICALL tracked_USMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(132, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(132, 1, hDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(132, 3, pool, LOADER_KIND_USM_POOL));
    result = loader_tracked_next->ddi.USMExp.pfnPitchedAllocExp(
        hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
        pResultPitch);
    if (__builtin_expect(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_RESOURCES, 0) &&
        loader_kept_give_back()) {
        result = loader_tracked_next->ddi.USMExp.pfnPitchedAllocExp(
        hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
        pResultPitch);
    }
    if (result == UR_RESULT_SUCCESS) {
        if (ppMem) {
            loader_allocated(132, hContext, *ppMem, widthInBytes * height);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_BindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(133, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(133, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp(
        hContext, hDevice, hImage);
}

static ur_result_t UR_APICALL tracked_BindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(134, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(134, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnSampledImageHandleDestroyExp(
        hContext, hDevice, hImage);
}

static ur_result_t UR_APICALL tracked_BindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(135, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(135, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnImageAllocateExp(
        hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
}

static ur_result_t UR_APICALL tracked_BindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(136, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(136, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnImageFreeExp(hContext, hDevice, hImageMem);
}

static ur_result_t UR_APICALL tracked_BindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(137, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(137, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnUnsampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
}

static ur_result_t UR_APICALL tracked_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(138, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(138, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnSampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
}

static ur_result_t UR_APICALL tracked_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(139, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(139, 11, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(139, 1, -1, pSrc));
        TRY(loader_alive(139, 2, -1, pDst));
    }
    const struct loader_command command = {139, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.BindlessImagesExp.pfnImageCopyExp(
        hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
        pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(139, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_BindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(140, 0, hContext, LOADER_KIND_CONTEXT));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnImageGetInfoExp(
        hContext, hImageMem, propName, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_BindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(270, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(270, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

static ur_result_t UR_APICALL tracked_BindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(268, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(268, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

static ur_result_t UR_APICALL tracked_BindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(269, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(269, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnGetImageSampledHandleSupportExp(
        hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

static ur_result_t UR_APICALL tracked_BindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(141, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(141, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnMipmapGetLevelExp(
        hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
}

static ur_result_t UR_APICALL tracked_BindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(142, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(142, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnMipmapFreeExp(hContext, hDevice, hMem);
}

static ur_result_t UR_APICALL tracked_BindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(226, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(226, 1, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.BindlessImagesExp.pfnImportExternalMemoryExp(
        hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext, hDevice};
        if (phExternalMem) {
            loader_made(226, *phExternalMem, LOADER_KIND_EXP_EXTERNAL_MEM, 2, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_BindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(144, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(144, 1, hDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(144, 4, hExternalMem, LOADER_KIND_EXP_EXTERNAL_MEM));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnMapExternalArrayExp(
        hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
}

static ur_result_t UR_APICALL tracked_BindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(245, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(245, 1, hDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(245, 4, hExternalMem, LOADER_KIND_EXP_EXTERNAL_MEM));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnMapExternalLinearMemoryExp(
        hContext, hDevice, offset, size, hExternalMem, ppRetMem);
}

static ur_result_t UR_APICALL tracked_BindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(230, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(230, 1, hDevice, LOADER_KIND_DEVICE));
    uint32_t token;
    TRY(loader_releasing(230, 2, hExternalMem, LOADER_KIND_EXP_EXTERNAL_MEM, &token));
    result = loader_tracked_next->ddi.BindlessImagesExp.pfnReleaseExternalMemoryExp(
        hContext, hDevice, hExternalMem);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hExternalMem, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_BindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(271, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(271, 1, hDevice, LOADER_KIND_DEVICE));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(271, 2, -1, pMem));
    }
    return loader_tracked_next->ddi.BindlessImagesExp.pfnFreeMappedLinearMemoryExp(
        hContext, hDevice, pMem);
}

static ur_result_t UR_APICALL tracked_BindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(288, 0, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.BindlessImagesExp.pfnSupportsImportingHandleTypeExp(
        hDevice, memHandleType, pSupportedRet);
}

static ur_result_t UR_APICALL tracked_BindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(227, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(227, 1, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.BindlessImagesExp.pfnImportExternalSemaphoreExp(
        hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext, hDevice};
        if (phExternalSemaphore) {
            loader_made(227, *phExternalSemaphore, LOADER_KIND_EXP_EXTERNAL_SEMAPHORE, 2, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_BindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(147, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(147, 1, hDevice, LOADER_KIND_DEVICE));
    uint32_t token;
    TRY(loader_releasing(147, 2, hExternalSemaphore, LOADER_KIND_EXP_EXTERNAL_SEMAPHORE, &token));
    result = loader_tracked_next->ddi.BindlessImagesExp.pfnReleaseExternalSemaphoreExp(
        hContext, hDevice, hExternalSemaphore);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hExternalSemaphore, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(148, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(148, 1, hSemaphore, LOADER_KIND_EXP_EXTERNAL_SEMAPHORE));
    TRY(loader_use_list(148, 5, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {148, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp(
        hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(148, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(149, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(149, 1, hSemaphore, LOADER_KIND_EXP_EXTERNAL_SEMAPHORE));
    TRY(loader_use_list(149, 5, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {149, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp(
        hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList,
        phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(149, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(113, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(113, 1, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.CommandBufferExp.pfnCreateExp(
        hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext, hDevice};
        if (phCommandBuffer) {
            loader_made(113, *phCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER, 2, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferRetainExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(121, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    result = loader_tracked_next->ddi.CommandBufferExp.pfnRetainExp(hCommandBuffer);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(hCommandBuffer);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferReleaseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(122, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER, &token));
    result = loader_tracked_next->ddi.CommandBufferExp.pfnReleaseExp(hCommandBuffer);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hCommandBuffer, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferFinalizeExp(
    ur_exp_command_buffer_handle_t hCommandBuffer) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(123, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    return loader_tracked_next->ddi.CommandBufferExp.pfnFinalizeExp(hCommandBuffer);
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(125, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use(125, 1, hKernel, LOADER_KIND_KERNEL));
    TRY(loader_use_list(125, 7, numKernelAlternatives, phKernelAlternatives, LOADER_KIND_KERNEL));
    TRY(loader_use_list(125, 11, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive_kernel(125, 1, hKernel));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(125, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(125, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(310, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use(310, 1, hKernel, LOADER_KIND_KERNEL));
    if (numArgs) {
        TRY(loader_use_args(310, 7, numArgs, pArgs));
    }
    TRY(loader_use_list(310, 9, numKernelAlternatives, phKernelAlternatives, LOADER_KIND_KERNEL));
    TRY(loader_use_list(310, 13, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive_args(310, 7, numArgs, pArgs));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(310, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(310, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(231, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use_list(231, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(231, 1, -1, pDst));
        TRY(loader_alive(231, 2, -1, pSrc));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(231, 1, pDst, size));
        TRY(loader_bounds_usm(231, 2, pSrc, size));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(231, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(231, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(232, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use_list(232, 8, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(232, 1, -1, pMemory));
        TRY(loader_alive(232, 2, -1, pPattern));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(232, 1, pMemory, size));
        TRY(loader_bounds_usm(232, 2, pPattern, patternSize));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(232, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(232, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(233, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use(233, 1, hSrcMem, LOADER_KIND_MEM));
    TRY(loader_use(233, 2, hDstMem, LOADER_KIND_MEM));
    TRY(loader_use_list(233, 9, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_buffer(233, 1, hSrcMem, srcOffset, size));
        TRY(loader_bounds_buffer(233, 2, hDstMem, dstOffset, size));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(233, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(233, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(234, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use(234, 1, hBuffer, LOADER_KIND_MEM));
    TRY(loader_use_list(234, 8, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(234, 4, -1, pSrc));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_buffer(234, 1, hBuffer, offset, size));
        TRY(loader_bounds_usm(234, 4, pSrc, size));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(234, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(234, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(235, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use(235, 1, hBuffer, LOADER_KIND_MEM));
    TRY(loader_use_list(235, 8, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(235, 4, -1, pDst));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_buffer(235, 1, hBuffer, offset, size));
        TRY(loader_bounds_usm(235, 4, pDst, size));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(235, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(235, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(236, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use(236, 1, hSrcMem, LOADER_KIND_MEM));
    TRY(loader_use(236, 2, hDstMem, LOADER_KIND_MEM));
    TRY(loader_use_list(236, 13, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_rect(236, 1, hSrcMem, srcOrigin, region, srcRowPitch, srcSlicePitch));
        TRY(loader_bounds_rect(236, 2, hDstMem, dstOrigin, region, dstRowPitch, dstSlicePitch));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(236, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(236, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(237, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use(237, 1, hBuffer, LOADER_KIND_MEM));
    TRY(loader_use_list(237, 13, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(237, 9, -1, pSrc));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_rect(237, 1, hBuffer, bufferOffset, region, bufferRowPitch, bufferSlicePitch));
        TRY(loader_bounds_usm_rect(237, 9, pSrc, hostOffset, region, hostRowPitch, hostSlicePitch));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(237, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(237, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(238, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use(238, 1, hBuffer, LOADER_KIND_MEM));
    TRY(loader_use_list(238, 13, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(238, 9, -1, pDst));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_rect(238, 1, hBuffer, bufferOffset, region, bufferRowPitch, bufferSlicePitch));
        TRY(loader_bounds_usm_rect(238, 9, pDst, hostOffset, region, hostRowPitch, hostSlicePitch));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(238, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(238, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(239, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use(239, 1, hBuffer, LOADER_KIND_MEM));
    TRY(loader_use_list(239, 9, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(239, 2, -1, pPattern));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_buffer(239, 1, hBuffer, offset, size));
        TRY(loader_bounds_usm(239, 2, pPattern, patternSize));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(239, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(239, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(240, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use_list(240, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(240, 1, -1, pMemory));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(240, 1, pMemory, size));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendUSMPrefetchExp(
        hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(240, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(240, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(241, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use_list(241, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(241, 1, -1, pMemory));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(241, 1, pMemory, size));
    }
    result = loader_tracked_next->ddi.CommandBufferExp.pfnAppendUSMAdviseExp(
        hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hCommandBuffer};
        if (phEvent) {
            loader_made(241, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (phCommand) {
            loader_made(241, *phCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(263, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use(263, 3, hChildCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    return loader_tracked_next->ddi.CommandBufferExp.pfnAppendNativeCommandExp(
        hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint);
}

static ur_result_t UR_APICALL tracked_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(242, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(242, 1, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use_list(242, 3, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {242, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.EnqueueExp.pfnCommandBufferExp(
        hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(242, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(220, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    TRY(loader_use_updates(220, 2, numKernelUpdates, pUpdateKernelLaunch));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive_updates(220, 2, numKernelUpdates, pUpdateKernelLaunch));
    }
    return loader_tracked_next->ddi.CommandBufferExp.pfnUpdateKernelLaunchExp(
        hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
}

static ur_result_t UR_APICALL tracked_CommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(243, 0, hCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND));
    result = loader_tracked_next->ddi.CommandBufferExp.pfnUpdateSignalEventExp(
        hCommand, phSignalEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phSignalEvent) {
            loader_made(243, *phSignalEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(244, 0, hCommand, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND));
    TRY(loader_use_list(244, 2, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    return loader_tracked_next->ddi.CommandBufferExp.pfnUpdateWaitEventsExp(
        hCommand, numEventsInWaitList, phEventWaitList);
}

static ur_result_t UR_APICALL tracked_CommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(221, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    return loader_tracked_next->ddi.CommandBufferExp.pfnGetInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_CommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(264, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    return loader_tracked_next->ddi.CommandBufferExp.pfnGetNativeHandleExp(
        hCommandBuffer, phNativeCommandBuffer);
}

static ur_result_t UR_APICALL tracked_DeviceWaitExp(ur_device_handle_t hDevice) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(293, 0, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.DeviceExp.pfnWaitExp(hDevice);
}

static ur_result_t UR_APICALL tracked_ProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(294, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use_list(294, 2, count, phPrograms, LOADER_KIND_PROGRAM));
    return loader_tracked_next->ddi.ProgramExp.pfnDynamicLinkExp(hContext, count, phPrograms);
}

LOADER_HIDDEN ur_result_t UR_APICALL loader_tracked_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t UR_APICALL loader_tracked_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(295, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(295, 1, hKernel, LOADER_KIND_KERNEL));
    if (numArgs) {
        TRY(loader_use_args(295, 7, numArgs, pArgs));
    }
    TRY(loader_use_list(295, 10, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive_args(295, 7, numArgs, pArgs));
    }
    const struct loader_command command = {295, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use_args(&command, 7, numArgs, pArgs));
    }
    result = loader_tracked_next->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs,
        pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(295, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(223, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(223, 3, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {223, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    void *const given = phEvent && loader_handle_is(*phEvent, LOADER_KIND_EVENT) ? *phEvent : NULL;
    result = loader_tracked_next->ddi.EnqueueExp.pfnTimestampRecordingExp(
        hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent && *phEvent != given) {
            loader_made(223, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, blocking ? LOADER_ORDER_BLOCKING : LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_GraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(296, 0, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->ddi.GraphExp.pfnCreateExp(hContext, phGraph);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phGraph) {
            loader_made(296, *phGraph, LOADER_KIND_EXP_GRAPH, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(297, 0, hQueue, LOADER_KIND_QUEUE));
    result = loader_tracked_next->ddi.QueueExp.pfnBeginGraphCaptureExp(hQueue);
    if (result == UR_RESULT_SUCCESS) {
        loader_capture_began();
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(298, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(298, 1, hGraph, LOADER_KIND_EXP_GRAPH));
    result = loader_tracked_next->ddi.QueueExp.pfnBeginCaptureIntoGraphExp(hQueue, hGraph);
    if (result == UR_RESULT_SUCCESS) {
        loader_capture_began();
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(299, 0, hQueue, LOADER_KIND_QUEUE));
    result = loader_tracked_next->ddi.QueueExp.pfnEndGraphCaptureExp(hQueue, phGraph);
    if (result == UR_RESULT_SUCCESS) {
        if (phGraph && loader_hand_over(*phGraph, LOADER_KIND_EXP_GRAPH)) {
            loader_made(299, *phGraph, LOADER_KIND_EXP_GRAPH, 0, NULL, CALLER);
        }
        loader_capture_ended();
    }
    return result;
}

static ur_result_t UR_APICALL tracked_GraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(307, 0, hGraph, LOADER_KIND_EXP_GRAPH));
    result = loader_tracked_next->ddi.GraphExp.pfnInstantiateGraphExp(hGraph, phExecGraph);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hGraph};
        if (phExecGraph) {
            loader_made(307, *phExecGraph, LOADER_KIND_EXP_EXECUTABLE_GRAPH, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(308, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(308, 1, hGraph, LOADER_KIND_EXP_EXECUTABLE_GRAPH));
    TRY(loader_use_list(308, 3, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {308, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.EnqueueExp.pfnGraphExp(
        hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(308, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_GraphDestroyExp(ur_exp_graph_handle_t hGraph) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(302, 0, hGraph, LOADER_KIND_EXP_GRAPH, &token));
    result = loader_tracked_next->ddi.GraphExp.pfnDestroyExp(hGraph);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hGraph, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_GraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(303, 0, hExecutableGraph, LOADER_KIND_EXP_EXECUTABLE_GRAPH, &token));
    result = loader_tracked_next->ddi.GraphExp.pfnExecutableGraphDestroyExp(hExecutableGraph);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hExecutableGraph, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueIsGraphCaptureEnabledExp(
    ur_queue_handle_t hQueue, bool *pResult) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(304, 0, hQueue, LOADER_KIND_QUEUE));
    return loader_tracked_next->ddi.QueueExp.pfnIsGraphCaptureEnabledExp(hQueue, pResult);
}

static ur_result_t UR_APICALL tracked_QueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(314, 0, hQueue, LOADER_KIND_QUEUE));
    result = loader_tracked_next->ddi.QueueExp.pfnGetGraphExp(hQueue, phGraph);
    if (result == UR_RESULT_SUCCESS) {
        loader_shown_list(314, phGraph ? 1 : 0, NULL, phGraph, LOADER_KIND_EXP_GRAPH, hQueue);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_GraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(305, 0, hGraph, LOADER_KIND_EXP_GRAPH));
    return loader_tracked_next->ddi.GraphExp.pfnIsEmptyExp(hGraph, pResult);
}

static ur_result_t UR_APICALL tracked_GraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(326, 0, hGraph, LOADER_KIND_EXP_GRAPH));
    return loader_tracked_next->ddi.GraphExp.pfnGetIdExp(hGraph, pGraphId);
}

static ur_result_t UR_APICALL tracked_GraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(315, 0, hGraph, LOADER_KIND_EXP_GRAPH));
    return loader_tracked_next->ddi.GraphExp.pfnSetDestructionCallbackExp(
        hGraph, pfnCallback, pUserData);
}

static ur_result_t UR_APICALL tracked_GraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, const char *filePath) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(306, 0, hGraph, LOADER_KIND_EXP_GRAPH));
    return loader_tracked_next->ddi.GraphExp.pfnDumpContentsExp(hGraph, filePath);
}

static ur_result_t UR_APICALL tracked_GraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(320, 0, hGraph, LOADER_KIND_EXP_GRAPH));
    return loader_tracked_next->ddi.GraphExp.pfnGetNativeHandleExp(hGraph, phNativeGraph);
}

static ur_result_t UR_APICALL tracked_GraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(321, 0, hExecutableGraph, LOADER_KIND_EXP_EXECUTABLE_GRAPH));
    return loader_tracked_next->ddi.GraphExp.pfnExecutableGraphGetNativeHandleExp(
        hExecutableGraph, phNativeExecutableGraph);
}

static ur_result_t UR_APICALL tracked_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(309, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(309, 5, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {309, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.EnqueueExp.pfnHostTaskExp(
        hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(309, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_IPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(289, 0, hContext, LOADER_KIND_CONTEXT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(289, 1, -1, pMem));
    }
    return loader_tracked_next->ddi.IPCExp.pfnGetMemHandleExp(
        hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

static ur_result_t UR_APICALL tracked_IPCPutMemHandleExp(
    ur_context_handle_t hContext, void *pIPCMemHandleData) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(290, 0, hContext, LOADER_KIND_CONTEXT));
    return loader_tracked_next->ddi.IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
}

static ur_result_t UR_APICALL tracked_IPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(291, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(291, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.IPCExp.pfnOpenMemHandleExp(
        hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
}

static ur_result_t UR_APICALL tracked_IPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(292, 0, hContext, LOADER_KIND_CONTEXT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(292, 1, -1, pMem));
    }
    return loader_tracked_next->ddi.IPCExp.pfnCloseMemHandleExp(hContext, pMem);
}

static ur_result_t UR_APICALL tracked_IPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(316, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(316, 1, hPhysMem, LOADER_KIND_PHYSICAL_MEM));
    return loader_tracked_next->ddi.IPCExp.pfnGetPhysMemHandleExp(
        hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}

static ur_result_t UR_APICALL tracked_IPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(317, 0, hContext, LOADER_KIND_CONTEXT));
    return loader_tracked_next->ddi.IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
}

static ur_result_t UR_APICALL tracked_IPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(318, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(318, 1, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.IPCExp.pfnOpenPhysMemHandleExp(
        hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext, hDevice};
        if (phPhysMem) {
            loader_made(318, *phPhysMem, LOADER_KIND_PHYSICAL_MEM, 2, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_IPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(319, 0, hContext, LOADER_KIND_CONTEXT));
    uint32_t token;
    TRY(loader_releasing(319, 1, hPhysMem, LOADER_KIND_PHYSICAL_MEM, &token));
    result = loader_tracked_next->ddi.IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hPhysMem, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_IPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(323, 0, hEvent, LOADER_KIND_EVENT));
    return loader_tracked_next->ddi.IPCExp.pfnGetEventHandleExp(
        hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}

static ur_result_t UR_APICALL tracked_IPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(324, 0, hContext, LOADER_KIND_CONTEXT));
    return loader_tracked_next->ddi.IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
}

static ur_result_t UR_APICALL tracked_IPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(325, 0, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->ddi.IPCExp.pfnOpenEventHandleExp(
        hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phEvent) {
            loader_made(325, *phEvent, LOADER_KIND_EVENT, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(246, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(246, 3, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {246, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    void *const given = phEvent && loader_handle_is(*phEvent, LOADER_KIND_EVENT) ? *phEvent : NULL;
    result = loader_tracked_next->ddi.Enqueue.pfnEventsWaitWithBarrierExt(
        hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent && *phEvent != given) {
            loader_made(246, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_BARRIER, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_MemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(285, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(285, 1, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.MemoryExportExp.pfnAllocExportableMemoryExp(
        hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
    if (__builtin_expect(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_RESOURCES, 0) &&
        loader_kept_give_back()) {
        result = loader_tracked_next->ddi.MemoryExportExp.pfnAllocExportableMemoryExp(
        hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
    }
    if (result == UR_RESULT_SUCCESS) {
        if (ppMem) {
            loader_allocated(285, hContext, *ppMem, size);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_MemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(286, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(286, 1, hDevice, LOADER_KIND_DEVICE));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(286, 2, -1, pMem));
    }
    struct loader_allocation allocation;
    bool known;
    TRY(loader_freeing(286, 2, pMem, &allocation, &known));
    result = loader_tracked_next->ddi.MemoryExportExp.pfnFreeExportableMemoryExp(
        hContext, hDevice, pMem);
    if (result != UR_RESULT_SUCCESS && known) {
        loader_free_failed(&allocation);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_MemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(287, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(287, 1, hDevice, LOADER_KIND_DEVICE));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(287, 3, -1, pMem));
    }
    return loader_tracked_next->ddi.MemoryExportExp.pfnExportMemoryHandleExp(
        hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
}

static ur_result_t UR_APICALL tracked_ProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(197, 0, hProgram, LOADER_KIND_PROGRAM));
    TRY(loader_use_list(197, 2, numDevices, phDevices, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.ProgramExp.pfnBuildExp(
        hProgram, numDevices, phDevices, flags, pOptions);
}

static ur_result_t UR_APICALL tracked_ProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(198, 0, hProgram, LOADER_KIND_PROGRAM));
    TRY(loader_use_list(198, 2, numDevices, phDevices, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.ProgramExp.pfnCompileExp(
        hProgram, numDevices, phDevices, flags, pOptions);
}

static ur_result_t UR_APICALL tracked_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(199, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use_list(199, 2, numDevices, phDevices, LOADER_KIND_DEVICE));
    TRY(loader_use_list(199, 5, count, phPrograms, LOADER_KIND_PROGRAM));
    result = loader_tracked_next->ddi.ProgramExp.pfnLinkExp(
        hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
    const void *const parents[] = {hContext};
    if (phProgram && *phProgram) {
        loader_made(199, *phProgram, LOADER_KIND_PROGRAM, 1, parents, CALLER);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(228, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use_list(228, 4, numMemsInMemList, phMemList, LOADER_KIND_MEM));
    TRY(loader_use_list(228, 7, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    const struct loader_command command = {228, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
    }
    result = loader_tracked_next->ddi.EnqueueExp.pfnNativeCommandExp(
        hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
        numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(228, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(322, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(322, 1, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phEvent) {
            loader_made(322, *phEvent, LOADER_KIND_EVENT, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(273, 0, hContext, LOADER_KIND_CONTEXT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(273, 1, -1, pDst));
        TRY(loader_alive(273, 2, -1, pSrc));
    }
    if (loader_tracked & LOADER_TRACK_BOUNDS) {
        TRY(loader_bounds_usm(273, 1, pDst, size));
        TRY(loader_bounds_usm(273, 2, pSrc, size));
    }
    return loader_tracked_next->ddi.USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
}

static ur_result_t UR_APICALL tracked_USMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(312, 0, hContext, LOADER_KIND_CONTEXT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(312, 1, -1, pHostMem));
    }
    return loader_tracked_next->ddi.USMExp.pfnHostAllocRegisterExp(
        hContext, pHostMem, size, pProperties);
}

static ur_result_t UR_APICALL tracked_USMHostAllocUnregisterExp(
    ur_context_handle_t hContext, void *pHostMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(313, 0, hContext, LOADER_KIND_CONTEXT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(313, 1, -1, pHostMem));
    }
    return loader_tracked_next->ddi.USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
}

static ur_result_t UR_APICALL tracked_USMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(163, 0, hContext, LOADER_KIND_CONTEXT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(163, 1, -1, pMem));
    }
    return loader_tracked_next->ddi.USMExp.pfnImportExp(hContext, pMem, size);
}

static ur_result_t UR_APICALL tracked_USMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(164, 0, hContext, LOADER_KIND_CONTEXT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(164, 1, -1, pMem));
    }
    return loader_tracked_next->ddi.USMExp.pfnReleaseExp(hContext, pMem);
}

static ur_result_t UR_APICALL tracked_UsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(165, 0, commandDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(165, 1, peerDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice);
}

static ur_result_t UR_APICALL tracked_UsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(166, 0, commandDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(166, 1, peerDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice);
}

static ur_result_t UR_APICALL tracked_UsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(167, 0, commandDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(167, 1, peerDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.UsmP2PExp.pfnPeerAccessGetInfoExp(
        commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_CommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(480, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    return loader_tracked_next->pfnCommandBufferFuseExp(
        hCommandBuffer, firstCommand, numCommands, pDesc, pNumFused);
}

static ur_result_t UR_APICALL tracked_CommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(481, 0, hCommandBuffer, LOADER_KIND_EXP_COMMAND_BUFFER));
    return loader_tracked_next->pfnCommandBufferGetFusionInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_QueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(482, 0, hQueue, LOADER_KIND_QUEUE));
    return loader_tracked_next->pfnQueueBeginFusionExp(hQueue, pDesc);
}

static ur_result_t UR_APICALL tracked_QueueEndFusionExp(
    ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(483, 0, hQueue, LOADER_KIND_QUEUE));
    result = loader_tracked_next->pfnQueueEndFusionExp(hQueue, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(483, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueCancelFusionExp(ur_queue_handle_t hQueue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(484, 0, hQueue, LOADER_KIND_QUEUE));
    return loader_tracked_next->pfnQueueCancelFusionExp(hQueue);
}

static ur_result_t UR_APICALL tracked_QueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(485, 0, hQueue, LOADER_KIND_QUEUE));
    return loader_tracked_next->pfnQueueGetFusionInfoExp(
        hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_KernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(48, 0, hProgram, LOADER_KIND_PROGRAM));
    result = loader_tracked_next->ddi.Kernel.pfnCreate(hProgram, pKernelName, phKernel);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hProgram};
        if (phKernel) {
            loader_made(48, *phKernel, LOADER_KIND_KERNEL, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_KernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(51, 0, hKernel, LOADER_KIND_KERNEL));
    result = loader_tracked_next->ddi.Kernel.pfnGetInfo(
        hKernel, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(51, 1, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hKernel);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_KernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(52, 0, hKernel, LOADER_KIND_KERNEL));
    TRY(loader_use(52, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.Kernel.pfnGetGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_KernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(53, 0, hKernel, LOADER_KIND_KERNEL));
    TRY(loader_use(53, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.Kernel.pfnGetSubGroupInfo(
        hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_KernelRetain(ur_kernel_handle_t hKernel) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(54, 0, hKernel, LOADER_KIND_KERNEL));
    result = loader_tracked_next->ddi.Kernel.pfnRetain(hKernel);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(hKernel);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_KernelRelease(ur_kernel_handle_t hKernel) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(55, 0, hKernel, LOADER_KIND_KERNEL, &token));
    result = loader_tracked_next->ddi.Kernel.pfnRelease(hKernel);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hKernel, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_KernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(57, 0, hKernel, LOADER_KIND_KERNEL));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive_list(57, 4, propName == UR_KERNEL_EXEC_INFO_USM_PTRS ? propSize : 0, pPropValue));
    }
    return loader_tracked_next->ddi.Kernel.pfnSetExecInfo(
        hKernel, propName, propSize, pProperties, pPropValue);
}

static ur_result_t UR_APICALL tracked_KernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(60, 0, hKernel, LOADER_KIND_KERNEL));
    return loader_tracked_next->ddi.Kernel.pfnSetSpecializationConstants(
        hKernel, count, pSpecConstants);
}

static ur_result_t UR_APICALL tracked_KernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(61, 0, hKernel, LOADER_KIND_KERNEL));
    return loader_tracked_next->ddi.Kernel.pfnGetNativeHandle(hKernel, phNativeKernel);
}

static ur_result_t UR_APICALL tracked_KernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(62, 1, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(62, 2, hProgram, LOADER_KIND_PROGRAM));
    result = loader_tracked_next->ddi.Kernel.pfnCreateWithNativeHandle(
        hNativeKernel, hContext, hProgram, pProperties, phKernel);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext, hProgram};
        if (phKernel) {
            loader_made(62, *phKernel, LOADER_KIND_KERNEL, 2, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_KernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(225, 0, hKernel, LOADER_KIND_KERNEL));
    TRY(loader_use(225, 1, hQueue, LOADER_KIND_QUEUE));
    return loader_tracked_next->ddi.Kernel.pfnGetSuggestedLocalWorkSize(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
}

static ur_result_t UR_APICALL tracked_KernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(311, 0, hKernel, LOADER_KIND_KERNEL));
    TRY(loader_use(311, 1, hQueue, LOADER_KIND_QUEUE));
    if (numArgs) {
        TRY(loader_use_args(311, 6, numArgs, pArgs));
    }
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive_args(311, 6, numArgs, pArgs));
    }
    return loader_tracked_next->ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(
        hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs,
        pSuggestedLocalWorkSize);
}

static ur_result_t UR_APICALL tracked_KernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(272, 0, hKernel, LOADER_KIND_KERNEL));
    TRY(loader_use(272, 1, hDevice, LOADER_KIND_DEVICE));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive_kernel(272, 0, hKernel));
    }
    return loader_tracked_next->ddi.Kernel.pfnSuggestMaxCooperativeGroupCount(
        hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
}

static ur_result_t UR_APICALL tracked_MemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(63, 0, hContext, LOADER_KIND_CONTEXT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(63, 4, -1, pHost));
    }
    result = loader_tracked_next->ddi.Mem.pfnImageCreate(
        hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phMem) {
            loader_made(63, *phMem, LOADER_KIND_MEM, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_MemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(64, 0, hContext, LOADER_KIND_CONTEXT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(64, 3, -1, pProperties ? pProperties->pHost : NULL));
    }
    result = loader_tracked_next->ddi.Mem.pfnBufferCreate(
        hContext, flags, size, pProperties, phBuffer);
    if (__builtin_expect(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_RESOURCES, 0) &&
        loader_kept_give_back()) {
        result = loader_tracked_next->ddi.Mem.pfnBufferCreate(
        hContext, flags, size, pProperties, phBuffer);
    }
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phBuffer) {
            loader_made(64, *phBuffer, LOADER_KIND_MEM, 1, parents, CALLER);
        }
        if (phBuffer) {
            loader_set_size(*phBuffer, size);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_MemRetain(ur_mem_handle_t hMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(65, 0, hMem, LOADER_KIND_MEM));
    result = loader_tracked_next->ddi.Mem.pfnRetain(hMem);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(hMem);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_MemRelease(ur_mem_handle_t hMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(66, 0, hMem, LOADER_KIND_MEM, &token));
    result = loader_tracked_next->ddi.Mem.pfnRelease(hMem);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hMem, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_MemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(67, 0, hBuffer, LOADER_KIND_MEM));
    result = loader_tracked_next->ddi.Mem.pfnBufferPartition(
        hBuffer, flags, bufferCreateType, pRegion, phMem);
    if (__builtin_expect(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_RESOURCES, 0) &&
        loader_kept_give_back()) {
        result = loader_tracked_next->ddi.Mem.pfnBufferPartition(
        hBuffer, flags, bufferCreateType, pRegion, phMem);
    }
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hBuffer};
        if (phMem) {
            loader_made(67, *phMem, LOADER_KIND_MEM, 1, parents, CALLER);
        }
        if (phMem) {
            loader_set_size(*phMem, pRegion ? pRegion->size : 0);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_MemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(68, 0, hMem, LOADER_KIND_MEM));
    TRY(loader_use(68, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
}

static ur_result_t UR_APICALL tracked_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(115, 1, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->ddi.Mem.pfnBufferCreateWithNativeHandle(
        hNativeMem, hContext, pProperties, phMem);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phMem) {
            loader_made(115, *phMem, LOADER_KIND_MEM, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(116, 1, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->ddi.Mem.pfnImageCreateWithNativeHandle(
        hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phMem) {
            loader_made(116, *phMem, LOADER_KIND_MEM, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_MemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(70, 0, hMemory, LOADER_KIND_MEM));
    result = loader_tracked_next->ddi.Mem.pfnGetInfo(
        hMemory, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(70, 1, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hMemory);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_MemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(71, 0, hMemory, LOADER_KIND_MEM));
    return loader_tracked_next->ddi.Mem.pfnImageGetInfo(
        hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_PlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(72, 0, hAdapter, LOADER_KIND_ADAPTER));
    result = loader_tracked_next->ddi.Platform.pfnGet(
        hAdapter, NumEntries, phPlatforms, pNumPlatforms);
    if (result == UR_RESULT_SUCCESS) {
        loader_shown_list(72, NumEntries, pNumPlatforms, phPlatforms, LOADER_KIND_PLATFORM, hAdapter);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_PlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(73, 0, hPlatform, LOADER_KIND_PLATFORM));
    result = loader_tracked_next->ddi.Platform.pfnGetInfo(
        hPlatform, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(73, 1, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hPlatform);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_PlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(74, 0, hPlatform, LOADER_KIND_PLATFORM));
    return loader_tracked_next->ddi.Platform.pfnGetApiVersion(hPlatform, pVersion);
}

static ur_result_t UR_APICALL tracked_PlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(75, 0, hPlatform, LOADER_KIND_PLATFORM));
    return loader_tracked_next->ddi.Platform.pfnGetNativeHandle(hPlatform, phNativePlatform);
}

static ur_result_t UR_APICALL tracked_PlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(76, 1, hAdapter, LOADER_KIND_ADAPTER));
    result = loader_tracked_next->ddi.Platform.pfnCreateWithNativeHandle(
        hNativePlatform, hAdapter, pProperties, phPlatform);
    if (result == UR_RESULT_SUCCESS) {
        if (phPlatform) {
            loader_made(76, *phPlatform, LOADER_KIND_PLATFORM, 0, NULL, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_PlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(114, 0, hPlatform, LOADER_KIND_PLATFORM));
    return loader_tracked_next->ddi.Platform.pfnGetBackendOption(
        hPlatform, pFrontendOption, ppPlatformOption);
}

static ur_result_t UR_APICALL tracked_ProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(78, 0, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->ddi.Program.pfnCreateWithIL(
        hContext, pIL, length, pProperties, phProgram);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phProgram) {
            loader_made(78, *phProgram, LOADER_KIND_PROGRAM, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_ProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(79, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use_list(79, 2, numDevices, phDevices, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.Program.pfnCreateWithBinary(
        hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phProgram) {
            loader_made(79, *phProgram, LOADER_KIND_PROGRAM, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_ProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(80, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(80, 1, hProgram, LOADER_KIND_PROGRAM));
    return loader_tracked_next->ddi.Program.pfnBuild(hContext, hProgram, pOptions);
}

static ur_result_t UR_APICALL tracked_ProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(81, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(81, 1, hProgram, LOADER_KIND_PROGRAM));
    return loader_tracked_next->ddi.Program.pfnCompile(hContext, hProgram, pOptions);
}

static ur_result_t UR_APICALL tracked_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(82, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use_list(82, 2, count, phPrograms, LOADER_KIND_PROGRAM));
    result = loader_tracked_next->ddi.Program.pfnLink(
        hContext, count, phPrograms, pOptions, phProgram);
    const void *const parents[] = {hContext};
    if (phProgram && *phProgram) {
        loader_made(82, *phProgram, LOADER_KIND_PROGRAM, 1, parents, CALLER);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_ProgramRetain(ur_program_handle_t hProgram) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(83, 0, hProgram, LOADER_KIND_PROGRAM));
    result = loader_tracked_next->ddi.Program.pfnRetain(hProgram);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(hProgram);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_ProgramRelease(ur_program_handle_t hProgram) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(84, 0, hProgram, LOADER_KIND_PROGRAM, &token));
    result = loader_tracked_next->ddi.Program.pfnRelease(hProgram);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hProgram, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_ProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(85, 0, hDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(85, 1, hProgram, LOADER_KIND_PROGRAM));
    return loader_tracked_next->ddi.Program.pfnGetFunctionPointer(
        hDevice, hProgram, pFunctionName, ppFunctionPointer);
}

static ur_result_t UR_APICALL tracked_ProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(216, 0, hDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(216, 1, hProgram, LOADER_KIND_PROGRAM));
    return loader_tracked_next->ddi.Program.pfnGetGlobalVariablePointer(
        hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
}

static ur_result_t UR_APICALL tracked_ProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(86, 0, hProgram, LOADER_KIND_PROGRAM));
    result = loader_tracked_next->ddi.Program.pfnGetInfo(
        hProgram, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(86, 1, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hProgram);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_ProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(87, 0, hProgram, LOADER_KIND_PROGRAM));
    TRY(loader_use(87, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.Program.pfnGetBuildInfo(
        hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_ProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(88, 0, hProgram, LOADER_KIND_PROGRAM));
    return loader_tracked_next->ddi.Program.pfnSetSpecializationConstants(
        hProgram, count, pSpecConstants);
}

static ur_result_t UR_APICALL tracked_ProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(89, 0, hProgram, LOADER_KIND_PROGRAM));
    return loader_tracked_next->ddi.Program.pfnGetNativeHandle(hProgram, phNativeProgram);
}

static ur_result_t UR_APICALL tracked_ProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(90, 1, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->ddi.Program.pfnCreateWithNativeHandle(
        hNativeProgram, hContext, pProperties, phProgram);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phProgram) {
            loader_made(90, *phProgram, LOADER_KIND_PROGRAM, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(91, 0, hQueue, LOADER_KIND_QUEUE));
    result = loader_tracked_next->ddi.Queue.pfnGetInfo(
        hQueue, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(91, 1, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hQueue);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(92, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(92, 1, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext, hDevice};
        if (phQueue) {
            loader_made(92, *phQueue, LOADER_KIND_QUEUE, 2, parents, CALLER);
        }
        loader_order_queue_made(*phQueue, !pProperties || !(pProperties->flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE));
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueRetain(ur_queue_handle_t hQueue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(93, 0, hQueue, LOADER_KIND_QUEUE));
    result = loader_tracked_next->ddi.Queue.pfnRetain(hQueue);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(hQueue);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueRelease(ur_queue_handle_t hQueue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(94, 0, hQueue, LOADER_KIND_QUEUE, &token));
    result = loader_tracked_next->ddi.Queue.pfnRelease(hQueue);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hQueue, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(95, 0, hQueue, LOADER_KIND_QUEUE));
    return loader_tracked_next->ddi.Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

static ur_result_t UR_APICALL tracked_QueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(96, 1, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(96, 2, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.Queue.pfnCreateWithNativeHandle(
        hNativeQueue, hContext, hDevice, pProperties, phQueue);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext, hDevice};
        if (phQueue) {
            loader_made(96, *phQueue, LOADER_KIND_QUEUE, 2, parents, CALLER);
        }
        loader_order_queue_made(*phQueue, false);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueFinish(ur_queue_handle_t hQueue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(97, 0, hQueue, LOADER_KIND_QUEUE));
    result = loader_tracked_next->ddi.Queue.pfnFinish(hQueue);
    if (result == UR_RESULT_SUCCESS) {
        loader_order_finished(hQueue);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_QueueFlush(ur_queue_handle_t hQueue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(98, 0, hQueue, LOADER_KIND_QUEUE));
    return loader_tracked_next->ddi.Queue.pfnFlush(hQueue);
}

static ur_result_t UR_APICALL tracked_KernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(49, 0, hKernel, LOADER_KIND_KERNEL));
    return loader_tracked_next->pfnKernelSetArgValue(
        hKernel, argIndex, argSize, pProperties, pArgValue);
}

static ur_result_t UR_APICALL tracked_KernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(50, 0, hKernel, LOADER_KIND_KERNEL));
    return loader_tracked_next->pfnKernelSetArgLocal(hKernel, argIndex, argSize, pProperties);
}

static ur_result_t UR_APICALL tracked_KernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(56, 0, hKernel, LOADER_KIND_KERNEL));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(56, 3, -1, pArgValue));
    }
    result = loader_tracked_next->pfnKernelSetArgPointer(hKernel, argIndex, pProperties, pArgValue);
    if (result == UR_RESULT_SUCCESS) {
        loader_order_kernel_pointer(hKernel, argIndex, pArgValue);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_KernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(58, 0, hKernel, LOADER_KIND_KERNEL));
    TRY(loader_use(58, 3, hArgValue, LOADER_KIND_SAMPLER));
    return loader_tracked_next->pfnKernelSetArgSampler(hKernel, argIndex, pProperties, hArgValue);
}

static ur_result_t UR_APICALL tracked_KernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(59, 0, hKernel, LOADER_KIND_KERNEL));
    TRY(loader_use(59, 3, hArgValue, LOADER_KIND_MEM));
    return loader_tracked_next->pfnKernelSetArgMemObj(hKernel, argIndex, pProperties, hArgValue);
}

static ur_result_t UR_APICALL tracked_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(17, 0, hQueue, LOADER_KIND_QUEUE));
    TRY(loader_use(17, 1, hKernel, LOADER_KIND_KERNEL));
    TRY(loader_use_list(17, 8, numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive_kernel(17, 1, hKernel));
    }
    const struct loader_command command = {17, hQueue, phEventWaitList ? numEventsInWaitList : 0, phEventWaitList};
    const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && !loader_captured(&command);
    if (__builtin_expect(ordered, 0)) {
        TRY(loader_order_use_kernel(&command, 1, hKernel));
    }
    result = loader_tracked_next->pfnEnqueueKernelLaunch(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        if (phEvent) {
            loader_made(17, *phEvent, LOADER_KIND_EVENT, 0, NULL, CALLER);
        }
        if (__builtin_expect(ordered, 0)) {
            loader_order_end(&command, LOADER_ORDER_COMMAND, phEvent);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_SamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(101, 0, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->ddi.Sampler.pfnCreate(hContext, pDesc, phSampler);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phSampler) {
            loader_made(101, *phSampler, LOADER_KIND_SAMPLER, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_SamplerRetain(ur_sampler_handle_t hSampler) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(102, 0, hSampler, LOADER_KIND_SAMPLER));
    result = loader_tracked_next->ddi.Sampler.pfnRetain(hSampler);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(hSampler);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_SamplerRelease(ur_sampler_handle_t hSampler) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(103, 0, hSampler, LOADER_KIND_SAMPLER, &token));
    result = loader_tracked_next->ddi.Sampler.pfnRelease(hSampler);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hSampler, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_SamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(104, 0, hSampler, LOADER_KIND_SAMPLER));
    result = loader_tracked_next->ddi.Sampler.pfnGetInfo(
        hSampler, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(104, 1, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hSampler);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_SamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(105, 0, hSampler, LOADER_KIND_SAMPLER));
    return loader_tracked_next->ddi.Sampler.pfnGetNativeHandle(hSampler, phNativeSampler);
}

static ur_result_t UR_APICALL tracked_SamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(106, 1, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->ddi.Sampler.pfnCreateWithNativeHandle(
        hNativeSampler, hContext, pProperties, phSampler);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phSampler) {
            loader_made(106, *phSampler, LOADER_KIND_SAMPLER, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EventCreateUserExp(
    ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(486, 0, hContext, LOADER_KIND_CONTEXT));
    result = loader_tracked_next->pfnEventCreateUserExp(hContext, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (phEvent) {
            loader_made(486, *phEvent, LOADER_KIND_EVENT, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_EventSetStatusExp(
    ur_event_handle_t hEvent, ur_event_status_t status) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(487, 0, hEvent, LOADER_KIND_EVENT));
    return loader_tracked_next->pfnEventSetStatusExp(hEvent, status);
}

static ur_result_t UR_APICALL tracked_USMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(107, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(107, 2, pool, LOADER_KIND_USM_POOL));
    result = loader_tracked_next->ddi.USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
    if (__builtin_expect(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_RESOURCES, 0) &&
        loader_kept_give_back()) {
        result = loader_tracked_next->ddi.USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
    }
    if (result == UR_RESULT_SUCCESS) {
        if (ppMem) {
            loader_allocated(107, hContext, *ppMem, size);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(108, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(108, 1, hDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(108, 3, pool, LOADER_KIND_USM_POOL));
    result = loader_tracked_next->ddi.USM.pfnDeviceAlloc(
        hContext, hDevice, pUSMDesc, pool, size, ppMem);
    if (__builtin_expect(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_RESOURCES, 0) &&
        loader_kept_give_back()) {
        result = loader_tracked_next->ddi.USM.pfnDeviceAlloc(
        hContext, hDevice, pUSMDesc, pool, size, ppMem);
    }
    if (result == UR_RESULT_SUCCESS) {
        if (ppMem) {
            loader_allocated(108, hContext, *ppMem, size);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(109, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(109, 1, hDevice, LOADER_KIND_DEVICE));
    TRY(loader_use(109, 3, pool, LOADER_KIND_USM_POOL));
    result = loader_tracked_next->ddi.USM.pfnSharedAlloc(
        hContext, hDevice, pUSMDesc, pool, size, ppMem);
    if (__builtin_expect(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                         result == UR_RESULT_ERROR_OUT_OF_RESOURCES, 0) &&
        loader_kept_give_back()) {
        result = loader_tracked_next->ddi.USM.pfnSharedAlloc(
        hContext, hDevice, pUSMDesc, pool, size, ppMem);
    }
    if (result == UR_RESULT_SUCCESS) {
        if (ppMem) {
            loader_allocated(109, hContext, *ppMem, size);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMFree(ur_context_handle_t hContext, void *pMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(110, 0, hContext, LOADER_KIND_CONTEXT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(110, 1, -1, pMem));
    }
    if (loader_keep(110, hContext, pMem)) {
        return UR_RESULT_SUCCESS;
    }
    struct loader_allocation allocation;
    bool known;
    TRY(loader_freeing(110, 1, pMem, &allocation, &known));
    result = loader_tracked_next->ddi.USM.pfnFree(hContext, pMem);
    if (result != UR_RESULT_SUCCESS && known) {
        loader_free_failed(&allocation);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(111, 0, hContext, LOADER_KIND_CONTEXT));
    if (LOADER_KEPT_ANY) {
        TRY(loader_alive(111, 1, -1, pMem));
    }
    result = loader_tracked_next->ddi.USM.pfnGetMemAllocInfo(
        hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(111, 2, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hContext);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(112, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use_chain(112, 1, pPoolDesc));
    loader_kept_give_back();
    result = loader_tracked_next->ddi.USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext};
        if (ppPool) {
            loader_made(112, *ppPool, LOADER_KIND_USM_POOL, 1, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMPoolRetain(ur_usm_pool_handle_t pPool) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(118, 0, pPool, LOADER_KIND_USM_POOL));
    loader_kept_give_back();
    result = loader_tracked_next->ddi.USM.pfnPoolRetain(pPool);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(pPool);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMPoolRelease(ur_usm_pool_handle_t pPool) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(119, 0, pPool, LOADER_KIND_USM_POOL, &token));
    loader_kept_give_back();
    result = loader_tracked_next->ddi.USM.pfnPoolRelease(pPool);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(pPool, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_USMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(120, 0, hPool, LOADER_KIND_USM_POOL));
    loader_kept_give_back();
    result = loader_tracked_next->ddi.USM.pfnPoolGetInfo(
        hPool, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(120, 1, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hPool);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_VirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(153, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(153, 1, hDevice, LOADER_KIND_DEVICE));
    return loader_tracked_next->ddi.VirtualMem.pfnGranularityGetInfo(
        hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_VirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(154, 0, hContext, LOADER_KIND_CONTEXT));
    return loader_tracked_next->ddi.VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
}

static ur_result_t UR_APICALL tracked_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(155, 0, hContext, LOADER_KIND_CONTEXT));
    return loader_tracked_next->ddi.VirtualMem.pfnFree(hContext, pStart, size);
}

static ur_result_t UR_APICALL tracked_VirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(156, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(156, 3, hPhysicalMem, LOADER_KIND_PHYSICAL_MEM));
    return loader_tracked_next->ddi.VirtualMem.pfnMap(
        hContext, pStart, size, hPhysicalMem, offset, flags);
}

static ur_result_t UR_APICALL tracked_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(157, 0, hContext, LOADER_KIND_CONTEXT));
    return loader_tracked_next->ddi.VirtualMem.pfnUnmap(hContext, pStart, size);
}

static ur_result_t UR_APICALL tracked_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(158, 0, hContext, LOADER_KIND_CONTEXT));
    return loader_tracked_next->ddi.VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
}

static ur_result_t UR_APICALL tracked_VirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(159, 0, hContext, LOADER_KIND_CONTEXT));
    return loader_tracked_next->ddi.VirtualMem.pfnGetInfo(
        hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL tracked_PhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(160, 0, hContext, LOADER_KIND_CONTEXT));
    TRY(loader_use(160, 1, hDevice, LOADER_KIND_DEVICE));
    result = loader_tracked_next->ddi.PhysicalMem.pfnCreate(
        hContext, hDevice, size, pProperties, phPhysicalMem);
    if (result == UR_RESULT_SUCCESS) {
        const void *const parents[] = {hContext, hDevice};
        if (phPhysicalMem) {
            loader_made(160, *phPhysicalMem, LOADER_KIND_PHYSICAL_MEM, 2, parents, CALLER);
        }
    }
    return result;
}

static ur_result_t UR_APICALL tracked_PhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(161, 0, hPhysicalMem, LOADER_KIND_PHYSICAL_MEM));
    result = loader_tracked_next->ddi.PhysicalMem.pfnRetain(hPhysicalMem);
    if (result == UR_RESULT_SUCCESS) {
        loader_retained(hPhysicalMem);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_PhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t token;
    TRY(loader_releasing(162, 0, hPhysicalMem, LOADER_KIND_PHYSICAL_MEM, &token));
    result = loader_tracked_next->ddi.PhysicalMem.pfnRelease(hPhysicalMem);
    if (result != UR_RESULT_SUCCESS) {
        loader_release_failed(hPhysicalMem, token);
    }
    return result;
}

static ur_result_t UR_APICALL tracked_PhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = UR_RESULT_SUCCESS;
    TRY(loader_use(249, 0, hPhysicalMem, LOADER_KIND_PHYSICAL_MEM));
    result = loader_tracked_next->ddi.PhysicalMem.pfnGetInfo(
        hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        if (pPropValue) {
            loader_info_shown(249, 1, (uint32_t)propName, propSize, pPropValue, pPropSizeRet, hPhysicalMem);
        }
    }
    return result;
}

/* A way past the wrapper where it would do nothing but call on; see validation_plain.c. */
#if LOADER_CHECKS_IN_PLACE
ur_result_t UR_APICALL loader_quick_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
#define QUICK(name) loader_quick_##name
#else
#define QUICK(name) loader_tracked_##name
#endif

void loader_tracked_fill(ur_layer_dditable_t *table) {
    table->ddi.Adapter.pfnGet = tracked_AdapterGet;
    table->ddi.Adapter.pfnRelease = tracked_AdapterRelease;
    table->ddi.Adapter.pfnRetain = tracked_AdapterRetain;
    table->ddi.Adapter.pfnGetLastError = tracked_AdapterGetLastError;
    table->ddi.Adapter.pfnGetInfo = tracked_AdapterGetInfo;
    table->ddi.Adapter.pfnSetLoggerCallback = tracked_AdapterSetLoggerCallback;
    table->ddi.Adapter.pfnSetLoggerCallbackLevel = tracked_AdapterSetLoggerCallbackLevel;
    table->ddi.Context.pfnCreate = tracked_ContextCreate;
    table->ddi.Context.pfnRetain = tracked_ContextRetain;
    table->ddi.Context.pfnRelease = tracked_ContextRelease;
    table->ddi.Context.pfnGetInfo = tracked_ContextGetInfo;
    table->ddi.Context.pfnGetNativeHandle = tracked_ContextGetNativeHandle;
    table->ddi.Context.pfnCreateWithNativeHandle = tracked_ContextCreateWithNativeHandle;
    table->ddi.Context.pfnSetExtendedDeleter = tracked_ContextSetExtendedDeleter;
    table->ddi.Device.pfnGet = tracked_DeviceGet;
    table->pfnDeviceGetSelected = tracked_DeviceGetSelected;
    table->ddi.Device.pfnGetInfo = tracked_DeviceGetInfo;
    table->ddi.Device.pfnRetain = tracked_DeviceRetain;
    table->ddi.Device.pfnRelease = tracked_DeviceRelease;
    table->ddi.Device.pfnPartition = tracked_DevicePartition;
    table->ddi.Device.pfnSelectBinary = tracked_DeviceSelectBinary;
    table->ddi.Device.pfnGetNativeHandle = tracked_DeviceGetNativeHandle;
    table->ddi.Device.pfnCreateWithNativeHandle = tracked_DeviceCreateWithNativeHandle;
    table->ddi.Device.pfnGetGlobalTimestamps = tracked_DeviceGetGlobalTimestamps;
    table->ddi.Enqueue.pfnEventsWait = tracked_EnqueueEventsWait;
    table->ddi.Enqueue.pfnEventsWaitWithBarrier = tracked_EnqueueEventsWaitWithBarrier;
    table->ddi.Enqueue.pfnMemBufferRead = tracked_EnqueueMemBufferRead;
    table->ddi.Enqueue.pfnMemBufferWrite = tracked_EnqueueMemBufferWrite;
    table->ddi.Enqueue.pfnMemBufferReadRect = tracked_EnqueueMemBufferReadRect;
    table->ddi.Enqueue.pfnMemBufferWriteRect = tracked_EnqueueMemBufferWriteRect;
    table->ddi.Enqueue.pfnMemBufferCopy = tracked_EnqueueMemBufferCopy;
    table->ddi.Enqueue.pfnMemBufferCopyRect = tracked_EnqueueMemBufferCopyRect;
    table->ddi.Enqueue.pfnMemBufferFill = tracked_EnqueueMemBufferFill;
    table->ddi.Enqueue.pfnMemImageRead = tracked_EnqueueMemImageRead;
    table->ddi.Enqueue.pfnMemImageWrite = tracked_EnqueueMemImageWrite;
    table->ddi.Enqueue.pfnMemImageCopy = tracked_EnqueueMemImageCopy;
    table->ddi.Enqueue.pfnMemBufferMap = tracked_EnqueueMemBufferMap;
    table->ddi.Enqueue.pfnMemUnmap = tracked_EnqueueMemUnmap;
    table->ddi.Enqueue.pfnUSMFill = tracked_EnqueueUSMFill;
    table->ddi.Enqueue.pfnUSMMemcpy = tracked_EnqueueUSMMemcpy;
    table->ddi.Enqueue.pfnUSMPrefetch = tracked_EnqueueUSMPrefetch;
    table->ddi.Enqueue.pfnUSMAdvise = tracked_EnqueueUSMAdvise;
    table->ddi.Enqueue.pfnUSMFill2D = tracked_EnqueueUSMFill2D;
    table->ddi.Enqueue.pfnUSMMemcpy2D = tracked_EnqueueUSMMemcpy2D;
    table->ddi.Enqueue.pfnDeviceGlobalVariableWrite = tracked_EnqueueDeviceGlobalVariableWrite;
    table->ddi.Enqueue.pfnDeviceGlobalVariableRead = tracked_EnqueueDeviceGlobalVariableRead;
    table->ddi.Enqueue.pfnReadHostPipe = tracked_EnqueueReadHostPipe;
    table->ddi.Enqueue.pfnWriteHostPipe = tracked_EnqueueWriteHostPipe;
    table->ddi.Event.pfnGetInfo = tracked_EventGetInfo;
    table->ddi.Event.pfnGetProfilingInfo = tracked_EventGetProfilingInfo;
    table->ddi.Event.pfnWait = tracked_EventWait;
    table->ddi.Event.pfnRetain = tracked_EventRetain;
    table->ddi.Event.pfnRelease = tracked_EventRelease;
    table->ddi.Event.pfnGetNativeHandle = tracked_EventGetNativeHandle;
    table->ddi.Event.pfnCreateWithNativeHandle = tracked_EventCreateWithNativeHandle;
    table->ddi.Event.pfnSetCallback = tracked_EventSetCallback;
    table->ddi.EnqueueExp.pfnUSMDeviceAllocExp = tracked_EnqueueUSMDeviceAllocExp;
    table->ddi.EnqueueExp.pfnUSMSharedAllocExp = tracked_EnqueueUSMSharedAllocExp;
    table->ddi.EnqueueExp.pfnUSMHostAllocExp = tracked_EnqueueUSMHostAllocExp;
    table->ddi.EnqueueExp.pfnUSMFreeExp = tracked_EnqueueUSMFreeExp;
    table->ddi.USMExp.pfnPoolCreateExp = tracked_USMPoolCreateExp;
    table->ddi.USMExp.pfnPoolDestroyExp = tracked_USMPoolDestroyExp;
    table->ddi.USMExp.pfnPoolGetDefaultDevicePoolExp = tracked_USMPoolGetDefaultDevicePoolExp;
    table->ddi.USMExp.pfnPoolGetInfoExp = tracked_USMPoolGetInfoExp;
    table->ddi.USMExp.pfnPoolSetInfoExp = tracked_USMPoolSetInfoExp;
    table->ddi.USMExp.pfnPoolSetDevicePoolExp = tracked_USMPoolSetDevicePoolExp;
    table->ddi.USMExp.pfnPoolGetDevicePoolExp = tracked_USMPoolGetDevicePoolExp;
    table->ddi.USMExp.pfnPoolTrimToExp = tracked_USMPoolTrimToExp;
    table->ddi.USMExp.pfnPitchedAllocExp = tracked_USMPitchedAllocExp;
    table->ddi.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp = tracked_BindlessImagesUnsampledImageHandleDestroyExp;
    table->ddi.BindlessImagesExp.pfnSampledImageHandleDestroyExp = tracked_BindlessImagesSampledImageHandleDestroyExp;
    table->ddi.BindlessImagesExp.pfnImageAllocateExp = tracked_BindlessImagesImageAllocateExp;
    table->ddi.BindlessImagesExp.pfnImageFreeExp = tracked_BindlessImagesImageFreeExp;
    table->ddi.BindlessImagesExp.pfnUnsampledImageCreateExp = tracked_BindlessImagesUnsampledImageCreateExp;
    table->ddi.BindlessImagesExp.pfnSampledImageCreateExp = tracked_BindlessImagesSampledImageCreateExp;
    table->ddi.BindlessImagesExp.pfnImageCopyExp = tracked_BindlessImagesImageCopyExp;
    table->ddi.BindlessImagesExp.pfnImageGetInfoExp = tracked_BindlessImagesImageGetInfoExp;
    table->ddi.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp = tracked_BindlessImagesGetImageMemoryHandleTypeSupportExp;
    table->ddi.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp = tracked_BindlessImagesGetImageUnsampledHandleSupportExp;
    table->ddi.BindlessImagesExp.pfnGetImageSampledHandleSupportExp = tracked_BindlessImagesGetImageSampledHandleSupportExp;
    table->ddi.BindlessImagesExp.pfnMipmapGetLevelExp = tracked_BindlessImagesMipmapGetLevelExp;
    table->ddi.BindlessImagesExp.pfnMipmapFreeExp = tracked_BindlessImagesMipmapFreeExp;
    table->ddi.BindlessImagesExp.pfnImportExternalMemoryExp = tracked_BindlessImagesImportExternalMemoryExp;
    table->ddi.BindlessImagesExp.pfnMapExternalArrayExp = tracked_BindlessImagesMapExternalArrayExp;
    table->ddi.BindlessImagesExp.pfnMapExternalLinearMemoryExp = tracked_BindlessImagesMapExternalLinearMemoryExp;
    table->ddi.BindlessImagesExp.pfnReleaseExternalMemoryExp = tracked_BindlessImagesReleaseExternalMemoryExp;
    table->ddi.BindlessImagesExp.pfnFreeMappedLinearMemoryExp = tracked_BindlessImagesFreeMappedLinearMemoryExp;
    table->ddi.BindlessImagesExp.pfnSupportsImportingHandleTypeExp = tracked_BindlessImagesSupportsImportingHandleTypeExp;
    table->ddi.BindlessImagesExp.pfnImportExternalSemaphoreExp = tracked_BindlessImagesImportExternalSemaphoreExp;
    table->ddi.BindlessImagesExp.pfnReleaseExternalSemaphoreExp = tracked_BindlessImagesReleaseExternalSemaphoreExp;
    table->ddi.BindlessImagesExp.pfnWaitExternalSemaphoreExp = tracked_BindlessImagesWaitExternalSemaphoreExp;
    table->ddi.BindlessImagesExp.pfnSignalExternalSemaphoreExp = tracked_BindlessImagesSignalExternalSemaphoreExp;
    table->ddi.CommandBufferExp.pfnCreateExp = tracked_CommandBufferCreateExp;
    table->ddi.CommandBufferExp.pfnRetainExp = tracked_CommandBufferRetainExp;
    table->ddi.CommandBufferExp.pfnReleaseExp = tracked_CommandBufferReleaseExp;
    table->ddi.CommandBufferExp.pfnFinalizeExp = tracked_CommandBufferFinalizeExp;
    table->ddi.CommandBufferExp.pfnAppendKernelLaunchExp = tracked_CommandBufferAppendKernelLaunchExp;
    table->ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp = tracked_CommandBufferAppendKernelLaunchWithArgsExp;
    table->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp = tracked_CommandBufferAppendUSMMemcpyExp;
    table->ddi.CommandBufferExp.pfnAppendUSMFillExp = tracked_CommandBufferAppendUSMFillExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp = tracked_CommandBufferAppendMemBufferCopyExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp = tracked_CommandBufferAppendMemBufferWriteExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferReadExp = tracked_CommandBufferAppendMemBufferReadExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp = tracked_CommandBufferAppendMemBufferCopyRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp = tracked_CommandBufferAppendMemBufferWriteRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp = tracked_CommandBufferAppendMemBufferReadRectExp;
    table->ddi.CommandBufferExp.pfnAppendMemBufferFillExp = tracked_CommandBufferAppendMemBufferFillExp;
    table->ddi.CommandBufferExp.pfnAppendUSMPrefetchExp = tracked_CommandBufferAppendUSMPrefetchExp;
    table->ddi.CommandBufferExp.pfnAppendUSMAdviseExp = tracked_CommandBufferAppendUSMAdviseExp;
    table->ddi.CommandBufferExp.pfnAppendNativeCommandExp = tracked_CommandBufferAppendNativeCommandExp;
    table->ddi.EnqueueExp.pfnCommandBufferExp = tracked_EnqueueCommandBufferExp;
    table->ddi.CommandBufferExp.pfnUpdateKernelLaunchExp = tracked_CommandBufferUpdateKernelLaunchExp;
    table->ddi.CommandBufferExp.pfnUpdateSignalEventExp = tracked_CommandBufferUpdateSignalEventExp;
    table->ddi.CommandBufferExp.pfnUpdateWaitEventsExp = tracked_CommandBufferUpdateWaitEventsExp;
    table->ddi.CommandBufferExp.pfnGetInfoExp = tracked_CommandBufferGetInfoExp;
    table->ddi.CommandBufferExp.pfnGetNativeHandleExp = tracked_CommandBufferGetNativeHandleExp;
    table->ddi.DeviceExp.pfnWaitExp = tracked_DeviceWaitExp;
    table->ddi.ProgramExp.pfnDynamicLinkExp = tracked_ProgramDynamicLinkExp;
    table->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp = QUICK(EnqueueKernelLaunchWithArgsExp);
    table->ddi.EnqueueExp.pfnTimestampRecordingExp = tracked_EnqueueTimestampRecordingExp;
    table->ddi.GraphExp.pfnCreateExp = tracked_GraphCreateExp;
    table->ddi.QueueExp.pfnBeginGraphCaptureExp = tracked_QueueBeginGraphCaptureExp;
    table->ddi.QueueExp.pfnBeginCaptureIntoGraphExp = tracked_QueueBeginCaptureIntoGraphExp;
    table->ddi.QueueExp.pfnEndGraphCaptureExp = tracked_QueueEndGraphCaptureExp;
    table->ddi.GraphExp.pfnInstantiateGraphExp = tracked_GraphInstantiateGraphExp;
    table->ddi.EnqueueExp.pfnGraphExp = tracked_EnqueueGraphExp;
    table->ddi.GraphExp.pfnDestroyExp = tracked_GraphDestroyExp;
    table->ddi.GraphExp.pfnExecutableGraphDestroyExp = tracked_GraphExecutableGraphDestroyExp;
    table->ddi.QueueExp.pfnIsGraphCaptureEnabledExp = tracked_QueueIsGraphCaptureEnabledExp;
    table->ddi.QueueExp.pfnGetGraphExp = tracked_QueueGetGraphExp;
    table->ddi.GraphExp.pfnIsEmptyExp = tracked_GraphIsEmptyExp;
    table->ddi.GraphExp.pfnGetIdExp = tracked_GraphGetIdExp;
    table->ddi.GraphExp.pfnSetDestructionCallbackExp = tracked_GraphSetDestructionCallbackExp;
    table->ddi.GraphExp.pfnDumpContentsExp = tracked_GraphDumpContentsExp;
    table->ddi.GraphExp.pfnGetNativeHandleExp = tracked_GraphGetNativeHandleExp;
    table->ddi.GraphExp.pfnExecutableGraphGetNativeHandleExp = tracked_GraphExecutableGraphGetNativeHandleExp;
    table->ddi.EnqueueExp.pfnHostTaskExp = tracked_EnqueueHostTaskExp;
    table->ddi.IPCExp.pfnGetMemHandleExp = tracked_IPCGetMemHandleExp;
    table->ddi.IPCExp.pfnPutMemHandleExp = tracked_IPCPutMemHandleExp;
    table->ddi.IPCExp.pfnOpenMemHandleExp = tracked_IPCOpenMemHandleExp;
    table->ddi.IPCExp.pfnCloseMemHandleExp = tracked_IPCCloseMemHandleExp;
    table->ddi.IPCExp.pfnGetPhysMemHandleExp = tracked_IPCGetPhysMemHandleExp;
    table->ddi.IPCExp.pfnPutPhysMemHandleExp = tracked_IPCPutPhysMemHandleExp;
    table->ddi.IPCExp.pfnOpenPhysMemHandleExp = tracked_IPCOpenPhysMemHandleExp;
    table->ddi.IPCExp.pfnClosePhysMemHandleExp = tracked_IPCClosePhysMemHandleExp;
    table->ddi.IPCExp.pfnGetEventHandleExp = tracked_IPCGetEventHandleExp;
    table->ddi.IPCExp.pfnPutEventHandleExp = tracked_IPCPutEventHandleExp;
    table->ddi.IPCExp.pfnOpenEventHandleExp = tracked_IPCOpenEventHandleExp;
    table->ddi.Enqueue.pfnEventsWaitWithBarrierExt = tracked_EnqueueEventsWaitWithBarrierExt;
    table->ddi.MemoryExportExp.pfnAllocExportableMemoryExp = tracked_MemoryExportAllocExportableMemoryExp;
    table->ddi.MemoryExportExp.pfnFreeExportableMemoryExp = tracked_MemoryExportFreeExportableMemoryExp;
    table->ddi.MemoryExportExp.pfnExportMemoryHandleExp = tracked_MemoryExportExportMemoryHandleExp;
    table->ddi.ProgramExp.pfnBuildExp = tracked_ProgramBuildExp;
    table->ddi.ProgramExp.pfnCompileExp = tracked_ProgramCompileExp;
    table->ddi.ProgramExp.pfnLinkExp = tracked_ProgramLinkExp;
    table->ddi.EnqueueExp.pfnNativeCommandExp = tracked_EnqueueNativeCommandExp;
    table->ddi.EventExp.pfnCreateExp = tracked_EventCreateExp;
    table->ddi.USMExp.pfnContextMemcpyExp = tracked_USMContextMemcpyExp;
    table->ddi.USMExp.pfnHostAllocRegisterExp = tracked_USMHostAllocRegisterExp;
    table->ddi.USMExp.pfnHostAllocUnregisterExp = tracked_USMHostAllocUnregisterExp;
    table->ddi.USMExp.pfnImportExp = tracked_USMImportExp;
    table->ddi.USMExp.pfnReleaseExp = tracked_USMReleaseExp;
    table->ddi.UsmP2PExp.pfnEnablePeerAccessExp = tracked_UsmP2PEnablePeerAccessExp;
    table->ddi.UsmP2PExp.pfnDisablePeerAccessExp = tracked_UsmP2PDisablePeerAccessExp;
    table->ddi.UsmP2PExp.pfnPeerAccessGetInfoExp = tracked_UsmP2PPeerAccessGetInfoExp;
    table->pfnCommandBufferFuseExp = tracked_CommandBufferFuseExp;
    table->pfnCommandBufferGetFusionInfoExp = tracked_CommandBufferGetFusionInfoExp;
    table->pfnQueueBeginFusionExp = tracked_QueueBeginFusionExp;
    table->pfnQueueEndFusionExp = tracked_QueueEndFusionExp;
    table->pfnQueueCancelFusionExp = tracked_QueueCancelFusionExp;
    table->pfnQueueGetFusionInfoExp = tracked_QueueGetFusionInfoExp;
    table->ddi.Kernel.pfnCreate = tracked_KernelCreate;
    table->ddi.Kernel.pfnGetInfo = tracked_KernelGetInfo;
    table->ddi.Kernel.pfnGetGroupInfo = tracked_KernelGetGroupInfo;
    table->ddi.Kernel.pfnGetSubGroupInfo = tracked_KernelGetSubGroupInfo;
    table->ddi.Kernel.pfnRetain = tracked_KernelRetain;
    table->ddi.Kernel.pfnRelease = tracked_KernelRelease;
    table->ddi.Kernel.pfnSetExecInfo = tracked_KernelSetExecInfo;
    table->ddi.Kernel.pfnSetSpecializationConstants = tracked_KernelSetSpecializationConstants;
    table->ddi.Kernel.pfnGetNativeHandle = tracked_KernelGetNativeHandle;
    table->ddi.Kernel.pfnCreateWithNativeHandle = tracked_KernelCreateWithNativeHandle;
    table->ddi.Kernel.pfnGetSuggestedLocalWorkSize = tracked_KernelGetSuggestedLocalWorkSize;
    table->ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs = tracked_KernelGetSuggestedLocalWorkSizeWithArgs;
    table->ddi.Kernel.pfnSuggestMaxCooperativeGroupCount = tracked_KernelSuggestMaxCooperativeGroupCount;
    table->ddi.Mem.pfnImageCreate = tracked_MemImageCreate;
    table->ddi.Mem.pfnBufferCreate = tracked_MemBufferCreate;
    table->ddi.Mem.pfnRetain = tracked_MemRetain;
    table->ddi.Mem.pfnRelease = tracked_MemRelease;
    table->ddi.Mem.pfnBufferPartition = tracked_MemBufferPartition;
    table->ddi.Mem.pfnGetNativeHandle = tracked_MemGetNativeHandle;
    table->ddi.Mem.pfnBufferCreateWithNativeHandle = tracked_MemBufferCreateWithNativeHandle;
    table->ddi.Mem.pfnImageCreateWithNativeHandle = tracked_MemImageCreateWithNativeHandle;
    table->ddi.Mem.pfnGetInfo = tracked_MemGetInfo;
    table->ddi.Mem.pfnImageGetInfo = tracked_MemImageGetInfo;
    table->ddi.Platform.pfnGet = tracked_PlatformGet;
    table->ddi.Platform.pfnGetInfo = tracked_PlatformGetInfo;
    table->ddi.Platform.pfnGetApiVersion = tracked_PlatformGetApiVersion;
    table->ddi.Platform.pfnGetNativeHandle = tracked_PlatformGetNativeHandle;
    table->ddi.Platform.pfnCreateWithNativeHandle = tracked_PlatformCreateWithNativeHandle;
    table->ddi.Platform.pfnGetBackendOption = tracked_PlatformGetBackendOption;
    table->ddi.Program.pfnCreateWithIL = tracked_ProgramCreateWithIL;
    table->ddi.Program.pfnCreateWithBinary = tracked_ProgramCreateWithBinary;
    table->ddi.Program.pfnBuild = tracked_ProgramBuild;
    table->ddi.Program.pfnCompile = tracked_ProgramCompile;
    table->ddi.Program.pfnLink = tracked_ProgramLink;
    table->ddi.Program.pfnRetain = tracked_ProgramRetain;
    table->ddi.Program.pfnRelease = tracked_ProgramRelease;
    table->ddi.Program.pfnGetFunctionPointer = tracked_ProgramGetFunctionPointer;
    table->ddi.Program.pfnGetGlobalVariablePointer = tracked_ProgramGetGlobalVariablePointer;
    table->ddi.Program.pfnGetInfo = tracked_ProgramGetInfo;
    table->ddi.Program.pfnGetBuildInfo = tracked_ProgramGetBuildInfo;
    table->ddi.Program.pfnSetSpecializationConstants = tracked_ProgramSetSpecializationConstants;
    table->ddi.Program.pfnGetNativeHandle = tracked_ProgramGetNativeHandle;
    table->ddi.Program.pfnCreateWithNativeHandle = tracked_ProgramCreateWithNativeHandle;
    table->ddi.Queue.pfnGetInfo = tracked_QueueGetInfo;
    table->ddi.Queue.pfnCreate = tracked_QueueCreate;
    table->ddi.Queue.pfnRetain = tracked_QueueRetain;
    table->ddi.Queue.pfnRelease = tracked_QueueRelease;
    table->ddi.Queue.pfnGetNativeHandle = tracked_QueueGetNativeHandle;
    table->ddi.Queue.pfnCreateWithNativeHandle = tracked_QueueCreateWithNativeHandle;
    table->ddi.Queue.pfnFinish = tracked_QueueFinish;
    table->ddi.Queue.pfnFlush = tracked_QueueFlush;
    table->pfnKernelSetArgValue = tracked_KernelSetArgValue;
    table->pfnKernelSetArgLocal = tracked_KernelSetArgLocal;
    table->pfnKernelSetArgPointer = tracked_KernelSetArgPointer;
    table->pfnKernelSetArgSampler = tracked_KernelSetArgSampler;
    table->pfnKernelSetArgMemObj = tracked_KernelSetArgMemObj;
    table->pfnEnqueueKernelLaunch = tracked_EnqueueKernelLaunch;
    table->ddi.Sampler.pfnCreate = tracked_SamplerCreate;
    table->ddi.Sampler.pfnRetain = tracked_SamplerRetain;
    table->ddi.Sampler.pfnRelease = tracked_SamplerRelease;
    table->ddi.Sampler.pfnGetInfo = tracked_SamplerGetInfo;
    table->ddi.Sampler.pfnGetNativeHandle = tracked_SamplerGetNativeHandle;
    table->ddi.Sampler.pfnCreateWithNativeHandle = tracked_SamplerCreateWithNativeHandle;
    table->pfnEventCreateUserExp = tracked_EventCreateUserExp;
    table->pfnEventSetStatusExp = tracked_EventSetStatusExp;
    table->ddi.USM.pfnHostAlloc = tracked_USMHostAlloc;
    table->ddi.USM.pfnDeviceAlloc = tracked_USMDeviceAlloc;
    table->ddi.USM.pfnSharedAlloc = tracked_USMSharedAlloc;
    table->ddi.USM.pfnFree = tracked_USMFree;
    table->ddi.USM.pfnGetMemAllocInfo = tracked_USMGetMemAllocInfo;
    table->ddi.USM.pfnPoolCreate = tracked_USMPoolCreate;
    table->ddi.USM.pfnPoolRetain = tracked_USMPoolRetain;
    table->ddi.USM.pfnPoolRelease = tracked_USMPoolRelease;
    table->ddi.USM.pfnPoolGetInfo = tracked_USMPoolGetInfo;
    table->ddi.VirtualMem.pfnGranularityGetInfo = tracked_VirtualMemGranularityGetInfo;
    table->ddi.VirtualMem.pfnReserve = tracked_VirtualMemReserve;
    table->ddi.VirtualMem.pfnFree = tracked_VirtualMemFree;
    table->ddi.VirtualMem.pfnMap = tracked_VirtualMemMap;
    table->ddi.VirtualMem.pfnUnmap = tracked_VirtualMemUnmap;
    table->ddi.VirtualMem.pfnSetAccess = tracked_VirtualMemSetAccess;
    table->ddi.VirtualMem.pfnGetInfo = tracked_VirtualMemGetInfo;
    table->ddi.PhysicalMem.pfnCreate = tracked_PhysicalMemCreate;
    table->ddi.PhysicalMem.pfnRetain = tracked_PhysicalMemRetain;
    table->ddi.PhysicalMem.pfnRelease = tracked_PhysicalMemRelease;
    table->ddi.PhysicalMem.pfnGetInfo = tracked_PhysicalMemGetInfo;
}
