/* Kernels: creation, settings, queries. */
#include "kernel.h"

#include <stdlib.h>
#include <string.h>

/* Takes over one reference to `cl` on success. `program` may be NULL. */
static ur_result_t kernel_new(cl_kernel cl, ur_program_handle_t program,
                              ur_context_handle_t context, ur_kernel_handle_t *out) {
    cl_uint args = 0;
    cl_int code = ocl.clGetKernelInfo(cl, CL_KERNEL_NUM_ARGS, sizeof(args), &args, NULL);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetKernelInfo");
    }
    struct ocl_turnstile *turnstile = NULL;
    ur_result_t result = ocl_turnstile_get(context->platform, cl, &turnstile);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_kernel_handle_t kernel = calloc(1, sizeof(*kernel));
    if (!kernel) {
        ocl_turnstile_put(turnstile);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&kernel->object, UR_KIND_KERNEL);
    kernel->cl = cl;
    kernel->program = program;
    kernel->context = context;
    kernel->turnstile = turnstile;
    kernel->arg_count = args;
    kernel->arg_sizes = calloc(args ? args : 1, sizeof(*kernel->arg_sizes));
    kernel->local_sizes = calloc(args ? args : 1, sizeof(*kernel->local_sizes));
    kernel->kept = calloc(args ? args : 1, sizeof(*kernel->kept));
    kernel->given = calloc(args ? args : 1, sizeof(*kernel->given));
    if (!kernel->arg_sizes || !kernel->local_sizes || !kernel->kept || !kernel->given) {
        free(kernel->arg_sizes);
        free(kernel->local_sizes);
        free(kernel->kept);
        free(kernel->given);
        free(kernel);
        ocl_turnstile_put(turnstile);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    /* The same for all devices that the program was built for; the first may not be among them. */
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (ocl.clGetKernelWorkGroupInfo(
                cl, context->devices[i]->cl, CL_KERNEL_COMPILE_WORK_GROUP_SIZE,
                sizeof(kernel->required), kernel->required, NULL) == CL_SUCCESS) {
            cl_ulong local = 0;
            if (ocl.clGetKernelWorkGroupInfo(cl, context->devices[i]->cl, CL_KERNEL_LOCAL_MEM_SIZE,
                                             sizeof(local), &local, NULL) == CL_SUCCESS) {
                kernel->static_local = (size_t)local;
            }
            break;
        }
    }
    pthread_mutex_init(&kernel->lock, NULL);
    ocl_context_retain(context);
    if (program) {
        ur_object_retain(&program->object);
    }
    ur_exit_watch();
    *out = kernel;
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                           ur_kernel_handle_t *phKernel) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pKernelName);
    UR_CHECK_POINTER(phKernel);
    cl_int code;
    cl_kernel cl = ocl.clCreateKernel(hProgram->cl, pKernelName, &code);
    if (!cl) {
        if (code == CL_INVALID_KERNEL_NAME) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_NAME, code,
                           "the program has no kernel '%s'", pKernelName);
        }
        return ocl_fail_in(hProgram->context, code, "clCreateKernel");
    }
    ur_result_t result = kernel_new(cl, hProgram, hProgram->context, phKernel);
    if (result != UR_RESULT_SUCCESS) {
        ocl.clReleaseKernel(cl);
    }
    return result;
}

ur_result_t urKernelRelease(ur_kernel_handle_t hKernel) {
    UR_CHECK_KERNEL(hKernel);
    if (ur_object_release(&hKernel->object)) {
        ocl.clReleaseKernel(hKernel->cl);
        ocl_kept_free(hKernel);
        if (hKernel->program) {
            urProgramRelease(hKernel->program);
        }
        ocl_context_release(hKernel->context);
        ocl_turnstile_put(hKernel->turnstile);
        pthread_mutex_destroy(&hKernel->lock);
        free(hKernel->pointers);
        free(hKernel->arg_sizes);
        free(hKernel->local_sizes);
        free(hKernel->given);
        free(hKernel);
    }
    return UR_RESULT_SUCCESS;
}

