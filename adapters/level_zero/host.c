/* Commands that run on the host, native commands, and timestamps. */
#include <stdlib.h>

#include "command.h"
#include "event.h"
#include "host.h"
#include "ze.h"

enum task_state { TASK_WAITS, TASK_RUNS, TASK_CANCELLED };

struct host_task {
    struct ze_watched watched; /* first; of the event that the task waits for, retained */
    ur_event_handle_t after;   /* retained: signalled when it is done */
    ur_exp_host_task_function_t call;
    void *data;
    _Atomic uint32_t state; /* enum task_state */
    _Atomic uint32_t holds; /* the worker's, and the caller's until the queue waits for `after` */
};

static void drop_task(struct host_task *task) {
    if (atomic_fetch_sub_explicit(&task->holds, 1, memory_order_acq_rel) == 1) {
        ur_pool_task_ended();
        ze_event_drop(task->watched.event);
        ze_event_drop(task->after);
        free(task);
    }
}

static bool leave_waiting(struct host_task *task, enum task_state state) {
    uint32_t waits = TASK_WAITS;
    return atomic_compare_exchange_strong(&task->state, &waits, (uint32_t)state);
}

static void host_run_task(struct ur_work *work) {
    struct host_task *task = (struct host_task *)work;
    bool runs = leave_waiting(task, TASK_RUNS);
    bool failed = runs && ze_event_failed(task->watched.event);
    if (runs && !failed) {
        task->call(task->data);
    }
    if (!ur_exit_enter()) {
        ur_exit_keep(task);
        return;
    }
    if (failed) {
        ze_event_fail(task->after);
    }
    if (runs) {
        ze_event_signal(task->after);
    }
    drop_task(task);
    ur_exit_leave();
}

/* The queue waits for the task. A native queue of the program's may be one on which that blocks
 * until the task is done, and Level Zero does not tell which are. So there the task is on its way
 * before; if then the queue cannot wait for it, it does not run, or, where it has begun, the
 * queue's next command waits: who called may be who the task waits for. */
static ur_result_t wait_for_task(ur_queue_handle_t queue, struct host_task *task,
                                 ur_event_handle_t *event) {
    bool early = queue->given;
    if (early && ze_event_done(task->watched.event)) {
        ur_worker_post(&task->watched.work);
    } else if (early) {
        ze_watch(&task->watched);
    }
    ur_event_handle_t after = task->after;
    ur_result_t result = ze_enqueue_wait(queue, UR_COMMAND_HOST_TASK_EXP, 1, &after, event, true);
    if (!early && result == UR_RESULT_SUCCESS) {
        ze_watch(&task->watched);
    } else if (!early) {
        ze_event_signal(after);
        drop_task(task);
    } else if (result != UR_RESULT_SUCCESS && leave_waiting(task, TASK_CANCELLED)) {
        ze_event_signal(after);
    } else if (result != UR_RESULT_SUCCESS) {
        ze_queue_owe(queue, after);
        if (event) {
            ur_object_retain(&after->object);
            *event = after;
        }
        result = UR_RESULT_SUCCESS;
    }
    drop_task(task);
    return result;
}

/* ---- commands of out-of-order queues ----------------------------------------------------------
 */

/* The native queue knows nothing of such a task but the event that it signals: a barrier there
 * would hold back every later command until the task is done. A task that calls nothing is a
 * marker. */
struct ze_task {
    struct ze_watched watched;       /* first; of waits[at] */
    struct ze_task *next, *previous; /* of the queue's, oldest first; queue's lock */
    ur_event_handle_t after;         /* retained: signalled when it is done */
    ur_exp_host_task_function_t call;
    void *data;
    uint32_t count, at;
    ur_event_handle_t waits[]; /* retained */
};

static uint64_t device_time(ur_queue_handle_t queue) {
    uint64_t time = 0, ignored;
    (void)urDeviceGetGlobalTimestamps(queue->device, &time, &ignored);
    return time;
}

static void note_times(ur_event_handle_t event, uint64_t started) {
    uint64_t ended = device_time(event->queue);
    ur_spin_lock(&event->time_lock);
    event->started = started < event->queued ? event->queued : started;
    event->ended = ended < event->started ? event->started : ended;
    event->timestamped = true;
    ur_spin_unlock(&event->time_lock);
}

static void end_free_task(struct ze_task *task) {
    if (task->call) {
        ur_pool_task_ended();
    }
    ur_queue_handle_t queue = task->after->queue;
    ze_event_signal(task->after);
    ze_lock(&queue->lock);
    *(task->previous ? &task->previous->next : &queue->tasks) = task->next;
    *(task->next ? &task->next->previous : &queue->last_task) = task->previous;
    ze_unlock(&queue->lock);
    for (uint32_t i = 0; i < task->count; ++i) {
        ze_event_drop(task->waits[i]);
    }
    ze_event_drop(task->after);
    free(task);
}

