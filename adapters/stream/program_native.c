/* Programs and the driver's modules: which program a module is of, and those of none. A module that
 * came from a program here and comes back as a native handle keeps what is known of its kernels:
 * their names, and kinds and sizes of arguments, which the driver does not tell. */
#include <stddef.h>

#include "ops.h"
#include "present/present.h"
#include "stream.h"

/* Programs whose native handle was asked for, by their module; others cannot come back. Several may
 * have one: those behind the first are its twins. */
static pthread_mutex_t shown_lock = PTHREAD_MUTEX_INITIALIZER;
static struct ur_ranges shown;

/* Pre: shown_lock, in this and the next two. */
static ur_program_handle_t first_of(drv_module module) {
    struct ur_range *range = ur_ranges_overlap(&shown, (uintptr_t)module, 1);
    return range
               ? (ur_program_handle_t)((char *)range - offsetof(struct ur_program_handle_t_, shown))
               : NULL;
}

static void program_native_add(ur_program_handle_t program, drv_module module) {
    ur_program_handle_t first = first_of(module);
    program->is_shown = true;
    program->shown = (struct ur_range){.base = (uintptr_t)module, .size = 1};
    program->shown_twin = first ? first->shown_twin : NULL;
    if (first) {
        first->shown_twin = program;
    } else {
        ur_ranges_insert(&shown, &program->shown);
    }
}

static void program_native_take_out(ur_program_handle_t program) {
    ur_program_handle_t first = first_of((drv_module)program->shown.base),
                        twin = program->shown_twin;
    program->is_shown = false;
    if (first == program) {
        ur_ranges_remove(&shown, &program->shown);
        if (twin) {
            ur_ranges_insert(&shown, &twin->shown);
        }
        return;
    }
    while (first->shown_twin != program) {
        first = first->shown_twin;
    }
    first->shown_twin = twin;
}

static void program_native_show(ur_program_handle_t program, drv_module module) {
    pthread_mutex_lock(&shown_lock);
    if (program->is_shown && program->shown.base != (uintptr_t)module) {
        program_native_take_out(program); /* it was built anew */
    }
    if (!program->is_shown) {
        program_native_add(program, module);
    }
    pthread_mutex_unlock(&shown_lock);
}

ur_result_t urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                     ur_native_handle_t *phNativeProgram) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(phNativeProgram);
    int index = stream_program_built(hProgram);
    if (index < 0) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "a program has a native module once it is built");
    }
    drv_module module = hProgram->modules[index];
    program_native_show(hProgram, module);
    *phNativeProgram = (ur_native_handle_t)module;
    return UR_RESULT_SUCCESS;
}

void stream_program_forget(ur_program_handle_t program) {
    pthread_mutex_lock(&shown_lock);
    if (program->is_shown) {
        program_native_take_out(program);
    }
    pthread_mutex_unlock(&shown_lock);
}

/* Pre: shown_lock. The index of the device for which the program has the module, or -1. */
static int program_native_index_of(ur_program_handle_t program, drv_module module) {
    int found = -1;
    pthread_mutex_lock(&program->lock);
    for (uint32_t i = 0; i < program->context->device_count && found < 0; ++i) {
        if (program->loaded[i] && program->modules[i] == module) {
            found = (int)i;
        }
    }
    pthread_mutex_unlock(&program->lock);
    return found;
}

ur_program_handle_t stream_program_of(drv_module module) {
    ur_program_handle_t found = NULL;
    pthread_mutex_lock(&shown_lock);
    for (ur_program_handle_t at = first_of(module); at && !found; at = at->shown_twin) {
        if (program_native_index_of(at, module) >= 0 && ur_object_retain_live(&at->object)) {
            found = at;
        }
    }
    pthread_mutex_unlock(&shown_lock);
    return found;
}

/* Takes over what the program knows that the module came from, if it is one of these, and from it
 * the ownership if the caller has it: then the module goes with `to`. */
static ur_result_t learn(ur_program_handle_t to, drv_module module, bool owned) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&shown_lock);
    for (ur_program_handle_t from = first_of(module); from; from = from->shown_twin) {
        int index = program_native_index_of(from, module);
        if (index < 0) {
            continue;
        }
        pthread_mutex_lock(&from->lock);
        const struct stream_binary *binary = &from->binary[index];
        if (binary->given && binary->data) {
            result = stream_program_code(to, 0, binary->data, binary->size);
        }
        if (result == UR_RESULT_SUCCESS) {
            result = stream_program_metadata(to, &from, 1);
        }
        to->narrow[0] = result == UR_RESULT_SUCCESS && from->narrow[index] &&
                        !from->image[index].variable_count; /* that `from` is asked for */
        if (result == UR_RESULT_SUCCESS && owned) {
            from->unload[index] = false;
        }
        pthread_mutex_unlock(&from->lock);
        break;
    }
    pthread_mutex_unlock(&shown_lock);
    return result;
}

ur_result_t urProgramCreateWithNativeHandle(ur_native_handle_t hNativeProgram,
                                            ur_context_handle_t hContext,
                                            const ur_program_native_properties_t *pProperties,
                                            ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phProgram);
    if (!hNativeProgram) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    ur_program_handle_t program = stream_program_make(hContext);
    if (!program) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    bool owned = pProperties && pProperties->isNativeHandleOwned;
    ur_result_t result = learn(program, (drv_module)hNativeProgram, owned);
    if (result != UR_RESULT_SUCCESS) {
        stream_program_free(program);
        return result;
    }
    program->native = true;
    program->unload[0] = owned;
    program->modules[0] = (drv_module)hNativeProgram;
    program->loaded[0] = true;
    program->status[0] = UR_PROGRAM_BUILD_STATUS_SUCCESS;
    program->type[0] = UR_PROGRAM_BINARY_TYPE_EXECUTABLE;
    ur_object_retain(&hContext->object);
    program_native_show(program, program->modules[0]);
    *phProgram = program;
    return UR_RESULT_SUCCESS;
}

/* ---- what stands in for another backend's loader ----------------------------------------------
 */

static ur_program_handle_t program_of(ur_native_handle_t native) {
    return stream_program_of((drv_module)native);
}

static bool is_given(ur_program_handle_t program) {
    pthread_mutex_lock(&program->lock);
    bool given = !program->unload[0];
    pthread_mutex_unlock(&program->lock);
    return given;
}

const struct ur_presented stream_presented = {
    .program_of = program_of, .is_given = is_given, .context_is_number = DRV_CONTEXT_IS_NUMBER};

/* ---- modules that no program has --------------------------------------------------------------
 */

struct late_module {
    struct stream_given given; /* first */
    struct stream_place *place;
    drv_module module;
};

void stream_module_unload(const struct stream_place *place, drv_module module) {
    if (stream_entered(place)) {
        (void)drv_module_unload(module);
    } else if (ur_exiting()) {
        ur_exit_keep((void *)module);
    }
}

static void end_module(struct stream_given *given) {
    struct late_module *late = (struct late_module *)given;
    stream_module_unload(late->place, late->module);
    free(late);
}

void stream_module_give_up(struct stream_place *place, drv_module module) {
    struct late_module *late = malloc(sizeof(*late));
    if (!late) {
        (void)drv_module_unload(module);
        return;
    }
    *late = (struct late_module){{.end = end_module}, place, module};
    stream_place_give_up(place, &late->given, 0);
}