/* Both setters: under the lock. */
static ur_result_t set_indirect(ur_kernel_handle_t kernel, bool indirect) {
    if (kernel->context->usm == OCL_USM_INTEL) {
        static const cl_kernel_exec_info names[] = {
            CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL,
            CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL,
            CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL,
        };
        cl_bool value = indirect ? CL_TRUE : CL_FALSE;
        for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); ++i) {
            cl_int code = ocl.clSetKernelExecInfo(kernel->cl, names[i], sizeof(value), &value);
            if (code != CL_SUCCESS) {
                return ocl_fail(code, "clSetKernelExecInfo");
            }
        }
    }
    /* With shared virtual memory each launch tells the driver the pointers that there are then. */
    kernel->indirect = indirect;
    kernel->pointers_at = UINT64_MAX;
    return UR_RESULT_SUCCESS;
}

static ur_result_t set_pointers(ur_kernel_handle_t kernel, const void *list, size_t size) {
    void **copy = malloc(size);
    if (!copy) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    memcpy(copy, list, size);
    cl_int code = ocl.clSetKernelExecInfo(kernel->cl,
                                          kernel->context->usm == OCL_USM_INTEL
                                              ? CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL
                                              : CL_KERNEL_EXEC_INFO_SVM_PTRS,
                                          size, list);
    if (code != CL_SUCCESS) {
        free(copy);
        return ocl_fail(code, "clSetKernelExecInfo");
    }
    if (kernel->context->usm == OCL_USM_INTEL) {
        /* Intel's CPU driver refuses to launch with a list alone: it wants the general permission
         * as well. */
        ur_result_t result = set_indirect(kernel, true);
        if (result != UR_RESULT_SUCCESS) {
            free(copy);
            return result;
        }
    }
    free(kernel->pointers);
    kernel->pointers = copy;
    kernel->pointer_count = size / sizeof(*copy);
    kernel->pointers_at = UINT64_MAX;
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName,
                                size_t propSize,
                                const ur_kernel_exec_info_properties_t *pProperties,
                                const void *pPropValue) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(pPropValue);
    (void)pProperties;
    ur_result_t result;
    bool usm = hKernel->context->usm != OCL_USM_NONE && ocl.clSetKernelExecInfo;
    switch (propName) {
    case UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS:
        if (propSize != sizeof(ur_bool_t)) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
        }
        if (!usm) {
            return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
        }
        pthread_mutex_lock(&hKernel->lock);
        result = set_indirect(hKernel, *(const ur_bool_t *)pPropValue != 0);
        pthread_mutex_unlock(&hKernel->lock);
        return result;
    case UR_KERNEL_EXEC_INFO_USM_PTRS:
        if (propSize == 0 || propSize % sizeof(void *) != 0) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
        }
        if (!usm) {
            return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
        }
        pthread_mutex_lock(&hKernel->lock);
        result = set_pointers(hKernel, pPropValue, propSize);
        pthread_mutex_unlock(&hKernel->lock);
        return result;
    case UR_KERNEL_EXEC_INFO_CACHE_CONFIG: {
        ur_kernel_cache_config_t config;
        if (propSize != sizeof(config)) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
        }
        memcpy(&config, pPropValue, sizeof(config));
        /* A hint that OpenCL has no place for. */
        return (unsigned)config > UR_KERNEL_CACHE_CONFIG_LARGE_DATA
                   ? ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION)
                   : UR_RESULT_SUCCESS;
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

static ur_result_t kernel_text(cl_kernel cl, cl_kernel_info name, ur_info_out out) {
    size_t size = 0;
    cl_int code = ocl.clGetKernelInfo(cl, name, 0, NULL, &size);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetKernelInfo");
    }
    char *text = calloc(1, size + 1);
    if (!text) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    code = size ? ocl.clGetKernelInfo(cl, name, size, text, NULL) : CL_SUCCESS;
    ur_result_t result = code ? ocl_fail(code, "clGetKernelInfo") : ur_info_string(out, text);
    free(text);
    return result;
}

