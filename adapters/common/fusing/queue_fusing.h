/* What a queue's calls do while its launches are fused (queue.c), for generated/capture.c and for
 * adapters, whose queues have a member `_Atomic(struct ur_fusing_queue *) fusing`, NULL at first.
 */
#ifndef UR_COMMON_QUEUE_FUSING_H
#define UR_COMMON_QUEUE_FUSING_H

#include <stdatomic.h>
#include <stdbool.h>

#include "handle.h"
#include "ur_ddi.h"

struct ur_fusing_queue;

/* Enqueues what is kept. Any thread, under no lock. A failure is of a launch that was kept. */
ur_result_t ur_fusing_settle(ur_queue_handle_t queue);
/* The same for all queues of a device. */
void ur_fusing_settle_device(ur_device_handle_t device);
/* Keeps a launch, or enqueues what is kept. `plain`: it has neither events nor properties. True:
 * the call is done, with `*result`. */
bool ur_fusing_keep(ur_queue_handle_t queue, ur_kernel_handle_t kernel, uint32_t dims,
                    const size_t *offset, const size_t *global, const size_t *local, bool plain,
                    uint32_t arg_count, const ur_exp_kernel_arg_properties_t *args,
                    ur_result_t *result);
/* Whether launches are kept now. Pre: the queue has fused some time. */
bool ur_fusing_is_active(ur_queue_handle_t queue);
/* Before the last reference to the queue goes. */
void ur_fusing_release(ur_queue_handle_t queue);
/* When the queue is freed; NULL is nothing. */
void ur_fusing_forget(struct ur_fusing_queue *fusing);

/* capture/capture.c: some queue fuses, or does no longer, for which the adapter's table is looked
 * after as for captures. */
void ur_capture_watch_more(void);
void ur_capture_watch_less(void);

#endif
