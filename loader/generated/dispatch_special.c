/* Generated from scripts/templates/dispatch_special.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Entry points that find their adapter otherwise than by a first handle: through the first handle of a list, the
 * calls kept from the earlier form of 0.12 (only for adapters of this project), those that clear an output whatever
 * comes of them, and the loader's own. Those of tables have a form for loader_bottom_by_layout too. */
#include "layer_table.h"

#include <stdatomic.h>

ur_result_t urAdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Adapter.pfnGet(NumEntries, phAdapters, pNumAdapters);
    }
    return loader_urAdapterGet(NumEntries, phAdapters, pNumAdapters);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext);

ur_result_t loader_dispatch_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
    if (!phDevices) {
        return loader_caught(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urContextCreate: phDevices is NULL");
    }
    if (DeviceCount == 0) {
        return loader_caught(UR_RESULT_ERROR_INVALID_SIZE, "urContextCreate: DeviceCount is 0");
    }
    if (!phDevices[0]) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)phDevices[0];
    if (!ddi->Context.pfnCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnCreate(DeviceCount, phDevices, pProperties, phContext);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext);

ur_result_t loader_by_layout_ContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
    if (!phDevices) {
        return loader_caught(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urContextCreate: phDevices is NULL");
    }
    if (DeviceCount == 0) {
        return loader_caught(UR_RESULT_ERROR_INVALID_SIZE, "urContextCreate: DeviceCount is 0");
    }
    if (!phDevices[0]) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(phDevices[0]);
    if (!ddi->Context.pfnCreate) {
        return loader_caught_unsupported();
    }
    return ddi->Context.pfnCreate(DeviceCount, phDevices, pProperties, phContext);
}

ur_result_t urContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Context.pfnCreate(DeviceCount, phDevices, pProperties, phContext);
    }
    return loader_dispatch_ContextCreate(DeviceCount, phDevices, pProperties, phContext);
}

ur_result_t urDeviceGetSelected(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnDeviceGetSelected(
            hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    }
    return loader_urDeviceGetSelected(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList);

ur_result_t loader_dispatch_EventWait(
    uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    if (!phEventWaitList) {
        return loader_caught(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventWait: phEventWaitList is NULL");
    }
    if (numEvents == 0) {
        return loader_caught(UR_RESULT_ERROR_INVALID_VALUE, "urEventWait: numEvents is 0");
    }
    if (!phEventWaitList[0]) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)phEventWaitList[0];
    if (!ddi->Event.pfnWait) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnWait(numEvents, phEventWaitList);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_EventWait(
    uint32_t numEvents, const ur_event_handle_t *phEventWaitList);

ur_result_t loader_by_layout_EventWait(
    uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    if (!phEventWaitList) {
        return loader_caught(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventWait: phEventWaitList is NULL");
    }
    if (numEvents == 0) {
        return loader_caught(UR_RESULT_ERROR_INVALID_VALUE, "urEventWait: numEvents is 0");
    }
    if (!phEventWaitList[0]) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(phEventWaitList[0]);
    if (!ddi->Event.pfnWait) {
        return loader_caught_unsupported();
    }
    return ddi->Event.pfnWait(numEvents, phEventWaitList);
}

ur_result_t urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Event.pfnWait(numEvents, phEventWaitList);
    }
    return loader_dispatch_EventWait(numEvents, phEventWaitList);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);

ur_result_t loader_dispatch_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->ProgramExp.pfnLinkExp) {
        return loader_caught_unsupported();
    }
    return ddi->ProgramExp.pfnLinkExp(
        hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);

ur_result_t loader_by_layout_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->ProgramExp.pfnLinkExp) {
        return loader_caught_unsupported();
    }
    return ddi->ProgramExp.pfnLinkExp(
        hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
}

