/* The mathematical functions of OpenCL.std that PTX has no instruction for. Each is a function of
 * scalars, named NAME_f32 or NAME_f64; half goes through float. What stands here in full is ours:
 * libclc's builds take it that float has no subnormals, which makes those functions wrong. The rest
 * is libclc's (NOTICE). */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

/* ---- libclc's -------------------------------------------------------------------------------------- */

#define ONE(name)                                                                                  \
    float ocl_##name##_f32(float x) {                                                              \
        return name(x);                                                                            \
    }                                                                                              \
    double ocl_##name##_f64(double x) {                                                            \
        return name(x);                                                                            \
    }
#define TWO(name)                                                                                  \
    float ocl_##name##_f32(float x, float y) {                                                     \
        return name(x, y);                                                                         \
    }                                                                                              \
    double ocl_##name##_f64(double x, double y) {                                                  \
        return name(x, y);                                                                         \
    }
#define WITH_INT(name)                                                                             \
    float ocl_##name##_f32(float x, int y) {                                                       \
        return name(x, y);                                                                         \
    }                                                                                              \
    double ocl_##name##_f64(double x, int y) {                                                     \
        return name(x, y);                                                                         \
    }

/* Where libclc gives 0 of float for a result below the smallest normal number. */
#define TINY_TWO(name)                                                                             \
    float ocl_##name##_f32(float x, float y) {                                                     \
        float made = name(x, y);                                                                   \
        return made == 0 && x != 0 && isfinite(x) && isfinite(y)                                   \
                   ? (float)name((double)x, (double)y)                                             \
                   : made;                                                                         \
    }

/* Where libclc indexes a table by what it converts from double: of NaN, PTX makes the least integer. */
#define NOT_OF_NAN(name)                                                                           \
    float ocl_##name##_f32(float x) {                                                              \
        return name(x);                                                                            \
    }                                                                                              \
    double ocl_##name##_f64(double x) {                                                            \
        return isnan(x) ? x : name(x);                                                             \
    }

/* Whose double is below. */
#define OF_FLOAT(name)                                                                             \
    float ocl_##name##_f32(float x) {                                                              \
        return name(x);                                                                            \
    }

/* Whose float is below. */
#define OF_DOUBLE(name)                                                                            \
    double ocl_##name##_f64(double x) {                                                            \
        return name(x);                                                                            \
    }

ONE(acosh)
ONE(asinh)
ONE(atanh)
#ifdef __NVPTX__ /* others are below */
OF_FLOAT(cbrt)
OF_FLOAT(cosh)
OF_FLOAT(expm1)
OF_FLOAT(log1p)
OF_FLOAT(sinh)
OF_DOUBLE(acospi)
OF_DOUBLE(asinpi)
OF_DOUBLE(atanpi)
double ocl_atan2pi_f64(double y, double x) {
    return atan2pi(y, x);
}
#else
ONE(cbrt)
NOT_OF_NAN(cosh)
ONE(expm1)
ONE(log1p)
NOT_OF_NAN(sinh)
ONE(acos)
ONE(acospi)
ONE(asin)
ONE(asinpi)
ONE(atan)
ONE(atanpi)
ONE(cospi)
ONE(sinpi)
ONE(tan)
TWO(atan2)
TWO(atan2pi)
#endif
#ifndef __NVPTX__
OF_DOUBLE(cos)
OF_DOUBLE(erf)
OF_DOUBLE(erfc)
OF_DOUBLE(exp)
OF_DOUBLE(exp10)
OF_DOUBLE(exp2) /* PTX has an instruction for that of float */
OF_DOUBLE(log)
OF_DOUBLE(log10)
OF_DOUBLE(log2)
OF_DOUBLE(sin)
OF_DOUBLE(tanh)
#endif
ONE(lgamma)
ONE(tanpi)
#ifndef __NVPTX__ /* those of float are below */
TINY_TWO(pow)
TINY_TWO(powr)
#endif
float ocl_hypot_f32(float x, float y) {
    return hypot(x, y);
}
#ifndef __NVPTX__
float ocl_pown_f32(float x, int y) {
    float made = pown(x, y);
    return made == 0 && x != 0 && isfinite(x) ? (float)pown((double)x, y) : made;
}
double ocl_hypot_f64(double x, double y) {
    return hypot(x, y);
}
double ocl_pow_f64(double x, double y) {
    return pow(x, y);
}
double ocl_powr_f64(double x, double y) {
    return powr(x, y);
}
double ocl_pown_f64(double x, int y) {
    return pown(x, y);
}
#endif
#ifdef __NVPTX__
double ocl_rootn_f64(double x, int y) {
    return rootn(x, y);
}
#else
WITH_INT(rootn)
#endif

/* ---- of float ----------------------------------------------------------------------------------------- */

#ifdef __NVPTX__
/* The instruction for powers of two is at most 2 ulp off, that for reciprocals 1. */
static float two_to(float x) {
    float made;
    __asm__("ex2.approx.ftz.f32 %0, %1;" : "=f"(made) : "f"(x));
    return made;
}

