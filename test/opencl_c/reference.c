#include "reference.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const struct type types[] = {
    {"char", KIND_INT, 8},     {"uchar", KIND_UINT, 8},    {"short", KIND_INT, 16},
    {"ushort", KIND_UINT, 16}, {"int", KIND_INT, 32},      {"uint", KIND_UINT, 32},
    {"long", KIND_INT, 64},    {"ulong", KIND_UINT, 64},   {"half", KIND_FLOAT, 16},
    {"float", KIND_FLOAT, 32}, {"double", KIND_FLOAT, 64},
};

const struct type *type_of(const char *name, int *width) {
    size_t length = strcspn(name, "0123456789");
    *width = name[length] ? atoi(name + length) : 1;
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++) {
        if (strlen(types[i].name) == length && strncmp(types[i].name, name, length) == 0) {
            return &types[i];
        }
    }
    return NULL;
}

/* ---- floating point by its parameters ---- */

static int mantissa_of(const struct type *t) { /* with the leading bit */
    return t->bits == 16 ? 11 : t->bits == 32 ? 24 : 53;
}
static int max_exponent_of(const struct type *t) { /* of the largest power of two */
    return t->bits == 16 ? 15 : t->bits == 32 ? 127 : 1023;
}

static long double half_value(uint16_t h) {
    int exponent = h >> 10 & 31;
    long double m = h & 1023;
    if (exponent == 31) {
        return copysignl(h & 1023 ? NAN : INFINITY, h >> 15 ? -1.0L : 1.0L);
    }
    m = exponent ? ldexpl(m + 1024, exponent - 25) : ldexpl(m, -24);
    return h >> 15 ? -m : m;
}

struct value value_read(const struct type *type, const void *from) {
    struct value v = {.type = type};
    memcpy(&v.bits, from, (size_t)type->bits / 8);
    if (type->kind == KIND_UINT) {
        v.i = v.bits;
    } else if (type->kind == KIND_INT) {
        v.i = type->bits == 8    ? (int8_t)v.bits
              : type->bits == 16 ? (int16_t)v.bits
              : type->bits == 32 ? (int32_t)v.bits
                                 : (int64_t)v.bits;
    } else if (type->bits == 16) {
        v.f = half_value((uint16_t)v.bits);
    } else if (type->bits == 32) {
        float f;
        memcpy(&f, from, 4);
        v.f = f;
    } else {
        double d;
        memcpy(&d, from, 8);
        v.f = d;
    }
    return v;
}

/* The distance between neighbours of type t around x. */
static long double unit_of(const struct type *t, long double x) {
    int exponent = 0;
    frexpl(x, &exponent);
    int lowest = 1 - max_exponent_of(t);
    exponent = x == 0 || exponent - 1 < lowest ? lowest : exponent - 1;
    return ldexpl(1, exponent - mantissa_of(t) + 1);
}

enum rounding { RTE, RTZ, RTP, RTN };

/* x as a number of type t; past the largest one an infinity, or that one if the rounding says so.
 */
static long double rounded(const struct type *t, long double x, enum rounding mode) {
    if (isnan(x) || isinf(x) || x == 0) {
        return x;
    }
    long double unit = unit_of(t, x), q = x / unit, whole = rintl(q);
    switch (mode) {
    case RTE:
        break;
    case RTZ:
        whole = truncl(q);
        break;
    case RTP:
        whole = ceill(q);
        break;
    case RTN:
        whole = floorl(q);
        break;
    }
    long double r = copysignl(whole * unit, x);
    long double largest = (2 - ldexpl(1, 1 - mantissa_of(t))) * ldexpl(1, max_exponent_of(t));
    if (fabsl(r) > largest) {
        bool keep = mode == RTZ || (mode == RTP && x < 0) || (mode == RTN && x > 0);
        return copysignl(keep ? largest : INFINITY, x);
    }
    return r;
}

