/* Kernels: creating, asking, arguments. */
#include "conf.h"

static ur_kernel_handle_t some_kernel(void) {
    return conf_kernel("basic", "vector_add");
}

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urKernelGetInfo(object, (ur_kernel_info_t)property, size, value, size_ret);
}

static ur_result_t get_group(void *object, uint32_t property, size_t size, void *value,
                             size_t *size_ret) {
    ur_result_t result = urKernelGetGroupInfo(object, conf.device, (ur_kernel_group_info_t)property,
                                              size, value, size_ret);
    if (property == UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE && result != UR_RESULT_SUCCESS &&
        result != UR_RESULT_ERROR_INVALID_SIZE) {
        conf_unsupported("the query belongs to custom devices and built-in kernels (%s)",
                         conf_result_name(result));
    }
    return result;
}

static ur_result_t get_sub_group(void *object, uint32_t property, size_t size, void *value,
                                 size_t *size_ret) {
    return urKernelGetSubGroupInfo(object, conf.device, (ur_kernel_sub_group_info_t)property, size,
                                   value, size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, some_kernel());
}

static void group_query(const void *q) {
    conf_check_query(q, get_group, some_kernel());
}

static void need_sub_groups(void) {
    if (conf_u32(UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS) == 0) {
        conf_unsupported("the device claims no sub-groups (UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS)");
    }
}

static void sub_group_query(const void *q) {
    need_sub_groups();
    conf_check_query(q, get_sub_group, some_kernel());
}

TEST(unknown_query) {
    conf_check_unknown_query(get, some_kernel());
}

TEST(unknown_group_query) {
    conf_check_unknown_query(get_group, some_kernel());
}

TEST(unknown_sub_group_query) {
    conf_check_unknown_query(get_sub_group, some_kernel());
}

TEST(query_errors) {
    conf_check_query_errors(get, some_kernel(), UR_KERNEL_INFO_NUM_ARGS);
}

TEST(info) {
    ur_program_handle_t program = conf_program("basic"), told_program = NULL;
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, "vector_add", &kernel));
    conf_own_kernel(kernel);
    char name[64] = "";
    UR(urKernelGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, sizeof name, name, NULL));
    CHECK_MSG(strcmp(name, "vector_add") == 0, "the kernel's name is '%s'", name);
    uint32_t count = 0;
    UR(urKernelGetInfo(kernel, UR_KERNEL_INFO_NUM_ARGS, sizeof count, &count, NULL));
    CHECK_EQ(count, 3);
    ur_context_handle_t context = NULL;
    UR(urKernelGetInfo(kernel, UR_KERNEL_INFO_CONTEXT, sizeof context, &context, NULL));
    CHECK_PTR(context, conf.context);
    UR(urKernelGetInfo(kernel, UR_KERNEL_INFO_PROGRAM, sizeof told_program, &told_program, NULL));
    CHECK_PTR(told_program, program);
}

TEST(references) {
    ur_kernel_handle_t kernel = some_kernel();
    uint32_t count = 0;
    UR(urKernelGetInfo(kernel, UR_KERNEL_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
    UR(urKernelRetain(kernel));
    UR(urKernelGetInfo(kernel, UR_KERNEL_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 2);
    UR(urKernelRelease(kernel));
    UR(urKernelGetInfo(kernel, UR_KERNEL_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
}

TEST(no_such_kernel) {
    static const char *const names[] = {"no_such_kernel", "", "vector_ad", "vector_add2",
                                        " vector_add"};
    ur_program_handle_t program = conf_program("basic");
    for (size_t i = 0; i < CONF_COUNT(names); ++i) {
        ur_kernel_handle_t kernel = NULL;
        ur_result_t result = urKernelCreate(program, names[i], &kernel);
        CHECK_MSG(result == UR_RESULT_ERROR_INVALID_KERNEL_NAME, "kernel '%s': %s", names[i],
                  conf_result_name(result));
        CHECK(kernel == NULL);
    }
}

TEST(keeps_program) {
    ur_program_handle_t program = conf_program_create(conf.context, "basic", NULL);
    conf_build(program);
    UR(urProgramRetain(program));
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, "set_value", &kernel));
    conf_own_kernel(kernel);
    UR(urProgramRelease(program));
    ur_mem_handle_t mem = conf_buffer(16);
    ur_queue_handle_t queue = conf_queue(0);
    int value = 3, out[4] = {0};
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof value, &value)};
    conf_launch(queue, kernel, 4, args, 2, 0, NULL, NULL);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
    CHECK_EQ(out[3], 3);
}

/* ---- group and sub-group info ---------------------------------------------------------------- */

TEST(group_info) {
    ur_kernel_handle_t kernel = some_kernel();
    size_t most = 0, multiple = 0, fixed[3] = {9, 9, 9};
    UR(urKernelGetGroupInfo(kernel, conf.device, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE, sizeof most,
                            &most, NULL));
    CHECK_MSG(most >= 1 && most <= conf_size(UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE),
              "work-group size %zu", most);
    UR(urKernelGetGroupInfo(kernel, conf.device,
                            UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE,
                            sizeof multiple, &multiple, NULL));
    CHECK_MSG(multiple >= 1, "preferred multiple %zu", multiple);
    UR(urKernelGetGroupInfo(kernel, conf.device, UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE,
                            sizeof fixed, fixed, NULL));
    CHECK_MSG(fixed[0] == 0 && fixed[1] == 0 && fixed[2] == 0,
              "a kernel without a fixed size has %zu", fixed[0]);
}

TEST(required_size) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "fixed_size");
    size_t fixed[3] = {0, 0, 0};
    UR(urKernelGetGroupInfo(kernel, conf.device, UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE,
                            sizeof fixed, fixed, NULL));
    CHECK_EQ(fixed[0], 8);
    CHECK_EQ(fixed[1], 2);
    CHECK_EQ(fixed[2], 1);
}

TEST(sub_group_info) {
    need_sub_groups();
    ur_kernel_handle_t kernel = some_kernel();
    uint32_t size = 0, count = 0;
    UR(urKernelGetSubGroupInfo(kernel, conf.device, UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE,
                               sizeof size, &size, NULL));
    CHECK_MSG(size >= 1, "sub-group size %u", size);
    UR(urKernelGetSubGroupInfo(kernel, conf.device, UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS,
                               sizeof count, &count, NULL));
    CHECK_MSG(count >= 1, "%u sub-groups", count);
}

