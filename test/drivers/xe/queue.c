#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

#include "internal.h"

enum { QUEUES = 4096, JOBS = 4096 };

struct job {
    uint64_t batch, fence, value;
};

struct queue {
    struct streamer streamer;
    pthread_t thread;
    pthread_cond_t changed;
    uint32_t first, end; /* of the jobs, counted on */
    struct job jobs[JOBS];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct queue *queues[QUEUES];

static void *work(void *argument) {
    struct queue *queue = argument;
    pthread_mutex_lock(&lock);
    for (;;) {
        while (queue->first == queue->end && !queue->streamer.stops) {
            pthread_cond_wait(&queue->changed, &lock);
        }
        if (queue->streamer.stops) {
            break;
        }
        struct job job = queue->jobs[queue->first % JOBS];
        pthread_mutex_unlock(&lock);
        batch_run(&queue->streamer, job.batch);
        if (job.fence) {
            streamer_store(&queue->streamer, job.fence, &job.value, sizeof(job.value));
        }
        pthread_mutex_lock(&lock);
        ++queue->first;
        pthread_cond_broadcast(&queue->changed);
    }
    pthread_mutex_unlock(&lock);
    return NULL;
}

/* The program's handlers do not run on a thread that it does not know, but for faults: the driver
 * brings shared memory to where it is used. */
static int start(struct queue *queue) {
    sigset_t mine, before;
    sigfillset(&mine);
    sigdelset(&mine, SIGSEGV);
    sigdelset(&mine, SIGBUS);
    pthread_sigmask(SIG_SETMASK, &mine, &before);
    int error = pthread_create(&queue->thread, NULL, work, queue);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return error;
}

int queue_create(uint32_t space, uint16_t engine_class, uint32_t *id) {
    struct queue *queue = calloc(1, sizeof(*queue));
    if (!queue) {
        errno = ENOMEM;
        return -1;
    }
    queue->streamer.space = space;
    queue->streamer.engine_class = engine_class;
    pthread_cond_init(&queue->changed, NULL);
    pthread_mutex_lock(&lock);
    uint32_t at = 1;
    while (at < QUEUES && queues[at]) {
        ++at;
    }
    int error = at < QUEUES ? start(queue) : ENOMEM;
    if (!error) {
        queues[at] = queue;
        *id = at;
    }
    pthread_mutex_unlock(&lock);
    if (error) {
        pthread_cond_destroy(&queue->changed);
        free(queue);
        errno = error;
        return -1;
    }
    say(2, "queue %u of class %u in space %u", *id, engine_class, space);
    return 0;
}

int queue_destroy(uint32_t id) {
    pthread_mutex_lock(&lock);
    struct queue *queue = id < QUEUES ? queues[id] : NULL;
    if (queue) {
        queues[id] = NULL;
        queue->streamer.stops = true;
        pthread_cond_broadcast(&queue->changed);
    }
    pthread_mutex_unlock(&lock);
    if (!queue) {
        errno = ENOENT;
        return -1;
    }
    pthread_join(queue->thread, NULL);
    pthread_cond_destroy(&queue->changed);
    free(queue);
    return 0;
}

int queue_run(uint32_t id, uint64_t batch, uint64_t fence, uint64_t value) {
    pthread_mutex_lock(&lock);
    struct queue *queue = id < QUEUES ? queues[id] : NULL;
    while (queue && queue->end - queue->first == JOBS && !queue->streamer.stops) {
        pthread_cond_wait(&queue->changed, &lock);
    }
    if (queue) {
        queue->jobs[queue->end++ % JOBS] = (struct job){batch, fence, value};
        pthread_cond_broadcast(&queue->changed);
    }
    pthread_mutex_unlock(&lock);
    if (!queue) {
        errno = ENOENT;
        return -1;
    }
    return 0;
}
