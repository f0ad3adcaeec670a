/* Initialisation, devices and contexts. */
#include <stdio.h>
#include <unistd.h>

#include "internal.h"

_Thread_local struct CUctx_st *soft_current;
_Thread_local bool soft_in_callback;

static struct {
    pthread_mutex_t lock;
    bool initialised;
    pid_t process;
    struct eng *engine;
    int count; /* that the program sees */
    int visible[DEVICES_MOST];
    struct device device[DEVICES_MOST];
} state = {.lock = PTHREAD_MUTEX_INITIALIZER};

struct eng *soft_root(void) {
    return state.engine;
}

bool soft_is_forked(void) {
    return state.initialised && state.process != getpid();
}

struct device *soft_device(CUdevice ordinal) {
    return ordinal >= 0 && ordinal < state.count ? &state.device[ordinal] : NULL;
}

void soft_before_free(struct device *device) {
    pthread_mutex_lock(&device->pages);
    eng_device_wait(device->engine);
    pthread_mutex_unlock(&device->pages);
}

void soft_before_allocation(struct device *device) {
    pthread_mutex_lock(&device->pages);
    pthread_mutex_unlock(&device->pages);
}

CUresult soft_enter(const char *name) {
    if (!state.initialised || soft_is_forked()) {
        return CUDA_ERROR_NOT_INITIALIZED;
    }
    if (soft_in_callback) {
        return CUDA_ERROR_NOT_PERMITTED;
    }
    if (soft_fails(name)) {
        if (soft_is_lost()) {
            return CUDA_ERROR_ECC_UNCORRECTABLE;
        }
        return strstr(name, "Alloc") || strstr(name, "Create") ? CUDA_ERROR_OUT_OF_MEMORY
                                                               : CUDA_ERROR_UNKNOWN;
    }
    return CUDA_SUCCESS;
}

CUresult soft_enter_context(const char *name) {
    CUresult result = soft_enter(name);
    if (result != CUDA_SUCCESS) {
        return result;
    }
    if (!soft_current) {
        return CUDA_ERROR_INVALID_CONTEXT;
    }
    return (CUresult)atomic_load(&soft_current->sticky);
}

CUresult soft_result(int result) {
    switch (result) {
    case ENG_OK:
        return CUDA_SUCCESS;
    case ENG_ERR_INVALID:
        return CUDA_ERROR_INVALID_VALUE;
    case ENG_ERR_MEMORY:
        return CUDA_ERROR_OUT_OF_MEMORY;
    case ENG_ERR_FAULT:
        return CUDA_ERROR_ILLEGAL_ADDRESS;
    case ENG_ERR_BARRIER:
        return CUDA_ERROR_LAUNCH_TIMEOUT;
    case ENG_ERR_LOST:
        return CUDA_ERROR_NOT_INITIALIZED;
    default:
        return CUDA_ERROR_LAUNCH_FAILED;
    }
}

/* Devices that CUDA_VISIBLE_DEVICES names: indices up to the first that is none, as the real driver
 * reads it. */
static int visible_devices(int count) {
    const char *text = getenv("CUDA_VISIBLE_DEVICES");
    int seen = 0;
    if (!text) {
        for (; seen < count; ++seen) {
            state.visible[seen] = seen;
        }
        return seen;
    }
    while (*text && seen < DEVICES_MOST) {
        char *end;
        long index = strtol(text, &end, 10);
        if (end == text || index < 0 || index >= count || (*end && *end != ',')) {
            break;
        }
        state.visible[seen++] = (int)index;
        text = *end ? end + 1 : end;
    }
    return seen;
}

