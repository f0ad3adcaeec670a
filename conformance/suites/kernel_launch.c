/* Launching kernels: ranges, work-groups, local memory, wrong sizes. */
#include <stdlib.h>

#include "conf.h"

typedef struct range {
    uint32_t dims;
    size_t offset[3], global[3], local[3]; /* local[0] == 0: left to the device */
} range;

/* What PTX and AMD GPU code made from OpenCL C do not carry: the number of dimensions, a global
 * offset. */
static bool bare_code(void) {
    return conf.backend == UR_BACKEND_CUDA || conf.backend == UR_BACKEND_HIP;
}

/* Where the device chooses: the groups cover the range one after the other, each of the size that
 * its own items see, and only the last may be smaller. */
static void check_groups(const uint32_t *out, size_t n) {
    size_t group = 0, at = 0;
    for (size_t i = 0; i < n; ++i, ++at) {
        const uint32_t *o = out + 12 * i;
        if (i && at == o[9 - 12]) {
            ++group;
            at = 0;
        }
        CHECK_MSG(o[3] == at && o[6] == group, "item %zu: id %u in group %u, expected %zu in %zu",
                  i, o[3], o[6], at, group);
        CHECK_MSG(o[9] > at && o[9] <= out[9], "item %zu: %u items in group %zu of %u", i, o[9],
                  group, out[11]);
        CHECK_EQ(o[11], out[11]);
    }
    CHECK_EQ(at, out[12 * (n - 1) + 9]);
    CHECK_EQ(group + 1, out[11]);
}

static void check_ids(const range *r) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "ids");
    size_t n = r->global[0] * r->global[1] * r->global[2], bytes = n * 12 * sizeof(uint32_t);
    ur_mem_handle_t mem = conf_buffer(bytes);
    ur_queue_handle_t queue = conf_queue(0);
    uint32_t *out = conf_alloc(bytes), fill = 0xdeadbeef;
    UR(urEnqueueMemBufferFill(queue, mem, &fill, sizeof fill, 0, bytes, 0, NULL, NULL));
    conf_arg arg = conf_arg_mem(0, mem);
    ur_result_t result = urEnqueueKernelLaunchWithArgsExp(queue, kernel, r->dims, r->offset,
                                                          r->global, r->local[0] ? r->local : NULL,
                                                          1, &arg, NULL, 0, NULL, NULL);
    bool offset = r->offset[0] || r->offset[1] || r->offset[2];
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE && offset && bare_code()) {
        conf_unsupported("the driver has no global offset");
    }
    CHECK_MSG(result == UR_RESULT_SUCCESS, "launch: %s %s", conf_result_name(result),
              conf_new_error());
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, bytes, out, 0, NULL, NULL));
    if (!r->local[0] && r->dims == 1) {
        check_groups(out, n);
    }
    for (size_t z = 0; z < r->global[2]; ++z) {
        for (size_t y = 0; y < r->global[1]; ++y) {
            for (size_t x = 0; x < r->global[0]; ++x) {
                const uint32_t *o = out + 12 * ((z * r->global[1] + y) * r->global[0] + x);
                size_t at[3] = {x, y, z};
                for (int d = 0; d < 3; ++d) {
                    CHECK_MSG(o[d] == at[d] + r->offset[d],
                              "item %zu,%zu,%zu: global id %d is %u, expected %zu", x, y, z, d,
                              o[d], at[d] + r->offset[d]);
                    if (r->local[0]) {
                        CHECK_MSG(o[3 + d] == at[d] % r->local[d],
                                  "item %zu,%zu,%zu: local id %d is %u", x, y, z, d, o[3 + d]);
                        CHECK_MSG(o[6 + d] == at[d] / r->local[d],
                                  "item %zu,%zu,%zu: group id %d is %u", x, y, z, d, o[6 + d]);
                    }
                }
                if (!bare_code()) {
                    CHECK_EQ(o[10], r->dims);
                }
                if (r->local[0]) {
                    CHECK_EQ(o[9], r->local[0]);
                    CHECK_EQ(o[11], n / (r->local[0] * r->local[1] * r->local[2]));
                }
            }
        }
    }
}

static void check_all(const range *ranges, size_t count) {
    for (size_t i = 0; i < count; ++i) {
        check_ids(&ranges[i]);
    }
}

