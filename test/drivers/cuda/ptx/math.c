/* Floats: reading and writing them in each format, arithmetic with each rounding, conversions. */
#include <fenv.h>
#include <math.h>
#include <string.h>

#include "machine.h"

static double half_value(uint32_t bits) {
    uint32_t sign = bits >> 15 & 1, exponent = bits >> 10 & 31, fraction = bits & 1023;
    double value = exponent == 31 ? (fraction ? NAN : INFINITY)
                   : exponent     ? ldexp(1024 + fraction, (int)exponent - 25)
                                  : ldexp(fraction, -24);
    return sign ? -value : value;
}

/* Rounds to `digits` bits of fraction with exponents from `least` on, as the mode says. */
static double round_to(double value, int digits, int least, enum ptx_word round) {
    int exponent;
    if (value == 0 || !isfinite(value)) {
        return value;
    }
    (void)frexp(value, &exponent);
    --exponent;
    int scale = digits - (exponent < least ? least : exponent);
    double scaled = ldexp(value, scale), result;
    switch (round) {
    case PTX_W_rz:
        result = trunc(scaled);
        break;
    case PTX_W_rm:
        result = floor(scaled);
        break;
    case PTX_W_rp:
        result = ceil(scaled);
        break;
    case PTX_W_rna:
        result = trunc(scaled + copysign(0.5, scaled));
        break;
    default:
        result = nearbyint(scaled);
        break;
    }
    return ldexp(result, -scale);
}

static uint32_t half_bits(double value, enum ptx_word round) {
    uint32_t sign = signbit(value) ? 0x8000u : 0;
    if (isnan(value)) {
        return 0x7fff;
    }
    double rounded = fabs(round_to(value, 10, -14, round));
    bool away = round == PTX_W_rz || (round == PTX_W_rm && !sign) || (round == PTX_W_rp && sign);
    if (rounded > 65504) {
        return sign | (away && isfinite(value) ? 0x7bff : 0x7c00);
    }
    int exponent;
    double fraction = frexp(rounded, &exponent);
    if (rounded == 0) {
        return sign;
    }
    if (exponent < -13) {
        return sign | (uint32_t)ldexp(rounded, 24);
    }
    return sign | (uint32_t)(exponent + 14) << 10 | ((uint32_t)ldexp(fraction, 11) & 1023);
}

double ptx_read_float(enum ptx_type type, uint64_t bits) {
    uint32_t narrow = (uint32_t)bits;
    float single;
    double wide;
    switch (type) {
    case PTX_F16:
        return half_value(narrow & 0xffff);
    case PTX_BF16:
        narrow <<= 16;
        memcpy(&single, &narrow, 4);
        return single;
    case PTX_F32:
        memcpy(&single, &narrow, 4);
        return single;
    default:
        memcpy(&wide, &bits, 8);
        return wide;
    }
}

static int host_rounding(enum ptx_word round) {
    switch (round) {
    case PTX_W_rz:
    case PTX_W_rzi:
        return FE_TOWARDZERO;
    case PTX_W_rm:
    case PTX_W_rmi:
        return FE_DOWNWARD;
    case PTX_W_rp:
    case PTX_W_rpi:
        return FE_UPWARD;
    default:
        return FE_TONEAREST;
    }
}

uint64_t ptx_write_float(enum ptx_type type, double value, enum ptx_word round) {
    uint64_t bits = 0;
    switch (type) {
    case PTX_F16:
        return half_bits(value, round);
    case PTX_BF16: {
        if (isnan(value)) {
            return 0x7fff;
        }
        float single = (float)round_to(value, 7, -126, round);
        uint32_t narrow;
        memcpy(&narrow, &single, 4);
        return narrow >> 16;
    }
    case PTX_F32: {
        if (isnan(value)) {
            return 0x7fffffff; /* the one NaN that devices make */
        }
        int before = fegetround();
        fesetround(host_rounding(round));
        volatile double from = value;
        volatile float single = (float)from;
        fesetround(before);
        float result = single;
        memcpy(&bits, &result, 4);
        return bits;
    }
    default:
        memcpy(&bits, &value, 8);
        return bits;
    }
}

static double flushed(double value, enum ptx_type type) {
    double least = type == PTX_F32 || type == PTX_BF16 ? 0x1p-126 : type == PTX_F16 ? 0x1p-14 : 0;
    return value != 0 && fabs(value) < least ? copysign(0, value) : value;
}

