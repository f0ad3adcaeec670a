/* Conversions between numbers, and between pointers and what they are as bits. */
#include <stdio.h>
#include <string.h>

#include "emit.h"

static const struct ur_spirv_note *decoration(struct fn *k, uint32_t which) {
    return ur_spirv_decoration(k->t->module, k->insn->result, UR_SPIRV_NONE, which);
}

/* SpvFPRoundingMode..., UR_SPIRV_NONE where none is named. */
static uint32_t rounding(struct fn *k) {
    const struct ur_spirv_note *mode = decoration(k, SpvDecorationFPRoundingMode);
    return mode && mode->count ? mode->operands[0] : UR_SPIRV_NONE;
}

static void cast(struct fn *k, const char *op) {
    ll_emit(k, "%%v%u = %s %p to %t", k->insn->result, op, ll_operand(k, 0), k->insn->type);
}

static void check_lanes(struct fn *k, const struct type *from, const struct type *to) {
    if (ll_lanes(from) != ll_lanes(to)) {
        ll_wrong(k, UR_LLVM_INVALID, "operand and result have different numbers of components");
    }
}

/* ---- float to integer ------------------------------------------------------------------------ */

static const char *real(struct fn *k, const struct type *like, const char *scalar, double number) {
    uint64_t bits;
    memcpy(&bits, &number, sizeof(bits));
    return ll_splat(k, like, scalar, ll_format(k->t, "0x%016llX", (unsigned long long)bits));
}

/* `x`, of type `text`, to the nearest integer of 32 bits at most, and 0 where it is no number: by
 * choices, which there are vectors of on processors, as there are none of LLVM's own way. */
static void saturate_float(struct fn *k, const struct type *like, const char *text,
                           const char *scalar, const struct type *to, bool sign, uint32_t x) {
    unsigned width = to->op == SpvOpTypeVector ? to->element->width : to->width;
    bool exact = width < 32 || strcmp(scalar, "double") == 0; /* both ends have floats */
    double beyond = (double)((uint64_t)1 << (sign ? width - 1 : width));
    double least = sign ? -beyond : 0, most = beyond - (exact ? 1 : sign ? 128 : 256);
    const char *truth = ll_int_text(k->t, 1, like), *word = ll_int_text(k->t, 32, like);
    const char *low = real(k, like, scalar, least), *high = real(k, like, scalar, most);
    uint32_t above = ll_temp(k), from = ll_temp(k), below = ll_temp(k), in = ll_temp(k);
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = fcmp ogt %s %n, %s", above, text, x, low);
    ll_emit(k, "%n = select %s %n, %s %n, %s %s", from, truth, above, text, x, text, low);
    ll_emit(k, "%n = fcmp olt %s %n, %s", below, text, from, high);
    ll_emit(k, "%n = select %s %n, %s %n, %s %s", in, truth, below, text, from, text, high);
    ll_emit(k, "%n = fpto%ci %s %n to %s", made, sign || width < 32 ? 's' : 'u', text, in, word);
    if (!exact) {
        uint32_t far = ll_temp(k), chosen = ll_temp(k);
        ll_emit(k, "%n = fcmp oge %s %n, %s", far, text, x, real(k, like, scalar, beyond));
        ll_emit(k, "%n = select %s %n, %s %s, %s %n", chosen, truth, far, word,
                ll_splat(k, like, "i32", sign ? "2147483647" : "-1"), word, made);
        made = chosen;
    }
    if (sign) { /* else it is the least one already */
        uint32_t is = ll_temp(k), chosen = ll_temp(k);
        ll_emit(k, "%n = fcmp ord %s %n, %n", is, text, x, x);
        ll_emit(k, "%n = select %s %n, %s %n, %s %s", chosen, truth, is, word, made, word,
                ll_splat(k, like, "i32", "0"));
        made = chosen;
    }
    ll_emit(k, width < 32 ? "%%v%u = trunc %s %n to %y" : "%%v%u = bitcast %s %n to %y",
            k->insn->result, word, made, to);
}

