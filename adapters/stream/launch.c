/* Launching kernels. On a queue in order without events a launch is one call of the driver:
 * arguments stay where the caller has them, and nothing is allocated or locked. */
#include "base/range.h"
#include "command.h"
#include "kernel.h"
#include "mem.h"

static ur_result_t wrong_block(ur_kernel_handle_t kernel, const struct stream_function *function,
                               const int *attr, const struct drv_launch *launch) {
    return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                   "a work-group of %u x %u x %u: kernel %s runs with 1 to %u work-items, at most "
                   "%d x %d x %d",
                   launch->block[0], launch->block[1], launch->block[2], kernel->name,
                   stream_most_threads(kernel, function), attr[DRV_ATTR_MAX_BLOCK_X],
                   attr[DRV_ATTR_MAX_BLOCK_Y], attr[DRV_ATTR_MAX_BLOCK_Z]);
}

/* What the source of the kernel asks of work-groups. */
static ur_result_t check_promises(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                  const struct drv_launch *launch, bool cooperative) {
    const unsigned *block = launch->block, *grid = launch->grid;
    uint64_t groups = (uint64_t)grid[0] * grid[1] * grid[2];
    if (kernel->device_barriers && !cooperative && groups != 1) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "kernel %s has barriers of device scope: with %llu work-groups its launch "
                       "has to be cooperative",
                       kernel->name, (unsigned long long)groups);
    }
    for (uint32_t i = 0; i < 3; ++i) {
        if (kernel->reqd[0] && block[i] != (kernel->reqd[i] ? kernel->reqd[i] : 1)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "kernel %s requires work-groups of %u x %u x %u", kernel->name,
                           kernel->reqd[0], kernel->reqd[1], kernel->reqd[2]);
        }
        if (kernel->max_size[i] && block[i] > kernel->max_size[i]) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "kernel %s allows %u work-items in dimension %u", kernel->name,
                           kernel->max_size[i], i);
        }
    }
    size_t size = stream_sub_group(kernel, device), items = (size_t)block[0] * block[1] * block[2];
    if (kernel->sub_groups && (items + size - 1) / size != kernel->sub_groups) {
        return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                       "kernel %s requires %u sub-groups in a group: %zu of %zu work-items are %zu",
                       kernel->name, kernel->sub_groups, items, size, (items + size - 1) / size);
    }
    if (kernel->max_linear && (uint64_t)block[0] * block[1] * block[2] > kernel->max_linear) {
        return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                       "kernel %s allows %llu work-items in a group", kernel->name,
                       (unsigned long long)kernel->max_linear);
    }
    return UR_RESULT_SUCCESS;
}

/* Whether groups of that size keep the device from working on as many work-items at once as it
 * could: a multiprocessor holds so many groups at most, whatever their size. */
static bool are_too_small(ur_device_handle_t device, uint32_t dims, const size_t *global,
                          const size_t local[3]) {
    enum { GROUPS_AT_ONCE = 32 };
    return ur_range_groups_are_small(dims, global, local,
                                     (size_t)device->attr[DRV_ATTR_COMPUTE_UNITS] * GROUPS_AT_ONCE);
}

/* Where sizes that divide the range are too small: groups that do not, if the kernel may be
 * launched so. `function` becomes that which has `struct ur_spirv_range` behind its arguments. */
static __attribute__((noinline)) bool reach_beyond(ur_kernel_handle_t kernel,
                                                   struct stream_function **function,
                                                   ur_device_handle_t device, uint32_t dims,
                                                   const size_t *global, size_t local[3]) {
    if (kernel->reqd[0] || kernel->sub_groups || !are_too_small(device, dims, global, local)) {
        return false;
    }
    struct stream_function *uneven = stream_kernel_uneven(kernel, device);
    if (!uneven) {
        return false;
    }
    stream_choose_uneven(kernel, uneven, device, dims, global, local);
    *function = uneven;
    return true;
}

static void fill_range(struct ur_spirv_range *range, uint32_t dims, const size_t *offset,
                       const size_t *global) {
    for (uint32_t i = 0; i < 3; ++i) {
        range->offset[i] = i < dims && offset ? offset[i] : 0;
        range->size[i] = i < dims ? global[i] : 1;
    }
}

