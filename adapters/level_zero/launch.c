/* Launches: arguments, group sizes, and the append. */
#include "launch.h"

#include <stdlib.h>
#include <string.h>

#include "base/range.h"
#include "command.h"
#include "event.h"
#include "host.h"
#include "image.h"
#include "kernel.h"
#include "mem.h"
#include "spirv/beyond.h"
#include "ze.h"

/* What the entry points are given. */
struct launch {
    uint32_t dimensions;
    const size_t *offset, *global, *local;
    uint32_t arg_count;
    const ur_exp_kernel_arg_properties_t *args; /* NULL: those of the retained calls */
    const ur_kernel_launch_ext_properties_t *properties;
    uint32_t wait_count;
    const ur_event_handle_t *waits;
    ur_event_handle_t *event;
};

/* ---- arguments, native kernel locked -------------------------------------------------------- */

static ur_result_t no_argument(uint32_t count, uint32_t index) {
    return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0,
                   "the kernel has %u arguments, there is none of index %u", count, index);
}

static ur_result_t set_value(struct ze_native_kernel *native, uint32_t index, size_t size,
                             const void *value) {
    if (index >= native->properties.numKernelArgs) {
        return no_argument(native->properties.numKernelArgs, index);
    }
    struct ze_arg *arg = &native->args[index];
    if (arg->tag == ze_arg_tag(size, !value) && (!value || memcmp(arg->bytes, value, size) == 0)) {
        return UR_RESULT_SUCCESS;
    }
    arg->tag = 0;
    ze_result_t code = ze.zeKernelSetArgumentValue(native->ze, index, size, value);
    if (code != ZE_RESULT_SUCCESS) {
        return ze_fail(code, "zeKernelSetArgumentValue");
    }
    if (size <= sizeof(arg->bytes) && !native->shared) {
        arg->tag = ze_arg_tag(size, !value);
        if (value) {
            memcpy(arg->bytes, value, size);
        }
    }
    return UR_RESULT_SUCCESS;
}

enum { MAX_VALUE = 1 << 16 }; /* above what devices take for all arguments together */

/* Bytes by value, at least as many as the parameter has, of which it gets the first. Not every
 * driver takes more, and none says how many there are: the largest number that one takes is right.
 */
static ur_result_t set_bytes(struct ze_native_kernel *native, uint32_t index, size_t size,
                             const void *value) {
    bool there = index < native->properties.numKernelArgs;
    size_t known = there ? native->args[index].first : 0;
    ur_result_t result = set_value(native, index, known && known < size ? known : size, value);
    if (result != UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE || !there) {
        return result;
    }
    for (size_t first = size < MAX_VALUE ? size : MAX_VALUE; first-- > 1;) {
        ze_result_t code = ze.zeKernelSetArgumentValue(native->ze, index, first, value);
        if (code == ZE_RESULT_SUCCESS) {
            native->args[index].first = first;
            return UR_RESULT_SUCCESS;
        }
        if (code != ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE) {
            return ze_fail(code, "zeKernelSetArgumentValue");
        }
    }
    return result;
}

/* An image or a sampler. Not remembered: after one is gone another may have its handle, and the
 * driver has read what lies behind it. */
static ur_result_t set_object(struct ze_native_kernel *native, uint32_t index, const void *handle) {
    if (index < native->properties.numKernelArgs) {
        native->args[index].tag = 0;
    }
    ur_result_t result = set_value(native, index, sizeof(handle), &handle);
    if (result == UR_RESULT_SUCCESS) {
        native->args[index].tag = 0;
    }
    return result;
}

static ur_result_t set_mem(struct ze_native_kernel *native, ur_device_handle_t device,
                           uint32_t index, ur_mem_handle_t mem) {
    if (mem && mem->is_image) {
        ur_result_t result = ze_image_reach(mem, device);
        return result != UR_RESULT_SUCCESS
                   ? result
                   : set_object(native, index, ze_image_part(mem, device)->raw);
    }
    uint64_t pointer = mem ? (uint64_t)(uintptr_t)ze_mem_pointer(mem) : 0;
    return set_value(native, index, sizeof(pointer), &pointer);
}

