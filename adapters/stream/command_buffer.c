/* What the command buffers that all adapters share ask of this one. */
#include "command_buffer/buffer.h"

#include "held.h"
#include "kernel.h"

ur_result_t ur_kernel_copy(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy) {
    ur_exp_kernel_arg_properties_t *args = NULL;
    ur_kernel_handle_t made;
    ur_result_t result = stream_kernel_same(kernel, &made);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&kernel->lock);
    if (kernel->arg_room) {
        args = malloc(kernel->arg_room * sizeof(*args));
        result = args ? result : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
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

bool ur_mem_is_image(ur_mem_handle_t mem) {
    return mem->image;
}

void ur_event_becomes_run(ur_event_handle_t event, ur_command_t type, struct ur_run_times *times) {
    event->command = type;
    event->run = times;
}

void ur_event_unasked(ur_event_handle_t event) {
    stream_held_unasked(event);
}
