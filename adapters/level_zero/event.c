/* Events. One that was released goes with its native event to its queue for the next command, as
 * soon as no command can look at it any more: those that it waited for are kept until it is
 * complete, and events that count need no such care. A queue keeps LASTING of them; what a burst
 * takes above that passes: it is freed instead, and does need the care. */
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "context.h"
#include "event.h"
#include "queue.h"
#include "shared_event.h"

/* So many of 0.3 to 1.5 KB each are little, and few programs have more under way. */
enum { LASTING = 256 };

static bool settled(ur_event_handle_t event) {
    return atomic_load_explicit(&event->state, memory_order_acquire) != ZE_STATE_PENDING;
}

static bool any_wait_failed(ur_event_handle_t event) {
    for (uint32_t i = 0; i < event->wait_count; ++i) {
        if (atomic_load(&event->waits[i]->state) == ZE_STATE_FAILED) {
            return true;
        }
    }
    return false;
}

/* One in doubt of those that it waited for, retained, or NULL. */
static ur_event_handle_t doubtful_wait(ur_event_handle_t event) {
    ur_event_handle_t found = NULL;
    ur_spin_lock(&event->time_lock);
    for (uint32_t i = 0; !found && !settled(event) && i < event->wait_count; ++i) {
        if (event->waits[i]->doubtful && !settled(event->waits[i])) {
            found = event->waits[i];
            ur_object_retain(&found->object);
        }
    }
    ur_spin_unlock(&event->time_lock);
    return found;
}

static void event_settle(ur_event_handle_t event, enum ze_event_state state);

/* Those that one waited for that is complete are so too, though nobody may have asked: each learns
 * whether it failed before the one behind it does, however long the chain is. */
static void settle_waits(ur_event_handle_t event) {
    enum { WAY = 64 }; /* the beginning of a longer one is found again */
    ur_event_handle_t way[WAY];
    uint32_t length = 0;
    for (;;) {
        ur_event_handle_t at = length ? way[length - 1] : event, next = doubtful_wait(at);
        if (next) {
            if (length == WAY) {
                ze_event_drop(way[0]);
                memmove(way, way + 1, --length * sizeof(way[0]));
            }
            way[length++] = next;
        } else if (length) {
            event_settle(at, ZE_STATE_DONE);
            ze_event_drop(at);
            --length;
        } else {
            return;
        }
    }
}

/* False: another thread was first, and may have given up `waits`. */
static bool become(ur_event_handle_t event, enum ze_event_state state) {
    uint32_t pending = ZE_STATE_PENDING;
    if (__builtin_expect(event->doubtful, 0)) {
        if (state == ZE_STATE_DONE) {
            settle_waits(event);
        }
        ur_spin_lock(&event->time_lock);
        bool first = !settled(event);
        if (first && any_wait_failed(event)) {
            state = ZE_STATE_FAILED;
            if (event->queue && ur_object_refs(&event->object) == 0) {
                atomic_store(&event->queue->failed, true);
            }
        }
        if (first) {
            atomic_store_explicit(&event->state, (uint32_t)state, memory_order_release);
        }
        ur_spin_unlock(&event->time_lock);
        return first;
    }
    return atomic_compare_exchange_strong_explicit(&event->state, &pending, (uint32_t)state,
                                                   memory_order_acq_rel, memory_order_acquire);
}

static void event_settle(ur_event_handle_t event, enum ze_event_state state) {
    if (!become(event, state)) {
        return;
    }
    uint32_t count = event->wait_count;
    event->wait_count = 0;
    for (uint32_t i = 0; i < count; ++i) {
        ze_event_drop(event->waits[i]);
    }
    free(event->garbage);
    event->garbage = NULL;
}

/* Events of the program outlive the context's native events. */
static bool events_gone(ur_context_handle_t context) {
    return atomic_load_explicit(&context->events_gone, memory_order_acquire);
}

/* Keeps the native event until `unpin`; false if it is gone or stranded. Nothing else keeps it
 * where no queue does, as when a thread waits for a callback's sake. */
static bool pin(ur_event_handle_t event) {
    if (!event->native) {
        return true;
    }
    atomic_fetch_add(&event->context->pins, 1);
    if (!atomic_load(&event->context->events_gone) &&
        !atomic_load_explicit(&event->native->stranded, memory_order_acquire)) {
        return true;
    }
    atomic_fetch_sub(&event->context->pins, 1);
    return false;
}

