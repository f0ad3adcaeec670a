/* Which commands may still run, as far as the program's own waits tell.
 *
 * The commands of a queue are numbered as their calls return, which is not the order in which the
 * driver got them where threads enqueue at once. So commands are over one by one, and one that
 * keeps the order of its queue, or is a barrier, tells of those before it whose calls had returned
 * when its own began. A wait on an event also tells of the commands that the waited one came after.
 */
#include "map.h"
#include "recording.h"

/* So many commands back it is looked for one whose call had returned when another began. */
#define RECENT 16u

/* The command `number` of a queue came after `on`. */
struct after {
    uint64_t number;
    struct ur_record_moment on;
};

struct ur_record_queue {
    const void *handle, *device;
    bool in_order, captures;
    int references;
    uint64_t last, over; /* commands so far; all up to `over` are over */
    uint8_t *state;      /* of each command behind `over` */
    size_t room_state;
    uint64_t made[RECENT]; /* when the last ones were numbered, by number */
    /* By number; those before first_after have been looked at. */
    struct after *after;
    size_t first_after, num_after, room_after;
    struct ur_record_queue *next; /* of all */
};

enum { OVER = 1, TELLS = 2 };

struct event {
    struct ur_record_moment moment;
    int references;
};

static struct ur_map queues, events;
static struct ur_record_queue *all;

struct ur_record_moment ur_record_before(const void *handle) {
    struct ur_record_queue *queue = ur_map_get(&queues, handle);
    if (!queue || !queue->in_order || queue->captures || queue->last == queue->over) {
        return (struct ur_record_moment){0};
    }
    return (struct ur_record_moment){queue, queue->last, queue->last};
}

ur_queue_handle_t *ur_record_queues(size_t *count) {
    ur_queue_handle_t *handles = calloc(queues.used + 1, sizeof(*handles));
    *count = 0;
    for (size_t i = 0; handles && i < queues.room; i++) {
        if (queues.entries[i].key) {
            handles[(*count)++] = (ur_queue_handle_t)(uintptr_t)queues.entries[i].key;
        }
    }
    return handles;
}

void ur_record_queue_made(const void *handle, const void *device, bool in_order) {
    struct ur_record_queue *queue = calloc(1, sizeof(*queue));
    if (!queue || !ur_map_put(&queues, handle, queue)) {
        free(queue);
        return;
    }
    queue->handle = handle;
    queue->device = device;
    queue->in_order = in_order;
    queue->references = 1;
    queue->next = all;
    all = queue;
}

void ur_record_queue_retained(const void *handle, int by) {
    struct ur_record_queue *queue = ur_map_get(&queues, handle);
    if (queue && (queue->references += by) == 0) {
        ur_map_remove(&queues, handle); /* events and memory may still tell of its commands */
    }
}

void ur_record_queue_captures(const void *handle, bool captures) {
    struct ur_record_queue *queue = ur_map_get(&queues, handle);
    if (queue) {
        queue->captures = captures;
    }
}

struct ur_record_queue *ur_record_queue_find(const void *handle) {
    return ur_map_get(&queues, handle);
}

const void *ur_record_device_of(const struct ur_record_queue *queue) {
    return queue ? queue->device : NULL;
}

const void *ur_record_queue_device(const void *handle) {
    return ur_record_device_of(ur_map_get(&queues, handle));
}

bool ur_record_queue_is_captured(const void *handle) {
    const struct ur_record_queue *queue = ur_map_get(&queues, handle);
    return queue && queue->captures;
}

bool ur_record_tells(struct ur_record_moment moment, struct ur_record_moment of) {
    return moment.queue == of.queue &&
           (moment.number == of.number || (of.number <= moment.before && moment.queue->in_order));
}

