/* Programs: creating, building, linking, asking, and input that is broken. */
#include <stdio.h>

#include "conf.h"

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urProgramGetInfo(object, (ur_program_info_t)property, size, value, size_ret);
}

static ur_result_t get_build(void *object, uint32_t property, size_t size, void *value,
                             size_t *size_ret) {
    return urProgramGetBuildInfo(object, conf.device, (ur_program_build_info_t)property, size,
                                 value, size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, conf_program("basic"));
}

static void build_query(const void *q) {
    conf_check_query(q, get_build, conf_program("basic"));
}

TEST(unknown_query) {
    conf_check_unknown_query(get, conf_program("basic"));
}

TEST(unknown_build_query) {
    conf_check_unknown_query(get_build, conf_program("basic"));
}

TEST(query_errors) {
    conf_check_query_errors(get, conf_program("basic"), UR_PROGRAM_INFO_CONTEXT);
}

static void need_il(void) {
    conf_need_kernels();
    if (conf_program_form() == CONF_FORM_BINARY) {
        conf_unsupported("the device takes binaries alone");
    }
}

/* Runs set_value of the program, to see that it works. */
static void check_runs(ur_program_handle_t program) {
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, "set_value", &kernel));
    conf_own_kernel(kernel);
    ur_mem_handle_t mem = conf_buffer(64 * sizeof(int));
    ur_queue_handle_t queue = conf_queue(0);
    int value = 4711, out[64] = {0};
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof value, &value)};
    conf_launch(queue, kernel, 64, args, 2, 0, NULL, NULL);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
    CHECK_EQ(out[0], 4711);
    CHECK_EQ(out[63], 4711);
}

TEST(builds) {
    ur_program_handle_t program = conf_program_create(conf.context, "basic", NULL);
    conf_build(program);
    check_runs(program);
}

TEST(builds_options) {
    need_il();
    ur_program_handle_t program = conf_program_create(conf.context, "basic", NULL);
    UR(urProgramBuild(conf.context, program, "-cl-mad-enable"));
    char options[256] = "";
    UR(urProgramGetBuildInfo(program, conf.device, UR_PROGRAM_BUILD_INFO_OPTIONS, sizeof options,
                             options, NULL));
    CHECK_MSG(strstr(options, "-cl-mad-enable"), "the options are told as '%s'", options);
    check_runs(program);
}

TEST(build_status) {
    ur_program_handle_t program = conf_program_create(conf.context, "basic", NULL);
    ur_program_build_status_t status = UR_PROGRAM_BUILD_STATUS_FORCE_UINT32;
    conf_build(program);
    UR(urProgramGetBuildInfo(program, conf.device, UR_PROGRAM_BUILD_INFO_STATUS, sizeof status,
                             &status, NULL));
    CHECK_EQ(status, UR_PROGRAM_BUILD_STATUS_SUCCESS);
    ur_program_binary_type_t type = UR_PROGRAM_BINARY_TYPE_FORCE_UINT32;
    UR(urProgramGetBuildInfo(program, conf.device, UR_PROGRAM_BUILD_INFO_BINARY_TYPE, sizeof type,
                             &type, NULL));
    CHECK_EQ(type, UR_PROGRAM_BINARY_TYPE_EXECUTABLE);
}

TEST(references) {
    ur_program_handle_t program = conf_program_create(conf.context, "basic", NULL);
    uint32_t count = 0;
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
    UR(urProgramRetain(program));
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 2);
    UR(urProgramRelease(program));
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
}

TEST(info) {
    ur_program_handle_t program = conf_program("basic");
    ur_context_handle_t context = NULL;
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_CONTEXT, sizeof context, &context, NULL));
    CHECK_PTR(context, conf.context);
    uint32_t devices = 0;
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_NUM_DEVICES, sizeof devices, &devices, NULL));
    CHECK_EQ(devices, 1);
    ur_device_handle_t device = NULL;
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_DEVICES, sizeof device, &device, NULL));
    CHECK_PTR(device, conf.device);
}

TEST(il) {
    conf_need_spirv();
    size_t size = 0, told = 0;
    const void *spirv = conf_kernel_file("basic", CONF_FORM_SPIRV, &size);
    ur_program_handle_t program = conf_program_create(conf.context, "basic", NULL);
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_IL, 0, NULL, &told));
    CHECK_EQ(told, size);
    void *back = conf_alloc(told);
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_IL, told, back, NULL));
    CHECK_MSG(memcmp(back, spirv, size) == 0, "the intermediate language comes back changed");
}

