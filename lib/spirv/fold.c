#include "fold.h"

#include <string.h>

#include "spirv/generated/names.h"

/* ---- floats ---------------------------------------------------------------------------------- */

static uint64_t fold_bits_of(double value) {
    uint64_t bits;
    memcpy(&bits, &value, 8);
    return bits;
}

static double double_of(uint64_t bits) {
    double value;
    memcpy(&value, &bits, 8);
    return value;
}

static double half_to_double(uint32_t bits) {
    uint64_t sign = (uint64_t)(bits >> 15) << 63;
    uint32_t exponent = bits >> 10 & 31, fraction = bits & 0x3ff;
    if (exponent == 31) {
        return double_of(sign | UINT64_C(0x7ff) << 52 | (uint64_t)fraction << 42);
    }
    if (exponent == 0) {
        double tiny = fraction * 0x1p-24;
        return sign ? -tiny : tiny;
    }
    return double_of(sign | (uint64_t)(exponent - 15 + 1023) << 52 | (uint64_t)fraction << 42);
}

static uint32_t half_from_double(double value) {
    uint64_t bits = fold_bits_of(value), fraction = bits & ((UINT64_C(1) << 52) - 1);
    uint32_t sign = (uint32_t)(bits >> 63) << 15;
    int exponent = (int)(bits >> 52 & 0x7ff) - 1023;
    if (exponent == 1024) {
        return sign | 0x7c00 | (fraction ? 0x200 | (uint32_t)(fraction >> 42) : 0);
    }
    if (exponent > 15) {
        return sign | 0x7c00;
    }
    if (exponent < -25) {
        return sign;
    }
    /* Units of the last place: 42 bits of the fraction go, more of what becomes subnormal. */
    unsigned gone = exponent < -14 ? 42u + (unsigned)(-14 - exponent) : 42u;
    uint64_t whole =
        exponent < -14 ? fraction | UINT64_C(1) << 52 : fraction | (uint64_t)(exponent + 15) << 52;
    uint64_t kept = whole >> gone, rest = whole & ((UINT64_C(1) << gone) - 1);
    uint64_t half = UINT64_C(1) << (gone - 1);
    kept += rest > half || (rest == half && (kept & 1));
    return sign | (uint32_t)kept; /* a carry goes into the exponent, up to infinity */
}

double ur_spirv_to_double(uint64_t bits, unsigned width) {
    if (width == 64) {
        return double_of(bits);
    }
    if (width == 32) {
        uint32_t low = (uint32_t)bits;
        float value;
        memcpy(&value, &low, 4);
        return value;
    }
    return half_to_double((uint32_t)bits);
}

uint64_t ur_spirv_from_double(double value, unsigned width) {
    if (width == 64) {
        return fold_bits_of(value);
    }
    if (width == 32) {
        float narrow = (float)value;
        uint32_t bits;
        memcpy(&bits, &narrow, 4);
        return bits;
    }
    return half_from_double(value);
}

/* A positive finite number as fraction times 2 to the exponent, with bit 52 of the fraction set. */
static uint64_t take_apart(double value, int *exponent) {
    uint64_t bits = fold_bits_of(value), fraction = bits & ((UINT64_C(1) << 52) - 1);
    *exponent = (int)(bits >> 52);
    if (*exponent) {
        return fraction | UINT64_C(1) << 52;
    }
    for (*exponent = 1; !(fraction >> 52); --*exponent) {
        fraction <<= 1;
    }
    return fraction;
}

