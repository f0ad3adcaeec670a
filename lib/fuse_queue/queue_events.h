/* Events of launches that are kept (event.c), for the queue that keeps them (queue.c). */
#ifndef UR_FUSE_QUEUE_QUEUE_EVENTS_H
#define UR_FUSE_QUEUE_QUEUE_EVENTS_H

#include "capture/capture.h"
#include "queue_fusing.h"

/* Starts as all events do. */
struct ur_kept_event {
    ur_object object;
    ur_context_handle_t context;    /* retained */
    ur_queue_handle_t queue;        /* not retained: alive while the launch is kept */
    struct ur_fusing_queue *fusing; /* with a reference: tells queues apart, also later */
    ur_command_t type;
    bool is_copy;
    uint32_t number;            /* of the launch, or copy, among those kept, while it is */
    struct ur_kept_event *next; /* of the same launch, while that is kept */
    _Atomic bool done;          /* the launch was enqueued; what follows stays as it is */
    ur_event_handle_t bound;    /* of the command, retained; NULL: the driver refused it */
    ur_result_t result;         /* of the enqueueing */
};

/* NULL: no memory. With two references, of which the second is given up by ur_kept_event_bind. The
 * table of calls is watched for as long as it lives. */
struct ur_kept_event *ur_kept_event_new(ur_queue_handle_t queue, struct ur_fusing_queue *fusing,
                                        ur_command_t type);
/* Whether somebody else has one of a launch's events. NULL: no. */
bool ur_kept_events_are_wanted(struct ur_kept_event *events);
/* The launch of these events became that command, whose event is retained, or failed. NULL is
 * nothing. Pre: the queue's lock. */
void ur_kept_events_bind(struct ur_kept_event *event, ur_event_handle_t command,
                         ur_result_t result);

/* Makes the table of events of kept launches, from the adapter's own. Once, before there is one. */
void ur_kept_event_table(void);

/* queue.c */
extern const struct ur_capture_guest ur_fusing_guest;
void ur_fusing_retain(struct ur_fusing_queue *fusing);
void ur_fusing_unretain(struct ur_fusing_queue *fusing);
/* Post: the event is done. Under no lock. */
void ur_fusing_settle_event(struct ur_kept_event *event);

#endif
