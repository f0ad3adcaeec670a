/* The driver as the allocator of USM wants it (adapters/common/pool/backend.h). */
#include "stream.h"

static struct stream_place *place_for(ur_context_handle_t context, ur_device_handle_t device) {
    struct stream_place *place = device ? stream_context_place(context, device) : NULL;
    return place ? place : context->places[0];
}

/* Memory that the allocator took, whether it gave it out or not: the driver knows it, and that says nothing to a program
 * that asks about a pointer. Few and large, so a list will do. */
struct segment {
    char *memory;
    size_t size;
    void *raw; /* as the driver gave it; in front of `memory` where that had to be aligned */
    struct segment *next;
};
static pthread_mutex_t segment_lock = PTHREAD_MUTEX_INITIALIZER; /* guards segments */
static struct segment *segments;

bool stream_is_reserved(const void *pointer) {
    bool found = false;
    pthread_mutex_lock(&segment_lock);
    for (struct segment *at = segments; at && !found; at = at->next) {
        found = (const char *)pointer >= at->memory && (const char *)pointer < at->memory + at->size;
    }
    pthread_mutex_unlock(&segment_lock);
    return found;
}

/* What the driver is to be given back for this memory. */
static void *forget_segment(void *memory) {
    void *raw = memory;
    pthread_mutex_lock(&segment_lock);
    for (struct segment **at = &segments; *at; at = &(*at)->next) {
        if ((*at)->memory == memory) {
            struct segment *dead = *at;
            raw = dead->raw;
            *at = dead->next;
            free(dead);
            break;
        }
    }
    pthread_mutex_unlock(&segment_lock);
    return raw;
}

static drv_result take(ur_pool_mem_t type, size_t size, void **memory) {
    return type == UR_POOL_HOST     ? drv_alloc_host(memory, size)
           : type == UR_POOL_DEVICE ? drv_alloc_device(memory, size)
                                    : drv_alloc_managed(memory, size);
}

static void give(ur_pool_mem_t type, void *memory) {
    (void)(type == UR_POOL_HOST     ? drv_free_host(memory)
           : type == UR_POOL_DEVICE ? drv_free_device(memory)
                                    : drv_free_managed(memory));
}

