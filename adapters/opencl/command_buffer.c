/* What the command buffers that all adapters share ask of this one. */
#include "command_buffer/buffer.h"

#include <stdlib.h>
#include <string.h>

#include "kernel.h"

bool ocl_kernel_copies(ur_platform_handle_t platform) {
    return ocl.clCloneKernel && platform->version >= OCL_VERSION(2, 1);
}

/* What the adapter knows besides of the native kernel. `from` is locked, nobody else has `kernel`.
 */
static ur_result_t copy_state(ur_kernel_handle_t kernel, ur_kernel_handle_t from) {
    if (from->pointer_count) {
        kernel->pointers = malloc(from->pointer_count * sizeof(*kernel->pointers));
        if (!kernel->pointers) {
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        memcpy(kernel->pointers, from->pointers, from->pointer_count * sizeof(*kernel->pointers));
        kernel->pointer_count = from->pointer_count;
    }
    kernel->indirect = from->indirect;
    kernel->concurrent = from->concurrent;
    kernel->pointers_at = UINT64_MAX;
    for (cl_uint i = 0; i < from->arg_count; ++i) {
        kernel->local_sizes[i] = from->local_sizes[i];
        kernel->arg_sizes[i] = from->arg_sizes[i];
        ocl_arg_keep(kernel, i, from->objects[i]);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_kernel_copy(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy) {
    ur_kernel_handle_t made;
    cl_int code = CL_SUCCESS;
    pthread_mutex_lock(&kernel->lock);
    cl_kernel cl = ocl.clCloneKernel(kernel->cl, &code);
    ur_result_t result = cl ? ocl_kernel_new(cl, kernel->program, kernel->context, &made)
                            : ocl_fail(code, "clCloneKernel");
    if (!result) {
        result = copy_state(made, kernel);
        if (result) {
            urKernelRelease(made);
        }
    } else if (cl) {
        ocl.clReleaseKernel(cl);
    }
    pthread_mutex_unlock(&kernel->lock);
    if (!result) {
        *copy = made;
    }
    return result;
}

bool ur_mem_is_image(ur_mem_handle_t mem) {
    return mem->is_image;
}

void ur_event_becomes_run(ur_event_handle_t event, struct ur_run_times *times) {
    event->command = UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP;
    event->run = times;
}
