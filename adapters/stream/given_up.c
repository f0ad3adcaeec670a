#include "given_up.h"

#include <time.h>

#include "stream.h"

/* What an object counts as at least, so that not more than some thousands are kept. */
static const size_t least_bytes = (size_t)64 << 10;

/* Of contexts with several devices. */
static struct stream_given_list several = {.ending = PTHREAD_MUTEX_INITIALIZER};

void stream_given_init(struct stream_given_list *list, struct stream_place *place) {
    list->place = place;
    pthread_mutex_init(&list->ending, NULL);
}

static bool has_device(void *context, const void *device) {
    return stream_context_index(context, (ur_device_handle_t)device) >= 0;
}

static struct stream_given *given_up_take(struct stream_given_list *list) {
    ur_spin_lock(&list->lock);
    struct stream_given *given = list->first;
    if (given) {
        list->first = given->next;
    }
    ur_spin_unlock(&list->lock);
    return given;
}

static void put_first(struct stream_given_list *list, struct stream_given *given) {
    ur_spin_lock(&list->lock);
    given->next = list->first;
    if (!list->first) {
        list->last = given;
    }
    list->first = given;
    ur_spin_unlock(&list->lock);
}

/* ---- the way is clear ------------------------------------------------------------------------ */

/* Of a place: closed by its own list, or by that of several; and the driver has the object. */
enum { CLOSED = 1, CLOSED_BY_SEVERAL = 2, WITH_DRIVER = 4 };

static void given_up_mark(const struct stream_given_list *list, ur_context_handle_t context,
                          uint32_t clear, uint32_t set) {
    struct stream_place *const *places = list->place ? &list->place : context->places;
    uint32_t factor = list->place ? CLOSED : CLOSED_BY_SEVERAL;
    for (uint32_t i = 0, count = list->place ? 1 : context->device_count; i < count; ++i) {
        atomic_fetch_or(&places[i]->closed, set * factor);
        atomic_fetch_and(&places[i]->closed, ~(clear * factor));
    }
}

static void open_places(const struct stream_given_list *list, ur_context_handle_t context) {
    given_up_mark(list, context, CLOSED | WITH_DRIVER, 0);
}

/* Closes the places that the driver waits for with the object. False: something is under way, and
 * they are open. */
static bool close_places(const struct stream_given_list *list, ur_context_handle_t context) {
    given_up_mark(list, context, 0, CLOSED);
    if (!ur_pool_idle(list->place ? list->place->device : NULL, has_device)) {
        open_places(list, context);
        return false;
    }
    given_up_mark(list, context, 0, WITH_DRIVER);
    return true;
}

/* In a forked process nobody opens it any more. A look is over soon. The driver may have the object
 * for long all the same, with something that nobody knows of here and that may wait for this very
 * command: whoever has waited enough opens the place for all. That is counted in naps, and not by
 * the clock: on a busy machine, or one that stood still, whoever has the object may not have come
 * to call the driver yet, which would then wait for the command. */
void stream_given_pass(struct stream_place *place) {
    enum { NAP_NS = 20000, MOST = 1400 }; /* a nap takes 70 microseconds, with the timer's slack */
    uint32_t closed, naps = 0;
    while ((closed = atomic_load(&place->closed)) && !stream_forked()) {
        if (closed < WITH_DRIVER) {
            naps = 0;
        } else if (++naps > MOST) {
            atomic_store(&place->closed, 0);
            return;
        }
        nanosleep(&(struct timespec){.tv_nsec = NAP_NS}, NULL);
    }
}

/* ---- the list -------------------------------------------------------------------------------- */

/* Pre: the mutex is held. The driver may wait if `wait`. */
static void end_all(struct stream_given_list *list, bool wait) {
    struct stream_given *given;
    while ((given = given_up_take(list))) {
        ur_context_handle_t context = given->context;
        size_t bytes = given->bytes;
        if (!wait && !close_places(list, context)) {
            put_first(list, given);
            break;
        }
        given->end(given);
        if (!wait) {
            open_places(list, context);
        }
        atomic_fetch_sub_explicit(&list->bytes, bytes, memory_order_relaxed);
        if (context) {
            stream_context_unhold(context);
        }
    }
}

/* Whether there was anything. */
static bool reap(struct stream_given_list *list, bool wait) {
    if (!atomic_load_explicit(&list->bytes, memory_order_relaxed) || stream_forked()) {
        return false;
    }
    if (wait) {
        pthread_mutex_lock(&list->ending);
    } else if (ur_exiting() || pthread_mutex_trylock(&list->ending)) {
        return true; /* whoever has it ends them as well */
    }
    end_all(list, wait);
    pthread_mutex_unlock(&list->ending);
    return true;
}

static void given_up_put(struct stream_given_list *list, struct stream_given *given, size_t bytes) {
    if (stream_forked() || ur_exiting()) { /* which asks the driver for nothing */
        ur_context_handle_t context = given->context;
        given->end(given);
        if (context) {
            stream_context_unhold(context);
        }
        return;
    }
    bytes = bytes > least_bytes ? bytes : least_bytes;
    given->bytes = bytes;
    given->next = NULL;
    size_t kept = atomic_fetch_add_explicit(&list->bytes, bytes, memory_order_relaxed) + bytes;
    ur_spin_lock(&list->lock);
    *(list->first ? &list->last->next : &list->first) = given;
    list->last = given;
    ur_spin_unlock(&list->lock);
    (void)reap(list, false);
    if (kept > UR_PLAIN_SPARE &&
        atomic_load_explicit(&list->bytes, memory_order_relaxed) > UR_PLAIN_SPARE) {
        (void)reap(list, true);
    }
}

static struct stream_given_list *list_of(ur_context_handle_t context) {
    return context->device_count > 1 ? &several : &context->places[0]->given;
}

void stream_give_up(ur_context_handle_t context, struct stream_given *given, size_t bytes) {
    stream_context_hold(context);
    given->context = context;
    given_up_put(list_of(context), given, bytes);
}

void stream_place_give_up(struct stream_place *place, struct stream_given *given, size_t bytes) {
    given->context = NULL;
    given_up_put(&place->given, given, bytes);
}

void stream_given_reap(struct stream_place *place) {
    (void)reap(&place->given, false);
    (void)reap(&several, false);
}

bool stream_given_back(void *context_, bool wait) {
    ur_context_handle_t context = context_;
    bool any = reap(&several, wait);
    for (uint32_t i = 0; i < context->device_count; ++i) {
        any = reap(&context->places[i]->given, wait) || any;
    }
    return any;
}

void stream_given_stop(struct stream_place *place) {
    (void)reap(place ? &place->given : &several, true);
}
