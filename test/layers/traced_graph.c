/* Runs of graphs to trace: traced_graph in|out [task]. On the first device there is: a command
 * buffer of a fill, a copy behind it and a fill beside them, twice, and a captured queue of a fill
 * and a copy, with a host task behind them if asked for. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_api.h"

#define OK(call)                                                                                   \
    do {                                                                                           \
        if ((call) != UR_RESULT_SUCCESS) {                                                         \
            fprintf(stderr, "%s failed\n", #call);                                                 \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

enum { SIZE = 1 << 20 };

static ur_context_handle_t context;
static ur_device_handle_t device;
static ur_queue_handle_t queue;
static char *memory[3];

static void run_buffer(void) {
    const ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC,
                                               .enableProfiling = true};
    ur_exp_command_buffer_handle_t buffer;
    ur_exp_command_buffer_sync_point_t point;
    char one = 1, two = 2;
    OK(urCommandBufferCreateExp(context, device, &desc, &buffer));
    OK(urCommandBufferAppendUSMFillExp(buffer, memory[0], &one, 1, SIZE, 0, NULL, 0, NULL, &point,
                                       NULL, NULL));
    OK(urCommandBufferAppendUSMMemcpyExp(buffer, memory[1], memory[0], SIZE, 1, &point, 0, NULL,
                                         NULL, NULL, NULL));
    OK(urCommandBufferAppendUSMFillExp(buffer, memory[2], &two, 1, SIZE / 2, 0, NULL, 0, NULL, NULL,
                                       NULL, NULL));
    OK(urCommandBufferFinalizeExp(buffer));
    for (int i = 0; i < 2; i++) {
        OK(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    }
    OK(urQueueFinish(queue));
    OK(urCommandBufferReleaseExp(buffer));
}

static void task(void *data) {
    ++*(int *)data;
}

static void run_graph(bool with_task) {
    ur_exp_graph_handle_t graph;
    ur_exp_executable_graph_handle_t executable;
    ur_event_handle_t first, second;
    char three = 3;
    int ran = 0;
    OK(urQueueBeginGraphCaptureExp(queue));
    OK(urEnqueueUSMFill(queue, memory[0], 1, &three, SIZE, 0, NULL, &first));
    OK(urEnqueueUSMMemcpy(queue, false, memory[1], memory[0], SIZE, 1, &first, &second));
    if (with_task) {
        OK(urEnqueueHostTaskExp(queue, task, &ran, NULL, 1, &second, NULL));
    }
    OK(urQueueEndGraphCaptureExp(queue, &graph));
    OK(urEventRelease(first));
    OK(urEventRelease(second));
    OK(urGraphInstantiateGraphExp(graph, &executable));
    OK(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    OK(urGraphExecutableGraphDestroyExp(executable));
    OK(urGraphDestroyExp(graph));
    if (memory[1][SIZE - 1] != 3 || memory[2][0] != 2 || ran != with_task) {
        fprintf(stderr, "the graphs have not run\n");
        exit(1);
    }
}

int main(int argc, char **argv) {
    if (argc < 2) {
        return 2;
    }
    const ur_queue_properties_t properties = {
        UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
        strcmp(argv[1], "out") == 0 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0};
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, NULL));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    OK(urContextCreate(1, &device, NULL, &context));
    OK(urQueueCreate(context, device, &properties, &queue));
    for (int i = 0; i < 3; i++) {
        OK(urUSMHostAlloc(context, NULL, NULL, SIZE, (void **)&memory[i]));
    }
    run_buffer();
    run_graph(argc > 2);
    for (int i = 0; i < 3; i++) {
        OK(urUSMFree(context, memory[i]));
    }
    OK(urQueueRelease(queue));
    OK(urContextRelease(context));
    OK(urDeviceRelease(device));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}
