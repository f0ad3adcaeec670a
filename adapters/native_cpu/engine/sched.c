/* Threads, the queue of ready commands, and what happens when a command ends. */
#include "internal.h"

#include <errno.h>
#include <inttypes.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct eng_waiter {
    struct eng_waiter *next;
    pthread_cond_t wake;
    bool told;
};

/* The worker that this thread is, if it is one. */
static _Thread_local struct eng_worker *this_worker;
/* This thread was one, and its task forked: this is the child, where there is nothing to go back
 * to. */
static _Thread_local bool forked_worker;

/* ---- what is left to do without the lock ----------------------------------------------------- */

void eng_after_init(struct eng_after *after, struct eng *eng) {
    after->done = after->dead = NULL;
    after->eng = eng;
}

static void recycle_locked(struct eng_after *after) {
    struct eng_command *command;

    while ((command = after->dead)) {
        after->dead = command->next_done;
        eng_command_recycle_locked(command);
    }
}

/* All but what takes the lock, for who takes it later anyway. */
static void run_after(struct eng_after *after) {
    struct eng_command *command;

    if (after->eng->test.single) {
        pthread_mutex_lock(&after->eng->lock);
        while (eng_calls_step_locked(after->eng)) {
            pthread_mutex_lock(&after->eng->lock);
        }
        pthread_mutex_unlock(&after->eng->lock);
    }
    while ((command = after->done)) {
        after->done = command->next_done;
        if (command->ended) {
            command->ended(command->ended_data);
        }
        if (atomic_fetch_sub_explicit(&command->refs, 1, memory_order_acq_rel) == 1) {
            command->next_done = after->dead;
            after->dead = command;
        }
    }
    if (after->eng->test.check) {
        eng_reports_flush(after->eng);
    }
}

void eng_after_run_locked(struct eng_after *after) {
    pthread_mutex_unlock(&after->eng->lock);
    run_after(after);
    pthread_mutex_lock(&after->eng->lock);
    recycle_locked(after);
}

void eng_after_run(struct eng_after *after) {
    run_after(after);
    if (after->dead) {
        pthread_mutex_lock(&after->eng->lock);
        recycle_locked(after);
        pthread_mutex_unlock(&after->eng->lock);
    }
}

static void fire_locked(struct eng_command *command, struct eng_callback *callback) {
    for (struct eng_callback *next; callback; callback = next) {
        next = callback->next;
        callback->reached = callback->state;
        if (callback->state == ENG_COMPLETE) {
            callback->reached = atomic_load_explicit(&command->state, memory_order_relaxed);
        }
        if (callback->hook) {
            callback->function(command, callback->reached, callback->data);
            free(callback);
            continue;
        }
        eng_command_retain(command);
        callback->command = command;
        eng_callbacks_add(&command->due, callback);
    }
}

/* Moves the callbacks that are due to where they are called from. */
void eng_fire_locked(struct eng_command *command, int state) {
    for (int s = ENG_SUBMITTED; s >= state; s--) {
        if (command->callbacks[s]) {
            fire_locked(command, eng_callbacks_take(&command->callbacks[s]));
        }
    }
    if (command->due && !command->calling) {
        eng_call_post_locked(command);
    }
}

/* ---- ready commands -------------------------------------------------------------------------- */

void eng_remove_ready_locked(struct eng_command *command) {
    struct eng_device *device = command->device;

    if (command->prev_ready) {
        command->prev_ready->next_ready = command->next_ready;
    } else {
        device->ready = command->next_ready;
    }
    if (command->next_ready) {
        command->next_ready->prev_ready = command->prev_ready;
    } else {
        device->ready_last = command->prev_ready;
    }
    command->ready = false;
    device->ready_count--;
}

static bool spawn_locked(struct eng_device *device);

