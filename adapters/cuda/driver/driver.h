/* CUDA's driver interface as the shared body wants it; adapters/stream/driver_types.h says what is
 * expected. */
#ifndef CUDA_DRIVER_H
#define CUDA_DRIVER_H

#include <string.h>

#include "calls.h"
#include "driver_types.h"
#include "ur_api.h"

#define DRV_BACKEND UR_BACKEND_CUDA
#define DRV_PRESENT_AS "UR_CUDA_PRESENT_AS"
#define DRV_CONTEXT_IS_NUMBER false
#define DRV_PLATFORM_NAME "NVIDIA CUDA BACKEND"
#define DRV_VENDOR "NVIDIA Corporation"
#define DRV_VENDOR_ID 0x10deu
#define DRV_NAME "cuda"
#define DRV_LOG_NAME "CUDA"
#define DRV_NUMBERS_VARIABLE "$images"
#define DRV_NUMBERS_DEFINED ".visible .global .align 8 .u64 " DRV_NUMBERS_VARIABLE ";"
#define DRV_TARGET UR_DEVICE_BINARY_TARGET_NVPTX64
#define DRV_CODE "PTX, a cubin or a fat binary"
#define DRV_URCC_TARGET "nvptx64"
#define DRV_VISIBLE_DEVICES "CUDA_VISIBLE_DEVICES"
#define DRV_LOCAL_BYTES 8 /* width of a local memory argument where the kernel does not say */

#define DRV_LINKS true
/* The translator of SPIR-V makes sub-groups of parts of warps, down to this size. */
#define DRV_LEAST_SUB_GROUP 8u
#define DRV_VERSION_IS_ARCH false
/* Acquire and release are instructions from compute capability 7.0 on. */
#define DRV_ATOMIC_ORDERS(attr)                                                                    \
    ((ur_memory_order_capability_flags_t)(UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED |                \
                                          ((attr)[DRV_ATTR_CAPABILITY_MAJOR] >= 7                  \
                                               ? UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |         \
                                                     UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE |     \
                                                     UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL |     \
                                                     UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST       \
                                               : 0)))

typedef CUresult drv_result;
typedef CUdevice drv_device;
typedef CUcontext drv_context;
typedef CUstream drv_stream;
typedef CUevent drv_event;
typedef CUmodule drv_module;
typedef CUfunction drv_function;
typedef CUarray drv_array;
typedef CUmipmappedArray drv_mipmap;
typedef CUsurfObject drv_surface;
typedef CUtexObject drv_texture;
typedef CUexternalMemory drv_external_memory;
typedef CUexternalSemaphore drv_semaphore;
typedef CUmemoryPool drv_pool;
typedef CUmemGenericAllocationHandle drv_physical;

#define DRV_OK CUDA_SUCCESS
#define DRV_NOT_READY CUDA_ERROR_NOT_READY
#define DRV_UNSUPPORTED CUDA_ERROR_NOT_SUPPORTED
#define DRV_INVALID CUDA_ERROR_INVALID_VALUE
#define DRV_NO_MEMORY CUDA_ERROR_OUT_OF_MEMORY
#define DRV_NO_DEVICE CUDA_ERROR_NO_DEVICE
#define DRV_NO_CONTEXT ((drv_context)0)

/* PTX takes a pointer to shared memory, as wide as any; narrower is an offset from the start of the
 * dynamic part. */
static inline bool drv_local_is_address(uint32_t width, bool local) {
    (void)local;
    return width == 8;
}

/* driver.c: opens the library. Returns false with the reason as a sentence. */
bool drv_open(char *reason, size_t size);
/* driver.c: nearest result of the interface. */
ur_result_t drv_map(drv_result result);

static inline CUdeviceptr cuda_address(const void *pointer) {
    return (CUdeviceptr)(uintptr_t)pointer;
}

/* ---- errors, initialisation, devices --------------------------------------------------------- */

static inline const char *drv_result_name(drv_result result) {
    const char *name = NULL;
    return cuda.cuGetErrorName(result, &name) == CUDA_SUCCESS && name ? name
                                                                      : "an error it does not name";
}

static inline const char *drv_result_text(drv_result result) {
    const char *text = NULL;
    return cuda.cuGetErrorString(result, &text) == CUDA_SUCCESS && text ? text : "no description";
}

static inline drv_result drv_init(void) {
    return cuda.cuInit(0);
}

/* What failed on purpose is not to be told by a later call. */
static inline void drv_forget_error(void) {
}

static inline drv_result drv_version(int *version) {
    return cuda.cuDriverGetVersion(version);
}

static inline drv_result drv_device_count(int *count) {
    return cuda.cuDeviceGetCount(count);
}

static inline drv_result drv_device_get(int ordinal, drv_device *device) {
    return cuda.cuDeviceGet(device, ordinal);
}

static inline drv_result drv_device_name(drv_device device, char *name, int size) {
    return cuda.cuDeviceGetName(name, size, device);
}

