/* Waits, barriers, host tasks, native commands, timestamps. */
#include <stdlib.h>

#include "entry/reusable.h"
#include "ncpu.h"

ur_result_t urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    ur_result_t result = ncpu_begin(&submit, hQueue, UR_COMMAND_EVENTS_WAIT, "wait",
                                    numEventsInWaitList, phEventWaitList, phEvent);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    submit.engine.flags = numEventsInWaitList ? 0 : ENG_WAIT_STREAM;
    return ncpu_end(&submit, eng_marker(&submit.engine));
}

ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    ur_result_t result = ncpu_begin(&submit, hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, "barrier",
                                    numEventsInWaitList, phEventWaitList, phEvent);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    submit.barrier = numEventsInWaitList == 0;
    submit.engine.flags = ENG_BLOCK_STREAM | (numEventsInWaitList ? 0 : ENG_WAIT_STREAM);
    return ncpu_end(&submit, eng_marker(&submit.engine));
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
    ur_result_t result = ncpu_event_signal(hQueue, given, numEventsInWaitList, phEventWaitList);
    ncpu_event_release(given);
    return result;
}

ur_result_t urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                           uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    UR_CHECK_POINTER(phEvent);
    ur_result_t result = ncpu_begin(&submit, hQueue, UR_COMMAND_TIMESTAMP_RECORDING_EXP,
                                    "timestamp", numEventsInWaitList, phEventWaitList, phEvent);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ncpu_block(&submit, blocking);
    submit.engine.flags = numEventsInWaitList ? 0 : ENG_WAIT_STREAM;
    return ncpu_end(&submit, eng_marker(&submit.engine));
}

struct host_task {
    ur_exp_host_task_function_t function;
    void *data;
};

static void end_host_task(void *task) {
    ur_pool_task_ended();
    free(task);
}

static int run_host_task(void *data) {
    struct host_task *task = data;
    task->function(task->data);
    return 0;
}

ur_result_t urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask,
                                 void *data, const ur_exp_host_task_properties_t *pProperties,
                                 uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
    struct ncpu_submit submit;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pfnHostTask);
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_HOST_TASK_FLAGS_MASK);
    }
    struct host_task *task = malloc(sizeof(*task));
    if (!task) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *task = (struct host_task){pfnHostTask, data};
    ur_pool_task_given();
    ur_result_t result = ncpu_begin(&submit, hQueue, UR_COMMAND_HOST_TASK_EXP, "host task",
                                    numEventsInWaitList, phEventWaitList, phEvent);
    if (result == UR_RESULT_SUCCESS) {
        submit.engine.ended = end_host_task;
        submit.engine.ended_data = task;
        result = ncpu_end(&submit, eng_task(&submit.engine, run_host_task, task));
    }
    if (result != UR_RESULT_SUCCESS) {
        end_host_task(task);
    }
    return result;
}

/* The function enqueues what it likes to the queue; it is called at once, and what it enqueued
 * comes between the wait list and the event. On an out-of-order queue that takes two barriers. */
ur_result_t urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pfnNativeEnqueue);
    if ((numMemsInMemList == 0) != (phMemList == NULL)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    for (uint32_t i = 0; i < numMemsInMemList; ++i) {
        UR_CHECK_MEM(phMemList[i]);
    }
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK);
    }
    struct ncpu_submit submit;
    ur_result_t result = ncpu_begin(&submit, hQueue, UR_COMMAND_ENQUEUE_NATIVE_EXP,
                                    "native command", numEventsInWaitList, phEventWaitList, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    submit.engine.flags = ENG_BLOCK_STREAM;
    result = ncpu_end(&submit, eng_marker(&submit.engine));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pfnNativeEnqueue(hQueue, data);
    if (!phEvent) {
        return UR_RESULT_SUCCESS;
    }
    /* It fails with what the function's commands come after. */
    result = ncpu_begin(&submit, hQueue, UR_COMMAND_ENQUEUE_NATIVE_EXP, "native command",
                        numEventsInWaitList, phEventWaitList, phEvent);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    submit.barrier = true;
    submit.engine.flags = ENG_WAIT_STREAM | ENG_BLOCK_STREAM;
    return ncpu_end(&submit, eng_marker(&submit.engine));
}
