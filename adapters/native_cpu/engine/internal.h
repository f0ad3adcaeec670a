/* What the files of the engine share. Unless stated otherwise fields are guarded by eng.lock. */
#ifndef ENG_INTERNAL_H
#define ENG_INTERNAL_H

#include "base/ranges.h"
#include "engine.h"
#include "fiber.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>

enum {
    ENG_NAME_SIZE = 64,
    ENG_ERROR_SIZE = 160,
    ENG_INLINE_DEPENDENTS = 4,
    ENG_INLINE_BLOB = 256,
    ENG_BLOB_ALIGN = 128, /* the widest vector type of OpenCL C, and whole lines of caches */
    ENG_REPORTS = 64,
    ENG_REPORT_SIZE = 512,
    ENG_COSTS = 128,
};

/* ---- check.c: vector clocks
 * -------------------------------------------------------------------------- Commands are laid on
 * chains, each ordered in itself; a clock holds for each chain how many of its commands are known
 * to be complete. */
struct eng_clock {
    uint32_t *counts;
    uint32_t chains;
};
struct eng_access_record; /* one access of one command to one generation of an allocation */
struct eng_generation;    /* one asynchronous allocation, from its allocation to its free */

struct eng_stamp {
    uint32_t chain;
    uint32_t index; /* from 1; 0: not started */
};

/* What the check keeps for each command. */
struct eng_trace {
    struct eng_clock clock;
    struct eng_stamp stamp;
    struct eng_access_record *accesses;
    struct eng_generation *allocates, *frees; /* until the command has started */
    void *free_ptr;                           /* what it frees, until it is enqueued */
};

struct eng_check {
    struct eng_clock host; /* what the host has seen complete */
    uint32_t *chain_length;
    uint32_t chains, chains_room;
    struct ur_ranges live; /* struct check_range: which generation an address belongs to now */
    uint64_t count;
    char (*texts)[ENG_REPORT_SIZE];
    char (*pending)[ENG_REPORT_SIZE]; /* reports to hand to eng_test.report without the lock */
    size_t pending_count;
};

/* All with eng.lock held and only while eng.test.check. */
int eng_check_enqueue(struct eng_command *command, const struct eng_access *access, size_t count);
void eng_check_order(struct eng_clock *into, const struct eng_clock *from);
void eng_check_start(struct eng_command *command);
void eng_check_forget(struct eng_command *command);
void eng_check_see(struct eng_command *command);
/* Code of the host runs in the command: the host knows now what that waited for. */
void eng_check_entered(struct eng_command *command);
void eng_check_destroy(struct eng *eng);
void eng_check_drop_range(struct eng *eng, const void *ptr, size_t size);

/* ---- execution ------------------------------------------------------------------------------- */

/* What a thread needs to run commands: fibers, local memory, and where a fault goes. One for each
 * worker; in single mode borrowed by whichever host thread runs a command. */
struct eng_exec {
    struct eng_exec *next;
    struct eng_fiber thread;
    struct eng_stacks work;  /* one: runs copies, fills, and kernels without barrier */
    struct eng_stacks items; /* one for each work-item of a group with barriers */
    size_t stack_size;
    bool goes_on; /* its thread looks for the next command itself */
    /* The command under way if this thread alone is to run it, so long as that takes no longer than
     * expected, which is looked at when `pieces` comes to `look`. */
    struct eng_command *alone;
    size_t pieces, look;
    /* Units of the command under way that somebody has taken; NULL: what runs takes no more. */
    _Atomic size_t *taken;
    struct group *group; /* ndrange.c: the group under way */
    struct gang *gang;   /* gang.c: that it is of */
    void *local;         /* local memory of the group under way */
    size_t local_size;
    unsigned char *local_block; /* in it: the kernel's own */
    void **args;
    size_t args_room;
    void *signal_stack;

