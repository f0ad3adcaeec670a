/* Arrays, textures and what other interfaces share, as HIP describes them. */
#include "driver.h"

#ifdef HIP_SAMPLER_OBJECT_OFFSET_DWORD
_Static_assert(HIP_SAMPLER_OBJECT_OFFSET_DWORD == 12,
               "where kernels of SPIR-V find the sampler of a texture (llvm/library/image.cl)");
#endif

static const hipArray_Format formats[] = {
    [DRV_ELEMENT_U8] = HIP_AD_FORMAT_UNSIGNED_INT8,
    [DRV_ELEMENT_U16] = HIP_AD_FORMAT_UNSIGNED_INT16,
    [DRV_ELEMENT_U32] = HIP_AD_FORMAT_UNSIGNED_INT32,
    [DRV_ELEMENT_S8] = HIP_AD_FORMAT_SIGNED_INT8,
    [DRV_ELEMENT_S16] = HIP_AD_FORMAT_SIGNED_INT16,
    [DRV_ELEMENT_S32] = HIP_AD_FORMAT_SIGNED_INT32,
    [DRV_ELEMENT_F16] = HIP_AD_FORMAT_HALF,
    [DRV_ELEMENT_F32] = HIP_AD_FORMAT_FLOAT,
};

static HIP_ARRAY3D_DESCRIPTOR image_describe(const struct drv_array_desc *desc) {
    return (HIP_ARRAY3D_DESCRIPTOR){
        .Width = desc->width,
        .Height = desc->height,
        .Depth = desc->depth,
        .Format = formats[desc->element],
        .NumChannels = desc->channels,
        .Flags = hipArraySurfaceLoadStore | (desc->layered ? hipArrayLayered : 0) |
                 (desc->cube ? hipArrayCubemap : 0) | (desc->gather ? hipArrayTextureGather : 0),
    };
}

drv_result drv_array_create(drv_array *array, const struct drv_array_desc *desc) {
    HIP_ARRAY3D_DESCRIPTOR native = image_describe(desc);
    return hip.hipArray3DCreate(array, &native);
}

drv_result drv_mipmap_create(drv_mipmap *mipmap, const struct drv_array_desc *desc,
                             unsigned levels) {
    HIP_ARRAY3D_DESCRIPTOR native = image_describe(desc);
    return hip.hipMipmappedArrayCreate(mipmap, &native, levels);
}

drv_result drv_external_map_array(drv_mipmap *mipmap, drv_external_memory memory,
                                  const struct drv_array_desc *desc, unsigned levels) {
    static const struct {
        int bits;
        hipChannelFormatKind kind;
    } elements[] = {
        [DRV_ELEMENT_U8] = {8, hipChannelFormatKindUnsigned},
        [DRV_ELEMENT_U16] = {16, hipChannelFormatKindUnsigned},
        [DRV_ELEMENT_U32] = {32, hipChannelFormatKindUnsigned},
        [DRV_ELEMENT_S8] = {8, hipChannelFormatKindSigned},
        [DRV_ELEMENT_S16] = {16, hipChannelFormatKindSigned},
        [DRV_ELEMENT_S32] = {32, hipChannelFormatKindSigned},
        [DRV_ELEMENT_F16] = {16, hipChannelFormatKindFloat},
        [DRV_ELEMENT_F32] = {32, hipChannelFormatKindFloat},
    };
    int bits = elements[desc->element].bits;
    struct hip_external_array native = {
        .format = {.x = bits,
                   .y = desc->channels > 1 ? bits : 0,
                   .z = desc->channels > 2 ? bits : 0,
                   .w = desc->channels > 3 ? bits : 0,
                   .f = elements[desc->element].kind},
        .extent = {.width = desc->width, .height = desc->height, .depth = desc->depth},
        .flags = image_describe(desc).Flags,
        .levels = levels};
    return hip.hipExternalMemoryGetMappedMipmappedArray(mipmap, memory, &native);
}

drv_result drv_surface_create(drv_surface *surface, drv_array array) {
    hipResourceDesc resource;
    memset(&resource, 0, sizeof(resource));
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = array;
    return hip.hipCreateSurfaceObject ? hip.hipCreateSurfaceObject(surface, &resource)
                                      : DRV_UNSUPPORTED;
}

