/* HIP as the shared body wants it; adapters/stream/driver_types.h says what is expected.
 *
 * HIP has no contexts but a current device for each thread, so a context is the ordinal of a device
 * here. */
#ifndef HIP_DRIVER_H
#define HIP_DRIVER_H

#include <string.h>

#include "calls.h"
#include "driver_types.h"
#include "messages.h"
#include "ur_api.h"
#include "llvm/llvm.h"

#define DRV_BACKEND UR_BACKEND_HIP
#define DRV_PRESENT_AS "UR_HIP_PRESENT_AS"
#define DRV_CONTEXT_IS_NUMBER true
#define DRV_PLATFORM_NAME "AMD HIP BACKEND"
#define DRV_VENDOR "AMD Corporation"
#define DRV_VENDOR_ID 0x1002u
#define DRV_NAME "hip"
#define DRV_LOG_NAME "HIP"
#define DRV_NUMBERS_VARIABLE UR_LLVM_IMAGES
#define DRV_NUMBERS_DEFINED "\0" DRV_NUMBERS_VARIABLE "\0" /* among the names of its symbols */
#define DRV_TARGET UR_DEVICE_BINARY_TARGET_AMDGCN
#define DRV_CODE "an AMD GPU code object"
#define DRV_URCC_TARGET "amdgcn"
#define DRV_VISIBLE_DEVICES "HIP_VISIBLE_DEVICES"
#define DRV_LOCAL_BYTES 4
#define DRV_LINKS false
#define DRV_LEAST_SUB_GROUP 8u
#define DRV_VERSION_IS_ARCH true
#define DRV_ATOMIC_ORDERS(attr)                                                                    \
    ((void)(attr), (ur_memory_order_capability_flags_t)(UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED |  \
                                                        UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |  \
                                                        UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE |  \
                                                        UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL))

typedef hipError_t drv_result;
typedef hipDevice_t drv_device;
typedef int drv_context;
typedef hipStream_t drv_stream;
typedef hipEvent_t drv_event;
typedef hipModule_t drv_module;
typedef hipFunction_t drv_function;
typedef hipArray_t drv_array;
typedef hipMipmappedArray_t drv_mipmap;
typedef hipSurfaceObject_t drv_surface;
typedef hipTextureObject_t drv_texture;
typedef hipExternalMemory_t drv_external_memory;
typedef hipExternalSemaphore_t drv_semaphore;
typedef hipMemPool_t drv_pool;
typedef hipMemGenericAllocationHandle_t drv_physical;

#define DRV_OK hipSuccess
#define DRV_NOT_READY hipErrorNotReady
#define DRV_UNSUPPORTED hipErrorNotSupported
#define DRV_INVALID hipErrorInvalidValue
#define DRV_NO_MEMORY hipErrorOutOfMemory
#define DRV_NO_DEVICE hipErrorNoDevice
#define DRV_NO_CONTEXT (-1)

/* Code objects say which arguments are pointers to local memory; those are addresses behind the
 * kernel's own. */
static inline bool drv_local_is_address(uint32_t width, bool local) {
    (void)width;
    return local;
}

/* driver.c: opens the library. Returns false with the reason as a sentence. */
bool drv_open(char *reason, size_t size);
/* driver.c: nearest result of the interface. */
ur_result_t drv_map(drv_result result);

/* ---- errors, initialisation, devices --------------------------------------------------------- */

static inline const char *drv_result_name(drv_result result) {
    const char *name = hip.hipGetErrorName(result);
    return name ? name : "an error it does not name";
}

static inline const char *drv_result_text(drv_result result) {
    const char *text = hip.hipGetErrorString(result);
    return text ? text : "no description";
}

static inline drv_result drv_init(void) {
    return hip.hipInit(0);
}

/* What failed on purpose is not to be told by a later call. */
static inline void drv_forget_error(void) {
    (void)hip.hipGetLastError();
}

static inline drv_result drv_version(int *version) {
    return hip.hipRuntimeGetVersion(version);
}

static inline drv_result drv_device_count(int *count) {
    return hip.hipGetDeviceCount(count);
}

static inline drv_result drv_device_get(int ordinal, drv_device *device) {
    return hip.hipDeviceGet(device, ordinal);
}

static inline drv_result drv_device_name(drv_device device, char *name, int size) {
    return hip.hipDeviceGetName(name, size, device);
}

static inline drv_result drv_device_memory(drv_device device, size_t *bytes) {
    return hip.hipDeviceTotalMem(bytes, device);
}

static inline drv_result drv_device_uuid(drv_device device, unsigned char uuid[16]) {
    hipUUID value;
    hipError_t result =
        hip.hipDeviceGetUuid ? hip.hipDeviceGetUuid(&value, device) : DRV_UNSUPPORTED;
    if (result == hipSuccess) {
        memcpy(uuid, value.bytes, 16);
    }
    return result;
}

