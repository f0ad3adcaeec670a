/* Events that other processes see, on streams. */
#ifndef STREAM_SHARED_EVENT_H
#define STREAM_SHARED_EVENT_H

#include "os/event_file.h"
#include "stream.h"

struct stream_shared_event;

/* Whether the driver has what they are made of. */
bool stream_shared_supported(void);

/* A new one, complete. Pre: the place was entered. UNSUPPORTED_FEATURE, or no memory. */
ur_result_t stream_shared_make(struct stream_place *place, struct stream_shared_event **out);
struct ur_shared_name stream_shared_name(const struct stream_shared_event *shared);
/* Another's, or one more of this process's own. Pre: the place was entered. */
ur_result_t stream_shared_open(struct stream_place *place, const struct ur_shared_name *name,
                               struct stream_shared_event **out);
void stream_shared_drop(struct stream_shared_event *shared);

/* PENDING, DONE, or FAILED: the newest signal failed, or its process is gone. */
enum stream_event_state stream_shared_state(const struct stream_shared_event *shared);
/* Until it is not pending. DEVICE_LOST. Pre: the place was entered. */
ur_result_t stream_shared_wait(struct stream_shared_event *shared);
/* Before commands are made to wait: a shared event whose newest signal no stream of this process
 * has counts as held (held.h) until that has come. A stream must not wait for what another process
 * does: streams share the few channels of a device, and one that waits may keep others from what
 * that process waits for. Also under the lock of a queue. */
ur_result_t stream_shared_hold(uint32_t count, const ur_event_handle_t *waits);
/* With the last reference to the adapter: events that were released while a stream was not past its
 * wait for them yet go now, unless they are pending elsewhere. */
void stream_shared_let_go(void);

/* The number of the newest signal of all processes. */
uint32_t stream_shared_newest(const struct stream_shared_event *shared);
/* The same of each that is shared, in a new array; NULL: none is. False: no memory. */
bool stream_shared_note(uint32_t count, const ur_event_handle_t *waits, uint32_t **out);
/* Makes a stream wait for a signal. Pre: the place was entered. */
ur_result_t stream_shared_order(drv_stream stream, struct stream_shared_event *shared,
                                uint32_t number);
/* The same for a command that was held until what others are to give had come. */
ur_result_t stream_shared_order_given(drv_stream stream, struct stream_shared_event *shared,
                                      uint32_t number);

/* One more signal: pending for all processes from now on. It must be given to a stream, or fail. */
uint32_t stream_shared_next(struct stream_shared_event *shared);
ur_result_t stream_shared_signal(drv_stream stream, struct stream_shared_event *shared,
                                 uint32_t number);
void stream_shared_fail(struct stream_shared_event *shared, uint32_t number);

#endif
