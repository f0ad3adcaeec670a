/* Counters. They are exact; high marks are those of the moments between two changes. */
#include "stats.h"
#include "space.h"

static void raise_to(_Atomic size_t *high, size_t value) {
    size_t old = atomic_load_explicit(high, memory_order_relaxed);
    while (old < value && !atomic_compare_exchange_weak_explicit(
                              high, &old, value, memory_order_relaxed, memory_order_relaxed)) {
    }
}

void ur_stat_used_high(struct ur_pool *pool, size_t used) {
    raise_to(&pool->used_high, used);
}

void ur_stat_reserve(struct ur_pool *pool, size_t bytes) {
    (void)bytes;
    raise_to(&pool->reserved_high, atomic_load_explicit(&pool->reserved, memory_order_relaxed));
}

/* A running average, the newest sample weighs an eighth. */
void ur_stat_time(_Atomic uint64_t *average, uint64_t sample) {
    uint64_t old = atomic_load_explicit(average, memory_order_relaxed);
    uint64_t now = old ? old - old / 8 + sample / 8 : sample;
    atomic_store_explicit(average, now ? now : 1, memory_order_relaxed);
}

ur_result_t ur_pool_get_stats(struct ur_pool *pool, struct ur_pool_stats *stats) {
    ur_result_t result = UR_RESULT_SUCCESS;
    stats->reserved = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
    stats->reserved_high = atomic_load_explicit(&pool->reserved_high, memory_order_relaxed);
    stats->used = atomic_load_explicit(&pool->used, memory_order_relaxed);
    stats->used_high = atomic_load_explicit(&pool->used_high, memory_order_relaxed);
    stats->threshold = atomic_load_explicit(&pool->threshold, memory_order_relaxed);
    if (pool->native) { /* what the driver holds for it, besides what it took by itself */
        size_t reserved = 0;
        size_t high = 0;
        result = pool->space->backend->native->counts(pool->native, &reserved, &high);
        stats->reserved += reserved;
        stats->reserved_high += high;
    }
    size_t max = atomic_load_explicit(&pool->max_size, memory_order_relaxed);
    stats->max_size = max == SIZE_MAX ? 0 : max;
    return result;
}

ur_result_t ur_pool_reset_high(struct ur_pool *pool, bool reserved, bool used) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (reserved && pool->native) {
        result = pool->space->backend->native->reset_high(pool->native);
    }
    if (reserved) {
        atomic_store_explicit(&pool->reserved_high,
                              atomic_load_explicit(&pool->reserved, memory_order_relaxed),
                              memory_order_relaxed);
    }
    if (used) {
        atomic_store_explicit(&pool->used_high,
                              atomic_load_explicit(&pool->used, memory_order_relaxed),
                              memory_order_relaxed);
    }
    return result;
}
