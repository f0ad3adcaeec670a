/* Functions of OpenCL.std on integers, and those that choose bits or values. */
#include <stdio.h>

#include "instructions.h"
#include "opencl.h"
#include "types.h"
#include "value.h"

static struct part op(struct fn *k, const char *name, char type, struct part a, struct part b) {
    char text[24];
    snprintf(text, sizeof(text), "%s.%c%u", name, type, ptx_reg_width(a.kind));
    return ptx_binary(k, a.kind, text, a, b);
}

/* Both as they stand in their registers: 8 and 16 bits with their sign above. */
static struct part signed_op(struct fn *k, const char *name, struct part a, struct part b) {
    return op(k, name, 's', ptx_use_signed(k, a), ptx_use_signed(k, b));
}

static struct part minimum(struct fn *k, bool sign, struct part a, struct part b) {
    return sign ? ptx_mask(k, a.kind, signed_op(k, "min", a, b)) : op(k, "min", 'u', a, b);
}

static struct part maximum(struct fn *k, bool sign, struct part a, struct part b) {
    return sign ? ptx_mask(k, a.kind, signed_op(k, "max", a, b)) : op(k, "max", 'u', a, b);
}

static struct part opencl_integer_add(struct fn *k, struct part a, struct part b) {
    return ptx_mask(k, a.kind, op(k, "add", 's', a, b));
}

static struct part subtract(struct fn *k, struct part a, struct part b) {
    return ptx_mask(k, a.kind, op(k, "sub", 's', a, b));
}

static struct part multiply(struct fn *k, struct part a, struct part b) {
    return ptx_mask(k, a.kind, op(k, "mul.lo", 's', a, b));
}

static unsigned opencl_integer_bits_of(struct part a) {
    return ptx_kind_size(a.kind) * 8;
}

static struct part largest(struct part a, bool sign) {
    return ptx_constant(a.kind,
                        ptx_low_bits(UINT64_MAX, opencl_integer_bits_of(a) - (sign ? 1 : 0)));
}

static struct part smallest(struct part a) {
    return ptx_constant(a.kind, (uint64_t)1 << (opencl_integer_bits_of(a) - 1));
}

static struct part unsigned_sum(struct fn *k, struct part a, struct part b) {
    /* What is above the largest is the complement of the other. */
    struct part room =
        ptx_mask(k, a.kind,
                 ptx_unary(k, a.kind, ptx_reg_width(a.kind) == 64 ? "not.b64" : "not.b32",
                           ptx_use_reg(k, b)));
    return opencl_integer_add(k, minimum(k, false, a, room), b);
}

/* The sum or difference, clamped: it left the range where its sign is neither operand's. */
static struct part signed_saturated(struct fn *k, struct part a, struct part b, bool sum) {
    unsigned bits = opencl_integer_bits_of(a), width = ptx_reg_width(a.kind);
    if (bits < 32) {
        struct part wide = signed_op(k, sum ? "add" : "sub", a, b), low = ptx_new_reg(k, a.kind),
                    high = ptx_new_reg(k, a.kind);
        ptx_emit(k, "max.s32 %o, %o, %l", low, wide, -((int64_t)1 << (bits - 1)));
        ptx_emit(k, "min.s32 %o, %o, %l", high, low, ((int64_t)1 << (bits - 1)) - 1);
        return ptx_mask(k, a.kind, high);
    }
    a = ptx_use_reg(k, a);
    b = ptx_use_reg(k, b);
    struct part made = op(k, sum ? "add" : "sub", 's', a, b);
    struct part x = op(k, "xor", 'b', a, sum ? made : b), y = op(k, "xor", 'b', sum ? b : a, made),
                both = op(k, "and", 'b', x, y), out = ptx_new_reg(k, KIND_PRED),
                sign = ptx_new_reg(k, a.kind), limit = ptx_new_reg(k, a.kind);
    ptx_emit(k, "setp.lt.s%u %o, %o, 0", width, out, both);
    ptx_emit(k, "shr.s%u %o, %o, %u", width, sign, a, width - 1);
    ptx_emit(k, "xor.b%u %o, %o, %o", width, limit, sign, largest(a, true));
    return ptx_select_part(k, out, limit, made);
}

struct part ptx_saturated_sum(struct fn *k, struct part a, struct part b, bool sign) {
    return sign ? signed_saturated(k, a, b, true) : unsigned_sum(k, a, b);
}

