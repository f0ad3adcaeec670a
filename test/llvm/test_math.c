/* Functions of float from SPIR-V on native CPU, against libm's of double: each is within OpenCL's
 * bound, over numbers from all of float, the same in a vector and alone, and is what C has it be of
 * zeros, infinities and numbers that are none. (Facts: "The OpenCL C Specification" 3.0, 7.4
 * and 7.5.)
 *
 * Usage: test_math MATH.spv EXACT.spv [STEP]   of math.cl and exact.cl; every STEP-th float is
 * tried, 4099 unless told */
#include "../native_cpu/api.h"

#include <math.h>

enum { ROOM = 1 << 16 };

static const char *path, *exact_path;
static uint32_t step = 4099;
static ur_context_handle_t context;
static ur_queue_handle_t queue;
static float *x, *y, *out, *singles;

static double exp10_of(double a) {
    return pow(10, a);
}

static int32_t whole_of(double b) {
    float bits = (float)b;
    int32_t n;
    memcpy(&n, &bits, sizeof(n));
    return n;
}

static double pown_of(double a, double b) {
    return pow(a, whole_of(b));
}

static double rootn_of(double a, double b) {
    int32_t n = whole_of(b);
    if (n == 0 || (a < 0 && n % 2 == 0)) {
        return (double)NAN;
    }
    double made = (double)powl((long double)fabs(a), 1 / (long double)n);
    return n % 2 ? copysign(made, a) : made;
}

static double ldexp_of(double a, double b) {
    int32_t n = whole_of(b);
    return (double)(float)ldexp(a, n < -400 ? -400 : n > 400 ? 400 : n);
}

/* As OpenCL's headers have FP_ILOGB0 and FP_ILOGBNAN, which is rounded here. */
static double ilogb_of(double a) {
    return a == 0 ? INT32_MIN : isfinite(a) ? ilogb(a) : 0x1p31;
}

static double maxmag_of(double a, double b) {
    return (fabs(a) > fabs(b) ? a : fabs(b) > fabs(a) ? b : fmax(a, b)) + 0;
}

static double minmag_of(double a, double b) {
    return (fabs(a) < fabs(b) ? a : fabs(b) < fabs(a) ? b : fmin(a, b)) + 0;
}

#define BY_PI(name)                                                                                \
    static double name##pi_of(double a) {                                                          \
        return name(a) / acos(-1.0);                                                               \
    }
BY_PI(asin)
BY_PI(acos)
BY_PI(atan)

static double atan2pi_of(double a, double b) {
    return atan2(a, b) / acos(-1.0);
}

static double powr_of(double a, double b) {
    bool none = isnan(a) || isnan(b) || a < 0 || (a == 0 && b == 0) || (isinf(a) && b == 0) ||
                (a == 1 && isinf(b));
    return none ? (double)NAN : pow(fabs(a), b);
}

static double sincos_of(double a, double b) {
    return b < 0 ? sin(a) : cos(a);
}

/* In quarters of a turn, so that each is exactly what it should be where that is 0 or 1. */
static double quarters_of(double a, int more) {
    if (!isfinite(a)) {
        return (double)NAN;
    }
    double turns = fmod(fabs(a), 2), quarter = rint(turns * 2);
    double angle = (turns - quarter / 2) * acos(-1.0);
    int which = ((int)quarter + more) & 3;
    double made = which & 1 ? cos(angle) : sin(angle);
    made = which & 2 ? -made : made;
    return made == 0 ? 0 : made;
}

static double sinpi_of(double a) {
    double made = quarters_of(a, 0);
    return signbit(a) ? -made : made;
}

static double cospi_of(double a) {
    return quarters_of(a, 1);
}

/* Of x whole: 0 with the sign of x, or the other if x is odd; half a turn on: infinity likewise. */
static double tanpi_of(double a) {
    if (!isfinite(a)) {
        return (double)NAN;
    }
    double turns = fmod(fabs(a), 2), quarter = rint(turns * 2), rest = turns - quarter / 2;
    bool odd = (int)quarter & 1, second = (int)quarter & 2;
    double made = tan(rest * acos(-1.0));
    made = rest == 0 ? copysign(odd ? (double)INFINITY : 0, second ? -1.0 : 1.0)
                     : (odd ? -1 / made : made);
    return signbit(a) ? -made : made;
}

