/* Arrays, textures, surfaces, and memory and semaphores of other interfaces. Cubes are refused, as
 * AMD's runtime refuses them. */
#include "shim.h"

/* ---- arrays ---------------------------------------------------------------------------------- */

static const struct format {
    enum hipArray_Format from;
    CUarray_format to;
    int bytes;
} formats[] = {{HIP_AD_FORMAT_UNSIGNED_INT8, CU_AD_FORMAT_UNSIGNED_INT8, 1},
               {HIP_AD_FORMAT_UNSIGNED_INT16, CU_AD_FORMAT_UNSIGNED_INT16, 2},
               {HIP_AD_FORMAT_UNSIGNED_INT32, CU_AD_FORMAT_UNSIGNED_INT32, 4},
               {HIP_AD_FORMAT_SIGNED_INT8, CU_AD_FORMAT_SIGNED_INT8, 1},
               {HIP_AD_FORMAT_SIGNED_INT16, CU_AD_FORMAT_SIGNED_INT16, 2},
               {HIP_AD_FORMAT_SIGNED_INT32, CU_AD_FORMAT_SIGNED_INT32, 4},
               {HIP_AD_FORMAT_HALF, CU_AD_FORMAT_HALF, 2},
               {HIP_AD_FORMAT_FLOAT, CU_AD_FORMAT_FLOAT, 4}};

static const struct format *find_format(enum hipArray_Format wanted) {
    for (size_t i = 0; i < sizeof(formats) / sizeof(formats[0]); ++i) {
        if (formats[i].from == wanted) {
            return &formats[i];
        }
    }
    return NULL;
}

/* Bytes of an element stand where a program does not look. */
size_t shim_element(const hipArray *array) {
    return (size_t)array->desc.x;
}

static hipError_t describe(const HIP_ARRAY3D_DESCRIPTOR *desc, CUDA_ARRAY3D_DESCRIPTOR *native,
                           const struct format **format) {
    const unsigned known = hipArrayLayered | hipArraySurfaceLoadStore | hipArrayTextureGather;
    *format = find_format(desc->Format);
    if (!*format || (desc->Flags & ~known)) {
        return *format ? hipErrorNotSupported : hipErrorInvalidValue;
    }
    *native = (CUDA_ARRAY3D_DESCRIPTOR){
        .Width = desc->Width,
        .Height = desc->Height,
        .Depth = desc->Depth,
        .Format = (*format)->to,
        .NumChannels = desc->NumChannels,
        .Flags = (desc->Flags & hipArrayLayered ? CUDA_ARRAY3D_LAYERED : 0u) |
                 (desc->Flags & hipArrayTextureGather ? CUDA_ARRAY3D_TEXTURE_GATHER : 0u) |
                 (desc->Flags & hipArraySurfaceLoadStore ? CUDA_ARRAY3D_SURFACE_LDST : 0u)};
    return hipSuccess;
}

static void wrap(hipArray *array, CUarray inner, const HIP_ARRAY3D_DESCRIPTOR *desc,
                 const struct format *format) {
    array->data = inner;
    array->Format = desc->Format;
    array->NumChannels = desc->NumChannels;
    array->desc.x = format->bytes * (int)desc->NumChannels;
}

static hipError_t told(hipError_t result) {
    shim_last = result;
    return result;
}

hipError_t hipArray3DCreate(hipArray **array, const HIP_ARRAY3D_DESCRIPTOR *desc) {
    ENTER();
    CUDA_ARRAY3D_DESCRIPTOR native;
    const struct format *format;
    hipError_t refused = describe(desc, &native, &format);
    if (refused != hipSuccess) {
        return told(refused);
    }
    hipArray *made = calloc(1, sizeof(*made));
    CUarray inner;
    CUresult result = made ? cuArray3DCreate(&inner, &native) : CUDA_ERROR_OUT_OF_MEMORY;
    if (result != CUDA_SUCCESS) {
        free(made);
        return shim_return(result);
    }
    wrap(made, inner, desc, format);
    *array = made;
    return hipSuccess;
}

