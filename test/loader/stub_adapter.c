/* An adapter without a driver, for tests of the loader and of the cost of dispatch.
 *
 * What it is follows from its number, which it is given when it is linked. `devices` describes what
 * it shows: one letter a device, platforms separated by '|'. 'c' is a CPU, 'g' a GPU, 'f' an FPGA;
 * 'G' a GPU that is divided into two sub-devices and each of these into two more; 'S' a GPU of
 * three compute slices. Devices are called by their place: "1:0" is the first device of the second
 * platform, "1:0.1.0" a part of it. `fails` makes urAdapterGet fail; `explains` is what it says
 * when asked why there are no platforms.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/handle.h"
#include "base/info.h"

struct stub {
    ur_backend_t backend;
    const char *devices;
    const char *explains;
    bool fails;
};
static const struct stub stubs[] = {
    {UR_BACKEND_OPENCL, "g", "the stub has no devices.", false},
    {UR_BACKEND_OPENCL, "gc|f", "", false},
    {UR_BACKEND_OPENCL, "cg", "", false},
    {UR_BACKEND_LEVEL_ZERO, "Gg|GSc", "", false},
    {UR_BACKEND_HIP, "g", "", false},
    {UR_BACKEND_NATIVE_CPU, "c", "", false},
    {UR_BACKEND_OPENCL, "", "libdriver.so.1 was not found.", false},
    {UR_BACKEND_OPENCL, "g", "", true},
    {UR_BACKEND_LEVEL_ZERO, "g", "", false},
};
/* The linker is told how far behind the other the first is: that is the number. */
__attribute__((weak)) extern const char stub_number;
extern const char stub_numbers[16];
const char stub_numbers[16] = {0};
static const struct stub *stub;

struct ur_adapter_handle_t_ {
    ur_object object;
};

struct ur_platform_handle_t_ {
    ur_object object;
    uint32_t number;
    uint32_t count;
};

struct ur_device_handle_t_ {
    ur_object object;
    ur_platform_handle_t platform;
    char kind;
    uint32_t depth;
    char name[32];
};

struct ur_context_handle_t_ {
    ur_object object;
};

struct ur_queue_handle_t_ {
    ur_object object;
};

struct ur_kernel_handle_t_ {
    ur_object object;
};

#define MAX_PLATFORMS 4
#define MAX_DEVICES 16

static struct ur_adapter_handle_t_ adapter;
static struct ur_platform_handle_t_ platforms[MAX_PLATFORMS];
static uint32_t num_platforms;
static struct ur_device_handle_t_ roots[MAX_PLATFORMS][MAX_DEVICES];

/* References to devices of every level that the program has not given back. */
static _Atomic long live;
UR_DLLEXPORT long stub_live_devices(void);
long stub_live_devices(void) {
    return atomic_load(&live);
}

__attribute__((constructor)) static void set_up(void) {
    stub = &stubs[&stub_number ? &stub_number - stub_numbers : 0];
    const char *at = stub->devices;
    ur_object_init(&adapter.object, UR_KIND_ADAPTER);
    while (*at) {
        struct ur_platform_handle_t_ *platform = &platforms[num_platforms];
        ur_object_init(&platform->object, UR_KIND_PLATFORM);
        platform->number = num_platforms;
        for (; *at && *at != '|'; at++) {
            struct ur_device_handle_t_ *device = &roots[num_platforms][platform->count];
            ur_object_init(&device->object, UR_KIND_DEVICE);
            device->platform = platform;
            device->kind = *at;
            snprintf(device->name, sizeof(device->name), "%u:%u", num_platforms, platform->count++);
        }
        num_platforms++;
        at += *at == '|';
    }
}

const struct ur_adapter_ops ur_adapter_ops = {.name = "stub"};

size_t ur_adapter_explain(char *text, size_t size) {
    return (size_t)snprintf(text, size, "%s", stub->explains);
}

ur_result_t urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                         uint32_t *pNumAdapters) {
    if (stub->fails) {
        return UR_RESULT_ERROR_DEVICE_LOST;
    }
    if (NumEntries && phAdapters) {
        phAdapters[0] = &adapter;
        ur_object_retain(&adapter.object);
    }
    if (pNumAdapters) {
        *pNumAdapters = 1;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterRelease(ur_adapter_handle_t hAdapter) {
    atomic_fetch_sub(&hAdapter->object.refs, 1);
    return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    switch (propName) {
    case UR_ADAPTER_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, stub->backend);
    case UR_ADAPTER_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hAdapter->object));
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

ur_result_t urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                          ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
    (void)hAdapter;
    for (uint32_t i = 0; phPlatforms && i < NumEntries && i < num_platforms; i++) {
        phPlatforms[i] = &platforms[i];
    }
    if (pNumPlatforms) {
        *pNumPlatforms = num_platforms;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                              size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    char name[32];
    switch (propName) {
    case UR_PLATFORM_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, stub->backend);
    case UR_PLATFORM_INFO_NAME:
        snprintf(name, sizeof(name), "stub \"%u\"", hPlatform->number);
        return ur_info_string(out, name);
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

static ur_device_type_t type_of(char kind) {
    return kind == 'c'   ? UR_DEVICE_TYPE_CPU
           : kind == 'f' ? UR_DEVICE_TYPE_FPGA
                         : UR_DEVICE_TYPE_GPU;
}

ur_result_t urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                        uint32_t NumEntries, ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < hPlatform->count; i++) {
        struct ur_device_handle_t_ *device = &roots[hPlatform->number][i];
        if (DeviceType == UR_DEVICE_TYPE_ALL || DeviceType == type_of(device->kind) ||
            (DeviceType == UR_DEVICE_TYPE_DEFAULT && i == 0)) {
            if (phDevices && count < NumEntries) {
                phDevices[count] = device;
                atomic_fetch_add(&live, 1);
            }
            count++;
        }
    }
    if (pNumDevices) {
        *pNumDevices = count;
    }
    return count ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_DEVICE_NOT_FOUND;
}