static float reciprocal(float x) {
    float made;
    __asm__("rcp.approx.ftz.f32 %0, %1;" : "=f"(made) : "f"(x));
    return made;
}

/* The whole number nearest to 253 * share * x, but from -126 to 127, so that what is left of an
 * exponent is more than a half only where the result is no normal number; *scale is 2 to it. */
static float whole_of(float x, float share, float *scale) {
    float place; /* from 0 to 1 */
    __asm__("fma.rn.sat.f32 %0, %1, %2, %3;" : "=f"(place) : "f"(x), "f"(share), "f"(0x1.fdf9eep-2f));
    float sum = fma(place, 253.0f, 0x1.8p23f + 1);
    *scale = as_float(as_int(sum) << 23);
    return sum - (0x1.8p23f + 127);
}

#define OWN_EXPONENTIAL
static float exponential(float x) {
    float scale, count = whole_of(x, 0x1.75b598p-8f, &scale);
    return two_to(fma(x, 0x1.4ae0cp-26f, fma(x, 0x1.715476p+0f, -count))) * scale;
}

#endif

/* libclc's do not count on fused multiplication being fast, and are 3 to 9 times as long. */
#include "spirv/float.cl.h"

#ifdef __NVPTX__
float ocl_exp10_f32(float x) {
    float scale, count = whole_of(x, 0x1.ae3fbp-7f, &scale);
    return two_to(fma(x, 0x1.2f346ep-24f, fma(x, 0x1.a934fp+1f, -count))) * scale;
}

/* (high + low) * log2(size), and 2 to it, of a size of at least 0: logarithms have a second number for what a float
 * leaves out. Of m = size / 2^count from sqrt(1/2) to sqrt(2) the natural one is u + u^3 / 12 + u^5 / 80 + ... with
 * u = 2 * (m - 1) / (m + 1). */
static float power_of(float size, float high, float low) {
    bool tiny = size < 0x1p-126f;
    int bits = as_int(tiny ? size * 0x1p24f : size), less = (bits - 0x3f3504f3) & (int)0xff800000;
    float count = (float)((less >> 23) - (tiny ? 24 : 0)), f = as_float(bits - less) - 1;
    float r = reciprocal(f + 2), u = 2 * f * r, u2 = u * u;
    float rest = r * fma(-u, f, 2 * (f - u));
    float sum = fma(0x1.745d18p-14f, u2, 0x1.c71c72p-12f);
    sum = fma(sum, u2, 0x1.24924ap-9f);
    sum = fma(sum, u2, 0x1.99999ap-7f);
    sum = fma(sum, u2, 0x1.555556p-4f);
    rest = fma(u * u2, sum, rest);
    /* Times log2(e), and the count to it. */
    float first = u * 0x1.715476p+0f;
    float second = fma(u, 0x1.715476p+0f, -first) + fma(u, 0x1.4ae0cp-26f, rest * 0x1.715476p+0f);
    float both = count + first, whole;
    second += first - (both - count);
    whole = both + second;
    second -= whole - both;
    whole = size == 0 ? -INFINITY : size == INFINITY ? INFINITY : whole;
    float exponent = whole * high;
    float more = fma(whole, high, -exponent) + fma(whole, low, second * high);
    more = fabs(exponent) < 512 ? more : 0;
    exponent = exponent < -200 ? -200 : exponent; /* one after the other, an instruction each */
    exponent = exponent > 200 ? 200 : exponent;
    float near = exponent + 0x1.8p23f, made = two_to(exponent - (near - 0x1.8p23f) + more);
    int power = as_int(near) - 0x4b400000, first_of = power >> 1;
    return made * as_float((first_of + 127) << 23) * as_float((power - first_of + 127) << 23);
}

/* What is known of a power of a negative number whose exponent is whole, odd, or neither. */
static float signed_power(float x, float made, bool whole, bool odd) {
    made = x < 0 && !whole ? as_float(0x7fc00000) : made;
    return as_float(as_int(made) ^ (odd ? as_int(x) & (int)0x80000000 : 0));
}

float ocl_pow_f32(float x, float y) {
    float reach = fabs(y), by_two = reach * 0.5f;
    bool whole = trunc(reach) == reach, odd = whole && trunc(by_two) != by_two;
    /* -infinity to any power is one of infinity. */
    float made = signed_power(x, power_of(fabs(x), y, 0), whole || x == -INFINITY, odd);
    bool one = y == 0 || x == 1 || (x == -1 && reach == INFINITY);
    return one ? 1 : isnan(y) ? y : isnan(x) ? x : made;
}

float ocl_powr_f32(float x, float y) {
    float made = power_of(fabs(x), y, 0);
    return x >= 0 && !isnan(y) ? made : as_float(0x7fc00000);
}

float ocl_pown_f32(float x, int n) {
    float high = (float)n, low = (float)((long)n - (long)high);
    float made = signed_power(x, power_of(fabs(x), high, low), true, n & 1);
    return n == 0 ? 1 : isnan(x) ? x : made;
}

float ocl_rootn_f32(float x, int n) {
    float by = (float)n, high = 1 / by, low = fma(-by, high, 1.0f) * high;
    float made = signed_power(x, power_of(fabs(x), high, low), n & 1, n & 1);
    return n == 0 ? as_float(0x7fc00000) : isnan(x) ? x : made;
}

