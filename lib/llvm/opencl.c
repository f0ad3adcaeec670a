/* OpenCL.std: functions of floats. Those of the library (library/math.cl) come first, of each
 * component: they are inlined, and vectorised with the loop around them. Of the others, what LLVM
 * has an intrinsic function for is that, of whole vectors; the rest are functions of libm and of
 * the runtime (runtime.c), of each component. Half goes through float. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "emit.h"
#include "math_library.h"
#include "spirv/fold.h"

/* ---- which function -------------------------------------------------------------------------- */

enum {
    TO_INT = 1,  /* the result is a 32-bit integer */
    INT_LAST = 2 /* the last operand is one */
};

static const struct {
    uint16_t number, count, flags;
    const char *name; /* an intrinsic's begins with llvm. */
} functions[] = {
    {OpenCLstd_fabs, 1, 0, "llvm.fabs"},
    {OpenCLstd_floor, 1, 0, "llvm.floor"},
    {OpenCLstd_ceil, 1, 0, "llvm.ceil"},
    {OpenCLstd_trunc, 1, 0, "llvm.trunc"},
    {OpenCLstd_rint, 1, 0, "llvm.rint"},
    {OpenCLstd_round, 1, 0, "llvm.round"},
    {OpenCLstd_sqrt, 1, 0, "llvm.sqrt"},
    {OpenCLstd_half_sqrt, 1, 0, "llvm.sqrt"},
    {OpenCLstd_native_sqrt, 1, 0, "llvm.sqrt"},
    {OpenCLstd_copysign, 2, 0, "llvm.copysign"},
    {OpenCLstd_fmax, 2, 0, "llvm.maxnum"},
    {OpenCLstd_fmin, 2, 0, "llvm.minnum"},
    {OpenCLstd_fmax_common, 2, 0, "llvm.maxnum"},
    {OpenCLstd_fmin_common, 2, 0, "llvm.minnum"},
    {OpenCLstd_fma, 3, 0, "llvm.fma"},
    {OpenCLstd_mad, 3, 0, "llvm.fmuladd"},
    {OpenCLstd_exp, 1, 0, "llvm.exp"},
    {OpenCLstd_half_exp, 1, 0, "llvm.exp"},
    {OpenCLstd_native_exp, 1, 0, "llvm.exp"},
    {OpenCLstd_exp2, 1, 0, "llvm.exp2"},
    {OpenCLstd_half_exp2, 1, 0, "llvm.exp2"},
    {OpenCLstd_native_exp2, 1, 0, "llvm.exp2"},
    {OpenCLstd_log, 1, 0, "llvm.log"},
    {OpenCLstd_half_log, 1, 0, "llvm.log"},
    {OpenCLstd_native_log, 1, 0, "llvm.log"},
    {OpenCLstd_log2, 1, 0, "llvm.log2"},
    {OpenCLstd_half_log2, 1, 0, "llvm.log2"},
    {OpenCLstd_native_log2, 1, 0, "llvm.log2"},
    {OpenCLstd_log10, 1, 0, "llvm.log10"},
    {OpenCLstd_half_log10, 1, 0, "llvm.log10"},
    {OpenCLstd_native_log10, 1, 0, "llvm.log10"},
    {OpenCLstd_sin, 1, 0, "llvm.sin"},
    {OpenCLstd_half_sin, 1, 0, "llvm.sin"},
    {OpenCLstd_native_sin, 1, 0, "llvm.sin"},
    {OpenCLstd_cos, 1, 0, "llvm.cos"},
    {OpenCLstd_half_cos, 1, 0, "llvm.cos"},
    {OpenCLstd_native_cos, 1, 0, "llvm.cos"},
    {OpenCLstd_pow, 2, 0, "llvm.pow"},
    {OpenCLstd_powr, 2, 0, "ur_ocl_powr"},
    {OpenCLstd_half_powr, 2, 0, "ur_ocl_powr"},
    {OpenCLstd_native_powr, 2, 0, "ur_ocl_powr"},
    {OpenCLstd_acos, 1, 0, "acos"},
    {OpenCLstd_acosh, 1, 0, "acosh"},
    {OpenCLstd_asin, 1, 0, "asin"},
    {OpenCLstd_asinh, 1, 0, "asinh"},
    {OpenCLstd_atan, 1, 0, "atan"},
    {OpenCLstd_atan2, 2, 0, "atan2"},
    {OpenCLstd_atanh, 1, 0, "atanh"},
    {OpenCLstd_cbrt, 1, 0, "ur_ocl_cbrt"},
    {OpenCLstd_cosh, 1, 0, "cosh"},
    {OpenCLstd_erf, 1, 0, "erf"},
    {OpenCLstd_erfc, 1, 0, "erfc"},
    {OpenCLstd_exp10, 1, 0, "exp10"},
    {OpenCLstd_half_exp10, 1, 0, "exp10"},
    {OpenCLstd_native_exp10, 1, 0, "exp10"},
    {OpenCLstd_expm1, 1, 0, "expm1"},
    {OpenCLstd_fdim, 2, 0, "fdim"},
    {OpenCLstd_fmod, 2, 0, "fmod"},
    {OpenCLstd_hypot, 2, 0, "hypot"},
    {OpenCLstd_lgamma, 1, 0, "ur_ocl_lgamma"},
    {OpenCLstd_log1p, 1, 0, "log1p"},
    {OpenCLstd_logb, 1, 0, "logb"},
    {OpenCLstd_remainder, 2, 0, "remainder"},
    {OpenCLstd_sinh, 1, 0, "sinh"},
    {OpenCLstd_tan, 1, 0, "tan"},
    {OpenCLstd_half_tan, 1, 0, "tan"},
    {OpenCLstd_native_tan, 1, 0, "tan"},
    {OpenCLstd_tanh, 1, 0, "tanh"},
    {OpenCLstd_tgamma, 1, 0, "tgamma"},
    {OpenCLstd_acospi, 1, 0, "ur_ocl_acospi"},
    {OpenCLstd_asinpi, 1, 0, "ur_ocl_asinpi"},
    {OpenCLstd_atanpi, 1, 0, "ur_ocl_atanpi"},
    {OpenCLstd_atan2pi, 2, 0, "ur_ocl_atan2pi"},
    {OpenCLstd_cospi, 1, 0, "ur_ocl_cospi"},
    {OpenCLstd_sinpi, 1, 0, "ur_ocl_sinpi"},
    {OpenCLstd_tanpi, 1, 0, "ur_ocl_tanpi"},
    {OpenCLstd_maxmag, 2, 0, "ur_ocl_maxmag"},
    {OpenCLstd_minmag, 2, 0, "ur_ocl_minmag"},
    {OpenCLstd_ilogb, 1, TO_INT, "ur_ocl_ilogb"},
    {OpenCLstd_ldexp, 2, INT_LAST, "ldexp"},
    {OpenCLstd_pown, 2, INT_LAST, "ur_ocl_pown"},
    {OpenCLstd_rootn, 2, INT_LAST, "ur_ocl_rootn"},
};

