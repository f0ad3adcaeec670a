/* Arrays, textures and what other interfaces share, as CUDA describes them. */
#include "driver.h"

static const CUarray_format formats[] = {
    [DRV_ELEMENT_U8] = CU_AD_FORMAT_UNSIGNED_INT8,
    [DRV_ELEMENT_U16] = CU_AD_FORMAT_UNSIGNED_INT16,
    [DRV_ELEMENT_U32] = CU_AD_FORMAT_UNSIGNED_INT32,
    [DRV_ELEMENT_S8] = CU_AD_FORMAT_SIGNED_INT8,
    [DRV_ELEMENT_S16] = CU_AD_FORMAT_SIGNED_INT16,
    [DRV_ELEMENT_S32] = CU_AD_FORMAT_SIGNED_INT32,
    [DRV_ELEMENT_F16] = CU_AD_FORMAT_HALF,
    [DRV_ELEMENT_F32] = CU_AD_FORMAT_FLOAT,
};

static CUDA_ARRAY3D_DESCRIPTOR image_describe(const struct drv_array_desc *desc) {
    return (CUDA_ARRAY3D_DESCRIPTOR){
        .Width = desc->width,
        .Height = desc->height,
        .Depth = desc->depth,
        .Format = formats[desc->element],
        .NumChannels = desc->channels,
        .Flags = CUDA_ARRAY3D_SURFACE_LDST | (desc->layered ? CUDA_ARRAY3D_LAYERED : 0) |
                 (desc->cube ? CUDA_ARRAY3D_CUBEMAP : 0) |
                 (desc->gather ? CUDA_ARRAY3D_TEXTURE_GATHER : 0),
    };
}

drv_result drv_array_create(drv_array *array, const struct drv_array_desc *desc) {
    CUDA_ARRAY3D_DESCRIPTOR native = image_describe(desc);
    return cuda.cuArray3DCreate(array, &native);
}

drv_result drv_mipmap_create(drv_mipmap *mipmap, const struct drv_array_desc *desc,
                             unsigned levels) {
    CUDA_ARRAY3D_DESCRIPTOR native = image_describe(desc);
    return cuda.cuMipmappedArrayCreate(mipmap, &native, levels);
}

drv_result drv_surface_create(drv_surface *surface, drv_array array) {
    CUDA_RESOURCE_DESC resource = {.resType = CU_RESOURCE_TYPE_ARRAY};
    resource.res.array.hArray = array;
    return cuda.cuSurfObjectCreate(surface, &resource);
}

drv_result drv_texture_create(drv_texture *texture, const struct drv_resource *resource,
                              const struct drv_sampling *sampling) {
    static const CUaddress_mode modes[] = {
        [DRV_ADDRESS_WRAP] = CU_TR_ADDRESS_MODE_WRAP,
        [DRV_ADDRESS_CLAMP] = CU_TR_ADDRESS_MODE_CLAMP,
        [DRV_ADDRESS_MIRROR] = CU_TR_ADDRESS_MODE_MIRROR,
        [DRV_ADDRESS_BORDER] = CU_TR_ADDRESS_MODE_BORDER,
    };
    CUDA_RESOURCE_DESC native;
    memset(&native, 0, sizeof(native));
    switch (resource->kind) {
    case DRV_RESOURCE_ARRAY:
        native.resType = CU_RESOURCE_TYPE_ARRAY;
        native.res.array.hArray = resource->array;
        break;
    case DRV_RESOURCE_MIPMAP:
        native.resType = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
        native.res.mipmap.hMipmappedArray = resource->array;
        break;
    case DRV_RESOURCE_LINEAR:
        native.resType = CU_RESOURCE_TYPE_LINEAR;
        native.res.linear.devPtr = cuda_address(resource->pointer);
        native.res.linear.format = formats[resource->element];
        native.res.linear.numChannels = resource->channels;
        native.res.linear.sizeInBytes = resource->width * resource->size;
        break;
    default:
        native.resType = CU_RESOURCE_TYPE_PITCH2D;
        native.res.pitch2D.devPtr = cuda_address(resource->pointer);
        native.res.pitch2D.format = formats[resource->element];
        native.res.pitch2D.numChannels = resource->channels;
        native.res.pitch2D.width = resource->width;
        native.res.pitch2D.height = resource->height;
        native.res.pitch2D.pitchInBytes = resource->pitch;
        break;
    }
    CUDA_TEXTURE_DESC how = {
        .addressMode = {modes[sampling->address[0]], modes[sampling->address[1]],
                        modes[sampling->address[2]]},
        .filterMode = sampling->filters ? CU_TR_FILTER_MODE_LINEAR : CU_TR_FILTER_MODE_POINT,
        .flags = (sampling->integers ? CU_TRSF_READ_AS_INTEGER : 0) |
                 (sampling->normalized ? CU_TRSF_NORMALIZED_COORDINATES : 0) |
                 (sampling->seamless ? CU_TRSF_SEAMLESS_CUBEMAP : 0),
        .maxAnisotropy = sampling->anisotropy,
        .mipmapFilterMode =
            sampling->filters_levels ? CU_TR_FILTER_MODE_LINEAR : CU_TR_FILTER_MODE_POINT,
        .minMipmapLevelClamp = sampling->least_level,
        .maxMipmapLevelClamp = sampling->most_level,
    };
    return cuda.cuTexObjectCreate(texture, &native, &how, NULL);
}

/* ---- of other interfaces --------------------------------------------------------------------- */

drv_result drv_external_import(drv_external_memory *memory, enum drv_external_type type, int fd,
                               size_t size) {
    (void)type;
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC native = {
        .type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD, .handle.fd = fd, .size = size};
    return cuda.cuImportExternalMemory(memory, &native);
}

drv_result drv_external_map(void **pointer, drv_external_memory memory, size_t offset,
                            size_t size) {
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC native = {.offset = offset, .size = size};
    CUdeviceptr address = 0;
    CUresult result = cuda.cuExternalMemoryGetMappedBuffer(&address, memory, &native);
    *pointer = (void *)(uintptr_t)address;
    return result;
}

drv_result drv_external_map_array(drv_mipmap *mipmap, drv_external_memory memory,
                                  const struct drv_array_desc *desc, unsigned levels) {
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC native = {.arrayDesc = image_describe(desc),
                                                        .numLevels = levels};
    return cuda.cuExternalMemoryGetMappedMipmappedArray(mipmap, memory, &native);
}

drv_result drv_semaphore_import(drv_semaphore *semaphore, enum drv_external_type type, int fd) {
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC native = {
        .type = type == DRV_EXTERNAL_TIMELINE_FD
                    ? CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD
                    : CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD,
        .handle.fd = fd};
    return cuda.cuImportExternalSemaphore(semaphore, &native);
}

drv_result drv_semaphore_signal(drv_semaphore semaphore, uint64_t value, drv_stream stream) {
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS params = {.params.fence.value = value};
    return cuda.cuSignalExternalSemaphoresAsync(&semaphore, &params, 1, stream);
}

drv_result drv_semaphore_wait(drv_semaphore semaphore, uint64_t value, drv_stream stream) {
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS params = {.params.fence.value = value};
    return cuda.cuWaitExternalSemaphoresAsync(&semaphore, &params, 1, stream);
}
