#include "patience.h"

#include <time.h>

#include "os/patience.h"
#include "place.h"

/* What a thread waits for in one way says nothing of the others. */
static _Thread_local struct ur_patience patience[STREAM_WAITS];

static bool over(drv_stream stream, drv_event event) {
    drv_result result = event ? drv_event_query(event) : drv_stream_query(stream);
    return result != DRV_NOT_READY; /* the driver's own wait tells what failed */
}

static drv_result wait(enum stream_wait_kind kind, drv_stream stream, drv_event event) {
    struct ur_patience *mine = &patience[kind];
    uint64_t start = stream_host_time(), nap;
    while ((nap = ur_patience_nap(mine, stream_host_time() - start)) && !over(stream, event)) {
        nanosleep(&(struct timespec){.tv_nsec = (long)nap}, NULL);
    }
    drv_result result = event ? drv_event_wait(event) : drv_stream_wait(stream);
    ur_patience_learn(mine, stream_host_time() - start);
    return result;
}

drv_result stream_wait_for_stream(enum stream_wait_kind kind, drv_stream stream) {
    return wait(kind, stream, NULL);
}

drv_result stream_wait_for_event(drv_event event) {
    return wait(STREAM_WAIT_EVENT, NULL, event);
}
