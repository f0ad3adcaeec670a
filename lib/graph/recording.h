/* What is recorded, and what runs it.
 *
 * A recording is data: commands with their arguments, each with the numbers of those that it comes
 * after. An instance is an executable of a recording. A command buffer is one recording with one
 * instance; nothing here knows of command buffers, so that recorded queues use the same.
 *
 * An adapter says by a table of operations what its driver can do with a recording as a whole.
 * Where the table is NULL, or `instantiate` says that the driver's object cannot hold this
 * recording, a run enqueues the commands one after another (run.c). The line between the two is
 * drawn once, when the instance is made, and never crossed later.
 *
 * A lock of the owner is held over everything here but what says that it is not.
 */
#ifndef UR_GRAPH_RECORDING_H
#define UR_GRAPH_RECORDING_H

#include "base/check.h"
#include "base/info.h"
#include "entry/handles.h"
#include "run_times.h"

enum ur_command_kind {
    UR_RECORDED_LAUNCH,
    UR_RECORDED_COPY,
    UR_RECORDED_FILL,
    UR_RECORDED_PREFETCH,
    UR_RECORDED_ADVICE,
    UR_RECORDED_BUFFER_COPY,
    UR_RECORDED_BUFFER_FILL,
    UR_RECORDED_BUFFER_READ,
    UR_RECORDED_BUFFER_WRITE,
    UR_RECORDED_RECT_COPY,
    UR_RECORDED_RECT_READ,
    UR_RECORDED_RECT_WRITE,
    UR_RECORDED_JOIN,   /* nothing but order */
    UR_RECORDED_CALL,   /* any other call, with its arguments */
    UR_RECORDED_NATIVE, /* what a callback added; only where the adapter has `append_native` */
};

struct ur_recorded_launch {
    ur_kernel_handle_t kernel; /* our own, with the arguments */
    ur_kernel_handle_t source; /* the program's, from which it was copied: an alternative */
    ur_kernel_handle_t spare;  /* what `kernel` was before the last update, or NULL; owned */
    uint32_t dims;
    size_t offset[3], global[3], local[3];
    bool has_local; /* else the adapter chooses */
    uint32_t alternative_count;
    ur_kernel_handle_t *alternatives; /* retained each; owned; the first is the original */
    /* Of each, what `kernel` was when it was last that one; owned each, or NULL. The list is NULL
     * where there is no other. */
    ur_kernel_handle_t *earlier;
};

/* Between USM, host memory and buffers: which of these is used depends on the kind. */
struct ur_recorded_move {
    void *to;
    const void *from;
    ur_mem_handle_t to_mem, from_mem; /* retained */
    size_t to_offset, from_offset, size;
};

struct ur_recorded_fill {
    void *memory;
    ur_mem_handle_t mem; /* retained */
    size_t offset, size, pattern_size;
    unsigned char *pattern; /* owned */
};

struct ur_recorded_hint {
    const void *memory;
    size_t size;
    uint32_t flags;
};

/* `a` is the buffer, and of a copy the source. */
struct ur_recorded_rect {
    ur_mem_handle_t a, b; /* retained */
    void *host;
    ur_rect_offset_t a_origin, b_origin;
    ur_rect_region_t region;
    size_t a_row, a_slice, b_row, b_slice;
};

/* Nothing is done; what was meant is kept for people to read. */
struct ur_recorded_join {
    ur_command_t type;
    const void *memory; /* that is allocated or freed */
    size_t size;
};

/* A call that drivers' graphs do not know. Starts what its owner keeps of it. */
struct ur_recorded_call {
    _Atomic uint32_t refs; /* of the commands that are it */
    ur_command_t type;
    ur_result_t (*enqueue)(const struct ur_recorded_call *call, ur_queue_handle_t queue,
                           uint32_t count, const ur_event_handle_t *waits,
                           ur_event_handle_t *event);
    void (*free)(struct ur_recorded_call *call);
};

struct ur_recorded_native {
    const struct ur_graph_ops *ops;
    ur_exp_command_buffer_handle_t child; /* retained, or NULL */
    void *object, *place;                 /* the adapter's */
};

