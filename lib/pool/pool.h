/* The stream-ordered USM pool: what adapters call.
 *
 * An adapter keeps one ur_pool_space for each context, one ur_pool_queue inside each queue and one
 * ur_stamp inside each event, and implements backend.h. docs/pool.md tells the whole story; entry.h
 * has the bodies of the API's entry points. Functions may be called from any thread unless stated
 * otherwise. Outputs are written on success only.
 */
#ifndef UR_POOL_POOL_H
#define UR_POOL_POOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend.h"
#include "base/error.h"
#include "order.h"
#include "table.h"
#include "ur_api.h"

struct ur_pool_space;
struct ur_pool;
struct ur_pool_queue;

/* ---- spaces: all USM of one context ---- */

/* `context` is handed to the backend. Post: one space; NULL if host memory is exhausted. */
struct ur_pool_space *ur_pool_space_create(const struct ur_pool_backend *backend, void *context);

/* Pre: the context's queues are gone (ur_pool_queue_fini), nothing of it is called any more. Gives
 * everything back to the driver, waiting by event_settle for what is still under way. Allocations
 * still live go too. */
void ur_pool_space_destroy(struct ur_pool_space *space);

/* ---- queues ---- */

/* Called by the entry points in place of ur_pool_enqueue_alloc and ur_pool_enqueue_free, which they
 * call. */
struct ur_pool_watch {
    ur_result_t (*alloc)(struct ur_pool_queue *q, struct ur_pool *pool, enum ur_pool_mem type,
                         size_t size, size_t align, void *const *waits, uint32_t count,
                         void **memory, void **event);
    ur_result_t (*free)(struct ur_pool_queue *q, struct ur_pool *pool, void *memory,
                        void *const *waits, uint32_t count, void **event);
};

enum { UR_POOL_BINDINGS = 4 };
struct ur_binding;

/* Embedded in the adapter's queue. All fields belong to the pool. */
struct ur_pool_queue {
    _Atomic(struct ur_binding *)
        bind[UR_POOL_BINDINGS]; /* by the pool's address, for the fast path */
    _Atomic(struct ur_domain *) near[UR_POOL_BINDINGS]; /* by the heap's address, likewise */
    struct ur_lane *lane;                               /* retained */
    struct ur_pool_space *space;
    void *queue;  /* the adapter's queue */
    void *device; /* the adapter's device, as given to reserve */
    bool in_order;
    _Atomic bool blind;                /* ur_pool_queue_expose */
    struct ur_pool_queue *next, *prev; /* of the space; space's mutex */
    _Atomic uint32_t pins;             /* threads that look at it without a lock: it stays */
    bool awake;                        /* in the list of awake.c, whose lock guards these */
    struct ur_pool_queue *above, *below;
    void *mark; /* retained: completes after what had been given at `marked`, or NULL: it has */
    uint64_t marked;                     /* of lane->sent; the fences' mutex guards both */
    struct ur_table bindings;            /* all of them; space's mutex */
    _Atomic(struct ur_pool_slot *) slot; /* pool_entry.c: the device's pools */
    const struct ur_pool_watch *watch;   /* NULL: nobody looks at it */
};

/* Pre: *q is zero. `lane` is the order that the adapter keeps for this queue with ur_lane_submit.
 */
void ur_pool_queue_init(struct ur_pool_queue *q, struct ur_pool_space *space, void *queue,
                        void *device, struct ur_lane *lane);

/* For an adapter that is to hear of each allocation and free in the order of the queue: none of
 * them takes the fast path (fast.h). Pre: nobody else has the queue yet. */
void ur_pool_queue_watch(struct ur_pool_queue *q, const struct ur_pool_watch *watch);

/* The queue goes away. Call it before its native queue is destroyed; does not wait. Closes the
 * lane. */
void ur_pool_queue_fini(struct ur_pool_queue *q);

/* The program has the native queue, and may put work there that no lane counts: from now on the
 * queue may have something under way at any time, and in order every free counts as a command of
 * its own. */
void ur_pool_queue_expose(struct ur_pool_queue *q);

/* A host task is given to some queue of the adapter, and has returned or never will run. What comes
 * after it may wait for whatever the program makes it wait for, another queue perhaps: meanwhile no
 * allocation lets its queue wait for what was freed on others, unless it would fail. */
void ur_pool_task_given(void);
void ur_pool_task_ended(void);

/* The host has seen all commands complete that had been submitted when it read `given`
 * (ur_lane_given) before it waited. Optional; makes memory complete without asking the driver, and
 * gives back what is above thresholds. */
void ur_pool_queue_finished(struct ur_pool_queue *q, uint64_t given);

/* ---- pools ---- */

/* For the pools behind urUSM*Alloc where none is named, which the program neither sees nor trims.
 * Larger allocations are mapped and unmapped for so long that a call of the driver is little beside
 * it. What is kept is eight of the largest, several times the temporaries of one step of a program
 * of arrays. */
