/* Frees by the host of memory that commands may still use, and other objects that a program gives
 * up meanwhile. Neither call says which commands these are, so that the memory waits for all that
 * any queue of the context was given before.
 *
 * A free puts its block into the batch, and calls nobody. A fence behind the batch notes how far
 * each queue is that may have something under way; it is made when the batch is large enough to
 * share the cost among its frees, or when somebody looks for memory. What a queue was given between
 * the free and the fence is waited for as well. Drivers are asked whether a fence has passed only
 * by who looks for memory, or once for a batch of many blocks. Fences pass one after the other.
 *
 * An object stands in the batch as a block does. Its end calls the driver and the adapter, and so
 * is called only where the caller is known to hold no lock: by who gives up the next one, waits for
 * a queue, makes room, or ends the space. With nothing under way that is at once.
 *
 * A queue that ends with commands under way leaves a fence of its own, of no block.
 *
 * Whether anything is under way at all is asked without fences, but for those (awake.c). */
#include "awake.h"
#include "fast.h"
#include "request.h"

#include <stdlib.h>

/* A fence costs about as much as these frees; and one more for each queue that it looks at. */
enum { BATCH_BLOCKS = 64 };
/* More than that is worth knowing about at once: who needs it next would take new memory, whose
 * pages are touched for the first time. */
static const size_t batch_bytes = (size_t)1 << 20;
/* What an object counts as at least, so that not more than some thousands wait for a device. */
static const size_t least_late_bytes = (size_t)64 << 10;

struct ur_entry {
    struct ur_lane *lane; /* retained, in order: passed when the lane is at seq; or NULL */
    uint64_t seq;
    void *event; /* retained: passed when it is complete; or NULL */
    bool opaque; /* out of order: what the event comes after may wait for the program */
    struct ur_pool_queue *queue; /* pinned, while the fence is made: it has to be marked; or NULL */
};

struct ur_fence {
    struct ur_fence *next;
    struct ur_fence_batch batch;
    uint32_t room, count, passed; /* entries, and how many of them have been seen complete */
    struct ur_entry entry[];
};

/* ---- making one ---- */

/* Empty, with room for so many entries; NULL: no host memory. */
static struct ur_fence *take_fence(struct ur_pool_space *space, uint32_t room) {
    struct ur_fence *fence =
        atomic_exchange_explicit(&space->fences.spare, NULL, memory_order_acquire);
    if (!fence || fence->room < room) {
        free(fence);
        fence = malloc(sizeof(*fence) + room * sizeof(fence->entry[0]));
        if (!fence) {
            return NULL;
        }
        fence->room = room;
    }
    fence->next = NULL;
    fence->batch = (struct ur_fence_batch){0};
    fence->count = fence->passed = 0;
    return fence;
}

static void drop_entries(struct ur_pool_space *space, struct ur_fence *fence) {
    for (uint32_t i = 0; i < fence->count; ++i) {
        struct ur_entry *entry = &fence->entry[i];
        if (entry->lane) {
            ur_lane_release(entry->lane);
        }
        if (entry->event) {
            space->backend->event_release(entry->event);
        }
        if (entry->queue) {
            atomic_fetch_sub_explicit(&entry->queue->pins, 1, memory_order_release);
        }
    }
    fence->count = 0;
}

static void fence_drop(struct ur_pool_space *space, struct ur_fence *fence) {
    drop_entries(space, fence);
    free(atomic_exchange_explicit(&space->fences.spare, fence, memory_order_acq_rel));
}

/* Whether the queue may have something under way; fills the entry, which pins the queue where only
 * the backend knows. Space's mutex held. */
static bool fence_look_at(struct ur_pool_queue *q, struct ur_entry *entry) {
    bool blind = atomic_load_explicit(&q->blind, memory_order_relaxed);
    if (q->in_order && !blind) {
        uint64_t seq = ur_lane_seq(q->lane);
        if (atomic_load_explicit(&q->lane->done, memory_order_acquire) >= seq) {
            return false;
        }
        ur_lane_retain(q->lane);
        *entry = (struct ur_entry){.lane = q->lane, .seq = seq};
        return true;
    }
    uint64_t sent = atomic_load_explicit(&q->lane->sent, memory_order_acquire);
    if (!blind && (atomic_load_explicit(&q->lane->done, memory_order_acquire) >= sent ||
                   (!q->mark && q->marked == sent))) {
        return false;
    }
    atomic_fetch_add_explicit(&q->pins, 1, memory_order_relaxed);
    *entry = (struct ur_entry){.queue = q};
    return true;
}

