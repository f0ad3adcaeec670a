/* New memory: how much is taken from the driver at a time, and giving it back. */
#include "domain.h"
#include "native.h"
#include "request.h"
#include "space.h"
#include "stats.h"
#include "trim.h"

#include <stdlib.h>

/* Growth is an eighth of what is held, so that there are few calls of the driver and little is held
 * in vain. */
enum { GROWTH_SHARE = 8 };
static const size_t growth_limit = (size_t)256 << 20;

static size_t round_up(size_t size, size_t unit) {
    return (size + unit - 1) & ~(unit - 1);
}

/* Counts `size` bytes as reserved unless that is more than the pool may hold. */
static bool segment_count(struct ur_pool *pool, size_t size) {
    size_t max = ur_pool_most(pool);
    size_t old = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
    do {
        if (size > max || old > max - size) {
            return false;
        }
    } while (!atomic_compare_exchange_weak_explicit(&pool->reserved, &old, old + size,
                                                    memory_order_relaxed, memory_order_relaxed));
    return true;
}

static void uncount(struct ur_pool *pool, size_t size) {
    atomic_fetch_sub_explicit(&pool->reserved, size, memory_order_relaxed);
}

static size_t held(const struct ur_pool *pool) {
    return atomic_load_explicit(&pool->reserved, memory_order_relaxed);
}

/* One call of the driver, counted and timed. No lock held. `flags`: UR_POOL_IN_PARTS or 0. */
static ur_result_t segment_reserve(const struct ur_request *request, size_t size, size_t align,
                                   uint32_t flags, void *wish, void **out) {
    struct ur_pool *pool = request->pool;
    struct ur_pool_space *space = pool->space;
    if (!segment_count(pool, size)) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    }
    ur_native_make_way(pool);
    uint64_t start = ur_pool_now(space->backend);
    void *memory = wish;
    ur_result_t result =
        space->backend->reserve(space->context, request->heap->device, request->heap->type, size,
                                align, pool->config.flags | flags, &memory);
    if (result != UR_RESULT_SUCCESS) {
        uncount(pool, size);
        return result;
    }
    if ((uintptr_t)memory & (align - 1)) {
        space->backend->release(space->context, request->heap->device, request->heap->type, memory,
                                size);
        uncount(pool, size);
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
    }
    ur_stat_time(&pool->reserve_ns, ur_pool_now(space->backend) - start);
    ur_stat_reserve(pool, size);
    *out = memory;
    return UR_RESULT_SUCCESS;
}

/* The most that the pool should hold for what is in use: a tenth more than the peak, or a fifth
 * where memory only goes back whole. */
static size_t allowance(const struct ur_request *request) {
    size_t used = atomic_load_explicit(&request->pool->used, memory_order_relaxed) + request->size;
    size_t high = atomic_load_explicit(&request->pool->used_high, memory_order_relaxed);
    size_t peak = used > high ? used : high;
    return peak + peak / (request->heap->parts ? 10 : 5);
}

/* What is taken from the driver is a multiple of this. */
static size_t unit_for(const struct ur_request *request) {
    return request->size >= ur_limit_share(request, 64) ? UR_GRAIN
                                                        : request->pool->space->granularity;
}

size_t ur_segment_keep(const struct ur_request *request) {
    const struct ur_pool *pool = request->pool;
    size_t max = ur_pool_most(pool);
    size_t need = round_up(ur_class_size(request->class), unit_for(request));
    return pool->config.memory || max == SIZE_MAX || need > max ? 0 : max - need;
}

