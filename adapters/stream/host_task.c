/* Host tasks and native commands. */
#include "command.h"
#include "shared_event.h"
#include "words.h"

/* ---- tasks that hold what comes after them --------------------------------------------------- */

static void end_task(struct stream_held *task, ur_result_t result) {
    ur_event_handle_t event = task->event;
    if (event && event->profiled) {
        uint64_t started, ended;
        stream_clock_of_host(event->place, task->begun, &started);
        stream_clock_of_host(event->place, stream_host_time(), &ended);
        stream_event_ran(event, started, ended);
    }
    stream_follow(stream_held_through(task, result));
}

static void host_task_run_task(struct ur_work *work) {
    struct stream_held *task =
        (struct stream_held *)((char *)work - offsetof(struct stream_held, call));
    task->begun = stream_host_time();
    if (task->result == UR_RESULT_SUCCESS) {
        task->task(task->data);
    }
    end_task(task, task->result);
}

/* On a thread of the driver. */
static void DRV_CALLBACK reached(drv_stream stream, drv_result result, void *data) {
    (void)stream;
    struct stream_held *task = data;
    task->result = result == DRV_OK ? UR_RESULT_SUCCESS : drv_map(result);
    ur_worker_post(&task->call);
}

/* Puts it where its stream is. Pre: queue locked, place entered. */
static ur_result_t host_task_start(struct stream_held *task) {
    struct stream_command c = {.queue = task->queue, .count = task->count, .waits = task->waits};
    ur_result_t result = stream_place_track(&c);
    if (result == UR_RESULT_SUCCESS) {
        result =
            stream_check(drv_stream_callback(c.stream, reached, task), "enqueueing a host task");
    }
    if (result == UR_RESULT_SUCCESS) {
        c.track->last = ++task->queue->serial;
    }
    return result;
}

static struct stream_follower *start_later(struct stream_follower *follower) {
    struct stream_held *task = (struct stream_held *)follower;
    ur_result_t result = task->before_failed;
    bool here = ur_exit_enter();
    if (result == UR_RESULT_SUCCESS) {
        result = here ? stream_enter(task->queue->place) : ur_refuse(UR_RESULT_ERROR_UNINITIALIZED);
    }
    if (result == UR_RESULT_SUCCESS) {
        pthread_mutex_lock(&task->queue->lock);
        result = host_task_start(task);
        pthread_mutex_unlock(&task->queue->lock);
    }
    if (here) {
        ur_exit_leave();
    }
    return result == UR_RESULT_SUCCESS ? NULL : stream_held_through(task, result);
}

/* Pre: queue locked. */
static ur_result_t hold_task(struct stream_command *c, ur_exp_host_task_function_t function,
                             void *data, bool want_event) {
    ur_queue_handle_t queue = c->queue;
    ur_result_t result = stream_hold(c);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_held *task = c->held;
    if (want_event) {
        result = stream_event_take_bare(queue, UR_COMMAND_HOST_TASK_EXP, &c->event);
        if (result != UR_RESULT_SUCCESS) {
            stream_hold_cancel(c);
            return result;
        }
        c->event->profiled = queue->profiling;
        c->event->times.queued = stream_host_time();
        ur_object_retain(&c->event->object);
        task->event = c->event;
    }
    task->asked = want_event;
    task->follower.run = start_later;
    task->task = function;
    task->data = data;
    ur_pool_task_given();
    task->call.run = host_task_run_task;
    if (c->count) {
        atomic_store_explicit(&queue->waited, true, memory_order_relaxed);
    }
    stream_stamp(c, false);
    stream_held_enter(task);
    if (stream_held_seal(task)) {
        result = host_task_start(task);
    }
    return result;
}

static ur_result_t enqueue_task(ur_queue_handle_t queue, ur_exp_host_task_function_t function,
                                void *data, uint32_t count, const ur_event_handle_t *waits,
                                ur_event_handle_t *event) {
    struct stream_command c = {.queue = queue, .count = count, .waits = waits};
    ur_result_t result = hold_task(&c, function, data, event != NULL);
    pthread_mutex_unlock(&queue->lock);
    if (result == UR_RESULT_SUCCESS) {
        if (event) {
            *event = c.event;
        }
        return result;
    }
    if (c.held) {
        c.held->asked = true; /* the caller */
        stream_follow(stream_held_through(c.held, result));
    }
    if (c.event) {
        stream_event_drop(c.event);
    }
    return result;
}

/* ---- tasks in streams --------------------------------------------------- */

/* The stream waits for a word that the adapter's thread writes when the task has ended: nothing
 * else holds back what the program puts there by itself, or what another process waits for. Where
 * the driver has no such waits, it waits in a callback that returns then, and such tasks of one
 * native context run one after another. */
struct task {
    struct ur_work work;         /* first */
    ur_context_handle_t context; /* held */
    struct stream_place *place;
    struct stream_word *word; /* NULL: the callback waits */
    ur_exp_host_task_function_t function;
    void *data;
    pthread_mutex_t lock; /* guards what follows */
    pthread_cond_t ended_changed;
    bool ended;
    uint32_t refs; /* the thread's, and that of whoever waits for the end */
};

static void free_task(struct task *task) {
    ur_pool_task_ended();
    atomic_fetch_sub_explicit(&task->context->host_tasks, 1, memory_order_release);
    stream_context_unhold(task->context);
    pthread_cond_destroy(&task->ended_changed);
    pthread_mutex_destroy(&task->lock);
    free(task);
}

