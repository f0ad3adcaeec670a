/* Cooperative launches: all groups at the same time, since they wait for each other.
 *
 * The thread that takes the launch runs the first group, and each other group has a thread of its
 * own, which is no worker of a device and is kept for the next gang. None begins before all are
 * there. So whatever else holds threads, and however many gangs there are, a gang that has begun
 * gets to its end. */
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* On the stack of the thread that waits for it; guarded by eng.lock. */
struct gang {
    const struct eng_work *work;
    pthread_cond_t over;
    size_t left; /* members that have not ended */
    int result;  /* the first failure */
    char error[ENG_ERROR_SIZE];
};

struct eng_gang_thread {
    struct eng_gang_thread *next;
    struct eng *eng;
    pthread_t thread;
    pthread_cond_t wake;
    struct eng_exec *exec;
    struct gang *gang; /* NULL: it waits for one */
    size_t number;     /* of its group */
};

/* With the lock, which it lets go meanwhile. */
static void run_group(struct eng_gang_thread *self) {
    struct eng *eng = self->eng;
    struct gang *gang = self->gang;
    const struct eng_device *device = gang->work->kernel.gang;
    bool apart = device->cpu_count != 0;
    cpu_set_t cpus;
    int result;

    pthread_mutex_unlock(&eng->lock);
    if (apart) {
        eng_device_cpus(device, &cpus);
        pthread_setaffinity_np(pthread_self(), sizeof(cpus), &cpus);
    }
    self->exec->error[0] = '\0';
    result = eng_run_kernel(self->exec, gang->work, self->number, 1);
    eng_exec_trim(self->exec);
    if (apart)
        pthread_setaffinity_np(pthread_self(), sizeof(cpus), &eng->tasks.cpus);
    pthread_mutex_lock(&eng->lock);
    if (result != ENG_OK && gang->result == ENG_OK) {
        gang->result = result;
        snprintf(gang->error, sizeof(gang->error), "%s", self->exec->error);
    }
    self->gang = NULL;
    self->next = eng->gangs.idle;
    eng->gangs.idle = self;
    if (--gang->left == 0)
        pthread_cond_signal(&gang->over);
}

static void *thread_main(void *data) {
    struct eng_gang_thread *self = data;
    struct eng *eng = self->eng;
    stack_t saved;

    eng_guard_enter(self->exec, &saved);
    pthread_mutex_lock(&eng->lock);
    while (self->gang || !eng->gangs.stop) {
        if (self->gang)
            run_group(self);
        else
            pthread_cond_wait(&self->wake, &eng->lock);
    }
    pthread_mutex_unlock(&eng->lock);
    eng_guard_leave(&saved);
    return NULL;
}

static void end(struct eng_gang_thread *thread) {
    pthread_cond_destroy(&thread->wake);
    eng_exec_destroy(thread->exec);
    free(thread);
}

static struct eng_gang_thread *spawn(struct eng *eng, size_t stack_size) {
    struct eng_gang_thread *made = calloc(1, sizeof(*made));

    if (!made)
        return NULL;
    made->eng = eng;
    pthread_cond_init(&made->wake, NULL);
    made->exec = eng_exec_create(stack_size);
    if (!made->exec)
        goto free_made;
    if (!eng_thread_start(&made->thread, &eng->tasks.cpus, thread_main, made))
        goto destroy_exec;
    return made;

destroy_exec:
    eng_exec_destroy(made->exec);
free_made:
    pthread_cond_destroy(&made->wake);
    free(made);
    return NULL;
}

/* So many that wait for a gang, or none: NULL. */
static struct eng_gang_thread *take(struct eng *eng, size_t count, size_t stack_size) {
    struct eng_gang_thread *taken = NULL;

    pthread_mutex_lock(&eng->lock);
    for (size_t i = 0; i < count; i++) {
        struct eng_gang_thread *one = eng->gangs.idle;

        if (one) {
            eng->gangs.idle = one->next;
        } else {
            pthread_mutex_unlock(&eng->lock);
            one = spawn(eng, stack_size);
            pthread_mutex_lock(&eng->lock);
        }
        if (!one) {
            while ((one = taken)) {
                taken = one->next;
                one->next = eng->gangs.idle;
                eng->gangs.idle = one;
            }
            break;
        }
        one->next = taken;
        taken = one;
    }
    pthread_mutex_unlock(&eng->lock);
    return taken;
}

int eng_run_gang(struct eng_exec *exec, const struct eng_work *work, size_t first, size_t count) {
    struct eng *eng = work->kernel.gang->eng;
    struct gang gang = {
        .work = work,
        .left = work->kernel.groups[0] * work->kernel.groups[1] * work->kernel.groups[2] - 1};
    struct eng_gang_thread *threads = NULL;
    _Atomic size_t *taken = exec->taken;
    size_t number = gang.left;
    int result;

    (void)first, (void)count;
    if (gang.left && !(threads = take(eng, gang.left, exec->stack_size))) {
        snprintf(exec->error, sizeof(exec->error), "%s: no threads for %zu work-groups at a time",
                 work->name, gang.left + 1);
        return ENG_ERR_SYSTEM;
    }
    pthread_cond_init(&gang.over, NULL);
    pthread_mutex_lock(&eng->lock);
    while (threads) {
        struct eng_gang_thread *one = threads;

        threads = one->next;
        one->exec->stack_size = exec->stack_size;
        one->number = number--;
        one->gang = &gang;
        pthread_cond_signal(&one->wake);
    }
    pthread_mutex_unlock(&eng->lock);
    exec->taken = NULL; /* what it counts is not groups */
    result = eng_run_kernel(exec, work, 0, 1);
    exec->taken = taken;
    pthread_mutex_lock(&eng->lock);
    while (gang.left)
        pthread_cond_wait(&gang.over, &eng->lock);
    pthread_mutex_unlock(&eng->lock);
    pthread_cond_destroy(&gang.over);
    if (result == ENG_OK && gang.result != ENG_OK) {
        result = gang.result;
        memcpy(exec->error, gang.error, sizeof(exec->error));
    }
    return result;
}

void eng_gangs_end(struct eng *eng) {
    struct eng_gang_thread *one;

    pthread_mutex_lock(&eng->lock);
    eng->gangs.stop = true;
    one = eng->gangs.idle;
    eng->gangs.idle = NULL;
    for (struct eng_gang_thread *at = one; at; at = at->next)
        pthread_cond_signal(&at->wake);
    pthread_mutex_unlock(&eng->lock);
    while (one) {
        struct eng_gang_thread *next = one->next;

        pthread_join(one->thread, NULL);
        end(one);
        one = next;
    }
}

/* What the lost threads stood on is left as it is. */
void eng_gangs_forked(struct eng *eng) {
    eng->gangs.idle = NULL;
}