/* Lets a mark tell what is under way. Fences' mutex held. */
static ur_result_t fence_mark(struct ur_entry *entry) {
    struct ur_pool_queue *q = entry->queue;
    const struct ur_pool_backend *backend = q->space->backend;
    uint64_t sent = atomic_load_explicit(&q->lane->sent, memory_order_acquire);
    if (atomic_load_explicit(&q->blind, memory_order_relaxed) || q->marked != sent) {
        void *event = NULL;
        ur_result_t result = backend->mark(q->queue, &event);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        if (q->mark) {
            backend->event_release(q->mark);
        }
        q->mark = event;
        q->marked = atomic_load_explicit(&q->lane->sent, memory_order_acquire);
        q->marked = q->marked == sent + 1 ? q->marked : sent; /* others were given meanwhile */
    }
    if (q->mark && backend->event_state(q->mark) == UR_EVENT_DONE) {
        backend->event_release(q->mark);
        q->mark = NULL;
    }
    if (q->mark) {
        backend->event_retain(q->mark);
        entry->event = q->mark;
        entry->opaque =
            ur_rely_is_opaque(q->lane) || atomic_load_explicit(&q->blind, memory_order_relaxed);
    }
    atomic_fetch_sub_explicit(&q->pins, 1, memory_order_release);
    entry->queue = NULL;
    return UR_RESULT_SUCCESS;
}

/* Where all queues are, or the one; NULL and success: nothing is under way. Fences' mutex held. */
static ur_result_t fence_note(struct ur_pool_space *space, struct ur_pool_queue *only,
                              struct ur_fence **out) {
    struct ur_fence *fence;
    struct ur_pool_queue *q;
    do {
        uint32_t most = atomic_load_explicit(&space->queue_count, memory_order_relaxed);
        fence = take_fence(space, most < 8 ? 8 : most);
        if (!fence) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        pthread_mutex_lock(&space->mutex);
        for (q = only ? only : space->queues; q && fence->count < fence->room;
             q = only ? NULL : q->next) {
            fence->count += fence_look_at(q, &fence->entry[fence->count]);
        }
        pthread_mutex_unlock(&space->mutex);
        if (q) { /* others came: once more, with room for them */
            drop_entries(space, fence);
            free(fence);
        }
    } while (q);
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < fence->count && result == UR_RESULT_SUCCESS; ++i) {
        struct ur_entry *entry = &fence->entry[i];
        result = entry->queue ? fence_mark(entry) : result;
        if (entry->lane || entry->event) {
            struct ur_entry moved = *entry;
            *entry = (struct ur_entry){0};
            fence->entry[kept++] = moved;
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        fence->count = kept;
    }
    if (!fence->count || result != UR_RESULT_SUCCESS) {
        fence_drop(space, fence);
        fence = NULL;
    }
    *out = fence;
    return result;
}

/* Fences' mutex held. */
static void fence_append(struct ur_pool_space *space, struct ur_fence *fence) {
    *(space->fences.newest ? &space->fences.newest->next : &space->fences.first) = fence;
    space->fences.newest = fence;
}

/* ---- passing ---- */

/* `mark`: a mark may be made to learn it, for which a queue is given a command. */
static bool is_past(struct ur_pool_space *space, struct ur_fence *fence, bool mark) {
    for (; fence->passed < fence->count; ++fence->passed) {
        const struct ur_entry *entry = &fence->entry[fence->passed];
        uint64_t latency = 0;
        if (entry->lane ? !ur_lane_poll(entry->lane, entry->seq, mark, &latency)
                        : space->backend->event_state(entry->event) != UR_EVENT_DONE) {
            return false;
        }
    }
    return true;
}

static bool has_passed(struct ur_pool_space *space, struct ur_fence *fence) {
    return is_past(space, fence, true);
}

