/* Kernels that look addresses up while what is known of them changes.
 *
 *   copied FILE.spv threads ROUNDS | recorded | ways | released
 *
 * A kernel that reads freed memory gets 0 for it if it was told so, else 1000. Where one gets what
 * it must not the program ends with 3. */
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_api.h"

static void check(ur_result_t result, const char *what) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "copied: %s: %d\n", what, (int)result);
        exit(2);
    }
}
#define OK(call) check(call, #call)

static ur_device_handle_t device;
static ur_context_handle_t context;
static ur_program_handle_t program;
static char code[1 << 20];
static size_t code_size;

static void read_code(const char *path) {
    FILE *file = fopen(path, "rb");
    code_size = file ? fread(code, 1, sizeof(code), file) : 0;
    if (!code_size) {
        fprintf(stderr, "copied: %s cannot be read\n", path);
        exit(2);
    }
    fclose(file);
}

static void begin(void) {
    OK(urContextCreate(1, &device, NULL, &context));
    OK(urProgramCreateWithIL(context, code, code_size, NULL, &program));
    OK(urProgramBuild(context, program, ""));
}

static ur_queue_handle_t make_queue(void) {
    ur_queue_handle_t queue;
    OK(urQueueCreate(context, device, NULL, &queue));
    return queue;
}

static int *shared(size_t count) {
    void *at;
    OK(urUSMSharedAlloc(context, device, NULL, NULL, count * sizeof(int), &at));
    for (size_t i = 0; i < count; i++) {
        ((int *)at)[i] = 1000;
    }
    return at;
}

static ur_kernel_handle_t kernel_of(const char *name, const int *a, const int *out, long at) {
    ur_kernel_handle_t kernel;
    OK(urKernelCreate(program, name, &kernel));
    OK(urKernelSetArgPointer(kernel, 0, NULL, a));
    OK(urKernelSetArgPointer(kernel, 1, NULL, out));
    OK(urKernelSetArgValue(kernel, 2, sizeof(at), NULL, &at));
    return kernel;
}

static const size_t offset = 0, global = 4, local = 2;

static void enqueue(ur_queue_handle_t queue, const char *name, const int *a, const int *out,
                    long at) {
    ur_kernel_handle_t kernel = kernel_of(name, a, out, at);
    OK(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL, NULL));
    OK(urKernelRelease(kernel));
}

static void expect(int found, int expected, const char *what, unsigned round) {
    if (found != expected) {
        fprintf(stderr, "copied: %s, round %u: %d instead of %d\n", what, round, found, expected);
        exit(3);
    }
}

/* ---- threads --------------------------------------------------------------------------------- */

enum { WORKERS = 2, BESIDE = 800 };
static int workers_left = WORKERS;
static unsigned rounds;

/* What is new is known to the kernel that comes next, and so is what is freed. */
static void *work(void *data) {
    const unsigned number = *(const unsigned *)data;
    ur_queue_handle_t queue = make_queue();
    int *out = shared(1);
    for (unsigned round = 0; round < rounds; round++) {
        size_t count = 1024 + (round * 7 + number * 3) % 61;
        int *a = shared(count);
        enqueue(queue, "load_right", a, out, (long)count - 1);
        OK(urQueueFinish(queue));
        expect(*out, 1000, "what is there is read as it is not", round);
        OK(urUSMFree(context, a));
        *out = 1;
        enqueue(queue, "load_freed", a, out, (long)count - 1);
        OK(urQueueFinish(queue));
        expect(*out, 0, "what was freed is read", round);
    }
    OK(urUSMFree(context, out));
    OK(urQueueRelease(queue));
    __atomic_fetch_sub(&workers_left, 1, __ATOMIC_RELEASE);
    return NULL;
}

/* The table grows, and what it replaces is used again. */
static void *change(void *data) {
    int **beside = calloc(BESIDE, sizeof(*beside));
    ur_queue_handle_t queue = make_queue();
    unsigned random = *(const unsigned *)data;
    while (beside && __atomic_load_n(&workers_left, __ATOMIC_ACQUIRE)) {
        for (unsigned i = 0; i < 40; i++) {
            random = random * 1664525 + 1013904223;
            int **at = &beside[(random >> 8) % BESIDE];
            if (*at) {
                OK(urUSMFree(context, *at));
                *at = NULL;
            } else {
                *at = shared(8);
            }
        }
        for (unsigned i = 0; i < BESIDE; i++) {
            if (beside[i]) {
                enqueue(queue, "store_right", beside[i], beside[i], 7);
                break;
            }
        }
        OK(urQueueFinish(queue));
    }
    for (unsigned i = 0; beside && i < BESIDE; i++) {
        if (beside[i]) {
            OK(urUSMFree(context, beside[i]));
        }
    }
    free(beside);
    OK(urQueueRelease(queue));
    return NULL;
}

static void run_threads(void) {
    pthread_t threads[WORKERS + 1];
    unsigned numbers[WORKERS + 1];
    for (unsigned i = 0; i <= WORKERS; i++) {
        numbers[i] = i;
        if (pthread_create(&threads[i], NULL, i < WORKERS ? work : change, &numbers[i]) != 0) {
            exit(2);
        }
    }
    for (unsigned i = 0; i <= WORKERS; i++) {
        pthread_join(threads[i], NULL);
    }
}

/* ---- what is recorded ------------------------------------------------------------------------ */

