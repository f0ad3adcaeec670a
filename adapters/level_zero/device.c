/* Devices and sub-devices. A native device has one handle, which lives as long as the library. */
#include <stdlib.h>
#include <string.h>

#include "cache_line.h"
#include "intel.h"
#include "ip_version.h"
#include "queue.h"
#include "ze.h"

static ur_result_t read_groups(ur_device_handle_t device) {
    ze_command_queue_group_properties_t groups[16];
    uint32_t count = 0;
    ur_result_t result = ZE_CHECK(zeDeviceGetCommandQueueGroupProperties, device->ze, &count, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    count = count > ZE_COUNT(groups) ? ZE_COUNT(groups) : count;
    for (uint32_t i = 0; i < count; ++i) {
        groups[i] = (ze_command_queue_group_properties_t){
            .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES};
    }
    result = ZE_CHECK(zeDeviceGetCommandQueueGroupProperties, device->ze, &count, groups);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    device->copy_ordinal = -1;
    for (uint32_t i = 0; i < count; ++i) {
        ze_command_queue_group_property_flags_t flags = groups[i].flags;
        if ((flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE) && device->compute_count == 0) {
            device->compute_ordinal = i;
            device->compute_count = groups[i].numQueues;
        } else if ((flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY) &&
                   !(flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE) && groups[i].numQueues &&
                   device->copy_ordinal < 0) {
            device->copy_ordinal = (int32_t)i;
        }
    }
    return device->compute_count ? UR_RESULT_SUCCESS
                                 : ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                                           "the device has no queue that runs kernels");
}

static ur_result_t read_memory(ur_device_handle_t device) {
    ze_device_memory_properties_t memories[16];
    ze_device_cache_properties_t caches[16];
    uint32_t count = 0;
    ur_result_t result = ZE_CHECK(zeDeviceGetMemoryProperties, device->ze, &count, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    count = count > ZE_COUNT(memories) ? ZE_COUNT(memories) : count;
    for (uint32_t i = 0; i < count; ++i) {
        memories[i] =
            (ze_device_memory_properties_t){.stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES};
    }
    if (count) {
        result = ZE_CHECK(zeDeviceGetMemoryProperties, device->ze, &count, memories);
    }
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < count; ++i) {
        device->memory_size += memories[i].totalSize;
        device->memory_clock = memories[i].maxClockRate;
        device->memory_bus = memories[i].maxBusWidth;
    }
    count = 0;
    if (result == UR_RESULT_SUCCESS) {
        result = ZE_CHECK(zeDeviceGetCacheProperties, device->ze, &count, NULL);
    }
    count = count > ZE_COUNT(caches) ? ZE_COUNT(caches) : count;
    for (uint32_t i = 0; i < count; ++i) {
        caches[i] =
            (ze_device_cache_properties_t){.stype = ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES};
    }
    if (result == UR_RESULT_SUCCESS && count) {
        result = ZE_CHECK(zeDeviceGetCacheProperties, device->ze, &count, caches);
    }
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < count; ++i) {
        device->cache_size += caches[i].cacheSize;
    }
    return result;
}

/* A device that does not say exports and imports nothing. */
static void read_external(ur_device_handle_t device) {
    ze_device_external_memory_properties_t can = {
        .stype = ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES};
    if (ze.zeDeviceGetExternalMemoryProperties &&
        ze.zeDeviceGetExternalMemoryProperties(device->ze, &can) == ZE_RESULT_SUCCESS) {
        device->export_types = can.memoryAllocationExportTypes;
        device->import_types = can.memoryAllocationImportTypes;
        device->import_images = can.imageImportTypes;
    }
}

/* A driver that does not answer has no images in USM. */
static void read_linear(ur_device_handle_t device) {
    struct ze_pitched_properties linear = {.stype = ZE_STYPE_PITCHED_PROPERTIES};
    ze_device_image_properties_t properties = {.stype = device->image.stype, .pNext = &linear};
    if (device->platform->bindless && device->platform->call.image_pitch &&
        ze.zeDeviceGetImageProperties(device->ze, &properties) == ZE_RESULT_SUCCESS) {
        device->linear_width = linear.width;
        device->linear_height = linear.height;
    }
}