/* Of one that cannot be pinned: contexts go after their queues have finished. */
static ur_result_t settle_unpinned(ur_event_handle_t event) {
    bool gone = events_gone(event->context);
    event_settle(event, gone ? ZE_STATE_DONE : ZE_STATE_FAILED);
    return gone ? UR_RESULT_SUCCESS
                : ur_fail(
                      UR_RESULT_ERROR_DEVICE_LOST, 0,
                      "the device was lost before the event was complete, and its queue is gone");
}

static void unpin(ur_event_handle_t event) {
    if (event->native) {
        atomic_fetch_sub(&event->context->pins, 1);
    }
}

static void event_free(ur_event_handle_t event) {
    ur_queue_handle_t queue = event->queue;
    ur_context_handle_t context = event->context;
    if (event->reusable) {
        ze_reusable_end(event);
    }
    if (event->native && !events_gone(context)) {
        ze_native_event_put(context, event->kind, event->passes, event->native);
    }
    free(event->garbage);
    free(event->waits);
    free(event);
    if (queue) {
        ze_queue_unhold(queue);
    } else {
        ze_context_unhold(context);
    }
}

/* For the queue's next command. False if there will be none. */
static inline bool event_keep(ur_queue_handle_t queue, ur_event_handle_t event) {
    ur_spin_lock(&queue->event_lock);
    bool open = !queue->closed;
    if (open) {
        event->next = queue->free_events;
        queue->free_events = event;
    }
    ur_spin_unlock(&queue->event_lock);
    return open;
}

/* The event is of use to nobody, and its command is complete or its native event may be signalled
 * anew. */
static void recycle(ur_event_handle_t event) {
    ur_queue_handle_t queue = event->queue;
    event->doubtful = event->hosted = false;
    if (queue && !event->passes && !event->adopted && event_keep(queue, event)) {
        ze_queue_unhold(queue);
    } else {
        event_free(event);
    }
}

/* What the driver says. Pre: the native event is there. */
static ze_result_t query(ur_event_handle_t event) {
    ze_result_t code = ze.zeEventQueryStatus(event->ze);
    if (code == ZE_RESULT_SUCCESS || code == ZE_RESULT_ERROR_DEVICE_LOST) {
        event_settle(event, code == ZE_RESULT_SUCCESS ? ZE_STATE_DONE : ZE_STATE_FAILED);
    }
    return code;
}

/* A driver that cannot say now does not make the command complete. */
static bool event_look(ur_event_handle_t event) {
    ze_result_t code = query(event);
    return code == ZE_RESULT_SUCCESS || code == ZE_RESULT_ERROR_DEVICE_LOST;
}

/* One that was released before and is complete by now, or NULL. */
static ur_event_handle_t take_waiting(ur_queue_handle_t queue) {
    ur_spin_lock(&queue->event_lock);
    ur_event_handle_t event = queue->waiting;
    if (event) {
        queue->waiting = event->next;
        if (!queue->waiting) {
            queue->waiting_end = NULL;
        }
    }
    ur_spin_unlock(&queue->event_lock);
    if (!event || settled(event) || event_look(event)) {
        return event;
    }
    ur_spin_lock(&queue->event_lock);
    event->next = queue->waiting;
    queue->waiting = event;
    if (!queue->waiting_end) {
        queue->waiting_end = event;
    }
    ur_spin_unlock(&queue->event_lock);
    return NULL;
}

/* Counts it if so. */
static bool may_last(ur_queue_handle_t queue, enum ze_event_kind kind) {
    ur_spin_lock(&queue->event_lock);
    bool lasts = kind == queue->kind && queue->lasting < LASTING;
    queue->lasting += lasts;
    ur_spin_unlock(&queue->event_lock);
    return lasts;
}

static void lasts_no_more(ur_queue_handle_t queue) {
    ur_spin_lock(&queue->event_lock);
    queue->lasting -= 1;
    ur_spin_unlock(&queue->event_lock);
}

