/* Command queues, which execute regular lists, and fences. */
#include <time.h>

#include "internal.h"

enum fence_state { FENCE_CLEAR, FENCE_UNDER_WAY, FENCE_SIGNALLED };

static ze_result_t ZE_APICALL create(ze_context_handle_t context, ze_device_handle_t device,
                                     const ze_command_queue_desc_t *desc,
                                     ze_command_queue_handle_t *out) {
    ENTER(zeCommandQueueCreate);
    if (check_ordinal(desc->ordinal) || desc->index > (desc->ordinal ? 0u : 1u)) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    ze_command_queue_handle_t queue = calloc(1, sizeof(*queue));
    if (!queue) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    queue->list.context = context;
    queue->list.device = device;
    queue->list.ordinal = desc->ordinal;
    queue->list.index = desc->index;
    queue->synchronous = desc->mode == ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
    int result = eng_stream_create(device->engine, 0, &queue->list.stream);
    if (result != ENG_OK) {
        free(queue);
        return result_of(result);
    }
    pthread_mutex_init(&queue->lock, NULL);
    atomic_fetch_add(&context->children, 1);
    *out = queue;
    return ZE_RESULT_SUCCESS;
}

static bool is_busy(const void *object) {
    ze_command_queue_handle_t queue = (ze_command_queue_handle_t)(uintptr_t)object;
    return atomic_load(&queue->list.pending) || atomic_load(&queue->fences);
}

static ze_result_t ZE_APICALL destroy(ze_command_queue_handle_t queue) {
    REST_IN_PEACE(is_busy, queue);
    if (atomic_load(&queue->fences)) {
        broken("a queue is destroyed before its fences");
    }
    if (atomic_load(&queue->list.pending)) {
        broken("a queue is destroyed while the device works on it");
    }
    eng_stream_wait(queue->list.stream, NULL, 0); /* the last task is just ending */
    eng_stream_destroy(queue->list.stream);
    pthread_mutex_destroy(&queue->lock);
    atomic_fetch_sub(&queue->list.context->children, 1);
    free(queue);
    LEAVE(zeCommandQueueDestroy);
}

/* What loaders from 1.9 on pass on, by the name that loader.c asks for. */
__attribute__((visibility("default"))) ze_result_t
ze_software_queue_ordinal(ze_command_queue_handle_t queue, uint32_t *ordinal);
ze_result_t ze_software_queue_ordinal(ze_command_queue_handle_t queue, uint32_t *ordinal) {
    ENTER(zeCommandQueueGetOrdinal);
    *ordinal = queue->list.ordinal;
    return ZE_RESULT_SUCCESS;
}

/* ---- execution ------------------------------------------------------------------------------ */

struct execution {
    ze_command_queue_handle_t queue;
    ze_fence_handle_t fence;
    uint32_t count;
    ze_command_list_handle_t lists[];
};

/* Runs after all commands of the lists. The host may reset the lists and the fence from the store
 * to its state on. */
static int on_end(void *data) {
    struct execution *execution = data;
    ze_command_queue_handle_t queue = execution->queue;
    for (uint32_t i = 0; i < execution->count; ++i) {
        atomic_fetch_sub(&execution->lists[i]->running, 1);
    }
    if (execution->fence) {
        atomic_store(&execution->fence->state, FENCE_SIGNALLED);
    }
    free(execution);
    atomic_fetch_sub(&queue->list.pending, 1);
    return 0;
}

static void check_list(ze_command_queue_handle_t queue, ze_command_list_handle_t list) {
    if (list->stream) {
        broken("an immediate list is executed");
    }
    if (!list->closed) {
        broken("a list is executed that is not closed");
    }
    if (list->context != queue->list.context || list->device != queue->list.device) {
        broken("a list is executed in another context or by another device");
    }
}

