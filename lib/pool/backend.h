/* What the pool asks of an adapter. The pool calls nothing else.
 *
 * Rules for every call here:
 * - It does not block: it waits for no command of a device, except event_settle and give_back.
 * - It may be called from any thread, several at a time, also for one queue.
 * - It does not call back into the pool, except ur_lane_submit and ur_lane_barrier.
 * - No lock of the pool is held, except during event_state, event_retain, event_stamp and
 *   queue_over.
 */
#ifndef UR_POOL_BACKEND_H
#define UR_POOL_BACKEND_H

#include <stddef.h>
#include <stdint.h>

#include "order.h"
#include "ur_api.h"

/* Kinds of memory; the values are those of ur_usm_type_t. */
enum ur_pool_mem {
    UR_POOL_HOST = 1,
    UR_POOL_DEVICE = 2,
    UR_POOL_SHARED = 3,
};

/* For `reserve`, besides the flags of the pool. */
#define UR_POOL_IN_PARTS (1u << 31)

enum ur_event_state {
    UR_EVENT_PENDING = 0,
    UR_EVENT_DONE = 1, /* complete, or failed: nothing of it will run any more */
};

/* Pools that the driver keeps itself, for UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP. They have
 * device memory. The rules above hold, and no lock of the pool is held over any of these calls. */
struct ur_pool_native_ops {
    /* Pre: device is NULL for a pool that is not of one device.
     * Post: *native keeps all that is freed until it is trimmed or a threshold is set.
     * UNSUPPORTED_FEATURE if the driver or the device has no such pools, or needs a device. */
    ur_result_t (*create)(void *context, void *device, void **native);

    /* Pre: nothing of it is live. What was freed and is not complete goes once it is. */
    void (*destroy)(void *native);

    /* Memory in the order of a queue: valid for what comes after `events`, and on an in-order queue
     * after all earlier commands. Recorded with ur_lane_submit. *event, if wanted, completes with
     * the allocation; on an out-of-order queue without it, every later command comes after the
     * allocation. OUT_OF_DEVICE_MEMORY, or another error that is handed on. */
    ur_result_t (*alloc)(void *queue, void *native, size_t size, void *const *events,
                         uint32_t count, void **memory, void **event);

    /* Gives memory of alloc or alloc_now back, likewise in order. On failure nothing has happened.
     */
    ur_result_t (*free)(void *queue, void *native, void *memory, void *const *events,
                        uint32_t count, void **event);

    /* Memory for everybody. It may wait for its own allocation. */
    ur_result_t (*alloc_now)(void *native, size_t size, void **memory);

    /* Pre: the allocation, and everything that used the memory, is complete. */
    void (*free_now)(void *native, void *memory);

    /* Gives unused memory back to the system until `keep` bytes are held. */
    ur_result_t (*trim)(void *native, size_t keep);

    /* What is kept unused when the host waits; SIZE_MAX: all. */
    ur_result_t (*set_threshold)(void *native, size_t bytes);

    /* Bytes held from the system now and at most; left alone on failure. */
    ur_result_t (*counts)(void *native, size_t *reserved, size_t *high);

    /* The highest number starts again from the present one. */
    ur_result_t (*reset_high)(void *native);

    /* Everything is aligned to this. */
    size_t align;
};

struct ur_pool_backend {
    /* A reference to the context for as long as its pools are made to give memory back; false where
     * the context is on its way out. The context's memory is there: called under a lock that
     * ur_pool_space_destroy takes too. */
    bool (*context_retain)(void *context);
    void (*context_release)(void *context);

    /* Takes memory from the driver.
     * Pre: size > 0 is a multiple of 256, with UR_POOL_IN_PARTS of `granularity`; align is a power
     * of two; device is NULL for host memory; flags are ur_usm_pool_flags_t of the pool, with
     * UR_POOL_IN_PARTS where any part of the memory may be released (then `parts` said that this
     * can be). *out is NULL or, with that flag, an address where the memory would be welcome, right
     * after other memory of the same pool: a wish, not a demand. Post: *out is aligned to at least
     * min(align, what the driver can do); the pool checks it. On failure the result is
     * OUT_OF_DEVICE_MEMORY, OUT_OF_HOST_MEMORY or another error that is handed on. */
    ur_result_t (*reserve)(void *context, void *device, enum ur_pool_mem type, size_t size,
                           size_t align, uint32_t flags, void **out);

    /* Gives back what reserve returned, or with UR_POOL_IN_PARTS any part of it in multiples of
     * `granularity`, or what the adapter itself handed to ur_pool_track.
     * Pre: everything that used it is complete. Cannot fail in a way that the pool could act on. */
    void (*release)(void *context, void *device, enum ur_pool_mem type, void *memory, size_t size);

