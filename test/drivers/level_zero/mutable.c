/* Lists whose launches can be changed once they are closed. */
#include "internal.h"

bool has_mutable(void) {
    return options()->modern && !options()->fixed;
}

ze_result_t next_command_id(ze_command_list_handle_t list, const struct ze_mutable_id *desc,
                            uint64_t *id) {
    const uint32_t all =
        ZE_MUTABLE_ARGUMENTS | ZE_MUTABLE_GROUP_COUNT | ZE_MUTABLE_GROUP_SIZE | ZE_MUTABLE_OFFSET;
    if (!list->is_mutable || list->closed) {
        broken("a command is numbered of a list that is closed or cannot be changed");
    }
    if (list->numbered) {
        broken("a command is numbered twice");
    }
    ENTER(zeCommandListGetNextCommandIdExp);
    if (desc->stype != ZE_STYPE_MUTABLE_ID || (desc->flags & ~all)) {
        return ZE_RESULT_ERROR_INVALID_ENUMERATION;
    }
    list->numbered = true;
    list->flags = desc->flags ? desc->flags : all;
    *id = ++list->ids;
    return ZE_RESULT_SUCCESS;
}

/* ---- changes --------------------------------------------------------------------------------- */

/* How all these descriptions begin. */
struct change {
    ze_structure_type_t stype;
    const void *pNext;
    uint64_t command;
};

static uint32_t flag_of(ze_structure_type_t stype) {
    switch ((uint32_t)stype) {
    case ZE_STYPE_MUTABLE_ARGUMENT:
        return ZE_MUTABLE_ARGUMENTS;
    case ZE_STYPE_MUTABLE_GROUP_COUNT:
        return ZE_MUTABLE_GROUP_COUNT;
    case ZE_STYPE_MUTABLE_GROUP_SIZE:
        return ZE_MUTABLE_GROUP_SIZE;
    case ZE_STYPE_MUTABLE_OFFSET:
        return ZE_MUTABLE_OFFSET;
    default:
        return 0;
    }
}

static ze_result_t set_argument(struct launch_args *args, const struct ze_mutable_argument *new) {
    ze_kernel_handle_t kernel = args->kernel;
    const void *values[MAX_ARGS];
    if (new->index >= kernel->arg_count) {
        return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX;
    }
    const struct parameter *type = &kernel->types[new->index];
    if (type->kind == UR_HOSTCODE_ARG_IMAGE || type->kind == UR_HOSTCODE_ARG_SAMPLER) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    if (args->local[new->index] != !new->value) {
        return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    }
    if (!new->value) {
        args->sizes[new->index] = new->size;
        return ZE_RESULT_SUCCESS;
    }
    if (new->size != args->sizes[new->index]) {
        return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    }
    launch_values(args, kernel->arg_count, values);
    void *value = (void *)(uintptr_t)values[new->index];
    memcpy(value, new->value, new->size);
    argument_value(type, value);
    return ZE_RESULT_SUCCESS;
}

static void set_groups(struct eng_launch *range, const uint32_t *groups) {
    range->dims = 1;
    for (int i = 0; i < 3; ++i) {
        range->global[i] = range->local[i] * groups[i];
        if (range->global[i] > 1) {
            range->dims = (uint32_t)i + 1;
        }
    }
}

/* Group counts stay where only the size of a group is changed. */
static ze_result_t apply(struct launch_args *args, const struct change *change) {
    struct eng_launch *range = &args->range;
    uint32_t groups[3];
    for (int i = 0; i < 3; ++i) {
        groups[i] = (uint32_t)(range->global[i] / range->local[i]);
    }
    switch ((uint32_t)change->stype) {
    case ZE_STYPE_MUTABLE_ARGUMENT:
        return set_argument(args, (const struct ze_mutable_argument *)change);
    case ZE_STYPE_MUTABLE_GROUP_COUNT: {
        const ze_group_count_t *count = ((const struct ze_mutable_group_count *)change)->count;
        const uint32_t fresh[3] = {count->groupCountX, count->groupCountY, count->groupCountZ};
        set_groups(range, fresh);
        return ZE_RESULT_SUCCESS;
    }
    case ZE_STYPE_MUTABLE_GROUP_SIZE: {
        const struct ze_mutable_group_size *size = (const struct ze_mutable_group_size *)change;
        if (!size->x || !size->y || !size->z ||
            (uint64_t)size->x * size->y * size->z > ENG_MAX_GROUP_SIZE) {
            return ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION;
        }
        range->local[0] = size->x;
        range->local[1] = size->y;
        range->local[2] = size->z;
        set_groups(range, groups);
        return ZE_RESULT_SUCCESS;
    }
    default: {
        const struct ze_mutable_offset *offset = (const struct ze_mutable_offset *)change;
        range->offset[0] = offset->x;
        range->offset[1] = offset->y;
        range->offset[2] = offset->z;
        return ZE_RESULT_SUCCESS;
    }
    }
}

static struct recorded *find(ze_command_list_handle_t list, uint64_t id) {
    struct recorded *one = list->first;
    while (one && one->id != id) {
        one = one->next;
    }
    return one;
}

/* A failure leaves the list with what was changed before it, as the interface has it. */
ze_result_t update_commands(ze_command_list_handle_t list, const struct ze_mutable_commands *desc) {
    if (!list->is_mutable || !list->closed) {
        broken("a list is changed that is not closed or cannot be changed");
    }
    if (atomic_load(&list->running) || atomic_load(&list->appended)) {
        broken("a list is changed while the device works on it");
    }
    step_in(&list->inside, "a list is changed while another thread uses it");
    ze_result_t result = desc->stype == ZE_STYPE_MUTABLE_COMMANDS && !desc->flags
                             ? ZE_RESULT_SUCCESS
                             : ZE_RESULT_ERROR_INVALID_ENUMERATION;
    for (const struct change *change = desc->pNext; change && result == ZE_RESULT_SUCCESS;
         change = change->pNext) {
        struct recorded *one = change->command ? find(list, change->command) : NULL;
        uint32_t flag = flag_of(change->stype);
        list->changed = true;
        result = failure("zeCommandListUpdateMutableCommandsExp");
        result = result != ZE_RESULT_SUCCESS ? result
                 : !one || !(one->flags & flag)
                     ? ZE_RESULT_ERROR_INVALID_ARGUMENT
                     : apply((struct launch_args *)(uintptr_t)one->command.args, change);
    }
    step_out(&list->inside);
    return result;
}