static struct type *float_type(struct fn *k, uint32_t i) {
    struct type *type = ll_type_of(k->t, ll_operand(k, i));
    if (!ll_is_float(type)) {
        ll_wrong(k, UR_LLVM_INVALID, "operand %u is no float", i - 2);
    }
    return type;
}

static struct type *result_type(struct fn *k) {
    return ll_type(k->t, k->insn->type);
}

static void intrinsic(struct fn *k, const char *name, uint32_t count) {
    struct type *type = float_type(k, 2);
    const char *called = ll_format(k->t, "%s.%s", name, ll_suffix(k->t, type)), *of = type->text;
    if (count == 1) {
        ll_declare(k->t, called, "declare %s @%s(%s)\n", of, called, of);
        ll_emit(k, "%%v%u = call %y @%s(%p)%s", k->insn->result, type, called, ll_operand(k, 2),
                strcmp(name, "llvm.sqrt") == 0 ? ll_bound(k, type, true) : "");
    } else if (count == 2) {
        ll_declare(k->t, called, "declare %s @%s(%s, %s)\n", of, called, of, of);
        ll_emit(k, "%%v%u = call %y @%s(%p, %p)", k->insn->result, type, called, ll_operand(k, 2),
                ll_operand(k, 3));
    } else {
        ll_declare(k->t, called, "declare %s @%s(%s, %s, %s)\n", of, called, of, of, of);
        ll_emit(k, "%%v%u = call %y @%s(%p, %p, %p)", k->insn->result, type, called,
                ll_operand(k, 2), ll_operand(k, 3), ll_operand(k, 4));
    }
}

