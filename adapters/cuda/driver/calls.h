/* The calls of libcuda that the adapter uses, in one list. A member has the type of the declaration
 * in cuda.h, and an entry the symbol that the header maps the name to (cuMemAlloc is
 * cuMemAlloc_v2), so the two cannot disagree. */
#ifndef CUDA_CALLS_H
#define CUDA_CALLS_H

#include <cuda.h>

#if CUDA_VERSION < 12040
#error "cuda.h of CUDA 12.4 or later is needed"
#endif

#include "base/library.h"

#define CUDA_CALLS(X)                                                                              \
    X(REQUIRED, cuInit)                                                                            \
    X(REQUIRED, cuDriverGetVersion)                                                                \
    X(REQUIRED, cuGetErrorName)                                                                    \
    X(REQUIRED, cuGetErrorString)                                                                  \
    X(REQUIRED, cuDeviceGetCount)                                                                  \
    X(REQUIRED, cuDeviceGet)                                                                       \
    X(REQUIRED, cuDeviceGetName)                                                                   \
    X(REQUIRED, cuDeviceGetAttribute)                                                              \
    X(REQUIRED, cuDeviceTotalMem)                                                                  \
    X(OPTIONAL, cuDeviceGetUuid)                                                                   \
    X(REQUIRED, cuDevicePrimaryCtxRetain)                                                          \
    X(REQUIRED, cuDevicePrimaryCtxRelease)                                                         \
    X(REQUIRED, cuCtxGetCurrent)                                                                   \
    X(REQUIRED, cuCtxSetCurrent)                                                                   \
    X(REQUIRED, cuCtxGetDevice)                                                                    \
    X(REQUIRED, cuCtxSynchronize)                                                                  \
    X(OPTIONAL, cuCtxGetStreamPriorityRange)                                                       \
    X(REQUIRED, cuMemGetInfo)                                                                      \
    X(REQUIRED, cuStreamCreateWithPriority)                                                        \
    X(REQUIRED, cuStreamDestroy)                                                                   \
    X(REQUIRED, cuStreamSynchronize)                                                               \
    X(REQUIRED, cuStreamQuery)                                                                     \
    X(REQUIRED, cuStreamWaitEvent)                                                                 \
    X(REQUIRED, cuStreamAddCallback)                                                               \
    X(OPTIONAL, cuStreamWriteValue32)                                                              \
    X(OPTIONAL, cuStreamWaitValue32)                                                               \
    X(OPTIONAL, cuStreamGetCtx)                                                                    \
    X(OPTIONAL, cuStreamGetFlags)                                                                  \
    X(OPTIONAL, cuStreamGetPriority)                                                               \
    X(REQUIRED, cuEventCreate)                                                                     \
    X(REQUIRED, cuEventDestroy)                                                                    \
    X(REQUIRED, cuEventRecord)                                                                     \
    X(REQUIRED, cuEventQuery)                                                                      \
    X(REQUIRED, cuEventSynchronize)                                                                \
    X(OPTIONAL, cuEventElapsedTime)                                                                \
    X(REQUIRED, cuMemAlloc)                                                                        \
    X(REQUIRED, cuMemFree)                                                                         \
    X(REQUIRED, cuMemAllocPitch)                                                                   \
    X(REQUIRED, cuMemHostAlloc)                                                                    \
    X(REQUIRED, cuMemFreeHost)                                                                     \
    X(REQUIRED, cuMemAllocManaged)                                                                 \
    X(REQUIRED, cuMemHostRegister)                                                                 \
    X(REQUIRED, cuMemHostUnregister)                                                               \
    X(REQUIRED, cuMemGetAddressRange)                                                              \
    X(REQUIRED, cuPointerGetAttributes)                                                            \
    X(REQUIRED, cuMemcpyAsync)                                                                     \
    X(REQUIRED, cuMemcpy3DAsync)                                                                   \
    X(REQUIRED, cuMemsetD8Async)                                                                   \
    X(REQUIRED, cuMemsetD16Async)                                                                  \
    X(REQUIRED, cuMemsetD32Async)                                                                  \
    X(REQUIRED, cuMemsetD2D8Async)                                                                 \
    X(REQUIRED, cuMemsetD2D16Async)                                                                \
    X(REQUIRED, cuMemsetD2D32Async)                                                                \
    X(OPTIONAL, cuMemPrefetchAsync_v2)                                                             \
    X(OPTIONAL, cuMemAdvise_v2)                                                                    \
    X(REQUIRED, cuModuleLoadDataEx)                                                                \
    X(REQUIRED, cuModuleUnload)                                                                    \
    X(REQUIRED, cuModuleGetFunction)                                                               \
    X(REQUIRED, cuModuleGetGlobal)                                                                 \
    X(OPTIONAL, cuModuleGetFunctionCount)                                                          \
    X(OPTIONAL, cuModuleEnumerateFunctions)                                                        \
    X(OPTIONAL, cuFuncGetName)                                                                     \
    X(OPTIONAL, cuFuncGetParamInfo)                                                                \
    X(REQUIRED, cuFuncGetAttribute)                                                                \
    X(REQUIRED, cuFuncSetAttribute)                                                                \
    X(REQUIRED, cuFuncSetCacheConfig)                                                              \
    X(REQUIRED, cuLinkCreate)                                                                      \
    X(REQUIRED, cuLinkAddData)                                                                     \
    X(REQUIRED, cuLinkComplete)                                                                    \
    X(REQUIRED, cuLinkDestroy)                                                                     \
    X(REQUIRED, cuLaunchKernel)                                                                    \
    X(OPTIONAL, cuLaunchKernelEx)                                                                  \
    X(OPTIONAL, cuLaunchCooperativeKernel)                                                         \
    X(REQUIRED, cuOccupancyMaxActiveBlocksPerMultiprocessor)                                       \
    X(REQUIRED, cuDeviceCanAccessPeer)                                                             \
    X(REQUIRED, cuCtxEnablePeerAccess)                                                             \
    X(REQUIRED, cuCtxDisablePeerAccess)                                                            \
    X(OPTIONAL, cuDeviceGetP2PAttribute)                                                           \
    X(REQUIRED, cuArray3DCreate)                                                                   \
    X(REQUIRED, cuArrayDestroy)                                                                    \
    X(REQUIRED, cuSurfObjectCreate)                                                                \
    X(REQUIRED, cuSurfObjectDestroy)                                                               \
    X(OPTIONAL, cuTexObjectCreate)                                                                 \
    X(OPTIONAL, cuTexObjectDestroy)                                                                \
    X(OPTIONAL, cuMipmappedArrayCreate)                                                            \
    X(OPTIONAL, cuMipmappedArrayDestroy)                                                           \
    X(OPTIONAL, cuMipmappedArrayGetLevel)                                                          \
    X(OPTIONAL, cuImportExternalMemory)                                                            \
    X(OPTIONAL, cuDestroyExternalMemory)                                                           \
    X(OPTIONAL, cuExternalMemoryGetMappedBuffer)                                                   \
    X(OPTIONAL, cuExternalMemoryGetMappedMipmappedArray)                                           \
    X(OPTIONAL, cuImportExternalSemaphore)                                                         \
    X(OPTIONAL, cuDestroyExternalSemaphore)                                                        \
    X(OPTIONAL, cuSignalExternalSemaphoresAsync)                                                   \
    X(OPTIONAL, cuWaitExternalSemaphoresAsync)                                                     \
    X(OPTIONAL, cuIpcGetMemHandle)                                                                 \
    X(OPTIONAL, cuIpcOpenMemHandle)                                                                \
    X(OPTIONAL, cuIpcCloseMemHandle)                                                               \
    X(OPTIONAL, cuMemGetAllocationGranularity)                                                     \
    X(OPTIONAL, cuMemAddressReserve)                                                               \
    X(OPTIONAL, cuMemAddressFree)                                                                  \
    X(OPTIONAL, cuMemCreate)                                                                       \
    X(OPTIONAL, cuMemRelease)                                                                      \
    X(OPTIONAL, cuMemMap)                                                                          \
    X(OPTIONAL, cuMemUnmap)                                                                        \
    X(OPTIONAL, cuMemSetAccess)                                                                    \
    X(OPTIONAL, cuMemGetAccess)                                                                    \
    X(OPTIONAL, cuMemExportToShareableHandle)                                                      \
    X(OPTIONAL, cuMemImportFromShareableHandle)                                                    \
    X(OPTIONAL, cuMemRetainAllocationHandle)                                                       \
    X(OPTIONAL, cuMemPoolCreate)                                                                   \
    X(OPTIONAL, cuMemPoolDestroy)                                                                  \
    X(OPTIONAL, cuMemPoolTrimTo)                                                                   \
    X(OPTIONAL, cuMemPoolSetAttribute)                                                             \
    X(OPTIONAL, cuMemPoolGetAttribute)                                                             \
    X(OPTIONAL, cuMemAllocFromPoolAsync)                                                           \
    X(OPTIONAL, cuMemFreeAsync)                                                                    \
    X(OPTIONAL, cuGraphCreate)                                                                     \
    X(OPTIONAL, cuGraphDestroy)                                                                    \
    X(OPTIONAL, cuGraphClone)                                                                      \
    X(OPTIONAL, cuGraphDestroyNode)                                                                \
    X(OPTIONAL, cuGraphAddKernelNode)                                                              \
    X(OPTIONAL, cuGraphKernelNodeSetParams)                                                        \
    X(OPTIONAL, cuGraphAddMemcpyNode)                                                              \
    X(OPTIONAL, cuGraphAddMemsetNode)                                                              \
    X(OPTIONAL, cuGraphAddEmptyNode)                                                               \
    X(OPTIONAL, cuGraphAddChildGraphNode)                                                          \
    X(OPTIONAL, cuGraphAddEventRecordNode)                                                         \
    X(OPTIONAL, cuGraphAddEventWaitNode)                                                           \
    X(OPTIONAL, cuGraphEventRecordNodeSetEvent)                                                    \
    X(OPTIONAL, cuGraphEventWaitNodeSetEvent)                                                      \
    X(OPTIONAL, cuGraphInstantiate)                                                                \
    X(OPTIONAL, cuGraphExecDestroy)                                                                \
    X(OPTIONAL, cuGraphLaunch)                                                                     \
    X(OPTIONAL, cuGraphExecKernelNodeSetParams)                                                    \
    X(OPTIONAL, cuGraphExecEventRecordNodeSetEvent)                                                \
    X(OPTIONAL, cuGraphExecEventWaitNodeSetEvent)

#define CUDA_STRING_(text) #text
#define CUDA_STRING(text) CUDA_STRING_(text)
#define CUDA_MEMBER(need, name) __typeof__(&name) name;
#define CUDA_ENTRY(need, name) {CUDA_STRING(name), UR_LIBRARY_##need},

struct cuda_calls {
    CUDA_CALLS(CUDA_MEMBER)
    /* The form before CUDA 12.8, of the same type. */
    __typeof__(&cuEventElapsedTime) elapsed_before;
};

/* Written once, before the first platform is given out, and read only after. */
extern struct cuda_calls cuda;

#endif
