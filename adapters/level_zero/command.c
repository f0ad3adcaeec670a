/* What every command does before and after the driver's own call. */
#include <stdlib.h>

#include "command.h"
#include "context.h"
#include "entry/reusable.h"
#include "event.h"
#include "held.h"
#include "host.h"
#include "queue.h"
#include "ze.h"

/* Whether a command must be told to wait for it. */
static bool must_wait(ur_queue_handle_t queue, ur_event_handle_t event) {
    if (atomic_load_explicit(&event->state, memory_order_acquire) == ZE_STATE_DONE) {
        return false;
    }
    return event->queue != queue || !queue->in_order || event->kind == ZE_EVENT_DEVICE ||
           event->command == UR_COMMAND_HOST_TASK_EXP;
}

/* Whether it may come to fail because another process does. */
static bool in_doubt(ur_event_handle_t event) {
    return event->doubtful &&
           atomic_load_explicit(&event->state, memory_order_acquire) != ZE_STATE_DONE;
}

static bool is_hosted(ur_event_handle_t event) {
    return event->hosted &&
           atomic_load_explicit(&event->state, memory_order_acquire) == ZE_STATE_PENDING;
}

static void keep_wait(ur_event_handle_t event, ur_event_handle_t wait) {
    ur_object_retain(&wait->object);
    event->waits[event->wait_count++] = wait;
    event->plain = false;
}

static ur_result_t command_make_room(ur_event_handle_t event, uint32_t count) {
    if (event->wait_room >= count) {
        return UR_RESULT_SUCCESS;
    }
    ur_event_handle_t *larger = realloc(event->waits, count * sizeof(*larger));
    if (!larger) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    event->waits = larger;
    event->wait_room = count;
    return UR_RESULT_SUCCESS;
}

ur_result_t ze_command_keep(struct ze_command *c, ur_event_handle_t wait) {
    ur_result_t result = command_make_room(c->event, c->event->wait_count + 1);
    if (result == UR_RESULT_SUCCESS) {
        keep_wait(c->event, wait);
    }
    return result;
}

/* What a command is told to wait for besides, which stays while the queue is locked. */
struct told {
    bool hosted; /* the command's event is */
    uint32_t count;
    ur_event_handle_t events[ZE_HELD_PASSED];
};

/* Notes those of the wait list that the host signals, which hold back `lists`. A copy of memory
 * that the driver does not know is told of those from before. Queue locked; there is room in
 * `room`. */
static __attribute__((noinline)) ur_result_t command_hold(struct ze_command *c, uint32_t lists,
                                                          bool pageable, ze_event_handle_t *room,
                                                          struct told *told) {
    ur_queue_handle_t queue = c->queue;
    told->count = 0;
    ze_held_look(queue);
    ur_result_t result = ze_held_reserve(queue, c->wait_count + queue->owed_count + 1);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (pageable) {
        told->count = ze_held_newest(queue, lists, told->events);
        for (uint32_t i = 0; i < told->count; ++i) {
            room[c->count++] = told->events[i]->ze;
        }
        c->late = c->count;
    }
    for (uint32_t i = 0; i < c->wait_count; ++i) {
        if (is_hosted(c->waits[i])) {
            ze_held_add(queue, c->waits[i], lists);
        }
    }
    for (ur_event_handle_t owed = queue->owed; owed; owed = owed->next) {
        ze_held_add(queue, owed, lists);
    }
    told->hosted = c->late || ze_held_any(queue, lists);
    return result;
}

/* ze_begin_on without the checks. `barrier`: the command is one, and orders by itself if it has
 * nothing to wait for. */