bool answer_allows(const struct answer *a, const struct value *got, double bound, bool flushes,
                   double *ulp) {
    *ulp = 0;
    if (a->open) {
        return true;
    }
    if (a->exact_bits) {
        return a->bits == got->bits;
    }
    if (got->type->kind != KIND_FLOAT) {
        int unused = 128 - got->type->bits;
        if (a->modulus) {
            return (got->i - a->i) % a->modulus == 0;
        }
        return (wide)((unsigned_wide)a->i << unused) == (wide)((unsigned_wide)got->i << unused);
    }
    if (isnan(a->f)) {
        return isnan(got->f);
    }
    long double near = rounded(got->type, a->f, RTE);
    if (near == got->f) {
        return near != 0 || bound != 0 || a->any_zero || !signbit(near) == !signbit(got->f);
    }
    long double smallest = ldexpl(1, 1 - max_exponent_of(got->type));
    if (flushes && got->f == 0 && fabsl(a->f) < smallest * 2) {
        return true;
    }
    if (isnan(got->f)) {
        *ulp = INFINITY;
        return false;
    }
    /* An infinity stands for the number that would come after the largest one. */
    long double limit = ldexpl(2, max_exponent_of(got->type));
    long double is = isinf(got->f) ? copysignl(limit, got->f) : got->f;
    long double expected = fabsl(a->f) > limit ? copysignl(limit, a->f) : a->f;
    long double unit = unit_of(got->type, isinf(near) ? limit / 2 : expected);
    *ulp = (double)(fabsl(is - expected) / unit);
    return *ulp <= bound || fabsl(is - expected) <= a->absolute;
}

/* ---- functions of one to three numbers ---- */

#define X (c->args[0][c->k])
#define Y (c->args[1][c->k])
#define Z (c->args[2][c->k])
#define FUNCTION(name) static void name(const struct call *c, struct answer *a)
#define PI 3.14159265358979323846264338327950288L

#define PLAIN1(name, expression)                                                                   \
    FUNCTION(f_##name) {                                                                           \
        long double x = X.f;                                                                       \
        a->f = expression;                                                                         \
    }
#define PLAIN2(name, expression)                                                                   \
    FUNCTION(f_##name) {                                                                           \
        long double x = X.f, y = Y.f;                                                              \
        a->f = expression;                                                                         \
    }
/* Where rounding once more than the language allows could show: in the type itself, half in
 * float's. */
#define NATIVE1(name, single, twice)                                                               \
    FUNCTION(f_##name) {                                                                           \
        a->f = X.type->bits == 64 ? (long double)twice((double)X.f) : single((float)X.f);          \
    }
#define NATIVE2(name, single, twice)                                                               \
    FUNCTION(f_##name) {                                                                           \
        a->f = X.type->bits == 64 ? (long double)twice((double)X.f, (double)Y.f)                   \
                                  : single((float)X.f, (float)Y.f);                                \
    }

static long double sin_pi(long double x) {
    if (isinf(x)) {
        return NAN;
    }
    long double r = remainderl(x, 2); /* exact, in [-1, 1] */
    long double y = fabsl(r) <= 0.25L   ? sinl(PI * r)
                    : fabsl(r) <= 0.75L ? copysignl(cosl(PI * (fabsl(r) - 0.5L)), r)
                                        : copysignl(sinl(PI * (1 - fabsl(r))), r);
    return r == 0 || fabsl(r) == 1 ? copysignl(0, x) : y;
}
static long double cos_pi(long double x) {
    if (isinf(x)) {
        return NAN;
    }
    long double r = fabsl(remainderl(x, 2));
    return r == 0.5L    ? 0
           : r < 0.25L  ? cosl(PI * r)
           : r <= 0.75L ? sinl(PI * (0.5L - r))
                        : -cosl(PI * (1 - r));
}
/* tanpi(n) is copysign(0, n) for even n and copysign(0, -n) for odd n; tanpi(n + 0.5) is an
 * infinity, positive for even n. */
static long double tan_pi(long double x) {
    if (isinf(x)) {
        return NAN;
    }
    long double s = sin_pi(x), k = cos_pi(x);
    if (s == 0) {
        return copysignl(0, k < 0 ? -x : x);
    }
    return k == 0 ? copysignl(INFINITY, s) : s / k;
}
static long double power(long double x, long double y) {
    return powl(x, y);
}
static long double power_r(long double x, long double y) {
    if (isnan(x) || isnan(y) || x < 0 || (x == 0 && y == 0) || (isinf(x) && y == 0) ||
        (x == 1 && isinf(y))) {
        return NAN;
    }
    return powl(fabsl(x), y);
}

