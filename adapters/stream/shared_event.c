/* Events shared between processes (lib/os/event_file.h) on streams. The file is registered with the
 * driver: a signal is a store of its number that a stream makes, and a stream waits for the word of
 * a signal that a stream of this process gives. What waits for another process's is held (held.h)
 * until the watching thread has seen that come, and what is left of a process that dies is settled
 * by those that live: the thread looks, while there are signals that have not come, whether their
 * processes are there. The drivers' own shared events are never complete then, and neither is
 * anything behind them (seen with CUDA 13.0 on an H200). */
#include "shared_event.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "held.h"
#include "os/worker.h"
#include "words.h"

enum { SPINS = 2000, NAP_NS = 20000, LONGEST_NAP_NS = 500000 };

/* A wait on a stream. Until the stream is past it the device looks at the word. */
struct wait {
    struct wait *next;
    struct stream_word *mark;   /* behind it */
    struct stream_place *place; /* retained */
};

struct stream_shared_event {
    _Atomic uint32_t refs; /* the event, and the list of those that are watched */
    struct ur_shared_event *file;
    _Atomic uint32_t given;     /* the last signal that went to a stream by this */
    struct stream_place *place; /* retained */
    enum { UNWATCHED, WATCHED, LOOKED_AT } watch; /* under the lock of those watched, as next: */
    struct stream_shared_event *next, *previous;  /* in the list */
    struct wait *waits;                           /* that streams may not be past yet */
    bool lost;                                    /* what the device has will never run */
    unsigned unknown[UR_SHARED_RING];             /* for who looks */
};

bool stream_shared_supported(void) {
    return drv_has_stream_wait_word() && drv_has_stream_write_word();
}

/* ---- signals that have not come -------------------------------------------------------------- */

static _Atomic uint32_t *shared_event_word_of(const struct stream_shared_event *shared,
                                              uint32_t number) {
    return &shared->file->slot->words[number % UR_SHARED_RING];
}

static bool has_come(const struct stream_shared_event *shared, uint32_t number) {
    return (int32_t)(atomic_load_explicit(shared_event_word_of(shared, number),
                                          memory_order_acquire) -
                     number) >= 0;
}

uint32_t stream_shared_newest(const struct stream_shared_event *shared) {
    return atomic_load(&shared->file->slot->enqueued);
}

void stream_shared_fail(struct stream_shared_event *shared, uint32_t number) {
    ur_shared_raise(&shared->file->slot->failed, number);
    ur_shared_raise(shared_event_word_of(shared, number), number);
}

/* Of those that a word is there for: older ones have come, since newer ones waited for them. Those
 * that never were, below the first, count as come. */
static uint32_t oldest(uint32_t last) {
    return last - UR_SHARED_RING + 1;
}

/* Whether the device needs the memory no more: all signals have come, and no stream waits. Pre: the
 * lock of those watched is held. Waits that streams are past go to the list. */
static bool is_quiet(struct stream_shared_event *shared, struct wait **past) {
    uint32_t last = stream_shared_newest(shared);
    bool all = true;
    for (uint32_t n = oldest(last); all && n != last + 1; ++n) {
        all = has_come(shared, n);
    }
    for (struct wait **at = &shared->waits; *at;) {
        struct wait *wait = *at;
        if (!shared->lost && !stream_word_is_marked(wait->mark)) {
            at = &wait->next;
            continue;
        }
        *at = wait->next;
        wait->next = *past;
        *past = wait;
    }
    return all && !shared->waits;
}

/* Pre: the lock of those watched is not held, since that of a place is held over calls of the
 * driver. */
static void put_waits(struct wait *past) {
    while (past) {
        struct wait *wait = past;
        past = wait->next;
        stream_word_put(wait->place, wait->mark);
        stream_place_release(wait->place);
        free(wait);
    }
}

