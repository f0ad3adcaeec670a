#include "reusable.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/check.h"

enum { BUCKETS = 256 }; /* at first; a power of two */

struct entry {
    ur_event_handle_t event;
    struct entry *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards what follows, but for reading
                                                            the number of entries */
static _Atomic uint32_t live;
static struct entry *first_buckets[BUCKETS], **buckets = first_buckets;
static size_t bucket_count = BUCKETS;

static struct entry **bucket_of(const void *event) {
    return &buckets[((uintptr_t)event >> 6) & (bucket_count - 1)];
}

/* Twice as many buckets, if there is memory for them. Pre: locked. */
static void reusable_grow(void) {
    size_t count = bucket_count;
    struct entry **old = buckets, **made = calloc(2 * count, sizeof(struct entry *));
    if (!made) {
        return;
    }
    buckets = made;
    bucket_count = 2 * count;
    for (size_t i = 0; i < count; ++i) {
        while (old[i]) {
            struct entry *entry = old[i], **bucket = bucket_of(entry->event);
            old[i] = entry->next;
            entry->next = *bucket;
            *bucket = entry;
        }
    }
    if (old != first_buckets) {
        free(old);
    }
}

/* The last event is gone: memory for many is not kept. Pre: locked. */
static void shrink(void) {
    if (buckets != first_buckets) {
        free(buckets);
        buckets = first_buckets; /* all empty since it grew */
        bucket_count = BUCKETS;
    }
}

ur_result_t ur_reusable_check(const ur_exp_event_desc_t *desc) {
    UR_CHECK_FLAGS(desc->flags, UR_EXP_EVENT_FLAGS_MASK);
    if ((desc->flags & UR_EXP_EVENT_FLAG_IPC_EXP) &&
        (desc->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "an event for other processes takes no times");
    }
    return UR_RESULT_SUCCESS;
}

bool ur_reusable_add(ur_event_handle_t event) {
    struct entry *entry = malloc(sizeof(*entry));
    if (!entry) {
        return false;
    }
    pthread_mutex_lock(&lock);
    if (atomic_fetch_add_explicit(&live, 1, memory_order_relaxed) >= 2 * bucket_count) {
        reusable_grow();
    }
    struct entry **bucket = bucket_of(event);
    *entry = (struct entry){event, *bucket};
    *bucket = entry;
    pthread_mutex_unlock(&lock);
    return true;
}

void ur_reusable_remove(ur_event_handle_t event) {
    struct entry *dead = NULL;
    pthread_mutex_lock(&lock);
    for (struct entry **at = bucket_of(event); *at && !dead; at = &(*at)->next) {
        if ((*at)->event == event) {
            dead = *at;
            *at = dead->next;
            if (atomic_fetch_sub_explicit(&live, 1, memory_order_relaxed) == 1) {
                shrink();
            }
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    free(dead);
}

/* Pre: locked. */
static bool reusable_find(const void *event) {
    struct entry *at = *bucket_of(event);
    while (at && at->event != event) {
        at = at->next;
    }
    return at != NULL;
}

/* Not one whose last reference is just being given up. */
static bool reusable_retain(ur_object *object) {
    uint32_t refs = atomic_load_explicit(&object->refs, memory_order_relaxed);
    while (refs &&
           !atomic_compare_exchange_weak_explicit(&object->refs, &refs, refs + 1,
                                                  memory_order_relaxed, memory_order_relaxed)) {
    }
    return refs != 0;
}

ur_event_handle_t ur_reusable_take(const ur_event_handle_t *out) {
    if (!out || !atomic_load_explicit(&live, memory_order_relaxed)) {
        return NULL;
    }
    pthread_mutex_lock(&lock);
    bool found = reusable_find(*out) && reusable_retain((ur_object *)*out);
    pthread_mutex_unlock(&lock);
    return found ? *out : NULL;
}

bool ur_reusable_any(uint32_t count, const ur_event_handle_t *events) {
    if (!count || !atomic_load_explicit(&live, memory_order_relaxed)) {
        return false;
    }
    bool found = false;
    pthread_mutex_lock(&lock);
    for (uint32_t i = 0; i < count && !found; ++i) {
        found = reusable_find(events[i]);
    }
    pthread_mutex_unlock(&lock);
    return found;
}