TEST(one_dimension) {
    static const range ranges[] = {
        {1, {0, 0, 0}, {1, 1, 1}, {0, 1, 1}},     {1, {0, 0, 0}, {1000, 1, 1}, {0, 1, 1}},
        {1, {0, 0, 0}, {64, 1, 1}, {16, 1, 1}},   {1, {0, 0, 0}, {7, 1, 1}, {7, 1, 1}},
        {1, {0, 0, 0}, {13, 1, 1}, {1, 1, 1}},    {1, {0, 0, 0}, {997, 1, 1}, {0, 1, 1}},
        {1, {0, 0, 0}, {10007, 1, 1}, {0, 1, 1}},
    };
    check_all(ranges, CONF_COUNT(ranges));
}

TEST(two_dimensions) {
    static const range ranges[] = {{2, {0, 0, 0}, {17, 5, 1}, {0, 1, 1}},
                                   {2, {0, 0, 0}, {16, 8, 1}, {4, 2, 1}},
                                   {2, {0, 0, 0}, {9, 3, 1}, {3, 1, 1}}};
    check_all(ranges, CONF_COUNT(ranges));
}

TEST(three_dimensions) {
    static const range ranges[] = {{3, {0, 0, 0}, {5, 4, 3}, {0, 1, 1}},
                                   {3, {0, 0, 0}, {8, 4, 6}, {4, 2, 3}},
                                   {3, {0, 0, 0}, {1, 1, 32}, {1, 1, 8}}};
    check_all(ranges, CONF_COUNT(ranges));
}

TEST(offsets) {
    static const range ranges[] = {{1, {100, 0, 0}, {40, 1, 1}, {8, 1, 1}},
                                   {2, {3, 70, 0}, {6, 5, 1}, {0, 1, 1}},
                                   {3, {1, 2, 3}, {4, 4, 2}, {2, 2, 2}}};
    check_all(ranges, CONF_COUNT(ranges));
}

/* Ranges without good divisors, in which the device chooses the groups. */
static const range primes[] = {
    {1, {0, 0, 0}, {61, 1, 1}, {0}},   {1, {0, 0, 0}, {10007, 1, 1}, {0}},
    {1, {5, 0, 0}, {2003, 1, 1}, {0}}, {2, {7, 11, 0}, {2, 3001, 1}, {0}},
    {2, {0, 0, 0}, {1, 1009, 1}, {0}}, {2, {0, 0, 0}, {257, 7, 1}, {0}},
    {3, {3, 0, 1}, {3, 5, 101}, {0}},
};

static size_t items_of(const range *r) {
    return r->global[0] * r->global[1] * r->global[2];
}

static uint32_t *launch_prime(const range *r, ur_kernel_handle_t kernel, bool sizes, size_t each) {
    size_t bytes = items_of(r) * each;
    ur_mem_handle_t mem = conf_buffer(bytes);
    ur_queue_handle_t queue = conf_queue(0);
    uint32_t *out = conf_alloc(bytes), zero = 0, size[3];
    conf_arg args[4] = {conf_arg_mem(0, mem)};
    for (uint32_t d = 0; d < 3; ++d) {
        size[d] = (uint32_t)r->global[d];
        args[1 + d] = conf_arg_value(1 + d, sizeof size[d], &size[d]);
    }
    UR(urEnqueueMemBufferFill(queue, mem, &zero, sizeof zero, 0, bytes, 0, NULL, NULL));
    ur_result_t result =
        urEnqueueKernelLaunchWithArgsExp(queue, kernel, r->dims, r->offset, r->global, NULL,
                                         sizes ? 4 : 1, args, NULL, 0, NULL, NULL);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE && bare_code() &&
        (r->offset[0] || r->offset[1] || r->offset[2])) {
        return NULL;
    }
    CHECK_MSG(result == UR_RESULT_SUCCESS, "launch: %s %s", conf_result_name(result),
              conf_new_error());
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, bytes, out, 0, NULL, NULL));
    return out;
}

TEST(prime_sizes) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "visits");
    for (size_t i = 0; i < CONF_COUNT(primes); ++i) {
        uint32_t *out = launch_prime(&primes[i], kernel, true, sizeof *out);
        for (size_t at = 0; out && at < items_of(&primes[i]); ++at) {
            CHECK_MSG(out[at] == 1, "range %zu: item %zu ran %u times, or with a wrong size", i, at,
                      out[at]);
        }
    }
}

