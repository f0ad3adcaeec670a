/* What compiled kernels call beside libm: functions that OpenCL has and libm has not, printf,
 * assertions, and conversions of half for processors without them. Part of the adapter, and linked
 * into what urcc makes for it. */
#include "hostcode/runtime.h"

#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "print.h"
#include "spirv/fold.h"

/* By these names compiled code calls them, which no C does. */
double ur_ocl_fract_f64(double x, double *whole);
float ur_ocl_fract_f32(float x, float *whole);
double ur_ocl_sincos_f64(double x, double *cosine);
float ur_ocl_sincos_f32(float x, float *cosine);
double ur_ocl_remquo_f64(double x, double y, int *quotient);
float ur_ocl_remquo_f32(float x, float y, int *quotient);
double ur_ocl_lgamma_r_f64(double x, int *sign);
float ur_ocl_lgamma_r_f32(float x, int *sign);
double ur_ocl_lgamma_f64(double x);
float ur_ocl_lgamma_f32(float x);
double ur_ocl_length(double x, double y, double z, double w);
void ur_ocl_normalize(double *v, int count);
float ur_ocl_round_f64_f32(double x, int mode);
uint16_t ur_ocl_round_f64_f16(double x, int mode);
double ur_ocl_round_s64_f64(uint64_t x, int mode);
double ur_ocl_round_u64_f64(uint64_t x, int mode);
float ur_ocl_round_s64_f32(uint64_t x, int mode);
float ur_ocl_round_u64_f32(uint64_t x, int mode);
uint16_t ur_ocl_round_s64_f16(uint64_t x, int mode);
uint16_t ur_ocl_round_u64_f16(uint64_t x, int mode);
uint16_t ur_ocl_nextafter_f16(uint16_t x, uint16_t y);
bool ur_ocl_fpclass_f32(float x, int mask);
bool ur_ocl_fpclass_f64(double x, int mask);
int ur_ocl_printf(const char *format, const int64_t *values, int count);
void ur_ocl_assert(const char *expression, const char *file, int line, const char *function);
double ur_ocl_modf_f64(double x, double *whole);
float ur_ocl_modf_f32(float x, float *whole);
double ur_ocl_frexp_f64(double x, int *exponent);
float ur_ocl_frexp_f32(float x, int *exponent);

/* ---- of angles in half turns ----------------------------------------------------------------- */

static const double PI = 3.14159265358979323846;

/* sin and cos of pi * x, where x is brought near 0 first, which is exact. */
static double sin_pi(double x) {
    if (!isfinite(x)) {
        return NAN;
    }
    double rest = fmod(x, 2), size = fabs(rest), made;
    if (size > 1) {
        size = 2 - size;
        rest = -rest;
    }
    made = size <= 0.25  ? sin(PI * size)
           : size < 0.75 ? cos(PI * (size - 0.5))
                         : sin(PI * (1 - size));
    return copysign(made, size == 0 || size == 1 ? x : rest);
}

static double cos_pi(double x) {
    if (!isfinite(x)) {
        return NAN;
    }
    double size = fabs(fmod(x, 2));
    size = size > 1 ? 2 - size : size;
    return size == 0.5    ? 0
           : size <= 0.25 ? cos(PI * size)
           : size < 0.75  ? sin(PI * (0.5 - size))
                          : -cos(PI * (1 - size));
}

/* Zero has the sign of x at even numbers and the other one at odd ones; infinity likewise. */
static double tan_pi(double x) {
    if (!isfinite(x)) {
        return NAN;
    }
    double rest = fmod(x, 2), size = fabs(rest);
    bool odd = size == 1 || size == 1.5 || size == 0.5;
    if (size == 0 || size == 1) {
        return copysign(0, odd ? -x : x);
    }
    if (size == 0.5 || size == 1.5) {
        return copysign(INFINITY, size == 0.5 ? rest : -rest);
    }
    return sin_pi(x) / cos_pi(x);
}

/* ---- powers ---------------------------------------------------------------------------------- */

