/* OpenCL.std: functions of integers. */
#include <stdio.h>
#include <string.h>

#include "emit.h"

static struct type *int_type(struct fn *k, uint32_t i) {
    struct type *type = ll_type_of(k->t, ll_operand(k, i));
    if (!ll_is_int(type)) {
        ll_wrong(k, UR_LLVM_INVALID, "operand %u is no integer", i - 2);
    }
    return type;
}

static struct type *same_type(struct fn *k, uint32_t count) {
    struct type *type = int_type(k, 2);
    for (uint32_t i = 1; i < count; ++i) {
        if (int_type(k, 2 + i) != type) {
            ll_wrong(k, UR_LLVM_INVALID, "operands of different types");
        }
    }
    return type;
}

/* Operands and temporaries alike as text. */
static const char *of(struct fn *k, uint32_t i) {
    uint32_t made = ll_temp(k), id = ll_operand(k, 2 + i);
    ll_emit(k, "%n = select i1 true, %p, %p", made, id, id);
    return ll_format(k->t, "%%t%u", made);
}

static const char *opencl_integer_name_of(struct fn *k, uint32_t temp) {
    return ll_format(k->t, "%%t%u", temp);
}

static const char *op(struct fn *k, const char *text, const struct type *type, const char *a,
                      const char *b) {
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = %s %y %s, %s", made, text, type, a, b);
    return opencl_integer_name_of(k, made);
}

static const char *wide_op(struct fn *k, const char *text, const char *type, const char *a,
                           const char *b) {
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = %s %s %s, %s", made, text, type, a, b);
    return opencl_integer_name_of(k, made);
}

static const char *cast(struct fn *k, const char *text, const char *from, const char *x,
                        const char *to) {
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = %s %s %s to %s", made, text, from, x, to);
    return opencl_integer_name_of(k, made);
}

static const char *intrinsic(struct fn *k, const char *name, const struct type *type, const char *a,
                             const char *b) {
    const char *called = ll_format(k->t, "llvm.%s.%s", name, ll_suffix(k->t, type));
    uint32_t made = ll_temp(k);
    ll_declare(k->t, called, "declare %s @%s(%s, %s)\n", type->text, called, type->text,
               type->text);
    ll_emit(k, "%n = call %y @%s(%y %s, %y %s)", made, type, called, type, a, type, b);
    return opencl_integer_name_of(k, made);
}

/* The second operand of these is a flag. */
static const char *flagged(struct fn *k, const char *name, const struct type *type, const char *x) {
    const char *called = ll_format(k->t, "llvm.%s.%s", name, ll_suffix(k->t, type));
    uint32_t made = ll_temp(k);
    ll_declare(k->t, called, "declare %s @%s(%s, i1)\n", type->text, called, type->text);
    ll_emit(k, "%n = call %y @%s(%y %s, i1 false)", made, type, called, type, x);
    return opencl_integer_name_of(k, made);
}

static const char *constant(struct fn *k, const struct type *type, long long value) {
    return ll_splat(k, type, ll_format(k->t, "i%u", (unsigned)type->width),
                    ll_format(k->t, "%lld", value));
}

static const char *opencl_integer_choose(struct fn *k, const char *compare, const struct type *type,
                                         const char *a, const char *b, const char *yes,
                                         const char *no) {
    uint32_t which = ll_temp(k), made = ll_temp(k);
    ll_emit(k, "%n = icmp %s %y %s, %s", which, compare, type, a, b);
    ll_emit(k, "%n = select %s %n, %y %s, %y %s", made, ll_int_text(k->t, 1, type), which, type,
            yes, type, no);
    return opencl_integer_name_of(k, made);
}

/* The upper half of the product of twice the width. */
static const char *high_product(struct fn *k, const struct type *type, bool sign) {
    const char *wide = ll_int_text(k->t, type->width * 2, type), *way = sign ? "sext" : "zext";
    const char *scalar = ll_format(k->t, "i%u", (unsigned)type->width * 2);
    const char *a = cast(k, way, type->text, of(k, 0), wide);
    const char *b = cast(k, way, type->text, of(k, 1), wide);
    const char *product = wide_op(k, "mul", wide, a, b);
    const char *by = ll_splat(k, type, scalar, ll_format(k->t, "%u", (unsigned)type->width));
    return cast(k, "trunc", wide, wide_op(k, "lshr", wide, product, by), type->text);
}

