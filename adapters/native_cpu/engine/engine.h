/*
 * A software device: streams of commands on a pool of host threads.
 *
 * The native CPU adapter and the software drivers of test/drivers are built on it, so it knows no
 * type of any of their interfaces. What it promises:
 *
 * - Commands of an in-order stream run one after another; commands of an out-of-order stream run
 * whenever the commands they wait for are complete. Completion of a command happens before the
 * start of every command that waits for it, in the sense of C11.
 * - No callback and no task runs while a lock of the engine is held. A callback or task may call
 * anything declared here except eng_destroy and eng_device_destroy, and it may block: they have
 * threads of their own (at most 4,096 for a root), so commands go on beside any number of blocked
 * ones, and so do later tasks and callbacks.
 * - A thread that waits for a command runs it itself, or what has to run before it, while the
 * device has a thread's worth of room.
 * - Nothing spins, but groups at a barrier of device scope, for a moment. Threads start when the
 * first command needs one; after fork the child has none and starts its own, and whatever was under
 * way when it was forked is ENG_ERR_LOST there.
 * - A command that fails says so in its state and, as a sentence, in eng_command_error. Commands
 * that name it in their wait list fail too, with ENG_ERR_WAIT, unless they were enqueued with
 * ENG_RUN_ALWAYS. The order of a stream alone does not carry failure on.
 *
 * All functions may be called from any thread. Unless stated otherwise pointers must not be NULL.
 */
#ifndef ENG_ENGINE_H
#define ENG_ENGINE_H

#include "hostcode/hostcode.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct eng;         /* root of everything; objects of two roots do not mix */
struct eng_device;  /* a pool of threads */
struct eng_stream;  /* a queue of commands on one device */
struct eng_command; /* a command and, at the same time, the event of its completion */

enum eng_result {
    ENG_OK = 0,
    ENG_ERR_INVALID = -1,  /* an argument is outside what the function accepts */
    ENG_ERR_MEMORY = -2,   /* host memory, or the memory limit, is exhausted */
    ENG_ERR_SYSTEM = -3,   /* the system refused a thread */
    ENG_ERR_FAULT = -4,    /* a kernel, copy or fill raised SIGSEGV, SIGBUS, SIGFPE, SIGILL or
                            SIGTRAP */
    ENG_ERR_BARRIER = -5,  /* work-items of one group disagree on a barrier */
    ENG_ERR_WAIT = -6,     /* a command of the wait list failed */
    ENG_ERR_INJECTED = -7, /* a test asked for this failure */
    ENG_ERR_LOST =
        -8, /* the process forked, or a user command was dropped before it was completed */
    ENG_ERR_TASK = -9, /* a task returned a value other than 0 */
};

/* State of a command; values of enum eng_result below 0 are states too. */
enum eng_state {
    ENG_COMPLETE = 0,
    ENG_RUNNING = 1,
    ENG_SUBMITTED = 2, /* waits for nothing but a thread */
    ENG_QUEUED = 3,
};

/* A short sentence for an enum eng_result. Never NULL. */
const char *eng_result_text(int result);

/* ---- test hooks ------------------------------------------------------------------------------ */

/* All zero means off, and then they cost one predictable branch for each command.
 */
struct eng_test {
    uint64_t seed; /* for every choice below; the same seed gives the same choices */
    bool single;   /* no threads: any ready command, by seed, runs when the host waits for or asks
                      about one */
    bool reorder;  /* pick any ready command instead of the oldest */
    unsigned max_delay_us; /* sleep up to this long before and after each command */
    uint64_t fail_op;  /* the operation of this number (from 1) fails with ENG_ERR_INJECTED ... */
    bool fail_on;      /* ... and all later ones too */
    uint64_t fail_run; /* the command started as number this (from 1) fails with ENG_ERR_INJECTED */
#define ENG_STOPPED UINT64_MAX /* all of them, but tasks */
    uint64_t memory_limit;     /* bytes given out at most; 0: no limit */
    bool check;  /* follow vector clocks and report unordered accesses, see eng_check_alloc; and
                    work-items that end before a barrier that others wait at end their launch */
    bool poison; /* overwrite memory when it is allocated and when it is freed */
    bool count;  /* count operations although nothing else is on */
    bool quiet;  /* keep reports for eng_check_text only, do not print them */
    void (*report)(void *data,
                   const char *text); /* called for each report, no lock held; may be NULL */
    void *report_data;
    void (*note)(const char *text); /* no hook: told what is wrong with a launch but does not end
                                       it, on any thread, no lock held; may be NULL */
};