/* More than there is of it is told at once: not every driver says no. */
static ur_result_t set_local(struct ze_native_kernel *native, ur_device_handle_t device,
                             uint32_t index, size_t size) {
    if (size > device->compute.maxSharedLocalMemory) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                       "%zu bytes of local memory, of which the device has %u", size,
                       device->compute.maxSharedLocalMemory);
    }
    ur_result_t result = set_value(native, index, size, NULL);
    if (result == UR_RESULT_SUCCESS) {
        native->local += size - native->args[index].local;
        native->args[index].local = size;
    }
    return result;
}

/* Native kernel locked, with all its arguments. */
static inline ur_result_t check_local(const struct ze_native_kernel *native,
                                      ur_device_handle_t device) {
    return native->local <= device->compute.maxSharedLocalMemory
               ? UR_RESULT_SUCCESS
               : ur_fail(
                     UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                     "the kernel needs %u bytes of local memory and %zu of its arguments, and a "
                     "work-group has %u",
                     native->properties.localMemSize,
                     native->local - native->properties.localMemSize,
                     device->compute.maxSharedLocalMemory);
}

static ur_result_t set_arg(struct ze_native_kernel *native, ur_device_handle_t device,
                           const ur_exp_kernel_arg_properties_t *arg) {
    switch (arg->type) {
    case UR_EXP_KERNEL_ARG_TYPE_POINTER: {
        uint64_t pointer = (uint64_t)(uintptr_t)arg->value.pointer;
        return set_value(native, arg->index, sizeof(pointer), &pointer);
    }
    case UR_EXP_KERNEL_ARG_TYPE_VALUE:
        UR_CHECK_POINTER(arg->value.value);
        if (arg->size == 8 && ((uintptr_t)arg->value.value & 7)) {
            uint64_t aligned;
            memcpy(&aligned, arg->value.value, 8);
            return set_bytes(native, arg->index, 8, &aligned);
        }
        if (arg->size == 0) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
        }
        return set_bytes(native, arg->index, arg->size, arg->value.value);
    case UR_EXP_KERNEL_ARG_TYPE_LOCAL:
        if (arg->size == 0) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
        }
        return set_local(native, device, arg->index, arg->size);
    case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ: {
        ur_mem_handle_t mem = arg->value.memObjTuple.hMem;
        if (mem && !ur_object_is(mem, UR_KIND_MEM)) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_MEM_OBJECT);
        }
        return set_mem(native, device, arg->index, mem);
    }
    case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
        UR_CHECK_SAMPLER(arg->value.sampler);
        return set_object(native, arg->index, arg->value.sampler->raw);
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
}

static ur_result_t launch_set_args(struct ze_native_kernel *native, ur_device_handle_t device,
                                   uint32_t count, const ur_exp_kernel_arg_properties_t *args) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        result = set_arg(native, device, &args[i]);
    }
    return result;
}

/* Those of the retained calls, for a launch that brings none. */
static ur_result_t set_kept(ur_kernel_handle_t kernel, struct ze_native_kernel *native,
                            ur_device_handle_t device) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&kernel->lock);
    for (uint32_t i = 0; i < kernel->arg_count && result == UR_RESULT_SUCCESS; ++i) {
        if (kernel->kept_set[i]) {
            result = set_arg(native, device, &kernel->kept[i]);
        }
    }
    pthread_mutex_unlock(&kernel->lock);
    return result;
}

/* ---- launch --------------------------------------------------------------------------------- */

static ur_result_t launch_read_properties(const ur_kernel_launch_ext_properties_t *properties,
                                          bool *cooperative) {
    if (properties->flags & UR_KERNEL_LAUNCH_FLAGS_MASK) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    *cooperative = properties->flags & UR_KERNEL_LAUNCH_FLAG_COOPERATIVE;
    for (const ur_base_properties_t *next = properties->pNext; next; next = next->pNext) {
        if (next->stype == UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY ||
            next->stype == UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                           "clusters and work-group memory besides arguments are not offered");
        }
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t set_indirect(struct ze_native_kernel *native, uint32_t indirect) {
    ur_result_t result = ZE_CHECK(zeKernelSetIndirectAccess, native->ze, indirect);
    native->indirect = result != UR_RESULT_SUCCESS ? native->indirect : indirect;
    return result;
}

/* The kernel's part for the queue's device. */
static inline ur_result_t find_native(ur_kernel_handle_t kernel, ur_queue_handle_t queue,
                                      struct ze_native_kernel **native) {
    if (kernel->context == queue->context && kernel->natives[queue->place].ze) {
        *native = &kernel->natives[queue->place];
        return UR_RESULT_SUCCESS;
    }
    if (kernel->context->ze != queue->context->ze) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL, 0,
                       "the kernel is of another context than the queue");
    }
    return ze_kernel_native(kernel, queue->device, native);
}

