/* Tells the engine's ordering check of USM in the order of a queue, which the pool hands out
 * without commands. */
#include "ncpu.h"

/* A stand-in for the command at this place of the queue. What others have to be ordered after is
 * what it waits for: the event that the pool made or handed back, else the wait list. */
static void tell(ur_queue_handle_t queue, const char *name, void *memory, size_t size,
                 uint32_t count, void *const *waits, void *event) {
    struct ncpu_submit submit;
    ur_event_handle_t one = event;
    ur_result_t result = ncpu_begin(&submit, queue, UR_COMMAND_EVENTS_WAIT, name, event ? 1 : count,
                                    event ? &one : (const ur_event_handle_t *)waits, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return;
    }
    submit.engine.flags = ENG_CHECK_VIRTUAL | ENG_RUN_ALWAYS;
    ncpu_end(&submit, size ? eng_check_alloc(&submit.engine, memory, size)
                           : eng_check_free(&submit.engine, memory));
}

ur_result_t ncpu_checked_alloc(ur_pool_queue_t *q, ur_pool_t *pool, ur_pool_mem_t type, size_t size,
                               size_t align, void *const *waits, uint32_t count, void **memory,
                               void **event) {
    static const char *const names[] = {"", "host allocation", "device allocation",
                                        "shared allocation"};
    ur_result_t result =
        ur_pool_enqueue_alloc(q, pool, type, size, align, waits, count, memory, event);
    if (result == UR_RESULT_SUCCESS) {
        tell(q->queue, names[type], *memory, size, count, waits, event ? *event : NULL);
    }
    return result;
}

ur_result_t ncpu_checked_free(ur_pool_queue_t *q, ur_pool_t *pool, void *memory, void *const *waits,
                              uint32_t count, void **event) {
    ur_pool_memory_t found;
    /* Told before the pool can give the memory to another thread. */
    if (ur_pool_find(q->space, memory, &found) && found.base == memory && found.pool) {
        tell(q->queue, "USM free", memory, 0, count, waits, NULL);
    }
    return ur_pool_enqueue_free(q, pool, memory, waits, count, event);
}
