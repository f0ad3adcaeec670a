/* Sizes of work-groups: what the driver suggests, what a launch is given, and what programs ask. */
#include <string.h>

#include "base/range.h"
#include "command.h"
#include "kernel.h"
#include "launch.h"
#include "ze.h"

/* Whether groups of that size leave a part of the device idle. */
static bool are_small(ur_device_handle_t device, const size_t global[3], const uint32_t out[3]) {
    enum { GROUPS_AT_ONCE = 32 };
    const ze_device_properties_t *p = &device->properties;
    const size_t local[3] = {out[0], out[1], out[2]};
    return ur_range_groups_are_small(
        3, global, local, (size_t)p->numSlices * p->numSubslicesPerSlice * GROUPS_AT_ONCE);
}

/* Native kernel locked. The driver is asked once for each range in turn. */
static ur_result_t group_size_suggest(struct ze_native_kernel *native, ur_device_handle_t device,
                                      const size_t global[3], uint32_t out[3]) {
    const ze_kernel_properties_t *p = &native->properties;
    if (p->requiredGroupSizeX) {
        out[0] = p->requiredGroupSizeX;
        out[1] = p->requiredGroupSizeY ? p->requiredGroupSizeY : 1;
        out[2] = p->requiredGroupSizeZ ? p->requiredGroupSizeZ : 1;
        return UR_RESULT_SUCCESS;
    }
    if (ur_range_is_empty(3, global)) {
        out[0] = out[1] = out[2] = 1;
        return UR_RESULT_SUCCESS;
    }
    if (p->requiredNumSubGroups && p->maxSubgroupSize) {
        const ze_device_compute_properties_t *c = &device->compute;
        const size_t along[3] = {c->maxGroupSizeX, c->maxGroupSizeY, c->maxGroupSizeZ};
        size_t most = (size_t)p->requiredNumSubGroups * p->maxSubgroupSize, local[3];
        (void)ur_range_divide(3, global, most - p->maxSubgroupSize + 1,
                              most < c->maxTotalGroupSize ? most : c->maxTotalGroupSize, along,
                              SIZE_MAX - 1, local);
        for (int i = 0; i < 3; ++i) {
            out[i] = (uint32_t)local[i];
        }
        return UR_RESULT_SUCCESS; /* where there is no such size the launch says so */
    }
    if (native->suggested_for[0] == global[0] && native->suggested_for[1] == global[1] &&
        native->suggested_for[2] == global[2]) {
        memcpy(out, native->suggested, sizeof(native->suggested));
        return UR_RESULT_SUCCESS;
    }
    native->small = false;
    if (global[0] > UINT32_MAX || global[1] > UINT32_MAX || global[2] > UINT32_MAX) {
        native->suggested_for[0] = 0;
        /* More than the driver can be asked about: a power of two that divides. */
        out[1] = out[2] = 1;
        for (out[0] = 256; global[0] % out[0] != 0; out[0] /= 2) {
        }
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result =
        ZE_CHECK(zeKernelSuggestGroupSize, native->ze, (uint32_t)global[0], (uint32_t)global[1],
                 (uint32_t)global[2], &out[0], &out[1], &out[2]);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (int i = 0; i < 3; ++i) {
        while (out[i] > 1 && global[i] % out[i] != 0) {
            --out[i]; /* groups are whole */
        }
    }
    memcpy(native->suggested_for, global, sizeof(native->suggested_for));
    memcpy(native->suggested, out, sizeof(native->suggested));
    native->small = !native->unbroken && are_small(device, global, out);
    return result;
}

static ur_result_t group_fail(const char *what, int dimension, size_t local, size_t global) {
    return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0, "%s: %zu of %zu in dimension %d",
                   what, local, global, dimension);
}