static inline drv_result drv_device_attr(drv_device device, enum drv_attr attr, int *value) {
    enum { NONE = -1 };
    static const int map[DRV_ATTR_COUNT] = {
        [DRV_ATTR_COMPUTE_UNITS] = hipDeviceAttributeMultiprocessorCount,
        [DRV_ATTR_MAX_THREADS_PER_BLOCK] = hipDeviceAttributeMaxThreadsPerBlock,
        [DRV_ATTR_MAX_BLOCK_X] = hipDeviceAttributeMaxBlockDimX,
        [DRV_ATTR_MAX_BLOCK_Y] = hipDeviceAttributeMaxBlockDimY,
        [DRV_ATTR_MAX_BLOCK_Z] = hipDeviceAttributeMaxBlockDimZ,
        [DRV_ATTR_MAX_GRID_X] = hipDeviceAttributeMaxGridDimX,
        [DRV_ATTR_MAX_GRID_Y] = hipDeviceAttributeMaxGridDimY,
        [DRV_ATTR_MAX_GRID_Z] = hipDeviceAttributeMaxGridDimZ,
        [DRV_ATTR_SHARED_PER_BLOCK] = hipDeviceAttributeMaxSharedMemoryPerBlock,
        [DRV_ATTR_SHARED_PER_BLOCK_MOST] = NONE, /* all of it is there without asking */
        [DRV_ATTR_SHARED_RESERVED] = NONE,
        [DRV_ATTR_CONSTANT_MEMORY] = hipDeviceAttributeTotalConstantMemory,
        [DRV_ATTR_WARP_SIZE] = hipDeviceAttributeWarpSize,
        [DRV_ATTR_REGISTERS_PER_BLOCK] = hipDeviceAttributeMaxRegistersPerBlock,
        [DRV_ATTR_CLOCK_KHZ] = hipDeviceAttributeClockRate,
        [DRV_ATTR_MEMORY_CLOCK_KHZ] = hipDeviceAttributeMemoryClockRate,
        [DRV_ATTR_MEMORY_BUS_BITS] = hipDeviceAttributeMemoryBusWidth,
        [DRV_ATTR_L2_BYTES] = hipDeviceAttributeL2CacheSize,
        [DRV_ATTR_INTEGRATED] = hipDeviceAttributeIntegrated,
        [DRV_ATTR_ECC] = hipDeviceAttributeEccEnabled,
        [DRV_ATTR_CAPABILITY_MAJOR] = hipDeviceAttributeComputeCapabilityMajor,
        [DRV_ATTR_CAPABILITY_MINOR] = hipDeviceAttributeComputeCapabilityMinor,
        [DRV_ATTR_PCI_DOMAIN] = hipDeviceAttributePciDomainID,
        [DRV_ATTR_PCI_BUS] = hipDeviceAttributePciBusId,
        [DRV_ATTR_PCI_DEVICE] = hipDeviceAttributePciDeviceId,
        [DRV_ATTR_PCI_ID] = NONE,
        [DRV_ATTR_MANAGED_MEMORY] = hipDeviceAttributeManagedMemory,
        [DRV_ATTR_CONCURRENT_MANAGED] = hipDeviceAttributeConcurrentManagedAccess,
        [DRV_ATTR_PAGEABLE_ACCESS] = hipDeviceAttributePageableMemoryAccess,
        [DRV_ATTR_HOST_ATOMICS] = hipDeviceAttributeHostNativeAtomicSupported,
        [DRV_ATTR_HOST_REGISTER] = NONE, /* every device has it */
        [DRV_ATTR_READ_ONLY_REGISTER] = NONE,
        [DRV_ATTR_COOPERATIVE] = hipDeviceAttributeCooperativeLaunch,
        [DRV_ATTR_CLUSTER] = NONE,
        [DRV_ATTR_VIRTUAL_MEMORY] = NONE, /* device.c tries it */
        [DRV_ATTR_EXPORT_FD] = NONE,
        [DRV_ATTR_POOLS] = hipDeviceAttributeMemoryPoolsSupported,
        [DRV_ATTR_COMPUTE_MODE] = hipDeviceAttributeComputeMode,
        [DRV_ATTR_IMAGE_1D] = hipDeviceAttributeMaxTexture1DWidth,
        [DRV_ATTR_IMAGE_1D_LINEAR] = hipDeviceAttributeMaxTexture1DLinear,
        [DRV_ATTR_IMAGE_2D_WIDTH] = hipDeviceAttributeMaxTexture2DWidth,
        [DRV_ATTR_IMAGE_2D_HEIGHT] = hipDeviceAttributeMaxTexture2DHeight,
        [DRV_ATTR_IMAGE_3D_WIDTH] = hipDeviceAttributeMaxTexture3DWidth,
        [DRV_ATTR_IMAGE_3D_HEIGHT] = hipDeviceAttributeMaxTexture3DHeight,
        [DRV_ATTR_IMAGE_3D_DEPTH] = hipDeviceAttributeMaxTexture3DDepth,
        [DRV_ATTR_IMAGE_LAYERS] = hipDeviceAttributeMaxTexture2DLayered,
        [DRV_ATTR_LINEAR_2D_WIDTH] = NONE,
        [DRV_ATTR_LINEAR_2D_HEIGHT] = NONE,
        [DRV_ATTR_LINEAR_2D_PITCH] = NONE,
        [DRV_ATTR_LAYERED_1D_WIDTH] = NONE,
        [DRV_ATTR_LAYERED_1D_LAYERS] = NONE,
        [DRV_ATTR_LAYERED_2D_WIDTH] = NONE,
        [DRV_ATTR_LAYERED_2D_HEIGHT] = NONE,
        [DRV_ATTR_MIPMAP_1D_WIDTH] = NONE,
        [DRV_ATTR_MIPMAP_2D_WIDTH] = NONE,
        [DRV_ATTR_MIPMAP_2D_HEIGHT] = NONE,
        [DRV_ATTR_CUBE_WIDTH] = NONE, /* the runtime refuses such arrays */
        [DRV_ATTR_GATHER_WIDTH] = NONE,
        [DRV_ATTR_GATHER_HEIGHT] = NONE,
        [DRV_ATTR_SURFACE_2D_WIDTH] = hipDeviceAttributeMaxSurface2D,
        [DRV_ATTR_SURFACE_2D_HEIGHT] = hipDeviceAttributeMaxSurface2D,
        [DRV_ATTR_TEXTURE_ALIGN] = hipDeviceAttributeTextureAlignment,
        [DRV_ATTR_PITCH_ALIGN] = hipDeviceAttributeTexturePitchAlignment,
    };
    return map[attr] == NONE
               ? DRV_UNSUPPORTED
               : hip.hipDeviceGetAttribute(value, (hipDeviceAttribute_t)map[attr], device);
}

