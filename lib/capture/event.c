/* Events of captured commands. They say what they are of, and nothing else: the commands run when
 * the graph does, any number of times, and these events are of none of the runs. */
#include <stdlib.h>

#include "capture.h"

static ur_dditable_t table;

struct ur_captured_event *ur_captured_event_new(ur_queue_handle_t queue, ur_command_t type) {
    struct ur_captured_event *event = calloc(1, sizeof(*event));
    if (!event) {
        return NULL;
    }
    ur_object_init(&event->object, UR_KIND_CAPTURED_EVENT);
    event->object.ddi = &table;
    event->context = ur_queue_base(queue)->context;
    event->device = ur_queue_base(queue)->device;
    event->queue = queue;
    event->type = type;
    ur_adapter_ops.context_retain(event->context);
    return event;
}

void ur_captured_event_free(struct ur_captured_event *event) {
    if (event) {
        ur_context_handle_t context = event->context;
        event->object.kind = UR_KIND_DEAD;
        free(event);
        ur_adapter_ops.context_release(context);
    }
}

static ur_result_t event_refuse(const char *what) {
    return ur_fail(
        UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT, 0,
        "%s: the event is of a command in a graph, which has not run and is not going to "
        "by itself",
        what);
}

/* The loader has looked at the first handle of each call, and at the table that it has. */
static bool is_one(ur_event_handle_t event) {
    return ur_event_is_captured(event);
}

static ur_result_t UR_APICALL get_info(ur_event_handle_t hEvent, ur_event_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    const struct ur_captured_event *event = (const struct ur_captured_event *)hEvent;
    if (!is_one(hEvent)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_EVENT);
    }
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch ((int)propName) {
    case UR_EVENT_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, event->context);
    case UR_EVENT_INFO_COMMAND_QUEUE:
        return ur_info_value(out, ur_queue_handle_t, event->queue);
    case UR_EVENT_INFO_COMMAND_TYPE:
        return ur_info_value(out, ur_command_t, event->type);
    case UR_EVENT_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs((ur_object *)hEvent));
    case UR_EVENT_INFO_COMMAND_EXECUTION_STATUS:
        return event_refuse("asking for its status");
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

static ur_result_t UR_APICALL get_times(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    (void)propName, (void)propSize, (void)pPropValue, (void)pPropSizeRet;
    return is_one(hEvent) ? event_refuse("asking for its times")
                          : ur_refuse(UR_RESULT_ERROR_INVALID_EVENT);
}

static ur_result_t UR_APICALL event_wait_for(uint32_t numEvents,
                                             const ur_event_handle_t *phEventWaitList) {
    (void)numEvents, (void)phEventWaitList;
    return event_refuse("waiting for it");
}

static ur_result_t UR_APICALL event_retain(ur_event_handle_t hEvent) {
    if (!is_one(hEvent)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_EVENT);
    }
    ur_object_retain((ur_object *)hEvent);
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL event_release(ur_event_handle_t hEvent) {
    if (!is_one(hEvent)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_EVENT);
    }
    struct ur_captured_event *event = (struct ur_captured_event *)hEvent;
    if (ur_object_release_plain(&event->object)) {
        ur_captured_event_free(event);
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t UR_APICALL get_native(ur_event_handle_t hEvent, ur_native_handle_t *phNative) {
    (void)phNative;
    return is_one(hEvent) ? event_refuse("asking for the driver's own")
                          : ur_refuse(UR_RESULT_ERROR_INVALID_EVENT);
}

static ur_result_t UR_APICALL set_callback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                           ur_event_callback_t pfnNotify, void *pUserData) {
    (void)execStatus, (void)pfnNotify, (void)pUserData;
    return is_one(hEvent) ? event_refuse("setting a callback")
                          : ur_refuse(UR_RESULT_ERROR_INVALID_EVENT);
}

void ur_captured_event_table(void) {
    table = ur_own;
    table.Event.pfnGetInfo = get_info;
    table.Event.pfnGetProfilingInfo = get_times;
    table.Event.pfnWait = event_wait_for;
    table.Event.pfnRetain = event_retain;
    table.Event.pfnRelease = event_release;
    table.Event.pfnGetNativeHandle = get_native;
    table.Event.pfnSetCallback = set_callback;
}
