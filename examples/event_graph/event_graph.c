/* A graph of kernels and copies on an out-of-order queue: events are the only order there is.
 *
 *     upload x ----> keep x (copy on the device) ----------------> download kept
 *          \                                                   \
 *           ----> axpy(2, x, y) ----> axpy(-1, kept, y) -------> download y
 *          /
 *     ramp y
 */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "example.h"

enum { COUNT = 1 << 20, BYTES = COUNT * sizeof(float) };
enum { UPLOAD, RAMP, KEEP, FIRST, SECOND, DOWN_KEPT, DOWN_Y, EVENTS };
static const char *const names[EVENTS] = {"upload x",     "ramp y",        "keep x",    "axpy 2 x",
                                          "axpy -1 kept", "download kept", "download y"};

static void on_done(ur_event_handle_t event, ur_execution_info_t status, void *user) {
    (void)event;
    (void)status;
    atomic_fetch_add((_Atomic int *)user, 1);
}

static uint64_t at(ur_event_handle_t event, ur_profiling_info_t what) {
    uint64_t time = 0;
    EXAMPLE_CHECK(urEventGetProfilingInfo(event, what, sizeof(time), &time, NULL));
    return time;
}

int main(int argc, char **argv) {
    const char *kernels = argc > 1 ? argv[1] : "event_graph";
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
    ur_kernel_handle_t ramp, axpy;
    ur_queue_properties_t properties = {.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
                                        .flags = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE |
                                                 UR_QUEUE_FLAG_PROFILING_ENABLE};
    EXAMPLE_CHECK(urContextCreate(1, &device, NULL, &context));
    EXAMPLE_CHECK(urQueueCreate(context, device, &properties, &queue));
    ur_program_handle_t program = example_program(&devices[0], context, kernels);
    EXAMPLE_CHECK(urKernelCreate(program, "ramp", &ramp));
    EXAMPLE_CHECK(urKernelCreate(program, "axpy", &axpy));

    float *host = malloc(BYTES), *kept_host = malloc(BYTES), *y_host = malloc(BYTES);
    void *x, *kept, *y;
    if (!host || !kept_host || !y_host) {
        return 1;
    }
    for (int i = 0; i < COUNT; ++i) {
        host[i] = (float)(i % 1000);
    }
    EXAMPLE_CHECK(urUSMDeviceAlloc(context, device, NULL, NULL, BYTES, &x));
    EXAMPLE_CHECK(urUSMDeviceAlloc(context, device, NULL, NULL, BYTES, &kept));
    EXAMPLE_CHECK(urUSMDeviceAlloc(context, device, NULL, NULL, BYTES, &y));

    const size_t global = COUNT;
    const float scale = 0.25f, two = 2, minus = -1;
    ur_event_handle_t e[EVENTS];
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(queue, false, x, host, BYTES, 0, NULL, &e[UPLOAD]));
    ur_exp_kernel_arg_properties_t ramp_args[] = {example_pointer(0, y),
                                                  example_value(1, sizeof(scale), &scale)};
    EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(queue, ramp, 1, NULL, &global, NULL, 2,
                                                   ramp_args, NULL, 0, NULL, &e[RAMP]));
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(queue, false, kept, x, BYTES, 1, &e[UPLOAD], &e[KEEP]));
    ur_exp_kernel_arg_properties_t first[] = {example_value(0, sizeof(two), &two),
                                              example_pointer(1, x), example_pointer(2, y)};
    ur_event_handle_t before_first[] = {e[UPLOAD], e[RAMP]};
    EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(queue, axpy, 1, NULL, &global, NULL, 3, first,
                                                   NULL, 2, before_first, &e[FIRST]));
    ur_exp_kernel_arg_properties_t second[] = {example_value(0, sizeof(minus), &minus),
                                               example_pointer(1, kept), example_pointer(2, y)};
    ur_event_handle_t before_second[] = {e[KEEP], e[FIRST]};
    EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(queue, axpy, 1, NULL, &global, NULL, 3, second,
                                                   NULL, 2, before_second, &e[SECOND]));
    EXAMPLE_CHECK(
        urEnqueueUSMMemcpy(queue, false, kept_host, kept, BYTES, 1, &e[KEEP], &e[DOWN_KEPT]));
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(queue, false, y_host, y, BYTES, 1, &e[SECOND], &e[DOWN_Y]));

    /* A callback tells of the end without anybody waiting; it may run after urEventWait returned.
     */
    _Atomic int done = 0;
    EXAMPLE_CHECK(urEventSetCallback(e[DOWN_Y], UR_EXECUTION_INFO_COMPLETE, on_done, &done));
    ur_event_handle_t ends[] = {e[DOWN_KEPT], e[DOWN_Y]};
    EXAMPLE_CHECK(urEventWait(2, ends));
    while (!atomic_load(&done)) {
    }

    size_t wrong = 0;
    for (int i = 0; i < COUNT; ++i) {
        wrong += kept_host[i] != host[i] || y_host[i] != scale * (float)i + 2 * host[i] - host[i];
    }
    uint64_t begin = UINT64_MAX;
    for (int i = 0; i < EVENTS; ++i) {
        uint64_t start = at(e[i], UR_PROFILING_INFO_COMMAND_START);
        begin = start < begin ? start : begin;
    }
    for (int i = 0; i < EVENTS; ++i) {
        double start = (double)(at(e[i], UR_PROFILING_INFO_COMMAND_START) - begin) * 1e-3;
        double end = (double)(at(e[i], UR_PROFILING_INFO_COMMAND_END) - begin) * 1e-3;
        printf("  %-14s %9.1f us to %9.1f us\n", names[i], start, end);
    }
    /* What the graph promises, as the device's clock saw it. */
    wrong += at(e[FIRST], UR_PROFILING_INFO_COMMAND_START) <
             at(e[UPLOAD], UR_PROFILING_INFO_COMMAND_END);
    wrong += at(e[SECOND], UR_PROFILING_INFO_COMMAND_START) <
             at(e[FIRST], UR_PROFILING_INFO_COMMAND_END);
    printf("%d values, %zu wrong\n", COUNT, wrong);

    for (int i = 0; i < EVENTS; ++i) {
        EXAMPLE_CHECK(urEventRelease(e[i]));
    }
    EXAMPLE_CHECK(urUSMFree(context, x));
    EXAMPLE_CHECK(urUSMFree(context, kept));
    EXAMPLE_CHECK(urUSMFree(context, y));
    EXAMPLE_CHECK(urKernelRelease(ramp));
    EXAMPLE_CHECK(urKernelRelease(axpy));
    EXAMPLE_CHECK(urProgramRelease(program));
    EXAMPLE_CHECK(urQueueRelease(queue));
    EXAMPLE_CHECK(urContextRelease(context));
    free(host);
    free(kept_host);
    free(y_host);
    example_done(devices);
    EXAMPLE_CHECK(urLoaderTearDown());
    return wrong != 0;
}
