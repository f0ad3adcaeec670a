/* Native events. Level Zero makes them in pools; here they are taken from the context and given
 * back. Those that last are destroyed with the context and no sooner: a queue has a bounded number
 * of them, and commands of other queues may look at them whatever becomes of it. Those that pass
 * are what a burst of events takes above that: nobody looks at one that is given back, and a pool
 * of which none is taken goes, but for one. */
#include <sched.h>
#include <stdlib.h>

#include "context.h"
#include "event.h"
#include "ze.h"

enum { SLAB_EVENTS = 64 };

struct ze_event_slab {
    struct ze_event_slab *next, *previous; /* of those that last: `next` alone */
    ze_event_pool_handle_t pool;
    enum ze_event_kind kind;
    uint32_t made;
    bool passes;
    uint32_t taken;                /* where it passes, also what follows */
    struct ze_native_event *spare; /* made and not taken */
    struct ze_native_event events[SLAB_EVENTS];
};

static ur_result_t slab_new(ur_context_handle_t context, enum ze_event_kind kind,
                            struct ze_event_slab **out) {
    struct ze_event_slab *slab = calloc(1, sizeof(*slab));
    ze_device_handle_t *devices = calloc(context->device_count, sizeof(*devices));
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (slab && devices) {
        for (uint32_t i = 0; i < context->device_count; ++i) {
            devices[i] = context->devices[i]->ze;
        }
        ze_counter_based_pool_desc counter = {.stype = ZE_STYPE_COUNTER_BASED_EVENT_POOL,
                                              .flags = ZE_COUNTER_BASED_IMMEDIATE};
        ze_event_pool_desc_t desc = {
            .stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC,
            .pNext = ze_kind_counts(kind) ? &counter : NULL,
            .flags = (kind == ZE_EVENT_DEVICE ? 0 : ZE_EVENT_POOL_FLAG_HOST_VISIBLE) |
                     (ze_kind_timed(kind) ? ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP : 0),
            .count = SLAB_EVENTS};
        slab->kind = kind;
        result = ZE_CHECK(zeEventPoolCreate, context->ze, &desc, context->device_count, devices,
                          &slab->pool);
    }
    free(devices);
    if (result != UR_RESULT_SUCCESS) {
        free(slab);
        return result;
    }
    *out = slab;
    return result;
}

/* The next event of the pool, which has room. */
static ur_result_t event_pool_make(struct ze_event_slab *slab, struct ze_native_event **out) {
    ze_event_scope_flags_t scope =
        slab->kind == ZE_EVENT_DEVICE ? ZE_EVENT_SCOPE_FLAG_DEVICE : ZE_EVENT_SCOPE_FLAG_HOST;
    ze_event_desc_t desc = {
        .stype = ZE_STRUCTURE_TYPE_EVENT_DESC, .index = slab->made, .signal = scope, .wait = scope};
    struct ze_native_event *event = &slab->events[slab->made];
    ur_result_t result = ZE_CHECK(zeEventCreate, slab->pool, &desc, &event->ze);
    if (result == UR_RESULT_SUCCESS) {
        slab->made += 1;
        event->slab = slab;
        *out = event;
    }
    return result;
}

/* Lets the host see the event while the lists that may have signalled it are there. False: it is
 * not complete. Pre: user_lock. */
static bool see(const struct ze_native_event *event) {
    ze_result_t code = ze.zeEventQueryStatus(event->ze);
    if (code != ZE_RESULT_SUCCESS && code != ZE_RESULT_NOT_READY) {
        code = ze.zeEventHostSynchronize(event->ze, 0); /* the only other way */
    }
    return code == ZE_RESULT_SUCCESS;
}

static bool is_stranded(const struct ze_native_event *event) {
    return atomic_load_explicit(&event->stranded, memory_order_acquire);
}

