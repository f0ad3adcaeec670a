/* A lock of one word for critical sections of a few dozen instructions.
 *
 * Taking it free costs one exchange and no call. Nothing that may block, and no call into a driver,
 * happens while one is held, so waiting for it is short: a few turns of spinning, then the
 * processor is offered to the holder. */
#ifndef UR_POOL_LOCK_H
#define UR_POOL_LOCK_H

#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>

struct ur_spin {
    atomic_bool held;
};

static inline bool ur_spin_try(struct ur_spin *lock) {
    return !atomic_exchange_explicit(&lock->held, true, memory_order_acquire);
}

static inline void ur_spin_wait(struct ur_spin *lock) {
    unsigned turns = 0;
    do {
        while (atomic_load_explicit(&lock->held, memory_order_relaxed)) {
            if (++turns >= 64) {
                sched_yield();
                turns = 0;
            }
        }
    } while (!ur_spin_try(lock));
}

static inline void ur_spin_lock(struct ur_spin *lock) {
    if (!ur_spin_try(lock)) {
        ur_spin_wait(lock);
    }
}

static inline void ur_spin_unlock(struct ur_spin *lock) {
    atomic_store_explicit(&lock->held, false, memory_order_release);
}

#endif
