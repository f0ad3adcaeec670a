#include <float.h>
#include <math.h>
#include <string.h>

#include "replay.h"

/* Values of different kinds of numbers lie apart by this much of the larger; halves are coarse. */
static bool close_enough(double a, double b, double tolerance, double least) {
    if (a == b || (isnan(a) && isnan(b))) {
        return true;
    }
    if (!isfinite(a) || !isfinite(b)) {
        return false;
    }
    double larger = fabs(a) > fabs(b) ? fabs(a) : fabs(b);
    return fabs(a - b) <= tolerance * larger ||
           (larger < least && fabs(a - b) <= tolerance * least);
}

static double half(const unsigned char *at) {
    uint16_t bits;
    memcpy(&bits, at, sizeof(bits));
    int exponent = bits >> 10 & 31;
    double fraction = bits & 1023;
    double value = exponent == 31 ? (fraction > 0 ? NAN : INFINITY)
                   : exponent     ? ldexp(fraction + 1024, exponent - 25)
                                  : ldexp(fraction, -24);
    return bits & 0x8000 ? -value : value;
}

static double single(const unsigned char *at) {
    float value;
    memcpy(&value, at, sizeof(value));
    return (double)value;
}

static double twice(const unsigned char *at) {
    double value;
    memcpy(&value, at, sizeof(value));
    return value;
}

/* Small whole numbers look like values near to zero that no computation gives. */
static bool looks_like_a_number(double value, double least) {
    return value == 0 || !isfinite(value) || fabs(value) >= least;
}

static bool same_f32(const unsigned char *a, const unsigned char *b, double tolerance, bool guess) {
    double x = single(a), y = single(b);
    if (guess &&
        (!looks_like_a_number(x, (double)FLT_MIN) || !looks_like_a_number(y, (double)FLT_MIN))) {
        return false;
    }
    return close_enough(x, y, tolerance, guess ? 0 : 1e-6);
}

static bool same_f64(const unsigned char *a, const unsigned char *b, double tolerance, bool guess) {
    double x = twice(a), y = twice(b);
    /* Two whole numbers of 32 bits make a value that is tiny or huge. */
    if (guess &&
        (!looks_like_a_number(x, 1e-100) || !looks_like_a_number(y, 1e-100) || fabs(x) > 1e100)) {
        return false;
    }
    return close_enough(x, y, tolerance, guess ? 0 : 1e-12);
}

size_t ur_values_differ(const unsigned char *a, const unsigned char *b, size_t size,
                        enum ur_values type, double tolerance) {
    size_t at = 0;
    while (at < size) {
        if (a[at] == b[at]) {
            at++;
            continue;
        }
        size_t unit = type == UR_VALUES_F16 ? 2 : type == UR_VALUES_F64 ? 8 : 4;
        size_t start = at / unit * unit, wide = at / 8 * 8;
        bool same = false;
        switch (type) {
        case UR_VALUES_BYTES:
            break;
        case UR_VALUES_F16:
            same = start + 2 <= size &&
                   close_enough(half(a + start), half(b + start), tolerance, 1e-3);
            break;
        case UR_VALUES_F64:
            same = start + 8 <= size && same_f64(a + start, b + start, tolerance, false);
            break;
        case UR_VALUES_F32:
            same = start + 4 <= size && same_f32(a + start, b + start, tolerance, false);
            break;
        case UR_VALUES_ANY:
            same = start + 4 <= size && same_f32(a + start, b + start, tolerance, true);
            if (!same && wide + 8 <= size && same_f64(a + wide, b + wide, tolerance, true)) {
                same = true;
                start = wide;
                unit = 8;
            }
            break;
        }
        if (!same) {
            return at;
        }
        at = start + unit;
    }
    return size;
}

void ur_value_text(const unsigned char *bytes, size_t size, size_t at, enum ur_values type,
                   char *text, size_t room) {
    size_t start = at / 4 * 4;
    if (type == UR_VALUES_F64 && at / 8 * 8 + 8 <= size) {
        snprintf(text, room, "%.17g", twice(bytes + at / 8 * 8));
    } else if (type == UR_VALUES_F16 && at / 2 * 2 + 2 <= size) {
        snprintf(text, room, "%.5g", half(bytes + at / 2 * 2));
    } else if (start + 4 <= size) {
        uint32_t word;
        memcpy(&word, bytes + start, sizeof(word));
        snprintf(text, room, "0x%08x (%d, %.9g)", (unsigned)word, (int)word, single(bytes + start));
    } else {
        snprintf(text, room, "0x%02x", bytes[at]);
    }
}
