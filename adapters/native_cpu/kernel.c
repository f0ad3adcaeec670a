/* Kernels: queries, and arguments set ahead of the launch. */
#include <stdlib.h>
#include <string.h>

#include "base/range.h"
#include "entry/sampler.h"
#include "image.h"

static void clear_arg(struct ncpu_arg *arg) {
    free(arg->value);
    if (arg->mem) {
        ncpu_mem_release(arg->mem);
    }
    *arg = (struct ncpu_arg){0};
}

void ncpu_kernel_release(ur_kernel_handle_t kernel) {
    if (!ur_object_release(&kernel->object)) {
        return;
    }
    for (uint32_t i = 0; i < kernel->entries[0]->arg_count; ++i) {
        clear_arg(&kernel->args[i]);
    }
    ur_program_handle_t program = kernel->program;
    pthread_mutex_destroy(&kernel->lock);
    free(kernel->args);
    free(kernel->entries);
    free(kernel);
    ncpu_program_release(program);
}

ur_result_t urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                           ur_kernel_handle_t *phKernel) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pKernelName);
    UR_CHECK_POINTER(phKernel);
    if (!atomic_load(&hProgram->built)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0, "the program is not built");
    }
    ur_kernel_handle_t kernel = calloc(1, sizeof(*kernel));
    if (!kernel) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    kernel->entries = calloc(hProgram->device_count, sizeof(*kernel->entries));
    if (!kernel->entries) {
        goto free_kernel;
    }
    for (uint32_t i = 0; i < hProgram->device_count; ++i) {
        kernel->entries[i] = ncpu_image_kernel(&hProgram->images[i], pKernelName);
        if (!kernel->entries[i] || kernel->entries[i]->arg_count != kernel->entries[0]->arg_count) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_NAME, 0, "the program has no kernel %s",
                             pKernelName);
            goto free_entries;
        }
    }
    kernel->args = calloc(kernel->entries[0]->arg_count + 1, sizeof(*kernel->args));
    if (!kernel->args) {
        goto free_entries;
    }
    ur_object_init(&kernel->object, UR_KIND_KERNEL);
    pthread_mutex_init(&kernel->lock, NULL);
    ur_object_retain(&hProgram->object);
    kernel->program = hProgram;
    *phKernel = kernel;
    return UR_RESULT_SUCCESS;

free_entries:
    free(kernel->entries);
free_kernel:
    free(kernel);
    return result;
}

ur_result_t urKernelRelease(ur_kernel_handle_t hKernel) {
    UR_CHECK_KERNEL(hKernel);
    ncpu_kernel_release(hKernel);
    return UR_RESULT_SUCCESS;
}

/* What does not fit registers lies on the stack, which is memory like any other: nothing is spilled
 * apart. */
static ur_result_t spill_sizes(ur_kernel_handle_t kernel, ur_info_out out) {
    uint32_t *sizes = calloc(kernel->program->device_count, sizeof(*sizes));
    if (!sizes) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = ur_info_array(out, sizes, kernel->program->device_count);
    free(sizes);
    return result;
}

/* ---- queries --------------------------------------------------------------------------------- */

ur_result_t urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize,
                            void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_KERNEL(hKernel);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch ((int)propName) {
    case UR_KERNEL_INFO_FUNCTION_NAME:
        return ur_info_string(out, hKernel->entries[0]->name);
    case UR_KERNEL_INFO_NUM_ARGS:
        return ur_info_value(out, uint32_t, hKernel->entries[0]->arg_count);
    case UR_KERNEL_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hKernel->object));
    case UR_KERNEL_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hKernel->program->context);
    case UR_KERNEL_INFO_PROGRAM:
        return ur_info_value(out, ur_program_handle_t, hKernel->program);
    case UR_KERNEL_INFO_ATTRIBUTES:
        return ur_info_string(out, "");
    case UR_KERNEL_INFO_SPILL_MEM_SIZE:
        return spill_sizes(hKernel, out);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