/* A kernel that waits in its groups may have smaller ones at the end, but what it is told holds. */
TEST(prime_groups) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "attendance");
    bool uneven = conf.backend == UR_BACKEND_NATIVE_CPU && conf_program_form() == CONF_FORM_SPIRV;
    for (size_t i = 0; i < CONF_COUNT(primes); ++i) {
        size_t count = items_of(&primes[i]), alone = 0;
        uint32_t *out = launch_prime(&primes[i], kernel, false, 2 * sizeof *out);
        for (size_t at = 0; out && at < count; ++at) {
            CHECK_MSG(out[2 * at] && out[2 * at] == out[2 * at + 1],
                      "range %zu, item %zu: %u came of %u", i, at, out[2 * at], out[2 * at + 1]);
            alone += out[2 * at] == 1;
        }
        CHECK_MSG(!uneven || count < 10000 || alone < count / 16, "range %zu: %zu of %zu alone", i,
                  alone, count);
    }
}

TEST(enqueued_size) {
    size_t size;
    enum conf_program_form form = conf_program_form();
    if (form == CONF_FORM_TEXT || !conf_kernel_file_or_null("groups", form, &size)) {
        conf_unsupported("there is no code of OpenCL C 2.0 for the device");
    }
    enum { COUNT = 10007 };
    ur_kernel_handle_t kernel = conf_kernel("groups", "group_sizes");
    const range r = {1, {3, 0, 0}, {COUNT, 1, 1}, {0}};
    uint32_t *out = launch_prime(&r, kernel, false, 4 * sizeof *out);
    for (size_t i = 0; out && i < COUNT; ++i) {
        const uint32_t *o = out + 4 * i;
        CHECK_EQ(o[1], out[0]); /* the first group is a whole one */
        CHECK_EQ(o[2] * o[1] + o[3], i);
        CHECK_EQ(o[0], o[2] == (COUNT - 1) / o[1] ? COUNT - o[2] * o[1] : o[1]);
    }
}

/* A number, and a kernel whose work-items each add 1 to it. */
struct counter {
    ur_queue_handle_t queue;
    ur_kernel_handle_t kernel;
    ur_mem_handle_t mem;
    conf_arg arg;
};

static struct counter counter_new(void) {
    struct counter c = {.kernel = conf_kernel("basic", "count_items"),
                        .mem = conf_buffer(4),
                        .queue = conf_queue(0)};
    c.arg = conf_arg_mem(0, c.mem);
    int zero = 0;
    UR(urEnqueueMemBufferFill(c.queue, c.mem, &zero, 4, 0, 4, 0, NULL, NULL));
    return c;
}

static int counter_read(const struct counter *c) {
    int out = -1;
    UR(urEnqueueMemBufferRead(c->queue, c->mem, true, 0, 4, &out, 0, NULL, NULL));
    return out;
}

TEST(no_offset) {
    struct counter c = counter_new();
    size_t global = 77;
    UR(urEnqueueKernelLaunchWithArgsExp(c.queue, c.kernel, 1, NULL, &global, NULL, 1, &c.arg, NULL,
                                        0, NULL, NULL));
    CHECK_EQ(counter_read(&c), 77);
}

TEST(many_items) {
    enum { COUNT = 1 << 20 };
    struct counter c = counter_new();
    conf_launch(c.queue, c.kernel, COUNT, &c.arg, 1, 0, NULL, NULL);
    CHECK_EQ(counter_read(&c), COUNT);
}

TEST(required_size) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "fixed_size");
    ur_mem_handle_t mem = conf_buffer(32 * 8 * sizeof(int));
    ur_queue_handle_t queue = conf_queue(0);
    conf_arg arg = conf_arg_mem(0, mem);
    size_t global[2] = {32, 8}, local[2] = {8, 2}, wrong[2] = {4, 2}, offset[2] = {0, 0};
    for (int given = 0; given < 2; ++given) {
        UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 2, offset, global, given ? local : NULL,
                                            1, &arg, NULL, 0, NULL, NULL));
        int out[256] = {0};
        UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
        CHECK_EQ(out[0], 821);
        CHECK_EQ(out[255], 821);
    }
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
          urEnqueueKernelLaunchWithArgsExp(queue, kernel, 2, offset, global, wrong, 1, &arg, NULL,
                                           0, NULL, NULL));
}

