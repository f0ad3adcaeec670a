/* Spaces and pools: making them, references, limits, and their end. */
#include "space.h"
#include "awake.h"
#include "domain.h"
#include "native.h"
#include "request.h"
#include "survey.h"
#include "trim.h"

#include <stdlib.h>
#include <string.h>

enum { DEFAULT_GRANULARITY = 64 << 10 };

/* Small allocations are those of up to this part of a unit. */
enum { SMALL_SHARE = 16 };

struct ur_pool_space *ur_pool_space_create(const struct ur_pool_backend *backend, void *context) {
    struct ur_pool_space *space = calloc(1, sizeof(*space));
    if (!space) {
        return NULL;
    }
    if (pthread_mutex_init(&space->mutex, NULL)) {
        free(space);
        return NULL;
    }
    if (pthread_mutex_init(&space->fences.mutex, NULL)) {
        pthread_mutex_destroy(&space->mutex);
        free(space);
        return NULL;
    }
    space->backend = backend;
    space->context = context;
    space->fences.last_ended = &space->fences.ended;
    space->granularity = backend->granularity ? backend->granularity : DEFAULT_GRANULARITY;
    const char *whole = getenv("UR_POOL_WHOLE_ALLOCATIONS");
    space->whole = whole && *whole && strcmp(whole, "0") != 0;
    ur_map_init(&space->map);
    ur_space_enter(space);
    return space;
}

ur_result_t ur_pool_create(struct ur_pool_space *space, const struct ur_pool_config *config,
                           struct ur_pool **out) {
    uint32_t known = UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK |
                     UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP | UR_USM_POOL_FLAG_READ_ONLY_EXP;
    if (config->flags & ~known) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (config->memory && config->memory_type != UR_POOL_HOST && !config->device) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE); /* which device's memory is it? */
    }
    if (config->memory &&
        (!config->memory_size || config->memory_type < UR_POOL_HOST ||
         config->memory_type > UR_POOL_SHARED ||
         (uintptr_t)config->memory + config->memory_size < (uintptr_t)config->memory)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    if (config->flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK && !space->backend->zero) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    }
    struct ur_pool *pool = calloc(1, sizeof(*pool));
    if (!pool) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    atomic_init(&pool->threshold, SIZE_MAX);
    atomic_init(&pool->max_size, config->max_size ? config->max_size : SIZE_MAX);
    pool->space = space;
    pool->config = *config;
    pool->small = config->memory ? 0 : space->granularity / SMALL_SHARE;
    if (config->flags & UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP) {
        ur_result_t result =
            config->memory ? ur_refuse(UR_RESULT_ERROR_INVALID_VALUE) : ur_native_open(pool);
        if (result != UR_RESULT_SUCCESS) {
            free(pool);
            return result;
        }
    }
    if (config->memory) {
        ur_result_t result = ur_segment_adopt(pool);
        if (result != UR_RESULT_SUCCESS) {
            struct ur_heap *heap = atomic_load_explicit(&pool->heaps, memory_order_relaxed);
            ur_heap_free(heap);
            free(pool);
            return result;
        }
    }
    pthread_mutex_lock(&space->mutex);
    pool->next = space->pools;
    if (pool->next) {
        pool->next->prev = pool;
    }
    space->pools = pool;
    pthread_mutex_unlock(&space->mutex);
    if (config->threshold) {
        (void)ur_pool_set_threshold(pool, config->threshold);
    }
    *out = pool;
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_pool_create_plain(struct ur_pool_space *space, bool whole, size_t behind,
                                 struct ur_pool **out) {
    struct ur_pool_config config = {.max_poolable = UR_PLAIN_POOLABLE + behind,
                                    .spare = UR_PLAIN_SPARE,
                                    .whole = whole,
                                    .behind = behind};
    return ur_pool_create(space, &config, out);
}

struct ur_pool *ur_space_next_pool(struct ur_pool_space *space, bool bounded,
                                   struct ur_pool *pool) {
    pthread_mutex_lock(&space->mutex);
    struct ur_pool *next =
        bounded ? (pool ? pool->next_bounded : space->bounded) : (pool ? pool->next : space->pools);
    if (next) {
        ++next->pins;
    }
    if (pool) {
        --pool->pins;
    }
    pthread_mutex_unlock(&space->mutex);
    return next;
}

