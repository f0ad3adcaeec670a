/* N times one operation of the Level Zero adapter, for measure.py to count under callgrind.
 *
 *     calls launch|signal|copy|pair|graph_few|graph_many N KERNEL.spv */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../check.h"
#include "ur_api.h"

/* Each function calls one operation `count` times and nothing else: measure.py counts inside them.
 */
struct work {
    ur_queue_handle_t queue;
    ur_kernel_handle_t kernel;
    const ur_exp_kernel_arg_properties_t *args; /* two */
    void *from, *to;
    ur_exp_command_buffer_handle_t few, many; /* of 10 and of 500 launches */
};
static const size_t offset, range = 16;

static __attribute__((noinline)) void loop_launch(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        UR(urEnqueueKernelLaunchWithArgsExp(w->queue, w->kernel, 1, &offset, &range, &range, 2,
                                            w->args, NULL, 0, NULL, NULL));
    }
}

static __attribute__((noinline)) void loop_signal(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        ur_event_handle_t event;
        UR(urEnqueueKernelLaunchWithArgsExp(w->queue, w->kernel, 1, &offset, &range, &range, 2,
                                            w->args, NULL, 0, NULL, &event));
        UR(urEventRelease(event));
    }
}

static __attribute__((noinline)) void loop_copy(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        UR(urEnqueueUSMMemcpy(w->queue, false, w->to, w->from, 64, 0, NULL, NULL));
    }
}

static __attribute__((noinline)) void loop_pair(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        void *memory;
        UR(urEnqueueUSMDeviceAllocExp(w->queue, NULL, 4096, NULL, 0, NULL, &memory, NULL));
        UR(urEnqueueUSMFreeExp(w->queue, NULL, memory, 0, NULL, NULL));
    }
}

static __attribute__((noinline)) void loop_graph_few(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        UR(urEnqueueCommandBufferExp(w->queue, w->few, 0, NULL, NULL));
    }
}

static __attribute__((noinline)) void loop_graph_many(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        UR(urEnqueueCommandBufferExp(w->queue, w->many, 0, NULL, NULL));
    }
}

static ur_exp_command_buffer_handle_t record(ur_context_handle_t context, ur_device_handle_t device,
                                             const struct work *w, int launches) {
    const ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC,
                                               .isInOrder = true};
    ur_exp_command_buffer_handle_t buffer;
    UR(urCommandBufferCreateExp(context, device, &desc, &buffer));
    for (int i = 0; i < launches; ++i) {
        UR(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, w->kernel, 1, &offset, &range,
                                                        &range, 2, w->args, 0, NULL, 0, NULL, 0,
                                                        NULL, NULL, NULL, NULL));
    }
    UR(urCommandBufferFinalizeExp(buffer));
    return buffer;
}

static const struct {
    const char *name;
    void (*loop)(const struct work *, long);
} operations[] = {{"launch", loop_launch},       {"signal", loop_signal},
                  {"copy", loop_copy},           {"pair", loop_pair},
                  {"graph_few", loop_graph_few}, {"graph_many", loop_graph_many}};

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: calls launch|signal|copy|pair|graph_few|graph_many N KERNEL.spv\n");
        return 2;
    }
    long count = strtol(argv[2], NULL, 10);
    FILE *file = fopen(argv[3], "rb");
    static char code[1 << 20];
    size_t size = file ? fread(code, 1, sizeof(code), file) : 0;
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    void *from, *to;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(1, &adapter, NULL));
    UR(urPlatformGet(adapter, 1, &platform, NULL));
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_DEFAULT, 1, &device, NULL));
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urProgramCreateWithIL(context, code, size, NULL, &program));
    UR(urProgramBuild(context, program, NULL));
    UR(urKernelCreate(program, "set_value", &kernel));
    UR(urUSMDeviceAlloc(context, device, NULL, NULL, 4096, &from));
    UR(urUSMDeviceAlloc(context, device, NULL, NULL, 4096, &to));
    int value = 3;
    ur_exp_kernel_arg_properties_t args[2] = {{UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                               NULL,
                                               UR_EXP_KERNEL_ARG_TYPE_POINTER,
                                               0,
                                               8,
                                               {.pointer = to}},
                                              {UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                               NULL,
                                               UR_EXP_KERNEL_ARG_TYPE_VALUE,
                                               1,
                                               4,
                                               {.value = &value}}};
    struct work w = {queue, kernel, args, from, to, NULL, NULL};
    w.few = record(context, device, &w, 10);
    w.many = record(context, device, &w, 500);
    for (size_t i = 0; i < sizeof(operations) / sizeof(operations[0]); ++i) {
        if (strcmp(argv[1], operations[i].name) == 0) {
            operations[i].loop(&w, count);
        }
    }
    UR(urQueueFinish(queue));
    UR(urCommandBufferReleaseExp(w.few));
    UR(urCommandBufferReleaseExp(w.many));
    UR(urUSMFree(context, from));
    UR(urUSMFree(context, to));
    urKernelRelease(kernel);
    urProgramRelease(program);
    urQueueRelease(queue);
    urContextRelease(context);
    urAdapterRelease(adapter);
    return 0;
}
