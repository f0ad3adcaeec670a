/* Specialization constants (lib/spirv/specialize.h) and the arithmetic on them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assemble.h"
#include "spirv/fold.h"
#include "spirv/specialize.h"

enum {
    BOOL = 1,
    BYTE,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    INT2,
    STRUCT,
    SWITCHED,
    SMALL,
    SEVEN,
    WIDE,
    REAL,
    MINUS_TWO,
    PAIR,
    WHOLE,
    FIRST_OP,
    BOUND = 100
};

static void start(struct assembly *a) {
    begin(a, BOUND);
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    OP(a, SpvOpDecorate, SWITCHED, SpvDecorationSpecId, 0);
    OP(a, SpvOpDecorate, SMALL, SpvDecorationSpecId, 1);
    OP(a, SpvOpDecorate, SEVEN, SpvDecorationSpecId, 2);
    OP(a, SpvOpDecorate, WIDE, SpvDecorationSpecId, 3);
    OP(a, SpvOpDecorate, REAL, SpvDecorationSpecId, 40);
    OP(a, SpvOpTypeBool, BOOL);
    OP(a, SpvOpTypeInt, BYTE, 8, 1);
    OP(a, SpvOpTypeInt, INT, 32, 0);
    OP(a, SpvOpTypeInt, LONG, 64, 0);
    OP(a, SpvOpTypeFloat, FLOAT, 32);
    OP(a, SpvOpTypeFloat, DOUBLE, 64);
    OP(a, SpvOpTypeVector, INT2, INT, 2);
    OP(a, SpvOpTypeStruct, STRUCT, INT2, INT);
    OP(a, SpvOpSpecConstantFalse, BOOL, SWITCHED);
    OP(a, SpvOpSpecConstant, BYTE, SMALL, 5);
    OP(a, SpvOpSpecConstant, INT, SEVEN, 7);
    OP(a, SpvOpSpecConstant, LONG, WIDE, 0, 1);
    OP(a, SpvOpSpecConstant, FLOAT, REAL, 0x3fc00000); /* 1.5 */
    OP(a, SpvOpConstant, INT, MINUS_TWO, 0xfffffffe);
    OP(a, SpvOpSpecConstantComposite, INT2, PAIR, SEVEN, MINUS_TWO);
    OP(a, SpvOpSpecConstantComposite, STRUCT, WHOLE, PAIR, SEVEN);
}

static struct ur_spirv_module *made(const struct assembly *a,
                                    const struct ur_spirv_specialization *values, uint32_t count) {
    struct ur_spirv_module *module;
    struct ur_spirv_error error = {.why = ""};
    if (ur_spirv_read(a->words, a->count * 4, &module, &error) ||
        ur_spirv_specialize(module, values, count, &error)) {
        fail_msg("%s", error.why);
    }
    return module;
}

static uint64_t value_of(const struct ur_spirv_module *module, uint32_t id) {
    uint64_t value = 0;
    const struct ur_spirv_instruction *constant = ur_spirv_definition(module, id);
    if (ur_spirv_opcode(module, constant->type) == SpvOpTypeFloat) {
        assert_int_equal(constant->opcode, SpvOpConstant);
        memcpy(&value, constant->operands, constant->count * 4);
        return value;
    }
    assert_true(ur_spirv_constant(module, id, &value));
    return value;
}

static void gives_constants_their_values(void **state) {
    (void)state;
    static struct assembly a;
    start(&a);
    uint8_t truth = 1;
    int8_t small = -3;
    uint32_t old = 8, seven = 9;
    uint64_t wide = UINT64_C(0x123456789a);
    float real = -2.25f;
    const struct ur_spirv_specialization values[] = {
        {2, 4, &old},   {40, 4, &real}, {3, 8, &wide}, {1, 1, &small},
        {0, 1, &truth}, {2, 4, &seven}, {77, 4, &old}, /* of several the last, and one of nobody */
    };
    struct ur_spirv_module *m = made(&a, values, 7);
    assert_int_equal(ur_spirv_opcode(m, SWITCHED), SpvOpConstantTrue);
    assert_int_equal(ur_spirv_operand(m, SMALL, 0), 0xfffffffd); /* extended by its sign */
    assert_int_equal(value_of(m, SEVEN), 9);
    assert_true(value_of(m, WIDE) == wide);
    uint32_t bits;
    memcpy(&bits, &real, 4);
    assert_int_equal(value_of(m, REAL), bits);
    assert_int_equal(ur_spirv_opcode(m, PAIR), SpvOpConstantComposite);
    assert_int_equal(m->sections[UR_SPIRV_DECORATIONS].count, 0);
    ur_spirv_release(m);
    /* Without values they have their own. */
    m = made(&a, NULL, 0);
    assert_int_equal(ur_spirv_opcode(m, SWITCHED), SpvOpConstantFalse);
    assert_int_equal(value_of(m, SEVEN), 7);
    assert_true(value_of(m, WIDE) == UINT64_C(1) << 32);
    ur_spirv_release(m);
}