/* Values that poisoned memory is filled with. */
enum { ENG_POISON_NEW = 0xA5, ENG_POISON_FREED = 0xDB };

/* Reads
 * `seed:7;single;reorder;delay:100;fail:3;fail-on;fail-run:2;limit:1000000;check;poison;quiet` in
 * any order, numbers in decimal, limit in bytes. Returns NULL, or a sentence that says what is
 * wrong, *test untouched. The sentence is valid until the thread's next call. */
const char *eng_test_parse(const char *text, struct eng_test *test);

/* Counts one operation under `what` and tells whether a test wants it to fail. Software drivers
 * call this at each of their entry points; the engine calls it for each create, enqueue and
 * allocation. */
bool eng_test_fails(struct eng *eng, const char *what);

/* Operations counted so far, for tests that try every number in turn. Counted only while a test is
 * on. */
uint64_t eng_test_operations(struct eng *eng);

/* Replaces the test hooks. Pre: no command is under way. `single` and `check` stay as they were
 * created. Operation and run counts start again from 0. */
void eng_test_set(struct eng *eng, const struct eng_test *test);

/* From now on no command that starts does anything, tasks left out: each fails as with fail_run.
 * For software drivers whose devices are lost. */
void eng_test_stop(struct eng *eng, bool stop);
/* For the whole process: what a fault is shown first, with its address and the context of the
 * signal. True: the instruction runs again. NULL: none. */
void eng_test_on_fault(bool (*repair)(const void *address, void *context));

/* ---- root and devices ------------------------------------------------------------------------ */

/* test may be NULL. Returns NULL when memory is exhausted. Prints the seed to standard error when
 * `reorder`, `single` or `max_delay_us` is set and `quiet` is not. */
struct eng *eng_create(const struct eng_test *test);

/* Waits for all commands, stops all threads and destroys the devices that are left.
 * Pre: not called from a callback or task; streams are destroyed, commands released. */
void eng_destroy(struct eng *eng);

struct eng_device_config {
    /* At most this many at work at once; 0: one for each processor of this process. */
    unsigned threads;
    const unsigned *cpus; /* processors to run on, or NULL for any; copied */
    size_t cpu_count;
    size_t stack_size; /* bytes of stack for each work-item of a kernel with barriers; 0: 128 KiB */
    unsigned gang;     /* most groups of a cooperative launch; 0: as many as `threads` */
};

/* config may be NULL. Post: *device is not started; its threads start with the first command. */
int eng_device_create(struct eng *eng, const struct eng_device_config *config,
                      struct eng_device **device);

/* Waits for all commands of its streams and stops its threads. Pre: as eng_destroy. */
void eng_device_destroy(struct eng_device *device);

unsigned eng_device_threads(const struct eng_device *device);

/* Waits until no thread of the root has anything to do: commands have ended, and the callbacks and
 * releases that follow them are done too. False when timeout_ns was over before, or on a thread of
 * the root itself. */
bool eng_settle(struct eng *eng, uint64_t timeout_ns);

/* Ends all threads of the root and joins them, for one that stays until the process has ended.
 * Pre: it has settled, and nobody gives it anything to do any more. */
void eng_threads_end(struct eng *eng);

/* Whether the calling thread belongs to a device of this root: it cannot call eng_destroy then. */
bool eng_on_worker(const struct eng *eng);

/* Processors that this process may run on, at least 1. */
unsigned eng_cpu_count(void);

/* Nanoseconds of the clock that commands are stamped with. Never goes back. */
uint64_t eng_now(void);

/* Waits for every command enqueued on the device before the call. Returns ENG_OK also if some
 * failed. */
int eng_device_wait(struct eng_device *device);

/* ---- streams --------------------------------------------------------------------------------- */

enum eng_stream_flags { ENG_IN_ORDER = 1 };

int eng_stream_create(struct eng_device *device, unsigned flags, struct eng_stream **stream);

/* Does not wait: commands already enqueued run to their end. The handle is not valid afterwards. */
void eng_stream_destroy(struct eng_stream *stream);

/* Waits for every command enqueued before the call. Returns the first failure of a command of this
 * stream since the last call, and its sentence in text (may be NULL, size 0), or ENG_OK. */
int eng_stream_wait(struct eng_stream *stream, char *text, size_t size);

/* Whether no command of the stream is waiting or running. */
bool eng_stream_idle(struct eng_stream *stream);

/* In-order: eng_submit.note of the newest command that ended, and with it all before. 0: none. */
uint64_t eng_stream_reached(struct eng_stream *stream);

/* ---- commands -------------------------------------------------------------------------------- */

