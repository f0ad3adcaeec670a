/* Events that other processes see: what they stand for is counted in memory that is shared. */
#ifndef NCPU_SHARED_EVENT_H
#define NCPU_SHARED_EVENT_H

#include "ncpu.h"

struct ncpu_shared_event;

/* Where another process finds one. */
struct ncpu_event_name {
    int32_t process, descriptor; /* open in that process as long as the event lives there */
    uint64_t device, inode;      /* of the file */
    uint64_t id;
    uint32_t slot, reserved;
};

/* A new one, as it is made. OUT_OF_RESOURCES, OUT_OF_HOST_MEMORY. */
ur_result_t ncpu_shared_event_make(struct ncpu_shared_event **out);
struct ncpu_event_name ncpu_shared_event_name(const struct ncpu_shared_event *shared);
/* Another's, or one more of this process's own. INVALID_VALUE: it is released. */
ur_result_t ncpu_shared_event_open(const struct ncpu_event_name *name,
                                   struct ncpu_shared_event **out);
void ncpu_shared_event_drop(struct ncpu_shared_event *shared);

/* A command that is to signal it: called before it is enqueued. NULL: out of memory. */
struct ncpu_signal *ncpu_signal_begin(struct ncpu_shared_event *shared);
/* For eng_submit's `ended`, with the signal as data. */
void ncpu_signal_ended(void *signal);
/* After it was enqueued, as `command`, or was not (NULL). */
void ncpu_signal_enqueued(struct ncpu_signal *signal, struct eng_command *command);

/* The command becomes what the event stands for here; under the event's lock. */
void ncpu_signal_stands(const struct ncpu_signal *signal);
/* Whether that is still the last signal of all processes; under the event's lock. */
bool ncpu_shared_event_is_own(struct ncpu_shared_event *shared);
/* A reference to a command that stands for the last signal of another. NULL: out of memory. */
struct eng_command *ncpu_shared_event_take(struct ncpu_shared_event *shared);
/* ENG_COMPLETE, ENG_SUBMITTED, or ENG_ERR_LOST: the last signal failed, or who was to give it is
 * gone. */
int ncpu_shared_event_state(struct ncpu_shared_event *shared);
/* The same, once it is not pending. */
int ncpu_shared_event_wait(struct ncpu_shared_event *shared);

#endif
