/* Events that are signalled again and again. Such an event belongs to no queue and has no native
 * event: each signal makes it stand for the event of a barrier, and who waits, waits for the one
 * that it stands for then. */
#include "entry/reusable.h"
#include "ops.h"

#include <stdlib.h>

#include "command.h"
#include "context.h"
#include "event.h"
#include "host.h"
#include "os/ipc_event.h"
#include "shared_event.h"

ur_event_handle_t ze_event_current(ur_event_handle_t event) {
    ur_spin_lock(&event->time_lock);
    ur_event_handle_t current = event->current;
    if (current) {
        ur_object_retain(&current->object);
    }
    ur_spin_unlock(&event->time_lock);
    return current;
}

/* Takes over the reference to `current`, which may be NULL. `number`: the signal that it gives,
 * where other processes see it. */
static void reusable_replace(ur_event_handle_t event, ur_event_handle_t current, uint32_t number) {
    ur_spin_lock(&event->time_lock);
    ur_event_handle_t old = event->current;
    event->current = current;
    if (event->shared) {
        event->shared->last = number;
    }
    ur_spin_unlock(&event->time_lock);
    if (old) {
        ze_event_drop(old);
    }
}

void ze_reusable_end(ur_event_handle_t event) {
    ur_reusable_remove(event);
    if (event->user.is) {
        ur_user_event_end(event);
    }
    reusable_replace(event, NULL, 0);
    if (event->shared) {
        ur_shared_event_drop(event->shared);
    }
}

static bool is_foreign(ur_context_handle_t context, ur_event_handle_t event) {
    return context && event->context->ze != context->ze;
}

static bool any_foreign(ur_context_handle_t context, uint32_t count,
                        const ur_event_handle_t *waits) {
    for (uint32_t i = 0; i < count; ++i) {
        if (is_foreign(context, waits[i])) {
            return true;
        }
    }
    return false;
}

/* What to wait for in place of `event`, with a reference; NULL: nothing. */
static ur_result_t resolve(ur_context_handle_t context, ur_event_handle_t event,
                           ur_event_handle_t *out) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (ze_shared_is_foreign(event)) {
        return ze_shared_take(context ? context : event->context, event->shared, out);
    }
    if (event->reusable) {
        event = ze_event_current(event);
    } else {
        ur_object_retain(&event->object);
    }
    *out = event;
    if (event && is_foreign(context, event)) {
        *out = NULL;
        result = ze_event_done(event) ? result : ze_event_bridge(context, event, out);
        ze_event_drop(event);
    }
    return result;
}

ur_result_t ze_waits_resolve(ur_context_handle_t context, uint32_t count,
                             const ur_event_handle_t *waits, struct ze_resolved **resolved) {
    *resolved = NULL;
    if (!ur_reusable_any(count, waits) && !any_foreign(context, count, waits)) {
        return UR_RESULT_SUCCESS;
    }
    struct ze_resolved *made = malloc(sizeof(*made) + count * sizeof(made->waits[0]));
    if (!made) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    made->count = 0;
    for (uint32_t i = 0; i < count; ++i) {
        ur_event_handle_t one;
        ur_result_t result = resolve(context, waits[i], &one);
        if (result != UR_RESULT_SUCCESS) {
            ze_waits_drop(made);
            return result;
        }
        if (one) {
            made->waits[made->count++] = one;
        }
    }
    *resolved = made;
    return UR_RESULT_SUCCESS;
}

void ze_waits_drop(struct ze_resolved *resolved) {
    for (uint32_t i = 0; resolved && i < resolved->count; ++i) {
        ze_event_drop(resolved->waits[i]);
    }
    free(resolved);
}

ur_event_handle_t ze_reusable_make(ur_context_handle_t context, struct ur_shared_event *shared) {
    ur_event_handle_t event = calloc(1, sizeof(*event));
    if (!event) {
        return NULL;
    }
    ur_object_init(&event->object, UR_KIND_EVENT);
    event->context = context;
    event->reusable = true;
    event->command = UR_COMMAND_EVENTS_WAIT_WITH_BARRIER;
    if (!ur_reusable_add(event)) {
        free(event);
        return NULL;
    }
    event->shared = shared;
    ze_context_hold(context);
    return event;
}

/* ---- events of the host ---------------------------------------------------------------------- */

void ze_event_give(ur_event_handle_t event, bool good) {
    if (!good) {
        ze_event_fail(event->current);
    }
    (void)ze_event_signal(event->current);
}

ur_result_t urEventCreateUserExp(ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phEvent);
    ur_event_handle_t current = NULL;
    ur_result_t result = ze_event_user(hContext, NULL, UR_COMMAND_EVENTS_WAIT, &current);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    current->doubtful = true;
    ur_event_handle_t event = ze_reusable_make(hContext, NULL);
    if (!event) {
        ze_event_drop(current);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    event->current = current;
    ur_user_event_begin(event);
    *phEvent = event;
    return result;
}

/* ---- events that processes share ------------------------------------------------------------- */

struct ur_shared_event *ze_event_shared(ur_event_handle_t event, bool *imported) {
    *imported = event->imported;
    return event->shared;
}

ur_event_handle_t ze_event_imported(ur_context_handle_t context, struct ur_shared_event *shared) {
    ur_event_handle_t event = ze_reusable_make(context, shared);
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
    if (ze_context_index(hContext, hDevice) == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
    }
    struct ur_shared_event *shared = NULL;
    if (pEventDesc->flags & UR_EXP_EVENT_FLAG_IPC_EXP) {
        result = ur_shared_event_make(NULL, NULL, &shared);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    ur_event_handle_t event = ze_reusable_make(hContext, shared);
    if (!event) {
        if (shared) {
            ur_shared_event_drop(shared);
        }
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    event->profiled = pEventDesc->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING;
    *phEvent = event;
    return result;
}

ur_result_t ze_reusable_signal(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t count,
                               const ur_event_handle_t *waits) {
    ur_result_t result = UR_RESULT_SUCCESS;
    ur_event_handle_t current = NULL;
    struct ze_shared_signal *signal = NULL;
    if (event->context != queue->context) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_EVENT, 0, "the event is of another context");
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_user_event_refuse(event);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_wait_list_check(count, waits);
    }
    if (result == UR_RESULT_SUCCESS && event->shared) {
        result = ze_shared_begin(event->shared, &signal);
    }
    if (result == UR_RESULT_SUCCESS) {
        /* The command whose event has times whatever the queue is. */
        result = ze_enqueue_wait(queue,
                                 event->profiled ? UR_COMMAND_TIMESTAMP_RECORDING_EXP
                                                 : UR_COMMAND_EVENTS_WAIT_WITH_BARRIER,
                                 count, waits, &current, true);
    }
    if (result == UR_RESULT_SUCCESS) {
        ur_object_retain(&current->object);
        reusable_replace(event, current, signal ? ze_shared_number(signal) : 0);
    }
    if (signal) {
        ze_shared_given(signal, current);
    }
    if (current) {
        ze_event_drop(current);
    }
    ze_event_drop(event);
    return result;
}
