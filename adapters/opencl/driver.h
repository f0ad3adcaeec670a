/* The calls into OpenCL that this adapter uses: those of the ICD loader, opened at run time, and
 * the extension functions of each platform. Nothing here is linked. */
#ifndef OCL_DRIVER_H
#define OCL_DRIVER_H

#ifndef CL_TARGET_OPENCL_VERSION
#define CL_TARGET_OPENCL_VERSION 300
#endif
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_USE_DEPRECATED_OPENCL_2_0_APIS
#define CL_USE_DEPRECATED_OPENCL_2_1_APIS
#define CL_USE_DEPRECATED_OPENCL_2_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <stdbool.h>
#include <stddef.h>

#include "ur_api.h"

/* OpenCL 1.2 is required; what later versions added is NULL in an older ICD loader. */
#define OCL_CALLS(X)                                                                               \
    X(REQUIRED, clGetPlatformIDs)                                                                  \
    X(REQUIRED, clGetPlatformInfo)                                                                 \
    X(REQUIRED, clGetDeviceIDs)                                                                    \
    X(REQUIRED, clGetDeviceInfo)                                                                   \
    X(REQUIRED, clCreateSubDevices)                                                                \
    X(REQUIRED, clRetainDevice)                                                                    \
    X(REQUIRED, clReleaseDevice)                                                                   \
    X(REQUIRED, clCreateContext)                                                                   \
    X(REQUIRED, clRetainContext)                                                                   \
    X(REQUIRED, clReleaseContext)                                                                  \
    X(REQUIRED, clGetContextInfo)                                                                  \
    X(REQUIRED, clCreateCommandQueue)                                                              \
    X(OPTIONAL, clCreateCommandQueueWithProperties)                                                \
    X(REQUIRED, clRetainCommandQueue)                                                              \
    X(REQUIRED, clReleaseCommandQueue)                                                             \
    X(REQUIRED, clGetCommandQueueInfo)                                                             \
    X(REQUIRED, clFlush)                                                                           \
    X(REQUIRED, clFinish)                                                                          \
    X(REQUIRED, clCreateBuffer)                                                                    \
    X(REQUIRED, clCreateSubBuffer)                                                                 \
    X(REQUIRED, clCreateImage)                                                                     \
    X(REQUIRED, clRetainMemObject)                                                                 \
    X(REQUIRED, clReleaseMemObject)                                                                \
    X(REQUIRED, clGetMemObjectInfo)                                                                \
    X(REQUIRED, clGetImageInfo)                                                                    \
    X(REQUIRED, clGetSupportedImageFormats)                                                        \
    X(REQUIRED, clCreateSampler)                                                                   \
    X(REQUIRED, clRetainSampler)                                                                   \
    X(REQUIRED, clReleaseSampler)                                                                  \
    X(REQUIRED, clGetSamplerInfo)                                                                  \
    X(REQUIRED, clCreateProgramWithSource)                                                         \
    X(REQUIRED, clCreateProgramWithBinary)                                                         \
    X(OPTIONAL, clCreateProgramWithIL)                                                             \
    X(REQUIRED, clRetainProgram)                                                                   \
    X(REQUIRED, clReleaseProgram)                                                                  \
    X(REQUIRED, clBuildProgram)                                                                    \
    X(REQUIRED, clCompileProgram)                                                                  \
    X(REQUIRED, clLinkProgram)                                                                     \
    X(REQUIRED, clGetProgramInfo)                                                                  \
    X(REQUIRED, clGetProgramBuildInfo)                                                             \
    X(OPTIONAL, clSetProgramSpecializationConstant)                                                \
    X(REQUIRED, clCreateKernel)                                                                    \
    X(REQUIRED, clRetainKernel)                                                                    \
    X(REQUIRED, clReleaseKernel)                                                                   \
    X(REQUIRED, clSetKernelArg)                                                                    \
    X(OPTIONAL, clSetKernelArgSVMPointer)                                                          \
    X(OPTIONAL, clSetKernelExecInfo)                                                               \
    X(REQUIRED, clGetKernelArgInfo)                                                                \
    X(REQUIRED, clGetKernelInfo)                                                                   \
    X(REQUIRED, clGetKernelWorkGroupInfo)                                                          \
    X(OPTIONAL, clGetKernelSubGroupInfo)                                                           \
    X(REQUIRED, clWaitForEvents)                                                                   \
    X(REQUIRED, clGetEventInfo)                                                                    \
    X(REQUIRED, clCreateUserEvent)                                                                 \
    X(REQUIRED, clSetUserEventStatus)                                                              \
    X(REQUIRED, clRetainEvent)                                                                     \
    X(REQUIRED, clReleaseEvent)                                                                    \
    X(REQUIRED, clSetEventCallback)                                                                \
    X(REQUIRED, clGetEventProfilingInfo)                                                           \
    X(REQUIRED, clEnqueueReadBuffer)                                                               \
    X(REQUIRED, clEnqueueWriteBuffer)                                                              \
    X(REQUIRED, clEnqueueReadBufferRect)                                                           \
    X(REQUIRED, clEnqueueWriteBufferRect)                                                          \
    X(REQUIRED, clEnqueueCopyBuffer)                                                               \
    X(REQUIRED, clEnqueueCopyBufferRect)                                                           \
    X(REQUIRED, clEnqueueFillBuffer)                                                               \
    X(REQUIRED, clEnqueueReadImage)                                                                \
    X(REQUIRED, clEnqueueWriteImage)                                                               \
    X(REQUIRED, clEnqueueCopyImage)                                                                \
    X(REQUIRED, clEnqueueMapBuffer)                                                                \
    X(REQUIRED, clEnqueueUnmapMemObject)                                                           \
    X(REQUIRED, clEnqueueNDRangeKernel)                                                            \
    X(OPTIONAL, clEnqueueNativeKernel)                                                             \
    X(REQUIRED, clEnqueueMarkerWithWaitList)                                                       \
    X(REQUIRED, clEnqueueBarrierWithWaitList)                                                      \
    X(OPTIONAL, clSVMAlloc)                                                                        \
    X(OPTIONAL, clSVMFree)                                                                         \
    X(OPTIONAL, clEnqueueSVMMemcpy)                                                                \
    X(OPTIONAL, clEnqueueSVMMemFill)                                                               \
    X(OPTIONAL, clGetDeviceAndHostTimer)                                                           \
    X(REQUIRED, clGetExtensionFunctionAddressForPlatform)