static const struct {
    const char *name;
    double (*one)(double);
    double (*two)(double, double);
    double ulp; /* OpenCL's bound */
} functions[] = {
    {"exp", exp, NULL, 3},
    {"exp2", exp2, NULL, 3},
    {"exp10", exp10_of, NULL, 3},
    {"expm1", expm1, NULL, 3},
    {"log", log, NULL, 3},
    {"log2", log2, NULL, 3},
    {"log10", log10, NULL, 3},
    {"log1p", log1p, NULL, 2},
    {"sin", sin, NULL, 4},
    {"cos", cos, NULL, 4},
    {"tan", tan, NULL, 5},
    {"asin", asin, NULL, 4},
    {"acos", acos, NULL, 4},
    {"atan", atan, NULL, 5},
    {"sinh", sinh, NULL, 4},
    {"cosh", cosh, NULL, 4},
    {"tanh", tanh, NULL, 5},
    {"erf", erf, NULL, 16},
    {"erfc", erfc, NULL, 16},
    {"sinpi", sinpi_of, NULL, 4},
    {"cospi", cospi_of, NULL, 4},
    {"atan2", NULL, atan2, 6},
    {"hypot", NULL, hypot, 4},
    {"pow", NULL, pow, 16},
    {"powr", NULL, powr_of, 16},
    {"pown", NULL, pown_of, 16},
    {"sincos", NULL, sincos_of, 4},
    {"fmod", NULL, fmod, 0},
    {"asinh", asinh, NULL, 4},
    {"acosh", acosh, NULL, 4},
    {"atanh", atanh, NULL, 5},
    {"cbrt", cbrt, NULL, 2},
    {"tanpi", tanpi_of, NULL, 6},
    {"asinpi", asinpi_of, NULL, 5},
    {"acospi", acospi_of, NULL, 5},
    {"atanpi", atanpi_of, NULL, 5},
    {"atan2pi", NULL, atan2pi_of, 6},
    {"remainder", NULL, remainder, 0},
    {"rootn", NULL, rootn_of, 16},
    {"ldexp", NULL, ldexp_of, 0},
    {"logb", logb, NULL, 0},
    {"ilogb", ilogb_of, NULL, 0},
    {"fdim", NULL, fdim, 0.5},
    {"maxmag", NULL, maxmag_of, 0},
    {"minmag", NULL, minmag_of, 0},
};

/* What is no number is quiet: OpenCL leaves open what signaling ones do, and libm's pow(x, 0) is
 * not 1 for them. */
static float number(uint32_t bits) {
    float made;
    bits |= (bits & 0x7fffffff) > 0x7f800000 ? 0x00400000 : 0;
    memcpy(&made, &bits, sizeof(made));
    return made;
}

static const uint32_t edges[] = {
    0,          0x80000000, 1,          0x80000001, 0x007fffff, 0x00800000, 0x3f800000,
    0xbf800000, 0x3f7fffff, 0x3f800001, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000,
    0x7fc00000, 0x40000000, 0xc0000000, 0x40400000, 0xc0400000, 0x3f000000, 0xbf000000,
    0x4b800000, 0x4b800001, 0xcb7fffff, 0x4b000001, 0x42b17218, 0xc2cff1b5, 0x3fc90fdb,
    0x40490fdb, 0x5922aa80, 0x6f5f38c5, 0x7f7ffffe, 0xc2d00000, 0x42fe0000, 0xc3160000};

/* How far `got` is from `expected` in units of the last place of float; infinite: of another kind.
 */
static double apart(double expected, float got) {
    if (isnan(expected) || isnan(got)) {
        return isnan(expected) && isnan(got) ? 0 : (double)INFINITY;
    }
    if (expected == 0 || isinf(expected)) {
        return got == expected && !signbit(expected) == !signbit(got) ? 0 : (double)INFINITY;
    }
    double most = 0x1p128, is = isinf(got) ? copysign(most, got) : got;
    int exponent = fabs(expected) < 0x1p-126 ? -126 : ilogb(expected);
    exponent = exponent > 127 ? 127 : exponent;
    expected = fabs(expected) > most ? copysign(most, expected) : expected;
    return fabs(is - expected) / ldexp(1, exponent - 23);
}

