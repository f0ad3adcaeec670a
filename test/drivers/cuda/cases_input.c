/* Programs that are none, and launches that cannot be. */
#include "cases.h"

#include <stdlib.h>

static int truncated_code(void) {
    DO(start_context(1));
    ur_program_handle_t program = NULL;
    DO(read_code(options.kernel));
    for (size_t part = 1; part < 8; ++part) {
        ur_result_t result = load(code, code_size * part / 8, &program);
        CHECK(result == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE ||
              result == UR_RESULT_ERROR_INVALID_BINARY);
        CHECK(program == NULL && strlen(last_error()) > 10);
    }
    return end_case();
}

static int newer_architecture(void) {
    static const char text[] = ".version 99.0\n.target sm_999\n.address_size 64\n"
                               ".visible .entry add(.param .u64 a)\n{\n ret;\n}\n";
    DO(start_context(1));
    ur_program_handle_t program = NULL;
    if (!is_cuda()) {
        SKIP("PTX is CUDA's");
    }
    IS(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE, load(text, sizeof(text) - 1, &program));
    CHECK(strstr(last_error(), "sm_999") != NULL);
    return end_case();
}

/* A function of PTX has a register for each result, and a device room for those that hold something
 * at the same time. */
static int many_registers(void) {
    static const char text[] =
        ".version 6.0\n.target sm_50\n.address_size 64\n"
        ".visible .entry many(.param .u64 a)\n{\n"
        "  .reg .b64 %rd<100000>;\n  .reg .b32 %r<2>;\n  ld.param.u64 %rd99999, [a];\n"
        "  mov.b32 %r1, 7;\n  st.global.u32 [%rd99999], %r1;\n  ret;\n}\n";
    DO(start_context(1));
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t kernel = NULL;
    ur_queue_handle_t queue = NULL;
    int *data = NULL;
    if (!is_cuda()) {
        SKIP("PTX is CUDA's");
    }
    UR(load(text, sizeof(text) - 1, &program));
    UR(urKernelCreate(program, "many", &kernel));
    DO(make_queue(0, &queue));
    DO(make_shared_memory(sizeof(int), &data));
    *data = 0;
    ur_exp_kernel_arg_properties_t args[1] = {arg_pointer(0, data)};
    UR(launch(queue, kernel, 64, 64, args, 1));
    UR(urQueueFinish(queue));
    CHECK(*data == 7);
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(program));
    return end_case();
}

/* As a whole a driver compiles such text for hours, and the software driver refuses it. */
#define NAME "%%a_name_that_is_long_so_that_text_is_large_without_much_to_do"
static int many_functions(void) {
    enum { FUNCTIONS = 150, STATEMENTS = 100, BYTES = 2 * FUNCTIONS * STATEMENTS * 100 };
    DO(start_context(1));
    if (!is_cuda()) {
        SKIP("PTX is CUDA's");
    }
    char *text = calloc(1, BYTES);
    CHECK(text);
    size_t at = (size_t)snprintf(text, BYTES, ".version 6.0\n.target sm_50\n.address_size 64\n");
    uint32_t expected = 7;
    for (uint32_t f = 0; f < FUNCTIONS; ++f) {
        at += (size_t)snprintf(text + at, BYTES - at,
                               ".func (.param .b32 out) f%u(.param .b32 in)\n{\n"
                               "  .reg .b32 " NAME ";\n"
                               "  ld.param.b32 " NAME ", [in];\n",
                               f);
        for (uint32_t i = 0; i < STATEMENTS; ++i) {
            uint32_t factor = 2 * i + 3, term = f + i;
            at += (size_t)snprintf(text + at, BYTES - at,
                                   "  mad.lo.s32 " NAME ", " NAME ", %u, %u;\n", factor, term);
            expected = expected * factor + term;
        }
        at +=
            (size_t)snprintf(text + at, BYTES - at, "  st.param.b32 [out], " NAME ";\n  ret;\n}\n");
    }
    at += (size_t)snprintf(
        text + at, BYTES - at,
        ".visible .entry many(.param .u64 a)\n{\n"
        "  .reg .b64 %%rd;\n  .reg .b32 %%r;\n  .param .b32 in;\n  .param .b32 out;\n"
        "  ld.param.u64 %%rd, [a];\n  mov.b32 %%r, 7;\n");
    for (uint32_t f = 0; f < FUNCTIONS; ++f) {
        at += (size_t)snprintf(text + at, BYTES - at,
                               "  st.param.b32 [in], %%r;\n  call (out), f%u, (in);\n"
                               "  ld.param.b32 %%r, [out];\n",
                               f);
    }
    at += (size_t)snprintf(text + at, BYTES - at, "  st.global.u32 [%%rd], %%r;\n  ret;\n}\n");
    CHECK(at > 2 << 20 && at < BYTES);
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t kernel = NULL;
    ur_queue_handle_t queue = NULL;
    uint32_t *data = NULL;
    UR(load(text, at, &program));
    free(text);
    UR(urKernelCreate(program, "many", &kernel));
    DO(make_queue(0, &queue));
    DO(make_shared_memory(sizeof(uint32_t), (int **)(void *)&data));
    ur_exp_kernel_arg_properties_t args[1] = {arg_pointer(0, data)};
    UR(launch(queue, kernel, 64, 64, args, 1));
    UR(urQueueFinish(queue));
    CHECK(*data == expected);
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(program));
    return end_case();
}

