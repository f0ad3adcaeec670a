/* Pools that the driver keeps itself: its memory, its order, its reuse. Here it is known by
 * address, counted, and kept to the limits of the API. Allocations are plain blocks with a record
 * beside. */
#include "native.h"
#include "space.h"
#include "stats.h"
#include "tracked.h"
#include "trim.h"

#include <stdlib.h>

static const struct ur_pool_native_ops *ops_of(const struct ur_pool *pool) {
    return pool->space->backend->native;
}

/* Where the driver has none, or none for this device, the pool does without: the flag says who may
 * keep the memory, and not what can be done with the pool. */
ur_result_t ur_native_open(struct ur_pool *pool) {
    if (!ops_of(pool)) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result =
        ops_of(pool)->create(pool->space->context, pool->config.device, &pool->native);
    return result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ? UR_RESULT_SUCCESS : result;
}

/* ---- records ---- */

static void link_in(struct ur_pool *pool, struct ur_native_block *record) {
    ur_spin_lock(&pool->native_lock);
    record->next = pool->native_live;
    if (record->next) {
        record->next->prev = record;
    }
    pool->native_live = record;
    ur_spin_unlock(&pool->native_lock);
}

static void unlink_from(struct ur_pool *pool, struct ur_native_block *record) {
    ur_spin_lock(&pool->native_lock);
    *(record->prev ? &record->prev->next : &pool->native_live) = record->next;
    if (record->next) {
        record->next->prev = record->prev;
    }
    ur_spin_unlock(&pool->native_lock);
}

/* A record and its descriptor, of nothing yet. NULL: no host memory. */
static struct ur_native_block *new_record(struct ur_pool *pool) {
    struct ur_native_block *record = calloc(1, sizeof(*record));
    struct ur_line *line = record ? calloc(1, sizeof(*line)) : NULL;
    struct ur_block *block = line ? ur_block_new(pool->space) : NULL;
    if (!block) {
        free(line);
        free(record);
        return NULL;
    }
    record->line = line;
    record->pool = pool;
    record->block = block;
    block->native = record;
    return record;
}

static void drop_record(struct ur_native_block *record) {
    struct ur_pool_space *space = record->pool->space;
    if (record->lane) {
        ur_lane_release(record->lane);
    }
    if (record->event) {
        space->backend->event_release(record->event);
    }
    ur_block_drop(space, record->block);
    free(record->line);
    free(record);
}

/* Makes the allocation live. */
static void publish(struct ur_native_block *record, void *memory, size_t size, void *device) {
    struct ur_pool *pool = record->pool;
    struct ur_block *block = record->block;
    atomic_store_explicit(&block->addr, (uintptr_t)memory, memory_order_relaxed);
    atomic_store_explicit(&block->size, size, memory_order_relaxed);
    atomic_store_explicit(&block->asked, size, memory_order_relaxed);
    block->type = UR_POOL_DEVICE;
    block->device = device;
    link_in(pool, record);
    atomic_store_explicit(&block->state, UR_BLOCK_PLAIN, memory_order_release);
    ur_block_show(pool->space, block);
}

/* ---- allocation ---- */

void ur_native_make_way(struct ur_pool *pool) {
    size_t max = atomic_load_explicit(&pool->max_size, memory_order_relaxed);
    size_t own = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
    size_t reserved = 0, high = 0;
    if (!pool->native || max == SIZE_MAX) {
        return;
    }
    size_t most = own < max ? max - own : 0;
    if (ops_of(pool)->counts(pool->native, &reserved, &high) == UR_RESULT_SUCCESS &&
        reserved > most) {
        (void)ops_of(pool)->trim(pool->native, most);
    }
}

