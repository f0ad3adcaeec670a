/* N times one operation of the CUDA adapter, for cost.py and lines.py to count.
 *
 *     cuda_calls OPERATION KERNELS N KERNEL.ptx [map]
 *
 * launch, launch_signal, launch_after: of one kernel, without an event, with one that is released,
 * and behind the one before on a queue without order. chain: allocate, launch and free there, each
 * behind the event of the one before. run, signal, hint: of a buffer of so many
 * kernels, without an event, with one, and with a prefetch in its middle. update: of one launch of
 * such a buffer. append and finalize: N kernels. With map the process first prints what is mapped
 * where, and waits for a line.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../check.h"
#include "ur_api.h"

struct work {
    ur_queue_handle_t queue, free; /* in order and without */
    size_t size;                   /* what chain allocates */
    ur_kernel_handle_t kernel;
    const ur_exp_kernel_arg_properties_t *args; /* three */
    ur_exp_command_buffer_handle_t buffer;
    ur_exp_command_buffer_command_handle_t command;
};
static const size_t range = 64;

/* Each function calls one operation `count` times and nothing else: that is where instructions are
 * counted. */
static __attribute__((noinline)) void loop_launch(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        UR(urEnqueueKernelLaunchWithArgsExp(w->queue, w->kernel, 1, NULL, &range, &range, 3,
                                            w->args, NULL, 0, NULL, NULL));
    }
}

static __attribute__((noinline)) void loop_launch_signal(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        ur_event_handle_t event;
        UR(urEnqueueKernelLaunchWithArgsExp(w->queue, w->kernel, 1, NULL, &range, &range, 3,
                                            w->args, NULL, 0, NULL, &event));
        UR(urEventRelease(event));
    }
}

/* On a queue without order, each behind the one before. */
static __attribute__((noinline)) void loop_launch_after(const struct work *w, long count) {
    ur_event_handle_t last = NULL;
    for (long i = 0; i < count; ++i) {
        ur_event_handle_t event;
        UR(urEnqueueKernelLaunchWithArgsExp(w->free, w->kernel, 1, NULL, &range, &range, 3, w->args,
                                            NULL, last != NULL, last ? &last : NULL, &event));
        if (last) {
            UR(urEventRelease(last));
        }
        last = event;
    }
    UR(urEventRelease(last));
}

static __attribute__((noinline)) void loop_chain(const struct work *w, long count) {
    ur_exp_kernel_arg_properties_t args[3];
    memcpy(args, w->args, sizeof(args));
    ur_event_handle_t last = NULL;
    for (long i = 0; i < count; ++i) {
        void *memory;
        ur_event_handle_t allocated, launched, freed;
        UR(urEnqueueUSMDeviceAllocExp(w->free, NULL, w->size, NULL, last != NULL,
                                      last ? &last : NULL, &memory, &allocated));
        args[0].value.pointer = memory;
        UR(urEnqueueKernelLaunchWithArgsExp(w->free, w->kernel, 1, NULL, &range, &range, 3, args,
                                            NULL, 1, &allocated, &launched));
        UR(urEnqueueUSMFreeExp(w->free, NULL, memory, 1, &launched, &freed));
        if (last) {
            UR(urEventRelease(last));
        }
        UR(urEventRelease(allocated));
        UR(urEventRelease(launched));
        last = freed;
    }
    UR(urEventRelease(last));
}

static __attribute__((noinline)) void loop_run(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        UR(urEnqueueCommandBufferExp(w->queue, w->buffer, 0, NULL, NULL));
    }
}

static __attribute__((noinline)) void loop_signal(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        ur_event_handle_t event;
        UR(urEnqueueCommandBufferExp(w->queue, w->buffer, 0, NULL, &event));
        UR(urEventRelease(event));
    }
}

static __attribute__((noinline)) void loop_hint(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        UR(urEnqueueCommandBufferExp(w->queue, w->buffer, 0, NULL, NULL));
    }
}

static __attribute__((noinline)) void loop_update(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        int number = (int)i;
        ur_exp_command_buffer_update_value_arg_desc_t value = {
            UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, NULL, 1, 4, NULL, &number};
        ur_exp_command_buffer_update_kernel_launch_desc_t update = {
            .stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
            .hCommand = w->command,
            .numNewValueArgs = 1,
            .pNewValueArgList = &value};
        UR(urCommandBufferUpdateKernelLaunchExp(w->buffer, 1, &update));
    }
}

static __attribute__((noinline)) void loop_append(const struct work *w, long count) {
    for (long i = 0; i < count; ++i) {
        UR(urCommandBufferAppendKernelLaunchWithArgsExp(w->buffer, w->kernel, 1, NULL, &range,
                                                        &range, 3, w->args, 0, NULL, 0, NULL, 0,
                                                        NULL, NULL, NULL, NULL));
    }
}

static __attribute__((noinline)) void loop_finalize(const struct work *w, long count) {
    if (count > 0) {
        UR(urCommandBufferFinalizeExp(w->buffer));
    }
}

static char *read_all(const char *path, size_t *size) {
    enum { MOST = 1 << 20 };
    FILE *file = fopen(path, "rb");
    char *text = calloc(1, MOST);
    if (!file || !text) {
        fprintf(stderr, "cannot open %s\n", path);
        exit(1);
    }
    *size = fread(text, 1, MOST - 1, file);
    fclose(file);
    return text;
}

