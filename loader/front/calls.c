/* What 2024.2 asks otherwise than 2025.0. */
#include "loader/front/generated/front.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ADAPTERS = 16 };

/* Enumerators of ur_device_info_t that are gone: nothing exports memory or semaphores. */
enum {
    OLDER_DEVICE_INFO_INTEROP_MEMORY_EXPORT_SUPPORT_EXP = 0x200d,
    OLDER_DEVICE_INFO_INTEROP_SEMAPHORE_EXPORT_SUPPORT_EXP = 0x200f,
};

static ur_result_t answer(const void *value, size_t size, size_t propSize, void *pPropValue,
                          size_t *pPropSizeRet) {
    if (pPropValue && propSize < size) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    if (pPropValue) {
        memcpy(pPropValue, value, size);
    }
    if (pPropSizeRet) {
        *pPropSizeRet = size;
    }
    return UR_RESULT_SUCCESS;
}

/* The plugin ends the program where a device has any other of a queue's flags. */
static void leave_known_flags(ur_device_info_t property, size_t size, void *value) {
    const ur_queue_flags_t known =
        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE |
        UR_QUEUE_FLAG_ON_DEVICE | UR_QUEUE_FLAG_ON_DEVICE_DEFAULT |
        UR_QUEUE_FLAG_USE_DEFAULT_STREAM | UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM;
    ur_queue_flags_t flags;

    if (property == UR_DEVICE_INFO_QUEUE_PROPERTIES && value && size >= sizeof(flags)) {
        memcpy(&flags, value, sizeof(flags));
        flags &= known;
        memcpy(value, &flags, sizeof(flags));
    }
}

/* The sizes of sub-groups were of eight bytes, and the plugin passes them on as they come. Those of
 * today fit into half of the room. */
static ur_result_t wide_sizes(ur_device_handle_t device, size_t room, void *value, size_t *size) {
    size_t needed = 0;

    ur_result_t result =
        front_below.DeviceGetInfo(device, UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL, 0, NULL, &needed);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t count = needed / sizeof(uint32_t);
    if (value && room < count * sizeof(size_t)) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    if (value) {
        result = front_below.DeviceGetInfo(device, UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL, needed,
                                           value, NULL);
        for (size_t i = count; result == UR_RESULT_SUCCESS && i-- > 0;) {
            uint32_t narrow;
            memcpy(&narrow, (const char *)value + i * sizeof(narrow), sizeof(narrow));
            const size_t wide = narrow;
            memcpy((char *)value + i * sizeof(wide), &wide, sizeof(wide));
        }
    }
    if (result == UR_RESULT_SUCCESS && size) {
        *size = count * sizeof(size_t);
    }
    return result;
}

ur_result_t older_2024_2_DeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    const bool no = false;
    const ur_device_handle_t none = NULL;

    if (propName == UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL) {
        return wide_sizes(hDevice, propSize, pPropValue, pPropSizeRet);
    }
    ur_result_t result =
        front_below.DeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
    if (result == UR_RESULT_SUCCESS) {
        leave_known_flags(propName, propSize, pPropValue);
    }
    if (result != UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
        return result;
    }
    switch ((uint32_t)propName) {
    case OLDER_DEVICE_INFO_INTEROP_MEMORY_EXPORT_SUPPORT_EXP:
    case OLDER_DEVICE_INFO_INTEROP_SEMAPHORE_EXPORT_SUPPORT_EXP:
        return answer(&no, sizeof(no), propSize, pPropValue, pPropSizeRet);
    /* No context is made of a device of Level Zero that does not answer these. */
    case UR_DEVICE_INFO_COMPONENT_DEVICES:
        return answer(&none, 0, propSize, pPropValue, pPropSizeRet);
    case UR_DEVICE_INFO_COMPOSITE_DEVICE:
        return answer(&none, sizeof(none), propSize, pPropValue, pPropSizeRet);
    default:
        return result;
    }
}

/* The backend of the plugin that calls, by the name of its file: copies of one plugin stand in for
 * those of each backend, and each is to show what the one in whose place it is shows. */
