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
ONE(asinh)
ONE(acosh)
ONE(atanh)
ONE(asinpi)
ONE(acospi)
ONE(atanpi)
ONE(tanpi)
TWO(atan2pi)
TWO(fdim)
// Which of two zeros is left open.
KERNELS(maxmag, maxmag(x[i], y[i]) + 0)
KERNELS(minmag, minmag(x[i], y[i]) + 0)
TWO(atan2)
TWO(hypot)
TWO(fmod)
TWO(pow)
TWO(powr)
KERNELS(pown, pown(x[i], convert_int_sat(y[i])))
ONE(logb)
KERNELS(ldexp, ldexp(x[i], convert_int_sat(y[i])))
KERNELS(rootn, rootn(x[i], convert_int_sat(y[i])))
// The same number for all: LLVM must not make another function of it.
KERNELS(root, pow(x[i], 0.2))
// Constants that make something else of a power.
KERNELS(square, pow(x[i], 2.0))
KERNELS(third_power, pown(x[i], 3))
KERNELS(fourth_power, pow((double2)(x[i]), (double2)(4)).x)
KERNELS(root_of_two, pow(x[i], 0.5))
KERNELS(one_by, pow(x[i], -1.0))
KERNELS(of_two, pow(2.0, x[i]))
KERNELS(of_ten, pow(10.0, x[i]))
KERNELS(half_float, (double)(float)exp((double)(float)x[i]))