    /* guard.c */
    struct eng_fiber *volatile current; /* fiber under way while guarded, else NULL */
    int fault_signal;                   /* 0: none; or ENG_GAVE_UP */
    struct eng_fiber *faulted;          /* where it happened */
    struct eng_exec *previous;          /* of the thread that entered this one */
    const void *fault_address;
    void (*function)(void *data);
    void *data;
    char error[ENG_ERROR_SIZE]; /* why the piece under way failed */
};

struct eng_exec *eng_exec_create(size_t stack_size);
void eng_exec_destroy(struct eng_exec *exec);
/* Gives back stacks that are larger than most kernels need. Pre: nothing runs on it. */
void eng_exec_trim(struct eng_exec *exec);
/* Calls function(data) on the work fiber. Returns 0, or the signal that it raised. */
int eng_guard_run(struct eng_exec *exec, void (*function)(void *data), void *data);
/* The calling thread runs with this exec from now on. saved NULL, both times: what it runs cannot
 * outgrow its stack, so its signal stack stays as it is. */
void eng_guard_enter(struct eng_exec *exec, stack_t *saved);
void eng_guard_leave(const stack_t *saved);
/* Signal handlers are there while at least one engine is. */
void eng_guard_install(void);
void eng_guard_remove(void);
/* Before a thread takes part in a command that may fault: the program may have installed handlers
 * of its own since. All are looked at once in a millisecond of the clock eng_now, and SIGSEGV's
 * once since a kernel was enqueued: a handler from before that is seen for certain, one that is
 * installed while the kernel is in the queue within the millisecond. */
void eng_guard_renew(uint64_t now, uint64_t queued, bool kernel);
/* Leaves the fiber under way for good, as a fault does: it waits for what does not come. */
enum { ENG_GAVE_UP = -1 };
_Noreturn void eng_guard_give_up(struct eng_exec *exec);
/* Writes what happened to exec->error. Gives what comes of it. */
int eng_guard_explain(struct eng_exec *exec, const char *name);

struct eng_work;
/* Runs units [first, first + count); says in exec->error why it failed. */
typedef int eng_run(struct eng_exec *exec, const struct eng_work *work, size_t first, size_t count);

struct eng_callback {
    struct eng_callback *next;
    struct eng_command *command; /* with a reference once it is due */
    bool hook;                   /* called at once, with the lock */
    eng_callback_function *function;
    void *data;
    int state;
    int reached;
};

/* A list of callbacks whose newest points to the oldest, so that both ends are at hand; NULL is
 * empty. */
static inline void eng_callbacks_add(struct eng_callback **newest, struct eng_callback *callback) {
    callback->next = *newest ? (*newest)->next : callback;
    if (*newest) {
        (*newest)->next = callback;
    }
    *newest = callback;
}

/* Takes all, as a list from the oldest on that ends with NULL. */
static inline struct eng_callback *eng_callbacks_take(struct eng_callback **newest) {
    struct eng_callback *oldest = *newest ? (*newest)->next : NULL;

    if (oldest) {
        (*newest)->next = NULL;
    }
    *newest = NULL;
    return oldest;
}

struct copy_work {
    void *dst;
    const void *src;
    size_t size, unit;
};
struct fill_work {
    void *dst;
    size_t size, pattern_size, unit; /* rows == 0 */
    size_t row_pitch, width, rows, rows_per_unit;
};
struct rect_work {
    struct eng_rect rect;
    size_t rows_per_unit;
};
struct task_work {
    eng_task_function *function;
    void *data;
};
struct kernel_work {
    const struct ur_hostcode_kernel *kernel;
    ur_hostcode_row *row; /* the kernel's for rows, or for columns; NULL: it has none */
    size_t offset[3], global[3], local[3], groups[3];
    size_t local_size;       /* bytes of local memory for a group */
    struct eng_device *gang; /* all groups run at the same time, as if on its threads; or NULL */
    void (*note)(const char *text);                      /* eng_test's; NULL: nobody wants it */
    int (*complete)(void *data, char *why, size_t size); /* eng_launch's */
    void *complete_data;
    uint32_t dims;
    bool strict; /* work-items that end before others wait end the launch */
    bool ragged; /* the last group of a dimension may be smaller ... */
    bool uneven; /* ... and the kernel sees that */
};
struct graph_work {
    struct eng_graph *graph; /* with a reference */
    uint64_t serial;         /* changes up to this one are made before */
    bool begun;
};