/* Drivers need not look: work-groups that do not run at the same time wait for each other for ever.
 * Native kernel locked and ready. */
static ur_result_t check_cooperative(struct ze_native_kernel *native) {
    const ze_group_count_t *groups = &native->last_groups;
    uint32_t most = 0;
    ur_result_t result = ZE_CHECK(zeKernelSuggestMaxCooperativeGroupCount, native->ze, &most);
    uint64_t plane = (uint64_t)groups->groupCountX * groups->groupCountY;
    if (result == UR_RESULT_SUCCESS && (plane > most || plane * groups->groupCountZ > most)) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                       "%u x %u x %u cooperative work-groups, at most %u", groups->groupCountX,
                       groups->groupCountY, groups->groupCountZ, most);
    }
    return result;
}

/* Nobody asked for a size of work-groups: one with which they can run at the same time, if the one
 * that the driver suggests is none. Native kernel locked and ready. */
static ur_result_t fit_cooperative(struct ze_native_kernel *native, ur_device_handle_t device,
                                   const struct launch *l) {
    const ze_device_compute_properties_t *c = &device->compute;
    const size_t along[3] = {c->maxGroupSizeX, c->maxGroupSizeY, c->maxGroupSizeZ};
    uint32_t most = 0;
    size_t local[3];
    ur_result_t result = check_cooperative(native);
    if (result != UR_RESULT_ERROR_OUT_OF_RESOURCES || native->properties.requiredGroupSizeX ||
        native->properties.requiredNumSubGroups) {
        return result;
    }
    result = ZE_CHECK(zeKernelSuggestMaxCooperativeGroupCount, native->ze, &most);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    (void)ur_range_divide(l->dimensions, l->global, 1, c->maxTotalGroupSize, along, most, local);
    native->last_dimensions = 0; /* a launch that need not fit is to have what is best for it */
    result = ze_set_range(native, device, l->dimensions, l->offset, l->global, local,
                          &native->last_groups);
    return result != UR_RESULT_SUCCESS ? result : check_cooperative(native);
}