/* ---- contexts -------------------------------------------------------------------------------- */

static inline drv_result drv_primary_retain(drv_device device, drv_context *context) {
    hipError_t result = hip.hipSetDevice(device);
    *context = device;
    return result;
}

static inline drv_result drv_primary_release(drv_device device) {
    (void)device; /* the library keeps a device until it is unloaded */
    return hipSuccess;
}

/* What a device that is lost had is no use to anybody. */
static inline void drv_primary_over(drv_device device) {
    if (hip.hipDeviceReset && hip.hipSetDevice(device) == hipSuccess) {
        hip_messages_forget(device);
        (void)hip.hipDeviceReset();
    }
}

static inline bool drv_is_current(drv_context context) {
    int current = -1;
    return hip.hipGetDevice(&current) == hipSuccess && current == context;
}

static inline drv_result drv_make_current(drv_context context) {
    hipError_t result = drv_is_current(context) ? hipSuccess : hip.hipSetDevice(context);
    return result == hipSuccess && hip_messages_asserted(context) ? hipErrorAssert : result;
}

static inline drv_result drv_context_device(drv_context context, drv_device *device) {
    *device = context;
    return hip.hipSetDevice(context);
}

static inline ur_native_handle_t drv_context_native(drv_context context) {
    return (ur_native_handle_t)context;
}

static inline drv_context drv_context_adopt(ur_native_handle_t native) {
    return (drv_context)native;
}

static inline drv_result drv_context_wait(void) {
    return hip_over(hip.hipDeviceSynchronize());
}

static inline drv_result drv_memory_free(size_t *available, size_t *total) {
    return hip.hipMemGetInfo(available, total);
}

/* ---- streams --------------------------------------------------------------------------------- */

static inline drv_result drv_priorities(int *least, int *greatest) {
    return hip.hipDeviceGetStreamPriorityRange
               ? hip.hipDeviceGetStreamPriorityRange(least, greatest)
               : DRV_UNSUPPORTED;
}

static inline drv_result drv_stream_create(drv_stream *stream, bool with_default, int priority) {
    return hip.hipStreamCreateWithPriority(
        stream, with_default ? hipStreamDefault : hipStreamNonBlocking, priority);
}

static inline drv_result drv_stream_destroy(drv_stream stream) {
    return hip.hipStreamDestroy(stream);
}

static inline drv_result drv_stream_wait(drv_stream stream) {
    return hip_over(hip.hipStreamSynchronize(stream));
}

static inline drv_result drv_stream_query(drv_stream stream) {
    return hip_over(hip.hipStreamQuery(stream));
}

static inline drv_result drv_stream_wait_event(drv_stream stream, drv_event event) {
    return hip.hipStreamWaitEvent(stream, event, 0);
}

/* `function` runs on a thread of the driver, also if the stream failed; it may not call the driver.
 */
typedef hipStreamCallback_t drv_callback;
#define DRV_CALLBACK
static inline drv_result drv_stream_callback(drv_stream stream, drv_callback function, void *data) {
    return hip.hipStreamAddCallback(stream, function, data, 0);
}

