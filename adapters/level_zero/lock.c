/* The ways of a lock that is contended: Linux's futex, which sleeps only while the word is as it
 * was seen. */
#include "lock.h"

#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { TURNS = 100 }; /* an append is often over sooner than a thread falls asleep */

void ze_lock_sleep(struct ze_lock *lock) {
    for (int i = 0; i < TURNS; ++i) {
        uint32_t expected = 0;
        if (atomic_load_explicit(&lock->state, memory_order_relaxed) == 0 &&
            atomic_compare_exchange_strong_explicit(&lock->state, &expected, 1,
                                                    memory_order_acquire, memory_order_relaxed)) {
            return;
        }
    }
    /* Taken as 2 from here on: whether others sleep as well is not known. */
    while (atomic_exchange_explicit(&lock->state, 2, memory_order_acquire) != 0) {
        syscall(SYS_futex, &lock->state, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0);
    }
}

void ze_lock_wake(struct ze_lock *lock) {
    syscall(SYS_futex, &lock->state, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}