    /* Must be cheap: called for events that may be pending. */
    enum ur_event_state (*event_state)(void *event);
    /* Optional, where event_state asks the driver: whether it is known complete without that. */
    bool (*event_settled)(void *event);
    void (*event_retain)(void *event);
    void (*event_release)(void *event);

    /* The stamp that ur_lane_submit wrote for this event, or NULL if its order is not known. Valid
     * while the event is retained. */
    const struct ur_stamp *(*event_stamp)(void *event);

    /* Optional, with `mark` needed. Waits until the event is complete, or the driver says that it
     * cannot wait. Used where a context is destroyed, and where may_wait says so. */
    void (*event_settle)(void *event);

    /* Pre: the queue is in-order, count > 0. Post: commands submitted later wait for these events;
     * recorded with ur_lane_submit. */
    ur_result_t (*queue_wait)(void *queue, void *const *events, uint32_t count);

    /* Submits a command that does nothing. Post: *event, with one reference, completes after
     * `events`; on an in-order queue also after all earlier commands; on an out-of-order queue
     * after nothing else, except an earlier barrier. Later barriers of the queue come after it: a
     * wait list of one event may stand for the command only where that is an event of this queue,
     * or complete. `kind`: the command type to report. Recorded with ur_lane_submit, stamp set. */
    ur_result_t (*signal)(void *queue, ur_command_t kind, void *const *events, uint32_t count,
                          void **event);

    /* Optional: an event with one reference that completes after everything that the queue was
     * given so far, whatever the queue's order; the queue need not wait for it. Recorded with
     * ur_lane_submit. With it, what the host frees (ur_pool_free) is not given out again before all
     * queues of the context are past where they were then; without it, at once. */
    ur_result_t (*mark)(void *queue, void **event);

    /* Optional: whether this thread may wait for commands: no command waits for what it does. Then
     * a free by the host waits where more would be kept waiting than the pools behind urUSM*Alloc
     * keep, and an allocation before it fails. */
    bool (*may_wait)(void);

    /* Optional, for a thread that may wait and finds nothing complete: runs what nobody else runs
     * meanwhile, or lets a moment pass. False: neither; then, and without it, the thread yields,
     * and sleeps for some microseconds later. No lock of the pool is held. */
    bool (*pause)(void);

    /* Optional: gives back what the adapter itself keeps of the context that the program gave up:
     * what takes no waiting, or with `wait` all of it. Whether anything was kept. */
    bool (*give_back)(void *context, bool wait);

    /* Optional: the number of the newest command of an in-order queue (ur_lane_seq after its
     * ur_lane_submit) that is complete together with all before it, as far as that is known without
     * waiting. It may lag behind. The more an adapter knows here, the less memory the pool holds:
     * else it learns only from events that it makes when it would otherwise take new memory. */
    uint64_t (*queue_reached)(void *queue);

    /* Optional: whether everything submitted to the queue is complete. Must not be expensive. */
    bool (*queue_idle)(void *queue);

    /* Optional, for ur_pool_idle: whether a command is on its way to the driver that the queue's
     * lane may not count yet. Such a command calls ur_lane_look_awake once that is to be seen. A
     * lock of the pool is held. */
    bool (*queue_entered)(void *queue);

    /* Optional, for ur_pool_idle: whether everything is complete that the queue was given, in the
     * driver and before it, whatever its order. False where another thread has the queue locked: it
     * may wait for the device. */
    bool (*queue_over)(void *queue);

    /* Optional, needed for pools that zero memory: as signal, and writes zero to the memory. event
     * may be NULL. */
    ur_result_t (*zero)(void *queue, void *memory, size_t size, void *const *events, uint32_t count,
                        void **event);

    /* Optional: zeroes memory at once, for allocations without a queue. It may wait for its own
     * write. */
    ur_result_t (*zero_now)(void *context, void *device, enum ur_pool_mem type, void *memory,
                            size_t size);

    /* Optional: pools of the driver's own. */
    const struct ur_pool_native_ops *native;

    /* Optional: nanoseconds that never go back. Without it CLOCK_MONOTONIC. */
    uint64_t (*now)(void);

    /* Optional: whether such memory can be had in parts (mapped in pages, as opposed to allocated
     * in one piece). Then free memory inside a segment goes back as well. The answer for one kind
     * of memory never changes. */
    bool (*parts)(void *context, void *device, enum ur_pool_mem type);
    /* Largest alignment that reserve can give; 0: no limit known. */
    size_t max_align;
    /* What pools keep is taken in multiples of this, a power of two; 0: 64 KiB. */
    size_t granularity;
};

uint64_t ur_pool_now(const struct ur_pool_backend *backend);

#endif
