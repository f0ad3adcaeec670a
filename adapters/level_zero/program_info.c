/* Queries of programs and of what they contain. */
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "context.h"
#include "enqueue.h"
#include "held.h"
#include "program.h"
#include "ze.h"

static uint32_t device_count(ur_program_handle_t program) {
    return program->adopted ? 1 : program->context->device_count;
}

/* The first module that is there. */
static ur_result_t any_module(ur_program_handle_t program, ze_module_handle_t *out) {
    for (uint32_t i = 0; i < program->context->device_count; ++i) {
        if (program->builds[i].module) {
            *out = program->builds[i].module;
            return UR_RESULT_SUCCESS;
        }
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0, "the program is not built");
}

/* What Intel's driver lists among the kernels of a module that has functions or variables for
 * others: where it keeps these. */
static bool is_no_kernel(const char *name) {
    static const char table[] = "Intel_Symbol_Table_Void_Program";
    return strcmp(name, table) == 0;
}

/* The kernels' names with a semicolon between two of them; the caller frees. */
static ur_result_t kernel_names(ur_program_handle_t program, char **out, size_t *number) {
    ze_module_handle_t module = NULL;
    uint32_t count = 0;
    ur_result_t result = any_module(program, &module);
    if (result == UR_RESULT_SUCCESS) {
        result = ZE_CHECK(zeModuleGetKernelNames, module, &count, NULL);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const char **names = calloc(count + 1, sizeof(*names));
    if (!names) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    size_t size = 1;
    result = count ? ZE_CHECK(zeModuleGetKernelNames, module, &count, names) : result;
    uint32_t kept = 0;
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < count; ++i) {
        if (!is_no_kernel(names[i])) {
            size += strlen(names[i]) + 1;
            names[kept++] = names[i];
        }
    }
    count = kept;
    char *text = result != UR_RESULT_SUCCESS ? NULL : calloc(1, size);
    if (result == UR_RESULT_SUCCESS && !text) {
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < count; ++i) {
        strcat(text, i ? ";" : "");
        strcat(text, names[i]);
    }
    free(names);
    if (result == UR_RESULT_SUCCESS) {
        *out = text;
        *number = count;
    }
    return result;
}

static ur_result_t binary_size(struct ze_build *build, size_t *size) {
    *size = build->binary_size;
    return build->module ? ZE_CHECK(zeModuleGetNativeBinary, build->module, size, NULL)
                         : UR_RESULT_SUCCESS;
}

static ur_result_t binary_sizes(ur_program_handle_t program, ur_info_out out) {
    uint32_t count = device_count(program);
    size_t *sizes = calloc(count, sizeof(*sizes));
    ur_result_t result = sizes ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < count; ++i) {
        result = binary_size(&program->builds[i], &sizes[i]);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_info_array(out, sizes, count);
    }
    free(sizes);
    return result;
}

/* An array of pointers with room behind each; a NULL entry is left out. */
static ur_result_t binaries(ur_program_handle_t program, ur_info_out out) {
    uint32_t count = device_count(program);
    if (out.value && out.size < count * sizeof(uint8_t *)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; out.value && result == UR_RESULT_SUCCESS && i < count; ++i) {
        struct ze_build *build = &program->builds[i];
        uint8_t *to = ((uint8_t **)out.value)[i];
        size_t size = 0;
        if (!to) {
            continue;
        }
        result = binary_size(build, &size);
        if (result == UR_RESULT_SUCCESS && build->module) {
            result = ZE_CHECK(zeModuleGetNativeBinary, build->module, &size, to);
        } else if (result == UR_RESULT_SUCCESS && size) {
            memcpy(to, build->binary, size);
        }
    }
    if (result == UR_RESULT_SUCCESS && out.size_ret) {
        *out.size_ret = count * sizeof(uint8_t *);
    }
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
    char *names = NULL;
    size_t count = 0;
    switch (propName) {
    case UR_PROGRAM_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hProgram->object));
    case UR_PROGRAM_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hProgram->context);
    case UR_PROGRAM_INFO_NUM_DEVICES:
        return ur_info_value(out, uint32_t, device_count(hProgram));
    case UR_PROGRAM_INFO_DEVICES:
        return ur_info_array(out, hProgram->context->devices, device_count(hProgram));
    case UR_PROGRAM_INFO_IL:
        return hProgram->il_count == 1
                   ? ur_info_bytes(out, hProgram->il[0].code, hProgram->il[0].size)
                   : ur_info_bytes(out, NULL, 0); /* linked ones have none of their own */
    case UR_PROGRAM_INFO_BINARY_SIZES:
        return binary_sizes(hProgram, out);
    case UR_PROGRAM_INFO_BINARIES:
        return binaries(hProgram, out);
    case UR_PROGRAM_INFO_NUM_KERNELS:
    case UR_PROGRAM_INFO_KERNEL_NAMES:
        result = kernel_names(hProgram, &names, &count);
        if (result == UR_RESULT_SUCCESS) {
            result = propName == UR_PROGRAM_INFO_NUM_KERNELS ? ur_info_value(out, size_t, count)
                                                             : ur_info_string(out, names);
        }
        free(names);
        return result;
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
    uint32_t index = ze_context_index(hProgram->context, hDevice);
    if (index == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the device is not in the program's context");
    }
    pthread_mutex_lock(&hProgram->lock);
    struct ze_build *build = &hProgram->builds[index];
    result = ur_program_build_facts(out, propName, build->status, build->options, build->log,
                                    build->type);
    pthread_mutex_unlock(&hProgram->lock);
    return result;
}

