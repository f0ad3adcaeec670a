/* Which command comes before which, as far as queues, events, barriers and waits of the host say:
 * of each command how far in each lane the commands are that it is ordered behind. A command whose
 * order is not known wholly, since it waits for an event of the program's own, of another context
 * or of another library, is loose: nothing is said of it, nor of those behind it. */
#include <stdlib.h>
#include <string.h>

#include "../command.h"
#include "handles.h"
#include "layer.h"

#define NEXT (ur_checking.next)

/* Never changed once others may have it. */
struct ur_check_clock {
    uint32_t refs;
    bool loose;
    uint32_t at[UR_CHECK_LANES];
};

struct ur_check_order {
    volatile struct ur_check_command *commands; /* host USM, which kernels read */
    uint32_t number;                            /* the last one */
    uint32_t host[UR_CHECK_LANES];              /* what it has waited for */
    uint32_t last[UR_CHECK_LANES];
    struct ur_check_named named[UR_CHECK_COMMANDS];
};

/* ---- clocks ---- */

static struct ur_check_clock *order_hold(struct ur_check_clock *clock) {
    if (clock) {
        clock->refs++;
    }
    return clock;
}

void ur_check_clock_release(struct ur_check_clock *clock) {
    if (clock && --clock->refs == 0) {
        free(clock);
    }
}

static void order_replace(struct ur_check_clock **place, struct ur_check_clock *clock) {
    struct ur_check_clock *old = *place;
    *place = order_hold(clock);
    ur_check_clock_release(old);
}

static void order_join(struct ur_check_clock *clock, const struct ur_check_clock *other) {
    for (unsigned i = 0; other && i < UR_CHECK_LANES; i++) {
        clock->at[i] = other->at[i] > clock->at[i] ? other->at[i] : clock->at[i];
    }
    clock->loose |= other && other->loose;
}

/* Behind a loose command may be any. */
static void join_host(struct ur_check_order *order, const struct ur_check_clock *clock) {
    for (unsigned i = 0; order && clock && i < UR_CHECK_LANES; i++) {
        uint32_t turn = clock->loose ? order->last[i] : clock->at[i];
        order->host[i] = turn > order->host[i] ? turn : order->host[i];
    }
}

/* ---- queues and events ---- */

struct ordered_queue {
    ur_queue_handle_t handle;
    struct ur_check_context *context;
    bool in_order, apart; /* apart: others enqueue, too */
    uint32_t lane;
    struct ur_check_clock
        *last;                  /* what each command is behind: the last one, or the last barrier */
    struct ur_check_clock *all; /* out of order: all commands */
    struct ordered_queue *next;
};
struct ordered_event {
    struct ur_check_handle in; /* first */
    struct ur_check_context *context;
    uint32_t refs; /* the program's */
    struct ur_check_clock *clock;
};
#define NUM_CHAINS 256
static struct ordered_queue *queues[NUM_CHAINS];
static struct ur_check_handles events;

static unsigned order_chain_of(const void *handle) {
    uintptr_t at = (uintptr_t)handle;
    return (at >> 4 ^ at >> 14) % NUM_CHAINS;
}

static struct ordered_queue **find_queue(ur_queue_handle_t handle) {
    struct ordered_queue **link = &queues[order_chain_of(handle)];
    while (*link && (*link)->handle != handle) {
        link = &(*link)->next;
    }
    return link;
}

static struct ordered_event *find_event(ur_event_handle_t handle) {
    return (struct ordered_event *)*ur_check_handles_find(&events, handle);
}

static void drop_queue(struct ordered_queue **link) {
    struct ordered_queue *queue = *link;
    *link = queue->next;
    ur_check_clock_release(queue->last);
    ur_check_clock_release(queue->all);
    free(queue);
}

static void free_event(struct ordered_event *event) {
    ur_check_clock_release(event->clock);
    free(event);
}

