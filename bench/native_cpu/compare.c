/* The same kernels on every device that is selected, in turn, several times: processor time and
 * time of the clock of the first device, a native CPU's, and its ratios to each other one. The best
 * of all rounds counts: what others do on the machine only adds to it.
 *
 * Usage: native_cpu_compare STEM [CASE ...]    STEM.so, STEM.spv, STEM.cl: the kernels */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../processor_time.h"
#include "example.h"

enum { ROUNDS = 7, MAX_DEVICES = 4, N = 1 << 21, SIDE = 512, BINS = 256, LAUNCHES = 4000 };
#define C EXAMPLE_CHECK

struct device {
    example_device *info;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_program_handle_t program;
    float *x, *y, *out;
};

struct time {
    double cpu, wall; /* seconds */
};

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* ---- cases: each enqueues its work and waits for it -------------------------------------------
 */

static void launch(struct device *d, ur_kernel_handle_t kernel, uint32_t dims, const size_t *global,
                   const size_t *local, uint32_t count,
                   const ur_exp_kernel_arg_properties_t *args) {
    C(urEnqueueKernelLaunchWithArgsExp(d->queue, kernel, dims, NULL, global, local, count, args,
                                       NULL, 0, NULL, NULL));
}

static void saxpy_of(struct device *d, ur_kernel_handle_t kernel, size_t n) {
    const float a = 0.5f;
    const ur_exp_kernel_arg_properties_t args[] = {
        example_pointer(0, d->y), example_pointer(1, d->x), example_value(2, sizeof(a), &a)};
    launch(d, kernel, 1, &n, NULL, 3, args);
    C(urQueueFinish(d->queue));
}

static void saxpy(struct device *d, ur_kernel_handle_t kernel) {
    saxpy_of(d, kernel, N);
}

static void saxpy_prime(struct device *d, ur_kernel_handle_t kernel) {
    saxpy_of(d, kernel, 2097143);
}

static void two_arrays(struct device *d, ur_kernel_handle_t kernel) {
    const ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, d->out),
                                                   example_pointer(1, d->x)};
    const size_t n = N;
    launch(d, kernel, 1, &n, NULL, 2, args);
    C(urQueueFinish(d->queue));
}

static void mandelbrot(struct device *d, ur_kernel_handle_t kernel) {
    const float step = 3.0f / 1024;
    const ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, d->out),
                                                   example_value(1, sizeof(step), &step)};
    const size_t n[2] = {1024, 1024};
    launch(d, kernel, 2, n, NULL, 2, args);
    C(urQueueFinish(d->queue));
}

static void reduce(struct device *d, ur_kernel_handle_t kernel) {
    const ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, d->x),
                                                   example_pointer(1, d->out),
                                                   example_local(2, 256 * sizeof(float))};
    const size_t n = N, local = 256;
    launch(d, kernel, 1, &n, &local, 3, args);
    C(urQueueFinish(d->queue));
}

static void tiles(struct device *d, ur_kernel_handle_t kernel) {
    const uint32_t side = SIDE;
    const ur_exp_kernel_arg_properties_t args[] = {
        example_pointer(0, d->x), example_pointer(1, d->y), example_pointer(2, d->out),
        example_value(3, sizeof(side), &side)};
    const size_t n[2] = {SIDE, SIDE}, local[2] = {16, 16};
    launch(d, kernel, 2, n, local, 4, args);
    C(urQueueFinish(d->queue));
}

static void histogram(struct device *d, ur_kernel_handle_t kernel) {
    const uint32_t count = N;
    const ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, d->x),
                                                   example_pointer(1, d->out),
                                                   example_value(2, sizeof(count), &count)};
    const size_t n = 16384, local = 256;
    launch(d, kernel, 1, &n, &local, 3, args);
    C(urQueueFinish(d->queue));
}

static void tiny_of(struct device *d, ur_kernel_handle_t kernel, bool each) {
    const ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, d->out)};
    const size_t n = 64, local = 8;
    for (int i = 0; i < LAUNCHES; ++i) {
        launch(d, kernel, 1, &n, &local, 1, args);
        if (each) {
            C(urQueueFinish(d->queue));
        }
    }
    C(urQueueFinish(d->queue));
}

static void queued(struct device *d, ur_kernel_handle_t kernel) {
    tiny_of(d, kernel, false);
}

static void waited(struct device *d, ur_kernel_handle_t kernel) {
    tiny_of(d, kernel, true);
}

static void copies(struct device *d, ur_kernel_handle_t kernel) {
    (void)kernel;
    for (int i = 0; i < LAUNCHES; ++i) {
        C(urEnqueueUSMMemcpy(d->queue, true, d->out, d->x, 64, 0, NULL, NULL));
    }
}