/* Whether the pool's limit lets the driver's have so much more, which is counted then. */
static bool count_within(struct ur_pool *pool, size_t size) {
    size_t max = atomic_load_explicit(&pool->max_size, memory_order_relaxed);
    size_t own = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
    size_t used = atomic_load_explicit(&pool->native_used, memory_order_relaxed);
    do {
        if (size > max || own > max - size || used > max - size - own) {
            return false;
        }
    } while (!atomic_compare_exchange_weak_explicit(&pool->native_used, &used, used + size,
                                                    memory_order_relaxed, memory_order_relaxed));
    atomic_fetch_add_explicit(&pool->used, size, memory_order_relaxed);
    return true;
}

/* Counts an allocation against the pool's limit and makes the driver keep to it. */
static ur_result_t count_alloc(struct ur_pool *pool, size_t size) {
    size_t max = atomic_load_explicit(&pool->max_size, memory_order_relaxed);
    bool within = count_within(pool, size);
    if (!within && atomic_load_explicit(&pool->reserved, memory_order_relaxed)) {
        ur_pool_collect(pool); /* what the pool keeps besides makes way */
        ur_pool_shrink(pool, 0);
        within = count_within(pool, size);
    }
    if (!within) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    }
    size_t own = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
    size_t reserved = 0;
    size_t high = 0;
    size_t most = max - size - (own < max - size ? own : max - size);
    if (max != SIZE_MAX &&
        ops_of(pool)->counts(pool->native, &reserved, &high) == UR_RESULT_SUCCESS &&
        reserved > most) {
        (void)ops_of(pool)->trim(pool->native, most);
    }
    return UR_RESULT_SUCCESS;
}

static void uncount(struct ur_pool *pool, size_t size) {
    atomic_fetch_sub_explicit(&pool->native_used, size, memory_order_relaxed);
    ur_count_free(pool, size);
}

static void count_success(struct ur_pool *pool) {
    ur_stat_used_high(pool, atomic_load_explicit(&pool->used, memory_order_relaxed));
}

/* One allocation in order, zeroed if the pool is to. *birth is what it is there after, retained;
 * NULL where the order of the queue says it. */
static ur_result_t native_take(struct ur_pool_queue *q, struct ur_pool *pool, size_t size,
                               void *const *waits, uint32_t count, void **memory, bool want_event,
                               void **birth) {
    const struct ur_pool_backend *backend = pool->space->backend;
    const struct ur_pool_native_ops *ops = backend->native;
    bool zero = (pool->config.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) != 0;
    void *first = NULL;
    void *got = NULL;
    void **link = zero ? (q->in_order ? NULL : &first) : want_event ? birth : NULL;
    ur_result_t result = ops->alloc(q->queue, pool->native, size, waits, count, &got, link);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (zero) {
        uint32_t links = first != NULL;
        result = backend->zero(q->queue, got, size, links ? &first : NULL, links,
                               want_event || links ? birth : NULL);
        if (result != UR_RESULT_SUCCESS) {
            (void)ops->free(q->queue, pool->native, got, links ? &first : NULL, links, NULL);
        }
        if (first) {
            backend->event_release(first);
        }
    } else if (!want_event && !q->in_order) {
        *birth = ur_lane_barrier_event(q->lane); /* that is what it was made */
    }
    if (result == UR_RESULT_SUCCESS) {
        *memory = got;
    }
    return result;
}

