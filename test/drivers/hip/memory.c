/* Memory, copies, images, address ranges and pools. */
#include "shim.h"

hipError_t hipMalloc(void **pointer, size_t size) {
    ENTER();
    return shim_return(cuMemAlloc((CUdeviceptr *)pointer, size));
}

hipError_t hipFree(void *pointer) {
    ENTER();
    return shim_return(cuMemFree(shim_address(pointer)));
}

hipError_t hipMemAllocPitch(hipDeviceptr_t *pointer, size_t *pitch, size_t width, size_t height,
                            unsigned int element) {
    ENTER();
    return shim_return(cuMemAllocPitch((CUdeviceptr *)pointer, pitch, width, height, element));
}

hipError_t hipHostMalloc(void **pointer, size_t size, unsigned int flags) {
    (void)flags;
    ENTER();
    return shim_return(
        cuMemHostAlloc(pointer, size, CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP));
}

hipError_t hipHostFree(void *pointer) {
    ENTER();
    return shim_return(cuMemFreeHost(pointer));
}

hipError_t hipMallocManaged(void **pointer, size_t size, unsigned int flags) {
    ENTER();
    return shim_return(
        cuMemAllocManaged((CUdeviceptr *)pointer, size,
                          flags == hipMemAttachHost ? CU_MEM_ATTACH_HOST : CU_MEM_ATTACH_GLOBAL));
}

hipError_t hipHostRegister(void *pointer, size_t size, unsigned int flags) {
    (void)flags;
    ENTER();
    return shim_return(cuMemHostRegister(
        pointer, size, CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP));
}

hipError_t hipHostUnregister(void *pointer) {
    ENTER();
    return shim_return(cuMemHostUnregister(pointer));
}

hipError_t hipMemGetInfo(size_t *available, size_t *total) {
    ENTER();
    return shim_return(cuMemGetInfo(available, total));
}

hipError_t hipMemGetAddressRange(hipDeviceptr_t *base, size_t *size, hipDeviceptr_t pointer) {
    ENTER();
    return shim_return(cuMemGetAddressRange((CUdeviceptr *)base, size, shim_address(pointer)));
}

hipError_t hipPointerGetAttributes(hipPointerAttribute_t *attributes, const void *pointer) {
    ENTER();
    unsigned type = 0, managed = 0;
    int device = -1;
    CUpointer_attribute which[] = {CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                                   CU_POINTER_ATTRIBUTE_IS_MANAGED,
                                   CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL};
    void *values[] = {&type, &managed, &device};
    CUresult result = cuPointerGetAttributes(3, which, values, shim_address(pointer));
    if (result != CUDA_SUCCESS || type == 0) {
        return shim_return(result == CUDA_SUCCESS ? CUDA_ERROR_INVALID_VALUE : result);
    }
    memset(attributes, 0, sizeof(*attributes));
    attributes->memoryType = type == CU_MEMORYTYPE_HOST ? hipMemoryTypeHost : hipMemoryTypeDevice;
    attributes->isManaged = (int)managed;
    attributes->device = device;
    attributes->devicePointer = (void *)(uintptr_t)pointer;
    return hipSuccess;
}

/* ---- copies and fills ------------------------------------------------------------------------ */

hipError_t hipMemcpyAsync(void *to, const void *from, size_t size, hipMemcpyKind kind,
                          hipStream_t stream) {
    (void)kind;
    ENTER();
    return shim_return(cuMemcpyAsync(shim_address(to), shim_address(from), size, (CUstream)stream));
}

void shim_copy(const struct hipMemcpy3DParms *p, CUDA_MEMCPY3D *out) {
    size_t element = p->srcArray   ? shim_element(p->srcArray)
                     : p->dstArray ? shim_element(p->dstArray)
                                   : 1;
    CUDA_MEMCPY3D copy = {.srcY = p->srcPos.y,
                          .srcZ = p->srcPos.z,
                          .dstY = p->dstPos.y,
                          .dstZ = p->dstPos.z,
                          .WidthInBytes = p->extent.width * element,
                          .Height = p->extent.height,
                          .Depth = p->extent.depth};
    if (p->srcArray) {
        copy.srcMemoryType = CU_MEMORYTYPE_ARRAY;
        copy.srcArray = p->srcArray->data;
        copy.srcXInBytes = p->srcPos.x * element;
    } else {
        copy.srcMemoryType = CU_MEMORYTYPE_UNIFIED;
        copy.srcDevice = shim_address(p->srcPtr.ptr);
        copy.srcPitch = p->srcPtr.pitch;
        copy.srcHeight = p->srcPtr.ysize;
        copy.srcXInBytes = p->srcPos.x;
    }
    if (p->dstArray) {
        copy.dstMemoryType = CU_MEMORYTYPE_ARRAY;
        copy.dstArray = p->dstArray->data;
        copy.dstXInBytes = p->dstPos.x * element;
    } else {
        copy.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
        copy.dstDevice = shim_address(p->dstPtr.ptr);
        copy.dstPitch = p->dstPtr.pitch;
        copy.dstHeight = p->dstPtr.ysize;
        copy.dstXInBytes = p->dstPos.x;
    }
    *out = copy;
}