void eng_wake_locked(struct eng_device *device, size_t units) {
    unsigned asleep =
        device->idle - (device->signaled < device->idle ? device->signaled : device->idle);
    size_t wake = units < asleep ? units : asleep, told = 0;

    if (device->eng->test.single) {
        if (device->eng->step_waiters) {
            pthread_cond_broadcast(&device->eng->step);
        }
        return;
    }
    device->signaled += (unsigned)wake;
    /* The one that watches is the last: it and the one that runs short commands would take turns,
     * and wake each other for each. */
    if (wake && wake == asleep && device->watched && !device->called) {
        device->called = true;
        pthread_cond_signal(&device->call);
        told++;
    }
    if (wake == device->idle) {
        pthread_cond_broadcast(&device->wake);
    } else {
        for (size_t i = told; i < wake; i++) {
            pthread_cond_signal(&device->wake);
        }
    }
    for (size_t i = wake; i < units && device->alive - device->blocked < device->threads; i++) {
        if (!spawn_locked(device)) {
            break;
        }
    }
}

/* Whether a thread that waits for the command may run it. Not on a device that has its own
 * processors, nor where a test wants others to be picked. */
static bool may_help_locked(const struct eng_device *device) {
    return device->working < device->threads && device->cpu_count == 0 &&
           !device->eng->test.reorder;
}

void eng_add_ready_locked(struct eng_command *command) {
    struct eng_device *device = command->device;

    command->ready = true;
    command->next_ready = NULL;
    command->prev_ready = device->ready_last;
    if (device->ready_last) {
        device->ready_last->next_ready = command;
    } else {
        device->ready = command;
    }
    device->ready_last = command;
    device->ready_count++;
}

/* fresh: it was enqueued just now, and whoever did that does not sleep. */
static void push_ready(struct eng_command *command, bool fresh) {
    struct eng_device *device = command->device;
    size_t left = command->work.units - atomic_load_explicit(&command->taken, memory_order_relaxed);
    size_t threads = (left + command->work.chunk - 1) / command->work.chunk;

    if (command->host_code && !command->eng->test.single) {
        eng_task_post_locked(command);
        return;
    }
    eng_undefer_locked(device);
    command->alone = eng_is_short_locked(command);
    if (command->alone) {
        threads = 1;
    }
    if (device->goes_on || ((command->flags & ENG_CALLER_WAITS) && may_help_locked(device))) {
        threads--;
    } else if (fresh && eng_is_awaited_locked(command) && may_help_locked(device)) {
        device->deferred = true;
        threads = 0;
    }
    eng_add_ready_locked(command);
    device->goes_on = false;
    eng_wake_locked(device, threads);
}

void eng_offer(struct eng_command *run, size_t more) {
    size_t taken, less;

    pthread_mutex_lock(&run->eng->lock);
    taken = atomic_load_explicit(&run->taken, memory_order_relaxed);
    do { /* threads that leave have counted on */
        less = taken < run->work.units ? taken : run->work.units;
        less = less > more ? less - more : 0;
    } while (!atomic_compare_exchange_weak_explicit(&run->taken, &taken, less, memory_order_relaxed,
                                                    memory_order_relaxed));
    if (!run->ready) {
        eng_add_ready_locked(run);
    }
    eng_wake_locked(run->device, more);
    pthread_mutex_unlock(&run->eng->lock);
}

/* The command waits for nothing more, now. Returns false if it has ended already, with its result
 * set. */
static bool submit_locked(struct eng_command *command, bool fresh, uint64_t now) {
    atomic_store_explicit(&command->state, ENG_SUBMITTED, memory_order_relaxed);
    command->times.submitted = now;
    eng_fire_locked(command, ENG_SUBMITTED);
    if (command->eng->test.check) {
        eng_check_start(command);
    }
    if (command->wait_failed && !(command->flags & ENG_RUN_ALWAYS)) {
        snprintf(command->error, sizeof(command->error),
                 "%s #%" PRIu64 " waits for #%" PRIu64 ", which failed", command->name, command->id,
                 command->wait_failed_id);
        atomic_store_explicit(&command->result, ENG_ERR_WAIT, memory_order_relaxed);
        return false;
    }
    if (command->work.run || command->on_thread) {
        push_ready(command, fresh);
        return true;
    }
    command->times.start = command->times.submitted;
    return false;
}

void eng_ready_locked(struct eng_command *command, struct eng_after *after) {
    if (!submit_locked(command, true, command->times.queued)) {
        eng_end_locked(command, atomic_load_explicit(&command->result, memory_order_relaxed),
                       after);
    }
}

/* ---- the end of a command -------------------------------------------------------------------- */