static void drop_task(struct task *task) {
    pthread_mutex_lock(&task->lock);
    bool last = --task->refs == 0;
    pthread_mutex_unlock(&task->lock);
    if (last) {
        free_task(task);
    }
}

static void end_in_stream(struct task *task) {
    if (task->word) {
        stream_word_pass(task->place, task->word);
    }
    pthread_mutex_lock(&task->lock);
    task->ended = true;
    pthread_cond_signal(&task->ended_changed);
    pthread_mutex_unlock(&task->lock);
}

static void run_in_stream(struct ur_work *work) {
    struct task *task = (struct task *)work;
    task->function(task->data);
    end_in_stream(task);
    if (!ur_exit_enter()) {
        ur_exit_keep(task);
        return;
    }
    drop_task(task);
    ur_exit_leave();
}

static void wait_for_task(struct task *task) {
    pthread_mutex_lock(&task->lock);
    while (!task->ended) {
        pthread_cond_wait(&task->ended_changed, &task->lock);
    }
    pthread_mutex_unlock(&task->lock);
}

/* On a thread of the driver. */
static void DRV_CALLBACK start_in_stream(drv_stream stream, drv_result result, void *data) {
    (void)stream;
    struct task *task = data;
    if (result != DRV_OK) { /* nothing of the stream runs any more */
        end_in_stream(task);
        drop_task(task);
        return;
    }
    bool wait = !task->word;
    if (wait) {
        pthread_mutex_lock(&task->lock);
        ++task->refs;
        pthread_mutex_unlock(&task->lock);
    }
    ur_worker_post(&task->work);
    if (wait) {
        wait_for_task(task);
        drop_task(task);
    }
}

/* Pre: a command was begun. */
static ur_result_t give_task(struct stream_command *c, struct task *task) {
    task->word = stream_word_take(task->place);
    c->track->waits = true;
    ++task->refs; /* for what follows the callback, which may be over by then */
    ur_result_t result = stream_call_back(c, start_in_stream, task, "enqueueing a host task");
    if (result != UR_RESULT_SUCCESS) {
        if (task->word) {
            stream_word_pass(task->place, task->word);
        }
        --task->refs;
        return result;
    }
    if (task->word && stream_word_order(c->stream, task->word) != UR_RESULT_SUCCESS) {
        wait_for_task(task); /* it is on its way, and nothing may pass it */
    }
    drop_task(task);
    return result;
}

static ur_result_t enqueue_in_stream(ur_queue_handle_t queue, ur_exp_host_task_function_t function,
                                     void *data, uint32_t count, const ur_event_handle_t *waits,
                                     ur_event_handle_t *event) {
    struct task *task = calloc(1, sizeof(*task));
    if (!task) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    task->work.run = run_in_stream;
    task->function = function;
    task->data = data;
    ur_pool_task_given();
    task->refs = 1;
    task->place = queue->place;
    task->context = queue->context;
    stream_context_hold(task->context);
    atomic_fetch_add_explicit(&task->context->host_tasks, 1, memory_order_relaxed);
    pthread_mutex_init(&task->lock, NULL);
    pthread_cond_init(&task->ended_changed, NULL);
    struct stream_command c;
    ur_result_t result =
        stream_begin(&c, queue, UR_COMMAND_HOST_TASK_EXP, count, waits, event != NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = give_task(&c, task);
        bool given = result == UR_RESULT_SUCCESS; /* then the task is its thread's */
        result = stream_end(&c, result, false, event);
        if (given) {
            return result;
        }
    }
    free_task(task);
    return result;
}

/* ---- the interface --------------------------------------------------------------------------- */

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
    ur_result_t result = stream_waits_check(numEventsInWaitList, phEventWaitList);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_worker_ready();
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_shared_hold(numEventsInWaitList, phEventWaitList);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(hQueue->place);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&hQueue->lock);
    if (!hQueue->held_first && (result = stream_queue_tell_next(hQueue)) != UR_RESULT_SUCCESS) {
        pthread_mutex_unlock(&hQueue->lock);
        return result;
    }
    if (!hQueue->exposed) {
        return enqueue_task(hQueue, pfnHostTask, data, numEventsInWaitList, phEventWaitList,
                            phEvent);
    }
    pthread_mutex_unlock(&hQueue->lock);
    return enqueue_in_stream(hQueue, pfnHostTask, data, numEventsInWaitList, phEventWaitList,
                             phEvent);
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
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    for (uint32_t i = 0; i < numMemsInMemList; ++i) {
        UR_CHECK_MEM(phMemList[i]);
    }
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK);
    }
    ur_result_t result = stream_waits_check(numEventsInWaitList, phEventWaitList);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_shared_hold(numEventsInWaitList, phEventWaitList);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(hQueue->place);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* The program's work goes to the stream at once: what it comes after has to be there. */
    stream_queue_settle(hQueue);
    for (uint32_t i = 0; i < numEventsInWaitList; ++i) {
        stream_event_settle(phEventWaitList[i]);
    }
    drv_stream stream = hQueue->tracks[0].native;
    for (uint32_t i = 0; i < numEventsInWaitList; ++i) {
        result = stream_event_never_given(stream_event_real(phEventWaitList[i]));
        if (result == UR_RESULT_SUCCESS) {
            result = stream_event_order(stream, phEventWaitList[i]);
        }
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
    ur_queue_handle_t outer = stream_in_native_command;
    stream_in_native_command = hQueue;
    pfnNativeEnqueue(hQueue, data);
    stream_in_native_command = outer;
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