static void knows_their_sizes(void **state) {
    (void)state;
    static struct assembly a;
    struct ur_spirv_module *module;
    start(&a);
    assert_int_equal(ur_spirv_read(a.words, a.count * 4, &module, NULL), UR_SPIRV_OK);
    struct ur_spirv_sizes *sizes = ur_spirv_sizes(module);
    assert_non_null(sizes);
    assert_int_equal(ur_spirv_size_of(sizes, 0), 1);
    assert_int_equal(ur_spirv_size_of(sizes, 1), 1);
    assert_int_equal(ur_spirv_size_of(sizes, 2), 4);
    assert_int_equal(ur_spirv_size_of(sizes, 3), 8);
    assert_int_equal(ur_spirv_size_of(sizes, 4), 0);
    ur_spirv_sizes_free(sizes);
    ur_spirv_release(module);
}

static void refuses_another_size(void **state) {
    (void)state;
    static struct assembly a;
    struct ur_spirv_module *module;
    struct ur_spirv_error error;
    uint64_t value = 1;
    const struct ur_spirv_specialization wrong = {2, 8, &value};
    start(&a);
    assert_int_equal(ur_spirv_read(a.words, a.count * 4, &module, &error), UR_SPIRV_OK);
    assert_int_equal(ur_spirv_specialize(module, &wrong, 1, &error), UR_SPIRV_MALFORMED);
    assert_non_null(strstr(error.why, "constant 2 has 4 bytes, and is given 8"));
    ur_spirv_release(module);
}