static ur_result_t entry_for(ur_kernel_handle_t kernel, ur_device_handle_t device,
                             const struct ur_hostcode_kernel **entry) {
    int image = ncpu_program_image(kernel->program, device);
    if (image < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is none of the kernel's");
    }
    *entry = kernel->entries[image];
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                 ur_kernel_group_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_DEVICE(hDevice);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    const struct ur_hostcode_kernel *entry = NULL;
    if (result == UR_RESULT_SUCCESS) {
        result = entry_for(hKernel, hDevice, &entry);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const size_t required[3] = {(size_t)entry->reqd_group_size[0],
                                (size_t)entry->reqd_group_size[1],
                                (size_t)entry->reqd_group_size[2]};
    const size_t most[3] = {(size_t)entry->max_group_size[0], (size_t)entry->max_group_size[1],
                            (size_t)entry->max_group_size[2]};
    switch ((int)propName) {
    case UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE:
        return ur_info_value(out, size_t, ENG_MAX_GROUP_SIZE);
    case UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE:
        return ur_info_array(out, required, 3);
    case UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE:
        return ur_info_value(out, size_t, (size_t)entry->static_local_size);
    case UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE:
        return ur_info_value(out, size_t, 1);
    case UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE:
        return ur_info_value(out, size_t, (size_t)entry->stack_size);
    case UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE:
        return ur_info_array(out, most, 3);
    case UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE:
        return ur_info_value(out, size_t, 0);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* Without sub-groups of its own each work-item is one. */
ur_result_t urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                    ur_kernel_sub_group_info_t propName, size_t propSize,
                                    void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_DEVICE(hDevice);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    const struct ur_hostcode_kernel *entry = NULL;
    if (result == UR_RESULT_SUCCESS) {
        result = entry_for(hKernel, hDevice, &entry);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uint32_t size = entry->sub_group_size ? entry->sub_group_size : 1;
    switch ((int)propName) {
    case UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE:
        return ur_info_value(out, uint32_t, size);
    case UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS:
        return ur_info_value(out, uint32_t, ENG_MAX_GROUP_SIZE / size);
    case UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS:
        return ur_info_value(out, uint32_t, (uint32_t)entry->required_sub_groups);
    case UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL:
        return ur_info_value(out, uint32_t, entry->required_sub_group);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* Kernels reach all memory of the process anyway. */
ur_result_t urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName,
                                size_t propSize,
                                const ur_kernel_exec_info_properties_t *pProperties,
                                const void *pPropValue) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(pPropValue);
    (void)pProperties;
    switch ((int)propName) {
    case UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS:
        return propSize == sizeof(ur_bool_t) ? UR_RESULT_SUCCESS
                                             : ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    case UR_KERNEL_EXEC_INFO_USM_PTRS:
        return propSize % sizeof(void *) == 0 ? UR_RESULT_SUCCESS
                                              : ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    case UR_KERNEL_EXEC_INFO_CACHE_CONFIG:
        return propSize == sizeof(ur_kernel_cache_config_t)
                   ? UR_RESULT_SUCCESS
                   : ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
}

/* ---- arguments set ahead --------------------------------------------------------------------- */

static bool plain(uint32_t kind) {
    return kind == UR_HOSTCODE_ARG_VALUE || kind == UR_HOSTCODE_ARG_POINTER;
}

ur_result_t ncpu_arg_check(const struct ur_hostcode_kernel *entry, uint32_t index, uint32_t kind,
                           size_t *taken) {
    size_t size = *taken;
    static const char *const names[] = {"a value", "a pointer", "local memory", "an image",
                                        "a sampler"};
    const struct ur_hostcode_arg *arg = &entry->args[index];
    /* A pointer may be passed as a value of its size. */
    if (kind != arg->kind && !(plain(kind) && plain(arg->kind))) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, 0,
                       "argument %u of kernel %s: %s where %s is declared", index, entry->name,
                       names[kind], names[arg->kind]);
    }
    if (kind == UR_HOSTCODE_ARG_VALUE && size > arg->size) {
        *taken = (size_t)arg->size;
        return UR_RESULT_SUCCESS;
    }
    if (kind == UR_HOSTCODE_ARG_LOCAL ? size == 0 : size != arg->size) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, 0,
                       "argument %u of kernel %s: %zu bytes where %llu are declared", index,
                       entry->name, size,
                       (unsigned long long)(kind == UR_HOSTCODE_ARG_LOCAL ? 1 : arg->size));
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t set_arg(ur_kernel_handle_t kernel, uint32_t index, uint32_t kind, size_t size,
                           const void *value, ur_mem_handle_t mem) {
    const struct ur_hostcode_kernel *entry = kernel->entries[0];
    if (index >= entry->arg_count) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0,
                       "argument %u of kernel %s, which takes %u", index, entry->name,
                       entry->arg_count);
    }
    ur_result_t result = ncpu_arg_check(entry, index, kind, &size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ncpu_arg made = {.set = true, .size = size};
    if (kind != UR_HOSTCODE_ARG_LOCAL) {
        made.value = malloc(size);
        if (!made.value) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        memcpy(made.value, value, size);
    }
    if (mem) {
        ur_object_retain(&mem->object);
        made.mem = mem;
    }
    pthread_mutex_lock(&kernel->lock);
    struct ncpu_arg old = kernel->args[index];
    kernel->args[index] = made;
    pthread_mutex_unlock(&kernel->lock);
    clear_arg(&old);
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelSetArgValue(ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
                                const ur_kernel_arg_value_properties_t *pProperties,
                                const void *pArgValue) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(pArgValue);
    (void)pProperties;
    return set_arg(hKernel, argIndex, UR_HOSTCODE_ARG_VALUE, argSize, pArgValue, NULL);
}

ur_result_t urKernelSetArgLocal(ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
                                const ur_kernel_arg_local_properties_t *pProperties) {
    UR_CHECK_KERNEL(hKernel);
    (void)pProperties;
    return set_arg(hKernel, argIndex, UR_HOSTCODE_ARG_LOCAL, argSize, NULL, NULL);
}

ur_result_t urKernelSetArgPointer(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                  const ur_kernel_arg_pointer_properties_t *pProperties,
                                  const void *pArgValue) {
    UR_CHECK_KERNEL(hKernel);
    (void)pProperties;
    return set_arg(hKernel, argIndex, UR_HOSTCODE_ARG_POINTER, sizeof(pArgValue), &pArgValue, NULL);
}

ur_result_t urKernelSetArgMemObj(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                 const ur_kernel_arg_mem_obj_properties_t *pProperties,
                                 ur_mem_handle_t hArgValue) {
    UR_CHECK_KERNEL(hKernel);
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->memoryAccess, UR_MEM_FLAGS_MASK);
    }
    const void *data = NULL;
    uint32_t kind = UR_HOSTCODE_ARG_POINTER;
    if (hArgValue) {
        UR_CHECK_MEM(hArgValue);
        data = ncpu_mem_argument(hArgValue);
        kind = hArgValue->picture ? UR_HOSTCODE_ARG_IMAGE : UR_HOSTCODE_ARG_POINTER;
    }
    return set_arg(hKernel, argIndex, kind, sizeof(data), &data, hArgValue);
}