/* The module, whose kernel of that name requires sub-groups of `size` and `count` of them in a
 * group (0: any), and without a count takes groups of at most 32, 4 and 2 work-items; in `to`,
 * which has 256 bytes more. Returns its words. */
static size_t require(const uint32_t *from, size_t words, const char *name, uint32_t size,
                      uint32_t count, uint32_t *to) {
    enum { CAPABILITY = 17, EXTENSION = 10, ENTRY_POINT = 15, MODE = 16 };
    enum {
        SUBGROUP_DISPATCH = 58,
        KERNEL_ATTRIBUTES = 5892,
        SUBGROUP_SIZE = 35,
        SUBGROUPS = 36,
        MOST = 5893
    };
    static const char extension[] = "SPV_INTEL_kernel_attributes";
    uint32_t extends[1 + (sizeof extension + 3) / 4] = {0}, kernel = 0;
    extends[0] = (uint32_t)(CONF_COUNT(extends) << 16 | EXTENSION);
    memcpy(extends + 1, extension, sizeof extension);
    size_t at = 5, made = 0;
    bool extended = false, said = false;
#define PUT(words, count) (memcpy(to + made, (words), (count) * sizeof *to), made += (count))
#define PUT_WORDS(...)                                                                             \
    PUT(((const uint32_t[]){__VA_ARGS__}), CONF_COUNT(((const uint32_t[]){__VA_ARGS__})))
    PUT(from, 5);
    PUT_WORDS(2u << 16 | CAPABILITY, SUBGROUP_DISPATCH);
    if (!count) {
        PUT_WORDS(2u << 16 | CAPABILITY, KERNEL_ATTRIBUTES);
    }
    while (at < words) {
        uint32_t length = from[at] >> 16, opcode = from[at] & 0xffff;
        if (!extended && opcode != CAPABILITY && !count) {
            PUT(extends, CONF_COUNT(extends));
            extended = true;
        }
        if (opcode == ENTRY_POINT && strcmp((const char *)(from + at + 3), name) == 0) {
            kernel = from[at + 2];
        } else if (kernel && !said && opcode != ENTRY_POINT) {
            if (size) {
                PUT_WORDS(4u << 16 | MODE, kernel, SUBGROUP_SIZE, size);
            }
            if (count) {
                PUT_WORDS(4u << 16 | MODE, kernel, SUBGROUPS, count);
            } else {
                PUT_WORDS(6u << 16 | MODE, kernel, MOST, 32, 4, 2);
            }
            said = true;
        }
        PUT(from + at, length);
        at += length;
    }
#undef PUT
#undef PUT_WORDS
    CHECK_MSG(said, "the module has no kernel %s", name);
    return made;
}

/* Drivers may refuse the one or the other, and some tell no sizes. */
static bool is_handed_on(void) {
    return conf.backend == UR_BACKEND_OPENCL || conf.backend == UR_BACKEND_LEVEL_ZERO;
}

static ur_kernel_handle_t requiring(const uint32_t *plain, size_t words, uint32_t size,
                                    uint32_t sub_groups) {
    uint32_t *code = conf_alloc(words * 4 + 256);
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t kernel = NULL;
    size_t count = require(plain, words, "vector_add", size, sub_groups, code);
    ur_result_t result = urProgramCreateWithIL(conf.context, code, count * 4, NULL, &program);
    if (result == UR_RESULT_SUCCESS) {
        conf_own_program(program);
        result = urProgramBuild(conf.context, program, NULL);
    }
    if (result != UR_RESULT_SUCCESS && is_handed_on()) {
        conf_unsupported("sub-groups of %u: %s", size, conf_new_error());
    }
    UR(result);
    UR(urKernelCreate(program, "vector_add", &kernel));
    conf_own_kernel(kernel);
    return kernel;
}

static void check_required(const uint32_t *plain, size_t words, uint32_t size) {
    uint32_t told = 77, most = 77, fixed = 77;
    size_t groups[3] = {9, 9, 9};
    ur_kernel_handle_t kernel = requiring(plain, words, size, 0);
    UR(urKernelGetSubGroupInfo(kernel, conf.device, UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL,
                               sizeof told, &told, NULL));
    UR(urKernelGetSubGroupInfo(kernel, conf.device, UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE,
                               sizeof most, &most, NULL));
    UR(urKernelGetSubGroupInfo(kernel, conf.device, UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS,
                               sizeof fixed, &fixed, NULL));
    CHECK_EQ(told, size);
    CHECK_MSG(size ? most == size : most >= 1, "sub-groups of at most %u, required are %u", most,
              size);
    CHECK_EQ(fixed, 0);
    ur_result_t result =
        urKernelGetGroupInfo(kernel, conf.device, UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE,
                             sizeof groups, groups, NULL);
    if (!is_handed_on() || (result == UR_RESULT_SUCCESS && groups[0])) {
        UR(result);
        CHECK_MSG(groups[0] == 32 && groups[1] == 4 && groups[2] == 2,
                  "at most %zu, %zu and %zu work-items in a group, not 32, 4 and 2", groups[0],
                  groups[1], groups[2]);
    }
}

TEST(requirements) {
    need_sub_groups();
    conf_need_spirv();
    uint32_t sizes[16];
    size_t bytes = 0, size = 0;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL, sizeof sizes, sizes,
                       &bytes));
    const uint32_t *plain = conf_kernel_file("basic", CONF_FORM_SPIRV, &size);
    check_required(plain, size / 4, 0);
    for (size_t i = 0; i < bytes / sizeof *sizes; ++i) {
        check_required(plain, size / 4, sizes[i]);
    }
}

