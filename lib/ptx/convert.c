/* Conversions between integers and floats of any width, with rounding and saturation. */
#include "instructions.h"
#include "types.h"
#include "value.h"
#include "emit.h"

/* What decorations say of the result of a conversion. */
struct how {
    const char *rounding; /* PTX's for floats, or NULL */
    bool saturate;
};

static struct how how_of(struct fn *k, const struct ur_spirv_instruction *insn) {
    static const char *const modes[] = {"rn", "rz", "rp", "rm"};
    uint32_t id = id_of(k, insn->result)->origin;
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
        x = to_f32(k, x);
    }
    x = use_reg(k, x);
    unsigned wide = kind == KIND_I64 ? 64 : 32;
    struct part made = new_reg(k, kind);
    emit(k, "cvt.%s.%s%u.%s %o, %o", mode, sign ? "s" : "u", wide, float_type[x.kind], made, x);
    if (how.saturate && (x.kind == KIND_F64 || wide == 64)) { /* NaN */
        struct part is = new_reg(k, KIND_PRED), zero = new_reg(k, kind);
        emit(k, "setp.nan.%s %o, %o, %o", float_type[x.kind], is, x, x);
        emit(k, "selp.b%u %o, 0, %o, %o", wide, zero, made, is);
        made = zero;
    }
    if (kind_size(kind) >= 4) {
        return made;
    }
    unsigned bits = kind_size(kind) * 8;
    if (how.saturate && sign) {
        struct part low = new_reg(k, kind), both = new_reg(k, kind);
        emit(k, "max.s32 %o, %o, %l", low, made, -((int64_t)1 << (bits - 1)));
        emit(k, "min.s32 %o, %o, %l", both, low, ((int64_t)1 << (bits - 1)) - 1);
        made = both;
    } else if (how.saturate) {
        struct part low = new_reg(k, kind);
        emit(k, "min.u32 %o, %o, %l", low, made, ((int64_t)1 << bits) - 1);
        return low;
    }
    return mask(k, kind, made);
}

/* Integers above float's or half's precision need one rounding, not two, so only bfloat16, which no
 * integer converts to directly, goes through another type. */
static struct part int_to_float(struct fn *k, struct part x, unsigned kind, bool sign,
                                struct how how) {
    const char *rounding = how.rounding ? how.rounding : "rn";
    if (sign) {
        x = use_signed(k, x);
    }
    unsigned wide = reg_width(x.kind);
    x = use_reg(k, is_const(x) ? constant(wide == 64 ? KIND_I64 : KIND_I32, x.bits) : x);
    if (kind == KIND_BF16) {
        struct part f = new_reg(k, KIND_F32);
        emit(k, "cvt.rn.f32.%s%u %o, %o", sign ? "s" : "u", wide, f, x);
        return from_f32(k, f, kind);
    }
    struct part made = new_reg(k, kind);
    emit(k, "cvt.%s.%s.%s%u %o, %o", rounding, float_type[kind], sign ? "s" : "u", wide, made, x);
    return made;
}

static struct part float_to_float(struct fn *k, struct part x, unsigned kind, struct how how) {
    const char *rounding = how.rounding ? how.rounding : "rn";
    if (x.kind == kind) {
        return x;
    }
    if (x.kind == KIND_BF16) {
        return float_to_float(k, to_f32(k, x), kind, how);
    }
    if (kind == KIND_BF16) {
        if (x.kind == KIND_F64) { /* to odd first, so that the second rounding is right */
            struct part f = new_reg(k, KIND_F32), back = new_reg(k, KIND_F64),
                        is = new_reg(k, KIND_PRED), bits = new_reg(k, KIND_I32),
                        odd = new_reg(k, KIND_I32);
            x = use_reg(k, x);
            emit(k, "cvt.rz.f32.f64 %o, %o", f, x);
            emit(k, "cvt.f64.f32 %o, %o", back, f);
            emit(k, "setp.neu.f64 %o, %o, %o", is, back, x);
            emit(k, "mov.b32 %o, %o", bits, f);
            emit(k, "or.b32 %o, %o, 1", odd, bits);
            emit(k, "selp.b32 %o, %o, %o, %o", odd, odd, bits, is);
            return from_f32(k, bits_as(k, odd, KIND_F32), kind);
        }
        return from_f32(k, to_f32(k, x), kind);
    }
    x = use_reg(k, x);
    struct part made = new_reg(k, kind);
    if (kind_size(kind) > kind_size(x.kind)) {
        emit(k, "cvt.%s.%s %o, %o", float_type[kind], float_type[x.kind], made, x);
    } else {
        emit(k, "cvt.%s.%s.%s %o, %o", rounding, float_type[kind], float_type[x.kind], made, x);
    }
    return made;
}

