/* Arguments: those of a launch, and those that are set ahead, which the kernel remembers. */
#include <stdlib.h>
#include <string.h>

#include "kernel.h"

ur_result_t ocl_arg_fail(ur_kernel_handle_t kernel, uint32_t index, size_t size, cl_int code) {
    if (code == CL_SUCCESS) {
        kernel->given[index] = true;
        return UR_RESULT_SUCCESS;
    }
    if (code == CL_INVALID_ARG_INDEX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, code,
                       "argument %u: the kernel has %u arguments", index, kernel->arg_count);
    }
    if (code == CL_INVALID_ARG_SIZE) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, code,
                       "argument %u: the kernel takes another size than %zu bytes", index, size);
    }
    return ur_fail(ocl_result(code), code, "argument %u: %s (%d)", index, ocl_code_name(code),
                   (int)code);
}

ur_result_t ocl_arg_missing(ur_kernel_handle_t kernel) {
    char name[256] = "";
    cl_uint i = 0;
    if (ocl.clGetKernelInfo(kernel->cl, CL_KERNEL_FUNCTION_NAME, sizeof(name), name, NULL) !=
        CL_SUCCESS) {
        strcpy(name, "(its name is too long)");
    }
    while (i < kernel->arg_count && kernel->given[i]) {
        ++i;
    }
    return i < kernel->arg_count
               ? ur_fail(ocl_result(CL_INVALID_KERNEL_ARGS), CL_INVALID_KERNEL_ARGS,
                         "argument %u of kernel %s is not set", (unsigned)i, name)
               : ur_fail(ocl_result(CL_INVALID_KERNEL_ARGS), CL_INVALID_KERNEL_ARGS,
                         "the driver refuses an argument of kernel %s, all of which are set", name);
}

static ur_result_t check_index(ur_kernel_handle_t kernel, uint32_t index) {
    return index < kernel->arg_count ? UR_RESULT_SUCCESS
                                     : ocl_arg_fail(kernel, index, 0, CL_INVALID_ARG_INDEX);
}

/* The size of a type of OpenCL C by its name, such as "uint4"; 0 for those that a program defines.
 */
static uint32_t type_size(const char *name) {
    static const struct {
        const char *name;
        uint32_t size;
    } types[] = {{"char", 1}, {"uchar", 1}, {"short", 2}, {"ushort", 2}, {"half", 2},  {"int", 4},
                 {"uint", 4}, {"float", 4}, {"long", 8},  {"ulong", 8},  {"double", 8}};
    if (name[0] == '\0' || name[strlen(name) - 1] == '*') {
        return 0;
    }
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); ++i) {
        size_t length = strlen(types[i].name);
        if (strncmp(name, types[i].name, length) == 0) {
            char *end;
            unsigned long lanes = name[length] ? strtoul(name + length, &end, 10) : 1;
            if (name[length] == '\0' || (*end == '\0' && (lanes == 2 || lanes == 3 || lanes == 4 ||
                                                          lanes == 8 || lanes == 16))) {
                return types[i].size * (uint32_t)(lanes == 3 ? 4 : lanes);
            }
        }
    }
    return 0;
}

/* Not every driver compares the size of a value with the kernel's argument; what the compiler
 * recorded tells. Kernel locked, and it has such an argument. */
static void look_up_size(ur_kernel_handle_t kernel, uint32_t index) {
    char name[64] = "";
    cl_kernel_arg_address_qualifier space = CL_KERNEL_ARG_ADDRESS_PRIVATE;
    uint32_t known = 0;
    cl_int code = ocl.clGetKernelArgInfo(kernel->cl, index, CL_KERNEL_ARG_ADDRESS_QUALIFIER,
                                         sizeof(space), &space, NULL);
    if (code == CL_SUCCESS && space == CL_KERNEL_ARG_ADDRESS_PRIVATE &&
        ocl.clGetKernelArgInfo(kernel->cl, index, CL_KERNEL_ARG_TYPE_NAME, sizeof(name) - 1, name,
                               NULL) == CL_SUCCESS) {
        known = type_size(name);
    }
    kernel->arg_sizes[index] =
        code == CL_SUCCESS && space != CL_KERNEL_ARG_ADDRESS_PRIVATE ? OCL_ARG_NO_VALUE : known + 1;
}

enum { MAX_VALUE = 1 << 16 }; /* above what devices take for all arguments together */

/* Values may be longer than the parameter, which gets the first bytes, as Intel's driver for GPUs
 * has it; OpenCL wants the very size. Where that is not recorded, as of a structure, the driver
 * tells by what it takes. */
