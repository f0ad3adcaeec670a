/* Mathematical functions of OpenCL.std for processors with fused multiplication: without branches, calls and memory,
 * so that they become part of the loop over work-items that they are called in, and LLVM vectorises it, but for those
 * that have functions of vectors beside them (VARIANTS). Each is a
 * function of scalars named NAME_f32 (half goes through float). For everything that is not
 * here libm is called. Only what is the same on every target may be used: clang compiles this while the project is
 * built, and pack.py keeps the text. Those of double are in double.cl.h and host.cl.h. Polynomials are minimax ones of the relative error. How far each is off at most is
 * told, and checked, by test/llvm/test_math.c. */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

/* The few functions of OpenCL C that are used are instructions. */
#define BUILT_IN __attribute__((overloadable)) static
BUILT_IN float fma(float a, float b, float c) {
    return __builtin_fmaf(a, b, c);
}
BUILT_IN double fma(double a, double b, double c) {
    return __builtin_fma(a, b, c);
}
BUILT_IN double sqrt(double x) {
    return __builtin_sqrt(x);
}
BUILT_IN float sqrt(float x) {
    return __builtin_sqrtf(x);
}
#define fabs __builtin_fabsf
#define trunc __builtin_truncf
#define rint __builtin_rint
#define isnan(x) ((x) != (x))
#define isinf(x) (fabs(x) == INFINITY)
#define as_int(x) __builtin_astype(x, int)
#define as_float(x) __builtin_astype(x, float)
#define as_long(x) __builtin_astype(x, long)
#define INFINITY as_float(0x7f800000)

#include "spirv/float.cl.h"

#define SIGN ((int)0x80000000)

/* ---- sine and others ------------------------------------------------------------------------------------------- */

/* Bits of 2 / pi, from the second before the point. Words rather than a table by exponent, which would be read at
 * places apart: that takes longer than to choose among these and to shift. */
static unsigned word(int step, unsigned a, unsigned b, unsigned c, unsigned d) {
    return step == 0 ? a : step == 1 ? b : step == 2 ? c : d;
}

/* The upper half of two words, `by` of at most 31 bits further on. */
static unsigned after(unsigned high, unsigned low, int by) {
    return high << by | low >> 1 >> (31 - by);
}

/* |x| less a whole number of quarter turns, whose last two bits are those of *quarter. |x| is below 2^24 or, scaled to
 * that, a whole number, so that bits of 2 / pi further up are whole turns. Of those from there on 29 are taken, with
 * which the product is exact, and twice 31. */
static float less_turns(float x, int *quarter) {
    int bits = as_int(x) & 0x7fffffff, at = (bits >> 23) - 150;
    at = at < 0 ? 0 : at; /* at most 104, for infinity 105 */
    int step = at >> 5, by = at & 31;
    unsigned a = word(step, 0x28be60dbu, 0x9391054au, 0x7f09d5f4u, 0x7d4d3770u);
    unsigned b = word(step, 0x9391054au, 0x7f09d5f4u, 0x7d4d3770u, 0x36d8a566u);
    unsigned c = word(step, 0x7f09d5f4u, 0x7d4d3770u, 0x36d8a566u, 0x4f10e410u);
    unsigned d = word(step, 0x7d4d3770u, 0x36d8a566u, 0x4f10e410u, 0x7f9458eau);
    a = after(a, b, by);
    b = after(b, c, by);
    c = after(c, d, by);
    int low = (int)(after(b, c, 27) & 0x7fffffff);
    int middle = (int)(after(a, b, 28) & 0x7fffffff), high = (int)(a >> 3);
    double size = (double)as_float(bits - (at << 23)) * 0x1p-27;
    double turns = size * (double)high, whole = rint(turns);
    double rest = fma(size, fma((double)middle, 0x1p-31, (double)low * 0x1p-62), turns - whole);
    *quarter = (int)whole;
    return (float)(rest * 0x1.921fb54442d18p+0);
}

static float not_infinite(float x, float made) {
    return (as_int(x) & 0x7fffffff) < 0x7f800000 ? made : as_float(0x7fc00000);
}

