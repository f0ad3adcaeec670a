/* An adapter with contexts, queues, events, USM and command buffers, over a driver that is memcpy
 * and memset: a command has run when its call returns.
 *
 * What a driver's adapter has more is the time between the two. Where it matters is said below. All
 * that this file does not define comes from lib/: adapters and platforms (entry/), pools and USM in
 * the order of a queue (pool/, entry/pool_entry.h), command buffers (graph/).
 * docs/writing-an-adapter.md goes through it. */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/info.h"
#include "base/wait.h"
#include "entry/device.h"
#include "entry/handles.h"
#include "entry/queue_check.h"
#include "entry/self.h"
#include "graph/run_times.h"

struct ur_platform_handle_t_ {
    ur_object object;
};
struct ur_device_handle_t_ {
    ur_object object;
};
/* An event names its context and its queue and must keep neither, since the pool keeps events and
 * belongs to the context. So these two have a second count: at the end of `refs` they give up what
 * they own, at the end of `holds` their memory goes. */
struct ur_context_handle_t_ {
    UR_CONTEXT_BASE;
    _Atomic uint32_t holds;
    struct ur_pool *plain; /* where urUSM*Alloc allocates without a pool */
};
struct ur_queue_handle_t_ {
    UR_QUEUE_BASE; /* the context is retained as long as the queue is, and held */
    _Atomic uint32_t holds;
    pthread_mutex_t lock; /* from a command's run until its place in the lane is recorded */
    struct ur_lane *lane; /* the order of its commands, by which the pool reuses memory */
};
struct ur_event_handle_t_ {
    UR_EVENT_BASE; /* context and queue are held */
    ur_command_t command;
    struct ur_stamp stamp; /* its place in the order */
};

/* How every GetInfo begins, once its handle was checked. */
#define BEGIN_INFO()                                                                               \
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};                                        \
    ur_result_t result = ur_info_check(out);                                                       \
    if (result != UR_RESULT_SUCCESS) {                                                             \
        return result;                                                                             \
    }

/* These live as long as the library. */
static struct ur_platform_handle_t_ the_platform = {{&ur_shown, UR_KIND_PLATFORM, 1}};
static struct ur_device_handle_t_ the_device = {{&ur_shown, UR_KIND_DEVICE, 1}};

/* ---- adapter, platform, device --------------------------------------------------------------- */

static ur_result_t find_platforms(struct ur_platforms *found) {
    found->list[found->count++] = &the_platform;
    return UR_RESULT_SUCCESS;
}

static const char *platform_text(ur_platform_handle_t platform, ur_platform_info_t what,
                                 char room[UR_PLATFORM_ROOM]) {
    (void)platform, (void)room;
    switch (what) {
    case UR_PLATFORM_INFO_NAME:
        return "Example platform with queues";
    case UR_PLATFORM_INFO_VENDOR_NAME:
        return "Example";
    case UR_PLATFORM_INFO_VERSION:
        return "1.0";
    default:
        return NULL;
    }
}

static const char *platform_option(ur_platform_handle_t platform, const char *frontend) {
    (void)platform, (void)frontend;
    return NULL; /* it compiles nothing */
}

static const struct ur_self self = {.log_name = "EXAMPLE",
                                    .title = "the example",
                                    .backend = UR_BACKEND_UNKNOWN,
                                    .find = find_platforms,
                                    .text = platform_text,
                                    .option = platform_option};

static bool is_of_type(ur_device_handle_t device, ur_device_type_t type) {
    (void)device;
    return type == UR_DEVICE_TYPE_DEFAULT || type == UR_DEVICE_TYPE_CPU;
}

ur_result_t urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                        uint32_t NumEntries, ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    UR_CHECK_PLATFORM(hPlatform);
    const ur_device_handle_t devices[] = {&the_device};
    return ur_devices_get(devices, 1, is_of_type, DeviceType, NumEntries, phDevices, pNumDevices);
}

#define NOT_COUNTED(name)                                                                          \
    ur_result_t name(ur_device_handle_t hDevice) {                                                 \
        UR_CHECK_DEVICE(hDevice);                                                                  \
        return UR_RESULT_SUCCESS;                                                                  \
    }
