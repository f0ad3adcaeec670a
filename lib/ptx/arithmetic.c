/* Arithmetic, comparisons and logic, scalar by scalar. */
#include <stdio.h>
#include <string.h>

#include "address.h"
#include "emit.h"
#include "instructions.h"
#include "types.h"
#include "value.h"

static const char *sized(char *text, const char *op, unsigned width) {
    size_t length = strlen(op);
    memcpy(text, op, length);
    text[length] = width == 64 ? '6' : '3';
    text[length + 1] = width == 64 ? '4' : '2';
    text[length + 2] = 0;
    return text;
}

static struct part int_op(struct fn *k, const char *op, struct part a, struct part b) {
    char text[24];
    return ptx_binary(k, a.kind, sized(text, op, ptx_reg_width(a.kind)), a, b);
}

/* ---- integers ---- */

/* A shift by 32 bits' worth of count: PTX clamps it. */
static struct part shift_op(struct fn *k, uint16_t op, struct part a, struct part count) {
    unsigned kind = a.kind;
    if (is_const(count)) {
        count = ptx_constant(KIND_I32, count.bits > 255 ? 255 : count.bits);
    } else if (count.kind == KIND_I64) {
        struct part low = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "cvt.u32.u64 %o, %o", low, count);
        count = low;
    }
    if (op == SpvOpShiftLeftLogical) {
        return ptx_mask(k, kind, int_op(k, "shl.b", a, count));
    }
    if (op == SpvOpShiftRightLogical) {
        return int_op(k, "shr.u", a, count);
    }
    struct part made = int_op(k, "shr.s", ptx_use_signed(k, a), count);
    return ptx_mask(k, kind, made);
}

static struct part int_binary(struct fn *k, uint16_t op, struct part a, struct part b) {
    switch (op) {
    case SpvOpIAdd:
        return ptx_mask(k, a.kind, int_op(k, "add.s", a, b));
    case SpvOpISub:
        return ptx_mask(k, a.kind, int_op(k, "sub.s", a, b));
    case SpvOpIMul:
        return ptx_mask(k, a.kind, int_op(k, "mul.lo.s", a, b));
    case SpvOpBitwiseAnd:
        return int_op(k, "and.b", a, b);
    case SpvOpBitwiseOr:
        return int_op(k, "or.b", a, b);
    case SpvOpBitwiseXor:
        return int_op(k, "xor.b", a, b);
    case SpvOpShiftLeftLogical:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
        return shift_op(k, op, a, b);
    default:
        return ptx_int_division(k, op, a, b);
    }
}

static struct part int_unary(struct fn *k, uint16_t op, struct part a, unsigned result) {
    unsigned kind = a.kind, width = ptx_reg_width(kind);
    char text[24];
    if (op == SpvOpSNegate || op == SpvOpNot) {
        const char *name = op == SpvOpNot ? "not.b" : "neg.s";
        return ptx_mask(k, kind, ptx_unary(k, kind, sized(text, name, width), ptx_use_reg(k, a)));
    }
    if (op == SpvOpBitCount) {
        struct part count = ptx_unary(k, KIND_I32, sized(text, "popc.b", width), ptx_use_reg(k, a));
        return ptx_to_width(k, count, result, false);
    }
    struct part made =
        ptx_unary(k, kind, sized(text, "brev.b", width), ptx_use_reg(k, a)); /* BitReverse */
    if (ptx_kind_size(kind) < 4) {
        struct part low = ptx_new_reg(k, kind);
        ptx_emit(k, "shr.u32 %o, %o, %u", low, made, 32 - ptx_kind_size(kind) * 8);
        made = low;
    }
    return made;
}

