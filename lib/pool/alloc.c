/* Allocation: the fast path, and the frame around the slow one. */
#include "fast.h"
#include "native.h"
#include "request.h"
#include "stats.h"

static const ur_command_t alloc_command[UR_MEM_TYPES] = {
    [UR_POOL_HOST] = UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP,
    [UR_POOL_DEVICE] = UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP,
    [UR_POOL_SHARED] = UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP,
};

/* Checks what does not depend on a queue and fills in size and alignment. The block has `behind`
 * bytes more than the caller asks for. */
static ur_result_t measure(struct ur_request *r, struct ur_pool *pool, size_t size, size_t behind,
                           size_t align) {
    size_t max_align = pool->space->backend->max_align;
    if (size == 0 || size > UR_SIZE_MAX - behind) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_USM_SIZE);
    }
    if (align & (align - 1)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    if (align > UR_SIZE_MAX / 2 || (max_align && align > max_align)) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
    }
    r->pool = pool;
    r->size = size + behind;
    r->align = align < UR_GRAIN ? UR_GRAIN : align;
    r->span = ur_class_size(ur_class_up(r->size)) + r->align - UR_GRAIN;
    if (r->span > UR_SIZE_MAX) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_USM_SIZE);
    }
    r->class = ur_class_up(r->span);
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_waits(void *const *waits, uint32_t count) {
    if ((count == 0) != (waits == NULL)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (!waits[i]) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_queue_waits(struct ur_pool_queue *q, void *const *waits, uint32_t count) {
    enum { BATCH = 32 };
    const struct ur_pool_backend *backend = q->space->backend;
    void *batch[BATCH];
    uint32_t filled = 0;
    if (count == 0) {
        return UR_RESULT_SUCCESS;
    }
    struct ur_clock clock;
    ur_lane_clock(q->lane, &clock);
    for (uint32_t i = 0; i < count; ++i) {
        const struct ur_stamp *stamp = backend->event_stamp(waits[i]);
        if (!stamp || !ur_clock_covers(&clock, &stamp->point)) {
            batch[filled++] = waits[i];
        }
        if (filled == BATCH || (filled && i + 1 == count)) {
            ur_result_t result = backend->queue_wait(q->queue, batch, filled);
            if (result != UR_RESULT_SUCCESS) {
                return result;
            }
            filled = 0;
        }
    }
    return UR_RESULT_SUCCESS;
}

/* Out-of-order: whether a later barrier of the queue comes after all of the wait list by itself,
 * without a command of the queue that says so: they are its own commands, or complete. */
static bool barrier_covers(struct ur_pool_queue *q, void *const *waits, uint32_t count) {
    const struct ur_pool_backend *backend = q->space->backend;
    for (uint32_t i = 0; i < count; ++i) {
        const struct ur_stamp *stamp = backend->event_stamp(waits[i]);
        if (!(stamp && stamp->point.epoch.lane == q->lane->id) &&
            backend->event_state(waits[i]) != UR_EVENT_DONE) {
            return false;
        }
    }
    return true;
}

/* ---- allocation in the order of a queue ---- */

/* The clock that the allocation starts with; the waits are in that of the queue, or will be once
 * the allocation has a command. */
static void start_clock(struct ur_request *r, void *const *waits, uint32_t count) {
    const struct ur_pool_backend *backend = r->pool->space->backend;
    ur_lane_clock(r->queue->lane, &r->clock);
    for (uint32_t i = 0; i < count; ++i) {
        const struct ur_stamp *stamp = backend->event_stamp(waits[i]);
        if (stamp) {
            ur_clock_join(&r->clock, &stamp->clock);
        }
    }
}

/* In-order: the order of the queue does everything, an event is made only if it was asked for. It
 * fails with what the call waits for. */
static ur_result_t order_in_order(struct ur_request *r, struct ur_block *block, void *const *waits,
                                  uint32_t count, void **event) {
    const struct ur_pool_backend *backend = r->pool->space->backend;
    struct ur_pool_queue *q = r->queue;
    if (r->after && !ur_pool_breaks(UR_RULE_PENDING_WAIT)) {
        ur_result_t result = backend->queue_wait(q->queue, &r->after, 1);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    if (r->pool->config.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) {
        return backend->zero(q->queue, (void *)ur_block_addr(block), r->size, waits, count, event);
    }
    if (!event) {
        return UR_RESULT_SUCCESS;
    }
    return backend->signal(q->queue, alloc_command[r->heap->type], waits, count, event);
}

/* Out-of-order: only events order anything. *birth receives what the memory is valid after,
 * retained, or NULL. */
static ur_result_t order_out_of_order(struct ur_request *r, struct ur_block *block,
                                      void *const *waits, uint32_t count, void **event,
                                      void **birth) {
    enum { LOCAL = 32 };
    const struct ur_pool_backend *backend = r->pool->space->backend;
    struct ur_pool_queue *q = r->queue;
    ur_command_t command = alloc_command[r->heap->type];
    bool zero = (r->pool->config.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) != 0;
    void *after = ur_pool_breaks(UR_RULE_PENDING_SIGNAL) ? NULL : r->after;
    bool commands = event || zero;
    if (!commands && (!(count && (r->after_waits || !barrier_covers(q, waits, count))) ||
                      ur_pool_breaks(UR_RULE_UNSIGNALLED))) {
        /* Complete memory; or behind a barrier, as are all later commands of the queue. */
        *birth = r->after_waits && !count ? ur_lane_barrier_event(q->lane) : NULL;
        return UR_RESULT_SUCCESS;
    }
    void *made = NULL;
    void *local[LOCAL + 1];
    void *joined = NULL; /* stands for the first part of a long wait list */
    uint32_t filled = 0;
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        if (filled == LOCAL) {
            void *next = NULL;
            result = backend->signal(q->queue, command, local, filled, &next);
            if (joined) {
                backend->event_release(joined);
            }
            joined = result != UR_RESULT_SUCCESS ? NULL : next;
            local[0] = next;
            filled = 1;
        }
        local[filled++] = waits[i];
    }
    if (after) {
        local[filled++] = after;
    }
    if (result == UR_RESULT_SUCCESS) {
        void *const *events = filled ? local : NULL;
        result = zero ? backend->zero(q->queue, (void *)ur_block_addr(block), r->size, events,
                                      filled, &made)
                      : backend->signal(q->queue, command, events, filled, &made);
    }
    if (joined) {
        backend->event_release(joined);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (r->after || r->after_waits || zero) {
        backend->event_retain(made);
        *birth = made;
    }
    if (event) {
        *event = made;
    } else {
        backend->event_release(made);
    }
    return UR_RESULT_SUCCESS;
}

static void alloc_let_go(struct ur_request *r) {
    const struct ur_pool_backend *backend = r->pool->space->backend;
    if (r->after) {
        backend->event_release(r->after);
    }
    if (r->held) {
        backend->event_release(r->held);
    }
}

/* Makes a block live. */
static void *give_out(struct ur_pool *pool, size_t size, struct ur_block *block,
                      struct ur_domain *home, uint64_t seq, void *birth) {
    block->home = home;
    block->seq = seq;
    block->event = birth;
    block->slow = birth || block->whole;
    atomic_store_explicit(&block->asked, size, memory_order_relaxed);
    atomic_store_explicit(&block->state, UR_BLOCK_LIVE, memory_order_release);
    ur_stat_alloc(pool, size);
    return (void *)ur_block_addr(block);
}

__attribute__((noinline)) static ur_result_t
enqueue_alloc_slow(struct ur_pool_queue *q, struct ur_pool *pool, enum ur_pool_mem type,
                   size_t size, size_t align, void *const *waits, uint32_t count, void **memory,
                   void **event) {
    struct ur_request r = {.queue = q};
    ur_result_t result = measure(&r, pool, size, 0, align);
    if (result != UR_RESULT_SUCCESS || (result = check_waits(waits, count))) {
        return result;
    }
    if (pool->space != q->space) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_CONTEXT);
    }
    if (pool->config.device && pool->config.device != q->device) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_DEVICE);
    }
    if (pool->config.memory && pool->config.memory_type != type) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    if (ur_native_serves(pool, type, align)) {
        return ur_native_alloc(q, pool, size, waits, count, memory, event);
    }
    struct ur_binding *binding = ur_binding_get(q, pool);
    r.domain = binding ? ur_domain_get(binding, type, size <= pool->small) : NULL;
    if (!r.domain) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    r.heap = r.domain->heap;
    /* With an event, and where it is to be zeroed, the allocation has a command, which waits. */
    bool commands = event || (pool->config.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK);
    if (q->in_order && !commands && !ur_pool_breaks(UR_RULE_ALLOC_WAITS) &&
        (result = ur_queue_waits(q, waits, count))) {
        return result;
    }
    r.can_wait = q->in_order || event != NULL;
    start_clock(&r, waits, q->in_order && !commands ? 0 : count);
    struct ur_block *block = NULL;
    result = ur_reuse(&r, &block);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    void *birth = NULL;
    result = q->in_order ? order_in_order(&r, block, waits, count, event)
                         : order_out_of_order(&r, block, waits, count, event, &birth);
    if (result != UR_RESULT_SUCCESS) {
        ur_reuse_undo(&r, block);
        return result;
    }
    alloc_let_go(&r);
    *memory =
        give_out(pool, size, block, q->in_order ? r.domain : NULL, ur_domain_seq(r.domain), birth);
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_pool_enqueue_alloc(struct ur_pool_queue *q, struct ur_pool *pool,
                                  enum ur_pool_mem type, size_t size, size_t align,
                                  void *const *waits, uint32_t count, void **memory, void **event) {
    if (!count && !event && !waits && !align) {
        void *found = ur_fast_alloc(q, pool, type, size);
        if (__builtin_expect(found != NULL, 1)) {
            *memory = found;
            return UR_RESULT_SUCCESS;
        }
    }
    return enqueue_alloc_slow(q, pool, type, size, align, waits, count, memory, event);
}