static float wide_sin(float x) {
    int quarter;
    float rest = less_turns(x, &quarter);
    float made = as_float(as_int(sine_of(rest, quarter)) ^ (as_int(x) & SIGN));
    return not_infinite(x, made);
}

static float wide_cos(float x) {
    int quarter;
    float rest = less_turns(x, &quarter);
    return not_infinite(x, sine_of(rest, quarter + 1));
}

/* |x| up to NEAR less a whole number of quarter turns, in float. The first product is exact. */
#define NEAR 0x1p17f
static float less_near_turns(float x, int *quarter) {
    float size = fabs(x), count = nearest_whole(size, 0x1.45f306p-1f, quarter);
    float rest = fma(count, -0x1.921fb6p+0f, size), product = count * -0x1.777a5cp-25f;
    float low = fma(count, -0x1.ee59dap-50f, fma(count, -0x1.777a5cp-25f, -product));
    return (rest - product) - low;
}

static float near_sin(float x) {
    int quarter;
    float rest = less_near_turns(x, &quarter);
    return as_float(as_int(sine_of(rest, quarter)) ^ (as_int(x) & SIGN));
}

static float near_cos(float x) {
    int quarter;
    float rest = less_near_turns(x, &quarter);
    return sine_of(rest, quarter + 1);
}

static float tangent_of(float rest, int quarter) {
    return sine_of(rest, quarter & 1) / sine_of(rest, (quarter & 1) + 1);
}

static float wide_tan(float x) {
    int quarter;
    float rest = less_turns(x, &quarter), made = tangent_of(rest, quarter);
    return not_infinite(x, as_float(as_int(made) ^ (as_int(x) & SIGN)));
}

static float near_tan(float x) {
    int quarter;
    float rest = less_near_turns(x, &quarter);
    return as_float(as_int(tangent_of(rest, quarter)) ^ (as_int(x) & SIGN));
}

/* Functions that have another form for wide arguments, which are seldom. LLVM makes no vectors of what branches, so it is
 * told of functions of vectors that it may call in place of several calls (pack.py); these look once for all whether
 * one is wide, and those beside it get what they get elsewhere. The loops in them are vectorised together with the kernel. */
#define EACH(lanes) _Pragma("clang loop unroll(disable)") for (int i = 0; i < (lanes); ++i)
#define VARIANT(name, lanes)                                                                                           \
    __attribute__((noinline)) static float##lanes near_##name##_v##lanes(float##lanes x) {                             \
        float from[lanes], to[lanes];                                                                                  \
        *(float##lanes *)from = x;                                                                                     \
        EACH(lanes) to[i] = near_##name(from[i]);                                                                      \
        return *(float##lanes *)to;                                                                                    \
    }                                                                                                                  \
    float##lanes ocl_##name##_f32_v##lanes(float##lanes x) {                                                           \
        if (any##lanes((__builtin_astype(x, int##lanes) & ~SIGN) > as_int(NEAR))) {                                    \
            float from[lanes], to[lanes];                                                                              \
            *(float##lanes *)from = x;                                                                                 \
            seldom_##name(to, from, lanes);                                                                            \
            return *(float##lanes *)to;                                                                                \
        }                                                                                                              \
        return near_##name##_v##lanes(x);                                                                              \
    }
#define VARIANTS(name)                                                                                                 \
    __attribute__((noinline)) static void seldom_##name(float *restrict to, const float *restrict from, int lanes) {   \
        EACH(lanes) to[i] = fabs(from[i]) <= NEAR ? near_##name(from[i]) : wide_##name(from[i]);                       \
    }                                                                                                                  \
    VARIANT(name, 4)                                                                                                   \
    VARIANT(name, 8)                                                                                                   \
    VARIANT(name, 16)                                                                                                  \
    float ocl_##name##_f32(float x) {                                                                                  \
        float made = x;                                                                                                \
        if (fabs(x) <= NEAR)                                                                                           \
            return near_##name(x);                                                                                     \
        seldom_##name(&made, &x, 1);                                                                                   \
        return made;                                                                                                   \
    }
#define LANES(lanes)                                                                                                    \
    typedef float float##lanes __attribute__((ext_vector_type(lanes)));                                                 \
    typedef int int##lanes __attribute__((ext_vector_type(lanes)));                                                     \
    __attribute__((const)) int any##lanes(int##lanes) __asm("llvm.vector.reduce.or.v" #lanes "i32");