ur_result_t ze_set_range(struct ze_native_kernel *native, ur_device_handle_t device,
                         uint32_t dimensions, const size_t *offset, const size_t *global,
                         const size_t *local, ze_group_count_t *count) {
    size_t range[3] = {global[0], dimensions > 1 ? global[1] : 1, dimensions > 2 ? global[2] : 1};
    uint32_t group[3] = {1, 1, 1}, groups[3];
    const ze_kernel_properties_t *p = &native->properties;
    if (local) {
        for (uint32_t i = 0; i < dimensions; ++i) {
            if (local[i] > UINT32_MAX) {
                return group_fail("a work-group is too large", (int)i, local[i], global[i]);
            }
            group[i] = (uint32_t)local[i];
        }
    } else {
        ur_result_t result = group_size_suggest(native, device, range, group);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    const uint32_t most_count[3] = {device->compute.maxGroupCountX, device->compute.maxGroupCountY,
                                    device->compute.maxGroupCountZ};
    for (int i = 0; i < 3; ++i) {
        size_t number = range[i] == group[i] ? 1 : range[i] / group[i];
        if (number * group[i] != range[i]) {
            return group_fail("the range is no multiple of the work-group", i, group[i], range[i]);
        }
        if (number > most_count[i]) {
            return group_fail("there are more work-groups than the device takes", i, number,
                              most_count[i]);
        }
        groups[i] = (uint32_t)number;
    }
    if (group[0] != native->group[0] || group[1] != native->group[1] ||
        group[2] != native->group[2] || native->shared) {
        if (p->requiredGroupSizeX &&
            (p->requiredGroupSizeX != group[0] ||
             (p->requiredGroupSizeY ? p->requiredGroupSizeY : 1) != group[1] ||
             (p->requiredGroupSizeZ ? p->requiredGroupSizeZ : 1) != group[2])) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "the kernel demands work-groups of %ux%ux%u", p->requiredGroupSizeX,
                           p->requiredGroupSizeY, p->requiredGroupSizeZ);
        }
        const ze_device_compute_properties_t *c = &device->compute;
        if (group[0] > c->maxGroupSizeX || group[1] > c->maxGroupSizeY ||
            group[2] > c->maxGroupSizeZ ||
            (uint64_t)group[0] * group[1] * group[2] > c->maxTotalGroupSize) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "work-groups of %ux%ux%u are above the device's limits", group[0],
                           group[1], group[2]);
        }
        uint32_t lanes = p->maxSubgroupSize ? p->maxSubgroupSize : 1;
        uint64_t items = (uint64_t)group[0] * group[1] * group[2];
        if (p->requiredNumSubGroups && (items + lanes - 1) / lanes != p->requiredNumSubGroups) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "the kernel demands %u sub-groups of %u in a work-group of %ux%ux%u",
                           p->requiredNumSubGroups, lanes, group[0], group[1], group[2]);
        }
        native->group[0] = 0;
        ur_result_t result =
            ZE_CHECK(zeKernelSetGroupSize, native->ze, group[0], group[1], group[2]);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        memcpy(native->group, group, sizeof(group));
    }
    uint32_t at[3] = {0, 0, 0};
    for (uint32_t i = 0; offset && i < dimensions; ++i) {
        if (offset[i] > UINT32_MAX) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "an offset of %zu", offset[i]);
        }
        at[i] = (uint32_t)offset[i];
    }
    if (at[0] != native->offset[0] || at[1] != native->offset[1] || at[2] != native->offset[2]) {
        if (!device->platform->offset) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                           "the driver launches no kernels with a global offset");
        }
        ur_result_t result = ZE_CHECK(zeKernelSetGlobalOffsetExp, native->ze, at[0], at[1], at[2]);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        memcpy(native->offset, at, sizeof(at));
    }
    *count = (ze_group_count_t){groups[0], groups[1], groups[2]};
    return UR_RESULT_SUCCESS;
}

ur_result_t ze_launch_plan(struct ze_native_kernel *native, ur_device_handle_t device,
                           const struct ur_recorded_launch *launch, struct ze_launch_plan *plan) {
    ze_lock(&native->lock);
    native->last_dimensions = 0;
    ur_result_t result = ze_set_range(native, device, launch->dims, launch->offset, launch->global,
                                      launch->has_local ? launch->local : NULL, &plan->groups);
    memcpy(plan->group, native->group, sizeof(plan->group));
    memcpy(plan->offset, native->offset, sizeof(plan->offset));
    ze_unlock(&native->lock);
    return result;
}