TEST(kernel_names) {
    ur_program_handle_t program = conf_program("basic");
    size_t count = 0, size = 0;
    ur_result_t result =
        urProgramGetInfo(program, UR_PROGRAM_INFO_NUM_KERNELS, sizeof count, &count, NULL);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
        conf_unsupported("UR_PROGRAM_INFO_NUM_KERNELS is optional and not answered here");
    }
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_KERNEL_NAMES, 0, NULL, &size));
    char *names = conf_alloc(size + 1);
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_KERNEL_NAMES, size, names, NULL));
    size_t found = 0;
    bool set_value = false, reqd = false;
    char *rest = NULL;
    for (char *name = strtok_r(names, ";", &rest); name; name = strtok_r(NULL, ";", &rest)) {
        ur_kernel_handle_t kernel = NULL;
        result = urKernelCreate(program, name, &kernel);
        CHECK_MSG(result == UR_RESULT_SUCCESS, "of the kernels told, %s is none: %s", name,
                  conf_result_name(result));
        urKernelRelease(kernel);
        ++found;
        set_value = set_value || strcmp(name, "set_value") == 0;
        reqd = reqd || strcmp(name, "fixed_size") == 0;
    }
    CHECK_MSG(set_value && reqd, "set_value or fixed_size is not among the kernel names");
    CHECK_EQ(found, count);
}

static size_t binary_of(ur_program_handle_t program, uint8_t **binary) {
    size_t size = 0;
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_BINARY_SIZES, sizeof size, &size, NULL));
    CHECK_MSG(size > 0, "the binary of a built program has size 0");
    *binary = conf_alloc(size);
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_BINARIES, sizeof *binary, binary, NULL));
    return size;
}

TEST(binary_round_trip) {
    uint8_t *binary = NULL;
    size_t size = binary_of(conf_program("basic"), &binary);
    const uint8_t *in = binary;
    ur_program_handle_t program = NULL;
    UR(urProgramCreateWithBinary(conf.context, 1, &conf.device, &size, &in, NULL, &program));
    conf_own_program(program);
    conf_build(program);
    check_runs(program);
}

/* Nothing that can be told to be wrong may build. */
static void check_refused(const uint8_t *data, size_t size, const char *what) {
    ur_program_handle_t program = NULL;
    ur_result_t result =
        urProgramCreateWithBinary(conf.context, 1, &conf.device, &size, &data, NULL, &program);
    if (result == UR_RESULT_SUCCESS) {
        conf_own_program(program);
        result = urProgramBuild(conf.context, program, NULL);
    } else {
        CHECK_MSG(program == NULL, "%s: a failing call wrote its output", what);
    }
    CHECK_MSG(result != UR_RESULT_SUCCESS, "%s: builds", what);
    CHECK_MSG(
        result == UR_RESULT_ERROR_INVALID_NATIVE_BINARY ||
            result == UR_RESULT_ERROR_INVALID_BINARY || result == UR_RESULT_ERROR_INVALID_PROGRAM ||
            result == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE ||
            result == UR_RESULT_ERROR_INVALID_VALUE || result == UR_RESULT_ERROR_INVALID_SIZE ||
            result == UR_RESULT_ERROR_PROGRAM_LINK_FAILURE ||
            result == UR_RESULT_ERROR_INVALID_OPERATION,
        "%s: %s", what, conf_result_name(result));
}

TEST(binary_garbage) {
    conf_need_kernels();
    uint8_t *noise = conf_alloc(4096);
    uint64_t state = conf_seed();
    check_refused(noise, 4096, "4096 zeros");
    for (size_t i = 0; i < 4096; ++i) {
        noise[i] = (uint8_t)(conf_random(&state) >> 20);
    }
    check_refused(noise, 4096, "4096 random bytes");
    check_refused(noise, 1, "1 random byte");
}

/* Refused, or whole enough to work: the end of a file may hold nothing that is needed. */
static void check_refused_or_runs(const uint8_t *bytes, size_t size, const char *what) {
    ur_program_handle_t program = NULL;
    if (urProgramCreateWithBinary(conf.context, 1, &conf.device, &size, &bytes, NULL, &program) ==
        UR_RESULT_SUCCESS) {
        conf_own_program(program);
        if (urProgramBuild(conf.context, program, NULL) == UR_RESULT_SUCCESS) {
            check_runs(program);
            return;
        }
    }
    check_refused(bytes, size, what);
}