static void launch(ur_kernel_handle_t kernel, float *to, size_t count, size_t global) {
    static const size_t zero[3];
    int all = (int)count;
    for (size_t i = 0; i < count; ++i)
        to[i] = 12345;
    UR(urKernelSetArgPointer(kernel, 2, NULL, to));
    UR(urKernelSetArgValue(kernel, 3, sizeof(all), NULL, &all));
    UR(urEnqueueKernelLaunch(queue, kernel, 1, zero, &global, NULL, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

static float result_of(size_t f, const float *from) {
    return strcmp(functions[f].name, "ilogb") == 0 ? (float)whole_of((double)*from) : *from;
}

static void try_all(const ur_kernel_handle_t *kernels, size_t f, size_t count, double *worst) {
    launch(kernels[0], out, count, count);
    launch(kernels[1], singles, count, 1);
    for (size_t i = 0; i < count; ++i) {
        double expected = functions[f].one ? functions[f].one(x[i]) : functions[f].two(x[i], y[i]);
        float got = result_of(f, out + i);
        double off = apart(expected, got);
        if (off > functions[f].ulp)
            fail_msg("%s(%a, %a) is %a, not %a: off by %g ulp", functions[f].name, (double)x[i],
                     (double)y[i], (double)got, expected, off);
        if (memcmp(out + i, singles + i, sizeof(*out)) != 0 && !isnan(expected))
            fail_msg("%s(%a, %a) is %a in a vector, %a alone", functions[f].name, (double)x[i],
                     (double)y[i], (double)out[i], (double)singles[i]);
        *worst = off > *worst ? off : *worst;
    }
}

/* Numbers near 1 and of all sizes for the second operand; it is a whole number's bits for
 * pown and others. */
static float second(size_t f, uint32_t i) {
    uint32_t bits = i * 2654435761u;
    bool whole =
        functions[f].two == pown_of || functions[f].two == rootn_of || functions[f].two == ldexp_of;
    switch (i % 4) {
    case 0:
        return whole ? number((uint32_t)((int32_t)(bits >> 24) - 128)) : number(bits);
    case 1:
        return whole ? number((uint32_t)((int32_t)bits >> 18)) : (float)(int32_t)bits * 0x1p-24f;
    case 2:
        return whole ? number(bits) : (float)((int32_t)bits >> 26);
    default:
        return whole ? number(i % 7) : (float)((int32_t)bits >> 26) * 0.5f;
    }
}

static void within_bounds(void **state) {
    (void)state;
    for (size_t f = 0; f < COUNT(functions); ++f) {
        ur_program_handle_t program = *state;
        ur_kernel_handle_t kernels[2];
        double worst = 0;
        size_t count = 0;
        for (size_t i = 0; i < COUNT(kernels); ++i) {
            char name[32];
            snprintf(name, sizeof(name), "%s_%s", i ? "s" : "f", functions[f].name);
            UR(urKernelCreate(program, name, &kernels[i]));
            UR(urKernelSetArgPointer(kernels[i], 0, NULL, x));
            UR(urKernelSetArgPointer(kernels[i], 1, NULL, y));
        }
        for (size_t i = 0; i < COUNT(edges); ++i) {
            for (size_t k = 0; k < COUNT(edges); ++k) {
                x[count] = number(edges[i]);
                y[count++] = number(edges[k]);
            }
        }
        try_all(kernels, f, count, &worst);
        count = 0;
        for (uint64_t bits = f; bits < (uint64_t)1 << 32; bits += step) {
            /* Every other one where the functions are neither 0 nor infinite. */
            uint32_t near = (uint32_t)((bits & 0x87ffffff) | 0x38000000 | (bits >> 3 & 0x0f000000));
            x[count] = number(bits / step % 2 ? near : (uint32_t)bits);
            y[count] = second(f, (uint32_t)(bits / step));
            if (++count == ROOM || bits + step >= (uint64_t)1 << 32) {
                try_all(kernels, f, count, &worst);
                count = 0;
            }
        }
        print_message("%s: at most %.3g ulp of %g\n", functions[f].name, worst, functions[f].ulp);
        UR(urKernelRelease(kernels[0]));
        UR(urKernelRelease(kernels[1]));
    }
}

/* Where a kernel says so, products and sums are not fused. */
static void contraction_off(void **state) {
    (void)state;
    ur_program_handle_t program = build_il(context, exact_path);
    ur_kernel_handle_t kernel = NULL;
    const size_t zero[3] = {0}, global = 4096;
    for (size_t i = 0; i < global; ++i) {
        x[i] = 1 + (float)i * 0x1p-20f;
        y[i] = 1 + (float)(i * 3) * 0x1p-22f;
        volatile float product = x[i] * y[i];
        out[i] = product;
    }
    UR(urKernelCreate(program, "exact", &kernel));
    UR(urKernelSetArgPointer(kernel, 0, NULL, x));
    UR(urKernelSetArgPointer(kernel, 1, NULL, y));
    UR(urKernelSetArgPointer(kernel, 2, NULL, out));
    UR(urEnqueueKernelLaunch(queue, kernel, 1, zero, &global, NULL, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    for (size_t i = 0; i < global; ++i)
        if (out[i] != 0)
            fail_msg("product %zu is fused: it leaves %a", i, (double)out[i]);
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(program));
}

/* A program belongs to one context. */
static void other_context(void **state) {
    ur_context_handle_t other = NULL;
    UR(urContextCreate(1, &root, NULL, &other));
    assert_int_equal(urProgramCompile(other, *state, NULL), UR_RESULT_ERROR_INVALID_PROGRAM);
    assert_int_equal(urProgramBuild(other, *state, NULL), UR_RESULT_ERROR_INVALID_PROGRAM);
    UR(urContextRelease(other));
}

static int set_up(void **state) {
    if (open_adapter(state) != 0) {
        return -1;
    }
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urQueueCreate(context, root, NULL, &queue));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, ROOM * sizeof(*x), (void **)&x));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, ROOM * sizeof(*y), (void **)&y));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, ROOM * sizeof(*out), (void **)&out));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, ROOM * sizeof(*out), (void **)&singles));
    *state = build_il(context, path);
    return 0;
}

static int tear_down(void **state) {
    UR(urProgramRelease(*state));
    UR(urUSMFree(context, x));
    UR(urUSMFree(context, y));
    UR(urUSMFree(context, out));
    UR(urUSMFree(context, singles));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    return close_adapter(state);
}

int main(int argc, char **argv) {
    static const struct CMUnitTest tests[] = {cmocka_unit_test(within_bounds),
                                              cmocka_unit_test(contraction_off),
                                              cmocka_unit_test(other_context)};
    if (argc < 3)
        return 2;
    path = argv[1];
    exact_path = argv[2];
    step = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : step;
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
