/* What every command does around the driver's own call: wait lists, the choice of a stream, events.
 */
#include "command.h"

#include "reusable.h"

enum { FEW = 16 };

ur_result_t stream_waits_check(ur_context_handle_t context, uint32_t count,
                               const ur_event_handle_t *waits) {
    ur_result_t result = ur_wait_list_check(count, waits);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (waits[i]->context != context) {
            return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                           "event %u of %u in the wait list is of another context", i, count);
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_settle_tasks(ur_queue_handle_t queue, const void *from, uint32_t count,
                                const ur_event_handle_t *waits) {
    ur_context_handle_t context = queue->context;
    ur_pool_memory_t memory;
    if (atomic_load_explicit(&context->host_tasks, memory_order_acquire) == 0 ||
        ur_pool_find(context->space, from, &memory)) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = stream_waits_check(context, count, waits);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(queue->place);
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        result = stream_event_wait(waits[i]);
    }
    if (result == UR_RESULT_SUCCESS && queue->in_order) {
        result = stream_finish(queue->tracks[0].native, "waiting for host tasks");
    } else if (result == UR_RESULT_SUCCESS) {
        pthread_mutex_lock(&queue->lock);
        ur_event_handle_t barrier = queue->barrier_event;
        if (barrier) {
            ur_object_retain(&barrier->object);
        }
        pthread_mutex_unlock(&queue->lock);
        if (barrier) {
            result = stream_event_wait(barrier);
            stream_event_drop(barrier);
        }
    }
    return result;
}

static ur_event_handle_t real(ur_event_handle_t event) {
    while (event->same_as) {
        event = event->same_as;
    }
    return event;
}

/* Behind a command of the wait list if that is the newest of its stream; else the next in turn. */
static struct stream_track *choose(ur_queue_handle_t queue, uint32_t count,
                                   const ur_event_handle_t *waits) {
    if (queue->in_order) {
        return &queue->tracks[0];
    }
    for (uint32_t i = 0; i < count; ++i) {
        ur_event_handle_t event = real(waits[i]);
        if (event->queue == queue && event->track < STREAM_TRACKS &&
            queue->tracks[event->track].last == event->serial) {
            return &queue->tracks[event->track];
        }
    }
    struct stream_track *track = &queue->tracks[queue->turn];
    queue->turn = (queue->turn + 1) % STREAM_TRACKS;
    return track;
}