/* What is left of a / b towards zero, exactly, with the sign of a. */
static double remainder_of(double a, double b) {
    double size = a < 0 ? -a : a, part = b < 0 ? -b : b;
    int a_exponent, b_exponent;
    if (a != a || b != b || size > 0x1.fffffffffffffp1023 || part == 0) {
        return double_of(UINT64_C(0x7ff8) << 48); /* no number */
    }
    if (size < part || size == 0) {
        return a;
    }
    uint64_t left = take_apart(size, &a_exponent), by = take_apart(part, &b_exponent);
    for (; a_exponent > b_exponent; --a_exponent) {
        left = (left >= by ? left - by : left) << 1;
    }
    left = left >= by ? left - by : left;
    if (left == 0) {
        return a < 0 ? -0.0 : 0.0;
    }
    for (; !(left >> 52); --b_exponent) {
        left <<= 1;
    }
    double result = b_exponent > 0
                        ? double_of((left & ((UINT64_C(1) << 52) - 1)) | (uint64_t)b_exponent << 52)
                        : double_of(left >> (1 - b_exponent));
    return a < 0 ? -result : result;
}

static bool fold_float(uint32_t opcode, double a, double b, double *result) {
    switch (opcode) {
    case SpvOpFNegate:
        *result = -a;
        return true;
    case SpvOpFAdd:
        *result = a + b;
        return true;
    case SpvOpFSub:
        *result = a - b;
        return true;
    case SpvOpFMul:
        *result = a * b;
        return true;
    case SpvOpFDiv:
        *result = a / b;
        return true;
    case SpvOpFRem:
        *result = remainder_of(a, b);
        return true;
    case SpvOpFMod: {
        double left = remainder_of(a, b);
        *result = left != 0 && (left < 0) != (b < 0) ? left + b : left;
        return true;
    }
    default:
        return false;
    }
}

static bool compare_floats(uint32_t opcode, double a, double b, bool *result) {
    bool ordered = a == a && b == b;
    switch (opcode) {
    case SpvOpFOrdEqual:
        *result = ordered && a == b;
        return true;
    case SpvOpFUnordEqual:
        *result = !ordered || a == b;
        return true;
    case SpvOpFOrdNotEqual:
        *result = ordered && a != b;
        return true;
    case SpvOpFUnordNotEqual:
        *result = !ordered || a != b;
        return true;
    case SpvOpFOrdLessThan:
        *result = ordered && a < b;
        return true;
    case SpvOpFUnordLessThan:
        *result = !ordered || a < b;
        return true;
    case SpvOpFOrdGreaterThan:
        *result = ordered && a > b;
        return true;
    case SpvOpFUnordGreaterThan:
        *result = !ordered || a > b;
        return true;
    case SpvOpFOrdLessThanEqual:
        *result = ordered && a <= b;
        return true;
    case SpvOpFUnordLessThanEqual:
        *result = !ordered || a <= b;
        return true;
    case SpvOpFOrdGreaterThanEqual:
        *result = ordered && a >= b;
        return true;
    case SpvOpFUnordGreaterThanEqual:
        *result = !ordered || a >= b;
        return true;
    default:
        return false;
    }
}

/* ---- integers -------------------------------------------------------------------------------- */

static uint64_t fold_cut(uint64_t bits, unsigned width) {
    return width < 64 ? bits & ((UINT64_C(1) << width) - 1) : bits;
}

static int64_t extend(uint64_t bits, unsigned width) {
    uint64_t sign = UINT64_C(1) << (width - 1);
    return (int64_t)((fold_cut(bits, width) ^ sign) - sign);
}

static enum ur_spirv_folded fold_divide(uint32_t opcode, uint64_t a, uint64_t b, unsigned width,
                                        uint64_t *result) {
    int64_t x = extend(a, width), y = extend(b, width);
    if (fold_cut(b, width) == 0) {
        return UR_SPIRV_DIVIDED_BY_0;
    }
    if (opcode == SpvOpUDiv || opcode == SpvOpUMod) {
        *result = opcode == SpvOpUDiv ? a / b : a % b;
        return UR_SPIRV_FOLDED;
    }
    /* The least number over -1 is itself, and nothing is left. */
    int64_t left = y == -1 ? 0 : x % y;
    if (opcode == SpvOpSDiv) {
        *result = y == -1 ? 0 - (uint64_t)x : (uint64_t)(x / y);
    } else if (opcode == SpvOpSMod && left != 0 && (left < 0) != (y < 0)) {
        *result = (uint64_t)(left + y);
    } else {
        *result = (uint64_t)left;
    }
    return UR_SPIRV_FOLDED;
}