LANES(4)
LANES(8)
LANES(16)
VARIANTS(sin)
VARIANTS(cos)
VARIANTS(tan)

/* |x| half turns less a whole number of quarter turns, as an angle: exact up to the last step. 0 turns for what is so large
 * that it is an even number. */
static float less_half_turns(float x, int *quarter) {
    float size = fabs(x), turns = fma(trunc(size * 0.5f), -2.0f, size);
    float count = nearest_whole(turns, 2.0f, quarter);
    return (float)((double)fma(count, -0.5f, turns) * 0x1.921fb54442d18p+1);
}

float ocl_sinpi_f32(float x) {
    int quarter;
    float rest = less_half_turns(x, &quarter), made = sine_of(rest, quarter);
    made = made == 0 ? 0 : made;
    return not_infinite(x, as_float(as_int(made) ^ (as_int(x) & SIGN)));
}

float ocl_cospi_f32(float x) {
    int quarter;
    float rest = less_half_turns(x, &quarter), made = sine_of(rest, quarter + 1);
    return not_infinite(x, made == 0 ? 0 : made);
}

/* Half turns have the sign of their number, and what is between two that of the first. */
float ocl_tanpi_f32(float x) {
    int quarter;
    float rest = less_half_turns(x, &quarter), made = tangent_of(rest, quarter);
    float bound = as_float((quarter & 1 ? as_int(INFINITY) : 0) ^ ((quarter & 2) << 30));
    made = rest == 0 ? bound : made;
    return not_infinite(x, as_float(as_int(made) ^ (as_int(x) & SIGN)));
}

/* ---- remainders ------------------------------------------------------------------------------------------------ */

/* x less y times a whole number, towards zero, where the quotient is below 2^22: rounded it is never below the whole number that
 * is sought, and one above at most. Each difference is exact, being a multiple of what the last bit of x or y stands for. */
static float near_fmod(float x, float y) {
    float a = fabs(x), b = fabs(y), rest = fma(-trunc(a / b), b, a);
    rest = rest < 0 ? rest + b : rest;
    rest = a < b ? a : rest; /* for infinite y too */
    return as_float(as_int(rest) | (as_int(x) & SIGN));
}

/* Of any two: of b times powers of two first, which double has all. */
static double left_of(double rest, double b) {
    double scale = 0x1p250;
    for (int i = 0; i < 6; ++i) {
        double by = b * scale, less = fma(-__builtin_trunc(rest / by), by, rest);
        less = less < 0 ? less + by : less;
        rest = rest < by ? rest : less;
        scale *= 0x1p-50;
    }
    return rest;
}

static float wide_fmod(float x, float y) {
    float rest = (float)left_of((double)fabs(x), (double)fabs(y));
    return as_float(as_int(rest) | (as_int(x) & SIGN));
}

/* x less y times the nearest whole number, the even one of two. In double each step is exact: twice a quotient that is no
 * whole number is further from one than it is rounded by. */
static float near_remainder(float x, float y) {
    double a = (double)fabs(x), b = (double)fabs(y), rest = fma(-rint(a / b), b, a);
    rest = b == (double)INFINITY ? a : rest;
    return as_float(as_int((float)rest) ^ (as_int(x) & SIGN));
}

/* What is left of twice y leaves the same. */
static float wide_remainder(float x, float y) {
    double b = (double)fabs(y), rest = left_of((double)fabs(x), b + b), made = fma(-rint(rest / b), b, rest);
    made = b == (double)INFINITY && fabs(x) < INFINITY ? (double)fabs(x) : made;
    return as_float(as_int((float)made) ^ (as_int(x) & SIGN));
}

