/* A command's life up to the scheduler: making, linking to what it waits for, waiting, callbacks.
 */
#include "internal.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_FREE_COMMANDS = 1024 };

struct eng_command *eng_command_new(struct eng *eng) {
    struct eng_command *command;

    pthread_mutex_lock(&eng->lock);
    command = eng->free_commands;
    if (command) {
        eng->free_commands = command->next_done;
        eng->free_count--;
    }
    eng_command_expect(eng->free_commands);
    pthread_mutex_unlock(&eng->lock);
    if (!command) {
        command = aligned_alloc(ENG_BLOB_ALIGN, sizeof(*command));
        if (!command) {
            return NULL;
        }
        memset(command, 0, sizeof(*command));
        command->dependents = command->inline_dependents;
        command->dependent_room = ENG_INLINE_DEPENDENTS;
        command->work.blob = command->inline_blob;
        command->blob_room = ENG_INLINE_BLOB;
    }
    command->eng = eng;
    command->next_done = NULL;
    atomic_init(&command->refs, 1);
    atomic_init(&command->state, ENG_QUEUED);
    command->error[0] = '\0';
    command->times = (struct eng_times){0};
    return command;
}

/* Pre: nobody refers to it. */
void eng_command_recycle_locked(struct eng_command *command) {
    struct eng *eng = command->eng;

    if (eng->test.check) {
        eng_check_forget(command);
    }
    command->stream = NULL;
    command->device = NULL;
    command->flags = 0;
    command->user = command->wait_failed = command->on_thread = command->ready = false;
    command->host_code = false;
    command->waits = command->dependent_count = 0;
    command->waiters = NULL;
    command->active = command->most = 0;
    command->alone = false;
    for (int s = 0; s <= ENG_SUBMITTED; s++) {
        if (command->callbacks[s]) { /* else the line stays with both processors */
            command->callbacks[s] = NULL;
        }
    }
    command->due = NULL;
    command->calling = command->end_after_calls = false;
    command->ended = NULL;
    command->work.run = command->work.body = NULL;
    command->work.blob_size = 0;
    command->work.units = command->work.chunk = 0;
    atomic_store_explicit(&command->taken, 0, memory_order_relaxed);
    atomic_store_explicit(&command->result, ENG_OK, memory_order_relaxed);
    command->next = command->prev = command->next_ready = command->prev_ready = NULL;
    command->next_done = eng->free_commands;
    eng->free_commands = command;
    if (++eng->free_count <= MAX_FREE_COMMANDS) {
        return;
    }
    eng->free_commands = command->next_done;
    eng->free_count--;
    if (command->dependents != command->inline_dependents) {
        free(command->dependents);
    }
    if (command->work.blob != command->inline_blob) {
        free(command->work.blob);
    }
    free(command);
}

void eng_command_name(struct eng_command *command, const char *name, const char *fallback) {
    size_t length = strnlen(name ? name : fallback, ENG_NAME_SIZE - 1);

    memcpy(command->name, name ? name : fallback, length);
    command->name[length] = '\0';
    command->work.name = command->name;
}

unsigned char *eng_command_blob(struct eng_command *command, size_t size) {
    if (size > command->blob_room) {
        size_t room = (size / ENG_BLOB_ALIGN + 1) * ENG_BLOB_ALIGN; /* 0: more than there is */
        unsigned char *blob = room ? aligned_alloc(ENG_BLOB_ALIGN, room) : NULL;

        if (!blob) {
            return NULL;
        }
        if (command->work.blob != command->inline_blob) {
            free(command->work.blob);
        }
        command->work.blob = blob;
        command->blob_room = room;
    }
    command->work.blob_size = size;
    return command->work.blob;
}

/* ---- submission ------------------------------------------------------------------------------ */

/* After this one more dependent of `on` can be added without failing, counting those asked for
 * before. */
static bool reserve_dependents(struct eng_command *on, size_t more) {
    size_t room = on->dependent_room;
    uintptr_t *dependents;

    if (on->dependent_count + more <= room) {
        return true;
    }
    while (room < on->dependent_count + more) {
        room *= 2;
    }
    if (on->dependents == on->inline_dependents) {
        dependents = malloc(room * sizeof(*dependents));
        if (dependents) {
            memcpy(dependents, on->inline_dependents, on->dependent_count * sizeof(*dependents));
        }
    } else {
        dependents = realloc(on->dependents, room * sizeof(*dependents));
    }
    if (!dependents) {
        return false;
    }
    on->dependents = dependents;
    on->dependent_room = room;
    return true;
}