TEST(wrong_sizes) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "count_items");
    ur_mem_handle_t mem = conf_buffer(4);
    ur_queue_handle_t queue = conf_queue(0);
    conf_arg arg = conf_arg_mem(0, mem);
    size_t offset[3] = {0, 0, 0}, global[4] = {64, 64, 64, 64},
           huge[3] = {conf_size(UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE) * 2, 1, 1};
    size_t global_huge[3] = {huge[0] * 2, 1, 1}, zero[3] = {0, 1, 1};
    ur_event_handle_t event = NULL;
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_DIMENSION,
          urEnqueueKernelLaunchWithArgsExp(queue, kernel, 0, offset, global, NULL, 1, &arg, NULL, 0,
                                           NULL, &event));
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_DIMENSION,
          urEnqueueKernelLaunchWithArgsExp(queue, kernel, 4, NULL, global, NULL, 1, &arg, NULL, 0,
                                           NULL, &event));
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
          urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, offset, global_huge, huge, 1, &arg,
                                           NULL, 0, NULL, &event));
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
          urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, offset, global, zero, 1, &arg, NULL, 0,
                                           NULL, &event));
    CHECK(event == NULL);
}

TEST(uneven_size) {
    /* a local size that does not divide the global one: refused, or the last group is smaller */
    struct counter c = counter_new();
    size_t offset = 0, global = 100, local = 33;
    ur_result_t result = urEnqueueKernelLaunchWithArgsExp(c.queue, c.kernel, 1, &offset, &global,
                                                          &local, 1, &c.arg, NULL, 0, NULL, NULL);
    if (result == UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE) {
        return;
    }
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_EQ(counter_read(&c), 100);
}

TEST(no_arguments) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "no_args");
    ur_queue_handle_t queue = conf_queue(0);
    size_t offset = 0, global = 8;
    ur_event_handle_t event = NULL;
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, NULL, 0, NULL, NULL, 0,
                                        NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_KERNEL_LAUNCH);
}

/* ---- local memory ---------------------------------------------------------------------------- */

TEST(local_memory) {
    enum { COUNT = 512 };
    ur_kernel_handle_t kernel = conf_kernel("basic", "reverse_groups");
    ur_mem_handle_t in = conf_buffer(COUNT * 4), out = conf_buffer(COUNT * 4);
    ur_queue_handle_t queue = conf_queue(0);
    int host[COUNT], back[COUNT];
    for (int i = 0; i < COUNT; ++i) {
        host[i] = 3 * i;
    }
    UR(urEnqueueMemBufferWrite(queue, in, true, 0, sizeof host, host, 0, NULL, NULL));
    for (size_t local = 1; local <= 64; local *= 4) {
        conf_arg args[3] = {conf_arg_mem(0, in), conf_arg_mem(1, out),
                            conf_arg_local(2, local * 4)};
        size_t offset = 0, global = COUNT;
        UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, &local, 3, args,
                                            NULL, 0, NULL, NULL));
        UR(urEnqueueMemBufferRead(queue, out, true, 0, sizeof back, back, 0, NULL, NULL));
        for (size_t i = 0; i < COUNT; ++i) {
            CHECK_EQ(back[i], 3 * (i / local * local + local - 1 - i % local));
        }
    }
}

/* Kernels in use read behind the local memory that they ask for: devices which take SPIR-V have a
 * kilobyte there. On other adapters than ours of streams it is not for us to say. */
TEST(local_behind) {
    if (!bare_code() || conf_program_form() != CONF_FORM_SPIRV) {
        conf_unsupported("local memory has the size that is asked for");
    }
    enum { COUNT = 512, LOCAL = 64 };
    ur_kernel_handle_t kernel = conf_kernel("basic", "reverse_groups");
    ur_mem_handle_t in = conf_buffer(COUNT * 4), out = conf_buffer(COUNT * 4);
    ur_queue_handle_t queue = conf_queue(0);
    int host[COUNT], back[COUNT];
    for (int i = 0; i < COUNT; ++i) {
        host[i] = 5 * i;
    }
    UR(urEnqueueMemBufferWrite(queue, in, true, 0, sizeof host, host, 0, NULL, NULL));
    conf_arg args[3] = {conf_arg_mem(0, in), conf_arg_mem(1, out), conf_arg_local(2, 4)};
    size_t offset = 0, global = COUNT, local = LOCAL;
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, &local, 3, args, NULL,
                                        0, NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, out, true, 0, sizeof back, back, 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        CHECK_EQ(back[i], 5 * (i / LOCAL * LOCAL + LOCAL - 1 - i % LOCAL));
    }
}

