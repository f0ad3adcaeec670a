/* NCCL on the streams of queues: kernels of all GPUs, the sum of what they made, kernels that check
 * it, ordered by events; the host waits once, at the end. See README.md. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "example.h"

enum { MOST_GPUS = 64, ROUNDS = 10, REPEATS = 5, NOT_HERE = 77 };

/* From the interface of NCCL 2: only what is called. */
enum { NCCL_FLOAT32 = 7, NCCL_SUM = 0 };
typedef struct nccl_comm *nccl_comm;
static struct {
    int (*get_version)(int *version);
    int (*init_all)(nccl_comm *comms, int count, const int *devices);
    int (*destroy)(nccl_comm comm);
    int (*group_start)(void);
    int (*group_end)(void);
    int (*all_reduce)(const void *from, void *to, size_t count, int type, int operation,
                      nccl_comm comm, void *stream);
    const char *(*error_string)(int result);
} nccl;

#define NCCL_CHECK(call) nccl_check((call), #call)
static void nccl_check(int result, const char *call) {
    if (result != 0) {
        fprintf(stderr, "%s: %s\n", call, nccl.error_string(result));
        exit(1);
    }
}

struct gpu {
    example_device *device;
    ur_context_handle_t context;
    ur_queue_handle_t compute, sum; /* in order */
    ur_program_handle_t program;
    ur_kernel_handle_t give, check;
    nccl_comm comm;
    void *stream; /* of `sum` */
    float *x, *y;
    int32_t *wrong;
};

static void open_nccl(const char *path) {
    static const struct {
        const char *name;
        void *slot;
    } calls[] = {{"ncclGetVersion", &nccl.get_version},     {"ncclCommInitAll", &nccl.init_all},
                 {"ncclCommDestroy", &nccl.destroy},        {"ncclGroupStart", &nccl.group_start},
                 {"ncclGroupEnd", &nccl.group_end},         {"ncclAllReduce", &nccl.all_reduce},
                 {"ncclGetErrorString", &nccl.error_string}};
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        fprintf(stderr,
                "NCCL cannot be opened: %s\n  pip install nvidia-nccl-cu12 (or -cu13) brings it in "
                "nvidia/nccl/lib; --nccl FILE names it\n",
                dlerror());
        exit(NOT_HERE);
    }
    for (size_t i = 0; i < sizeof(calls) / sizeof(calls[0]); i++) {
        void *call = dlsym(library, calls[i].name);
        if (!call) {
            fprintf(stderr, "%s has no %s\n", path, calls[i].name);
            exit(1);
        }
        memcpy(calls[i].slot, &call, sizeof(call));
    }
}

static void open_gpu(struct gpu *g, example_device *device, const char *kernels, size_t count) {
    ur_device_handle_t handle = device->device;
    ur_native_handle_t native;
    const int32_t zero = 0;
    void *memory;

    g->device = device;
    EXAMPLE_CHECK(urContextCreate(1, &handle, NULL, &g->context));
    EXAMPLE_CHECK(urQueueCreate(g->context, handle, NULL, &g->compute));
    EXAMPLE_CHECK(urQueueCreate(g->context, handle, NULL, &g->sum));
    EXAMPLE_CHECK(urQueueGetNativeHandle(g->sum, NULL, &native));
    g->stream = (void *)(uintptr_t)native;
    g->program = example_program(device, g->context, kernels);
    EXAMPLE_CHECK(urKernelCreate(g->program, "give", &g->give));
    EXAMPLE_CHECK(urKernelCreate(g->program, "check", &g->check));
    EXAMPLE_CHECK(urUSMDeviceAlloc(g->context, handle, NULL, NULL, count * sizeof(float), &memory));
    g->x = memory;
    EXAMPLE_CHECK(urUSMDeviceAlloc(g->context, handle, NULL, NULL, count * sizeof(float), &memory));
    g->y = memory;
    EXAMPLE_CHECK(urUSMDeviceAlloc(g->context, handle, NULL, NULL, sizeof(zero), &memory));
    g->wrong = memory;
    EXAMPLE_CHECK(
        urEnqueueUSMFill(g->compute, g->wrong, sizeof(zero), &zero, sizeof(zero), 0, NULL, NULL));
}

