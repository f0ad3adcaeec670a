/* Variables of a program that the host reads and writes. */
#include <time.h>

#include "capture.h"

static ur_program_handle_t new_program(void) {
    NEED(UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT);
    ur_program_handle_t program = conf_program_create(conf.context, "globals", NULL);
    UR(urProgramBuild(conf.context, program,
                      conf_program_form() == CONF_FORM_TEXT ? "-cl-std=CL2.0" : NULL));
    return program;
}

static ur_kernel_handle_t kernel_of(ur_program_handle_t program, const char *name) {
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, name, &kernel));
    conf_own_kernel(kernel);
    return kernel;
}

TEST(reads) {
    ur_program_handle_t program = new_program();
    ur_queue_handle_t queue = conf_queue(0);
    int value = 0;
    UR(urEnqueueDeviceGlobalVariableRead(queue, program, "counter", true, sizeof value, 0, &value,
                                         0, NULL, NULL));
    CHECK_EQ(value, 7);
}

TEST(writes) {
    ur_program_handle_t program = new_program();
    ur_queue_handle_t queue = conf_queue(0);
    int values[8] = {1, 2, 3, 4, 5, 6, 7, 8}, out[8] = {0}, two[2] = {40, 50};
    UR(urEnqueueDeviceGlobalVariableWrite(queue, program, "table", true, sizeof values, 0, values,
                                          0, NULL, NULL));
    ur_event_handle_t event = NULL;
    UR(urEnqueueDeviceGlobalVariableWrite(queue, program, "table", false, sizeof two,
                                          3 * sizeof(int), two, 0, NULL, &event));
    conf_event(event);
    UR(urEnqueueDeviceGlobalVariableRead(queue, program, "table", true, sizeof out, 0, out, 1,
                                         &event, NULL));
    for (int i = 0; i < 8; ++i) {
        CHECK_EQ(out[i], i == 3 ? 40 : i == 4 ? 50 : i + 1);
    }
}

TEST(kernels_see) {
    ur_program_handle_t program = new_program();
    ur_queue_handle_t queue = conf_queue(0);
    int values[8] = {9, 8, 7, 6, 5, 4, 3, 2}, out[8] = {0}, counter = 0, add = 5;
    UR(urEnqueueDeviceGlobalVariableWrite(queue, program, "table", false, sizeof values, 0, values,
                                          0, NULL, NULL));
    ur_mem_handle_t mem = conf_buffer(sizeof out);
    conf_arg arg = conf_arg_mem(0, mem);
    conf_launch(queue, kernel_of(program, "copy_table"), 8, &arg, 1, 0, NULL, NULL);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
    CHECK(memcmp(out, values, sizeof out) == 0);
    conf_arg value = conf_arg_value(0, sizeof add, &add);
    conf_launch(queue, kernel_of(program, "add_to_counter"), 1, &value, 1, 0, NULL, NULL);
    UR(urEnqueueDeviceGlobalVariableRead(queue, program, "counter", true, sizeof counter, 0,
                                         &counter, 0, NULL, NULL));
    CHECK_EQ(counter, 12);
}

TEST(each_program) {
    ur_program_handle_t one = new_program(), two = new_program();
    ur_queue_handle_t queue = conf_queue(0);
    int value = 99, out = 0;
    UR(urEnqueueDeviceGlobalVariableWrite(queue, one, "counter", true, sizeof value, 0, &value, 0,
                                          NULL, NULL));
    UR(urEnqueueDeviceGlobalVariableRead(queue, two, "counter", true, sizeof out, 0, &out, 0, NULL,
                                         NULL));
    CHECK_MSG(out == 7, "a variable of one program is that of another (%d)", out);
}

TEST(wrong_name) {
    ur_program_handle_t program = new_program();
    ur_queue_handle_t queue = conf_queue(0);
    int value = 0;
    ur_result_t result = urEnqueueDeviceGlobalVariableRead(queue, program, "no_such_name", true, 4,
                                                           0, &value, 0, NULL, NULL);
    CHECK_MSG(result == UR_RESULT_ERROR_INVALID_VALUE ||
                  result == UR_RESULT_ERROR_INVALID_GLOBAL_NAME ||
                  result == UR_RESULT_ERROR_INVALID_ARGUMENT,
              "a variable that is not there: %s", conf_result_name(result));
}