/* Bit fields: offset and count are unsigned numbers of any width. */
static struct part bit_field(struct fn *k, uint16_t op, struct part base, struct part insert,
                             struct part offset, struct part count) {
    unsigned kind = base.kind, width = ptx_reg_width(kind);
    bool sign = op == SpvOpBitFieldSExtract;
    offset = ptx_use(k, ptx_to_width(k, offset, KIND_I32, false));
    count = ptx_use(k, ptx_to_width(k, count, KIND_I32, false));
    struct part made = ptx_new_reg(k, kind);
    if (op == SpvOpBitFieldInsert) {
        ptx_emit(k, "bfi.b%u %o, %o, %o, %o, %o", width, made, ptx_use_reg(k, insert),
                 ptx_use_reg(k, base), offset, count);
        return ptx_mask(k, kind, made);
    }
    ptx_emit(k, "bfe.%s%u %o, %o, %o, %o", sign ? "s" : "u", width, made,
             ptx_use_reg(k, sign ? ptx_use_signed(k, base) : base), offset, count);
    return ptx_mask(k, kind, made);
}

/* ---- comparisons ---- */

static struct part int_compare(struct fn *k, const char *test, bool sign, bool order, struct part a,
                               struct part b) {
    char text[24];
    if (a.kind == KIND_PTR) {
        unsigned space = a.space == b.space ? SPACE_NONE : SPACE_GENERIC;
        a = ptx_flat_address(k, a, a.space == SPACE_NULL ? SPACE_NONE : space);
        b = ptx_flat_address(k, b, b.space == SPACE_NULL ? SPACE_NONE : space);
    } else if (a.kind == KIND_PRED) {
        struct part made = ptx_binary(k, KIND_PRED, "xor.pred", a, b);
        return test[0] == 'n' ? made : ptx_unary(k, KIND_PRED, "not.pred", made);
    } else if (sign && order) {
        a = ptx_use_signed(k, a);
        b = ptx_use_signed(k, b);
    }
    snprintf(text, sizeof(text), "setp.%s.%s%u", test, sign ? "s" : "u", ptx_reg_width(a.kind));
    return ptx_compare(k, text, a, b);
}

static struct part float_compare(struct fn *k, const char *test, struct part a, struct part b) {
    if (a.kind == KIND_BF16) {
        a = ptx_to_f32(k, a);
        b = ptx_to_f32(k, b);
    }
    struct part made = ptx_new_reg(k, KIND_PRED);
    a = ptx_use_reg(k, a);
    b = ptx_use(k, b);
    ptx_emit(k, "setp.%s.%s %o, %o, %o", test, ptx_float_type[a.kind], made, a, b);
    return made;
}

static struct part float_class(struct fn *k, uint16_t op, struct part a) {
    if (op == SpvOpSignBitSet) {
        unsigned kind = ptx_int_kind(ptx_kind_size(a.kind));
        struct part bits =
            ptx_use_reg(k, ptx_use_signed(k, ptx_bits_as(k, ptx_use_reg(k, a), kind)));
        struct part made = ptx_new_reg(k, KIND_PRED);
        ptx_emit(k, "setp.lt.s%u %o, %o, 0", ptx_reg_width(kind), made, bits);
        return made;
    }
    if (op == SpvOpIsNan) {
        a = ptx_use_reg(k, a);
        return float_compare(k, "nan", a, a);
    }
    if (op == SpvOpIsNormal && is_half_kind(a.kind)) { /* subnormals of half are normal floats */
        struct part bits = ptx_bits_as(k, ptx_use_reg(k, a), KIND_I32),
                    field = ptx_new_reg(k, KIND_I32), above = ptx_new_reg(k, KIND_I32),
                    made = ptx_new_reg(k, KIND_PRED);
        unsigned low = a.kind == KIND_F16 ? 10 : 7, width = a.kind == KIND_F16 ? 5 : 8;
        ptx_emit(k, "bfe.u32 %o, %o, %u, %u", field, bits, low, width);
        ptx_emit(k, "add.s32 %o, %o, -1", above, field); /* 0 wraps to the top */
        ptx_emit(k, "setp.lt.u32 %o, %o, %u", made, above, (1u << width) - 2);
        return made;
    }
    a = ptx_use_reg(k, is_half_kind(a.kind) ? ptx_to_f32(k, a) : a);
    struct part made = ptx_new_reg(k, KIND_PRED);
    ptx_emit(k, "testp.%s.%s %o, %o",
             op == SpvOpIsInf      ? "infinite"
             : op == SpvOpIsFinite ? "finite"
                                   : "normal",
             ptx_float_type[a.kind], made, a);
    if (op == SpvOpIsNormal) { /* to testp 0 is normal, too */
        struct part both = ptx_new_reg(k, KIND_PRED);
        ptx_emit(k, "setp.neu.and.%s %o, %o, %s, %o", ptx_float_type[a.kind], both, a,
                 a.kind == KIND_F64 ? "0d0000000000000000" : "0f00000000", made);
        return both;
    }
    return made;
}

