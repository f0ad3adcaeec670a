#include "worker.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <time.h>

#include "base/error.h"
#include "base/exit.h"

/* So many start as soon as there is work for them. More do only while nothing gets done, since
 * those that there are may all be blocked: work that waits for other work is not stopped by its
 * number, and a burst of short work makes no crowd. */
#define PROMPT_THREADS 64
#define IDLE_SECONDS 10
#define TICK_NS 1000000
#define QUIET_TICKS 100

static struct {
    pthread_mutex_t lock; /* guards what follows */
    pthread_cond_t wake;  /* there is work */
    pthread_cond_t done;  /* a thread has ended a piece of work */
    struct ur_work *first, **last;
    unsigned threads, queued, running;
    unsigned idle, starting; /* of the threads, those that take what is queued */
    unsigned draining;       /* of those running, the ones that wait for the others */
    unsigned long ended;
    bool pinned, watched;
} pool = {.lock = PTHREAD_MUTEX_INITIALIZER,
          .wake = PTHREAD_COND_INITIALIZER,
          .done = PTHREAD_COND_INITIALIZER,
          .last = &pool.first};

static _Thread_local bool here;

bool ur_worker_here(void) {
    return here;
}

/* Pre: locked. False if the thread has waited long enough and is not the last one. */
static bool wait_for_work(void) {
    while (!pool.first) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec += IDLE_SECONDS;
        ++pool.idle;
        int code = pthread_cond_timedwait(&pool.wake, &pool.lock, &until);
        --pool.idle;
        if (code != 0 && !pool.first && pool.threads > 1) {
            return false;
        }
    }
    return true;
}

static void *worker_run(void *unused) {
    (void)unused;
    here = true;
    pthread_mutex_lock(&pool.lock);
    --pool.starting;
    while (wait_for_work()) {
        struct ur_work *work = pool.first;
        pool.first = work->next;
        --pool.queued;
        ++pool.running;
        if (!pool.first) {
            pool.last = &pool.first;
        }
        pthread_mutex_unlock(&pool.lock);
        work->run(work);
        pthread_mutex_lock(&pool.lock);
        --pool.running;
        ++pool.ended;
        pthread_cond_broadcast(&pool.done);
    }
    --pool.threads;
    pthread_mutex_unlock(&pool.lock);
    return NULL;
}

static bool start_detached(void *(*function)(void *)) {
    pthread_t thread;
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) {
        return false;
    }
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    bool started = pthread_create(&thread, &attributes, function, NULL) == 0;
    pthread_attr_destroy(&attributes);
    return started;
}

/* A child of fork has none of the threads, and what they ran or were to run is lost there; but a
 * task that forked goes on. Whoever had the lock is gone. */
static void worker_after_fork(void) {
    pthread_mutex_init(&pool.lock, NULL);
    pthread_cond_init(&pool.wake, NULL);
    pthread_cond_init(&pool.done, NULL);
    pool.first = NULL;
    pool.last = &pool.first;
    pool.threads = pool.running = here;
    pool.idle = pool.starting = pool.queued = pool.draining = 0;
    pool.watched = false;
}

/* Pre: locked. */
static bool start_thread(void) {
    if (!pool.pinned) {
        pthread_atfork(NULL, NULL, worker_after_fork);
        /* A thread of ours, or a callback that a driver still holds, must not find its code gone.
         */
        Dl_info self;
        if (dladdr((void *)&pool, &self) && self.dli_fname) {
            dlopen(self.dli_fname, RTLD_NOW | RTLD_NOLOAD | RTLD_NODELETE);
        }
        pool.pinned = true;
    }
    bool started = start_detached(worker_run);
    pool.threads += started;
    pool.starting += started;
    return started;
}

/* Pre: locked. How many more threads it takes for all that is queued to run at once. */
static unsigned threads_missing(void) {
    unsigned coming = pool.idle + pool.starting;
    return pool.queued > coming ? pool.queued - coming : 0;
}

/* Starts threads while work waits and none ends: the more there are, the longer that has to be so,
 * since on a busy machine they only wait for a processor. */
static void *worker_watch(void *unused) {
    (void)unused;
    unsigned quiet = 0, stuck = 0;
    pthread_mutex_lock(&pool.lock);
    while (quiet < QUIET_TICKS) {
        unsigned long ended = pool.ended;
        pthread_mutex_unlock(&pool.lock);
        nanosleep(&(struct timespec){.tv_nsec = TICK_NS}, NULL);
        pthread_mutex_lock(&pool.lock);
        quiet = pool.first ? 0 : quiet + 1;
        stuck = pool.first && pool.ended == ended ? stuck + 1 : 0;
        if (stuck * PROMPT_THREADS < pool.threads || !stuck) {
            continue;
        }
        stuck = 0;
        unsigned missing = threads_missing();
        unsigned more = pool.threads / 4 < missing ? pool.threads / 4 : missing;
        while (more-- > 0 && start_thread()) {
        }
    }
    pool.watched = false;
    pthread_mutex_unlock(&pool.lock);
    return NULL;
}

ur_result_t ur_worker_ready(void) {
    pthread_mutex_lock(&pool.lock);
    bool ready = pool.threads > 0 || start_thread();
    pthread_mutex_unlock(&pool.lock);
    return ready ? UR_RESULT_SUCCESS
                 : ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                           "the system gave no thread for callbacks and host tasks");
}

void ur_worker_post(struct ur_work *work) {
    work->next = NULL;
    pthread_mutex_lock(&pool.lock);
    *pool.last = work;
    pool.last = &work->next;
    ++pool.queued;
    if (threads_missing()) { /* the work waits for a thread that is busy now */
        if (pool.threads < PROMPT_THREADS) {
            (void)start_thread();
        } else if (!pool.watched) {
            pool.watched = start_detached(worker_watch);
        }
    }
    pthread_cond_signal(&pool.wake);
    pthread_mutex_unlock(&pool.lock);
}

void ur_worker_run(struct ur_work *work) {
    if (ur_worker_here()) {
        ur_worker_post(work);
    } else {
        work->run(work);
    }
}

void ur_worker_drain(void) {
    pthread_mutex_lock(&pool.lock);
    pool.draining += here;
    pthread_cond_broadcast(&pool.done);
    while (pool.first || pool.running > pool.draining) {
        pthread_cond_wait(&pool.done, &pool.lock);
    }
    pool.draining -= here;
    pthread_mutex_unlock(&pool.lock);
}

void ur_worker_let_go(bool last) {
    if (last && !ur_exiting()) {
        ur_worker_drain();
    }
}
