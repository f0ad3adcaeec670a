/* Events that other processes see, on the engine. */
#ifndef NCPU_SHARED_EVENT_H
#define NCPU_SHARED_EVENT_H

#include "ncpu.h"
#include "os/event_file.h"

/* A command that is to signal it: called before it is enqueued. NULL: out of memory. */
struct ncpu_signal *ncpu_signal_begin(struct ur_shared_event *shared);
/* For eng_submit's `ended`, with the signal as data. */
void ncpu_signal_ended(void *signal);
/* After it was enqueued, as `command`, or was not (NULL). */
void ncpu_signal_enqueued(struct ncpu_signal *signal, struct eng_command *command);

/* The command becomes what the event stands for here; under the event's lock. */
void ncpu_signal_stands(const struct ncpu_signal *signal);
/* A reference to a command that stands for the last signal of another. NULL: out of memory. */
struct eng_command *ncpu_shared_event_take(struct ur_shared_event *shared);
/* ENG_COMPLETE, ENG_SUBMITTED, or ENG_ERR_LOST: the last signal failed, or who was to give it is
 * gone. */
int ncpu_shared_event_state(struct ur_shared_event *shared);
/* The same, once it is not pending. */
int ncpu_shared_event_wait(struct ur_shared_event *shared);

#endif
