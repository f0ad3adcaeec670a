/* Kernels whose work-items wait for nobody and part in every way (chunks.py), run for chunks of
 * work-items and one by one: both store the same, and so does an OpenCL driver of the processor
 * where there is one.
 *
 * Usage: test_chunks FILE.spv    kernels k0, k1, ... and s0, s1, ... */
#include "../native_cpu/api.h"

enum { NUMBERS = 4096, SLOTS = 8, ITEMS = 1280, MOST = SLOTS * ITEMS, GUARD = 0x5a5a5a5a };

static const struct {
    uint32_t dims;
    size_t global[2], local[2]; /* local 0: the adapter's choice */
} shapes[] = {
    {1, {256}, {0}}, {1, {250}, {0}},       {1, {64}, {64}},        {1, {120}, {24}},
    {1, {5}, {5}},   {2, {40, 8}, {40, 2}}, {2, {33, 37}, {33, 1}},
};

struct device {
    ur_adapter_handle_t adapter;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_program_handle_t program;
    uint32_t *in, *out;
};

static const char *path;
static struct device native, other;

static uint32_t random_number(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    return (*state >> 8) ^ (*state << 20);
}

/* All numbers, such as are the same for 16 work-items, small ones. */
static void fill(struct device *d, int kind) {
    for (uint32_t i = 0, state = 12345; i < NUMBERS; ++i) {
        uint32_t number = random_number(&state);
        uint32_t place = (i / 16 + 1) * 2654435761u;
        d->in[i] = kind == 0 ? number : kind == 1 ? place ^ (place >> 9) : number % 9;
    }
}

static void open_device(struct device *d) {
    adapter = d->adapter;
    UR(urContextCreate(1, &d->device, NULL, &d->context));
    UR(urQueueCreate(d->context, d->device, NULL, &d->queue));
    UR(urUSMSharedAlloc(d->context, d->device, NULL, NULL, NUMBERS * sizeof(*d->in),
                        (void **)&d->in));
    UR(urUSMSharedAlloc(d->context, d->device, NULL, NULL, MOST * sizeof(*d->out),
                        (void **)&d->out));
    d->program = build_il(d->context, path);
}

static void close_device(struct device *d) {
    adapter = d->adapter;
    UR(urProgramRelease(d->program));
    UR(urUSMFree(d->context, d->in));
    UR(urUSMFree(d->context, d->out));
    UR(urQueueRelease(d->queue));
    UR(urContextRelease(d->context));
}

static void run(struct device *d, const char *name, size_t shape, uint32_t n) {
    ur_kernel_handle_t kernel = NULL;
    adapter = d->adapter;
    UR(urKernelCreate(d->program, name, &kernel));
    for (size_t i = 0; i < MOST; ++i)
        d->out[i] = GUARD;
    UR(urKernelSetArgPointer(kernel, 0, NULL, d->out));
    UR(urKernelSetArgPointer(kernel, 1, NULL, d->in));
    UR(urKernelSetArgValue(kernel, 2, sizeof(n), NULL, &n));
    UR(urEnqueueKernelLaunch(d->queue, kernel, shapes[shape].dims, NULL, shapes[shape].global,
                             shapes[shape].local[0] ? shapes[shape].local : NULL, NULL, 0, NULL,
                             NULL));
    UR(urQueueFinish(d->queue));
    UR(urKernelRelease(kernel));
}

static void compare(const struct device *d, const uint32_t *expected, const char *name,
                    size_t shape, int kind, uint32_t n, const char *what) {
    for (size_t i = 0; i < MOST; ++i)
        if (d->out[i] != expected[i])
            fail_msg("%s of shape %zu, numbers %d, n %u: work-item %zu has %08x in slot %zu, %s "
                     "%08x",
                     name, shape, kind, n, i / SLOTS, expected[i], i % SLOTS, what, d->out[i]);
}

static void the_same(void **state) {
    static const uint32_t limits[] = {0, 1, 7, 37, 250, 100000};
    uint32_t *expected = malloc(MOST * sizeof(*expected));
    size_t kernels = 0;
    (void)state;
    open_device(&native);
    if (other.device)
        open_device(&other);
    UR(urProgramGetInfo(native.program, UR_PROGRAM_INFO_NUM_KERNELS, sizeof(kernels), &kernels,
                        NULL));
    assert_true(kernels > 1);
    for (int kind = 0; kind < 3; ++kind) {
        fill(&native, kind);
        if (other.device)
            fill(&other, kind);
        for (size_t k = 0; k < kernels / 2; ++k) {
            char name[32], slow[32];
            snprintf(name, sizeof(name), "k%zu", k);
            snprintf(slow, sizeof(slow), "s%zu", k);
            for (size_t s = 0; s < COUNT(shapes); ++s) {
                for (size_t l = 0; l < COUNT(limits); ++l) {
                    run(&native, name, s, limits[l]);
                    memcpy(expected, native.out, MOST * sizeof(*expected));
                    run(&native, slow, s, limits[l]);
                    compare(&native, expected, name, s, kind, limits[l], "one by one");
                    if (other.device && l == k % COUNT(limits)) {
                        run(&other, name, s, limits[l]);
                        compare(&other, expected, name, s, kind, limits[l], "OpenCL's");
                    }
                }
            }
        }
    }
    if (other.device)
        close_device(&other);
    close_device(&native);
    free(expected);
}

static int open_all(void **state) {
    ur_adapter_handle_t adapters[8];
    uint32_t count = 0;
    (void)state;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(COUNT(adapters), adapters, &count));
    for (uint32_t i = 0; i < count; ++i) {
        ur_backend_t backend;
        ur_platform_handle_t some = NULL;
        uint32_t platforms = 0, devices = 0;
        adapter = adapters[i];
        UR(urAdapterGetInfo(adapter, UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, NULL));
        struct device *d = backend == UR_BACKEND_NATIVE_CPU ? &native : &other;
        UR(urPlatformGet(adapter, 1, &some, &platforms));
        if (platforms)
            UR(urDeviceGet(some, UR_DEVICE_TYPE_CPU, 1, &d->device, &devices));
        d->adapter = adapter;
    }
    assert_non_null(native.device);
    return 0;
}

static int close_all(void **state) {
    (void)state;
    for (struct device *d = &native; d; d = d == &native ? &other : NULL)
        if (d->adapter)
            UR(urAdapterRelease(d->adapter));
    UR(urLoaderTearDown());
    return 0;
}

int main(int argc, char **argv) {
    static const struct CMUnitTest tests[] = {cmocka_unit_test(the_same)};
    if (argc != 2)
        return 2;
    path = argv[1];
    return cmocka_run_group_tests(tests, open_all, close_all);
}