/* Machine code: the driver, not the text of the code, says what its arguments are. */
static int machine_code(void) {
    DO(start_context(1));
    if (!options.cubin) {
        SKIP("no machine code was given");
    }
    ur_kernel_handle_t add = NULL;
    ur_queue_handle_t queue = NULL;
    int *data = NULL, value = 7;
    short narrow = 7;
    DO(make_kernel_of(options.cubin, "add", &add));
    DO(make_queue(0, &queue));
    DO(make_shared_memory(COUNT * sizeof(int), &data));
    memset(data, 0, COUNT * sizeof(int));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, data),
                                              arg_value(1, sizeof(narrow), &narrow)};
    IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, launch(queue, add, COUNT, 64, args, 2));
    args[1] = arg_value(1, sizeof(value), &value);
    UR(launch(queue, add, COUNT, 64, args, 2));
    UR(urQueueFinish(queue));
    CHECK(data[0] == 7 && data[COUNT - 1] == 7);
    return end_case();
}

static int other_machine_code(void) {
    DO(start_context(1));
    if (!options.other_cubin) {
        SKIP("no machine code for another architecture was given");
    }
    ur_program_handle_t program = NULL;
    DO(read_code(options.other_cubin));
    IS(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE, load(code, code_size, &program));
    CHECK(program == NULL && strstr(last_error(), "code is for sm_75") != NULL);
    return end_case();
}

static int foreign_binaries(void) {
    static uint8_t elf[256];
    static const uint32_t spirv[8] = {0x07230203, 0x00010000};
    DO(start_context(1));
    ur_program_handle_t program = NULL;
    memcpy(elf, "\177ELF\2\1\1", 7);
    elf[18] = 62; /* x86-64 */
    IS(UR_RESULT_ERROR_INVALID_BINARY, load(elf, sizeof(elf), &program));
    CHECK(strstr(last_error(), "machine 62") != NULL);
    IS(UR_RESULT_ERROR_INVALID_BINARY, load(elf, 20, &program));
    /* One of its own kind with a section table that lies outside. */
    elf[18] = is_cuda() ? 190 : 224;
    memset(elf + 40, 0x7f, 8);
    IS(UR_RESULT_ERROR_INVALID_BINARY, load(elf, sizeof(elf), &program));
    CHECK(strstr(last_error(), "cut off") != NULL);
    IS(UR_RESULT_ERROR_INVALID_BINARY, load("neither", 7, &program));
    /* The header of a cubin for one architecture as two generations of tools write it, and nothing
     * more. */
    memset(elf + 40, 0, 8);
    for (int i = 0; is_cuda() && i < 2; ++i) {
        elf[7] = i ? 0x41 : 0x33;
        elf[48] = i ? 4 : 75;
        elf[49] = i ? 75 : 5;
        IS(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE, load(elf, sizeof(elf), &program));
        CHECK(strstr(last_error(), "code is for sm_75") != NULL);
    }
    /* SPIR-V is taken, and this is only its header; on HIP where there are LLVM and a linker. */
    ur_result_t refused = urProgramCreateWithIL(context, spirv, sizeof(spirv), NULL, &program);
    bool taken = is_cuda() || refused != UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
    CHECK(!taken || refused == UR_RESULT_ERROR_INVALID_BINARY);
    CHECK(strstr(last_error(), taken ? "the module is refused" : "urcc --target") != NULL);
    CHECK(program == NULL);
    return end_case();
}