/* The stream waits until the word, in memory of drv_alloc_host, is at least `value`. */
static inline bool drv_has_stream_wait_word(void) {
    return hip.hipStreamWaitValue32 != NULL;
}
static inline drv_result drv_stream_wait_word(drv_stream stream, uint32_t *word, uint32_t value) {
    return hip.hipStreamWaitValue32(stream, word, value, hipStreamWaitValueGte, 0xFFFFFFFFu);
}

/* Stores a word, once everything that came before on the stream is done. */
static inline bool drv_has_stream_write_word(void) {
    return hip.hipStreamWriteValue32 != NULL;
}
static inline drv_result drv_stream_write_word(drv_stream stream, uint32_t *word, uint32_t value) {
    return hip.hipStreamWriteValue32(stream, word, value, 0);
}

/* Not made by anybody: each device has its own. */
static inline bool drv_is_default_stream(drv_stream stream) {
    return !stream || stream == hipStreamPerThread;
}

/* The device of a stream that the program made. */
static inline drv_result drv_stream_context(drv_stream stream, drv_context *context) {
    if (!hip.hipGetStreamDeviceId || !stream) {
        return DRV_UNSUPPORTED;
    }
    *context = hip.hipGetStreamDeviceId(stream);
    return *context >= 0 ? hipSuccess : hipErrorInvalidHandle;
}

static inline drv_result drv_stream_with_default(drv_stream stream, bool *with_default) {
    unsigned flags = 0;
    hipError_t result =
        hip.hipStreamGetFlags && stream ? hip.hipStreamGetFlags(stream, &flags) : DRV_UNSUPPORTED;
    *with_default = result == hipSuccess && flags == hipStreamDefault;
    return result;
}

static inline drv_result drv_stream_priority(drv_stream stream, int *priority) {
    return hip.hipStreamGetPriority && stream ? hip.hipStreamGetPriority(stream, priority)
                                              : DRV_UNSUPPORTED;
}

/* ---- events ---------------------------------------------------------------------------------- */

static inline drv_result drv_event_create(drv_event *event, bool timed) {
    unsigned flags = timed ? hipEventDefault : hipEventDisableTiming;
    return hip.hipEventCreateWithFlags(event, flags);
}

static inline drv_result drv_event_destroy(drv_event event) {
    return hip.hipEventDestroy(event);
}

static inline drv_result drv_event_record(drv_event event, drv_stream stream) {
    return hip.hipEventRecord(event, stream);
}

static inline drv_result drv_event_query(drv_event event) {
    return hip_over(hip.hipEventQuery(event));
}

static inline drv_result drv_event_wait(drv_event event) {
    return hip_over(hip.hipEventSynchronize(event));
}

