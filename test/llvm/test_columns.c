/* Kernels whose first dimension walks down columns of memory (columns.cl), for which native CPU
 * turns the range: what they store is as if it had not, in ranges of every shape.
 *
 * Usage: test_columns FILE.spv... */
#include "../native_cpu/api.h"

enum { MOST = 40000, NUMBERS = 16 * 1024, GUARD = 0x5a5a5a5a };

struct range {
    uint32_t dims;
    size_t global[3], local[3], offset[3]; /* local 0: the adapter's choice */
};

static const struct range planes[] = {
    {2, {64, 64, 1}, {16, 16, 1}, {0, 0, 0}},   {2, {33, 37, 1}, {0}, {0, 0, 0}},
    {2, {37, 301, 1}, {37, 7, 1}, {0, 0, 0}},   {2, {301, 17, 1}, {0}, {5, 9, 0}},
    {2, {64, 16, 1}, {2, 16, 1}, {1, 1, 0}},    {2, {128, 15, 1}, {64, 1, 1}, {0, 3, 0}},
    {2, {500, 1, 1}, {0}, {0, 0, 0}},           {2, {1, 500, 1}, {0}, {0, 0, 0}},
    {3, {40, 272, 1}, {8, 34, 1}, {0, 0, 0}},   {1, {777, 1, 1}, {0}, {3, 0, 0}},
    {2, {120, 300, 1}, {3, 300, 1}, {0, 0, 0}}, {2, {16, 2048, 1}, {16, 64, 1}, {0, 0, 0}},
};
static const struct range spaces[] = {
    {3, {6, 7, 64}, {3, 1, 16}, {0, 0, 0}}, {3, {5, 33, 100}, {0}, {1, 2, 3}},
    {3, {9, 40, 15}, {0}, {0, 0, 0}},       {2, {16, 300, 1}, {0}, {0, 0, 0}},
    {3, {17, 3, 311}, {17, 1, 1}, {0}},
};

static char **paths;
static ur_context_handle_t context;
static ur_queue_handle_t queue;
static uint32_t *in, *out, *wanted;

/* ---- what they store ------------------------------------------------------------------------- */

static uint32_t mixed(uint32_t sum, size_t x) {
    return (sum ^ (uint32_t)x) * 2654435761u + (sum >> 13);
}

static uint32_t seen(const struct range *r, const size_t at[3]) {
    uint32_t sum = r->dims;
    for (int d = 0; d < 3; ++d)
        sum = mixed(mixed(mixed(sum, at[d]), r->global[d]), r->offset[d]);
    return sum;
}

/* In which place, or MOST: in none. */
static size_t place(const char *name, const size_t at[3], size_t height, size_t width) {
    if (strcmp(name, "volume") == 0)
        return at[1] < height && at[2] < width ? (at[0] * height + at[1]) * width + at[2] : MOST;
    return at[0] < height && at[1] < width ? at[0] * width + at[1] : MOST;
}

static uint32_t stored(const char *name, const struct range *r, const size_t at[3], size_t width) {
    uint32_t sum = seen(r, at);
    for (size_t k = 0; strcmp(name, "sums") == 0 && k < 16; ++k)
        sum = sum * 31 + in[at[0] * 16 + k] * in[k * width + at[1]];
    for (size_t k = 0; strcmp(name, "triangle") == 0 && k <= (at[0] & 15); ++k)
        sum = sum * 31 + in[k * width + at[1]];
    return sum;
}

/* in_groups counts from the first group on, and sees in its ids what the offset adds. */
static void want(const char *name, const struct range *r, size_t height, size_t width) {
    size_t n[3];
    bool groups = strcmp(name, "in_groups") == 0;
    for (size_t i = 0; i < MOST; ++i)
        wanted[i] = GUARD;
    for (n[0] = 0; n[0] < r->global[0]; ++n[0])
        for (n[1] = 0; n[1] < r->global[1]; ++n[1])
            for (n[2] = 0; n[2] < r->global[2]; ++n[2]) {
                const size_t at[3] = {n[0] + r->offset[0], n[1] + r->offset[1],
                                      n[2] + r->offset[2]};
                size_t to = place(name, groups ? n : at, height, width);
                if (to < MOST)
                    wanted[to] = stored(name, r, at, width);
            }
}

