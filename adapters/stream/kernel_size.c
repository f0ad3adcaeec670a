/* Work-group sizes: what suits a kernel, and how many groups fit on the device at once. */
#include "base/range.h"
#include "kernel.h"

/* The largest divisor of `size` that is at most `most`. */
static size_t divisor(size_t size, size_t most) {
    if (size <= most) {
        return size;
    }
    for (size_t d = most; d > 1; --d) {
        if (size % d == 0) {
            return d;
        }
    }
    return 1;
}

/* The number of work-items in a group with which the most of them are at work at once, as the
 * driver counts registers and local memory; of several the one nearest to USUAL_THREADS. Beyond
 * what it takes for that a group gains nothing, and ends as late as its last work-item. After a
 * failure `*out` is the usual one, and the driver is asked again next time. */
static ur_result_t best_threads(ur_kernel_handle_t kernel, struct stream_function *function,
                                ur_device_handle_t device, uint32_t *out) {
    enum { USUAL_THREADS = 256 };
    static const uint16_t sizes[] = {USUAL_THREADS, 128, 512, 64, 192, 384, 768, 1024};
    uint32_t best = atomic_load_explicit(&function->best_threads, memory_order_relaxed), most = 0;
    if (best) {
        *out = best;
        return UR_RESULT_SUCCESS;
    }
    *out = best = function->max_threads < USUAL_THREADS ? function->max_threads : USUAL_THREADS;
    int index = stream_context_index(kernel->context, device);
    ur_result_t result = index < 0 ? ur_refuse(UR_RESULT_ERROR_INVALID_DEVICE)
                                   : stream_enter(kernel->context->places[index]);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); ++i) {
        int blocks = 0;
        if (sizes[i] > function->max_threads) {
            continue;
        }
        drv_result native =
            drv_function_blocks(function->native, sizes[i], kernel->own_local, &blocks);
        if (native != DRV_OK) {
            drv_forget_error();
            return native == DRV_UNSUPPORTED
                       ? UR_RESULT_SUCCESS
                       : stream_fail(native, "asking how many work-groups run at once");
        }
        if ((uint32_t)blocks * sizes[i] > most) {
            most = (uint32_t)blocks * sizes[i];
            best = sizes[i];
        }
    }
    atomic_store_explicit(&function->best_threads, best, memory_order_relaxed);
    *out = best;
    return UR_RESULT_SUCCESS;
}

/* Work-items of a group, and of a dimension of a group that may have so many. */
static size_t most_threads(ur_kernel_handle_t kernel, struct stream_function *function,
                           ur_device_handle_t device) {
    size_t most = function->max_threads;
    uint32_t best;
    (void)best_threads(kernel, function, device, &best); /* a launch does with the usual one */
    if (kernel->max_linear && kernel->max_linear < most) {
        most = kernel->max_linear;
    }
    return most < best ? most : best;
}

static size_t most_along(ur_kernel_handle_t kernel, ur_device_handle_t device, uint32_t dimension,
                         size_t most) {
    size_t limit = (size_t)device->attr[DRV_ATTR_MAX_BLOCK_X + dimension];
    if (kernel->max_size[dimension] && kernel->max_size[dimension] < most) {
        most = kernel->max_size[dimension];
    }
    return most < limit ? most : limit;
}

void stream_choose_local(ur_kernel_handle_t kernel, struct stream_function *function,
                         ur_device_handle_t device, uint32_t dims, const size_t *global,
                         size_t local[3]) {
    local[0] = local[1] = local[2] = 1;
    if (kernel->reqd[0]) {
        for (uint32_t i = 0; i < dims; ++i) {
            local[i] = kernel->reqd[i];
        }
        return;
    }
    if (kernel->sub_groups) { /* where there is no such size the launch says so */
        size_t along[3], size = stream_sub_group(kernel, device);
        for (uint32_t i = 0; i < dims; ++i) {
            along[i] = most_along(kernel, device, i, function->max_threads);
        }
        (void)ur_range_divide(dims, global, (kernel->sub_groups - 1) * size + 1,
                              kernel->sub_groups * size, along, SIZE_MAX - 1, local);
        return;
    }
    size_t most = most_threads(kernel, function, device);
    for (uint32_t i = 0; i < dims && most > 1; ++i) {
        local[i] = global[i] ? divisor(global[i], most_along(kernel, device, i, most)) : 1;
        most /= local[i];
    }
}

