/* Queues. In order: one native stream. Out of order: several, made as they are needed; a command
 * goes behind the one that it waits for where that is the newest of its stream, and else to a
 * stream that waits for nothing else. */
#include "fuse_queue/queue_fusing.h"
#include "held.h"
#include "patience.h"
#include "stream.h"

_Thread_local ur_queue_handle_t stream_in_native_command;

void stream_queue_hold(ur_queue_handle_t queue) {
    atomic_fetch_add_explicit(&queue->holds, 1, memory_order_relaxed);
}

void stream_queue_unhold(ur_queue_handle_t queue) {
    if (atomic_fetch_sub_explicit(&queue->holds, 1, memory_order_acq_rel) != 1) {
        return;
    }
    stream_context_unhold(queue->context);
    pthread_mutex_destroy(&queue->lock);
    free(queue);
}

ur_result_t stream_track_ready(ur_queue_handle_t queue, struct stream_track *track) {
    if (track->made) {
        return UR_RESULT_SUCCESS;
    }
    bool with_default = (queue->flags & UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM) != 0;
    ur_result_t result = stream_check(
        drv_stream_create(&track->native, with_default, queue->priority), "creating a stream");
    track->made = result == UR_RESULT_SUCCESS;
    return result;
}

static ur_result_t queue_make(ur_context_handle_t context, struct stream_place *place,
                              ur_queue_flags_t flags, ur_queue_handle_t *out) {
    ur_queue_handle_t queue = calloc(1, sizeof(*queue));
    if (!queue) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&queue->object, UR_KIND_QUEUE);
    atomic_init(&queue->holds, 1);
    queue->context = context;
    queue->device = place->device;
    queue->place = place;
    queue->flags = flags;
    queue->in_order = !(flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    queue->width = STREAM_FIRST_TRACKS;
    queue->profiling = (flags & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0;
    pthread_mutex_init(&queue->lock, NULL);
    queue->lane = ur_lane_create(&stream_pool_backend, queue, queue->in_order);
    if (!queue->lane) {
        pthread_mutex_destroy(&queue->lock);
        free(queue);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_pool_queue_init(&queue->pool, context->space, queue, place->device, queue->lane);
    ur_object_retain(&context->object);
    stream_context_hold(context);
    *out = queue;
    return UR_RESULT_SUCCESS;
}

/* What is under way runs on to its end. */
void stream_queue_close(ur_queue_handle_t queue) {
    ur_pool_queue_fini(&queue->pool);
    ur_lane_release(queue->lane);
    ur_event_handle_t barrier = queue->barrier_event;
    queue->barrier_event = NULL;
    ur_event_handle_t ready = atomic_exchange(&queue->ready, queue);
    ur_spin_lock(&queue->free_lock);
    queue->closed = true;
    ur_event_handle_t event = queue->free_events;
    if (ready) {
        ready->next = event;
        event = ready;
    }
    queue->free_events = NULL;
    ur_spin_unlock(&queue->free_lock);
    bool entered = stream_entered(queue->place);
    if (barrier) {
        stream_event_drop(barrier);
    }
    while (event) {
        ur_event_handle_t next = event->next;
        if (event->has_end) {
            stream_place_put_event(queue->place, event->timed, event->end);
        }
        if (event->has_start) {
            stream_place_put_event(queue->place, true, event->start);
        }
        free(event);
        stream_queue_unhold(queue);
        event = next;
    }
    for (uint32_t i = 0; i < STREAM_TRACKS; ++i) {
        if (queue->tracks[i].made && entered && !queue->adopted) {
            (void)drv_stream_destroy(queue->tracks[i].native);
        }
    }
    ur_context_handle_t context = queue->context;
    stream_queue_unhold(queue);
    urContextRelease(context);
}

void stream_queue_close_late(ur_queue_handle_t queue) {
    if (ur_exit_enter()) {
        stream_queue_close(queue);
        ur_exit_leave();
    } else {
        ur_exit_keep(queue);
    }
}

/* From now on the program may put work on the stream, behind everything that the queue was given.
 * What a host task holds there is waited for, but not by a task, which must not wait for its own
 * queue. A native command has the stream only while it is called. */
static void expose(ur_queue_handle_t queue) {
    if (stream_in_native_command == queue) {
        return;
    }
    bool here = ur_worker_here();
    for (;;) {
        pthread_mutex_lock(&queue->lock);
        bool held = queue->held_first != NULL;
        queue->expose_late = held && here;
        queue->exposed = !held;
        pthread_mutex_unlock(&queue->lock);
        if (!held || here) {
            break;
        }
        stream_queue_settle(queue);
    }
    ur_pool_queue_expose(&queue->pool);
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
    if ((flags & UR_QUEUE_FLAG_USE_DEFAULT_STREAM) &&
        (flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, 0,
                       "the default stream has no order but its own");
    }
    struct stream_place *place = stream_context_place(hContext, hDevice);
    if (!place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS && (flags & UR_QUEUE_FLAG_PROFILING_ENABLE)) {
        result = stream_clock_start(place);
    }
    ur_queue_handle_t queue;
    if (result == UR_RESULT_SUCCESS) {
        result = queue_make(hContext, place, flags, &queue);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    int least = 0, greatest = 0;
    if ((flags & (UR_QUEUE_FLAG_PRIORITY_LOW | UR_QUEUE_FLAG_PRIORITY_HIGH)) &&
        drv_priorities(&least, &greatest) == DRV_OK) {
        queue->priority = flags & UR_QUEUE_FLAG_PRIORITY_LOW ? least : greatest;
    }
    if (flags & UR_QUEUE_FLAG_USE_DEFAULT_STREAM) {
        queue->tracks[0] =
            (struct stream_track){.made = true}; /* the driver's default stream is 0 */
        queue->adopted = true;
        expose(queue);
    } else {
        result = stream_track_ready(queue, &queue->tracks[0]);
    }
    if (result != UR_RESULT_SUCCESS) {
        queue->object.kind = UR_KIND_DEAD;
        stream_queue_close(queue);
        return result;
    }
    if (flags & UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM) {
        expose(queue); /* which the program has without asking */
    }
    stream_queue_set_open(queue);
    ur_exit_watch();
    *phQueue = queue;
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueRelease(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    if (!ur_object_release(&hQueue->object)) {
        return UR_RESULT_SUCCESS;
    }
    ur_fusing_forget(atomic_load_explicit(&hQueue->fusing, memory_order_acquire));
    pthread_mutex_lock(&hQueue->lock);
    hQueue->close_late = hQueue->held_first != NULL;
    bool now = !hQueue->close_late;
    pthread_mutex_unlock(&hQueue->lock);
    if (now) {
        stream_queue_close(hQueue);
    }
    return UR_RESULT_SUCCESS;
}

struct streams {
    uint32_t count;
    drv_stream stream[STREAM_TRACKS];
    uint32_t track[STREAM_TRACKS];
    uint64_t last[STREAM_TRACKS];
};

/* Copies the streams that exist, so that nobody waits with the lock held. True: something is held.
 */
static bool streams_of(ur_queue_handle_t queue, struct streams *streams) {
    streams->count = 0;
    pthread_mutex_lock(&queue->lock);
    bool held = queue->held_first != NULL;
    for (uint32_t i = 0; i < STREAM_TRACKS; ++i) {
        if (queue->tracks[i].made) {
            streams->track[streams->count] = i;
            streams->last[streams->count] = queue->tracks[i].last;
            streams->stream[streams->count++] = queue->tracks[i].native;
        }
    }
    pthread_mutex_unlock(&queue->lock);
    return held;
}

/* They have ended what they had then. */
static void note_seen(ur_queue_handle_t queue, const struct streams *streams) {
    pthread_mutex_lock(&queue->lock);
    for (uint32_t i = 0; i < streams->count; ++i) {
        struct stream_track *track = &queue->tracks[streams->track[i]];
        track->seen = track->seen < streams->last[i] ? streams->last[i] : track->seen;
    }
    pthread_mutex_unlock(&queue->lock);
}

ur_result_t urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_QUEUE(hQueue);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (propName != UR_QUEUE_INFO_EMPTY) {
        return ur_queue_facts(out, propName, &hQueue->object, hQueue->context, hQueue->device,
                              hQueue->flags);
    }
    if (!out.value) {
        return ur_info_value(out, ur_bool_t, false);
    }
    result = stream_enter(hQueue->place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct streams streams;
    ur_bool_t empty = !streams_of(hQueue, &streams);
    for (uint32_t i = 0; i < streams.count; ++i) {
        drv_result native = drv_stream_query(streams.stream[i]);
        if (native == DRV_NOT_READY) {
            empty = false;
        } else if (native != DRV_OK) {
            return stream_fail(native, "asking whether a queue is empty");
        }
    }
    return ur_info_value(out, ur_bool_t, empty);
}

/* Pre: locked. */
static ur_result_t take_lost(ur_queue_handle_t queue) {
    ur_result_t lost = queue->lost;
    queue->lost = UR_RESULT_SUCCESS;
    queue->lost_asked = false;
    stream_queue_set_open(queue);
    return lost == UR_RESULT_SUCCESS
               ? lost
               : ur_fail(lost, 0,
                         "a command came after a host task and could not be given to the driver");
}

ur_result_t stream_queue_tell(ur_queue_handle_t queue) {
    pthread_mutex_lock(&queue->lock);
    ur_result_t lost = queue->lost_asked ? UR_RESULT_SUCCESS : take_lost(queue);
    pthread_mutex_unlock(&queue->lock);
    return lost;
}

ur_result_t stream_queue_tell_next(ur_queue_handle_t queue) {
    return queue->lost == UR_RESULT_SUCCESS ? queue->lost : take_lost(queue);
}

void stream_queue_was_told(ur_queue_handle_t queue) {
    pthread_mutex_lock(&queue->lock);
    if (queue->lost_asked) {
        queue->lost = UR_RESULT_SUCCESS;
        queue->lost_asked = false;
        stream_queue_set_open(queue);
    }
    pthread_mutex_unlock(&queue->lock);
}

ur_result_t urQueueFinish(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS; /* the driver may have ended (exit.h) */
    }
    ur_result_t result = stream_enter(hQueue->place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct streams streams;
    uint64_t seen = ur_lane_given(hQueue->lane);
    if (streams_of(hQueue, &streams)) {
        stream_queue_settle(hQueue);
        (void)streams_of(hQueue, &streams);
    }
    for (uint32_t i = 0; i < streams.count; ++i) {
        ur_result_t one = stream_check(stream_wait_for_stream(STREAM_WAIT_QUEUE, streams.stream[i]),
                                       "waiting for a queue");
        if (result == UR_RESULT_SUCCESS) {
            result = one;
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        if (!hQueue->in_order) {
            note_seen(hQueue, &streams);
        }
        ur_pool_queue_finished(&hQueue->pool, seen);
        stream_given_reap(hQueue->place);
        result = stream_queue_tell(hQueue);
    }
    return result;
}

/* Commands are with the driver as soon as they are enqueued. */
ur_result_t urQueueFlush(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                   ur_native_handle_t *phNativeQueue) {
    (void)pDesc;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phNativeQueue);
    expose(hQueue);
    *phNativeQueue = (ur_native_handle_t)hQueue->tracks[0].native;
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                          ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          const ur_queue_native_properties_t *pProperties,
                                          ur_queue_handle_t *phQueue) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phQueue);
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
    }
    drv_stream stream = (drv_stream)hNativeQueue;
    drv_context native = DRV_NO_CONTEXT;
    struct stream_place *place = NULL;
    if (drv_is_default_stream(stream)) {
        /* It is the current context's own: here that of the device. */
        place = hDevice ? stream_context_place(hContext, hDevice) : hContext->places[0];
        ur_result_t entered = place ? stream_enter(place) : UR_RESULT_SUCCESS;
        if (entered != UR_RESULT_SUCCESS) {
            return entered;
        }
    }
    drv_result asked = drv_stream_context(stream, &native);
    if (asked != DRV_OK && asked != DRV_UNSUPPORTED) {
        return stream_fail(asked, "asking a native stream for its context");
    }
    for (uint32_t i = 0; !place && i < hContext->device_count; ++i) {
        struct stream_place *at = hContext->places[i];
        if (asked == DRV_OK ? at->native == native : !hDevice || at->device == hDevice) {
            place = at;
            break;
        }
    }
    if (!place || (hDevice && place->device != hDevice)) {
        return ur_fail(
            UR_RESULT_ERROR_INVALID_CONTEXT, 0,
            "the native stream belongs to no device of this context, or not to the one named");
    }
    bool with_default = false;
    int priority = 0, least = 0, greatest = 0;
    ur_queue_flags_t flags = 0;
    ur_result_t result = stream_enter(place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (drv_stream_with_default(stream, &with_default) == DRV_OK && with_default) {
        flags |= stream ? UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM : UR_QUEUE_FLAG_USE_DEFAULT_STREAM;
    }
    if (drv_stream_priority(stream, &priority) == DRV_OK && priority != 0 &&
        drv_priorities(&least, &greatest) == DRV_OK) {
        flags |= priority == greatest ? UR_QUEUE_FLAG_PRIORITY_HIGH : 0;
    }
    ur_queue_handle_t queue;
    result = queue_make(hContext, place, flags, &queue);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    queue->tracks[0] = (struct stream_track){.native = stream, .made = true};
    queue->adopted = !pProperties || !pProperties->isNativeHandleOwned;
    expose(queue);
    stream_queue_set_open(queue);
    *phQueue = queue;
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceWaitExp(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    struct stream_place *place;
    ur_result_t result = stream_place_of(hDevice, &place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    stream_place_settle(place);
    result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_context_wait(), "waiting for the device");
    }
    stream_place_release(place);
    return result;
}
