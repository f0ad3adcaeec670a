/* Changing launches of a closed list in place, where the driver has lists for that. What it cannot
 * be told is no failure: the caller makes another list then. */
#include <stdlib.h>
#include <string.h>

#include "graph.h"
#include "kernel.h"
#include "launch.h"
#include "mem.h"

/* What a launch becomes, in one piece: the driver follows pointers from one description to the
 * next. */
struct told {
    struct told *next;
    struct ze_launch_plan plan;
    struct ze_mutable_group_count count;
    struct ze_mutable_group_size size;
    struct ze_mutable_offset offset;
    struct told_argument {
        struct ze_mutable_argument desc;
        uint64_t word;
    } arguments[];
};

/* The descriptions so far, the last one first. */
struct chain {
    struct told *all; /* owned */
    const void *last;
};

bool ze_graph_changeable(const struct ur_recording *recording) {
    const uint32_t need = ZE_MUTABLE_ARGUMENTS | ZE_MUTABLE_GROUP_COUNT | ZE_MUTABLE_GROUP_SIZE;
    return recording->updatable && (recording->device->mutable_flags & need) == need;
}

ur_result_t ze_graph_number(struct ze_graph *graph, const ur_command *command) {
    const struct ur_recording *recording = graph->recording;
    const struct ze_mutable_id desc = {ZE_STYPE_MUTABLE_ID, NULL,
                                       recording->device->mutable_flags &
                                           (ZE_MUTABLE_ARGUMENTS | ZE_MUTABLE_GROUP_COUNT |
                                            ZE_MUTABLE_GROUP_SIZE | ZE_MUTABLE_OFFSET)};
    struct ze_changeable *changeable = &graph->commands[command->number];
    ur_result_t result = ze_check(
        recording->context->platform->call.next_command_id(graph->raw, &desc, &changeable->number),
        "zeCommandListGetNextCommandIdExp");
    changeable->can = result == UR_RESULT_SUCCESS;
    return result;
}

/* ---- arguments ------------------------------------------------------------------------------- */

/* True: the launch has that argument already. */
static bool is_same(ur_kernel_handle_t kernel, ur_kernel_handle_t old, uint32_t index) {
    const ur_exp_kernel_arg_properties_t *a = &kernel->kept[index], *b = &old->kept[index];
    if (!old->kept_set[index] || a->type != b->type || a->size != b->size) {
        return false;
    }
    switch (a->type) {
    case UR_EXP_KERNEL_ARG_TYPE_VALUE:
        return memcmp(a->value.value, b->value.value, a->size) == 0;
    case UR_EXP_KERNEL_ARG_TYPE_POINTER:
        return a->value.pointer == b->value.pointer;
    case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ:
        return a->value.memObjTuple.hMem == b->value.memObjTuple.hMem;
    case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
        return a->value.sampler == b->value.sampler;
    default:
        return true; /* local memory of the same size */
    }
}

/* False: a list cannot be told, as of images, of which drivers read what lies behind the handle. */
static bool tell_argument(struct told_argument *told, const ur_exp_kernel_arg_properties_t *arg,
                          const struct ze_native_kernel *native) {
    size_t known = native->args[arg->index].first; /* what drivers take of a larger value */
    told->desc.size = sizeof(told->word);
    told->desc.value = &told->word;
    switch (arg->type) {
    case UR_EXP_KERNEL_ARG_TYPE_VALUE:
        told->desc.size = known && known < arg->size ? known : arg->size;
        told->desc.value = arg->value.value;
        return true;
    case UR_EXP_KERNEL_ARG_TYPE_POINTER:
        told->word = (uint64_t)(uintptr_t)arg->value.pointer;
        return true;
    case UR_EXP_KERNEL_ARG_TYPE_LOCAL:
        told->desc.size = arg->size;
        told->desc.value = NULL;
        return true;
    case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ: {
        ur_mem_handle_t mem = arg->value.memObjTuple.hMem;
        told->word = mem && !mem->is_image ? (uint64_t)(uintptr_t)ze_mem_pointer(mem) : 0;
        return !mem || !mem->is_image;
    }
    default:
        return false;
    }
}

/* Nobody else has the two kernels, which are copies of one. */
static bool tell_arguments(struct chain *chain, struct told *told, uint64_t number,
                           ur_kernel_handle_t kernel, ur_kernel_handle_t old,
                           const struct ze_native_kernel *native) {
    bool can = true;
    for (uint32_t i = 0; i < kernel->arg_count && can; ++i) {
        struct told_argument *one = &told->arguments[i];
        if (!kernel->kept_set[i] || is_same(kernel, old, i)) {
            continue;
        }
        one->desc = (struct ze_mutable_argument){.stype = ZE_STYPE_MUTABLE_ARGUMENT,
                                                 .pNext = chain->last,
                                                 .command = number,
                                                 .index = i};
        can = tell_argument(one, &kernel->kept[i], native);
        chain->last = &one->desc;
    }
    return can;
}

