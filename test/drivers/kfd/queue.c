#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

#include "internal.h"

enum { QUEUES = 1024, LOOKS_AT_ONCE = 200 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct queue *queues[QUEUES];

void queue_pause(unsigned *idle) {
    unsigned looks = ++*idle;
    if (looks < LOOKS_AT_ONCE) {
        sched_yield();
    } else {
        nanosleep(&(struct timespec){.tv_nsec = looks < 10 * LOOKS_AT_ONCE ? 50000 : 200000}, NULL);
    }
}

/* The program's handlers do not run on a thread that it does not know. */
static int start(struct queue *queue) {
    sigset_t all, before;
    sigfillset(&all);
    sigdelset(&all, SIGSEGV);
    sigdelset(&all, SIGBUS);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int error = pthread_create(&queue->thread, NULL,
                               queue->kind == QUEUE_AQL ? packets_run : copies_run, queue);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return error;
}

int queue_create(struct uapi_queue *wanted) {
    uint64_t *bells = memory_doorbell_page();
    struct queue *queue = calloc(1, sizeof(*queue));
    uint32_t at = 1;
    if (!queue || !bells || wanted->kind == QUEUE_COMPUTE) {
        free(queue);
        return failed(queue && bells ? EINVAL : ENOMEM);
    }
    pthread_mutex_lock(&lock);
    while (at < QUEUES && queues[at]) {
        ++at;
    }
    int error = ENOMEM;
    if (at < QUEUES) {
        bells[at] = 0;
        *queue = (struct queue){.kind = wanted->kind,
                                .ring = wanted->ring,
                                .size = wanted->size,
                                .write = (void *)(uintptr_t)wanted->write_pointer,
                                .read = (void *)(uintptr_t)wanted->read_pointer,
                                .doorbell = &bells[at]};
        error = start(queue);
        queues[at] = error ? NULL : queue;
    }
    pthread_mutex_unlock(&lock);
    if (error) {
        free(queue);
        return failed(error);
    }
    wanted->id = at;
    wanted->doorbell = memory_doorbells | (at * sizeof(uint64_t));
    say(2, "queue %u of kind %u: %u bytes at %#lx", at, wanted->kind, wanted->size, wanted->ring);
    return 0;
}

int queue_destroy(uint32_t id) {
    pthread_mutex_lock(&lock);
    struct queue *queue = id < QUEUES ? queues[id] : NULL;
    if (queue) {
        queues[id] = NULL;
        queue->stops = true;
    }
    pthread_mutex_unlock(&lock);
    if (!queue) {
        return failed(EINVAL);
    }
    pthread_join(queue->thread, NULL);
    free(queue);
    return 0;
}