static bool add_after(struct ur_record_moment command, struct ur_record_moment on) {
    struct ur_record_queue *queue = command.queue;
    if (queue->num_after > queue->first_after) {
        const struct after *last = &queue->after[queue->num_after - 1];
        if (queue->in_order && last->number <= command.before && ur_record_tells(last->on, on)) {
            return true;
        }
    }
    if (queue->num_after == queue->room_after) {
        if (queue->first_after > queue->num_after / 2) {
            queue->num_after -= queue->first_after;
            memmove(queue->after, queue->after + queue->first_after,
                    queue->num_after * sizeof(*queue->after));
            queue->first_after = 0;
        } else {
            size_t room = queue->room_after ? queue->room_after * 2 : 16;
            void *more = realloc(queue->after, room * sizeof(*queue->after));
            if (!more) {
                return false;
            }
            queue->after = more;
            queue->room_after = room;
        }
    }
    queue->after[queue->num_after++] = (struct after){command.number, on};
    return true;
}

bool ur_record_over(struct ur_record_moment moment) {
    const struct ur_record_queue *queue = moment.queue;
    return !queue || moment.number <= queue->over ||
           (queue->state[moment.number - queue->over - 1] & OVER);
}

bool ur_record_all_over(struct ur_record_moment moment) {
    return !moment.queue || moment.number <= moment.queue->over;
}

struct ur_record_moment *ur_record_waits(const struct ur_record_traits *traits, void **params,
                                         uint32_t *count) {
    uint32_t length = traits->num_waits < 0 ? 0 : *(uint32_t *)params[traits->num_waits];
    void *const *waits = traits->waits < 0 ? NULL : *(void *const **)params[traits->waits];
    struct ur_record_moment *list = NULL;
    *count = 0;
    for (uint32_t i = 0; waits && i < length; i++) {
        const struct event *event = ur_map_get(&events, waits[i]);
        if (event && !ur_record_over(event->moment)) {
            list = list ? list : malloc(length * sizeof(*list));
            if (!list) {
                break;
            }
            list[(*count)++] = event->moment;
        }
    }
    return list;
}

void ur_record_event_made(const void *handle, struct ur_record_moment moment) {
    struct event *event = malloc(sizeof(*event));
    if (event) {
        *event = (struct event){moment, 1};
    }
    if (!event || !ur_map_put(&events, handle, event)) {
        free(event);
    }
}

struct ur_record_moment ur_record_command(const struct ur_recorded *call, void **params) {
    const struct ur_record_traits *traits = call->traits;
    struct ur_record_moment none = {0};
    struct ur_record_queue *queue = call->queue ? call->queue
                                    : traits->queue < 0
                                        ? NULL
                                        : ur_map_get(&queues, *(void **)params[traits->queue]);
    if (!queue || queue->captures) {
        return none;
    }
    uint32_t count = traits->num_waits < 0 ? 0 : *(uint32_t *)params[traits->num_waits];
    size_t open = (size_t)(queue->last - queue->over);
    if (open == queue->room_state) {
        size_t room = open ? open * 2 : 64;
        uint8_t *state = realloc(queue->state, room);
        if (!state) {
            return none;
        }
        queue->state = state;
        queue->room_state = room;
    }
    bool tells = queue->in_order || ((traits->flags & UR_RECORD_BARRIER) && !count);
    queue->state[open] = tells ? TELLS : 0;
    struct ur_record_moment moment = {queue, queue->last + 1, 0};
    for (uint64_t i = queue->last; i > 0 && i + RECENT > queue->last; i--) {
        if (queue->made[i % RECENT] <= call->began) {
            moment.before = i;
            break;
        }
    }
    queue->last++;
    uint64_t made = atomic_load_explicit(&ur_recording.commands, memory_order_relaxed) + 1;
    queue->made[queue->last % RECENT] = made;
    atomic_store_explicit(&ur_recording.commands, made, memory_order_release);
    for (uint32_t i = 0; i < call->num_after; i++) {
        if (!ur_record_over(call->after[i])) {
            add_after(moment, call->after[i]);
        }
    }
    void **out = traits->event < 0 ? NULL : *(void ***)params[traits->event];
    if (out && *out) {
        struct event *event = ur_map_get(&events, *out);
        if (event && traits->id == UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT) {
            event->moment = moment; /* the program's, which is signaled again */
        } else if (event) { /* one that it waited for is given back: it tells of what it was of */
            event->references++;
        } else {
            ur_record_event_made(*out, moment);
        }
    }
    return moment;
}