hipError_t hipMemcpy3DAsync(const struct hipMemcpy3DParms *p, hipStream_t stream) {
    ENTER();
    CUDA_MEMCPY3D copy;
    shim_copy(p, &copy);
    return shim_return(cuMemcpy3DAsync(&copy, (CUstream)stream));
}

hipError_t hipMemsetD8Async(hipDeviceptr_t to, unsigned char value, size_t count,
                            hipStream_t stream) {
    ENTER();
    return shim_return(cuMemsetD8Async(shim_address(to), value, count, (CUstream)stream));
}

hipError_t hipMemsetD16Async(hipDeviceptr_t to, unsigned short value, size_t count,
                             hipStream_t stream) {
    ENTER();
    return shim_return(cuMemsetD16Async(shim_address(to), value, count, (CUstream)stream));
}

hipError_t hipMemsetD32Async(hipDeviceptr_t to, int value, size_t count, hipStream_t stream) {
    ENTER();
    return shim_return(
        cuMemsetD32Async(shim_address(to), (unsigned)value, count, (CUstream)stream));
}

hipError_t hipMemset2DAsync(void *to, size_t pitch, int value, size_t width, size_t height,
                            hipStream_t stream) {
    ENTER();
    unsigned type = 0;
    CUresult result =
        cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, shim_address(to));
    if (result == CUDA_SUCCESS && type == CU_MEMORYTYPE_HOST) {
        height = 1; /* as HIP 6.4 has it: the host fills no more */
    }
    return shim_return(cuMemsetD2D8Async(shim_address(to), pitch, (unsigned char)value, width,
                                         height, (CUstream)stream));
}

static CUmemLocation location(int device) {
    return device == hipCpuDeviceId ? (CUmemLocation){CU_MEM_LOCATION_TYPE_HOST, 0}
                                    : (CUmemLocation){CU_MEM_LOCATION_TYPE_DEVICE, device};
}

hipError_t hipMemPrefetchAsync(const void *pointer, size_t size, int device, hipStream_t stream) {
    ENTER();
    return shim_return(
        cuMemPrefetchAsync_v2(shim_address(pointer), size, location(device), 0, (CUstream)stream));
}

hipError_t hipMemAdvise(const void *pointer, size_t size, hipMemoryAdvise advice, int device) {
    ENTER();
    if (advice > hipMemAdviseUnsetAccessedBy) {
        return hipErrorInvalidValue;
    }
    return shim_return(
        cuMemAdvise_v2(shim_address(pointer), size, (CUmem_advise)advice, location(device)));
}

/* ---- address ranges -------------------------------------------------------------------------- */

static CUmemAllocationProp allocation(const hipMemAllocationProp *prop) {
    return (CUmemAllocationProp){.type = CU_MEM_ALLOCATION_TYPE_PINNED,
                                 .requestedHandleTypes =
                                     (CUmemAllocationHandleType)prop->requestedHandleType,
                                 .location = {CU_MEM_LOCATION_TYPE_DEVICE, prop->location.id}};
}

hipError_t hipMemGetAllocationGranularity(size_t *bytes, const hipMemAllocationProp *prop,
                                          hipMemAllocationGranularity_flags option) {
    ENTER();
    CUmemAllocationProp native = allocation(prop);
    return shim_return(
        cuMemGetAllocationGranularity(bytes, &native, (CUmemAllocationGranularity_flags)option));
}

hipError_t hipMemAddressReserve(void **start, size_t size, size_t alignment, void *wish,
                                unsigned long long flags) {
    ENTER();
    return shim_return(
        cuMemAddressReserve((CUdeviceptr *)start, size, alignment, shim_address(wish), flags));
}

hipError_t hipMemAddressFree(void *start, size_t size) {
    ENTER();
    return shim_return(cuMemAddressFree(shim_address(start), size));
}

hipError_t hipMemCreate(hipMemGenericAllocationHandle_t *handle, size_t size,
                        const hipMemAllocationProp *prop, unsigned long long flags) {
    ENTER();
    CUmemAllocationProp native = allocation(prop);
    return shim_return(cuMemCreate((CUmemGenericAllocationHandle *)handle, size, &native, flags));
}

hipError_t hipMemRelease(hipMemGenericAllocationHandle_t handle) {
    ENTER();
    return shim_return(cuMemRelease((CUmemGenericAllocationHandle)(uintptr_t)handle));
}

hipError_t hipMemMap(void *start, size_t size, size_t offset,
                     hipMemGenericAllocationHandle_t handle, unsigned long long flags) {
    ENTER();
    return shim_return(cuMemMap(shim_address(start), size, offset,
                                (CUmemGenericAllocationHandle)(uintptr_t)handle, flags));
}

