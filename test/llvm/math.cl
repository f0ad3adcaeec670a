// One kernel for each function of float whose code is ours, for test_math.c.
#define ONE(name)                                                                                  \
    kernel void f_##name(global const float *x, global const float *y, global float *out) {        \
        size_t i = get_global_id(0);                                                               \
        out[i] = name(x[i]);                                                                       \
    }
#define TWO(name)                                                                                  \
    kernel void f_##name(global const float *x, global const float *y, global float *out) {        \
        size_t i = get_global_id(0);                                                               \
        out[i] = name(x[i], y[i]);                                                                 \
    }
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
kernel void f_pown(global const float *x, global const float *y, global float *out) {
    size_t i = get_global_id(0);
    out[i] = pown(x[i], as_int(y[i]));
}
kernel void f_sincos(global const float *x, global const float *y, global float *out) {
    size_t i = get_global_id(0);
    float cosine, sine = sincos(x[i], &cosine);
    out[i] = y[i] < 0 ? sine : cosine;
}
