/* Kernels made at random (groups.py), whose work-items wait for each other, as loops and with a
 * stack for each work-item: both store the same.
 *
 * Usage: test_groups FILE.spv    kernels k0, k1, ..., apart, leader, parted, deep, strips,
 *                                strips_left, guarded, guarded_left, rows, narrow, counts,
 *                                locked, locked_sub_groups, locked_turns, locked_parted, of
 * groups.py */
#include "../native_cpu/api.h"

enum { NUMBERS = 1024, MOST = 2048, GUARD = 0x5a5a5a5a };

static const struct {
    uint32_t dims;
    size_t local[3], groups[3];
} shapes[] = {
    {1, {1}, {3}},
    {1, {8}, {5}},
    {1, {64}, {4}},
    {1, {40}, {3}},
    {1, {256}, {2}},
    {2, {8, 5}, {2, 2}},
    {2, {16, 16}, {2, 1}},
    {3, {4, 3, 2}, {1, 2, 2}},
    {3, {1, 2, 12}, {2, 1, 1}},
    {2, {17, 3}, {2, 2}}, /* from here on of `rows` and `narrow` alone */
    {2, {32, 8}, {2, 2}},
    {2, {1, 256}, {1, 2}},
    {2, {64, 4}, {1, 2}},
    {2, {4, 64}, {2, 1}},
    {2, {8, 8}, {2, 2}},
    {3, {16, 2, 3}, {1, 2, 2}},
    {3, {48, 1, 2}, {2, 1, 2}},
    {1, {512}, {2}},
};
enum { SHAPES = 9 };

static const char *path;
static ur_context_handle_t context;
static ur_queue_handle_t queue;
static uint32_t *in, *out, *expected;

static ur_program_handle_t build(const char *form) {
    setenv("UR_NATIVE_CPU_WORK_GROUPS", form, 1);
    return build_il(context, path);
}

static ur_result_t run(ur_program_handle_t program, const char *name, size_t shape, uint32_t n) {
    ur_kernel_handle_t kernel = NULL;
    size_t items = 1, global[3];
    UR(urKernelCreate(program, name, &kernel));
    for (uint32_t d = 0; d < shapes[shape].dims; ++d) {
        items *= shapes[shape].local[d];
        global[d] = shapes[shape].local[d] * shapes[shape].groups[d];
    }
    for (size_t i = 0; i < MOST; ++i)
        out[i] = GUARD;
    UR(urKernelSetArgPointer(kernel, 0, NULL, out));
    UR(urKernelSetArgPointer(kernel, 1, NULL, in));
    UR(urKernelSetArgLocal(kernel, 2, items * sizeof(uint32_t), NULL));
    UR(urKernelSetArgValue(kernel, 3, sizeof(n), NULL, &n));
    UR(urEnqueueKernelLaunch(queue, kernel, shapes[shape].dims, NULL, global, shapes[shape].local,
                             NULL, 0, NULL, NULL));
    ur_result_t result = urQueueFinish(queue);
    UR(urKernelRelease(kernel));
    return result;
}

/* Each work-item stores 1. */
static void must_be_right(ur_program_handle_t program, const char *name, size_t shape, uint32_t n) {
    size_t items = 1;
    UR(run(program, name, shape, n));
    for (uint32_t d = 0; d < shapes[shape].dims; ++d)
        items *= shapes[shape].local[d] * shapes[shape].groups[d];
    for (size_t i = 0; i < items; ++i)
        if (out[i] != 1)
            fail_msg("%s of shape %zu, n %u: work-item %zu stores %u", name, shape, n, i, out[i]);
}

static void must_store_the_same(ur_program_handle_t fibers, ur_program_handle_t loops,
                                const char *name, size_t shape, uint32_t n) {
    UR(run(fibers, name, shape, n));
    memcpy(expected, out, MOST * sizeof(*out));
    UR(run(loops, name, shape, n));
    for (size_t i = 0; i < MOST; ++i)
        if (out[i] != expected[i])
            fail_msg("%s of shape %zu: work-item %zu stores %08x, with fibers %08x", name, shape, i,
                     out[i], expected[i]);
}

static void both_forms(void **state) {
    static const char *const locked[] = {"locked", "locked_sub_groups", "locked_turns",
                                         "locked_parted"};
    (void)state;
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urQueueCreate(context, root, NULL, &queue));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, NUMBERS * sizeof(*in), (void **)&in));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, MOST * sizeof(*out), (void **)&out));
    expected = malloc(MOST * sizeof(*expected));
    for (uint32_t i = 0, x = 12345; i < NUMBERS; ++i) {
        x = x * 1664525u + 1013904223u;
        in[i] = (x >> 8) ^ (x << 20);
    }
    ur_program_handle_t fibers = build("fibers"), loops = build("loops");
    uint32_t count = 0;
    size_t kernels = 0;
    UR(urProgramGetInfo(loops, UR_PROGRAM_INFO_NUM_KERNELS, sizeof(kernels), &kernels, NULL));
    for (size_t k = 0; k + 11 + COUNT(locked) < kernels; ++k) {
        char name[32];
        snprintf(name, sizeof(name), "k%zu", k);
        for (size_t s = 0; s < SHAPES; ++s, ++count) {
            must_store_the_same(fibers, loops, name, s, (uint32_t)(k + s) % 7);
        }
    }
    assert_true(count > 0);
    for (int form = 0; form < 2; ++form) {
        UR(run(form ? loops : fibers, "apart", 2, 11));
        for (size_t i = 0; i < shapes[2].local[0] * shapes[2].groups[0]; ++i)
            assert_int_equal(out[i], i % 2 ? GUARD : 11);
    }
    UR(run(loops, "leader", 2, 5));
    for (size_t i = 0; i < shapes[2].local[0] * shapes[2].groups[0]; ++i)
        assert_int_equal(out[i], in[1] + in[2] + in[3] + in[4] + 20);
    for (size_t s = 0; s < COUNT(shapes); ++s) {
        for (uint32_t n = 0; n < 3; ++n) {
            must_store_the_same(fibers, loops, "rows", s, n);
            must_store_the_same(fibers, loops, "narrow", s, n);
        }
    }
    for (size_t s = 0; s < SHAPES; ++s) {
        for (uint32_t n = 0; n < 4; ++n) {
            must_be_right(loops, "parted", s, n);
            must_be_right(fibers, "parted", s, n);
        }
        for (uint32_t n = 0; n < 4; ++n) {
            must_store_the_same(fibers, loops, "strips", s, n);
            must_store_the_same(fibers, loops, "strips_left", s, n);
            must_store_the_same(fibers, loops, "guarded", s, n);
            must_store_the_same(fibers, loops, "guarded_left", s, n);
            must_store_the_same(fibers, loops, "counts", s, n);
            for (size_t k = 0; k < COUNT(locked); ++k) {
                must_store_the_same(fibers, loops, locked[k], s, n);
            }
        }
        must_be_right(loops, "deep", s, 0); /* which is never cut */
        must_be_right(fibers, "deep", s, 0);
    }
    UR(urProgramRelease(fibers));
    UR(urProgramRelease(loops));
    UR(urUSMFree(context, in));
    UR(urUSMFree(context, out));
    free(expected);
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
}

int main(int argc, char **argv) {
    static const struct CMUnitTest tests[] = {cmocka_unit_test(both_forms)};
    if (argc != 2)
        return 2;
    path = argv[1];
    return cmocka_run_group_tests(tests, open_adapter, close_adapter);
}
