/* Asynchronous frees of memory that goes back to the driver: tracked allocations, and those larger
 * than a pool keeps. They wait in one list of the space until what was to come before them is
 * complete. */
#include "space.h"
#include "tracked.h"

#include <stdlib.h>

ur_result_t ur_defer(ur_pool_space_t *space, ur_block_t *block, ur_lane_t *lane, uint64_t seq,
                     void *event) {
    ur_deferred_t *entry = malloc(sizeof(*entry));
    if (!entry) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (lane) {
        ur_lane_retain(lane);
    }
    *entry = (ur_deferred_t){.block = block, .lane = lane, .seq = seq, .event = event};
    ur_defer_in(space, entry);
    return UR_RESULT_SUCCESS;
}

static void push_back(ur_pool_space_t *space, ur_deferred_t *entry) {
    entry->next = NULL;
    ur_spin_lock(&space->deferred_lock);
    *space->deferred_end = entry;
    space->deferred_end = &entry->next;
    ur_spin_unlock(&space->deferred_lock);
}

void ur_defer_in(ur_pool_space_t *space, ur_deferred_t *entry) {
    push_back(space, entry);
    atomic_fetch_add_explicit(&space->deferred_count, 1, memory_order_relaxed);
}

static bool complete(const ur_pool_space_t *space, const ur_deferred_t *entry) {
    if (ur_pool_breaks(UR_RULE_COMPLETE)) {
        return true;
    }
    if (entry->event) {
        return space->backend->event_state(entry->event) == UR_EVENT_DONE;
    }
    uint64_t latency = 0;
    return !entry->lane || ur_lane_poll(entry->lane, entry->seq, true, &latency);
}

/* Gives the memory back; the entry goes. No lock held. */
static void finish(ur_pool_space_t *space, ur_deferred_t *entry) {
    ur_block_t *block = entry->block;
    ur_heap_t *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
    ur_lane_t *lane = entry->lane;
    void *event = entry->event;
    if (!entry->inside) {
        free(entry);
    }
    if (lane) {
        ur_lane_release(lane);
    }
    if (event) {
        space->backend->event_release(event);
    }
    if (block->native) {
        ur_native_finish(block);
    } else if (heap) {
        ur_segment_t *segment = block->segment;
        ur_spin_lock(&heap->lock);
        ur_heap_put_common(heap, block);
        ur_heap_unlink_segment(heap, segment);
        ur_spin_unlock(&heap->lock);
        ur_segment_release(heap, segment);
    } else {
        void *memory = (void *)ur_block_addr(block);
        size_t size = ur_block_size(block);
        void *device = block->device;
        ur_pool_mem_t type = (ur_pool_mem_t)block->type;
        ur_block_untrack(space, block); /* first: the driver may give out the same address again */
        space->backend->release(space->context, device, type, memory, size);
    }
}

/* Takes the oldest entry off the list, or NULL. */
static ur_deferred_t *pop(ur_pool_space_t *space) {
    ur_spin_lock(&space->deferred_lock);
    ur_deferred_t *entry = space->deferred;
    if (entry) {
        space->deferred = entry->next;
        if (!space->deferred) {
            space->deferred_end = &space->deferred;
        }
    }
    ur_spin_unlock(&space->deferred_lock);
    return entry;
}

void ur_deferred_reap(ur_pool_space_t *space, uint32_t budget) {
    uint32_t count = atomic_load_explicit(&space->deferred_count, memory_order_relaxed);
    count = count < budget ? count : budget;
    while (count-- > 0) {
        ur_deferred_t *entry = pop(space);
        if (!entry) {
            return;
        }
        if (complete(space, entry)) {
            atomic_fetch_sub_explicit(&space->deferred_count, 1, memory_order_relaxed);
            finish(space, entry);
        } else {
            push_back(space, entry);
        }
    }
}

/* Waits for each and gives it back. For the end of a space. */
void ur_deferred_flush(ur_pool_space_t *space) {
    ur_deferred_t *entry;
    while ((entry = pop(space))) {
        void *event = entry->event  ? entry->event
                      : entry->lane ? ur_lane_last_mark(entry->lane)
                                    : NULL;
        if (event && space->backend->event_settle) {
            space->backend->event_settle(event);
        }
        finish(space, entry);
    }
}