hipError_t hipArrayDestroy(hipArray *array) {
    ENTER();
    hipError_t result = shim_return(cuArrayDestroy(array->data));
    free(array);
    return result;
}

/* What a hipMipmappedArray_t points to. */
struct mipmap {
    hipMipmappedArray known; /* first; data: the array below */
    unsigned count;
    hipArray levels[];
};

/* Takes over the driver's array. */
static hipError_t take(hipMipmappedArray_t *mipmap, CUmipmappedArray inner,
                       const HIP_ARRAY3D_DESCRIPTOR *desc, const struct format *format,
                       unsigned count) {
    struct mipmap *made = calloc(1, sizeof(*made) + count * sizeof(made->levels[0]));
    CUresult result = made ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
    for (; result == CUDA_SUCCESS && made->count < count; ++made->count) {
        CUarray level;
        result = cuMipmappedArrayGetLevel(&level, inner, made->count);
        if (result == CUDA_SUCCESS) {
            wrap(&made->levels[made->count], level, desc, format);
        }
    }
    if (result != CUDA_SUCCESS) {
        (void)cuMipmappedArrayDestroy(inner);
        free(made);
        return shim_return(result);
    }
    made->known.data = inner;
    *mipmap = &made->known;
    return hipSuccess;
}

hipError_t hipMipmappedArrayCreate(hipMipmappedArray_t *mipmap, HIP_ARRAY3D_DESCRIPTOR *desc,
                                   unsigned count) {
    ENTER();
    CUDA_ARRAY3D_DESCRIPTOR native;
    const struct format *format;
    hipError_t refused = describe(desc, &native, &format);
    if (refused != hipSuccess) {
        return told(refused);
    }
    CUmipmappedArray inner;
    CUresult result = cuMipmappedArrayCreate(&inner, &native, count);
    return result == CUDA_SUCCESS ? take(mipmap, inner, desc, format, count) : shim_return(result);
}

hipError_t hipMipmappedArrayGetLevel(hipArray_t *array, hipMipmappedArray_t mipmap,
                                     unsigned level) {
    ENTER();
    struct mipmap *whole = (struct mipmap *)mipmap;
    if (level >= whole->count) {
        return told(hipErrorInvalidValue);
    }
    *array = &whole->levels[level];
    return hipSuccess;
}

hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t mipmap) {
    ENTER();
    hipError_t result = shim_return(cuMipmappedArrayDestroy(mipmap->data));
    free(mipmap);
    return result;
}

/* ---- textures and surfaces: pointers to what a kernel reads there, here numbers -------------- */

hipError_t hipTexObjectCreate(hipTextureObject_t *texture, const HIP_RESOURCE_DESC *resource,
                              const HIP_TEXTURE_DESC *how, const HIP_RESOURCE_VIEW_DESC *view) {
    ENTER();
    const struct format *format = NULL;
    CUDA_RESOURCE_DESC native;
    memset(&native, 0, sizeof(native));
    native.flags = resource->flags;
    native.resType = (CUresourcetype)resource->resType; /* with the same numbers */
    switch (resource->resType) {
    case HIP_RESOURCE_TYPE_ARRAY:
        native.res.array.hArray = resource->res.array.hArray->data;
        break;
    case HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY:
        native.res.mipmap.hMipmappedArray = resource->res.mipmap.hMipmappedArray->data;
        break;
    case HIP_RESOURCE_TYPE_LINEAR:
        format = find_format(resource->res.linear.format);
        if (!format) {
            return told(hipErrorInvalidValue);
        }
        native.res.linear.devPtr = shim_address(resource->res.linear.devPtr);
        native.res.linear.format = format->to;
        native.res.linear.numChannels = resource->res.linear.numChannels;
        native.res.linear.sizeInBytes = resource->res.linear.sizeInBytes;
        break;
    default:
        format = find_format(resource->res.pitch2D.format);
        if (!format) {
            return told(hipErrorInvalidValue);
        }
        native.res.pitch2D.devPtr = shim_address(resource->res.pitch2D.devPtr);
        native.res.pitch2D.format = format->to;
        native.res.pitch2D.numChannels = resource->res.pitch2D.numChannels;
        native.res.pitch2D.width = resource->res.pitch2D.width;
        native.res.pitch2D.height = resource->res.pitch2D.height;
        native.res.pitch2D.pitchInBytes = resource->res.pitch2D.pitchInBytes;
        break;
    }
    if (view) {
        return told(hipErrorNotSupported);
    }
    CUDA_TEXTURE_DESC native_how = {
        .filterMode = (CUfilter_mode)how->filterMode,
        .flags = how->flags,
        .maxAnisotropy = how->maxAnisotropy,
        .mipmapFilterMode = (CUfilter_mode)how->mipmapFilterMode,
        .mipmapLevelBias = how->mipmapLevelBias,
        .minMipmapLevelClamp = how->minMipmapLevelClamp,
        .maxMipmapLevelClamp = how->maxMipmapLevelClamp,
    };
    for (int i = 0; i < 3; ++i) {
        native_how.addressMode[i] = (CUaddress_mode)how->addressMode[i];
    }
    return shim_return(cuTexObjectCreate((CUtexObject *)texture, &native, &native_how, NULL));
}