#define QUOTIENT_NEAR 0x1p22f
#define REMAINDER_LANES(name, lanes)                                                                                   \
    float##lanes ocl_##name##_f32_v##lanes(float##lanes x, float##lanes y) {                                           \
        float##lanes a = __builtin_astype(__builtin_astype(x, int##lanes) & ~SIGN, float##lanes);                      \
        float##lanes b = __builtin_astype(__builtin_astype(y, int##lanes) & ~SIGN, float##lanes);                      \
        float from[lanes], by[lanes], to[lanes];                                                                       \
        *(float##lanes *)from = x;                                                                                     \
        *(float##lanes *)by = y;                                                                                       \
        if (any##lanes(~(a < b * QUOTIENT_NEAR)))                                                                      \
            seldom_##name(to, from, by, lanes);                                                                        \
        else                                                                                                           \
            EACH(lanes) to[i] = near_##name(from[i], by[i]);                                                           \
        return *(float##lanes *)to;                                                                                    \
    }
#define REMAINDER(name)                                                                                                \
    __attribute__((noinline)) static void seldom_##name(float *restrict to, const float *restrict x,                   \
                                                        const float *restrict y, int lanes) {                          \
        EACH(lanes) to[i] = wide_##name(x[i], y[i]);                                                                   \
    }                                                                                                                  \
    REMAINDER_LANES(name, 4)                                                                                           \
    REMAINDER_LANES(name, 8)                                                                                           \
    REMAINDER_LANES(name, 16)                                                                                          \
    float ocl_##name##_f32(float x, float y) {                                                                         \
        float made;                                                                                                    \
        if (fabs(x) < fabs(y) * QUOTIENT_NEAR)                                                                         \
            return near_##name(x, y);                                                                                  \
        seldom_##name(&made, &x, &y, 1);                                                                               \
        return made;                                                                                                   \
    }
REMAINDER(fmod)
REMAINDER(remainder)

/* ---- exponentials ---------------------------------------------------------------------------------------------- */

float ocl_expm1_f32(float x) {
    int bits;
    float near = x < -20 ? -20 : x > 89 ? 89 : x;
    float count = nearest_whole(near, 0x1.715476p+0f, &bits);
    float rest = fma(count, -0x1.62e43p-1f, near);
    rest = fma(count, 0x1.05c61p-29f, rest);
    /* Half of it, for 2^128 is no number. */
    float half_of = as_float((bits - as_int(0x1.8p23f) + 126) << 23);
    float made = fma(half_of, less_one(rest), half_of - 0.5f) * 2;
    return x == 0 ? x : made;
}

/* ---- logarithms ------------------------------------------------------------------------------------------------ */

/* Of 1 + x as it is rounded; what that leaves out is added. */
float ocl_log1p_f32(float x) {
    float sum = 1 + x, power, f = less_power(sum, &power);
    float left = sum > 2 ? 1 - (sum - x) : x - (sum - 1), more = left / sum;
    bool near = power == 0;
    f = near ? x : f;
    float low = fma(power, -0x1.05c61p-29f, fma(f * f, logarithm(f), near ? 0 : more));
    float made = of_positive(sum, fma(power, 0x1.62e43p-1f, f + low));
    return x == 0 ? x : made;
}

/* ---- powers, through double ------------------------------------------------------------------------------------ */

/* 2^(y * log2(size)), for size of at least 0. Processors see two turns of such a loop at once at most, so that it takes
 * what the longest chain of operations takes: sums are of halves. */
static float power_of(float size, double y) {
    bool tiny = size < 0x1p-126f;
    int bits = as_int(tiny ? size * 0x1p23f : size), less = (bits - 0x3f2aaaab) & (int)0xff800000;
    float count = (float)((less >> 23) - (tiny ? 23 : 0));
    double power = (double)(size == 0 ? -INFINITY : size == INFINITY ? INFINITY : count);
    double f = (double)(as_float(bits - less) - 1), f2 = f * f, f4 = f2 * f2;
    double first = fma(-0x1.7154774eded1cp-1, f, 0x1.7154765228f00p+0);
    double second = fma(-0x1.715317dd99f49p-2, f, 0x1.ec70a3860a5d9p-2);
    double third = fma(-0x1.ecf83ba27c9c7p-3, f, 0x1.277465311086fp-2);
    double fourth = fma(-0x1.66bd8301f3d3ep-3, f, 0x1.a6ccba6e90867p-3);
    double fifth = fma(-0x1.81783c96af29fp-3, f, 0x1.3c402e3644d0dp-3);
    double upper = fma(0x1.67ecdad0222d1p-3, f2, fifth);
    upper = fma(upper, f4, fma(fourth, f2, third));
    double exponent = fma(fma(upper, f4, fma(second, f2, first)), f, power);
    exponent *= y;
    exponent = exponent < -200 ? -200 : exponent; /* one after the other, an instruction each */
    exponent = exponent > 200 ? 200 : exponent;
    /* The whole part by adding 1.5 * 2^52, whose last bits it then is. */
    double whole = exponent + 0x1.8p52, rest = exponent - (whole - 0x1.8p52);
    float r = (float)rest, r2 = r * r;
    float made = fma(fma(0x1.4447b4p-13f, r, 0x1.5f096p-10f), r2, fma(0x1.3b2a28p-7f, r, 0x1.c6af7ap-5f));
    made = fma(made, r2, fma(0x1.ebfbep-3f, r, 0x1.62e43p-1f));
    return times_power(fma(made, r, 1), (int)as_long(whole));
}

/* What is known of a power of a negative number whose exponent is whole, odd, or neither. */
static float signed_power(float x, float made, bool whole, bool odd) {
    made = x < 0 && !whole ? as_float(0x7fc00000) : made;
    return as_float(as_int(made) ^ (odd ? as_int(x) & SIGN : 0));
}

float ocl_pow_f32(float x, float y) {
    float reach = fabs(y);
    bool large = !(reach < 0x1p24f), whole = large || trunc(reach) == reach;
    bool odd = !large && whole && ((int)(large ? 0 : reach) & 1);
    /* -infinity to any power is one of infinity. */
    bool root = !whole && !(x == -INFINITY);
    float made = power_of(fabs(x), (double)y);
    made = signed_power(x, made, !root, odd);
    bool one = y == 0 || x == 1 || (x == -1 && reach == INFINITY);
    return one ? 1 : isnan(y) ? y : isnan(x) ? x : made;
}

float ocl_powr_f32(float x, float y) {
    float made = power_of(fabs(x), (double)y);
    return x >= 0 && !isnan(y) ? made : as_float(0x7fc00000);
}

float ocl_pown_f32(float x, int n) {
    float made = signed_power(x, power_of(fabs(x), (double)n), true, n & 1);
    return n == 0 ? 1 : isnan(x) ? x : made;
}

float ocl_rootn_f32(float x, int n) {
    float made = signed_power(x, power_of(fabs(x), 1 / (double)n), n & 1, n & 1);
    return n == 0 ? as_float(0x7fc00000) : isnan(x) ? x : made;
}

/* One step of Newton's, of which float has all that is added. */
float ocl_cbrt_f32(float x) {
    double size = (double)fabs(x), root = (double)power_of(fabs(x), 0x1.5555555555555p-2), square = root * root;
    float more = (float)fma(-square, root, size) / ((float)square * 3);
    float made = (float)(root + (double)more);
    return x == 0 || !(fabs(x) < INFINITY) ? x : as_float(as_int(made) ^ (as_int(x) & SIGN));
}

/* ---- arcs ------------------------------------------------------------------------------------------------------ */

float ocl_atan_f32(float x) {
    float size = fabs(x);
    bool far = size > 1;
    float made = arc(far ? 1 / size : size);
    made = far ? 0x1.921fb6p+0f - made : made;
    return isnan(x) ? x : as_float(as_int(made) | (as_int(x) & SIGN));
}

float ocl_atan2_f32(float y, float x) {
    float a = fabs(x), b = fabs(y), less = b < a ? b : a, more = b < a ? a : b;
    float ratio = more == 0 ? 0 : less == INFINITY ? 1 : less / more;
    float made = arc(ratio);
    made = b > a ? 0x1.921fb6p+0f - made : made;
    made = as_int(x) < 0 ? 0x1.921fb6p+1f - made : made;
    made = as_float(as_int(made) | (as_int(y) & SIGN));
    return isnan(x) ? x : isnan(y) ? y : made;
}

float ocl_asin_f32(float x) {
    float size = fabs(x);
    bool far = size > 0.5f;
    float z = far ? (1 - size) * 0.5f : size * size, root = far ? sqrt(z) : size;
    float made = fma(root * z, arc_of_sine(z), root);
    made = far ? fma(-2.0f, made, 0x1.921fb6p+0f) : made;
    return size <= 1 ? as_float(as_int(made) | (as_int(x) & SIGN)) : as_float(0x7fc00000);
}

float ocl_acos_f32(float x) {
    float size = fabs(x);
    bool far = size > 0.5f;
    float z = far ? (1 - size) * 0.5f : size * size, root = far ? sqrt(z) : size;
    float made = fma(root * z, arc_of_sine(z), root);
    made = as_float(as_int(made) ^ (far ? 0 : as_int(x) & SIGN));
    float close = 2 * made;
    made = !far ? 0x1.921fb6p+0f - (made - 0x1.777a5cp-25f) : x < 0 ? 0x1.921fb6p+1f - close : close;
    return size <= 1 ? made : as_float(0x7fc00000);
}

/* As parts of half a turn. */
#define BY_PI(x) ((float)((double)(x) * 0x1.45f306dc9c883p-2))

float ocl_asinpi_f32(float x) {
    return BY_PI(ocl_asin_f32(x));
}

float ocl_acospi_f32(float x) {
    return BY_PI(ocl_acos_f32(x));
}

float ocl_atanpi_f32(float x) {
    return BY_PI(ocl_atan_f32(x));
}

float ocl_atan2pi_f32(float y, float x) {
    return BY_PI(ocl_atan2_f32(y, x));
}

/* ---- hyperbolic functions -------------------------------------------------------------------------------------- */

/* e^size / 2 for size from 0 to 91, without a step above the largest number. */
static float half_exp(float size) {
    int bits;
    float count = nearest_whole(size, 0x1.715476p+0f, &bits);
    float rest = fma(count, -0x1.62e43p-1f, size);
    rest = fma(count, 0x1.05c61p-29f, rest);
    return times_power(less_one(rest) + 1, bits - as_int(0x1.8p23f) - 1);
}

float ocl_sinh_f32(float x) {
    float size = fabs(x), z = x * x, most = size > 91 ? 91 : size, large = half_exp(most);
    large -= 0.25f / large;
    float sum = 0x1.75a6f4p-19f;
    sum = fma(sum, z, 0x1.a02156p-13f);
    sum = fma(sum, z, 0x1.1110e2p-7f);
    sum = fma(sum, z, 0x1.555556p-3f);
    float made = size < 1 ? fma(size * z, sum, size) : large;
    return as_float(as_int(made) | (as_int(x) & SIGN));
}

float ocl_cosh_f32(float x) {
    float size = fabs(x), large = half_exp(size > 91 ? 91 : size);
    return large + 0.25f / large;
}

/* log(x * 2^more), for x of at least 1. */
static float log_of_scaled(float x, float more) {
    float power, f = less_power(x, &power);
    power += more;
    float low = fma(power, -0x1.05c61p-29f, f * f * logarithm(f));
    return of_positive(x, fma(power, 0x1.62e43p-1f, f + low));
}

/* Beyond 1 it is log(x + sqrt(x^2 + 1)), and where 1 is nothing beside x^2 log(2 * x). */
float ocl_asinh_f32(float x) {
    float size = fabs(x), z = x * x;
    bool far = size > 0x1p14f;
    float large = log_of_scaled(far ? size : size + sqrt(z + 1), far ? 1.0f : 0.0f);
    float sum = 0x1.61763ep-11f;
    sum = fma(sum, z, -0x1.f735bep-9f);
    sum = fma(sum, z, 0x1.55d63p-7f);
    sum = fma(sum, z, -0x1.3a4b7p-6f);
    sum = fma(sum, z, 0x1.e29e5cp-6f);
    sum = fma(sum, z, -0x1.6c7208p-5f);
    sum = fma(sum, z, 0x1.3325bep-4f);
    sum = fma(sum, z, -0x1.555524p-3f);
    float made = size < 1 ? fma(size * z, sum, size) : large;
    return as_float(as_int(made) | (as_int(x) & SIGN));
}

float ocl_acosh_f32(float x) {
    float less = x - 1; /* exact where it matters */
    bool far = x > 0x1p28f;
    float made = ocl_log1p_f32(far ? x : less + sqrt(less * (less + 2))) + (far ? 0x1.62e43p-1f : 0.0f);
    return x >= 1 ? made : as_float(0x7fc00000);
}

/* Beyond 1/2 it is log((1 + x) / (1 - x)) / 2. */
float ocl_atanh_f32(float x) {
    float size = fabs(x), z = x * x, large = log_of_scaled((1 + size) / (1 - size), 0) * 0.5f;
    float sum = 0x1.6924bp-3f;
    sum = fma(sum, z, 0x1.a6f85p-5f);
    sum = fma(sum, z, 0x1.e3f854p-4f);
    sum = fma(sum, z, 0x1.234e02p-3f);
    sum = fma(sum, z, 0x1.99a672p-3f);
    sum = fma(sum, z, 0x1.55554p-2f);
    float made = size < 0.5f ? fma(size * z, sum, size) : large;
    return size <= 1 ? as_float(as_int(made) | (as_int(x) & SIGN)) : as_float(0x7fc00000);
}

float ocl_hypot_f32(float x, float y) {
    double a = (double)x, b = (double)y;
    float made = (float)sqrt(fma(a, a, b * b));
    return isinf(x) || isinf(y) ? INFINITY : made;
}

/* ---- parts of numbers ------------------------------------------------------------------------------------------ */

float ocl_fdim_f32(float x, float y) {
    return x <= y ? 0 : x - y;
}

static float larger(float x, float y) {
    return isnan(x) ? y : y > x || isnan(y) ? (isnan(y) ? x : y) : x;
}

float ocl_maxmag_f32(float x, float y) {
    float a = fabs(x), b = fabs(y);
    return a > b ? x : b > a ? y : larger(x, y);
}

float ocl_minmag_f32(float x, float y) {
    float a = fabs(x), b = fabs(y);
    return a < b ? x : b < a ? y : -larger(-x, -y);
}

/* Double has all that are not 0 or infinite in float, so that this rounds once. */
float ocl_ldexp_f32(float x, int n) {
    int within = n < -400 ? -400 : n > 400 ? 400 : n;
    return (float)((double)x * __builtin_astype((long)(within + 1023) << 52, double));
}

/* Of what is neither 0 nor infinite nor NaN. */
static int exponent_of(float x) {
    int bits = as_int(fabs(x)), scaled = as_int(fabs(x) * 0x1p23f);
    return bits < 0x00800000 ? (scaled >> 23) - 150 : (bits >> 23) - 127;
}

int ocl_ilogb_f32(float x) {
    int bits = as_int(x) & ~SIGN, made = exponent_of(x);
    made = bits == 0 ? SIGN : made;
    return bits < 0x7f800000 ? made : 0x7fffffff;
}

float ocl_logb_f32(float x) {
    float made = (float)exponent_of(x);
    made = x == 0 ? -INFINITY : made;
    return fabs(x) < INFINITY ? made : x * x;
}

/* ---- of double --------------------------------------------------------------------------------------------------- */

#define SIGN64 ((long)0x8000000000000000)
#define NAN64 __builtin_astype(0x7ff8000000000000L, double)
#define INFINITY64 __builtin_astype(0x7ff0000000000000L, double)
#define PASTE(a, b) a##b
#define JOIN(a, b) PASTE(a, b)
#define OF(name) JOIN(name##_f64, ENDING)
#define OCL(name) JOIN(ocl_##name##_f64, ENDING)
#define as_DOUBLE(x) __builtin_astype(x, DOUBLE)
#define as_LONG(x) __builtin_astype(x, LONG)
#define QUOTIENT(a, b) ((a) / (b))

/* Sines of what is beyond, or is no number, are libm's. */
#define NEAR64 0x1p30
#define WIDE_ONE(name)                                                                                                 \
    __attribute__((noinline)) static double seldom_one_##name##_f64(double x) {                                        \
        return __builtin_##name(x);                                                                                    \
    }