#ifdef LOADER_TELLS_CALLERS /* then the entry point is in dispatch_x86_64.S */
__attribute__((visibility("hidden"))) ur_result_t loader_today_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);
ur_result_t loader_today_ProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
#else
ur_result_t urProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
#endif
    if (phProgram) {
        *phProgram = NULL;
    }
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.ProgramExp.pfnLinkExp(
            hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
    }
    return loader_dispatch_ProgramLinkExp(
        hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused);

ur_result_t loader_dispatch_CommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hCommandBuffer);
    if (!extra || extra->size < offsetof(ur_extra_dditable_t, pfnCommandBufferFuseExp) + sizeof(extra->pfnCommandBufferFuseExp)) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnCommandBufferFuseExp_t function = __atomic_load_n(&extra->pfnCommandBufferFuseExp, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hCommandBuffer, firstCommand, numCommands, pDesc, pNumFused);
}

ur_result_t urCommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnCommandBufferFuseExp(
            hCommandBuffer, firstCommand, numCommands, pDesc, pNumFused);
    }
    return loader_dispatch_CommandBufferFuseExp(
        hCommandBuffer, firstCommand, numCommands, pDesc, pNumFused);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_CommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);

ur_result_t loader_dispatch_CommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    if (!hCommandBuffer) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hCommandBuffer);
    if (!extra || extra->size < offsetof(ur_extra_dditable_t, pfnCommandBufferGetFusionInfoExp) + sizeof(extra->pfnCommandBufferGetFusionInfoExp)) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnCommandBufferGetFusionInfoExp_t function = __atomic_load_n(&extra->pfnCommandBufferGetFusionInfoExp, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urCommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnCommandBufferGetFusionInfoExp(
            hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_CommandBufferGetFusionInfoExp(
        hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc);

ur_result_t loader_dispatch_QueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hQueue);
    if (!extra || extra->size < offsetof(ur_extra_dditable_t, pfnQueueBeginFusionExp) + sizeof(extra->pfnQueueBeginFusionExp)) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnQueueBeginFusionExp_t function = __atomic_load_n(&extra->pfnQueueBeginFusionExp, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hQueue, pDesc);
}

ur_result_t urQueueBeginFusionExp(ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnQueueBeginFusionExp(hQueue, pDesc);
    }
    return loader_dispatch_QueueBeginFusionExp(hQueue, pDesc);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueEndFusionExp(ur_queue_handle_t hQueue, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_QueueEndFusionExp(
    ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hQueue);
    if (!extra || extra->size < offsetof(ur_extra_dditable_t, pfnQueueEndFusionExp) + sizeof(extra->pfnQueueEndFusionExp)) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnQueueEndFusionExp_t function = __atomic_load_n(&extra->pfnQueueEndFusionExp, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hQueue, phEvent);
}

ur_result_t urQueueEndFusionExp(ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnQueueEndFusionExp(hQueue, phEvent);
    }
    return loader_dispatch_QueueEndFusionExp(hQueue, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueCancelFusionExp(ur_queue_handle_t hQueue);

ur_result_t loader_dispatch_QueueCancelFusionExp(ur_queue_handle_t hQueue) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hQueue);
    if (!extra || extra->size < offsetof(ur_extra_dditable_t, pfnQueueCancelFusionExp) + sizeof(extra->pfnQueueCancelFusionExp)) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnQueueCancelFusionExp_t function = __atomic_load_n(&extra->pfnQueueCancelFusionExp, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hQueue);
}

ur_result_t urQueueCancelFusionExp(ur_queue_handle_t hQueue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnQueueCancelFusionExp(hQueue);
    }
    return loader_dispatch_QueueCancelFusionExp(hQueue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_QueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

ur_result_t loader_dispatch_QueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hQueue);
    if (!extra || extra->size < offsetof(ur_extra_dditable_t, pfnQueueGetFusionInfoExp) + sizeof(extra->pfnQueueGetFusionInfoExp)) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnQueueGetFusionInfoExp_t function = __atomic_load_n(&extra->pfnQueueGetFusionInfoExp, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urQueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnQueueGetFusionInfoExp(
            hQueue, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_dispatch_QueueGetFusionInfoExp(
        hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urLoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnLoaderConfigCreate(phLoaderConfig);
    }
    return loader_urLoaderConfigCreate(phLoaderConfig);
}

ur_result_t urLoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnLoaderConfigRetain(hLoaderConfig);
    }
    return loader_urLoaderConfigRetain(hLoaderConfig);
}

