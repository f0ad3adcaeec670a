/* An OpenCL driver for CPUs that takes SPIR-V and pointers of the host, if there is one: modules
 * are built and kernels run on it.
 *
 *     ZE_SOFTWARE_OPENCL=off     SPIR-V runs as the host code beside it (ZE_SOFTWARE_KERNELS)
 *     ZE_SOFTWARE_OPENCL=NAME    the OpenCL driver with this in its name or version: intel, pocl
 *     ZE_SOFTWARE_OPENCL=FILE    the OpenCL driver of this file, without a loader of such
 *     not set                    whichever is there, else as with `off`
 */
#ifndef TEST_ZE_OPENCL_H
#define TEST_ZE_OPENCL_H

#ifndef CL_TARGET_OPENCL_VERSION
#define CL_TARGET_OPENCL_VERSION 300
#endif
#include <CL/cl.h>
#include <stdbool.h>
#include <stdint.h>

#define OPENCL_CALLS(X)                                                                            \
    X(clGetPlatformIDs)                                                                            \
    X(clGetPlatformInfo)                                                                           \
    X(clGetDeviceIDs)                                                                              \
    X(clGetDeviceInfo)                                                                             \
    X(clGetExtensionFunctionAddressForPlatform)                                                    \
    X(clCreateContext)                                                                             \
    X(clReleaseContext)                                                                            \
    X(clCreateCommandQueueWithProperties)                                                          \
    X(clReleaseCommandQueue)                                                                       \
    X(clFinish)                                                                                    \
    X(clCreateImage)                                                                               \
    X(clReleaseMemObject)                                                                          \
    X(clCreateSamplerWithProperties)                                                               \
    X(clReleaseSampler)                                                                            \
    X(clCreateProgramWithIL)                                                                       \
    X(clCreateProgramWithBinary)                                                                   \
    X(clSetProgramSpecializationConstant)                                                          \
    X(clBuildProgram)                                                                              \
    X(clCompileProgram)                                                                            \
    X(clLinkProgram)                                                                               \
    X(clReleaseProgram)                                                                            \
    X(clGetProgramInfo)                                                                            \
    X(clGetProgramBuildInfo)                                                                       \
    X(clCreateKernel)                                                                              \
    X(clReleaseKernel)                                                                             \
    X(clSetKernelArg)                                                                              \
    X(clSetKernelArgSVMPointer)                                                                    \
    X(clGetKernelWorkGroupInfo)                                                                    \
    X(clGetKernelSubGroupInfo)                                                                     \
    X(clEnqueueNDRangeKernel)                                                                      \
    X(clEnqueueMapImage)                                                                           \
    X(clEnqueueUnmapMemObject)

typedef cl_int(CL_API_CALL *global_pointer_fn)(cl_device_id, cl_program, const char *, size_t *,
                                               void **);

struct opencl {
#define OPENCL_MEMBER(name) __typeof__(name) *name;
    OPENCL_CALLS(OPENCL_MEMBER)
#undef OPENCL_MEMBER
    global_pointer_fn global_pointer; /* NULL: the driver tells of no variables */
    cl_device_id device;
    cl_context context;
    uint32_t spirv_version; /* major * 65536 + minor, as Level Zero has it */
    uint32_t sub_group_count, sub_groups[8];
    size_t group_size, local_size; /* largest group and local memory */
    bool halves;                   /* 16-bit floating point */
};

/* NULL: there is none. The same answer each time. */
const struct opencl *opencl(void);

/* Whether ZE_SOFTWARE_OPENCL asks for a driver that is not there: it says so on standard error. */
bool opencl_is_missing(void);

/* An in-order queue that nobody else uses until it is given back. NULL: no memory. */
cl_command_queue opencl_take_queue(void);
void opencl_give_queue(cl_command_queue queue);

#endif