NOT_COUNTED(urDeviceRetain)
NOT_COUNTED(urDeviceRelease)

ur_result_t urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                            void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_DEVICE(hDevice);
    BEGIN_INFO();
    switch ((int)propName) {
    case UR_DEVICE_INFO_NAME:
        return ur_info_string(out, "Example device with queues");
    case UR_DEVICE_INFO_TYPE:
        return ur_info_value(out, ur_device_type_t, UR_DEVICE_TYPE_CPU);
    case UR_DEVICE_INFO_PLATFORM:
        return ur_info_value(out, ur_platform_handle_t, &the_platform);
    case UR_DEVICE_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, 1);
    case UR_DEVICE_INFO_USM_HOST_SUPPORT:
    case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
    case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
        return ur_info_value(out, ur_device_usm_access_capability_flags_t,
                             UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS);
    case UR_DEVICE_INFO_USM_POOL_SUPPORT:
    case UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP:
    case UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, true);
    default: /* what no adapter has to answer for itself */
        return ur_device_rest(propName, 0, out);
    }
}

/* ---- contexts -------------------------------------------------------------------------------- */

static void context_hold(ur_context_handle_t context) {
    atomic_fetch_add_explicit(&context->holds, 1, memory_order_relaxed);
}

static void context_unhold(ur_context_handle_t context) {
    if (atomic_fetch_sub_explicit(&context->holds, 1, memory_order_acq_rel) == 1) {
        free(context);
    }
}

static void context_retain(ur_context_handle_t context) {
    ur_object_retain(&context->object);
}

static void context_release(ur_context_handle_t context) {
    if (ur_object_release(&context->object)) {
        ur_pool_slots_fini(&context->slots);
        ur_pool_space_destroy(context->space);
        context_unhold(context);
    }
}

static bool context_has(ur_context_handle_t context, ur_device_handle_t device) {
    (void)context;
    return device == &the_device;
}

static const struct ur_pool_backend backend;

ur_result_t urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                            const ur_context_properties_t *pProperties,
                            ur_context_handle_t *phContext) {
    UR_CHECK_POINTER(phContext);
    ur_result_t result = ur_context_check(DeviceCount, phDevices, pProperties);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_context_handle_t context = calloc(1, sizeof(*context));
    if (!context || !(context->space = ur_pool_space_create(&backend, context))) {
        free(context);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&context->object, UR_KIND_CONTEXT);
    atomic_init(&context->holds, 1);
    result = ur_pool_create_plain(context->space, false, 0, &context->plain);
    if (result != UR_RESULT_SUCCESS) {
        ur_pool_space_destroy(context->space);
        free(context);
        return result;
    }
    *phContext = context;
    return UR_RESULT_SUCCESS;
}

ur_result_t urContextRelease(ur_context_handle_t hContext) {
    UR_CHECK_CONTEXT(hContext);
    context_release(hContext);
    return UR_RESULT_SUCCESS;
}

ur_result_t urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    BEGIN_INFO();
    switch ((int)propName) {
    case UR_CONTEXT_INFO_NUM_DEVICES:
        return ur_info_value(out, uint32_t, 1);
    case UR_CONTEXT_INFO_DEVICES:
        return ur_info_value(out, ur_device_handle_t, &the_device);
    case UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT:
    case UR_CONTEXT_INFO_USM_FILL2D_SUPPORT:
        return ur_info_value(out, ur_bool_t, false);
    case UR_CONTEXT_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hContext->object));
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* ---- queues ---------------------------------------------------------------------------------- */

static void queue_unhold(ur_queue_handle_t queue) {
    if (atomic_fetch_sub_explicit(&queue->holds, 1, memory_order_acq_rel) == 1) {
        context_unhold(queue->context);
        pthread_mutex_destroy(&queue->lock);
        free(queue);
    }
}

