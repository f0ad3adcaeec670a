/* Arithmetic, bits, comparisons and truth values, of scalars and vectors alike. */
#include <stdio.h>
#include <string.h>

#include "emit.h"

/* ---- what both operands share ---------------------------------------------------------------- */

/* What the instruction's floats may be taken for: LLVM's fast-math flags with a space behind. */
static const char *flags(struct fn *k) {
    struct tr *t = k->t;
    static const struct {
        uint32_t bit;
        const char *name;
    } names[] = {{SpvFPFastMathModeNotNaNMask, "nnan "},
                 {SpvFPFastMathModeNotInfMask, "ninf "},
                 {SpvFPFastMathModeNSZMask, "nsz "},
                 {SpvFPFastMathModeAllowRecipMask, "arcp "},
                 {SpvFPFastMathModeFastMask, "fast "},
                 {SpvFPFastMathModeAllowContractFastINTELMask, "contract "},
                 {SpvFPFastMathModeAllowReassocINTELMask, "reassoc "}};
    const struct ur_spirv_note *mode =
        ur_spirv_decoration(t->module, k->insn->result, UR_SPIRV_NONE, SpvDecorationFPFastMathMode);
    if (t->options->relaxed) {
        return "fast ";
    }
    bool fuse =
        t->options->fuse && !k->exact &&
        !ur_spirv_decoration(t->module, k->insn->result, UR_SPIRV_NONE, SpvDecorationNoContraction);
    char text[96] = "";
    for (size_t i = 0; mode && mode->count && i < sizeof(names) / sizeof(*names); ++i) {
        if (mode->operands[0] & names[i].bit) {
            strcat(text, names[i].name);
        }
    }
    if (fuse && !strstr(text, "contract")) {
        strcat(text, "contract ");
    }
    return ll_format(t, "%s", text);
}

static void binary(struct fn *k, const char *op) {
    ll_emit(k, "%%v%u = %s %p, %v", k->insn->result, op, ll_operand(k, 0), ll_operand(k, 1));
}

static bool is_decorated(const struct fn *k, uint32_t decoration) {
    return ur_spirv_decoration(k->t->module, k->insn->result, UR_SPIRV_NONE, decoration) != NULL;
}

/* One that says by decorations that its result fits: as LLVM says so. */
static void fitting_binary(struct fn *k, const char *op) {
    ll_emit(k, "%%v%u = %s %s%s%p, %v", k->insn->result, op,
            is_decorated(k, SpvDecorationNoUnsignedWrap) ? "nuw " : "",
            is_decorated(k, SpvDecorationNoSignedWrap) ? "nsw " : "", ll_operand(k, 0),
            ll_operand(k, 1));
}

static void float_binary(struct fn *k, const char *op) {
    ll_emit(k, "%%v%u = %s %s%p, %v", k->insn->result, op, flags(k), ll_operand(k, 0),
            ll_operand(k, 1));
}

const char *ll_bound(struct fn *k, const struct type *type, bool root) {
    const struct type *scalar = type->op == SpvOpTypeVector ? type->element : type;
    return !k->t->inexact || scalar->width != 32 ? "" : root ? ", !fpmath !5" : ", !fpmath !4";
}

static void float_divide(struct fn *k) {
    ll_emit(k, "%%v%u = fdiv %s%p, %v%s", k->insn->result, flags(k), ll_operand(k, 0),
            ll_operand(k, 1), ll_bound(k, ll_type_of(k->t, ll_operand(k, 0)), false));
}

static struct type *operand_type(struct fn *k, uint32_t i) {
    return ll_type_of(k->t, ll_operand(k, i));
}

static struct type *int_type(struct fn *k, uint32_t i) {
    struct type *type = operand_type(k, i);
    if (!ll_is_int(type)) {
        ll_wrong(k, UR_LLVM_INVALID, "operand %u is no integer", i);
    }
    return type;
}

/* ---- integers -------------------------------------------------------------------------------- */

/* Bits of a shift's distance that are too many for the type are left out; of a type whose width is
 * no power of two, whole widths. */