static enum ur_spirv_folded fold_int(uint32_t opcode, uint64_t a, uint64_t b, unsigned width,
                                     uint64_t *result) {
    switch (opcode) {
    case SpvOpSNegate:
        *result = 0 - a;
        break;
    case SpvOpNot:
        *result = ~a;
        break;
    case SpvOpIAdd:
        *result = a + b;
        break;
    case SpvOpISub:
        *result = a - b;
        break;
    case SpvOpIMul:
        *result = a * b;
        break;
    case SpvOpUDiv:
    case SpvOpSDiv:
    case SpvOpUMod:
    case SpvOpSRem:
    case SpvOpSMod:
        return fold_divide(opcode, a, b, width, result);
    case SpvOpShiftLeftLogical:
        *result = b < width ? a << b : 0;
        break;
    case SpvOpShiftRightLogical:
        *result = b < width ? a >> b : 0;
        break;
    case SpvOpShiftRightArithmetic:
        *result = (uint64_t)(extend(a, width) >> (b < width ? b : width - 1u));
        break;
    case SpvOpBitwiseOr:
        *result = a | b;
        break;
    case SpvOpBitwiseXor:
        *result = a ^ b;
        break;
    case SpvOpBitwiseAnd:
        *result = a & b;
        break;
    default:
        return UR_SPIRV_NOT_FOLDED;
    }
    return UR_SPIRV_FOLDED;
}

static bool compare_ints(uint32_t opcode, uint64_t a, uint64_t b, unsigned width, bool *result) {
    int64_t x = extend(a, width), y = extend(b, width);
    switch (opcode) {
    case SpvOpIEqual:
        *result = a == b;
        return true;
    case SpvOpINotEqual:
        *result = a != b;
        return true;
    case SpvOpUGreaterThan:
        *result = a > b;
        return true;
    case SpvOpSGreaterThan:
        *result = x > y;
        return true;
    case SpvOpUGreaterThanEqual:
        *result = a >= b;
        return true;
    case SpvOpSGreaterThanEqual:
        *result = x >= y;
        return true;
    case SpvOpULessThan:
        *result = a < b;
        return true;
    case SpvOpSLessThan:
        *result = x < y;
        return true;
    case SpvOpULessThanEqual:
        *result = a <= b;
        return true;
    case SpvOpSLessThanEqual:
        *result = x <= y;
        return true;
    default:
        return false;
    }
}

static bool fold_truth(uint32_t opcode, bool a, bool b, bool *result) {
    switch (opcode) {
    case SpvOpLogicalOr:
        *result = a || b;
        return true;
    case SpvOpLogicalAnd:
        *result = a && b;
        return true;
    case SpvOpLogicalNot:
        *result = !a;
        return true;
    case SpvOpLogicalEqual:
        *result = a == b;
        return true;
    case SpvOpLogicalNotEqual:
        *result = a != b;
        return true;
    default:
        return false;
    }
}

/* ---- conversions ----------------------------------------------------------------------------- */

/* Out of range the result is not defined: the nearest one here. */
static uint64_t float_to_int(double value, unsigned width, bool is_signed) {
    double most = is_signed ? 0x1p-1 : 1.0, least;
    for (unsigned i = 0; i < width; ++i) {
        most *= 2;
    }
    least = is_signed ? -most : 0.0;
    if (value != value) {
        return 0;
    }
    if (value >= most) {
        return fold_cut(is_signed ? ~(UINT64_C(1) << (width - 1)) : ~UINT64_C(0), width);
    }
    if (value <= least) {
        return is_signed ? fold_cut(UINT64_C(1) << (width - 1), width) : 0;
    }
    return fold_cut(is_signed ? (uint64_t)(int64_t)value : (uint64_t)value, width);
}

