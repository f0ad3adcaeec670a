/* Devices, streams and events. */
#include "shim.h"

#include <stdatomic.h>
#include <stdio.h>

_Thread_local hipError_t shim_last;
static _Thread_local int current;
static _Thread_local unsigned switched; /* `resets` when this thread made the context of `current`
                                          current */
static _Atomic unsigned resets = 1;

static struct {
    pthread_mutex_t lock;
    bool initialised;
    int count;
    CUcontext context[DEVICES_MOST];
} state = {.lock = PTHREAD_MUTEX_INITIALIZER};

hipError_t hipInit(unsigned int flags) {
    pthread_mutex_lock(&state.lock);
    CUresult result = CUDA_SUCCESS;
    if (!state.initialised) {
        result = cuInit(flags);
        if (result == CUDA_SUCCESS) {
            result = cuDeviceGetCount(&state.count);
        }
        state.count = state.count > DEVICES_MOST ? DEVICES_MOST : state.count;
        state.initialised = result == CUDA_SUCCESS;
    }
    pthread_mutex_unlock(&state.lock);
    return shim_return(result);
}

/* NULL, with the result in *why, where there is none. */
static CUcontext find_context(int device, hipError_t *why) {
    CUcontext context = NULL;
    *why = hipErrorInvalidDevice;
    pthread_mutex_lock(&state.lock);
    if (state.initialised && device >= 0 && device < state.count) {
        CUdevice native;
        CUresult result = CUDA_SUCCESS;
        if (!state.context[device]) {
            result = cuDeviceGet(&native, device);
            if (result == CUDA_SUCCESS) {
                result = cuDevicePrimaryCtxRetain(&state.context[device], native);
            }
        }
        if (result != CUDA_SUCCESS) {
            state.context[device] = NULL;
            *why = shim_return(result);
        }
        context = state.context[device];
    }
    pthread_mutex_unlock(&state.lock);
    return context;
}

CUcontext shim_context(int device) {
    hipError_t why;
    return find_context(device, &why);
}

hipError_t hipSetDevice(int device) {
    unsigned before = atomic_load(&resets);
    hipError_t result = hipInit(0);
    hipError_t why = result;
    CUcontext context = result == hipSuccess ? find_context(device, &why) : NULL;
    if (!context) {
        return why;
    }
    result = shim_return(cuCtxSetCurrent(context));
    if (result == hipSuccess) {
        current = device;
        switched = before;
    }
    return result;
}

hipError_t shim_enter(void) {
    return switched == atomic_load(&resets) ? hipSuccess : hipSetDevice(current);
}

hipError_t hipGetDevice(int *device) {
    ENTER();
    *device = current;
    return hipSuccess;
}

hipError_t hipDriverGetVersion(int *version) {
    *version = HIP_VERSION;
    return hipSuccess;
}

hipError_t hipRuntimeGetVersion(int *version) {
    *version = HIP_VERSION;
    return hipSuccess;
}

hipError_t hipGetLastError(void) {
    hipError_t last = shim_last;
    shim_last = hipSuccess;
    return last;
}

const char *hipGetErrorName(hipError_t error) {
    static const struct {
        hipError_t error;
        const char *name;
    } names[] = {{hipSuccess, "hipSuccess"},
                 {hipErrorInvalidValue, "hipErrorInvalidValue"},
                 {hipErrorOutOfMemory, "hipErrorOutOfMemory"},
                 {hipErrorNotInitialized, "hipErrorNotInitialized"},
                 {hipErrorNoDevice, "hipErrorNoDevice"},
                 {hipErrorInvalidDevice, "hipErrorInvalidDevice"},
                 {hipErrorInvalidImage, "hipErrorInvalidImage"},
                 {hipErrorInvalidKernelFile, "hipErrorInvalidKernelFile"},
                 {hipErrorInvalidHandle, "hipErrorInvalidHandle"},
                 {hipErrorNotFound, "hipErrorNotFound"},
                 {hipErrorNotReady, "hipErrorNotReady"},
                 {hipErrorIllegalAddress, "hipErrorIllegalAddress"},
                 {hipErrorLaunchFailure, "hipErrorLaunchFailure"},
                 {hipErrorNotSupported, "hipErrorNotSupported"}};
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); ++i) {
        if (names[i].error == error) {
            return names[i].name;
        }
    }
    return "hipErrorUnknown";
}