void ur_check_order_queue(ur_queue_handle_t handle, struct ur_check_context *context, bool in_order,
                          bool apart) {
    struct ordered_queue **link = find_queue(handle), *queue = calloc(1, sizeof(*queue));
    if (*link) {
        drop_queue(link);
    }
    if (queue) {
        *queue = (struct ordered_queue){.handle = handle,
                                        .context = context,
                                        .in_order = in_order,
                                        .apart = apart,
                                        .next = queues[order_chain_of(handle)]};
        queues[order_chain_of(handle)] = queue;
    }
}

bool ur_check_order_knows(ur_queue_handle_t queue) {
    return *find_queue(queue) != NULL;
}

void ur_check_order_event(ur_event_handle_t handle, struct ur_check_context *context,
                          struct ur_check_clock *clock) {
    struct ordered_event *event = find_event(handle);
    if (!event && (event = calloc(1, sizeof(*event))) != NULL) {
        event->in.handle = handle;
        event->refs = 1;
        ur_check_handles_put(&events, &event->in);
    }
    if (event) {
        event->context = context;
        order_replace(&event->clock, clock);
    }
}

void ur_check_order_event_refs(ur_event_handle_t handle, int by) {
    struct ur_check_handle **link = ur_check_handles_find(&events, handle);
    struct ordered_event *event = (struct ordered_event *)*link;
    if (event && (event->refs += (uint32_t)by) == 0) {
        ur_check_handles_take(&events, link);
        free_event(event);
    }
}

void ur_check_order_waited(uint32_t count, const ur_event_handle_t *list) {
    for (uint32_t i = 0; list && i < count; i++) {
        const struct ordered_event *event = find_event(list[i]);
        if (event) {
            join_host(event->context->order, event->clock);
        }
    }
}

struct ur_check_clock *ur_check_order_finishing(ur_queue_handle_t handle) {
    const struct ordered_queue *queue = *find_queue(handle);
    return queue ? order_hold(queue->in_order ? queue->last : queue->all) : NULL;
}

void ur_check_order_finished(ur_queue_handle_t handle, struct ur_check_clock *clock) {
    struct ordered_queue *queue = *find_queue(handle);
    if (queue && clock) {
        join_host(queue->context->order, clock);
        if (queue->last == clock || queue->all == clock) {
            order_replace(&queue->last, NULL);
            order_replace(&queue->all, NULL);
        }
    }
    ur_check_clock_release(clock);
}

void ur_check_order_device_idle(void) {
    for (unsigned i = 0; i < NUM_CHAINS; i++) {
        for (struct ordered_queue *queue = queues[i]; queue; queue = queue->next) {
            join_host(queue->context->order, queue->in_order ? queue->last : queue->all);
        }
    }
}

/* ---- commands ---- */

static bool is_waited_for(const struct ur_check_order *order,
                          const volatile struct ur_check_command *command) {
    return !command->number || order->host[command->lane] >= command->turn;
}

/* A number for kernels to know a command by; 0: too many are under way. */
static uint32_t order_number(struct ur_check_context *context, struct ur_check_clock *clock,
                             uint32_t lane) {
    struct ur_check_order *order = context->order;
    uint32_t next = order->number + 1;
    if (next == UR_CHECK_NUMBERS) {
        ur_check_shadows_clear(context);
        next = 1;
    }
    volatile struct ur_check_command *command = &order->commands[next % UR_CHECK_COMMANDS];
    if (!is_waited_for(order, command)) {
        return 0;
    }
    __atomic_store_n(&command->number, 0, __ATOMIC_SEQ_CST);
    UR_CHECK_FENCE;
    command->lane = lane;
    command->turn = clock->at[lane];
    for (unsigned i = 0; i < UR_CHECK_LANES; i++) {
        command->before[i] = clock->at[i];
    }
    __atomic_store_n(&command->number, next, __ATOMIC_SEQ_CST);
    return order->number = next;
}