static const char *halved_sum(struct fn *k, const struct type *type, bool sign, bool up) {
    const char *wide = ll_int_text(k->t, type->width * 2, type), *way = sign ? "sext" : "zext";
    const char *scalar = ll_format(k->t, "i%u", (unsigned)type->width * 2);
    const char *one = ll_splat(k, type, scalar, "1");
    const char *a = cast(k, way, type->text, of(k, 0), wide);
    const char *b = cast(k, way, type->text, of(k, 1), wide);
    const char *sum = wide_op(k, "add", wide, a, b);
    if (up) {
        sum = wide_op(k, "add", wide, sum, one);
    }
    return cast(k, "trunc", wide, wide_op(k, "lshr", wide, sum, one), type->text);
}

static const char *mad_sat(struct fn *k, const struct type *type, bool sign) {
    unsigned bits = type->width * 2 + 2;
    const char *wide = ll_int_text(k->t, bits, type), *way = sign ? "sext" : "zext";
    const char *scalar = ll_format(k->t, "i%u", bits);
    const char *x[3];
    for (uint32_t i = 0; i < 3; ++i) {
        x[i] = cast(k, way, type->text, of(k, i), wide);
    }
    const char *sum = wide_op(k, "add", wide, wide_op(k, "mul", wide, x[0], x[1]), x[2]);
    uint64_t most = sign ? UINT64_MAX >> (65 - type->width) : UINT64_MAX >> (64 - type->width);
    const char *ends[2] = {
        ll_splat(k, type, scalar, sign ? ll_format(k->t, "%lld", -(long long)most - 1) : "0"),
        ll_splat(k, type, scalar, ll_format(k->t, "%llu", (unsigned long long)most))};
    for (int i = 0; i < 2; ++i) {
        uint32_t which = ll_temp(k), made = ll_temp(k);
        ll_emit(k, "%n = icmp %s %s %s, %s", which, i ? "sgt" : "slt", wide, sum, ends[i]);
        ll_emit(k, "%n = select %s %n, %s %s, %s %s", made, ll_int_text(k->t, 1, type), which, wide,
                ends[i], wide, sum);
        sum = opencl_integer_name_of(k, made);
    }
    return cast(k, "trunc", wide, sum, type->text);
}

/* What comes of numbers of more bits is open. A processor multiplies the whole ones: LLVM does not
 * see that parts of work-items' numbers lie side by side. AMD's GPUs are faster with 24 bits. */
static const char *low_24(struct fn *k, const struct type *type, uint32_t i, bool sign) {
    if (!k->t->options->wave) {
        return of(k, i);
    }
    const char *by = constant(k, type, 8);
    return op(k, sign ? "ashr" : "lshr", type, op(k, "shl", type, of(k, i), by), by);
}

static const char *upsample(struct fn *k, bool sign) {
    const struct type *type = int_type(k, 2), *low = int_type(k, 3),
                      *result = ll_type(k->t, k->insn->type);
    if (!ll_is_int(result) || result->width != 2 * type->width || low->width != type->width) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    const char *a = cast(k, sign ? "sext" : "zext", type->text, of(k, 0), result->text);
    const char *b = cast(k, "zext", low->text, of(k, 1), result->text);
    return op(k, "or", result, op(k, "shl", result, a, constant(k, result, type->width)), b);
}

static const char *abs_diff(struct fn *k, const struct type *type, bool sign) {
    const char *a = of(k, 0), *b = of(k, 1);
    return opencl_integer_choose(k, sign ? "sgt" : "ugt", type, a, b, op(k, "sub", type, a, b),
                                 op(k, "sub", type, b, a));
}

static const char *rotate(struct fn *k, const struct type *type) {
    const char *called = ll_format(k->t, "llvm.fshl.%s", ll_suffix(k->t, type)), *x = of(k, 0);
    const char *by = of(k, 1);
    uint32_t made = ll_temp(k);
    ll_declare(k->t, called, "declare %s @%s(%s, %s, %s)\n", type->text, called, type->text,
               type->text, type->text);
    ll_emit(k, "%n = call %y @%s(%y %s, %y %s, %y %s)", made, type, called, type, x, type, x, type,
            by);
    return opencl_integer_name_of(k, made);
}

static const char *count_ones(struct fn *k, const struct type *type) {
    const char *called = ll_format(k->t, "llvm.ctpop.%s", ll_suffix(k->t, type)), *x = of(k, 0);
    uint32_t made = ll_temp(k);
    ll_declare(k->t, called, "declare %s @%s(%s)\n", type->text, called, type->text);
    ll_emit(k, "%n = call %y @%s(%y %s)", made, type, called, type, x);
    return opencl_integer_name_of(k, made);
}