static ur_result_t add_vectors(ur_queue_handle_t queue, ur_kernel_handle_t kernel, size_t items,
                               const size_t *local) {
    enum { MOST = 16384 };
    CHECK(items <= MOST);
    int32_t *a = conf_alloc(items * sizeof *a), *sum = conf_alloc(items * sizeof *sum);
    ur_mem_handle_t from = conf_buffer(items * sizeof *a), to = conf_buffer(items * sizeof *sum);
    for (size_t i = 0; i < items; ++i) {
        a[i] = (int32_t)i;
        sum[i] = -1;
    }
    UR(urEnqueueMemBufferWrite(queue, from, true, 0, items * sizeof *a, a, 0, NULL, NULL));
    UR(urEnqueueMemBufferWrite(queue, to, true, 0, items * sizeof *sum, sum, 0, NULL, NULL));
    conf_arg args[3] = {conf_arg_mem(0, from), conf_arg_mem(1, from), conf_arg_mem(2, to)};
    ur_result_t result = urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, &items, local, 3,
                                                          args, NULL, 0, NULL, NULL);
    UR(urEnqueueMemBufferRead(queue, to, true, 0, items * sizeof *sum, sum, 0, NULL, NULL));
    for (size_t i = 0; i < items; ++i) {
        int32_t right = result == UR_RESULT_SUCCESS ? 2 * (int32_t)i : -1;
        CHECK_MSG(sum[i] == right, "element %zu is %d, not %d", i, sum[i], right);
    }
    return result;
}

/* A number of sub-groups that a kernel requires in its groups: told, kept to where no size is
 * given, and groups of other numbers are refused. */
TEST(required_sub_groups) {
    enum { REQUIRED = 3 };
    need_sub_groups();
    conf_need_spirv();
    size_t bytes = 0;
    const uint32_t *plain = conf_kernel_file("basic", CONF_FORM_SPIRV, &bytes);
    ur_kernel_handle_t kernel = requiring(plain, bytes / 4, 0, REQUIRED);
    ur_queue_handle_t queue = conf_queue(0);
    uint32_t told = 77, lanes = 0;
    UR(urKernelGetSubGroupInfo(kernel, conf.device, UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS,
                               sizeof told, &told, NULL));
    UR(urKernelGetSubGroupInfo(kernel, conf.device, UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE,
                               sizeof lanes, &lanes, NULL));
    if (told == 0 && is_handed_on()) {
        conf_unsupported(
            "the driver does not tell the number of sub-groups that a kernel requires");
    }
    CHECK_EQ(told, REQUIRED);
    size_t whole = REQUIRED * (size_t)lanes, few = lanes, least = whole - lanes + 1, chosen = 0;
    size_t many = whole + lanes;
    UR(add_vectors(queue, kernel, whole * 4, &whole));
    UR(add_vectors(queue, kernel, least * 4, &least)); /* the last one need not be full */
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, add_vectors(queue, kernel, few * 4, &few));
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, add_vectors(queue, kernel, many * 4, &many));
    UR(add_vectors(queue, kernel, whole * 4, NULL));
    size_t range = whole * 4, start = 0;
    ur_result_t result =
        urKernelGetSuggestedLocalWorkSize(kernel, queue, 1, &start, &range, &chosen);
    if (result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        UR(result);
        CHECK_MSG((chosen + lanes - 1) / lanes == REQUIRED,
                  "groups of %zu work-items are suggested for %d sub-groups of %u", chosen,
                  REQUIRED, lanes);
    }
}

/* ---- arguments ------------------------------------------------------------------------------- */

static void check_many(const float *out) {
    static const float expected[8] = {-5, 300, -70000, 1 << 20, 2.5f, 4321, 10 + 0.5f + 3, 1};
    for (int i = 0; i < 8; ++i) {
        CHECK_MSG(out[i] == expected[i], "argument %d arrives as %f, expected %f", i,
                  (double)out[i], (double)expected[i]);
    }
}

typedef struct pair {
    int32_t a;
    float b;
    int8_t c;
} pair;

static const int8_t arg_c = -5;
static const int16_t arg_s = 300;
static const int32_t arg_i = -70000;
static const int64_t arg_l = 1 << 20;
static const float arg_f = 2.5f;
static const float arg_v[4] = {1, 2, 3, 4};
static const pair arg_p = {10, 0.5f, 3};

TEST(many_args) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "many_args");
    ur_mem_handle_t mem = conf_buffer(64), unused = conf_buffer(64);
    ur_queue_handle_t queue = conf_queue(0);
    conf_arg args[9] = {conf_arg_mem(0, unused),
                        conf_arg_value(1, sizeof arg_c, &arg_c),
                        conf_arg_value(2, sizeof arg_s, &arg_s),
                        conf_arg_value(3, sizeof arg_i, &arg_i),
                        conf_arg_value(4, sizeof arg_l, &arg_l),
                        conf_arg_value(5, sizeof arg_f, &arg_f),
                        conf_arg_value(6, sizeof arg_v, arg_v),
                        conf_arg_value(7, sizeof arg_p, &arg_p),
                        conf_arg_mem(8, mem)};
    conf_launch(queue, kernel, 1, args, 9, 0, NULL, NULL);
    float out[8] = {0};
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
    check_many(out);
}

/* Ends the test unless the adapter has the calls kept from the earlier form. */
static void need_retained(ur_kernel_handle_t kernel, uint32_t index, size_t size,
                          const void *value) {
    if (urKernelSetArgValue(kernel, index, size, NULL, value) ==
        UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("urKernelSetArgValue answers UNSUPPORTED_FEATURE");
    }
}

TEST(retained_args) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "many_args");
    ur_mem_handle_t mem = conf_buffer(64), unused = conf_buffer(64);
    ur_queue_handle_t queue = conf_queue(0);
    need_retained(kernel, 1, sizeof arg_c, &arg_c);
    UR(urKernelSetArgMemObj(kernel, 0, NULL, unused));
    UR(urKernelSetArgValue(kernel, 1, sizeof arg_c, NULL, &arg_c));
    UR(urKernelSetArgValue(kernel, 2, sizeof arg_s, NULL, &arg_s));
    UR(urKernelSetArgValue(kernel, 3, sizeof arg_i, NULL, &arg_i));
    UR(urKernelSetArgValue(kernel, 4, sizeof arg_l, NULL, &arg_l));
    UR(urKernelSetArgValue(kernel, 5, sizeof arg_f, NULL, &arg_f));
    UR(urKernelSetArgValue(kernel, 6, sizeof arg_v, NULL, arg_v));
    UR(urKernelSetArgValue(kernel, 7, sizeof arg_p, NULL, &arg_p));
    UR(urKernelSetArgMemObj(kernel, 8, NULL, mem));
    size_t global = 1, offset = 0;
    UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, NULL, NULL, 0, NULL, NULL));
    float out[8] = {0};
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
    check_many(out);
}