TEST(past_end) {
    ur_program_handle_t program = new_program();
    ur_queue_handle_t queue = conf_queue(0);
    int values[16] = {0};
    ur_result_t results[] = {
        urEnqueueDeviceGlobalVariableRead(queue, program, "table", true, 36, 0, values, 0, NULL,
                                          NULL),
        urEnqueueDeviceGlobalVariableRead(queue, program, "table", true, 4, 32, values, 0, NULL,
                                          NULL),
        urEnqueueDeviceGlobalVariableWrite(queue, program, "table", true, 8, 28, values, 0, NULL,
                                           NULL),
        urEnqueueDeviceGlobalVariableWrite(queue, program, "table", true, 4, SIZE_MAX - 1, values,
                                           0, NULL, NULL),
    };
    for (size_t i = 0; i < CONF_COUNT(results); ++i) {
        CHECK_MSG(results[i] == UR_RESULT_ERROR_INVALID_VALUE ||
                      results[i] == UR_RESULT_ERROR_INVALID_SIZE,
                  "case %zu past the end of a variable: %s", i, conf_result_name(results[i]));
    }
}

TEST(pointer) {
    ur_program_handle_t program = new_program();
    void *where = NULL;
    size_t size = 0;
    UR_OR_UNSUPPORTED(
        urProgramGetGlobalVariablePointer(conf.device, program, "table", &size, &where));
    CHECK(where != NULL);
    CHECK_EQ(size, 8 * sizeof(int));
    where = NULL;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urProgramGetGlobalVariablePointer(conf.device, program, "no_such_name", NULL, &where));
    CHECK(where == NULL);
}

/* The module with SPV_INTEL_global_variable_host_access, and behind the decoration that says how
 * other modules call the variable one that says how the host does: what is in `to`, which has 256
 * bytes more than the module. Returns its words, 0 if there is no such variable. */
static size_t name_for_host(const uint32_t *from, size_t words, const char *exported,
                            const char *name, uint32_t *to) {
    enum { CAPABILITY = 17, EXTENSION = 10, DECORATE = 71, LINKAGE = 41 };
    enum { HOST_ACCESS_CAPABILITY = 6187, HOST_ACCESS = 6188, READ_AND_WRITE = 3 };
    static const char extension[] = "SPV_INTEL_global_variable_host_access";
    uint32_t extends[1 + (sizeof extension + 3) / 4] = {0};
    extends[0] = (uint32_t)(CONF_COUNT(extends) << 16 | EXTENSION);
    memcpy(extends + 1, extension, sizeof extension);
    uint32_t decorates[16] = {0, 0, HOST_ACCESS, READ_AND_WRITE};
    size_t decorates_words = 4 + (strlen(name) + 4) / 4, at = 5, made = 0;
    CHECK(decorates_words <= CONF_COUNT(decorates));
    decorates[0] = (uint32_t)(decorates_words << 16 | DECORATE);
    memcpy(decorates + 4, name, strlen(name));
    bool begun = false, found = false;
#define PUT(words, count) (memcpy(to + made, (words), (count) * sizeof *to), made += (count))
    PUT(from, 5);
    PUT(((const uint32_t[]){2u << 16 | CAPABILITY, HOST_ACCESS_CAPABILITY}), 2);
    while (at < words) {
        uint32_t length = from[at] >> 16, opcode = from[at] & 0xffff;
        if (!begun && opcode != CAPABILITY) {
            PUT(extends, CONF_COUNT(extends));
            begun = true;
        }
        PUT(from + at, length);
        if (opcode == DECORATE && from[at + 2] == LINKAGE &&
            strcmp((const char *)(from + at + 3), exported) == 0) {
            decorates[1] = from[at + 1];
            PUT(decorates, decorates_words);
            found = true;
        }
        at += length;
    }
#undef PUT
    return found ? made : 0;
}