static void leave_list(struct eng_command *command, struct eng_command **first) {
    if (command->prev) {
        command->prev->next = command->next;
    } else {
        *first = command->next;
    }
    if (command->next) {
        command->next->prev = command->prev;
    }
    command->next = command->prev = NULL;
}

static void leave_stream(struct eng_command *command, int result) {
    struct eng_stream *stream = command->stream;

    if (stream->oldest == command) {
        stream->oldest = command->prev;
    }
    leave_list(command, &stream->live);
    if (stream->last == command) {
        stream->last = NULL;
    }
    if (stream->barrier == command) {
        stream->barrier = NULL;
    }
    if (!(command->flags & ENG_CHECK_VIRTUAL)) {
        atomic_store_explicit(&stream->reached, command->note, memory_order_release);
    }
    if (result < 0 && stream->error == ENG_OK) {
        stream->error = result;
        snprintf(stream->error_text, sizeof(stream->error_text), "%s", command->error);
    }
    if (command->eng->test.check && !(command->flags & ENG_CHECK_VIRTUAL)) {
        eng_check_order(&stream->all, &command->trace.clock);
        if (command->flags & ENG_BLOCK_STREAM) {
            eng_check_order(&stream->block, &command->trace.clock);
        }
    }
    command->stream = NULL;
    eng_stream_unref_locked(stream);
}

static void end_one(struct eng_command *command, struct eng_command **ended,
                    struct eng_after *after) {
    struct eng *eng = command->eng;
    int result = atomic_load_explicit(&command->result, memory_order_relaxed);

    if (command->work.run == eng_run_graph) {
        eng_graph_end_locked(command);
    }
    command->times.end = eng_now();
    if (command->times.start == 0) {
        command->times.start = command->times.end;
    }
    if (result == ENG_OK) {
        eng_learn_locked(command);
    }
    atomic_store_explicit(&command->state, result, memory_order_release);
    if (command->user) {
        leave_list(command, &eng->users);
    } else {
        leave_stream(command, result);
    }
    eng_fire_locked(command, ENG_COMPLETE);
    for (struct eng_waiter *waiter; (waiter = command->waiters);) {
        command->waiters = waiter->next;
        waiter->told = true;
        pthread_cond_signal(&waiter->wake);
    }
    if (eng->step_waiters) {
        pthread_cond_broadcast(&eng->step);
    }
    for (size_t i = 0; i < command->dependent_count; i++) {
        struct eng_command *next = (struct eng_command *)(command->dependents[i] & ~(uintptr_t)1);

        if (eng->test.check) {
            eng_check_order(&next->trace.clock, &command->trace.clock);
        }
        if (result < 0 && (command->dependents[i] & 1) && !next->wait_failed) {
            next->wait_failed = true;
            next->wait_failed_id = command->id;
        }
        if (--next->waits == 0 && !submit_locked(next, false, command->times.end)) {
            next->next_done = *ended;
            *ended = next;
        }
    }
    command->dependent_count = 0;
    if (command->calling && !command->user) {
        command->end_after_calls = true;
    } else if (!command->user) {
        command->next_done = after->done;
        after->done = command;
    }
}

/* Long chains of markers end here in a loop, not by recursion. */
void eng_end_locked(struct eng_command *command, int result, struct eng_after *after) {
    struct eng_command *ended = command;

    atomic_store_explicit(&command->result, result, memory_order_relaxed);
    command->next_done = NULL;
    while ((command = ended)) {
        ended = command->next_done;
        end_one(command, &ended, after);
    }
}

/* ---- running --------------------------------------------------------------------------------- */

/* The oldest ready command, or any by seed, with pieces that nobody took. */
static struct eng_command *pick_locked(struct eng_device *device) {
    struct eng *eng = device->eng;

    while (device->ready_count) {
        struct eng_command *command = device->ready;

        if (eng->test.reorder || eng->test.single) {
            for (uint32_t skip = eng_random_locked(eng, (uint32_t)device->ready_count); skip;
                 skip--) {
                command = command->next_ready;
            }
        }
        if (atomic_load_explicit(&command->taken, memory_order_relaxed) < command->work.units) {
            return command;
        }
        eng_remove_ready_locked(command);
    }
    return NULL;
}

static void delay(unsigned microseconds) {
    struct timespec time = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};

    if (microseconds) {
        nanosleep(&time, NULL);
    }
}