const char *hipGetErrorString(hipError_t error) {
    const char *text = NULL;
    return cuGetErrorString((CUresult)error, &text) == CUDA_SUCCESS && text ? text
                                                                            : "unknown error";
}

hipError_t hipGetDeviceCount(int *count) {
    hipError_t result = hipInit(0);
    *count = result == hipSuccess ? state.count : 0;
    return result;
}

hipError_t hipDeviceGet(hipDevice_t *device, int ordinal) {
    hipError_t result = hipInit(0);
    if (result != hipSuccess || ordinal < 0 || ordinal >= state.count) {
        return result != hipSuccess ? result : hipErrorInvalidDevice;
    }
    *device = ordinal;
    return hipSuccess;
}

hipError_t hipDeviceGetName(char *name, int length, hipDevice_t device) {
    return shim_return(cuDeviceGetName(name, length, device));
}

hipError_t hipDeviceTotalMem(size_t *bytes, hipDevice_t device) {
    return shim_return(cuDeviceTotalMem(bytes, device));
}

hipError_t hipDeviceGetUuid(hipUUID *uuid, hipDevice_t device) {
    return shim_return(cuDeviceGetUuid((CUuuid *)uuid, device));
}

hipError_t hipGetDeviceProperties(hipDeviceProp_t *properties, int device) {
    memset(properties, 0, sizeof(*properties));
    /* One of those with 32 work-items in a wave, as the devices below have. */
    const char *wish = getenv("UR_SOFT_PROCESSOR"); /* of which no code runs here */
    snprintf(properties->gcnArchName, sizeof(properties->gcnArchName), "%s",
             wish ? wish : "gfx1030:ur-spirv+");
    return hipDeviceGetName(properties->name, sizeof(properties->name), device);
}

hipError_t hipDeviceGetAttribute(int *value, hipDeviceAttribute_t attribute, int device) {
    static const struct {
        hipDeviceAttribute_t from;
        CUdevice_attribute to;
    } map[] = {
        {hipDeviceAttributeMultiprocessorCount, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT},
        {hipDeviceAttributeMaxThreadsPerBlock, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK},
        {hipDeviceAttributeMaxBlockDimX, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X},
        {hipDeviceAttributeMaxBlockDimY, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y},
        {hipDeviceAttributeMaxBlockDimZ, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z},
        {hipDeviceAttributeMaxGridDimX, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X},
        {hipDeviceAttributeMaxGridDimY, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y},
        {hipDeviceAttributeMaxGridDimZ, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z},
        {hipDeviceAttributeMaxSharedMemoryPerBlock,
         CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK},
        {hipDeviceAttributeTotalConstantMemory, CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY},
        {hipDeviceAttributeWarpSize, CU_DEVICE_ATTRIBUTE_WARP_SIZE},
        {hipDeviceAttributeMaxRegistersPerBlock, CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK},
        {hipDeviceAttributeClockRate, CU_DEVICE_ATTRIBUTE_CLOCK_RATE},
        {hipDeviceAttributeMemoryClockRate, CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE},
        {hipDeviceAttributeMemoryBusWidth, CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH},
        {hipDeviceAttributeL2CacheSize, CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE},
        {hipDeviceAttributeIntegrated, CU_DEVICE_ATTRIBUTE_INTEGRATED},
        {hipDeviceAttributeEccEnabled, CU_DEVICE_ATTRIBUTE_ECC_ENABLED},
        {hipDeviceAttributeComputeCapabilityMajor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR},
        {hipDeviceAttributeComputeCapabilityMinor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR},
        {hipDeviceAttributePciDomainID, CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID},
        {hipDeviceAttributePciBusId, CU_DEVICE_ATTRIBUTE_PCI_BUS_ID},
        {hipDeviceAttributePciDeviceId, CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID},
        {hipDeviceAttributeCooperativeLaunch, CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH},
        {hipDeviceAttributeManagedMemory, CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY},
        {hipDeviceAttributeConcurrentManagedAccess, CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS},
        {hipDeviceAttributePageableMemoryAccess, CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS},
        {hipDeviceAttributeHostNativeAtomicSupported,
         CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED},
        {hipDeviceAttributeMemoryPoolsSupported, CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED},
        {hipDeviceAttributeComputeMode, CU_DEVICE_ATTRIBUTE_COMPUTE_MODE},
        {hipDeviceAttributeMaxTexture1DWidth, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH},
        {hipDeviceAttributeMaxTexture1DLinear, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH},
        {hipDeviceAttributeMaxTexture2DWidth, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH},
        {hipDeviceAttributeMaxTexture2DHeight, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT},
        {hipDeviceAttributeMaxTexture3DWidth, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH},
        {hipDeviceAttributeMaxTexture3DHeight, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT},
        {hipDeviceAttributeMaxTexture3DDepth, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH},
        {hipDeviceAttributeMaxTexture2DLayered,
         CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS},
        {hipDeviceAttributeMaxSurface2D, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH},
        {hipDeviceAttributeTextureAlignment, CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT},
        {hipDeviceAttributeTexturePitchAlignment, CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT},
    };
    for (size_t i = 0; i < sizeof(map) / sizeof(map[0]); ++i) {
        if (map[i].from == attribute) {
            return shim_return(cuDeviceGetAttribute(value, map[i].to, device));
        }
    }
    return hipErrorInvalidValue;
}