static const struct {
    const char *name, *kernel;
    void (*run)(struct device *device, ur_kernel_handle_t kernel);
    unsigned pieces; /* that the time is given for */
} cases[] = {
    {"saxpy", "saxpy", saxpy, 1},
    {"saxpy-prime", "saxpy", saxpy_prime, 1},
    {"heavy", "heavy", two_arrays, 1},
    {"functions", "functions", two_arrays, 1},
    {"mandelbrot", "mandelbrot", mandelbrot, 1},
    {"reduce", "reduce", reduce, 1},
    {"tiles", "tiles", tiles, 1},
    {"histogram", "histogram", histogram, 1},
    {"launch-queued", "tiny", queued, LAUNCHES},
    {"launch-waited", "tiny", waited, LAUNCHES},
    {"copy-64-blocking", "tiny", copies, LAUNCHES},
};

/* ---------------------------------------------------------------------------------------------- */

static void open_device(struct device *d, const char *stem) {
    void **const arrays[] = {(void **)&d->x, (void **)&d->y, (void **)&d->out};
    example_set_adapter(d->info->adapter);
    C(urContextCreate(1, &d->info->device, NULL, &d->context));
    C(urQueueCreate(d->context, d->info->device, NULL, &d->queue));
    d->program = example_program(d->info, d->context, stem);
    for (size_t i = 0; i < 3; ++i) {
        C(urUSMSharedAlloc(d->context, d->info->device, NULL, NULL, N * sizeof(float), arrays[i]));
        for (size_t k = 0; k < N; ++k) {
            ((float *)*arrays[i])[k] = (float)(k % 1000) * 0.001f;
        }
    }
}

static void close_device(struct device *d) {
    example_set_adapter(d->info->adapter);
    C(urUSMFree(d->context, d->x));
    C(urUSMFree(d->context, d->y));
    C(urUSMFree(d->context, d->out));
    C(urProgramRelease(d->program));
    C(urQueueRelease(d->queue));
    C(urContextRelease(d->context));
}

static void measure(struct device *d, size_t n, struct time *best) {
    ur_kernel_handle_t kernel = NULL;
    example_set_adapter(d->info->adapter);
    C(urKernelCreate(d->program, cases[n].kernel, &kernel));
    /* Threads of the driver before it may spin for a while. */
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    double cpu = processor_seconds(), wall = seconds(CLOCK_MONOTONIC);
    cases[n].run(d, kernel);
    wall = seconds(CLOCK_MONOTONIC) - wall;
    cpu = processor_seconds() - cpu;
    best->cpu = cpu < best->cpu ? cpu : best->cpu;
    best->wall = wall < best->wall ? wall : best->wall;
    C(urKernelRelease(kernel));
}

static bool wanted(const char *name, int count, char **names) {
    for (int i = 0; i < count; ++i) {
        if (strcmp(names[i], name) == 0) {
            return true;
        }
    }
    return count == 0;
}

int main(int argc, char **argv) {
    struct device devices[MAX_DEVICES];
    size_t count = 0;
    if (argc < 2) {
        fprintf(stderr, "usage: native_cpu_compare STEM [CASE ...]\n");
        return 2;
    }
    C(urLoaderInit(0, NULL));
    example_device *found;
    size_t all = example_devices(&found);
    for (int native = 1; native >= 0; --native) {
        for (size_t i = 0; i < all && count < MAX_DEVICES; ++i) {
            if ((found[i].backend == UR_BACKEND_NATIVE_CPU) == native) {
                devices[count++] = (struct device){.info = &found[i]};
            }
        }
    }
    if (count == 0 || devices[0].info->backend != UR_BACKEND_NATIVE_CPU) {
        fprintf(stderr, "native_cpu_compare: no native CPU device is selected\n");
        return 1;
    }
    printf("%-18s %12s %12s", "microseconds", "processor", "clock");
    for (size_t d = 0; d < count; ++d) {
        open_device(&devices[d], argv[1]);
        if (d) {
            printf("   %.26s", devices[d].info->platform_name);
        }
    }
    printf("\n");
    for (size_t n = 0; n < sizeof(cases) / sizeof(cases[0]); ++n) {
        struct time best[MAX_DEVICES];
        if (!wanted(cases[n].name, argc - 2, argv + 2)) {
            continue;
        }
        for (size_t d = 0; d < count; ++d) {
            best[d] = (struct time){1e9, 1e9};
        }
        for (int round = 0; round < ROUNDS; ++round) {
            for (size_t d = 0; d < count; ++d) {
                measure(&devices[d], n, &best[d]);
            }
        }
        printf("%-18s %12.2f %12.2f", cases[n].name, best[0].cpu * 1e6 / cases[n].pieces,
               best[0].wall * 1e6 / cases[n].pieces);
        for (size_t d = 1; d < count; ++d) {
            printf("   %9.2f %9.2f", best[0].cpu / best[d].cpu, best[0].wall / best[d].wall);
        }
        printf("\n");
        fflush(stdout);
    }
    for (size_t d = 0; d < count; ++d) {
        close_device(&devices[d]);
    }
    example_done(found);
    C(urLoaderTearDown());
    return 0;
}
