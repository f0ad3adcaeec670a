/* One operation through the loader, many times, while something else is large.
 *
 *   pool_costs_ur regions SIZE COUNT     a plain allocation and its free, with SIZE registered
 * regions
 *   pool_costs_ur chain SIZE COUNT       an allocation, a fill and a free out of order, each after
 * the one before; SIZE bytes
 *   pool_costs_ur plain SIZE COUNT       a plain allocation, a fill of it, and its plain free, with
 * SIZE other queues that each had a command
 *   pool_costs_ur unordered SIZE COUNT   the same, the fill out of order
 *
 * Choose the adapter with UR_ADAPTERS_FORCE_LOAD. Under callgrind, costs.sh counts the instructions
 * at two sizes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "ur_api.h"

#define TRY(call)                                                                                  \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_) {                                                                             \
            fprintf(stderr, "%s: result %d\n", #call, (int)result_);                               \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static void chain(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                  unsigned long count) {
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    ur_queue_handle_t queue;
    ur_event_handle_t last = NULL;
    unsigned char value = 1;
    TRY(urQueueCreate(context, device, &properties, &queue));
    for (unsigned long i = 0; i < count; ++i) {
        void *memory;
        ur_event_handle_t made, filled, freed;
        TRY(urEnqueueUSMDeviceAllocExp(queue, NULL, size, NULL, last != NULL, last ? &last : NULL,
                                       &memory, &made));
        TRY(urEnqueueUSMFill(queue, memory, 1, &value, size, 1, &made, &filled));
        TRY(urEnqueueUSMFreeExp(queue, NULL, memory, 1, &filled, &freed));
        if (last) {
            TRY(urEventRelease(last));
        }
        TRY(urEventRelease(made));
        TRY(urEventRelease(filled));
        last = freed;
    }
    TRY(urQueueFinish(queue));
}

static ur_queue_handle_t make_queue(ur_context_handle_t context, ur_device_handle_t device,
                                    ur_queue_flags_t flags) {
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    ur_queue_handle_t queue;
    TRY(urQueueCreate(context, device, &properties, &queue));
    return queue;
}

static void plain(ur_context_handle_t context, ur_device_handle_t device, ur_queue_flags_t flags,
                  size_t size, unsigned long count) {
    enum { BYTES = 256 };
    unsigned char value = 1;
    void *other;
    TRY(urUSMDeviceAlloc(context, device, NULL, NULL, BYTES, &other));
    for (size_t i = 0; i < size; ++i) {
        ur_queue_handle_t queue = make_queue(context, device, 0);
        TRY(urEnqueueUSMFill(queue, other, 1, &value, BYTES, 0, NULL, NULL));
        TRY(urQueueFinish(queue));
    }
    ur_queue_handle_t queue = make_queue(context, device, flags);
    for (unsigned long i = 0; i < count; ++i) {
        void *memory;
        TRY(urUSMDeviceAlloc(context, device, NULL, NULL, BYTES, &memory));
        TRY(urEnqueueUSMFill(queue, memory, 1, &value, BYTES, 0, NULL, NULL));
        TRY(urUSMFree(context, memory));
    }
    TRY(urQueueFinish(queue));
}

int main(int argc, char **argv) {
    enum { PAGE = 4096 };
    static const char *const cases[] = {"regions", "chain", "plain", "unordered"};
    size_t known = 0;
    while (argc == 4 && known < 4 && strcmp(argv[1], cases[known]) != 0) {
        ++known;
    }
    if (argc != 4 || known == 4) {
        fprintf(stderr, "usage: %s regions|chain|plain|unordered SIZE COUNT\n", argv[0]);
        return 2;
    }
    unsigned long size = strtoul(argv[2], NULL, 10), count = strtoul(argv[3], NULL, 10);
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    TRY(urLoaderInit(0, NULL));
    TRY(urAdapterGet(1, &adapter, NULL));
    TRY(urPlatformGet(adapter, 1, &platform, NULL));
    TRY(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    TRY(urContextCreate(1, &device, NULL, &context));
    if (!strcmp(argv[1], "chain")) {
        chain(context, device, size, count);
        exit(0);
    }
    if (strcmp(argv[1], "regions") != 0) {
        ur_queue_flags_t flags =
            argv[1][0] == 'u' ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0;
        plain(context, device, flags, size, count);
        _Exit(0);
    }
    char *pages =
        mmap(NULL, size * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) {
        return 1;
    }
    void **memory = malloc(count * sizeof(*memory));
    for (unsigned long i = 0; memory && i < count; ++i) {
        TRY(urUSMDeviceAlloc(context, device, NULL, NULL, 256, &memory[i]));
    }
    for (unsigned long i = 0; i < size; ++i) {
        TRY(urUSMHostAllocRegisterExp(context, pages + i * PAGE, PAGE, NULL));
    }
    for (unsigned long i = 0; memory && i < count; ++i) {
        TRY(urUSMFree(context, memory[i]));
    }
    _Exit(0); /* the rest goes with the process: it is not what is counted */
}
