/* The body that the CUDA and the HIP adapter share: its objects, who owns what, and which lock
 * guards it.
 *
 * Everything under this folder is compiled once for each driver, against that driver's driver.h.
 *
 *   device - place (a native context on a device) < context - queue - tracks (native streams) -
 * events
 *
 * A device has one place for its primary context, made when first needed and kept until the adapter
 * goes; a context made from a native one brings a place of its own. Queues, programs, memory and so
 * on retain their context.
 *
 * Contexts and queues have two counts. `object.refs` is the interface's: at zero the object gives
 * up everything it owns. `holds` keeps the bare structure: one for the object itself, one for each
 * event that names it. Events are kept by the allocator of USM as marks, and that belongs to the
 * context, so an event must not keep its context.
 *
 * Locks, in the order in which they may be taken: adapter's, context's, program's, queue's,
 * place's. Spin locks are leaves and held over no call of the driver.
 */
#ifndef STREAM_H
#define STREAM_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "adapter.h"
#include "check.h"
#include "command_buffer/run_times.h"
#include "deleter.h"
#include "device.h"
#include "driver.h"
#include "error.h"
#include "facts.h"
#include "handle.h"
#include "image.h"
#include "info.h"
#include "log.h"
#include "mem_check.h"
#include "metadata.h"
#include "pool/entry.h"
#include "pool/pool.h"
#include "queue_check.h"
#include "sampler.h"
#include "self.h"
#include "wait.h"
#include "worker.h"

enum {
    STREAM_TRACKS = 8, /* native streams of an out-of-order queue */
    STREAM_ATTRS = DRV_ATTR_COUNT,
    STREAM_BASE_ALIGN = 128, /* bytes: of sub-buffers; the widest vector */
};

/* ---- adapter, platform, device --------------------------------------------------------------- */

struct stream_place;

struct ur_platform_handle_t_ {
    ur_object object;
    uint32_t device_count;
    ur_device_handle_t *devices;
    int driver_version;
};

struct ur_device_handle_t_ {
    ur_object object; /* the count is kept for queries; devices live as long as the platform */
    ur_platform_handle_t platform;
    drv_device native;
    int ordinal;
    /* Read once when the device is found. -1 where the driver does not say. */
    int attr[STREAM_ATTRS];
    size_t memory;
    char name[256];
    char pci[32];
    char arch[64]; /* as binaries name it: sm_90, gfx90a */
    unsigned char uuid[16];
    bool has_uuid;
    void *manager; /* the driver's management library's name for it; may be NULL */

    pthread_mutex_t lock;       /* guards the making of `place` and `peers` */
    struct stream_place *place; /* of the primary context; NULL until needed; never changes again */
    uint32_t *peers;            /* times that access to the device of this index was enabled */
};

/* adapter.c: what the driver says of a failure goes to urAdapterGetLastError; returns the mapped
 * result. */
ur_result_t stream_fail(drv_result result, const char *what) __attribute__((cold));
static inline ur_result_t stream_check(drv_result result, const char *what) {
    return result == DRV_OK ? UR_RESULT_SUCCESS : stream_fail(result, what);
}
/* True in a process that was forked after the driver was initialised: no driver works there. */
extern atomic_bool stream_after_fork;
static inline bool stream_forked(void) {
    return atomic_load_explicit(&stream_after_fork, memory_order_relaxed);
}

/* The device's index in the platform. */
static inline uint32_t stream_device_index(ur_device_handle_t device) {
    return (uint32_t)device->ordinal;
}

/* device_info.c and the driver's device.c: queries that only this driver can answer.
 * UNSUPPORTED_ENUMERATION for those it cannot. */
ur_result_t drv_device_query(ur_device_handle_t device, ur_device_info_t property, ur_info_out out);
/* Fills arch, manager and the like. */
void drv_device_describe(ur_device_handle_t device);
void drv_version_text(int version, char *text, size_t size);
/* Where a block's shared memory starts, in bytes. Pre: the place was entered. */
ur_result_t drv_shared_start(struct stream_place *place, uint32_t *start);

