/* Pools of the driver's own, of those made with UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP
 * (native.c). */
#ifndef UR_POOL_NATIVE_H
#define UR_POOL_NATIVE_H

#include "space.h"

/* An allocation of a driver's pool, beside its plain block. */
struct ur_native_block {
    struct ur_pool *pool;
    struct ur_block *block;
    struct ur_native_block *next, *prev; /* pool's list; pool's native_lock */
    struct ur_lane *lane; /* retained: it was allocated there, at seq; NULL: complete, or `event` */
    uint64_t seq;
    void *event;          /* retained: it is there once that is complete; or NULL */
    struct ur_line *line; /* so that a free by the host needs no memory; NULL: used up */
};

ur_result_t ur_native_open(struct ur_pool *pool);
void ur_native_close(struct ur_pool *pool);
/* With what the pool has taken by itself it is at its limit: what the driver's keeps unused makes
 * way. */
void ur_native_make_way(struct ur_pool *pool);
/* Whether the driver's pool serves this; the rest the pool does by itself. */
static inline bool ur_native_serves(const struct ur_pool *pool, enum ur_pool_mem type,
                                    size_t align) {
    return pool->native && type == UR_POOL_DEVICE && align <= pool->space->backend->native->align;
}
/* Pre: size and wait list are checked. */
ur_result_t ur_native_alloc(struct ur_pool_queue *q, struct ur_pool *pool, size_t size,
                            void *const *waits, uint32_t count, void **memory, void **event);
ur_result_t ur_native_alloc_now(struct ur_pool *pool, void *device, size_t size, void **memory);
/* Pre: taken from PLAIN to DYING. On failure it is PLAIN again. */
ur_result_t ur_native_free(struct ur_pool_queue *q, struct ur_block *block, void *const *waits,
                           uint32_t count, void **event);
void ur_native_free_host(struct ur_pool_space *space, struct ur_block *block);
/* Everything that used the memory is complete, and so is its allocation. */
void ur_native_finish(struct ur_block *block);

#endif
