/* Functions of double from SPIR-V on native CPU, against libm's of long double: each is within
 * OpenCL's bound, what C has it be of zeros, infinities and numbers that are none, and the same
 * whether a loop of vectors calls it or not. (Facts: "The OpenCL C Specification" 3.0, 7.4, 7.5.)
 *
 * Usage: test_double DOUBLE.spv [COUNT]   of double.cl; COUNT random numbers are tried, 65536
 * unless told */
#include "../native_cpu/api.h"

#include <float.h>
#include <math.h>

enum { GROUP = 64, PART = 1024 };

static const char *path;
static size_t count = 1 << 16;
static ur_context_handle_t context;
static ur_queue_handle_t queue;
static double *x, *y, *vectors, *singles;

static long double exp10_of(long double a) {
    return powl(10, a);
}

static long double powr_of(long double a, long double b) {
    bool none = isnan(a) || isnan(b) || a < 0 || (a == 0 && b == 0) || (isinf(a) && b == 0) ||
                (a == 1 && isinf(b));
    return none ? (long double)NAN : powl(fabsl(a), b);
}

/* As convert_int_sat has the exponent, which of what is no number is 0. */
static long double pown_of(long double a, long double b) {
    return isnan(b) ? 1
                    : powl(a, b > INT32_MAX   ? INT32_MAX
                              : b < INT32_MIN ? INT32_MIN
                                              : truncl(b));
}

/* In quarters of a turn, so that each is exactly what it should be where that is 0 or 1. */
static long double quarters_of(long double a, int more) {
    if (!isfinite(a)) {
        return (long double)NAN;
    }
    long double turns = fmodl(fabsl(a), 2), quarter = rintl(turns * 2);
    long double angle = (turns - quarter / 2) * acosl(-1);
    int which = ((int)quarter + more) & 3;
    long double made = which & 1 ? cosl(angle) : sinl(angle);
    made = which & 2 ? -made : made;
    return made == 0 ? 0 : made;
}

static long double sinpi_of(long double a) {
    long double made = quarters_of(a, 0);
    return signbit(a) ? -made : made;
}

static long double cospi_of(long double a) {
    return quarters_of(a, 1);
}

/* Of x whole: 0 with the sign of x, or the other if x is odd; half a turn on: infinity likewise. */
static long double tanpi_of(long double a) {
    if (!isfinite(a)) {
        return (long double)NAN;
    }
    long double turns = fmodl(fabsl(a), 2), quarter = rintl(turns * 2), rest = turns - quarter / 2;
    bool odd = (int)quarter & 1, second = (int)quarter & 2;
    long double made = tanl(rest * acosl(-1));
    made = rest == 0 ? copysignl(odd ? (long double)INFINITY : 0, second ? -1 : 1)
                     : (odd ? -1 / made : made);
    return signbit(a) ? -made : made;
}

#define BY_PI(name)                                                                                \
    static long double name##pi_of(long double a) {                                                \
        return name##l(a) / acosl(-1);                                                             \
    }
BY_PI(asin)
BY_PI(acos)
BY_PI(atan)

static long double atan2pi_of(long double a, long double b) {
    return atan2l(a, b) / acosl(-1);
}

/* As convert_int_sat has it. */
static int32_t whole_of(long double b) {
    return isnan(b)        ? 0
           : b > INT32_MAX ? INT32_MAX
           : b < INT32_MIN ? INT32_MIN
                           : (int32_t)truncl(b);
}

static long double ldexp_of(long double a, long double b) {
    return ldexp((double)a, whole_of(b));
}

static long double rootn_of(long double a, long double b) {
    int32_t n = whole_of(b);
    if (n == 0 || (a < 0 && n % 2 == 0)) {
        return (long double)NAN;
    }
    long double made = powl(fabsl(a), 1 / (long double)n);
    return n % 2 ? copysignl(made, a) : made;
}

static long double maxmag_of(long double a, long double b) {
    return (fabsl(a) > fabsl(b) ? a : fabsl(b) > fabsl(a) ? b : fmaxl(a, b)) + 0;
}

static long double minmag_of(long double a, long double b) {
    return (fabsl(a) < fabsl(b) ? a : fabsl(b) < fabsl(a) ? b : fminl(a, b)) + 0;
}

static long double root_of(long double a) {
    return powl(a, (long double)0.2);
}

#define POWER(name, exponent)                                                                      \
    static long double name(long double a) {                                                       \
        return powl(a, exponent);                                                                  \
    }
POWER(square_of, 2)
POWER(third_of, 3)
POWER(fourth_of, 4)
POWER(half_of, 0.5L)
POWER(one_by_of, -1)

static long double half_float_of(long double a) {
    return (float)expl((float)a);
}