hipError_t hipMemUnmap(void *start, size_t size) {
    ENTER();
    return shim_return(cuMemUnmap(shim_address(start), size));
}

hipError_t hipMemSetAccess(void *start, size_t size, const hipMemAccessDesc *desc, size_t count) {
    ENTER();
    for (size_t i = 0; i < count; ++i) {
        CUmemAccessDesc native = {.location = {CU_MEM_LOCATION_TYPE_DEVICE, desc[i].location.id},
                                  .flags = (CUmemAccess_flags)desc[i].flags};
        CUresult result = cuMemSetAccess(shim_address(start), size, &native, 1);
        if (result != CUDA_SUCCESS) {
            return shim_return(result);
        }
    }
    return hipSuccess;
}

hipError_t hipMemGetAccess(unsigned long long *flags, const hipMemLocation *where, void *pointer) {
    ENTER();
    CUmemLocation native = {CU_MEM_LOCATION_TYPE_DEVICE, where->id};
    return shim_return(cuMemGetAccess(flags, &native, shim_address(pointer)));
}

hipError_t hipMemExportToShareableHandle(void *shared, hipMemGenericAllocationHandle_t handle,
                                         hipMemAllocationHandleType type,
                                         unsigned long long flags) {
    ENTER();
    return shim_return(cuMemExportToShareableHandle(shared,
                                                    (CUmemGenericAllocationHandle)(uintptr_t)handle,
                                                    (CUmemAllocationHandleType)type, flags));
}

hipError_t hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t *handle, void *shared,
                                           hipMemAllocationHandleType type) {
    ENTER();
    return shim_return(cuMemImportFromShareableHandle((CUmemGenericAllocationHandle *)handle,
                                                      shared, (CUmemAllocationHandleType)type));
}

hipError_t hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t *handle, void *address) {
    ENTER();
    return shim_return(
        cuMemRetainAllocationHandle((CUmemGenericAllocationHandle *)handle, address));
}

/* ---- other processes ------------------------------------------------------------------------- */

_Static_assert(sizeof(hipIpcMemHandle_t) == sizeof(CUipcMemHandle), "one size for both");
_Static_assert(sizeof(hipIpcEventHandle_t) == sizeof(CUipcEventHandle), "one size for both");

hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *handle, void *pointer) {
    ENTER();
    return shim_return(cuIpcGetMemHandle((CUipcMemHandle *)handle, shim_address(pointer)));
}

hipError_t hipIpcOpenMemHandle(void **pointer, hipIpcMemHandle_t handle, unsigned flags) {
    ENTER();
    CUipcMemHandle native;
    if (flags != hipIpcMemLazyEnablePeerAccess) {
        return hipErrorInvalidValue;
    }
    memcpy(&native, &handle, sizeof(native));
    return shim_return(
        cuIpcOpenMemHandle((CUdeviceptr *)pointer, native, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
}

hipError_t hipIpcCloseMemHandle(void *pointer) {
    ENTER();
    return shim_return(cuIpcCloseMemHandle(shim_address(pointer)));
}

/* ---- pools ----------------------------------------------------------------------------------- */

hipError_t hipMemPoolCreate(hipMemPool_t *pool, const hipMemPoolProps *props) {
    ENTER();
    CUmemPoolProps native = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED,
                             .location = {CU_MEM_LOCATION_TYPE_DEVICE, props->location.id}};
    return shim_return(cuMemPoolCreate((CUmemoryPool *)pool, &native));
}

hipError_t hipMemPoolDestroy(hipMemPool_t pool) {
    ENTER();
    return shim_return(cuMemPoolDestroy((CUmemoryPool)pool));
}

hipError_t hipMemPoolTrimTo(hipMemPool_t pool, size_t keep) {
    ENTER();
    return shim_return(cuMemPoolTrimTo((CUmemoryPool)pool, keep));
}

hipError_t hipMemPoolSetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void *value) {
    ENTER();
    return shim_return(
        cuMemPoolSetAttribute((CUmemoryPool)pool, (CUmemPool_attribute)attribute, value));
}

hipError_t hipMemPoolGetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void *value) {
    ENTER();
    return shim_return(
        cuMemPoolGetAttribute((CUmemoryPool)pool, (CUmemPool_attribute)attribute, value));
}

hipError_t hipMallocFromPoolAsync(void **pointer, size_t size, hipMemPool_t pool,
                                  hipStream_t stream) {
    ENTER();
    return shim_return(cuMemAllocFromPoolAsync((CUdeviceptr *)pointer, size, (CUmemoryPool)pool,
                                               (CUstream)stream));
}

hipError_t hipFreeAsync(void *pointer, hipStream_t stream) {
    ENTER();
    return shim_return(cuMemFreeAsync(shim_address(pointer), (CUstream)stream));
}
