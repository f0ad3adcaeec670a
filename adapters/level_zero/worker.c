/* Threads that run what must not run in a driver's callback: a driver may hold its locks there, and a call that
 * blocks would wait for a command that the same thread has to complete. A task may block; then the next one gets
 * another thread. */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ze.h"

#define MAX_THREADS 256
#define IDLE_SECONDS 10

struct task {
    struct task *next;
    void (*call)(void *);
    void *argument;
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t wake;
    struct task *first, **last;
    unsigned threads, idle, queued;
    bool pinned;
} pool = {
    .lock = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER, .last = &pool.first};

static void *run(void *unused) {
    (void)unused;
    pthread_mutex_lock(&pool.lock);
    for (;;) {
        while (!pool.first) {
            struct timespec until;
            clock_gettime(CLOCK_REALTIME, &until);
            until.tv_sec += IDLE_SECONDS;
            ++pool.idle;
            int code = pthread_cond_timedwait(&pool.wake, &pool.lock, &until);
            --pool.idle;
            if (code != 0 && !pool.first) {
                --pool.threads;
                pthread_mutex_unlock(&pool.lock);
                return NULL;
            }
        }
        struct task *task = pool.first;
        pool.first = task->next;
        --pool.queued;
        if (!pool.first) {
            pool.last = &pool.first;
        }
        pthread_mutex_unlock(&pool.lock);
        task->call(task->argument);
        free(task);
        pthread_mutex_lock(&pool.lock);
    }
}

/* Under the lock. */
static bool start_thread(void) {
    if (!pool.pinned) {
        /* A thread of ours, or a callback that a driver still holds, must not find its code gone. */
        Dl_info self;
        if (dladdr((void *)&pool, &self) && self.dli_fname) {
            dlopen(self.dli_fname, RTLD_NOW | RTLD_NOLOAD | RTLD_NODELETE);
        }
        pool.pinned = true;
    }
    pthread_t thread;
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) {
        return false;
    }
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    bool started = pthread_create(&thread, &attributes, run, NULL) == 0;
    pthread_attr_destroy(&attributes);
    pool.threads += started;
    return started;
}

bool ze_worker_run(void (*call)(void *), void *argument) {
    struct task *task = malloc(sizeof(*task));
    if (!task) {
        return false;
    }
    *task = (struct task){.call = call, .argument = argument};
    pthread_mutex_lock(&pool.lock);
    bool enough = pool.idle > pool.queued;
    if (!enough && pool.threads < MAX_THREADS && !start_thread() && pool.threads == 0) {
        pthread_mutex_unlock(&pool.lock);
        free(task);
        return false;
    }
    *pool.last = task;
    pool.last = &task->next;
    ++pool.queued;
    pthread_cond_signal(&pool.wake);
    pthread_mutex_unlock(&pool.lock);
    return true;
}
