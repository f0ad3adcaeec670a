/* Where pointers point to, and what lies there. */
#include "layout.h"
#include "promote.h"

#define NONE UR_SPIRV_NONE

/* ---- numbers --------------------------------------------------------------------------------- */

static bool places_like(const struct ur_spirv_module *module, uint32_t type,
                        struct ur_spirv_number *number) {
    uint32_t kind = ur_spirv_opcode(module, type),
             width = kind == SpvOpTypeBool ? 1 : ur_spirv_width(module, type);
    *number = (struct ur_spirv_number){0, (uint16_t)kind, (uint16_t)width};
    return (kind == SpvOpTypeInt || kind == SpvOpTypeBool) && width - 1 < 64;
}

bool promote_plain(struct promote *p, uint32_t id, struct ur_spirv_number *number) {
    const struct ur_spirv_module *module = p->module;
    return ur_spirv_opcode(module, id) != SpvOpSpecConstantOp &&
           places_like(module, ur_spirv_type(module, id), number) &&
           ur_spirv_constant(module, id, &number->bits);
}

bool promote_fold(struct promote *p, const struct ur_spirv_instruction *insn,
                  promote_number number_of, struct ur_spirv_number *number) {
    struct ur_spirv_number in[3];
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    uint32_t count = 0;
    if (!insn->result || insn->count == 0 || insn->count > 3 ||
        !places_like(p->module, insn->type, number)) {
        return false;
    }
    ur_spirv_walk_begin(&walk, p->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (!item.id || count == 3 || !number_of(p, insn->operands[item.first], &in[count++])) {
            return false;
        }
    }
    if (insn->opcode == SpvOpCopyObject && count == 1) {
        number->bits = in[0].bits;
        return true;
    }
    return count && ur_spirv_fold(insn->opcode, in, number) == UR_SPIRV_FOLDED;
}

/* ---- pointers -------------------------------------------------------------------------------- */

bool promote_step(struct promote *p, const struct ur_spirv_instruction *insn, promote_number number,
                  uint32_t *base, int64_t *bytes, bool *known) {
    const struct ur_spirv_module *module = p->module;
    bool constant = insn->opcode == SpvOpSpecConstantOp;
    uint32_t opcode = constant && insn->count ? insn->operands[0] : insn->opcode, at = constant;
    *bytes = 0;
    *known = true;
    if (insn->count <= at || ur_spirv_opcode(module, insn->type) != SpvOpTypePointer) {
        return false;
    }
    *base = insn->operands[at++];
    switch (opcode) {
    case SpvOpBitcast:
    case SpvOpCopyObject:
    case SpvOpPtrCastToGeneric:
        return insn->count == at;
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        break;
    default:
        return false;
    }
    uint32_t pointer = ur_spirv_type(module, *base);
    uint32_t type = ur_spirv_opcode(module, pointer) == SpvOpTypePointer
                        ? ur_spirv_operand(module, pointer, 1)
                        : 0;
    bool element = opcode == SpvOpPtrAccessChain || opcode == SpvOpInBoundsPtrAccessChain;
    for (; type && at < insn->count; ++at, element = false) {
        struct ur_spirv_layout_step step;
        struct ur_spirv_number index = {0};
        if (!ur_spirv_layout_step(module, type, insn->operands[at], element, &step)) {
            return false;
        }
        type = step.type;
        if (step.member) {
            if (__builtin_add_overflow(*bytes, (int64_t)step.bytes, bytes)) {
                return false;
            }
        } else if (!number(p, insn->operands[at], &index)) {
            *known = false;
        } else {
            int64_t by = index.width < 64
                             ? (int64_t)(index.bits << (64 - index.width)) >> (64 - index.width)
                             : (int64_t)index.bits,
                    sum;
            if (__builtin_mul_overflow(by, (int64_t)step.bytes, &sum) ||
                __builtin_add_overflow(*bytes, sum, bytes)) {
                return false;
            }
        }
    }
    return type != 0;
}

/* ---- tables ---------------------------------------------------------------------------------- */

uint32_t promote_part(struct promote *p, uint32_t constant, uint64_t at, uint32_t type) {
    struct ur_spirv_module *module = p->module;
    for (unsigned depth = 0; depth < PROMOTE_DEPTH; ++depth) {
        const struct ur_spirv_instruction *found = ur_spirv_definition(module, constant);
        struct ur_spirv_layout part;
        if (!found || module->ids[constant].function != NONE) {
            return 0;
        }
        if (found->type == type && at == 0) {
            return constant;
        }
        if (found->opcode == SpvOpConstantNull) {
            struct ur_spirv_layout all;
            return ur_spirv_layout(module, found->type, &all) &&
                           ur_spirv_layout(module, type, &part) && part.extent <= all.size &&
                           at <= all.size - part.extent
                       ? promote_declare(p, SpvOpConstantNull, type, 0, NULL)
                       : 0;
        }
        const struct ur_spirv_instruction *whole = ur_spirv_definition(module, found->type);
        uint32_t kind = whole ? whole->opcode : SpvOpNop;
        if (found->opcode != SpvOpConstantComposite ||
            (kind != SpvOpTypeArray && kind != SpvOpTypeVector) ||
            !ur_spirv_layout(module, whole->operands[0], &part) || part.size == 0 ||
            at / part.size >= found->count) {
            return 0;
        }
        constant = found->operands[at / part.size];
        at %= part.size;
    }
    return 0;
}

/* Whether a pointer may lead to a table: its numbers are worth computing then alone. */
static bool leads_to_table(const struct ur_spirv_module *module, uint32_t id) {
    for (unsigned depth = 0; depth < PROMOTE_DEPTH; ++depth) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
        if (!insn || ur_spirv_opcode(module, insn->type) != SpvOpTypePointer) {
            return false;
        }
        if (insn->opcode == SpvOpVariable) {
            return ur_spirv_is_table(module, insn);
        }
        uint32_t at = insn->opcode == SpvOpSpecConstantOp;
        if (insn->count <= at) {
            return false;
        }
        id = insn->operands[at];
    }
    return false;
}

uint32_t promote_table(struct promote *p, const struct ur_spirv_instruction *load,
                       promote_number number) {
    int64_t at = 0;
    uint32_t id = load->opcode == SpvOpLoad && load->count ? load->operands[0] : 0;
    if (!leads_to_table(p->module, id) ||
        (load->count > 1 && (load->operands[1] & SpvMemoryAccessVolatileMask))) {
        return 0;
    }
    for (unsigned depth = 0; id && depth < PROMOTE_DEPTH; ++depth) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(p->module, id);
        int64_t bytes;
        bool known;
        if (!insn) {
            return 0;
        }
        if (ur_spirv_is_table(p->module, insn)) {
            return at >= 0 ? promote_part(p, insn->operands[1], (uint64_t)at, load->type) : 0;
        }
        if (!promote_step(p, insn, number, &id, &bytes, &known) || !known ||
            __builtin_add_overflow(at, bytes, &at)) {
            return 0;
        }
    }
    return 0;
}
