/* Whether a function changes memory at a place of which it is not known that it is not another one
 * that it reads or changes. LLVM brings accesses to neighbours together in loops that it makes
 * vectors of, moves reads up and writes down for that, and holds whatever lies between for
 * independent in loops over work-items, as work-items are of each other. */
#include "emit.h"

struct index {
    uint32_t of; /* an id, or 0 */
    int64_t more;
};

static struct index index_of(const struct ur_spirv_module *module, uint32_t id) {
    uint64_t value, shift;
    if (ur_spirv_constant(module, id, &value)) {
        return (struct index){0, (int64_t)value};
    }
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    while (insn && (insn->opcode == SpvOpUConvert || insn->opcode == SpvOpSConvert)) {
        id = insn->operands[0];
        insn = ur_spirv_definition(module, id);
    }
    if (!insn || insn->count != 2 || !ur_spirv_constant(module, insn->operands[1], &value)) {
        return (struct index){id, 0};
    }
    const struct ur_spirv_instruction *left = ur_spirv_definition(module, insn->operands[0]);
    bool adds =
        insn->opcode == SpvOpIAdd ||
        (insn->opcode == SpvOpBitwiseOr && left && left->count == 2 &&
         left->opcode == SpvOpShiftLeftLogical &&
         ur_spirv_constant(module, left->operands[1], &shift) && shift < 32 && value >> shift == 0);
    return adds ? (struct index){insn->operands[0], (int64_t)value} : (struct index){id, 0};
}

/* Whether two pointers into one thing are the same, or lead to different numbers. */
static bool order_known(const struct ur_spirv_module *module, uint32_t a, uint32_t b) {
    enum { NEAR = 128 }; /* differences that no conversion cuts off */
    const struct ur_spirv_instruction *x = ur_spirv_definition(module, a),
                                      *y = ur_spirv_definition(module, b);
    if (a == b) {
        return true;
    }
    if (!x || !y || x->opcode != y->opcode || x->type != y->type || x->count != y->count ||
        x->count < 2 || x->operands[0] != y->operands[0] || x->opcode < SpvOpAccessChain ||
        x->opcode > SpvOpInBoundsPtrAccessChain) {
        return false;
    }
    for (uint32_t i = 1; i < x->count; ++i) {
        struct index left = index_of(module, x->operands[i]),
                     right = index_of(module, y->operands[i]);
        int64_t apart = (int64_t)((uint64_t)left.more - (uint64_t)right.more);
        if (left.of != right.of || apart >= NEAR || apart <= -NEAR) {
            return false;
        }
        if (apart) {
            return true;
        }
    }
    return true;
}

/* The variable, parameter or else that a pointer was made of. */
static uint32_t order_root(const struct ur_spirv_module *module, uint32_t pointer) {
    for (int depth = 0; depth < 32; ++depth) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(module, pointer);
        bool leads =
            insn && insn->count &&
            ((insn->opcode >= SpvOpAccessChain && insn->opcode <= SpvOpInBoundsPtrAccessChain) ||
             insn->opcode == SpvOpBitcast || insn->opcode == SpvOpCopyObject ||
             insn->opcode == SpvOpPtrCastToGeneric);
        if (!leads) {
            break;
        }
        pointer = insn->operands[0];
    }
    return pointer;
}

bool ll_keeps_order(const struct tr *t, const struct ur_spirv_function *f) {
    enum { MOST = 256 };
    uint32_t written[MOST], roots[MOST], count = 0;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
            const struct ur_spirv_instruction *insn = &f->blocks[b].list.items[i];
            if (insn->opcode != SpvOpStore || !insn->count) {
                continue;
            }
            if (count == MOST) {
                return true;
            }
            written[count] = insn->operands[0];
            roots[count++] = order_root(t->module, insn->operands[0]);
        }
    }
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
            const struct ur_spirv_instruction *insn = &f->blocks[b].list.items[i];
            bool accesses = insn->opcode == SpvOpStore || insn->opcode == SpvOpLoad;
            uint32_t root = accesses && insn->count ? order_root(t->module, insn->operands[0]) : 0;
            for (uint32_t k = 0; root && k < count; ++k) {
                if (roots[k] == root && !order_known(t->module, written[k], insn->operands[0])) {
                    return true;
                }
            }
        }
    }
    return false;
}