static void folds_operations(void **state) {
    (void)state;
    static const struct {
        uint32_t opcode, type, operands[3], count;
        uint64_t value;
    } cases[] = {
        {SpvOpIAdd, INT, {SEVEN, MINUS_TWO}, 2, 5},
        {SpvOpISub, INT, {SEVEN, MINUS_TWO}, 2, 9},
        {SpvOpIMul, INT, {SEVEN, MINUS_TWO}, 2, 0xfffffff2},
        {SpvOpUDiv, INT, {MINUS_TWO, SEVEN}, 2, 0xfffffffe / 7},
        {SpvOpSDiv, INT, {SEVEN, MINUS_TWO}, 2, 0xfffffffd},
        {SpvOpUMod, INT, {MINUS_TWO, SEVEN}, 2, 0xfffffffe % 7},
        {SpvOpSRem, INT, {SEVEN, MINUS_TWO}, 2, 1},
        {SpvOpSMod, INT, {SEVEN, MINUS_TWO}, 2, 0xffffffff},
        {SpvOpSNegate, INT, {SEVEN}, 1, 0xfffffff9},
        {SpvOpNot, INT, {SEVEN}, 1, 0xfffffff8},
        {SpvOpShiftLeftLogical, INT, {SEVEN, SEVEN}, 2, 7 << 7},
        {SpvOpShiftRightLogical, INT, {MINUS_TWO, SEVEN}, 2, 0xfffffffe >> 7},
        {SpvOpShiftRightArithmetic, INT, {MINUS_TWO, SEVEN}, 2, 0xffffffff},
        {SpvOpBitwiseOr, INT, {SEVEN, MINUS_TWO}, 2, 0xffffffff},
        {SpvOpBitwiseXor, INT, {SEVEN, MINUS_TWO}, 2, 0xfffffff9},
        {SpvOpBitwiseAnd, INT, {SEVEN, MINUS_TWO}, 2, 6},
        {SpvOpIEqual, BOOL, {SEVEN, SEVEN}, 2, 1},
        {SpvOpINotEqual, BOOL, {SEVEN, SEVEN}, 2, 0},
        {SpvOpUGreaterThan, BOOL, {SEVEN, MINUS_TWO}, 2, 0},
        {SpvOpSGreaterThan, BOOL, {SEVEN, MINUS_TWO}, 2, 1},
        {SpvOpULessThanEqual, BOOL, {SEVEN, SEVEN}, 2, 1},
        {SpvOpSLessThan, BOOL, {SEVEN, MINUS_TWO}, 2, 0},
        {SpvOpLogicalNot, BOOL, {SWITCHED}, 1, 1},
        {SpvOpLogicalOr, BOOL, {SWITCHED, SWITCHED}, 2, 0},
        {SpvOpSelect, INT, {SWITCHED, SEVEN, MINUS_TWO}, 3, 0xfffffffe},
        {SpvOpUConvert, LONG, {MINUS_TWO}, 1, 0xfffffffe},
        {SpvOpSConvert, LONG, {MINUS_TWO}, 1, 0xfffffffffffffffe},
        {SpvOpConvertSToF, FLOAT, {MINUS_TWO}, 1, 0xc0000000},
        {SpvOpConvertUToF, DOUBLE, {SEVEN}, 1, 0x401c000000000000},
        {SpvOpConvertFToS, INT, {REAL}, 1, 1},
        {SpvOpFConvert, DOUBLE, {REAL}, 1, 0x3ff8000000000000},
        {SpvOpFNegate, FLOAT, {REAL}, 1, 0xbfc00000},
        {SpvOpFAdd, FLOAT, {REAL, REAL}, 2, 0x40400000},
        {SpvOpFMul, FLOAT, {REAL, REAL}, 2, 0x40100000},
        {SpvOpFDiv, FLOAT, {REAL, REAL}, 2, 0x3f800000},
        {SpvOpFOrdLessThan, BOOL, {REAL, REAL}, 2, 0},
        {SpvOpBitcast, INT, {REAL}, 1, 0x3fc00000},
        {SpvOpCompositeExtract, INT, {PAIR, 1}, 2, 0xfffffffe},
        {SpvOpCompositeExtract, INT, {WHOLE, 0, 0}, 3, 7},
    };
    enum { CASES = sizeof(cases) / sizeof(cases[0]) };
    static struct assembly a;
    start(&a);
    for (uint32_t i = 0; i < CASES; ++i) {
        uint32_t words[6] = {cases[i].type, FIRST_OP + i, cases[i].opcode};
        memcpy(words + 3, cases[i].operands, cases[i].count * 4);
        put(&a, SpvOpSpecConstantOp, words, 3 + cases[i].count);
    }
    struct ur_spirv_module *m = made(&a, NULL, 0);
    for (uint32_t i = 0; i < CASES; ++i) {
        uint64_t value = value_of(m, FIRST_OP + i);
        if (value != cases[i].value) {
            fail_msg("case %u, %s: 0x%llx instead of 0x%llx", i,
                     ur_spirv_opcode_name(cases[i].opcode), (unsigned long long)value,
                     (unsigned long long)cases[i].value);
        }
    }
    ur_spirv_release(m);
}

static void folds_vectors_and_structures(void **state) {
    (void)state;
    static struct assembly a;
    start(&a);
    OP(&a, SpvOpSpecConstantOp, INT2, FIRST_OP, SpvOpIMul, PAIR, PAIR);
    OP(&a, SpvOpSpecConstantOp, INT2, FIRST_OP + 1, SpvOpVectorShuffle, PAIR, FIRST_OP, 3, 0);
    OP(&a, SpvOpConstantNull, STRUCT, FIRST_OP + 2);
    OP(&a, SpvOpSpecConstantOp, STRUCT, FIRST_OP + 3, SpvOpCompositeInsert, SEVEN, FIRST_OP + 2, 0,
       1);
    OP(&a, SpvOpSpecConstantOp, INT, FIRST_OP + 4, SpvOpCompositeExtract, FIRST_OP + 3, 0, 1);
    OP(&a, SpvOpSpecConstantOp, INT, FIRST_OP + 5, SpvOpCompositeExtract, FIRST_OP + 3, 0, 0);
    OP(&a, SpvOpSpecConstantOp, INT2, FIRST_OP + 6, SpvOpSelect, SWITCHED, PAIR, FIRST_OP);
    struct ur_spirv_module *m = made(&a, NULL, 0);
    assert_int_equal(value_of(m, ur_spirv_operand(m, FIRST_OP, 0)), 49);
    assert_int_equal(value_of(m, ur_spirv_operand(m, FIRST_OP, 1)), 4);
    assert_int_equal(value_of(m, ur_spirv_operand(m, FIRST_OP + 1, 0)), 4);
    assert_int_equal(value_of(m, ur_spirv_operand(m, FIRST_OP + 1, 1)), 7);
    assert_int_equal(value_of(m, FIRST_OP + 4), 7);
    assert_int_equal(value_of(m, FIRST_OP + 5), 0);
    assert_int_equal(value_of(m, ur_spirv_operand(m, FIRST_OP + 6, 0)), 49);
    ur_spirv_release(m);
}