/* A command buffer and a graph run with what is known then, whatever it was when they were made,
 * and with no other launch in between. */
static void run_recorded(void) {
    const ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC};
    ur_exp_command_buffer_handle_t commands;
    ur_exp_graph_handle_t graph;
    ur_exp_executable_graph_handle_t whole;
    static int *beside[1000];
    ur_queue_handle_t queue = make_queue();
    int *a[2] = {shared(8), shared(8)}, *out[2] = {shared(1), shared(1)};
    ur_kernel_handle_t kernel = kernel_of("load_right", a[0], out[0], 7);
    OK(urCommandBufferCreateExp(context, device, &desc, &commands));
    OK(urCommandBufferAppendKernelLaunchExp(commands, kernel, 1, &offset, &global, &local, 0, NULL,
                                            0, NULL, 0, NULL, NULL, NULL, NULL));
    OK(urCommandBufferFinalizeExp(commands));
    OK(urKernelRelease(kernel));
    OK(urQueueBeginGraphCaptureExp(queue));
    enqueue(queue, "load_freed", a[1], out[1], 7);
    OK(urQueueEndGraphCaptureExp(queue, &graph));
    OK(urGraphInstantiateGraphExp(graph, &whole));
    const size_t count = sizeof(beside) / sizeof(*beside);
    for (unsigned round = 0; round < 12; round++) {
        /* All are made before they are freed, one after the other, and both once more. */
        bool freed = round > 5;
        for (size_t i = round * 150 % count; i < (round + 1) * 150 % count; i++) {
            if (beside[i]) {
                OK(urUSMFree(context, beside[i]));
                beside[i] = NULL;
            } else {
                beside[i] = shared(8);
            }
        }
        if (round == 6) {
            OK(urUSMFree(context, a[0]));
            OK(urUSMFree(context, a[1]));
        }
        *out[0] = *out[1] = 1;
        /* The first one to see the change is one or the other. */
        for (unsigned i = 0; i < 2; i++) {
            if ((i + round) % 2) {
                OK(urEnqueueCommandBufferExp(queue, commands, 0, NULL, NULL));
            } else {
                OK(urEnqueueGraphExp(queue, whole, 0, NULL, NULL));
            }
        }
        OK(urQueueFinish(queue));
        for (unsigned i = 0; i < 2; i++) {
            expect(*out[i], freed ? 0 : 1000, i ? "a graph" : "a command buffer", round);
        }
    }
    for (size_t i = 0; i < count; i++) {
        if (beside[i]) {
            OK(urUSMFree(context, beside[i]));
        }
    }
    OK(urCommandBufferReleaseExp(commands));
    OK(urGraphExecutableGraphDestroyExp(whole));
    OK(urGraphDestroyExp(graph));
    OK(urUSMFree(context, out[0]));
    OK(urUSMFree(context, out[1]));
    OK(urQueueRelease(queue));
}

/* ---- the table as it grows ------------------------------------------------------------------- */

static void run_ways(void) {
    enum { MORE = 700 };
    static int *more[MORE];
    ur_queue_handle_t queue = make_queue();
    int *out = shared(1);
    for (unsigned round = 0; round < MORE; round++) {
        more[round] = shared(8);
        if (round % 100 == 0) {
            enqueue(queue, "load_right", more[round], out, 7);
            OK(urQueueFinish(queue));
            expect(*out, 1000, "what is there is read as it is not", round);
            *out = 1;
            OK(urUSMFree(context, more[round]));
            enqueue(queue, "load_freed", more[round], out, 7);
            OK(urQueueFinish(queue));
            expect(*out, 0, "what was freed is read", round);
            more[round] = NULL;
        }
    }
    for (unsigned round = 0; round < MORE; round++) {
        if (more[round]) {
            OK(urUSMFree(context, more[round]));
        }
    }
    OK(urUSMFree(context, out));
    OK(urQueueRelease(queue));
}

/* ---- contexts that go ------------------------------------------------------------------------ */

/* While what was to be known of them is still on its way. */
static void run_released(void) {
    for (unsigned round = 0; round < 6; round++) {
        begin();
        ur_queue_handle_t queue = make_queue(), other = make_queue();
        int *a = shared(8), *out = shared(8), *more = shared(8);
        enqueue(queue, "load_right", a, out, 7);
        OK(urQueueFinish(queue));
        OK(urUSMFree(context, more));
        enqueue(round % 2 ? queue : other, "load_right", a, out, 7);
        if (round % 3 == 0) {
            OK(urQueueFinish(round % 2 ? queue : other));
        }
        OK(urQueueRelease(queue));
        OK(urQueueRelease(other));
        OK(urProgramRelease(program));
        OK(urContextRelease(context));
    }
}

int main(int argc, char **argv) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    uint32_t count = 1;
    if (argc < 3) {
        return 2;
    }
    read_code(argv[1]);
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, &count));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    if (strcmp(argv[2], "released") == 0) {
        run_released();
    } else {
        begin();
        if (strcmp(argv[2], "threads") == 0 && argc > 3) {
            rounds = (unsigned)atoi(argv[3]);
            run_threads();
        } else if (strcmp(argv[2], "recorded") == 0) {
            run_recorded();
        } else if (strcmp(argv[2], "ways") == 0) {
            run_ways();
        }
        OK(urProgramRelease(program));
        OK(urContextRelease(context));
    }
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}
