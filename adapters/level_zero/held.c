/* What of a queue waits for the host, or for what does. A driver stages copies of memory that it
 * does not know, unless the copy has a wait list: it reads at the append what is written, whatever
 * comes before, and returns from the append of a read when that is complete, which it never is
 * where the program has to do something first. So a copy of such memory is told to wait for these
 * once more, though it comes behind them. A copy that is told to wait reads and writes such memory
 * later, so what follows it must not be staged either: it is one of these. */
#include <stdlib.h>

#include "command.h"
#include "event.h"
#include "held.h"
#include "queue.h"
#include "ze.h"

static void note_count(ur_queue_handle_t queue, uint32_t count) {
    queue->held_count = count;
    atomic_store_explicit(&queue->direct, queue->list_orders && count == 0, memory_order_relaxed);
}

static void prune(ur_queue_handle_t queue) {
    uint32_t left = 0;
    for (uint32_t i = 0; i < queue->held_count; ++i) {
        if (ze_event_done(queue->held[i].event)) {
            ze_event_drop(queue->held[i].event);
        } else {
            queue->held[left++] = queue->held[i];
        }
    }
    note_count(queue, left);
}

void ze_held_look(ur_queue_handle_t queue) {
    if (queue->held_count && ze_event_done(queue->held[0].event)) {
        prune(queue);
    }
}

ur_result_t ze_held_reserve(ur_queue_handle_t queue, uint32_t count) {
    if (queue->held_room - queue->held_count >= count) {
        return UR_RESULT_SUCCESS;
    }
    prune(queue);
    uint32_t room = 2 * queue->held_count + count;
    if (room <= queue->held_room) {
        return UR_RESULT_SUCCESS;
    }
    struct ze_held *larger = realloc(queue->held, room * sizeof(*larger));
    if (!larger) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    queue->held = larger;
    queue->held_room = room;
    return UR_RESULT_SUCCESS;
}

void ze_held_add(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t lists) {
    struct ze_held *newest = queue->held_count ? &queue->held[queue->held_count - 1] : NULL;
    if (newest && newest->event == event) {
        newest->lists |= lists;
        return;
    }
    ur_object_retain(&event->object);
    queue->held[queue->held_count] = (struct ze_held){event, lists};
    note_count(queue, queue->held_count + 1);
}

void ze_held_drop(ur_queue_handle_t queue) {
    for (uint32_t i = 0; i < queue->held_count; ++i) {
        ze_event_drop(queue->held[i].event);
    }
    note_count(queue, 0);
}

bool ze_held_any(ur_queue_handle_t queue, uint32_t lists) {
    for (uint32_t i = 0; i < queue->held_count; ++i) {
        if (queue->held[i].lists & lists) {
            return true;
        }
    }
    return false;
}

uint32_t ze_held_newest(ur_queue_handle_t queue, uint32_t lists, ur_event_handle_t *events) {
    uint32_t count = 0;
    prune(queue);
    for (uint32_t i = queue->held_count; i > 0 && count < ZE_HELD_PASSED; --i) {
        if (queue->held[i - 1].lists & lists) {
            events[count++] = queue->held[i - 1].event;
        }
    }
    return count;
}

unsigned ze_copy_way(ur_queue_handle_t queue, bool blocking, const void *to, const void *from) {
    struct ur_pool_memory memory;
    /* Out of order, what the program waits for must not wait for what it does not. */
    bool told = queue->in_order || !blocking;
    bool pageable = told && (!ur_pool_find(queue->context->space, to, &memory) ||
                             !ur_pool_find(queue->context->space, from, &memory));
    return ZE_TRANSFER | (pageable ? ZE_PAGEABLE : 0);
}