/* ---- calls of each component ----------------------------------------------------------------- */

static const char *float_text(const struct type *scalar) {
    return scalar->width == 64 ? "double" : "float";
}

/* One component as what libm takes: half as float. */
static uint32_t widened(struct fn *k, const struct type *type, uint32_t id, uint32_t i) {
    const struct type *scalar = type->op == SpvOpTypeVector ? type->element : type;
    uint32_t x = ll_component(k, type, id, i);
    if (scalar->op == SpvOpTypeFloat && scalar->width == 16) {
        uint32_t wide = ll_temp(k);
        ll_emit(k, "%n = fpext half %n to float", wide, x);
        return wide;
    }
    return x;
}

static uint32_t narrowed(struct fn *k, const struct type *scalar, uint32_t x) {
    if (scalar->op == SpvOpTypeFloat && scalar->width == 16) {
        uint32_t half = ll_temp(k);
        ll_emit(k, "%n = fptrunc float %n to half", half, x);
        return half;
    }
    return x;
}

/* The name for that width: sinf, and of the runtime ur_ocl_sinpi_f32. */
static const char *symbol(struct fn *k, const char *name, const struct type *scalar) {
    bool own = strncmp(name, "ur_ocl_", 7) == 0, wide = scalar->width == 64;
    return ll_format(k->t, "%s%s", name, own ? (wide ? "_f64" : "_f32") : wide ? "" : "f");
}

/* ---- the library ----------------------------------------------------------------------------- */

/* The function of the library for one that is called llvm.NAME, ur_ocl_NAME or NAME elsewhere,
 * which is then there; NULL: it has none. */
static const char *from_library(struct fn *k, const char *name, const struct type *scalar) {
    const char *bare = strncmp(name, "llvm.", 5) == 0     ? name + 5
                       : strncmp(name, "ur_ocl_", 7) == 0 ? name + 7
                                                          : name;
    if (!k->t->options->multiplies_and_adds && !k->t->options->wave) {
        return NULL;
    }
    return ll_library_add(k->t,
                          ll_format(k->t, "ocl_%s_%s", bare, scalar->width == 64 ? "f64" : "f32"));
}

static void call(struct fn *k, const char *name, uint32_t count, uint32_t flags) {
    struct type *type = float_type(k, 2), *scalar = ll_scalar(type), *result = result_type(k);
    const char *own = from_library(k, name, scalar);
    const char *called = own ? own : symbol(k, name, scalar), *of = float_text(scalar);
    const char *made = flags & TO_INT ? "i32" : of, *second = flags & INT_LAST ? "i32" : of;
    uint32_t parts[64];
    if (!own && count == 1) {
        ll_declare(k->t, called, "declare %s @%s(%s) #9999999\n", made, called, of);
    } else if (!own) {
        ll_declare(k->t, called, "declare %s @%s(%s, %s) #9999999\n", made, called, of, second);
    }
    if (count == 2) {
        struct type *other = ll_type_of(k->t, ll_operand(k, 3));
        if (flags & INT_LAST ? !ll_is_int(other) || other->width != 32 : other != type) {
            ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
        }
    }
    if (ll_lanes(result) != ll_lanes(type) ||
        (flags & TO_INT ? !ll_is_int(result) || result->width != 32 : result != type)) {
        ll_wrong(k, UR_LLVM_INVALID, "a result of a type that it is not for");
    }
    for (uint32_t i = 0; i < ll_lanes(type); ++i) {
        uint32_t a = widened(k, type, ll_operand(k, 2), i), x = ll_temp(k);
        if (count == 1) {
            ll_emit(k, "%n = call %s @%s(%s %n)", x, made, called, of, a);
        } else {
            const struct type *other = ll_type_of(k->t, ll_operand(k, 3));
            /* One number may serve all components. */
            uint32_t b = widened(k, other, ll_operand(k, 3), ll_lanes(other) > 1 ? i : 0);
            ll_emit(k, "%n = call %s @%s(%s %n, %s %n)", x, made, called, of, a, second, b);
        }
        parts[i] = flags & TO_INT ? x : narrowed(k, scalar, x);
    }
    ll_gather(k, result, parts);
}

