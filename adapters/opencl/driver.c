#include "driver.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/library.h"

struct ocl_calls ocl;

#define OCL_CALL_ENTRY(need, name) {#name, UR_LIBRARY_##need},
static const struct ur_library_call call_list[] = {OCL_CALLS(OCL_CALL_ENTRY)};
_Static_assert(sizeof(ocl) == sizeof(void *) * (sizeof(call_list) / sizeof(call_list[0])),
               "one member for each call, in list order");

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_open;
static char why_not[1024];

/* Lists in the environment that OpenCL's loader cuts up where they stand, with a zero for each
 * colon, when it first looks for drivers. Processes that this one starts would get the first
 * entries alone, and so find other drivers. */
struct list {
    const char *name;
    char *text, *copy;
};

static void driver_remember(struct list *list) {
    list->text = getenv(list->name);
    list->copy = list->text ? strdup(list->text) : NULL;
}

static void driver_put_back(struct list *list) {
    if (list->copy && getenv(list->name) == list->text) {
        for (size_t i = 0; list->copy[i]; ++i) {
            if (!list->text[i]) {
                list->text[i] = list->copy[i];
            }
        }
    }
    free(list->copy);
}

static void open_once(void) {
    static const char *const names[] = {"libOpenCL.so.1", "libOpenCL.so", NULL};
    struct list lists[] = {{.name = "OCL_ICD_FILENAMES"}, {.name = "OPENCL_LAYERS"}};
    cl_uint count;

    for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); ++i) {
        driver_remember(&lists[i]);
    }
    /* Never closed: drivers keep threads of their own, and the calls are used until the process
     * ends. */
    is_open = ur_library_open(names, call_list, sizeof(call_list) / sizeof(call_list[0]), &ocl,
                              why_not, sizeof(why_not)) != NULL;
    if (is_open) {
        ocl.clGetPlatformIDs(0, NULL, &count);
    }
    for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); ++i) {
        driver_put_back(&lists[i]);
    }
}

bool ocl_driver_open(char *reason, size_t size) {
    pthread_once(&once, open_once);
    if (!is_open && size) {
        snprintf(reason, size, "%s", why_not);
    }
    return is_open;
}

