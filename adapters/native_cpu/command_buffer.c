/* What the command buffers that all adapters share ask of this one. */
#include "fuse_queue/fusing.h"
#include "graph/buffer.h"
#include "ops.h"

#include <stdlib.h>
#include <string.h>

/* Copies what was set, into a kernel whose arguments are not. `from` is locked. */
static ur_result_t copy_args(ur_kernel_handle_t kernel, ur_kernel_handle_t from) {
    for (uint32_t i = 0; i < from->entries[0]->arg_count; ++i) {
        const struct ncpu_arg *arg = &from->args[i];
        void *value = NULL;
        if (arg->value) {
            value = malloc(arg->size);
            if (!value) {
                return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            }
            memcpy(value, arg->value, arg->size);
        }
        if (arg->mem) {
            ur_object_retain(&arg->mem->object);
        }
        kernel->args[i] = *arg;
        kernel->args[i].value = value;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ncpu_kernel_copy(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy) {
    ur_kernel_handle_t made;
    ur_result_t result = urKernelCreate(kernel->program, kernel->entries[0]->name, &made);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&kernel->lock);
    result = copy_args(made, kernel);
    pthread_mutex_unlock(&kernel->lock);
    if (result != UR_RESULT_SUCCESS) {
        ncpu_kernel_release(made);
        return result;
    }
    *copy = made;
    return UR_RESULT_SUCCESS;
}

bool ncpu_kernel_recopy(ur_kernel_handle_t copy, ur_kernel_handle_t from) {
    bool same = copy->program == from->program && copy->entries[0] == from->entries[0];
    pthread_mutex_lock(&from->lock);
    for (uint32_t i = 0; same && i < from->entries[0]->arg_count; ++i) {
        const struct ncpu_arg *arg = &from->args[i];
        struct ncpu_arg *to = &copy->args[i];
        void *value = to->value;
        same = !arg->mem && !to->mem && !arg->value == !value && (!value || arg->size == to->size);
        if (same && value) {
            memcpy(value, arg->value, arg->size);
        }
        if (same) {
            *to = *arg;
            to->value = value;
        }
    }
    pthread_mutex_unlock(&from->lock);
    return same;
}

ur_result_t ncpu_kernel_arguments(ur_kernel_handle_t kernel, ur_exp_kernel_arg_properties_t **args,
                                  uint32_t *count, uint32_t *total) {
    const struct ur_hostcode_kernel *entry = kernel->entries[0];
    ur_exp_kernel_arg_properties_t *list = calloc(entry->arg_count + (size_t)1, sizeof(*list));
    uint32_t set = 0;
    if (!list) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    pthread_mutex_lock(&kernel->lock);
    for (uint32_t i = 0; i < entry->arg_count; ++i) {
        const struct ncpu_arg *from = &kernel->args[i];
        ur_exp_kernel_arg_properties_t *to = &list[set];
        if (!from->set) {
            continue;
        }
        *to = (ur_exp_kernel_arg_properties_t){
            .stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, .index = i, .size = from->size};
        if (!from->value) {
            to->type = UR_EXP_KERNEL_ARG_TYPE_LOCAL;
        } else if (from->mem || entry->args[i].kind == UR_HOSTCODE_ARG_IMAGE) {
            to->type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ;
            to->value.memObjTuple.hMem = from->mem;
        } else if (entry->args[i].kind == UR_HOSTCODE_ARG_SAMPLER) {
            to->type = UR_EXP_KERNEL_ARG_TYPE_SAMPLER;
        } else if (entry->args[i].kind == UR_HOSTCODE_ARG_POINTER && from->size == sizeof(void *)) {
            to->type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
            memcpy(&to->value.pointer, from->value, sizeof(void *));
        } else {
            to->type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
            to->value.value = from->value;
        }
        ++set;
    }
    pthread_mutex_unlock(&kernel->lock);
    *args = list;
    *count = set;
    *total = entry->arg_count;
    return UR_RESULT_SUCCESS;
}

ur_result_t ncpu_kernel_settings(ur_kernel_handle_t kernel, ur_kernel_handle_t from) {
    (void)kernel;
    (void)from; /* there are none that a launch is not given anyhow */
    return UR_RESULT_SUCCESS;
}

uint32_t ncpu_kernel_sub_group(ur_kernel_handle_t kernel, ur_device_handle_t device,
                               const size_t local[3]) {
    (void)local;
    return ur_fusing_largest_sub_group(kernel, device);
}

ur_result_t ncpu_kernel_module(ur_kernel_handle_t kernel, struct ur_spirv_module **module,
                               char *why, size_t why_size) {
    return ur_il_kernel_module(&kernel->program->il, module, why, why_size);
}

bool ncpu_mem_place(ur_mem_handle_t mem, struct ur_fusion_argument *place) {
    place->address = (uintptr_t)mem->data;
    place->extent = mem->size;
    return true;
}

bool ncpu_mem_is_image(ur_mem_handle_t mem) {
    return mem->picture != NULL;
}

void ncpu_event_becomes_run(ur_event_handle_t event, ur_command_t type,
                            struct ur_run_times *times) {
    event->type = type;
    event->run = times;
}

void ncpu_event_unasked(ur_event_handle_t event) {
    (void)event; /* the engine tells of every command's failure when the queue is finished */
}