static bool backend_of(const void *caller, ur_backend_t *backend) {
    static const struct {
        const char *name;
        ur_backend_t backend;
    } plugins[] = {
        {"libpi_opencl.so", UR_BACKEND_OPENCL},
        {"libpi_level_zero.so", UR_BACKEND_LEVEL_ZERO},
    };
    Dl_info info;

    if (!dladdr(caller, &info) || !info.dli_fname) {
        return false;
    }
    const char *slash = strrchr(info.dli_fname, '/');
    for (unsigned i = 0; i < sizeof(plugins) / sizeof(plugins[0]); i++) {
        if (strcmp(slash ? slash + 1 : info.dli_fname, plugins[i].name) == 0) {
            *backend = plugins[i].backend;
            return true;
        }
    }
    return false;
}

/* Moves the platforms of a backend to the front. */
static ur_result_t calls_choose(ur_platform_handle_t *platforms, uint32_t *count,
                                ur_backend_t wanted) {
    uint32_t chosen = 0;

    for (uint32_t i = 0; i < *count; i++) {
        ur_backend_t backend = UR_BACKEND_UNKNOWN;
        ur_result_t result = front_below.PlatformGetInfo(platforms[i], UR_PLATFORM_INFO_BACKEND,
                                                         sizeof(backend), &backend, NULL);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        if (backend == wanted) {
            platforms[chosen++] = platforms[i];
        }
    }
    *count = chosen;
    return UR_RESULT_SUCCESS;
}

ur_result_t older_2024_2_PlatformGet(ur_adapter_handle_t *phAdapters, uint32_t NumAdapters,
                                     uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
                                     uint32_t *pNumPlatforms, const void *caller) {
    ur_backend_t backend;
    uint32_t count = 0;

    if (!backend_of(caller, &backend)) {
        return front_below.PlatformGet(phAdapters, NumAdapters, NumEntries, phPlatforms,
                                       pNumPlatforms);
    }
    if (phPlatforms && NumEntries == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    ur_result_t result = front_below.PlatformGet(phAdapters, NumAdapters, 0, NULL, &count);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_platform_handle_t *all = calloc(count + (size_t)1, sizeof(*all));
    if (!all) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (count) {
        result = front_below.PlatformGet(phAdapters, NumAdapters, count, all, NULL);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = calls_choose(all, &count, backend);
    }
    if (result == UR_RESULT_SUCCESS && phPlatforms) {
        memcpy(phPlatforms, all, (count < NumEntries ? count : NumEntries) * sizeof(*all));
    }
    if (result == UR_RESULT_SUCCESS && pNumPlatforms) {
        *pNumPlatforms = count;
    }
    free(all);
    return result;
}

/* Native handles came without an adapter. That of a platform or device is told where one is given;
 * without, each adapter is asked, since only the right one knows the handle. */
struct native {
    ur_native_handle_t handle;
    uint32_t num_devices;
    const ur_device_handle_t *devices;
    const void *properties;
    void *made;
};
typedef ur_result_t make_t(const struct native *native, ur_adapter_handle_t adapter);

static ur_result_t make_platform(const struct native *native, ur_adapter_handle_t adapter) {
    return front_below.PlatformCreateWithNativeHandle(native->handle, adapter, native->properties,
                                                      native->made);
}

static ur_result_t make_device(const struct native *native, ur_adapter_handle_t adapter) {
    return front_below.DeviceCreateWithNativeHandle(native->handle, adapter, native->properties,
                                                    native->made);
}

static ur_result_t make_context(const struct native *native, ur_adapter_handle_t adapter) {
    return front_below.ContextCreateWithNativeHandle(native->handle, adapter, native->num_devices,
                                                     native->devices, native->properties,
                                                     native->made);
}

static ur_result_t make_by_any(const struct native *native, make_t *make) {
    ur_adapter_handle_t adapters[MOST_ADAPTERS];
    uint32_t count = 0;

    ur_result_t result = front_below.AdapterGet(MOST_ADAPTERS, adapters, &count);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    count = count < MOST_ADAPTERS ? count : MOST_ADAPTERS;
    result = UR_RESULT_ERROR_INVALID_VALUE;
    for (uint32_t i = 0; i < count && result != UR_RESULT_SUCCESS; i++) {
        result = make(native, adapters[i]);
    }
    for (uint32_t i = 0; i < count; i++) {
        front_below.AdapterRelease(adapters[i]);
    }
    return result;
}

static ur_result_t make_by_platform(const struct native *native, make_t *make,
                                    ur_platform_handle_t platform) {
    ur_adapter_handle_t adapter = NULL;

    ur_result_t result = front_below.PlatformGetInfo(platform, UR_PLATFORM_INFO_ADAPTER,
                                                     sizeof(adapter), &adapter, NULL);
    return result != UR_RESULT_SUCCESS ? result : make(native, adapter);
}

ur_result_t
older_2024_2_PlatformCreateWithNativeHandle(ur_native_handle_t hNativePlatform,
                                            const ur_platform_native_properties_t *pProperties,
                                            ur_platform_handle_t *phPlatform) {
    const struct native native = {
        .handle = hNativePlatform, .properties = pProperties, .made = phPlatform};
    return make_by_any(&native, make_platform);
}

ur_result_t older_2024_2_DeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_platform_handle_t hPlatform,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    const struct native native = {
        .handle = hNativeDevice, .properties = pProperties, .made = phDevice};
    return hPlatform ? make_by_platform(&native, make_device, hPlatform)
                     : make_by_any(&native, make_device);
}

