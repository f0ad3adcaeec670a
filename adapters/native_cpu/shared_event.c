/* Events shared between processes (common/event_file.h): the last signal that came is a number
 * in memory that the processes map, and who waits in another process sleeps on it, so a signal is
 * one wake-up there. */
#include "shared_event.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { FEW_WORDS = 64 /* that one system call waits for */ };

struct ncpu_signal {
    struct ur_shared_event *shared;
    struct eng_command *command; /* NULL: not enqueued */
    uint32_t number;
    _Atomic uint32_t left; /* of: it has ended, it is known what has */
};

/* ---- signals --------------------------------------------------------------------------------- */

static bool reached(const struct ur_shared_slot *slot, uint32_t number) {
    return (int32_t)(atomic_load(&slot->done) - number) >= 0;
}

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

static void finish(struct ncpu_signal *signal) {
    struct ur_shared_slot *slot = signal->shared->slot;
    if (!signal->command || eng_command_state(signal->command) != ENG_COMPLETE) {
        ur_shared_raise(&slot->failed, signal->number);
    }
    ur_shared_raise(&slot->done, signal->number);
    syscall(SYS_futex, &slot->done, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
    if (signal->command) {
        eng_command_release(signal->command);
    }
    ur_shared_event_drop(signal->shared);
    free(signal);
}

void ncpu_signal_ended(void *data) {
    struct ncpu_signal *signal = data;
    if (atomic_fetch_sub(&signal->left, 1) == 1) {
        finish(signal);
    }
}

void ncpu_signal_enqueued(struct ncpu_signal *signal, struct eng_command *command) {
    signal->command = command;
    if (!command) {
        finish(signal);
        return;
    }
    eng_command_retain(command);
    if (atomic_fetch_sub(&signal->left, 1) == 1) {
        finish(signal);
    }
}

void ncpu_signal_stands(const struct ncpu_signal *signal) {
    signal->shared->last = signal->number;
}

bool ncpu_shared_event_is_own(struct ur_shared_event *shared) {
    return shared->last == atomic_load(&shared->slot->enqueued);
}

/* ---- waiting --------------------------------------------------------------------------------- */

/* Whether signal `number` can come no more. */
static bool is_lost(const struct ur_shared_event *shared, uint32_t number, unsigned *unknown) {
    return ur_shared_event_gone(shared, number, unknown) && !reached(shared->slot, number);
}

static int state_of(const struct ur_shared_event *shared, uint32_t number) {
    const struct ur_shared_slot *slot = shared->slot;
    if (!reached(slot, number)) {
        return ENG_SUBMITTED;
    }
    return number && atomic_load(&slot->failed) == number ? ENG_ERR_LOST : ENG_COMPLETE;
}

int ncpu_shared_event_state(struct ur_shared_event *shared) {
    return state_of(shared, atomic_load(&shared->slot->enqueued));
}

/* False: it stayed as it is for UR_SHARED_LOOK_MS. */
static bool sleep_on(_Atomic uint32_t *word, uint32_t is) {
    struct timespec some = {.tv_nsec = UR_SHARED_LOOK_MS * 1000000L};
    return syscall(SYS_futex, word, FUTEX_WAIT, is, &some, NULL, 0) == 0 || errno != ETIMEDOUT;
}

int ncpu_shared_event_wait(struct ur_shared_event *shared) {
    struct ur_shared_slot *slot = shared->slot;
    uint32_t number = atomic_load(&slot->enqueued);
    unsigned unknown = 0;
    while (!reached(slot, number)) {
        uint32_t is = atomic_load(&slot->done);
        if ((int32_t)(is - number) < 0 && !sleep_on(&slot->done, is) &&
            is_lost(shared, number, &unknown)) {
            return ENG_ERR_LOST;
        }
    }
    return state_of(shared, number);
}

/* One that a command of this process waits for. */
struct watched {
    struct watched *next;
    struct ur_shared_event *shared; /* with a reference */
    uint32_t number;
    unsigned unknown;
    struct eng_command *command; /* with a reference */
};

static struct {
    pthread_mutex_t lock;
    struct watched *list;
    bool runs;
    _Atomic uint32_t more; /* counts what was added */
} watch = {.lock = PTHREAD_MUTEX_INITIALIZER};

#ifndef FUTEX_32
#define FUTEX_32 2
#endif
#ifndef SYS_futex_waitv
#define SYS_futex_waitv 449
#endif

/* struct futex_waitv, which old headers lack. */
struct word {
    uint64_t value, address;
    uint32_t flags, reserved;
};

static struct word word_of(_Atomic uint32_t *at, uint32_t is) {
    return (struct word){.value = is, .address = (uintptr_t)at, .flags = FUTEX_32};
}

/* Sleeps until one of the words is another. Systems without such a wait are looked after in short
 * turns, as words are that are too many. */
static void sleep_on_all(struct word *words, unsigned count, bool all) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += all ? UR_SHARED_LOOK_MS * 1000000L : 1000000L;
    if (until.tv_nsec >= 1000000000L) {
        until.tv_nsec -= 1000000000L;
        until.tv_sec += 1;
    }
    long got = syscall(SYS_futex_waitv, words, count, 0, &until, CLOCK_MONOTONIC);
    if (got < 0 && errno == ENOSYS) {
        struct timespec turn = {.tv_nsec = 50000};
        nanosleep(&turn, NULL);
    }
}