/* (a + b + rounding) >> 1 without the carry out. */
static struct part half_sum(struct fn *k, struct part a, struct part b, bool sign, bool up) {
    unsigned width = ptx_reg_width(a.kind);
    if (sign) {
        a = ptx_use_signed(k, a);
        b = ptx_use_signed(k, b);
    }
    struct part common = op(k, up ? "or" : "and", 'b', a, b), differ = op(k, "xor", 'b', a, b),
                half = ptx_new_reg(k, a.kind);
    ptx_emit(k, "shr.%s%u %o, %o, 1", sign ? "s" : "u", width, half, ptx_use_reg(k, differ));
    return ptx_mask(k, a.kind, op(k, up ? "sub" : "add", 's', common, half));
}

static struct part difference(struct fn *k, struct part a, struct part b, bool sign) {
    struct part high = maximum(k, sign, a, b), low = minimum(k, sign, a, b);
    return subtract(k, high, low);
}

static struct part count_leading(struct fn *k, struct part a) {
    unsigned width = ptx_reg_width(a.kind), bits = opencl_integer_bits_of(a);
    struct part count = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "clz.b%u %o, %o", width, count, ptx_use_reg(k, a));
    if (bits < 32) {
        struct part made = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "sub.s32 %o, %o, %u", made, count, 32 - bits);
        count = made;
    }
    return ptx_to_width(k, count, a.kind, false);
}

static struct part count_trailing(struct fn *k, struct part a) {
    unsigned width = ptx_reg_width(a.kind), bits = opencl_integer_bits_of(a);
    struct part x = ptx_use_reg(k, a);
    if (bits < 32) { /* of 0 it is the width */
        struct part stop = ptx_new_reg(k, a.kind);
        ptx_emit(k, "or.b32 %o, %o, %u", stop, x, 1u << bits);
        x = stop;
    }
    struct part reversed = ptx_new_reg(k, a.kind), count = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "brev.b%u %o, %o", width, reversed, x);
    ptx_emit(k, "clz.b%u %o, %o", width, count, reversed);
    return ptx_to_width(k, count, a.kind, false);
}

static struct part absolute(struct fn *k, struct part a) {
    struct part x = ptx_use_reg(k, ptx_use_signed(k, a)), made = ptx_new_reg(k, a.kind);
    ptx_emit(k, "abs.s%u %o, %o", ptx_reg_width(a.kind), made, x);
    return ptx_mask(k, a.kind, made);
}

/* high:low shifted to the left by less than 32, of which the upper word is kept. */
static struct part funnel(struct fn *k, struct part low, struct part high, struct part by) {
    struct part made = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "shf.l.wrap.b32 %o, %o, %o, %o", made, low, high, by);
    return made;
}

/* Of 64 bits by a constant: two words, each made of both. */
static struct part rotate_words(struct fn *k, struct part x, unsigned by) {
    struct part words[2] = {ptx_new_reg(k, KIND_I32), ptx_new_reg(k, KIND_I32)};
    struct part made = ptx_new_reg(k, x.kind), rest = ptx_constant(KIND_I32, by % 32);
    unsigned low = by >= 32;
    ptx_emit(k, "mov.b64 {%o, %o}, %o", words[0], words[1], x);
    struct part a = words[low], b = words[!low];
    if (by % 32) {
        a = funnel(k, words[!low], words[low], rest);
        b = funnel(k, words[low], words[!low], rest);
    }
    ptx_emit(k, "mov.b64 %o, {%o, %o}", made, a, b);
    return made;
}

