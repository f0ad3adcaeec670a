/* Launches of kernels: what is valid, into which groups the index space is cut where that is left
 * to the engine, and the copy of the arguments. */
#include "launch.h"

#include <stdint.h>
#include <string.h>

static bool valid(const struct eng_launch *launch) {
    const struct ur_hostcode_kernel *kernel = launch->kernel;
    size_t items = 1, groups = 1;

    if (launch->dims < 1 || launch->dims > 3) {
        return false;
    }
    for (uint32_t d = 0; d < launch->dims; d++) {
        if (launch->local[d] == 0 || launch->global[d] == 0 ||
            launch->global[d] % launch->local[d] != 0 || launch->local[d] > ENG_MAX_GROUP_SIZE ||
            launch->offset[d] + launch->global[d] < launch->offset[d]) {
            return false;
        }
        items *= launch->local[d];
        if (__builtin_mul_overflow(groups, launch->global[d] / launch->local[d], &groups)) {
            return false;
        }
    }
    if (items > ENG_MAX_GROUP_SIZE || groups > SIZE_MAX / 2) {
        return false;
    }
    for (uint32_t i = 0; i < kernel->arg_count; i++) {
        bool local = kernel->args[i].kind == UR_HOSTCODE_ARG_LOCAL;

        if (local ? launch->args[i] != NULL || launch->arg_sizes[i] == 0
                  : launch->args[i] == NULL || launch->arg_sizes[i] != kernel->args[i].size) {
            return false;
        }
    }
    return true;
}

/* How many columns a tile has at most where a kernel goes across rows of memory, which are taken to
 * be as long as the range is high; 0: any number. Rows that are multiples of a large power of two
 * apart come to lie in few sets of a cache, of which many have 64 of 8 to 12 lines of 64 bytes:
 * more columns would push each other out before the next row. */
static size_t most_columns(const struct kernel_work *work) {
    enum { SETS = 64, LINE = 64, FEW = 8, NARROW = 16, NARROWEST = 8, SMALL = 4 };
    uint64_t bytes = work->kernel->across, row = bytes * work->global[1];

    if (!bytes || row % (SETS / FEW * LINE) != 0) {
        return 0;
    }
    /* Of larger elements, so few would not be whole lines of what is read side by side. */
    return row % (SETS * LINE) == 0 && bytes <= SMALL ? NARROWEST : NARROW;
}

/* Whether to cut it into tiles: what work-items of one column read, a cache then still has for the
 * next row of the tile, where whole rows would have read as much as a matrix in between. */
static bool cut_into_tiles(struct kernel_work *work, size_t least, size_t shares) {
    enum { WIDTH = 128, HEIGHT = 16, HIGH = 64 };
    size_t narrow = most_columns(work), usual = narrow ? narrow : WIDTH;
    size_t width = narrow ? narrow : (least + WIDTH - 1) / WIDTH * WIDTH; /* whole vectors */
    size_t height = narrow ? HIGH : HEIGHT;
    size_t columns = work->global[0] / width, bands = work->global[1] / height * work->global[2];

    if (columns < 2 || work->global[0] <= 2 * usual || bands == 0 ||
        columns < (shares + bands - 1) / bands) {
        return false;
    }
    work->local[0] = width;
    work->local[1] = height;
    work->local[2] = 1;
    work->ragged = true;
    return true;
}

/* Turns the index space where the kernel is better off with columns side by side, and these are not
 * so short that they would be less than vectors; `cut`: the caller's groups are of no account. */
static void launch_turn(struct kernel_work *work, bool cut) {
    enum { SHORTEST = 16 };
    const struct ur_hostcode_kernel *kernel = work->kernel;
    size_t *const spaces[] = {work->offset, work->global, work->local};

    if (!kernel->column || (cut ? work->global : work->local)[kernel->along] < SHORTEST) {
        return;
    }
    for (size_t i = 0; i < sizeof(spaces) / sizeof(*spaces); i++) {
        size_t first = spaces[i][0];

        spaces[i][0] = spaces[i][kernel->along];
        spaces[i][kernel->along] = first;
    }
    work->row = kernel->column;
}

/* Takes the form for groups whose rows are whole strips, where they all are. */
static void launch_in_rows(struct kernel_work *work) {
    if (work->kernel->in_rows && !work->ragged && work->local[0] % UR_HOSTCODE_STRIP == 0) {
        work->kernel = work->kernel->in_rows;
    }
}

/* How to cut the index space where that is left to the runner: enough groups for all threads to
 * have their share, tiles where there are many rows, else rows as long as that allows. */
