// Two kernels for each function of float whose code is ours, for test_math.c: of vectors of work-items (f_), and of one number after the
// other (s_), which no loop of vectors may read.
#define KERNELS(type, name, ...)                                                                   \
    kernel void f_##name(global const float *x, global const float *y, global type *out,           \
                         int count) {                                                              \
        size_t i = get_global_id(0);                                                               \
        out[i] = __VA_ARGS__;                                                                      \
    }                                                                                              \
    kernel void s_##name(global const volatile float *x, global const volatile float *y,           \
                         global volatile type *out, int count) {                                   \
        for (int i = 0; i < count; ++i)                                                            \
            out[i] = __VA_ARGS__;                                                                  \
    }
#define ONE(name) KERNELS(float, name, name(x[i]))
#define TWO(name) KERNELS(float, name, name(x[i], y[i]))
ONE(exp)
ONE(exp2)
ONE(exp10)
ONE(expm1)
ONE(log)
ONE(log2)
ONE(log10)
ONE(log1p)
ONE(sin)
ONE(cos)
ONE(tan)
ONE(asin)
ONE(acos)
ONE(atan)
ONE(sinh)
ONE(cosh)
ONE(tanh)
ONE(erf)
ONE(erfc)
ONE(sinpi)
ONE(cospi)
TWO(atan2)
TWO(fmod)
TWO(hypot)
TWO(pow)
TWO(powr)
KERNELS(float, pown, pown(x[i], as_int(y[i])))
static float one_of(float x, float y) {
    float cosine, sine = sincos(x, &cosine);
    return y < 0 ? sine : cosine;
}
KERNELS(float, sincos, one_of(x[i], y[i]))
ONE(asinh)
ONE(acosh)
ONE(atanh)
ONE(cbrt)
ONE(tanpi)
ONE(asinpi)
ONE(acospi)
ONE(atanpi)
ONE(logb)
TWO(atan2pi)
TWO(remainder)
TWO(fdim)
// Which of two zeros is left open.
KERNELS(float, maxmag, maxmag(x[i], y[i]) + 0)
KERNELS(float, minmag, minmag(x[i], y[i]) + 0)
KERNELS(float, rootn, rootn(x[i], as_int(y[i])))
KERNELS(float, ldexp, ldexp(x[i], as_int(y[i])))
KERNELS(int, ilogb, ilogb(x[i]))