/* ---- powers that are less -------------------------------------------------------------------- */

/* What a constant is, in all components; NaN: it is none. */
static double number_of(struct fn *k, uint32_t id) {
    const struct ur_spirv_module *module = k->t->module;
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    while (insn && insn->opcode == SpvOpConstantComposite && insn->count) {
        for (uint32_t i = 1; i < insn->count; ++i) {
            if (insn->operands[i] != insn->operands[0]) {
                return (double)NAN;
            }
        }
        insn = ur_spirv_definition(module, insn->operands[0]);
    }
    if (!insn || insn->opcode != SpvOpConstant || !insn->count) {
        return (double)NAN;
    }
    const struct type *type = ll_type(k->t, insn->type);
    if (ll_is_int(type) && type->width == 32) {
        return (int32_t)insn->operands[0];
    }
    uint64_t high = insn->count > 1 ? insn->operands[1] : 0;
    return type->op == SpvOpTypeFloat && type->width >= 32
               ? ur_spirv_to_double(insn->operands[0] | high << 32, type->width)
               : (double)NAN;
}

/* x^power, which is -1, 1/2, 2, 3 or 4, by what has it to 2 units in the last place. The root of
 * -0 is 0, and that of -infinity infinity. */
static uint32_t small_power(struct fn *k, const char *of, uint32_t x, double power) {
    uint32_t made = ll_temp(k), more = ll_temp(k), last = ll_temp(k);
    if (power == -1) {
        ll_emit(k, "%n = fdiv %s 1.0, %n", made, of, x);
        return made;
    }
    if (power == 0.5) {
        const char *sqrt = strcmp(of, "double") == 0 ? "llvm.sqrt.f64" : "llvm.sqrt.f32";
        uint32_t none = ll_temp(k), infinite = ll_temp(k);
        ll_declare(k->t, sqrt, "declare %s @%s(%s)\n", of, sqrt, of);
        ll_emit(k, "%n = fadd %s %n, 0.0", none, of, x);
        ll_emit(k, "%n = call %s @%s(%s %n)", made, of, sqrt, of, none);
        ll_emit(k, "%n = fcmp oeq %s %n, 0xFFF0000000000000", infinite, of, x);
        ll_emit(k, "%n = select i1 %n, %s 0x7FF0000000000000, %s %n", last, infinite, of, of, made);
        return last;
    }
    ll_emit(k, "%n = fmul %s %n, %n", made, of, x, x);
    if (power == 2) {
        return made;
    }
    ll_emit(k, "%n = fmul %s %n, %n", more, of, made, power == 3 ? x : made);
    return more;
}

/* The library's powers are functions that LLVM does not know: what it would make of its own when an
 * operand is a constant is made here. */
static bool emit_power(struct fn *k, uint32_t which) {
    if (which != OpenCLstd_pow && which != OpenCLstd_pown) {
        return false;
    }
    struct type *type = float_type(k, 2), *scalar = ll_scalar(type);
    bool whole = which == OpenCLstd_pown;
    if (result_type(k) != type || (!whole && ll_type_of(k->t, ll_operand(k, 3)) != type)) {
        return false;
    }
    double power = number_of(k, ll_operand(k, 3)), base = number_of(k, ll_operand(k, 2));
    bool small = power == -1 || power == 0.5 || power == 2 || power == 3 || power == 4;
    const char *called = whole || small ? NULL
                         : base == 2    ? from_library(k, "exp2", scalar)
                         : base == 10   ? from_library(k, "exp10", scalar)
                                        : NULL;
    const char *of = float_text(scalar);
    uint32_t parts[64];
    for (uint32_t i = 0; (small || called) && i < ll_lanes(type); ++i) {
        uint32_t x = widened(k, type, ll_operand(k, small ? 2 : 3), i), made;
        if (small) {
            made = small_power(k, of, x, power);
        } else {
            made = ll_temp(k);
            ll_emit(k, "%n = call %s @%s(%s %n)", made, of, called, of, x);
        }
        parts[i] = narrowed(k, scalar, made);
    }
    if (small || called) {
        ll_gather(k, type, parts);
    }
    return small || called;
}

/* ---- functions that are arithmetic ----------------------------------------------------------- */

