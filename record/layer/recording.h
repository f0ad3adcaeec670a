/* The recording layer: a library of its own that the loader opens (loader/layers/recording.c).
 *
 *   recording.c  the layer; what happens around each call
 *   encode.c     a call as bytes
 *   callbacks.c  host tasks and callbacks of the program
 *   host.c       memory of the host that is no USM, which commands read and write
 *   memory.c     USM by address, and what of it has changed
 *   kernels.c    what kernels are given, and which groups adapters choose for them
 *   part.c       a part of the program, and what each launch did
 *   bindless.c   what copies of bindless images read and write
 *   code.c       what code is in objects made from native handles
 *   watch.c      which pages were written since one last looked
 *   order.c      which commands may still run
 *   native.c     what native commands did to memory
 *
 * One lock, ur_recording.lock, guards what is known of memory, queues, events and kernels. It is
 * not held during calls. */
#ifndef RECORD_LAYER_RECORDING_H
#define RECORD_LAYER_RECORDING_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "base/ranges.h"
#include "loader/generated/layer_table.h"
#include "loader/layers/print.h"
#include "record/bytes.h"
#include "record/call.h"
#include "record/format.h"
#include "record/lock.h"
#include "record/traits.h"
#include "record/writer.h"

struct ur_record_options;

#define HIDDEN __attribute__((visibility("hidden")))

/* A place in a queue: its commands have numbers from 1. Where the queue keeps an order, those up to
 * `before` are before it. */
struct ur_record_moment {
    struct ur_record_queue *queue;
    uint64_t number, before;
};

/* Memory behind a parameter, as rows: `offset` bytes behind `base`. */
struct ur_record_region {
    int param;
    bool writes;
    bool at_call; /* a pattern, which is taken when the call is made */
    uintptr_t base;
    size_t width, height, depth, row, slice, offset;
};

/* What a command reads, with a hash of what was there. */
struct ur_record_held {
    struct ur_record_region region;
    uint64_t hash;
};

/* A record in words (record/format.h), whose last group starts at `group`. */
struct ur_record_words {
    struct ur_bytes bytes;
    size_t group;
};

/* A call on its way. */
struct ur_recorded {
    const struct ur_record_traits *traits; /* NULL: the call is not recorded */
    uint64_t sequence;              /* of a call that ends something; else 0 until it returns */
    bool skipped;                   /* it comes before the part that is recorded */
    struct ur_record_words record;  /* room for what is known at the end, the arguments */
    uint64_t began;                 /* commands that had been numbered then */
    struct ur_record_moment *after; /* what a command waits for, or a wait is for */
    uint32_t num_after;
    struct ur_record_held *held; /* what the command reads of the host, with host tasks about */
    unsigned num_held;
    uint64_t tasks_over; /* host tasks that were over then */
    uintptr_t *entered;  /* USM that the command may write as soon as the driver has it */
    size_t num_entered;
    struct ur_record_usm *freed;       /* taken out of the table */
    struct ur_record_queue *queue;     /* of a command, where that is known already */
    struct ur_record_snapshot *native; /* of memory, before a native command */
    bool told;                         /* what the native command did is recorded */
    bool counted;                      /* among those that are under way */
    void *replaced;                    /* a callback of ours, given away */
    unsigned char room[1280];          /* for the record; not cleared */
};

/* A command that may write USM. `all`: it stands for others of its queue, up to it. */
struct ur_record_user {
    struct ur_record_moment moment;
    bool all;
};

/* A part of a buffer that is mapped. */
struct ur_record_mapping {
    uintptr_t base;
    size_t size;
};

/* USM, or mapped parts of buffers that share memory. */
struct ur_record_usm {
    struct ur_range range; /* first: found by address */
    ur_usm_type_t kind;
    struct ur_record_mapping *mappings; /* NULL for what is none */
    size_t num_mappings;
    bool queued; /* allocated by a command: of a graph, it ends with that */
    /* Allocated by a command that may not be over: those of whoever had the memory before may write
     * it, and the host may not yet. */
    bool unborn;
    struct ur_record_moment born;
    bool quiet; /* of a device that is the processor: what the host puts there is recorded, what
                 * commands do is not */
    bool busy;  /* in the list of those that a command may still write */
    unsigned entering; /* calls on their way that enqueue commands which may write it */
    uint64_t *known;   /* hashes of its grains; NULL for memory that the host does not see */
    uint8_t *doubt;    /* a bit a grain: changed while a command may have been at it */
    bool doubtful;     /* there is such a bit */
    uint8_t *written;  /* a bit a grain: its pages were written since it was compared */
    bool any_written;  /* there is such a bit */
    bool all_written;  /* nothing of it was compared yet, or what was written cannot be told */
    bool watched;      /* pages from..to are; what lies before and behind is compared each time */
    uintptr_t from, to;
    struct ur_record_user
        *users; /* commands that may write it, without those that others tell of */
    size_t num_users, room_users;
    struct ur_record_usm *next_busy, *next, **link; /* of those that the host sees */
};