TEST(retained_locals) {
    enum { LOCAL = 16, COUNT = 64 };
    ur_kernel_handle_t kernel = conf_kernel("basic", "reverse_groups");
    ur_usm_type_t type = conf_usm_type();
    int *in = conf_usm(type, COUNT * sizeof(int)), *out = conf_usm(type, COUNT * sizeof(int));
    int host[COUNT], back[COUNT];
    for (int i = 0; i < COUNT; ++i) {
        host[i] = i;
    }
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueUSMMemcpy(queue, true, in, host, sizeof host, 0, NULL, NULL));
    ur_result_t result = urKernelSetArgPointer(kernel, 0, NULL, in);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("urKernelSetArgPointer answers UNSUPPORTED_FEATURE");
    }
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    UR(urKernelSetArgPointer(kernel, 1, NULL, out));
    UR(urKernelSetArgLocal(kernel, 2, LOCAL * sizeof(int), NULL));
    size_t global = COUNT, local = LOCAL, offset = 0;
    UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, back, out, sizeof back, 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        CHECK_EQ(back[i], i / LOCAL * LOCAL + LOCAL - 1 - i % LOCAL);
    }
}

TEST(retained_errors) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "many_args");
    int64_t value = 0;
    need_retained(kernel, 1, sizeof arg_c, &arg_c);
    UR_IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX,
          urKernelSetArgValue(kernel, 99, 4, NULL, &value));
    UR_IS_ONE_OF(urKernelSetArgValue(kernel, 4, 4, NULL, &value),
                 UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, UR_RESULT_ERROR_INVALID_SIZE);
    UR_IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX,
          urKernelSetArgMemObj(kernel, 99, NULL, conf_buffer(64)));
    UR_IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, urKernelSetArgLocal(kernel, 99, 64, NULL));
}

TEST(retained_keeps_values) {
    /* a value set once serves several launches, and is copied when it is set */
    ur_kernel_handle_t kernel = conf_kernel("basic", "add_value");
    ur_mem_handle_t mem = conf_buffer(64);
    ur_queue_handle_t queue = conf_queue(0);
    int value = 3, zero = 0, out = 0;
    need_retained(kernel, 1, sizeof value, &value);
    UR(urEnqueueMemBufferFill(queue, mem, &zero, sizeof zero, 0, 64, 0, NULL, NULL));
    UR(urKernelSetArgMemObj(kernel, 0, NULL, mem));
    UR(urKernelSetArgValue(kernel, 1, sizeof value, NULL, &value));
    value = 1000;
    size_t global = 16, offset = 0;
    for (int i = 0; i < 4; ++i) {
        UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, NULL, NULL, 0, NULL, NULL));
    }
    UR(urEnqueueMemBufferRead(queue, mem, true, 60, sizeof out, &out, 0, NULL, NULL));
    CHECK_EQ(out, 12);
}

TEST(wrong_index) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    ur_queue_handle_t queue = conf_queue(0);
    int value = 1;
    ur_mem_handle_t mem = conf_buffer(64);
    conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof value, &value),
                        conf_arg_value(2, sizeof value, &value)};
    size_t global = 4, offset = 0;
    UR_IS_ONE_OF(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, NULL, 3, args,
                                                  NULL, 0, NULL, NULL),
                 UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, UR_RESULT_ERROR_INVALID_SIZE);
}

TEST(wrong_size) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    ur_queue_handle_t queue = conf_queue(0);
    int64_t value = 1;
    ur_mem_handle_t mem = conf_buffer(64);
    static const size_t sizes[] = {0, 1, 3};
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizes[i], &value)};
        size_t global = 4, offset = 0;
        ur_result_t result = urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global,
                                                              NULL, 2, args, NULL, 0, NULL, NULL);
        CHECK_MSG(result == UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE ||
                      result == UR_RESULT_ERROR_INVALID_SIZE,
                  "an int passed as %zu bytes: %s", sizes[i], conf_result_name(result));
    }
    UR(urQueueFinish(queue));
}

/* Of a value with more bytes than the parameter has, the first are taken: libraries pass all values
 * of a kernel in slots of one size. */
TEST(longer_values) {
    enum { COUNT = 64 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(COUNT * sizeof(uint32_t));
    uint32_t zero = 5, out[COUNT];
    static const size_t sizes[] = {4, 8, 5, 64, 4096};
    uint8_t factor[4096], term[4096];
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        uint32_t by = (uint32_t)i + 2, plus = (uint32_t)i + 7;
        memset(factor, 0xa5, sizeof factor);
        memset(term, 0x5a, sizeof term);
        memcpy(factor, &by, sizeof by);
        memcpy(term, &plus, sizeof plus);
        conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, sizes[i], factor),
                            conf_arg_value(2, sizes[CONF_COUNT(sizes) - 1 - i], term)};
        size_t global = COUNT, offset = 0;
        UR(urEnqueueMemBufferFill(queue, mem, &zero, sizeof zero, 0, sizeof out, 0, NULL, NULL));
        UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, NULL, 3, args, NULL,
                                            0, NULL, NULL));
        UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
        CHECK_EQ(out[0], 5 * by + plus);
        CHECK_EQ(out[COUNT - 1], 5 * by + plus);
    }
}

/* The same for arguments that are set ahead. */
TEST(retained_longer_values) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(64);
    uint32_t factor[4] = {3, ~0u, ~0u, ~0u}, term[4] = {4, ~0u, ~0u, ~0u}, five = 5, out[16];
    need_retained(kernel, 1, sizeof factor, factor);
    UR(urKernelSetArgMemObj(kernel, 0, NULL, mem));
    UR(urKernelSetArgValue(kernel, 1, sizeof factor, NULL, factor));
    UR(urKernelSetArgValue(kernel, 2, 8, NULL, term));
    memset(factor, 0, sizeof factor);
    size_t global = 16, offset = 0;
    UR(urEnqueueMemBufferFill(queue, mem, &five, sizeof five, 0, 64, 0, NULL, NULL));
    UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, NULL, NULL, 0, NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
    CHECK_EQ(out[0], 19);
    CHECK_EQ(out[15], 19);
}

