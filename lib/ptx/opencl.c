/* Functions of OpenCL.std on floats: what PTX has an instruction for, what a few of them make, and
 * the rest by calls of the library. */
#include "opencl.h"
#include "access.h"
#include "address.h"
#include "instructions.h"
#include "types.h"
#include "value.h"

#include <stdio.h>
#include <string.h>

/* ---- instructions ---- */

enum { MOST_POWER = 4 }; /* that is made by products */

static struct part op1(struct fn *k, const char *op, struct part a) {
    char text[32];
    snprintf(text, sizeof(text), "%s.%s", op, ptx_float_type[a.kind]);
    return ptx_unary(k, a.kind, text, ptx_use_reg(k, a));
}

static struct part op2(struct fn *k, const char *op, struct part a, struct part b) {
    char text[32];
    snprintf(text, sizeof(text), "%s.%s", op, ptx_float_type[a.kind]);
    return ptx_binary(k, a.kind, text, a, b);
}

static struct part rounded(struct fn *k, const char *mode, struct part a) {
    char text[32];
    snprintf(text, sizeof(text), "cvt.%s.%s.%s", mode, ptx_float_type[a.kind],
             ptx_float_type[a.kind]);
    return ptx_unary(k, a.kind, text, ptx_use_reg(k, a));
}

struct part ptx_float_const(unsigned kind, double value) {
    union {
        double d;
        uint64_t u;
    } d = {value};
    union {
        float f;
        uint32_t u;
    } f = {(float)value};
    return kind == KIND_F64 ? ptx_constant(KIND_F64, d.u) : ptx_constant(KIND_F32, f.u);
}

static struct part magnitude(struct fn *k, struct part a) {
    if (!is_half_kind(a.kind)) {
        return op1(k, "abs", a);
    }
    struct part bits = ptx_bits_as(k, ptx_use_reg(k, a), KIND_I32), made = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "and.b32 %o, %o, 32767", made, bits);
    return ptx_bits_as(k, made, a.kind);
}

static struct part with_sign(struct fn *k, struct part a, struct part sign) {
    if (!is_half_kind(a.kind)) {
        return op2(k, "copysign", sign, a);
    }
    struct part x = ptx_bits_as(k, ptx_use_reg(k, a), KIND_I32),
                y = ptx_bits_as(k, ptx_use_reg(k, sign), KIND_I32), low = ptx_new_reg(k, KIND_I32),
                high = ptx_new_reg(k, KIND_I32), made = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "and.b32 %o, %o, 32767", low, x);
    ptx_emit(k, "and.b32 %o, %o, 32768", high, y);
    ptx_emit(k, "or.b32 %o, %o, %o", made, low, high);
    return ptx_bits_as(k, made, a.kind);
}

struct part ptx_float_fma(struct fn *k, struct part a, struct part b, struct part c) {
    return ptx_ternary(k, a.kind,
                       a.kind == KIND_F64   ? "fma.rn.f64"
                       : a.kind == KIND_F32 ? "fma.rn.f32"
                                            : "fma.rn.f16",
                       a, b, c);
}

static struct part reciprocal_root(struct fn *k, struct part a) {
    if (a.kind == KIND_F32) {
        return op1(k, "rsqrt.approx", a);
    }
    return op1(k, "rcp.rn", op1(k, "sqrt.rn", a));
}

/* ---- inexact functions ---- */

