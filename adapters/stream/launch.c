/* Launching kernels. On a queue in order without events a launch is one call of the driver: arguments stay where the
 * caller has them, and nothing is allocated or locked. */
#include "kernel.h"
#include "mem.h"

enum { FEW = 48, LOCAL_ALIGN = 128 };

/* Pointers to the arguments in the order of the kernel, and room for those that are made here. */
struct params {
    void **at;
    uint64_t *slot;
    void *few_at[FEW];
    uint64_t few_slot[FEW];
    bool heap;
    uint32_t count;
    uint32_t shared; /* bytes of local memory that a launch asks for */
};

static void free_params(struct params *params) {
    if (params->heap) {
        free(params->at);
        free(params->slot);
    }
}

/* OpenCL's own encoding of a sampler: what generated code takes it for. */
static uint64_t sampler_bits(const ur_sampler_desc_t *desc) {
    static const uint8_t address[] = {
        [UR_SAMPLER_ADDRESSING_MODE_NONE] = 0,   [UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE] = 2,
        [UR_SAMPLER_ADDRESSING_MODE_CLAMP] = 4,  [UR_SAMPLER_ADDRESSING_MODE_REPEAT] = 6,
        [UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT] = 8,
    };
    return (desc->normalizedCoords ? 1u : 0u) | address[desc->addressingMode] |
           (desc->filterMode == UR_SAMPLER_FILTER_MODE_LINEAR ? 0x20u : 0x10u);
}

static ur_result_t shared_start(struct stream_place *place, uint32_t *start) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&place->lock);
    if (!place->probed) {
        result = drv_shared_start(place, &place->shared_start);
        place->probed = result == UR_RESULT_SUCCESS;
    }
    *start = place->shared_start;
    pthread_mutex_unlock(&place->lock);
    return result;
}

/* Local memory lies behind the kernel's own, one argument after the other. An argument as wide as an address is the
 * address; a narrower one is the offset from where the launch's part starts. */
static ur_result_t place_local(ur_kernel_handle_t kernel, const struct stream_function *function,
                               struct stream_place *place, uint32_t index, size_t size, size_t *used,
                               size_t *lead, uint64_t *value) {
    size_t align = 16;
    while (align < LOCAL_ALIGN && align < size) {
        align *= 2;
    }
    size_t offset = (*used + align - 1) & ~(align - 1);
    if (size > (size_t)1 << 30 || offset > (size_t)1 << 30) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0, "%zu bytes of local memory for argument %u", size, index);
    }
    *used = offset + size;
    uint32_t width = kernel->params_known ? kernel->param_size[index] : DRV_LOCAL_BYTES;
    bool local = kernel->params_known && kernel->param_local[index];
    if (!drv_local_is_address(width, local)) {
        *value = offset;
        return UR_RESULT_SUCCESS;
    }
    uint32_t start = 0;
    ur_result_t result = shared_start(place, &start);
    size_t first = (start + function->shared + LOCAL_ALIGN - 1) & ~(size_t)(LOCAL_ALIGN - 1);
    *lead = first - start - function->shared;
    *value = first + offset;
    return result;
}

