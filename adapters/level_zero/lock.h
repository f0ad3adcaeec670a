/* A mutex whose two ways without contention are a few instructions in the caller. Held over calls
 * of the driver, so whoever finds it taken sleeps instead of spinning. Not recursive; zero is free.
 */
#ifndef ZE_LOCK_H
#define ZE_LOCK_H

#include <stdatomic.h>
#include <stdint.h>

struct ze_lock {
    _Atomic uint32_t state; /* 0: free, 1: held, 2: held, and somebody may sleep */
};

/* lock.c */
void ze_lock_sleep(struct ze_lock *lock);
void ze_lock_wake(struct ze_lock *lock);

static inline void ze_lock(struct ze_lock *lock) {
    uint32_t expected = 0;
    if (__builtin_expect(!atomic_compare_exchange_strong_explicit(&lock->state, &expected, 1,
                                                                  memory_order_acquire,
                                                                  memory_order_relaxed),
                         0)) {
        ze_lock_sleep(lock);
    }
}

static inline void ze_unlock(struct ze_lock *lock) {
    if (__builtin_expect(atomic_exchange_explicit(&lock->state, 0, memory_order_release) == 2, 0)) {
        ze_lock_wake(lock);
    }
}

#endif