static const char *made_of(struct fn *k, uint32_t number) {
    const struct type *type;
    switch (number) {
    case OpenCLstd_s_abs:
        type = same_type(k, 1);
        return flagged(k, "abs", type, of(k, 0));
    case OpenCLstd_u_abs:
        return of(k, 0);
    case OpenCLstd_s_abs_diff:
    case OpenCLstd_u_abs_diff:
        return abs_diff(k, same_type(k, 2), number == OpenCLstd_s_abs_diff);
    case OpenCLstd_s_add_sat:
    case OpenCLstd_u_add_sat:
    case OpenCLstd_s_sub_sat:
    case OpenCLstd_u_sub_sat:
        type = same_type(k, 2);
        return intrinsic(k,
                         number == OpenCLstd_s_add_sat   ? "sadd.sat"
                         : number == OpenCLstd_u_add_sat ? "uadd.sat"
                         : number == OpenCLstd_s_sub_sat ? "ssub.sat"
                                                         : "usub.sat",
                         type, of(k, 0), of(k, 1));
    case OpenCLstd_s_hadd:
    case OpenCLstd_u_hadd:
        return halved_sum(k, same_type(k, 2), number == OpenCLstd_s_hadd, false);
    case OpenCLstd_s_rhadd:
    case OpenCLstd_u_rhadd:
        return halved_sum(k, same_type(k, 2), number == OpenCLstd_s_rhadd, true);
    case OpenCLstd_s_clamp:
    case OpenCLstd_u_clamp: {
        bool sign = number == OpenCLstd_s_clamp;
        type = same_type(k, 3);
        const char *low = intrinsic(k, sign ? "smax" : "umax", type, of(k, 0), of(k, 1));
        return intrinsic(k, sign ? "smin" : "umin", type, low, of(k, 2));
    }
    case OpenCLstd_clz:
        type = same_type(k, 1);
        return flagged(k, "ctlz", type, of(k, 0));
    case OpenCLstd_ctz:
        type = same_type(k, 1);
        return flagged(k, "cttz", type, of(k, 0));
    case OpenCLstd_s_mad_hi:
    case OpenCLstd_u_mad_hi:
        type = same_type(k, 3);
        return op(k, "add", type, high_product(k, type, number == OpenCLstd_s_mad_hi), of(k, 2));
    case OpenCLstd_s_mul_hi:
    case OpenCLstd_u_mul_hi:
        return high_product(k, same_type(k, 2), number == OpenCLstd_s_mul_hi);
    case OpenCLstd_s_mad_sat:
    case OpenCLstd_u_mad_sat:
        return mad_sat(k, same_type(k, 3), number == OpenCLstd_s_mad_sat);
    case OpenCLstd_s_max:
    case OpenCLstd_u_max:
    case OpenCLstd_s_min:
    case OpenCLstd_u_min:
        type = same_type(k, 2);
        return intrinsic(k,
                         number == OpenCLstd_s_max   ? "smax"
                         : number == OpenCLstd_u_max ? "umax"
                         : number == OpenCLstd_s_min ? "smin"
                                                     : "umin",
                         type, of(k, 0), of(k, 1));
    case OpenCLstd_rotate:
        return rotate(k, same_type(k, 2));
    case OpenCLstd_popcount:
        return count_ones(k, same_type(k, 1));
    case OpenCLstd_u_upsample:
    case OpenCLstd_s_upsample:
        return upsample(k, number == OpenCLstd_s_upsample);
    case OpenCLstd_s_mul24:
    case OpenCLstd_u_mul24:
    case OpenCLstd_s_mad24:
    case OpenCLstd_u_mad24: {
        bool sign = number == OpenCLstd_s_mul24 || number == OpenCLstd_s_mad24;
        bool add = number == OpenCLstd_s_mad24 || number == OpenCLstd_u_mad24;
        type = same_type(k, add ? 3 : 2);
        if (type->width != 32) {
            ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
        }
        const char *product =
            op(k, "mul", type, low_24(k, type, 0, sign), low_24(k, type, 1, sign));
        return add ? op(k, "add", type, product, of(k, 2)) : product;
    }
    default:
        return NULL;
    }
}

bool ll_emit_opencl_integer(struct fn *k, uint32_t number) {
    const char *made = made_of(k, number);
    if (!made) {
        return false;
    }
    const struct type *type = ll_type(k->t, k->insn->type);
    ll_emit(k, "%%v%u = select i1 true, %y %s, %y %s", k->insn->result, type, made, type, made);
    return true;
}
