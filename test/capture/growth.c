/* For growth.py: growth FLAGS N captures on a queue of the native CPU adapter with these flags: N
 * fills, N allocations each freed at once, and N more that are in use together and freed in another
 * order; of which an executable is made. Then a tenth as many small graphs with executables, all
 * there at once. Nothing runs. */
#include <stdio.h>
#include <stdlib.h>

#include "ur_api.h"

#define OK(call)                                                                                   \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != UR_RESULT_SUCCESS) {                                                        \
            fprintf(stderr, "%s gave 0x%x\n", #call, (unsigned)result_);                           \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static void alloc(ur_queue_handle_t queue, size_t size, void **memory, ur_event_handle_t *event) {
    OK(urEnqueueUSMDeviceAllocExp(queue, NULL, size, NULL, 0, NULL, memory, event));
}

static void give_back(ur_queue_handle_t queue, void *memory, ur_event_handle_t event) {
    OK(urEnqueueUSMFreeExp(queue, NULL, memory, 1, &event, NULL));
    OK(urEventRelease(event));
}

static void capture(ur_queue_handle_t queue, void *target, size_t number) {
    void **memory = calloc(number, sizeof(*memory));
    ur_event_handle_t *events = calloc(number, sizeof(*events)), event;
    char byte = 0;
    void *one;
    for (size_t i = 0; i < number; ++i) {
        OK(urEnqueueUSMFill(queue, target, 1, &byte, 64, 0, NULL, NULL));
    }
    for (size_t i = 0; i < number; ++i) {
        alloc(queue, 1024 + i % 7 * 512, &one, &event);
        give_back(queue, one, event);
    }
    for (size_t i = 0; memory && events && i < number; ++i) {
        alloc(queue, 1024, &memory[i], &events[i]);
    }
    for (size_t i = 0; memory && events && i < number; ++i) {
        size_t other = i * 7919 % number; /* each once: no number here is a multiple of 7919 */
        give_back(queue, memory[other], events[other]);
    }
    free(memory);
    free(events);
}

struct made {
    ur_exp_graph_handle_t graph;
    ur_exp_executable_graph_handle_t executable;
};

static void destroy(struct made *made) {
    OK(urGraphExecutableGraphDestroyExp(made->executable));
    OK(urGraphDestroyExp(made->graph));
}

static void make_many(ur_queue_handle_t queue, void *target, size_t number) {
    struct made *all = calloc(number, sizeof(*all));
    char byte = 0;
    void *memory;
    ur_event_handle_t event;
    for (size_t i = 0; all && i < number; ++i) {
        OK(urQueueBeginGraphCaptureExp(queue));
        alloc(queue, 1024, &memory, &event);
        OK(urEnqueueUSMFill(queue, memory, 1, &byte, 64, 1, &event, NULL));
        OK(urEnqueueUSMFill(queue, target, 1, &byte, 64, 0, NULL, NULL));
        give_back(queue, memory, event);
        OK(urQueueEndGraphCaptureExp(queue, &all[i].graph));
        OK(urGraphInstantiateGraphExp(all[i].graph, &all[i].executable));
    }
    for (size_t i = 0; all && i < number; ++i) {
        destroy(&all[i]);
    }
    free(all);
}

int main(int argc, char **argv) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    struct made whole;
    void *target;
    if (argc != 3) {
        return 2;
    }
    const ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                              (ur_queue_flags_t)strtoul(argv[1], NULL, 0)};
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, NULL));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    OK(urContextCreate(1, &device, NULL, &context));
    OK(urQueueCreate(context, device, &properties, &queue));
    OK(urUSMSharedAlloc(context, device, NULL, NULL, 64, &target));
    OK(urQueueBeginGraphCaptureExp(queue));
    capture(queue, target, strtoul(argv[2], NULL, 10));
    OK(urQueueEndGraphCaptureExp(queue, &whole.graph));
    OK(urGraphInstantiateGraphExp(whole.graph, &whole.executable));
    destroy(&whole);
    make_many(queue, target, strtoul(argv[2], NULL, 10) / 10);
    OK(urUSMFree(context, target));
    OK(urQueueRelease(queue));
    OK(urContextRelease(context));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}
