/* Opening the Level Zero loader, and what the driver's codes mean. */
#include "driver.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/library.h"

struct ze_calls ze;

#define CALL_ENTRY(need, name) {#name, UR_LIBRARY_##need},
static const struct ur_library_call calls[] = {ZE_CALLS(CALL_ENTRY)};
static const char *const names[] = {"libze_loader.so.1", NULL};

bool ze_driver_open(char *reason, size_t size) {
    static void *library; /* stays open where there is a driver, which has threads of its own */
    if (!library) {
        library =
            ur_library_open(names, calls, sizeof(calls) / sizeof(calls[0]), &ze, reason, size);
        if (!library) {
            return false;
        }
    }
    ze_result_t code = ze.zeInit(0);
    if (code != ZE_RESULT_SUCCESS) {
        snprintf(reason, size, "zeInit: %s (0x%x)%s", ze_code_name(code), (unsigned)code,
                 code == ZE_RESULT_ERROR_UNINITIALIZED ? ", the Level Zero loader finds no driver"
                                                       : "");
        if (code == ZE_RESULT_ERROR_UNINITIALIZED) {
            /* Of no use to anybody; another library may stand in for it, as the CUDA adapter's. */
            ze = (struct ze_calls){0};
            dlclose(library);
            library = NULL;
        }
        return false;
    }
    return true;
}

void *ze_raw(zel_handle_type_t type, void *handle) {
    void *raw = handle;
    if (!handle || !ze.zelLoaderTranslateHandle ||
        ze.zelLoaderTranslateHandle(type, handle, &raw) != ZE_RESULT_SUCCESS) {
        return handle;
    }
    return raw;
}

void ze_extensions_load(ze_driver_handle_t driver, bool alone, struct ze_extensions *extensions) {
    *extensions = (struct ze_extensions){0};
    if (!ze.zeDriverGetExtensionFunctionAddress || (!alone && !ze.zelLoaderTranslateHandle)) {
        return;
    }
    void *address;
#define LOAD(member, name, ...)                                                                    \
    address = NULL;                                                                                \
    if (ze.zeDriverGetExtensionFunctionAddress(driver, name, &address) == ZE_RESULT_SUCCESS) {     \
        memcpy(&extensions->member, &address, sizeof(address));                                    \
    }
    ZE_EXTENSIONS(LOAD)
}

