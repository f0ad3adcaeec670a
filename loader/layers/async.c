/* The order of asynchronous USM.
 *
 * The set of a queue (clock.h) holds the allocations that are ordered before its next command, that
 * of an event those that are ordered before whatever waits for the event, and one set holds those
 * that the host has waited for. A command may use an allocation that is in one of the sets that the
 * command is behind.
 */
#include <stdlib.h>
#include <string.h>

#include "allocations.h"
#include "clock.h"
#include "tracked.h"

/* What is known of the order of commands in a queue; under its lock. */
struct loader_queue_order {
    pthread_mutex_t lock;
    bool in_order;
    uint64_t lane, turn;         /* of the last allocation of an in-order queue */
    struct loader_clock *before; /* ordered before the queue's next command */
    struct loader_clock *all;    /* ordered before the queue's end, if it is not in order */
};

/* Pointer arguments of a kernel that were set one by one. */
struct loader_kernel_pointers {
    uint32_t count;
    const void *at[];
};
#define MAX_KERNEL_POINTERS 4096

_Atomic bool loader_order_used;
_Atomic uint32_t loader_captures;

/* Over the sets of events and the pointers of kernels, by the address of the record. */
#define NUM_LOCKS 16
static pthread_mutex_t locks[NUM_LOCKS] = {
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
    PTHREAD_MUTEX_INITIALIZER};

static pthread_mutex_t *lock_of(const struct loader_record *record) {
    return &locks[(uintptr_t)record / 256 % NUM_LOCKS];
}

void loader_order_start(void) {
    loader_lanes_close();
    loader_host_begin();
    atomic_store(&loader_order_used, false);
    atomic_store(&loader_captures, 0);
}

/* -- captures -- */

void loader_capture_began(void) {
    atomic_fetch_add_explicit(&loader_captures, 1, memory_order_relaxed);
}

void loader_capture_ended(void) {
    atomic_fetch_sub_explicit(&loader_captures, 1, memory_order_relaxed);
}

bool loader_captured_now(const struct loader_command *command) {
    const ur_layer_dditable_t *next = loader_tracked_next;
    bool captures = false;
    if (next->ddi.QueueExp.pfnIsGraphCaptureEnabledExp((ur_queue_handle_t)(uintptr_t)command->queue,
                                                       &captures) == UR_RESULT_SUCCESS &&
        captures) {
        return true;
    }
    /* The queue may join a capture by this very command: events of one have no status. */
    ur_event_status_t status;
    return command->num_events && command->events[0] &&
           next->ddi.Event.pfnGetInfo(command->events[0], UR_EVENT_INFO_COMMAND_EXECUTION_STATUS,
                                      sizeof(status), &status,
                                      NULL) == UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT;
}

/* -- records -- */

static struct loader_queue_order *order_of(const void *queue) {
    struct loader_record *record = queue ? loader_handle_find(queue) : NULL;
    return record ? atomic_load_explicit(&record->queue, memory_order_acquire) : NULL;
}

/* Puts a set, of which a reference is given away, in the place of what the event had. */
static void set_event(struct loader_record *record, struct loader_clock *clock) {
    pthread_mutex_lock(lock_of(record));
    struct loader_clock *old = record->clock;
    record->clock = clock;
    pthread_mutex_unlock(lock_of(record));
    loader_clock_release(old);
}

static struct loader_clock *clock_of(ur_event_handle_t event) {
    struct loader_record *record = event ? loader_handle_find(event) : NULL;
    if (!record) {
        return NULL;
    }
    pthread_mutex_lock(lock_of(record));
    struct loader_clock *clock = loader_clock_retain(record->clock);
    pthread_mutex_unlock(lock_of(record));
    return clock;
}

void loader_order_forget(struct loader_record *record) {
    if (atomic_load_explicit(&record->clock, memory_order_relaxed)) {
        set_event(record, NULL);
    }
    if (atomic_load_explicit(&record->pointers, memory_order_relaxed)) {
        pthread_mutex_lock(lock_of(record));
        free(record->pointers);
        record->pointers = NULL;
        pthread_mutex_unlock(lock_of(record));
    }
}

void loader_order_end_record(struct loader_record *record) {
    struct loader_queue_order *queue = atomic_load(&record->queue);
    loader_order_forget(record);
    if (queue) {
        loader_clock_release(queue->before);
        loader_clock_release(queue->all);
        pthread_mutex_destroy(&queue->lock);
        free(queue);
    }
}

