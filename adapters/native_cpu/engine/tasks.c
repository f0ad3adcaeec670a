/* Threads for code of the caller: tasks, and callbacks that may block. They are none of a device's
 * workers, so whatever such code waits for, commands go on.
 *
 * At first there are as many at work as the process has processors, and two at least. While pieces
 * wait for a thread and none that is under way ends, more are let in: a task may wait for one that
 * was enqueued after it. One thread watches for that; nobody does while nothing waits. */
#include "internal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    TICK_NS = 1000000,  /* how long nothing may end before more are let in */
    MAX_THREADS = 4096, /* of a root; what is above waits */
};

struct eng_task_thread {
    struct eng_task_thread *next;
    struct eng *eng;
    pthread_t thread;
};

/* The root whose task or callback this thread runs. */
static _Thread_local struct eng *this_root;
/* The same thread in the child of a fork, where there is nothing to go back to. */
static _Thread_local bool forked_task;

bool eng_on_task_thread(const struct eng *eng) {
    return this_root == eng;
}

static unsigned waiting(const struct eng_tasks *tasks) {
    return tasks->ready_count + tasks->call_count;
}

/* Those at work that are not known to wait for a command. */
static unsigned active(const struct eng_tasks *tasks) {
    return tasks->busy - tasks->blocked;
}

static bool spawn_locked(struct eng *eng);

/* Gets a thread for each piece that may run, or one that watches if none may. */
static void staff_locked(struct eng *eng) {
    struct eng_tasks *tasks = &eng->tasks;
    unsigned jobs = waiting(tasks);
    unsigned room = tasks->allowed > active(tasks) ? tasks->allowed - active(tasks) : 0;
    unsigned wanted = jobs < room ? jobs : room;

    if (jobs && wanted == 0 && !tasks->watched && active(tasks) < MAX_THREADS) {
        wanted = 1;
    }
    if (wanted == 0) {
        return;
    }
    if (wanted >= tasks->asleep) {
        pthread_cond_broadcast(&tasks->wake);
    } else {
        for (unsigned i = 0; i < wanted; i++) {
            pthread_cond_signal(&tasks->wake);
        }
    }
    while (tasks->asleep + tasks->starting < wanted && spawn_locked(eng)) {
    }
}

/* ---- pieces of work -------------------------------------------------------------------------- */

void eng_task_post_locked(struct eng_command *command) {
    struct eng_tasks *tasks = &command->eng->tasks;

    command->next_ready = NULL;
    command->prev_ready = tasks->last;
    *(tasks->last ? &tasks->last->next_ready : &tasks->first) = command;
    tasks->last = command;
    tasks->ready_count++;
    staff_locked(command->eng);
}

static struct eng_command *take_task(struct eng *eng) {
    struct eng_tasks *tasks = &eng->tasks;
    struct eng_command *command = tasks->first;

    if (eng->test.reorder) {
        for (uint32_t skip = eng_random_locked(eng, tasks->ready_count); skip; skip--) {
            command = command->next_ready;
        }
    }
    *(command->prev_ready ? &command->prev_ready->next_ready : &tasks->first) = command->next_ready;
    *(command->next_ready ? &command->next_ready->prev_ready : &tasks->last) = command->prev_ready;
    command->next_ready = command->prev_ready = NULL;
    tasks->ready_count--;
    return command;
}

void eng_call_post_locked(struct eng_command *command) {
    struct eng_tasks *tasks = &command->eng->tasks;

    command->calling = true;
    eng_command_retain(command);
    if (command->device) {
        command->device->jobs++;
    }
    command->next_call = NULL;
    *(tasks->last_call ? &tasks->last_call->next_call : &tasks->calls) = command;
    tasks->last_call = command;
    tasks->call_count++;
    if (!command->eng->test.single) {
        staff_locked(command->eng);
    }
}

static struct eng_command *take_call(struct eng_tasks *tasks) {
    struct eng_command *command = tasks->calls;

    tasks->calls = command->next_call;
    if (!tasks->calls) {
        tasks->last_call = NULL;
    }
    tasks->call_count--;
    return command;
}

/* Returns at once in the child of a fork, where the thread ends. */
static void leave_child(void) {
    if (forked_task) {
        pthread_exit(NULL);
    }
}