static ze_result_t ZE_APICALL execute(ze_command_queue_handle_t queue, uint32_t count,
                                      ze_command_list_handle_t *lists, ze_fence_handle_t fence) {
    ENTER(zeCommandQueueExecuteCommandLists);
    if (options()->lost) {
        return ZE_RESULT_ERROR_DEVICE_LOST;
    }
    for (uint32_t i = 0; i < count; ++i) {
        check_list(queue, lists[i]);
        if (lists[i]->ordinal != queue->list.ordinal) {
            return ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE;
        }
    }
    struct execution *execution =
        calloc(1, sizeof(*execution) + count * sizeof(execution->lists[0]));
    if (!execution) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    execution->queue = queue;
    execution->fence = fence;
    execution->count = count;
    uint32_t clear = FENCE_CLEAR;
    if (fence && fence->queue != queue) {
        broken("a fence is used with another queue");
    }
    if (fence && !atomic_compare_exchange_strong(&fence->state, &clear, FENCE_UNDER_WAY)) {
        broken("a fence is used that was not reset");
    }
    pthread_mutex_lock(&queue->lock);
    atomic_fetch_add(&queue->list.pending, 1);
    for (uint32_t i = 0; i < count; ++i) {
        if (atomic_fetch_add(&lists[i]->running, 1) != 0) {
            broken("a list is executed while the device works on it");
        }
        execution->lists[i] = lists[i];
        replay(lists[i], &queue->list);
    }
    struct eng_command *end = NULL;
    struct eng_submit after = {.stream = queue->list.stream,
                               .flags = ENG_WAIT_STREAM | ENG_RUN_ALWAYS,
                               .name = "end of lists",
                               .event = &end};
    /* A failure that a test asked for hits commands, not what belongs to their end. */
    if (eng_task(&after, on_end, execution) != ENG_OK &&
        eng_task(&after, on_end, execution) != ENG_OK) {
        broken("there is no memory for the end of an execution");
    }
    pthread_mutex_unlock(&queue->lock);
    if (queue->synchronous) {
        (void)wait_or_lose(end, UINT64_MAX);
    }
    eng_command_release(end);
    return ZE_RESULT_SUCCESS;
}

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* Looks again and again for at most that long; false: the time is over. */
static bool wait_until(bool (*done)(const void *object), const void *object, uint64_t timeout) {
    uint64_t start = now();
    while (!done(object)) {
        if (now() - start >= timeout || is_lost("zeCommandQueueSynchronize")) {
            return false;
        }
        nanosleep(&(struct timespec){0, 50000}, NULL);
    }
    return true;
}

static bool is_idle(const void *queue) {
    return atomic_load(&((ze_command_queue_handle_t)(uintptr_t)queue)->list.pending) == 0;
}

static bool is_signalled(const void *fence) {
    return atomic_load(&((ze_fence_handle_t)(uintptr_t)fence)->state) == FENCE_SIGNALLED;
}

static ze_result_t ZE_APICALL synchronize(ze_command_queue_handle_t queue, uint64_t timeout) {
    if (timeout == UINT64_MAX) {
        stream_wait_or_lose(queue->list.stream);
    } else if (!wait_until(is_idle, queue, timeout)) {
        return waited("zeCommandQueueSynchronize", ZE_RESULT_NOT_READY);
    }
    return waited("zeCommandQueueSynchronize",
                  result_of(atomic_exchange(&queue->list.failed, ENG_OK)));
}

/* ---- fences --------------------------------------------------------------------------------- */

static ze_result_t ZE_APICALL fence_create(ze_command_queue_handle_t queue,
                                           const ze_fence_desc_t *desc, ze_fence_handle_t *out) {
    ENTER(zeFenceCreate);
    ze_fence_handle_t fence = calloc(1, sizeof(*fence));
    if (!fence) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    fence->queue = queue;
    atomic_init(&fence->state,
                desc->flags & ZE_FENCE_FLAG_SIGNALED ? FENCE_SIGNALLED : FENCE_CLEAR);
    atomic_fetch_add(&queue->fences, 1);
    *out = fence;
    return ZE_RESULT_SUCCESS;
}

static bool is_under_way(const void *fence) {
    return atomic_load(&((ze_fence_handle_t)(uintptr_t)fence)->state) == FENCE_UNDER_WAY;
}

static ze_result_t ZE_APICALL fence_destroy(ze_fence_handle_t fence) {
    REST_IN_PEACE(is_under_way, fence);
    if (atomic_load(&fence->state) == FENCE_UNDER_WAY) {
        broken("a fence is destroyed while the device is to signal it");
    }
    atomic_fetch_sub(&fence->queue->fences, 1);
    free(fence);
    LEAVE(zeFenceDestroy);
}

static ze_result_t ZE_APICALL fence_synchronize(ze_fence_handle_t fence, uint64_t timeout) {
    bool done = wait_until(is_signalled, fence, timeout);
    ENTER(zeFenceHostSynchronize);
    return done ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}

static ze_result_t ZE_APICALL fence_query(ze_fence_handle_t fence) {
    ENTER(zeFenceQueryStatus);
    return is_signalled(fence) ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}

static ze_result_t ZE_APICALL fence_reset(ze_fence_handle_t fence) {
    ENTER(zeFenceReset);
    if (atomic_load(&fence->state) == FENCE_UNDER_WAY) {
        broken("a fence is reset while the device is to signal it");
    }
    atomic_store(&fence->state, FENCE_CLEAR);
    return ZE_RESULT_SUCCESS;
}

void queue_tables(ze_command_queue_dditable_t *queue, ze_fence_dditable_t *fence) {
    if (queue) {
        queue->pfnCreate = create;
        queue->pfnDestroy = destroy;
        queue->pfnExecuteCommandLists = execute;
        queue->pfnSynchronize = synchronize;
    }
    if (fence) {
        fence->pfnCreate = fence_create;
        fence->pfnDestroy = fence_destroy;
        fence->pfnHostSynchronize = fence_synchronize;
        fence->pfnQueryStatus = fence_query;
        fence->pfnReset = fence_reset;
    }
}
