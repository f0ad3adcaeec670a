/* The driver's own calls, for comparison: opened by name, with the types of cuda.h. */
#ifndef BENCH_RAW_H
#define BENCH_RAW_H

#include <cuda.h>
#include <stdbool.h>

#define RAW_CALLS(X)                                                                               \
    X(cuInit)                                                                                      \
    X(cuDeviceGet)                                                                                 \
    X(cuDeviceGetAttribute)                                                                        \
    X(cuDeviceGetName)                                                                             \
    X(cuDriverGetVersion)                                                                          \
    X(cuDevicePrimaryCtxRetain)                                                                    \
    X(cuDevicePrimaryCtxRelease)                                                                   \
    X(cuCtxSetCurrent)                                                                             \
    X(cuCtxSynchronize)                                                                            \
    X(cuModuleLoadDataEx)                                                                          \
    X(cuModuleUnload)                                                                              \
    X(cuModuleGetFunction)                                                                         \
    X(cuStreamCreateWithPriority)                                                                  \
    X(cuStreamDestroy)                                                                             \
    X(cuStreamSynchronize)                                                                         \
    X(cuStreamWaitEvent)                                                                           \
    X(cuEventCreate)                                                                               \
    X(cuEventDestroy)                                                                              \
    X(cuEventRecord)                                                                               \
    X(cuEventSynchronize)                                                                          \
    X(cuMemAlloc)                                                                                  \
    X(cuMemFree)                                                                                   \
    X(cuMemcpyAsync)                                                                               \
    X(cuMemsetD8Async)                                                                             \
    X(cuEventElapsedTime)                                                                          \
    X(cuFuncGetAttribute)                                                                          \
    X(cuFuncSetAttribute)                                                                          \
    X(cuGetErrorName)                                                                              \
    X(cuLaunchKernel)

/* A driver may lack these. */
#define RAW_OPTIONAL(X)                                                                            \
    X(cuMemAllocFromPoolAsync)                                                                     \
    X(cuMemFreeAsync)                                                                              \
    X(cuMemPoolCreate)                                                                             \
    X(cuMemPoolDestroy)                                                                            \
    X(cuMemPoolSetAttribute)                                                                       \
    X(cuGraphCreate)                                                                               \
    X(cuGraphDestroy)                                                                              \
    X(cuGraphAddKernelNode)                                                                        \
    X(cuGraphInstantiate)                                                                          \
    X(cuGraphExecDestroy)                                                                          \
    X(cuGraphLaunch)                                                                               \
    X(cuGraphExecKernelNodeSetParams)

#define RAW_MEMBER(name) __typeof__(&name) name;
struct raw {
    RAW_CALLS(RAW_MEMBER)
    RAW_OPTIONAL(RAW_MEMBER)
};
extern struct raw raw;

/* False with a message on standard error. */
bool raw_open(void);

#endif
