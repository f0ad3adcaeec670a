/* Functions of double, of one (LANES 1) or of a vector: included for each, so that a work-item gets the same number
 * whichever LLVM takes. DOUBLE and LONG are the types, OF(name) the function;
 * QUOTIENT(a, b) is a / b to a last bit, of b that is infinite or far from both ends of the exponents. Nothing here branches. Polynomials are
 * minimax ones of the relative error, sums of halves where the chain of operations is what is waited for. */

static DOUBLE OF(magnitude)(DOUBLE x) {
    return as_DOUBLE(as_LONG(x) & ~SIGN64);
}

static DOUBLE OF(with_sign)(DOUBLE made, LONG bits) {
    return as_DOUBLE(as_LONG(made) ^ (bits & SIGN64));
}

/* The whole number nearest to x * scale, which is below 2^51; its last bits are those of *bits. */
static DOUBLE OF(nearest)(DOUBLE x, double scale, LONG *bits) {
    DOUBLE sum = fma(x, (DOUBLE)scale, (DOUBLE)0x1.8p52);
    *bits = as_LONG(sum);
    return sum - 0x1.8p52;
}

/* ---- exponentials ---------------------------------------------------------------------------------------------- */

#ifndef OWN_POWER /* a target's, where exponents are cheaper as integers */
/* made * 2^power in two steps of which only the last can round. The exponents stand in the last bits of a sum. */
static DOUBLE OF(times_power)(DOUBLE made, DOUBLE power) {
    DOUBLE first = fma(power, (DOUBLE)0.5, (DOUBLE)(0x1.8p52 + 1023));
    DOUBLE second = (power - (first - (0x1.8p52 + 1023))) + (0x1.8p52 + 1023);
    return made * as_DOUBLE(as_LONG(first) << 52) * as_DOUBLE(as_LONG(second) << 52);
}
#endif

/* (e^rest - 1 - rest) / rest^2, for rest of at most log(2) / 2. */
static DOUBLE OF(exponential_sum)(DOUBLE rest) {
    DOUBLE square = rest * rest, fourth = square * square;
    DOUBLE first = fma((DOUBLE)0x1.55555555554f9p-3, rest, (DOUBLE)0x1.000000000000ap-1);
    DOUBLE second = fma((DOUBLE)0x1.1111111127ceap-7, rest, (DOUBLE)0x1.555555555083ep-5);
    DOUBLE third = fma((DOUBLE)0x1.a01a012a19411p-13, rest, (DOUBLE)0x1.6c16c18438ccbp-10);
    DOUBLE upper = fma((DOUBLE)0x1.71df25a0272e8p-19, rest, (DOUBLE)0x1.a01999e2154e0p-16);
    DOUBLE last = fma((DOUBLE)0x1.ad7f58e08687fp-26, rest, (DOUBLE)0x1.28ad9bd08538cp-22);
    upper = fma(fma(last, square, upper), square, third);
    return fma(upper, fourth, fma(second, square, first));
}

static DOUBLE OF(within)(DOUBLE x, double least, double most) {
    x = x < least ? (DOUBLE)least : x;
    return x > most ? (DOUBLE)most : x;
}

/* e^(x + low), where low is small beside x. */
static DOUBLE OF(exponential)(DOUBLE x, DOUBLE low) {
    LONG bits;
    x = OF(within)(x, -746, 710);
    DOUBLE count = OF(nearest)(x, 0x1.71547652b82fep+0, &bits);
    DOUBLE rest = fma(count, (DOUBLE)-0x1.62e42fefa39efp-1, x); /* exact */
    rest += fma(count, (DOUBLE)-0x1.abc9e3b39803fp-56, low);
    return OF(times_power)(fma(rest * rest, OF(exponential_sum)(rest), rest) + 1, count);
}

DOUBLE OCL(exp)(DOUBLE x) {
    return OF(exponential)(x, (DOUBLE)0);
}

DOUBLE OCL(exp2)(DOUBLE x) {
    LONG bits;
    x = OF(within)(x, -1076, 1025);
    DOUBLE count = OF(nearest)(x, 1, &bits), rest = x - count;
    DOUBLE square = rest * rest, fourth = square * square;
    DOUBLE first = fma((DOUBLE)0x1.ebfbdff82c5a5p-3, rest, (DOUBLE)0x1.62e42fefa39efp-1);
    DOUBLE second = fma((DOUBLE)0x1.3b2ab6fb9ff51p-7, rest, (DOUBLE)0x1.c6b08d704a0d7p-5);
    DOUBLE third = fma((DOUBLE)0x1.4309130f30745p-13, rest, (DOUBLE)0x1.5d87fe78a0de1p-10);
    DOUBLE upper = fma((DOUBLE)0x1.62bfc6ca41dfcp-20, rest, (DOUBLE)0x1.ffcbfc7c599bfp-17);
    DOUBLE last = fma((DOUBLE)0x1.e61cacd0556bbp-28, rest, (DOUBLE)0x1.b524cdcae2d7ep-24);
    last = fma((DOUBLE)0x1.ea186facfe567p-32, square, last);
    upper = fma(fma(last, square, upper), square, third);
    DOUBLE sum = fma(upper, fourth, fma(second, square, first));
    return OF(times_power)(fma(sum, rest, (DOUBLE)1), count);
}

