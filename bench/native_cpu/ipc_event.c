/*
 * How soon a process that waits for an event of another one is awake: the time from when the
 * command that signals it may go on to when the wait has returned, and the same for a byte through
 * a pipe.
 *
 *   native_cpu_ipc_event [ROUNDS]
 *
 * of the first adapter that is loaded.
 */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "ur_api.h"

static ur_adapter_handle_t adapter;
static ur_device_handle_t device;
static ur_context_handle_t context;

static void check(int good, const char *what) {
    if (!good) {
        fprintf(stderr, "%s failed\n", what);
        exit(1);
    }
}
#define CHECK(condition) check(condition, #condition)
#define UR(call) check((call) == UR_RESULT_SUCCESS, #call)

static uint64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static void open_device(void) {
    ur_adapter_handle_t all[16];
    uint32_t count = 0;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(16, all, &count));
    adapter = count ? all[0] : NULL;
    ur_platform_handle_t platform;
    CHECK(adapter != NULL);
    UR(urPlatformGet(adapter, 1, &platform, NULL));
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    UR(urContextCreate(1, &device, NULL, &context));
}

/* Waits for the event, or a byte, as often as it is told, and answers with when it was awake. */
static int be_other(int from, int to, const char *hex, int rounds) {
    unsigned char data[256];
    size_t size = strlen(hex) / 2;
    char word;
    open_device();
    for (size_t i = 0; i < size && i < sizeof data; i++) {
        unsigned value;
        CHECK(sscanf(hex + 2 * i, "%2x", &value) == 1);
        data[i] = (unsigned char)value;
    }
    ur_event_handle_t event;
    UR(urIPCOpenEventHandleExp(context, data, size, &event));
    for (int i = 0; i < 2 * rounds; i++) {
        CHECK(read(from, &word, 1) == 1);
        if (word == 'e')
            UR(urEventWait(1, &event));
        else
            CHECK(read(from, &word, 1) == 1);
        uint64_t awake = now();
        CHECK(write(to, &awake, sizeof awake) == sizeof awake);
    }
    UR(urEventRelease(event));
    return 0;
}

static _Atomic int gate;
static _Atomic uint64_t opened;

static void at_gate(void *unused) {
    (void)unused;
    while (!atomic_load(&gate))
        ;
    atomic_store(&opened, now());
}

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv) {
    if (argc == 6 && strcmp(argv[1], "--other") == 0)
        return be_other(atoi(argv[2]), atoi(argv[3]), argv[4], atoi(argv[5]));
    int rounds = argc > 1 ? atoi(argv[1]) : 200, down[2], up[2];
    ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL, UR_EXP_EVENT_FLAG_IPC_EXP};
    ur_event_handle_t event, signaled;
    ur_queue_handle_t queue;
    void *data;
    size_t size;
    CHECK(rounds > 0 && pipe(down) == 0 && pipe(up) == 0);
    open_device();
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urEventCreateExp(context, device, &desc, &event));
    UR(urIPCGetEventHandleExp(event, &data, &size));
    char *hex = calloc(2 * size + 1, 1), numbers[3][16];
    double *of_event = calloc((size_t)rounds, sizeof(double)),
           *of_pipe = calloc((size_t)rounds, sizeof(double));
    CHECK(hex && of_event && of_pipe);
    for (size_t i = 0; i < size; i++)
        snprintf(hex + 2 * i, 3, "%02x", ((unsigned char *)data)[i]);
    snprintf(numbers[0], 16, "%d", down[0]);
    snprintf(numbers[1], 16, "%d", up[1]);
    snprintf(numbers[2], 16, "%d", rounds);
    pid_t other = fork();
    if (other == 0) {
        execl("/proc/self/exe", argv[0], "--other", numbers[0], numbers[1], hex, numbers[2], NULL);
        _exit(127);
    }
    CHECK(other > 0);
    for (int i = 0; i < rounds; i++) {
        uint64_t awake, start;
        atomic_store(&gate, 0);
        signaled = event;
        UR(urEnqueueHostTaskExp(queue, at_gate, NULL, NULL, 0, NULL, NULL));
        UR(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
        CHECK(write(down[1], "e", 1) == 1);
        usleep(2000); /* until it sleeps */
        atomic_store(&gate, 1);
        CHECK(read(up[0], &awake, sizeof awake) == sizeof awake);
        UR(urQueueFinish(queue));
        of_event[i] = (double)(awake - atomic_load(&opened)) * 1e-3;
        CHECK(write(down[1], "p", 1) == 1);
        usleep(2000);
        start = now();
        CHECK(write(down[1], "x", 1) == 1);
        CHECK(read(up[0], &awake, sizeof awake) == sizeof awake);
        of_pipe[i] = (double)(awake - start) * 1e-3;
    }
    CHECK(waitpid(other, NULL, 0) == other);
    qsort(of_event, (size_t)rounds, sizeof(double), by_value);
    qsort(of_pipe, (size_t)rounds, sizeof(double), by_value);
    printf("awake after %.1f us by an event and %.1f us by a pipe, at best %.1f and %.1f: ratio "
           "%.2f\n",
           of_event[rounds / 2], of_pipe[rounds / 2], of_event[0], of_pipe[0],
           of_event[rounds / 2] / of_pipe[rounds / 2]);
    UR(urIPCPutEventHandleExp(context, data));
    UR(urEventRelease(event));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    free(hex);
    free(of_event);
    free(of_pipe);
    return 0;
}
