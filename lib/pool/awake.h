/* Queues that were given something since they were last seen idle (awake.c). */
#ifndef UR_POOL_AWAKE_H
#define UR_POOL_AWAKE_H

#include "pool.h"

/* The queue begins, and ends: after ur_fence_queue_ends, and before the backend's queue goes. */
void ur_awake_begin(struct ur_pool_queue *q);
void ur_awake_end(struct ur_pool_queue *q);
/* A queue that ends leaves a fence in the space; no lock of it is held. */
void ur_awake_leave(struct ur_pool_space *space);
/* Before the space goes. */
void ur_awake_forget(struct ur_pool_space *space);

#endif
