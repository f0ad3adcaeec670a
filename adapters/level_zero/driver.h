/* The calls into Level Zero that this adapter uses, opened at run time: nothing here is linked.
 *
 * The list holds what version 1.0 has as required and later calls as optional. What is newer than
 * the headers that the adapter is built with is declared below; a loader that does not export such
 * a call is asked for it through zeDriverGetExtensionFunctionAddress of each driver. */
#ifndef ZE_DRIVER_H
#define ZE_DRIVER_H

#include <level_zero/loader/ze_loader.h>
#include <level_zero/ze_api.h>
#include <level_zero/zes_api.h>
#include <stdbool.h>
#include <stddef.h>

#include "bindless_types.h"
#include "mutable.h"
#include "ur_api.h"
#include "vector_widths.h"

/* Not in all headers that the adapter must build with. */
ze_result_t ZE_APICALL zeMemPutIpcHandle(ze_context_handle_t context, ze_ipc_mem_handle_t handle);
ze_result_t ZE_APICALL zeCommandQueueGetOrdinal(ze_command_queue_handle_t queue, uint32_t *ordinal);
typedef struct ze_physical_memory_properties {
    ze_structure_type_t stype;
    void *pNext;
    uint64_t id;
    size_t size;
} ze_physical_memory_properties;
#define ZE_STYPE_PHYSICAL_MEM_PROPERTIES ((ze_structure_type_t)0x00020040)
ze_result_t ZE_APICALL zePhysicalMemGetProperties(ze_context_handle_t context,
                                                  ze_physical_mem_handle_t memory,
                                                  ze_physical_memory_properties *properties);
ze_result_t ZE_APICALL zeImageViewCreateExt(ze_context_handle_t context, ze_device_handle_t device,
                                            const ze_image_desc_t *desc, ze_image_handle_t image,
                                            ze_image_handle_t *view);
ze_result_t ZE_APICALL
zeDeviceGetVectorWidthPropertiesExt(ze_device_handle_t device, uint32_t *count,
                                    struct _ze_device_vector_width_properties_ext_t *widths);
ze_result_t ZE_APICALL zesInit(uint32_t flags);
ze_result_t ZE_APICALL zesDriverGet(uint32_t *count, zes_driver_handle_t *drivers);
ze_result_t ZE_APICALL zesDeviceGet(zes_driver_handle_t driver, uint32_t *count,
                                    zes_device_handle_t *devices);