/* Memory that a command touches, for the ordering check. size 0: the whole allocation around ptr.
 */
struct eng_access {
    const void *ptr;
    size_t size;
    bool write;
};

enum eng_submit_flags {
    ENG_WAIT_STREAM = 1,   /* also wait for every earlier command of the stream */
    ENG_BLOCK_STREAM = 2,  /* later commands of the stream wait for this one */
    ENG_UNCHECKED = 16,    /* the ordering check does not look at the accesses of this command */
    ENG_CHECK_VIRTUAL = 8, /* only for eng_check_alloc and eng_check_free, see there */
    ENG_CHECK_ALONE = 32,  /* with ENG_CHECK_VIRTUAL: comes after its wait list and nothing else */
    ENG_RUN_ALWAYS = 4,    /* run even though a command of the wait list failed */
    /* The caller calls eng_command_wait for it at once, so where it can run then, no other thread
     * is woken for it. */
    ENG_CALLER_WAITS = 64,
};

/* What all enqueue functions share. `wait` may hold commands of any stream and device of the same
 * root, and user commands; no entry is NULL. `name` is copied, cut at 63 bytes, and may be NULL.
 * `event`, if not NULL, receives a reference to the command on success and is untouched otherwise.
 */
struct eng_submit {
    struct eng_stream *stream;
    struct eng_command *const *wait;
    size_t wait_count;
    unsigned flags;
    const char *name;
    const struct eng_access *access; /* in addition to what the operation itself declares; copied */
    size_t access_count;
    struct eng_command **event;
    /* Called once the command has ended and its callbacks have run, no lock held: to let go of what
     * it used. Not called if the enqueue function fails, nor in the child of a fork. May be NULL.
     */
    void (*ended)(void *data);
    void *ended_data;
    uint64_t note; /* the caller's number of the command: see eng_stream_reached */
};

/* Does nothing, in order. A marker waits for nothing unless told so by the wait list,
 * ENG_WAIT_STREAM or an in-order stream; a barrier is a marker with ENG_BLOCK_STREAM. */
int eng_marker(const struct eng_submit *submit);

/* Pre: the ranges are valid when the command runs. They may overlap. */
int eng_copy(const struct eng_submit *submit, void *dst, const void *src, size_t size);

/* rows * slices pieces of width bytes. Pitches are in bytes; pieces must not overlap. */
struct eng_rect {
    void *dst;
    const void *src;
    size_t width, rows, slices;
    size_t dst_row_pitch, dst_slice_pitch;
    size_t src_row_pitch, src_slice_pitch;
};
int eng_copy_rect(const struct eng_submit *submit, const struct eng_rect *rect);

/* Repeats pattern (copied) over size bytes. Pre: pattern_size > 0 divides size. */
int eng_fill(const struct eng_submit *submit, void *dst, const void *pattern, size_t pattern_size,
             size_t size);

/* The same for rows of width bytes. Pre: pattern_size > 0 divides width. */
int eng_fill_rect(const struct eng_submit *submit, void *dst, size_t row_pitch, const void *pattern,
                  size_t pattern_size, size_t width, size_t rows);

/* Runs function(data) once on a thread of its own, on the processors of the device. It may call
 * into the engine and may block. A return value other than 0 fails the command with ENG_ERR_TASK. A
 * fault inside it is not caught.
 */
typedef int eng_task_function(void *data);
int eng_task(const struct eng_submit *submit, eng_task_function *function, void *data);

struct eng_launch {
    const struct ur_hostcode_kernel *kernel; /* must outlive the command */
    /* kernel->arg_count entries, each arg_sizes[i] bytes, copied; NULL where arg i is local memory
     * of arg_sizes[i] bytes */
    const void *const *args;
    const size_t *arg_sizes;
    uint32_t dims; /* 1 to 3; entries from dims on are ignored */
    size_t offset[3], global[3], local[3];
    bool
        any_local; /* nobody asked for `local`: groups may have other sizes, as the kernel allows */
    bool cooperative; /* all groups run at the same time: no more than the device's `gang` */
    /* Has what is made late of the kernel made, where work-items have parted, on a thread of its
     * own; ENG_OK, or what is wrong with its words. NULL: all is there. */
    int (*complete)(void *data, char *why, size_t size);
    void *complete_data; /* lives as long as the command */
};

/* Pre: global is a multiple of local, no entry of either is 0. */
int eng_kernel(const struct eng_submit *submit, const struct eng_launch *launch);
/* Whether it needs what is made late of its kernel (`late` in hostcode.h, not NULL). Pre: as above.
 */
