/* A queue captured into a graph that runs several times, by the calls that libsycl.so.9 makes for a
 * command_graph with native recording, in the order in which it makes them. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "example.h"

enum { COUNT = 1 << 16, RUNS = 5 };
#define C EXAMPLE_CHECK

static ur_queue_handle_t queue;
static ur_kernel_handle_t kernel;

static void affine(uint32_t *x, uint32_t factor, uint32_t term) {
    const ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, x),
                                                   example_value(1, sizeof(factor), &factor),
                                                   example_value(2, sizeof(term), &term)};
    const size_t count = COUNT;
    C(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, &count, NULL, 3, args, NULL, 0, NULL,
                                       NULL));
}

/* What a library does that is handed a queue of its caller's: where that captures, it leaves the
 * capture for what cannot be captured, here reading a value at once, and goes on in the same graph.
 */
static uint32_t first_of(const uint32_t *x) {
    ur_exp_graph_handle_t graph = NULL;
    uint32_t value = 0;
    bool captures = false;
    C(urQueueIsGraphCaptureEnabledExp(queue, &captures));
    if (captures) {
        C(urQueueGetGraphExp(queue, &graph));
        C(urQueueEndGraphCaptureExp(queue, &graph));
    }
    C(urEnqueueUSMMemcpy(queue, true, &value, x, sizeof(value), 0, NULL, NULL));
    if (captures) {
        C(urQueueBeginCaptureIntoGraphExp(queue, graph));
    }
    return value;
}

/* x = (x * 3 + 1) + (first of x) * 2, by way of memory that is the graph's. */
static ur_exp_executable_graph_handle_t capture(ur_context_handle_t context, uint32_t *x) {
    ur_exp_graph_handle_t graph;
    ur_exp_executable_graph_handle_t executable;
    uint64_t id = 0;
    bool empty = true;
    void *between = NULL;
    C(urGraphCreateExp(context, &graph));
    C(urQueueBeginCaptureIntoGraphExp(queue, graph));
    C(urEnqueueUSMDeviceAllocExp(queue, NULL, COUNT * sizeof(*x), NULL, 0, NULL, &between, NULL));
    C(urEnqueueUSMMemcpy(queue, false, between, x, COUNT * sizeof(*x), 0, NULL, NULL));
    affine(between, 3, 1);
    uint32_t first = first_of(x); /* as it is now: nothing that is captured has run */
    affine(between, 1, 2 * first);
    C(urEnqueueUSMMemcpy(queue, false, x, between, COUNT * sizeof(*x), 0, NULL, NULL));
    C(urEnqueueUSMFreeExp(queue, NULL, between, 0, NULL, NULL));
    C(urQueueEndGraphCaptureExp(queue, &graph));
    C(urGraphIsEmptyExp(graph, &empty));
    C(urGraphGetIdExp(graph, &id));
    C(urGraphInstantiateGraphExp(graph, &executable));
    printf("graph %llu is %s\n", (unsigned long long)id, empty ? "empty" : "captured");
    C(urGraphDestroyExp(graph));
    return executable;
}

int main(int argc, char **argv) {
    C(urLoaderInit(0, NULL));
    example_device *devices, *device = NULL;
    size_t count = example_devices(&devices);
    for (size_t i = 0; i < count && !device; ++i) {
        ur_bool_t has = 0;
        (void)urDeviceGetInfo(devices[i].device, UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
                              sizeof(has), &has, NULL);
        device = has ? &devices[i] : NULL;
    }
    if (!device) {
        printf("no device here has graphs\n");
        example_done(devices);
        C(urLoaderTearDown());
        return 0;
    }
    example_set_adapter(device->adapter);
    printf("%s (%s)\n", device->name, device->platform_name);
    ur_context_handle_t context;
    C(urContextCreate(1, &device->device, NULL, &context));
    C(urQueueCreate(context, device->device, NULL, &queue));
    ur_program_handle_t program = example_program(device, context, argc > 1 ? argv[1] : "graph");
    C(urKernelCreate(program, "affine", &kernel));
    uint32_t *x, *host = malloc(COUNT * sizeof(*host));
    if (!host) {
        return 1;
    }
    C(urUSMDeviceAlloc(context, device->device, NULL, NULL, COUNT * sizeof(*x), (void **)&x));
    for (uint32_t i = 0; i < COUNT; ++i) {
        host[i] = i + 5;
    }
    C(urEnqueueUSMMemcpy(queue, true, x, host, COUNT * sizeof(*x), 0, NULL, NULL));

    ur_exp_executable_graph_handle_t executable = capture(context, x);
    for (int run = 0; run < RUNS; ++run) {
        C(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    }
    C(urQueueFinish(queue));
    C(urGraphExecutableGraphDestroyExp(executable));

    C(urEnqueueUSMMemcpy(queue, true, host, x, COUNT * sizeof(*x), 0, NULL, NULL));
    size_t wrong = 0;
    for (uint32_t i = 0; i < COUNT; ++i) {
        uint32_t expected = i + 5;
        for (int run = 0; run < RUNS; ++run) {
            expected = expected * 3 + 1 + 2 * 5;
        }
        wrong += host[i] != expected;
    }
    printf("%d runs, %d values, %zu wrong\n", RUNS, COUNT, wrong);

    C(urUSMFree(context, x));
    C(urKernelRelease(kernel));
    C(urProgramRelease(program));
    C(urQueueRelease(queue));
    C(urContextRelease(context));
    free(host);
    example_done(devices);
    C(urLoaderTearDown());
    return wrong != 0;
}