TEST(two_locals) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "two_locals");
    ur_mem_handle_t out = conf_buffer(128 * 4);
    ur_queue_handle_t queue = conf_queue(0);
    conf_arg args[3] = {conf_arg_mem(0, out), conf_arg_local(1, 32 * 4), conf_arg_local(2, 32 * 4)};
    size_t offset = 0, global = 128, local = 32;
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, &local, 3, args, NULL,
                                        0, NULL, NULL));
    int back[128];
    UR(urEnqueueMemBufferRead(queue, out, true, 0, sizeof back, back, 0, NULL, NULL));
    for (int i = 0; i < 128; ++i) {
        CHECK_EQ(back[i], i % 32 * 1000 - i % 32 + 500);
    }
}

TEST(barriers) {
    enum { COUNT = 1024, LOCAL = 64 };
    ur_kernel_handle_t kernel = conf_kernel("basic", "sum_groups");
    ur_mem_handle_t in = conf_buffer(COUNT * 4), out = conf_buffer(COUNT / LOCAL * 4);
    ur_queue_handle_t queue = conf_queue(0);
    int host[COUNT], back[COUNT / LOCAL];
    for (int i = 0; i < COUNT; ++i) {
        host[i] = i;
    }
    UR(urEnqueueMemBufferWrite(queue, in, true, 0, sizeof host, host, 0, NULL, NULL));
    conf_arg args[3] = {conf_arg_mem(0, in), conf_arg_mem(1, out), conf_arg_local(2, LOCAL * 4)};
    size_t offset = 0, global = COUNT, local = LOCAL;
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, &local, 3, args, NULL,
                                        0, NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, out, true, 0, sizeof back, back, 0, NULL, NULL));
    for (int g = 0; g < COUNT / LOCAL; ++g) {
        CHECK_EQ(back[g], LOCAL * g * LOCAL + LOCAL * (LOCAL - 1) / 2);
    }
}

TEST(local_too_large) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "reverse_groups");
    ur_mem_handle_t in = conf_buffer(256), out = conf_buffer(256);
    ur_queue_handle_t queue = conf_queue(0);
    conf_arg args[3] = {conf_arg_mem(0, in), conf_arg_mem(1, out),
                        conf_arg_local(2, (size_t)1 << 40)};
    size_t offset = 0, global = 64, local = 64;
    ur_result_t result = urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global,
                                                          &local, 3, args, NULL, 0, NULL, NULL);
    CHECK_MSG(result == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
                  result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                  result == UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE ||
                  result == UR_RESULT_ERROR_INVALID_SIZE ||
                  result == UR_RESULT_ERROR_INVALID_VALUE ||
                  result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                  result == UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
              "1 TiB of local memory: %s", conf_result_name(result));
}

/* ---- memory ---- */

TEST(usm_pointers) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "vector_add");
    ur_queue_handle_t queue = conf_queue(0);
    for (int t = UR_USM_TYPE_HOST; t <= UR_USM_TYPE_SHARED; ++t) {
        if (!conf_has_usm((ur_usm_type_t)t)) {
            continue;
        }
        enum { COUNT = 1000 };
        int *a = conf_usm((ur_usm_type_t)t, COUNT * 4), *b = conf_usm((ur_usm_type_t)t, COUNT * 4),
            *c = conf_usm((ur_usm_type_t)t, COUNT * 4), host[COUNT], back[COUNT];
        for (int i = 0; i < COUNT; ++i) {
            host[i] = i * t;
        }
        UR(urEnqueueUSMMemcpy(queue, true, a, host, sizeof host, 0, NULL, NULL));
        UR(urEnqueueUSMMemcpy(queue, true, b, host, sizeof host, 0, NULL, NULL));
        conf_arg args[3] = {conf_arg_pointer(0, a), conf_arg_pointer(1, b), conf_arg_pointer(2, c)};
        conf_launch(queue, kernel, COUNT, args, 3, 0, NULL, NULL);
        UR(urEnqueueUSMMemcpy(queue, true, back, c, sizeof back, 0, NULL, NULL));
        for (int i = 0; i < COUNT; ++i) {
            CHECK_MSG(back[i] == 2 * i * t, "USM of type %d: element %d is %d", t, i, back[i]);
        }
    }
    conf_usm_type();
}

