/* Kernel launches. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/range.h"
#include "entry/sampler.h"
#include "mem_image.h"

enum { FEW_ARGS = 24 };
#define UNSET SIZE_MAX /* size of an argument that nobody gave */

/* Arguments of one launch in the form that the engine takes. */
struct launch {
    struct eng_launch engine;
    const struct ur_hostcode_kernel *entry;
    bool nothing;        /* no work-items: the rest is not there */
    const void **values; /* few_values or from malloc */
    size_t *sizes;
    const void **pointers; /* what pointer arguments hold */
    struct eng_access *accesses;
    void *room;
    const void *few_values[FEW_ARGS], *few_pointers[FEW_ARGS];
    size_t few_sizes[FEW_ARGS];
    struct eng_access few_accesses[FEW_ARGS];
};

static ur_result_t enqueue_kernel_make_room(struct launch *launch) {
    size_t count = launch->entry->arg_count;
    launch->room = NULL;
    launch->values = launch->few_values;
    launch->pointers = launch->few_pointers;
    launch->sizes = launch->few_sizes;
    launch->accesses = launch->few_accesses;
    if (count > FEW_ARGS) {
        char *room =
            malloc(count * (2 * sizeof(void *) + sizeof(size_t) + sizeof(struct eng_access)));
        if (!room) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        launch->room = room;
        launch->accesses = (struct eng_access *)(void *)room;
        launch->values = (const void **)(void *)(launch->accesses + count);
        launch->pointers = launch->values + count;
        launch->sizes = (size_t *)(void *)(launch->pointers + count);
    }
    for (size_t i = 0; i < count; ++i) {
        launch->sizes[i] = UNSET;
    }
    launch->engine.args = launch->values;
    launch->engine.arg_sizes = launch->sizes;
    return UR_RESULT_SUCCESS;
}

/* Index space and work-group, against the limits of device and kernel. */
static ur_result_t set_space(struct launch *launch, unsigned threads, uint32_t dims,
                             const size_t *offset, const size_t *global, const size_t *local) {
    const struct ur_hostcode_kernel *entry = launch->entry;
    size_t items = 1, all = 1;
    launch->engine.dims = dims;
    launch->engine.any_local = launch->engine.cooperative = false;
    launch->engine.kernel = entry;
    for (uint32_t d = 0; d < dims; ++d) {
        launch->engine.global[d] = global[d];
        launch->engine.offset[d] = offset ? offset[d] : 0;
        if (launch->engine.offset[d] + global[d] < global[d] ||
            __builtin_mul_overflow(all, global[d], &all) || all > SIZE_MAX / 2) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "kernel %s: the index space is larger than an address", entry->name);
        }
    }
    if (local) {
        for (uint32_t d = 0; d < dims; ++d) {
            if (local[d] > ENG_MAX_GROUP_SIZE) {
                return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                               "kernel %s: %zu work-items of a group in dimension %u, at most %d",
                               entry->name, local[d], d, ENG_MAX_GROUP_SIZE);
            }
            launch->engine.local[d] = local[d];
        }
    } else {
        ncpu_suggest_local(entry, threads, dims, global, launch->engine.local);
        launch->engine.any_local =
            !entry->reqd_group_size[0] && !entry->max_group_size[0] && !entry->required_sub_groups;
    }
    for (uint32_t d = 0; d < dims; ++d) {
        size_t size = launch->engine.local[d];
        items *= size;
        if (global[d] % size != 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "kernel %s: global size %zu in dimension %u is no multiple of the "
                           "work-group's %zu",
                           entry->name, global[d], d, size);
        }
        if (entry->max_group_size[d] && size > entry->max_group_size[d]) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "kernel %s takes groups of at most %llu in dimension %u, not %zu",
                           entry->name, (unsigned long long)entry->max_group_size[d], d, size);
        }
        if (entry->reqd_group_size[0] && size != entry->reqd_group_size[d]) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "kernel %s requires groups of %llu in dimension %u, not %zu",
                           entry->name, (unsigned long long)entry->reqd_group_size[d], d, size);
        }
    }
    if (items > ENG_MAX_GROUP_SIZE) {
        return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                       "kernel %s: %zu work-items in a group, at most %d", entry->name, items,
                       ENG_MAX_GROUP_SIZE);
    }
    size_t lanes = entry->sub_group_size ? entry->sub_group_size : 1;
    if (entry->required_sub_groups && (items + lanes - 1) / lanes != entry->required_sub_groups) {
        return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                       "kernel %s requires %llu sub-groups in a group: %zu of %zu work-items are "
                       "%zu",
                       entry->name, (unsigned long long)entry->required_sub_groups, items, lanes,
                       (items + lanes - 1) / lanes);
    }
    return UR_RESULT_SUCCESS;
}

