/* Events that other processes see (lib/os/event_file.h): one that is signalled again and again, and
 * besides tells a file of each signal. Drivers share whole pools of events; one of these whose
 * process has gone is never complete. So a thread of the host looks for the event of a signal's
 * barrier and tells the file, and a command waits for another process's signal by an event that the
 * host signals. What is in a list cannot be taken out again: such a command runs also where the
 * other process is gone, and its event says that it failed. */
#ifndef ZE_SHARED_EVENT_H
#define ZE_SHARED_EVENT_H

#include "os/event_wait.h"
#include "ze.h"

struct ze_shared_signal;

/* A signal that a command is to give: pending for all processes from now on. */
ur_result_t ze_shared_begin(struct ur_shared_event *shared, struct ze_shared_signal **out);
/* It is `current` that gives it; NULL: nothing was enqueued, the signal has failed. Frees it. */
void ze_shared_given(struct ze_shared_signal *signal, ur_event_handle_t current);
uint32_t ze_shared_number(const struct ze_shared_signal *signal);

/* Whether the newest signal is of another process, or of another event of this one, so that
 * event->current is not it. */
bool ze_shared_is_foreign(ur_event_handle_t event);
/* DEVICE_LOST, with the sentence why. */
ur_result_t ze_shared_lost(void);
/* In place of a signal that another process gives: an event, retained, that the host signals. NULL:
 * it has come. DEVICE_LOST: it failed. */
ur_result_t ze_shared_take(ur_context_handle_t context, struct ur_shared_event *shared,
                           ur_event_handle_t *out);

/* Until all signals are told. Pre: their commands are complete. */
void ze_shared_let_go(void);

#endif
