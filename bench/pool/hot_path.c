/* Four threads allocate and free, each on a queue of its own: none waits for another, and nothing
 * is asked of the system.
 *
 *   pool_hot_path [PAIRS]
 *
 * Counts, while all threads are at work, the calls of this program and of the libraries it has
 * loaded that take a mutex, wait, yield or go to the system for memory: this file's definitions
 * come before the C library's. Exits with 1 if there is one. Choose the adapter with
 * UR_ADAPTERS_FORCE_LOAD. */
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "ur_api.h"

enum { THREADS = 4, SIZES = 24 };

static _Thread_local int counting;
static atomic_ulong mutexes, waits, yields, system_calls;

/* The definition that this one comes before. */
#define REAL(name) (*(void **)&real = real ? *(void **)&real : dlsym(RTLD_NEXT, #name))
#define EXPORT __attribute__((visibility("default")))

EXPORT int pthread_mutex_lock(pthread_mutex_t *mutex) {
    static __typeof__(&pthread_mutex_lock) real;
    REAL(pthread_mutex_lock);
    atomic_fetch_add_explicit(&mutexes, (unsigned)counting, memory_order_relaxed);
    return real(mutex);
}

EXPORT int pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
    static __typeof__(&pthread_cond_wait) real;
    REAL(pthread_cond_wait);
    atomic_fetch_add_explicit(&waits, (unsigned)counting, memory_order_relaxed);
    return real(cond, mutex);
}

/* What a thread does that finds a spin lock held for long. */
EXPORT int sched_yield(void) {
    static __typeof__(&sched_yield) real;
    REAL(sched_yield);
    atomic_fetch_add_explicit(&yields, (unsigned)counting, memory_order_relaxed);
    return real();
}

EXPORT void *mmap(void *start, size_t size, int access, int flags, int file, off_t offset) {
    static __typeof__(&mmap) real;
    REAL(mmap);
    atomic_fetch_add_explicit(&system_calls, (unsigned)counting, memory_order_relaxed);
    return real(start, size, access, flags, file, offset);
}

EXPORT int mprotect(void *start, size_t size, int access) {
    static __typeof__(&mprotect) real;
    REAL(mprotect);
    atomic_fetch_add_explicit(&system_calls, (unsigned)counting, memory_order_relaxed);
    return real(start, size, access);
}

#define TRY(call)                                                                                  \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_) {                                                                             \
            fprintf(stderr, "%s: result %d\n", #call, (int)result_);                               \
            exit(2);                                                                               \
        }                                                                                          \
    } while (0)

static pthread_barrier_t all;
static unsigned long pairs = 200000;

static void pair(ur_queue_handle_t queue, size_t size) {
    void *memory;
    TRY(urEnqueueUSMDeviceAllocExp(queue, NULL, size, NULL, 0, NULL, &memory, NULL));
    TRY(urEnqueueUSMFreeExp(queue, NULL, memory, 0, NULL, NULL));
}

static size_t size_of(unsigned i) {
    return ((size_t)200 << i % 12) + 40 * i;
}

static void *work(void *queue) {
    void *held[SIZES];
    for (unsigned i = 0; i < SIZES;
         ++i) { /* as many blocks as the pairs below use are the queue's from now on */
        TRY(urEnqueueUSMDeviceAllocExp(queue, NULL, size_of(i), NULL, 0, NULL, &held[i], NULL));
    }
    pthread_barrier_wait(&all); /* the pool has memory for all of them at once */
    for (unsigned i = 0; i < SIZES; ++i) {
        TRY(urEnqueueUSMFreeExp(queue, NULL, held[i], 0, NULL, NULL));
    }
    pthread_barrier_wait(&all); /* from here on nobody looks for memory at other queues */
    for (unsigned n = 0; n < 4 * SIZES; ++n) {
        pair(queue, size_of(n % SIZES));
    }
    pthread_barrier_wait(&all);
    counting = 1;
    for (unsigned long n = 0; n < pairs; ++n) {
        pair(queue, size_of((unsigned)(n % SIZES)));
    }
    counting = 0;
    return NULL;
}

int main(int argc, char **argv) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queues[THREADS];
    pthread_t threads[THREADS];
    pairs = argc > 1 ? strtoul(argv[1], NULL, 10) : pairs;
    TRY(urLoaderInit(0, NULL));
    TRY(urAdapterGet(1, &adapter, NULL));
    TRY(urPlatformGet(adapter, 1, &platform, NULL));
    TRY(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    TRY(urContextCreate(1, &device, NULL, &context));
    pthread_barrier_init(&all, NULL, THREADS);
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int i = 0; i < THREADS; ++i) {
        TRY(urQueueCreate(context, device, NULL, &queues[i]));
        if (pthread_create(&threads[i], NULL, work, queues[i])) {
            return 2;
        }
    }
    for (int i = 0; i < THREADS; ++i) {
        pthread_join(threads[i], NULL);
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%d threads, %lu pairs each, %.1f ns a pair: %lu mutexes, %lu waits, %lu yields, %lu "
           "calls of the system\n",
           THREADS, pairs,
           ((double)(end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec)) /
               ((double)pairs * THREADS),
           atomic_load(&mutexes), atomic_load(&waits), atomic_load(&yields),
           atomic_load(&system_calls));
    counting = 1;
    pthread_mutex_t check = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&check); /* what is counted is counted */
    counting = 0;
    pthread_mutex_unlock(&check);
    unsigned long total = atomic_load(&mutexes) + atomic_load(&waits) + atomic_load(&yields) +
                          atomic_load(&system_calls);
    for (int i = 0; i < THREADS; ++i) {
        TRY(urQueueRelease(queues[i]));
    }
    TRY(urContextRelease(context));
    TRY(urAdapterRelease(adapter));
    TRY(urLoaderTearDown());
    return total != 1;
}