static ur_result_t pack(struct params *params, ur_kernel_handle_t kernel, const struct stream_function *function,
                        ur_queue_handle_t queue, uint32_t count, const ur_exp_kernel_arg_properties_t *args,
                        size_t extra_local) {
    uint32_t room = kernel->params_known ? kernel->param_count : 0;
    if (!kernel->params_known) {
        for (uint32_t i = 0; i < count; ++i) {
            room = args[i].index >= room ? args[i].index + 1 : room;
        }
        if (room > 4096) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0, "a kernel has no argument %u", room - 1);
        }
    }
    params->at = params->few_at;
    params->slot = params->few_slot;
    params->heap = false;
    params->count = room;
    if (room > FEW) {
        params->at = malloc(room * sizeof(*params->at));
        params->slot = malloc(room * sizeof(*params->slot));
        params->heap = true;
        if (!params->at || !params->slot) {
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
    }
    memset(params->at, 0, room * sizeof(*params->at));
    size_t used = extra_local, lead = 0;
    for (uint32_t i = 0; i < count; ++i) {
        const ur_exp_kernel_arg_properties_t *arg = &args[i];
        uint32_t index = arg->index;
        if (index >= room) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0,
                           "kernel %s has %u arguments, no number %u", kernel->name, room, index);
        }
        uint64_t *slot = &params->slot[index];
        uint32_t width = kernel->params_known ? kernel->param_size[index] : 0;
        size_t given = sizeof(void *);
        switch (arg->type) {
        case UR_EXP_KERNEL_ARG_TYPE_VALUE:
            if (!arg->value.value) {
                return UR_RESULT_ERROR_INVALID_NULL_POINTER;
            }
            given = arg->size;
            params->at[index] = (void *)(uintptr_t)arg->value.value;
            break;
        case UR_EXP_KERNEL_ARG_TYPE_POINTER:
            params->at[index] = (void *)(uintptr_t)&arg->value.pointer;
            break;
        case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ: {
            ur_mem_handle_t mem = arg->value.memObjTuple.hMem;
            *slot = 0;
            if (mem) {
                UR_CHECK_MEM(mem);
                if (mem->context != queue->context) {
                    return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "argument %u is of another context", index);
                }
                if (mem->image) {
                    drv_surface surface;
                    if (mem->place != queue->place) {
                        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                                       "argument %u is an image of another device", index);
                    }
                    ur_result_t result = stream_image_surface(mem, &surface);
                    if (result != UR_RESULT_SUCCESS) {
                        return result;
                    }
                    *slot = (uint64_t)(uintptr_t)surface;
                } else {
                    *slot = (uintptr_t)mem->pointer;
                }
            }
            params->at[index] = slot;
            break;
        }
        case UR_EXP_KERNEL_ARG_TYPE_LOCAL: {
            if (arg->size == 0) {
                return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, 0, "argument %u asks for no local memory",
                               index);
            }
            ur_result_t result =
                place_local(kernel, function, queue->place, index, arg->size, &used, &lead, slot);
            if (result != UR_RESULT_SUCCESS) {
                return result;
            }
            given = width; /* 4 or 8, as the kernel has it */
            params->at[index] = slot;
            break;
        }
        case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
            UR_CHECK_SAMPLER(arg->value.sampler);
            *slot = sampler_bits(&arg->value.sampler->desc);
            given = width;
            params->at[index] = slot;
            break;
        default:
            return UR_RESULT_ERROR_INVALID_ENUMERATION;
        }
        if (kernel->params_known && given != width) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, 0,
                           "argument %u of kernel %s has %u bytes, not %zu", index, kernel->name, width, given);
        }
    }
    for (uint32_t i = 0; i < room; ++i) {
        if (!params->at[i]) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0, "argument %u of kernel %s is not set", i,
                           kernel->name);
        }
    }
    params->shared = (uint32_t)(lead + used);
    return UR_RESULT_SUCCESS;
}

/* Grid and blocks for a range. */
static ur_result_t shape(ur_kernel_handle_t kernel, const struct stream_function *function,
                         ur_device_handle_t device, uint32_t dims, const size_t *offset, const size_t *global,
                         const size_t *local, struct drv_launch *launch) {
    size_t chosen[3] = {1, 1, 1};
    for (uint32_t i = 0; i < dims; ++i) {
        if (offset && offset[i]) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                           "the driver has no global offset: add %zu in the kernel", offset[i]);
        }
        if (global[i] == 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_DIMENSION, 0, "no work-items in dimension %u", i);
        }
    }
    if (local) {
        memcpy(chosen, local, dims * sizeof(*local));
    } else {
        stream_choose_local(kernel, function, device, dims, global, chosen);
    }
    const int *attr = device->attr;
    size_t threads = 1;
    for (uint32_t i = 0; i < 3; ++i) {
        size_t size = i < dims ? global[i] : 1;
        if (chosen[i] == 0 || chosen[i] > (size_t)attr[DRV_ATTR_MAX_BLOCK_X + i] ||
            chosen[i] > function->max_threads / threads) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "a work-group of %zu x %zu x %zu: kernel %s runs with 1 to %u work-items, at most %d x "
                           "%d x %d",
                           chosen[0], chosen[1], chosen[2], kernel->name, function->max_threads,
                           attr[DRV_ATTR_MAX_BLOCK_X], attr[DRV_ATTR_MAX_BLOCK_Y], attr[DRV_ATTR_MAX_BLOCK_Z]);
        }
        threads *= chosen[i];
        if (kernel->reqd[0] && chosen[i] != (kernel->reqd[i] ? kernel->reqd[i] : 1)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "kernel %s requires work-groups of %u x %u x %u", kernel->name, kernel->reqd[0],
                           kernel->reqd[1], kernel->reqd[2]);
        }
        if (kernel->max_size[i] && chosen[i] > kernel->max_size[i]) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0, "kernel %s allows %u work-items in dimension %u",
                           kernel->name, kernel->max_size[i], i);
        }
        if (size % chosen[i] != 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "global size %zu is no multiple of the work-group's %zu", size, chosen[i]);
        }
        size_t groups = size / chosen[i];
        if (groups > (size_t)attr[DRV_ATTR_MAX_GRID_X + i]) {
            return ur_fail(UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION, 0,
                           "%zu work-groups in dimension %u: the device has at most %d", groups, i,
                           attr[DRV_ATTR_MAX_GRID_X + i]);
        }
        launch->grid[i] = (unsigned)groups;
        launch->block[i] = (unsigned)chosen[i];
    }
    if (kernel->max_linear && threads > kernel->max_linear) {
        return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0, "kernel %s allows %llu work-items in a group",
                       kernel->name, (unsigned long long)kernel->max_linear);
    }
    return UR_RESULT_SUCCESS;
}

