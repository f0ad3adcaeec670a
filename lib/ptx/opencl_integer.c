/* Functions of OpenCL.std on integers, and those that choose bits or values. */
#include <stdio.h>

#include "instructions.h"
#include "types.h"
#include "value.h"
#include "opencl.h"

static struct part op(struct fn *k, const char *name, char type, struct part a, struct part b) {
    char text[24];
    snprintf(text, sizeof(text), "%s.%c%u", name, type, reg_width(a.kind));
    return binary(k, a.kind, text, a, b);
}

/* Both as they stand in their registers: 8 and 16 bits with their sign above. */
static struct part signed_op(struct fn *k, const char *name, struct part a, struct part b) {
    return op(k, name, 's', use_signed(k, a), use_signed(k, b));
}

static struct part minimum(struct fn *k, bool sign, struct part a, struct part b) {
    return sign ? mask(k, a.kind, signed_op(k, "min", a, b)) : op(k, "min", 'u', a, b);
}

static struct part maximum(struct fn *k, bool sign, struct part a, struct part b) {
    return sign ? mask(k, a.kind, signed_op(k, "max", a, b)) : op(k, "max", 'u', a, b);
}

static struct part add(struct fn *k, struct part a, struct part b) {
    return mask(k, a.kind, op(k, "add", 's', a, b));
}

static struct part subtract(struct fn *k, struct part a, struct part b) {
    return mask(k, a.kind, op(k, "sub", 's', a, b));
}

static struct part multiply(struct fn *k, struct part a, struct part b) {
    return mask(k, a.kind, op(k, "mul.lo", 's', a, b));
}

static unsigned bits_of(struct part a) {
    return kind_size(a.kind) * 8;
}

static struct part largest(struct part a, bool sign) {
    return constant(a.kind, low_bits(UINT64_MAX, bits_of(a) - (sign ? 1 : 0)));
}

static struct part smallest(struct part a) {
    return constant(a.kind, (uint64_t)1 << (bits_of(a) - 1));
}

static struct part unsigned_sum(struct fn *k, struct part a, struct part b) {
    /* What is above the largest is the complement of the other. */
    struct part room =
        mask(k, a.kind,
             unary(k, a.kind, reg_width(a.kind) == 64 ? "not.b64" : "not.b32", use_reg(k, b)));
    return add(k, minimum(k, false, a, room), b);
}

/* The sum or difference, clamped: it left the range where its sign is neither operand's. */
static struct part signed_saturated(struct fn *k, struct part a, struct part b, bool sum) {
    unsigned bits = bits_of(a), width = reg_width(a.kind);
    if (bits < 32) {
        struct part wide = signed_op(k, sum ? "add" : "sub", a, b), low = new_reg(k, a.kind),
                    high = new_reg(k, a.kind);
        emit(k, "max.s32 %o, %o, %l", low, wide, -((int64_t)1 << (bits - 1)));
        emit(k, "min.s32 %o, %o, %l", high, low, ((int64_t)1 << (bits - 1)) - 1);
        return mask(k, a.kind, high);
    }
    a = use_reg(k, a);
    b = use_reg(k, b);
    struct part made = op(k, sum ? "add" : "sub", 's', a, b);
    struct part x = op(k, "xor", 'b', a, sum ? made : b), y = op(k, "xor", 'b', sum ? b : a, made),
                both = op(k, "and", 'b', x, y), out = new_reg(k, KIND_PRED),
                sign = new_reg(k, a.kind), limit = new_reg(k, a.kind);
    emit(k, "setp.lt.s%u %o, %o, 0", width, out, both);
    emit(k, "shr.s%u %o, %o, %u", width, sign, a, width - 1);
    emit(k, "xor.b%u %o, %o, %o", width, limit, sign, largest(a, true));
    return select_part(k, out, limit, made);
}

struct part saturated_sum(struct fn *k, struct part a, struct part b, bool sign) {
    return sign ? signed_saturated(k, a, b, true) : unsigned_sum(k, a, b);
}