/* Ends the signals of processes that are gone, and those of this one if its device is lost. */
static void shared_event_settle(struct stream_shared_event *shared) {
    uint32_t last = stream_shared_newest(shared);
    for (uint32_t n = oldest(last); n != last + 1; ++n) {
        unsigned *unknown = &shared->unknown[n % UR_SHARED_RING];
        if (has_come(shared, n)) {
            *unknown = 0;
        } else if (ur_shared_event_gone(shared->file, n, unknown) ||
                   (shared->lost && ur_shared_event_is_here(shared->file, n))) {
            stream_shared_fail(shared, n);
        }
    }
}

/* One whose signal another process is to give, and that commands wait for. */
struct foreign {
    struct foreign *next;
    ur_event_handle_t event;
    struct stream_held *held; /* which has the event retained */
    uint32_t number;
};

static struct {
    pthread_mutex_t lock; /* held over no call of the driver */
    pthread_cond_t more;  /* somebody waits for a foreign one */
    struct stream_shared_event *list;
    struct foreign *foreign;
    long nap;        /* before they are looked at again: ns */
    unsigned coming; /* foreign ones in the making: the thread stays */
    bool runs;
} watched = {.lock = PTHREAD_MUTEX_INITIALIZER, .more = PTHREAD_COND_INITIALIZER};

static void unref(struct stream_shared_event *shared) {
    if (atomic_fetch_sub(&shared->refs, 1) == 1) {
        struct stream_place *place = shared->place;
        ur_shared_event_drop(shared->file);
        free(shared);
        stream_place_release(place);
    }
}

/* Pre: locked. */
static void shared_event_take_out(struct stream_shared_event *shared) {
    *(shared->previous ? &shared->previous->next : &watched.list) = shared->next;
    if (shared->next) {
        shared->next->previous = shared->previous;
    }
    shared->watch = UNWATCHED;
}

/* Pre: locked. */
static void put_in(struct stream_shared_event *shared) {
    shared->watch = WATCHED;
    shared->previous = NULL;
    shared->next = watched.list;
    if (shared->next) {
        shared->next->previous = shared;
    }
    watched.list = shared;
}

/* Those that were taken out have one reference, and go back with it if there is more to come. */
static void shared_event_look_at(struct stream_shared_event *list) {
    struct stream_shared_event *done = NULL;
    struct wait *past = NULL;
    const struct stream_place *asked = NULL;
    bool lost = false;
    for (struct stream_shared_event *one = list; one; one = one->next) {
        if (one->place != asked) { /* most are of one */
            asked = one->place;
            lost = stream_place_is_lost(one->place);
        }
        one->lost = lost;
        shared_event_settle(one);
    }
    pthread_mutex_lock(&watched.lock);
    while (list) {
        struct stream_shared_event *one = list;
        list = one->next;
        if (!is_quiet(one, &past)) {
            put_in(one);
            continue;
        }
        one->watch = UNWATCHED;
        one->next = done;
        done = one;
    }
    pthread_mutex_unlock(&watched.lock);
    put_waits(past);
    while (done) {
        struct stream_shared_event *one = done;
        done = one->next;
        unref(one);
    }
}

/* Lets those go on whose signal has come. Pre: locked; not meanwhile. */
static void end_foreign(void) {
    struct foreign *come = NULL;
    for (struct foreign **at = &watched.foreign; *at;) {
        struct foreign *one = *at;
        if (!has_come(one->event->shared, one->number)) {
            at = &one->next;
            continue;
        }
        *at = one->next;
        one->next = come;
        come = one;
    }
    if (!come) {
        return;
    }
    pthread_mutex_unlock(&watched.lock);
    while (come) {
        struct foreign *one = come;
        come = one->next;
        stream_foreign_through(one->event, one->held, STREAM_EVENT_PENDING);
        free(one);
    }
    pthread_mutex_lock(&watched.lock);
}

