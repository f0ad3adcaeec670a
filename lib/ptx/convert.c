/* Conversions between integers and floats of any width, with rounding and saturation. */
#include "emit.h"
#include "instructions.h"
#include "types.h"
#include "value.h"

/* What decorations say of the result of a conversion. */
struct how {
    const char *rounding; /* PTX's for floats, or NULL */
    bool saturate;
};

static struct how how_of(struct fn *k, const struct ur_spirv_instruction *insn) {
    static const char *const modes[] = {"rn", "rz", "rp", "rm"};
    uint32_t id = ptx_id_of(k, insn->result)->origin;
    const struct ur_spirv_note *rounding =
        ur_spirv_decoration(k->t->module, id, UR_SPIRV_NONE, SpvDecorationFPRoundingMode);
    struct how how = {.saturate = ur_spirv_decoration(k->t->module, id, UR_SPIRV_NONE,
                                                      SpvDecorationSaturatedConversion)};
    if (rounding && rounding->count && rounding->operands[0] < 4) {
        how.rounding = modes[rounding->operands[0]];
    }
    return how;
}

/* cvt of PTX clamps to the range of the result, as saturation wants; 8 and 16 bits are clamped in
 * between. NaN it makes 0 of only where neither side has 64 bits. */
static struct part float_to_int(struct fn *k, struct part x, unsigned kind, bool sign,
                                struct how how) {
    static const char *const to_int[] = {"rni", "rzi", "rpi", "rmi"};
    const char *mode = "rzi";
    if (how.rounding) {
        mode = to_int[how.rounding[1] == 'n'   ? 0
                      : how.rounding[1] == 'z' ? 1
                      : how.rounding[1] == 'p' ? 2
                                               : 3];
    }
    if (x.kind == KIND_BF16) {
        x = ptx_to_f32(k, x);
    }
    x = ptx_use_reg(k, x);
    unsigned wide = kind == KIND_I64 ? 64 : 32;
    struct part made = ptx_new_reg(k, kind);
    ptx_emit(k, "cvt.%s.%s%u.%s %o, %o", mode, sign ? "s" : "u", wide, ptx_float_type[x.kind], made,
             x);
    if (how.saturate && (x.kind == KIND_F64 || wide == 64)) { /* NaN */
        struct part is = ptx_new_reg(k, KIND_PRED), zero = ptx_new_reg(k, kind);
        ptx_emit(k, "setp.nan.%s %o, %o, %o", ptx_float_type[x.kind], is, x, x);
        ptx_emit(k, "selp.b%u %o, 0, %o, %o", wide, zero, made, is);
        made = zero;
    }
    if (ptx_kind_size(kind) >= 4) {
        return made;
    }
    unsigned bits = ptx_kind_size(kind) * 8;
    if (how.saturate && sign) {
        struct part low = ptx_new_reg(k, kind), both = ptx_new_reg(k, kind);
        ptx_emit(k, "max.s32 %o, %o, %l", low, made, -((int64_t)1 << (bits - 1)));
        ptx_emit(k, "min.s32 %o, %o, %l", both, low, ((int64_t)1 << (bits - 1)) - 1);
        made = both;
    } else if (how.saturate) {
        struct part low = ptx_new_reg(k, kind);
        ptx_emit(k, "min.u32 %o, %o, %l", low, made, ((int64_t)1 << bits) - 1);
        return low;
    }
    return ptx_mask(k, kind, made);
}

/* Integers above float's or half's precision need one rounding, not two, so only bfloat16, which no
 * integer converts to directly, goes through another type. */