TEST(missing_args) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(64);
    conf_arg args[1] = {conf_arg_mem(0, mem)};
    size_t global = 4, offset = 0;
    ur_result_t result = urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, NULL,
                                                          1, args, NULL, 0, NULL, NULL);
    CHECK_MSG(result != UR_RESULT_SUCCESS, "a kernel of two arguments was launched with one");
    /* Whoever says more than that names both. */
    const char *error = conf_last_error();
    CHECK_MSG(!strstr(error, "not set") || strstr(error, "argument 1 of kernel set_value"),
              "the adapter says: %s", error);
    if (conf.backend == UR_BACKEND_OPENCL && strstr(error, "ARGS")) {
        FAIL("the adapter names neither argument nor kernel: %s", error);
    }
}

TEST(null_pointer) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "is_null");
    int *out = conf_usm(conf_usm_type(), 64);
    ur_queue_handle_t queue = conf_queue(0);
    conf_arg args[2] = {conf_arg_pointer(0, NULL), conf_arg_pointer(1, out)};
    conf_launch(queue, kernel, 1, args, 2, 0, NULL, NULL);
    int read = 0;
    UR(urEnqueueUSMMemcpy(queue, true, &read, out, sizeof read, 0, NULL, NULL));
    CHECK_EQ(read, 1);
}

TEST(null_buffer) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "is_null");
    ur_mem_handle_t out = conf_buffer(64);
    ur_queue_handle_t queue = conf_queue(0);
    conf_arg args[2] = {conf_arg_mem(0, NULL), conf_arg_mem(1, out)};
    conf_launch(queue, kernel, 1, args, 2, 0, NULL, NULL);
    int read = 0;
    UR(urEnqueueMemBufferRead(queue, out, true, 0, sizeof read, &read, 0, NULL, NULL));
    CHECK_EQ(read, 1);
}

/* ---- execution info -------------------------------------------------------------------------- */

TEST(indirect_access) {
    conf_need_usm(UR_USM_TYPE_SHARED);
    ur_kernel_handle_t kernel = conf_kernel("basic", "follow");
    int **node = conf_usm(UR_USM_TYPE_SHARED, sizeof *node),
        *target = conf_usm(UR_USM_TYPE_SHARED, 64);
    *node = target;
    memset(target, 0, 64);
    ur_bool_t yes = true;
    UR_OR_UNSUPPORTED(urKernelSetExecInfo(kernel, UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS,
                                          sizeof yes, NULL, &yes));
    ur_queue_handle_t queue = conf_queue(0);
    int value = 55;
    conf_arg args[2] = {conf_arg_pointer(0, node), conf_arg_value(1, sizeof value, &value)};
    conf_launch(queue, kernel, 16, args, 2, 0, NULL, NULL);
    UR(urQueueFinish(queue));
    CHECK_EQ(target[0], 55);
    CHECK_EQ(target[15], 55);
}

TEST(indirect_pointers) {
    conf_need_usm(UR_USM_TYPE_SHARED);
    ur_kernel_handle_t kernel = conf_kernel("basic", "follow");
    int **node = conf_usm(UR_USM_TYPE_SHARED, sizeof *node),
        *target = conf_usm(UR_USM_TYPE_SHARED, 64);
    *node = target;
    memset(target, 0, 64);
    void *pointers[1] = {target};
    UR_OR_UNSUPPORTED(
        urKernelSetExecInfo(kernel, UR_KERNEL_EXEC_INFO_USM_PTRS, sizeof pointers, NULL, pointers));
    ur_queue_handle_t queue = conf_queue(0);
    int value = 56;
    conf_arg args[2] = {conf_arg_pointer(0, node), conf_arg_value(1, sizeof value, &value)};
    conf_launch(queue, kernel, 16, args, 2, 0, NULL, NULL);
    UR(urQueueFinish(queue));
    CHECK_EQ(target[15], 56);
}

TEST(cache_config) {
    ur_kernel_handle_t kernel = some_kernel();
    ur_kernel_cache_config_t config = UR_KERNEL_CACHE_CONFIG_LARGE_SLM;
    ur_result_t result =
        urKernelSetExecInfo(kernel, UR_KERNEL_EXEC_INFO_CACHE_CONFIG, sizeof config, NULL, &config);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION ||
        result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("the cache of the device cannot be configured");
    }
    CHECK_EQ(result, UR_RESULT_SUCCESS);
}

/* ---- suggestions, native handles ------------------------------------------------------------- */

TEST(suggested_size) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "no_args");
    ur_queue_handle_t queue = conf_queue(0);
    static const size_t globals[][3] = {{1, 1, 1},   {1000, 1, 1}, {4096, 1, 1},
                                        {64, 48, 1}, {16, 12, 10}, {997, 3, 1}};
    size_t most = conf_size(UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE);
    for (size_t i = 0; i < CONF_COUNT(globals); ++i) {
        uint32_t dims = globals[i][2] > 1 ? 3 : globals[i][1] > 1 ? 2 : 1;
        size_t local[3] = {0, 0, 0}, offset[3] = {0, 0, 0};
        UR_OR_UNSUPPORTED(
            urKernelGetSuggestedLocalWorkSize(kernel, queue, dims, offset, globals[i], local));
        size_t product = 1;
        for (uint32_t d = 0; d < dims; ++d) {
            CHECK_MSG(local[d] >= 1 && globals[i][d] % local[d] == 0,
                      "dimension %u: %zu does not divide %zu", d, local[d], globals[i][d]);
            product *= local[d];
        }
        CHECK_MSG(product <= most, "a work-group of %zu, more than %zu", product, most);
    }
}