/* Bytes of registers that went to memory, on each device, where the driver tells. */
static ur_result_t spill_sizes(ur_kernel_handle_t kernel, ur_info_out out) {
    ur_context_handle_t context = kernel->context;
    uint32_t *sizes = calloc(context->device_count, sizeof(*sizes));
    if (!sizes) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < context->device_count && result == UR_RESULT_SUCCESS; ++i) {
        cl_ulong size = 0;
        if (!ocl_device_has(context->devices[i], "cl_intel_required_subgroup_size") ||
            ocl.clGetKernelWorkGroupInfo(kernel->cl, context->devices[i]->cl,
                                         OCL_KERNEL_SPILL_MEM_SIZE_INTEL, sizeof(size), &size,
                                         NULL) != CL_SUCCESS) {
            result = ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
        }
        sizes[i] = (uint32_t)size;
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_info_array(out, sizes, context->device_count);
    }
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
        return kernel_text(hKernel->cl, CL_KERNEL_FUNCTION_NAME, out);
    case UR_KERNEL_INFO_ATTRIBUTES:
        return kernel_text(hKernel->cl, CL_KERNEL_ATTRIBUTES, out);
    case UR_KERNEL_INFO_NUM_ARGS:
        return ur_info_value(out, uint32_t, hKernel->arg_count);
    case UR_KERNEL_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hKernel->object));
    case UR_KERNEL_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hKernel->context);
    case UR_KERNEL_INFO_PROGRAM:
        if (!hKernel->program) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL, 0,
                           "the kernel was made of a native one, without its program");
        }
        return ur_info_value(out, ur_program_handle_t, hKernel->program);
    case UR_KERNEL_INFO_SPILL_MEM_SIZE:
        return spill_sizes(hKernel, out);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

