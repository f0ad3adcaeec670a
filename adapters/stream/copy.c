/* Copies as steps of commands. */
#include "stream.h"

struct linear {
    void *to;
    const void *from;
    size_t size;
    const char *what;
};

static ur_result_t copy_linear(drv_stream stream, const void *args) {
    const struct linear *a = args;
    return stream_check(drv_copy_linear(a->to, a->from, a->size, stream), a->what);
}

struct rect {
    struct drv_copy copy;
    const char *what;
};

static ur_result_t copy_rect(drv_stream stream, const void *args) {
    const struct rect *a = args;
    return stream_check(drv_copy_rect(&a->copy, stream), a->what);
}

/* Drivers read memory that they do not know when they are called, so what a host task in the same
 * stream writes there would come too late. Elsewhere the command is held until the task has ended.
 */
static ur_result_t settle_tasks(struct stream_command *c, const void *from) {
    ur_context_handle_t context = c->queue->context;
    struct ur_pool_memory memory;
    return atomic_load_explicit(&context->host_tasks, memory_order_acquire) == 0 || !from ||
                   ur_pool_find(context->space, from, &memory)
               ? UR_RESULT_SUCCESS
               : stream_finish(c->stream, "waiting for host tasks");
}

static ur_result_t copy(struct stream_command *c, stream_step_t run, const void *args, size_t size,
                        const void *from) {
    if (c->held) {
        return stream_step_held(c, run, args, size);
    }
    uint64_t barrier = c->queue->barrier;
    pthread_mutex_unlock(&c->queue->lock);
    stream_go(c->queue);
    ur_result_t result = settle_tasks(c, from);
    if (result == UR_RESULT_SUCCESS) {
        result = run(c->stream, args);
    }
    pthread_mutex_lock(&c->queue->lock);
    stream_gone(c->queue);
    c->passed = c->queue->barrier != barrier;
    return result;
}

ur_result_t stream_copy(struct stream_command *c, void *to, const void *from, size_t size,
                        const char *what) {
    return copy(c, copy_linear, &(struct linear){to, from, size, what}, sizeof(struct linear),
                from);
}

ur_result_t stream_copy_rect(struct stream_command *c, const struct drv_copy *rect,
                             const char *what) {
    return copy(c, copy_rect, &(struct rect){*rect, what}, sizeof(struct rect),
                rect->from.kind == DRV_MEMORY_LINEAR ? rect->from.pointer : NULL);
}

struct call {
    drv_callback function;
    void *data;
    const char *what;
};

static ur_result_t copy_call_back(drv_stream stream, const void *args) {
    const struct call *a = args;
    return stream_check(drv_stream_callback(stream, a->function, a->data), a->what);
}

ur_result_t stream_call_back(struct stream_command *c, drv_callback function, void *data,
                             const char *what) {
    return stream_step(c, copy_call_back, &(struct call){function, data, what},
                       sizeof(struct call));
}