static inline drv_result drv_event_elapsed(float *milliseconds, drv_event from, drv_event to) {
    return hip.hipEventElapsedTime(milliseconds, from, to);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static inline drv_result drv_alloc_device(void **pointer, size_t size) {
    return hip.hipMalloc(pointer, size);
}

static inline drv_result drv_free_device(void *pointer) {
    return hip.hipFree(pointer);
}

static inline drv_result drv_alloc_pitched(void **pointer, size_t *pitch, size_t width, size_t rows,
                                           unsigned element) {
    return hip.hipMemAllocPitch(pointer, pitch, width, rows, element);
}

static inline drv_result drv_alloc_host(void **pointer, size_t size) {
    return hip.hipHostMalloc(pointer, size, hipHostMallocPortable | hipHostMallocMapped);
}

static inline drv_result drv_free_host(void *pointer) {
    return hip.hipHostFree(pointer);
}

static inline drv_result drv_alloc_managed(void **pointer, size_t size) {
    return hip.hipMallocManaged(pointer, size, hipMemAttachGlobal);
}

static inline drv_result drv_free_managed(void *pointer) {
    return hip.hipFree(pointer);
}

static inline drv_result drv_host_register(void *pointer, size_t size, bool read_only) {
    (void)read_only;
    return hip.hipHostRegister(pointer, size, hipHostRegisterPortable | hipHostRegisterMapped);
}

static inline drv_result drv_host_unregister(void *pointer) {
    return hip.hipHostUnregister(pointer);
}

/* driver.c: the kinds of memory were renumbered between releases. */
drv_result drv_pointer_get(const void *pointer, struct drv_pointer *info);

/* ---- copies and fills ------------------------------------------------------------------------ */

static inline drv_result drv_copy_linear(void *to, const void *from, size_t size,
                                         drv_stream stream) {
    return hip.hipMemcpyAsync(to, from, size, hipMemcpyDefault, stream);
}

/* driver.c */
void hip_copy(const struct drv_copy *copy, struct hipMemcpy3DParms *native);
drv_result drv_copy_rect(const struct drv_copy *copy, drv_stream stream);

/* width is 1, 2 or 4: the bytes of the value that is repeated `count` times. */
static inline drv_result drv_fill(void *to, unsigned value, unsigned width, size_t count,
                                  drv_stream stream) {
    switch (width) {
    case 1:
        return hip.hipMemsetD8Async(to, (unsigned char)value, count, stream);
    case 2:
        return hip.hipMemsetD16Async(to, (unsigned short)value, count, stream);
    default:
        return hip.hipMemsetD32Async(to, (int)value, count, stream);
    }
}

/* None: HIP 6.4 fills the first row alone where the host has the memory, so nobody asks for them.
 */
#define DRV_FILL_ROWS_WIDTH 0u
static inline drv_result drv_fill_rows(void *to, size_t pitch, unsigned value, unsigned width,
                                       size_t count, size_t rows, drv_stream stream) {
    (void)to, (void)pitch, (void)value, (void)width, (void)count, (void)rows, (void)stream;
    return DRV_UNSUPPORTED;
}

static inline drv_result drv_prefetch(const void *pointer, size_t size, int device,
                                      drv_stream stream) {
    return hip.hipMemPrefetchAsync
               ? hip.hipMemPrefetchAsync(pointer, size,
                                         device == DRV_THE_HOST ? hipCpuDeviceId : device, stream)
               : DRV_UNSUPPORTED;
}

static inline drv_result drv_advise(const void *pointer, size_t size, enum drv_advice advice,
                                    int device) {
    static const hipMemoryAdvise map[] = {
        [DRV_ADVISE_READ_MOSTLY] = hipMemAdviseSetReadMostly,
        [DRV_ADVISE_NOT_READ_MOSTLY] = hipMemAdviseUnsetReadMostly,
        [DRV_ADVISE_PREFER] = hipMemAdviseSetPreferredLocation,
        [DRV_ADVISE_NOT_PREFER] = hipMemAdviseUnsetPreferredLocation,
        [DRV_ADVISE_ACCESSED_BY] = hipMemAdviseSetAccessedBy,
        [DRV_ADVISE_NOT_ACCESSED_BY] = hipMemAdviseUnsetAccessedBy,
    };
    return hip.hipMemAdvise ? hip.hipMemAdvise(pointer, size, map[advice],
                                               device == DRV_THE_HOST ? hipCpuDeviceId : device)
                            : DRV_UNSUPPORTED;
}

/* ---- modules and functions ------------------------------------------------------------------- */

static inline drv_result drv_module_load(drv_module *module, const void *image,
                                         struct drv_jit *jit) {
    jit->log[0] = 0; /* code objects are not compiled any more */
    hipError_t result = hip.hipModuleLoadDataEx(module, image, 0, NULL, NULL);
    if (result == hipSuccess) {
        result = hip_messages_attach(*module);
        if (result != hipSuccess) {
            (void)hip.hipModuleUnload(*module);
        }
    }
    return result;
}

static inline drv_result drv_module_link(const void *const *images, const size_t *sizes,
                                         const char *const *names, size_t count,
                                         struct drv_jit *jit, void **out, size_t *out_size) {
    (void)images;
    (void)sizes;
    (void)names;
    (void)count;
    (void)jit;
    (void)out;
    (void)out_size;
    return DRV_UNSUPPORTED;
}

static inline drv_result drv_module_unload(drv_module module) {
    return hip.hipModuleUnload(module);
}

static inline drv_result drv_module_function(drv_function *function, drv_module module,
                                             const char *name) {
    return name[0] ? hip.hipModuleGetFunction(function, module, name) : hipErrorNotFound;
}

static inline drv_result drv_module_global(void **pointer, size_t *size, drv_module module,
                                           const char *name) {
    return name[0] ? hip.hipModuleGetGlobal(pointer, size, module, name) : hipErrorNotFound;
}

/* Whether a failure says that the name is not in the module. */
static inline bool drv_is_not_found(drv_result result) {
    return result == hipErrorNotFound;
}

static inline drv_result drv_module_function_count(drv_module module, unsigned *count) {
    (void)module;
    (void)count;
    return DRV_UNSUPPORTED; /* the code object says */
}

static inline drv_result drv_module_functions(drv_module module, drv_function *functions,
                                              unsigned count) {
    (void)module;
    (void)functions;
    (void)count;
    return DRV_UNSUPPORTED;
}

static inline drv_result drv_function_name(drv_function function, const char **name) {
    if (!hip.hipKernelNameRef) {
        return DRV_UNSUPPORTED;
    }
    *name = hip.hipKernelNameRef(function);
    return *name ? hipSuccess : hipErrorNotFound;
}

static inline drv_result drv_function_param(drv_function function, size_t index, size_t *size) {
    (void)function;
    (void)index;
    (void)size;
    return DRV_UNSUPPORTED;
}

static inline drv_result drv_function_attr_get(drv_function function, enum drv_function_attr attr,
                                               int *value) {
    static const hipFunction_attribute map[] = {
        [DRV_FUNCTION_MAX_THREADS] = HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
        [DRV_FUNCTION_SHARED_BYTES] = HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
        [DRV_FUNCTION_LOCAL_BYTES] = HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
        [DRV_FUNCTION_REGISTERS] = HIP_FUNC_ATTRIBUTE_NUM_REGS,
        [DRV_FUNCTION_MAX_DYNAMIC_SHARED] = HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
    };
    return hip.hipFuncGetAttribute(value, map[attr], function);
}

/* A launch may use all the local memory of a device; the body checks that it is no more. */
static inline drv_result drv_function_allow_shared(drv_function function, int bytes) {
    (void)function;
    (void)bytes;
    return hipSuccess;
}

static inline drv_result drv_function_allow_clusters(drv_function function) {
    (void)function;
    return DRV_UNSUPPORTED;
}

/* Local memory and cache do not share storage on these devices: any preference is met. */
static inline drv_result drv_function_prefer_shared(drv_function function, int preference) {
    (void)function;
    (void)preference;
    return hipSuccess;
}

static inline drv_result drv_function_blocks(drv_function function, int threads, size_t shared,
                                             int *blocks) {
    return hip.hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, threads,
                                                                  shared);
}