/* A size for groups where the program names none. */
static __attribute__((noinline)) ur_result_t launch_choose(ur_kernel_handle_t kernel,
                                                           struct stream_function **function,
                                                           ur_device_handle_t device, uint32_t dims,
                                                           const size_t *global, bool cooperative,
                                                           size_t chosen[3], bool *beyond) {
    stream_choose_local(kernel, *function, device, dims, global, chosen);
    if (cooperative) {
        ur_result_t result =
            stream_fit_cooperative(kernel, *function, device, dims, global, chosen);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    *beyond = *beyond && reach_beyond(kernel, function, device, dims, global, chosen);
    return UR_RESULT_SUCCESS;
}

/* `function` becomes one for groups of so many. */
static __attribute__((noinline, cold)) bool find_room(ur_kernel_handle_t kernel,
                                                      struct stream_function **function,
                                                      ur_device_handle_t device, uint64_t threads) {
    struct stream_function *found = stream_kernel_roomy(kernel, device, *function, threads);
    *function = found ? found : *function;
    return found;
}

/* Of functions that are one with the entry point, and whose names are for the reader: what a launch
 * costs is counted. */
#define STREAM_PART static inline __attribute__((always_inline))

/* Grid and blocks for a range, of a launch that is cooperative or not. Where `beyond` is set and no
 * size was asked for, the last groups may reach beyond the range; then it stays set, and `function`
 * becomes another one. */
STREAM_PART ur_result_t shape(ur_kernel_handle_t kernel, struct stream_function **function,
                              ur_device_handle_t device, uint32_t dims, const size_t *global,
                              const size_t *local, bool cooperative, struct drv_launch *launch,
                              bool *beyond) {
    if (ur_range_is_empty(dims, global)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_WORK_DIMENSION); /* launch_nothing() */
    }
    size_t chosen[3];
    bool reaches = false;
    if (!local) {
        reaches = *beyond;
        ur_result_t result =
            launch_choose(kernel, function, device, dims, global, cooperative, chosen, &reaches);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        local = chosen;
    }
    *beyond = reaches;
    const int *attr = device->attr;
    *launch = (struct drv_launch){.grid = {1, 1, 1}, .block = {1, 1, 1}};
    uint64_t threads = 1;
    for (uint32_t i = 0; i < dims; ++i) {
        size_t size = global[i], block = local[i];
        launch->block[i] = block > UINT32_MAX ? UINT32_MAX : (unsigned)block;
        threads *= launch->block[i]; /* no more than 2^10 * 2^32 here */
        if (block == 0 || block > (size_t)attr[DRV_ATTR_MAX_BLOCK_X + i] ||
            (threads > (*function)->max_threads && !find_room(kernel, function, device, threads))) {
            return wrong_block(kernel, *function, attr, launch);
        }
        /* Narrow where that is enough: dividing wide numbers takes many times longer on some
         * processors. */
        size_t groups = size >> 32 ? size / block : (uint32_t)size / (uint32_t)block;
        if (groups * block != size && reaches) {
            ++groups;
        } else if (groups * block != size) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "global size %zu is no multiple of the work-group's %zu", size, block);
        }
        if (groups > (size_t)attr[DRV_ATTR_MAX_GRID_X + i]) {
            return ur_fail(UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION, 0,
                           "%zu work-groups in dimension %u: the device has at most %d", groups, i,
                           attr[DRV_ATTR_MAX_GRID_X + i]);
        }
        launch->grid[i] = (unsigned)groups;
    }
    return kernel->promised ? check_promises(kernel, device, launch, cooperative)
                            : UR_RESULT_SUCCESS;
}

/* The driver keeps the limit by its function, which several kernels here may stand for, and would
 * lower it as well: it is only raised, so what each of them knows is never too much. */
