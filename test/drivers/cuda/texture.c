/* Surface and texture objects: numbers that PTX names arrays and linear memory by. A texture keeps
 * what it was made of; the object is checked as the real driver checks it, and more strictly where
 * that leaves the result undefined. */
#include "internal.h"
#include "ptx/machine.h"

enum { TEXTURE_ALIGN = 512, PITCH_ALIGN = 32 };

struct object {
    struct object *next;
    uint64_t number;
    bool texture;
    CUarray array; /* of a surface */
    CUDA_RESOURCE_DESC resource;
    CUDA_TEXTURE_DESC how;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards what follows */
static struct object *objects;
static uint64_t last = 16; /* numbers are not used again */

static CUresult enlist(const struct object *object, CUsurfObject *number) {
    struct object *made = malloc(sizeof(*made));
    if (!made) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *made = *object;
    pthread_mutex_lock(&lock);
    made->number = ++last;
    made->next = objects;
    objects = made;
    pthread_mutex_unlock(&lock);
    *number = made->number;
    return CUDA_SUCCESS;
}

static bool delist(uint64_t number, bool texture) {
    bool found = false;
    pthread_mutex_lock(&lock);
    for (struct object **at = &objects; *at; at = &(*at)->next) {
        if ((*at)->number == number && (*at)->texture == texture) {
            struct object *gone = *at;
            *at = gone->next;
            free(gone);
            found = true;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    return found;
}

static bool find(uint64_t number, bool texture, struct object *found) {
    bool is = false;
    pthread_mutex_lock(&lock);
    for (const struct object *at = objects; at && !is; at = at->next) {
        is = at->number == number && at->texture == texture;
        if (is) {
            *found = *at;
        }
    }
    pthread_mutex_unlock(&lock);
    return is;
}

/* ---- surfaces -------------------------------------------------------------------------------- */

EXPORT CUresult CUDAAPI cuSurfObjectCreate(CUsurfObject *number,
                                           const CUDA_RESOURCE_DESC *resource) {
    ENTER_CONTEXT();
    if (resource->resType != CU_RESOURCE_TYPE_ARRAY || resource->flags ||
        !soft_array_lives(resource->res.array.hArray) ||
        !(resource->res.array.hArray->desc.Flags & CUDA_ARRAY3D_SURFACE_LDST)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    return enlist(&(struct object){.array = resource->res.array.hArray}, number);
}

EXPORT CUresult CUDAAPI cuSurfObjectDestroy(CUsurfObject number) {
    ENTER_RELEASE(reported);
    return delist(number, false) ? reported : CUDA_ERROR_INVALID_VALUE;
}

static enum ptx_geometry geometry_of(const CUDA_ARRAY3D_DESCRIPTOR *desc) {
    return desc->Flags & CUDA_ARRAY3D_CUBEMAP   ? PTX_CUBE
           : desc->Flags & CUDA_ARRAY3D_LAYERED ? desc->Height ? PTX_A2D : PTX_A1D
           : desc->Depth                        ? PTX_3D
           : desc->Height                       ? PTX_2D
                                                : PTX_1D;
}

bool soft_surface(uint64_t number, struct ptx_surface *found) {
    struct object object;
    if (!find(number, false, &object) || !soft_array_lives(object.array)) {
        return false;
    }
    CUarray array = object.array;
    const CUDA_ARRAY3D_DESCRIPTOR *desc = &array->desc;
    enum ptx_geometry geometry = geometry_of(desc);
    *found = (struct ptx_surface){
        .data = array->data,
        .size = {array->row, desc->Height ? desc->Height : 1, desc->Depth ? desc->Depth : 1},
        .row = array->row,
        .slice = array->slice,
        .geometry = geometry == PTX_CUBE ? PTX_A2D : geometry}; /* faces are layers */
    return true;
}

/* ---- textures -------------------------------------------------------------------------------- */

static bool is_linear_good(CUdeviceptr address, CUarray_format format, unsigned channels,
                           size_t bytes) {
    return soft_format_size(format) && (channels == 1 || channels == 2 || channels == 4) &&
           address && address % TEXTURE_ALIGN == 0 && bytes &&
           soft_range((void *)(uintptr_t)address, bytes, true);
}

/* Whether it can be sampled so; *desc: what of, *array: whether of an array. */
static bool is_resource_good(const CUDA_RESOURCE_DESC *resource, CUDA_ARRAY3D_DESCRIPTOR *desc,
                             bool *mipmapped) {
    int wide = 0, high = 0, pitch = 0;
    CUdevice device = soft_current->device->ordinal;
    memset(desc, 0, sizeof(*desc));
    *mipmapped = false;
    if (resource->flags) {
        return false;
    }
    switch (resource->resType) {
    case CU_RESOURCE_TYPE_ARRAY:
        if (!soft_array_lives(resource->res.array.hArray)) {
            return false;
        }
        *desc = resource->res.array.hArray->desc;
        return true;
    case CU_RESOURCE_TYPE_MIPMAPPED_ARRAY:
        *mipmapped = true;
        if (!soft_mipmap_lives(resource->res.mipmap.hMipmappedArray)) {
            return false;
        }
        *desc = resource->res.mipmap.hMipmappedArray->levels[0].desc;
        return true;
    case CU_RESOURCE_TYPE_LINEAR: {
        size_t element =
            soft_format_size(resource->res.linear.format) * resource->res.linear.numChannels;
        desc->Format = resource->res.linear.format;
        (void)cuDeviceGetAttribute(&wide, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH,
                                   device);
        return is_linear_good(resource->res.linear.devPtr, resource->res.linear.format,
                              resource->res.linear.numChannels, resource->res.linear.sizeInBytes) &&
               resource->res.linear.sizeInBytes / element <= (size_t)wide;
    }
    case CU_RESOURCE_TYPE_PITCH2D: {
        size_t element =
            soft_format_size(resource->res.pitch2D.format) * resource->res.pitch2D.numChannels;
        size_t row = resource->res.pitch2D.pitchInBytes, rows = resource->res.pitch2D.height;
        desc->Format = resource->res.pitch2D.format;
        (void)cuDeviceGetAttribute(&wide, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH,
                                   device);
        (void)cuDeviceGetAttribute(&high, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT,
                                   device);
        (void)cuDeviceGetAttribute(&pitch, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH,
                                   device);
        return resource->res.pitch2D.width && rows && resource->res.pitch2D.width <= (size_t)wide &&
               rows <= (size_t)high && row <= (size_t)pitch && row % PITCH_ALIGN == 0 &&
               row >= resource->res.pitch2D.width * element &&
               is_linear_good(resource->res.pitch2D.devPtr, resource->res.pitch2D.format,
                              resource->res.pitch2D.numChannels,
                              (rows - 1) * row + resource->res.pitch2D.width * element);
    }
    default:
        return false;
    }
}

EXPORT CUresult CUDAAPI cuTexObjectCreate(CUtexObject *number, const CUDA_RESOURCE_DESC *resource,
                                          const CUDA_TEXTURE_DESC *how,
                                          const CUDA_RESOURCE_VIEW_DESC *view) {
    ENTER_CONTEXT();
    const unsigned known =
        CU_TRSF_READ_AS_INTEGER | CU_TRSF_NORMALIZED_COORDINATES | CU_TRSF_SEAMLESS_CUBEMAP;
    CUDA_ARRAY3D_DESCRIPTOR desc;
    bool mipmapped;
    if (view || !is_resource_good(resource, &desc, &mipmapped) || (how->flags & ~known)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    bool normalized = how->flags & CU_TRSF_NORMALIZED_COORDINATES;
    bool is_float = desc.Format == CU_AD_FORMAT_FLOAT || desc.Format == CU_AD_FORMAT_HALF;
    bool wide_integer =
        desc.Format == CU_AD_FORMAT_SIGNED_INT32 || desc.Format == CU_AD_FORMAT_UNSIGNED_INT32;
    if ((mipmapped && !normalized) ||
        (how->filterMode == CU_TR_FILTER_MODE_LINEAR && !is_float &&
         (wide_integer || (how->flags & CU_TRSF_READ_AS_INTEGER))) ||
        ((how->flags & CU_TRSF_SEAMLESS_CUBEMAP) && !(desc.Flags & CUDA_ARRAY3D_CUBEMAP))) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    for (int i = 0; i < 3; ++i) {
        bool repeats = how->addressMode[i] == CU_TR_ADDRESS_MODE_WRAP ||
                       how->addressMode[i] == CU_TR_ADDRESS_MODE_MIRROR;
        if ((unsigned)how->addressMode[i] > CU_TR_ADDRESS_MODE_BORDER || (repeats && !normalized)) {
            return CUDA_ERROR_INVALID_VALUE; /* the real one clamps in silence */
        }
    }
    return enlist(&(struct object){.texture = true, .resource = *resource, .how = *how}, number);
}

EXPORT CUresult CUDAAPI cuTexObjectDestroy(CUtexObject number) {
    ENTER_RELEASE(reported);
    return delist(number, true) ? reported : CUDA_ERROR_INVALID_VALUE;
}

static enum ptx_texel texel_of(CUarray_format format) {
    return format == CU_AD_FORMAT_UNSIGNED_INT8    ? PTX_TEXEL_U8
           : format == CU_AD_FORMAT_UNSIGNED_INT16 ? PTX_TEXEL_U16
           : format == CU_AD_FORMAT_UNSIGNED_INT32 ? PTX_TEXEL_U32
           : format == CU_AD_FORMAT_SIGNED_INT8    ? PTX_TEXEL_S8
           : format == CU_AD_FORMAT_SIGNED_INT16   ? PTX_TEXEL_S16
           : format == CU_AD_FORMAT_SIGNED_INT32   ? PTX_TEXEL_S32
           : format == CU_AD_FORMAT_HALF           ? PTX_TEXEL_F16
                                                   : PTX_TEXEL_F32;
}

static void of_array(struct ptx_texture *found, unsigned level, const struct CUarray_st *array) {
    const CUDA_ARRAY3D_DESCRIPTOR *desc = &array->desc;
    found->level[level] = (struct ptx_pixels){
        .data = array->data,
        .size = {desc->Width, desc->Height ? desc->Height : 1, desc->Depth ? desc->Depth : 1},
        .row = array->row,
        .slice = array->slice};
    found->geometry = geometry_of(desc);
    found->channels = desc->NumChannels;
    found->texel = texel_of(desc->Format);
    found->gathers = desc->Flags & CUDA_ARRAY3D_TEXTURE_GATHER;
}

bool soft_texture(uint64_t number, struct ptx_texture *found) {
    struct object object;
    if (!find(number, true, &object)) {
        return false;
    }
    const CUDA_RESOURCE_DESC *resource = &object.resource;
    const CUDA_TEXTURE_DESC *how = &object.how;
    memset(found, 0, sizeof(*found));
    found->levels = 1;
    switch (resource->resType) {
    case CU_RESOURCE_TYPE_ARRAY:
        if (!soft_array_lives(resource->res.array.hArray)) {
            return false;
        }
        of_array(found, 0, resource->res.array.hArray);
        break;
    case CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: {
        CUmipmappedArray mipmap = resource->res.mipmap.hMipmappedArray;
        if (!soft_mipmap_lives(mipmap) || mipmap->count > PTX_LEVELS) {
            return false;
        }
        found->levels = mipmap->count;
        for (unsigned i = 0; i < mipmap->count; ++i) {
            of_array(found, i, &mipmap->levels[i]);
        }
        break;
    }
    case CU_RESOURCE_TYPE_LINEAR: {
        found->texel = texel_of(resource->res.linear.format);
        found->channels = resource->res.linear.numChannels;
        size_t element = soft_format_size(resource->res.linear.format) * found->channels;
        found->level[0] =
            (struct ptx_pixels){.data = (unsigned char *)(uintptr_t)resource->res.linear.devPtr,
                                .size = {resource->res.linear.sizeInBytes / element, 1, 1},
                                .row = resource->res.linear.sizeInBytes};
        found->geometry = PTX_1D;
        found->linear = true;
        break;
    }
    default:
        found->texel = texel_of(resource->res.pitch2D.format);
        found->channels = resource->res.pitch2D.numChannels;
        found->level[0] = (struct ptx_pixels){
            .data = (unsigned char *)(uintptr_t)resource->res.pitch2D.devPtr,
            .size = {resource->res.pitch2D.width, resource->res.pitch2D.height, 1},
            .row = resource->res.pitch2D.pitchInBytes};
        found->geometry = PTX_2D;
        break;
    }
    for (int i = 0; i < 3; ++i) {
        found->address[i] = (uint8_t)how->addressMode[i];
        found->border[i] = how->borderColor[i];
    }
    found->border[3] = how->borderColor[3];
    found->filters = how->filterMode == CU_TR_FILTER_MODE_LINEAR;
    found->filters_levels = how->mipmapFilterMode == CU_TR_FILTER_MODE_LINEAR;
    found->normalized = how->flags & CU_TRSF_NORMALIZED_COORDINATES;
    found->integer = how->flags & CU_TRSF_READ_AS_INTEGER;
    found->seamless = how->flags & CU_TRSF_SEAMLESS_CUBEMAP;
    found->least_level = how->minMipmapLevelClamp;
    found->most_level = how->maxMipmapLevelClamp;
    found->bias = how->mipmapLevelBias;
    return true;
}
