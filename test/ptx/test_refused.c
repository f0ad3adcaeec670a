/* What is not translated to PTX, and how its log names it; by which names the host knows variables
 * (lib/ptx/ptx.h). */
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

enum { VOID = 1, INT, BIG, COUNT, KERNEL_TYPE, HELPER_TYPE, KERNEL, HELPER, LABEL, RESULT };
enum { POINTER = 11, POINTERS, A, B, HOLDS, FUNCTION, LOADED, TWO_TYPE, BOUND };

struct wish {
    uint32_t capability; /* one more */
    uint32_t model;      /* of the entry point */
    uint32_t sub_groups; /* required size, 0: none */
    uint32_t argument;   /* ints that the kernel takes by value, 0: no argument */
    uint32_t local;      /* ints of local memory of its own, 0: none */
    bool calls, twice;   /* a function "nowhere" that it imports; with an argument that it lacks */
    bool declared;       /* the entry point is a declaration */
    uint32_t entry;      /* what the entry point names instead of the kernel, 0: the kernel */
    bool pointer;        /* of a function, stored */
    bool circle;         /* two variables that hold each other's address */
    uint32_t host;       /* the decoration that gives a variable the name "for_the_host", 0: none */
    bool exports;        /* it is exported, as "as_exported" */
    uint32_t barrier;    /* 1 + the scope of a barrier, 0: none */
};

static void variables(struct assembly *a, const struct wish *wish) {
    OP(a, SpvOpTypePointer, POINTER, SpvStorageClassCrossWorkgroup, INT);
    OP(a, SpvOpTypePointer, POINTERS, SpvStorageClassCrossWorkgroup, POINTER);
    if (wish->circle) {
        OP(a, SpvOpVariable, POINTERS, A, SpvStorageClassCrossWorkgroup, B);
        OP(a, SpvOpVariable, POINTERS, B, SpvStorageClassCrossWorkgroup, A);
    } else if (wish->pointer) {
        OP(a, SpvOpConstantFunctionPointerINTEL, POINTER, FUNCTION, HELPER);
        OP(a, SpvOpVariable, POINTERS, HOLDS, SpvStorageClassCrossWorkgroup);
    } else if (wish->local) {
        OP(a, SpvOpTypePointer, A, SpvStorageClassWorkgroup, BIG);
        OP(a, SpvOpTypePointer, B, SpvStorageClassWorkgroup, INT);
        OP(a, SpvOpVariable, A, HOLDS, SpvStorageClassWorkgroup);
    } else if (wish->host || wish->exports) {
        OP(a, SpvOpVariable, POINTER, HOLDS, SpvStorageClassCrossWorkgroup, COUNT);
    }
}