ur_result_t stream_allow_shared(struct stream_function *function, struct stream_place *place,
                                uint32_t bytes) {
    const int *attr = place->device->attr;
    int most = attr[DRV_ATTR_SHARED_PER_BLOCK_MOST];
    if (most <= 0) {
        most = attr[DRV_ATTR_SHARED_PER_BLOCK];
    }
    if ((uint64_t)bytes + function->shared > (uint64_t)most) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                       "%u bytes of local memory besides the kernel's own %u: the device has %d "
                       "for a work-group",
                       bytes, function->shared, most);
    }
    ur_result_t result = stream_enter(place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    static pthread_mutex_t raising = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&raising);
    int allowed = 0;
    if (drv_function_attr_get(function->native, DRV_FUNCTION_MAX_DYNAMIC_SHARED, &allowed) !=
            DRV_OK ||
        allowed < (int)bytes) {
        allowed = (int)bytes;
        result = stream_check(drv_function_allow_shared(function->native, allowed),
                              "asking for local memory");
    }
    if (result == UR_RESULT_SUCCESS) {
        atomic_store(&function->allowed_shared, (uint32_t)allowed);
    }
    pthread_mutex_unlock(&raising);
    return result;
}

static ur_result_t allow_clusters(struct stream_function *function, struct stream_place *place) {
    ur_result_t result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_function_allow_clusters(function->native), "allowing clusters");
    }
    atomic_store(&function->clusters, result == UR_RESULT_SUCCESS);
    return result;
}

static ur_result_t launch_read_properties(ur_device_handle_t device,
                                          const ur_kernel_launch_ext_properties_t *list,
                                          struct drv_launch_extra *extra, bool *extended,
                                          size_t *local) {
    for (const ur_base_properties_t *at = (const void *)list; at; at = at->pNext) {
        switch ((int)at->stype) {
        case UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES: {
            ur_kernel_launch_flags_t flags = ((const ur_kernel_launch_ext_properties_t *)at)->flags;
            UR_CHECK_FLAGS(flags, UR_KERNEL_LAUNCH_FLAGS_MASK);
            extra->cooperative = (flags & UR_KERNEL_LAUNCH_FLAG_COOPERATIVE) != 0;
            extra->overlap = (flags & UR_KERNEL_LAUNCH_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE) != 0;
            if (extra->cooperative && device->attr[DRV_ATTR_COOPERATIVE] <= 0) {
                return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                               "the device has no cooperative launches");
            }
            *extended = *extended || extra->cooperative || extra->overlap;
            break;
        }
        case UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY: {
            const uint32_t *dims = ((const ur_kernel_launch_cluster_property_t *)at)->clusterDim;
            if (device->attr[DRV_ATTR_CLUSTER] <= 0) {
                return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                               "the device has no clusters");
            }
            for (int i = 0; i < 3; ++i) {
                if (dims[i] == 0) {
                    return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                                   "a cluster of no work-groups");
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
            return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
        }
    }
    return UR_RESULT_SUCCESS;
}

static __attribute__((noinline, cold)) drv_result
launch_entered(drv_result native, ur_queue_handle_t queue, drv_stream stream, drv_function function,
               const struct drv_launch *launch, void **params) {
    return !drv_is_current(queue->place->native) && stream_entered(queue->place)
               ? drv_launch_plain(function, launch, stream, params)
               : native;
}

/* A driver that takes the context from the stream needs no other; one that does not says so, and
 * then the place is entered. */
static inline __attribute__((always_inline)) drv_result
launch_on(ur_queue_handle_t queue, drv_stream stream, drv_function function,
          const struct drv_launch *launch, void **params, bool entered) {
    drv_result native = drv_launch_plain(function, launch, stream, params);
    return native == DRV_OK || entered
               ? native
               : launch_entered(native, queue, stream, function, launch, params);
}