static ur_result_t read_subs(ur_device_handle_t device) {
    uint32_t count = 0;
    ur_result_t result = ZE_CHECK(zeDeviceGetSubDevices, device->ze, &count, NULL);
    if (result != UR_RESULT_SUCCESS || count == 0) {
        return result;
    }
    ze_device_handle_t *natives = calloc(count, sizeof(*natives));
    device->subs = ur_permanent_alloc(count * sizeof(*device->subs));
    result = natives && device->subs ? ZE_CHECK(zeDeviceGetSubDevices, device->ze, &count, natives)
                                     : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < count; ++i) {
        ur_device_handle_t sub = ur_permanent_alloc(sizeof(*sub));
        result = sub ? ze_device_init(sub, device->platform, device, natives[i])
                     : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        if (result == UR_RESULT_SUCCESS) {
            device->subs[device->sub_count++] = sub;
        }
    }
    free(natives);
    return result;
}

/* A driver that does not answer changes no lists. */
static void read_mutable(ur_device_handle_t device) {
    const ur_platform_handle_t platform = device->platform;
    struct ze_mutable_properties mutable = {.stype = ZE_STYPE_MUTABLE_PROPERTIES};
    ze_device_properties_t properties = {.stype = device->properties.stype, .pNext = &mutable};
    if (platform->call.next_command_id && platform->call.update_commands &&
        ze_platform_has(platform, ZE_MUTABLE_NAME) &&
        ze.zeDeviceGetProperties(device->ze, &properties) == ZE_RESULT_SUCCESS) {
        device->mutable_flags = mutable.command_flags;
    }
}

/* 64, what most have, where the driver does not tell. */
static void read_cache_line(ur_device_handle_t device) {
    struct ze_cache_line told = {.stype = ZE_STYPE_CACHE_LINE};
    ze_device_cache_properties_t first = {.stype = ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES,
                                          .pNext = &told};
    uint32_t count = 1;
    bool tells = ze_platform_has(device->platform, ZE_CACHE_LINE_NAME) &&
                 ze.zeDeviceGetCacheProperties(device->ze, &count, &first) == ZE_RESULT_SUCCESS &&
                 count && told.size && told.size <= UINT32_MAX;
    device->cache_line = tells ? (uint32_t)told.size : 64;
}

static void read_ip_version(ur_device_handle_t device) {
    struct ze_ip_version told = {.stype = ZE_STYPE_IP_VERSION};
    ze_device_properties_t properties = {.stype = device->properties.stype, .pNext = &told};
    if (ze_platform_has(device->platform, ZE_IP_VERSION_NAME) &&
        ze.zeDeviceGetProperties(device->ze, &properties) == ZE_RESULT_SUCCESS) {
        device->ip_version = told.version;
    }
}

/* Where the driver does not tell, scalars are as good as any. */
static void read_vector_widths(ur_device_handle_t device) {
    const ze_device_module_flags_t flags = device->module.flags;
    const struct ze_widths_of scalars = {.char_ = 1,
                                         .short_ = 1,
                                         .int_ = 1,
                                         .long_ = 1,
                                         .float_ = 1,
                                         .double_ = flags & ZE_DEVICE_MODULE_FLAG_FP64 ? 1 : 0,
                                         .half = flags & ZE_DEVICE_MODULE_FLAG_FP16 ? 1 : 0};
    struct ze_vector_widths told = {.stype = ZE_STYPE_VECTOR_WIDTHS};
    struct _ze_device_vector_width_properties_ext_t *out = (void *)&told;
    uint32_t count = 1;
    ze_result_t code = ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
    if (!ze_platform_has(device->platform, ZE_VECTOR_WIDTHS_NAME)) {
        code = ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
    } else if (ze.zeDeviceGetVectorWidthPropertiesExt) {
        code = ze.zeDeviceGetVectorWidthPropertiesExt(device->ze, &count, out);
    } else if (device->platform->call.vector_widths) {
        code = device->platform->call.vector_widths(ze_raw(ZEL_HANDLE_DEVICE, device->ze), &count,
                                                    out);
    }
    bool tells = code == ZE_RESULT_SUCCESS && count && told.preferred.int_ && told.native.int_;
    device->preferred = tells ? told.preferred : scalars;
    device->native = tells ? told.native : scalars;
    /* 0 means that there is no such type, and Intel's driver says so of doubles that it has. */
    struct ze_widths_of *both[2] = {&device->preferred, &device->native};
    for (int i = 0; i < 2; ++i) {
        both[i]->double_ = scalars.double_ && both[i]->double_ ? both[i]->double_ : scalars.double_;
        both[i]->half = scalars.half && both[i]->half ? both[i]->half : scalars.half;
    }
}

