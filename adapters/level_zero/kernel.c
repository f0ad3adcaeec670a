/* Kernels. One handle stands for a native kernel of each device of the context; each of these has a
 * lock of its own, since Level Zero keeps arguments and group size in the kernel and leaves their
 * order to the caller. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "context.h"
#include "kernel.h"
#include "launch.h"
#include "program.h"
#include "ze.h"

ur_result_t ze_native_init(struct ze_native_kernel *native, ze_kernel_handle_t handle) {
    native->ze = handle;
    native->properties.stype = ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES;
    ur_result_t result = ZE_CHECK(zeKernelGetProperties, handle, &native->properties);
    if (result == UR_RESULT_SUCCESS) {
        native->local = native->properties.localMemSize;
        native->args = calloc(native->properties.numKernelArgs + 1, sizeof(*native->args));
        native->last_args =
            calloc(native->properties.numKernelArgs + 1, sizeof(*native->last_args));
        result = native->args && native->last_args ? result
                                                   : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    return result;
}

/* Commands may still use it, and Level Zero does not care. */
static void destroy_native(ur_kernel_handle_t kernel, struct ze_native_kernel *native) {
    bool used = native->group[1] || native->shared; /* [0] is 0 while it changes */
    if (used) {
        ze_program_end_kernel(kernel->context, kernel->program, native->ze);
    } else {
        ze.zeKernelDestroy(native->ze);
    }
}

void ze_native_free(ur_kernel_handle_t kernel, struct ze_native_kernel *native) {
    if (native->ze && !kernel->adopted) {
        destroy_native(kernel, native);
    }
    if (native->beyond) {
        ze_native_free(kernel, native->beyond);
        free(native->beyond);
    }
    free(native->args);
    free(native->last_args);
}

static struct ur_shown_set shown = UR_SHOWN_SET;

static void kernel_free(ur_kernel_handle_t kernel) {
    ur_context_handle_t context = kernel->context;
    ur_shown_remove(&shown, &kernel->shown);
    for (uint32_t i = 0; i < context->device_count; ++i) {
        ze_native_free(kernel, &kernel->natives[i]);
    }
    for (uint32_t i = 0; kernel->kept && i < kernel->arg_count; ++i) {
        ze_kept_clear(kernel, i);
    }
    free(kernel->kept);
    free(kernel->kept_bytes);
    free(kernel->kept_set);
    free(kernel->natives);
    free(kernel->name);
    pthread_mutex_destroy(&kernel->lock);
    if (kernel->program) {
        urProgramRelease(kernel->program);
    }
    free(kernel);
    ze_context_release(context);
}

/* Post: no native kernel yet; kernel_free undoes it. */
static ur_result_t kernel_new(ur_context_handle_t context, ur_program_handle_t program,
                              ur_kernel_handle_t *out) {
    ur_kernel_handle_t kernel = calloc(1, sizeof(*kernel));
    struct ze_native_kernel *natives = calloc(context->device_count, sizeof(*natives));
    if (!kernel || !natives) {
        free(natives);
        free(kernel);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&kernel->object, UR_KIND_KERNEL);
    kernel->natives = natives;
    kernel->context = context;
    kernel->program = program;
    pthread_mutex_init(&kernel->lock, NULL);
    ze_context_retain(context);
    if (program) {
        ur_object_retain(&program->object);
    }
    *out = kernel;
    return UR_RESULT_SUCCESS;
}

