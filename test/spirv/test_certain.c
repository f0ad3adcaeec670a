/* Switches without the ways that nobody takes (lib/spirv/certain.h). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assemble.h"
#include "spirv/certain.h"

enum { VOID = 1, TYPE, FUNCTION, INT, LONG, ZERO, WIDE, ENTRY, ONE, TWO, NEVER, END, BOUND };

/* A function that chooses by `on`, with a block that nobody comes to; with `does`, that block does
 * something first. */
static struct ur_spirv_module *chosen(const uint32_t *operands, size_t count, bool does) {
    static struct assembly a;
    struct ur_spirv_module *module;
    begin(&a, BOUND);
    OP(&a, SpvOpCapability, SpvCapabilityKernel);
    OP(&a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    OP(&a, SpvOpTypeVoid, VOID);
    OP(&a, SpvOpTypeInt, INT, 32, 0);
    OP(&a, SpvOpTypeInt, LONG, 64, 0);
    OP(&a, SpvOpTypeFunction, TYPE, VOID);
    OP(&a, SpvOpConstant, INT, ZERO, 0);
    OP(&a, SpvOpConstant, LONG, WIDE, 0, 0);
    OP(&a, SpvOpFunction, VOID, FUNCTION, 0, TYPE);
    OP(&a, SpvOpLabel, ENTRY);
    put(&a, SpvOpSwitch, operands, count);
    OP(&a, SpvOpLabel, ONE);
    OP(&a, SpvOpBranch, END);
    OP(&a, SpvOpLabel, TWO);
    OP(&a, SpvOpBranch, END);
    OP(&a, SpvOpLabel, NEVER);
    if (does) {
        OP(&a, SpvOpControlBarrier, ZERO, ZERO, ZERO);
    }
    put(&a, SpvOpUnreachable, NULL, 0);
    OP(&a, SpvOpLabel, END);
    put(&a, SpvOpReturn, NULL, 0);
    put(&a, SpvOpFunctionEnd, NULL, 0);
    assert_int_equal(ur_spirv_read(a.words, a.count * 4, &module, NULL), UR_SPIRV_OK);
    ur_spirv_drop_unreachable(module);
    return module;
}

static void becomes(const uint32_t *operands, size_t count, bool does, const uint32_t *wanted,
                    size_t wanted_count) {
    struct ur_spirv_module *module = chosen(operands, count, does);
    const struct ur_spirv_block *entry = &module->functions[0].blocks[0];
    const struct ur_spirv_instruction *is = &entry->list.items[entry->terminator];
    assert_int_equal(is->opcode, SpvOpSwitch);
    assert_int_equal(is->count, wanted_count);
    assert_memory_equal(is->operands, wanted, wanted_count * sizeof(*wanted));
    ur_spirv_release(module);
}

static void last_label_is_default(void **state) {
    (void)state;
    becomes(WORDS(ZERO, NEVER, 0, ONE, 1, TWO, 2, END), false, WORDS(ZERO, END, 0, ONE, 1, TWO));
    becomes(WORDS(WIDE, NEVER, 0, 1, ONE, 7, 0, TWO), false, WORDS(WIDE, TWO, 0, 1, ONE));
    becomes(WORDS(ZERO, NEVER, 5, ONE), false, WORDS(ZERO, ONE));
}

static void labels_go(void **state) {
    (void)state;
    becomes(WORDS(ZERO, ONE, 0, NEVER, 1, TWO, 2, NEVER), false, WORDS(ZERO, ONE, 1, TWO));
    becomes(WORDS(ZERO, NEVER, 0, ONE, 1, NEVER), false, WORDS(ZERO, ONE));
}

static void others_stay(void **state) {
    (void)state;
    becomes(WORDS(ZERO, ONE, 0, TWO), false, WORDS(ZERO, ONE, 0, TWO));
    becomes(WORDS(ZERO, NEVER, 0, ONE, 1, TWO), true, WORDS(ZERO, NEVER, 0, ONE, 1, TWO));
    becomes(WORDS(ZERO, NEVER), false, WORDS(ZERO, NEVER));
    becomes(WORDS(ZERO, NEVER, 3, NEVER), false, WORDS(ZERO, NEVER));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(last_label_is_default),
        cmocka_unit_test(labels_go),
        cmocka_unit_test(others_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
