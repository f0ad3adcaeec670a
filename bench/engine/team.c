#include "team.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

struct member {
    struct team *team;
    pthread_t thread;
    unsigned number;
};

struct team {
    pthread_mutex_t lock;
    pthread_cond_t start, done;
    unsigned threads, busy;
    unsigned long round;
    bool stop;
    team_function *function;
    void *data;
    size_t count;
    struct member members[];
};

static void part(struct team *team, unsigned number) {
    size_t first = team->count * number / team->threads;
    size_t end = team->count * (number + 1) / team->threads;
    if (first < end)
        team->function(team->data, first, end);
}

static void *work(void *data) {
    struct member *member = data;
    struct team *team = member->team;
    unsigned long seen = 0;
    pthread_mutex_lock(&team->lock);
    for (;;) {
        while (team->round == seen && !team->stop)
            pthread_cond_wait(&team->start, &team->lock);
        if (team->stop)
            break;
        seen = team->round;
        pthread_mutex_unlock(&team->lock);
        part(team, member->number);
        pthread_mutex_lock(&team->lock);
        if (--team->busy == 0)
            pthread_cond_signal(&team->done);
    }
    pthread_mutex_unlock(&team->lock);
    return NULL;
}

struct team *team_create(unsigned threads) {
    struct team *team = calloc(1, sizeof(*team) + threads * sizeof(team->members[0]));
    if (!team)
        return NULL;
    pthread_mutex_init(&team->lock, NULL);
    pthread_cond_init(&team->start, NULL);
    pthread_cond_init(&team->done, NULL);
    team->threads = threads;
    for (unsigned i = 1; i < threads; ++i) {
        team->members[i] = (struct member){.team = team, .number = i};
        if (pthread_create(&team->members[i].thread, NULL, work, &team->members[i]) != 0)
            abort();
    }
    return team;
}

void team_run(struct team *team, team_function *function, void *data, size_t count) {
    pthread_mutex_lock(&team->lock);
    team->function = function;
    team->data = data;
    team->count = count;
    team->busy = team->threads - 1;
    ++team->round;
    pthread_cond_broadcast(&team->start);
    pthread_mutex_unlock(&team->lock);
    part(team, 0);
    pthread_mutex_lock(&team->lock);
    while (team->busy)
        pthread_cond_wait(&team->done, &team->lock);
    pthread_mutex_unlock(&team->lock);
}

void team_destroy(struct team *team) {
    pthread_mutex_lock(&team->lock);
    team->stop = true;
    pthread_cond_broadcast(&team->start);
    pthread_mutex_unlock(&team->lock);
    for (unsigned i = 1; i < team->threads; ++i)
        pthread_join(team->members[i].thread, NULL);
    free(team);
}
