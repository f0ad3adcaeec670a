/* Fences: what the host frees and gives up, behind all that the queues were given before (fence.c).
 */
#ifndef UR_POOL_FENCE_H
#define UR_POOL_FENCE_H

#include "block.h"
#include "pool.h"

/* What the host freed and gave up since the newest fence. */
struct ur_fence_batch {
    struct ur_block *blocks; /* linked by next */
    struct ur_late *lates;   /* likewise, newest first */
    uint32_t count;          /* of both */
    size_t bytes;
};

struct ur_fence;

/* Those of a space. */
struct ur_fences {
    pthread_mutex_t mutex; /* guards the next two; taken before the space's */
    struct ur_fence *first, *newest;
    _Atomic(struct ur_fence *) spare; /* for the next one, or NULL; not under the mutex */
    struct ur_spin lock;              /* guards the next three */
    struct ur_fence_batch batch;
    struct ur_late *ended, **last_ended; /* behind which nothing is any more, oldest first */
    _Atomic uint32_t late_count;         /* objects given up whose end has not been called */
    _Atomic bool ending;                 /* a thread calls their ends */
    _Atomic size_t bytes;                /* that the host freed and that may still be in use */
};

/* Pre: nobody has the block any more; the backend has `mark`. Post: it is put away until everything
 * is complete that was submitted before, and what it waited for itself. */
void ur_fence_free(struct ur_pool_space *space, struct ur_block *block);
/* Puts a fence behind all that was freed, and makes complete what has waited long enough. */
void ur_fence_settle(struct ur_pool_space *space);
/* The latter alone. */
void ur_fence_poll(struct ur_pool_space *space);
/* Pre: the queue, which is given no command any more, is still one of the space. */
void ur_fence_queue_ends(struct ur_pool_queue *q);
/* Calls the ends of objects that nothing uses any more. The caller holds no lock. */
void ur_fence_end_lates(struct ur_pool_space *space);
/* The same after asking where the queues are, with a fence behind all objects where there is none.
 */
void ur_fence_reap(struct ur_pool_space *space);
/* Where the thread may wait, until at most so many bytes do. */
void ur_fence_wait(struct ur_pool_space *space, size_t most);
/* Whether memory behind them may have to wait for something that the program alone ends. */
bool ur_fence_is_opaque(struct ur_pool_space *space);
/* Whether all fences have passed. Waits for nothing, and makes no memory free. */
bool ur_fence_all_passed(struct ur_pool_space *space);

#endif