/* Native kernel locked and ready. */
static ur_result_t launch_append(ur_queue_handle_t queue, struct ze_native_kernel *native,
                                 const struct launch *l, bool cooperative) {
    struct ze_command c;
    ur_result_t result =
        ze_begin(&c, queue, UR_COMMAND_KERNEL_LAUNCH, l->wait_count, l->waits, l->event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const ze_group_count_t *groups = &native->last_groups;
    result = cooperative ? ZE_CHECK(zeCommandListAppendLaunchCooperativeKernel, c.list, native->ze,
                                    groups, c.signal, c.count, c.native)
                         : ZE_CHECK(zeCommandListAppendLaunchKernel, c.list, native->ze, groups,
                                    c.signal, c.count, c.native);
    return ze_end(&c, result, false, l->event);
}

static ur_result_t append_quick(ur_queue_handle_t queue, struct ze_native_kernel *native,
                                ur_event_handle_t *event) {
    ur_event_handle_t own;
    ze_event_handle_t signal;
    ur_result_t result =
        ze_quick_begin(queue, UR_COMMAND_KERNEL_LAUNCH, event != NULL, &own, &signal);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ze_result_t code = ze.zeCommandListAppendLaunchKernel(queue->lists[0], native->ze,
                                                          &native->last_groups, signal, 0, NULL);
    return ze_quick_end(queue, code, "zeCommandListAppendLaunchKernel", own, event);
}

/* As append_quick, for an event that was used before. */
static __attribute__((noinline)) ur_result_t
append_signal(ur_queue_handle_t queue, struct ze_native_kernel *native, ur_event_handle_t *event) {
    ze_lock(&queue->lock);
    ur_event_handle_t own = ze_event_take_plain(queue, UR_COMMAND_KERNEL_LAUNCH);
    if (!own) {
        ze_unlock(&queue->lock);
        return append_quick(queue, native, event);
    }
    ze_result_t code = ze.zeCommandListAppendLaunchKernel(queue->lists[0], native->ze,
                                                          &native->last_groups, own->ze, 0, NULL);
    return ze_quick_end(queue, code, "zeCommandListAppendLaunchKernel", own, event);
}

/* Native kernel locked, and as the launch needs it. */
static void launch_remember(struct ze_native_kernel *native, const struct launch *l) {
    if (native->shared || !l->args || l->arg_count > native->properties.numKernelArgs) {
        return;
    }
    for (uint32_t i = 0; i < l->arg_count; ++i) {
        const ur_exp_kernel_arg_properties_t *arg = &l->args[i];
        struct ze_last_arg *last = &native->last_args[i];
        *last = (struct ze_last_arg){(uint32_t)arg->type, arg->index, arg->size, 0};
        if (arg->type == UR_EXP_KERNEL_ARG_TYPE_POINTER) {
            last->value = (uint64_t)(uintptr_t)arg->value.pointer;
        } else if (arg->type == UR_EXP_KERNEL_ARG_TYPE_VALUE &&
                   (arg->size == 4 || arg->size == 8)) {
            memcpy(&last->value, arg->value.value, arg->size);
        } else {
            return;
        }
    }
    for (uint32_t i = 0; i < l->dimensions; ++i) {
        native->last[i] = (struct ze_extent){l->global[i], l->local ? l->local[i] : 0,
                                             l->offset ? l->offset[i] : 0};
    }
    native->last_dimensions = l->dimensions;
    native->last_arg_count = l->arg_count;
    native->last_args_end = native->last_args + l->arg_count;
}

static inline bool is_extent(const struct ze_extent *last, uint32_t i, const size_t *offset,
                             const size_t *global, const size_t *local) {
    if (last[i].global != global[i]) {
        return false;
    }
    if (local) {
        if (last[i].local != local[i] || !local[i]) {
            return false;
        }
    } else if (last[i].local) {
        return false;
    }
    if (offset) {
        if (last[i].offset != offset[i]) {
            return false;
        }
    } else if (last[i].offset) {
        return false;
    }
    return true;
}

/* Native kernel locked. Whether the last launch was of the same range. */
static inline bool is_last_range(const struct ze_native_kernel *native, uint32_t dimensions,
                                 const size_t *offset, const size_t *global, const size_t *local) {
    const struct ze_extent *last = native->last;
    if (native->last_dimensions != dimensions || !global ||
        !is_extent(last, 0, offset, global, local)) {
        return false;
    }
    return dimensions == 1 || (dimensions > 1 && is_extent(last, 1, offset, global, local) &&
                               (dimensions == 2 || is_extent(last, 2, offset, global, local)));
}

/* Native kernel locked. Whether the last launch had the same arguments. */
static inline bool are_last_args(const struct ze_native_kernel *native, uint32_t count,
                                 const ur_exp_kernel_arg_properties_t *args) {
    if (native->last_arg_count != count || !args) {
        return false;
    }
    const struct ze_last_arg *last = native->last_args;
    for (; last != native->last_args_end; ++last, ++args) {
        if (last->index != args->index || last->type != (uint32_t)args->type) {
            return false;
        }
        if (args->type == UR_EXP_KERNEL_ARG_TYPE_POINTER) {
            if (last->value != (uint64_t)(uintptr_t)args->value.pointer) {
                return false;
            }
        } else if (last->size != args->size || !args->value.value) {
            return false;
        } else if (args->size == 4) {
            if (memcmp(&last->value, args->value.value, 4) != 0) {
                return false;
            }
        } else if (memcmp(&last->value, args->value.value, 8) != 0) {
            return false;
        }
    }
    return true;
}

static ur_result_t bring_images(ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                                const struct launch *l) {
    if (l->args) {
        return ze_images_bring(queue, l->arg_count, l->args, l->wait_count, l->waits);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&kernel->lock);
    for (uint32_t i = 0; i < kernel->arg_count && result == UR_RESULT_SUCCESS; ++i) {
        if (kernel->kept_set[i]) {
            result = ze_images_bring(queue, 1, &kernel->kept[i], l->wait_count, l->waits);
        }
    }
    pthread_mutex_unlock(&kernel->lock);
    return result;
}

/* A range of which the driver's groups are too small, in groups that reach beyond it. */
static __attribute__((noinline)) ur_result_t launch_beyond(ur_queue_handle_t queue,
                                                           ur_kernel_handle_t kernel,
                                                           struct ze_native_kernel *native,
                                                           const struct launch *l) {
    struct ur_spirv_range range;
    uint32_t group[3], indirect = atomic_load_explicit(&kernel->indirect, memory_order_relaxed);
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; l->args && i < l->arg_count; ++i) {
        if (l->args[i].index >= kernel->arg_count) {
            return no_argument(kernel->arg_count, l->args[i].index);
        }
    }
    for (uint32_t i = 0; i < 3; ++i) {
        range.offset[i] = i < l->dimensions && l->offset ? l->offset[i] : 0;
        range.size[i] = i < l->dimensions ? l->global[i] : 1;
    }
    ze_lock(&native->lock);
    (void)ze_beyond_shape(native, queue->device, l->dimensions, l->global, group,
                          &native->last_groups);
    if (memcmp(group, native->group, sizeof(group)) != 0) {
        native->group[0] = 0;
        result = ZE_CHECK(zeKernelSetGroupSize, native->ze, group[0], group[1], group[2]);
    }
    if (result == UR_RESULT_SUCCESS) {
        memcpy(native->group, group, sizeof(group));
        result = l->args ? launch_set_args(native, queue->device, l->arg_count, l->args)
                         : set_kept(kernel, native, queue->device);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = set_value(native, kernel->arg_count, sizeof(range), &range);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = check_local(native, queue->device);
    }
    if (result == UR_RESULT_SUCCESS && indirect != native->indirect) {
        result = set_indirect(native, indirect);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ze_is_quick(queue, l->wait_count, l->waits)
                     ? append_quick(queue, native, l->event)
                     : launch_append(queue, native, l, false);
    }
    ze_unlock(&native->lock);
    return result;
}