static cl_int set_first_bytes(ur_kernel_handle_t kernel, uint32_t index, size_t size,
                              const void *value) {
    for (size_t first = size < MAX_VALUE ? size : MAX_VALUE; first-- > 1;) {
        cl_int code = ocl.clSetKernelArg(kernel->cl, index, first, value);
        if (code != CL_INVALID_ARG_SIZE) {
            kernel->arg_sizes[index] =
                code == CL_SUCCESS ? (uint32_t)first + 1 : kernel->arg_sizes[index];
            return code;
        }
    }
    return CL_INVALID_ARG_SIZE;
}

static ur_result_t set_value(ur_kernel_handle_t kernel, uint32_t index, size_t size,
                             const void *value) {
    if (!value) { /* OpenCL would take it for local memory */
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if (index >= kernel->arg_count) {
        return ocl_arg_fail(kernel, index, size, CL_INVALID_ARG_INDEX);
    }
    if (kernel->arg_sizes[index] == 0) {
        look_up_size(kernel, index);
    }
    uint32_t known = kernel->arg_sizes[index] - 1;
    if (known == 0 || kernel->arg_sizes[index] == OCL_ARG_NO_VALUE) {
        cl_int code = ocl.clSetKernelArg(kernel->cl, index, size, value);
        if (code == CL_INVALID_ARG_SIZE && known == 0) {
            code = set_first_bytes(kernel, index, size, value);
        }
        return ocl_arg_fail(kernel, index, size, code);
    }
    return ocl_arg_fail(kernel, index, size,
                        size < known ? CL_INVALID_ARG_SIZE
                                     : ocl.clSetKernelArg(kernel->cl, index, known, value));
}

static ur_result_t set_local(ur_kernel_handle_t kernel, uint32_t index, size_t size) {
    cl_int code = ocl.clSetKernelArg(kernel->cl, index, size, NULL);
    if (code == CL_SUCCESS && index < kernel->arg_count) {
        kernel->local_sizes[index] = size;
    }
    return ocl_arg_fail(kernel, index, size, code);
}

static ur_result_t set_pointer(ur_kernel_handle_t kernel, uint32_t index, const void *pointer) {
    ur_result_t result = check_index(kernel, index);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code;
    if (kernel->context->usm == OCL_USM_INTEL) {
        code = kernel->context->call->clSetKernelArgMemPointerINTEL(kernel->cl, index, pointer);
    } else if (!pointer) {
        code = ocl.clSetKernelArg(kernel->cl, index, sizeof(cl_mem), &(cl_mem){NULL});
    } else if (kernel->context->usm != OCL_USM_NONE) {
        code = ocl.clSetKernelArgSVMPointer(kernel->cl, index, pointer);
    } else {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "argument %u: the driver's kernels take no pointers", index);
    }
    return ocl_arg_fail(kernel, index, sizeof(pointer), code);
}

static ur_result_t set_mem(ur_kernel_handle_t kernel, uint32_t index, ur_mem_handle_t mem) {
    cl_mem cl = NULL;
    if (mem) {
        UR_CHECK_MEM(mem);
        cl = mem->cl;
    }
    return ocl_arg_fail(kernel, index, sizeof(cl),
                        ocl.clSetKernelArg(kernel->cl, index, sizeof(cl), &cl));
}

static ur_result_t set_sampler(ur_kernel_handle_t kernel, uint32_t index,
                               ur_sampler_handle_t sampler) {
    UR_CHECK_SAMPLER(sampler);
    return ocl_arg_fail(kernel, index, sizeof(sampler->cl),
                        ocl.clSetKernelArg(kernel->cl, index, sizeof(sampler->cl), &sampler->cl));
}

