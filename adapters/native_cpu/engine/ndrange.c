/* Kernels over an index space: by the kernel's own loop over a row or a group, or a fiber for each
 * work-item where they wait and there is none. */
#include "internal.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ARG_ALIGN = ENG_BLOB_ALIGN,
    STACK_MARGIN = 32 * 1024,
};

struct item {
    struct ur_hostcode_item base; /* first: the kernel is given its address */
    struct group *group;
    struct eng_fiber *fiber;
    struct team *team; /* its sub-group, where these wait apart */
};

/* A sub-group that waits apart from others. */
struct team {
    uint32_t count, arrived, serial;
};

/* The group that an exec is working on. */
struct group {
    struct eng_exec *exec;
    const struct eng_work *launch;
    const struct kernel_work *work; /* its */
    _Atomic size_t *taken;          /* eng_exec's; NULL: the piece is all */
    const char *name;
    struct item *items; /* with barriers one for each work-item, else one */
    size_t room;
    size_t item_count, at; /* with barriers: work-items, and the one that runs */
    size_t ended;          /* of those that ran since the last barrier */
    bool last;             /* of this piece: the work-items do not come back */
    size_t first, count;   /* groups of this piece */
    uint64_t *slots;       /* one for each item */
    void *scratch;         /* of kernels that run whole groups themselves */
    size_t scratch_room;
    bool apart; /* its work-items did not all go the same way */
    /* Where sub-groups wait apart: whoever waits is passed by until those it waits for are there.
     */
    struct team whole, *teams;
    size_t serial; /* of the group under way */
    size_t steps;  /* waits that ended, and work-items */
};

void eng_group_free(struct eng_exec *exec) {
    if (exec->group) {
        free(exec->group->items);
        free(exec->group->slots);
        free(exec->group->teams);
        free(exec->group->scratch);
    }
    free(exec->group);
}

static unsigned char *align_up(unsigned char *at, size_t align) {
    return (unsigned char *)(((uintptr_t)at + align - 1) & ~(uintptr_t)(align - 1));
}

static size_t aligned(size_t size, size_t align) {
    return (size + align - 1) & ~(align - 1);
}

/* Where a value of this size may be: no type's alignment is above its size, rounded up. */
static size_t value_align(size_t size) {
    size_t align = 1;

    while (align < size && align < ARG_ALIGN)
        align *= 2;
    return align;
}

/* Places the next value behind `at`, which becomes its end. Gives its start. */
static size_t place_value(size_t *at, size_t size) {
    size_t align = value_align(size), start = aligned(*at, align);

    *at = start + (size > align ? size : align);
    return start;
}

static size_t local_align(const struct ur_hostcode_arg *arg) {
    return arg->align > ARG_ALIGN ? arg->align : ARG_ALIGN;
}

/* ---- what a thread needs before the first group ---------------------------------------------- */

static bool grow_items(struct eng_exec *exec, size_t count) {
    struct group *group = exec->group;
    struct item *items;
    struct team *teams;
    uint64_t *slots;

    if (!group) {
        group = exec->group = calloc(1, sizeof(*group));
        if (!group)
            return false;
        group->exec = exec;
    }
    if (group->room >= count)
        return true;
    items = realloc(group->items, count * sizeof(*items));
    if (!items)
        return false;
    group->items = items;
    slots = realloc(group->slots, count * sizeof(*slots));
    if (!slots)
        return false;
    group->slots = slots;
    teams = realloc(group->teams, count * sizeof(*teams));
    if (!teams)
        return false;
    group->teams = teams;
    group->room = count;
    return true;
}

static bool grow_scratch(struct group *group, const struct kernel_work *work) {
    const struct ur_hostcode_kernel *kernel = work->kernel;
    size_t count = work->local[0] * work->local[1] * work->local[2];
    size_t teams = kernel->sub_group_size ? (count - 1) / kernel->sub_group_size + 1 : count;
    size_t items, own, whole;

    if (!kernel->group)
        return true;
    if (__builtin_mul_overflow(aligned(count, 16), kernel->scratch_item, &items) ||
        __builtin_mul_overflow(teams, kernel->scratch_team, &own) ||
        __builtin_add_overflow(items, own, &whole))
        return false;
    if (group->scratch_room >= whole)
        return true;
    free(group->scratch);
    group->scratch_room = 0;
    group->scratch = aligned_alloc(ARG_ALIGN, aligned(whole, ARG_ALIGN));
    if (!group->scratch)
        return false;
    group->scratch_room = whole;
    return true;
}

/* Stack for a kernel that says what it needs: that, and what barriers and signal frames of others
 * take. */
static size_t stack_for(size_t standard, const struct ur_hostcode_kernel *kernel) {
    uint64_t wanted = kernel->stack_size + STACK_MARGIN;

    return wanted > standard && wanted > kernel->stack_size && wanted < SIZE_MAX / 2
               ? (size_t)wanted
               : standard;
}

static bool grow_stacks(struct eng_stacks *stacks, size_t count, size_t stack_size) {
    struct eng_stacks larger;

    if (stacks->count >= count && stacks->stack_size >= stack_size)
        return true;
    /* Groups of many sizes come one after the other: not new stacks for each. */
    while (count & (count - 1))
        count += count & -count;
    if (!eng_stacks_create(&larger, count > stacks->count ? count : stacks->count,
                           stack_size > stacks->stack_size ? stack_size : stacks->stack_size) &&
        !eng_stacks_create(&larger, count, stack_size))
        return false;
    eng_stacks_destroy(stacks);
    *stacks = larger;
    return true;
}

static bool prepare_args(struct eng_exec *exec, const struct eng_work *launch) {
    const struct kernel_work *work = &launch->kernel;
    const struct ur_hostcode_kernel *kernel = work->kernel;
    unsigned char *values = launch->blob, *local;
    const size_t *sizes = (const size_t *)(const void *)values;
    size_t at;

    if (exec->args_room < 2 * (size_t)kernel->arg_count) {
        void **args = realloc(exec->args, 2 * (size_t)kernel->arg_count * sizeof(*args));

        if (!args)
            return false;
        exec->args = args;
        exec->args_room = 2 * (size_t)kernel->arg_count;
    }
    if (exec->local_size < work->local_size) {
        free(exec->local);
        exec->local_size = 0;
        exec->local = malloc(work->local_size);
        if (!exec->local)
            return false;
        exec->local_size = work->local_size;
    }
    /* The first half points to values, the second half holds the pointers to local memory. */
    at = kernel->arg_count * sizeof(size_t);
    local = exec->local;
    for (uint32_t i = 0; i < kernel->arg_count; i++) {
        const struct ur_hostcode_arg *arg = &kernel->args[i];

        if (arg->kind == UR_HOSTCODE_ARG_LOCAL) {
            local = align_up(local, local_align(arg));
            exec->args[kernel->arg_count + i] = local;
            exec->args[i] = &exec->args[kernel->arg_count + i];
            local += sizes[i];
        } else {
            exec->args[i] = values + place_value(&at, sizes[i]);
        }
    }
    exec->local_block = kernel->local_block ? align_up(local, ARG_ALIGN) : NULL;
    return true;
}

/* ---- work-items ------------------------------------------------------------------------------ */

static void lone_device_barrier(void *waiter) {
    (void)waiter; /* the only group */
}

/* What is the same for all groups; ids are those of local id (0, 0, 0). */
static void set_space(struct ur_hostcode_item *item, const struct group *group) {
    const struct kernel_work *work = group->work;

    *item = (struct ur_hostcode_item){
        .dims = work->dims,
        .local = group->exec->local_block,
        .slots = group->slots,
        .scratch = group->scratch,
        .device_barrier = work->gang ? eng_gang_wait : lone_device_barrier,
        .waiter = group->exec,
        .sub_group_size = work->kernel->sub_group_size ? work->kernel->sub_group_size : 1};
    for (int d = 0; d < 3; d++) {
        item->offset[d] = work->offset[d];
        item->global_size[d] = work->global[d];
        item->local_size[d] = work->local[d];
        item->group_count[d] = work->groups[d];
    }
}

static void group_ids(const struct kernel_work *work, size_t index, size_t ids[3]) {
    ids[0] = index % work->groups[0];
    index /= work->groups[0];
    ids[1] = index % work->groups[1];
    ids[2] = index / work->groups[1];
}

/* From one group to the one after it: dividing for each would cost more than a small group does. */
static void next_group(const struct kernel_work *work, size_t ids[3]) {
    if (++ids[0] < work->groups[0])
        return;
    ids[0] = 0;
    if (++ids[1] < work->groups[1])
        return;
    ids[1] = 0;
    ids[2]++;
}

static void place_item(const struct kernel_work *work, struct ur_hostcode_item *item, int dimension,
                       size_t local_id) {
    item->local_id[dimension] = local_id;
    item->global_id[dimension] =
        item->offset[dimension] + item->group_id[dimension] * work->local[dimension] + local_id;
}

static void lone_barrier(struct ur_hostcode_item *item) {
    (void)item; /* a group of one: everybody is here */
}

static size_t extent(const struct kernel_work *work, const struct ur_hostcode_item *item, int d) {
    size_t left = work->global[d] - item->group_id[d] * work->local[d];

    return left < work->local[d] ? left : work->local[d];
}

/* The work-items of one group, item after item, or row after row. */
static void run_group(const struct kernel_work *work, void *const *args,
                      struct ur_hostcode_item *item) {
    size_t rows = item->local_size[1], slices = item->local_size[2], first = 0;

    if (work->ragged && !work->uneven) {
        rows = extent(work, item, 1);
        slices = extent(work, item, 2);
        /* A row knows its end by the size of the group: a short one starts as if it were at the end
         * of a whole one. */
        first = work->local[0] - extent(work, item, 0);
    }
    for (size_t z = 0; z < slices; z++) {
        place_item(work, item, 2, z);
        for (size_t y = 0; y < rows; y++) {
            place_item(work, item, 1, y);
            place_item(work, item, 0, 0);
            item->local_id[0] = first;
            if (work->kernel->row) {
                work->kernel->row(args, item);
                continue;
            }
            for (size_t x = 0; x < work->local[0]; x++) {
                work->kernel->entry(args, item);
                item->local_id[0]++;
                item->global_id[0]++;
            }
        }
    }
}

/* All groups of the piece, of which the item stands in the first, and then in the one behind them.
 * False: work-items of one have parted. */
static bool run_piece(struct group *group) {
    const struct kernel_work *work = group->work;
    struct ur_hostcode_item *item = &group->items[0].base;

    for (size_t g = 0; g < group->count; g++) {
        for (int d = 0; work->uneven && d < 3; d++)
            item->local_size[d] = extent(work, item, d);
        if (work->kernel->group) {
            for (int d = 0; d < 3; d++)
                place_item(work, item, d, 0);
            if (work->kernel->group(group->exec->args, item) != 0) {
                group->apart = true;
                group->first += g;
                return false;
            }
        } else {
            run_group(work, group->exec->args, item);
        }
        next_group(work, item->group_id);
    }
    return true;
}

/* Takes the next piece where this one is done: a small one costs less than to begin anew. */
static bool take_piece(struct group *group) {
    const struct eng_work *launch = group->launch;
    size_t first;

    if (!group->taken)
        return false;
    eng_piece_done(group->exec);
    first = atomic_fetch_add_explicit(group->taken, launch->chunk, memory_order_relaxed);
    if (first >= launch->units)
        return false;
    if (first != group->first + group->count) /* divisions cost as much as a small group */
        group_ids(group->work, first, group->items[0].base.group_id);
    group->first = first;
    group->count = launch->units - first < launch->chunk ? launch->units - first : launch->chunk;
    return true;
}

/* On the work fiber. */
static void run_loop(void *data) {
    struct group *group = data;
    struct ur_hostcode_item *item = &group->items[0].base;

    set_space(item, group);
    item->barrier = item->sub_group_barrier = lone_barrier;
    group_ids(group->work, group->first, item->group_id);
    while (run_piece(group) && take_piece(group)) {
    }
}

/* The next work-item's, or the thread's own after the last. */
static inline struct eng_fiber *next_fiber(struct group *group) {
    struct eng_exec *exec = group->exec;

    if (++group->at == group->item_count)
        return &exec->thread;
    return exec->current = group->items[group->at].fiber;
}

/* Goes on with the next one at once. Returns when it is this one's turn again. */
static inline void pass_on(struct item *item) {
    eng_fiber_switch(item->fiber, next_fiber(item->group));
}

static void wait_at_barrier(struct ur_hostcode_item *base) {
    pass_on((struct item *)base);
}

/* ---- sub-groups that wait apart -------------------------------------------------------------- */

static void wait_for_team(struct item *item, struct team *team) {
    uint32_t serial = team->serial;

    if (++team->arrived == team->count) {
        team->arrived = 0;
        team->serial++;
        item->group->steps++;
        return;
    }
    do
        pass_on(item);
    while (team->serial == serial);
}

static void wait_for_whole(struct ur_hostcode_item *base) {
    struct item *item = (struct item *)base;

    wait_for_team(item, &item->group->whole);
}

static void wait_for_sub_group(struct ur_hostcode_item *base) {
    struct item *item = (struct item *)base;

    wait_for_team(item, item->team);
}

/* Its stack is given up wherever it was left, after the last group. */
static void run_apart(void *data) {
    struct item *item = data;
    struct group *group = item->group;

    for (;;) {
        size_t serial = group->serial;

        group->work->kernel->entry(group->exec->args, &item->base);
        group->ended++;
        group->steps++;
        do
            pass_on(item);
        while (group->serial == serial);
    }
}

static void set_teams(struct group *group) {
    size_t size = group->work->kernel->sub_group_size ? group->work->kernel->sub_group_size : 1;

    group->whole = (struct team){.count = (uint32_t)group->item_count};
    for (size_t i = 0; i < group->item_count; i++) {
        struct team *team = &group->teams[i / size];

        if (i % size == 0)
            *team = (struct team){0};
        team->count++;
        group->items[i].team = team;
        group->items[i].base.barrier = wait_for_whole;
        group->items[i].base.sub_group_barrier = wait_for_sub_group;
    }
}

/* One group: turn after turn until all work-items have ended, or none gets on. */
static int run_teams(struct group *group, size_t g) {
    struct eng_exec *exec = group->exec;

    exec->fault_signal = 0;
    group->ended = 0;
    while (group->ended != group->item_count) {
        size_t steps = group->steps;

        group->at = 0;
        exec->current = group->items[0].fiber;
        eng_fiber_switch(&exec->thread, group->items[0].fiber);
        exec->current = NULL;
        if (exec->fault_signal)
            return eng_guard_explain(exec, group->name);
        if (steps == group->steps) {
            snprintf(exec->error, sizeof(exec->error),
                     "%s: %zu of %zu work-items of group %zu wait for others that have ended or "
                     "wait elsewhere",
                     group->name, group->item_count - group->ended, group->item_count, g);
            return ENG_ERR_BARRIER;
        }
    }
    return ENG_OK;
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* One group after the other; the thread puts the item into its place in the next one meanwhile. */
static void run_item(void *data) {
    struct item *item = data;
    struct group *group = item->group;

    for (;;) {
        group->work->kernel->entry(group->exec->args, &item->base);
        group->ended++;
        if (group->last)
            eng_fiber_exit(item->fiber, next_fiber(group));
        pass_on(item);
    }
}

/* Before the first group of a piece. */
static void set_fibers(struct group *group, size_t count, const size_t group_id[3]) {
    const struct kernel_work *work = group->work;

    group->item_count = count;
    for (size_t i = 0; i < count; i++) {
        struct item *item = &group->items[i];
        const size_t local_id[3] = {i % work->local[0], i / work->local[0] % work->local[1],
                                    i / work->local[0] / work->local[1]};

        set_space(&item->base, group);
        item->base.linear_id = i;
        for (int d = 0; d < 3; d++) {
            item->base.group_id[d] = group_id[d];
            place_item(work, &item->base, d, local_id[d]);
        }
        item->base.barrier = item->base.sub_group_barrier = wait_at_barrier;
        item->group = group;
        item->fiber = &group->exec->items.fibers[i];
        eng_fiber_prepare(item->fiber, work->kernel->sub_group_barriers ? run_apart : run_item,
                          item);
    }
    if (work->kernel->sub_group_barriers)
        set_teams(group);
}

/* Moves all items from their group to the one after it. */
static void move_items(struct group *group, size_t group_id[3]) {
    const size_t before[3] = {group_id[0], group_id[1], group_id[2]};

    next_group(group->work, group_id);
    for (int d = 0; d < 3; d++) {
        if (group_id[d] == before[d])
            continue;
        for (size_t i = 0; i < group->item_count; i++) {
            struct ur_hostcode_item *item = &group->items[i].base;

            item->group_id[d] = group_id[d];
            place_item(group->work, item, d, item->local_id[d]);
        }
    }
}

/* One group, each work-item up to the next barrier in turn. */
static int run_fibers(struct group *group, size_t g) {
    struct eng_exec *exec = group->exec;
    struct eng_fiber *first = group->items[0].fiber;

    exec->fault_signal = 0;
    do {
        group->at = group->ended = 0;
        exec->current = first;
        eng_fiber_switch(&exec->thread, first);
        exec->current = NULL;
        if (exec->fault_signal)
            return eng_guard_explain(exec, group->name);
        if (group->ended != 0 && group->ended != group->item_count) {
            snprintf(
                exec->error, sizeof(exec->error),
                "%s: %zu of %zu work-items of group %zu ended before a barrier that others wait at",
                group->name, group->ended, group->item_count, g);
            return ENG_ERR_BARRIER;
        }
    } while (group->ended == 0);
    return ENG_OK;
}

static eng_run run_groups;

static bool has_fibers(const struct kernel_work *work) {
    return work->kernel->uses_barrier && !work->kernel->group &&
           work->local[0] * work->local[1] * work->local[2] > 1;
}

size_t eng_work_stack(const struct eng_work *work) {
    return work->body == run_groups ? stack_for(0, work->kernel.kernel) : 0;
}

bool eng_exec_prepare(struct eng_exec *exec, size_t stack) {
    size_t least = exec->work.stack_size;

    return grow_items(exec, 1) && grow_stacks(&exec->work, 1, stack > least ? stack : least);
}

static int no_memory(struct eng_exec *exec, const char *name) {
    snprintf(exec->error, sizeof(exec->error), "%s: no memory for its work-items", name);
    return ENG_ERR_MEMORY;
}

static void set_group(struct eng_exec *exec, const struct eng_work *launch, size_t first,
                      size_t count) {
    struct group *group = exec->group;

    group->launch = launch;
    group->work = &launch->kernel;
    group->taken = NULL;
    group->name = launch->name;
    group->first = first;
    group->count = count;
    group->apart = false;
}

/* Of groups that run in loops. */
static int result_of(struct eng_exec *exec) {
    const struct group *group = exec->group;

    if (!group->apart)
        return ENG_OK;
    snprintf(exec->error, sizeof(exec->error),
             "%s: work-items of group %zu ended before a barrier that others wait at, or wait at "
             "different ones",
             group->name, group->first);
    return ENG_ERR_BARRIER;
}

/* Without fibers, on the work fiber. Pre: eng_exec_prepare. */
static int run_groups(struct eng_exec *exec, const struct eng_work *launch, size_t first,
                      size_t count) {
    if (!prepare_args(exec, launch) || !grow_scratch(exec->group, &launch->kernel))
        return no_memory(exec, launch->name);
    set_group(exec, launch, first, count);
    if (launch->poison && launch->kernel.local_size)
        memset(exec->local, ENG_POISON_NEW, launch->kernel.local_size);
    run_loop(exec->group);
    return result_of(exec);
}

int eng_run_kernel(struct eng_exec *exec, const struct eng_work *launch, size_t first,
                   size_t count) {
    const struct kernel_work *work = &launch->kernel;
    size_t items = work->local[0] * work->local[1] * work->local[2];
    bool fibers = has_fibers(work);
    struct group *group;
    size_t group_id[3];

    if (!grow_items(exec, fibers ? items : 1) ||
        !(fibers ? grow_stacks(&exec->items, items, stack_for(exec->stack_size, work->kernel))
                 : grow_stacks(&exec->work, 1, stack_for(exec->work.stack_size, work->kernel))) ||
        !prepare_args(exec, launch) || !grow_scratch(exec->group, work))
        return no_memory(exec, launch->name);
    group = exec->group;
    set_group(exec, launch, first, count);
    if (!fibers) {
        if (work->local_size && launch->poison)
            memset(exec->local, ENG_POISON_NEW, work->local_size);
        group->taken = launch->poison ? NULL : exec->taken;
        if (eng_guard_run(exec, run_loop, group) == 0)
            return result_of(exec);
        return eng_guard_explain(exec, launch->name);
    }
    group_ids(work, first, group_id);
    set_fibers(group, items, group_id);
    for (size_t g = first; g < first + count; g++) {
        int result;

        if (g != first)
            move_items(group, group_id);
        if (work->local_size && launch->poison)
            memset(exec->local, ENG_POISON_NEW, work->local_size);
        group->last = g + 1 == first + count;
        group->serial++;
        result = work->kernel->sub_group_barriers ? run_teams(group, g) : run_fibers(group, g);
        if (result != ENG_OK)
            return result;
    }
    return ENG_OK;
}

/* ---- submission ------------------------------------------------------------------------------ */

static bool valid(const struct eng_launch *launch) {
    const struct ur_hostcode_kernel *kernel = launch->kernel;
    size_t items = 1, groups = 1;

    if (launch->dims < 1 || launch->dims > 3)
        return false;
    for (uint32_t d = 0; d < launch->dims; d++) {
        if (launch->local[d] == 0 || launch->global[d] == 0 ||
            launch->global[d] % launch->local[d] != 0 || launch->local[d] > ENG_MAX_GROUP_SIZE ||
            launch->offset[d] + launch->global[d] < launch->offset[d])
            return false;
        items *= launch->local[d];
        if (__builtin_mul_overflow(groups, launch->global[d] / launch->local[d], &groups))
            return false;
    }
    if (items > ENG_MAX_GROUP_SIZE || groups > SIZE_MAX / 2)
        return false;
    for (uint32_t i = 0; i < kernel->arg_count; i++) {
        bool local = kernel->args[i].kind == UR_HOSTCODE_ARG_LOCAL;

        if (local ? launch->args[i] != NULL || launch->arg_sizes[i] == 0
                  : launch->args[i] == NULL || launch->arg_sizes[i] != kernel->args[i].size)
            return false;
    }
    return true;
}

/* How to cut the index space where that is left to the runner: enough groups for all threads to
 * have their share, of rows as long as that allows. */
static void cut(const struct eng_device *device, struct kernel_work *work) {
    enum { LONGEST = 4096, WORTHWHILE = 1024 };
    size_t rows = work->global[1] * work->global[2], shares = (size_t)device->threads * 8;
    size_t length = work->global[0], together = 1;

    if (rows < shares)
        length = work->global[0] / (shares / rows);
    /* Not finer than the caller's groups: it may know how little one item does. */
    length = length < work->local[0] ? work->local[0] : length < LONGEST ? length : LONGEST;
    if (length < WORTHWHILE) {
        together = WORTHWHILE / length;
        together = together < rows / shares ? together : rows / shares;
        together = together < 1 ? 1 : together < work->global[1] ? together : work->global[1];
    }
    work->local[0] = length;
    work->local[1] = together;
    work->local[2] = 1;
    work->ragged = true;
}

/* How to cut it where the kernel asks about groups, or waits in them, but may have smaller ones at
 * the end: sizes that divide the index space may be as small as one work-item. */
static void cut_unevenly(const struct eng_device *device, struct kernel_work *work) {
    enum { LONGEST = 512, LONGEST_WAITING = 64, NEAR = 8 };
    size_t size = work->global[0] * work->global[1] * work->global[2], local[3];
    size_t most = work->kernel->uses_barrier ? LONGEST_WAITING : LONGEST;
    size_t team = work->kernel->sub_group_size ? work->kernel->sub_group_size : 1;

    size /= (size_t)device->threads * 4;
    size = size < most ? size : most;
    if (work->local[0] * work->local[1] * work->local[2] >= size / NEAR)
        return;
    for (int d = 0; d < 3; d++) {
        local[d] = work->global[d] < size ? work->global[d] : size;
        if (d == 0 && local[d] < work->global[d] && local[d] > team)
            local[d] -= local[d] % team;
        size /= local[d];
    }
    memcpy(work->local, local, sizeof(local));
    work->ragged = work->uneven = true;
}

/* Copies argument values: first the size of each, then each at its own alignment. */
static bool copy_args(struct eng_command *command, const struct eng_launch *launch) {
    const struct ur_hostcode_kernel *kernel = launch->kernel;
    size_t size = kernel->arg_count * sizeof(size_t), at = size, local_size = 0;
    unsigned char *values;

    for (uint32_t i = 0; i < kernel->arg_count; i++) {
        if (kernel->args[i].kind != UR_HOSTCODE_ARG_LOCAL)
            (void)place_value(&size, launch->arg_sizes[i]);
        else if (launch->arg_sizes[i] > SIZE_MAX / 4 ||
                 __builtin_add_overflow(
                     local_size, launch->arg_sizes[i] + local_align(&kernel->args[i]), &local_size))
            return false;
    }
    if (kernel->local_block > SIZE_MAX / 4 ||
        __builtin_add_overflow(local_size,
                               kernel->local_block ? (size_t)kernel->local_block + ARG_ALIGN : 0,
                               &local_size))
        return false;
    values = eng_command_blob(command, size);
    if (!values)
        return false;
    memcpy(values, launch->arg_sizes, at);
    for (uint32_t i = 0; i < kernel->arg_count; i++)
        if (kernel->args[i].kind != UR_HOSTCODE_ARG_LOCAL)
            memcpy(values + place_value(&at, launch->arg_sizes[i]), launch->args[i],
                   launch->arg_sizes[i]);
    command->work.kernel.local_size = local_size;
    return true;
}

int eng_kernel(const struct eng_submit *submit, const struct eng_launch *launch) {
    struct eng_device *device = submit->stream->device;
    struct eng_command *command;
    struct kernel_work *work;

    if (!valid(launch))
        return ENG_ERR_INVALID;
    command = eng_command_new(device->eng);
    if (!command)
        return ENG_ERR_MEMORY;
    eng_command_name(command, submit->name, launch->kernel->name);
    if (!copy_args(command, launch)) {
        eng_command_release(command);
        return ENG_ERR_MEMORY;
    }
    work = &command->work.kernel;
    work->kernel = launch->kernel;
    work->dims = launch->dims;
    command->work.units = 1;
    for (uint32_t d = 0; d < 3; d++) {
        work->offset[d] = d < launch->dims ? launch->offset[d] : 0;
        work->global[d] = d < launch->dims ? launch->global[d] : 1;
        work->local[d] = d < launch->dims ? launch->local[d] : 1;
    }
    work->ragged = work->uneven = false;
    work->gang = NULL;
    if (launch->cooperative)
        work->gang = device;
    else if (launch->kernel->any_groups && launch->kernel->row)
        cut(device, work);
    else if (launch->kernel->uneven_groups && launch->any_local &&
             (launch->kernel->row || launch->kernel->group))
        cut_unevenly(device, work);
    for (uint32_t d = 0; d < 3; d++) {
        work->groups[d] = work->global[d] / work->local[d];
        work->groups[d] += work->global[d] % work->local[d] != 0;
        command->work.units *= work->groups[d];
    }
    if (work->gang ? command->work.units > device->gang
                   : launch->kernel->device_barriers && command->work.units > 1) {
        eng_command_release(command);
        return ENG_ERR_INVALID;
    }
    command->work.run = work->gang ? eng_run_gang : eng_run_kernel;
    command->work.body = work->gang || has_fibers(work) ? NULL : run_groups;
    command->work.units = work->gang ? 1 : command->work.units;
    command->work.poison = device->eng->test.poison;
    command->work.chunk = eng_chunk(device, command->work.units);
    return eng_command_submit(command, submit, NULL, 0);
}
