#include "certain.h"

#include <stdbool.h>
#include <string.h>

#include "flow.h"

static bool says_nothing(const struct ur_spirv_instruction *insn) {
    return insn->opcode == SpvOpLine || insn->opcode == SpvOpNoLine;
}

/* Whether nobody comes to the block of this label. */
static bool unreachable(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                        uint32_t label) {
    if (ur_spirv_opcode(module, label) != SpvOpLabel ||
        &module->functions[module->ids[label].function] != f) {
        return false;
    }
    const struct ur_spirv_block *block = &f->blocks[module->ids[label].block];
    if (block->list.items[block->terminator].opcode != SpvOpUnreachable) {
        return false;
    }
    for (uint32_t i = 1; i < block->terminator; ++i) {
        if (!says_nothing(&block->list.items[i])) {
            return false;
        }
    }
    return true;
}

/* A way that is left out may have been the only one to its block, which then has none: no phi is
 * there, and what follows a switch keeps the ways that it had from it. */
static void drop(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                 struct ur_spirv_instruction *insn) {
    uint32_t *words = insn->operands;
    uint32_t one = ur_spirv_case_words(ur_spirv_width(module, ur_spirv_type(module, words[0]))) + 1;
    uint32_t to = 2;
    for (uint32_t from = 2; from + one <= insn->count; from += one) {
        if (!unreachable(module, f, words[from + one - 1])) {
            memmove(&words[to], &words[from], one * sizeof(*words));
            to += one;
        }
    }
    if (to > 2 && unreachable(module, f, words[1])) {
        to -= one;
        words[1] = words[to + one - 1];
    }
    insn->count = (uint16_t)to;
}

void ur_spirv_drop_unreachable(struct ur_spirv_module *module) {
    for (uint32_t i = 0; i < module->function_count; ++i) {
        const struct ur_spirv_function *f = &module->functions[i];
        for (uint32_t b = 0; b < f->block_count; ++b) {
            const struct ur_spirv_block *block = &f->blocks[b];
            struct ur_spirv_instruction *end = &block->list.items[block->terminator];
            if (end->opcode == SpvOpSwitch && end->count >= 2) {
                drop(module, f, end);
            }
        }
    }
}
