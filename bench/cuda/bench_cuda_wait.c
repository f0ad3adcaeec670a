/* Waiting: a launch and the wait for it, by how long the work takes, ours and the driver's own
 * calls by turns in one process; and what processor time the waiting thread takes meanwhile. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "bench.h"

enum { PER_ROUND = 4 };

struct wait_case {
    ur_queue_handle_t queue;
    CUstream stream;
    CUevent event;
    ur_kernel_handle_t kernel;
    CUfunction function;
    int turns;
    char host[4096];
    uint64_t processor[SIDES], waits[SIDES]; /* ns of the thread, and how often */
};

static uint64_t thread_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void add(struct wait_case *c, int side, uint64_t start) {
    c->processor[side] += thread_time() - start;
    ++c->waits[side];
}

static const size_t global[1] = {64}, local[1] = {64};

static void launch_ours(struct wait_case *c, ur_event_handle_t *event) {
    ur_exp_kernel_arg_properties_t args[2] = {{.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                               .type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
                                               .size = sizeof(void *),
                                               .value.pointer = own.memory},
                                              {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                               .type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
                                               .index = 1,
                                               .size = sizeof(c->turns),
                                               .value.value = &c->turns}};
    UR(urEnqueueKernelLaunchWithArgsExp(c->queue, c->kernel, 1, NULL, global, local, 2, args, NULL,
                                        0, NULL, event));
}

static void launch_raw(struct wait_case *c) {
    void *params[] = {&native.memory, &c->turns};
    CU(raw.cuLaunchKernel(c->function, 1, 1, 1, 64, 1, 1, 0, c->stream, params, NULL));
}

static void finish_ours(void *data, int count) {
    struct wait_case *c = data;
    for (int i = 0; i < count; ++i) {
        launch_ours(c, NULL);
        uint64_t start = thread_time();
        UR(urQueueFinish(c->queue));
        add(c, 0, start);
    }
}

static void finish_raw(void *data, int count) {
    struct wait_case *c = data;
    for (int i = 0; i < count; ++i) {
        launch_raw(c);
        uint64_t start = thread_time();
        CU(raw.cuStreamSynchronize(c->stream));
        add(c, 1, start);
    }
}

static void event_ours(void *data, int count) {
    struct wait_case *c = data;
    for (int i = 0; i < count; ++i) {
        ur_event_handle_t event;
        launch_ours(c, &event);
        uint64_t start = thread_time();
        UR(urEventWait(1, &event));
        add(c, 2, start);
        UR(urEventRelease(event));
    }
}

static void event_raw(void *data, int count) {
    struct wait_case *c = data;
    for (int i = 0; i < count; ++i) {
        launch_raw(c);
        CU(raw.cuEventRecord(c->event, c->stream));
        uint64_t start = thread_time();
        CU(raw.cuEventSynchronize(c->event));
        add(c, 3, start);
    }
}

static void copy_ours(void *data, int count) {
    struct wait_case *c = data;
    for (int i = 0; i < count; ++i) {
        UR(urEnqueueUSMMemcpy(c->queue, true, own.memory, c->host, sizeof(c->host), 0, NULL, NULL));
    }
}

static void copy_raw(void *data, int count) {
    struct wait_case *c = data;
    for (int i = 0; i < count; ++i) {
        CU(raw.cuMemcpyAsync(native.memory, (CUdeviceptr)c->host, sizeof(c->host), c->stream));
        CU(raw.cuStreamSynchronize(c->stream));
    }
}

static void nothing(void *data) {
    (void)data;
}

/* Turns of the kernel that take a microsecond. */
static double turns_a_microsecond(struct wait_case *c) {
    uint64_t best = UINT64_MAX;
    c->turns = 1000000;
    for (int i = 0; i < 5; ++i) {
        uint64_t start = bench_now();
        finish_raw(c, 1);
        uint64_t time = bench_now() - start;
        best = time < best ? time : best;
    }
    return c->turns / ((double)best / 1000);
}

int main(int argc, char **argv) {
    bench_start(argc, argv);
    struct wait_case c = {.stream = native.stream, .event = native.event};
    UR(urQueueCreate(own.context, own.device, NULL, &c.queue));
    UR(urKernelCreate(own.program, "busy", &c.kernel));
    CU(raw.cuModuleGetFunction(&c.function, native.module, "busy"));
    double microsecond = turns_a_microsecond(&c);
    /* A blocking event would sleep from the beginning; the driver's default is what both sides get.
     */
    static const int lengths[] = {0, 20, 100, 300, 1000, 3000, 5000};
    for (size_t i = 0; i < sizeof(lengths) / sizeof(*lengths); ++i) {
        char name[2][64];
        c.turns = (int)(lengths[i] * microsecond);
        memset(c.processor, 0, sizeof(c.processor));
        memset(c.waits, 0, sizeof(c.waits));
        int batch = lengths[i] < 100 ? 50 : PER_ROUND;
        bench_measure((bench_step *const[]){finish_ours, finish_raw, event_ours, event_raw}, 4, &c,
                      nothing, batch);
        snprintf(name[0], sizeof(name[0]), "launch of %d us and urQueueFinish", lengths[i]);
        snprintf(name[1], sizeof(name[1]), "launch of %d us and urEventWait", lengths[i]);
        bench_row(name[0], 0, 1, SUM([1] = 1.03), "1.03 x driver");
        bench_row(name[1], 2, 3, SUM([3] = 1.03), "1.03 x driver");
        printf("  ns of a processor a wait: %.0f and %.0f, the driver's %.0f and %.0f\n",
               (double)c.processor[0] / (double)c.waits[0],
               (double)c.processor[2] / (double)c.waits[2],
               (double)c.processor[1] / (double)c.waits[1],
               (double)c.processor[3] / (double)c.waits[3]);
    }
    bench_measure((bench_step *const[]){copy_ours, copy_raw}, 2, &c, nothing, 100);
    bench_row("blocking copy of 4 KiB to the device", 0, 1, SUM([1] = 1.03), "1.03 x driver");
    UR(urKernelRelease(c.kernel));
    UR(urQueueRelease(c.queue));
    bench_end();
    return 0;
}