static double powr(double x, double y) {
    if (isnan(x) || isnan(y) || x < 0 || (x == 0 && y == 0) || (isinf(x) && y == 0) ||
        (x == 1 && isinf(y))) {
        return NAN;
    }
    return pow(fabs(x), y);
}

static double rootn(double x, int n) {
    bool odd = n & 1;
    if (n == 0 || isnan(x) || (x < 0 && !odd)) {
        return NAN;
    }
    if (x == 0) {
        double sign = odd ? x : 0;
        return n > 0 ? copysign(0, sign) : copysign(INFINITY, sign);
    }
    if (n == 1 || n == -1) {
        return n == 1 ? x : 1 / x;
    }
    if ((fabs(x) < 0x1p-900 || (fabs(x) > 0x1p900 && isfinite(x))) && n > -128 && n < 128) {
        /* The power below would lose bits, or be infinite. */
        int parts = fabs(x) < 1 ? 128 / abs(n) + 1 : -(128 / abs(n) + 1);
        return ldexp(rootn(ldexp(x, parts * abs(n)), n), n > 0 ? -parts : parts);
    }
    double size = fabs(x), root = n == 2 ? sqrt(size) : n == 3 ? cbrt(size) : pow(size, 1.0 / n);
    if ((n > 3 || n < -2) && isfinite(size) && isfinite(root) &&
        root > 0) { /* 1 / n is not exact */
        double power = pow(root, n);
        if (isfinite(power) && power > 0) {
            root -= root * ((power - size) / size) / n;
        }
    }
    return copysign(root, x);
}

/* Some libm's are off by more than OpenCL allows: one step of Newton's on top, with what squaring
 * the root leaves out. */
static double cube_root(double x) {
    double root = cbrt(x), square = root * root, left = fma(root, root, -square);
    if (x == 0 || !isfinite(x)) {
        return root;
    }
    return root - (fma(square, root, -x) + left * root) / (3 * square);
}

#define OF_BOTH(name, expression)                                                                  \
    double name##_f64(double x);                                                                   \
    double name##_f64(double x) {                                                                  \
        return expression;                                                                         \
    }                                                                                              \
    float name##_f32(float single);                                                                \
    float name##_f32(float single) {                                                               \
        double x = single;                                                                         \
        return (float)(expression);                                                                \
    }
#define OF_BOTH_TWO(name, expression)                                                              \
    double name##_f64(double x, double y);                                                         \
    double name##_f64(double x, double y) {                                                        \
        return expression;                                                                         \
    }                                                                                              \
    float name##_f32(float a, float b);                                                            \
    float name##_f32(float a, float b) {                                                           \
        double x = a, y = b;                                                                       \
        return (float)(expression);                                                                \
    }
#define OF_BOTH_INT(name, expression)                                                              \
    double name##_f64(double x, int y);                                                            \
    double name##_f64(double x, int y) {                                                           \
        return expression;                                                                         \
    }                                                                                              \
    float name##_f32(float a, int y);                                                              \
    float name##_f32(float a, int y) {                                                             \
        double x = a;                                                                              \
        return (float)(expression);                                                                \
    }

OF_BOTH(ur_ocl_cbrt, cube_root(x))
OF_BOTH(ur_ocl_acospi, acos(x) / PI)
OF_BOTH(ur_ocl_asinpi, asin(x) / PI)
OF_BOTH(ur_ocl_atanpi, atan(x) / PI)
OF_BOTH(ur_ocl_cospi, cos_pi(x))
OF_BOTH(ur_ocl_sinpi, sin_pi(x))
OF_BOTH(ur_ocl_tanpi, tan_pi(x))
OF_BOTH_TWO(ur_ocl_atan2pi, atan2(x, y) / PI)
OF_BOTH_TWO(ur_ocl_powr, powr(x, y))
OF_BOTH_TWO(ur_ocl_maxmag, fabs(x) > fabs(y) ? x : fabs(y) > fabs(x) ? y : fmax(x, y))
OF_BOTH_TWO(ur_ocl_minmag, fabs(x) < fabs(y) ? x : fabs(y) < fabs(x) ? y : fmin(x, y))
OF_BOTH_INT(ur_ocl_pown, pow(x, y))
OF_BOTH_INT(ur_ocl_rootn, rootn(x, y))