/* A number as LLVM writes it, in each component. */
static const char *opencl_number(struct fn *k, const struct type *type, const char *text,
                                 const char *half) {
    const struct type *scalar = type->op == SpvOpTypeVector ? type->element : type;
    return ll_splat(k, type, scalar->text, scalar->width == 16 ? half : text);
}

static void multiplied(struct fn *k, const char *wide, const char *single, const char *half) {
    const struct type *type = float_type(k, 2);
    ll_emit(k, "%%v%u = fmul %p, %s", k->insn->result, ll_operand(k, 2),
            opencl_number(k, type, type->width == 64 ? wide : single, half));
}

static uint32_t call_two(struct fn *k, const char *name, const struct type *type, const char *a,
                         const char *b) {
    uint32_t made = ll_temp(k);
    const char *called = ll_format(k->t, "%s.%s", name, ll_suffix(k->t, type));
    ll_declare(k->t, called, "declare %s @%s(%s, %s)\n", type->text, called, type->text,
               type->text);
    ll_emit(k, "%n = call %y @%s(%y %s, %y %s)", made, type, called, type, a, type, b);
    return made;
}

/* An operand as text, a scalar in all components where the others are vectors. */
static const char *operand(struct fn *k, uint32_t i, const struct type *type) {
    struct type *own = ll_type_of(k->t, ll_operand(k, i));
    uint32_t made = ll_temp(k);
    if (own != type && type->op == SpvOpTypeVector && own == type->element) {
        uint32_t one = ll_temp(k);
        ll_emit(k, "%n = insertelement %y poison, %p, i32 0", one, type, ll_operand(k, i));
        ll_emit(k, "%n = shufflevector %y %n, %y poison, <%u x i32> zeroinitializer", made, type,
                one, type, type->count);
    } else if (own != type) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of different types");
    } else {
        ll_emit(k, "%n = select i1 true, %p, %p", made, ll_operand(k, i), ll_operand(k, i));
    }
    return ll_format(k->t, "%%t%u", made);
}

static void smoothstep(struct fn *k, const struct type *type) {
    const char *low = operand(k, 2, type), *high = operand(k, 3, type), *x = operand(k, 4, type);
    uint32_t a = ll_temp(k), b = ll_temp(k), ratio = ll_temp(k), square = ll_temp(k),
             twice = ll_temp(k), rest = ll_temp(k);
    ll_emit(k, "%n = fsub %y %s, %s", a, type, x, low);
    ll_emit(k, "%n = fsub %y %s, %s", b, type, high, low);
    ll_emit(k, "%n = fdiv %y %n, %n", ratio, type, a, b);
    const char *zero = opencl_number(k, type, "0.0", "0xH0000"),
               *one = opencl_number(k, type, "1.0", "0xH3C00");
    uint32_t t = call_two(k, "llvm.maxnum", type, ll_format(k->t, "%%t%u", ratio), zero);
    t = call_two(k, "llvm.minnum", type, ll_format(k->t, "%%t%u", t), one);
    ll_emit(k, "%n = fmul %y %n, %n", square, type, t, t);
    ll_emit(k, "%n = fmul %y %n, %s", twice, type, t, opencl_number(k, type, "2.0", "0xH4000"));
    ll_emit(k, "%n = fsub %y %s, %n", rest, type, opencl_number(k, type, "3.0", "0xH4200"), twice);
    ll_emit(k, "%%v%u = fmul %y %n, %n", k->insn->result, type, square, rest);
}

static void sign(struct fn *k, const struct type *type) {
    const char *bits = ll_int_text(k->t, 1, type), *x = operand(k, 2, type);
    uint32_t nan = ll_temp(k), zero = ll_temp(k), made = ll_temp(k);
    uint32_t one = call_two(k, "llvm.copysign", type, opencl_number(k, type, "1.0", "0xH3C00"), x);
    ll_emit(k, "%n = fcmp oeq %y %s, zeroinitializer", zero, type, x);
    ll_emit(k, "%n = fcmp uno %y %s, %s", nan, type, x, x);
    ll_emit(k, "%n = select %s %n, %y %s, %y %n", made, bits, zero, type, x, type, one);
    ll_emit(k, "%%v%u = select %s %n, %y zeroinitializer, %y %n", k->insn->result, bits, nan, type,
            type, made);
}

