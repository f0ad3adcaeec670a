/* What stays of a burst of events: the driver counts those that exist. */
#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"

enum { BURST = 1500, FEW = 900 };

static uint32_t (*live)(void);
static ur_context_handle_t context;
static ur_device_handle_t device;
static ur_event_handle_t events[BURST];

static void begin(void) {
    ur_platform_handle_t platform;
    assert_int_equal(platforms(&platform, 1), 1);
    device = first_device(platform);
    void *handle = dlopen(getenv("ZE_ENABLE_ALT_DRIVERS"), RTLD_NOW | RTLD_NOLOAD);
    assert_non_null(handle);
    void *address = dlsym(handle, "ze_software_events");
    assert_non_null(address);
    memcpy(&live, &address, sizeof(address));
    dlclose(handle);
}

static ur_queue_handle_t make_queue(ur_queue_flags_t flags) {
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    ur_queue_handle_t queue = NULL;
    UR(urQueueCreate(context, device, &properties, &queue));
    return queue;
}

/* Commands with an event each, after which a queue may wait for every one of them; `step`: in which
 * order they are released, and whether before they are complete. */
static void burst(ur_queue_handle_t queue, ur_queue_handle_t waiter, uint32_t step, bool early) {
    static unsigned char bytes[2];
    for (uint32_t i = 0; i < BURST; ++i) {
        UR(urEnqueueUSMMemcpy(queue, false, &bytes[0], &bytes[1], 1, 0, NULL, &events[i]));
        if (waiter) {
            UR(urEnqueueEventsWaitWithBarrier(waiter, 1, &events[i], NULL));
        }
        if (early && i + 1 < BURST) {
            UR(urEventRelease(events[i]));
        }
    }
    UR(urEventWait(1, &events[BURST - 1]));
    if (waiter) {
        UR(urQueueFinish(waiter));
    }
    for (uint32_t first = 0; !early && first < step; ++first) {
        for (uint32_t i = first; i < BURST; i += step) {
            UR(urEventRelease(events[i]));
        }
    }
    if (early) {
        UR(urEventRelease(events[BURST - 1]));
    }
    assert_in_range(live(), 0, FEW);
}

static void bursts(ur_queue_flags_t flags) {
    UR(urContextCreate(1, &device, NULL, &context));
    ur_queue_handle_t queue = make_queue(flags), waiter = make_queue(0);
    for (int round = 0; round < 2; ++round) {
        burst(queue, NULL, 1, false);
        burst(queue, NULL, 97, false); /* some of each pool of the driver's are last */
        burst(queue, waiter, 1, false);
        if (!(flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)) {
            burst(queue, NULL, 1, true); /* out of order a wait for one tells of no other */
        }
    }
    burst(queue, waiter, 1, true);
    UR(urQueueFinish(queue));
    UR(urQueueRelease(waiter));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    assert_int_equal(live(), 0);
}

/* The queue lives on with what it keeps for later. */
void burst_ends(void **state) {
    (void)state;
    begin();
    bursts(0);
    bursts(UR_QUEUE_FLAG_PROFILING_ENABLE);
    bursts(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    UR(urAdapterRelease(adapter));
}
