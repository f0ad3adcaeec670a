/* Functions of float by fused multiplication, without branches: what the libraries of several
 * targets share. Polynomials are minimax ones of the relative error. Over every 13th float sine and
 * cosine are at most 1.5 ulp off, exp 1.01, tanh 1.32, log 0.84, log2 0.99, log10 0.91. */

/* The whole number nearest to x * scale, which is below 2^22; 24 bits below the point, as
 * adding 1.5 * 2^23 leaves it, are *bits. */
static float nearest_whole(float x, float scale, int *bits) {
    float sum = fma(x, scale, 0x1.8p23f);
    *bits = as_int(sum);
    return sum - 0x1.8p23f;
}

/* The sine of `quarter` quarter turns and of rest, which is at most an eighth of a turn. */
static float sine_of(float rest, int quarter) {
    bool cosine = quarter & 1;
    float square = rest * rest, first = cosine ? 1 : rest;
    float sum = cosine ? 0x1.99e53ap-16f : 0x1.6cccc8p-19f;
    sum = fma(sum, square, cosine ? -0x1.6c0c1ep-10f : -0x1.a00f6ap-13f);
    sum = fma(sum, square, cosine ? 0x1.55554ap-5f : 0x1.111108p-7f);
    sum = fma(sum, square, cosine ? -0.5f : -0x1.555556p-3f);
    sum = fma(first * square, sum, first);
    return as_float(as_int(sum) ^ ((quarter & 2) << 30));
}

#ifndef OWN_EXPONENTIAL /* a target's, with `reciprocal`, where it has an instruction for powers   \
                           of two */
/* The power of two is multiplied by in two steps, of which only the last can round. */
static float exponential(float x) {
    int bits;
    float within = x < -105 ? -105 : x > 90 ? 90 : x;
    float count = nearest_whole(within, 0x1.715476p+0f, &bits);
    float rest = fma(count, -0x1.62e43p-1f, within);
    rest = fma(count, 0x1.05c61p-29f, rest);
    float sum = 0x1.6a218cp-10f;
    sum = fma(sum, rest, 0x1.123b9ap-7f);
    sum = fma(sum, rest, 0x1.5558fcp-5f);
    sum = fma(sum, rest, 0x1.55549p-3f);
    sum = fma(sum, rest, 0x1.fffffcp-2f);
    sum = fma(rest * rest, sum, rest) + 1;
    int power = bits - as_int(0x1.8p23f), half_of = power >> 1;
    return sum * as_float((half_of + 127) << 23) * as_float((power - half_of + 127) << 23);
}

static float reciprocal(float x) {
    return 1 / x;
}
#endif

float ocl_exp_f32(float x) {
    return exponential(x);
}

float ocl_tanh_f32(float x) {
    float size = fabs(x), square = x * x;
    float sum = -0x1.825854p-8f;
    sum = fma(sum, square, 0x1.54b8ap-6f);
    sum = fma(sum, square, -0x1.b898dep-5f);
    sum = fma(sum, square, 0x1.1109aep-3f);
    sum = fma(sum, square, -0x1.55553ep-2f);
    float small = fma(size * square, sum, size);
    float large = fma(-2.0f, reciprocal(exponential(size + size) + 1), 1.0f);
    float made = size < 0.6f ? small : large;
    return as_float(as_int(made) | (as_int(x) & (int)0x80000000));
}

/* x = 2^*power * (1 + what it gives), for x above 0; subnormal ones are scaled first. */
static float less_power(float x, float *power) {
    bool tiny = x < 0x1p-126f;
    int bits = as_int(tiny ? x * 0x1p23f : x), less = (bits - 0x3f3504f3) & (int)0xff800000;
    *power = fma((float)less, 0x1p-23f, tiny ? -23.0f : 0.0f);
    return as_float(bits - less) - 1;
}

/* log(1 + f) = f + f^2 * what it gives. */
static float logarithm(float f) {
    float sum = -0x1.38c2a6p-4f;
    sum = fma(sum, f, 0x1.055ce8p-3f);
    sum = fma(sum, f, -0x1.0d82a4p-3f);
    sum = fma(sum, f, 0x1.22d96ep-3f);
    sum = fma(sum, f, -0x1.547288p-3f);
    sum = fma(sum, f, 0x1.99a01ap-3f);
    sum = fma(sum, f, -0x1.000226p-2f);
    sum = fma(sum, f, 0x1.555554p-2f);
    return fma(sum, f, -0.5f);
}

/* What logarithms of 0, less, infinity and NaN are. */
static float of_positive(float x, float made) {
    made = (unsigned)as_int(x) < 0x7f800000 ? made : fma(x, INFINITY, INFINITY);
    return x == 0 ? -INFINITY : made;
}

float ocl_log_f32(float x) {
    float power, f = less_power(x, &power);
    float low = fma(power, -0x1.05c61p-29f, f * f * logarithm(f));
    return of_positive(x, fma(power, 0x1.62e43p-1f, f + low));
}

float ocl_log2_f32(float x) {
    float power, f = less_power(x, &power), low = f * f * logarithm(f);
    low = fma(low, 0x1.715476p+0f, f * 0x1.4ae0cp-26f); /* 1 / log(2) in two parts */
    return of_positive(x, power + fma(f, 0x1.715476p+0f, low));
}

float ocl_log10_f32(float x) {
    float power, f = less_power(x, &power), low = f * f * logarithm(f);
    low = fma(low, 0x1.bcb7b2p-2f, f * -0x1.5b235ep-27f); /* 1 / log(10) in two parts */
    low = fma(f, 0x1.bcb7b2p-2f, low);
    low = fma(power, -0x1.ec10cp-27f, low);
    return of_positive(x, fma(power, 0x1.344136p-2f, low));
}

