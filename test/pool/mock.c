#include "mock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define REQUIRE(condition)                                                                         \
    ((condition) ? (void)0                                                                         \
                 : (fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition), abort()))

static bool has(const uint64_t *set, int id) {
    return set[id / 64] >> id % 64 & 1;
}
static void add(uint64_t *set, int id) {
    set[id / 64] |= 1ull << id % 64;
}
static void join(uint64_t *set, const uint64_t *other) {
    for (int i = 0; i < MOCK_WORDS; ++i) {
        set[i] |= other[i];
    }
}

/* ---- the device ---- */

/* Mutex held. */
static bool ready(mock_t *mock, const mock_event_t *command) {
    if (atomic_load(&command->held)) {
        return false;
    }
    for (int i = 0; i < MOCK_WORDS; ++i) {
        for (uint64_t bits = command->direct[i]; bits; bits &= bits - 1) {
            if (!mock->commands[i * 64 + __builtin_ctzll(bits)]->done) {
                return false;
            }
        }
    }
    return true;
}

static bool step(mock_t *mock) {
    int start =
        mock->command_count ? (int)(mock_random(&mock->seed) % (unsigned)mock->command_count) : 0;
    for (int i = 0; i < mock->command_count; ++i) {
        mock_event_t *command = mock->commands[(start + i) % mock->command_count];
        if (!command->done && ready(mock, command)) {
            __atomic_add_fetch(&mock->time, mock->command_cost, __ATOMIC_RELAXED);
            atomic_store(&command->done, true);
            return true;
        }
    }
    return false;
}

bool mock_step(mock_t *mock) {
    pthread_mutex_lock(&mock->mutex);
    bool stepped = step(mock);
    pthread_mutex_unlock(&mock->mutex);
    return stepped;
}

/* Mutex held: the newest first, so that only what is missing runs. */
static void run(mock_t *mock, int id) {
    mock_event_t *command = mock->commands[id];
    if (command->done) {
        return;
    }
    REQUIRE(!atomic_load(&command->held)); /* the host would wait for ever */
    for (int i = 0; i < MOCK_WORDS; ++i) {
        for (uint64_t bits = command->direct[i]; bits; bits &= bits - 1) {
            int dep = i * 64 + __builtin_ctzll(bits);
            if (!mock->commands[dep]->done) {
                run(mock, dep);
            }
        }
    }
    __atomic_add_fetch(&mock->time, mock->command_cost, __ATOMIC_RELAXED);
    atomic_store(&command->done, true);
}

void mock_run_all(mock_t *mock) {
    pthread_mutex_lock(&mock->mutex);
    for (int i = 0; i < mock->command_count; ++i) {
        run(mock, i);
    }
    pthread_mutex_unlock(&mock->mutex);
}

void mock_wait(mock_t *mock, int id) {
    pthread_mutex_lock(&mock->mutex);
    run(mock, id);
    add(mock->seen, id);
    join(mock->seen, mock->commands[id]->before);
    pthread_mutex_unlock(&mock->mutex);
}

void mock_finish(mock_queue_t *queue) {
    mock_t *mock = queue->mock;
    uint64_t seq = ur_lane_given(queue->lane);
    pthread_mutex_lock(&mock->mutex);
    for (int i = 0; i < mock->command_count; ++i) {
        if (mock->commands[i]->queue == queue->index) {
            run(mock, i);
            add(mock->seen, i);
            join(mock->seen, mock->commands[i]->before);
        }
    }
    pthread_mutex_unlock(&mock->mutex);
    ur_pool_queue_finished(&queue->pool, seq);
}

bool mock_ordered(mock_t *mock, int earlier, int later) {
    return earlier == later || has(mock->commands[later]->before, earlier);
}

/* ---- commands ---- */