/* e^(-x * x) * t * p(t) with t = 1 / (1 + 0.3 |x|). */
float ocl_erfc_f32(float x) {
    float size = fabs(x) > 11 ? 11 : fabs(x), scale, t = reciprocal(fma(size, 0.3f, 1.0f));
    float sum = -0x1.0be656p-3f;
    sum = fma(sum, t, 0x1.f7ef1p-2f);
    sum = fma(sum, t, -0x1.0d958cp-1f);
    sum = fma(sum, t, 0x1.213f12p-1f);
    sum = fma(sum, t, -0x1.b756eap-4f);
    sum = fma(sum, t, 0x1.c3e442p-3f);
    sum = fma(sum, t, 0x1.2c95b6p-3f);
    sum = fma(sum, t, 0x1.5e1c46p-3f);
    sum = fma(sum, t, 0x1.5a7752p-3f);
    float square = -size * size, count = whole_of(square, 0x1.75b598p-8f, &scale);
    float rest = fma(square, 0x1.715476p+0f, -count);
    rest = fma(square, 0x1.4ae0cp-26f, rest);
    rest = fma(fma(-size, size, -square), 0x1.715476p+0f, rest);
    float made = two_to(rest) * (t * sum) * scale;
    return x < 0 ? 2 - made : made;
}

/* x * p(x * x) up to 1, 1 - 2^q(|x|) beyond. */
float ocl_erf_f32(float x) {
    float size = fabs(x), square = x * x, within = size > 4 ? 4 : size;
    float small = -0x1.281efap-11f, large = -0x1.413fe8p-16f;
    small = fma(small, square, 0x1.428d76p-8f);
    small = fma(small, square, -0x1.b5b31p-6f);
    small = fma(small, square, 0x1.ce0ab2p-4f);
    small = fma(small, square, -0x1.81268p-2f);
    small = fma(small, square, 0x1.20dd74p+0f);
    large = fma(large, within, 0x1.df745cp-12f);
    large = fma(large, within, -0x1.448608p-8f);
    large = fma(large, within, 0x1.0b27e2p-5f);
    large = fma(large, within, -0x1.312892p-3f);
    large = fma(large, within, -0x1.d81ba6p-1f);
    large = fma(large, within, -0x1.9fd384p+0f);
    large = fma(large, within, -0x1.21a868p-10f);
    float made = size < 1 ? size * small : 1 - two_to(large);
    return as_float(as_int(made) | (as_int(x) & (int)0x80000000));
}

#endif

/* 2 / pi, behind 32 bits before the point. */
static constant uint two_by_pi[8] = {0,          0xa2f9836e, 0x4e441529, 0xfc2757d1,
                                     0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab};

/* x, a finite number of at least 2^16, less a whole number of quarter turns, whose last two bits are those of *quarter.
 * x is a whole number times a power of two; by it 96 bits of 2 / pi are multiplied, of which the first two count single
 * turns by halves: what is before them adds whole turns. */
static float less_turns(float x, int *quarter) {
    uint bits = as_uint(x), start = (bits >> 23) - 120, at = start >> 5, shift = start & 31;
    ulong high = (ulong)two_by_pi[at] << 32 | two_by_pi[at + 1];
    ulong low = (ulong)two_by_pi[at + 2] << 32 | two_by_pi[at + 3];
    ulong mantissa = (bits & 0x7fffff) | 0x800000;
    if (shift) {
        high = high << shift | low >> (64 - shift);
        low <<= shift;
    }
    ulong turns = mantissa * high + (mantissa * (low >> 32) >> 32);
    ulong whole = (turns + (1UL << 61)) >> 62;
    *quarter = (int)whole;
    return (float)((double)(long)(turns - (whole << 62)) * 0x1.921fb54442d18p-62);
}

/* What |x| is behind whole quarter turns, and how many those are. */
static float rest_of(float x, int *quarter) {
    float size = fabs(x), rest;
    if (size < 0x1p16f) {
        float count = nearest_whole(size, 0x1.45f306p-1f, quarter);
        rest = fma(count, -0x1.921fb6p+0f, size); /* pi / 2 in three parts; the first step is exact */
        rest = fma(count, 0x1.777a5cp-25f, rest);
        rest = fma(count, 0x1.ee59dap-50f, rest);
    } else if (size < INFINITY) {
        rest = less_turns(size, quarter);
    } else {
        *quarter = 0;
        rest = x - x;
    }
    return rest;
}

float ocl_sin_f32(float x) {
    int quarter;
    float rest = rest_of(x, &quarter);
    return as_float(as_int(sine_of(rest, quarter)) ^ (as_int(x) & (int)0x80000000));
}

float ocl_cos_f32(float x) {
    int quarter;
    float rest = rest_of(x, &quarter);
    return sine_of(rest, quarter + 1);
}

#ifdef __NVPTX__
/* Both: what they share, and each of it. */
ulong ocl_sincos_rest_f32(float x) {
    int quarter;
    float rest = rest_of(x, &quarter);
    return as_ulong((int2)(as_int(rest), (quarter & 3) | (as_int(x) & (int)0x80000000)));
}

