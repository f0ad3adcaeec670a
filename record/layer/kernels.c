/* What USM the arguments of kernels point to: set before, or given with a launch. And which size of
 * groups the adapter chooses where a launch does not say: on another device it would be another
 * one, and what the kernel does with its memory may depend on it. */
#include "map.h"
#include "recording.h"

struct argument {
    uint32_t index;
    uintptr_t address;
};

/* What was chosen for a global size on a device; local[0] is 0 where nobody tells. */
struct choice {
    const void *device;
    uint32_t dims;
    size_t global[3], local[3];
};

/* Choices that are remembered for each kernel. */
#define CHOICES 4u

struct kernel {
    int references;
    char *name;
    struct argument *arguments;
    size_t used, room;
    struct choice choices[CHOICES];
    unsigned num_choices; /* so far */
};

static struct ur_map kernels;

static void clear(struct kernel *kernel, uint32_t index) {
    size_t kept = 0;
    for (size_t i = 0; i < kernel->used; i++) {
        if (kernel->arguments[i].index != index) {
            kernel->arguments[kept++] = kernel->arguments[i];
        }
    }
    kernel->used = kept;
}

static void kernels_add(struct kernel *kernel, uint32_t index, uintptr_t address) {
    if (kernel->used == kernel->room) {
        size_t room = kernel->room ? kernel->room * 2 : 8;
        void *more = realloc(kernel->arguments, room * sizeof(*kernel->arguments));
        if (!more) {
            return;
        }
        kernel->arguments = more;
        kernel->room = room;
    }
    kernel->arguments[kernel->used++] = (struct argument){index, address};
}

/* What a launch does with memory that it is given: `entering` is NULL when it has been enqueued. */
struct use {
    struct ur_recorded *entering;
    struct ur_record_moment moment;
};

static void use(uintptr_t address, const struct use *how) {
    struct ur_record_usm *usm = ur_record_usm_find(address);
    if (usm && how->entering) {
        ur_record_enter(how->entering, usm);
    } else if (usm) {
        ur_record_used(usm, how->moment);
    }
}

/* Addresses in bytes that are passed by value stand where pointers can stand. */
static uintptr_t kernels_word(const void *at, size_t index) {
    uintptr_t value;
    memcpy(&value, (const char *)at + index * sizeof(value), sizeof(value));
    return value;
}

static void created(void *handle, const char *name) {
    struct kernel *kernel = calloc(1, sizeof(*kernel));
    if (kernel && ur_map_put(&kernels, handle, kernel)) {
        kernel->references = 1;
        kernel->name = name ? strdup(name) : NULL;
    } else {
        free(kernel);
    }
}

static void kernels_drop(struct kernel *kernel) {
    free(kernel->name);
    free(kernel->arguments);
    free(kernel);
}

static void retained(const void *handle, int by) {
    struct kernel *kernel = ur_map_get(&kernels, handle);
    if (kernel && (kernel->references += by) == 0) {
        kernels_drop(ur_map_remove(&kernels, handle));
    }
}

static void point_elsewhere(const void *pointer) {
    if (pointer && !ur_record_usm_find((uintptr_t)pointer)) {
        ur_record_note(
            "a kernel argument points to memory that no recorded call allocated: what is "
            "there is not recorded");
    }
}

#define ARGUMENT(type, place) (*(type *)params[place])

static void launch(unsigned function, void **params, const struct use *how) {
    const struct kernel *kernel =
        ur_record_host_sees() ? ur_map_get(&kernels, ARGUMENT(void *, 1)) : NULL;
    for (size_t i = 0; kernel && i < kernel->used; i++) {
        use(kernel->arguments[i].address, how);
    }
    if (function != UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP) {
        return;
    }
    const ur_exp_kernel_arg_properties_t *args =
        ARGUMENT(const ur_exp_kernel_arg_properties_t *, 7);
    for (uint32_t i = 0; args && i < ARGUMENT(uint32_t, 6); i++) {
        if (args[i].type == UR_EXP_KERNEL_ARG_TYPE_POINTER) {
            use((uintptr_t)args[i].value.pointer, how);
            if (!how->entering) {
                point_elsewhere(args[i].value.pointer);
            }
        } else if (args[i].type == UR_EXP_KERNEL_ARG_TYPE_VALUE && args[i].value.value) {
            for (size_t j = 0; j < args[i].size / sizeof(void *); j++) {
                use(kernels_word(args[i].value.value, j), how);
            }
        }
    }
}

