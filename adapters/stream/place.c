/* Places: a native context on a device, with what is kept there for its next use. */
#include <time.h>

#include "stream.h"
#include "words.h"

static struct stream_place *place_make(ur_device_handle_t device, drv_context native,
                                       bool primary) {
    struct stream_place *place = calloc(1, sizeof(*place));
    if (!place) {
        return NULL;
    }
    atomic_init(&place->refs, 1);
    place->device = device;
    place->native = native;
    place->primary = primary;
    pthread_mutex_init(&place->lock, NULL);
    pthread_mutex_init(&place->numbers.lock, NULL);
    stream_given_init(&place->given, place);
    return place;
}

ur_result_t stream_place_of(ur_device_handle_t device, struct stream_place **place) {
    ur_result_t result = UR_RESULT_SUCCESS;
    bool is_new = false;
    pthread_mutex_lock(&device->lock);
    if (!device->place) {
        drv_context native;
        drv_result made = drv_primary_retain(device->native, &native);
        bool over = made != DRV_OK && drv_map(made) == UR_RESULT_ERROR_DEVICE_LOST &&
                    atomic_load_explicit(&stream_met_loss, memory_order_relaxed);
        result = stream_check(made, over ? "making a context of a device in a process that lost "
                                           "one, which is to be started anew"
                                         : "making the primary context of the device");
        if (result == UR_RESULT_SUCCESS) {
            device->place = place_make(device, native, true);
            is_new = device->place != NULL;
            if (!is_new) {
                (void)drv_primary_release(device->native);
                result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            }
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        stream_place_retain(device->place);
        *place = device->place;
    }
    pthread_mutex_unlock(&device->lock);
    if (is_new) {
        ur_exit_watch(); /* queries of a device make one where the program has no context */
    }
    return result;
}

bool stream_place_is_lost(struct stream_place *place) {
    static const char what[] = "looking whether the device is lost";
    drv_stream stream;
    if (stream_forked() || ur_exiting()) {
        return false;
    }
    drv_result native = drv_make_current(place->native);
    if (native != DRV_OK && stream_check(native, what) == UR_RESULT_ERROR_DEVICE_LOST) {
        return true;
    }
    ur_result_t result = stream_place_idle(place, &stream);
    if (result != UR_RESULT_SUCCESS) {
        return result == UR_RESULT_ERROR_DEVICE_LOST;
    }
    native = drv_stream_query(stream);
    stream_place_put_idle(place, stream);
    return native != DRV_NOT_READY && stream_check(native, what) == UR_RESULT_ERROR_DEVICE_LOST;
}

/* Access to a peer goes with the native context of either. */
static void forget_peers(ur_device_handle_t device) {
    ur_platform_handle_t all = device->platform;
    for (uint32_t i = 0; i < all->device_count; ++i) {
        ur_device_handle_t other = all->devices[i];
        pthread_mutex_lock(&other->lock);
        for (uint32_t k = 0; k < all->device_count; ++k) {
            if (other == device || all->devices[k] == device) {
                other->peers[k] = 0;
            }
        }
        pthread_mutex_unlock(&other->lock);
    }
}

/* Ends the place if only the caller, who has one reference, and the device have it. A driver ends a
 * primary context with the last who has it, so this is all there is to do, unless other parts of
 * the program have it too. */
static bool end_unused(ur_device_handle_t device, struct stream_place *place) {
    stream_given_stop(place);
    pthread_mutex_lock(&device->lock);
    bool unused =
        device->place == place && atomic_load_explicit(&place->refs, memory_order_acquire) == 2;
    if (unused) {
        device->place = NULL;
        stream_place_release(place);
        stream_place_release(place);
        drv_primary_over(device->native);
    }
    pthread_mutex_unlock(&device->lock);
    if (unused) {
        forget_peers(device);
    }
    return unused;
}

/* Threads of the adapter may be about to give up the place, and others may ask for contexts. */
ur_result_t stream_place_anew(ur_device_handle_t device, struct stream_place **place) {
    enum { TRIES = 200 };
    for (int i = 0; i < TRIES; ++i) {
        ur_result_t result = stream_place_of(device, place);
        if (result != UR_RESULT_SUCCESS || !atomic_load(&stream_met_loss) ||
            !stream_place_is_lost(*place)) {
            return result;
        }
        if (end_unused(device, *place)) {
            return stream_place_of(device, place);
        }
        stream_place_release(*place);
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    return ur_fail(UR_RESULT_ERROR_DEVICE_LOST, 0,
                   "the device is lost; a new context wants all others of it to be released");
}

ur_result_t stream_place_adopt(ur_device_handle_t device, drv_context native,
                               struct stream_place **place) {
    *place = place_make(device, native, false);
    return *place ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

void stream_place_retain(struct stream_place *place) {
    atomic_fetch_add_explicit(&place->refs, 1, memory_order_relaxed);
}

void stream_place_release(struct stream_place *place) {
    if (atomic_fetch_sub_explicit(&place->refs, 1, memory_order_acq_rel) != 1) {
        return;
    }
    /* A context that met a fault, or that the program destroyed before, refuses all this, and then
     * there is nothing to give back. */
    bool entered = stream_entered(place);
    stream_words_end(place, entered);
    stream_numbers_end(place, entered);
    if (entered) {
        for (uint32_t i = 0; i < place->plain.count; ++i) {
            (void)drv_event_destroy(place->plain.event[i]);
        }
        for (uint32_t i = 0; i < place->timed.count; ++i) {
            (void)drv_event_destroy(place->timed.event[i]);
        }
        for (uint32_t i = 0; i < place->idle_count; ++i) {
            (void)drv_stream_destroy(place->idle[i]);
        }
        if (place->anchored) {
            (void)drv_event_destroy(place->anchor.event);
        }
        if (place->has_service) {
            (void)drv_stream_destroy(place->service);
        }
        if (place->primary) {
            (void)drv_primary_release(place->device->native);
        }
    }
    pthread_mutex_destroy(&place->given.ending);
    pthread_mutex_destroy(&place->lock);
    free(place->idle);
    free(place);
}

ur_result_t stream_place_event(struct stream_place *place, bool timed, drv_event *event) {
    struct stream_spares *spares = timed ? &place->timed : &place->plain;
    bool found = false;
    ur_spin_lock(&place->spare_lock);
    if (spares->count) {
        *event = spares->event[--spares->count];
        found = true;
    }
    ur_spin_unlock(&place->spare_lock);
    return found ? UR_RESULT_SUCCESS
                 : stream_check(drv_event_create(event, timed), "creating an event");
}

void stream_place_put_event(struct stream_place *place, bool timed, drv_event event) {
    struct stream_spares *spares = timed ? &place->timed : &place->plain;
    bool kept = false;
    ur_spin_lock(&place->spare_lock);
    if (spares->count < STREAM_SPARE_EVENTS) {
        spares->event[spares->count++] = event;
        kept = true;
    }
    ur_spin_unlock(&place->spare_lock);
    if (!kept) {
        (void)drv_event_destroy(event);
    }
}

ur_result_t stream_place_idle(struct stream_place *place, drv_stream *stream) {
    bool found = false;
    pthread_mutex_lock(&place->lock);
    if (place->idle_count) {
        *stream = place->idle[--place->idle_count];
        found = true;
    }
    pthread_mutex_unlock(&place->lock);
    return found ? UR_RESULT_SUCCESS
                 : stream_check(drv_stream_create(stream, false, 0), "creating a stream");
}

void stream_place_put_idle(struct stream_place *place, drv_stream stream) {
    bool kept = false;
    pthread_mutex_lock(&place->lock);
    if (place->idle_count == place->idle_room) {
        uint32_t room = place->idle_room ? place->idle_room * 2 : 8;
        drv_stream *grown = room <= 256 ? realloc(place->idle, room * sizeof(*grown)) : NULL;
        if (grown) {
            place->idle = grown;
            place->idle_room = room;
        }
    }
    if (place->idle_count < place->idle_room) {
        place->idle[place->idle_count++] = stream;
        kept = true;
    }
    pthread_mutex_unlock(&place->lock);
    if (!kept && stream_entered(place)) {
        (void)drv_stream_destroy(stream);
    }
}