/* The device's compiler computes both sums once. */
static float one_of_both(float rest, bool cosine) {
    float square = rest * rest, sine = -0x1.a00f6ap-13f, other = -0x1.6c0c1ep-10f;
    sine = fma(0x1.6cccc8p-19f, square, sine);
    other = fma(0x1.99e53ap-16f, square, other);
    sine = fma(sine, square, 0x1.111108p-7f);
    other = fma(other, square, 0x1.55554ap-5f);
    sine = fma(sine, square, -0x1.555556p-3f);
    other = fma(other, square, -0.5f);
    sine = fma(rest * square, sine, rest);
    other = fma(square, other, 1.0f);
    return cosine ? other : sine;
}

/* Of x in half turns: a multiple of it that is no whole number has less than 24 bits. */
static float rest_of_half_turns(float x, int *quarter) {
    float size = fabs(x), within = size > 0x1p24f ? size * 0.0f : size, count = rint(within + within);
    *quarter = (int)count;
    return fma(count, -0.5f, within) * 0x1.921fb6p+1f;
}

/* 0 is positive wherever the cosine crosses it, and the sine of as many half turns has their sign. */
float ocl_cospi_f32(float x) {
    int quarter;
    float rest = rest_of_half_turns(x, &quarter), made = one_of_both(rest, !(quarter & 1));
    return (quarter + 1) & 2 ? 0 - made : made + 0;
}

float ocl_sinpi_f32(float x) {
    int quarter;
    float rest = rest_of_half_turns(x, &quarter), made = one_of_both(rest, quarter & 1);
    made = quarter & 2 ? 0 - made : made + 0;
    return as_float(as_int(made) ^ (as_int(x) & (int)0x80000000));
}

float ocl_sincos_sin_f32(ulong turn) {
    int2 both = as_int2(turn);
    float made = one_of_both(as_float(both.x), both.y & 1);
    return as_float(as_int(made) ^ ((both.y & 2) << 30) ^ (both.y & (int)0x80000000));
}

float ocl_sincos_cos_f32(ulong turn) {
    int2 both = as_int2(turn);
    float made = one_of_both(as_float(both.x), !(both.y & 1));
    return as_float(as_int(made) ^ (((both.y + 1) & 2) << 30));
}

float ocl_tan_f32(float x) {
    int quarter;
    float rest = rest_of(x, &quarter), sine = one_of_both(rest, false), cosine = one_of_both(rest, true);
    float above = quarter & 1 ? -cosine : sine, below = quarter & 1 ? sine : cosine;
    float by = reciprocal(below), made = above * by;
    made = fma(fma(-below, made, above), by, made);
    return as_float(as_int(made) ^ (as_int(x) & (int)0x80000000));
}

/* ---- angles ---- */

/* A quarter or half turn less an angle. */
static float less_of_quarter(float angle) {
    return 0x1.921fb6p+0f - (angle + 0x1.777a5cp-25f);
}

static float less_of_half(float angle) {
    return 0x1.921fb6p+1f - (angle + 0x1.777a5cp-24f);
}

/* Angles in half turns. */
static float half_turns(float angle) {
    return angle * 0x1.45f306p-2f;
}

float ocl_atan_f32(float x) {
    float size = fabs(x), angle = arc(size > 1 ? reciprocal(size) : size);
    return copysign(size > 1 ? less_of_quarter(angle) : angle, x);
}

float ocl_atanpi_f32(float x) {
    float size = fabs(x), angle = half_turns(arc(size > 1 ? reciprocal(size) : size));
    return copysign(size > 1 ? 0.5f - angle : angle, x);
}

/* The tangent of the angle between (x, y) and the nearer axis. */
static float tangent_of(float x, float y) {
    float small = fmin(x, y), large = fmax(x, y), made;
    __asm__("div.full.f32 %0, %1, %2;" : "=f"(made) : "f"(small), "f"(large)); /* at most 2 ulp off */
    made = small == large ? 1 : made;
    made = large == 0 || (large == INFINITY && small < large) ? 0 : made;
    return isnan(x + y) ? x + y : made; /* neither is negative */
}

float ocl_atan2_f32(float y, float x) {
    float height = fabs(y), width = fabs(x), angle = arc(tangent_of(width, height));
    angle = height > width ? less_of_quarter(angle) : angle;
    angle = as_int(x) < 0 ? less_of_half(angle) : angle;
    return copysign(angle, y);
}

float ocl_atan2pi_f32(float y, float x) {
    float height = fabs(y), width = fabs(x), angle = half_turns(arc(tangent_of(width, height)));
    angle = height > width ? 0.5f - angle : angle;
    angle = as_int(x) < 0 ? 1 - angle : angle;
    return copysign(angle, y);
}

/* The angle whose sine is from 0 to 1/2, or, of a larger one, half of what is left of a quarter turn: its sine is the root
 * of (1 - sine) / 2. */
