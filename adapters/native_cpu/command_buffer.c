/* What the command buffers that all adapters share ask of this one. */
#include "command_buffer/buffer.h"

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
                return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
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

ur_result_t ur_kernel_copy(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy) {
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

bool ur_mem_is_image(ur_mem_handle_t mem) {
    return mem->picture != NULL;
}

void ur_event_becomes_run(ur_event_handle_t event, ur_command_t type, struct ur_run_times *times) {
    event->type = type;
    event->run = times;
}

void ur_event_unasked(ur_event_handle_t event) {
    (void)event; /* the engine tells of every command's failure when the queue is finished */
}