void ur_record_event_retained(const void *handle, int by) {
    struct event *event = ur_map_get(&events, handle);
    if (event && (event->references += by) == 0) {
        free(ur_map_remove(&events, handle));
    }
}

/* Commands of which it is to be found out what else is over with them. */
static struct {
    struct ur_record_moment *at;
    size_t used, room;
} work;

static void order_push(struct ur_record_moment moment) {
    if (ur_record_over(moment)) {
        return;
    }
    if (work.used == work.room) {
        size_t room = work.room ? work.room * 2 : 64;
        void *more = realloc(work.at, room * sizeof(*work.at));
        if (!more) {
            return;
        }
        work.at = more;
        work.room = room;
    }
    work.at[work.used++] = moment;
}

/* Everything up to the number is over. */
static void over_up_to(struct ur_record_queue *queue, uint64_t number) {
    if (number <= queue->over) {
        return;
    }
    size_t gone = (size_t)(number - queue->over), open = (size_t)(queue->last - queue->over);
    memmove(queue->state, queue->state + gone, open - gone);
    queue->over = number;
    while (queue->first_after < queue->num_after &&
           queue->after[queue->first_after].number <= number) {
        order_push(queue->after[queue->first_after++].on);
    }
}

static void one_over(struct ur_record_moment moment) {
    struct ur_record_queue *queue = moment.queue;
    uint64_t number = moment.number;
    if (queue->state[number - queue->over - 1] & TELLS) {
        over_up_to(queue, moment.before);
    }
    queue->state[number - queue->over - 1] |= OVER;
    size_t low = queue->first_after, high = queue->num_after;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (queue->after[middle].number < number) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    for (; low < queue->num_after && queue->after[low].number == number; low++) {
        order_push(queue->after[low].on);
    }
    uint64_t end = queue->over;
    while (end < queue->last && (queue->state[end - queue->over] & OVER)) {
        end++;
    }
    over_up_to(queue, end);
}

void ur_record_command_over(struct ur_record_moment moment) {
    order_push(moment);
    while (work.used) {
        struct ur_record_moment next = work.at[--work.used];
        if (!ur_record_over(next)) {
            one_over(next);
        }
    }
}

void ur_record_event_over(const void *handle) {
    struct event *event = ur_map_get(&events, handle);
    if (event) {
        ur_record_command_over(event->moment);
    }
}

struct ur_record_moment *ur_record_so_far(bool is_queue, const void *handle, uint32_t *count) {
    struct ur_record_moment *list = malloc((is_queue ? 1 : queues.used + 1) * sizeof(*list));
    *count = 0;
    if (is_queue && list) {
        struct ur_record_queue *queue = ur_map_get(&queues, handle);
        if (queue) {
            list[(*count)++] = (struct ur_record_moment){queue, queue->last, queue->last};
        }
        return list;
    }
    for (size_t i = 0; list && i < queues.room; i++) {
        struct ur_record_queue *queue = queues.entries[i].value;
        if (queues.entries[i].key && queue->device == handle) {
            list[(*count)++] = (struct ur_record_moment){queue, queue->last, queue->last};
        }
    }
    return list;
}

void ur_record_up_to(struct ur_record_moment moment) {
    if (!moment.queue) {
        return;
    }
    over_up_to(moment.queue, moment.number);
    while (work.used) {
        ur_record_command_over(work.at[--work.used]);
    }
}

void ur_record_order_forget_all(void) {
    for (size_t i = 0; i < events.room; i++) {
        if (events.entries[i].key) {
            free(events.entries[i].value);
        }
    }
    free(events.entries);
    free(queues.entries);
    free(work.at);
    while (all) {
        struct ur_record_queue *queue = all;
        all = queue->next;
        free(queue->state);
        free(queue->after);
        free(queue);
    }
    queues = events = (struct ur_map){0};
    memset(&work, 0, sizeof(work));
}
