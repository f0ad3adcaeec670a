/* The objects of this adapter. Each file defines the entry points of one of them.
 *
 *   driver - platform - device < context - queue - command lists - events
 *
 * Platforms, devices and sub-devices live as long as the library. Contexts and queues have two
 * counts: `object.refs` is the interface's, and at zero the object gives up everything that it owns
 * in the driver; `holds` keeps the bare structure, one for the object itself and one for each event
 * that names it. The allocator of USM keeps events as marks, and it belongs to the context, so an
 * event must not keep its context.
 *
 * Locks, in the order in which they may be taken: program's, kernel's, queue's, context's. Spin
 * locks are leaves.
 */
#ifndef ZE_H
#define ZE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/adapter.h"
#include "base/check.h"
#include "base/deleter.h"
#include "base/error.h"
#include "base/handle.h"
#include "base/info.h"
#include "base/log.h"
#include "base/permanent.h"
#include "base/shown.h"
#include "base/wait.h"
#include "driver.h"
#include "entry/buffer_map.h"
#include "entry/device.h"
#include "entry/facts.h"
#include "entry/handles.h"
#include "entry/mem_check.h"
#include "entry/queue_check.h"
#include "entry/self.h"
#include "entry/user_event.h"
#include "graph/run_times.h"
#include "intel.h"
#include "lock.h"
#include "os/worker.h"
#include "pool/lock.h"
#include "pool/pool.h"
#include "pool/table.h"
#include "program/metadata.h"
#include "program/spec_constants.h"
#include "regular.h"
#include "spirv/check.h"
#include "watch.h"

enum {
    ZE_MAX_LISTS = 2,
    ZE_ROOM = 16,
    ZE_BASE_ALIGN = 64,     /* of sub-buffers, bytes */
    ZE_MAX_ALIGN = 2 << 20, /* of USM */
};
#define ZE_COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* ---- platform, device ----------------------------------------------------------------------- */

struct ur_platform_handle_t_ {
    ur_object object;
    ze_driver_handle_t ze;
    ze_driver_handle_t raw; /* for `call` */
    ze_api_version_t api;
    char version[64]; /* of the driver: its own words, or its number in three parts */
    struct ze_extensions call;
    ze_driver_extension_properties_t *extensions;
    uint32_t extension_count;
    bool in_order;               /* lists may be asked to keep the order by themselves */
    bool counter_based;          /* so may events, of such lists */
    bool link;                   /* several SPIR-V modules make one */
    bool offset;                 /* launches may have a global offset */
    bool ipc;                    /* device memory can be shared between processes */
    bool bindless;               /* images have numbers for kernels */
    bool semaphores;             /* those of other interfaces can be used */
    ur_device_handle_t *devices; /* root devices, in the driver's order */
    uint32_t device_count;
};

/* Queried once when the device is found. */
struct ur_device_handle_t_ {
    ur_object object;
    ze_device_handle_t ze;
    zes_device_handle_t sysman; /* of the root device; NULL: not open */
    ur_platform_handle_t platform;
    ur_device_handle_t parent; /* NULL for a root device */
    ur_device_handle_t *subs;
    uint32_t sub_count;
    ze_device_properties_t properties;
    ze_device_compute_properties_t compute;
    ze_device_module_properties_t module;
    ze_device_memory_access_properties_t access;
    ze_device_image_properties_t image;
    ze_external_memory_type_flags_t export_types, import_types; /* of allocations */
    ze_external_memory_type_flags_t import_images;
    size_t linear_width, linear_height; /* largest image in USM, pixels; 0: there are none */
    uint64_t memory_size;               /* of all its memories */
    uint32_t memory_clock, memory_bus;
    uint64_t cache_size;
    uint32_t cache_line;                     /* bytes */
    uint32_t compute_ordinal, compute_count; /* command queue group with kernels, and its queues */
    int32_t copy_ordinal;                    /* group that only copies; -1: none */
    double ns_per_tick;
    uint32_t ip_version;                   /* 0: the driver does not tell */
    struct ze_widths_of preferred, native; /* widths of vectors, elements */
    uint32_t blocks;                       /* of 2D arrays that sub-groups access (intel.h) */
    struct ze_xe_counts xe;                /* zeros: the driver does not tell */
    uint32_t mutable_flags; /* what launches of closed lists can be changed in (mutable.h); 0 */
};

/* platform.c */
bool ze_platform_has(ur_platform_handle_t platform, const char *extension);
/* device.c */
ur_result_t ze_device_init(ur_device_handle_t device, ur_platform_handle_t platform,
                           ur_device_handle_t parent, ze_device_handle_t ze);
