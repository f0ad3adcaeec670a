#include "support.h"

#include <stdio.h>

#include "grammar.h"

static const uint16_t refused_by_all[] = {
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

static bool has_any(const struct ur_spirv_module *module, const uint16_t *refused, size_t count,
                    char *why, size_t why_size) {
    for (size_t i = 0; i < count; ++i) {
        if (ur_spirv_has(module, refused[i])) {
            const char *name = ur_spirv_value_name(UR_SPIRV_Capability, refused[i]);
            snprintf(why, why_size, "capability %s is not supported", name ? name : "?");
            return true;
        }
    }
    return false;
}

static bool is_known(const struct ur_spirv_support *support, uint32_t capability) {
    for (size_t i = 0; i < support->known_count; ++i) {
        if (support->known[i] == capability) {
            return true;
        }
    }
    return ur_spirv_value_name(UR_SPIRV_Capability, capability) != NULL;
}

bool ur_spirv_supported(const struct ur_spirv_module *module,
                        const struct ur_spirv_support *support, char *why, size_t why_size) {
    if (has_any(module, refused_by_all, sizeof(refused_by_all) / sizeof(*refused_by_all), why,
                why_size) ||
        has_any(module, support->refused, support->refused_count, why, why_size)) {
        return false;
    }
    const struct ur_spirv_list *declared = &module->sections[UR_SPIRV_CAPABILITIES];
    for (uint32_t i = 0; i < declared->count; ++i) {
        const struct ur_spirv_instruction *at = &declared->items[i];
        if (at->opcode == SpvOpCapability && at->count && !is_known(support, at->operands[0])) {
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
