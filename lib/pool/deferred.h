/* Memory that goes back to the driver once its free is complete, and to no list (deferred.c). */
#ifndef UR_POOL_DEFERRED_H
#define UR_POOL_DEFERRED_H

#include "block.h"
#include "pool.h"

/* Of a space. */
struct ur_deferred {
    struct ur_spin lock; /* guards the next */
    struct ur_pending pending;
    _Atomic uint32_t count;
};

/* The block is DYING, plain or whole: its memory goes back to the driver when the lane is at seq,
 * or, without a lane, when the event (its reference is taken over) is complete; at once if both are
 * NULL. `spare` as for ur_pending_put. OUT_OF_HOST_MEMORY: only with a lane. */
ur_result_t ur_defer(struct ur_pool_space *space, struct ur_block *block, struct ur_lane *lane,
                     uint64_t seq, void *event, struct ur_line **spare);
/* Gives back what is complete. `lane`, if not NULL, comes first; then up to so many queues and
 * chains of others. */
void ur_deferred_reap(struct ur_pool_space *space, struct ur_lane *lane, uint32_t lines);
void ur_deferred_flush(struct ur_pool_space *space);

#endif