TEST(binary_cut) {
    conf_need_kernels();
    if (conf_program_form() != CONF_FORM_BINARY) {
        conf_skip("what a driver makes of its own binary when it is cut is the driver's");
    }
    size_t size = 0;
    const uint8_t *whole = conf_kernel_file("basic", CONF_FORM_BINARY, &size);
    if (conf.backend == UR_BACKEND_CUDA) {
        /* PTX is text: cut inside a kernel */
        check_refused(whole, size / 2, "half of the PTX");
        return;
    }
    for (size_t i = 1; i < 64; ++i) {
        char what[64];
        snprintf(what, sizeof what, "%zu of %zu bytes", size * i / 64, size);
        if (i < 32) {
            check_refused(whole, size * i / 64, what);
        } else {
            check_refused_or_runs(whole, size * i / 64, what);
        }
    }
    check_refused(whole, 8, "8 bytes");
}

/* A failing build has a log, and stays failed. */
TEST(build_log) {
    conf_need_kernels();
    if (conf.backend != UR_BACKEND_OPENCL || !conf_bool(UR_DEVICE_INFO_COMPILER_AVAILABLE) ||
        conf_program_form() != CONF_FORM_TEXT) {
        conf_skip("the device takes no text that could fail to compile");
    }
    size_t size = 0;
    const void *text = conf_kernel_file("broken", CONF_FORM_TEXT, &size);
    ur_program_handle_t program = NULL;
    UR(urProgramCreateWithIL(conf.context, text, size, NULL, &program));
    conf_own_program(program);
    UR_IS(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE, urProgramBuild(conf.context, program, NULL));
    char log[65536] = "";
    UR(urProgramGetBuildInfo(program, conf.device, UR_PROGRAM_BUILD_INFO_LOG, sizeof log, log,
                             NULL));
    CHECK_MSG(strstr(log, "undeclared_name"), "the log does not name the mistake: '%.200s'", log);
    ur_program_build_status_t status = UR_PROGRAM_BUILD_STATUS_FORCE_UINT32;
    UR(urProgramGetBuildInfo(program, conf.device, UR_PROGRAM_BUILD_INFO_STATUS, sizeof status,
                             &status, NULL));
    CHECK_EQ(status, UR_PROGRAM_BUILD_STATUS_ERROR);
    ur_kernel_handle_t kernel = NULL;
    UR_IS_ONE_OF(urKernelCreate(program, "broken", &kernel),
                 UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, UR_RESULT_ERROR_INVALID_KERNEL_NAME,
                 UR_RESULT_ERROR_INVALID_PROGRAM);
}

TEST(kernel_before_build) {
    ur_program_handle_t program = conf_program_create(conf.context, "basic", NULL);
    ur_kernel_handle_t kernel = NULL;
    UR_IS_ONE_OF(urKernelCreate(program, "set_value", &kernel),
                 UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, UR_RESULT_ERROR_INVALID_PROGRAM);
    CHECK(kernel == NULL);
}

/* ---- SPIR-V ---------------------------------------------------------------------------------- */

/* Creating, or else building, must fail; whatever happens, nothing is half made. */
static void check_il_refused(const uint32_t *words, size_t count, const char *what, size_t at) {
    ur_program_handle_t program = NULL;
    ur_result_t result = urProgramCreateWithIL(conf.context, words, count * 4, NULL, &program);
    if (result == UR_RESULT_SUCCESS) {
        CHECK_MSG(program != NULL, "%s %zu: success without a program", what, at);
        result = urProgramBuild(conf.context, program, NULL);
        ur_kernel_handle_t kernel = NULL;
        if (result == UR_RESULT_SUCCESS &&
            urKernelCreate(program, "spec_value", &kernel) == UR_RESULT_SUCCESS) {
            urKernelRelease(kernel);
            urProgramRelease(program);
            FAIL("%s %zu: builds, and has its kernel", what, at);
        }
        urProgramRelease(program);
        return;
    }
    CHECK_MSG(program == NULL, "%s %zu: a failing call wrote its output", what, at);
    CHECK_MSG(result == UR_RESULT_ERROR_INVALID_BINARY || result == UR_RESULT_ERROR_INVALID_VALUE ||
                  result == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE ||
                  result == UR_RESULT_ERROR_INVALID_PROGRAM ||
                  result == UR_RESULT_ERROR_INVALID_SIZE ||
                  result == UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE,
              "%s %zu: %s", what, at, conf_result_name(result));
}

