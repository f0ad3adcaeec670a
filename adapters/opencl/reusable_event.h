/* Events that are signalled again and again (urEventCreateExp), which OpenCL has not: such an event
 * stands for that of the barrier that signalled it last, and at first for one that is complete.
 * Those that other processes see (lib/os/event_file.h) besides tell a file of each signal; of
 * another process's there is an event of the user here, which is completed when it has come.
 *
 * Where it cannot come any more, that is completed too: commands whose wait failed end the process
 * in PoCL 3.1 and in Intel's 2026.2.0, or are never over there. So they run, and their events say
 * that they failed, as do those of commands behind them: they are in doubt. */
#ifndef OCL_REUSABLE_EVENT_H
#define OCL_REUSABLE_EVENT_H

#include "ocl.h"

/* Wait lists whose events are those that they stand for. */
struct ocl_resolved {
    uint32_t count;
    ur_event_handle_t waits[]; /* retained */
};

/* *out NULL: the list is good as it is. DEVICE_LOST: a process is gone that was to signal one. */
ur_result_t ocl_waits_resolve(uint32_t count, const ur_event_handle_t *list,
                              struct ocl_resolved **out);
void ocl_waits_drop(struct ocl_resolved *resolved);

/* Whether its newest signal is of another process, or of another event of this one. */
bool ocl_reusable_is_foreign(ur_event_handle_t event);
/* Whether that has come, and good; waits for it where `wait`. DEVICE_LOST: it never will. */
ur_result_t ocl_reusable_foreign(ur_event_handle_t event, bool wait, bool *done);
/* Signals of other processes that commands wait for, directly or behind others. */
struct ocl_doubts;
/* Those of a wait list; *out NULL: there are none. */
ur_result_t ocl_doubts_of(uint32_t count, const ur_event_handle_t *waits, struct ocl_doubts **out);
/* Either takes NULL. */
struct ocl_doubts *ocl_doubts_hold(struct ocl_doubts *doubts);
void ocl_doubts_drop(struct ocl_doubts *doubts);
/* Whether one of them never came. Pre: the commands are complete. */
bool ocl_doubts_failed(const struct ocl_doubts *doubts);
/* Of an event that the driver says is complete. */
bool ocl_event_is_good(ur_event_handle_t event);
/* For a command of the queue that nobody asked an event of, whose own they are: urQueueFinish
 * tells. Pre: locked. */
void ocl_doubts_keep(ur_queue_handle_t queue, struct ocl_doubts *doubts);
/* Whether any of those never came, which is said once. Pre: locked, the commands are complete. */
bool ocl_doubts_tell(ur_queue_handle_t queue);
/* With the queue. */
void ocl_doubts_end(ur_queue_handle_t queue);
/* DEVICE_LOST, with the sentence why. */
ur_result_t ocl_reusable_lost(void);
/* An event of the user that is complete. */
ur_result_t ocl_event_complete(ur_context_handle_t context, ur_event_handle_t *out);
/* What the event stands for, retained. */
ur_event_handle_t ocl_reusable_current(ur_event_handle_t event);
/* With its last reference. */
void ocl_reusable_end(ur_event_handle_t event);
/* Enqueues the barrier that signals it. Takes over a reference to the event. */
ur_result_t ocl_reusable_signal(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t count,
                                const ur_event_handle_t *waits);

#endif
