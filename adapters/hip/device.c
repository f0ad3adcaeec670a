/* What only HIP's devices have. */
#include <stdio.h>

#include "code.h"
#include "smi.h"
#include "stream.h"
#include "llvm/llvm.h"

static void version_text(int version, char *text, size_t size) {
    snprintf(text, size, "HIP %d.%d.%d", version / 10000000, version / 100000 % 100,
             version % 100000);
}

static void device_describe(ur_device_handle_t device) {
    /* The name of the architecture stands only in this structure, whose start has kept its layout
     * for this symbol. */
    static hipDeviceProp_t properties;
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&lock);
    if (hip.hipGetDeviceProperties &&
        hip.hipGetDeviceProperties(&properties, device->native) == hipSuccess) {
        size_t length = strcspn(properties.gcnArchName, ":");
        snprintf(device->arch, sizeof(device->arch), "%.*s", (int)(length < 63 ? length : 63),
                 properties.gcnArchName);
        /* What no real device says: the software driver of the tests runs the SPIR-V. */
        device->wants_il = strstr(properties.gcnArchName, ":ur-spirv+") != NULL;
    }
    pthread_mutex_unlock(&lock);
    device->attr[DRV_ATTR_HOST_REGISTER] = 1;
    size_t unit;
    if (drv_has_virtual() && drv_granularity(&unit, device->ordinal, false) == hipSuccess && unit) {
        device->attr[DRV_ATTR_VIRTUAL_MEMORY] = 1;
        device->attr[DRV_ATTR_EXPORT_FD] =
            hip.hipMemExportToShareableHandle && hip.hipMemImportFromShareableHandle ? 1 : 0;
    }
    (void)hip.hipGetLastError();
    device->manager =
        hip_smi_device(device->attr[DRV_ATTR_PCI_DOMAIN], device->attr[DRV_ATTR_PCI_BUS],
                       device->attr[DRV_ATTR_PCI_DEVICE]);
}

/* The software driver's kernels are PTX in truth, whose sub-groups have up to 32. */
static uint32_t most_sub_group(ur_device_handle_t device) {
    bool widens = ur_llvm_wave(device->arch) == 32 && !device->wants_il;
    return widens ? 64 : (uint32_t)device->attr[DRV_ATTR_WARP_SIZE];
}

static ur_result_t query(ur_device_handle_t device, ur_device_info_t property, ur_info_out out) {
    uint64_t bytes;
    uint32_t id;
    int percent, lowest, highest;
    switch ((int)property) {
    case UR_DEVICE_INFO_DEVICE_ID:
        return hip_smi_device_id(device->manager, &id)
                   ? ur_info_value(out, uint32_t, id)
                   : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
        return hip_smi_free_memory(device->manager, &bytes)
                   ? ur_info_value(out, uint64_t, bytes)
                   : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_FAN_SPEED:
        return hip_smi_fan_speed(device->manager, &percent)
                   ? ur_info_value(out, int32_t, percent)
                   : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_MIN_POWER_LIMIT:
    case UR_DEVICE_INFO_MAX_POWER_LIMIT:
        return hip_smi_power_limits(device->manager, &lowest, &highest)
                   ? ur_info_value(out, int32_t,
                                   property == UR_DEVICE_INFO_MIN_POWER_LIMIT ? lowest : highest)
                   : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_HALF_FP_CONFIG:
        return ur_info_value(
            out, ur_device_fp_capability_flags_t,
            UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN | UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST |
                UR_DEVICE_FP_CAPABILITY_FLAG_FMA | UR_DEVICE_FP_CAPABILITY_FLAG_DENORM);
    case UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE:
    case UR_DEVICE_INFO_ASYNC_BARRIER:
    case UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS:
        return ur_info_value(out, ur_bool_t, false);
    case UR_DEVICE_INFO_EXTENSIONS: {
        const char *why;
        return ur_info_string(
            out, hip_il_known(&why)
                     ? "cl_khr_fp64 cl_khr_fp16 cl_khr_subgroups cl_khr_int64_base_atomics "
                       "cl_khr_int64_extended_atomics cl_khr_il_program"
                     : "cl_khr_fp64 cl_khr_fp16 cl_khr_subgroups cl_khr_int64_base_atomics "
                       "cl_khr_int64_extended_atomics");
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* Local memory of a group starts at 0. */
static ur_result_t shared_start(struct stream_place *place, uint32_t *start) {
    (void)place;
    *start = 0;
    return UR_RESULT_SUCCESS;
}

const struct stream_device_ops stream_device_ops = {
    .version_text = version_text,
    .describe = device_describe,
    .query = query,
    .most_sub_group = most_sub_group,
    .shared_start = shared_start,
    .image_kind = hip_image_kind,
    .image_scan = hip_image_scan,
    .il_known = hip_il_known,
    .il_translate = hip_il_translate,
    .il_uneven = hip_il_uneven,
};
