/* What only CUDA's devices have: queries answered by the management library, and where shared
 * memory starts. */
#include <stdio.h>

#include "code.h"
#include "nvml.h"
#include "stream.h"

static void version_text(int version, char *text, size_t size) {
    char driver[80];
    if (cuda_nvml_driver_version(driver, sizeof(driver))) {
        snprintf(text, size, "CUDA %d.%d (driver %.40s)", version / 1000, version % 1000 / 10,
                 driver);
    } else {
        snprintf(text, size, "CUDA %d.%d", version / 1000, version % 1000 / 10);
    }
}

static void device_describe(ur_device_handle_t device) {
    snprintf(device->arch, sizeof(device->arch), "sm_%d%d", device->attr[DRV_ATTR_CAPABILITY_MAJOR],
             device->attr[DRV_ATTR_CAPABILITY_MINOR]);
    device->manager = device->pci[0] ? cuda_nvml_device(device->pci) : NULL;
    if (device->attr[DRV_ATTR_CLOCK_KHZ] <= 0) {
        unsigned core, memory;
        if (cuda_nvml_max_clocks(device->manager, &core, &memory)) {
            device->attr[DRV_ATTR_CLOCK_KHZ] = (int)(core * 1000);
            device->attr[DRV_ATTR_MEMORY_CLOCK_KHZ] = (int)(memory * 1000);
        }
    }
}

/* The translator of SPIR-V makes sub-groups of parts of warps. */
static uint32_t most_sub_group(ur_device_handle_t device) {
    return (uint32_t)device->attr[DRV_ATTR_WARP_SIZE];
}

/* NVML's bits for why clocks are low. */
static ur_device_throttle_reasons_flags_t throttle_flags(unsigned long long reasons) {
    static const struct {
        unsigned long long bit;
        ur_device_throttle_reasons_flags_t flag;
    } map[] = {
        {0x002, UR_DEVICE_THROTTLE_REASONS_FLAG_SW_RANGE},      /* clocks that a program has set */
        {0x004, UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP},     /* software power cap */
        {0x008, UR_DEVICE_THROTTLE_REASONS_FLAG_HW_RANGE},      /* hardware slowdown */
        {0x010, UR_DEVICE_THROTTLE_REASONS_FLAG_OTHER},         /* in step with other devices */
        {0x020, UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT}, /* software thermal slowdown */
        {0x040, UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT}, /* hardware thermal slowdown */
        {0x080, UR_DEVICE_THROTTLE_REASONS_FLAG_PSU_ALERT},     /* power brake */
        {0x100, UR_DEVICE_THROTTLE_REASONS_FLAG_OTHER},         /* clocks of the display */
    };
    ur_device_throttle_reasons_flags_t flags = 0; /* 0x001, an idle device, is no reason */
    for (size_t i = 0; i < sizeof(map) / sizeof(map[0]); ++i) {
        flags |= reasons & map[i].bit ? map[i].flag : 0;
    }
    return flags;
}

