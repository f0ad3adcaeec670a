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

/* How the program came by a handle. */
enum loader_hold {
    LOADER_HOLD_COUNTED, /* it was made, with a reference */
    /* A query showed it after its last reference had gone: good for as long as what keeps it. */
    LOADER_HOLD_SHOWN,
    LOADER_HOLD_ROOT, /* it belongs to its adapter, and may be released as often as one likes */
};

struct loader_record {
    uintptr_t handle;
    _Atomic uint32_t state;
    _Atomic int32_t refs; /* that are the program's */
    _Atomic int32_t children;
    _Atomic uint16_t made_by, ended_by; /* ur_function_t */
    _Atomic uint8_t hold;               /* enum loader_hold */
    struct loader_record *parents[LOADER_MAX_PARENTS];
    struct loader_record *_Atomic keeper; /* of one that was shown: the object that was asked */
    _Atomic size_t size;                  /* of a buffer (bytes); 0 if not known */
    struct loader_stack *_Atomic stack;   /* where it was made, if leaks are looked for */
    void *caller;
    /* The order of asynchronous USM; see async.c for these. */
    struct loader_clock *_Atomic clock;              /* of an event */
    struct loader_queue_order *_Atomic queue;        /* of a queue */
    struct loader_kernel_pointers *_Atomic pointers; /* of a kernel */
    struct loader_record *next;                      /* all records of a shard */
};

struct loader_slot {
    _Atomic uintptr_t handle;
    struct loader_record *record; /* written before `handle` */
};

struct loader_slots {
    size_t mask; /* of the offset of a slot in bytes; the size is a power of two */
    size_t used;
    struct loader_slots *older;
    struct loader_slot slot[];
};

#define LOADER_SHARDS 16
extern
    __attribute__((visibility("hidden"))) struct loader_slots *_Atomic loader_shards[LOADER_SHARDS];

/* The highest bits choose the shard, those below the slot. */
static inline uint64_t loader_handle_hash(uintptr_t handle) {
    return (uint64_t)handle * UINT64_C(0x9e3779b97f4a7c15);
}
#define LOADER_HASH_SHARD(hash) ((unsigned)((hash) >> 60))
#define LOADER_HASH_OFFSET(hash) ((size_t)((hash) >> 24))

static inline const struct loader_slot *loader_slot_at(const struct loader_slots *slots,
                                                       size_t offset) {
    return (const struct loader_slot *)(const void *)((const char *)slots->slot + offset);
}

/* Counted in instructions by test/layers/cost.py: two to four of these are in every launch. */
static inline __attribute__((always_inline)) struct loader_record *
loader_handle_find(const void *handle) {
    uint64_t hash = loader_handle_hash((uintptr_t)handle);
    const struct loader_slots *slots =
        atomic_load_explicit(&loader_shards[LOADER_HASH_SHARD(hash)], memory_order_acquire);
    for (size_t at = LOADER_HASH_OFFSET(hash) & slots->mask;;
         at = (at + sizeof(struct loader_slot)) & slots->mask) {
        const struct loader_slot *slot = loader_slot_at(slots, at);
        uintptr_t key = atomic_load_explicit(&slot->handle, memory_order_acquire);
        if (__builtin_expect(key == (uintptr_t)handle, 1)) {
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
                                         unsigned num_parents,
                                         struct loader_record *const *parents);

/* The record of a handle that a call has shown, of an object that lives already; `keeper` is the
 * object that was asked, or NULL. NULL without memory. */
struct loader_record *loader_handle_shown(void *handle, unsigned kind, unsigned function,
                                          struct loader_record *keeper);

/* The record of a handle from before the layer was on: nothing more than its kind is known. */
struct loader_record *loader_handle_met(const void *handle, unsigned kind, unsigned function);

/* async.c: the record stands for another object from now on, or for none. */
void loader_order_forget(struct loader_record *record);
void loader_order_end_record(struct loader_record *record);

/* Calls `visit` for every record. */
void loader_handles_each(void (*visit)(struct loader_record *record, void *user), void *user);

#endif
