/* Which extensions of SPIR-V a driver can be given. Intel's compiler for CPUs (2026.2.0) ends the
 * process over one that it does not know, where it could refuse the module. */
#include "ocl.h"

#include <stdlib.h>
#include <string.h>

#include "permanent.h"

/* cl_khr_spirv_queries, which older headers lack */
#define OCL_DEVICE_SPIRV_EXTENSIONS_KHR 0x12BA

/* What that compiler takes though the driver does not list it, each seen in a module by itself: of
 * all that the grammar names, the others end the process (docs/validation.md). */
static const char *const taken[] = {
    "SPV_EXT_shader_atomic_float16_add",
    "SPV_EXT_shader_atomic_float_add",
    "SPV_EXT_shader_atomic_float_min_max",
    "SPV_EXT_shader_image_int64",
    "SPV_INTEL_arbitrary_precision_fixed_point",
    "SPV_INTEL_arbitrary_precision_floating_point",
    "SPV_INTEL_arbitrary_precision_integers",
    "SPV_INTEL_blocking_pipes",
    "SPV_INTEL_debug_module",
    "SPV_INTEL_device_side_avc_motion_estimation",
    "SPV_INTEL_float_controls2",
    "SPV_INTEL_fp_fast_math_mode",
    "SPV_INTEL_fpga_buffer_location",
    "SPV_INTEL_fpga_cluster_attributes",
    "SPV_INTEL_fpga_dsp_control",
    "SPV_INTEL_fpga_invocation_pipelining_attributes",
    "SPV_INTEL_fpga_loop_controls",
    "SPV_INTEL_fpga_memory_accesses",
    "SPV_INTEL_fpga_memory_attributes",
    "SPV_INTEL_fpga_reg",
    "SPV_INTEL_function_pointers",
    "SPV_INTEL_inline_assembly",
    "SPV_INTEL_io_pipes",
    "SPV_INTEL_kernel_attributes",
    "SPV_INTEL_loop_fuse",
    "SPV_INTEL_media_block_io",
    "SPV_INTEL_memory_access_aliasing",
    "SPV_INTEL_optnone",
    "SPV_INTEL_runtime_aligned",
    "SPV_INTEL_split_barrier",
    "SPV_INTEL_subgroups",
    "SPV_INTEL_unstructured_loop_controls",
    "SPV_INTEL_usm_storage_classes",
    "SPV_INTEL_variable_length_array",
    "SPV_INTEL_vector_compute",
    "SPV_KHR_bit_instructions",
    "SPV_KHR_expect_assume",
    "SPV_KHR_float_controls",
    "SPV_KHR_integer_dot_product",
    "SPV_KHR_linkonce_odr",
    "SPV_KHR_no_integer_wrap_decoration",
    "SPV_KHR_shader_clock",
    "SPV_KHR_subgroup_rotate",
    "SPV_KHR_uniform_group_instructions",
};

bool ocl_list_spirv_extensions(ur_device_handle_t device, bool permanent) {
    const char **names;
    size_t size = 0, length = 1;
    if (!device->il_version || !ocl_device_has(device, "cl_khr_spirv_queries") ||
        ocl.clGetDeviceInfo(device->cl, OCL_DEVICE_SPIRV_EXTENSIONS_KHR, 0, NULL, &size) !=
            CL_SUCCESS ||
        size == 0) {
        return true;
    }
    names = malloc(size);
    if (!names) {
        return false;
    }
    if (ocl.clGetDeviceInfo(device->cl, OCL_DEVICE_SPIRV_EXTENSIONS_KHR, size, names, NULL) !=
        CL_SUCCESS) {
        free(names);
        return true;
    }
    for (size_t i = 0; i < size / sizeof(*names); ++i) {
        length += strlen(names[i]) + 1;
    }
    char *text = permanent ? ur_permanent_alloc(length) : malloc(length);
    char *at = text;
    for (size_t i = 0; text && i < size / sizeof(*names); ++i) {
        size_t part = strlen(names[i]);
        memcpy(at, names[i], part);
        at[part] = ' ';
        at += part + 1;
    }
    if (text) {
        *at = '\0';
    }
    free(names);
    device->spirv_extensions = text;
    return text;
}

bool ocl_takes_spirv_extension(const void *driver, const char *extension) {
    ur_context_handle_t context = (ur_context_handle_t)(uintptr_t)driver;
    bool seen = false;
    for (size_t i = 0; i < sizeof(taken) / sizeof(taken[0]) && !seen; ++i) {
        seen = strcmp(taken[i], extension) == 0;
    }
    for (uint32_t i = 0; i < context->device_count && !seen; ++i) {
        const char *listed = context->devices[i]->spirv_extensions;
        if (listed && !ocl_has_extension(listed, extension)) {
            return false;
        }
    }
    return true;
}