void loader_order_queue_made(const void *queue, bool in_order) {
    struct loader_record *record = loader_handle_find(queue);
    if (!record) {
        return;
    }
    struct loader_queue_order *order = atomic_load(&record->queue);
    if (!order) {
        order = calloc(1, sizeof(*order));
        if (!order) {
            return;
        }
        pthread_mutex_init(&order->lock, NULL);
        atomic_store_explicit(&record->queue, order, memory_order_release);
    }
    pthread_mutex_lock(&order->lock);
    order->in_order = in_order;
    order->lane = order->turn = 0;
    loader_clock_release(order->before);
    loader_clock_release(order->all);
    order->before = order->all = NULL;
    pthread_mutex_unlock(&order->lock);
}

/* -- uses -- */

static bool is_before(const struct loader_command *command, uint64_t lane, uint64_t turn) {
    struct loader_queue_order *order = order_of(command->queue);
    bool before = !loader_lane_is_open(lane);
    if (!before && order) {
        pthread_mutex_lock(&order->lock);
        before = loader_clock_has(order->before, lane, turn);
        pthread_mutex_unlock(&order->lock);
    }
    for (uint32_t i = 0; i < command->num_events && !before; i++) {
        struct loader_clock *clock = clock_of(command->events[i]);
        before = loader_clock_has(clock, lane, turn);
        loader_clock_release(clock);
    }
    before = before || loader_host_has(lane, turn);
    /* The lane may have been closed to make place for another one meanwhile. */
    return before || !loader_lane_is_open(lane);
}

ur_result_t loader_order_use(const struct loader_command *command, unsigned param,
                             const void *pointer) {
    struct loader_allocation a;
    if (!(loader_tracked & LOADER_TRACK_LIFETIMES) || !pointer ||
        !loader_allocation_find(pointer, &a)) {
        return UR_RESULT_SUCCESS;
    }
    if (a.state == LOADER_ALLOCATION_FREED) {
        loader_complain(command->function, param, -1,
                        " = %p is used after its free: %s was enqueued before, on %s", pointer,
                        loader_function_name(a.ended_by),
                        a.place.queue == command->queue ? "the same queue" : "another queue");
        return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    }
    if (a.place.lane && !is_before(command, a.place.lane, a.place.turn)) {
        loader_complain(command->function, param, -1,
                        " = %p: nothing orders this command after %s, which allocates it on %s",
                        pointer, loader_function_name(a.made_by),
                        a.place.queue == command->queue ? "the same queue, out of order"
                                                        : "another queue");
        return UR_RESULT_ERROR_INVALID_OPERATION;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_order_use_args(const struct loader_command *command, unsigned param,
                                  uint32_t count, const ur_exp_kernel_arg_properties_t *args) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; args && i < count && result == UR_RESULT_SUCCESS; i++) {
        if (args[i].type == UR_EXP_KERNEL_ARG_TYPE_POINTER) {
            result = loader_order_use(command, param, args[i].value.pointer);
        }
    }
    return result;
}

void loader_order_kernel_pointer(const void *kernel, uint32_t index, const void *pointer) {
    struct loader_record *record = kernel ? loader_handle_find(kernel) : NULL;
    if (!record || index >= MAX_KERNEL_POINTERS) {
        return;
    }
    pthread_mutex_lock(lock_of(record));
    struct loader_kernel_pointers *pointers = record->pointers;
    uint32_t count = pointers ? pointers->count : 0;
    if (index >= count) {
        uint32_t room = index + 8 - index % 8;
        pointers = realloc(pointers, sizeof(*pointers) + room * sizeof(pointers->at[0]));
        if (pointers) {
            memset(pointers->at + count, 0, (room - count) * sizeof(pointers->at[0]));
            pointers->count = room;
            record->pointers = pointers;
        }
    }
    if (pointers) {
        pointers->at[index] = pointer;
    }
    pthread_mutex_unlock(lock_of(record));
}

/* The pointer argument at `index`; false past the last one. */
static bool kernel_pointer(struct loader_record *record, uint32_t index, const void **pointer) {
    pthread_mutex_lock(lock_of(record));
    const struct loader_kernel_pointers *pointers = record->pointers;
    bool more = pointers && index < pointers->count;
    *pointer = more ? pointers->at[index] : NULL;
    pthread_mutex_unlock(lock_of(record));
    return more;
}

ur_result_t loader_order_use_kernel(const struct loader_command *command, unsigned param,
                                    const void *kernel) {
    struct loader_record *record = kernel ? loader_handle_find(kernel) : NULL;
    ur_result_t result = UR_RESULT_SUCCESS;
    const void *pointer;
    for (uint32_t i = 0;
         record && result == UR_RESULT_SUCCESS && kernel_pointer(record, i, &pointer); i++) {
        result = loader_order_use(command, param, pointer);
    }
    return result;
}

