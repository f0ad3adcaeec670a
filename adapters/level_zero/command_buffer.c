/* What the command buffers that all adapters share ask of this one. */
#include "fuse_queue/fusing.h"
#include "graph/buffer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel.h"
#include "mem.h"
#include "ops.h"
#include "program.h"
#include "program/il.h"
#include "spirv/specialize.h"

ur_result_t ze_kernel_copy(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy) {
    ur_kernel_handle_t made;
    if (!kernel->program) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "a kernel made from a native one without its program cannot be copied");
    }
    ur_result_t result = urKernelCreate(kernel->program, kernel->name, &made);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    atomic_store(&made->indirect, atomic_load(&kernel->indirect));
    pthread_mutex_lock(&kernel->lock);
    for (uint32_t i = 0; i < kernel->arg_count && result == UR_RESULT_SUCCESS; ++i) {
        if (kernel->kept_set[i]) {
            result = ur_kernel_set_arg(made, &kernel->kept[i]);
        }
    }
    pthread_mutex_unlock(&kernel->lock);
    if (result != UR_RESULT_SUCCESS) {
        urKernelRelease(made);
        return result;
    }
    *copy = made;
    return result;
}

bool ze_kernel_recopy(ur_kernel_handle_t copy, ur_kernel_handle_t from) {
    bool same = from->program && copy->program == from->program &&
                strcmp(copy->name, from->name) == 0 &&
                atomic_load(&copy->indirect) == atomic_load(&from->indirect);
    pthread_mutex_lock(&from->lock);
    for (uint32_t i = 0; same && i < from->arg_count; ++i) {
        same = copy->kept_set[i] == from->kept_set[i] &&
               (!from->kept_set[i] || ur_kernel_set_arg(copy, &from->kept[i]) == UR_RESULT_SUCCESS);
    }
    pthread_mutex_unlock(&from->lock);
    return same;
}

ur_result_t ze_kernel_arguments(ur_kernel_handle_t kernel, ur_exp_kernel_arg_properties_t **args,
                                uint32_t *count, uint32_t *total) {
    ur_exp_kernel_arg_properties_t *list = calloc(kernel->arg_count + (size_t)1, sizeof(*list));
    uint32_t set = 0;
    if (!list) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    pthread_mutex_lock(&kernel->lock);
    for (uint32_t i = 0; i < kernel->arg_count; ++i) {
        if (kernel->kept_set[i]) {
            list[set++] = kernel->kept[i];
        }
    }
    pthread_mutex_unlock(&kernel->lock);
    *args = list;
    *count = set;
    *total = kernel->arg_count;
    return UR_RESULT_SUCCESS;
}

ur_result_t ze_kernel_settings(ur_kernel_handle_t kernel, ur_kernel_handle_t from) {
    atomic_fetch_or(&kernel->indirect, atomic_load(&from->indirect));
    return UR_RESULT_SUCCESS;
}

/* The modules with what was set of their constants, of which the first bytes are known. */
static ur_result_t copy_il(ur_program_handle_t program, struct ur_il *il) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&program->lock);
    for (uint32_t i = 0; i < program->il_count && result == UR_RESULT_SUCCESS; ++i) {
        const struct ze_il *from = &program->il[i];
        struct ur_il one = {0};
        result = ur_il_set(&one, from->code, from->size);
        struct ur_spirv_module *module = NULL;
        struct ur_spirv_sizes *sizes = NULL;
        if (from->spec_count &&
            ur_spirv_read(from->code, from->size, &module, NULL) == UR_SPIRV_OK) {
            sizes = ur_spirv_sizes(module);
            ur_spirv_release(module);
        }
        for (uint32_t k = 0; k < from->spec_count && result == UR_RESULT_SUCCESS; ++k) {
            ur_specialization_constant_info_t info = {from->specs[k].id, 0, &from->specs[k].value};
            info.size = sizes ? ur_spirv_size_of(sizes, info.id) : 0;
            if (info.size) {
                result = ur_il_specialize(&one, 1, &info);
            }
        }
        ur_spirv_sizes_free(sizes);
        if (result == UR_RESULT_SUCCESS) {
            result = ur_il_add(il, &one);
        }
        ur_il_free(&one);
    }
    pthread_mutex_unlock(&program->lock);
    return result;
}

uint32_t ze_kernel_sub_group(ur_kernel_handle_t kernel, ur_device_handle_t device,
                             const size_t local[3]) {
    (void)local;
    return ur_fusing_largest_sub_group(kernel, device);
}

ur_result_t ze_kernel_module(ur_kernel_handle_t kernel, struct ur_spirv_module **module, char *why,
                             size_t why_size) {
    struct ur_il il = {0};
    *module = NULL;
    if (!kernel->program) {
        snprintf(why, why_size, "was made of a native one, and there is no SPIR-V of it");
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = copy_il(kernel->program, &il);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_il_kernel_module(&il, module, why, why_size);
    }
    ur_il_free(&il);
    return result;
}

bool ze_mem_place(ur_mem_handle_t mem, struct ur_fusion_argument *place) {
    place->address = (uintptr_t)ze_mem_pointer(mem);
    place->extent = mem->size;
    return true;
}

bool ze_mem_is_image(ur_mem_handle_t mem) {
    return mem->is_image;
}

void ze_event_becomes_run(ur_event_handle_t event, ur_command_t type, struct ur_run_times *times) {
    event->command = type;
    event->run = times ? times : event->run; /* a run may have them already */
}

void ze_event_unasked(ur_event_handle_t event) {
    (void)event; /* what fails, fails in the call or loses the device */
}