static ur_result_t reserve(void *context, void *device, ur_pool_mem_t type, size_t size, size_t align,
                           uint32_t flags, void **out) {
    (void)flags;
    ur_result_t result = stream_enter(place_for(context, device));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct segment *segment = malloc(sizeof(*segment));
    if (!segment) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    void *raw = NULL;
    drv_result native = take(type, size, &raw);
    if (native == DRV_OK && align && (uintptr_t)raw % align != 0) {
        /* More aligned than the driver does by itself. */
        give(type, raw);
        native = size > SIZE_MAX - align ? DRV_NO_MEMORY : take(type, size + align, &raw);
    }
    if (native == DRV_OK) {
        char *memory = raw;
        if (align && (uintptr_t)raw % align != 0) {
            memory += align - (uintptr_t)raw % align;
        }
        *segment = (struct segment){.memory = memory, .size = size, .raw = raw};
        pthread_mutex_lock(&segment_lock);
        segment->next = segments;
        segments = segment;
        pthread_mutex_unlock(&segment_lock);
        *out = memory;
        return UR_RESULT_SUCCESS;
    }
    free(segment);
    if (native == DRV_NO_MEMORY) {
        return type == UR_POOL_HOST ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    return stream_fail(native, "allocating memory");
}

static void release(void *context_, void *device, ur_pool_mem_t type, void *memory, size_t size) {
    ur_context_handle_t context = context_;
    (void)size;
    struct stream_place *place = place_for(context, device);
    void *raw = forget_segment(memory);
    if (drv_make_current(place->native) != DRV_OK) {
        return; /* the device is lost and its memory with it */
    }
    struct stream_foreign *foreign = stream_foreign_take(context, memory, STREAM_REGISTERED);
    if (foreign) {
        (void)drv_host_unregister(foreign->base);
        free(foreign);
        return;
    }
    foreign = stream_foreign_take(context, memory, STREAM_IPC);
    if (foreign) {
        (void)drv_ipc_memory_close(foreign->base);
        free(foreign);
        return;
    }
    give(type, raw);
}

static ur_event_state_t event_state(void *event_) {
    ur_event_handle_t event = event_;
    if (atomic_load_explicit(&event->state, memory_order_acquire) != STREAM_EVENT_PENDING) {
        return UR_EVENT_DONE;
    }
    if (drv_make_current(event->place->native) != DRV_OK) {
        return UR_EVENT_DONE;
    }
    return stream_event_done(event) ? UR_EVENT_DONE : UR_EVENT_PENDING;
}

static void event_retain(void *event) {
    ur_object_retain(&((ur_event_handle_t)event)->object);
}

static void event_release(void *event) {
    stream_event_drop(event);
}

static const ur_stamp_t *event_stamp(void *event_) {
    ur_event_handle_t event = event_;
    return event->stamp.point.chain.lane || event->stamp.point.epoch.lane ? &event->stamp : NULL;
}

static void event_settle(void *event_) {
    ur_event_handle_t event = event_;
    if (drv_make_current(event->place->native) == DRV_OK) {
        (void)stream_event_wait(event);
    }
}

static ur_result_t queue_wait(void *queue, void *const *events, uint32_t count) {
    struct stream_command c;
    ur_result_t result =
        stream_begin(&c, queue, UR_COMMAND_EVENTS_WAIT, count, (const ur_event_handle_t *)events, false);
    return result == UR_RESULT_SUCCESS ? stream_end(&c, result, false, NULL) : result;
}

/* Out of order and with nothing that is still under way, or only one thing: no event of the driver is needed. */
static ur_result_t signal_cheaply(ur_queue_handle_t queue, ur_command_t kind, ur_event_handle_t same_as,
                                  void *const *events, uint32_t count, ur_event_handle_t *out) {
    ur_event_handle_t event;
    ur_result_t result = stream_event_take_bare(queue, kind, &event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const ur_stamp_t *stamp = count == 1 ? event_stamp(events[0]) : NULL;
    pthread_mutex_lock(&queue->lock);
    if (same_as) {
        ur_object_retain(&same_as->object);
        event->same_as = same_as;
        event->track = same_as->track;
        event->serial = same_as->serial;
    } else {
        event->track = STREAM_TRACKS; /* of no stream */
        event->serial = 0;
        atomic_store_explicit(&event->state, STREAM_EVENT_DONE, memory_order_release);
    }
    ur_lane_submit(queue->lane, &stamp, count == 1, &event->stamp);
    pthread_mutex_unlock(&queue->lock);
    *out = event;
    return UR_RESULT_SUCCESS;
}

static ur_result_t signal(void *queue_, ur_command_t kind, void *const *events, uint32_t count, void **out) {
    ur_queue_handle_t queue = queue_;
    const ur_event_handle_t *waits = (const ur_event_handle_t *)events;
    if (!queue->in_order && !queue->profiling && count <= 1) {
        pthread_mutex_lock(&queue->lock);
        bool barrier = queue->barrier != 0 && !event_state(queue->barrier_event);
        pthread_mutex_unlock(&queue->lock);
        if (!barrier) {
            ur_event_handle_t pending = NULL;
            if (count && !event_state(waits[0])) {
                pending = waits[0]->same_as ? waits[0]->same_as : waits[0];
            }
            return signal_cheaply(queue, kind, pending, events, count, (ur_event_handle_t *)out);
        }
    }
    struct stream_command c;
    ur_result_t result = stream_begin(&c, queue, kind, count, count ? waits : NULL, true);
    return result == UR_RESULT_SUCCESS ? stream_end(&c, result, false, (ur_event_handle_t *)out) : result;
}

static ur_result_t zero(void *queue, void *memory, size_t size, void *const *events, uint32_t count,
                        void **event) {
    struct stream_command c;
    ur_result_t result = stream_begin(&c, queue, UR_COMMAND_USM_FILL, count,
                                      count ? (const ur_event_handle_t *)events : NULL, event != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_check(drv_fill(memory, 0, 1, size, c.stream), "zeroing memory");
    return stream_end(&c, result, false, (ur_event_handle_t *)event);
}

static ur_result_t zero_now(void *context, void *device, ur_pool_mem_t type, void *memory, size_t size) {
    (void)type;
    struct stream_place *place = place_for(context, device);
    drv_stream stream;
    ur_result_t result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_place_idle(place, &stream);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_check(drv_fill(memory, 0, 1, size, stream), "zeroing memory");
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_stream_wait(stream), "zeroing memory");
    }
    stream_place_put_idle(place, stream);
    return result;
}

const ur_pool_backend_t stream_pool_backend = {
    .reserve = reserve,
    .release = release,
    .event_state = event_state,
    .event_retain = event_retain,
    .event_release = event_release,
    .event_stamp = event_stamp,
    .event_settle = event_settle,
    .queue_wait = queue_wait,
    .signal = signal,
    .zero = zero,
    .zero_now = zero_now,
    .max_align = (size_t)2 << 20,
    .granularity = (size_t)2 << 20, /* the drivers' own unit of device memory */
};
