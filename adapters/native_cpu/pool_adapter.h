/* What the shared entry points of pools ask of this adapter (pool/entry.h). */
#ifndef NCPU_POOL_ADAPTER_H
#define NCPU_POOL_ADAPTER_H

#include "capture/pages.h"
#include "ipc_memory.h"
#include "ncpu.h"
#include "pool/fast.h"

static inline bool ur_adapter_has_device(ur_context_handle_t context, ur_device_handle_t device) {
    return ur_object_is(device, UR_KIND_DEVICE) && ncpu_context_has(context, device);
}

static inline void ur_adapter_context_retain(ur_context_handle_t context) {
    ncpu_context_retain(context);
}

static inline void ur_adapter_context_release(ur_context_handle_t context) {
    ncpu_context_release(context);
}

static inline bool ur_adapter_usm(ur_device_handle_t device, ur_pool_mem_t type) {
    (void)device, (void)type;
    return true;
}

/* Memory for other processes is known to them by its place in one file: it has one address. */
extern const struct ur_page_ops ncpu_graph_pages;
#define UR_ADAPTER_GRAPH_PAGES(context, device, type)                                              \
    (ncpu_ipc_on() || sizeof(void *) < 8 ? NULL : &ncpu_graph_pages)

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
