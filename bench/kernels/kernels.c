/* 48 kernels from SPIR-V on every device that is selected, in turn, several times: processor
 * time and time of the clock of the first device, a native CPU's, and its ratios to each other one,
 * with their geometric means. The best of all rounds counts: what others do on the machine only
 * adds to it. What a device stores is compared with what the first one does.
 *
 * Usage: kernels_bench FOLDER [CASE ...]     plain.spv and others, or .cl, in FOLDER
 *        kernels_bench --compile FILE.spv... what building takes, with an empty cache and a full
 * one
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../processor_time.h"
#include "example.h"

enum { ROUNDS = 9, MAX_DEVICES = 4, N = 1 << 20, PROGRAMS = 4, MANY = 1 << 22, LAUNCHES = 4000 };
#define C EXAMPLE_CHECK

static const struct bench {
    const char *name;
    uint32_t program;
    uint32_t dims;
    size_t global[2], local[2]; /* local 0: the adapter's choice */
    uint32_t n, results;        /* the kernel's parameter; numbers that are compared */
} cases[] = {
    {"saxpy", 0, 1, {MANY}, {0}, 0, MANY},
    {"matmul", 0, 2, {512, 512}, {0}, 512, 512 * 512},
    {"mandelbrot", 0, 2, {512, 512}, {0}, 512, 0}, /* differs where products are fused */
    {"functions", 0, 1, {MANY}, {0}, 0, MANY},
    {"stencil", 0, 2, {1020, 1020}, {0}, 1024, N},
    {"transpose", 0, 2, {1024, 1024}, {0}, 1024, N},
    {"bodies", 0, 1, {2048}, {0}, 2048, 2048},
    {"gather", 0, 1, {N}, {0}, N, N},
    {"hash", 0, 1, {N}, {0}, 0, N},
    {"options", 0, 1, {N}, {0}, 0, N},
    {"reduce", 0, 1, {N}, {256}, 0, N / 256},
    {"tiles", 0, 2, {512, 512}, {16, 16}, 512, 512 * 512},
    {"histogram", 0, 1, {16384}, {256}, N, 0}, /* adds to what was there */
    {"scan", 0, 1, {N}, {256}, 0, N},
    {"transpose_tiles", 0, 2, {1024, 1024}, {16, 16}, 1024, N},
    {"convolution", 0, 1, {N}, {256}, N, N},
    {"sort", 0, 1, {N / 4}, {256}, 0, N / 4},
    {"group_reduce", 1, 1, {N}, {256}, 0, N / 256},
    {"group_scan", 1, 1, {N}, {256}, 0, N},
    {"smooth", 0, 1, {N}, {256}, 0, N},
    {"sub_reduce", 2, 1, {N}, {256}, 0, N / 16},
    {"sub_scan", 2, 1, {N}, {256}, 0, N},
    {"sub_max", 2, 1, {N}, {256}, 0, N},
    {"sub_rows", 2, 1, {1024 * 16}, {256}, 1024, 1024},
    {"sub_butterfly", 2, 1, {N}, {256}, 0, N},
    {"sub_product", 2, 2, {256, 256}, {256, 1}, 256, 256 * 256},
    {"sub_vote", 2, 1, {N}, {256}, 0, N},
    {"sub_blocks", 2, 1, {N}, {256}, 0, N},
    {"sub_shift", 2, 1, {N}, {256}, 0, N},
    {"sub_group_sums", 2, 1, {N}, {256}, 0, N / 256},
    {"sub_softmax", 2, 1, {8192}, {16}, 1024, 512 * 1024},
    {"sub_scale", 2, 1, {8192}, {16}, 1024, 512 * 1024},
    {"nearest", 3, 1, {65536}, {256}, 65500, 65500},
    {"product", 3, 2, {512, 512}, {32, 8}, 500, 500 * 500},
    {"rank_update", 3, 2, {512, 512}, {32, 8}, 500, 500 * 500},
    {"triangle", 3, 1, {2048}, {256}, 2000, 2000},
    {"keys", 3, 1, {16384}, {64}, 262100, 0},
    {"first_key", 3, 1, {16384}, {64}, 1000000, 16384},
    {"bilateral", 3, 2, {512, 512}, {0}, 500, 500 * 500},
    {"wavelet", 3, 2, {512, 512}, {0}, 500, 500 * 500 * 4},
    {"padded", 3, 2, {512, 512}, {0}, 512, 512 * 512},
    {"samples", 3, 1, {16384}, {256}, 2048, 0}, /* native functions may be less exact */
    {"uniform_load", 3, 1, {65536}, {256}, 100, 65536},
    {"ragged", 3, 1, {65536}, {256}, 65500, 65500},
    {"grid_stride", 3, 1, {16384}, {256}, 65500, 65500},
    {"inside", 3, 1, {65536}, {256}, 65500, 65500},
    {"escape", 3, 2, {512, 512}, {0}, 512, 0}, /* as mandelbrot */
    {"frontier", 3, 1, {N}, {256}, N - 7, 0},  /* adds to what was there */
};
enum { CASES = sizeof(cases) / sizeof(*cases) };

