/* Queries of programs and of what they contain. */
#include <stdlib.h>
#include <string.h>

#include "ocl.h"

/* A value of variable size, as the driver has it. The driver writes to the caller's memory only if
 * it is enough. */
static ur_result_t pass_through(cl_program cl, cl_program_info name, ur_info_out out) {
    size_t size = 0;
    cl_int code = ocl.clGetProgramInfo(cl, name, 0, NULL, &size);
    if (code == CL_SUCCESS && out.value) {
        if (out.size < size) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
        }
        code = size ? ocl.clGetProgramInfo(cl, name, size, out.value, NULL) : CL_SUCCESS;
    }
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetProgramInfo");
    }
    if (out.size_ret) {
        *out.size_ret = size;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t device_list(ur_program_handle_t program, ur_info_out out) {
    size_t size = 0;
    cl_int code = ocl.clGetProgramInfo(program->cl, CL_PROGRAM_DEVICES, 0, NULL, &size);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetProgramInfo");
    }
    size_t count = size / sizeof(cl_device_id);
    cl_device_id *ids = malloc(size ? size : 1);
    ur_device_handle_t *devices = calloc(count ? count : 1, sizeof(*devices));
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (!ids || !devices) {
        goto free_all;
    }
    code = ocl.clGetProgramInfo(program->cl, CL_PROGRAM_DEVICES, size, ids, NULL);
    if (code != CL_SUCCESS) {
        result = ocl_fail(code, "clGetProgramInfo");
        goto free_all;
    }
    for (size_t i = 0; i < count; ++i) {
        devices[i] = ocl_context_device(program->context, ids[i]);
    }
    result = ur_info_array(out, devices, count);
free_all:
    free(devices);
    free(ids);
    return result;
}

/* CL_PROGRAM_BINARIES takes an array of pointers with room behind each; a NULL entry is left out.
 */
static ur_result_t binaries(ur_program_handle_t program, ur_info_out out) {
    cl_uint count = 0;
    cl_int code =
        ocl.clGetProgramInfo(program->cl, CL_PROGRAM_NUM_DEVICES, sizeof(count), &count, NULL);
    if (code == CL_SUCCESS && out.value) {
        if (out.size < count * sizeof(unsigned char *)) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
        }
        code = ocl.clGetProgramInfo(program->cl, CL_PROGRAM_BINARIES,
                                    count * sizeof(unsigned char *), out.value, NULL);
    }
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetProgramInfo");
    }
    if (out.size_ret) {
        *out.size_ret = count * sizeof(unsigned char *);
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
    switch (propName) {
    case UR_PROGRAM_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hProgram->object));
    case UR_PROGRAM_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hProgram->context);
    case UR_PROGRAM_INFO_NUM_DEVICES: {
        cl_uint count = 0;
        cl_int code =
            ocl.clGetProgramInfo(hProgram->cl, CL_PROGRAM_NUM_DEVICES, sizeof(count), &count, NULL);
        return code ? ocl_fail(code, "clGetProgramInfo") : ur_info_value(out, uint32_t, count);
    }
    case UR_PROGRAM_INFO_DEVICES:
        return device_list(hProgram, out);
    case UR_PROGRAM_INFO_IL:
        return pass_through(hProgram->cl, hProgram->from_text ? CL_PROGRAM_SOURCE : CL_PROGRAM_IL,
                            out);
    case UR_PROGRAM_INFO_BINARY_SIZES:
        return pass_through(hProgram->cl, CL_PROGRAM_BINARY_SIZES, out);
    case UR_PROGRAM_INFO_BINARIES:
        return binaries(hProgram, out);
    case UR_PROGRAM_INFO_NUM_KERNELS: {
        size_t count = 0;
        cl_int code =
            ocl.clGetProgramInfo(hProgram->cl, CL_PROGRAM_NUM_KERNELS, sizeof(count), &count, NULL);
        return code ? ocl_fail(code, "clGetProgramInfo") : ur_info_value(out, size_t, count);
    }
    case UR_PROGRAM_INFO_KERNEL_NAMES:
        return pass_through(hProgram->cl, CL_PROGRAM_KERNEL_NAMES, out);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

static ur_result_t build_text(cl_program cl, cl_device_id device, cl_program_build_info name,
                              ur_info_out out) {
    size_t size = 0;
    cl_int code = ocl.clGetProgramBuildInfo(cl, device, name, 0, NULL, &size);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetProgramBuildInfo");
    }
    char *text = calloc(1, size + 1);
    if (!text) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    code = size ? ocl.clGetProgramBuildInfo(cl, device, name, size, text, NULL) : CL_SUCCESS;
    ur_result_t result = code ? ocl_fail(code, "clGetProgramBuildInfo") : ur_info_string(out, text);
    free(text);
    return result;
}