#define UR_PLAIN_POOLABLE ((size_t)32 << 20)
#define UR_PLAIN_SPARE (8 * UR_PLAIN_POOLABLE)

struct ur_pool_config {
    void *device;        /* the pool serves this device only; NULL: any of the context */
    uint32_t flags;      /* ur_usm_pool_flags_t */
    size_t max_poolable; /* larger allocations are taken and given back one by one; 0: no limit */
    size_t min_reserve;  /* least amount taken from the driver at a time; 0: automatic */
    size_t max_size;     /* never hold more than this; 0: no limit */
    size_t threshold;    /* keep so much unused when the host waits; 0: all */
    size_t spare;        /* unused bytes that a free by the host leaves at most; 0: no limit */
    bool whole;          /* memory is taken and given back in one piece also where parts could be */
    void *memory;        /* the user's memory to allocate from, or NULL */
    size_t memory_size;
    enum ur_pool_mem memory_type;
    size_t behind; /* bytes that ur_pool_alloc keeps behind each allocation, for commands that read
                      past its end; not for pools of the program's memory or of the driver */
    void *handle;  /* what lookups report as the pool; the adapter's handle */
};

/* INVALID_VALUE, UNSUPPORTED_FEATURE, OUT_OF_HOST_MEMORY. */
ur_result_t ur_pool_create(struct ur_pool_space *space, const struct ur_pool_config *config,
                           struct ur_pool **out);

/* The pool of a space behind urUSM*Alloc where none is named. It goes with the space. `whole` and
 * `behind` as in struct ur_pool_config. */
ur_result_t ur_pool_create_plain(struct ur_pool_space *space, bool whole, size_t behind,
                                 struct ur_pool **out);

/* No allocation comes from the pool any more; those that live stay valid, and its memory goes back
 * when the last of them is freed and complete. */
void ur_pool_release(struct ur_pool *pool);

/* Whether what comes from the pool is zero. */
bool ur_pool_zeroes(const struct ur_pool *pool);

struct ur_pool_stats {
    size_t reserved, reserved_high; /* bytes taken from the driver, or brought by the user */
    size_t used, used_high;         /* bytes asked for by allocations that live */
    size_t threshold;               /* bytes kept although unused; SIZE_MAX: all */
    size_t max_size;                /* 0: no limit */
};
/* From here to ur_pool_trim: where the driver keeps the pool, a failure is the driver's, and
 * everything else is done. */
ur_result_t ur_pool_get_stats(struct ur_pool *pool, struct ur_pool_stats *stats);
ur_result_t ur_pool_set_threshold(struct ur_pool *pool, size_t bytes);
/* INVALID_VALUE if more than that is reserved already and trimming does not help. */
ur_result_t ur_pool_set_max_size(struct ur_pool *pool, size_t bytes);
ur_result_t ur_pool_reset_high(struct ur_pool *pool, bool reserved, bool used);

/* Gives whole unused segments back until at most min_keep bytes are reserved or nothing more is
 * complete. */
ur_result_t ur_pool_trim(struct ur_pool *pool, size_t min_keep);

/* ---- allocations ---- */

/* An allocation in the order of a queue. align 0: natural. `waits` are the adapter's events.
 * Post: *memory is valid at once. *event, if `event` is not NULL, has one reference for the caller.
 * INVALID_USM_SIZE (0, or more than an address space), INVALID_VALUE (alignment), INVALID_CONTEXT
 * or INVALID_DEVICE (pool of another), OUT_OF_DEVICE_MEMORY after every reuse and trimming were
 * tried, OUT_OF_HOST_MEMORY. */
ur_result_t ur_pool_enqueue_alloc(struct ur_pool_queue *q, struct ur_pool *pool,
                                  enum ur_pool_mem type, size_t size, size_t align,
                                  void *const *waits, uint32_t count, void **memory, void **event);

/* A free in the order of a queue: of any allocation of the space, the pool's or tracked. pool may
 * be NULL. INVALID_MEM_OBJECT: not the start of a live allocation. Then nothing has happened. */
ur_result_t ur_pool_enqueue_free(struct ur_pool_queue *q, struct ur_pool *pool, void *memory,
                                 void *const *waits, uint32_t count, void **event);

/* An allocation without a queue: from complete memory, or new. */
ur_result_t ur_pool_alloc(struct ur_pool *pool, void *device, enum ur_pool_mem type, size_t size,
                          size_t align, void **memory);

enum ur_pool_freed {
    UR_FREED_POOL,  /* it was the pool's and is free */
    UR_FREED_PLAIN, /* tracked: the record is gone, the adapter frees the memory itself */
    UR_FREED_NONE,  /* INVALID_MEM_OBJECT: not the start of a live allocation */
};

struct ur_pool_memory {
    void *base;
    size_t size; /* as asked for */
    enum ur_pool_mem type;
    void *device;
    void *pool; /* ur_pool_config.handle, or NULL */
};

