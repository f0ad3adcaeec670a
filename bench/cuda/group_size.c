/*
 * What choosing work-group sizes by occupancy is worth: for each kernel of basic.cl that is named,
 * the time of launches without a size over that of launches with 256 work-items, the size that was
 * chosen before.
 *
 *   bench_group_size --kernels=basic.ptx [--adapter=cuda|hip]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ur_api.h"

enum { ITEMS = 1 << 22, LAUNCHES = 40, ROUNDS = 7, USUAL = 256 };

static ur_adapter_handle_t adapter;

static void check(ur_result_t result, const char *what) {
    const char *text = "";
    int32_t code = 0;
    if (result != UR_RESULT_SUCCESS) {
        if (adapter)
            (void)urAdapterGetLastError(adapter, &text, &code);
        fprintf(stderr, "%s gave 0x%x: %s\n", what, (unsigned)result, text);
        exit(1);
    }
}
#define UR(call) check(call, #call)

static ur_device_handle_t open_device(const char *name) {
    ur_backend_t wanted = strcmp(name, "hip") == 0 ? UR_BACKEND_HIP : UR_BACKEND_CUDA;
    ur_adapter_handle_t all[16];
    uint32_t count = 0;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(16, all, &count));
    for (uint32_t i = 0; i < count && i < 16; i++) {
        ur_backend_t backend = UR_BACKEND_UNKNOWN;
        ur_platform_handle_t platform;
        ur_device_handle_t device;
        uint32_t platforms = 0;
        UR(urAdapterGetInfo(all[i], UR_ADAPTER_INFO_BACKEND, sizeof backend, &backend, NULL));
        if (backend == wanted &&
            urPlatformGet(all[i], 1, &platform, &platforms) == UR_RESULT_SUCCESS && platforms &&
            urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL) == UR_RESULT_SUCCESS) {
            adapter = all[i];
            return device;
        }
    }
    fprintf(stderr, "adapter %s has no device\n", name);
    exit(77);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double launches(ur_queue_handle_t queue, ur_kernel_handle_t kernel, const size_t *local) {
    size_t global = ITEMS, offset = 0;
    double start = now();
    for (int i = 0; i < LAUNCHES; i++)
        UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, local, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    return now() - start;
}

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv) {
    static const char *const names[] = {"no_args", "crowded"};
    static unsigned char code[4 << 20];
    const char *name = "cuda", *path = "basic.ptx";
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "--adapter=", 10) == 0)
            name = argv[i] + 10;
        else if (strncmp(argv[i], "--kernels=", 10) == 0)
            path = argv[i] + 10;
    }
    ur_device_handle_t device = open_device(name);
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_program_handle_t program;
    void *out;
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        return 1;
    }
    size_t size = fread(code, 1, sizeof code, file);
    const unsigned char *binary = code;
    fclose(file);
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urProgramCreateWithBinary(context, 1, &device, &size, &binary, NULL, &program));
    UR(urProgramBuild(context, program, NULL));
    UR(urUSMDeviceAlloc(context, device, NULL, NULL, (size_t)ITEMS * sizeof(int), &out));
    for (size_t k = 0; k < sizeof names / sizeof names[0]; k++) {
        ur_kernel_handle_t kernel;
        size_t global = ITEMS, offset = 0, chosen = 0, usual = USUAL;
        double ratios[ROUNDS];
        UR(urKernelCreate(program, names[k], &kernel));
        if (strcmp(names[k], "no_args") != 0)
            UR(urKernelSetArgPointer(kernel, 0, NULL, out));
        UR(urKernelGetSuggestedLocalWorkSize(kernel, queue, 1, &offset, &global, &chosen));
        (void)launches(queue, kernel, NULL);
        (void)launches(queue, kernel, &usual);
        for (int i = 0; i < ROUNDS; i++) {
            double ours = launches(queue, kernel, NULL);
            ratios[i] = ours / launches(queue, kernel, &usual);
        }
        qsort(ratios, ROUNDS, sizeof *ratios, by_value);
        printf("%s: groups of %zu take %.2f of the time of groups of %d (%.2f to %.2f)\n", names[k],
               chosen, ratios[ROUNDS / 2], USUAL, ratios[0], ratios[ROUNDS - 1]);
        UR(urKernelRelease(kernel));
    }
    UR(urUSMFree(context, out));
    UR(urProgramRelease(program));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    return 0;
}