/* One command, which lives as long as its recording. */
struct ur_exp_command_buffer_command_handle_t_ {
    ur_object object;                      /* not counted */
    ur_exp_command_buffer_handle_t buffer; /* NULL: of no command buffer */
    ur_device_handle_t elsewhere;          /* one of the recording's `others`; NULL: its device */
    enum ur_command_kind kind;
    uint32_t number; /* its sync point */
    uint32_t after_count;
    uint32_t *after; /* owned: numbers of earlier commands, each once */
    bool awaited;    /* a later command names it */
    uint64_t mark;   /* of the last list of sync points, or of updates, in which it was found */
    uint32_t change; /* where it stands in that list of updates */
    /* Only where commands have events (ur_recording_has_events). */
    uint32_t wait_count;
    ur_event_handle_t *waits; /* owned, retained each */
    ur_event_handle_t signal; /* retained; NULL: none was asked for */
    union {
        struct ur_recorded_launch launch;
        struct ur_recorded_move move;
        struct ur_recorded_fill fill;
        struct ur_recorded_hint hint;
        struct ur_recorded_rect rect;
        struct ur_recorded_join join;
        struct ur_recorded_call *call; /* with a reference */
        struct ur_recorded_native native;
    } as;
};
typedef struct ur_exp_command_buffer_command_handle_t_ ur_command;

/* Another device of the context that has commands of a recording. */
struct ur_other_device {
    ur_device_handle_t device; /* retained */
    ur_queue_handle_t queue;   /* owned: for runs one by one; NULL until the first one needs it */
};

struct ur_recording {
    ur_context_handle_t context; /* the owner keeps both */
    ur_device_handle_t device;   /* whose queues runs are given to */
    uint32_t other_count;
    struct ur_other_device *others; /* owned */
    bool in_order;                  /* each command comes after the one before */
    uint32_t first_point;           /* the first command's number for others; of captures 0 */
    bool updatable;
    ur_command **commands;
    uint32_t count, room;
    uint32_t most_after; /* of any command */
    uint32_t event_uses; /* events that commands wait for, and that they signal */
    uint64_t mark;
    const struct ur_graph_ops *ops; /* NULL: nothing but enqueueing one by one */
    void *native;                   /* of the operations; NULL until they make something */
};

/* An executable of a recording that does not grow any more. */
struct ur_instance {
    struct ur_recording *recording;
    bool profiling;             /* runs have times on queues that have them */
    void *native;               /* of the operations; NULL: commands are enqueued one by one */
    ur_event_handle_t *events;  /* room for two of each command and for `most_after`, once needed */
    ur_event_handle_t last_run; /* retained: of the last run, for the next one to follow */
    struct ur_node_texts *texts; /* nodes.c; NULL: nobody asked since the commands changed */
};

/* What a run is asked for. */
struct ur_run_place {
    ur_queue_handle_t queue; /* of the recording's context and device, also where it has others */
    uint32_t count;
    const ur_event_handle_t *waits;
    ur_command_t type; /* of the event */
};

/* What a launch becomes by an update. */
struct ur_launch_change {
    ur_command *command;
    struct ur_recorded_launch launch; /* borrows but for `kernel` if that is fresh */
    bool fresh;
    bool from_spare; /* a fresh one that is the command's spare */
    bool only_args;  /* range and function are those of before */
};

/* What an adapter's driver does with a recording. All or none of `make_event`, `update_waits` and
 * `update_signal` are there, and of `append_native` and `free_native`. Without the former, commands
 * have events where ur_adapter_ops.replays_events says so: such recordings are run one by one. */
struct ur_graph_ops {
    /* Makes `instance->native`. UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the driver's object cannot
     * hold the recording, and runs enqueue its commands one by one, unless that cannot be: of
     * native commands, and of events without ur_adapter_ops.replays_events. After any failure all
     * is as before. */
    ur_result_t (*instantiate)(struct ur_instance *instance);
    /* One run, which follows earlier ones of the instance. `event` as in enqueue calls. A failure
     * after which something runs nevertheless is waited for by the next run. */
    ur_result_t (*enqueue)(struct ur_instance *instance, const struct ur_run_place *place,
                           ur_event_handle_t *event);
    /* Later runs, and no earlier ones, launch what `changes` have; all of them, or none after a
     * failure. The commands have the old ones until the call has returned. */
    ur_result_t (*update)(struct ur_instance *instance, uint32_t count,
                          const struct ur_launch_change *changes);
    /* Kernels of launches that are updated again and again need not be copied each time. `spares`:
     * one that is used no more may be kept, since it holds nothing that anybody could miss.
     * `refill` gives such a one the arguments of another that was copied from the same, and
     * `change` sets one that is a plain value, without a lock; false: it cannot. All or none. */
    bool (*spares)(ur_kernel_handle_t kernel);
    bool (*refill)(ur_kernel_handle_t kernel, ur_kernel_handle_t from);
    bool (*change)(ur_kernel_handle_t kernel, uint32_t index, size_t size, const void *value);
    /* Runs that are under way go on to their end. Pre: instance->native is not NULL. */
    void (*destroy)(struct ur_instance *instance);
    /* Ends recording->native, which is not NULL. The commands are there still. */
    void (*forget)(struct ur_recording *recording);
    /* The driver's object, with all that was recorded so far. `instance`: the one instance of a
     * recording that is changed with it, or NULL. NULL: there is none to give away. */
    ur_result_t (*native_handle)(struct ur_recording *recording, const struct ur_instance *instance,
                                 ur_native_handle_t *handle);
    /* The driver's object that runs launch. Pre: instance->native is not NULL. May be NULL. */
    ur_result_t (*native_instance)(const struct ur_instance *instance, ur_native_handle_t *handle);

