/* Native events. Level Zero makes them in pools; here they are taken from the context and given
 * back, never destroyed before the context is. */
#include <sched.h>
#include <stdlib.h>

#include "ze.h"

enum { SLAB_EVENTS = 64 };

struct ze_event_slab {
    struct ze_event_slab *next;
    ze_event_pool_handle_t pool;
    enum ze_event_kind kind;
    uint32_t made;
    struct ze_native_event events[SLAB_EVENTS];
};

static ur_result_t slab_new(ur_context_handle_t context, enum ze_event_kind kind,
                            struct ze_event_slab **out) {
    struct ze_event_slab *slab = calloc(1, sizeof(*slab));
    ze_device_handle_t *devices = calloc(context->device_count, sizeof(*devices));
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (slab && devices) {
        for (uint32_t i = 0; i < context->device_count; ++i) {
            devices[i] = context->devices[i]->ze;
        }
        ze_counter_based_pool_desc counter = {.stype = ZE_STYPE_COUNTER_BASED_EVENT_POOL,
                                              .flags = ZE_COUNTER_BASED_IMMEDIATE};
        ze_event_pool_desc_t desc = {
            .stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC,
            .pNext = ze_kind_counts(kind) ? &counter : NULL,
            .flags = (kind == ZE_EVENT_DEVICE ? 0 : ZE_EVENT_POOL_FLAG_HOST_VISIBLE) |
                     (ze_kind_timed(kind) ? ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP : 0),
            .count = SLAB_EVENTS};
        slab->kind = kind;
        result = ZE_CHECK(zeEventPoolCreate, context->ze, &desc, context->device_count, devices,
                          &slab->pool);
    }
    free(devices);
    if (result) {
        free(slab);
        return result;
    }
    *out = slab;
    return result;
}

ur_result_t ze_native_event_take(ur_context_handle_t context, enum ze_event_kind kind,
                                 struct ze_native_event **out) {
    ur_spin_lock(&context->event_lock);
    struct ze_native_event *event = context->spare[kind];
    if (event) {
        context->spare[kind] = event->next;
    }
    ur_spin_unlock(&context->event_lock);
    if (event) {
        *out = event;
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&context->lock);
    struct ze_event_slab *slab = context->slabs;
    while (slab && (slab->kind != kind || slab->made == SLAB_EVENTS)) {
        slab = slab->next;
    }
    if (!slab) {
        result = slab_new(context, kind, &slab);
        if (!result) {
            slab->next = context->slabs;
            context->slabs = slab;
        }
    }
    if (!result) {
        ze_event_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_EVENT_DESC,
                                .index = slab->made,
                                .signal = kind == ZE_EVENT_DEVICE ? ZE_EVENT_SCOPE_FLAG_DEVICE
                                                                  : ZE_EVENT_SCOPE_FLAG_HOST,
                                .wait = kind == ZE_EVENT_DEVICE ? ZE_EVENT_SCOPE_FLAG_DEVICE
                                                                : ZE_EVENT_SCOPE_FLAG_HOST};
        event = &slab->events[slab->made];
        result = ZE_CHECK(zeEventCreate, slab->pool, &desc, &event->ze);
        if (!result) {
            slab->made += 1;
            *out = event;
        }
    }
    pthread_mutex_unlock(&context->lock);
    return result;
}

void ze_native_event_put(ur_context_handle_t context, enum ze_event_kind kind,
                         struct ze_native_event *event) {
    ur_spin_lock(&context->event_lock);
    if (!atomic_load_explicit(&context->events_gone, memory_order_relaxed)) {
        event->next = context->spare[kind];
        context->spare[kind] = event;
    }
    ur_spin_unlock(&context->event_lock);
}

void ze_event_pools_destroy(ur_context_handle_t context) {
    struct ze_event_slab *slab = context->slabs;
    ur_spin_lock(&context->event_lock); /* a thread of ours may be giving one back */
    atomic_store(&context->events_gone, true);
    ur_spin_unlock(&context->event_lock);
    /* All queues have finished, so that those who wait for an event do not wait long. */
    while (atomic_load(&context->pins)) {
        sched_yield();
    }
    while (slab) {
        struct ze_event_slab *next = slab->next;
        for (uint32_t i = 0; i < slab->made; ++i) {
            ze.zeEventDestroy(slab->events[i].ze);
        }
        ze.zeEventPoolDestroy(slab->pool);
        free(slab);
        slab = next;
    }
    context->slabs = NULL;
}
