/* What other clients than our adapter call: names of their own for what is there, and a way to ask
 * for a call by its name. */
#include <dlfcn.h>
#include <stdio.h>

#include "internal.h"

/* ---- calls by name --------------------------------------------------------------------------- */

/* Of this library, whatever others the program has. */
static void *symbol_here(const char *symbol) {
    Dl_info here;
    void *self = dladdr((void *)(uintptr_t)symbol_here, &here)
                     ? dlopen(here.dli_fname, RTLD_NOW | RTLD_NOLOAD)
                     : NULL;
    void *found = self ? dlsym(self, symbol) : NULL;
    if (self) {
        dlclose(self);
    }
    return found;
}

/* The newest form that is here, of whatever release it is: the others are not. */
EXPORT CUresult CUDAAPI cuGetProcAddress(const char *name, void **function, int version,
                                         cuuint64_t flags, CUdriverProcAddressQueryResult *status) {
    (void)flags; /* which default stream: there is one */
    if (!name || !function || version <= 0) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    char symbol[128];
    snprintf(symbol, sizeof(symbol), "%s", name);
    *function = NULL;
    for (int form = 4; form >= 2 && !*function; --form) {
        snprintf(symbol, sizeof(symbol), "%s_v%d", name, form);
        *function = symbol_here(symbol);
    }
    if (!*function) {
        *function = symbol_here(name);
    }
    if (status) {
        *status = *function ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    }
    return *function ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}

/* ---- contexts -------------------------------------------------------------------------------- */

enum { DEPTH = 8 }; /* memory of threads that the loader of libraries has little of */
static _Thread_local struct CUctx_st *below[DEPTH]; /* the one that is current */
static _Thread_local unsigned depth;

EXPORT CUresult CUDAAPI cuCtxPushCurrent(CUcontext context) {
    ENTER();
    if (!context || depth == DEPTH) {
        return CUDA_ERROR_INVALID_CONTEXT;
    }
    if (soft_current) {
        below[depth++] = soft_current;
    }
    soft_current = context;
    return CUDA_SUCCESS;
}

