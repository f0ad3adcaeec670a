/* Commands that run on the host, native commands, and timestamps. */
#include <stdlib.h>

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
        ze_event_drop(task->watched.event);
        ze_event_drop(task->after);
        free(task);
    }
}

static bool leave_waiting(struct host_task *task, enum task_state state) {
    uint32_t waits = TASK_WAITS;
    return atomic_compare_exchange_strong(&task->state, &waits, (uint32_t)state);
}

static void run_task(struct ur_work *work) {
    struct host_task *task = (struct host_task *)work;
    if (leave_waiting(task, TASK_RUNS)) {
        task->call(task->data);
        ze_event_signal(task->after);
    }
    drop_task(task);
}

/* The queue waits for the task. A native queue of the program's may be one on which that blocks
 * until the task is done: one that has blocked until there was nothing for the task to wait for. So
 * there the task is on its way before; if then the queue cannot wait for it, it does not run, or
 * has ended here. */
static ur_result_t wait_for_task(ur_queue_handle_t queue, struct host_task *task,
                                 ur_event_handle_t *event) {
    bool early = queue->given && ze_event_done(task->watched.event);
    if (early) {
        ur_worker_post(&task->watched.work);
    }
    ur_event_handle_t after = task->after;
    ur_result_t result = ze_enqueue_wait(queue, UR_COMMAND_HOST_TASK_EXP, 1, &after, event, true);
    if (!early && !result) {
        ze_watch(&task->watched);
    } else if (!early) {
        ze_event_signal(after);
        drop_task(task);
    } else if (result && leave_waiting(task, TASK_CANCELLED)) {
        ze_event_signal(after);
    } else if (result) {
        ze_event_wait(after);
    }
    drop_task(task);
    return result;
}

/* The queue goes up to a first event, a thread of ours runs the task then, and the queue goes on
 * when it has signalled a second one. */
UR_APIEXPORT ur_result_t UR_APICALL
urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
                     const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
                     const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pfnHostTask);
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_HOST_TASK_FLAGS_MASK);
    }
    ur_result_t result = ze_watch_ready();
    if (result) {
        return result;
    }
    struct host_task *task = calloc(1, sizeof(*task));
    if (!task) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    task->watched.work.run = run_task;
    task->call = pfnHostTask;
    task->data = data;
    result = ze_event_user(hQueue->context, hQueue, UR_COMMAND_HOST_TASK_EXP, &task->after);
    if (result) {
        goto free_task;
    }
    result = ze_enqueue_wait(hQueue, UR_COMMAND_HOST_TASK_EXP, numEventsInWaitList, phEventWaitList,
                             &task->watched.event, false);
    if (result) {
        goto drop_after;
    }
    atomic_init(&task->holds, 2);
    return wait_for_task(hQueue, task, phEvent);

drop_after:
    ze_event_signal(task->after);
    ze_event_drop(task->after);
free_task:
    free(task);
    return result;
}

/* The program appends to the queue's list itself, between two barriers that carry the wait list and
 * the event. */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueNativeCommandExp(
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
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    for (uint32_t i = 0; i < numMemsInMemList; ++i) {
        UR_CHECK_MEM(phMemList[i]);
    }
    ur_result_t result = ze_enqueue_wait(hQueue, UR_COMMAND_ENQUEUE_NATIVE_EXP, numEventsInWaitList,
                                         phEventWaitList, NULL, false);
    if (result) {
        return result;
    }
    pfnNativeEnqueue(hQueue, data);
    return phEvent ? ze_enqueue_wait(hQueue, UR_COMMAND_ENQUEUE_NATIVE_EXP, 0, NULL, phEvent, false)
                   : result;
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phEvent);
    struct ze_command c;
    ur_result_t result = ze_begin(&c, hQueue, UR_COMMAND_TIMESTAMP_RECORDING_EXP,
                                  numEventsInWaitList, phEventWaitList, true);
    if (result) {
        return result;
    }
    result = ZE_CHECK(zeCommandListAppendBarrier, c.list, c.signal, c.count, c.native);
    return ze_end(&c, result, blocking, phEvent);
}