void stream_choose_uneven(ur_kernel_handle_t kernel, struct stream_function *function,
                          ur_device_handle_t device, uint32_t dims, const size_t *global,
                          size_t local[3]) {
    enum { WARP = 32 };
    size_t most = most_threads(kernel, function, device), along[3];
    for (uint32_t i = 0; i < 3; ++i) {
        along[i] = most_along(kernel, device, i, most);
    }
    ur_range_cut(dims, global, most, along, WARP, local);
}

ur_result_t stream_fit_cooperative(ur_kernel_handle_t kernel, struct stream_function *function,
                                   ur_device_handle_t device, uint32_t dims, const size_t *global,
                                   size_t local[3]) {
    size_t groups = 1, along[3];
    uint32_t most = 0;
    ur_result_t result =
        urKernelSuggestMaxCooperativeGroupCount(kernel, device, dims, local, 0, &most);
    for (uint32_t i = 0; i < dims; ++i) {
        along[i] = most_along(kernel, device, i, function->max_threads);
        groups *= global[i] / local[i]; /* divisors; what is beyond all grids fails later */
    }
    if (result == UR_RESULT_SUCCESS && groups > most && !kernel->reqd[0] && !kernel->sub_groups) {
        size_t items = kernel->max_linear && kernel->max_linear < function->max_threads
                           ? kernel->max_linear
                           : function->max_threads;
        (void)ur_range_divide(dims, global, 1, items, along, most, local);
    }
    return result;
}

static ur_result_t kernel_size_suggest(ur_kernel_handle_t kernel, ur_queue_handle_t queue,
                                       uint32_t dims, const size_t *offset, const size_t *global,
                                       size_t *local) {
    UR_CHECK_KERNEL(kernel);
    UR_CHECK_QUEUE(queue);
    UR_CHECK_POINTER(offset);
    UR_CHECK_POINTER(global);
    UR_CHECK_POINTER(local);
    if (dims < 1 || dims > 3) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
    }
    if (kernel->context != queue->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the kernel is of another context");
    }
    struct stream_function *function = NULL;
    ur_result_t result = stream_kernel_function(kernel, queue->device, &function);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uint32_t best;
    result = kernel->reqd[0] ? result : best_threads(kernel, function, queue->device, &best);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t chosen[3];
    stream_choose_local(kernel, function, queue->device, dims, global, chosen);
    memcpy(local, chosen, dims * sizeof(*local));
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                              uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                              const size_t *pGlobalWorkSize,
                                              size_t *pSuggestedLocalWorkSize) {
    return kernel_size_suggest(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize,
                               pSuggestedLocalWorkSize);
}

ur_result_t urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    UR_CHECK_ARGS(numArgs, pArgs);
    return kernel_size_suggest(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize,
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
    if (workDim < 1 || workDim > 3) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
    }
    struct stream_function *function = NULL;
    ur_result_t result = stream_kernel_function(hKernel, hDevice, &function);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t threads = 1;
    uint32_t most = stream_most_threads(hKernel, function);
    for (uint32_t i = 0; i < workDim; ++i) {
        if (pLocalWorkSize[i] == 0 || pLocalWorkSize[i] > most / threads) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "the kernel runs with 1 to %u work-items in a group", most);
        }
        threads *= pLocalWorkSize[i];
    }
    if (threads > function->max_threads) {
        function = stream_kernel_roomy(hKernel, hDevice, function, threads);
        if (!function) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "the kernel has no room for %zu work-items in a group", threads);
        }
    }
    int blocks = 0;
    int index = stream_context_index(hKernel->context, hDevice);
    size_t local = dynamicSharedMemorySize + hKernel->own_local;
    if (hKernel->own_local && local <= UINT32_MAX) {
        result = stream_allow_shared(function, hKernel->context->places[index], (uint32_t)local);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(hKernel->context->places[index]);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_function_blocks(function->native, (int)threads, local, &blocks),
                              "asking how many groups fit");
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    *pGroupCountRet = (uint32_t)blocks * (uint32_t)hDevice->attr[DRV_ATTR_COMPUTE_UNITS];
    return UR_RESULT_SUCCESS;
}