#define OCL_CALL_MEMBER(need, name) __typeof__(name) *name;
struct ocl_calls {
    OCL_CALLS(OCL_CALL_MEMBER)
};

/* Filled once by ocl_driver_open, before any handle exists; read without a lock after that. */
extern struct ocl_calls ocl;

/* True once the ICD loader is open. The reason why it is not is a sentence in `reason`. Any thread.
 */
bool ocl_driver_open(char *reason, size_t size);

/* Extension functions: the type, the name, and the extension whose name the device or platform must
 * list ("" where some drivers have the function and do not list the extension). */
typedef cl_int(CL_API_CALL *ocl_read_global_fn)(cl_command_queue, cl_program, const char *, cl_bool,
                                                size_t, size_t, void *, cl_uint, const cl_event *,
                                                cl_event *);
typedef cl_int(CL_API_CALL *ocl_write_global_fn)(cl_command_queue, cl_program, const char *,
                                                 cl_bool, size_t, size_t, const void *, cl_uint,
                                                 const cl_event *, cl_event *);
typedef cl_int(CL_API_CALL *ocl_function_pointer_fn)(cl_device_id, cl_program, const char *,
                                                     cl_ulong *);
typedef cl_int(CL_API_CALL *ocl_global_pointer_fn)(cl_device_id, cl_program, const char *, size_t *,
                                                   void **);
typedef cl_int(CL_API_CALL *ocl_suggested_size_fn)(cl_command_queue, cl_kernel, cl_uint,
                                                   const size_t *, const size_t *, size_t *);
typedef cl_int(CL_API_CALL *ocl_max_groups_fn)(cl_command_queue, cl_kernel, cl_uint, const size_t *,
                                               const size_t *, size_t *);
typedef cl_program(CL_API_CALL *ocl_create_il_fn)(cl_context, const void *, size_t, cl_int *);
/* cl_khr_command_buffer */
typedef struct _cl_command_buffer_khr *ocl_command_buffer;
typedef ocl_command_buffer(CL_API_CALL *ocl_create_buffer_fn)(cl_uint, const cl_command_queue *,
                                                              const cl_bitfield *, cl_int *);
typedef cl_int(CL_API_CALL *ocl_buffer_fn)(ocl_command_buffer);
typedef cl_int(CL_API_CALL *ocl_enqueue_buffer_fn)(cl_uint, cl_command_queue *, ocl_command_buffer,
                                                   cl_uint, const cl_event *, cl_event *);