static void close_gpu(struct gpu *g) {
    NCCL_CHECK(nccl.destroy(g->comm));
    EXAMPLE_CHECK(urUSMFree(g->context, g->x));
    EXAMPLE_CHECK(urUSMFree(g->context, g->y));
    EXAMPLE_CHECK(urUSMFree(g->context, g->wrong));
    EXAMPLE_CHECK(urKernelRelease(g->give));
    EXAMPLE_CHECK(urKernelRelease(g->check));
    EXAMPLE_CHECK(urProgramRelease(g->program));
    EXAMPLE_CHECK(urQueueRelease(g->sum));
    EXAMPLE_CHECK(urQueueRelease(g->compute));
    EXAMPLE_CHECK(urContextRelease(g->context));
}

/* y of every GPU becomes the sum of all x, in stream order. */
static void all_reduce(struct gpu *gpus, int n, size_t count) {
    NCCL_CHECK(nccl.group_start());
    for (int i = 0; i < n; i++) {
        NCCL_CHECK(nccl.all_reduce(gpus[i].x, gpus[i].y, count, NCCL_FLOAT32, NCCL_SUM,
                                   gpus[i].comm, gpus[i].stream));
    }
    NCCL_CHECK(nccl.group_end());
}

/* The same between events: the sum comes after what `compute` was given, and what that is given
 * next comes after the sum. */
static void ordered_all_reduce(struct gpu *gpus, int n, size_t count) {
    ur_event_handle_t event;
    for (int i = 0; i < n; i++) {
        EXAMPLE_CHECK(urEnqueueEventsWaitWithBarrier(gpus[i].compute, 0, NULL, &event));
        EXAMPLE_CHECK(urEnqueueEventsWaitWithBarrier(gpus[i].sum, 1, &event, NULL));
        EXAMPLE_CHECK(urEventRelease(event));
    }
    all_reduce(gpus, n, count);
    for (int i = 0; i < n; i++) {
        EXAMPLE_CHECK(urEnqueueEventsWaitWithBarrier(gpus[i].sum, 0, NULL, &event));
        EXAMPLE_CHECK(urEnqueueEventsWaitWithBarrier(gpus[i].compute, 1, &event, NULL));
        EXAMPLE_CHECK(urEventRelease(event));
    }
}

static void finish(struct gpu *gpus, int n) {
    for (int i = 0; i < n; i++) {
        EXAMPLE_CHECK(urQueueFinish(gpus[i].sum));
        EXAMPLE_CHECK(urQueueFinish(gpus[i].compute));
    }
}

static void rounds(struct gpu *gpus, int n, size_t count) {
    const size_t global = count;
    const uint32_t ranks = (uint32_t)n;
    for (uint32_t round = 0; round < ROUNDS; round++) {
        for (uint32_t i = 0; i < ranks; i++) {
            ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, gpus[i].x),
                                                     example_value(1, sizeof(i), &i),
                                                     example_value(2, sizeof(round), &round)};
            EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(gpus[i].compute, gpus[i].give, 1, NULL,
                                                           &global, NULL, 3, args, NULL, 0, NULL,
                                                           NULL));
        }
        ordered_all_reduce(gpus, n, count);
        for (int i = 0; i < n; i++) {
            ur_exp_kernel_arg_properties_t args[] = {
                example_pointer(0, gpus[i].y), example_value(1, sizeof(ranks), &ranks),
                example_value(2, sizeof(round), &round), example_pointer(3, gpus[i].wrong)};
            EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(gpus[i].compute, gpus[i].check, 1, NULL,
                                                           &global, NULL, 4, args, NULL, 0, NULL,
                                                           NULL));
        }
    }
}