hipError_t hipTexObjectDestroy(hipTextureObject_t texture) {
    ENTER();
    return shim_return(cuTexObjectDestroy((CUtexObject)(uintptr_t)texture));
}

/* The header declares these two for C++ only. */
hipError_t hipCreateSurfaceObject(hipSurfaceObject_t *surface, const hipResourceDesc *resource);
hipError_t hipDestroySurfaceObject(hipSurfaceObject_t surface);

hipError_t hipCreateSurfaceObject(hipSurfaceObject_t *surface, const hipResourceDesc *resource) {
    ENTER();
    if (resource->resType != hipResourceTypeArray) {
        return told(hipErrorInvalidValue);
    }
    CUDA_RESOURCE_DESC native;
    memset(&native, 0, sizeof(native));
    native.resType = CU_RESOURCE_TYPE_ARRAY;
    native.res.array.hArray = resource->res.array.array->data;
    return shim_return(cuSurfObjectCreate((CUsurfObject *)surface, &native));
}

hipError_t hipDestroySurfaceObject(hipSurfaceObject_t surface) {
    ENTER();
    return shim_return(cuSurfObjectDestroy((CUsurfObject)(uintptr_t)surface));
}

/* ---- other interfaces ------------------------------------------------------------------------ */

hipError_t hipImportExternalMemory(hipExternalMemory_t *memory,
                                   const hipExternalMemoryHandleDesc *desc) {
    ENTER();
    if (desc->type != hipExternalMemoryHandleTypeOpaqueFd) {
        return told(hipErrorInvalidValue);
    }
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC native = {.type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD,
                                               .handle.fd = desc->handle.fd,
                                               .size = desc->size,
                                               .flags = desc->flags};
    return shim_return(cuImportExternalMemory((CUexternalMemory *)memory, &native));
}

hipError_t hipDestroyExternalMemory(hipExternalMemory_t memory) {
    ENTER();
    return shim_return(cuDestroyExternalMemory(memory));
}

hipError_t hipExternalMemoryGetMappedBuffer(void **pointer, hipExternalMemory_t memory,
                                            const hipExternalMemoryBufferDesc *desc) {
    ENTER();
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC native = {
        .offset = desc->offset, .size = desc->size, .flags = desc->flags};
    return shim_return(cuExternalMemoryGetMappedBuffer((CUdeviceptr *)pointer, memory, &native));
}

/* As the header of a later release has it. */
struct external_array {
    unsigned long long offset;
    hipChannelFormatDesc format;
    hipExtent extent;
    unsigned int flags, levels;
};
hipError_t hipExternalMemoryGetMappedMipmappedArray(hipMipmappedArray_t *mipmap,
                                                    hipExternalMemory_t memory,
                                                    const struct external_array *desc);

