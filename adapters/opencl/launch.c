/* Kernel launches, and the sizes that suit them. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/range.h"
#include "kernel.h"

static ur_result_t launch_set_args(ur_kernel_handle_t kernel, uint32_t count,
                                   const ur_exp_kernel_arg_properties_t *args) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        result = ocl_arg_set(kernel, &args[i]);
    }
    return result;
}

/* Not every driver looks before it runs out of local memory. Under the kernel's lock. */
static ur_result_t check_local_memory(ur_kernel_handle_t kernel, ur_device_handle_t device) {
    size_t sum = 0;
    for (cl_uint i = 0; i < kernel->arg_count; ++i) {
        if (__builtin_add_overflow(sum, kernel->local_sizes[i], &sum)) {
            sum = SIZE_MAX;
            break;
        }
    }
    if (sum == 0 && kernel->static_local == 0) {
        return UR_RESULT_SUCCESS;
    }
    struct ocl_value *value = ocl_device_value(device, UR_DEVICE_INFO_LOCAL_MEM_SIZE);
    uint64_t most = UINT64_MAX;
    if (value && value->result == UR_RESULT_SUCCESS) {
        memcpy(&most, value->bytes, sizeof(most));
    }
    if (sum > most || kernel->static_local > most - sum) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                       "the kernel needs %zu bytes of local memory and %zu of its arguments, and a "
                       "work-group has %llu",
                       kernel->static_local, sum, (unsigned long long)most);
    }
    return UR_RESULT_SUCCESS;
}

struct launch {
    bool cooperative;
};

static ur_result_t launch_read_properties(const ur_kernel_launch_ext_properties_t *properties,
                                          struct launch *launch) {
    launch->cooperative = false;
    if (!properties) {
        return UR_RESULT_SUCCESS;
    }
    if (properties->flags & UR_KERNEL_LAUNCH_FLAGS_MASK) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    launch->cooperative = properties->flags & UR_KERNEL_LAUNCH_FLAG_COOPERATIVE;
    for (const ur_base_properties_t *next = properties->pNext; next; next = next->pNext) {
        if (next->stype == UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY ||
            next->stype == UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "OpenCL has no %s",
                           next->stype == UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY
                               ? "clusters of work-groups"
                               : "work-group memory besides that of arguments");
        }
    }
    return UR_RESULT_SUCCESS;
}

static bool has_concurrent(ur_device_handle_t device) {
    return ocl_device_has(device, "cl_intel_concurrent_dispatch") &&
           device->platform->call.clGetKernelMaxConcurrentWorkGroupCountINTEL &&
           ocl.clSetKernelExecInfo;
}

/* How many work-groups run at the same time. On processors of the host a thread runs one to its
 * end; Intel's driver (2026.2.0) says 32 however few threads it has. */
static cl_int concurrent_groups(ur_device_handle_t device, cl_command_queue queue, cl_kernel kernel,
                                cl_uint dimensions, const size_t *offset, const size_t *local,
                                size_t *most) {
    cl_uint units = 0;
    cl_int code = device->platform->call.clGetKernelMaxConcurrentWorkGroupCountINTEL(
        queue, kernel, dimensions, offset, local, most);
    if (code == CL_SUCCESS && device->type & CL_DEVICE_TYPE_CPU) {
        code = ocl.clGetDeviceInfo(device->cl, CL_DEVICE_MAX_COMPUTE_UNITS, sizeof(units), &units,
                                   NULL);
        *most = code == CL_SUCCESS && units < *most ? units : *most;
    }
    return code;
}

/* Nobody asked for a size of work-groups: one with which they can run at the same time. How many do
 * may depend on it. */
static ur_result_t choose_concurrent(ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                                     cl_uint dimensions, const size_t *offset, const size_t *global,
                                     size_t local[3]) {
    size_t items = 1, along[3] = {1, 1, 1}, most = 0;
    cl_int code = ocl.clGetKernelWorkGroupInfo(
        kernel->cl, queue->device->cl, CL_KERNEL_WORK_GROUP_SIZE, sizeof(items), &items, NULL);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetKernelWorkGroupInfo");
    }
    code = ocl.clGetDeviceInfo(queue->device->cl, CL_DEVICE_MAX_WORK_ITEM_SIZES, sizeof(along),
                               along, NULL);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetDeviceInfo");
    }
    local[0] = local[1] = local[2] = 1;
    for (int turn = 0; turn < 2; ++turn) {
        code = concurrent_groups(queue->device, queue->cl, kernel->cl, dimensions, offset, local,
                                 &most);
        if (code != CL_SUCCESS) {
            return ocl_fail(code, "clGetKernelMaxConcurrentWorkGroupCountINTEL");
        }
        (void)ur_range_divide(dimensions, global, 1, items, along, most, local);
    }
    return UR_RESULT_SUCCESS;
}

