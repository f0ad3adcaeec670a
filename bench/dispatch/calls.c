/* Calls one entry point many times, once through the loader and once through the adapter's own
 * function pointer, for callgrind to count: each loop is a function that it can be told to collect.
 *
 * usage: dispatch_calls LIBUR_LOADER_SO ADAPTER_INDEX
 *
 * The adapters are those of UR_ADAPTERS_FORCE_LOAD; the queue belongs to the one of that index.
 * Prints the number of calls in each loop.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_ddi.h"

#define CALLS 1000

/* Nothing that the compiler might know about a target of the calls. */
static ur_pfnQueueRetain_t volatile retain;
static ur_pfnEnqueueKernelLaunchWithArgsExp_t volatile launch;
static ur_queue_handle_t queue;

#define LOOP __attribute__((noinline, visibility("default"))) unsigned

#define RETAIN_LOOP(name)                                                                          \
    LOOP name(void);                                                                               \
    LOOP name(void) {                                                                              \
        ur_pfnQueueRetain_t function = retain;                                                     \
        unsigned failures = 0;                                                                     \
        for (int i = 0; i < CALLS; i++) {                                                          \
            failures += function(queue) != UR_RESULT_SUCCESS;                                      \
        }                                                                                          \
        return failures;                                                                           \
    }

/* The stub returns an error unless every argument arrives where it belongs. */
#define LAUNCH_LOOP(name)                                                                          \
    LOOP name(void);                                                                               \
    LOOP name(void) {                                                                              \
        ur_pfnEnqueueKernelLaunchWithArgsExp_t function = launch;                                  \
        unsigned failures = 0;                                                                     \
        for (int i = 0; i < CALLS; i++) {                                                          \
            failures +=                                                                            \
                function(queue, (void *)2, 3, (void *)4, (void *)5, (void *)6, 7, (void *)8,       \
                         (void *)9, 10, (void *)11, (void *)12) != UR_RESULT_SUCCESS;              \
        }                                                                                          \
        return failures;                                                                           \
    }

RETAIN_LOOP(loop_retain_direct)
RETAIN_LOOP(loop_retain_loader)
LAUNCH_LOOP(loop_launch_direct)
LAUNCH_LOOP(loop_launch_loader)

static void *loader;

static void *find(const char *name) {
    void *symbol = dlsym(loader, name);
    if (!symbol) {
        fprintf(stderr, "dispatch_calls: the loader has no %s\n", name);
        exit(2);
    }
    return symbol;
}

static void check(const char *what, ur_result_t result) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "dispatch_calls: %s returned %d\n", what, (int)result);
        exit(2);
    }
}

/* The type of an entry point, called through what dlsym finds. */
#define CALL(name, ...)                                                                            \
    do {                                                                                           \
        ur_pfn##name##_t function_;                                                                \
        void *symbol_ = find("ur" #name);                                                          \
        memcpy(&function_, &symbol_, sizeof(symbol_));                                             \
        check("ur" #name, function_(__VA_ARGS__));                                                 \
    } while (0)

int main(int argc, char **argv) {
    ur_adapter_handle_t adapters[16];
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    uint32_t count = 0;

    if (argc != 3) {
        fputs("usage: dispatch_calls LIBUR_LOADER_SO ADAPTER_INDEX\n", stderr);
        return 2;
    }
    loader = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (!loader) {
        fprintf(stderr, "dispatch_calls: %s\n", dlerror());
        return 2;
    }
    CALL(LoaderInit, 0, NULL);
    CALL(AdapterGet, 16, adapters, &count);
    uint32_t index = (uint32_t)atoi(argv[2]);
    if (index >= count) {
        fprintf(stderr, "dispatch_calls: there are %u adapters\n", count);
        return 2;
    }
    CALL(PlatformGet, adapters[index], 1, &platform, NULL);
    CALL(DeviceGet, platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL);
    CALL(ContextCreate, 1, &device, NULL, &context);
    CALL(QueueCreate, context, device, NULL, &queue);

    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)queue;
    unsigned failures = 0;
    void *symbol;
    ur_pfnQueueRetain_t own_retain;
    ur_pfnEnqueueKernelLaunchWithArgsExp_t own_launch;

    retain = ddi->Queue.pfnRetain;
    failures += loop_retain_direct();
    symbol = find("urQueueRetain");
    memcpy(&own_retain, &symbol, sizeof(symbol));
    retain = own_retain;
    failures += loop_retain_loader();
    launch = ddi->EnqueueExp.pfnKernelLaunchWithArgsExp;
    failures += loop_launch_direct();
    symbol = find("urEnqueueKernelLaunchWithArgsExp");
    memcpy(&own_launch, &symbol, sizeof(symbol));
    launch = own_launch;
    failures += loop_launch_loader();
    printf("%d calls, %u adapters, %u failures\n", CALLS, count, failures);
    return failures ? 2 : 0;
}