/* (a + b + rounding) >> 1 without the carry out. */
static struct part half_sum(struct fn *k, struct part a, struct part b, bool sign, bool up) {
    unsigned width = reg_width(a.kind);
    if (sign) {
        a = use_signed(k, a);
        b = use_signed(k, b);
    }
    struct part common = op(k, up ? "or" : "and", 'b', a, b), differ = op(k, "xor", 'b', a, b),
                half = new_reg(k, a.kind);
    emit(k, "shr.%s%u %o, %o, 1", sign ? "s" : "u", width, half, use_reg(k, differ));
    return mask(k, a.kind, op(k, up ? "sub" : "add", 's', common, half));
}

static struct part difference(struct fn *k, struct part a, struct part b, bool sign) {
    struct part high = maximum(k, sign, a, b), low = minimum(k, sign, a, b);
    return subtract(k, high, low);
}

static struct part count_leading(struct fn *k, struct part a) {
    unsigned width = reg_width(a.kind), bits = bits_of(a);
    struct part count = new_reg(k, KIND_I32);
    emit(k, "clz.b%u %o, %o", width, count, use_reg(k, a));
    if (bits < 32) {
        struct part made = new_reg(k, KIND_I32);
        emit(k, "sub.s32 %o, %o, %u", made, count, 32 - bits);
        count = made;
    }
    return to_width(k, count, a.kind, false);
}

static struct part count_trailing(struct fn *k, struct part a) {
    unsigned width = reg_width(a.kind), bits = bits_of(a);
    struct part x = use_reg(k, a);
    if (bits < 32) { /* of 0 it is the width */
        struct part stop = new_reg(k, a.kind);
        emit(k, "or.b32 %o, %o, %u", stop, x, 1u << bits);
        x = stop;
    }
    struct part reversed = new_reg(k, a.kind), count = new_reg(k, KIND_I32);
    emit(k, "brev.b%u %o, %o", width, reversed, x);
    emit(k, "clz.b%u %o, %o", width, count, reversed);
    return to_width(k, count, a.kind, false);
}

static struct part absolute(struct fn *k, struct part a) {
    struct part x = use_reg(k, use_signed(k, a)), made = new_reg(k, a.kind);
    emit(k, "abs.s%u %o, %o", reg_width(a.kind), made, x);
    return mask(k, a.kind, made);
}

static struct part rotate(struct fn *k, struct part a, struct part by) {
    unsigned bits = bits_of(a), width = reg_width(a.kind);
    struct part count = to_width(k, by, KIND_I32, false), left = new_reg(k, KIND_I32),
                right = new_reg(k, KIND_I32), x = use_reg(k, a), high = new_reg(k, a.kind),
                low = new_reg(k, a.kind);
    emit(k, "and.b32 %o, %o, %u", left, use_reg(k, count), bits - 1);
    emit(k, "sub.s32 %o, %o, %o", right, use_reg(k, constant(KIND_I32, bits)), left);
    emit(k, "shl.b%u %o, %o, %o", width, high, x, left);
    emit(k, "shr.u%u %o, %o, %o", width, low, x, right);
    return mask(k, a.kind, op(k, "or", 'b', high, low));
}

/* Of the lower 24 bits. */
static struct part multiply_24(struct fn *k, bool sign, struct part a, struct part b) {
    struct part made = new_reg(k, KIND_I32);
    if (a.kind != KIND_I32) {
        fail(k, UR_PTX_INVALID, "a product of 24 bits of what are no integers of 32");
    }
    emit(k, "mul24.lo.%s32 %o, %o, %o", sign ? "s" : "u", made, use_reg(k, a), use_reg(k, b));
    return made;
}

