/* The driver as the allocator of USM wants it (adapters/common/pool/backend.h). */
#include "held.h"
#include "pool/window.h"
#include "stream.h"

static struct stream_place *place_for(ur_context_handle_t context, ur_device_handle_t device) {
    struct stream_place *place = device ? stream_context_place(context, device) : NULL;
    return place ? place : context->places[0];
}

/* ---- memory in parts: addresses, with memory of the driver's smallest piece behind them ------ */

enum { UNIT = STREAM_PIECE };

static struct stream_place *owner_place(ur_window_owner_t owner) {
    return place_for(owner.context, owner.device);
}

static void *take_addresses(ur_window_owner_t owner, size_t size, size_t align) {
    void *start = NULL;
    if (drv_make_current(owner_place(owner)->native) != DRV_OK ||
        drv_reserve(&start, size, NULL) != DRV_OK) {
        return NULL;
    }
    if ((uintptr_t)start % align) {
        (void)drv_unreserve(start, size);
        return NULL;
    }
    return start;
}

static void give_addresses(ur_window_owner_t owner, void *start, size_t size) {
    if (stream_entered(owner_place(owner))) {
        (void)drv_unreserve(start, size);
    }
}

/* Other devices reach it if they can reach this device's memory at all, as they do memory allocated
 * in one piece once access to it is enabled. */
static drv_result open_to_devices(ur_device_handle_t device, void *start, size_t size) {
    drv_result native = drv_access_set(start, size, device->ordinal, DRV_ACCESS_READ_WRITE);
    for (uint32_t i = 0; native == DRV_OK && i < device->platform->device_count; ++i) {
        ur_device_handle_t peer = device->platform->devices[i];
        int possible = 0;
        if (peer != device &&
            drv_peer_possible(&possible, peer->native, device->native) == DRV_OK && possible) {
            native = drv_access_set(start, size, peer->ordinal, DRV_ACCESS_READ_WRITE);
        }
    }
    return native;
}