ur_result_t ocl_arg_set(ur_kernel_handle_t kernel, const ur_exp_kernel_arg_properties_t *arg) {
    switch (arg->type) {
    case UR_EXP_KERNEL_ARG_TYPE_VALUE:
        return set_value(kernel, arg->index, arg->size, arg->value.value);
    case UR_EXP_KERNEL_ARG_TYPE_POINTER:
        return set_pointer(kernel, arg->index, arg->value.pointer);
    case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ:
        return set_mem(kernel, arg->index, arg->value.memObjTuple.hMem);
    case UR_EXP_KERNEL_ARG_TYPE_LOCAL:
        return set_local(kernel, arg->index, arg->size);
    case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
        return set_sampler(kernel, arg->index, arg->value.sampler);
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
}

/* ---- set ahead ------------------------------------------------------------------------------- */

static void arguments_forget(struct ocl_kept *kept) {
    if (kept->set && kept->arg.type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ &&
        kept->arg.value.memObjTuple.hMem) {
        urMemRelease(kept->arg.value.memObjTuple.hMem);
    } else if (kept->set && kept->arg.type == UR_EXP_KERNEL_ARG_TYPE_SAMPLER) {
        urSamplerRelease(kept->arg.value.sampler);
    }
    free(kept->large);
    *kept = (struct ocl_kept){0};
}

void ocl_kept_free(ur_kernel_handle_t kernel) {
    for (cl_uint i = 0; i < kernel->arg_count; ++i) {
        arguments_forget(&kernel->kept[i]);
    }
    free(kernel->kept);
}

/* Kernel locked, and the argument set. Memory objects and samplers are retained here: a native
 * kernel does not. Takes over `large`, the bytes of a value that has no room in `small`. */
static void arguments_keep(ur_kernel_handle_t kernel, const ur_exp_kernel_arg_properties_t *arg,
                           void *large) {
    struct ocl_kept *kept = &kernel->kept[arg->index], before = *kept;
    *kept = (struct ocl_kept){.arg = *arg, .large = large, .set = true};
    if (arg->type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ && arg->value.memObjTuple.hMem) {
        ur_object_retain(&arg->value.memObjTuple.hMem->object);
    } else if (arg->type == UR_EXP_KERNEL_ARG_TYPE_SAMPLER) {
        ur_object_retain(&arg->value.sampler->object);
    } else if (arg->type == UR_EXP_KERNEL_ARG_TYPE_VALUE) {
        void *bytes = large ? large : kept->small;
        memcpy(bytes, arg->value.value, arg->size);
        kept->arg.value.value = bytes;
    }
    arguments_forget(&before);
}

static ur_result_t set_ahead(ur_kernel_handle_t kernel, const ur_exp_kernel_arg_properties_t *arg) {
    void *large = NULL;
    UR_CHECK_KERNEL(kernel);
    if (arg->type == UR_EXP_KERNEL_ARG_TYPE_VALUE && arg->size > sizeof(kernel->kept[0].small)) {
        large = malloc(arg->size);
        if (!large) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    pthread_mutex_lock(&kernel->lock);
    ur_result_t result = ocl_arg_set(kernel, arg);
    if (result == UR_RESULT_SUCCESS && arg->index < kernel->arg_count) {
        arguments_keep(kernel, arg, large);
        large = NULL;
    }
    pthread_mutex_unlock(&kernel->lock);
    free(large);
    return result;
}

ur_result_t urKernelSetArgValue(ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
                                const ur_kernel_arg_value_properties_t *pProperties,
                                const void *pArgValue) {
    (void)pProperties;
    return set_ahead(hKernel,
                     &(ur_exp_kernel_arg_properties_t){.type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
                                                       .index = argIndex,
                                                       .size = argSize,
                                                       .value.value = pArgValue});
}

ur_result_t urKernelSetArgLocal(ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
                                const ur_kernel_arg_local_properties_t *pProperties) {
    (void)pProperties;
    return set_ahead(hKernel,
                     &(ur_exp_kernel_arg_properties_t){
                         .type = UR_EXP_KERNEL_ARG_TYPE_LOCAL, .index = argIndex, .size = argSize});
}

ur_result_t urKernelSetArgPointer(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                  const ur_kernel_arg_pointer_properties_t *pProperties,
                                  const void *pArgValue) {
    (void)pProperties;
    return set_ahead(hKernel,
                     &(ur_exp_kernel_arg_properties_t){.type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
                                                       .index = argIndex,
                                                       .size = sizeof(pArgValue),
                                                       .value.pointer = pArgValue});
}

ur_result_t urKernelSetArgSampler(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                  const ur_kernel_arg_sampler_properties_t *pProperties,
                                  ur_sampler_handle_t hArgValue) {
    (void)pProperties;
    return set_ahead(hKernel,
                     &(ur_exp_kernel_arg_properties_t){.type = UR_EXP_KERNEL_ARG_TYPE_SAMPLER,
                                                       .index = argIndex,
                                                       .size = sizeof(hArgValue),
                                                       .value.sampler = hArgValue});
}

ur_result_t urKernelSetArgMemObj(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                 const ur_kernel_arg_mem_obj_properties_t *pProperties,
                                 ur_mem_handle_t hArgValue) {
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->memoryAccess, UR_MEM_FLAGS_MASK);
    }
    return set_ahead(hKernel,
                     &(ur_exp_kernel_arg_properties_t){.type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ,
                                                       .index = argIndex,
                                                       .size = sizeof(hArgValue),
                                                       .value.memObjTuple.hMem = hArgValue});
}