TEST(usm_inner_pointers) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    ur_queue_handle_t queue = conf_queue(0);
    int *usm = conf_usm(conf_usm_type(), 4096), zero = 0, value = 9, back[1024];
    UR(urEnqueueUSMFill(queue, usm, 4, &zero, 4096, 0, NULL, NULL));
    conf_arg args[2] = {conf_arg_pointer(0, usm + 100), conf_arg_value(1, sizeof value, &value)};
    conf_launch(queue, kernel, 10, args, 2, 0, NULL, NULL);
    UR(urEnqueueUSMMemcpy(queue, true, back, usm, sizeof back, 0, NULL, NULL));
    for (int i = 0; i < 1024; ++i) {
        CHECK_EQ(back[i], i >= 100 && i < 110 ? 9 : 0);
    }
}

TEST(sub_buffers) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    ur_queue_handle_t queue = conf_queue(0);
    size_t step = conf_u32(UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN) / 8;
    step = step < 64 ? 64 : step;
    ur_mem_handle_t parent = conf_buffer(3 * step), sub = NULL;
    int zero = 0, value = 4, *back = conf_alloc(3 * step);
    UR(urEnqueueMemBufferFill(queue, parent, &zero, 4, 0, 3 * step, 0, NULL, NULL));
    ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, step, step};
    UR(urMemBufferPartition(parent, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region,
                            &sub));
    conf_own_mem(sub);
    conf_arg args[2] = {conf_arg_mem(0, sub), conf_arg_value(1, sizeof value, &value)};
    conf_launch(queue, kernel, step / 4, args, 2, 0, NULL, NULL);
    UR(urEnqueueMemBufferRead(queue, parent, true, 0, 3 * step, back, 0, NULL, NULL));
    for (size_t i = 0; i < 3 * step / 4; ++i) {
        CHECK_EQ(back[i], i * 4 >= step && i * 4 < 2 * step ? 4 : 0);
    }
}

TEST(values_are_copied) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    ur_queue_handle_t queue = conf_queue(0);
    enum { LAUNCHES = 50 };
    ur_mem_handle_t mems[LAUNCHES];
    for (int i = 0; i < LAUNCHES; ++i) {
        mems[i] = conf_buffer(16);
        int value = i;
        conf_arg args[2] = {conf_arg_mem(0, mems[i]), conf_arg_value(1, sizeof value, &value)};
        conf_launch(queue, kernel, 4, args, 2, 0, NULL, NULL);
        value = -1;
    }
    for (int i = 0; i < LAUNCHES; ++i) {
        int out[4] = {0};
        UR(urEnqueueMemBufferRead(queue, mems[i], true, 0, sizeof out, out, 0, NULL, NULL));
        CHECK_EQ(out[3], i);
    }
}

TEST(released_under_way) {
    enum { COUNT = 1 << 10 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_program_handle_t program = conf_program("basic");
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, "spin", &kernel));
    ur_mem_handle_t mem = NULL;
    UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, COUNT * 4, NULL, &mem));
    uint32_t rounds = 1000;
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof rounds, &rounds)};
    size_t offset = 0, global = COUNT;
    ur_event_handle_t event = NULL;
    ur_result_t result = urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, NULL,
                                                          2, args, NULL, 0, NULL, &event);
    UR(urKernelRelease(kernel));
    UR(urMemRelease(mem));
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    conf_event(event);
    UR(urEventWait(1, &event));
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    CHECK_EQ(status, UR_EVENT_STATUS_COMPLETE);
}

/* Drivers keep code for sizes and offsets that they have seen: launches of one kernel in many
 * shapes, none of which waits for another. */
TEST(many_shapes) {
    enum { LAUNCHES = 120, GROUP = 16 };
    bool unordered = conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_kernel_handle_t kernel = conf_kernel("basic", "count_items");
    ur_queue_handle_t queue =
        conf_queue(unordered ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
    ur_queue_handle_t other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(4);
    conf_arg arg = conf_arg_mem(0, mem);
    unsigned zero = 0, out = 0, expected = 0;
    UR(urEnqueueMemBufferWrite(queue, mem, true, 0, 4, &zero, 0, NULL, NULL));
    for (size_t i = 0; i < LAUNCHES; ++i) {
        size_t offset = bare_code() ? 0 : i / 2 % 2, global = GROUP * (20 + i), local = GROUP;
        expected += (unsigned)global;
        UR(urEnqueueKernelLaunchWithArgsExp(i % 3 ? queue : other, kernel, 1, &offset, &global,
                                            i % 4 ? &local : NULL, 1, &arg, NULL, 0, NULL, NULL));
    }
    UR(urQueueFinish(other));
    UR(urQueueFinish(queue));
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, 4, &out, 0, NULL, NULL));
    CHECK_EQ(out, expected);
}