TEST(spirv_cut) {
    conf_need_spirv();
    size_t size = 0;
    const uint32_t *spirv = conf_kernel_file("spec", CONF_FORM_SPIRV, &size);
    /* the last instructions of a module end its last function: cut anywhere before them */
    for (size_t words = 1; words + 2 < size / 4; ++words) {
        check_il_refused(spirv, words, "SPIR-V cut after word", words);
    }
}

/* Where the adapter looks before the driver does, it says that, and how not to. */
TEST(spirv_refusal) {
    conf_need_spirv();
    size_t size = 0;
    const void *spirv = conf_kernel_file("spec", CONF_FORM_SPIRV, &size);
    bool checks = conf.backend == UR_BACKEND_OPENCL || conf.backend == UR_BACKEND_LEVEL_ZERO;
    ur_program_handle_t program = NULL;
    ur_result_t result = urProgramCreateWithIL(conf.context, spirv, size / 8 * 4, NULL, &program);
    CHECK_MSG(result != UR_RESULT_SUCCESS && program == NULL, "half a module is taken");
    const char *said = conf_new_error();
    CHECK_MSG(said[0], "half a module is refused without a word");
    for (int i = 0; i < 2; ++i) {
        const char *part = i ? "UR_SPIRV_CHECK=0" : "the adapter refuses this SPIR-V";
        CHECK_MSG((strstr(said, part) != NULL) == checks, "'%s', about '%s'", said, part);
    }
}

TEST(spirv_odd_size) {
    conf_need_spirv();
    size_t size = 0;
    const void *spirv = conf_kernel_file("spec", CONF_FORM_SPIRV, &size);
    ur_program_handle_t program = NULL;
    ur_result_t result = urProgramCreateWithIL(conf.context, spirv, size - 3, NULL, &program);
    if (result == UR_RESULT_SUCCESS) {
        conf_own_program(program);
        result = urProgramBuild(conf.context, program, NULL);
    }
    CHECK_MSG(result != UR_RESULT_SUCCESS, "SPIR-V of a size that is no multiple of a word builds");
}

TEST(spirv_version) {
    conf_need_spirv();
    size_t size = 0;
    const uint32_t *spirv = conf_kernel_file("spec", CONF_FORM_SPIRV, &size);
    uint32_t *newer = conf_alloc(size);
    memcpy(newer, spirv, size);
    newer[1] = 0x00630000; /* version 99.0 */
    check_il_refused(newer, size / 4, "SPIR-V of version", 99);
}

TEST(spirv_magic) {
    conf_need_spirv();
    size_t size = 0;
    const uint32_t *spirv = conf_kernel_file("spec", CONF_FORM_SPIRV, &size);
    uint32_t *wrong = conf_alloc(size);
    memcpy(wrong, spirv, size);
    wrong[0] = 0x12345678;
    check_il_refused(wrong, size / 4, "a module that starts with", wrong[0]);
}

TEST(spirv_capability) {
    conf_need_spirv();
    size_t size = 0;
    const uint32_t *spirv = conf_kernel_file("spec", CONF_FORM_SPIRV, &size);
    size_t words = size / 4;
    uint32_t *more = conf_alloc(size + 8);
    memcpy(more, spirv, 20);
    more[5] = (2u << 16) | 17; /* OpCapability 65000, which no version defines */
    more[6] = 65000;
    memcpy(more + 7, spirv + 5, size - 20);
    check_il_refused(more, words + 2, "SPIR-V with unknown capability", 65000);
}

