/* Runs kernels of kernels/faults.cl, each with a fault or without.
 *
 *   checked FILE.spv right | faults | all | cost ROUNDS
 *
 * Before each the name goes to stderr. What was left out has changed nothing, or the program ends
 * with 3. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ur_api.h"

#define COUNT 64
#define MANY (1u << 20)

static void check(ur_result_t result, const char *what) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "checked: %s: %d\n", what, (int)result);
        exit(2);
    }
}
#define OK(call) check(call, #call)

static ur_context_handle_t context;
static ur_device_handle_t device;
static ur_program_handle_t program;
static ur_queue_handle_t queue;

static void load(const char *path) {
    static char code[1 << 20];
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(code, 1, sizeof(code), file) : 0, length = 0;
    if (!size) {
        fprintf(stderr, "checked: %s cannot be read\n", path);
        exit(2);
    }
    fclose(file);
    OK(urProgramCreateWithIL(context, code, size, NULL, &program));
    OK(urProgramBuild(context, program, ""));
    /* It is what the program gave, whatever was made of it. */
    OK(urProgramGetInfo(program, UR_PROGRAM_INFO_IL, 0, NULL, &length));
    char *again = malloc(length);
    OK(urProgramGetInfo(program, UR_PROGRAM_INFO_IL, length, again, NULL));
    if (length != size || memcmp(again, code, size) != 0) {
        fprintf(stderr, "checked: the program has another code\n");
        exit(3);
    }
    free(again);
}

static void launch(const char *name, size_t global, size_t local, void *first, size_t first_size,
                   void *out, const long *at) {
    ur_kernel_handle_t kernel;
    size_t offset = 0;
    OK(urKernelCreate(program, name, &kernel));
    if (first_size) {
        OK(urKernelSetArgValue(kernel, 0, first_size, NULL, first));
    } else {
        OK(urKernelSetArgPointer(kernel, 0, NULL, first));
    }
    OK(urKernelSetArgPointer(kernel, 1, NULL, out));
    if (at) {
        OK(urKernelSetArgValue(kernel, 2, sizeof(*at), NULL, at));
    }
    OK(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    OK(urKernelRelease(kernel));
}

static int *shared(size_t count) {
    void *at;
    OK(urUSMSharedAlloc(context, device, NULL, NULL, count * sizeof(int), &at));
    memset(at, 0, count * sizeof(int));
    return at;
}

static const struct {
    const char *name;
    long unit; /* bytes */
} ways[] = {{"load", 4},   {"store", 4},   {"byte", 1},  {"atomic", 4}, {"vector", 16},
            {"vload", 16}, {"vstore", 16}, {"copy", 64}, {"called", 4}};

static void run_way(unsigned way, const char *fault) {
    char name[64];
    long last = COUNT * (long)sizeof(int) / ways[way].unit - 1, at = last;
    int *out = shared(COUNT), *a = shared(COUNT), *given = a;
    for (int i = 0; i < COUNT; i++) {
        a[i] = out[i] = 1000 + i;
    }
    if (strcmp(fault, "before") == 0) {
        at = -1;
    } else if (strcmp(fault, "past") == 0) {
        at = last + 1;
    } else if (strcmp(fault, "null") == 0) {
        given = NULL;
        at = 0;
    } else if (strcmp(fault, "freed") == 0) {
        OK(urUSMFree(context, a));
    }
    bool right = strcmp(fault, "right") == 0, freed = strcmp(fault, "freed") == 0;
    snprintf(name, sizeof(name), "%s_%s", ways[way].name, fault);
    fprintf(stderr, "CASE %s\n", name);
    launch(name, 4, 2, given, 0, out, &at);
    bool loads = strstr("load vector vload copy", ways[way].name) != NULL, same = true;
    for (int i = 0; i < COUNT && !freed && !right; i++) {
        same = same && a[i] == 1000 + i;
    }
    /* What is read is the last element, or 0. */
    if (loads && (right ? out[0] != 1000 + COUNT - (int)(ways[way].unit / 4) : out[0] != 0)) {
        same = false;
    }
    if (!same && getenv("UR_ENABLE_LAYERS")) {
        fprintf(stderr, "checked: %s: memory is not as it has to be (%d)\n", name, out[0]);
        exit(3);
    }
    if (!freed) {
        OK(urUSMFree(context, a));
    }
    OK(urUSMFree(context, out));
}

static void run_right(void) {
    int *a = shared(COUNT), *out = shared(COUNT), *other = shared(COUNT);
    long at = COUNT;
    struct {
        int *end;
        long count;
    } holder = {a + COUNT, COUNT};
    for (unsigned way = 0; way < sizeof(ways) / sizeof(*ways); way++) {
        run_way(way, "right");
    }
    for (int i = 0; i < COUNT; i++) {
        a[i] = i;
    }
    fprintf(stderr, "CASE others_right\n");
    launch("backwards", 4, 2, a + COUNT, 0, out, &at);
    if (out[3] != COUNT * (COUNT - 1) / 2) {
        exit(3);
    }
    launch("held", 4, 2, &holder, sizeof(holder), out, NULL);
    if (out[2] != COUNT - 1) {
        exit(3);
    }
    at = 20;
    launch("either", 1, 1, a, 0, out, &at);
    at = COUNT - 5;
    launch("far", 4, 2, a, 0, other, &at);
    if (other[1] != 3) {
        exit(3);
    }
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, other));
    OK(urUSMFree(context, out));
}

static void run_faults(void) {
    static const char *const faults[] = {"before", "past", "freed", "null"};
    for (unsigned way = 0; way < sizeof(ways) / sizeof(*ways); way++) {
        /* Of a place in a function that kernels share, the first bad access alone is told. */
        bool once = strcmp(ways[way].name, "called") == 0;
        for (unsigned f = 0; f < (once ? 1 : sizeof(faults) / sizeof(*faults)); f++) {
            run_way(way, faults[f]);
        }
    }
    int *a = shared(COUNT), *out = shared(COUNT);
    long at = COUNT - 2;
    fprintf(stderr, "CASE part_past\n");
    launch("part_past", 4, 2, a, 0, out, &at);
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, out));
}

/* Nanoseconds of processors for a work-item, with some hundred allocations. */
static void run_cost(int rounds) {
    int *more[200], *a = shared(MANY), *out = shared(MANY);
    long at = (long)MANY - 5;
    struct timespec from, to;
    for (unsigned i = 0; i < sizeof(more) / sizeof(*more); i++) {
        more[i] = shared(COUNT);
    }
    launch("far", MANY, 64, a, 0, out, &at);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (int i = 0; i < rounds; i++) {
        launch("far", MANY, 64, a, 0, out, &at);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    printf("%.2f\n",
           ((double)(to.tv_sec - from.tv_sec) * 1e9 + (double)(to.tv_nsec - from.tv_nsec)) /
               ((double)rounds * MANY));
    for (unsigned i = 0; i < sizeof(more) / sizeof(*more); i++) {
        OK(urUSMFree(context, more[i]));
    }
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
    load(argv[1]);
    if (strcmp(argv[2], "cost") == 0 && argc > 3) {
        run_cost(atoi(argv[3]));
    }
    if (strcmp(argv[2], "right") == 0 || strcmp(argv[2], "all") == 0) {
        run_right();
    }
    if (strcmp(argv[2], "faults") == 0 || strcmp(argv[2], "all") == 0) {
        run_faults();
    }
    OK(urProgramRelease(program));
    OK(urQueueRelease(queue));
    OK(urContextRelease(context));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}
