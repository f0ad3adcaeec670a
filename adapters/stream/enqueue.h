/* What every command does around the driver's own call. */
#ifndef STREAM_ENQUEUE_H
#define STREAM_ENQUEUE_H

#include "event.h"

/* command.c: what every command does before and after the driver's own call.
 *
 *     struct stream_command c;
 *     result = stream_begin(&c, queue, UR_COMMAND_..., count, waits, phEvent != NULL);
 *     if (result != UR_RESULT_SUCCESS) return result;
 *     result = stream_check(drv_...(c.stream), "...");
 *     return stream_end(&c, result, blocking, phEvent);
 *
 * Between the two the queue is locked and the place entered. */
struct stream_command {
    ur_queue_handle_t queue;
    struct stream_track *track;
    drv_stream stream;
    ur_event_handle_t event;
    uint32_t count;
    const ur_event_handle_t *waits;
};
ur_result_t stream_begin(struct stream_command *c, ur_queue_handle_t queue, ur_command_t command,
                         uint32_t count, const ur_event_handle_t *waits, bool want_event);
ur_result_t stream_end(struct stream_command *c, ur_result_t result, bool blocking,
                       ur_event_handle_t *event);
/* Makes the command come after every earlier one of the queue. */
ur_result_t stream_after_all(struct stream_command *c);
/* As stream_end, and later commands wait for this one. Pre: stream_after_all, and c->event is
 * there. */
ur_result_t stream_end_barrier(struct stream_command *c, ur_result_t result,
                               ur_event_handle_t *event);
/* Before a copy out of host memory. The driver may read memory that it does not know when it is
 * called, so that what a host task ahead of the copy writes there would come too late: while there
 * are such tasks, what the copy comes after is waited for. Nothing else costs more than a look at a
 * counter. */
ur_result_t stream_settle_tasks(ur_queue_handle_t queue, const void *from, uint32_t count,
                                const ur_event_handle_t *waits);
/* Checks that the wait list can be waited for by commands of this context. */
ur_result_t stream_waits_check(ur_context_handle_t context, uint32_t count,
                               const ur_event_handle_t *waits);
/* A queue in order that nobody wants to hear from: no lock, no event. `submit` may follow at once;
 * then stream_note. */
static inline bool stream_is_plain(ur_queue_handle_t queue, uint32_t count, const void *event) {
    return queue->in_order && count == 0 && !event && queue->tracks[0].made;
}
static inline void stream_note(ur_queue_handle_t queue) {
    (void)ur_lane_count(queue->lane);
}

/* fill.c: fills `size` bytes with a pattern. Pre: as in drv_fill; pattern_size divides size. */
ur_result_t stream_fill(drv_stream stream, void *to, const void *pattern, size_t pattern_size,
                        size_t size);

#endif