ur_result_t stream_find_track(struct stream_command *c) {
    ur_queue_handle_t queue = c->queue;
    c->track = choose(queue, c->count, c->waits);
    ur_result_t result = stream_track_ready(queue, c->track);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    c->stream = c->track->native;
    uint32_t index = (uint32_t)(c->track - queue->tracks);
    for (uint32_t i = 0; i < c->count; ++i) {
        ur_event_handle_t event = real(c->waits[i]);
        if (event->queue == queue && event->track == index) {
            continue; /* the stream's own order */
        }
        result = stream_event_order(c->stream, event);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    if (queue->barrier > c->track->barrier) {
        if (queue->barrier_event->track != index) {
            result = stream_event_order(c->stream, queue->barrier_event);
            if (result != UR_RESULT_SUCCESS) {
                return result;
            }
        }
        c->track->barrier = queue->barrier;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_begin(struct stream_command *c, ur_queue_handle_t queue, ur_command_t command,
                         uint32_t count, const ur_event_handle_t *waits, bool want_event) {
    return stream_begin_inline(c, queue, command, count, waits, want_event, true);
}

void stream_stamp(struct stream_command *c, bool barrier) {
    const ur_stamp_t *few[FEW];
    const ur_stamp_t **stamps = few;
    uint32_t count = c->count;
    if (count > FEW) {
        stamps = malloc(count * sizeof(*stamps));
        if (!stamps) { /* then less is known of the order, which is allowed */
            stamps = few;
            count = FEW;
        }
    }
    for (uint32_t i = 0; i < count; ++i) {
        ur_stamp_t *of = &c->waits[i]->stamp;
        stamps[i] = of->point.chain.lane || of->point.epoch.lane ? of : NULL;
    }
    ur_stamp_t *out = c->event ? &c->event->stamp : NULL;
    if (barrier) {
        ur_lane_barrier(c->queue->lane, stamps, count, c->event, out);
    } else {
        ur_lane_submit(c->queue->lane, stamps, count, out);
    }
    if (stamps != few) {
        free((void *)stamps);
    }
}

ur_result_t stream_record_again(struct stream_command *c) {
    ur_result_t result = stream_enter(c->queue->place);
    return result == UR_RESULT_SUCCESS
               ? stream_check(drv_event_record(c->event->end, c->stream), "recording an event")
               : result;
}

void stream_become_barrier(struct stream_command *c) {
    ur_queue_handle_t queue = c->queue;
    ur_event_handle_t old = queue->barrier_event;
    queue->barrier_event = c->event;
    ur_object_retain(&c->event->object);
    queue->barrier = queue->serial;
    c->track->barrier = queue->serial;
    if (old) {
        stream_event_drop(old);
    }
}

ur_result_t stream_command_wait(struct stream_command *c, uint64_t seen) {
    ur_result_t result = stream_finish(c->stream, "waiting for a command");
    if (result == UR_RESULT_SUCCESS && c->queue->in_order) {
        ur_pool_queue_finished(&c->queue->pool, seen);
    }
    return result;
}

ur_result_t stream_end(struct stream_command *c, ur_result_t result, bool blocking,
                       ur_event_handle_t *event) {
    return stream_end_inline(c, result, false, blocking, event);
}

ur_result_t stream_end_barrier(struct stream_command *c, ur_result_t result,
                               ur_event_handle_t *event) {
    return stream_end_inline(c, result, true, false, event);
}

ur_result_t stream_after_all(struct stream_command *c) {
    ur_queue_handle_t queue = c->queue;
    if (queue->in_order) {
        return UR_RESULT_SUCCESS;
    }
    for (uint32_t i = 0; i < STREAM_TRACKS; ++i) {
        struct stream_track *other = &queue->tracks[i];
        if (other == c->track || !other->made || other->last == 0) {
            continue;
        }
        drv_event event;
        ur_result_t result = stream_place_event(queue->place, false, &event);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        /* A stream that waits keeps what was recorded when it was told to, so the event is free
         * again at once. */
        drv_result native = drv_event_record(event, other->native);
        if (native == DRV_OK) {
            native = drv_stream_wait_event(c->stream, event);
        }
        stream_place_put_event(queue->place, false, event);
        if (native != DRV_OK) {
            return stream_fail(native, "making a command wait for all earlier ones");
        }
    }
    return UR_RESULT_SUCCESS;
}

/* ---- commands that only wait ----------------------------------------------------------------- */

ur_result_t urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    struct stream_command c;
    ur_result_t result = stream_begin(&c, hQueue, UR_COMMAND_EVENTS_WAIT, numEventsInWaitList,
                                      phEventWaitList, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (numEventsInWaitList == 0) {
        result = stream_after_all(&c);
    }
    return stream_end(&c, result, false, phEvent);
}

ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    struct stream_command c;
    ur_result_t result =
        stream_begin(&c, hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, numEventsInWaitList,
                     phEventWaitList, phEvent != NULL || !hQueue->in_order);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_after_all(&c);
    return stream_end_barrier(&c, result, phEvent);
}

ur_result_t urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                              const ur_exp_enqueue_ext_properties_t *pProperties,
                                              uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_ENQUEUE_EXT_FLAGS_MASK);
    }
    ur_event_handle_t given = ur_reusable_take(phEvent);
    if (!given) {
        return urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                              phEvent);
    }
    ur_result_t result =
        stream_reusable_signal(hQueue, given, numEventsInWaitList, phEventWaitList);
    stream_event_drop(given);
    return result;
}

/* The native event is timed and recorded behind the wait list; its time is what was asked for. */
ur_result_t urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                           uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phEvent);
    ur_result_t result = stream_enter(hQueue->place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_clock_start(hQueue->place);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_TIMESTAMP_RECORDING_EXP, numEventsInWaitList,
                          phEventWaitList, true);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (numEventsInWaitList == 0) {
        result = stream_after_all(&c);
    }
    return stream_end(&c, result, blocking, phEvent);
}

/* ---- host tasks and native commands ---------------------------------------------------------- */

struct task {
    struct ur_work work;         /* first */
    ur_context_handle_t context; /* held */
    ur_exp_host_task_function_t function;
    void *data;
    pthread_mutex_t lock;
    pthread_cond_t ended_changed;
    bool ended;
};

