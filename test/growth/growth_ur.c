/* For growth.py: growth_ur CASE N does something N times through an adapter.
 *
 *   callbacks  N callbacks for one event that is not complete, then N behind one that is stuck
 *   markers    N barriers and N markers on a queue out of order that is stuck
 *   devices    N times the sub-devices of one compute unit, released oldest first
 *   unmaps     N maps of one buffer, unmapped oldest first
 *   pools      N pools, released oldest first: half of them with an allocation, freed later
 *   thresholds N waits beside N pools, of which one has a threshold
 *   users      N user events, each with a command behind it, completed oldest first
 *   contexts   N contexts with a queue that has run something, then N buffers in one more
 *
 * Choose the adapter with UR_ADAPTERS_FORCE_LOAD. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_user_event.h"

#define OK(call)                                                                                   \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != UR_RESULT_SUCCESS) {                                                        \
            fprintf(stderr, "%s gave 0x%x\n", #call, (unsigned)result_);                           \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static ur_device_handle_t device;
static ur_context_handle_t context;
static ur_queue_handle_t queue, wide; /* in order, and out of order */

static void *make_room(size_t count, size_t size) {
    void *made = calloc(count, size);
    if (!made) {
        exit(1);
    }
    return made;
}

/* ---- a gate, which nobody is to look at again and again: what waits there is not counted -------
 */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static unsigned opened; /* gates: the first so many */
static size_t heard;

static void wait_at_gate(void *number) {
    pthread_mutex_lock(&lock);
    while (opened < *(const unsigned *)number) {
        pthread_cond_wait(&changed, &lock);
    }
    pthread_mutex_unlock(&lock);
}

static void open_gate(void) {
    pthread_mutex_lock(&lock);
    ++opened;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

static void wait_in_callback(ur_event_handle_t event, ur_execution_info_t status, void *number) {
    (void)event;
    (void)status;
    wait_at_gate(number);
}

static void hear(ur_event_handle_t event, ur_execution_info_t status, void *most) {
    (void)event;
    (void)status;
    pthread_mutex_lock(&lock);
    if (++heard == *(size_t *)most) {
        pthread_cond_broadcast(&changed);
    }
    pthread_mutex_unlock(&lock);
}

static void wait_until_heard(size_t most) {
    pthread_mutex_lock(&lock);
    while (heard < most) {
        pthread_cond_wait(&changed, &lock);
    }
    pthread_mutex_unlock(&lock);
}

/* ---- cases ----------------------------------------------------------------------------------- */

static unsigned first = 1, second = 2;

static void add_callbacks(ur_event_handle_t event, size_t number, size_t *most) {
    for (size_t i = 0; i < number; ++i) {
        OK(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, hear, most));
    }
}

static void callbacks(size_t number) {
    ur_event_handle_t stuck;
    size_t half = number, whole = 2 * number;
    OK(urEnqueueHostTaskExp(queue, wait_at_gate, &first, NULL, 0, NULL, &stuck));
    add_callbacks(stuck, number, &half);
    open_gate();
    OK(urQueueFinish(queue));
    wait_until_heard(half);
    OK(urEventSetCallback(stuck, UR_EXECUTION_INFO_COMPLETE, wait_in_callback, &second));
    add_callbacks(stuck, number, &whole);
    open_gate();
    wait_until_heard(whole);
    OK(urEventRelease(stuck));
}

static void markers(size_t number) {
    ur_event_handle_t stuck, *events = make_room(2 * number, sizeof(*events));
    OK(urEnqueueHostTaskExp(queue, wait_at_gate, &first, NULL, 0, NULL, &stuck));
    OK(urEnqueueEventsWaitWithBarrier(wide, 1, &stuck, NULL));
    for (size_t i = 0; i < number; ++i) {
        OK(urEnqueueEventsWaitWithBarrier(wide, 0, NULL, &events[2 * i]));
        OK(urEnqueueEventsWait(wide, 0, NULL, &events[2 * i + 1]));
    }
    open_gate();
    OK(urQueueFinish(wide));
    for (size_t i = 0; i < 2 * number; ++i) {
        OK(urEventRelease(events[i]));
    }
    OK(urEventRelease(stuck));
    free(events);
}

static void devices(size_t number) {
    const ur_device_partition_property_t by_one = {UR_DEVICE_PARTITION_EQUALLY, {.equally = 1}};
    const ur_device_partition_properties_t properties = {
        UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, NULL, &by_one, 1};
    ur_device_handle_t *all = make_room(number, sizeof(*all));
    for (size_t i = 0; i < number; ++i) {
        ur_result_t result = urDevicePartition(device, &properties, 1, &all[i], NULL);
        if (result == UR_RESULT_ERROR_DEVICE_PARTITION_FAILED) {
            fprintf(stderr, "growth_ur: the device has one compute unit\n");
            exit(77);
        }
        OK(result);
    }
    for (size_t i = 0; i < number; ++i) {
        OK(urDeviceRelease(all[i]));
    }
    free(all);
}