/* Pre: user_lock; it has a user. */
static void event_pool_let_go(struct ze_native_event *event) {
    ur_queue_handle_t user = atomic_load_explicit(&event->user, memory_order_relaxed);
    *(event->previous_taken ? &event->previous_taken->next_taken : &user->taken) =
        event->next_taken;
    if (event->next_taken) {
        event->next_taken->previous_taken = event->previous_taken;
    }
    atomic_store_explicit(&event->user, NULL, memory_order_relaxed);
}

void ze_native_event_use(ur_context_handle_t context, struct ze_native_event *event,
                         ur_queue_handle_t user) {
    if (event->slab->kind == ZE_EVENT_DEVICE || /* the host cannot look at it */
        atomic_load_explicit(&event->user, memory_order_relaxed) == user) {
        return;
    }
    ur_spin_lock(&context->user_lock);
    if (atomic_load_explicit(&event->user, memory_order_relaxed)) {
        if (user) {
            (void)see(event); /* it is reset next, and the other's lists may go meanwhile */
        }
        event_pool_let_go(event);
    }
    if (user && !user->left) {
        event->previous_taken = NULL;
        event->next_taken = user->taken;
        if (user->taken) {
            user->taken->previous_taken = event;
        }
        user->taken = event;
        atomic_store_explicit(&event->user, user, memory_order_relaxed);
    }
    ur_spin_unlock(&context->user_lock);
}

static void slab_free(ur_context_handle_t context, struct ze_event_slab *slab) {
    for (uint32_t i = 0; i < slab->made; ++i) {
        ze_native_event_use(context, &slab->events[i], NULL);
        ze.zeEventDestroy(slab->events[i].ze);
    }
    ze.zeEventPoolDestroy(slab->pool);
    free(slab);
}

static void slabs_free(ur_context_handle_t context, struct ze_event_slab *slab) {
    while (slab) {
        struct ze_event_slab *next = slab->next;
        slab_free(context, slab);
        slab = next;
    }
}

/* ---- those that last ------------------------------------------------------------------------ */

static ur_result_t take_lasting(ur_context_handle_t context, enum ze_event_kind kind,
                                struct ze_native_event **out) {
    ur_spin_lock(&context->event_lock);
    struct ze_native_event *event = context->spare[kind];
    if (event) {
        context->spare[kind] = event->next;
    }
    ur_spin_unlock(&context->event_lock);
    if (event) {
        *out = event;
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&context->lock);
    struct ze_event_slab *slab = context->slabs;
    while (slab && (slab->kind != kind || slab->made == SLAB_EVENTS)) {
        slab = slab->next;
    }
    if (!slab) {
        result = slab_new(context, kind, &slab);
        if (result == UR_RESULT_SUCCESS) {
            slab->next = context->slabs;
            context->slabs = slab;
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        result = event_pool_make(slab, out);
    }
    pthread_mutex_unlock(&context->lock);
    return result;
}

/* ---- those that pass: all under passing_lock ------------------------------------------------- */

static void link_slab(struct ze_event_slab **list, struct ze_event_slab *slab) {
    slab->previous = NULL;
    slab->next = *list;
    if (*list) {
        (*list)->previous = slab;
    }
    *list = slab;
}

static void unlink_slab(struct ze_event_slab **list, struct ze_event_slab *slab) {
    *(slab->previous ? &slab->previous->next : list) = slab->next;
    if (slab->next) {
        slab->next->previous = slab->previous;
    }
}

static ur_result_t take_passing(ur_context_handle_t context, enum ze_event_kind kind,
                                struct ze_native_event **out) {
    struct ze_event_slab **room = &context->passing[kind];
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&context->passing_lock);
    /* The one that is kept though none of it is taken comes last. */
    struct ze_event_slab *slab = *room ? *room : context->unused[kind];
    if (!slab) {
        result = slab_new(context, kind, &slab);
        if (result == UR_RESULT_SUCCESS) {
            slab->passes = true;
            context->unused[kind] = slab;
        }
    }
    if (result == UR_RESULT_SUCCESS && slab->spare) {
        *out = slab->spare;
        slab->spare = slab->spare->next;
    } else if (result == UR_RESULT_SUCCESS) {
        result = event_pool_make(slab, out);
    }
    if (result == UR_RESULT_SUCCESS) {
        slab->taken += 1;
        if (slab == context->unused[kind]) {
            context->unused[kind] = NULL;
            link_slab(room, slab);
        }
        if (slab->taken == SLAB_EVENTS) {
            unlink_slab(room, slab);
            link_slab(&context->full, slab);
        }
    }
    pthread_mutex_unlock(&context->passing_lock);
    return result;
}