/* NULL if no platform has it. */
ur_device_handle_t ze_device_find(ze_device_handle_t ze);
static inline bool ze_device_is_intel_gpu(ur_device_handle_t device) {
    return device->properties.type == ZE_DEVICE_TYPE_GPU && device->properties.vendorId == 0x8086;
}
/* urDeviceRelease gives it back. */
void ze_device_retain(ur_device_handle_t device);
static inline uint64_t ze_device_ns(ur_device_handle_t device, uint64_t ticks) {
    return (uint64_t)((double)ticks * device->ns_per_tick);
}
/* sysman.c: what only the system management part of the driver knows; UNSUPPORTED_ENUMERATION
 * without it. Pre of ze_sysman_init: the device's properties and its parent are known. */
void ze_sysman_init(ur_device_handle_t device);
ur_result_t ze_sysman_pci(ur_device_handle_t device, ze_pci_address_ext_t *address);
ur_result_t ze_sysman_info(ur_device_handle_t device, ur_device_info_t name, ur_info_out out);

/* ---- contexts ------------------------------------------------------------------------------- */

enum ze_event_kind {
    ZE_EVENT_VISIBLE, /* the host may wait for it */
    ZE_EVENT_TIMED,   /* and it has times */
    ZE_EVENT_COUNTER, /* the host may wait for it; a list in order counts it up, and it needs no
                         reset */
    ZE_EVENT_COUNTER_TIMED,
    ZE_EVENT_DEVICE, /* between lists only */
    ZE_EVENT_KINDS,
};
static inline bool ze_kind_counts(enum ze_event_kind kind) {
    return kind == ZE_EVENT_COUNTER || kind == ZE_EVENT_COUNTER_TIMED;
}
static inline bool ze_kind_timed(enum ze_event_kind kind) {
    return kind == ZE_EVENT_TIMED || kind == ZE_EVENT_COUNTER_TIMED;
}

struct ze_event_slab; /* a native pool of events */
struct ze_native_event {
    ze_event_handle_t ze;
    struct ze_event_slab *slab;
    struct ze_native_event *next;    /* spare ones */
    bool used;                       /* must be reset before its next use */
    _Atomic(ur_queue_handle_t) user; /* took it last; NULL: that queue's lists are gone, or none */
    struct ze_native_event *next_taken, *previous_taken; /* of that queue; context's user_lock */
};

/* A synchronous list for work of the adapter itself, one for each device, made when needed. */
struct ze_helper {
    ze_command_list_handle_t list;
    pthread_mutex_t lock;
};

struct ur_context_handle_t_ {
    UR_CONTEXT_BASE;
    _Atomic uint32_t holds;
    ze_context_handle_t ze;
    bool owned;
    ur_platform_handle_t platform;
    ur_context_handle_t next, previous; /* of all */
    uint32_t device_count;
    ur_device_handle_t *devices;
    struct ze_helper *helpers; /* one for each device */
    struct ur_pool *plain;     /* where urUSM*Alloc allocates without a pool */

    /* The native ones, with the last reference; set when nothing is under way. */
    atomic_bool events_gone;
    _Atomic uint32_t pins;     /* threads that ask or wait for an event */
    struct ur_spin event_lock; /* guards spare */
    struct ur_spin
        user_lock; /* leaf; guards which queue took an event last, and its list of them */
    struct ze_native_event *spare[ZE_EVENT_KINDS];
    pthread_mutex_t passing_lock; /* leaf but for event_lock; guards what follows: event_pool.c */
    struct ze_event_slab *passing[ZE_EVENT_KINDS], *unused[ZE_EVENT_KINDS], *full;
    pthread_mutex_t lock; /* guards what follows, and the making of helpers */
    struct ze_event_slab *slabs;
    struct ur_deleters deleters;
    struct ur_table imported;       /* usm_import.c: by their addresses */
    struct ur_table natives;        /* bindless.c: by their numbers */
    struct ze_bindless *ending;     /* semaphore.c, its lock: released, and in use by commands */
    struct ze_opened *opened;       /* ipc.c */
    struct ze_residents *residents; /* peer.c; NULL: no device of it can have a peer */
};

/* Whether the memory is one that another context has. */
bool ze_is_of_another(ur_context_handle_t context, const void *pointer);
void ze_context_hold(ur_context_handle_t context);
void ze_context_unhold(ur_context_handle_t context);
void ze_context_retain(ur_context_handle_t context);
void ze_context_release(ur_context_handle_t context);
/* The device's place in the context, or UINT32_MAX. */
uint32_t ze_context_index(ur_context_handle_t context, ur_device_handle_t device);
/* Copies and waits, on a list of the adapter's own. */
ur_result_t ze_context_copy(ur_context_handle_t context, ur_device_handle_t device, void *to,
                            const void *from, size_t size);
ur_result_t ze_context_fill(ur_context_handle_t context, ur_device_handle_t device, void *to,
                            int byte, size_t size);
/* Locks the device's list for work of the adapter; ze_helper_end unlocks. */
ur_result_t ze_helper_begin(ur_context_handle_t context, ur_device_handle_t device,
                            struct ze_helper **helper);
void ze_helper_end(struct ze_helper *helper);

/* ---- queues and events ---------------------------------------------------------------------- */

