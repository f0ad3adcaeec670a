/* The reader of SPIR-V (lib/spirv/module.h): what it says of a module, how it refuses
 * what is none, and that writing gives back what was read. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assemble.h"
#include "spirv/advance.h"
#include "spirv/beyond.h"
#include "spirv/keep.h"
#include "spirv/local.h"
#include "spirv/write.h"

enum {
    VOID = 1,
    INT,
    LONG,
    POINTER,
    KERNEL_TYPE,
    KERNEL,
    PARAMETER,
    ENTRY,
    BODY,
    EXIT,
    ONE,
    BIG,
    SET,
    GROUP,
    VALUE,
    SUM,
    STRUCT,
    HELPER,
    HELPER_TYPE,
    MIN,
    BOUND
};

/* A kernel with three blocks, a declaration, decorations of every form. */
static void sample(struct assembly *a) {
    begin(a, BOUND);
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpCapability, SpvCapabilityInt64);
    put_text(a, SpvOpExtension, NO_WORDS, "SPV_KHR_no_integer_wrap_decoration", NO_WORDS);
    put_text(a, SpvOpExtInstImport, WORDS(SET), "OpenCL.std", NO_WORDS);
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    put_text(a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, KERNEL), "work", NO_WORDS);
    OP(a, SpvOpExecutionMode, KERNEL, SpvExecutionModeLocalSize, 8, 4, 2);
    OP(a, SpvOpExecutionMode, KERNEL, SpvExecutionModeContractionOff);
    OP(a, SpvOpSource, SpvSourceLanguageOpenCL_C, 200000);
    put_text(a, SpvOpName, WORDS(SUM), "sum", NO_WORDS);
    OP(a, SpvOpDecorate, PARAMETER, SpvDecorationAlignment, 4);
    OP(a, SpvOpDecorate, PARAMETER, SpvDecorationFuncParamAttr,
       SpvFunctionParameterAttributeNoCapture);
    OP(a, SpvOpDecorate, GROUP, SpvDecorationVolatile);
    OP(a, SpvOpDecorationGroup, GROUP);
    OP(a, SpvOpGroupDecorate, GROUP, VALUE, SUM);
    OP(a, SpvOpMemberDecorate, STRUCT, 1, SpvDecorationOffset, 8);
    OP(a, SpvOpGroupMemberDecorate, GROUP, STRUCT, 0);
    put_text(a, SpvOpDecorate, WORDS(HELPER, SpvDecorationLinkageAttributes), "helper",
             WORDS(SpvLinkageTypeImport));
    OP(a, SpvOpTypeVoid, VOID);
    OP(a, SpvOpTypeInt, INT, 32, 0);
    OP(a, SpvOpTypeInt, LONG, 64, 0);
    OP(a, SpvOpTypeStruct, STRUCT, INT, LONG);
    OP(a, SpvOpTypePointer, POINTER, SpvStorageClassCrossWorkgroup, INT);
    OP(a, SpvOpTypeFunction, KERNEL_TYPE, VOID, POINTER);
    OP(a, SpvOpTypeFunction, HELPER_TYPE, INT, INT);
    OP(a, SpvOpConstant, INT, ONE, 1);
    OP(a, SpvOpConstant, LONG, BIG, 0x89abcdef, 0x1234567);
    OP(a, SpvOpFunction, INT, HELPER, 0, HELPER_TYPE);
    OP(a, SpvOpFunctionParameter, INT, MIN);
    OP(a, SpvOpFunctionEnd);
    OP(a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    OP(a, SpvOpFunctionParameter, POINTER, PARAMETER);
    OP(a, SpvOpLabel, ENTRY);
    OP(a, SpvOpBranch, BODY);
    OP(a, SpvOpLabel, EXIT); /* not in dominance order */
    OP(a, SpvOpStore, PARAMETER, SUM, 2, 4);
    OP(a, SpvOpReturn);
    OP(a, SpvOpLabel, BODY);
    OP(a, SpvOpLoad, INT, VALUE, PARAMETER, 2, 4);
    OP(a, SpvOpIAdd, INT, SUM, VALUE, ONE);
    OP(a, SpvOpSwitch, SUM, EXIT, 7, EXIT);
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

static void tells_what_a_module_has(void **state) {
    (void)state;
    static struct assembly a;
    sample(&a);
    struct ur_spirv_module *m = read_whole(&a);
    assert_int_equal(m->version, UR_SPIRV_VERSION(1, 4));
    assert_int_equal(m->addressing_model, SpvAddressingModelPhysical64);
    assert_true(ur_spirv_has(m, SpvCapabilityInt64));
    assert_false(ur_spirv_has(m, SpvCapabilityFloat64));
    assert_true(ur_spirv_has_extension(m, "SPV_KHR_no_integer_wrap_decoration"));
    assert_false(ur_spirv_has_extension(m, "SPV_KHR_no_integer_wrap"));
    assert_int_equal(m->ids[SET].set, UR_SPIRV_OPENCL_STD);
    assert_int_equal(m->entry_point_count, 1);
    assert_string_equal(m->entry_points[0].name, "work");
    assert_int_equal(m->entry_points[0].id, KERNEL);
    assert_int_equal(m->function_count, 2);
    assert_int_equal(m->functions[0].block_count, 0);
    const struct ur_spirv_function *kernel = ur_spirv_function(m, KERNEL);
    assert_ptr_equal(kernel, &m->functions[1]);
    assert_int_equal(kernel->parameter_count, 1);
    assert_int_equal(kernel->parameters[0], PARAMETER);
    assert_int_equal(kernel->block_count, 3);
    assert_int_equal(kernel->blocks[1].label, EXIT);
    assert_int_equal(kernel->blocks[2].terminator, 3);
    const struct ur_spirv_note *mode = ur_spirv_mode(m, kernel, SpvExecutionModeLocalSize);
    assert_int_equal(mode->count, 3);
    assert_int_equal(mode->operands[1], 4);
    assert_non_null(ur_spirv_mode(m, kernel, SpvExecutionModeContractionOff));
    assert_null(ur_spirv_mode(m, kernel, SpvExecutionModeSubgroupSize));
    assert_int_equal(ur_spirv_type(m, SUM), INT);
    assert_int_equal(ur_spirv_operand(m, SUM, 1), ONE);
    assert_int_equal(m->ids[SUM].block, 2);
    assert_string_equal(m->ids[SUM].name, "sum");
    assert_null(ur_spirv_definition(m, BOUND + 5));
    assert_int_equal(ur_spirv_width(m, LONG), 64);
    uint64_t value;
    assert_true(ur_spirv_constant(m, BIG, &value));
    assert_true(value == UINT64_C(0x0123456789abcdef));
    assert_false(ur_spirv_constant(m, SUM, &value));
    uint32_t linkage;
    assert_string_equal(ur_spirv_linkage(m, HELPER, &linkage), "helper");
    assert_int_equal(linkage, SpvLinkageTypeImport);
    assert_null(ur_spirv_linkage(m, KERNEL, &linkage));
    ur_spirv_release(m);
}

static void finds_decorations_of_every_form(void **state) {
    (void)state;
    static struct assembly a;
    sample(&a);
    struct ur_spirv_module *m = read_whole(&a);
    const struct ur_spirv_note *note =
        ur_spirv_decoration(m, PARAMETER, UR_SPIRV_NONE, SpvDecorationAlignment);
    assert_int_equal(note->operands[0], 4);
    assert_int_equal(m->notes[note->next].value, SpvDecorationFuncParamAttr);
    assert_int_equal(m->notes[note->next].next, 0);
    assert_non_null(ur_spirv_decoration(m, SUM, UR_SPIRV_NONE, SpvDecorationVolatile));
    assert_non_null(ur_spirv_decoration(m, STRUCT, 0, SpvDecorationVolatile));
    assert_null(ur_spirv_decoration(m, STRUCT, 1, SpvDecorationVolatile));
    assert_int_equal(ur_spirv_decoration(m, STRUCT, 1, SpvDecorationOffset)->operands[0], 8);
    assert_null(ur_spirv_decoration(m, KERNEL, UR_SPIRV_NONE, SpvDecorationVolatile));
    ur_spirv_release(m);
}

static void writes_what_it_read(void **state) {
    (void)state;
    static struct assembly a;
    static uint32_t words[4096], other[4096];
    sample(&a);
    struct ur_spirv_module *m = read_whole(&a);
    assert_int_equal(ur_spirv_written_words(m), a.count);
    ur_spirv_write(m, words);
    assert_memory_equal(words, a.words, a.count * 4);
    ur_spirv_release(m);
    /* In the other byte order it is the same module. */
    for (size_t i = 0; i < a.count; ++i) {
        other[i] = __builtin_bswap32(a.words[i]);
    }
    assert_int_equal(ur_spirv_read(other, a.count * 4, &m, NULL), UR_SPIRV_OK);
    assert_true(m->swapped);
    ur_spirv_write(m, words);
    assert_memory_equal(words, a.words, a.count * 4);
    ur_spirv_release(m);
    /* Whatever its schema is, it is written with none. */
    memcpy(other, a.words, a.count * 4);
    other[4] = 26;
    assert_int_equal(ur_spirv_read(other, a.count * 4, &m, NULL), UR_SPIRV_OK);
    assert_true(m->schema);
    ur_spirv_write(m, words);
    assert_memory_equal(words, a.words, a.count * 4);
    ur_spirv_release(m);
}

static void refuse(const struct assembly *a, size_t size, enum ur_spirv_fault fault,
                   const char *says) {
    struct ur_spirv_module *module = (void *)1;
    struct ur_spirv_error error = {.why = ""};
    assert_int_equal(ur_spirv_read(a->words, size, &module, &error), fault);
    assert_null(module);
    if (!strstr(error.why, says)) {
        fail_msg("'%s' does not say '%s'", error.why, says);
    }
}

static size_t find(const struct assembly *a, uint32_t opcode, unsigned nth) {
    for (size_t at = 5; at < a->count; at += a->words[at] >> 16) {
        if ((a->words[at] & 0xffff) == opcode && nth-- == 0) {
            return at;
        }
    }
    fail();
    return 0;
}

static void refuses_what_is_no_module(void **state) {
    (void)state;
    static struct assembly a;
    sample(&a);
    for (size_t cut = 0; cut < a.count; ++cut) {
        struct ur_spirv_module *module;
        void *copy = malloc(cut ? cut * 4 : 1);
        memcpy(copy, a.words, cut * 4);
        /* Between functions and between instructions outside of them it may end. */
        if (ur_spirv_read(copy, cut * 4, &module, NULL) == UR_SPIRV_OK) {
            ur_spirv_release(module);
            assert_true(cut <= find(&a, SpvOpFunction, 1));
        }
        free(copy);
    }
    refuse(&a, 0, UR_SPIRV_NOT_SPIRV, "magic");
    refuse(&a, a.count * 4 - 1, UR_SPIRV_MALFORMED, "whole number of words");
    refuse(&a, a.count * 4 - 4, UR_SPIRV_MALFORMED, "inside the function");
#define WITH(change, says)                                                                         \
    sample(&a);                                                                                    \
    change;                                                                                        \
    refuse(&a, a.count * 4, UR_SPIRV_MALFORMED, says)
    WITH(a.words[0] = 1; refuse(&a, 20, UR_SPIRV_NOT_SPIRV, "magic"); a.words[0] = UR_SPIRV_MAGIC;
         a.words[1] = 7, "version");
    WITH(a.words[3] = 0, "bound");
    WITH(a.words[3] = UR_SPIRV_ID_LIMIT + 2, "bound");
    WITH(a.words[3] = BOUND - 1, "OpFunctionParameter at word");
    WITH(a.words[find(&a, SpvOpIAdd, 0) + 2] = VALUE, "OpLoad at word");
    WITH(a.words[find(&a, SpvOpIAdd, 0) + 3] = 0, "OpIAdd at word");
    WITH(a.words[find(&a, SpvOpIAdd, 0) + 3] = BOUND, "OpIAdd at word");
    WITH(a.words[find(&a, SpvOpIAdd, 0) + 1] = BOUND, "its type");
    WITH(a.words[find(&a, SpvOpIAdd, 0)] = 0, "cut off or damaged");
    WITH(a.words[find(&a, SpvOpReturn, 0)] = 1u << 16 | SpvOpNop, "does not end");
    WITH(a.words[find(&a, SpvOpBranch, 0)] = 2u << 16 | SpvOpLabel, "does not end");
    WITH(a.words[find(&a, SpvOpLabel, 0)] = 2u << 16 | SpvOpTypeVoid, "before the first block");
    WITH(a.words[find(&a, SpvOpFunctionEnd, 0)] = 1u << 16 | SpvOpNop, "inside another");
    WITH(a.words[find(&a, SpvOpName, 0) + 2] = 0x21212121, "text");
    WITH(a.words[find(&a, SpvOpTypeVoid, 0)] = 2u << 16 | SpvOpCapability, "too late");
    WITH(a.words[find(&a, SpvOpMemoryModel, 0)] = 3u << 16 | SpvOpLoopMerge, "too late");
#undef WITH
}

/* A kernel that looks at its global id by pointers to `count` types, of pointers to pointers. */
static void looks_by_many(struct assembly *a, uint32_t count) {
    enum { NOTHING = 1, HALF, WORD, THREE, ID_POINTER, ID, TYPE, FUNCTION, LABEL, FIRST };
    uint32_t input = FIRST + count, made = input + count;
    begin(a, made + count);
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpCapability, SpvCapabilityInt64);
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    put_text(a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, FUNCTION), "k", WORDS(ID));
    OP(a, SpvOpDecorate, ID, SpvDecorationBuiltIn, SpvBuiltInGlobalInvocationId);
    OP(a, SpvOpTypeVoid, NOTHING);
    OP(a, SpvOpTypeInt, HALF, 32, 0);
    OP(a, SpvOpTypeInt, WORD, 64, 0);
    OP(a, SpvOpTypeVector, THREE, WORD, 3);
    OP(a, SpvOpTypePointer, ID_POINTER, SpvStorageClassInput, THREE);
    OP(a, SpvOpVariable, ID_POINTER, ID, SpvStorageClassInput);
    OP(a, SpvOpTypeFunction, TYPE, NOTHING);
    for (uint32_t i = 0; i < count; ++i) {
        OP(a, SpvOpTypePointer, FIRST + i, SpvStorageClassCrossWorkgroup, i ? FIRST + i - 1 : HALF);
        OP(a, SpvOpTypePointer, input + i, SpvStorageClassInput, FIRST + i);
    }
    OP(a, SpvOpFunction, NOTHING, FUNCTION, 0, TYPE);
    OP(a, SpvOpLabel, LABEL);
    for (uint32_t i = 0; i < count; ++i) {
        OP(a, SpvOpBitcast, input + i, made + i, ID);
    }
    OP(a, SpvOpReturn);
    OP(a, SpvOpFunctionEnd);
}

