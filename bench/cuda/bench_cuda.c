/* What the adapter adds to the driver: each case is measured through the loader and adapter and, in the same process and
 * in turns, through the driver's own calls. Times are of the calls alone, not of the device's work: a round is enqueued,
 * timed, and waited for untimed. Reported is the least of the rounds, which is what other load of the machine disturbs
 * least, with the median beside it. */
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "raw.h"
#include "ur_api.h"

enum { ROUNDS = 41, BATCH = 400, THREADS = 4, POINTS = 41 };

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

/* ---- measuring ------------------------------------------------------------------------------------------------- */

struct times {
    double least, median; /* ns an operation */
};

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

typedef void step(void *data, int count);

/* Runs the two in turns; either may be NULL. */
static void measure(step *ours, step *theirs, void *data, void (*settle)(void *data), int batch,
                    struct times *our_times, struct times *their_times) {
    double our[ROUNDS], their[ROUNDS];
    int count = batch * scale < 1 ? 1 : (int)(batch * scale);
    for (int round = -2; round < ROUNDS; ++round) { /* two to get warm */
        for (int side = 0; side < 2; ++side) {
            step *run = (side + round) & 1 ? ours : theirs;
            if (!run) {
                continue;
            }
            uint64_t start = now();
            run(data, count);
            double each = (double)(now() - start) / count;
            settle(data);
            if (round >= 0) {
                (run == ours ? our : their)[round] = each;
            }
        }
    }
    if (ours) {
        qsort(our, ROUNDS, sizeof(*our), compare);
        *our_times = (struct times){our[0], our[ROUNDS / 2]};
    }
    if (theirs) {
        qsort(their, ROUNDS, sizeof(*their), compare);
        *their_times = (struct times){their[0], their[ROUNDS / 2]};
    }
}

static void row(const char *name, struct times ours, struct times theirs, double limit, const char *rule) {
    bool met = ours.least <= limit;
    missed += !met;
    printf("%-44s %9.1f %9.1f   %9.1f %9.1f   %6.3f   %9.1f  %-7s %s\n", name, ours.least, ours.median, theirs.least,
           theirs.median, theirs.least > 0 ? ours.least / theirs.least : 0, limit, met ? "met" : "NOT MET", rule);
    fflush(stdout);
}

static void note(const char *name, struct times times) {
    printf("%-44s %9.1f %9.1f\n", name, times.least, times.median);
    fflush(stdout);
}

/* ---- one queue ------------------------------------------------------------------------------------------------- */

struct queue_case {
    ur_queue_handle_t queue;
    CUstream stream;
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
        UR(urEnqueueKernelLaunchWithArgsExp(c->queue, own.kernel, 1, NULL, global, local, 3, args, NULL, 0, NULL,
                                            NULL));
    }
}

static void launch_raw(void *data, int count) {
    struct queue_case *c = data;
    void *params[] = {&native.memory, &c->value, &c->factor};
    for (int i = 0; i < count; ++i) {
        CU(raw.cuLaunchKernel(native.function, 1, 1, 1, 64, 1, 1, 0, c->stream, params, NULL));
    }
}

