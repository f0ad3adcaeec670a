/* Division of integers. The GPU has no instruction for it, and ptxas takes a constant for any other
 * divisor: twenty instructions for 32 bits, a call for 64. So shifts and products stand here where
 * the divisor is known. */
#include <string.h>

#include "emit.h"
#include "instructions.h"
#include "types.h"
#include "value.h"

/* A quotient and its remainder, found once in a block for both. */
struct division {
    struct division *next;
    bool sign;
    struct part a, b, quotient, remainder;
};

/* 64 bits by what is not constant: 32 bits do where both high words are 0, and take a third of the
 * time. */
static struct division *divide(struct fn *k, struct part a, struct part b, bool sign) {
    for (struct division *d = k->divisions; d; d = d->next) {
        if (d->sign == sign && ptx_same_part(d->a, a) && ptx_same_part(d->b, b)) {
            return d;
        }
    }
    struct division *d = ptx_alloc(&k->t->out, 1, sizeof(*d));
    *d = (struct division){
        k->divisions, sign, a, b, ptx_new_reg(k, KIND_I64), ptx_new_reg(k, KIND_I64)};
    k->divisions = d;
    a = ptx_use_reg(k, a);
    b = ptx_use_reg(k, b);
    struct part both = ptx_new_reg(k, KIND_I64), low = ptx_new_reg(k, KIND_I32),
                high = ptx_new_reg(k, KIND_I32), small = ptx_new_reg(k, KIND_PRED),
                product = ptx_new_reg(k, KIND_I64), x = ptx_new_reg(k, KIND_I32),
                y = ptx_new_reg(k, KIND_I32), q = ptx_new_reg(k, KIND_I32),
                p = ptx_new_reg(k, KIND_I32), r = ptx_new_reg(k, KIND_I32);
    uint32_t narrow = ptx_new_label(k), done = ptx_new_label(k);
    ptx_emit(k, "or.b64 %o, %o, %o", both, a, b);
    ptx_emit(k, "mov.b64 {%o, %o}, %o", low, high, both);
    ptx_emit(k, "setp.eq.s32 %o, %o, 0", small, high);
    ptx_emit(k, "@%o bra $L%u", small, narrow);
    ptx_emit(k, "div.%s64 %o, %o, %o", sign ? "s" : "u", d->quotient, a, b);
    ptx_emit(k, "mul.lo.s64 %o, %o, %o", product, d->quotient, b);
    ptx_emit(k, "sub.s64 %o, %o, %o", d->remainder, a, product);
    ptx_emit(k, "bra $L%u", done);
    ptx_emit_label(k, narrow);
    ptx_emit(k, "cvt.u32.u64 %o, %o", x, a);
    ptx_emit(k, "cvt.u32.u64 %o, %o", y, b);
    ptx_emit(k, "div.u32 %o, %o, %o", q, x, y);
    ptx_emit(k, "mul.lo.s32 %o, %o, %o", p, q, y);
    ptx_emit(k, "sub.s32 %o, %o, %o", r, x, p);
    ptx_emit(k, "cvt.u64.u32 %o, %o", d->quotient, q);
    ptx_emit(k, "cvt.u64.u32 %o, %o", d->remainder, r);
    ptx_emit_label(k, done);
    return d;
}

/* The remainder with the sign of the divisor, from that with the sign of the dividend. */
static struct part modulo(struct fn *k, struct part remainder, struct part b) {
    unsigned width = ptx_reg_width(b.kind);
    struct part nonzero = ptx_new_reg(k, KIND_PRED), differ = ptx_new_reg(k, KIND_PRED),
                mixed = ptx_new_reg(k, b.kind), sum = ptx_new_reg(k, b.kind);
    remainder = ptx_use_reg(k, remainder);
    b = ptx_use_reg(k, b);
    ptx_emit(k, "setp.ne.s%u %o, %o, 0", width, nonzero, remainder);
    ptx_emit(k, "xor.b%u %o, %o, %o", width, mixed, remainder, b);
    ptx_emit(k, "setp.lt.s%u %o, %o, 0", width, differ, mixed);
    ptx_emit(k, "and.pred %o, %o, %o", differ, differ, nonzero);
    ptx_emit(k, "add.s%u %o, %o, %o", width, sum, remainder, b);
    return ptx_select_part(k, differ, sum, remainder);
}

/* ---- by constants ----------------------------------------------------------------------------
 */

static struct part sized_op(struct fn *k, const char *op, struct part a, struct part b) {
    char text[24];
    size_t length = strlen(op);
    memcpy(text, op, length);
    memcpy(text + length, ptx_reg_width(a.kind) == 64 ? "64" : "32", 3);
    return ptx_binary(k, a.kind, text, a, b);
}

static struct part shifted(struct fn *k, const char *op, struct part a, unsigned count) {
    return count ? sized_op(k, op, a, ptx_constant(KIND_I32, count)) : a;
}

/* What n is multiplied by, to have n / d in what is above 2^(width + shift). */
struct factor {
    uint64_t low; /* its bits but the highest */
    bool high;    /* which is of 2^width */
    unsigned shift;
};

