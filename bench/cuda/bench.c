#include "bench.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

const char *bench_adapter = "cuda";
double bench_scale = 1;
int bench_missed;
struct bench_own own;
struct bench_native native;
double bench_sample[SIDES][ROUNDS];
uint64_t bench_left_out;

static const char *kernel_path = "bench.ptx";

uint64_t bench_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC_RAW, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

_Noreturn void bench_give_up(const char *call, int result) {
    const char *text = "";
    int32_t code = 0;
    if (own.adapter) {
        (void)urAdapterGetLastError(own.adapter, &text, &code);
    }
    fprintf(stderr, "bench: %s: 0x%x %s\n", call, (unsigned)result, text);
    exit(1);
}

/* ---- measuring ------------------------------------------------------------------------------- */

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double bench_median(const double *values) {
    double sorted[ROUNDS];
    memcpy(sorted, values, sizeof(sorted));
    qsort(sorted, ROUNDS, sizeof(*sorted), compare);
    return sorted[ROUNDS / 2];
}

void bench_measure(bench_step *const *sides, int count, void *data, void (*settle)(void *data),
                   int batch) {
    int each = batch * bench_scale < 1 ? 1 : (int)(batch * bench_scale);
    for (int round = -WARM; round < ROUNDS; ++round) {
        for (int turn = 0; turn < count; ++turn) {
            int side = (turn + round + WARM) % count;
            bench_left_out = 0;
            uint64_t start = bench_now();
            sides[side](data, each);
            double time = (double)(bench_now() - start - bench_left_out) / each;
            settle(data);
            if (round >= 0) {
                bench_sample[side][round] = time;
            }
        }
    }
}

void bench_row(const char *name, int ours, int driver, const double factor[SIDES],
               const char *rule) {
    double over[ROUNDS];
    for (int round = 0; round < ROUNDS; ++round) {
        over[round] = bench_sample[ours][round];
        for (int side = 0; side < SIDES; ++side) {
            over[round] -= factor[side] * bench_sample[side][round];
        }
    }
    double time = bench_median(bench_sample[ours]), excess = bench_median(over);
    bool met = excess <= 0;
    bench_missed += !met;
    printf("%-42s %9.1f ", name, time);
    if (driver >= 0) {
        printf("%9.1f %7.3f ", bench_median(bench_sample[driver]),
               time / bench_median(bench_sample[driver]));
    } else {
        printf("%9s %7s ", "", "");
    }
    printf("%9.1f  %-7s %s\n", time - excess, met ? "met" : "NOT MET", rule);
    fflush(stdout);
}

void bench_compare(const char *name, int ours, int driver) {
    double time = bench_median(bench_sample[ours]), other = bench_median(bench_sample[driver]);
    printf("%-42s %9.1f %9.1f %7.3f\n", name, time, other, time / other);
    fflush(stdout);
}

void bench_note(const char *name, int side) {
    printf("  driver: %-32s %9s %9.1f\n", name, "", bench_median(bench_sample[side]));
    fflush(stdout);
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
    ur_backend_t wanted = strcmp(bench_adapter, "hip") == 0 ? UR_BACKEND_HIP : UR_BACKEND_CUDA;
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
        fprintf(stderr, "bench: adapter %s has no platform\n", bench_adapter);
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
           bench_adapter, ROUNDS, (int)(BATCH * bench_scale));
    free(text);
    free(raw_text);
}

void bench_end(void) {
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
    printf("\n%d not met\n", bench_missed);
}

void bench_start(int argc, char **argv) {
    for (int i = 1; i < argc; ++i) {
        if (strncmp(argv[i], "--adapter=", 10) == 0) {
            bench_adapter = argv[i] + 10;
        } else if (strncmp(argv[i], "--kernel=", 9) == 0) {
            kernel_path = argv[i] + 9;
        } else if (strncmp(argv[i], "--scale=", 8) == 0) {
            bench_scale = atof(argv[i] + 8);
        } else {
            fprintf(stderr, "usage: %s [--adapter=cuda|hip] [--kernel=FILE.ptx] [--scale=FACTOR]\n",
                    argv[0]);
            exit(2);
        }
    }
    set_up();
    printf("%-42s %9s %9s %7s %9s\n", "ns an operation, medians", "ours", "driver", "ratio",
           "at most");
}