static int wrong_launches(void) {
    DO(start_context(1));
    ur_kernel_handle_t add = NULL, sum = NULL;
    ur_program_handle_t program = NULL;
    ur_queue_handle_t queue = NULL;
    int *data = NULL, value = 1;
    DO(make_kernel("add", &add));
    DO(make_kernel("sum", &sum));
    UR(load(code, code_size, &program));
    ur_kernel_handle_t none = NULL;
    IS(UR_RESULT_ERROR_INVALID_KERNEL_NAME, urKernelCreate(program, "no such kernel", &none));
    CHECK(none == NULL && strstr(last_error(), "no such kernel") != NULL);
    UR(urProgramRelease(program));
    DO(make_queue(0, &queue));
    DO(make_shared_memory(COUNT * sizeof(int), &data));
    ur_exp_kernel_arg_properties_t args[3] = {arg_pointer(0, data),
                                              arg_value(1, sizeof(value), &value)};

    IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, launch(queue, add, 4096, 4096, args, 2));
    IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, launch(queue, add, 100, 64, args, 2));
    IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
       launch(queue, add, (size_t)1 << 33, (size_t)1 << 33, args, 2));
    IS(UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION,
       launch(queue, add, (size_t)1 << 40, 1, args, 2));
    IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, launch(queue, add, 64, 64, args, 1));
    args[1] = arg_value(1, 1, &value);
    IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, launch(queue, add, 64, 64, args, 2));
    args[1] = arg_value(1, 3, &value);
    IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, launch(queue, add, 64, 64, args, 2));
    args[1] = arg_value(2, sizeof(value), &value);
    IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, launch(queue, add, 64, 64, args, 2));
    args[1] = arg_pointer(1, data);
    args[2] = arg_local(2, (size_t)1 << 24);
    IS(UR_RESULT_ERROR_OUT_OF_RESOURCES, launch(queue, sum, 64, 64, args, 3));
    /* Such drivers have no offset: kernels that want one add it. */
    size_t offset = 64, global = 64;
    args[1] = arg_value(1, sizeof(value), &value);
    IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
       urEnqueueKernelLaunchWithArgsExp(queue, add, 1, &offset, &global, NULL, 2, args, NULL, 0,
                                        NULL, NULL));
    CHECK(strstr(last_error(), "offset") != NULL);
    /* After all that the queue works; arguments may come in any order. */
    memset(data, 0, COUNT * sizeof(int));
    ur_exp_kernel_arg_properties_t turned[2] = {args[1], args[0]};
    UR(launch(queue, add, COUNT, 64, turned, 2));
    UR(urQueueFinish(queue));
    CHECK(data[0] == 1 && data[COUNT - 1] == 1);
    return end_case();
}

/* All the local memory that the device says it has, less what it keeps to itself. */
static int much_local_memory(void) {
    DO(start_context(1));
    ur_kernel_handle_t sum = NULL;
    ur_queue_handle_t queue = NULL;
    uint64_t most = 0;
    int *data = NULL;
    DO(make_kernel("sum", &sum));
    DO(make_queue(0, &queue));
    UR(urDeviceGetInfo(devices[0], UR_DEVICE_INFO_LOCAL_MEM_SIZE, sizeof(most), &most, NULL));
    DO(make_shared_memory(COUNT * sizeof(int), &data));
    for (int i = 0; i < COUNT; ++i) {
        data[i] = i;
    }
    ur_exp_kernel_arg_properties_t args[3] = {arg_pointer(0, data),
                                              arg_pointer(1, data + COUNT / 2), arg_local(2, most)};
    UR(launch(queue, sum, 64, 64, args, 3));
    UR(urQueueFinish(queue));
    CHECK(data[COUNT / 2] == 63 * 64 / 2);
    return end_case();
}