static void unmaps(size_t number) {
    ur_mem_handle_t buffer;
    void **maps = make_room(number, sizeof(*maps));
    OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, number, NULL, &buffer));
    for (size_t i = 0; i < number; ++i) {
        OK(urEnqueueMemBufferMap(queue, buffer, false, UR_MAP_FLAG_WRITE_INVALIDATE_REGION, i, 1, 0,
                                 NULL, NULL, &maps[i]));
    }
    for (size_t i = 0; i < number; ++i) {
        OK(urEnqueueMemUnmap(queue, buffer, maps[i], 0, NULL, NULL));
    }
    OK(urQueueFinish(queue));
    OK(urMemRelease(buffer));
    free(maps);
}

static void pools(size_t number) {
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t *all = make_room(number, sizeof(*all));
    void **memory = make_room(number, sizeof(*memory));
    for (size_t i = 0; i < number; ++i) {
        OK(urUSMPoolCreate(context, &desc, &all[i]));
        if (i % 2) {
            OK(urEnqueueUSMDeviceAllocExp(queue, all[i], 64, NULL, 0, NULL, &memory[i], NULL));
        }
    }
    for (size_t i = 0; i < number; ++i) {
        OK(urUSMPoolRelease(all[i]));
    }
    for (size_t i = 0; i < number; ++i) {
        if (memory[i]) {
            OK(urEnqueueUSMFreeExp(queue, NULL, memory[i], 0, NULL, NULL));
        }
    }
    OK(urQueueFinish(queue));
    free(memory);
    free(all);
}

static void thresholds(size_t number) {
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t *all = make_room(number, sizeof(*all));
    size_t keep = 1 << 20;
    for (size_t i = 0; i < number; ++i) {
        OK(urUSMPoolCreate(context, &desc, &all[i]));
    }
    OK(urUSMPoolSetInfoExp(all[0], UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, &keep, sizeof(keep)));
    for (size_t i = 0; i < number; ++i) {
        OK(urEnqueueEventsWait(queue, 0, NULL, NULL));
        OK(urQueueFinish(queue));
    }
    for (size_t i = 0; i < number; ++i) {
        OK(urUSMPoolRelease(all[i]));
    }
    free(all);
}

static void users(size_t number) {
    ur_event_handle_t *all = make_room(number, sizeof(*all));
    for (size_t i = 0; i < number; ++i) {
        OK(urEventCreateUserExp(context, &all[i]));
        OK(urEnqueueEventsWait(wide, 1, &all[i], NULL));
    }
    for (size_t i = 0; i < number; ++i) {
        OK(urEventSetStatusExp(all[i], UR_EVENT_STATUS_COMPLETE));
    }
    OK(urQueueFinish(wide));
    for (size_t i = 0; i < number; ++i) {
        OK(urEventRelease(all[i]));
    }
    free(all);
}

static ur_queue_handle_t make_queue_in(ur_context_handle_t in, ur_queue_flags_t flags) {
    const ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    ur_queue_handle_t made;
    OK(urQueueCreate(in, device, &properties, &made));
    return made;
}

static ur_queue_handle_t make_queue(ur_queue_flags_t flags) {
    return make_queue_in(context, flags);
}

static void make_buffer(void) {
    ur_mem_handle_t buffer;
    OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 4096, NULL, &buffer));
    OK(urMemRelease(buffer));
}

static void contexts(size_t number) {
    ur_context_handle_t *all = make_room(number, sizeof(*all));
    ur_queue_handle_t *queues = make_room(number, sizeof(*queues));
    for (size_t i = 0; i < number; ++i) {
        OK(urContextCreate(1, &device, NULL, &all[i]));
        queues[i] = make_queue_in(all[i], 0);
        OK(urEnqueueEventsWait(queues[i], 0, NULL, NULL));
        OK(urQueueFinish(queues[i]));
    }
    for (size_t i = 0; i < number; ++i) {
        make_buffer();
    }
    for (size_t i = 0; i < number; ++i) {
        OK(urQueueRelease(queues[i]));
        OK(urContextRelease(all[i]));
    }
    free(queues);
    free(all);
}

static const struct {
    const char *name;
    void (*run)(size_t number);
} cases[] = {{"callbacks", callbacks},   {"markers", markers},  {"devices", devices},
             {"unmaps", unmaps},         {"pools", pools},      {"users", users},
             {"thresholds", thresholds}, {"contexts", contexts}};

int main(int argc, char **argv) {
    enum { CASES = sizeof(cases) / sizeof(*cases) };
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    size_t known = 0;
    while (argc == 3 && known < CASES && strcmp(argv[1], cases[known].name) != 0) {
        ++known;
    }
    if (argc != 3 || known == CASES) {
        return 2;
    }
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, NULL));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    OK(urContextCreate(1, &device, NULL, &context));
    queue = make_queue(0);
    wide = make_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    cases[known].run(strtoul(argv[2], NULL, 10));
    OK(urQueueRelease(queue));
    OK(urQueueRelease(wide));
    OK(urContextRelease(context));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}
