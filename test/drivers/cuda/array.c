/* Arrays: pixels in a layout of the driver's, with layers, faces of a cube and mipmap levels. What
 * is not a handle of one that lives is refused; the real driver may crash. */
#include "internal.h"

enum { GARBAGE = 0xa5, SPOILT = 1 << 20 }; /* new memory is not zero on a device */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards both lists */
static struct CUarray_st *arrays;
static struct CUmipmappedArray_st *mipmaps;

size_t soft_format_size(CUarray_format format) {
    switch ((int)format) {
    case CU_AD_FORMAT_UNSIGNED_INT8:
    case CU_AD_FORMAT_SIGNED_INT8:
        return 1;
    case CU_AD_FORMAT_UNSIGNED_INT16:
    case CU_AD_FORMAT_SIGNED_INT16:
    case CU_AD_FORMAT_HALF:
        return 2;
    case CU_AD_FORMAT_UNSIGNED_INT32:
    case CU_AD_FORMAT_SIGNED_INT32:
    case CU_AD_FORMAT_FLOAT:
        return 4;
    default:
        return 0;
    }
}

static size_t limit(CUdevice_attribute attribute) {
    int value = 0;
    (void)cuDeviceGetAttribute(&value, attribute, soft_current->device->ordinal);
    return (size_t)value;
}

/* Whether the device has such arrays. */
static bool is_valid(const CUDA_ARRAY3D_DESCRIPTOR *desc, bool mipmapped) {
    const unsigned known = CUDA_ARRAY3D_LAYERED | CUDA_ARRAY3D_SURFACE_LDST | CUDA_ARRAY3D_CUBEMAP |
                           CUDA_ARRAY3D_TEXTURE_GATHER;
    bool layered = desc->Flags & CUDA_ARRAY3D_LAYERED, cube = desc->Flags & CUDA_ARRAY3D_CUBEMAP;
    if (!soft_format_size(desc->Format) || !desc->Width || (desc->Flags & ~known) ||
        (desc->NumChannels != 1 && desc->NumChannels != 2 && desc->NumChannels != 4)) {
        return false;
    }
    size_t wide, high = 0, deep = 0;
    if (cube) {
        if (layered || desc->Width != desc->Height || desc->Depth != 6) {
            return false;
        }
        wide = high = limit(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH);
        deep = 6;
    } else if (layered && desc->Height) {
        wide = limit(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH);
        high = limit(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT);
        deep = limit(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS);
    } else if (layered) {
        wide = limit(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH);
        deep = limit(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS);
    } else if (desc->Depth) {
        wide = limit(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH);
        high = limit(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT);
        deep = limit(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH);
    } else if (desc->Height) {
        bool gather = desc->Flags & CUDA_ARRAY3D_TEXTURE_GATHER;
        wide = limit(gather      ? CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH
                     : mipmapped ? CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH
                                 : CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH);
        high = limit(gather      ? CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT
                     : mipmapped ? CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT
                                 : CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT);
    } else {
        wide = limit(mipmapped ? CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH
                               : CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH);
    }
    if ((desc->Flags & CUDA_ARRAY3D_TEXTURE_GATHER) && (layered || cube || desc->Depth)) {
        return false; /* of flat images only */
    }
    bool volume = deep != 0, plane = high != 0;
    return desc->Width <= wide && desc->Height <= high && desc->Depth <= deep &&
           (!volume || desc->Depth) && (!plane || desc->Height);
}

static void measure(struct CUarray_st *array, const CUDA_ARRAY3D_DESCRIPTOR *desc) {
    array->desc = *desc;
    array->device = soft_current->device;
    array->element = soft_format_size(desc->Format) * desc->NumChannels;
    array->row = desc->Width * array->element;
    array->slice = array->row * (desc->Height ? desc->Height : 1);
    array->size = array->slice * (desc->Depth ? desc->Depth : 1);
}

static bool take(struct CUarray_st *array) {
    uint64_t before = atomic_fetch_add(&array->device->used, array->size);
    if (array->size > DEVICE_MEMORY || before > DEVICE_MEMORY - array->size ||
        !eng_mem_charge(soft_root(), array->size)) {
        goto uncount;
    }
    array->data = malloc(array->size);
    if (!array->data) {
        eng_mem_uncharge(soft_root(), array->size);
        goto uncount;
    }
    memset(array->data, GARBAGE, array->size < SPOILT ? array->size : SPOILT);
    array->counted = true;
    return true;

uncount:
    atomic_fetch_sub(&array->device->used, array->size);
    return false;
}

static void give(struct CUarray_st *array) {
    if (array->counted) {
        atomic_fetch_sub(&array->device->used, array->size);
        eng_mem_uncharge(soft_root(), array->size);
        free(array->data);
    }
}

static void enlist(struct CUarray_st *array) {
    pthread_mutex_lock(&lock);
    array->next = arrays;
    arrays = array;
    pthread_mutex_unlock(&lock);
}

