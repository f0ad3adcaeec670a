/* Dot products of integers (SPV_KHR_integer_dot_product). Of four bytes they are one instruction,
 * whose sum of 32 bits holds any of them; other components are multiplied one by one in the width
 * of the result, whose upper bits are nobody's. */
#include "emit.h"
#include "instructions.h"
#include "opencl.h"
#include "types.h"
#include "value.h"

enum { BYTES = 4 };

/* Four bytes as a word. */
static struct part pack(struct fn *k, const struct part *bytes) {
    struct part pair[2], word = ptx_new_reg(k, KIND_I32);
    for (int i = 0; i < 2; ++i) {
        struct part low = ptx_use_reg(k, ptx_to_width(k, bytes[2 * i], KIND_I32, false)),
                    high = ptx_use_reg(k, ptx_to_width(k, bytes[2 * i + 1], KIND_I32, false));
        pair[i] = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "prmt.b32 %o, %o, %o, 0x40", pair[i], low, high);
    }
    ptx_emit(k, "prmt.b32 %o, %o, %o, 0x5410", word, pair[0], pair[1]);
    return word;
}

static struct part of_bytes(struct fn *k, struct part a, struct part b, bool sign_a, bool sign_b,
                            unsigned kind) {
    struct part made = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "dp4a.%s32.%s32 %o, %o, %o, 0", sign_a ? "s" : "u", sign_b ? "s" : "u", made,
             ptx_use_reg(k, a), ptx_use_reg(k, b));
    return ptx_to_width(k, made, kind, sign_a);
}

static struct part one_by_one(struct fn *k, const struct part *a, const struct part *b,
                              uint32_t count, bool sign_a, bool sign_b, unsigned kind) {
    unsigned wide = kind == KIND_I64 ? KIND_I64 : KIND_I32, width = ptx_reg_width(wide);
    struct part sum = {0};
    for (uint32_t i = 0; i < count; ++i) {
        struct part x = ptx_use_reg(k, ptx_to_width(k, a[i], wide, sign_a)),
                    y = ptx_use_reg(k, ptx_to_width(k, b[i], wide, sign_b)),
                    made = ptx_new_reg(k, wide);
        if (i) {
            ptx_emit(k, "mad.lo.s%u %o, %o, %o, %o", width, made, x, y, sum);
        } else {
            ptx_emit(k, "mul.lo.s%u %o, %o, %o", width, made, x, y);
        }
        sum = made;
    }
    return ptx_to_width(k, sum, kind, sign_a);
}

static void product(struct fn *k, const struct ur_spirv_instruction *insn, bool sign_a, bool sign_b,
                    bool accumulates) {
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t format = accumulates ? 3 : 2, count, others;
    bool packed = insn->count > format;
    const struct part *a = ptx_parts_of(k, insn->operands[0], &count),
                      *b = ptx_parts_of(k, insn->operands[1], &others);
    unsigned from = count ? a[0].kind : KIND_PRED;
    if (ptx_leaves(k, type) != 1 || !is_int_kind(type->kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "a dot product of integers that is none");
    }
    if (packed && insn->operands[format] != SpvPackedVectorFormatPackedVectorFormat4x8Bit) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "packed vectors of format %u", insn->operands[format]);
    }
    if (!count || count != others || !is_int_kind(from) || b[0].kind != from ||
        (packed ? count != 1 || from != KIND_I32
                : ptx_kind_size(from) > ptx_kind_size(type->kind))) {
        ptx_fail_in(k, UR_PTX_INVALID, "operands of types that it is not for");
    }
    struct part sum;
    if (packed) {
        sum = of_bytes(k, a[0], b[0], sign_a, sign_b, type->kind);
    } else if (count == BYTES && from == KIND_I8) {
        sum = of_bytes(k, pack(k, a), pack(k, b), sign_a, sign_b, type->kind);
    } else {
        sum = one_by_one(k, a, b, count, sign_a, sign_b, type->kind);
    }
    if (accumulates) {
        struct part to = ptx_scalar_of(k, insn->operands[2]);
        if (to.kind != type->kind) {
            ptx_fail_in(k, UR_PTX_INVALID, "a dot product that is added to another type");
        }
        sum = ptx_saturated_sum(k, sum, to, sign_a);
    }
    ptx_set_scalar(k, insn->result, sum);
}

bool ptx_emit_int_dot(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpSDot:
    case SpvOpSDotAccSat:
        product(k, insn, true, true, insn->opcode == SpvOpSDotAccSat);
        return true;
    case SpvOpUDot:
    case SpvOpUDotAccSat:
        product(k, insn, false, false, insn->opcode == SpvOpUDotAccSat);
        return true;
    case SpvOpSUDot:
    case SpvOpSUDotAccSat:
        product(k, insn, true, false, insn->opcode == SpvOpSUDotAccSat);
        return true;
    default:
        return false;
    }
}