/* Takes the pool out of the queues that know it. Space's mutex held. */
static void unbind(struct ur_pool *pool) {
    while (pool->bindings) {
        struct ur_binding *binding = pool->bindings;
        pool->bindings = binding->next_of_pool;
        struct ur_pool_queue *q = binding->queue;
        for (int i = 0; i < UR_POOL_BINDINGS; ++i) {
            struct ur_domain *near = atomic_load_explicit(&q->near[i], memory_order_relaxed);
            if (near->pool == pool) {
                atomic_store_explicit(&q->near[i], &ur_no_domain, memory_order_relaxed);
            }
            struct ur_binding *expected = binding;
            atomic_compare_exchange_strong_explicit(&q->bind[i], &expected, &ur_no_binding,
                                                    memory_order_relaxed, memory_order_relaxed);
        }
        ur_table_remove(&q->bindings, &binding->keyed);
        free(binding);
    }
}

static void free_pool(struct ur_pool *pool);

/* Space's mutex held. */
static void put_emptied(struct ur_pool_space *space, struct ur_pool *pool, bool first) {
    struct ur_pool *before = first ? NULL : space->last_emptied;
    struct ur_pool *behind = first ? space->emptied : NULL;
    pool->prev_emptied = before;
    pool->next_emptied = behind;
    *(before ? &before->next_emptied : &space->emptied) = pool;
    *(behind ? &behind->prev_emptied : &space->last_emptied) = pool;
}

/* Likewise. */
static void take_emptied(struct ur_pool_space *space, struct ur_pool *pool) {
    struct ur_pool *before = pool->prev_emptied, *behind = pool->next_emptied;
    *(before ? &before->next_emptied : &space->emptied) = behind;
    *(behind ? &behind->prev_emptied : &space->last_emptied) = before;
}

/* Likewise. */
static void put_bounded(struct ur_pool_space *space, struct ur_pool *pool) {
    if (!pool->is_bounded) {
        pool->is_bounded = true;
        pool->next_bounded = space->bounded;
        if (space->bounded) {
            space->bounded->prev_bounded = pool;
        }
        space->bounded = pool;
    }
}

static void take_bounded(struct ur_pool_space *space, struct ur_pool *pool) {
    if (pool->is_bounded) {
        struct ur_pool *before = pool->prev_bounded, *behind = pool->next_bounded;
        *(before ? &before->next_bounded : &space->bounded) = behind;
        if (behind) {
            behind->prev_bounded = before;
        }
    }
}

/* Takes a pool out that nothing is left of. Likewise. */
static void take_dead(struct ur_pool_space *space, struct ur_pool *pool) {
    take_emptied(space, pool);
    take_bounded(space, pool);
    *(pool->prev ? &pool->prev->next : &space->pools) = pool->next;
    if (pool->next) {
        pool->next->prev = pool->prev;
    }
    unbind(pool);
    atomic_fetch_sub_explicit(&space->emptied_count, 1, memory_order_seq_cst);
    atomic_fetch_sub_explicit(&space->closed_count, 1, memory_order_seq_cst);
}

static bool is_used(const struct ur_pool *pool) {
    return atomic_load_explicit(&pool->used, memory_order_seq_cst) != 0;
}

/* By turns, the newest first; until so many were looked at in vain. */
static void sweep(struct ur_pool_space *space, uint32_t most_vain) {
    uint32_t turns = atomic_load_explicit(&space->emptied_count, memory_order_seq_cst);
    for (uint32_t vain = 0; turns && vain < most_vain; --turns) {
        pthread_mutex_lock(&space->mutex);
        struct ur_pool *pool = space->emptied;
        if (pool) {
            ++pool->pins;
            take_emptied(space, pool);
            put_emptied(space, pool, false);
        }
        pthread_mutex_unlock(&space->mutex);
        if (!pool) {
            return;
        }
        if (!is_used(pool) &&
            (pool->native || atomic_load_explicit(&pool->reserved, memory_order_relaxed))) {
            (void)ur_pool_trim_own(pool, 0);
        }
        pthread_mutex_lock(&space->mutex);
        bool dead = --pool->pins == 0 && !is_used(pool) && ur_pool_is_empty(pool);
        if (dead) {
            take_dead(space, pool);
        }
        pthread_mutex_unlock(&space->mutex);
        if (dead) {
            free_pool(pool);
        }
        vain += !dead;
    }
}

