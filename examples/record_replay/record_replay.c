/* A queue is recorded once, and what was recorded runs many times, as one command each time. */
#include <stdio.h>
#include <stdlib.h>

#include "example.h"

enum { COUNT = 1 << 16, BYTES = COUNT * sizeof(float), RUNS = 20 };

int main(int argc, char **argv) {
    const char *kernels = argc > 1 ? argv[1] : "record_replay";
    EXAMPLE_CHECK(urLoaderInit(0, NULL));
    example_device *devices;
    if (example_devices(&devices) == 0) {
        fprintf(stderr, "there is no device; `urinfo --why` tells why\n");
        return 1;
    }
    ur_device_handle_t device = devices[0].device;
    example_set_adapter(devices[0].adapter);
    printf("%s (%s)\n", devices[0].name, devices[0].platform_name);

    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_kernel_handle_t blend;
    EXAMPLE_CHECK(urContextCreate(1, &device, NULL, &context));
    EXAMPLE_CHECK(urQueueCreate(context, device, NULL, &queue));
    ur_program_handle_t program = example_program(&devices[0], context, kernels);
    EXAMPLE_CHECK(urKernelCreate(program, "blend", &blend));

    float *host = malloc(BYTES), one = 1, zero = 0;
    void *x, *y;
    if (!host) {
        return 1;
    }
    EXAMPLE_CHECK(urUSMDeviceAlloc(context, device, NULL, NULL, BYTES, &x));
    EXAMPLE_CHECK(urUSMDeviceAlloc(context, device, NULL, NULL, BYTES, &y));
    EXAMPLE_CHECK(urEnqueueUSMFill(queue, y, sizeof(zero), &zero, BYTES, 0, NULL, NULL));

    /* From here the queue notes its commands and runs none. */
    const size_t global = COUNT;
    ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, x), example_pointer(1, y)};
    ur_exp_graph_handle_t graph;
    EXAMPLE_CHECK(urQueueBeginGraphCaptureExp(queue));
    EXAMPLE_CHECK(urEnqueueUSMFill(queue, x, sizeof(one), &one, BYTES, 0, NULL, NULL));
    EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(queue, blend, 1, NULL, &global, NULL, 2, args,
                                                   NULL, 0, NULL, NULL));
    EXAMPLE_CHECK(urQueueEndGraphCaptureExp(queue, &graph));

    ur_exp_executable_graph_handle_t executable;
    EXAMPLE_CHECK(urGraphInstantiateGraphExp(graph, &executable));
    for (int i = 0; i < RUNS; i++) {
        EXAMPLE_CHECK(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    }
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(queue, true, host, y, BYTES, 0, NULL, NULL));

    float expected = 0;
    for (int i = 0; i < RUNS; i++) {
        expected = 0.5f * expected + 1;
    }
    size_t wrong = 0;
    for (int i = 0; i < COUNT; i++) {
        wrong += host[i] != expected;
    }
    printf("%d runs of what was recorded once: %zu of %d values wrong\n", RUNS, wrong, COUNT);

    EXAMPLE_CHECK(urGraphExecutableGraphDestroyExp(executable));
    EXAMPLE_CHECK(urGraphDestroyExp(graph));
    EXAMPLE_CHECK(urUSMFree(context, x));
    EXAMPLE_CHECK(urUSMFree(context, y));
    EXAMPLE_CHECK(urKernelRelease(blend));
    EXAMPLE_CHECK(urProgramRelease(program));
    EXAMPLE_CHECK(urQueueRelease(queue));
    EXAMPLE_CHECK(urContextRelease(context));
    free(host);
    example_done(devices);
    EXAMPLE_CHECK(urLoaderTearDown());
    return wrong != 0;
}
