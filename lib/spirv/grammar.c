#include "grammar.h"

#include <string.h>

static const char *name_at(uint16_t offset) {
    return ur_spirv_names[offset / sizeof(ur_spirv_names[0])] + offset % sizeof(ur_spirv_names[0]);
}

static const struct ur_spirv_grammar *grammar_find(const struct ur_spirv_grammar *table,
                                                   unsigned count, uint32_t opcode) {
    unsigned low = 0;
    while (low < count) {
        unsigned middle = low + (count - low) / 2;
        if (table[middle].opcode < opcode) {
            low = middle + 1;
        } else {
            count = middle;
        }
    }
    return &table[low];
}

const struct ur_spirv_grammar *ur_spirv_grammar(uint32_t opcode) {
    if (opcode < UR_SPIRV_CORE_OPCODES) {
        uint16_t index = ur_spirv_core_opcodes[opcode];
        return index ? &ur_spirv_instructions[index - 1] : NULL;
    }
    const struct ur_spirv_grammar *end = ur_spirv_instructions + ur_spirv_num_instructions;
    const struct ur_spirv_grammar *at =
        grammar_find(ur_spirv_instructions, ur_spirv_num_instructions, opcode);
    return at < end && at->opcode == opcode ? at : NULL;
}

const struct ur_spirv_grammar *ur_spirv_extended_grammar(enum ur_spirv_set set, uint32_t number) {
    if (set >= UR_SPIRV_NON_SEMANTIC) {
        return NULL;
    }
    const struct ur_spirv_set_facts *facts = &ur_spirv_sets[set];
    const struct ur_spirv_grammar *at = grammar_find(facts->instructions, facts->count, number);
    return at < facts->instructions + facts->count && at->opcode == number ? at : NULL;
}

const struct ur_spirv_value *ur_spirv_value(enum ur_spirv_kind kind, uint32_t value) {
    unsigned low = ur_spirv_kinds[kind].first, end = low + ur_spirv_kinds[kind].count, high = end;
    while (low < high) {
        unsigned middle = low + (high - low) / 2;
        if (ur_spirv_values[middle].value < value) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < end && ur_spirv_values[low].value == value ? &ur_spirv_values[low] : NULL;
}

enum ur_spirv_set ur_spirv_set_of(const char *name) {
    for (unsigned i = 0; i < ur_spirv_num_set_names; ++i) {
        if (strcmp(ur_spirv_set_names[i].name, name) == 0) {
            return ur_spirv_set_names[i].set;
        }
    }
    return strncmp(name, "NonSemantic.", 12) == 0 ? UR_SPIRV_NON_SEMANTIC : UR_SPIRV_OTHER_SET;
}

const char *ur_spirv_opcode_name(uint32_t opcode) {
    const struct ur_spirv_grammar *grammar = ur_spirv_grammar(opcode);
    return grammar ? name_at(grammar->name) : NULL;
}

const char *ur_spirv_extended_name(enum ur_spirv_set set, uint32_t number) {
    const struct ur_spirv_grammar *grammar = ur_spirv_extended_grammar(set, number);
    return grammar ? name_at(grammar->name) : NULL;
}

const char *ur_spirv_value_name(enum ur_spirv_kind kind, uint32_t value) {
    const struct ur_spirv_value *found = ur_spirv_value(kind, value);
    return found ? name_at(found->name) : NULL;
}

const char *ur_spirv_kind_name(enum ur_spirv_kind kind) {
    return name_at(ur_spirv_kinds[kind].name);
}

int ur_spirv_knows_extension(const char *name) {
    const char *known;
    for (unsigned i = 0; (known = ur_spirv_extension_name(i)); ++i) {
        if (strcmp(known, name) == 0) {
            return 1;
        }
    }
    return 0;
}

const char *ur_spirv_extension_name(unsigned i) {
    return i < ur_spirv_num_extensions ? name_at(ur_spirv_extensions[i]) : NULL;
}

int ur_spirv_is_hint(uint32_t opcode) {
    switch (opcode) {
    case SpvOpNop:
    case SpvOpLine:
    case SpvOpNoLine:
    case SpvOpModuleProcessed:
    case SpvOpSelectionMerge:
    case SpvOpLifetimeStart:
    case SpvOpLifetimeStop:
    case SpvOpAssumeTrueKHR:
    case SpvOpLoopControlINTEL:
    case SpvOpSubgroupBlockPrefetchINTEL:
    case SpvOpSubgroup2DBlockPrefetchINTEL:
    case SpvOpUntypedPrefetchKHR:
        return 1;
    default:
        return 0;
    }
}

int ur_spirv_ends_block(uint32_t opcode) {
    switch (opcode) {
    case SpvOpBranch:
    case SpvOpBranchConditional:
    case SpvOpSwitch:
    case SpvOpKill:
    case SpvOpReturn:
    case SpvOpReturnValue:
    case SpvOpUnreachable:
    case SpvOpTerminateInvocation:
    case SpvOpAbortKHR:
    case SpvOpIgnoreIntersectionKHR:
    case SpvOpTerminateRayKHR:
    case SpvOpEmitMeshTasksEXT:
        return 1;
    default:
        return 0;
    }
}

int ur_spirv_declares_type(uint32_t opcode) {
    if (opcode >= SpvOpTypeVoid && opcode <= SpvOpTypePipe) {
        return 1;
    }
    const struct ur_spirv_grammar *grammar =
        opcode < SpvOpTypePipe ? NULL : ur_spirv_grammar(opcode);
    return grammar && grammar->result && !grammar->typed &&
           strncmp(name_at(grammar->name), "OpType", 6) == 0;
}
