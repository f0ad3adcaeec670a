/* The graph of held commands. held.h says why. */
#include "held.h"

#include "command.h"
#include "shared_event.h"

static pthread_mutex_t lock =
    PTHREAD_MUTEX_INITIALIZER; /* edges, counts, lists of contexts and places */
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER; /* one is through */
static uint64_t tickets;

struct stream_step {
    stream_step_t run;
    void (*drop)(const void *args); /* or NULL */
    struct stream_step *next;
    _Alignas(max_align_t) unsigned char args[];
};

/* ---- making and giving up -------------------------------------------------------------------- */

/* Pre: locked. */
static void link_edge(struct stream_edge *edge, struct stream_held *from,
                      struct stream_follower *to) {
    *edge = (struct stream_edge){.to = to, .next = from->followers};
    from->followers = edge;
    ++to->open;
}

static void free_steps(struct stream_held *held) {
    while (held->first) {
        struct stream_step *step = held->first;
        held->first = step->next;
        if (step->drop) {
            step->drop(step->args);
        }
        free(step);
    }
}

static void free_held(struct stream_held *held) {
    free_steps(held);
    for (uint32_t i = 0; i < held->count; ++i) {
        stream_event_unkeep(held->waits[i]);
    }
    if (held->event) {
        stream_event_drop(held->event);
    }
    if (held->also) {
        stream_event_drop(held->also);
    }
    stream_queue_unhold(held->queue);
    free(held->waits);
    free(held->signals);
    free(held->edges);
    free(held->more_edges);
    free(held);
}

static void held_give_up(struct stream_held *held) {
    pthread_mutex_lock(&lock);
    bool last = --held->refs == 0;
    pthread_mutex_unlock(&lock);
    if (last) {
        free_held(held);
    }
}

static struct stream_follower *submit(struct stream_follower *follower);

bool stream_must_hold(ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits) {
    if (queue->in_order ? queue->held_first != NULL
                        : queue->barrier_event && stream_event_is_held(queue->barrier_event)) {
        return true;
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (stream_event_is_held(stream_event_real(waits[i]))) {
            return true;
        }
    }
    return false;
}