static ur_result_t launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                          const struct launch *l) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_KERNEL(kernel);
    bool cooperative = false;
    struct ze_native_kernel *native;
    ur_result_t result = ur_range_check(l->dimensions, l->global, l->local);
    if (result == UR_RESULT_SUCCESS && l->properties) {
        result = launch_read_properties(l->properties, &cooperative);
    }
    if (result != UR_RESULT_SUCCESS || (result = find_native(kernel, queue, &native))) {
        return result;
    }
    if (ur_range_is_empty(l->dimensions, l->global)) {
        return ze_enqueue_marker(queue, UR_COMMAND_KERNEL_LAUNCH, l->wait_count, l->waits,
                                 l->event);
    }
    if (queue->context->device_count > 1 && (result = bring_images(queue, kernel, l))) {
        return result;
    }
    /* From the first argument to the append the kernel belongs to this thread. */
    ze_lock(&native->lock);
    native->last_dimensions = 0;
    result = ze_set_range(native, queue->device, l->dimensions, l->offset, l->global, l->local,
                          &native->last_groups);
    if (!l->local && native->small && !cooperative) {
        ze_unlock(&native->lock);
        struct ze_native_kernel *beyond =
            ze_find_beyond(kernel, native, queue->device, l->dimensions, l->global);
        if (beyond) {
            return launch_beyond(queue, kernel, beyond, l);
        }
        ze_lock(&native->lock);
        native->last_dimensions = 0;
        result = ze_set_range(native, queue->device, l->dimensions, l->offset, l->global, l->local,
                              &native->last_groups);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = l->args ? launch_set_args(native, queue->device, l->arg_count, l->args)
                         : set_kept(kernel, native, queue->device);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = check_local(native, queue->device);
    }
    uint32_t indirect = atomic_load_explicit(&kernel->indirect, memory_order_relaxed);
    if (result == UR_RESULT_SUCCESS && indirect != native->indirect) {
        result = set_indirect(native, indirect);
    }
    if (result == UR_RESULT_SUCCESS) {
        launch_remember(native, l);
        result = !cooperative ? result
                 : l->local   ? check_cooperative(native)
                              : fit_cooperative(native, queue->device, l);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = !cooperative && ze_is_quick(queue, l->wait_count, l->waits)
                     ? append_quick(queue, native, l->event)
                     : launch_append(queue, native, l, cooperative);
    }
    ze_unlock(&native->lock);
    return result;
}