/* A lane that the command is behind all commands of; UR_CHECK_LANES: there is none. */
static uint32_t find_lane(const struct ur_check_order *order, const struct ur_check_clock *clock,
                          uint32_t liked) {
    uint32_t lane = 0;
    if (clock->at[liked] >= order->last[liked]) {
        return liked;
    }
    while (lane < UR_CHECK_LANES && clock->at[lane] < order->last[lane]) {
        lane++;
    }
    return lane;
}

struct ur_check_clock *ur_check_order_take(ur_queue_handle_t handle, uint32_t count,
                                           const ur_event_handle_t *list,
                                           enum ur_check_effect effect, uint32_t *given) {
    struct ordered_queue *queue = *find_queue(handle);
    struct ur_check_order *order = queue ? queue->context->order : NULL;
    struct ur_check_clock *clock = order ? calloc(1, sizeof(*clock)) : NULL;
    *given = 0;
    if (!clock) {
        return NULL;
    }
    clock->refs = 1;
    memcpy(clock->at, order->host, sizeof(clock->at));
    order_join(clock, queue->last);
    if (!queue->in_order && effect != UR_CHECK_COMMAND && !count) {
        order_join(clock, queue->all);
    }
    for (uint32_t i = 0; list && i < count; i++) {
        const struct ordered_event *event = find_event(list[i]);
        bool known = event && event->context == queue->context;
        order_join(clock, known ? event->clock : NULL);
        clock->loose |= !known;
    }
    clock->loose |= queue->apart || queue->context->shown;
    uint32_t lane = clock->loose ? UR_CHECK_LANES : find_lane(order, clock, queue->lane);
    if (lane < UR_CHECK_LANES) {
        queue->lane = lane;
        clock->at[lane] = ++order->last[lane];
        *given = order_number(queue->context, clock, lane);
    } else {
        clock->loose = true;
    }
    if (queue->in_order || effect == UR_CHECK_BARRIER) {
        order_replace(&queue->last, clock);
    }
    if (!queue->in_order) {
        struct ur_check_clock *all = calloc(1, sizeof(*all));
        if (all) {
            order_join(all, queue->all);
            order_join(all, clock);
            order_replace(&queue->all, all);
        }
    }
    return clock;
}

struct ur_check_named *ur_check_order_named(struct ur_check_context *context, uint32_t number) {
    return context->order && number ? &context->order->named[number % UR_CHECK_COMMANDS] : NULL;
}

volatile struct ur_check_command *ur_check_order_commands(const struct ur_check_context *context) {
    return context->order ? context->order->commands : NULL;
}

void ur_check_order_host(struct ur_check_context *context, const struct ur_check_clock *clock) {
    join_host(context->order, clock);
}

bool ur_check_order_start(struct ur_check_context *context) {
    size_t size = sizeof(struct ur_check_command) * UR_CHECK_COMMANDS;
    struct ur_check_order *order = calloc(1, sizeof(*order));
    void *memory = NULL;
    if (!order || NEXT->ddi.USM.pfnHostAlloc(context->handle, NULL, NULL, size, &memory)) {
        free(order);
        return false;
    }
    memset(memory, 0, size);
    order->commands = memory;
    context->order = order;
    return true;
}

static bool event_over(struct ur_check_handle *entry, void *context) {
    struct ordered_event *event = (struct ordered_event *)entry;
    if (event->context != context) {
        return false;
    }
    free_event(event);
    return true;
}

void ur_check_order_over(struct ur_check_context *context, bool idle) {
    for (unsigned i = 0; i < NUM_CHAINS; i++) {
        for (struct ordered_queue **link = &queues[i]; *link;) {
            if ((*link)->context == context) {
                drop_queue(link);
            } else {
                link = &(*link)->next;
            }
        }
    }
    ur_check_handles_sweep(&events, event_over, context);
    if (context->order && idle) {
        NEXT->ddi.USM.pfnFree(context->handle, (void *)(uintptr_t)context->order->commands);
    }
    free(context->order);
    context->order = NULL;
}