static void put_passing(ur_context_handle_t context, struct ze_native_event *event) {
    struct ze_event_slab *slab = event->slab, *gone = NULL;
    struct ze_event_slab **room = &context->passing[slab->kind];
    event->next = slab->spare;
    slab->spare = event;
    if (slab->taken == SLAB_EVENTS) {
        unlink_slab(&context->full, slab);
        link_slab(room, slab);
    }
    slab->taken -= 1;
    if (!slab->taken) {
        unlink_slab(room, slab);
        gone = context->unused[slab->kind];
        context->unused[slab->kind] = slab;
        slab->next = NULL;
    }
    if (gone) {
        slab_free(context, gone);
    }
}

/* ---- both ------------------------------------------------------------------------------------ */

ur_result_t ze_native_event_take(ur_context_handle_t context, ur_queue_handle_t user,
                                 enum ze_event_kind kind, bool passes,
                                 struct ze_native_event **out) {
    ur_result_t result =
        passes ? take_passing(context, kind, out) : take_lasting(context, kind, out);
    if (result == UR_RESULT_SUCCESS) {
        ze_native_event_use(context, *out, user);
    }
    return result;
}

void ze_native_event_put(ur_context_handle_t context, enum ze_event_kind kind, bool passes,
                         struct ze_native_event *event) {
    if (is_stranded(event)) {
        return; /* it stays taken, and goes with its slab */
    }
    if (passes) {
        pthread_mutex_lock(&context->passing_lock);
        if (!atomic_load_explicit(&context->events_gone, memory_order_relaxed)) {
            put_passing(context, event);
        }
        pthread_mutex_unlock(&context->passing_lock);
        return;
    }
    ur_spin_lock(&context->event_lock);
    if (!atomic_load_explicit(&context->events_gone, memory_order_relaxed)) {
        event->next = context->spare[kind];
        context->spare[kind] = event;
    }
    ur_spin_unlock(&context->event_lock);
}

/* Intel's driver writes to the list that signalled an event when the host first sees that complete
 * or resets it, though the list be gone by then. So all are looked at while it is there. Who takes
 * one meanwhile waits for the lock. One that is not complete, since the device was lost, is
 * stranded: neither asked nor used again, also where the device comes back. */
void ze_native_events_leave(ur_context_handle_t context, ur_queue_handle_t user) {
    struct ze_native_event *event;
    do {
        ur_spin_lock(&context->user_lock);
        user->left = true;
        event = user->taken;
        if (event) {
            event_pool_let_go(event);
            if (!see(event)) {
                atomic_store_explicit(&event->stranded, true, memory_order_release);
            }
        }
        ur_spin_unlock(&context->user_lock);
    } while (event);
}

void ze_event_pools_destroy(ur_context_handle_t context) {
    pthread_mutex_lock(&context->passing_lock);
    ur_spin_lock(&context->event_lock); /* a thread of ours may be giving one back */
    atomic_store(&context->events_gone, true);
    ur_spin_unlock(&context->event_lock);
    pthread_mutex_unlock(&context->passing_lock);
    /* All queues have finished, so that those who wait for an event do not wait long. */
    while (atomic_load(&context->pins)) {
        sched_yield();
    }
    slabs_free(context, context->slabs);
    slabs_free(context, context->full);
    for (int kind = 0; kind < ZE_EVENT_KINDS; ++kind) {
        slabs_free(context, context->passing[kind]);
        slabs_free(context, context->unused[kind]);
    }
}