#ifndef OWN_EXPONENTIAL
/* sum * 2^power, in two steps of which only the last can round. */
static float times_power(float sum, int power) {
    int half_of = power >> 1;
    return sum * as_float((half_of + 127) << 23) * as_float((power - half_of + 127) << 23);
}

float ocl_exp2_f32(float x) {
    int bits;
    x = x < -152 ? -152 : x > 130 ? 130 : x;
    float rest = x - nearest_whole(x, 1, &bits);
    float sum = 0x1.4447b4p-13f;
    sum = fma(sum, rest, 0x1.5f096p-10f);
    sum = fma(sum, rest, 0x1.3b2a28p-7f);
    sum = fma(sum, rest, 0x1.c6af7ap-5f);
    sum = fma(sum, rest, 0x1.ebfbep-3f);
    sum = fma(sum, rest, 0x1.62e43p-1f);
    return times_power(fma(sum, rest, 1), bits - as_int(0x1.8p23f));
}

/* e^rest - 1, for rest of at most log(2) / 2. */
static float less_one(float rest) {
    float sum = 0x1.6a218cp-10f;
    sum = fma(sum, rest, 0x1.123b9ap-7f);
    sum = fma(sum, rest, 0x1.5558fcp-5f);
    sum = fma(sum, rest, 0x1.55549p-3f);
    sum = fma(sum, rest, 0x1.fffffcp-2f);
    return fma(rest * rest, sum, rest);
}

float ocl_exp10_f32(float x) {
    int bits;
    x = x < -46 ? -46 : x > 40 ? 40 : x;
    float count = nearest_whole(x, 0x1.a934fp+1f, &bits);
    float rest = fma(count, -0x1.344136p-2f, x); /* log10(2) in two parts */
    rest = fma(count, 0x1.ec10cp-27f, rest);
    return times_power(less_one(rest * 0x1.26bb1cp+1f) + 1, bits - as_int(0x1.8p23f));
}

/* Beyond 0.93 it is 1 - exp(-g), where g is a polynomial. */
float ocl_erf_f32(float x) {
    float size = fabs(x), z = x * x, most = size > 3.94f ? 3.94f : size;
    float sum = 0x1.60194ap-14f;
    sum = fma(sum, z, -0x1.ab585ep-11f);
    sum = fma(sum, z, 0x1.54ebb6p-8f);
    sum = fma(sum, z, -0x1.b812cep-6f);
    sum = fma(sum, z, 0x1.ce2e44p-4f);
    sum = fma(sum, z, -0x1.812744p-2f);
    float small = fma(size, 0x1.20dd76p+0f, size * (z * sum));
    float g = 0x1.5ec066p-16f;
    g = fma(g, most, -0x1.c545a6p-12f);
    g = fma(g, most, 0x1.10a84cp-8f);
    g = fma(g, most, -0x1.9b1892p-6f);
    g = fma(g, most, 0x1.bb5622p-4f);
    g = fma(g, most, 0x1.444b44p-1f);
    g = fma(g, most, 0x1.212698p+0f);
    g = fma(g, most, -0x1.65ac6ep-13f);
    float made = size < 0.93f ? small : 1 - exponential(-g);
    return isnan(x) ? x : as_float(as_int(made) | (as_int(x) & (int)0x80000000));
}

/* exp(-x^2) * p(t) / (1 + 2x), where t = (x - 2) / (x + 2); what the square is rounded by is made
 * up for. */
float ocl_erfc_f32(float x) {
    float size = fabs(x) < 10.2f ? fabs(x) : 10.2f, square = size * size;
    float left = fma(size, size, -square);
    float t = (size - 2) / (size + 2), sum = -0x1.a2da7p-12f;
    sum = fma(sum, t, -0x1.41e9d8p-10f);
    sum = fma(sum, t, 0x1.5846bcp-10f);
    sum = fma(sum, t, 0x1.1aca82p-7f);
    sum = fma(sum, t, -0x1.081d62p-7f);
    sum = fma(sum, t, -0x1.bc09c8p-5f);
    sum = fma(sum, t, 0x1.4ffc4ap-3f);
    sum = fma(sum, t, -0x1.54084ep-3f);
    sum = fma(sum, t, -0x1.7bf616p-4f);
    sum = fma(sum, t, 0x1.46e80ep+0f) / fma(2.0f, size, 1.0f);
    float made = exponential(-square) * fma(sum, -left, sum);
    made = x < 0 ? 2 - made : made;
    return isnan(x) ? x : made;
}
#endif

/* The arc of a tangent from 0 to 1. */
static float arc(float x) {
    float z = x * x, sum = -0x1.d4984ap-10f;
    sum = fma(sum, z, 0x1.64c1cep-7f);
    sum = fma(sum, z, -0x1.fdfc1cp-6f);
    sum = fma(sum, z, 0x1.da5ed4p-5f);
    sum = fma(sum, z, -0x1.58155ep-4f);
    sum = fma(sum, z, 0x1.c08f64p-4f);
    sum = fma(sum, z, -0x1.2420b6p-3f);
    sum = fma(sum, z, 0x1.9991e6p-3f);
    sum = fma(sum, z, -0x1.55553ep-2f);
    return fma(x * z, sum, x);
}

/* asin(x) = x + x^3 * what it gives of x^2, for x of at most a half. */
static float arc_of_sine(float z) {
    float sum = 0x1.347faep-5f;
    sum = fma(sum, z, 0x1.d5c63ap-7f);
    sum = fma(sum, z, 0x1.04cabp-5f);
    sum = fma(sum, z, 0x1.6ca7fap-5f);
    sum = fma(sum, z, 0x1.3338aap-4f);
    return fma(sum, z, 0x1.55554cp-3f);
}