/* Of those that wait for the host, see held.c. */
struct ze_held {
    ur_event_handle_t event; /* retained */
    uint32_t lists;          /* bits of the queue's lists that do not go on before */
};

/* The context is retained until the last reference goes, and held until the last hold goes. */
struct ur_queue_handle_t_ {
    UR_QUEUE_BASE;
    ur_context_handle_t quick; /* the context if the list orders, else NULL */
    _Atomic uint32_t holds;
    uint32_t place;     /* of the device in the context */
    size_t native_at;   /* bytes from a kernel's natives to the one of this device */
    bool in_order;      /* what the interface promises */
    bool list_orders;   /* the list keeps the order by itself */
    atomic_bool direct; /* and nothing is held; written with the lock */
    bool profiling;
    bool given;   /* the native queue was made by the program */
    bool adopted; /* the native queue stays the program's */
    bool records; /* lists[0] is a regular list: nothing runs, and no event is signalled */
    struct ze_regular
        *regular;   /* for a command queue of the program's; NULL: lists[0] takes commands */
    uint32_t index; /* of the native queue in its group */
    enum ze_event_kind kind; /* of the events that it gives out */
    struct ur_lane *lane;

    /* Under the context's user_lock: native events that it took last, until it has left them. */
    struct ze_native_event *taken;
    bool left;

    struct ze_lock lock; /* held over a command and what goes with it; guards what follows */
    /* Immediate; [1]: the copy engine, out-of-order queues; NULL: none. */
    ze_command_list_handle_t lists[ZE_MAX_LISTS];
    ze_command_list_handle_t raw[ZE_MAX_LISTS]; /* the same for the driver's extension functions */
    bool shared;     /* the program has the native queue too, and appends without telling */
    bool ordered;    /* nothing was appended since the last barrier, for lists that do not order */
    uint64_t serial; /* commands so far */
    uint64_t seen;   /* of them the host has seen complete */
    atomic_bool failed;                /* a command whose event nobody asked for */
    bool barred;                       /* of an out-of-order queue: there was a barrier */
    bool list_used[ZE_MAX_LISTS];      /* not kept where the list orders: there is one */
    struct ze_task *tasks, *last_task; /* of an out-of-order queue, not yet done */
    /* Events that the native queue should wait for, and that the driver would not let it wait for
     * when it was too late to undo what signals them: the next command waits. Retained, by
     * `next`. */
    ur_event_handle_t owed;
    uint32_t owed_count;
    struct ze_held *held; /* held.c, oldest first */
    uint32_t held_count, held_room;

    struct ur_spin event_lock; /* guards what follows */
    ur_event_handle_t free_events;
    ur_event_handle_t waiting, waiting_end; /* released before they were complete, oldest first */
    uint32_t lasting;                       /* events made that do not pass */
    bool closed;

    ur_queue_handle_t next, previous; /* of all queues; the lock in queue.c */
    struct ze_watch_group watch;      /* watch.c */
};

enum ze_event_state { ZE_STATE_PENDING, ZE_STATE_DONE, ZE_STATE_FAILED };

/* The queue is held; the context is the queue's, or held where there is none. With `run`, which is
 * of a command buffer, it is not plain. */
struct ur_event_handle_t_ {
    UR_EVENT_BASE;
    struct ur_stamp stamp;
    struct ze_native_event *native;
    ze_event_handle_t ze;
    enum ze_event_kind kind;
    ur_command_t command;
    bool plain;  /* made by its queue to last, of the queue's kind, which counts; waits and garbage:
                    none */
    bool passes; /* goes once nobody refers to it: see event_pool.c */
    bool adopted;           /* the program keeps the native event */
    bool reusable;          /* reusable.c: it stands for `current`, and has no native one */
    bool imported;          /* opened from another's data */
    bool doubtful;          /* it fails if one of `waits` has: a process or the host signals one */
    bool hosted;            /* the host signals it, or what it comes behind; then it is not plain */
    bool profiled;          /* times are promised */
    uint8_t list;           /* of the queue */
    _Atomic uint32_t state; /* enum ze_event_state */
    uint64_t serial;        /* of the command in its queue, or of an earlier one */
    /* Events that the command waits for: a native event must not be used anew while a command may
     * still look at it. */
    ur_event_handle_t *waits;
    uint32_t wait_count, wait_room;
    void *garbage;             /* host memory that the command reads, freed once it is complete */
    ur_event_handle_t next;    /* in a list of the queue */
    uint64_t queued;           /* device's clock, ns */
    ur_event_handle_t current; /* of a reusable one: the newest signal, retained; NULL: none yet */
    struct ur_spin time_lock;  /* guards current and what follows */
    bool timestamped;
    uint64_t started, ended;
    struct ur_shared_event *shared; /* of a reusable one that other processes see; or NULL */
    struct ur_user_event user;      /* of one that the host completes: it stands for `current` */
};

