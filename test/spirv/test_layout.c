/* How values of types lie in memory (lib/spirv/layout.h), and where access chains lead. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assemble.h"
#include "spirv/layout.h"

enum {
    BOOL = 1,
    CHAR,
    SHORT,
    INT,
    LONG,
    HALF,
    DOUBLE,
    ODD,
    CHAR3,
    INT3,
    DOUBLE4,
    ONE,
    TWO,
    FIVE,
    BILLION,
    CHOSEN,
    POINTER,
    FIVE_CHAR3,
    MANY,
    TOO_MANY,
    CHOSEN_INTS,
    PLAIN,
    PACKED,
    PLACED,
    NESTED,
    OF_CHOSEN,
    VOID,
    WIDE,
    DEEP, /* and what is deeper behind it */
    DOUBLED = DEEP + 80,
    BOUND = DOUBLED + 40
};

static struct ur_spirv_module *module_of_types(uint32_t addressing) {
    static struct assembly a;
    struct ur_spirv_module *module;
    begin(&a, BOUND);
    OP(&a, SpvOpMemoryModel, addressing, SpvMemoryModelOpenCL);
    OP(&a, SpvOpDecorate, PACKED, SpvDecorationCPacked);
    OP(&a, SpvOpMemberDecorate, PLACED, 0, SpvDecorationOffset, 32);
    OP(&a, SpvOpMemberDecorate, PLACED, 1, SpvDecorationOffset, 4);
    OP(&a, SpvOpTypeVoid, VOID);
    OP(&a, SpvOpTypeBool, BOOL);
    OP(&a, SpvOpTypeInt, CHAR, 8, 0);
    OP(&a, SpvOpTypeInt, SHORT, 16, 0);
    OP(&a, SpvOpTypeInt, INT, 32, 0);
    OP(&a, SpvOpTypeInt, LONG, 64, 0);
    OP(&a, SpvOpTypeInt, ODD, 24, 0);
    OP(&a, SpvOpTypeInt, WIDE, 128, 0);
    OP(&a, SpvOpTypeFloat, HALF, 16);
    OP(&a, SpvOpTypeFloat, DOUBLE, 64);
    OP(&a, SpvOpTypeVector, CHAR3, CHAR, 3);
    OP(&a, SpvOpTypeVector, INT3, INT, 3);
    OP(&a, SpvOpTypeVector, DOUBLE4, DOUBLE, 4);
    OP(&a, SpvOpConstant, INT, ONE, 1);
    OP(&a, SpvOpConstant, INT, TWO, 2);
    OP(&a, SpvOpConstant, INT, FIVE, 5);
    OP(&a, SpvOpConstant, INT, BILLION, 1000000000);
    OP(&a, SpvOpSpecConstant, INT, CHOSEN, 7);
    OP(&a, SpvOpTypePointer, POINTER, SpvStorageClassCrossWorkgroup, INT);
    OP(&a, SpvOpTypeArray, FIVE_CHAR3, CHAR3, FIVE);
    OP(&a, SpvOpTypeArray, MANY, CHAR, BILLION);
    OP(&a, SpvOpTypeArray, TOO_MANY, MANY, BILLION);
    OP(&a, SpvOpTypeArray, CHOSEN_INTS, INT, CHOSEN);
    OP(&a, SpvOpTypeStruct, PLAIN, CHAR, INT3, SHORT);
    OP(&a, SpvOpTypeStruct, PACKED, CHAR, INT3, SHORT);
    OP(&a, SpvOpTypeStruct, PLACED, LONG, INT);
    OP(&a, SpvOpTypeStruct, NESTED, SHORT, PACKED, PLAIN, POINTER);
    OP(&a, SpvOpTypeStruct, OF_CHOSEN, CHAR, CHOSEN_INTS, CHAR);
    OP(&a, SpvOpTypeStruct, DEEP, CHAR);
    for (uint32_t i = 1; i < 80; ++i) {
        OP(&a, SpvOpTypeStruct, DEEP + i, DEEP + i - 1);
    }
    OP(&a, SpvOpTypeStruct, DOUBLED, CHAR, CHAR);
    for (uint32_t i = 1; i < 40; ++i) {
        OP(&a, SpvOpTypeStruct, DOUBLED + i, DOUBLED + i - 1, DOUBLED + i - 1);
    }
    assert_int_equal(ur_spirv_read(a.words, a.count * 4, &module, NULL), UR_SPIRV_OK);
    return module;
}