struct ur_recording {
    struct ur_lock lock;
    struct ur_record_writer *writer;
    _Atomic uint64_t sequence;
    _Atomic uint64_t commands; /* that were numbered; changed with the lock held */
    unsigned use;              /* of the loader, from 1 */
    unsigned under_way;        /* commands whose calls have not returned; the lock is held */
    unsigned tasks;            /* host tasks that are not over; the lock is held, as for the next */
    uint64_t tasks_over;
    _Atomic bool on;
    bool withhold; /* --no-memory */
    bool each;     /* --each-launch */
    bool partly;   /* that, or not all of the program is recorded */
    /* There is a device that may write memory of the host by its address on a bus, where no page
     * table tells. */
    _Atomic bool devices_write;
    uint64_t compared; /* bytes that were hashed to see whether they changed; the lock is held */
};

extern HIDDEN struct ur_recording ur_recording;
extern HIDDEN const ur_layer_dditable_t *ur_recorded_next;

/* ---- recording.c ---- */
HIDDEN void ur_record_begin(struct ur_recorded *call, unsigned function, void **params);
HIDDEN void ur_record_end(struct ur_recorded *call, void **params, ur_result_t result);
HIDDEN uint64_t ur_record_next(void);
/* A sentence about what could not be recorded; each is written once. */
HIDDEN void ur_record_note(const char *format, ...) __attribute__((format(printf, 1, 2)));
HIDDEN void ur_record_write(const struct ur_bytes *bytes);

/* What is over by now becomes outputs. The lock is held. */
HIDDEN void ur_record_settle(void);
HIDDEN void ur_record_stop(void);

/* ---- callbacks.c ---- */
/* Puts our function in the place of the program's. */
HIDDEN void ur_record_replace_callback(struct ur_recorded *call, void **params);
HIDDEN void ur_record_callback_refused(struct ur_recorded *call);

/* ---- host.c; the lock is held ---- */
/* Whether a command may still write there. */
HIDDEN bool ur_record_is_pending(const struct ur_record_region *region);
/* Before a command, with host tasks about, and before a run of a graph: what it reads. */
HIDDEN void ur_record_hold_inputs(struct ur_recorded *call, void **params);
HIDDEN void ur_record_graph_runs(unsigned function, void **params);
/* Whether a graph or command buffer has native commands. */
HIDDEN bool ur_record_graph_has_native(const void *graph);
/* After a call that succeeded, of those that `follows` tells and those that hold inputs. */
HIDDEN bool ur_record_host_follows(const struct ur_record_traits *traits);
HIDDEN void ur_record_host_follow(const struct ur_recorded *call, void **params,
                                  struct ur_record_moment moment);
/* A host task is over. */
HIDDEN void ur_record_inputs_changed(void);
/* What is over was written. `early`: the program does not know yet, and later commands may have
 * written there, too. */
HIDDEN void ur_record_outputs_over(bool early);
/* What the commands of a graph read and write of the host: kept by a host task of it, around whose
 * runs it is looked at. NULL for a queue that captures nothing. */
struct ur_record_later;
HIDDEN struct ur_record_later *ur_record_later_keep(const void *queue);
HIDDEN void ur_record_later_drop(struct ur_record_later *later);
HIDDEN void ur_record_later_look(struct ur_record_later *later);
/* What differs since as parts of a record. */
HIDDEN void ur_record_later_changes(struct ur_record_later *later, struct ur_bytes *parts,
                                    uint64_t *count);
/* Before a call that may end a graph or command buffer. */
HIDDEN void ur_record_graph_gone(const struct ur_recorded *call, void **params);
HIDDEN void ur_record_host_forget_all(void);

/* ---- kernels.c; the lock is held ---- */
/* What the kernel's arguments point to is used by its launch. */
HIDDEN void ur_record_kernel_enters(struct ur_recorded *call, void **params);
HIDDEN bool ur_record_kernels_follow(unsigned function);
HIDDEN void ur_record_kernel_call(unsigned function, void **params, struct ur_record_moment moment);
HIDDEN bool ur_record_may_leave_groups(unsigned function);
/* Of a launch whose groups the adapter chooses, whether it is recorded how; true of others. */
HIDDEN bool ur_record_group_is_known(const struct ur_recorded *call, void **params);
/* Records it, before such a launch. The lock is not held. */
HIDDEN void ur_record_group(unsigned function, void **params);
HIDDEN void ur_record_kernel_released(const void *kernel);
HIDDEN const char *ur_record_kernel_name(const void *kernel);
HIDDEN void ur_record_kernels_forget_all(void);