static struct ur_spirv_module *make(const struct wish *wish) {
    static struct assembly made;
    struct assembly *a = &made;
    begin(a, BOUND);
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpCapability, SpvCapabilityAddresses);
    OP(a, SpvOpCapability, SpvCapabilityLinkage);
    if (wish->capability) {
        OP(a, SpvOpCapability, wish->capability);
    }
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    put_text(a, SpvOpEntryPoint, WORDS(wish->model, wish->entry ? wish->entry : KERNEL), "work",
             NO_WORDS);
    if (wish->sub_groups) {
        OP(a, SpvOpExecutionMode, KERNEL, SpvExecutionModeSubgroupSize, wish->sub_groups);
    }
    if (wish->calls || wish->pointer) {
        put_text(a, SpvOpDecorate, WORDS(HELPER, SpvDecorationLinkageAttributes), "nowhere",
                 WORDS(SpvLinkageTypeImport));
    }
    if (wish->host) { /* 2: HostAccess is reading and writing, which nobody here asks */
        put_text(a, SpvOpDecorate, WORDS(HOLDS, wish->host, 2), "for_the_host", NO_WORDS);
    }
    if (wish->exports) {
        put_text(a, SpvOpDecorate, WORDS(HOLDS, SpvDecorationLinkageAttributes), "as_exported",
                 WORDS(SpvLinkageTypeExport));
    }
    OP(a, SpvOpTypeVoid, VOID);
    OP(a, SpvOpTypeInt, INT, 32, 0);
    OP(a, SpvOpConstant, INT, COUNT,
       wish->barrier    ? wish->barrier - 1
       : wish->argument ? wish->argument
       : wish->local    ? wish->local
                        : 1);
    OP(a, SpvOpTypeArray, BIG, INT, COUNT);
    if (wish->argument) {
        OP(a, SpvOpTypeFunction, KERNEL_TYPE, VOID, BIG);
    } else {
        OP(a, SpvOpTypeFunction, KERNEL_TYPE, VOID);
    }
    OP(a, SpvOpTypeFunction, HELPER_TYPE, INT);
    variables(a, wish);
    if (wish->calls || wish->pointer) {
        OP(a, SpvOpFunction, INT, HELPER, 0, HELPER_TYPE);
        OP(a, SpvOpFunctionEnd);
    }
    OP(a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    if (wish->argument) {
        OP(a, SpvOpFunctionParameter, BIG, RESULT);
    }
    if (!wish->declared) {
        OP(a, SpvOpLabel, LABEL);
        if (wish->calls && wish->twice) {
            OP(a, SpvOpFunctionCall, INT, RESULT, HELPER, COUNT);
        } else if (wish->calls) {
            OP(a, SpvOpFunctionCall, INT, RESULT, HELPER);
        } else if (wish->barrier) {
            OP(a, SpvOpControlBarrier, COUNT, COUNT, COUNT);
        } else if (wish->pointer) {
            OP(a, SpvOpStore, HOLDS, FUNCTION);
        } else if (wish->local) {
            OP(a, SpvOpInBoundsAccessChain, B, LOADED, HOLDS, COUNT);
            OP(a, SpvOpLoad, INT, RESULT, LOADED);
        } else if (wish->circle) {
            OP(a, SpvOpLoad, POINTER, LOADED, A);
            OP(a, SpvOpStore, B, LOADED);
        }
        OP(a, SpvOpReturn);
    }
    OP(a, SpvOpFunctionEnd);
    struct ur_spirv_module *module;
    struct ur_spirv_error error = {.why = ""};
    if (ur_spirv_read(a->words, a->count * 4, &module, &error) != UR_SPIRV_OK) {
        fail_msg("%s", error.why);
    }
    return module;
}

/* `says`: what the log must say, NULL where the module is translated. */
static void expect(struct wish wish, enum ur_ptx_status status, const char *says) {
    wish.model = wish.model ? wish.model : SpvExecutionModelKernel;
    struct ur_spirv_module *module = make(&wish);
    struct ur_ptx_target target = {.sm = 90, .version = 78, .local_limit = 227 << 10};
    struct ur_ptx_result result;
    enum ur_ptx_status got = ur_ptx_translate(module, &target, &result);
    if (got != status || (says && !strstr(result.log, says))) {
        fail_msg("status %d, not %d, and '%s', which should say '%s'", (int)got, (int)status,
                 result.log, says ? says : "nothing");
    }
    ur_ptx_result_free(&result);
    ur_spirv_release(module);
}

static void names_what_it_cannot_do(void **state) {
    (void)state;
    expect((struct wish){0}, UR_PTX_OK, NULL);
    expect((struct wish){.sub_groups = 16}, UR_PTX_OK, NULL);
    expect((struct wish){.sub_groups = 64}, UR_PTX_UNSUPPORTED, "sub-groups of 64");
    expect((struct wish){.sub_groups = 12}, UR_PTX_UNSUPPORTED, "sub-groups of 12");
    expect((struct wish){.capability = SpvCapabilityPipes}, UR_PTX_OK, NULL);
    expect((struct wish){.capability = SpvCapabilityFPMaxErrorINTEL}, UR_PTX_OK, NULL);
    expect((struct wish){.capability = SpvCapabilityVectorComputeINTEL}, UR_PTX_UNSUPPORTED,
           "VectorComputeINTEL");
    expect((struct wish){.capability = 8000}, UR_PTX_UNSUPPORTED, "capability 8000");
    expect((struct wish){.model = SpvExecutionModelFragment}, UR_PTX_UNSUPPORTED, "Fragment");
    expect((struct wish){.argument = 1000}, UR_PTX_OK, NULL);
    expect((struct wish){.argument = 2000}, UR_PTX_UNSUPPORTED, "bytes of arguments");
    expect((struct wish){.local = 227 << 8}, UR_PTX_OK, NULL);
    expect((struct wish){.local = (227 << 8) + 1}, UR_PTX_UNSUPPORTED,
           "'work': it has 232452 bytes of local memory");
    expect((struct wish){.local = 0x7fffffff}, UR_PTX_UNSUPPORTED, "bytes of local memory");
    expect((struct wish){.pointer = true}, UR_PTX_OK, NULL);
    expect((struct wish){.circle = true}, UR_PTX_UNSUPPORTED, "each other's addresses");
    expect((struct wish){.barrier = 1 + SpvScopeCrossDevice}, UR_PTX_UNSUPPORTED,
           "a barrier of scope 0");
    expect((struct wish){.barrier = 1 + SpvScopeQueueFamily}, UR_PTX_UNSUPPORTED,
           "a barrier of scope 5");
}