/* A driver that does not answer has none of it. */
static void read_intel(ur_device_handle_t device) {
    struct ze_block_array blocks = {.stype = ZE_STYPE_BLOCK_ARRAY};
    struct ze_xe_shape shape = {.stype = ZE_STYPE_XE_SHAPE};
    ze_device_properties_t properties = {.stype = device->properties.stype};
    properties.pNext = &blocks;
    if (ze_platform_has(device->platform, ZE_BLOCK_ARRAY_NAME) &&
        ze.zeDeviceGetProperties(device->ze, &properties) == ZE_RESULT_SUCCESS) {
        device->blocks = blocks.flags;
    }
    properties.pNext = &shape;
    if (ze_platform_has(device->platform, ZE_XE_SHAPE_NAME) &&
        ze.zeDeviceGetProperties(device->ze, &properties) == ZE_RESULT_SUCCESS) {
        device->xe = shape.of;
    }
}

ur_result_t ze_device_init(ur_device_handle_t device, ur_platform_handle_t platform,
                           ur_device_handle_t parent, ze_device_handle_t native) {
    device->ze = native;
    device->platform = platform;
    device->parent = parent;
    bool ticks = platform->api >= ZE_API_VERSION_1_2; /* else the timer's resolution is in ns */
    device->properties.stype =
        ticks ? ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2 : ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES;
    device->compute.stype = ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES;
    device->module.stype = ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES;
    device->access.stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES;
    device->image.stype = ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES;
    ur_result_t result = ZE_CHECK(zeDeviceGetProperties, native, &device->properties);
    if (result == UR_RESULT_SUCCESS) {
        result = ZE_CHECK(zeDeviceGetComputeProperties, native, &device->compute);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ZE_CHECK(zeDeviceGetModuleProperties, native, &device->module);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ZE_CHECK(zeDeviceGetMemoryAccessProperties, native, &device->access);
    }
    if (result == UR_RESULT_SUCCESS &&
        ze.zeDeviceGetImageProperties(native, &device->image) != ZE_RESULT_SUCCESS) {
        memset(&device->image, 0, sizeof(device->image)); /* a device without images */
    }
    if (result == UR_RESULT_SUCCESS) {
        result = read_groups(device);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = read_memory(device);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uint64_t resolution = device->properties.timerResolution;
    device->ns_per_tick = resolution == 0 ? 1.0
                          : ticks         ? 1e9 / (double)resolution
                                          : (double)resolution;
    read_external(device);
    read_mutable(device);
    read_ip_version(device);
    read_vector_widths(device);
    read_intel(device);
    read_cache_line(device);
    read_linear(device);
    ze_sysman_init(device);
    ur_object_init(&device->object, UR_KIND_DEVICE);
    return read_subs(device);
}

static ur_device_handle_t find_in(ur_device_handle_t *list, uint32_t count,
                                  ze_device_handle_t native) {
    for (uint32_t i = 0; i < count; ++i) {
        if (list[i]->ze == native) {
            return list[i];
        }
        ur_device_handle_t sub = find_in(list[i]->subs, list[i]->sub_count, native);
        if (sub) {
            return sub;
        }
    }
    return NULL;
}

ur_device_handle_t ze_device_find(ze_device_handle_t native) {
    const struct ur_platforms *platforms;
    if (ur_platforms_get(&platforms) != UR_RESULT_SUCCESS) {
        return NULL;
    }
    ur_device_handle_t found = NULL;
    for (uint32_t i = 0; !found && i < platforms->count; ++i) {
        found = find_in(platforms->list[i]->devices, platforms->list[i]->device_count, native);
    }
    return found;
}

static bool device_type_matches(ur_device_handle_t device, ur_device_type_t type) {
    switch ((int)type) {
    case UR_DEVICE_TYPE_DEFAULT: /* the first one */
        return device == device->platform->devices[0];
    case UR_DEVICE_TYPE_GPU:
        return device->properties.type == ZE_DEVICE_TYPE_GPU;
    case UR_DEVICE_TYPE_CPU:
        return device->properties.type == ZE_DEVICE_TYPE_CPU;
    case UR_DEVICE_TYPE_FPGA:
        return device->properties.type == ZE_DEVICE_TYPE_FPGA;
    case UR_DEVICE_TYPE_MCA:
        return device->properties.type == ZE_DEVICE_TYPE_MCA;
    default:
        return false;
    }
}

ur_result_t urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                        uint32_t NumEntries, ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    UR_CHECK_PLATFORM(hPlatform);
    return ur_devices_get(hPlatform->devices, hPlatform->device_count, device_type_matches,
                          DeviceType, NumEntries, phDevices, pNumDevices);
}