/* Compilers of SYCL name variables so, and call nothing by that name on the device. */
TEST(host_names) {
    static const char name[] = "_ZTAX.the host's counter";
    NEED(UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT);
    conf_need_spirv();
    size_t size = 0, words;
    const uint32_t *plain = conf_kernel_file("globals", CONF_FORM_SPIRV, &size);
    uint32_t *named = conf_alloc(size + 256);
    words = name_for_host(plain, size / 4, "counter", name, named);
    CHECK_MSG(words != 0, "the module exports no variable 'counter'");
    ur_program_handle_t program = NULL;
    ur_result_t result = urProgramCreateWithIL(conf.context, named, words * 4, NULL, &program);
    if (result != UR_RESULT_SUCCESS &&
        strstr(conf_last_error(), "SPV_INTEL_global_variable_host_access")) {
        conf_unsupported("%s", conf_last_error());
    }
    UR(result);
    conf_own_program(program);
    ur_queue_handle_t queue = conf_queue(0);
    int value = 0, add = 5, table[8] = {0};
    result = urProgramBuild(conf.context, program, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = urEnqueueDeviceGlobalVariableRead(queue, program, name, true, sizeof value, 0,
                                                   &value, 0, NULL, NULL);
    }
    /* SPIR-V that an adapter hands on is as good as the driver */
    if (result != UR_RESULT_SUCCESS &&
        (conf.backend == UR_BACKEND_OPENCL || conf.backend == UR_BACKEND_LEVEL_ZERO)) {
        conf_unsupported("the driver knows no variable by a name for the host: %s",
                         conf_result_name(result));
    }
    UR(result);
    CHECK_EQ(value, 7);
    value = 400;
    UR(urEnqueueDeviceGlobalVariableWrite(queue, program, name, false, sizeof value, 0, &value, 0,
                                          NULL, NULL));
    conf_arg arg = conf_arg_value(0, sizeof add, &add);
    conf_launch(queue, kernel_of(program, "add_to_counter"), 1, &arg, 1, 0, NULL, NULL);
    UR(urEnqueueDeviceGlobalVariableRead(queue, program, name, true, sizeof value, 0, &value, 0,
                                         NULL, NULL));
    CHECK_EQ(value, 405);
    /* the other keeps the name that it had */
    UR(urEnqueueDeviceGlobalVariableRead(queue, program, "table", true, sizeof table, 0, table, 0,
                                         NULL, NULL));
    CHECK_EQ(table[7], 0);
    ur_result_t past =
        urEnqueueDeviceGlobalVariableWrite(queue, program, name, true, 4, 4, &value, 0, NULL, NULL);
    CHECK_MSG(past == UR_RESULT_ERROR_INVALID_VALUE || past == UR_RESULT_ERROR_INVALID_SIZE,
              "past the end of a variable: %s", conf_result_name(past));
}

/* Runtimes of SYCL call a variable by an identifier, and metadata say how the code calls it. The
 * module may have the identifier, too, or nothing but the name. */
static void check_mapped(ur_program_handle_t program, const char *identifier) {
    ur_queue_handle_t queue = conf_queue(0);
    int value = 0;
    UR(urEnqueueDeviceGlobalVariableRead(queue, program, identifier, true, sizeof value, 0, &value,
                                         0, NULL, NULL));
    CHECK_EQ(value, 7);
    value = 30;
    UR(urEnqueueDeviceGlobalVariableWrite(queue, program, identifier, true, sizeof value, 0, &value,
                                          0, NULL, NULL));
    int add = 4;
    conf_arg arg = conf_arg_value(0, sizeof add, &add);
    conf_launch(queue, kernel_of(program, "add_to_counter"), 1, &arg, 1, 0, NULL, NULL);
    UR(urEnqueueDeviceGlobalVariableRead(queue, program, identifier, true, sizeof value, 0, &value,
                                         0, NULL, NULL));
    CHECK_EQ(value, 34);
    void *where = NULL;
    ur_result_t result =
        urProgramGetGlobalVariablePointer(conf.device, program, identifier, NULL, &where);
    CHECK_MSG(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
              "the place of a variable by its identifier: %s", conf_result_name(result));
}