static ur_result_t read_name(ur_kernel_handle_t kernel, ze_kernel_handle_t native) {
    size_t size = 0;
    ur_result_t result = ZE_CHECK(zeKernelGetName, native, &size, NULL);
    if (result == UR_RESULT_SUCCESS) {
        kernel->name = calloc(1, size + 1);
        result = kernel->name ? ZE_CHECK(zeKernelGetName, native, &size, kernel->name)
                              : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    return result;
}

static ur_result_t make_kept(ur_kernel_handle_t kernel) {
    size_t count = kernel->arg_count + 1;
    kernel->kept = calloc(count, sizeof(*kernel->kept));
    kernel->kept_set = calloc(count, 1);
    kernel->kept_bytes = calloc(count, sizeof(*kernel->kept_bytes));
    return kernel->kept && kernel->kept_set && kernel->kept_bytes
               ? UR_RESULT_SUCCESS
               : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

ur_result_t urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                           ur_kernel_handle_t *phKernel) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pKernelName);
    UR_CHECK_POINTER(phKernel);
    ur_kernel_handle_t kernel;
    ur_result_t result = kernel_new(hProgram->context, hProgram, &kernel);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uint32_t made = 0;
    pthread_mutex_lock(&hProgram->lock);
    for (uint32_t i = 0; i < kernel->context->device_count && result == UR_RESULT_SUCCESS; ++i) {
        if (!hProgram->builds[i].module) {
            continue;
        }
        ze_kernel_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC,
                                 .pKernelName = pKernelName};
        ze_kernel_handle_t native = NULL;
        ze_result_t code = ze.zeKernelCreate(hProgram->builds[i].module, &desc, &native);
        result = code == ZE_RESULT_ERROR_INVALID_KERNEL_NAME
                     ? ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_NAME, (int32_t)code,
                               "the program has no kernel '%s'", pKernelName)
                     : ze_check(code, "zeKernelCreate");
        if (result == UR_RESULT_SUCCESS) {
            result = ze_native_init(&kernel->natives[i], native);
            kernel->arg_count = kernel->natives[i].properties.numKernelArgs;
            ++made;
        }
    }
    pthread_mutex_unlock(&hProgram->lock);
    if (result == UR_RESULT_SUCCESS && made == 0) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0, "the program is not built");
    }
    if (result == UR_RESULT_SUCCESS) {
        kernel->name = strdup(pKernelName);
        result = kernel->name ? make_kept(kernel) : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (result != UR_RESULT_SUCCESS) {
        kernel_free(kernel);
        return result;
    }
    ur_exit_watch();
    *phKernel = kernel;
    return result;
}

ur_result_t urKernelRelease(ur_kernel_handle_t hKernel) {
    UR_CHECK_KERNEL(hKernel);
    if (ur_object_release(&hKernel->object)) {
        kernel_free(hKernel);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ze_kernel_native(ur_kernel_handle_t kernel, ur_device_handle_t device,
                             struct ze_native_kernel **out) {
    uint32_t index = ze_context_index(kernel->context, device);
    if (index == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the device is not in the kernel's context");
    }
    if (!kernel->natives[index].ze) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0,
                       "the kernel's program is not built for this device");
    }
    *out = &kernel->natives[index];
    return UR_RESULT_SUCCESS;
}

static struct ze_native_kernel *any_native(ur_kernel_handle_t kernel) {
    for (uint32_t i = 0; i < kernel->context->device_count; ++i) {
        if (kernel->natives[i].ze) {
            return &kernel->natives[i];
        }
    }
    return &kernel->natives[0];
}

static ur_result_t attributes(ur_kernel_handle_t kernel, ur_info_out out) {
    struct ze_native_kernel *native = any_native(kernel);
    uint32_t size =
        4096; /* asking for the size first is refused by the loader's validation layer */
    char *text = calloc(1, (size_t)size + 1);
    if (!text) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = ZE_CHECK(zeKernelGetSourceAttributes, native->ze, &size, &text);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_info_string(out, text);
    }
    free(text);
    return result;
}

static ur_result_t spill_sizes(ur_kernel_handle_t kernel, ur_info_out out) {
    uint32_t count = kernel->context->device_count;
    uint32_t *sizes = calloc(count, sizeof(*sizes));
    if (!sizes) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < count; ++i) {
        sizes[i] = kernel->natives[i].properties.spillMemSize;
    }
    ur_result_t result = ur_info_array(out, sizes, count);
    free(sizes);
    return result;
}