DOUBLE OCL(exp10)(DOUBLE x) {
    LONG bits;
    x = OF(within)(x, -325, 310);
    DOUBLE count = OF(nearest)(x, 0x1.a934f0979a371p+1, &bits);
    DOUBLE rest = fma(count, (DOUBLE)-0x1.34413509f79ffp-2, x); /* exact */
    rest = fma(count, (DOUBLE)0x1.9dc1da994fd21p-59, rest);
    DOUBLE low = rest * -0x1.f48ad494ea3e9p-53;
    rest = fma(rest, (DOUBLE)0x1.26bb1bbb55516p+1, low);
    return OF(times_power)(fma(rest * rest, OF(exponential_sum)(rest), rest) + 1, count);
}

/* e^x - 1, for x of at least -45 and at most 710: 2^count * (e^rest - 1) + (2^count - 1), of half of each, for 2^1024 is
 * no number. */
static DOUBLE OF(less_one)(DOUBLE x) {
    LONG bits;
    DOUBLE count = OF(nearest)(x, 0x1.71547652b82fep+0, &bits);
    DOUBLE rest = fma(count, (DOUBLE)-0x1.62e42fefa39efp-1, x);
    rest = fma(count, (DOUBLE)-0x1.abc9e3b39803fp-56, rest);
    DOUBLE half_of = as_DOUBLE(as_LONG(count + (0x1.8p52 + 1022)) << 52);
    DOUBLE made = fma(rest * rest, OF(exponential_sum)(rest), rest);
    return fma(half_of, made, half_of - 0.5) * 2;
}

DOUBLE OCL(expm1)(DOUBLE x) {
    DOUBLE made = OF(less_one)(OF(within)(x, -45, 710));
    return x == 0 ? x : made;
}

/* ---- hyperbolic functions -------------------------------------------------------------------------------------- */

DOUBLE OCL(tanh)(DOUBLE x) {
    DOUBLE size = OF(magnitude)(x), twice = size + size, made = OF(less_one)(OF(within)(twice, 0, 44));
    return OF(with_sign)(QUOTIENT(made, made + 2), as_LONG(x));
}

/* e^size / 2, without a step above the largest number. */
static DOUBLE OF(half_exponential)(DOUBLE size) {
    LONG bits;
    size = size > 711 ? (DOUBLE)711 : size;
    DOUBLE count = OF(nearest)(size, 0x1.71547652b82fep+0, &bits);
    DOUBLE rest = fma(count, (DOUBLE)-0x1.62e42fefa39efp-1, size);
    rest = fma(count, (DOUBLE)-0x1.abc9e3b39803fp-56, rest);
    return OF(times_power)(fma(rest * rest, OF(exponential_sum)(rest), rest) + 1, count - 1);
}

DOUBLE OCL(sinh)(DOUBLE x) {
    DOUBLE size = OF(magnitude)(x), z = size * size, fourth = z * z, large = OF(half_exponential)(size);
    DOUBLE first = fma((DOUBLE)0x1.11111111110a0p-7, z, (DOUBLE)0x1.5555555555556p-3);
    DOUBLE second = fma((DOUBLE)0x1.71de3a45e721cp-19, z, (DOUBLE)0x1.a01a01a029334p-13);
    DOUBLE third = fma((DOUBLE)0x1.611a34dcb2873p-33, z, (DOUBLE)0x1.ae646773ad0c8p-26);
    third = fma((DOUBLE)0x1.b4d11c6c47751p-41, fourth, third);
    DOUBLE small = fma(size * z, fma(fma(third, fourth, second), fourth, first), size);
    large -= 0.25 / large;
    return OF(with_sign)(size < 1 ? small : large, as_LONG(x));
}

DOUBLE OCL(cosh)(DOUBLE x) {
    DOUBLE large = OF(half_exponential)(OF(magnitude)(x));
    return large + 0.25 / large;
}

/* ---- logarithms ------------------------------------------------------------------------------------------------ */