/* Under the kernel's lock: work-groups of a cooperative launch run at the same time, or not at all.
 */
static ur_result_t make_concurrent(ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                                   uint32_t dimensions, const size_t *offset, const size_t *global,
                                   const size_t **local, size_t chosen[3], bool concurrent) {
    if (concurrent == kernel->concurrent && !concurrent) {
        return UR_RESULT_SUCCESS;
    }
    if (concurrent && !has_concurrent(queue->device)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device does not promise that work-groups run at the same time");
    }
    cl_uint type = concurrent ? OCL_KERNEL_EXEC_INFO_DISPATCH_TYPE_CONCURRENT_INTEL : 0;
    cl_int code = ocl.clSetKernelExecInfo(kernel->cl, OCL_KERNEL_EXEC_INFO_DISPATCH_TYPE_INTEL,
                                          sizeof(type), &type);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clSetKernelExecInfo");
    }
    kernel->concurrent = concurrent;
    if (!concurrent) {
        return UR_RESULT_SUCCESS;
    }
    if (!*local) {
        ur_result_t result = choose_concurrent(queue, kernel, dimensions, offset, global, chosen);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        *local = chosen;
    }
    size_t most = 0, groups = 1;
    code =
        concurrent_groups(queue->device, queue->cl, kernel->cl, dimensions, offset, *local, &most);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetKernelMaxConcurrentWorkGroupCountINTEL");
    }
    for (uint32_t i = 0; i < dimensions; ++i) {
        groups *= (global[i] + (*local)[i] - 1) / (*local)[i];
    }
    if (groups > most) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                       "%zu work-groups cannot run at the same time, at most %zu can", groups,
                       most);
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t launch_kernel(ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                                 uint32_t dimensions, const size_t *offset, const size_t *global,
                                 const size_t *local, uint32_t arg_count,
                                 const ur_exp_kernel_arg_properties_t *args,
                                 const ur_kernel_launch_ext_properties_t *properties,
                                 uint32_t wait_count, const ur_event_handle_t *wait_list,
                                 ur_event_handle_t *event) {
    struct ocl_submit submit;
    struct launch launch;
    size_t chosen[3];
    UR_CHECK_QUEUE(queue);
    UR_CHECK_KERNEL(kernel);
    ur_result_t result = ur_range_check(dimensions, global, local);
    if (result != UR_RESULT_SUCCESS || (result = launch_read_properties(properties, &launch))) {
        return result;
    }
    if (kernel->context->cl != queue->context->cl) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL, 0,
                       "the kernel is of another context than the queue");
    }
    result =
        ocl_submit_begin(&submit, queue, wait_count, wait_list, event, UR_COMMAND_KERNEL_LAUNCH);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (ur_range_is_empty(dimensions, global)) {
        return ocl_submit_end(
            &submit, ocl_marker(queue, submit.count, submit.list, ocl_submit_event(&submit)),
            "clEnqueueMarkerWithWaitList");
    }
    /* Before OpenCL 2.1 the driver need not take the size that the kernel demands by itself. */
    if (!local && kernel->required[0]) {
        local = kernel->required;
    }
    /* From the first argument to the launch the kernel belongs to this thread. */
    pthread_mutex_lock(&kernel->lock);
    result = launch_set_args(kernel, arg_count, args);
    if (result == UR_RESULT_SUCCESS) {
        result = check_local_memory(kernel, queue->device);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = make_concurrent(queue, kernel, dimensions, offset, global, &local, chosen,
                                 launch.cooperative);
    }
    cl_int code = CL_SUCCESS;
    if (result == UR_RESULT_SUCCESS && kernel->indirect && kernel->context->usm != OCL_USM_INTEL) {
        code = ocl_usm_tell_pointers(kernel);
    }
    if (result == UR_RESULT_SUCCESS && code == CL_SUCCESS && kernel->turnstile) {
        code = ocl_turnstile_launch(&submit, kernel, dimensions, offset, global, local);
    } else if (result == UR_RESULT_SUCCESS && code == CL_SUCCESS) {
        code = ocl.clEnqueueNDRangeKernel(queue->cl, kernel->cl, dimensions, offset, global, local,
                                          submit.count, submit.list, ocl_submit_event(&submit));
    }
    if (code == CL_INVALID_KERNEL_ARGS) {
        result = ocl_arg_missing(kernel);
    } else if (code == CL_INVALID_WORK_ITEM_SIZE) { /* of a group, in one dimension */
        code = CL_INVALID_WORK_GROUP_SIZE;
    }
    pthread_mutex_unlock(&kernel->lock);
    if (result != UR_RESULT_SUCCESS) {
        return ocl_submit_abandon(&submit, result);
    }
    return ocl_submit_end(&submit, code, "clEnqueueNDRangeKernel");
}