struct device {
    example_device *info;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_program_handle_t programs[PROGRAMS]; /* NULL: it does not build */
    float *x, *y, *out;
};

struct time {
    double cpu, wall; /* seconds; infinite: not run */
};

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* ---- programs -------------------------------------------------------------------------------- */

static bool takes_spirv(ur_device_handle_t device) {
    char version[512] = "";
    return urDeviceGetInfo(device, UR_DEVICE_INFO_IL_VERSION, sizeof(version), version, NULL) ==
               UR_RESULT_SUCCESS &&
           strstr(version, "SPIR-V") != NULL;
}

/* Text is built as OpenCL C 2.0, or as 3.0 by drivers that take no 2.0 (PoCL 5 with LLVM 17). */
static ur_result_t build_any(struct device *d, const void *code, size_t size,
                             ur_program_handle_t *program) {
    static const char *const standards[] = {"-cl-std=CL2.0", "-cl-std=CL3.0"};
    const bool spirv = takes_spirv(d->info->device);
    ur_result_t result = UR_RESULT_SUCCESS;
    for (size_t i = 0; i < (spirv ? 1 : 2); ++i) {
        result = urProgramCreateWithIL(d->context, code, size, NULL, program);
        if (result != UR_RESULT_SUCCESS) {
            *program = NULL;
            return result;
        }
        result = urProgramBuild(d->context, *program, spirv ? NULL : standards[i]);
        if (result == UR_RESULT_SUCCESS) {
            return result;
        }
        C(urProgramRelease(*program));
        *program = NULL;
    }
    return result;
}

/* NULL where the device does not take it; says why. */
static ur_program_handle_t build(struct device *d, const char *path) {
    size_t size = 0;
    void *code = example_read(path, &size);
    ur_program_handle_t program = NULL;
    const char *why = NULL;
    int32_t number;
    ur_result_t result = build_any(d, code, size, &program);
    if (result != UR_RESULT_SUCCESS) {
        if (urAdapterGetLastError(d->info->adapter, &why, &number) != UR_RESULT_SUCCESS) {
            why = NULL;
        }
        fprintf(stderr, "%s does not build %s (0x%x): %.200s\n", d->info->name, path,
                (unsigned)result, why ? why : "");
    }
    free(code);
    return program;
}

static void open_device(struct device *d, const char *folder) {
    void **const arrays[] = {(void **)&d->x, (void **)&d->y, (void **)&d->out};
    static const char *const names[] = {"plain", "groups", "sub_groups", "guarded"};
    example_set_adapter(d->info->adapter);
    C(urContextCreate(1, &d->info->device, NULL, &d->context));
    C(urQueueCreate(d->context, d->info->device, NULL, &d->queue));
    for (size_t i = 0; folder && i < PROGRAMS; ++i) {
        char path[4096];
        snprintf(path, sizeof(path), "%s/%s%s", folder, names[i],
                 takes_spirv(d->info->device) ? ".spv" : ".cl");
        d->programs[i] = build(d, path);
    }
    for (size_t i = 0; folder && i < 3; ++i) {
        C(urUSMSharedAlloc(d->context, d->info->device, NULL, NULL, MANY * sizeof(float),
                           arrays[i]));
        for (size_t k = 0; k < MANY; ++k) {
            ((float *)*arrays[i])[k] = (float)((k * (i + 1)) % 1000) * 0.001f;
        }
    }
}

static void close_device(struct device *d) {
    example_set_adapter(d->info->adapter);
    float *const arrays[] = {d->x, d->y, d->out};
    for (size_t i = 0; i < 3 && d->x; ++i) {
        C(urUSMFree(d->context, arrays[i]));
    }
    for (size_t i = 0; i < PROGRAMS; ++i) {
        if (d->programs[i]) {
            C(urProgramRelease(d->programs[i]));
        }
    }
    C(urQueueRelease(d->queue));
    C(urContextRelease(d->context));
}

/* ---- kernels --------------------------------------------------------------------------------- */