PLAIN1(acos, acosl(x))
PLAIN1(acosh, acoshl(x))
PLAIN1(acospi, acosl(x) / PI)
PLAIN1(asin, asinl(x))
PLAIN1(asinh, asinhl(x))
PLAIN1(asinpi, asinl(x) / PI)
PLAIN1(atan, atanl(x))
PLAIN1(atanh, atanhl(x))
PLAIN1(atanpi, atanl(x) / PI)
PLAIN1(cbrt, cbrtl(x))
PLAIN1(ceil, ceill(x))
PLAIN1(cos, cosl(x))
PLAIN1(cosh, coshl(x))
PLAIN1(cospi, cos_pi(x))
PLAIN1(erf, erfl(x))
PLAIN1(erfc, erfcl(x))
PLAIN1(exp, expl(x))
PLAIN1(exp10, exp10l(x))
PLAIN1(exp2, exp2l(x))
PLAIN1(expm1, expm1l(x))
PLAIN1(fabs, fabsl(x))
PLAIN1(floor, floorl(x))
PLAIN1(log, logl(x))
PLAIN1(log10, log10l(x))
PLAIN1(log1p, log1pl(x))
PLAIN1(log2, log2l(x))
PLAIN1(logb, logbl(x))
PLAIN1(rint, rintl(x))
PLAIN1(round, roundl(x))
PLAIN1(rsqrt, 1 / sqrtl(x))
PLAIN1(recip, 1 / x)
PLAIN1(sin, sinl(x))
PLAIN1(sinh, sinhl(x))
PLAIN1(sinpi, sin_pi(x))
NATIVE1(sqrt, sqrtf, sqrt)
PLAIN1(tan, tanl(x))
PLAIN1(tanh, tanhl(x))
PLAIN1(tanpi, tan_pi(x))
PLAIN1(tgamma, tgammal(x))
PLAIN1(trunc, truncl(x))
PLAIN1(degrees, x *(180 / PI))
PLAIN1(radians, x *(PI / 180))
PLAIN1(sign, isnan(x) ? 0 : x > 0 ? 1 : x < 0 ? -1 : x)

PLAIN2(atan2, atan2l(x, y))
PLAIN2(atan2pi, atan2l(x, y) / PI)
PLAIN2(copysign, copysignl(x, y))
PLAIN2(divide, x / y)
FUNCTION(f_fdim) {
    a->f = X.type->bits == 32 ? (long double)fdimf((float)X.f, (float)Y.f)
                              : fdim((double)X.f, (double)Y.f);
    a->any_zero = true;
}
FUNCTION(f_fmax) {
    a->f = fmaxl(X.f, Y.f);
    a->any_zero = true;
}
FUNCTION(f_fmin) {
    a->f = fminl(X.f, Y.f);
    a->any_zero = true;
}
NATIVE2(fmod, fmodf, fmod)
PLAIN2(hypot, hypotl(x, y))
FUNCTION(f_maxmag) {
    long double x = X.f, y = Y.f;
    a->f = fabsl(x) > fabsl(y) ? x : fabsl(y) > fabsl(x) ? y : fmaxl(x, y);
    a->any_zero = true;
}
FUNCTION(f_minmag) {
    long double x = X.f, y = Y.f;
    a->f = fabsl(x) < fabsl(y) ? x : fabsl(y) < fabsl(x) ? y : fminl(x, y);
    a->any_zero = true;
}
PLAIN2(pow, power(x, y))
PLAIN2(powr, power_r(x, y))
NATIVE2(remainder, remainderf, remainder)
FUNCTION(f_nextafter) {
    if (X.type->bits == 64) {
        a->f = nextafter((double)X.f, (double)Y.f);
    } else if (X.type->bits == 32) {
        a->f = nextafterf((float)X.f, (float)Y.f);
    } else if (isnan(X.f) || isnan(Y.f) || X.f == Y.f) {
        a->f = X.f == Y.f ? Y.f : NAN;
    } else if (X.f == 0) {
        a->f = copysignl(ldexpl(1, -24), Y.f);
    } else {
        a->f = half_value((uint16_t)(X.bits + ((X.f < Y.f) == (X.f > 0) ? 1 : -1)));
    }
    a->any_zero = true;
}
FUNCTION(f_fma) {
    a->f = X.type->bits == 64   ? (long double)fma((double)X.f, (double)Y.f, (double)Z.f)
           : X.type->bits == 32 ? (long double)fmaf((float)X.f, (float)Y.f, (float)Z.f)
                                : X.f * Y.f + Z.f;
}
FUNCTION(f_open) {
    (void)c;
    a[0].open = a[1].open = true;
}
FUNCTION(f_ldexp) {
    a->f = scalbnl(X.f, Y.i > 40000 ? 40000 : Y.i < -40000 ? -40000 : (int)Y.i);
}
FUNCTION(f_pown) {
    a->f = powl(X.f, (long double)Y.i);
}
FUNCTION(f_rootn) {
    long double x = X.f;
    int n = (int)Y.i;
    if (n == 0 || (x < 0 && n % 2 == 0)) {
        a->f = NAN;
    } else if (x == 0) {
        a->f = n > 0 ? 0 : INFINITY;
        a->f = n % 2 ? copysignl(a->f, x) : a->f;
    } else {
        a->f = copysignl(powl(fabsl(x), 1.0L / n), x);
    }
}
FUNCTION(f_ilogb) {
    a->i = X.f == 0 || isnan(X.f) ? 0 : isinf(X.f) ? INT32_MAX : ilogbl(X.f);
    a->open = isnan(X.f) ||
              X.f == 0; /* FP_ILOGBNAN and FP_ILOGB0 are the device's choice of two values */
}
FUNCTION(f_nan) {
    (void)c;
    a->f = NAN;
}

