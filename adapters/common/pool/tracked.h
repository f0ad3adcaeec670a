/* Inside the pool: blocks by pointer. */
#ifndef UR_POOL_TRACKED_H
#define UR_POOL_TRACKED_H

#include "block.h"

/* The block that starts exactly at addr, whatever its state, or NULL. */
ur_block_t *ur_block_starting(ur_pool_space_t *space, uintptr_t addr);

/* Forgets a plain block. The descriptor goes. */
void ur_block_untrack(ur_pool_space_t *space, ur_block_t *block);

#endif
