/* OpenCL's own calls on the handles of an adapter that is presented as OpenCL (present.h).
 *
 * Contexts, devices, queues, events and memory are the adapter's native handles. A program of
 * clCreateProgramWith* and a kernel of clCreateKernel are objects of opencl.c until
 * urProgramCreateWithNativeHandle and urKernelCreateWithNativeHandle make the adapter's of them.
 * SPIR-V goes to the adapter as it is; OpenCL C is compiled to it by urcc (source.h). There is no
 * platform, so nobody finds a device here who has no handle yet. Values are those of the OpenCL
 * specification, version 3.0. */
#ifndef UR_PRESENT_OPENCL_H
#define UR_PRESENT_OPENCL_H

#include <stddef.h>
#include <stdint.h>

enum ur_cl_result {
    UR_CL_SUCCESS = 0,
    UR_CL_OUT_OF_RESOURCES = -5,
    UR_CL_OUT_OF_HOST_MEMORY = -6,
    UR_CL_BUILD_PROGRAM_FAILURE = -11,
    UR_CL_COMPILER_NOT_AVAILABLE = -3,
    UR_CL_INVALID_VALUE = -30,
    UR_CL_INVALID_DEVICE = -33,
    UR_CL_INVALID_CONTEXT = -34,
    UR_CL_INVALID_COMMAND_QUEUE = -36,
    UR_CL_INVALID_MEM_OBJECT = -38,
    UR_CL_INVALID_BUILD_OPTIONS = -43,
    UR_CL_INVALID_PROGRAM = -44,
    UR_CL_INVALID_PROGRAM_EXECUTABLE = -45,
    UR_CL_INVALID_KERNEL_NAME = -46,
    UR_CL_INVALID_KERNEL = -48,
    UR_CL_INVALID_EVENT = -58,
    UR_CL_INVALID_OPERATION = -59,
    UR_CL_PLATFORM_NOT_FOUND = -1001
};
enum {
    UR_CL_PROGRAM_BUILD_STATUS = 0x1181,
    UR_CL_PROGRAM_BUILD_OPTIONS = 0x1182,
    UR_CL_PROGRAM_BUILD_LOG = 0x1183,
    UR_CL_BUILD_NONE = -1,
    UR_CL_BUILD_ERROR = -2
};

typedef void ur_cl_notify(void *program, void *data);

/* The calls that count references: name, of what, and the result where the handle is of none. */
#define UR_CL_COUNTS(X)                                                                            \
    X(Context, CONTEXT, INVALID_CONTEXT)                                                           \
    X(Device, DEVICE, INVALID_DEVICE)                                                              \
    X(CommandQueue, QUEUE, INVALID_COMMAND_QUEUE)                                                  \
    X(Event, EVENT, INVALID_EVENT)                                                                 \
    X(MemObject, MEM, INVALID_MEM_OBJECT)

/* The other calls, in the order in which the library has them: return type, name, parameters,
 * arguments, and what is returned before the adapter has left its calls. Any thread. */
#define UR_CL_CALLS(X)                                                                             \
    X(int32_t, clGetPlatformIDs, (uint32_t room, void **platforms, uint32_t *count),               \
      (room, platforms, count), UR_CL_PLATFORM_NOT_FOUND)                                          \
    X(void *, clCreateProgramWithSource,                                                           \
      (void *context, uint32_t count, const char **texts, const size_t *sizes, int32_t *code),     \
      (context, count, texts, sizes, code), NULL)                                                  \
    X(void *, clCreateProgramWithIL, (void *context, const void *il, size_t size, int32_t *code),  \
      (context, il, size, code), NULL)                                                             \
    X(int32_t, clBuildProgram,                                                                     \
      (void *program, uint32_t count, void *const *devices, const char *options,                   \
       ur_cl_notify *notify, void *data),                                                          \
      (program, count, devices, options, notify, data), UR_CL_INVALID_PROGRAM)                     \
    X(int32_t, clGetProgramBuildInfo,                                                              \
      (void *program, void *device, uint32_t what, size_t size, void *value, size_t *size_ret),    \
      (program, device, what, size, value, size_ret), UR_CL_INVALID_PROGRAM)                       \
    X(int32_t, clRetainProgram, (void *program), (program), UR_CL_INVALID_PROGRAM)                 \
    X(int32_t, clReleaseProgram, (void *program), (program), UR_CL_INVALID_PROGRAM)                \
    X(void *, clCreateKernel, (void *program, const char *name, int32_t *code),                    \
      (program, name, code), NULL)                                                                 \
    X(int32_t, clRetainKernel, (void *kernel), (kernel), UR_CL_INVALID_KERNEL)                     \
    X(int32_t, clReleaseKernel, (void *kernel), (kernel), UR_CL_INVALID_KERNEL)

#define UR_CL_MEMBER(type, name, parameters, arguments, before) type(*name) parameters;
#define UR_CL_MEMBERS(name, kind, wrong)                                                           \
    int32_t (*clRetain##name)(void *object);                                                       \
    int32_t (*clRelease##name)(void *object);
struct ur_cl_calls {
    UR_CL_CALLS(UR_CL_MEMBER)
    UR_CL_COUNTS(UR_CL_MEMBERS)
};

/* The only name of the library that an OpenCL loader has not: where the adapter leaves its calls.
 */
#define UR_CL_CONNECT "ur_cl_connect_calls"
typedef void ur_cl_connect(const struct ur_cl_calls *calls);
extern const struct ur_cl_calls ur_cl_own_calls; /* of the adapter */

#endif