static void float_to_int(struct fn *k, const struct type *from, const struct type *to, bool sign) {
    uint32_t mode = rounding(k), x = ll_temp(k);
    bool saturated = decoration(k, SpvDecorationSaturatedConversion);
    const char *name = mode == SpvFPRoundingModeRTE   ? "rint"
                       : mode == SpvFPRoundingModeRTP ? "ceil"
                       : mode == SpvFPRoundingModeRTN ? "floor"
                                                      : NULL;
    char called[64];
    if (!ll_is_float(from) || !ll_is_int(to)) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    check_lanes(k, from, to);
    if (name) {
        snprintf(called, sizeof(called), "llvm.%s.%s", name, ll_suffix(k->t, from));
        ll_declare(k->t, called, "declare %s @%s(%s)\n", from->text, called, from->text);
        ll_emit(k, "%n = call %y @%s(%p)", x, from, called, ll_operand(k, 0));
    } else {
        ll_emit(k, "%n = select i1 true, %p, %p", x, ll_operand(k, 0), ll_operand(k, 0));
    }
    const struct type *scalar = from->op == SpvOpTypeVector ? from->element : from;
    bool choices = saturated && !k->t->options->wave &&
                   (to->op == SpvOpTypeVector ? to->element : to)->width <= 32;
    if (choices && scalar->width != 16) {
        saturate_float(k, from, from->text, scalar->text, to, sign, x);
    } else if (saturated && scalar->width == 16) {
        /* LLVM's own way for half is wrong for what is no number on processors that have half. */
        uint32_t wide = ll_temp(k);
        const char *single =
            from->op == SpvOpTypeVector ? ll_format(k->t, "<%u x float>", from->count) : "float";
        const char *suffix =
            from->op == SpvOpTypeVector ? ll_format(k->t, "v%uf32", from->count) : "f32";
        ll_emit(k, "%n = fpext %y %n to %s", wide, from, x, single);
        if (choices) {
            saturate_float(k, from, single, "float", to, sign, wide);
            return;
        }
        const char *call = ll_format(k->t, "llvm.fpto%ci.sat.%s.%s", sign ? 's' : 'u',
                                     ll_suffix(k->t, to), suffix);
        ll_declare(k->t, call, "declare %s @%s(%s)\n", to->text, call, single);
        ll_emit(k, "%%v%u = call %y @%s(%s %n)", k->insn->result, to, call, single, wide);
    } else if (saturated) {
        snprintf(called, sizeof(called), "llvm.fpto%ci.sat.%s.%s", sign ? 's' : 'u',
                 ll_suffix(k->t, to), ll_suffix(k->t, from));
        ll_declare(k->t, called, "declare %s @%s(%s)\n", to->text, called, from->text);
        ll_emit(k, "%%v%u = call %y @%s(%y %n)", k->insn->result, to, called, from, x);
    } else {
        ll_emit(k, "%%v%u = fpto%ci %y %n to %y", k->insn->result, sign ? 's' : 'u', from, x, to);
    }
}

/* ---- to floats that do not have the value ---------------------------------------------------- */