static void lays_types_out(void **state) {
    static const struct {
        uint32_t type;
        uint64_t size, align, extent;
    } cases[] = {
        {BOOL, 1, 1, 1},
        {CHAR, 1, 1, 1},
        {SHORT, 2, 2, 2},
        {INT, 4, 4, 4},
        {LONG, 8, 8, 8},
        {HALF, 2, 2, 2},
        {DOUBLE, 8, 8, 8},
        {ODD, 4, 4, 4},
        {CHAR3, 4, 4, 3},
        {INT3, 16, 16, 12},
        {DOUBLE4, 32, 32, 32},
        {FIVE_CHAR3, 20, 4, 19},
        {MANY, 1000000000, 1, 1000000000},
        {PLAIN, 48, 16, 34},  /* 0, 16, 32 */
        {PACKED, 19, 1, 19},  /* 0, 1, 17: three take the room of four there, too */
        {PLACED, 40, 8, 40},  /* 32, 4 */
        {NESTED, 96, 16, 88}, /* 0, 2, 32, 80 */
        {CHOSEN_INTS, 28, 4, 28},
        {OF_CHOSEN, 36, 4, 33},
        {DEEP + 40, 1, 1, 1},
        {DOUBLED + 10, 2048, 1, 2048},
    };
    static const uint32_t without[] = {VOID,         WIDE, TOO_MANY, DEEP + 79,
                                       DOUBLED + 39, ONE,  0,        BOUND};
    struct ur_spirv_module *module = module_of_types(SpvAddressingModelPhysical64);
    struct ur_spirv_layout layout;
    (void)state;
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); ++i) {
        if (!ur_spirv_layout(module, cases[i].type, &layout) || layout.size != cases[i].size ||
            layout.align != cases[i].align || layout.extent != cases[i].extent ||
            layout.by_default != (cases[i].type == CHOSEN_INTS || cases[i].type == OF_CHOSEN)) {
            fail_msg("type %u: %u bytes, %u, %u, %d", cases[i].type, (unsigned)layout.size,
                     (unsigned)layout.align, (unsigned)layout.extent, layout.by_default);
        }
    }
    for (size_t i = 0; i < sizeof(without) / sizeof(*without); ++i) {
        assert_false(ur_spirv_layout(module, without[i], &layout));
    }
    assert_true(ur_spirv_layout(module, POINTER, &layout) && layout.size == 8);
    ur_spirv_release(module);
    module = module_of_types(SpvAddressingModelPhysical32);
    assert_true(ur_spirv_layout(module, POINTER, &layout) && layout.size == 4);
    ur_spirv_release(module);
}

static void follows_chains(void **state) {
    static const struct {
        uint32_t type, index;
        bool element;
        struct ur_spirv_layout_step step; /* of type 0: it leads nowhere that is known */
    } cases[] = {
        {PLAIN, ONE, false, {INT3, true, 16, false}},
        {PLAIN, TWO, false, {SHORT, true, 32, false}},
        {PACKED, TWO, false, {SHORT, true, 17, false}},
        {PLACED, ONE, false, {INT, true, 4, false}},
        {OF_CHOSEN, ONE, false, {CHOSEN_INTS, true, 4, true}},
        {OF_CHOSEN, TWO, false, {CHAR, true, 32, true}},
        {CHOSEN_INTS, TWO, false, {INT, false, 4, false}},
        {FIVE_CHAR3, TWO, false, {CHAR3, false, 4, false}},
        {INT3, TWO, false, {INT, false, 4, false}},
        {PLAIN, TWO, true, {PLAIN, false, 48, false}},
        {CHOSEN_INTS, ONE, true, {CHOSEN_INTS, false, 28, true}},
        {PLAIN, FIVE, false, {0}}, /* beyond its members */
        {PLAIN, INT, false, {0}},  /* by what is no number */
        {INT, ONE, false, {0}},
        {VOID, ONE, true, {0}},
        {BOUND, ONE, false, {0}},
    };
    struct ur_spirv_module *module = module_of_types(SpvAddressingModelPhysical64);
    (void)state;
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); ++i) {
        struct ur_spirv_layout_step step;
        const struct ur_spirv_layout_step *is = &cases[i].step;
        bool known =
            ur_spirv_layout_step(module, cases[i].type, cases[i].index, cases[i].element, &step);
        if (known != (is->type != 0) ||
            (known && (step.type != is->type || step.member != is->member ||
                       step.bytes != is->bytes || step.by_default != is->by_default))) {
            fail_msg("step %u: %d, type %u, %u bytes", (unsigned)i, known, step.type,
                     (unsigned)step.bytes);
        }
    }
    ur_spirv_release(module);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(lays_types_out),
                                       cmocka_unit_test(follows_chains)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
