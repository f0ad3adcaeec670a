/* Allocate and free in pairs through the loader, on an in-order queue of the first device.
 *
 *   pool_pair_ur same|mixed COUNT
 *
 * Choose the adapter with UR_ADAPTERS_FORCE_LOAD. Under callgrind, pair.sh counts the instructions
 * of a pair. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ur_api.h"

#define TRY(call)                                                                                  \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_) {                                                                             \
            fprintf(stderr, "%s: result %d\n", #call, (int)result_);                               \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: %s same|mixed COUNT\n", argv[0]);
        return 2;
    }
    int mixed = !strcmp(argv[1], "mixed");
    unsigned long count = strtoul(argv[2], NULL, 10);
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    uint32_t found = 0;
    TRY(urLoaderInit(0, NULL));
    TRY(urAdapterGet(1, &adapter, &found));
    TRY(urPlatformGet(adapter, 1, &platform, &found));
    if (!found) {
        fprintf(stderr, "no platform\n");
        return 1;
    }
    TRY(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, &found));
    TRY(urContextCreate(1, &device, NULL, &context));
    TRY(urQueueCreate(context, device, NULL, &queue));
    unsigned long long state = 1;
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (unsigned long i = 0; i < count; ++i) {
        size_t size = 4096;
        if (mixed) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            size = 1 + (size_t)(state >> 33) % ((size_t)1 << (6 + (state >> 60)));
        }
        void *memory;
        TRY(urEnqueueUSMDeviceAllocExp(queue, NULL, size, NULL, 0, NULL, &memory, NULL));
        TRY(urEnqueueUSMFreeExp(queue, NULL, memory, 0, NULL, NULL));
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%s %lu pairs: %.1f ns a pair\n", argv[1], count,
           ((double)(end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec)) /
               (double)count);
    TRY(urQueueRelease(queue));
    TRY(urContextRelease(context));
    TRY(urAdapterRelease(adapter));
    TRY(urLoaderTearDown());
    return 0;
}
