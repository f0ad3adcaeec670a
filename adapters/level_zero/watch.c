#include "watch.h"

#include <time.h>

#include "event.h"
#include "shared_event.h"

enum {
    SHORTEST_NS = 20 * 1000,
    LONGEST_NS = 1000 * 1000,
    SHARE = 16, /* a pause is that part of the time since something completed last */
    DUTY = 4,   /* and at least so many times what asking takes */
};

static struct {
    pthread_mutex_t lock; /* guards what follows */
    pthread_cond_t wake, done;
    struct ze_watched *arrived, **last;
    size_t pending;
    bool started;
    /* Held while the driver is asked, so that the process can wait for that before it ends. */
    pthread_mutex_t asking;
    struct ze_watch_group *groups; /* the thread's own */
} watch = {.lock = PTHREAD_MUTEX_INITIALIZER,
           .done = PTHREAD_COND_INITIALIZER,
           .last = &watch.arrived,
           .asking = PTHREAD_MUTEX_INITIALIZER};

static uint64_t now_ns(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* ---- a pairing heap: the earliest command is the root ---------------------------------------- */

static struct ze_watched *meld(struct ze_watched *a, struct ze_watched *b) {
    if (!a || !b) {
        return a ? a : b;
    }
    if (b->event->serial < a->event->serial) {
        struct ze_watched *other = a;
        a = b;
        b = other;
    }
    b->next = a->child;
    a->child = b;
    return a;
}

/* What is left without the root. */
static struct ze_watched *without(struct ze_watched *root) {
    struct ze_watched *pairs = NULL, *left = root->child, *rest = NULL;
    while (left) {
        struct ze_watched *one = left, *two = one->next;
        left = two ? two->next : NULL;
        one->next = NULL;
        if (two) {
            two->next = NULL;
        }
        one = meld(one, two);
        one->next = pairs;
        pairs = one;
    }
    while (pairs) {
        struct ze_watched *next = pairs->next;
        pairs->next = NULL;
        rest = meld(rest, pairs);
        pairs = next;
    }
    return rest;
}

/* ---- the thread ------------------------------------------------------------------------------ */

static bool is_in_order(ur_event_handle_t event) {
    return event->queue && event->queue->in_order && !event->reusable && !event->adopted &&
           event->serial;
}

static void take_in(struct ze_watched *watched) {
    struct ze_watch_group *group =
        is_in_order(watched->event) ? &watched->event->queue->watch : &watched->alone;
    if (!group->first) {
        group->next = watch.groups;
        watch.groups = group;
    }
    group->first = meld(group->first, watched);
}

/* Takes out what is complete; the number of it. The group may be gone with the last of it. */
static size_t watch_ask(struct ze_watch_group **link) {
    struct ze_watch_group *group = *link;
    struct ze_watched *complete = NULL, **end = &complete;
    while (group->first && ze_event_done(group->first->event)) {
        struct ze_watched *one = group->first;
        group->first = without(one);
        one->next = NULL;
        *end = one;
        end = &one->next;
    }
    if (!group->first) {
        *link = group->next;
    }
    size_t count = 0;
    for (struct ze_watched *next; complete; complete = next, ++count) {
        next = complete->next;
        ur_worker_post(&complete->work);
    }
    return count;
}

/* False: the process ends, and with it perhaps the driver. */
static bool ask_all(size_t *count) {
    pthread_mutex_lock(&watch.asking);
    bool goes_on = !ur_exiting();
    struct ze_watch_group **link = &watch.groups;
    while (goes_on && *link) {
        struct ze_watch_group *group = *link;
        *count += watch_ask(link);
        if (*link == group) {
            link = &group->next;
        }
    }
    pthread_mutex_unlock(&watch.asking);
    return goes_on;
}

/* Locked. Until something arrives, or for a while. */
static void pause_for(uint64_t ns) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    ns += (uint64_t)until.tv_nsec;
    until.tv_sec += (time_t)(ns / 1000000000u);
    until.tv_nsec = (long)(ns % 1000000000u);
    pthread_cond_timedwait(&watch.wake, &watch.lock, &until);
}

static void *watch_run(void *unused) {
    (void)unused;
    uint64_t since = now_ns(), pause = 0;
    for (;;) {
        pthread_mutex_lock(&watch.lock);
        while (!watch.arrived && !watch.pending) {
            pthread_cond_wait(&watch.wake, &watch.lock);
        }
        if (!watch.arrived && pause) {
            pause_for(pause);
        }
        struct ze_watched *arrived = watch.arrived;
        watch.arrived = NULL;
        watch.last = &watch.arrived;
        pthread_mutex_unlock(&watch.lock);
        uint64_t start = now_ns();
        since = arrived ? start : since;
        for (struct ze_watched *next; arrived; arrived = next) {
            next = arrived->next;
            arrived->next = NULL;
            take_in(arrived);
        }
        size_t count = 0;
        if (!ask_all(&count)) {
            return NULL;
        }
        uint64_t end = now_ns(), least = DUTY * (end - start);
        since = count ? end : since;
        pause = (end - since) / SHARE;
        pause = pause < SHORTEST_NS ? SHORTEST_NS : pause > LONGEST_NS ? LONGEST_NS : pause;
        pause = pause < least ? least : pause;
        if (count) {
            pthread_mutex_lock(&watch.lock);
            watch.pending -= count;
            if (!watch.pending) {
                pthread_cond_broadcast(&watch.done);
            }
            pthread_mutex_unlock(&watch.lock);
        }
    }
}

/* The driver ends after this. */
static void let_driver_go(void) {
    pthread_mutex_lock(&watch.asking);
    pthread_mutex_unlock(&watch.asking);
}

/* Locked. */
static bool watch_start(void) {
    pthread_condattr_t clock;
    pthread_attr_t detached;
    pthread_t thread;
    if (pthread_condattr_init(&clock) != 0) {
        return false;
    }
    pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
    bool good = pthread_cond_init(&watch.wake, &clock) == 0;
    pthread_condattr_destroy(&clock);
    if (!good || pthread_attr_init(&detached) != 0) {
        return false;
    }
    pthread_attr_setdetachstate(&detached, PTHREAD_CREATE_DETACHED);
    good = pthread_create(&thread, &detached, watch_run, NULL) == 0;
    pthread_attr_destroy(&detached);
    if (good) {
        ur_exit_before(let_driver_go);
    }
    return good;
}

ur_result_t ze_watch_ready(void) {
    ur_result_t result = ur_worker_ready();
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&watch.lock);
    watch.started = watch.started || watch_start();
    bool ready = watch.started;
    pthread_mutex_unlock(&watch.lock);
    return ready ? result
                 : ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                           "the system gave no thread that waits for events");
}

void ze_watch(struct ze_watched *watched) {
    watched->child = watched->next = NULL;
    watched->alone = (struct ze_watch_group){NULL, NULL};
    pthread_mutex_lock(&watch.lock);
    *watch.last = watched;
    watch.last = &watched->next;
    watch.pending += 1;
    pthread_cond_signal(&watch.wake);
    pthread_mutex_unlock(&watch.lock);
}

void ze_watch_let_go(bool last) {
    if (!last || ur_exiting()) {
        return;
    }
    pthread_mutex_lock(&watch.lock);
    while (watch.pending) {
        pthread_cond_wait(&watch.done, &watch.lock);
    }
    pthread_mutex_unlock(&watch.lock);
    ur_worker_let_go(last);
    ze_shared_let_go();
}