static ur_program_handle_t mapped_program(const uint32_t *code, size_t words, bool bytes) {
    unsigned char with_size[16] = {7 * 8};
    memcpy(with_size + 8, "counter", 7);
    ur_program_metadata_t metadata = {.pName = "_ZTAX.id@global_id_mapping",
                                      .type = bytes ? UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY
                                                    : UR_PROGRAM_METADATA_TYPE_STRING,
                                      .size = bytes ? 15 : 8};
    if (bytes) {
        metadata.value.pData = with_size;
    } else {
        metadata.value.pString = (char *)(uintptr_t) "counter";
    }
    ur_program_properties_t properties = {
        .stype = UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES, .count = 1, .pMetadatas = &metadata};
    ur_program_handle_t program = NULL;
    ur_result_t result =
        urProgramCreateWithIL(conf.context, code, words * 4, &properties, &program);
    if (result != UR_RESULT_SUCCESS &&
        strstr(conf_last_error(), "SPV_INTEL_global_variable_host_access")) {
        conf_unsupported("%s", conf_last_error());
    }
    UR(result);
    conf_own_program(program);
    return program;
}

TEST(mapped_names) {
    NEED(UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT);
    conf_need_spirv();
    size_t size = 0;
    const uint32_t *plain = conf_kernel_file("globals", CONF_FORM_SPIRV, &size);
    uint32_t *named = conf_alloc(size + 256);
    size_t words = name_for_host(plain, size / 4, "counter", "_ZTAX.id", named);
    for (int form = 0; form < 4; ++form) {
        ur_program_handle_t program = form & 1 ? mapped_program(named, words, form & 2)
                                               : mapped_program(plain, size / 4, form & 2);
        ur_result_t result = urProgramBuild(conf.context, program, NULL);
        if (form & 1 && result != UR_RESULT_SUCCESS &&
            (conf.backend == UR_BACKEND_OPENCL || conf.backend == UR_BACKEND_LEVEL_ZERO)) {
            conf_unsupported("the driver knows no variable by a name for the host: %s",
                             conf_result_name(result));
        }
        UR(result);
        check_mapped(program, "_ZTAX.id");
    }
    /* what a program is linked of brings its names */
    ur_program_handle_t part = mapped_program(plain, size / 4, false), whole = NULL;
    ur_result_t result = urProgramCompile(conf.context, part, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = urProgramLink(conf.context, 1, &part, NULL, &whole);
    }
    if (result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        UR(result);
        conf_own_program(whole);
        check_mapped(whole, "_ZTAX.id");
    }
}

static int late_values[8];

static void write_late(void *unused) {
    (void)unused;
    nanosleep(&(struct timespec){.tv_nsec = 30000000}, NULL);
    for (int i = 0; i < 8; ++i) {
        late_values[i] = 100 + i;
    }
}

/* What a task writes to memory of the host, a write behind it takes. */
TEST(behind_host_task) {
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    ur_program_handle_t program = new_program();
    ur_queue_handle_t queue = conf_queue(0);
    int out[8] = {0};
    memset(late_values, 0, sizeof late_values);
    UR(urEnqueueHostTaskExp(queue, write_late, NULL, NULL, 0, NULL, NULL));
    UR(urEnqueueDeviceGlobalVariableWrite(queue, program, "table", false, sizeof late_values, 0,
                                          late_values, 0, NULL, NULL));
    UR(urEnqueueDeviceGlobalVariableRead(queue, program, "table", true, sizeof out, 0, out, 0, NULL,
                                         NULL));
    for (int i = 0; i < 8; ++i) {
        CHECK_EQ(out[i], 100 + i);
    }
}

/* A write, a kernel that sees it, and a read, as often as the graph runs, of what the host's memory
 * has then. The program may be gone by then but for the graph. */
