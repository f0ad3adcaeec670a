/* A queue that fuses: what it keeps (keep.c), what becomes of that (enqueue.c), and what was made
 * of the same before (cache.c). */
#ifndef UR_FUSE_QUEUE_QUEUE_STATE_H
#define UR_FUSE_QUEUE_QUEUE_STATE_H

#include "fusing.h"
#include "queue_events.h"

enum { UR_FUSING_MOST_KEPT = 64, UR_FUSING_MOST_COPIES = 64 }; /* sets of them are 64 bits */

/* Copies of shapes and strides stand between the launches of array libraries; larger ones are
 * enqueued at once. */
enum { UR_FUSING_MOST_COPIED = 1024 };

/* What was made of launches, for the next time that the same are kept. */
struct ur_fusing_cached {
    struct ur_fusing_cached *next; /* the one used last comes first */
    size_t key_size;
    unsigned char *key; /* owned */
    uint32_t count;
    ur_program_handle_t *programs; /* of each launch; owned, retained: so the key stays true */
    uint32_t group_count;
    struct ur_fusing_group *groups; /* owned, with their kernels */
    struct ur_fusing_report report;
};

/* A kernel that a launch was copied to; the next one in the same place of a sequence is mostly of
 * the same kernel. */
struct ur_fusing_slot {
    ur_kernel_handle_t kernel;   /* owned; NULL: none */
    ur_program_handle_t program; /* its own */
    char *name;                  /* owned */
    /* While its launch is kept: what was set, in a list that is owned. */
    ur_exp_kernel_arg_properties_t *args;
    uint32_t arg_count;
    bool holds; /* memory or samplers are among it */
};

/* What is kept of launches and copies alike. */
struct ur_fusing_kept {
    struct ur_kept_event *events; /* with references, or NULL */
    struct ur_fusing_order order; /* what it comes after, where the queue keeps none itself */
    /* While all is enqueued: */
    bool needed, failed;       /* others that are kept come after it; the driver refused it */
    ur_event_handle_t command; /* of one that is needed, with a reference, or NULL */
};

struct ur_fusing_kept_launch {
    struct ur_fusing_kept kept;
    struct ur_fusing_slot slot;       /* stays when the launch is dropped */
    struct ur_recorded_launch launch; /* with the slot's kernel */
};

struct ur_fusing_kept_copy {
    struct ur_fusing_kept kept;
    struct ur_fusing_copy copy;
    bool done; /* it was enqueued */
};

struct ur_fusing_queue {
    _Atomic uint32_t refs; /* the queue's, and one for each event of a launch that was kept */
    pthread_mutex_t lock;  /* held while what is kept is enqueued; guards what follows */
    _Atomic bool active;   /* set to true under `active_lock` too (queue.c) */
    struct ur_fusing_options options;
    struct ur_fusing_report report;
    uint32_t count;
    struct ur_fusing_kept_launch launches[UR_FUSING_MOST_KEPT];
    uint32_t copy_count, copies_done; /* all before that one were enqueued */
    bool copy_failed;
    struct ur_fusing_kept_copy copies[UR_FUSING_MOST_COPIES];
    struct ur_fusing_cached *cache;
    struct ur_fusing_programs *programs; /* NULL: no memory for them */
    struct ur_fusing_queue *next;        /* of those that are active; under `active_lock` */
    ur_queue_handle_t queue;
};

static inline bool ur_fusing_is_in_order(ur_queue_handle_t queue) {
    return !(ur_queue_base(queue)->flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

/* ---- keep.c; all that follows under the queue's lock ----------------------------------------- */

void ur_fusing_order_end(struct ur_fusing_order *order);
void ur_fusing_slot_end(struct ur_fusing_slot *slot);
/* What is kept was enqueued, or never will be. */
void ur_fusing_drop_kept(struct ur_fusing_queue *fusing);

/* ---- enqueue.c ------------------------------------------------------------------------------- */

/* Enqueues what is kept; where there is no memory to fuse, launches one by one. `last`: no others
 * come that could look at memory which is given up. */
ur_result_t ur_fusing_settle_kept(struct ur_fusing_queue *fusing, bool fuse, bool last);

/* ---- cache.c --------------------------------------------------------------------------------- */

/* What becomes of what is kept, planned now or some time before;
 * the queue's until the next of these calls. NULL: no memory. `last`: no others come that could
 * look at memory which is given up. */
struct ur_fusing_cached *ur_fusing_plan_kept(struct ur_fusing_queue *fusing, bool last);
void ur_fusing_drop_cache(struct ur_fusing_queue *fusing);

#endif
