#include "support.h"

#include <stdio.h>

#include "grammar.h"

static const uint16_t refused[] = {
    SpvCapabilityDeviceEnqueue,
    SpvCapabilityPipes,
    SpvCapabilityNamedBarrier,
    SpvCapabilityPipeStorage,
    SpvCapabilityFunctionPointersINTEL,
    SpvCapabilityIndirectReferencesINTEL,
    SpvCapabilityVectorComputeINTEL,
    SpvCapabilityAsmINTEL,
    SpvCapabilityVariableLengthArrayINTEL,
    SpvCapabilityArbitraryPrecisionIntegersINTEL,
};

/* Capabilities of extensions that the grammar here does not have yet and that only decorate:
 * SPV_INTEL_global_variable_decorations and what came of it, SPV_INTEL_global_variable_host_access
 * and SPV_INTEL_global_variable_fpga_decorations. */
static const uint32_t decorations_only[] = {6146, 6187, 6189};

static bool is_known(uint32_t capability) {
    for (size_t i = 0; i < sizeof(decorations_only) / sizeof(*decorations_only); ++i) {
        if (decorations_only[i] == capability) {
            return true;
        }
    }
    return ur_spirv_value_name(UR_SPIRV_Capability, capability) != NULL;
}

bool ur_spirv_supported(const struct ur_spirv_module *module, char *why, size_t why_size) {
    for (size_t i = 0; i < sizeof(refused) / sizeof(*refused); ++i) {
        if (ur_spirv_has(module, refused[i])) {
            const char *name = ur_spirv_value_name(UR_SPIRV_Capability, refused[i]);
            snprintf(why, why_size, "capability %s is not supported", name ? name : "?");
            return false;
        }
    }
    const struct ur_spirv_list *declared = &module->sections[UR_SPIRV_CAPABILITIES];
    for (uint32_t i = 0; i < declared->count; ++i) {
        const struct ur_spirv_instruction *at = &declared->items[i];
        if (at->opcode == SpvOpCapability && at->count && !is_known(at->operands[0])) {
            snprintf(why, why_size,
                     "capability %u at word %u is of a later version of SPIR-V or of an extension "
                     "that is not known",
                     at->operands[0], at->word);
            return false;
        }
    }
    if (module->unknown) {
        snprintf(why, why_size,
                 "it has instructions of a later version of SPIR-V or of an extension that is not "
                 "known");
        return false;
    }
    if (module->addressing_model != SpvAddressingModelPhysical64) {
        snprintf(why, why_size, "its addresses do not have 64 bits (OpMemoryModel)");
        return false;
    }
    return true;
}
