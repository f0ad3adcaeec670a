/* The calls of libamdhip64 that the adapter uses, in one list. A member has the type of the
 * declaration in the header.
 *
 * The header is that of one release and the library may be of a later one. Only calls whose
 * arguments have kept their layout are used without asking; hip_same_release() says whether the
 * others may be. */
#ifndef HIP_CALLS_H
#define HIP_CALLS_H

#ifndef __HIP_PLATFORM_AMD__
#define __HIP_PLATFORM_AMD__ 1
#endif
#include <hip/hip_runtime_api.h>
#include <stdbool.h>

#include "base/library.h"

/* The header declares these two for C++ only; the library has them with the linkage of C. */
hipError_t hipCreateSurfaceObject(hipSurfaceObject_t *surface, const hipResourceDesc *resource);
hipError_t hipDestroySurfaceObject(hipSurfaceObject_t surface);

/* And headers of before 5.5 not this one, which later libraries have. */
hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t function, unsigned int grid_x,
                                            unsigned int grid_y, unsigned int grid_z,
                                            unsigned int block_x, unsigned int block_y,
                                            unsigned int block_z, unsigned int shared,
                                            hipStream_t stream, void **params);

/* Nor this one, of 5.5 as well. */
struct hip_external_array {
    unsigned long long offset;
    hipChannelFormatDesc format;
    hipExtent extent;
    unsigned int flags, levels;
};
hipError_t hipExternalMemoryGetMappedMipmappedArray(hipMipmappedArray_t *mipmap,
                                                    hipExternalMemory_t memory,
                                                    const struct hip_external_array *desc);

