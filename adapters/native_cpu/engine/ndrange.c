/* Kernels over an index space: a loop where no barrier is, a fiber for each work-item where one is.
 */
#include "internal.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ARG_ALIGN = 128, /* the widest vector type of OpenCL C */
    STACK_MARGIN = 32 * 1024,
};

enum item_state { ITEM_RUNNING, ITEM_AT_BARRIER, ITEM_ENDED };

struct item {
    struct ur_hostcode_item base; /* first: the kernel is given its address */
    struct group *group;
    struct eng_fiber *fiber;
    enum item_state state;
};

/* The group that an exec is working on. */
struct group {
    struct eng_exec *exec;
    const struct kernel_work *work;
    const char *name;
    struct item *items; /* with barriers one for each work-item, else one */
    size_t room;
    size_t item_count, at; /* with barriers: work-items, and the one that runs */
    size_t first, count;   /* groups of this piece */
};

void eng_group_free(struct eng_exec *exec) {
    if (exec->group)
        free(exec->group->items);
    free(exec->group);
}

static unsigned char *align_up(unsigned char *at, size_t align) {
    return (unsigned char *)(((uintptr_t)at + align - 1) & ~(uintptr_t)(align - 1));
}

static size_t aligned(size_t size, size_t align) {
    return (size + align - 1) & ~(align - 1);
}

static size_t local_align(const struct ur_hostcode_arg *arg) {
    return arg->align > ARG_ALIGN ? arg->align : ARG_ALIGN;
}

/* ---- what a thread needs before the first group ---------------------------------------------- */

