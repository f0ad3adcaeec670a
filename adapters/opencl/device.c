/* Devices and sub-devices. A native device has one handle, however it is reached. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ocl.h"

static char *device_text(cl_device_id id, cl_device_info name, bool permanent) {
    size_t size = 0;
    if (ocl.clGetDeviceInfo(id, name, 0, NULL, &size) != CL_SUCCESS) {
        return NULL;
    }
    char *text = permanent ? ur_permanent_alloc(size + 1) : calloc(1, size + 1);
    if (!text) {
        return NULL;
    }
    if (size && ocl.clGetDeviceInfo(id, name, size, text, NULL) != CL_SUCCESS) {
        if (!permanent) {
            free(text);
        }
        return NULL;
    }
    text[size] = '\0';
    return text;
}

bool ocl_device_has(ur_device_handle_t device, const char *extension) {
    return ocl_has_extension(device->extensions, extension) ||
           ocl_has_extension(device->platform->extensions, extension);
}

/* The highest version in a list such as "SPIR-V_1.0 SPIR-V_1.2". */
static unsigned highest_il(const char *list) {
    unsigned highest = 0;
    for (const char *at = list; (at = strstr(at, "SPIR-V_")); at += 7) {
        unsigned version = ocl_parse_version(at + 7);
        highest = version > highest ? version : highest;
    }
    return highest;
}

static enum ocl_usm usm_kind(ur_device_handle_t device) {
    const struct ocl_extension_calls *call = &device->platform->call;
    if (ocl_device_has(device, "cl_intel_unified_shared_memory") && call->clHostMemAllocINTEL &&
        call->clDeviceMemAllocINTEL && call->clSharedMemAllocINTEL && call->clMemFreeINTEL &&
        call->clGetMemAllocInfoINTEL && call->clSetKernelArgMemPointerINTEL &&
        call->clEnqueueMemFillINTEL && call->clEnqueueMemcpyINTEL) {
        return OCL_USM_INTEL;
    }
    if (!ocl.clSVMAlloc || !ocl.clSVMFree || !ocl.clEnqueueSVMMemcpy || !ocl.clEnqueueSVMMemFill ||
        !ocl.clSetKernelArgSVMPointer || !ocl.clSetKernelExecInfo) {
        return OCL_USM_NONE;
    }
    if (device->svm & CL_DEVICE_SVM_FINE_GRAIN_BUFFER) {
        return OCL_USM_FINE;
    }
    return device->svm & CL_DEVICE_SVM_COARSE_GRAIN_BUFFER ? OCL_USM_COARSE : OCL_USM_NONE;
}

ur_result_t ocl_device_init(ur_device_handle_t device, ur_platform_handle_t platform,
                            ur_device_handle_t parent, cl_device_id cl) {
    bool permanent = !parent;
    cl_int code =
        ocl.clGetDeviceInfo(cl, CL_DEVICE_TYPE, sizeof(device->type), &device->type, NULL);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetDeviceInfo");
    }
    device->extensions = device_text(cl, CL_DEVICE_EXTENSIONS, permanent);
    if (!device->extensions) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&device->object, UR_KIND_DEVICE);
    device->cl = cl;
    device->platform = platform;
    device->parent = parent;

    char *version = device_text(cl, CL_DEVICE_VERSION, false);
    device->version = version ? ocl_parse_version(version) : OCL_VERSION(1, 2);
    free(version);
    if (device->version >= OCL_VERSION(2, 0) &&
        ocl.clGetDeviceInfo(cl, CL_DEVICE_SVM_CAPABILITIES, sizeof(device->svm), &device->svm,
                            NULL) != CL_SUCCESS) {
        device->svm = 0;
    }
    cl_device_exec_capabilities runs = 0;
    device->native_kernels = device->type & CL_DEVICE_TYPE_CPU && ocl.clEnqueueNativeKernel &&
                             ocl.clGetDeviceInfo(cl, CL_DEVICE_EXECUTION_CAPABILITIES, sizeof(runs),
                                                 &runs, NULL) == CL_SUCCESS &&
                             runs & CL_EXEC_NATIVE_KERNEL;
    cl_uint vendor = 0;
    device->stages =
        ocl.clGetDeviceInfo(cl, CL_DEVICE_VENDOR_ID, sizeof(vendor), &vendor, NULL) == CL_SUCCESS &&
        vendor == 0x8086;
    bool can_create =
        (device->version >= OCL_VERSION(2, 1) && ocl.clCreateProgramWithIL) ||
        (ocl_device_has(device, "cl_khr_il_program") && platform->call.clCreateProgramWithILKHR);
    char *il = can_create ? device_text(cl, CL_DEVICE_IL_VERSION, false) : NULL;
    device->il_version = il ? highest_il(il) : 0;
    free(il);
    if (!ocl_list_spirv_extensions(device, permanent)) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    device->usm = usm_kind(device);
    return UR_RESULT_SUCCESS;
}