/* Of what is no number OpenCL's headers have another FP_ILOGBNAN than libm. */
#define EXPONENT(name, type, suffix)                                                               \
    int name(type x);                                                                              \
    int name(type x) {                                                                             \
        return isnan(x) ? INT_MAX : ilogb##suffix(x);                                              \
    }
EXPONENT(ur_ocl_ilogb_f64, double, )
EXPONENT(ur_ocl_ilogb_f32, float, f)

/* ---- functions of two results ---------------------------------------------------------------- */

double ur_ocl_fract_f64(double x, double *whole) {
    *whole = floor(x);
    return isinf(x) ? copysign(0, x) : isnan(x) ? x : fmin(x - *whole, 0x1.fffffffffffffp-1);
}

float ur_ocl_fract_f32(float x, float *whole) {
    *whole = floorf(x);
    return isinf(x) ? copysignf(0, x) : isnan(x) ? x : fminf(x - *whole, 0x1.fffffep-1f);
}

double ur_ocl_sincos_f64(double x, double *cosine) {
    *cosine = cos(x);
    return sin(x);
}

float ur_ocl_sincos_f32(float x, float *cosine) {
    *cosine = cosf(x);
    return sinf(x);
}

/* The last seven bits of the quotient, of which libm gives three. */
double ur_ocl_remquo_f64(double x, double y, int *quotient) {
    double size = fabs(y), rest = fmod(fabs(x), size * 128);
    unsigned bits = 0;
    *quotient = 0;
    if (!isfinite(x) || isnan(y) || y == 0) {
        return remainder(x, y);
    }
    for (int i = 6; i >= 0; --i) {
        double step = ldexp(size, i);
        if (rest >= step) {
            rest -= step;
            bits |= 1u << i;
        }
    }
    double other = size - rest;
    bits += rest > other || (rest == other && (bits & 1));
    bits &= 127;
    *quotient = signbit(x) != signbit(y) ? -(int)bits : (int)bits;
    return remainder(x, y);
}

float ur_ocl_remquo_f32(float x, float y, int *quotient) {
    return (float)ur_ocl_remquo_f64(x, y, quotient);
}

/* Of libm, by the names that the others have. */
double ur_ocl_modf_f64(double x, double *whole) {
    return modf(x, whole);
}

float ur_ocl_modf_f32(float x, float *whole) {
    return modff(x, whole);
}

double ur_ocl_frexp_f64(double x, int *exponent) {
    return frexp(x, exponent);
}

float ur_ocl_frexp_f32(float x, int *exponent) {
    return frexpf(x, exponent);
}

/* lgamma_r itself is not C's. */
double ur_ocl_lgamma_r_f64(double x, int *sign) {
    return lgamma_r(x, sign);
}

float ur_ocl_lgamma_r_f32(float x, int *sign) {
    return lgammaf_r(x, sign);
}

/* lgamma writes to a variable of the process, which is a race. */
double ur_ocl_lgamma_f64(double x) {
    int sign;
    return lgamma_r(x, &sign);
}

float ur_ocl_lgamma_f32(float x) {
    int sign;
    return lgammaf_r(x, &sign);
}

/* ---- geometry -------------------------------------------------------------------------------- */

