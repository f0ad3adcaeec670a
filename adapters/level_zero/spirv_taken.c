/* What of SPIR-V a driver can be given. Intel's compiler for GPUs ends the process over a version
 * or an extension that it does not know, and over instructions that it lacks, and Level Zero's
 * drivers do not say what they know: so they are asked. */
#include "ask/ask.h"
#include "context.h"
#include "program.h"
#include "ze.h"

#include <string.h>

/* Extensions that its releases have taken for years; nobody is asked about these. */
static const char *const taken[] = {
    "SPV_EXT_shader_atomic_float_add",
    "SPV_EXT_shader_atomic_float_min_max",
    "SPV_INTEL_arbitrary_precision_integers",
    "SPV_INTEL_function_pointers",
    "SPV_INTEL_inline_assembly",
    "SPV_INTEL_kernel_attributes",
    "SPV_INTEL_optnone",
    "SPV_INTEL_split_barrier",
    "SPV_INTEL_subgroups",
    "SPV_INTEL_unstructured_loop_controls",
    "SPV_INTEL_variable_length_array",
    "SPV_INTEL_vector_compute",
    "SPV_KHR_bit_instructions",
    "SPV_KHR_expect_assume",
    "SPV_KHR_integer_dot_product",
    "SPV_KHR_linkonce_odr",
    "SPV_KHR_no_integer_wrap_decoration",
};

/* The newest version that they take; drivers announce an earlier one. */
#define NEWEST UR_SPIRV_VERSION(1, 4)

/* What release 2.40 ends the process over (scripts/real-drivers.sh igc). */
static const uint32_t doubtful[] = {SpvOpImage};

static bool takes(const void *driver, const char *extension) {
    ur_context_handle_t context = (ur_context_handle_t)(uintptr_t)driver;
    for (size_t i = 0; i < ZE_COUNT(taken); ++i) {
        if (strcmp(taken[i], extension) == 0) {
            return true;
        }
    }
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (ze_device_is_intel_gpu(context->devices[i]) &&
            !ur_ask_survived(
                ur_ask_extension(context->devices[i], extension, UR_SPIRV_VERSION(1, 0)))) {
            return false;
        }
    }
    return true;
}

static bool survives(const void *driver, const void *code, size_t size) {
    ur_context_handle_t context = (ur_context_handle_t)(uintptr_t)driver;
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (ze_device_is_intel_gpu(context->devices[i]) &&
            !ur_ask_survived(ur_ask_module(context->devices[i], code, size))) {
            return false;
        }
    }
    return true;
}

struct ur_spirv_taker ze_spirv_taker(ur_context_handle_t context) {
    struct ur_spirv_taker taker = {NULL};
    for (uint32_t i = 0; i < context->device_count; ++i) {
        const uint32_t announced = context->devices[i]->module.spirvVersionSupported;
        if (ze_device_is_intel_gpu(context->devices[i])) {
            taker = (struct ur_spirv_taker){.takes = takes,
                                            .survives = survives,
                                            .driver = context,
                                            .newest = UR_SPIRV_VERSION(ZE_MAJOR_VERSION(announced),
                                                                       ZE_MINOR_VERSION(announced)),
                                            .doubtful = doubtful,
                                            .doubtful_count = ZE_COUNT(doubtful),
                                            .doubtful_formats = true};
            taker.newest = taker.newest < NEWEST ? NEWEST : taker.newest;
        }
    }
    return taker;
}
