/* Pools of the driver's own (struct ur_pool_native_ops, lib/pool/backend.h). */
#include "pool_backend.h"

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
    struct stream_place *place = stream_pool_place(context, device);
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
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
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
    return native == DRV_NO_MEMORY ? ur_refuse(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY)
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

const struct ur_pool_native_ops stream_pool_native = {
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