drv_result drv_texture_create(drv_texture *texture, const struct drv_resource *resource,
                              const struct drv_sampling *sampling) {
    static const HIPaddress_mode modes[] = {
        [DRV_ADDRESS_WRAP] = HIP_TR_ADDRESS_MODE_WRAP,
        [DRV_ADDRESS_CLAMP] = HIP_TR_ADDRESS_MODE_CLAMP,
        [DRV_ADDRESS_MIRROR] = HIP_TR_ADDRESS_MODE_MIRROR,
        [DRV_ADDRESS_BORDER] = HIP_TR_ADDRESS_MODE_BORDER,
    };
    HIP_RESOURCE_DESC native;
    memset(&native, 0, sizeof(native));
    void *pointer = (void *)(uintptr_t)resource->pointer;
    switch (resource->kind) {
    case DRV_RESOURCE_ARRAY:
        native.resType = HIP_RESOURCE_TYPE_ARRAY;
        native.res.array.hArray = resource->array;
        break;
    case DRV_RESOURCE_MIPMAP:
        native.resType = HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY;
        native.res.mipmap.hMipmappedArray = resource->array;
        break;
    case DRV_RESOURCE_LINEAR:
        native.resType = HIP_RESOURCE_TYPE_LINEAR;
        native.res.linear.devPtr = pointer;
        native.res.linear.format = formats[resource->element];
        native.res.linear.numChannels = resource->channels;
        native.res.linear.sizeInBytes = resource->width * resource->size;
        break;
    default:
        native.resType = HIP_RESOURCE_TYPE_PITCH2D;
        native.res.pitch2D.devPtr = pointer;
        native.res.pitch2D.format = formats[resource->element];
        native.res.pitch2D.numChannels = resource->channels;
        native.res.pitch2D.width = resource->width;
        native.res.pitch2D.height = resource->height;
        native.res.pitch2D.pitchInBytes = resource->pitch;
        break;
    }
    HIP_TEXTURE_DESC how;
    memset(&how, 0, sizeof(how));
    for (int i = 0; i < 3; ++i) {
        how.addressMode[i] = modes[sampling->address[i]];
    }
    how.filterMode = sampling->filters ? HIP_TR_FILTER_MODE_LINEAR : HIP_TR_FILTER_MODE_POINT;
    how.flags = (sampling->integers ? HIP_TRSF_READ_AS_INTEGER : 0) |
                (sampling->normalized ? HIP_TRSF_NORMALIZED_COORDINATES : 0);
    how.maxAnisotropy = sampling->anisotropy;
    how.mipmapFilterMode =
        sampling->filters_levels ? HIP_TR_FILTER_MODE_LINEAR : HIP_TR_FILTER_MODE_POINT;
    how.minMipmapLevelClamp = sampling->least_level;
    how.maxMipmapLevelClamp = sampling->most_level;
    return hip.hipTexObjectCreate(texture, &native, &how, NULL);
}

/* ---- of other interfaces --------------------------------------------------------------------- */

/* Later releases have more words at the end of these structures, all zero. */
#define WITH_ROOM(type)                                                                            \
    union {                                                                                        \
        type known;                                                                                \
        unsigned char room[sizeof(type) + 128];                                                    \
    }

drv_result drv_external_import(drv_external_memory *memory, enum drv_external_type type, int fd,
                               size_t size) {
    WITH_ROOM(hipExternalMemoryHandleDesc) native;
    (void)type;
    memset(&native, 0, sizeof(native));
    native.known.type = hipExternalMemoryHandleTypeOpaqueFd;
    native.known.handle.fd = fd;
    native.known.size = size;
    return hip.hipImportExternalMemory(memory, &native.known);
}

drv_result drv_external_map(void **pointer, drv_external_memory memory, size_t offset,
                            size_t size) {
    WITH_ROOM(hipExternalMemoryBufferDesc) native;
    memset(&native, 0, sizeof(native));
    native.known.offset = offset;
    native.known.size = size;
    return hip.hipExternalMemoryGetMappedBuffer(pointer, memory, &native.known);
}

drv_result drv_semaphore_import(drv_semaphore *semaphore, enum drv_external_type type, int fd) {
    WITH_ROOM(hipExternalSemaphoreHandleDesc) native;
    (void)type;
    memset(&native, 0, sizeof(native));
    native.known.type = hipExternalSemaphoreHandleTypeOpaqueFd;
    native.known.handle.fd = fd;
    return hip.hipImportExternalSemaphore(semaphore, &native.known);
}

drv_result drv_semaphore_signal(drv_semaphore semaphore, uint64_t value, drv_stream stream) {
    hipExternalSemaphoreSignalParams params;
    memset(&params, 0, sizeof(params));
    params.params.fence.value = value;
    return hip.hipSignalExternalSemaphoresAsync(&semaphore, &params, 1, stream);
}

drv_result drv_semaphore_wait(drv_semaphore semaphore, uint64_t value, drv_stream stream) {
    hipExternalSemaphoreWaitParams params;
    memset(&params, 0, sizeof(params));
    params.params.fence.value = value;
    return hip.hipWaitExternalSemaphoresAsync(&semaphore, &params, 1, stream);
}