/* ---- floats ---- */

static bool may_be_inexact(struct fn *k, uint32_t result) {
    const struct ur_spirv_note *fast = ur_spirv_decoration(
        k->t->module, ptx_id_of(k, result)->origin, UR_SPIRV_NONE, SpvDecorationFPFastMathMode);
    return k->t->inexact ||
           (fast && fast->count &&
            fast->operands[0] & (SpvFPFastMathModeAllowRecipMask | SpvFPFastMathModeFastMask));
}

/* Whether dividing by it is multiplying by *reciprocal: a power of two whose reciprocal is a normal
 * number too. */
static bool exact_reciprocal(struct part by, struct part *reciprocal) {
    bool wide = by.kind == KIND_F64;
    unsigned places = wide ? 52 : 23;
    uint64_t most = wide ? 0x7ff : 0xff, sign = by.bits >> (wide ? 63 : 31),
             exponent = by.bits >> places & most;
    if (by.form != FORM_CONST || (by.kind != KIND_F32 && !wide) || exponent == 0 ||
        exponent >= most - 1 || (by.bits & (((uint64_t)1 << places) - 1)) != 0) {
        return false;
    }
    *reciprocal =
        ptx_constant(by.kind, (sign << (wide ? 63 : 31)) | (most - 1 - exponent) << places);
    return true;
}

struct part ptx_float_op(struct fn *k, const char *op, struct part a, struct part b,
                         uint32_t result) {
    unsigned kind = a.kind;
    bool division = op[0] == 'd';
    if (kind == KIND_BF16 || (kind == KIND_F16 && division)) {
        struct part made = ptx_float_op(k, op, ptx_to_f32(k, a), ptx_to_f32(k, b),
                                        k->t->target->relaxed ? result : 0);
        return ptx_from_f32(k, made, kind);
    }
    char text[24];
    const char *mode = "";
    if (division && exact_reciprocal(b, &b)) {
        op = "mul";
        mode = ".rn"; /* nothing is fused with it */
    } else if (division) {
        mode = kind == KIND_F32 && result && may_be_inexact(k, result) ? ".full" : ".rn";
    } else if (!k->contract) { /* with a rounding nothing is fused */
        mode = ".rn";
    }
    const char *flush = k->t->target->flush && kind == KIND_F32 ? ".ftz" : "";
    snprintf(text, sizeof(text), "%s%s%s.%s", op, mode, flush, ptx_float_type[kind]);
    return ptx_binary(k, kind, text, a, b);
}

static struct part float_negate(struct fn *k, struct part a) {
    if (is_half_kind(a.kind)) {
        struct part bits = ptx_bits_as(k, ptx_use_reg(k, a), KIND_I32),
                    made = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "xor.b32 %o, %o, 32768", made, bits);
        return ptx_bits_as(k, made, a.kind);
    }
    return ptx_unary(k, a.kind, a.kind == KIND_F64 ? "neg.f64" : "neg.f32", ptx_use_reg(k, a));
}

/* ---- by opcode ---- */

enum family { NO_FAMILY, INT_UNARY, INT_BINARY, LOGIC, INT_COMPARE, FLOAT, FLOAT_COMPARE, CLASS };

struct row {
    uint8_t family;
    bool sign, order;
    const char *text;
};

