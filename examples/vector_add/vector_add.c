/* The shortest whole program: a device, a kernel, two vectors and their sum. */
#include <stdio.h>
#include <stdlib.h>

#include "example.h"

enum { COUNT = 1 << 20 };

int main(int argc, char **argv) {
    const char *kernels = argc > 1 ? argv[1] : "vector_add";
    EXAMPLE_CHECK(urLoaderInit(0, NULL));
    example_device *devices;
    if (example_devices(&devices) == 0) {
        fprintf(stderr, "there is no device; `urinfo --why` tells why\n");
        return 1;
    }
    example_device *device = &devices[0]; /* ONEAPI_DEVICE_SELECTOR decides which are listed */
    example_set_adapter(device->adapter);
    printf("%s (%s)\n", device->name, device->platform_name);

    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_kernel_handle_t kernel;
    EXAMPLE_CHECK(urContextCreate(1, &device->device, NULL, &context));
    EXAMPLE_CHECK(urQueueCreate(context, device->device, NULL, &queue));
    ur_program_handle_t program = example_program(device, context, kernels);
    EXAMPLE_CHECK(urKernelCreate(program, "add", &kernel));

    float *host = malloc(3 * COUNT * sizeof(*host)), *a = host, *b = a + COUNT, *sum = b + COUNT;
    if (!host) {
        return 1;
    }
    for (int i = 0; i < COUNT; ++i) {
        a[i] = (float)i;
        b[i] = 0.5f * (float)(COUNT - i);
    }
    /* Two buffers that start as copies of the vectors, and one for the sum. */
    ur_mem_handle_t buffers[3];
    for (int i = 0; i < 2; ++i) {
        ur_buffer_properties_t from = {.stype = UR_STRUCTURE_TYPE_BUFFER_PROPERTIES,
                                       .pHost = i ? b : a};
        EXAMPLE_CHECK(urMemBufferCreate(context,
                                        UR_MEM_FLAG_READ_ONLY | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER,
                                        COUNT * sizeof(*a), &from, &buffers[i]));
    }
    EXAMPLE_CHECK(urMemBufferCreate(context, UR_MEM_FLAG_WRITE_ONLY, COUNT * sizeof(*sum), NULL,
                                    &buffers[2]));

    ur_exp_kernel_arg_properties_t args[] = {example_buffer(0, buffers[0], UR_MEM_FLAG_READ_ONLY),
                                             example_buffer(1, buffers[1], UR_MEM_FLAG_READ_ONLY),
                                             example_buffer(2, buffers[2], UR_MEM_FLAG_WRITE_ONLY)};
    const size_t global = COUNT;
    EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, &global, NULL, 3, args,
                                                   NULL, 0, NULL, NULL));
    /* The queue runs its commands in order, and this one blocks until the bytes are here. */
    EXAMPLE_CHECK(urEnqueueMemBufferRead(queue, buffers[2], true, 0, COUNT * sizeof(*sum), sum, 0,
                                         NULL, NULL));

    size_t wrong = 0;
    for (int i = 0; i < COUNT; ++i) {
        wrong += sum[i] != a[i] + b[i];
    }
    printf("%d sums, %zu wrong\n", COUNT, wrong);

    for (int i = 0; i < 3; ++i) {
        EXAMPLE_CHECK(urMemRelease(buffers[i]));
    }
    EXAMPLE_CHECK(urKernelRelease(kernel));
    EXAMPLE_CHECK(urProgramRelease(program));
    EXAMPLE_CHECK(urQueueRelease(queue));
    EXAMPLE_CHECK(urContextRelease(context));
    free(host);
    example_done(devices);
    EXAMPLE_CHECK(urLoaderTearDown());
    return wrong != 0;
}