/* ---- ranges ---------------------------------------------------------------------------------- */

static void tell_range(struct chain *chain, struct told *told, uint64_t number, bool offset) {
    const struct ze_launch_plan *plan = &told->plan;
    told->count = (struct ze_mutable_group_count){ZE_STYPE_MUTABLE_GROUP_COUNT, chain->last, number,
                                                  &plan->groups};
    told->size = (struct ze_mutable_group_size){ZE_STYPE_MUTABLE_GROUP_SIZE,
                                                &told->count,
                                                number,
                                                plan->group[0],
                                                plan->group[1],
                                                plan->group[2]};
    chain->last = &told->size;
    if (offset) {
        told->offset =
            (struct ze_mutable_offset){ZE_STYPE_MUTABLE_OFFSET, chain->last,     number,
                                       plan->offset[0],         plan->offset[1], plan->offset[2]};
        chain->last = &told->offset;
    }
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool is_empty(const struct ur_recorded_launch *launch) {
    for (uint32_t d = 0; d < launch->dims; ++d) {
        if (launch->global[d] == 0) {
            return true;
        }
    }
    return false;
}

/* Adds what is to be told of one launch. `can`: whether it can be told. */
static ur_result_t graph_change_tell(struct ze_graph *graph, const struct ur_launch_change *change,
                                     struct chain *chain, bool *can) {
    const struct ur_recording *recording = graph->recording;
    const struct ur_recorded_launch *launch = &change->launch, *old = &change->command->as.launch;
    const struct ze_changeable *changeable = &graph->commands[change->command->number];
    struct ze_native_kernel *native;
    *can = changeable->can && launch->source == old->source && !is_empty(launch) &&
           (change->only_args || !ze_launches_beyond(launch->kernel, recording->device, launch));
    if (!*can) {
        return UR_RESULT_SUCCESS;
    }
    ur_kernel_handle_t kernel = launch->kernel;
    struct told *told = calloc(1, sizeof(*told) + kernel->arg_count * sizeof(told->arguments[0]));
    if (!told) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    told->next = chain->all;
    chain->all = told;
    ur_result_t result = ze_kernel_native(kernel, recording->device, &native);
    if (result == UR_RESULT_SUCCESS && !change->only_args) {
        result = ze_launch_plan(native, recording->device, launch, &told->plan);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!change->only_args) {
        bool offset = recording->device->mutable_flags & ZE_MUTABLE_OFFSET;
        *can = offset || memcmp(launch->offset, old->offset, sizeof(old->offset)) == 0;
        tell_range(chain, told, changeable->number, offset);
    }
    *can = *can && tell_arguments(chain, told, changeable->number, kernel, old->kernel, native);
    return result;
}

static void chain_free(struct chain *chain) {
    while (chain->all) {
        struct told *next = chain->all->next;
        free(chain->all);
        chain->all = next;
    }
}

ur_result_t ze_graph_change(struct ze_graph *graph, uint32_t count,
                            const struct ur_launch_change *changes, bool *done) {
    struct chain chain = {NULL, NULL};
    bool can = graph->commands && !graph->broken;
    ur_result_t result = UR_RESULT_SUCCESS;
    *done = false;
    for (uint32_t i = 0; i < count && can && result == UR_RESULT_SUCCESS; ++i) {
        result = graph_change_tell(graph, &changes[i], &chain, &can);
    }
    if (can && result == UR_RESULT_SUCCESS && chain.last) {
        const struct ze_mutable_commands desc = {ZE_STYPE_MUTABLE_COMMANDS, chain.last, 0};
        result =
            ze_check(graph->recording->context->platform->call.update_commands(graph->raw, &desc),
                     "zeCommandListUpdateMutableCommandsExp");
        if (result == UR_RESULT_SUCCESS) {
            result = ZE_CHECK(zeCommandListClose, graph->list);
        }
        graph->broken = result != UR_RESULT_SUCCESS;
    }
    chain_free(&chain);
    if (!can || result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; i < count; ++i) {
        struct ze_changeable *changeable = &graph->commands[changes[i].command->number];
        if (!changeable->kernel) {
            changeable->kernel = changes[i].command->as.launch.kernel;
            urKernelRetain(changeable->kernel);
        }
    }
    *done = true;
    return result;
}