/* ---- with a second result ---- */

FUNCTION(f_fract) {
    long double x = X.f, top = 1 - ldexpl(1, -mantissa_of(X.type));
    a[1].f = floorl(x);
    if (isnan(x)) {
        a[0].f = x;
    } else if (isinf(x)) {
        a[0].f = copysignl(0, x);
    } else {
        a[0].f = fminl(rounded(X.type, x - floorl(x), RTE), top);
    }
    a[0].any_zero = true;
}
FUNCTION(f_modf) {
    long double x = X.f;
    a[1].f = truncl(x);
    a[0].f = isinf(x) ? copysignl(0, x) : copysignl(x - truncl(x), x);
}
FUNCTION(f_sincos) {
    a[0].f = sinl(X.f);
    a[1].f = cosl(X.f);
}
FUNCTION(f_frexp) {
    int exponent = 0;
    a[0].f = frexpl(X.f, &exponent);
    a[1].i = exponent;
    a[1].open = isnan(X.f) || isinf(X.f);
}
/* The low seven bits of the whole quotient, with its sign. */
FUNCTION(f_remquo) {
    long double x = X.f, y = Y.f;
    a[0].f = remainderl(x, y);
    if (isnan(x) || isnan(y) || isinf(x) || isinf(y) || y == 0) {
        a[1].open = isnan(a[0].f);
        a[1].i = 0;
        return;
    }
    long double part = fmodl(fabsl(x), 128 * fabsl(y));
    int q = (int)rintl((part - remainderl(part, fabsl(y))) / fabsl(y)) & 127;
    a[1].i = signbit(x) == signbit(y) ? q : -q;
    a[1].modulus = 128;
}

/* ---- common and geometric functions ---- */

static bool odd(long double x) { /* for functions that leave these open */
    return isnan(x) || isinf(x);
}
FUNCTION(f_max) {
    if (X.type->kind != KIND_FLOAT) {
        a->i = X.i < Y.i ? Y.i : X.i;
        return;
    }
    a->open = odd(X.f) || odd(Y.f);
    a->f = X.f < Y.f ? Y.f : X.f;
    a->any_zero = true;
}
FUNCTION(f_min) {
    if (X.type->kind != KIND_FLOAT) {
        a->i = Y.i < X.i ? Y.i : X.i;
        return;
    }
    a->open = odd(X.f) || odd(Y.f);
    a->f = Y.f < X.f ? Y.f : X.f;
    a->any_zero = true;
}
FUNCTION(f_clamp) {
    if (X.type->kind != KIND_FLOAT) {
        a->open = Y.i > Z.i;
        a->i = X.i < Y.i ? Y.i : X.i > Z.i ? Z.i : X.i;
        return;
    }
    a->open = odd(X.f) || odd(Y.f) || odd(Z.f) || Y.f > Z.f;
    a->f = fminl(fmaxl(X.f, Y.f), Z.f);
    a->any_zero = true;
}
FUNCTION(f_step) {
    a->open = odd(X.f) || odd(Y.f);
    a->f = Y.f < X.f ? 0 : 1;
}
FUNCTION(f_mix) {
    long double x = X.f, y = Y.f, t = Z.f;
    a->open = odd(x) || odd(y) || !(t >= 0 && t <= 1) || fabsl(x) > 1000 || fabsl(y) > 1000;
    a->f = x + (y - x) * t;
    a->absolute = X.type->bits == 16 ? 4 : 1e-3;
}
FUNCTION(f_smoothstep) {
    long double low = X.f, high = Y.f, x = Z.f;
    a->open = odd(low) || odd(high) || odd(x) || low >= high || fabsl(low) > 1000 ||
              fabsl(high) > 1000 || fabsl(x) > 1000 ||
              high - low < 1e-3L * fmaxl(fabsl(low), fabsl(high));
    long double t = (x - low) / (high - low);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    a->f = t * t * (3 - 2 * t);
    a->absolute = X.type->bits == 16 ? 0.1 : X.type->bits == 32 ? 2e-3 : 1e-5;
}