static void refuses_a_division_by_zero(void **state) {
    (void)state;
    static struct assembly a;
    struct ur_spirv_module *module;
    struct ur_spirv_error error;
    uint32_t zero = 0;
    const struct ur_spirv_specialization none = {2, 4, &zero};
    start(&a);
    OP(&a, SpvOpSpecConstantOp, INT, FIRST_OP, SpvOpUDiv, MINUS_TWO, SEVEN);
    assert_int_equal(ur_spirv_read(a.words, a.count * 4, &module, &error), UR_SPIRV_OK);
    assert_int_equal(ur_spirv_specialize(module, &none, 1, &error), UR_SPIRV_MALFORMED);
    assert_non_null(strstr(error.why, "OpUDiv divides by 0"));
    ur_spirv_release(module);
}

static void leaves_what_is_of_pointers(void **state) {
    (void)state;
    enum { POINTER = 80, VARIABLE, ADDRESS };
    static struct assembly a;
    start(&a);
    OP(&a, SpvOpTypePointer, POINTER, SpvStorageClassCrossWorkgroup, INT);
    OP(&a, SpvOpVariable, POINTER, VARIABLE, SpvStorageClassCrossWorkgroup);
    OP(&a, SpvOpSpecConstantOp, POINTER, ADDRESS, SpvOpInBoundsPtrAccessChain, VARIABLE, SEVEN);
    struct ur_spirv_module *m = made(&a, NULL, 0);
    assert_int_equal(ur_spirv_opcode(m, ADDRESS), SpvOpSpecConstantOp);
    ur_spirv_release(m);
}

/* Every half goes to double and back unchanged, and half way between two goes to the even one. */
static void rounds_halves(void **state) {
    (void)state;
    for (uint32_t bits = 0; bits < 0x10000; ++bits) {
        double value = ur_spirv_to_double(bits, 16);
        if (value == value) {
            assert_int_equal(ur_spirv_from_double(value, 16), bits);
        }
        if (bits < 0x7bff) {
            double middle = (value + ur_spirv_to_double(bits + 1, 16)) / 2;
            assert_int_equal(ur_spirv_from_double(middle, 16), bits + (bits & 1));
        }
    }
    assert_int_equal(ur_spirv_from_double(65520.0, 16), 0x7c00);
    assert_int_equal(ur_spirv_from_double(-1e300, 16), 0xfc00);
    assert_int_equal(ur_spirv_from_double(0x1p-26, 16), 0);
}

static void takes_remainders(void **state) {
    (void)state;
    static const struct {
        double a, b, rem, mod;
    } cases[] = {
        {7, 3, 1, 1},      {-7, 3, -1, 2},   {7, -3, 1, -2},
        {-7, -3, -1, -1},  {1e300, 7, 1, 1}, {0x1p1023, 0x1.8p-1074, 0, 0},
        {5.5, 0.25, 0, 0}, {1, 3, 1, 1},     {0x1p-1070, 0x1.8p-1072, 0x1p-1072, 0x1p-1072}};
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
        struct ur_spirv_number operands[3] = {
            {ur_spirv_from_double(cases[i].a, 64), SpvOpTypeFloat, 64},
            {ur_spirv_from_double(cases[i].b, 64), SpvOpTypeFloat, 64}};
        struct ur_spirv_number result = {0, SpvOpTypeFloat, 64};
        assert_int_equal(ur_spirv_fold(SpvOpFRem, operands, &result), UR_SPIRV_FOLDED);
        double rem = ur_spirv_to_double(result.bits, 64);
        assert_int_equal(ur_spirv_fold(SpvOpFMod, operands, &result), UR_SPIRV_FOLDED);
        double mod = ur_spirv_to_double(result.bits, 64);
        if (rem != cases[i].rem || mod != cases[i].mod) {
            fail_msg("case %zu: %a and %a", i, rem, mod);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gives_constants_their_values),
        cmocka_unit_test(knows_their_sizes),
        cmocka_unit_test(refuses_another_size),
        cmocka_unit_test(folds_operations),
        cmocka_unit_test(folds_vectors_and_structures),
        cmocka_unit_test(refuses_a_division_by_zero),
        cmocka_unit_test(leaves_what_is_of_pointers),
        cmocka_unit_test(rounds_halves),
        cmocka_unit_test(takes_remainders),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