static void shift(struct fn *k, const char *op) {
    const struct type *type = int_type(k, 0), *by = int_type(k, 1);
    uint32_t masked = ll_temp(k);
    bool odd = type->width & (type->width - 1);
    ll_emit(k, "%n = %s %p, %s", masked, odd ? "urem" : "and", ll_operand(k, 1),
            ll_splat_int(k, by, (int64_t)type->width - !odd));
    if (by->width != type->width) {
        uint32_t same = ll_temp(k);
        ll_emit(k, "%n = %s %y %n to %y", same, by->width < type->width ? "zext" : "trunc", by,
                masked, type);
        masked = same;
    }
    ll_emit(k, "%%v%u = %s %p, %n", k->insn->result, op, ll_operand(k, 0), masked);
}

static void intrinsic(struct fn *k, const char *name, const struct type *type) {
    char called[64];
    snprintf(called, sizeof(called), "llvm.%s.%s", name, ll_suffix(k->t, type));
    ll_declare(k->t, called, "declare %s @%s(%s)\n", type->text, called, type->text);
    ll_emit(k, "%%v%u = call %y @%s(%p)", k->insn->result, type, called, ll_operand(k, 0));
}

static void bit_count(struct fn *k) {
    const struct type *type = int_type(k, 0), *result = ll_type(k->t, k->insn->type);
    char called[64];
    snprintf(called, sizeof(called), "llvm.ctpop.%s", ll_suffix(k->t, type));
    ll_declare(k->t, called, "declare %s @%s(%s)\n", type->text, called, type->text);
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = call %y @%s(%p)", made, type, called, ll_operand(k, 0));
    const char *way = result->width < type->width   ? "trunc"
                      : result->width > type->width ? "zext"
                                                    : "bitcast";
    ll_emit(k, "%%v%u = %s %y %n to %y", k->insn->result, way, type, made, result);
}

/* A number of bits or a place, which may have any width, as the type of what is worked on. */
static uint32_t as_width(struct fn *k, uint32_t i, const struct type *like) {
    const struct type *type = operand_type(k, i),
                      *scalar = like->op == SpvOpTypeVector ? like->element : like;
    uint32_t made = ll_temp(k);
    if (type->op != SpvOpTypeInt) {
        ll_wrong(k, UR_LLVM_INVALID, "operand %u is no integer", i);
    }
    ll_emit(k, "%n = %s %p to %y", made,
            type->width < scalar->width   ? "zext"
            : type->width > scalar->width ? "trunc"
                                          : "bitcast",
            ll_operand(k, i), scalar);
    if (like->op == SpvOpTypeVector) {
        uint32_t one = ll_temp(k), all = ll_temp(k);
        ll_emit(k, "%n = insertelement %y poison, %y %n, i32 0", one, like, scalar, made);
        ll_emit(k, "%n = shufflevector %y %n, %y poison, <%u x i32> zeroinitializer", all, like,
                one, like, like->count);
        return all;
    }
    return made;
}

/* Ones in the lowest `count` bits, 0 to the width. */
static uint32_t low_ones(struct fn *k, const struct type *type, uint32_t count) {
    const char *bits = ll_int_text(k->t, 1, type);
    uint32_t none = ll_temp(k), left = ll_temp(k), by = ll_temp(k), ones = ll_temp(k),
             made = ll_temp(k);
    ll_emit(k, "%n = icmp eq %y %n, zeroinitializer", none, type, count);
    ll_emit(k, "%n = sub %y %s, %n", left, type, ll_splat_int(k, type, type->width), count);
    ll_emit(k, "%n = and %y %n, %s", by, type, left, ll_splat_int(k, type, type->width - 1));
    ll_emit(k, "%n = lshr %y %s, %n", ones, type, ll_splat_int(k, type, -1), by);
    ll_emit(k, "%n = select %s %n, %y zeroinitializer, %y %n", made, bits, none, type, type, ones);
    return made;
}

