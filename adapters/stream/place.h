/* Places: a native context on a device, with what is kept there for its next use. */
#ifndef STREAM_PLACE_H
#define STREAM_PLACE_H

#include "given_up.h"
#include "numbers.h"
#include "platform.h"
#include "pool/lock.h"

enum {
    STREAM_SPARE_EVENTS = 256,
    /* Events that a queue keeps for their next use, a few hundred KiB: as many as are live at a
     * time in a steady load. What a burst leaves goes back. */
    STREAM_FREE_EVENTS = 1024,
};

struct stream_spares {
    uint32_t count;
    drv_event event[STREAM_SPARE_EVENTS];
};

/* A point at which the clocks of device and host were read together. */
struct stream_anchor {
    drv_event event;
    uint64_t time; /* ns on the clock of the device, which starts as the host's */
    uint64_t host; /* ns on the host's clock */
};

struct stream_word;
struct stream_words_page;

/* words.c */
struct stream_words {
    struct stream_words_page *pages;
    struct stream_word *free;
    bool missing; /* the driver has no such waits */
};

struct stream_place {
    _Atomic uint32_t refs;
    ur_device_handle_t device;
    drv_context native;
    bool primary;
    _Atomic uint32_t closed; /* given_up.c: while an object goes back that the driver waits for */

    struct stream_numbers numbers;
    struct stream_given_list given;

    struct ur_spin spare_lock;
    struct stream_spares plain, timed; /* events that wait for their next use */

    pthread_mutex_t lock; /* guards what follows */
    bool anchored;
    struct stream_anchor anchor;
    drv_stream service; /* for the anchor */
    bool has_service;
    drv_stream *idle; /* streams for event callbacks that no callback uses now */
    uint32_t idle_count, idle_room;
    struct stream_words words;
    struct stream_held *held_first, *held_last; /* guarded by held.c */
    bool probed;
    uint32_t shared_start; /* where a block's shared memory starts; valid once probed */
};

/* place.c */
/* That of the primary context, retained. */
ur_result_t stream_place_of(ur_device_handle_t device, struct stream_place **place);
/* The same for a new context. One whose native context is lost is replaced once nobody uses it any
 * more; DEVICE_LOST: somebody does. */
ur_result_t stream_place_anew(ur_device_handle_t device, struct stream_place **place);
/* Whether what was given to the device there will never run. */
bool stream_place_is_lost(struct stream_place *place);
ur_result_t stream_place_adopt(ur_device_handle_t device, drv_context native,
                               struct stream_place **place);
void stream_place_retain(struct stream_place *place);
void stream_place_release(struct stream_place *place);
static inline ur_result_t stream_enter(const struct stream_place *place) {
    if (stream_forked()) {
        return stream_fail(DRV_OK, "making the device's context current");
    }
    return stream_check(drv_make_current(place->native), "making the device's context current");
}
/* The same for putting things away, which the driver does in whatever context is current: nobody
 * hears of a failure. False in a forked process and in one that ends, where they stay with the
 * driver. */
static inline bool stream_entered(const struct stream_place *place) {
    if (stream_forked() || ur_exiting()) {
        return false;
    }
    if (drv_make_current(place->native) != DRV_OK) {
        /* A thread that has none yet can put nothing away without. */
        (void)drv_make_current(place->native);
    }
    return true;
}
/* After a wait for what is on the stream, whose memory the caller, or its caller, may give away. A
 * failure may be about something earlier, and the work goes on: it is waited for once more. */
static inline ur_result_t stream_finished(drv_stream stream, drv_result waited, const char *what) {
    ur_result_t result = stream_check(waited, what);
    if (result != UR_RESULT_SUCCESS) {
        (void)drv_stream_wait(stream);
    }
    return result;
}
static inline ur_result_t stream_finish(drv_stream stream, const char *what) {
    return stream_finished(stream, drv_stream_wait(stream), what);
}
ur_result_t stream_place_event(struct stream_place *place, bool timed, drv_event *event);
void stream_place_put_event(struct stream_place *place, bool timed, drv_event event);
/* A stream for short work of the adapter itself. Pre: the place was entered. */
ur_result_t stream_place_idle(struct stream_place *place, drv_stream *stream);
void stream_place_put_idle(struct stream_place *place, drv_stream stream);

/* clock.c: the device's time in ns. Pre: the place was entered. */
uint64_t stream_host_time(void);
ur_result_t stream_clock_start(struct stream_place *place);
ur_result_t stream_clock_event(struct stream_place *place, drv_event event, uint64_t *time);
/* A time of the host on the clock of the device. */
void stream_clock_of_host(struct stream_place *place, uint64_t host, uint64_t *time);
ur_result_t stream_clock_now(struct stream_place *place, uint64_t *device, uint64_t *host);

#endif