#define CODES(X)                                                                                   \
    X(SUCCESS, SUCCESS)                                                                            \
    X(NOT_READY, ERROR_UNKNOWN)                                                                    \
    X(ERROR_DEVICE_LOST, ERROR_DEVICE_LOST)                                                        \
    X(ERROR_OUT_OF_HOST_MEMORY, ERROR_OUT_OF_HOST_MEMORY)                                          \
    X(ERROR_OUT_OF_DEVICE_MEMORY, ERROR_OUT_OF_DEVICE_MEMORY)                                      \
    X(ERROR_MODULE_BUILD_FAILURE, ERROR_PROGRAM_BUILD_FAILURE)                                     \
    X(ERROR_MODULE_LINK_FAILURE, ERROR_PROGRAM_LINK_FAILURE)                                       \
    X(ERROR_DEVICE_REQUIRES_RESET, ERROR_DEVICE_REQUIRES_RESET)                                    \
    X(ERROR_DEVICE_IN_LOW_POWER_STATE, ERROR_DEVICE_IN_LOW_POWER_STATE)                            \
    X(ERROR_INSUFFICIENT_PERMISSIONS, ERROR_ADAPTER_SPECIFIC)                                      \
    X(ERROR_NOT_AVAILABLE, ERROR_DEVICE_NOT_AVAILABLE)                                             \
    X(ERROR_DEPENDENCY_UNAVAILABLE, ERROR_COMPILER_NOT_AVAILABLE)                                  \
    X(ERROR_UNINITIALIZED, ERROR_UNINITIALIZED)                                                    \
    X(ERROR_UNSUPPORTED_VERSION, ERROR_UNSUPPORTED_VERSION)                                        \
    X(ERROR_UNSUPPORTED_FEATURE, ERROR_UNSUPPORTED_FEATURE)                                        \
    X(ERROR_INVALID_ARGUMENT, ERROR_INVALID_ARGUMENT)                                              \
    X(ERROR_INVALID_NULL_HANDLE, ERROR_INVALID_NULL_HANDLE)                                        \
    X(ERROR_HANDLE_OBJECT_IN_USE, ERROR_HANDLE_OBJECT_IN_USE)                                      \
    X(ERROR_INVALID_NULL_POINTER, ERROR_INVALID_NULL_POINTER)                                      \
    X(ERROR_INVALID_SIZE, ERROR_INVALID_SIZE)                                                      \
    X(ERROR_UNSUPPORTED_SIZE, ERROR_UNSUPPORTED_SIZE)                                              \
    X(ERROR_UNSUPPORTED_ALIGNMENT, ERROR_UNSUPPORTED_ALIGNMENT)                                    \
    X(ERROR_INVALID_SYNCHRONIZATION_OBJECT, ERROR_INVALID_SYNCHRONIZATION_OBJECT)                  \
    X(ERROR_INVALID_ENUMERATION, ERROR_INVALID_ENUMERATION)                                        \
    X(ERROR_UNSUPPORTED_ENUMERATION, ERROR_UNSUPPORTED_ENUMERATION)                                \
    X(ERROR_UNSUPPORTED_IMAGE_FORMAT, ERROR_UNSUPPORTED_IMAGE_FORMAT)                              \
    X(ERROR_INVALID_NATIVE_BINARY, ERROR_INVALID_BINARY)                                           \
    X(ERROR_INVALID_GLOBAL_NAME, ERROR_INVALID_GLOBAL_NAME)                                        \
    X(ERROR_INVALID_KERNEL_NAME, ERROR_INVALID_KERNEL_NAME)                                        \
    X(ERROR_INVALID_FUNCTION_NAME, ERROR_INVALID_KERNEL_NAME)                                      \
    X(ERROR_INVALID_GROUP_SIZE_DIMENSION, ERROR_INVALID_WORK_GROUP_SIZE)                           \
    X(ERROR_INVALID_GLOBAL_WIDTH_DIMENSION, ERROR_INVALID_GLOBAL_WIDTH_DIMENSION)                  \
    X(ERROR_INVALID_KERNEL_ARGUMENT_INDEX, ERROR_INVALID_KERNEL_ARGUMENT_INDEX)                    \
    X(ERROR_INVALID_KERNEL_ARGUMENT_SIZE, ERROR_INVALID_KERNEL_ARGUMENT_SIZE)                      \
    X(ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE, ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE)                  \
    X(ERROR_INVALID_MODULE_UNLINKED, ERROR_PROGRAM_UNLINKED)                                       \
    X(ERROR_INVALID_COMMAND_LIST_TYPE, ERROR_INVALID_QUEUE)                                        \
    X(ERROR_OVERLAPPING_REGIONS, ERROR_OVERLAPPING_REGIONS)                                        \
    X(ERROR_UNKNOWN, ERROR_UNKNOWN)

ur_result_t ze_result(ze_result_t code) {
    switch (code) {
#define CODE_RESULT(name, result)                                                                  \
    case ZE_RESULT_##name:                                                                         \
        return UR_RESULT_##result;
        CODES(CODE_RESULT)
    default:
        return ur_refuse(UR_RESULT_ERROR_UNKNOWN);
    }
}

const char *ze_code_name(ze_result_t code) {
    switch (code) {
#define CODE_NAME(name, result)                                                                    \
    case ZE_RESULT_##name:                                                                         \
        return "ZE_RESULT_" #name;
        CODES(CODE_NAME)
    default:
        return "a code that Level Zero does not define";
    }
}

ur_result_t ze_fail(ze_result_t code, const char *call) {
    return ur_fail(ze_result(code), (int32_t)code, "%s: %s (0x%x)", call, ze_code_name(code),
                   (unsigned)code);
}