/* A root device lives as long as its platform: its references are not counted. */
void ocl_device_retain(ur_device_handle_t device) {
    if (device->parent) {
        ur_object_retain(&device->object);
    }
}

void ocl_device_release(ur_device_handle_t device) {
    if (!device->parent) {
        return;
    }
    ur_platform_handle_t platform = device->platform;
    /* The count reaches zero under the lock, so that ocl_device_find cannot take a dying one. */
    pthread_mutex_lock(&platform->lock);
    bool last = ur_object_release(&device->object);
    if (last) {
        ur_device_handle_t *link = &platform->sub_devices;
        while (*link != device) {
            link = &(*link)->next;
        }
        *link = device->next;
    }
    pthread_mutex_unlock(&platform->lock);
    if (!last) {
        return;
    }
    for (size_t i = 0; i < OCL_CACHED_INFO; ++i) {
        free(device->info[i]);
    }
    ocl.clReleaseDevice(device->cl);
    ocl_device_release(device->parent);
    free((void *)device->extensions);
    free((void *)device->spirv_extensions);
    free(device);
}

/* Makes the handle of a sub-device, and takes over the caller's reference to the native device on
 * success. */
static ur_result_t add_sub_device(ur_device_handle_t parent, cl_device_id cl,
                                  ur_device_handle_t *out) {
    ur_device_handle_t device = calloc(1, sizeof(*device));
    if (!device) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = ocl_device_init(device, parent->platform, parent, cl);
    if (result != UR_RESULT_SUCCESS) {
        free(device);
        return result;
    }
    ocl_device_retain(parent);
    pthread_mutex_lock(&parent->platform->lock);
    device->next = parent->platform->sub_devices;
    parent->platform->sub_devices = device;
    pthread_mutex_unlock(&parent->platform->lock);
    *out = device;
    return UR_RESULT_SUCCESS;
}

ur_result_t ocl_device_find(cl_device_id cl, ur_device_handle_t *device) {
    const struct ur_platforms *platforms;
    ur_result_t result = ur_platforms_get(&platforms);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t p = 0; p < platforms->count; ++p) {
        ur_platform_handle_t platform = platforms->list[p];
        for (uint32_t i = 0; i < platform->device_count; ++i) {
            if (platform->devices[i]->cl == cl) {
                ocl_device_retain(platform->devices[i]);
                *device = platform->devices[i];
                return UR_RESULT_SUCCESS;
            }
        }
        pthread_mutex_lock(&platform->lock);
        for (ur_device_handle_t sub = platform->sub_devices; sub; sub = sub->next) {
            if (sub->cl == cl) {
                ocl_device_retain(sub);
                pthread_mutex_unlock(&platform->lock);
                *device = sub;
                return UR_RESULT_SUCCESS;
            }
        }
        pthread_mutex_unlock(&platform->lock);
    }
    /* Perhaps a sub-device that the program made itself. */
    cl_device_id parent_id = NULL;
    cl_int code =
        ocl.clGetDeviceInfo(cl, CL_DEVICE_PARENT_DEVICE, sizeof(parent_id), &parent_id, NULL);
    if (code != CL_SUCCESS || !parent_id) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, code,
                       "the native handle is no device of the OpenCL platforms");
    }
    ur_device_handle_t parent;
    result = ocl_device_find(parent_id, &parent);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    code = ocl.clRetainDevice(cl);
    result = code ? ocl_fail(code, "clRetainDevice") : add_sub_device(parent, cl, device);
    if (result != UR_RESULT_SUCCESS && !code) {
        ocl.clReleaseDevice(cl);
    }
    ocl_device_release(parent);
    return result;
}

static bool device_type_matches(ur_device_handle_t device, ur_device_type_t type) {
    switch (type) {
    case UR_DEVICE_TYPE_DEFAULT:
        return (device->type & CL_DEVICE_TYPE_DEFAULT) || device == device->platform->devices[0];
    case UR_DEVICE_TYPE_GPU:
        return device->type & CL_DEVICE_TYPE_GPU;
    case UR_DEVICE_TYPE_CPU:
        return device->type & CL_DEVICE_TYPE_CPU;
    case UR_DEVICE_TYPE_FPGA:
        return device->type & CL_DEVICE_TYPE_ACCELERATOR;
    case UR_DEVICE_TYPE_CUSTOM:
        return device->type & CL_DEVICE_TYPE_CUSTOM;
    default: /* OpenCL has no kind of device for the others */
        return false;
    }
}