ur_result_t urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                  ur_program_build_info_t propName, size_t propSize,
                                  void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_DEVICE(hDevice);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    cl_int code;
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_PROGRAM_BUILD_INFO_STATUS: {
        cl_build_status status = CL_BUILD_NONE;
        code = ocl.clGetProgramBuildInfo(hProgram->cl, hDevice->cl, CL_PROGRAM_BUILD_STATUS,
                                         sizeof(status), &status, NULL);
        if (code != CL_SUCCESS) {
            return ocl_fail(code, "clGetProgramBuildInfo");
        }
        ur_program_build_status_t to = status == CL_BUILD_SUCCESS ? UR_PROGRAM_BUILD_STATUS_SUCCESS
                                       : status == CL_BUILD_ERROR ? UR_PROGRAM_BUILD_STATUS_ERROR
                                       : status == CL_BUILD_IN_PROGRESS
                                           ? UR_PROGRAM_BUILD_STATUS_IN_PROGRESS
                                           : UR_PROGRAM_BUILD_STATUS_NONE;
        return ur_info_value(out, ur_program_build_status_t, to);
    }
    case UR_PROGRAM_BUILD_INFO_OPTIONS:
        return build_text(hProgram->cl, hDevice->cl, CL_PROGRAM_BUILD_OPTIONS, out);
    case UR_PROGRAM_BUILD_INFO_LOG:
        return build_text(hProgram->cl, hDevice->cl, CL_PROGRAM_BUILD_LOG, out);
    case UR_PROGRAM_BUILD_INFO_BINARY_TYPE: {
        cl_program_binary_type type = CL_PROGRAM_BINARY_TYPE_NONE;
        code = ocl.clGetProgramBuildInfo(hProgram->cl, hDevice->cl, CL_PROGRAM_BINARY_TYPE,
                                         sizeof(type), &type, NULL);
        if (code != CL_SUCCESS) {
            return ocl_fail(code, "clGetProgramBuildInfo");
        }
        ur_program_binary_type_t to =
            type == CL_PROGRAM_BINARY_TYPE_EXECUTABLE ? UR_PROGRAM_BINARY_TYPE_EXECUTABLE
            : type == CL_PROGRAM_BINARY_TYPE_LIBRARY  ? UR_PROGRAM_BINARY_TYPE_LIBRARY
            : type == CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT
                ? UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT
                : UR_PROGRAM_BINARY_TYPE_NONE;
        return ur_info_value(out, ur_program_binary_type_t, to);
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* Whether the built program has a kernel of that name. */
static bool has_kernel(ur_program_handle_t program, const char *name) {
    size_t size = 0;
    char *names = NULL;
    bool found = false;
    if (ocl.clGetProgramInfo(program->cl, CL_PROGRAM_KERNEL_NAMES, 0, NULL, &size) == CL_SUCCESS &&
        (names = calloc(1, size + 1)) &&
        ocl.clGetProgramInfo(program->cl, CL_PROGRAM_KERNEL_NAMES, size, names, NULL) ==
            CL_SUCCESS) {
        char *rest = names, *one;
        while (!found && (one = strsep(&rest, ";"))) {
            found = strcmp(one, name) == 0;
        }
    }
    free(names);
    return found;
}

ur_result_t urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                        const char *pFunctionName, void **ppFunctionPointer) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pFunctionName);
    UR_CHECK_POINTER(ppFunctionPointer);
    ocl_function_pointer_fn call = hDevice->platform->call.clGetDeviceFunctionPointerINTEL;
    bool kernel = has_kernel(hProgram, pFunctionName);
    if (!call) {
        return ur_fail(kernel ? UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE
                              : UR_RESULT_ERROR_INVALID_KERNEL_NAME,
                       0, "the driver tells no addresses of functions%s",
                       kernel ? "" : ", and no kernel has the name");
    }
    cl_ulong address = 0;
    cl_int code = call(hDevice->cl, hProgram->cl, pFunctionName, &address);
    if (code != CL_SUCCESS || !address) {
        return ur_fail(kernel ? UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE
                              : UR_RESULT_ERROR_INVALID_KERNEL_NAME,
                       code, "the driver has no address of a function '%s'", pFunctionName);
    }
    *ppFunctionPointer = (void *)(uintptr_t)address;
    return UR_RESULT_SUCCESS;
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
    ocl_global_pointer_fn call = hDevice->platform->call.clGetDeviceGlobalVariablePointerINTEL;
    if (!call) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver tells no addresses of global variables");
    }
    size_t size = 0;
    void *address = NULL;
    cl_int code =
        call(hDevice->cl, hProgram->cl,
             ocl_program_global_name(hProgram, hDevice, pGlobalVariableName), &size, &address);
    if (code != CL_SUCCESS) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, code,
                       "the driver has no address of a global variable '%s': %s",
                       pGlobalVariableName, ocl_code_name(code));
    }
    *ppGlobalVariablePointerRet = address;
    if (pGlobalVariableSizeRet) {
        *pGlobalVariableSizeRet = size;
    }
    return UR_RESULT_SUCCESS;
}