#define ZE_CALLS(X)                                                                                \
    X(REQUIRED, zeInit)                                                                            \
    X(REQUIRED, zeDriverGet)                                                                       \
    X(REQUIRED, zeDriverGetApiVersion)                                                             \
    X(REQUIRED, zeDriverGetProperties)                                                             \
    X(REQUIRED, zeDriverGetExtensionProperties)                                                    \
    X(OPTIONAL, zeDriverGetExtensionFunctionAddress)                                               \
    X(OPTIONAL, zelLoaderTranslateHandle)                                                          \
    X(REQUIRED, zeDeviceGet)                                                                       \
    X(REQUIRED, zeDeviceGetSubDevices)                                                             \
    X(REQUIRED, zeDeviceGetProperties)                                                             \
    X(REQUIRED, zeDeviceGetComputeProperties)                                                      \
    X(REQUIRED, zeDeviceGetModuleProperties)                                                       \
    X(REQUIRED, zeDeviceGetCommandQueueGroupProperties)                                            \
    X(REQUIRED, zeDeviceGetMemoryProperties)                                                       \
    X(REQUIRED, zeDeviceGetMemoryAccessProperties)                                                 \
    X(REQUIRED, zeDeviceGetCacheProperties)                                                        \
    X(REQUIRED, zeDeviceGetImageProperties)                                                        \
    X(REQUIRED, zeDeviceGetP2PProperties)                                                          \
    X(REQUIRED, zeDeviceCanAccessPeer)                                                             \
    X(OPTIONAL, zeDeviceGetExternalMemoryProperties)                                               \
    X(OPTIONAL, zeDeviceGetVectorWidthPropertiesExt)                                               \
    X(REQUIRED, zeDeviceGetStatus)                                                                 \
    X(OPTIONAL, zeDeviceGetGlobalTimestamps)                                                       \
    X(OPTIONAL, zeDevicePciGetPropertiesExt)                                                       \
    X(REQUIRED, zeContextCreate)                                                                   \
    X(OPTIONAL, zeContextCreateEx)                                                                 \
    X(REQUIRED, zeContextDestroy)                                                                  \
    X(REQUIRED, zeContextMakeMemoryResident)                                                       \
    X(REQUIRED, zeContextEvictMemory)                                                              \
    X(OPTIONAL, zeContextMakeImageResident)                                                        \
    X(REQUIRED, zeCommandQueueDestroy)                                                             \
    X(REQUIRED, zeCommandQueueExecuteCommandLists)                                                 \
    X(OPTIONAL, zeCommandQueueGetOrdinal)                                                          \
    X(REQUIRED, zeCommandQueueSynchronize)                                                         \
    X(REQUIRED, zeFenceCreate)                                                                     \
    X(REQUIRED, zeFenceDestroy)                                                                    \
    X(REQUIRED, zeFenceHostSynchronize)                                                            \
    X(REQUIRED, zeFenceQueryStatus)                                                                \
    X(REQUIRED, zeFenceReset)                                                                      \
    X(REQUIRED, zeCommandListCreate)                                                               \
    X(REQUIRED, zeCommandListClose)                                                                \
    X(REQUIRED, zeCommandListReset)                                                                \
    X(REQUIRED, zeCommandListCreateImmediate)                                                      \
    X(REQUIRED, zeCommandListDestroy)                                                              \
    X(REQUIRED, zeCommandListAppendBarrier)                                                        \
    X(REQUIRED, zeCommandListAppendMemoryCopy)                                                     \
    X(REQUIRED, zeCommandListAppendMemoryFill)                                                     \
    X(REQUIRED, zeCommandListAppendMemoryCopyRegion)                                               \
    X(REQUIRED, zeCommandListAppendImageCopyRegion)                                                \
    X(REQUIRED, zeCommandListAppendImageCopyToMemory)                                              \
    X(REQUIRED, zeCommandListAppendImageCopyFromMemory)                                            \
    X(OPTIONAL, zeCommandListAppendImageCopyToMemoryExt)                                           \
    X(OPTIONAL, zeCommandListAppendImageCopyFromMemoryExt)                                         \
    X(REQUIRED, zeCommandListAppendMemoryPrefetch)                                                 \
    X(REQUIRED, zeCommandListAppendMemAdvise)                                                      \
    X(REQUIRED, zeCommandListAppendLaunchKernel)                                                   \
    X(REQUIRED, zeCommandListAppendLaunchCooperativeKernel)                                        \
    X(REQUIRED, zeEventPoolCreate)                                                                 \
    X(REQUIRED, zeEventPoolDestroy)                                                                \
    X(REQUIRED, zeEventCreate)                                                                     \
    X(REQUIRED, zeEventDestroy)                                                                    \
    X(REQUIRED, zeEventHostSignal)                                                                 \
    X(REQUIRED, zeEventHostSynchronize)                                                            \
    X(REQUIRED, zeEventQueryStatus)                                                                \
    X(REQUIRED, zeEventHostReset)                                                                  \
    X(REQUIRED, zeEventQueryKernelTimestamp)                                                       \
    X(REQUIRED, zeMemAllocShared)                                                                  \
    X(REQUIRED, zeMemAllocDevice)                                                                  \
    X(REQUIRED, zeMemAllocHost)                                                                    \
    X(REQUIRED, zeMemFree)                                                                         \
    X(REQUIRED, zeMemGetAllocProperties)                                                           \
    X(REQUIRED, zeMemGetAddressRange)                                                              \
    X(OPTIONAL, zeDriverGetIpcProperties)                                                          \
    X(OPTIONAL, zeMemGetIpcHandle)                                                                 \
    X(OPTIONAL, zeMemPutIpcHandle)                                                                 \
    X(OPTIONAL, zeMemOpenIpcHandle)                                                                \
    X(OPTIONAL, zeMemCloseIpcHandle)                                                               \
    X(REQUIRED, zeModuleCreate)                                                                    \
    X(REQUIRED, zeModuleDestroy)                                                                   \
    X(REQUIRED, zeModuleDynamicLink)                                                               \
    X(OPTIONAL, zeModuleGetProperties)                                                             \
    X(REQUIRED, zeModuleBuildLogDestroy)                                                           \
    X(REQUIRED, zeModuleBuildLogGetString)                                                         \
    X(REQUIRED, zeModuleGetNativeBinary)                                                           \
    X(REQUIRED, zeModuleGetGlobalPointer)                                                          \
    X(REQUIRED, zeModuleGetKernelNames)                                                            \
    X(REQUIRED, zeModuleGetFunctionPointer)                                                        \
    X(REQUIRED, zeKernelCreate)                                                                    \
    X(REQUIRED, zeKernelDestroy)                                                                   \
    X(REQUIRED, zeKernelSetCacheConfig)                                                            \
    X(REQUIRED, zeKernelSetGroupSize)                                                              \
    X(REQUIRED, zeKernelSuggestGroupSize)                                                          \
    X(REQUIRED, zeKernelSuggestMaxCooperativeGroupCount)                                           \
    X(REQUIRED, zeKernelSetArgumentValue)                                                          \
    X(REQUIRED, zeKernelSetIndirectAccess)                                                         \
    X(OPTIONAL, zeKernelSetGlobalOffsetExp)                                                        \
    X(REQUIRED, zeKernelGetProperties)                                                             \
    X(REQUIRED, zeKernelGetName)                                                                   \
    X(REQUIRED, zeKernelGetSourceAttributes)                                                       \
    X(REQUIRED, zeImageCreate)                                                                     \
    X(REQUIRED, zeImageDestroy)                                                                    \
    X(OPTIONAL, zeImageViewCreateExt)                                                              \
    X(OPTIONAL, zeImageViewCreateExp)                                                              \
    X(REQUIRED, zeSamplerCreate)                                                                   \
    X(REQUIRED, zeSamplerDestroy)                                                                  \
    X(REQUIRED, zeVirtualMemReserve)                                                               \
    X(REQUIRED, zeVirtualMemFree)                                                                  \
    X(REQUIRED, zeVirtualMemQueryPageSize)                                                         \
    X(REQUIRED, zeVirtualMemMap)                                                                   \
    X(REQUIRED, zeVirtualMemUnmap)                                                                 \
    X(REQUIRED, zeVirtualMemSetAccessAttribute)                                                    \
    X(REQUIRED, zeVirtualMemGetAccessAttribute)                                                    \
    X(REQUIRED, zePhysicalMemCreate)                                                               \
    X(REQUIRED, zePhysicalMemDestroy)                                                              \
    X(OPTIONAL, zePhysicalMemGetProperties)                                                        \
    X(OPTIONAL, zesInit)                                                                           \
    X(OPTIONAL, zesDriverGet)                                                                      \
    X(OPTIONAL, zesDeviceGet)                                                                      \
    X(OPTIONAL, zesDeviceGetProperties)                                                            \
    X(OPTIONAL, zesDevicePciGetProperties)                                                         \
    X(OPTIONAL, zesDeviceEnumMemoryModules)                                                        \
    X(OPTIONAL, zesMemoryGetProperties)                                                            \
    X(OPTIONAL, zesMemoryGetState)                                                                 \
    X(OPTIONAL, zesMemoryGetBandwidth)                                                             \
    X(OPTIONAL, zesDeviceEnumFrequencyDomains)                                                     \
    X(OPTIONAL, zesFrequencyGetProperties)                                                         \
    X(OPTIONAL, zesFrequencyGetState)                                                              \
    X(OPTIONAL, zesDeviceEnumPowerDomains)                                                         \
    X(OPTIONAL, zesPowerGetProperties)                                                             \
    X(OPTIONAL, zesDeviceEnumFans)                                                                 \
    X(OPTIONAL, zesFanGetState)

