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
 * Between the two the queue is locked and the place entered. What is given to the driver there goes
 * by stream_step and the calls built on it, since the command may be held. */
struct stream_command {
    ur_queue_handle_t queue;
    struct stream_track *track;
    drv_stream stream;
    ur_event_handle_t event;
    uint32_t count;
    const ur_event_handle_t *waits;
    bool launch; /* of a kernel */
    bool passed; /* a barrier came while the queue was not locked: the command is not behind it */
    const uint32_t *signals;  /* of a held one (held.h) */
    struct stream_held *held; /* held.h: the driver gets it later; then there is no stream */
};

/* Part of a command: calls of the driver on the stream. */
typedef ur_result_t (*stream_step_t)(drv_stream stream, const void *args);
/* held.c: keeps a step with a copy of its arguments. */
ur_result_t stream_step_held(struct stream_command *c, stream_step_t run, const void *args,
                             size_t size);
/* The same; `drop` gets the copy when the step is over, whether it was run or not. */
ur_result_t stream_step_owning(struct stream_command *c, stream_step_t run,
                               void (*drop)(const void *args), const void *args, size_t size);
static inline ur_result_t stream_step(struct stream_command *c, stream_step_t run, const void *args,
                                      size_t size) {
    return c->held ? stream_step_held(c, run, args, size) : run(c->stream, args);
}
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
/* Events of other contexts may be waited for: the drivers let any stream wait for any event. */
ur_result_t stream_waits_check(uint32_t count, const ur_event_handle_t *waits);
/* A queue in order that nobody wants to hear from: no lock, no event. `submit` may follow at once;
 * then stream_note. */
static inline bool stream_is_plain(ur_queue_handle_t queue, uint32_t count, const void *event) {
    return atomic_load_explicit(&queue->open, memory_order_acquire) && count == 0 && !event;
}
static inline void stream_note(ur_queue_handle_t queue) {
    (void)ur_lane_count(queue->lane);
}

/* copy.c: without the queue's lock, since the driver blocks the caller where memory that it does
 * not know is a side of the copy. `what` is static. */
ur_result_t stream_copy(struct stream_command *c, void *to, const void *from, size_t size,
                        const char *what);
ur_result_t stream_copy_rect(struct stream_command *c, const struct drv_copy *copy,
                             const char *what);
/* Lets a thread of the driver call, once the stream is there. It must not block. */
ur_result_t stream_call_back(struct stream_command *c, drv_callback function, void *data,
                             const char *what);

/* fill.c: what a fill comes to, one after the other: values of one to four bytes, in rows if there
 * is a pitch, and copies of what is filled already. */
struct stream_fill_piece {
    void *to;
    const void *from; /* of a copy of `size` bytes, else NULL */
    size_t size;
    size_t pitch; /* bytes; 0: one row */
    unsigned value, width;
    size_t values, rows;
};
typedef ur_result_t (*stream_fill_take)(void *data, const struct stream_fill_piece *piece);
/* Pre: as in drv_fill; pattern_size divides size. */
ur_result_t stream_fill_pieces(void *to, const void *pattern, size_t pattern_size, size_t size,
                               stream_fill_take take, void *data);
/* Fills `size` bytes with a pattern. Pre: as in drv_fill; pattern_size divides size. */
ur_result_t stream_fill(struct stream_command *c, void *to, const void *pattern,
                        size_t pattern_size, size_t size);
/* Rows of up to DRV_FILL_ROWS_WIDTH bytes, as drv_fill_rows. */
ur_result_t stream_fill_rows(struct stream_command *c, void *to, size_t pitch, unsigned value,
                             unsigned width, size_t count, size_t rows);

#endif