static int sched_run_task(struct eng_command *command) {
    return command->work.task.function(command->work.task.data) == 0 ? ENG_OK : ENG_ERR_TASK;
}

static bool runs_kernels(const struct eng_command *command) {
    return command->work.run == eng_run_kernel || command->work.run == eng_run_gang ||
           command->work.run == eng_run_graph;
}

void eng_run_locked(struct eng_exec *exec, struct eng_command *command, struct eng_after *after) {
    struct eng *eng = command->eng;
    struct eng_device *device = command->device;
    unsigned before = 0, behind = 0;
    int result = ENG_OK;
    size_t first;

    if (++command->active > command->most) {
        command->most = command->active;
    }
    device->working += exec != NULL;
    if (command->ready) {
        device->deferred = false;
        if (command->alone || command->work.units <= command->work.chunk) {
            eng_remove_ready_locked(command);
        }
    }
    if (command->alone) {
        eng_alone_enter_locked(exec, command);
    }
    if (atomic_load_explicit(&command->state, memory_order_relaxed) == ENG_SUBMITTED) {
        atomic_store_explicit(&command->state, ENG_RUNNING, memory_order_relaxed);
        command->times.start = eng_now();
        if (command->work.run == eng_run_graph) {
            eng_graph_begin_locked(command);
        }
        eng_fire_locked(command, ENG_RUNNING);
        if (eng->test.check && command->host_code) {
            eng_check_entered(command);
        }
        if (eng->test.fail_run && (++eng->runs == eng->test.fail_run ||
                                   (eng->test.fail_run == ENG_STOPPED && !command->on_thread))) {
            result = ENG_ERR_INJECTED;
        }
    }
    if (eng->test.max_delay_us) {
        before = eng_random_locked(eng, eng->test.max_delay_us + 1);
        behind = eng_random_locked(eng, eng->test.max_delay_us + 1);
    }
    if (command->dependent_count) {
        eng_command_expect((struct eng_command *)(command->dependents[0] & ~(uintptr_t)1));
    }
    pthread_mutex_unlock(&eng->lock);

    run_after(after);
    if (!command->on_thread) {
        eng_guard_renew(command->times.start, command->times.queued, runs_kernels(command));
    }
    delay(before);
    if (exec) {
        exec->error[0] = '\0';
        exec->taken = &command->taken;
    }
    while (result == ENG_OK &&
           (first = atomic_fetch_add_explicit(&command->taken, command->work.chunk,
                                              memory_order_relaxed)) < command->work.units) {
        size_t count = command->work.units - first < command->work.chunk
                           ? command->work.units - first
                           : command->work.chunk;

        result = command->on_thread ? sched_run_task(command)
                                    : command->work.run(exec, &command->work, first, count);
        if (exec) {
            eng_piece_done(exec);
        }
    }
    if (exec) {
        exec->taken = NULL;
        exec->alone = NULL;
    }
    delay(behind);
    if (forked_worker) {
        pthread_exit(NULL);
    }

    pthread_mutex_lock(&eng->lock);
    recycle_locked(after);
    if (result != ENG_OK) {
        atomic_store_explicit(&command->taken, command->work.units, memory_order_relaxed);
        if (atomic_load_explicit(&command->result, memory_order_relaxed) == ENG_OK) {
            atomic_store_explicit(&command->result, result, memory_order_relaxed);
            if (exec && exec->error[0]) {
                snprintf(command->error, sizeof(command->error), "%s", exec->error);
            } else {
                snprintf(command->error, sizeof(command->error), "%s: %s", command->name,
                         eng_result_text(result));
            }
        }
    }
    if (command->ready) {
        eng_remove_ready_locked(command);
    }
    if (command->alone) {
        eng_alone_leave_locked(command);
    }
    device->working -= exec != NULL;
    device->goes_on = exec && exec->goes_on;
    if (--command->active == 0) {
        eng_end_locked(command, atomic_load_explicit(&command->result, memory_order_relaxed),
                       after);
    }
    device->goes_on = false;
}

/* ---- workers --------------------------------------------------------------------------------- */

static void rest_locked(struct eng_device *device) {
    device->idle++;
    pthread_cond_wait(&device->wake, &device->eng->lock);
    device->idle--;
    if (device->signaled > device->called) {
        device->signaled--;
    }
}

