/*
 * Linked into every host code object: what a kernel asks about its place in the launch. The symbols
 * are those that clang gives OpenCL C's built-in functions; the values come from the runner
 * (hostcode.h).
 */
#include "hostcode.h"

typedef struct ur_hostcode_item item_t;

/* The work-item that runs on this thread now. All items of a group share a thread, so a barrier,
 * during which others run, puts back what it found. */
static __thread item_t *ur_now;

#define BUILTIN(type, name, symbol, ...)                                                           \
    type name(__VA_ARGS__) __asm__(symbol);                                                        \
    type name(__VA_ARGS__)

#define ASK(name, symbol, field, outside)                                                          \
    BUILTIN(size_t, name, symbol, unsigned d) {                                                    \
        return d < 3 ? ur_now->field[d] : outside;                                                 \
    }

ASK(item_global_id, "_Z13get_global_idj", global_id, 0)
ASK(item_local_id, "_Z12get_local_idj", local_id, 0)
ASK(item_group_id, "_Z12get_group_idj", group_id, 0)
ASK(item_global_size, "_Z15get_global_sizej", global_size, 1)
ASK(item_local_size, "_Z14get_local_sizej", local_size, 1)
ASK(item_enqueued_size, "_Z23get_enqueued_local_sizej", local_size, 1)
ASK(item_groups, "_Z14get_num_groupsj", group_count, 1)
ASK(item_offset, "_Z17get_global_offsetj", offset, 0)

BUILTIN(unsigned, item_dims, "_Z12get_work_dimv", void) {
    return ur_now->dims;
}

BUILTIN(size_t, item_global_linear, "_Z20get_global_linear_idv", void) {
    const item_t *i = ur_now;
    return ((i->global_id[2] - i->offset[2]) * i->global_size[1] + i->global_id[1] - i->offset[1]) *
               i->global_size[0] +
           i->global_id[0] - i->offset[0];
}

BUILTIN(size_t, item_local_linear, "_Z19get_local_linear_idv", void) {
    const item_t *i = ur_now;
    return (i->local_id[2] * i->local_size[1] + i->local_id[1]) * i->local_size[0] + i->local_id[0];
}

static size_t group_size(void) {
    return ur_now->local_size[0] * ur_now->local_size[1] * ur_now->local_size[2];
}

/* A sub-group is one work-item here. */
BUILTIN(unsigned, sub_size, "_Z18get_sub_group_sizev", void) {
    return 1;
}
BUILTIN(unsigned, sub_max_size, "_Z22get_max_sub_group_sizev", void) {
    return 1;
}
BUILTIN(unsigned, sub_local_id, "_Z22get_sub_group_local_idv", void) {
    return 0;
}
BUILTIN(unsigned, sub_count, "_Z18get_num_sub_groupsv", void) {
    return (unsigned)group_size();
}
BUILTIN(unsigned, sub_enqueued_count, "_Z27get_enqueued_num_sub_groupsv", void) {
    return (unsigned)group_size();
}
BUILTIN(unsigned, sub_id, "_Z16get_sub_group_idv", void) {
    return (unsigned)item_local_linear();
}

/* All items of a group run on one thread, which sees its own writes in order: only the compiler
 * must not move any across. A fence that reaches other groups too releases and acquires, which
 * costs an instruction where stores may overtake each other, and none elsewhere. */
enum { LOCAL_MEMORY = 1 }; /* CLK_LOCAL_MEM_FENCE */
static inline void fence(unsigned flags) {
    if (flags & ~(unsigned)LOCAL_MEMORY)
        __atomic_thread_fence(__ATOMIC_ACQ_REL);
    else
        __atomic_signal_fence(__ATOMIC_ACQ_REL);
}

BUILTIN(void, ur_barrier, "_Z7barrierj", unsigned flags) {
    item_t *me = ur_now;
    fence(flags);
    me->barrier(me);
    ur_now = me;
}
BUILTIN(void, ur_group_barrier, "_Z18work_group_barrierj", unsigned flags) {
    ur_barrier(flags);
}
/* The last parameter is memory_scope, an enumeration. */
BUILTIN(void, ur_group_barrier_scope, "_Z18work_group_barrierj12memory_scope", unsigned flags,
        unsigned scope) {
    (void)scope;
    ur_barrier(flags);
}
BUILTIN(void, ur_sub_barrier, "_Z17sub_group_barrierj", unsigned flags) {
    fence(flags);
}
BUILTIN(void, ur_sub_barrier_scope, "_Z17sub_group_barrierj12memory_scope", unsigned flags,
        unsigned scope) {
    (void)scope;
    ur_sub_barrier(flags);
}

/* Used by the generated entries. */
void ur__enter(item_t *item) {
    ur_now = item;
}
size_t ur__row_length(void) {
    return ur_now->local_size[0] - ur_now->local_id[0];
}
void ur__next(void) {
    ur_now->local_id[0]++;
    ur_now->global_id[0]++;
}

/* For the group functions that are generated after this text. */
static __thread size_t ur_arrived;

/* Whether this item is the first of its group to get here since the group started or all had got
 * here. */
__attribute__((unused)) static _Bool ur_first(void) {
    if (ur_arrived >= group_size())
        ur_arrived = 0;
    return ur_arrived++ == 0;
}

/* A group that was given up midway leaves a count behind; the first item of the next one clears it.
 */
void ur__enter_group(item_t *item) {
    ur_now = item;
    if ((item->local_id[0] | item->local_id[1] | item->local_id[2]) == 0)
        ur_arrived = 0;
}
