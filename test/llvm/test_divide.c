/* Division of 32-bit integers on native CPU, against C's: over the numbers where a quotient comes
 * next to a whole number, and over many others. By 0, and of the smallest number by -1, it gives
 * some number and does not end the process.
 *
 * Usage: test_divide DIVIDE.spv [ROUNDS]    of divide.cl; so many divisors at random, 200 unless
 * told */
#include "../native_cpu/api.h"

enum { ROOM = 1 << 12 };

static const char *path;
static unsigned rounds = 200;
static ur_context_handle_t context;
static ur_queue_handle_t queue;
static uint32_t *x, *y, *out;

static uint32_t random_number(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    uint32_t made = (*state >> 8) ^ (*state << 20);
    return made >> (*state >> 27) % 32;
}

static const uint32_t edges[] = {1,          2,          3,          5,          7,
                                 10,         16,         63,         641,        0xffff,
                                 0x10000,    0x10001,    0xfffffe,   0xffffff,   0x1000001,
                                 0x3fffffff, 0x55555555, 0x7ffffffe, 0x7fffffff, 0x80000000,
                                 0x80000001, 0xaaaaaaab, 0xfffffffd, 0xfffffffe, 0xffffffff};

/* Multiples of `by` and their neighbours, from small ones to the last; edges; any. */
static void fill(uint32_t by) {
    uint32_t state = by + 1;
    for (uint32_t i = 0; i < ROOM; ++i) {
        uint32_t most = by ? UINT32_MAX / by : 1;
        uint32_t times = i % 2 ? most - i / 8 % (most < 9 ? 1 : 9) : random_number(&state) % most;
        x[i] = i % 4 == 3             ? random_number(&state)
               : i / 4 < COUNT(edges) ? edges[i / 4]
                                      : times * by + i % 3 - 1;
        x[i] = i & 64 ? 0 - x[i] : x[i];
    }
}

static void run(ur_kernel_handle_t kernel, uint32_t by) {
    const size_t zero[3] = {0}, global = ROOM;
    memset(out, 0x5a, 4 * ROOM * sizeof(*out));
    UR(urKernelSetArgPointer(kernel, 0, NULL, x));
    UR(urKernelSetArgPointer(kernel, 1, NULL, y));
    UR(urKernelSetArgPointer(kernel, 2, NULL, out));
    UR(urKernelSetArgValue(kernel, 3, sizeof(by), NULL, &by));
    UR(urEnqueueKernelLaunch(queue, kernel, 1, zero, &global, NULL, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

static void check(const char *name) {
    for (uint32_t i = 0; i < ROOM; ++i) {
        int64_t a = (int32_t)x[i], b = (int32_t)y[i];
        if (b == 0) {
            continue;
        }
        uint32_t expected[] = {x[i] / y[i], x[i] % y[i], (uint32_t)(a / b), (uint32_t)(a % b)};
        unsigned count = a == INT32_MIN && b == -1 ? 2 : 4;
        for (unsigned k = 0; k < count; ++k) {
            if (out[4 * i + k] != expected[k]) {
                fail_msg("%s: %s of %#x and %#x, %ssigned, is %#x, not %#x", name,
                         k % 2 ? "the remainder" : "the quotient", (unsigned)x[i], (unsigned)y[i],
                         k < 2 ? "un" : "", (unsigned)out[4 * i + k], (unsigned)expected[k]);
            }
        }
    }
}

static void by_one_number(void **state) {
    static const char *const names[] = {"alike", "alike_or_none"};
    for (size_t n = 0; n < COUNT(names); ++n) {
        ur_kernel_handle_t kernel = NULL;
        uint32_t seed = 7;
        UR(urKernelCreate(*state, names[n], &kernel));
        for (size_t i = 0; i < COUNT(edges) + rounds; ++i) {
            uint32_t by = i < COUNT(edges) ? edges[i] : random_number(&seed);
            fill(by);
            for (uint32_t k = 0; k < ROOM; ++k) {
                y[k] = by;
            }
            run(kernel, by);
            check(names[n]);
        }
        run(kernel, 0);
        UR(urKernelRelease(kernel));
    }
}

static void by_many_numbers(void **state) {
    ur_kernel_handle_t kernel = NULL;
    uint32_t seed = 9;
    UR(urKernelCreate(*state, "each", &kernel));
    for (size_t i = 0; i < COUNT(edges) + rounds; ++i) {
        uint32_t by = i < COUNT(edges) ? edges[i] : random_number(&seed);
        fill(by);
        for (uint32_t k = 0; k < ROOM; ++k) {
            y[k] = k % 3 == 0   ? by
                   : k % 3 == 1 ? edges[(i + k) % COUNT(edges)]
                                : random_number(&seed) - 1;
        }
        run(kernel, by);
        check("each");
    }
    UR(urKernelRelease(kernel));
}

static int set_up(void **state) {
    if (open_adapter(state) != 0) {
        return -1;
    }
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urQueueCreate(context, root, NULL, &queue));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, ROOM * sizeof(*x), (void **)&x));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, ROOM * sizeof(*y), (void **)&y));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, 4 * ROOM * sizeof(*out), (void **)&out));
    *state = build_il(context, path);
    return 0;
}

static int tear_down(void **state) {
    UR(urProgramRelease(*state));
    UR(urUSMFree(context, x));
    UR(urUSMFree(context, y));
    UR(urUSMFree(context, out));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    return close_adapter(state);
}

int main(int argc, char **argv) {
    static const struct CMUnitTest tests[] = {cmocka_unit_test(by_one_number),
                                              cmocka_unit_test(by_many_numbers)};
    if (argc < 2)
        return 2;
    path = argv[1];
    rounds = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : rounds;
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
