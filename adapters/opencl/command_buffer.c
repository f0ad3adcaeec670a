/* What the command buffers that all adapters share ask of this one. */
#include "fuse_queue/fusing.h"
#include "graph/buffer.h"

#include <stdio.h>
#include <stdlib.h>

#include "kernel.h"
#include "native_commands.h"
#include "ops.h"
#include "program/il.h"

const struct ur_graph_ops *ocl_graph_ops(ur_context_handle_t context, ur_device_handle_t device) {
    return ocl_has_native_commands(context, device) ? &ocl_native_command_ops : NULL;
}

/* The name that the native kernel has; the caller frees it. */
static ur_result_t command_buffer_name_of(ur_kernel_handle_t kernel, char **name) {
    size_t size = 0;
    ur_result_t result = urKernelGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, 0, NULL, &size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    char *text = malloc(size + 1);
    if (!text) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = urKernelGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, size + 1, text, NULL);
    if (result != UR_RESULT_SUCCESS) {
        free(text);
        return result;
    }
    *name = text;
    return UR_RESULT_SUCCESS;
}

/* What was set of `from`, which is locked. What a launch had as its own is not. */
static ur_result_t copy_state(ur_kernel_handle_t kernel, ur_kernel_handle_t from) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (cl_uint i = 0; i < from->arg_count && result == UR_RESULT_SUCCESS; ++i) {
        if (from->kept[i].set) {
            result = ur_kernel_set_arg(kernel, &from->kept[i].arg);
        }
    }
    const ur_bool_t yes = 1;
    if (result == UR_RESULT_SUCCESS && from->pointer_count) {
        result = urKernelSetExecInfo(kernel, UR_KERNEL_EXEC_INFO_USM_PTRS,
                                     from->pointer_count * sizeof(*from->pointers), NULL,
                                     from->pointers);
    }
    if (result == UR_RESULT_SUCCESS && from->indirect) {
        result = urKernelSetExecInfo(kernel, UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS, sizeof(yes),
                                     NULL, &yes);
    }
    return result;
}

/* Not clCloneKernel: not every driver has it, and PoCL 3 reads beyond local memory's argument. */
ur_result_t ocl_kernel_copy(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy) {
    ur_kernel_handle_t made;
    char *name;
    if (!kernel->program) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "a kernel made from a native one without its program cannot be copied");
    }
    ur_result_t result = command_buffer_name_of(kernel, &name);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = urKernelCreate(kernel->program, name, &made);
    free(name);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&kernel->lock);
    result = copy_state(made, kernel);
    pthread_mutex_unlock(&kernel->lock);
    if (result != UR_RESULT_SUCCESS) {
        urKernelRelease(made);
        return result;
    }
    *copy = made;
    return UR_RESULT_SUCCESS;
}

/* Which kernel one is only the driver knows, and asking it costs as much. */
bool ocl_kernel_recopy(ur_kernel_handle_t copy, ur_kernel_handle_t from) {
    (void)copy;
    (void)from;
    return false;
}

ur_result_t ocl_kernel_arguments(ur_kernel_handle_t kernel, ur_exp_kernel_arg_properties_t **args,
                                 uint32_t *count, uint32_t *total) {
    ur_exp_kernel_arg_properties_t *list = calloc(kernel->arg_count + (size_t)1, sizeof(*list));
    uint32_t set = 0;
    if (!list) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    pthread_mutex_lock(&kernel->lock);
    for (cl_uint i = 0; i < kernel->arg_count; ++i) {
        if (kernel->kept[i].set) {
            list[set++] = kernel->kept[i].arg;
        }
    }
    pthread_mutex_unlock(&kernel->lock);
    *args = list;
    *count = set;
    *total = kernel->arg_count;
    return UR_RESULT_SUCCESS;
}

