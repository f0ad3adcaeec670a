// Each function of double whose code is ours, for test_double.c: of vectors of work-items (f_), and of one number after the other (s_), which
// no loop of vectors may read.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define KERNELS(name, ...)                                                                         \
    kernel void f_##name(global const double *x, global const double *y, global double *out,       \
                         int count) {                                                              \
        size_t i = get_global_id(0);                                                               \
        out[i] = __VA_ARGS__;                                                                      \
    }                                                                                              \
    kernel void s_##name(global const volatile double *x, global const volatile double *y,         \
                         global volatile double *out, int count) {                                 \
        for (int i = get_global_id(0) * count; i < (get_global_id(0) + 1) * count; ++i)            \
            out[i] = __VA_ARGS__;                                                                  \
    }
#define ONE(name) KERNELS(name, name(x[i]))
#define TWO(name) KERNELS(name, name(x[i], y[i]))
ONE(exp)
ONE(exp2)
ONE(exp10)
ONE(log)
ONE(log2)
ONE(log10)
ONE(sin)
ONE(cos)
ONE(tan)
ONE(atan)
ONE(asin)
ONE(acos)
ONE(expm1)
ONE(log1p)
ONE(sinh)
ONE(cosh)
ONE(tanh)
ONE(cbrt)
ONE(erf)
ONE(erfc)
ONE(sinpi)
ONE(cospi)
TWO(atan2)
TWO(hypot)
TWO(fmod)
TWO(pow)
TWO(powr)
KERNELS(pown, pown(x[i], convert_int_sat(y[i])))
// The same number for all: LLVM must not make another function of it.
KERNELS(root, pow(x[i], 0.2))
KERNELS(half_float, (double)(float)exp((double)(float)x[i]))
