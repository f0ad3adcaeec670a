/* Host code in the form of earlier versions of urcc: kernels with an entry for one work-item, which
 * waits on a stack of its own, and local variables that are the thread's. `turn` gives each
 * work-item what its neighbour wrote; `count` runs in rows; `trap_divide` divides by 0, and
 * `trap_at_barrier` does what no processor does where others wait. */
#include "hostcode/hostcode.h"

static _Thread_local int tile[64];

static void turn(void *const *args, struct ur_hostcode_item *item) {
    int *out = *(int **)args[0];
    size_t id = item->local_id[0], size = item->local_size[0];
    tile[id] = out[item->global_id[0]];
    item->barrier(item);
    out[item->global_id[0]] = tile[(id + 1) % size];
}

static void count(void *const *args, struct ur_hostcode_item *item) {
    ++(*(int **)args[0])[item->global_id[0]];
}

static void count_row(void *const *args, struct ur_hostcode_item *item) {
    for (size_t n = item->local_size[0] - item->local_id[0]; n; --n) {
        count(args, item);
        ++item->local_id[0];
        ++item->global_id[0];
    }
}

static void trap_divide(void *const *args, struct ur_hostcode_item *item) {
    volatile int *out = *(int **)args[0];
    (void)item;
    out[2] = 7 / out[1];
}

static void trap_at_barrier(void *const *args, struct ur_hostcode_item *item) {
    (void)args;
    item->barrier(item);
    if (item->global_id[0] == 128)
        __builtin_trap();
    item->barrier(item);
}

static const struct ur_hostcode_arg argument = {"out", UR_HOSTCODE_ARG_POINTER, 4, 8};
static const struct ur_hostcode_kernel kernels[] = {
    {.name = "turn",
     .entry = turn,
     .args = &argument,
     .arg_count = 1,
     .uses_barrier = 1,
     .static_local_size = sizeof(tile),
     .stack_size = 20480},
    {.name = "count",
     .entry = count,
     .args = &argument,
     .arg_count = 1,
     .stack_size = 20480,
     .row = count_row,
     .any_groups = 1},
    {.name = "trap_divide", .entry = trap_divide, .args = &argument, .arg_count = 1},
    {.name = "trap_at_barrier",
     .entry = trap_at_barrier,
     .args = &argument,
     .arg_count = 1,
     .uses_barrier = 1,
     .stack_size = 20480},
};

extern __attribute__((visibility("default"))) const struct ur_hostcode_table ur_hostcode_table;
const struct ur_hostcode_table ur_hostcode_table = {
    UR_HOSTCODE_MAGIC, UR_HOSTCODE_VERSION, 4, 0, kernels, 0};
