/* Cooperative launches: all groups at the same time, since they wait for each other.
 *
 * The thread that takes the launch runs the first group, and each other group has a thread of its
 * own, which is no worker of a device and is kept for the next gang. None begins before all are
 * there. So whatever else holds threads, and however many gangs there are, a gang that has begun
 * gets to its end.
 *
 * At a barrier of device scope one work-item of each group waits on the group's thread. A group
 * that ends without coming there has the others give up: nobody would let them go on. */
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Turns of waiting for the other groups before a thread sleeps: some microseconds. */
enum { TURNS = 1000 };

/* On the stack of the thread that waits for it; guarded by eng.lock. */
struct gang {
    const struct eng_work *work;
    pthread_cond_t over;
    size_t left; /* members that have not ended, but for the first one */
    int result;  /* the first failure; one at a barrier may be another's consequence, and yields */
    char error[ENG_ERROR_SIZE];

    /* Barriers of device scope. */
    size_t members;
    atomic_size_t arrived; /* at the next one */
    atomic_uint met;       /* barriers that are over; written with the lock */
    pthread_mutex_t lock;
    pthread_cond_t meet; /* `met` or `broken` has changed */
    bool broken;         /* a member has ended: what is not met is not met any more */
};

static inline void pause_thread(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

void eng_gang_wait(void *waiter) {
    struct eng_exec *exec = waiter;
    struct gang *gang = exec->gang;
    unsigned round = atomic_load_explicit(&gang->met, memory_order_relaxed);
    bool over;

    if (atomic_fetch_add_explicit(&gang->arrived, 1, memory_order_acq_rel) + 1 == gang->members) {
        atomic_store_explicit(&gang->arrived, 0, memory_order_relaxed);
        pthread_mutex_lock(&gang->lock);
        atomic_store_explicit(&gang->met, round + 1, memory_order_release);
        pthread_cond_broadcast(&gang->meet);
        pthread_mutex_unlock(&gang->lock);
        return;
    }
    for (int turn = 0; turn < TURNS; turn++) {
        if (atomic_load_explicit(&gang->met, memory_order_acquire) != round) {
            return;
        }
        pause_thread();
    }
    pthread_mutex_lock(&gang->lock);
    while (atomic_load_explicit(&gang->met, memory_order_relaxed) == round && !gang->broken) {
        pthread_cond_wait(&gang->meet, &gang->lock);
    }
    over = atomic_load_explicit(&gang->met, memory_order_relaxed) != round;
    pthread_mutex_unlock(&gang->lock);
    if (!over) {
        eng_guard_give_up(exec);
    }
}

/* Runs a group of it on this thread. */
static int run_member(struct eng_exec *exec, struct gang *gang, size_t number) {
    int result;

    exec->gang = gang;
    result = eng_run_kernel(exec, gang->work, number, 1);
    exec->gang = NULL;
    pthread_mutex_lock(&gang->lock);
    gang->broken = true;
    pthread_cond_broadcast(&gang->meet);
    pthread_mutex_unlock(&gang->lock);
    return result;
}

/* With the engine's lock. */
static void note_result(struct gang *gang, int result, const char *error) {
    if (result == ENG_OK || (gang->result != ENG_OK &&
                             (gang->result != ENG_ERR_BARRIER || result == ENG_ERR_BARRIER))) {
        return;
    }
    gang->result = result;
    memcpy(gang->error, error, sizeof(gang->error));
}

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
    result = run_member(self->exec, gang, self->number);
    eng_exec_trim(self->exec);
    if (apart) {
        pthread_setaffinity_np(pthread_self(), sizeof(cpus), &eng->tasks.cpus);
    }
    pthread_mutex_lock(&eng->lock);
    note_result(gang, result, self->exec->error);
    self->gang = NULL;
    self->next = eng->gangs.idle;
    eng->gangs.idle = self;
    if (--gang->left == 0) {
        pthread_cond_signal(&gang->over);
    }
}

static void *thread_main(void *data) {
    struct eng_gang_thread *self = data;
    struct eng *eng = self->eng;
    stack_t saved;

    eng_guard_enter(self->exec, &saved);
    pthread_mutex_lock(&eng->lock);
    while (self->gang || !eng->gangs.stop) {
        if (self->gang) {
            run_group(self);
        } else {
            pthread_cond_wait(&self->wake, &eng->lock);
        }
    }
    pthread_mutex_unlock(&eng->lock);
    eng_guard_leave(&saved);
    return NULL;
}

static void gang_end(struct eng_gang_thread *thread) {
    pthread_cond_destroy(&thread->wake);
    eng_exec_destroy(thread->exec);
    free(thread);
}

static struct eng_gang_thread *spawn(struct eng *eng, size_t stack_size) {
    struct eng_gang_thread *made = calloc(1, sizeof(*made));

    if (!made) {
        return NULL;
    }
    made->eng = eng;
    pthread_cond_init(&made->wake, NULL);
    made->exec = eng_exec_create(stack_size);
    if (!made->exec) {
        goto free_made;
    }
    if (!eng_thread_start(&made->thread, &eng->tasks.cpus, thread_main, made)) {
        goto destroy_exec;
    }
    return made;

destroy_exec:
    eng_exec_destroy(made->exec);
free_made:
    pthread_cond_destroy(&made->wake);
    free(made);
    return NULL;
}

/* So many that wait for a gang, or none: NULL. */
static struct eng_gang_thread *gang_take(struct eng *eng, size_t count, size_t stack_size) {
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
    size_t members = work->kernel.groups[0] * work->kernel.groups[1] * work->kernel.groups[2];
    size_t number = members - 1;
    struct gang gang = {.work = work, .left = number, .members = members};
    struct eng_gang_thread *threads = NULL;
    _Atomic size_t *taken = exec->taken;
    int result;

    (void)first, (void)count;
    if (gang.left && !(threads = gang_take(eng, gang.left, exec->stack_size))) {
        snprintf(exec->error, sizeof(exec->error), "%s: no threads for %zu work-groups at a time",
                 work->name, members);
        return ENG_ERR_SYSTEM;
    }
    pthread_cond_init(&gang.over, NULL);
    pthread_cond_init(&gang.meet, NULL);
    pthread_mutex_init(&gang.lock, NULL);
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
    result = run_member(exec, &gang, 0);
    exec->taken = taken;
    pthread_mutex_lock(&eng->lock);
    note_result(&gang, result, exec->error);
    while (gang.left) {
        pthread_cond_wait(&gang.over, &eng->lock);
    }
    pthread_mutex_unlock(&eng->lock);
    pthread_mutex_destroy(&gang.lock);
    pthread_cond_destroy(&gang.meet);
    pthread_cond_destroy(&gang.over);
    if (gang.result != ENG_OK) {
        memcpy(exec->error, gang.error, sizeof(exec->error));
    }
    return gang.result;
}

void eng_gangs_end(struct eng *eng) {
    struct eng_gang_thread *one;

    pthread_mutex_lock(&eng->lock);
    eng->gangs.stop = true;
    one = eng->gangs.idle;
    eng->gangs.idle = NULL;
    for (struct eng_gang_thread *at = one; at; at = at->next) {
        pthread_cond_signal(&at->wake);
    }
    pthread_mutex_unlock(&eng->lock);
    while (one) {
        struct eng_gang_thread *next = one->next;

        pthread_join(one->thread, NULL);
        gang_end(one);
        one = next;
    }
}

/* What the lost threads stood on is left as it is. */
void eng_gangs_forked(struct eng *eng) {
    eng->gangs.idle = NULL;
}