struct ze_native_kernel *ze_find_beyond(ur_kernel_handle_t kernel, struct ze_native_kernel *native,
                                        ur_device_handle_t device, uint32_t dims,
                                        const size_t *global) {
    uint32_t group[3];
    ze_group_count_t count;
    struct ze_native_kernel *beyond = ze_beyond(kernel, native);
    return beyond && ze_beyond_shape(beyond, device, dims, global, group, &count) ? beyond : NULL;
}

bool ze_launches_beyond(ur_kernel_handle_t kernel, ur_device_handle_t device,
                        const struct ur_recorded_launch *launch) {
    struct ze_native_kernel *native;
    const size_t *global = launch->global;
    size_t range[3] = {global[0], launch->dims > 1 ? global[1] : 1,
                       launch->dims > 2 ? global[2] : 1};
    uint32_t group[3];
    if (launch->has_local || ze_kernel_native(kernel, device, &native) != UR_RESULT_SUCCESS) {
        return false;
    }
    ze_lock(&native->lock);
    bool small =
        group_size_suggest(native, device, range, group) == UR_RESULT_SUCCESS && native->small;
    ze_unlock(&native->lock);
    return small && ze_find_beyond(kernel, native, device, launch->dims, global);
}

/* ---- questions ------------------------------------------------------------------------------ */

static ur_result_t suggest_for(ur_kernel_handle_t kernel, ur_queue_handle_t queue,
                               uint32_t dimensions, const size_t *offset, const size_t *global,
                               size_t *out) {
    UR_CHECK_KERNEL(kernel);
    UR_CHECK_QUEUE(queue);
    UR_CHECK_POINTER(offset);
    UR_CHECK_POINTER(out);
    struct ze_native_kernel *native;
    ur_result_t result = ur_range_check(dimensions, global, NULL);
    if (result != UR_RESULT_SUCCESS ||
        (result = ze_kernel_native(kernel, queue->device, &native))) {
        return result;
    }
    size_t range[3] = {global[0], dimensions > 1 ? global[1] : 1, dimensions > 2 ? global[2] : 1};
    uint32_t group[3] = {1, 1, 1};
    ze_lock(&native->lock);
    result = group_size_suggest(native, queue->device, range, group);
    ze_unlock(&native->lock);
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < dimensions; ++i) {
        out[i] = group[i];
    }
    return result;
}

ur_result_t urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                              uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                              const size_t *pGlobalWorkSize,
                                              size_t *pSuggestedLocalWorkSize) {
    return suggest_for(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize,
                       pSuggestedLocalWorkSize);
}

ur_result_t urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    UR_CHECK_ARGS(numArgs, pArgs); /* the driver's suggestion does not depend on them */
    return suggest_for(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize,
                       pSuggestedLocalWorkSize);
}

ur_result_t urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel,
                                                    ur_device_handle_t hDevice, uint32_t workDim,
                                                    const size_t *pLocalWorkSize,
                                                    size_t dynamicSharedMemorySize,
                                                    uint32_t *pGroupCountRet) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pLocalWorkSize);
    UR_CHECK_POINTER(pGroupCountRet);
    (void)dynamicSharedMemorySize; /* local memory is the kernel's arguments', which it knows */
    if (workDim < 1 || workDim > 3) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
    }
    struct ze_native_kernel *native;
    ur_result_t result = ze_kernel_native(hKernel, hDevice, &native);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uint32_t group[3] = {1, 1, 1}, count = 0;
    for (uint32_t i = 0; i < workDim; ++i) {
        if (pLocalWorkSize[i] == 0 || pLocalWorkSize[i] > UINT32_MAX) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
        }
        group[i] = (uint32_t)pLocalWorkSize[i];
    }
    ze_lock(&native->lock);
    native->group[0] = 0;
    native->last_dimensions = 0;
    result = ZE_CHECK(zeKernelSetGroupSize, native->ze, group[0], group[1], group[2]);
    if (result == UR_RESULT_SUCCESS) {
        memcpy(native->group, group, sizeof(group));
        result = ZE_CHECK(zeKernelSuggestMaxCooperativeGroupCount, native->ze, &count);
    }
    ze_unlock(&native->lock);
    if (result == UR_RESULT_SUCCESS) {
        *pGroupCountRet = count;
    }
    return result;
}
