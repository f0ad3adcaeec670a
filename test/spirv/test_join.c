/* What a program lacks, of other programs (ur_il_join). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assemble.h"
#include "base/error.h"
#include "program/il.h"

/* The adapter's would keep the sentence for urAdapterGetLastError. */
ur_result_t ur_fail(ur_result_t result, int32_t native, const char *format, ...) {
    (void)native;
    (void)format;
    return result;
}

void ur_note_refusal(ur_result_t result, const char *function, const char *why) {
    (void)result;
    (void)function;
    (void)why;
}

enum { VOID = 1, INT, POINTER, HELPER_TYPE, KERNEL_TYPE, HELPER, NEEDED, KERNEL, VARIABLE };
enum { ONE = 10, LABEL, OTHER_LABEL, RESULT, FOUR, BOUND };
enum { CONSTANT_VARIABLE = 1, WRITTEN_VARIABLE };

/* A program: a kernel "work" that calls what the program imports or, unless `exports` is NULL, what
 * it exports, which calls what it imports. */
static struct ur_il program(const char *imports, const char *exports, int variable) {
    static struct assembly a;
    begin(&a, BOUND);
    OP(&a, SpvOpCapability, SpvCapabilityKernel);
    OP(&a, SpvOpCapability, SpvCapabilityAddresses);
    OP(&a, SpvOpCapability, SpvCapabilityLinkage);
    OP(&a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    put_text(&a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, KERNEL), "work", NO_WORDS);
    OP(&a, SpvOpExecutionMode, KERNEL, SpvExecutionModeContractionOff);
    if (variable) {
        put_text(&a, SpvOpName, WORDS(VARIABLE), "counter", NO_WORDS);
    }
    if (imports) {
        put_text(&a, SpvOpDecorate, WORDS(NEEDED, SpvDecorationLinkageAttributes), imports,
                 WORDS(SpvLinkageTypeImport));
    }
    if (exports) {
        put_text(&a, SpvOpDecorate, WORDS(HELPER, SpvDecorationLinkageAttributes), exports,
                 WORDS(SpvLinkageTypeExport));
    }
    if (variable == CONSTANT_VARIABLE) {
        OP(&a, SpvOpDecorate, VARIABLE, SpvDecorationConstant);
    }
    OP(&a, SpvOpTypeVoid, VOID);
    OP(&a, SpvOpTypeInt, INT, 32, 0);
    OP(&a, SpvOpTypePointer, POINTER, SpvStorageClassCrossWorkgroup, INT);
    OP(&a, SpvOpTypeFunction, HELPER_TYPE, INT);
    OP(&a, SpvOpTypeFunction, KERNEL_TYPE, VOID);
    OP(&a, SpvOpConstant, INT, ONE, 1);
    if (variable) {
        OP(&a, SpvOpVariable, POINTER, VARIABLE, SpvStorageClassCrossWorkgroup, ONE);
    }
    if (imports) {
        OP(&a, SpvOpFunction, INT, NEEDED, 0, HELPER_TYPE);
        OP(&a, SpvOpFunctionEnd);
    }
    if (exports) {
        OP(&a, SpvOpFunction, INT, HELPER, 0, HELPER_TYPE);
        OP(&a, SpvOpLabel, LABEL);
        if (imports) {
            OP(&a, SpvOpFunctionCall, INT, RESULT, NEEDED);
        }
        OP(&a, SpvOpReturnValue, imports ? RESULT : ONE);
        OP(&a, SpvOpFunctionEnd);
    }
    OP(&a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    OP(&a, SpvOpLabel, OTHER_LABEL);
    if (imports || exports) {
        OP(&a, SpvOpFunctionCall, INT, FOUR, exports ? HELPER : NEEDED);
    }
    OP(&a, SpvOpReturn);
    OP(&a, SpvOpFunctionEnd);
    struct ur_il il = {0};
    char why[512] = "";
    if (ur_il_check(a.words, a.count * 4, why, sizeof(why)) != UR_RESULT_SUCCESS) {
        fail_msg("%s", why);
    }
    assert_int_equal(ur_il_set(&il, a.words, a.count * 4), UR_RESULT_SUCCESS);
    return il;
}

/* Joins the first of `count` programs, which are given up, with the others. */
static ur_result_t join(struct ur_il *programs, uint32_t count, struct ur_spirv_module **module,
                        char *log, size_t log_size) {
    *module = NULL;
    log[0] = 0;
    ur_result_t result = ur_il_join(&programs[0], programs + 1, count - 1, module, log, log_size);
    for (uint32_t i = 0; i < count; ++i) {
        ur_il_free(&programs[i]);
    }
    return result;
}

/* Functions with a body, and the imports that are left. */
static void expect(const struct ur_spirv_module *module, uint32_t bodies, uint32_t imports) {
    uint32_t have = 0, left = 0;
    for (uint32_t f = 0; f < module->function_count; ++f) {
        have += module->functions[f].block_count != 0;
        left += module->functions[f].block_count == 0;
    }
    assert_int_equal(have, bodies);
    assert_int_equal(left, imports);
    assert_int_equal(module->entry_point_count, 1);
}

static void takes_what_is_needed_through_others(void **state) {
    (void)state;
    struct ur_il programs[] = {program("middle", NULL, 0), program(NULL, "unrelated", 0),
                               program("last", "middle", 0), program(NULL, "last", 0)};
    struct ur_spirv_module *module;
    char log[512];
    assert_int_equal(join(programs, 4, &module, log, sizeof(log)), UR_RESULT_SUCCESS);
    /* Kernels of the same name in all of them; those of others are plain functions, or gone. */
    expect(module, 1 + 2 + 2, 0);
    ur_spirv_release(module);
}

static void leaves_what_nobody_has(void **state) {
    (void)state;
    struct ur_il programs[] = {program("nowhere", NULL, 0), program(NULL, "unrelated", 0)};
    struct ur_spirv_module *module;
    char log[512];
    assert_int_equal(join(programs, 2, &module, log, sizeof(log)), UR_RESULT_SUCCESS);
    expect(module, 1, 1);
    ur_spirv_release(module);
}

static void refuses_two_that_export_one_name(void **state) {
    (void)state;
    struct ur_il programs[] = {program("same", NULL, 0), program(NULL, "same", 0),
                               program(NULL, "same", 0)};
    struct ur_spirv_module *module;
    char log[512];
    assert_int_equal(join(programs, 3, &module, log, sizeof(log)),
                     UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
    assert_null(module);
    assert_non_null(strstr(log, "both export 'same'"));
}

static void refuses_variables_of_two_programs(void **state) {
    (void)state;
    for (int variable = 1; variable <= 2; ++variable) {
        struct ur_il programs[] = {program("have", NULL, 0), program(NULL, "have", variable)};
        struct ur_spirv_module *module;
        char log[512];
        ur_result_t result = join(programs, 2, &module, log, sizeof(log));
        if (variable == CONSTANT_VARIABLE) {
            assert_int_equal(result, UR_RESULT_SUCCESS);
        } else {
            assert_int_equal(result, UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
            assert_null(module);
            assert_non_null(strstr(log, "variable 'counter'"));
        }
        ur_spirv_release(module);
    }
    /* A program's own are no matter, nor are those of a program that is not needed. */
    struct ur_il programs[] = {program("have", NULL, WRITTEN_VARIABLE), program(NULL, "have", 0),
                               program(NULL, "unrelated", WRITTEN_VARIABLE)};
    struct ur_spirv_module *module;
    char log[512];
    assert_int_equal(join(programs, 3, &module, log, sizeof(log)), UR_RESULT_SUCCESS);
    ur_spirv_release(module);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(takes_what_is_needed_through_others),
        cmocka_unit_test(leaves_what_nobody_has),
        cmocka_unit_test(refuses_two_that_export_one_name),
        cmocka_unit_test(refuses_variables_of_two_programs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
