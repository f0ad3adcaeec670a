/* What shared code that looks into handles sees of this adapter (lib/entry/pool_entry.h). */
#ifndef NCPU_POOL_ADAPTER_H
#define NCPU_POOL_ADAPTER_H

#include "capture/pages.h"
#include "ipc_memory.h"
#include "ncpu.h"
#include "pool/fast.h"

/* The ordering check has to hear of allocations that the pool makes without any command. */
static inline ur_result_t ncpu_enqueue_alloc(ur_pool_queue_t *q, ur_pool_t *pool,
                                             ur_pool_mem_t type, size_t size, size_t align,
                                             void *const *waits, uint32_t count, void **memory,
                                             void **event) {
    return __builtin_expect(ncpu_checking, 0)
               ? ncpu_checked_alloc(q, pool, type, size, align, waits, count, memory, event)
               : ur_pool_enqueue_alloc(q, pool, type, size, align, waits, count, memory, event);
}

static inline ur_result_t ncpu_enqueue_free(ur_pool_queue_t *q, ur_pool_t *pool, void *memory,
                                            void *const *waits, uint32_t count, void **event) {
    return __builtin_expect(ncpu_checking, 0)
               ? ncpu_checked_free(q, pool, memory, waits, count, event)
               : ur_pool_enqueue_free(q, pool, memory, waits, count, event);
}

/* Nor does it see the fast paths, which are tried before these. */
#define ur_fast_alloc(...) (__builtin_expect(ncpu_checking, 0) ? NULL : ur_fast_alloc(__VA_ARGS__))
#define ur_fast_free(...)                                                                          \
    (__builtin_expect(ncpu_checking, 0) ? UR_FAST_NO : ur_fast_free(__VA_ARGS__))
#define ur_pool_enqueue_alloc ncpu_enqueue_alloc
#define ur_pool_enqueue_free ncpu_enqueue_free

#endif
