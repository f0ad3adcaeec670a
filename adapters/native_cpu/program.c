/* Programs: host code for each of some devices, which only waits to be built, or SPIR-V, which is
 * compiled then (program_build.c). */
#include <stdlib.h>
#include <string.h>

#include "compile/compiler.h"
#include "entry/program_check.h"
#include "image.h"

void ncpu_program_release(ur_program_handle_t program) {
    if (!ur_object_release(&program->object)) {
        return;
    }
    ncpu_native_free(atomic_load(&program->native));
    ncpu_native_free(atomic_load(&program->native_kernels));
    for (uint32_t i = 0; i < program->device_count; ++i) {
        ncpu_image_unload(&program->images[i]);
        ncpu_device_release(program->devices[i]);
    }
    pthread_mutex_destroy(&program->lock);
    ur_context_handle_t context = program->context;
    free(program->images);
    free(program->devices);
    free(program->options);
    free(program->log);
    free(program->recipe);
    ur_il_free(&program->il);
    ur_global_names_free(&program->globals);
    free(program);
    ncpu_context_release(context);
}

int ncpu_program_image(ur_program_handle_t program, ur_device_handle_t device) {
    for (; device; device = device->parent) {
        for (uint32_t i = 0; i < program->device_count; ++i) {
            if (program->devices[i] == device) {
                return (int)i;
            }
        }
    }
    return -1;
}

ur_program_handle_t ncpu_program_make(ur_context_handle_t context, uint32_t count,
                                      const ur_device_handle_t *devices) {
    if (!devices) {
        devices = context->devices;
        count = context->device_count;
    }
    ur_program_handle_t program = calloc(1, sizeof(*program));
    if (!program) {
        return NULL;
    }
    program->devices = malloc(count * sizeof(*program->devices));
    program->images = calloc(count, sizeof(*program->images));
    if (!program->devices || !program->images) {
        free(program->devices);
        free(program->images);
        free(program);
        return NULL;
    }
    ur_object_init(&program->object, UR_KIND_PROGRAM);
    pthread_mutex_init(&program->lock, NULL);
    for (uint32_t i = 0; i < count; ++i) {
        program->devices[i] = devices[i];
        ncpu_device_retain(devices[i]);
    }
    program->device_count = count;
    program->status = UR_PROGRAM_BUILD_STATUS_NONE;
    program->type = UR_PROGRAM_BINARY_TYPE_NONE;
    ncpu_context_retain(context);
    program->context = context;
    return program;
}

ur_result_t urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                  const ur_program_properties_t *pProperties,
                                  ur_program_handle_t *phProgram) {
    char why[1200];
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIL);
    UR_CHECK_POINTER(phProgram);
    ur_result_t result = ur_metadata_check(pProperties);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (length == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if (!ur_compiler_find(why, sizeof(why))) {
        return ur_fail(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, 0, "%s", why);
    }
    result = ur_il_check(pIL, length, why, sizeof(why));
    if (result != UR_RESULT_SUCCESS) {
        return ur_fail(result, 0, "%s", why);
    }
    ur_program_handle_t program = ncpu_program_make(hContext, 0, NULL);
    if (!program) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = ur_il_set(&program->il, pIL, length);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_global_names_read(&program->globals, pProperties);
    }
    if (result != UR_RESULT_SUCCESS) {
        ncpu_program_release(program);
        return result;
    }
    *phProgram = program;
    return UR_RESULT_SUCCESS;
}

ur_result_t urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                      ur_device_handle_t *phDevices, size_t *pLengths,
                                      const uint8_t **ppBinaries,
                                      const ur_program_properties_t *pProperties,
                                      ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phDevices);
    UR_CHECK_POINTER(pLengths);
    UR_CHECK_POINTER(ppBinaries);
    UR_CHECK_POINTER(phProgram);
    ur_result_t result =
        ur_binaries_check(hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_program_handle_t program = ncpu_program_make(hContext, numDevices, phDevices);
    if (!program) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = ur_global_names_read(&program->globals, pProperties);
    for (uint32_t i = 0; i < numDevices && result == UR_RESULT_SUCCESS; ++i) {
        result = ncpu_image_load(ppBinaries[i], pLengths[i], &program->images[i]);
    }
    if (result != UR_RESULT_SUCCESS) {
        ncpu_program_release(program);
        return result;
    }
    program->type = UR_PROGRAM_BINARY_TYPE_EXECUTABLE;
    *phProgram = program;
    return UR_RESULT_SUCCESS;
}