/* One of the events is complete. */
static void host_go_on(struct ur_work *work) {
    struct ze_task *task = (struct ze_task *)work;
    if (!ur_exit_enter()) {
        ur_exit_keep(task);
        return;
    }
    while (task->at < task->count && ze_event_done(task->waits[task->at])) {
        task->at += 1;
    }
    if (task->at < task->count) {
        task->watched.event = task->waits[task->at];
        ze_watch(&task->watched);
        ur_exit_leave();
        return;
    }
    ur_event_handle_t after = task->after;
    uint64_t started = after->profiled ? device_time(after->queue) : 0;
    bool failed = false;
    for (uint32_t i = 0; i < task->count && !failed; ++i) {
        failed = ze_event_failed(task->waits[i]);
    }
    ur_exit_leave(); /* the task may take as long as it likes */
    if (task->call && !failed) {
        task->call(task->data);
    }
    if (!ur_exit_enter()) {
        ur_exit_keep(task);
        return;
    }
    if (failed) {
        ze_event_fail(after);
    }
    if (after->profiled) {
        note_times(after, started);
    }
    end_free_task(task);
    ur_exit_leave();
}

/* Queue locked: the task has its place from here on. */
static void put_in(ur_queue_handle_t queue, struct ze_task *task, uint32_t count,
                   const ur_event_handle_t *waits) {
    const struct ur_stamp *stamps[ZE_ROOM];
    ur_event_handle_t barrier = ur_lane_barrier_event(queue->lane);
    for (uint32_t i = 0; i < count; ++i) {
        ur_object_retain(&waits[i]->object);
        task->waits[task->count++] = waits[i];
    }
    if (barrier) {
        task->waits[task->count++] = barrier;
    }
    count = count > ZE_ROOM ? ZE_ROOM : count;
    for (uint32_t i = 0; i < count; ++i) {
        stamps[i] = waits[i]->context == queue->context ? &waits[i]->stamp : NULL;
    }
    ur_lane_submit(queue->lane, stamps, count, &task->after->stamp);
    task->previous = queue->last_task;
    *(task->previous ? &task->previous->next : &queue->tasks) = task;
    queue->last_task = task;
    queue->serial += 1;
}

/* A marker whose events are complete already needs no thread. */
static void host_start(struct ze_task *task) {
    uint32_t done = 0;
    while (!task->call && done < task->count && ze_event_done(task->waits[done])) {
        ++done;
    }
    task->at = done;
    if (task->at < task->count) {
        task->watched.event = task->waits[task->at];
        ze_watch(&task->watched);
    } else if (task->call) {
        ur_worker_post(&task->watched.work);
    } else {
        host_go_on(&task->watched.work);
    }
}

ur_result_t ze_enqueue_free(ur_queue_handle_t queue, const struct ze_free_command *command,
                            uint32_t count, const ur_event_handle_t *waits,
                            ur_event_handle_t *event) {
    struct ze_resolved *resolved = NULL;
    ur_result_t result = ze_watch_ready();
    if (result != UR_RESULT_SUCCESS || (result = ur_wait_list_check(count, waits)) ||
        (result = ze_waits_resolve(NULL, count, waits, &resolved))) {
        return result;
    }
    count = resolved ? resolved->count : count;
    waits = resolved ? resolved->waits : waits;
    struct ze_task *task = calloc(1, sizeof(*task) + (count + 1) * sizeof(task->waits[0]));
    if (!task) {
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        goto drop_waits;
    }
    task->watched.work.run = host_go_on;
    task->call = command->call;
    task->data = command->data;
    result = ze_event_user(queue->context, queue, command->type, &task->after);
    if (result != UR_RESULT_SUCCESS) {
        free(task);
        goto drop_waits;
    }
    if (task->call) {
        ur_pool_task_given();
    }
    ur_event_handle_t after = task->after;
    for (uint32_t i = 0; i < count; ++i) {
        after->doubtful |= waits[i]->doubtful;
    }
    after->garbage = command->own;
    after->profiled = command->timed || queue->profiling;
    after->queued = after->profiled ? device_time(queue) : 0;
    if (event) {
        ur_object_retain(&after->object);
        *event = after;
    }
    ze_lock(&queue->lock);
    put_in(queue, task, count, waits);
    ze_unlock(&queue->lock);
    host_start(task);
drop_waits:
    ze_waits_drop(resolved);
    return result;
}

ur_result_t ze_enqueue_marker(ur_queue_handle_t queue, ur_command_t type, uint32_t count,
                              const ur_event_handle_t *waits, ur_event_handle_t *event) {
    UR_CHECK_QUEUE(queue);
    if (queue->in_order || (count == 0 && !waits)) {
        return ze_enqueue_wait(queue, type, count, waits, event, false);
    }
    const struct ze_free_command command = {.type = type};
    return ze_enqueue_free(queue, &command, count, waits, event);
}

ur_result_t ze_tasks_take(ur_queue_handle_t queue, uint32_t *count, ur_event_handle_t **events) {
    uint32_t number = 0;
    ze_lock(&queue->lock);
    for (struct ze_task *task = queue->tasks; task; task = task->next) {
        ++number;
    }
    *events = number ? malloc((number + 1) * sizeof(**events)) : NULL;
    *count = *events ? number : 0;
    struct ze_task *task = queue->tasks;
    for (uint32_t i = 0; i < *count; ++i, task = task->next) {
        (*events)[i] = task->after;
        ur_object_retain(&task->after->object);
    }
    ze_unlock(&queue->lock);
    return number && !*events ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) : UR_RESULT_SUCCESS;
}