/* a * b + c, clamped. */
static struct part multiply_add_saturated(struct fn *k, bool sign, struct part a, struct part b,
                                          struct part c) {
    struct part low = multiply(k, a, b), high = multiply_high(k, a, b, sign);
    unsigned width = reg_width(a.kind);
    struct part fits = new_reg(k, KIND_PRED), clamped;
    if (!sign) {
        emit(k, "setp.eq.u%u %o, %o, 0", width, fits, use_reg(k, high));
        clamped = largest(a, false);
        return select_part(k, fits, unsigned_sum(k, low, c), clamped);
    }
    /* The product has left the range where the high half is not the low half's sign; adding c can
     * bring it back, which the sum of both halves shows. */
    unsigned bits = bits_of(a);
    struct part carry = new_reg(k, KIND_PRED), sum = add(k, low, c), c_high = new_reg(k, a.kind),
                one = new_reg(k, a.kind), total = new_reg(k, a.kind), sum_sign = new_reg(k, a.kind),
                negative = new_reg(k, KIND_PRED), limit;
    struct part wide_high = use_reg(k, use_signed(k, high)), wide_c = use_reg(k, use_signed(k, c));
    emit(k, "setp.lt.u%u %o, %o, %o", width, carry, use_reg(k, sum), use_reg(k, low));
    emit(k, "selp.b%u %o, 1, 0, %o", width, one, carry);
    emit(k, "shr.s%u %o, %o, %u", width, c_high, wide_c, bits - 1);
    emit(k, "add.s%u %o, %o, %o", width, total, wide_high, c_high);
    emit(k, "add.s%u %o, %o, %o", width, total, total, one);
    emit(k, "shr.s%u %o, %o, %u", width, sum_sign, use_reg(k, use_signed(k, sum)), bits - 1);
    emit(k, "setp.eq.s%u %o, %o, %o", width, fits, total, sum_sign);
    emit(k, "setp.lt.s%u %o, %o, 0", width, negative, total);
    limit = select_part(k, negative, smallest(a), largest(a, true));
    return select_part(k, fits, sum, limit);
}

static struct part choose_bits(struct fn *k, struct part a, struct part b, struct part c) {
    unsigned whole = int_kind(kind_size(a.kind)), kind = a.kind;
    a = bits_as(k, a, whole);
    b = bits_as(k, b, whole);
    c = use_reg(k, bits_as(k, c, whole));
    struct part differ = op(k, "xor", 'b', a, b), taken = op(k, "and", 'b', differ, c);
    return bits_as(k, op(k, "xor", 'b', a, taken), kind);
}

/* A scalar's condition is that it is not 0, a vector's the highest bit. */
static struct part choose(struct fn *k, struct part a, struct part b, struct part c, bool vector) {
    struct part is = new_reg(k, KIND_PRED);
    struct part x = use_reg(k, vector ? use_signed(k, c) : c);
    emit(k, "setp.%s.s%u %o, %o, 0", vector ? "lt" : "ne", reg_width(c.kind), is, x);
    return select_part(k, is, b, a);
}

static struct part upsample(struct fn *k, struct part high, struct part low, unsigned kind) {
    unsigned bits = kind_size(high.kind) * 8;
    struct part x = use_reg(k, to_width(k, high, kind, false)), y = to_width(k, low, kind, false),
                shifted = new_reg(k, kind);
    emit(k, "shl.b%u %o, %o, %u", reg_width(kind), shifted, x, bits);
    return op(k, "or", 'b', shifted, y);
}

