/* For growth.py: growth_order N has N queues with an asynchronous allocation that is live each, and
 * one queue that comes after all of them. What is allocated, enqueued, finished and waited for
 * there, and between queues that come after each other again and again, costs the same however many
 * there are. */
#include <stdio.h>
#include <stdlib.h>

#include "mocked.h"

int main(int argc, char **argv) {
    struct mocked m = mocked_open();
    size_t number = argc > 1 ? strtoul(argv[1], NULL, 10) : 100;
    ur_queue_handle_t *queues = calloc(number, sizeof(*queues)), hub, other;
    void *memory;
    char byte = 0;
    OK(urQueueCreate(m.context, m.device, NULL, &hub));
    OK(urQueueCreate(m.context, m.device, NULL, &other));
    for (size_t i = 0; queues && i < number; i++) {
        ur_event_handle_t event;
        OK(urQueueCreate(m.context, m.device, NULL, &queues[i]));
        OK(urEnqueueUSMDeviceAllocExp(queues[i], NULL, 4096, NULL, 0, NULL, &memory, &event));
        OK(urEnqueueUSMFill(hub, memory, 1, &byte, 64, 1, &event, NULL));
        OK(urEventRelease(event));
    }
    for (size_t i = 0; queues && i < number; i++) {
        ur_event_handle_t event, back;
        OK(urEnqueueUSMDeviceAllocExp(hub, NULL, 4096, NULL, 0, NULL, &memory, NULL));
        OK(urEnqueueUSMFill(hub, memory, 1, &byte, 64, 0, NULL, &event));
        OK(urEnqueueUSMFill(other, memory, 1, &byte, 64, 1, &event, &back));
        OK(urEnqueueUSMFreeExp(hub, NULL, memory, 1, &back, NULL));
        OK(urEventWait(1, &event));
        OK(urEventWait(1, &back));
        OK(urQueueFinish(hub));
        OK(urEventRelease(event));
        OK(urEventRelease(back));
    }
    for (size_t i = 0; queues && i < number; i++) {
        OK(urQueueRelease(queues[i]));
    }
    free(queues);
    OK(urQueueRelease(hub));
    OK(urQueueRelease(other));
    OK(urQueueRelease(m.queue));
    OK(urContextRelease(m.context));
    OK(urAdapterRelease(m.adapter));
    OK(urLoaderTearDown());
    return 0;
}