/* All callbacks of the command that are due, and those that become so meanwhile: one command's are
 * called in order. Called with the lock, which it lets go. */
static void run_calls_locked(struct eng_command *command) {
    struct eng *eng = command->eng;
    struct eng_device *device = command->device; /* counts this job; forgotten once not calling */
    struct eng_callback *callback;
    bool ended;

    while ((callback = eng_callbacks_take(&command->due))) {
        pthread_mutex_unlock(&eng->lock);
        while (callback) {
            struct eng_callback *next = callback->next;

            if (callback->state == ENG_COMPLETE && eng->test.check) {
                eng_check_seen(command);
            }
            callback->function(command, callback->reached, callback->data);
            leave_child();
            eng_command_release(command);
            free(callback);
            callback = next;
        }
        pthread_mutex_lock(&eng->lock);
    }
    command->calling = false;
    ended = command->end_after_calls;
    command->end_after_calls = false;
    pthread_mutex_unlock(&eng->lock);
    if (ended) {
        if (command->ended) {
            command->ended(command->ended_data);
        }
        leave_child();
        eng_command_release(command);
    }
    if (eng->test.check) {
        eng_reports_flush(eng);
    }
    pthread_mutex_lock(&eng->lock);
    if (device) {
        eng_job_done_locked(device);
    }
    pthread_mutex_unlock(&eng->lock);
    eng_command_release(command);
}

void eng_job_done_locked(struct eng_device *device) {
    device->jobs--;
    if (device->eng->settlers) {
        pthread_cond_broadcast(&device->eng->quiet);
    }
}

bool eng_calls_step_locked(struct eng *eng) {
    if (!eng->tasks.calls) {
        return false;
    }
    run_calls_locked(take_call(&eng->tasks));
    return true;
}

/* Called with the lock, and returns with it. */
static void run_one_locked(struct eng *eng) {
    struct eng_tasks *tasks = &eng->tasks;

    tasks->busy++;
    if (tasks->calls) {
        struct eng_command *command = take_call(tasks);

        staff_locked(eng);
        run_calls_locked(command);
        pthread_mutex_lock(&eng->lock);
    } else {
        struct eng_command *command = take_task(eng);
        struct eng_device *device = command->device;
        struct eng_after after;

        bool apart = device->cpu_count != 0;
        cpu_set_t cpus;

        device->jobs++;
        staff_locked(eng);
        if (apart) {
            eng_device_cpus(device, &cpus);
            pthread_setaffinity_np(pthread_self(), sizeof(cpus), &cpus);
        }
        eng_after_init(&after, eng);
        eng_run_locked(NULL, command, &after);
        pthread_mutex_unlock(&eng->lock);
        eng_after_run(&after);
        leave_child();
        if (apart) {
            pthread_setaffinity_np(pthread_self(), sizeof(cpus), &tasks->cpus);
        }
        pthread_mutex_lock(&eng->lock);
        eng_job_done_locked(device);
    }
    tasks->busy--;
    tasks->ended++;
    if (waiting(tasks) == 0) {
        tasks->allowed = eng->tasks.standard;
    }
}

/* ---- threads --------------------------------------------------------------------------------- */

/* Waits for a tick; lets more in if pieces waited through it and none ended. */
static void watch_locked(struct eng *eng) {
    struct eng_tasks *tasks = &eng->tasks;
    uint64_t until = eng_now() + TICK_NS, ended = tasks->ended;
    struct timespec time = {(time_t)(until / 1000000000u), (long)(until % 1000000000u)};

    tasks->watched = true;
    tasks->asleep++;
    int error = pthread_cond_timedwait(&tasks->wake, &eng->lock, &time);
    tasks->asleep--;
    tasks->watched = false;
    if (error == ETIMEDOUT && tasks->ended == ended && waiting(tasks) &&
        active(tasks) >= tasks->allowed && active(tasks) < MAX_THREADS) {
        tasks->allowed = active(tasks) + 1 + active(tasks) / 8;
    }
    staff_locked(eng);
}