bool eng_needs_late(const struct eng_device *device, const struct eng_launch *launch);

enum { ENG_MAX_GROUP_SIZE = 1024 };

/* ---- graphs ---------------------------------------------------------------------------------- */

/* Commands that are recorded once and run any number of times, each time as one command: the
 * threads of the device hand the nodes to each other, with no lock, allocation or wake-up for a
 * node, but for threads that are called where more became ready than those at work can do.
 *
 * Everything but runs is of one thread at a time. Not while test.check is on: ENG_ERR_INVALID. */
struct eng_graph;
int eng_graph_create(struct eng_device *device, struct eng_graph **graph);

/* Markers, copies, fills and kernels that are enqueued here become nodes, numbered from 0, and do
 * not run; no wait list, no event, no task: ENG_ERR_INVALID. `ended` is called when the node goes.
 * Borrowed: not to be destroyed. */
struct eng_stream *eng_graph_stream(struct eng_graph *graph);

/* The newest node comes after these, each earlier than itself and named once. */
int eng_graph_after(struct eng_graph *graph, size_t count, const uint32_t *numbers);

/* No more nodes. Pre of all that follows. */
int eng_graph_close(struct eng_graph *graph);

/* What is enqueued to the stream next is to take the place of that node's work. commit: all such
 * changes are what runs that are enqueued from then on have, and no earlier ones; or they are
 * forgotten. */
int eng_graph_change(struct eng_graph *graph, uint32_t node);
void eng_graph_commit(struct eng_graph *graph, bool keep);

/* A run, on a stream of the same device; `submit->ended` is NULL. It starts after the run before
 * it, whatever came of that. The first node that fails fails the run, and nodes that have not
 * started then do not. */
int eng_graph_run(const struct eng_submit *submit, struct eng_graph *graph);

/* Runs that are enqueued go on to their end. */
void eng_graph_release(struct eng_graph *graph);

/* A command that the host completes. stream is not used; the device only names the root.
 * When the last reference goes before it was completed, it is completed with ENG_ERR_LOST. */
int eng_user_command(struct eng *eng, const char *name, struct eng_command **command);

/* Completes a user command with ENG_OK or an error below 0. `by` may name the command whose
 * completion this passes on (the ordering check then follows it) or be NULL. ENG_ERR_INVALID if it
 * is complete already. */
int eng_user_complete(struct eng_command *command, int result, struct eng_command *by);

void eng_command_retain(struct eng_command *command);
void eng_command_release(struct eng_command *command);

/* Current enum eng_state, or the error below 0 that it ended with. */
int eng_command_state(struct eng_command *command);

/* The same for callers that hold locks of their own: it never runs a command, not even in single
 * mode. */
int eng_command_peek(struct eng_command *command);

/* Waits. Returns ENG_OK or the error that the command ended with. Waiting for a command that waits,
 * however indirectly, for the calling task does not return. */
int eng_command_wait(struct eng_command *command);

/* The same for callers that hold locks of their own: nothing runs on this thread meanwhile, except
 * in single mode. */
int eng_command_sleep(struct eng_command *command);

/* As eng_command_wait for at most timeout_ns; returns ENG_RUNNING when the time is over before. */
int eng_command_wait_for(struct eng_command *command, uint64_t timeout_ns);

/* Why it failed, a sentence; empty if it did not. Valid while the caller holds a reference.
 * Pre: the command is complete. */
const char *eng_command_error(const struct eng_command *command);

struct eng_times {
    uint64_t queued, submitted, start, end; /* 0 where the command did not get there yet */
};
void eng_command_times(struct eng_command *command, struct eng_times *times);

/* Calls function once the state is `state` or past it (ENG_SUBMITTED, ENG_RUNNING or ENG_COMPLETE),
 * also if the command failed; reached is `state`, or the error when state is ENG_COMPLETE. Called
 * by a thread of the root that runs nothing but tasks and callbacks, also if the command is there
 * already: the function may wait for what the caller does next. Those of one command are called one
 * after another. */
typedef void eng_callback_function(struct eng_command *command, int reached, void *data);
int eng_command_callback(struct eng_command *command, int state, eng_callback_function *function,
                         void *data);

/* The same for a function that takes something down and calls nothing of the engine, whose lock is
 * held: what waits for the command goes on afterwards. */
int eng_command_hook(struct eng_command *command, int state, eng_callback_function *function,
                     void *data);

/* ---- memory, with a registry of what was given out ------------------------------------------- */

struct eng_mem {
    void *base;
    size_t size;
    void *tag; /* the caller's */
};