static void bit_field(struct fn *k, uint32_t op) {
    const struct type *type = int_type(k, 0);
    bool insert = op == SpvOpBitFieldInsert;
    if (type->width & (type->width - 1)) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "a field of bits of an integer of %u bits",
                 (unsigned)type->width);
    }
    uint32_t place = as_width(k, insert ? 2 : 1, type), count = as_width(k, insert ? 3 : 2, type);
    uint32_t ones = low_ones(k, type, count), safe = ll_temp(k);
    ll_emit(k, "%n = and %y %n, %s", safe, type, place, ll_splat_int(k, type, type->width - 1));
    if (insert) {
        uint32_t mask = ll_temp(k), outside = ll_temp(k), kept = ll_temp(k), moved = ll_temp(k),
                 put = ll_temp(k);
        ll_emit(k, "%n = shl %y %n, %n", mask, type, ones, safe);
        ll_emit(k, "%n = xor %y %n, %s", outside, type, mask, ll_splat_int(k, type, -1));
        ll_emit(k, "%n = and %p, %n", kept, ll_operand(k, 0), outside);
        ll_emit(k, "%n = shl %p, %n", moved, ll_operand(k, 1), safe);
        ll_emit(k, "%n = and %y %n, %n", put, type, moved, mask);
        ll_emit(k, "%%v%u = or %y %n, %n", k->insn->result, type, kept, put);
        return;
    }
    uint32_t moved = ll_temp(k), cut = ll_temp(k);
    ll_emit(k, "%n = lshr %p, %n", moved, ll_operand(k, 0), safe);
    if (op == SpvOpBitFieldUExtract) {
        ll_emit(k, "%%v%u = and %y %n, %n", k->insn->result, type, moved, ones);
        return;
    }
    /* The field's highest bit: (x ^ m) - m copies it upwards. */
    uint32_t half = ll_temp(k), top = ll_temp(k), mixed = ll_temp(k);
    ll_emit(k, "%n = and %y %n, %n", cut, type, moved, ones);
    ll_emit(k, "%n = lshr %y %n, %s", half, type, ones, ll_splat_int(k, type, 1));
    ll_emit(k, "%n = xor %y %n, %n", top, type, ones, half);
    ll_emit(k, "%n = xor %y %n, %n", mixed, type, cut, top);
    ll_emit(k, "%%v%u = sub %y %n, %n", k->insn->result, type, mixed, top);
}

/* A structure of two: the low part and what carries, or the high part. */
static void extended(struct fn *k, uint32_t op) {
    const struct type *type = int_type(k, 0), *result = ll_type(k->t, k->insn->type);
    uint32_t low = ll_temp(k), high = ll_temp(k), made = ll_temp(k);
    if (operand_type(k, 1) != type || result->op != SpvOpTypeStruct || result->count != 2 ||
        result->members[0] != type || result->members[1] != type) {
        ll_wrong(k, UR_LLVM_INVALID, "operands and result of different types");
    }
    if (op == SpvOpIAddCarry || op == SpvOpISubBorrow) {
        uint32_t bit = ll_temp(k);
        bool add = op == SpvOpIAddCarry;
        ll_emit(k, "%n = %s %p, %v", low, add ? "add" : "sub", ll_operand(k, 0), ll_operand(k, 1));
        if (add) {
            ll_emit(k, "%n = icmp ult %y %n, %v", bit, type, low, ll_operand(k, 0));
        } else {
            ll_emit(k, "%n = icmp ult %p, %v", bit, ll_operand(k, 0), ll_operand(k, 1));
        }
        ll_emit(k, "%n = zext %s %n to %y", high, ll_int_text(k->t, 1, type), bit, type);
    } else {
        const char *wide = ll_int_text(k->t, type->width * 2, type);
        const char *way = op == SpvOpSMulExtended ? "sext" : "zext";
        uint32_t a = ll_temp(k), b = ll_temp(k), product = ll_temp(k), top = ll_temp(k),
                 by = ll_temp(k), width = ll_temp(k);
        ll_emit(k, "%n = %s %p to %s", a, way, ll_operand(k, 0), wide);
        ll_emit(k, "%n = %s %p to %s", b, way, ll_operand(k, 1), wide);
        ll_emit(k, "%n = mul %s %n, %n", product, wide, a, b);
        ll_emit(k, "%n = trunc %s %n to %y", low, wide, product, type);
        ll_emit(k, "%n = add %y zeroinitializer, %s", width, type,
                ll_splat_int(k, type, type->width));
        ll_emit(k, "%n = zext %y %n to %s", by, type, width, wide);
        ll_emit(k, "%n = lshr %s %n, %n", top, wide, product, by);
        ll_emit(k, "%n = trunc %s %n to %y", high, wide, top, type);
    }
    ll_emit(k, "%n = insertvalue %y poison, %y %n, 0", made, result, type, low);
    ll_emit(k, "%%v%u = insertvalue %y %n, %y %n, 1", k->insn->result, result, made, type, high);
}

