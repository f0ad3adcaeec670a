/* Freeing: the fast path, and every other way that memory comes back. */
#include "fast.h"
#include "native.h"
#include "request.h"
#include "stats.h"
#include "tracked.h"
#include "trim.h"

void ur_count_free(struct ur_pool *pool, size_t asked) {
    struct ur_pool_space *space = pool->space;
    uint64_t address = (uintptr_t)pool;
    if (atomic_fetch_sub_explicit(&pool->used, asked, memory_order_seq_cst) == asked &&
        atomic_load_explicit(&space->closed_count, memory_order_seq_cst)) {
        ur_pool_last_freed(space, address);
        ur_pool_emptied(space);
    }
}

/* ---- what a free comes after ---- */

/* Whether the free need not come after that event. Where it does by one alone, or has an event of
 * its own, what is not known complete may as well be pending: who wants the memory asks the driver,
 * and nobody else. */
static bool free_is_over(const struct ur_pool_backend *backend, void *event, bool asks) {
    return !asks && backend->event_settled ? backend->event_settled(event)
                                           : backend->event_state(event) == UR_EVENT_DONE;
}

/* Out-of-order: the events that the free comes after, as one. Post: *point is NULL (nothing: the
 * free is complete) or retained; *event, if asked for, is the signal event with a reference for the
 * caller. That one fails with what the call waits for, also where it is over already. */
static ur_result_t point_out_of_order(struct ur_pool_queue *q, void *const *waits, uint32_t count,
                                      void **event, void **point) {
    enum { LOCAL = 32 };
    const struct ur_pool_backend *backend = q->space->backend;
    void *local[LOCAL + 1];
    uint32_t filled = 0, pending = 0;
    void *joined = NULL;
    ur_result_t result = UR_RESULT_SUCCESS;
    void *barrier = ur_lane_barrier_event(q->lane);
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        bool done = free_is_over(backend, waits[i], !event && count > 1);
        if ((done && !event) || ur_pool_breaks(UR_RULE_FREE_WAITS)) {
            continue;
        }
        pending += !done;
        if (filled == LOCAL) {
            void *next = NULL;
            result =
                backend->signal(q->queue, UR_COMMAND_ENQUEUE_USM_FREE_EXP, local, filled, &next);
            if (joined) {
                backend->event_release(joined);
            }
            joined = result != UR_RESULT_SUCCESS ? NULL : next;
            local[0] = next;
            filled = 1;
        }
        local[filled++] = waits[i];
    }
    void *made = NULL;
    if (result != UR_RESULT_SUCCESS) {
        goto out;
    }
    /* The caller's event is one of its own, with the free's command type and times. */
    if (event || filled > 1 || (filled && barrier)) {
        result = backend->signal(q->queue, UR_COMMAND_ENQUEUE_USM_FREE_EXP, filled ? local : NULL,
                                 filled, &made);
    } else if (filled || barrier) {
        made = filled ? local[0] : barrier;
        backend->event_retain(made);
    }
    if (result == UR_RESULT_SUCCESS) {
        *point = NULL;
        if (pending || barrier) {
            *point = made;
            if (event) {
                backend->event_retain(made);
            }
        }
        if (event) {
            *event = made;
        }
    }
out:
    if (joined) {
        backend->event_release(joined);
    }
    if (barrier) {
        backend->event_release(barrier);
    }
    return result;
}

/* In-order: the queue waits, by the command that the event is of where there is one, so that it
 * fails with what the call waits for; the free is where the queue is then. */
static ur_result_t point_in_order(struct ur_pool_queue *q, void *const *waits, uint32_t count,
                                  void **event, uint64_t *seq) {
    const struct ur_pool_backend *backend = q->space->backend;
    void *made = NULL;
    bool breaks = ur_pool_breaks(UR_RULE_FREE_WAITS);
    ur_result_t result = event    ? backend->signal(q->queue, UR_COMMAND_ENQUEUE_USM_FREE_EXP,
                                                 breaks ? NULL : waits, breaks ? 0 : count, &made)
                         : breaks ? UR_RESULT_SUCCESS
                                  : ur_queue_waits(q, waits, count);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    *seq = atomic_load_explicit(&q->lane->exposed, memory_order_relaxed) ? ur_lane_count(q->lane)
                                                                         : ur_lane_seq(q->lane);
    if (!event) {
        return UR_RESULT_SUCCESS;
    }
    const struct ur_stamp *stamp = backend->event_stamp(made);
    if (stamp && stamp->point.chain.lane == q->lane->id) {
        ur_lane_offer(q->lane, made, stamp->point.chain.seq);
    }
    *event = made;
    return UR_RESULT_SUCCESS;
}

/* ---- where the block goes ---- */

/* Into the pending list, or complete if there is no event, which is taken over. */
static void put_by_event(struct ur_block *block, void *event) {
    struct ur_heap *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
    ur_spin_lock(&heap->lock);
    if (event) {
        ur_heap_put_pending(heap, block, event);
    } else {
        ur_heap_put_common(heap, block);
    }
    ur_spin_unlock(&heap->lock);
}