/* What a command does, or a node of a graph. */
struct eng_work {
    eng_run *run;  /* on the thread's own stack; NULL: nothing is done */
    eng_run *body; /* the same on the work fiber, if it is large enough; NULL: not there */
    size_t units;  /* independent pieces */
    size_t chunk;  /* pieces taken at once */
    const char *name;
    /* Pattern, or argument values; at a multiple of ENG_BLOB_ALIGN. */
    unsigned char *blob;
    size_t blob_size;
    bool poison; /* test hook: local memory is overwritten before each group */
    union {
        struct copy_work copy;
        struct fill_work fill;
        struct rect_work rect;
        struct task_work task;
        struct kernel_work kernel;
        struct graph_work graph;
    };
};

/* Who enqueues a command and who runs it are most often on two processors, which pass its lines to
 * each other: what both write or one reads of the other comes first, together. */
struct eng_command {
    _Alignas(ENG_BLOB_ALIGN) struct eng *eng;
    struct eng_stream *stream; /* NULL: user command, or ended */
    struct eng_device *device; /* NULL: user command */
    atomic_uint refs; /* one is the engine's until callbacks have run; user commands: only users' */
    _Atomic int state; /* written with the lock held */
    unsigned flags;
    _Atomic int result; /* first failure of a piece */
    size_t waits;       /* commands still to complete */
    unsigned active;    /* threads at work on it */
    unsigned most;      /* the most that were at once */
    bool user;
    bool wait_failed; /* a command of the wait list failed */
    bool on_thread;   /* a task: runs on the thread's own stack, unguarded */
    bool host_code;   /* a task of the caller */
    bool ready;
    bool alone;           /* it is short: one thread runs all of it */
    bool calling;         /* callbacks, see `due` */
    bool end_after_calls; /* what follows the end waits for them */

    /* commands that wait for this one; bit 0 set where its failure is theirs too */
    uintptr_t *dependents;
    size_t dependent_count, dependent_room;
    uintptr_t inline_dependents[ENG_INLINE_DEPENDENTS];
    atomic_size_t taken; /* first piece that nobody took */

    struct eng_command *next, *prev; /* stream's list of live commands, or the root's of users */
    struct eng_command *next_ready, *prev_ready;
    struct eng_command *next_done; /* list of commands being ended; free list */
    void (*ended)(void *data);
    void *ended_data;
    uint64_t note; /* as in eng_submit */

    struct eng_times times;
    uint64_t id;
    struct eng_waiter *waiters; /* threads that wait for it: nobody else is woken when it ends */
    /* tasks.c: those that are due (the newest), and whether a thread has them, or will */
    struct eng_callback *due;
    struct eng_command *next_call;

    struct eng_work work;

    struct eng_callback *callbacks[ENG_SUBMITTED + 1]; /* by state, each its newest */
    uint64_t wait_failed_id;
    size_t blob_room; /* of work.blob, which is kept when the command is recycled */
    _Alignas(ENG_BLOB_ALIGN) unsigned char inline_blob[ENG_INLINE_BLOB];

    char name[ENG_NAME_SIZE];
    char error[ENG_ERROR_SIZE];
    struct eng_trace trace;
};

struct eng_stream {
    struct eng_device *device;
    struct eng_graph *graph; /* what is enqueued becomes its nodes; else NULL. Constant */
    unsigned refs;           /* one for the handle, one for each live command */
    bool in_order;
    struct eng_command *live;    /* commands that are not complete, newest first */
    struct eng_command *oldest;  /* the last of them */
    struct eng_command *last;    /* in-order: newest command while it is live */
    struct eng_command *barrier; /* out-of-order: newest ENG_BLOCK_STREAM while it is live */
    _Atomic uint64_t reached;    /* note of the command that ended last; written with the lock */
    int error;
    char error_text[ENG_ERROR_SIZE];
    unsigned awaited; /* short commands in a row that a thread waited for at once */
    struct eng_clock all,
        block; /* check: of all commands that ended; of those that block later ones */
    struct eng_stream *next, *prev; /* device's list */
};