ur_result_t urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                        uint32_t NumEntries, ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    UR_CHECK_PLATFORM(hPlatform);
    return ur_devices_get(hPlatform->devices, hPlatform->device_count, device_type_matches,
                          DeviceType, NumEntries, phDevices, pNumDevices);
}

ur_result_t urDeviceRetain(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    ocl_device_retain(hDevice);
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceRelease(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    ocl_device_release(hDevice);
    return UR_RESULT_SUCCESS;
}

/* Writes OpenCL's form of a partitioning to `to`, which has room for `count` + 3 values. */
static ur_result_t partition_properties(const ur_device_partition_properties_t *from,
                                        cl_device_partition_property *to) {
    size_t at = 0;
    const ur_device_partition_property_t *list = from->pProperties;
    ur_device_partition_t type = list[0].type;
    switch (type) {
    case UR_DEVICE_PARTITION_EQUALLY:
        if (from->PropCount != 1) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
        }
        to[at++] = CL_DEVICE_PARTITION_EQUALLY;
        to[at++] = (cl_device_partition_property)list[0].value.equally;
        break;
    case UR_DEVICE_PARTITION_BY_COUNTS:
        to[at++] = CL_DEVICE_PARTITION_BY_COUNTS;
        for (size_t i = 0; i < from->PropCount; ++i) {
            if (list[i].type != type) {
                return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                               "property %zu of the partitioning is of another type", i);
            }
            if (list[i].value.count == 0) { /* OpenCL would take it for the end of the list */
                return ur_refuse(UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT);
            }
            to[at++] = (cl_device_partition_property)list[i].value.count;
        }
        to[at++] = CL_DEVICE_PARTITION_BY_COUNTS_LIST_END;
        break;
    case UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN: {
        static const struct {
            ur_device_affinity_domain_flags_t ur;
            cl_device_affinity_domain cl;
        } domains[] = {
            {UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA, CL_DEVICE_AFFINITY_DOMAIN_NUMA},
            {UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE, CL_DEVICE_AFFINITY_DOMAIN_L4_CACHE},
            {UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE, CL_DEVICE_AFFINITY_DOMAIN_L3_CACHE},
            {UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE, CL_DEVICE_AFFINITY_DOMAIN_L2_CACHE},
            {UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE, CL_DEVICE_AFFINITY_DOMAIN_L1_CACHE},
            {UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE,
             CL_DEVICE_AFFINITY_DOMAIN_NEXT_PARTITIONABLE},
        };
        if (from->PropCount != 1) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
        }
        for (size_t i = 0; i < sizeof(domains) / sizeof(domains[0]); ++i) {
            if (domains[i].ur == list[0].value.affinity_domain) {
                to[at++] = CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
                to[at++] = (cl_device_partition_property)domains[i].cl;
            }
        }
        if (at == 0) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
        }
        break;
    }
    case UR_DEVICE_PARTITION_BY_CSLICE:
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "OpenCL does not partition by compute slice");
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    to[at] = 0;
    return UR_RESULT_SUCCESS;
}

static bool can_partition(ur_device_handle_t device, ur_device_partition_t type) {
    struct ocl_value *value = ocl_device_value(device, UR_DEVICE_INFO_SUPPORTED_PARTITIONS);
    if (!value || value->result != UR_RESULT_SUCCESS) {
        return true; /* the driver will say */
    }
    const ur_device_partition_t *types = (const void *)value->bytes;
    for (size_t i = 0; i < value->size / sizeof(*types); ++i) {
        if (types[i] == type) {
            return true;
        }
    }
    return false;
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
    if (pProperties->PropCount > SIZE_MAX / sizeof(cl_device_partition_property) - 3) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    cl_device_partition_property *properties =
        calloc(pProperties->PropCount + 3, sizeof(*properties));
    if (!properties) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    cl_device_id *ids = NULL;
    ur_device_handle_t *made = NULL;
    cl_uint count = 0, filled = 0, want = 0;
    ur_result_t result = partition_properties(pProperties, properties);
    if (result != UR_RESULT_SUCCESS) {
        goto free_all;
    }
    if (!can_partition(hDevice, pProperties->pProperties[0].type)) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "the device cannot be partitioned in this way");
        goto free_all;
    }
    cl_int code = ocl.clCreateSubDevices(hDevice->cl, properties, 0, NULL, &count);
    if (code != CL_SUCCESS) {
        result = ocl_fail(code, "clCreateSubDevices");
        goto free_all;
    }
    if (phSubDevices && NumDevices && count) {
        ids = calloc(count, sizeof(*ids));
        made = calloc(count, sizeof(*made));
        if (!ids || !made) {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            goto free_all;
        }
        code = ocl.clCreateSubDevices(hDevice->cl, properties, count, ids, NULL);
        if (code != CL_SUCCESS) {
            result = ocl_fail(code, "clCreateSubDevices");
            goto free_all;
        }
        want = NumDevices < count ? NumDevices : count;
        for (; filled < want && result == UR_RESULT_SUCCESS; ++filled) {
            result = add_sub_device(hDevice, ids[filled], &made[filled]);
            if (result != UR_RESULT_SUCCESS) {
                break;
            }
        }
        /* Sub-devices that nobody asked for, and on failure those without a handle. */
        for (cl_uint i = filled; i < count; ++i) {
            ocl.clReleaseDevice(ids[i]);
        }
        for (cl_uint i = 0; result != UR_RESULT_SUCCESS && i < filled; ++i) {
            ocl_device_release(made[i]);
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        ur_exit_watch();
        if (want) {
            memcpy(phSubDevices, made, want * sizeof(*made));
        }
        if (pNumDevicesRet) {
            *pNumDevicesRet = count;
        }
    }
free_all:
    free(made);
    free(ids);
    free(properties);
    return result;
}

ur_result_t urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                 uint32_t NumBinaries, uint32_t *pSelectedBinary) {
    UR_CHECK_DEVICE(hDevice);
    /* Code that Intel's compilers made for the kind of device first, then SPIR-V of the device's
     * address width. */
    const char *native = NULL;
    if (strstr(hDevice->platform->vendor, "Intel")) {
        native = hDevice->type & CL_DEVICE_TYPE_CPU   ? UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64
                 : hDevice->type & CL_DEVICE_TYPE_GPU ? UR_DEVICE_BINARY_TARGET_SPIRV64_GEN
                 : hDevice->type & CL_DEVICE_TYPE_ACCELERATOR ? UR_DEVICE_BINARY_TARGET_SPIRV64_FPGA
                                                              : NULL;
    }
    struct ocl_value *bits = ocl_device_value(hDevice, UR_DEVICE_INFO_ADDRESS_BITS);
    bool narrow = bits && bits->result == UR_RESULT_SUCCESS &&
                  *(const uint32_t *)(const void *)bits->bytes == 32;
    const char *portable = NULL;
    if (hDevice->il_version) {
        portable = narrow ? UR_DEVICE_BINARY_TARGET_SPIRV32 : UR_DEVICE_BINARY_TARGET_SPIRV64;
    }
    const char *wanted[] = {native, portable};
    return ur_device_select(pBinaries, NumBinaries, wanted, 2, pSelectedBinary);
}

ur_result_t urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                    ur_native_handle_t *phNativeDevice) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phNativeDevice);
    *phNativeDevice = (ur_native_handle_t)hDevice->cl;
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice,
                                           ur_adapter_handle_t hAdapter,
                                           const ur_device_native_properties_t *pProperties,
                                           ur_device_handle_t *phDevice) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(phDevice);
    if (!hNativeDevice) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    ur_device_handle_t device;
    ur_result_t result = ocl_device_find((cl_device_id)hNativeDevice, &device);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (pProperties && pProperties->isNativeHandleOwned) {
        /* The handle has a reference of its own; the caller's goes over to it, and is one too many.
         */
        ocl.clReleaseDevice(device->cl);
    }
    *phDevice = device;
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                        uint64_t *pHostTimestamp) {
    UR_CHECK_DEVICE(hDevice);
    if (!pDeviceTimestamp && !pHostTimestamp) {
        return UR_RESULT_SUCCESS;
    }
    if (hDevice->version < OCL_VERSION(2, 1) || !ocl.clGetDeviceAndHostTimer) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device's OpenCL version has no timers");
    }
    cl_ulong device = 0, host = 0;
    cl_int code = ocl.clGetDeviceAndHostTimer(hDevice->cl, &device, &host);
    if (code == CL_INVALID_OPERATION) { /* timers are optional since OpenCL 3.0 */
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, code,
                       "the device does not read its timer together with the host's");
    }
    if (code != CL_SUCCESS) {
        return ocl_fail_of(hDevice, NULL, code, "clGetDeviceAndHostTimer");
    }
    if (pDeviceTimestamp) {
        *pDeviceTimestamp = device;
    }
    if (pHostTimestamp) {
        *pHostTimestamp = host;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceWaitExp(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    return ocl_queues_finish(NULL, hDevice);
}

ur_result_t urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                         ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    /* OpenCL has no access from device to device. */
    return ur_peers_info(commandDevice, peerDevice, propName,
                         (ur_info_out){propSize, pPropValue, pPropSizeRet}, 0);
}