/* x = 2^*power * (1 + what it gives), from the root of a half to that of two, for x above 0. */
static DOUBLE OF(less_power)(DOUBLE x, DOUBLE *power) {
    LONG tiny = as_MASK(x < 0x1p-1022);
    LONG bits = as_LONG(tiny ? x * 0x1p54 : x), up = bits + 0x95f619980c433L;
    LONG whole = up & 0x7ff0000000000000L;
    /* An exponent as the last bits of 2^52, of which it is taken. */
    LONG number = (up >> 52 & 0x7ff) | 0x4330000000000000L;
    *power = as_DOUBLE(number) - (tiny ? (DOUBLE)(0x1p52 + 1023 + 54) : (DOUBLE)(0x1p52 + 1023));
    return as_DOUBLE(bits - whole + 0x3ff0000000000000L) - 1;
}

/* log(1 + f) is f - f * f / 2 + what it gives. */
static DOUBLE OF(logarithm)(DOUBLE f, DOUBLE half_square) {
    DOUBLE s = QUOTIENT(f, f + 2), z = s * s, fourth = z * z;
    DOUBLE first = fma((DOUBLE)0x1.999999997fb35p-2, z, (DOUBLE)0x1.5555555555593p-1);
    DOUBLE second = fma((DOUBLE)0x1.c71c51e80b2c9p-3, z, (DOUBLE)0x1.24924942177c6p-2);
    DOUBLE third = fma((DOUBLE)0x1.39a0f50e330e2p-3, z, (DOUBLE)0x1.7466462a5df30p-3);
    third = fma((DOUBLE)0x1.2f0d8fb8e59b0p-3, fourth, third);
    DOUBLE sum = fma(fma(third, fourth, second), fourth, first);
    return s * fma(z, sum, half_square);
}

/* Logarithms of what is no positive number. */
static DOUBLE OF(of_positive)(DOUBLE x, DOUBLE made) {
    made = x < INFINITY64 ? made : x;
    made = x == 0 ? (DOUBLE)-INFINITY64 : made;
    return x < 0 ? (DOUBLE)NAN64 : made;
}

DOUBLE OCL(log)(DOUBLE x) {
    DOUBLE power, f = OF(less_power)(x, &power), half_square = f * f * 0.5;
    DOUBLE low = fma(power, (DOUBLE)0x1.abc9e3b39803fp-56, OF(logarithm)(f, half_square));
    return OF(of_positive)(x, fma(power, (DOUBLE)0x1.62e42fefa39efp-1, f - (half_square - low)));
}

/* power * (high + low) + log(1 + f) * (by + by_low): both in two parts. */
static DOUBLE OF(scaled_log)(DOUBLE x, double high, double low, double by, double by_low) {
    DOUBLE power, f = OF(less_power)(x, &power), half_square = f * f * 0.5;
    DOUBLE most = f - half_square, less = ((f - most) - half_square) + OF(logarithm)(f, half_square);
    DOUBLE part = most * by, left = fma(most, (DOUBLE)by, -part);
    left = fma(less, (DOUBLE)by, fma(most, (DOUBLE)by_low, left));
    DOUBLE whole = power * high; /* exact */
    DOUBLE sum = whole + part;
    left += fma(power, (DOUBLE)low, (whole - sum) + part);
    return OF(of_positive)(x, sum + left);
}

DOUBLE OCL(log2)(DOUBLE x) {
    return OF(scaled_log)(x, 1, 0, 0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56);
}

DOUBLE OCL(log10)(DOUBLE x) {
    return OF(scaled_log)(x, 0x1.34413509f7p-2, 0x1.3fde623e2566bp-43, 0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57);
}

/* Of 1 + x as it is rounded; what that leaves out is added. */
DOUBLE OCL(log1p)(DOUBLE x) {
    DOUBLE sum = x + 1, power, f = OF(less_power)(sum, &power);
    DOUBLE more = (sum > 2 ? 1 - (sum - x) : x - (sum - 1)) / sum;
    LONG near = as_MASK(power == 0);
    f = near ? x : f;
    DOUBLE half_square = f * f * 0.5;
    DOUBLE low = fma(power, (DOUBLE)0x1.abc9e3b39803fp-56, OF(logarithm)(f, half_square)) + (near ? (DOUBLE)0 : more);
    DOUBLE made = fma(power, (DOUBLE)0x1.62e42fefa39efp-1, f - (half_square - low));
    made = OF(of_positive)(sum, made);
    return x == 0 ? x : made;
}

/* ---- powers ---------------------------------------------------------------------------------------------------- */

