/* What every command does before and after the driver's own call. */
#ifndef ZE_COMMAND_H
#define ZE_COMMAND_H

#include "entry/queue_check.h"
#include "event.h"
#include "ze.h"

/* command.c: what every command does before and after the driver's own call.
 *
 *     struct ze_command c;
 *     result = ze_begin(&c, queue, UR_COMMAND_..., count, waits, phEvent != NULL);
 *     if (result) return result;
 *     result = ZE_CHECK(zeCommandListAppend..., c.list, ..., c.signal, c.count, c.native);
 *     return ze_end(&c, result, blocking, phEvent);
 *
 * Where something must not be done unless the command is under way, it is after
 *
 *     result = ze_submit(&c, result);
 *
 * which ze_end does otherwise. Between the two the queue is locked. ze_begin_on is told about
 * copies: */
enum ze_way {
    ZE_TRANSFER = 1, /* it may go to the engine that copies */
    ZE_PAGEABLE = 2, /* of memory that the driver may not know: each append of a part that touches
                        such is given the wait list */
};
struct ze_command {
    ur_queue_handle_t queue;
    ze_command_list_handle_t list;
    uint32_t list_index;
    ur_event_handle_t event; /* NULL if nobody needs one */
    ze_event_handle_t signal;
    uint32_t wait_count;
    const ur_event_handle_t *waits; /* the caller's */
    uint32_t count;                 /* of native */
    ze_event_handle_t *native;      /* NULL if count is 0 */
    struct ze_resolved *resolved; /* what waits lie in where the caller's were replaced, or NULL */
    bool late;  /* it will touch memory that the driver does not know, and is not staged */
    bool given; /* failed, but the event is going to be signalled behind the parts under way */
    ze_event_handle_t room[ZE_ROOM];
};
ur_result_t ze_begin(struct ze_command *c, ur_queue_handle_t queue, ur_command_t command,
                     uint32_t count, const ur_event_handle_t *waits, bool want_event);
ur_result_t ze_begin_on(struct ze_command *c, ur_queue_handle_t queue, ur_command_t command,
                        uint32_t count, const ur_event_handle_t *waits, bool want_event,
                        unsigned way);
/* ze_begin without the checks, for the pool: it takes its last mark while the queue is closed, when
 * the handle is dead already. */
ur_result_t ze_open(struct ze_command *c, ur_queue_handle_t queue, ur_command_t command,
                    uint32_t count, const ur_event_handle_t *waits, bool want_event);
ur_result_t ze_submit(struct ze_command *c, ur_result_t result);
ur_result_t ze_end(struct ze_command *c, ur_result_t result, bool blocking,
                   ur_event_handle_t *event);
/* Keeps `wait` until the command's event, which is there, is complete: a part of the command
 * signals it, and another waits for it. The reference stays the caller's. */
ur_result_t ze_command_keep(struct ze_command *c, ur_event_handle_t wait);
/* The short way of a command on a queue whose list keeps the order, if it has nothing to wait for:
 *
 *     result = ze_quick_begin(queue, UR_COMMAND_..., phEvent != NULL, &own, &signal);
 *     if (result) return result;
 *     code = ze.zeCommandListAppend...(queue->lists[0], ..., signal, 0, NULL);
 *     return ze_quick_end(queue, code, "zeCommandListAppend...", own, phEvent); */
static inline bool ze_is_quick(ur_queue_handle_t queue, uint32_t count, const void *waits) {
    return atomic_load_explicit(&queue->direct, memory_order_relaxed) &&
           ((uintptr_t)waits | count) == 0;
}
static inline ur_result_t ze_quick_begin(ur_queue_handle_t queue, ur_command_t command,
                                         bool want_event, ur_event_handle_t *own,
                                         ze_event_handle_t *signal) {
    *own = NULL;
    *signal = NULL;
    ze_lock(&queue->lock);
    if (want_event) {
        ur_result_t result = ze_event_take(queue, command, own);
        if (result != UR_RESULT_SUCCESS) {
            ze_unlock(&queue->lock);
            return result;
        }
        *signal = (*own)->ze;
    }
    return UR_RESULT_SUCCESS;
}
ur_result_t ze_quick_fail(ur_queue_handle_t queue, ze_result_t code, const char *call,
                          ur_event_handle_t own);
/* Post: the queue is unlocked. */
static inline ur_result_t ze_quick_end(ur_queue_handle_t queue, ze_result_t code, const char *call,
                                       ur_event_handle_t own, ur_event_handle_t *event) {
    if (__builtin_expect(code != ZE_RESULT_SUCCESS, 0)) {
        return ze_quick_fail(queue, code, call, own);
    }
    queue->serial += 1;
    if (own) {
        ur_lane_stamp(queue->lane, &own->stamp);
        *event = own;
    } else {
        (void)ur_lane_count(queue->lane);
    }
    ze_unlock(&queue->lock);
    return UR_RESULT_SUCCESS;
}
/* The same command again with that wait list, at the place it has in the order: a wait for count
 * events. */
ur_result_t ze_enqueue_wait(ur_queue_handle_t queue, ur_command_t command, uint32_t count,
                            const ur_event_handle_t *waits, ur_event_handle_t *event, bool barrier);
/* ze_enqueue_wait without the checks: see ze_open. */
ur_result_t ze_open_wait(ur_queue_handle_t queue, ur_command_t command, uint32_t count,
                         const ur_event_handle_t *waits, ur_event_handle_t *event, bool barrier);

#endif
