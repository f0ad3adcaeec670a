/* Commands that are the host's alone. */
#ifndef ZE_HOST_H
#define ZE_HOST_H

#include "ze.h"

/* host.c: a command that is the host's alone, on an out-of-order queue: when what it waits for is
 * complete `call` runs, unless it is NULL, and the event is signalled. Later commands of the queue
 * are not held back. */
struct ze_free_command {
    ur_command_t type;
    ur_exp_host_task_function_t call;
    void *data;
    bool timed;
    void *own; /* host memory that goes once it is complete, or NULL */
};
ur_result_t ze_enqueue_free(ur_queue_handle_t queue, const struct ze_free_command *command,
                            uint32_t count, const ur_event_handle_t *waits,
                            ur_event_handle_t *event);
/* A command of nothing but its wait list and its event: what comes later waits for it on a queue in
 * order alone. */
ur_result_t ze_enqueue_marker(ur_queue_handle_t queue, ur_command_t type, uint32_t count,
                              const ur_event_handle_t *waits, ur_event_handle_t *event);
/* An event of `context` that the host signals once `event`, of another one, is complete. */
ur_result_t ze_event_bridge(ur_context_handle_t context, ur_event_handle_t event,
                            ur_event_handle_t *local);
/* The events of an out-of-order queue's host tasks that are not done, oldest first, with a
 * reference each and room for one more; the caller frees the list. */
ur_result_t ze_tasks_take(ur_queue_handle_t queue, uint32_t *count, ur_event_handle_t **events);

#endif