/* Between signed and unsigned of any widths; `from_sign` is of what comes in. */
static struct part saturate_int(struct fn *k, struct part x, unsigned kind, bool from_sign) {
    unsigned wide = reg_width(x.kind), bits = kind_size(kind) * 8;
    struct part wider = from_sign ? use_reg(k, use_signed(k, x)) : use_reg(k, x);
    if (from_sign) { /* to unsigned */
        struct part low = new_reg(k, x.kind);
        emit(k, "max.s%u %o, %o, 0", wide, low, wider);
        if (bits < wide) {
            struct part high = new_reg(k, x.kind);
            emit(k, "min.s%u %o, %o, %l", wide, high, low, ((int64_t)1 << bits) - 1);
            low = high;
        }
        return to_width(k, low, kind, false);
    }
    /* To signed: the largest is all ones but the sign. */
    if (bits <= wide) {
        struct part low = new_reg(k, x.kind);
        emit(k, "min.u%u %o, %o, %l", wide, low, wider, (int64_t)low_bits(UINT64_MAX, bits - 1));
        wider = low;
    }
    return to_width(k, wider, kind, false);
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
        return bits_as(k, use_reg(k, from_f32(k, use_reg(k, x), KIND_BF16)), KIND_I16);
    case SpvOpConvertBF16ToFINTEL: {
        if (x.kind != KIND_I16 || kind != KIND_F32) {
            break;
        }
        struct part high = new_reg(k, KIND_I32);
        emit(k, "shl.b32 %o, %o, 16", high, use_reg(k, x));
        return bits_as(k, high, KIND_F32);
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
        if (how.saturate && kind_size(kind) < kind_size(x.kind)) {
            unsigned wide = reg_width(x.kind), bits = kind_size(kind) * 8;
            struct part low = new_reg(k, x.kind);
            if (!sign) {
                emit(k, "min.u%u %o, %o, %l", wide, low, use_reg(k, x),
                     (int64_t)low_bits(UINT64_MAX, bits));
            } else {
                struct part high = new_reg(k, x.kind);
                emit(k, "max.s%u %o, %o, %l", wide, high, use_reg(k, use_signed(k, x)),
                     -((int64_t)1 << (bits - 1)));
                emit(k, "min.s%u %o, %o, %l", wide, low, high, ((int64_t)1 << (bits - 1)) - 1);
            }
            x = low;
        }
        return to_width(k, x, kind, sign);
    }
    case SpvOpSatConvertSToU:
    case SpvOpSatConvertUToS:
        if (!is_int_kind(x.kind) || !is_int_kind(kind)) {
            break;
        }
        return saturate_int(k, x, kind, insn->opcode == SpvOpSatConvertSToU);
    case SpvOpQuantizeToF16:
        return unary(k, KIND_F32, "cvt.f32.f16", unary(k, KIND_F16, "cvt.rn.f16.f32", x));
    default:
        break;
    }
    fail(k, UR_PTX_INVALID, "a conversion between other types than it is for");
}

bool emit_conversion(struct fn *k, const struct ur_spirv_instruction *insn) {
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
    const struct type *type = type_of(k->t, insn->type);
    uint32_t count = leaves(k, type);
    const struct part *from = value_of(k, insn->operands[0], count);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    struct how how = how_of(k, insn);
    for (uint32_t i = 0; i < count; ++i) {
        parts[i] = convert(k, insn, from[i], type->leaves[i].kind, how);
    }
    set_value(k, insn->result, parts, count);
    return true;
}
