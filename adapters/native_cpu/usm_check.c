/* Tells the engine's ordering check of USM in the order of a queue, which the pool hands out
 * without commands. */
#include "ncpu.h"

/* One call of the pool, and what is told of it: else another thread could be given the memory, and
 * tell of that, in between. */
static pthread_mutex_t telling = PTHREAD_MUTEX_INITIALIZER;

/* A stand-in for the command at this place of the queue, which orders nothing that the pool left
 * unordered. */
static void usm_check_tell(ur_queue_handle_t queue, const char *name, void *memory, size_t size,
                           uint32_t count, void *const *waits, unsigned flags) {
    struct ncpu_submit submit;
    ur_result_t result = ncpu_begin(&submit, queue, UR_COMMAND_EVENTS_WAIT, name, count,
                                    count ? (const ur_event_handle_t *)waits : NULL, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return;
    }
    submit.engine.flags = ENG_CHECK_VIRTUAL | ENG_RUN_ALWAYS | flags;
    int told = size ? eng_check_alloc(&submit.engine, memory, size)
                    : eng_check_free(&submit.engine, memory);
    submit.count = 0; /* the queue does not wait for the list: the pool is not to think so */
    ncpu_end(&submit, told);
}

/* What others have to be ordered after is the event that the pool made. Without one
 * it is the order of the queue, out of order what the allocation waits for. */
static void tell_alloc(struct ur_pool_queue *q, const char *name, void *memory, size_t size,
                       uint32_t count, void *const *waits, void **event) {
    if (event) {
        usm_check_tell(q->queue, name, memory, size, 1, event, ENG_CHECK_ALONE);
    } else {
        usm_check_tell(q->queue, name, memory, size, q->in_order ? 0 : count, waits, 0);
    }
}

static ur_result_t checked_alloc(struct ur_pool_queue *q, struct ur_pool *pool,
                                 enum ur_pool_mem type, size_t size, size_t align,
                                 void *const *waits, uint32_t count, void **memory, void **event) {
    static const char *const names[] = {"", "host allocation", "device allocation",
                                        "shared allocation"};
    pthread_mutex_lock(&telling);
    ur_result_t result =
        ur_pool_enqueue_alloc(q, pool, type, size, align, waits, count, memory, event);
    if (result == UR_RESULT_SUCCESS) {
        tell_alloc(q, names[type], *memory, size, count, waits, event);
    }
    pthread_mutex_unlock(&telling);
    return result;
}

static ur_result_t checked_free(struct ur_pool_queue *q, struct ur_pool *pool, void *memory,
                                void *const *waits, uint32_t count, void **event) {
    struct ur_pool_memory found;
    pthread_mutex_lock(&telling);
    /* Told first: the pool may know of the free by what came before an event of its own. */
    if (ur_pool_find(q->space, memory, &found) && found.base == memory && found.pool) {
        usm_check_tell(q->queue, "USM free", memory, 0, count, waits, 0);
    }
    ur_result_t result = ur_pool_enqueue_free(q, pool, memory, waits, count, event);
    pthread_mutex_unlock(&telling);
    return result;
}

const struct ur_pool_watch ncpu_pool_watch = {.alloc = checked_alloc, .free = checked_free};