/* By functions of the runtime, which know the way to round: of each component by itself. */
static void rounded(struct fn *k, const struct type *from, const struct type *to, uint32_t mode,
                    char source) {
    const struct type *scalar = from->op == SpvOpTypeVector ? from->element : from;
    const struct type *made = to->op == SpvOpTypeVector ? to->element : to;
    uint32_t parts[64];
    char called[64];
    const char *wide = source == 'f' ? "double" : "i64";
    snprintf(called, sizeof(called), "ur_ocl_round_%c64_f%u", source, (unsigned)made->width);
    ll_declare(k->t, called, "declare %s @%s(%s, i32) #9999999\n",
               made->width == 16 ? "i16" : made->text, called, wide);
    for (uint32_t i = 0; i < ll_lanes(from); ++i) {
        uint32_t x = ll_component(k, from, ll_operand(k, 0), i);
        parts[i] = ll_temp(k);
        if (scalar->width < 64) {
            uint32_t widened = ll_temp(k);
            ll_emit(k, "%n = %s %y %n to %s", widened,
                    source == 'f'   ? "fpext"
                    : source == 's' ? "sext"
                                    : "zext",
                    scalar, x, wide);
            x = widened;
        }
        if (made->width == 16) {
            uint32_t bits = ll_temp(k);
            ll_emit(k, "%n = call i16 @%s(%s %n, i32 %u)", bits, called, wide, x, mode);
            ll_emit(k, "%n = bitcast i16 %n to half", parts[i], bits);
        } else {
            ll_emit(k, "%n = call %y @%s(%s %n, i32 %u)", parts[i], made, called, wide, x, mode);
        }
    }
    ll_gather(k, to, parts);
}

static void to_float(struct fn *k, const struct type *from, const struct type *to, char source) {
    uint32_t mode = rounding(k);
    if (!(source == 'f' ? ll_is_float(from) : ll_is_int(from)) || !ll_is_float(to)) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    check_lanes(k, from, to);
    bool exact = source == 'f' && to->width > from->width;
    if (source == 'f' && to->width == from->width) {
        cast(k, "bitcast");
    } else if (mode != UR_SPIRV_NONE && mode != SpvFPRoundingModeRTE && !exact) {
        rounded(k, from, to, mode, source);
    } else if (source == 'f') {
        cast(k, to->width > from->width ? "fpext" : "fptrunc");
    } else {
        cast(k, source == 's' ? "sitofp" : "uitofp");
    }
}

/* ---- integers -------------------------------------------------------------------------------- */

static void resize(struct fn *k, const struct type *from, const struct type *to, bool sign) {
    if (!ll_is_int(from) || !ll_is_int(to)) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    check_lanes(k, from, to);
    cast(k, to->width < from->width    ? "trunc"
            : to->width == from->width ? "bitcast"
            : sign                     ? "sext"
                                       : "zext");
}

/* Between signed and unsigned numbers, and to narrower ones where that is said, to the nearest
 * number there is. */
static void saturate(struct fn *k, const struct type *from, const struct type *to, bool from_sign,
                     bool to_sign) {
    if (!ll_is_int(from) || !ll_is_int(to)) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    check_lanes(k, from, to);
    /* In one bit more than either has, as signed numbers, everything fits. */
    unsigned width = (from->width > to->width ? from->width : to->width) + 1;
    const char *wide = ll_int_text(k->t, width, from);
    const char *scalar = ll_format(k->t, "i%u", width);
    uint64_t most = to_sign ? UINT64_MAX >> (65 - to->width) : UINT64_MAX >> (64 - to->width);
    const char *least = to_sign ? ll_format(k->t, "%lld", -(long long)most - 1) : "0";
    const char *ends[2] = {
        ll_splat(k, from, scalar, least),
        ll_splat(k, from, scalar, ll_format(k->t, "%llu", (unsigned long long)most))};
    uint32_t x = ll_temp(k), low = ll_temp(k), high = ll_temp(k);
    ll_emit(k, "%n = %s %p to %s", x, from_sign ? "sext" : "zext", ll_operand(k, 0), wide);
    const char *truth = ll_int_text(k->t, 1, from);
    uint32_t below = ll_temp(k), above = ll_temp(k);
    ll_emit(k, "%n = icmp slt %s %n, %s", below, wide, x, ends[0]);
    ll_emit(k, "%n = select %s %n, %s %s, %s %n", low, truth, below, wide, ends[0], wide, x);
    ll_emit(k, "%n = icmp sgt %s %n, %s", above, wide, low, ends[1]);
    ll_emit(k, "%n = select %s %n, %s %s, %s %n", high, truth, above, wide, ends[1], wide, low);
    ll_emit(k, "%%v%u = trunc %s %n to %y", k->insn->result, wide, high, to);
}