ur_result_t urLoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnLoaderConfigRelease(hLoaderConfig);
    }
    return loader_urLoaderConfigRelease(hLoaderConfig);
}

ur_result_t urLoaderConfigGetInfo(
    ur_loader_config_handle_t hLoaderConfig, ur_loader_config_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnLoaderConfigGetInfo(
            hLoaderConfig, propName, propSize, pPropValue, pPropSizeRet);
    }
    return loader_urLoaderConfigGetInfo(
        hLoaderConfig, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t urLoaderConfigEnableLayer(
    ur_loader_config_handle_t hLoaderConfig, const char *pLayerName) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnLoaderConfigEnableLayer(hLoaderConfig, pLayerName);
    }
    return loader_urLoaderConfigEnableLayer(hLoaderConfig, pLayerName);
}

ur_result_t urLoaderConfigSetCodeLocationCallback(
    ur_loader_config_handle_t hLoaderConfig, ur_code_location_callback_t pfnCodeloc, void *pUserData) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnLoaderConfigSetCodeLocationCallback(hLoaderConfig, pfnCodeloc, pUserData);
    }
    return loader_urLoaderConfigSetCodeLocationCallback(hLoaderConfig, pfnCodeloc, pUserData);
}

ur_result_t urLoaderConfigSetMockingEnabled(
    ur_loader_config_handle_t hLoaderConfig, ur_bool_t enable) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnLoaderConfigSetMockingEnabled(hLoaderConfig, enable);
    }
    return loader_urLoaderConfigSetMockingEnabled(hLoaderConfig, enable);
}

ur_result_t urLoaderInit(
    ur_device_init_flags_t device_flags, ur_loader_config_handle_t hLoaderConfig) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnLoaderInit(device_flags, hLoaderConfig);
    }
    return loader_urLoaderInit(device_flags, hLoaderConfig);
}

ur_result_t urLoaderTearDown(void) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnLoaderTearDown();
    }
    return loader_urLoaderTearDown();
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);

ur_result_t loader_dispatch_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)hContext;
    if (!ddi->Program.pfnLink) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnLink(hContext, count, phPrograms, pOptions, phProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_by_layout_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);

ur_result_t loader_by_layout_ProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(hContext);
    if (!ddi->Program.pfnLink) {
        return loader_caught_unsupported();
    }
    return ddi->Program.pfnLink(hContext, count, phPrograms, pOptions, phProgram);
}

ur_result_t urProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    if (phProgram) {
        *phProgram = NULL;
    }
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->ddi.Program.pfnLink(hContext, count, phPrograms, pOptions, phProgram);
    }
    return loader_dispatch_ProgramLink(hContext, count, phPrograms, pOptions, phProgram);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue);

ur_result_t loader_dispatch_KernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hKernel);
    if (!extra) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnKernelSetArgValue_t function = __atomic_load_n(&extra->pfnKernelSetArgValue, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hKernel, argIndex, argSize, pProperties, pArgValue);
}

ur_result_t urKernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnKernelSetArgValue(hKernel, argIndex, argSize, pProperties, pArgValue);
    }
    return loader_dispatch_KernelSetArgValue(hKernel, argIndex, argSize, pProperties, pArgValue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties);

ur_result_t loader_dispatch_KernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hKernel);
    if (!extra) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnKernelSetArgLocal_t function = __atomic_load_n(&extra->pfnKernelSetArgLocal, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hKernel, argIndex, argSize, pProperties);
}

