/* Events shared between processes on the engine: the end of a command is told as it ends, and who
 * waits for another process's has a command that a thread completes (lib/os/event_wait.h). */
#include "shared_event.h"

#include <stdlib.h>

#include "os/event_wait.h"

struct ncpu_signal {
    struct ur_shared_event *shared;
    struct eng_command *command; /* NULL: not enqueued */
    uint32_t number;
    _Atomic uint32_t left; /* of: it has ended, it is known what has */
};

/* ---- signals --------------------------------------------------------------------------------- */

struct ncpu_signal *ncpu_signal_begin(struct ur_shared_event *shared) {
    struct ncpu_signal *signal = calloc(1, sizeof(*signal));
    if (!signal) {
        return NULL;
    }
    ur_shared_event_hold(shared);
    signal->shared = shared;
    atomic_init(&signal->left, 2);
    signal->number = ur_shared_event_next(shared);
    return signal;
}

static void shared_event_finish(struct ncpu_signal *signal) {
    ur_shared_tell(signal->shared, signal->number,
                   signal->command && eng_command_state(signal->command) == ENG_COMPLETE);
    if (signal->command) {
        eng_command_release(signal->command);
    }
    ur_shared_event_drop(signal->shared);
    free(signal);
}

void ncpu_signal_ended(void *data) {
    struct ncpu_signal *signal = data;
    if (atomic_fetch_sub(&signal->left, 1) == 1) {
        shared_event_finish(signal);
    }
}

void ncpu_signal_enqueued(struct ncpu_signal *signal, struct eng_command *command) {
    signal->command = command;
    if (!command) {
        shared_event_finish(signal);
        return;
    }
    eng_command_retain(command);
    if (atomic_fetch_sub(&signal->left, 1) == 1) {
        shared_event_finish(signal);
    }
}

void ncpu_signal_stands(const struct ncpu_signal *signal) {
    signal->shared->last = signal->number;
}

/* ---- waiting --------------------------------------------------------------------------------- */

static int engine_state(enum ur_shared_state state) {
    return state == UR_SHARED_PENDING ? ENG_SUBMITTED
           : state == UR_SHARED_DONE  ? ENG_COMPLETE
                                      : ENG_ERR_LOST;
}

int ncpu_shared_event_state(struct ur_shared_event *shared) {
    return engine_state(ur_shared_state(shared, ur_shared_newest(shared)));
}

int ncpu_shared_event_wait(struct ur_shared_event *shared) {
    return engine_state(ur_shared_wait(shared, ur_shared_newest(shared)));
}

/* A command of this process that others of it wait for. */
static void end_followed(void *what, bool good) {
    struct eng_command *command = what;
    eng_user_complete(command, good ? ENG_OK : ENG_ERR_LOST, NULL);
    eng_command_release(command);
    ncpu_unuse();
}

/* Has `command` completed when signal `number` comes. False: out of memory or threads. */
static bool shared_event_follow(struct ur_shared_event *shared, uint32_t number,
                                struct eng_command *command) {
    eng_command_retain(command);
    ncpu_use(); /* the engine stays */
    if (ur_shared_follow(shared, number, end_followed, command) == UR_RESULT_SUCCESS) {
        return true;
    }
    ncpu_unuse();
    eng_command_release(command);
    return false;
}

struct eng_command *ncpu_shared_event_take(struct ur_shared_event *shared) {
    uint32_t number = ur_shared_newest(shared);
    struct eng_command *command;
    if (eng_user_command(ncpu_engine(), "event of another process", &command) != ENG_OK) {
        return NULL;
    }
    int state = engine_state(ur_shared_state(shared, number));
    if (state != ENG_SUBMITTED) {
        eng_user_complete(command, state == ENG_COMPLETE ? ENG_OK : ENG_ERR_LOST, NULL);
    } else if (!shared_event_follow(shared, number, command)) {
        eng_command_release(command); /* which completes it, for nobody */
        return NULL;
    }
    return command;
}
