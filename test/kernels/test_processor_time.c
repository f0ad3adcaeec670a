/* Processor time of a process counts what its other threads have spent so far while they run
 * (bench/processor_time.h). */
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <time.h>

#include "processor_time.h"

enum {
    ROUNDS = 50,
    THREADS = 3,
    MOST = ROUNDS / 5 /* that may fail where clocks of threads go by ticks themselves */
};

static atomic_bool done;
static pthread_t threads[THREADS];

static double seconds(clockid_t clock) {
    struct timespec now = {0, 0};
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void *spin(void *unused) {
    while (!atomic_load_explicit(&done, memory_order_relaxed)) {
    }
    return unused;
}

static double spent_by_threads(void) {
    double sum = seconds(CLOCK_THREAD_CPUTIME_ID);
    for (int i = 0; i < THREADS; i++) {
        clockid_t clock;
        sum += pthread_getcpuclockid(threads[i], &clock) == 0 ? seconds(clock) : 0;
    }
    return sum;
}

/* What the threads spend is part of what the process spends, but for what they spend after it was
 * asked: asking a thread's clock first would bring the process's up to date. */
static bool is_in_step(void) {
    double from = processor_seconds(), before = spent_by_threads();
    double end = seconds(CLOCK_THREAD_CPUTIME_ID) + 1e-3;
    while (seconds(CLOCK_THREAD_CPUTIME_ID) < end) {
    }
    double asked = seconds(CLOCK_MONOTONIC), whole = processor_seconds() - from;
    double passed = spent_by_threads() - before;
    double after = (seconds(CLOCK_MONOTONIC) - asked) * (THREADS + 1);
    if (whole >= passed - after) {
        return true;
    }
    printf("threads spent %.0f us and the process %.0f us\n", passed * 1e6, whole * 1e6);
    return false;
}

int main(void) {
    int count = 0, wrong = 0;
    while (count < THREADS && pthread_create(&threads[count], NULL, spin, NULL) == 0) {
        count++;
    }
    for (int i = 0; count == THREADS && i < ROUNDS; i++) {
        wrong += !is_in_step();
    }
    atomic_store(&done, true);
    for (int i = 0; i < count; i++) {
        pthread_join(threads[i], NULL);
    }
    return count < THREADS || wrong > MOST;
}
