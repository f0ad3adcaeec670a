/* Copies from and to buffers of other contexts. Commands of one context may use neither memory nor
 * events of another one, so what is copied goes through host memory: a queue of the other context
 * has the half that is there, and the host passes on what each half waits for. */
#include "foreign.h"
#include "mem.h"

#include <stdlib.h>

#include "command.h"
#include "enqueue.h"
#include "event.h"
#include "held.h"
#include "host.h"

/* Of the buffer that a sub-buffer is part of, made when needed; out of order, so that copies do not
 * wait for each other. */
static ur_result_t queue_of(ur_mem_handle_t mem, ur_queue_handle_t *out) {
    const ur_queue_properties_t properties = {.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
                                              .flags = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    ur_result_t result = UR_RESULT_SUCCESS;
    mem = mem->parent ? mem->parent : mem;
    pthread_mutex_lock(&mem->lock);
    if (!mem->copies) {
        result = urQueueCreate(mem->context, mem->context->devices[0], &properties, &mem->copies);
    }
    *out = mem->copies;
    pthread_mutex_unlock(&mem->lock);
    return result;
}

/* Copies once the events are complete. Takes over `own`, which the copy reads, if it succeeds. */
static ur_result_t copy_box(ur_queue_handle_t queue, ur_command_t type, const struct ze_box *to,
                            const struct ze_box *from, ur_rect_region_t region, void *own,
                            uint32_t count, const ur_event_handle_t *waits,
                            ur_event_handle_t *event) {
    struct ze_command c;
    ur_result_t result = ze_begin_on(&c, queue, type, count, waits, true,
                                     ze_copy_way(queue, false, to->at, from->at));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ze_append_rect(&c, to->at, to->row, to->slice, from->at, from->row, from->slice,
                            region.width, region.height, region.depth);
    result = ze_submit(&c, result);
    if (result == UR_RESULT_SUCCESS) {
        ze_event_own(c.event, own);
    }
    return ze_end(&c, result, false, event);
}

static bool is_here(ur_queue_handle_t queue, const struct ze_box *box) {
    return box->mem->context == queue->context;
}

/* What is to be read comes to the host behind the wait list and, on an in-order queue, what is
 * there already. */
static ur_result_t fetch(ur_queue_handle_t queue, ur_command_t type, const struct ze_box *host,
                         const struct ze_box *from, ur_rect_region_t region, uint32_t count,
                         const ur_event_handle_t *waits, ur_event_handle_t *event) {
    if (is_here(queue, from)) {
        return copy_box(queue, type, host, from, region, NULL, count, waits, event);
    }
    ur_queue_handle_t there;
    ur_event_handle_t behind = NULL;
    ur_result_t result = queue_of(from->mem, &there);
    if (result == UR_RESULT_SUCCESS && (queue->in_order || count || waits)) {
        result = ze_enqueue_marker(queue, UR_COMMAND_EVENTS_WAIT, count, waits, &behind);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = copy_box(there, type, host, from, region, NULL, behind ? 1 : 0,
                          behind ? &behind : NULL, event);
    }
    if (behind) {
        ze_event_drop(behind);
    }
    return result;
}

/* Post: if `*kept`, the host memory goes with a command that is under way. */
static ur_result_t store(ur_queue_handle_t queue, ur_command_t type, const struct ze_box *to,
                         const struct ze_box *host, ur_rect_region_t region,
                         ur_event_handle_t fetched, ur_event_handle_t *event, bool *kept) {
    ur_result_t result;
    if (is_here(queue, to)) {
        result = copy_box(queue, type, to, host, region, host->at, 1, &fetched, event);
        *kept = result == UR_RESULT_SUCCESS;
        return result;
    }
    ur_queue_handle_t there;
    ur_event_handle_t stored = NULL;
    result = queue_of(to->mem, &there);
    if (result == UR_RESULT_SUCCESS) {
        result = copy_box(there, type, to, host, region, host->at, 1, &fetched, &stored);
        *kept = result == UR_RESULT_SUCCESS;
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ze_enqueue_marker(queue, type, 1, &stored, event);
        ze_event_drop(stored);
    }
    return result;
}

ur_result_t ze_foreign_copy(ur_queue_handle_t queue, ur_command_t type, const struct ze_box *to,
                            const struct ze_box *from, ur_rect_region_t region, uint32_t count,
                            const ur_event_handle_t *waits, ur_event_handle_t *event) {
    size_t size;
    if (__builtin_mul_overflow(region.width, region.height, &size) ||
        __builtin_mul_overflow(size, region.depth, &size)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    struct ze_box host = {NULL, malloc(size), region.width, region.width * region.height};
    ur_event_handle_t fetched = NULL;
    bool kept = false;
    if (!host.at) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = fetch(queue, type, &host, from, region, count, waits, &fetched);
    if (result != UR_RESULT_SUCCESS) {
        free(host.at);
        return result;
    }
    result = store(queue, type, to, &host, region, fetched, event, &kept);
    if (!kept) {
        ze_event_own(fetched, host.at); /* that command writes there still */
    }
    ze_event_drop(fetched);
    return result;
}