/* Of cooperative groups there may be as many as the device has threads; clusters and extra local
 * memory do not exist. */
static ur_result_t check_properties(struct launch *launch, ur_queue_handle_t queue,
                                    const ur_kernel_launch_ext_properties_t *properties) {
    unsigned most = eng_device_threads(queue->device->engine);
    size_t groups = 1;
    if (!properties && !launch->entry->device_barriers) {
        return UR_RESULT_SUCCESS;
    }
    if (properties) {
        UR_CHECK_FLAGS(properties->flags, UR_KERNEL_LAUNCH_FLAGS_MASK);
        launch->engine.cooperative = (properties->flags & UR_KERNEL_LAUNCH_FLAG_COOPERATIVE) != 0;
    }
    for (uint32_t d = 0; d < launch->engine.dims; ++d) {
        groups *= launch->engine.global[d] / launch->engine.local[d];
    }
    if (launch->engine.cooperative && launch->engine.any_local) {
        /* Nobody asked for a size: one with which the groups can be at work together. */
        static const size_t along[3] = {ENG_MAX_GROUP_SIZE, ENG_MAX_GROUP_SIZE, ENG_MAX_GROUP_SIZE};
        launch->engine.any_local = false;
        groups = groups > most
                     ? ur_range_divide(launch->engine.dims, launch->engine.global, 1,
                                       ENG_MAX_GROUP_SIZE, along, most, launch->engine.local)
                     : groups;
    }
    if (launch->entry->device_barriers && !launch->engine.cooperative && groups > 1) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "kernel %s has barriers of device scope: with %zu work-groups its launch "
                       "has to be cooperative",
                       launch->entry->name, groups);
    }
    if (!properties) {
        return UR_RESULT_SUCCESS;
    }
    if (launch->engine.cooperative && groups > most) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                       "kernel %s: %zu cooperative work-groups, at most %u", launch->entry->name,
                       groups, most);
    }
    for (const ur_base_properties_t *next = properties->pNext; next; next = next->pNext) {
        const ur_kernel_launch_cluster_property_t *cluster = (const void *)next;
        if (next->stype == UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY ||
            (next->stype == UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY &&
             (cluster->clusterDim[0] > 1 || cluster->clusterDim[1] > 1 ||
              cluster->clusterDim[2] > 1))) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                           "kernel %s: launch property 0x%x is not supported", launch->entry->name,
                           (unsigned)next->stype);
        }
    }
    return UR_RESULT_SUCCESS;
}

/* All arguments are there, and local memory fits. */
static ur_result_t check_args(const struct launch *launch) {
    const struct ur_hostcode_kernel *entry = launch->entry;
    size_t local = (size_t)entry->static_local_size, total = 0;
    for (uint32_t i = 0; i < entry->arg_count; ++i) {
        if (launch->sizes[i] == UNSET) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0,
                           "argument %u of kernel %s is not set", i, entry->name);
        }
        bool is_local = entry->args[i].kind == UR_HOSTCODE_ARG_LOCAL;
        if (__builtin_add_overflow(is_local ? local : total, launch->sizes[i],
                                   is_local ? &local : &total)) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
        }
    }
    if (local > NCPU_LOCAL_SIZE) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                       "kernel %s: %zu bytes of local memory, at most %d", entry->name, local,
                       NCPU_LOCAL_SIZE);
    }
    if (total > NCPU_PARAMETER_SIZE) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                       "kernel %s: %zu bytes of arguments, at most %d", entry->name, total,
                       NCPU_PARAMETER_SIZE);
    }
    return UR_RESULT_SUCCESS;
}

/* The ordering check takes each pointer argument as an access to the allocation around it. */
static void declare_accesses(const struct launch *launch, struct ncpu_submit *submit) {
    if (!ncpu_checking) {
        return;
    }
    for (uint32_t i = 0; i < launch->entry->arg_count; ++i) {
        if (launch->entry->args[i].kind == UR_HOSTCODE_ARG_POINTER) {
            struct eng_access *access = &launch->accesses[submit->engine.access_count++];
            *access = (struct eng_access){.write = true};
            memcpy(&access->ptr, launch->values[i], sizeof(access->ptr));
        }
    }
    submit->engine.access = launch->accesses;
}