#define ZE_CALL_MEMBER(need, name) __typeof__(name) *name;
struct ze_calls {
    ZE_CALLS(ZE_CALL_MEMBER)
};

/* Filled once by ze_driver_open, before any handle exists; read without a lock after that. */
extern struct ze_calls ze;

/* True once the loader is open and initialised. The reason why it is not is a sentence in `reason`.
 * Called under the lock of platform.c. */
bool ze_driver_open(char *reason, size_t size);

/* Newer than the headers that the adapter must build with. */
#define ZE_FLAG_QUEUE_IN_ORDER ((ze_command_queue_flags_t)2)
#define ZE_VERSION_IN_ORDER                                                                        \
    ZE_MAKE_VERSION(1, 9) /* below it the flag is not known to mean anything */
#define ZE_STYPE_COUNTER_BASED_EVENT_POOL ((ze_structure_type_t)0x00020014)
typedef struct ze_counter_based_pool_desc {
    ze_structure_type_t stype;
    const void *pNext;
    uint32_t flags; /* 1: signalled by immediate command lists */
} ze_counter_based_pool_desc;
#define ZE_COUNTER_BASED_IMMEDIATE 1u

/* Extension functions: type and name. Each driver has its own, and takes its own handles: with
 * several drivers those of the loader are others, which ze_raw translates. */