/* queue.c */
static inline void ze_queue_hold(ur_queue_handle_t queue) {
    atomic_fetch_add_explicit(&queue->holds, 1, memory_order_relaxed);
}
void ze_queue_free(ur_queue_handle_t queue); /* the last hold is gone */
static inline void ze_queue_unhold(ur_queue_handle_t queue) {
    if (atomic_fetch_sub_explicit(&queue->holds, 1, memory_order_acq_rel) == 1) {
        ze_queue_free(queue);
    }
}
void ze_queue_release(ur_queue_handle_t queue);
/* Commands that are enqueued there are appended to the list, in no order. It is known to nothing
 * else, and keeps neither context nor device nor list. */
ur_result_t ze_recorder_create(ur_context_handle_t context, ur_device_handle_t device,
                               ze_command_list_handle_t list, ur_queue_handle_t *recorder);
void ze_recorder_free(ur_queue_handle_t recorder);
ur_result_t ze_queue_finish(ur_queue_handle_t queue);
/* Every queue of a context, or of a device and its sub-devices (the other one NULL). */
ur_result_t ze_queues_finish(ur_context_handle_t context, ur_device_handle_t device);
/* Makes the copy engine's list if the queue may have one. Queue locked. Index of the list to use
 * for transfers. */
uint32_t ze_queue_copy_list(ur_queue_handle_t queue);

/* event_pool.c: native events, recycled in the context. `passes`: it may be destroyed when it is
 * given back, so that no command may look at it any more. */
ur_result_t ze_native_event_take(ur_context_handle_t context, ur_queue_handle_t user,
                                 enum ze_event_kind kind, bool passes,
                                 struct ze_native_event **out);
void ze_native_event_put(ur_context_handle_t context, enum ze_event_kind kind, bool passes,
                         struct ze_native_event *event);
/* Lists of that queue will signal it from now on; NULL: no list will. */
void ze_native_event_use(ur_context_handle_t context, struct ze_native_event *event,
                         ur_queue_handle_t user);
/* The lists of the queue, which has finished, are about to go. */
void ze_native_events_leave(ur_context_handle_t context, ur_queue_handle_t user);
void ze_event_pools_destroy(ur_context_handle_t context);

/* event.c */
ur_result_t ze_event_take(ur_queue_handle_t queue, ur_command_t command, ur_event_handle_t *event);
/* The same from what was released before, or NULL. One that counts is as good as new: it needs no
 * reset, and whatever is not set here is as ze_event_take left it. Queue locked. */
static inline ur_event_handle_t ze_event_take_plain(ur_queue_handle_t queue, ur_command_t command) {
    if (queue->kind != ZE_EVENT_COUNTER) {
        return NULL;
    }
    ur_spin_lock(&queue->event_lock);
    ur_event_handle_t event = queue->free_events;
    if (event) {
        queue->free_events = event->next;
    }
    ur_spin_unlock(&queue->event_lock);
    if (event) {
        ze_queue_hold(queue);
        event->object.kind = UR_KIND_EVENT;
        event->plain = true;
        atomic_store_explicit(&event->object.refs, 1, memory_order_relaxed);
        event->command = command;
        event->serial = queue->serial + 1;
        atomic_store_explicit(&event->state, ZE_STATE_PENDING, memory_order_relaxed);
    }
    return event;
}
/* An event that no command signals: ze_event_signal does. */
ur_result_t ze_event_user(ur_context_handle_t context, ur_queue_handle_t queue,
                          ur_command_t command, ur_event_handle_t *event);
ur_result_t ze_event_signal(ur_event_handle_t event);
/* Of a queue in order: its next command waits for the event besides its own wait list, and the host
 * where it waits for the queue. For what has begun and cannot be undone when the driver refuses to
 * let the native queue wait. Retains the event. */
void ze_queue_owe(ur_queue_handle_t queue, ur_event_handle_t event);
/* One that is not known to be complete, retained; NULL: none. */
ur_event_handle_t ze_queue_owes(ur_queue_handle_t queue);
/* When the queue goes. */
void ze_queue_forgive(ur_queue_handle_t queue);
/* Hands over host memory that the command reads. */
static inline void ze_event_own(ur_event_handle_t event, void *garbage) {
    event->garbage = garbage;
    event->plain = event->plain && !garbage;
}
void ze_event_drop(ur_event_handle_t event); /* gives up one reference */
/* Gives back an event of ze_event_take that no command signals. */
void ze_event_abandon(ur_event_handle_t event);
/* One that no command signals fails: before ze_event_signal. */
void ze_event_fail(ur_event_handle_t event);
/* Pre: ze_event_done. */
bool ze_event_failed(ur_event_handle_t event);
/* Returns when it is complete, failed, or that time has passed. */
void ze_event_wait_for(ur_event_handle_t event, uint64_t ns);
bool ze_event_done(ur_event_handle_t event); /* also for a failed one; asks the driver if need be */
ur_result_t ze_event_wait(ur_event_handle_t event);
/* The queue's commands up to that number are complete: so are their events. */
void ze_events_finished(ur_queue_handle_t queue, uint64_t serial);
/* The queue goes, and all its commands are complete. Events that live go by themselves from here
 * on. */