void ur_record_kernel_enters(struct ur_recorded *call, void **params) {
    if (call->traits->id == UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH ||
        call->traits->id == UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP) {
        launch(call->traits->id, params, &(struct use){call, {0}});
    }
}

bool ur_record_kernels_follow(unsigned function) {
    switch (function) {
    case UR_FUNCTION_KERNEL_CREATE:
    case UR_FUNCTION_KERNEL_CREATE_WITH_NATIVE_HANDLE:
    case UR_FUNCTION_KERNEL_RETAIN:
    case UR_FUNCTION_KERNEL_SET_ARG_POINTER:
    case UR_FUNCTION_KERNEL_SET_ARG_VALUE:
    case UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH:
    case UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP:
        return true;
    default:
        return false;
    }
}

void ur_record_kernel_call(unsigned function, void **params, struct ur_record_moment moment) {
    struct kernel *kernel;
    switch (function) {
    case UR_FUNCTION_KERNEL_CREATE:
        created(*ARGUMENT(void **, 2), ARGUMENT(const char *, 1));
        break;
    case UR_FUNCTION_KERNEL_CREATE_WITH_NATIVE_HANDLE:
        created(*ARGUMENT(void **, 4), NULL);
        break;
    case UR_FUNCTION_KERNEL_RETAIN:
        retained(ARGUMENT(void *, 0), 1);
        break;
    case UR_FUNCTION_KERNEL_SET_ARG_POINTER:
        kernel = ur_map_get(&kernels, ARGUMENT(void *, 0));
        if (kernel) {
            clear(kernel, ARGUMENT(uint32_t, 1));
            kernels_add(kernel, ARGUMENT(uint32_t, 1), ARGUMENT(uintptr_t, 3));
        }
        point_elsewhere(ARGUMENT(void *, 3));
        break;
    case UR_FUNCTION_KERNEL_SET_ARG_VALUE:
        kernel = ur_map_get(&kernels, ARGUMENT(void *, 0));
        if (kernel) {
            clear(kernel, ARGUMENT(uint32_t, 1));
            for (size_t i = 0; i < ARGUMENT(size_t, 2) / sizeof(void *); i++) {
                if (ur_record_usm_find(kernels_word(ARGUMENT(void *, 4), i))) {
                    kernels_add(kernel, ARGUMENT(uint32_t, 1),
                                kernels_word(ARGUMENT(void *, 4), i));
                }
            }
        }
        break;
    case UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH:
    case UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP:
        launch(function, params, &(struct use){NULL, moment});
        break;
    default:
        break;
    }
}

/* ---- sizes of groups ---- */

bool ur_record_may_leave_groups(unsigned function) {
    switch (function) {
    case UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH:
    case UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP:
    case UR_FUNCTION_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_EXP:
    case UR_FUNCTION_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_WITH_ARGS_EXP:
        return true;
    default:
        return false;
    }
}

/* Whether the launch leaves the size of groups to the adapter. */
static bool leaves_groups(void **params) {
    const size_t *local = ARGUMENT(const size_t *, 5);
    uint32_t dims = ARGUMENT(uint32_t, 2);
    return (!local || !local[0]) && ARGUMENT(const size_t *, 4) && dims >= 1 && dims <= 3;
}

static bool is_in_queue(unsigned function) {
    return function == UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH ||
           function == UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP;
}

static bool is_known(const struct kernel *kernel, const void *device, uint32_t dims,
                     const size_t *global) {
    for (unsigned i = 0; i < CHOICES && i < kernel->num_choices; i++) {
        const struct choice *choice = &kernel->choices[i];
        bool same = choice->device == device && choice->dims == dims;
        for (uint32_t j = 0; same && j < dims; j++) {
            same = choice->global[j] == global[j];
        }
        if (same) {
            return true;
        }
    }
    return false;
}

bool ur_record_group_is_known(const struct ur_recorded *call, void **params) {
    if (!leaves_groups(params)) {
        return true;
    }
    const struct kernel *kernel = ur_map_get(&kernels, ARGUMENT(void *, 1));
    const void *device = ur_record_device_of(call->queue);
    return !kernel || is_known(kernel, device, ARGUMENT(uint32_t, 2), ARGUMENT(const size_t *, 4));
}