/* Until it is time to look after processes. Pre: locked. */
static void look_for_foreign(void) {
    struct timespec begun, now, until;
    long passed;
    clock_gettime(CLOCK_MONOTONIC, &begun);
    do {
        if (!watched.foreign) {
            clock_gettime(CLOCK_REALTIME, &until);
            until.tv_nsec += UR_SHARED_LOOK_MS * 1000000L;
            if (until.tv_nsec >= 1000000000L) {
                until.tv_nsec -= 1000000000L;
                ++until.tv_sec;
            }
            (void)pthread_cond_timedwait(&watched.more, &watched.lock, &until);
        } else {
            long nap = watched.nap;
            watched.nap = nap < LONGEST_NAP_NS ? nap + nap / 8 : nap;
            pthread_mutex_unlock(&watched.lock);
            nanosleep(&(struct timespec){.tv_nsec = nap}, NULL);
            pthread_mutex_lock(&watched.lock);
            end_foreign();
        }
        clock_gettime(CLOCK_MONOTONIC, &now);
        passed = (now.tv_sec - begun.tv_sec) * 1000 + (now.tv_nsec - begun.tv_nsec) / 1000000;
    } while (passed < UR_SHARED_LOOK_MS);
}

/* Pre: locked; gives up the lock. */
static void look_at_all(void) {
    struct stream_shared_event *list = watched.list;
    for (struct stream_shared_event *one = list; one; one = one->next) {
        one->watch = LOOKED_AT;
    }
    watched.list = NULL;
    pthread_mutex_unlock(&watched.lock);
    shared_event_look_at(list);
}

static void *shared_event_watch(void *unused) {
    (void)unused;
    pthread_mutex_lock(&watched.lock);
    while ((watched.list || watched.foreign || watched.coming) && !ur_exiting()) {
        look_for_foreign();
        look_at_all();
        pthread_mutex_lock(&watched.lock);
    }
    watched.runs = false;
    pthread_mutex_unlock(&watched.lock);
    return NULL;
}

/* Pre: locked. */
static bool start_watch(void) {
    if (!watched.runs) {
        pthread_t thread;
        watched.runs = ur_worker_ready() == UR_RESULT_SUCCESS &&
                       pthread_create(&thread, NULL, shared_event_watch, NULL) == 0 &&
                       pthread_detach(thread) == 0;
    }
    return watched.runs;
}

/* Until it is quiet there is one more reference. Without memory for a thread it is the
 * next one who waits that looks. */
static void watch_for(struct stream_shared_event *shared) {
    pthread_mutex_lock(&watched.lock);
    if (shared->watch == UNWATCHED) {
        atomic_fetch_add(&shared->refs, 1);
        put_in(shared);
    }
    (void)start_watch();
    pthread_mutex_unlock(&watched.lock);
}

void stream_shared_let_go(void) {
    enum { TRIES = 10 };
    for (int i = 0; i < TRIES && !ur_exiting(); ++i) {
        pthread_mutex_lock(&watched.lock);
        bool none = !watched.list;
        if (none) {
            pthread_mutex_unlock(&watched.lock);
            break;
        }
        look_at_all();
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
}

/* ---- the events ------------------------------------------------------------------------------ */

static ur_result_t shared_event_map(void *user, void *memory, size_t size, void **mapped) {
    struct stream_place *place = user;
    ur_result_t result = stream_check(drv_host_register(memory, size, false), "sharing events");
    if (result == UR_RESULT_SUCCESS) {
        stream_place_retain(place);
        *mapped = place;
    }
    return result;
}

static void shared_event_unmap(void *mapped, void *memory) {
    struct stream_place *place = mapped;
    if (stream_entered(place)) {
        (void)drv_host_unregister(memory);
    }
    stream_place_release(place);
}

static const struct ur_shared_mapping mapping = {shared_event_map, shared_event_unmap};

/* Takes over the file's event. */
static ur_result_t shared_event_make(struct stream_place *place, struct ur_shared_event *file,
                                     struct stream_shared_event **out) {
    struct stream_shared_event *made = calloc(1, sizeof(*made));
    if (!made) {
        ur_shared_event_drop(file);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    atomic_init(&made->refs, 1);
    made->file = file;
    made->place = place;
    stream_place_retain(place);
    *out = made;
    return UR_RESULT_SUCCESS;
}

static ur_result_t supported(struct stream_place *place) {
    struct stream_word *word = stream_shared_supported() ? stream_word_take(place) : NULL;
    if (!word) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver of device %d has no streams that wait for a word, which events "
                       "shared between processes take",
                       place->device->ordinal);
    }
    stream_word_pass(place, word);
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_shared_make(struct stream_place *place, struct stream_shared_event **out) {
    struct ur_shared_event *file = NULL;
    ur_result_t result = supported(place);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_shared_event_make(&mapping, place, &file);
    }
    return result == UR_RESULT_SUCCESS ? shared_event_make(place, file, out) : result;
}

