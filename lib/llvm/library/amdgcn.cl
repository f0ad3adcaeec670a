/* Mathematical functions of OpenCL.std for AMD's devices: those that CUDA's kernels have, of ours and of libclc's build
 * for these devices, and under their own names what code for the host calls of its runtime (runtime.c). pack.py keeps
 * the text that clang makes of this while the project is built. */
#include "ptx/library/math.cl"

#include "image.cl"

#define BOTH(X) X(float, f32) X(double, f64)

/* ---- functions of two results ---------------------------------------------------------------------------------- */

#define TWO_RESULTS(T, t)                                                                                              \
    T ur_ocl_fract_##t(T x, T *whole) {                                                                                \
        *whole = floor(x);                                                                                             \
        return ocl_fract_##t(x);                                                                                       \
    }                                                                                                                  \
    T ur_ocl_modf_##t(T x, T *whole) {                                                                                 \
        *whole = trunc(x);                                                                                             \
        return ocl_modf_##t(x);                                                                                        \
    }                                                                                                                  \
    T ur_ocl_sincos_##t(T x, T *cosine) {                                                                              \
        *cosine = ocl_cos_##t(x);                                                                                      \
        return ocl_sin_##t(x);                                                                                         \
    }                                                                                                                  \
    T ur_ocl_frexp_##t(T x, int *exponent) {                                                                           \
        *exponent = ocl_frexp_exponent_##t(x);                                                                         \
        return ocl_frexp_##t(x);                                                                                       \
    }                                                                                                                  \
    T ur_ocl_lgamma_r_##t(T x, int *sign) {                                                                            \
        *sign = ocl_lgamma_sign_##t(x);                                                                                \
        return ocl_lgamma_##t(x);                                                                                      \
    }                                                                                                                  \
    T ur_ocl_remquo_##t(T x, T y, int *quotient) {                                                                     \
        *quotient = ocl_remquo_quotient_##t(x, y);                                                                     \
        return ocl_remainder_##t(x, y);                                                                                \
    }
BOTH(TWO_RESULTS)

/* ---- geometry -------------------------------------------------------------------------------------------------- */

/* Squares of float fit double, and are the kernel's own; those of double are scaled. */
double ur_ocl_length(double x, double y, double z, double w) {
    double most = fmax(fmax(fabs(x), fabs(y)), fmax(fabs(z), fabs(w)));
    if (isinf(x) || isinf(y) || isinf(z) || isinf(w)) {
        return (double)INFINITY;
    }
    if (most == 0 || isnan(x + y + z + w)) {
        return sqrt(x * x + y * y + z * z + w * w);
    }
    int scale = ocl_ilogb_f64(most);
    x = ocl_ldexp_f64(x, -scale);
    y = ocl_ldexp_f64(y, -scale);
    z = ocl_ldexp_f64(z, -scale);
    w = ocl_ldexp_f64(w, -scale);
    return ocl_ldexp_f64(sqrt(x * x + y * y + z * z + w * w), scale);
}

void ur_ocl_normalize(double *v, int count) {
    double most = 0, sum = 0;
    bool infinite = false;
    for (int i = 0; i < count; ++i) {
        infinite |= isinf(v[i]) != 0;
        most = fmax(most, fabs(v[i]));
    }
    if (most == 0) {
        return;
    }
    for (int i = 0; i < count; ++i) {
        v[i] = !infinite     ? ocl_ldexp_f64(v[i], -ocl_ilogb_f64(most))
               : isinf(v[i]) ? copysign(1.0, v[i])
               : isnan(v[i]) ? v[i]
                             : 0 * v[i];
        sum += v[i] * v[i];
    }
    for (int i = 0; i < count; ++i) {
        v[i] /= sqrt(sum);
    }
}

/* ---- rounding -------------------------------------------------------------------------------------------------- */

enum { NEAREST, TO_ZERO, UP, DOWN }; /* SpvFPRoundingMode... */

/* `order` tells how the nearest number lies to the value: above, at, or below it. The number of that mode as bits that
 * count up with the number's size. */