static ur_result_t query(ur_device_handle_t device, ur_device_info_t property, ur_info_out out) {
    struct cuda_nvml_memory memory;
    unsigned long long reasons;
    unsigned lowest, highest, percent;
    switch ((int)property) {
    case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
        return cuda_nvml_memory(device->manager, &memory)
                   ? ur_info_value(out, uint64_t, memory.free)
                   : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS:
        return cuda_nvml_throttle_reasons(device->manager, &reasons)
                   ? ur_info_value(out, ur_device_throttle_reasons_flags_t, throttle_flags(reasons))
                   : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_FAN_SPEED:
        return cuda_nvml_fan_speed(device->manager, &percent)
                   ? ur_info_value(out, int32_t, (int32_t)percent)
                   : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_MIN_POWER_LIMIT:
    case UR_DEVICE_INFO_MAX_POWER_LIMIT:
        return cuda_nvml_power_limits(device->manager, &lowest, &highest)
                   ? ur_info_value(
                         out, int32_t,
                         (int32_t)(property == UR_DEVICE_INFO_MIN_POWER_LIMIT ? lowest : highest))
                   : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_HALF_FP_CONFIG:
        return ur_info_value(out, ur_device_fp_capability_flags_t,
                             device->attr[DRV_ATTR_CAPABILITY_MAJOR] * 10 +
                                         device->attr[DRV_ATTR_CAPABILITY_MINOR] >=
                                     53
                                 ? UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN |
                                       UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST |
                                       UR_DEVICE_FP_CAPABILITY_FLAG_FMA |
                                       UR_DEVICE_FP_CAPABILITY_FLAG_DENORM
                                 : 0);
    case UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE:
    case UR_DEVICE_INFO_ASYNC_BARRIER:
        return ur_info_value(out, ur_bool_t, device->attr[DRV_ATTR_CAPABILITY_MAJOR] >= 8);
    case UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS:
        return ur_info_value(out, ur_bool_t, device->attr[DRV_ATTR_CAPABILITY_MAJOR] >= 7);
    case UR_DEVICE_INFO_EXTENSIONS: {
        const char *why;
        char text[160];
        snprintf(text, sizeof(text), "cl_khr_fp64 cl_khr_subgroups%s%s",
                 device->attr[DRV_ATTR_CAPABILITY_MAJOR] >= 6
                     ? " cl_khr_fp16 cl_khr_int64_base_atomics cl_khr_int64_extended_atomics"
                     : "",
                 cuda_il_known(&why) ? " cl_khr_il_program" : "");
        return ur_info_string(out, text);
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* Writes the address of its dynamic shared memory, which it has nothing in front of but what the
 * device reserves. */
static const char probe[] = ".version 6.0\n"
                            ".target sm_50\n"
                            ".address_size 64\n"
                            ".extern .shared .align 16 .b8 dynamic[];\n"
                            ".visible .entry ur_shared_start(.param .u64 out)\n"
                            "{\n"
                            "  .reg .b64 %rd<3>;\n"
                            "  ld.param.u64 %rd1, [out];\n"
                            "  mov.u64 %rd2, dynamic;\n"
                            "  st.global.u64 [%rd1], %rd2;\n"
                            "  ret;\n"
                            "}\n";

static ur_result_t shared_start(struct stream_place *place, uint32_t *start) {
    *start = 0;
    if (place->device->attr[DRV_ATTR_SHARED_RESERVED] <= 0) {
        return UR_RESULT_SUCCESS;
    }
    char log[512];
    struct drv_jit jit = {.optimise = -1, .log = log, .log_size = sizeof(log)};
    drv_module module;
    drv_function function;
    drv_stream stream;
    void *memory = NULL;
    uint64_t value = 0;
    drv_result result = drv_module_load(&module, probe, &jit);
    if (result != DRV_OK) {
        return stream_fail(result, "finding where local memory starts");
    }
    result = drv_module_function(&function, module, "ur_shared_start");
    if (result == DRV_OK) {
        result = drv_alloc_device(&memory, sizeof(value));
    }
    if (result != DRV_OK) {
        goto unload;
    }
    result = drv_stream_create(&stream, false, 0);
    if (result != DRV_OK) {
        goto free_memory;
    }
    struct drv_launch launch = {.grid = {1, 1, 1}, .block = {1, 1, 1}, .shared = 16};
    void *params[] = {&memory};
    result = drv_launch_plain(function, &launch, stream, params);
    if (result == DRV_OK) {
        result = drv_copy_linear(&value, memory, sizeof(value), stream);
    }
    if (result == DRV_OK) {
        result = drv_stream_wait(stream);
    }
    (void)drv_stream_destroy(stream);

free_memory:
    (void)drv_free_device(memory);
unload:
    (void)drv_module_unload(module);
    if (result != DRV_OK) {
        return stream_fail(result, "finding where local memory starts");
    }
    *start = (uint32_t)value;
    return UR_RESULT_SUCCESS;
}

const struct stream_device_ops stream_device_ops = {
    .version_text = version_text,
    .describe = device_describe,
    .query = query,
    .most_sub_group = most_sub_group,
    .shared_start = shared_start,
    .image_kind = cuda_image_kind,
    .image_scan = cuda_image_scan,
    .il_known = cuda_il_known,
    .il_translate = cuda_il_translate,
    .il_uneven = cuda_il_uneven,
};