static float angle_of_sine(float size) {
    float square = size > 0.5f ? fma(size, -0.5f, 0.5f) : size * size, root;
    __asm__("sqrt.approx.f32 %0, %1;" : "=f"(root) : "f"(square)); /* at most 1 ulp off */
    float sine = size > 0.5f ? root : size;
    return fma(sine * square, arc_of_sine(square), sine);
}

float ocl_asin_f32(float x) {
    float size = fabs(x), angle = angle_of_sine(size);
    return copysign(size > 0.5f ? less_of_quarter(2 * angle) : angle, x);
}

float ocl_asinpi_f32(float x) {
    return half_turns(ocl_asin_f32(x));
}

float ocl_acos_f32(float x) {
    float size = fabs(x), angle = angle_of_sine(size);
    float large = x < 0 ? less_of_half(2 * angle) : 2 * angle;
    return size > 0.5f ? large : less_of_quarter(copysign(angle, x));
}

float ocl_acospi_f32(float x) {
    float size = fabs(x), angle = half_turns(angle_of_sine(size));
    float large = x < 0 ? fma(angle, -2.0f, 1.0f) : 2 * angle;
    return size > 0.5f ? large : 0.5f - copysign(angle, x);
}

#endif

/* ---- exponents --------------------------------------------------------------------------------------- */

/* In up to three steps, of which only the last can round. */
float ocl_ldexp_f32(float x, int n) {
    n = clamp(n, -400, 400);
    for (int i = 0; i < 2 && n > 127; ++i, n -= 127) {
        x *= 0x1p127f;
    }
    for (int i = 0; i < 2 && n < -126; ++i, n += 102) {
        x *= 0x1p-102f;
    }
    n = clamp(n, -126, 127);
    return x * as_float((127 + n) << 23);
}

double ocl_ldexp_f64(double x, int n) {
    n = clamp(n, -3000, 3000);
    for (int i = 0; i < 2 && n > 1023; ++i, n -= 1023) {
        x *= 0x1p1023;
    }
    for (int i = 0; i < 2 && n < -1022; ++i, n += 969) {
        x *= 0x1p-969;
    }
    n = clamp(n, -1022, 1023);
    return x * as_double((long)(1023 + n) << 52);
}

/* Of finite numbers that are not 0. */
static int exponent_f32(float x) {
    int bits = as_int(x) & 0x7fffffff;
    return bits >> 23 ? (bits >> 23) - 127 : -118 - (int)clz(bits);
}

static int exponent_f64(double x) {
    long bits = as_long(x) & 0x7fffffffffffffffL;
    return bits >> 52 ? (int)(bits >> 52) - 1023 : -1011 - (int)clz(bits);
}

int ocl_ilogb_f32(float x) {
    int bits = as_int(x) & 0x7fffffff;
    return bits == 0 ? INT_MIN : bits >= 0x7f800000 ? INT_MAX : exponent_f32(x);
}

int ocl_ilogb_f64(double x) {
    long bits = as_long(x) & 0x7fffffffffffffffL;
    return bits == 0 ? INT_MIN : bits >= 0x7ff0000000000000L ? INT_MAX : exponent_f64(x);
}

float ocl_logb_f32(float x) {
    int bits = as_int(x) & 0x7fffffff;
    return bits == 0 ? -INFINITY : bits >= 0x7f800000 ? x * x : (float)exponent_f32(x);
}

double ocl_logb_f64(double x) {
    long bits = as_long(x) & 0x7fffffffffffffffL;
    return bits == 0 ? -(double)INFINITY
                     : bits >= 0x7ff0000000000000L ? x * x : (double)exponent_f64(x);
}

int ocl_frexp_exponent_f32(float x) {
    int bits = as_int(x) & 0x7fffffff;
    return bits == 0 || bits >= 0x7f800000 ? 0 : exponent_f32(x) + 1;
}

int ocl_frexp_exponent_f64(double x) {
    long bits = as_long(x) & 0x7fffffffffffffffL;
    return bits == 0 || bits >= 0x7ff0000000000000L ? 0 : exponent_f64(x) + 1;
}

float ocl_frexp_f32(float x) {
    return ocl_ldexp_f32(x, -ocl_frexp_exponent_f32(x));
}

double ocl_frexp_f64(double x) {
    return ocl_ldexp_f64(x, -ocl_frexp_exponent_f64(x));
}

/* ---- neighbours and parts ------------------------------------------------------------------------------ */

/* As integers of sign and magnitude the numbers are in order. */
float ocl_nextafter_f32(float x, float y) {
    int a = as_int(x), b = as_int(y);
    if (isnan(x) || isnan(y)) {
        return x + y;
    }
    if (x == y) {
        return y;
    }
    if ((a & 0x7fffffff) == 0) {
        return as_float((b & (int)0x80000000) | 1);
    }
    return as_float((x < y) == (a >= 0) ? a + 1 : a - 1);
}

double ocl_nextafter_f64(double x, double y) {
    long a = as_long(x), b = as_long(y);
    if (isnan(x) || isnan(y)) {
        return x + y;
    }
    if (x == y) {
        return y;
    }
    if ((a & 0x7fffffffffffffffL) == 0) {
        return as_double((b & (long)0x8000000000000000UL) | 1);
    }
    return as_double((x < y) == (a >= 0) ? a + 1 : a - 1);
}