/* ---- bits ------------------------------------------------------------------------------------ */

static void bitcast(struct fn *k, const struct type *from, const struct type *to) {
    bool pointer = to->op == SpvOpTypePointer, was = from->op == SpvOpTypePointer;
    if (pointer && was) {
        ll_emit(k, "%%v%u = getelementptr i8, %p, i64 0", k->insn->result, ll_operand(k, 0));
    } else if (pointer || was) {
        const struct type *other = pointer ? from : to;
        if (other->op == SpvOpTypeInt) {
            cast(k, pointer ? "inttoptr" : "ptrtoint");
            return;
        }
        uint32_t bits = ll_temp(k); /* a vector */
        if (pointer) {
            ll_emit(k, "%n = bitcast %p to i64", bits, ll_operand(k, 0));
            ll_emit(k, "%%v%u = inttoptr i64 %n to ptr", k->insn->result, bits);
        } else {
            ll_emit(k, "%n = ptrtoint %p to i64", bits, ll_operand(k, 0));
            ll_emit(k, "%%v%u = bitcast i64 %n to %y", k->insn->result, bits, to);
        }
    } else {
        cast(k, "bitcast");
    }
}

/* NULL where a generic pointer is into other memory; the host has one for all. */
static bool explicitly(struct fn *k, const struct type *to) {
    if (!k->t->options->wave || to->op != SpvOpTypePointer) {
        return false;
    }
    uint32_t is[2], wanted = ll_temp(k);
    for (int i = 0; i < 2; ++i) {
        const char *called = i ? "llvm.amdgcn.is.private" : "llvm.amdgcn.is.shared";
        is[i] = ll_temp(k);
        ll_declare(k->t, called, "declare i1 @%s(ptr)\n", called);
        ll_emit(k, "%n = call i1 @%s(%p)", is[i], called, ll_operand(k, 0));
    }
    if (to->storage == SpvStorageClassWorkgroup || to->storage == SpvStorageClassFunction) {
        uint32_t same = is[to->storage == SpvStorageClassFunction];
        ll_emit(k, "%n = or i1 %n, false", wanted, same);
    } else {
        uint32_t either = ll_temp(k);
        ll_emit(k, "%n = or i1 %n, %n", either, is[0], is[1]);
        ll_emit(k, "%n = xor i1 %n, true", wanted, either);
    }
    ll_emit(k, "%%v%u = select i1 %n, %p, ptr null", k->insn->result, wanted, ll_operand(k, 0));
    return true;
}

/* SPV_INTEL_bfloat16_conversion: the upper half of a float's bits, as an integer of 16. */
static void check_bfloat16(struct fn *k, struct type *wide, struct type *narrow) {
    if (!ll_is_float(wide) || ll_scalar(wide)->width != 32 || !ll_is_int(narrow) ||
        ll_scalar(narrow)->width != 16 || ll_lanes(wide) != ll_lanes(narrow)) {
        ll_wrong(k, UR_LLVM_INVALID, "operand and result of types that it is not for");
    }
}

static uint32_t with_number(struct fn *k, const char *op, const struct type *like, uint32_t x,
                            const char *number) {
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = %s %s %n, %s", made, op, ll_int_text(k->t, 32, like), x,
            ll_splat(k, like, "i32", number));
    return made;
}

static void from_bfloat16(struct fn *k, struct type *from, struct type *to) {
    const char *bits = ll_int_text(k->t, 32, to);
    uint32_t wide = ll_temp(k);
    check_bfloat16(k, to, from);
    ll_emit(k, "%n = zext %p to %s", wide, ll_operand(k, 0), bits);
    ll_emit(k, "%%v%u = bitcast %s %n to %y", k->insn->result, bits,
            with_number(k, "shl", to, wide, "16"), to);
}