/* Squares of the components neither overflow nor get lost. */
static bool tame(const struct call *c, int args) {
    int range = max_exponent_of(c->args[0][0].type) / 2 - 3;
    for (int i = 0; i < args; i++) {
        for (int k = 0; k < c->width; k++) {
            long double x = c->args[i][k].f;
            if (odd(x) || fabsl(x) > ldexpl(1, range) || (x != 0 && fabsl(x) < ldexpl(1, -range))) {
                return false;
            }
        }
    }
    return true;
}
static long double largest_of(const struct call *c, int args) {
    long double m = 0;
    for (int i = 0; i < args; i++) {
        for (int k = 0; k < c->width; k++) {
            m = fmaxl(m, fabsl(c->args[i][k].f));
        }
    }
    return m;
}
static double epsilon_of(const struct type *t) {
    return ldexp(1, 1 - mantissa_of(t));
}
FUNCTION(f_dot) {
    long double largest = largest_of(c, 2);
    a->open = !tame(c, 2);
    a->any_zero = true;
    for (int k = 0; k < c->width; k++) {
        a->f += c->args[0][k].f * c->args[1][k].f;
    }
    a->absolute = (double)(largest * largest) * (2 * c->width - 1) * epsilon_of(X.type);
}
FUNCTION(f_cross) {
    long double largest = largest_of(c, 2);
    int i = (c->k + 1) % 3, j = (c->k + 2) % 3;
    a->open = !tame(c, 2);
    a->any_zero = true;
    a->f = c->k == 3 ? 0 : c->args[0][i].f * c->args[1][j].f - c->args[0][j].f * c->args[1][i].f;
    a->absolute = (double)(largest * largest) * 3 * epsilon_of(X.type);
}
static long double length_of(const struct call *c, bool difference) {
    long double sum = 0;
    for (int k = 0; k < c->width; k++) {
        long double x = c->args[0][k].f - (difference ? c->args[1][k].f : 0);
        sum += x * x;
    }
    return sqrtl(sum);
}
static double own_ulp(const struct call *c, double half, double single, double twice, double each) {
    return (X.type->bits == 16 ? half : X.type->bits == 32 ? single : twice) + each * c->width;
}
FUNCTION(f_length) {
    a->open = !tame(c, 1);
    a->f = length_of(c, false);
    a->ulp = own_ulp(c, 0.25, 2.75, 5.5, X.type->bits == 64 ? 1 : 0.5);
}
FUNCTION(f_fast_length) {
    f_length(c, a);
    a->ulp = 8191.5 + c->width;
}
FUNCTION(f_distance) {
    a->open = !tame(c, 2);
    a->f = length_of(c, true);
    a->ulp = own_ulp(c, 0, 2.5, 5.5, 2);
}
FUNCTION(f_fast_distance) {
    f_distance(c, a);
    a->ulp = 8191.5 + 2 * c->width;
}
FUNCTION(f_normalize) {
    long double length = length_of(c, false);
    a->open = !tame(c, 1);
    a->any_zero = true;
    a->f = length == 0 ? X.f : X.f / length;
    a->ulp = own_ulp(c, 1, 2, 4.5, 1);
}
FUNCTION(f_fast_normalize) {
    f_normalize(c, a);
    a->ulp = 8192 + c->width;
}

/* ---- relational functions ---- */

static void truth(const struct call *c, struct answer *a, bool yes) {
    a->i = yes ? (c->vector_result ? -1 : 1) : 0;
}
#define TRUTH(name, expression)                                                                    \
    FUNCTION(f_##name) {                                                                           \
        long double x = X.f, y = c->arg_count > 1 ? Y.f : 0;                                       \
        (void)x, (void)y;                                                                          \
        truth(c, a, expression);                                                                   \
    }
TRUTH(isequal, x == y)
TRUTH(isnotequal, x != y)
TRUTH(isgreater, x > y)
TRUTH(isgreaterequal, x >= y)
TRUTH(isless, x < y)
TRUTH(islessequal, x <= y)
TRUTH(islessgreater, x<y || x> y)
TRUTH(isordered, !isnan(x) && !isnan(y))
TRUTH(isunordered, isnan(x) || isnan(y))
TRUTH(isfinite, !isnan(x) && !isinf(x))
TRUTH(isinf, isinf(x))
TRUTH(isnan, isnan(x))
TRUTH(isnormal, !odd(x) && fabsl(x) >= ldexpl(1, 1 - max_exponent_of(X.type)))
TRUTH(signbit, X.bits >> (X.type->bits - 1))
FUNCTION(f_any) {
    for (int k = 0; k < c->width; k++) {
        a->i |= c->args[0][k].i < 0;
    }
}
FUNCTION(f_all) {
    a->i = 1;
    for (int k = 0; k < c->width; k++) {
        a->i &= c->args[0][k].i < 0;
    }
}
FUNCTION(f_bitselect) {
    a->exact_bits = true;
    a->bits = (X.bits & ~Z.bits) | (Y.bits & Z.bits);
}
FUNCTION(f_select) {
    bool second = c->width > 1 ? Z.bits >> (Z.type->bits - 1) : Z.bits != 0;
    a->exact_bits = true;
    a->bits = second ? Y.bits : X.bits;
}

