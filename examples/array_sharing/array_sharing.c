/* Two array libraries in one process share memory without a copy. The second one gets a pointer,
 * perhaps into the middle of an array, and asks what it is; then it orders its own queue behind the
 * first one's.
 */
#include <stdio.h>
#include <stdlib.h>

#include "example.h"

enum { COUNT = 1 << 16 };

/* Library A: makes arrays and works on them in its queue. */
typedef struct library {
    ur_context_handle_t context;
    ur_device_handle_t device;
    ur_queue_handle_t queue;
    ur_kernel_handle_t kernel;
} library;

static void launch(library *by, float *data, size_t count, const float *value, uint32_t waits,
                   const ur_event_handle_t *wait_list, ur_event_handle_t *event) {
    ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, data),
                                             example_value(1, sizeof(*value), value)};
    EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(by->queue, by->kernel, 1, NULL, &count, NULL,
                                                   value ? 2 : 1, args, NULL, waits, wait_list,
                                                   event));
}

/* What library B finds out about a pointer it is given. */
typedef struct description {
    ur_usm_type_t type;
    void *base;
    size_t size;
    ur_device_handle_t device;
} description;

/* False if the pointer is of no allocation of the context: then it is of another context, or the
 * host's. */
static bool describe(ur_context_handle_t context, const void *pointer, description *to) {
    EXAMPLE_CHECK(urUSMGetMemAllocInfo(context, pointer, UR_USM_ALLOC_INFO_TYPE, sizeof(to->type),
                                       &to->type, NULL));
    if (to->type == UR_USM_TYPE_UNKNOWN) {
        return false;
    }
    EXAMPLE_CHECK(urUSMGetMemAllocInfo(context, pointer, UR_USM_ALLOC_INFO_BASE_PTR,
                                       sizeof(to->base), &to->base, NULL));
    EXAMPLE_CHECK(urUSMGetMemAllocInfo(context, pointer, UR_USM_ALLOC_INFO_SIZE, sizeof(to->size),
                                       &to->size, NULL));
    EXAMPLE_CHECK(urUSMGetMemAllocInfo(context, pointer, UR_USM_ALLOC_INFO_DEVICE,
                                       sizeof(to->device), &to->device, NULL));
    return true;
}

int main(int argc, char **argv) {
    const char *kernels = argc > 1 ? argv[1] : "array_sharing";
    EXAMPLE_CHECK(urLoaderInit(0, NULL));
    example_device *devices;
    if (example_devices(&devices) == 0) {
        fprintf(stderr, "there is no device; `urinfo --why` tells why\n");
        return 1;
    }
    ur_device_handle_t device = devices[0].device;
    example_set_adapter(devices[0].adapter);
    printf("%s (%s)\n", devices[0].name, devices[0].platform_name);

    ur_context_handle_t context, stranger;
    library a, b;
    EXAMPLE_CHECK(urContextCreate(1, &device, NULL, &context));
    EXAMPLE_CHECK(urContextCreate(1, &device, NULL, &stranger));
    ur_program_handle_t program = example_program(&devices[0], context, kernels);
    a.context = b.context = context;
    a.device = b.device = device;
    EXAMPLE_CHECK(urQueueCreate(context, device, NULL, &a.queue));
    EXAMPLE_CHECK(urQueueCreate(context, device, NULL, &b.queue));
    EXAMPLE_CHECK(urKernelCreate(program, "square", &a.kernel));
    EXAMPLE_CHECK(urKernelCreate(program, "shift", &b.kernel));

    size_t wrong = 0;
    float *host = malloc(COUNT * sizeof(*host)), *array;
    if (!host) {
        return 1;
    }
    for (int i = 0; i < COUNT; ++i) {
        host[i] = (float)(i % 100);
    }
    EXAMPLE_CHECK(
        urUSMDeviceAlloc(context, device, NULL, NULL, COUNT * sizeof(*array), (void **)&array));
    ur_event_handle_t uploaded, squared, shifted;
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(a.queue, false, array, host, COUNT * sizeof(*array), 0, NULL,
                                     &uploaded));
    launch(&a, array, COUNT, NULL, 0, NULL, &squared);

    /* A hands a slice to B: a bare pointer and the event of its last command on it. */
    float *slice = array + COUNT / 4;
    size_t slice_count = COUNT / 2;
    description found;
    if (!describe(b.context, slice, &found)) {
        printf("the slice is of no allocation\n");
        return 1;
    }
    printf("the slice is %zu bytes into %s memory of %zu bytes at %p\n",
           (size_t)((char *)slice - (char *)found.base),
           found.type == UR_USM_TYPE_DEVICE   ? "device"
           : found.type == UR_USM_TYPE_SHARED ? "shared"
                                              : "host",
           found.size, found.base);
    wrong += found.base != (void *)array || found.size < COUNT * sizeof(*array);
    wrong += found.type != UR_USM_TYPE_DEVICE || found.device != device;
    /* Memory of another context, or of the host, is told apart before anything is enqueued on it.
     */
    description none;
    wrong += describe(stranger, slice, &none);
    wrong += describe(context, host, &none);

    /* B's queue waits on the device, not on the host; everything B enqueues from here on is
     * ordered. */
    const float by = 0.5f;
    EXAMPLE_CHECK(urEnqueueEventsWaitWithBarrier(b.queue, 1, &squared, NULL));
    launch(&b, slice, slice_count, &by, 0, NULL, &shifted);

    /* Back in A: reading the array must come after B. */
    EXAMPLE_CHECK(
        urEnqueueUSMMemcpy(a.queue, true, host, array, COUNT * sizeof(*array), 1, &shifted, NULL));
    for (int i = 0; i < COUNT; ++i) {
        float value = (float)(i % 100);
        float expected = value * value + (i >= COUNT / 4 && i < COUNT / 4 + COUNT / 2 ? by : 0);
        wrong += host[i] != expected;
    }
    printf("%d values, %zu wrong\n", COUNT, wrong);

    EXAMPLE_CHECK(urEventRelease(uploaded));
    EXAMPLE_CHECK(urEventRelease(squared));
    EXAMPLE_CHECK(urEventRelease(shifted));
    EXAMPLE_CHECK(urUSMFree(context, array));
    EXAMPLE_CHECK(urKernelRelease(a.kernel));
    EXAMPLE_CHECK(urKernelRelease(b.kernel));
    EXAMPLE_CHECK(urQueueRelease(a.queue));
    EXAMPLE_CHECK(urQueueRelease(b.queue));
    EXAMPLE_CHECK(urProgramRelease(program));
    EXAMPLE_CHECK(urContextRelease(stranger));
    EXAMPLE_CHECK(urContextRelease(context));
    free(host);
    example_done(devices);
    EXAMPLE_CHECK(urLoaderTearDown());
    return wrong != 0;
}