/* HIP says nothing of a launch on a stream of another device than the current one. */
static inline bool drv_stream_has_context(drv_stream stream) {
    (void)stream;
    return false;
}

static inline drv_result drv_launch_plain(drv_function function, const struct drv_launch *launch,
                                          drv_stream stream, void **params) {
    return hip.hipModuleLaunchKernel(function, launch->grid[0], launch->grid[1], launch->grid[2],
                                     launch->block[0], launch->block[1], launch->block[2],
                                     launch->shared, stream, params, NULL);
}

static inline bool drv_has_extended(void) {
    return false;
}

static inline bool drv_has_cooperative(void) {
    return hip.hipModuleLaunchCooperativeKernel;
}

static inline drv_result drv_launch_extended(drv_function function, const struct drv_launch *launch,
                                             const struct drv_launch_extra *extra,
                                             drv_stream stream, void **params) {
    if (extra->cluster[0] || (extra->cooperative && !drv_has_cooperative())) {
        return DRV_UNSUPPORTED;
    }
    if (extra->cooperative) {
        return hip.hipModuleLaunchCooperativeKernel(
            function, launch->grid[0], launch->grid[1], launch->grid[2], launch->block[0],
            launch->block[1], launch->block[2], launch->shared, stream, params);
    }
    return drv_launch_plain(function, launch, stream, params); /* that it may overlap is a hint */
}

/* ---- peers ----------------------------------------------------------------------------------- */

static inline drv_result drv_peer_possible(int *possible, drv_device device, drv_device peer) {
    return hip.hipDeviceCanAccessPeer(possible, device, peer);
}

static inline drv_result drv_peer_atomics(int *possible, drv_device device, drv_device peer) {
    return hip.hipDeviceGetP2PAttribute
               ? hip.hipDeviceGetP2PAttribute(possible, hipDevP2PAttrNativeAtomicSupported, device,
                                              peer)
               : DRV_UNSUPPORTED;
}

/* For the device that is current. */
static inline drv_result drv_peer_enable(drv_context peer) {
    return hip.hipDeviceEnablePeerAccess(peer, 0);
}

static inline drv_result drv_peer_disable(drv_context peer) {
    return hip.hipDeviceDisablePeerAccess(peer);
}

static inline bool drv_is_peer_already(drv_result result) {
    return result == hipErrorPeerAccessAlreadyEnabled;
}

static inline bool drv_is_peer_not_yet(drv_result result) {
    return result == hipErrorPeerAccessNotEnabled;
}

/* ---- images ---------------------------------------------------------------------------------- */

/* image.c */
drv_result drv_array_create(drv_array *array, const struct drv_array_desc *desc);
drv_result drv_external_map_array(drv_mipmap *mipmap, drv_external_memory memory,
                                  const struct drv_array_desc *desc, unsigned levels);
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
drv_result drv_semaphore_import(drv_semaphore *semaphore, enum drv_external_type type, int fd);
drv_result drv_semaphore_signal(drv_semaphore semaphore, uint64_t value, drv_stream stream);
drv_result drv_semaphore_wait(drv_semaphore semaphore, uint64_t value, drv_stream stream);

static inline bool drv_has_textures(void) {
    return hip.hipTexObjectCreate && hip.hipTexObjectDestroy && hip.hipCreateSurfaceObject &&
           hip.hipDestroySurfaceObject;
}

static inline bool drv_reads_by_texture(void) {
    return false;
}

static inline bool drv_has_mipmaps(void) {
    return hip.hipMipmappedArrayCreate && hip.hipMipmappedArrayDestroy &&
           hip.hipMipmappedArrayGetLevel;
}

static inline bool drv_has_external_memory(void) {
    return hip.hipImportExternalMemory && hip.hipDestroyExternalMemory &&
           hip.hipExternalMemoryGetMappedBuffer;
}