hipError_t hipDeviceReset(void) {
    ENTER();
    pthread_mutex_lock(&state.lock);
    CUdevice native;
    CUcontext context = state.context[current];
    state.context[current] = NULL;
    CUresult result = context ? cuDeviceGet(&native, current) : CUDA_SUCCESS;
    if (context && result == CUDA_SUCCESS) {
        result = cuDevicePrimaryCtxRelease(native);
    }
    atomic_fetch_add(&resets, 1);
    pthread_mutex_unlock(&state.lock);
    return shim_return(result);
}

hipError_t hipDeviceSynchronize(void) {
    ENTER();
    return shim_return(cuCtxSynchronize());
}

hipError_t hipDeviceGetStreamPriorityRange(int *least, int *greatest) {
    ENTER();
    return shim_return(cuCtxGetStreamPriorityRange(least, greatest));
}

hipError_t hipDeviceCanAccessPeer(int *possible, int device, int peer) {
    ENTER();
    return shim_return(cuDeviceCanAccessPeer(possible, device, peer));
}

hipError_t hipDeviceEnablePeerAccess(int peer, unsigned int flags) {
    ENTER();
    CUcontext context = shim_context(peer);
    return context ? shim_return(cuCtxEnablePeerAccess(context, flags)) : hipErrorInvalidDevice;
}

hipError_t hipDeviceDisablePeerAccess(int peer) {
    ENTER();
    CUcontext context = shim_context(peer);
    return context ? shim_return(cuCtxDisablePeerAccess(context)) : hipErrorInvalidDevice;
}

hipError_t hipDeviceGetP2PAttribute(int *value, hipDeviceP2PAttr attribute, int device, int peer) {
    ENTER();
    if (attribute != hipDevP2PAttrNativeAtomicSupported) {
        return hipErrorInvalidValue;
    }
    return shim_return(cuDeviceGetP2PAttribute(
        value, CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED, device, peer));
}

/* ---- streams --------------------------------------------------------------------------------- */

hipError_t hipStreamCreateWithPriority(hipStream_t *stream, unsigned int flags, int priority) {
    ENTER();
    return shim_return(cuStreamCreateWithPriority((CUstream *)stream, flags, priority));
}

hipError_t hipStreamDestroy(hipStream_t stream) {
    ENTER();
    return shim_return(cuStreamDestroy((CUstream)stream));
}