/* To float in one step where double has too few bits for the number: rounding twice may go wrong.
 */
static uint64_t int_to_float(uint64_t bits, unsigned from, bool is_signed, unsigned to) {
    int64_t value = extend(bits, from);
    if (to == 32) {
        float single = is_signed ? (float)value : (float)bits;
        uint32_t narrow;
        memcpy(&narrow, &single, 4);
        return narrow;
    }
    return ur_spirv_from_double(is_signed ? (double)value : (double)bits, to);
}

static bool convert(uint32_t opcode, const struct ur_spirv_number *from,
                    struct ur_spirv_number *to) {
    bool from_float = from->kind == SpvOpTypeFloat, to_float = to->kind == SpvOpTypeFloat;
    double value = from_float ? ur_spirv_to_double(from->bits, from->width) : 0;
    switch (opcode) {
    case SpvOpConvertFToU:
    case SpvOpConvertFToS:
        if (!from_float || to_float) {
            return false;
        }
        to->bits = float_to_int(value, to->width, opcode == SpvOpConvertFToS);
        return true;
    case SpvOpConvertSToF:
    case SpvOpConvertUToF:
        if (from_float || !to_float) {
            return false;
        }
        to->bits = int_to_float(from->bits, from->width, opcode == SpvOpConvertSToF, to->width);
        return true;
    case SpvOpUConvert:
        to->bits = fold_cut(from->bits, to->width);
        return !from_float && !to_float;
    case SpvOpSConvert:
        to->bits = fold_cut((uint64_t)extend(from->bits, from->width), to->width);
        return !from_float && !to_float;
    case SpvOpFConvert:
        to->bits = ur_spirv_from_double(value, to->width);
        return from_float && to_float;
    case SpvOpQuantizeToF16: {
        double half = half_to_double(half_from_double(value));
        /* What is too small for a normal half becomes zero. */
        half = half < 0x1p-14 && half > -0x1p-14 ? half * 0.0 : half;
        to->bits = ur_spirv_from_double(half, to->width);
        return from_float && to_float;
    }
    case SpvOpBitcast:
        to->bits = from->bits;
        return from->width == to->width;
    default:
        return false;
    }
}

/* ---- all of them ----------------------------------------------------------------------------- */

enum ur_spirv_folded ur_spirv_fold(uint32_t opcode, const struct ur_spirv_number *operands,
                                   struct ur_spirv_number *result) {
    const struct ur_spirv_number *a = &operands[0], *b = &operands[1];
    bool truth = false;
    double value;
    if (opcode == SpvOpSelect) {
        result->bits = a->bits ? b->bits : operands[2].bits;
        return UR_SPIRV_FOLDED;
    }
    if (convert(opcode, a, result)) {
        return UR_SPIRV_FOLDED;
    }
    if (a->kind == SpvOpTypeBool) {
        if (!fold_truth(opcode, a->bits, b->bits, &truth)) {
            return UR_SPIRV_NOT_FOLDED;
        }
        result->bits = truth;
        return UR_SPIRV_FOLDED;
    }
    if (a->kind == SpvOpTypeFloat) {
        double x = ur_spirv_to_double(a->bits, a->width);
        double y = ur_spirv_to_double(b->bits, a->width);
        if (fold_float(opcode, x, y, &value)) {
            result->bits = ur_spirv_from_double(value, result->width);
            return UR_SPIRV_FOLDED;
        }
        if (!compare_floats(opcode, x, y, &truth)) {
            return UR_SPIRV_NOT_FOLDED;
        }
        result->bits = truth;
        return UR_SPIRV_FOLDED;
    }
    if (compare_ints(opcode, a->bits, b->bits, a->width, &truth)) {
        result->bits = truth;
        return UR_SPIRV_FOLDED;
    }
    enum ur_spirv_folded folded = fold_int(opcode, a->bits, b->bits, a->width, &result->bits);
    result->bits = fold_cut(result->bits, result->width);
    return folded;
}
