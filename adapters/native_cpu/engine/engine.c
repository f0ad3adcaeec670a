/* Roots, devices and streams: making, finding, ending, and what fork leaves of them. */
#include "internal.h"

#include <inttypes.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t roots_lock = PTHREAD_MUTEX_INITIALIZER; /* taken before any eng.lock */
static struct eng *roots;
static pthread_once_t fork_once = PTHREAD_ONCE_INIT;

const char *eng_result_text(int result) {
    switch (result) {
    case ENG_OK:
        return "success";
    case ENG_ERR_INVALID:
        return "an argument is not valid";
    case ENG_ERR_MEMORY:
        return "out of memory";
    case ENG_ERR_SYSTEM:
        return "the system refused to start a thread";
    case ENG_ERR_FAULT:
        return "the command raised a fault";
    case ENG_ERR_BARRIER:
        return "work-items of a group disagree on a barrier";
    case ENG_ERR_WAIT:
        return "a command of the wait list failed";
    case ENG_ERR_INJECTED:
        return "failed because a test asked for it";
    case ENG_ERR_LOST:
        return "the command was given up before it ran";
    case ENG_ERR_TASK:
        return "a host task reported failure";
    default:
        return "unknown result";
    }
}

uint64_t eng_now(void) {
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

unsigned eng_cpu_count(void) {
    cpu_set_t set;
    int count = 0;

    if (sched_getaffinity(0, sizeof(set), &set) == 0) {
        count = CPU_COUNT(&set);
    }
    if (count <= 0) {
        count = (int)sysconf(_SC_NPROCESSORS_ONLN);
    }
    return count > 0 ? (unsigned)count : 1;
}

void eng_cond_init(pthread_cond_t *cond) {
    pthread_condattr_t attributes;

    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(cond, &attributes);
    pthread_condattr_destroy(&attributes);
}

/* ---- test hooks ------------------------------------------------------------------------------ */

uint32_t eng_random_locked(struct eng *eng, uint32_t below) {
    uint64_t x = eng->random += 0x9E3779B97F4A7C15u;

    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    x ^= x >> 31;
    return below ? (uint32_t)(x % below) : 0;
}

bool eng_test_fails_locked(struct eng *eng, const char *what) {
    uint64_t number = ++eng->operations;
    bool fails = eng->test.fail_op &&
                 (eng->test.fail_on ? number >= eng->test.fail_op : number == eng->test.fail_op);

    if (fails && !eng->test.quiet) {
        fprintf(stderr, "engine: operation %" PRIu64 " (%s) fails on request\n", number, what);
    }
    return fails;
}

bool eng_test_fails(struct eng *eng, const char *what) {
    bool fails;

    if (!eng->testing) {
        return false;
    }
    pthread_mutex_lock(&eng->lock);
    fails = eng_test_fails_locked(eng, what);
    pthread_mutex_unlock(&eng->lock);
    return fails;
}

uint64_t eng_test_operations(struct eng *eng) {
    uint64_t count;

    pthread_mutex_lock(&eng->lock);
    count = eng->operations;
    pthread_mutex_unlock(&eng->lock);
    return count;
}

/* Whoever finds it taken looks a few more times before it sleeps: it is held for some tenths of a
 * microsecond, sleeping and waking takes several. */
static void init_lock(pthread_mutex_t *lock) {
    pthread_mutexattr_t attributes;

    pthread_mutexattr_init(&attributes);
#ifdef PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ADAPTIVE_NP);
#endif
    pthread_mutex_init(lock, &attributes);
    pthread_mutexattr_destroy(&attributes);
}

static void set_test(struct eng *eng, const struct eng_test *test) {
    eng->test = *test;
    eng->testing = test->single || test->reorder || test->max_delay_us || test->fail_op ||
                   test->fail_run || test->memory_limit || test->count || test->check ||
                   test->poison || test->quiet;
    eng->random = test->seed;
    eng->operations = eng->runs = 0;
}

void eng_test_set(struct eng *eng, const struct eng_test *test) {
    struct eng_test next = *test;

    pthread_mutex_lock(&eng->lock);
    next.single = eng->test.single;
    next.check = eng->test.check;
    set_test(eng, &next);
    pthread_mutex_unlock(&eng->lock);
}

void eng_test_stop(struct eng *eng, bool stop) {
    pthread_mutex_lock(&eng->lock);
    eng->test.fail_run = stop ? ENG_STOPPED : 0;
    pthread_mutex_unlock(&eng->lock);
}

/* ---- fork ------------------------------------------------------------------------------------ */

static void init_locks(struct eng *eng) {
    init_lock(&eng->lock);
    pthread_rwlock_init(&eng->memory_lock, NULL);
    eng_cond_init(&eng->step);
    eng_cond_init(&eng->quiet);
}

static void before_fork(void) {
    pthread_mutex_lock(&roots_lock);
    for (struct eng *eng = roots; eng; eng = eng->next) {
        pthread_mutex_lock(&eng->lock);
        pthread_rwlock_wrlock(&eng->memory_lock);
    }
}

static void after_fork_parent(void) {
    for (struct eng *eng = roots; eng; eng = eng->next) {
        pthread_rwlock_unlock(&eng->memory_lock);
        pthread_mutex_unlock(&eng->lock);
    }
    pthread_mutex_unlock(&roots_lock);
}

/* In the child a command that was under way can neither go on nor be taken back: it is lost.
 * Callbacks are dropped, for they belong to the parent's run. */
static void lose_command(struct eng_command *command) {
    struct eng_stream *stream = command->stream;
    struct eng_callback *callback;

    for (int state = ENG_COMPLETE; state <= ENG_SUBMITTED; state++) {
        callback = eng_callbacks_take(&command->callbacks[state]);
        for (struct eng_callback *next; callback; callback = next) {
            next = callback->next;
            free(callback);
        }
    }
    snprintf(command->error, sizeof(command->error), "%s was under way when the process forked",
             command->name);
    command->dependent_count = 0;
    command->waiters = NULL;
    command->active = 0;
    command->ready = command->alone = false;
    if (command->work.run == eng_run_graph) {
        eng_graph_lost_locked(command);
    }
    command->next = command->prev = NULL;
    command->stream = NULL;
    atomic_store(&command->state, ENG_ERR_LOST);
    if (stream) {
        stream->refs--;
    }
    if (!command->user && atomic_fetch_sub(&command->refs, 1) == 1) {
        eng_command_recycle_locked(command);
    }
}

static void after_fork_child(void) {
    pthread_mutex_init(&roots_lock, NULL);
    eng_forked_worker();
    eng_forked_task();
    for (struct eng *eng = roots; eng; eng = eng->next) {
        init_locks(eng);
        eng->step_waiters = eng->settlers = eng->helping = 0;
        for (struct eng_device *device = eng->devices; device; device = device->next) {
            struct eng_stream *next;

            for (struct eng_stream *stream = device->streams; stream; stream = next) {
                struct eng_command *command;

                next = stream->next;
                stream->refs++;
                stream->last = stream->barrier = stream->oldest = NULL;
                while ((command = stream->live)) {
                    stream->live = command->next;
                    lose_command(command);
                }
                eng_stream_unref_locked(stream);
            }
            eng_cond_init(&device->wake);
            eng_cond_init(&device->call);
            device->ready = device->ready_last = device->alone = NULL;
            device->watched = device->called = device->deferred = false;
            device->ready_count = 0;
            device->idle = device->signaled = device->blocked = device->alive = 0;
            device->working = device->jobs = 0;
            /* What the lost threads stood on is left as it is: the thread that forked may be one of
             * them. */
            device->workers = device->ended = NULL;
        }
        eng_tasks_forked(eng);
        eng_gangs_forked(eng);
        for (struct eng_command *user = eng->users; user; user = user->next) {
            user->dependent_count = 0;
            user->waiters = NULL;
        }
    }
}

static void watch_fork(void) {
    pthread_atfork(before_fork, after_fork_parent, after_fork_child);
}

/* ---- roots ----------------------------------------------------------------------------------- */

struct eng *eng_create(const struct eng_test *test) {
    struct eng *eng = calloc(1, sizeof(*eng));

    if (!eng) {
        return NULL;
    }
    init_locks(eng);
    eng_tasks_init(&eng->tasks);
    if (test) {
        set_test(eng, test);
    }
    if ((eng->test.reorder || eng->test.single || eng->test.max_delay_us) && !eng->test.quiet) {
        fprintf(stderr, "engine: seed %" PRIu64 "\n", eng->test.seed);
    }
    pthread_once(&fork_once, watch_fork);
    eng_guard_install();
    pthread_mutex_lock(&roots_lock);
    eng->next = roots;
    roots = eng;
    pthread_mutex_unlock(&roots_lock);
    return eng;
}

void eng_destroy(struct eng *eng) {
    struct eng_command *command;
    struct eng_exec *exec;

    while (eng->devices) {
        eng_device_destroy(eng->devices);
    }
    pthread_mutex_lock(&roots_lock);
    for (struct eng **at = &roots; *at; at = &(*at)->next) {
        if (*at == eng) {
            *at = eng->next;
            break;
        }
    }
    pthread_mutex_unlock(&roots_lock);
    eng_tasks_stop(eng);
    eng_gangs_end(eng);
    eng_guard_remove();
    while ((exec = eng->execs)) {
        eng->execs = exec->next;
        eng_exec_destroy(exec);
    }
    while ((command = eng->free_commands)) {
        eng->free_commands = command->next_done;
        if (command->dependents != command->inline_dependents) {
            free(command->dependents);
        }
        if (command->work.blob != command->inline_blob) {
            free(command->work.blob);
        }
        free(command);
    }
    eng_check_destroy(eng);
    for (struct ur_range *range; (range = ur_ranges_any(&eng->memory));) {
        ur_ranges_remove(&eng->memory, range);
        free(range);
    }
    pthread_cond_destroy(&eng->step);
    pthread_cond_destroy(&eng->quiet);
    pthread_rwlock_destroy(&eng->memory_lock);
    pthread_mutex_destroy(&eng->lock);
    free(eng);
}

/* ---- devices --------------------------------------------------------------------------------- */

int eng_device_create(struct eng *eng, const struct eng_device_config *config,
                      struct eng_device **device) {
    struct eng_device *made;

    if (eng_test_fails(eng, "eng_device_create")) {
        return ENG_ERR_INJECTED;
    }
    made = calloc(1, sizeof(*made));
    if (!made) {
        return ENG_ERR_MEMORY;
    }
    made->eng = eng;
    made->threads = config ? config->threads : 0;
    made->stack_size = config ? config->stack_size : 0;
    if (config && config->cpus && config->cpu_count) {
        made->cpus = malloc(config->cpu_count * sizeof(*made->cpus));
        if (!made->cpus) {
            goto free_device;
        }
        memcpy(made->cpus, config->cpus, config->cpu_count * sizeof(*made->cpus));
        made->cpu_count = config->cpu_count;
    }
    if (made->threads == 0) {
        made->threads = made->cpu_count ? (unsigned)made->cpu_count : eng_cpu_count();
    }
    made->gang = config && config->gang ? config->gang : made->threads;
    if (made->stack_size == 0) {
        made->stack_size = 128 * 1024;
    }
    eng_cond_init(&made->wake);
    eng_cond_init(&made->call);
    pthread_mutex_lock(&eng->lock);
    made->next = eng->devices;
    if (made->next) {
        made->next->prev = made;
    }
    eng->devices = made;
    pthread_mutex_unlock(&eng->lock);
    *device = made;
    return ENG_OK;

free_device:
    free(made);
    return ENG_ERR_MEMORY;
}

void eng_device_destroy(struct eng_device *device) {
    struct eng *eng = device->eng;

    eng_device_wait(device);
    pthread_mutex_lock(&eng->lock);
    eng->settlers++;
    while (device->jobs) {
        pthread_cond_wait(&eng->quiet, &eng->lock);
    }
    eng->settlers--;
    pthread_mutex_unlock(&eng->lock);
    eng_device_stop(device);
    pthread_mutex_lock(&eng->lock);
    if (device->prev) {
        device->prev->next = device->next;
    } else {
        eng->devices = device->next;
    }
    if (device->next) {
        device->next->prev = device->prev;
    }
    pthread_mutex_unlock(&eng->lock);
    pthread_cond_destroy(&device->wake);
    pthread_cond_destroy(&device->call);
    free(device->cpus);
    free(device);
}

unsigned eng_device_threads(const struct eng_device *device) {
    return device->threads;
}

/* Newest live command of the stream that is not younger than id. */
static struct eng_command *newest_until(struct eng_stream *stream, uint64_t id) {
    struct eng_command *command = stream->live;

    while (command && command->id > id) {
        command = command->next;
    }
    return command;
}

int eng_device_wait(struct eng_device *device) {
    struct eng *eng = device->eng;
    struct eng_command *command;
    uint64_t id;

    pthread_mutex_lock(&eng->lock);
    id = eng->ids;
    do {
        command = NULL;
        for (struct eng_stream *stream = device->streams; stream && !command;
             stream = stream->next) {
            command = newest_until(stream, id);
        }
        if (command) {
            eng_command_retain(command);
            eng_wait_locked(command, 0, true);
            pthread_mutex_unlock(&eng->lock);
            eng_command_release(command);
            pthread_mutex_lock(&eng->lock);
        }
    } while (command);
    if (eng->test.check) {
        for (struct eng_stream *stream = device->streams; stream; stream = stream->next) {
            eng_check_order(&eng->check.host, &stream->all);
        }
    }
    pthread_mutex_unlock(&eng->lock);
    return ENG_OK;
}

/* ---- streams --------------------------------------------------------------------------------- */

int eng_stream_create(struct eng_device *device, unsigned flags, struct eng_stream **stream) {
    struct eng *eng = device->eng;
    struct eng_stream *made;

    if (flags & ~(unsigned)ENG_IN_ORDER) {
        return ENG_ERR_INVALID;
    }
    if (eng_test_fails(eng, "eng_stream_create")) {
        return ENG_ERR_INJECTED;
    }
    made = calloc(1, sizeof(*made));
    if (!made) {
        return ENG_ERR_MEMORY;
    }
    made->device = device;
    made->refs = 1;
    made->in_order = flags & ENG_IN_ORDER;
    pthread_mutex_lock(&eng->lock);
    made->next = device->streams;
    if (made->next) {
        made->next->prev = made;
    }
    device->streams = made;
    pthread_mutex_unlock(&eng->lock);
    *stream = made;
    return ENG_OK;
}

void eng_stream_unref_locked(struct eng_stream *stream) {
    if (--stream->refs) {
        return;
    }
    if (stream->prev) {
        stream->prev->next = stream->next;
    } else {
        stream->device->streams = stream->next;
    }
    if (stream->next) {
        stream->next->prev = stream->prev;
    }
    free(stream->all.counts);
    free(stream->block.counts);
    free(stream);
}

void eng_stream_destroy(struct eng_stream *stream) {
    struct eng *eng = stream->device->eng;

    pthread_mutex_lock(&eng->lock);
    eng_stream_unref_locked(stream);
    pthread_mutex_unlock(&eng->lock);
}

int eng_stream_wait(struct eng_stream *stream, char *text, size_t size) {
    struct eng *eng = stream->device->eng;
    struct eng_command *command;
    uint64_t id;
    int result;

    pthread_mutex_lock(&eng->lock);
    id = eng->ids;
    while ((command = newest_until(stream, id))) {
        eng_command_retain(command);
        eng_wait_locked(command, 0, true);
        pthread_mutex_unlock(&eng->lock);
        eng_command_release(command);
        pthread_mutex_lock(&eng->lock);
    }
    if (eng->test.check) {
        eng_check_order(&eng->check.host, &stream->all);
    }
    result = stream->error;
    if (result != ENG_OK && size) {
        snprintf(text, size, "%s", stream->error_text);
    }
    stream->error = ENG_OK;
    pthread_mutex_unlock(&eng->lock);
    return result;
}

bool eng_stream_idle(struct eng_stream *stream) {
    struct eng *eng = stream->device->eng;
    bool idle;

    pthread_mutex_lock(&eng->lock);
    if (eng->test.single && stream->live && eng_step_locked(eng)) {
        pthread_mutex_lock(&eng->lock);
    }
    idle = !stream->live;
    if (idle && eng->test.check) {
        eng_check_order(&eng->check.host, &stream->all);
    }
    pthread_mutex_unlock(&eng->lock);
    return idle;
}

uint64_t eng_stream_reached(struct eng_stream *stream) {
    struct eng *eng = stream->device->eng;
    uint64_t reached;

    if (!eng->test.check) {
        return atomic_load_explicit(&stream->reached, memory_order_acquire);
    }
    pthread_mutex_lock(&eng->lock);
    reached = atomic_load_explicit(&stream->reached, memory_order_relaxed);
    eng_check_order(&eng->check.host, &stream->all);
    pthread_mutex_unlock(&eng->lock);
    return reached;
}