static inline bool drv_has_external_arrays(void) {
    return hip.hipExternalMemoryGetMappedMipmappedArray && hip.hipMipmappedArrayDestroy &&
           hip.hipMipmappedArrayGetLevel;
}

static inline bool drv_has_semaphores(void) {
    return hip.hipImportExternalSemaphore && hip.hipDestroyExternalSemaphore &&
           hip.hipSignalExternalSemaphoresAsync && hip.hipWaitExternalSemaphoresAsync;
}

static inline bool drv_knows_external(enum drv_external_type type) {
    return type == DRV_EXTERNAL_OPAQUE_FD;
}

static inline drv_result drv_array_destroy(drv_array array) {
    return hip.hipArrayDestroy(array);
}

static inline drv_result drv_surface_destroy(drv_surface surface) {
    return hip.hipDestroySurfaceObject(surface);
}

static inline drv_result drv_texture_destroy(drv_texture texture) {
    return hip.hipTexObjectDestroy(texture);
}

static inline drv_result drv_mipmap_level(drv_array *array, drv_mipmap mipmap, unsigned level) {
    return hip.hipMipmappedArrayGetLevel(array, mipmap, level);
}

static inline drv_result drv_mipmap_destroy(drv_mipmap mipmap) {
    return hip.hipMipmappedArrayDestroy(mipmap);
}

static inline drv_result drv_external_destroy(drv_external_memory memory) {
    return hip.hipDestroyExternalMemory(memory);
}

static inline drv_result drv_semaphore_destroy(drv_semaphore semaphore) {
    return hip.hipDestroyExternalSemaphore(semaphore);
}

/* ---- between processes ----------------------------------------------------------------------- */

_Static_assert(sizeof(hipIpcMemHandle_t) == sizeof(struct drv_ipc_memory), "size of the handle");

static inline bool drv_has_ipc(void) {
    return hip.hipIpcGetMemHandle && hip.hipIpcOpenMemHandle && hip.hipIpcCloseMemHandle;
}

static inline drv_result drv_ipc_memory_get(struct drv_ipc_memory *handle, void *pointer) {
    return hip.hipIpcGetMemHandle ? hip.hipIpcGetMemHandle((hipIpcMemHandle_t *)handle, pointer)
                                  : DRV_UNSUPPORTED;
}

static inline drv_result drv_ipc_memory_open(void **pointer, const struct drv_ipc_memory *handle) {
    if (!hip.hipIpcOpenMemHandle) {
        return DRV_UNSUPPORTED;
    }
    hipIpcMemHandle_t native;
    memcpy(&native, handle, sizeof(native));
    return hip.hipIpcOpenMemHandle(pointer, native, hipIpcMemLazyEnablePeerAccess);
}

static inline drv_result drv_ipc_memory_close(void *pointer) {
    return hip.hipIpcCloseMemHandle ? hip.hipIpcCloseMemHandle(pointer) : DRV_UNSUPPORTED;
}

/* ---- virtual memory -------------------------------------------------------------------------- */

/* Whether the library has all calls of this group, with structures laid out as in the header. */
static inline bool drv_has_virtual(void) {
    return hip_same_release() && hip.hipMemGetAllocationGranularity && hip.hipMemAddressReserve &&
           hip.hipMemAddressFree && hip.hipMemCreate && hip.hipMemRelease && hip.hipMemMap &&
           hip.hipMemUnmap && hip.hipMemSetAccess && hip.hipMemGetAccess;
}

static inline hipMemAllocationProp hip_allocation(int device, bool exported) {
    return (hipMemAllocationProp){
        .type = hipMemAllocationTypePinned,
        .requestedHandleType =
            exported ? hipMemHandleTypePosixFileDescriptor : hipMemHandleTypeNone,
        .location = {hipMemLocationTypeDevice, device},
    };
}

static inline drv_result drv_granularity(size_t *bytes, int device, bool recommended) {
    hipMemAllocationProp prop = hip_allocation(device, false);
    return hip.hipMemGetAllocationGranularity(bytes, &prop,
                                              recommended ? hipMemAllocationGranularityRecommended
                                                          : hipMemAllocationGranularityMinimum);
}

static inline drv_result drv_reserve(void **start, size_t size, const void *wish) {
    return hip.hipMemAddressReserve(start, size, 0, (void *)(uintptr_t)wish, 0);
}

static inline drv_result drv_unreserve(const void *start, size_t size) {
    return hip.hipMemAddressFree((void *)(uintptr_t)start, size);
}

static inline drv_result drv_physical_create(drv_physical *memory, size_t size, int device,
                                             bool exported) {
    hipMemAllocationProp prop = hip_allocation(device, exported);
    return hip.hipMemCreate(memory, size, &prop, 0);
}

static inline drv_result drv_physical_release(drv_physical memory) {
    return hip.hipMemRelease(memory);
}

static inline drv_result drv_map_memory(const void *start, size_t size, drv_physical memory,
                                        size_t offset) {
    return hip.hipMemMap((void *)(uintptr_t)start, size, offset, memory, 0);
}