struct eng_worker {
    struct eng_worker *next;
    struct eng_device *device;
    pthread_t thread;
    struct eng_exec *exec;
};

struct eng_device {
    struct eng *eng;
    struct eng_device *next, *prev;
    unsigned threads; /* wanted at work */
    unsigned gang;    /* most groups of a cooperative launch */
    unsigned *cpus;
    size_t cpu_count;
    size_t stack_size;
    struct eng_command *ready, *ready_last;
    size_t ready_count;
    struct eng_stream *streams;
    pthread_cond_t wake; /* work for an idle worker, or stop */
    pthread_cond_t call; /* the same for the one that watches, which is the last to be woken */
    unsigned idle,
        signaled;     /* workers waiting; how many of these have been woken and are not up yet */
    unsigned blocked; /* workers that wait inside a task or callback */
    unsigned alive;
    /* Commands that one thread runs alone, by next_ready; how many there have been, and had when a
     * worker last looked after them. One of the idle ones does (`watched`) while there are new
     * ones. */
    struct eng_command *alone;
    unsigned alone_count, alone_seen;
    bool watched;
    bool called;      /* the one that watches was woken, and is not up yet */
    bool deferred;    /* nobody was woken for the only command that is ready */
    bool goes_on;     /* while a command ends: its thread takes one of those after it */
    unsigned working; /* threads that run pieces of commands, waiting ones that help too */
    unsigned
        jobs; /* pieces of its commands, or what follows these, on threads that are not its own */
    struct eng_worker *workers; /* all that were started and not joined */
    struct eng_worker *ended;   /* those that ended by themselves, to be joined */
    bool stop;
};

/* short.c: how long the launches of a kernel take with groups of this size. */
struct eng_cost {
    const struct ur_hostcode_kernel *kernel;
    size_t items;
    uint64_t time; /* of 1024 groups, in nanoseconds of one thread */
};

/* tasks.c: threads for code of the caller */
struct eng_tasks {
    struct eng_command *first, *last;      /* tasks that wait for a thread, oldest first */
    struct eng_command *calls, *last_call; /* commands whose callbacks wait for one */
    unsigned ready_count, call_count;
    struct eng_task_thread *threads, *gone; /* not joined; those that ended by themselves */
    unsigned alive, starting, asleep;
    unsigned busy, blocked;     /* have a piece of work; of these, wait for a command */
    unsigned standard, allowed; /* at work at once: always, now */
    uint64_t ended;             /* pieces of work */
    bool watched;               /* one of those asleep looks after a tick */
    bool stop;
    cpu_set_t cpus; /* of threads that belong to no device with processors of its own */
    pthread_cond_t wake;
};

struct eng {
    pthread_mutex_t lock;
    pthread_cond_t step; /* single mode: something became ready or complete */
    struct eng *next;    /* list of all roots, for fork */
    struct eng_device *devices;
    struct eng_command *users; /* user commands that are not complete */
    struct eng_command *free_commands;
    size_t free_count;
    uint64_t ids;
    uint32_t step_waiters;
    pthread_cond_t quiet; /* a worker has gone idle or ended */
    uint32_t settlers;    /* who waits for that */

    struct eng_test test;
    bool testing; /* any hook is on; set before commands exist */
    uint64_t random;
    uint64_t operations, runs;
    struct eng_exec *execs; /* of host threads that run commands, not in use now */
    struct eng_tasks tasks;
    struct {
        struct eng_gang_thread *idle; /* those that wait for a gang */
        bool stop;
    } gangs; /* gang.c */
    struct eng_cost costs[ENG_COSTS];
    unsigned helping; /* host threads that run a command while they wait, or what follows it */
    struct eng_check check;