/* ---- integers ---- */

static wide lowest(const struct type *t) {
    return t->kind == KIND_UINT ? 0 : -((wide)1 << (t->bits - 1));
}
static wide highest(const struct type *t) {
    return ((wide)1 << (t->bits - (t->kind == KIND_INT))) - 1;
}
static wide saturated(const struct type *t, wide x) {
    return x < lowest(t) ? lowest(t) : x > highest(t) ? highest(t) : x;
}
#define INTEGER(name, expression)                                                                  \
    FUNCTION(f_##name) {                                                                           \
        const struct type *t = X.type;                                                             \
        wide x = X.i, y = c->arg_count > 1 ? Y.i : 0, z = c->arg_count > 2 ? Z.i : 0;              \
        int n = t->bits;                                                                           \
        (void)x, (void)y, (void)z, (void)n;                                                        \
        a->i = expression;                                                                         \
    }
static int leading(uint64_t bits, int n) {
    int count = 0;
    while (count < n && !(bits >> (n - 1 - count) & 1)) {
        count++;
    }
    return count;
}
static int trailing(uint64_t bits, int n) {
    int count = 0;
    while (count < n && !(bits >> count & 1)) {
        count++;
    }
    return count;
}
/* Products of 64 bits without a sign do not fit into 128 bits with one. */
static wide high_half(const struct type *t, wide x, wide y) {
    return t->kind == KIND_UINT ? (wide)(((unsigned_wide)x * (unsigned_wide)y) >> t->bits)
                                : (x * y) >> t->bits;
}
static wide product_sum_saturated(const struct type *t, wide x, wide y, wide z) {
    if (t->kind == KIND_UINT) {
        unsigned_wide v = (unsigned_wide)x * (unsigned_wide)y + (unsigned_wide)z;
        return v > (unsigned_wide)highest(t) ? highest(t) : (wide)v;
    }
    return saturated(t, x * y + z);
}
static uint64_t rotated(uint64_t bits, uint64_t by, int n) {
    uint64_t mask = n == 64 ? ~(uint64_t)0 : ((uint64_t)1 << n) - 1;
    by %= (uint64_t)n;
    return by ? (bits << by | (bits & mask) >> ((uint64_t)n - by)) & mask : bits;
}
INTEGER(clz, leading(X.bits, n))
INTEGER(ctz, trailing(X.bits, n))
INTEGER(popcount, __builtin_popcountll(X.bits))
INTEGER(abs, x < 0 ? -x : x)
INTEGER(abs_diff, x < y ? y - x : x - y)
INTEGER(add_sat, saturated(t, x + y))
INTEGER(sub_sat, saturated(t, x - y))
INTEGER(hadd, (x + y) >> 1)
INTEGER(rhadd, (x + y + 1) >> 1)
INTEGER(mul_hi, high_half(t, x, y))
INTEGER(mad_hi, high_half(t, x, y) + z)
INTEGER(mad_sat, product_sum_saturated(t, x, y, z))
INTEGER(rotate, (wide)rotated(X.bits, Y.bits, n))
INTEGER(upsample, (wide)(X.bits << n | Y.bits))
static bool in_24_bits(const struct value *v) {
    return v->type->kind == KIND_UINT ? v->i < 1 << 24 : v->i >= -(1 << 23) && v->i < 1 << 23;
}
FUNCTION(f_mul24) {
    a->open = !in_24_bits(&X) || !in_24_bits(&Y);
    a->i = X.i * Y.i;
}
FUNCTION(f_mad24) {
    a->open = !in_24_bits(&X) || !in_24_bits(&Y);
    a->i = X.i * Y.i + Z.i;
}

/* ---- conversions ---- */

