/* New memory: how much is taken from the driver at a time, and giving it back. */
#include "space.h"

#include <stdlib.h>

/* Growth is an eighth of what is held, so that there are few calls of the driver and little is held
 * in vain. */
enum { GROWTH_SHARE = 8 };
static const size_t growth_limit = (size_t)256 << 20;

static size_t round_up(size_t size, size_t unit) {
    return (size + unit - 1) & ~(unit - 1);
}

/* Counts `size` bytes as reserved unless that is more than the pool may hold. */
static bool count(ur_pool_t *pool, size_t size) {
    size_t max = atomic_load_explicit(&pool->max_size, memory_order_relaxed);
    size_t old = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
    do {
        if (size > max || old > max - size) {
            return false;
        }
    } while (!atomic_compare_exchange_weak_explicit(&pool->reserved, &old, old + size,
                                                    memory_order_relaxed, memory_order_relaxed));
    return true;
}

static void uncount(ur_pool_t *pool, size_t size) {
    atomic_fetch_sub_explicit(&pool->reserved, size, memory_order_relaxed);
}

/* One call of the driver, counted and timed. No lock held. */
static ur_result_t reserve(const ur_request_t *request, size_t size, size_t align, void **out) {
    ur_pool_t *pool = request->pool;
    ur_pool_space_t *space = pool->space;
    if (!count(pool, size)) {
        return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    uint64_t start = ur_pool_now(space->backend);
    void *memory = NULL;
    ur_result_t result =
        space->backend->reserve(space->context, request->heap->device, request->heap->type, size,
                                align, pool->config.flags, &memory);
    if (result) {
        uncount(pool, size);
        return result;
    }
    if ((uintptr_t)memory & (align - 1)) {
        space->backend->release(space->context, request->heap->device, request->heap->type, memory,
                                size);
        uncount(pool, size);
        return UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT;
    }
    ur_stat_time(&pool->reserve_ns, ur_pool_now(space->backend) - start);
    ur_stat_reserve(pool, size);
    *out = memory;
    return UR_RESULT_SUCCESS;
}

/* The most that the pool should hold for what is in use: a fifth more than the peak. */
static size_t allowance(const ur_request_t *request) {
    size_t used = atomic_load_explicit(&request->pool->used, memory_order_relaxed) + request->size;
    size_t high = atomic_load_explicit(&request->pool->used_high, memory_order_relaxed);
    size_t peak = used > high ? used : high;
    return peak + peak / 5;
}

ur_result_t ur_segment_grow(ur_request_t *request, ur_block_t **out) {
    ur_pool_t *pool = request->pool;
    ur_heap_t *heap = request->heap;
    ur_pool_space_t *space = pool->space;
    if (pool->config.memory) {
        return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY; /* the user's memory does not grow */
    }
    bool unpooled = pool->config.max_poolable && request->size > pool->config.max_poolable;
    size_t need = round_up(unpooled ? request->size : ur_class_size(ur_class_up(request->size)),
                           space->granularity);
    size_t held = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
    size_t size = need;
    if (!unpooled) {
        size_t more = held / GROWTH_SHARE;
        more = more > growth_limit ? growth_limit : more;
        more = more < pool->config.min_reserve ? pool->config.min_reserve : more;
        more = round_up(more, space->granularity);
        size = more > need ? more : need;
    }
    if (size > need && held + size > allowance(request) && need >= pool->config.min_reserve) {
        size = need;
    }
    size_t allowed = allowance(request);
    if (held + size > allowed) {
        /* Unused segments that are too small for this make room first. */
        ur_pool_shrink(pool, allowed > size ? allowed - size : 0);
    }
    ur_segment_t *segment = malloc(sizeof(*segment));
    if (!segment) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    void *memory = NULL;
    ur_result_t result = reserve(request, size, request->align, &memory);
    if (result && size > need) {
        size = need;
        result = reserve(request, size, request->align, &memory);
    }
    if (result) {
        free(segment);
        return result;
    }
    *segment = (ur_segment_t){.memory = memory, .size = size, .unpooled = unpooled};
    ur_spin_lock(&heap->lock);
    ur_block_t *block = ur_heap_add_segment(heap, segment, (uintptr_t)memory, size);
    ur_spin_unlock(&heap->lock);
    if (!block) {
        space->backend->release(space->context, heap->device, heap->type, memory, size);
        uncount(pool, size);
        free(segment);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    block->whole = unpooled;
    *out = block;
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_segment_adopt(ur_pool_t *pool) {
    uintptr_t start = ((uintptr_t)pool->config.memory + UR_GRAIN - 1) & ~(UR_GRAIN - 1);
    uintptr_t end = ((uintptr_t)pool->config.memory + pool->config.memory_size) & ~(UR_GRAIN - 1);
    if (end <= start) {
        return UR_RESULT_ERROR_INVALID_VALUE; /* not one whole grain */
    }
    ur_heap_t *heap = ur_pool_heap(pool, pool->config.device, pool->config.memory_type, true);
    ur_segment_t *segment = heap ? malloc(sizeof(*segment)) : NULL;
    if (!segment) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    *segment = (ur_segment_t){
        .memory = pool->config.memory, .size = pool->config.memory_size, .foreign = true};
    ur_spin_lock(&heap->lock);
    ur_block_t *block = ur_heap_add_segment(heap, segment, start, end - start);
    if (block) {
        ur_heap_put_common(heap, block);
    }
    ur_spin_unlock(&heap->lock);
    if (!block) {
        free(segment);
        return UR_RESULT_ERROR_INVALID_VALUE; /* the memory belongs to another pool already */
    }
    atomic_store_explicit(&pool->reserved, segment->size, memory_order_relaxed);
    ur_stat_reserve(pool, segment->size);
    return UR_RESULT_SUCCESS;
}

/* Pre: the segment is no longer in the heap's list; no lock held. */
void ur_segment_release(ur_heap_t *heap, ur_segment_t *segment) {
    ur_pool_space_t *space = ur_heap_space(heap);
    if (!segment->foreign) {
        space->backend->release(space->context, heap->device, heap->type, segment->memory,
                                segment->size);
    }
    uncount(heap->pool, segment->size);
    free(segment);
}