ur_result_t urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize,
                            void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_KERNEL(hKernel);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_KERNEL_INFO_FUNCTION_NAME:
        return ur_info_string(out, hKernel->name);
    case UR_KERNEL_INFO_NUM_ARGS:
        return ur_info_value(out, uint32_t, hKernel->arg_count);
    case UR_KERNEL_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hKernel->object));
    case UR_KERNEL_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hKernel->context);
    case UR_KERNEL_INFO_PROGRAM:
        if (!hKernel->program) {
            return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                           "the kernel was made from a native one without a program");
        }
        return ur_info_value(out, ur_program_handle_t, hKernel->program);
    case UR_KERNEL_INFO_ATTRIBUTES:
        return attributes(hKernel, out);
    case UR_KERNEL_INFO_SPILL_MEM_SIZE:
        return spill_sizes(hKernel, out);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* Checks what a query for one device is given. */
static ur_result_t ask_about(ur_kernel_handle_t kernel, ur_device_handle_t device, ur_info_out out,
                             struct ze_native_kernel **native) {
    UR_CHECK_KERNEL(kernel);
    UR_CHECK_DEVICE(device);
    ur_result_t result = ur_info_check(out);
    return result != UR_RESULT_SUCCESS ? result : ze_kernel_native(kernel, device, native);
}

ur_result_t urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                 ur_kernel_group_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    struct ze_native_kernel *native = NULL;
    ur_result_t result = ask_about(hKernel, hDevice, out, &native);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const ze_kernel_properties_t *p = &native->properties;
    const ze_device_compute_properties_t *c = &hDevice->compute;
    switch (propName) {
    case UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE:
        return ur_info_array(out,
                             ((size_t[]){(size_t)c->maxGroupSizeX * c->maxGroupCountX,
                                         (size_t)c->maxGroupSizeY * c->maxGroupCountY,
                                         (size_t)c->maxGroupSizeZ * c->maxGroupCountZ}),
                             3);
    case UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE:
        return ur_info_value(out, size_t, c->maxTotalGroupSize);
    case UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE:
        return ur_info_array(
            out, ((size_t[]){p->requiredGroupSizeX, p->requiredGroupSizeY, p->requiredGroupSizeZ}),
            3);
    case UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE:
        return ur_info_value(out, size_t, p->localMemSize);
    case UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE:
        return ur_info_value(out, size_t,
                             p->maxSubgroupSize ? p->maxSubgroupSize
                                                : hDevice->properties.physicalEUSimdWidth);
    case UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE:
        return ur_info_value(out, size_t, p->privateMemSize);
    case UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE:
        return ur_info_array(out, ((size_t[]){0, 0, 0}), 3); /* none was named when compiling */
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                    ur_kernel_sub_group_info_t propName, size_t propSize,
                                    void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    struct ze_native_kernel *native = NULL;
    ur_result_t result = ask_about(hKernel, hDevice, out, &native);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE:
        return ur_info_value(out, uint32_t, native->properties.maxSubgroupSize);
    case UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS:
        return ur_info_value(out, uint32_t, native->properties.maxNumSubgroups);
    case UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS:
        return ur_info_value(out, uint32_t, native->properties.requiredNumSubGroups);
    case UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL:
        return ur_info_value(out, uint32_t, native->properties.requiredSubgroupSize);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* Told to the driver with the next launch on each device. */
static void set_indirect(ur_kernel_handle_t kernel, bool on) {
    atomic_store(&kernel->indirect, on ? ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST |
                                             ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE |
                                             ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED
                                       : 0u);
    for (uint32_t i = 0; i < kernel->context->device_count; ++i) {
        ze_lock(&kernel->natives[i].lock);
        kernel->natives[i].last_dimensions = 0;
        ze_unlock(&kernel->natives[i].lock);
    }
}

ur_result_t urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName,
                                size_t propSize,
                                const ur_kernel_exec_info_properties_t *pProperties,
                                const void *pPropValue) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(pPropValue);
    (void)pProperties;
    switch (propName) {
    case UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS:
        if (propSize != sizeof(ur_bool_t)) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
        }
        set_indirect(hKernel, *(const ur_bool_t *)pPropValue);
        return UR_RESULT_SUCCESS;
    case UR_KERNEL_EXEC_INFO_USM_PTRS:
        if (propSize == 0 || propSize % sizeof(void *) != 0) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
        }
        /* Level Zero takes whole kinds of memory, no single pointers. */
        set_indirect(hKernel, true);
        return UR_RESULT_SUCCESS;
    case UR_KERNEL_EXEC_INFO_CACHE_CONFIG: {
        if (propSize != sizeof(ur_kernel_cache_config_t)) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
        }
        ur_kernel_cache_config_t config = *(const ur_kernel_cache_config_t *)pPropValue;
        ze_cache_config_flags_t flags =
            config == UR_KERNEL_CACHE_CONFIG_LARGE_SLM    ? ZE_CACHE_CONFIG_FLAG_LARGE_SLM
            : config == UR_KERNEL_CACHE_CONFIG_LARGE_DATA ? ZE_CACHE_CONFIG_FLAG_LARGE_DATA
                                                          : 0;
        if (config > UR_KERNEL_CACHE_CONFIG_LARGE_DATA) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
        }
        ur_result_t result = UR_RESULT_SUCCESS;
        for (uint32_t i = 0; i < hKernel->context->device_count && result == UR_RESULT_SUCCESS;
             ++i) {
            struct ze_native_kernel *native = &hKernel->natives[i];
            if (native->ze) {
                ze_lock(&native->lock);
                result = ZE_CHECK(zeKernelSetCacheConfig, native->ze, flags);
                ze_unlock(&native->lock);
            }
        }
        return result;
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
}

