#include "space.h"

#include <stdlib.h>

struct ur_block *ur_block_new(struct ur_pool_space *space) {
    ur_spin_lock(&space->descriptors.lock);
    struct ur_block *block = space->descriptors.spare;
    if (block) {
        space->descriptors.spare = block->next;
        ur_spin_unlock(&space->descriptors.lock);
        block->next = NULL;
        return block;
    }
    ur_spin_unlock(&space->descriptors.lock);
    struct ur_block_batch *batch = calloc(1, sizeof(*batch));
    if (!batch) {
        return NULL;
    }
    for (int i = 1; i + 1 < UR_BLOCK_BATCH; ++i) {
        batch->block[i].next = &batch->block[i + 1];
    }
    ur_spin_lock(&space->descriptors.lock);
    batch->next = space->descriptors.batches;
    space->descriptors.batches = batch;
    batch->block[UR_BLOCK_BATCH - 1].next = space->descriptors.spare;
    space->descriptors.spare = &batch->block[1];
    ur_spin_unlock(&space->descriptors.lock);
    return &batch->block[0];
}

/* Lookups may still read the descriptor: what they read is atomic and says that it holds nothing.
 */
void ur_block_drop(struct ur_pool_space *space, struct ur_block *block) {
    atomic_store_explicit(&block->state, UR_BLOCK_FREE, memory_order_relaxed);
    ur_block_set(block, 0, 0);
    atomic_store_explicit(&block->asked, 0, memory_order_relaxed);
    atomic_store_explicit(&block->heap, NULL, memory_order_relaxed);
    block->home = NULL;
    block->seq = 0;
    block->prev = block->below = block->above = NULL;
    block->segment = NULL;
    block->event = NULL;
    block->line = NULL;
    block->place = UR_PLACE_NONE;
    block->surplus = block->whole = block->slow = false;
    block->device = block->pool = NULL;
    block->native = NULL;
    ur_spin_lock(&space->descriptors.lock);
    block->next = space->descriptors.spare;
    space->descriptors.spare = block;
    ur_spin_unlock(&space->descriptors.lock);
}
