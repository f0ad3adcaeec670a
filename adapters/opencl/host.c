/* Waits, barriers, timestamps, and commands that run on the host or enqueue native ones. */
#include <stdlib.h>

#include "entry/reusable.h"
#include "ocl.h"
#include "reusable_event.h"

static ur_result_t enqueue_wait(ur_queue_handle_t queue, uint32_t count,
                                const ur_event_handle_t *list, ur_event_handle_t *event,
                                bool barrier) {
    struct ocl_submit submit;
    ur_result_t result =
        ocl_submit_begin(&submit, queue, count, list, event,
                         barrier ? UR_COMMAND_EVENTS_WAIT_WITH_BARRIER : UR_COMMAND_EVENTS_WAIT);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (barrier) {
        cl_int code = ocl_barrier(queue, submit.count, submit.list, ocl_submit_event(&submit));
        return ocl_submit_end(&submit, code, "clEnqueueBarrierWithWaitList");
    }
    cl_int code = ocl_marker(queue, submit.count, submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueMarkerWithWaitList");
}

ur_result_t urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent) {
    return enqueue_wait(hQueue, numEventsInWaitList, phEventWaitList, phEvent, false);
}

ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    return enqueue_wait(hQueue, numEventsInWaitList, phEventWaitList, phEvent, true);
}

ur_result_t urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                              const ur_exp_enqueue_ext_properties_t *pProperties,
                                              uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
    if (pProperties && (pProperties->flags & UR_EXP_ENQUEUE_EXT_FLAGS_MASK)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_event_handle_t again = ur_reusable_take(phEvent);
    if (again) {
        return ocl_reusable_signal(hQueue, again, numEventsInWaitList, phEventWaitList);
    }
    /* Low-power events are a hint, and OpenCL has one kind of event. */
    return enqueue_wait(hQueue, numEventsInWaitList, phEventWaitList, phEvent, true);
}

/* The time is that of a fill of four bytes in a queue of the adapter's, which profiles: not every
 * driver stamps markers, and not every queue of the program profiles. A marker in the program's
 * queue comes before it, and another one follows, so that finishing that queue means the time is
 * known. */
ur_result_t urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                           uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    cl_command_queue helper;
    cl_mem scratch;
    UR_CHECK_POINTER(phEvent);
    ur_result_t result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList,
                                          phEvent, UR_COMMAND_TIMESTAMP_RECORDING_EXP);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if ((result =
             ocl_context_helper(hQueue->context, hQueue->device, OCL_HELPER_PROFILING, &helper)) ||
        (result = ocl_context_scratch(hQueue->context, &scratch))) {
        return ocl_submit_abandon(&submit, result);
    }
    const char *call = "clEnqueueMarkerWithWaitList";
    const cl_uint zero = 0;
    cl_event before = NULL;
    cl_int code = ocl_marker(hQueue, submit.count, submit.list, &before);
    if (code == CL_SUCCESS) {
        ocl.clFlush(hQueue->cl);
        code = ocl.clEnqueueFillBuffer(helper, scratch, &zero, sizeof(zero), 0, sizeof(zero), 1,
                                       &before, &submit.made);
        ocl.clReleaseEvent(before);
    }
    if (code == CL_SUCCESS) {
        ocl.clFlush(helper);
        code = ocl_marker(hQueue, 1, &submit.made, NULL);
    }
    ocl_submit_block(&submit, blocking);
    return ocl_submit_end(&submit, code, call);
}

_Atomic uint64_t ocl_published;

struct host_task {
    struct ur_work work; /* first */
    ur_exp_host_task_function_t call;
    void *data;
    cl_event done;             /* user event that the task completes; one reference is ours */
    bool failed;               /* a command that the task had to wait for did */
    struct ocl_doubts *doubts; /* of those; with a reference, or NULL */
    /* Hands the rest to the driver's thread, whatever the driver orders by itself. */
    _Atomic bool filled;
};

static void run_host_task(struct ur_work *work) {
    struct host_task *task = (struct host_task *)work;
    bool lost = ocl_doubts_failed(task->doubts);
    if (!task->failed && !lost) {
        ocl_observe(); /* tasks before it, which the driver orders */
        task->call(task->data);
    }
    ur_pool_task_ended();
    if (!ur_exit_enter()) {
        ur_exit_keep(task);
        return;
    }
    ocl_publish();
    ocl.clSetUserEventStatus(task->done, task->failed ? CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST
                                                      : CL_COMPLETE);
    ocl.clReleaseEvent(task->done);
    ocl_doubts_drop(task->doubts);
    free(task);
    ur_exit_leave();
}

