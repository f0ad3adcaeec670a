/* For growth.py: growth N, an even number, has N queues, events, buffers and allocations at once
 * under whatever layers are on, uses each, and gives them back in another order. It runs on the
 * mock adapter. */
#include <stdio.h>
#include <stdlib.h>

#include "mocked.h"

struct item {
    ur_queue_handle_t queue;
    ur_event_handle_t event;
    ur_mem_handle_t buffer;
    void *memory, *pooled;
};

int main(int argc, char **argv) {
    struct mocked m = mocked_open();
    size_t number = (argc > 1 ? strtoul(argv[1], NULL, 10) : 100) & ~(size_t)1;
    struct item *items = calloc(number, sizeof(*items));
    char byte = 0;
    for (size_t i = 0; items && i < number; i++) {
        struct item *it = &items[i];
        OK(urQueueCreate(m.context, m.device, NULL, &it->queue));
        OK(urMemBufferCreate(m.context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &it->buffer));
        OK(urUSMDeviceAlloc(m.context, m.device, NULL, NULL, 4096, &it->memory));
        OK(urEnqueueUSMDeviceAllocExp(it->queue, NULL, 4096, NULL, 0, NULL, &it->pooled, NULL));
        OK(urEnqueueUSMFill(it->queue, it->memory, 1, &byte, 64, 0, NULL, &it->event));
    }
    for (size_t i = 0; items && i < number; i++) {
        struct item *it = &items[i],
                    *other = &items[i ^ 1]; /* what concerns a call does not grow */
        OK(urEnqueueUSMFill(it->queue, it->pooled, 1, &byte, 64, 1, &other->event, NULL));
        OK(urEnqueueMemBufferFill(it->queue, other->buffer, &byte, 1, 0, 64, 0, NULL, NULL));
        OK(urQueueFinish(it->queue));
    }
    for (size_t i = number; items && i-- > 0;) {
        struct item *it = &items[i];
        OK(urEnqueueUSMFreeExp(it->queue, NULL, it->pooled, 0, NULL, NULL));
        OK(urEventRelease(it->event));
        OK(urMemRelease(it->buffer));
        OK(urUSMFree(m.context, it->memory));
        OK(urQueueRelease(it->queue));
    }
    free(items);
    OK(urQueueRelease(m.queue));
    OK(urContextRelease(m.context));
    OK(urAdapterRelease(m.adapter));
    OK(urLoaderTearDown());
    return 0;
}