static const struct {
    const char *name;
    long double (*one)(long double);
    long double (*two)(long double, long double);
    double ulp; /* OpenCL's bound */
} functions[] = {
    {"exp", expl, NULL, 3},
    {"exp2", exp2l, NULL, 3},
    {"exp10", exp10_of, NULL, 3},
    {"log", logl, NULL, 3},
    {"log2", log2l, NULL, 3},
    {"log10", log10l, NULL, 3},
    {"sin", sinl, NULL, 4},
    {"cos", cosl, NULL, 4},
    {"tan", tanl, NULL, 5},
    {"atan", atanl, NULL, 5},
    {"asin", asinl, NULL, 4},
    {"acos", acosl, NULL, 4},
    {"expm1", expm1l, NULL, 3},
    {"log1p", log1pl, NULL, 2},
    {"sinh", sinhl, NULL, 4},
    {"cosh", coshl, NULL, 4},
    {"tanh", tanhl, NULL, 5},
    {"cbrt", cbrtl, NULL, 2},
    {"erf", erfl, NULL, 16},
    {"erfc", erfcl, NULL, 16},
    {"sinpi", sinpi_of, NULL, 4},
    {"cospi", cospi_of, NULL, 4},
    {"asinh", asinhl, NULL, 4},
    {"acosh", acoshl, NULL, 4},
    {"atanh", atanhl, NULL, 5},
    {"asinpi", asinpi_of, NULL, 5},
    {"acospi", acospi_of, NULL, 5},
    {"atanpi", atanpi_of, NULL, 5},
    {"tanpi", tanpi_of, NULL, 6},
    {"atan2pi", NULL, atan2pi_of, 6},
    {"fdim", NULL, fdiml, 0.5},
    {"maxmag", NULL, maxmag_of, 0},
    {"minmag", NULL, minmag_of, 0},
    {"rootn", NULL, rootn_of, 16},
    {"logb", logbl, NULL, 0},
    {"ldexp", NULL, ldexp_of, 0},
    {"atan2", NULL, atan2l, 6},
    {"hypot", NULL, hypotl, 4},
    {"fmod", NULL, fmodl, 0},
    {"pow", NULL, powl, 16},
    {"powr", NULL, powr_of, 16},
    {"pown", NULL, pown_of, 16},
    {"root", root_of, NULL, 16},
    {"square", square_of, NULL, 16},
    {"third_power", third_of, NULL, 16},
    {"fourth_power", fourth_of, NULL, 16},
    {"root_of_two", half_of, NULL, 16},
    {"one_by", one_by_of, NULL, 16},
    {"of_two", exp2l, NULL, 16},
    {"of_ten", exp10_of, NULL, 16},
    {"half_float", half_float_of, NULL, 0x1p30},
};

static uint64_t state_of_random = 88172645463325252u;

static uint64_t next(void) {
    state_of_random ^= state_of_random << 13;
    state_of_random ^= state_of_random >> 7;
    state_of_random ^= state_of_random << 17;
    return state_of_random * 2685821657736338717u;
}

/* What is no number is quiet: OpenCL leaves open what signaling ones do. */
static double number(uint64_t bits) {
    double made;
    bits |= (bits & INT64_MAX) > 0x7ff0000000000000u ? 0x0008000000000000u : 0;
    memcpy(&made, &bits, sizeof(made));
    return made;
}

static uint64_t bits_of(double a) {
    uint64_t bits;
    memcpy(&bits, &a, sizeof(bits));
    return bits;
}

/* Up to 1 in size. */
static double share(void) {
    return (double)(int64_t)next() * 0x1p-63;
}

/* Any; near 1 in size; where exponentials are neither 0 nor infinite; close to 1; close to quarters
 * of a turn; whole and half numbers. */
static double any_number(unsigned kind) {
    uint64_t bits = next();
    switch (kind % 6) {
    case 0:
        return number(bits);
    case 1:
        return number((bits & 0x800fffffffffffffu) | (1011 + next() % 24) << 52);
    case 2:
        return share() * 750;
    case 3:
        return 1 + ldexp(share(), -(int)(next() % 30));
    case 4:
        return number(bits_of((double)(bits >> (34 + next() % 30)) * acos(0)) + next() % 5 - 2);
    default:
        return (double)(bits % 82) / 2 - 20;
    }
}

static const double edges[] = {
    0,
    1,
    2,
    3,
    7,
    0.5,
    33,
    INFINITY,
    NAN,
    1e5,
    1e22,
    1e-310,
    0x1p-1074,
    0x1p-1022,
    0x1p30,
    0x1p52,
    0x1p53,
    0x1p1000,
    DBL_MAX,
    709.78,
    709.79,
    745.13,
    745.14,
    708.4,
    1024,
    1074,
    1075,
    1075.5,
    308.2547156,
    323.3,
    323.61,
    0x1.0000000000001p30,
    0x1.0000000000001p53,
    0x1p52 + 1,
    0x1.fffffffffffffp-1,
    0x1.0000000000001p0,
    0x1.921fb54442d18p+0,
    0x1.921fb54442d18p+1,
    0x1.fffffffffffffp52,
    0x1.fffffffffffffp-1023,
};

