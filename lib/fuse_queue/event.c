/* Events of launches that a queue keeps.
 *
 * The driver does not know of such a launch yet, so its event is one of ours, with a table of its
 * own. Whoever asks it for more than what it is of, waits for it or hands it on first has the queue
 * enqueue what it keeps. From then on it stands for the event of the command that the launch became
 * part of: several launches that are one kernel have one event of the driver. */
#include <stdlib.h>

#include "base/error.h"
#include "fusing.h"
#include "queue_events.h"

static ur_dditable_t table;

/* ---- the queue's side, under its lock -------------------------------------------------------- */

struct ur_kept_event *ur_kept_event_new(ur_queue_handle_t queue, struct ur_fusing_queue *fusing,
                                        ur_command_t type) {
    struct ur_kept_event *event = calloc(1, sizeof(*event));
    if (!event) {
        return NULL;
    }
    ur_object_init(&event->object, UR_KIND_KEPT_EVENT);
    event->object.ddi = &table;
    ur_object_retain(&event->object); /* one for the caller, one for the launch that is kept */
    event->context = ur_queue_base(queue)->context;
    event->queue = queue;
    event->fusing = fusing;
    event->type = type;
    ur_adapter_ops.context_retain(event->context);
    ur_fusing_retain(fusing);
    ur_capture_watch_more(&ur_fusing_guest); /* wait lists may have it for as long as it lives */
    return event;
}

static void event_let_go(struct ur_kept_event *event) {
    if (!ur_object_release_plain(&event->object)) {
        return;
    }
    ur_context_handle_t context = event->context;
    if (event->bound) {
        ur_own.Event.pfnRelease(event->bound);
    }
    ur_fusing_unretain(event->fusing);
    free(event);
    ur_adapter_ops.context_release(context);
    ur_capture_watch_less();
}

bool ur_kept_events_are_wanted(struct ur_kept_event *events) {
    while (events && ur_object_refs(&events->object) == 1) {
        events = events->next;
    }
    return events;
}

void ur_kept_events_bind(struct ur_kept_event *events, ur_event_handle_t command,
                         ur_result_t result) {
    for (struct ur_kept_event *event = events, *next; event; event = next) {
        next = event->next;
        if (command) {
            ur_own.Event.pfnRetain(command);
            event->bound = command;
        }
        event->result = command                       ? UR_RESULT_SUCCESS
                        : result == UR_RESULT_SUCCESS ? ur_refuse(UR_RESULT_ERROR_UNKNOWN)
                                                      : result;
        atomic_store_explicit(&event->done, true, memory_order_release);
        event_let_go(event);
    }
}

/* ---- what others do with it ------------------------------------------------------------------ */

/* The event of the command, which the kept one retains. */
static ur_result_t stands_for(struct ur_kept_event *event, ur_event_handle_t *command) {
    if (!atomic_load_explicit(&event->done, memory_order_acquire)) {
        ur_fusing_settle_event(event);
    }
    *command = event->bound;
    return event->bound ? UR_RESULT_SUCCESS
                        : ur_fail(event->result, 0,
                                  "the launch of this event was kept to be fused, and the driver "
                                  "refused it when it was enqueued");
}

ur_result_t ur_kept_events_resolve(uint32_t count, const ur_event_handle_t *events,
                                   ur_event_handle_t **out) {
    ur_event_handle_t *list = malloc(count * sizeof(*list));
    if (!list) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < count; ++i) {
        list[i] = events[i];
        if (ur_event_is_kept(events[i]) &&
            stands_for((struct ur_kept_event *)events[i], &list[i]) != UR_RESULT_SUCCESS) {
            free(list);
            return ur_fail(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, 0,
                           "event %u of %u in the wait list is of a launch that was kept to be "
                           "fused, and that the driver refused when it was enqueued",
                           i, count);
        }
    }
    *out = list;
    return UR_RESULT_SUCCESS;
}

/* The loader has looked at the first handle of each call, and at the table that it has. */
#define CHECK_KEPT(event)                                                                          \
    if (!ur_event_is_kept(event)) {                                                                \
        return ur_refuse(UR_RESULT_ERROR_INVALID_EVENT);                                           \
    }

