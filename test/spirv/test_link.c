/* Several modules into one (lib/spirv/link.h). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assemble.h"
#include "spirv/check.h"
#include "spirv/link.h"
#include "spirv/write.h"

enum { VOID = 1, INT, FLOAT, POINTER, HELPER_TYPE, HELPER, KERNEL_TYPE, KERNEL, OTHER, BODY_OF };
enum { P1 = 20, P2, LABEL, RESULT, ONE, ID_BUILT_IN, ID_VECTOR, ID_VECTOR_POINTER, ID_LONG, BOUND };

static void head(struct assembly *a) {
    begin(a, BOUND);
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpCapability, SpvCapabilityAddresses);
    OP(a, SpvOpCapability, SpvCapabilityLinkage);
    put_text(a, SpvOpExtInstImport, WORDS(OTHER), "OpenCL.std", NO_WORDS);
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
}

static void types(struct assembly *a, uint32_t pointee) {
    OP(a, SpvOpTypeVoid, VOID);
    OP(a, SpvOpTypeInt, INT, 32, 0);
    OP(a, SpvOpTypeFloat, FLOAT, 32);
    OP(a, SpvOpTypeInt, ID_LONG, 64, 0);
    OP(a, SpvOpTypeVector, ID_VECTOR, ID_LONG, 3);
    OP(a, SpvOpTypePointer, ID_VECTOR_POINTER, SpvStorageClassInput, ID_VECTOR);
    OP(a, SpvOpTypePointer, POINTER, SpvStorageClassCrossWorkgroup, pointee);
    OP(a, SpvOpTypeFunction, HELPER_TYPE, INT, POINTER);
    OP(a, SpvOpConstant, INT, ONE, 1);
    OP(a, SpvOpVariable, ID_VECTOR_POINTER, ID_BUILT_IN, SpvStorageClassInput);
}

static void built_in(struct assembly *a) {
    put_text(a, SpvOpDecorate, WORDS(ID_BUILT_IN, SpvDecorationLinkageAttributes),
             "__spirv_BuiltInGlobalInvocationId", WORDS(SpvLinkageTypeImport));
    OP(a, SpvOpDecorate, ID_BUILT_IN, SpvDecorationBuiltIn, SpvBuiltInGlobalInvocationId);
}

/* A kernel that calls `name`, which it imports. */
static void caller(struct assembly *a, const char *name) {
    head(a);
    put_text(a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, KERNEL), "work",
             WORDS(ID_BUILT_IN));
    OP(a, SpvOpExecutionMode, KERNEL, SpvExecutionModeContractionOff);
    put_text(a, SpvOpName, WORDS(KERNEL), "work", NO_WORDS);
    put_text(a, SpvOpDecorate, WORDS(HELPER, SpvDecorationLinkageAttributes), name,
             WORDS(SpvLinkageTypeImport));
    built_in(a);
    types(a, INT);
    OP(a, SpvOpTypeFunction, KERNEL_TYPE, VOID, POINTER);
    OP(a, SpvOpFunction, INT, HELPER, 0, HELPER_TYPE);
    OP(a, SpvOpFunctionParameter, POINTER, P1);
    OP(a, SpvOpFunctionEnd);
    OP(a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    OP(a, SpvOpFunctionParameter, POINTER, P2);
    OP(a, SpvOpLabel, LABEL);
    OP(a, SpvOpFunctionCall, INT, RESULT, HELPER, P2);
    OP(a, SpvOpStore, P2, RESULT, 2, 4);
    OP(a, SpvOpReturn);
    OP(a, SpvOpFunctionEnd);
}

/* A module that exports `name`, whose parameter points to `pointee`. */
static void callee(struct assembly *a, const char *name, uint32_t linkage, uint32_t pointee) {
    head(a);
    put_text(a, SpvOpName, WORDS(HELPER), name, NO_WORDS);
    put_text(a, SpvOpDecorate, WORDS(HELPER, SpvDecorationLinkageAttributes), name, WORDS(linkage));
    built_in(a);
    types(a, pointee);
    OP(a, SpvOpFunction, INT, HELPER, 0, HELPER_TYPE);
    OP(a, SpvOpFunctionParameter, POINTER, P1);
    OP(a, SpvOpLabel, LABEL);
    OP(a, SpvOpReturnValue, ONE);
    OP(a, SpvOpFunctionEnd);
}

static struct ur_spirv_module *read_whole(const struct assembly *a) {
    struct ur_spirv_module *module;
    struct ur_spirv_error error = {.why = ""};
    if (ur_spirv_read(a->words, a->count * 4, &module, &error)) {
        fail_msg("%s", error.why);
    }
    return module;
}

