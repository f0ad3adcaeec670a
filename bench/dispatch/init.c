/* Prints how long urLoaderInit takes, in microseconds, the first time in a process and then warm.
 *
 * usage: dispatch_init LIBUR_LOADER_SO
 */
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "ur_api.h"

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

int main(int argc, char **argv) {
    ur_result_t (*init)(ur_device_init_flags_t, ur_loader_config_handle_t);
    ur_result_t (*tear_down)(void);
    void *loader = argc == 2 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : NULL;
    double times[2];

    if (!loader) {
        fprintf(stderr, "usage: dispatch_init LIBUR_LOADER_SO\n%s\n", argc == 2 ? dlerror() : "");
        return 2;
    }
    void *symbol = dlsym(loader, "urLoaderInit");
    memcpy(&init, &symbol, sizeof(symbol));
    symbol = dlsym(loader, "urLoaderTearDown");
    memcpy(&tear_down, &symbol, sizeof(symbol));
    for (int i = 0; i < 2; i++) {
        double start = now();
        if (init(0, NULL) != UR_RESULT_SUCCESS) {
            return 2;
        }
        times[i] = now() - start;
        if (tear_down() != UR_RESULT_SUCCESS) {
            return 2;
        }
    }
    printf("%.1f %.1f\n", times[0], times[1]);
    return 0;
}