/* native_*: as good as the device's own instructions are. Double has none of them. */
static struct part native(struct fn *k, uint32_t number, const struct part *a, bool *done) {
    struct part x = a[0];
    *done = true;
    if (x.kind != KIND_F32) {
        *done = false;
        return x;
    }
    switch (number) {
    case OpenCLstd_native_sin:
        return op1(k, "sin.approx", x);
    case OpenCLstd_native_cos:
        return op1(k, "cos.approx", x);
    case OpenCLstd_native_tan:
        return op2(k, "div.approx", op1(k, "sin.approx", x), op1(k, "cos.approx", x));
    case OpenCLstd_native_exp2:
        return op1(k, "ex2.approx", x);
    case OpenCLstd_native_exp:
        return op1(k, "ex2.approx",
                   op2(k, "mul", x, ptx_float_const(KIND_F32, 1.4426950408889634)));
    case OpenCLstd_native_exp10:
        return op1(k, "ex2.approx", op2(k, "mul", x, ptx_float_const(KIND_F32, 3.321928094887362)));
    case OpenCLstd_native_log2:
        return op1(k, "lg2.approx", x);
    case OpenCLstd_native_log:
        return op2(k, "mul", op1(k, "lg2.approx", x),
                   ptx_float_const(KIND_F32, 0.6931471805599453));
    case OpenCLstd_native_log10:
        return op2(k, "mul", op1(k, "lg2.approx", x),
                   ptx_float_const(KIND_F32, 0.3010299956639812));
    case OpenCLstd_native_powr:
        return op1(k, "ex2.approx", op2(k, "mul", op1(k, "lg2.approx", x), a[1]));
    case OpenCLstd_native_recip:
        return op1(k, "rcp.approx", x);
    case OpenCLstd_native_divide:
        return op2(k, "div.approx", x, a[1]);
    case OpenCLstd_native_sqrt:
        return op1(k, "sqrt.approx", x);
    case OpenCLstd_native_rsqrt:
        return op1(k, "rsqrt.approx", x);
    default:
        *done = false;
        return x;
    }
}

/* What native_* and half_* are inexact forms of. */
static uint32_t exact_of(uint32_t number) {
    switch (number) {
    case OpenCLstd_half_cos:
    case OpenCLstd_native_cos:
        return OpenCLstd_cos;
    case OpenCLstd_half_sin:
    case OpenCLstd_native_sin:
        return OpenCLstd_sin;
    case OpenCLstd_half_tan:
    case OpenCLstd_native_tan:
        return OpenCLstd_tan;
    case OpenCLstd_half_exp:
    case OpenCLstd_native_exp:
        return OpenCLstd_exp;
    case OpenCLstd_half_exp2:
    case OpenCLstd_native_exp2:
        return OpenCLstd_exp2;
    case OpenCLstd_half_exp10:
    case OpenCLstd_native_exp10:
        return OpenCLstd_exp10;
    case OpenCLstd_half_log:
    case OpenCLstd_native_log:
        return OpenCLstd_log;
    case OpenCLstd_half_log2:
    case OpenCLstd_native_log2:
        return OpenCLstd_log2;
    case OpenCLstd_half_log10:
    case OpenCLstd_native_log10:
        return OpenCLstd_log10;
    case OpenCLstd_half_powr:
    case OpenCLstd_native_powr:
        return OpenCLstd_powr;
    case OpenCLstd_half_rsqrt:
    case OpenCLstd_native_rsqrt:
        return OpenCLstd_rsqrt;
    case OpenCLstd_half_sqrt:
    case OpenCLstd_native_sqrt:
        return OpenCLstd_sqrt;
    default:
        return number;
    }
}

/* ---- one scalar ---- */

