/* Memory in the order of a queue, and a command buffer, on a device without kernels: what the
 * adapter of queues.c has, used. */
#include <stdio.h>
#include <stdlib.h>

#include "ur_api.h"

enum { COUNT = 1000, RUNS = 3 };

static void check(ur_result_t result, const char *call) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "%s gave 0x%x\n", call, (unsigned)result);
        exit(1);
    }
}
#define CHECK(call) check(call, #call)

/* `flags` of the queue; each run fills `a`, and copies that to `b`. */
static void run_buffer(ur_context_handle_t context, ur_device_handle_t device,
                       ur_queue_flags_t flags) {
    const size_t size = COUNT * sizeof(int);
    const int seven = 7;
    ur_queue_properties_t properties = {.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
                                        .flags = flags};
    ur_queue_handle_t queue;
    CHECK(urQueueCreate(context, device, &properties, &queue));
    int *a, *b, *host = calloc(COUNT, sizeof(int));
    ur_event_handle_t allocated[2];
    CHECK(urEnqueueUSMDeviceAllocExp(queue, NULL, size, NULL, 0, NULL, (void **)&a, &allocated[0]));
    CHECK(urEnqueueUSMDeviceAllocExp(queue, NULL, size, NULL, 0, NULL, (void **)&b, &allocated[1]));

    ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC};
    ur_exp_command_buffer_handle_t buffer;
    ur_exp_command_buffer_sync_point_t filled;
    CHECK(urCommandBufferCreateExp(context, device, &desc, &buffer));
    CHECK(urCommandBufferAppendUSMFillExp(buffer, a, &seven, sizeof(seven), size, 0, NULL, 0, NULL,
                                          &filled, NULL, NULL));
    CHECK(urCommandBufferAppendUSMMemcpyExp(buffer, b, a, size, 1, &filled, 0, NULL, NULL, NULL,
                                            NULL));
    CHECK(urCommandBufferFinalizeExp(buffer));
    for (int run = 0; run < RUNS; ++run) {
        const int zero = 0;
        ur_event_handle_t cleared, done, read;
        CHECK(urEnqueueUSMFill(queue, b, sizeof(zero), &zero, size, 2, allocated, &cleared));
        CHECK(urEnqueueCommandBufferExp(queue, buffer, 1, &cleared, &done));
        CHECK(urEnqueueUSMMemcpy(queue, false, host, b, size, 1, &done, &read));
        CHECK(urEventWait(1, &read));
        for (int i = 0; i < COUNT; ++i) {
            if (host[i] != seven) {
                fprintf(stderr, "run %d: element %d is %d, not %d\n", run, i, host[i], seven);
                exit(1);
            }
            host[i] = 0;
        }
        CHECK(urEventRelease(cleared));
        CHECK(urEventRelease(done));
        CHECK(urEventRelease(read));
    }
    CHECK(urCommandBufferReleaseExp(buffer));
    CHECK(urEnqueueUSMFreeExp(queue, NULL, a, 0, NULL, NULL));
    CHECK(urEnqueueUSMFreeExp(queue, NULL, b, 0, NULL, NULL));
    CHECK(urQueueFinish(queue));
    CHECK(urEventRelease(allocated[0]));
    CHECK(urEventRelease(allocated[1]));
    CHECK(urQueueRelease(queue));
    free(host);
}

int main(void) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    CHECK(urLoaderInit(0, NULL));
    CHECK(urAdapterGet(1, &adapter, NULL));
    CHECK(urPlatformGet(adapter, 1, &platform, NULL));
    CHECK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    CHECK(urContextCreate(1, &device, NULL, &context));
    run_buffer(context, device, 0);
    run_buffer(context, device, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    CHECK(urContextRelease(context));
    CHECK(urDeviceRelease(device));
    CHECK(urAdapterRelease(adapter));
    CHECK(urLoaderTearDown());
    printf("%d runs in order and %d out of order\n", RUNS, RUNS);
    return 0;
}
