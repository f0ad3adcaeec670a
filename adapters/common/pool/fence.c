/* Frees by the host of memory that commands may still use. urUSMFree does not say which commands
 * these are, so that the memory waits for all that any queue of the context was given before. What
 * is freed later waits for at least as much: fences pass one after the other.
 *
 * A queue that was given nothing since the last fence costs a few comparisons. */
#include "space.h"

#include <stdlib.h>

typedef struct ur_entry {
    ur_lane_t *lane; /* retained, in order: passed when the lane is at seq; or NULL */
    uint64_t seq;
    void *event; /* retained: passed when it is complete; or NULL */
} ur_entry_t;

struct ur_fence {
    ur_fence_t *next;
    ur_block_t *blocks; /* linked by next */
    size_t bytes;
    uint32_t count, passed; /* entries, and how many of them have been seen complete */
    ur_entry_t entry[];
};

static void drop(ur_pool_space_t *space, ur_fence_t *fence) {
    for (uint32_t i = 0; i < fence->count; ++i) {
        if (fence->entry[i].lane) {
            ur_lane_release(fence->entry[i].lane);
        }
        if (fence->entry[i].event) {
            space->backend->event_release(fence->entry[i].event);
        }
    }
    free(fence);
}

/* ---- making one ---- */

static bool is_due(const ur_pool_queue_t *q) {
    return atomic_load_explicit(&q->blind, memory_order_relaxed) || !q->in_order ||
           atomic_load_explicit(&q->lane->done, memory_order_acquire) < ur_lane_seq(q->lane);
}

/* The queues that may have something under way, pinned; NULL and *count 0: none. False: no host
 * memory. */
static bool pin_queues(ur_pool_space_t *space, ur_pool_queue_t ***out, uint32_t *count) {
    bool enough = true;
    uint32_t room = 0;
    ur_pool_queue_t **list = NULL;
    *count = 0;
    pthread_mutex_lock(&space->mutex);
    for (ur_pool_queue_t *q = space->queues; q && enough; q = q->next) {
        if (!is_due(q)) {
            continue;
        }
        if (*count == room) {
            room = room ? 2 * room : 8;
            ur_pool_queue_t **larger = realloc(list, room * sizeof(*list));
            enough = larger != NULL;
            list = larger ? larger : list;
        }
        if (enough) {
            atomic_fetch_add_explicit(&q->pins, 1, memory_order_relaxed);
            list[(*count)++] = q;
        }
    }
    pthread_mutex_unlock(&space->mutex);
    *out = list;
    return enough;
}

/* What has to pass of one queue; nothing: an entry without lane and event. */
static ur_result_t look_at(ur_pool_queue_t *q, ur_entry_t *entry) {
    const ur_pool_backend_t *backend = q->space->backend;
    if (q->in_order && !atomic_load_explicit(&q->blind, memory_order_relaxed)) {
        uint64_t latency = 0;
        uint64_t seq = ur_lane_seq(q->lane);
        if (!ur_lane_poll(q->lane, seq, true, &latency)) {
            ur_lane_retain(q->lane);
            *entry = (ur_entry_t){.lane = q->lane, .seq = seq};
        }
        return UR_RESULT_SUCCESS;
    }
    uint64_t sent = atomic_load_explicit(&q->lane->sent, memory_order_acquire);
    if (atomic_load_explicit(&q->blind, memory_order_relaxed) || q->marked != sent) {
        void *event = NULL;
        ur_result_t result = backend->mark(q->queue, &event);
        if (result) {
            return result;
        }
        if (q->mark) {
            backend->event_release(q->mark);
        }
        q->mark = event;
        q->marked = atomic_load_explicit(&q->lane->sent, memory_order_acquire);
        q->marked = q->marked == sent + 1 ? q->marked : sent; /* others were given meanwhile */
    }
    if (q->mark && backend->event_state(q->mark) != UR_EVENT_DONE) {
        backend->event_retain(q->mark);
        entry->event = q->mark;
    }
    return UR_RESULT_SUCCESS;
}

/* *out: NULL if everything is complete. Fences' mutex held. */
static ur_result_t make(ur_pool_space_t *space, ur_fence_t **out) {
    ur_pool_queue_t **queues;
    uint32_t count;
    bool enough = pin_queues(space, &queues, &count);
    ur_fence_t *fence =
        enough && count ? calloc(1, sizeof(*fence) + count * sizeof(fence->entry[0])) : NULL;
    ur_result_t result =
        fence || (enough && !count) ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    for (uint32_t i = 0; i < count; ++i) {
        ur_entry_t entry = {0};
        result = result ? result : look_at(queues[i], &entry);
        if (entry.lane || entry.event) {
            fence->entry[fence->count++] = entry;
        }
        atomic_fetch_sub_explicit(&queues[i]->pins, 1, memory_order_release);
    }
    free(queues);
    if (fence && (result || !fence->count)) {
        drop(space, fence);
        fence = NULL;
    }
    *out = fence;
    return result;
}

static bool alike(const ur_fence_t *a, const ur_fence_t *b) {
    bool same = a->count == b->count;
    for (uint32_t i = 0; same && i < a->count; ++i) {
        same = a->entry[i].lane == b->entry[i].lane && a->entry[i].seq == b->entry[i].seq &&
               a->entry[i].event == b->entry[i].event;
    }
    return same;
}