TEST(spirv_extension) {
    conf_need_spirv();
    size_t size = 0;
    const uint32_t *spirv = conf_kernel_file("spec", CONF_FORM_SPIRV, &size);
    static const char name[] = "SPV_NOBODY_has_it"; /* 18 bytes with its end */
    uint32_t *more = conf_alloc(size + 24);
    size_t at = 5;
    while ((spirv[at] & 0xffff) == 17) { /* OpCapability */
        at += spirv[at] >> 16;
    }
    memcpy(more, spirv, at * 4);
    more[at] = (6u << 16) | 10; /* OpExtension */
    memcpy(&more[at + 1], name, sizeof name);
    memcpy(&more[at + 6], spirv + at, size - at * 4);
    ur_program_handle_t program = NULL;
    ur_result_t result = urProgramCreateWithIL(conf.context, more, size + 24, NULL, &program);
    if (result == UR_RESULT_SUCCESS) {
        conf_own_program(program);
        result = urProgramBuild(conf.context, program, NULL); /* it is declared and not used */
        CHECK_MSG(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE,
                  "%s", conf_result_name(result));
        return;
    }
    CHECK_MSG(program == NULL, "a failing call wrote its output");
    CHECK_MSG(result == UR_RESULT_ERROR_INVALID_BINARY, "%s", conf_result_name(result));
    CHECK_MSG(strstr(conf_last_error(), name), "the extension is not named: %s", conf_last_error());
}

/* A range without divisors, for which adapters may make another form of the kernel later. */
static void run_spec(ur_program_handle_t program, int expected) {
    enum { PRIME = 10007 };
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, "spec_value", &kernel));
    conf_own_kernel(kernel);
    static int out[PRIME];
    ur_mem_handle_t mem = conf_buffer(sizeof out);
    ur_queue_handle_t queue = conf_queue(0);
    conf_arg arg = conf_arg_mem(0, mem);
    conf_launch(queue, kernel, PRIME, &arg, 1, 0, NULL, NULL);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
    CHECK_EQ(out[0], expected);
    CHECK_EQ(out[PRIME - 1], expected);
}

TEST(specialization) {
    conf_need_spirv();
    NEED(UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS);
    int value = 1234;
    ur_program_handle_t program = conf_program_create(conf.context, "spec", NULL);
    ur_specialization_constant_info_t constant = {42, sizeof value, &value};
    UR(urProgramSetSpecializationConstants(program, 1, &constant));
    value = 0; /* copied by the call */
    conf_build(program);
    value = 99; /* not until it is built again, if it can be */
    UR_IS_ONE_OF(urProgramSetSpecializationConstants(program, 1, &constant), UR_RESULT_SUCCESS,
                 UR_RESULT_ERROR_INVALID_OPERATION);
    run_spec(program, 1234);
    ur_program_handle_t plain = conf_program_create(conf.context, "spec", NULL);
    conf_build(plain);
    run_spec(plain, 1);
}

TEST(specialization_errors) {
    conf_need_spirv();
    NEED(UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS);
    int64_t value = 3;
    ur_program_handle_t program = conf_program_create(conf.context, "spec", NULL);
    ur_specialization_constant_info_t size = {42, 8, &value}, unknown = {4711, 4, &value};
    UR_IS_ONE_OF(urProgramSetSpecializationConstants(program, 1, &size),
                 UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_SIZE);
    UR_IS(UR_RESULT_ERROR_INVALID_SPEC_ID,
          urProgramSetSpecializationConstants(program, 1, &unknown));
    const ur_specialization_constant_info_t none = {42, sizeof value, NULL};
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urProgramSetSpecializationConstants(program, 1, &none));
}

/* ---- compile and link ------------------------------------------------------------------------ */

/* A kernel that makes `times` x + `more` of each x. */
static void run_over_numbers(ur_kernel_handle_t kernel, int times, int more) {
    ur_mem_handle_t mem = conf_buffer(16);
    ur_queue_handle_t queue = conf_queue(0);
    int values[4] = {1, 2, 3, 4};
    UR(urEnqueueMemBufferWrite(queue, mem, true, 0, sizeof values, values, 0, NULL, NULL));
    conf_arg arg = conf_arg_mem(0, mem);
    conf_launch(queue, kernel, 4, &arg, 1, 0, NULL, NULL);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof values, values, 0, NULL, NULL));
    for (int i = 0; i < 4; ++i) {
        CHECK_EQ(values[i], times * (i + 1) + more);
    }
}

static ur_kernel_handle_t kernel_of(ur_program_handle_t program, const char *name) {
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, name, &kernel));
    conf_own_kernel(kernel);
    return kernel;
}

static void run_twice(ur_program_handle_t program) {
    run_over_numbers(kernel_of(program, "call_twice"), 2, 0);
}