/* urUSMFree. Memory of pools is given out again once all is complete that the queues of the context
 * were given before, if the backend has `mark`; else the caller knows that nothing uses the memory
 * any more. *was (may be NULL) tells what it was if that is UR_FREED_PLAIN. */
enum ur_pool_freed ur_pool_free(struct ur_pool_space *space, void *memory,
                                struct ur_pool_memory *was);

/* The live allocation around any address inside it. Takes no lock. */
bool ur_pool_find(struct ur_pool_space *space, const void *address, struct ur_pool_memory *found);

/* Whether the address lies in memory of a pool, given out or not. Takes no lock. */
bool ur_pool_holds(struct ur_pool_space *space, const void *address);

/* Makes memory known that the adapter took from the driver by itself (urUSM*Alloc without a pool),
 * for ur_pool_find and both kinds of free. `release` of the backend is called for it if it is freed
 * in the order of a queue. OUT_OF_HOST_MEMORY; INVALID_VALUE if it is known already. */
ur_result_t ur_pool_track(struct ur_pool_space *space, void *memory, size_t size,
                          enum ur_pool_mem type, void *device, void *handle);

/* The same for memory that another call ends: registered, opened, or made for export. Both kinds of
 * free refuse it, as if it were unknown, and cost no more for it. */
ur_result_t ur_pool_track_lent(struct ur_pool_space *space, void *memory, size_t size,
                               enum ur_pool_mem type, void *device);
/* Nothing happens where it is none such. */
void ur_pool_untrack_lent(struct ur_pool_space *space, void *memory);

/* Makes room: every pool of every context of the adapter, also the driver's own, gives back what is
 * unused and complete. Adapters call it when any allocation fails for want of memory, of whatever
 * kind, and try once more. Pre: the caller holds no lock of a queue or context. Waits for nothing.
 */
void ur_pool_make_room(void);

/* How long somebody has been waiting already. Zero at first. */
struct ur_await {
    uint32_t turns, tries;
    size_t freed;    /* what was free and not complete the last time */
    uint64_t looked; /* when that was */
    uint64_t waited; /* in turns since it changed (await.c) */
    bool slept;
};
struct ur_pool_room {
    struct ur_await await;
    bool made, late, last;
    size_t held; /* by all pools, the last time */
};

/* To be called after each failure, with one that is zero at first: makes room, and later waits for
 * a moment for memory that was freed, and what the program gave up otherwise, to become unused.
 * False: there is nothing to wait for, or this thread must not. Pre: as above. */
bool ur_pool_find_room(struct ur_pool_room *room);

/* Whether memory was what was missing, so that room may help. */
static inline bool ur_pool_wants_room(ur_result_t result) {
    return result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
           result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
           result == UR_RESULT_ERROR_OUT_OF_RESOURCES;
}

/* result = call, which allocates; again as long as memory is missing and there is room to be found.
 */
#define UR_POOL_WITH_ROOM(result, call)                                                            \
    do {                                                                                           \
        struct ur_pool_room room_ = {.made = false};                                               \
        do {                                                                                       \
            (result) = (call);                                                                     \
        } while (ur_pool_wants_room(result) && ur_pool_find_room(&room_));                         \
    } while (0)

/* ---- objects of the driver that commands may still use ---- */

/* Part of an object that the program has released; the caller allocates it. */
struct ur_late {
    struct ur_late *next;
    void (*end)(struct ur_late *late); /* may free the object; no lock of the pool is held */
};

/* `late->end` is called once, when all is complete that any queue of the space was given before: at
 * once where that is known, else by a later call of this, by who waits for a queue or makes room,
 * or with the space. Waits for nothing, unless much is kept waiting that only waits for devices, as
 * frees by the host do. `bytes`: of the device's memory that go with the object.
 * Pre: the backend has `mark`; the object holds no reference to the context, also none by way of a
 * queue; the caller does, and holds no lock of a queue or context. */
void ur_pool_give_up(struct ur_pool_space *space, struct ur_late *late, size_t bytes);

/* For adapters whose driver waits for all that runs on a device before it gives an object back, so
 * that no fence is needed but nothing ends sooner: whether all is complete that queues of the
 * device were given, whatever their context; NULL: of all devices. Of a queue that has ended only
 * its context is known: `of` says whether that has the device, with a lock of the pool held. Costs
 * what is under way, and what queues were given since the last time. Waits for nothing, also where
 * another thread keeps a queue locked. Pre: the backend has `queue_over`, and the caller holds no
 * lock of the pool. */
bool ur_pool_idle(const void *device, bool (*of)(void *context, const void *device));

/* Ends what was freed by the host or given up, waiting for what is still under way. Pre: as for
 * ur_pool_space_destroy, which does it as well. */
void ur_pool_settle(struct ur_pool_space *space);

/* Looks after frees that are complete by now: gives tracked memory back to the driver, and whole
 * segments above their pool's threshold. Adapters call it where the host waits. */
void ur_pool_reap(struct ur_pool_space *space);

#endif
