/* Threads that run functions of the program: event callbacks and host tasks. A driver forbids calls into itself from
 * the threads on which it tells of completion, and those functions may do anything. */
#include "stream.h"

enum { THREADS = 32 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards everything below */
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct stream_work *first, **last = &first;
static pthread_t threads[THREADS];
static uint32_t count, idle;
static bool stopping;

static void *run(void *unused) {
    (void)unused;
    pthread_mutex_lock(&lock);
    for (;;) {
        if (first) {
            struct stream_work *work = first;
            first = work->next;
            if (!first) {
                last = &first;
            }
            pthread_mutex_unlock(&lock);
            work->function(work);
            pthread_mutex_lock(&lock);
        } else if (stopping) {
            break;
        } else {
            ++idle;
            pthread_cond_wait(&changed, &lock);
            --idle;
        }
    }
    pthread_mutex_unlock(&lock);
    return NULL;
}

/* Pre: locked. */
static bool start(void) {
    if (count == THREADS || pthread_create(&threads[count], NULL, run, NULL) != 0) {
        return false;
    }
    ++count;
    return true;
}

ur_result_t stream_worker_ready(void) {
    pthread_mutex_lock(&lock);
    bool ready = count > 0 || start();
    pthread_mutex_unlock(&lock);
    return ready ? UR_RESULT_SUCCESS
                 : ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                           "the system gave no thread for callbacks and host tasks");
}

void stream_worker_post(struct stream_work *work) {
    pthread_mutex_lock(&lock);
    work->next = NULL;
    *last = work;
    last = &work->next;
    if (idle == 0) {
        (void)start(); /* without it the work waits for a thread that is busy now */
    }
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
}

/* Ends what has been posted. Called when the adapter goes, maybe by one of these threads. */
void stream_worker_stop(void) {
    pthread_mutex_lock(&lock);
    stopping = true;
    pthread_cond_broadcast(&changed);
    uint32_t stopped = count;
    pthread_mutex_unlock(&lock);
    for (uint32_t i = 0; i < stopped; ++i) {
        if (pthread_equal(threads[i], pthread_self())) {
            pthread_detach(threads[i]);
        } else {
            pthread_join(threads[i], NULL);
        }
    }
    pthread_mutex_lock(&lock);
    count = 0;
    stopping = false;
    pthread_mutex_unlock(&lock);
}
