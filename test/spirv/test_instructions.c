/* Every instruction of the grammar: how its operands are walked, and that the emitters take it or
 * name it where they refuse it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assemble.h"
#include "ptx/ptx.h"
#include "spirv/check.h"
#include "llvm/llvm.h"

enum {
    VOID = 1,
    INT,
    COUNT,
    POINTER,
    KERNEL_TYPE,
    KERNEL,
    LABEL,
    PLACE,
    RESULT,
    TARGET,
    ASM,
    BOUND
};

/* ---- operands -------------------------------------------------------------------------------- */

/* Words for operands, as the grammar says them. `many`: optional ones are there, and of those that
 * may be any number two are. */
static size_t write_operands(uint32_t *to, uint16_t operands, uint8_t count, bool many);

static size_t write_one(uint32_t *to, uint8_t kind, bool many) {
    const struct ur_spirv_kind_facts *facts = &ur_spirv_kinds[kind];
    const struct ur_spirv_value *value = &ur_spirv_values[facts->first];
    size_t size;
    switch (facts->category) {
    case UR_SPIRV_COMPOSITE:
        size = write_one(to, facts->bases[0], many);
        return size + write_one(to + size, facts->bases[1], many);
    case UR_SPIRV_ID:
        *to = COUNT;
        return 1;
    case UR_SPIRV_BITENUM:
        *to = 0;
        return 1;
    case UR_SPIRV_VALUEENUM:
        *to = value->value;
        return 1 + write_operands(to + 1, value->operands, value->count, many);
    default:
        if (kind == UR_SPIRV_LiteralString) {
            memcpy(to, "abcdefg", 8);
            return 2;
        }
        *to = 1;
        return 1;
    }
}

static size_t write_operands(uint32_t *to, uint16_t operands, uint8_t count, bool many) {
    size_t size = 0;
    for (uint16_t i = operands; i < operands + count; ++i) {
        const struct ur_spirv_operand_kind *operand = &ur_spirv_operand_kinds[i];
        unsigned times = operand->quantifier == UR_SPIRV_ONE        ? 1
                         : !many                                    ? 0
                         : operand->quantifier == UR_SPIRV_OPTIONAL ? 1
                                                                    : 2;
        while (times--) {
            size += write_one(to + size, operand->kind, many);
        }
    }
    return size;
}

/* Those whose further operands depend on what they name. */
static bool depends(uint32_t opcode) {
    return opcode == SpvOpExtInst || opcode == SpvOpExtInstWithForwardRefsKHR ||
           opcode == SpvOpSpecConstantOp;
}

static void walks_every_instruction(void **state) {
    (void)state;
    struct ur_spirv_module *module = ur_spirv_create(UR_SPIRV_VERSION(1, 6));
    unsigned seen = 0;
    assert_non_null(module);
    for (uint32_t id = 1; id < BOUND; ++id) {
        assert_int_not_equal(ur_spirv_new_id(module), 0);
    }
    for (uint32_t opcode = 0; opcode <= UINT16_MAX; ++opcode) {
        const struct ur_spirv_grammar *grammar = ur_spirv_grammar(opcode);
        if (!grammar) {
            continue;
        }
        ++seen;
        for (int many = 0; many < 2; ++many) {
            uint32_t words[64];
            size_t size = write_operands(words, grammar->operands, grammar->count, many);
            struct ur_spirv_instruction instruction = {
                .opcode = (uint16_t)opcode, .count = (uint16_t)size, .operands = words};
            struct ur_spirv_walk walk;
            struct ur_spirv_item item;
            size_t told = 0;
            if (depends(opcode)) {
                continue;
            }
            ur_spirv_walk_begin(&walk, module, &instruction);
            while (ur_spirv_walk_next(&walk, &item)) {
                told += item.count;
                if (item.id && words[item.first] != COUNT) {
                    fail_msg("%s: word %u is no id", ur_spirv_opcode_name(opcode), item.first);
                }
            }
            if (walk.end != UR_SPIRV_WALK_WHOLE || told != size) {
                fail_msg("%s: %zu of %zu words, end %d", ur_spirv_opcode_name(opcode), told, size,
                         (int)walk.end);
            }
        }
    }
    assert_int_equal(seen, ur_spirv_num_instructions);
    ur_spirv_release(module);
}

/* ---- emitters -------------------------------------------------------------------------------- */

/* What makes up modules and functions, and what depends on others. */
static bool is_of_structure(uint32_t opcode) {
    switch (opcode) {
    case SpvOpFunction:
    case SpvOpFunctionParameter:
    case SpvOpFunctionEnd:
    case SpvOpLabel:
        return true;
    default:
        return ur_spirv_ends_block(opcode) || depends(opcode);
    }
}

