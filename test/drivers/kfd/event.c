#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "internal.h"

enum { EVENTS = 4096, KIND_SIGNAL = 0 };
#define EVENT_PAGE (0x7ffdULL << 44) /* of memory.c: nobody reads what is written there */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct {
    bool used, set, resets_itself;
    uint32_t kind;
    uint64_t age; /* how often it was set, and 1 */
} events[EVENTS];

int event_create(struct uapi_event *event) {
    uint32_t at = 1;
    pthread_mutex_lock(&lock);
    while (at < EVENTS && events[at].used) {
        ++at;
    }
    if (at < EVENTS) {
        events[at].used = true;
        events[at].set = false;
        events[at].kind = event->kind;
        events[at].age = 1;
        events[at].resets_itself = event->resets_itself != 0;
    }
    pthread_mutex_unlock(&lock);
    if (at == EVENTS) {
        return failed(ENOSPC);
    }
    event->id = event->slot = event->trigger = at;
    if (!event->page) {
        event->page = EVENT_PAGE;
    }
    say(3, "event %u of kind %u", at, event->kind);
    return 0;
}

int event_destroy(uint32_t id) {
    pthread_mutex_lock(&lock);
    bool was = id < EVENTS && events[id].used;
    if (was) {
        events[id].used = false;
    }
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    return was ? 0 : failed(EINVAL);
}

void event_set(uint32_t id, bool set) {
    pthread_mutex_lock(&lock);
    if (id < EVENTS) {
        events[id].set = set;
        events[id].age += set;
        pthread_cond_broadcast(&changed);
    }
    pthread_mutex_unlock(&lock);
}

/* Those that are set, were set since `since` was noted, or since the age that the caller tells. */
static uint32_t count_set(const struct uapi_event_data *list, uint32_t count,
                          const uint64_t *since) {
    uint32_t found = 0;
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t id = list[i].id;
        if (id < EVENTS && events[id].used) {
            bool ages = events[id].kind == KIND_SIGNAL && list[i].about[0];
            found += events[id].set || events[id].age != since[i] ||
                     (ages && events[id].age != list[i].about[0]);
        }
    }
    return found;
}

static void take(struct uapi_event_data *list, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t id = list[i].id;
        if (id >= EVENTS || !events[id].used) {
            continue;
        }
        events[id].set = events[id].set && !events[id].resets_itself;
        if (events[id].kind == KIND_SIGNAL && list[i].about[0]) {
            list[i].about[0] = events[id].age;
        }
    }
}

/* Who waits when an event is set goes on, all of them, and an event that resets itself is then not
 * set for those who come later. */
int events_wait(struct uapi_events_wait *wait) {
    enum { DONE, TIMED_OUT };
    struct uapi_event_data *list = (void *)(uintptr_t)wait->events;
    uint32_t wanted = wait->all ? wait->count : 1;
    uint64_t timeout = wait->timeout == UINT32_MAX ? 3600000 : wait->timeout;
    uint64_t end = nanoseconds(CLOCK_REALTIME) + timeout * 1000000;
    const struct timespec until = {(time_t)(end / 1000000000), (long)(end % 1000000000)};
    uint64_t *since = calloc(wait->count + 1, sizeof(*since));
    if (!since) {
        return failed(ENOMEM);
    }
    pthread_mutex_lock(&lock);
    for (uint32_t i = 0; i < wait->count; ++i) {
        since[i] = list[i].id < EVENTS ? events[list[i].id].age : 0;
    }
    int timed_out = 0;
    while (count_set(list, wait->count, since) < wanted && !timed_out) {
        timed_out = pthread_cond_timedwait(&changed, &lock, &until);
    }
    bool done = count_set(list, wait->count, since) >= wanted;
    wait->result = done ? DONE : TIMED_OUT;
    if (done) {
        take(list, wait->count);
    }
    pthread_mutex_unlock(&lock);
    free(since);
    return 0;
}
