/* What a pool counts. */
#ifndef UR_POOL_STATS_H
#define UR_POOL_STATS_H

#include "space.h"

/* free.c: ends an allocation's time with its owner; afterwards the pool may be gone. */
void ur_count_free(struct ur_pool *pool, size_t asked);

/* stats.c */
void ur_stat_used_high(struct ur_pool *pool, size_t used);
void ur_stat_reserve(struct ur_pool *pool, size_t bytes);
void ur_stat_time(_Atomic uint64_t *average, uint64_t sample);
static inline void ur_stat_alloc(struct ur_pool *pool, size_t size) {
    size_t used = atomic_fetch_add_explicit(&pool->used, size, memory_order_relaxed) + size;
    if (used > atomic_load_explicit(&pool->used_high, memory_order_relaxed)) {
        ur_stat_used_high(pool, used);
    }
}

#endif
