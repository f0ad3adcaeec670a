/* Events, and what the pool asks about them and of queues. */
#include <stdlib.h>
#include <string.h>

#include "ncpu.h"

void ncpu_event_release(ur_event_handle_t event) {
    if (!ur_object_release(&event->object)) {
        return;
    }
    ur_queue_handle_t queue = event->queue;
    ur_context_handle_t context = event->context;
    eng_command_release(event->command);
    free(event);
    ncpu_queue_unuse(queue);
    ncpu_context_unuse(context);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) {
    UR_CHECK_EVENT(hEvent);
    ur_object_retain(&hEvent->object);
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) {
    UR_CHECK_EVENT(hEvent);
    ncpu_event_release(hEvent);
    return UR_RESULT_SUCCESS;
}

static ur_event_status_t status(ur_event_handle_t event) {
    int state = eng_command_state(event->command);
    switch (state) {
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

UR_APIEXPORT ur_result_t UR_APICALL urEventGetInfo(ur_event_handle_t hEvent,
                                                   ur_event_info_t propName, size_t propSize,
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
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

UR_APIEXPORT ur_result_t UR_APICALL urEventGetProfilingInfo(ur_event_handle_t hEvent,
                                                            ur_profiling_info_t propName,
                                                            size_t propSize, void *pPropValue,
                                                            size_t *pPropSizeRet) {
    UR_CHECK_EVENT(hEvent);
    if (pPropValue && propSize == 0) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    if ((unsigned)propName > UR_PROFILING_INFO_COMMAND_COMPLETE) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    if (!hEvent->profiled) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       "the queue was made without UR_QUEUE_FLAG_PROFILING_ENABLE");
    }
    if (eng_command_state(hEvent->command) != ENG_COMPLETE) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       "the command is not complete");
    }
    struct eng_times times;
    eng_command_times(hEvent->command, &times);
    const uint64_t values[] = {times.queued, times.submitted, times.start, times.end, times.end};
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    return ur_info_value(out, uint64_t, values[propName]);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventWait(uint32_t numEvents,
                                                const ur_event_handle_t *phEventWaitList) {
    UR_CHECK_POINTER(phEventWaitList);
    if (numEvents == 0) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    for (uint32_t i = 0; i < numEvents; ++i) {
        UR_CHECK_EVENT(phEventWaitList[i]);
        if (phEventWaitList[i]->context != phEventWaitList[0]->context) {
            return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                           "event %u of %u is of another context than the first", i, numEvents);
        }
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < numEvents; ++i) {
        int state = eng_command_wait(phEventWaitList[i]->command);
        if (state < 0 && result == UR_RESULT_SUCCESS) {
            result = ur_fail(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, state, "%s",
                             eng_command_error(phEventWaitList[i]->command));
        }
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
    ncpu_event_release(notify->event);
    free(notify);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventSetCallback(ur_event_handle_t hEvent,
                                                       ur_execution_info_t execStatus,
                                                       ur_event_callback_t pfnNotify,
                                                       void *pUserData) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(pfnNotify);
    if (execStatus == UR_EXECUTION_INFO_QUEUED) {
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
    if ((unsigned)execStatus > UR_EXECUTION_INFO_QUEUED) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    struct notify *notify = malloc(sizeof(*notify));
    if (!notify) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    *notify = (struct notify){hEvent, pfnNotify, execStatus, pUserData};
    ur_object_retain(&hEvent->object);
    /* The values of ur_execution_info_t are those of enum eng_state. */
    int result = eng_command_callback(hEvent->command, (int)execStatus, on_state, notify);
    if (result != ENG_OK) {
        ncpu_event_release(hEvent);
        free(notify);
    }
    return ncpu_result(result, NULL);
}

/* ---- the pool's view ------------------------------------------------------------------------- */

static ur_event_state_t event_state(void *event) {
    return eng_command_peek(((ur_event_handle_t)event)->command) <= ENG_COMPLETE ? UR_EVENT_DONE
                                                                                 : UR_EVENT_PENDING;
}

static void event_retain(void *event) {
    ur_object_retain(event);
}

static void event_release(void *event) {
    ncpu_event_release(event);
}

static const ur_stamp_t *event_stamp(void *event) {
    return &((ur_event_handle_t)event)->stamp;
}

static void event_settle(void *event) {
    eng_command_wait(((ur_event_handle_t)event)->command);
}

static ur_result_t queue_wait(void *queue, void *const *events, uint32_t count) {
    struct ncpu_submit submit;
    ur_result_t result = ncpu_begin(&submit, queue, UR_COMMAND_EVENTS_WAIT, "wait for freed memory",
                                    count, (const ur_event_handle_t *)events, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* Memory is free for use also where the command before its free failed. */
    submit.engine.flags = ENG_RUN_ALWAYS;
    return ncpu_end(&submit, eng_marker(&submit.engine));
}

static ur_result_t signal_event(void *queue, ur_command_t kind, void *const *events, uint32_t count,
                                void **event) {
    struct ncpu_submit submit;
    ur_event_handle_t made;
    ur_result_t result = ncpu_begin(&submit, queue, kind, "USM order", count,
                                    (const ur_event_handle_t *)(count ? events : NULL), &made);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ncpu_end(&submit, eng_marker(&submit.engine));
    if (result == UR_RESULT_SUCCESS) {
        *event = made;
    }
    return result;
}

static ur_result_t zero(void *queue, void *memory, size_t size, void *const *events, uint32_t count,
                        void **event) {
    struct ncpu_submit submit;
    ur_event_handle_t made;
    ur_result_t result =
        ncpu_begin(&submit, queue, UR_COMMAND_USM_FILL, "zero new memory", count,
                   (const ur_event_handle_t *)(count ? events : NULL), event ? &made : NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* The check hears of the allocation only after it: to it the memory is still what it was
     * before. */
    submit.engine.flags = ENG_UNCHECKED;
    result = ncpu_end(&submit, eng_fill(&submit.engine, memory, "", 1, size));
    if (result == UR_RESULT_SUCCESS && event) {
        *event = made;
    }
    return result;
}

static ur_result_t zero_now(void *context, void *device, ur_pool_mem_t type, void *memory,
                            size_t size) {
    (void)context, (void)device, (void)type;
    memset(memory, 0, size);
    return UR_RESULT_SUCCESS;
}

static bool queue_idle(void *queue) {
    return eng_stream_idle(((ur_queue_handle_t)queue)->stream);
}

static ur_result_t reserve(void *context, void *device, ur_pool_mem_t type, size_t size,
                           size_t align, uint32_t flags, void **out) {
    (void)context, (void)device, (void)flags;
    int result = eng_mem_alloc(ncpu_engine(), size, align, NULL, out);
    if (result == ENG_ERR_MEMORY && type != UR_POOL_HOST) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, result, "no memory for %zu bytes",
                       size);
    }
    return ncpu_result(result, NULL);
}

static void release(void *context, void *device, ur_pool_mem_t type, void *memory, size_t size) {
    (void)context, (void)device, (void)type, (void)size;
    /* Memory of the program that was registered and then freed in the order of a queue is no longer
     * registered. */
    if (eng_mem_free(ncpu_engine(), memory) != ENG_OK) {
        eng_mem_unregister(ncpu_engine(), memory);
    }
}

const ur_pool_backend_t ncpu_pool_backend = {
    .reserve = reserve,
    .release = release,
    .event_state = event_state,
    .event_retain = event_retain,
    .event_release = event_release,
    .event_stamp = event_stamp,
    .event_settle = event_settle,
    .queue_wait = queue_wait,
    .signal = signal_event,
    .queue_idle = queue_idle,
    .zero = zero,
    .zero_now = zero_now,
    .now = eng_now,
    .max_align = NCPU_MAX_ALIGN,
    .granularity = 0,
};
