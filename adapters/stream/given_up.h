/* Objects that the program gave up while something runs.
 *
 * Before drivers free memory or unload a module they wait for all that runs in the native context,
 * HIP's on the device, whether it uses the object or not; and all contexts of a device share its
 * primary native context. So an object stays until nothing is under way there: in none of the
 * device's queues, whatever their context. That is looked for when the next object is given up,
 * where the host has waited for a queue, and where memory is missing. Then, and where more than
 * UR_PLAIN_SPARE bytes are kept, the driver may wait if nothing else helps.
 *
 * Nor may a command come between the look and the driver's call, which would wait for it, with a
 * lock that allocations need: the place is closed for both. A command that enters a queue then
 * waits, for about a tenth of a second at most where threads get processors; one that entered
 * before, and that nobody counts yet, keeps the object (stream_go, pool_backend.c).
 *
 * Of what else runs in the native context (the program's own streams) nobody knows here. */
#ifndef STREAM_GIVEN_UP_H
#define STREAM_GIVEN_UP_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#include "platform.h"
#include "pool/lock.h"
#include "pool/pool.h"

struct stream_place;

/* Part of the object; the caller allocates it. */
struct stream_given {
    struct stream_given *next;
    /* Gives the object back to the driver, whose context is not yet current, and frees it. No lock
     * of a queue or context is held that the one who gives something up does not hold. */
    void (*end)(struct stream_given *given);
    ur_context_handle_t context; /* held, or NULL */
    size_t bytes;
};

/* Oldest first: what an object lies in is given up after it. */
struct stream_given_list {
    struct stream_place *place; /* whose device counts; NULL: all do */
    _Atomic size_t bytes;       /* of those in it, and of the one that ends */
    struct ur_spin lock;        /* guards the list */
    struct stream_given *first, *last;
    pthread_mutex_t ending; /* one thread ends them */
};

void stream_given_init(struct stream_given_list *list, struct stream_place *place);

/* Gives an object of the context up, which needs no reference to it. `bytes`: that it keeps from
 * others. Pre: the caller holds no lock of a queue or context, and the context lives. */
void stream_give_up(ur_context_handle_t context, struct stream_given *given, size_t bytes);
/* The same for what belongs to one place, and needs no context. */
void stream_place_give_up(struct stream_place *place, struct stream_given *given, size_t bytes);
/* Ends what can be ended without a wait. Pre: as above. */
void stream_given_reap(struct stream_place *place);
/* give_back of the pool's backend. */
bool stream_given_back(void *context, bool wait);
/* Waits until the place is not closed, or for so many naps. Pre: no lock. */
void stream_given_pass(struct stream_place *place);
/* Ends all of a place; NULL: of contexts with several devices. The driver may wait. */
void stream_given_stop(struct stream_place *place);

#endif
