/* Events shared between processes (event_file.h) whose signals the host tells: `done` in the file
 * is the last that came, and who waits in any process sleeps on it, so a signal is one wake-up
 * there. One thread of the process waits for all that its commands wait for; it is there while they
 * do. */
#ifndef UR_OS_EVENT_WAIT_H
#define UR_OS_EVENT_WAIT_H

#include "event_file.h"

enum ur_shared_state {
    UR_SHARED_PENDING,
    UR_SHARED_DONE,
    UR_SHARED_FAILED, /* the command failed, or its process is gone */
};

/* A signal of this process has come, or failed. */
void ur_shared_tell(struct ur_shared_event *shared, uint32_t number, bool good);

/* The number of the newest signal of all processes. */
static inline uint32_t ur_shared_newest(const struct ur_shared_event *shared) {
    return atomic_load(&shared->slot->enqueued);
}
/* Whether that is the one that `last` says. Pre: the adapter's lock of `last` is held. */
static inline bool ur_shared_is_own(const struct ur_shared_event *shared) {
    return shared->last == ur_shared_newest(shared);
}
/* Looks after the process that is to signal it now and then, so that who asks again and again
 * learns of its end. */
enum ur_shared_state ur_shared_state(struct ur_shared_event *shared, uint32_t number);
/* The same, once it is not pending. */
enum ur_shared_state ur_shared_wait(struct ur_shared_event *shared, uint32_t number);

/* Part of what waits; the caller allocates it. */
struct ur_shared_watch {
    struct ur_shared_watch *next;
    struct ur_shared_event *shared; /* with a reference, which `end` gives up */
    uint32_t number;
    unsigned unknown;
    /* Called once, on the thread that waits, under no lock; may free what it is part of. */
    void (*end)(struct ur_shared_watch *watch, bool good);
};

/* Once the signal has come or can come no more `end` is called. False: the system gives no thread,
 * and `end` is not called. */
bool ur_shared_watch(struct ur_shared_watch *watch);

/* The same of a watch and a reference to `shared` that are made here: `end` is called with `what`.
 * OUT_OF_HOST_MEMORY; OUT_OF_RESOURCES: the system gives no thread. */
ur_result_t ur_shared_follow(struct ur_shared_event *shared, uint32_t number,
                             void (*end)(void *what, bool good), void *what);

#endif