TEST(compiles_and_links) {
    need_il();
    NEED(UR_DEVICE_INFO_LINKER_AVAILABLE);
    ur_program_handle_t parts[2] = {conf_program_create(conf.context, "link_caller", NULL),
                                    conf_program_create(conf.context, "link_callee", NULL)};
    for (int i = 0; i < 2; ++i) {
        UR_OR_UNSUPPORTED(urProgramCompile(conf.context, parts[i], NULL));
    }
    ur_program_handle_t linked = NULL;
    UR_OR_UNSUPPORTED(urProgramLink(conf.context, 2, parts, NULL, &linked));
    CHECK(linked != NULL);
    conf_own_program(linked);
    run_twice(linked);
}

TEST(link_fails) {
    need_il();
    NEED(UR_DEVICE_INFO_LINKER_AVAILABLE);
    ur_program_handle_t part = conf_program_create(conf.context, "link_caller", NULL),
                        linked = NULL;
    UR_OR_UNSUPPORTED(urProgramCompile(conf.context, part, NULL));
    ur_result_t result = urProgramLink(conf.context, 1, &part, NULL, &linked);
    if (linked) {
        conf_own_program(linked); /* may be there for its log */
    }
    CHECK_MSG(result == UR_RESULT_ERROR_PROGRAM_LINK_FAILURE ||
                  result == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE,
              "linking a program that calls a function nobody has: %s", conf_result_name(result));
}

TEST(links_exp) {
    need_il();
    NEED(UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP);
    ur_program_handle_t parts[2] = {conf_program_create(conf.context, "link_caller", NULL),
                                    conf_program_create(conf.context, "link_callee", NULL)};
    for (int i = 0; i < 2; ++i) {
        UR(urProgramCompileExp(parts[i], 1, &conf.device, 0, NULL));
    }
    ur_program_handle_t linked = NULL;
    UR(urProgramLinkExp(conf.context, 1, &conf.device, 0, 2, parts, NULL, &linked));
    conf_own_program(linked);
    run_twice(linked);
}

TEST(links_with_constants) {
    conf_need_spirv();
    NEED(UR_DEVICE_INFO_LINKER_AVAILABLE);
    NEED(UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS);
    int value = 77;
    ur_specialization_constant_info_t constant = {42, sizeof value, &value};
    ur_program_handle_t parts[2] = {conf_program_create(conf.context, "spec", NULL),
                                    conf_program_create(conf.context, "link_callee", NULL)};
    UR(urProgramSetSpecializationConstants(parts[0], 1, &constant));
    for (int i = 0; i < 2; ++i) {
        UR_OR_UNSUPPORTED(urProgramCompile(conf.context, parts[i], NULL));
    }
    ur_program_handle_t linked = NULL;
    UR_OR_UNSUPPORTED(urProgramLink(conf.context, 2, parts, NULL, &linked));
    conf_own_program(linked);
    run_spec(linked, 77);
}

TEST(links_dynamically) {
    conf_need_spirv();
    NEED(UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP);
    ur_program_handle_t parts[2] = {conf_program_create(conf.context, "link_caller", NULL),
                                    conf_program_create(conf.context, "link_callee", NULL)};
    for (int i = 0; i < 2; ++i) {
        UR(urProgramBuildExp(parts[i], 1, &conf.device,
                             UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS, NULL));
    }
    ur_kernel_handle_t kernel = NULL;
    ur_result_t result = urKernelCreate(parts[0], "call_twice", &kernel);
    CHECK_MSG(result != UR_RESULT_SUCCESS && !kernel, "a kernel without a function it calls: %s",
              conf_result_name(result));
    UR_IS(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE, urProgramDynamicLinkExp(conf.context, 1, parts));
    UR(urProgramDynamicLinkExp(conf.context, 2, parts));
    run_twice(parts[0]);
}

/* What one program needs of another needs a third; kernels that were there go on. */
TEST(links_dynamically_through) {
    conf_need_spirv();
    NEED(UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP);
    const char *names[3] = {"link_caller", "link_middle", "link_add"};
    ur_program_handle_t parts[3];
    for (int i = 0; i < 3; ++i) {
        parts[i] = conf_program_create(conf.context, names[i], NULL);
        UR(urProgramBuildExp(parts[i], 1, &conf.device,
                             UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS, NULL));
    }
    ur_kernel_handle_t whole = kernel_of(parts[2], "add_one");
    run_over_numbers(whole, 1, 1);
    UR_IS(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE, urProgramDynamicLinkExp(conf.context, 2, parts));
    UR(urProgramDynamicLinkExp(conf.context, 3, parts));
    UR(urProgramDynamicLinkExp(conf.context, 3, parts)); /* nothing is left to do */
    run_twice(parts[0]);
    run_over_numbers(kernel_of(parts[1], "double_here"), 2, 0);
    run_over_numbers(whole, 1, 1);
    run_over_numbers(kernel_of(parts[2], "add_one"), 1, 1);
}