static ur_result_t event_new(ur_queue_handle_t queue, ur_context_handle_t context,
                             enum ze_event_kind kind, ur_event_handle_t *out) {
    ur_event_handle_t event = calloc(1, sizeof(*event));
    if (!event) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    event->passes = !queue || !may_last(queue, kind);
    ur_result_t result = ze_native_event_take(context, queue, kind, event->passes, &event->native);
    if (result != UR_RESULT_SUCCESS) {
        if (queue && !event->passes) {
            lasts_no_more(queue);
        }
        free(event);
        return result;
    }
    event->ze = event->native->ze;
    event->queue = queue;
    event->context = context;
    event->kind = kind;
    *out = event;
    return result;
}

static ur_result_t event_take(ur_queue_handle_t queue, enum ze_event_kind kind,
                              ur_event_handle_t *out) {
    ur_event_handle_t event = NULL;
    if (kind == queue->kind) {
        ur_spin_lock(&queue->event_lock);
        event = queue->free_events;
        if (event) {
            queue->free_events = event->next;
        }
        ur_spin_unlock(&queue->event_lock);
        while (!event && (event = take_waiting(queue)) && event->kind != kind) {
            ze_queue_hold(queue); /* which event_free gives up */
            event_free(event);
            event = NULL;
        }
    }
    if (!event) {
        return event_new(queue, queue->context, kind, out);
    }
    *out = event;
    return UR_RESULT_SUCCESS;
}

void ze_event_abandon(ur_event_handle_t event) {
    uint32_t count = event->wait_count;
    event->wait_count = 0;
    for (uint32_t i = 0; i < count; ++i) {
        ze_event_drop(event->waits[i]);
    }
    free(event->garbage);
    event->garbage = NULL;
    event->object.kind = UR_KIND_DEAD;
    recycle(event);
}