static struct row row_of(uint16_t op) {
    switch (op) {
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpUDiv:
    case SpvOpSDiv:
    case SpvOpUMod:
    case SpvOpSRem:
    case SpvOpSMod:
    case SpvOpBitwiseAnd:
    case SpvOpBitwiseOr:
    case SpvOpBitwiseXor:
    case SpvOpShiftLeftLogical:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
        return (struct row){INT_BINARY, false, false, NULL};
    case SpvOpSNegate:
    case SpvOpNot:
    case SpvOpBitCount:
    case SpvOpBitReverse:
        return (struct row){INT_UNARY, false, false, NULL};
    case SpvOpLogicalAnd:
        return (struct row){LOGIC, false, false, "and.pred"};
    case SpvOpLogicalOr:
        return (struct row){LOGIC, false, false, "or.pred"};
    case SpvOpLogicalEqual:
    case SpvOpLogicalNotEqual:
        return (struct row){LOGIC, false, false, "xor.pred"};
    case SpvOpLogicalNot:
        return (struct row){LOGIC, false, false, NULL};
    case SpvOpIEqual:
        return (struct row){INT_COMPARE, true, false, "eq"};
    case SpvOpINotEqual:
        return (struct row){INT_COMPARE, true, false, "ne"};
    case SpvOpULessThan:
        return (struct row){INT_COMPARE, false, true, "lt"};
    case SpvOpULessThanEqual:
        return (struct row){INT_COMPARE, false, true, "le"};
    case SpvOpUGreaterThan:
        return (struct row){INT_COMPARE, false, true, "gt"};
    case SpvOpUGreaterThanEqual:
        return (struct row){INT_COMPARE, false, true, "ge"};
    case SpvOpSLessThan:
        return (struct row){INT_COMPARE, true, true, "lt"};
    case SpvOpSLessThanEqual:
        return (struct row){INT_COMPARE, true, true, "le"};
    case SpvOpSGreaterThan:
        return (struct row){INT_COMPARE, true, true, "gt"};
    case SpvOpSGreaterThanEqual:
        return (struct row){INT_COMPARE, true, true, "ge"};
    case SpvOpFAdd:
        return (struct row){FLOAT, false, false, "add"};
    case SpvOpFSub:
        return (struct row){FLOAT, false, false, "sub"};
    case SpvOpFMul:
        return (struct row){FLOAT, false, false, "mul"};
    case SpvOpFDiv:
        return (struct row){FLOAT, false, false, "div"};
    case SpvOpFRem:
    case SpvOpFMod:
        return (struct row){FLOAT, false, false, "fmod"};
    case SpvOpFNegate:
        return (struct row){FLOAT, false, false, NULL};
    case SpvOpFOrdEqual:
        return (struct row){FLOAT_COMPARE, false, false, "eq"};
    case SpvOpFOrdNotEqual:
    case SpvOpLessOrGreater:
        return (struct row){FLOAT_COMPARE, false, false, "ne"};
    case SpvOpFOrdLessThan:
        return (struct row){FLOAT_COMPARE, false, false, "lt"};
    case SpvOpFOrdLessThanEqual:
        return (struct row){FLOAT_COMPARE, false, false, "le"};
    case SpvOpFOrdGreaterThan:
        return (struct row){FLOAT_COMPARE, false, false, "gt"};
    case SpvOpFOrdGreaterThanEqual:
        return (struct row){FLOAT_COMPARE, false, false, "ge"};
    case SpvOpFUnordEqual:
        return (struct row){FLOAT_COMPARE, false, false, "equ"};
    case SpvOpFUnordNotEqual:
        return (struct row){FLOAT_COMPARE, false, false, "neu"};
    case SpvOpFUnordLessThan:
        return (struct row){FLOAT_COMPARE, false, false, "ltu"};
    case SpvOpFUnordLessThanEqual:
        return (struct row){FLOAT_COMPARE, false, false, "leu"};
    case SpvOpFUnordGreaterThan:
        return (struct row){FLOAT_COMPARE, false, false, "gtu"};
    case SpvOpFUnordGreaterThanEqual:
        return (struct row){FLOAT_COMPARE, false, false, "geu"};
    case SpvOpOrdered:
        return (struct row){FLOAT_COMPARE, false, false, "num"};
    case SpvOpUnordered:
        return (struct row){FLOAT_COMPARE, false, false, "nan"};
    case SpvOpIsNan:
    case SpvOpIsInf:
    case SpvOpIsFinite:
    case SpvOpIsNormal:
    case SpvOpSignBitSet:
        return (struct row){CLASS, false, false, NULL};
    default:
        return (struct row){NO_FAMILY, false, false, NULL};
    }
}

