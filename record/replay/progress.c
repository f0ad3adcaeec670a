/* What takes long is told: how far a replay is, and which call is under way. A thread of its own
 * tells it, since the call may be one that compiles for minutes. */
#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "replay.h"

struct ur_progress {
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t wake;
    pthread_t thread;
    bool ends;
    size_t at, count; /* records */
    const char *call; /* a name that lasts; NULL: none is under way */
    struct timespec begun, since;
    unsigned interval; /* seconds */
};

static double seconds_since(const struct timespec *then) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - then->tv_sec) + (double)(now.tv_nsec - then->tv_nsec) * 1e-9;
}

static void *progress_tell(void *argument) {
    struct ur_progress *progress = argument;
    struct timespec until = progress->begun;
    pthread_mutex_lock(&progress->lock);
    for (;;) {
        until.tv_sec += progress->interval;
        while (!progress->ends &&
               pthread_cond_timedwait(&progress->wake, &progress->lock, &until) == 0) {
        }
        if (progress->ends) {
            break;
        }
        fprintf(stderr, "urtrace replay: %.0f s: record %zu of %zu",
                seconds_since(&progress->begun), progress->at, progress->count);
        if (progress->call) {
            fprintf(stderr, ", %s for %.1f s", progress->call, seconds_since(&progress->since));
        }
        fprintf(stderr, "\n");
    }
    pthread_mutex_unlock(&progress->lock);
    return NULL;
}

struct ur_progress *ur_progress_begin(unsigned interval, size_t count) {
    struct ur_progress *progress = interval ? calloc(1, sizeof(*progress)) : NULL;
    pthread_condattr_t monotonic;
    if (!progress || pthread_condattr_init(&monotonic)) {
        free(progress);
        return NULL;
    }
    progress->count = count;
    progress->interval = interval;
    clock_gettime(CLOCK_MONOTONIC, &progress->begun);
    pthread_mutex_init(&progress->lock, NULL);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&progress->wake, &monotonic);
    pthread_condattr_destroy(&monotonic);
    if (pthread_create(&progress->thread, NULL, progress_tell, progress)) {
        pthread_cond_destroy(&progress->wake);
        pthread_mutex_destroy(&progress->lock);
        free(progress);
        return NULL;
    }
    return progress;
}

void ur_progress_at(struct ur_progress *progress, size_t record) {
    if (progress) {
        pthread_mutex_lock(&progress->lock);
        progress->at = record;
        pthread_mutex_unlock(&progress->lock);
    }
}

void ur_progress_call(struct ur_progress *progress, const char *call) {
    if (progress) {
        pthread_mutex_lock(&progress->lock);
        progress->call = call;
        clock_gettime(CLOCK_MONOTONIC, &progress->since);
        pthread_mutex_unlock(&progress->lock);
    }
}

void ur_progress_end(struct ur_progress *progress) {
    if (progress) {
        pthread_mutex_lock(&progress->lock);
        progress->ends = true;
        pthread_cond_signal(&progress->wake);
        pthread_mutex_unlock(&progress->lock);
        pthread_join(progress->thread, NULL);
        pthread_cond_destroy(&progress->wake);
        pthread_mutex_destroy(&progress->lock);
        free(progress);
    }
}
