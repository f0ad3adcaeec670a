/* OpenCL's own names, exported. A client that works with native handles opens this library by name
 * and looks them up here, as it would in an adapter that links the ICD loader. */
#include <dlfcn.h>
#include <string.h>

#include "driver.h"

#define FORWARD __attribute__((visibility("default"))) cl_int CL_API_CALL

/* Native objects exist only once the ICD loader was opened; until then there is nothing to ask.
 * What is counted may also be of another adapter, which is presented as OpenCL where there is none
 * and stands in for its library (../common/present/present.h). */
static cl_int forward_count(const char *name, void *object) {
    void *library = dlopen("libOpenCL.so.1", RTLD_LAZY | RTLD_NOLOAD);
    void *symbol = library ? dlsym(library, name) : NULL;
    cl_int(CL_API_CALL * call)(void *object);
    cl_int code = CL_INVALID_OPERATION;
    if (symbol) {
        memcpy(&call, &symbol, sizeof(call));
        code = call(object);
    }
    if (library) {
        dlclose(library);
    }
    return code;
}

#define OCL_FORWARD_COUNT(X)                                                                       \
    X(clRetainContext, cl_context)                                                                 \
    X(clReleaseContext, cl_context)                                                                \
    X(clRetainDevice, cl_device_id)                                                                \
    X(clReleaseDevice, cl_device_id)                                                               \
    X(clRetainCommandQueue, cl_command_queue)                                                      \
    X(clReleaseCommandQueue, cl_command_queue)                                                     \
    X(clRetainMemObject, cl_mem)                                                                   \
    X(clReleaseMemObject, cl_mem)                                                                  \
    X(clRetainSampler, cl_sampler)                                                                 \
    X(clReleaseSampler, cl_sampler)                                                                \
    X(clRetainProgram, cl_program)                                                                 \
    X(clReleaseProgram, cl_program)                                                                \
    X(clRetainKernel, cl_kernel)                                                                   \
    X(clReleaseKernel, cl_kernel)                                                                  \
    X(clRetainEvent, cl_event)                                                                     \
    X(clReleaseEvent, cl_event)
#define OCL_FORWARD_INFO(X)                                                                        \
    X(clGetPlatformInfo, cl_platform_id, cl_platform_info)                                         \
    X(clGetDeviceInfo, cl_device_id, cl_device_info)                                               \
    X(clGetContextInfo, cl_context, cl_context_info)                                               \
    X(clGetCommandQueueInfo, cl_command_queue, cl_command_queue_info)                              \
    X(clGetMemObjectInfo, cl_mem, cl_mem_info)                                                     \
    X(clGetImageInfo, cl_mem, cl_image_info)                                                       \
    X(clGetSamplerInfo, cl_sampler, cl_sampler_info)                                               \
    X(clGetProgramInfo, cl_program, cl_program_info)                                               \
    X(clGetKernelInfo, cl_kernel, cl_kernel_info)                                                  \
    X(clGetEventInfo, cl_event, cl_event_info)

#define DEFINE_COUNT(name, type)                                                                   \
    FORWARD name(type object) {                                                                    \
        return ocl.name ? ocl.name(object) : forward_count(#name, object);                         \
    }
OCL_FORWARD_COUNT(DEFINE_COUNT)

#define DEFINE_INFO(name, type, property)                                                          \
    FORWARD name(type object, property which, size_t size, void *value, size_t *size_ret) {        \
        return ocl.name ? ocl.name(object, which, size, value, size_ret) : CL_INVALID_OPERATION;   \
    }
OCL_FORWARD_INFO(DEFINE_INFO)