/* A piece of memory goes when it is unmapped: nothing else holds it. */
static ur_result_t map_memory(ur_window_owner_t owner, void *start, size_t size, uint64_t *notes) {
    (void)notes;
    struct stream_place *place = owner_place(owner);
    ur_result_t result = stream_enter(place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t done = 0;
    drv_result native = DRV_OK;
    bool shared = place->device->attr[DRV_ATTR_EXPORT_FD] > 0 && drv_can_share_mapped();
    while (done < size) {
        drv_physical piece;
        native = drv_physical_create(&piece, UNIT, place->device->ordinal, shared);
        if (native != DRV_OK && native != DRV_NO_MEMORY && shared) {
            shared = false; /* then it stays with this process */
            continue;
        }
        if (native != DRV_OK) {
            break;
        }
        native = drv_map_memory((char *)start + done, UNIT, piece, 0);
        (void)drv_physical_release(piece);
        if (native != DRV_OK) {
            break;
        }
        done += UNIT;
    }
    if (native == DRV_OK) {
        native = open_to_devices(place->device, start, size);
    }
    if (native == DRV_OK) {
        return UR_RESULT_SUCCESS;
    }
    while (done > 0) {
        done -= UNIT;
        (void)drv_unmap_memory((char *)start + done, UNIT);
    }
    return native == DRV_NO_MEMORY ? UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
                                   : stream_fail(native, "mapping memory");
}

static void unmap_memory(ur_window_owner_t owner, void *start, size_t size, uint64_t *notes) {
    (void)notes;
    if (!stream_entered(owner_place(owner))) {
        return;
    }
    for (size_t done = 0; done < size; done += UNIT) {
        (void)drv_unmap_memory((char *)start + done, UNIT);
    }
}

static const ur_window_ops_t window_ops = {take_addresses, give_addresses, map_memory,
                                           unmap_memory};
static ur_windows_t windows = {.lock = PTHREAD_MUTEX_INITIALIZER,
                               .ops = &window_ops,
                               .unit = UNIT,
                               .align = UNIT,
                               .first = (size_t)1 << 33};

static bool parts(void *context, void *device, ur_pool_mem_t type) {
    if (type != UR_POOL_DEVICE || !drv_has_virtual()) {
        return false;
    }
    struct stream_place *place = place_for(context, device);
    size_t unit = 0;
    return place->device->attr[DRV_ATTR_VIRTUAL_MEMORY] > 0 &&
           drv_make_current(place->native) == DRV_OK &&
           drv_granularity(&unit, place->device->ordinal, false) == DRV_OK && unit &&
           UNIT % unit == 0;
}

/* ---- memory in one piece --------------------------------------------------------------------- */

/* Memory that the allocator took, whether it gave it out or not: the driver knows it, and that says
 * nothing to a program that asks about a pointer. */
struct segment {
    ur_keyed_t keyed; /* first; by the memory */
    char *memory;
    size_t size;
    void *raw; /* as the driver gave it; in front of `memory` where that had to be aligned */
    struct segment *next, *previous;
};
static pthread_mutex_t segment_lock = PTHREAD_MUTEX_INITIALIZER; /* guards the next two */
static struct segment *segments;
static ur_table_t by_memory;

bool stream_is_reserved(const void *pointer) {
    bool found = false;
    pthread_mutex_lock(&segment_lock);
    for (struct segment *at = segments; at && !found; at = at->next) {
        found =
            (const char *)pointer >= at->memory && (const char *)pointer < at->memory + at->size;
    }
    pthread_mutex_unlock(&segment_lock);
    return found || ur_windows_has(&windows, pointer);
}

/* What the driver is to be given back for this memory; NULL: it was not taken here. */
static void *forget_segment(void *memory) {
    void *raw = NULL;
    pthread_mutex_lock(&segment_lock);
    struct segment *dead = (struct segment *)ur_table_find(&by_memory, (uintptr_t)memory);
    if (dead) {
        raw = dead->raw;
        ur_table_remove(&by_memory, &dead->keyed);
        *(dead->previous ? &dead->previous->next : &segments) = dead->next;
        if (dead->next) {
            dead->next->previous = dead->previous;
        }
    }
    pthread_mutex_unlock(&segment_lock);
    free(dead);
    return raw;
}

bool stream_is_in_pieces(const void *pointer) {
    return ur_windows_has(&windows, pointer);
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

static ur_result_t reserve(void *context, void *device, ur_pool_mem_t type, size_t size,
                           size_t align, uint32_t flags, void **out) {
    if (flags & UR_POOL_IN_PARTS) {
        return ur_windows_take(&windows, (ur_window_owner_t){context, device, (int)type}, size,
                               align, out);
    }
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
        *segment = (struct segment){
            .keyed = {(uintptr_t)memory, NULL}, .memory = memory, .size = size, .raw = raw};
        pthread_mutex_lock(&segment_lock);
        segment->next = segments;
        if (segments) {
            segments->previous = segment;
        }
        segments = segment;
        ur_table_put(&by_memory, &segment->keyed);
        pthread_mutex_unlock(&segment_lock);
        *out = memory;
        return UR_RESULT_SUCCESS;
    }
    free(segment);
    if (native == DRV_NO_MEMORY) {
        return type == UR_POOL_HOST ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
                                    : UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    return stream_fail(native, "allocating memory");
}

/* Memory that a host task freed, which the driver waits for, or that commands behind one may use.
 */
struct late {
    struct stream_late late;     /* first */
    ur_context_handle_t context; /* held */
    struct stream_place *place;
    ur_pool_mem_t type;
    void *raw;
};

static void give_late(struct ur_work *work) {
    struct late *late = (struct late *)work;
    if (!ur_exit_enter()) {
        ur_exit_keep(late);
        return;
    }
    if (stream_entered(late->place)) {
        give(late->type, late->raw);
    }
    stream_context_unhold(late->context);
    free(late);
    ur_exit_leave();
}

static void release(void *context_, void *device, ur_pool_mem_t type, void *memory, size_t size) {
    ur_context_handle_t context = context_;
    if (ur_windows_give(&windows, memory, size)) {
        return;
    }
    struct stream_place *place = place_for(context, device);
    void *raw = forget_segment(memory);
    if (!stream_entered(place)) {
        return;
    }
    /* What this process took is given back even if it is also open as memory of another one. */
    static const enum stream_foreign_kind kinds[] = {STREAM_REGISTERED, STREAM_IPC,
                                                     STREAM_IPC_PIECES};
    for (size_t i = 0; !raw && i < sizeof(kinds) / sizeof(kinds[0]); ++i) {
        struct stream_foreign *foreign = stream_foreign_take(context, memory, kinds[i]);
        if (foreign) {
            (void)stream_foreign_close(foreign);
            free(foreign);
            return;
        }
    }
    raw = raw ? raw : memory; /* memory with a pitch, which the driver aligned */
    bool held = atomic_load_explicit(&context->held_count, memory_order_relaxed) != 0;
    struct late *late = held || ur_worker_here() ? malloc(sizeof(*late)) : NULL;
    if (!late) {
        give(type, raw);
        return;
    }
    *late = (struct late){{.work.run = give_late}, context, place, type, raw};
    stream_context_hold(context);
    if (!stream_put_off(context, &late->late)) {
        ur_worker_run(&late->late.work);
    }
}

static bool context_retain(void *context) {
    return ur_object_retain_live(&((ur_context_handle_t)context)->object);
}

static void context_release(void *context) {
    (void)urContextRelease(context);
}

static ur_event_state_t event_state(void *event_) {
    ur_event_handle_t event = event_;
    if (stream_event_settled(event)) {
        return UR_EVENT_DONE;
    }
    if (!stream_entered(event->place)) {
        return UR_EVENT_DONE; /* the driver that would complete it is not here */
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
    if (stream_entered(event->place)) {
        (void)stream_event_wait(event);
    }
}

static ur_result_t queue_wait(void *queue, void *const *events, uint32_t count) {
    struct stream_command c;
    ur_result_t result = stream_begin(&c, queue, UR_COMMAND_EVENTS_WAIT, count,
                                      (const ur_event_handle_t *)events, false);
    return result == UR_RESULT_SUCCESS ? stream_end(&c, result, false, NULL) : result;
}

/* Out of order and with nothing that is still under way, or only one thing: no event of the driver
 * is needed. */
static ur_result_t signal_cheaply(ur_queue_handle_t queue, ur_command_t kind,
                                  ur_event_handle_t same_as, void *const *events, uint32_t count,
                                  ur_event_handle_t *out) {
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

static ur_result_t signal(void *queue_, ur_command_t kind, void *const *events, uint32_t count,
                          void **out) {
    ur_queue_handle_t queue = queue_;
    const ur_event_handle_t *waits = (const ur_event_handle_t *)events;
    if (!queue->in_order && !queue->profiling && count <= 1) {
        pthread_mutex_lock(&queue->lock);
        bool barrier = queue->barrier != 0 && !event_state(queue->barrier_event);
        pthread_mutex_unlock(&queue->lock);
        /* One of this queue stands for the new one whether it is complete or not: the driver need
         * not be asked. */
        ur_event_handle_t of = !count ? NULL : waits[0]->same_as ? waits[0]->same_as : waits[0];
        ur_event_handle_t pending = NULL;
        if (of && of->queue == queue
                ? atomic_load_explicit(&of->state, memory_order_acquire) == STREAM_EVENT_PENDING
                : of && !event_state(of)) {
            pending = of;
        }
        /* Barriers wait for commands of the queue, and for no others. */
        if (!barrier && (!pending || pending->queue == queue)) {
            return signal_cheaply(queue, kind, pending, events, count, (ur_event_handle_t *)out);
        }
    }
    struct stream_command c;
    ur_result_t result = stream_begin(&c, queue, kind, count, count ? waits : NULL, true);
    return result == UR_RESULT_SUCCESS ? stream_end(&c, result, false, (ur_event_handle_t *)out)
                                       : result;
}

/* Also of a queue that was released. */
static ur_result_t mark(void *queue, void **event) {
    struct stream_command c;
    ur_result_t result = stream_begin(&c, queue, UR_COMMAND_EVENTS_WAIT, 0, NULL, true);
    return result == UR_RESULT_SUCCESS
               ? stream_end(&c, stream_after_all(&c), false, (ur_event_handle_t *)event)
               : result;
}

static bool may_wait(void) {
    return !ur_worker_here();
}

static ur_result_t zero(void *queue, void *memory, size_t size, void *const *events, uint32_t count,
                        void **event) {
    struct stream_command c;
    ur_result_t result =
        stream_begin(&c, queue, UR_COMMAND_USM_FILL, count,
                     count ? (const ur_event_handle_t *)events : NULL, event != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_fill(&c, memory, "", 1, size);
    return stream_end(&c, result, false, (ur_event_handle_t *)event);
}

static ur_result_t zero_now(void *context, void *device, ur_pool_mem_t type, void *memory,
                            size_t size) {
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
        result = stream_finish(stream, "zeroing memory");
    }
    stream_place_put_idle(place, stream);
    return result;
}

static bool queue_idle(void *queue_) {
    ur_queue_handle_t queue = queue_;
    return atomic_load_explicit(&queue->open, memory_order_acquire) &&
           drv_make_current(queue->place->native) == DRV_OK &&
           drv_stream_query(queue->tracks[0].native) == DRV_OK;
}

/* ---- pools of the driver --------------------------------------------------------------------- */

struct native_pool {
    struct stream_place *place;
    drv_pool pool;
};

static ur_result_t native_create(void *context_, void *device_, void **out) {
    ur_context_handle_t context = context_;
    ur_device_handle_t device = device_;
    if (!device && context->device_count > 1) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "a native pool is of one device, the context has %u", context->device_count);
    }
    struct stream_place *place = place_for(context, device);
    if (!drv_has_pools() || place->device->attr[DRV_ATTR_POOLS] <= 0) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "device %d has no native memory pools", place->device->ordinal);
    }
    ur_result_t result = stream_enter(place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct native_pool *made = malloc(sizeof(*made));
    if (!made) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    made->place = place;
    result = stream_check(drv_pool_create(&made->pool, place->device->ordinal),
                          "creating a memory pool");
    if (result != UR_RESULT_SUCCESS) {
        goto free_made;
    }
    result =
        stream_check(drv_pool_set_threshold(made->pool, UINT64_MAX), "setting up a memory pool");
    if (result != UR_RESULT_SUCCESS) {
        goto destroy_pool;
    }
    *out = made;
    return UR_RESULT_SUCCESS;

destroy_pool:
    (void)drv_pool_destroy(made->pool);
free_made:
    free(made);
    return result;
}

static void native_destroy(void *native) {
    struct native_pool *pool = native;
    if (stream_entered(pool->place)) {
        (void)drv_pool_destroy(pool->pool);
    }
    free(pool);
}

static ur_result_t pool_result(drv_result native) {
    return native == DRV_NO_MEMORY ? UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
                                   : stream_check(native, "allocating from a memory pool");
}

static ur_result_t native_alloc_now(void *native, size_t size, void **memory) {
    struct native_pool *pool = native;
    drv_stream stream;
    void *got = NULL;
    ur_result_t result = stream_enter(pool->place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_place_idle(pool->place, &stream);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = pool_result(drv_pool_alloc(&got, size, pool->pool, stream));
    if (result == UR_RESULT_SUCCESS) {
        result = stream_finish(stream, "allocating from a memory pool");
        if (result == UR_RESULT_SUCCESS) {
            *memory = got;
        } else {
            (void)drv_pool_free(got, stream);
        }
    }
    stream_place_put_idle(pool->place, stream);
    return result;
}

static void native_free_now(void *native, void *memory) {
    struct native_pool *pool = native;
    drv_stream stream;
    bool freed = false;
    if (!stream_entered(pool->place)) {
        return;
    }
    if (stream_place_idle(pool->place, &stream) == UR_RESULT_SUCCESS) {
        freed = drv_pool_free(memory, stream) == DRV_OK;
        stream_place_put_idle(pool->place, stream);
    }
    if (!freed) {
        (void)drv_free_device(memory); /* which frees memory of pools as well, and waits */
    }
}

/* Out of order without an event the allocation is a barrier: nothing else would tell a later
 * command to wait for it. */
static ur_result_t native_alloc(void *queue_, void *native, size_t size, void *const *events,
                                uint32_t count, void **memory, void **event) {
    ur_queue_handle_t queue = queue_;
    struct native_pool *pool = native;
    struct stream_command c;
    bool barrier = !queue->in_order && !event;
    ur_result_t result =
        stream_begin(&c, queue, UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP, count,
                     count ? (const ur_event_handle_t *)events : NULL, event != NULL || barrier);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    drv_stream stream = c.stream;
    void *got = NULL;
    if (barrier) {
        result = stream_after_all(&c);
    }
    if (result == UR_RESULT_SUCCESS && c.held) {
        result = native_alloc_now(native, size, &got); /* good for every stream */
    } else if (result == UR_RESULT_SUCCESS) {
        result = pool_result(drv_pool_alloc(&got, size, pool->pool, stream));
    }
    bool taken = result == UR_RESULT_SUCCESS;
    result = barrier ? stream_end_barrier(&c, result, NULL)
                     : stream_end(&c, result, false, (ur_event_handle_t *)event);
    if (result == UR_RESULT_SUCCESS) {
        *memory = got;
    } else if (taken) { /* but its event could not be recorded */
        native_free_now(native, got);
    }
    return result;
}

static ur_result_t free_step(drv_stream stream, const void *memory) {
    return stream_check(drv_pool_free(*(void *const *)memory, stream), "freeing to a memory pool");
}

/* Once the driver has the memory back there is no way to fail: where the event cannot be recorded,
 * the stream is waited for and the event is complete. */
static ur_result_t native_free(void *queue_, void *native, void *memory, void *const *events,
                               uint32_t count, void **event) {
    ur_queue_handle_t queue = queue_;
    ur_event_handle_t spare = NULL;
    struct stream_command c;
    (void)native;
    ur_result_t result = UR_RESULT_SUCCESS;
    if (event) {
        result = stream_event_take_bare(queue, UR_COMMAND_ENQUEUE_USM_FREE_EXP, &spare);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    result = stream_begin(&c, queue, UR_COMMAND_ENQUEUE_USM_FREE_EXP, count,
                          count ? (const ur_event_handle_t *)events : NULL, event != NULL);
    if (result != UR_RESULT_SUCCESS) {
        goto drop;
    }
    drv_stream stream = c.stream;
    bool held = c.held != NULL;
    result = stream_step(&c, free_step, &memory, sizeof(memory));
    bool freed = result == UR_RESULT_SUCCESS;
    result = stream_end(&c, result, false, (ur_event_handle_t *)event);
    if (freed && result != UR_RESULT_SUCCESS && !held) {
        (void)drv_stream_wait(stream);
        if (event) {
            spare->track = STREAM_TRACKS; /* of no stream */
            spare->serial = 0;
            atomic_store_explicit(&spare->state, STREAM_EVENT_DONE, memory_order_release);
            *event = spare;
        }
        return UR_RESULT_SUCCESS;
    }
drop:
    if (spare) {
        stream_event_drop(spare);
    }
    return result;
}

static ur_result_t native_trim(void *native, size_t keep) {
    struct native_pool *pool = native;
    ur_result_t result = stream_enter(pool->place);
    return result == UR_RESULT_SUCCESS
               ? stream_check(drv_pool_trim(pool->pool, keep), "trimming a memory pool")
               : result;
}

static ur_result_t native_set_threshold(void *native, size_t bytes) {
    struct native_pool *pool = native;
    ur_result_t result = stream_enter(pool->place);
    return result == UR_RESULT_SUCCESS
               ? stream_check(
                     drv_pool_set_threshold(pool->pool, bytes == SIZE_MAX ? UINT64_MAX : bytes),
                     "setting the threshold of a memory pool")
               : result;
}

static ur_result_t native_counts(void *native, size_t *reserved, size_t *high) {
    struct native_pool *pool = native;
    struct drv_pool_counts counts;
    ur_result_t result = stream_enter(pool->place);
    if (result == UR_RESULT_SUCCESS) {
        result =
            stream_check(drv_pool_counts(pool->pool, &counts), "asking what a memory pool holds");
    }
    if (result == UR_RESULT_SUCCESS) {
        *reserved = (size_t)counts.reserved;
        *high = (size_t)counts.reserved_high;
    }
    return result;
}

static ur_result_t native_reset_high(void *native) {
    struct native_pool *pool = native;
    ur_result_t result = stream_enter(pool->place);
    return result == UR_RESULT_SUCCESS ? stream_check(drv_pool_reset_high(pool->pool),
                                                      "resetting the counter of a memory pool")
                                       : result;
}

static const ur_pool_native_ops_t native_ops = {
    .create = native_create,
    .destroy = native_destroy,
    .alloc = native_alloc,
    .free = native_free,
    .alloc_now = native_alloc_now,
    .free_now = native_free_now,
    .trim = native_trim,
    .set_threshold = native_set_threshold,
    .counts = native_counts,
    .reset_high = native_reset_high,
    .align = 256,
};

const ur_pool_backend_t stream_pool_backend = {
    .context_retain = context_retain,
    .context_release = context_release,
    .reserve = reserve,
    .release = release,
    .event_state = event_state,
    .event_retain = event_retain,
    .event_release = event_release,
    .event_stamp = event_stamp,
    .event_settle = event_settle,
    .queue_wait = queue_wait,
    .signal = signal,
    .mark = mark,
    .may_wait = may_wait,
    .zero = zero,
    .zero_now = zero_now,
    .queue_idle = queue_idle,
    .native = &native_ops,
    .parts = parts,
    .max_align = UNIT,
    .granularity = UNIT,
};
