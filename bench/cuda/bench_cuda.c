/* What the adapter adds to the driver: each case is measured through the loader and adapter and, in
 * the same process and in turns, through the driver's own calls. Times are of the calls alone, not
 * of the device's work: a round is enqueued, timed, and waited for untimed. A launch takes a tenth
 * more or less from one second to the next, so everything that a rule names is measured in each of
 * its rounds, and the rule is held against the median of the rounds' differences. */
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "raw.h"
#include "ur_api.h"

enum { ROUNDS = 201, BATCH = 400, THREADS = 4, WARM = 5, SIDES = 6 };

static const char *adapter_name = "cuda";
static const char *kernel_path = "bench.ptx";
static double scale = 1;
static int missed;

static struct {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    int *memory;
} own;

static struct {
    CUcontext context;
    CUmodule module;
    CUfunction function;
    CUstream stream;
    CUevent event;
    CUdeviceptr memory;
    CUmemoryPool pool;
} native;

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC_RAW, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

#define UR(call)                                                                                   \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != UR_RESULT_SUCCESS) {                                                        \
            give_up(#call, (int)result_);                                                          \
        }                                                                                          \
    } while (0)
#define CU(call)                                                                                   \
    do {                                                                                           \
        CUresult result_ = (call);                                                                 \
        if (result_ != CUDA_SUCCESS) {                                                             \
            give_up(#call, (int)result_);                                                          \
        }                                                                                          \
    } while (0)

static _Noreturn void give_up(const char *call, int result) {
    const char *text = "";
    int32_t code = 0;
    if (own.adapter) {
        (void)urAdapterGetLastError(own.adapter, &text, &code);
    }
    fprintf(stderr, "bench: %s: 0x%x %s\n", call, (unsigned)result, text);
    exit(1);
}

/* ---- measuring ------------------------------------------------------------------------------- */

typedef void step(void *data, int count);

static double sample[SIDES][ROUNDS]; /* ns an operation, of the newest measurement */

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median_of(const double *values) {
    double sorted[ROUNDS];
    memcpy(sorted, values, sizeof(sorted));
    qsort(sorted, ROUNDS, sizeof(*sorted), compare);
    return sorted[ROUNDS / 2];
}

/* Runs up to SIDES sides by turns, the first of which changes from round to round. */
static void measure(step *const *sides, int count, void *data, void (*settle)(void *data),
                    int batch) {
    int each = batch * scale < 1 ? 1 : (int)(batch * scale);
    for (int round = -WARM; round < ROUNDS; ++round) {
        for (int turn = 0; turn < count; ++turn) {
            int side = (turn + round + WARM) % count;
            uint64_t start = now();
            sides[side](data, each);
            double time = (double)(now() - start) / each;
            settle(data);
            if (round >= 0) {
                sample[side][round] = time;
            }
        }
    }
}

#define MEASURE(data, batch, ...)                                                                  \
    measure((step *const[]){__VA_ARGS__},                                                          \
            (int)(sizeof((step *const[]){__VA_ARGS__}) / sizeof(step *)), (data), settle_queue,    \
            (batch))

/* Side `ours` may take the sum of the sides times their factors: hosts of the same GPU differ by
 * half in what a launch takes, so only ratios say something everywhere. `driver`: a side for
 * comparison, or -1. */
static void row(const char *name, int ours, int driver, const double factor[SIDES],
                const char *rule) {
    double over[ROUNDS];
    for (int round = 0; round < ROUNDS; ++round) {
        over[round] = sample[ours][round];
        for (int side = 0; side < SIDES; ++side) {
            over[round] -= factor[side] * sample[side][round];
        }
    }
    double time = median_of(sample[ours]), excess = median_of(over);
    bool met = excess <= 0;
    missed += !met;
    printf("%-42s %9.1f ", name, time);
    if (driver >= 0) {
        printf("%9.1f %7.3f ", median_of(sample[driver]), time / median_of(sample[driver]));
    } else {
        printf("%9s %7s ", "", "");
    }
    printf("%9.1f  %-7s %s\n", time - excess, met ? "met" : "NOT MET", rule);
    fflush(stdout);
}

static void note(const char *name, int side) {
    printf("  driver: %-32s %9s %9.1f\n", name, "", median_of(sample[side]));
    fflush(stdout);
}

#define SUM(...) ((const double[SIDES]){__VA_ARGS__})

/* ---- one queue ------------------------------------------------------------------------------- */

struct queue_case {
    ur_queue_handle_t queue;
    CUstream stream;
    CUstream own_stream; /* of another queue: one whose stream is asked for works otherwise */
    CUevent event;
    int value;
    float factor;
    size_t size;
    ur_event_handle_t last;
};

static void settle_queue(void *data) {
    struct queue_case *c = data;
    if (c->last) {
        UR(urEventRelease(c->last));
        c->last = NULL;
    }
    if (c->queue) {
        UR(urQueueFinish(c->queue));
    }
    CU(raw.cuStreamSynchronize(c->stream));
    if (c->own_stream) {
        CU(raw.cuStreamSynchronize(c->own_stream));
    }
}

static void fill_args(struct queue_case *c, ur_exp_kernel_arg_properties_t args[3], void *memory) {
    memset(args, 0, 3 * sizeof(*args));
    for (uint32_t i = 0; i < 3; ++i) {
        args[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
        args[i].index = i;
    }
    args[0].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
    args[0].size = sizeof(memory);
    args[0].value.pointer = memory;
    args[1].type = args[2].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
    args[1].size = sizeof(c->value);
    args[1].value.value = &c->value;
    args[2].size = sizeof(c->factor);
    args[2].value.value = &c->factor;
}

static const size_t global[1] = {64}, local[1] = {64};

static void launch_ours(void *data, int count) {
    struct queue_case *c = data;
    ur_exp_kernel_arg_properties_t args[3];
    fill_args(c, args, own.memory);
    for (int i = 0; i < count; ++i) {
        UR(urEnqueueKernelLaunchWithArgsExp(c->queue, own.kernel, 1, NULL, global, local, 3, args,
                                            NULL, 0, NULL, NULL));
    }
}

static void launch_raw(void *data, int count) {
    struct queue_case *c = data;
    void *params[] = {&native.memory, &c->value, &c->factor};
    for (int i = 0; i < count; ++i) {
        CU(raw.cuLaunchKernel(native.function, 1, 1, 1, 64, 1, 1, 0, c->stream, params, NULL));
    }
}

/* The driver's launch, of the adapter's own function on a stream of its own: what is left between
 * this and ours is ours. */
static void launch_raw_same(void *data, int count) {
    struct queue_case *c = data;
    ur_native_handle_t function;
    UR(urKernelGetNativeHandle(own.kernel, &function));
    void *params[] = {&own.memory, &c->value, &c->factor};
    for (int i = 0; i < count; ++i) {
        CU(raw.cuLaunchKernel((CUfunction)function, 1, 1, 1, 64, 1, 1, 0, c->own_stream, params,
                              NULL));
    }
}

static void launch_event_ours(void *data, int count) {
    struct queue_case *c = data;
    ur_exp_kernel_arg_properties_t args[3];
    fill_args(c, args, own.memory);
    for (int i = 0; i < count; ++i) {
        ur_event_handle_t event;
        UR(urEnqueueKernelLaunchWithArgsExp(c->queue, own.kernel, 1, NULL, global, local, 3, args,
                                            NULL, 0, NULL, &event));
        UR(urEventRelease(event));
    }
}

static void record_raw(void *data, int count) {
    struct queue_case *c = data;
    for (int i = 0; i < count; ++i) {
        CU(raw.cuEventRecord(c->event, c->stream));
    }
}

static void launch_event_raw(void *data, int count) {
    struct queue_case *c = data;
    void *params[] = {&native.memory, &c->value, &c->factor};
    for (int i = 0; i < count; ++i) {
        CU(raw.cuLaunchKernel(native.function, 1, 1, 1, 64, 1, 1, 0, c->stream, params, NULL));
        CU(raw.cuEventRecord(c->event, c->stream));
    }
}

/* What a user of the raw driver writes who keeps an event for each launch. */
static void launch_new_event_raw(void *data, int count) {
    struct queue_case *c = data;
    void *params[] = {&native.memory, &c->value, &c->factor};
    for (int i = 0; i < count; ++i) {
        CUevent event;
        CU(raw.cuLaunchKernel(native.function, 1, 1, 1, 64, 1, 1, 0, c->stream, params, NULL));
        CU(raw.cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));
        CU(raw.cuEventRecord(event, c->stream));
        CU(raw.cuEventDestroy(event));
    }
}

static void pair_ours(void *data, int count) {
    struct queue_case *c = data;
    for (int i = 0; i < count; ++i) {
        void *memory;
        UR(urEnqueueUSMDeviceAllocExp(c->queue, NULL, c->size, NULL, 0, NULL, &memory, NULL));
        UR(urEnqueueUSMFreeExp(c->queue, NULL, memory, 0, NULL, NULL));
    }
}

static void pair_raw(void *data, int count) {
    struct queue_case *c = data;
    for (int i = 0; i < count; ++i) {
        CUdeviceptr memory;
        CU(raw.cuMemAllocFromPoolAsync(&memory, c->size, native.pool, c->stream));
        CU(raw.cuMemFreeAsync(memory, c->stream));
    }
}

static void chain_ours(void *data, int count) {
    struct queue_case *c = data;
    ur_exp_kernel_arg_properties_t args[3];
    fill_args(c, args, NULL); /* once, as for launches alone */
    for (int i = 0; i < count; ++i) {
        void *memory;
        UR(urEnqueueUSMDeviceAllocExp(c->queue, NULL, c->size, NULL, 0, NULL, &memory, NULL));
        args[0].value.pointer = memory;
        UR(urEnqueueKernelLaunchWithArgsExp(c->queue, own.kernel, 1, NULL, global, local, 3, args,
                                            NULL, 0, NULL, NULL));
        UR(urEnqueueUSMFreeExp(c->queue, NULL, memory, 0, NULL, NULL));
    }
}

static void chain_raw(void *data, int count) {
    struct queue_case *c = data;
    for (int i = 0; i < count; ++i) {
        CUdeviceptr memory;
        CU(raw.cuMemAllocFromPoolAsync(&memory, c->size, native.pool, c->stream));
        void *params[] = {&memory, &c->value, &c->factor};
        CU(raw.cuLaunchKernel(native.function, 1, 1, 1, 64, 1, 1, 0, c->stream, params, NULL));
        CU(raw.cuMemFreeAsync(memory, c->stream));
    }
}

/* An event graph: each step waits for the one before and signals an event. */
static void graph_launches(void *data, int count) {
    struct queue_case *c = data;
    ur_exp_kernel_arg_properties_t args[3];
    fill_args(c, args, own.memory);
    for (int i = 0; i < count; ++i) {
        ur_event_handle_t event;
        UR(urEnqueueKernelLaunchWithArgsExp(c->queue, own.kernel, 1, NULL, global, local, 3, args,
                                            NULL, c->last != NULL, c->last ? &c->last : NULL,
                                            &event));
        if (c->last) {
            UR(urEventRelease(c->last));
        }
        c->last = event;
    }
}

static void graph_chain(void *data, int count) {
    struct queue_case *c = data;
    ur_exp_kernel_arg_properties_t args[3];
    fill_args(c, args, NULL);
    for (int i = 0; i < count; ++i) {
        void *memory;
        ur_event_handle_t allocated, launched, freed;
        UR(urEnqueueUSMDeviceAllocExp(c->queue, NULL, c->size, NULL, c->last != NULL,
                                      c->last ? &c->last : NULL, &memory, &allocated));
        args[0].value.pointer = memory;
        UR(urEnqueueKernelLaunchWithArgsExp(c->queue, own.kernel, 1, NULL, global, local, 3, args,
                                            NULL, 1, &allocated, &launched));
        UR(urEnqueueUSMFreeExp(c->queue, NULL, memory, 1, &launched, &freed));
        if (c->last) {
            UR(urEventRelease(c->last));
        }
        UR(urEventRelease(allocated));
        UR(urEventRelease(launched));
        c->last = freed;
    }
}

/* ---- plain allocations ----------------------------------------------------------------------- */

static void plain_ours(void *data, int count) {
    struct queue_case *c = data;
    for (int i = 0; i < count; ++i) {
        void *memory;
        UR(urUSMDeviceAlloc(own.context, own.device, NULL, NULL, c->size, &memory));
        UR(urUSMFree(own.context, memory));
    }
}

static void plain_raw(void *data, int count) {
    struct queue_case *c = data;
    for (int i = 0; i < count; ++i) {
        CUdeviceptr memory;
        CU(raw.cuMemAlloc(&memory, c->size));
        CU(raw.cuMemFree(memory));
    }
}

/* ---- threads --------------------------------------------------------------------------------- */

/* All threads launch at the same time, each to a stream of its own, the driver's calls and ours by
 * turns. A round's time is that from the common start to the end of the last thread. */
struct team {
    pthread_barrier_t barrier;
    pthread_mutex_t lock; /* guards `ended` */
    uint64_t started, ended;
};

struct thread {
    pthread_t id;
    struct team *team;
    struct queue_case c;
    bool first;
};

static void run_round(struct thread *t, int round, bool ours, int count) {
    struct team *team = t->team;
    if (pthread_barrier_wait(&team->barrier) == PTHREAD_BARRIER_SERIAL_THREAD) {
        team->started = now();
        team->ended = 0;
    }
    pthread_barrier_wait(&team->barrier);
    (ours ? launch_ours : launch_raw)(&t->c, count);
    uint64_t ended = now();
    pthread_mutex_lock(&team->lock);
    team->ended = ended > team->ended ? ended : team->ended;
    pthread_mutex_unlock(&team->lock);
    settle_queue(&t->c);
    pthread_barrier_wait(&team->barrier);
    if (t->first && round >= 0) {
        sample[!ours][round] = (double)(team->ended - team->started) / count;
    }
}

static void *run_thread(void *data) {
    struct thread *t = data;
    int count = (int)(BATCH * scale) + 1;
    CU(raw.cuCtxSetCurrent(native.context));
    for (int round = -WARM; round < ROUNDS; ++round) {
        bool ours = round & 1;
        run_round(t, round, ours, count);
        run_round(t, round, !ours, count);
    }
    return NULL;
}

static void threads(void) {
    struct thread all[THREADS] = {0};
    struct team team = {.lock = PTHREAD_MUTEX_INITIALIZER};
    pthread_barrier_init(&team.barrier, NULL, THREADS);
    for (int i = 0; i < THREADS; ++i) {
        all[i].team = &team;
        all[i].first = i == 0;
        UR(urQueueCreate(own.context, own.device, NULL, &all[i].c.queue));
        CU(raw.cuStreamCreateWithPriority(&all[i].c.stream, CU_STREAM_NON_BLOCKING, 0));
    }
    for (int i = 0; i < THREADS; ++i) {
        pthread_create(&all[i].id, NULL, run_thread, &all[i]);
    }
    for (int i = 0; i < THREADS; ++i) {
        pthread_join(all[i].id, NULL);
        UR(urQueueRelease(all[i].c.queue));
        CU(raw.cuStreamDestroy(all[i].c.stream));
    }
    pthread_barrier_destroy(&team.barrier);
}

/* ---- setting up ------------------------------------------------------------------------------ */

static char *read_kernel(const char *path, size_t *size) {
    enum { MOST = 1 << 20 };
    FILE *file = fopen(path, "rb");
    char *text = calloc(1, MOST);
    if (!file || !text) {
        fprintf(stderr, "bench: cannot open %s\n", path);
        exit(1);
    }
    *size = fread(text, 1, MOST - 1, file);
    fclose(file);
    return text;
}

/* What the driver itself takes: the PTX beside the kernel's file. */
static char *read_raw_kernel(void) {
    char path[4096];
    size_t size;
    const char *dot = strrchr(kernel_path, '.');
    snprintf(path, sizeof(path), "%.*s.ptx",
             (int)(dot ? dot - kernel_path : (ptrdiff_t)strlen(kernel_path)), kernel_path);
    return read_kernel(path, &size);
}

static void set_up(void) {
    size_t size;
    char *text = read_kernel(kernel_path, &size), *raw_text = read_raw_kernel();
    const uint8_t *binary = (const uint8_t *)text;
    ur_adapter_handle_t adapters[8];
    uint32_t count = 0;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(8, adapters, &count));
    ur_backend_t wanted = strcmp(adapter_name, "hip") == 0 ? UR_BACKEND_HIP : UR_BACKEND_CUDA;
    for (uint32_t i = 0; i < count; ++i) {
        ur_backend_t backend;
        UR(urAdapterGetInfo(adapters[i], UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, NULL));
        if (backend == wanted) {
            own.adapter = adapters[i];
        }
    }
    uint32_t platforms = 0;
    if (!own.adapter ||
        urPlatformGet(own.adapter, 1, &own.platform, &platforms) != UR_RESULT_SUCCESS ||
        !platforms) {
        fprintf(stderr, "bench: adapter %s has no platform\n", adapter_name);
        exit(1);
    }
    UR(urDeviceGet(own.platform, UR_DEVICE_TYPE_GPU, 1, &own.device, NULL));
    UR(urContextCreate(1, &own.device, NULL, &own.context));
    UR(urProgramCreateWithBinary(own.context, 1, &own.device, &size, &binary, NULL, &own.program));
    UR(urProgramBuild(own.context, own.program, NULL));
    UR(urKernelCreate(own.program, "touch", &own.kernel));
    UR(urUSMDeviceAlloc(own.context, own.device, NULL, NULL, 4096, (void **)&own.memory));

    CUdevice device;
    if (!raw_open()) {
        exit(1);
    }
    CU(raw.cuInit(0));
    CU(raw.cuDeviceGet(&device, 0));
    CU(raw.cuDevicePrimaryCtxRetain(&native.context, device));
    CU(raw.cuCtxSetCurrent(native.context));
    CU(raw.cuModuleLoadDataEx(&native.module, raw_text, 0, NULL, NULL));
    CU(raw.cuModuleGetFunction(&native.function, native.module, "touch"));
    CU(raw.cuStreamCreateWithPriority(&native.stream, CU_STREAM_NON_BLOCKING, 0));
    CU(raw.cuEventCreate(&native.event, CU_EVENT_DISABLE_TIMING));
    CU(raw.cuMemAlloc(&native.memory, 4096));
    if (raw.cuMemPoolCreate && raw.cuMemAllocFromPoolAsync && raw.cuMemFreeAsync) {
        CUmemPoolProps props = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED,
                                .location = {CU_MEM_LOCATION_TYPE_DEVICE, 0}};
        CU(raw.cuMemPoolCreate(&native.pool, &props));
        /* As a user who wants it fast sets it: nothing goes back to the system. */
        cuuint64_t all = UINT64_MAX;
        CU(raw.cuMemPoolSetAttribute(native.pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &all));
    }
    char name[256] = "";
    int version = 0;
    CU(raw.cuDeviceGetName(name, sizeof(name), device));
    CU(raw.cuDriverGetVersion(&version));
    printf("device %s, driver interface %d, adapter %s, %d rounds of %d\n\n", name, version,
           adapter_name, ROUNDS, (int)(BATCH * scale));
    free(text);
    free(raw_text);
}