static __attribute__((noinline, cold)) ur_result_t
launch_with_args(ur_queue_handle_t queue, ur_kernel_handle_t kernel, uint32_t dimensions,
                 const size_t *offset, const size_t *global, const size_t *local, uint32_t count,
                 const ur_exp_kernel_arg_properties_t *args,
                 const ur_kernel_launch_ext_properties_t *properties, uint32_t wait_count,
                 const ur_event_handle_t *waits, ur_event_handle_t *event) {
    static const ur_exp_kernel_arg_properties_t no_args;
    if (count > 0) {
        UR_CHECK_POINTER(args);
    }
    struct launch l = {dimensions, offset,     global, local, count, args ? args : &no_args,
                       properties, wait_count, waits,  event};
    return launch(queue, kernel, &l);
}

/* The short way is for a loop's next launch of the same. All else is passed on as it came. */
ur_result_t urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ze_native_kernel *native;
    ur_result_t result;
    if (!hKernel || !ur_object_is(hQueue, UR_KIND_QUEUE) ||
        !ur_object_is(hKernel, UR_KIND_KERNEL) || hKernel->context != hQueue->quick ||
        ((uintptr_t)phEventWaitList | (uintptr_t)launchPropList | numEventsInWaitList) != 0) {
        goto other;
    }
    native = (struct ze_native_kernel *)((char *)hKernel->natives + hQueue->native_at);
    ze_lock(&native->lock);
    if (!is_last_range(native, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize) ||
        !are_last_args(native, numArgs, pArgs)) {
        ze_unlock(&native->lock);
        goto other;
    }
    if (phEvent) {
        result = append_signal(hQueue, native, phEvent);
    } else {
        ze_lock(&hQueue->lock);
        ze_result_t code = ze.zeCommandListAppendLaunchKernel(hQueue->lists[0], native->ze,
                                                              &native->last_groups, NULL, 0, NULL);
        result = ze_quick_end(hQueue, code, "zeCommandListAppendLaunchKernel", NULL, NULL);
    }
    ze_unlock(&native->lock);
    return result;

other:
    return launch_with_args(hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize,
                            pLocalWorkSize, numArgs, pArgs, launchPropList, numEventsInWaitList,
                            phEventWaitList, phEvent);
}

ur_result_t urEnqueueKernelLaunch(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
                                  uint32_t workDim, const size_t *pGlobalWorkOffset,
                                  const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
                                  const ur_kernel_launch_ext_properties_t *launchPropList,
                                  uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    struct launch l = {workDim, pGlobalWorkOffset, pGlobalWorkSize,     pLocalWorkSize,  0,
                       NULL,    launchPropList,    numEventsInWaitList, phEventWaitList, phEvent};
    return launch(hQueue, hKernel, &l);
}

/* ---- retained calls ------------------------------------------------------------------------- */

static void release_arg(const ur_exp_kernel_arg_properties_t *arg) {
    if (arg->type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ && arg->value.memObjTuple.hMem) {
        ze_mem_release(arg->value.memObjTuple.hMem);
    } else if (arg->type == UR_EXP_KERNEL_ARG_TYPE_SAMPLER) {
        urSamplerRelease(arg->value.sampler);
    }
}

void ze_kept_clear(ur_kernel_handle_t kernel, uint32_t index) {
    if (kernel->kept_set[index]) {
        release_arg(&kernel->kept[index]);
    }
    free(kernel->kept_bytes[index]);
    kernel->kept_bytes[index] = NULL;
    kernel->kept_set[index] = 0;
}

/* Takes over `bytes`, and the references that `arg` holds. The driver says at once what is wrong
 * with it. */