/* A kernel that faults: only where the kernel runs in this process, and the adapter recovers. */
TEST(fault) {
    if (conf.backend != UR_BACKEND_NATIVE_CPU) {
        conf_skip("a fault in a kernel ends the process or the context on this device");
    }
    ur_kernel_handle_t kernel = conf_kernel("faulty", "fault");
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(64);
    conf_arg arg = conf_arg_mem(0, mem);
    size_t offset = 0, global = 16;
    ur_event_handle_t event = NULL;
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, NULL, 1, &arg, NULL, 0,
                                        NULL, &event));
    conf_event(event);
    ur_result_t result = urEventWait(1, &event);
    CHECK_MSG(result != UR_RESULT_SUCCESS, "waiting for a kernel that faulted succeeds");
    CHECK_MSG(strstr(conf_last_error(), "fault"), "the last error does not name the kernel: '%s'",
              conf_last_error());
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    CHECK_EQ(status, UR_EVENT_STATUS_ERROR);
    /* the device goes on */
    unsigned char value = 1, out = 0;
    ur_queue_handle_t next = conf_queue(0);
    UR(urEnqueueMemBufferFill(next, mem, &value, 1, 0, 64, 0, NULL, NULL));
    UR(urEnqueueMemBufferRead(next, mem, true, 0, 1, &out, 0, NULL, NULL));
    CHECK_EQ(out, 1);
}

#define LAUNCH "urEnqueueKernelLaunchWithArgsExp"
static const conf_test tests[] = {
    CONF_TEST(one_dimension, LAUNCH, "runs each work-item of a range of one dimension"),
    CONF_TEST(two_dimensions, LAUNCH, "runs each work-item of a range of two dimensions"),
    CONF_TEST(three_dimensions, LAUNCH, "runs each work-item of a range of three dimensions"),
    CONF_TEST(prime_sizes, LAUNCH, "runs each work-item of a range without divisors once"),
    CONF_TEST(prime_groups, LAUNCH, "tells the work-groups of such a range how large they are"),
    CONF_TEST(enqueued_size, LAUNCH, "tells the last work-group how large the others are"),
    CONF_TEST(offsets, LAUNCH, "adds the global offset to the global ids"),
    CONF_TEST(no_offset, LAUNCH, "takes no offset as 0"),
    CONF_TEST(many_items, LAUNCH, "runs a million work-items once each"),
    CONF_TEST(required_size, LAUNCH, "keeps to the work-group size that a kernel requires"),
    CONF_TEST(wrong_sizes, LAUNCH, "refuses wrong dimensions and work-group sizes"),
    CONF_TEST(uneven_size, LAUNCH,
              "refuses a local size that does not divide the range, or runs all of it"),
    CONF_TEST(no_arguments, LAUNCH, "runs a kernel without arguments"),
    CONF_TEST(local_memory, LAUNCH, "gives each work-group its local memory"),
    CONF_TEST(local_behind, LAUNCH,
              "gives a work-group of SPIR-V local memory in steps of a kilobyte"),
    CONF_TEST(two_locals, LAUNCH, "keeps two local arguments apart"),
    CONF_TEST(barriers, LAUNCH, "keeps to barriers in loops"),
    CONF_TEST(local_too_large, LAUNCH, "refuses more local memory than there is"),
    CONF_TEST(usm_pointers, LAUNCH, "passes USM of each type"),
    CONF_TEST(usm_inner_pointers, LAUNCH, "passes pointers into an allocation"),
    CONF_TEST(sub_buffers, LAUNCH, "passes a sub-buffer"),
    CONF_TEST(values_are_copied, LAUNCH, "needs argument values only during the call"),
    CONF_TEST(released_under_way, LAUNCH, "keeps kernel and buffers until the kernel is done"),
    CONF_TEST(many_shapes, LAUNCH, "runs one kernel in many sizes and offsets side by side"),
    CONF_TEST(fault, LAUNCH, "reports a kernel that faults by its name"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"kernel_launch", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