static struct part scalar_op(struct fn *k, const struct ur_spirv_instruction *insn, struct row row,
                             struct part a, struct part b, unsigned result) {
    uint16_t op = insn->opcode;
    switch (row.family) {
    case INT_UNARY:
        return int_unary(k, op, a, result);
    case INT_BINARY:
        return int_binary(k, op, a, b);
    case LOGIC:
        if (op == SpvOpLogicalNot) {
            return ptx_unary(k, KIND_PRED, "not.pred", a);
        }
        if (op == SpvOpLogicalEqual) {
            return ptx_unary(k, KIND_PRED, "not.pred", ptx_binary(k, KIND_PRED, row.text, a, b));
        }
        return ptx_binary(k, KIND_PRED, row.text, a, b);
    case INT_COMPARE:
        return int_compare(k, row.text, row.sign, row.order, a, b);
    case FLOAT_COMPARE:
        return float_compare(k, row.text, a, b);
    case CLASS:
        return float_class(k, op, a);
    default:
        break;
    }
    if (op == SpvOpFNegate) {
        return float_negate(k, a);
    }
    if (op == SpvOpFRem || op == SpvOpFMod) {
        struct part arguments[2] = {a, b};
        return ptx_library_call(k, op == SpvOpFRem ? "fmod" : "floored_mod", a.kind, a.kind,
                                arguments, 2);
    }
    return ptx_float_op(k, row.text, a, b, insn->result);
}

static bool arithmetic_fits(struct row row, struct part a, struct part b, bool has_b, uint16_t op) {
    switch (row.family) {
    case INT_UNARY:
    case INT_BINARY: {
        bool shift = op == SpvOpShiftLeftLogical || op == SpvOpShiftRightLogical ||
                     op == SpvOpShiftRightArithmetic;
        return is_int_kind(a.kind) &&
               (!has_b || (is_int_kind(b.kind) && (shift || a.kind == b.kind)));
    }
    case LOGIC:
        return a.kind == KIND_PRED && (!has_b || b.kind == KIND_PRED);
    case INT_COMPARE:
        return a.kind == b.kind && !is_float_kind(a.kind);
    default:
        return is_float_kind(a.kind) && (!has_b || a.kind == b.kind);
    }
}

static void emit_fields(struct fn *k, const struct ur_spirv_instruction *insn) {
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t count = ptx_leaves(k, type);
    bool insert = insn->opcode == SpvOpBitFieldInsert;
    const struct part *base = ptx_value_of(k, insn->operands[0], count);
    const struct part *with = insert ? ptx_value_of(k, insn->operands[1], count) : base;
    struct part offset = ptx_scalar_of(k, insn->operands[insert ? 2 : 1]),
                bits = ptx_scalar_of(k, insn->operands[insert ? 3 : 2]);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < count; ++i) {
        if (!is_int_kind(base[i].kind) || base[i].kind != with[i].kind ||
            !is_int_kind(offset.kind) || !is_int_kind(bits.kind)) {
            ptx_fail_in(k, UR_PTX_INVALID, "a bit field of what is no integer");
        }
        parts[i] = bit_field(k, insn->opcode, base[i], with[i], offset, bits);
    }
    ptx_set_value(k, insn->result, parts, count);
}