void ze_events_close(ur_queue_handle_t queue);

/* command.c: what every command does before and after the driver's own call.
 *
 *     struct ze_command c;
 *     result = ze_begin(&c, queue, UR_COMMAND_..., count, waits, phEvent != NULL);
 *     if (result) return result;
 *     result = ZE_CHECK(zeCommandListAppend..., c.list, ..., c.signal, c.count, c.native);
 *     return ze_end(&c, result, blocking, phEvent);
 *
 * Where something must not be done unless the command is under way, it is after
 *
 *     result = ze_submit(&c, result);
 *
 * which ze_end does otherwise. Between the two the queue is locked. ze_begin_on is told about
 * copies: */
enum ze_way {
    ZE_TRANSFER = 1, /* it may go to the engine that copies */
    ZE_PAGEABLE = 2, /* of memory that the driver may not know: each append of a part that touches
                        such is given the wait list */
};
struct ze_command {
    ur_queue_handle_t queue;
    ze_command_list_handle_t list;
    uint32_t list_index;
    ur_event_handle_t event; /* NULL if nobody needs one */
    ze_event_handle_t signal;
    uint32_t wait_count;
    const ur_event_handle_t *waits; /* the caller's */
    uint32_t count;                 /* of native */
    ze_event_handle_t *native;      /* NULL if count is 0 */
    struct ze_resolved *resolved; /* what waits lie in where the caller's were replaced, or NULL */
    bool late;  /* it will touch memory that the driver does not know, and is not staged */
    bool given; /* failed, but the event is going to be signalled behind the parts under way */
    ze_event_handle_t room[ZE_ROOM];
};
ur_result_t ze_begin(struct ze_command *c, ur_queue_handle_t queue, ur_command_t command,
                     uint32_t count, const ur_event_handle_t *waits, bool want_event);
ur_result_t ze_begin_on(struct ze_command *c, ur_queue_handle_t queue, ur_command_t command,
                        uint32_t count, const ur_event_handle_t *waits, bool want_event,
                        unsigned way);
/* ze_begin without the checks, for the pool: it takes its last mark while the queue is closed, when
 * the handle is dead already. */
ur_result_t ze_open(struct ze_command *c, ur_queue_handle_t queue, ur_command_t command,
                    uint32_t count, const ur_event_handle_t *waits, bool want_event);
ur_result_t ze_submit(struct ze_command *c, ur_result_t result);
ur_result_t ze_end(struct ze_command *c, ur_result_t result, bool blocking,
                   ur_event_handle_t *event);
/* Keeps `wait` until the command's event, which is there, is complete: a part of the command
 * signals it, and another waits for it. The reference stays the caller's. */
ur_result_t ze_command_keep(struct ze_command *c, ur_event_handle_t wait);
/* The short way of a command on a queue whose list keeps the order, if it has nothing to wait for:
 *
 *     result = ze_quick_begin(queue, UR_COMMAND_..., phEvent != NULL, &own, &signal);
 *     if (result) return result;
 *     code = ze.zeCommandListAppend...(queue->lists[0], ..., signal, 0, NULL);
 *     return ze_quick_end(queue, code, "zeCommandListAppend...", own, phEvent); */
static inline bool ze_is_quick(ur_queue_handle_t queue, uint32_t count, const void *waits) {
    return atomic_load_explicit(&queue->direct, memory_order_relaxed) &&
           ((uintptr_t)waits | count) == 0;
}
static inline ur_result_t ze_quick_begin(ur_queue_handle_t queue, ur_command_t command,
                                         bool want_event, ur_event_handle_t *own,
                                         ze_event_handle_t *signal) {
    *own = NULL;
    *signal = NULL;
    ze_lock(&queue->lock);
    if (want_event) {
        ur_result_t result = ze_event_take(queue, command, own);
        if (result != UR_RESULT_SUCCESS) {
            ze_unlock(&queue->lock);
            return result;
        }
        *signal = (*own)->ze;
    }
    return UR_RESULT_SUCCESS;
}
ur_result_t ze_quick_fail(ur_queue_handle_t queue, ze_result_t code, const char *call,
                          ur_event_handle_t own);
/* Post: the queue is unlocked. */
static inline ur_result_t ze_quick_end(ur_queue_handle_t queue, ze_result_t code, const char *call,
                                       ur_event_handle_t own, ur_event_handle_t *event) {
    if (__builtin_expect(code != ZE_RESULT_SUCCESS, 0)) {
        return ze_quick_fail(queue, code, call, own);
    }
    queue->serial += 1;
    if (own) {
        ur_lane_stamp(queue->lane, &own->stamp);
        *event = own;
    } else {
        (void)ur_lane_count(queue->lane);
    }
    ze_unlock(&queue->lock);
    return UR_RESULT_SUCCESS;
}
/* The same command again with that wait list, at the place it has in the order: a wait for count
 * events. */