    pthread_rwlock_t memory_lock; /* taken after lock or alone */
    struct ur_ranges memory;      /* struct mem_range */
    _Atomic uint64_t memory_used;
};

/* Things to do once the lock is released. */
struct eng_after {
    struct eng_command *done; /* the engine's references to drop */
    struct eng_command *dead; /* nobody refers to these any more: to be recycled */
    struct eng *eng;
};

/* ---- command.c ---- */
/* The lines of a command come from another processor most often: it is looked at soon. NULL: none.
 */
static inline void eng_command_expect(const struct eng_command *command) {
    const char *at = (const char *)command;

    for (size_t line = 0; at && line <= offsetof(struct eng_command, inline_blob); line += 64) {
        __builtin_prefetch(at + line);
    }
}
struct eng_command *eng_command_new(struct eng *eng); /* takes the lock; refs 1, all else zero */
void eng_command_recycle_locked(struct eng_command *command);
void eng_command_name(struct eng_command *command, const char *name, const char *fallback);
unsigned char *eng_command_blob(struct eng_command *command, size_t size); /* NULL: no memory */
/* Consumes command, also on failure. */
int eng_command_submit(struct eng_command *command, const struct eng_submit *submit,
                       const struct eng_access *own, size_t own_count);

/* ---- parted.c ---- */
/* Runs the group of `item` to its end, whose work-items have parted; `own` has room for what a team
 * keeps, once for each of them. */
int eng_run_parted(struct eng_exec *exec, const struct eng_work *launch,
                   struct ur_hostcode_item *item, unsigned char *own);

/* ---- gang.c ---- */
struct eng_gang_thread;
/* Runs a kernel whose groups wait for each other: its one unit. */
eng_run eng_run_gang;
/* hostcode.h's device_barrier of such a kernel; the waiter is the exec. */
void eng_gang_wait(void *waiter);
/* Nothing runs any more. */
void eng_gangs_end(struct eng *eng);
void eng_gangs_forked(struct eng *eng);

/* ---- sched.c ---- */
void eng_after_init(struct eng_after *after, struct eng *eng);
/* Runs callbacks and drops references. Pre: lock not held. */
void eng_after_run(struct eng_after *after);
void eng_ready_locked(struct eng_command *command, struct eng_after *after);
void eng_end_locked(struct eng_command *command, int result, struct eng_after *after);
void eng_fire_locked(struct eng_command *command, int state);
/* Makes sure that the device has a thread. */
int eng_device_start_locked(struct eng_device *device);
void eng_device_stop(struct eng_device *device);
/* Waits with the lock held until the state is <= 0, or until the time (CLOCK_MONOTONIC, 0: for
 * ever). With `help` the thread runs itself, in between without the lock, what the command waits
 * for anyway; without, it may hold locks of others. */
bool eng_wait_locked(struct eng_command *command, uint64_t until, bool help);
/* Single mode: runs one ready command; false if there is none. Called with the lock, which it lets
 * go. */
bool eng_step_locked(struct eng *eng);
/* Does what `after` says, and takes part in a command until no piece is left, in between without
 * the lock. Then `after` says what is left to do for this one. exec is NULL for a task. */
void eng_run_locked(struct eng_exec *exec, struct eng_command *command, struct eng_after *after);
/* eng_after_run for who has the lock, which it lets go meanwhile. */
void eng_after_run_locked(struct eng_after *after);
/* Gets up to `units` threads of the device to look for work. */
void eng_wake_locked(struct eng_device *device, size_t units);
/* Threads that look for work find it from now on. */
void eng_add_ready_locked(struct eng_command *command);
void eng_remove_ready_locked(struct eng_command *command);
/* cpus NULL: those of the calling thread. False: the system refused. */
bool eng_thread_start(pthread_t *thread, const cpu_set_t *cpus, void *(*function)(void *data),
                      void *data);
/* Pre: the device has processors of its own. */
void eng_device_cpus(const struct eng_device *device, cpu_set_t *set);
void eng_forked_worker(void);