ur_result_t stream_hold(struct stream_command *c) {
    ur_queue_handle_t queue = c->queue;
    struct stream_held *held = calloc(1, sizeof(*held));
    if (!held) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    held->waits = calloc(c->count + 1, sizeof(*held->waits));
    held->edges = calloc(c->count + 1, sizeof(*held->edges));
    bool noted = stream_shared_note(c->count, c->waits, &held->signals);
    if (!held->waits || !held->edges || !noted) {
        free(held->waits);
        free(held->signals);
        free(held->edges);
        free(held);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    held->follower.run = submit;
    held->follower.open = 1; /* until stream_end */
    held->refs = 1;
    held->last = &held->first;
    held->queue = queue;
    stream_queue_hold(queue);
    held->count = c->count;
    for (uint32_t i = 0; i < c->count; ++i) {
        held->waits[i] = c->waits[i];
        stream_event_keep(c->waits[i]);
    }
    struct stream_edge *edge = held->edges;
    pthread_mutex_lock(&lock);
    struct stream_held *before = queue->in_order        ? queue->held_last
                                 : queue->barrier_event ? queue->barrier_event->held
                                                        : NULL;
    if (before) {
        link_edge(edge++, before, &held->follower);
    }
    for (uint32_t i = 0; i < c->count; ++i) {
        struct stream_held *of = stream_event_real(c->waits[i])->held;
        if (of) {
            link_edge(edge++, of, &held->follower);
        }
    }
    pthread_mutex_unlock(&lock);
    c->held = held;
    c->track = NULL;
    return UR_RESULT_SUCCESS;
}

/* What else of the queue there is to follow: one that follows all before it stands for these, so
 * that however many there are, each command is followed by one of them. */
static struct stream_held *before_too(const struct stream_held *at) {
    return at->after_all ? NULL : at->previous;
}

ur_result_t stream_hold_after_all(struct stream_command *c) {
    ur_queue_handle_t queue = c->queue;
    ur_result_t result = c->held ? UR_RESULT_SUCCESS : stream_hold(c);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_held *held = c->held;
    held->after_all = true;
    uint32_t count = 0;
    for (struct stream_held *at = queue->held_last; at; at = before_too(at)) {
        ++count;
    }
    held->more_edges = calloc(count + 1, sizeof(*held->more_edges));
    if (!held->more_edges) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    count = 0;
    pthread_mutex_lock(&lock);
    for (struct stream_held *at = queue->held_last; at; at = before_too(at)) {
        link_edge(&held->more_edges[count++], at, &held->follower);
    }
    pthread_mutex_unlock(&lock);
    return UR_RESULT_SUCCESS;
}

void stream_hold_signal(struct stream_command *c, ur_event_handle_t event, uint32_t signal) {
    struct stream_held *held = c->held;
    ur_object_retain(&event->object);
    held->also = event;
    held->signal = held->number = signal;
    pthread_mutex_lock(&lock);
    event->held = held;
    atomic_store_explicit(&event->state, STREAM_EVENT_HELD, memory_order_release);
    pthread_mutex_unlock(&lock);
}

void stream_event_unhold(ur_event_handle_t event) {
    pthread_mutex_lock(&lock);
    event->held = NULL;
    atomic_store_explicit(&event->state, STREAM_EVENT_PENDING, memory_order_release);
    pthread_mutex_unlock(&lock);
}

ur_result_t stream_step_held(struct stream_command *c, stream_step_t run, const void *args,
                             size_t size) {
    return stream_step_owning(c, run, NULL, args, size);
}

ur_result_t stream_step_owning(struct stream_command *c, stream_step_t run,
                               void (*drop)(const void *args), const void *args, size_t size) {
    struct stream_step *step = malloc(sizeof(*step) + size);
    if (!step) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    step->run = run;
    step->drop = drop;
    step->next = NULL;
    memcpy(step->args, args, size);
    *c->held->last = step;
    c->held->last = &step->next;
    return UR_RESULT_SUCCESS;
}

/* ---- lists ----------------------------------------------------------------------------------- */

void stream_held_enter(struct stream_held *held) {
    ur_queue_handle_t queue = held->queue;
    ur_context_handle_t context = queue->context;
    held->previous = queue->held_last;
    *(queue->held_last ? &queue->held_last->next : &queue->held_first) = held;
    queue->held_last = held;
    stream_queue_set_open(queue);
    pthread_mutex_lock(&lock);
    held->ticket = ++tickets;
    if (held->event) {
        held->event->track = STREAM_TRACKS; /* of no stream yet */
        held->event->serial = 0;
        held->event->held = held;
        atomic_store_explicit(&held->event->state, STREAM_EVENT_HELD, memory_order_release);
    }
    held->before = context->held_last;
    *(context->held_last ? &context->held_last->behind : &context->held_first) = held;
    context->held_last = held;
    struct stream_place *place = queue->place;
    held->above = place->held_last;
    *(place->held_last ? &place->held_last->below : &place->held_first) = held;
    place->held_last = held;
    atomic_fetch_add_explicit(&context->held_count, 1, memory_order_relaxed);
    pthread_mutex_unlock(&lock);
}

/* Pre: the queue's lock and this one are held. */
static void leave(struct stream_held *held) {
    ur_queue_handle_t queue = held->queue;
    ur_context_handle_t context = queue->context;
    *(held->previous ? &held->previous->next : &queue->held_first) = held->next;
    *(held->next ? &held->next->previous : &queue->held_last) = held->previous;
    *(held->before ? &held->before->behind : &context->held_first) = held->behind;
    *(held->behind ? &held->behind->before : &context->held_last) = held->before;
    struct stream_place *place = queue->place;
    *(held->above ? &held->above->below : &place->held_first) = held->below;
    *(held->below ? &held->below->above : &place->held_last) = held->above;
    atomic_fetch_sub_explicit(&context->held_count, 1, memory_order_relaxed);
}

/* Work that waits for nothing that is still held. Pre: locked. */
static struct stream_late *take_late(ur_context_handle_t context) {
    struct stream_late *ready = NULL;
    uint64_t oldest = context->held_first ? context->held_first->ticket : UINT64_MAX;
    while (context->late_first && context->late_first->ticket < oldest) {
        struct stream_late *late = context->late_first;
        context->late_first = late->next;
        if (!context->late_first) {
            context->late_last = NULL;
        }
        late->next = ready;
        ready = late;
    }
    return ready;
}

static void settle_event(ur_event_handle_t event, struct stream_held *held, ur_result_t result,
                         enum stream_event_state good) {
    if (event && event->held == held) {
        event->held = NULL;
        atomic_store_explicit(
            &event->state,
            (uint32_t)(result == UR_RESULT_SUCCESS || stream_event_is_reusable(event)
                           ? good
                           : STREAM_EVENT_FAILED),
            memory_order_release);
    }
}

void stream_held_unasked(ur_event_handle_t event) {
    ur_queue_handle_t queue = event->queue;
    pthread_mutex_lock(&queue->lock);
    pthread_mutex_lock(&lock);
    if (event->held) {
        event->held->asked = false;
    } else if (atomic_load_explicit(&event->state, memory_order_relaxed) == STREAM_EVENT_FAILED) {
        queue->lost = event->failure;
    }
    pthread_mutex_unlock(&lock);
    pthread_mutex_unlock(&queue->lock);
}

struct stream_follower *stream_held_through(struct stream_held *held, ur_result_t result) {
    ur_queue_handle_t queue = held->queue;
    ur_context_handle_t context = queue->context;
    struct stream_follower *ready = NULL;
    if (held->task) {
        ur_pool_task_ended();
    }
    if (held->signal) {
        stream_shared_fail(held->also->shared, held->signal);
    }
    pthread_mutex_lock(&queue->lock);
    pthread_mutex_lock(&lock);
    if (held->event && result != UR_RESULT_SUCCESS) {
        held->event->failure = result;
    }
    settle_event(held->event, held, result, held->task ? STREAM_EVENT_DONE : STREAM_EVENT_PENDING);
    settle_event(held->also, held, result, STREAM_EVENT_PENDING);
    bool listed = !held->cancelled;
    if (listed && result != UR_RESULT_SUCCESS) {
        if (queue->in_order && held->next) {
            held->next->before_failed = result;
        }
        if (!held->asked || (queue->in_order && !held->next && !queue->lost)) {
            queue->lost_asked = held->asked && (!queue->lost || queue->lost_asked);
            queue->lost = result;
        }
    }
    if (listed) {
        leave(held);
    }
    bool close = queue->close_late && !queue->held_first;
    queue->close_late = queue->close_late && !close;
    if (queue->expose_late && !queue->held_first) {
        queue->exposed = true;
    }
    stream_queue_set_open(queue);
    held->result = result;
    held->through = true;
    struct stream_late *late = listed ? take_late(context) : NULL;
    struct stream_edge *edge = held->followers;
    while (edge) {
        struct stream_follower *to = edge->to;
        edge = edge->next; /* which belongs to the follower */
        if (--to->open != 0) {
            continue;
        }
        if (ready) {
            ur_worker_post(&to->work);
        } else {
            ready = to;
        }
    }
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    pthread_mutex_unlock(&queue->lock);
    while (late) {
        struct stream_late *next = late->next;
        ur_worker_post(&late->work);
        late = next;
    }
    if (close) {
        stream_queue_close_late(queue);
    }
    held_give_up(held);
    return ready;
}

static void run_follower(struct ur_work *work) {
    stream_follow((struct stream_follower *)work);
}

void stream_follow(struct stream_follower *follower) {
    while (follower) {
        follower = follower->run(follower);
    }
}

/* ---- to the driver --------------------------------------------------------------------------- */

static ur_result_t give_to_driver(struct stream_held *held) {
    ur_queue_handle_t queue = held->queue;
    struct stream_command c = {.queue = queue,
                               .count = held->count,
                               .waits = held->waits,
                               .event = held->event,
                               .signals = held->signals};
    ur_result_t result = stream_enter(queue->place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    stream_go(queue);
    pthread_mutex_lock(&queue->lock);
    result = stream_place_track(&c);
    held->stream = c.stream;
    if (result == UR_RESULT_SUCCESS && held->after_all) {
        result = stream_after_all_given(&c);
    }
    if (result == UR_RESULT_SUCCESS && c.event && queue->profiling &&
        c.event->command != UR_COMMAND_TIMESTAMP_RECORDING_EXP) {
        result = stream_check(drv_event_record(c.event->start, c.stream), "recording an event");
    }
    pthread_mutex_unlock(&queue->lock);
    for (struct stream_step *step = held->first; step && result == UR_RESULT_SUCCESS;
         step = step->next) {
        result = step->run(c.stream, step->args);
    }
    if (result == UR_RESULT_SUCCESS && held->also && held->also->shared) {
        uint32_t signal = held->signal;
        held->signal = 0;
        result = stream_shared_signal(c.stream, held->also->shared, signal);
    } else if (result == UR_RESULT_SUCCESS && held->also) {
        pthread_mutex_lock(&lock);
        bool mine = held->also->held == held; /* else something signaled it since */
        pthread_mutex_unlock(&lock);
        result =
            mine ? stream_check(drv_event_record(held->also->end, c.stream), "recording an event")
                 : result;
    }
    pthread_mutex_lock(&queue->lock);
    if (result == UR_RESULT_SUCCESS) {
        c.track->last = ++queue->serial;
        if (c.event) {
            c.event->track = (uint32_t)(c.track - queue->tracks);
            c.event->serial = queue->serial;
            result = stream_record(&c);
        }
    }
    pthread_mutex_unlock(&queue->lock);
    stream_gone(queue);
    return result;
}

static struct stream_follower *submit(struct stream_follower *follower) {
    struct stream_held *held = (struct stream_held *)follower;
    bool here = ur_exit_enter(); /* else the driver may have ended, and with it the command */
    ur_result_t result = held->cancelled       ? UR_RESULT_SUCCESS
                         : held->before_failed ? held->before_failed
                         : here                ? give_to_driver(held)
                                               : ur_refuse(UR_RESULT_ERROR_UNINITIALIZED);
    if (here) {
        ur_exit_leave();
    }
    if (here && result != UR_RESULT_SUCCESS && !held->before_failed) {
        ur_log(UR_LOGGER_LEVEL_ERROR,
               "a command behind a host task or a user event failed when it was given to the "
               "driver: result 0x%x",
               (unsigned)result);
    }
    return stream_held_through(held, result);
}

/* The record is complete: it goes on as soon as it may. */
bool stream_held_seal(struct stream_held *held) {
    held->follower.work.run = run_follower;
    pthread_mutex_lock(&lock);
    bool ready = --held->follower.open == 0;
    pthread_mutex_unlock(&lock);
    return ready;
}

static void seal(struct stream_held *held) {
    if (stream_held_seal(held)) {
        ur_worker_post(&held->follower.work);
    }
}

void stream_hold_cancel(struct stream_command *c) {
    struct stream_held *held = c->held;
    c->held = NULL;
    held->cancelled = true;
    seal(held);
}

static ur_result_t wait_through(struct stream_held *held) {
    pthread_mutex_lock(&lock);
    while (!held->through) {
        pthread_cond_wait(&changed, &lock);
    }
    pthread_mutex_unlock(&lock);
    return held->result;
}

ur_result_t stream_end_held(struct stream_command *c, ur_result_t result, bool barrier,
                            bool blocking, ur_event_handle_t *event) {
    ur_queue_handle_t queue = c->queue;
    struct stream_held *held = c->held;
    if (result != UR_RESULT_SUCCESS) {
        stream_hold_cancel(c);
        pthread_mutex_unlock(&queue->lock);
        if (c->event) {
            stream_event_drop(c->event);
        }
        return result;
    }
    if (c->count || barrier) {
        atomic_store_explicit(&queue->waited, true, memory_order_relaxed);
    }
    if (c->event) {
        ur_object_retain(&c->event->object);
        held->event = c->event;
    }
    held->asked = event || blocking;
    /* The allocator's order is that of the calls, whenever the driver hears of them. */
    if (queue->in_order && !c->count && !barrier) {
        uint64_t number = ur_lane_count(queue->lane);
        if (c->event) {
            ur_lane_stamp_as(queue->lane, number, &c->event->stamp);
        }
    } else {
        stream_stamp(c, barrier);
    }
    uint64_t seen = ur_lane_seq(queue->lane);
    stream_held_enter(held);
    if (barrier && !queue->in_order) {
        ++queue->serial;
        stream_become_barrier(c);
    }
    if (blocking) {
        pthread_mutex_lock(&lock);
        ++held->refs;
        pthread_mutex_unlock(&lock);
    }
    pthread_mutex_unlock(&queue->lock);
    seal(held);
    if (blocking) {
        result = wait_through(held);
        if (result == UR_RESULT_SUCCESS) {
            c->stream = held->stream;
            result = stream_enter(queue->place);
        }
        held_give_up(held);
        if (result == UR_RESULT_SUCCESS) {
            result = stream_command_wait(c, seen);
        } else if (queue->in_order) {
            stream_queue_was_told(queue); /* this says it */
            (void)stream_queue_tell(queue);
        }
    }
    if (result == UR_RESULT_SUCCESS && event) {
        *event = c->event;
    } else if (c->event) {
        stream_event_drop(c->event);
    }
    return result;
}

/* ---- waiting --------------------------------------------------------------------------------- */

bool stream_event_follow(ur_event_handle_t event, struct stream_edge *edge,
                         struct stream_follower *follower) {
    event = stream_event_real(event);
    follower->work.run = run_follower;
    pthread_mutex_lock(&lock);
    struct stream_held *held = event->held;
    if (held) {
        link_edge(edge, held, follower);
    }
    pthread_mutex_unlock(&lock);
    return held != NULL;
}

bool stream_hold_foreign(ur_event_handle_t event, uint32_t number, struct stream_held **out) {
    struct stream_held *made = calloc(1, sizeof(*made));
    *out = NULL;
    if (!made) {
        return false;
    }
    made->number = number;
    pthread_mutex_lock(&lock);
    const struct stream_held *held = event->held;
    if (!held || (int32_t)(held->number - number) < 0) {
        event->held = *out = made;
        atomic_store_explicit(&event->state, STREAM_EVENT_HELD, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
    if (*out) {
        stream_event_keep(event);
    } else {
        free(made);
    }
    return true;
}

void stream_foreign_through(ur_event_handle_t event, struct stream_held *held,
                            enum stream_event_state state) {
    pthread_mutex_lock(&lock);
    settle_event(event, held, UR_RESULT_SUCCESS, state);
    struct stream_edge *edge = held->followers;
    while (edge) {
        struct stream_follower *to = edge->to;
        edge = edge->next; /* which belongs to the follower */
        if (--to->open == 0) {
            ur_worker_post(&to->work);
        }
    }
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    free(held);
    stream_event_unkeep(event);
}

void stream_event_settle(ur_event_handle_t event) {
    event = stream_event_real(event);
    pthread_mutex_lock(&lock);
    while (event->held) {
        pthread_cond_wait(&changed, &lock);
    }
    pthread_mutex_unlock(&lock);
}

void stream_queue_settle(ur_queue_handle_t queue) {
    uint64_t last = 0;
    for (;;) {
        pthread_mutex_lock(&queue->lock);
        struct stream_held *held = queue->held_first;
        if (!last && queue->held_last) {
            last = queue->held_last->ticket;
        }
        bool none = !held || held->ticket > last;
        if (!none) {
            pthread_mutex_lock(&lock);
            ++held->refs;
            pthread_mutex_unlock(&lock);
        }
        pthread_mutex_unlock(&queue->lock);
        if (none) {
            return;
        }
        (void)wait_through(held);
        held_give_up(held);
    }
}

void stream_place_settle(struct stream_place *place) {
    pthread_mutex_lock(&lock);
    uint64_t last = tickets;
    while (place->held_first && place->held_first->ticket <= last) {
        pthread_cond_wait(&changed, &lock);
    }
    pthread_mutex_unlock(&lock);
}

bool stream_put_off(ur_context_handle_t context, struct stream_late *late) {
    if (atomic_load_explicit(&context->held_count, memory_order_relaxed) == 0) {
        return false;
    }
    pthread_mutex_lock(&lock);
    bool put = context->held_last != NULL;
    if (put) {
        late->ticket = context->held_last->ticket;
        late->next = NULL;
        *(context->late_last ? &context->late_last->next : &context->late_first) = late;
        context->late_last = late;
    }
    pthread_mutex_unlock(&lock);
    return put;
}