/* Devices live as long as their platform: those of a root device are not counted, and those of a
 * sub-device because programs ask for them. */
void ze_device_retain(ur_device_handle_t device) {
    if (device->parent) {
        ur_object_retain(&device->object);
    }
}

static void device_release(ur_device_handle_t device) {
    uint32_t refs = device->parent ? ur_object_refs(&device->object) : 0;
    while (refs > 1 &&
           !atomic_compare_exchange_weak_explicit(&device->object.refs, &refs, refs - 1,
                                                  memory_order_relaxed, memory_order_relaxed)) {
    }
}

ur_result_t urDeviceRetain(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    ze_device_retain(hDevice);
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceRelease(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    device_release(hDevice);
    return UR_RESULT_SUCCESS;
}

ur_result_t urDevicePartition(ur_device_handle_t hDevice,
                              const ur_device_partition_properties_t *pProperties,
                              uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                              uint32_t *pNumDevicesRet) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pProperties);
    UR_CHECK_POINTER(pProperties->pProperties);
    if (pProperties->PropCount == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    const ur_device_partition_property_t *how = &pProperties->pProperties[0];
    switch ((int)how->type) {
    case UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN:
        break;
    case UR_DEVICE_PARTITION_EQUALLY:
    case UR_DEVICE_PARTITION_BY_COUNTS:
    case UR_DEVICE_PARTITION_BY_CSLICE:
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "Level Zero devices are partitioned by affinity domain only");
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (pProperties->PropCount != 1) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    if (how->value.affinity_domain != UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA &&
        how->value.affinity_domain != UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "sub-devices are the next partitionable or NUMA domain");
    }
    if (hDevice->sub_count == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the device has no sub-devices");
    }
    for (uint32_t i = 0; phSubDevices && i < NumDevices && i < hDevice->sub_count; ++i) {
        ze_device_retain(hDevice->subs[i]);
        phSubDevices[i] = hDevice->subs[i];
    }
    if (pNumDevicesRet) {
        *pNumDevicesRet = hDevice->sub_count;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                 uint32_t NumBinaries, uint32_t *pSelectedBinary) {
    UR_CHECK_DEVICE(hDevice);
    /* Code made for the kind of device first, then SPIR-V. */
    const char *wanted[] = {ze_device_is_intel_gpu(hDevice) ? UR_DEVICE_BINARY_TARGET_SPIRV64_GEN
                                                            : NULL,
                            UR_DEVICE_BINARY_TARGET_SPIRV64};
    return ur_device_select(pBinaries, NumBinaries, wanted, ZE_COUNT(wanted), pSelectedBinary);
}

ur_result_t urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                    ur_native_handle_t *phNativeDevice) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phNativeDevice);
    *phNativeDevice = (ur_native_handle_t)hDevice->ze;
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice,
                                           ur_adapter_handle_t hAdapter,
                                           const ur_device_native_properties_t *pProperties,
                                           ur_device_handle_t *phDevice) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(phDevice);
    (void)pProperties; /* devices are not counted: nothing to own */
    if (!hNativeDevice) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    ur_device_handle_t device = ze_device_find((ze_device_handle_t)hNativeDevice);
    if (!device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the native handle is no device of a Level Zero driver");
    }
    ze_device_retain(device);
    *phDevice = device;
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                        uint64_t *pHostTimestamp) {
    UR_CHECK_DEVICE(hDevice);
    if (!pDeviceTimestamp && !pHostTimestamp) {
        return UR_RESULT_SUCCESS;
    }
    if (!ze.zeDeviceGetGlobalTimestamps) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the Level Zero loader is older than device timestamps");
    }
    uint64_t host = 0, device = 0;
    ur_result_t result = ZE_CHECK(zeDeviceGetGlobalTimestamps, hDevice->ze, &host, &device);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (pDeviceTimestamp) {
        uint32_t bits = hDevice->properties.kernelTimestampValidBits;
        *pDeviceTimestamp =
            ze_device_ns(hDevice, bits && bits < 64 ? device & ((1ull << bits) - 1) : device);
    }
    if (pHostTimestamp) {
        *pHostTimestamp = host;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceWaitExp(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    return ze_queues_finish(NULL, hDevice);
}
