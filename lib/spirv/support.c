#include "support.h"

#include <stdio.h>

#include "grammar.h"

/* What else instructions mean where it is declared is another thing. A capability that only adds
 * instructions or types is no reason: whoever emits them says which one it lacks. */
static bool changes_meanings(uint32_t capability) {
    return capability == SpvCapabilityVectorComputeINTEL;
}

/* Outside of functions, where nobody looks at what is not named: a module read without these would
 * be another one. */
static bool changes_others(uint32_t opcode) {
    switch (opcode) {
    case SpvOpTypeStructContinuedINTEL:
    case SpvOpConstantCompositeContinuedINTEL:
    case SpvOpSpecConstantCompositeContinuedINTEL:
    case SpvOpConditionalExtensionINTEL:
    case SpvOpConditionalEntryPointINTEL:
    case SpvOpConditionalCapabilityINTEL:
        return true;
    default:
        return false;
    }
}

bool ur_spirv_supported(const struct ur_spirv_module *module, char *why, size_t why_size) {
    for (unsigned s = 0; s < UR_SPIRV_SECTIONS; ++s) {
        for (uint32_t i = 0; i < module->sections[s].count; ++i) {
            const struct ur_spirv_instruction *at = &module->sections[s].items[i];
            if (changes_others(at->opcode)) {
                snprintf(why, why_size, "%s at word %u: not supported",
                         ur_spirv_opcode_name(at->opcode), at->word);
                return false;
            }
        }
    }
    const struct ur_spirv_list *declared = &module->sections[UR_SPIRV_CAPABILITIES];
    for (uint32_t i = 0; i < declared->count; ++i) {
        const struct ur_spirv_instruction *at = &declared->items[i];
        if (at->opcode != SpvOpCapability) {
            continue;
        }
        const char *name = ur_spirv_value_name(UR_SPIRV_Capability, at->operands[0]);
        if (name && changes_meanings(at->operands[0])) {
            snprintf(why, why_size, "capability %s is not supported", name);
            return false;
        }
        if (!name) {
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