static void converted(const struct call *c, struct answer *a, bool saturate, int mode) {
    const struct type *to = c->result[0];
    if (to->kind == KIND_FLOAT) {
        long double x = X.type->kind == KIND_FLOAT ? X.f : (long double)X.i;
        a->f = rounded(to, x, mode < 0 ? RTE : (enum rounding)mode);
        return;
    }
    wide i = X.i;
    if (X.type->kind == KIND_FLOAT) {
        long double x = X.f;
        if (isnan(x)) {
            a->open = !saturate;
            return;
        }
        x = mode < 0 || mode == RTZ ? truncl(x)
            : mode == RTE           ? rintl(x)
            : mode == RTP           ? ceill(x)
                                    : floorl(x);
        bool outside = x < (long double)lowest(to) || x > (long double)highest(to);
        a->open = outside && !saturate;
        i = outside ? (x < 0 ? lowest(to) : highest(to)) : (wide)x;
    }
    a->i = saturate ? saturated(to, i) : i;
}
#define CONVERT(name, saturate, mode)                                                              \
    FUNCTION(f_##name) {                                                                           \
        converted(c, a, saturate, mode);                                                           \
    }
CONVERT(convert, false, -1)
CONVERT(convert_rte, false, RTE)
CONVERT(convert_rtz, false, RTZ)
CONVERT(convert_rtp, false, RTP)
CONVERT(convert_rtn, false, RTN)
CONVERT(convert_sat, true, -1)
CONVERT(convert_sat_rte, true, RTE)
CONVERT(convert_sat_rtz, true, RTZ)
CONVERT(convert_sat_rtp, true, RTP)
CONVERT(convert_sat_rtn, true, RTN)

FUNCTION(f_vload_half) {
    a->f = half_value((uint16_t)X.bits);
}
/* The result is the bits of a half in a ushort. */
static void stored_half(const struct call *c, struct answer *a, enum rounding mode) {
    static const struct type half = {"half", KIND_FLOAT, 16};
    long double x = rounded(&half, X.f, mode), magnitude = fabsl(x);
    uint64_t sign = signbit(x) ? 0x8000 : 0;
    a->exact_bits = true;
    if (isnan(x)) {
        a->open = true;
    } else if (isinf(x)) {
        a->bits = sign | 0x7c00;
    } else if (magnitude < ldexpl(1, -14)) {
        a->bits = sign | (uint64_t)ldexpl(magnitude, 24);
    } else {
        int exponent;
        long double m = frexpl(magnitude, &exponent);
        a->bits = sign | (uint64_t)(exponent + 14) << 10 | ((uint64_t)ldexpl(m, 11) & 1023);
    }
}
#define STORE(name, mode)                                                                          \
    FUNCTION(f_##name) {                                                                           \
        stored_half(c, a, mode);                                                                   \
    }
STORE(vstore_half, RTE)
STORE(vstore_half_rtz, RTZ)
STORE(vstore_half_rtp, RTP)
STORE(vstore_half_rtn, RTN)

/* ---- by name ---- */