/* ---- places ---------------------------------------------------------------------------------- */

enum { STREAM_SPARE_EVENTS = 256 };

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

struct stream_place {
    _Atomic uint32_t refs;
    ur_device_handle_t device;
    drv_context native;
    bool primary;

    ur_spin_t spare_lock;
    struct stream_spares plain, timed; /* events that wait for their next use */

    pthread_mutex_t lock; /* guards what follows */
    bool anchored;
    struct stream_anchor anchor;
    drv_stream service; /* for the anchor */
    bool has_service;
    drv_stream *idle; /* streams for event callbacks that no callback uses now */
    uint32_t idle_count, idle_room;
    bool probed;
    uint32_t shared_start; /* where a block's shared memory starts; valid once probed */
};

/* place.c */
ur_result_t stream_place_of(ur_device_handle_t device,
                            struct stream_place **place); /* primary; not retained */
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
 * hears of a failure. False in a forked process, where they stay with the driver. */
static inline bool stream_entered(const struct stream_place *place) {
    if (stream_forked()) {
        return false;
    }
    if (drv_make_current(place->native) != DRV_OK) {
        /* A thread that has none yet can put nothing away without. */
        (void)drv_make_current(place->native);
    }
    return true;
}
/* Waits for what is on the stream, whose memory the caller, or its caller, may give away then. A
 * failure may be about something earlier, and the work goes on: it is waited for once more. */