static struct part rotate(struct fn *k, struct part a, struct part by) {
    if (a.kind == KIND_I32 && opencl_integer_bits_of(a) == 32) {
        struct part x = ptx_use_reg(k, a);
        return funnel(k, x, x, ptx_use(k, ptx_to_width(k, by, KIND_I32, false)));
    }
    if (a.kind == KIND_I64 && is_const(by)) {
        return rotate_words(k, ptx_use_reg(k, a), by.bits % 64);
    }
    unsigned bits = opencl_integer_bits_of(a), width = ptx_reg_width(a.kind);
    struct part count = ptx_to_width(k, by, KIND_I32, false), left = ptx_new_reg(k, KIND_I32),
                right = ptx_new_reg(k, KIND_I32), x = ptx_use_reg(k, a),
                high = ptx_new_reg(k, a.kind), low = ptx_new_reg(k, a.kind);
    ptx_emit(k, "and.b32 %o, %o, %u", left, ptx_use_reg(k, count), bits - 1);
    ptx_emit(k, "sub.s32 %o, %o, %o", right, ptx_use_reg(k, ptx_constant(KIND_I32, bits)), left);
    ptx_emit(k, "shl.b%u %o, %o, %o", width, high, x, left);
    ptx_emit(k, "shr.u%u %o, %o, %o", width, low, x, right);
    return ptx_mask(k, a.kind, op(k, "or", 'b', high, low));
}

/* Of the lower 24 bits. */
static struct part multiply_24(struct fn *k, bool sign, struct part a, struct part b) {
    struct part made = ptx_new_reg(k, KIND_I32);
    if (a.kind != KIND_I32) {
        ptx_fail_in(k, UR_PTX_INVALID, "a product of 24 bits of what are no integers of 32");
    }
    ptx_emit(k, "mul24.lo.%s32 %o, %o, %o", sign ? "s" : "u", made, ptx_use_reg(k, a),
             ptx_use_reg(k, b));
    return made;
}

/* a * b + c, clamped. */
static struct part multiply_add_saturated(struct fn *k, bool sign, struct part a, struct part b,
                                          struct part c) {
    struct part low = multiply(k, a, b), high = ptx_multiply_high(k, a, b, sign);
    unsigned width = ptx_reg_width(a.kind);
    struct part fits = ptx_new_reg(k, KIND_PRED), clamped;
    if (!sign) {
        ptx_emit(k, "setp.eq.u%u %o, %o, 0", width, fits, ptx_use_reg(k, high));
        clamped = largest(a, false);
        return ptx_select_part(k, fits, unsigned_sum(k, low, c), clamped);
    }
    /* The product has left the range where the high half is not the low half's sign; adding c can
     * bring it back, which the sum of both halves shows. */
    unsigned bits = opencl_integer_bits_of(a);
    struct part carry = ptx_new_reg(k, KIND_PRED), sum = opencl_integer_add(k, low, c),
                c_high = ptx_new_reg(k, a.kind), one = ptx_new_reg(k, a.kind),
                total = ptx_new_reg(k, a.kind), sum_sign = ptx_new_reg(k, a.kind),
                negative = ptx_new_reg(k, KIND_PRED), limit;
    struct part wide_high = ptx_use_reg(k, ptx_use_signed(k, high)),
                wide_c = ptx_use_reg(k, ptx_use_signed(k, c));
    ptx_emit(k, "setp.lt.u%u %o, %o, %o", width, carry, ptx_use_reg(k, sum), ptx_use_reg(k, low));
    ptx_emit(k, "selp.b%u %o, 1, 0, %o", width, one, carry);
    ptx_emit(k, "shr.s%u %o, %o, %u", width, c_high, wide_c, bits - 1);
    ptx_emit(k, "add.s%u %o, %o, %o", width, total, wide_high, c_high);
    ptx_emit(k, "add.s%u %o, %o, %o", width, total, total, one);
    ptx_emit(k, "shr.s%u %o, %o, %u", width, sum_sign, ptx_use_reg(k, ptx_use_signed(k, sum)),
             bits - 1);
    ptx_emit(k, "setp.eq.s%u %o, %o, %o", width, fits, total, sum_sign);
    ptx_emit(k, "setp.lt.s%u %o, %o, 0", width, negative, total);
    limit = ptx_select_part(k, negative, smallest(a), largest(a, true));
    return ptx_select_part(k, fits, sum, limit);
}

static struct part choose_bits(struct fn *k, struct part a, struct part b, struct part c) {
    unsigned whole = ptx_int_kind(ptx_kind_size(a.kind)), kind = a.kind;
    a = ptx_bits_as(k, a, whole);
    b = ptx_bits_as(k, b, whole);
    c = ptx_use_reg(k, ptx_bits_as(k, c, whole));
    struct part differ = op(k, "xor", 'b', a, b), taken = op(k, "and", 'b', differ, c);
    return ptx_bits_as(k, op(k, "xor", 'b', a, taken), kind);
}

