/* Threads that run functions of the program: event callbacks and host tasks. They must not run
 * where a driver tells of completion: the driver may hold its locks there, and forbids calls into
 * itself, and a call that blocks would wait for a command that the same thread has to complete.
 * Work may block; then the next piece gets another thread. */
#ifndef UR_OS_WORKER_H
#define UR_OS_WORKER_H

#include <stdbool.h>

#include "ur_api.h"

/* Part of what the function needs; the caller allocates it. */
struct ur_work {
    void (*run)(struct ur_work *work); /* may free the work */
    struct ur_work *next;
};

/* Once this has succeeded there is a thread for good, so that posting cannot fail. */
ur_result_t ur_worker_ready(void);
/* Pre: ur_worker_ready has succeeded. */
void ur_worker_post(struct ur_work *work);
/* Whether the caller is such a thread. */
bool ur_worker_here(void);
/* For what waits for commands of queues: at once, or, where the caller is such a thread, on another
 * one. A host task must not wait for its own queue. Pre: as above if the caller is such a thread,
 * and then it is so by itself. */
void ur_worker_run(struct ur_work *work);
/* Waits until what was posted has run, apart from what the caller itself runs on. */
void ur_worker_drain(void);
/* For `give` of struct ur_self: objects that callbacks and host tasks have released are gone with
 * the last reference to the adapter. */
void ur_worker_let_go(bool last);

#endif