static ur_result_t check_kernel_device(ur_kernel_handle_t kernel, ur_device_handle_t device) {
    UR_CHECK_KERNEL(kernel);
    UR_CHECK_DEVICE(device);
    if (!ocl_context_has_device(kernel->context, device)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the device is not in the kernel's context");
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                 ur_kernel_group_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet) {
    ur_result_t result = check_kernel_device(hKernel, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code;
    switch (propName) {
    case UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE:
    case UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE: {
        size_t sizes[3] = {0};
        cl_kernel_work_group_info name = propName == UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE
                                             ? CL_KERNEL_GLOBAL_WORK_SIZE
                                             : CL_KERNEL_COMPILE_WORK_GROUP_SIZE;
        code = ocl.clGetKernelWorkGroupInfo(hKernel->cl, hDevice->cl, name, sizeof(sizes), sizes,
                                            NULL);
        if (code != CL_SUCCESS && name == CL_KERNEL_GLOBAL_WORK_SIZE) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, code,
                           "only kernels built into a device have a largest global size");
        }
        return code ? ocl_fail(code, "clGetKernelWorkGroupInfo") : ur_info_array(out, sizes, 3);
    }
    case UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE:
    case UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: {
        size_t size = 0;
        code = ocl.clGetKernelWorkGroupInfo(hKernel->cl, hDevice->cl,
                                            propName == UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE
                                                ? CL_KERNEL_WORK_GROUP_SIZE
                                                : CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE,
                                            sizeof(size), &size, NULL);
        return code ? ocl_fail(code, "clGetKernelWorkGroupInfo") : ur_info_value(out, size_t, size);
    }
    case UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE:
    case UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE: {
        cl_ulong size = 0;
        code = ocl.clGetKernelWorkGroupInfo(hKernel->cl, hDevice->cl,
                                            propName == UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE
                                                ? CL_KERNEL_LOCAL_MEM_SIZE
                                                : CL_KERNEL_PRIVATE_MEM_SIZE,
                                            sizeof(size), &size, NULL);
        return code ? ocl_fail(code, "clGetKernelWorkGroupInfo")
                    : ur_info_value(out, size_t, (size_t)size);
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                    ur_kernel_sub_group_info_t propName, size_t propSize,
                                    void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = check_kernel_device(hKernel, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_kernel_sub_group_info name;
    size_t local[3] = {1, 1, 1}, local_size = 0;
    switch (propName) {
    case UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE: {
        /* OpenCL asks for a local size: the largest one, in one dimension. */
        name = CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE;
        local_size = sizeof(local);
        cl_int code = ocl.clGetKernelWorkGroupInfo(
            hKernel->cl, hDevice->cl, CL_KERNEL_WORK_GROUP_SIZE, sizeof(local[0]), &local[0], NULL);
        if (code != CL_SUCCESS) {
            return ocl_fail(code, "clGetKernelWorkGroupInfo");
        }
        break;
    }
    case UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS:
        name = CL_KERNEL_MAX_NUM_SUB_GROUPS;
        break;
    case UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS:
        name = CL_KERNEL_COMPILE_NUM_SUB_GROUPS;
        break;
    case UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL:
        if (!ocl_device_has(hDevice, "cl_intel_required_subgroup_size")) {
            return ur_info_value(out, uint32_t, 0); /* so the kernel asks for none */
        }
        name = OCL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL;
        break;
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    if (!ocl.clGetKernelSubGroupInfo || hDevice->version < OCL_VERSION(2, 1)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, 0, "the driver has no sub-groups");
    }
    size_t value = 0;
    cl_int code =
        ocl.clGetKernelSubGroupInfo(hKernel->cl, hDevice->cl, name, local_size,
                                    local_size ? local : NULL, sizeof(value), &value, NULL);
    if (code == CL_SUCCESS && value == 0 && name == CL_KERNEL_MAX_NUM_SUB_GROUPS &&
        ocl.clGetKernelWorkGroupInfo(hKernel->cl, hDevice->cl, CL_KERNEL_WORK_GROUP_SIZE,
                                     sizeof(local[0]), &local[0], NULL) == CL_SUCCESS) {
        /* PoCL 5 does not tell the largest number, but that of the largest work-group. */
        code = ocl.clGetKernelSubGroupInfo(hKernel->cl, hDevice->cl,
                                           CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE, sizeof(local),
                                           local, sizeof(value), &value, NULL);
    }
    /* Sub-groups are optional since OpenCL 3.0, and so is each query of an extension. */
    if (code == CL_INVALID_OPERATION ||
        (code == CL_INVALID_VALUE && name == OCL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, code,
                       "the device has no sub-groups");
    }
    return code ? ocl_fail(code, "clGetKernelSubGroupInfo")
                : ur_info_value(out, uint32_t, (uint32_t)value);
}

ur_result_t urKernelGetNativeHandle(ur_kernel_handle_t hKernel,
                                    ur_native_handle_t *phNativeKernel) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(phNativeKernel);
    *phNativeKernel = (ur_native_handle_t)hKernel->cl;
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelCreateWithNativeHandle(ur_native_handle_t hNativeKernel,
                                           ur_context_handle_t hContext,
                                           ur_program_handle_t hProgram,
                                           const ur_kernel_native_properties_t *pProperties,
                                           ur_kernel_handle_t *phKernel) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phKernel);
    cl_kernel cl = (cl_kernel)hNativeKernel;
    cl_context of = NULL;
    cl_program program = NULL;
    if (!cl) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    if (hProgram) {
        UR_CHECK_PROGRAM(hProgram);
    }
    cl_int code = ocl.clGetKernelInfo(cl, CL_KERNEL_CONTEXT, sizeof(of), &of, NULL);
    if (code == CL_SUCCESS) {
        code = ocl.clGetKernelInfo(cl, CL_KERNEL_PROGRAM, sizeof(program), &program, NULL);
    }
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetKernelInfo");
    }
    if (of != hContext->cl) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the native kernel is of another context");
    }
    if (hProgram && hProgram->cl != program) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0,
                       "the native kernel is of another program");
    }
    /* Without a program handle the native program gets one, so that it can be asked for. */
    ur_program_handle_t made = NULL;
    ur_result_t result = UR_RESULT_SUCCESS;
    if (!hProgram && program) {
        result =
            urProgramCreateWithNativeHandle((ur_native_handle_t)program, hContext, NULL, &made);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        hProgram = made;
    }
    bool owned = pProperties && pProperties->isNativeHandleOwned;
    if (!owned && (code = ocl.clRetainKernel(cl)) != CL_SUCCESS) {
        result = ocl_fail(code, "clRetainKernel");
    } else {
        result = kernel_new(cl, hProgram, hContext, phKernel);
        if (result != UR_RESULT_SUCCESS && !owned) {
            ocl.clReleaseKernel(cl);
        }
    }
    if (made) {
        urProgramRelease(made); /* the kernel has its own reference */
    }
    return result;
}