ur_result_t stream_shared_open(struct stream_place *place, const struct ur_shared_name *name,
                               struct stream_shared_event **out) {
    struct ur_shared_event *file = NULL;
    ur_result_t result = supported(place);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_shared_event_open(name, &mapping, place, &file);
    }
    return result == UR_RESULT_SUCCESS ? shared_event_make(place, file, out) : result;
}

struct ur_shared_name stream_shared_name(const struct stream_shared_event *shared) {
    return ur_shared_event_name(shared->file);
}

void stream_shared_drop(struct stream_shared_event *shared) {
    struct wait *past = NULL;
    pthread_mutex_lock(&watched.lock);
    bool also = shared->watch == WATCHED && is_quiet(shared, &past);
    if (also) {
        shared_event_take_out(shared);
    }
    pthread_mutex_unlock(&watched.lock);
    put_waits(past);
    if (also) {
        unref(shared);
    }
    unref(shared);
}

/* ---- waiting --------------------------------------------------------------------------------- */

static enum stream_event_state state_of(const struct stream_shared_event *shared, uint32_t number) {
    if (!has_come(shared, number)) {
        return STREAM_EVENT_PENDING;
    }
    return number && atomic_load(&shared->file->slot->failed) == number ? STREAM_EVENT_FAILED
                                                                        : STREAM_EVENT_DONE;
}

enum stream_event_state stream_shared_state(const struct stream_shared_event *shared) {
    return state_of(shared, stream_shared_newest(shared));
}

/* Of a signal that has come. */
static ur_result_t told(const struct stream_shared_event *shared, uint32_t number) {
    return state_of(shared, number) != STREAM_EVENT_FAILED
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_DEVICE_LOST, 0,
                         "the process that was to signal the shared event is gone, or its device");
}

ur_result_t stream_shared_wait(struct stream_shared_event *shared) {
    uint32_t number = stream_shared_newest(shared);
    long nap = NAP_NS;
    for (unsigned i = 0; !has_come(shared, number); ++i) {
        if (i == 0) {
            watch_for(shared);
        } else if (i > SPINS) {
            nanosleep(&(struct timespec){.tv_nsec = nap}, NULL);
            nap = nap < LONGEST_NAP_NS ? nap + nap / 8 : nap;
        }
    }
    return told(shared, number);
}

static ur_result_t shared_event_hold(ur_event_handle_t event) {
    struct stream_shared_event *shared = event->shared;
    uint32_t number = stream_shared_newest(shared);
    if (has_come(shared, number) || atomic_load(&shared->given) == number) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = ur_worker_ready();
    struct foreign *one = result == UR_RESULT_SUCCESS ? malloc(sizeof(*one)) : NULL;
    if (!one) {
        return result == UR_RESULT_SUCCESS ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) : result;
    }
    *one = (struct foreign){.event = event, .number = number};
    pthread_mutex_lock(&watched.lock);
    bool runs = start_watch(); /* else nobody would let go on what is held */
    watched.coming += runs;
    pthread_mutex_unlock(&watched.lock);
    if (!runs) {
        free(one);
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                       "no thread to wait for an event of another process");
    }
    bool made = stream_hold_foreign(event, number, &one->held), held = one->held != NULL;
    pthread_mutex_lock(&watched.lock);
    --watched.coming;
    if (held) {
        one->next = watched.foreign;
        watched.foreign = one;
        watched.nap = NAP_NS;
        pthread_cond_signal(&watched.more);
    }
    pthread_mutex_unlock(&watched.lock);
    if (held) {
        watch_for(shared);
    } else {
        free(one);
    }
    return made ? result : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

