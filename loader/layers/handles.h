/* Every handle that the program has been given: kind, state, references, and how it came to be.
 *
 * Looking a handle up takes no lock: slots are only ever filled, grown tables replace old ones, and
 * neither they nor the records are freed while the layer is on. Creating takes the lock of one of
 * 16 shards. A record outlives its object, so that a later use can be named; an object at the same
 * address takes the record over.
 */
#ifndef LOADER_LAYERS_HANDLES_H
#define LOADER_LAYERS_HANDLES_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../generated/validation_kinds.h"
#include "ur_api.h"

/* The low bits of a record's state; the kind stands above them. */
enum loader_handle_state {
    LOADER_HANDLE_LIVE = 1,
    LOADER_HANDLE_DEAD = 2,
    LOADER_HANDLE_ORPHAN =
        3, /* what it was made from has been released; said once, then LIVE again */
};
#define LOADER_HANDLE_STATE(kind, state) ((uint32_t)(kind) << 4 | (uint32_t)(state))

#define LOADER_MAX_FRAMES 24
#define LOADER_MAX_PARENTS 3

struct loader_stack {
    int depth;
    void *frames[LOADER_MAX_FRAMES];
};

/* Sets of asynchronous allocations; see async.c. */
#define LOADER_ORDER_WORDS 4
struct loader_order {
    _Atomic uint64_t bits[LOADER_ORDER_WORDS];
};

/* What is known of the order of commands in a queue; under its lock. */
struct loader_queue_order {
    pthread_mutex_t lock;
    bool in_order;
    uint64_t before[LOADER_ORDER_WORDS]; /* ordered before the queue's next command */
    uint64_t all[LOADER_ORDER_WORDS];    /* ordered before the queue's end */
};

#define LOADER_KERNEL_POINTERS 32

struct loader_record {
    uintptr_t handle;
    _Atomic uint32_t state;
    _Atomic int32_t refs;
    _Atomic int32_t children;
    _Atomic uint16_t made_by, ended_by; /* ur_function_t */
    bool borrowed;                      /* not the program's to release */
    struct loader_record *parents[LOADER_MAX_PARENTS];
    _Atomic size_t size;                /* of a buffer (bytes); 0 if not known */
    struct loader_stack *_Atomic stack; /* where it was made, if leaks are looked for */
    void *caller;
    struct loader_order order;                /* of an event */
    struct loader_queue_order *_Atomic queue; /* of a queue */
    void *_Atomic *_Atomic pointers;          /* arguments of a kernel, set one by one */
    struct loader_record *next;               /* all records of a shard */
};

struct loader_slot {
    _Atomic uintptr_t handle;
    struct loader_record *record; /* written before `handle` */
};

struct loader_slots {
    unsigned shift; /* 64 minus the bits of the index */
    size_t mask, used;
    struct loader_slots *older;
    struct loader_slot slot[];
};

#define LOADER_SHARDS 16
extern struct loader_slots *_Atomic loader_shards[LOADER_SHARDS];

static inline uint64_t loader_handle_hash(uintptr_t handle) {
    return (uint64_t)(handle >> 4) * UINT64_C(0x9e3779b97f4a7c15);
}

static inline struct loader_record *loader_handle_find(const void *handle) {
    uint64_t hash = loader_handle_hash((uintptr_t)handle);
    const struct loader_slots *slots =
        atomic_load_explicit(&loader_shards[hash & (LOADER_SHARDS - 1)], memory_order_acquire);
    for (size_t i = hash >> slots->shift;; i++) {
        const struct loader_slot *slot = &slots->slot[i & slots->mask];
        uintptr_t key = atomic_load_explicit(&slot->handle, memory_order_acquire);
        if (key == (uintptr_t)handle) {
            return slot->record;
        }
        if (!key) {
            return NULL;
        }
    }
}

/* True if the handle is a live one of this kind and there is nothing to say about it. */
static inline bool loader_handle_is(const void *handle, unsigned kind) {
    const struct loader_record *record = loader_handle_find(handle);
    return record && atomic_load_explicit(&record->state, memory_order_relaxed) ==
                         LOADER_HANDLE_STATE(kind, LOADER_HANDLE_LIVE);
}

bool loader_handles_start(void); /* false without memory */

/* The record of a handle that a call has returned: a new one with one reference, or one reference
 * more of a live one. NULL without memory. */
struct loader_record *loader_handle_made(void *handle, unsigned kind, unsigned function,
                                         bool borrowed, unsigned num_parents,
                                         struct loader_record *const *parents);

/* Calls `visit` for every record. */
void loader_handles_each(void (*visit)(struct loader_record *record, void *user), void *user);

#endif