ur_result_t ze_event_take(ur_queue_handle_t queue, ur_command_t command, ur_event_handle_t *out) {
    enum ze_event_kind kind = queue->kind;
    ur_event_handle_t event =
        command == UR_COMMAND_TIMESTAMP_RECORDING_EXP ? NULL : ze_event_take_plain(queue, command);
    if (event) {
        *out = event;
        return UR_RESULT_SUCCESS;
    }
    if (command == UR_COMMAND_TIMESTAMP_RECORDING_EXP) {
        kind = ze_kind_counts(kind) ? ZE_EVENT_COUNTER_TIMED : ZE_EVENT_TIMED;
    }
    ur_result_t result = event_take(queue, kind, &event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ze_queue_hold(queue);
    ur_object_init(&event->object, UR_KIND_EVENT);
    if (event->native->used && !ze_kind_counts(kind)) {
        result = ZE_CHECK(zeEventHostReset, event->ze);
    }
    event->profiled = ze_kind_timed(kind);
    if (result == UR_RESULT_SUCCESS && event->profiled) {
        uint64_t ignored;
        result = urDeviceGetGlobalTimestamps(queue->device, &event->queued, &ignored);
    }
    if (result != UR_RESULT_SUCCESS) {
        ze_event_abandon(event);
        return result;
    }
    event->native->used = true;
    event->command = command;
    event->plain = kind == ZE_EVENT_COUNTER && !event->passes;
    event->timestamped = false;
    event->hosted = false;
    event->wait_count = 0;
    event->list = 0;
    event->serial = queue->serial + 1;
    memset(&event->stamp.point, 0, sizeof(event->stamp.point));
    event->stamp.clock.count = 0;
    atomic_store_explicit(&event->state, ZE_STATE_PENDING, memory_order_relaxed);
    *out = event;
    return result;
}

ur_result_t ze_event_user(ur_context_handle_t context, ur_queue_handle_t queue,
                          ur_command_t command, ur_event_handle_t *out) {
    ur_event_handle_t event;
    ur_result_t result = event_new(NULL, context, ZE_EVENT_VISIBLE, &event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_object_init(&event->object, UR_KIND_EVENT);
    if (queue) {
        event->queue = queue;
        ze_queue_hold(queue);
        /* Of a semaphore's command a list of the queue signals it. */
        ze_native_event_use(context, event->native, queue);
    } else {
        ze_context_hold(context);
    }
    if (event->native->used) {
        result = ZE_CHECK(zeEventHostReset, event->ze);
        if (result != UR_RESULT_SUCCESS) {
            event_free(event);
            return result;
        }
    }
    event->native->used = true;
    event->command = command;
    event->hosted = true;
    *out = event;
    return result;
}

ur_result_t ze_event_signal(ur_event_handle_t event) {
    if (!pin(event)) {
        return UR_RESULT_SUCCESS; /* nothing in the context waits for it any more */
    }
    ur_result_t result = ZE_CHECK(zeEventHostSignal, event->ze);
    unpin(event);
    return result;
}

/* Of one that nobody refers to any more; what it waited for is left to the caller. */
static bool is_past(ur_event_handle_t event) {
    if (settled(event) || !pin(event)) {
        return true;
    }
    bool past = ze.zeEventQueryStatus(event->ze) == ZE_RESULT_SUCCESS;
    unpin(event);
    if (past) {
        (void)become(event, ZE_STATE_DONE);
    }
    return past;
}

/* Sees to events that were released before they were complete, oldest first, up to one that still
 * is not or that many. */
static void see_to_waiting(ur_queue_handle_t queue, uint64_t most) {
    ur_event_handle_t event;
    while (most-- > 0 && (event = take_waiting(queue))) {
        ze_queue_hold(queue); /* recycle gives it up */
        recycle(event);
    }
}

/* Puts a released event aside until its command is complete. False if it can go at once. */
static bool put_aside(ur_event_handle_t event) {
    ur_queue_handle_t queue = event->queue;
    if (event->passes && ur_exiting()) {
        ur_exit_keep(&event->object); /* the driver is not asked any more */
        return true;
    }
    if (event->adopted || !queue ||
        (event->passes ? is_past(event)
                       : settled(event) || (ze_kind_counts(event->kind) && event->wait_count == 0 &&
                                            !event->garbage))) {
        return false;
    }
    bool passes = event->passes;
    ur_spin_lock(&queue->event_lock);
    bool keep = !queue->closed; /* a queue that is closed has finished */
    if (keep) {
        event->next = NULL;
        if (queue->waiting_end) {
            queue->waiting_end->next = event;
        } else {
            queue->waiting = event;
        }
        queue->waiting_end = event;
    }
    ur_spin_unlock(&queue->event_lock);
    if (keep && passes) {
        see_to_waiting(queue, 2); /* so that there are no more of them than commands under way */
    }
    if (keep) {
        ze_queue_unhold(queue); /* which finishes before it goes, and then sees to this one */
    }
    return keep;
}

/* Nobody refers to the event any more. Chains of events, each of which keeps the one before, go
 * without recursion. */
static void dispose(ur_event_handle_t event) {
    ur_event_handle_t rest = NULL;
    for (; event; event = rest, rest = rest ? rest->next : NULL) {
        ur_run_times_free(event->run);
        event->run = NULL;
        if (put_aside(event)) {
            continue;
        }
        while (event->wait_count > 0) {
            ur_event_handle_t wait = event->waits[--event->wait_count];
            if (ur_object_release_plain(&wait->object)) {
                wait->next = rest;
                rest = wait;
            }
        }
        free(event->garbage);
        event->garbage = NULL;
        recycle(event);
    }
}

void ze_event_drop(ur_event_handle_t event) {
    if (ur_object_release_plain(&event->object)) {
        dispose(event);
    }
}

/* One that was released and whose command is not later than that, or NULL. */
static ur_event_handle_t take_finished(ur_queue_handle_t queue, uint64_t serial) {
    ur_spin_lock(&queue->event_lock);
    ur_event_handle_t *link = &queue->waiting, before = NULL;
    while (*link && (*link)->serial > serial) {
        before = *link;
        link = &before->next;
    }
    ur_event_handle_t event = *link;
    if (event) {
        *link = event->next;
        queue->waiting_end = queue->waiting_end == event ? before : queue->waiting_end;
    }
    ur_spin_unlock(&queue->event_lock);
    return event;
}

void ze_events_finished(ur_queue_handle_t queue, uint64_t serial) {
    ur_event_handle_t event;
    /* Those that the event waited for may be the next ones here. */
    while ((event = take_finished(queue, serial))) {
        event_settle(event, ZE_STATE_DONE);
        ze_queue_hold(queue); /* recycle gives it up */
        recycle(event);
    }
}

void ze_events_close(ur_queue_handle_t queue) {
    ze_events_finished(queue, UINT64_MAX);
    ur_spin_lock(&queue->event_lock);
    queue->closed = true;
    ur_event_handle_t event = queue->free_events, late = queue->waiting;
    queue->free_events = queue->waiting = queue->waiting_end = NULL;
    ur_spin_unlock(&queue->event_lock);
    while (event || late) {
        ur_event_handle_t one = event ? event : late;
        *(event ? &event : &late) = one->next;
        event_settle(one, ZE_STATE_DONE);
        ze_queue_hold(queue); /* event_free gives it up */
        event_free(one);
    }
}

/* Tells also why the driver could not say whether it is complete. */
static ur_result_t event_ask(ur_event_handle_t event, bool *done) {
    *done = true;
    if (settled(event)) {
        return UR_RESULT_SUCCESS;
    }
    if (ze_shared_is_foreign(event)) {
        *done =
            ur_shared_state(event->shared, ur_shared_newest(event->shared)) != UR_SHARED_PENDING;
        return UR_RESULT_SUCCESS;
    }
    if (event->reusable) {
        ur_event_handle_t current = ze_event_current(event);
        ur_result_t result = current ? event_ask(current, done) : UR_RESULT_SUCCESS;
        if (current) {
            ze_event_drop(current);
        }
        return result;
    }
    if (!pin(event)) {
        (void)settle_unpinned(event);
        return UR_RESULT_SUCCESS;
    }
    ze_result_t code = query(event);
    unpin(event);
    *done = code == ZE_RESULT_SUCCESS || code == ZE_RESULT_ERROR_DEVICE_LOST;
    return *done || code == ZE_RESULT_NOT_READY ? UR_RESULT_SUCCESS
                                                : ze_check(code, "zeEventQueryStatus");
}

bool ze_event_done(ur_event_handle_t event) {
    bool done;
    (void)event_ask(event, &done);
    return done;
}

ur_result_t ze_event_wait(ur_event_handle_t event) {
    if (atomic_load_explicit(&event->state, memory_order_acquire) == ZE_STATE_DONE) {
        return UR_RESULT_SUCCESS;
    }
    if (ze_shared_is_foreign(event)) {
        return ur_shared_wait(event->shared, ur_shared_newest(event->shared)) == UR_SHARED_DONE
                   ? UR_RESULT_SUCCESS
                   : ze_shared_lost();
    }
    if (event->reusable) {
        ur_event_handle_t current = ze_event_current(event);
        ur_result_t result = current ? ze_event_wait(current) : UR_RESULT_SUCCESS;
        if (current) {
            ze_event_drop(current);
        }
        return result;
    }
    if (!pin(event)) {
        return settle_unpinned(event);
    }
    ze_result_t code = ze.zeEventHostSynchronize(event->ze, UINT64_MAX);
    unpin(event);
    if (code == ZE_RESULT_SUCCESS || code == ZE_RESULT_ERROR_DEVICE_LOST) {
        event_settle(event, code == ZE_RESULT_SUCCESS ? ZE_STATE_DONE : ZE_STATE_FAILED);
    }
    if (code == ZE_RESULT_SUCCESS && atomic_load(&event->state) == ZE_STATE_FAILED) {
        return ur_user_event_failed();
    }
    return ze_check(code, "zeEventHostSynchronize");
}

void ze_event_fail(ur_event_handle_t event) {
    event_settle(event, ZE_STATE_FAILED);
}

bool ze_event_failed(ur_event_handle_t event) {
    if (ze_shared_is_foreign(event)) {
        return ur_shared_state(event->shared, ur_shared_newest(event->shared)) == UR_SHARED_FAILED;
    }
    ur_event_handle_t current = event->reusable ? ze_event_current(event) : NULL;
    bool failed = atomic_load(&(current ? current : event)->state) == ZE_STATE_FAILED;
    if (current) {
        ze_event_drop(current);
    }
    return failed;
}

void ze_event_wait_for(ur_event_handle_t event, uint64_t ns) {
    if (!settled(event) && pin(event)) {
        (void)ze.zeEventHostSynchronize(event->ze, ns);
        unpin(event);
    }
}

/* ---- the interface -------------------------------------------------------------------------- */

ur_result_t urEventRelease(ur_event_handle_t hEvent) {
    UR_CHECK_EVENT(hEvent);
    if (hEvent->plain) {
        ur_queue_handle_t queue = hEvent->queue;
        if (!ur_object_release_plain(&hEvent->object)) {
            return UR_RESULT_SUCCESS;
        }
        if (event_keep(queue, hEvent)) {
            ze_queue_unhold(queue);
            return UR_RESULT_SUCCESS;
        }
    } else if (!(hEvent->user.is ? ur_user_event_release(hEvent)
                                 : ur_object_release_plain(&hEvent->object))) {
        return UR_RESULT_SUCCESS;
    }
    dispose(hEvent);
    return UR_RESULT_SUCCESS;
}

/* Commands of a burst whose events were released at once are seen to be complete by a wait for the
 * last of them, where the queue is neither used nor finished afterwards. */
static void after_burst(ur_queue_handle_t queue) {
    if (!queue) {
        return;
    }
    ur_spin_lock(&queue->event_lock);
    bool burst = queue->lasting == LASTING && queue->waiting;
    ur_spin_unlock(&queue->event_lock);
    if (burst) {
        see_to_waiting(queue, UINT64_MAX);
    }
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
        ur_result_t one = ze_event_wait(phEventWaitList[i]);
        result = result != UR_RESULT_SUCCESS ? result : one;
        after_burst(phEventWaitList[i]->queue);
    }
    return result;
}

ur_result_t urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_EVENT(hEvent);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_EVENT_INFO_COMMAND_QUEUE:
        if (!hEvent->queue) {
            return ur_fail(UR_RESULT_ERROR_INVALID_EVENT, 0, "the event belongs to no queue");
        }
        if (hEvent->queue->object.kind != UR_KIND_QUEUE) {
            return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE, 0,
                           "the queue of this event was released");
        }
        return ur_info_value(out, ur_queue_handle_t, hEvent->queue);
    case UR_EVENT_INFO_CONTEXT:
        if (hEvent->context->object.kind != UR_KIND_CONTEXT) {
            return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                           "the context of this event was released");
        }
        return ur_info_value(out, ur_context_handle_t, hEvent->context);
    case UR_EVENT_INFO_COMMAND_TYPE:
        return ur_info_value(out, ur_command_t, hEvent->command);
    case UR_EVENT_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hEvent->object));
    case UR_EVENT_INFO_COMMAND_EXECUTION_STATUS: {
        ur_event_status_t status = UR_EVENT_STATUS_SUBMITTED;
        bool done = false;
        result = out.value ? event_ask(hEvent, &done) : UR_RESULT_SUCCESS;
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        if (done) {
            status = ze_event_failed(hEvent) ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE;
        }
        return ur_info_value(out, ur_event_status_t, status);
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* Pre: complete. Reads the times once. Counters have fewer bits than a word, so a later one may be
 * smaller. */
static ur_result_t read_times(ur_event_handle_t event) {
    ur_spin_lock(&event->time_lock);
    bool known = event->timestamped;
    ur_spin_unlock(&event->time_lock);
    if (known) {
        return UR_RESULT_SUCCESS;
    }
    ze_kernel_timestamp_result_t times;
    if (!pin(event)) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       "the times went with the context of this event, or with its device");
    }
    ur_result_t result = ZE_CHECK(zeEventQueryKernelTimestamp, event->ze, &times);
    unpin(event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_device_handle_t device = event->queue->device;
    uint32_t bits = device->properties.kernelTimestampValidBits;
    uint64_t turn = bits && bits < 64 ? 1ull << bits : 0;
    uint64_t mask = turn ? turn - 1 : UINT64_MAX;
    uint64_t start = times.global.kernelStart & mask, end = times.global.kernelEnd & mask;
    if (end < start) {
        end += turn;
    }
    uint64_t started = ze_device_ns(device, start), ended = ze_device_ns(device, end);
    /* The two clocks are one, read by different ways: the start may look a tick early, or come
     * after a turn. */
    if (started < event->queued) {
        uint64_t whole = turn ? ze_device_ns(device, turn) : 0;
        if (whole && event->queued - started > whole / 2) {
            started += whole;
            ended += whole;
        } else {
            ended += event->queued - started;
            started = event->queued;
        }
    }
    ur_spin_lock(&event->time_lock);
    event->started = started;
    event->ended = ended < started ? started : ended;
    event->timestamped = true;
    ur_spin_unlock(&event->time_lock);
    return result;
}