WIDE_ONE(sin)
WIDE_ONE(cos)
WIDE_ONE(tan)

#define DOUBLE double
#define LONG long
#define ENDING
#define INT int
#define as_MASK(x) (-(long)(x))
#define as_WIDE(n) ((long)(n))
#define as_NUMBER(n) ((double)(n))
#define whole_of __builtin_trunc
#include "spirv/double.cl.h"
#include "host.cl.h"
#undef INT
#undef as_WIDE
#undef as_NUMBER
#undef whole_of
#undef DOUBLE
#undef LONG
#undef ENDING
#undef as_MASK

/* Those that have another form for wide arguments. The loop is of no vectors, which would call this again. */
#define OF_ONE(name)                                                                                                   \
    double ocl_##name##_f64(double x) {                                                                                \
        return magnitude_f64(x) <= NEAR64 ? near_##name##_f64(x) : seldom_one_##name##_f64(x);                         \
    }                                                                                                                  \
    __attribute__((noinline)) void seldom_##name##_f64(double *restrict to, const double *restrict from, int lanes) {  \
        EACH(lanes) to[i] = magnitude_f64(from[i]) <= NEAR64 ? near_##name##_f64(from[i]) : seldom_one_##name##_f64(from[i]); \
    }
OF_ONE(sin)
OF_ONE(cos)
OF_ONE(tan)