EXPORT CUresult CUDAAPI cuInit(unsigned int flags) {
    if (flags != 0) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    CUresult result = CUDA_SUCCESS;
    pthread_mutex_lock(&state.lock);
    if (state.initialised) {
        result = soft_is_forked() ? CUDA_ERROR_NOT_INITIALIZED : CUDA_SUCCESS;
        goto unlock;
    }
    if (soft_fails("cuInit")) {
        result = CUDA_ERROR_UNKNOWN;
        goto unlock;
    }
    state.engine = soft_engine("cuda");
    const char *wish = getenv("UR_SOFT_DEVICES");
    int count = wish ? atoi(wish) : 2;
    count = visible_devices(count < 0 ? 0 : count > DEVICES_MOST ? DEVICES_MOST : count);
    if (!state.engine) {
        result = CUDA_ERROR_OUT_OF_MEMORY;
        goto unlock;
    }
    if (count == 0) {
        result = CUDA_ERROR_NO_DEVICE;
        goto unlock;
    }
    struct eng_device_config config = {.threads = soft_threads(),
                                       .gang = BLOCKS_MOST * soft_threads()};
    for (int i = 0; i < count; ++i) {
        state.device[i].ordinal = i;
        pthread_mutex_init(&state.device[i].lock, NULL);
        pthread_mutex_init(&state.device[i].pages, NULL);
        if (eng_device_create(state.engine, &config, &state.device[i].engine) != ENG_OK) {
            result = CUDA_ERROR_OUT_OF_MEMORY;
            goto unlock;
        }
    }
    state.count = count;
    state.process = getpid();
    state.initialised = true;
unlock:
    pthread_mutex_unlock(&state.lock);
    return result;
}

EXPORT CUresult CUDAAPI cuDriverGetVersion(int *version) {
    if (!version) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    *version = 13000;
    return CUDA_SUCCESS;
}