static bool simple(struct fn *k, uint32_t which) {
    const struct type *type = float_type(k, 2);
    uint32_t result = k->insn->result;
    const char *one = opencl_number(k, type, "1.0", "0xH3C00");
    switch (which) {
    case OpenCLstd_half_divide:
    case OpenCLstd_native_divide:
        ll_emit(k, "%%v%u = fdiv %p, %v%s", result, ll_operand(k, 2), ll_operand(k, 3),
                ll_bound(k, type, false));
        return true;
    case OpenCLstd_half_recip:
    case OpenCLstd_native_recip:
        ll_emit(k, "%%v%u = fdiv %y %s, %v%s", result, type, one, ll_operand(k, 2),
                ll_bound(k, type, false));
        return true;
    case OpenCLstd_rsqrt:
    case OpenCLstd_half_rsqrt:
    case OpenCLstd_native_rsqrt: {
        uint32_t root = ll_temp(k);
        const struct type *scalar = type->op == SpvOpTypeVector ? type->element : type;
        if (scalar->width == 16) { /* through float: two roundings of half would show */
            bool vector = type->op == SpvOpTypeVector;
            const char *single = vector ? ll_format(k->t, "<%u x float>", type->count) : "float";
            const char *sqrt =
                vector ? ll_format(k->t, "llvm.sqrt.v%uf32", type->count) : "llvm.sqrt.f32";
            uint32_t wide = ll_temp(k), made = ll_temp(k);
            ll_declare(k->t, sqrt, "declare %s @%s(%s)\n", single, sqrt, single);
            ll_emit(k, "%n = fpext %p to %s", wide, ll_operand(k, 2), single);
            ll_emit(k, "%n = call %s @%s(%s %n)", root, single, sqrt, single, wide);
            ll_emit(k, "%n = fdiv %s %s, %n", made, single, ll_splat(k, type, "float", "1.0"),
                    root);
            ll_emit(k, "%%v%u = fptrunc %s %n to %y", result, single, made, type);
            return true;
        }
        const char *called = ll_format(k->t, "llvm.sqrt.%s", ll_suffix(k->t, type));
        ll_declare(k->t, called, "declare %s @%s(%s)\n", type->text, called, type->text);
        /* Of AMD's devices together an instruction that is at most 1 ulp off; 2 are allowed. */
        bool together = k->t->wave && scalar->width == 32;
        const char *flags = k->t->options->relaxed ? "fast " : together ? "contract " : "";
        const char *bound = together ? ", !fpmath !6" : "";
        ll_emit(k, "%n = call %s%y @%s(%p)%s", root, flags, type, called, ll_operand(k, 2), bound);
        ll_emit(k, "%%v%u = fdiv %s%y %s, %n%s", result, flags, type, one, root, bound);
        return true;
    }
    case OpenCLstd_degrees:
        multiplied(k, "0x404CA5DC1A63C1F8", "0x404CA5DC20000000", "0xH5329");
        return true;
    case OpenCLstd_radians:
        multiplied(k, "0x3F91DF46A2529D39", "0x3F91DF46A0000000", "0xH2478");
        return true;
    case OpenCLstd_fclamp: {
        uint32_t low = call_two(k, "llvm.maxnum", type, operand(k, 2, type), operand(k, 3, type));
        const char *high = operand(k, 4, type);
        uint32_t made = call_two(k, "llvm.minnum", type, ll_format(k->t, "%%t%u", low), high);
        ll_emit(k, "%%v%u = select i1 true, %y %n, %y %n", result, type, made, type, made);
        return true;
    }
    case OpenCLstd_mix: {
        const char *x = operand(k, 2, type), *y = operand(k, 3, type), *a = operand(k, 4, type);
        uint32_t apart = ll_temp(k), part = ll_temp(k);
        ll_emit(k, "%n = fsub %y %s, %s", apart, type, y, x);
        ll_emit(k, "%n = fmul %y %n, %s", part, type, apart, a);
        ll_emit(k, "%%v%u = fadd %y %s, %n", result, type, x, part);
        return true;
    }
    case OpenCLstd_step: {
        type = result_type(k);
        if (!ll_is_float(type)) {
            ll_wrong(k, UR_LLVM_INVALID, "a result that is no float");
        }
        const char *edge = operand(k, 2, type), *x = operand(k, 3, type);
        uint32_t below = ll_temp(k);
        ll_emit(k, "%n = fcmp olt %y %s, %s", below, type, x, edge);
        ll_emit(k, "%%v%u = select %s %n, %y zeroinitializer, %y %s", result,
                ll_int_text(k->t, 1, type), below, type, type,
                opencl_number(k, type, "1.0", "0xH3C00"));
        return true;
    }
    case OpenCLstd_smoothstep:
        type = result_type(k);
        if (!ll_is_float(type)) {
            ll_wrong(k, UR_LLVM_INVALID, "a result that is no float");
        }
        smoothstep(k, type);
        return true;
    case OpenCLstd_sign:
        sign(k, type);
        return true;
    default:
        return false;
    }
}

