/* The end of a process that has asked a device for all that can be asked, for which a driver may
 * need a context of its own, and has made none. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "ur_api.h"

enum { LAST_INFO = 0x8000 };

static ur_adapter_handle_t adapter;

static void check(ur_result_t result, const char *what) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "%s: 0x%x\n", what, (unsigned)result);
        _exit(1); /* not exit(), which may be under way */
    }
}
#define OK(call) check(call, #call)

static unsigned ask(ur_device_handle_t device) {
    unsigned answers = 0;
    for (unsigned info = 0; info < LAST_INFO; ++info) {
        size_t size = 0;
        if (urDeviceGetInfo(device, (ur_device_info_t)info, 0, NULL, &size) != UR_RESULT_SUCCESS ||
            !size) {
            continue;
        }
        void *value = malloc(size);
        answers += value && urDeviceGetInfo(device, (ur_device_info_t)info, size, value, NULL) ==
                                UR_RESULT_SUCCESS;
        free(value);
    }
    return answers;
}

/* After what drivers registered with atexit. */
__attribute__((destructor)) static void end(void) {
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    fprintf(stderr, "all was released\n");
}

int main(void) {
    ur_platform_handle_t platform = NULL;
    ur_device_handle_t device = NULL;
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, NULL));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    printf("%u answers\n", ask(device));
    return 0;
}
