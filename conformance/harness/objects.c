/* Objects that end with the test. */
#include <stdlib.h>

#include "conf.h"

static void release_context(void *context) {
    urContextRelease(context);
}

static void release_queue(void *queue) {
    urQueueFinish(queue);
    urQueueRelease(queue);
}

static void release_event(void *event) {
    urEventRelease(event);
}

static void release_mem(void *mem) {
    urMemRelease(mem);
}

static void release_program(void *program) {
    urProgramRelease(program);
}

static void release_kernel(void *kernel) {
    urKernelRelease(kernel);
}

static void finish_queue(void *queue) {
    urQueueFinish(queue);
}

static void free_usm(void *pointer) {
    urUSMFree(conf.context, pointer);
}

ur_context_handle_t conf_new_context(void) {
    ur_context_handle_t context = NULL;
    UR(urContextCreate(1, &conf.device, NULL, &context));
    conf_defer(release_context, context);
    return context;
}

ur_queue_handle_t conf_queue_in(ur_context_handle_t context, ur_queue_flags_t flags) {
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    ur_queue_handle_t queue = NULL;
    UR(conf_queue_create(context, &properties, &queue));
    CHECK(queue != NULL);
    conf_defer_settled(finish_queue, release_queue, queue);
    return queue;
}

ur_queue_handle_t conf_queue(ur_queue_flags_t flags) {
    return conf_queue_in(conf.context, flags);
}

void conf_own_mem(ur_mem_handle_t mem) {
    conf_defer(release_mem, mem);
}

void conf_own_program(ur_program_handle_t program) {
    conf_defer(release_program, program);
}

void conf_own_kernel(ur_kernel_handle_t kernel) {
    conf_defer(release_kernel, kernel);
}

struct slot {
    void *handle; /* first */
    void (*release)(void *handle);
};

static void release_slot(void *data) {
    struct slot *slot = data;
    if (slot->handle) {
        slot->release(slot->handle);
    }
}

void *conf_slot(void (*release)(void *handle)) {
    struct slot *slot = conf_alloc(sizeof *slot);
    slot->release = release;
    conf_defer(release_slot, slot);
    return slot;
}

void conf_own_usm(void *pointer) {
    conf_defer(free_usm, pointer);
}

ur_mem_handle_t conf_buffer(size_t size) {
    ur_mem_handle_t mem = NULL;
    UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, size, NULL, &mem));
    CHECK(mem != NULL);
    conf_own_mem(mem);
    return mem;
}

void *conf_usm(ur_usm_type_t type, size_t size) {
    void *pointer = NULL;
    switch (type) {
    case UR_USM_TYPE_HOST:
        UR_OR_UNSUPPORTED(urUSMHostAlloc(conf.context, NULL, NULL, size, &pointer));
        break;
    case UR_USM_TYPE_SHARED:
        UR_OR_UNSUPPORTED(urUSMSharedAlloc(conf.context, conf.device, NULL, NULL, size, &pointer));
        break;
    default:
        UR_OR_UNSUPPORTED(urUSMDeviceAlloc(conf.context, conf.device, NULL, NULL, size, &pointer));
        break;
    }
    CHECK(pointer != NULL);
    conf_own_usm(pointer);
    return pointer;
}

ur_usm_type_t conf_usm_type(void) {
    static const ur_usm_type_t order[] = {UR_USM_TYPE_DEVICE, UR_USM_TYPE_SHARED, UR_USM_TYPE_HOST};
    for (size_t i = 0; i < CONF_COUNT(order); ++i) {
        if (conf_has_usm(order[i])) {
            return order[i];
        }
    }
    conf_unsupported("the device claims no access to any type of USM");
}

ur_event_handle_t conf_event(ur_event_handle_t event) {
    CHECK(event != NULL);
    conf_defer(release_event, event);
    return event;
}

ur_result_t conf_alloc_async(ur_usm_type_t type, ur_queue_handle_t queue, ur_usm_pool_handle_t pool,
                             size_t size, uint32_t waits, const ur_event_handle_t *wait,
                             void **pointer, ur_event_handle_t *event) {
    switch (type) {
    case UR_USM_TYPE_HOST:
        return urEnqueueUSMHostAllocExp(queue, pool, size, NULL, waits, wait, pointer, event);
    case UR_USM_TYPE_SHARED:
        return urEnqueueUSMSharedAllocExp(queue, pool, size, NULL, waits, wait, pointer, event);
    default:
        return urEnqueueUSMDeviceAllocExp(queue, pool, size, NULL, waits, wait, pointer, event);
    }
}

void *conf_alloc(size_t size) {
    void *pointer = calloc(1, size ? size : 1);
    CHECK(pointer != NULL);
    conf_defer(free, pointer);
    return pointer;
}