/* Of half, as floats. */
float ocl_nextafter_half_f32(float x, float y) {
    short bits;
    float value;
    if (isnan(x) || isnan(y)) {
        return x + y;
    }
    if (x == y) {
        return y;
    }
    if (x == 0) {
        return copysign(0x1p-24f, y);
    }
#ifdef __NVPTX__
    __asm__("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(x));
    bits += (x < y) == (x > 0) ? 1 : -1;
    __asm__("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(bits));
#else
    bits = as_short((half)x);
    bits += (x < y) == (x > 0) ? 1 : -1;
    value = as_half(bits);
#endif
    return value;
}

#define PARTS(T, t, BELOW_ONE)                                                                     \
    T ocl_modf_##t(T x) {                                                                          \
        return copysign(isinf(x) ? (T)0 : x - trunc(x), x);                                        \
    }                                                                                              \
    T ocl_fract_##t(T x) {                                                                         \
        return isinf(x) ? copysign((T)0, x) : isnan(x) ? x : fmin(x - floor(x), BELOW_ONE);        \
    }                                                                                              \
    T ocl_round_##t(T x) {                                                                         \
        T whole = trunc(x);                                                                        \
        return copysign(fabs(x - whole) >= (T)0.5 ? whole + copysign((T)1, x) : whole, x);         \
    }                                                                                              \
    T ocl_fdim_##t(T x, T y) {                                                                     \
        return isnan(x) || isnan(y) ? x + y : x > y ? x - y : (T)0;                                \
    }                                                                                              \
    T ocl_maxmag_##t(T x, T y) {                                                                   \
        return fabs(x) > fabs(y) ? x : fabs(y) > fabs(x) ? y : fmax(x, y);                         \
    }                                                                                              \
    T ocl_minmag_##t(T x, T y) {                                                                   \
        return fabs(x) < fabs(y) ? x : fabs(y) < fabs(x) ? y : fmin(x, y);                         \
    }                                                                                              \
    /* The sign of gamma, 0 where it has none. */                                                  \
    int ocl_lgamma_sign_##t(T x) {                                                                 \
        T below = floor(x);                                                                        \
        return x > 0 ? 1 : x == below || isnan(x) ? 0 : fmod(below, (T)2) == 0 ? 1 : -1;           \
    }

/* ---- remainders ------------------------------------------------------------------------------------------ */

/* The remainder of two positive finite numbers, as their mantissas and the difference of their
 * exponents: `chunk` bits at a time. `quotient` gets the last 32 bits of it. */
static ulong divide(ulong x, ulong y, int shift, int chunk, uint *quotient) {
    uint bits = (uint)(x / y);
    x %= y;
    while (shift > 0) {
        int count = shift < chunk ? shift : chunk;
        ulong wide = x << count;
        bits = (count < 32 ? bits << count : 0) + (uint)(wide / y);
        x = wide % y;
        shift -= count;
    }
    *quotient = bits;
    return x;
}

/* Mantissa and exponent of a positive finite number: it is *mantissa * 2^result. */
static int split_f32(float x, ulong *mantissa) {
    uint bits = as_uint(x), field = bits >> 23;
    *mantissa = field ? (bits & 0x7fffff) | 0x800000 : bits;
    return field ? (int)field - 150 : -149;
}

static int split_f64(double x, ulong *mantissa) {
    ulong bits = as_ulong(x), field = bits >> 52;
    *mantissa = field ? (bits & 0xfffffffffffffUL) | 0x10000000000000UL : bits;
    return field ? (int)field - 1075 : -1074;
}

/* Of a number that is far from both ends of what a float may be, but for the last bit. */
static float inverse_of(float x) {
#ifdef __NVPTX__
    float made;
    __asm__("rcp.approx.ftz.f32 %0, %1;" : "=f"(made) : "f"(x));
    return made;
#else
    return __builtin_amdgcn_rcpf(x);
#endif
}

/* Whether the quotient of |x| and |y| is small, and y far from both ends of what a float may be. */
static int is_near_f32(float x, float y) {
    return as_uint(fabs(y)) - 0x0d800000u < 0x64000000u && fabs(x) < fabs(y) * 0x1p20f;
}

/* The remainder of such: the quotient is off by less than a quarter before it is rounded, so what is
 * left is below |y|, and exact, being a multiple of what the last bit of y stands for. */
static float near_f32(float x, float y) {
    float a = fabs(x), b = fabs(y), rest = fma(-rint(a * inverse_of(b)), b, a);
    rest = rest < 0 ? rest + b : rest;
    return copysign(a < b ? a : rest, x);
}

static int is_near_f64(double x, double y) {
    return 0;
}

static double near_f64(double x, double y) {
    return 0;
}