static void launch(struct device *d, ur_kernel_handle_t kernel, const struct bench *c) {
    const ur_exp_kernel_arg_properties_t args[] = {
        example_pointer(0, d->x), example_pointer(1, d->y), example_pointer(2, d->out),
        example_value(3, sizeof(c->n), &c->n)};
    C(urEnqueueKernelLaunchWithArgsExp(d->queue, kernel, c->dims, NULL, c->global,
                                       c->local[0] ? c->local : NULL, 4, args, NULL, 0, NULL,
                                       NULL));
    C(urQueueFinish(d->queue));
}

static void measure(struct device *d, const struct bench *c, struct time *best) {
    ur_kernel_handle_t kernel = NULL;
    if (!d->programs[c->program]) {
        return;
    }
    example_set_adapter(d->info->adapter);
    C(urKernelCreate(d->programs[c->program], c->name, &kernel));
    launch(d, kernel, c);
    /* Threads of the driver before it may spin for a while. */
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    double cpu = processor_seconds(), wall = seconds(CLOCK_MONOTONIC);
    launch(d, kernel, c);
    wall = seconds(CLOCK_MONOTONIC) - wall;
    cpu = processor_seconds() - cpu;
    best->cpu = cpu < best->cpu ? cpu : best->cpu;
    best->wall = wall < best->wall ? wall : best->wall;
    C(urKernelRelease(kernel));
}

/* Numbers that are further from the first device's than rounding in another order explains. */
static size_t differing(const struct device *first, const struct device *d, const struct bench *c) {
    size_t count = 0;
    for (size_t i = 0; i < c->results; ++i) {
        float a = first->out[i], b = d->out[i];
        count += !(fabsf(a - b) <= 1e-3f * (1 + fabsf(a)) || (isnan(a) && isnan(b)));
    }
    return count;
}

static bool wanted(const char *name, int count, char **names) {
    for (int i = 0; i < count; ++i) {
        if (strcmp(names[i], name) == 0) {
            return true;
        }
    }
    return count == 0;
}

static void compare(struct device *devices, uint32_t count, int name_count, char **names) {
    double sums[MAX_DEVICES][2] = {{0}}, worst[MAX_DEVICES] = {0};
    unsigned compared[MAX_DEVICES] = {0};
    printf("%-18s %12s %12s", "microseconds", "processor", "clock");
    for (uint32_t i = 1; i < count; ++i) {
        printf("   %-22.22s", devices[i].info->name);
    }
    printf("\n");
    for (size_t n = 0; n < CASES; ++n) {
        struct time best[MAX_DEVICES];
        if (!wanted(cases[n].name, name_count, names)) {
            continue;
        }
        for (uint32_t i = 0; i < count; ++i) {
            best[i] = (struct time){INFINITY, INFINITY};
        }
        for (int round = 0; round < ROUNDS; ++round) {
            for (uint32_t i = 0; i < count; ++i) {
                measure(&devices[i], &cases[n], &best[i]);
            }
        }
        printf("%-18s %12.1f %12.1f", cases[n].name, best[0].cpu * 1e6, best[0].wall * 1e6);
        for (uint32_t i = 1; i < count; ++i) {
            double cpu = best[0].cpu / best[i].cpu, wall = best[0].wall / best[i].wall;
            size_t wrong = differing(&devices[0], &devices[i], &cases[n]);
            if (isinf(best[i].cpu)) {
                printf("   %-22s", "does not build");
                continue;
            }
            printf("   %8.2f %8.2f %s", cpu, wall, wrong ? "DIFFER" : "     ");
            sums[i][0] += log(cpu);
            sums[i][1] += log(wall);
            worst[i] = cpu > worst[i] ? cpu : worst[i];
            ++compared[i];
        }
        printf("\n");
        fflush(stdout);
    }
    printf("%-18s %12s %12s", "geometric mean", "", "");
    for (uint32_t i = 1; i < count; ++i) {
        double all = compared[i] ? compared[i] : 1;
        printf("   %8.2f %8.2f      ", exp(sums[i][0] / all), exp(sums[i][1] / all));
    }
    printf("\n%-18s %12s %12s", "worst", "", "");
    for (uint32_t i = 1; i < count; ++i) {
        printf("   %8.2f %8s      ", worst[i], "");
    }
    printf("\n");
}

/* ---- launches -------------------------------------------------------------------------------- */

static double launches(struct device *d, ur_kernel_handle_t kernel, bool each) {
    const ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, d->out)};
    const size_t n = 64, local = 8;
    double start = seconds(CLOCK_MONOTONIC);
    for (int i = 0; i < LAUNCHES; ++i) {
        C(urEnqueueKernelLaunchWithArgsExp(d->queue, kernel, 1, NULL, &n, &local, 1, args, NULL, 0,
                                           NULL, NULL));
        if (each) {
            C(urQueueFinish(d->queue));
        }
    }
    C(urQueueFinish(d->queue));
    return (seconds(CLOCK_MONOTONIC) - start) / LAUNCHES * 1e6;
}