ur_result_t urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_EVENT(hEvent);
    if (pPropValue && propSize == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = UR_RESULT_SUCCESS;
    if ((unsigned)propName > UR_PROFILING_INFO_COMMAND_COMPLETE) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    if (hEvent->reusable && hEvent->profiled) {
        ur_event_handle_t current = ze_event_current(hEvent);
        result =
            current ? urEventGetProfilingInfo(current, propName, propSize, pPropValue, pPropSizeRet)
                    : ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                              "the event was not signalled yet");
        if (current) {
            ze_event_drop(current);
        }
        return result;
    }
    if (!hEvent->profiled || !hEvent->queue) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       "the queue of this event was made without UR_QUEUE_FLAG_PROFILING_ENABLE");
    }
    if ((result = ur_info_check(out))) {
        return result;
    }
    if (ur_run_times_have(hEvent->run, propName)) {
        return ur_run_times_get(hEvent->run, propName, out);
    }
    if (!out.value || propName <= UR_PROFILING_INFO_COMMAND_SUBMIT) {
        return ur_info_value(out, uint64_t, hEvent->queued);
    }
    if (!ze_event_done(hEvent)) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       "the command is not complete yet");
    }
    result = read_times(hEvent);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ur_info_value(out, uint64_t,
                         propName == UR_PROFILING_INFO_COMMAND_START &&
                                 hEvent->command != UR_COMMAND_TIMESTAMP_RECORDING_EXP
                             ? hEvent->started
                             : hEvent->ended);
}

