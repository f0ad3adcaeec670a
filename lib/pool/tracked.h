/* Inside the pool: blocks by pointer. */
#ifndef UR_POOL_TRACKED_H
#define UR_POOL_TRACKED_H

#include "block.h"

/* The block that starts exactly at addr, whatever its state, or NULL. */
ur_block_t *ur_block_starting(ur_pool_space_t *space, uintptr_t addr);

/* Makes a plain block known by its address. */
void ur_block_show(ur_pool_space_t *space, ur_block_t *block);
/* The address is somebody else's from now on; the descriptor stays. */
void ur_block_hide(ur_pool_space_t *space, ur_block_t *block);
/* Forgets a plain block. The descriptor goes. */
void ur_block_untrack(ur_pool_space_t *space, ur_block_t *block);

#endif