    /* An event for a command to signal in each run. Under no lock. */
    ur_result_t (*make_event)(struct ur_recording *recording, ur_event_handle_t *event);
    /* Later runs wait for those, `command->wait_count` many, or signal that one. */
    ur_result_t (*update_waits)(struct ur_instance *instance, ur_command *command,
                                const ur_event_handle_t *waits);
    ur_result_t (*update_signal)(struct ur_instance *instance, ur_command *command,
                                 ur_event_handle_t event);

    /* Calls the function and keeps what it added, to the child if there is one, in
     * `command->as.native`. The command is not yet part of the recording. Under no lock: the
     * function asks for native handles (ur_native_call). A child has native commands alone where
     * there is `enqueue_native`. */
    ur_result_t (*append_native)(ur_exp_command_buffer_handle_t buffer, ur_command *command,
                                 ur_exp_command_buffer_native_command_function_t function,
                                 void *data);
    void (*free_native)(ur_command *command);
    /* Enqueues what the function added, where commands are enqueued one by one, as an enqueue call
     * does. NULL: native commands are only in the driver's object of the whole. */
    ur_result_t (*enqueue_native)(ur_queue_handle_t queue, const ur_command *command,
                                  uint32_t count, const ur_event_handle_t *waits,
                                  ur_event_handle_t *event);
};

/* record.c. NULL: no memory. Under no lock, as ur_command_free. */
ur_command *ur_command_new(enum ur_command_kind kind);
/* With everything it owns and retains. NULL is nothing. */
void ur_command_free(ur_command *command);
/* Puts the command at the end, after the commands with these numbers for others, or after the last
 * one where the recording is in order. The recording owns it from then on; else the caller still
 * does. */
ur_result_t ur_recording_add(struct ur_recording *recording, ur_command *command, uint32_t count,
                             const uint32_t *numbers);
/* Puts the commands of another one, which has none with events or native ones, into an empty one.
 */
ur_result_t ur_recording_copy(struct ur_recording *recording, const struct ur_recording *from);
/* Makes the device, of the recording's context, known to it: its commands may be of it. */
ur_result_t ur_recording_reach(struct ur_recording *recording, ur_device_handle_t device);
static inline ur_device_handle_t ur_command_device(const struct ur_recording *recording,
                                                   const ur_command *command) {
    return command->elsewhere ? command->elsewhere : recording->device;
}
/* events.c: whether commands can wait for events and signal some. */
bool ur_recording_has_events(const struct ur_recording *recording);
/* An event for a command to signal in each run. Under no lock. Pre: it has events. */
ur_result_t ur_recording_event(struct ur_recording *recording, ur_event_handle_t *event);
/* With all its commands. */
void ur_recording_end(struct ur_recording *recording);

/* launch.c */
void ur_launch_free(struct ur_recorded_launch *launch);

/* run.c. Pre: `recording` and `profiling` are set, all else is zero. */
ur_result_t ur_instance_make(struct ur_instance *instance);
void ur_instance_end(struct ur_instance *instance);
/* `event` is NULL or gets the run's event. */
ur_result_t ur_instance_run(struct ur_instance *instance, const struct ur_run_place *place,
                            ur_event_handle_t *event);
/* For operations: a run, command by command, and one command of it. */
ur_result_t ur_instance_replay(struct ur_instance *instance, const struct ur_run_place *place,
                               ur_event_handle_t *event);
ur_result_t ur_command_enqueue(ur_queue_handle_t queue, const ur_command *command, uint32_t count,
                               const ur_event_handle_t *waits, ur_event_handle_t *event);

#endif