ur_result_t urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(phNativeEvent);
    if (hEvent->reusable) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "an event that is signalled again has no native one");
    }
    *phNativeEvent = (ur_native_handle_t)hEvent->ze;
    return UR_RESULT_SUCCESS;
}

ur_result_t urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                          ur_context_handle_t hContext,
                                          const ur_event_native_properties_t *pProperties,
                                          ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phEvent);
    (void)
        pProperties; /* the program's pool owns the event, so it stays the program's in any case */
    ur_event_handle_t event = NULL;
    if (!hNativeEvent) { /* nothing to wait for */
        ur_result_t result = ze_event_user(hContext, NULL, UR_COMMAND_EVENTS_WAIT, &event);
        result = result != UR_RESULT_SUCCESS ? result : ze_event_signal(event);
        if (result != UR_RESULT_SUCCESS) {
            if (event) {
                ze_event_drop(event);
            }
            return result;
        }
        *phEvent = event;
        return result;
    }
    event = calloc(1, sizeof(*event));
    if (!event) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&event->object, UR_KIND_EVENT);
    event->context = hContext;
    event->ze = (ze_event_handle_t)hNativeEvent;
    event->adopted = true;
    event->command = UR_COMMAND_EVENTS_WAIT;
    ze_context_hold(hContext);
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}