static struct part int_to_float(struct fn *k, struct part x, unsigned kind, bool sign,
                                struct how how) {
    const char *rounding = how.rounding ? how.rounding : "rn";
    if (sign) {
        x = ptx_use_signed(k, x);
    }
    unsigned wide = ptx_reg_width(x.kind);
    x = ptx_use_reg(k, is_const(x) ? ptx_constant(wide == 64 ? KIND_I64 : KIND_I32, x.bits) : x);
    if (kind == KIND_BF16) {
        struct part f = ptx_new_reg(k, KIND_F32);
        ptx_emit(k, "cvt.rn.f32.%s%u %o, %o", sign ? "s" : "u", wide, f, x);
        return ptx_from_f32(k, f, kind);
    }
    struct part made = ptx_new_reg(k, kind);
    ptx_emit(k, "cvt.%s.%s.%s%u %o, %o", rounding, ptx_float_type[kind], sign ? "s" : "u", wide,
             made, x);
    return made;
}

static struct part float_to_float(struct fn *k, struct part x, unsigned kind, struct how how) {
    const char *rounding = how.rounding ? how.rounding : "rn";
    if (x.kind == kind) {
        return x;
    }
    if (x.kind == KIND_BF16) {
        return float_to_float(k, ptx_to_f32(k, x), kind, how);
    }
    if (kind == KIND_BF16) {
        if (x.kind == KIND_F64) { /* to odd first, so that the second rounding is right */
            struct part f = ptx_new_reg(k, KIND_F32), back = ptx_new_reg(k, KIND_F64),
                        is = ptx_new_reg(k, KIND_PRED), bits = ptx_new_reg(k, KIND_I32),
                        odd = ptx_new_reg(k, KIND_I32);
            x = ptx_use_reg(k, x);
            ptx_emit(k, "cvt.rz.f32.f64 %o, %o", f, x);
            ptx_emit(k, "cvt.f64.f32 %o, %o", back, f);
            ptx_emit(k, "setp.neu.f64 %o, %o, %o", is, back, x);
            ptx_emit(k, "mov.b32 %o, %o", bits, f);
            ptx_emit(k, "or.b32 %o, %o, 1", odd, bits);
            ptx_emit(k, "selp.b32 %o, %o, %o, %o", odd, odd, bits, is);
            return ptx_from_f32(k, ptx_bits_as(k, odd, KIND_F32), kind);
        }
        return ptx_from_f32(k, ptx_to_f32(k, x), kind);
    }
    x = ptx_use_reg(k, x);
    struct part made = ptx_new_reg(k, kind);
    if (ptx_kind_size(kind) > ptx_kind_size(x.kind)) {
        ptx_emit(k, "cvt.%s.%s %o, %o", ptx_float_type[kind], ptx_float_type[x.kind], made, x);
    } else {
        ptx_emit(k, "cvt.%s.%s.%s %o, %o", rounding, ptx_float_type[kind], ptx_float_type[x.kind],
                 made, x);
    }
    return made;
}

/* Between signed and unsigned of any widths; `from_sign` is of what comes in. */
static struct part saturate_int(struct fn *k, struct part x, unsigned kind, bool from_sign) {
    unsigned wide = ptx_reg_width(x.kind), bits = ptx_kind_size(kind) * 8;
    struct part wider = from_sign ? ptx_use_reg(k, ptx_use_signed(k, x)) : ptx_use_reg(k, x);
    if (from_sign) { /* to unsigned */
        struct part low = ptx_new_reg(k, x.kind);
        ptx_emit(k, "max.s%u %o, %o, 0", wide, low, wider);
        if (bits < wide) {
            struct part high = ptx_new_reg(k, x.kind);
            ptx_emit(k, "min.s%u %o, %o, %l", wide, high, low, ((int64_t)1 << bits) - 1);
            low = high;
        }
        return ptx_to_width(k, low, kind, false);
    }
    /* To signed: the largest is all ones but the sign. */
    if (bits <= wide) {
        struct part low = ptx_new_reg(k, x.kind);
        ptx_emit(k, "min.u%u %o, %o, %l", wide, low, wider,
                 (int64_t)ptx_low_bits(UINT64_MAX, bits - 1));
        wider = low;
    }
    return ptx_to_width(k, wider, kind, false);
}