static inline ur_result_t stream_finish(drv_stream stream, const char *what) {
    ur_result_t result = stream_check(drv_stream_wait(stream), what);
    if (result != UR_RESULT_SUCCESS) {
        (void)drv_stream_wait(stream);
    }
    return result;
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
ur_result_t stream_clock_now(struct stream_place *place, uint64_t *device, uint64_t *host);

/* ---- contexts -------------------------------------------------------------------------------- */

struct ur_context_handle_t_ {
    ur_object object;
    _Atomic uint32_t holds;
    uint32_t device_count;
    struct stream_place **places; /* retained, one for each device */
    ur_pool_space_t *space;

    ur_pool_slots_t slots; /* pools of the devices where none is named in the order of a queue */
    _Atomic uint32_t host_tasks; /* enqueued and not ended */
    ur_pool_t *plain;            /* where urUSM*Alloc allocates without a pool */

    pthread_mutex_t lock; /* guards what follows */
    struct ur_deleters deleters;
    _Atomic uint32_t foreign_count;
    struct stream_foreign *foreign; /* usm.c: memory that is not freed but unregistered or closed */
};

void stream_context_hold(ur_context_handle_t context);
void stream_context_unhold(ur_context_handle_t context);
/* NULL if the device is not of the context. */
struct stream_place *stream_context_place(ur_context_handle_t context, ur_device_handle_t device);
/* Its index in the context, or -1. */
int stream_context_index(ur_context_handle_t context, ur_device_handle_t device);

/* ---- queues and events ----------------------------------------------------------------------- */

struct stream_track {
    drv_stream native;
    bool made;
    uint64_t last;    /* serial of the newest command here */
    uint64_t barrier; /* serial of the newest barrier that this track waits for already */
};

/* What every command touches lies together. */
struct ur_queue_handle_t_ {
    ur_object object;
    /* Retained until the last reference goes; held until the last hold goes. */
    ur_context_handle_t context;
    ur_device_handle_t device;
    struct stream_place *place;
    ur_lane_t *lane;
    ur_queue_flags_t flags;
    bool in_order, profiling;
    bool adopted;        /* tracks[0] is the program's */
    ur_spin_t free_lock; /* guards free_events and closed */
    bool closed;
    ur_event_handle_t free_events;
    _Atomic(void *) ready; /* one event more; of a queue that is closed, the queue itself */
    _Atomic bool waited;   /* some command had a wait list: its events know of other queues */

    pthread_mutex_t lock; /* held over a command and what goes with it; guards what follows */
    uint64_t serial; /* of the newest command; not counted where no event is asked for in order */
    struct stream_track tracks[STREAM_TRACKS];
    uint32_t turn;                   /* track of the next command that follows no other */
    uint64_t barrier;                /* serial of the newest barrier, 0 if none */
    ur_event_handle_t barrier_event; /* retained */

    ur_pool_queue_t pool; /* this and what follows: not under the lock */
    _Atomic uint32_t holds;
    int priority;
};

enum stream_event_state { STREAM_EVENT_PENDING, STREAM_EVENT_DONE, STREAM_EVENT_FAILED };

struct ur_event_handle_t_ {
    ur_object object;
    ur_queue_handle_t queue; /* held; NULL for an event that no queue made */
    drv_event end;           /* valid if has_end */
    uint64_t serial;         /* of its queue */
    uint32_t track;
    _Atomic uint32_t state; /* enum stream_event_state */
    bool has_end, has_start, timed;
    bool adopted;     /* made from a native event, which the program keeps */
    bool profiled;    /* times are promised */
    bool timestamped; /* started and ended are known */
    bool reusable;    /* reusable.c: of no queue; `state` stays pending, the driver is asked */
    ur_command_t command;
    ur_stamp_t stamp; /* what a launch touches ends early in it */

    struct ur_run_times *run; /* of a command buffer */
    ur_event_handle_t next;   /* in the queue's free list */
    /* Retained: complete when that one is, with no native event of its own. */
    ur_event_handle_t same_as;
    ur_context_handle_t context; /* the queue's, or held where there is none */
    struct stream_place *place;
    drv_event start;     /* valid if has_start: only where times are asked for */
    uint64_t queued;     /* host time of the call */
    ur_spin_t time_lock; /* guards `timestamped`, `queued` of a reusable one, and what follows */
    uint64_t started, ended;
    struct stream_shared_event *shared; /* ipc_event.c: who else has `end`; NULL: nobody */
    bool imported;                      /* of other data than this process's own event */
};

/* queue.c */
void stream_queue_hold(ur_queue_handle_t queue);
void stream_queue_unhold(ur_queue_handle_t queue);
/* Makes the track's stream if it has none. Pre: queue locked, place entered. */
ur_result_t stream_track_ready(ur_queue_handle_t queue, struct stream_track *track);

/* reusable.c: an event of no queue, complete, that retains the place. It is a reusable one, with no
 * native event yet. NULL: no host memory. */
ur_event_handle_t stream_reusable_make(ur_context_handle_t context, struct stream_place *place);
/* Before it is freed. */
void stream_reusable_end(ur_event_handle_t event);
/* A barrier that signals the event. */
ur_result_t stream_reusable_signal(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t count,
                                   const ur_event_handle_t *waits);

/* ipc_event.c: a native event that several handles, here and in other processes, stand for. */
ur_result_t stream_shared_event_make(struct stream_place *place,
                                     struct stream_shared_event **shared, drv_event *event);
void stream_shared_event_drop(struct stream_shared_event *shared);

/* event.c */
ur_result_t stream_event_take(ur_queue_handle_t queue, ur_command_t command, bool timed,
                              ur_event_handle_t *event);
/* The same without native events: for one that is complete, or complete when another is. */
ur_result_t stream_event_take_bare(ur_queue_handle_t queue, ur_command_t command,
                                   ur_event_handle_t *event);
void stream_event_drop(ur_event_handle_t event); /* gives up one reference */
bool stream_event_done(
    ur_event_handle_t event); /* also for a failed one; asks the driver if need be */
ur_result_t stream_event_wait(ur_event_handle_t event);
/* Makes a stream wait. Pre: the stream's place was entered. */
ur_result_t stream_event_order(drv_stream stream, ur_event_handle_t event);

/* command.c: what every command does before and after the driver's own call.
 *
 *     struct stream_command c;
 *     result = stream_begin(&c, queue, UR_COMMAND_..., count, waits, phEvent != NULL);
 *     if (result != UR_RESULT_SUCCESS) return result;
 *     result = stream_check(drv_...(c.stream), "...");
 *     return stream_end(&c, result, blocking, phEvent);
 *
 * Between the two the queue is locked and the place entered. */
struct stream_command {
    ur_queue_handle_t queue;
    struct stream_track *track;
    drv_stream stream;
    ur_event_handle_t event;
    uint32_t count;
    const ur_event_handle_t *waits;
};
ur_result_t stream_begin(struct stream_command *c, ur_queue_handle_t queue, ur_command_t command,
                         uint32_t count, const ur_event_handle_t *waits, bool want_event);
ur_result_t stream_end(struct stream_command *c, ur_result_t result, bool blocking,
                       ur_event_handle_t *event);
/* Makes the command come after every earlier one of the queue. */
ur_result_t stream_after_all(struct stream_command *c);
/* As stream_end, and later commands wait for this one. Pre: stream_after_all, and c->event is
 * there. */
ur_result_t stream_end_barrier(struct stream_command *c, ur_result_t result,
                               ur_event_handle_t *event);
/* Before a copy out of host memory. The driver may read memory that it does not know when it is
 * called, so that what a host task ahead of the copy writes there would come too late: while there
 * are such tasks, what the copy comes after is waited for. Nothing else costs more than a look at a
 * counter. */
ur_result_t stream_settle_tasks(ur_queue_handle_t queue, const void *from, uint32_t count,
                                const ur_event_handle_t *waits);
/* Checks that the wait list can be waited for by commands of this context. */
ur_result_t stream_waits_check(ur_context_handle_t context, uint32_t count,
                               const ur_event_handle_t *waits);
/* A queue in order that nobody wants to hear from: no lock, no event. `submit` may follow at once;
 * then stream_note. */
static inline bool stream_is_plain(ur_queue_handle_t queue, uint32_t count, const void *event) {
    return queue->in_order && count == 0 && !event && queue->tracks[0].made;
}
static inline void stream_note(ur_queue_handle_t queue) {
    (void)ur_lane_count(queue->lane);
}

/* ---- programs and kernels -------------------------------------------------------------------- */

struct stream_binary {
    void *data; /* with a terminating zero that `size` does not count */
    size_t size;
    bool given;
};

struct stream_reqd {
    char *kernel;
    uint32_t size[3];
    uint32_t max_size[3];
    uint64_t max_linear;
};

struct ur_program_handle_t_ {
    ur_object object;
    ur_context_handle_t context;  /* retained */
    struct ur_work work;          /* for the release */
    struct stream_binary *binary; /* one for each device of the context */
    struct stream_image *image;   /* what is known of each without the driver */
    struct stream_reqd *reqd;     /* from the metadata that the program came with */
    uint32_t reqd_count;
    struct ur_global_names globals;
    bool native; /* modules are the program's own or were adopted with ownership: `unload` says */
    bool unload;
    /* Programs that this one was linked from are not kept: linking copies. */

    pthread_mutex_t lock; /* guards what follows */
    drv_module *modules;  /* one for each device */
    bool *loaded;
    ur_program_build_status_t *status;
    ur_program_binary_type_t *type;
    char **log;
    char *options;
};

struct stream_function {
    drv_function native;
    bool have;
    uint32_t max_threads, shared, private_bytes, registers;
    uint32_t reqd[3];
    _Atomic uint32_t allowed_shared; /* dynamic shared memory that a launch may ask for now */
    _Atomic bool clusters;
    struct stream_function *_Atomic moved; /* kernel_offset.c; owned, NULL until first asked for */
};

struct stream_arg {
    ur_exp_kernel_arg_type_t type;
    bool set;
    uint32_t size;
    union {
        uint64_t small;              /* values up to 8 bytes, pointers */
        void *large;                 /* malloced, `room` bytes */
        ur_mem_handle_t mem;         /* retained */
        ur_sampler_handle_t sampler; /* retained */
    } value;
    uint32_t room;
    ur_mem_flags_t access;
};

struct ur_kernel_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    ur_program_handle_t program; /* retained; NULL for an adopted one without */
    char *name;
    struct stream_function *function; /* one for each device of the context */
    uint32_t param_count;
    bool params_known;
    uint32_t *param_size; /* if params_known */
    uint8_t *param_local; /* likewise: 1 where the image says that it is local memory */
    bool promised;        /* any of the following is set: what the source asks of work-groups */
    uint32_t reqd[3], max_size[3];
    uint64_t max_linear;

    pthread_mutex_t lock; /* guards the arguments kept between calls */
    struct stream_arg *args;
    uint32_t arg_room;
};