/* ---- floats ---------------------------------------------------------------------------------- */

/* The remainder with the sign of the divisor. */
static void float_modulo(struct fn *k) {
    const struct type *type = operand_type(k, 0);
    char floor[64];
    if (!ll_is_float(type) || operand_type(k, 1) != type) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    snprintf(floor, sizeof(floor), "llvm.floor.%s", ll_suffix(k->t, type));
    ll_declare(k->t, floor, "declare %s @%s(%s)\n", type->text, floor, type->text);
    uint32_t ratio = ll_temp(k), whole = ll_temp(k), part = ll_temp(k);
    ll_emit(k, "%n = fdiv %p, %v", ratio, ll_operand(k, 0), ll_operand(k, 1));
    ll_emit(k, "%n = call %y @%s(%y %n)", whole, type, floor, type, ratio);
    ll_emit(k, "%n = fmul %p, %n", part, ll_operand(k, 1), whole);
    ll_emit(k, "%%v%u = fsub %p, %n", k->insn->result, ll_operand(k, 0), part);
}

static void times_scalar(struct fn *k) {
    const struct type *type = operand_type(k, 0);
    if (type->op != SpvOpTypeVector || operand_type(k, 1) != type->element) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    uint32_t one = ll_temp(k), all = ll_temp(k);
    ll_emit(k, "%n = insertelement %y poison, %p, i32 0", one, type, ll_operand(k, 1));
    ll_emit(k, "%n = shufflevector %y %n, %y poison, <%u x i32> zeroinitializer", all, type, one,
            type, type->count);
    ll_emit(k, "%%v%u = fmul %s%p, %n", k->insn->result, flags(k), ll_operand(k, 0), all);
}

static void dot(struct fn *k) {
    const struct type *type = operand_type(k, 0);
    if (type->op != SpvOpTypeVector || !ll_is_float(type) || operand_type(k, 1) != type) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    uint32_t product = ll_temp(k), sum = 0;
    ll_emit(k, "%n = fmul %s%p, %v", product, flags(k), ll_operand(k, 0), ll_operand(k, 1));
    for (uint32_t i = 0; i < type->count; ++i) {
        uint32_t part = ll_temp(k);
        ll_emit(k, "%n = extractelement %y %n, i32 %u", part, type, product, i);
        if (i == 0) {
            sum = part;
        } else if (i + 1 == type->count) {
            ll_emit(k, "%%v%u = fadd %s%y %n, %n", k->insn->result, flags(k), type->element, sum,
                    part);
        } else {
            uint32_t next = ll_temp(k);
            ll_emit(k, "%n = fadd %s%y %n, %n", next, flags(k), type->element, sum, part);
            sum = next;
        }
    }
}

/* ---- questions ------------------------------------------------------------------------------- */

/* By the bits without the sign: above, at or below that of infinity; and at least that of 1 in the
 * exponent. */