#define NAMED(name)                                                                                \
    { #name, f_##name }
static const struct {
    const char *name;
    reference *function;
} functions[] = {
    NAMED(acos),
    NAMED(acosh),
    NAMED(acospi),
    NAMED(asin),
    NAMED(asinh),
    NAMED(asinpi),
    NAMED(atan),
    NAMED(atanh),
    NAMED(atanpi),
    NAMED(cbrt),
    NAMED(ceil),
    NAMED(cos),
    NAMED(cosh),
    NAMED(cospi),
    NAMED(erf),
    NAMED(erfc),
    NAMED(exp),
    NAMED(exp10),
    NAMED(exp2),
    NAMED(expm1),
    NAMED(fabs),
    NAMED(floor),
    NAMED(log),
    NAMED(log10),
    NAMED(log1p),
    NAMED(log2),
    NAMED(logb),
    NAMED(rint),
    NAMED(round),
    NAMED(rsqrt),
    NAMED(sin),
    NAMED(sinh),
    NAMED(sinpi),
    NAMED(sqrt),
    NAMED(tan),
    NAMED(tanh),
    NAMED(tanpi),
    NAMED(tgamma),
    NAMED(trunc),
    NAMED(degrees),
    NAMED(radians),
    NAMED(sign),
    NAMED(atan2),
    NAMED(atan2pi),
    NAMED(copysign),
    NAMED(fdim),
    NAMED(fmax),
    NAMED(fmin),
    NAMED(fmod),
    NAMED(hypot),
    NAMED(maxmag),
    NAMED(minmag),
    NAMED(pow),
    NAMED(powr),
    NAMED(remainder),
    NAMED(nextafter),
    NAMED(fma),
    NAMED(ldexp),
    NAMED(pown),
    NAMED(rootn),
    NAMED(ilogb),
    NAMED(nan),
    NAMED(fract),
    NAMED(modf),
    NAMED(sincos),
    NAMED(frexp),
    NAMED(remquo),
    NAMED(max),
    NAMED(min),
    NAMED(clamp),
    NAMED(step),
    NAMED(mix),
    NAMED(smoothstep),
    NAMED(dot),
    NAMED(cross),
    NAMED(length),
    NAMED(fast_length),
    NAMED(distance),
    NAMED(fast_distance),
    NAMED(normalize),
    NAMED(fast_normalize),
    NAMED(isequal),
    NAMED(isnotequal),
    NAMED(isgreater),
    NAMED(isgreaterequal),
    NAMED(isless),
    NAMED(islessequal),
    NAMED(islessgreater),
    NAMED(isordered),
    NAMED(isunordered),
    NAMED(isfinite),
    NAMED(isinf),
    NAMED(isnan),
    NAMED(isnormal),
    NAMED(signbit),
    NAMED(any),
    NAMED(all),
    NAMED(bitselect),
    NAMED(select),
    NAMED(clz),
    NAMED(ctz),
    NAMED(popcount),
    NAMED(abs),
    NAMED(abs_diff),
    NAMED(add_sat),
    NAMED(sub_sat),
    NAMED(hadd),
    NAMED(rhadd),
    NAMED(mul_hi),
    NAMED(mad_hi),
    NAMED(mad_sat),
    NAMED(rotate),
    NAMED(upsample),
    NAMED(mul24),
    NAMED(mad24),
    NAMED(convert),
    NAMED(convert_rte),
    NAMED(convert_rtz),
    NAMED(convert_rtp),
    NAMED(convert_rtn),
    NAMED(convert_sat),
    NAMED(convert_sat_rte),
    NAMED(convert_sat_rtz),
    NAMED(convert_sat_rtp),
    NAMED(convert_sat_rtn),
    NAMED(vload_half),
    {"vloada_half", f_vload_half},
    {"vstore_half", f_vstore_half},
    {"vstore_half_rte", f_vstore_half},
    NAMED(vstore_half_rtz),
    NAMED(vstore_half_rtp),
    NAMED(vstore_half_rtn),
    {"vstorea_half", f_vstore_half},
    {"vstorea_half_rte", f_vstore_half},
    {"vstorea_half_rtz", f_vstore_half_rtz},
    {"vstorea_half_rtp", f_vstore_half_rtp},
    {"vstorea_half_rtn", f_vstore_half_rtn},
    {"lgamma", f_open},
    {"lgamma_r", f_open},
    {"mad", f_open},
};

/* half_ functions are for the arguments where they have a result to be near to. */
static bool in_half_range(const struct call *c) {
    for (int i = 0; i < c->arg_count; i++) {
        if (!(fabsl(c->args[i][c->k].f) <= 65536 && fabsl(c->args[i][c->k].f) >= ldexpl(1, -16))) {
            return false;
        }
    }
    return true;
}
static reference *plain_of(const char *function) {
    for (size_t i = 0; i < sizeof(functions) / sizeof(functions[0]); i++) {
        if (strcmp(functions[i].name, function) == 0) {
            return functions[i].function;
        }
    }
    return NULL;
}
#define HALF(name)                                                                                 \
    FUNCTION(half_##name) {                                                                        \
        f_##name(c, a);                                                                            \
        a->open = !in_half_range(c);                                                               \
    }
HALF(cos)
HALF(exp) HALF(exp10) HALF(exp2) HALF(log) HALF(log10) HALF(log2) HALF(recip) HALF(rsqrt) HALF(sin)
    HALF(sqrt) HALF(tan) HALF(divide) HALF(powr)
#define NAMED_HALF(name)                                                                           \
    { "half_" #name, half_##name }
        static const struct {
    const char *name;
    reference *function;
} half_functions[] = {
    NAMED_HALF(cos),   NAMED_HALF(exp),  NAMED_HALF(exp10),  NAMED_HALF(exp2),  NAMED_HALF(log),
    NAMED_HALF(log10), NAMED_HALF(log2), NAMED_HALF(recip),  NAMED_HALF(rsqrt), NAMED_HALF(sin),
    NAMED_HALF(sqrt),  NAMED_HALF(tan),  NAMED_HALF(divide), NAMED_HALF(powr),
};

reference *reference_of(const char *function) {
    if (strncmp(function, "native_", 7) == 0) {
        return f_open;
    }
    for (size_t i = 0; i < sizeof(half_functions) / sizeof(half_functions[0]); i++) {
        if (strcmp(half_functions[i].name, function) == 0) {
            return half_functions[i].function;
        }
    }
    return plain_of(function);
}