/* On a queue in order that nobody waits for or hears from. */
static ur_result_t launch_plain(ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                                drv_function function, const struct drv_launch *launch,
                                void **params) {
    drv_stream stream = queue->tracks[0].native;
    bool enter = !drv_stream_has_context(stream);
    if (enter || stream_forked()) {
        ur_result_t result = stream_enter(queue->place);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    stream_go(queue);
    drv_result native = launch_on(queue, stream, function, launch, params, enter);
    if (native == DRV_OK) {
        stream_note(queue);
    }
    stream_gone(queue);
    return native == DRV_OK ? UR_RESULT_SUCCESS : stream_fail(native, kernel->name);
}

/* On such a queue, signaling an event. */
static ur_result_t launch_signaling(ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                                    drv_function function, const struct drv_launch *launch,
                                    void **params, ur_event_handle_t *out) {
    struct stream_command c = {.queue = queue, .stream = queue->tracks[0].native};
    ur_result_t result = stream_event_take_inline(queue, UR_COMMAND_KERNEL_LAUNCH, false, &c.event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    stream_go(queue);
    drv_result native = launch_on(queue, c.stream, function, launch, params, false);
    result = native == DRV_OK ? stream_signal_plain(&c) : stream_fail(native, kernel->name);
    stream_gone(queue);
    if (result == UR_RESULT_SUCCESS) {
        *out = c.event;
    } else {
        stream_event_drop(c.event);
    }
    return result;
}

/* What the program gave, for copies of it. */
struct launch_arguments {
    uint32_t count;
    const ur_exp_kernel_arg_properties_t *args;
    size_t last; /* bytes of one argument more, the offset; or 0 */
};

static size_t size_of_arg(ur_kernel_handle_t kernel, const struct launch_arguments *given,
                          uint32_t index) {
    if (kernel->params_known) {
        return kernel->param_size[index];
    }
    for (uint32_t i = 0; i < given->count; ++i) {
        if (given->args[i].index == index && given->args[i].type == UR_EXP_KERNEL_ARG_TYPE_VALUE) {
            return given->args[i].size;
        }
    }
    return sizeof(uint64_t);
}

/* A launch with its arguments: `count` offsets into `bytes`, then the values, each as aligned as
 * any. */
struct kept_launch {
    drv_function function;
    struct drv_launch launch;
    struct drv_launch_extra extra;
    bool extended;
    uint32_t count;
    _Alignas(max_align_t) unsigned char bytes[];
};
enum { VALUE_ALIGN = _Alignof(max_align_t) };

static ur_result_t launch_kept(drv_stream stream, const void *args) {
    const struct kept_launch *kept = args;
    void **params = calloc(kept->count + 1, sizeof(*params));
    if (!params) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    const uint32_t *offsets = (const uint32_t *)(const void *)kept->bytes;
    for (uint32_t i = 0; i < kept->count; ++i) {
        params[i] = (void *)(uintptr_t)(kept->bytes + offsets[i]);
    }
    drv_result native =
        kept->extended
            ? drv_launch_extended(kept->function, &kept->launch, &kept->extra, stream, params)
            : drv_launch_plain(kept->function, &kept->launch, stream, params);
    free(params);
    return stream_check(native, "launching a kernel");
}

static ur_result_t keep_launch(struct stream_command *c, ur_kernel_handle_t kernel,
                               drv_function function, const struct drv_launch *launch,
                               const struct drv_launch_extra *extra,
                               const struct stream_params *params,
                               const struct launch_arguments *given) {
    uint32_t count = params->count + (given->last != 0);
    size_t at = (count * sizeof(uint32_t) + VALUE_ALIGN - 1) / VALUE_ALIGN * VALUE_ALIGN;
    size_t size = at;
    for (uint32_t i = 0; i < params->count; ++i) {
        size += (size_of_arg(kernel, given, i) + VALUE_ALIGN - 1) / VALUE_ALIGN * VALUE_ALIGN;
    }
    size += (given->last + VALUE_ALIGN - 1) / VALUE_ALIGN * VALUE_ALIGN;
    struct kept_launch *kept = calloc(1, sizeof(*kept) + size);
    if (!kept) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    kept->function = function;
    kept->launch = *launch;
    kept->extended = extra != NULL;
    if (extra) {
        kept->extra = *extra;
    }
    kept->count = count;
    uint32_t *offsets = (uint32_t *)(void *)kept->bytes;
    for (uint32_t i = 0; i < count; ++i) {
        size_t bytes = i < params->count ? size_of_arg(kernel, given, i) : given->last;
        offsets[i] = (uint32_t)at;
        memcpy(kept->bytes + at, params->at[i], bytes);
        at += (bytes + VALUE_ALIGN - 1) / VALUE_ALIGN * VALUE_ALIGN;
    }
    ur_result_t result = stream_step_held(c, launch_kept, kept, sizeof(*kept) + size);
    free(kept);
    return result;
}

static ur_result_t launch_ordered(ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                                  drv_function function, const struct drv_launch *launch,
                                  const struct drv_launch_extra *extra,
                                  const struct stream_params *params,
                                  const struct launch_arguments *given, uint32_t count,
                                  const ur_event_handle_t *waits, ur_event_handle_t *event) {
    struct stream_command c;
    /* An event of the start is recorded before the launch, which the driver does in a context that
     * is current alone. */
    bool enter = !atomic_load_explicit(&queue->open, memory_order_relaxed) || count || extra ||
                 (event && queue->profiling) || !drv_stream_has_context(queue->tracks[0].native) ||
                 stream_forked();
    ur_result_t result = stream_begin_inline(&c, queue, UR_COMMAND_KERNEL_LAUNCH, count, waits,
                                             event != NULL, enter);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (c.held) {
        result = keep_launch(&c, kernel, function, launch, extra, params, given);
    } else {
        result =
            stream_check(extra ? drv_launch_extended(function, launch, extra, c.stream, params->at)
                               : launch_on(queue, c.stream, function, launch, params->at, enter),
                         kernel->name);
    }
    return stream_end_inline(&c, result, false, false, event);
}

/* After what makes a launch failed: that is no matter where nothing is launched. */
static __attribute__((noinline, cold)) ur_result_t
launch_nothing(ur_result_t found, ur_queue_handle_t queue, uint32_t dims, const size_t *global,
               const size_t *local, uint32_t count, const ur_event_handle_t *waits,
               ur_event_handle_t *event) {
    if (!ur_range_is_empty(dims, global)) {
        return found;
    }
    struct stream_command c;
    ur_result_t result = ur_range_check(dims, global, local);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_begin(&c, queue, UR_COMMAND_KERNEL_LAUNCH, count, waits, event != NULL);
    }
    return result == UR_RESULT_SUCCESS ? stream_end(&c, result, false, event) : result;
}

/* For kernels with barriers of device scope, which take it behind the offset where the driver has
 * nothing for groups to meet at: twice a number of the launch that no other one has. */
static void number_launch(struct ur_spirv_range *range) {
    static _Atomic uint64_t launches;
    range->size[0] = 2 * (1 + atomic_fetch_add_explicit(&launches, 1, memory_order_relaxed));
}

static inline bool is_moved(uint32_t dims, const size_t *offset) {
    bool moved = false;
    for (uint32_t i = 0; offset && i < dims; ++i) {
        moved = moved || offset[i] != 0;
    }
    return moved;
}

/* Arguments as in most kernels, values and pointers in their order: the driver reads them where the
 * caller has them. False: stream_params_pack, which knows all kinds and says what is wrong, is to
 * begin anew. */
static inline bool pack_plain(struct stream_params *params, ur_kernel_handle_t kernel,
                              uint32_t count, const ur_exp_kernel_arg_properties_t *args,
                              size_t local_bytes) {
    if (!kernel->params_known || kernel->param_count != count || count >= STREAM_FEW_PARAMS) {
        return false;
    }
    for (uint32_t i = 0; i < count; ++i) {
        const ur_exp_kernel_arg_properties_t *arg = &args[i];
        bool value = arg->type == UR_EXP_KERNEL_ARG_TYPE_VALUE;
        if (arg->index != i || kernel->param_kind[i] != STREAM_PARAM_PLAIN ||
            !(value ? arg->value.value && arg->size >= kernel->param_size[i]
                    : arg->type == UR_EXP_KERNEL_ARG_TYPE_POINTER &&
                          kernel->param_size[i] == sizeof(void *))) {
            return false;
        }
        params->few_at[i] = (void *)(uintptr_t)(value ? arg->value.value : &arg->value);
    }
    params->at = params->few_at;
    params->heap = false;
    params->count = count;
    params->shared = (uint32_t)(kernel->own_local + local_bytes);
    return true;
}

/* A launch as the driver will be given it. */
struct ready {
    struct stream_function *function;
    struct drv_launch launch;
    bool extended; /* with `extra` */
    bool beyond;   /* the last groups reach beyond the range */
    struct drv_launch_extra extra;
    size_t local_bytes;
    void *last; /* the argument behind those of the kernel, one of the next two or NULL */
    uint32_t offset[3];
    struct ur_spirv_range range;
    struct stream_params params;
};

/* By the interface's names, which failures tell. */
STREAM_PART ur_result_t check_call(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
                                   uint32_t workDim, const size_t *pGlobalWorkSize,
                                   uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(pGlobalWorkSize);
    if (workDim < 1 || workDim > 3) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
    }
    if (numArgs && !pArgs) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    return hKernel->context == hQueue->context
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "kernel %s is of another context",
                         hKernel->name);
}