/* Pre: the place was entered. */
static ur_result_t allow_shared(struct stream_function *function, ur_device_handle_t device, uint32_t bytes) {
    if (bytes <= atomic_load_explicit(&function->allowed_shared, memory_order_relaxed)) {
        return UR_RESULT_SUCCESS;
    }
    int most = device->attr[DRV_ATTR_SHARED_PER_BLOCK_MOST];
    if (most <= 0) {
        most = device->attr[DRV_ATTR_SHARED_PER_BLOCK];
    }
    if ((uint64_t)bytes + function->shared > (uint64_t)most) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                       "%u bytes of local memory besides the kernel's own %u: the device has %d for a work-group",
                       bytes, function->shared, most);
    }
    ur_result_t result =
        stream_check(drv_function_allow_shared(function->native, (int)bytes), "asking for local memory");
    if (result == UR_RESULT_SUCCESS) {
        uint32_t now = atomic_load(&function->allowed_shared);
        while (now < bytes && !atomic_compare_exchange_weak(&function->allowed_shared, &now, bytes)) {
        }
    }
    return result;
}

static ur_result_t read_properties(ur_device_handle_t device, const ur_kernel_launch_ext_properties_t *list,
                                   struct drv_launch_extra *extra, bool *extended, size_t *local) {
    for (const ur_base_properties_t *at = (const void *)list; at; at = at->pNext) {
        switch ((int)at->stype) {
        case UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES: {
            ur_kernel_launch_flags_t flags = ((const ur_kernel_launch_ext_properties_t *)at)->flags;
            UR_CHECK_FLAGS(flags, UR_KERNEL_LAUNCH_FLAGS_MASK);
            extra->cooperative = (flags & UR_KERNEL_LAUNCH_FLAG_COOPERATIVE) != 0;
            extra->overlap = (flags & UR_KERNEL_LAUNCH_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE) != 0;
            if (extra->cooperative && device->attr[DRV_ATTR_COOPERATIVE] <= 0) {
                return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "the device has no cooperative launches");
            }
            *extended = *extended || extra->cooperative || extra->overlap;
            break;
        }
        case UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY: {
            const uint32_t *dims = ((const ur_kernel_launch_cluster_property_t *)at)->clusterDim;
            if (device->attr[DRV_ATTR_CLUSTER] <= 0) {
                return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "the device has no clusters");
            }
            for (int i = 0; i < 3; ++i) {
                if (dims[i] == 0) {
                    return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0, "a cluster of no work-groups");
                }
                extra->cluster[i] = dims[i];
            }
            *extended = true;
            break;
        }
        case UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY:
            *local = ((const ur_kernel_launch_workgroup_property_t *)at)->workgroup_mem_size;
            break;
        default:
            return UR_RESULT_ERROR_INVALID_ENUMERATION;
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueKernelLaunchWithArgsExp(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
                                             uint32_t workDim, const size_t *pGlobalWorkOffset,
                                             const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
                                             uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
                                             const ur_kernel_launch_ext_properties_t *launchPropList,
                                             uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(pGlobalWorkSize);
    if (workDim < 1 || workDim > 3) {
        return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
    }
    if (numArgs && !pArgs) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (hKernel->context != hQueue->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "kernel %s is of another context", hKernel->name);
    }
    struct stream_function *function = NULL;
    ur_result_t result = stream_kernel_function(hKernel, hQueue->device, &function);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct drv_launch_extra extra = {0};
    bool extended = false;
    size_t local_bytes = 0;
    if (launchPropList) {
        result = read_properties(hQueue->device, launchPropList, &extra, &extended, &local_bytes);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    struct drv_launch launch;
    result = shape(hKernel, function, hQueue->device, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
                   &launch);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(hQueue->place);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct params params;
    params.heap = false;
    result = pack(&params, hKernel, function, hQueue, numArgs, pArgs, local_bytes);
    if (result != UR_RESULT_SUCCESS) {
        goto free_arguments;
    }
    launch.shared = params.shared;
    result = allow_shared(function, hQueue->device, params.shared);
    if (result == UR_RESULT_SUCCESS && extra.cluster[0] && !atomic_load(&function->clusters)) {
        result = stream_check(drv_function_allow_clusters(function->native), "allowing clusters");
        atomic_store(&function->clusters, result == UR_RESULT_SUCCESS);
    }
    if (result != UR_RESULT_SUCCESS) {
        goto free_arguments;
    }
    if (stream_is_plain(hQueue, numEventsInWaitList, phEvent) && !phEventWaitList && !extended) {
        drv_result native = drv_launch_plain(function->native, &launch, hQueue->tracks[0].native, params.at);
        if (native == DRV_OK) {
            stream_note(hQueue);
        } else {
            result = stream_fail(native, hKernel->name);
        }
        goto free_arguments;
    }
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_KERNEL_LAUNCH, numEventsInWaitList, phEventWaitList,
                          phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        goto free_arguments;
    }
    result = stream_check(extended ? drv_launch_extended(function->native, &launch, &extra, c.stream, params.at)
                                   : drv_launch_plain(function->native, &launch, c.stream, params.at),
                          hKernel->name);
    result = stream_end(&c, result, false, phEvent);