/* With what is suggested as many work-items run at once as with any other size. */
TEST(suggested_size_fills) {
    if (conf.backend != UR_BACKEND_CUDA && conf.backend != UR_BACKEND_HIP) {
        conf_skip("the driver, which the adapter asks, says nothing of what runs at once");
    }
    static const char *const names[] = {"no_args", "crowded"};
    for (size_t n = 0; n < CONF_COUNT(names); ++n) {
        ur_kernel_handle_t kernel = conf_kernel("basic", names[n]);
        size_t global = 1 << 20, offset = 0, local = 0;
        UR(urKernelGetSuggestedLocalWorkSize(kernel, conf_queue(0), 1, &offset, &global, &local));
        uint32_t groups = 0;
        UR_OR_UNSUPPORTED(
            urKernelSuggestMaxCooperativeGroupCount(kernel, conf.device, 1, &local, 0, &groups));
        size_t here = groups * local;
        for (size_t other = 64; other <= 1024; other *= 2) {
            ur_result_t result =
                urKernelSuggestMaxCooperativeGroupCount(kernel, conf.device, 1, &other, 0, &groups);
            if (result == UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE) {
                break;
            }
            UR(result);
            CHECK_MSG(here >= groups * other, "%s: %zu work-items at once with %zu, %zu with %zu",
                      names[n], here, local, groups * other, other);
        }
    }
}

TEST(suggested_size_args) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(4096);
    int value = 1;
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof value, &value)};
    size_t global = 1024, offset = 0, local = 0;
    UR_OR_UNSUPPORTED(urKernelGetSuggestedLocalWorkSizeWithArgs(kernel, queue, 1, &offset, &global,
                                                                2, args, &local));
    CHECK_MSG(local >= 1 && 1024 % local == 0, "suggested size %zu", local);
}

TEST(cooperative_count) {
    if (!(conf_u32(UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES) &
          UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE)) {
        conf_unsupported(
            "the device claims no cooperative launch (UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES)");
    }
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    size_t local = 1;
    uint32_t groups = 0;
    UR_OR_UNSUPPORTED(
        urKernelSuggestMaxCooperativeGroupCount(kernel, conf.device, 1, &local, 0, &groups));
    CHECK_MSG(groups >= 1, "%u cooperative groups", groups);
    size_t none = 0;
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
          urKernelSuggestMaxCooperativeGroupCount(kernel, conf.device, 1, &none, 0, &groups));
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_DIMENSION,
          urKernelSuggestMaxCooperativeGroupCount(kernel, conf.device, 4, &local, 0, &groups));
}

/* A launch whose work-groups wait for each other. */
struct meeting {
    ur_kernel_handle_t kernel;
    uint32_t most; /* groups */
    size_t groups;
    int *arrived, *seen;
};

static ur_result_t launch_meeting(const struct meeting *m, ur_queue_handle_t queue, size_t groups,
                                  uint32_t count, const ur_event_handle_t *waits) {
    const ur_kernel_launch_ext_properties_t cooperative = {
        UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES, NULL, UR_KERNEL_LAUNCH_FLAG_COOPERATIVE};
    const int number = (int)groups;
    const size_t local = 1;
    const conf_arg args[] = {conf_arg_pointer(0, m->arrived), conf_arg_pointer(1, m->seen),
                             conf_arg_value(2, sizeof number, &number)};
    return urEnqueueKernelLaunchWithArgsExp(queue, m->kernel, 1, NULL, &groups, &local, 3, args,
                                            &cooperative, count, waits, NULL);
}

/* A processor has no more groups at once than threads. Where it stands in for a GPU a few are
 * enough: they spin. */
static struct meeting prepare_meeting(void) {
    if (!(conf_u32(UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES) &
          UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE)) {
        conf_unsupported(
            "the device claims no cooperative launch (UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES)");
    }
    struct meeting m = {conf_kernel("basic", "meet")};
    ur_device_type_t type = UR_DEVICE_TYPE_DEFAULT;
    char name[256] = "";
    const size_t local = 1;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_TYPE, sizeof type, &type, NULL));
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_NAME, sizeof name, name, NULL));
    UR_OR_UNSUPPORTED(
        urKernelSuggestMaxCooperativeGroupCount(m.kernel, conf.device, 1, &local, 0, &m.most));
    CHECK(type != UR_DEVICE_TYPE_CPU || m.most <= conf_u32(UR_DEVICE_INFO_MAX_COMPUTE_UNITS));
    bool real = type != UR_DEVICE_TYPE_GPU || strncmp(name, "Software", 8) != 0;
    m.groups = real || m.most < 6 ? m.most : 6;
    m.seen = conf_usm(UR_USM_TYPE_SHARED, (m.most + 2) * sizeof *m.seen);
    m.arrived = m.seen + m.most + 1;
    memset(m.seen, 0, (m.most + 2) * sizeof *m.seen);
    return m;
}

static void check_meeting(const struct meeting *m) {
    CHECK_EQ(*m->arrived, (int)m->groups);
    for (size_t i = 0; i < m->groups; ++i) {
        CHECK_EQ(m->seen[i], (int)m->groups);
    }
}

/* As many work-groups as the device has room for wait for each other, and one more is refused. */
TEST(cooperative_launch) {
    struct meeting m = prepare_meeting();
    ur_queue_handle_t queue = conf_queue(0);
    UR(launch_meeting(&m, queue, m.groups, 0, NULL));
    UR(urQueueFinish(queue));
    check_meeting(&m);
    UR_IS(UR_RESULT_ERROR_OUT_OF_RESOURCES, launch_meeting(&m, queue, (size_t)m.most + 1, 0, NULL));
    UR(urQueueFinish(queue));
    check_meeting(&m);
}

/* Without a size of work-groups one is chosen with which all are at work at the same time, whatever
 * a launch that need not have that would get. */