bool ptx_compare_floats(enum ptx_word how, double a, double b) {
    bool nan = isnan(a) || isnan(b);
    switch (how) {
    case PTX_W_eq:
        return !nan && a == b;
    case PTX_W_ne:
        return !nan && a != b;
    case PTX_W_lt:
        return !nan && a < b;
    case PTX_W_le:
        return !nan && a <= b;
    case PTX_W_gt:
        return !nan && a > b;
    case PTX_W_ge:
        return !nan && a >= b;
    case PTX_W_equ:
        return nan || a == b;
    case PTX_W_neu:
        return nan || a != b;
    case PTX_W_ltu:
        return nan || a < b;
    case PTX_W_leu:
        return nan || a <= b;
    case PTX_W_gtu:
        return nan || a > b;
    case PTX_W_geu:
        return nan || a >= b;
    case PTX_W_num:
        return !nan;
    case PTX_W_nan:
        return nan;
    default:
        return false;
    }
}

/* Of one of the two numbers: where one is no number the other, unless `nan` is asked for. */
static double extreme(double a, double b, bool largest, bool nan) {
    if (isnan(a) || isnan(b)) {
        return nan || (isnan(a) && isnan(b)) ? NAN : isnan(a) ? b : a;
    }
    if (a == b) {
        return signbit(a) == largest ? b : a;
    }
    return (a > b) == largest ? a : b;
}

/* In the format itself, so that a result is rounded once. */
static float single_arithmetic(enum ptx_opcode opcode, float a, float b, float c) {
    volatile float x = a, y = b, z = c, r;
    switch ((int)opcode) {
    case PTX_add:
        r = x + y;
        break;
    case PTX_sub:
        r = x - y;
        break;
    case PTX_mul:
        r = x * y;
        break;
    case PTX_div:
        r = x / y;
        break;
    case PTX_sqrt:
        r = sqrtf(x);
        break;
    case PTX_rcp:
        r = 1 / x;
        break;
    default:
        r = fmaf(x, y, z);
        break;
    }
    return r;
}

static double double_arithmetic(enum ptx_opcode opcode, double a, double b, double c) {
    volatile double x = a, y = b, z = c, r;
    switch ((int)opcode) {
    case PTX_add:
        r = x + y;
        break;
    case PTX_sub:
        r = x - y;
        break;
    case PTX_mul:
        r = x * y;
        break;
    case PTX_div:
        r = x / y;
        break;
    case PTX_sqrt:
        r = sqrt(x);
        break;
    case PTX_rcp:
        r = 1 / x;
        break;
    default:
        r = fma(x, y, z);
        break;
    }
    return r;
}

static bool one_float(const struct ptx_instruction *ins, enum ptx_type type, const uint64_t *in,
                      uint64_t *out) {
    double v[3];
    for (int i = 0; i < 3; ++i) {
        v[i] = ptx_read_float(type, in[i]);
        v[i] = ins->ftz ? flushed(v[i], type) : v[i];
    }
    uint64_t sign = (uint64_t)1 << (ptx_size(type) * 8 - 1);
    double result;
    switch ((int)ins->opcode) {
    case PTX_neg:
        *out = (ins->ftz ? ptx_write_float(type, v[0], 0) : in[0]) ^ sign;
        return true;
    case PTX_abs:
        *out = (ins->ftz ? ptx_write_float(type, v[0], 0) : in[0]) & ~sign;
        return true;
    case PTX_copysign: /* the sign of the first, the rest of the second */
        *out = (in[0] & sign) | (in[1] & ~sign);
        return true;
    case PTX_min:
    case PTX_max:
        result = extreme(v[0], v[1], ins->opcode == PTX_max, ins->logic == PTX_W_nan);
        break;
    case PTX_rsqrt:
        result = 1 / sqrt(v[0]);
        break;
    case PTX_sin:
        result = sin(v[0]);
        break;
    case PTX_cos:
        result = cos(v[0]);
        break;
    case PTX_lg2:
        result = log2(v[0]);
        break;
    case PTX_ex2:
        result = exp2(v[0]);
        break;
    case PTX_tanh:
        result = tanh(v[0]);
        break;
    case PTX_add:
    case PTX_sub:
    case PTX_mul:
    case PTX_div:
    case PTX_sqrt:
    case PTX_rcp:
    case PTX_mad:
    case PTX_fma: {
        int before = fegetround();
        fesetround(host_rounding(ins->round));
        result = type == PTX_F32
                     ? single_arithmetic(ins->opcode, (float)v[0], (float)v[1], (float)v[2])
                     : double_arithmetic(ins->opcode, v[0], v[1], v[2]);
        fesetround(before);
        break;
    }
    default:
        return false;
    }
    result = ins->ftz ? flushed(result, type) : result;
    if (ins->sat) {
        result = isnan(result) || result < 0 ? 0 : result > 1 ? 1 : result;
    }
    *out = ptx_write_float(type, result, ins->round);
    return true;
}

bool ptx_float(const struct ptx_instruction *ins, const uint64_t *in, uint64_t *out) {
    enum ptx_type type = ins->type[0];
    if (type != PTX_F16X2 && type != PTX_BF16X2) {
        return one_float(ins, type, in, out);
    }
    enum ptx_type part = type == PTX_F16X2 ? PTX_F16 : PTX_BF16;
    uint64_t low[3], high[3], a = 0, b = 0;
    for (int i = 0; i < 3; ++i) {
        low[i] = in[i] & 0xffff;
        high[i] = in[i] >> 16 & 0xffff;
    }
    bool ok = one_float(ins, part, low, &a) && one_float(ins, part, high, &b);
    *out = a | b << 16;
    return ok;
}