/* Mutex held. */
static mock_event_t *submit(mock_queue_t *queue, void *const *waits, uint32_t count, bool barrier,
                            bool event) {
    mock_t *mock = queue->mock;
    REQUIRE(mock->command_count < MOCK_COMMANDS);
    mock_event_t *command = calloc(1, sizeof(*command));
    REQUIRE(command);
    command->mock = mock;
    command->id = mock->command_count;
    command->queue = queue->index;
    command->barrier = barrier;
    const struct ur_stamp *stamps[64];
    REQUIRE(count <= 64);
    for (uint32_t i = 0; i < count; ++i) {
        mock_event_t *wait = waits[i];
        REQUIRE(wait->mock == mock && atomic_load(&wait->refs) > 0);
        stamps[i] = mock->no_stamps ? NULL : &wait->stamp;
        add(command->direct, wait->id);
    }
    if (queue->all) {
        join(command->direct, queue->since);
    }
    if (queue->in_order && queue->last) {
        add(command->direct, queue->last->id);
    }
    if (!queue->in_order && queue->barrier) {
        add(command->direct, queue->barrier->id);
    }
    /* With a wait list every other barrier waits for that alone, as some devices have it. */
    bool gate = barrier && count && command->id % 2;
    if (!queue->in_order && barrier && !gate) {
        join(command->direct, queue->since);
    }
    for (int i = 0; i < mock->command_count; ++i) {
        if (has(command->direct, i)) {
            join(command->before, mock->commands[i]->before);
        }
    }
    join(command->before, command->direct);
    join(command->before, mock->seen);
    mock->commands[mock->command_count++] = command;
    add(queue->since, command->id);
    queue->last = command;
    if (event) {
        atomic_init(&command->refs, 1);
        __atomic_fetch_add(&mock->references, 1, __ATOMIC_RELAXED);
    }
    if (barrier && !queue->in_order) {
        queue->barrier = command;
        atomic_fetch_add(&command->refs, 1); /* while it is handed to the lane */
        __atomic_fetch_add(&mock->references, 1, __ATOMIC_RELAXED);
        (gate ? ur_lane_gate : ur_lane_barrier)(queue->lane, stamps, count, command,
                                                &command->stamp);
        atomic_fetch_sub(&command->refs, 1);
        __atomic_fetch_sub(&mock->references, 1, __ATOMIC_RELAXED);
    } else {
        ur_lane_submit(queue->lane, stamps, count, event ? &command->stamp : NULL);
    }
    return command;
}

mock_event_t *mock_command(mock_queue_t *queue, void *const *waits, uint32_t count, bool barrier,
                           bool event) {
    pthread_mutex_lock(&queue->mock->mutex);
    mock_event_t *command = submit(queue, waits, count, barrier, event);
    pthread_mutex_unlock(&queue->mock->mutex);
    return command;
}

mock_event_t *mock_stuck(mock_queue_t *queue, bool event) {
    pthread_mutex_lock(&queue->mock->mutex);
    mock_event_t *command = submit(queue, NULL, 0, false, event);
    atomic_store(&command->held, true);
    pthread_mutex_unlock(&queue->mock->mutex);
    return command;
}

void mock_let_go(mock_event_t *stuck) {
    atomic_store(&stuck->held, false);
}

void mock_retain(void *opaque) {
    mock_event_t *event = opaque;
    REQUIRE(atomic_fetch_add(&event->refs, 1) > 0);
    __atomic_fetch_add(&event->mock->references, 1, __ATOMIC_RELAXED);
}

void mock_drop(void *opaque) {
    mock_event_t *event = opaque;
    REQUIRE(atomic_fetch_sub(&event->refs, 1) > 0);
    __atomic_fetch_sub(&event->mock->references, 1, __ATOMIC_RELAXED);
}

/* ---- memory: units of one address range, taken and given back in any parts ---- */

static bool arena_free(const mock_t *mock, size_t at, size_t units) {
    for (size_t i = at; i < at + units; ++i) {
        if (i >= MOCK_UNITS || mock->unit_used[i]) {
            return false;
        }
    }
    return true;
}

/* Mutex held. */
static void *arena_take(mock_t *mock, size_t size, size_t align, void *wish) {
    size_t units = (size + MOCK_UNIT - 1) / MOCK_UNIT;
    size_t step = align > MOCK_UNIT ? align / MOCK_UNIT : 1;
    size_t found = wish ? (size_t)((char *)wish - mock->arena) / MOCK_UNIT : MOCK_UNITS;
    if (!arena_free(mock, found, units) || found % step) {
        /* The newest after all others, with room to grow. */
        for (found = mock->next_unit; !arena_free(mock, found, units) || found % step;) {
            found = (found + 1) % MOCK_UNITS;
        }
        mock->next_unit = (found + units + 512) % MOCK_UNITS;
    }
    memset(mock->unit_used + found, 1, units);
    mock->taken[found] = size;
    return mock->arena + found * MOCK_UNIT;
}

