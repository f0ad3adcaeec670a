/* Runs kernels of kernels/races.cl, each on memory of its own.
 *
 *   raced FILE.spv NAME...
 *
 * Before each its name goes to stderr, and behind it what it has computed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_api.h"

enum { COUNT = 64, GROUP = 4, GROUPS = 2 };

static void check(ur_result_t result, const char *what) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "raced: %s: %d\n", what, (int)result);
        exit(2);
    }
}
#define OK(call) check(call, #call)

static ur_context_handle_t context;
static ur_device_handle_t device;
static ur_queue_handle_t queue;

static ur_program_handle_t load(const char *path) {
    static char code[1 << 20];
    ur_program_handle_t program;
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(code, 1, sizeof(code), file) : 0;
    if (!size) {
        fprintf(stderr, "raced: %s cannot be read\n", path);
        exit(2);
    }
    fclose(file);
    OK(urProgramCreateWithIL(context, code, size, NULL, &program));
    OK(urProgramBuild(context, program, ""));
    return program;
}

static int *shared(void) {
    void *at;
    OK(urUSMSharedAlloc(context, device, NULL, NULL, COUNT * sizeof(int), &at));
    memset(at, 0, COUNT * sizeof(int));
    return at;
}

static void run(ur_program_handle_t program, const char *name) {
    ur_kernel_handle_t kernel;
    size_t offset = 0, global = GROUP * GROUPS, local = GROUP;
    int *a = shared(), *out = shared();
    OK(urKernelCreate(program, name, &kernel));
    OK(urKernelSetArgPointer(kernel, 0, NULL, a));
    OK(urKernelSetArgPointer(kernel, 1, NULL, out));
    OK(urKernelSetArgLocal(kernel, 2, 2 * GROUP * sizeof(int), NULL));
    fprintf(stderr, "CASE %s\n", name);
    OK(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    fprintf(stderr, "OUT");
    for (int i = 0; i < GROUP * GROUPS; i++) {
        fprintf(stderr, " %d/%d", out[i], a[i]);
    }
    fprintf(stderr, "\n");
    OK(urKernelRelease(kernel));
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, out));
}

int main(int argc, char **argv) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    uint32_t count = 1;

    if (argc < 3) {
        return 2;
    }
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, &count));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    OK(urContextCreate(1, &device, NULL, &context));
    OK(urQueueCreate(context, device, NULL, &queue));
    ur_program_handle_t program = load(argv[1]);
    for (int i = 2; i < argc; i++) {
        run(program, argv[i]);
    }
    OK(urProgramRelease(program));
    OK(urQueueRelease(queue));
    OK(urContextRelease(context));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}