/* program.c */
ur_result_t stream_program_module(ur_program_handle_t program, uint32_t device_index,
                                  drv_module *module);

/* ---- memory objects -------------------------------------------------------------------------- */

struct ur_mem_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    struct ur_work work;         /* for the release */
    ur_mem_flags_t flags;
    bool image;

    /* buffers */
    ur_mem_handle_t parent; /* of a sub-buffer, retained */
    unsigned char *pointer; /* reachable by every device of the context */
    size_t size, offset;
    unsigned char *host; /* UR_MEM_FLAG_USE_HOST_POINTER: the program's memory */
    bool managed, host_memory, owned;

    pthread_mutex_t lock; /* guards maps */
    struct stream_map *maps;

    /* images: on the first device of the context */
    struct stream_place *place;
    ur_image_format_t format;
    ur_image_desc_t desc;
    drv_array array;
    drv_surface surface;
    bool has_surface;
    size_t element; /* bytes */
};

struct ur_physical_mem_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    ur_device_handle_t device;
    size_t size;
    drv_physical native;
    ur_physical_mem_flags_t flags;
    bool exported;
};

/* usm.c */
extern const ur_pool_backend_t stream_pool_backend;
ur_result_t stream_usm_start(ur_context_handle_t context);
void stream_usm_stop(ur_context_handle_t context);

