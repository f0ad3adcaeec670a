/* A bit of everything, for sweeps that let one call of the driver after the other fail. Whatever
 * fails, what was made is released and the process ends by itself: with 0 if each call either
 * worked or gave an error, and 1 if a result is wrong that was reported as right. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_api.h"

enum { COUNT = 4096 };

static int wrong;
static ur_context_handle_t context;
static ur_device_handle_t device;

static bool ok(ur_result_t result) {
    return result == UR_RESULT_SUCCESS;
}

static void on_event(ur_event_handle_t event, ur_execution_info_t status, void *data) {
    (void)event;
    (void)status;
    __atomic_store_n((int *)data, 1, __ATOMIC_RELEASE);
}

static void task(void *data) {
    __atomic_fetch_add((int *)data, 1, __ATOMIC_ACQ_REL);
}

static void usm_and_events(ur_queue_flags_t flags) {
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    ur_queue_handle_t queue = NULL;
    ur_event_handle_t filled = NULL, copied = NULL, freed = NULL;
    unsigned char *memory = NULL, host[COUNT];
    static int seen, tasks;
    if (!ok(urQueueCreate(context, device, &properties, &queue))) {
        return;
    }
    void *pooled = NULL;
    bool good = ok(urUSMDeviceAlloc(context, device, NULL, NULL, COUNT, (void **)&memory)) &&
                ok(urEnqueueUSMFill(queue, memory, 1, "\x5a", COUNT, 0, NULL, &filled)) &&
                ok(urEnqueueUSMMemcpy(queue, false, host, memory, COUNT, 1, &filled, &copied)) &&
                ok(urEventSetCallback(copied, UR_EXECUTION_INFO_COMPLETE, on_event, &seen)) &&
                ok(urEventWait(1, &copied));
    if (good) {
        for (int i = 0; i < COUNT; ++i) {
            wrong |= host[i] != 0x5a;
        }
    }
    if (ok(urEnqueueUSMDeviceAllocExp(queue, NULL, COUNT, NULL, filled ? 1 : 0,
                                      filled ? &filled : NULL, &pooled, NULL))) {
        (void)urEnqueueUSMFill(queue, pooled, 1, "\x01", COUNT, 0, NULL, NULL);
        (void)urEnqueueUSMFreeExp(queue, NULL, pooled, 0, NULL, &freed);
    }
    (void)urEnqueueHostTaskExp(queue, task, &tasks, NULL, 0, NULL, NULL);
    (void)urEnqueueEventsWaitWithBarrier(queue, 0, NULL, NULL);
    uint64_t time;
    if (copied) {
        (void)urEventGetProfilingInfo(copied, UR_PROFILING_INFO_COMMAND_END, sizeof(time), &time,
                                      NULL);
    }
    (void)urQueueFinish(queue);
    if (filled) {
        urEventRelease(filled);
    }
    if (copied) {
        urEventRelease(copied);
    }
    if (freed) {
        urEventRelease(freed);
    }
    if (memory) {
        urUSMFree(context, memory);
    }
    urQueueRelease(queue);
}

static void buffers(void) {
    ur_queue_handle_t queue = NULL;
    ur_mem_handle_t buffer = NULL, part = NULL;
    int values[64], back[64] = {0};
    for (int i = 0; i < 64; ++i) {
        values[i] = i * 7;
    }
    ur_buffer_properties_t properties = {UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, values};
    ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, 128, 128};
    if (ok(urQueueCreate(context, device, NULL, &queue)) &&
        ok(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER,
                             sizeof(values), &properties, &buffer))) {
        void *map = NULL;
        (void)urMemBufferPartition(buffer, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION,
                                   &region, &part);
        if (ok(urEnqueueMemBufferMap(queue, buffer, true, UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE, 0,
                                     sizeof(values), 0, NULL, NULL, &map))) {
            wrong |= memcmp(map, values, sizeof(values)) != 0;
            (void)urEnqueueMemUnmap(queue, buffer, map, 0, NULL, NULL);
        }
        if (ok(urEnqueueMemBufferRead(queue, buffer, true, 0, sizeof(back), back, 0, NULL, NULL))) {
            wrong |= memcmp(back, values, sizeof(values)) != 0;
        }
    }
    if (part) {
        urMemRelease(part);
    }
    if (buffer) {
        urMemRelease(buffer);
    }
    if (queue) {
        urQueueRelease(queue);
    }
}

static void kernels(const char *path) {
    FILE *file = fopen(path, "rb");
    static uint8_t code[1 << 20];
    size_t size = file ? fread(code, 1, sizeof(code), file) : 0;
    const uint8_t *binary = code;
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t kernel = NULL;
    ur_queue_handle_t queue = NULL;
    if (file) {
        fclose(file);
    }
    if (ok(urProgramCreateWithBinary(context, 1, &device, &size, &binary, NULL, &program)) &&
        ok(urProgramBuild(context, program, "-O2")) &&
        ok(urKernelCreate(program, "add", &kernel)) &&
        ok(urQueueCreate(context, device, NULL, &queue))) {
        size_t global = 64;
        int *data = NULL, value = 5;
        ur_event_handle_t event = NULL;
        if (ok(urUSMSharedAlloc(context, device, NULL, NULL, 64 * sizeof(*data), (void **)&data))) {
            ur_exp_kernel_arg_properties_t args[2] = {
                {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                 .type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
                 .size = sizeof(data),
                 .value.pointer = data},
                {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                 .type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
                 .index = 1,
                 .size = sizeof(value),
                 .value.value = &value}};
            memset(data, 0, 64 * sizeof(*data));
            bool launched = ok(urEnqueueKernelLaunchWithArgsExp(
                queue, kernel, 1, NULL, &global, NULL, 2, args, NULL, 0, NULL, &event));
            if (ok(urQueueFinish(queue)) && launched) {
                wrong |= data[63] != 5;
            }
            if (event) {
                urEventRelease(event);
            }
            urUSMFree(context, data);
        }
    }
    if (queue) {
        urQueueRelease(queue);
    }
    if (kernel) {
        urKernelRelease(kernel);
    }
    if (program) {
        urProgramRelease(program);
    }
}

/* What each of two executables does: pages that were freed apart are one allocation, whose last
 * byte goes to the host. */
