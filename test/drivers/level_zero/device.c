/* Devices: each root device has sub-devices that share its threads. */
#include <unistd.h>

#include "internal.h"

static struct _ze_device_handle_t devices[SOFT_MAX_DEVICES], subs[SOFT_MAX_DEVICES][SOFT_SUBS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

struct _ze_device_handle_t *device_at(uint32_t index) {
    if (index >= options()->devices) {
        return NULL;
    }
    struct _ze_device_handle_t *device = &devices[index];
    pthread_mutex_lock(&lock);
    if (!device->engine) {
        struct eng_device_config config = {.threads = soft_threads()};
        if (eng_device_create(engine(), &config, &device->engine) != ENG_OK) {
            device = NULL;
        } else if (eng_stream_create(device->engine, 0, &device->semaphores) != ENG_OK) {
            eng_device_destroy(device->engine);
            device->engine = NULL;
            device = NULL;
        }
        for (uint32_t i = 0; device && i < SOFT_SUBS; ++i) {
            subs[index][i] = (struct _ze_device_handle_t){.engine = device->engine,
                                                          .parent = device,
                                                          .number = i,
                                                          .semaphores = device->semaphores};
            device->subs[i] = &subs[index][i];
            device->number = index;
        }
    }
    pthread_mutex_unlock(&lock);
    return device;
}

uint64_t memory_size(void) {
    return (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
}

static ze_result_t ZE_APICALL get(ze_driver_handle_t handle, uint32_t *count,
                                  ze_device_handle_t *out) {
    (void)handle;
    ENTER(zeDeviceGet);
    uint32_t have = options()->devices;
    if (*count == 0 || !out) {
        *count = have;
        return ZE_RESULT_SUCCESS;
    }
    *count = *count < have ? *count : have;
    for (uint32_t i = 0; i < *count; ++i) {
        out[i] = device_at(i);
        if (!out[i]) {
            return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
    }
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL get_subs(ze_device_handle_t device, uint32_t *count,
                                       ze_device_handle_t *out) {
    ENTER(zeDeviceGetSubDevices);
    uint32_t have = device->parent ? 0 : SOFT_SUBS;
    if (*count == 0 || !out) {
        *count = have;
        return ZE_RESULT_SUCCESS;
    }
    *count = *count < have ? *count : have;
    for (uint32_t i = 0; i < *count; ++i) {
        out[i] = device->subs[i];
    }
    return ZE_RESULT_SUCCESS;
}

void device_uuid(ze_device_handle_t device, ze_device_uuid_t *out) {
    memset(out, 0, sizeof(*out));
    out->id[0] = (uint8_t)(device->number + 1);
    out->id[1] = device->parent ? (uint8_t)(device->parent->number + 1) : 0;
}

static ze_result_t ZE_APICALL properties(ze_device_handle_t device, ze_device_properties_t *out) {
    ENTER(zeDeviceGetProperties);
    bool hertz = out->stype == ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2;
    out->type = ZE_DEVICE_TYPE_GPU;
    out->vendorId = options()->intel ? 0x8086 : 0x5f5f;
    out->deviceId = 1;
    out->flags = device->parent ? ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE : 0;
    out->subdeviceId = device->number;
    out->coreClockRate = 1000;
    out->maxMemAllocSize = 1ull << 32;
    out->maxHardwareContexts = 64;
    out->maxCommandQueuePriority = 1;
    out->numThreadsPerEU = 1;
    out->physicalEUSimdWidth = 1;
    out->numEUsPerSubslice = 1;
    out->numSubslicesPerSlice = 2;
    out->numSlices = device->parent ? 1 : SOFT_SUBS;
    out->timerResolution = hertz ? 1000000000u : 1;
    out->timestampValidBits = 64;
    out->kernelTimestampValidBits = 64;
    device_uuid(device, &out->uuid);
    snprintf(out->name, sizeof(out->name), "Software Level Zero device");
    struct ze_ip_version *ip_version =
        (struct ze_ip_version *)(uintptr_t)chained(out->pNext, ZE_STYPE_IP_VERSION);
    if (ip_version && options()->modern) {
        ip_version->version = 0x05004004; /* of a B580 */
    }
    struct ze_block_array *blocks =
        (struct ze_block_array *)(uintptr_t)chained(out->pNext, ZE_STYPE_BLOCK_ARRAY);
    if (blocks && options()->modern) {
        blocks->flags = ZE_BLOCK_ARRAY_LOAD;
    }
    struct ze_xe_shape *xe =
        (struct ze_xe_shape *)(uintptr_t)chained(out->pNext, ZE_STYPE_XE_SHAPE);
    if (xe && options()->modern) {
        xe->of = (struct ze_xe_counts){1, 2, 3, 4, 5, 6, 7};
    }
    struct ze_mutable_properties *mutable =
        (struct ze_mutable_properties *)(uintptr_t)chained(out->pNext, ZE_STYPE_MUTABLE_PROPERTIES);
    if (mutable && has_mutable()) {
        mutable->list_flags = 0;
        mutable->command_flags = ZE_MUTABLE_ARGUMENTS | ZE_MUTABLE_GROUP_COUNT |
                                 ZE_MUTABLE_GROUP_SIZE | ZE_MUTABLE_OFFSET;
    }
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL compute(ze_device_handle_t device,
                                      ze_device_compute_properties_t *out) {
    (void)device;
    ENTER(zeDeviceGetComputeProperties);
    out->maxTotalGroupSize = out->maxGroupSizeX = out->maxGroupSizeY = out->maxGroupSizeZ =
        ENG_MAX_GROUP_SIZE;
    out->maxGroupCountX = out->maxGroupCountY = out->maxGroupCountZ = UINT32_MAX;
    out->maxSharedLocalMemory = 64 * 1024;
    out->numSubGroupSizes = 1;
    out->subGroupSizes[0] = 1;
    if (opencl() && opencl()->sub_group_count) {
        out->maxSharedLocalMemory = (uint32_t)opencl()->local_size;
        out->numSubGroupSizes = opencl()->sub_group_count;
        memcpy(out->subGroupSizes, opencl()->sub_groups,
               opencl()->sub_group_count * sizeof(*opencl()->sub_groups));
    }
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL module(ze_device_handle_t device,
                                     ze_device_module_properties_t *out) {
    (void)device;
    ENTER(zeDeviceGetModuleProperties);
    ze_device_fp_flags_t fp = ZE_DEVICE_FP_FLAG_DENORM | ZE_DEVICE_FP_FLAG_INF_NAN |
                              ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST | ZE_DEVICE_FP_FLAG_FMA;
    out->spirvVersionSupported = opencl() ? opencl()->spirv_version : ZE_MAKE_VERSION(1, 2);
    bool halves = opencl() && opencl()->halves;
    out->flags = ZE_DEVICE_MODULE_FLAG_FP64 | ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS |
                 (halves ? ZE_DEVICE_MODULE_FLAG_FP16 : 0);
    out->fp32flags = out->fp64flags = fp;
    out->fp16flags = halves ? fp : 0;
    out->maxArgumentsSize = 2048;
    out->printfBufferSize = 1 << 20;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL groups(ze_device_handle_t device, uint32_t *count,
                                     ze_command_queue_group_properties_t *out) {
    (void)device;
    ENTER(zeDeviceGetCommandQueueGroupProperties);
    if (*count == 0 || !out) {
        *count = 2;
        return ZE_RESULT_SUCCESS;
    }
    *count = *count < 2 ? *count : 2;
    for (uint32_t i = 0; i < *count; ++i) {
        out[i].flags = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY |
                       (i ? 0
                          : ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE |
                                ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS);
        out[i].maxMemoryFillPatternSize = 16;
        out[i].numQueues = i ? 1 : 2;
    }
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL memory(ze_device_handle_t device, uint32_t *count,
                                     ze_device_memory_properties_t *out) {
    (void)device;
    ENTER(zeDeviceGetMemoryProperties);
    if (*count && out) {
        out->flags = 0;
        out->maxClockRate = 1000;
        out->maxBusWidth = 64;
        out->totalSize = memory_size();
        snprintf(out->name, sizeof(out->name), "host memory");
    }
    *count = 1;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL access_properties(ze_device_handle_t device,
                                                ze_device_memory_access_properties_t *out) {
    (void)device;
    ENTER(zeDeviceGetMemoryAccessProperties);
    ze_memory_access_cap_flags_t all =
        ZE_MEMORY_ACCESS_CAP_FLAG_RW | ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC |
        ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT | ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC;
    out->hostAllocCapabilities = out->deviceAllocCapabilities =
        out->sharedSingleDeviceAllocCapabilities = out->sharedCrossDeviceAllocCapabilities = all;
    out->sharedSystemAllocCapabilities = 0;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL cache(ze_device_handle_t device, uint32_t *count,
                                    ze_device_cache_properties_t *out) {
    (void)device;
    ENTER(zeDeviceGetCacheProperties);
    if (*count && out) {
        struct ze_cache_line *line =
            (struct ze_cache_line *)(uintptr_t)chained(out->pNext, ZE_STYPE_CACHE_LINE);
        out->flags = 0;
        out->cacheSize = 1 << 20;
        if (line && options()->modern) {
            line->size = 256;
        }
    }
    *count = 1;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL images(ze_device_handle_t device, ze_device_image_properties_t *out) {
    (void)device;
    ENTER(zeDeviceGetImageProperties);
    out->maxImageDims1D = out->maxImageDims2D = SOFT_IMAGE_SIDE;
    out->maxImageDims3D = out->maxImageArraySlices = SOFT_IMAGE_DEPTH;
    out->maxImageBufferSize = 0;
    out->maxSamplers = 16;
    out->maxReadImageArgs = out->maxWriteImageArgs = 128;
    struct ze_pitched_properties *linear =
        (struct ze_pitched_properties *)(uintptr_t)chained(out->pNext, ZE_STYPE_PITCHED_PROPERTIES);
    if (linear && has_bindless()) {
        linear->width = linear->height = SOFT_LINEAR_SIDE;
    }
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL p2p(ze_device_handle_t device, ze_device_handle_t peer,
                                  ze_device_p2p_properties_t *out) {
    (void)device, (void)peer;
    ENTER(zeDeviceGetP2PProperties);
    out->flags = ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS | ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL can_access(ze_device_handle_t device, ze_device_handle_t peer,
                                         ze_bool_t *out) {
    (void)device, (void)peer;
    ENTER(zeDeviceCanAccessPeer);
    *out = true;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL external_memory(ze_device_handle_t device,
                                              ze_device_external_memory_properties_t *out) {
    (void)device;
    ENTER(zeDeviceGetExternalMemoryProperties);
    out->memoryAllocationImportTypes = out->memoryAllocationExportTypes =
        options()->modern ? ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD : 0;
    out->imageImportTypes = has_bindless() ? ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD : 0;
    out->imageExportTypes = 0;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL status(ze_device_handle_t device) {
    (void)device;
    ENTER(zeDeviceGetStatus);
    return options()->lost ? ZE_RESULT_ERROR_DEVICE_LOST : ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL timestamps(ze_device_handle_t device, uint64_t *host, uint64_t *out) {
    (void)device;
    ENTER(zeDeviceGetGlobalTimestamps);
    *host = *out = eng_now();
    return ZE_RESULT_SUCCESS;
}

/* Where the device is: what system management says of it too. */
static ze_result_t ZE_APICALL pci_properties(ze_device_handle_t device,
                                             ze_pci_ext_properties_t *out) {
    ENTER(zeDevicePciGetPropertiesExt);
    if (options()->intel) {
        return ZE_RESULT_ERROR_UNINITIALIZED; /* as where the device is on no bus */
    }
    out->address = (ze_pci_address_ext_t){0, 0x5f, device->number, 1};
    out->maxSpeed = (ze_pci_speed_ext_t){-1, -1, -1};
    return ZE_RESULT_SUCCESS;
}

void device_tables(ze_device_dditable_t *table) {
    table->pfnGet = get;
    table->pfnGetSubDevices = get_subs;
    table->pfnGetProperties = properties;
    table->pfnGetComputeProperties = compute;
    table->pfnGetModuleProperties = module;
    table->pfnGetCommandQueueGroupProperties = groups;
    table->pfnGetMemoryProperties = memory;
    table->pfnGetMemoryAccessProperties = access_properties;
    table->pfnGetCacheProperties = cache;
    table->pfnGetImageProperties = images;
    table->pfnGetP2PProperties = p2p;
    table->pfnCanAccessPeer = can_access;
    table->pfnGetExternalMemoryProperties = external_memory;
    table->pfnGetStatus = status;
    table->pfnGetGlobalTimestamps = timestamps;
    if (options()->modern) {
        table->pfnPciGetPropertiesExt = pci_properties;
    }
}