TEST(links_dynamically_errors) {
    conf_need_spirv();
    NEED(UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP);
    ur_program_handle_t parts[3] = {conf_program_create(conf.context, "link_caller", NULL),
                                    conf_program_create(conf.context, "link_callee", NULL), NULL};
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE, urProgramDynamicLinkExp(conf.context, 0, parts));
    UR_IS_ONE_OF(urProgramDynamicLinkExp(conf.context, 3, parts), UR_RESULT_ERROR_INVALID_PROGRAM,
                 UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    UR_IS(UR_RESULT_ERROR_INVALID_PROGRAM, urProgramDynamicLinkExp(conf.context, 2, parts));
    ur_result_t result = urProgramBuildExp(parts[0], 1, &conf.device, 0, NULL);
    CHECK_MSG(result == UR_RESULT_ERROR_PROGRAM_LINK_FAILURE ||
                  result == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE,
              "building what lacks a function, without the flag: %s", conf_result_name(result));
}

TEST(builds_exp) {
    NEED(UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP);
    ur_program_handle_t program = conf_program_create(conf.context, "basic", NULL);
    UR(urProgramBuildExp(program, 1, &conf.device, 0, NULL));
    check_runs(program);
}

/* ---- metadata, pointers, native handles ------------------------------------------------------ */

TEST(metadata) {
    uint8_t bytes[12] = {0};
    ur_program_metadata_t metadata[3] = {
        {"some_number", UR_PROGRAM_METADATA_TYPE_UINT32, sizeof(uint32_t), {.data32 = 7}},
        {"some_text", UR_PROGRAM_METADATA_TYPE_STRING, 5, {.pString = (char *)"text"}},
        {"set_value@reqd_work_group_size",
         UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY,
         sizeof bytes,
         {.pData = bytes}},
    };
    ur_program_properties_t properties = {UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES, NULL, 2, metadata};
    ur_program_handle_t program = conf_program_create(conf.context, "basic", &properties);
    conf_build(program);
    check_runs(program);
}

TEST(function_pointer) {
    ur_program_handle_t program = conf_program("basic");
    void *pointer = NULL;
    ur_result_t result =
        urProgramGetFunctionPointer(conf.device, program, "no_such_function", &pointer);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("urProgramGetFunctionPointer answers UNSUPPORTED_FEATURE");
    }
    CHECK_EQ(result, UR_RESULT_ERROR_INVALID_KERNEL_NAME);
    CHECK(pointer == NULL);
    result = urProgramGetFunctionPointer(conf.device, program, "set_value", &pointer);
    CHECK_MSG(result == UR_RESULT_SUCCESS ||
                  result == UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE,
              "pointer of a kernel: %s", conf_result_name(result));
    CHECK(result != UR_RESULT_SUCCESS || pointer != NULL);
}

TEST(native_handle) {
    ur_program_handle_t program = conf_program("basic");
    ur_native_handle_t native = 0, again = 0;
    UR_OR_UNSUPPORTED(urProgramGetNativeHandle(program, &native));
    ur_program_native_properties_t properties = {UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES, NULL,
                                                 false};
    ur_program_handle_t made = NULL;
    UR_OR_UNSUPPORTED(urProgramCreateWithNativeHandle(native, conf.context, &properties, &made));
    conf_own_program(made);
    UR(urProgramGetNativeHandle(made, &again));
    CHECK_EQ(again, native);
    check_runs(made);
}

/* There may be a native program before a build, or no such thing. */
TEST(native_handle_unbuilt) {
    ur_program_handle_t program = conf_program_create(conf.context, "basic", NULL);
    ur_native_handle_t native = 0;
    ur_result_t result = urProgramGetNativeHandle(program, &native);
    CHECK_MSG(result == UR_RESULT_SUCCESS
                  ? native != 0
                  : result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE && !native,
              "a program that is not built: %s", conf_result_name(result));
    UR(urProgramBuild(conf.context, program, NULL));
    UR_OR_UNSUPPORTED(urProgramGetNativeHandle(program, &native));
    CHECK(native != 0);
    check_runs(program);
}

