/* What the command buffers that all adapters share ask of this one. */
#include "command_buffer/buffer.h"

ur_result_t ur_kernel_copy(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy) {
    ur_kernel_handle_t made;
    if (!kernel->program) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "a kernel made from a native one without its program cannot be copied");
    }
    ur_result_t result = urKernelCreate(kernel->program, kernel->name, &made);
    if (result) {
        return result;
    }
    atomic_store(&made->indirect, atomic_load(&kernel->indirect));
    pthread_mutex_lock(&kernel->lock);
    for (uint32_t i = 0; i < kernel->arg_count && !result; ++i) {
        if (kernel->kept_set[i]) {
            result = ur_kernel_set_arg(made, &kernel->kept[i]);
        }
    }
    pthread_mutex_unlock(&kernel->lock);
    if (result) {
        urKernelRelease(made);
        return result;
    }
    *copy = made;
    return result;
}

bool ur_mem_is_image(ur_mem_handle_t mem) {
    return mem->is_image;
}

void ur_event_becomes_run(ur_event_handle_t event, ur_command_t type, struct ur_run_times *times) {
    event->command = type;
    event->run = times ? times : event->run; /* a run may have them already */
}

void ur_event_unasked(ur_event_handle_t event) {
    (void)event; /* what fails, fails in the call or loses the device */
}