void ur_space_sweep(struct ur_pool_space *space) {
    sweep(space, UINT32_MAX);
}

void ur_pool_emptied(struct ur_pool_space *space) {
    enum { FEW = 8 };
    sweep(space, FEW);
}

void ur_pool_last_freed(struct ur_pool_space *space, uint64_t address) {
    pthread_mutex_lock(&space->mutex);
    struct ur_keyed *keyed = ur_table_find(&space->closed, address);
    struct ur_pool *pool =
        keyed ? (struct ur_pool *)((char *)keyed - offsetof(struct ur_pool, keyed)) : NULL;
    if (pool && !is_used(pool)) {
        ur_table_remove(&space->closed, keyed);
        put_emptied(space, pool, true);
        atomic_fetch_add_explicit(&space->emptied_count, 1, memory_order_seq_cst);
    }
    pthread_mutex_unlock(&space->mutex);
}

void ur_pool_release(struct ur_pool *pool) {
    struct ur_pool_space *space = pool->space;
    atomic_store_explicit(&pool->closed, true, memory_order_relaxed);
    pthread_mutex_lock(&space->mutex);
    /* First: who frees the last allocation after this look at it asks for the list. */
    atomic_fetch_add_explicit(&space->closed_count, 1, memory_order_seq_cst);
    if (is_used(pool)) {
        pool->keyed.key = (uintptr_t)pool;
        ur_table_put(&space->closed, &pool->keyed);
    } else {
        put_emptied(space, pool, true);
        atomic_fetch_add_explicit(&space->emptied_count, 1, memory_order_seq_cst);
    }
    pthread_mutex_unlock(&space->mutex);
    ur_pool_emptied(space);
}

ur_result_t ur_pool_set_threshold(struct ur_pool *pool, size_t bytes) {
    ur_result_t result = UR_RESULT_SUCCESS;
    size_t old = atomic_exchange_explicit(&pool->threshold, bytes, memory_order_relaxed);
    pthread_mutex_lock(&pool->space->mutex);
    put_bounded(pool->space, pool);
    pthread_mutex_unlock(&pool->space->mutex);
    if ((old == SIZE_MAX) != (bytes == SIZE_MAX)) {
        atomic_fetch_add_explicit(&pool->space->bounded_count, old == SIZE_MAX ? 1u : -1u,
                                  memory_order_relaxed);
    }
    if (pool->native) {
        result = pool->space->backend->native->set_threshold(pool->native, bytes);
    }
    ur_result_t trimmed = ur_pool_trim(pool, bytes);
    return result != UR_RESULT_SUCCESS ? result : trimmed;
}

ur_result_t ur_pool_set_max_size(struct ur_pool *pool, size_t bytes) {
    struct ur_pool_stats stats;
    bytes = bytes ? bytes : SIZE_MAX;
    struct ur_await await = {.turns = 0};
    ur_result_t result;
    do {
        result = ur_pool_trim(pool, bytes);
        result = result != UR_RESULT_SUCCESS ? result : ur_pool_get_stats(pool, &stats);
    } while (result == UR_RESULT_SUCCESS && stats.reserved > bytes &&
             ur_await_size(&await, pool, bytes));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (stats.reserved > bytes) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    atomic_store_explicit(&pool->max_size, bytes, memory_order_relaxed);
    return UR_RESULT_SUCCESS;
}

bool ur_pool_zeroes(const struct ur_pool *pool) {
    return (pool->config.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) != 0;
}

static size_t threshold_of(const struct ur_pool *pool) {
    return atomic_load_explicit(&pool->threshold, memory_order_relaxed);
}

static void reap(struct ur_pool_space *space, struct ur_lane *lane, uint32_t lines) {
    ur_fence_reap(space);
    ur_deferred_reap(space, lane, lines);
    if (atomic_load_explicit(&space->bounded_count, memory_order_relaxed)) {
        ur_space_trim(space, true, threshold_of);
    }
    (lines == UINT32_MAX ? ur_space_sweep : ur_pool_emptied)(space);
}

