/* Command buffers, written once for all adapters: what is recorded, and how it is enqueued again.
 *
 * Recording checks a command and copies what it needs, finalizing ends that, and a run enqueues the
 * commands one after another through the adapter's own entry points. On queues in order that takes
 * one event, of the last command; on other queues commands have events, by which those wait that
 * name their sync points. Runs of one buffer follow each other, on whatever queues.
 *
 * A launch has a kernel of its own, a copy made when it was recorded, so that neither the program's
 * kernel nor an update gets in the way of a run. Updates replace the copy.
 *
 *   buffer.c   the object, its queries, and what cannot be done
 *   append.c   recording commands on memory
 *   launch.c   recording launches
 *   update.c   changing recorded launches
 *   run.c      enqueueing
 *
 * The adapter's header `pool_adapter.h` is on the include path. Besides what pool/entry.h asks of
 * it, a queue has `flags`, and the functions at the end of this file are there.
 */
#ifndef UR_COMMON_COMMAND_BUFFER_H
#define UR_COMMON_COMMAND_BUFFER_H

#include <pthread.h>

#include "info.h"
#include "pool_adapter.h"
#include "run_times.h"

#define UR_CHECK_COMMAND_BUFFER(h)                                                                 \
    UR_CHECK_HANDLE(h, UR_KIND_COMMAND_BUFFER, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP)
#define UR_CHECK_COMMAND(h)                                                                        \
    UR_CHECK_HANDLE(h, UR_KIND_COMMAND, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP)

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
};

struct ur_recorded_launch {
    ur_kernel_handle_t kernel; /* our own, with the arguments */
    ur_kernel_handle_t source; /* the program's, from which it was copied: an alternative */
    uint32_t dims;
    size_t offset[3], global[3], local[3];
    bool has_local; /* else the adapter chooses */
    uint32_t alternative_count;
    ur_kernel_handle_t *alternatives; /* retained each; owned; the first is the original */
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

/* One command, which lives as long as its buffer. */
struct ur_exp_command_buffer_command_handle_t_ {
    ur_object object; /* not counted */
    ur_exp_command_buffer_handle_t buffer;
    enum ur_command_kind kind;
    uint32_t after_count;
    uint32_t *after; /* owned: numbers of earlier commands, each once */
    bool awaited;    /* a later command names it */
    uint64_t mark;   /* of the last list of sync points, or of updates, in which it was found */
    uint32_t change; /* where it stands in that list of updates */
    union {
        struct ur_recorded_launch launch; /* guarded by the buffer's lock */
        struct ur_recorded_move move;
        struct ur_recorded_fill fill;
        struct ur_recorded_hint hint;
        struct ur_recorded_rect rect;
    } as;
};
typedef struct ur_exp_command_buffer_command_handle_t_ ur_command;

struct ur_exp_command_buffer_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    ur_device_handle_t device;   /* retained */
    ur_exp_command_buffer_desc_t desc;

    pthread_mutex_t lock; /* held over a run; guards what follows */
    bool finalized;
    ur_command **commands; /* a command's number is its sync point */
    uint32_t count, room;
    uint32_t most_after; /* of any command */
    uint64_t mark;
    ur_event_handle_t *events; /* room for two of each command and for `most_after`, once needed */

    ur_event_handle_t last_event; /* retained: of the last run, for the next one to follow */
};

/* What the parameters of every append end with. */
struct ur_command_place {
    ur_exp_command_buffer_handle_t buffer;
    uint32_t point_count;
    const ur_exp_command_buffer_sync_point_t *points;
    uint32_t event_count;
    const ur_event_handle_t *events;
    ur_exp_command_buffer_sync_point_t *point_out;
    ur_event_handle_t *event_out;
    ur_exp_command_buffer_command_handle_t *command_out;
};
#define UR_COMMAND_PLACE                                                                           \
    {                                                                                              \
        hCommandBuffer, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList,          \
            phEventWaitList, pSyncPoint, phEvent, phCommand                                        \
    }

/* append.c */
/* The buffer's handle, its state, lists and outputs. Under no lock. */
ur_result_t ur_command_check(const struct ur_command_place *place);
/* NULL: no memory. */
ur_command *ur_command_new(enum ur_command_kind kind);
/* With everything it owns and retains. NULL is nothing. */
void ur_command_free(ur_command *command);
/* Puts the command at the end of the buffer, which owns it from then on; frees it if that fails. */
ur_result_t ur_command_add(const struct ur_command_place *place, ur_command *command);

/* launch.c */
void ur_launch_free(struct ur_recorded_launch *launch);
/* The call for that kind of argument. */
ur_result_t ur_kernel_set_arg(ur_kernel_handle_t kernel, const ur_exp_kernel_arg_properties_t *arg);

/* ---- what the adapter defines, in a file of its own ------------------------------------------ */

/* A kernel of the same function with the same arguments and settings. Who sets arguments of one of
 * the two does not change the other. */
ur_result_t ur_kernel_copy(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy);
/* True if the memory is an image. */
bool ur_mem_is_image(ur_mem_handle_t mem);
/* Makes a new event that of a run, and hands it the times, which may be NULL: then its own are. */
void ur_event_becomes_run(ur_event_handle_t event, struct ur_run_times *times);

#endif
