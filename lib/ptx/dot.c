/* Dot products of integers (SPV_KHR_integer_dot_product). Of four bytes they are one instruction,
 * whose sum of 32 bits holds any of them; other components are multiplied one by one in the width
 * of the result, whose upper bits are nobody's. */
#include "instructions.h"
#include "types.h"
#include "value.h"
#include "emit.h"
#include "opencl.h"

enum { BYTES = 4 };

/* Four bytes as a word. */
static struct part pack(struct fn *k, const struct part *bytes) {
    struct part pair[2], word = new_reg(k, KIND_I32);
    for (int i = 0; i < 2; ++i) {
        struct part low = use_reg(k, to_width(k, bytes[2 * i], KIND_I32, false)),
                    high = use_reg(k, to_width(k, bytes[2 * i + 1], KIND_I32, false));
        pair[i] = new_reg(k, KIND_I32);
        emit(k, "prmt.b32 %o, %o, %o, 0x40", pair[i], low, high);
    }
    emit(k, "prmt.b32 %o, %o, %o, 0x5410", word, pair[0], pair[1]);
    return word;
}

static struct part of_bytes(struct fn *k, struct part a, struct part b, bool sign_a, bool sign_b,
                            unsigned kind) {
    struct part made = new_reg(k, KIND_I32);
    emit(k, "dp4a.%s32.%s32 %o, %o, %o, 0", sign_a ? "s" : "u", sign_b ? "s" : "u", made,
         use_reg(k, a), use_reg(k, b));
    return to_width(k, made, kind, sign_a);
}

static struct part one_by_one(struct fn *k, const struct part *a, const struct part *b,
                              uint32_t count, bool sign_a, bool sign_b, unsigned kind) {
    unsigned wide = kind == KIND_I64 ? KIND_I64 : KIND_I32, width = reg_width(wide);
    struct part sum = {0};
    for (uint32_t i = 0; i < count; ++i) {
        struct part x = use_reg(k, to_width(k, a[i], wide, sign_a)),
                    y = use_reg(k, to_width(k, b[i], wide, sign_b)), made = new_reg(k, wide);
        if (i) {
            emit(k, "mad.lo.s%u %o, %o, %o, %o", width, made, x, y, sum);
        } else {
            emit(k, "mul.lo.s%u %o, %o, %o", width, made, x, y);
        }
        sum = made;
    }
    return to_width(k, sum, kind, sign_a);
}

static void product(struct fn *k, const struct ur_spirv_instruction *insn, bool sign_a, bool sign_b,
                    bool accumulates) {
    const struct type *type = type_of(k->t, insn->type);
    uint32_t format = accumulates ? 3 : 2, count, others;
    bool packed = insn->count > format;
    const struct part *a = parts_of(k, insn->operands[0], &count),
                      *b = parts_of(k, insn->operands[1], &others);
    unsigned from = count ? a[0].kind : KIND_PRED;
    if (leaves(k, type) != 1 || !is_int_kind(type->kind)) {
        fail(k, UR_PTX_INVALID, "a dot product of integers that is none");
    }
    if (packed && insn->operands[format] != SpvPackedVectorFormatPackedVectorFormat4x8Bit) {
        fail(k, UR_PTX_UNSUPPORTED, "packed vectors of format %u", insn->operands[format]);
    }
    if (!count || count != others || !is_int_kind(from) || b[0].kind != from ||
        (packed ? count != 1 || from != KIND_I32 : kind_size(from) > kind_size(type->kind))) {
        fail(k, UR_PTX_INVALID, "operands of types that it is not for");
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
        struct part to = scalar_of(k, insn->operands[2]);
        if (to.kind != type->kind) {
            fail(k, UR_PTX_INVALID, "a dot product that is added to another type");
        }
        sum = saturated_sum(k, sum, to, sign_a);
    }
    set_scalar(k, insn->result, sum);
}

bool emit_int_dot(struct fn *k, const struct ur_spirv_instruction *insn) {
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