/* OpIAddCarry and its kin: a structure of two. */
static void emit_wide(struct fn *k, const struct ur_spirv_instruction *insn) {
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t count = ptx_leaves(k, type) / 2;
    const struct part *a = ptx_value_of(k, insn->operands[0], count),
                      *b = ptx_value_of(k, insn->operands[1], count);
    struct part *parts = ptx_alloc(&k->t->out, 2 * count + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < count; ++i) {
        struct part low, high;
        if (!is_int_kind(a[i].kind) || a[i].kind != b[i].kind) {
            ptx_fail_in(k, UR_PTX_INVALID, "wide arithmetic on what are no equal integers");
        }
        if (insn->opcode == SpvOpIAddCarry) {
            low = int_binary(k, SpvOpIAdd, a[i], b[i]);
            high = int_compare(k, "lt", false, true, low, a[i]);
        } else if (insn->opcode == SpvOpISubBorrow) {
            low = int_binary(k, SpvOpISub, a[i], b[i]);
            high = int_compare(k, "lt", false, true, a[i], b[i]);
        } else {
            low = int_binary(k, SpvOpIMul, a[i], b[i]);
            high = ptx_multiply_high(k, a[i], b[i], insn->opcode == SpvOpSMulExtended);
        }
        parts[i] = low;
        parts[count + i] = high.kind == KIND_PRED
                               ? ptx_to_width(k, ptx_bits_as(k, high, KIND_I32), low.kind, false)
                               : high;
    }
    ptx_set_value(k, insn->result, parts, 2 * count);
}

struct part ptx_multiply_high(struct fn *k, struct part a, struct part b, bool sign) {
    unsigned kind = a.kind, bits = ptx_kind_size(kind) * 8;
    if (bits >= 32) {
        return int_op(k, sign ? "mul.hi.s" : "mul.hi.u", a, b);
    }
    if (sign) {
        a = ptx_use_signed(k, a);
        b = ptx_use_signed(k, b);
    }
    struct part product = int_op(k, "mul.lo.s", a, b), high = ptx_new_reg(k, kind);
    ptx_emit(k, "shr.u32 %o, %o, %u", high, product, bits);
    return ptx_mask(k, kind, high);
}

/* Any and All of a vector of truth values. */
static void emit_any(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t count;
    const struct part *parts = ptx_parts_of(k, insn->operands[0], &count);
    struct part all = parts[0];
    for (uint32_t i = 0; i < count; ++i) {
        if (parts[i].kind != KIND_PRED) {
            ptx_fail_in(k, UR_PTX_INVALID, "a vector of what are no truth values");
        }
        all = i ? ptx_binary(k, KIND_PRED, insn->opcode == SpvOpAny ? "or.pred" : "and.pred", all,
                             parts[i])
                : all;
    }
    ptx_set_scalar(k, insn->result, all);
}

static void emit_dot(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t count;
    const struct part *a = ptx_parts_of(k, insn->operands[0], &count),
                      *b = ptx_value_of(k, insn->operands[1], count);
    struct part sum = {0};
    for (uint32_t i = 0; i < count; ++i) {
        if (!is_float_kind(a[i].kind) || a[i].kind != b[i].kind) {
            ptx_fail_in(k, UR_PTX_INVALID, "a dot product of what are no equal floats");
        }
        struct part product = ptx_float_op(k, "mul", a[i], b[i], 0);
        sum = i ? ptx_float_op(k, "add", sum, product, 0) : product;
    }
    ptx_set_scalar(k, insn->result, sum);
}

static void emit_vector_times_scalar(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t count;
    const struct part *a = ptx_parts_of(k, insn->operands[0], &count);
    struct part b = ptx_scalar_of(k, insn->operands[1]);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < count; ++i) {
        if (!is_float_kind(a[i].kind) || a[i].kind != b.kind) {
            ptx_fail_in(k, UR_PTX_INVALID, "a product of what are no equal floats");
        }
        parts[i] = ptx_float_op(k, "mul", a[i], b, 0);
    }
    ptx_set_value(k, insn->result, parts, count);
}