static void depend(struct eng_command *command, struct eng_command *on, bool on_success) {
    on->dependents[on->dependent_count++] = (uintptr_t)command | on_success;
    command->waits++;
}

static bool is_live(const struct eng_command *command) {
    return atomic_load_explicit(&command->state, memory_order_relaxed) > ENG_COMPLETE;
}

/* What else of the stream there is to wait for: a command that waits for all before it stands for
 * these. So however many markers there are, each command is waited for by one of them. */
static struct eng_command *before_too(const struct eng_command *live) {
    return live->flags & ENG_WAIT_STREAM ? NULL : live->next;
}

static int link_locked(struct eng_command *command, const struct eng_submit *submit) {
    struct eng_stream *stream = submit->stream;
    struct eng *eng = command->eng;
    struct eng_command *before = NULL; /* the last run of the same graph */
    bool all = !stream->in_order && (submit->flags & ENG_WAIT_STREAM);
    bool alone = submit->flags & ENG_CHECK_ALONE;
    bool aside = submit->flags & ENG_CHECK_VIRTUAL;

    /* One command may stand in the list several times, so room is asked for all of them together;
     * the stream's own order adds one. */
    for (size_t i = 0; i < submit->wait_count; i++) {
        if (is_live(submit->wait[i]) &&
            !reserve_dependents(submit->wait[i], submit->wait_count + 1)) {
            return ENG_ERR_MEMORY;
        }
    }
    for (struct eng_command *live = all ? stream->live : NULL; live; live = before_too(live)) {
        if (!reserve_dependents(live, submit->wait_count + 1)) {
            return ENG_ERR_MEMORY;
        }
    }
    if (stream->last && !reserve_dependents(stream->last, submit->wait_count + 1)) {
        return ENG_ERR_MEMORY;
    }
    if (stream->barrier && !reserve_dependents(stream->barrier, submit->wait_count + 2)) {
        return ENG_ERR_MEMORY;
    }
    if (command->work.run == eng_run_graph) {
        before = eng_graph_last_locked(command);
        if (before && !reserve_dependents(before, submit->wait_count + 3)) {
            return ENG_ERR_MEMORY;
        }
        eng_graph_enqueued_locked(command);
    }

    if (eng->test.check) {
        eng_check_order(&command->trace.clock, &eng->check.host);
        if (!alone) {
            eng_check_order(&command->trace.clock,
                            stream->in_order || all ? &stream->all : &stream->block);
        }
    }
    for (size_t i = 0; i < submit->wait_count; i++) {
        struct eng_command *on = submit->wait[i];

        if (is_live(on)) {
            depend(command, on, true);
            continue;
        }
        if (eng->test.check) {
            eng_check_order(&command->trace.clock, &on->trace.clock);
        }
        if (atomic_load_explicit(&on->state, memory_order_relaxed) < 0 && !command->wait_failed) {
            command->wait_failed = true;
            command->wait_failed_id = on->id;
        }
    }
    for (struct eng_command *live = all ? stream->live : NULL; live; live = before_too(live)) {
        depend(command, live, false);
    }
    if (stream->last && !alone) {
        depend(command, stream->last, false);
    }
    if (stream->barrier && !all && !alone) {
        depend(command, stream->barrier, false);
    }
    if (before) {
        depend(command, before, false);
    }

    stream->refs++;
    command->stream = stream;
    command->next = stream->live;
    if (command->next) {
        command->next->prev = command;
    } else {
        stream->oldest = command;
    }
    stream->live = command;
    if (aside) {
        return ENG_OK;
    }
    if (stream->in_order) {
        stream->last = command;
    } else if (submit->flags & ENG_BLOCK_STREAM) {
        stream->barrier = command;
    }
    return ENG_OK;
}