#define REMAINDERS(T, t, CHUNK)                                                                    \
    /* |x| mod |y|, of finite x and finite y that is not 0. */                                     \
    static T remainder_of_##t(T x, T y, uint *quotient) {                                          \
        ulong mx, my;                                                                              \
        x = fabs(x);                                                                               \
        y = fabs(y);                                                                               \
        *quotient = 0;                                                                             \
        if (x < y) {                                                                               \
            return x;                                                                              \
        }                                                                                          \
        int ex = split_##t(x, &mx), ey = split_##t(y, &my);                                        \
        ulong rest = divide(mx, my, ex - ey, CHUNK, quotient);                                     \
        return ocl_ldexp_##t((T)rest, ey);                                                         \
    }                                                                                              \
    static int no_remainder_##t(T x, T y) {                                                        \
        return isnan(x) || isnan(y) || isinf(x) || y == 0;                                         \
    }                                                                                              \
    __attribute__((noinline)) static T far_fmod_##t(T x, T y) {                                    \
        uint quotient;                                                                             \
        if (no_remainder_##t(x, y)) {                                                              \
            return isnan(x) || isnan(y) ? x + y : (T)NAN;                                          \
        }                                                                                          \
        return isinf(y) ? x : copysign(remainder_of_##t(x, y, &quotient), x);                      \
    }                                                                                              \
    T ocl_fmod_##t(T x, T y) {                                                                     \
        return is_near_##t(x, y) ? near_##t(x, y) : far_fmod_##t(x, y);                            \
    }                                                                                              \
    /* With the sign of the divisor: OpFMod. */                                                    \
    T ocl_floored_mod_##t(T x, T y) {                                                              \
        T rest = ocl_fmod_##t(x, y);                                                               \
        return rest == 0 ? copysign(rest, y) : (rest < 0) != (y < 0) ? rest + y : rest;            \
    }                                                                                              \
    /* The rest by the nearest multiple, even where two are as near. */                            \
    static T nearest_##t(T x, T y, uint *quotient) {                                               \
        T rest = remainder_of_##t(x, y, quotient);                                                 \
        y = fabs(y);                                                                               \
        T other = y - rest;                                                                        \
        if (rest > other || (rest == other && (*quotient & 1))) {                                  \
            ++*quotient;                                                                           \
            return -other;                                                                         \
        }                                                                                          \
        return rest;                                                                               \
    }                                                                                              \
    T ocl_remainder_##t(T x, T y) {                                                                \
        uint quotient;                                                                             \
        if (no_remainder_##t(x, y)) {                                                              \
            return isnan(x) || isnan(y) ? x + y : (T)NAN;                                          \
        }                                                                                          \
        if (isinf(y)) {                                                                            \
            return x;                                                                              \
        }                                                                                          \
        T rest = nearest_##t(x, y, &quotient);                                                     \
        return rest == 0 ? copysign(rest, x) : signbit(x) ? -rest : rest;                          \
    }                                                                                              \
    /* The last 7 bits of the quotient, with its sign. */                                          \
    int ocl_remquo_quotient_##t(T x, T y) {                                                        \
        uint quotient = 0;                                                                         \
        if (!no_remainder_##t(x, y) && !isinf(y)) {                                                \
            (void)nearest_##t(x, y, &quotient);                                                    \
        }                                                                                          \
        int low = (int)(quotient & 127);                                                           \
        return (signbit(x) != 0) != (signbit(y) != 0) ? -low : low;                                \
    }

REMAINDERS(float, f32, 38)
REMAINDERS(double, f64, 11)
#define fmod(x, y) ocl_fmod_of(x, y)
static float __attribute__((overloadable)) ocl_fmod_of(float x, float y) {
    return ocl_fmod_f32(x, y);
}
static double __attribute__((overloadable)) ocl_fmod_of(double x, double y) {
    return ocl_fmod_f64(x, y);
}
PARTS(float, f32, 0x1.fffffep-1f)
PARTS(double, f64, 0x1.fffffffffffffp-1)

/* ---- gamma ------------------------------------------------------------------------------------------------- */

/* libclc's is the exponential of the logarithm: hundreds of ulp off where that is large, and wrong below 0. Stirling's
 * series (Abramowitz and Stegun 6.1.40 and 6.1.41) is good to a rounding from 10 on, smaller numbers are brought there by
 * gamma(x) = gamma(x + n) / (x (x + 1) ...), and those below 0 by reflection (6.1.17). */

/* gamma(x) = *root * *root * result for x >= 10, in two factors since it may overflow before it is divided by. What x
 * was rounded by is `less`, and changes the logarithm by less * log(x). */
static double stirling(double x, double less, double *root) {
    double y = 1 / x, z = y * y;
    double sum = 0x1.a41a41a41a41ap-8; /* 1 / 156 */
    sum = fma(sum, z, -0x1.f6ab0d9993c7dp-10);  /* -691 / 360360 */
    sum = fma(sum, z, 0x1.b951e2b18ff23p-11);   /* 1 / 1188 */
    sum = fma(sum, z, -0x1.3813813813814p-11);  /* -1 / 1680 */
    sum = fma(sum, z, 0x1.a01a01a01a01ap-11);   /* 1 / 1260 */
    sum = fma(sum, z, -0x1.6c16c16c16c17p-9);   /* -1 / 360 */
    sum = fma(sum, z, 0x1.5555555555555p-4);    /* 1 / 12 */
    *root = pow(x, 0.5 * x - 0.25) * exp(-0.5 * x);
    double small = fma(less, log(x), sum * y);
    return 2.5066282746310005 * (1 + small * (1 + small * (0.5 + small * (1.0 / 6 + small * (1.0 / 24 + small *
           (1.0 / 120 + small * (1.0 / 720)))))));
}