/* Of float and double. `*done` is false for what the library has. */
static struct part direct(struct fn *k, uint32_t number, const struct part *a, bool *done) {
    unsigned kind = a[0].kind;
    *done = true;
    switch (number) {
    case OpenCLstd_fma:
    case OpenCLstd_mad:
        return ptx_float_fma(k, a[0], a[1], a[2]);
    case OpenCLstd_fmax:
    case OpenCLstd_fmax_common:
        return op2(k, "max", a[0], a[1]);
    case OpenCLstd_fmin:
    case OpenCLstd_fmin_common:
        return op2(k, "min", a[0], a[1]);
    case OpenCLstd_fclamp:
        return op2(k, "min", op2(k, "max", a[0], a[1]), a[2]);
    case OpenCLstd_floor:
        return rounded(k, "rmi", a[0]);
    case OpenCLstd_ceil:
        return rounded(k, "rpi", a[0]);
    case OpenCLstd_trunc:
        return rounded(k, "rzi", a[0]);
    case OpenCLstd_rint:
        return rounded(k, "rni", a[0]);
    case OpenCLstd_sqrt:
        return op1(k, kind == KIND_F32 && k->t->inexact ? "sqrt.approx" : "sqrt.rn", a[0]);
    case OpenCLstd_rsqrt:
        return reciprocal_root(k, a[0]);
    case OpenCLstd_half_divide:
    case OpenCLstd_native_divide:
        return op2(k, kind == KIND_F32 ? "div.full" : "div.rn", a[0], a[1]);
    case OpenCLstd_half_recip:
    case OpenCLstd_native_recip:
        return op1(k, "rcp.rn", a[0]);
    case OpenCLstd_exp2: /* at most 2 ulp off */
        *done = kind == KIND_F32;
        return *done ? op1(k, "ex2.approx", a[0]) : a[0];
    case OpenCLstd_degrees:
        return op2(k, "mul", a[0], ptx_float_const(kind, 57.295779513082320877));
    case OpenCLstd_radians:
        return op2(k, "mul", a[0], ptx_float_const(kind, 0.017453292519943295769));
    case OpenCLstd_mix: /* x + (y - x) * a */
        return ptx_float_fma(k, op2(k, "sub", a[1], a[0]), a[2], a[0]);
    case OpenCLstd_step: {
        struct part below =
            ptx_compare(k, kind == KIND_F64 ? "setp.lt.f64" : "setp.lt.f32", a[1], a[0]);
        return ptx_select_part(k, below, ptx_float_const(kind, 0), ptx_float_const(kind, 1));
    }
    case OpenCLstd_smoothstep: {
        struct part t = op2(k, "div.rn", op2(k, "sub", a[2], a[0]), op2(k, "sub", a[1], a[0]));
        t = op2(k, "min", op2(k, "max", t, ptx_float_const(kind, 0)), ptx_float_const(kind, 1));
        struct part s = ptx_float_fma(k, t, ptx_float_const(kind, -2), ptx_float_const(kind, 3));
        return op2(k, "mul", op2(k, "mul", t, t), s);
    }
    case OpenCLstd_sign: {
        const char *test = kind == KIND_F64 ? "setp.nan.f64" : "setp.nan.f32";
        struct part x = ptx_use_reg(k, a[0]), is_nan = ptx_compare(k, test, x, x);
        struct part zero = ptx_compare(k, kind == KIND_F64 ? "setp.eq.f64" : "setp.eq.f32", x,
                                       ptx_float_const(kind, 0));
        struct part one = with_sign(k, ptx_float_const(kind, 1), x);
        return ptx_select_part(k, is_nan, ptx_float_const(kind, 0),
                               ptx_select_part(k, zero, x, one));
    }
    default:
        *done = false;
        return a[0];
    }
}

/* The whole number that an exponent is, where the module knows it; 0: it is none. */
static int64_t whole_exponent(struct part x) {
    union {
        uint64_t u;
        double d;
    } d = {x.bits};
    union {
        uint32_t u;
        float f;
    } f = {(uint32_t)x.bits};
    if (!is_const(x)) {
        return 0;
    }
    if (is_int_kind(x.kind)) {
        return ptx_sign_extend(x.bits, ptx_kind_size(x.kind) * 8);
    }
    double value = x.kind == KIND_F64 ? d.d : x.kind == KIND_F32 ? (double)f.f : 0;
    return value >= 1 && value <= MOST_POWER && value == (double)(int64_t)value ? (int64_t)value
                                                                                : 0;
}

