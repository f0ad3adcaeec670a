/* Waiting for events on behalf of callbacks and host tasks.
 *
 * The driver tells nobody when an event completes, and a thread for each that waits would be a
 * thread for each that is pending. So one thread asks for all of them. Of the events of a queue in
 * order only the earliest is asked for, since the others cannot be complete before it. While
 * nothing completes it asks less and less often, up to once a millisecond. */
#ifndef ZE_WATCH_H
#define ZE_WATCH_H

#include "os/worker.h"
#include "ur_api.h"

/* What lies in wait in order: a heap by the number of the command. */
struct ze_watch_group {
    struct ze_watched *first;
    struct ze_watch_group *next; /* of those that have something */
};

/* Part of what waits; the caller allocates it. */
struct ze_watched {
    struct ur_work work;     /* first; posted to the workers once the event is complete */
    ur_event_handle_t event; /* retained by the caller until then */
    struct ze_watched *child, *next;
    struct ze_watch_group alone; /* for an event that is in no order */
};

/* Once this has succeeded, ze_watch cannot fail. */
ur_result_t ze_watch_ready(void);
void ze_watch(struct ze_watched *watched);
/* For `give` of struct ur_self: waits until nothing is watched any more, and then for the workers.
 */
void ze_watch_let_go(bool last);

#endif