static void put_in_domain(struct ur_domain *domain, struct ur_block *block, uint64_t seq) {
    struct ur_heap *heap = domain->heap;
    ur_spin_lock(&domain->quick.lock);
    if (!ur_fast_put(domain, block, seq)) {
        block->home = domain;
        block->seq = seq;
        ur_spin_lock(&heap->lock);
        ur_heap_drain(heap, domain);
        ur_heap_put_domain(heap, domain, block);
        ur_spin_unlock(&heap->lock);
    }
}

/* A block of this queue's pool and device, or of any other heap of the space. */
static struct ur_domain *domain_for(struct ur_pool_queue *q, struct ur_heap *heap) {
    if (heap->device && heap->device != q->device) {
        return NULL;
    }
    struct ur_binding *binding = ur_binding_get(q, heap->pool);
    struct ur_domain *domain = binding ? ur_domain_get(binding, heap->type, heap->small) : NULL;
    return domain && domain->heap == heap ? domain : NULL;
}

/* ---- frees in the order of a queue ---- */

/* Memory of the pool. Pre: the caller has taken the block from LIVE to FREE. */
static ur_result_t free_claimed(struct ur_pool_queue *q, struct ur_block *block, void *const *waits,
                                uint32_t count, void **event) {
    struct ur_pool_space *space = q->space;
    struct ur_heap *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
    struct ur_pool *pool = heap->pool;
    size_t asked = atomic_load_explicit(&block->asked, memory_order_relaxed);
    void *birth = block->event;
    void *signal = NULL;
    void **signal_out = event ? &signal : NULL;
    void *point = NULL;
    uint64_t seq = 0;
    struct ur_domain *domain = block->whole ? NULL : domain_for(q, heap);
    bool by_event = q->in_order && !domain && !block->whole;
    ur_result_t result =
        q->in_order ? point_in_order(q, waits, count, by_event ? &signal : signal_out, &seq)
                    : point_out_of_order(q, waits, count, signal_out, &point);
    if (result != UR_RESULT_SUCCESS) {
        atomic_store_explicit(&block->state, UR_BLOCK_LIVE, memory_order_release);
        return result;
    }
    if (by_event) { /* memory of another device's heap: its place is known by an event only */
        point = signal;
        if (event) {
            space->backend->event_retain(point);
        }
    }
    block->event = NULL;
    if (block->whole) {
        result = ur_defer(space, block, q->in_order ? q->lane : NULL, seq, point, NULL);
        if (result != UR_RESULT_SUCCESS) {
            block->event = birth;
            atomic_store_explicit(&block->state, UR_BLOCK_LIVE, memory_order_release);
            if (point) {
                space->backend->event_release(point);
            }
            if (signal) {
                space->backend->event_release(signal);
            }
            return result;
        }
    } else if (domain && !point) {
        put_in_domain(domain, block, q->in_order ? seq + domain->base : 0);
    } else {
        put_by_event(block, point);
    }
    if (birth) {
        space->backend->event_release(birth);
    }
    if (event) {
        *event = signal;
    }
    ur_count_free(pool, asked);
    return UR_RESULT_SUCCESS;
}

/* Memory that the adapter took by itself. Pre: taken from PLAIN to DYING. */
static ur_result_t free_plain(struct ur_pool_queue *q, struct ur_block *block, void *const *waits,
                              uint32_t count, void **event) {
    struct ur_pool_space *space = q->space;
    void *signal = NULL;
    void *point = NULL;
    uint64_t seq = 0;
    ur_result_t result = q->in_order
                             ? point_in_order(q, waits, count, event ? &signal : NULL, &seq)
                             : point_out_of_order(q, waits, count, event ? &signal : NULL, &point);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_defer(space, block, q->in_order ? q->lane : NULL, seq, point, NULL);
        if (result != UR_RESULT_SUCCESS && point) {
            space->backend->event_release(point);
        }
        if (result != UR_RESULT_SUCCESS && signal) {
            space->backend->event_release(signal);
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        atomic_store_explicit(&block->state, UR_BLOCK_PLAIN, memory_order_release);
        return result;
    }
    if (event) {
        *event = signal;
    }
    ur_deferred_reap(space, NULL, 2);
    return UR_RESULT_SUCCESS;
}