ur_result_t loader_alive_kernel(unsigned function, unsigned param, const void *kernel) {
    struct loader_record *record = kernel ? loader_handle_find(kernel) : NULL;
    ur_result_t result = UR_RESULT_SUCCESS;
    const void *pointer;
    for (uint32_t i = 0;
         record && result == UR_RESULT_SUCCESS && kernel_pointer(record, i, &pointer); i++) {
        result = loader_alive(function, param, (int)i, pointer);
    }
    return result;
}

/* -- commands -- */

/* The command comes with what was before it and, for an allocation, with itself. */
static void async_enqueue(const struct loader_command *command, uint64_t lane, uint64_t turn,
                          enum loader_order_effect effect, const ur_event_handle_t *event) {
    struct loader_queue_order *order = order_of(command->queue);
    struct loader_clock *mine = NULL;
    if (order) {
        pthread_mutex_lock(&order->lock);
        mine = loader_clock_retain(order->before);
        pthread_mutex_unlock(&order->lock);
    }
    for (uint32_t i = 0; i < command->num_events; i++) {
        struct loader_clock *clock = clock_of(command->events[i]);
        loader_clock_join(&mine, clock);
        loader_clock_release(clock);
    }
    if (lane) {
        loader_clock_add(&mine, lane, turn);
    }
    if (order) {
        bool waits = effect == LOADER_ORDER_WAIT || effect == LOADER_ORDER_BARRIER;
        pthread_mutex_lock(&order->lock);
        if (waits && !command->num_events) {
            loader_clock_join(&mine, order->all);
        }
        if (order->in_order || effect == LOADER_ORDER_BARRIER) {
            loader_clock_join(&order->before, mine);
        }
        if (!order->in_order) {
            loader_clock_join(&order->all, mine);
        }
        pthread_mutex_unlock(&order->lock);
    }
    if (effect == LOADER_ORDER_BLOCKING) {
        loader_host_join(mine);
    }
    struct loader_record *record = event && *event ? loader_handle_find(*event) : NULL;
    if (record) {
        set_event(record, mine);
    } else {
        loader_clock_release(mine);
    }
}

void loader_order_end(const struct loader_command *command, enum loader_order_effect effect,
                      const ur_event_handle_t *event) {
    async_enqueue(command, 0, 0, effect, event);
}

void loader_order_allocated(const struct loader_command *command, const void *pointer, size_t size,
                            const ur_event_handle_t *event) {
    struct loader_queue_order *order = order_of(command->queue);
    struct loader_place place = {0, 1, command->queue};
    if (!pointer) {
        return;
    }
    if (order) {
        pthread_mutex_lock(&order->lock);
        if (order->in_order && loader_lane_enter(order->lane)) {
            place.lane = order->lane;
            place.turn = ++order->turn;
        }
    }
    if (!place.lane) {
        place.lane = loader_lane_open();
    }
    if (order) {
        order->lane = place.lane;
        order->turn = place.turn;
        pthread_mutex_unlock(&order->lock);
    }
    loader_allocation_add(pointer, size, command->function, &place, loader_stack_take());
    async_enqueue(command, place.lane, place.turn, LOADER_ORDER_COMMAND, event);
}

ur_result_t loader_order_freeing(const struct loader_command *command, unsigned param,
                                 const void *pointer) {
    struct loader_allocation a;
    if (!(loader_tracked & LOADER_TRACK_LIFETIMES) || !pointer ||
        !loader_allocation_find(pointer, &a)) {
        return UR_RESULT_SUCCESS;
    }
    if (a.base != (uintptr_t)pointer) {
        loader_complain(command->function, param, -1,
                        " = %p points %zu bytes into an allocation made by %s", pointer,
                        (uintptr_t)pointer - a.base, loader_function_name(a.made_by));
        return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    }
    if (a.state == LOADER_ALLOCATION_FREED) {
        loader_complain(command->function, param, -1, " = %p is freed twice: %s has freed it",
                        pointer, loader_function_name(a.ended_by));
        return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    }
    return loader_order_use(command, param, pointer);
}

void loader_order_freed(const struct loader_command *command, const void *pointer) {
    loader_allocation_freed(pointer, command->function, command->queue);
}

void loader_order_finished(const void *queue) {
    struct loader_queue_order *order = order_of(queue);
    if (order) {
        pthread_mutex_lock(&order->lock);
        struct loader_clock *all =
            loader_clock_retain(order->in_order ? order->before : order->all);
        pthread_mutex_unlock(&order->lock);
        loader_host_join(all);
        loader_clock_release(all);
    }
}

void loader_order_waited(uint32_t num_events, const ur_event_handle_t *events) {
    for (uint32_t i = 0; events && i < num_events; i++) {
        struct loader_clock *clock = clock_of(events[i]);
        if (clock) {
            loader_host_join(clock);
            loader_clock_release(clock);
        }
    }
}