/* Where kernels know of an offset, and its function. */
STREAM_PART ur_result_t ready_offset(struct ready *r, ur_kernel_handle_t kernel,
                                     ur_device_handle_t device, uint32_t dims,
                                     const size_t *offset) {
    static const uint64_t none[3];
    bool moved = is_moved(dims, offset);
    r->last = NULL;
    if (kernel->takes_offset) {
        r->last = (void *)(uintptr_t)none;
        for (uint32_t i = 0; (moved || kernel->device_barriers) && i < 3; ++i) {
            r->range.offset[i] = moved && i < dims ? offset[i] : 0;
            r->last = &r->range;
        }
        if (kernel->device_barriers) {
            number_launch(&r->range);
        }
        return UR_RESULT_SUCCESS;
    }
    if (!moved || kernel->is_anywhere) {
        return UR_RESULT_SUCCESS;
    }
    r->last = r->offset;
    ur_result_t result = stream_offset_narrow(dims, offset, r->offset);
    return result == UR_RESULT_SUCCESS ? stream_kernel_moved(kernel, device, &r->function) : result;
}

/* Post: the parameters are to be freed, whatever the result. */
STREAM_PART ur_result_t ready_arguments(struct ready *r, ur_kernel_handle_t kernel,
                                        struct stream_place *place, uint32_t count,
                                        const ur_exp_kernel_arg_properties_t *args) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (!pack_plain(&r->params, kernel, count, args, r->local_bytes)) {
        result =
            stream_params_pack(&r->params, kernel, r->function, place, count, args, r->local_bytes);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    if (r->last) {
        r->params.at[r->params.count] = r->last;
    }
    r->launch.shared = r->params.shared;
    if (r->params.shared >
        atomic_load_explicit(&r->function->allowed_shared, memory_order_relaxed)) {
        result = stream_allow_shared(r->function, place, r->params.shared);
    }
    if (result == UR_RESULT_SUCCESS && r->extended && r->extra.cluster[0] &&
        !atomic_load(&r->function->clusters)) {
        result = allow_clusters(r->function, place);
    }
    return result;
}