ur_result_t ze_enqueue_wait(ur_queue_handle_t queue, ur_command_t command, uint32_t count,
                            const ur_event_handle_t *waits, ur_event_handle_t *event, bool barrier);
/* ze_enqueue_wait without the checks: see ze_open. */
ur_result_t ze_open_wait(ur_queue_handle_t queue, ur_command_t command, uint32_t count,
                         const ur_event_handle_t *waits, ur_event_handle_t *event, bool barrier);

/* held.c. All with the queue locked but for the last. */
void ze_held_look(ur_queue_handle_t queue); /* forgets what is complete, if the oldest is */
ur_result_t ze_held_reserve(ur_queue_handle_t queue, uint32_t count);
/* Pre: reserved. Retains the event, which is behind a command under way, or is waited for. */
void ze_held_add(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t lists);
void ze_held_drop(ur_queue_handle_t queue); /* all of them */
bool ze_held_any(ur_queue_handle_t queue, uint32_t lists);
/* Those that a copy is told to wait for, not retained. One would do, but may become complete before
 * the driver looks at it. */
enum { ZE_HELD_PASSED = 8 };
uint32_t ze_held_newest(ur_queue_handle_t queue, uint32_t lists, ur_event_handle_t *events);
/* The way of a copy. */
unsigned ze_copy_way(ur_queue_handle_t queue, bool blocking, const void *to, const void *from);

/* host.c: a command that is the host's alone, on an out-of-order queue: when what it waits for is
 * complete `call` runs, unless it is NULL, and the event is signalled. Later commands of the queue
 * are not held back. */
struct ze_free_command {
    ur_command_t type;
    ur_exp_host_task_function_t call;
    void *data;
    bool timed;
    void *own; /* host memory that goes once it is complete, or NULL */
};
ur_result_t ze_enqueue_free(ur_queue_handle_t queue, const struct ze_free_command *command,
                            uint32_t count, const ur_event_handle_t *waits,
                            ur_event_handle_t *event);
/* A command of nothing but its wait list and its event: what comes later waits for it on a queue in
 * order alone. */
ur_result_t ze_enqueue_marker(ur_queue_handle_t queue, ur_command_t type, uint32_t count,
                              const ur_event_handle_t *waits, ur_event_handle_t *event);
/* An event of `context` that the host signals once `event`, of another one, is complete. */
ur_result_t ze_event_bridge(ur_context_handle_t context, ur_event_handle_t event,
                            ur_event_handle_t *local);
/* The events of an out-of-order queue's host tasks that are not done, oldest first, with a
 * reference each and room for one more; the caller frees the list. */
ur_result_t ze_tasks_take(ur_queue_handle_t queue, uint32_t *count, ur_event_handle_t **events);

/* reusable.c: events that are signalled again and again. The one that it stands for, retained;
 * NULL: it was never signalled. */
ur_event_handle_t ze_event_current(ur_event_handle_t event);
/* Takes what reusable events stand for, in a wait list that was checked, and for events of other
 * contexts, which commands of `context` cannot wait for, such that the host signals after them;
 * these as they are where `context` is NULL. Post: *resolved is NULL if there are none. */
struct ze_resolved {
    uint32_t count;
    ur_event_handle_t waits[];
};
ur_result_t ze_waits_resolve(ur_context_handle_t context, uint32_t count,
                             const ur_event_handle_t *waits, struct ze_resolved **resolved);
void ze_waits_drop(struct ze_resolved *resolved); /* may be NULL */
void ze_reusable_end(ur_event_handle_t event);    /* before it is freed */
/* Complete. Takes over `shared`, which may be NULL. NULL: host memory is exhausted. */
ur_event_handle_t ze_reusable_make(ur_context_handle_t context, struct ur_shared_event *shared);
/* Signals `event` behind a barrier; gives up the caller's reference. */
ur_result_t ze_reusable_signal(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t count,
                               const ur_event_handle_t *waits);

/* usm.c */
extern const struct ur_pool_backend ze_pool_backend;
ur_result_t ze_usm_reserve(ur_context_handle_t context, ur_device_handle_t device,
                           ur_usm_type_t type, size_t size, size_t align, bool read_only,
                           void **out);
/* Gives back what ze_usm_reserve returned. */
ur_result_t ze_usm_release(ur_context_handle_t context, void *memory);
/* False if [pointer, pointer + size) goes past the allocation that it begins in. */
bool ze_usm_fits(ur_context_handle_t context, const void *pointer, size_t size);
/* peer.c: the memory of a context's devices, which is resident on all others whose access to it is
 * enabled. Opened with the context, closed before the native one goes. What is no USM is evicted
 * when it is removed, so that comes before it is unmapped or closed. */
enum ze_resident_kind { ZE_RESIDENT_DEVICE, ZE_RESIDENT_SHARED, ZE_RESIDENT_MAPPED };
ur_result_t ze_residents_open(ur_context_handle_t context);
void ze_residents_close(ur_context_handle_t context);
ur_result_t ze_residents_add(ur_context_handle_t context, ur_device_handle_t device,
                             enum ze_resident_kind kind, void *memory, size_t size);
