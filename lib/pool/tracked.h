/* Inside the pool: blocks by pointer. */
#ifndef UR_POOL_TRACKED_H
#define UR_POOL_TRACKED_H

#include "block.h"

/* The block that starts exactly at addr, whatever its state, or NULL. */
struct ur_block *ur_block_starting(struct ur_pool_space *space, uintptr_t addr);

/* Makes a plain block known by its address. */
void ur_block_show(struct ur_pool_space *space, struct ur_block *block);
/* The address is somebody else's from now on; the descriptor stays. */
void ur_block_hide(struct ur_pool_space *space, struct ur_block *block);
/* Forgets a plain block. The descriptor goes. */
void ur_block_untrack(struct ur_pool_space *space, struct ur_block *block);

#endif
