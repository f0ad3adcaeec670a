/* One operation through the loader, many times, while something else is large.
 *
 *   pool_costs_ur regions SIZE COUNT     a plain allocation and its free, with SIZE registered
 * regions
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

int main(int argc, char **argv) {
    enum { PAGE = 4096 };
    if (argc != 4 || strcmp(argv[1], "regions") != 0) {
        fprintf(stderr, "usage: %s regions SIZE COUNT\n", argv[0]);
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
    char *pages =
        mmap(NULL, size * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) {
        return 1;
    }
    for (unsigned long i = 0; i < size; ++i) {
        TRY(urUSMImportExp(context, pages + i * PAGE, PAGE));
    }
    for (unsigned long i = 0; i < count; ++i) {
        void *memory;
        TRY(urUSMDeviceAlloc(context, device, NULL, NULL, 256, &memory));
        TRY(urUSMFree(context, memory));
    }
    _Exit(0); /* the rest goes with the process: it is not what is counted */
}