static const conf_test tests[] = {
    CONF_TEST(builds, "urProgramBuild urProgramCreateWithIL urProgramRelease",
              "builds a program whose kernels run"),
    CONF_TEST(builds_options, "urProgramBuild urProgramGetBuildInfo",
              "takes options and tells them"),
    CONF_TEST(build_status, "urProgramGetBuildInfo", "tells that a built program is an executable"),
    CONF_TEST(references, "urProgramRetain urProgramRelease",
              "starts with one reference and counts them"),
    CONF_TEST(info, "urProgramGetInfo", "knows its context and device"),
    CONF_TEST(il, "urProgramGetInfo urProgramCreateWithIL", "gives back the intermediate language"),
    CONF_TEST(kernel_names, "urProgramGetInfo", "tells the names of its kernels"),
    CONF_TEST(unknown_query, "urProgramGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(unknown_build_query, "urProgramGetBuildInfo",
              "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urProgramGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(binary_round_trip, "urProgramCreateWithBinary urProgramGetInfo",
              "takes back the binary that a build made"),
    CONF_TEST(binary_garbage, "urProgramCreateWithBinary", "refuses what is no binary"),
    CONF_TEST(binary_cut, "urProgramCreateWithBinary", "refuses a binary that is cut"),
    CONF_TEST(build_log, "urProgramBuild urProgramGetBuildInfo",
              "fails on a mistake and names it in the log"),
    CONF_TEST(kernel_before_build, "urKernelCreate", "refuses a program that is not built"),
    CONF_TEST(spirv_cut, "urProgramCreateWithIL", "refuses SPIR-V that is cut after any word"),
    CONF_TEST(spirv_refusal, "urProgramCreateWithIL",
              "says who refuses SPIR-V and how it is taken"),
    CONF_TEST(spirv_odd_size, "urProgramCreateWithIL", "refuses SPIR-V that ends within a word"),
    CONF_TEST(spirv_version, "urProgramCreateWithIL", "refuses SPIR-V of a newer version"),
    CONF_TEST(spirv_magic, "urProgramCreateWithIL", "refuses what does not start as SPIR-V does"),
    CONF_TEST(spirv_capability, "urProgramCreateWithIL",
              "refuses SPIR-V that needs an unknown capability"),
    CONF_TEST(spirv_extension, "urProgramCreateWithIL",
              "survives SPIR-V with an extension that nobody has, and refuses it by name"),
    CONF_TEST(specialization, "urProgramSetSpecializationConstants",
              "sets a constant, which is copied by the call"),
    CONF_TEST(specialization_errors, "urProgramSetSpecializationConstants",
              "refuses a wrong size, an unknown id and a value that is none"),
    CONF_TEST(compiles_and_links, "urProgramCompile urProgramLink",
              "links two programs into one that runs"),
    CONF_TEST(link_fails, "urProgramLink", "fails where a function is missing"),
    CONF_TEST(links_with_constants, "urProgramLink urProgramSetSpecializationConstants",
              "keeps the specialization constants of the programs"),
    CONF_TEST(links_dynamically, "urProgramDynamicLinkExp urProgramBuildExp",
              "brings functions that a program lacks, or tells that they are missing"),
    CONF_TEST(links_dynamically_through, "urProgramDynamicLinkExp",
              "brings functions that need functions of a third program"),
    CONF_TEST(links_dynamically_errors, "urProgramDynamicLinkExp urProgramBuildExp",
              "refuses programs that are not built"),
    CONF_TEST(builds_exp, "urProgramBuildExp", "builds for a list of devices"),
    CONF_TEST(links_exp, "urProgramLinkExp urProgramCompileExp", "links for a list of devices"),
    CONF_TEST(metadata, "urProgramCreateWithIL urProgramCreateWithBinary", "takes metadata"),
    CONF_TEST(function_pointer, "urProgramGetFunctionPointer", "refuses a name that is not there"),
    CONF_TEST(native_handle_unbuilt, "urProgramGetNativeHandle",
              "gives a native program before a build, or says that there is none yet"),
    CONF_TEST(native_handle, "urProgramGetNativeHandle urProgramCreateWithNativeHandle",
              "gives a handle from which a working program is made"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_program_info_t", "urProgramGetInfo", query);
    conf_list_queries(&list, "ur_program_build_info_t", "urProgramGetBuildInfo", build_query);
    return conf_main_list(argc, argv, "program", &list);
}
