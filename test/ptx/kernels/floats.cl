/* The same for floats: functions that OpenCL rounds correctly, and those that it gives bounds. */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define EXACT(T, I, name)                                                                          \
    kernel void exact_##name(global const T *a, global const T *b, global T *out) {                \
        size_t i = get_global_id(0), n = get_global_size(0);                                       \
        T x = a[i], y = b[i];                                                                      \
        int e = (int)(i % 40) - 20;                                                                \
        out[i] = x + y;                                                                            \
        out[i + n] = x * y;                                                                        \
        out[i + 2 * n] = x / y;                                                                    \
        out[i + 3 * n] = fma(x, y, x);                                                             \
        out[i + 4 * n] = fmin(x, y) + fmax(x, -y);                                                 \
        out[i + 5 * n] = floor(x) + ceil(y) * 3;                                                   \
        out[i + 6 * n] = trunc(x) + rint(y) * 5 + round(x) * 7;                                    \
        out[i + 7 * n] = sqrt(fabs(x));                                                            \
        out[i + 8 * n] = copysign(x, y);                                                           \
        out[i + 9 * n] = fmod(x, y);                                                               \
        out[i + 10 * n] = remainder(x, y);                                                         \
        out[i + 11 * n] = ldexp(x, e * 8);                                                         \
        out[i + 12 * n] = nextafter(x, y);                                                         \
        out[i + 13 * n] = logb(x) + ilogb(y);                                                      \
        out[i + 14 * n] = fdim(x, y) + maxmag(x, y) - minmag(x, y);                                \
        int k;                                                                                     \
        T whole;                                                                                   \
        out[i + 15 * n] = frexp(x, &k) + k;                                                        \
        out[i + 16 * n] = modf(x, &whole) + 2 * whole;                                             \
        out[i + 17 * n] = fract(y, &whole) + 2 * whole;                                            \
        out[i + 18 * n] = isnan(x) + 2 * isinf(y) + 4 * isfinite(x) + 8 * signbit(y) +             \
                          16 * isless(x, y) + 32 * isgreaterequal(x, y) + 64 * isnormal(x) +       \
                          128 * islessgreater(x, y) + 256 * isunordered(x, y);                     \
    }

EXACT(float, int, float)
EXACT(double, long, double)

#define BOUNDED(T, name)                                                                           \
    kernel void bounded_##name(global const T *a, global const T *b, global T *out) {              \
        size_t i = get_global_id(0), n = get_global_size(0);                                       \
        T x = a[i], y = b[i], p = fabs(x) + (T)0.001, u = clamp(x, (T)-0.99, (T)0.99), c, s;       \
        x = clamp(x, (T)-50, (T)50);                                                               \
        y = clamp(y, (T)-5, (T)5);                                                                 \
        x = isnan(x) ? (T)0.3 : x;                                                                 \
        y = isnan(y) ? (T)0.7 : y;                                                                 \
        p = isfinite(p) ? p : (T)2;                                                                \
        u = isnan(u) ? (T)0.1 : u;                                                                 \
        out[i] = exp(x);                                                                           \
        out[i + n] = log(p);                                                                       \
        out[i + 2 * n] = log2(p) + log10(p);                                                       \
        out[i + 3 * n] = exp2(y) + exp10(y);                                                       \
        out[i + 4 * n] = sin(x) + 3;                                                               \
        out[i + 5 * n] = cos(x) + 3;                                                               \
        out[i + 6 * n] = tanh(x) + sinh(y);                                                        \
        out[i + 7 * n] = atan(x) + asin(u) + 4;                                                    \
        out[i + 8 * n] = acos(u) + 1;                                                              \
        out[i + 9 * n] = atan2(x, y) + 4;                                                          \
        out[i + 10 * n] = pow(p, y);                                                               \
        out[i + 11 * n] = hypot(x, y);                                                             \
        out[i + 12 * n] = cbrt(x);                                                                 \
        out[i + 13 * n] = expm1(y) + log1p(p);                                                     \
        out[i + 14 * n] = erf(x) + erfc(y) + 2;                                                    \
        out[i + 15 * n] = asinh(x) + acosh(p + 1) + atanh(u) + 9;                                  \
        s = sincos(x, &c);                                                                         \
        out[i + 16 * n] = s + c + 3;                                                               \
        out[i + 17 * n] = tgamma(fabs(y) + 1);                                                     \
        out[i + 18 * n] = lgamma(p + 3);                                                           \
        out[i + 19 * n] = rsqrt(p) + pown(y, 3) + rootn(p, 3);                                     \
        out[i + 20 * n] = sinpi(x) + cospi(y) + 3;                                                 \
    }