/* Powers by products, of few of which less is lost than OpenCL C allows. */
static struct part power(struct fn *k, struct part x, int64_t times) {
    if (times == 1) {
        return x;
    }
    struct part half = power(k, x, times / 2), made = op2(k, "mul.rn", half, half);
    return times % 2 ? op2(k, "mul.rn", made, x) : made;
}

static struct part float_scalar(struct fn *k, uint32_t number, unsigned result,
                                const struct part *a, uint32_t count) {
    bool done;
    if (number == OpenCLstd_fabs) {
        return magnitude(k, a[0]);
    }
    if (number == OpenCLstd_copysign) {
        return with_sign(k, a[0], a[1]);
    }
    if ((number == OpenCLstd_fma || number == OpenCLstd_mad) && a[0].kind == KIND_F16) {
        return ptx_float_fma(k, a[0], a[1], a[2]);
    }
    struct part made = native(k, number, a, &done);
    if (done) {
        return made;
    }
    number = exact_of(number);
    struct part wide[3] = {a[0]};
    for (uint32_t i = 0; i < count; ++i) {
        wide[i] = is_half_kind(a[i].kind) ? ptx_to_f32(k, a[i]) : a[i];
    }
    made = direct(k, number, wide, &done);
    if (done) {
        return ptx_from_f32_if(k, made, result);
    }
    int64_t times =
        number == OpenCLstd_pow || number == OpenCLstd_pown ? whole_exponent(wide[1]) : 0;
    if (times >= 1 && times <= MOST_POWER) {
        return ptx_from_f32_if(k, power(k, wide[0], times), result);
    }
    const char *name = ur_spirv_extended_name(UR_SPIRV_OPENCL_STD, number);
    if (is_half_kind(a[0].kind) && number == OpenCLstd_nextafter) {
        return ptx_library_call(k, "nextafter_half", KIND_F32, result, a, count);
    }
    return ptx_library_call(k, name, a[0].kind, result, a, count);
}

struct part ptx_from_f32_if(struct fn *k, struct part x, unsigned kind) {
    return is_half_kind(kind) ? ptx_from_f32(k, x, kind) : x;
}

/* ---- functions of two results ---- */

static const char *second_of(uint32_t number) {
    switch (number) {
    case OpenCLstd_fract:
        return "floor";
    case OpenCLstd_modf:
        return "trunc";
    case OpenCLstd_sincos:
        return "cos";
    case OpenCLstd_frexp:
        return "frexp_exponent";
    case OpenCLstd_lgamma_r:
        return "lgamma_sign";
    case OpenCLstd_remquo:
        return "remquo_quotient";
    default:
        return NULL;
    }
}