void ze_residents_remove(ur_context_handle_t context, void *memory);
/* virtual_memory.c */
ur_result_t ze_addresses_reserve(ur_context_handle_t context, const void *start, size_t size,
                                 void **out);
/* pool_parts.c: memory of pools in parts, at reserved addresses. */
bool ze_parts_possible(void *context, void *device, enum ur_pool_mem type);
ur_result_t ze_parts_take(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                          size_t align, void **out);
bool ze_parts_give(void *memory, size_t size); /* false: it is none such */
bool ze_parts_has(const void *memory);
enum { ZE_PARTS_UNIT = 512 << 10 };
/* ipc.c: whether memory can be shared between processes */
bool ze_ipc_ask(ze_driver_handle_t driver);
void ze_ipc_close_all(ur_context_handle_t context);
/* memory_export.c */
bool ze_memory_export_has(ur_device_handle_t device);
/* ipc_physical.c */
bool ze_ipc_physical_has(ur_device_handle_t device);
/* usm_import.c */
bool ze_is_imported(ur_context_handle_t context, const void *pointer);
void ze_imported_drop_all(ur_context_handle_t context);

/* ---- programs and kernels ------------------------------------------------------------------- */

struct ze_build {
    ze_module_handle_t module;
    ur_program_build_status_t status;
    ur_program_binary_type_t type;
    char *log;
    char *options;         /* of the newest build or compilation for the device; owned */
    const uint8_t *binary; /* as given by the program, owned */
    size_t binary_size;
};

struct ze_spec {
    uint32_t id;
    uint64_t value; /* the first bytes of it */
};

/* A SPIR-V module. */
struct ze_il {
    uint8_t *code;
    size_t size;
    char *options; /* that it was compiled with before it was linked */
    uint32_t spec_count;
    struct ze_spec *specs;
    struct ur_spec_constants known;
};

struct ur_program_handle_t_ {
    UR_CHILD_BASE;     /* the context is retained */
    uint32_t il_count; /* several once linked */
    struct ze_il *il;  /* `specs` and `known` guarded by the lock */
    bool adopted;      /* builds[0].module is the program's */
    struct ur_global_names globals;
    pthread_mutex_t lock; /* guards what follows; a module stays once it is there */
    char *options;        /* that it was compiled with, for links */
    uint32_t ended_count;
    struct ze_ended *ended;      /* native kernels that commands may still use */
    pthread_mutex_t beyond_lock; /* guards the list; taken before `lock` */
    struct ze_beyond *beyond;    /* beyond.c */
    struct ur_late late;         /* for the release */
    struct ze_build *builds;     /* one for each device of the context */
};
ur_result_t ze_program_new(ur_context_handle_t context, ur_program_handle_t *program);
/* What the drivers of the context's devices can be given of SPIR-V. */
struct ur_spirv_taker ze_spirv_taker(ur_context_handle_t context);
void ze_program_release(ur_program_handle_t program);
/* Adds a copy of a module that was compiled with `options`. Program new or locked. */
ur_result_t ze_program_add_il(ur_program_handle_t program, const struct ze_il *il,
                              const char *options);
/* Destroys a native kernel of the program, or of none, once no command uses it. */
void ze_program_end_kernel(ur_context_handle_t context, ur_program_handle_t program,
                           ze_kernel_handle_t kernel);
/* program_build.c: another module of the program, with the options of its own. */
ur_result_t ze_program_compile(ur_program_handle_t program, uint32_t index, const void *code,
                               size_t size, ze_module_handle_t *module);
/* beyond.c: what was made of the program's kernels; whether there is any. */
bool ze_beyond_any(ur_program_handle_t program);
void ze_beyond_free(ur_program_handle_t program);
/* The device's module, built; the reason why not is recorded. */
ur_result_t ze_program_module(ur_program_handle_t program, uint32_t index,
                              ze_module_handle_t *module);
ur_result_t ze_program_global(ur_program_handle_t program, ur_device_handle_t device,
                              const char *name, size_t *size, void **pointer);

enum { ZE_ARG_INLINE = 32 };
/* What the driver's kernel was last given for one argument. */
struct ze_arg {
    uint64_t tag;                      /* ze_arg_tag of it; 0: not known */
    size_t first;                      /* bytes of a longer value that are taken; 0: not known */
    size_t local;                      /* bytes of local memory that it is; 0: something else */
    uint64_t bytes[ZE_ARG_INLINE / 8]; /* larger values are not remembered */
};
static inline uint64_t ze_arg_tag(size_t size, bool local) {
    return (uint64_t)size << 1 | local;
}

/* One dimension of a launch, as it was asked for, and one argument in the order of the call. */
struct ze_extent {
    size_t global, local, offset;
};
struct ze_last_arg {
    uint32_t type, index;
    uint64_t size, value; /* size: of values only, which are no larger than `value` */
};