static inline drv_result drv_unmap_memory(const void *start, size_t size) {
    return hip.hipMemUnmap((void *)(uintptr_t)start, size);
}

static inline drv_result drv_access_set(const void *start, size_t size, int device,
                                        enum drv_access access) {
    hipMemAccessDesc desc = {
        .location = {hipMemLocationTypeDevice, device},
        .flags = access == DRV_ACCESS_NONE   ? hipMemAccessFlagsProtNone
                 : access == DRV_ACCESS_READ ? hipMemAccessFlagsProtRead
                                             : hipMemAccessFlagsProtReadWrite,
    };
    return hip.hipMemSetAccess((void *)(uintptr_t)start, size, &desc, 1);
}

static inline drv_result drv_access_get(const void *start, int device, enum drv_access *access) {
    hipMemLocation location = {hipMemLocationTypeDevice, device};
    unsigned long long flags = 0;
    hipError_t result = hip.hipMemGetAccess(&flags, &location, (void *)(uintptr_t)start);
    *access = flags == hipMemAccessFlagsProtRead        ? DRV_ACCESS_READ
              : flags == hipMemAccessFlagsProtReadWrite ? DRV_ACCESS_READ_WRITE
                                                        : DRV_ACCESS_NONE;
    return result;
}

static inline drv_result drv_physical_export(int *fd, drv_physical memory) {
    return hip.hipMemExportToShareableHandle
               ? hip.hipMemExportToShareableHandle(fd, memory, hipMemHandleTypePosixFileDescriptor,
                                                   0)
               : DRV_UNSUPPORTED;
}

static inline drv_result drv_physical_import(drv_physical *memory, int fd) {
    return hip.hipMemImportFromShareableHandle
               ? hip.hipMemImportFromShareableHandle(memory, (void *)(uintptr_t)fd,
                                                     hipMemHandleTypePosixFileDescriptor)
               : DRV_UNSUPPORTED;
}

/* Another reference to the memory that is mapped there. */
static inline drv_result drv_physical_retain(drv_physical *memory, void *mapped) {
    return hip.hipMemRetainAllocationHandle ? hip.hipMemRetainAllocationHandle(memory, mapped)
                                            : DRV_UNSUPPORTED;
}

static inline bool drv_can_map_again(void) {
    return hip.hipMemRetainAllocationHandle != NULL;
}

static inline bool drv_can_share_mapped(void) {
    return hip.hipMemRetainAllocationHandle && hip.hipMemExportToShareableHandle &&
           hip.hipMemImportFromShareableHandle;
}

/* ---- pools of the driver --------------------------------------------------------------------- */

static inline bool drv_has_pools(void) {
    return hip.hipMemPoolCreate && hip.hipMemPoolDestroy && hip.hipMemPoolTrimTo &&
           hip.hipMemPoolSetAttribute && hip.hipMemPoolGetAttribute && hip.hipMallocFromPoolAsync &&
           hip.hipFreeAsync;
}

/* The largest size lies in what older releases reserve, where 0 is right in all of them. */
static inline drv_result drv_pool_create(drv_pool *pool, int device) {
    hipMemPoolProps props = {
        .allocType = hipMemAllocationTypePinned,
        .location = {hipMemLocationTypeDevice, device},
    };
    return hip.hipMemPoolCreate(pool, &props);
}

static inline drv_result drv_pool_destroy(drv_pool pool) {
    return hip.hipMemPoolDestroy(pool);
}

static inline drv_result drv_pool_trim(drv_pool pool, size_t keep) {
    return hip.hipMemPoolTrimTo(pool, keep);
}

static inline drv_result drv_pool_set_threshold(drv_pool pool, uint64_t bytes) {
    return hip.hipMemPoolSetAttribute(pool, hipMemPoolAttrReleaseThreshold, &bytes);
}

/* The highest number of bytes held starts again from the present one. */
static inline drv_result drv_pool_reset_high(drv_pool pool) {
    uint64_t zero = 0;
    return hip.hipMemPoolSetAttribute(pool, hipMemPoolAttrReservedMemHigh, &zero);
}

static inline drv_result drv_pool_counts(drv_pool pool, struct drv_pool_counts *counts) {
    hipError_t result =
        hip.hipMemPoolGetAttribute(pool, hipMemPoolAttrReservedMemCurrent, &counts->reserved);
    return result == hipSuccess ? hip.hipMemPoolGetAttribute(pool, hipMemPoolAttrReservedMemHigh,
                                                             &counts->reserved_high)
                                : result;
}

static inline drv_result drv_pool_alloc(void **pointer, size_t size, drv_pool pool,
                                        drv_stream stream) {
    return hip.hipMallocFromPoolAsync(pointer, size, pool, stream);
}

static inline drv_result drv_pool_free(void *pointer, drv_stream stream) {
    return hip.hipFreeAsync(pointer, stream);
}

#endif