/* The value, and what the last operand points to gets. */
static void emit_two(struct fn *k, const struct ur_spirv_instruction *insn, const char *second) {
    uint32_t number = insn->operands[1], count = insn->count - 3u;
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t lanes = ptx_leaves(k, type), pointer = insn->operands[insn->count - 1u];
    const struct type *target = ptx_pointee(k, ptx_value_type(k, pointer));
    struct part *parts = ptx_alloc(&k->t->out, lanes + 1u, sizeof(*parts));
    struct part *others = ptx_alloc(&k->t->out, lanes + 1u, sizeof(*others));
    const struct part *in[3] = {0};
    bool number_result =
        number == OpenCLstd_frexp || number == OpenCLstd_lgamma_r || number == OpenCLstd_remquo;
    for (uint32_t i = 0; i < count && i < 3; ++i) {
        in[i] = ptx_value_of(k, insn->operands[2 + i], lanes);
    }
    for (uint32_t i = 0; i < lanes; ++i) {
        struct part a[3];
        for (uint32_t j = 0; j < count && j < 3; ++j) {
            a[j] = in[j][i];
            if (!is_float_kind(a[j].kind)) {
                ptx_fail_in(k, UR_PTX_INVALID, "an operand that is no float");
            }
        }
        bool both = number == OpenCLstd_sincos && a[0].kind != KIND_F64;
        const char *first = number == OpenCLstd_sincos   ? "sin"
                            : number == OpenCLstd_remquo ? "remainder"
                            : number == OpenCLstd_lgamma_r
                                ? "lgamma"
                                : ur_spirv_extended_name(UR_SPIRV_OPENCL_STD, number);
        if (number == OpenCLstd_fract && is_half_kind(a[0].kind)) {
            /* The largest number of the type that is below 1, which rounding would reach. */
            struct part below =
                ptx_float_const(KIND_F32, a[0].kind == KIND_F16 ? 0x1.ffcp-1 : 0x1.fep-1);
            struct part x = ptx_library_call(k, first, KIND_F32, KIND_F32, a, count);
            struct part over = ptx_compare(k, "setp.gt.f32", x, below); /* not of NaN */
            parts[i] = ptx_from_f32(k, ptx_select_part(k, over, below, x), a[0].kind);
        } else if (!both) {
            parts[i] = ptx_library_call(k, first, a[0].kind, type->leaves[i].kind, a, count);
        }
        if (both) {
            struct part rest = ptx_library_call(k, "sincos_rest", KIND_F32, KIND_I64, a, 1);
            parts[i] = ptx_library_call(k, "sincos_sin", KIND_F32, type->leaves[i].kind, &rest, 1);
            others[i] = ptx_library_call(k, "sincos_cos", KIND_F32, a[0].kind, &rest, 1);
        } else if (number == OpenCLstd_fract || number == OpenCLstd_modf) {
            others[i] = float_scalar(
                k, number == OpenCLstd_fract ? OpenCLstd_floor : OpenCLstd_trunc, a[0].kind, a, 1);
        } else {
            others[i] = ptx_library_call(k, second, a[0].kind,
                                         number_result ? KIND_I32 : (unsigned)a[0].kind, a, count);
        }
    }
    ptx_set_value(k, insn->result, parts, lanes);
    /* What is pointed to may say another type than what is written. */
    const struct type *written = type;
    if (number_result) {
        written = target;
        if (target->leaf_count != lanes || target->leaves[0].kind != KIND_I32) {
            struct access_mode mode = {.align = 4};
            for (uint32_t i = 0; i < lanes; ++i) {
                if (ptx_in_registers(k, pointer)) {
                    ptx_set_slot(k, ptx_id_of(k, pointer)->root,
                                 (uint32_t)ptx_id_of(k, pointer)->offset + 4 * i, others[i]);
                } else {
                    ptx_store_part(k, others[i], ptx_address_of(k, pointer), 4 * i, mode);
                }
            }
            return;
        }
    }
    struct access_mode mode = {.align = written->align};
    ptx_store_through(k, pointer, written, mode, others);
}

/* ---- all ---- */

/* Operands, each with as many scalars as the result or one for all. */
static const struct part *operand(struct fn *k, uint32_t id, uint32_t lanes, uint32_t *step) {
    uint32_t count;
    const struct part *parts = ptx_parts_of(k, id, &count);
    if (count != lanes && count != 1) {
        ptx_fail_in(k, UR_PTX_INVALID, "%%%u has %u scalars, the result %u", id, count, lanes);
    }
    *step = count == 1 ? 0 : 1;
    return parts;
}

static bool takes_int(uint32_t number, uint32_t operand) {
    return (operand == 1 &&
            (number == OpenCLstd_ldexp || number == OpenCLstd_pown || number == OpenCLstd_rootn)) ||
           number == OpenCLstd_nan;
}

static uint32_t operand_count(uint32_t number) {
    const struct ur_spirv_grammar *grammar = ur_spirv_extended_grammar(UR_SPIRV_OPENCL_STD, number);
    return grammar ? grammar->count : 0;
}