ur_result_t urProgramRelease(ur_program_handle_t hProgram) {
    UR_CHECK_PROGRAM(hProgram);
    ncpu_program_release(hProgram);
    return UR_RESULT_SUCCESS;
}

/* ---- queries --------------------------------------------------------------------------------- */

static ur_result_t kernel_names(ur_program_handle_t program, ur_info_out out) {
    const struct ur_hostcode_table *table = program->images[0].table;
    size_t size = 1;
    for (uint32_t i = 0; i < table->kernel_count; ++i) {
        size += strlen(table->kernels[i].name) + 1;
    }
    char *names = malloc(size), *at = names;
    if (!names) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < table->kernel_count; ++i) {
        size_t length = strlen(table->kernels[i].name);
        if (i) {
            *at++ = ';';
        }
        memcpy(at, table->kernels[i].name, length);
        at += length;
    }
    *at = '\0';
    ur_result_t result = ur_info_string(out, names);
    free(names);
    return result;
}

static ur_result_t binary_sizes(ur_program_handle_t program, ur_info_out out) {
    size_t *sizes = malloc(program->device_count * sizeof(*sizes));
    if (!sizes) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < program->device_count; ++i) {
        sizes[i] = program->images[i].size;
    }
    ur_result_t result = ur_info_array(out, sizes, program->device_count);
    free(sizes);
    return result;
}

/* The value is an array of addresses that the caller has put there; NULL entries are left out. */
static ur_result_t binaries(ur_program_handle_t program, ur_info_out out) {
    size_t size = program->device_count * sizeof(unsigned char *);
    if (out.value) {
        if (out.size < size) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
        }
        for (uint32_t i = 0; i < program->device_count; ++i) {
            unsigned char *to = ((unsigned char **)out.value)[i];
            if (to && program->images[i].size) {
                memcpy(to, program->images[i].code, program->images[i].size);
            }
        }
    }
    if (out.size_ret) {
        *out.size_ret = size;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_PROGRAM(hProgram);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch ((int)propName) {
    case UR_PROGRAM_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hProgram->object));
    case UR_PROGRAM_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hProgram->context);
    case UR_PROGRAM_INFO_NUM_DEVICES:
        return ur_info_value(out, uint32_t, hProgram->device_count);
    case UR_PROGRAM_INFO_DEVICES:
        return ur_info_array(out, hProgram->devices, hProgram->device_count);
    case UR_PROGRAM_INFO_IL:
        if (hProgram->il.count == 1) {
            return ur_info_bytes(out, hProgram->il.modules[0]->code, hProgram->il.modules[0]->size);
        }
        return ur_info_bytes(out, "", 0);
    case UR_PROGRAM_INFO_BINARY_SIZES:
    case UR_PROGRAM_INFO_BINARIES:
        result = ncpu_program_complete(hProgram); /* binaries are whole */
        return result != UR_RESULT_SUCCESS                ? result
               : propName == UR_PROGRAM_INFO_BINARY_SIZES ? binary_sizes(hProgram, out)
                                                          : binaries(hProgram, out);
    case UR_PROGRAM_INFO_NUM_KERNELS:
    case UR_PROGRAM_INFO_KERNEL_NAMES:
        if (!atomic_load(&hProgram->built)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0,
                           "the program is not built");
        }
        if (propName == UR_PROGRAM_INFO_KERNEL_NAMES) {
            return kernel_names(hProgram, out);
        }
        return ur_info_value(out, size_t, hProgram->images[0].table->kernel_count);
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
    if (ncpu_program_image(hProgram, hDevice) < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is none of the program's");
    }
    pthread_mutex_lock(&hProgram->lock);
    result = ur_program_build_facts(out, propName, hProgram->status, hProgram->options,
                                    hProgram->log, hProgram->type);
    pthread_mutex_unlock(&hProgram->lock);
    return result;
}