/* ---- part.c: recordings of a part of the program, and of what a launch did ---- */
/* False if all of the program is recorded, and nothing else: the next two are not needed. */
HIDDEN bool ur_record_part_start(const struct ur_record_options *options);
/* Around a call: whether it is recorded. The first that is has what went before in front of it. */
HIDDEN bool ur_record_part_begins(const struct ur_record_traits *traits, void **params);
HIDDEN void ur_record_part_ends(const struct ur_record_traits *traits, void **params,
                                ur_result_t result);

/* Reads what the host does not see, from `offset` on, by the first queue that can. False if none
 * can. */
HIDDEN bool ur_record_read_back(ur_queue_handle_t *queues, size_t count, void *to, uintptr_t from,
                                ur_mem_handle_t buffer, size_t offset, size_t size);
/* Buffers that there are; the lock is held. The caller frees the list; NULL without memory. */
struct ur_record_sized {
    ur_mem_handle_t buffer;
    size_t size;
};
HIDDEN struct ur_record_sized *ur_record_buffers(size_t *count);
HIDDEN void ur_record_buffer_made(const void *handle, size_t size);
HIDDEN void ur_record_buffer_retained(const void *handle, int by);

/* ---- native.c: around a native command, or a run with such; the lock is not held ---- */
struct ur_record_snapshot;
/* NULL where nothing is to be told, or cannot be, which a note says. */
HIDDEN struct ur_record_snapshot *ur_record_native_begins(unsigned function, void **params);
/* Behind the call: records what has changed. False, with a note, where that cannot be told. */
HIDDEN bool ur_record_native_ends(struct ur_record_snapshot *snapshot);
HIDDEN void ur_record_snapshot_free(struct ur_record_snapshot *snapshot);

/* ---- generated/wrappers.c ---- */
HIDDEN void ur_recorded_fill(ur_layer_dditable_t *table);
HIDDEN unsigned ur_record_regions(unsigned function, void **params, struct ur_record_region *out);

/* ---- bindless.c ---- */
HIDDEN unsigned ur_record_image_copy(void **params, struct ur_record_region *out);

/* ---- encode.c ---- */
HIDDEN void ur_record_encode_start(void);
/* The arguments before the call, since it may write where they are, and what it gave after it. */
HIDDEN void ur_record_inputs(struct ur_record_words *to, unsigned function, void **params);
HIDDEN void ur_record_outputs(struct ur_record_words *to, unsigned function, void **params,
                              bool succeeded);
HIDDEN void ur_record_words_end(struct ur_record_words *to);
/* Bytes that are no content of memory, such as code, as one of the forms. */
HIDDEN void ur_record_bytes(struct ur_bytes *bytes, const void *data, size_t size);
/* The content of memory as one of the forms. It is read so that memory that is gone is no fault. */
HIDDEN void ur_record_content(struct ur_bytes *bytes, const struct ur_record_region *region);
/* False where the memory is gone. */
HIDDEN bool ur_record_content_hash(const struct ur_record_region *region, uint64_t *hash);
/* A pitch of 0 stands for rows and slices without gaps. */
HIDDEN void ur_record_normalize(struct ur_record_region *region);
HIDDEN void ur_record_shape(struct ur_bytes *bytes, const struct ur_record_region *region);
/* Bytes of a pixel of an image; 1 if it does not say. */
HIDDEN size_t ur_record_pixel(ur_mem_handle_t image);

/* ---- code.c: after a call that made a program or kernel from a native handle ---- */
HIDDEN void ur_record_code(const struct ur_recorded *call, void **params);

/* ---- memory.c; the lock is held ---- */
/* `allocated`: there is memory, not addresses alone; `queued`: by a command, which is over with
 * `born` unless that is of no queue. */
HIDDEN void ur_record_usm_made(uintptr_t base, size_t size, ur_usm_type_t kind, bool allocated,
                               bool queued, struct ur_record_moment born);
HIDDEN struct ur_record_usm *ur_record_usm_find(uintptr_t address);
/* A part of a buffer was mapped; `keeps`: with the content of the buffer, once the command is over.
 */
HIDDEN void ur_record_mapped(uintptr_t base, size_t size, bool keeps,
                             struct ur_record_moment moment);
/* The mapping that an unmap of this address ends: of several that begin there the smallest, so that
 * what is left is not too little. NULL: none is known. */