static inline drv_result drv_device_memory(drv_device device, size_t *bytes) {
    return cuda.cuDeviceTotalMem(bytes, device);
}

static inline drv_result drv_device_uuid(drv_device device, unsigned char uuid[16]) {
    CUuuid value;
    CUresult result = cuda.cuDeviceGetUuid ? cuda.cuDeviceGetUuid(&value, device) : DRV_UNSUPPORTED;
    if (result == CUDA_SUCCESS) {
        memcpy(uuid, value.bytes, 16);
    }
    return result;
}

static inline drv_result drv_device_attr(drv_device device, enum drv_attr attr, int *value) {
    static const int map[DRV_ATTR_COUNT] = {
        [DRV_ATTR_COMPUTE_UNITS] = CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT,
        [DRV_ATTR_MAX_THREADS_PER_BLOCK] = CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
        [DRV_ATTR_MAX_BLOCK_X] = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X,
        [DRV_ATTR_MAX_BLOCK_Y] = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y,
        [DRV_ATTR_MAX_BLOCK_Z] = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z,
        [DRV_ATTR_MAX_GRID_X] = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X,
        [DRV_ATTR_MAX_GRID_Y] = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y,
        [DRV_ATTR_MAX_GRID_Z] = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z,
        [DRV_ATTR_SHARED_PER_BLOCK] = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK,
        [DRV_ATTR_SHARED_PER_BLOCK_MOST] = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,
        [DRV_ATTR_SHARED_RESERVED] = CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK,
        [DRV_ATTR_CONSTANT_MEMORY] = CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY,
        [DRV_ATTR_WARP_SIZE] = CU_DEVICE_ATTRIBUTE_WARP_SIZE,
        [DRV_ATTR_REGISTERS_PER_BLOCK] = CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK,
        [DRV_ATTR_CLOCK_KHZ] = CU_DEVICE_ATTRIBUTE_CLOCK_RATE,
        [DRV_ATTR_MEMORY_CLOCK_KHZ] = CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE,
        [DRV_ATTR_MEMORY_BUS_BITS] = CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH,
        [DRV_ATTR_L2_BYTES] = CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE,
        [DRV_ATTR_INTEGRATED] = CU_DEVICE_ATTRIBUTE_INTEGRATED,
        [DRV_ATTR_ECC] = CU_DEVICE_ATTRIBUTE_ECC_ENABLED,
        [DRV_ATTR_CAPABILITY_MAJOR] = CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
        [DRV_ATTR_CAPABILITY_MINOR] = CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
        [DRV_ATTR_PCI_DOMAIN] = CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID,
        [DRV_ATTR_PCI_BUS] = CU_DEVICE_ATTRIBUTE_PCI_BUS_ID,
        [DRV_ATTR_PCI_DEVICE] = CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID,
#if CUDA_VERSION >= 12080
        [DRV_ATTR_PCI_ID] = CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID,
#endif
        [DRV_ATTR_MANAGED_MEMORY] = CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY,
        [DRV_ATTR_CONCURRENT_MANAGED] = CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS,
        [DRV_ATTR_PAGEABLE_ACCESS] = CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS,
        [DRV_ATTR_HOST_ATOMICS] = CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED,
        [DRV_ATTR_HOST_REGISTER] = CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED,
        [DRV_ATTR_READ_ONLY_REGISTER] = CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED,
        [DRV_ATTR_COOPERATIVE] = CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH,
        [DRV_ATTR_CLUSTER] = CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH,
        [DRV_ATTR_VIRTUAL_MEMORY] = CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED,
        [DRV_ATTR_EXPORT_FD] = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED,
        [DRV_ATTR_POOLS] = CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED,
        [DRV_ATTR_COMPUTE_MODE] = CU_DEVICE_ATTRIBUTE_COMPUTE_MODE,
        [DRV_ATTR_IMAGE_1D] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH,
        [DRV_ATTR_IMAGE_1D_LINEAR] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH,
        [DRV_ATTR_IMAGE_2D_WIDTH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH,
        [DRV_ATTR_IMAGE_2D_HEIGHT] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT,
        [DRV_ATTR_IMAGE_3D_WIDTH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH,
        [DRV_ATTR_IMAGE_3D_HEIGHT] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT,
        [DRV_ATTR_IMAGE_3D_DEPTH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH,
        [DRV_ATTR_IMAGE_LAYERS] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS,
        [DRV_ATTR_LINEAR_2D_WIDTH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH,
        [DRV_ATTR_LINEAR_2D_HEIGHT] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT,
        [DRV_ATTR_LINEAR_2D_PITCH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH,
        [DRV_ATTR_LAYERED_1D_WIDTH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH,
        [DRV_ATTR_LAYERED_1D_LAYERS] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS,
        [DRV_ATTR_LAYERED_2D_WIDTH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH,
        [DRV_ATTR_LAYERED_2D_HEIGHT] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT,
        [DRV_ATTR_MIPMAP_1D_WIDTH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH,
        [DRV_ATTR_MIPMAP_2D_WIDTH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH,
        [DRV_ATTR_MIPMAP_2D_HEIGHT] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT,
        [DRV_ATTR_CUBE_WIDTH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH,
        [DRV_ATTR_GATHER_WIDTH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH,
        [DRV_ATTR_GATHER_HEIGHT] = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT,
        [DRV_ATTR_SURFACE_2D_WIDTH] = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH,
        [DRV_ATTR_SURFACE_2D_HEIGHT] = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT,
        [DRV_ATTR_TEXTURE_ALIGN] = CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT,
        [DRV_ATTR_PITCH_ALIGN] = CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT,
    };
    return map[attr] ? cuda.cuDeviceGetAttribute(value, (CUdevice_attribute)map[attr], device)
                     : DRV_UNSUPPORTED;
}

/* ---- contexts -------------------------------------------------------------------------------- */

static inline drv_result drv_primary_retain(drv_device device, drv_context *context) {
    return cuda.cuDevicePrimaryCtxRetain(context, device);
}

static inline drv_result drv_primary_release(drv_device device) {
    return cuda.cuDevicePrimaryCtxRelease(device);
}

/* After the release of one that is lost: with the last reference it has ended. */
static inline void drv_primary_over(drv_device device) {
    (void)device;
}

/* The program may make another context current at any time, so the driver is asked each time: that
 * is a read of a thread-local variable there, and setting one is not. */
static inline bool drv_is_current(drv_context context) {
    CUcontext current = NULL;
    return cuda.cuCtxGetCurrent(&current) == CUDA_SUCCESS && current == context;
}

static inline drv_result drv_make_current(drv_context context) {
    return drv_is_current(context) ? CUDA_SUCCESS : cuda.cuCtxSetCurrent(context);
}

static inline drv_result drv_context_device(drv_context context, drv_device *device) {
    CUresult result = drv_make_current(context);
    return result == CUDA_SUCCESS ? cuda.cuCtxGetDevice(device) : result;
}

static inline ur_native_handle_t drv_context_native(drv_context context) {
    return (ur_native_handle_t)context;
}

static inline drv_context drv_context_adopt(ur_native_handle_t native) {
    return (drv_context)native;
}

static inline drv_result drv_context_wait(void) {
    return cuda.cuCtxSynchronize();
}

static inline drv_result drv_memory_free(size_t *available, size_t *total) {
    return cuda.cuMemGetInfo(available, total);
}

/* ---- streams --------------------------------------------------------------------------------- */

static inline drv_result drv_priorities(int *least, int *greatest) {
    return cuda.cuCtxGetStreamPriorityRange ? cuda.cuCtxGetStreamPriorityRange(least, greatest)
                                            : DRV_UNSUPPORTED;
}

static inline drv_result drv_stream_create(drv_stream *stream, bool with_default, int priority) {
    return cuda.cuStreamCreateWithPriority(
        stream, with_default ? CU_STREAM_DEFAULT : CU_STREAM_NON_BLOCKING, priority);
}

static inline drv_result drv_stream_destroy(drv_stream stream) {
    return cuda.cuStreamDestroy(stream);
}

static inline drv_result drv_stream_wait(drv_stream stream) {
    return cuda.cuStreamSynchronize(stream);
}

static inline drv_result drv_stream_query(drv_stream stream) {
    return cuda.cuStreamQuery(stream);
}

static inline drv_result drv_stream_wait_event(drv_stream stream, drv_event event) {
    return cuda.cuStreamWaitEvent(stream, event, 0);
}

/* `function` runs on a thread of the driver, also if the stream failed; it may not call the driver.
 */
typedef CUstreamCallback drv_callback;
#define DRV_CALLBACK CUDA_CB
static inline drv_result drv_stream_callback(drv_stream stream, drv_callback function, void *data) {
    return cuda.cuStreamAddCallback(stream, function, data, 0);
}

/* The stream waits until the word, in memory of drv_alloc_host or registered, is at least `value`,
 * modulo 2^32. */
static inline bool drv_has_stream_wait_word(void) {
    return cuda.cuStreamWaitValue32 != NULL;
}
static inline drv_result drv_stream_wait_word(drv_stream stream, uint32_t *word, uint32_t value) {
    return cuda.cuStreamWaitValue32(stream, (CUdeviceptr)(uintptr_t)word, value,
                                    CU_STREAM_WAIT_VALUE_GEQ);
}

/* Stores a word, once everything that came before on the stream can be seen by all. */
static inline bool drv_has_stream_write_word(void) {
    return cuda.cuStreamWriteValue32 != NULL;
}
static inline drv_result drv_stream_write_word(drv_stream stream, uint32_t *word, uint32_t value) {
    return cuda.cuStreamWriteValue32(stream, (CUdeviceptr)(uintptr_t)word, value,
                                     CU_STREAM_WRITE_VALUE_DEFAULT);
}

/* Not made by anybody: each context has its own. */
static inline bool drv_is_default_stream(drv_stream stream) {
    return !stream || stream == CU_STREAM_LEGACY || stream == CU_STREAM_PER_THREAD;
}

/* The context of a stream that the program made. */
static inline drv_result drv_stream_context(drv_stream stream, drv_context *context) {
    return cuda.cuStreamGetCtx ? cuda.cuStreamGetCtx(stream, context) : DRV_UNSUPPORTED;
}

static inline drv_result drv_stream_with_default(drv_stream stream, bool *with_default) {
    unsigned flags = 0;
    CUresult result =
        cuda.cuStreamGetFlags ? cuda.cuStreamGetFlags(stream, &flags) : DRV_UNSUPPORTED;
    *with_default = flags == CU_STREAM_DEFAULT;
    return result;
}

static inline drv_result drv_stream_priority(drv_stream stream, int *priority) {
    return cuda.cuStreamGetPriority ? cuda.cuStreamGetPriority(stream, priority) : DRV_UNSUPPORTED;
}

/* ---- events ---------------------------------------------------------------------------------- */

static inline drv_result drv_event_create(drv_event *event, bool timed) {
    return cuda.cuEventCreate(event, timed ? CU_EVENT_DEFAULT : CU_EVENT_DISABLE_TIMING);
}

static inline drv_result drv_event_destroy(drv_event event) {
    return cuda.cuEventDestroy(event);
}

static inline drv_result drv_event_record(drv_event event, drv_stream stream) {
    return cuda.cuEventRecord(event, stream);
}

static inline drv_result drv_event_query(drv_event event) {
    return cuda.cuEventQuery(event);
}

static inline drv_result drv_event_wait(drv_event event) {
    return cuda.cuEventSynchronize(event);
}

static inline drv_result drv_event_elapsed(float *milliseconds, drv_event from, drv_event to) {
    return cuda.cuEventElapsedTime ? cuda.cuEventElapsedTime(milliseconds, from, to)
                                   : cuda.elapsed_before(milliseconds, from, to);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static inline drv_result drv_alloc_device(void **pointer, size_t size) {
    CUdeviceptr address = 0;
    CUresult result = cuda.cuMemAlloc(&address, size);
    *pointer = (void *)(uintptr_t)address;
    return result;
}

static inline drv_result drv_free_device(void *pointer) {
    return cuda.cuMemFree(cuda_address(pointer));
}

static inline drv_result drv_alloc_pitched(void **pointer, size_t *pitch, size_t width, size_t rows,
                                           unsigned element) {
    CUdeviceptr address = 0;
    CUresult result = cuda.cuMemAllocPitch(&address, pitch, width, rows, element);
    *pointer = (void *)(uintptr_t)address;
    return result;
}

static inline drv_result drv_alloc_host(void **pointer, size_t size) {
    return cuda.cuMemHostAlloc(pointer, size, CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP);
}

static inline drv_result drv_free_host(void *pointer) {
    return cuda.cuMemFreeHost(pointer);
}

static inline drv_result drv_alloc_managed(void **pointer, size_t size) {
    CUdeviceptr address = 0;
    CUresult result = cuda.cuMemAllocManaged(&address, size, CU_MEM_ATTACH_GLOBAL);
    *pointer = (void *)(uintptr_t)address;
    return result;
}

static inline drv_result drv_free_managed(void *pointer) {
    return cuda.cuMemFree(cuda_address(pointer));
}

static inline drv_result drv_host_register(void *pointer, size_t size, bool read_only) {
    unsigned flags = CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP;
    return cuda.cuMemHostRegister(pointer, size,
                                  read_only ? flags | CU_MEMHOSTREGISTER_READ_ONLY : flags);
}

static inline drv_result drv_host_unregister(void *pointer) {
    return cuda.cuMemHostUnregister(pointer);
}

static inline drv_result drv_pointer_get(const void *pointer, struct drv_pointer *info) {
    unsigned type = 0, managed = 0;
    int device = -1;
    CUpointer_attribute which[] = {CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                                   CU_POINTER_ATTRIBUTE_IS_MANAGED,
                                   CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL};
    void *values[] = {&type, &managed, &device};
    *info = (struct drv_pointer){.type = DRV_POINTER_UNKNOWN, .device = -1};
    /* Unlike the call for one attribute this one succeeds, with zeros, for a pointer it does not
     * know. */
    CUresult result = cuda.cuPointerGetAttributes(3, which, values, cuda_address(pointer));
    if (result != CUDA_SUCCESS || type == 0) {
        return result;
    }
    info->type = managed                      ? DRV_POINTER_MANAGED
                 : type == CU_MEMORYTYPE_HOST ? DRV_POINTER_HOST
                                              : DRV_POINTER_DEVICE;
    info->device = info->type == DRV_POINTER_HOST ? -1 : device;
    CUdeviceptr base = 0;
    size_t size = 0;
    result = cuda.cuMemGetAddressRange(&base, &size, cuda_address(pointer));
    if (result == CUDA_SUCCESS) {
        info->base = (void *)(uintptr_t)base;
        info->size = size;
    }
    /* Not every kind of memory has a range that the driver tells. */
    return result == CUDA_ERROR_INVALID_VALUE || result == CUDA_ERROR_NOT_FOUND ? CUDA_SUCCESS
                                                                                : result;
}

/* ---- copies and fills ------------------------------------------------------------------------ */

static inline drv_result drv_copy_linear(void *to, const void *from, size_t size,
                                         drv_stream stream) {
    return cuda.cuMemcpyAsync(cuda_address(to), cuda_address(from), size, stream);
}

/* driver.c */
void cuda_copy(const struct drv_copy *copy, CUDA_MEMCPY3D *native);

static inline drv_result drv_copy_rect(const struct drv_copy *copy, drv_stream stream) {
    CUDA_MEMCPY3D native;
    cuda_copy(copy, &native);
    return cuda.cuMemcpy3DAsync(&native, stream);
}

/* width is 1, 2 or 4: the bytes of the value that is repeated `count` times. */
static inline drv_result drv_fill(void *to, unsigned value, unsigned width, size_t count,
                                  drv_stream stream) {
    switch (width) {
    case 1:
        return cuda.cuMemsetD8Async(cuda_address(to), (unsigned char)value, count, stream);
    case 2:
        return cuda.cuMemsetD16Async(cuda_address(to), (unsigned short)value, count, stream);
    default:
        return cuda.cuMemsetD32Async(cuda_address(to), value, count, stream);
    }
}

/* The same for `rows` rows of `count` values each, `pitch` bytes apart. */
#define DRV_FILL_ROWS_WIDTH 4u
static inline drv_result drv_fill_rows(void *to, size_t pitch, unsigned value, unsigned width,
                                       size_t count, size_t rows, drv_stream stream) {
    switch (width) {
    case 1:
        return cuda.cuMemsetD2D8Async(cuda_address(to), pitch, (unsigned char)value, count, rows,
                                      stream);
    case 2:
        return cuda.cuMemsetD2D16Async(cuda_address(to), pitch, (unsigned short)value, count, rows,
                                       stream);
    default:
        return cuda.cuMemsetD2D32Async(cuda_address(to), pitch, value, count, rows, stream);
    }
}

static inline CUmemLocation cuda_location(int device) {
    return device == DRV_THE_HOST ? (CUmemLocation){CU_MEM_LOCATION_TYPE_HOST, 0}
                                  : (CUmemLocation){CU_MEM_LOCATION_TYPE_DEVICE, device};
}

static inline drv_result drv_prefetch(const void *pointer, size_t size, int device,
                                      drv_stream stream) {
    return cuda.cuMemPrefetchAsync_v2 ? cuda.cuMemPrefetchAsync_v2(cuda_address(pointer), size,
                                                                   cuda_location(device), 0, stream)
                                      : DRV_UNSUPPORTED;
}

static inline drv_result drv_advise(const void *pointer, size_t size, enum drv_advice advice,
                                    int device) {
    static const CUmem_advise map[] = {
        [DRV_ADVISE_READ_MOSTLY] = CU_MEM_ADVISE_SET_READ_MOSTLY,
        [DRV_ADVISE_NOT_READ_MOSTLY] = CU_MEM_ADVISE_UNSET_READ_MOSTLY,
        [DRV_ADVISE_PREFER] = CU_MEM_ADVISE_SET_PREFERRED_LOCATION,
        [DRV_ADVISE_NOT_PREFER] = CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION,
        [DRV_ADVISE_ACCESSED_BY] = CU_MEM_ADVISE_SET_ACCESSED_BY,
        [DRV_ADVISE_NOT_ACCESSED_BY] = CU_MEM_ADVISE_UNSET_ACCESSED_BY,
    };
    return cuda.cuMemAdvise_v2 ? cuda.cuMemAdvise_v2(cuda_address(pointer), size, map[advice],
                                                     cuda_location(device))
                               : DRV_UNSUPPORTED;
}

/* ---- modules and functions ------------------------------------------------------------------- */

/* driver.c: with the compiler's words in jit->log. */
drv_result drv_module_load(drv_module *module, const void *image, struct drv_jit *jit);
/* driver.c: several images into one; *out is malloced. */
drv_result drv_module_link(const void *const *images, const size_t *sizes, const char *const *names,
                           size_t count, struct drv_jit *jit, void **out, size_t *out_size);

static inline drv_result drv_module_unload(drv_module module) {
    return cuda.cuModuleUnload(module);
}

static inline drv_result drv_module_function(drv_function *function, drv_module module,
                                             const char *name) {
    /* The driver calls an empty name a wrong value, where nothing has that name. */
    return name[0] ? cuda.cuModuleGetFunction(function, module, name) : CUDA_ERROR_NOT_FOUND;
}

static inline drv_result drv_module_global(void **pointer, size_t *size, drv_module module,
                                           const char *name) {
    CUdeviceptr address = 0;
    CUresult result =
        name[0] ? cuda.cuModuleGetGlobal(&address, size, module, name) : CUDA_ERROR_NOT_FOUND;
    *pointer = (void *)(uintptr_t)address;
    return result;
}

/* Whether a failure says that the name is not in the module. */
static inline bool drv_is_not_found(drv_result result) {
    return result == CUDA_ERROR_NOT_FOUND;
}

static inline drv_result drv_module_function_count(drv_module module, unsigned *count) {
    return cuda.cuModuleGetFunctionCount && cuda.cuModuleEnumerateFunctions && cuda.cuFuncGetName
               ? cuda.cuModuleGetFunctionCount(count, module)
               : DRV_UNSUPPORTED;
}

static inline drv_result drv_module_functions(drv_module module, drv_function *functions,
                                              unsigned count) {
    return cuda.cuModuleEnumerateFunctions(functions, count, module);
}

static inline drv_result drv_function_name(drv_function function, const char **name) {
    return cuda.cuFuncGetName ? cuda.cuFuncGetName(name, function) : DRV_UNSUPPORTED;
}

static inline drv_result drv_function_param(drv_function function, size_t index, size_t *size) {
    size_t offset = 0;
    return cuda.cuFuncGetParamInfo ? cuda.cuFuncGetParamInfo(function, index, &offset, size)
                                   : DRV_UNSUPPORTED;
}

static inline drv_result drv_function_attr_get(drv_function function, enum drv_function_attr attr,
                                               int *value) {
    static const CUfunction_attribute map[] = {
        [DRV_FUNCTION_MAX_THREADS] = CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
        [DRV_FUNCTION_SHARED_BYTES] = CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
        [DRV_FUNCTION_LOCAL_BYTES] = CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
        [DRV_FUNCTION_REGISTERS] = CU_FUNC_ATTRIBUTE_NUM_REGS,
        [DRV_FUNCTION_MAX_DYNAMIC_SHARED] = CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
    };
    return cuda.cuFuncGetAttribute(value, map[attr], function);
}

static inline drv_result drv_function_allow_shared(drv_function function, int bytes) {
    return cuda.cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                   bytes);
}

static inline drv_result drv_function_allow_clusters(drv_function function) {
    return cuda.cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED,
                                   1);
}

/* Which of shared memory and cache the kernel would rather have more of: 1, -1, or 0 for neither.
 */
static inline drv_result drv_function_prefer_shared(drv_function function, int preference) {
    return cuda.cuFuncSetCacheConfig(function, preference > 0   ? CU_FUNC_CACHE_PREFER_SHARED
                                               : preference < 0 ? CU_FUNC_CACHE_PREFER_L1
                                                                : CU_FUNC_CACHE_PREFER_NONE);
}

static inline drv_result drv_function_blocks(drv_function function, int threads, size_t shared,
                                             int *blocks) {
    return cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, threads, shared);
}

/* A launch goes to the context of its stream, whichever is current, but for the streams that stand
 * for the current context's own. Drivers before that rule refuse. */
static inline bool drv_stream_has_context(drv_stream stream) {
    return stream != NULL && stream != CU_STREAM_LEGACY && stream != CU_STREAM_PER_THREAD;
}

static inline drv_result drv_launch_plain(drv_function function, const struct drv_launch *launch,
                                          drv_stream stream, void **params) {
    return cuda.cuLaunchKernel(function, launch->grid[0], launch->grid[1], launch->grid[2],
                               launch->block[0], launch->block[1], launch->block[2], launch->shared,
                               stream, params, NULL);
}

static inline bool drv_has_extended(void) {
    return cuda.cuLaunchKernelEx != NULL;
}

static inline bool drv_has_cooperative(void) {
    return cuda.cuLaunchKernelEx || cuda.cuLaunchCooperativeKernel;
}

/* driver.c */
drv_result drv_launch_extended(drv_function function, const struct drv_launch *launch,
                               const struct drv_launch_extra *extra, drv_stream stream,
                               void **params);

/* ---- peers ----------------------------------------------------------------------------------- */

static inline drv_result drv_peer_possible(int *possible, drv_device device, drv_device peer) {
    return cuda.cuDeviceCanAccessPeer(possible, device, peer);
}

static inline drv_result drv_peer_atomics(int *possible, drv_device device, drv_device peer) {
    return cuda.cuDeviceGetP2PAttribute
               ? cuda.cuDeviceGetP2PAttribute(
                     possible, CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED, device, peer)
               : DRV_UNSUPPORTED;
}

/* For the context that is current. */
static inline drv_result drv_peer_enable(drv_context peer) {
    return cuda.cuCtxEnablePeerAccess(peer, 0);
}

static inline drv_result drv_peer_disable(drv_context peer) {
    return cuda.cuCtxDisablePeerAccess(peer);
}

static inline bool drv_is_peer_already(drv_result result) {
    return result == CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
}

static inline bool drv_is_peer_not_yet(drv_result result) {
    return result == CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
}

/* ---- images ---------------------------------------------------------------------------------- */

/* image.c */
drv_result drv_array_create(drv_array *array, const struct drv_array_desc *desc);
drv_result drv_mipmap_create(drv_mipmap *mipmap, const struct drv_array_desc *desc,
                             unsigned levels);
drv_result drv_surface_create(drv_surface *surface, drv_array array);
drv_result drv_texture_create(drv_texture *texture, const struct drv_resource *resource,
                              const struct drv_sampling *sampling);
/* Pre: the descriptor is open. On success it is the driver's. */
drv_result drv_external_import(drv_external_memory *memory, enum drv_external_type type, int fd,
                               size_t size);
/* As memory that drv_free_device gives up. */
drv_result drv_external_map(void **pointer, drv_external_memory memory, size_t offset, size_t size);
drv_result drv_external_map_array(drv_mipmap *mipmap, drv_external_memory memory,
                                  const struct drv_array_desc *desc, unsigned levels);
drv_result drv_semaphore_import(drv_semaphore *semaphore, enum drv_external_type type, int fd);
drv_result drv_semaphore_signal(drv_semaphore semaphore, uint64_t value, drv_stream stream);
drv_result drv_semaphore_wait(drv_semaphore semaphore, uint64_t value, drv_stream stream);

static inline bool drv_has_textures(void) {
    return cuda.cuTexObjectCreate && cuda.cuTexObjectDestroy;
}

/* Whether kernels that were translated read images through textures. */
static inline bool drv_reads_by_texture(void) {
    return drv_has_textures();
}

static inline bool drv_has_mipmaps(void) {
    return cuda.cuMipmappedArrayCreate && cuda.cuMipmappedArrayDestroy &&
           cuda.cuMipmappedArrayGetLevel;
}

static inline bool drv_has_external_memory(void) {
    return cuda.cuImportExternalMemory && cuda.cuDestroyExternalMemory &&
           cuda.cuExternalMemoryGetMappedBuffer;
}

static inline bool drv_has_external_arrays(void) {
    return cuda.cuExternalMemoryGetMappedMipmappedArray && drv_has_mipmaps();
}

static inline bool drv_has_semaphores(void) {
    return cuda.cuImportExternalSemaphore && cuda.cuDestroyExternalSemaphore &&
           cuda.cuSignalExternalSemaphoresAsync && cuda.cuWaitExternalSemaphoresAsync;
}

static inline bool drv_knows_external(enum drv_external_type type) {
    return type != DRV_EXTERNAL_DMA_BUF;
}

static inline drv_result drv_texture_destroy(drv_texture texture) {
    return cuda.cuTexObjectDestroy(texture);
}

static inline drv_result drv_mipmap_level(drv_array *array, drv_mipmap mipmap, unsigned level) {
    return cuda.cuMipmappedArrayGetLevel(array, mipmap, level);
}

static inline drv_result drv_mipmap_destroy(drv_mipmap mipmap) {
    return cuda.cuMipmappedArrayDestroy(mipmap);
}

static inline drv_result drv_external_destroy(drv_external_memory memory) {
    return cuda.cuDestroyExternalMemory(memory);
}

static inline drv_result drv_semaphore_destroy(drv_semaphore semaphore) {
    return cuda.cuDestroyExternalSemaphore(semaphore);
}

static inline drv_result drv_array_destroy(drv_array array) {
    return cuda.cuArrayDestroy(array);
}

static inline drv_result drv_surface_destroy(drv_surface surface) {
    return cuda.cuSurfObjectDestroy(surface);
}

/* ---- between processes ----------------------------------------------------------------------- */

_Static_assert(sizeof(CUipcMemHandle) == sizeof(struct drv_ipc_memory), "size of the handle");

static inline bool drv_has_ipc(void) {
    return cuda.cuIpcGetMemHandle && cuda.cuIpcOpenMemHandle && cuda.cuIpcCloseMemHandle;
}

static inline drv_result drv_ipc_memory_get(struct drv_ipc_memory *handle, void *pointer) {
    return cuda.cuIpcGetMemHandle
               ? cuda.cuIpcGetMemHandle((CUipcMemHandle *)handle, cuda_address(pointer))
               : DRV_UNSUPPORTED;
}

static inline drv_result drv_ipc_memory_open(void **pointer, const struct drv_ipc_memory *handle) {
    if (!cuda.cuIpcOpenMemHandle) {
        return DRV_UNSUPPORTED;
    }
    CUipcMemHandle native;
    memcpy(&native, handle, sizeof(native));
    CUdeviceptr address = 0;
    CUresult result = cuda.cuIpcOpenMemHandle(&address, native, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
    *pointer = (void *)(uintptr_t)address;
    return result;
}

static inline drv_result drv_ipc_memory_close(void *pointer) {
    return cuda.cuIpcCloseMemHandle ? cuda.cuIpcCloseMemHandle(cuda_address(pointer))
                                    : DRV_UNSUPPORTED;
}

/* ---- virtual memory -------------------------------------------------------------------------- */

/* Whether the driver has all calls of this group. */
static inline bool drv_has_virtual(void) {
    return cuda.cuMemGetAllocationGranularity && cuda.cuMemAddressReserve &&
           cuda.cuMemAddressFree && cuda.cuMemCreate && cuda.cuMemRelease && cuda.cuMemMap &&
           cuda.cuMemUnmap && cuda.cuMemSetAccess && cuda.cuMemGetAccess;
}

static inline CUmemAllocationProp cuda_allocation(int device, bool exported) {
    return (CUmemAllocationProp){
        .type = CU_MEM_ALLOCATION_TYPE_PINNED,
        .requestedHandleTypes =
            exported ? CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR : CU_MEM_HANDLE_TYPE_NONE,
        .location = {CU_MEM_LOCATION_TYPE_DEVICE, device},
    };
}

static inline drv_result drv_granularity(size_t *bytes, int device, bool recommended) {
    CUmemAllocationProp prop = cuda_allocation(device, false);
    return cuda.cuMemGetAllocationGranularity(bytes, &prop,
                                              recommended ? CU_MEM_ALLOC_GRANULARITY_RECOMMENDED
                                                          : CU_MEM_ALLOC_GRANULARITY_MINIMUM);
}

static inline drv_result drv_reserve(void **start, size_t size, const void *wish) {
    CUdeviceptr address = 0;
    CUresult result = cuda.cuMemAddressReserve(&address, size, 0, cuda_address(wish), 0);
    *start = (void *)(uintptr_t)address;
    return result;
}

static inline drv_result drv_unreserve(const void *start, size_t size) {
    return cuda.cuMemAddressFree(cuda_address(start), size);
}

static inline drv_result drv_physical_create(drv_physical *memory, size_t size, int device,
                                             bool exported) {
    CUmemAllocationProp prop = cuda_allocation(device, exported);
    return cuda.cuMemCreate(memory, size, &prop, 0);
}

static inline drv_result drv_physical_release(drv_physical memory) {
    return cuda.cuMemRelease(memory);
}

static inline drv_result drv_map_memory(const void *start, size_t size, drv_physical memory,
                                        size_t offset) {
    return cuda.cuMemMap(cuda_address(start), size, offset, memory, 0);
}

static inline drv_result drv_unmap_memory(const void *start, size_t size) {
    return cuda.cuMemUnmap(cuda_address(start), size);
}

static inline drv_result drv_access_set(const void *start, size_t size, int device,
                                        enum drv_access access) {
    CUmemAccessDesc desc = {
        .location = {CU_MEM_LOCATION_TYPE_DEVICE, device},
        .flags = access == DRV_ACCESS_NONE   ? CU_MEM_ACCESS_FLAGS_PROT_NONE
                 : access == DRV_ACCESS_READ ? CU_MEM_ACCESS_FLAGS_PROT_READ
                                             : CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
    };
    return cuda.cuMemSetAccess(cuda_address(start), size, &desc, 1);
}

static inline drv_result drv_access_get(const void *start, int device, enum drv_access *access) {
    CUmemLocation location = {CU_MEM_LOCATION_TYPE_DEVICE, device};
    unsigned long long flags = 0;
    CUresult result = cuda.cuMemGetAccess(&flags, &location, cuda_address(start));
    *access = flags == CU_MEM_ACCESS_FLAGS_PROT_READ        ? DRV_ACCESS_READ
              : flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE ? DRV_ACCESS_READ_WRITE
                                                            : DRV_ACCESS_NONE;
    return result;
}

static inline drv_result drv_physical_export(int *fd, drv_physical memory) {
    return cuda.cuMemExportToShareableHandle
               ? cuda.cuMemExportToShareableHandle(fd, memory,
                                                   CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0)
               : DRV_UNSUPPORTED;
}

static inline drv_result drv_physical_import(drv_physical *memory, int fd) {
    return cuda.cuMemImportFromShareableHandle
               ? cuda.cuMemImportFromShareableHandle(memory, (void *)(uintptr_t)fd,
                                                     CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
               : DRV_UNSUPPORTED;
}

/* Another reference to the memory that is mapped there. */
static inline drv_result drv_physical_retain(drv_physical *memory, void *mapped) {
    return cuda.cuMemRetainAllocationHandle ? cuda.cuMemRetainAllocationHandle(memory, mapped)
                                            : DRV_UNSUPPORTED;
}

static inline bool drv_can_map_again(void) {
    return cuda.cuMemRetainAllocationHandle != NULL;
}

static inline bool drv_can_share_mapped(void) {
    return cuda.cuMemRetainAllocationHandle && cuda.cuMemExportToShareableHandle &&
           cuda.cuMemImportFromShareableHandle;
}

#include "driver_pool.h"

#endif