/* ---- allocation without a queue ---- */

/* What the host freed just as large. NULL: take the slow path. */
static void *quick_alloc(struct ur_pool *pool, void *device, enum ur_pool_mem type, size_t size,
                         size_t align) {
    if (size - 1 >= UR_SIZE_MAX - pool->config.behind || align > UR_GRAIN || pool->native ||
        pool->config.memory || pool->config.device ||
        pool->config.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) {
        return NULL;
    }
    struct ur_heap *heap =
        ur_pool_heap(pool, device, type, size + pool->config.behind <= pool->small, false);
    struct ur_block *block =
        heap ? ur_quick_take(&heap->quick, ur_class_up(size + pool->config.behind)) : NULL;
    if (!block) {
        return NULL;
    }
    return give_out(pool, size, block, NULL, 0, NULL);
}

__attribute__((noinline)) static ur_result_t alloc_slow(struct ur_pool *pool, void *device,
                                                        enum ur_pool_mem type, size_t size,
                                                        size_t align, void **memory) {
    struct ur_request r = {0};
    struct ur_pool_space *space = pool->space;
    ur_result_t result = measure(&r, pool, size, pool->config.behind, align);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (pool->config.device && device && pool->config.device != device) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_DEVICE);
    }
    if (pool->config.memory && pool->config.memory_type != type) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    bool zero = (pool->config.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) != 0;
    if (zero && !space->backend->zero_now) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    }
    if (ur_native_serves(pool, type, align)) {
        return ur_native_alloc_now(pool, device, size, memory);
    }
    r.heap = ur_pool_heap(pool, device, type, r.size <= pool->small, true);
    if (!r.heap) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    struct ur_block *block = NULL;
    result = ur_reuse(&r, &block);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (zero && (result = space->backend->zero_now(space->context, device, type,
                                                   (void *)ur_block_addr(block), size))) {
        ur_reuse_undo(&r, block);
        return result;
    }
    *memory = give_out(pool, size, block, NULL, 0, NULL);
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_pool_alloc(struct ur_pool *pool, void *device, enum ur_pool_mem type, size_t size,
                          size_t align, void **memory) {
    void *found = align & (align - 1) ? NULL : quick_alloc(pool, device, type, size, align);
    if (!found) {
        return alloc_slow(pool, device, type, size, align, memory);
    }
    *memory = found;
    return UR_RESULT_SUCCESS;
}