static void CL_CALLBACK on_ready(cl_event cl, cl_int status, void *argument) {
    struct host_task *task = argument;
    (void)cl;
    (void)atomic_load_explicit(&task->filled, memory_order_acquire);
    task->failed = status < 0;
    ur_worker_post(&task->work);
}

/* The task starts once a marker completes, and completes a user event that a second marker or, in
 * order, a barrier waits for. */
ur_result_t urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask,
                                 void *data, const ur_exp_host_task_properties_t *pProperties,
                                 uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pfnHostTask);
    if (pProperties && (pProperties->flags & UR_EXP_HOST_TASK_FLAGS_MASK)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_result_t result = ur_worker_ready();
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                              UR_COMMAND_HOST_TASK_EXP);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct host_task *task = calloc(1, sizeof(*task));
    if (!task) {
        return ocl_submit_abandon(&submit, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    const char *call = "clCreateUserEvent";
    cl_event ready = NULL;
    cl_int code;
    task->work.run = run_host_task;
    task->call = pfnHostTask;
    task->data = data;
    ur_pool_task_given();
    task->done = ocl.clCreateUserEvent(hQueue->context->cl, &code);
    if (!task->done) {
        goto free_task;
    }
    call = "clEnqueueMarkerWithWaitList";
    ocl_turnstile_host_driven();
    code = ocl_submit_ready(&submit, &ready);
    if (code != CL_SUCCESS) {
        goto release_events;
    }
    /* What follows the task in the queue is enqueued before the task can start. */
    code = hQueue->in_order ? ocl_barrier(hQueue, 1, &task->done, &submit.made)
                            : ocl_marker(hQueue, 1, &task->done, &submit.made);
    if (code != CL_SUCCESS) {
        goto release_events;
    }
    task->doubts = ocl_doubts_hold(submit.doubts);
    atomic_store_explicit(&task->filled, true, memory_order_release);
    code = ocl.clSetEventCallback(ready, CL_COMPLETE, on_ready, task);
    if (code != CL_SUCCESS) {
        /* The queue must not wait for ever. It goes on as if the task were not there: what fails
         * while it still waits for something else ends the process in PoCL 3.1. */
        ocl.clSetUserEventStatus(task->done, CL_COMPLETE);
        ocl_doubts_drop(task->doubts);
        call = "clSetEventCallback";
        goto release_events;
    }
    ocl.clReleaseEvent(ready);
    result = ocl_submit_end(&submit, code, call);
    ocl_queue_flush(hQueue);
    return result;

release_events:
    if (ready) {
        ocl.clReleaseEvent(ready);
    }
    ocl.clReleaseEvent(task->done);
free_task:
    ur_pool_task_ended();
    free(task);
    return ocl_submit_end(&submit, code, call);
}

/* The function enqueues to the native queue while this call runs; barriers before and after it give
 * its commands a place in the order of the queue, and an event. */
ur_result_t urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pfnNativeEnqueue);
    if (numMemsInMemList > 0) {
        UR_CHECK_POINTER(phMemList);
    }
    for (uint32_t i = 0; i < numMemsInMemList; ++i) {
        UR_CHECK_MEM(phMemList[i]);
    }
    if (pProperties && (pProperties->flags & UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_result_t result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList,
                                          phEvent, UR_COMMAND_ENQUEUE_NATIVE_EXP);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code = CL_SUCCESS;
    if (submit.count) {
        code = ocl_barrier(hQueue, submit.count, submit.list, NULL);
    }
    if (code == CL_SUCCESS) {
        ocl_turnstile_host_driven();
        /* The function may enqueue by the API as well. */
        pthread_mutex_unlock(&hQueue->lock);
        pfnNativeEnqueue(hQueue, data);
        pthread_mutex_lock(&hQueue->lock);
        /* A marker without a list follows all commands before it. */
        if (submit.event) {
            code = ocl.clEnqueueMarkerWithWaitList(hQueue->cl, 0, NULL, &submit.made);
        }
    }
    return ocl_submit_end(&submit, code, "clEnqueueBarrierWithWaitList");
}