ur_result_t urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                          const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phQueue);
    ur_queue_flags_t flags = pProperties ? pProperties->flags : 0;
    ur_result_t result = ur_queue_flags_check(flags);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_queue_handle_t queue = calloc(1, sizeof(*queue));
    /* Also queues that need not keep the order do. */
    struct ur_lane *lane = queue ? ur_lane_create(&backend, queue, true) : NULL;
    if (!lane) {
        free(queue);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&queue->object, UR_KIND_QUEUE);
    atomic_init(&queue->holds, 1);
    pthread_mutex_init(&queue->lock, NULL);
    context_retain(hContext);
    context_hold(hContext);
    queue->context = hContext;
    queue->device = hDevice;
    queue->flags = flags;
    queue->lane = lane;
    ur_pool_queue_init(&queue->pool, hContext->space, queue, hDevice, lane);
    *phQueue = queue;
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueRelease(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    if (ur_object_release(&hQueue->object)) {
        ur_context_handle_t context = hQueue->context;
        ur_pool_queue_fini(&hQueue->pool); /* then a driver's own queue goes */
        ur_lane_release(hQueue->lane);
        queue_unhold(hQueue);
        context_release(context);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_QUEUE(hQueue);
    BEGIN_INFO();
    switch ((int)propName) {
    case UR_QUEUE_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hQueue->context);
    case UR_QUEUE_INFO_DEVICE:
        return ur_info_value(out, ur_device_handle_t, hQueue->device);
    case UR_QUEUE_INFO_FLAGS:
        return ur_info_value(out, ur_queue_flags_t, hQueue->flags);
    case UR_QUEUE_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hQueue->object));
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urQueueFinish(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    uint64_t given = ur_lane_given(hQueue->lane); /* read before a driver is waited for */
    ur_pool_queue_finished(&hQueue->pool, given);
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueFlush(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    return UR_RESULT_SUCCESS;
}

/* ---- events ---------------------------------------------------------------------------------- */

static void event_release(void *pointer) {
    ur_event_handle_t event = pointer;
    if (ur_object_release(&event->object)) {
        ur_run_times_free(event->run);
        queue_unhold(event->queue);
        context_unhold(event->context);
        free(event);
    }
}

ur_result_t urEventRelease(ur_event_handle_t hEvent) {
    UR_CHECK_EVENT(hEvent);
    event_release(hEvent);
    return UR_RESULT_SUCCESS;
}

ur_result_t urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    return ur_wait_list_check(numEvents, phEventWaitList);
}

ur_result_t urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_EVENT(hEvent);
    BEGIN_INFO();
    switch ((int)propName) {
    case UR_EVENT_INFO_COMMAND_QUEUE:
        return ur_info_value(out, ur_queue_handle_t, hEvent->queue);
    case UR_EVENT_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hEvent->context);
    case UR_EVENT_INFO_COMMAND_TYPE:
        return ur_info_value(out, ur_command_t, hEvent->command);
    case UR_EVENT_INFO_COMMAND_EXECUTION_STATUS:
        return ur_info_value(out, ur_event_status_t, UR_EVENT_STATUS_COMPLETE);
    case UR_EVENT_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hEvent->object));
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* ---- commands -------------------------------------------------------------------------------- */

/* `size` bytes of what is at `from`, again and again. */
struct work {
    ur_command_t type;
    void *to;
    const void *from;
    size_t size, times;
};

/* A command: its work, and its place in the order with what it waits for. All of that is complete
 * here; a driver would be given the list with the command. */