/* The smallest m = floor(2^p / d) + 1 for which the product with no n of so many bits comes to the
 * next whole number: 2^p < m * d <= 2^p + 2^(p - bits) (Granlund and Montgomery, 1994). d is no
 * power of two. */
static struct factor find_factor(uint64_t d, unsigned width, unsigned bits) {
    uint64_t all = ptx_low_bits(UINT64_MAX, width);
    struct factor f = {all / d, false, 0};
    uint64_t rest = all % d + 1; /* of 2^(width + shift) */
    while (width - bits + f.shift < 64 && d - rest > (uint64_t)1 << (width - bits + f.shift)) {
        bool one = rest >= d - rest;
        rest = one ? rest - (d - rest) : rest + rest;
        f.high = f.low >> (width - 1) & 1;
        f.low = ptx_low_bits(f.low << 1 | one, width);
        ++f.shift;
    }
    ++f.low; /* no carry: 2^p / d is no whole number of ones */
    return f;
}

static struct part unsigned_quotient(struct fn *k, struct part n, uint64_t d) {
    unsigned width = ptx_reg_width(n.kind);
    if ((d & (d - 1)) == 0) {
        return shifted(k, "shr.u", n, (unsigned)__builtin_ctzll(d));
    }
    struct factor f = find_factor(d, width, width);
    struct part product = sized_op(k, "mul.hi.u", n, ptx_constant(n.kind, f.low));
    if (!f.high) {
        return shifted(k, "shr.u", product, f.shift);
    }
    struct part half = shifted(k, "shr.u", sized_op(k, "sub.s", n, product), 1);
    return shifted(k, "shr.u", sized_op(k, "add.s", half, product), f.shift - 1);
}

/* Towards 0; d > 0. */
static struct part signed_quotient(struct fn *k, struct part n, uint64_t d) {
    unsigned width = ptx_reg_width(n.kind);
    if (d == 1) {
        return n;
    }
    if ((d & (d - 1)) == 0) {
        unsigned bits = (unsigned)__builtin_ctzll(d);
        struct part ones = bits > 1 ? shifted(k, "shr.s", n, width - 1) : n;
        struct part more = shifted(k, "shr.u", ones, width - bits);
        return shifted(k, "shr.s", sized_op(k, "add.s", n, more), bits);
    }
    struct factor f = find_factor(d, width, width - 1);
    struct part product = sized_op(k, "mul.hi.s", n, ptx_constant(n.kind, f.low));
    if (f.low >> (width - 1) & 1) { /* as a signed number it is 2^width less */
        product = sized_op(k, "add.s", product, n);
    }
    return sized_op(k, "add.s", shifted(k, "shr.s", product, f.shift),
                    shifted(k, "shr.u", n, width - 1));
}

static struct part constant_division(struct fn *k, bool sign, bool quotient, struct part a,
                                     uint64_t by) {
    unsigned kind = a.kind, width = ptx_reg_width(kind);
    bool negative = sign && by >> (width - 1) & 1;
    uint64_t d = negative ? ptx_low_bits(0 - by, width) : by;
    a.kind = width == 64 ? KIND_I64 : KIND_I32; /* it is extended as its sign says */
    a = ptx_use_reg(k, a);
    struct part made;
    if (!quotient && !sign && (d & (d - 1)) == 0) {
        made = sized_op(k, "and.b", a, ptx_constant(a.kind, d - 1));
    } else {
        made = sign ? signed_quotient(k, a, d) : unsigned_quotient(k, a, d);
    }
    if (!quotient && (sign || (d & (d - 1)) != 0)) {
        made = sized_op(k, "mul.lo.s", made, ptx_constant(a.kind, d));
        made = sized_op(k, "sub.s", a, made);
    } else if (negative) {
        made = sized_op(k, "sub.s", ptx_constant(a.kind, 0), made);
    }
    made.kind = (uint8_t)kind;
    return made;
}

struct part ptx_int_division(struct fn *k, uint16_t op, struct part a, struct part b) {
    bool sign = op != SpvOpUDiv && op != SpvOpUMod;
    bool quotient = op == SpvOpUDiv || op == SpvOpSDiv;
    unsigned kind = a.kind;
    if (kind == KIND_I64 && !is_const(b)) {
        struct division *d = divide(k, a, b, sign);
        struct part made = quotient ? d->quotient : d->remainder;
        return op == SpvOpSMod ? modulo(k, made, b) : made;
    }
    if (sign) {
        a = ptx_use_signed(k, a);
        b = ptx_use_signed(k, b);
    }
    struct part made;
    uint64_t by = is_const(b)
                      ? ptx_low_bits(b.bits, sign ? ptx_reg_width(kind) : ptx_kind_size(kind) * 8)
                      : 0;
    if (by && !is_const(a)) {
        made = constant_division(k, sign, quotient, a, by);
    } else {
        made = sized_op(k, quotient ? (sign ? "div.s" : "div.u") : sign ? "rem.s" : "rem.u", a, b);
    }
    made = op == SpvOpSMod ? modulo(k, made, b) : made;
    return sign ? ptx_mask(k, kind, made) : made;
}