/* log(1 + f) in two parts: 2 * (s + s^3 / 3 + ...) with s = f / (2 + f), of which the first two terms are. */
static DOUBLE OF(exact_log)(DOUBLE f, DOUBLE *low) {
    DOUBLE below = f + 2, below_low = f - (below - 2), one = QUOTIENT(1, below);
    DOUBLE s = f * one, s_low = fma(-s, below_low, fma(-s, below, f)) * one;
    DOUBLE z = s * s, z_low = fma(s + s, s_low, fma(s, s, -z)), fourth = z * z;
    DOUBLE first = fma((DOUBLE)0x1.2492492493049p-3, z, (DOUBLE)0x1.9999999999996p-3);
    DOUBLE second = fma((DOUBLE)0x1.745d183378f6fp-4, z, (DOUBLE)0x1.c71c71c57e040p-4);
    DOUBLE third = fma((DOUBLE)0x1.1120c172cf881p-4, z, (DOUBLE)0x1.3b136267816b0p-4);
    DOUBLE last = fma((DOUBLE)0x1.eb20c56aae70fp-5, z, (DOUBLE)0x1.de3190634f46dp-5);
    DOUBLE sum = fma(fma(fma(last, fourth, third), fourth, second), fourth, first);
    sum = fma(sum, z, (DOUBLE)0x1.5555555555555p-56);
    DOUBLE third_of = sum + 0x1.5555555555555p-2, third_low = (0x1.5555555555555p-2 - third_of) + sum;
    DOUBLE more = z * third_of, more_low = fma(z, third_low, fma(z_low, third_of, fma(z, third_of, -more)));
    DOUBLE twice = s + s, twice_low = s_low + s_low;
    DOUBLE rest = twice * more, rest_low = fma(twice, more_low, fma(twice_low, more, fma(twice, more, -rest)));
    DOUBLE made = twice + rest;
    *low = ((twice - made) + rest) + (rest_low + twice_low);
    return made;
}

/* log(size) in two parts, for size of at least 0. */
static DOUBLE OF(log_in_parts)(DOUBLE size, DOUBLE *low) {
    DOUBLE power, part = OF(exact_log)(OF(less_power)(size, &power), low);
    DOUBLE whole = power * 0x1.62e42fefa3p-1, sum = whole + part; /* the product is exact */
    *low = ((whole - sum) + part) + fma(power, (DOUBLE)0x1.3de6af278ece6p-42, *low);
    return size == 0 ? (DOUBLE)-INFINITY64 : size < INFINITY64 ? sum : (DOUBLE)INFINITY64;
}

/* e^(y * log(size)), for size of at least 0. */
static DOUBLE OF(power_of)(DOUBLE size, DOUBLE y) {
    DOUBLE low, sum = OF(log_in_parts)(size, &low), exponent = sum * y;
    low = fma(y, low, fma(y, sum, -exponent));
    low = OF(magnitude)(exponent) < 1000 ? low : (DOUBLE)0;
    return OF(exponential)(exponent, low);
}

/* What is known of a power of a negative number whose exponent is whole, odd, or neither. */
static DOUBLE OF(signed_power)(DOUBLE x, DOUBLE made, LONG whole, LONG odd) {
    made = as_MASK(x < 0) & ~whole ? (DOUBLE)NAN64 : made;
    return OF(with_sign)(made, as_LONG(x) & odd);
}

DOUBLE OCL(pow)(DOUBLE x, DOUBLE y) {
    DOUBLE reach = OF(magnitude)(y), units = reach < 0x1p52 ? reach + 0x1p52 : reach;
    LONG whole = as_MASK(reach >= 0x1p52) | as_MASK(units - 0x1p52 == reach);
    LONG odd = whole & as_MASK(reach < 0x1p53) & -(as_LONG(units) & 1);
    /* -infinity to any power is one of infinity. */
    DOUBLE made = OF(power_of)(OF(magnitude)(x), y);
    made = OF(signed_power)(x, made, whole | as_MASK(x == -INFINITY64), odd);
    LONG one = as_MASK(y == 0) | as_MASK(x == 1) | (as_MASK(x == -1) & as_MASK(reach == INFINITY64));
    made = x == x ? made : x;
    made = y == y ? made : y;
    return one ? (DOUBLE)1 : made;
}

DOUBLE OCL(powr)(DOUBLE x, DOUBLE y) {
    DOUBLE made = OF(power_of)(OF(magnitude)(x), y);
    return (as_MASK(x >= 0) & as_MASK(y == y)) ? made : (DOUBLE)NAN64;
}

DOUBLE OCL(pown)(DOUBLE x, INT n) {
    DOUBLE made = OF(power_of)(OF(magnitude)(x), as_NUMBER(n));
    made = OF(with_sign)(made, as_LONG(x) & as_WIDE(n) << 63);
    made = x == x ? made : x;
    return as_WIDE(n) == 0 ? (DOUBLE)1 : made;
}