void ocl_extension_calls_load(cl_platform_id platform, struct ocl_extension_calls *calls) {
    void *address;
#define OCL_EXTENSION_LOAD(type, name)                                                             \
    address = ocl.clGetExtensionFunctionAddressForPlatform(platform, #name);                       \
    memcpy(&calls->name, &address, sizeof(address));
    OCL_EXTENSION_CALLS(OCL_EXTENSION_LOAD)
}

/* One row for each code of OpenCL 3.0 and of the extensions in use. */
#define OCL_CODES(X)                                                                               \
    X(CL_SUCCESS, 0, SUCCESS)                                                                      \
    X(CL_DEVICE_NOT_FOUND, -1, ERROR_DEVICE_NOT_FOUND)                                             \
    X(CL_DEVICE_NOT_AVAILABLE, -2, ERROR_DEVICE_NOT_AVAILABLE)                                     \
    X(CL_COMPILER_NOT_AVAILABLE, -3, ERROR_COMPILER_NOT_AVAILABLE)                                 \
    X(CL_MEM_OBJECT_ALLOCATION_FAILURE, -4, ERROR_MEM_OBJECT_ALLOCATION_FAILURE)                   \
    X(CL_OUT_OF_RESOURCES, -5, ERROR_OUT_OF_RESOURCES)                                             \
    X(CL_OUT_OF_HOST_MEMORY, -6, ERROR_OUT_OF_HOST_MEMORY)                                         \
    X(CL_PROFILING_INFO_NOT_AVAILABLE, -7, ERROR_PROFILING_INFO_NOT_AVAILABLE)                     \
    X(CL_MEM_COPY_OVERLAP, -8, ERROR_OVERLAPPING_REGIONS)                                          \
    X(CL_IMAGE_FORMAT_MISMATCH, -9, ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR)                         \
    X(CL_IMAGE_FORMAT_NOT_SUPPORTED, -10, ERROR_UNSUPPORTED_IMAGE_FORMAT)                          \
    X(CL_BUILD_PROGRAM_FAILURE, -11, ERROR_PROGRAM_BUILD_FAILURE)                                  \
    X(CL_MAP_FAILURE, -12, ERROR_OUT_OF_RESOURCES)                                                 \
    X(CL_MISALIGNED_SUB_BUFFER_OFFSET, -13, ERROR_MISALIGNED_SUB_BUFFER_OFFSET)                    \
    X(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, -14, ERROR_IN_EVENT_LIST_EXEC_STATUS)          \
    X(CL_COMPILE_PROGRAM_FAILURE, -15, ERROR_PROGRAM_BUILD_FAILURE)                                \
    X(CL_LINKER_NOT_AVAILABLE, -16, ERROR_COMPILER_NOT_AVAILABLE)                                  \
    X(CL_LINK_PROGRAM_FAILURE, -17, ERROR_PROGRAM_LINK_FAILURE)                                    \
    X(CL_DEVICE_PARTITION_FAILED, -18, ERROR_DEVICE_PARTITION_FAILED)                              \
    X(CL_KERNEL_ARG_INFO_NOT_AVAILABLE, -19, ERROR_UNSUPPORTED_FEATURE)                            \
    X(CL_INVALID_VALUE, -30, ERROR_INVALID_VALUE)                                                  \
    X(CL_INVALID_DEVICE_TYPE, -31, ERROR_INVALID_VALUE)                                            \
    X(CL_INVALID_PLATFORM, -32, ERROR_INVALID_PLATFORM)                                            \
    X(CL_INVALID_DEVICE, -33, ERROR_INVALID_DEVICE)                                                \
    X(CL_INVALID_CONTEXT, -34, ERROR_INVALID_CONTEXT)                                              \
    X(CL_INVALID_QUEUE_PROPERTIES, -35, ERROR_INVALID_QUEUE_PROPERTIES)                            \
    X(CL_INVALID_COMMAND_QUEUE, -36, ERROR_INVALID_QUEUE)                                          \
    X(CL_INVALID_HOST_PTR, -37, ERROR_INVALID_HOST_PTR)                                            \
    X(CL_INVALID_MEM_OBJECT, -38, ERROR_INVALID_MEM_OBJECT)                                        \
    X(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, -39, ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR)              \
    X(CL_INVALID_IMAGE_SIZE, -40, ERROR_INVALID_IMAGE_SIZE)                                        \
    X(CL_INVALID_SAMPLER, -41, ERROR_INVALID_SAMPLER)                                              \
    X(CL_INVALID_BINARY, -42, ERROR_INVALID_BINARY)                                                \
    X(CL_INVALID_BUILD_OPTIONS, -43, ERROR_INVALID_VALUE)                                          \
    X(CL_INVALID_PROGRAM, -44, ERROR_INVALID_PROGRAM)                                              \
    X(CL_INVALID_PROGRAM_EXECUTABLE, -45, ERROR_INVALID_PROGRAM_EXECUTABLE)                        \
    X(CL_INVALID_KERNEL_NAME, -46, ERROR_INVALID_KERNEL_NAME)                                      \
    X(CL_INVALID_KERNEL_DEFINITION, -47, ERROR_INVALID_PROGRAM_EXECUTABLE)                         \
    X(CL_INVALID_KERNEL, -48, ERROR_INVALID_KERNEL)                                                \
    X(CL_INVALID_ARG_INDEX, -49, ERROR_INVALID_KERNEL_ARGUMENT_INDEX)                              \
    X(CL_INVALID_ARG_VALUE, -50, ERROR_INVALID_VALUE)                                              \
    X(CL_INVALID_ARG_SIZE, -51, ERROR_INVALID_KERNEL_ARGUMENT_SIZE)                                \
    X(CL_INVALID_KERNEL_ARGS, -52, ERROR_INVALID_KERNEL)                                           \
    X(CL_INVALID_WORK_DIMENSION, -53, ERROR_INVALID_WORK_DIMENSION)                                \
    X(CL_INVALID_WORK_GROUP_SIZE, -54, ERROR_INVALID_WORK_GROUP_SIZE)                              \
    X(CL_INVALID_WORK_ITEM_SIZE, -55, ERROR_INVALID_WORK_ITEM_SIZE)                                \
    X(CL_INVALID_GLOBAL_OFFSET, -56, ERROR_INVALID_VALUE)                                          \
    X(CL_INVALID_EVENT_WAIT_LIST, -57, ERROR_INVALID_EVENT_WAIT_LIST)                              \
    X(CL_INVALID_EVENT, -58, ERROR_INVALID_EVENT)                                                  \
    X(CL_INVALID_OPERATION, -59, ERROR_INVALID_OPERATION)                                          \
    X(CL_INVALID_GL_OBJECT, -60, ERROR_INVALID_MEM_OBJECT)                                         \
    X(CL_INVALID_BUFFER_SIZE, -61, ERROR_INVALID_BUFFER_SIZE)                                      \
    X(CL_INVALID_MIP_LEVEL, -62, ERROR_INVALID_VALUE)                                              \
    X(CL_INVALID_GLOBAL_WORK_SIZE, -63, ERROR_INVALID_WORK_DIMENSION)                              \
    X(CL_INVALID_PROPERTY, -64, ERROR_INVALID_VALUE)                                               \
    X(CL_INVALID_IMAGE_DESCRIPTOR, -65, ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR)                     \
    X(CL_INVALID_COMPILER_OPTIONS, -66, ERROR_INVALID_VALUE)                                       \
    X(CL_INVALID_LINKER_OPTIONS, -67, ERROR_INVALID_VALUE)                                         \
    X(CL_INVALID_DEVICE_PARTITION_COUNT, -68, ERROR_INVALID_DEVICE_PARTITION_COUNT)                \
    X(CL_INVALID_PIPE_SIZE, -69, ERROR_INVALID_SIZE)                                               \
    X(CL_INVALID_DEVICE_QUEUE, -70, ERROR_INVALID_QUEUE)                                           \
    X(CL_INVALID_SPEC_ID, -71, ERROR_INVALID_SPEC_ID)                                              \
    X(CL_MAX_SIZE_RESTRICTION_EXCEEDED, -72, ERROR_INVALID_SIZE)                                   \
    X(CL_PLATFORM_NOT_FOUND_KHR, -1001, ERROR_INVALID_PLATFORM)

ur_result_t ocl_result(cl_int code) {
    switch (code) {
#define OCL_CODE_RESULT(name, number, result)                                                      \
    case number:                                                                                   \
        return UR_RESULT_##result;
        OCL_CODES(OCL_CODE_RESULT)
    }
    return ur_refuse(UR_RESULT_ERROR_UNKNOWN);
}

const char *ocl_code_name(cl_int code) {
    switch (code) {
#define OCL_CODE_NAME(name, number, result)                                                        \
    case number:                                                                                   \
        return #name;
        OCL_CODES(OCL_CODE_NAME)
    }
    return "a code that OpenCL does not define";
}

ur_result_t ocl_fail(cl_int code, const char *call) {
    return ur_fail(ocl_result(code), code, "%s: %s (%d)", call, ocl_code_name(code), (int)code);
}