static ur_result_t launch_keep(ur_kernel_handle_t kernel, const ur_exp_kernel_arg_properties_t *arg,
                               void *bytes) {
    uint32_t i = 0;
    while (i + 1 < kernel->context->device_count && !kernel->natives[i].ze) {
        ++i;
    }
    struct ze_native_kernel *native = &kernel->natives[i];
    ze_lock(&native->lock);
    native->last_dimensions = 0;
    ur_result_t result = set_arg(native, kernel->context->devices[i], arg);
    ze_unlock(&native->lock);
    if (result != UR_RESULT_SUCCESS) {
        release_arg(arg);
        free(bytes);
        return result;
    }
    pthread_mutex_lock(&kernel->lock);
    ur_exp_kernel_arg_properties_t old = kernel->kept[arg->index];
    void *old_bytes = kernel->kept_bytes[arg->index];
    bool was_set = kernel->kept_set[arg->index];
    kernel->kept[arg->index] = *arg;
    kernel->kept_bytes[arg->index] = bytes;
    kernel->kept_set[arg->index] = 1;
    pthread_mutex_unlock(&kernel->lock);
    if (was_set) {
        release_arg(&old); /* what is given up looks at queues, and may wait for them */
    }
    free(old_bytes);
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_index(ur_kernel_handle_t kernel, uint32_t index) {
    UR_CHECK_KERNEL(kernel);
    return index < kernel->arg_count ? UR_RESULT_SUCCESS : no_argument(kernel->arg_count, index);
}

ur_result_t urKernelSetArgValue(ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
                                const ur_kernel_arg_value_properties_t *pProperties,
                                const void *pArgValue) {
    (void)pProperties;
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(pArgValue);
    ur_result_t result = check_index(hKernel, argIndex);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (argSize == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
    }
    void *bytes = malloc(argSize);
    if (!bytes) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    memcpy(bytes, pArgValue, argSize);
    ur_exp_kernel_arg_properties_t arg = {.type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
                                          .index = argIndex,
                                          .size = argSize,
                                          .value.value = bytes};
    return launch_keep(hKernel, &arg, bytes);
}

ur_result_t urKernelSetArgLocal(ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
                                const ur_kernel_arg_local_properties_t *pProperties) {
    (void)pProperties;
    ur_result_t result = check_index(hKernel, argIndex);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (argSize == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
    }
    ur_exp_kernel_arg_properties_t arg = {
        .type = UR_EXP_KERNEL_ARG_TYPE_LOCAL, .index = argIndex, .size = argSize};
    return launch_keep(hKernel, &arg, NULL);
}

ur_result_t urKernelSetArgPointer(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                  const ur_kernel_arg_pointer_properties_t *pProperties,
                                  const void *pArgValue) {
    (void)pProperties;
    ur_result_t result = check_index(hKernel, argIndex);
    ur_exp_kernel_arg_properties_t arg = {.type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
                                          .index = argIndex,
                                          .size = sizeof(void *),
                                          .value.pointer = pArgValue};
    return result != UR_RESULT_SUCCESS ? result : launch_keep(hKernel, &arg, NULL);
}

ur_result_t urKernelSetArgSampler(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                  const ur_kernel_arg_sampler_properties_t *pProperties,
                                  ur_sampler_handle_t hArgValue) {
    (void)pProperties;
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_SAMPLER(hArgValue);
    ur_result_t result = check_index(hKernel, argIndex);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_object_retain(&hArgValue->object);
    ur_exp_kernel_arg_properties_t arg = {.type = UR_EXP_KERNEL_ARG_TYPE_SAMPLER,
                                          .index = argIndex,
                                          .size = sizeof(void *),
                                          .value.sampler = hArgValue};
    return launch_keep(hKernel, &arg, NULL);
}

ur_result_t urKernelSetArgMemObj(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                 const ur_kernel_arg_mem_obj_properties_t *pProperties,
                                 ur_mem_handle_t hArgValue) {
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->memoryAccess, UR_MEM_FLAGS_MASK);
    }
    ur_result_t result = check_index(hKernel, argIndex);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (hArgValue) {
        UR_CHECK_MEM(hArgValue);
        ur_object_retain(&hArgValue->object);
    }
    ur_exp_kernel_arg_properties_t arg = {.type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ,
                                          .index = argIndex,
                                          .size = sizeof(void *),
                                          .value.memObjTuple.hMem = hArgValue};
    return launch_keep(hKernel, &arg, NULL);
}