/* What a number is the complement of; 0: none. */
static uint32_t complement_of(struct fn *k, uint32_t id) {
    const struct ur_spirv_instruction *def = ptx_id_of(k, id)->def;
    int64_t value;
    if (def && def->opcode == SpvOpNot) {
        return def->operands[0];
    }
    for (uint32_t i = 0; def && def->opcode == SpvOpBitwiseXor && i < 2; ++i) {
        if (ptx_constant_int(k, def->operands[i], &value) && value == -1) {
            return def->operands[1 - i];
        }
    }
    return 0;
}

/* Whether two numbers are bits of others where a third has ones, and where it has zeros. */
static bool are_apart(struct fn *k, uint32_t one, uint32_t other) {
    const struct ur_spirv_instruction *a = ptx_id_of(k, one)->def, *b = ptx_id_of(k, other)->def;
    if (!a || !b || a->opcode != SpvOpBitwiseAnd || b->opcode != SpvOpBitwiseAnd) {
        return false;
    }
    for (uint32_t i = 0; i < 4; ++i) {
        uint32_t x = a->operands[i / 2], y = b->operands[i % 2];
        if (complement_of(k, x) == y || complement_of(k, y) == x) {
            return true;
        }
    }
    return false;
}

/* A choice of bits that compilers made two terms of a sum, since no bit is in both: one instruction
 * chooses, where two would mask. */
static bool emit_chosen(struct fn *k, const struct ur_spirv_instruction *insn) {
    if (insn->opcode != SpvOpIAdd || ptx_type_of(k->t, insn->type)->op != SpvOpTypeInt ||
        ptx_type_of(k->t, insn->type)->width != 32) {
        return false;
    }
    for (uint32_t i = 0; i < 2; ++i) {
        uint32_t one = insn->operands[i];
        const struct ur_spirv_instruction *sum = ptx_id_of(k, insn->operands[1 - i])->def;
        for (uint32_t j = 0; sum && sum->opcode == SpvOpIAdd && j < 2; ++j) {
            if (are_apart(k, one, sum->operands[j])) {
                struct part bits = ptx_binary(k, KIND_I32, "or.b32", ptx_scalar_of(k, one),
                                              ptx_scalar_of(k, sum->operands[j]));
                ptx_set_scalar(k, insn->result,
                               ptx_binary(k, KIND_I32, "add.s32",
                                          ptx_scalar_of(k, sum->operands[1 - j]), bits));
                return true;
            }
        }
    }
    return false;
}

bool ptx_emit_arithmetic(struct fn *k, const struct ur_spirv_instruction *insn) {
    if (emit_chosen(k, insn)) {
        return true;
    }
    switch (insn->opcode) {
    case SpvOpBitFieldInsert:
    case SpvOpBitFieldSExtract:
    case SpvOpBitFieldUExtract:
        emit_fields(k, insn);
        return true;
    case SpvOpIAddCarry:
    case SpvOpISubBorrow:
    case SpvOpUMulExtended:
    case SpvOpSMulExtended:
        emit_wide(k, insn);
        return true;
    case SpvOpAny:
    case SpvOpAll:
        emit_any(k, insn);
        return true;
    case SpvOpDot:
        emit_dot(k, insn);
        return true;
    case SpvOpVectorTimesScalar:
        emit_vector_times_scalar(k, insn);
        return true;
    default:
        break;
    }
    struct row row = row_of(insn->opcode);
    if (row.family == NO_FAMILY) {
        return false;
    }
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t count = ptx_leaves(k, type);
    bool has_b = insn->count > 1;
    const struct part *a = ptx_value_of(k, insn->operands[0], count),
                      *b = has_b ? ptx_value_of(k, insn->operands[1], count) : a;
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < count; ++i) {
        if (!arithmetic_fits(row, a[i], b[i], has_b, insn->opcode)) {
            ptx_fail_in(k, UR_PTX_INVALID, "operands of types that it is not for");
        }
        parts[i] = scalar_op(k, insn, row, a[i], b[i], type->leaves[i].kind);
    }
    ptx_set_value(k, insn->result, parts, count);
    return true;
}
