/* Launches of an adapter, fused: what fuse/ makes of modules, for command buffers and queues.
 *
 * A fuser is handed launches in their order, each a kernel with all its arguments set that nobody
 * else changes. It finds the runs of launches that may be one, makes programs and kernels of them
 * through the adapter's own entry points, and remembers for each launch what became of it.
 *
 *   plan.c     which launches become one; of it order.c, those that wait alike, and copies.c,
 * copies between them tell.c     what fuse/ is told of a launch group.c    the one kernel, and
 * whether it is better; programs.c what was built for it options.c  what the program asks for;
 * report.c what became of launches, for queries and the log buffer.c   the calls on command buffers
 *   queue.c    the calls on queues; keep.c what they keep, enqueue.c what becomes of it, cache.c
 * what was made of the same before
 */
#ifndef UR_FUSE_QUEUE_FUSING_H
#define UR_FUSE_QUEUE_FUSING_H

#include "fuse/fusion.h"
#include "graph/buffer.h"
#include "ur_fusion.h"

/* ---- report.c -------------------------------------------------------------------------------- */

struct ur_fusing_entry {
    char kernel[96];
    char words[512]; /* of the first launch of a kernel, and of those that are none's */
    uint32_t group;  /* the first launch of the kernel that it is part of, or itself */
    bool fused;
};

/* What became of launches. All zero: of none. A queue may fuse for days, so of its launches only
 * the last ones have entries, between half of UR_FUSING_MOST_TOLD and all. */
enum { UR_FUSING_MOST_TOLD = 4096 };
struct ur_fusing_report {
    uint32_t gone; /* launches before the first entry */
    uint32_t count, room, fused, kernels;
    struct ur_fusing_entry *entries;
};

/* One more, which is not fused; NULL: no memory. */
struct ur_fusing_entry *ur_fusing_entry_new(struct ur_fusing_report *report, const char *kernel);
/* Adds what became of a sequence of launches, of which the report is. */
void ur_fusing_report_add(struct ur_fusing_report *report, const struct ur_fusing_report *sequence);
void ur_fusing_report_end(struct ur_fusing_report *report);
ur_result_t ur_fusing_report_query(const struct ur_fusing_report *report, bool active,
                                   ur_fusion_info_t name, ur_info_out out);

/* ---- programs.c ------------------------------------------------------------------------------ */

/* The programs that were used last. Addresses are no part of them, so a loop whose arrays change
 * places builds nothing again. */
enum { UR_FUSING_PROGRAMS = 32 };
struct ur_fusing_programs {
    ur_context_handle_t context;
    ur_device_handle_t device;
    uint32_t users;                       /* under the lock of all */
    struct ur_fusing_programs *following; /* likewise */
    pthread_mutex_t lock;
    uint64_t uses;
    struct ur_fusing_program {
        uint32_t *code; /* owned; NULL: none is there */
        size_t words;
        char *options;               /* owned */
        ur_program_handle_t program; /* owned */
        uint64_t used;               /* the last time */
    } kept[UR_FUSING_PROGRAMS];
};
/* For a queue that fuses, which outlives neither. NULL: no memory. */
struct ur_fusing_programs *ur_fusing_programs_of(ur_context_handle_t context,
                                                 ur_device_handle_t device);
void ur_fusing_programs_release(struct ur_fusing_programs *programs); /* NULL is nothing */
/* One that was built of the same code, retained; NULL: none was. */
ur_program_handle_t ur_fusing_programs_find(struct ur_fusing_programs *programs,
                                            const struct ur_fusion_made *made, const char *options);
/* Takes the code. Without memory nothing is kept. */
void ur_fusing_programs_keep(struct ur_fusing_programs *programs, struct ur_fusion_made *made,
                             const char *options, ur_program_handle_t program);

/* ---- tell.c ---------------------------------------------------------------------------------- */

/* The kernel's name, which the caller frees. Those of SYCL have thousands of letters. */
ur_result_t ur_fusing_name(ur_kernel_handle_t kernel, char **out);

/* For ur_kernel_sub_group, where that is the same in all work-groups. */
uint32_t ur_fusing_largest_sub_group(ur_kernel_handle_t kernel, ur_device_handle_t device);

/* What an argument points into, for `fuse/`. */
void ur_fusing_argument(ur_context_handle_t context, const ur_exp_kernel_arg_properties_t *arg,
                        struct ur_fusion_argument *out);

/* ---- options.c ------------------------------------------------------------------------------- */

/* Options, checked and copied. */
struct ur_fusing_options {
    ur_fusion_flags_t flags;
    uint32_t promoted_count;
    struct ur_fusion_memory *promoted; /* owned */
};
ur_result_t ur_fusing_options_copy(struct ur_fusing_options *options, const ur_fusion_desc_t *desc);
void ur_fusing_options_end(struct ur_fusing_options *options);

/* ---- group.c --------------------------------------------------------------------------------- */

/* An argument of the one kernel that is a buffer: which launch has it, and as which argument. */
struct ur_fusing_buffer {
    uint32_t index, launch, argument;
};

/* A run of launches that became one kernel. */
struct ur_fusing_group {
    uint32_t first, count;     /* of the launches that were handed in */
    ur_kernel_handle_t kernel; /* with its arguments; the taker releases it */
    size_t global[3], local[3];
    bool has_local;
    uint32_t buffer_count;
    struct ur_fusing_buffer *buffers; /* the taker frees it */
};
void ur_fusing_group_end(struct ur_fusing_group *group);

/* ---- plan.c ---------------------------------------------------------------------------------- */

/* What a launch or copy comes after where not all before it do: launches and copies of the
 * sequence, of which there are 64 at most, by bits, and events. */
struct ur_fusing_order {
    uint64_t after, copies;
    uint32_t event_count;
    ur_event_handle_t *events; /* owned, with references */
};

/* A copy that comes before a launch of the sequence: of a few bytes, so that launches of which it
 * is proven that they do not touch them are one kernel that comes after it. */
struct ur_fusing_copy {
    uint32_t before; /* launch; their number: behind all */
    void *to;
    const void *from;
    size_t size;
    const void *bytes; /* what it copies, if that is known already; else NULL */
};

/* Launches as they are handed in, in their order, and copies between them. */
struct ur_fusing_sequence {
    uint32_t count;
    const struct ur_recorded_launch *const *launches;
    const struct ur_fusing_order *const *orders; /* NULL: each comes after the one before */
    uint32_t copy_count;
    const struct ur_fusing_copy *const *copies;
    const struct ur_fusing_order *const *copy_orders; /* with `orders` */
};

/* Adds an entry for each launch to the report. `out` has room for half as many groups; those of
 * launches that stay alone are none. A failure other than host memory's end is a reason in the
 * report, and the launches stay alone. After a failure there are no groups. `programs`, which may
 * be NULL, are of the same context and device. Copies within a group come before its kernel; with
 * orders, those do that wait for none of its launches. */
ur_result_t ur_fusing_plan(ur_context_handle_t context, ur_device_handle_t device,
                           const struct ur_fusing_options *options,
                           const struct ur_fusing_sequence *sequence,
                           struct ur_fusing_programs *programs, struct ur_fusing_report *report,
                           struct ur_fusing_group *out, uint32_t *group_count);

#endif
