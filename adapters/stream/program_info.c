/* What can be asked of a program. */
#include <stdio.h>

#include "stream.h"

ur_result_t stream_program_module(ur_program_handle_t program, uint32_t index, drv_module *module) {
    pthread_mutex_lock(&program->lock);
    bool loaded = program->loaded[index];
    if (loaded) {
        *module = program->modules[index];
    }
    pthread_mutex_unlock(&program->lock);
    return loaded ? UR_RESULT_SUCCESS
                  : ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0,
                            "the program is not built for device %d",
                            program->context->places[index]->device->ordinal);
}

int stream_program_built(ur_program_handle_t program) {
    int found = -1;
    pthread_mutex_lock(&program->lock);
    for (uint32_t i = 0; i < program->context->device_count && found < 0; ++i) {
        if (program->loaded[i]) {
            found = (int)i;
        }
    }
    pthread_mutex_unlock(&program->lock);
    return found;
}

static uint32_t count_given(ur_program_handle_t program) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < program->context->device_count; ++i) {
        count += program->native ? i == 0 : program->binary[i].given;
    }
    return count;
}

/* Names of the kernels, separated by semicolons, malloced; *count how many. */
static ur_result_t kernel_names(ur_program_handle_t program, char **names, size_t *count) {
    int index = stream_program_built(program);
    if (index < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0, "the program is not built");
    }
    size_t used = 0, room = 256;
    char *text = calloc(1, room);
    drv_function *functions = NULL;
    ur_result_t result = text ? stream_enter(program->context->places[index])
                              : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    if (result != UR_RESULT_SUCCESS) {
        goto fail;
    }
    unsigned found = 0;
    drv_result native = drv_module_function_count(program->modules[index], &found);
    const struct stream_image *image = &program->image[index];
    if (native == DRV_OK && found) {
        functions = malloc(found * sizeof(*functions));
        result = functions
                     ? stream_check(drv_module_functions(program->modules[index], functions, found),
                                    "listing kernels")
                     : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    } else if (native == DRV_UNSUPPORTED) {
        found = image->count;
    } else {
        result = stream_check(native, "listing kernels");
    }
    for (unsigned i = 0; i < found && result == UR_RESULT_SUCCESS; ++i) {
        const char *name = functions ? NULL : image->kernels[i].name;
        if (functions) {
            result =
                stream_check(drv_function_name(functions[i], &name), "asking for a kernel's name");
        }
        if (result != UR_RESULT_SUCCESS) {
            break;
        }
        name = stream_image_name(image, name);
        size_t length = strlen(name);
        if (used + length + 2 > room) {
            room = (used + length + 2) * 2;
            char *grown = realloc(text, room);
            if (!grown) {
                result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
                break;
            }
            text = grown;
        }
        used += (size_t)snprintf(text + used, room - used, "%s%s", used ? ";" : "", name);
    }
    if (result == UR_RESULT_SUCCESS) {
        free(functions);
        *names = text;
        *count = found;
        return result;
    }

fail:
    free(functions);
    free(text);
    return result;
}

ur_result_t urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_PROGRAM(hProgram);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uint32_t count = count_given(hProgram), at = 0;
    uint32_t devices = hProgram->context->device_count;
    switch (propName) {
    case UR_PROGRAM_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hProgram->object));
    case UR_PROGRAM_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hProgram->context);
    case UR_PROGRAM_INFO_NUM_DEVICES:
        return ur_info_value(out, uint32_t, count);
    case UR_PROGRAM_INFO_DEVICES:
    case UR_PROGRAM_INFO_BINARY_SIZES:
    case UR_PROGRAM_INFO_BINARIES: {
        size_t element = propName == UR_PROGRAM_INFO_DEVICES        ? sizeof(ur_device_handle_t)
                         : propName == UR_PROGRAM_INFO_BINARY_SIZES ? sizeof(size_t)
                                                                    : sizeof(unsigned char *);
        if (out.value && out.size < element * count) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
        }
        for (uint32_t i = 0; i < devices && out.value; ++i) {
            const struct stream_binary *binary = &hProgram->binary[i];
            if (!(hProgram->native ? i == 0 : binary->given)) {
                continue;
            }
            if (propName == UR_PROGRAM_INFO_DEVICES) {
                ((ur_device_handle_t *)out.value)[at] = hProgram->context->places[i]->device;
            } else if (propName == UR_PROGRAM_INFO_BINARY_SIZES) {
                ((size_t *)out.value)[at] = binary->size;
            } else if (((unsigned char **)out.value)[at] && binary->size) {
                memcpy(((unsigned char **)out.value)[at], binary->data, binary->size);
            }
            ++at;
        }
        if (out.size_ret) {
            *out.size_ret = element * count;
        }
        return UR_RESULT_SUCCESS;
    }
    case UR_PROGRAM_INFO_IL: /* native code has none, nor has what was linked from several */
        return hProgram->il.count == 1 ? ur_info_bytes(out, hProgram->il.modules[0]->code,
                                                       hProgram->il.modules[0]->size)
                                       : ur_info_bytes(out, "", 0);
    case UR_PROGRAM_INFO_NUM_KERNELS:
    case UR_PROGRAM_INFO_KERNEL_NAMES: {
        char *names = NULL;
        size_t kernels = 0;
        result = kernel_names(hProgram, &names, &kernels);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        result = propName == UR_PROGRAM_INFO_NUM_KERNELS ? ur_info_value(out, size_t, kernels)
                                                         : ur_info_string(out, names);
        free(names);
        return result;
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                  ur_program_build_info_t propName, size_t propSize,
                                  void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_DEVICE(hDevice);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    int index = stream_context_index(hProgram->context, hDevice);
    if (index < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the device is not of the program's context");
    }
    pthread_mutex_lock(&hProgram->lock);
    result = ur_program_build_facts(out, propName, hProgram->status[index], hProgram->options,
                                    hProgram->log[index], hProgram->type[index]);
    pthread_mutex_unlock(&hProgram->lock);
    return result;
}

ur_result_t
urProgramSetSpecializationConstants(ur_program_handle_t hProgram, uint32_t count,
                                    const ur_specialization_constant_info_t *pSpecConstants) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pSpecConstants);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if (!hProgram->il.count) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "native code has no specialization constants");
    }
    pthread_mutex_lock(&hProgram->lock);
    ur_result_t result = ur_il_specialize(&hProgram->il, count, pSpecConstants);
    for (uint32_t i = 0; i < hProgram->context->device_count; ++i) {
        hProgram->late_constants |= hProgram->loaded[i];
    }
    pthread_mutex_unlock(&hProgram->lock);
    return result;
}