TEST(captured) {
    conf_need_capture();
    ur_program_handle_t program = new_program();
    ur_queue_handle_t queue = conf_queue(0);
    ur_kernel_handle_t copy = kernel_of(program, "copy_table"),
                       add = kernel_of(program, "add_to_counter");
    int values[8] = {0}, seen[8] = {0}, counter = 0, five = 5;
    ur_mem_handle_t mem = conf_buffer(sizeof seen);
    conf_arg into = conf_arg_mem(0, mem), term = conf_arg_value(0, sizeof five, &five);
    ur_exp_graph_handle_t graph = NULL;
    ur_exp_executable_graph_handle_t executable = NULL;
    UR(urQueueBeginGraphCaptureExp(queue));
    ur_result_t blocking = urEnqueueDeviceGlobalVariableRead(queue, program, "counter", true, 4, 0,
                                                             &counter, 0, NULL, NULL);
    ur_result_t unknown = urEnqueueDeviceGlobalVariableWrite(queue, program, "no_such_name", false,
                                                             4, 0, values, 0, NULL, NULL);
    ur_result_t past = urEnqueueDeviceGlobalVariableWrite(queue, program, "table", false, 8, 28,
                                                          values, 0, NULL, NULL);
    ur_result_t result = urEnqueueDeviceGlobalVariableWrite(
        queue, program, "table", false, sizeof values, 0, values, 0, NULL, NULL);
    conf_launch(queue, copy, 8, &into, 1, 0, NULL, NULL);
    conf_launch(queue, add, 1, &term, 1, 0, NULL, NULL);
    ur_result_t read = urEnqueueDeviceGlobalVariableRead(queue, program, "counter", false, 4, 0,
                                                         &counter, 0, NULL, NULL);
    graph = conf_end_capture(queue);
    UR_IS(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, blocking);
    CHECK_MSG(unknown != UR_RESULT_SUCCESS, "a variable that is not there is captured");
    CHECK_MSG(past != UR_RESULT_SUCCESS, "a write past the end of a variable is captured");
    UR(result);
    UR(read);
    executable = conf_instantiate(graph);
    CHECK_EQ(counter, 0);
    for (int turn = 1; turn <= 3; ++turn) {
        for (int i = 0; i < 8; ++i) {
            values[i] = 10 * turn + i;
        }
        UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        CHECK_EQ(counter, 7 + 5 * turn);
        UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof seen, seen, 0, NULL, NULL));
        CHECK(memcmp(seen, values, sizeof seen) == 0);
    }
}

static const conf_test tests[] = {
    CONF_TEST(reads, "urEnqueueDeviceGlobalVariableRead",
              "reads the value that the program starts with"),
    CONF_TEST(writes, "urEnqueueDeviceGlobalVariableWrite urEnqueueDeviceGlobalVariableRead",
              "writes all and parts"),
    CONF_TEST(kernels_see, "urEnqueueDeviceGlobalVariableWrite urEnqueueDeviceGlobalVariableRead",
              "shares the variable with kernels"),
    CONF_TEST(each_program, "urEnqueueDeviceGlobalVariableWrite",
              "keeps the variables of programs apart"),
    CONF_TEST(wrong_name, "urEnqueueDeviceGlobalVariableRead", "refuses a name that is not there"),
    CONF_TEST(host_names, "urEnqueueDeviceGlobalVariableRead urEnqueueDeviceGlobalVariableWrite",
              "knows a variable by the name that its module gives it for the host"),
    CONF_TEST(mapped_names,
              "urProgramCreateWithIL urEnqueueDeviceGlobalVariableRead "
              "urEnqueueDeviceGlobalVariableWrite",
              "finds a variable by the identifier that metadata map to its name"),
    CONF_TEST(past_end, "urEnqueueDeviceGlobalVariableRead urEnqueueDeviceGlobalVariableWrite",
              "refuses to go past the end of a variable"),
    CONF_TEST(behind_host_task, "urEnqueueDeviceGlobalVariableWrite",
              "comes after a host task that writes its source"),
    CONF_TEST(captured,
              "urEnqueueDeviceGlobalVariableWrite urEnqueueDeviceGlobalVariableRead "
              "urEnqueueGraphExp",
              "are captured, and run when the graph does"),
    CONF_TEST(pointer, "urProgramGetGlobalVariablePointer", "tells place and size of a variable"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"globals", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