static void names_what_contradicts_itself(void **state) {
    (void)state;
    expect((struct wish){.calls = true}, UR_PTX_UNRESOLVED, "'nowhere'");
    expect((struct wish){.calls = true, .twice = true}, UR_PTX_UNRESOLVED, "'nowhere'");
    expect((struct wish){.declared = true}, UR_PTX_INVALID, "has no body");
    expect((struct wish){.entry = LABEL}, UR_PTX_INVALID, "has no body");
    expect((struct wish){.entry = LOADED}, UR_PTX_INVALID, "has no body");
}

/* Numbers of SPV_INTEL_global_variable_host_access, and of the extension before it, which has its
 * own with its own capability. */
static void names_variables_for_the_host(void **state) {
    (void)state;
    static const struct {
        struct wish wish;
        const char *name;
    } cases[] = {
        {{.exports = true}, "as_exported"},
        {{.host = 6188, .capability = 6187}, "for_the_host"},
        {{.host = 6188, .capability = 6187, .exports = true}, "for_the_host"},
        {{.host = 6147, .capability = 6146, .exports = true}, "for_the_host"},
        {{.host = 6147, .capability = 6187, .exports = true}, "as_exported"},
    };
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); ++i) {
        struct wish wish = cases[i].wish;
        wish.model = SpvExecutionModelKernel;
        struct ur_spirv_module *module = make(&wish);
        struct ur_ptx_target target = {.sm = 90, .version = 78};
        struct ur_ptx_result result;
        if (ur_ptx_translate(module, &target, &result) != UR_PTX_OK) {
            fail_msg("case %zu: %s", i, result.log);
        }
        assert_int_equal(result.variable_count, 1);
        assert_string_equal(result.variables[0].name, cases[i].name);
        assert_int_equal(result.variables[0].size, 4);
        char declared[64];
        snprintf(declared, sizeof(declared), ".visible .global .align 4 .b8 %s[4] = {1}",
                 result.variables[0].symbol);
        assert_non_null(strstr(result.text, declared));
        ur_ptx_result_free(&result);
        ur_spirv_release(module);
    }
}

static void tells_of_barriers_of_the_device(void **state) {
    (void)state;
    static const uint32_t scopes[] = {SpvScopeDevice, SpvScopeWorkgroup, SpvScopeSubgroup};
    for (size_t i = 0; i < sizeof(scopes) / sizeof(*scopes); ++i) {
        struct wish wish = {.barrier = 1 + scopes[i], .model = SpvExecutionModelKernel};
        struct ur_spirv_module *module = make(&wish);
        struct ur_ptx_target target = {.sm = 90, .version = 78};
        struct ur_ptx_result result;
        if (ur_ptx_translate(module, &target, &result) != UR_PTX_OK) {
            fail_msg("scope %u: %s", scopes[i], result.log);
        }
        bool device = scopes[i] == SpvScopeDevice;
        assert_int_equal(result.kernels[0].device_barriers, device);
        assert_int_equal(strstr(result.text, "%envreg") != NULL, device);
        ur_ptx_result_free(&result);
        ur_spirv_release(module);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(names_what_it_cannot_do),
                                       cmocka_unit_test(names_what_contradicts_itself),
                                       cmocka_unit_test(names_variables_for_the_host),
                                       cmocka_unit_test(tells_of_barriers_of_the_device)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