static void *worker_main(void *data) {
    struct eng_worker *self = data;
    struct eng_device *device = self->device;
    struct eng *eng = device->eng;
    struct eng_command *command;
    struct eng_after after;
    stack_t saved;

    eng_after_init(&after, eng);
    this_worker = self;
    self->exec->goes_on = true;
    eng_guard_enter(self->exec, &saved);
    pthread_mutex_lock(&eng->lock);
    for (;;) {
        command =
            device->alive - device->blocked > device->threads || device->working >= device->threads
                ? NULL
                : pick_locked(device);
        if (command) {
            command->stream->awaited = 0;
            eng_run_locked(self->exec, command, &after);
            continue;
        }
        if (after.done) {
            eng_after_run_locked(&after);
            continue;
        }
        if (device->stop || device->alive - device->blocked > device->threads) {
            break;
        }
        if (eng->settlers) {
            pthread_cond_broadcast(&eng->quiet);
        }
        eng_exec_trim(self->exec);
        if (eng_watches_locked(device)) {
            eng_watch_locked(device);
        } else {
            rest_locked(device);
        }
    }
    device->alive--;
    if (device->ready_count) {
        eng_wake_locked(device, 1);
    }
    if (eng->settlers) {
        pthread_cond_broadcast(&eng->quiet);
    }
    if (!device->stop) { /* one too many since a blocked one went on */
        struct eng_worker **at = &device->workers;

        while (*at != self) {
            at = &(*at)->next;
        }
        *at = self->next;
        self->next = device->ended;
        device->ended = self;
    }
    pthread_mutex_unlock(&eng->lock);
    eng_guard_leave(&saved);
    this_worker = NULL;
    return NULL;
}

static void join_workers(struct eng_worker *worker) {
    while (worker) {
        struct eng_worker *next = worker->next;

        pthread_join(worker->thread, NULL);
        eng_exec_destroy(worker->exec);
        free(worker);
        worker = next;
    }
}

void eng_device_cpus(const struct eng_device *device, cpu_set_t *set) {
    CPU_ZERO(set);
    for (size_t i = 0; i < device->cpu_count; i++) {
        if (device->cpus[i] < CPU_SETSIZE) {
            CPU_SET(device->cpus[i], set);
        }
    }
}

bool eng_thread_start(pthread_t *thread, const cpu_set_t *cpus, void *(*function)(void *data),
                      void *data) {
    pthread_attr_t attributes;
    sigset_t all, old;
    int error;

    pthread_attr_init(&attributes);
#ifdef __GLIBC__
    if (cpus) {
        pthread_attr_setaffinity_np(&attributes, sizeof(*cpus), cpus);
    }
#endif
    /* Signals meant for the program are for its own threads. */
    sigfillset(&all);
    sigdelset(&all, SIGSEGV);
    sigdelset(&all, SIGBUS);
    sigdelset(&all, SIGFPE);
    sigdelset(&all, SIGILL);
    sigdelset(&all, SIGABRT);
    sigdelset(&all, SIGTRAP);
    pthread_sigmask(SIG_BLOCK, &all, &old);
    error = pthread_create(thread, &attributes, function, data);
    if (error && cpus) {
        /* The processors asked for may have been taken from this process since. */
        pthread_attr_destroy(&attributes);
        pthread_attr_init(&attributes);
        error = pthread_create(thread, &attributes, function, data);
    }
#ifndef __GLIBC__ /* other C libraries place a thread that runs */
    if (!error && cpus) {
        pthread_setaffinity_np(*thread, sizeof(*cpus), cpus);
    }
#endif
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    pthread_attr_destroy(&attributes);
    return error == 0;
}

static bool spawn_locked(struct eng_device *device) {
    struct eng_worker *worker = calloc(1, sizeof(*worker)), *ended = device->ended;
    cpu_set_t cpus;

    /* Threads that ended touch no lock any more, so joining them here cannot wait for this one. */
    device->ended = NULL;
    join_workers(ended);
    if (!worker) {
        return false;
    }
    worker->device = device;
    worker->exec = eng_exec_create(device->stack_size);
    if (!worker->exec) {
        goto free_worker;
    }
    if (device->cpu_count) {
        eng_device_cpus(device, &cpus);
    }
    if (!eng_thread_start(&worker->thread, device->cpu_count ? &cpus : &device->eng->tasks.cpus,
                          worker_main, worker)) {
        goto destroy_exec;
    }
    worker->next = device->workers;
    device->workers = worker;
    device->alive++;
    return true;

destroy_exec:
    eng_exec_destroy(worker->exec);
free_worker:
    free(worker);
    return false;
}