/* Mutex held. Pre: all of it is taken. */
static void arena_give(mock_t *mock, void *memory, size_t size) {
    size_t at = (size_t)((char *)memory - mock->arena) / MOCK_UNIT;
    size_t end = at + (size + MOCK_UNIT - 1) / MOCK_UNIT;
    for (size_t i = at; i < end; ++i) {
        REQUIRE(mock->unit_used[i]);
        mock->unit_used[i] = 0;
    }
    /* What was taken with it and stays is a piece of its own, below or above. */
    size_t first = at;
    while (!mock->taken[first]) {
        --first;
    }
    for (size_t i = first; i < end;) {
        size_t until = i + (mock->taken[i] + MOCK_UNIT - 1) / MOCK_UNIT;
        mock->taken[i] = i < at ? (at - i) * MOCK_UNIT : 0;
        if (until > end) {
            mock->taken[end] = (until - end) * MOCK_UNIT;
        }
        i = until;
    }
    REQUIRE(!madvise(memory, size, MADV_DONTNEED));
}

/* ---- the backend ---- */

static bool mock_context_retain(void *context) {
    (void)context;
    return true;
}

static void mock_context_release(void *context) {
    (void)context;
}

static ur_result_t mock_reserve(void *context, void *device, enum ur_pool_mem type, size_t size,
                                size_t align, uint32_t flags, void **out) {
    (void)device;
    (void)type;
    (void)flags;
    mock_t *mock = context;
    REQUIRE(size && align && !(align & (align - 1)));
    pthread_mutex_lock(&mock->mutex);
    __atomic_add_fetch(&mock->time, mock->reserve_cost, __ATOMIC_RELAXED);
    bool fails = ++mock->reserves == mock->fail_reserve ||
                 (mock->memory_limit && mock->held + size > mock->memory_limit);
    if (!fails) {
        mock->held += size;
        mock->held_high = mock->held > mock->held_high ? mock->held : mock->held_high;
    }
    pthread_mutex_unlock(&mock->mutex);
    if (fails) {
        return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    pthread_mutex_lock(&mock->mutex);
    void *memory = arena_take(mock, size, align, *out);
    pthread_mutex_unlock(&mock->mutex);
    REQUIRE(memory);
    *out = memory;
    return UR_RESULT_SUCCESS;
}

static void mock_release(void *context, void *device, enum ur_pool_mem type, void *memory,
                         size_t size) {
    (void)device;
    (void)type;
    mock_t *mock = context;
    pthread_mutex_lock(&mock->mutex);
    REQUIRE(mock->held >= size);
    mock->held -= size;
    ++mock->releases;
    arena_give(mock, memory, size);
    pthread_mutex_unlock(&mock->mutex);
}

static enum ur_event_state mock_state(void *event) {
    mock_event_t *command = event;
    if (!atomic_load(&command->done)) {
        return UR_EVENT_PENDING;
    }
    /* Asking is seeing: the host knows now. */
    mock_t *mock = command->mock;
    pthread_mutex_lock(&mock->mutex);
    add(mock->seen, command->id);
    join(mock->seen, command->before);
    pthread_mutex_unlock(&mock->mutex);
    return UR_EVENT_DONE;
}

static const struct ur_stamp *mock_stamp(void *event) {
    mock_event_t *command = event;
    return command->mock->no_stamps ? NULL : &command->stamp;
}

static void mock_settle(void *event) {
    mock_event_t *command = event;
    mock_wait(command->mock, command->id);
}

static ur_result_t mock_queue_wait(void *opaque, void *const *events, uint32_t count) {
    mock_queue_t *queue = opaque;
    mock_t *mock = queue->mock;
    REQUIRE(queue->in_order && count);
    pthread_mutex_lock(&mock->mutex);
    bool fails = ++mock->waits == mock->fail_wait;
    if (!fails) {
        submit(queue, events, count, false, false);
    }
    pthread_mutex_unlock(&mock->mutex);
    return fails ? UR_RESULT_ERROR_OUT_OF_RESOURCES : UR_RESULT_SUCCESS;
}

static ur_result_t mock_signal(void *opaque, ur_command_t kind, void *const *events, uint32_t count,
                               void **event) {
    mock_queue_t *queue = opaque;
    mock_t *mock = queue->mock;
    pthread_mutex_lock(&mock->mutex);
    bool fails = ++mock->signals == mock->fail_signal;
    if (!fails) {
        mock_event_t *made = submit(queue, events, count, false, true);
        made->kind = kind;
        *event = made;
    }
    pthread_mutex_unlock(&mock->mutex);
    return fails ? UR_RESULT_ERROR_OUT_OF_RESOURCES : UR_RESULT_SUCCESS;
}

static ur_result_t mock_mark(void *opaque, void **event) {
    mock_queue_t *queue = opaque;
    mock_t *mock = queue->mock;
    pthread_mutex_lock(&mock->mutex);
    bool fails = ++mock->marks == mock->fail_mark;
    if (!fails) {
        queue->all = true;
        *event = submit(queue, NULL, 0, false, true);
        queue->all = false;
    }
    pthread_mutex_unlock(&mock->mutex);
    return fails ? UR_RESULT_ERROR_OUT_OF_RESOURCES : UR_RESULT_SUCCESS;
}

static mock_t *timed; /* whose time `now` tells: one mock at a time uses it */

static bool mock_may_wait(void) {
    return timed && atomic_load(&timed->may_wait);
}

/* What is held is let go at last, as a long command ends some time. Where the machine stands still
 * for the time that a pause costs, the pool takes the pause itself. */
static bool mock_pause(void) {
    enum { LONG = 200, MOST = 100 * LONG, STEPS = 64 };
    __atomic_add_fetch(&timed->time, timed->pause_cost, __ATOMIC_RELAXED);
    int steps = 0;
    while (steps < STEPS && mock_step(timed)) {
        ++steps;
    }
    if (steps) {
        atomic_store(&timed->pauses, 0);
    } else if (atomic_fetch_add(&timed->pauses, 1) == LONG) {
        pthread_mutex_lock(&timed->mutex);
        for (int i = 0; i < timed->command_count; ++i) {
            atomic_store(&timed->commands[i]->held, false);
        }
        pthread_mutex_unlock(&timed->mutex);
        atomic_fetch_add(&timed->gave_in, 1);
    } else { /* the threads that have the memory may want a processor */
        REQUIRE(atomic_load(&timed->pauses) < MOST); /* there is nothing to wait for */
        usleep(200);
    }
    return !timed->stands_still;
}

static ur_result_t mock_zero(void *opaque, void *memory, size_t size, void *const *events,
                             uint32_t count, void **event) {
    mock_queue_t *queue = opaque;
    pthread_mutex_lock(&queue->mock->mutex);
    ++queue->mock->zeroes;
    memset(memory, 0, size);
    mock_event_t *command = submit(queue, events, count, false, event != NULL);
    pthread_mutex_unlock(&queue->mock->mutex);
    if (event) {
        *event = command;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t mock_zero_now(void *context, void *device, enum ur_pool_mem type, void *memory,
                                 size_t size) {
    (void)device;
    (void)type;
    ++((mock_t *)context)->zeroes;
    memset(memory, 0, size);
    return UR_RESULT_SUCCESS;
}

static bool mock_idle(void *opaque) {
    mock_queue_t *queue = opaque;
    mock_t *mock = queue->mock;
    pthread_mutex_lock(&mock->mutex);
    bool idle = true;
    for (int i = 0; i < mock->command_count && idle; ++i) {
        idle = mock->commands[i]->queue != queue->index || mock->commands[i]->done;
    }
    for (int i = 0; i < mock->command_count && idle; ++i) {
        if (mock->commands[i]->queue == queue->index) {
            add(mock->seen, i);
            join(mock->seen, mock->commands[i]->before);
        }
    }
    pthread_mutex_unlock(&mock->mutex);
    return idle;
}

static bool mock_over(void *queue) {
    __atomic_add_fetch(&((mock_queue_t *)queue)->mock->overs, 1, __ATOMIC_RELAXED);
    return mock_idle(queue);
}

static uint64_t mock_now(void) {
    return timed ? __atomic_add_fetch(&timed->time, 1, __ATOMIC_RELAXED) : 0;
}

static bool mock_parts(void *context, void *device, enum ur_pool_mem type) {
    (void)context, (void)device, (void)type;
    return true;
}

#define MOCK_COMMON                                                                                \
    .context_retain = mock_context_retain, .context_release = mock_context_release,                \
    .reserve = mock_reserve, .release = mock_release, .event_state = mock_state,                   \
    .event_retain = mock_retain, .event_release = mock_drop, .event_stamp = mock_stamp,            \
    .event_settle = mock_settle, .queue_wait = mock_queue_wait, .signal = mock_signal,             \
    .zero = mock_zero, .zero_now = mock_zero_now, .now = mock_now, .max_align = MOCK_MAX_ALIGN

const struct ur_pool_backend mock_backend = {MOCK_COMMON};
const struct ur_pool_backend mock_backend_idle = {MOCK_COMMON, .queue_idle = mock_idle};
const struct ur_pool_backend mock_backend_mark = {
    MOCK_COMMON,       .queue_idle = mock_idle,   .queue_over = mock_over,
    .mark = mock_mark, .may_wait = mock_may_wait, .pause = mock_pause};
const struct ur_pool_backend mock_backend_mark_parts = {
    MOCK_COMMON,        .queue_idle = mock_idle,   .queue_over = mock_over,
    .mark = mock_mark,  .may_wait = mock_may_wait, .pause = mock_pause,
    .parts = mock_parts};
const struct ur_pool_backend mock_backend_parts = {MOCK_COMMON, .queue_idle = mock_idle,
                                                   .parts = mock_parts};

static const struct ur_pool_backend *backend_of(const mock_t *mock) {
    return mock->can_mark   ? mock->parts ? &mock_backend_mark_parts : &mock_backend_mark
           : mock->parts    ? &mock_backend_parts
           : mock->can_idle ? &mock_backend_idle
                            : &mock_backend;
}

/* ---- life ---- */

void mock_init(mock_t *mock) {
    bool can_idle = mock->can_idle;
    bool can_mark = mock->can_mark;
    bool parts = mock->parts;
    memset(mock, 0, sizeof(*mock));
    mock->can_idle = can_idle;
    mock->can_mark = can_mark;
    mock->parts = parts;
    REQUIRE(!pthread_mutex_init(&mock->mutex, NULL));
    mock->seed = 1;
    size_t range = (size_t)MOCK_UNITS * MOCK_UNIT;
    char *start = mmap(NULL, range + MOCK_MAX_ALIGN, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    REQUIRE(start != MAP_FAILED);
    mock->mapping = start;
    mock->arena = start + (-(uintptr_t)start & (MOCK_MAX_ALIGN - 1));
    mock->command_cost = 1000;
    mock->reserve_cost = 1000;
    mock->pause_cost = 1000000;
    timed = mock;
    mock->space = ur_pool_space_create(backend_of(mock), mock);
    REQUIRE(mock->space);
}

mock_queue_t *mock_queue(mock_t *mock, bool in_order) {
    REQUIRE(mock->queue_count < MOCK_QUEUES);
    mock_queue_t *queue = &mock->queues[mock->queue_count];
    queue->mock = mock;
    queue->index = mock->queue_count++;
    queue->in_order = in_order;
    queue->lane = ur_lane_create(backend_of(mock), queue, in_order);
    REQUIRE(queue->lane);
    ur_pool_queue_init(&queue->pool, mock->space, queue, mock, queue->lane);
    return queue;
}

void mock_queue_close(mock_queue_t *queue) {
    ur_pool_queue_fini(&queue->pool);
    ur_lane_release(queue->lane);
    queue->lane = NULL;
}

void mock_fini(mock_t *mock) {
    for (int i = 0; i < mock->queue_count; ++i) {
        if (mock->queues[i].lane) {
            mock_queue_close(&mock->queues[i]);
        }
    }
    mock_run_all(mock);
    ur_pool_space_destroy(mock->space);
    REQUIRE(mock->held == 0);
    REQUIRE(mock->references == 0);
    for (int i = 0; i < mock->command_count; ++i) {
        REQUIRE(mock->commands[i]->refs == 0);
        free(mock->commands[i]);
    }
    REQUIRE(!munmap(mock->mapping, (size_t)MOCK_UNITS * MOCK_UNIT + MOCK_MAX_ALIGN));
    pthread_mutex_destroy(&mock->mutex);
    timed = NULL;
}