/* For x > 0; the product is to be divided by. */
static double gamma_parts(double x, double less, double *root, double *product) {
    *product = 1;
    if (x < 10) {
        int n = 10 - (int)x;
        double sum = x + n;
        for (int i = 0; i < n; ++i) {
            *product *= x + i;
        }
        /* The factors are of x as it was rounded, too. */
        less += x - (sum - n);
        x = sum;
    }
    return stirling(x, less, root);
}

double ocl_tgamma_f64(double x) {
    double root, product;
    if (fabs(x) < 0x1p-60) {
        return 1 / x;
    }
    if (isnan(x) || x > 172) {
        return x > 172 ? (double)INFINITY : x;
    }
    if (x > 0) {
        double factor = gamma_parts(x, 0, &root, &product);
        return factor * root / product * root;
    }
    if (x == floor(x) || isinf(x)) {
        return (double)NAN;
    }
    if (x < -190) {
        return copysign(0.0, fmod(floor(x), 2.0) == 0 ? 1.0 : -1.0);
    }
    double y = 1 - x, less = (1 - y) - x; /* y + less is 1 - x */
    double factor = gamma_parts(y, less, &root, &product);
    /* sin(pi x) from the distance to the nearest whole number, which is exact. */
    double near = rint(x), part = x - near;
    double s = sinpi(part) * (fmod(near, 2.0) == 0 ? 1.0 : -1.0);
    return 3.14159265358979323846 / s / root * product / factor / root;
}

float ocl_tgamma_f32(float x) {
    return fabs(x) < 0x1p-60f ? 1 / x : (float)ocl_tgamma_f64((double)x);
}

/* ---- of double ------------------------------------------------------------------------------------------ */

#ifdef __NVPTX__
#define SIGN64 ((long)0x8000000000000000)
#define NAN64 as_double(0x7ff8000000000000L)
#define INFINITY64 as_double(0x7ff0000000000000L)
#define DOUBLE double
#define LONG long
#define INT int
#define OF(name) own_##name##_f64
#define OCL(name) ocl_##name##_f64
#define as_DOUBLE(x) as_double(x)
#define as_LONG(x) as_long(x)
#define as_MASK(x) (-(long)(x))
#define as_WIDE(n) ((long)(n))
#define as_NUMBER(n) ((double)(n))
#define whole_of trunc

/* a / b to a last bit or so, of b that is infinite or far from both ends of what a double may be: without the branch
 * that the rounded division has for others. */
#define QUOTIENT(a, b) quotient(a, b)
static double quotient(double a, double b) {
    double about, one;
    __asm__("rcp.approx.ftz.f64 %0, %1;" : "=d"(about) : "d"(b));
    double off = fma(-b, about, 1.0);
    one = fma(about, fma(off, off, off), about);
    double made = a * one;
    return about == 0 ? a * about : fma(fma(-b, made, a), one, made);
}

/* made * 2^power, of made from a half to 2: half of the power is added to the exponent, the other is multiplied by. */
#define OWN_POWER
static double own_times_power_f64(double made, double power) {
    int whole = (int)power, first = whole >> 1;
    made = as_double(as_long(made) + ((long)first << 52));
    return made * as_double((long)(whole - first + 1023) << 52);
}

#include "spirv/double.cl.h"

/* Beyond, quarter turns are counted by more of 2 / pi than a double has: by libclc's. */
#define NEAR64 0x1p30
#define FAR(name)                                                                                  \
    __attribute__((noinline)) static double far_##name##_f64(double x) {                           \
        return name(x);                                                                            \
    }                                                                                              \
    double ocl_##name##_f64(double x) {                                                            \
        return fabs(x) <= NEAR64 ? own_near_##name##_f64(x) : far_##name##_f64(x);                     \
    }
FAR(sin)
FAR(cos)
FAR(tan)
#endif

/* ---- what libclc's nvptx build calls and CUDA's library would have ------------------------------------------- */

#ifdef __NVPTX__
float __nv_sqrtf(float x) {
    float root;
    __asm__("sqrt.rn.f32 %0, %1;" : "=f"(root) : "f"(x));
    return root;
}

double __nv_sqrt(double x) {
    double root;
    __asm__("sqrt.rn.f64 %0, %1;" : "=d"(root) : "d"(x));
    return root;
}

float __nv_rsqrtf(float x) {
    float root;
    __asm__("rsqrt.approx.f32 %0, %1;" : "=f"(root) : "f"(x));
    return root;
}

double __nv_rsqrt(double x) {
    double root, made;
    __asm__("sqrt.rn.f64 %0, %1;" : "=d"(root) : "d"(x));
    __asm__("rcp.rn.f64 %0, %1;" : "=d"(made) : "d"(root));
    return made;
}
#endif