/* Memory for one allocation that the pool does not keep: just as much, which the driver rounds. */
static ur_result_t grow_unpooled(struct ur_request *request, struct ur_block **out) {
    struct ur_pool *pool = request->pool;
    struct ur_heap *heap = request->heap;
    size_t size = ur_exact_size(request);
    struct ur_segment *segment = malloc(sizeof(*segment));
    if (!segment) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    void *memory = NULL;
    ur_result_t result = segment_reserve(request, size, request->align, 0, NULL, &memory);
    if (result != UR_RESULT_SUCCESS) {
        free(segment);
        return result;
    }
    *segment = (struct ur_segment){.memory = memory, .size = size};
    ur_spin_lock(&heap->lock);
    struct ur_segment *top = heap->top;
    struct ur_block *block = ur_heap_add_segment(heap, segment, (uintptr_t)memory, size);
    heap->top = top;
    if (block) {
        block->whole = true;
    }
    ur_spin_unlock(&heap->lock);
    if (!block) {
        pool->space->backend->release(pool->space->context, heap->device, heap->type, memory, size);
        uncount(pool, size);
        free(segment);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *out = block;
    return UR_RESULT_SUCCESS;
}

/* What new memory would be added to. */
struct end {
    uintptr_t addr; /* where the newest segment ends; 0: nowhere */
    size_t free;    /* bytes free below it that the request may use */
};

static struct end find_end(const struct ur_request *request) {
    struct ur_heap *heap = request->heap;
    struct end end = {0};
    if (!heap->parts) {
        return end;
    }
    ur_spin_lock(&heap->lock);
    struct ur_block *block = ur_heap_top(heap);
    if (block && !block->segment->foreign) {
        end.addr = ur_block_addr(block) + ur_block_size(block);
        bool own = block->place == UR_PLACE_INDEX && block->home == request->domain;
        if ((own || block->place == UR_PLACE_COMMON) && request->align <= UR_GRAIN) {
            end.free = ur_block_size(block);
        }
    }
    ur_spin_unlock(&heap->lock);
    return end;
}

/* Makes new memory part of the heap: at the end of the newest segment, or as a segment of its own.
 * It is free and in a list: the domain's if it continues free memory of the domain, else the common
 * one. Takes `segment` over if it returns true. */
static bool add_memory(const struct ur_request *request, struct ur_segment *segment) {
    struct ur_heap *heap = request->heap;
    uintptr_t addr = (uintptr_t)segment->memory;
    ur_spin_lock(&heap->lock);
    struct ur_block *last = heap->parts ? ur_heap_top(heap) : NULL;
    bool extends =
        last && ur_block_addr(last) + ur_block_size(last) == addr && !last->segment->foreign;
    struct ur_block *block = extends ? ur_heap_extend(heap, last, segment->size)
                                     : ur_heap_add_segment(heap, segment, addr, segment->size);
    if (block && extends && last->place == UR_PLACE_INDEX && last->home == request->domain) {
        ur_heap_put_domain(heap, request->domain, block);
    } else if (block) {
        ur_heap_put_common(heap, block);
    }
    ur_spin_unlock(&heap->lock);
    if (block && extends) {
        free(segment);
    }
    return block != NULL;
}

/* How much to take when `need` bytes are missing. */
static size_t amount(const struct ur_request *request, size_t need) {
    const struct ur_pool *pool = request->pool;
    size_t unit = unit_for(request);
    size_t more = unit == UR_GRAIN ? 0 : held(pool) / GROWTH_SHARE;
    more = more > growth_limit ? growth_limit : more;
    more = more < pool->config.min_reserve ? pool->config.min_reserve : more;
    size_t size = round_up(more > need ? more : need, unit);
    size_t allowed = allowance(request);
    if (size > need && need >= pool->config.min_reserve && held(pool) + size > allowed) {
        size = request->heap->parts && allowed > held(pool) + need
                   ? (allowed - held(pool)) & ~(unit - 1)
                   : need;
    }
    return size;
}

static size_t missing(const struct ur_request *request, struct end end, size_t need) {
    size_t unit = unit_for(request);
    return end.free < need ? round_up(need - end.free, unit) : unit;
}

/* Unused memory that is too scattered for this makes room first, if the pool would hold more than
 * it should; what was to be continued may be part of that. Returns how much is missing then. */
static size_t segment_make_room(const struct ur_request *request, size_t need, struct end *end) {
    struct ur_pool *pool = request->pool;
    size_t allowed = allowance(request);
    *end = find_end(request);
    size_t least = missing(request, *end, need);
    for (int turn = 0; turn < 2 && held(pool) + least > allowed; ++turn) {
        size_t more = turn ? need : least; /* the end may have been what went back first */
        ur_pool_shrink(pool, allowed > more ? allowed - more : 0);
        *end = find_end(request);
        least = missing(request, *end, need);
    }
    return least;
}

static size_t needed(const struct ur_request *request) {
    return round_up(ur_class_size(request->class), unit_for(request));
}

bool ur_segment_exceeds(const struct ur_request *request) {
    struct end end;
    if (request->pool->config.memory || held(request->pool) < UR_POOL_LITTLE) {
        return false;
    }
    size_t least = segment_make_room(request, needed(request), &end);
    return held(request->pool) + least > allowance(request);
}

bool ur_segment_allowed(const struct ur_request *request) {
    const struct ur_pool *pool = request->pool;
    size_t max = ur_pool_most(pool);
    size_t size = ur_exact_size(request);
    if (pool->config.memory) {
        return false;
    }
    if (max != SIZE_MAX && request->heap->parts) { /* it may continue what is free at the end */
        size_t least = missing(request, find_end(request), size);
        size = least < size ? least : size;
    }
    return size <= max && held(pool) <= max - size;
}

ur_result_t ur_segment_grow(struct ur_request *request, struct ur_block **out) {
    struct ur_pool *pool = request->pool;
    struct ur_pool_space *space = pool->space;
    if (pool->config.memory) {
        return ur_refuse(
            UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY); /* the user's memory does not grow */
    }
    if (pool->config.max_poolable && request->size > pool->config.max_poolable) {
        return grow_unpooled(request, out);
    }
    size_t need = needed(request);
    struct end end;
    size_t least = segment_make_room(request, need, &end);
    size_t most = ur_pool_most(pool);
    if (held(pool) > most || least > most - held(pool)) { /* the classes' rounding is too much */
        need = ur_exact_size(request);
        least = missing(request, end, need);
    }
    struct ur_segment *segment = malloc(sizeof(*segment));
    if (!segment) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    size_t size = need < needed(request) ? least : amount(request, least);
    uint32_t flags = request->heap->parts ? UR_POOL_IN_PARTS : 0;
    void *memory = NULL;
    ur_result_t result =
        segment_reserve(request, size, request->align, flags, (void *)end.addr, &memory);
    if (result != UR_RESULT_SUCCESS && size > least) {
        size = least;
        result = segment_reserve(request, size, request->align, flags, (void *)end.addr, &memory);
    }
    if (result == UR_RESULT_SUCCESS && (uintptr_t)memory != end.addr && size < need) {
        /* It did not come where it was wished for: then it must be enough by itself. */
        space->backend->release(space->context, request->heap->device, request->heap->type, memory,
                                size);
        uncount(pool, size);
        size = round_up(need, unit_for(request));
        result = segment_reserve(request, size, request->align, flags, NULL, &memory);
    }
    if (result != UR_RESULT_SUCCESS) {
        free(segment);
        /* What the pool takes at a time is too much, and the bytes themselves perhaps not. */
        return ur_pool_wants_room(result) && ur_exact_size(request) < least
                   ? grow_unpooled(request, out)
                   : result;
    }
    *segment = (struct ur_segment){.memory = memory, .size = size};
    if (!add_memory(request, segment)) {
        space->backend->release(space->context, request->heap->device, request->heap->type, memory,
                                size);
        uncount(pool, size);
        free(segment);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_segment_adopt(struct ur_pool *pool) {
    uintptr_t start = ((uintptr_t)pool->config.memory + UR_GRAIN - 1) & ~(UR_GRAIN - 1);
    uintptr_t end = ((uintptr_t)pool->config.memory + pool->config.memory_size) & ~(UR_GRAIN - 1);
    /* An allocation that begins there, tracked or from a pool of the adapter's, is known by that
     * grain and stays so. A block of memory that a user brought is no such allocation: the memory
     * is in another pool already. */
    struct ur_block *known = ur_map_at(&pool->space->map, start);
    uint32_t state =
        known ? atomic_load_explicit(&known->state, memory_order_acquire) : UR_BLOCK_FREE;
    if (state == UR_BLOCK_PLAIN || state == UR_BLOCK_LENT ||
        (state == UR_BLOCK_LIVE && !known->segment->foreign)) {
        start += UR_GRAIN;
    }
    if (end <= start) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE); /* not one whole grain */
    }
    struct ur_heap *heap =
        ur_pool_heap(pool, pool->config.device, pool->config.memory_type, false, true);
    struct ur_segment *segment = heap ? malloc(sizeof(*segment)) : NULL;
    if (!segment) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *segment = (struct ur_segment){
        .memory = pool->config.memory, .size = pool->config.memory_size, .foreign = true};
    ur_spin_lock(&heap->lock);
    struct ur_block *block = ur_heap_add_segment(heap, segment, start, end - start);
    if (block) {
        ur_heap_put_common(heap, block);
    }
    ur_spin_unlock(&heap->lock);
    if (!block) {
        free(segment);
        return ur_refuse(
            UR_RESULT_ERROR_INVALID_VALUE); /* the memory belongs to another pool already */
    }
    atomic_store_explicit(&pool->reserved, segment->size, memory_order_relaxed);
    ur_stat_reserve(pool, segment->size);
    return UR_RESULT_SUCCESS;
}

/* Pre: the segment is no longer in the heap's list; no lock held. */
void ur_segment_release(struct ur_heap *heap, struct ur_segment *segment) {
    struct ur_pool_space *space = ur_heap_space(heap);
    if (!segment->foreign) {
        space->backend->release(space->context, heap->device, heap->type, segment->memory,
                                segment->size);
    }
    uncount(heap->pool, segment->size);
    free(segment);
}