static ur_exp_graph_handle_t capture(ur_queue_handle_t queue, unsigned char *last) {
    enum { PAGE = 2 << 20 };
    ur_exp_graph_handle_t graph = NULL;
    void *pages[3] = {NULL, NULL, NULL};
    unsigned char *large = NULL;
    if (!ok(urQueueBeginGraphCaptureExp(queue))) {
        return NULL;
    }
    bool good = true;
    for (int i = 0; i < 3; ++i) {
        good = good &&
               ok(urEnqueueUSMDeviceAllocExp(queue, NULL, PAGE, NULL, 0, NULL, &pages[i], NULL));
    }
    good = good && ok(urEnqueueUSMFreeExp(queue, NULL, pages[0], 0, NULL, NULL)) &&
           ok(urEnqueueUSMFreeExp(queue, NULL, pages[2], 0, NULL, NULL)) &&
           ok(urEnqueueUSMDeviceAllocExp(queue, NULL, 2 * PAGE, NULL, 0, NULL, (void **)&large,
                                         NULL)) &&
           ok(urEnqueueUSMFill(queue, large, 1, "\x5a", 2 * PAGE, 0, NULL, NULL)) &&
           ok(urEnqueueUSMFill(queue, pages[1], 1, "\x01", PAGE, 0, NULL, NULL)) &&
           ok(urEnqueueUSMMemcpy(queue, false, last, large + 2 * PAGE - 1, 1, 0, NULL, NULL));
    if (!ok(urQueueEndGraphCaptureExp(queue, &graph))) {
        return NULL; /* the capture goes with its queue */
    }
    if (!good) {
        urGraphDestroyExp(graph);
    }
    return good ? graph : NULL;
}

static void graphs(void) {
    ur_queue_handle_t queue = NULL;
    unsigned char *last = NULL;
    if (!ok(urUSMHostAlloc(context, NULL, NULL, 1, (void **)&last))) {
        return;
    }
    if (!ok(urQueueCreate(context, device, NULL, &queue))) {
        urUSMFree(context, last);
        return;
    }
    ur_exp_graph_handle_t graph = capture(queue, last);
    for (int i = 0; graph && i < 2; ++i) {
        ur_exp_executable_graph_handle_t executable = NULL;
        *last = 0;
        if (!ok(urGraphInstantiateGraphExp(graph, &executable))) {
            continue;
        }
        bool ran = ok(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
        if (ok(urQueueFinish(queue)) && ran) {
            wrong |= *last != 0x5a;
        }
        for (int tries = 0; tries < 3 && !ok(urGraphExecutableGraphDestroyExp(executable));
             ++tries) {
            (void)urQueueFinish(queue);
        }
    }
    if (graph) {
        urGraphDestroyExp(graph);
    }
    urQueueRelease(queue);
    urUSMFree(context, last);
}

int main(int argc, char **argv) {
    ur_adapter_handle_t adapter = NULL;
    ur_platform_handle_t platform = NULL;
    uint32_t count = 0;
    if (!ok(urLoaderInit(0, NULL)) || !ok(urAdapterGet(1, &adapter, NULL))) {
        return 2;
    }
    if (ok(urPlatformGet(adapter, 1, &platform, &count)) && count &&
        ok(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL)) &&
        ok(urContextCreate(1, &device, NULL, &context))) {
        usm_and_events(0);
        usm_and_events(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE |
                       UR_QUEUE_FLAG_PROFILING_ENABLE);
        buffers();
        graphs();
        if (argc > 1) {
            kernels(argv[1]);
        }
        urContextRelease(context);
    }
    urAdapterRelease(adapter);
    urLoaderTearDown();
    return wrong;
}