static ur_result_t enqueue_kernel_begin(struct launch *launch, ur_queue_handle_t queue,
                                        ur_kernel_handle_t kernel, uint32_t dims,
                                        const size_t *offset, const size_t *global,
                                        const size_t *local, uint32_t wait_count,
                                        const ur_event_handle_t *waits) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_KERNEL(kernel);
    ur_result_t result = ur_wait_list_check(wait_count, waits);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (kernel->program->context != queue->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the kernel is of another context");
    }
    int image = ncpu_program_image(kernel->program, queue->device);
    if (image < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL, 0,
                       "the kernel's program is not for the queue's device");
    }
    launch->entry = kernel->entries[image];
    result = ur_range_check(dims, global, local);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    launch->nothing = ur_range_is_empty(dims, global);
    if (launch->nothing) {
        return UR_RESULT_SUCCESS;
    }
    result =
        set_space(launch, eng_device_threads(queue->device->engine), dims, offset, global, local);
    return result == UR_RESULT_SUCCESS ? enqueue_kernel_make_room(launch) : result;
}

/* For the engine: see eng_launch. */
static int complete_kernel(void *data, char *why, size_t size) {
    const char *text = "";
    int32_t ignored;
    ur_result_t result = ncpu_program_complete(((ur_kernel_handle_t)data)->program);
    if (result == UR_RESULT_SUCCESS) {
        return ENG_OK;
    }
    (void)ur_last_error(&text, &ignored);
    snprintf(why, size, "%s", text ? text : "");
    return result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ? ENG_ERR_MEMORY : ENG_ERR_TASK;
}

/* Has what is made late of the kernel made if the launch is the first that needs it. */
static ur_result_t make_ready(struct launch *launch, ur_queue_handle_t queue,
                              ur_kernel_handle_t kernel) {
    void *const *late = launch->entry->late;
    launch->engine.complete = complete_kernel;
    launch->engine.complete_data = kernel;
    if (!late || __atomic_load_n(late, __ATOMIC_ACQUIRE) ||
        !eng_needs_late(queue->device->engine, &launch->engine)) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = ncpu_program_complete(kernel->program);
    return result != UR_RESULT_SUCCESS || __atomic_load_n(late, __ATOMIC_ACQUIRE)
               ? result
               : ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0,
                         "kernel %s: its host code lacks what groups of this size need",
                         launch->entry->name);
}

static ur_result_t launch_nothing(const struct launch *launch, ur_queue_handle_t queue,
                                  const ur_kernel_launch_ext_properties_t *properties,
                                  uint32_t wait_count, const ur_event_handle_t *waits,
                                  ur_event_handle_t *event) {
    struct ncpu_submit submit;
    if (properties) {
        UR_CHECK_FLAGS(properties->flags, UR_KERNEL_LAUNCH_FLAGS_MASK);
    }
    ur_result_t result = ncpu_begin(&submit, queue, UR_COMMAND_KERNEL_LAUNCH, launch->entry->name,
                                    wait_count, waits, event);
    return result == UR_RESULT_SUCCESS ? ncpu_end(&submit, eng_marker(&submit.engine)) : result;
}

/* Takes the arguments of the list. */
static ur_result_t take_args(struct launch *launch, uint32_t count,
                             const ur_exp_kernel_arg_properties_t *args,
                             ur_context_handle_t context) {
    for (uint32_t i = 0; i < count; ++i) {
        const ur_exp_kernel_arg_properties_t *arg = &args[i];
        uint32_t index = arg->index;
        if (index >= launch->entry->arg_count) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0,
                           "argument %u of kernel %s, which takes %u", index, launch->entry->name,
                           launch->entry->arg_count);
        }
        uint32_t kind = UR_HOSTCODE_ARG_POINTER;
        launch->values[index] = &launch->pointers[index];
        launch->sizes[index] = sizeof(void *);
        switch ((int)arg->type) {
        case UR_EXP_KERNEL_ARG_TYPE_VALUE:
            UR_CHECK_POINTER(arg->value.value);
            kind = UR_HOSTCODE_ARG_VALUE;
            launch->values[index] = arg->value.value;
            launch->sizes[index] = arg->size;
            break;
        case UR_EXP_KERNEL_ARG_TYPE_POINTER:
            launch->pointers[index] = arg->value.pointer;
            break;
        case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ:
            launch->pointers[index] = NULL;
            if (arg->value.memObjTuple.hMem) {
                UR_CHECK_MEM(arg->value.memObjTuple.hMem);
                if (arg->value.memObjTuple.hMem->context != context) {
                    return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                                   "argument %u is memory of another context", index);
                }
                launch->pointers[index] = ncpu_mem_argument(arg->value.memObjTuple.hMem);
                kind = arg->value.memObjTuple.hMem->picture ? UR_HOSTCODE_ARG_IMAGE : kind;
            }
            break;
        case UR_EXP_KERNEL_ARG_TYPE_LOCAL:
            kind = UR_HOSTCODE_ARG_LOCAL;
            launch->values[index] = NULL;
            launch->sizes[index] = arg->size;
            break;
        case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
            UR_CHECK_SAMPLER(arg->value.sampler);
            kind = UR_HOSTCODE_ARG_SAMPLER;
            launch->pointers[index] = (void *)(uintptr_t)ur_sampler_bits(&arg->value.sampler->desc);
            break;
        default:
            return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
        }
        ur_result_t result = ncpu_arg_check(launch->entry, index, kind, &launch->sizes[index]);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    return check_args(launch);
}