int eng_device_start_locked(struct eng_device *device) {
    if (device->eng->test.single || device->alive > device->blocked || spawn_locked(device)) {
        return ENG_OK;
    }
    return device->alive ? ENG_OK : ENG_ERR_SYSTEM;
}

void eng_device_stop(struct eng_device *device) {
    struct eng *eng = device->eng;
    struct eng_worker *workers, *ended;

    pthread_mutex_lock(&eng->lock);
    device->stop = true;
    pthread_cond_broadcast(&device->wake);
    pthread_cond_broadcast(&device->call);
    workers = device->workers;
    ended = device->ended;
    device->workers = device->ended = NULL;
    pthread_mutex_unlock(&eng->lock);
    join_workers(workers);
    join_workers(ended);
}

void eng_threads_end(struct eng *eng) {
    for (struct eng_device *device = eng->devices; device; device = device->next) {
        eng_device_stop(device);
    }
    eng_tasks_end(eng);
    eng_gangs_end(eng);
}

bool eng_on_worker(const struct eng *eng) {
    return (this_worker && this_worker->device->eng == eng) || eng_on_task_thread(eng);
}

void eng_forked_worker(void) {
    forked_worker = this_worker != NULL;
    this_worker = NULL;
}

/* ---- waiting --------------------------------------------------------------------------------- */

/* False when the time is over. */
static bool sleep_locked(struct eng *eng, pthread_cond_t *cond, uint64_t until) {
    struct timespec time = {(time_t)(until / 1000000000u), (long)(until % 1000000000u)};

    if (until == 0) {
        pthread_cond_wait(cond, &eng->lock);
    } else {
        return pthread_cond_timedwait(cond, &eng->lock, &time) != ETIMEDOUT;
    }
    return true;
}

/* A ready command that has to run before this one can be complete, or this one. */
static struct eng_command *prerequisite(struct eng_command *command) {
    struct eng_stream *stream = command->stream;
    struct eng_command *first = stream && stream->in_order ? stream->oldest : command;

    return first && first->ready &&
                   atomic_load_explicit(&first->taken, memory_order_relaxed) < first->work.units
               ? first
               : NULL;
}

/* Runs such a command on this thread. False, with the lock held all the time, if there is none. */
static bool help_locked(struct eng_command *command) {
    struct eng *eng = command->eng;
    struct eng_command *first = prerequisite(command);
    struct eng_device *device = first ? first->device : NULL;
    struct eng_exec *exec = eng->execs;
    struct eng_after after;
    bool kernel;
    stack_t saved;

    if (!first || !may_help_locked(device)) {
        return false;
    }
    if (!exec) {
        size_t stack_size = device->stack_size;

        pthread_mutex_unlock(&eng->lock);
        exec = eng_exec_create(stack_size);
        pthread_mutex_lock(&eng->lock);
        if (!exec) {
            eng_wake_locked(device, 1); /* nobody may have been told so far */
            return false;
        }
        exec->next = eng->execs;
        eng->execs = exec;
        return true;
    }
    eng->execs = exec->next;
    exec->stack_size = device->stack_size;
    exec->goes_on = first != command;
    kernel = runs_kernels(first);
    device->jobs++;
    eng->helping++;
    if (first == command && first->alone && !first->next) {
        first->stream->awaited++;
    } else {
        first->stream->awaited = 0;
    }
    eng_after_init(&after, eng);
    eng_guard_enter(exec, kernel ? &saved : NULL);
    eng_run_locked(exec, first, &after);
    eng_guard_leave(kernel ? &saved : NULL);
    eng_after_run_locked(&after);
    exec->next = eng->execs;
    eng->execs = exec;
    eng->helping--;
    /* Whoever found no room since, or was not told because this thread was to go on. */
    if (device->ready_count > (prerequisite(command) != NULL)) {
        eng_wake_locked(device, 1);
    }
    eng_job_done_locked(device);
    return true;
}

