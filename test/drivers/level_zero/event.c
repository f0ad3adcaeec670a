/* Events and their pools. */
#include <sched.h>

#include "internal.h"

static _Atomic uint32_t live;

__attribute__((visibility("default"))) uint32_t ze_software_events(void);
/* How many there are, for tests. */
uint32_t ze_software_events(void) {
    return atomic_load(&live);
}

static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static ze_event_handle_t newest; /* of all; guarded by list_lock */

static void event_unref(ze_event_handle_t event) {
    if (atomic_fetch_sub(&event->refs, 1) == 1) {
        pthread_mutex_lock(&list_lock);
        *(event->previous ? &event->previous->next : &newest) = event->next;
        if (event->next) {
            event->next->previous = event->previous;
        }
        pthread_mutex_unlock(&list_lock);
        eng_command_release(event->turn);
        pthread_mutex_destroy(&event->lock);
        atomic_fetch_sub(&event->pool->live, 1);
        atomic_fetch_sub(&live, 1);
        free(event);
    }
}

static ze_result_t ZE_APICALL pool_create(ze_context_handle_t context,
                                          const ze_event_pool_desc_t *desc, uint32_t count,
                                          ze_device_handle_t *list, ze_event_pool_handle_t *out) {
    (void)count, (void)list;
    ENTER(zeEventPoolCreate);
    ze_event_pool_handle_t pool = calloc(1, sizeof(*pool));
    uint8_t *taken = calloc(desc->count, 1);
    if (!pool || !taken) {
        free(pool);
        free(taken);
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    const ze_base_desc_t *next = desc->pNext;
    for (; next; next = next->pNext) {
        if ((unsigned)next->stype == 0x00020014) {
            if (!options()->modern) {
                broken("a counter-based event pool of a driver that has none");
            }
            pool->counts = true;
        }
    }
    pool->context = context;
    pool->flags = desc->flags;
    pool->count = desc->count;
    pool->taken = taken;
    atomic_fetch_add(&context->children, 1);
    *out = pool;
    return ZE_RESULT_SUCCESS;
}

static bool has_events(const void *pool) {
    return atomic_load(&((ze_event_pool_handle_t)(uintptr_t)pool)->live) != 0;
}

static ze_result_t ZE_APICALL pool_destroy(ze_event_pool_handle_t pool) {
    REST_IN_PEACE(has_events, pool);
    if (atomic_load(&pool->live)) {
        broken("an event pool is destroyed before its events");
    }
    atomic_fetch_sub(&pool->context->children, 1);
    free(pool->taken);
    free(pool);
    LEAVE(zeEventPoolDestroy);
}

static ze_result_t ZE_APICALL create(ze_event_pool_handle_t pool, const ze_event_desc_t *desc,
                                     ze_event_handle_t *out) {
    ENTER(zeEventCreate);
    if (desc->index >= pool->count || pool->taken[desc->index]) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    ze_event_handle_t event = calloc(1, sizeof(*event));
    if (!event || eng_user_command(engine(), "event", &event->turn) != ENG_OK) {
        free(event);
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    event->pool = pool;
    event->index = desc->index;
    atomic_init(&event->refs, 1);
    pthread_mutex_init(&event->lock, NULL);
    pool->taken[desc->index] = 1;
    atomic_fetch_add(&pool->live, 1);
    atomic_fetch_add(&live, 1);
    pthread_mutex_lock(&list_lock);
    event->next = newest;
    if (newest) {
        newest->previous = event;
    }
    newest = event;
    pthread_mutex_unlock(&list_lock);
    *out = event;
    return ZE_RESULT_SUCCESS;
}

static bool is_used(const void *object) {
    ze_event_handle_t event = (ze_event_handle_t)(uintptr_t)object;
    return atomic_load(&event->waiters) || atomic_load(&event->refs) != 1 ||
           atomic_load(&event->callers);
}

static ze_result_t ZE_APICALL destroy(ze_event_handle_t event) {
    REST_IN_PEACE(is_used, event);
    if (atomic_load(&event->waiters) || atomic_load(&event->refs) != 1) {
        broken("an event is destroyed while commands use it");
    }
    if (atomic_load(&event->callers)) {
        broken("an event is destroyed while a thread waits for it");
    }
    event->pool->taken[event->index] = 0;
    event_unref(event);
    LEAVE(zeEventDestroy);
}

static struct eng_command *turn_of(ze_event_handle_t event) {
    pthread_mutex_lock(&event->lock);
    struct eng_command *turn = event->turn;
    eng_command_retain(turn);
    pthread_mutex_unlock(&event->lock);
    return turn;
}

void events_give_up(void) {
    size_t count = 0;
    pthread_mutex_lock(&list_lock);
    for (ze_event_handle_t event = newest; event; event = event->next) {
        ++count;
    }
    struct eng_command **turns = calloc(count + 1, sizeof(struct eng_command *));
    count = 0;
    for (ze_event_handle_t event = newest; event && turns; event = event->next) {
        turns[count++] = turn_of(event);
    }
    pthread_mutex_unlock(&list_lock);
    for (size_t i = 0; turns && i < count; ++i) {
        eng_user_complete(turns[i], ENG_ERR_TASK, NULL);
        eng_command_release(turns[i]);
    }
    free(turns);
}

void events_forget_list(ze_command_list_handle_t list) {
    pthread_mutex_lock(&list_lock);
    for (ze_event_handle_t event = newest; event; event = event->next) {
        pthread_mutex_lock(&event->lock);
        if (event->signaller == list) {
            event->signaller = NULL;
            event->orphaned = true;
        }
        pthread_mutex_unlock(&event->lock);
    }
    pthread_mutex_unlock(&list_lock);
}

/* The host sees that the event is signalled, or resets it: Intel's driver tells the list then, and
 * does not ask whether it is there. */
static void tell_list(ze_event_handle_t event) {
    pthread_mutex_lock(&event->lock);
    bool orphaned = event->orphaned;
    event->signaller = NULL;
    pthread_mutex_unlock(&event->lock);
    if (orphaned) {
        broken("the host first sees an event when the list that signalled it is gone");
    }
}

static void need_visible(ze_event_handle_t event) {
    if (!(event->pool->flags & ZE_EVENT_POOL_FLAG_HOST_VISIBLE)) {
        broken("the host looks at an event that it cannot see");
    }
}

static ze_result_t ZE_APICALL host_signal(ze_event_handle_t event) {
    need_visible(event);
    struct eng_command *turn = turn_of(event);
    /* A lost device runs nothing any more that waits for it. */
    eng_user_complete(turn, is_lost("zeEventHostSignal") ? ENG_ERR_TASK : ENG_OK, NULL);
    eng_command_release(turn);
    LEAVE(zeEventHostSignal);
}

static ze_result_t wait_for(ze_event_handle_t event, uint64_t timeout) {
    need_visible(event);
    struct eng_command *turn = turn_of(event);
    int result;
    if (timeout == 0) {
        int state = eng_command_state(turn);
        result = state > 0 ? ENG_RUNNING : state;
    } else {
        result = wait_or_lose(turn, timeout);
    }
    eng_command_release(turn);
    return result > 0 ? ZE_RESULT_NOT_READY : result_of(result);
}

static ze_result_t ZE_APICALL synchronize(ze_event_handle_t event, uint64_t timeout) {
    atomic_fetch_add(&event->callers, 1);
    ze_result_t result = wait_for(event, timeout);
    sched_yield(); /* as if the thread woke up late */
    atomic_fetch_sub(&event->callers, 1);
    result = waited("zeEventHostSynchronize", result);
    if (result == ZE_RESULT_SUCCESS) {
        tell_list(event);
    }
    return result;
}

static ze_result_t ZE_APICALL query(ze_event_handle_t event) {
    ENTER(zeEventQueryStatus);
    ze_result_t result = wait_for(event, 0);
    if (result == ZE_RESULT_SUCCESS) {
        tell_list(event);
    }
    return result;
}

/* A fresh turn. Commands that were to see the old one must be complete: a device would look at the
 * same memory. */
static ze_result_t renew(ze_event_handle_t event) {
    struct eng_command *turn;
    if (eng_user_command(engine(), "event", &turn) != ENG_OK) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    pthread_mutex_lock(&event->lock);
    struct eng_command *old = event->turn;
    event->turn = turn;
    pthread_mutex_unlock(&event->lock);
    eng_command_release(old);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL reset(ze_event_handle_t event) {
    ENTER(zeEventHostReset);
    if (event->pool->counts) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    if (atomic_load(&event->waiters)) {
        broken("an event is reset while a command waits for it");
    }
    if (atomic_load(&event->refs) != 1) {
        broken("an event is reset before the command that signals it is complete");
    }
    tell_list(event);
    return renew(event);
}

static ze_result_t ZE_APICALL timestamp(ze_event_handle_t event,
                                        ze_kernel_timestamp_result_t *out) {
    ENTER(zeEventQueryKernelTimestamp);
    if (!(event->pool->flags & ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP)) {
        broken("times are asked of an event without times");
    }
    pthread_mutex_lock(&event->lock);
    out->global.kernelStart = out->context.kernelStart = event->started;
    out->global.kernelEnd = out->context.kernelEnd = event->ended;
    bool timed = event->timed;
    pthread_mutex_unlock(&event->lock);
    return timed ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}

void event_tables(ze_event_dditable_t *event, ze_event_pool_dditable_t *pool) {
    if (event) {
        event->pfnCreate = create;
        event->pfnDestroy = destroy;
        event->pfnHostSignal = host_signal;
        event->pfnHostSynchronize = synchronize;
        event->pfnQueryStatus = query;
        event->pfnHostReset = reset;
        event->pfnQueryKernelTimestamp = timestamp;
    }
    if (pool) {
        pool->pfnCreate = pool_create;
        pool->pfnDestroy = pool_destroy;
    }
}

/* ---- commands ------------------------------------------------------------------------------- */

/* What is under way with one command. */
struct ended {
    ze_event_handle_t signal;    /* NULL: none */
    struct eng_command *turn;    /* of signal, retained */
    struct eng_command *command; /* retained */
    ze_command_list_handle_t list;
    uint32_t count;
    ze_event_handle_t waits[];
};

static void forget(struct ended *ended) {
    for (uint32_t i = 0; i < ended->count; ++i) {
        atomic_fetch_sub(&ended->waits[i]->waiters, 1);
    }
    free(ended);
}

static void forget_waits(struct submission *s, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        eng_command_release(s->waits[i]);
    }
    forget(s->ended);
}

static pthread_mutex_t gate_lock = PTHREAD_MUTEX_INITIALIZER;

/* What the engine of the list waits for from here on, with a reference: with these, where there are
 * some. NULL: nothing; *result tells why where that is not so. */
static struct eng_command *pass_gate(ze_command_list_handle_t list, uint32_t count,
                                     struct eng_command **waits, int *result) {
    struct engine_gate *gate = &list->device->gates[2 * list->ordinal + list->index];
    struct eng_command *last = NULL;
    *result = ENG_OK;
    pthread_mutex_lock(&gate_lock);
    if (count && !gate->stream) {
        *result = eng_stream_create(list->device->engine, ENG_IN_ORDER, &gate->stream);
    }
    if (count && *result == ENG_OK) {
        struct eng_submit submit = {.stream = gate->stream,
                                    .wait = waits,
                                    .wait_count = count,
                                    .flags = ENG_RUN_ALWAYS,
                                    .name = "engine",
                                    .event = &last};
        *result = eng_marker(&submit);
        if (*result == ENG_OK && gate->newest) {
            eng_command_release(gate->newest);
        }
        gate->newest = *result == ENG_OK ? last : gate->newest;
    }
    last = *result == ENG_OK ? gate->newest : NULL;
    if (last) {
        eng_command_retain(last);
    }
    pthread_mutex_unlock(&gate_lock);
    return last;
}

ze_result_t submission_begin(struct submission *s, ze_command_list_handle_t list,
                             ze_event_handle_t signal, uint32_t count, ze_event_handle_t *waits,
                             const char *name) {
    memset(&s->engine, 0, sizeof(s->engine));
    s->event = NULL;
    for (uint32_t i = 0; i < count + (signal != NULL); ++i) {
        if ((i < count ? waits[i] : signal)->pool->context != list->context) {
            broken("a command uses an event of another context");
        }
    }
    if (count >= sizeof(s->waits) / sizeof(s->waits[0])) {
        return ZE_RESULT_ERROR_INVALID_SIZE;
    }
    s->ended = calloc(1, sizeof(*s->ended) + count * sizeof(s->ended->waits[0]));
    if (!s->ended) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (signal && signal->pool->counts) {
        if (!list->in_order) {
            broken("a counter-based event is signalled by a list that is not in order");
        }
        if (renew(signal) != ZE_RESULT_SUCCESS) {
            free(s->ended);
            return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
    }
    for (uint32_t i = 0; i < count; ++i) {
        s->waits[i] = turn_of(waits[i]);
        s->ended->waits[i] = waits[i];
        atomic_fetch_add(&waits[i]->waiters, 1);
    }
    s->ended->count = count;
    if (options()->engines) {
        int gated;
        struct eng_command *gate = pass_gate(list, count, s->waits, &gated);
        if (gated != ENG_OK) {
            forget_waits(s, count);
            return result_of(gated);
        }
        if (gate) {
            s->waits[count++] = gate;
        }
    }
    if (signal) {
        pthread_mutex_lock(&signal->lock);
        signal->signaller = list->stream ? list : NULL;
        signal->orphaned = false;
        pthread_mutex_unlock(&signal->lock);
        s->ended->signal = signal;
        s->ended->turn = turn_of(signal);
        if (eng_command_state(s->ended->turn) <= 0) {
            broken("an event is signalled that was not reset");
        }
        atomic_fetch_add(&signal->refs, 1);
    }
    s->engine.stream = s->after = list->stream;
    s->engine.wait = s->waits;
    s->engine.wait_count = count;
    s->engine.name = name;
    s->engine.event = &s->event;
    return ZE_RESULT_SUCCESS;
}

/* Runs after the command, in the order of the list, so that a barrier comes after the signals
 * before it. */
static int on_end(void *data) {
    struct ended *ended = data;
    ze_event_handle_t signal = ended->signal;
    ze_command_list_handle_t list = ended->list;
    struct eng_command *turn = ended->turn, *command = ended->command;
    int state = eng_command_state(command);
    if (signal) {
        struct eng_times times;
        eng_command_times(command, &times);
        pthread_mutex_lock(&signal->lock);
        signal->started = times.start;
        signal->ended = times.end;
        signal->timed = true;
        pthread_mutex_unlock(&signal->lock);
    }
    forget(ended); /* before the host can hear of the end and use the events anew */
    if (state < 0) {
        atomic_store(&list->failed, state);
    }
    if (signal) {
        event_unref(signal);
    }
    atomic_fetch_sub(&list->pending, 1);
    if (signal) {
        eng_user_complete(turn, state < 0 ? state : ENG_OK, command);
        eng_command_release(turn);
    }
    eng_command_release(command);
    return 0;
}

ze_result_t submission_end(struct submission *s, ze_command_list_handle_t list, int result) {
    for (size_t i = 0; i < s->engine.wait_count; ++i) {
        eng_command_release(s->waits[i]);
    }
    if (result != ENG_OK) {
        if (s->ended->signal) {
            event_unref(s->ended->signal);
            eng_command_release(s->ended->turn);
        }
        forget(s->ended);
        return result_of(result);
    }
    struct eng_command *command = s->event, *end = NULL;
    struct eng_submit after = {.stream = s->after,
                               .wait = &command,
                               .wait_count = 1,
                               .flags = ENG_RUN_ALWAYS,
                               .name = "signal",
                               .event = &end};
    s->ended->command = command;
    s->ended->list = list;
    atomic_fetch_add(&list->pending, 1);
    eng_command_retain(command); /* on_end gives up the other reference at any time */
    /* A failure that a test asked for hits commands, not what belongs to their end. */
    int told = eng_task(&after, on_end, s->ended);
    if (told != ENG_OK && (told = eng_task(&after, on_end, s->ended)) != ENG_OK) {
        broken("there is no memory for the end of a command");
    }
    if (list->synchronous) {
        (void)wait_or_lose(end, UINT64_MAX);
        result = wait_or_lose(command, UINT64_MAX);
        result = result > 0 ? ENG_ERR_TASK : result;
    }
    eng_command_release(command);
    eng_command_release(end);
    return result_of(result);
}