/* Where the quotient may be of more than 52 bits. */
#define IS_FAR(x, y) (!(magnitude_f64(x) < magnitude_f64(y) * 0x1p51))
__attribute__((noinline)) static double seldom_one_fmod_f64(double x, double y) {
    return __builtin_fmod(x, y);
}

double ocl_fmod_f64(double x, double y) {
    return IS_FAR(x, y) ? seldom_one_fmod_f64(x, y) : near_fmod_f64(x, y);
}

__attribute__((noinline)) void seldom_fmod_f64(double *restrict to, const double *restrict x, const double *restrict y, int lanes) {
    EACH(lanes) to[i] = IS_FAR(x[i], y[i]) ? seldom_one_fmod_f64(x[i], y[i]) : near_fmod_f64(x[i], y[i]);
}

/* Of vectors only those of four are made here; pack.py makes a form for any number of lanes of them. */
typedef double double4 __attribute__((ext_vector_type(4)));
typedef long long4 __attribute__((ext_vector_type(4)));
__attribute__((const)) double4 fma4(double4, double4, double4) __asm("llvm.fma.v4f64");
__attribute__((const)) double4 trunc4(double4) __asm("llvm.trunc.v4f64");
__attribute__((const)) double4 sqrt4(double4) __asm("llvm.sqrt.v4f64");
__attribute__((const)) long any64(long4) __asm("llvm.vector.reduce.or.v4i64");
BUILT_IN double4 fma(double4 a, double4 b, double4 c) {
    return fma4(a, b, c);
}
BUILT_IN double4 sqrt(double4 x) {
    return sqrt4(x);
}