static struct ur_spirv_module *link(struct ur_spirv_module **modules, uint32_t count,
                                    bool partial) {
    struct ur_spirv_module *linked;
    struct ur_spirv_error error = {.why = ""};
    if (ur_spirv_link(modules, count, partial, &linked, &error)) {
        fail_msg("%s", error.why);
    }
    /* It can be written, and is right when it is read again. */
    size_t words = ur_spirv_written_words(linked);
    uint32_t *written = malloc(words * 4);
    ur_spirv_write(linked, written);
    struct ur_spirv_module *again;
    if (ur_spirv_read(written, words * 4, &again, &error) || ur_spirv_check_module(again, &error)) {
        fail_msg("%s", error.why);
    }
    free(written);
    ur_spirv_release(again);
    for (uint32_t m = 0; m < count; ++m) {
        ur_spirv_release(modules[m]);
    }
    return linked;
}

static void refuse(struct ur_spirv_module **modules, uint32_t count, enum ur_spirv_fault fault,
                   const char *says) {
    struct ur_spirv_module *linked = (void *)1;
    struct ur_spirv_error error = {.why = ""};
    assert_int_equal(ur_spirv_link(modules, count, false, &linked, &error), fault);
    assert_null(linked);
    if (!strstr(error.why, says)) {
        fail_msg("'%s' does not say '%s'", error.why, says);
    }
    for (uint32_t m = 0; m < count; ++m) {
        ur_spirv_release(modules[m]);
    }
}

static uint32_t count_of(const struct ur_spirv_module *module, unsigned section, uint32_t opcode) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < module->sections[section].count; ++i) {
        count += module->sections[section].items[i].opcode == opcode;
    }
    return count;
}

static const struct ur_spirv_instruction *call_of(const struct ur_spirv_module *module,
                                                  uint32_t *at) {
    const struct ur_spirv_function *kernel = ur_spirv_function(module, module->entry_points[0].id);
    for (*at = 0; kernel->blocks[0].list.items[*at].opcode != SpvOpFunctionCall; ++*at) {
    }
    return &kernel->blocks[0].list.items[*at];
}

static void puts_an_export_in_place_of_an_import(void **state) {
    (void)state;
    static struct assembly a, b;
    for (int order = 0; order < 2; ++order) {
        caller(&a, "helper");
        callee(&b, "helper", SpvLinkageTypeExport, INT);
        struct ur_spirv_module *modules[] = {read_whole(order ? &b : &a),
                                             read_whole(order ? &a : &b)};
        struct ur_spirv_module *linked = link(modules, 2, false);
        uint32_t at, linkage;
        const struct ur_spirv_instruction *call = call_of(linked, &at);
        assert_int_equal(linked->function_count, 2);
        assert_string_equal(ur_spirv_linkage(linked, call->operands[0], &linkage), "helper");
        assert_int_equal(linkage, SpvLinkageTypeExport);
        assert_int_equal(ur_spirv_function(linked, call->operands[0])->block_count, 1);
        /* What both have is there once. */
        assert_int_equal(count_of(linked, UR_SPIRV_CAPABILITIES, SpvOpCapability), 3);
        assert_int_equal(count_of(linked, UR_SPIRV_IMPORTS, SpvOpExtInstImport), 1);
        assert_int_equal(count_of(linked, UR_SPIRV_GLOBALS, SpvOpTypeInt), 2);
        assert_int_equal(count_of(linked, UR_SPIRV_GLOBALS, SpvOpTypePointer), 2);
        assert_int_equal(count_of(linked, UR_SPIRV_GLOBALS, SpvOpConstant), 1);
        assert_int_equal(count_of(linked, UR_SPIRV_GLOBALS, SpvOpVariable), 1);
        assert_int_equal(count_of(linked, UR_SPIRV_DECORATIONS, SpvOpDecorate), 3);
        assert_int_equal(linked->entry_points[0].interface_count, 1);
        assert_non_null(ur_spirv_mode(linked, ur_spirv_function(linked, linked->entry_points[0].id),
                                      SpvExecutionModeContractionOff));
        ur_spirv_release(linked);
    }
}

static void casts_pointers_to_other_types(void **state) {
    (void)state;
    static struct assembly a, b;
    caller(&a, "helper");
    callee(&b, "helper", SpvLinkageTypeExport, FLOAT);
    struct ur_spirv_module *modules[] = {read_whole(&a), read_whole(&b)};
    struct ur_spirv_module *linked = link(modules, 2, false);
    uint32_t at;
    const struct ur_spirv_instruction *call = call_of(linked, &at);
    assert_int_equal(call[-1].opcode, SpvOpBitcast);
    assert_int_equal(call[-1].result, call->operands[1]);
    ur_spirv_release(linked);
}