static void end_watched(struct watched *done, int result) {
    eng_user_complete(done->command, result, NULL);
    eng_command_release(done->command);
    ur_shared_event_drop(done->shared);
    free(done);
    ncpu_unuse();
}

/* Ends those that have come or can come no more, and collects the words of the rest. Pre: locked;
 * gives up the lock while it ends one. */
static unsigned look(struct word words[FEW_WORDS], bool lost, bool *all) {
    unsigned count;
again:
    count = 0;
    *all = true;
    words[count++] = word_of(&watch.more, atomic_load(&watch.more));
    for (struct watched **at = &watch.list; *at;) {
        struct watched *one = *at;
        struct ur_shared_slot *slot = one->shared->slot;
        uint32_t is = atomic_load(&slot->done);
        bool gone = lost && is_lost(one->shared, one->number, &one->unknown);
        if ((int32_t)(is - one->number) < 0 && !gone) {
            if (count < FEW_WORDS) {
                words[count++] = word_of(&slot->done, is);
            } else {
                *all = false;
            }
            at = &one->next;
            continue;
        }
        *at = one->next;
        pthread_mutex_unlock(&watch.lock);
        int state = gone ? ENG_ERR_LOST : state_of(one->shared, one->number);
        end_watched(one, state == ENG_COMPLETE ? ENG_OK : ENG_ERR_LOST);
        pthread_mutex_lock(&watch.lock);
        goto again;
    }
    return count;
}

/* Runs while something is watched. */
static void *run_watch(void *unused) {
    (void)unused;
    struct word words[FEW_WORDS];
    struct timespec now, then = {0};
    pthread_mutex_lock(&watch.lock);
    for (;;) {
        bool all;
        clock_gettime(CLOCK_MONOTONIC, &now);
        long passed = (now.tv_sec - then.tv_sec) * 1000 + (now.tv_nsec - then.tv_nsec) / 1000000;
        bool lost = passed >= UR_SHARED_LOOK_MS;
        then = lost ? now : then;
        unsigned count = look(words, lost, &all);
        if (!watch.list) {
            break;
        }
        pthread_mutex_unlock(&watch.lock);
        sleep_on_all(words, count, all);
        pthread_mutex_lock(&watch.lock);
    }
    watch.runs = false;
    pthread_mutex_unlock(&watch.lock);
    return NULL;
}

/* Pre: locked. */
static bool start_watch(void) {
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    bool started = pthread_create(&thread, &attributes, run_watch, NULL) == 0;
    pthread_attr_destroy(&attributes);
    watch.runs = started;
    return started;
}

/* Has `command` completed when signal `number` comes. False: out of memory or threads. */
static bool watch_for(struct ur_shared_event *shared, uint32_t number,
                      struct eng_command *command) {
    struct watched *one = malloc(sizeof(*one));
    if (!one) {
        return false;
    }
    *one = (struct watched){.shared = shared, .number = number, .command = command};
    pthread_mutex_lock(&watch.lock);
    bool runs = watch.runs || start_watch();
    if (runs) {
        ur_shared_event_hold(shared);
        eng_command_retain(command);
        ncpu_use(); /* the engine stays */
        one->next = watch.list;
        watch.list = one;
        atomic_fetch_add(&watch.more, 1);
        syscall(SYS_futex, &watch.more, FUTEX_WAKE, 1, NULL, NULL, 0);
    }
    pthread_mutex_unlock(&watch.lock);
    if (!runs) {
        free(one);
    }
    return runs;
}

struct eng_command *ncpu_shared_event_take(struct ur_shared_event *shared) {
    uint32_t number = atomic_load(&shared->slot->enqueued);
    struct eng_command *command;
    if (eng_user_command(ncpu_engine(), "event of another process", &command) != ENG_OK) {
        return NULL;
    }
    int state = state_of(shared, number);
    if (state != ENG_SUBMITTED) {
        eng_user_complete(command, state == ENG_COMPLETE ? ENG_OK : ENG_ERR_LOST, NULL);
    } else if (!watch_for(shared, number, command)) {
        eng_command_release(command); /* which completes it, for nobody */
        return NULL;
    }
    return command;
}