static struct part scalar(struct fn *k, uint32_t number, const struct part *a, unsigned result,
                          bool vector) {
    switch (number) {
    case OpenCLstd_s_abs:
        return absolute(k, a[0]);
    case OpenCLstd_u_abs:
        return a[0];
    case OpenCLstd_s_abs_diff:
    case OpenCLstd_u_abs_diff:
        return difference(k, a[0], a[1], number == OpenCLstd_s_abs_diff);
    case OpenCLstd_s_add_sat:
    case OpenCLstd_u_add_sat:
        return saturated_sum(k, a[0], a[1], number == OpenCLstd_s_add_sat);
    case OpenCLstd_s_sub_sat:
        return signed_saturated(k, a[0], a[1], false);
    case OpenCLstd_u_sub_sat:
        return subtract(k, a[0], minimum(k, false, a[0], a[1]));
    case OpenCLstd_s_hadd:
    case OpenCLstd_u_hadd:
        return half_sum(k, a[0], a[1], number == OpenCLstd_s_hadd, false);
    case OpenCLstd_s_rhadd:
    case OpenCLstd_u_rhadd:
        return half_sum(k, a[0], a[1], number == OpenCLstd_s_rhadd, true);
    case OpenCLstd_s_clamp:
    case OpenCLstd_u_clamp: {
        bool sign = number == OpenCLstd_s_clamp;
        return minimum(k, sign, maximum(k, sign, a[0], a[1]), a[2]);
    }
    case OpenCLstd_clz:
        return count_leading(k, a[0]);
    case OpenCLstd_ctz:
        return count_trailing(k, a[0]);
    case OpenCLstd_popcount: {
        struct part count = new_reg(k, KIND_I32);
        emit(k, "popc.b%u %o, %o", reg_width(a[0].kind), count, use_reg(k, a[0]));
        return to_width(k, count, a[0].kind, false);
    }
    case OpenCLstd_s_max:
    case OpenCLstd_u_max:
        return maximum(k, number == OpenCLstd_s_max, a[0], a[1]);
    case OpenCLstd_s_min:
    case OpenCLstd_u_min:
        return minimum(k, number == OpenCLstd_s_min, a[0], a[1]);
    case OpenCLstd_s_mul_hi:
    case OpenCLstd_u_mul_hi:
        return multiply_high(k, a[0], a[1], number == OpenCLstd_s_mul_hi);
    case OpenCLstd_s_mad_hi:
    case OpenCLstd_u_mad_hi:
        return add(k, multiply_high(k, a[0], a[1], number == OpenCLstd_s_mad_hi), a[2]);
    case OpenCLstd_s_mad_sat:
    case OpenCLstd_u_mad_sat:
        return multiply_add_saturated(k, number == OpenCLstd_s_mad_sat, a[0], a[1], a[2]);
    case OpenCLstd_s_mul24:
    case OpenCLstd_u_mul24:
        return multiply_24(k, number == OpenCLstd_s_mul24, a[0], a[1]);
    case OpenCLstd_s_mad24:
    case OpenCLstd_u_mad24:
        return add(k, multiply_24(k, number == OpenCLstd_s_mad24, a[0], a[1]), a[2]);
    case OpenCLstd_rotate:
        return rotate(k, a[0], a[1]);
    case OpenCLstd_s_upsample:
    case OpenCLstd_u_upsample:
        return upsample(k, a[0], a[1], result);
    case OpenCLstd_bitselect:
        return choose_bits(k, a[0], a[1], a[2]);
    default: /* select */
        return choose(k, a[0], a[1], a[2], vector);
    }
}

static bool is_integer_function(uint32_t number) {
    return (number >= OpenCLstd_s_abs && number <= OpenCLstd_u_mul24) ||
           (number >= OpenCLstd_u_abs && number <= OpenCLstd_u_mad_hi) ||
           number == OpenCLstd_bitselect || number == OpenCLstd_select;
}

/* Operands are of the result's type but for these. */
static void check_kinds(struct fn *k, uint32_t number, const struct part *a, uint32_t count,
                        unsigned result) {
    bool any = number == OpenCLstd_bitselect || number == OpenCLstd_select;
    for (uint32_t i = 0; i < count; ++i) {
        bool same = a[i].kind == result;
        if (number == OpenCLstd_select && i == 2) {
            same = is_int_kind(a[i].kind);
        } else if (number == OpenCLstd_s_upsample || number == OpenCLstd_u_upsample) {
            same = kind_size(a[i].kind) * 2 == kind_size(result);
        }
        if (!same || (!any && !is_int_kind(a[i].kind)) || a[i].kind == KIND_PTR ||
            a[i].kind == KIND_PRED) {
            fail(k, UR_PTX_INVALID, "operands of types that it is not for");
        }
    }
}

bool emit_opencl_integer(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t number = insn->operands[1], count = insn->count - 2u;
    if (!is_integer_function(number)) {
        return false;
    }
    const struct type *type = type_of(k->t, insn->type);
    uint32_t lanes = leaves(k, type);
    struct part *parts = ptx_alloc(&k->t->out, lanes + 1u, sizeof(*parts));
    const struct part *in[3] = {0};
    uint32_t step[3] = {0};
    if (count > 3) {
        fail(k, UR_PTX_INVALID, "%u operands", count);
    }
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t has;
        in[i] = parts_of(k, insn->operands[2 + i], &has);
        step[i] = has == 1 ? 0 : 1;
        if (has != 1 && has != lanes) {
            fail(k, UR_PTX_INVALID, "operands of different sizes");
        }
    }
    for (uint32_t i = 0; i < lanes; ++i) {
        struct part a[3];
        for (uint32_t j = 0; j < count; ++j) {
            a[j] = in[j][i * step[j]];
        }
        check_kinds(k, number, a, count, type->leaves[i].kind);
        parts[i] = scalar(k, number, a, type->leaves[i].kind, lanes > 1);
    }
    set_value(k, insn->result, parts, lanes);
    return true;
}
