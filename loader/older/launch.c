/* Launches of earlier releases: properties in an array, or calls of their own, where today there is
 * a chain of structures. */
#include "loader/generated/older.h"

#include <stdbool.h>
#include <string.h>

struct chain {
    ur_kernel_launch_ext_properties_t flags;
    ur_kernel_launch_cluster_property_t cluster;
    ur_kernel_launch_workgroup_property_t memory;
    const ur_kernel_launch_ext_properties_t *list; /* NULL for none */
};

/* One property of any release: what it says lies at `value`. */
static ur_result_t launch_add(struct chain *chain, uint32_t id, const void *value) {
    uint32_t on = 0;

    switch (id) {
    case OLDER_LAUNCH_IGNORE:
        return UR_RESULT_SUCCESS;
    case OLDER_LAUNCH_COOPERATIVE:
    case OLDER_LAUNCH_OPPORTUNISTIC_QUEUE_SERIALIZE:
        memcpy(&on, value, sizeof(on));
        if (on) {
            chain->flags.flags |= id == OLDER_LAUNCH_COOPERATIVE
                                      ? UR_KERNEL_LAUNCH_FLAG_COOPERATIVE
                                      : UR_KERNEL_LAUNCH_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE;
        }
        break;
    case OLDER_LAUNCH_CLUSTER_DIMENSION:
        memcpy(chain->cluster.clusterDim, value, sizeof(chain->cluster.clusterDim));
        if (!chain->cluster.stype) {
            chain->cluster.stype = UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY;
            chain->cluster.pNext = chain->flags.pNext;
            chain->flags.pNext = &chain->cluster;
        }
        break;
    case OLDER_LAUNCH_WORK_GROUP_MEMORY:
        memcpy(&chain->memory.workgroup_mem_size, value, sizeof(size_t));
        if (!chain->memory.stype) {
            chain->memory.stype = UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY;
            chain->memory.pNext = chain->flags.pNext;
            chain->flags.pNext = &chain->memory;
        }
        break;
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
    chain->flags.stype = UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES;
    chain->list = &chain->flags;
    return UR_RESULT_SUCCESS;
}

ur_result_t older_2025_3_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numPropsInLaunchPropList, const struct older_launch_property *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct chain chain = {0};

    if (numPropsInLaunchPropList && !launchPropList) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    for (uint32_t i = 0; i < numPropsInLaunchPropList; i++) {
        ur_result_t result = launch_add(&chain, launchPropList[i].id, &launchPropList[i].value);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    return loader_today_EnqueueKernelLaunch(hQueue, hKernel, workDim, pGlobalWorkOffset,
                                            pGlobalWorkSize, pLocalWorkSize, chain.list,
                                            numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t older_2025_2_EnqueueKernelLaunch(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
                                             uint32_t workDim, const size_t *pGlobalWorkOffset,
                                             const size_t *pGlobalWorkSize,
                                             const size_t *pLocalWorkSize,
                                             uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
    return loader_today_EnqueueKernelLaunch(hQueue, hKernel, workDim, pGlobalWorkOffset,
                                            pGlobalWorkSize, pLocalWorkSize, NULL,
                                            numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t older_2025_2_EnqueueKernelLaunchCustomExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numPropsInLaunchPropList, const struct older_launch_property *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    return older_2025_3_EnqueueKernelLaunch(
        hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numPropsInLaunchPropList, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t older_2025_0_EnqueueKernelLaunchCustomExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numPropsInLaunchPropList,
    const struct older_short_launch_property *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct chain chain = {0};

    if (numPropsInLaunchPropList && !launchPropList) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    for (uint32_t i = 0; i < numPropsInLaunchPropList; i++) {
        /* Its values are too short for the memory of work-groups, which came later. */
        ur_result_t result =
            launchPropList[i].id > OLDER_LAUNCH_CLUSTER_DIMENSION
                ? UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
                : launch_add(&chain, launchPropList[i].id, &launchPropList[i].value);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    return loader_today_EnqueueKernelLaunch(hQueue, hKernel, workDim, NULL, pGlobalWorkSize,
                                            pLocalWorkSize, chain.list, numEventsInWaitList,
                                            phEventWaitList, phEvent);
}

ur_result_t older_2025_2_EnqueueCooperativeKernelLaunchExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    const ur_kernel_launch_ext_properties_t cooperative = {
        UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES, NULL, UR_KERNEL_LAUNCH_FLAG_COOPERATIVE};
    return loader_today_EnqueueKernelLaunch(hQueue, hKernel, workDim, pGlobalWorkOffset,
                                            pGlobalWorkSize, pLocalWorkSize, &cooperative,
                                            numEventsInWaitList, phEventWaitList, phEvent);
}

/* The first device of the kernel's context; these forms name none. */
static ur_result_t device_of(ur_kernel_handle_t kernel, ur_device_handle_t *device) {
    ur_context_handle_t context = NULL;
    ur_device_handle_t devices[64];
    size_t size = 0;

    ur_result_t result =
        urKernelGetInfo(kernel, UR_KERNEL_INFO_CONTEXT, sizeof(context), &context, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = urContextGetInfo(context, UR_CONTEXT_INFO_DEVICES, 0, NULL, &size);
    }
    if (result == UR_RESULT_SUCCESS && (size == 0 || size > sizeof(devices))) {
        result = UR_RESULT_ERROR_INVALID_DEVICE;
    }
    if (result == UR_RESULT_SUCCESS) {
        result = urContextGetInfo(context, UR_CONTEXT_INFO_DEVICES, size, devices, NULL);
    }
    if (result == UR_RESULT_SUCCESS) {
        *device = devices[0];
    }
    return result;
}

ur_result_t older_2025_1_KernelSuggestMaxCooperativeGroupCountExp(ur_kernel_handle_t hKernel,
                                                                  uint32_t workDim,
                                                                  const size_t *pLocalWorkSize,
                                                                  size_t dynamicSharedMemorySize,
                                                                  uint32_t *pGroupCountRet) {
    ur_device_handle_t device = NULL;
    ur_result_t result = device_of(hKernel, &device);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return urKernelSuggestMaxCooperativeGroupCount(hKernel, device, workDim, pLocalWorkSize,
                                                   dynamicSharedMemorySize, pGroupCountRet);
}

ur_result_t older_2025_0_KernelSuggestMaxCooperativeGroupCountExp(ur_kernel_handle_t hKernel,
                                                                  size_t localWorkSize,
                                                                  size_t dynamicSharedMemorySize,
                                                                  uint32_t *pGroupCountRet) {
    return older_2025_1_KernelSuggestMaxCooperativeGroupCountExp(
        hKernel, 1, &localWorkSize, dynamicSharedMemorySize, pGroupCountRet);
}