hipError_t hipStreamSynchronize(hipStream_t stream) {
    ENTER();
    return shim_return(cuStreamSynchronize((CUstream)stream));
}

hipError_t hipStreamQuery(hipStream_t stream) {
    ENTER();
    return shim_return(cuStreamQuery((CUstream)stream));
}

hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned int flags) {
    ENTER();
    return shim_return(cuStreamWaitEvent((CUstream)stream, (CUevent)event, flags));
}

hipError_t hipStreamGetFlags(hipStream_t stream, unsigned int *flags) {
    ENTER();
    return shim_return(cuStreamGetFlags((CUstream)stream, flags));
}

hipError_t hipStreamGetPriority(hipStream_t stream, int *priority) {
    ENTER();
    return shim_return(cuStreamGetPriority((CUstream)stream, priority));
}

int hipGetStreamDeviceId(hipStream_t stream) {
    CUcontext context = NULL;
    if (shim_enter() != hipSuccess || cuStreamGetCtx((CUstream)stream, &context) != CUDA_SUCCESS) {
        return -1;
    }
    for (int i = 0; i < state.count; ++i) {
        if (state.context[i] == context) {
            return i;
        }
    }
    return -1;
}

struct callback {
    hipStreamCallback_t function;
    void *data;
};

static void CUDA_CB call_back(CUstream stream, CUresult result, void *data) {
    struct callback callback = *(struct callback *)data;
    free(data);
    callback.function((hipStream_t)stream, shim_result(result), callback.data);
}

hipError_t hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t function, void *data,
                                unsigned int flags) {
    ENTER();
    struct callback *callback = malloc(sizeof(*callback));
    if (!callback) {
        return hipErrorOutOfMemory;
    }
    *callback = (struct callback){function, data};
    CUresult result = cuStreamAddCallback((CUstream)stream, call_back, callback, flags);
    if (result != CUDA_SUCCESS) {
        free(callback);
    }
    return shim_return(result);
}

hipError_t hipStreamWaitValue32(hipStream_t stream, void *ptr, uint32_t value, unsigned int flags,
                                uint32_t mask) {
    ENTER();
    if (flags != hipStreamWaitValueGte || mask != UINT32_MAX) {
        return hipErrorInvalidValue;
    }
    return shim_return(cuStreamWaitValue32((CUstream)stream, (CUdeviceptr)(uintptr_t)ptr, value,
                                           CU_STREAM_WAIT_VALUE_GEQ));
}

hipError_t hipStreamWriteValue32(hipStream_t stream, void *ptr, uint32_t value,
                                 unsigned int flags) {
    ENTER();
    return shim_return(
        cuStreamWriteValue32((CUstream)stream, (CUdeviceptr)(uintptr_t)ptr, value, flags));
}

/* ---- events ---------------------------------------------------------------------------------- */

hipError_t hipEventCreateWithFlags(hipEvent_t *event, unsigned flags) {
    ENTER();
    unsigned native = flags & hipEventDisableTiming ? CU_EVENT_DISABLE_TIMING : CU_EVENT_DEFAULT;
    return shim_return(cuEventCreate((CUevent *)event, native));
}

hipError_t hipEventDestroy(hipEvent_t event) {
    ENTER();
    return shim_return(cuEventDestroy((CUevent)event));
}

hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream) {
    ENTER();
    return shim_return(cuEventRecord((CUevent)event, (CUstream)stream));
}

hipError_t hipEventQuery(hipEvent_t event) {
    ENTER();
    return shim_return(cuEventQuery((CUevent)event));
}

hipError_t hipEventSynchronize(hipEvent_t event) {
    ENTER();
    return shim_return(cuEventSynchronize((CUevent)event));
}

hipError_t hipEventElapsedTime(float *milliseconds, hipEvent_t from, hipEvent_t to) {
    ENTER();
    return shim_return(cuEventElapsedTime(milliseconds, (CUevent)from, (CUevent)to));
}
