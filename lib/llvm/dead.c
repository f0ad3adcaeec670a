/* Blocks that constants keep control from: what stands behind a specialization constant that is
 * false may call functions that no module has. LLVM leaves such blocks out by itself. */
#include "emit.h"
#include "spirv/flow.h"
#include "spirv/fold.h"

#define NONE UR_SPIRV_NONE

static bool like(const struct ur_spirv_module *module, uint32_t type,
                 struct ur_spirv_number *number) {
    uint32_t kind = ur_spirv_opcode(module, type),
             width = kind == SpvOpTypeBool ? 1 : ur_spirv_width(module, type);
    *number = (struct ur_spirv_number){0, (uint16_t)kind, (uint16_t)width};
    return (kind == SpvOpTypeInt || kind == SpvOpTypeBool) && width <= 64;
}

/* The number that an id is in any launch. */
static bool dead_number_of(const struct ur_spirv_module *module, uint32_t id, unsigned depth,
                           struct ur_spirv_number *number) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    struct ur_spirv_number in[3];
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    uint32_t count = 0;
    if (!insn || !like(module, insn->type, number)) {
        return false;
    }
    if (ur_spirv_constant(module, id, &number->bits)) {
        return true;
    }
    if (depth == 0 || module->ids[id].function == NONE || insn->count > 3) {
        return false;
    }
    ur_spirv_walk_begin(&walk, module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (!item.id || count == 3 ||
            !dead_number_of(module, insn->operands[item.first], depth - 1, &in[count++])) {
            return false;
        }
    }
    if (insn->opcode == SpvOpCopyObject && count == 1) {
        number->bits = in[0].bits;
        return true;
    }
    return count && ur_spirv_fold(insn->opcode, in, number) == UR_SPIRV_FOLDED;
}

/* The one way that a branch goes; 0: it is not decided. */
static uint32_t decided(const struct ur_spirv_module *module,
                        const struct ur_spirv_instruction *end) {
    enum { MOST_DEPTH = 8 };
    struct ur_spirv_number number;
    bool chooses = (end->opcode == SpvOpBranchConditional && end->count > 2) ||
                   (end->opcode == SpvOpSwitch && end->count > 1);
    if (!chooses || !dead_number_of(module, end->operands[0], MOST_DEPTH, &number)) {
        return 0;
    }
    return ur_spirv_decided(end, &number);
}

static void reach(struct fn *k, uint32_t label, uint32_t *stack, uint32_t *depth) {
    const struct ur_spirv_module *module = k->t->module;
    if (ur_spirv_opcode(module, label) != SpvOpLabel ||
        &module->functions[module->ids[label].function] != k->function) {
        return;
    }
    uint32_t block = module->ids[label].block;
    if (!k->reached[block]) {
        k->reached[block] = true;
        stack[(*depth)++] = block;
    }
}

bool ll_is_dead(struct fn *k) {
    const struct ur_spirv_module *module = k->t->module;
    const struct ur_spirv_function *f = k->function;
    if (!k->reached) {
        uint32_t *stack = ur_out_alloc(&k->t->out, f->block_count + 1u, sizeof(*stack)), depth = 0;
        k->reached = ur_out_alloc(&k->t->out, f->block_count + 1u, sizeof(*k->reached));
        reach(k, f->blocks[0].label, stack, &depth);
        while (depth) {
            const struct ur_spirv_block *block = &f->blocks[stack[--depth]];
            const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
            uint32_t only = decided(module, end), to;
            for (uint32_t n = 0; !only && (to = ur_spirv_target(module, end, n)) != 0; ++n) {
                reach(k, to, stack, &depth);
            }
            if (only) {
                reach(k, only, stack, &depth);
            }
        }
    }
    return !k->reached[module->ids[k->label].block];
}