TEST(cooperative_without_a_size) {
    if (!(conf_u32(UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES) &
          UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE)) {
        conf_unsupported(
            "the device claims no cooperative launch (UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES)");
    }
    const ur_kernel_launch_ext_properties_t cooperative = {
        UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES, NULL, UR_KERNEL_LAUNCH_FLAG_COOPERATIVE};
    ur_queue_handle_t queue = conf_queue(0);
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    ur_mem_handle_t mem = conf_buffer(1 << 18);
    int *out = conf_alloc(1 << 18), value = 0;
    const conf_arg args[] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof value, &value)};
    /* Ranges that one group can have, with many divisors and few. */
    static const size_t ranges[][4] = {{1, 256, 1, 1}, {1, 192, 1, 1}, {1, 97, 1, 1},
                                       {2, 32, 7, 1},  {3, 4, 5, 6},   {3, 1, 1, 64}};
    const size_t unit = 1;
    uint32_t most = 0;
    UR_OR_UNSUPPORTED(
        urKernelSuggestMaxCooperativeGroupCount(kernel, conf.device, 1, &unit, 0, &most));
    for (size_t i = 0; i < CONF_COUNT(ranges); ++i) {
        const size_t *global = &ranges[i][1], items = global[0];
        value = (int)i + 1;
        UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, (uint32_t)ranges[i][0], NULL, global,
                                            NULL, 2, args, &cooperative, 0, NULL, NULL));
        UR(urEnqueueMemBufferRead(queue, mem, true, 0, items * sizeof *out, out, 0, NULL, NULL));
        for (size_t k = 0; k < items; ++k) {
            CHECK_MSG(out[k] == value, "work-item %zu of range %zu has %d", k, i, out[k]);
        }
    }
    /* No group may have all of these, nor as many as there may be of the largest. */
    const size_t many = (most + 1) * conf_size(UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE);
    if (many * sizeof *out <= 1 << 18) {
        UR_IS(UR_RESULT_ERROR_OUT_OF_RESOURCES,
              urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, &many, NULL, 2, args,
                                               &cooperative, 0, NULL, NULL));
    }
}

static void need_two_launches(void) {
    if (conf.backend == UR_BACKEND_OPENCL) {
        conf_unsupported("cl_intel_concurrent_dispatch promises it of a launch that runs alone");
    }
}

/* Neither takes what the other one needs to begin. */
TEST(cooperative_launches) {
    enum { QUEUES = 2, EACH = 10 };
    struct meeting m[QUEUES][EACH];
    ur_queue_handle_t queues[QUEUES];
    need_two_launches();
    for (int i = 0; i < QUEUES; ++i) {
        queues[i] = conf_queue(0);
        for (int k = 0; k < EACH; ++k) {
            m[i][k] = prepare_meeting();
        }
    }
    for (int k = 0; k < EACH; ++k) {
        for (int i = 0; i < QUEUES; ++i) {
            UR(launch_meeting(&m[i][k], queues[i], m[i][k].groups, 0, NULL));
        }
    }
    for (int i = 0; i < QUEUES; ++i) {
        UR(urQueueFinish(queues[i]));
        for (int k = 0; k < EACH; ++k) {
            check_meeting(&m[i][k]);
        }
    }
}

/* One behind the task, and one that has nothing to do with it. Where they are replayed the task is
 * over at once, so they may meet. */
TEST(cooperative_launch_and_task) {
    need_two_launches();
    struct meeting behind = prepare_meeting(), apart = prepare_meeting();
    ur_queue_handle_t held = conf_queue(0), queue = conf_queue(0), other = conf_queue(0);
    ur_event_handle_t task = NULL;
    conf_hold(held, &task);
    UR(launch_meeting(&behind, queue, behind.groups, 1, &task));
    UR(launch_meeting(&apart, other, apart.groups, 0, NULL));
    UR(urQueueFinish(other));
    check_meeting(&apart);
    CHECK_EQ(*behind.arrived, 0);
    conf_let_go();
    UR(urQueueFinish(queue));
    check_meeting(&behind);
}

TEST(native_handle) {
    ur_program_handle_t program = conf_program("basic");
    ur_kernel_handle_t kernel = NULL, made = NULL;
    UR(urKernelCreate(program, "set_value", &kernel));
    conf_own_kernel(kernel);
    ur_native_handle_t native = 0, again = 0;
    UR_OR_UNSUPPORTED(urKernelGetNativeHandle(kernel, &native));
    ur_kernel_native_properties_t properties = {UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES, NULL,
                                                false};
    UR_OR_UNSUPPORTED(
        urKernelCreateWithNativeHandle(native, conf.context, program, &properties, &made));
    conf_own_kernel(made);
    UR(urKernelGetNativeHandle(made, &again));
    CHECK_EQ(again, native);
    ur_mem_handle_t mem = conf_buffer(16);
    ur_queue_handle_t queue = conf_queue(0);
    int value = 8, out[4] = {0};
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof value, &value)};
    conf_launch(queue, made, 4, args, 2, 0, NULL, NULL);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
    CHECK_EQ(out[3], 8);
}

/* Of the native kernel alone: as good as any, for as long as what it is of is there. */
TEST(native_handle_alone) {
    ur_program_handle_t program = conf_program("basic");
    ur_kernel_handle_t kernel = NULL, made = NULL;
    UR(urKernelCreate(program, "set_value", &kernel));
    conf_own_kernel(kernel);
    ur_native_handle_t native = 0, again = 0;
    UR_OR_UNSUPPORTED(urKernelGetNativeHandle(kernel, &native));
    ur_result_t result = urKernelCreateWithNativeHandle(native, conf.context, NULL, NULL, &made);
    if (result == UR_RESULT_ERROR_INVALID_NULL_HANDLE) {
        conf_unsupported("the adapter needs the program");
    }
    UR_OR_UNSUPPORTED(result);
    conf_own_kernel(made);
    UR(urKernelGetNativeHandle(made, &again));
    CHECK_EQ(again, native);
    ur_context_handle_t context = NULL;
    ur_program_handle_t of = NULL;
    uint32_t count = 0;
    char name[64] = "";
    size_t most = 0;
    UR(urKernelGetInfo(made, UR_KERNEL_INFO_CONTEXT, sizeof context, &context, NULL));
    CHECK(context == conf.context);
    UR(urKernelGetInfo(made, UR_KERNEL_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK(count > 0);
    result = urKernelGetInfo(made, UR_KERNEL_INFO_PROGRAM, sizeof of, &of, NULL);
    CHECK_MSG(result == UR_RESULT_SUCCESS || (result == UR_RESULT_ERROR_INVALID_PROGRAM && !of),
              "its program: %s", conf_result_name(result));
    if (urKernelGetInfo(made, UR_KERNEL_INFO_FUNCTION_NAME, sizeof name, name, NULL) ==
        UR_RESULT_SUCCESS) {
        CHECK_MSG(strcmp(name, "set_value") == 0, "'%s'", name);
    }
    UR(urKernelGetGroupInfo(made, conf.device, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE, sizeof most,
                            &most, NULL));
    CHECK(most > 0);
    ur_mem_handle_t mem = conf_buffer(16);
    ur_queue_handle_t queue = conf_queue(0);
    int value = 8, out[4] = {0};
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof value, &value)};
    conf_launch(queue, made, 4, args, 2, 0, NULL, NULL);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
    CHECK_EQ(out[3], 8);
}