/* Truth values as numbers are not converted by these; the type of an operand decides. */
static struct part convert(struct fn *k, const struct ur_spirv_instruction *insn, struct part x,
                           unsigned kind, struct how how) {
    switch (insn->opcode) {
    case SpvOpConvertFToU:
    case SpvOpConvertFToS:
        if (!is_float_kind(x.kind) || !is_int_kind(kind)) {
            break;
        }
        return float_to_int(k, x, kind, insn->opcode == SpvOpConvertFToS, how);
    case SpvOpConvertSToF:
    case SpvOpConvertUToF:
        if (!is_int_kind(x.kind) || !is_float_kind(kind)) {
            break;
        }
        return int_to_float(k, x, kind, insn->opcode == SpvOpConvertSToF, how);
    case SpvOpConvertFToBF16INTEL: /* as the 16 bits of an integer */
        if (x.kind != KIND_F32 || kind != KIND_I16) {
            break;
        }
        return ptx_bits_as(k, ptx_use_reg(k, ptx_from_f32(k, ptx_use_reg(k, x), KIND_BF16)),
                           KIND_I16);
    case SpvOpConvertBF16ToFINTEL: {
        if (x.kind != KIND_I16 || kind != KIND_F32) {
            break;
        }
        struct part high = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "shl.b32 %o, %o, 16", high, ptx_use_reg(k, x));
        return ptx_bits_as(k, high, KIND_F32);
    }
    case SpvOpFConvert:
        if (!is_float_kind(x.kind) || !is_float_kind(kind)) {
            break;
        }
        return float_to_float(k, x, kind, how);
    case SpvOpUConvert:
    case SpvOpSConvert: {
        if (!is_int_kind(x.kind) || !is_int_kind(kind)) {
            break;
        }
        bool sign = insn->opcode == SpvOpSConvert;
        if (how.saturate && ptx_kind_size(kind) < ptx_kind_size(x.kind)) {
            unsigned wide = ptx_reg_width(x.kind), bits = ptx_kind_size(kind) * 8;
            struct part low = ptx_new_reg(k, x.kind);
            if (!sign) {
                ptx_emit(k, "min.u%u %o, %o, %l", wide, low, ptx_use_reg(k, x),
                         (int64_t)ptx_low_bits(UINT64_MAX, bits));
            } else {
                struct part high = ptx_new_reg(k, x.kind);
                ptx_emit(k, "max.s%u %o, %o, %l", wide, high, ptx_use_reg(k, ptx_use_signed(k, x)),
                         -((int64_t)1 << (bits - 1)));
                ptx_emit(k, "min.s%u %o, %o, %l", wide, low, high, ((int64_t)1 << (bits - 1)) - 1);
            }
            x = low;
        }
        return ptx_to_width(k, x, kind, sign);
    }
    case SpvOpSatConvertSToU:
    case SpvOpSatConvertUToS:
        if (!is_int_kind(x.kind) || !is_int_kind(kind)) {
            break;
        }
        return saturate_int(k, x, kind, insn->opcode == SpvOpSatConvertSToU);
    case SpvOpQuantizeToF16:
        return ptx_unary(k, KIND_F32, "cvt.f32.f16", ptx_unary(k, KIND_F16, "cvt.rn.f16.f32", x));
    default:
        break;
    }
    ptx_fail_in(k, UR_PTX_INVALID, "a conversion between other types than it is for");
}

bool ptx_emit_conversion(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
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
    case SpvOpConvertFToBF16INTEL:
    case SpvOpConvertBF16ToFINTEL:
        break;
    default:
        return false;
    }
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t count = ptx_leaves(k, type);
    const struct part *from = ptx_value_of(k, insn->operands[0], count);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    struct how how = how_of(k, insn);
    for (uint32_t i = 0; i < count; ++i) {
        parts[i] = convert(k, insn, from[i], type->leaves[i].kind, how);
    }
    ptx_set_value(k, insn->result, parts, count);
    return true;
}
