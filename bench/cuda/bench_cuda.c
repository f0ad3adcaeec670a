/* What the adapter adds to the driver: each case is measured through the loader and adapter and, in
 * the same process and in turns, through the driver's own calls. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "bench.h"

enum { THREADS = 4 };

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

#define MEASURE(data, batch, ...)                                                                  \
    bench_measure((bench_step *const[]){__VA_ARGS__},                                              \
                  (int)(sizeof((bench_step *const[]){__VA_ARGS__}) / sizeof(bench_step *)),        \
                  (data), settle_queue, (batch))

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

/* A program that does something between its launches: the caches have that then, and neither ours
 * nor the driver's. */
enum { BETWEEN = 8 << 20, LINE = 64, COLD = BATCH / 20 };
static unsigned char between[BETWEEN];

static void do_something(void) {
    uint64_t start = bench_now();
    for (size_t i = 0; i < BETWEEN; i += LINE) {
        ++*(volatile unsigned char *)&between[i];
    }
    bench_left_out += bench_now() - start;
}

static void launch_cold_ours(void *data, int count) {
    for (int i = 0; i < count; ++i) {
        do_something();
        launch_ours(data, 1);
    }
}

static void launch_cold_raw(void *data, int count) {
    for (int i = 0; i < count; ++i) {
        do_something();
        launch_raw(data, 1);
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
        team->started = bench_now();
        team->ended = 0;
    }
    pthread_barrier_wait(&team->barrier);
    (ours ? launch_ours : launch_raw)(&t->c, count);
    uint64_t ended = bench_now();
    pthread_mutex_lock(&team->lock);
    team->ended = ended > team->ended ? ended : team->ended;
    pthread_mutex_unlock(&team->lock);
    settle_queue(&t->c);
    pthread_barrier_wait(&team->barrier);
    if (t->first && round >= 0) {
        bench_sample[!ours][round] = (double)(team->ended - team->started) / count;
    }
}

static void *run_thread(void *data) {
    struct thread *t = data;
    int count = (int)(BATCH * bench_scale) + 1;
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

int main(int argc, char **argv) {
    bench_start(argc, argv);
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
    bool same = strcmp(bench_adapter, "cuda") ==
                0; /* what other adapters hand out is not the driver's own */
    in_order.own_stream = same ? (CUstream)own_stream : NULL;
    MEASURE(&in_order, BATCH, launch_ours, launch_raw, launch_event_ours, launch_event_raw,
            record_raw, same ? launch_raw_same : launch_raw);
    bench_row("launch", 0, 1, SUM([1] = 1.03), "1.03 x driver");
    bench_row("launch with signal event", 2, 3, SUM([3] = 1.04), "1.04 x driver");
    bench_note("cuEventRecord alone", 4);
    bench_note(same ? "launch, same stream and function" : "launch once more", 5);
    MEASURE(&in_order, BATCH, launch_new_event_raw);
    bench_note("launch; create, record, destroy", 0);

    MEASURE(&in_order, COLD, launch_cold_ours, launch_cold_raw);
    bench_compare("launch after 8 MiB of other memory", 0, 1);

    static const size_t sizes[] = {256, 4096, 65536, 1 << 20, 16 << 20, 64 << 20};
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); ++i) {
        char name[64];
        snprintf(name, sizeof(name), "async allocate and free, %zu KiB%s", sizes[i] / 1024,
                 sizes[i] < 1024 ? " (256 B)" : "");
        in_order.size = sizes[i];
        MEASURE(&in_order, BATCH * 4, pair_ours, pools ? pair_raw : pair_ours);
        bench_row(name, 0, pools ? 1 : -1, SUM([1] = pools ? 0.08 : 1),
                  pools ? "0.08 x driver" : "the driver has no pools");
    }
    in_order.size = free_order.size = 1 << 20;
    MEASURE(&in_order, BATCH, chain_ours, pools ? chain_raw : chain_ours, launch_ours);
    bench_row("allocate, launch, free in order", 0, pools ? 1 : -1, SUM([2] = 1.02),
              "1.02 x launch");
    MEASURE(&free_order, BATCH, graph_chain, graph_launches);
    bench_row("the same as event graph, out of order", 0, -1, SUM([1] = 1.2),
              "1.2 x launches alone");
    in_order.size = 4096;
    MEASURE(&in_order, BATCH, plain_ours, plain_raw);
    bench_row("urUSMDeviceAlloc and urUSMFree, 4 KiB", 0, 1, SUM([1] = 0.1), "0.1 x driver");
    threads();
    bench_row("launch, 4 threads with a queue each", 0, 1, SUM([1] = 1.03), "1.03 x driver");

    UR(urQueueRelease(shown));
    UR(urQueueRelease(in_order.queue));
    UR(urQueueRelease(free_order.queue));
    bench_end();
    return 0;
}
