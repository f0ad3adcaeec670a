/* The end of a process in which a user event was never completed, with commands, a callback and an
 * allocation behind it. With an argument the program first gives up its references. */
#include <stdio.h>
#include <stdlib.h>

#include "ur_user_event.h"

static void check(ur_result_t result, const char *what) {
    if (result != UR_RESULT_SUCCESS) {
        printf("%s: 0x%x\n", what, (unsigned)result);
        exit(1);
    }
}
#define OK(call) check(call, #call)

static void called(ur_event_handle_t event, ur_execution_info_t status, void *user) {
    (void)event, (void)status, (void)user;
}

int main(int argc, char **argv) {
    (void)argv;
    ur_adapter_handle_t adapter = NULL;
    ur_platform_handle_t platform = NULL;
    ur_device_handle_t device = NULL;
    ur_context_handle_t context = NULL;
    ur_queue_handle_t queue = NULL;
    ur_mem_handle_t mem = NULL;
    ur_event_handle_t user = NULL, filled = NULL, marker = NULL;
    unsigned char value = 1;
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, NULL));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    OK(urContextCreate(1, &device, NULL, &context));
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 4096, NULL, &mem));
    OK(urEventCreateUserExp(context, &user));
    OK(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, 4096, 1, &user, &filled));
    OK(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, &marker));
    OK(urEventSetCallback(user, UR_EXECUTION_INFO_COMPLETE, called, NULL));
    OK(urEventSetCallback(filled, UR_EXECUTION_INFO_COMPLETE, called, NULL));
    if (argc > 1) {
        OK(urEventRelease(user));
        OK(urEventRelease(filled));
        OK(urEventRelease(marker));
        OK(urMemRelease(mem));
        OK(urQueueRelease(queue));
        OK(urContextRelease(context));
        OK(urAdapterRelease(adapter));
        OK(urLoaderTearDown());
    }
    printf("the program ends\n");
    return 0;
}
