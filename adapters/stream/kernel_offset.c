/* Global offsets. The drivers have none, so compilers of SYCL for these targets make a second entry
 * of each kernel that asks for its offset, NAME_with_offset, with one argument more. */
#include <stdio.h>

#include "kernel.h"

/* Stands where the program has no such entry. */
static struct stream_function none;

void stream_function_end(struct stream_function *function) {
    struct stream_function *moved = atomic_load_explicit(&function->moved, memory_order_acquire);
    if (moved != &none) {
        free(moved);
    }
}

static ur_result_t look_up(ur_kernel_handle_t kernel, uint32_t index,
                           struct stream_function **out) {
    static const char ending[] = "_with_offset";
    ur_program_handle_t program = kernel->program;
    size_t size = strlen(kernel->name) + sizeof(ending);
    char *name = malloc(size);
    struct stream_function *made = calloc(1, sizeof(*made));
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (!name || !made) {
        goto free_all;
    }
    snprintf(name, size, "%s%s", kernel->name, ending);
    const struct stream_image *image = &program->image[index];
    if (image->count && !stream_image_find(image, name)) { /* known without the driver */
        *out = &none;
        result = UR_RESULT_SUCCESS;
        goto free_all;
    }
    result = stream_enter(kernel->context->places[index]);
    if (result != UR_RESULT_SUCCESS) {
        goto free_all;
    }
    pthread_mutex_lock(&program->lock);
    drv_module module = program->modules[index];
    pthread_mutex_unlock(&program->lock);
    drv_result native = drv_module_function(&made->native, module, name);
    if (drv_is_not_found(native)) {
        *out = &none;
        goto free_all;
    }
    result = stream_check(native, "looking for a kernel with a global offset");
    if (result == UR_RESULT_SUCCESS) {
        result = stream_function_ask(made);
    }
    if (result == UR_RESULT_SUCCESS) {
        memcpy(made->reqd, kernel->function[index].reqd, sizeof(made->reqd));
        *out = made;
        made = NULL;
    }

free_all:
    free(made);
    free(name);
    return result;
}

ur_result_t stream_kernel_moved(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                struct stream_function **function) {
    uint32_t index = (uint32_t)stream_context_index(kernel->context, device);
    struct stream_function *_Atomic *kept = &kernel->function[index].moved;
    struct stream_function *moved = atomic_load_explicit(kept, memory_order_acquire);
    if (!moved && !kernel->program) {
        moved = &none;
    } else if (!moved) {
        struct stream_function *found = NULL;
        ur_result_t result = look_up(kernel, index, &found);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        if (atomic_compare_exchange_strong(kept, &moved, found)) {
            moved = found;
        } else if (found != &none) {
            free(found); /* another thread was first */
        }
    }
    if (moved == &none) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver has no global offset, and the program no entry %s_with_offset",
                       kernel->name);
    }
    *function = moved;
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_offset_narrow(uint32_t dims, const size_t *offset, uint32_t out[3]) {
    for (uint32_t i = 0; i < 3; ++i) {
        size_t value = i < dims ? offset[i] : 0;
        if (value > UINT32_MAX) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "a global offset of %zu in dimension %u: kernels take 32 bits", value,
                           i);
        }
        out[i] = (uint32_t)value;
    }
    return UR_RESULT_SUCCESS;
}
