/* What a queue's calls do while its launches are fused (queue.c), for generated/capture.c and for
 * adapters, whose queues have a member `_Atomic(struct ur_fusing_queue *) fusing`, NULL at first.
 */
#ifndef UR_FUSE_QUEUE_QUEUE_FUSING_H
#define UR_FUSE_QUEUE_QUEUE_FUSING_H

#include <stdatomic.h>
#include <stdbool.h>

#include "base/handle.h"
#include "ur_ddi.h"

struct ur_fusing_queue;

/* Enqueues what is kept. Any thread, under no lock. A failure is of a launch that was kept. */
ur_result_t ur_fusing_settle(ur_queue_handle_t queue);
/* The same for all queues of a context or of a device; NULL: of any. */
void ur_fusing_settle_all(ur_context_handle_t context, ur_device_handle_t device);
/* A call that launches a kernel. */
struct ur_fusing_call {
    ur_kernel_handle_t kernel;
    uint32_t dims;
    const size_t *offset, *global, *local; /* may be NULL */
    uint32_t arg_count;
    const ur_exp_kernel_arg_properties_t *args;
    const ur_kernel_launch_ext_properties_t *properties;
    uint32_t wait_count;
    const ur_event_handle_t *waits;
    ur_event_handle_t *event; /* NULL: none is wanted */
};
/* Keeps a launch, or enqueues what is kept. True: the call is done, with `*result`. */
bool ur_fusing_keep(ur_queue_handle_t queue, const struct ur_fusing_call *call,
                    ur_result_t *result);
/* A command that only waits, for all that the queue has or for events of it: where launches are
 * kept it has nothing to do, and its event is one more of the last of them. False: the call is not
 * done.
 */
bool ur_fusing_mark(ur_queue_handle_t queue, ur_command_t type, uint32_t wait_count,
                    const ur_event_handle_t *waits, ur_event_handle_t *event);
/* A copy of a few bytes to memory of the device, which nobody sees but by what enqueues all that is
 * kept. True: it is kept. */
bool ur_fusing_copy(ur_queue_handle_t queue, bool blocking, void *to, const void *from, size_t size,
                    uint32_t wait_count, const ur_event_handle_t *waits, ur_event_handle_t *event);
/* When the queue is freed; NULL is nothing. */
void ur_fusing_forget(struct ur_fusing_queue *fusing);

/* ---- event.c --------------------------------------------------------------------------------- */

static inline bool ur_event_is_kept(ur_event_handle_t event) {
    return event && ((const ur_object *)event)->kind == UR_KIND_KEPT_EVENT;
}

static inline bool ur_kept_events_any(uint32_t count, const ur_event_handle_t *events) {
    for (uint32_t i = 0; events && i < count; ++i) {
        if (ur_event_is_kept(events[i])) {
            return true;
        }
    }
    return false;
}
/* The same list with the driver's events in it, which those of the list retain; the caller frees
 * it. Their queues enqueue what they keep. Pre: the list has one. */
ur_result_t ur_kept_events_resolve(uint32_t count, const ur_event_handle_t *events,
                                   ur_event_handle_t **out);

#endif