static void has_room_for_types_of_pointers(void **state) {
    (void)state;
    static struct assembly a;
    for (uint32_t count = 2; count <= 200; count += 198) {
        struct ur_spirv_module *module, *beyond;
        struct ur_spirv_error error = {.why = ""};
        looks_by_many(&a, count);
        assert_int_equal(ur_spirv_read(a.words, a.count * 4, &module, NULL), UR_SPIRV_OK);
        assert_int_equal(ur_spirv_reach_beyond(module, "k", &beyond, &error),
                         count == 2 ? UR_SPIRV_OK : UR_SPIRV_CAPABILITY);
        assert_true(count == 2 || strstr(error.why, "too many types"));
        ur_spirv_release(beyond);
        ur_spirv_release(module);
    }
}

/* A structure of three bytes, a vector of three ints and an array of 5 of them by a specialization
 * constant; a pointer to that in local memory is 8 bytes there itself. */
static void counts_local_memory(void **state) {
    (void)state;
    static struct assembly a;
    for (uint32_t length = 5; length; length = length == 5 ? 1u << 31 : 0) {
        struct ur_spirv_module *module;
        begin(&a, 40);
        OP(&a, SpvOpCapability, SpvCapabilityKernel);
        OP(&a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
        OP(&a, SpvOpTypeInt, 1, 32, 0);
        OP(&a, SpvOpTypeInt, 2, 8, 0);
        OP(&a, SpvOpTypeVector, 3, 1, 3);
        OP(&a, SpvOpSpecConstant, 1, 4, length);
        OP(&a, SpvOpTypeStruct, 5, 2, 2, 2, 3);
        OP(&a, SpvOpTypeArray, 6, 5, 4);
        OP(&a, SpvOpTypePointer, 7, SpvStorageClassWorkgroup, 6);
        OP(&a, SpvOpTypePointer, 8, SpvStorageClassWorkgroup, 7);
        OP(&a, SpvOpTypePointer, 9, SpvStorageClassCrossWorkgroup, 6);
        OP(&a, SpvOpVariable, 7, 10, SpvStorageClassWorkgroup);
        OP(&a, SpvOpVariable, 8, 11, SpvStorageClassWorkgroup);
        OP(&a, SpvOpVariable, 9, 12, SpvStorageClassCrossWorkgroup);
        assert_int_equal(ur_spirv_read(a.words, a.count * 4, &module, NULL), UR_SPIRV_OK);
        assert_int_equal(ur_spirv_local_bytes(module), (uint64_t)length * 19 + 8);
        ur_spirv_release(module);
        assert_int_equal(ur_spirv_local_bytes_of(a.words, a.count * 4), (uint64_t)length * 19 + 8);
    }
    assert_int_equal(ur_spirv_local_bytes_of(a.words, 8), 0);
}

/* What is said of a group that an id is in is said of the copy of that id, too. */
static void repeats_decorations_of_groups(void **state) {
    (void)state;
    struct assembly a;
    uint32_t origin[BOUND + 2] = {0};
    sample(&a);
    a.words[3] = BOUND + 2;
    origin[BOUND] = SUM;
    origin[BOUND + 1] = STRUCT; /* of whose members alone anything is said */
    struct ur_spirv_module *m = read_whole(&a);
    uint32_t had = m->sections[UR_SPIRV_DECORATIONS].count;
    assert_true(ur_spirv_repeat_decorations(m, origin, BOUND, BOUND + 2));
    assert_int_equal(m->sections[UR_SPIRV_DECORATIONS].count, had + 1);
    assert_int_equal(ur_spirv_index(m, NULL), UR_SPIRV_OK);
    assert_non_null(ur_spirv_decoration(m, BOUND, UR_SPIRV_NONE, SpvDecorationVolatile));
    assert_null(ur_spirv_decoration(m, BOUND + 1, UR_SPIRV_NONE, SpvDecorationVolatile));
    ur_spirv_release(m);
}

/* A loop that moves two pointers on, with lines of the source between what it begins with. */
static void moves_pointers_behind_lines(void **state) {
    (void)state;
    enum { FIRST = BOUND, SECOND, AFTER, BEYOND, TRUTH, FALSE, FILE_NAME, ALL };
    struct assembly a;
    begin(&a, ALL);
    OP(&a, SpvOpCapability, SpvCapabilityKernel);
    OP(&a, SpvOpCapability, SpvCapabilityInt64);
    OP(&a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    put_text(&a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, KERNEL), "work", NO_WORDS);
    put_text(&a, SpvOpString, WORDS(FILE_NAME), "work.cl", NO_WORDS);
    OP(&a, SpvOpTypeVoid, VOID);
    OP(&a, SpvOpTypeBool, TRUTH);
    OP(&a, SpvOpTypeInt, INT, 32, 0);
    OP(&a, SpvOpTypeInt, LONG, 64, 0);
    OP(&a, SpvOpTypePointer, POINTER, SpvStorageClassCrossWorkgroup, INT);
    OP(&a, SpvOpTypeFunction, KERNEL_TYPE, VOID, POINTER);
    OP(&a, SpvOpConstant, LONG, BIG, 3, 0);
    put(&a, SpvOpConstantFalse, WORDS(TRUTH, FALSE));
    OP(&a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    OP(&a, SpvOpFunctionParameter, POINTER, PARAMETER);
    OP(&a, SpvOpLabel, ENTRY);
    OP(&a, SpvOpBranch, BODY);
    OP(&a, SpvOpLabel, BODY);
    OP(&a, SpvOpLine, FILE_NAME, 1, 1);
    OP(&a, SpvOpPhi, POINTER, FIRST, PARAMETER, ENTRY, AFTER, BODY);
    OP(&a, SpvOpLine, FILE_NAME, 2, 1);
    OP(&a, SpvOpPhi, POINTER, SECOND, PARAMETER, ENTRY, BEYOND, BODY);
    put(&a, SpvOpNoLine, NO_WORDS);
    OP(&a, SpvOpPtrAccessChain, POINTER, AFTER, FIRST, BIG);
    OP(&a, SpvOpPtrAccessChain, POINTER, BEYOND, SECOND, BIG);
    OP(&a, SpvOpBranchConditional, FALSE, BODY, EXIT);
    OP(&a, SpvOpLabel, EXIT);
    OP(&a, SpvOpReturn);
    OP(&a, SpvOpFunctionEnd);
    struct ur_spirv_module *m = read_whole(&a);
    assert_true(ur_spirv_number_pointers(m));
    const struct ur_spirv_list *list = &m->functions[0].blocks[1].list;
    uint32_t phis = 0, chains = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpPhi) {
            ++phis;
            assert_int_equal(chains, 0);
            assert_int_equal(list->items[i].type, LONG);
        }
        chains += list->items[i].opcode == SpvOpPtrAccessChain;
    }
    assert_int_equal(phis, 2);
    assert_int_equal(chains, 4);
    assert_int_equal(ur_spirv_opcode(m, FIRST), SpvOpPtrAccessChain);
    assert_int_equal(ur_spirv_opcode(m, SECOND), SpvOpPtrAccessChain);
    ur_spirv_release(m);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tells_what_a_module_has),
        cmocka_unit_test(finds_decorations_of_every_form),
        cmocka_unit_test(writes_what_it_read),
        cmocka_unit_test(refuses_what_is_no_module),
        cmocka_unit_test(has_room_for_types_of_pointers),
        cmocka_unit_test(counts_local_memory),
        cmocka_unit_test(repeats_decorations_of_groups),
        cmocka_unit_test(moves_pointers_behind_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