ur_result_t urKernelSetArgSampler(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                  const ur_kernel_arg_sampler_properties_t *pProperties,
                                  ur_sampler_handle_t hArgValue) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_SAMPLER(hArgValue);
    (void)pProperties;
    size_t bits = ur_sampler_bits(&hArgValue->desc);
    return set_arg(hKernel, argIndex, UR_HOSTCODE_ARG_SAMPLER, sizeof(bits), &bits, NULL);
}

/* ---- work-group sizes ------------------------------------------------------------------------ */

/* The largest divisor of size that is at most `most`. */
static size_t divisor(size_t size, size_t most) {
    for (size_t d = most < size ? most : size; d > 1; --d) {
        if (size % d == 0) {
            return d;
        }
    }
    return 1;
}

/* What the source requires; else rows long enough to be worth a call, and short enough for all
 * threads to have some. */
void ncpu_suggest_local(const struct ur_hostcode_kernel *kernel, unsigned threads, uint32_t dims,
                        const size_t *global, size_t local[3]) {
    for (uint32_t d = 0; d < 3; ++d) {
        local[d] = 1;
    }
    if (kernel->reqd_group_size[0]) {
        for (uint32_t d = 0; d < dims; ++d) {
            local[d] = (size_t)kernel->reqd_group_size[d];
        }
        return;
    }
    if (kernel->required_sub_groups) { /* where there is no such size the launch says so */
        size_t along[3], size = kernel->sub_group_size ? kernel->sub_group_size : 1,
                         count = (size_t)kernel->required_sub_groups;
        for (uint32_t d = 0; d < 3; ++d) {
            along[d] =
                kernel->max_group_size[d] ? (size_t)kernel->max_group_size[d] : ENG_MAX_GROUP_SIZE;
        }
        size_t most = count < ENG_MAX_GROUP_SIZE / size ? count * size : ENG_MAX_GROUP_SIZE;
        (void)ur_range_divide(dims, global, (count - 1) * size + 1, most, along, SIZE_MAX - 1,
                              local);
        return;
    }
    size_t rows = 1;
    for (uint32_t d = 1; d < dims; ++d) {
        rows *= global[d] < 4096 ? global[d] : 4096;
    }
    size_t most = kernel->uses_barrier ? 64 : 512;
    if (kernel->max_group_size[0] && kernel->max_group_size[0] < most) {
        most = (size_t)kernel->max_group_size[0];
    }
    size_t share = rows >= 4 * (size_t)threads ? global[0] : global[0] / (4 * (size_t)threads);
    local[0] = divisor(global[0], share == 0 ? 1 : share < most ? share : most);
}