/* A quiet NaN with the bits of a number. */
static void make_nan(struct fn *k) {
    struct type *from = ll_type_of(k->t, ll_operand(k, 2)), *type = result_type(k);
    uint32_t bits = ll_temp(k);
    if (!ll_is_int(from) || !ll_is_float(type) || from->width != type->width) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    const char *quiet = type->width == 64   ? "9221120237041090560"
                        : type->width == 32 ? "2143289344"
                                            : "32256";
    const char *scalar = ll_format(k->t, "i%u", (unsigned)type->width);
    ll_emit(k, "%n = or %p, %s", bits, ll_operand(k, 2), ll_splat(k, from, scalar, quiet));
    ll_emit(k, "%%v%u = bitcast %y %n to %y", k->insn->result, from, bits, type);
}

/* The next number, of half as well: it has its own neighbours. */
static void next_after(struct fn *k) {
    struct type *type = float_type(k, 2), *scalar = ll_scalar(type);
    if (scalar->width != 16) {
        call(k, "nextafter", 2, 0);
        return;
    }
    uint32_t parts[64];
    if (ll_type_of(k->t, ll_operand(k, 3)) != type || result_type(k) != type) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of different types");
    }
    ll_declare(k->t, "ur_ocl_nextafter_f16",
               "declare i16 @ur_ocl_nextafter_f16(i16, i16) #9999999\n");
    for (uint32_t i = 0; i < ll_lanes(type); ++i) {
        uint32_t bits[2], made = ll_temp(k);
        for (uint32_t j = 0; j < 2; ++j) {
            uint32_t x = ll_component(k, type, ll_operand(k, 2 + j), i);
            bits[j] = ll_temp(k);
            ll_emit(k, "%n = bitcast half %n to i16", bits[j], x);
        }
        parts[i] = ll_temp(k);
        ll_emit(k, "%n = call i16 @ur_ocl_nextafter_f16(i16 %n, i16 %n)", made, bits[0], bits[1]);
        ll_emit(k, "%n = bitcast i16 %n to half", parts[i], made);
    }
    ll_gather(k, type, parts);
}

/* ---- functions of two results ---------------------------------------------------------------- */

static const struct {
    uint16_t number;
    uint8_t operands;
    bool number_out; /* the second result is an integer */
    const char *name;
} twos[] = {
    {OpenCLstd_fract, 1, false, "ur_ocl_fract"},      {OpenCLstd_modf, 1, false, "ur_ocl_modf"},
    {OpenCLstd_sincos, 1, false, "ur_ocl_sincos"},    {OpenCLstd_frexp, 1, true, "ur_ocl_frexp"},
    {OpenCLstd_lgamma_r, 1, true, "ur_ocl_lgamma_r"}, {OpenCLstd_remquo, 2, true, "ur_ocl_remquo"},
};