int eng_command_submit(struct eng_command *command, const struct eng_submit *submit,
                       const struct eng_access *own, size_t own_count) {
    struct eng *eng = command->eng;
    struct eng_after after;
    int result = ENG_OK;

    if (submit->stream->graph) {
        return eng_graph_take(submit->stream->graph, command, submit);
    }
    command->device = submit->stream->device;
    command->flags = submit->flags;
    command->ended = submit->ended;
    command->ended_data = submit->ended_data;
    command->note = submit->note;
    eng_after_init(&after, eng);
    pthread_mutex_lock(&eng->lock);
    if (eng->testing && eng_test_fails_locked(eng, command->name)) {
        result = ENG_ERR_INJECTED;
    }
    for (size_t i = 0; result == ENG_OK && i < submit->wait_count; i++) {
        if (submit->wait[i]->eng != eng) {
            result = ENG_ERR_INVALID;
        }
    }
    if (result == ENG_OK && command->host_code) {
        result = eng_tasks_start_locked(eng) ? ENG_OK : ENG_ERR_SYSTEM;
    } else if (result == ENG_OK && command->work.run) {
        result = eng_device_start_locked(command->device);
    }
    if (result == ENG_OK) {
        result = link_locked(command, submit);
    }
    if (result != ENG_OK) {
        eng_command_recycle_locked(command);
        pthread_mutex_unlock(&eng->lock);
        return result;
    }
    command->id = ++eng->ids;
    command->times.queued = eng_now();
    if (eng->test.check && !(submit->flags & ENG_UNCHECKED)) {
        /* A check that runs out of memory misses an access; the command itself is not to suffer
         * from it. */
        (void)eng_check_enqueue(command, own, own_count);
        (void)eng_check_enqueue(command, submit->access, submit->access_count);
    }
    if (submit->event) {
        eng_command_retain(command);
        *submit->event = command;
    }
    if (command->waits == 0) {
        eng_ready_locked(command, &after);
    } else {
        command->flags &= ~(unsigned)ENG_CALLER_WAITS; /* it sleeps by then */
        eng_undefer_locked(command->device);
    }
    pthread_mutex_unlock(&eng->lock);
    eng_after_run(&after);
    return ENG_OK;
}

int eng_user_command(struct eng *eng, const char *name, struct eng_command **command) {
    struct eng_command *made;

    if (eng_test_fails(eng, "eng_user_command")) {
        return ENG_ERR_INJECTED;
    }
    made = eng_command_new(eng);
    if (!made) {
        return ENG_ERR_MEMORY;
    }
    eng_command_name(made, name, "user event");
    made->user = true;
    made->times.queued = made->times.submitted = eng_now();
    atomic_store_explicit(&made->state, ENG_SUBMITTED, memory_order_relaxed);
    pthread_mutex_lock(&eng->lock);
    made->id = ++eng->ids;
    made->next = eng->users;
    if (made->next) {
        made->next->prev = made;
    }
    eng->users = made;
    pthread_mutex_unlock(&eng->lock);
    *command = made;
    return ENG_OK;
}

int eng_user_complete(struct eng_command *command, int result, struct eng_command *by) {
    struct eng *eng = command->eng;
    struct eng_after after;

    if (!command->user || result > ENG_OK) {
        return ENG_ERR_INVALID;
    }
    eng_after_init(&after, eng);
    pthread_mutex_lock(&eng->lock);
    if (!is_live(command)) {
        pthread_mutex_unlock(&eng->lock);
        return ENG_ERR_INVALID;
    }
    if (eng->test.check) {
        eng_check_order(&command->trace.clock, by ? &by->trace.clock : &eng->check.host);
    }
    if (result != ENG_OK) {
        snprintf(command->error, sizeof(command->error), "%s: %s", command->name,
                 eng_result_text(result));
    }
    eng_end_locked(command, result, &after);
    pthread_mutex_unlock(&eng->lock);
    eng_after_run(&after);
    return ENG_OK;
}

/* ---- references ------------------------------------------------------------------------------ */

void eng_command_retain(struct eng_command *command) {
    atomic_fetch_add_explicit(&command->refs, 1, memory_order_relaxed);
}

void eng_command_release(struct eng_command *command) {
    struct eng *eng = command->eng;
    struct eng_after after;

    if (atomic_fetch_sub_explicit(&command->refs, 1, memory_order_acq_rel) != 1) {
        return;
    }
    eng_after_init(&after, eng);
    pthread_mutex_lock(&eng->lock);
    if (command->user && is_live(command)) {
        /* A user command that nobody can complete any more. This reference goes once it has ended.
         */
        eng_command_retain(command);
        snprintf(command->error, sizeof(command->error), "%s was dropped before it was completed",
                 command->name);
        eng_end_locked(command, ENG_ERR_LOST, &after);
        pthread_mutex_unlock(&eng->lock);
        eng_after_run(&after);
        eng_command_release(command);
        return;
    }
    eng_command_recycle_locked(command);
    pthread_mutex_unlock(&eng->lock);
}