ur_result_t urKernelGetNativeHandle(ur_kernel_handle_t hKernel,
                                    ur_native_handle_t *phNativeKernel) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(phNativeKernel);
    struct ze_native_kernel *native = any_native(hKernel);
    /* Whoever has it may set arguments: forget what is remembered of them. */
    ze_lock(&native->lock);
    native->shared = true;
    native->last_dimensions = 0;
    memset(native->args, 0, native->properties.numKernelArgs * sizeof(*native->args));
    ze_unlock(&native->lock);
    ur_shown_add(&shown, &hKernel->shown, &hKernel->object, native->ze);
    *phNativeKernel = (ur_native_handle_t)native->ze;
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelCreateWithNativeHandle(ur_native_handle_t hNativeKernel,
                                           ur_context_handle_t hContext,
                                           ur_program_handle_t hProgram,
                                           const ur_kernel_native_properties_t *pProperties,
                                           ur_kernel_handle_t *phKernel) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phKernel);
    if (!hNativeKernel) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    if (hProgram) {
        UR_CHECK_PROGRAM(hProgram);
        if (hProgram->context != hContext) {
            return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "the program is of another context");
        }
    }
    /* Of a kernel from here the program is known. */
    ur_kernel_handle_t kernel,
        from = hProgram ? NULL : ur_shown_take(&shown, (const void *)hNativeKernel);
    hProgram = from && from->context == hContext ? from->program : hProgram;
    ur_result_t result = kernel_new(hContext, hProgram, &kernel);
    if (from) {
        urKernelRelease(from);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    kernel->adopted = true; /* not owned until nothing can fail any more */
    /* A native kernel does not tell its device: the first that the program is built for. */
    uint32_t index = 0;
    for (uint32_t i = hContext->device_count; hProgram && i-- > 0;) {
        index = hProgram->builds[i].module ? i : index;
    }
    result = ze_native_init(&kernel->natives[index], (ze_kernel_handle_t)hNativeKernel);
    if (result == UR_RESULT_SUCCESS) {
        kernel->natives[index].shared = true;
        kernel->arg_count = kernel->natives[index].properties.numKernelArgs;
        result = read_name(kernel, (ze_kernel_handle_t)hNativeKernel);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = make_kept(kernel);
    }
    if (result != UR_RESULT_SUCCESS) {
        kernel_free(kernel);
        return result;
    }
    kernel->adopted = !pProperties || !pProperties->isNativeHandleOwned;
    *phKernel = kernel;
    return result;
}
