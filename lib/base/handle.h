/* The header that every handle starts with: dispatch table, kind and reference count.
 *
 * Creation gives one reference. A child retains its parent for as long as it lives. Retaining is
 * relaxed since the caller holds a reference already; releasing is acquire-release, so that the
 * thread that frees an object sees what all others wrote to it.
 */
#ifndef UR_BASE_HANDLE_H
#define UR_BASE_HANDLE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "adapter.h"
#include "exit.h"

/* Kinds are four letters, so that they can be read in a debugger and a freed object is told from a
 * live one. */
#define UR_KIND(a, b, c, d)                                                                        \
    ((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16 | (uint32_t)(d) << 24)
enum ur_kind {
    UR_KIND_DEAD = 0,
    UR_KIND_ADAPTER = UR_KIND('a', 'd', 'a', 'p'),
    UR_KIND_PLATFORM = UR_KIND('p', 'l', 'a', 't'),
    UR_KIND_DEVICE = UR_KIND('d', 'e', 'v', 'i'),
    UR_KIND_CONTEXT = UR_KIND('c', 't', 'x', 't'),
    UR_KIND_QUEUE = UR_KIND('q', 'u', 'e', 'u'),
    UR_KIND_EVENT = UR_KIND('e', 'v', 'n', 't'),
    UR_KIND_PROGRAM = UR_KIND('p', 'r', 'o', 'g'),
    UR_KIND_KERNEL = UR_KIND('k', 'e', 'r', 'n'),
    UR_KIND_MEM = UR_KIND('m', 'e', 'm', 'o'),
    UR_KIND_SAMPLER = UR_KIND('s', 'a', 'm', 'p'),
    UR_KIND_POOL = UR_KIND('p', 'o', 'o', 'l'),
    UR_KIND_PHYSICAL_MEM = UR_KIND('p', 'h', 'y', 's'),
    UR_KIND_COMMAND_BUFFER = UR_KIND('c', 'm', 'd', 'b'),
    UR_KIND_COMMAND = UR_KIND('c', 'm', 'n', 'd'), /* of a command buffer */
    UR_KIND_GRAPH = UR_KIND('g', 'r', 'p', 'h'),
    UR_KIND_EXECUTABLE = UR_KIND('e', 'x', 'e', 'c'), /* graph */
    UR_KIND_CAPTURED_EVENT =
        UR_KIND('c', 'e', 'v', 't'), /* of a command in a graph; has another table */
    UR_KIND_KEPT_EVENT =
        UR_KIND('k', 'e', 'v', 't'), /* of a launch that is kept to be fused; likewise */
};

typedef struct ur_object {
    const ur_dditable_t *ddi; /* must stay first: loaders, foreign ones too, dispatch through it */
    uint32_t kind;            /* enum ur_kind; UR_KIND_DEAD once freed */
    _Atomic uint32_t refs;
} ur_object;

static inline void ur_object_init(ur_object *object, enum ur_kind kind) {
    object->ddi = &ur_shown;
    object->kind = (uint32_t)kind;
    atomic_init(&object->refs, 1);
}

static inline void ur_object_retain(ur_object *object) {
    atomic_fetch_add_explicit(&object->refs, 1, memory_order_relaxed);
}

/* The same for a caller that has no reference, but knows that the memory is there: false where the
 * last one is gone. */
static inline bool ur_object_retain_live(ur_object *object) {
    uint32_t refs = atomic_load_explicit(&object->refs, memory_order_relaxed);
    while (refs &&
           !atomic_compare_exchange_weak_explicit(&object->refs, &refs, refs + 1,
                                                  memory_order_acquire, memory_order_relaxed)) {
    }
    return refs != 0;
}

/* True for the caller that gave up the last reference: it does away with the object, for which no
 * driver is asked. */
static inline bool ur_object_release_plain(ur_object *object) {
    if (atomic_fetch_sub_explicit(&object->refs, 1, memory_order_acq_rel) != 1) {
        return false;
    }
    /* A fence of the pool may look meanwhile: it has the object's memory, not a reference. */
    __atomic_store_n(&object->kind, UR_KIND_DEAD, __ATOMIC_RELAXED);
    return true;
}

/* The same for an object that has something in a driver: nobody does away with it once the process
 * is ending. */
static inline bool ur_object_release(ur_object *object) {
    if (!ur_object_release_plain(object)) {
        return false;
    }
    if (ur_exiting()) {
        ur_exit_keep(object);
        return false;
    }
    return true;
}

static inline uint32_t ur_object_refs(ur_object *object) {
    return atomic_load_explicit(&object->refs, memory_order_relaxed);
}

/* True if a non-NULL handle belongs to this adapter and is of that kind. */
static inline bool ur_object_is(const void *handle, enum ur_kind kind) {
    const ur_object *object = handle;
    return object->ddi == &ur_shown &&
           __atomic_load_n(&object->kind, __ATOMIC_RELAXED) == (uint32_t)kind;
}

#endif