static ur_result_t run(ur_queue_handle_t queue, struct work work, uint32_t count,
                       const ur_event_handle_t *waits, ur_event_handle_t *out) {
    enum { MOST = 16 }; /* of more, the pool is told nothing */
    const struct ur_stamp *stamps[MOST];
    ur_event_handle_t event = NULL;
    if (out && !(event = calloc(1, sizeof(*event)))) { /* without `out` nobody wants one */
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    count = count < MOST ? count : MOST;
    for (uint32_t i = 0; i < count; ++i) {
        stamps[i] = &waits[i]->stamp;
    }
    pthread_mutex_lock(&queue->lock);
    for (size_t i = 0; i < work.times; ++i) {
        memmove((char *)work.to + i * work.size, work.from, work.size);
    }
    ur_lane_submit(queue->lane, stamps, count, event ? &event->stamp : NULL);
    pthread_mutex_unlock(&queue->lock);
    if (event) {
        ur_object_init(&event->object, UR_KIND_EVENT);
        event->context = queue->context;
        event->queue = queue;
        event->command = work.type;
        context_hold(queue->context);
        atomic_fetch_add_explicit(&queue->holds, 1, memory_order_relaxed);
        *out = event;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_and_run(ur_queue_handle_t queue, struct work work, uint32_t count,
                                 const ur_event_handle_t *waits, ur_event_handle_t *out) {
    UR_CHECK_QUEUE(queue);
    ur_result_t result = ur_wait_list_check(count, waits);
    return result != UR_RESULT_SUCCESS ? result : run(queue, work, count, waits, out);
}

#define WAIT_ALONE(name, type_of_it)                                                               \
    ur_result_t name(ur_queue_handle_t hQueue, uint32_t count, const ur_event_handle_t *waits,     \
                     ur_event_handle_t *phEvent) {                                                 \
        return check_and_run(hQueue, (struct work){.type = type_of_it}, count, waits, phEvent);    \
    }
WAIT_ALONE(urEnqueueEventsWait, UR_COMMAND_EVENTS_WAIT)
WAIT_ALONE(urEnqueueEventsWaitWithBarrier, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER)

ur_result_t urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                               const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *phEvent) {
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    (void)blocking;
    const struct work work = {UR_COMMAND_USM_MEMCPY, pDst, pSrc, size, 1};
    return check_and_run(hQueue, work, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                             const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                             const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(pPattern);
    if (!patternSize || !size || size % patternSize) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0, "%zu bytes by a pattern of %zu", size,
                       patternSize);
    }
    const struct work work = {UR_COMMAND_USM_FILL, pMem, pPattern, patternSize, size / patternSize};
    return check_and_run(hQueue, work, numEventsInWaitList, phEventWaitList, phEvent);
}

/* ---- what the pool asks (pool/backend.h) ----------------------------------------------------- */

static bool pool_context_retain(void *context) {
    return ur_object_retain_live(&((ur_context_handle_t)context)->object);
}

static void pool_context_release(void *context) {
    context_release(context);
}

static ur_result_t reserve(void *context, void *device, enum ur_pool_mem type, size_t size,
                           size_t align, uint32_t flags, void **out) {
    (void)context, (void)device, (void)type, (void)flags;
    align = align < 256 ? 256 : align;
    void *memory = aligned_alloc(align, (size + align - 1) / align * align);
    if (!memory) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    }
    *out = memory;
    return UR_RESULT_SUCCESS;
}

static void release(void *context, void *device, enum ur_pool_mem type, void *memory, size_t size) {
    (void)context, (void)device, (void)type, (void)size;
    free(memory);
}

static enum ur_event_state event_state(void *event) {
    (void)event;
    return UR_EVENT_DONE;
}

static void event_retain(void *event) {
    ur_object_retain(event);
}

static const struct ur_stamp *event_stamp(void *event) {
    return &((ur_event_handle_t)event)->stamp;
}

static ur_result_t queue_wait(void *queue, void *const *events, uint32_t count) {
    const struct work work = {.type = UR_COMMAND_EVENTS_WAIT};
    return run(queue, work, count, (const ur_event_handle_t *)events, NULL);
}

static ur_result_t signal_event(void *queue, ur_command_t kind, void *const *events, uint32_t count,
                                void **event) {
    const struct work work = {.type = kind};
    return run(queue, work, count, (const ur_event_handle_t *)events, (ur_event_handle_t *)event);
}

static ur_result_t zero(void *queue, void *memory, size_t size, void *const *events, uint32_t count,
                        void **event) {
    const struct work work = {UR_COMMAND_USM_FILL, memory, "", 1, size};
    return run(queue, work, count, (const ur_event_handle_t *)events, (ur_event_handle_t *)event);
}

static ur_result_t zero_now(void *context, void *device, enum ur_pool_mem type, void *memory,
                            size_t size) {
    (void)context, (void)device, (void)type;
    memset(memory, 0, size);
    return UR_RESULT_SUCCESS;
}

