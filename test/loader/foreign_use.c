/* What a program does with the first device of an adapter: a queue, memory of every kind, fills,
 * copies, events.
 *
 * Prints what worked; ends with 1 and the reason at the first call that does not do what it says.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_api.h"
#include "ur_print.h"

#define COUNT 4096

#define CALL(call)                                                                                 \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != UR_RESULT_SUCCESS) {                                                        \
            char text_[80];                                                                        \
            size_t size_ = 0;                                                                      \
            urPrintResult(result_, text_, sizeof(text_), &size_);                                  \
            fprintf(stderr, "%s gave %s\n", #call, text_);                                         \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static void must(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "%s\n", what);
        exit(1);
    }
}

static ur_adapter_handle_t adapters[8];
static uint32_t adapter_count;
static ur_device_handle_t device;
static ur_context_handle_t context;

static void find_device(void) {
    CALL(urLoaderInit(0, NULL));
    CALL(urAdapterGet(8, adapters, &adapter_count));
    for (uint32_t i = 0; i < adapter_count && i < 8 && !device; ++i) {
        ur_platform_handle_t platforms[8];
        uint32_t platform_count = 0;
        if (urPlatformGet(adapters[i], 8, platforms, &platform_count) != UR_RESULT_SUCCESS) {
            continue;
        }
        for (uint32_t j = 0; j < platform_count && j < 8 && !device; ++j) {
            uint32_t count = 0;
            if (urDeviceGet(platforms[j], UR_DEVICE_TYPE_ALL, 1, &device, &count) !=
                UR_RESULT_SUCCESS) {
                device = NULL;
            }
        }
    }
    must(device != NULL, "no adapter shows a device");
    char name[256] = "";
    CALL(urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, sizeof(name), name, NULL));
    printf("device: %s\n", name);
}

/* Fills device memory, copies it through shared memory to the host, each step after the one before.
 */
static void copy_through(ur_queue_handle_t queue) {
    uint32_t *host = NULL, *shared = NULL, *far = NULL;
    const uint32_t pattern = 0x600df00d;
    const size_t size = COUNT * sizeof(uint32_t);
    ur_event_handle_t filled = NULL, copied = NULL;
    CALL(urUSMHostAlloc(context, NULL, NULL, size, (void **)&host));
    CALL(urUSMSharedAlloc(context, device, NULL, NULL, size, (void **)&shared));
    CALL(urUSMDeviceAlloc(context, device, NULL, NULL, size, (void **)&far));
    memset(host, 0, size);
    CALL(urEnqueueUSMFill(queue, far, sizeof(pattern), &pattern, size, 0, NULL, &filled));
    CALL(urEnqueueUSMMemcpy(queue, false, shared, far, size, 1, &filled, &copied));
    CALL(urEnqueueUSMMemcpy(queue, true, host, shared, size, 1, &copied, NULL));
    for (size_t i = 0; i < COUNT; ++i) {
        must(host[i] == pattern && shared[i] == pattern,
             "what was copied is not what was filled in");
    }
    ur_event_status_t status = UR_EVENT_STATUS_SUBMITTED;
    CALL(urEventGetInfo(copied, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                        NULL));
    must(status == UR_EVENT_STATUS_COMPLETE, "the copy before a blocking one is not complete");
    ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
    CALL(urUSMGetMemAllocInfo(context, far, UR_USM_ALLOC_INFO_TYPE, sizeof(type), &type, NULL));
    must(type == UR_USM_TYPE_DEVICE, "device memory is not known as such");
    CALL(urEventRelease(filled));
    CALL(urEventRelease(copied));
    CALL(urUSMFree(context, far));
    CALL(urUSMFree(context, shared));
    CALL(urUSMFree(context, host));
}

static void through_a_buffer(ur_queue_handle_t queue) {
    uint8_t out[256], back[256] = {0};
    ur_mem_handle_t buffer = NULL;
    for (size_t i = 0; i < sizeof(out); ++i) {
        out[i] = (uint8_t)(i * 7);
    }
    CALL(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof(out), NULL, &buffer));
    /* An event, for Intel's OpenCL on a CPU reorders also what was waited for. */
    ur_event_handle_t written = NULL;
    CALL(urEnqueueMemBufferWrite(queue, buffer, true, 0, sizeof(out), out, 0, NULL, &written));
    CALL(urEnqueueMemBufferRead(queue, buffer, true, 0, sizeof(back), back, 1, &written, NULL));
    CALL(urEventRelease(written));
    must(memcmp(out, back, sizeof(out)) == 0, "a buffer does not give back what was written to it");
    CALL(urMemRelease(buffer));
}

int main(void) {
    find_device();
    CALL(urContextCreate(1, &device, NULL, &context));
    for (unsigned i = 0; i < 2; ++i) {
        ur_queue_handle_t queue = NULL;
        ur_queue_properties_t properties = {
            UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
            i ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE : 0};
        CALL(urQueueCreate(context, device, &properties, &queue));
        copy_through(queue);
        through_a_buffer(queue);
        CALL(urQueueFinish(queue));
        CALL(urQueueRelease(queue));
        printf("queue %s: USM of all kinds, fill, copies, a buffer\n",
               i ? "out of order" : "in order");
    }
    CALL(urContextRelease(context));
    for (uint32_t i = 0; i < adapter_count && i < 8; ++i) {
        CALL(urAdapterRelease(adapters[i]));
    }
    CALL(urLoaderTearDown());
    puts("all of it worked");
    return 0;
}