ur_result_t stream_shared_hold(uint32_t count, const ur_event_handle_t *waits) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        ur_event_handle_t event = stream_event_real(waits[i]);
        if (event->shared) {
            result = shared_event_hold(event);
        }
    }
    return result;
}

bool stream_shared_note(uint32_t count, const ur_event_handle_t *waits, uint32_t **out) {
    for (uint32_t i = 0; i < count; ++i) {
        ur_event_handle_t event = stream_event_real(waits[i]);
        if (event->shared && !*out && !(*out = calloc(count, sizeof(**out)))) {
            return false;
        }
        if (event->shared) {
            (*out)[i] = stream_shared_newest(event->shared);
        }
    }
    return true;
}

ur_result_t stream_shared_order(drv_stream stream, struct stream_shared_event *shared,
                                uint32_t number) {
    if (has_come(shared, number)) {
        return told(shared, number);
    }
    struct wait *wait = malloc(sizeof(*wait));
    if (!wait) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    wait->mark = stream_word_take(shared->place);
    if (!wait->mark) {
        free(wait);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_RESOURCES);
    }
    wait->place = shared->place;
    stream_place_retain(wait->place);
    pthread_mutex_lock(&watched.lock);
    wait->next = shared->waits;
    shared->waits = wait;
    pthread_mutex_unlock(&watched.lock);
    watch_for(shared);
    ur_result_t result = stream_check(
        drv_stream_wait_word(stream, (uint32_t *)shared_event_word_of(shared, number), number),
        "making a queue wait for a shared event");
    if (result == UR_RESULT_SUCCESS) {
        result = stream_word_mark(stream, wait->mark);
        if (result == UR_RESULT_SUCCESS) {
            return result;
        }
        (void)drv_stream_wait(stream); /* for what streams of this process give */
    }
    pthread_mutex_lock(&watched.lock);
    struct wait **at = &shared->waits;
    while (*at != wait) {
        at = &(*at)->next;
    }
    *at = wait->next;
    pthread_mutex_unlock(&watched.lock);
    stream_word_pass(wait->place, wait->mark);
    stream_place_release(wait->place);
    free(wait);
    return result;
}

ur_result_t stream_shared_order_given(drv_stream stream, struct stream_shared_event *shared,
                                      uint32_t number) {
    return (int32_t)(atomic_load(&shared->given) - number) < 0
               ? told(shared, number)
               : stream_shared_order(stream, shared, number);
}

/* ---- signals --------------------------------------------------------------------------------- */

uint32_t stream_shared_next(struct stream_shared_event *shared) {
    uint32_t number = ur_shared_event_next(shared->file);
    watch_for(shared);
    return number;
}

ur_result_t stream_shared_signal(drv_stream stream, struct stream_shared_event *shared,
                                 uint32_t number) {
    uint32_t before = number - UR_SHARED_RING;
    drv_result native = DRV_OK;
    if (!has_come(shared, before)) { /* the word is that one's yet */
        native =
            drv_stream_wait_word(stream, (uint32_t *)shared_event_word_of(shared, before), before);
    }
    if (native == DRV_OK) {
        native =
            drv_stream_write_word(stream, (uint32_t *)shared_event_word_of(shared, number), number);
    }
    if (native != DRV_OK) {
        stream_shared_fail(shared, number);
    }
    ur_shared_raise(&shared->given, number);
    return stream_check(native, "signaling a shared event");
}