/* One step of Halley's from a root of 26 bits, whose square is exact. */
DOUBLE OCL(cbrt)(DOUBLE x) {
    LONG bits;
    DOUBLE size = OF(magnitude)(x), power, f = OF(less_power)(size, &power), square = f * f;
    DOUBLE third = OF(nearest)(power, 0x1.5555555555555p-2, &bits), left = fma(third, (DOUBLE)-3, power);
    DOUBLE root = fma((DOUBLE)0x1.5555f2d83a4f6p-2, f, (DOUBLE)0x1.fffffbdc83e2dp-1);
    DOUBLE upper = fma((DOUBLE)0x1.f851643f9b45ep-5, f, (DOUBLE)-0x1.c702400106e47p-4);
    DOUBLE last = fma((DOUBLE)0x1.121c4c8ab9031p-5, f, (DOUBLE)-0x1.568f8b6ea11c4p-5);
    last = fma((DOUBLE)-0x1.4df08e7f71eedp-6, square, last);
    root = fma(fma(last, square, upper), square, root);
    root *= left == 0 ? (DOUBLE)1 : left > 0 ? (DOUBLE)0x1.428a2f98d728bp+0 : (DOUBLE)0x1.965fea53d6e3dp-1;
    root = as_DOUBLE(as_LONG(root) & ~0x7ffffffL);
    DOUBLE of = (f + 1) * (left == 0 ? (DOUBLE)1 : left > 0 ? (DOUBLE)2 : (DOUBLE)0.5);
    DOUBLE rest = fma(-root * root, root, of), made = fma(root, QUOTIENT(rest, fma((DOUBLE)-2, rest, of * 3)), root);
    made *= as_DOUBLE(as_LONG(third + (0x1.8p52 + 1023)) << 52);
    made = size < INFINITY64 ? made : size;
    return x == 0 ? x : OF(with_sign)(made, as_LONG(x));
}

DOUBLE OCL(hypot)(DOUBLE x, DOUBLE y) {
    DOUBLE a = OF(magnitude)(x), b = OF(magnitude)(y), most = a > b ? a : b;
    LONG large = as_MASK(most > 0x1p500), small = as_MASK(most < 0x1p-450);
    DOUBLE scale = large ? (DOUBLE)0x1p-600 : small ? (DOUBLE)0x1p600 : (DOUBLE)1;
    DOUBLE back = large ? (DOUBLE)0x1p600 : small ? (DOUBLE)0x1p-600 : (DOUBLE)1;
    DOUBLE first = a * scale, second = b * scale;
    DOUBLE made = sqrt(fma(first, first, second * second)) * back;
    return (as_MASK(a == INFINITY64) | as_MASK(b == INFINITY64)) ? (DOUBLE)INFINITY64 : made;
}

/* ---- sine and others ------------------------------------------------------------------------------------------- */

/* |x| up to NEAR64 less a whole number of quarter turns, in two parts. The first difference is exact. */
static DOUBLE OF(less_turns)(DOUBLE x, DOUBLE *low, LONG *quarter) {
    DOUBLE size = OF(magnitude)(x), count = OF(nearest)(size, 0x1.45f306dc9c883p-1, quarter);
    DOUBLE rest = fma(count, (DOUBLE)-0x1.921fb54442d18p+0, size), product = count * 0x1.1a62633145c07p-54;
    DOUBLE less = fma(count, (DOUBLE)-0x1.f1976b7ed8fbcp-110, fma(count, (DOUBLE)0x1.1a62633145c07p-54, -product));
    DOUBLE made = rest - product;
    *low = ((rest - made) - product) - less;
    return made;
}

/* The sine of `quarter` quarter turns and of rest + low, which is at most an eighth of a turn. */
static DOUBLE OF(sine_of)(DOUBLE rest, DOUBLE low, LONG quarter) {
    LONG cosine = as_MASK((quarter & 1) != 0);
    DOUBLE square = rest * rest, fourth = square * square;
    DOUBLE first = fma(cosine ? (DOUBLE)0x1.555555555554cp-5 : (DOUBLE)0x1.111111111110bp-7, square,
                       cosine ? (DOUBLE)-0.5 : (DOUBLE)-0x1.5555555555555p-3);
    DOUBLE second = fma(cosine ? (DOUBLE)0x1.a01a019cb1117p-16 : (DOUBLE)0x1.71de3a5338c15p-19, square,
                        cosine ? (DOUBLE)-0x1.6c16c16c15178p-10 : (DOUBLE)-0x1.a01a01a018adbp-13);
    DOUBLE third = fma(cosine ? (DOUBLE)0x1.1ee9eb7de588fp-29 : (DOUBLE)0x1.6120921b79a54p-33, square,
                       cosine ? (DOUBLE)-0x1.27e4f80961eb4p-22 : (DOUBLE)-0x1.ae6452975a8a4p-26);
    third = fma(cosine ? (DOUBLE)-0x1.8fae604d6ab77p-37 : (DOUBLE)-0x1.aaa4f88bdcd3bp-41, fourth, third);
    DOUBLE sum = fma(fma(third, fourth, second), fourth, first);
    DOUBLE begin = cosine ? (DOUBLE)1 : rest, more = cosine ? -rest * low : low;
    sum = fma(begin * square, sum, more) + begin;
    return as_DOUBLE(as_LONG(sum) ^ (quarter & 2) << 62);
}

