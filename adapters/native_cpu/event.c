/* Events. */
#include <stdlib.h>
#include <string.h>

#include "entry/reusable.h"
#include "ncpu.h"
#include "shared_event.h"

/* Nobody has it any more. */
static void event_end(ur_event_handle_t event) {
    ur_queue_handle_t queue = event->queue;
    ur_context_handle_t context = event->context;
    if (event->reusable) {
        ur_reusable_remove(event);
    }
    if (event->user.is) {
        ur_user_event_end(event);
    }
    eng_command_release(event->command);
    if (event->shared) {
        ur_shared_event_drop(event->shared);
    }
    ur_run_times_free(event->run);
    ncpu_native_free(event->native);
    free(event);
    if (queue) {
        ncpu_queue_unuse(queue);
    }
    ncpu_context_unuse(context);
}

void ncpu_event_release(ur_event_handle_t event) {
    if (ur_object_release(&event->object)) {
        event_end(event);
    }
}

ur_result_t urEventRelease(ur_event_handle_t hEvent) {
    UR_CHECK_EVENT(hEvent);
    if (hEvent->user.is ? ur_user_event_release(hEvent) : ur_object_release(&hEvent->object)) {
        event_end(hEvent);
    }
    return UR_RESULT_SUCCESS;
}

static int state_of(ur_event_handle_t event) {
    if (event->shared) {
        return ncpu_shared_event_state(event->shared);
    }
    struct eng_command *command = ncpu_event_take(event);
    int state = eng_command_state(command);
    ncpu_event_put(event, command);
    return state;
}

static ur_event_status_t status(ur_event_handle_t event) {
    switch (state_of(event)) {
    case ENG_COMPLETE:
        return UR_EVENT_STATUS_COMPLETE;
    case ENG_RUNNING:
        return UR_EVENT_STATUS_RUNNING;
    case ENG_SUBMITTED:
        return UR_EVENT_STATUS_SUBMITTED;
    case ENG_QUEUED:
        return UR_EVENT_STATUS_QUEUED;
    default:
        return UR_EVENT_STATUS_ERROR;
    }
}

ur_result_t urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_EVENT(hEvent);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch ((int)propName) {
    case UR_EVENT_INFO_COMMAND_QUEUE:
        return ur_info_value(out, ur_queue_handle_t, hEvent->queue);
    case UR_EVENT_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hEvent->context);
    case UR_EVENT_INFO_COMMAND_TYPE:
        return ur_info_value(out, ur_command_t, hEvent->type);
    case UR_EVENT_INFO_COMMAND_EXECUTION_STATUS:
        return ur_info_value(out, ur_event_status_t, status(hEvent));
    case UR_EVENT_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hEvent->object));
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_EVENT(hEvent);
    if (pPropValue && propSize == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    if ((unsigned)propName > UR_PROFILING_INFO_COMMAND_COMPLETE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (!hEvent->profiled) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       hEvent->reusable
                           ? "the event was made without UR_EXP_EVENT_FLAG_ENABLE_PROFILING"
                           : "the queue was made without UR_QUEUE_FLAG_PROFILING_ENABLE");
    }
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    if (ur_run_times_have(hEvent->run, propName)) {
        return ur_run_times_get(hEvent->run, propName, out);
    }
    struct eng_command *command = ncpu_event_take(hEvent);
    int state = eng_command_state(command);
    bool none = hEvent->reusable && !atomic_load(&hEvent->signaled); /* as it was made */
    /* What has been is known, whatever is to come. */
    bool there = state == ENG_COMPLETE ||
                 (state > ENG_COMPLETE && propName == UR_PROFILING_INFO_COMMAND_QUEUED);
    struct eng_times times;
    if (there && !none) {
        eng_command_times(command, &times);
    }
    ncpu_event_put(hEvent, command);
    if (!there || none) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       none ? "no command has signaled the event yet"
                            : "the command is not complete");
    }
    ur_result_t result = ur_info_check(out);
    bool moment = hEvent->type == UR_COMMAND_TIMESTAMP_RECORDING_EXP;
    const uint64_t values[] = {times.queued, moment ? times.queued : times.submitted,
                               moment ? times.end : times.start, times.end, times.end};
    return result != UR_RESULT_SUCCESS ? result : ur_info_value(out, uint64_t, values[propName]);
}

static ur_result_t event_wait_for(ur_event_handle_t event) {
    if (event->shared && !ncpu_event_is_own(event)) {
        return ncpu_shared_event_wait(event->shared) == ENG_COMPLETE
                   ? UR_RESULT_SUCCESS
                   : ur_fail(UR_RESULT_ERROR_DEVICE_LOST, ENG_ERR_LOST,
                             "the command that signals the event failed, or its process has "
                             "ended");
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    struct eng_command *command = ncpu_event_take(event);
    if (!command) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    int state = eng_command_wait(command);
    if (state < 0) {
        result = ur_fail(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, state, "%s",
                         eng_command_error(command));
    }
    ncpu_event_put(event, command);
    return result;
}

ur_result_t urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    UR_CHECK_POINTER(phEventWaitList);
    if (numEvents == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    for (uint32_t i = 0; i < numEvents; ++i) {
        UR_CHECK_EVENT(phEventWaitList[i]);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < numEvents; ++i) {
        ur_result_t one = event_wait_for(phEventWaitList[i]);
        result = result == UR_RESULT_SUCCESS ? one : result;
    }
    return result;
}

struct notify {
    ur_event_handle_t event; /* retained */
    ur_event_callback_t function;
    ur_execution_info_t status;
    void *data;
};

static void on_state(struct eng_command *command, int reached, void *data) {
    struct notify *notify = data;
    (void)command;
    (void)reached;
    notify->function(notify->event, notify->status, notify->data);
    ur_user_event_unhold(notify->event);
    ncpu_event_release(notify->event);
    free(notify);
}

ur_result_t urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                               ur_event_callback_t pfnNotify, void *pUserData) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(pfnNotify);
    if (execStatus == UR_EXECUTION_INFO_QUEUED) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    if ((unsigned)execStatus > UR_EXECUTION_INFO_QUEUED) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    struct notify *notify = malloc(sizeof(*notify));
    if (!notify) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *notify = (struct notify){hEvent, pfnNotify, execStatus, pUserData};
    ur_object_retain(&hEvent->object);
    ur_user_event_hold(hEvent);
    /* The values of ur_execution_info_t are those of enum eng_state. */
    struct eng_command *command = ncpu_event_take(hEvent);
    int result = ENG_ERR_MEMORY;
    if (command) {
        result = eng_command_callback(command, (int)execStatus, on_state, notify);
        ncpu_event_put(hEvent, command);
    }
    if (result != ENG_OK) {
        ur_user_event_unhold(hEvent);
        ncpu_event_release(hEvent);
        free(notify);
    }
    return ncpu_result(result, NULL);
}