/* Squares of float fit double, and are the kernel's own; those of double are scaled. */
double ur_ocl_length(double x, double y, double z, double w) {
    double most = fmax(fmax(fabs(x), fabs(y)), fmax(fabs(z), fabs(w)));
    if (isinf(x) || isinf(y) || isinf(z) || isinf(w)) {
        return INFINITY;
    }
    if (most == 0 || isnan(x + y + z + w)) {
        return sqrt(x * x + y * y + z * z + w * w);
    }
    int scale = ilogb(most);
    x = scalbn(x, -scale);
    y = scalbn(y, -scale);
    z = scalbn(z, -scale);
    w = scalbn(w, -scale);
    return scalbn(sqrt(x * x + y * y + z * z + w * w), scale);
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
        v[i] = infinite ? isinf(v[i])   ? copysign(1, v[i])
                          : isnan(v[i]) ? v[i]
                                        : 0 * v[i]
                        : scalbn(v[i], -ilogb(most));
        sum += v[i] * v[i];
    }
    for (int i = 0; i < count; ++i) {
        v[i] /= sqrt(sum);
    }
}

/* ---- rounding -------------------------------------------------------------------------------- */

enum { NEAREST, TO_ZERO, UP, DOWN }; /* SpvFPRoundingMode... */

/* `made` is the nearest number; `above` says how it lies to the value. */
static bool step_down(int mode, bool above, bool negative) {
    return above && (mode == DOWN || (mode == TO_ZERO && !negative));
}

static bool step_up(int mode, bool below, bool negative) {
    return below && (mode == UP || (mode == TO_ZERO && negative));
}

float ur_ocl_round_f64_f32(double x, int mode) {
    float made = (float)x;
    if (step_down(mode, made > x, x < 0)) {
        return nextafterf(made, -INFINITY);
    }
    return step_up(mode, made < x, x < 0) ? nextafterf(made, INFINITY) : made;
}

static uint16_t half_step(uint16_t bits, bool up) {
    bool negative = bits >> 15;
    if ((bits & 0x7fff) == 0) {
        return up ? 1 : 0x8001;
    }
    return (uint16_t)(negative == up ? bits - 1 : bits + 1);
}

uint16_t ur_ocl_round_f64_f16(double x, int mode) {
    uint16_t bits = (uint16_t)ur_spirv_from_double(x, 16);
    double made = ur_spirv_to_double(bits, 16);
    if (isnan(x)) {
        return bits;
    }
    if (step_down(mode, made > x, x < 0)) {
        return half_step(bits, false);
    }
    return step_up(mode, made < x, x < 0) ? half_step(bits, true) : bits;
}

/* Integers: how the nearest float lies to the number is told exactly, in 128 bits. */
static bool larger(double made, bool sign, uint64_t bits, bool *smaller) {
    __extension__ typedef __int128 wide;
    wide value = sign ? (wide)(int64_t)bits : (wide)bits, rounded = (wide)made;
    *smaller = rounded < value;
    return rounded > value;
}

static double int_to_f64(uint64_t bits, bool sign, int mode) {
    double made = sign ? (double)(int64_t)bits : (double)bits;
    bool below, above = larger(made, sign, bits, &below), negative = sign && (int64_t)bits < 0;
    if (step_down(mode, above, negative)) {
        return nextafter(made, -INFINITY);
    }
    return step_up(mode, below, negative) ? nextafter(made, INFINITY) : made;
}

static float int_to_f32(uint64_t bits, bool sign, int mode) {
    float made = sign ? (float)(int64_t)bits : (float)bits;
    bool below, above = larger((double)made, sign, bits, &below),
                negative = sign && (int64_t)bits < 0;
    if (step_down(mode, above, negative)) {
        return nextafterf(made, -INFINITY);
    }
    return step_up(mode, below, negative) ? nextafterf(made, INFINITY) : made;
}

double ur_ocl_round_s64_f64(uint64_t x, int mode) {
    return int_to_f64(x, true, mode);
}

double ur_ocl_round_u64_f64(uint64_t x, int mode) {
    return int_to_f64(x, false, mode);
}

float ur_ocl_round_s64_f32(uint64_t x, int mode) {
    return int_to_f32(x, true, mode);
}

float ur_ocl_round_u64_f32(uint64_t x, int mode) {
    return int_to_f32(x, false, mode);
}

/* What half cannot tell apart double can. */
uint16_t ur_ocl_round_s64_f16(uint64_t x, int mode) {
    return ur_ocl_round_f64_f16((double)(int64_t)x, mode);
}