/* Three dimensions, by both ways of giving arguments. */
static int check_places(ur_queue_handle_t queue, ur_kernel_handle_t place, uint32_t (*data)[4],
                        const size_t *offset, uint32_t mark) {
    static const size_t global[3] = {6, 4, 2}, local[3] = {3, 2, 2};
    size_t from[3] = {0, 0, 0};
    memcpy(from, offset ? offset : from, sizeof(from));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, data),
                                              arg_value(1, sizeof(mark), &mark)};
    UR(urKernelSetArgPointer(place, 0, NULL, data));
    UR(urKernelSetArgValue(place, 1, sizeof(mark), NULL, &mark));
    for (int way = 0; way < 2; ++way) {
        memset(data, 0xff, 48 * sizeof(*data));
        UR(way ? urEnqueueKernelLaunch(queue, place, 3, offset, global, local, NULL, 0, NULL, NULL)
               : urEnqueueKernelLaunchWithArgsExp(queue, place, 3, offset, global, NULL, 2, args,
                                                  NULL, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        for (uint32_t i = 0; i < 48; ++i) {
            CHECK(data[i][0] == i % 6 + from[0] && data[i][1] == i / 6 % 4 + from[1] &&
                  data[i][2] == i / 24 + from[2] && data[i][3] == mark);
        }
    }
    return PASSED;
}

static int global_offset(void) {
    DO(start_context(1));
    ur_kernel_handle_t place = NULL, add = NULL;
    ur_queue_handle_t queue = NULL;
    uint32_t(*data)[4] = NULL, arguments = 0;
    static const size_t offset[3] = {100, 0, 7}, far[3] = {0, (size_t)1 << 32, 0}, two[2] = {64, 1},
                        one = 64;
    int value = 1;
    DO(make_kernel("place", &place));
    DO(make_kernel("add", &add));
    DO(make_queue(0, &queue));
    DO(make_shared_memory(48 * sizeof(*data), &data));
    UR(urKernelGetInfo(place, UR_KERNEL_INFO_NUM_ARGS, sizeof(arguments), &arguments, NULL));
    CHECK(arguments == 2);
    DO(check_places(queue, place, data, offset, 5));
    DO(check_places(queue, place, data, NULL, 6));
    DO(check_places(queue, place, data, offset, 7));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, data),
                                              arg_value(1, sizeof(value), &value)};
    IS(UR_RESULT_ERROR_INVALID_VALUE,
       urEnqueueKernelLaunchWithArgsExp(queue, place, 2, far, two, NULL, 2, args, NULL, 0, NULL,
                                        NULL));
    IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
       urEnqueueKernelLaunchWithArgsExp(queue, add, 1, &one, &one, NULL, 2, args, NULL, 0, NULL,
                                        NULL));
    CHECK(strstr(last_error(), "add_with_offset"));
    return end_case();
}

static int another_context(void) {
    DO(start_context(1));
    ur_context_handle_t other = NULL;
    ur_queue_handle_t queue = NULL, foreign = NULL;
    ur_event_handle_t event = NULL;
    ur_kernel_handle_t add = NULL;
    ur_mem_handle_t buffer = NULL;
    int value = 0;
    DO(make_kernel("add", &add));
    DO(make_queue(0, &queue));
    UR(urContextCreate(1, devices, NULL, &other));
    UR(urQueueCreate(other, devices[0], NULL, &foreign));
    UR(urMemBufferCreate(other, UR_MEM_FLAG_READ_WRITE, 4096, NULL, &buffer));
    UR(urEnqueueEventsWait(foreign, 0, NULL, &event));
    UR(urEnqueueEventsWait(queue, 1, &event, NULL)); /* which any context may */
    IS(UR_RESULT_ERROR_INVALID_CONTEXT,
       urEnqueueMemBufferRead(queue, buffer, true, 0, 4, &value, 0, NULL, NULL));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, NULL),
                                              arg_value(1, sizeof(value), &value)};
    IS(UR_RESULT_ERROR_INVALID_CONTEXT, launch(foreign, add, 64, 64, args, 2));
    UR(urEventRelease(event));
    UR(urMemRelease(buffer));
    UR(urQueueRelease(foreign));
    UR(urContextRelease(other));
    return end_case();
}

const struct cases_case cases_input[] = {
    {"truncated_code", truncated_code},       {"newer_architecture", newer_architecture},
    {"many_registers", many_registers},       {"many_functions", many_functions},
    {"machine_code", machine_code},           {"other_machine_code", other_machine_code},
    {"foreign_binaries", foreign_binaries},   {"wrong_launches", wrong_launches},
    {"much_local_memory", much_local_memory}, {"global_offset", global_offset},
    {"another_context", another_context},     {NULL, NULL},
};