/* Arguments and results below the smallest normal number. */
kernel void tiny(global const float *a, global float *out) {
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i];
    x = isfinite(x) ? fmod(x, 3.0f) : 0.5f;
    float p = fabs(x) + 0.01f, low = x * 1e-40f;
    out[i] = exp(-87.5f - p);
    out[i + n] = exp2(-127 - p);
    out[i + 2 * n] = exp10(-38.5f - p);
    out[i + 3 * n] = pow(p + 1e-3f, 25.0f) * 1e-30f + pow(1e-4f * p, 9.6f);
    out[i + 4 * n] = pown(1e-10f * p, 4);
    out[i + 5 * n] = erfc(9.3f + p * 0.1f);
    out[i + 6 * n] = log(p * 1e-40f);
    out[i + 7 * n] = sin(low) + tan(low) + atan(low);
    out[i + 8 * n] = hypot(low, low);
    out[i + 9 * n] = sqrt(fabs(low)) + cbrt(low);
    out[i + 10 * n] = fmod(p, fabs(low) + 1e-41f);
}

BOUNDED(float, float)
BOUNDED(double, double)

kernel void half_memory(global const float *a, global half *h, global float *out) {
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i];
    x = fabs(x) < 60000 ? x : 1.5f; /* also of NaN */
    vstore_half(x, i, h);
    vstore_half_rtz(x, i + n, h);
    vstore_half_rtp(x, i + 2 * n, h);
    out[i] = vload_half(i, h) + vload_half(i + n, h);
    vstore_half4((float4)(x, 1, -x, 2), i, h + 4 * n);
    float4 v = vload_half4(i, h + 4 * n);
    out[i + n] = v.x + v.y + v.z + v.w;
}

kernel void geometry(global const float *a, global float *out) {
    size_t i = get_global_id(0), n = get_global_size(0);
    float4 x = clamp(vload4(i, a), -100.0f, 100.0f), y = (float4)(1, 2, 3, 4);
    x = select(x, y, isnan(x));
    out[i] = dot(x, y);
    out[i + n] = length(x) + distance(x, y);
    float4 unit = normalize(y), turned = cross(x, y);
    out[i + 2 * n] = unit.x + unit.w;
    out[i + 3 * n] = turned.x + turned.y;
    out[i + 4 * n] = mix(x.x, x.y, 0.25f) + step(x.x, 1.0f) + smoothstep(0.0f, 2.0f, x.z);
    out[i + 5 * n] = degrees(x.x) + radians(x.y) + sign(x.z);
}

// Divisions by powers of two, whose reciprocals are normal numbers or not.
kernel void halves(global float *out, global double *wide, global const float *a, global const double *b) {
    size_t i = get_global_id(0);
    float x = a[i];
    double y = b[i];
    out[i * 6] = x / 2.0f;
    out[i * 6 + 1] = x / -0.125f;
    out[i * 6 + 2] = x / 0x1p126f + x / 0x1p127f;
    out[i * 6 + 3] = x / 0x1p-126f;
    out[i * 6 + 4] = x / 3.0f;
    out[i * 6 + 5] = x / 0x1p-149f;
    wide[i * 4] = y / 4.0;
    wide[i * 4 + 1] = y / -0x1p1022 + y / 0x1p1023;
    wide[i * 4 + 2] = y / 0x1p-1022;
    wide[i * 4 + 3] = y / 0x1p-1074;
}