static ur_result_t find_variable(ur_device_handle_t device, ur_program_handle_t program,
                                 const char *name, const struct ur_hostcode_global **found) {
    int image = ncpu_program_image(program, device);
    if (image < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is none of the program's");
    }
    if (!atomic_load(&program->built)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
    }
    *found = ncpu_image_global(&program->images[image], name);
    const char *in_code = ur_global_names_find(&program->globals, name);
    if (!*found && in_code) {
        *found = ncpu_image_global(&program->images[image], in_code);
    }
    return *found
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the program has no variable %s", name);
}

ur_result_t urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice,
                                              ur_program_handle_t hProgram,
                                              const char *pGlobalVariableName,
                                              size_t *pGlobalVariableSizeRet,
                                              void **ppGlobalVariablePointerRet) {
    const struct ur_hostcode_global *global;
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pGlobalVariableName);
    UR_CHECK_POINTER(ppGlobalVariablePointerRet);
    ur_result_t result = find_variable(hDevice, hProgram, pGlobalVariableName, &global);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (pGlobalVariableSizeRet) {
        *pGlobalVariableSizeRet = (size_t)ur_hostcode_global_size(global);
    }
    *ppGlobalVariablePointerRet = global->address;
    return UR_RESULT_SUCCESS;
}

/* What a kernel's function pointer is used for, calling it from another kernel, host code cannot
 * do: entries take their arguments from the runner. */
ur_result_t urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                        const char *pFunctionName, void **ppFunctionPointer) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pFunctionName);
    UR_CHECK_POINTER(ppFunctionPointer);
    int image = ncpu_program_image(hProgram, hDevice);
    if (image >= 0 && ncpu_image_kernel(&hProgram->images[image], pFunctionName)) {
        return ur_refuse(UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE);
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_NAME, 0, "the program has no function %s",
                   pFunctionName);
}

/* ---- variables of program scope -------------------------------------------------------------- */

static ur_result_t copy_global(ur_queue_handle_t queue, ur_program_handle_t program,
                               const char *name, bool blocking, size_t count, size_t offset,
                               void *dst, const void *src, uint32_t wait_count,
                               const ur_event_handle_t *waits, ur_event_handle_t *event) {
    struct ncpu_submit submit;
    const struct ur_hostcode_global *global;
    UR_CHECK_QUEUE(queue);
    UR_CHECK_PROGRAM(program);
    UR_CHECK_POINTER(name);
    ur_result_t result = ur_wait_list_check(wait_count, waits);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = find_variable(queue->device, program, name, &global);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t size = (size_t)ur_hostcode_global_size(global);
    if (!dst && (global->size & UR_HOSTCODE_CONSTANT)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "variable %s is a constant, whose value kernels may have in their code",
                       name);
    }
    if (count == 0 || offset > size || count > size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes from %zu are none of the %zu of variable %s", count, offset, size,
                       name);
    }
    result = ncpu_begin(&submit, queue,
                        dst ? UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ
                            : UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE,
                        dst ? "variable read" : "variable write", wait_count, waits, event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ncpu_block(&submit, blocking);
    if (!ncpu_hold(&submit, program)) {
        return ncpu_end(&submit, ENG_ERR_MEMORY);
    }
    unsigned char *at = (unsigned char *)global->address + offset;
    return ncpu_end(&submit,
                    eng_copy(&submit.engine, dst ? dst : at, dst ? (const void *)at : src, count));
}

ur_result_t urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue,
                                               ur_program_handle_t hProgram, const char *name,
                                               bool blockingWrite, size_t count, size_t offset,
                                               const void *pSrc, uint32_t numEventsInWaitList,
                                               const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) {
    UR_CHECK_POINTER(pSrc);
    return copy_global(hQueue, hProgram, name, blockingWrite, count, offset, NULL, pSrc,
                       numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue,
                                              ur_program_handle_t hProgram, const char *name,
                                              bool blockingRead, size_t count, size_t offset,
                                              void *pDst, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
    UR_CHECK_POINTER(pDst);
    return copy_global(hQueue, hProgram, name, blockingRead, count, offset, pDst, NULL,
                       numEventsInWaitList, phEventWaitList, phEvent);
}