static bool emit_two(struct fn *k, uint32_t which) {
    size_t at = 0, count = sizeof(twos) / sizeof(*twos);
    while (at < count && twos[at].number != which) {
        ++at;
    }
    if (at == count) {
        return false;
    }
    struct type *type = float_type(k, 2), *scalar = ll_scalar(type);
    uint32_t pointer = ll_operand(k, 2 + twos[at].operands), parts[64], place = ll_temp(k);
    const char *called = symbol(k, twos[at].name, scalar), *of = float_text(scalar);
    const char *sine = which == OpenCLstd_sincos ? from_library(k, "sin", scalar) : NULL;
    const char *cosine = sine ? from_library(k, "cos", scalar) : NULL;
    const struct type *out = twos[at].number_out ? NULL : type;
    if (ll_type_of(k->t, pointer)->op != SpvOpTypePointer || result_type(k) != type ||
        (twos[at].operands == 2 && ll_type_of(k->t, ll_operand(k, 3)) != type)) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    uint32_t step = out ? scalar->width / 8 : 4;
    ll_declare(k->t, called, "declare %s @%s(%s%s, ptr)\n", of, called, of,
               twos[at].operands == 2 ? (scalar->width == 64 ? ", double" : ", float") : "");
    ll_variable(k, ll_format(k->t, "t%u", place), "i64", 8);
    for (uint32_t i = 0; i < ll_lanes(type); ++i) {
        uint32_t a = widened(k, type, ll_operand(k, 2), i), x = ll_temp(k), got = ll_temp(k),
                 address = ll_temp(k);
        if (cosine) {
            ll_emit(k, "%n = call %s @%s(%s %n)", x, of, sine, of, a);
            ll_emit(k, "%n = call %s @%s(%s %n)", got, of, cosine, of, a);
        } else if (twos[at].operands == 2) {
            uint32_t b = widened(k, type, ll_operand(k, 3), i);
            ll_emit(k, "%n = call %s @%s(%s %n, %s %n, ptr %n)", x, of, called, of, a, of, b,
                    place);
        } else {
            ll_emit(k, "%n = call %s @%s(%s %n, ptr %n)", x, of, called, of, a, place);
        }
        parts[i] = narrowed(k, scalar, x);
        if (which == OpenCLstd_fract && scalar->width == 16) { /* it may have become 1 */
            uint32_t one = ll_temp(k), below = ll_temp(k);
            ll_emit(k, "%n = fcmp oeq half %n, 0xH3C00", one, parts[i]);
            ll_emit(k, "%n = select i1 %n, half 0xH3BFF, half %n", below, one, parts[i]);
            parts[i] = below;
        }
        if (!cosine) {
            ll_emit(k, "%n = load %s, ptr %n, align 8", got, out ? of : "i32", place);
        }
        uint32_t stored = out ? narrowed(k, scalar, got) : got;
        ll_emit(k, "%n = getelementptr i8, %p, i64 %u", address, pointer, i * step);
        ll_emit(k, "store %s %n, ptr %n, align %u%s", out ? scalar->text : "i32", stored, address,
                step, ll_parallel(k, pointer));
    }
    ll_gather(k, type, parts);
    return true;
}

/* ---- all ------------------------------------------------------------------------------------- */

static void emit_float(struct fn *k, uint32_t which) {
    if (emit_power(k, which)) {
        return;
    }
    for (size_t i = 0; i < sizeof(functions) / sizeof(*functions); ++i) {
        if (functions[i].number != which) {
            continue;
        }
        if (strncmp(functions[i].name, "llvm.", 5) == 0 &&
            !from_library(k, functions[i].name, ll_scalar(float_type(k, 2)))) {
            intrinsic(k, functions[i].name, functions[i].count);
        } else {
            call(k, functions[i].name, functions[i].count, functions[i].flags);
        }
        return;
    }
    if (which == OpenCLstd_nextafter) {
        next_after(k);
    } else if (which == OpenCLstd_nan) {
        make_nan(k);
    } else if (!emit_two(k, which) && !simple(k, which)) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "not supported");
    }
}

void ll_emit_opencl(struct fn *k) {
    const struct ur_spirv_module *module = k->t->module;
    uint32_t from = ll_operand(k, 0), which = ll_operand(k, 1);
    uint32_t set = from < module->bound ? module->ids[from].set : UR_SPIRV_OTHER_SET;
    if (set == UR_SPIRV_NON_SEMANTIC || set == UR_SPIRV_OPENCL_DEBUGINFO ||
        set == UR_SPIRV_DEBUGINFO) {
        return;
    }
    if (set != UR_SPIRV_OPENCL_STD) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "a set of instructions that is not OpenCL.std");
    }
    if (which == OpenCLstd_printf) {
        ll_emit_printf(k);
    } else if (which != OpenCLstd_prefetch && !ll_emit_opencl_integer(k, which) &&
               !ll_emit_opencl_vector(k, which)) {
        emit_float(k, which);
    }
}
