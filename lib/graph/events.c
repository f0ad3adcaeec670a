/* The events that commands of a finalized buffer wait for and signal, and changing them. */
#include <stdlib.h>

#include "base/wait.h"
#include "buffer.h"

/* Buffer locked. */
static ur_result_t events_check_buffer(ur_exp_command_buffer_handle_t buffer) {
    if (!buffer->finalized) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "the command buffer is not finalized");
    }
    return UR_RESULT_SUCCESS;
}

static bool in_driver(const struct ur_recording *recording) {
    return recording->ops && recording->ops->make_event;
}

bool ur_recording_has_events(const struct ur_recording *recording) {
    return ur_adapter_ops.replays_events || in_driver(recording);
}

ur_result_t ur_recording_event(struct ur_recording *recording, ur_event_handle_t *event) {
    const ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL, 0};
    return in_driver(recording)
               ? recording->ops->make_event(recording, event)
               : ur_own.EventExp.pfnCreateExp(recording->context, recording->device, &desc, event);
}

static ur_result_t check_events(const ur_command *command, const char *what) {
    return ur_recording_has_events(&command->buffer->recording)
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "commands of a command buffer %s",
                         what);
}

/* Commands that are enqueued one by one have what they have when a run is enqueued. */
static ur_result_t tell_signal(struct ur_instance *instance, ur_command *command,
                               ur_event_handle_t event) {
    return instance->native ? instance->recording->ops->update_signal(instance, command, event)
                            : UR_RESULT_SUCCESS;
}

static ur_result_t tell_waits(struct ur_instance *instance, ur_command *command,
                              const ur_event_handle_t *waits) {
    return instance->native ? instance->recording->ops->update_waits(instance, command, waits)
                            : UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferUpdateSignalEventExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                ur_event_handle_t *phSignalEvent) {
    UR_CHECK_COMMAND(hCommand);
    UR_CHECK_POINTER(phSignalEvent);
    ur_exp_command_buffer_handle_t buffer = hCommand->buffer;
    ur_result_t result = check_events(hCommand, "signal no events");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_event_handle_t event, old = NULL;
    result = ur_recording_event(&buffer->recording, &event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&buffer->lock);
    result = events_check_buffer(buffer);
    if (result == UR_RESULT_SUCCESS && !hCommand->signal) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                         "the command was appended without an event to signal");
    }
    if (result == UR_RESULT_SUCCESS) {
        result = tell_signal(&buffer->instance, hCommand, event);
    }
    if (result == UR_RESULT_SUCCESS) {
        old = hCommand->signal;
        hCommand->signal = event;
        ur_own.Event.pfnRetain(event);
    }
    pthread_mutex_unlock(&buffer->lock);
    if (result != UR_RESULT_SUCCESS) {
        ur_own.Event.pfnRelease(event);
        return result;
    }
    ur_own.Event.pfnRelease(old);
    *phSignalEvent = event;
    return UR_RESULT_SUCCESS;
}

ur_result_t urCommandBufferUpdateWaitEventsExp(ur_exp_command_buffer_command_handle_t hCommand,
                                               uint32_t numEventsInWaitList,
                                               const ur_event_handle_t *phEventWaitList) {
    UR_CHECK_COMMAND(hCommand);
    ur_result_t result = ur_wait_list_check(numEventsInWaitList, phEventWaitList);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_exp_command_buffer_handle_t buffer = hCommand->buffer;
    result = check_events(hCommand, "wait for no events");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_command fresh = {.kind = hCommand->kind}; /* only its list is used */
    result = ur_command_wait_for(&fresh, numEventsInWaitList, phEventWaitList);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&buffer->lock);
    result = events_check_buffer(buffer);
    if (result == UR_RESULT_SUCCESS && numEventsInWaitList != hCommand->wait_count) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 0,
                         "%u events for a command that was appended with %u", numEventsInWaitList,
                         hCommand->wait_count);
    }
    if (result == UR_RESULT_SUCCESS && numEventsInWaitList) {
        result = tell_waits(&buffer->instance, hCommand, phEventWaitList);
    }
    if (result == UR_RESULT_SUCCESS) {
        ur_event_handle_t *old = hCommand->waits;
        hCommand->waits = fresh.waits;
        fresh.waits = old;
    }
    pthread_mutex_unlock(&buffer->lock);
    for (uint32_t i = 0; i < fresh.wait_count; ++i) {
        ur_own.Event.pfnRelease(fresh.waits[i]);
    }
    free(fresh.waits);
    return result;
}