static void run_task(struct ur_work *work) {
    struct task *task = (struct task *)work;
    task->function(task->data);
    pthread_mutex_lock(&task->lock);
    task->ended = true;
    pthread_cond_signal(&task->ended_changed);
    pthread_mutex_unlock(&task->lock);
}

static void free_task(struct task *task) {
    atomic_fetch_sub_explicit(&task->context->host_tasks, 1, memory_order_release);
    stream_context_unhold(task->context);
    pthread_cond_destroy(&task->ended_changed);
    pthread_mutex_destroy(&task->lock);
    free(task);
}

/* On a thread of the driver, which the stream waits for. */
static void DRV_CALLBACK start_task(drv_stream stream, drv_result result, void *data) {
    (void)stream;
    struct task *task = data;
    if (result == DRV_OK) {
        ur_worker_post(&task->work);
        pthread_mutex_lock(&task->lock);
        while (!task->ended) {
            pthread_cond_wait(&task->ended_changed, &task->lock);
        }
        pthread_mutex_unlock(&task->lock);
    }
    free_task(task);
}

ur_result_t urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask,
                                 void *data, const ur_exp_host_task_properties_t *pProperties,
                                 uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pfnHostTask);
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_HOST_TASK_FLAGS_MASK);
    }
    ur_result_t result = ur_worker_ready();
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct task *task = calloc(1, sizeof(*task));
    if (!task) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    task->work.run = run_task;
    task->function = pfnHostTask;
    task->data = data;
    task->context = hQueue->context;
    stream_context_hold(task->context);
    atomic_fetch_add_explicit(&task->context->host_tasks, 1, memory_order_relaxed);
    pthread_mutex_init(&task->lock, NULL);
    pthread_cond_init(&task->ended_changed, NULL);
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_HOST_TASK_EXP, numEventsInWaitList,
                          phEventWaitList, phEvent != NULL);
    if (result == UR_RESULT_SUCCESS) {
        result =
            stream_check(drv_stream_callback(c.stream, start_task, task), "enqueueing a host task");
        bool given = result == UR_RESULT_SUCCESS; /* then the task is start_task's */
        result = stream_end(&c, result, false, phEvent);
        if (given) {
            return result;
        }
    }
    free_task(task);
    return result;
}

/* The stream that urQueueGetNativeHandle gives is the first, so that is where the program's
 * commands go. Everything around is ordered as if the whole were one command of the queue. */
ur_result_t urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pfnNativeEnqueue);
    if ((numMemsInMemList != 0) != (phMemList != NULL)) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    for (uint32_t i = 0; i < numMemsInMemList; ++i) {
        UR_CHECK_MEM(phMemList[i]);
    }
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK);
    }
    ur_result_t result = stream_waits_check(hQueue->context, numEventsInWaitList, phEventWaitList);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(hQueue->place);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    drv_stream stream = hQueue->tracks[0].native;
    for (uint32_t i = 0; i < numEventsInWaitList; ++i) {
        result = stream_event_order(stream, phEventWaitList[i]);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    if (!hQueue->in_order) {
        pthread_mutex_lock(&hQueue->lock);
        if (hQueue->barrier > hQueue->tracks[0].barrier) {
            result = stream_event_order(stream, hQueue->barrier_event);
            hQueue->tracks[0].barrier = hQueue->barrier;
        }
        pthread_mutex_unlock(&hQueue->lock);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    /* Unlocked: the function asks the queue for its native handle, and may enqueue other things. */
    pfnNativeEnqueue(hQueue, data);
    result = stream_enter(hQueue->place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&hQueue->lock);
    struct stream_command c = {.queue = hQueue,
                               .track = &hQueue->tracks[0],
                               .stream = stream,
                               .count = numEventsInWaitList,
                               .waits = phEventWaitList};
    if (phEvent) {
        result =
            stream_event_take(hQueue, UR_COMMAND_ENQUEUE_NATIVE_EXP, hQueue->profiling, &c.event);
        if (result == UR_RESULT_SUCCESS && hQueue->profiling) {
            result = stream_check(drv_event_record(c.event->start, stream), "recording an event");
        }
    }
    return stream_end(&c, result, false, phEvent);
}