static hipArray_Format format_of(const hipChannelFormatDesc *format) {
    switch (format->f) {
    case hipChannelFormatKindFloat:
        return format->x == 16 ? HIP_AD_FORMAT_HALF : HIP_AD_FORMAT_FLOAT;
    case hipChannelFormatKindSigned:
        return format->x == 8    ? HIP_AD_FORMAT_SIGNED_INT8
               : format->x == 16 ? HIP_AD_FORMAT_SIGNED_INT16
                                 : HIP_AD_FORMAT_SIGNED_INT32;
    default:
        return format->x == 8    ? HIP_AD_FORMAT_UNSIGNED_INT8
               : format->x == 16 ? HIP_AD_FORMAT_UNSIGNED_INT16
                                 : HIP_AD_FORMAT_UNSIGNED_INT32;
    }
}

hipError_t hipExternalMemoryGetMappedMipmappedArray(hipMipmappedArray_t *mipmap,
                                                    hipExternalMemory_t memory,
                                                    const struct external_array *desc) {
    ENTER();
    HIP_ARRAY3D_DESCRIPTOR array = {.Width = desc->extent.width,
                                    .Height = desc->extent.height,
                                    .Depth = desc->extent.depth,
                                    .Format = format_of(&desc->format),
                                    .NumChannels = desc->format.w   ? 4
                                                   : desc->format.y ? 2
                                                                    : 1,
                                    .Flags = desc->flags};
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC native = {.offset = desc->offset,
                                                        .numLevels = desc->levels};
    const struct format *format;
    hipError_t refused = describe(&array, &native.arrayDesc, &format);
    if (refused != hipSuccess) {
        return told(refused);
    }
    CUmipmappedArray inner;
    CUresult result = cuExternalMemoryGetMappedMipmappedArray(&inner, memory, &native);
    return result == CUDA_SUCCESS ? take(mipmap, inner, &array, format, desc->levels)
                                  : shim_return(result);
}

hipError_t hipImportExternalSemaphore(hipExternalSemaphore_t *semaphore,
                                      const hipExternalSemaphoreHandleDesc *desc) {
    ENTER();
    if (desc->type != hipExternalSemaphoreHandleTypeOpaqueFd) {
        return told(hipErrorInvalidValue);
    }
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC native = {.type =
                                                      CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD,
                                                  .handle.fd = desc->handle.fd,
                                                  .flags = desc->flags};
    return shim_return(cuImportExternalSemaphore((CUexternalSemaphore *)semaphore, &native));
}

hipError_t hipDestroyExternalSemaphore(hipExternalSemaphore_t semaphore) {
    ENTER();
    return shim_return(cuDestroyExternalSemaphore(semaphore));
}

hipError_t hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t *semaphores,
                                            const hipExternalSemaphoreSignalParams *params,
                                            unsigned count, hipStream_t stream) {
    ENTER();
    CUresult result = CUDA_SUCCESS;
    for (unsigned i = 0; i < count && result == CUDA_SUCCESS; ++i) {
        CUexternalSemaphore one = semaphores[i];
        CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS native = {.params.fence.value =
                                                            params[i].params.fence.value};
        result = cuSignalExternalSemaphoresAsync(&one, &native, 1, (CUstream)stream);
    }
    return shim_return(result);
}

hipError_t hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t *semaphores,
                                          const hipExternalSemaphoreWaitParams *params,
                                          unsigned count, hipStream_t stream) {
    ENTER();
    CUresult result = CUDA_SUCCESS;
    for (unsigned i = 0; i < count && result == CUDA_SUCCESS; ++i) {
        CUexternalSemaphore one = semaphores[i];
        CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS native = {.params.fence.value =
                                                          params[i].params.fence.value};
        result = cuWaitExternalSemaphoresAsync(&one, &native, 1, (CUstream)stream);
    }
    return shim_return(result);
}
