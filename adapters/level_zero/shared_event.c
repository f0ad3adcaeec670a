#include "shared_event.h"
#include "event.h"

#include <stdlib.h>
#include <time.h>

/* ---- signals --------------------------------------------------------------------------------- */

enum {
    ASK_NS = 100 * 1000, /* the driver waits for one so long, while the others are not looked at */
    SOON_NS = 20 * 1000 * 1000, /* since a signal came or was added: there are no pauses yet */
    PAUSE_NS = 1000 * 1000,
};

struct ze_shared_signal {
    struct ze_shared_signal *next;
    struct ur_shared_event *shared; /* with a reference */
    ur_event_handle_t current;      /* retained */
    uint32_t number;
};

static struct {
    pthread_mutex_t lock; /* held over no call of the driver */
    pthread_cond_t more, none;
    struct ze_shared_signal *list; /* that are under way and not taken out by the thread */
    bool runs;
} pending = {.lock = PTHREAD_MUTEX_INITIALIZER, .none = PTHREAD_COND_INITIALIZER};

static void end_signal(struct ze_shared_signal *signal, bool good) {
    ur_shared_tell(signal->shared, signal->number, good);
    ur_shared_event_drop(signal->shared);
    if (signal->current) {
        ze_event_drop(signal->current);
    }
    free(signal);
}

static uint64_t now_ns(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* Tells of those that have come. Whether there were any. Pre: ur_exit_enter. */
static bool shared_event_tell(struct ze_shared_signal **list) {
    bool any = false;
    for (struct ze_shared_signal **at = list; *at;) {
        struct ze_shared_signal *one = *at;
        if (!ze_event_done(one->current)) {
            at = &one->next;
            continue;
        }
        *at = one->next;
        any = true;
        end_signal(one, !ze_event_failed(one->current));
    }
    return any;
}

static void pause_for(uint64_t ns) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    ns += (uint64_t)until.tv_nsec;
    until.tv_sec += (time_t)(ns / 1000000000u);
    until.tv_nsec = (long)(ns % 1000000000u);
    pthread_mutex_lock(&pending.lock);
    if (!pending.list) {
        (void)pthread_cond_timedwait(&pending.more, &pending.lock, &until);
    }
    pthread_mutex_unlock(&pending.lock);
}

/* A driver that waits says sooner than any clock of ours that an event is complete, but may keep a
 * processor busy meanwhile. So it is asked to wait for a moment again and again, and when nothing
 * has come for long there are pauses ten times as long as that. */
static void *shared_event_run(void *unused) {
    (void)unused;
    struct ze_shared_signal *list = NULL;
    uint64_t since = now_ns();
    for (;;) {
        pthread_mutex_lock(&pending.lock);
        while (pending.list) {
            struct ze_shared_signal *one = pending.list;
            pending.list = one->next;
            one->next = list;
            list = one;
            since = now_ns();
        }
        if (!list) {
            pending.runs = false;
            pthread_cond_broadcast(&pending.none);
            pthread_mutex_unlock(&pending.lock);
            return NULL;
        }
        pthread_mutex_unlock(&pending.lock);
        if (!ur_exit_enter()) {
            ur_exit_keep(list);
            return NULL;
        }
        bool any = shared_event_tell(&list);
        if (!any) {
            ze_event_wait_for(list->current, ASK_NS);
            any = shared_event_tell(&list);
        }
        ur_exit_leave();
        since = any ? now_ns() : since;
        if (list && now_ns() - since > SOON_NS) {
            pause_for(PAUSE_NS);
        }
    }
}

/* Pre: locked. */
static bool shared_event_start(void) {
    static bool ready;
    pthread_t thread;
    if (!ready) {
        pthread_condattr_t clock;
        if (pthread_condattr_init(&clock) != 0) {
            return false;
        }
        pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
        ready = pthread_cond_init(&pending.more, &clock) == 0;
        pthread_condattr_destroy(&clock);
    }
    return ready && pthread_create(&thread, NULL, shared_event_run, NULL) == 0 &&
           pthread_detach(thread) == 0;
}

ur_result_t ze_shared_begin(struct ur_shared_event *shared, struct ze_shared_signal **out) {
    struct ze_shared_signal *signal = calloc(1, sizeof(*signal));
    if (!signal) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_shared_event_hold(shared);
    signal->shared = shared;
    signal->number = ur_shared_event_next(shared);
    *out = signal;
    return UR_RESULT_SUCCESS;
}

uint32_t ze_shared_number(const struct ze_shared_signal *signal) {
    return signal->number;
}

void ze_shared_given(struct ze_shared_signal *signal, ur_event_handle_t current) {
    if (!current) {
        end_signal(signal, false);
        return;
    }
    ur_object_retain(&current->object);
    signal->current = current;
    pthread_mutex_lock(&pending.lock);
    bool runs = pending.runs = pending.runs || shared_event_start();
    if (runs) {
        signal->next = pending.list;
        pending.list = signal;
        pthread_cond_signal(&pending.more);
    }
    pthread_mutex_unlock(&pending.lock);
    if (!runs) { /* no thread: the caller waits, since the command is under way */
        end_signal(signal, ze_event_wait(current) == UR_RESULT_SUCCESS);
    }
}

void ze_shared_let_go(void) {
    pthread_mutex_lock(&pending.lock);
    while (pending.runs && !ur_exiting()) {
        pthread_cond_wait(&pending.none, &pending.lock);
    }
    pthread_mutex_unlock(&pending.lock);
}

/* ---- waiting --------------------------------------------------------------------------------- */

bool ze_shared_is_foreign(ur_event_handle_t event) {
    if (!event->shared) {
        return false;
    }
    ur_spin_lock(&event->time_lock);
    bool foreign = !ur_shared_is_own(event->shared);
    ur_spin_unlock(&event->time_lock);
    return foreign;
}

ur_result_t ze_shared_lost(void) {
    return ur_fail(UR_RESULT_ERROR_DEVICE_LOST, 0,
                   "the process that was to signal the shared event is gone, or its device");
}

static void end_foreign(void *what, bool good) {
    ur_event_handle_t local = what;
    if (!ur_exit_enter()) {
        ur_exit_keep(local);
        return;
    }
    if (!good) {
        ze_event_fail(local);
    }
    ze_event_signal(local);
    ze_event_drop(local);
    ur_exit_leave();
}

ur_result_t ze_shared_take(ur_context_handle_t context, struct ur_shared_event *shared,
                           ur_event_handle_t *out) {
    uint32_t number = ur_shared_newest(shared);
    *out = NULL;
    switch (ur_shared_state(shared, number)) {
    case UR_SHARED_DONE:
        return UR_RESULT_SUCCESS;
    case UR_SHARED_FAILED:
        return ze_shared_lost();
    default:
        break;
    }
    ur_event_handle_t local = NULL;
    ur_result_t result = ze_event_user(context, NULL, UR_COMMAND_EVENTS_WAIT, &local);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    local->doubtful = true;
    ur_object_retain(&local->object);
    result = ur_shared_follow(shared, number, end_foreign, local);
    if (result != UR_RESULT_SUCCESS) {
        ze_event_drop(local);
        ze_event_drop(local);
        return result;
    }
    *out = local;
    return result;
}