static void classify(struct fn *k, uint32_t op) {
    const struct type *type = operand_type(k, 0);
    if (!ll_is_float(type)) {
        ll_wrong(k, UR_LLVM_INVALID, "an operand that is no float");
    }
    const char *bits = ll_int_text(k->t, type->width, type);
    uint64_t infinity = type->width == 64   ? (uint64_t)0x7ff << 52
                        : type->width == 32 ? (uint64_t)0xff << 23
                                            : (uint64_t)0x1f << 10;
    uint64_t least = type->width == 64   ? (uint64_t)1 << 52
                     : type->width == 32 ? (uint64_t)1 << 23
                                         : (uint64_t)1 << 10;
    uint32_t whole = ll_temp(k), size = ll_temp(k);
    ll_emit(k, "%n = bitcast %p to %s", whole, ll_operand(k, 0), bits);
    if (op == SpvOpSignBitSet) {
        ll_emit(k, "%%v%u = icmp slt %s %n, zeroinitializer", k->insn->result, bits, whole);
        return;
    }
    ll_emit(k, "%n = and %s %n, %s", size, bits, whole,
            ll_splat_int(k, type, (int64_t)(UINT64_MAX >> (65 - type->width))));
    if (op == SpvOpIsNormal) {
        uint32_t above = ll_temp(k), below = ll_temp(k);
        ll_emit(k, "%n = icmp uge %s %n, %s", above, bits, size,
                ll_splat_int(k, type, (int64_t)least));
        ll_emit(k, "%n = icmp ult %s %n, %s", below, bits, size,
                ll_splat_int(k, type, (int64_t)infinity));
        ll_emit(k, "%%v%u = and %s %n, %n", k->insn->result, ll_int_text(k->t, 1, type), above,
                below);
        return;
    }
    ll_emit(k, "%%v%u = icmp %s %s %n, %s", k->insn->result,
            op == SpvOpIsNan   ? "ugt"
            : op == SpvOpIsInf ? "eq"
                               : "ult",
            bits, size, ll_splat_int(k, type, (int64_t)infinity));
}

static void any_all(struct fn *k, bool all) {
    const struct type *type = operand_type(k, 0);
    if (type->op != SpvOpTypeVector || !ll_is_bool(type)) {
        ll_wrong(k, UR_LLVM_INVALID, "an operand that is no vector of truth values");
    }
    uint32_t last = 0;
    for (uint32_t i = 0; i < type->count; ++i) {
        uint32_t part = ll_component(k, type, ll_operand(k, 0), i);
        if (i == 0) {
            last = part;
        } else if (i + 1 == type->count) {
            ll_emit(k, "%%v%u = %s i1 %n, %n", k->insn->result, all ? "and" : "or", last, part);
        } else {
            uint32_t next = ll_temp(k);
            ll_emit(k, "%n = %s i1 %n, %n", next, all ? "and" : "or", last, part);
            last = next;
        }
    }
}

static void ptr_diff(struct fn *k) {
    const struct type *type = operand_type(k, 0), *result = ll_type(k->t, k->insn->type);
    uint64_t size = ll_pointee(k->t, type)->size;
    uint32_t a = ll_temp(k), b = ll_temp(k), bytes = ll_temp(k), made = ll_temp(k);
    ll_emit(k, "%n = ptrtoint %p to i64", a, ll_operand(k, 0));
    ll_emit(k, "%n = ptrtoint %p to i64", b, ll_operand(k, 1));
    ll_emit(k, "%n = sub i64 %n, %n", bytes, a, b);
    ll_emit(k, "%n = sdiv i64 %n, %l", made, bytes, (int64_t)(size ? size : 1));
    ll_emit(k, "%%v%u = %s i64 %n to %y", k->insn->result, result->width < 64 ? "trunc" : "bitcast",
            made, result);
}

/* ---- all ------------------------------------------------------------------------------------- */

static const struct {
    uint16_t op;
    const char *text;
    bool fits; /* it may say that its result does */
} plain[] = {
    {SpvOpIAdd, "add", true},
    {SpvOpISub, "sub", true},
    {SpvOpIMul, "mul", true},
    {SpvOpBitwiseOr, "or"},
    {SpvOpBitwiseAnd, "and"},
    {SpvOpBitwiseXor, "xor"},
    {SpvOpLogicalOr, "or"},
    {SpvOpLogicalAnd, "and"},
    {SpvOpLogicalEqual, "icmp eq"},
    {SpvOpLogicalNotEqual, "icmp ne"},
    {SpvOpPtrEqual, "icmp eq"},
    {SpvOpPtrNotEqual, "icmp ne"},
    {SpvOpIEqual, "icmp eq"},
    {SpvOpINotEqual, "icmp ne"},
    {SpvOpUGreaterThan, "icmp ugt"},
    {SpvOpSGreaterThan, "icmp sgt"},
    {SpvOpUGreaterThanEqual, "icmp uge"},
    {SpvOpSGreaterThanEqual, "icmp sge"},
    {SpvOpULessThan, "icmp ult"},
    {SpvOpSLessThan, "icmp slt"},
    {SpvOpULessThanEqual, "icmp ule"},
    {SpvOpSLessThanEqual, "icmp sle"},
    {SpvOpFOrdEqual, "fcmp oeq"},
    {SpvOpFUnordEqual, "fcmp ueq"},
    {SpvOpFOrdNotEqual, "fcmp one"},
    {SpvOpLessOrGreater, "fcmp one"},
    {SpvOpFUnordNotEqual, "fcmp une"},
    {SpvOpFOrdLessThan, "fcmp olt"},
    {SpvOpFUnordLessThan, "fcmp ult"},
    {SpvOpFOrdGreaterThan, "fcmp ogt"},
    {SpvOpFUnordGreaterThan, "fcmp ugt"},
    {SpvOpFOrdLessThanEqual, "fcmp ole"},
    {SpvOpFUnordLessThanEqual, "fcmp ule"},
    {SpvOpFOrdGreaterThanEqual, "fcmp oge"},
    {SpvOpFUnordGreaterThanEqual, "fcmp uge"},
    {SpvOpOrdered, "fcmp ord"},
    {SpvOpUnordered, "fcmp uno"},
};