/* A command buffer has no queue to ask for: any that the adapter takes. */
static bool kernels_ask(unsigned function, void **params, ur_queue_handle_t queue, size_t *local) {
    const ur_layer_dditable_t *next = ur_recorded_next;
    bool with_args = function == UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP ||
                     function == UR_FUNCTION_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_WITH_ARGS_EXP;
    size_t none[3] = {0};
    const size_t *offset = ARGUMENT(const size_t *, 3) ? ARGUMENT(const size_t *, 3) : none;
    ur_result_t result = with_args
                             ? next->ddi.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(
                                   ARGUMENT(ur_kernel_handle_t, 1), queue, ARGUMENT(uint32_t, 2),
                                   offset, ARGUMENT(const size_t *, 4), ARGUMENT(uint32_t, 6),
                                   ARGUMENT(const ur_exp_kernel_arg_properties_t *, 7), local)
                             : next->ddi.Kernel.pfnGetSuggestedLocalWorkSize(
                                   ARGUMENT(ur_kernel_handle_t, 1), queue, ARGUMENT(uint32_t, 2),
                                   offset, ARGUMENT(const size_t *, 4), local);
    return result == UR_RESULT_SUCCESS && local[0];
}

/* Asks while the queue, which another thread may release, is held: one that the recording still
 * knows under the lock has not been released yet. */
static bool ask_held(unsigned function, void **params, ur_queue_handle_t queue, size_t *local) {
    const ur_layer_dditable_t *next = ur_recorded_next;
    ur_lock(&ur_recording.lock);
    bool held =
        ur_record_queue_device(queue) && next->ddi.Queue.pfnRetain(queue) == UR_RESULT_SUCCESS;
    ur_unlock(&ur_recording.lock);
    bool told = held && kernels_ask(function, params, queue, local);
    if (held) {
        next->ddi.Queue.pfnRelease(queue);
    }
    return told;
}

static void write_choice(const void *kernel, const struct choice *choice) {
    struct ur_bytes bytes = {0};
    ur_put_byte(&bytes, UR_RECORD_GROUP);
    ur_put_number(&bytes, ur_record_next());
    ur_put_number(&bytes, (uintptr_t)kernel);
    ur_put_number(&bytes, choice->dims);
    for (uint32_t i = 0; i < choice->dims; i++) {
        ur_put_number(&bytes, choice->global[i]);
        ur_put_number(&bytes, choice->local[i]);
    }
    ur_record_write(&bytes);
    free(bytes.at);
}

void ur_record_group(unsigned function, void **params) {
    struct choice choice = {.dims = ARGUMENT(uint32_t, 2)};
    size_t count = 1;
    ur_queue_handle_t one = ARGUMENT(ur_queue_handle_t, 0), *queues = &one, *all = NULL;
    memcpy(choice.global, ARGUMENT(const size_t *, 4), choice.dims * sizeof(*choice.global));
    ur_lock(&ur_recording.lock);
    if (is_in_queue(function)) {
        choice.device = ur_record_queue_device(one);
    } else {
        queues = all = ur_record_queues(&count);
    }
    ur_unlock(&ur_recording.lock);
    for (size_t i = 0; i < count && !choice.local[0]; i++) {
        if (!(all ? ask_held : kernels_ask)(function, params, queues[i], choice.local)) {
            choice.local[0] = 0;
        }
    }
    free(all);
    ur_lock(&ur_recording.lock);
    struct kernel *kernel = ur_map_get(&kernels, ARGUMENT(void *, 1));
    if (kernel) {
        kernel->choices[kernel->num_choices++ % CHOICES] = choice;
    }
    ur_unlock(&ur_recording.lock);
    if (choice.local[0]) {
        write_choice(ARGUMENT(void *, 1), &choice);
    }
}

void ur_record_kernel_released(const void *handle) {
    retained(handle, -1);
}

const char *ur_record_kernel_name(const void *handle) {
    const struct kernel *kernel = ur_map_get(&kernels, handle);
    return kernel ? kernel->name : NULL;
}

void ur_record_kernels_forget_all(void) {
    for (size_t i = 0; i < kernels.room; i++) {
        if (kernels.entries[i].key) {
            kernels_drop(kernels.entries[i].value);
        }
    }
    free(kernels.entries);
    kernels = (struct ur_map){0};
}