uint16_t ur_ocl_round_u64_f16(uint64_t x, int mode) {
    return ur_ocl_round_f64_f16((double)x, mode);
}

/* Halves are ordered as their bits are, those below 0 the other way round. */
uint16_t ur_ocl_nextafter_f16(uint16_t x, uint16_t y) {
    double a = ur_spirv_to_double(x, 16), b = ur_spirv_to_double(y, 16);
    if (isnan(a) || isnan(b)) {
        return 0x7e00;
    }
    return a == b ? y : half_step(x, a < b);
}

/* Functions of the compiler's own library, which libgcc of some systems lacks. Half goes by value
 * as its bits: where a processor passes it in registers for floats, LLVM's code does too. */
#if defined(__x86_64__) && defined(__FLT16_MANT_DIG__)
__extension__ typedef _Float16 half_value;
#define HAS_HALF_VALUE 1
#endif

#ifdef HAS_HALF_VALUE
static half_value half_of(uint16_t bits) {
    half_value made;
    memcpy(&made, &bits, sizeof(made));
    return made;
}

static half_value round_f32_f16(float x) {
    return half_of((uint16_t)ur_spirv_from_double((double)x, 16));
}

static half_value round_f64_f16(double x) {
    return half_of((uint16_t)ur_spirv_from_double(x, 16));
}

static float extend_f16_f32(half_value x) {
    uint16_t bits;
    memcpy(&bits, &x, sizeof(bits));
    return (float)ur_spirv_to_double(bits, 16);
}
#endif

/* ---- classes --------------------------------------------------------------------------------- */

/* llvm.is.fpclass: a bit for signalling and quiet NaN, -infinity, -normal, -subnormal, -0, +0,
 * +subnormal, +normal, +infinity, in this order. */
static int class_of(int kind, bool negative, bool quiet) {
    switch (kind) {
    case FP_NAN:
        return quiet ? 2 : 1;
    case FP_INFINITE:
        return negative ? 4 : 512;
    case FP_NORMAL:
        return negative ? 8 : 256;
    case FP_SUBNORMAL:
        return negative ? 16 : 128;
    default:
        return negative ? 32 : 64;
    }
}

bool ur_ocl_fpclass_f32(float x, int mask) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof(bits));
    return class_of(fpclassify(x), bits >> 31, bits >> 22 & 1) & mask;
}

bool ur_ocl_fpclass_f64(double x, int mask) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof(bits));
    return class_of(fpclassify(x), bits >> 63, bits >> 51 & 1) & mask;
}

/* ---- printf and assertions ------------------------------------------------------------------- */

int ur_ocl_printf(const char *format, const int64_t *values, int count) {
    return ur_print(stdout, format, values, count, NULL, 0);
}

/* The trap behind it in the kernel ends the command. */
void ur_ocl_assert(const char *expression, const char *file, int line, const char *function) {
    fflush(stdout);
    fprintf(stderr, "%s:%d: %s: Assertion `%s` failed.\n", file ? file : "?", line,
            function ? function : "?", expression ? expression : "?");
}

/* ---- names ----------------------------------------------------------------------------------- */