/* align is 0 or a power of two. Post: *ptr is zero bytes past nothing: size 0 is ENG_ERR_INVALID.
 */
int eng_mem_alloc(struct eng *eng, size_t size, size_t align, void *tag, void **ptr);

/* Pre: no command uses it any more. ENG_ERR_INVALID when ptr is not the start of such an
 * allocation. */
int eng_mem_free(struct eng *eng, void *ptr);

/* The allocation that contains ptr, anywhere inside it. Returns false if there is none. */
bool eng_mem_find(struct eng *eng, const void *ptr, struct eng_mem *mem);

/* Makes memory of the caller known to eng_mem_find. ENG_ERR_INVALID if it overlaps memory that is
 * known. */
int eng_mem_register(struct eng *eng, void *ptr, size_t size, void *tag);
int eng_mem_unregister(struct eng *eng, void *ptr);

/* Memory at an address of the caller's choice, in whole pages.
 * eng_pages_reserve takes addresses that nothing can be read from or written to; NULL if there are
 * not so many. eng_pages_use puts memory behind part of them, which the registry then knows;
 * ENG_ERR_MEMORY. eng_pages_drop gives any part of that back (pre: no command uses it any more),
 * the addresses stay. eng_pages_unreserve ends the reservation of addresses without memory.
 * eng_pages_share is eng_pages_use with memory that eng_pages_again can put behind further
 * addresses, in pieces of `unit` bytes from `pages`; of such pieces those whose addresses follow
 * each other are of one eng_pages_share. eng_pages_close takes addresses of both back, which are
 * not reserved then either. Memory that is shared lasts until the last of its addresses is closed.
 */
void *eng_pages_reserve(size_t size, size_t align);
void eng_pages_unreserve(void *start, size_t size);
int eng_pages_use(struct eng *eng, void *start, size_t size, void *tag);
int eng_pages_share(struct eng *eng, void *start, size_t size, void *tag);
void eng_pages_drop(struct eng *eng, void *start, size_t size);
int eng_pages_again(struct eng *eng, void *start, void *const *pages, size_t count, size_t unit,
                    void *tag);
void eng_pages_close(struct eng *eng, void *start, size_t size);

/* Counts memory that a software driver has from elsewhere against the limit; false: that is
 * reached.
 */
bool eng_mem_charge(struct eng *eng, size_t size);
void eng_mem_uncharge(struct eng *eng, size_t size);

/* Bytes given out by eng_mem_alloc and eng_pages_use, and charged, now. */
uint64_t eng_mem_used(struct eng *eng);

/* ---- the ordering check ---------------------------------------------------------------------- */

/* On with eng_test.check; otherwise these do nothing and return ENG_OK.
 *
 * Every command has a vector clock: what is known to have completed before it starts. It joins the
 * clocks of all that the command waits for and of all that the host had seen complete (by waiting
 * or asking) when it enqueued the command. An asynchronous allocation is known from its allocation
 * command to its free command. Reported, with both commands named:
 * - an access not ordered after the allocation,
 * - an access not ordered before the free, or enqueued after it,
 * - an allocation whose memory overlaps an earlier one and is not ordered after the free of that
 * one,
 * - an allocation of memory that is allocated, a free of memory that is not.
 */

/* Enqueues a marker that stands for an allocation command of [ptr, ptr + size) at this place of the
 * stream, with flags and wait list as the real command has them. With ENG_CHECK_VIRTUAL there is no
 * real command, as in a pool that hands out memory on the host: then what others must be ordered
 * after is not the marker but all that it waits for, and no later command waits for the marker. */
int eng_check_alloc(const struct eng_submit *submit, void *ptr, size_t size);

/* The same for the free. With eng_test.poison the marker overwrites the memory when it runs. */
int eng_check_free(const struct eng_submit *submit, void *ptr);

/* Says that the host accesses memory now, for instance in a blocking call of a driver. */
int eng_check_host_access(struct eng *eng, const char *name, const void *ptr, size_t size);

/* Says that the host knows this complete command to be complete (waiting and asking say so
 * themselves). */
void eng_check_seen(struct eng_command *command);

/* Says that the host has freed memory for good, by a call that belongs to no stream: what is at
 * these addresses next is somebody else's. Of a virtual allocation nothing is left but what it was
 * ordered after. */
void eng_check_host_free(struct eng *eng, const void *ptr, size_t size);

uint64_t eng_check_count(struct eng *eng);

/* Copies report i (of the first 64) to text; false if there is no such report. */
bool eng_check_text(struct eng *eng, size_t i, char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif
