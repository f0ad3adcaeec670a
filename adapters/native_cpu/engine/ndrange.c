/* Kernels over an index space: by the kernel's own loop over a row or a group, or a fiber for each
 * work-item where they wait and there is none. */
#include "launch.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    STACK_MARGIN = 32 * 1024,
    GONE = 1,   /* it has ended */
    PASSED = 2, /* it did not come to the barrier that others have passed */
};

struct item {
    struct ur_hostcode_item base; /* first: the kernel is given its address */
    struct group *group;
    struct eng_fiber *fiber;
    struct team *team; /* its sub-group, where these wait apart */
    bool at_whole;     /* it waits for the group, and these may wait apart */
};

/* A sub-group that waits apart from others. */
struct team {
    uint32_t count, arrived, serial; /* count: those that have not ended */
    uint32_t whole;                  /* and with these */
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
    bool parted;           /* some went on without those that had ended */
    size_t ended;          /* of those that ran since the last barrier */
    size_t left;           /* those that ended before it */
    unsigned char *gone;   /* by number: GONE, PASSED or 0 */
    bool passed;           /* some are PASSED */
    bool skips;            /* these get no turn */
    bool noted;            /* it is said that some ended early; once for a piece */
    bool last;             /* of this piece: the work-items do not come back */
    size_t first, count;   /* groups of this piece */
    size_t at_group;       /* the one that has something to say */
    uint64_t *slots;       /* one for each item */
    void *scratch;         /* of kernels that run whole groups themselves */
    size_t scratch_room;
    unsigned char *own; /* of groups whose work-items have parted, see parted.c */
    size_t own_room;
    int result; /* of groups that run in loops */
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
        free(exec->group->gone);
        free(exec->group->own);
    }
    free(exec->group);
}

static unsigned char *ndrange_align_up(unsigned char *at, size_t align) {
    return (unsigned char *)(((uintptr_t)at + align - 1) & ~(uintptr_t)(align - 1));
}

/* ---- what a thread needs before the first group ---------------------------------------------- */

static bool grow_items(struct eng_exec *exec, size_t count) {
    struct group *group = exec->group;
    struct item *items;
    struct team *teams;
    uint64_t *slots;
    unsigned char *gone;

    if (!group) {
        group = exec->group = calloc(1, sizeof(*group));
        if (!group) {
            return false;
        }
        group->exec = exec;
    }
    if (group->room >= count) {
        return true;
    }
    items = realloc(group->items, count * sizeof(*items));
    if (!items) {
        return false;
    }
    group->items = items;
    slots = realloc(group->slots, count * sizeof(*slots));
    if (!slots) {
        return false;
    }
    group->slots = slots;
    teams = realloc(group->teams, count * sizeof(*teams));
    if (!teams) {
        return false;
    }
    group->teams = teams;
    gone = realloc(group->gone, count);
    if (!gone) {
        return false;
    }
    group->gone = gone;
    memset(gone, 0, count);
    group->room = count;
    return true;
}

static bool grow_scratch(struct group *group, const struct kernel_work *work) {
    const struct ur_hostcode_kernel *kernel = work->kernel;
    size_t count = work->local[0] * work->local[1] * work->local[2];
    size_t teams = kernel->sub_group_size ? (count - 1) / kernel->sub_group_size + 1 : count;
    size_t items, own, whole;

    if (!kernel->group) {
        return true;
    }
    if (__builtin_mul_overflow(aligned(count, 16), kernel->scratch_item, &items) ||
        __builtin_mul_overflow(teams, kernel->scratch_team, &own) ||
        __builtin_add_overflow(items, own, &whole)) {
        return false;
    }
    if (group->scratch_room >= whole) {
        return true;
    }
    free(group->scratch);
    group->scratch_room = 0;
    group->scratch = aligned_alloc(ARG_ALIGN, aligned(whole, ARG_ALIGN));
    if (!group->scratch) {
        return false;
    }
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

    if (stacks->count >= count && stacks->stack_size >= stack_size) {
        return true;
    }
    /* Groups of many sizes come one after the other: not new stacks for each. */
    while (count & (count - 1)) {
        count += count & -count;
    }
    if (!eng_stacks_create(&larger, count > stacks->count ? count : stacks->count,
                           stack_size > stacks->stack_size ? stack_size : stacks->stack_size) &&
        !eng_stacks_create(&larger, count, stack_size)) {
        return false;
    }
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

        if (!args) {
            return false;
        }
        exec->args = args;
        exec->args_room = 2 * (size_t)kernel->arg_count;
    }
    if (exec->local_size < work->local_size) {
        free(exec->local);
        exec->local_size = 0;
        exec->local = malloc(work->local_size);
        if (!exec->local) {
            return false;
        }
        exec->local_size = work->local_size;
    }
    /* The first half points to values, the second half holds the pointers to local memory. */
    at = kernel->arg_count * sizeof(size_t);
    local = exec->local;
    for (uint32_t i = 0; i < kernel->arg_count; i++) {
        const struct ur_hostcode_arg *arg = &kernel->args[i];

        if (arg->kind == UR_HOSTCODE_ARG_LOCAL) {
            local = ndrange_align_up(local, local_align(arg));
            exec->args[kernel->arg_count + i] = local;
            exec->args[i] = &exec->args[kernel->arg_count + i];
            local += sizes[i];
        } else {
            exec->args[i] = values + place_value(&at, sizes[i]);
        }
    }
    exec->local_block = kernel->local_block ? ndrange_align_up(local, ARG_ALIGN) : NULL;
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
        .ended = group->gone,
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
    if (++ids[0] < work->groups[0]) {
        return;
    }
    ids[0] = 0;
    if (++ids[1] < work->groups[1]) {
        return;
    }
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
            if (work->row) {
                work->row(args, item);
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

static int no_memory(struct eng_exec *exec, const char *name) {
    snprintf(exec->error, sizeof(exec->error), "%s: no memory for its work-items", name);
    return ENG_ERR_MEMORY;
}

static void note_parted(struct group *group) {
    char text[160];

    if (group->noted || !group->work->note) {
        return;
    }
    group->noted = true;
    snprintf(text, sizeof(text),
             "%s: some work-items of group %zu end before a barrier that others wait at, or wait "
             "at another one",
             group->name, group->at_group);
    group->work->note(text);
}

struct completion {
    const struct kernel_work *work;
    char why[160];
    int result;
};

static void *run_completion(void *data) {
    struct completion *own = data;

    own->result = own->work->complete(own->work->complete_data, own->why, sizeof(own->why));
    return NULL;
}

/* Has what is made late made, on a thread that has the stack for it. */
static int complete_kernel(struct group *group) {
    void *const *late = group->work->kernel->late;
    struct completion completion = {.work = group->work};
    pthread_t thread;

    if (!late || __atomic_load_n(late, __ATOMIC_ACQUIRE)) {
        return ENG_OK;
    }
    if (!group->work->complete) {
        completion.result = ENG_ERR_INVALID;
    } else if (pthread_create(&thread, NULL, run_completion, &completion) != 0) {
        completion.result = ENG_ERR_SYSTEM;
    } else {
        pthread_join(thread, NULL);
    }
    if (completion.result != ENG_OK) {
        snprintf(group->exec->error, sizeof(group->exec->error), "%.40s: %.110s", group->name,
                 completion.why);
    }
    return completion.result;
}

/* The rest of a group whose work-items did not all go the same way. */
static int finish_parted(struct group *group, struct ur_hostcode_item *item) {
    const struct ur_hostcode_kernel *kernel = group->work->kernel;
    size_t size = item->local_size[0] * item->local_size[1] * item->local_size[2];
    int result;

    if (!kernel->parts || group->work->strict) {
        snprintf(group->exec->error, sizeof(group->exec->error),
                 "%s: work-items of group %zu ended before a barrier that others wait at, or wait "
                 "at different ones",
                 group->name, group->at_group);
        return ENG_ERR_BARRIER;
    }
    result = complete_kernel(group);
    if (result != ENG_OK) {
        return result;
    }
    note_parted(group);
    size = (size_t)kernel->scratch_team * size + ARG_ALIGN;
    if (group->own_room < size) {
        free(group->own);
        group->own_room = 0;
        group->own = aligned_alloc(ARG_ALIGN, aligned(size, ARG_ALIGN));
        if (!group->own) {
            return no_memory(group->exec, group->name);
        }
        group->own_room = size;
    }
    result = eng_run_parted(group->exec, group->launch, item, group->own);
    item->linear_id = 0;
    return result;
}

/* All groups of the piece, of which the item stands in the first, and then in the one behind them.
 * False: one has failed. */
static bool run_piece(struct group *group) {
    const struct kernel_work *work = group->work;
    struct ur_hostcode_item *item = &group->items[0].base;

    for (size_t g = 0; g < group->count; g++) {
        for (int d = 0; work->uneven && d < 3; d++) {
            item->local_size[d] = extent(work, item, d);
        }
        if (work->kernel->group) {
            for (int d = 0; d < 3; d++) {
                place_item(work, item, d, 0);
            }
            if (work->kernel->group(group->exec->args, item) != 0) {
                group->at_group = group->first + g;
                group->result = finish_parted(group, item);
                if (group->result != ENG_OK) {
                    return false;
                }
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

    if (!group->taken) {
        return false;
    }
    eng_piece_done(group->exec);
    first = atomic_fetch_add_explicit(group->taken, launch->chunk, memory_order_relaxed);
    if (first >= launch->units) {
        return false;
    }
    if (first != group->first + group->count) { /* divisions cost as much as a small group */
        group_ids(group->work, first, group->items[0].base.group_id);
    }
    group->first = first;
    group->count = launch->units - first < launch->chunk ? launch->units - first : launch->chunk;
    return true;
}

/* On the work fiber. */
static void run_loop(void *data) {
    struct group *group = data;
    struct ur_hostcode_item *item = &group->items[0].base;

    group->gone[0] = 0;
    set_space(item, group);
    item->barrier = item->sub_group_barrier = lone_barrier;
    group_ids(group->work, group->first, item->group_id);
    while (run_piece(group) && take_piece(group)) {
    }
}

/* The next work-item's, or the thread's own after the last. */
static inline struct eng_fiber *next_fiber(struct group *group) {
    struct eng_exec *exec = group->exec;

    do {
        if (++group->at == group->item_count) {
            return &exec->thread;
        }
    } while (group->skips && group->gone[group->at]);
    return exec->current = group->items[group->at].fiber;
}

/* Goes on with the next one at once. Returns when it is this one's turn again. */
static inline void pass_on(struct item *item) {
    eng_fiber_switch(item->fiber, next_fiber(item->group));
}

static void wait_at_barrier(struct ur_hostcode_item *base) {
    pass_on((struct item *)base);
}

static int ended_early(struct group *group, size_t g, size_t count) {
    snprintf(group->exec->error, sizeof(group->exec->error),
             "%s: %zu of %zu work-items of group %zu ended before a barrier that others wait at",
             group->name, count, group->item_count, g);
    return ENG_ERR_BARRIER;
}

/* ---- sub-groups that wait apart -------------------------------------------------------------- */

static void ndrange_release(struct group *group, struct team *team) {
    group->parted |= team->count != team->whole;
    team->arrived = 0;
    team->serial++;
    group->steps++;
}

/* All that have not ended are at the barrier. */
static void forget_passed(struct group *group) {
    for (size_t i = 0; i < group->item_count; i++) {
        group->gone[i] &= ~PASSED;
    }
    group->passed = false;
}

static void wait_for_team(struct item *item, struct team *team) {
    uint32_t serial = team->serial;

    if (++team->arrived == team->count) {
        if (team == &item->group->whole && item->group->passed) {
            forget_passed(item->group);
        }
        ndrange_release(item->group, team);
        return;
    }
    do {
        pass_on(item);
    } while (team->serial == serial);
}

static void wait_for_whole(struct ur_hostcode_item *base) {
    struct item *item = (struct item *)base;

    item->at_whole = true;
    wait_for_team(item, &item->group->whole);
    item->at_whole = false;
}

static void wait_for_sub_group(struct ur_hostcode_item *base) {
    struct item *item = (struct item *)base;

    wait_for_team(item, item->team);
}

/* Of a work-item that has ended. */
static void leave_team(struct group *group, struct team *team) {
    if (--team->count && team->arrived == team->count) {
        ndrange_release(group, team);
    }
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
        group->gone[item - group->items] = GONE;
        leave_team(group, &group->whole);
        leave_team(group, item->team);
        do {
            pass_on(item);
        } while (group->serial == serial);
    }
}

static void set_teams(struct group *group) {
    size_t size = group->work->kernel->sub_group_size ? group->work->kernel->sub_group_size : 1;

    for (size_t i = 0; i < group->item_count; i++) {
        group->items[i].team = &group->teams[i / size];
        group->items[i].at_whole = false;
        group->items[i].base.barrier = wait_for_whole;
        group->items[i].base.sub_group_barrier = wait_for_sub_group;
    }
}

/* Before each group. */
static void fill_teams(struct group *group) {
    size_t size = group->work->kernel->sub_group_size ? group->work->kernel->sub_group_size : 1;
    size_t count = group->item_count;

    group->whole = (struct team){.count = (uint32_t)count, .whole = (uint32_t)count};
    for (size_t first = 0; first < count; first += size) {
        uint32_t own = (uint32_t)(count - first < size ? count - first : size);

        group->teams[first / size] = (struct team){.count = own, .whole = own};
    }
}

/* Nobody gets on. Work-items that wait for others of their sub-group to come to where they are, or
 * to end, are behind a barrier of the group where these wait. Whether these go on without them. */
static bool pass_over(struct group *group) {
    if (!group->whole.arrived) {
        return false;
    }
    for (size_t i = 0; i < group->item_count; i++) {
        const struct item *item = &group->items[i];

        if (!group->gone[i] && !item->at_whole && item->base.scratch == group->scratch) {
            return false; /* it does not say where it is */
        }
    }
    for (size_t i = 0; i < group->item_count; i++) {
        if (group->gone[i] != GONE) {
            group->gone[i] = group->items[i].at_whole ? 0 : PASSED;
        }
    }
    group->passed = group->parted = true;
    ndrange_release(group, &group->whole);
    return true;
}

/* One group: turn after turn until all work-items have ended, or none gets on. */
static int run_teams(struct group *group, size_t g) {
    struct eng_exec *exec = group->exec;

    exec->fault_signal = 0;
    group->ended = 0;
    group->parted = group->passed = false;
    fill_teams(group);
    while (group->ended != group->item_count) {
        size_t steps = group->steps;

        group->at = 0;
        exec->current = group->items[0].fiber;
        eng_fiber_switch(&exec->thread, group->items[0].fiber);
        exec->current = NULL;
        if (exec->fault_signal) {
            return eng_guard_explain(exec, group->name);
        }
        if (group->parted && group->work->strict) {
            return ended_early(group, g, group->ended);
        }
        if (group->parted) {
            note_parted(group);
        }
        if (steps == group->steps && !pass_over(group)) {
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
        group->gone[item - group->items] = GONE;
        if (group->last) {
            eng_fiber_exit(item->fiber, next_fiber(group));
        }
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
    if (work->kernel->sub_group_barriers) {
        set_teams(group);
    }
}

/* Moves all items from their group to the one after it. */
static void move_items(struct group *group, size_t group_id[3]) {
    const size_t before[3] = {group_id[0], group_id[1], group_id[2]};

    next_group(group->work, group_id);
    for (int d = 0; d < 3; d++) {
        if (group_id[d] == before[d]) {
            continue;
        }
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

    exec->fault_signal = 0;
    group->left = 0;
    do {
        struct eng_fiber *first;

        group->at = group->ended = 0;
        while (group->gone[group->at]) {
            group->at++;
        }
        first = group->items[group->at].fiber;
        exec->current = first;
        eng_fiber_switch(&exec->thread, first);
        exec->current = NULL;
        if (exec->fault_signal) {
            return eng_guard_explain(exec, group->name);
        }
        group->left += group->ended;
        if (group->ended != 0 && group->left != group->item_count) {
            if (group->work->strict) {
                return ended_early(group, g, group->ended);
            }
            note_parted(group);
        }
    } while (group->left != group->item_count);
    return ENG_OK;
}

bool eng_has_fibers(const struct kernel_work *work) {
    return work->kernel->uses_barrier && !work->kernel->group &&
           work->local[0] * work->local[1] * work->local[2] > 1;
}

size_t eng_work_stack(const struct eng_work *work) {
    return work->body == eng_run_groups ? stack_for(0, work->kernel.kernel) : 0;
}

bool eng_exec_prepare(struct eng_exec *exec, size_t stack) {
    size_t least = exec->work.stack_size;

    return grow_items(exec, 1) && grow_stacks(&exec->work, 1, stack > least ? stack : least);
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
    group->noted = false;
    group->result = ENG_OK;
}

int eng_run_groups(struct eng_exec *exec, const struct eng_work *launch, size_t first,
                   size_t count) {
    if (!prepare_args(exec, launch) || !grow_scratch(exec->group, &launch->kernel)) {
        return no_memory(exec, launch->name);
    }
    set_group(exec, launch, first, count);
    if (launch->poison && launch->kernel.local_size) {
        memset(exec->local, ENG_POISON_NEW, launch->kernel.local_size);
    }
    run_loop(exec->group);
    return exec->group->result;
}

int eng_run_kernel(struct eng_exec *exec, const struct eng_work *launch, size_t first,
                   size_t count) {
    const struct kernel_work *work = &launch->kernel;
    size_t items = work->local[0] * work->local[1] * work->local[2];
    bool fibers = eng_has_fibers(work);
    struct group *group;
    size_t group_id[3];

    if (!grow_items(exec, fibers ? items : 1) ||
        !(fibers ? grow_stacks(&exec->items, items, stack_for(exec->stack_size, work->kernel))
                 : grow_stacks(&exec->work, 1, stack_for(exec->work.stack_size, work->kernel))) ||
        !prepare_args(exec, launch) || !grow_scratch(exec->group, work)) {
        return no_memory(exec, launch->name);
    }
    group = exec->group;
    set_group(exec, launch, first, count);
    if (!fibers) {
        if (work->local_size && launch->poison) {
            memset(exec->local, ENG_POISON_NEW, work->local_size);
        }
        group->taken = launch->poison ? NULL : exec->taken;
        if (eng_guard_run(exec, run_loop, group) == 0) {
            return group->result;
        }
        return eng_guard_explain(exec, launch->name);
    }
    group_ids(work, first, group_id);
    set_fibers(group, items, group_id);
    group->skips = !work->kernel->sub_group_barriers;
    for (size_t g = first; g < first + count; g++) {
        int result;

        if (g != first) {
            move_items(group, group_id);
        }
        if (work->local_size && launch->poison) {
            memset(exec->local, ENG_POISON_NEW, work->local_size);
        }
        group->last = g + 1 == first + count;
        group->serial++;
        group->at_group = g;
        memset(group->gone, 0, items);
        result = work->kernel->sub_group_barriers ? run_teams(group, g) : run_fibers(group, g);
        if (result != ENG_OK) {
            return result;
        }
    }
    return ENG_OK;
}