static void emit_float(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t number = insn->operands[1], count = insn->count - 2u;
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t lanes = ptx_leaves(k, type), step[3] = {0};
    const struct part *in[3] = {0};
    struct part *parts = ptx_alloc(&k->t->out, lanes + 1u, sizeof(*parts));
    if (count == 0 || count > 3 || count != operand_count(number)) {
        ptx_fail_in(k, UR_PTX_INVALID, "%u operands", count);
    }
    for (uint32_t i = 0; i < count; ++i) {
        in[i] = operand(k, insn->operands[2 + i], lanes, &step[i]);
    }
    for (uint32_t i = 0; i < lanes; ++i) {
        struct part a[3];
        for (uint32_t j = 0; j < count; ++j) {
            a[j] = in[j][i * step[j]];
            bool is_int = takes_int(number, j);
            if (is_int ? !is_int_kind(a[j].kind) : !is_float_kind(a[j].kind)) {
                ptx_fail_in(k, UR_PTX_INVALID, "operands of types that it is not for");
            }
            if (!is_int && j && is_float_kind(a[0].kind) && a[j].kind != a[0].kind) {
                ptx_fail_in(k, UR_PTX_INVALID, "operands of different types");
            }
        }
        unsigned result = type->leaves[i].kind;
        bool int_result = number == OpenCLstd_ilogb;
        if (int_result
                ? result != KIND_I32
                : !is_float_kind(result) || (is_float_kind(a[0].kind) && result != a[0].kind)) {
            ptx_fail_in(k, UR_PTX_INVALID, "a result of a type that it is not for");
        }
        parts[i] = number == OpenCLstd_nan ? ptx_make_nan(k, a[0], result)
                                           : float_scalar(k, number, result, a, count);
    }
    ptx_set_value(k, insn->result, parts, lanes);
}

/* A quiet NaN with the bits of a number. */
struct part ptx_make_nan(struct fn *k, struct part x, unsigned kind) {
    unsigned whole = ptx_int_kind(ptx_kind_size(kind));
    if (x.kind != whole) {
        ptx_fail_in(k, UR_PTX_INVALID, "a NaN of a number of another width");
    }
    uint64_t quiet = kind == KIND_F64   ? 0x7ff8ull << 48
                     : kind == KIND_F32 ? 0x7fc00000u
                     : kind == KIND_F16 ? 0x7e00u
                                        : 0x7fc0u;
    struct part made = ptx_new_reg(k, whole);
    ptx_emit(k, "or.b%u %o, %o, %l", ptx_reg_width(whole), made, ptx_use_reg(k, x), (int64_t)quiet);
    return ptx_bits_as(k, made, kind);
}

void ptx_emit_opencl(struct fn *k, const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_module *module = k->t->module;
    uint32_t set = insn->count >= 2 && insn->operands[0] < module->bound
                       ? module->ids[insn->operands[0]].set
                       : UR_SPIRV_OTHER_SET;
    if (set == UR_SPIRV_NON_SEMANTIC || set == UR_SPIRV_OPENCL_DEBUGINFO ||
        set == UR_SPIRV_DEBUGINFO) {
        return;
    }
    if (set != UR_SPIRV_OPENCL_STD) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "a set of instructions that is not OpenCL.std");
    }
    uint32_t number = insn->operands[1];
    const char *second = second_of(number);
    if (operand_count(number) == 0) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "instruction %u of OpenCL.std", number);
    }
    if (number != OpenCLstd_printf && insn->count - 2u < operand_count(number)) {
        ptx_fail_in(k, UR_PTX_INVALID, "%u operands", insn->count - 2u);
    }
    if (number == OpenCLstd_printf) {
        ptx_emit_printf(k, insn);
    } else if (number == OpenCLstd_prefetch) {
        return;
    } else if (second) {
        emit_two(k, insn, second);
    } else if (!ptx_emit_opencl_integer(k, insn) && !ptx_emit_opencl_vector(k, insn)) {
        emit_float(k, insn);
    }
}