ur_result_t ur_native_alloc(struct ur_pool_queue *q, struct ur_pool *pool, size_t size,
                            void *const *waits, uint32_t count, void **memory, void **event) {
    const struct ur_pool_backend *backend = pool->space->backend;
    ur_result_t result = count_alloc(pool, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_native_block *record = new_record(pool);
    if (!record) {
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        goto uncount;
    }
    void *got = NULL;
    void *birth = NULL;
    UR_POOL_WITH_ROOM(result,
                      native_take(q, pool, size, waits, count, &got, event != NULL, &birth));
    if (result != UR_RESULT_SUCCESS) {
        goto drop;
    }
    if (event) {
        *event = birth;
    }
    if (q->in_order) {
        ur_lane_retain(q->lane);
        record->lane = q->lane;
        record->seq = ur_lane_seq(q->lane);
        if (birth && !event) {
            backend->event_release(birth);
        }
    } else {
        record->event = birth;
        if (birth && event) {
            backend->event_retain(birth);
        }
    }
    publish(record, got, size, q->device);
    count_success(pool);
    *memory = got;
    return UR_RESULT_SUCCESS;

drop:
    drop_record(record);
uncount:
    uncount(pool, size);
    return result;
}

ur_result_t ur_native_alloc_now(struct ur_pool *pool, void *device, size_t size, void **memory) {
    const struct ur_pool_backend *backend = pool->space->backend;
    const struct ur_pool_native_ops *ops = backend->native;
    ur_result_t result = count_alloc(pool, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_native_block *record = new_record(pool);
    if (!record) {
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        goto uncount;
    }
    void *got = NULL;
    UR_POOL_WITH_ROOM(result, ops->alloc_now(pool->native, size, &got));
    if (result == UR_RESULT_SUCCESS &&
        pool->config.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) {
        result = backend->zero_now(pool->space->context, device, UR_POOL_DEVICE, got, size);
        if (result != UR_RESULT_SUCCESS) {
            ops->free_now(pool->native, got);
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        goto drop;
    }
    publish(record, got, size, device);
    count_success(pool);
    *memory = got;
    return UR_RESULT_SUCCESS;

drop:
    drop_record(record);
uncount:
    uncount(pool, size);
    return result;
}

/* ---- free ---- */

/* The address may be the driver's next allocation, in another thread, from the moment it is free:
 * it is hidden before. */
ur_result_t ur_native_free(struct ur_pool_queue *q, struct ur_block *block, void *const *waits,
                           uint32_t count, void **event) {
    struct ur_native_block *record = block->native;
    struct ur_pool *pool = record->pool;
    size_t asked = atomic_load_explicit(&block->asked, memory_order_relaxed);
    ur_block_hide(pool->space, block);
    ur_result_t result = ops_of(pool)->free(q->queue, pool->native, (void *)ur_block_addr(block),
                                            waits, count, event);
    if (result != UR_RESULT_SUCCESS) {
        atomic_store_explicit(&block->state, UR_BLOCK_PLAIN, memory_order_release);
        ur_block_show(pool->space, block);
        return result;
    }
    unlink_from(pool, record);
    drop_record(record);
    uncount(pool, asked);
    return UR_RESULT_SUCCESS;
}

void ur_native_finish(struct ur_block *block) {
    struct ur_native_block *record = block->native;
    struct ur_pool *pool = record->pool;
    size_t asked = atomic_load_explicit(&block->asked, memory_order_relaxed);
    ops_of(pool)->free_now(pool->native, (void *)ur_block_addr(block));
    unlink_from(pool, record);
    drop_record(record);
    uncount(pool, asked);
}

/* Nothing uses the memory any more, but its allocation may be under way still. */
void ur_native_free_host(struct ur_pool_space *space, struct ur_block *block) {
    struct ur_native_block *record = block->native;
    uint64_t latency = 0;
    bool there = record->lane    ? ur_lane_poll(record->lane, record->seq, true, &latency)
                 : record->event ? space->backend->event_state(record->event) == UR_EVENT_DONE
                                 : true;
    ur_block_hide(space, block);
    if (there) {
        ur_native_finish(block);
        return;
    }
    void *event = record->event; /* the list takes it over */
    record->event = NULL;
    (void)ur_defer(space, block, record->lane, record->seq, event, &record->line);
}

/* ---- the end ---- */

/* What still lives goes with the pool. */
void ur_native_close(struct ur_pool *pool) {
    if (!pool->native) {
        return;
    }
    while (pool->native_live) {
        struct ur_native_block *record = pool->native_live;
        pool->native_live = record->next;
        ur_block_hide(pool->space, record->block);
        ops_of(pool)->free_now(pool->native, (void *)ur_block_addr(record->block));
        drop_record(record);
    }
    ops_of(pool)->destroy(pool->native);
}
