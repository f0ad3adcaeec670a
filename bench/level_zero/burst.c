/* What a burst of events leaves in the process: N commands with an event each, all finished and
 * then released, while the queue lives on.
 *
 *     burst N */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "../check.h"
#include "ur_api.h"

static double resident_mb(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%*s %ld", &pages) != 1) {
        exit(1);
    }
    fclose(file);
    return (double)pages * (double)sysconf(_SC_PAGESIZE) / 1e6;
}

int main(int argc, char **argv) {
    long count = argc == 2 ? strtol(argv[1], NULL, 10) : 100000;
    ur_event_handle_t *events = calloc((size_t)(count > 0 ? count : 1), sizeof(*events));
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(1, &adapter, NULL));
    UR(urPlatformGet(adapter, 1, &platform, NULL));
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_DEFAULT, 1, &device, NULL));
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    double before = resident_mb();
    for (long i = 0; events && i < count; ++i) {
        UR(urEnqueueEventsWait(queue, 0, NULL, &events[i]));
    }
    UR(urQueueFinish(queue));
    double most = resident_mb();
    for (long i = 0; events && i < count; ++i) {
        UR(urEventRelease(events[i]));
    }
    malloc_trim(0);
    printf("%ld events: %.0f MB while they live, %.0f MB when all are released\n", count,
           most - before, resident_mb() - before);
    free(events);
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
    return 0;
}