struct ze_native_kernel {
    struct ze_lock lock;   /* from setting the first argument to the append; guards what follows */
    ze_kernel_handle_t ze; /* constant */
    uint32_t group[3];
    uint32_t offset[3];
    ze_kernel_indirect_access_flags_t indirect;
    struct ze_arg *args;
    size_t local;            /* bytes of local memory, its own and of arguments */
    bool shared;             /* the program has the native kernel too: nothing is remembered */
    size_t suggested_for[3]; /* range for which the driver suggested */
    uint32_t suggested[3];
    bool small;                      /* the suggested groups are, and beyond.c may know better */
    bool unbroken;                   /* there is no other form of the kernel */
    struct ze_native_kernel *beyond; /* beyond.c; the kernel's; NULL: not made; constant then */
    /* The last launch, for the next one of the same: the driver's kernel is as it needs it. */
    uint32_t last_dimensions; /* 0: none */
    uint32_t last_arg_count;
    struct ze_extent last[3]; /* local: 0 where none was given */
    struct ze_last_arg *last_args, *last_args_end;
    ze_group_count_t last_groups;
    ze_kernel_properties_t properties; /* constant */
};

struct ur_kernel_handle_t_ {
    ur_object object;
    ur_program_handle_t program; /* retained; NULL for one made from a native kernel alone */
    ur_context_handle_t context; /* retained */
    char *name;
    uint32_t arg_count;
    bool adopted;
    _Atomic uint32_t indirect; /* ze_kernel_indirect_access_flags_t that launches must have */
    struct ze_native_kernel
        *natives;         /* one for each device of the context; .ze NULL where not built */
    pthread_mutex_t lock; /* guards kept */
    struct ur_exp_kernel_arg_properties_t *kept; /* arguments of the retained calls, by index */
    uint8_t *kept_set;
    void **kept_bytes;
    struct ur_shown shown; /* once the program was given the native one */
};
/* kernel.c */
ur_result_t ze_native_init(struct ze_native_kernel *native, ze_kernel_handle_t handle);
void ze_native_free(ur_kernel_handle_t kernel, struct ze_native_kernel *native);
/* The kernel's part for the device. */
ur_result_t ze_kernel_native(ur_kernel_handle_t kernel, ur_device_handle_t device,
                             struct ze_native_kernel **native);

/* ---- memory objects ------------------------------------------------------------------------- */

/* An image on one device. */
struct ze_image_part {
    ze_image_handle_t image;
    ze_image_handle_t raw;   /* as an argument of the driver's kernels */
    ur_queue_handle_t queue; /* for copies to other devices, made when needed; locked */
    bool valid;              /* holds what the image holds; locked */
};

struct ur_mem_handle_t_ {
    UR_CHILD_BASE;          /* the context is retained */
    ur_mem_handle_t parent; /* retained: the buffer of a sub-buffer */
    struct ur_work work;    /* for the release, and so is the next */
    struct ur_late late;
    bool is_image;
    bool adopted;
    ur_mem_flags_t flags;
    /* buffers */
    char *pointer; /* device, or host memory where the context has several devices */
    bool on_host;
    size_t offset, size;
    void *host_pointer;       /* the program's, with USE_HOST_POINTER */
    pthread_mutex_t lock;     /* guards maps, copies, and of an image what is marked so */
    ur_queue_handle_t copies; /* foreign.c; NULL: none yet */
    struct ur_table maps;     /* buffer_map.h */
    /* images */
    struct ze_image_part *parts; /* one for each device; an adopted image has one alone */
    uint32_t part_count;
    void *staging;            /* host USM, once one device had what another has not; locked */
    ur_event_handle_t staged; /* completes when it holds what the image holds, or NULL; locked */
    ur_image_format_t format;
    ur_image_desc_t desc;
    size_t element_size;
};
static inline void *ze_mem_pointer(ur_mem_handle_t mem) {
    return mem->pointer;
}
/* bindless.c: what is left of bindless images, and of what was imported, when the context goes */
void ze_bindless_stop(ur_context_handle_t context);
ur_result_t ze_bindless_query(ur_device_handle_t device, ur_device_info_t name, ur_info_out out);
/* memory.c */
void ze_mem_release(ur_mem_handle_t mem);
void ze_mem_discard(ur_mem_handle_t mem); /* pre: no command has used it */
ur_mem_handle_t ze_mem_new(ur_context_handle_t context, ur_mem_handle_t parent,
                           ur_mem_flags_t flags);

struct ur_sampler_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    ze_sampler_handle_t ze;
    ze_sampler_handle_t raw; /* as an argument of the driver's kernels */
    bool adopted;
    struct ur_late late; /* for the release */
    ur_sampler_desc_t desc;
    struct ur_shown shown; /* once the program was given the native one */
};
/* INVALID_ENUMERATION */
ur_result_t ze_sampler_describe(const ur_sampler_desc_t *desc, ze_sampler_desc_t *out);

#endif
