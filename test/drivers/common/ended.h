/* The end of a driver, as far as one of C++ has one: its thread-local variables go first, those of
 * the thread that calls exit(), and then what it has made static. A call after that is broken, and
 * ends the process with a message. */
#ifndef TEST_DRIVERS_ENDED_H
#define TEST_DRIVERS_ENDED_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

int __cxa_thread_atexit_impl(void (*call)(void *), void *object, void *dso) __attribute__((weak));

static atomic_bool ended_thread, ended_all;

static inline void ended_note_thread(void *unused) {
    (void)unused;
    atomic_store(&ended_thread, true);
}

static inline void ended_note_all(void) {
    atomic_store(&ended_all, true);
}

static inline bool ended_in_main_thread(void) {
    return syscall(SYS_gettid) == getpid();
}

/* Once, when the driver is opened. */
static inline void ended_watch(void) {
    atexit(ended_note_all);
    if (__cxa_thread_atexit_impl && ended_in_main_thread()) {
        __cxa_thread_atexit_impl(ended_note_thread, NULL, &ended_all);
    }
}

/* With each call. */
static inline void ended_check(const char *driver, const char *call) {
    if (atomic_load_explicit(&ended_all, memory_order_relaxed)) {
        fprintf(stderr, "%s: %s is called when the driver has ended with the process\n", driver,
                call);
        abort();
    }
    if (atomic_load_explicit(&ended_thread, memory_order_relaxed) && ended_in_main_thread()) {
        fprintf(stderr, "%s: %s is called in a thread whose variables are gone\n", driver, call);
        abort();
    }
}

#endif