bool ll_emit_arithmetic(struct fn *k, uint32_t op) {
    uint32_t result = k->insn->result;
    for (size_t i = 0; i < sizeof(plain) / sizeof(*plain); ++i) {
        if (plain[i].op == op) {
            (plain[i].fits ? fitting_binary : binary)(k, plain[i].text);
            return true;
        }
    }
    switch (op) {
    case SpvOpFAdd:
        float_binary(k, "fadd");
        return true;
    case SpvOpFSub:
        float_binary(k, "fsub");
        return true;
    case SpvOpFMul:
        float_binary(k, "fmul");
        return true;
    case SpvOpFDiv:
        float_divide(k);
        return true;
    case SpvOpFRem:
        float_binary(k, "frem");
        return true;
    case SpvOpFMod:
        float_modulo(k);
        return true;
    case SpvOpFNegate:
        ll_emit(k, "%%v%u = fneg %p", result, ll_operand(k, 0));
        return true;
    case SpvOpSNegate:
        ll_emit(k, "%%v%u = sub %s%t zeroinitializer, %v", result,
                is_decorated(k, SpvDecorationNoSignedWrap) ? "nsw " : "", operand_type(k, 0)->id,
                ll_operand(k, 0));
        return true;
    case SpvOpNot:
    case SpvOpLogicalNot: {
        const struct type *type = operand_type(k, 0);
        ll_emit(k, "%%v%u = xor %p, %s", result, ll_operand(k, 0),
                ll_is_bool(type) ? ll_splat(k, type, "i1", "true")
                                 : ll_splat_int(k, int_type(k, 0), -1));
        return true;
    }
    case SpvOpShiftLeftLogical:
        shift(k, "shl");
        return true;
    case SpvOpShiftRightLogical:
        shift(k, "lshr");
        return true;
    case SpvOpShiftRightArithmetic:
        shift(k, "ashr");
        return true;
    case SpvOpBitReverse:
        intrinsic(k, "bitreverse", int_type(k, 0));
        return true;
    case SpvOpArithmeticFenceEXT:
        intrinsic(k, "arithmetic.fence", operand_type(k, 0));
        return true;
    case SpvOpBitCount:
        bit_count(k);
        return true;
    case SpvOpBitFieldInsert:
    case SpvOpBitFieldSExtract:
    case SpvOpBitFieldUExtract:
        bit_field(k, op);
        return true;
    case SpvOpIAddCarry:
    case SpvOpISubBorrow:
    case SpvOpUMulExtended:
    case SpvOpSMulExtended:
        extended(k, op);
        return true;
    case SpvOpVectorTimesScalar:
        times_scalar(k);
        return true;
    case SpvOpDot:
        dot(k);
        return true;
    case SpvOpIsNan:
    case SpvOpIsInf:
    case SpvOpIsFinite:
    case SpvOpIsNormal:
    case SpvOpSignBitSet:
        classify(k, op);
        return true;
    case SpvOpAny:
        any_all(k, false);
        return true;
    case SpvOpAll:
        any_all(k, true);
        return true;
    case SpvOpPtrDiff:
        ptr_diff(k);
        return true;
    default:
        return false;
    }
}