/* ---- passing ---- */

static bool has_passed(ur_pool_space_t *space, ur_fence_t *fence) {
    for (; fence->passed < fence->count; ++fence->passed) {
        const ur_entry_t *entry = &fence->entry[fence->passed];
        uint64_t latency = 0;
        if (entry->lane ? !ur_lane_poll(entry->lane, entry->seq, true, &latency)
                        : space->backend->event_state(entry->event) != UR_EVENT_DONE) {
            return false;
        }
    }
    return true;
}

/* Nothing uses the memory any more. No lock held. */
static void finish(ur_block_t *block) {
    ur_heap_t *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
    ur_segment_t *segment = block->whole ? block->segment : NULL;
    ur_spin_lock(&heap->lock);
    ur_heap_put_common(heap, block);
    if (segment) {
        ur_heap_unlink_segment(heap, segment);
    }
    ur_spin_unlock(&heap->lock);
    if (segment) {
        ur_segment_release(heap, segment);
    }
}

/* Takes off the oldest fence if it has passed. Fences' mutex held. */
static ur_fence_t *pop(ur_pool_space_t *space) {
    ur_fence_t *fence = space->fences;
    if (!fence || !has_passed(space, fence)) {
        return NULL;
    }
    space->fences = fence->next;
    space->newest_fence = fence->next ? space->newest_fence : NULL;
    return fence;
}

static void end(ur_pool_space_t *space, ur_fence_t *fence) {
    while (fence->blocks) {
        ur_block_t *block = fence->blocks;
        fence->blocks = block->next;
        block->next = NULL;
        finish(block);
    }
    atomic_fetch_sub_explicit(&space->fenced, fence->bytes, memory_order_relaxed);
    drop(space, fence);
    ur_pool_emptied(space);
}

void ur_fence_poll(ur_pool_space_t *space) {
    ur_fence_t *fence = NULL;
    do {
        if (!atomic_load_explicit(&space->fenced, memory_order_relaxed) ||
            pthread_mutex_trylock(&space->fence_mutex)) {
            return; /* whoever has it looks as well */
        }
        fence = pop(space);
        pthread_mutex_unlock(&space->fence_mutex);
        if (fence) {
            end(space, fence);
        }
    } while (fence);
}

/* An event, retained, that the oldest fence has yet to pass; NULL: none, or none can be had. */
static void *next_event(ur_pool_space_t *space) {
    void *event = NULL;
    pthread_mutex_lock(&space->fence_mutex);
    ur_fence_t *fence = space->fences;
    if (fence && !has_passed(space, fence)) {
        const ur_entry_t *entry = &fence->entry[fence->passed];
        uint64_t covered;
        event = entry->event;
        if (event) {
            space->backend->event_retain(event);
        } else {
            event = ur_lane_event(entry->lane, entry->seq, &covered);
        }
    }
    pthread_mutex_unlock(&space->fence_mutex);
    return event;
}

void ur_fence_wait(ur_pool_space_t *space, size_t most) {
    const ur_pool_backend_t *backend = space->backend;
    void *event;
    bool settled = true; /* a driver that has lost its device ends no wait by a completion */
    if (!backend->may_wait || !backend->event_settle) {
        return;
    }
    while (settled && atomic_load_explicit(&space->fenced, memory_order_relaxed) > most &&
           backend->may_wait() && (event = next_event(space))) {
        backend->event_settle(event);
        settled = backend->event_state(event) == UR_EVENT_DONE;
        backend->event_release(event);
        ur_fence_poll(space);
    }
}

void ur_fence_flush(ur_pool_space_t *space) {
    const ur_pool_backend_t *backend = space->backend;
    while (space->fences) {
        ur_fence_t *fence = space->fences;
        for (uint32_t i = fence->passed; backend->event_settle && i < fence->count; ++i) {
            const ur_entry_t *entry = &fence->entry[i];
            void *event = entry->event ? entry->event : ur_lane_last_mark(entry->lane);
            if (event) {
                backend->event_settle(event);
            }
        }
        fence->passed = fence->count;
        end(space, pop(space));
    }
}

/* ---- freeing ---- */

ur_result_t ur_fence_free(ur_pool_space_t *space, ur_block_t *block, bool *waits) {
    *waits = false;
    if (!space->backend->mark) {
        return UR_RESULT_SUCCESS;
    }
    ur_fence_t *fence = NULL;
    ur_fence_poll(space);
    pthread_mutex_lock(&space->fence_mutex);
    ur_result_t result = make(space, &fence);
    if (fence) {
        ur_fence_t *newest = space->newest_fence;
        if (newest && alike(newest, fence)) {
            drop(space, fence);
            fence = newest;
        } else {
            *(newest ? &newest->next : &space->fences) = fence;
            space->newest_fence = fence;
        }
        block->next = fence->blocks;
        fence->blocks = block;
        fence->bytes += ur_block_size(block);
        atomic_fetch_add_explicit(&space->fenced, ur_block_size(block), memory_order_relaxed);
        *waits = true;
    }
    pthread_mutex_unlock(&space->fence_mutex);
    return result;
}