static void launch_event_ours(void *data, int count) {
    struct queue_case *c = data;
    ur_exp_kernel_arg_properties_t args[3];
    fill_args(c, args, own.memory);
    for (int i = 0; i < count; ++i) {
        ur_event_handle_t event;
        UR(urEnqueueKernelLaunchWithArgsExp(c->queue, own.kernel, 1, NULL, global, local, 3, args, NULL, 0, NULL,
                                            &event));
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
    for (int i = 0; i < count; ++i) {
        void *memory;
        UR(urEnqueueUSMDeviceAllocExp(c->queue, NULL, c->size, NULL, 0, NULL, &memory, NULL));
        fill_args(c, args, memory);
        UR(urEnqueueKernelLaunchWithArgsExp(c->queue, own.kernel, 1, NULL, global, local, 3, args, NULL, 0, NULL,
                                            NULL));
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
        UR(urEnqueueKernelLaunchWithArgsExp(c->queue, own.kernel, 1, NULL, global, local, 3, args, NULL, c->last != NULL,
                                            c->last ? &c->last : NULL, &event));
        if (c->last) {
            UR(urEventRelease(c->last));
        }
        c->last = event;
    }
}

static void graph_chain(void *data, int count) {
    struct queue_case *c = data;
    ur_exp_kernel_arg_properties_t args[3];
    for (int i = 0; i < count; ++i) {
        void *memory;
        ur_event_handle_t allocated, launched, freed;
        UR(urEnqueueUSMDeviceAllocExp(c->queue, NULL, c->size, NULL, c->last != NULL, c->last ? &c->last : NULL,
                                      &memory, &allocated));
        fill_args(c, args, memory);
        UR(urEnqueueKernelLaunchWithArgsExp(c->queue, own.kernel, 1, NULL, global, local, 3, args, NULL, 1, &allocated,
                                            &launched));
        UR(urEnqueueUSMFreeExp(c->queue, NULL, memory, 1, &launched, &freed));
        if (c->last) {
            UR(urEventRelease(c->last));
        }
        UR(urEventRelease(allocated));
        UR(urEventRelease(launched));
        c->last = freed;
    }
}

/* ---- plain allocations ------------------------------------------------------------------------------------------- */

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

/* ---- threads ----------------------------------------------------------------------------------------------------- */

struct thread {
    pthread_t id;
    struct queue_case c;
    bool ours;
    int count;
    pthread_barrier_t *barrier;
    double each;
};

static void *run_thread(void *data) {
    struct thread *t = data;
    CU(raw.cuCtxSetCurrent(native.context));
    (t->ours ? launch_ours : launch_raw)(&t->c, 50);
    settle_queue(&t->c);
    double least = 1e30;
    for (int round = 0; round < ROUNDS / 4; ++round) {
        pthread_barrier_wait(t->barrier);
        uint64_t start = now();
        (t->ours ? launch_ours : launch_raw)(&t->c, t->count);
        double each = (double)(now() - start) / t->count;
        least = each < least ? each : least;
        settle_queue(&t->c);
    }
    t->each = least;
    return NULL;
}

static struct times threads(bool ours) {
    struct thread all[THREADS];
    pthread_barrier_t barrier;
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (int i = 0; i < THREADS; ++i) {
        all[i] = (struct thread){.ours = ours, .count = (int)(BATCH * scale) + 1, .barrier = &barrier};
        if (ours) {
            UR(urQueueCreate(own.context, own.device, NULL, &all[i].c.queue));
        }
        CU(raw.cuStreamCreateWithPriority(&all[i].c.stream, CU_STREAM_NON_BLOCKING, 0));
    }
    for (int i = 0; i < THREADS; ++i) {
        pthread_create(&all[i].id, NULL, run_thread, &all[i]);
    }
    double sum = 0, worst = 0;
    for (int i = 0; i < THREADS; ++i) {
        pthread_join(all[i].id, NULL);
        sum += all[i].each;
        worst = all[i].each > worst ? all[i].each : worst;
        if (ours) {
            UR(urQueueRelease(all[i].c.queue));
        }
        CU(raw.cuStreamDestroy(all[i].c.stream));
    }
    pthread_barrier_destroy(&barrier);
    return (struct times){sum / THREADS, worst};
}

/* ---- setting up ------------------------------------------------------------------------------------------------------ */

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
    snprintf(path, sizeof(path), "%.*s.ptx", (int)(dot ? dot - kernel_path : (ptrdiff_t)strlen(kernel_path)), kernel_path);
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
    if (!own.adapter || urPlatformGet(own.adapter, 1, &own.platform, &platforms) != UR_RESULT_SUCCESS || !platforms) {
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
    printf("device %s, driver interface %d, adapter %s, %d rounds of %d\n\n", name, version, adapter_name, ROUNDS,
           (int)(BATCH * scale));
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
            fprintf(stderr, "usage: %s [--adapter=cuda|hip] [--kernel=FILE.ptx] [--scale=FACTOR]\n", argv[0]);
            return 2;
        }
    }
    set_up();
    struct queue_case in_order = {.stream = native.stream, .event = native.event, .value = 1, .factor = 2};
    struct queue_case free_order = in_order;
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    UR(urQueueCreate(own.context, own.device, NULL, &in_order.queue));
    UR(urQueueCreate(own.context, own.device, &properties, &free_order.queue));

    struct times ours = {0, 0}, theirs = {0, 0}, record = {0, 0}, launch = {0, 0}, none = {0, 0};
    printf("%-44s %9s %9s   %9s %9s   %6s   %9s\n", "ns an operation", "ours", "median", "driver", "median", "ratio",
           "at most");
    measure(launch_ours, launch_raw, &in_order, settle_queue, BATCH, &ours, &theirs);
    row("launch", ours, theirs, theirs.least * 1.03, "1.03 x driver");
    launch = ours;
    measure(NULL, record_raw, &in_order, settle_queue, BATCH, &none, &record);
    measure(launch_event_ours, launch_event_raw, &in_order, settle_queue, BATCH, &ours, &theirs);
    row("launch with signal event", ours, theirs, launch.least + record.least + 60, "launch + cuEventRecord + 60");
    measure(NULL, launch_new_event_raw, &in_order, settle_queue, BATCH, &none, &theirs);
    note("  driver: launch, create, record, destroy event", theirs);
    note("  driver: cuEventRecord", record);

    static const size_t sizes[] = {256, 4096, 65536, 1 << 20, 16 << 20, 64 << 20};
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); ++i) {
        char name[64];
        snprintf(name, sizeof(name), "async allocate and free, %zu KiB%s", sizes[i] / 1024,
                 sizes[i] < 1024 ? " (256 B)" : "");
        in_order.size = sizes[i];
        theirs = none;
        measure(pair_ours, native.pool ? pair_raw : NULL, &in_order, settle_queue, BATCH * 4, &ours, &theirs);
        row(name, ours, theirs, 60, "60 ns");
    }
    in_order.size = free_order.size = 1 << 20;
    theirs = none;
    measure(chain_ours, native.pool ? chain_raw : NULL, &in_order, settle_queue, BATCH, &ours, &theirs);
    row("allocate, launch, free in order", ours, theirs, launch.least + 80, "launch + 80");
    measure(graph_launches, graph_chain, &free_order, settle_queue, BATCH, &theirs, &ours);
    row("the same as event graph, out of order", ours, theirs, theirs.least * 1.25, "1.25 x launches alone");
    in_order.size = 4096;
    measure(plain_ours, plain_raw, &in_order, settle_queue, BATCH, &ours, &theirs);
    row("urUSMDeviceAlloc and urUSMFree, 4 KiB", ours, theirs, 150, "150 ns");

    /* In turns too, as clocks drift. */
    struct times our_best = {1e30, 0}, their_best = {1e30, 0};
    for (int i = 0; i < 3; ++i) {
        theirs = threads(false);
        ours = threads(true);
        our_best = ours.least < our_best.least ? ours : our_best;
        their_best = theirs.least < their_best.least ? theirs : their_best;
    }
    row("launch, 4 threads with a queue each", our_best, their_best, their_best.least * 1.03, "1.03 x driver");

    UR(urQueueRelease(in_order.queue));
    UR(urQueueRelease(free_order.queue));
    tear_down();
    printf("\n%d not met\n", missed);
    return 0;
}