static void tear_down(void) {
    if (native.pool) {
        CU(raw.cuMemPoolDestroy(native.pool));
    }
    CU(raw.cuMemFree(native.memory));
    CU(raw.cuEventDestroy(native.event));
    CU(raw.cuStreamDestroy(native.stream));
    CU(raw.cuModuleUnload(native.module));
    UR(urUSMFree(own.context, own.memory));
    UR(urKernelRelease(own.kernel));
    UR(urProgramRelease(own.program));
    UR(urContextRelease(own.context));
    UR(urLoaderTearDown());
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc; ++i) {
        if (strncmp(argv[i], "--adapter=", 10) == 0) {
            adapter_name = argv[i] + 10;
        } else if (strncmp(argv[i], "--kernel=", 9) == 0) {
            kernel_path = argv[i] + 9;
        } else if (strncmp(argv[i], "--scale=", 8) == 0) {
            scale = atof(argv[i] + 8);
        } else {
            fprintf(stderr, "usage: %s [--adapter=cuda|hip] [--kernel=FILE.ptx] [--scale=FACTOR]\n",
                    argv[0]);
            return 2;
        }
    }
    set_up();
    struct queue_case in_order = {
        .stream = native.stream, .event = native.event, .value = 1, .factor = 2};
    struct queue_case free_order = in_order;
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    UR(urQueueCreate(own.context, own.device, NULL, &in_order.queue));
    UR(urQueueCreate(own.context, own.device, &properties, &free_order.queue));

    ur_queue_handle_t shown;
    ur_native_handle_t own_stream;
    UR(urQueueCreate(own.context, own.device, NULL, &shown));
    UR(urQueueGetNativeHandle(shown, NULL, &own_stream));

    bool pools = native.pool != NULL;
    printf("%-42s %9s %9s %7s %9s\n", "ns an operation, medians", "ours", "driver", "ratio",
           "at most");
    bool same = strcmp(adapter_name, "cuda") ==
                0; /* what other adapters hand out is not the driver's own */
    in_order.own_stream = same ? (CUstream)own_stream : NULL;
    MEASURE(&in_order, BATCH, launch_ours, launch_raw, launch_event_ours, launch_event_raw,
            record_raw, same ? launch_raw_same : launch_raw);
    row("launch", 0, 1, SUM([1] = 1.03), "1.03 x driver");
    row("launch with signal event", 2, 3, SUM([3] = 1.04), "1.04 x driver");
    note("cuEventRecord alone", 4);
    note(same ? "launch, same stream and function" : "launch once more", 5);
    MEASURE(&in_order, BATCH, launch_new_event_raw);
    note("launch; create, record, destroy", 0);

    static const size_t sizes[] = {256, 4096, 65536, 1 << 20, 16 << 20, 64 << 20};
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); ++i) {
        char name[64];
        snprintf(name, sizeof(name), "async allocate and free, %zu KiB%s", sizes[i] / 1024,
                 sizes[i] < 1024 ? " (256 B)" : "");
        in_order.size = sizes[i];
        MEASURE(&in_order, BATCH * 4, pair_ours, pools ? pair_raw : pair_ours);
        row(name, 0, pools ? 1 : -1, SUM([1] = pools ? 0.08 : 1),
            pools ? "0.08 x driver" : "the driver has no pools");
    }
    in_order.size = free_order.size = 1 << 20;
    MEASURE(&in_order, BATCH, chain_ours, pools ? chain_raw : chain_ours, launch_ours);
    row("allocate, launch, free in order", 0, pools ? 1 : -1, SUM([2] = 1.02), "1.02 x launch");
    MEASURE(&free_order, BATCH, graph_chain, graph_launches);
    row("the same as event graph, out of order", 0, -1, SUM([1] = 1.25), "1.25 x launches alone");
    in_order.size = 4096;
    MEASURE(&in_order, BATCH, plain_ours, plain_raw);
    row("urUSMDeviceAlloc and urUSMFree, 4 KiB", 0, 1, SUM([1] = 0.1), "0.1 x driver");
    threads();
    row("launch, 4 threads with a queue each", 0, 1, SUM([1] = 1.03), "1.03 x driver");

    UR(urQueueRelease(shown));
    UR(urQueueRelease(in_order.queue));
    UR(urQueueRelease(free_order.queue));
    tear_down();
    printf("\n%d not met\n", missed);
    return 0;
}