static DOUBLE OF(near_sin)(DOUBLE x) {
    LONG quarter;
    DOUBLE low, rest = OF(less_turns)(x, &low, &quarter);
    return OF(with_sign)(OF(sine_of)(rest, low, quarter), as_LONG(x));
}

static DOUBLE OF(near_cos)(DOUBLE x) {
    LONG quarter;
    DOUBLE low, rest = OF(less_turns)(x, &low, &quarter);
    return OF(sine_of)(rest, low, quarter + 1);
}

static DOUBLE OF(near_tan)(DOUBLE x) {
    LONG quarter;
    DOUBLE low, rest = OF(less_turns)(x, &low, &quarter);
    LONG odd = quarter & 1;
    return OF(with_sign)(QUOTIENT(OF(sine_of)(rest, low, odd), OF(sine_of)(rest, low, odd + 1)), as_LONG(x));
}

/* |x| half turns less a whole number of quarter turns, as an angle in two parts. 0 turns for what is so large that it is an
 * even number. */
static DOUBLE OF(less_half_turns)(DOUBLE x, DOUBLE *low, LONG *quarter) {
    DOUBLE size = OF(magnitude)(x), turns = fma(whole_of(size * 0.5), (DOUBLE)-2, size);
    DOUBLE rest = fma(OF(nearest)(turns, 2, quarter), (DOUBLE)-0.5, turns), made = rest * 0x1.921fb54442d18p+1;
    *low = fma(rest, (DOUBLE)0x1.1a62633145c07p-53, fma(rest, (DOUBLE)0x1.921fb54442d18p+1, -made));
    return made;
}

DOUBLE OCL(sinpi)(DOUBLE x) {
    LONG quarter;
    DOUBLE low, rest = OF(less_half_turns)(x, &low, &quarter), made = OF(sine_of)(rest, low, quarter);
    made = made == 0 ? (DOUBLE)0 : made;
    made = OF(with_sign)(made, as_LONG(x));
    return OF(magnitude)(x) < INFINITY64 ? made : (DOUBLE)NAN64;
}

DOUBLE OCL(cospi)(DOUBLE x) {
    LONG quarter;
    DOUBLE low, rest = OF(less_half_turns)(x, &low, &quarter), made = OF(sine_of)(rest, low, quarter + 1);
    made = made == 0 ? (DOUBLE)0 : made;
    return OF(magnitude)(x) < INFINITY64 ? made : (DOUBLE)NAN64;
}

/* ---- arcs ------------------------------------------------------------------------------------------------------ */

/* The arc of a tangent of at most that of an eighth of a half turn. */
static DOUBLE OF(arc)(DOUBLE t) {
    DOUBLE z = t * t, fourth = z * z;
    DOUBLE first = fma((DOUBLE)0x1.99999999958aep-3, z, (DOUBLE)-0x1.555555555553dp-2);
    DOUBLE second = fma((DOUBLE)0x1.c71c70e6fdbfcp-4, z, (DOUBLE)-0x1.24924922af8b9p-3);
    DOUBLE third = fma((DOUBLE)0x1.3b111b04feba1p-4, z, (DOUBLE)-0x1.745cf8f7f5729p-4);
    DOUBLE upper = fma((DOUBLE)0x1.df107781d8f70p-5, z, (DOUBLE)-0x1.10ebcd8dc3315p-4);
    DOUBLE last = fma((DOUBLE)0x1.37e20327a4043p-5, z, (DOUBLE)-0x1.9cd7d33a6b5f7p-5);
    last = fma((DOUBLE)-0x1.25842958378a8p-6, fourth, last);
    upper = fma(last, fourth, upper);
    DOUBLE sum = fma(fma(fma(upper, fourth, third), fourth, second), fourth, first);
    return fma(t * z, sum, t);
}

/* An eighth or a quarter turn and the arc of what is left: (x - 1) / (x + 1) or -1 / x. */
DOUBLE OCL(atan)(DOUBLE x) {
    DOUBLE size = OF(magnitude)(x);
    LONG far = as_MASK(size > 0x1.3504f333f9de6p+1), middle = as_MASK(size > 0x1.a827999fcef32p-2) & ~far;
    DOUBLE above = far ? (DOUBLE)-1 : middle ? size - 1 : size, below = far ? size : middle ? size + 1 : (DOUBLE)1;
    DOUBLE begin = far ? (DOUBLE)0x1.921fb54442d18p+0 : middle ? (DOUBLE)0x1.921fb54442d18p-1 : (DOUBLE)0;
    DOUBLE low = far ? (DOUBLE)0x1.1a62633145c07p-54 : middle ? (DOUBLE)0x1.1a62633145c07p-55 : (DOUBLE)0;
    return OF(with_sign)((OF(arc)(QUOTIENT(above, below)) + low) + begin, as_LONG(x));
}

