/* Launches for which a range has no good divisor: the last work-groups reach beyond it, and their
 * surplus work-items end at once. Drivers tell kernels nothing of that, so it takes a second form
 * of the kernel, with the range as one argument more. That is made of the program's SPIR-V at the
 * first such launch, as a module of its own: other launches, and programs that have none of these,
 * pay nothing for it. Of native code that the program gave nothing can be made.
 *
 * And launches of groups that are too large for the registers that the driver's compiler chose: the
 * same code, compiled at the first of them so that each has fewer, which is slower where a kernel
 * needs them. */
#include "kernel.h"

/* One kernel of a program for one device. */
struct stream_uneven {
    struct stream_uneven *next;
    uint32_t index; /* of the device */
    uint32_t build; /* of the program that it was made of */
    bool have, roomy;
    char *name;
    drv_module module;
    struct stream_function function;
};

/* Stands where there is none. */
static struct stream_function none;

enum { LOG_SIZE = 4096 };

/* What the program was built from and with, under its lock. */
static ur_result_t read_program(struct stream_uneven *made, ur_program_handle_t program,
                                struct ur_spirv_module **module, char **options, char *log) {
    ur_result_t result = UR_RESULT_ERROR_INVALID_PROGRAM;
    pthread_mutex_lock(&program->lock);
    made->build = atomic_load_explicit(&program->builds, memory_order_relaxed);
    if (program->il.count && program->loaded[made->index] && !program->late_constants) {
        *options = strdup(program->options ? program->options : "");
        result = *options ? ur_il_whole(&program->il, module, log, LOG_SIZE)
                          : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    pthread_mutex_unlock(&program->lock);
    return result;
}

/* Pre: the place was entered. */
static ur_result_t kernel_uneven_load(struct stream_uneven *made, struct stream_place *place,
                                      const char *code, size_t size, const char *symbol,
                                      const char *options, char *log) {
    struct drv_jit jit = {.log = log, .log_size = LOG_SIZE};
    char ignored[512];
    stream_program_options(options, &jit, ignored, sizeof(ignored));
    if (made->roomy) {
        jit.max_registers = stream_program_room(place->device);
    }
    ur_result_t result =
        stream_check(drv_module_load(&made->module, code, &jit),
                     made->roomy ? "compiling a kernel for the largest groups"
                                 : "compiling a kernel for ranges without divisors");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (stream_numbers_wanted(code, size)) {
        result = stream_numbers_tell(place, made->module);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_module_function(&made->function.native, made->module, symbol),
                              "looking for a kernel");
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_function_ask(&made->function);
    }
    made->have = result == UR_RESULT_SUCCESS;
    if (!made->have) {
        stream_module_give_up(place, made->module);
    }
    return result;
}

/* The code that the program has, under its lock. */
static ur_result_t read_code(struct stream_uneven *made, ur_program_handle_t program,
                             char **options, char **code, size_t *size, char **symbol) {
    ur_result_t result = UR_RESULT_ERROR_INVALID_PROGRAM;
    pthread_mutex_lock(&program->lock);
    made->build = atomic_load_explicit(&program->builds, memory_order_relaxed);
    const struct stream_binary *binary = &program->binary[made->index];
    const struct stream_image_kernel *known =
        stream_image_find(&program->image[made->index], made->name);
    if (program->narrow[made->index] && binary->data && known) {
        *options = strdup(program->options ? program->options : "");
        *symbol = strdup(known->symbol ? known->symbol : made->name);
        *code = malloc(binary->size + 1);
        *size = binary->size;
        result = *options && *symbol && *code ? UR_RESULT_SUCCESS
                                              : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (result == UR_RESULT_SUCCESS) {
        memcpy(*code, binary->data, binary->size);
        (*code)[binary->size] = 0;
    }
    pthread_mutex_unlock(&program->lock);
    return result;
}

static ur_result_t kernel_uneven_make(struct stream_uneven *made, ur_program_handle_t program) {
    struct stream_place *place = program->context->places[made->index];
    struct ur_spirv_module *module = NULL;
    char *options = NULL, *code = NULL, *symbol = NULL, *log = malloc(LOG_SIZE);
    size_t size = 0;
    ur_result_t result = !log          ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
                         : made->roomy ? read_code(made, program, &options, &code, &size, &symbol)
                                       : read_program(made, program, &module, &options, log);
    if (result == UR_RESULT_SUCCESS && !made->roomy) {
        result = stream_device_ops.il_uneven(place->device, module, options, made->name, &code,
                                             &size, &symbol);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(place);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = kernel_uneven_load(made, place, code, size, symbol, options, log);
    }
    ur_spirv_release(module);
    free(symbol);
    free(code);
    free(options);
    free(log);
    return result;
}

/* Pre: uneven_lock. What failed is kept as well, so that it is not tried with each launch; host
 * memory may be there the next time. */
static struct stream_uneven *make_listed(ur_program_handle_t program, uint32_t index,
                                         const char *name, bool roomy) {
    struct stream_uneven *made = calloc(1, sizeof(*made));
    char *copy = strdup(name);
    if (!made || !copy) {
        goto free_both;
    }
    made->index = index;
    made->roomy = roomy;
    made->name = copy;
    if (kernel_uneven_make(made, program) == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
        goto free_both;
    }
    made->next = program->uneven;
    program->uneven = made;
    return made;

free_both:
    free(copy);
    free(made);
    return NULL;
}

static struct stream_function *uneven_find(ur_kernel_handle_t kernel, uint32_t index, bool roomy) {
    struct stream_function *_Atomic *kept =
        roomy ? &kernel->function[index].roomy : &kernel->function[index].uneven;
    struct stream_function *function = atomic_load_explicit(kept, memory_order_acquire);
    ur_program_handle_t program = kernel->program;
    if (function || !program) {
        return function == &none ? NULL : function;
    }
    pthread_mutex_lock(&program->uneven_lock);
    struct stream_uneven *found = program->uneven;
    uint32_t build = atomic_load_explicit(&program->builds, memory_order_relaxed);
    while (found && (found->build != build || found->index != index || found->roomy != roomy ||
                     strcmp(found->name, kernel->name) != 0)) {
        found = found->next;
    }
    found = found ? found : make_listed(program, index, kernel->name, roomy);
    pthread_mutex_unlock(&program->uneven_lock);
    if (found) {
        function = found->have ? &found->function : &none;
        atomic_store_explicit(kept, function, memory_order_release);
    }
    return found && found->have ? function : NULL;
}

struct stream_function *stream_kernel_uneven(ur_kernel_handle_t kernel, ur_device_handle_t device) {
    return uneven_find(kernel, (uint32_t)stream_context_index(kernel->context, device), false);
}

uint32_t stream_most_threads(ur_kernel_handle_t kernel, const struct stream_function *function) {
    return kernel->program && atomic_load(&kernel->program->named) ? function->max_threads
                                                                   : function->most_threads;
}

struct stream_function *stream_kernel_roomy(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                            const struct stream_function *function,
                                            uint64_t threads) {
    struct stream_function *found =
        threads > stream_most_threads(kernel, function)
            ? NULL
            : uneven_find(kernel, (uint32_t)stream_context_index(kernel->context, device), true);
    return found && threads <= found->max_threads ? found : NULL;
}

void stream_uneven_free(ur_program_handle_t program) {
    while (program->uneven) {
        struct stream_uneven *gone = program->uneven;
        program->uneven = gone->next;
        if (gone->have) {
            stream_module_unload(program->context->places[gone->index], gone->module);
        }
        free(gone->name);
        free(gone);
    }
}