static ur_result_t kernel_suggest(ur_kernel_handle_t kernel, ur_queue_handle_t queue, uint32_t dims,
                                  const size_t *offset, const size_t *global, size_t *out) {
    UR_CHECK_KERNEL(kernel);
    UR_CHECK_QUEUE(queue);
    UR_CHECK_POINTER(offset);
    UR_CHECK_POINTER(out);
    const struct ur_hostcode_kernel *entry = NULL;
    ur_result_t result = ur_range_check(dims, global, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = entry_for(kernel, queue->device, &entry);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t local[3];
    ncpu_suggest_local(entry, eng_device_threads(queue->device->engine), dims, global, local);
    memcpy(out, local, dims * sizeof(*out));
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                              uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                              const size_t *pGlobalWorkSize,
                                              size_t *pSuggestedLocalWorkSize) {
    return kernel_suggest(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize,
                          pSuggestedLocalWorkSize);
}

ur_result_t urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    UR_CHECK_ARGS(numArgs, pArgs);
    return kernel_suggest(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize,
                          pSuggestedLocalWorkSize);
}

/* A thread for each work-group. */
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
    (void)dynamicSharedMemorySize;
    size_t items = 1;
    for (uint32_t d = 0; d < workDim; ++d) {
        if (pLocalWorkSize[d] == 0 || pLocalWorkSize[d] > ENG_MAX_GROUP_SIZE / items) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "work-groups have 1 to %d work-items", ENG_MAX_GROUP_SIZE);
        }
        items *= pLocalWorkSize[d];
    }
    *pGroupCountRet = eng_device_threads(hDevice->engine);
    return UR_RESULT_SUCCESS;
}