/* A scalar's condition is that it is not 0, a vector's the highest bit. */
static struct part opencl_integer_choose(struct fn *k, struct part a, struct part b, struct part c,
                                         bool vector) {
    struct part is = ptx_new_reg(k, KIND_PRED);
    struct part x = ptx_use_reg(k, vector ? ptx_use_signed(k, c) : c);
    ptx_emit(k, "setp.%s.s%u %o, %o, 0", vector ? "lt" : "ne", ptx_reg_width(c.kind), is, x);
    return ptx_select_part(k, is, b, a);
}

static struct part upsample(struct fn *k, struct part high, struct part low, unsigned kind) {
    unsigned bits = ptx_kind_size(high.kind) * 8;
    struct part x = ptx_use_reg(k, ptx_to_width(k, high, kind, false)),
                y = ptx_to_width(k, low, kind, false), shifted = ptx_new_reg(k, kind);
    ptx_emit(k, "shl.b%u %o, %o, %u", ptx_reg_width(kind), shifted, x, bits);
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
        return ptx_saturated_sum(k, a[0], a[1], number == OpenCLstd_s_add_sat);
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
        struct part count = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "popc.b%u %o, %o", ptx_reg_width(a[0].kind), count, ptx_use_reg(k, a[0]));
        return ptx_to_width(k, count, a[0].kind, false);
    }
    case OpenCLstd_s_max:
    case OpenCLstd_u_max:
        return maximum(k, number == OpenCLstd_s_max, a[0], a[1]);
    case OpenCLstd_s_min:
    case OpenCLstd_u_min:
        return minimum(k, number == OpenCLstd_s_min, a[0], a[1]);
    case OpenCLstd_s_mul_hi:
    case OpenCLstd_u_mul_hi:
        return ptx_multiply_high(k, a[0], a[1], number == OpenCLstd_s_mul_hi);
    case OpenCLstd_s_mad_hi:
    case OpenCLstd_u_mad_hi:
        return opencl_integer_add(k, ptx_multiply_high(k, a[0], a[1], number == OpenCLstd_s_mad_hi),
                                  a[2]);
    case OpenCLstd_s_mad_sat:
    case OpenCLstd_u_mad_sat:
        return multiply_add_saturated(k, number == OpenCLstd_s_mad_sat, a[0], a[1], a[2]);
    case OpenCLstd_s_mul24:
    case OpenCLstd_u_mul24:
        return multiply_24(k, number == OpenCLstd_s_mul24, a[0], a[1]);
    case OpenCLstd_s_mad24:
    case OpenCLstd_u_mad24:
        return opencl_integer_add(k, multiply_24(k, number == OpenCLstd_s_mad24, a[0], a[1]), a[2]);
    case OpenCLstd_rotate:
        return rotate(k, a[0], a[1]);
    case OpenCLstd_s_upsample:
    case OpenCLstd_u_upsample:
        return upsample(k, a[0], a[1], result);
    case OpenCLstd_bitselect:
        return choose_bits(k, a[0], a[1], a[2]);
    default: /* select */
        return opencl_integer_choose(k, a[0], a[1], a[2], vector);
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
            same = ptx_kind_size(a[i].kind) * 2 == ptx_kind_size(result);
        }
        if (!same || (!any && !is_int_kind(a[i].kind)) || a[i].kind == KIND_PTR ||
            a[i].kind == KIND_PRED) {
            ptx_fail_in(k, UR_PTX_INVALID, "operands of types that it is not for");
        }
    }
}

bool ptx_emit_opencl_integer(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t number = insn->operands[1], count = insn->count - 2u;
    if (!is_integer_function(number)) {
        return false;
    }
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t lanes = ptx_leaves(k, type);
    struct part *parts = ptx_alloc(&k->t->out, lanes + 1u, sizeof(*parts));
    const struct part *in[3] = {0};
    uint32_t step[3] = {0};
    if (count > 3) {
        ptx_fail_in(k, UR_PTX_INVALID, "%u operands", count);
    }
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t has;
        in[i] = ptx_parts_of(k, insn->operands[2 + i], &has);
        step[i] = has == 1 ? 0 : 1;
        if (has != 1 && has != lanes) {
            ptx_fail_in(k, UR_PTX_INVALID, "operands of different sizes");
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
    ptx_set_value(k, insn->result, parts, lanes);
    return true;
}