/* ---- looking and waiting --------------------------------------------------------------------- */

int eng_command_state(struct eng_command *command) {
    struct eng *eng = command->eng;
    int state = atomic_load_explicit(&command->state, memory_order_acquire);

    if (!eng->testing) {
        return state;
    }
    pthread_mutex_lock(&eng->lock);
    if (eng->test.single && is_live(command) && eng_step_locked(eng)) {
        pthread_mutex_lock(&eng->lock);
    }
    state = atomic_load_explicit(&command->state, memory_order_acquire);
    if (state <= ENG_COMPLETE && eng->test.check) {
        eng_check_see(command);
    }
    pthread_mutex_unlock(&eng->lock);
    return state;
}

int eng_command_peek(struct eng_command *command) {
    int state = atomic_load_explicit(&command->state, memory_order_acquire);

    if (state <= ENG_COMPLETE && command->eng->test.check) {
        eng_check_seen(command);
    }
    return state;
}

static int wait_until(struct eng_command *command, uint64_t until, bool help) {
    struct eng *eng = command->eng;
    int state = atomic_load_explicit(&command->state, memory_order_acquire);

    if (state <= ENG_COMPLETE && !eng->testing) {
        return state;
    }
    pthread_mutex_lock(&eng->lock);
    if (eng_wait_locked(command, until, help)) {
        state = atomic_load_explicit(&command->state, memory_order_relaxed);
        if (eng->test.check) {
            eng_check_see(command);
        }
    } else {
        state = ENG_RUNNING;
    }
    pthread_mutex_unlock(&eng->lock);
    return state;
}

int eng_command_wait(struct eng_command *command) {
    return wait_until(command, 0, true);
}

int eng_command_sleep(struct eng_command *command) {
    return wait_until(command, 0, command->eng->test.single);
}

int eng_command_wait_for(struct eng_command *command, uint64_t timeout_ns) {
    uint64_t now = eng_now();

    return wait_until(command, timeout_ns < UINT64_MAX - now ? now + timeout_ns : 0, true);
}

const char *eng_command_error(const struct eng_command *command) {
    return command->error;
}

void eng_command_times(struct eng_command *command, struct eng_times *times) {
    pthread_mutex_lock(&command->eng->lock);
    *times = command->times;
    pthread_mutex_unlock(&command->eng->lock);
}

static int add_callback(struct eng_command *command, int state, eng_callback_function *function,
                        void *data, bool hook) {
    struct eng *eng = command->eng;
    struct eng_callback *callback;
    struct eng_after after;
    int reached;

    if (state < ENG_COMPLETE || state > ENG_SUBMITTED) {
        return ENG_ERR_INVALID;
    }
    if (eng_test_fails(eng, "eng_command_callback")) {
        return ENG_ERR_INJECTED;
    }
    callback = malloc(sizeof(*callback));
    if (!callback) {
        return ENG_ERR_MEMORY;
    }
    *callback =
        (struct eng_callback){.hook = hook, .function = function, .data = data, .state = state};
    eng_after_init(&after, eng);
    pthread_mutex_lock(&eng->lock);
    if (!hook && !eng_tasks_start_locked(eng)) {
        pthread_mutex_unlock(&eng->lock);
        free(callback);
        return ENG_ERR_SYSTEM;
    }
    eng_callbacks_add(&command->callbacks[state], callback);
    reached = atomic_load_explicit(&command->state, memory_order_relaxed);
    if (reached <= ENG_COMPLETE && !command->calling) {
        command->device = NULL; /* nothing of it is at work any more, and it may be gone */
    }
    if (reached <= state) {
        eng_fire_locked(command, reached < ENG_COMPLETE ? ENG_COMPLETE : reached);
    }
    pthread_mutex_unlock(&eng->lock);
    eng_after_run(&after);
    return ENG_OK;
}

int eng_command_callback(struct eng_command *command, int state, eng_callback_function *function,
                         void *data) {
    return add_callback(command, state, function, data, false);
}

int eng_command_hook(struct eng_command *command, int state, eng_callback_function *function,
                     void *data) {
    return add_callback(command, state, function, data, true);
}