/* Nanoseconds of a sum, of as many as there are rounds. */
static double timed(struct gpu *gpus, int n, size_t count,
                    void (*sum)(struct gpu *gpus, int n, size_t count)) {
    finish(gpus, n);
    double start = example_now();
    for (int i = 0; i < ROUNDS; i++) {
        sum(gpus, n, count);
    }
    finish(gpus, n);
    return (example_now() - start) / ROUNDS;
}

int main(int argc, char **argv) {
    const char *library = "libnccl.so.2", *kernels = "all_reduce";
    size_t count = (size_t)64 << 20;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--nccl") == 0 && i + 1 < argc) {
            library = argv[++i];
        } else if (strcmp(argv[i], "--elements") == 0 && i + 1 < argc) {
            count = strtoull(argv[++i], NULL, 10);
        } else if (argv[i][0] != '-') {
            kernels = argv[i];
        } else {
            count = 0;
        }
    }
    if (count == 0) {
        fprintf(stderr, "usage: nccl_all_reduce [--nccl FILE] [--elements N] [KERNELS]\n");
        return 2;
    }
    open_nccl(library);
    EXAMPLE_CHECK(urLoaderInit(0, NULL));
    example_device *devices;
    struct gpu gpus[MOST_GPUS];
    nccl_comm comms[MOST_GPUS];
    int ordinals[MOST_GPUS], n = 0;
    size_t found = example_devices(&devices);
    for (size_t i = 0; i < found && n < MOST_GPUS; i++) {
        if (devices[i].backend == UR_BACKEND_CUDA) {
            ur_native_handle_t native;
            example_set_adapter(devices[i].adapter);
            EXAMPLE_CHECK(urDeviceGetNativeHandle(devices[i].device, &native));
            ordinals[n] = (int)native;
            open_gpu(&gpus[n++], &devices[i], kernels, count);
        }
    }
    if (n == 0) {
        fprintf(stderr, "there is no NVIDIA GPU; `urinfo --why` tells why\n");
        return NOT_HERE;
    }
    int version = 0;
    NCCL_CHECK(nccl.get_version(&version));
    NCCL_CHECK(nccl.init_all(comms, n, ordinals));
    for (int i = 0; i < n; i++) {
        gpus[i].comm = comms[i];
    }
    printf("%d GPU%s (%s), NCCL %d.%d.%d, %.1f MB\n", n, n > 1 ? "s" : "", gpus[0].device->name,
           version / 10000, version / 100 % 100, version % 100, (double)count * 4e-6);

    rounds(gpus, n, count);
    int64_t wrong = 0;
    for (int i = 0; i < n; i++) {
        int32_t here = -1;
        EXAMPLE_CHECK(urEnqueueUSMMemcpy(gpus[i].compute, true, &here, gpus[i].wrong, sizeof(here),
                                         0, NULL, NULL));
        wrong += here;
    }
    printf("%d rounds of kernels, sum and kernels, one wait: %lld wrong\n", ROUNDS,
           (long long)wrong);

    double alone = 0, ordered = 0;
    for (int i = 0; i < REPEATS; i++) {
        double a = timed(gpus, n, count, all_reduce);
        double o = timed(gpus, n, count, ordered_all_reduce);
        alone = i == 0 || a < alone ? a : alone;
        ordered = i == 0 || o < ordered ? o : ordered;
    }
    printf("bandwidth between events %.3f of NCCL alone, %.1f of %.1f GB/s by each GPU\n",
           alone / ordered, (double)count * 4 / ordered * 2 * (n - 1) / n,
           (double)count * 4 / alone * 2 * (n - 1) / n);

    for (int i = 0; i < n; i++) {
        close_gpu(&gpus[i]);
    }
    example_done(devices);
    EXAMPLE_CHECK(urLoaderTearDown());
    return wrong != 0;
}