#define ZE_EXTENSIONS(X)                                                                           \
    X(list_synchronize, "zeCommandListHostSynchronize", ze_command_list_handle_t, uint64_t)        \
    X(append_lists, "zeCommandListImmediateAppendCommandListsExp", ze_command_list_handle_t,       \
      uint32_t, ze_command_list_handle_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *)      \
    X(next_command_id, "zeCommandListGetNextCommandIdExp", ze_command_list_handle_t,               \
      const struct ze_mutable_id *, uint64_t *)                                                    \
    X(update_commands, "zeCommandListUpdateMutableCommandsExp", ze_command_list_handle_t,          \
      const struct ze_mutable_commands *)                                                          \
    X(image_offset, "zeImageGetDeviceOffsetExp", ze_image_handle_t, uint64_t *)                    \
    X(image_pitch, "zeMemGetPitchFor2dImage", ze_context_handle_t, ze_device_handle_t, size_t,     \
      size_t, unsigned, size_t *)                                                                  \
    X(import_semaphore, "zeDeviceImportExternalSemaphoreExt", ze_device_handle_t,                  \
      const struct ze_semaphore_desc *, struct ze_semaphore **)                                    \
    X(release_semaphore, "zeDeviceReleaseExternalSemaphoreExt", struct ze_semaphore *)             \
    X(signal_semaphores, "zeCommandListAppendSignalExternalSemaphoreExt",                          \
      ze_command_list_handle_t, uint32_t, struct ze_semaphore **, struct ze_semaphore_value *,     \
      ze_event_handle_t, uint32_t, ze_event_handle_t *)                                            \
    X(wait_semaphores, "zeCommandListAppendWaitExternalSemaphoreExt", ze_command_list_handle_t,    \
      uint32_t, struct ze_semaphore **, struct ze_semaphore_value *, ze_event_handle_t, uint32_t,  \
      ze_event_handle_t *)                                                                         \
    X(version_string, "zeIntelGetDriverVersionString", ze_driver_handle_t, char *, size_t *)       \
    X(vector_widths, "zeDeviceGetVectorWidthPropertiesExt", ze_device_handle_t, uint32_t *,        \
      struct _ze_device_vector_width_properties_ext_t *)                                           \
    X(import, "zexDriverImportExternalPointer", ze_driver_handle_t, void *, size_t)                \
    X(release, "zexDriverReleaseImportedPointer", ze_driver_handle_t, void *)

#define ZE_EXTENSION_MEMBER(member, name, ...) ze_result_t (*member)(__VA_ARGS__);
struct ze_extensions {
    ZE_EXTENSIONS(ZE_EXTENSION_MEMBER)
};
/* Post: a function that the driver has not, or that could not be given right handles, is NULL. */
void ze_extensions_load(ze_driver_handle_t driver, bool alone, struct ze_extensions *extensions);
void *ze_raw(zel_handle_type_t type, void *handle);

ur_result_t ze_result(ze_result_t code);
const char *ze_code_name(ze_result_t code);
/* Records the driver's failure for urAdapterGetLastError and returns the nearest result. */
ur_result_t ze_fail(ze_result_t code, const char *call);
static inline ur_result_t ze_check(ze_result_t code, const char *call) {
    return code == ZE_RESULT_SUCCESS ? UR_RESULT_SUCCESS : ze_fail(code, call);
}
/* ZE_CHECK(zeEventHostReset, event): the call's result as ours. */
#define ZE_CHECK(name, ...) ze_check(ze.name(__VA_ARGS__), #name)

#endif