static bool is_constant(uint32_t opcode, const char *name) {
    return (opcode >= SpvOpConstantTrue && opcode < SpvOpSpecConstantOp) ||
           strncmp(name, "OpConstant", 10) == 0 || strncmp(name, "OpSpecConstant", 14) == 0;
}

/* A kernel that has the instruction, and a use of what it gives. */
static struct ur_spirv_module *make(uint32_t opcode, const struct ur_spirv_grammar *grammar) {
    static struct assembly made;
    struct assembly *a = &made;
    const char *name = ur_spirv_opcode_name(opcode);
    uint32_t words[64];
    size_t head = 0;
    bool type = ur_spirv_declares_type(opcode), constant = is_constant(opcode, name);
    if (grammar->typed) {
        words[head++] = INT;
    }
    if (grammar->result) {
        words[head++] = RESULT;
    }
    size_t size = head + write_operands(words + head, grammar->operands, grammar->count, false);
    begin(a, BOUND);
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpCapability, SpvCapabilityAddresses);
    OP(a, SpvOpCapability, SpvCapabilityLinkage);
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    put_text(a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, KERNEL), "work", NO_WORDS);
    OP(a, SpvOpTypeVoid, VOID);
    OP(a, SpvOpTypeInt, INT, 32, 0);
    OP(a, SpvOpConstant, INT, COUNT, 8);
    OP(a, SpvOpTypeFunction, KERNEL_TYPE, VOID);
    if (type || constant) {
        put(a, opcode, words, size);
    }
    OP(a, SpvOpTypePointer, POINTER, SpvStorageClassFunction, type ? RESULT : INT);
    OP(a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    OP(a, SpvOpLabel, LABEL);
    OP(a, SpvOpVariable, POINTER, PLACE, SpvStorageClassFunction);
    if (!type && !constant) {
        put(a, opcode, words, size);
    }
    if (grammar->typed) {
        OP(a, SpvOpStore, PLACE, RESULT);
    }
    OP(a, SpvOpReturn);
    OP(a, SpvOpFunctionEnd);
    struct ur_spirv_module *module;
    struct ur_spirv_error error = {.why = ""};
    if (ur_spirv_read(a->words, a->count * 4, &module, &error) != UR_SPIRV_OK) {
        assert_non_null(strstr(error.why, name));
        return NULL;
    }
    return module;
}

static bool ptx_takes(struct ur_spirv_module *module, char *why, size_t size) {
    struct ur_ptx_target target = {.sm = 90, .version = 78};
    struct ur_ptx_result result;
    enum ur_ptx_status status = ur_ptx_translate(module, &target, &result);
    snprintf(why, size, "%s", result.log);
    ur_ptx_result_free(&result);
    return status == UR_PTX_OK;
}

static bool llvm_takes(struct ur_spirv_module *module, char *why, size_t size, uint32_t wave) {
    struct ur_llvm_options options = {.fuse = true,
                                      .library = wave ? &ll_library_amdgcn : &ll_library_host,
                                      .multiplies_and_adds = true,
                                      .wave = wave};
    struct ur_llvm_result result;
    enum ur_llvm_status status = ur_llvm_emit(module, &options, &result);
    snprintf(why, size, "%s", result.log);
    ur_llvm_result_free(&result);
    return status == UR_LLVM_OK;
}

static bool host_takes(struct ur_spirv_module *module, char *why, size_t size) {
    return llvm_takes(module, why, size, 0);
}

static bool amd_takes(struct ur_spirv_module *module, char *why, size_t size) {
    return llvm_takes(module, why, size, 64);
}

/* Whether an emitter takes a module, and what it says otherwise. */
static const struct {
    const char *name;
    bool (*takes)(struct ur_spirv_module *module, char *why, size_t size);
} emitters[] = {{"PTX", ptx_takes}, {"host", host_takes}, {"AMD", amd_takes}};
enum { EMITTERS = sizeof(emitters) / sizeof(*emitters) };

/* Instructions without a result that mean something and that emitters take with any operands. */
static bool is_known_effect(uint32_t opcode) {
    return opcode == SpvOpMemoryBarrier || opcode == SpvOpControlBarrier ||
           opcode == SpvOpGroupWaitEvents || opcode == SpvOpLoopMerge;
}

/* The operands are there and mostly of the wrong types, which is a reason, too. */
static bool is_reason(const char *why, const char *name) {
    return strstr(why, name) || strchr(why, '%') || strstr(why, "a value of a type without size");
}