#define OCL_EXTENSION_CALLS(X)                                                                     \
    X(clHostMemAllocINTEL_fn, clHostMemAllocINTEL)                                                 \
    X(clDeviceMemAllocINTEL_fn, clDeviceMemAllocINTEL)                                             \
    X(clSharedMemAllocINTEL_fn, clSharedMemAllocINTEL)                                             \
    X(clMemFreeINTEL_fn, clMemFreeINTEL)                                                           \
    X(clMemBlockingFreeINTEL_fn, clMemBlockingFreeINTEL)                                           \
    X(clGetMemAllocInfoINTEL_fn, clGetMemAllocInfoINTEL)                                           \
    X(clSetKernelArgMemPointerINTEL_fn, clSetKernelArgMemPointerINTEL)                             \
    X(clEnqueueMemFillINTEL_fn, clEnqueueMemFillINTEL)                                             \
    X(clEnqueueMemcpyINTEL_fn, clEnqueueMemcpyINTEL)                                               \
    X(clEnqueueMigrateMemINTEL_fn, clEnqueueMigrateMemINTEL)                                       \
    X(ocl_read_global_fn, clEnqueueReadGlobalVariableINTEL)                                        \
    X(ocl_write_global_fn, clEnqueueWriteGlobalVariableINTEL)                                      \
    X(ocl_function_pointer_fn, clGetDeviceFunctionPointerINTEL)                                    \
    X(ocl_global_pointer_fn, clGetDeviceGlobalVariablePointerINTEL)                                \
    X(ocl_suggested_size_fn, clGetKernelSuggestedLocalWorkSizeKHR)                                 \
    X(ocl_suggested_size_fn, clGetKernelSuggestedLocalWorkSizeINTEL)                               \
    X(ocl_max_groups_fn, clGetKernelMaxConcurrentWorkGroupCountINTEL)                              \
    X(ocl_create_il_fn, clCreateProgramWithILKHR)                                                  \
    X(ocl_create_buffer_fn, clCreateCommandBufferKHR)                                              \
    X(ocl_buffer_fn, clFinalizeCommandBufferKHR)                                                   \
    X(ocl_buffer_fn, clReleaseCommandBufferKHR)                                                    \
    X(ocl_enqueue_buffer_fn, clEnqueueCommandBufferKHR)

#define OCL_EXTENSION_MEMBER(type, name) type name;
struct ocl_extension_calls {
    OCL_EXTENSION_CALLS(OCL_EXTENSION_MEMBER)
};

void ocl_extension_calls_load(cl_platform_id platform, struct ocl_extension_calls *calls);

/* The ur_result_t nearest to an OpenCL code, and the code's name ("CL_OUT_OF_RESOURCES"). */
ur_result_t ocl_result(cl_int code);
const char *ocl_code_name(cl_int code);

/* Records that `call` failed with `code` for urAdapterGetLastError and returns the nearest result.
 */
ur_result_t ocl_fail(cl_int code, const char *call);

/* Values of extensions that headers of 2023 do not have. */
#define OCL_DEVICE_COMMAND_BUFFER_CAPABILITIES_KHR 0x12A9
#define OCL_COMMAND_BUFFER_CAPABILITY_SIMULTANEOUS_USE_KHR (1u << 2)
#define OCL_COMMAND_BUFFER_FLAGS_KHR 0x1293
#define OCL_COMMAND_BUFFER_SIMULTANEOUS_USE_KHR (1u << 0)
#define OCL_DEVICE_IP_VERSION_INTEL 0x4250
#define OCL_DEVICE_ID_INTEL 0x4251
#define OCL_DEVICE_NUM_SLICES_INTEL 0x4252
#define OCL_DEVICE_NUM_SUB_SLICES_PER_SLICE_INTEL 0x4253
#define OCL_DEVICE_NUM_EUS_PER_SUB_SLICE_INTEL 0x4254
#define OCL_DEVICE_NUM_THREADS_PER_EU_INTEL 0x4255
#define OCL_DEVICE_KERNEL_CLOCK_CAPABILITIES_KHR 0x1076
#define OCL_KERNEL_EXEC_INFO_DISPATCH_TYPE_INTEL 0x4257
#define OCL_KERNEL_EXEC_INFO_DISPATCH_TYPE_CONCURRENT_INTEL 0x1
#define OCL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL 0x410A
#define OCL_KERNEL_SPILL_MEM_SIZE_INTEL 0x4109
#define OCL_QUEUE_PRIORITY_KHR 0x1096
#define OCL_QUEUE_PRIORITY_HIGH_KHR (1 << 0)
#define OCL_QUEUE_PRIORITY_LOW_KHR (1 << 2)

#endif