/* ---- callbacks ------------------------------------------------------------------------------ */

struct callback {
    struct ze_watched watched; /* first */
    ur_execution_info_t status;
    ur_event_callback_t call;
    void *user;
};

static void event_call_back(struct ur_work *work) {
    struct callback *callback = (struct callback *)work;
    callback->call(callback->watched.event, callback->status, callback->user);
    if (!ur_exit_enter()) {
        ur_exit_keep(callback);
        return;
    }
    ur_user_event_unhold(callback->watched.event);
    ze_event_drop(callback->watched.event);
    free(callback);
    ur_exit_leave();
}

ur_result_t urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                               ur_event_callback_t pfnNotify, void *pUserData) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(pfnNotify);
    if ((unsigned)execStatus > UR_EXECUTION_INFO_QUEUED) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (execStatus == UR_EXECUTION_INFO_QUEUED) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    ur_result_t result = ze_watch_ready();
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct callback *callback = malloc(sizeof(*callback));
    if (!callback) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *callback = (struct callback){
        {.work = {.run = event_call_back}, .event = hEvent}, execStatus, pfnNotify, pUserData};
    ur_object_retain(&hEvent->object);
    ur_user_event_hold(hEvent);
    if (execStatus <= UR_EXECUTION_INFO_RUNNING) {
        ze_watch(&callback->watched);
    } else {
        ur_worker_post(&callback->watched.work);
    }
    return UR_RESULT_SUCCESS;
}