/* Nothing uses the memory any more. No lock held. */
static void fence_finish(struct ur_block *block) {
    struct ur_heap *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
    struct ur_segment *segment = block->whole ? block->segment : NULL;
    block->home = NULL;
    block->seq = 0;
    if (!segment) {
        ur_spin_lock(&heap->quick.lock);
        if (ur_quick_put(&heap->quick, block, UR_HOST_QUICK_LIMIT)) {
            return;
        }
    }
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

/* Oldest first behind those that are there. Fences' mutex held since the batch was found complete:
 * else a later one could come before it. */
static void put_ended(struct ur_pool_space *space, struct ur_fence_batch *batch) {
    struct ur_late *newest = batch->lates, *oldest = NULL;
    if (!newest) {
        return;
    }
    batch->lates = NULL;
    while (newest) {
        struct ur_late *next = newest->next;
        newest->next = oldest;
        oldest = newest;
        newest = next;
    }
    ur_spin_lock(&space->fences.lock);
    *space->fences.last_ended = oldest;
    while (*space->fences.last_ended) {
        space->fences.last_ended = &(*space->fences.last_ended)->next;
    }
    ur_spin_unlock(&space->fences.lock);
}

/* No lock held. */
static void finish_all(struct ur_pool_space *space, const struct ur_fence_batch *batch) {
    struct ur_block *block = batch->blocks;
    while (block) {
        struct ur_block *next = block->next;
        block->next = NULL;
        fence_finish(block);
        block = next;
    }
    if (batch->count) {
        atomic_fetch_sub_explicit(&space->fences.bytes, batch->bytes, memory_order_relaxed);
        ur_pool_emptied(space);
    }
}

/* Takes off the oldest fence if it has passed. Fences' mutex held. */
static struct ur_fence *pop(struct ur_pool_space *space) {
    struct ur_fence *fence = space->fences.first;
    if (!fence || !has_passed(space, fence)) {
        return NULL;
    }
    space->fences.first = fence->next;
    space->fences.newest = fence->next ? space->fences.newest : NULL;
    put_ended(space, &fence->batch);
    return fence;
}

static void fence_end(struct ur_pool_space *space, struct ur_fence *fence) {
    struct ur_fence_batch batch = fence->batch;
    fence_drop(space, fence);
    finish_all(space, &batch);
}

void ur_fence_poll(struct ur_pool_space *space) {
    struct ur_fence *fence = NULL;
    do {
        if (!atomic_load_explicit(&space->fences.bytes, memory_order_relaxed) ||
            pthread_mutex_trylock(&space->fences.mutex)) {
            return; /* whoever has it looks as well */
        }
        fence = pop(space);
        pthread_mutex_unlock(&space->fences.mutex);
        if (fence) {
            fence_end(space, fence);
        }
    } while (fence);
}

/* ---- the batch ---- */

/* What was freed later goes before what is there. */
static void fence_join(struct ur_fence_batch *to, const struct ur_fence_batch *later) {
    struct ur_block *block = later->blocks;
    struct ur_late *late = later->lates;
    while (block && block->next) {
        block = block->next;
    }
    if (block) {
        block->next = to->blocks;
        to->blocks = later->blocks;
    }
    while (late && late->next) {
        late = late->next;
    }
    if (late) {
        late->next = to->lates;
        to->lates = later->lates;
    }
    to->count += later->count;
    to->bytes += later->bytes;
}

/* Puts a fence behind the batch. *complete is what nothing is under way for, and the caller's to
 * finish; empty on failure, and then the batch is as it was. Fences' mutex held. */
static void close_batch(struct ur_pool_space *space, struct ur_fence_batch *complete) {
    /* First, so that where the queues are is read after the frees. */
    ur_spin_lock(&space->fences.lock);
    struct ur_fence_batch batch = space->fences.batch;
    space->fences.batch = (struct ur_fence_batch){0};
    ur_spin_unlock(&space->fences.lock);
    *complete = (struct ur_fence_batch){0};
    if (!batch.count) {
        return;
    }
    struct ur_fence *fence = NULL;
    ur_result_t result = fence_note(space, NULL, &fence);
    if (result != UR_RESULT_SUCCESS) { /* whoever looks for memory tries again */
        ur_spin_lock(&space->fences.lock);
        fence_join(&batch, &space->fences.batch);
        space->fences.batch = batch;
        ur_spin_unlock(&space->fences.lock);
    } else if (fence) {
        fence->batch = batch;
        fence_append(space, fence);
    } else if (space->fences.newest) { /* queues that are gone may have something under way */
        fence_join(&space->fences.newest->batch, &batch);
    } else {
        put_ended(space, &batch);
        *complete = batch;
    }
}

static void fence_settle(struct ur_pool_space *space) {
    struct ur_fence_batch complete;
    pthread_mutex_lock(&space->fences.mutex);
    close_batch(space, &complete);
    pthread_mutex_unlock(&space->fences.mutex);
    finish_all(space, &complete);
}

void ur_fence_settle(struct ur_pool_space *space) {
    if (atomic_load_explicit(&space->fences.bytes, memory_order_relaxed)) {
        fence_settle(space);
        ur_fence_poll(space);
    }
}

void ur_fence_free(struct ur_pool_space *space, struct ur_block *block) {
    size_t size = ur_block_size(block);
    bool whole = block->whole; /* it goes back to the driver, which costs more than looking */
    uint32_t queues = atomic_load_explicit(&space->queue_count, memory_order_relaxed);
    atomic_fetch_add_explicit(&space->fences.bytes, size, memory_order_relaxed);
    ur_spin_lock(&space->fences.lock);
    block->next = space->fences.batch.blocks;
    space->fences.batch.blocks = block;
    uint32_t count = ++space->fences.batch.count;
    size_t bytes = space->fences.batch.bytes += size;
    ur_spin_unlock(&space->fences.lock);
    if (whole || count >= BATCH_BLOCKS + queues) {
        ur_fence_settle(space);
    } else if (bytes >= batch_bytes) {
        fence_settle(space);
    }
}

/* ---- objects ---- */

static struct ur_late *next_ended(struct ur_pool_space *space) {
    ur_spin_lock(&space->fences.lock);
    struct ur_late *late = space->fences.ended;
    if (late) {
        space->fences.ended = late->next;
        space->fences.last_ended =
            space->fences.ended ? space->fences.last_ended : &space->fences.ended;
    }
    ur_spin_unlock(&space->fences.lock);
    return late;
}

static bool any_ended(struct ur_pool_space *space) {
    ur_spin_lock(&space->fences.lock);
    bool any = space->fences.ended != NULL;
    ur_spin_unlock(&space->fences.lock);
    return any;
}

/* One after the other, since later ones may be what earlier ones lie in. */
void ur_fence_end_lates(struct ur_pool_space *space) {
    while (atomic_load_explicit(&space->fences.late_count, memory_order_relaxed) &&
           any_ended(space) &&
           !atomic_exchange_explicit(&space->fences.ending, true, memory_order_acquire)) {
        struct ur_late *late;
        while ((late = next_ended(space))) {
            atomic_fetch_sub_explicit(&space->fences.late_count, 1, memory_order_relaxed);
            late->end(late);
        }
        atomic_store_explicit(&space->fences.ending, false, memory_order_release);
    }
}

void ur_fence_reap(struct ur_pool_space *space) {
    ur_fence_poll(space);
    if (!atomic_load_explicit(&space->fences.late_count, memory_order_relaxed)) {
        return;
    }
    struct ur_fence_batch complete = {0};
    pthread_mutex_lock(&space->fences.mutex);
    if (!space->fences.first) {
        close_batch(space, &complete);
    }
    pthread_mutex_unlock(&space->fences.mutex);
    finish_all(space, &complete);
    ur_fence_end_lates(space);
}

void ur_pool_give_up(struct ur_pool_space *space, struct ur_late *late, size_t bytes) {
    uint32_t queues = atomic_load_explicit(&space->queue_count, memory_order_relaxed);
    bytes = bytes > least_late_bytes ? bytes : least_late_bytes;
    atomic_fetch_add_explicit(&space->fences.late_count, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&space->fences.bytes, bytes, memory_order_relaxed);
    ur_spin_lock(&space->fences.lock);
    late->next = space->fences.batch.lates;
    space->fences.batch.lates = late;
    space->fences.batch.bytes += bytes;
    uint32_t count = ++space->fences.batch.count;
    ur_spin_unlock(&space->fences.lock);
    if (count >= BATCH_BLOCKS + queues) {
        fence_settle(space);
    }
    ur_fence_reap(space);
    if (!ur_rely_is_risky()) { /* as frees do */
        ur_fence_wait(space, UR_PLAIN_SPARE);
        ur_fence_end_lates(space);
    }
}

void ur_fence_queue_ends(struct ur_pool_queue *q) {
    struct ur_pool_space *space = q->space;
    struct ur_fence_batch complete;
    struct ur_fence *fence = NULL;
    if (!space->backend->mark) {
        return;
    }
    pthread_mutex_lock(&space->fences.mutex);
    close_batch(space, &complete);
    bool leaves = fence_note(space, q, &fence) == UR_RESULT_SUCCESS && fence;
    if (leaves) {
        fence_append(space, fence);
    }
    pthread_mutex_unlock(&space->fences.mutex);
    if (leaves && space->backend->queue_over) {
        ur_awake_leave(space);
    }
    finish_all(space, &complete);
}

bool ur_fence_all_passed(struct ur_pool_space *space) {
    if (pthread_mutex_trylock(&space->fences.mutex)) {
        return false; /* whoever has it may wait for a queue's lock */
    }
    bool all = true;
    for (struct ur_fence *fence = space->fences.first; fence && all; fence = fence->next) {
        all = is_past(space, fence, false);
    }
    pthread_mutex_unlock(&space->fences.mutex);
    return all;
}

bool ur_fence_is_opaque(struct ur_pool_space *space) {
    const struct ur_pool_backend *backend = space->backend;
    bool opaque = false;
    pthread_mutex_lock(&space->fences.mutex);
    for (struct ur_fence *fence = space->fences.first; fence && !opaque; fence = fence->next) {
        for (uint32_t i = fence->passed; i < fence->count && !opaque; ++i) {
            const struct ur_entry *entry = &fence->entry[i];
            opaque =
                entry->opaque || (entry->lane ? ur_rely_is_opaque(entry->lane)
                                              : ur_rely_is_opaque_event(backend, entry->event));
        }
    }
    pthread_mutex_unlock(&space->fences.mutex);
    return opaque;
}

/* ---- waiting ---- */

/* An event, retained, that the oldest fence has yet to pass; NULL: none, or none can be had. */
static void *next_event(struct ur_pool_space *space) {
    void *event = NULL;
    pthread_mutex_lock(&space->fences.mutex);
    struct ur_fence *fence = space->fences.first;
    if (fence && !has_passed(space, fence)) {
        const struct ur_entry *entry = &fence->entry[fence->passed];
        uint64_t covered;
        event = entry->event;
        if (event) {
            space->backend->event_retain(event);
        } else {
            event = ur_lane_event(entry->lane, entry->seq, &covered);
        }
    }
    pthread_mutex_unlock(&space->fences.mutex);
    return event;
}

void ur_fence_wait(struct ur_pool_space *space, size_t most) {
    const struct ur_pool_backend *backend = space->backend;
    void *event;
    bool settled = true; /* a driver that has lost its device ends no wait by a completion */
    if (!backend->may_wait || !backend->event_settle ||
        atomic_load_explicit(&space->fences.bytes, memory_order_relaxed) <= most) {
        return;
    }
    fence_settle(space);
    while (settled && atomic_load_explicit(&space->fences.bytes, memory_order_relaxed) > most &&
           backend->may_wait() && (event = next_event(space))) {
        backend->event_settle(event);
        settled = backend->event_state(event) == UR_EVENT_DONE;
        backend->event_release(event);
        ur_fence_poll(space);
    }
}

static void flush_fences(struct ur_pool_space *space) {
    const struct ur_pool_backend *backend = space->backend;
    while (space->fences.first) {
        struct ur_fence *fence = space->fences.first;
        for (uint32_t i = fence->passed; backend->event_settle && i < fence->count; ++i) {
            const struct ur_entry *entry = &fence->entry[i];
            void *event = entry->event ? entry->event : ur_lane_last_mark(entry->lane);
            if (event) {
                backend->event_settle(event);
            }
        }
        fence->passed = fence->count;
        fence_end(space, pop(space));
    }
}

void ur_pool_settle(struct ur_pool_space *space) {
    do { /* what ends may give up what it lay in */
        flush_fences(space);
        struct ur_fence_batch batch = space->fences.batch; /* freed after the last queue was gone */
        space->fences.batch = (struct ur_fence_batch){0};
        put_ended(space, &batch);
        finish_all(space, &batch);
        ur_fence_end_lates(space);
    } while (space->fences.first || space->fences.batch.count);
    free(atomic_exchange_explicit(&space->fences.spare, NULL, memory_order_acquire));
}