/* How far `got` is from `expected` in units of the last place; infinite: of another kind. */
static double apart(long double expected, double got) {
    if (isnan(expected) || isnan(got)) {
        return isnan(expected) && isnan(got) ? 0 : (double)INFINITY;
    }
    if (expected == 0 || isinf(expected) || isinf((double)expected)) {
        /* Just below what is rounded to infinity it is not told how far the other side is. */
        bool least = expected != 0 && !isinf(expected) && fabs(got) == DBL_MAX;
        return (got == (double)expected || least) && !signbit(expected) == !signbit(got)
                   ? 0
                   : (double)INFINITY;
    }
    if (isinf(got)) {
        return fabsl(expected) > DBL_MAX * (1 - 4 * DBL_EPSILON) ? 4 : (double)INFINITY;
    }
    int exponent = fabsl(expected) < DBL_MIN ? DBL_MIN_EXP - 1 : ilogbl(expected);
    return (double)(fabsl(got - expected) / ldexpl(1, exponent - 52));
}

static void launch(ur_program_handle_t program, const char *of, size_t f, double *out,
                   size_t global, size_t local) {
    static const size_t zero[3];
    ur_kernel_handle_t kernel = NULL;
    char name[32];
    int each = PART;
    snprintf(name, sizeof(name), "%s_%s", of, functions[f].name);
    UR(urKernelCreate(program, name, &kernel));
    UR(urKernelSetArgPointer(kernel, 0, NULL, x));
    UR(urKernelSetArgPointer(kernel, 1, NULL, y));
    UR(urKernelSetArgPointer(kernel, 2, NULL, out));
    UR(urKernelSetArgValue(kernel, 3, sizeof(each), NULL, &each));
    UR(urEnqueueKernelLaunch(queue, kernel, 1, zero, &global, &local, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    UR(urKernelRelease(kernel));
}

static void within_bounds(void **state) {
    for (size_t f = 0; f < COUNT(functions); ++f) {
        double worst = 0;
        for (size_t i = 0; i < count; ++i)
            vectors[i] = singles[i] = 12345;
        launch(*state, "f", f, vectors, count, GROUP);
        launch(*state, "s", f, singles, count / PART, 1);
        for (size_t i = 0; i < count; ++i) {
            long double expected =
                functions[f].one ? functions[f].one(x[i]) : functions[f].two(x[i], y[i]);
            double off = apart(expected, vectors[i]);
            if (off > functions[f].ulp)
                fail_msg("%s(%a, %a) is %a, not %La: off by %g ulp", functions[f].name, x[i], y[i],
                         vectors[i], expected, off);
            if (bits_of(vectors[i]) != bits_of(singles[i]) && !isnan(expected))
                fail_msg("%s(%a, %a) is %a in a vector, %a alone", functions[f].name, x[i], y[i],
                         vectors[i], singles[i]);
            worst = off > worst ? off : worst;
        }
        print_message("%s: at most %.3g ulp of %g\n", functions[f].name, worst, functions[f].ulp);
    }
}

static void put_numbers(void) {
    size_t each = COUNT(edges) * 2;
    for (size_t i = 0; i < count; ++i) {
        size_t a = i % each, b = i / each % each;
        bool edge = i < each * each;
        x[i] = edge ? edges[a / 2] * (a % 2 ? -1 : 1) : any_number((unsigned)i / 5);
        y[i] = edge ? edges[b / 2] * (b % 2 ? -1 : 1) : any_number((unsigned)next());
        if (!edge && i % 3 == 0) { /* powers that are neither 0 nor infinite, near both */
            x[i] = fabs(x[i]);
            y[i] = share() * 745 / (x[i] == 1 ? 1 : log(x[i]));
        }
    }
}

static int set_up(void **state) {
    if (open_adapter(state) != 0) {
        return -1;
    }
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urQueueCreate(context, root, NULL, &queue));
    double **arrays[] = {&x, &y, &vectors, &singles};
    for (size_t i = 0; i < COUNT(arrays); ++i)
        UR(urUSMSharedAlloc(context, root, NULL, NULL, count * sizeof(double), (void **)arrays[i]));
    put_numbers();
    *state = build_il(context, path);
    return 0;
}

static int tear_down(void **state) {
    double *arrays[] = {x, y, vectors, singles};
    UR(urProgramRelease(*state));
    for (size_t i = 0; i < COUNT(arrays); ++i)
        UR(urUSMFree(context, arrays[i]));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    return close_adapter(state);
}

int main(int argc, char **argv) {
    static const struct CMUnitTest tests[] = {cmocka_unit_test(within_bounds)};
    if (argc < 2)
        return 2;
    path = argv[1];
    count = argc > 2 ? strtoul(argv[2], NULL, 10) / PART * PART : count;
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
