/* Objects whose native handles the program was given, by these. The drivers do not tell of a handle
 * that comes back what it was made as, or of: the object knows. */
#ifndef UR_BASE_SHOWN_H
#define UR_BASE_SHOWN_H

#include <pthread.h>
#include <stdatomic.h>

#include "handle.h"
#include "ranges.h"

struct ur_shown_set {
    pthread_mutex_t lock;
    struct ur_ranges ranges; /* struct ur_shown, by native handle */
};
#define UR_SHOWN_SET                                                                               \
    { .lock = PTHREAD_MUTEX_INITIALIZER }

/* Part of an object, zero at first. */
struct ur_shown {
    struct ur_range range;     /* first */
    ur_object *_Atomic object; /* NULL: not in the set; written under the lock */
};

/* The newest object that a handle was given of stands for it. */
static inline void ur_shown_add(struct ur_shown_set *set, struct ur_shown *shown, ur_object *object,
                                const void *native) {
    pthread_mutex_lock(&set->lock);
    struct ur_shown *other =
        (struct ur_shown *)ur_ranges_overlap(&set->ranges, (uintptr_t)native, 1);
    if (other != shown) {
        if (other) {
            ur_ranges_remove(&set->ranges, &other->range);
            other->object = NULL;
        }
        if (!shown->object) {
            shown->object = object;
            shown->range = (struct ur_range){.base = (uintptr_t)native, .size = 1};
            ur_ranges_insert(&set->ranges, &shown->range);
        }
    }
    pthread_mutex_unlock(&set->lock);
}

/* Before the object is freed. Of most the program was never given a handle. */
static inline void ur_shown_remove(struct ur_shown_set *set, struct ur_shown *shown) {
    if (!atomic_load_explicit(&shown->object, memory_order_relaxed)) {
        return;
    }
    pthread_mutex_lock(&set->lock);
    if (shown->object) {
        ur_ranges_remove(&set->ranges, &shown->range);
        shown->object = NULL;
    }
    pthread_mutex_unlock(&set->lock);
}

/* The object that the handle was given of, with one more reference; NULL: none that lives. */
static inline void *ur_shown_take(struct ur_shown_set *set, const void *native) {
    pthread_mutex_lock(&set->lock);
    struct ur_shown *shown =
        (struct ur_shown *)ur_ranges_overlap(&set->ranges, (uintptr_t)native, 1);
    ur_object *object = shown ? shown->object : NULL;
    object = object && ur_object_retain_live(object) ? object : NULL;
    pthread_mutex_unlock(&set->lock);
    return object;
}

#endif
