#include "reusable_event.h"
#include "ops.h"

#include <stdlib.h>

#include "entry/reusable.h"
#include "os/event_wait.h"
#include "os/ipc_event.h"

ur_event_handle_t ocl_reusable_current(ur_event_handle_t event) {
    ur_spin_lock(&event->lock);
    ur_event_handle_t current = event->current;
    ur_object_retain(&current->object);
    ur_spin_unlock(&event->lock);
    return current;
}

/* Takes over the reference to `current`. `number`: the signal that it gives, where other processes
 * see it. */
static void reusable_event_replace(ur_event_handle_t event, ur_event_handle_t current,
                                   uint32_t number) {
    ur_spin_lock(&event->lock);
    ur_event_handle_t old = event->current;
    event->current = current;
    if (event->shared) {
        event->shared->last = number;
    }
    ur_spin_unlock(&event->lock);
    urEventRelease(old);
}

/* ---- signals of other processes -------------------------------------------------------------- */

bool ocl_reusable_is_foreign(ur_event_handle_t event) {
    if (!event->shared) {
        return false;
    }
    ur_spin_lock(&event->lock);
    bool foreign = !ur_shared_is_own(event->shared);
    ur_spin_unlock(&event->lock);
    return foreign;
}

ur_result_t ocl_reusable_lost(void) {
    return ur_fail(
        UR_RESULT_ERROR_DEVICE_LOST, 0,
        "the process that was to signal the shared event is gone, or its command failed");
}

ur_result_t ocl_reusable_foreign(ur_event_handle_t event, bool wait, bool *done) {
    uint32_t number = ur_shared_newest(event->shared);
    enum ur_shared_state state =
        wait ? ur_shared_wait(event->shared, number) : ur_shared_state(event->shared, number);
    *done = state != UR_SHARED_PENDING;
    return state == UR_SHARED_FAILED ? ocl_reusable_lost() : UR_RESULT_SUCCESS;
}

/* An event of the user. */
static ur_result_t user_event(ur_context_handle_t context, ur_event_handle_t *out) {
    cl_int code;
    ur_event_handle_t event = ocl_event_new(NULL, context, UR_COMMAND_EVENTS_WAIT);
    if (!event) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    event->cl = ocl.clCreateUserEvent(context->cl, &code);
    if (!event->cl) {
        ocl_event_drop(event);
        return ocl_fail(code, "clCreateUserEvent");
    }
    *out = event;
    return UR_RESULT_SUCCESS;
}