free_arguments:
    free_params(&params);
    return result;
}

ur_result_t urEnqueueKernelLaunch(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
                                  const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
                                  const size_t *pLocalWorkSize,
                                  const ur_kernel_launch_ext_properties_t *launchPropList,
                                  uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_KERNEL(hKernel);
    ur_exp_kernel_arg_properties_t few[FEW], *args = few;
    uint32_t count = 0;
    /* Held over the launch, so that nobody changes what it reads. */
    pthread_mutex_lock(&hKernel->lock);
    if (hKernel->arg_room > FEW) {
        args = malloc(hKernel->arg_room * sizeof(*args));
        if (!args) {
            pthread_mutex_unlock(&hKernel->lock);
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
    }
    for (uint32_t i = 0; i < hKernel->arg_room; ++i) {
        struct stream_arg *kept = &hKernel->args[i];
        if (!kept->set) {
            continue;
        }
        ur_exp_kernel_arg_properties_t *arg = &args[count++];
        *arg = (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                                .type = kept->type,
                                                .index = i,
                                                .size = kept->size};
        switch (kept->type) {
        case UR_EXP_KERNEL_ARG_TYPE_VALUE:
            arg->value.value = kept->size <= sizeof(kept->value.small) ? (void *)&kept->value.small : kept->value.large;
            break;
        case UR_EXP_KERNEL_ARG_TYPE_POINTER:
            arg->value.pointer = (void *)(uintptr_t)kept->value.small;
            break;
        case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ:
            arg->value.memObjTuple.hMem = kept->value.mem;
            arg->value.memObjTuple.flags = kept->access;
            break;
        case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
            arg->value.sampler = kept->value.sampler;
            break;
        default:
            break;
        }
    }
    ur_result_t result = urEnqueueKernelLaunchWithArgsExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, count, count ? args : NULL,
        launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    pthread_mutex_unlock(&hKernel->lock);
    if (args != few) {
        free(args);
    }
    return result;
}
