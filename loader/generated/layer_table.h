/* Generated from scripts/templates/layer_table.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* The table that layers stack on: every entry point of the loader. The ddi part comes first, so that
 * an entry point finds its slot at the same offset as in an adapter's table. */
#ifndef LOADER_GENERATED_LAYER_TABLE_H
#define LOADER_GENERATED_LAYER_TABLE_H

#include "ur_ddi.h"

typedef struct ur_layer_dditable_t {
    ur_dditable_t ddi;
    ur_pfnDeviceGetSelected_t pfnDeviceGetSelected;
    ur_pfnCommandBufferFuseExp_t pfnCommandBufferFuseExp;
    ur_pfnCommandBufferGetFusionInfoExp_t pfnCommandBufferGetFusionInfoExp;
    ur_pfnQueueBeginFusionExp_t pfnQueueBeginFusionExp;
    ur_pfnQueueEndFusionExp_t pfnQueueEndFusionExp;
    ur_pfnQueueCancelFusionExp_t pfnQueueCancelFusionExp;
    ur_pfnQueueGetFusionInfoExp_t pfnQueueGetFusionInfoExp;
    ur_pfnLoaderConfigCreate_t pfnLoaderConfigCreate;
    ur_pfnLoaderConfigRetain_t pfnLoaderConfigRetain;
    ur_pfnLoaderConfigRelease_t pfnLoaderConfigRelease;
    ur_pfnLoaderConfigGetInfo_t pfnLoaderConfigGetInfo;
    ur_pfnLoaderConfigEnableLayer_t pfnLoaderConfigEnableLayer;
    ur_pfnLoaderConfigSetCodeLocationCallback_t pfnLoaderConfigSetCodeLocationCallback;
    ur_pfnLoaderConfigSetMockingEnabled_t pfnLoaderConfigSetMockingEnabled;
    ur_pfnLoaderInit_t pfnLoaderInit;
    ur_pfnLoaderTearDown_t pfnLoaderTearDown;
    ur_pfnKernelSetArgValue_t pfnKernelSetArgValue;
    ur_pfnKernelSetArgLocal_t pfnKernelSetArgLocal;
    ur_pfnKernelSetArgPointer_t pfnKernelSetArgPointer;
    ur_pfnKernelSetArgSampler_t pfnKernelSetArgSampler;
    ur_pfnKernelSetArgMemObj_t pfnKernelSetArgMemObj;
    ur_pfnEnqueueKernelLaunch_t pfnEnqueueKernelLaunch;
    ur_pfnEventCreateUserExp_t pfnEventCreateUserExp;
    ur_pfnEventSetStatusExp_t pfnEventSetStatusExp;
} ur_layer_dditable_t;

/* Below all layers: dispatch to the adapter, or the loader's own function. The words are exchanged
 * for those of the table below where there is an adapter with tables of an earlier release, which
 * loader/layer.c does. */
extern ur_layer_dditable_t loader_bottom;
extern const ur_layer_dditable_t loader_bottom_by_layout;

/* The topmost layer's table, or NULL while no layer is on (defined in loader/layer.c). */
extern const ur_layer_dditable_t *_Atomic loader_layers;

/* The extra table of the adapter whose handles start with ddi; NULL for adapters of others. */
const ur_extra_dditable_t *loader_extra_of(const ur_dditable_t *ddi);

/* The loader or a layer refuses a call: what urAdapterGetLastError of any adapter tells the thread. Returns the result. */
__attribute__((cold, visibility("hidden"))) ur_result_t loader_caught(ur_result_t result, const char *text);
/* The two that dispatch finds. */
__attribute__((cold, visibility("hidden"))) ur_result_t loader_caught_null_handle(void);
__attribute__((cold, visibility("hidden"))) ur_result_t loader_caught_unsupported(void);

/* Not NULL while there is anything above the dispatch: layers, or a caller of an earlier release. */
extern const void *_Atomic loader_above;

/* What the handles of adapters with tables of an earlier release start with, and the tables that the loader made of
 * those; the last has none. Read without a lock. */
struct loader_by_layout {
    const ur_dditable_t *_Atomic handles;
    const ur_dditable_t *_Atomic ddi;
};
extern struct loader_by_layout loader_by_layout[];

/* The tables of the adapter that gave out a handle, in the form of today. */
const ur_dditable_t *loader_ddi(const void *handle);

/* The loader's own entry points. */
ur_result_t loader_urAdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters);
ur_result_t loader_urDeviceGetSelected(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices);
ur_result_t loader_urLoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig);
ur_result_t loader_urLoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig);
ur_result_t loader_urLoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig);
ur_result_t loader_urLoaderConfigGetInfo(
    ur_loader_config_handle_t hLoaderConfig, ur_loader_config_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);
ur_result_t loader_urLoaderConfigEnableLayer(
    ur_loader_config_handle_t hLoaderConfig, const char *pLayerName);
ur_result_t loader_urLoaderConfigSetCodeLocationCallback(
    ur_loader_config_handle_t hLoaderConfig, ur_code_location_callback_t pfnCodeloc, void *pUserData);
ur_result_t loader_urLoaderConfigSetMockingEnabled(
    ur_loader_config_handle_t hLoaderConfig, ur_bool_t enable);
ur_result_t loader_urLoaderInit(
    ur_device_init_flags_t device_flags, ur_loader_config_handle_t hLoaderConfig);
ur_result_t loader_urLoaderTearDown(void);

#endif