static uint64_t queue_reached(void *queue) {
    return ur_lane_seq(((ur_queue_handle_t)queue)->lane);
}

static const struct ur_pool_backend backend = {.context_retain = pool_context_retain,
                                               .context_release = pool_context_release,
                                               .reserve = reserve,
                                               .release = release,
                                               .event_state = event_state,
                                               .event_retain = event_retain,
                                               .event_release = event_release,
                                               .event_stamp = event_stamp,
                                               .queue_wait = queue_wait,
                                               .signal = signal_event,
                                               .queue_reached = queue_reached,
                                               .zero = zero,
                                               .zero_now = zero_now};

/* ---- USM without a queue --------------------------------------------------------------------- */

static ur_result_t allocate(ur_context_handle_t context, ur_device_handle_t device,
                            enum ur_pool_mem type, const ur_usm_desc_t *desc,
                            ur_usm_pool_handle_t pool, size_t size, void **out) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_POINTER(out);
    size_t align = desc ? desc->align : 0;
    return pool ? ur_pool_handle_alloc(context, device, type, pool, size, align, out)
                : ur_pool_alloc(context->plain, device, type, size, align, out);
}

ur_result_t urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                           ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    return allocate(hContext, NULL, UR_POOL_HOST, pUSMDesc, pool, size, ppMem);
}

#define OF_DEVICE(name, type)                                                                      \
    ur_result_t name(ur_context_handle_t hContext, ur_device_handle_t hDevice,                     \
                     const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,        \
                     void **ppMem) {                                                               \
        UR_CHECK_DEVICE(hDevice);                                                                  \
        return allocate(hContext, hDevice, type, pUSMDesc, pool, size, ppMem);                     \
    }
OF_DEVICE(urUSMDeviceAlloc, UR_POOL_DEVICE)
OF_DEVICE(urUSMSharedAlloc, UR_POOL_SHARED)

ur_result_t urUSMFree(ur_context_handle_t hContext, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    return ur_pool_free(hContext->space, pMem, NULL) == UR_FREED_POOL
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "%p is no allocation", pMem);
}

ur_result_t urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                 ur_usm_alloc_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    BEGIN_INFO();
    struct ur_pool_memory found = {.base = NULL}; /* of memory that is none: UR_USM_TYPE_UNKNOWN */
    (void)ur_pool_find(hContext->space, pMem, &found);
    switch ((int)propName) {
    case UR_USM_ALLOC_INFO_TYPE:
        return ur_info_value(out, ur_usm_type_t, (ur_usm_type_t)found.type);
    case UR_USM_ALLOC_INFO_BASE_PTR:
        return ur_info_value(out, void *, found.base);
    case UR_USM_ALLOC_INFO_SIZE:
        return ur_info_value(out, size_t, found.size);
    case UR_USM_ALLOC_INFO_DEVICE:
        return ur_info_value(out, ur_device_handle_t, found.device);
    case UR_USM_ALLOC_INFO_POOL:
        return ur_info_value(out, ur_usm_pool_handle_t, found.pool);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* ---- what shared code asks (base/adapter_ops.h) ---------------------------------------------- */

static bool device_has_usm(ur_device_handle_t device, ur_usm_type_t type) {
    (void)device, (void)type;
    return true;
}

/* Nothing is known of recordings as a whole: their commands are enqueued one by one. */
static const struct ur_graph_ops *graph_ops(ur_context_handle_t context,
                                            ur_device_handle_t device) {
    (void)context, (void)device;
    return NULL;
}

static void event_becomes_run(ur_event_handle_t event, ur_command_t type,
                              struct ur_run_times *times) {
    event->command = type;
    event->run = times;
}

static void event_unasked(ur_event_handle_t event) {
    (void)event; /* none fails */
}

const struct ur_adapter_ops ur_adapter_ops = {.name = "example_queues",
                                              .self = &self,
                                              .context_has = context_has,
                                              .context_retain = context_retain,
                                              .context_release = context_release,
                                              .device_has_usm = device_has_usm,
                                              .graph_ops = graph_ops,
                                              .event_becomes_run = event_becomes_run,
                                              .event_unasked = event_unasked};