ur_result_t older_2024_2_ContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, uint32_t numDevices, const ur_device_handle_t *phDevices,
    const ur_context_native_properties_t *pProperties, ur_context_handle_t *phContext) {
    const struct native native = {.handle = hNativeContext,
                                  .num_devices = numDevices,
                                  .devices = phDevices,
                                  .properties = pProperties,
                                  .made = phContext};
    ur_platform_handle_t platform = NULL;

    if (!numDevices || !phDevices) {
        return make_by_any(&native, make_context);
    }
    ur_result_t result = front_below.DeviceGetInfo(phDevices[0], UR_DEVICE_INFO_PLATFORM,
                                                   sizeof(platform), &platform, NULL);
    return result != UR_RESULT_SUCCESS ? result : make_by_platform(&native, make_context, platform);
}

/* The plugin says yes and no in four bytes. */
ur_result_t older_2024_2_KernelSetExecInfo(ur_kernel_handle_t hKernel,
                                           ur_kernel_exec_info_t propName, size_t propSize,
                                           const ur_kernel_exec_info_properties_t *pProperties,
                                           const void *pPropValue) {
    uint32_t given;
    bool yes;

    if (propName == UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS && propSize == sizeof(given) &&
        pPropValue) {
        memcpy(&given, pPropValue, sizeof(given));
        yes = given != 0;
        return front_below.KernelSetExecInfo(hKernel, propName, sizeof(yes), pProperties, &yes);
    }
    return front_below.KernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
}

/* It was given where the pointer lies, in place of the pointer. */
ur_result_t older_2024_2_KernelSetArgPointer(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                             const ur_kernel_arg_pointer_properties_t *pProperties,
                                             const void *pArgValue) {
    const void *pointer = NULL;

    if (pArgValue) {
        memcpy(&pointer, pArgValue, sizeof(pointer));
    }
    return front_below.KernelSetArgPointer(hKernel, argIndex, pProperties, pointer);
}

/* Its description said no more than whether commands can be updated. */
ur_result_t
older_2024_2_CommandBufferCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                                    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    ur_exp_command_buffer_desc_t today = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC};

    if (pCommandBufferDesc) {
        today.stype = pCommandBufferDesc->stype;
        today.pNext = pCommandBufferDesc->pNext;
        today.isUpdatable = pCommandBufferDesc->isUpdatable;
    }
    return front_below.CommandBufferCreateExp(hContext, hDevice, &today, phCommandBuffer);
}

ur_result_t older_2024_2_CommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_command_handle_t hCommand,
    const struct older_2024_2_update *pUpdateKernelLaunch) {
    const struct older_2024_2_update *old = pUpdateKernelLaunch;

    if (!old) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (old->numNewExecInfos) {
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; /* an update has none since */
    }
    const struct older_2025_0_update next = {
        .stype = old->stype,
        .pNext = old->pNext,
        .numNewMemObjArgs = old->numNewMemObjArgs,
        .numNewPointerArgs = old->numNewPointerArgs,
        .numNewValueArgs = old->numNewValueArgs,
        .newWorkDim = old->newWorkDim,
        .pNewMemObjArgList = old->pNewMemObjArgList,
        .pNewPointerArgList = old->pNewPointerArgList,
        .pNewValueArgList = old->pNewValueArgList,
        .pNewGlobalWorkOffset = old->pNewGlobalWorkOffset,
        .pNewGlobalWorkSize = old->pNewGlobalWorkSize,
        .pNewLocalWorkSize = old->pNewLocalWorkSize,
    };
    return front_below.CommandBufferUpdateKernelLaunchExp(hCommand, &next);
}
