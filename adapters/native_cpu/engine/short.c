/* Launches that end sooner than another thread is there: the one that takes such a launch runs all
 * of it, and nobody is woken. Which these are is guessed by how long the kernel took before, and
 * nothing depends on guessing well: the thread looks at the clock between pieces, and an idle
 * worker looks after launches that do not come to an end, as where work-items wait for those of
 * another group. Either lets others take part. */
#include "internal.h"

#include <stdint.h>

enum {
    SHORT_NS = 8000,      /* below this several threads need no less than one */
    TICK_NS = 200000,     /* how often an idle worker looks */
    LONGEST_NS = 1 << 30, /* what is above counts as that */
    SCALE = 1024,         /* as in eng_cost.time */
    AWAITED = 8,          /* waits in a row that let one expect another */
    LOOK = 2,             /* at the clock, when so many pieces are done, ... */
    LOOK_AGAIN = 6,       /* ... and then this many times as many */
};

/* ---- how long launches take ------------------------------------------------------------------ */

static struct eng_cost *cost_of(const struct eng_command *command) {
    const struct kernel_work *work = &command->work.kernel;
    size_t items = work->local[0] * work->local[1] * work->local[2];
    uint64_t hash = ((uint64_t)(uintptr_t)work->kernel + items) * 0x9E3779B97F4A7C15u;
    struct eng_cost *cost = &command->eng->costs[(hash >> 32) % ENG_COSTS];

    if (cost->kernel != work->kernel || cost->items != items) {
        *cost = (struct eng_cost){work->kernel, items, UINT64_MAX};
    }
    return cost;
}

static bool has_pieces(const struct eng_command *command) {
    return command->work.run == eng_run_kernel && command->work.units > command->work.chunk;
}

bool eng_is_short_locked(const struct eng_command *command) {
    uint64_t all;

    return has_pieces(command) && command->device->threads > 1 && !command->eng->test.single &&
           !__builtin_mul_overflow(cost_of(command)->time, command->work.units, &all) &&
           all < (uint64_t)SHORT_NS * SCALE;
}

void eng_learn_locked(const struct eng_command *command) {
    uint64_t time = command->times.end - command->times.start;
    struct eng_cost *cost;

    if (!has_pieces(command)) {
        return;
    }
    cost = cost_of(command);
    time = (time < LONGEST_NS ? time : LONGEST_NS) * SCALE * command->most / command->work.units;
    /* What else the processor had to do only adds to it. */
    cost->time = time < cost->time ? time : cost->time + (time - cost->time) / 4;
}

/* ---- while they run -------------------------------------------------------------------------- */

void eng_alone_enter_locked(struct eng_exec *exec, struct eng_command *command) {
    struct eng_device *device = command->device;

    command->next_ready = device->alone;
    device->alone = command;
    device->alone_count++;
    if (!device->watched) {
        eng_wake_locked(device, 1);
    }
    exec->alone = command;
    exec->pieces = 0;
    exec->look = LOOK;
}

void eng_alone_leave_locked(struct eng_command *command) {
    struct eng_command **at = &command->device->alone;

    while (*at != command) {
        at = &(*at)->next_ready;
    }
    *at = command->next_ready;
    command->alone = false;
}

static void share_locked(struct eng_command *command) {
    size_t taken = atomic_load_explicit(&command->taken, memory_order_relaxed);

    eng_alone_leave_locked(command);
    if (taken >= command->work.units) {
        return;
    }
    eng_add_ready_locked(command);
    eng_wake_locked(command->device,
                    (command->work.units - taken + command->work.chunk - 1) / command->work.chunk);
}

void eng_alone_look(struct eng_exec *exec) {
    struct eng_command *command = exec->alone;

    exec->look *= LOOK_AGAIN;
    if (eng_now() - command->times.start < SHORT_NS) {
        return;
    }
    exec->alone = NULL;
    pthread_mutex_lock(&command->eng->lock);
    if (command->alone) {
        share_locked(command);
    }
    pthread_mutex_unlock(&command->eng->lock);
}

bool eng_watches_locked(const struct eng_device *device) {
    return !device->watched &&
           (device->alone || device->deferred || device->alone_count != device->alone_seen);
}

void eng_watch_locked(struct eng_device *device) {
    struct eng *eng = device->eng;
    uint64_t now = eng_now();
    struct timespec until = {(time_t)((now + TICK_NS) / 1000000000u),
                             (long)((now + TICK_NS) % 1000000000u)};

    device->watched = true;
    device->alone_seen = device->alone_count;
    device->idle++;
    pthread_cond_timedwait(&device->call, &eng->lock, &until);
    device->idle--;
    device->watched = false;
    if (device->called) {
        device->signaled--;
    }
    device->called = false;
    for (struct eng_command *command = device->alone, *next; command; command = next) {
        next = command->next_ready;
        if (command->times.start <= now) { /* it ran all the time */
            share_locked(command);
        }
    }
}

/* ---- those that are waited for at once ------------------------------------------------------- */

bool eng_is_awaited_locked(const struct eng_command *command) {
    const struct eng_device *device = command->device;
    const struct eng_stream *stream = command->stream;

    return command->alone && stream->awaited >= AWAITED && stream->live == command &&
           !command->next && device->watched && device->ready_count == 0;
}

void eng_undefer_locked(struct eng_device *device) {
    if (!device->deferred) {
        return;
    }
    device->deferred = false;
    eng_wake_locked(device, 1);
}
