#include "event_wait.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/error.h"

enum { FEW_WORDS = 64 /* that one system call waits for */ };

static bool reached(const struct ur_shared_slot *slot, uint32_t number) {
    return (int32_t)(atomic_load(&slot->done) - number) >= 0;
}

void ur_shared_tell(struct ur_shared_event *shared, uint32_t number, bool good) {
    struct ur_shared_slot *slot = shared->slot;
    if (!good) {
        ur_shared_raise(&slot->failed, number);
    }
    ur_shared_raise(&slot->done, number);
    syscall(SYS_futex, &slot->done, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
}

/* Ends a signal whose process is gone, for all. */
static void look_after(struct ur_shared_event *shared, uint32_t number, unsigned *unknown) {
    if (ur_shared_event_gone(shared, number, unknown) && !reached(shared->slot, number)) {
        ur_shared_tell(shared, number, false);
    }
}

static uint32_t clock_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    return (uint32_t)now.tv_sec * 1000u + (uint32_t)(now.tv_nsec / 1000000);
}

/* Pre: it was reached. */
static enum ur_shared_state outcome(const struct ur_shared_event *shared, uint32_t number) {
    return number && atomic_load(&shared->slot->failed) == number ? UR_SHARED_FAILED
                                                                  : UR_SHARED_DONE;
}

enum ur_shared_state ur_shared_state(struct ur_shared_event *shared, uint32_t number) {
    if (!reached(shared->slot, number)) {
        uint32_t now = clock_ms(), then = atomic_load(&shared->looked);
        if (now - then < UR_SHARED_LOOK_MS ||
            !atomic_compare_exchange_strong(&shared->looked, &then, now)) {
            return UR_SHARED_PENDING;
        }
        unsigned before = atomic_load(&shared->unknown), unknown = before;
        look_after(shared, number, &unknown);
        atomic_store(&shared->unknown, unknown == before ? 0 : unknown);
        if (!reached(shared->slot, number)) {
            return UR_SHARED_PENDING;
        }
    }
    return outcome(shared, number);
}

/* False: it stayed as it is for UR_SHARED_LOOK_MS. */
static bool sleep_on(_Atomic uint32_t *word, uint32_t is) {
    struct timespec some = {.tv_nsec = UR_SHARED_LOOK_MS * 1000000L};
    return syscall(SYS_futex, word, FUTEX_WAIT, is, &some, NULL, 0) == 0 || errno != ETIMEDOUT;
}

enum ur_shared_state ur_shared_wait(struct ur_shared_event *shared, uint32_t number) {
    struct ur_shared_slot *slot = shared->slot;
    unsigned unknown = 0;
    while (!reached(slot, number)) {
        uint32_t is = atomic_load(&slot->done);
        if ((int32_t)(is - number) < 0 && !sleep_on(&slot->done, is)) {
            look_after(shared, number, &unknown);
        }
    }
    return outcome(shared, number);
}

static struct {
    pthread_mutex_t lock;
    struct ur_shared_watch *list;
    bool runs;
    _Atomic uint32_t more; /* counts what was added */
} watched = {.lock = PTHREAD_MUTEX_INITIALIZER};

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

static struct word event_wait_word_of(_Atomic uint32_t *at, uint32_t is) {
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

/* Ends those that have come or can come no more, and collects the words of the rest. Pre: locked;
 * gives up the lock while it ends one: meanwhile others are added in front, which `more` tells, but
 * only this thread takes some out, so `at` stays good, and each is looked after once. */
static unsigned event_wait_look(struct word words[FEW_WORDS], bool after, bool *all) {
    unsigned count = 0;
    *all = true;
    words[count++] = event_wait_word_of(&watched.more, atomic_load(&watched.more));
    for (struct ur_shared_watch **at = &watched.list; *at;) {
        struct ur_shared_watch *one = *at;
        struct ur_shared_slot *slot = one->shared->slot;
        uint32_t is = atomic_load(&slot->done);
        if (after && (int32_t)(is - one->number) < 0) {
            look_after(one->shared, one->number, &one->unknown);
            is = atomic_load(&slot->done);
        }
        if ((int32_t)(is - one->number) < 0) {
            if (count < FEW_WORDS) {
                words[count++] = event_wait_word_of(&slot->done, is);
            } else {
                *all = false;
            }
            at = &one->next;
            continue;
        }
        *at = one->next;
        pthread_mutex_unlock(&watched.lock);
        one->end(one, outcome(one->shared, one->number) == UR_SHARED_DONE);
        pthread_mutex_lock(&watched.lock);
    }
    return count;
}

/* Runs while something is watched. */
static void *event_wait_run(void *unused) {
    (void)unused;
    struct word words[FEW_WORDS];
    struct timespec now, then = {0};
    pthread_mutex_lock(&watched.lock);
    for (;;) {
        bool all;
        clock_gettime(CLOCK_MONOTONIC, &now);
        long passed = (now.tv_sec - then.tv_sec) * 1000 + (now.tv_nsec - then.tv_nsec) / 1000000;
        bool after = passed >= UR_SHARED_LOOK_MS;
        then = after ? now : then;
        unsigned count = event_wait_look(words, after, &all);
        if (!watched.list) {
            break;
        }
        pthread_mutex_unlock(&watched.lock);
        sleep_on_all(words, count, all);
        pthread_mutex_lock(&watched.lock);
    }
    watched.runs = false;
    pthread_mutex_unlock(&watched.lock);
    return NULL;
}

/* Pre: locked. */
static bool event_wait_start(void) {
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    bool started = pthread_create(&thread, &attributes, event_wait_run, NULL) == 0;
    pthread_attr_destroy(&attributes);
    watched.runs = started;
    return started;
}

bool ur_shared_watch(struct ur_shared_watch *watch) {
    pthread_mutex_lock(&watched.lock);
    bool runs = watched.runs || event_wait_start();
    if (runs) {
        watch->next = watched.list;
        watched.list = watch;
        atomic_fetch_add(&watched.more, 1);
        syscall(SYS_futex, &watched.more, FUTEX_WAKE, 1, NULL, NULL, 0);
    }
    pthread_mutex_unlock(&watched.lock);
    return runs;
}

struct follow {
    struct ur_shared_watch watch; /* first */
    void (*end)(void *what, bool good);
    void *what;
};

static void end_follow(struct ur_shared_watch *watch, bool good) {
    struct follow *follow = (struct follow *)watch;
    follow->end(follow->what, good);
    ur_shared_event_drop(watch->shared);
    free(follow);
}

ur_result_t ur_shared_follow(struct ur_shared_event *shared, uint32_t number,
                             void (*end)(void *what, bool good), void *what) {
    struct follow *follow = malloc(sizeof(*follow));
    if (!follow) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *follow = (struct follow){{.shared = shared, .number = number, .end = end_follow}, end, what};
    ur_shared_event_hold(shared);
    if (ur_shared_watch(&follow->watch)) {
        return UR_RESULT_SUCCESS;
    }
    ur_shared_event_drop(shared);
    free(follow);
    return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                   "no thread to wait for an event of another process");
}