/* Some compilers write that built-in variables are in global memory. */
static void keeps_built_in_variables_of_two_classes(void **state) {
    (void)state;
    static struct assembly a, b;
    caller(&a, "helper");
    callee(&b, "helper", SpvLinkageTypeExport, INT);
    for (size_t at = 5; at < b.count; at += b.words[at] >> 16) {
        uint32_t op = b.words[at] & 0xffff;
        if ((op == SpvOpTypePointer && b.words[at + 1] == ID_VECTOR_POINTER) ||
            (op == SpvOpVariable && b.words[at + 2] == ID_BUILT_IN)) {
            b.words[at + (op == SpvOpVariable ? 3 : 2)] = SpvStorageClassCrossWorkgroup;
        }
    }
    struct ur_spirv_module *modules[] = {read_whole(&a), read_whole(&b)};
    struct ur_spirv_module *linked = link(modules, 2, false);
    assert_int_equal(count_of(linked, UR_SPIRV_GLOBALS, SpvOpVariable), 2);
    /* What was linked can be linked again. */
    callee(&a, "other", SpvLinkageTypeExport, INT);
    struct ur_spirv_module *again[] = {linked, read_whole(&a)};
    linked = link(again, 2, false);
    assert_int_equal(count_of(linked, UR_SPIRV_GLOBALS, SpvOpVariable), 2);
    ur_spirv_release(linked);
}

static void names_what_nobody_exports(void **state) {
    (void)state;
    static struct assembly a, b;
    caller(&a, "helper");
    callee(&b, "other", SpvLinkageTypeExport, INT);
    struct ur_spirv_module *modules[] = {read_whole(&a), read_whole(&b)};
    refuse(modules, 2, UR_SPIRV_UNRESOLVED, "'helper'");
    /* Linked in part, it stays an import. */
    struct ur_spirv_module *again[] = {read_whole(&a), read_whole(&a), read_whole(&b)};
    struct ur_spirv_error error = {.why = ""};
    struct ur_spirv_module *linked;
    assert_int_equal(ur_spirv_link(again, 3, true, &linked, &error), UR_SPIRV_MALFORMED);
    assert_non_null(strstr(error.why, "'work'"));
    ur_spirv_release(again[1]);
    again[1] = again[2];
    linked = link(again, 2, true);
    uint32_t at, linkage;
    const struct ur_spirv_instruction *call = call_of(linked, &at);
    ur_spirv_linkage(linked, call->operands[0], &linkage);
    assert_int_equal(linkage, SpvLinkageTypeImport);
    ur_spirv_release(linked);
}

static void refuses_two_exports_but_not_repeated_ones(void **state) {
    (void)state;
    static struct assembly a, b;
    callee(&a, "helper", SpvLinkageTypeExport, INT);
    struct ur_spirv_module *twice[] = {read_whole(&a), read_whole(&a)};
    refuse(twice, 2, UR_SPIRV_UNRESOLVED, "both export 'helper'");
    callee(&a, "helper", SpvLinkageTypeLinkOnceODR, INT);
    caller(&b, "helper");
    struct ur_spirv_module *repeated[] = {read_whole(&a), read_whole(&a), read_whole(&b)};
    struct ur_spirv_module *linked = link(repeated, 3, false);
    assert_int_equal(linked->function_count, 2);
    ur_spirv_release(linked);
}

static void refuses_what_does_not_fit(void **state) {
    (void)state;
    static struct assembly a, b;
    caller(&a, "helper");
    callee(&b, "helper", SpvLinkageTypeExport, INT);
    /* Another storage class. */
    for (size_t at = 5; at < b.count; at += b.words[at] >> 16) {
        if ((b.words[at] & 0xffff) == SpvOpTypePointer && b.words[at + 1] == POINTER) {
            b.words[at + 2] = SpvStorageClassWorkgroup;
        }
    }
    struct ur_spirv_module *modules[] = {read_whole(&a), read_whole(&b)};
    refuse(modules, 2, UR_SPIRV_MALFORMED, "'helper' has another type");
    /* Another size of addresses. */
    callee(&b, "helper", SpvLinkageTypeExport, INT);
    for (size_t at = 5; at < b.count; at += b.words[at] >> 16) {
        if ((b.words[at] & 0xffff) == SpvOpMemoryModel) {
            b.words[at + 1] = SpvAddressingModelPhysical32;
        }
    }
    struct ur_spirv_module *models[] = {read_whole(&a), read_whole(&b)};
    refuse(models, 2, UR_SPIRV_MALFORMED, "OpMemoryModel");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puts_an_export_in_place_of_an_import),
        cmocka_unit_test(casts_pointers_to_other_types),
        cmocka_unit_test(keeps_built_in_variables_of_two_classes),
        cmocka_unit_test(names_what_nobody_exports),
        cmocka_unit_test(refuses_two_exports_but_not_repeated_ones),
        cmocka_unit_test(refuses_what_does_not_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