ur_result_t ocl_event_complete(ur_context_handle_t context, ur_event_handle_t *out) {
    ur_event_handle_t event = NULL;
    ur_result_t result = user_event(context, &event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code = ocl.clSetUserEventStatus(event->cl, CL_COMPLETE);
    if (code != CL_SUCCESS) {
        urEventRelease(event);
        return ocl_fail(code, "clSetUserEventStatus");
    }
    *out = event;
    return result;
}

static void complete_local(ur_event_handle_t local, bool good) {
    atomic_store_explicit(&local->state, good ? 1 : -1, memory_order_release);
    ocl_publish();
    ocl.clSetUserEventStatus(local->cl, CL_COMPLETE);
}

static void end_foreign(void *what, bool good) {
    ur_event_handle_t local = what;
    if (!ur_exit_enter()) {
        ur_exit_keep(local);
        return;
    }
    complete_local(local, good);
    urEventRelease(local);
    ur_exit_leave();
}

static ur_result_t local_event(ur_context_handle_t context, ur_event_handle_t *out) {
    ur_result_t result = user_event(context, out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    (*out)->local = true;
    ocl_turnstile_host_driven();
    return result;
}

/* In place of a signal that another process gives. */
static ur_result_t take_foreign(ur_event_handle_t event, ur_event_handle_t *out) {
    struct ur_shared_event *shared = event->shared;
    ur_event_handle_t local = NULL;
    ur_result_t result = local_event(event->context, &local);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_object_retain(&local->object);
    result = ur_shared_follow(shared, ur_shared_newest(shared), end_foreign, local);
    if (result != UR_RESULT_SUCCESS) {
        ocl.clSetUserEventStatus(local->cl, CL_COMPLETE); /* drivers keep those that are not */
        urEventRelease(local);
        urEventRelease(local);
        return result;
    }
    *out = local;
    return result;
}

struct ocl_doubts {
    struct ocl_doubts *next; /* of those that a queue keeps */
    _Atomic uint32_t refs;
    uint32_t count;
    ur_event_handle_t locals[]; /* retained */
};

static bool is_good(ur_event_handle_t local) {
    return atomic_load_explicit(&local->state, memory_order_acquire) > 0;
}

/* Each once, however many ways lead to it. */
static void reusable_event_add(struct ocl_doubts *to, ur_event_handle_t local) {
    bool is_new = !is_good(local);
    for (uint32_t i = 0; i < to->count && is_new; ++i) {
        is_new = to->locals[i] != local;
    }
    if (is_new) {
        ur_object_retain(&local->object);
        to->locals[to->count++] = local;
    }
}

ur_result_t ocl_doubts_of(uint32_t count, const ur_event_handle_t *waits, struct ocl_doubts **out) {
    uint32_t most = 0;
    *out = NULL;
    for (uint32_t i = 0; i < count; ++i) {
        most += waits[i]->local + (waits[i]->doubts ? waits[i]->doubts->count : 0);
    }
    if (!most) {
        return UR_RESULT_SUCCESS;
    }
    struct ocl_doubts *made = malloc(sizeof(*made) + most * sizeof(made->locals[0]));
    if (!made) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    atomic_init(&made->refs, 1);
    made->next = NULL;
    made->count = 0;
    for (uint32_t i = 0; i < count; ++i) {
        const struct ocl_doubts *other = waits[i]->doubts;
        if (waits[i]->local) {
            reusable_event_add(made, waits[i]);
        }
        for (uint32_t k = 0; other && k < other->count; ++k) {
            reusable_event_add(made, other->locals[k]);
        }
    }
    if (!made->count) {
        ocl_doubts_drop(made);
        made = NULL;
    }
    *out = made;
    return UR_RESULT_SUCCESS;
}

struct ocl_doubts *ocl_doubts_hold(struct ocl_doubts *doubts) {
    if (doubts) {
        atomic_fetch_add_explicit(&doubts->refs, 1, memory_order_relaxed);
    }
    return doubts;
}

void ocl_doubts_drop(struct ocl_doubts *doubts) {
    if (!doubts || atomic_fetch_sub_explicit(&doubts->refs, 1, memory_order_acq_rel) != 1) {
        return;
    }
    for (uint32_t i = 0; i < doubts->count; ++i) {
        urEventRelease(doubts->locals[i]);
    }
    free(doubts);
}

bool ocl_doubts_failed(const struct ocl_doubts *doubts) {
    for (uint32_t i = 0; doubts && i < doubts->count; ++i) {
        if (!is_good(doubts->locals[i])) {
            return true;
        }
    }
    return false;
}

bool ocl_event_is_good(ur_event_handle_t event) {
    return event->local ? is_good(event) : !ocl_doubts_failed(event->doubts);
}

/* 1: all signals have come, -1: one never will, 0: neither is known. */
static int outcome(const struct ocl_doubts *doubts) {
    int result = 1;
    for (uint32_t i = 0; i < doubts->count; ++i) {
        int state = atomic_load_explicit(&doubts->locals[i]->state, memory_order_acquire);
        if (state < 0) {
            return state;
        }
        result = state ? result : 0;
    }
    return result;
}

/* Takes out those whose outcome is known, and notes whether any was lost. Pre: locked. */
static void look_through(ur_queue_handle_t queue) {
    for (struct ocl_doubts **at = &queue->doubts; *at;) {
        struct ocl_doubts *one = *at;
        int known = outcome(one);
        if (!known) {
            at = &one->next;
            continue;
        }
        queue->lost |= known < 0;
        *at = one->next;
        --queue->doubt_count;
        ocl_doubts_drop(one);
    }
}

/* Any of them may be the one that is lost. They are looked through when there are twice as many as
 * were left the last time. */
void ocl_doubts_keep(ur_queue_handle_t queue, struct ocl_doubts *doubts) {
    enum { FEW = 16 };
    if (!doubts) {
        return;
    }
    if (queue->doubt_count >= queue->doubt_room) {
        look_through(queue);
        queue->doubt_room = queue->doubt_count < FEW / 2 ? FEW : 2 * queue->doubt_count;
    }
    doubts->next = queue->doubts;
    queue->doubts = ocl_doubts_hold(doubts);
    ++queue->doubt_count;
}

/* What is not known yet is of commands that came since. */
bool ocl_doubts_tell(ur_queue_handle_t queue) {
    look_through(queue);
    bool lost = queue->lost;
    queue->lost = false;
    return lost;
}

void ocl_doubts_end(ur_queue_handle_t queue) {
    while (queue->doubts) {
        struct ocl_doubts *one = queue->doubts;
        queue->doubts = one->next;
        ocl_doubts_drop(one);
    }
}

/* ---- wait lists ------------------------------------------------------------------------------ */

static ur_result_t resolve(ur_event_handle_t event, ur_event_handle_t *out) {
    if (!event->reusable) {
        ur_object_retain(&event->object);
        *out = event;
        return UR_RESULT_SUCCESS;
    }
    bool done = false;
    if (ocl_reusable_is_foreign(event)) {
        ur_result_t result = ocl_reusable_foreign(event, false, &done);
        if (result != UR_RESULT_SUCCESS || !done) {
            return result != UR_RESULT_SUCCESS ? result : take_foreign(event, out);
        }
        return ocl_event_complete(event->context, out);
    }
    *out = ocl_reusable_current(event);
    return UR_RESULT_SUCCESS;
}

ur_result_t ocl_waits_resolve(uint32_t count, const ur_event_handle_t *list,
                              struct ocl_resolved **out) {
    *out = NULL;
    if (!ur_reusable_any(count, list)) {
        return UR_RESULT_SUCCESS;
    }
    struct ocl_resolved *made = malloc(sizeof(*made) + count * sizeof(made->waits[0]));
    if (!made) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    made->count = 0;
    for (uint32_t i = 0; i < count; ++i) {
        ur_result_t result = resolve(list[i], &made->waits[i]);
        if (result != UR_RESULT_SUCCESS) {
            ocl_waits_drop(made);
            return result;
        }
        ++made->count;
    }
    *out = made;
    return UR_RESULT_SUCCESS;
}

void ocl_waits_drop(struct ocl_resolved *resolved) {
    for (uint32_t i = 0; resolved && i < resolved->count; ++i) {
        urEventRelease(resolved->waits[i]);
    }
    free(resolved);
}

/* ---- making ---------------------------------------------------------------------------------- */

/* It stands for one that is complete, or that the host completes. Takes over `shared`, which may be
 * NULL, on success. */
static ur_result_t reusable_event_make(ur_context_handle_t context, bool complete,
                                       struct ur_shared_event *shared, ur_event_handle_t *out) {
    ur_event_handle_t event = ocl_event_new(NULL, context, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER);
    if (!event) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = complete ? ocl_event_complete(context, &event->current)
                                  : local_event(context, &event->current);
    if (result != UR_RESULT_SUCCESS) {
        goto drop_event;
    }
    if (!ur_reusable_add(event)) {
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        if (!complete) { /* drivers keep those that are not */
            complete_local(event->current, false);
        }
        urEventRelease(event->current);
        goto drop_event;
    }
    event->reusable = true;
    event->shared = shared;
    *out = event;
    return UR_RESULT_SUCCESS;

drop_event:
    ocl_event_drop(event);
    return result;
}

void ocl_reusable_end(ur_event_handle_t event) {
    ur_reusable_remove(event);
    if (event->user.is) {
        ur_user_event_end(event);
    }
    urEventRelease(event->current);
    if (event->shared) {
        ur_shared_event_drop(event->shared);
    }
}

/* ---- events of the host ---------------------------------------------------------------------- */

void ocl_event_give(ur_event_handle_t event, bool good) {
    complete_local(event->current, good);
}

ur_result_t urEventCreateUserExp(ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phEvent);
    ur_event_handle_t event = NULL;
    ur_result_t result = reusable_event_make(hContext, false, NULL, &event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_user_event_begin(event);
    *phEvent = event;
    return result;
}

/* ---- the interface --------------------------------------------------------------------------- */

struct ur_shared_event *ocl_event_shared(ur_event_handle_t event, bool *imported) {
    *imported = event->imported;
    return event->shared;
}

ur_event_handle_t ocl_event_imported(ur_context_handle_t context, struct ur_shared_event *shared) {
    ur_event_handle_t event = NULL;
    if (reusable_event_make(context, true, shared, &event) != UR_RESULT_SUCCESS) {
        return NULL;
    }
    event->imported = true;
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
    if (!ocl_context_has_device(hContext, hDevice)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    struct ur_shared_event *shared = NULL;
    if (pEventDesc->flags & UR_EXP_EVENT_FLAG_IPC_EXP) {
        result = ur_shared_event_make(NULL, NULL, &shared);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    ur_event_handle_t event = NULL;
    result = reusable_event_make(hContext, true, shared, &event);
    if (result != UR_RESULT_SUCCESS) {
        if (shared) {
            ur_shared_event_drop(shared);
        }
        return result;
    }
    event->profiled = pEventDesc->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING;
    *phEvent = event;
    return result;
}

/* ---- signals of this process ----------------------------------------------------------------- */

struct signal {
    struct ur_shared_event *shared; /* with a reference */
    struct ocl_doubts *doubts;      /* of the barrier; with a reference */
    uint32_t number;
};

static void end_signal(struct signal *signal, bool good) {
    ur_shared_tell(signal->shared, signal->number, good && !ocl_doubts_failed(signal->doubts));
    ur_shared_event_drop(signal->shared);
    ocl_doubts_drop(signal->doubts);
    free(signal);
}

/* In the driver's thread: nothing here waits, and the driver is called to release events alone. */
static void CL_CALLBACK on_signal(cl_event cl, cl_int status, void *signal) {
    (void)cl;
    end_signal(signal, status == CL_COMPLETE);
}

/* The event takes times whatever the queue does: those of a recording. */
static ur_result_t reusable_event_enqueue(ur_queue_handle_t queue, bool profiled, uint32_t count,
                                          const ur_event_handle_t *waits, ur_event_handle_t *out) {
    if (!profiled) {
        return urEnqueueEventsWaitWithBarrier(queue, count, waits, out);
    }
    ur_event_handle_t made;
    ur_result_t result = urEnqueueTimestampRecordingExp(queue, false, count, waits, &made);
    if (result == UR_RESULT_SUCCESS && !queue->in_order) { /* what follows it is to wait for it */
        result = urEnqueueEventsWaitWithBarrier(queue, 1, &made, NULL);
        if (result != UR_RESULT_SUCCESS) {
            urEventRelease(made);
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        *out = made;
    }
    return result;
}

ur_result_t ocl_reusable_signal(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t count,
                                const ur_event_handle_t *waits) {
    ur_event_handle_t current = NULL;
    struct signal *signal = NULL;
    ur_result_t result = UR_RESULT_SUCCESS;
    if (event->context != queue->context) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_EVENT, 0, "the event is of another context");
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_user_event_refuse(event);
    }
    if (result == UR_RESULT_SUCCESS && event->shared) {
        signal = calloc(1, sizeof(*signal));
        result = signal ? result : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = reusable_event_enqueue(queue, event->profiled, count, waits, &current);
    }
    if (result != UR_RESULT_SUCCESS) {
        free(signal);
        goto release_event;
    }
    if (!signal) {
        reusable_event_replace(event, current, 0);
        goto release_event;
    }
    ur_shared_event_hold(event->shared);
    signal->shared = event->shared;
    signal->doubts = ocl_doubts_hold(current->doubts);
    signal->number = ur_shared_event_next(event->shared);
    cl_event cl = current->cl; /* lasts: this event's reference goes with the next signal */
    ur_object_retain(&current->object);
    reusable_event_replace(event, current, signal->number);
    if (ocl.clSetEventCallback(cl, CL_COMPLETE, on_signal, signal) != CL_SUCCESS) {
        end_signal(signal, ocl.clWaitForEvents(1, &cl) == CL_SUCCESS);
    }
    urEventRelease(current);
    ocl_queue_flush(queue); /* another process may wait for it */

release_event:
    urEventRelease(event);
    return result;
}