/* The arc of the smaller of two over the larger, from whichever axis is nearer. */
DOUBLE OCL(atan2)(DOUBLE y, DOUBLE x) {
    DOUBLE a = OF(magnitude)(x), b = OF(magnitude)(y);
    LONG steep = as_MASK(b > a);
    DOUBLE less = steep ? a : b, more = steep ? b : a;
    LONG same = as_MASK(less == INFINITY64);
    DOUBLE scale = more > 0x1p1000 ? (DOUBLE)0x1p-100 : more < 0x1p-900 ? (DOUBLE)0x1p100 : (DOUBLE)1;
    less = same ? (DOUBLE)1 : less * scale;
    more = same ? (DOUBLE)1 : more == 0 ? (DOUBLE)1 : more * scale;
    LONG middle = as_MASK(less > more * 0x1.a827999fcef32p-2);
    DOUBLE made = OF(arc)(QUOTIENT(middle ? less - more : less, middle ? less + more : more));
    made += middle ? (DOUBLE)0x1.921fb54442d18p-1 : (DOUBLE)0;
    made = steep ? 0x1.921fb54442d18p+0 - (made - 0x1.1a62633145c07p-54) : made;
    made = as_LONG(x) < 0 ? 0x1.921fb54442d18p+1 - (made - 0x1.1a62633145c07p-53) : made;
    made = OF(with_sign)(made, as_LONG(y));
    return x == x ? y == y ? made : y : x;
}

/* asin(x) = x + x^3 * what it gives of x^2, for x of at most a half. */
static DOUBLE OF(arc_of_sine)(DOUBLE z) {
    DOUBLE fourth = z * z, eighth = fourth * fourth;
    DOUBLE first = fma((DOUBLE)0x1.333333332df74p-4, z, (DOUBLE)0x1.5555555555578p-3);
    DOUBLE second = fma((DOUBLE)0x1.f1c71a8d89f4cp-6, z, (DOUBLE)0x1.6db6db722698cp-5);
    DOUBLE third = fma((DOUBLE)0x1.1c49e23c292bap-6, z, (DOUBLE)0x1.6e8bdfad2810ap-6);
    DOUBLE upper = fma((DOUBLE)0x1.757b1053bc17cp-7, z, (DOUBLE)0x1.ca20da828e428p-7);
    DOUBLE last = fma((DOUBLE)0x1.e29960d865d8bp-9, z, (DOUBLE)0x1.617657bc86281p-7);
    DOUBLE end = fma((DOUBLE)-0x1.5965588f2c4f4p-6, z, (DOUBLE)0x1.649e4ac50f726p-6);
    end = fma((DOUBLE)0x1.0bb5c6607b242p-5, fourth, end);
    last = fma(fma(end, fourth, last), eighth, fma(upper, fourth, third));
    return fma(last, eighth, fma(second, fourth, first));
}

/* The angle whose sine is from 0 to 1/2, or, of a larger one, half of what is left of a quarter turn. */
static DOUBLE OF(angle_of_sine)(DOUBLE size) {
    DOUBLE z = size > 0.5 ? (1 - size) * 0.5 : size * size, root = size > 0.5 ? sqrt(z) : size;
    return fma(root * z, OF(arc_of_sine)(z), root);
}

DOUBLE OCL(asin)(DOUBLE x) {
    DOUBLE size = OF(magnitude)(x), made = OF(angle_of_sine)(size);
    made = size > 0.5 ? 0x1.921fb54442d18p+0 - (made * 2 - 0x1.1a62633145c07p-54) : made;
    made = OF(with_sign)(made, as_LONG(x));
    return size <= 1 ? made : (DOUBLE)NAN64;
}

DOUBLE OCL(acos)(DOUBLE x) {
    DOUBLE size = OF(magnitude)(x), made = OF(angle_of_sine)(size), twice = made * 2;
    DOUBLE far = x < 0 ? 0x1.921fb54442d18p+1 - (twice - 0x1.1a62633145c07p-53) : twice;
    made = size > 0.5 ? far : 0x1.921fb54442d18p+0 - (OF(with_sign)(made, as_LONG(x)) - 0x1.1a62633145c07p-54);
    return size <= 1 ? made : (DOUBLE)NAN64;
}

/* ---- the error function ---------------------------------------------------------------------------------------- */

/* 1 - erf(size) = e^(-size^2) * p(t) / (1 + 2 * size) with t = (size - 4) / (size + 4); what the square is rounded by is
 * made up for. */