static const conf_test tests[] = {
    CONF_TEST(info, "urKernelCreate urKernelGetInfo urKernelRelease",
              "knows its name, arguments, context and program"),
    CONF_TEST(references, "urKernelRetain urKernelRelease",
              "starts with one reference and counts them"),
    CONF_TEST(no_such_kernel, "urKernelCreate", "refuses names that are not there"),
    CONF_TEST(keeps_program, "urKernelCreate", "works after its program was released"),
    CONF_TEST(unknown_query, "urKernelGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(unknown_group_query, "urKernelGetGroupInfo",
              "refuses unknown enumerators and writes nothing"),
    CONF_TEST(unknown_sub_group_query, "urKernelGetSubGroupInfo",
              "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urKernelGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(group_info, "urKernelGetGroupInfo", "answers sizes that make sense"),
    CONF_TEST(required_size, "urKernelGetGroupInfo",
              "answers the work-group size that a kernel requires"),
    CONF_TEST(sub_group_info, "urKernelGetSubGroupInfo", "answers sizes that make sense"),
    CONF_TEST(required_sub_groups,
              "urEnqueueKernelLaunchWithArgsExp urKernelGetSubGroupInfo "
              "urKernelGetSuggestedLocalWorkSize",
              "groups have the number of sub-groups that the kernel requires"),
    CONF_TEST(requirements, "urKernelGetSubGroupInfo urKernelGetGroupInfo",
              "tells the sub-groups and the most work-items that a kernel requires"),
    CONF_TEST(many_args, "urEnqueueKernelLaunchWithArgsExp",
              "passes arguments of 1 to 16 bytes and a structure"),
    CONF_TEST(wrong_index, "urEnqueueKernelLaunchWithArgsExp",
              "refuses an argument that the kernel does not have"),
    CONF_TEST(wrong_size, "urEnqueueKernelLaunchWithArgsExp",
              "refuses an argument of fewer bytes than the parameter has"),
    CONF_TEST(longer_values, "urEnqueueKernelLaunchWithArgsExp",
              "takes the first bytes of a value that has more than the parameter"),
    CONF_TEST(retained_longer_values, "urKernelSetArgValue urEnqueueKernelLaunch",
              "takes the first bytes of a value that has more than the parameter"),
    CONF_TEST(missing_args, "urEnqueueKernelLaunchWithArgsExp",
              "refuses to launch without an argument"),
    CONF_TEST(null_pointer, "urEnqueueKernelLaunchWithArgsExp", "passes a NULL pointer"),
    CONF_TEST(null_buffer, "urEnqueueKernelLaunchWithArgsExp", "passes no buffer as NULL"),
    CONF_TEST(retained_args, "urKernelSetArgValue urKernelSetArgMemObj urEnqueueKernelLaunch",
              "passes arguments of 1 to 16 bytes and a structure"),
    CONF_TEST(retained_locals, "urKernelSetArgPointer urKernelSetArgLocal urEnqueueKernelLaunch",
              "passes pointers and local memory"),
    CONF_TEST(retained_errors, "urKernelSetArgValue urKernelSetArgMemObj urKernelSetArgLocal",
              "refuses wrong indices and sizes"),
    CONF_TEST(retained_keeps_values, "urKernelSetArgValue urEnqueueKernelLaunch",
              "copies the value, which serves several launches"),
    CONF_TEST(indirect_access, "urKernelSetExecInfo", "lets a kernel follow pointers in memory"),
    CONF_TEST(indirect_pointers, "urKernelSetExecInfo", "lets a kernel follow the pointers listed"),
    CONF_TEST(cache_config, "urKernelSetExecInfo", "takes a wish for the cache"),
    CONF_TEST(suggested_size, "urKernelGetSuggestedLocalWorkSize",
              "suggests sizes that divide the range and fit the device"),
    CONF_TEST(suggested_size_fills, "urKernelGetSuggestedLocalWorkSize",
              "suggests a size with which the device is as full as with any"),
    CONF_TEST(suggested_size_args, "urKernelGetSuggestedLocalWorkSizeWithArgs",
              "suggests a size that divides the range"),
    CONF_TEST(cooperative_launch,
              "urEnqueueKernelLaunchWithArgsExp urKernelSuggestMaxCooperativeGroupCount",
              "runs as many work-groups at once as it says, and refuses more"),
    CONF_TEST(cooperative_without_a_size, "urEnqueueKernelLaunchWithArgsExp",
              "chooses groups that run at the same time for a cooperative launch without a size"),
    CONF_TEST(cooperative_launches,
              "urEnqueueKernelLaunchWithArgsExp urKernelSuggestMaxCooperativeGroupCount",
              "runs the work-groups of each of two launches at once that are on two queues"),
    CONF_TEST(cooperative_launch_and_task, "urEnqueueKernelLaunchWithArgsExp urEnqueueHostTaskExp",
              "runs cooperative launches while a host task is stuck, and behind it"),
    CONF_TEST(cooperative_count, "urKernelSuggestMaxCooperativeGroupCount",
              "suggests at least one group"),
    CONF_TEST(native_handle_alone, "urKernelCreateWithNativeHandle urKernelGetInfo",
              "makes a kernel of a native one without a program"),
    CONF_TEST(native_handle, "urKernelGetNativeHandle urKernelCreateWithNativeHandle",
              "gives a handle from which a working kernel is made"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_kernel_info_t", "urKernelGetInfo", query);
    conf_list_queries(&list, "ur_kernel_group_info_t", "urKernelGetGroupInfo", group_query);
    conf_list_queries(&list, "ur_kernel_sub_group_info_t", "urKernelGetSubGroupInfo",
                      sub_group_query);
    return conf_main_list(argc, argv, "kernel", &list);
}