static long stepped(long bits, long top, int mode, int order, bool negative) {
    bool down = order > 0 && (mode == DOWN || (mode == TO_ZERO && !negative));
    bool up = order < 0 && (mode == UP || (mode == TO_ZERO && negative));
    if (!down && !up) {
        return bits;
    }
    if ((bits & (top - 1)) == 0) {
        return up ? 1 : top | 1;
    }
    return ((bits & top) != 0) == up ? bits - 1 : bits + 1;
}

float ur_ocl_round_f64_f32(double x, int mode) {
    float made = (float)x;
    int order = (double)made > x ? 1 : (double)made < x ? -1 : 0;
    return as_float((int)stepped((long)(uint)as_int(made), 1L << 31, mode, order, x < 0));
}

short ur_ocl_round_f64_f16(double x, int mode) {
    half made = (half)x;
    int order = (double)made > x ? 1 : (double)made < x ? -1 : 0;
    return (short)stepped((long)(ushort)as_short(made), 1L << 15, mode, order, x < 0);
}

/* A whole number made of another less that one, by its sign. Numbers past the largest are rounded ones. */
static int order_of_signed(double made, long x) {
    return made >= 0x1p+63 ? 1 : (long)made > x ? 1 : (long)made < x ? -1 : 0;
}

static int order_of_unsigned(double made, ulong x) {
    return made >= 0x1p+64 ? 1 : (ulong)made > x ? 1 : (ulong)made < x ? -1 : 0;
}

double ur_ocl_round_s64_f64(long x, int mode) {
    double made = (double)x;
    return as_double(stepped(as_long(made), 1L << 63, mode, order_of_signed(made, x), x < 0));
}

double ur_ocl_round_u64_f64(ulong x, int mode) {
    double made = (double)x;
    return as_double(stepped(as_long(made), 1L << 63, mode, order_of_unsigned(made, x), false));
}

float ur_ocl_round_s64_f32(long x, int mode) {
    float made = (float)x;
    return as_float((int)stepped((long)(uint)as_int(made), 1L << 31, mode, order_of_signed((double)made, x), x < 0));
}

float ur_ocl_round_u64_f32(ulong x, int mode) {
    float made = (float)x;
    return as_float((int)stepped((long)(uint)as_int(made), 1L << 31, mode, order_of_unsigned((double)made, x), false));
}

/* What half cannot tell apart double can. */
short ur_ocl_round_s64_f16(long x, int mode) {
    return ur_ocl_round_f64_f16((double)x, mode);
}

short ur_ocl_round_u64_f16(ulong x, int mode) {
    return ur_ocl_round_f64_f16((double)x, mode);
}

/* Halves are ordered as their bits are, those below 0 the other way round. */
short ur_ocl_nextafter_f16(short x, short y) {
    half a = as_half(x), b = as_half(y);
    if (isnan((float)a) || isnan((float)b)) {
        return 0x7e00;
    }
    return a == b ? y : (short)stepped((long)(ushort)x, 1L << 15, a < b ? UP : DOWN, a < b ? -1 : 1, false);
}

/* ---- classes --------------------------------------------------------------------------------------------------- */

/* llvm.is.fpclass: a bit for signalling and quiet NaN, -infinity, -normal, -subnormal, -0, +0, +subnormal, +normal,
 * +infinity, in this order. */
static bool has_class(long size, long infinity, long quiet, long normal, bool negative, int mask) {
    int kind = size > infinity    ? (size & quiet ? 2 : 1)
               : size == infinity ? (negative ? 4 : 512)
               : size >= normal   ? (negative ? 8 : 256)
               : size > 0         ? (negative ? 16 : 128)
               : negative         ? 32
                                  : 64;
    return (kind & mask) != 0;
}

bool ur_ocl_fpclass_f32(float x, int mask) {
    int bits = as_int(x);
    return has_class(bits & 0x7fffffff, 0x7f800000, 0x400000, 0x800000, bits < 0, mask);
}

bool ur_ocl_fpclass_f64(double x, int mask) {
    long bits = as_long(x);
    return has_class(bits & 0x7fffffffffffffffL, 0x7ff0000000000000L, 1L << 51, 1L << 52, bits < 0, mask);
}

/* ---- what the host is told ------------------------------------------------------------------------------------- */

#include "spirv/print.cl.h"

#define UR_MESSAGE_WORD global ulong
#include "message.cl.h"