static void launch_cut(const struct eng_device *device, struct kernel_work *work, bool any_local) {
    enum { LONGEST = 4096, WORTHWHILE = 1024 };
    size_t rows = work->global[1] * work->global[2], shares = (size_t)device->threads * 8;
    size_t length = work->global[0], together = 1;

    if (cut_into_tiles(work, any_local ? 1 : work->local[0], shares)) {
        return;
    }
    if (rows < shares) {
        length = work->global[0] / (shares / rows);
    }
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
    if (work->local[0] * work->local[1] * work->local[2] >= size / NEAR) {
        return;
    }
    for (int d = 0; d < 3; d++) {
        local[d] = work->global[d] < size ? work->global[d] : size;
        if (d == 0 && local[d] < work->global[d] && local[d] > team) {
            local[d] -= local[d] % team;
        }
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
        if (kernel->args[i].kind != UR_HOSTCODE_ARG_LOCAL) {
            (void)place_value(&size, launch->arg_sizes[i]);
        } else if (launch->arg_sizes[i] > SIZE_MAX / 4 ||
                   __builtin_add_overflow(local_size,
                                          launch->arg_sizes[i] + local_align(&kernel->args[i]),
                                          &local_size)) {
            return false;
        }
    }
    if (kernel->local_block > SIZE_MAX / 4 ||
        __builtin_add_overflow(local_size,
                               kernel->local_block ? (size_t)kernel->local_block + ARG_ALIGN : 0,
                               &local_size)) {
        return false;
    }
    values = eng_command_blob(command, size);
    if (!values) {
        return false;
    }
    memcpy(values, launch->arg_sizes, at);
    for (uint32_t i = 0; i < kernel->arg_count; i++) {
        if (kernel->args[i].kind != UR_HOSTCODE_ARG_LOCAL) {
            memcpy(values + place_value(&at, launch->arg_sizes[i]), launch->args[i],
                   launch->arg_sizes[i]);
        }
    }
    command->work.kernel.local_size = local_size;
    return true;
}

/* The index space of a launch, in groups. */
static void launch_space(const struct eng_device *device, const struct eng_launch *launch,
                         struct kernel_work *work) {
    work->kernel = launch->kernel;
    work->row = launch->kernel->row;
    work->dims = launch->dims;
    for (uint32_t d = 0; d < 3; d++) {
        work->offset[d] = d < launch->dims ? launch->offset[d] : 0;
        work->global[d] = d < launch->dims ? launch->global[d] : 1;
        work->local[d] = d < launch->dims ? launch->local[d] : 1;
    }
    work->ragged = work->uneven = false;
    if (launch->cooperative) {
        return;
    }
    if (launch->kernel->any_groups && launch->kernel->row) {
        launch_turn(work, true);
        launch_cut(device, work, launch->any_local);
    } else {
        launch_turn(work, false);
        if (launch->kernel->uneven_groups && launch->any_local &&
            (launch->kernel->row || launch->kernel->group)) {
            cut_unevenly(device, work);
        }
        launch_in_rows(work);
    }
}

bool eng_needs_late(const struct eng_device *device, const struct eng_launch *launch) {
    struct kernel_work work;

    launch_space(device, launch, &work);
    size_t whole = (size_t)work.kernel->whole;

    return work.kernel->late && (!whole || work.local[0] % whole != 0 ||
                                 (work.ragged && work.global[0] % work.local[0] % whole != 0));
}

int eng_kernel(const struct eng_submit *submit, const struct eng_launch *launch) {
    struct eng_device *device = submit->stream->device;
    struct eng_command *command;
    struct kernel_work *work;

    if (!valid(launch)) {
        return ENG_ERR_INVALID;
    }
    command = eng_command_new(device->eng);
    if (!command) {
        return ENG_ERR_MEMORY;
    }
    eng_command_name(command, submit->name, launch->kernel->name);
    if (!copy_args(command, launch)) {
        eng_command_release(command);
        return ENG_ERR_MEMORY;
    }
    work = &command->work.kernel;
    launch_space(device, launch, work);
    command->work.units = 1;
    work->note = device->eng->test.note;
    work->complete = launch->complete;
    work->complete_data = launch->complete_data;
    work->strict = device->eng->test.check;
    work->gang = launch->cooperative ? device : NULL;
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
    command->work.body = work->gang || eng_has_fibers(work) ? NULL : eng_run_groups;
    command->work.units = work->gang ? 1 : command->work.units;
    command->work.poison = device->eng->test.poison;
    command->work.chunk = eng_chunk(device, command->work.units);
    return eng_command_submit(command, submit, NULL, 0);
}