/* ---- events of other contexts -----------------------------------------------------------------
 */

struct bridge {
    struct ze_watched watched; /* first; of the other context's, retained */
    ur_event_handle_t local;   /* retained */
};

static void cross(struct ur_work *work) {
    struct bridge *bridge = (struct bridge *)work;
    if (!ur_exit_enter()) {
        ur_exit_keep(bridge);
        return;
    }
    if (ze_event_failed(bridge->watched.event)) {
        ze_event_fail(bridge->local);
    }
    ze_event_signal(bridge->local);
    ze_event_drop(bridge->watched.event);
    ze_event_drop(bridge->local);
    free(bridge);
    ur_exit_leave();
}

ur_result_t ze_event_bridge(ur_context_handle_t context, ur_event_handle_t event,
                            ur_event_handle_t *local) {
    ur_result_t result = ze_watch_ready();
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct bridge *bridge = malloc(sizeof(*bridge));
    if (!bridge) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *bridge = (struct bridge){.watched = {.work = {.run = cross}, .event = event}};
    result = ze_event_user(context, NULL, UR_COMMAND_EVENTS_WAIT, &bridge->local);
    if (result != UR_RESULT_SUCCESS) {
        free(bridge);
        return result;
    }
    bridge->local->doubtful = event->doubtful;
    ur_object_retain(&event->object);
    ur_object_retain(&bridge->local->object);
    *local = bridge->local;
    ze_watch(&bridge->watched);
    return result;
}

/* ---- tasks of queues in order -----------------------------------------------------------------
 */

/* The queue goes up to a first event, a thread of ours runs the task then, and the queue goes on
 * when it has signalled a second one. */
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
    ur_result_t result = ze_watch_ready();
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!hQueue->in_order) {
        const struct ze_free_command command = {
            .type = UR_COMMAND_HOST_TASK_EXP, .call = pfnHostTask, .data = data};
        return ze_enqueue_free(hQueue, &command, numEventsInWaitList, phEventWaitList, phEvent);
    }
    struct host_task *task = calloc(1, sizeof(*task));
    if (!task) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    task->watched.work.run = host_run_task;
    task->call = pfnHostTask;
    task->data = data;
    ur_pool_task_given();
    result = ze_event_user(hQueue->context, hQueue, UR_COMMAND_HOST_TASK_EXP, &task->after);
    if (result != UR_RESULT_SUCCESS) {
        goto free_task;
    }
    result = ze_enqueue_wait(hQueue, UR_COMMAND_HOST_TASK_EXP, numEventsInWaitList, phEventWaitList,
                             &task->watched.event, false);
    if (result != UR_RESULT_SUCCESS) {
        goto drop_after;
    }
    task->after->doubtful =
        task->watched.event->doubtful; /* it fails with what the task waits for */
    atomic_init(&task->holds, 2);
    return wait_for_task(hQueue, task, phEvent);

drop_after:
    ze_event_signal(task->after);
    ze_event_drop(task->after);
free_task:
    ur_pool_task_ended();
    free(task);
    return result;
}

/* The program appends to the queue's list itself, between two barriers that carry the wait list and
 * the event. */
ur_result_t urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pfnNativeEnqueue);
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK);
    }
    if (numMemsInMemList > 0 && !phMemList) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    for (uint32_t i = 0; i < numMemsInMemList; ++i) {
        UR_CHECK_MEM(phMemList[i]);
    }
    ur_result_t result = ze_enqueue_wait(hQueue, UR_COMMAND_ENQUEUE_NATIVE_EXP, numEventsInWaitList,
                                         phEventWaitList, NULL, true);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pfnNativeEnqueue(hQueue, data);
    /* The event fails with what the function's commands come after. */
    return phEvent ? ze_enqueue_wait(hQueue, UR_COMMAND_ENQUEUE_NATIVE_EXP, numEventsInWaitList,
                                     phEventWaitList, phEvent, false)
                   : result;
}

ur_result_t urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                           uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phEvent);
    ur_result_t result;
    if (!hQueue->in_order && numEventsInWaitList) {
        const struct ze_free_command command = {.type = UR_COMMAND_TIMESTAMP_RECORDING_EXP,
                                                .timed = true};
        result = ze_enqueue_free(hQueue, &command, numEventsInWaitList, phEventWaitList, phEvent);
        return result == UR_RESULT_SUCCESS && blocking ? ze_event_wait(*phEvent) : result;
    }
    struct ze_command c;
    result = ze_begin(&c, hQueue, UR_COMMAND_TIMESTAMP_RECORDING_EXP, numEventsInWaitList,
                      phEventWaitList, true);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ZE_CHECK(zeCommandListAppendBarrier, c.list, c.signal, c.count, c.native);
    return ze_end(&c, result, blocking, phEvent);
}