ur_result_t urKernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnKernelSetArgLocal(hKernel, argIndex, argSize, pProperties);
    }
    return loader_dispatch_KernelSetArgLocal(hKernel, argIndex, argSize, pProperties);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue);

ur_result_t loader_dispatch_KernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hKernel);
    if (!extra) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnKernelSetArgPointer_t function = __atomic_load_n(&extra->pfnKernelSetArgPointer, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hKernel, argIndex, pProperties, pArgValue);
}

ur_result_t urKernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnKernelSetArgPointer(hKernel, argIndex, pProperties, pArgValue);
    }
    return loader_dispatch_KernelSetArgPointer(hKernel, argIndex, pProperties, pArgValue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue);

ur_result_t loader_dispatch_KernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hKernel);
    if (!extra) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnKernelSetArgSampler_t function = __atomic_load_n(&extra->pfnKernelSetArgSampler, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hKernel, argIndex, pProperties, hArgValue);
}

ur_result_t urKernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnKernelSetArgSampler(hKernel, argIndex, pProperties, hArgValue);
    }
    return loader_dispatch_KernelSetArgSampler(hKernel, argIndex, pProperties, hArgValue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_KernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue);

ur_result_t loader_dispatch_KernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue) {
    if (!hKernel) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hKernel);
    if (!extra) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnKernelSetArgMemObj_t function = __atomic_load_n(&extra->pfnKernelSetArgMemObj, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hKernel, argIndex, pProperties, hArgValue);
}

ur_result_t urKernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnKernelSetArgMemObj(hKernel, argIndex, pProperties, hArgValue);
    }
    return loader_dispatch_KernelSetArgMemObj(hKernel, argIndex, pProperties, hArgValue);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hQueue);
    if (!extra) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnEnqueueKernelLaunch_t function = __atomic_load_n(&extra->pfnEnqueueKernelLaunch, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

#ifdef LOADER_TELLS_CALLERS /* then the entry point is in dispatch_x86_64.S */
__attribute__((visibility("hidden"))) ur_result_t loader_today_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t loader_today_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
#else
ur_result_t urEnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
#endif
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnEnqueueKernelLaunch(
            hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
            launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return loader_dispatch_EnqueueKernelLaunch(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventCreateUserExp(
    ur_context_handle_t hContext, ur_event_handle_t *phEvent);

ur_result_t loader_dispatch_EventCreateUserExp(
    ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    if (!hContext) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hContext);
    if (!extra || extra->size < offsetof(ur_extra_dditable_t, pfnEventCreateUserExp) + sizeof(extra->pfnEventCreateUserExp)) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnEventCreateUserExp_t function = __atomic_load_n(&extra->pfnEventCreateUserExp, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hContext, phEvent);
}

ur_result_t urEventCreateUserExp(ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnEventCreateUserExp(hContext, phEvent);
    }
    return loader_dispatch_EventCreateUserExp(hContext, phEvent);
}

__attribute__((visibility("hidden"))) ur_result_t loader_dispatch_EventSetStatusExp(ur_event_handle_t hEvent, ur_event_status_t status);

ur_result_t loader_dispatch_EventSetStatusExp(ur_event_handle_t hEvent, ur_event_status_t status) {
    if (!hEvent) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)hEvent);
    if (!extra || extra->size < offsetof(ur_extra_dditable_t, pfnEventSetStatusExp) + sizeof(extra->pfnEventSetStatusExp)) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_pfnEventSetStatusExp_t function = __atomic_load_n(&extra->pfnEventSetStatusExp, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    return function(hEvent, status);
}

ur_result_t urEventSetStatusExp(ur_event_handle_t hEvent, ur_event_status_t status) {
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        return layers->pfnEventSetStatusExp(hEvent, status);
    }
    return loader_dispatch_EventSetStatusExp(hEvent, status);
}