static const struct {
    CUresult value;
    const char *name, *text;
} errors[] = {
    {CUDA_SUCCESS, "CUDA_SUCCESS", "no error"},
    {CUDA_ERROR_INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {CUDA_ERROR_OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {CUDA_ERROR_NOT_INITIALIZED, "CUDA_ERROR_NOT_INITIALIZED", "initialization error"},
    {CUDA_ERROR_NO_DEVICE, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
    {CUDA_ERROR_INVALID_DEVICE, "CUDA_ERROR_INVALID_DEVICE", "invalid device ordinal"},
    {CUDA_ERROR_INVALID_IMAGE, "CUDA_ERROR_INVALID_IMAGE", "device kernel image is invalid"},
    {CUDA_ERROR_INVALID_CONTEXT, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context"},
    {CUDA_ERROR_NO_BINARY_FOR_GPU, "CUDA_ERROR_NO_BINARY_FOR_GPU", "no kernel image is available"},
    {CUDA_ERROR_INVALID_PTX, "CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"},
    {CUDA_ERROR_INVALID_HANDLE, "CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"},
    {CUDA_ERROR_NOT_FOUND, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {CUDA_ERROR_NOT_READY, "CUDA_ERROR_NOT_READY", "device not ready"},
    {CUDA_ERROR_ILLEGAL_ADDRESS, "CUDA_ERROR_ILLEGAL_ADDRESS",
     "an illegal memory access was encountered"},
    {CUDA_ERROR_LAUNCH_TIMEOUT, "CUDA_ERROR_LAUNCH_TIMEOUT",
     "the launch timed out and was terminated"},
    {CUDA_ERROR_LAUNCH_FAILED, "CUDA_ERROR_LAUNCH_FAILED", "unspecified launch failure"},
    {CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES",
     "too many resources requested for launch"},
    {CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED",
     "peer access is already enabled"},
    {CUDA_ERROR_PEER_ACCESS_NOT_ENABLED, "CUDA_ERROR_PEER_ACCESS_NOT_ENABLED",
     "peer access has not been enabled"},
    {CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED",
     "part or all of the requested memory range is already mapped"},
    {CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED, "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED",
     "pointer does not correspond to a registered memory region"},
    {CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE",
     "too many blocks in cooperative launch"},
    {CUDA_ERROR_NOT_PERMITTED, "CUDA_ERROR_NOT_PERMITTED", "operation not permitted"},
    {CUDA_ERROR_NOT_SUPPORTED, "CUDA_ERROR_NOT_SUPPORTED", "operation not supported"},
    {CUDA_ERROR_UNKNOWN, "CUDA_ERROR_UNKNOWN", "unknown error"},
};

static const char *find_error(CUresult error, bool text) {
    for (size_t i = 0; i < sizeof(errors) / sizeof(errors[0]); ++i) {
        if (errors[i].value == error) {
            return text ? errors[i].text : errors[i].name;
        }
    }
    return NULL;
}

EXPORT CUresult CUDAAPI cuGetErrorName(CUresult error, const char **text) {
    *text = find_error(error, false);
    return *text ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuGetErrorString(CUresult error, const char **text) {
    *text = find_error(error, true);
    return *text ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

/* ---- devices --------------------------------------------------------------------------------- */

EXPORT CUresult CUDAAPI cuDeviceGetCount(int *count) {
    ENTER();
    *count = state.count;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuDeviceGet(CUdevice *device, int ordinal) {
    ENTER();
    if (!soft_device(ordinal)) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    *device = ordinal;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuDeviceGetName(char *name, int length, CUdevice device) {
    ENTER();
    if (!soft_device(device) || length <= 0) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    snprintf(name, (size_t)length, "Software device %d", state.visible[device]);
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuDeviceTotalMem(size_t *bytes, CUdevice device) {
    ENTER();
    if (!soft_device(device)) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    *bytes = DEVICE_MEMORY;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuDeviceGetUuid(CUuuid *uuid, CUdevice device) {
    ENTER();
    if (!soft_device(device)) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    memset(uuid, 0, sizeof(*uuid));
    memcpy(uuid->bytes, "software", 8);
    uuid->bytes[15] = (char)state.visible[device];
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuDeviceGetPCIBusId(char *text, int length, CUdevice device) {
    ENTER();
    if (!soft_device(device) || length <= 0) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    snprintf(text, (size_t)length, "0000:%02x:00.0", 1 + state.visible[device]);
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuDeviceGetAttribute(int *value, CUdevice_attribute attribute,
                                             CUdevice device) {
    ENTER();
    if (!soft_device(device)) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    switch ((int)attribute) {
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
        *value = (int)soft_threads();
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X:
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y:
        *value = THREADS_MOST;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z:
        *value = 64;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X:
        *value = 0x7fffffff;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y:
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z:
    case CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK:
        *value = 65535;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK:
        *value = SHARED_STANDARD;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN:
        *value = SHARED_MOST;
        break;
    case CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY:
        *value = 65536;
        break;
    case CU_DEVICE_ATTRIBUTE_WARP_SIZE:
        *value = WARP;
        break;
    case CU_DEVICE_ATTRIBUTE_CLOCK_RATE:
    case CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE:
        *value = 1000000;
        break;
    case CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH:
        *value = 128;
        break;
    case CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE:
        *value = 1 << 20;
        break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
        *value = 8;
        break;
    case CU_DEVICE_ATTRIBUTE_PCI_BUS_ID:
        *value = 1 + state.visible[device];
        break;
    case CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID:
        *value = 0x50f710de;
        break;
    case CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY:
    case CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS:
    case CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH:
    case CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING:
        *value = 1;
        break;
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT:
        *value = 65536;
        break;
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH:
        *value = 32768;
        break;
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH:
        *value = 16384;
        break;
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH:
        *value = 1 << 20;
        break;
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS:
        *value = 2048;
        break;
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS:
        *value = 4096;
        break;
    case CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT:
        *value = 512;
        break;
    case CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT:
        *value = 32;
        break;
    default:
        *value = 0;
        break;
    }
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuDeviceCanAccessPeer(int *possible, CUdevice device, CUdevice peer) {
    ENTER();
    if (!soft_device(device) || !soft_device(peer)) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    *possible = device != peer;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attribute,
                                                CUdevice device, CUdevice peer) {
    (void)attribute;
    ENTER();
    if (!soft_device(device) || !soft_device(peer) || device == peer) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    *value = 1;
    return CUDA_SUCCESS;
}

/* ---- contexts -------------------------------------------------------------------------------- */

EXPORT CUresult CUDAAPI cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice ordinal) {
    ENTER();
    struct device *device = soft_device(ordinal);
    if (!device) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    /* The real one (580) gives a process no context of a device that it lost, however it ended
     * those that it had. */
    CUresult result =
        getenv("UR_SOFT_FORGIVES") ? CUDA_SUCCESS : (CUresult)atomic_load(&device->fault);
    if (result != CUDA_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&device->lock);
    if (!device->primary) {
        struct CUctx_st *made = calloc(1, sizeof(*made));
        if (!made || eng_stream_create(device->engine, ENG_IN_ORDER, &made->legacy) != ENG_OK) {
            free(made);
            result = CUDA_ERROR_OUT_OF_MEMORY;
            goto unlock;
        }
        made->device = device;
        device->primary = made;
    }
    ++device->primary->refs;
    *context = device->primary;
unlock:
    pthread_mutex_unlock(&device->lock);
    return result;
}

/* A command tells its context of a fault after the device was waited for, maybe. So contexts that
 * are over stay, a few bytes each. */
static void keep_over(struct CUctx_st *context) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static struct CUctx_st *over;
    pthread_mutex_lock(&lock);
    context->next = over;
    over = context;
    pthread_mutex_unlock(&lock);
}

EXPORT CUresult CUDAAPI cuDevicePrimaryCtxRelease(CUdevice ordinal) {
    ENTER_RELEASE_ANYWHERE(reported);
    struct device *device = soft_device(ordinal);
    if (!device) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    struct CUctx_st *dead = NULL;
    pthread_mutex_lock(&device->lock);
    if (!device->primary) {
        pthread_mutex_unlock(&device->lock);
        return CUDA_ERROR_INVALID_CONTEXT;
    }
    if (--device->primary->refs == 0) {
        dead = device->primary;
        device->primary = NULL;
    }
    pthread_mutex_unlock(&device->lock);
    if (dead) {
        eng_device_wait(device->engine);
        soft_callbacks_end(dead);
        eng_stream_destroy(dead->legacy);
        soft_keep_work(&dead->work, NULL);
        if (soft_current == dead) {
            soft_current = NULL;
        }
        keep_over(dead);
    }
    return reported;
}

EXPORT CUresult CUDAAPI cuCtxGetCurrent(CUcontext *context) {
    ENTER();
    *context = soft_current;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuCtxGetDevice(CUdevice *device) {
    ENTER_CONTEXT();
    *device = soft_current->device->ordinal;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuCtxSynchronize(void) {
    ENTER_CONTEXT();
    int result = eng_device_wait(soft_current->device->engine);
    return result == ENG_OK ? (CUresult)atomic_load(&soft_current->sticky) : soft_result(result);
}

EXPORT CUresult CUDAAPI cuCtxGetStreamPriorityRange(int *least, int *greatest) {
    ENTER_CONTEXT();
    *least = 0;
    *greatest = -3;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuMemGetInfo(size_t *available, size_t *total) {
    ENTER_CONTEXT();
    uint64_t used = atomic_load(&soft_current->device->used);
    *total = DEVICE_MEMORY;
    *available = used < DEVICE_MEMORY ? DEVICE_MEMORY - used : 0;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuCtxEnablePeerAccess(CUcontext peer, unsigned int flags) {
    ENTER_CONTEXT();
    if (!peer || peer == soft_current || flags) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    uint32_t bit = 1u << peer->device->ordinal;
    if (soft_current->peers & bit) {
        return CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
    }
    soft_current->peers |= bit;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuCtxDisablePeerAccess(CUcontext peer) {
    ENTER_CONTEXT();
    uint32_t bit = peer ? 1u << peer->device->ordinal : 0;
    if (!(soft_current->peers & bit)) {
        return CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
    }
    soft_current->peers &= ~bit;
    return CUDA_SUCCESS;
}