#define DOUBLE double4
#define LONG long4
#define INT int4
#define ENDING _v4
#define as_MASK(x) (x)
#define as_WIDE(n) __builtin_convertvector(n, long4)
#define as_NUMBER(n) __builtin_convertvector(n, double4)
#define whole_of trunc4
#include "spirv/double.cl.h"
#include "host.cl.h"

#define OF_LANES(name)                                                                                                 \
    double4 ocl_##name##_f64_v4(double4 x) {                                                                           \
        if (any64(~(magnitude_f64_v4(x) <= NEAR64))) {                                                                 \
            double from[4], to[4];                                                                                     \
            *(double4 *)from = x;                                                                                      \
            seldom_##name##_f64(to, from, 4);                                                                          \
            return *(double4 *)to;                                                                                     \
        }                                                                                                              \
        return near_##name##_f64_v4(x);                                                                                \
    }
OF_LANES(sin)
OF_LANES(cos)
OF_LANES(tan)

double4 ocl_fmod_f64_v4(double4 x, double4 y) {
    if (any64(~(magnitude_f64_v4(x) < magnitude_f64_v4(y) * 0x1p51))) {
        double from[4], by[4], to[4];
        *(double4 *)from = x;
        *(double4 *)by = y;
        seldom_fmod_f64(to, from, by, 4);
        return *(double4 *)to;
    }
    return near_fmod_f64_v4(x, y);
}
