/* The clock of a place.
 *
 * The drivers tell only how long after one event another completed, as a float of milliseconds. An
 * anchor, an event whose host time is known, turns that into a time. A float has 24 bits, so the
 * anchor is renewed before rounding could be seen: within two seconds of it an event's time is
 * exact to a quarter of a microsecond, which is less than the resolution that the drivers promise.
 *
 * Each new anchor is set by the host's clock again: the device's own runs a little faster or
 * slower, and over an hour that would be milliseconds. Where it was ahead it is set back by no more
 * than a ten thousandth of the time since, so that events hardly ever change places. */
#include <time.h>

#include "stream.h"

enum { RENEW_AFTER_NS = 2000000000, TRIES = 3, BACK_AT_MOST = 10000 };

uint64_t stream_host_time(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* Pre: place locked and entered. Records `event` now; *host is when it did. */
static ur_result_t record_now(struct stream_place *place, drv_event event, uint64_t *host) {
    if (!place->has_service) {
        ur_result_t result =
            stream_check(drv_stream_create(&place->service, false, 0), "creating a stream");
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        place->has_service = true;
    }
    uint64_t best = UINT64_MAX;
    for (int i = 0; i < TRIES; ++i) {
        uint64_t before = stream_host_time();
        drv_result result = drv_event_record(event, place->service);
        if (result == DRV_OK) {
            result = drv_stream_wait(place->service);
        }
        if (result != DRV_OK) {
            return stream_fail(result, "reading the clock of the device");
        }
        uint64_t after = stream_host_time();
        if (after - before < best || i == TRIES - 1) {
            best = after - before;
            *host = before + (after - before) / 2;
        }
    }
    return UR_RESULT_SUCCESS;
}

/* Pre: place locked and entered. */
static ur_result_t clock_renew(struct stream_place *place) {
    struct stream_anchor anchor;
    ur_result_t result = stream_place_event(place, true, &anchor.event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = record_now(place, anchor.event, &anchor.host);
    if (result != UR_RESULT_SUCCESS) {
        goto put;
    }
    anchor.time = anchor.host;
    if (place->anchored) {
        float ms = 0;
        result = stream_check(drv_event_elapsed(&ms, place->anchor.event, anchor.event),
                              "comparing the times of two events");
        if (result != UR_RESULT_SUCCESS) {
            goto put;
        }
        uint64_t since = (uint64_t)((double)ms * 1e6), there = place->anchor.time + since;
        if (anchor.time < there) {
            uint64_t least = there - since / BACK_AT_MOST;
            anchor.time = anchor.time < least ? least : anchor.time;
        }
        stream_place_put_event(place, true, place->anchor.event);
    }
    place->anchor = anchor;
    place->anchored = true;
    return UR_RESULT_SUCCESS;

put:
    stream_place_put_event(place, true, anchor.event);
    return result;
}

ur_result_t stream_clock_start(struct stream_place *place) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&place->lock);
    if (!place->anchored) {
        result = clock_renew(place);
    }
    pthread_mutex_unlock(&place->lock);
    return result;
}

/* Pre: place locked, entered and anchored; the event is complete. */
static ur_result_t read_event(struct stream_place *place, drv_event event, uint64_t *time) {
    float ms = 0;
    ur_result_t result = stream_check(drv_event_elapsed(&ms, place->anchor.event, event),
                                      "reading the time of an event");
    if (result == UR_RESULT_SUCCESS) {
        *time = place->anchor.time + (uint64_t)(int64_t)((double)ms * 1e6);
    }
    return result;
}

ur_result_t stream_clock_event(struct stream_place *place, drv_event event, uint64_t *time) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&place->lock);
    if (!place->anchored || stream_host_time() - place->anchor.host > RENEW_AFTER_NS) {
        result = clock_renew(place);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = read_event(place, event, time);
    }
    pthread_mutex_unlock(&place->lock);
    return result;
}

void stream_clock_of_host(struct stream_place *place, uint64_t host, uint64_t *time) {
    pthread_mutex_lock(&place->lock);
    *time = host + (place->anchored ? place->anchor.time - place->anchor.host : 0);
    pthread_mutex_unlock(&place->lock);
}

ur_result_t stream_clock_now(struct stream_place *place, uint64_t *device, uint64_t *host) {
    drv_event event;
    ur_result_t result = stream_place_event(place, true, &event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&place->lock);
    if (!place->anchored || stream_host_time() - place->anchor.host > RENEW_AFTER_NS) {
        result = clock_renew(place);
    }
    uint64_t then = 0;
    if (result == UR_RESULT_SUCCESS) {
        result = record_now(place, event, &then);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = read_event(place, event, device);
    }
    pthread_mutex_unlock(&place->lock);
    stream_place_put_event(place, true, event);
    if (result == UR_RESULT_SUCCESS) {
        *host = then;
    }
    return result;
}