/* Whether the address lies in memory that the allocator holds, of any context. */
bool stream_is_reserved(const void *pointer);
/* pool_backend.c: whether it lies where the allocator put addresses and memory together, the memory
 * in pieces of STREAM_PIECE bytes. */
enum { STREAM_PIECE = 2 << 20 }; /* the drivers' own unit of device memory */
bool stream_is_in_pieces(const void *pointer);

/* Memory that is known to the context and does not come from its driver's allocator. */
enum stream_foreign_kind {
    STREAM_REGISTERED, /* of the host */
    STREAM_IPC,        /* of another process, opened by the driver's handle */
    STREAM_IPC_PIECES, /* the same, put together of pieces */
    STREAM_OWN,        /* of this process, opened as if it were of another */
};
struct stream_foreign {
    void *pointer; /* as lookups know it */
    void *base;    /* as the driver does */
    size_t size;   /* of all the pieces */
    enum stream_foreign_kind kind;
    bool tracked; /* lookups know it by this; else it is an allocation of the context besides */
    struct stream_place *place;
    struct stream_foreign *next;
};
ur_result_t stream_foreign_add(ur_context_handle_t context, void *pointer, void *base, size_t size,
                               enum stream_foreign_kind kind, struct stream_place *place);
bool stream_foreign_is(ur_context_handle_t context, const void *pointer);
/* Gives the memory up towards the driver. Pre: its place was entered. */
drv_result stream_foreign_close(const struct stream_foreign *foreign);
/* ipc.c */
void stream_close_pieces(void *base, size_t size);
/* Takes it out; NULL if the pointer is none of that kind. The caller frees it. */
struct stream_foreign *stream_foreign_take(ur_context_handle_t context, void *pointer,
                                           enum stream_foreign_kind kind);

/* fill.c: fills `size` bytes with a pattern. Pre: as in drv_fill; pattern_size divides size. */
ur_result_t stream_fill(drv_stream stream, void *to, const void *pattern, size_t pattern_size,
                        size_t size);

/* First structure of a chain with this type, or NULL. */
#endif