static void *task_main(void *data) {
    struct eng_task_thread *self = data, **at;
    struct eng *eng = self->eng;
    struct eng_tasks *tasks = &eng->tasks;

    this_root = eng;
    pthread_mutex_lock(&eng->lock);
    tasks->starting--;
    for (;;) {
        if (waiting(tasks) && active(tasks) < tasks->allowed) {
            run_one_locked(eng);
        } else if (waiting(tasks) && !tasks->watched && active(tasks) < MAX_THREADS) {
            watch_locked(eng);
        } else if (waiting(tasks) == 0 && (tasks->stop || tasks->asleep >= tasks->standard)) {
            break;
        } else {
            tasks->asleep++;
            if (eng->settlers) {
                pthread_cond_broadcast(&eng->quiet);
            }
            pthread_cond_wait(&tasks->wake, &eng->lock);
            tasks->asleep--;
        }
    }
    tasks->alive--;
    if (eng->settlers) {
        pthread_cond_broadcast(&eng->quiet);
    }
    if (!tasks->stop) {
        for (at = &tasks->threads; *at != self; at = &(*at)->next) {
        }
        *at = self->next;
        self->next = tasks->gone;
        tasks->gone = self;
    }
    pthread_mutex_unlock(&eng->lock);
    this_root = NULL;
    return NULL;
}

static void tasks_join(struct eng_task_thread *thread) {
    while (thread) {
        struct eng_task_thread *next = thread->next;

        pthread_join(thread->thread, NULL);
        free(thread);
        thread = next;
    }
}

static bool spawn_locked(struct eng *eng) {
    struct eng_tasks *tasks = &eng->tasks;
    struct eng_task_thread *made, *gone = tasks->gone;

    /* Threads that are gone touch no lock any more, so joining them cannot wait for this one. */
    tasks->gone = NULL;
    tasks_join(gone);
    if (tasks->alive >= MAX_THREADS) {
        return false;
    }
    made = calloc(1, sizeof(*made));
    if (!made) {
        return false;
    }
    made->eng = eng;
    if (!eng_thread_start(&made->thread, &tasks->cpus, task_main, made)) {
        free(made);
        return false;
    }
    made->next = tasks->threads;
    tasks->threads = made;
    tasks->alive++;
    tasks->starting++;
    return true;
}

bool eng_tasks_start_locked(struct eng *eng) {
    return eng->test.single || eng->tasks.alive > 0 || spawn_locked(eng);
}

void eng_tasks_init(struct eng_tasks *tasks) {
    unsigned cpus = eng_cpu_count();

    *tasks = (struct eng_tasks){.standard = cpus > 1 ? cpus : 2};
    tasks->allowed = tasks->standard;
    if (sched_getaffinity(0, sizeof(tasks->cpus), &tasks->cpus) != 0) {
        memset(&tasks->cpus, 0xff, sizeof(tasks->cpus));
    }
    eng_cond_init(&tasks->wake);
}

void eng_tasks_end(struct eng *eng) {
    struct eng_tasks *tasks = &eng->tasks;
    struct eng_task_thread *threads, *gone;

    pthread_mutex_lock(&eng->lock);
    tasks->stop = true;
    pthread_cond_broadcast(&tasks->wake);
    threads = tasks->threads;
    gone = tasks->gone;
    tasks->threads = tasks->gone = NULL;
    pthread_mutex_unlock(&eng->lock);
    tasks_join(threads);
    tasks_join(gone);
}

void eng_tasks_stop(struct eng *eng) {
    eng_tasks_end(eng);
    pthread_cond_destroy(&eng->tasks.wake);
}

bool eng_task_blocks_locked(struct eng *eng) {
    if (this_root != eng) {
        return false;
    }
    eng->tasks.blocked++;
    staff_locked(eng);
    return true;
}

/* What the lost threads had taken is left as it is. */
void eng_tasks_forked(struct eng *eng) {
    struct eng_command *command;
    struct eng_callback *callback;

    while ((command = eng->tasks.calls)) {
        eng->tasks.calls = command->next_call;
        atomic_fetch_sub(&command->refs, command->end_after_calls); /* the engine's */
        command->calling = command->end_after_calls = false;
        callback = eng_callbacks_take(&command->due);
        for (struct eng_callback *next; callback; callback = next) {
            next = callback->next;
            atomic_fetch_sub(&command->refs, 1);
            free(callback);
        }
        if (atomic_fetch_sub(&command->refs, 1) == 1) {
            eng_command_recycle_locked(command);
        }
    }
    eng_tasks_init(&eng->tasks);
}

void eng_forked_task(void) {
    forked_task = this_root != NULL;
    this_root = NULL;
}