static ur_result_t open_on(struct ze_command *c, ur_queue_handle_t queue, ur_command_t command,
                           uint32_t count, const ur_event_handle_t *waits, bool want_event,
                           unsigned way, bool barrier) {
    ur_result_t result = UR_RESULT_SUCCESS;
    struct told told;
    c->queue = queue;
    c->event = NULL;
    c->signal = NULL;
    c->count = 0;
    c->native = NULL;
    c->resolved = NULL;
    c->given = c->late = false;
    bool keep = false, doubtful = false;
    /* Nothing is staged in lists that run later. */
    const bool pageable = (way & ZE_PAGEABLE) && !queue->regular && !queue->records;
    bool hosted = pageable;
    ze_event_handle_t *room = c->room;
    if (count && (result = ze_waits_resolve(queue->context, count, waits, &c->resolved))) {
        return result;
    }
    if (c->resolved) {
        count = c->resolved->count;
        waits = c->resolved->waits;
    }
    c->wait_count = count;
    c->waits = waits;
    ze_lock(&queue->lock);
    c->list_index = (way & ZE_TRANSFER) && !queue->in_order ? ze_queue_copy_list(queue) : 0;
    uint32_t most = count + queue->owed_count + (pageable ? ZE_HELD_PASSED : 0);
    if (most > ZE_ROOM) {
        room = malloc(most * sizeof(*room));
        if (!room) {
            ze_unlock(&queue->lock);
            ze_waits_drop(c->resolved);
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    c->list = queue->lists[c->list_index];
    for (uint32_t i = 0; i < count; ++i) {
        doubtful |= in_doubt(waits[i]);
        hosted |= waits[i]->hosted;
        if (must_wait(queue, waits[i])) {
            room[c->count++] = waits[i]->ze;
            keep |= (!ze_kind_counts(waits[i]->kind) || waits[i]->passes) && !waits[i]->adopted;
        }
    }
    keep |= doubtful;
    uint32_t known = c->count;
    for (ur_event_handle_t owed = queue->owed; owed; owed = owed->next) {
        hosted = true;
        if (must_wait(queue, owed)) {
            room[c->count++] = owed->ze;
            keep = true;
        }
    }
    if (hosted || queue->held_count) {
        const uint32_t lists = barrier ? (1u << ZE_MAX_LISTS) - 1 : 1u << c->list_index;
        result = command_hold(c, lists, pageable, room, &told);
        keep |= told.count > 0;
        hosted = told.hosted;
    }
    if (c->count) {
        c->native = room;
    } else if (room != c->room) {
        free(room);
    }
    if (result != UR_RESULT_SUCCESS) {
        goto unlock;
    }
    if (want_event || keep || c->late) {
        if (queue->records) {
            result = ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
            goto unlock;
        }
        result = ze_event_take(queue, command, &c->event);
        if (result != UR_RESULT_SUCCESS) {
            goto unlock;
        }
        c->event->list = (uint8_t)c->list_index;
        c->event->doubtful = doubtful;
        c->signal = c->event->ze;
        result = keep ? command_make_room(c->event, most + 1) : UR_RESULT_SUCCESS;
        if (result != UR_RESULT_SUCCESS) {
            goto drop;
        }
        /* Those that the driver is told of, also if one of them has completed since: it may look
         * later. */
        for (uint32_t i = 0, next = 0; keep && i < count; ++i) {
            bool waited = next < known && waits[i]->ze == room[next];
            next += waited;
            if ((waited && !waits[i]->adopted) || in_doubt(waits[i])) {
                keep_wait(c->event, waits[i]);
            }
        }
        for (ur_event_handle_t owed = keep ? queue->owed : NULL; owed; owed = owed->next) {
            keep_wait(c->event, owed);
        }
        if (hosted) {
            c->event->hosted = true;
            c->event->plain = false;
            for (uint32_t i = 0; i < told.count; ++i) {
                keep_wait(c->event, told.events[i]);
            }
        }
    }
    if (queue->regular) {
        result = ze_regular_open(queue->regular, &c->list);
        if (result != UR_RESULT_SUCCESS) {
            goto drop;
        }
    }
    if (queue->in_order && !queue->list_orders && !queue->ordered && !(barrier && !c->count)) {
        result = ZE_CHECK(zeCommandListAppendBarrier, c->list, NULL, 0, NULL);
        if (result != UR_RESULT_SUCCESS) {
            goto drop;
        }
        queue->ordered = true;
    }
    return result;

drop:
    if (queue->regular) {
        ze_regular_drop(queue->regular);
    }
    if (c->event) {
        atomic_store(&c->event->state, ZE_STATE_PENDING);
        ze_event_abandon(c->event);
    }
unlock:
    ze_unlock(&queue->lock);
    if (c->native && c->native != c->room) {
        free(c->native);
    }
    ze_waits_drop(c->resolved);
    return result;
}

ur_result_t ze_begin_on(struct ze_command *c, ur_queue_handle_t queue, ur_command_t command,
                        uint32_t count, const ur_event_handle_t *waits, bool want_event,
                        unsigned way) {
    UR_CHECK_QUEUE(queue);
    ur_result_t result = count || waits ? ur_wait_list_check(count, waits) : UR_RESULT_SUCCESS;
    return result != UR_RESULT_SUCCESS
               ? result
               : open_on(c, queue, command, count, waits, want_event, way, false);
}

ur_result_t ze_begin(struct ze_command *c, ur_queue_handle_t queue, ur_command_t command,
                     uint32_t count, const ur_event_handle_t *waits, bool want_event) {
    return ze_begin_on(c, queue, command, count, waits, want_event, 0);
}

ur_result_t ze_open(struct ze_command *c, ur_queue_handle_t queue, ur_command_t command,
                    uint32_t count, const ur_event_handle_t *waits, bool want_event) {
    return open_on(c, queue, command, count, waits, want_event, 0, false);
}

/* After a failure: commands of several appends may have left some, and the queue must not go before
 * they are complete. Queue locked. */
static void note_failure(ur_queue_handle_t queue, uint32_t list) {
    queue->serial += 1;
    queue->ordered = false;
    queue->list_used[list] = true;
}

/* Gives back what ze_begin took, after a failure. An event that is under way will be signalled and
 * is of use to nobody before that. Queue locked; unlocks. */
static ur_result_t abandon(struct ze_command *c, ur_result_t result, bool under_way) {
    note_failure(c->queue, c->list_index);
    if (c->queue->regular) {
        ze_regular_drop(c->queue->regular);
    }
    if (c->event && under_way) {
        ze_event_drop(c->event);
    } else if (c->event) {
        ze_event_abandon(c->event);
    }
    ze_unlock(&c->queue->lock);
    if (c->native && c->native != c->room) {
        free(c->native);
    }
    ze_waits_drop(c->resolved);
    return result;
}

/* Of a command that failed, parts may be under way that wait for events: those must stay until its
 * own event is signalled behind the parts. A driver that fails once is asked again. Whether it
 * will be. Queue locked. */
static bool signal_rest(struct ze_command *c) {
    bool given = false;
    if (c->event && c->event->wait_count && !c->queue->regular &&
        atomic_load_explicit(&c->event->state, memory_order_acquire) == ZE_STATE_PENDING) {
        for (int i = 0; i < 3 && !given; ++i) {
            given = ZE_CHECK(zeCommandListAppendBarrier, c->list, c->signal, 0, NULL) ==
                    UR_RESULT_SUCCESS;
        }
    }
    return given;
}

/* Queue locked. All that the queue owed when the command began. */
static ur_event_handle_t take_owed(ur_queue_handle_t queue) {
    ur_event_handle_t owed = queue->owed;
    queue->owed = NULL;
    queue->owed_count = 0;
    return owed;
}

static void drop_owed(ur_event_handle_t owed) {
    while (owed) {
        ur_event_handle_t next = owed->next;
        ze_event_drop(owed);
        owed = next;
    }
}

void ze_queue_owe(ur_queue_handle_t queue, ur_event_handle_t event) {
    ur_object_retain(&event->object);
    ze_lock(&queue->lock);
    event->next = queue->owed;
    queue->owed = event;
    queue->owed_count += 1;
    ze_unlock(&queue->lock);
}

void ze_queue_forgive(ur_queue_handle_t queue) {
    ze_lock(&queue->lock);
    ur_event_handle_t owed = take_owed(queue);
    ze_unlock(&queue->lock);
    drop_owed(owed);
}

ur_event_handle_t ze_queue_owes(ur_queue_handle_t queue) {
    ze_lock(&queue->lock);
    ur_event_handle_t owed = queue->owed;
    while (owed && atomic_load_explicit(&owed->state, memory_order_acquire) != ZE_STATE_PENDING) {
        owed = owed->next;
    }
    if (owed) {
        ur_object_retain(&owed->object);
    }
    ze_unlock(&queue->lock);
    return owed;
}

static ur_result_t command_finish(struct ze_command *c, bool barrier, bool blocking,
                                  ur_event_handle_t *event) {
    ur_queue_handle_t queue = c->queue;
    /* What is forgotten is not known to be an ancestor, no more. */
    const struct ur_stamp *stamps[ZE_ROOM];
    uint32_t count = c->wait_count > ZE_ROOM ? ZE_ROOM : c->wait_count;
    for (uint32_t i = 0; i < count; ++i) {
        stamps[i] = &c->waits[i]->stamp;
    }
    struct ur_stamp *stamp = c->event ? &c->event->stamp : NULL;
    if (barrier && !queue->in_order) {
        ur_lane_barrier(queue->lane, stamps, count, c->event, stamp);
    } else {
        ur_lane_submit(queue->lane, stamps, count, stamp);
    }
    queue->serial += 1;
    queue->ordered = barrier && !queue->shared; /* what comes later waits for it */
    queue->list_used[c->list_index] = true;
    if (c->late) {
        if (queue->in_order) { /* which it comes behind */
            ze_held_drop(queue);
        }
        ze_held_add(queue, c->event, 1u << c->list_index);
    }
    ur_event_handle_t owed = take_owed(queue);
    ze_unlock(&queue->lock);
    drop_owed(owed);
    if (c->native && c->native != c->room) {
        free(c->native);
    }
    if (c->resolved) {
        ze_waits_drop(c->resolved);
    }
    if (!c->event) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = blocking ? ze_event_wait(c->event) : UR_RESULT_SUCCESS;
    if (event && result == UR_RESULT_SUCCESS) {
        *event = c->event;
    } else {
        ze_event_drop(c->event);
    }
    return result;
}

ur_result_t ze_quick_fail(ur_queue_handle_t queue, ze_result_t code, const char *call,
                          ur_event_handle_t own) {
    note_failure(queue, 0);
    if (own) {
        ze_event_abandon(own);
    }
    ze_unlock(&queue->lock);
    return ze_fail(code, call);
}

ur_result_t ze_submit(struct ze_command *c, ur_result_t result) {
    return result == UR_RESULT_SUCCESS && c->queue->regular ? ze_regular_execute(c->queue->regular)
                                                            : result;
}

ur_result_t ze_end(struct ze_command *c, ur_result_t result, bool blocking,
                   ur_event_handle_t *event) {
    result = ze_submit(c, result);
    return result != UR_RESULT_SUCCESS ? abandon(c, result, c->given || signal_rest(c))
                                       : command_finish(c, false, blocking, event);
}

/* Makes the copy engine's list wait for what the main list does, or the other way round. `from`
 * finishes all that it has before `to` goes on. Queue locked. */
static ur_result_t command_join(ur_queue_handle_t queue, uint32_t from, uint32_t to) {
    ur_event_handle_t first = NULL, second = NULL;
    ur_result_t result = ze_event_take(queue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, &first);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ze_event_take(queue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, &second);
    if (result == UR_RESULT_SUCCESS) {
        result = command_make_room(second, 1);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ZE_CHECK(zeCommandListAppendBarrier, queue->lists[from], first->ze, 0, NULL);
    }
    if (result != UR_RESULT_SUCCESS) {
        goto abandon_both;
    }
    result = ZE_CHECK(zeCommandListAppendBarrier, queue->lists[to], second->ze, 1, &first->ze);
    if (result != UR_RESULT_SUCCESS) {
        ze_event_abandon(second);
        ze_event_drop(first); /* it is under way */
        return result;
    }
    keep_wait(second, first);
    ze_event_drop(first);
    ze_event_drop(second);
    queue->serial += 1;
    return result;

abandon_both:
    if (second) {
        ze_event_abandon(second);
    }
    ze_event_abandon(first);
    return result;
}

/* Of an out-of-order queue: for the commands that the list knows, and then for the host's tasks. */
static ur_result_t wait_for_all(ur_queue_handle_t queue, ur_command_t command,
                                ur_event_handle_t *event, bool barrier) {
    ur_event_handle_t *tasks;
    uint32_t count;
    ur_result_t result = ze_tasks_take(queue, &count, &tasks);
    bool later = count && !barrier; /* the tasks hold nothing back */
    ur_event_handle_t known = NULL;
    if (result == UR_RESULT_SUCCESS) {
        result = ze_open_wait(queue, command, 0, NULL,
                              later   ? &known
                              : count ? NULL
                                      : event,
                              barrier);
    }
    if (result == UR_RESULT_SUCCESS && later) {
        tasks[count++] = known; /* room for it is there */
        result = ze_enqueue_marker(queue, command, count, tasks, event);
    } else if (result == UR_RESULT_SUCCESS && count) {
        result = ze_open_wait(queue, command, count, tasks, event, barrier);
    }
    for (uint32_t i = 0; i < count; ++i) {
        ze_event_drop(tasks[i]);
    }
    free(tasks);
    return result;
}

ur_result_t ze_enqueue_wait(ur_queue_handle_t queue, ur_command_t command, uint32_t count,
                            const ur_event_handle_t *waits, ur_event_handle_t *event,
                            bool barrier) {
    UR_CHECK_QUEUE(queue);
    if (!queue->in_order && count == 0 && !waits) {
        return wait_for_all(queue, command, event, barrier);
    }
    ur_result_t result = count || waits ? ur_wait_list_check(count, waits) : UR_RESULT_SUCCESS;
    return result != UR_RESULT_SUCCESS ? result
                                       : ze_open_wait(queue, command, count, waits, event, barrier);
}

ur_result_t ze_open_wait(ur_queue_handle_t queue, ur_command_t command, uint32_t count,
                         const ur_event_handle_t *waits, ur_event_handle_t *event, bool barrier) {
    struct ze_command c;
    /* A barrier of an out-of-order queue has an event, by which the order of later commands is
     * known. */
    bool want = event || (barrier && !queue->in_order);
    ur_result_t result = open_on(&c, queue, command, count, waits, want, 0, true);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool both = queue->lists[1] && queue->list_used[1], under_way = false;
    queue->barred = true;
    if (!c.event && !c.count && queue->in_order && (queue->list_orders || queue->ordered)) {
        return command_finish(&c, true, false, NULL); /* the order is enough */
    }
    if (both) {
        result = command_join(queue, 1, 0);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ZE_CHECK(zeCommandListAppendBarrier, c.list, c.signal, c.count, c.native);
        under_way = result == UR_RESULT_SUCCESS && !queue->regular;
    }
    if (result == UR_RESULT_SUCCESS && both) {
        result = command_join(queue, 0, 1);
    }
    result = ze_submit(&c, result);
    return result != UR_RESULT_SUCCESS ? abandon(&c, result, under_way)
                                       : command_finish(&c, true, false, event);
}

ur_result_t urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent) {
    return ze_enqueue_marker(hQueue, UR_COMMAND_EVENTS_WAIT, numEventsInWaitList, phEventWaitList,
                             phEvent);
}

ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    return ze_enqueue_wait(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, numEventsInWaitList,
                           phEventWaitList, phEvent, true);
}

ur_result_t urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                              const ur_exp_enqueue_ext_properties_t *pProperties,
                                              uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    if (pProperties && (pProperties->flags & UR_EXP_ENQUEUE_EXT_FLAGS_MASK)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_event_handle_t again = ur_reusable_take(phEvent);
    if (again) {
        return ze_reusable_signal(hQueue, again, numEventsInWaitList, phEventWaitList);
    }
    return ze_enqueue_wait(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, numEventsInWaitList,
                           phEventWaitList, phEvent, true);
}