static DOUBLE OF(error_left)(DOUBLE size) {
    size = size > 28 ? (DOUBLE)28 : size;
    DOUBLE t = QUOTIENT(size - 4, size + 4), z = t * t, fourth = z * z, eighth = fourth * fourth;
    DOUBLE first = fma((DOUBLE)-0x1.1df1ad154a29cp-3, t, (DOUBLE)0x1.3ba5916e9fd7fp+0);
    DOUBLE second = fma((DOUBLE)0x1.16ecefcfa6043p-4, t, (DOUBLE)0x1.f7f5df66fd71ep-7);
    DOUBLE third = fma((DOUBLE)0x1.7fee004df6ac7p-4, t, (DOUBLE)-0x1.9ddb23c3e8a4dp-4);
    DOUBLE upper = fma((DOUBLE)0x1.3079edf9f9a22p-5, t, (DOUBLE)-0x1.0fb06dfe58cbap-4);
    DOUBLE low = fma(fma(upper, z, third), fourth, fma(second, z, first));
    first = fma((DOUBLE)0x1.49c67191ab211p-8, t, (DOUBLE)-0x1.09623880776cep-6);
    second = fma((DOUBLE)-0x1.a1de83d0ea04cp-13, t, (DOUBLE)-0x1.8d4a9feedf906p-11);
    third = fma((DOUBLE)-0x1.9969d5eb64dfbp-16, t, (DOUBLE)0x1.3be0d2db55b76p-13);
    upper = fma((DOUBLE)0x1.7fae62a1f95c0p-18, t, (DOUBLE)-0x1.78a872266fa56p-17);
    DOUBLE middle = fma(fma(upper, z, third), fourth, fma(second, z, first));
    first = fma((DOUBLE)-0x1.bfe126f495407p-21, t, (DOUBLE)0x1.443913125c647p-22);
    second = fma((DOUBLE)0x1.ec09b8d8dfb0fp-24, t, (DOUBLE)0x1.0bf5c64b9058ep-24);
    third = fma((DOUBLE)-0x1.cbf39cee70cafp-27, t, (DOUBLE)-0x1.0b483bf43fc7bp-27);
    third = fma((DOUBLE)-0x1.d824d2e708712p-30, z, third);
    middle = fma(fma(third, fourth, fma(second, z, first)), eighth, middle);
    DOUBLE square = size * size, left = fma(size, size, -square);
    return OF(exponential)(-square, -left) * QUOTIENT(fma(middle, eighth, low), fma(size, (DOUBLE)2, (DOUBLE)1));
}

DOUBLE OCL(erfc)(DOUBLE x) {
    DOUBLE made = OF(error_left)(OF(magnitude)(x));
    return x < 0 ? 2 - made : made;
}

DOUBLE OCL(erf)(DOUBLE x) {
    DOUBLE size = OF(magnitude)(x), z = size * size, fourth = z * z, eighth = fourth * fourth;
    DOUBLE first = fma((DOUBLE)-0x1.812746b0379e2p-2, z, (DOUBLE)0x1.20dd750429b6dp+0);
    DOUBLE second = fma((DOUBLE)-0x1.b82ce31271e09p-6, z, (DOUBLE)0x1.ce2f21a0427e2p-4);
    DOUBLE third = fma((DOUBLE)-0x1.c02db3141949cp-11, z, (DOUBLE)0x1.565bcd0a3221ap-8);
    DOUBLE upper = fma((DOUBLE)-0x1.f4cf594238600p-17, z, (DOUBLE)0x1.f9a30628e419bp-14);
    DOUBLE last = fma((DOUBLE)-0x1.5d835ef781989p-23, z, (DOUBLE)0x1.b9b75e974d7fap-20);
    DOUBLE end = fma((DOUBLE)-0x1.d24adb1237f44p-31, z, (DOUBLE)0x1.e29e3c0efd565p-27);
    last = fma(fma(end, fourth, last), eighth, fma(upper, fourth, third));
    DOUBLE small = size * fma(last, eighth, fma(second, fourth, first));
    return OF(with_sign)(size < 0.9 ? small : 1 - OF(error_left)(size), as_LONG(x));
}

/* ---- remainders ------------------------------------------------------------------------------------------------ */

/* near_fmod of math.cl, where the quotient is below 2^52. */
static DOUBLE OF(near_fmod)(DOUBLE x, DOUBLE y) {
    DOUBLE a = OF(magnitude)(x), b = OF(magnitude)(y), rest = fma(-whole_of(a / b), b, a);
    rest = rest < 0 ? rest + b : rest;
    rest = a < b ? a : rest; /* for infinite y too */
    return OF(with_sign)(rest, as_LONG(x));
}