/* Until the command has ended, or the time is over: then false. */
static bool sleep_for_locked(struct eng_command *command, uint64_t until) {
    struct eng_waiter self = {.next = command->waiters}, **at;
    bool in_time = true;

    eng_cond_init(&self.wake);
    command->waiters = &self;
    while (!self.told && in_time) {
        in_time = sleep_locked(command->eng, &self.wake, until);
    }
    if (!self.told) {
        for (at = &command->waiters; *at != &self; at = &(*at)->next) {
        }
        *at = self.next;
    }
    pthread_cond_destroy(&self.wake);
    return in_time;
}

bool eng_wait_locked(struct eng_command *command, uint64_t until, bool help) {
    struct eng *eng = command->eng;
    struct eng_device *device =
        this_worker && this_worker->device->eng == eng ? this_worker->device : NULL;
    bool in_time = true, task;

    if (atomic_load_explicit(&command->state, memory_order_relaxed) <= ENG_COMPLETE) {
        return true;
    }
    if (device) {
        /* Another thread takes the place of this one while it waits. */
        device->blocked++;
        if (device->ready_count) {
            eng_wake_locked(device, device->ready_count);
        }
    }
    task = eng_task_blocks_locked(eng);
    while (atomic_load_explicit(&command->state, memory_order_relaxed) > ENG_COMPLETE && in_time) {
        if (!eng->test.single) {
            if (help && !until && !device && help_locked(command)) {
                continue;
            }
            if (command->device) {
                eng_undefer_locked(command->device);
            }
            in_time = sleep_for_locked(command, until);
        } else if (help && eng_step_locked(eng)) {
            pthread_mutex_lock(&eng->lock);
        } else {
            eng->step_waiters++;
            in_time = sleep_locked(eng, &eng->step, until);
            eng->step_waiters--;
        }
    }
    if (device) {
        device->blocked--;
    }
    if (task) {
        eng->tasks.blocked--;
    }
    return atomic_load_explicit(&command->state, memory_order_relaxed) <= ENG_COMPLETE;
}

static bool settled_locked(const struct eng *eng) {
    if (eng->tasks.busy || eng->tasks.ready_count || eng->tasks.call_count || eng->helping) {
        return false;
    }
    for (struct eng_device *device = eng->devices; device; device = device->next) {
        if (device->ready_count || device->idle - device->signaled != device->alive) {
            return false;
        }
    }
    return true;
}

bool eng_settle(struct eng *eng, uint64_t timeout_ns) {
    uint64_t until = eng_now() + timeout_ns;
    bool settled;

    if (eng_on_worker(eng)) {
        return false;
    }
    pthread_mutex_lock(&eng->lock);
    if (eng->test.single) {
        while (eng_step_locked(eng)) {
            pthread_mutex_lock(&eng->lock);
        }
    }
    eng->settlers++;
    while (!(settled = settled_locked(eng)) && sleep_locked(eng, &eng->quiet, until)) {
    }
    eng->settlers--;
    pthread_mutex_unlock(&eng->lock);
    return settled;
}

bool eng_step_locked(struct eng *eng) {
    struct eng_command *command = NULL;
    struct eng_exec *exec = eng->execs;
    struct eng_after after;
    size_t count = 0, skip;
    stack_t saved;

    for (struct eng_device *device = eng->devices; device; device = device->next) {
        count += device->ready_count;
    }
    if (count == 0) {
        return false;
    }
    skip = eng_random_locked(eng, (uint32_t)count);
    for (struct eng_device *device = eng->devices; device && !command; device = device->next) {
        if (skip >= device->ready_count) {
            skip -= device->ready_count;
        } else {
            for (command = device->ready; skip; skip--) {
                command = command->next_ready;
            }
        }
    }
    if (exec) {
        eng->execs = exec->next;
    } else {
        exec = eng_exec_create(command->device->stack_size);
    }
    if (!exec) {
        return false;
    }
    command->work.chunk = command->work.units; /* one thread runs all of it */
    eng_after_init(&after, eng);
    eng_guard_enter(exec, &saved);
    eng_run_locked(exec, command, &after);
    eng_guard_leave(&saved);
    eng_after_run_locked(&after);
    exec->next = eng->execs;
    eng->execs = exec;
    pthread_mutex_unlock(&eng->lock);
    return true;
}