/* Bytes of the argument behind those of the kernel. */
STREAM_PART size_t last_bytes(const struct ready *r, ur_kernel_handle_t kernel) {
    return !r->last                   ? 0
           : r->beyond                ? sizeof(r->range)
           : !kernel->takes_offset    ? sizeof(r->offset)
           : !kernel->device_barriers ? sizeof(r->range.offset)
                                      : sizeof(r->range);
}

STREAM_PART ur_result_t give(struct ready *r, ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                             uint32_t count, const ur_exp_kernel_arg_properties_t *args,
                             uint32_t wait_count, const ur_event_handle_t *waits,
                             ur_event_handle_t *event) {
    drv_function native = r->function->native;
    if (stream_is_plain(queue, wait_count, event) && !waits && !r->extended) {
        return launch_plain(queue, kernel, native, &r->launch, r->params.at);
    }
    if (!wait_count && !waits && !r->extended && stream_is_signal_plain(queue)) {
        return launch_signaling(queue, kernel, native, &r->launch, r->params.at, event);
    }
    struct launch_arguments given = {count, args, last_bytes(r, kernel)};
    return launch_ordered(queue, kernel, native, &r->launch, r->extended ? &r->extra : NULL,
                          &r->params, &given, wait_count, waits, event);
}

ur_result_t urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ready r;
    ur_result_t result = check_call(hQueue, hKernel, workDim, pGlobalWorkSize, numArgs, pArgs);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_kernel_function(hKernel, hQueue->device, &r.function);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    r.extended = false;
    r.local_bytes = 0;
    if (launchPropList) {
        r.extra = (struct drv_launch_extra){0};
        result = launch_read_properties(hQueue->device, launchPropList, &r.extra, &r.extended,
                                        &r.local_bytes);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    r.beyond = !r.extended;
    result = ready_offset(&r, hKernel, hQueue->device, workDim, pGlobalWorkOffset);
    if (result == UR_RESULT_SUCCESS) {
        result = shape(hKernel, &r.function, hQueue->device, workDim, pGlobalWorkSize,
                       pLocalWorkSize, r.extended && r.extra.cooperative, &r.launch, &r.beyond);
    }
    if (result != UR_RESULT_SUCCESS) {
        return launch_nothing(result, hQueue, workDim, pGlobalWorkSize, pLocalWorkSize,
                              numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (r.beyond) {
        fill_range(&r.range, workDim, pGlobalWorkOffset, pGlobalWorkSize);
        r.last = &r.range;
    }
    result = ready_arguments(&r, hKernel, hQueue->place, numArgs, pArgs);
    if (result == UR_RESULT_SUCCESS) {
        result = give(&r, hQueue, hKernel, numArgs, pArgs, numEventsInWaitList, phEventWaitList,
                      phEvent);
    }
    stream_params_free(&r.params);
    return result;
}

uint32_t stream_kept_args(ur_kernel_handle_t kernel, ur_exp_kernel_arg_properties_t *args) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < kernel->arg_room; ++i) {
        struct stream_arg *kept = &kernel->args[i];
        if (!kept->set) {
            continue;
        }
        ur_exp_kernel_arg_properties_t *arg = &args[count++];
        *arg =
            (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                             .type = kept->type,
                                             .index = i,
                                             .size = kept->size};
        switch (kept->type) {
        case UR_EXP_KERNEL_ARG_TYPE_VALUE:
            arg->value.value = kept->size <= sizeof(kept->value.small) ? (void *)&kept->value.small
                                                                       : kept->value.large;
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
    return count;
}

/* The argument behind those of the kernel, or NULL. */
static ur_result_t plan_offset(struct stream_plan *plan, struct stream_place *place,
                               ur_kernel_handle_t kernel, uint32_t dims, const size_t *offset,
                               struct stream_function **function, void **last) {
    bool moved = is_moved(dims, offset);
    *last = NULL;
    if (kernel->takes_offset) {
        for (uint32_t i = 0; i < 3; ++i) {
            plan->range.offset[i] = moved && i < dims ? offset[i] : 0;
        }
        plan->range.size[0] = 0; /* it has one group, or no barriers of device scope */
        *last = &plan->range;
        return UR_RESULT_SUCCESS;
    }
    if (!moved || kernel->is_anywhere) {
        return UR_RESULT_SUCCESS;
    }
    *last = plan->narrow_offset;
    ur_result_t result = stream_offset_narrow(dims, offset, plan->narrow_offset);
    return result == UR_RESULT_SUCCESS ? stream_kernel_moved(kernel, place->device, function)
                                       : result;
}

/* The arguments where they are all values and pointers, as in most kernels: what the driver reads
 * is what the kernel keeps. False: another way has to be gone, which also says what is wrong. */
static bool plan_plain(struct stream_plan *plan, ur_kernel_handle_t kernel) {
    uint32_t count = kernel->param_count;
    if (!kernel->params_known || kernel->arg_room != count || count >= STREAM_FEW_PARAMS) {
        return false;
    }
    for (uint32_t i = 0; i < count; ++i) {
        struct stream_arg *arg = &kernel->args[i];
        bool value = arg->type == UR_EXP_KERNEL_ARG_TYPE_VALUE;
        if (!arg->set || kernel->param_kind[i] != STREAM_PARAM_PLAIN ||
            !(value ? arg->size >= kernel->param_size[i]
                    : arg->type == UR_EXP_KERNEL_ARG_TYPE_POINTER &&
                          kernel->param_size[i] == sizeof(void *))) {
            return false;
        }
        plan->params.few_at[i] = value && arg->size > sizeof(arg->value.small)
                                     ? arg->value.large
                                     : (void *)&arg->value.small;
    }
    plan->params.at = plan->params.few_at;
    plan->params.count = count;
    plan->params.shared = 0;
    return true;
}

static ur_result_t plan_any(struct stream_plan *plan, struct stream_place *place,
                            ur_kernel_handle_t kernel, const struct stream_function *function) {
    if (kernel->arg_room > STREAM_FEW_PARAMS) {
        plan->args = malloc(kernel->arg_room * sizeof(*plan->args));
        if (!plan->args) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    uint32_t count = stream_kept_args(kernel, plan->args);
    return stream_params_pack(&plan->params, kernel, function, place, count, plan->args, 0);
}

ur_result_t stream_plan_make(struct stream_plan *plan, struct stream_place *place,
                             ur_kernel_handle_t kernel, uint32_t dims, const size_t *offset,
                             const size_t *global, const size_t *local) {
    struct stream_function *function = NULL;
    void *last;
    bool beyond = true;
    plan->params.heap = false;
    plan->args = plan->few_args;
    plan->plain = false;
    plan->empty = ur_range_is_empty(dims, global);
    if (plan->empty) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = stream_kernel_function(kernel, place->device, &function);
    if (result == UR_RESULT_SUCCESS) {
        result = plan_offset(plan, place, kernel, dims, offset, &function, &last);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = shape(kernel, &function, place->device, dims, global, local, false, &plan->launch,
                       &beyond);
    }
    if (beyond) {
        fill_range(&plan->range, dims, offset, global);
        last = &plan->range;
    }
    if (result == UR_RESULT_SUCCESS) {
        plan->plain = plan_plain(plan, kernel);
        result = plan->plain ? result : plan_any(plan, place, kernel, function);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (last) {
        plan->params.at[plan->params.count] = last;
        plan->plain = false;
    }
    plan->function = function->native;
    plan->launch.shared = plan->params.shared;
    return plan->params.shared >
                   atomic_load_explicit(&function->allowed_shared, memory_order_relaxed)
               ? stream_allow_shared(function, place, plan->params.shared)
               : result;
}

bool stream_plan_again(struct stream_plan *plan, ur_kernel_handle_t kernel) {
    plan->params.heap = false;
    plan->args = plan->few_args;
    plan->empty = false;
    plan->plain = true;
    return plan_plain(plan, kernel);
}

void stream_plan_free(struct stream_plan *plan) {
    stream_params_free(&plan->params);
    if (plan->args != plan->few_args) {
        free(plan->args);
    }
}

ur_result_t urEnqueueKernelLaunch(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
                                  uint32_t workDim, const size_t *pGlobalWorkOffset,
                                  const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
                                  const ur_kernel_launch_ext_properties_t *launchPropList,
                                  uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_KERNEL(hKernel);
    ur_exp_kernel_arg_properties_t few[STREAM_FEW_PARAMS], *args = few;
    /* Held over the launch, so that nobody changes what it reads. */
    pthread_mutex_lock(&hKernel->lock);
    if (hKernel->arg_room > STREAM_FEW_PARAMS) {
        args = malloc(hKernel->arg_room * sizeof(*args));
        if (!args) {
            pthread_mutex_unlock(&hKernel->lock);
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    uint32_t count = stream_kept_args(hKernel, args);
    ur_result_t result = urEnqueueKernelLaunchWithArgsExp(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, count,
        count ? args : NULL, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    pthread_mutex_unlock(&hKernel->lock);
    if (args != few) {
        free(args);
    }
    return result;
}