__attribute__((noinline)) static ur_result_t enqueue_free_slow(struct ur_pool_queue *q,
                                                               struct ur_pool *pool, void *memory,
                                                               void *const *waits, uint32_t count,
                                                               void **event) {
    if ((count == 0) != (waits == NULL)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (!waits[i]) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
        }
    }
    if (pool && pool->space != q->space) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_CONTEXT);
    }
    struct ur_block *block = ur_block_starting(q->space, (uintptr_t)memory);
    if (!block) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    }
    struct ur_heap *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
    const struct ur_pool *of = heap ? heap->pool : block->native ? block->native->pool : NULL;
    if (pool && of && of != pool) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE); /* an allocation of another pool */
    }
    if (heap && ur_block_claim(block, UR_BLOCK_LIVE, UR_BLOCK_FREE)) {
        return free_claimed(q, block, waits, count, event);
    }
    if (!heap && ur_block_claim(block, UR_BLOCK_PLAIN, UR_BLOCK_DYING)) {
        return block->native ? ur_native_free(q, block, waits, count, event)
                             : free_plain(q, block, waits, count, event);
    }
    return ur_refuse(UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

ur_result_t ur_pool_enqueue_free(struct ur_pool_queue *q, struct ur_pool *pool, void *memory,
                                 void *const *waits, uint32_t count, void **event) {
    if (!count && !event && !waits) {
        enum ur_fast_result fast = ur_fast_free(q, pool, memory);
        if (__builtin_expect(fast == UR_FAST_LAST, 0)) {
            ur_pool_emptied(q->space);
        }
        if (__builtin_expect(fast != UR_FAST_NO, 1)) {
            return UR_RESULT_SUCCESS;
        }
    }
    return enqueue_free_slow(q, pool, memory, waits, count, event);
}

/* ---- frees by the host ---- */

/* Down to half of what may be kept, so that not every free gives something back. */
static void keep_spare(struct ur_pool *pool) {
    size_t spare = pool->config.spare;
    size_t held = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
    size_t used = atomic_load_explicit(&pool->used, memory_order_relaxed);
    if (spare && held > used && held - used > spare) {
        ur_fence_settle(pool->space);
        ur_pool_shrink(pool, used + spare / 2);
    }
}

/* Nothing uses the memory any more. What used it before it was allocated may still run, if the
 * allocation itself was only ordered after that: then the memory is as free as it was when it was
 * allocated. */
static void free_put_back(struct ur_pool_space *space, struct ur_block *block, void *birth) {
    struct ur_heap *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
    struct ur_domain *home = block->home;
    if (block->whole) {
        /* Fresh from the driver: nothing was there before. */
        struct ur_segment *segment = block->segment;
        ur_spin_lock(&heap->lock);
        ur_heap_put_common(heap, block);
        ur_heap_unlink_segment(heap, segment);
        ur_spin_unlock(&heap->lock);
        ur_segment_release(heap, segment);
        if (birth) {
            space->backend->event_release(birth);
        }
    } else if (ur_pool_breaks(UR_RULE_HOST_FREE)) {
        put_by_event(block, NULL);
        if (birth) {
            space->backend->event_release(birth);
        }
    } else if (home) {
        ur_spin_lock(&heap->lock);
        if (home->lane &&
            block->seq >
                atomic_load_explicit(&home->lane->done, memory_order_acquire) + home->base) {
            ur_heap_put_domain(heap, home, block);
        } else {
            ur_heap_put_common(heap, block);
        }
        ur_spin_unlock(&heap->lock);
    } else {
        put_by_event(block, birth);
    }
}

static void free_host(struct ur_pool_space *space, struct ur_block *block) {
    struct ur_heap *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
    struct ur_pool *pool = heap->pool;
    size_t asked = atomic_load_explicit(&block->asked, memory_order_relaxed);
    void *birth = block->event;
    block->event = NULL;
    if (!space->backend->mark || ur_pool_breaks(UR_RULE_HOST_FREE)) {
        free_put_back(space, block, birth);
    } else {
        if (birth) { /* the fence comes after it */
            space->backend->event_release(birth);
        }
        ur_fence_free(space, block);
    }
    bool bounded = pool->config.spare != 0;
    ur_count_free(pool, asked);
    if (bounded) { /* such a pool is the adapter's, and goes with the context */
        keep_spare(pool);
    }
    if (!ur_rely_is_risky()) { /* a host task may need this thread to go on */
        ur_fence_wait(space, UR_PLAIN_SPARE);
    }
}

enum ur_pool_freed ur_pool_free(struct ur_pool_space *space, void *memory,
                                struct ur_pool_memory *was) {
    struct ur_block *block = ur_block_starting(space, (uintptr_t)memory);
    if (!block) {
        return UR_FREED_NONE;
    }
    struct ur_heap *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
    if (heap && ur_block_claim(block, UR_BLOCK_LIVE, UR_BLOCK_FREE)) {
        free_host(space, block);
        return UR_FREED_POOL;
    }
    struct ur_pool_memory found;
    bool known = ur_pool_find(space, memory, &found);
    if (!heap && ur_block_claim(block, UR_BLOCK_PLAIN, UR_BLOCK_DYING)) {
        bool native = block->native != NULL;
        if (native) {
            ur_native_free_host(space, block);
        } else {
            ur_block_untrack(space, block);
        }
        if (was && known) {
            *was = found;
        }
        return native ? UR_FREED_POOL : UR_FREED_PLAIN;
    }
    return UR_FREED_NONE;
}