/* ---- conversions ----------------------------------------------------------------------------- */

static bool is_signed(enum ptx_type type) {
    return type >= PTX_S8 && type <= PTX_S64;
}

static bool is_integer(enum ptx_type type) {
    return type >= PTX_B8 && type <= PTX_S64;
}

static uint64_t extend(enum ptx_type type, uint64_t bits) {
    unsigned width = ptx_size(type) * 8;
    if (width == 64) {
        return bits;
    }
    bits &= ((uint64_t)1 << width) - 1;
    return is_signed(type) && bits >> (width - 1) ? bits | ~(uint64_t)0 << width : bits;
}

static double to_whole(double value, enum ptx_word round) {
    switch (round) {
    case PTX_W_rmi:
        return floor(value);
    case PTX_W_rpi:
        return ceil(value);
    case PTX_W_rzi:
        return trunc(value);
    default:
        return nearbyint(value);
    }
}

/* Floats out of range become the nearest integer. What is no number becomes the highest bit alone
 * if either side has 64 bits, else 0 (PTX ISA, cvt). */
static uint64_t float_to_integer(enum ptx_type to, enum ptx_type from, double value,
                                 enum ptx_word round) {
    unsigned width = ptx_size(to) * 8;
    if (isnan(value)) {
        return width == 64 || from == PTX_F64 ? (uint64_t)1 << (width - 1) : 0;
    }
    value = to_whole(value, round);
    if (is_signed(to)) {
        double limit = ldexp(1, (int)width - 1);
        return value >= limit    ? ((uint64_t)1 << (width - 1)) - 1
               : value <= -limit ? ~(uint64_t)0 << (width - 1)
                                 : (uint64_t)(int64_t)value;
    }
    double limit = ldexp(1, (int)width);
    return value >= limit ? (width == 64 ? ~(uint64_t)0 : ((uint64_t)1 << width) - 1)
           : value <= 0   ? 0
                          : (uint64_t)value;
}

static uint64_t integer_to_float(enum ptx_type to, enum ptx_type from, uint64_t bits,
                                 enum ptx_word round) {
    bits = extend(from, bits);
    int before = fegetround();
    fesetround(host_rounding(round));
    volatile uint64_t unsigned_value = bits;
    volatile int64_t signed_value = (int64_t)bits;
    uint64_t result;
    if (to == PTX_F32) {
        volatile float single = is_signed(from) ? (float)signed_value : (float)unsigned_value;
        result = ptx_write_float(PTX_F32, single, PTX_W_rn);
    } else {
        volatile double wide = is_signed(from) ? (double)signed_value : (double)unsigned_value;
        fesetround(before);
        result = ptx_write_float(to, wide, round);
    }
    fesetround(before);
    return result;
}

static uint64_t clamp_integer(enum ptx_type to, enum ptx_type from, uint64_t bits) {
    bits = extend(from, bits);
    unsigned width = ptx_size(to) * 8;
    bool negative = is_signed(from) && (int64_t)bits < 0;
    if (is_signed(to)) {
        int64_t most = width == 64 ? INT64_MAX : ((int64_t)1 << (width - 1)) - 1, least = -most - 1;
        if (negative) {
            return (uint64_t)((int64_t)bits < least ? least : (int64_t)bits);
        }
        return bits > (uint64_t)most ? (uint64_t)most : bits;
    }
    uint64_t most = width == 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
    return negative ? 0 : bits > most ? most : bits;
}

uint64_t ptx_convert(const struct ptx_instruction *ins, uint64_t in) {
    enum ptx_type to = ins->type[0], from = ins->type[1];
    if (is_integer(from)) {
        if (!is_integer(to)) {
            return integer_to_float(to, from, in, ins->round);
        }
        uint64_t bits = ins->sat ? clamp_integer(to, from, in) : extend(from, in);
        return extend(to, bits);
    }
    double value = ptx_read_float(from, in);
    value = ins->ftz ? flushed(value, from) : value;
    if (is_integer(to)) {
        return float_to_integer(to, from, value, ins->round);
    }
    bool whole = ins->round >= PTX_W_rni && ins->round <= PTX_W_rpi;
    value = whole ? to_whole(value, ins->round) : value;
    if (ins->sat) {
        value = isnan(value) || value < 0 ? 0 : value > 1 ? 1 : value;
    }
    if (to == from && !whole && !ins->sat && !ins->ftz) {
        return in;
    }
    value = ins->ftz ? flushed(value, to) : value;
    return ptx_write_float(to, value, whole ? PTX_W_rn : ins->round);
}