ur_result_t urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct launch launch;
    struct ncpu_submit submit;
    if (numArgs && !pArgs) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    ur_result_t result =
        enqueue_kernel_begin(&launch, hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize,
                             pLocalWorkSize, numEventsInWaitList, phEventWaitList);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (launch.nothing) {
        return launch_nothing(&launch, hQueue, launchPropList, numEventsInWaitList, phEventWaitList,
                              phEvent);
    }
    result = check_properties(&launch, hQueue, launchPropList);
    if (result == UR_RESULT_SUCCESS) {
        result = make_ready(&launch, hQueue, hKernel);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = take_args(&launch, numArgs, pArgs, hQueue->context);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_begin(&submit, hQueue, UR_COMMAND_KERNEL_LAUNCH, launch.entry->name,
                            numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (result != UR_RESULT_SUCCESS) {
        goto free_room;
    }
    bool held = ncpu_hold(&submit, hKernel);
    for (uint32_t i = 0; held && i < numArgs; ++i) {
        if (pArgs[i].type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ && pArgs[i].value.memObjTuple.hMem) {
            held = ncpu_hold(&submit, pArgs[i].value.memObjTuple.hMem);
        }
    }
    declare_accesses(&launch, &submit);
    result = ncpu_end(&submit, held ? eng_kernel(&submit.engine, &launch.engine) : ENG_ERR_MEMORY);
free_room:
    free(launch.room);
    return result;
}

ur_result_t urEnqueueKernelLaunch(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
                                  uint32_t workDim, const size_t *pGlobalWorkOffset,
                                  const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
                                  const ur_kernel_launch_ext_properties_t *launchPropList,
                                  uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    struct launch launch;
    struct ncpu_submit submit;
    ur_result_t result =
        enqueue_kernel_begin(&launch, hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize,
                             pLocalWorkSize, numEventsInWaitList, phEventWaitList);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (launch.nothing) {
        return launch_nothing(&launch, hQueue, launchPropList, numEventsInWaitList, phEventWaitList,
                              phEvent);
    }
    result = check_properties(&launch, hQueue, launchPropList);
    if (result == UR_RESULT_SUCCESS) {
        result = make_ready(&launch, hQueue, hKernel);
    }
    if (result != UR_RESULT_SUCCESS) {
        goto free_room;
    }
    /* Values are copied by the engine before the lock goes, so a thread that sets others then
     * disturbs nothing. */
    pthread_mutex_lock(&hKernel->lock);
    for (uint32_t i = 0; i < launch.entry->arg_count; ++i) {
        launch.values[i] = hKernel->args[i].value;
        launch.sizes[i] = hKernel->args[i].set ? hKernel->args[i].size : UNSET;
    }
    result = check_args(&launch);
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_begin(&submit, hQueue, UR_COMMAND_KERNEL_LAUNCH, launch.entry->name,
                            numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (result == UR_RESULT_SUCCESS) {
        bool held = ncpu_hold(&submit, hKernel);
        for (uint32_t i = 0; held && i < launch.entry->arg_count; ++i) {
            held = !hKernel->args[i].mem || ncpu_hold(&submit, hKernel->args[i].mem);
        }
        declare_accesses(&launch, &submit);
        result =
            ncpu_end(&submit, held ? eng_kernel(&submit.engine, &launch.engine) : ENG_ERR_MEMORY);
    }
    pthread_mutex_unlock(&hKernel->lock);
free_room:
    free(launch.room);
    return result;
}