HIDDEN const struct ur_record_mapping *ur_record_mapping_at(uintptr_t base);
HIDDEN void ur_record_unmapped(uintptr_t base, struct ur_record_moment moment);
/* All USM that the host does not see; freed by the caller. */
HIDDEN struct ur_record_region *ur_record_hidden(size_t *count);
/* Puts back what was taken. */
HIDDEN void ur_record_usm_add(struct ur_record_usm *usm);
HIDDEN struct ur_record_usm *ur_record_usm_take(uintptr_t base);
HIDDEN void ur_record_usm_free(struct ur_record_usm *usm);
HIDDEN void ur_record_usm_forget_all(void);
/* Before a command: what the host has changed. False if there is no USM that the host sees. */
HIDDEN bool ur_record_host_changes(void);
HIDDEN bool ur_record_host_sees(void);
/* A command that may write it is about to be enqueued: until it has a sequence number, what
 * changes there is not looked at. */
HIDDEN void ur_record_enter(struct ur_recorded *call, struct ur_record_usm *usm);
HIDDEN void ur_record_enter_all(struct ur_recorded *call);
HIDDEN void ur_record_entered(struct ur_recorded *call);
/* A command that may write it has been enqueued. */
HIDDEN void ur_record_used(struct ur_record_usm *usm, struct ur_record_moment moment);
HIDDEN void ur_record_used_all(struct ur_record_moment moment);
/* Behind a native command, when all queues are idle: what it has changed, behind parts of memory
 * that the host does not see, which are freed. */
HIDDEN void ur_record_native_changes(const struct ur_bytes *hidden, uint64_t count);
/* After a wait: what commands that are over have changed. */
HIDDEN void ur_record_settled(void);
/* Around a host task: takes note of what is there, and records what the task has changed, with that
 * of the graph it is of, or NULL. */
HIDDEN void ur_record_task_begins(void);
HIDDEN void ur_record_task_ends(uint64_t call, struct ur_record_later *graph);

/* ---- watch.c; the lock is held. Addresses are of whole pages ---- */
/* False where the kernel cannot tell. */
HIDDEN bool ur_record_watch_start(bool off);
HIDDEN void ur_record_watch_stop(void);
/* False where that cannot be known; then nothing has changed. */
HIDDEN bool ur_record_watch(uintptr_t from, uintptr_t to);
HIDDEN void ur_record_unwatch(uintptr_t from, uintptr_t to);
/* Tells of the pages in between that were written since the last scan; all, in the first one.
 * `gaps`: some in between may not be watched, which costs more a page. False if it cannot tell. */
HIDDEN bool ur_record_scan(uintptr_t from, uintptr_t to, bool gaps,
                           void (*found)(uintptr_t, uintptr_t));

/* ---- order.c; the lock is held ---- */
/* The handles of all queues that are there; freed by the caller. */
HIDDEN ur_queue_handle_t *ur_record_queues(size_t *count);
HIDDEN void ur_record_queue_made(const void *handle, const void *device, bool in_order);
HIDDEN void ur_record_queue_retained(const void *handle, int by);
/* NULL of one that is not known. It stays until all is forgotten. */
HIDDEN struct ur_record_queue *ur_record_queue_find(const void *handle);
HIDDEN const void *ur_record_device_of(const struct ur_record_queue *queue);
HIDDEN const void *ur_record_queue_device(const void *handle);
HIDDEN bool ur_record_queue_is_captured(const void *handle);
HIDDEN void ur_record_queue_captures(const void *handle, bool captures);
/* The next command of a queue. No queue for one that is being captured or is not known. */
HIDDEN struct ur_record_moment ur_record_command(const struct ur_recorded *call, void **params);
/* The commands that a command waits for; freed by the caller. */
HIDDEN struct ur_record_moment *ur_record_waits(const struct ur_record_traits *traits,
                                                void **params, uint32_t *count);
/* All commands so far of a queue, or of the queues of a device; freed by the caller. */
HIDDEN struct ur_record_moment *ur_record_so_far(bool is_queue, const void *handle,
                                                 uint32_t *count);
/* All commands so far of a queue that keeps their order; else no queue. */
HIDDEN struct ur_record_moment ur_record_before(const void *handle);
HIDDEN bool ur_record_over(struct ur_record_moment moment);
/* Whether all of its queue up to there is over. */
HIDDEN bool ur_record_all_over(struct ur_record_moment moment);
/* Whether `of` is over once `moment` is. */
HIDDEN bool ur_record_tells(struct ur_record_moment moment, struct ur_record_moment of);
/* An event of a command, or of none yet. */
HIDDEN void ur_record_event_made(const void *event, struct ur_record_moment moment);
HIDDEN void ur_record_event_retained(const void *event, int by);
HIDDEN void ur_record_event_over(const void *event);
/* All of its queue up to there is over. */
HIDDEN void ur_record_up_to(struct ur_record_moment moment);
HIDDEN void ur_record_command_over(struct ur_record_moment moment);
HIDDEN void ur_record_order_forget_all(void);

#endif
