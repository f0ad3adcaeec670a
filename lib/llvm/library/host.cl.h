/* Functions of double that only native CPU has of its own, after double.cl.h and as it says: included for scalars and for
 * vectors. Nothing here branches. */

/* ---- inverse hyperbolic functions ------------------------------------------------------------------------------ */

/* log(1 + t), or log(2 * t) for what is so far that 1 is nothing beside it. */
static DOUBLE OF(log_from_one)(DOUBLE t, LONG far) {
    return OCL(log1p)(t) + (far ? (DOUBLE)0x1.62e42fefa39efp-1 : (DOUBLE)0);
}

DOUBLE OCL(asinh)(DOUBLE x) {
    DOUBLE size = OF(magnitude)(x), square = size * size;
    LONG far = as_MASK(size > 0x1p56);
    DOUBLE t = size + square / (sqrt(square + 1) + 1);
    DOUBLE made = OF(log_from_one)(far ? size : t, far);
    return OF(with_sign)(made, as_LONG(x));
}

DOUBLE OCL(acosh)(DOUBLE x) {
    DOUBLE less = x - 1;
    LONG far = as_MASK(x > 0x1p56);
    DOUBLE made = OF(log_from_one)(far ? x : less + sqrt(less * (less + 2)), far);
    return x >= 1 ? made : (DOUBLE)NAN64;
}

DOUBLE OCL(atanh)(DOUBLE x) {
    DOUBLE size = OF(magnitude)(x), made = OCL(log1p)((size + size) / (1 - size)) * 0.5;
    made = size < 0x1p-30 ? size : made;
    made = size <= 1 ? made : (DOUBLE)NAN64;
    return OF(with_sign)(size == 1 ? (DOUBLE)INFINITY64 : made, as_LONG(x));
}

/* ---- as parts of half a turn ----------------------------------------------------------------------------------- */

static DOUBLE OF(by_pi)(DOUBLE angle) {
    DOUBLE made = fma(angle, (DOUBLE)0x1.45f306dc9c883p-2, angle * -0x1.6b01ec5417056p-56);
    return angle == 0 ? angle : made;
}

DOUBLE OCL(asinpi)(DOUBLE x) {
    return OF(by_pi)(OCL(asin)(x));
}

DOUBLE OCL(acospi)(DOUBLE x) {
    return OF(by_pi)(OCL(acos)(x));
}

DOUBLE OCL(atanpi)(DOUBLE x) {
    return OF(by_pi)(OCL(atan)(x));
}

DOUBLE OCL(atan2pi)(DOUBLE y, DOUBLE x) {
    return OF(by_pi)(OCL(atan2)(y, x));
}

/* Half turns have the sign of their number, and what is between two that of the first. */
DOUBLE OCL(tanpi)(DOUBLE x) {
    LONG quarter;
    DOUBLE low, rest = OF(less_half_turns)(x, &low, &quarter);
    LONG odd = quarter & 1;
    DOUBLE made = QUOTIENT(OF(sine_of)(rest, low, odd), OF(sine_of)(rest, low, odd + 1));
    DOUBLE bound = OF(with_sign)(as_MASK(odd != 0) ? (DOUBLE)INFINITY64 : (DOUBLE)0, quarter << 62);
    made = OF(with_sign)(rest == 0 ? bound : made, as_LONG(x));
    return OF(magnitude)(x) < INFINITY64 ? made : (DOUBLE)NAN64;
}

/* ---- roots ----------------------------------------------------------------------------------------------------- */

/* What 1 / n is rounded by counts, for the exponent is up to 745 times that. */
DOUBLE OCL(rootn)(DOUBLE x, INT n) {
    DOUBLE number = as_NUMBER(n), y = 1 / number, y_low = fma(-number, y, (DOUBLE)1) * y;
    DOUBLE low, sum = OF(log_in_parts)(OF(magnitude)(x), &low), exponent = sum * y;
    low = fma(sum, y_low, fma(y, low, fma(y, sum, -exponent)));
    low = OF(magnitude)(exponent) < 1000 ? low : (DOUBLE)0;
    DOUBLE made = OF(exponential)(exponent, low);
    LONG odd = -(as_WIDE(n) & 1);
    made = OF(signed_power)(x, made, odd, odd);
    made = x == x ? made : x;
    return as_WIDE(n) == 0 ? (DOUBLE)NAN64 : made;
}

/* ---- parts of numbers ------------------------------------------------------------------------------------------ */

DOUBLE OCL(fdim)(DOUBLE x, DOUBLE y) {
    return x <= y ? (DOUBLE)0 : x - y;
}

static DOUBLE OF(larger)(DOUBLE x, DOUBLE y) {
    DOUBLE made = x > y ? x : y;
    made = x == x ? made : y;
    return y == y ? made : x;
}

DOUBLE OCL(maxmag)(DOUBLE x, DOUBLE y) {
    DOUBLE a = OF(magnitude)(x), b = OF(magnitude)(y), same = OF(larger)(x, y);
    return a > b ? x : b > a ? y : same;
}

DOUBLE OCL(minmag)(DOUBLE x, DOUBLE y) {
    DOUBLE a = OF(magnitude)(x), b = OF(magnitude)(y), same = -OF(larger)(-x, -y);
    return a < b ? x : b < a ? y : same;
}

/* The exponent of what is finite and not 0, 1023 more, and its bits as if it were in none below what is normal. */
static LONG OF(biased_exponent)(DOUBLE x, LONG *bits) {
    LONG tiny = as_MASK(OF(magnitude)(x) < 0x1p-1022);
    *bits = as_LONG(tiny ? x * 0x1p54 : x);
    return (*bits >> 52 & 0x7ff) - (tiny & 54);
}

/* Only the last step rounds, of what is below normal ones or above all. */
DOUBLE OCL(ldexp)(DOUBLE x, INT n) {
    LONG bits, power = OF(biased_exponent)(x, &bits) + as_WIDE(n);
    LONG below = as_MASK(power < 1), above = as_MASK(power > 2046);
    power = as_MASK(power < -100) ? (LONG)-100 : power;
    LONG within = below ? power + 110 : above ? (LONG)2046 : power;
    DOUBLE made = as_DOUBLE((bits & ~(0x7ffL << 52)) | within << 52);
    made *= below ? (DOUBLE)0x1p-110 : above ? (DOUBLE)0x1p1023 : (DOUBLE)1;
    return (as_MASK(OF(magnitude)(x) < INFINITY64) & as_MASK(x != 0)) ? made : x;
}

/* The exponent stands in the last bits of a sum. */
DOUBLE OCL(logb)(DOUBLE x) {
    LONG bits, power = OF(biased_exponent)(x, &bits);
    DOUBLE made = as_DOUBLE(as_LONG((DOUBLE)0x1.8p52) + power) - (0x1.8p52 + 1023);
    made = x == 0 ? (DOUBLE)-INFINITY64 : made;
    return OF(magnitude)(x) < INFINITY64 ? made : x * x;
}