/* ---- running them ---------------------------------------------------------------------------- */

static void run(ur_program_handle_t program, const char *name, const struct range *r,
                uint32_t height, uint32_t width) {
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, name, &kernel));
    for (size_t i = 0; i < MOST; ++i)
        out[i] = GUARD;
    UR(urKernelSetArgPointer(kernel, 0, NULL, out));
    UR(urKernelSetArgPointer(kernel, 1, NULL, in));
    UR(urKernelSetArgValue(kernel, 2, sizeof(height), NULL, &height));
    UR(urKernelSetArgValue(kernel, 3, sizeof(width), NULL, &width));
    UR(urEnqueueKernelLaunch(queue, kernel, r->dims, r->offset, r->global,
                             r->local[0] ? r->local : NULL, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    UR(urKernelRelease(kernel));
}

static void check(ur_program_handle_t program, const char *path, const char *name,
                  const struct range *r) {
    bool volume = strcmp(name, "volume") == 0;
    uint32_t end[3];
    for (int d = 0; d < 3; ++d)
        end[d] = (uint32_t)(r->global[d] + r->offset[d]);
    /* The matrix as it is, and one that the range goes beyond. */
    for (uint32_t less = 0; less < 2; ++less) {
        uint32_t height = end[volume ? 1 : 0], width = end[volume ? 2 : 1];
        height -= height > 1 ? less : 0;
        width -= width > 3 ? 3 * less : 0;
        assert_true((size_t)(volume ? end[0] : 1) * height * width <= MOST);
        assert_true((size_t)height * 16 <= NUMBERS && (size_t)width * 16 <= NUMBERS * 2);
        want(name, r, height, width);
        run(program, name, r, height, width);
        for (size_t i = 0; i < MOST; ++i)
            if (out[i] != wanted[i])
                fail_msg("%s: %s of %zu x %zu x %zu, groups of %zu x %zu, %u x %u: %08x in place "
                         "%zu, not %08x",
                         path, name, r->global[0], r->global[1], r->global[2], r->local[0],
                         r->local[1], height, width, out[i], i, wanted[i]);
    }
}

static void stored_alike(void **state) {
    static const char *const names[] = {"matrix", "sums", "triangle", "in_groups"};
    (void)state;
    for (char **path = paths; *path; ++path) {
        ur_program_handle_t program = build_il(context, *path);
        for (size_t k = 0; k < COUNT(names); ++k)
            for (size_t i = 0; i < COUNT(planes); ++i)
                check(program, *path, names[k], &planes[i]);
        for (size_t i = 0; i < COUNT(spaces); ++i)
            check(program, *path, "volume", &spaces[i]);
        UR(urProgramRelease(program));
    }
}

static int open_queue(void **state) {
    open_adapter(state);
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urQueueCreate(context, root, NULL, &queue));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, 2 * NUMBERS * sizeof(*in), (void **)&in));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, MOST * sizeof(*out), (void **)&out));
    wanted = malloc(MOST * sizeof(*wanted));
    for (uint32_t i = 0, number = 1; i < 2 * NUMBERS; ++i)
        in[i] = number = number * 1664525u + 1013904223u;
    return 0;
}

static int close_queue(void **state) {
    free(wanted);
    UR(urUSMFree(context, in));
    UR(urUSMFree(context, out));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    return close_adapter(state);
}

int main(int argc, char **argv) {
    static const struct CMUnitTest tests[] = {cmocka_unit_test(stored_alike)};
    if (argc < 2)
        return 2;
    paths = argv + 1;
    return cmocka_run_group_tests(tests, open_queue, close_queue);
}