/* Takes it out of the list; false: it is not there, or goes with a mipmapped array. */
static bool delist(CUarray array, bool level) {
    bool found = false;
    pthread_mutex_lock(&lock);
    for (struct CUarray_st **at = &arrays; *at; at = &(*at)->next) {
        if (*at == array && array->level == level) {
            *at = array->next;
            found = true;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    return found;
}

bool soft_array_lives(CUarray array) {
    pthread_mutex_lock(&lock);
    const struct CUarray_st *at = arrays;
    while (at && at != array) {
        at = at->next;
    }
    pthread_mutex_unlock(&lock);
    return at != NULL;
}

bool soft_mipmap_lives(CUmipmappedArray mipmap) {
    pthread_mutex_lock(&lock);
    const struct CUmipmappedArray_st *at = mipmaps;
    while (at && at != mipmap) {
        at = at->next;
    }
    pthread_mutex_unlock(&lock);
    return at != NULL;
}

EXPORT CUresult CUDAAPI cuArray3DCreate(CUarray *array, const CUDA_ARRAY3D_DESCRIPTOR *desc) {
    ENTER_CONTEXT();
    if (!is_valid(desc, false)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct CUarray_st *made = calloc(1, sizeof(*made));
    if (!made) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    measure(made, desc);
    if (!take(made)) {
        free(made);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    enlist(made);
    *array = made;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuArrayDestroy(CUarray array) {
    ENTER_RELEASE(reported);
    if (!delist(array, false)) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    soft_before_free(array->device);
    give(array);
    free(array);
    return reported;
}

/* ---- mipmapped arrays ------------------------------------------------------------------------ */

static void give_levels(struct CUmipmappedArray_st *mipmap) {
    for (unsigned i = 0; i < mipmap->count; ++i) {
        (void)delist(&mipmap->levels[i], true);
        give(&mipmap->levels[i]);
    }
    free(mipmap->levels);
    free(mipmap);
}

static size_t half(size_t size, unsigned times) {
    return size >> times ? size >> times : size ? 1 : 0;
}

CUresult soft_mipmap_make(CUmipmappedArray *mipmap, const CUDA_ARRAY3D_DESCRIPTOR *desc,
                          unsigned count, unsigned char *data, size_t bytes) {
    if (!is_valid(desc, count > 1) || (desc->Flags & CUDA_ARRAY3D_TEXTURE_GATHER)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    bool keeps = desc->Flags & (CUDA_ARRAY3D_LAYERED | CUDA_ARRAY3D_CUBEMAP);
    size_t longest = desc->Width > desc->Height ? desc->Width : desc->Height;
    longest = !keeps && desc->Depth > longest ? desc->Depth : longest;
    unsigned most = 1;
    while (longest >> most) {
        ++most;
    }
    count = count < 1 ? 1 : count > most ? most : count; /* as the real one clamps it */
    struct CUmipmappedArray_st *made = calloc(1, sizeof(*made));
    if (made) {
        made->levels = calloc(count, sizeof(*made->levels));
    }
    if (!made || !made->levels) {
        free(made);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    size_t used = 0;
    CUresult result = CUDA_SUCCESS;
    for (unsigned i = 0; i < count && result == CUDA_SUCCESS; ++i) {
        CUDA_ARRAY3D_DESCRIPTOR level = *desc;
        level.Width = half(desc->Width, i);
        level.Height = half(desc->Height, i);
        level.Depth = keeps ? desc->Depth : half(desc->Depth, i);
        struct CUarray_st *array = &made->levels[i];
        measure(array, &level);
        array->level = true;
        if (data) {
            array->data = data + used;
            used += array->size;
            result = used <= bytes ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
        } else {
            result = take(array) ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
        }
        made->count = i + (result == CUDA_SUCCESS);
    }
    if (result != CUDA_SUCCESS) {
        give_levels(made);
        return result;
    }
    for (unsigned i = 0; i < count; ++i) {
        enlist(&made->levels[i]);
    }
    pthread_mutex_lock(&lock);
    made->next = mipmaps;
    mipmaps = made;
    pthread_mutex_unlock(&lock);
    *mipmap = made;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuMipmappedArrayCreate(CUmipmappedArray *mipmap,
                                               const CUDA_ARRAY3D_DESCRIPTOR *desc,
                                               unsigned int count) {
    ENTER_CONTEXT();
    return soft_mipmap_make(mipmap, desc, count, NULL, 0);
}

EXPORT CUresult CUDAAPI cuMipmappedArrayGetLevel(CUarray *array, CUmipmappedArray mipmap,
                                                 unsigned int level) {
    ENTER_CONTEXT();
    if (!soft_mipmap_lives(mipmap)) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    if (level >= mipmap->count) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    *array = &mipmap->levels[level];
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuMipmappedArrayDestroy(CUmipmappedArray mipmap) {
    ENTER_RELEASE(reported);
    bool found = false;
    pthread_mutex_lock(&lock);
    for (struct CUmipmappedArray_st **at = &mipmaps; *at; at = &(*at)->next) {
        if (*at == mipmap) {
            *at = mipmap->next;
            found = true;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    if (!found) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    soft_before_free(mipmap->levels[0].device);
    struct external *external = mipmap->external;
    give_levels(mipmap);
    if (external) {
        soft_external_unref(external);
    }
    return reported;
}