/* ---- short.c ---- */
/* Whether the command is expected to end before other threads that are woken for it are there. */
bool eng_is_short_locked(const struct eng_command *command);
/* A launch has ended. */
void eng_learn_locked(const struct eng_command *command);
/* A thread begins to run, or has run, a command that is `alone`. */
void eng_alone_enter_locked(struct eng_exec *exec, struct eng_command *command);
void eng_alone_leave_locked(struct eng_command *command);
void eng_alone_look(struct eng_exec *exec);
/* A piece of the command under way is done. */
static inline void eng_piece_done(struct eng_exec *exec) {
    if (exec->alone && ++exec->pieces == exec->look) {
        eng_alone_look(exec);
    }
}
/* Whether an idle worker is not to sleep until it is woken, but to watch. */
bool eng_watches_locked(const struct eng_device *device);
void eng_watch_locked(struct eng_device *device);
/* Whether whoever enqueued this command, just now, will most likely wait for it at once. */
bool eng_is_awaited_locked(const struct eng_command *command);
/* That has not happened. */
void eng_undefer_locked(struct eng_device *device);

/* ---- tasks.c ---- */
void eng_tasks_init(struct eng_tasks *tasks);
/* Makes sure that there is a thread, so that posting cannot fail. */
bool eng_tasks_start_locked(struct eng *eng);
/* Pre: there are no commands. What was posted is done first. */
void eng_tasks_stop(struct eng *eng);
void eng_tasks_end(struct eng *eng); /* the threads alone */
/* A task that waits for nothing but a thread. Not in single mode. */
void eng_task_post_locked(struct eng_command *command);
/* A command with callbacks that are due, not `calling` so far. */
void eng_call_post_locked(struct eng_command *command);
/* Single mode: calls one command's; false if none wait, else without the lock. */
bool eng_calls_step_locked(struct eng *eng);
void eng_job_done_locked(struct eng_device *device);
bool eng_on_task_thread(const struct eng *eng);
/* The caller waits for a command now. True if it is such a thread: then, once it goes on,
 * tasks.blocked is to be taken back by one. */
bool eng_task_blocks_locked(struct eng *eng);
void eng_tasks_forked(struct eng *eng);
void eng_forked_task(void);

/* ---- engine.c ---- */
uint32_t eng_random_locked(struct eng *eng, uint32_t below);
bool eng_test_fails_locked(struct eng *eng, const char *what);
void eng_cond_init(pthread_cond_t *cond);
void eng_stream_unref_locked(struct eng_stream *stream);
void eng_reports_flush(struct eng *eng);

/* ---- ops.c, ndrange.c ---- */
void eng_task_prepare(struct eng_command *command, eng_task_function *function, void *data);
eng_run eng_run_kernel;
/* Stack that `body` needs; 0: no more than there is always. */
size_t eng_work_stack(const struct eng_work *work);
/* Makes sure that there is what `body` needs on the work fiber, which is not running. */
bool eng_exec_prepare(struct eng_exec *exec, size_t stack);
size_t eng_chunk(const struct eng_device *device, size_t units);
void eng_group_free(struct eng_exec *exec);

/* ---- graph.c ---- */
eng_run eng_run_graph;
/* Makes the command the next node of the graph, or what replaces one. Consumes command. */
int eng_graph_take(struct eng_graph *graph, struct eng_command *command,
                   const struct eng_submit *submit);
/* The run before the one that is being enqueued, or NULL, and the latter is the newest from now on.
 */
struct eng_command *eng_graph_last_locked(const struct eng_command *run);
void eng_graph_enqueued_locked(struct eng_command *run);
/* The first thread is about to take part in the run; the run has ended; or it is not in this
 * process. */
void eng_graph_begin_locked(struct eng_command *run);
void eng_graph_end_locked(struct eng_command *run);
void eng_graph_lost_locked(struct eng_command *run);
/* Offers `more` threads' worth of a run that is under way to others. In sched.c. */
void eng_offer(struct eng_command *run, size_t more);

#endif