ur_result_t urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                        const char *pFunctionName, void **ppFunctionPointer) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pFunctionName);
    UR_CHECK_POINTER(ppFunctionPointer);
    uint32_t index = ze_context_index(hProgram->context, hDevice);
    if (index == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the device is not in the program's context");
    }
    ze_module_handle_t module = NULL;
    ur_result_t result = ze_program_module(hProgram, index, &module);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    void *pointer = NULL;
    ze_result_t code = ze.zeModuleGetFunctionPointer(module, pFunctionName, &pointer);
    if (code == ZE_RESULT_SUCCESS) {
        *ppFunctionPointer = pointer;
        return result;
    }
    if (code == ZE_RESULT_ERROR_DEVICE_LOST) {
        return ze_fail(code, "zeModuleGetFunctionPointer");
    }
    /* A kernel has a name and need not have an address. */
    char *names = NULL, *one;
    size_t count = 0;
    bool kernel = false;
    if (kernel_names(hProgram, &names, &count) == UR_RESULT_SUCCESS) {
        char *rest = names;
        while (!kernel && (one = strsep(&rest, ";"))) {
            kernel = strcmp(one, pFunctionName) == 0;
        }
    }
    free(names);
    return ur_fail(kernel ? UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE
                          : UR_RESULT_ERROR_INVALID_KERNEL_NAME,
                   (int32_t)code, "the driver has no address of a function '%s'", pFunctionName);
}

ur_result_t urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice,
                                              ur_program_handle_t hProgram,
                                              const char *pGlobalVariableName,
                                              size_t *pGlobalVariableSizeRet,
                                              void **ppGlobalVariablePointerRet) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pGlobalVariableName);
    UR_CHECK_POINTER(ppGlobalVariablePointerRet);
    size_t size = 0;
    void *pointer = NULL;
    ur_result_t result = ze_program_global(hProgram, hDevice, pGlobalVariableName, &size, &pointer);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    *ppGlobalVariablePointerRet = pointer;
    if (pGlobalVariableSizeRet) {
        *pGlobalVariableSizeRet = size;
    }
    return result;
}

static ur_result_t enqueue_global(ur_queue_handle_t queue, ur_program_handle_t program,
                                  const char *name, bool blocking, size_t count, size_t offset,
                                  void *host, bool write, uint32_t wait_count,
                                  const ur_event_handle_t *waits, ur_event_handle_t *event) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_PROGRAM(program);
    UR_CHECK_POINTER(name);
    UR_CHECK_POINTER(host);
    size_t size = 0;
    void *pointer = NULL;
    ur_result_t result = ze_program_global(program, queue->device, name, &size, &pointer);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (offset > size || count > size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%zu bytes from %zu on are not inside the %zu bytes of '%s'", count, offset,
                       size, name);
    }
    struct ze_command c;
    result = ze_begin_on(&c, queue,
                         write ? UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE
                               : UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ,
                         wait_count, waits, event || blocking,
                         ze_copy_way(queue, blocking, host, host) & ZE_PAGEABLE);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    char *at = (char *)pointer + offset;
    result = ze_append_copy(&c, c.signal, write ? at : host, write ? host : at, count);
    return ze_end(&c, result, blocking, event);
}

ur_result_t urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue,
                                               ur_program_handle_t hProgram, const char *name,
                                               bool blockingWrite, size_t count, size_t offset,
                                               const void *pSrc, uint32_t numEventsInWaitList,
                                               const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) {
    return enqueue_global(hQueue, hProgram, name, blockingWrite, count, offset, (void *)pSrc, true,
                          numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue,
                                              ur_program_handle_t hProgram, const char *name,
                                              bool blockingRead, size_t count, size_t offset,
                                              void *pDst, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
    return enqueue_global(hQueue, hProgram, name, blockingRead, count, offset, pDst, false,
                          numEventsInWaitList, phEventWaitList, phEvent);
}