static void takes_or_names_every_instruction(void **state) {
    (void)state;
    unsigned wrong = 0;
    for (uint32_t opcode = 0; opcode <= UINT16_MAX; ++opcode) {
        const struct ur_spirv_grammar *grammar = ur_spirv_grammar(opcode);
        const char *name = ur_spirv_opcode_name(opcode);
        for (unsigned e = 0; grammar && !is_of_structure(opcode) && e < EMITTERS; ++e) {
            char why[512] = "";
            struct ur_spirv_module *module = make(opcode, grammar);
            bool hint = ur_spirv_is_hint(opcode);
            if (!module) {
                continue;
            }
            if (!emitters[e].takes(module, why, sizeof(why))
                    ? hint || !is_reason(why, name)
                    : !hint && !grammar->result && !is_known_effect(opcode)) {
                print_error("%s: the emitter for %s says '%s'\n", name, emitters[e].name, why);
                ++wrong;
            }
            ur_spirv_release(module);
        }
    }
    assert_int_equal(wrong, 0);
}

/* ---- inline assembly, hints ------------------------------------------------------------------ */

/* A kernel with inline assembly, or with hints alone: a decoration and controls of a loop. */
static struct ur_spirv_module *make_special(bool assembly) {
    static struct assembly made;
    struct assembly *a = &made;
    begin(a, BOUND);
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpCapability, SpvCapabilityAddresses);
    OP(a, SpvOpCapability, SpvCapabilityLinkage);
    OP(a, SpvOpCapability, SpvCapabilityFPMaxErrorINTEL);
    OP(a, SpvOpCapability, SpvCapabilityUnstructuredLoopControlsINTEL);
    OP(a, SpvOpCapability, SpvCapabilityAsmINTEL);
    put_text(a, SpvOpExtension, NO_WORDS, "SPV_INTEL_fp_max_error", NO_WORDS);
    put_text(a, SpvOpExtension, NO_WORDS, "SPV_INTEL_unstructured_loop_controls", NO_WORDS);
    put_text(a, SpvOpExtension, NO_WORDS, "SPV_INTEL_inline_assembly", NO_WORDS);
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    put_text(a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, KERNEL), "work", NO_WORDS);
    OP(a, SpvOpDecorate, RESULT, SpvDecorationFPMaxErrorDecorationINTEL, 0x40800000);
    OP(a, SpvOpTypeVoid, VOID);
    OP(a, SpvOpTypeFloat, INT, 32);
    OP(a, SpvOpConstant, INT, COUNT, 0x3f800000);
    OP(a, SpvOpTypeFunction, KERNEL_TYPE, VOID);
    if (assembly) {
        put_text(a, SpvOpAsmTargetINTEL, WORDS(TARGET), "spirv64-unknown-unknown", NO_WORDS);
        const char *code = "nop", *constraints = "~{memory}";
        uint32_t words[8] = {VOID, ASM, KERNEL_TYPE, TARGET};
        memcpy(&words[4], code, 4);
        put_text(a, SpvOpAsmINTEL, words, 5, constraints, NO_WORDS);
    }
    OP(a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    OP(a, SpvOpLabel, LABEL);
    OP(a, SpvOpFMul, INT, RESULT, COUNT, COUNT);
    if (assembly) {
        OP(a, SpvOpAsmCallINTEL, VOID, PLACE, ASM);
    }
    OP(a, SpvOpBranch, POINTER);
    OP(a, SpvOpLabel, POINTER);
    OP(a, SpvOpLoopControlINTEL, SpvLoopControlUnrollMask);
    OP(a, SpvOpBranch, POINTER);
    OP(a, SpvOpFunctionEnd);
    struct ur_spirv_module *module;
    struct ur_spirv_error error = {.why = ""};
    if (ur_spirv_read(a->words, a->count * 4, &module, &error) != UR_SPIRV_OK ||
        ur_spirv_check_module(module, &error) != UR_SPIRV_OK) {
        fail_msg("%s", error.why);
    }
    return module;
}

static void takes_assembly_and_hints(void **state) {
    (void)state;
    for (unsigned e = 0; e < EMITTERS; ++e) {
        for (int assembly = 0; assembly < 2; ++assembly) {
            char why[512] = "";
            struct ur_spirv_module *module = make_special(assembly);
            bool taken = emitters[e].takes(module, why, sizeof(why));
            if (taken == assembly || (assembly && !strstr(why, "OpAsmCallINTEL"))) {
                fail_msg("the emitter for %s %s: '%s'", emitters[e].name,
                         taken ? "takes it" : "refuses it", why);
            }
            ur_spirv_release(module);
        }
    }
}

/* What numba-dpex leaves of the environment of each function: a variable of the storage class
 * Function outside of any. */