void ur_space_reap(struct ur_pool_space *space, struct ur_lane *lane) {
    enum { LINES = 8 }; /* some microseconds beside a wait, which is a call of the system */
    reap(space, lane, LINES);
}

void ur_pool_reap(struct ur_pool_space *space) {
    reap(space, NULL, UINT32_MAX);
}

/* ---- the end ---- */

/* Gives back what lies between the holes. */
static void free_segments(struct ur_heap *heap) {
    struct ur_pool_space *space = ur_heap_space(heap);
    while (heap->segments) {
        struct ur_segment *segment = heap->segments;
        heap->segments = segment->next;
        char *start = segment->memory; /* of what has memory and is to go back */
        size_t size = 0;
        for (struct ur_block *block = segment->first; block;) {
            struct ur_block *above = block->above;
            bool hole = block->place == UR_PLACE_HOLE;
            if (block->place == UR_PLACE_PENDING) {
                ur_heap_take(heap, block);
                space->backend->event_release(block->event);
            } else if (block->event) {
                space->backend->event_release(block->event);
            }
            if (!hole) {
                ur_map_remove(&space->map, ur_block_addr(block));
                size += ur_block_size(block);
            } else {
                space->backend->release(space->context, heap->device, heap->type, start, size);
                start += size + ur_block_size(block);
                segment->size -= size + ur_block_size(block);
                atomic_fetch_sub_explicit(&heap->pool->reserved, size, memory_order_relaxed);
                size = 0;
            }
            ur_block_drop(space, block);
            block = above;
        }
        segment->memory = start;
        ur_segment_release(heap, segment);
    }
}

/* Whatever its state. Nobody else knows the pool any more. */
static void free_pool(struct ur_pool *pool) {
    struct ur_pool_space *space = pool->space;
    struct ur_heap *heap = atomic_load_explicit(&pool->heaps, memory_order_acquire);
    while (heap) {
        struct ur_heap *next = heap->next;
        free_segments(heap);
        while (heap->domains) {
            struct ur_domain *domain = heap->domains;
            heap->domains = domain->next;
            if (domain->lane) {
                ur_lane_release(domain->lane);
            }
            free(domain);
        }
        ur_pending_fini(&heap->pending);
        ur_table_fini(&heap->by_lane);
        ur_heap_free(heap);
        heap = next;
    }
    ur_native_close(pool);
    if (atomic_load_explicit(&pool->threshold, memory_order_relaxed) != SIZE_MAX) {
        atomic_fetch_sub_explicit(&space->bounded_count, 1, memory_order_relaxed);
    }
    free(pool);
}

/* Waits for what is under way on memory of the pool. */
static void space_settle(struct ur_pool *pool) {
    const struct ur_pool_backend *backend = pool->space->backend;
    if (!backend->event_settle) {
        return;
    }
    struct ur_heap *heap = atomic_load_explicit(&pool->heaps, memory_order_acquire);
    for (; heap; heap = heap->next) {
        for (struct ur_domain *domain = heap->domains; domain; domain = domain->next) {
            void *mark = domain->lane ? ur_lane_last_mark(domain->lane) : NULL;
            if (mark) {
                backend->event_settle(mark);
            }
        }
        struct ur_look look = ur_look_start(&heap->pending, 0, UINT32_MAX);
        for (struct ur_line *line; (line = ur_look_next(&look));) {
            for (struct ur_block *block = line->first; block; block = block->next) {
                backend->event_settle(block->event);
            }
        }
    }
}

void ur_pool_space_destroy(struct ur_pool_space *space) {
    ur_space_leave(space);
    ur_awake_forget(space);
    ur_pool_settle(space);
    ur_deferred_flush(space);
    while (space->pools) {
        struct ur_pool *pool = space->pools;
        space->pools = pool->next;
        space_settle(pool);
        unbind(pool);
        free_pool(pool);
    }
    ur_table_fini(&space->closed);
    ur_map_fini(&space->map);
    while (space->descriptors.batches) {
        struct ur_block_batch *batch = space->descriptors.batches;
        space->descriptors.batches = batch->next;
        free(batch);
    }
    pthread_mutex_destroy(&space->fences.mutex);
    pthread_mutex_destroy(&space->mutex);
    free(space);
}
