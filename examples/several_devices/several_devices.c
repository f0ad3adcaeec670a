/* One problem on all devices that are let through, of whatever backends: each takes the next part
 * as soon as it is done with its last, so the fast ones do more. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "example.h"

enum { COUNT = 1 << 18, PART = 1 << 14, MOST = 16 };

struct worker {
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    void *memory;
    ur_event_handle_t done; /* of the part under way; NULL if there is none */
    unsigned parts;
};

static void open_worker(struct worker *w, const example_device *device, const char *kernels) {
    ur_device_handle_t handle = device->device;
    EXAMPLE_CHECK(urContextCreate(1, &handle, NULL, &w->context));
    EXAMPLE_CHECK(urQueueCreate(w->context, handle, NULL, &w->queue));
    w->program = example_program(device, w->context, kernels);
    EXAMPLE_CHECK(urKernelCreate(w->program, "steps", &w->kernel));
    EXAMPLE_CHECK(
        urUSMDeviceAlloc(w->context, handle, NULL, NULL, PART * sizeof(uint32_t), &w->memory));
}

static void close_worker(struct worker *w) {
    EXAMPLE_CHECK(urUSMFree(w->context, w->memory));
    EXAMPLE_CHECK(urKernelRelease(w->kernel));
    EXAMPLE_CHECK(urProgramRelease(w->program));
    EXAMPLE_CHECK(urQueueRelease(w->queue));
    EXAMPLE_CHECK(urContextRelease(w->context));
}

/* A kernel and a copy of what it wrote; nobody waits. */
static void begin(struct worker *w, uint32_t first, uint32_t *counts) {
    const size_t global = PART;
    ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, w->memory),
                                             example_value(1, sizeof(first), &first)};
    EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(w->queue, w->kernel, 1, NULL, &global, NULL, 2,
                                                   args, NULL, 0, NULL, NULL));
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(w->queue, false, counts + first, w->memory,
                                     PART * sizeof(*counts), 0, NULL, &w->done));
    EXAMPLE_CHECK(urQueueFlush(w->queue));
    w->parts++;
}

/* Whether the part is done; then the worker is free. */
static bool ended(struct worker *w) {
    ur_event_status_t status;
    EXAMPLE_CHECK(urEventGetInfo(w->done, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status),
                                 &status, NULL));
    if (status != UR_EVENT_STATUS_COMPLETE) {
        return false;
    }
    EXAMPLE_CHECK(urEventRelease(w->done));
    w->done = NULL;
    return true;
}

int main(int argc, char **argv) {
    const char *kernels = argc > 1 ? argv[1] : "several_devices";
    EXAMPLE_CHECK(urLoaderInit(0, NULL));
    example_device *devices;
    struct worker workers[MOST];
    size_t found = example_devices(&devices), count = found < MOST ? found : MOST;
    uint32_t *counts = calloc(COUNT, sizeof(*counts));
    if (count == 0 || !counts) {
        fprintf(stderr, "there is no device; `urinfo --why` tells why\n");
        return 1;
    }
    memset(workers, 0, sizeof(workers));
    for (size_t i = 0; i < count; i++) {
        example_set_adapter(devices[i].adapter);
        open_worker(&workers[i], &devices[i], kernels);
    }

    uint32_t next = 0;
    for (size_t busy = 1; busy > 0;) {
        busy = 0;
        for (size_t i = 0; i < count; i++) {
            if ((!workers[i].done || ended(&workers[i])) && next < COUNT) {
                begin(&workers[i], next, counts);
                next += PART;
            }
            busy += workers[i].done != NULL;
        }
    }

    size_t wrong = 0;
    for (uint32_t i = 0; i < COUNT; i++) {
        uint32_t steps = 0;
        for (uint64_t n = i; n > 1; steps++) {
            n = n % 2 ? 3 * n + 1 : n / 2;
        }
        wrong += counts[i] != steps;
    }
    for (size_t i = 0; i < count; i++) {
        printf("%u of %d parts on %s (%s)\n", workers[i].parts, COUNT / PART, devices[i].name,
               devices[i].platform_name);
        close_worker(&workers[i]);
    }
    printf("%zu of %d counts wrong\n", wrong, COUNT);
    free(counts);
    example_done(devices);
    EXAMPLE_CHECK(urLoaderTearDown());
    return wrong != 0;
}