ur_result_t urDeviceRetain(ur_device_handle_t hDevice) {
    atomic_fetch_add(&live, 1);
    if (hDevice->depth) {
        ur_object_retain(&hDevice->object);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceRelease(ur_device_handle_t hDevice) {
    atomic_fetch_sub(&live, 1);
    if (hDevice->depth && ur_object_release(&hDevice->object)) {
        free(hDevice);
    }
    return UR_RESULT_SUCCESS;
}

static uint32_t parts_of(ur_device_handle_t device) {
    return device->kind == 'G' && device->depth < 2    ? 2
           : device->kind == 'S' && device->depth == 0 ? 3
                                                       : 0;
}

ur_result_t urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                            void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_device_partition_t kind = hDevice->kind == 'S' ? UR_DEVICE_PARTITION_BY_CSLICE
                                                      : UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
    switch (propName) {
    case UR_DEVICE_INFO_TYPE:
        return ur_info_value(out, ur_device_type_t, type_of(hDevice->kind));
    case UR_DEVICE_INFO_NAME:
        return ur_info_string(out, hDevice->name);
    case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
        return ur_info_array(out, &kind, (size_t)(parts_of(hDevice) ? 1 : 0));
    case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
        return ur_info_value(out, ur_device_affinity_domain_flags_t,
                             kind == UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN
                                 ? UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE
                                 : 0u);
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

ur_result_t urDevicePartition(ur_device_handle_t hDevice,
                              const ur_device_partition_properties_t *pProperties,
                              uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                              uint32_t *pNumDevicesRet) {
    uint32_t count = parts_of(hDevice);
    if (pProperties->PropCount != 1 ||
        pProperties->pProperties[0].type != (hDevice->kind == 'S'
                                                 ? UR_DEVICE_PARTITION_BY_CSLICE
                                                 : UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN)) {
        return UR_RESULT_ERROR_DEVICE_PARTITION_FAILED;
    }
    for (uint32_t i = 0; phSubDevices && i < count && i < NumDevices; i++) {
        struct ur_device_handle_t_ *part = calloc(1, sizeof(*part));
        ur_object_init(&part->object, UR_KIND_DEVICE);
        part->platform = hDevice->platform;
        part->kind = hDevice->kind;
        part->depth = hDevice->depth + 1;
        snprintf(part->name, sizeof(part->name), "%.20s.%u", hDevice->name, i);
        phSubDevices[i] = part;
        atomic_fetch_add(&live, 1);
    }
    if (pNumDevicesRet) {
        *pNumDevicesRet = count;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                            const ur_context_properties_t *pProperties,
                            ur_context_handle_t *phContext) {
    static struct ur_context_handle_t_ context;
    (void)DeviceCount;
    (void)phDevices;
    (void)pProperties;
    ur_object_init(&context.object, UR_KIND_CONTEXT);
    *phContext = &context;
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                          const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    static struct ur_queue_handle_t_ queue;
    (void)hContext;
    (void)hDevice;
    (void)pProperties;
    ur_object_init(&queue.object, UR_KIND_QUEUE);
    *phQueue = &queue;
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueRetain(ur_queue_handle_t hQueue) {
    ur_object_retain(&hQueue->object);
    return UR_RESULT_SUCCESS;
}

/* Gives back its last argument's worth, so that a caller sees that all twelve arrived. */
ur_result_t urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (!hQueue || (uintptr_t)hKernel != 2 || workDim != 3 || (uintptr_t)pGlobalWorkOffset != 4 ||
        (uintptr_t)pGlobalWorkSize != 5 || (uintptr_t)pLocalWorkSize != 6 || numArgs != 7 ||
        (uintptr_t)pArgs != 8 || (uintptr_t)launchPropList != 9 || numEventsInWaitList != 10 ||
        (uintptr_t)phEventWaitList != 11 || (uintptr_t)phEvent != 12) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    return UR_RESULT_SUCCESS;
}

/* One of the calls kept from the earlier form of 0.12. */
ur_result_t urEnqueueKernelLaunch(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
                                  uint32_t workDim, const size_t *pGlobalWorkOffset,
                                  const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
                                  const ur_kernel_launch_ext_properties_t *launchPropList,
                                  uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    if (!hQueue || (uintptr_t)hKernel != 2 || workDim != 3 || (uintptr_t)pGlobalWorkOffset != 4 ||
        (uintptr_t)pGlobalWorkSize != 5 || (uintptr_t)pLocalWorkSize != 6 ||
        (uintptr_t)launchPropList != 7 || numEventsInWaitList != 8 ||
        (uintptr_t)phEventWaitList != 9 || (uintptr_t)phEvent != 10) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    return UR_RESULT_SUCCESS;
}