static void launch_costs(struct device *d) {
    ur_kernel_handle_t kernel = NULL;
    double queued = INFINITY, waited = INFINITY;
    if (!d->programs[0]) {
        return;
    }
    example_set_adapter(d->info->adapter);
    C(urKernelCreate(d->programs[0], "tiny", &kernel));
    for (int round = 0; round < ROUNDS; ++round) {
        queued = fmin(queued, launches(d, kernel, false));
        waited = fmin(waited, launches(d, kernel, true));
    }
    printf("%-40.40s a launch: queued %.2f us, with a wait %.2f us\n", d->info->name, queued,
           waited);
    C(urKernelRelease(kernel));
}

/* ---- compiling ------------------------------------------------------------------------------- */

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* What compiling took of processors in another process, as the adapter's log tells, is added. */
static void add_processor_time(ur_logger_level_t level, const char *message, void *milliseconds) {
    const char *at = strstr(message, "compiling took ");
    (void)level;
    if (at) {
        *(double *)milliseconds += strtod(at + strlen("compiling took "), NULL) * 1e-3;
    }
}

static void compile(struct device *d, int count, char **files) {
    char folder[] = "/tmp/kernels-bench-XXXXXX";
    double *times = calloc((size_t)count, sizeof(*times));
    double *work = calloc((size_t)count, sizeof(*work)), elsewhere = 0;
    if (!times || !work || !mkdtemp(folder)) {
        exit(1);
    }
    C(urAdapterSetLoggerCallback(d->info->adapter, add_processor_time, &elsewhere,
                                 UR_LOGGER_LEVEL_INFO));
    setenv("UR_CACHE_DIR", folder, 1);
    ur_program_handle_t warm = build(d, files[0]); /* starts the compiler's process */
    if (warm) {
        C(urProgramRelease(warm));
    }
    for (int cached = 0; cached < 2; ++cached) {
        int built = 0;
        for (int i = cached ? 0 : 1; i < count; ++i) {
            elsewhere = 0;
            double start = seconds(CLOCK_MONOTONIC), cpu = processor_seconds();
            ur_program_handle_t program = build(d, files[i]);
            double took = seconds(CLOCK_MONOTONIC) - start;
            cpu = processor_seconds() - cpu;
            if (program) {
                C(urProgramRelease(program));
                work[built] = cpu * 1e3 + elsewhere;
                times[built++] = took * 1e3;
            }
        }
        qsort(times, (size_t)built, sizeof(*times), by_size);
        qsort(work, (size_t)built, sizeof(*work), by_size);
        if (built) {
            printf("%d modules %s: median %.2f ms, least %.2f, most %.2f; of processors median "
                   "%.2f ms, least %.2f, most %.2f\n",
                   built, cached ? "from the cache" : "compiled", times[built / 2], times[0],
                   times[built - 1], work[built / 2], work[0], work[built - 1]);
        }
    }
    free(times);
    free(work);
}

int main(int argc, char **argv) {
    struct device devices[MAX_DEVICES] = {{0}};
    example_device *found = NULL;
    if (argc < 2) {
        fprintf(stderr, "usage: kernels_bench FOLDER [CASE ...] | --compile FILE.spv...\n");
        return 2;
    }
    bool compiles = strcmp(argv[1], "--compile") == 0 && argc > 2;
    C(urLoaderInit(0, NULL));
    uint32_t count = example_devices(&found);
    count = count < MAX_DEVICES ? count : MAX_DEVICES;
    /* The native CPU's first. */
    for (uint32_t i = 0, at = 1; i < count; ++i) {
        if (found[i].backend == UR_BACKEND_NATIVE_CPU && !devices[0].info) {
            devices[0].info = &found[i];
        } else if (at < MAX_DEVICES) {
            devices[at++].info = &found[i];
        }
    }
    if (!devices[0].info) {
        fprintf(stderr, "no native CPU is selected\n");
        return 1;
    }
    if (compiles) {
        open_device(&devices[0], NULL);
        compile(&devices[0], argc - 2, argv + 2);
        close_device(&devices[0]);
    } else {
        for (uint32_t i = 0; i < count; ++i) {
            open_device(&devices[i], argv[1]);
        }
        compare(devices, count, argc - 2, argv + 2);
        for (uint32_t i = 0; i < count; ++i) {
            launch_costs(&devices[i]);
        }
        for (uint32_t i = 0; i < count; ++i) {
            close_device(&devices[i]);
        }
    }
    example_done(found);
    C(urLoaderTearDown());
    return 0;
}