static bool grow_items(struct eng_exec *exec, size_t count) {
    struct group *group = exec->group;
    struct item *items;

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
    group->room = count;
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

static bool grow_work_fiber(struct eng_exec *exec, size_t stack_size) {
    struct eng_fiber larger;

    if (exec->work.stack_size >= stack_size)
        return true;
    if (!eng_fiber_create(&larger, stack_size))
        return false;
    eng_fiber_destroy(&exec->work);
    exec->work = larger;
    return true;
}

static bool grow_fibers(struct eng_exec *exec, size_t count, size_t stack_size) {
    if (exec->item_count && exec->items[0].stack_size < stack_size) {
        while (exec->item_count)
            eng_fiber_destroy(&exec->items[--exec->item_count]);
    } else if (exec->item_count) {
        stack_size = exec->items[0].stack_size;
    }
    if (exec->item_room < count) {
        /* Fibers hold pointers to each other only while they run, so they may move now. */
        struct eng_fiber *items = realloc(exec->items, count * sizeof(*items));

        if (!items)
            return false;
        exec->items = items;
        exec->item_room = count;
    }
    while (exec->item_count < count) {
        if (!eng_fiber_create(&exec->items[exec->item_count], stack_size))
            return false;
        exec->item_count++;
    }
    return true;
}

static bool prepare_args(struct eng_exec *exec, struct eng_command *command) {
    const struct kernel_work *work = &command->work.kernel;
    const struct ur_hostcode_kernel *kernel = work->kernel;
    unsigned char *value = align_up(command->blob, ARG_ALIGN), *local;
    size_t *local_sizes = (size_t *)(void *)value;

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
    value += aligned(kernel->arg_count * sizeof(size_t), ARG_ALIGN);
    local = exec->local;
    for (uint32_t i = 0; i < kernel->arg_count; i++) {
        const struct ur_hostcode_arg *arg = &kernel->args[i];

        if (arg->kind == UR_HOSTCODE_ARG_LOCAL) {
            local = align_up(local, local_align(arg));
            exec->args[kernel->arg_count + i] = local;
            exec->args[i] = &exec->args[kernel->arg_count + i];
            local += local_sizes[i];
        } else {
            exec->args[i] = value;
            value += aligned(arg->size, ARG_ALIGN);
        }
    }
    return true;
}

/* ---- work-items ------------------------------------------------------------------------------ */

/* What is the same for all groups; ids are those of local id (0, 0, 0). */
static void set_space(struct ur_hostcode_item *item, const struct kernel_work *work) {
    *item = (struct ur_hostcode_item){.dims = work->dims};
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

static void place_item(struct ur_hostcode_item *item, int dimension, size_t local_id) {
    item->local_id[dimension] = local_id;
    item->global_id[dimension] = item->offset[dimension] +
                                 item->group_id[dimension] * item->local_size[dimension] + local_id;
}

static void lone_barrier(struct ur_hostcode_item *item) {
    (void)item; /* a group of one: everybody is here */
}

/* The work-items of one group, item after item, or row after row. */
static void run_group(const struct kernel_work *work, void *const *args,
                      struct ur_hostcode_item *item) {
    for (size_t z = 0; z < work->local[2]; z++) {
        place_item(item, 2, z);
        for (size_t y = 0; y < work->local[1]; y++) {
            place_item(item, 1, y);
            place_item(item, 0, 0);
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

/* On the work fiber: all groups of the piece. */
static void run_loop(void *data) {
    struct group *group = data;
    const struct kernel_work *work = group->work;
    struct ur_hostcode_item *item = &group->items[0].base;

    set_space(item, work);
    item->barrier = lone_barrier;
    group_ids(work, group->first, item->group_id);
    for (size_t g = 0; g < group->count; g++) {
        run_group(work, group->exec->args, item);
        next_group(work, item->group_id);
    }
}

/* Goes on with the next work-item at once, with the thread's own stack after the last. */
static void wait_at_barrier(struct ur_hostcode_item *base) {
    struct item *item = (struct item *)base, *next = item + 1;
    struct group *group = item->group;
    struct eng_exec *exec = group->exec;

    item->state = ITEM_AT_BARRIER;
    if (group->at + 1 == group->item_count || next->state == ITEM_ENDED) {
        eng_fiber_switch(item->fiber, &exec->thread);
        return;
    }
    group->at++;
    exec->current = next->fiber;
    eng_fiber_switch(item->fiber, next->fiber);
}

static void run_item(void *data) {
    struct item *item = data;
    struct eng_exec *exec = item->group->exec;

    item->group->work->kernel->entry(exec->args, &item->base);
    item->state = ITEM_ENDED;
    exec->current = NULL;
    eng_fiber_exit(item->fiber, &exec->thread);
}

/* Before the first group of a piece. */
static void set_fibers(struct group *group, size_t count) {
    const struct kernel_work *work = group->work;

    for (size_t i = 0; i < count; i++) {
        struct item *item = &group->items[i];

        set_space(&item->base, work);
        item->base.local_id[0] = i % work->local[0];
        item->base.local_id[1] = i / work->local[0] % work->local[1];
        item->base.local_id[2] = i / work->local[0] / work->local[1];
        item->base.barrier = wait_at_barrier;
        item->group = group;
        item->fiber = &group->exec->items[i];
    }
}

/* One group, each work-item up to the next barrier in turn. */
static int run_fibers(struct group *group, size_t g, size_t count) {
    struct eng_exec *exec = group->exec;
    size_t ids[3], ended;

    group_ids(group->work, g, ids);
    for (size_t i = 0; i < count; i++) {
        struct item *item = &group->items[i];

        for (int d = 0; d < 3; d++) {
            item->base.group_id[d] = ids[d];
            place_item(&item->base, d, item->base.local_id[d]);
        }
        item->state = ITEM_RUNNING;
        eng_fiber_prepare(item->fiber, run_item, item);
    }
    group->item_count = count;
    do {
        ended = 0;
        for (group->at = 0; group->at < count; group->at++) {
            struct eng_fiber *fiber = group->items[group->at].fiber;

            exec->fault_signal = 0;
            exec->current = fiber;
            eng_fiber_switch(&exec->thread, fiber);
            exec->current = NULL;
            if (exec->fault_signal) {
                eng_guard_explain(exec, group->name);
                return ENG_ERR_FAULT;
            }
            ended += group->items[group->at].state == ITEM_ENDED;
        }
        if (ended != 0 && ended != count) {
            snprintf(
                exec->error, sizeof(exec->error),
                "%s: %zu of %zu work-items of group %zu ended before a barrier that others wait at",
                group->name, ended, count, g);
            return ENG_ERR_BARRIER;
        }
    } while (ended == 0);
    return ENG_OK;
}

int eng_run_kernel(struct eng_exec *exec, struct eng_command *command, size_t first, size_t count) {
    const struct kernel_work *work = &command->work.kernel;
    size_t items = work->local[0] * work->local[1] * work->local[2];
    bool fibers = work->kernel->uses_barrier && items > 1;
    struct group *group;

    if (!grow_items(exec, fibers ? items : 1) ||
        !(fibers ? grow_fibers(exec, items, stack_for(exec->stack_size, work->kernel))
                 : grow_work_fiber(exec, stack_for(exec->work.stack_size, work->kernel))) ||
        !prepare_args(exec, command)) {
        snprintf(exec->error, sizeof(exec->error), "%s: no memory for the stacks of its work-items",
                 command->name);
        return ENG_ERR_MEMORY;
    }
    group = exec->group;
    group->work = work;
    group->name = command->name;
    if (!fibers) {
        group->first = first;
        group->count = count;
        if (work->local_size && command->eng->test.poison)
            memset(exec->local, ENG_POISON_NEW, work->local_size);
        if (eng_guard_run(exec, run_loop, group) == 0)
            return ENG_OK;
        eng_guard_explain(exec, command->name);
        return ENG_ERR_FAULT;
    }
    set_fibers(group, items);
    for (size_t g = first; g < first + count; g++) {
        int result;

        if (work->local_size && command->eng->test.poison)
            memset(exec->local, ENG_POISON_NEW, work->local_size);
        result = run_fibers(group, g, items);
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

/* Copies argument values: first the size of each, then each at its own alignment. */
static bool copy_args(struct eng_command *command, const struct eng_launch *launch) {
    const struct ur_hostcode_kernel *kernel = launch->kernel;
    size_t size = aligned(kernel->arg_count * sizeof(size_t), ARG_ALIGN) + ARG_ALIGN;
    size_t local_size = 0;
    unsigned char *value;

    for (uint32_t i = 0; i < kernel->arg_count; i++) {
        if (kernel->args[i].kind != UR_HOSTCODE_ARG_LOCAL)
            size += aligned(launch->arg_sizes[i], ARG_ALIGN);
        else if (launch->arg_sizes[i] > SIZE_MAX / 4 ||
                 __builtin_add_overflow(
                     local_size, launch->arg_sizes[i] + local_align(&kernel->args[i]), &local_size))
            return false;
    }
    value = eng_command_blob(command, size);
    if (!value)
        return false;
    value = align_up(value, ARG_ALIGN);
    memcpy(value, launch->arg_sizes, kernel->arg_count * sizeof(size_t));
    value += aligned(kernel->arg_count * sizeof(size_t), ARG_ALIGN);
    for (uint32_t i = 0; i < kernel->arg_count; i++) {
        if (kernel->args[i].kind == UR_HOSTCODE_ARG_LOCAL)
            continue;
        memcpy(value, launch->args[i], launch->arg_sizes[i]);
        value += aligned(launch->arg_sizes[i], ARG_ALIGN);
    }
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
    command->units = 1;
    for (uint32_t d = 0; d < 3; d++) {
        work->offset[d] = d < launch->dims ? launch->offset[d] : 0;
        work->global[d] = d < launch->dims ? launch->global[d] : 1;
        work->local[d] = d < launch->dims ? launch->local[d] : 1;
        work->groups[d] = work->global[d] / work->local[d];
        command->units *= work->groups[d];
    }
    command->run = eng_run_kernel;
    command->chunk = eng_chunk(device, command->units);
    return eng_command_submit(command, submit, NULL, 0);
}
