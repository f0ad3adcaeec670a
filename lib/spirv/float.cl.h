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