/* What it is of is known without the queue. */
static ur_result_t UR_APICALL get_info(ur_event_handle_t hEvent, ur_event_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    struct ur_kept_event *event = (struct ur_kept_event *)hEvent;
    ur_event_handle_t command;
    CHECK_KEPT(hEvent)
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool done = atomic_load_explicit(&event->done, memory_order_acquire);
    switch ((int)propName) {
    case UR_EVENT_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, event->context);
    case UR_EVENT_INFO_COMMAND_TYPE:
        return ur_info_value(out, ur_command_t, event->type);
    case UR_EVENT_INFO_REFERENCE_COUNT:
        /* The launch that is kept has one that is nobody's business. */
        return ur_info_value(out, uint32_t, ur_object_refs(&event->object) - !done);
    case UR_EVENT_INFO_COMMAND_QUEUE:
        if (!done) {
            return ur_info_value(out, ur_queue_handle_t, event->queue);
        }
        break;
    default:
        break;
    }
    result = stands_for(event, &command);
    if (result != UR_RESULT_SUCCESS) {
        return propName == UR_EVENT_INFO_COMMAND_EXECUTION_STATUS
                   ? ur_info_value(out, ur_event_status_t, UR_EVENT_STATUS_ERROR)
                   : result;
    }
    return ur_own.Event.pfnGetInfo(command, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL get_times(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_event_handle_t command;
    CHECK_KEPT(hEvent)
    ur_result_t result = stands_for((struct ur_kept_event *)hEvent, &command);
    return result == UR_RESULT_SUCCESS ? ur_own.Event.pfnGetProfilingInfo(
                                             command, propName, propSize, pPropValue, pPropSizeRet)
                                       : result;
}

static ur_result_t UR_APICALL event_wait_for(uint32_t numEvents,
                                             const ur_event_handle_t *phEventWaitList) {
    ur_event_handle_t *commands = NULL;
    ur_result_t result = ur_kept_events_resolve(numEvents, phEventWaitList, &commands);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_own.Event.pfnWait(numEvents, commands);
        free(commands);
    }
    return result;
}

static ur_result_t UR_APICALL event_retain(ur_event_handle_t hEvent) {
    CHECK_KEPT(hEvent)
    ur_object_retain((ur_object *)hEvent);
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL event_release(ur_event_handle_t hEvent) {
    CHECK_KEPT(hEvent)
    event_let_go((struct ur_kept_event *)hEvent);
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL get_native(ur_event_handle_t hEvent, ur_native_handle_t *phNative) {
    ur_event_handle_t command;
    CHECK_KEPT(hEvent)
    ur_result_t result = stands_for((struct ur_kept_event *)hEvent, &command);
    return result == UR_RESULT_SUCCESS ? ur_own.Event.pfnGetNativeHandle(command, phNative)
                                       : result;
}

static ur_result_t UR_APICALL get_ipc(ur_event_handle_t hEvent, void **ppData, size_t *pSize) {
    ur_event_handle_t command;
    CHECK_KEPT(hEvent)
    ur_result_t result = stands_for((struct ur_kept_event *)hEvent, &command);
    return result == UR_RESULT_SUCCESS ? ur_own.IPCExp.pfnGetEventHandleExp(command, ppData, pSize)
                                       : result;
}

/* A program's callback is told of the event that it was set on. */
struct callback {
    struct ur_kept_event *event; /* with a reference */
    ur_event_callback_t function;
    void *data;
};

static void event_call_back(ur_event_handle_t command, ur_execution_info_t status, void *data) {
    struct callback *callback = data;
    (void)command;
    callback->function((ur_event_handle_t)callback->event, status, callback->data);
    event_let_go(callback->event);
    free(callback);
}

static ur_result_t UR_APICALL set_callback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                           ur_event_callback_t pfnNotify, void *pUserData) {
    struct ur_kept_event *event = (struct ur_kept_event *)hEvent;
    ur_event_handle_t command;
    CHECK_KEPT(hEvent)
    if (!pfnNotify) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    ur_result_t result = stands_for(event, &command);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct callback *callback = malloc(sizeof(*callback));
    if (!callback) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *callback = (struct callback){event, pfnNotify, pUserData};
    ur_object_retain(&event->object);
    result = ur_own.Event.pfnSetCallback(command, execStatus, event_call_back, callback);
    if (result != UR_RESULT_SUCCESS) {
        free(callback);
        event_let_go(event);
    }
    return result;
}

void ur_kept_event_table(void) {
    table = ur_own;
    table.Event.pfnGetInfo = get_info;
    table.Event.pfnGetProfilingInfo = get_times;
    table.Event.pfnWait = event_wait_for;
    table.Event.pfnRetain = event_retain;
    table.Event.pfnRelease = event_release;
    table.Event.pfnGetNativeHandle = get_native;
    table.Event.pfnSetCallback = set_callback;
    table.IPCExp.pfnGetEventHandleExp = get_ipc;
}