/* In the place of the one at the top; NULL takes that away. */
EXPORT CUresult CUDAAPI cuCtxSetCurrent(CUcontext context) {
    ENTER();
    soft_current = context || !depth ? context : below[--depth];
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuCtxPopCurrent(CUcontext *context) {
    ENTER();
    if (!soft_current) {
        return CUDA_ERROR_INVALID_CONTEXT;
    }
    if (context) {
        *context = soft_current;
    }
    soft_current = depth ? below[--depth] : NULL;
    return CUDA_SUCCESS;
}

/* ---- streams and modules --------------------------------------------------------------------- */

EXPORT CUresult CUDAAPI cuStreamCreate(CUstream *stream, unsigned int flags) {
    ENTER_CONTEXT();
    return cuStreamCreateWithPriority(stream, flags, 0);
}

EXPORT CUresult CUDAAPI cuModuleLoadData(CUmodule *module, const void *image) {
    ENTER_CONTEXT();
    return cuModuleLoadDataEx(module, image, 0, NULL, NULL);
}

/* The fewest threads of those with which most of a multiprocessor's are busy. */
EXPORT CUresult CUDAAPI cuOccupancyMaxPotentialBlockSize(int *grid, int *block, CUfunction function,
                                                         CUoccupancyB2DSize shared_of,
                                                         size_t shared, int limit) {
    ENTER_CONTEXT();
    int most = 0, processors = 0;
    if (!grid || !block || !function || limit < 0) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    (void)cuDeviceGetAttribute(&processors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT,
                               soft_current->device->ordinal);
    limit = limit && limit < THREADS_MOST ? limit : THREADS_MOST;
    for (int threads = limit; threads > 0;
         threads = threads % WARP ? threads - threads % WARP : threads - WARP) {
        int blocks = 0;
        CUresult result = cuOccupancyMaxActiveBlocksPerMultiprocessor(
            &blocks, function, threads, shared_of ? shared_of(threads) : shared);
        if (result != CUDA_SUCCESS) {
            return result;
        }
        if (blocks * threads > most) {
            most = blocks * threads;
            *grid = blocks * processors;
            *block = threads;
        }
    }
    return most ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

/* ---- memory ---------------------------------------------------------------------------------- */

EXPORT CUresult CUDAAPI cuMemHostGetDevicePointer(CUdeviceptr *address, void *pointer,
                                                  unsigned int flags) {
    ENTER_CONTEXT();
    struct eng_mem memory;
    const struct memory *record = pointer && soft_find(pointer, &memory) ? memory.tag : NULL;
    if (!address || flags || !record ||
        (record->kind != MEMORY_HOST && record->kind != MEMORY_REGISTERED)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    *address = (CUdeviceptr)(uintptr_t)pointer;
    return CUDA_SUCCESS;
}

static CUresult default_pool(CUmemoryPool *pool, CUdevice ordinal) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static CUmemoryPool pools[DEVICES_MOST];
    CUresult result = CUDA_SUCCESS;
    if (!soft_device(ordinal)) {
        return CUDA_ERROR_INVALID_DEVICE;
    }
    pthread_mutex_lock(&lock);
    if (!pools[ordinal]) {
        const CUmemPoolProps props = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED,
                                      .location = {CU_MEM_LOCATION_TYPE_DEVICE, ordinal}};
        result = cuMemPoolCreate(&pools[ordinal], &props);
    }
    *pool = pools[ordinal];
    pthread_mutex_unlock(&lock);
    return result;
}

EXPORT CUresult CUDAAPI cuDeviceGetDefaultMemPool(CUmemoryPool *pool, CUdevice device) {
    ENTER();
    return pool ? default_pool(pool, device) : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuMemAllocAsync(CUdeviceptr *address, size_t size, CUstream stream) {
    ENTER_CONTEXT();
    CUmemoryPool pool = NULL;
    CUresult result = default_pool(&pool, soft_stream_context(stream)->device->ordinal);
    return result == CUDA_SUCCESS ? cuMemAllocFromPoolAsync(address, size, pool, stream) : result;
}

/* Of memory that the driver does not know there is nothing to tell. */
EXPORT CUresult CUDAAPI cuPointerGetAttribute(void *data, CUpointer_attribute attribute,
                                              CUdeviceptr address) {
    ENTER_CONTEXT();
    struct eng_mem memory;
    if (!data || !soft_find((void *)(uintptr_t)address, &memory)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    return cuPointerGetAttributes(1, &attribute, &data, address);
}

/* ---- copies ---------------------------------------------------------------------------------- */

#define ADDRESS(pointer) ((CUdeviceptr)(uintptr_t)(pointer))

/* Both sides of a copy between memory and an array of one row, `at` bytes into it. */
static CUresult copy_array(CUarray to_array, CUarray from_array, void *memory, size_t at,
                           size_t size, CUstream stream) {
    const CUDA_MEMCPY2D copy = {
        .srcXInBytes = from_array ? at : 0,
        .srcMemoryType = from_array ? CU_MEMORYTYPE_ARRAY : CU_MEMORYTYPE_HOST,
        .srcHost = memory,
        .srcArray = from_array,
        .dstXInBytes = to_array ? at : 0,
        .dstMemoryType = to_array ? CU_MEMORYTYPE_ARRAY : CU_MEMORYTYPE_HOST,
        .dstHost = memory,
        .dstArray = to_array,
        .WidthInBytes = size,
        .Height = 1};
    return cuMemcpy2DAsync(&copy, stream);
}

/* The call returns once the copy is there. */
static CUresult now(CUresult result) {
    return result == CUDA_SUCCESS ? soft_drain(NULL) : result;
}

EXPORT CUresult CUDAAPI cuMemcpyHtoDAsync(CUdeviceptr to, const void *from, size_t size,
                                          CUstream stream) {
    ENTER_CONTEXT();
    return cuMemcpyAsync(to, ADDRESS(from), size, stream);
}

EXPORT CUresult CUDAAPI cuMemcpyDtoHAsync(void *to, CUdeviceptr from, size_t size,
                                          CUstream stream) {
    ENTER_CONTEXT();
    return cuMemcpyAsync(ADDRESS(to), from, size, stream);
}

EXPORT CUresult CUDAAPI cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, size_t size,
                                          CUstream stream) {
    ENTER_CONTEXT();
    return cuMemcpyAsync(to, from, size, stream);
}

EXPORT CUresult CUDAAPI cuMemcpyHtoAAsync(CUarray to, size_t at, const void *from, size_t size,
                                          CUstream stream) {
    ENTER_CONTEXT();
    return to && from ? copy_array(to, NULL, (void *)(uintptr_t)from, at, size, stream)
                      : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuMemcpyAtoHAsync(void *to, CUarray from, size_t at, size_t size,
                                          CUstream stream) {
    ENTER_CONTEXT();
    return to && from ? copy_array(NULL, from, to, at, size, stream) : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuMemcpy(CUdeviceptr to, CUdeviceptr from, size_t size) {
    ENTER_CONTEXT();
    return now(cuMemcpyAsync(to, from, size, NULL));
}

EXPORT CUresult CUDAAPI cuMemcpyHtoD(CUdeviceptr to, const void *from, size_t size) {
    ENTER_CONTEXT();
    return now(cuMemcpyAsync(to, ADDRESS(from), size, NULL));
}

EXPORT CUresult CUDAAPI cuMemcpyDtoH(void *to, CUdeviceptr from, size_t size) {
    ENTER_CONTEXT();
    return now(cuMemcpyAsync(ADDRESS(to), from, size, NULL));
}

/* Within a device the call does not wait. */
EXPORT CUresult CUDAAPI cuMemcpyDtoD(CUdeviceptr to, CUdeviceptr from, size_t size) {
    ENTER_CONTEXT();
    return cuMemcpyAsync(to, from, size, NULL);
}

EXPORT CUresult CUDAAPI cuMemcpyHtoA(CUarray to, size_t at, const void *from, size_t size) {
    ENTER_CONTEXT();
    return to && from ? now(copy_array(to, NULL, (void *)(uintptr_t)from, at, size, NULL))
                      : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuMemcpyAtoH(void *to, CUarray from, size_t at, size_t size) {
    ENTER_CONTEXT();
    return to && from ? now(copy_array(NULL, from, to, at, size, NULL)) : CUDA_ERROR_INVALID_VALUE;
}

/* Fills of device memory do not wait either. */
EXPORT CUresult CUDAAPI cuMemsetD8(CUdeviceptr to, unsigned char value, size_t count) {
    ENTER_CONTEXT();
    return cuMemsetD8Async(to, value, count, NULL);
}

EXPORT CUresult CUDAAPI cuMemsetD32(CUdeviceptr to, unsigned int value, size_t count) {
    ENTER_CONTEXT();
    return cuMemsetD32Async(to, value, count, NULL);
}

/* ---- arrays ---------------------------------------------------------------------------------- */

EXPORT CUresult CUDAAPI cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR *desc, CUarray array) {
    ENTER_CONTEXT();
    if (!desc || !soft_array_lives(array)) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    *desc = array->desc;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR *desc, CUarray array) {
    ENTER_CONTEXT();
    if (!desc || !soft_array_lives(array)) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    *desc = (CUDA_ARRAY_DESCRIPTOR){.Width = array->desc.Width,
                                    .Height = array->desc.Height,
                                    .Format = array->desc.Format,
                                    .NumChannels = array->desc.NumChannels};
    return CUDA_SUCCESS;
}

/* ---- nodes of graphs ------------------------------------------------------------------------- */

#if CUDA_VERSION >= 13000
EXPORT CUresult CUDAAPI cuGraphAddNode(CUgraphNode *node, CUgraph graph, const CUgraphNode *after,
                                       const CUgraphEdgeData *edges, size_t count,
                                       CUgraphNodeParams *params) {
    ENTER_CONTEXT();
    if (!params || edges) { /* edges of another kind than "when it is done" */
        return params ? CUDA_ERROR_NOT_SUPPORTED : CUDA_ERROR_INVALID_VALUE;
    }
    switch ((int)params->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL: {
        const CUDA_KERNEL_NODE_PARAMS_v3 *given = &params->kernel;
        const CUDA_KERNEL_NODE_PARAMS kernel = {.func = given->func,
                                                .gridDimX = given->gridDimX,
                                                .gridDimY = given->gridDimY,
                                                .gridDimZ = given->gridDimZ,
                                                .blockDimX = given->blockDimX,
                                                .blockDimY = given->blockDimY,
                                                .blockDimZ = given->blockDimZ,
                                                .sharedMemBytes = given->sharedMemBytes,
                                                .kernelParams = given->kernelParams,
                                                .extra = given->extra,
                                                .ctx = given->ctx};
        return cuGraphAddKernelNode(node, graph, after, count, &kernel);
    }
    case CU_GRAPH_NODE_TYPE_MEMCPY:
        return cuGraphAddMemcpyNode(node, graph, after, count, &params->memcpy.copyParams,
                                    params->memcpy.copyCtx);
    case CU_GRAPH_NODE_TYPE_MEMSET: {
        const CUDA_MEMSET_NODE_PARAMS fill = {.dst = params->memset.dst,
                                              .pitch = params->memset.pitch,
                                              .value = params->memset.value,
                                              .elementSize = params->memset.elementSize,
                                              .width = params->memset.width,
                                              .height = params->memset.height};
        return cuGraphAddMemsetNode(node, graph, after, count, &fill, params->memset.ctx);
    }
    case CU_GRAPH_NODE_TYPE_GRAPH:
        return cuGraphAddChildGraphNode(node, graph, after, count, params->graph.graph);
    case CU_GRAPH_NODE_TYPE_EMPTY:
        return cuGraphAddEmptyNode(node, graph, after, count);
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT:
        return cuGraphAddEventWaitNode(node, graph, after, count, params->eventWait.event);
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD:
        return cuGraphAddEventRecordNode(node, graph, after, count, params->eventRecord.event);
    default:
        return CUDA_ERROR_NOT_SUPPORTED;
    }
}
#endif