#define OWN(name)                                                                                  \
    { #name, (void *)(uintptr_t)name }
#define BOTH(name)                                                                                 \
    {#name "_f32", (void *)(uintptr_t)name##_f32}, {                                               \
#name "_f64", (void *)(uintptr_t)name##_f64                                                \
    }
#ifndef __GLIBC__ /* other C libraries lack these, which are the same while numbers are rounded to \
                     nearest */
#define roundeven rint
#define roundevenf rintf
#endif
#define MATH(name)                                                                                 \
    {#name "f", (void *)(uintptr_t)name##f}, {                                                     \
#name, (void *)(uintptr_t)name                                                             \
    }

/* The compiler takes libm's functions for its own, so their addresses are taken through C's
 * headers, which say which of several versions is meant. */
static const struct {
    const char *name;
    void *address;
} symbols[] = {
    MATH(acos),
    MATH(acosh),
    MATH(asin),
    MATH(asinh),
    MATH(atan),
    MATH(atan2),
    MATH(atanh),
    MATH(cbrt),
    MATH(ceil),
    MATH(copysign),
    MATH(cos),
    MATH(cosh),
    MATH(erf),
    MATH(erfc),
    MATH(exp),
    MATH(exp10),
    MATH(exp2),
    MATH(expm1),
    MATH(fabs),
    MATH(fdim),
    MATH(floor),
    MATH(fma),
    MATH(fmax),
    MATH(fmin),
    MATH(fmod),
    MATH(hypot),
    MATH(ldexp),
    MATH(log),
    MATH(log10),
    MATH(log1p),
    MATH(log2),
    MATH(logb),
    MATH(nearbyint),
    MATH(nextafter),
    MATH(pow),
    MATH(remainder),
    MATH(rint),
    MATH(round),
    MATH(roundeven),
    MATH(sin),
    MATH(sincos),
    MATH(sinh),
    MATH(sqrt),
    MATH(tan),
    MATH(tanh),
    MATH(tgamma),
    MATH(trunc),
    OWN(memcpy),
    OWN(memmove),
    OWN(memset),
    OWN(memcmp),
    OWN(bcmp),
    OWN(strlen),
    BOTH(ur_ocl_acospi),
    BOTH(ur_ocl_asinpi),
    BOTH(ur_ocl_atanpi),
    BOTH(ur_ocl_cbrt),
    BOTH(ur_ocl_cospi),
    BOTH(ur_ocl_sinpi),
    BOTH(ur_ocl_tanpi),
    BOTH(ur_ocl_atan2pi),
    BOTH(ur_ocl_powr),
    BOTH(ur_ocl_maxmag),
    BOTH(ur_ocl_minmag),
    BOTH(ur_ocl_ilogb),
    BOTH(ur_ocl_pown),
    BOTH(ur_ocl_rootn),
    BOTH(ur_ocl_fract),
    BOTH(ur_ocl_sincos),
    BOTH(ur_ocl_lgamma),
    BOTH(ur_ocl_lgamma_r),
    BOTH(ur_ocl_fpclass),
    BOTH(ur_ocl_modf),
    BOTH(ur_ocl_frexp),
    BOTH(ur_ocl_remquo),
    OWN(ur_ocl_length),
    OWN(ur_ocl_normalize),
    OWN(ur_ocl_round_f64_f32),
    OWN(ur_ocl_round_f64_f16),
    OWN(ur_ocl_round_s64_f64),
    OWN(ur_ocl_round_u64_f64),
    OWN(ur_ocl_round_s64_f32),
    OWN(ur_ocl_round_u64_f32),
    OWN(ur_ocl_round_s64_f16),
    OWN(ur_ocl_round_u64_f16),
    OWN(ur_ocl_nextafter_f16),
    OWN(ur_ocl_image_sample),
    OWN(ur_ocl_image_read),
    OWN(ur_ocl_image_write),
    OWN(ur_ocl_image_level),
    OWN(ur_bindless_sample),
    OWN(ur_bindless_sample_level),
    OWN(ur_bindless_sample_cube),
    OWN(ur_bindless_gather),
    OWN(ur_bindless_fetch),
    OWN(ur_bindless_store),
    OWN(ur_ocl_printf),
    OWN(ur_ocl_assert),
#ifdef HAS_HALF_VALUE
    {"__truncsfhf2", (void *)(uintptr_t)round_f32_f16},
    {"__truncdfhf2", (void *)(uintptr_t)round_f64_f16},
    {"__extendhfsf2", (void *)(uintptr_t)extend_f16_f32},
#endif
};

void *ur_runtime_symbol(const char *name) {
    for (size_t i = 0; i < sizeof(symbols) / sizeof(*symbols); ++i) {
        if (strcmp(symbols[i].name, name) == 0) {
            return symbols[i].address;
        }
    }
    return NULL;
}