/* Launches of which the last has a handle. */
static void fill_buffer(struct work *w, long kernels) {
    loop_append(w, kernels - 1);
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(w->buffer, w->kernel, 1, NULL, &range, &range,
                                                    3, w->args, 0, NULL, 0, NULL, 0, NULL, NULL,
                                                    NULL, &w->command));
}

static void print_map(void) {
    FILE *file = fopen("/proc/self/maps", "r");
    char line[4096];
    while (file && fgets(line, sizeof(line), file)) {
        printf("map %s", line);
    }
    if (file) {
        fclose(file);
    }
    printf("stack %p\n", (void *)line);
    fflush(stdout);
    (void)!fgets(line, sizeof(line), stdin);
}

/* What the first launches make is there. */
static void run_launches(const struct work *w, void (*loop)(const struct work *, long),
                         long count) {
    loop(w, 2);
    UR(urQueueFinish(w->queue));
    UR(urQueueFinish(w->free));
    loop(w, count);
    UR(urQueueFinish(w->queue));
    UR(urQueueFinish(w->free));
}

int main(int argc, char **argv) {
    if (argc < 5 || argc > 6) {
        fprintf(
            stderr,
            "usage: %s launch|launch_signal|launch_after|chain|run|signal|hint|update|append|finalize "
            "KERNELS N "
            "KERNEL.ptx [map]\n",
            argv[0]);
        return 2;
    }
    const char *what = argv[1];
    long kernels = atol(argv[2]), count = atol(argv[3]);
    size_t size;
    char *text = read_all(argv[4], &size);
    const uint8_t *binary = (const uint8_t *)text;
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_program_handle_t program;
    struct work w = {.size = 1 << 20};
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(1, &adapter, NULL));
    UR(urPlatformGet(adapter, 1, &platform, NULL));
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_GPU, 1, &device, NULL));
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urProgramCreateWithBinary(context, 1, &device, &size, &binary, NULL, &program));
    UR(urProgramBuild(context, program, NULL));
    UR(urKernelCreate(program, "touch", &w.kernel));
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    UR(urQueueCreate(context, device, NULL, &w.queue));
    UR(urQueueCreate(context, device, &properties, &w.free));
    void *memory, *shared = NULL;
    UR(urUSMDeviceAlloc(context, device, NULL, NULL, 4096, &memory));
    int number = 1;
    float factor = 2;
    ur_exp_kernel_arg_properties_t args[3];
    memset(args, 0, sizeof(args));
    for (uint32_t i = 0; i < 3; ++i) {
        args[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
        args[i].type = i ? UR_EXP_KERNEL_ARG_TYPE_VALUE : UR_EXP_KERNEL_ARG_TYPE_POINTER;
        args[i].index = i;
        args[i].size = i ? 4 : sizeof(void *);
    }
    args[0].value.pointer = memory;
    args[1].value.value = &number;
    args[2].value.value = &factor;
    w.args = args;
    if (argc > 5) {
        print_map();
    }
    if (strncmp(what, "launch", 6) == 0 || strcmp(what, "chain") == 0) {
        run_launches(&w,
                     strcmp(what, "launch") == 0          ? loop_launch
                     : strcmp(what, "launch_signal") == 0 ? loop_launch_signal
                     : strcmp(what, "chain") == 0         ? loop_chain
                                                          : loop_launch_after,
                     count);
    }
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               true, true, false};
    UR(urCommandBufferCreateExp(context, device, &desc, &w.buffer));
    if (strcmp(what, "append") == 0) {
        loop_append(&w, count);
    } else if (strcmp(what, "finalize") == 0) {
        fill_buffer(&w, count);
        loop_finalize(&w, count);
    } else {
        if (strcmp(what, "hint") == 0) {
            UR(urUSMSharedAlloc(context, device, NULL, NULL, 4096, &shared));
            fill_buffer(&w, kernels / 2);
            UR(urCommandBufferAppendUSMPrefetchExp(w.buffer, shared, 4096,
                                                   UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0, NULL, 0,
                                                   NULL, NULL, NULL, NULL));
        }
        fill_buffer(&w, kernels);
        UR(urCommandBufferFinalizeExp(w.buffer));
        /* What the first time makes is there. */
        loop_update(&w, 2);
        UR(urEnqueueCommandBufferExp(w.queue, w.buffer, 0, NULL, NULL));
        UR(urQueueFinish(w.queue));
        (strcmp(what, "run") == 0      ? loop_run
         : strcmp(what, "signal") == 0 ? loop_signal
         : strcmp(what, "hint") == 0   ? loop_hint
                                       : loop_update)(&w, count);
        UR(urQueueFinish(w.queue));
    }
    UR(urCommandBufferReleaseExp(w.buffer));
    UR(urUSMFree(context, memory));
    if (shared) {
        UR(urUSMFree(context, shared));
    }
    UR(urQueueRelease(w.queue));
    UR(urQueueRelease(w.free));
    UR(urKernelRelease(w.kernel));
    UR(urProgramRelease(program));
    UR(urContextRelease(context));
    UR(urLoaderTearDown());
    free(text);
    return 0;
}
