/* What the command buffers that all adapters share ask of this one. */
#include "fuse_queue/fusing.h"
#include "graph/buffer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "held.h"
#include "kernel.h"
#include "mem.h"
#include "ops.h"
#include "program.h"

ur_result_t stream_kernel_copy(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy) {
    ur_exp_kernel_arg_properties_t *args = NULL;
    ur_kernel_handle_t made;
    ur_result_t result = stream_kernel_same(kernel, &made);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&kernel->lock);
    if (kernel->arg_room) {
        args = malloc(kernel->arg_room * sizeof(*args));
        result = args ? result : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    uint32_t count = args ? stream_kept_args(kernel, args) : 0;
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        result = ur_kernel_set_arg(made, &args[i]);
    }
    pthread_mutex_unlock(&kernel->lock);
    free(args);
    if (result != UR_RESULT_SUCCESS) {
        urKernelRelease(made);
        return result;
    }
    *copy = made;
    return UR_RESULT_SUCCESS;
}

bool stream_kernel_recopy(ur_kernel_handle_t copy, ur_kernel_handle_t from) {
    if (!from->program || copy->program != from->program || strcmp(copy->name, from->name) != 0) {
        return false;
    }
    pthread_mutex_lock(&from->lock);
    bool done = stream_kernel_spares(copy) && stream_kernel_refill(copy, from);
    pthread_mutex_unlock(&from->lock);
    return done;
}

ur_result_t stream_kernel_arguments(ur_kernel_handle_t kernel,
                                    ur_exp_kernel_arg_properties_t **args, uint32_t *count,
                                    uint32_t *total) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&kernel->lock);
    *args = calloc(kernel->arg_room + (size_t)1, sizeof(**args));
    if (*args) {
        *count = stream_kept_args(kernel, *args);
    } else {
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    pthread_mutex_unlock(&kernel->lock);
    *total = kernel->params_known ? kernel->param_count : UINT32_MAX;
    return result;
}

ur_result_t stream_kernel_settings(ur_kernel_handle_t kernel, ur_kernel_handle_t from) {
    (void)kernel;
    (void)from; /* kernels of these drivers follow any pointer */
    return UR_RESULT_SUCCESS;
}

uint32_t stream_kernel_sub_group(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                 const size_t local[3]) {
    (void)local;
    return ur_fusing_largest_sub_group(kernel, device);
}

ur_result_t stream_kernel_module(ur_kernel_handle_t kernel, struct ur_spirv_module **module,
                                 char *why, size_t why_size) {
    *module = NULL;
    if (!kernel->program) {
        snprintf(why, why_size, "was made of a native one, and there is no SPIR-V of it");
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&kernel->program->lock);
    if (kernel->program->late_constants) {
        snprintf(why, why_size, "is of a program whose constants were set after it was built");
    } else {
        result = ur_il_kernel_module(&kernel->program->il, module, why, why_size);
    }
    pthread_mutex_unlock(&kernel->program->lock);
    return result;
}

/* Events of commands are nodes of the driver's graphs. */
bool stream_mem_place(ur_mem_handle_t mem, struct ur_fusion_argument *place) {
    place->address = (uintptr_t)mem->pointer;
    place->extent = mem->size;
    return true;
}

bool stream_mem_is_image(ur_mem_handle_t mem) {
    return mem->image;
}

void stream_event_becomes_run(ur_event_handle_t event, ur_command_t type,
                              struct ur_run_times *times) {
    event->command = type;
    event->run = times;
}

void stream_event_unasked(ur_event_handle_t event) {
    stream_held_unasked(event);
}