ur_result_t ocl_kernel_settings(ur_kernel_handle_t kernel, ur_kernel_handle_t from) {
    const ur_bool_t yes = 1;
    pthread_mutex_lock(&from->lock);
    bool follows = from->indirect || from->pointer_count;
    pthread_mutex_unlock(&from->lock);
    return follows ? urKernelSetExecInfo(kernel, UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS,
                                         sizeof(yes), NULL, &yes)
                   : UR_RESULT_SUCCESS;
}

uint32_t ocl_kernel_sub_group(ur_kernel_handle_t kernel, ur_device_handle_t device,
                              const size_t local[3]) {
    size_t size = 0;
    const size_t group[3] = {local[0], local[1] ? local[1] : 1, local[2] ? local[2] : 1};
    return ocl.clGetKernelSubGroupInfo && device->version >= OCL_VERSION(2, 1) &&
                   ocl.clGetKernelSubGroupInfo(
                       kernel->cl, device->cl, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE,
                       sizeof(group), group, sizeof(size), &size, NULL) == CL_SUCCESS
               ? (uint32_t)size
               : 0;
}

/* What the driver keeps is the module that the program was made from: of programs that were linked
 * there is none, and of constants that were set it does not tell. */
ur_result_t ocl_kernel_module(ur_kernel_handle_t kernel, struct ur_spirv_module **module, char *why,
                              size_t why_size) {
    struct ur_il il = {0};
    size_t size = 0;
    *module = NULL;
    ur_program_handle_t program = kernel->program;
    if (program && program->constants) {
        snprintf(why, why_size, "is of a program whose specialization constants were set");
        return UR_RESULT_SUCCESS;
    }
    if (!program || program->from_text ||
        urProgramGetInfo(program, UR_PROGRAM_INFO_IL, 0, NULL, &size) != UR_RESULT_SUCCESS ||
        size == 0) {
        snprintf(why, why_size, "is of a program of which the driver has no SPIR-V");
        return UR_RESULT_SUCCESS;
    }
    void *code = malloc(size);
    if (!code) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = urProgramGetInfo(program, UR_PROGRAM_INFO_IL, size, code, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_il_set(&il, code, size);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_il_kernel_module(&il, module, why, why_size);
    }
    ur_il_free(&il);
    free(code);
    return result;
}

static bool ask_mem(cl_mem mem, cl_mem_info name, size_t size, void *value) {
    return ocl.clGetMemObjectInfo(mem, name, size, value, NULL) == CL_SUCCESS;
}

/* Where the driver has it nobody is told: the buffer is a space of its own, unless the program gave
 * its memory. Bytes that one command reaches by two memory objects are undefined once it writes
 * them (clCreateSubBuffer). */
bool ocl_mem_place(ur_mem_handle_t mem, struct ur_fusion_argument *place) {
    cl_mem whole = NULL;
    cl_mem_flags flags = 0;
    size_t offset = 0, size = 0;
    void *host = NULL;
    if (!ask_mem(mem->cl, CL_MEM_ASSOCIATED_MEMOBJECT, sizeof(whole), &whole) ||
        !ask_mem(mem->cl, CL_MEM_OFFSET, sizeof(offset), &offset) ||
        !ask_mem(mem->cl, CL_MEM_SIZE, sizeof(size), &size)) {
        return false;
    }
    whole = whole ? whole : mem->cl;
    if (!ask_mem(whole, CL_MEM_FLAGS, sizeof(flags), &flags) ||
        !ask_mem(whole, CL_MEM_HOST_PTR, sizeof(host), &host)) {
        return false;
    }
    bool given = flags & CL_MEM_USE_HOST_PTR;
    place->space = given ? 0 : (uintptr_t)whole;
    place->address = (given ? (uintptr_t)host : 0) + offset;
    place->extent = size;
    place->alone = true;
    return true;
}

bool ocl_mem_is_image(ur_mem_handle_t mem) {
    return mem->is_image;
}

void ocl_event_becomes_run(ur_event_handle_t event, ur_command_t type, struct ur_run_times *times) {
    event->command = type;
    event->run = times;
}

void ocl_event_unasked(ur_event_handle_t event) {
    (void)event; /* the driver has no other way to tell */
}
