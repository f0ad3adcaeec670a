/* What of SPIR-V a driver can be given. Intel's compiler for GPUs ends the process over a version
 * or an extension that it does not know, and over instructions that it lacks, and Level Zero's
 * drivers do not say what they know. */
#include "ze.h"

#include <string.h>

/* The extensions that its release 2.40 takes, each seen in a module by itself, of all that the
 * grammar and the compiler itself name (scripts/real-drivers.sh igc). */
static const char *const taken[] = {
    "SPV_EXT_long_vector",
    "SPV_EXT_optnone",
    "SPV_EXT_relaxed_printf_string_address_space",
    "SPV_EXT_shader_atomic_float_add",
    "SPV_EXT_shader_atomic_float_min_max",
    "SPV_INTEL_2d_block_io",
    "SPV_INTEL_arbitrary_precision_integers",
    "SPV_INTEL_bfloat16_arithmetic",
    "SPV_INTEL_bfloat16_conversion",
    "SPV_INTEL_bindless_images",
    "SPV_INTEL_cache_controls",
    "SPV_INTEL_debug_module",
    "SPV_INTEL_device_barrier",
    "SPV_INTEL_fp_fast_math_mode",
    "SPV_INTEL_fp_max_error",
    "SPV_INTEL_function_pointers",
    "SPV_INTEL_global_variable_decorations",
    "SPV_INTEL_global_variable_host_access",
    "SPV_INTEL_inline_assembly",
    "SPV_INTEL_joint_matrix",
    "SPV_INTEL_kernel_attributes",
    "SPV_INTEL_long_composites",
    "SPV_INTEL_memory_access_aliasing",
    "SPV_INTEL_optnone",
    "SPV_INTEL_predicated_io",
    "SPV_INTEL_rounded_divide_sqrt",
    "SPV_INTEL_sigmoid",
    "SPV_INTEL_split_barrier",
    "SPV_INTEL_subgroup_buffer_prefetch",
    "SPV_INTEL_subgroup_matrix_multiply_accumulate",
    "SPV_INTEL_subgroups",
    "SPV_INTEL_tensor_float32_conversion",
    "SPV_INTEL_unstructured_loop_controls",
    "SPV_INTEL_variable_length_array",
    "SPV_INTEL_vector_compute",
    "SPV_KHR_bfloat16",
    "SPV_KHR_bit_instructions",
    "SPV_KHR_cooperative_matrix",
    "SPV_KHR_expect_assume",
    "SPV_KHR_integer_dot_product",
    "SPV_KHR_linkonce_odr",
    "SPV_KHR_no_integer_wrap_decoration",
    "SPV_KHR_non_semantic_info",
    "SPV_KHR_shader_clock",
    "SPV_KHR_subgroup_rotate",
    "SPV_KHR_uniform_group_instructions",
};

/* The newest version that it takes; its drivers announce an earlier one. */
#define NEWEST UR_SPIRV_VERSION(1, 6)

static const uint32_t missing[] = {SpvOpImage};

static bool takes(const void *unused, const char *extension) {
    (void)unused;
    for (size_t i = 0; i < ZE_COUNT(taken); ++i) {
        if (strcmp(taken[i], extension) == 0) {
            return true;
        }
    }
    return false;
}

struct ur_spirv_taker ze_spirv_taker(ur_context_handle_t context) {
    struct ur_spirv_taker taker = {NULL};
    for (uint32_t i = 0; i < context->device_count; ++i) {
        const ze_device_properties_t *device = &context->devices[i]->properties;
        const uint32_t announced = context->devices[i]->module.spirvVersionSupported;
        if (device->type != ZE_DEVICE_TYPE_GPU || device->vendorId != 0x8086) {
            continue;
        }
        taker = (struct ur_spirv_taker){
            .takes = takes,
            .newest = UR_SPIRV_VERSION(ZE_MAJOR_VERSION(announced), ZE_MINOR_VERSION(announced)),
            .missing = missing,
            .missing_count = ZE_COUNT(missing)};
        taker.newest = taker.newest < NEWEST ? NEWEST : taker.newest;
    }
    return taker;
}