#define HIP_CALLS(X)                                                                               \
    X(REQUIRED, hipInit)                                                                           \
    X(REQUIRED, hipRuntimeGetVersion)                                                              \
    X(REQUIRED, hipGetErrorName)                                                                   \
    X(REQUIRED, hipGetErrorString)                                                                 \
    X(REQUIRED, hipGetLastError)                                                                   \
    X(REQUIRED, hipGetDeviceCount)                                                                 \
    X(REQUIRED, hipDeviceGet)                                                                      \
    X(REQUIRED, hipDeviceGetName)                                                                  \
    X(REQUIRED, hipDeviceGetAttribute)                                                             \
    X(REQUIRED, hipDeviceTotalMem)                                                                 \
    X(OPTIONAL, hipDeviceGetUuid)                                                                  \
    X(OPTIONAL, hipGetDeviceProperties)                                                            \
    X(REQUIRED, hipGetDevice)                                                                      \
    X(REQUIRED, hipSetDevice)                                                                      \
    X(OPTIONAL, hipDeviceReset)                                                                    \
    X(REQUIRED, hipDeviceSynchronize)                                                              \
    X(OPTIONAL, hipDeviceGetStreamPriorityRange)                                                   \
    X(REQUIRED, hipMemGetInfo)                                                                     \
    X(REQUIRED, hipStreamCreateWithPriority)                                                       \
    X(REQUIRED, hipStreamDestroy)                                                                  \
    X(REQUIRED, hipStreamSynchronize)                                                              \
    X(REQUIRED, hipStreamQuery)                                                                    \
    X(REQUIRED, hipStreamWaitEvent)                                                                \
    X(REQUIRED, hipStreamAddCallback)                                                              \
    X(OPTIONAL, hipStreamWriteValue32)                                                             \
    X(OPTIONAL, hipStreamWaitValue32)                                                              \
    X(OPTIONAL, hipGetStreamDeviceId)                                                              \
    X(OPTIONAL, hipStreamGetFlags)                                                                 \
    X(OPTIONAL, hipStreamGetPriority)                                                              \
    X(REQUIRED, hipEventCreateWithFlags)                                                           \
    X(REQUIRED, hipEventDestroy)                                                                   \
    X(REQUIRED, hipEventRecord)                                                                    \
    X(REQUIRED, hipEventQuery)                                                                     \
    X(REQUIRED, hipEventSynchronize)                                                               \
    X(REQUIRED, hipEventElapsedTime)                                                               \
    X(REQUIRED, hipMalloc)                                                                         \
    X(REQUIRED, hipFree)                                                                           \
    X(REQUIRED, hipMemAllocPitch)                                                                  \
    X(REQUIRED, hipHostMalloc)                                                                     \
    X(REQUIRED, hipHostFree)                                                                       \
    X(REQUIRED, hipMallocManaged)                                                                  \
    X(REQUIRED, hipHostRegister)                                                                   \
    X(REQUIRED, hipHostUnregister)                                                                 \
    X(REQUIRED, hipMemGetAddressRange)                                                             \
    X(REQUIRED, hipPointerGetAttributes)                                                           \
    X(REQUIRED, hipMemcpyAsync)                                                                    \
    X(REQUIRED, hipMemcpy3DAsync)                                                                  \
    X(REQUIRED, hipMemsetD8Async)                                                                  \
    X(REQUIRED, hipMemsetD16Async)                                                                 \
    X(REQUIRED, hipMemsetD32Async)                                                                 \
    X(OPTIONAL, hipMemPrefetchAsync)                                                               \
    X(OPTIONAL, hipMemAdvise)                                                                      \
    X(REQUIRED, hipModuleLoadDataEx)                                                               \
    X(REQUIRED, hipModuleUnload)                                                                   \
    X(REQUIRED, hipModuleGetFunction)                                                              \
    X(REQUIRED, hipModuleGetGlobal)                                                                \
    X(OPTIONAL, hipKernelNameRef)                                                                  \
    X(REQUIRED, hipFuncGetAttribute)                                                               \
    X(REQUIRED, hipModuleLaunchKernel)                                                             \
    X(OPTIONAL, hipModuleLaunchCooperativeKernel)                                                  \
    X(REQUIRED, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor)                                \
    X(REQUIRED, hipDeviceCanAccessPeer)                                                            \
    X(REQUIRED, hipDeviceEnablePeerAccess)                                                         \
    X(REQUIRED, hipDeviceDisablePeerAccess)                                                        \
    X(OPTIONAL, hipDeviceGetP2PAttribute)                                                          \
    X(REQUIRED, hipArray3DCreate)                                                                  \
    X(REQUIRED, hipArrayDestroy)                                                                   \
    X(OPTIONAL, hipTexObjectCreate)                                                                \
    X(OPTIONAL, hipTexObjectDestroy)                                                               \
    X(OPTIONAL, hipCreateSurfaceObject)                                                            \
    X(OPTIONAL, hipDestroySurfaceObject)                                                           \
    X(OPTIONAL, hipMipmappedArrayCreate)                                                           \
    X(OPTIONAL, hipMipmappedArrayDestroy)                                                          \
    X(OPTIONAL, hipMipmappedArrayGetLevel)                                                         \
    X(OPTIONAL, hipImportExternalMemory)                                                           \
    X(OPTIONAL, hipDestroyExternalMemory)                                                          \
    X(OPTIONAL, hipExternalMemoryGetMappedBuffer)                                                  \
    X(OPTIONAL, hipExternalMemoryGetMappedMipmappedArray)                                          \
    X(OPTIONAL, hipImportExternalSemaphore)                                                        \
    X(OPTIONAL, hipDestroyExternalSemaphore)                                                       \
    X(OPTIONAL, hipSignalExternalSemaphoresAsync)                                                  \
    X(OPTIONAL, hipWaitExternalSemaphoresAsync)                                                    \
    X(OPTIONAL, hipIpcGetMemHandle)                                                                \
    X(OPTIONAL, hipIpcOpenMemHandle)                                                               \
    X(OPTIONAL, hipIpcCloseMemHandle)                                                              \
    X(OPTIONAL, hipMemGetAllocationGranularity)                                                    \
    X(OPTIONAL, hipMemAddressReserve)                                                              \
    X(OPTIONAL, hipMemAddressFree)                                                                 \
    X(OPTIONAL, hipMemCreate)                                                                      \
    X(OPTIONAL, hipMemRelease)                                                                     \
    X(OPTIONAL, hipMemMap)                                                                         \
    X(OPTIONAL, hipMemUnmap)                                                                       \
    X(OPTIONAL, hipMemSetAccess)                                                                   \
    X(OPTIONAL, hipMemGetAccess)                                                                   \
    X(OPTIONAL, hipMemExportToShareableHandle)                                                     \
    X(OPTIONAL, hipMemImportFromShareableHandle)                                                   \
    X(OPTIONAL, hipMemRetainAllocationHandle)                                                      \
    X(OPTIONAL, hipMemPoolCreate)                                                                  \
    X(OPTIONAL, hipMemPoolDestroy)                                                                 \
    X(OPTIONAL, hipMemPoolTrimTo)                                                                  \
    X(OPTIONAL, hipMemPoolSetAttribute)                                                            \
    X(OPTIONAL, hipMemPoolGetAttribute)                                                            \
    X(OPTIONAL, hipMallocFromPoolAsync)                                                            \
    X(OPTIONAL, hipFreeAsync)                                                                      \
    X(OPTIONAL, hipGraphCreate)                                                                    \
    X(OPTIONAL, hipGraphDestroy)                                                                   \
    X(OPTIONAL, hipGraphClone)                                                                     \
    X(OPTIONAL, hipGraphDestroyNode)                                                               \
    X(OPTIONAL, hipGraphAddKernelNode)                                                             \
    X(OPTIONAL, hipGraphKernelNodeSetParams)                                                       \
    X(OPTIONAL, hipGraphAddMemcpyNode)                                                             \
    X(OPTIONAL, hipGraphAddMemcpyNode1D)                                                           \
    X(OPTIONAL, hipGraphAddMemsetNode)                                                             \
    X(OPTIONAL, hipGraphAddEmptyNode)                                                              \
    X(OPTIONAL, hipGraphAddChildGraphNode)                                                         \
    X(OPTIONAL, hipGraphAddEventRecordNode)                                                        \
    X(OPTIONAL, hipGraphAddEventWaitNode)                                                          \
    X(OPTIONAL, hipGraphEventRecordNodeSetEvent)                                                   \
    X(OPTIONAL, hipGraphEventWaitNodeSetEvent)                                                     \
    X(OPTIONAL, hipGraphInstantiateWithFlags)                                                      \
    X(OPTIONAL, hipGraphExecDestroy)                                                               \
    X(OPTIONAL, hipGraphLaunch)                                                                    \
    X(OPTIONAL, hipGraphExecKernelNodeSetParams)                                                   \
    X(OPTIONAL, hipGraphExecEventRecordNodeSetEvent)                                               \
    X(OPTIONAL, hipGraphExecEventWaitNodeSetEvent)

#define HIP_MEMBER(need, name) __typeof__(&name) name;
#define HIP_ENTRY(need, name) {#name, UR_LIBRARY_##need},

struct hip_calls {
    HIP_CALLS(HIP_MEMBER)
};

/* Written once, before the first platform is given out, and read only after. */
extern struct hip_calls hip;
extern int hip_release; /* major number of the library */

static inline bool hip_same_release(void) {
    return hip_release == HIP_VERSION_MAJOR;
}

#endif
