/* Events that commands signal again and again: of no queue, each stands for the barrier that
 * signaled it last, and as it is made for a command of the host that is complete. */
#include "entry/reusable.h"
#include "ops.h"

#include <stdlib.h>

#include "ncpu.h"
#include "os/event_wait.h"
#include "os/ipc_event.h"
#include "shared_event.h"

struct eng_command *ncpu_event_take_again(ur_event_handle_t event) {
    struct eng_command *command = NULL;
    ur_spin_lock(&event->again_lock);
    if (!event->shared || ur_shared_is_own(event->shared)) {
        command = event->command;
        eng_command_retain(command);
    }
    ur_spin_unlock(&event->again_lock);
    return command ? command : ncpu_shared_event_take(event->shared);
}

bool ncpu_event_is_own(ur_event_handle_t event) {
    ur_spin_lock(&event->again_lock);
    bool own = ur_shared_is_own(event->shared);
    ur_spin_unlock(&event->again_lock);
    return own;
}

/* Of a command of the host that is not complete. */
static ur_event_handle_t make_once(ur_context_handle_t context, ur_command_t type) {
    ur_event_handle_t event = calloc(1, sizeof(*event));
    if (!event || eng_user_command(ncpu_engine(), "event", &event->command) != ENG_OK) {
        free(event);
        return NULL;
    }
    ur_object_init(&event->object, UR_KIND_EVENT);
    event->type = type;
    ncpu_context_use(context);
    event->context = context;
    return event;
}

ur_event_handle_t ncpu_event_complete(ur_context_handle_t context) {
    ur_event_handle_t event = make_once(context, UR_COMMAND_EVENTS_WAIT);
    if (event) {
        eng_user_complete(event->command, ENG_OK, NULL);
    }
    return event;
}

/* It stands for a command of the host that is not complete. */
static ur_event_handle_t reusable_make(ur_context_handle_t context,
                                       struct ur_shared_event *shared) {
    ur_event_handle_t event = make_once(context, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER);
    if (event && !ur_reusable_add(event)) {
        ncpu_event_release(event);
        return NULL;
    }
    if (event) {
        event->reusable = true;
        event->shared = shared;
    }
    return event;
}

ur_event_handle_t ncpu_reusable_make(ur_context_handle_t context, struct ur_shared_event *shared) {
    ur_event_handle_t event = reusable_make(context, shared);
    if (event) {
        eng_user_complete(event->command, ENG_OK, NULL);
    }
    return event;
}

/* ---- events of the host ---------------------------------------------------------------------- */

void ncpu_event_give(ur_event_handle_t event, bool good) {
    eng_user_complete(event->command, good ? ENG_OK : ENG_ERR_LOST, NULL);
}

ur_result_t urEventCreateUserExp(ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phEvent);
    ur_event_handle_t event = reusable_make(hContext, NULL);
    if (!event) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_user_event_begin(event);
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}

/* ---- events that processes share ------------------------------------------------------------- */

struct ur_shared_event *ncpu_event_shared(ur_event_handle_t event, bool *imported) {
    *imported = event->imported;
    return event->shared;
}

ur_event_handle_t ncpu_event_imported(ur_context_handle_t context, struct ur_shared_event *shared) {
    ur_event_handle_t event = ncpu_reusable_make(context, shared);
    if (event) {
        event->imported = true;
    }
    return event;
}

ur_result_t urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pEventDesc);
    UR_CHECK_POINTER(phEvent);
    ur_result_t result = ur_reusable_check(pEventDesc);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool found = false;
    for (uint32_t i = 0; i < hContext->device_count && !found; ++i) {
        found = hContext->devices[i] == hDevice;
    }
    if (!found) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    struct ur_shared_event *shared = NULL;
    if (pEventDesc->flags & UR_EXP_EVENT_FLAG_IPC_EXP) {
        if (ncpu_single) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                           "nobody would run the command that another process waits for");
        }
        result = ur_shared_event_make(NULL, NULL, &shared);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    ur_event_handle_t event = ncpu_reusable_make(hContext, shared);
    if (!event) {
        if (shared) {
            ur_shared_event_drop(shared);
        }
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    event->profiled = (pEventDesc->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) != 0;
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}

ur_result_t ncpu_event_signal(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t count,
                              const ur_event_handle_t *waits) {
    if (event->context != queue->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_EVENT, 0, "the event is of another context");
    }
    ur_result_t result = ur_user_event_refuse(event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ncpu_submit submit;
    result = ncpu_begin(&submit, queue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, "signal", count, waits,
                        NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ncpu_signal *signal = NULL;
    if (event->shared) {
        signal = ncpu_signal_begin(event->shared);
        if (!signal) {
            return ncpu_end(&submit, ENG_ERR_MEMORY);
        }
        submit.engine.ended = ncpu_signal_ended;
        submit.engine.ended_data = signal;
    }
    submit.barrier = count == 0;
    submit.engine.flags = ENG_BLOCK_STREAM | (count ? 0 : ENG_WAIT_STREAM);
    submit.engine.event = &submit.command;
    result = ncpu_end(&submit, eng_marker(&submit.engine));
    if (result != UR_RESULT_SUCCESS) {
        if (signal) {
            ncpu_signal_enqueued(signal, NULL);
        }
        return result;
    }
    ur_spin_lock(&event->again_lock);
    struct eng_command *old = event->command;
    event->command = submit.command;
    atomic_store(&event->signaled, true);
    if (signal) {
        ncpu_signal_stands(signal);
    }
    ur_spin_unlock(&event->again_lock);
    if (signal) {
        ncpu_signal_enqueued(signal, submit.command);
    }
    eng_command_release(old);
    return result;
}
