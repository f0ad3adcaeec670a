/* Asynchronous frees of memory that goes back to the driver: tracked allocations, and those larger
 * than a pool keeps. They wait until what was to come before them is complete. */
#include "native.h"
#include "request.h"
#include "space.h"
#include "tracked.h"

static bool complete(const struct ur_pool_space *space, struct ur_lane *lane, uint64_t seq,
                     void *event) {
    if (ur_pool_breaks(UR_RULE_COMPLETE)) {
        return true;
    }
    uint64_t latency = 0;
    return event ? space->backend->event_state(event) == UR_EVENT_DONE
                 : ur_lane_poll(lane, seq, true, &latency);
}

/* Gives the memory back. No lock held. */
static void deferred_finish(struct ur_pool_space *space, struct ur_block *block) {
    struct ur_heap *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
    void *event = block->event;
    block->event = NULL;
    if (event) {
        space->backend->event_release(event);
    }
    if (block->native) {
        ur_native_finish(block);
    } else if (heap) {
        struct ur_segment *segment = block->segment;
        ur_spin_lock(&heap->lock);
        ur_heap_put_common(heap, block);
        ur_heap_unlink_segment(heap, segment);
        ur_spin_unlock(&heap->lock);
        ur_segment_release(heap, segment);
    } else {
        void *memory = (void *)ur_block_addr(block);
        size_t size = ur_block_size(block);
        void *device = block->device;
        enum ur_pool_mem type = (enum ur_pool_mem)block->type;
        ur_block_untrack(space, block); /* first: the driver may give out the same address again */
        space->backend->release(space->context, device, type, memory, size);
    }
}

ur_result_t ur_defer(struct ur_pool_space *space, struct ur_block *block, struct ur_lane *lane,
                     uint64_t seq, void *event, struct ur_line **spare) {
    if (!lane && !event) {
        deferred_finish(space, block);
        return UR_RESULT_SUCCESS;
    }
    struct ur_after after = lane ? ur_after_lane(lane, seq) : ur_after_event(space->backend, event);
    uint64_t before = block->seq;
    ur_spin_lock(&space->deferred.lock);
    block->event = event;
    bool put = ur_pending_put(&space->deferred.pending, block, after, spare, 0);
    ur_spin_unlock(&space->deferred.lock);
    if (!put) {
        block->seq = before;
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    atomic_fetch_add_explicit(&space->deferred.count, 1, memory_order_relaxed);
    return UR_RESULT_SUCCESS;
}

/* Gives the oldest block of a line back if it is complete. False: it is not, or there is no such
 * line. */
static bool reap_oldest(struct ur_pool_space *space, uint64_t chain) {
    ur_spin_lock(&space->deferred.lock);
    struct ur_line *line = ur_pending_line(&space->deferred.pending, chain);
    struct ur_block *block = line ? line->first : NULL;
    struct ur_lane *lane = block && !block->event ? line->lane : NULL;
    void *event = block ? block->event : NULL;
    uint64_t seq = block ? block->seq : 0;
    if (lane) {
        ur_lane_retain(lane);
    }
    if (event) {
        space->backend->event_retain(event);
    }
    ur_spin_unlock(&space->deferred.lock);
    bool done = block && complete(space, lane, seq, event);
    struct ur_lane *dead = NULL;
    if (done) {
        ur_spin_lock(&space->deferred.lock);
        line = ur_pending_line(&space->deferred.pending, chain);
        done = line && line->first == block && block->event == event && block->seq == seq;
        if (done) { /* else another thread was faster */
            dead = ur_pending_take(&space->deferred.pending, block, 0);
        }
        ur_spin_unlock(&space->deferred.lock);
    }
    if (lane) {
        ur_lane_release(lane);
    }
    if (event) {
        space->backend->event_release(event);
    }
    if (dead) {
        ur_lane_release(dead);
    }
    if (done) {
        atomic_fetch_sub_explicit(&space->deferred.count, 1, memory_order_relaxed);
        deferred_finish(space, block);
    }
    return done;
}

void ur_deferred_reap(struct ur_pool_space *space, struct ur_lane *lane, uint32_t lines) {
    if (!atomic_load_explicit(&space->deferred.count, memory_order_relaxed)) {
        return;
    }
    while (lane && reap_oldest(space, lane->id)) {
    }
    ur_spin_lock(&space->deferred.lock);
    struct ur_look look = ur_look_start(&space->deferred.pending, lane ? lane->id : 0, lines);
    struct ur_line *line;
    while ((line = ur_look_next(&look))) {
        uint64_t chain = line->keyed.key;
        ur_spin_unlock(&space->deferred.lock);
        while (reap_oldest(space, chain)) {
        }
        ur_spin_lock(&space->deferred.lock);
    }
    ur_spin_unlock(&space->deferred.lock);
}

/* Waits for each and gives it back. For the end of a space. */
void ur_deferred_flush(struct ur_pool_space *space) {
    while (space->deferred.pending.groups) {
        struct ur_line *line = space->deferred.pending.groups->lines;
        struct ur_block *block = line->first;
        void *event = block->event ? block->event
                      : line->lane ? ur_lane_last_mark(line->lane)
                                   : NULL;
        if (event && space->backend->event_settle) {
            space->backend->event_settle(event);
        }
        struct ur_lane *dead = ur_pending_take(&space->deferred.pending, block, 0);
        if (dead) {
            ur_lane_release(dead);
        }
        deferred_finish(space, block);
    }
    ur_pending_fini(&space->deferred.pending);
}
