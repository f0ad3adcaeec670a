/* The order of asynchronous USM.
 *
 * Each asynchronous allocation has a place in a set. The set of a queue holds the allocations that
 * are ordered before its next command, that of an event those that are ordered before whatever
 * waits for the event, and one set holds those that the host has waited for. A command may use an
 * allocation if it is in one of the sets that the command is behind. Places are given in a circle:
 * with more than 256 allocations on their way the oldest is no longer followed. A place that is
 * used again can hide a mistake; it never invents one.
 */
#include <stdlib.h>
#include <string.h>

#include "allocations.h"
#include "tracked.h"

#define PLACES (64 * LOADER_ORDER_WORDS)

_Atomic bool loader_order_used;
static _Atomic uint64_t host[LOADER_ORDER_WORDS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const void *owners[PLACES]; /* under the lock: the allocation of a place */
static unsigned next_place;        /* under the lock */

void loader_order_start(void) {
    pthread_mutex_lock(&lock);
    memset(owners, 0, sizeof(owners));
    next_place = 0;
    for (int i = 0; i < LOADER_ORDER_WORDS; i++) {
        atomic_store(&host[i], 0);
    }
    atomic_store(&loader_order_used, false);
    pthread_mutex_unlock(&lock);
}

static struct loader_queue_order *order_of(const void *queue) {
    struct loader_record *record = queue ? loader_handle_find(queue) : NULL;
    return record ? atomic_load_explicit(&record->queue, memory_order_acquire) : NULL;
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
    memset(order->before, 0, sizeof(order->before));
    memset(order->all, 0, sizeof(order->all));
    pthread_mutex_unlock(&order->lock);
}

static void add_event(uint64_t *set, ur_event_handle_t event) {
    const struct loader_record *record = event ? loader_handle_find(event) : NULL;
    for (int i = 0; record && i < LOADER_ORDER_WORDS; i++) {
        set[i] |= atomic_load(&record->order.bits[i]);
    }
}

void loader_order_begin(struct loader_command *command, unsigned function, const void *queue,
                        uint32_t num_events, const ur_event_handle_t *events) {
    struct loader_queue_order *order = order_of(queue);
    command->function = function;
    command->queue = queue;
    command->num_events = events ? num_events : 0;
    command->events = events;
    for (int i = 0; i < LOADER_ORDER_WORDS; i++) {
        command->before[i] = atomic_load(&host[i]);
    }
    if (order) {
        pthread_mutex_lock(&order->lock);
        for (int i = 0; i < LOADER_ORDER_WORDS; i++) {
            command->before[i] |= order->before[i];
        }
        pthread_mutex_unlock(&order->lock);
    }
    for (uint32_t i = 0; i < command->num_events; i++) {
        add_event(command->before, events[i]);
    }
}

static bool is_before(const struct loader_command *command, int32_t place) {
    return command->before[place / 64] >> (place % 64) & 1;
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
                        a.queue == command->queue ? "the same queue" : "another queue");
        return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    }
    if (a.order >= 0 && !is_before(command, a.order)) {
        loader_complain(command->function, param, -1,
                        " = %p: nothing orders this command after %s, which allocates it on %s",
                        pointer, loader_function_name(a.made_by),
                        a.queue == command->queue ? "the same queue, out of order"
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
    if (!record || index >= LOADER_KERNEL_POINTERS) {
        return;
    }
    void *_Atomic *pointers = atomic_load(&record->pointers);
    if (!pointers) {
        void *_Atomic *fresh = calloc(LOADER_KERNEL_POINTERS, sizeof(*fresh));
        if (!fresh) {
            return;
        }
        if (atomic_compare_exchange_strong(&record->pointers, &pointers, fresh)) {
            pointers = fresh;
        } else {
            free((void *)fresh);
        }
    }
    atomic_store(&pointers[index], (void *)(uintptr_t)pointer);
}

ur_result_t loader_order_use_kernel(const struct loader_command *command, unsigned param,
                                    const void *kernel) {
    struct loader_record *record = kernel ? loader_handle_find(kernel) : NULL;
    void *_Atomic *pointers = record ? atomic_load(&record->pointers) : NULL;
    ur_result_t result = UR_RESULT_SUCCESS;
    for (int i = 0; pointers && i < LOADER_KERNEL_POINTERS && result == UR_RESULT_SUCCESS; i++) {
        result = loader_order_use(command, param, atomic_load(&pointers[i]));
    }
    return result;
}

/* The command comes with what was before it and, for an allocation, its own place. */
static void enqueue(const struct loader_command *command, const uint64_t *set,
                    enum loader_order_effect effect, const ur_event_handle_t *event) {
    struct loader_queue_order *order = order_of(command->queue);
    uint64_t mine[LOADER_ORDER_WORDS];
    memcpy(mine, set, sizeof(mine));
    if (order) {
        pthread_mutex_lock(&order->lock);
        bool waits = effect == LOADER_ORDER_WAIT || effect == LOADER_ORDER_BARRIER;
        for (int i = 0; i < LOADER_ORDER_WORDS; i++) {
            if (waits && !command->num_events) {
                mine[i] |= order->all[i];
            }
            order->all[i] |= mine[i];
            if (order->in_order || effect == LOADER_ORDER_BARRIER) {
                order->before[i] |= mine[i];
            }
        }
        pthread_mutex_unlock(&order->lock);
    }
    struct loader_record *record = event && *event ? loader_handle_find(*event) : NULL;
    for (int i = 0; i < LOADER_ORDER_WORDS; i++) {
        if (record) {
            atomic_store(&record->order.bits[i], mine[i]);
        }
        if (effect == LOADER_ORDER_BLOCKING) {
            atomic_fetch_or(&host[i], mine[i]);
        }
    }
}

void loader_order_end(const struct loader_command *command, enum loader_order_effect effect,
                      const ur_event_handle_t *event) {
    enqueue(command, command->before, effect, event);
}

void loader_order_allocated(struct loader_command *command, const void *pointer, size_t size,
                            const ur_event_handle_t *event) {
    const void *previous;
    if (!pointer) {
        return;
    }
    pthread_mutex_lock(&lock);
    unsigned place = next_place;
    next_place = (next_place + 1) % PLACES;
    previous = owners[place];
    owners[place] = pointer;
    atomic_fetch_and(&host[place / 64], ~(UINT64_C(1) << (place % 64)));
    pthread_mutex_unlock(&lock);
    if (previous) {
        struct loader_allocation a;
        if (loader_allocation_find(previous, &a) && a.order == (int32_t)place) {
            loader_allocation_unfollow(previous);
        }
    }
    loader_allocation_add(pointer, size, command->function, (int32_t)place,
                          (void *)(uintptr_t)command->queue, loader_stack_take());
    command->before[place / 64] |= UINT64_C(1) << (place % 64);
    enqueue(command, command->before, LOADER_ORDER_COMMAND, event);
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
    loader_allocation_freed(pointer, command->function, (void *)(uintptr_t)command->queue);
}

void loader_order_finished(const void *queue) {
    struct loader_queue_order *order = order_of(queue);
    if (order) {
        pthread_mutex_lock(&order->lock);
        for (int i = 0; i < LOADER_ORDER_WORDS; i++) {
            atomic_fetch_or(&host[i], order->all[i]);
        }
        pthread_mutex_unlock(&order->lock);
    }
}

void loader_order_waited(uint32_t num_events, const ur_event_handle_t *events) {
    uint64_t set[LOADER_ORDER_WORDS] = {0};
    for (uint32_t i = 0; events && i < num_events; i++) {
        add_event(set, events[i]);
    }
    for (int i = 0; i < LOADER_ORDER_WORDS; i++) {
        atomic_fetch_or(&host[i], set[i]);
    }
}
