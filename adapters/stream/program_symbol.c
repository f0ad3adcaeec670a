/* Functions and variables of a program by name. */
#include "stream.h"

/* The drivers give handles of kernels to the host, and no address that device code could call. */
ur_result_t urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                        const char *pFunctionName, void **ppFunctionPointer) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pFunctionName);
    UR_CHECK_POINTER(ppFunctionPointer);
    int index = stream_context_index(hProgram->context, hDevice);
    if (index < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the device is not of the program's context");
    }
    drv_module module;
    drv_function function;
    ur_result_t result = stream_program_module(hProgram, (uint32_t)index, &module);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(hProgram->context->places[index]);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    drv_result native = drv_module_function(&function, module, pFunctionName);
    if (native == DRV_OK) {
        return ur_fail(UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE, 0,
                       "the driver tells no address of %s that device code could call",
                       pFunctionName);
    }
    return drv_is_not_found(native) ? ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_NAME, (int32_t)native,
                                              "the program has no function %s", pFunctionName)
                                    : stream_fail(native, "looking for a function");
}

static ur_result_t find_global(ur_program_handle_t program, uint32_t index, const char *name,
                               void **pointer, size_t *size) {
    drv_module module;
    ur_result_t result = stream_program_module(program, index, &module);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(program->context->places[index]);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* SPIR-V names a variable for the host, as a rule by the identifier itself; else its name in
     * the code is what the program's metadata say. */
    const struct stream_image *image = &program->image[index];
    drv_result native = drv_module_global(pointer, size, module, stream_image_symbol(image, name));
    const char *in_code = ur_global_names_find(&program->globals, name);
    if (drv_is_not_found(native) && in_code) {
        native = drv_module_global(pointer, size, module, stream_image_symbol(image, in_code));
    }
    if (drv_is_not_found(native)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, (int32_t)native,
                       "the program has no variable %s", name);
    }
    atomic_store(&program->named, true);
    return stream_check(native, "looking for a variable");
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
    int index = stream_context_index(hProgram->context, hDevice);
    if (index < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the device is not of the program's context");
    }
    void *pointer;
    size_t size;
    ur_result_t result =
        find_global(hProgram, (uint32_t)index, pGlobalVariableName, &pointer, &size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    *ppGlobalVariablePointerRet = pointer;
    if (pGlobalVariableSizeRet) {
        *pGlobalVariableSizeRet = size;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t global_copy(ur_queue_handle_t queue, ur_program_handle_t program,
                               const char *name, bool write, bool blocking, size_t count,
                               size_t offset, void *host, uint32_t waits,
                               const ur_event_handle_t *list, ur_event_handle_t *event) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_PROGRAM(program);
    UR_CHECK_POINTER(name);
    UR_CHECK_POINTER(host);
    if (program->context != queue->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the program is of another context");
    }
    unsigned char *variable;
    size_t size;
    ur_result_t result =
        find_global(program, (uint32_t)stream_context_index(program->context, queue->device), name,
                    (void **)&variable, &size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (offset > size || count > size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%zu bytes from %zu are not in variable %s of %zu", count, offset, name,
                       size);
    }
    struct stream_command c;
    result = stream_begin(&c, queue,
                          write ? UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE
                                : UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ,
                          waits, list, event != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (count) {
        void *at = variable + offset;
        result = stream_copy(&c, write ? at : host, write ? host : at, count,
                             "copying a variable of a program");
    }
    return stream_end(&c, result, blocking, event);
}

ur_result_t urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue,
                                               ur_program_handle_t hProgram, const char *name,
                                               bool blockingWrite, size_t count, size_t offset,
                                               const void *pSrc, uint32_t numEventsInWaitList,
                                               const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) {
    return global_copy(hQueue, hProgram, name, true, blockingWrite, count, offset,
                       (void *)(uintptr_t)pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue,
                                              ur_program_handle_t hProgram, const char *name,
                                              bool blockingRead, size_t count, size_t offset,
                                              void *pDst, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
    return global_copy(hQueue, hProgram, name, false, blockingRead, count, offset, pDst,
                       numEventsInWaitList, phEventWaitList, phEvent);
}