ur_result_t urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (numArgs > 0) {
        UR_CHECK_POINTER(pArgs);
    }
    return launch_kernel(hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize,
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
    return launch_kernel(hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize,
                         pLocalWorkSize, 0, NULL, launchPropList, numEventsInWaitList,
                         phEventWaitList, phEvent);
}

static ur_result_t launch_suggest(ur_kernel_handle_t kernel, ur_queue_handle_t queue,
                                  uint32_t dimensions, const size_t *offset, const size_t *global,
                                  uint32_t arg_count, const ur_exp_kernel_arg_properties_t *args,
                                  size_t *out) {
    UR_CHECK_KERNEL(kernel);
    UR_CHECK_QUEUE(queue);
    UR_CHECK_POINTER(offset);
    UR_CHECK_POINTER(out);
    ur_result_t result = ur_range_check(dimensions, global, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (ur_range_is_empty(dimensions, global)) {
        for (uint32_t i = 0; i < dimensions; ++i) {
            out[i] = kernel->required[0] ? kernel->required[i] : 1;
        }
        return UR_RESULT_SUCCESS;
    }
    const struct ocl_extension_calls *calls = queue->context->call;
    ocl_suggested_size_fn call = NULL;
    if (ocl_device_has(queue->device, "cl_khr_suggested_local_work_size")) {
        call = calls->clGetKernelSuggestedLocalWorkSizeKHR;
    }
    if (!call) {
        call = calls->clGetKernelSuggestedLocalWorkSizeINTEL;
    }
    if (!call) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver does not tell which local size it would choose");
    }
    size_t sizes[3] = {0};
    pthread_mutex_lock(&kernel->lock);
    result = launch_set_args(kernel, arg_count, args);
    cl_int code = CL_SUCCESS;
    if (result == UR_RESULT_SUCCESS) {
        code = call(queue->cl, kernel->cl, dimensions, offset, global, sizes);
    }
    pthread_mutex_unlock(&kernel->lock);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetKernelSuggestedLocalWorkSizeKHR");
    }
    memcpy(out, sizes, dimensions * sizeof(*out));
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                              uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                              const size_t *pGlobalWorkSize,
                                              size_t *pSuggestedLocalWorkSize) {
    return launch_suggest(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, 0, NULL,
                          pSuggestedLocalWorkSize);
}

ur_result_t urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    UR_CHECK_ARGS(numArgs, pArgs);
    return launch_suggest(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs,
                          pArgs, pSuggestedLocalWorkSize);
}

ur_result_t urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel,
                                                    ur_device_handle_t hDevice, uint32_t workDim,
                                                    const size_t *pLocalWorkSize,
                                                    size_t dynamicSharedMemorySize,
                                                    uint32_t *pGroupCountRet) {
    cl_command_queue queue;
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pLocalWorkSize);
    UR_CHECK_POINTER(pGroupCountRet);
    if (workDim < 1 || workDim > 3) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
    }
    if (ur_range_is_empty(workDim, pLocalWorkSize)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
    }
    if (!has_concurrent(hDevice)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device does not promise that work-groups run at the same time");
    }
    (void)dynamicSharedMemorySize; /* local memory is the kernel's arguments', which it knows */
    ur_device_handle_t device = ocl_context_device(hKernel->context, hDevice->cl);
    if (!device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the device is not in the kernel's context");
    }
    ur_result_t result = ocl_context_helper(hKernel->context, device, OCL_HELPER_IN_ORDER, &queue);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t most = 0;
    pthread_mutex_lock(&hKernel->lock);
    cl_int code =
        concurrent_groups(hDevice, queue, hKernel->cl, workDim, NULL, pLocalWorkSize, &most);
    pthread_mutex_unlock(&hKernel->lock);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetKernelMaxConcurrentWorkGroupCountINTEL");
    }
    *pGroupCountRet = most > UINT32_MAX ? UINT32_MAX : (uint32_t)most;
    return UR_RESULT_SUCCESS;
}
