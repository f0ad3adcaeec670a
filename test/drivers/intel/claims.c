/* What a device claims of its compiler is what that takes: test_intel_claims builds, on the first
 * device, a kernel that reads the clock of each scope that is claimed, one that calls the function
 * by which assertions fail, if they are the device's own, and one that calls a function which
 * nobody has, which must be refused. Nothing runs. */
#include <stdbool.h>
#include <stdio.h>

#include "assemble.h"
#include "ur_api.h"

enum {
    VOID = 1,
    KERNEL_TYPE,
    KERNEL,
    LABEL,
    INT,
    LONG,
    CHAR,
    TEXT,
    FUNCTION_TYPE,
    FUNCTION,
    SCOPE,
    ZERO,
    WIDE_ZERO,
    NULL_TEXT,
    RESULT,
    BOUND
};
enum { SCOPE_DEVICE = 1, SCOPE_WORKGROUP = 2, SCOPE_SUBGROUP = 3 };

static ur_context_handle_t context;
static ur_device_handle_t device;

static void begin_kernel(struct assembly *a, const char *extension) {
    begin(a, BOUND);
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpCapability, SpvCapabilityAddresses);
    OP(a, SpvOpCapability, SpvCapabilityLinkage);
    OP(a, SpvOpCapability, SpvCapabilityInt64);
    OP(a, SpvOpCapability, SpvCapabilityInt8);
    OP(a, SpvOpCapability, SpvCapabilityGenericPointer);
    if (extension) {
        OP(a, SpvOpCapability, SpvCapabilityShaderClockKHR);
        put_text(a, SpvOpExtension, NO_WORDS, extension, NO_WORDS);
    }
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    put_text(a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, KERNEL), "work", NO_WORDS);
}

static void put_types(struct assembly *a) {
    OP(a, SpvOpTypeVoid, VOID);
    OP(a, SpvOpTypeFunction, KERNEL_TYPE, VOID);
    OP(a, SpvOpTypeInt, INT, 32, 0);
    OP(a, SpvOpTypeInt, LONG, 64, 0);
}

static void make_clock(struct assembly *a, uint32_t scope) {
    begin_kernel(a, "SPV_KHR_shader_clock");
    put_types(a);
    OP(a, SpvOpConstant, INT, SCOPE, scope);
    OP(a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    OP(a, SpvOpLabel, LABEL);
    OP(a, SpvOpReadClockKHR, LONG, RESULT, SCOPE);
    OP(a, SpvOpReturn);
    OP(a, SpvOpFunctionEnd);
}

/* text, file, line, function, global and local ids */
static void make_call(struct assembly *a, const char *function) {
    begin_kernel(a, NULL);
    put_text(a, SpvOpDecorate, WORDS(FUNCTION, SpvDecorationLinkageAttributes), function,
             WORDS(SpvLinkageTypeImport));
    put_types(a);
    OP(a, SpvOpTypeInt, CHAR, 8, 0);
    OP(a, SpvOpTypePointer, TEXT, SpvStorageClassGeneric, CHAR);
    OP(a, SpvOpTypeFunction, FUNCTION_TYPE, VOID, TEXT, TEXT, INT, TEXT, LONG, LONG, LONG, LONG,
       LONG, LONG);
    OP(a, SpvOpConstant, INT, ZERO, 0);
    OP(a, SpvOpConstant, LONG, WIDE_ZERO, 0, 0);
    OP(a, SpvOpConstantNull, TEXT, NULL_TEXT);
    OP(a, SpvOpFunction, VOID, FUNCTION, 0, FUNCTION_TYPE);
    for (uint32_t i = 0; i < 10; ++i) {
        OP(a, SpvOpFunctionParameter, i == 2 ? INT : i < 4 ? TEXT : LONG, BOUND + i);
    }
    OP(a, SpvOpFunctionEnd);
    a->words[3] = BOUND + 10;
    OP(a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    OP(a, SpvOpLabel, LABEL);
    OP(a, SpvOpFunctionCall, VOID, RESULT, FUNCTION, NULL_TEXT, NULL_TEXT, ZERO, NULL_TEXT,
       WIDE_ZERO, WIDE_ZERO, WIDE_ZERO, WIDE_ZERO, WIDE_ZERO, WIDE_ZERO);
    OP(a, SpvOpReturn);
    OP(a, SpvOpFunctionEnd);
}

static bool is_taken(const struct assembly *made) {
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t kernel = NULL;
    ur_result_t result =
        urProgramCreateWithIL(context, made->words, made->count * 4, NULL, &program);
    if (result == UR_RESULT_SUCCESS) {
        result = urProgramBuild(context, program, NULL);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = urKernelCreate(program, "work", &kernel);
    }
    if (kernel) {
        urKernelRelease(kernel);
    }
    if (program) {
        urProgramRelease(program);
    }
    return result == UR_RESULT_SUCCESS;
}

static bool claims(ur_device_info_t name) {
    ur_bool_t answer = false;
    return urDeviceGetInfo(device, name, sizeof(answer), &answer, NULL) == UR_RESULT_SUCCESS &&
           answer;
}

static bool holds(const char *what, bool claimed, const struct assembly *made) {
    bool taken = is_taken(made);
    printf("%s: %s, %s\n", what, claimed ? "claimed" : "not claimed", taken ? "taken" : "refused");
    return taken || !claimed;
}

int main(void) {
    static const struct {
        ur_device_info_t name;
        uint32_t scope;
        const char *what;
    } clocks[] = {
        {UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP, SCOPE_SUBGROUP, "clock of a sub-group"},
        {UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP, SCOPE_WORKGROUP, "clock of a work-group"},
        {UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP, SCOPE_DEVICE, "clock of the device"},
    };
    static struct assembly made;
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    bool good = true;
    if (urLoaderInit(0, NULL) || urAdapterGet(1, &adapter, NULL) ||
        urPlatformGet(adapter, 1, &platform, NULL) ||
        urDeviceGet(platform, UR_DEVICE_TYPE_GPU, 1, &device, NULL) ||
        urContextCreate(1, &device, NULL, &context)) {
        fprintf(stderr, "there is no device\n");
        return 1;
    }
    for (size_t i = 0; i < sizeof(clocks) / sizeof(*clocks); ++i) {
        make_clock(&made, clocks[i].scope);
        good &= holds(clocks[i].what, claims(clocks[i].name), &made);
    }
    make_call(&made, "__devicelib_assert_fail");
    good &= holds("assertions", claims(UR_DEVICE_INFO_USE_NATIVE_ASSERT), &made);
    make_call(&made, "nobody_has_this");
    if (is_taken(&made)) {
        fprintf(stderr, "a function that nobody has is found\n");
        good = false;
    }
    urContextRelease(context);
    urAdapterRelease(adapter);
    urLoaderTearDown();
    return good ? 0 : 1;
}