/* To the nearest, ties to even; a NaN stays one. */
static void to_bfloat16(struct fn *k, struct type *from, struct type *to) {
    const char *bits = ll_int_text(k->t, 32, from), *truth = ll_int_text(k->t, 1, from);
    uint32_t x = ll_temp(k), near = ll_temp(k), nan = ll_temp(k), made = ll_temp(k);
    check_bfloat16(k, from, to);
    ll_emit(k, "%n = bitcast %p to %s", x, ll_operand(k, 0), bits);
    uint32_t high = with_number(k, "lshr", from, x, "16");
    uint32_t odd = with_number(k, "and", from, high, "1");
    ll_emit(k, "%n = add %s %n, %n", near, bits, with_number(k, "add", from, x, "32767"), odd);
    uint32_t rounded = with_number(k, "lshr", from, near, "16");
    uint32_t quiet = with_number(k, "or", from, high, "64");
    ll_emit(k, "%n = fcmp uno %p, %v", nan, k->insn->operands[0], k->insn->operands[0]);
    ll_emit(k, "%n = select %s %n, %s %n, %s %n", made, truth, nan, bits, quiet, bits, rounded);
    ll_emit(k, "%%v%u = trunc %s %n to %y", k->insn->result, bits, made, to);
}

bool ll_emit_conversion(struct fn *k, uint32_t op) {
    switch (op) {
    case SpvOpConvertFToU:
    case SpvOpConvertFToS:
    case SpvOpConvertSToF:
    case SpvOpConvertUToF:
    case SpvOpFConvert:
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpSatConvertSToU:
    case SpvOpSatConvertUToS:
    case SpvOpQuantizeToF16:
    case SpvOpBitcast:
    case SpvOpConvertPtrToU:
    case SpvOpConvertUToPtr:
    case SpvOpPtrCastToGeneric:
    case SpvOpGenericCastToPtr:
    case SpvOpGenericCastToPtrExplicit:
    case SpvOpConvertFToBF16INTEL:
    case SpvOpConvertBF16ToFINTEL:
        break;
    default:
        return false;
    }
    struct type *from = ll_type_of(k->t, ll_operand(k, 0)), *to = ll_type(k->t, k->insn->type);
    bool saturated = decoration(k, SpvDecorationSaturatedConversion);
    switch (op) {
    case SpvOpConvertFToU:
    case SpvOpConvertFToS:
        float_to_int(k, from, to, op == SpvOpConvertFToS);
        break;
    case SpvOpConvertSToF:
        to_float(k, from, to, 's');
        break;
    case SpvOpConvertUToF:
        to_float(k, from, to, 'u');
        break;
    case SpvOpFConvert:
        to_float(k, from, to, 'f');
        break;
    case SpvOpQuantizeToF16: {
        const char *half =
            ll_lanes(from) > 1 ? ll_format(k->t, "<%u x half>", from->count) : "half";
        uint32_t narrow = ll_temp(k);
        ll_emit(k, "%n = fptrunc %p to %s", narrow, ll_operand(k, 0), half);
        ll_emit(k, "%%v%u = fpext %s %n to %y", k->insn->result, half, narrow, to);
        break;
    }
    case SpvOpUConvert:
    case SpvOpSConvert:
        if (saturated) {
            saturate(k, from, to, op == SpvOpSConvert, op == SpvOpSConvert);
        } else {
            resize(k, from, to, op == SpvOpSConvert);
        }
        break;
    case SpvOpConvertFToBF16INTEL:
        to_bfloat16(k, from, to);
        break;
    case SpvOpConvertBF16ToFINTEL:
        from_bfloat16(k, from, to);
        break;
    case SpvOpSatConvertSToU:
        saturate(k, from, to, true, false);
        break;
    case SpvOpSatConvertUToS:
        saturate(k, from, to, false, true);
        break;
    case SpvOpGenericCastToPtrExplicit:
        if (from->op == SpvOpTypePointer && explicitly(k, to)) {
            break;
        }
        bitcast(k, from, to);
        break;
    default:
        bitcast(k, from, to);
        break;
    }
    return true;
}