static enum ur_spirv_fault read_stray(struct assembly *a, bool used,
                                      struct ur_spirv_module **module,
                                      struct ur_spirv_error *error) {
    begin(a, BOUND);
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpCapability, SpvCapabilityAddresses);
    OP(a, SpvOpCapability, SpvCapabilityLinkage);
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    put_text(a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, KERNEL), "work", NO_WORDS);
    put_text(a, SpvOpDecorate, WORDS(PLACE, SpvDecorationLinkageAttributes), "environment",
             WORDS(SpvLinkageTypeExport));
    OP(a, SpvOpTypeVoid, VOID);
    OP(a, SpvOpTypeInt, INT, 32, 0);
    OP(a, SpvOpConstant, INT, COUNT, 8);
    OP(a, SpvOpTypeFunction, KERNEL_TYPE, VOID);
    OP(a, SpvOpTypePointer, POINTER, SpvStorageClassFunction, INT);
    OP(a, SpvOpVariable, POINTER, PLACE, SpvStorageClassFunction);
    OP(a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    OP(a, SpvOpLabel, LABEL);
    if (used) {
        OP(a, SpvOpStore, PLACE, COUNT);
    }
    OP(a, SpvOpReturn);
    OP(a, SpvOpFunctionEnd);
    enum ur_spirv_fault fault = ur_spirv_read(a->words, a->count * 4, module, error);
    return fault ? fault : ur_spirv_check_module(*module, error);
}

static void takes_variables_of_no_function_that_nothing_uses(void **state) {
    static struct assembly a;
    struct ur_spirv_error error = {.why = ""};
    struct ur_spirv_module *module = NULL;
    (void)state;
    for (unsigned e = 0; e < EMITTERS; ++e) {
        char why[512] = "";
        if (read_stray(&a, false, &module, &error) != UR_SPIRV_OK ||
            !emitters[e].takes(module, why, sizeof(why))) {
            fail_msg("the emitter for %s: '%s' '%s'", emitters[e].name, error.why, why);
        }
        ur_spirv_release(module);
    }
    assert_int_equal(read_stray(&a, true, &module, &error), UR_SPIRV_MALFORMED);
    assert_non_null(strstr(error.why, "another storage class than its place has, which is used"));
    ur_spirv_release(module);
}

/* A structure of two numbers that says where the second one is: `offset` bytes into it. */
static void read_placed(struct assembly *a, uint32_t offset, struct ur_spirv_module **module) {
    begin(a, BOUND);
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpCapability, SpvCapabilityAddresses);
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    put_text(a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, KERNEL), "work", NO_WORDS);
    OP(a, SpvOpMemberDecorate, TARGET, 1, SpvDecorationOffset, offset);
    OP(a, SpvOpTypeVoid, VOID);
    OP(a, SpvOpTypeInt, INT, 32, 0);
    OP(a, SpvOpConstant, INT, COUNT, 1);
    OP(a, SpvOpTypeStruct, TARGET, INT, INT);
    OP(a, SpvOpTypePointer, POINTER, SpvStorageClassCrossWorkgroup, TARGET);
    OP(a, SpvOpTypePointer, ASM, SpvStorageClassCrossWorkgroup, INT);
    OP(a, SpvOpTypeFunction, KERNEL_TYPE, VOID, POINTER);
    OP(a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    OP(a, SpvOpFunctionParameter, POINTER, PLACE);
    OP(a, SpvOpLabel, LABEL);
    OP(a, SpvOpInBoundsAccessChain, ASM, RESULT, PLACE, COUNT);
    OP(a, SpvOpStore, RESULT, COUNT);
    OP(a, SpvOpReturn);
    OP(a, SpvOpFunctionEnd);
    assert_int_equal(ur_spirv_read(a->words, a->count * 4, module, NULL), UR_SPIRV_OK);
}

/* LLVM's structures have their members where C has them, so others are refused there. */
static void takes_members_where_they_are_said_to_be(void **state) {
    static struct assembly a;
    (void)state;
    for (unsigned e = 0; e < EMITTERS; ++e) {
        for (uint32_t offset = 4; offset <= 16; offset += 12) {
            struct ur_spirv_module *module;
            char why[512] = "";
            read_placed(&a, offset, &module);
            bool takes = emitters[e].takes(module, why, sizeof(why));
            if (takes != (e == 0 || offset == 4) ||
                (!takes && !strstr(why, "is to be at byte 16 and not at 4"))) {
                fail_msg("the emitter for %s, at %u: '%s'", emitters[e].name, offset, why);
            }
            ur_spirv_release(module);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(walks_every_instruction),
        cmocka_unit_test(takes_or_names_every_instruction),
        cmocka_unit_test(takes_assembly_and_hints),
        cmocka_unit_test(takes_variables_of_no_function_that_nothing_uses),
        cmocka_unit_test(takes_members_where_they_are_said_to_be)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
