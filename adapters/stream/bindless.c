/* The memory of bindless images, and the table of what programs know by numbers. */
#include "bindless.h"

#include <stddef.h>

#include "entry/image_check.h"

/* ---- the table ------------------------------------------------------------------------------- */

struct stream_native *stream_native_make(struct stream_place *place, enum stream_native_kind kind) {
    struct stream_native *native = calloc(1, sizeof(*native));
    if (native) {
        native->kind = kind;
        native->place = place;
        atomic_init(&native->refs, 1);
    }
    return native;
}

void stream_native_add(ur_context_handle_t context, struct stream_native *native,
                       uintptr_t number) {
    native->keyed.key = number;
    pthread_mutex_lock(&context->lock);
    ur_table_put(&context->natives, &native->keyed);
    pthread_mutex_unlock(&context->lock);
}

/* Pre: locked. */
static struct stream_native *bindless_find(ur_context_handle_t context, uintptr_t number,
                                           unsigned kinds) {
    struct ur_keyed *at = ur_table_find(&context->natives, number);
    while (at && !(((struct stream_native *)at)->kind & kinds)) {
        at = ur_table_again(at);
    }
    return (struct stream_native *)at;
}

struct stream_native *stream_native_find(ur_context_handle_t context, uintptr_t number,
                                         unsigned kinds) {
    pthread_mutex_lock(&context->lock);
    struct stream_native *found = bindless_find(context, number, kinds);
    pthread_mutex_unlock(&context->lock);
    return found;
}

struct stream_native *stream_native_take(ur_context_handle_t context, uintptr_t number,
                                         unsigned kinds) {
    pthread_mutex_lock(&context->lock);
    struct stream_native *found = bindless_find(context, number, kinds);
    if (found && found->mapped) {
        found = NULL;
    }
    if (found) {
        ur_table_remove(&context->natives, &found->keyed);
        for (uint32_t i = 0; found->levels && i < found->desc.numMipLevel; ++i) {
            if (found->levels[i]) {
                ur_table_remove(&context->natives, &found->levels[i]->keyed);
            }
        }
        if (found->of) {
            --found->of->mapped;
        }
    }
    pthread_mutex_unlock(&context->lock);
    return found;
}

void stream_native_map(ur_context_handle_t context, struct stream_native *memory, bool mapped) {
    pthread_mutex_lock(&context->lock);
    memory->mapped += mapped ? 1u : -1u;
    pthread_mutex_unlock(&context->lock);
}

static drv_result bindless_destroy(const struct stream_native *native) {
    if (!stream_entered(native->place)) {
        return DRV_OK;
    }
    switch (native->kind) {
    case STREAM_ARRAY:
        return native->has_mipmap ? drv_mipmap_destroy(native->mipmap)
                                  : drv_array_destroy(native->array);
    case STREAM_MIPMAP:
        return drv_mipmap_destroy(native->mipmap);
    case STREAM_SAMPLED:
        stream_number_remove(native->place, (uintptr_t)native->texture, true);
        return drv_texture_destroy(native->texture);
    case STREAM_UNSAMPLED:
        stream_number_remove(native->place, (uintptr_t)native->surface, false);
        return drv_surface_destroy(native->surface);
    case STREAM_MEMORY:
        return drv_external_destroy(native->memory);
    case STREAM_SEMAPHORE:
        return drv_semaphore_destroy(native->semaphore);
    default:
        return DRV_OK;
    }
}

static drv_result bindless_end(struct stream_native *native) {
    drv_result result = bindless_destroy(native);
    for (uint32_t i = 0; native->levels && i < native->desc.numMipLevel; ++i) {
        free(native->levels[i]);
    }
    free(native->levels);
    free(native);
    return result;
}

static void end_given(struct stream_given *given) {
    (void)bindless_end(
        (struct stream_native *)((char *)given - offsetof(struct stream_native, given)));
}

/* Of images, those in an array. */
static size_t bytes_of(const struct stream_native *native) {
    struct ur_image_shape shape = ur_image_shape(&native->desc);
    return native->of ? 0 : shape.width * shape.rows * shape.slices * native->element;
}

drv_result stream_native_unref(struct stream_native *native) {
    if (atomic_fetch_sub_explicit(&native->refs, 1, memory_order_acq_rel) != 1) {
        return DRV_OK;
    }
    native->given.end = end_given;
    switch (native->kind) {
    case STREAM_ARRAY:
    case STREAM_MIPMAP:
        stream_place_give_up(native->place, &native->given, bytes_of(native));
        return DRV_OK;
    case STREAM_MEMORY: /* images in it are given up before */
        stream_place_give_up(native->place, &native->given, native->size);
        return DRV_OK;
    default:
        return bindless_end(native);
    }
}

/* Images go before what they lie in, and levels with what they are of. */
void stream_natives_stop(ur_context_handle_t context) {
    static const unsigned order[] = {STREAM_SAMPLED | STREAM_UNSAMPLED,
                                     STREAM_ARRAY | STREAM_MIPMAP,
                                     STREAM_MEMORY | STREAM_SEMAPHORE};
    struct stream_native *all = NULL, *next;
    uint32_t at = 0;
    struct ur_keyed *entry;
    while ((entry = ur_table_pop(&context->natives, &at))) {
        entry->same = all ? &all->keyed : NULL;
        all = (struct stream_native *)entry;
    }
    ur_table_fini(&context->natives);
    for (size_t i = 0; i < sizeof(order) / sizeof(order[0]); ++i) {
        struct stream_native *rest = NULL;
        for (; all; all = next) {
            next = (struct stream_native *)all->keyed.same;
            if (all->kind & order[i]) {
                (void)stream_native_unref(all);
            } else if (all->kind != STREAM_LEVEL) {
                all->keyed.same = rest ? &rest->keyed : NULL;
                rest = all;
            }
        }
        all = rest;
    }
}

/* ---- devices --------------------------------------------------------------------------------- */

ur_result_t stream_bindless_enter(ur_context_handle_t context, ur_device_handle_t device,
                                  struct stream_place **place) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_DEVICE(device);
    *place = stream_context_place(context, device);
    if (!*place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    if (!drv_has_textures() || device->attr[DRV_ATTR_IMAGE_2D_WIDTH] <= 0) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device has no images, or the driver no textures by number");
    }
    return stream_enter(*place);
}

bool stream_has_mipmaps(ur_device_handle_t device) {
    enum { UNKNOWN, NO, YES };
    pthread_mutex_lock(&device->lock);
    int known = device->mipmaps;
    pthread_mutex_unlock(&device->lock);
    if (known != UNKNOWN) {
        return known == YES;
    }
    /* A runtime may have the calls and refuse them. */
    struct stream_place *place;
    drv_mipmap mipmap;
    struct drv_array_desc tiny = {
        .width = 2, .height = 2, .element = DRV_ELEMENT_U8, .channels = 1};
    known = NO;
    if (drv_has_mipmaps()) {
        if (stream_place_of(device, &place) != UR_RESULT_SUCCESS) {
            return false;
        }
        bool entered = stream_enter(place) == UR_RESULT_SUCCESS;
        drv_result result = entered ? drv_mipmap_create(&mipmap, &tiny, 2) : DRV_OK;
        if (entered && result == DRV_OK) {
            (void)drv_mipmap_destroy(mipmap);
            known = YES;
        }
        stream_place_release(place);
        if (!entered) {
            return false;
        }
        if (result != DRV_OK) {
            drv_forget_error();
            if (drv_map(result) != UR_RESULT_ERROR_UNSUPPORTED_FEATURE && result != DRV_INVALID) {
                return false; /* for want of something: asked again next time */
            }
        }
    }
    pthread_mutex_lock(&device->lock);
    device->mipmaps = known;
    pthread_mutex_unlock(&device->lock);
    return known == YES;
}

ur_result_t stream_bindless_query(ur_device_handle_t device, ur_device_info_t property,
                                  ur_info_out out) {
    const int *attr = device->attr;
    bool images = drv_has_textures() && attr[DRV_ATTR_IMAGE_2D_WIDTH] > 0;
    bool linear = images && attr[DRV_ATTR_IMAGE_1D_LINEAR] > 0;
    enum drv_attr wide = DRV_ATTR_LINEAR_2D_WIDTH, high = DRV_ATTR_LINEAR_2D_HEIGHT;
    wide = attr[wide] > 0 ? wide : DRV_ATTR_IMAGE_2D_WIDTH;
    high = attr[high] > 0 ? high : DRV_ATTR_IMAGE_2D_HEIGHT;
    switch ((int)property) {
    case UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, images);
    case UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, linear);
    case UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, images && attr[DRV_ATTR_MANAGED_MEMORY] > 0);
    case UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, images && attr[DRV_ATTR_IMAGE_LAYERS] > 0);
    case UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP:
    case UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, images && attr[DRV_ATTR_CUBE_WIDTH] > 0);
    case UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, images && attr[DRV_ATTR_GATHER_WIDTH] > 0);
    case UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP:
    case UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, images && stream_has_mipmaps(device));
    case UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, images && stream_has_mipmaps(device));
    case UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP: /* what both drivers' textures take */
        return images && stream_has_mipmaps(device)
                   ? ur_info_value(out, uint32_t, 16)
                   : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP:
        return images ? ur_info_value(out, size_t, (size_t)attr[wide])
                      : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP:
        return images ? ur_info_value(out, size_t, (size_t)attr[high])
                      : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP:
        return images && attr[DRV_ATTR_LINEAR_2D_PITCH] > 0
                   ? ur_info_value(out, size_t, (size_t)attr[DRV_ATTR_LINEAR_2D_PITCH])
                   : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, images && drv_has_external_memory());
    case UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, images && drv_has_semaphores());
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* ---- image memory ---------------------------------------------------------------------------- */

ur_result_t stream_bindless_describe(ur_device_handle_t device, const ur_image_format_t *format,
                                     const ur_image_desc_t *desc, struct drv_array_desc *array,
                                     size_t *element) {
    ur_result_t result = ur_bindless_check_desc(desc);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_array_describe(device, format, desc, array, element);
    }
    if (result != UR_RESULT_SUCCESS || desc->numMipLevel <= 1) {
        return result;
    }
    if (array->gather) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "images to gather from have no levels");
    }
    if (!stream_has_mipmaps(device)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device has no images with levels");
    }
    size_t longest = array->width > array->height ? array->width : array->height;
    if (desc->type == UR_MEM_TYPE_IMAGE3D && array->depth > longest) {
        longest = array->depth;
    }
    return ur_bindless_check_levels(desc, longest);
}

ur_result_t stream_bindless_keep(ur_context_handle_t context, struct stream_native *native,
                                 const ur_image_format_t *format, const ur_image_desc_t *desc,
                                 uintptr_t number) {
    native->format = *format;
    native->desc = *desc;
    native->desc.pNext = NULL;
    if (desc->type == UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) {
        native->desc.arraySize = 6;
    }
    if (native->kind == STREAM_MIPMAP) {
        native->levels = calloc(desc->numMipLevel, sizeof(*native->levels));
        if (!native->levels) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    stream_native_add(context, native, number);
    return UR_RESULT_SUCCESS;
}

struct stream_native *stream_bindless_make(struct stream_place *place, const ur_image_desc_t *desc,
                                           const struct drv_array_desc *shape, size_t element) {
    bool levels = desc->numMipLevel > 1;
    struct stream_native *native = stream_native_make(place, levels ? STREAM_MIPMAP : STREAM_ARRAY);
    if (native) {
        native->shape = *shape;
        native->element = element;
    }
    return native;
}

static ur_result_t take_array(struct stream_native *native, unsigned levels) {
    ur_result_t result = stream_enter(native->place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return native->kind == STREAM_MIPMAP
               ? stream_check(drv_mipmap_create(&native->mipmap, &native->shape, levels),
                              "allocating an image with levels")
               : stream_check(drv_array_create(&native->array, &native->shape),
                              "allocating an image");
}

ur_result_t urBindlessImagesImageAllocateExp(ur_context_handle_t hContext,
                                             ur_device_handle_t hDevice,
                                             const ur_image_format_t *pImageFormat,
                                             const ur_image_desc_t *pImageDesc,
                                             ur_exp_image_mem_native_handle_t *phImageMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phImageMem);
    struct stream_place *place;
    struct drv_array_desc shape;
    size_t element;
    ur_result_t result = stream_bindless_enter(hContext, hDevice, &place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_bindless_describe(hDevice, pImageFormat, pImageDesc, &shape, &element);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_native *native = stream_bindless_make(place, pImageDesc, &shape, element);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    UR_POOL_WITH_ROOM(result, take_array(native, pImageDesc->numMipLevel));
    if (result != UR_RESULT_SUCCESS) {
        free(native);
        return result;
    }
    uintptr_t number =
        native->kind == STREAM_MIPMAP ? (uintptr_t)native->mipmap : (uintptr_t)native->array;
    result = stream_bindless_keep(hContext, native, pImageFormat, pImageDesc, number);
    if (result != UR_RESULT_SUCCESS) {
        (void)stream_native_unref(native);
        return result;
    }
    *phImageMem = number;
    return UR_RESULT_SUCCESS;
}

static ur_result_t free_image(ur_context_handle_t context, ur_device_handle_t device,
                              uintptr_t number, unsigned kinds) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_DEVICE(device);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    struct stream_native *native = stream_native_find(context, number, STREAM_IMAGE_MEMORY);
    if (!native || !(native->kind & kinds)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       native && native->kind == STREAM_LEVEL
                           ? "%p is one level of an image, and goes with the image"
                       : native ? "%p is image memory of the other kind, with or without levels"
                                : "%p is no image memory of this context",
                       (void *)number);
    }
    if (native->place->device != device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is image memory of device %d",
                       (void *)number, native->place->device->ordinal);
    }
    native = stream_native_take(context, number, kinds);
    return native ? stream_check(stream_native_unref(native), "freeing an image")
                  : ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
}

ur_result_t urBindlessImagesImageFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         ur_exp_image_mem_native_handle_t hImageMem) {
    return free_image(hContext, hDevice, hImageMem, STREAM_ARRAY);
}

ur_result_t urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_exp_image_mem_native_handle_t hMem) {
    return free_image(hContext, hDevice, hMem, STREAM_MIPMAP);
}

static struct stream_native *make_level(struct stream_native *whole, uint32_t level) {
    struct stream_native *made = stream_native_make(whole->place, STREAM_LEVEL);
    if (!made) {
        return NULL;
    }
    made->whole = whole;
    made->format = whole->format;
    made->element = whole->element;
    made->shape = whole->shape;
    made->desc = ur_bindless_level(&whole->desc, level);
    made->shape.width = ur_bindless_halved(whole->shape.width, level);
    made->shape.height = ur_bindless_halved(whole->shape.height, level);
    if (whole->desc.type == UR_MEM_TYPE_IMAGE3D) {
        made->shape.depth = made->desc.depth;
    }
    return made;
}

ur_result_t urBindlessImagesMipmapGetLevelExp(ur_context_handle_t hContext,
                                              ur_device_handle_t hDevice,
                                              ur_exp_image_mem_native_handle_t hImageMem,
                                              uint32_t mipmapLevel,
                                              ur_exp_image_mem_native_handle_t *phImageMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phImageMem);
    struct stream_place *place;
    ur_result_t result = stream_bindless_enter(hContext, hDevice, &place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_native *whole = stream_native_find(hContext, hImageMem, STREAM_MIPMAP);
    if (!whole || whole->place != place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is no image memory with levels of this context and device",
                       (void *)(uintptr_t)hImageMem);
    }
    if (mipmapLevel >= whole->desc.numMipLevel) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "level %u of an image with %u",
                       (unsigned)mipmapLevel, (unsigned)whole->desc.numMipLevel);
    }
    pthread_mutex_lock(&hContext->lock);
    struct stream_native *level = whole->levels[mipmapLevel];
    if (!level) {
        level = make_level(whole, mipmapLevel);
        result = level ? stream_check(drv_mipmap_level(&level->array, whole->mipmap, mipmapLevel),
                                      "asking for a level of an image")
                       : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        if (result == UR_RESULT_SUCCESS) {
            level->keyed.key = (uintptr_t)level->array;
            ur_table_put(&hContext->natives, &level->keyed);
            whole->levels[mipmapLevel] = level;
        }
    }
    pthread_mutex_unlock(&hContext->lock);
    if (result != UR_RESULT_SUCCESS) {
        free(level);
        return result;
    }
    *phImageMem = (uintptr_t)level->array;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext,
                                            ur_exp_image_mem_native_handle_t hImageMem,
                                            ur_image_info_t propName, void *pPropValue,
                                            size_t *pPropSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    if (!pPropValue && !pPropSizeRet) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if ((unsigned)propName > UR_IMAGE_INFO_NUM_SAMPLES) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    const struct stream_native *native =
        stream_native_find(hContext, hImageMem, STREAM_IMAGE_MEMORY);
    if (!native) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no image memory of this context",
                       (void *)(uintptr_t)hImageMem);
    }
    return ur_bindless_info(propName, pPropValue, pPropSizeRet, &native->format, &native->desc,
                            native->element);
}

/* ---- what can be had ------------------------------------------------------------------------- */

static ur_result_t support(ur_context_handle_t context, ur_device_handle_t device,
                           const ur_image_desc_t *desc, const ur_image_format_t *format,
                           ur_exp_image_mem_type_t type, bool in_memory, ur_bool_t *out) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_DEVICE(device);
    UR_CHECK_POINTER(desc);
    UR_CHECK_IMAGE_FORMAT(format);
    UR_CHECK_POINTER(out);
    if ((unsigned)type > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    struct stream_place *place;
    ur_result_t result = stream_bindless_enter(context, device, &place);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        *out = false;
        return UR_RESULT_SUCCESS;
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct drv_array_desc shape;
    struct drv_resource resource;
    size_t element;
    *out =
        type == UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE
            ? stream_bindless_describe(device, format, desc, &shape, &element) == UR_RESULT_SUCCESS
            : in_memory &&
                  stream_bindless_linear(device, format, desc, &resource) == UR_RESULT_SUCCESS;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    return support(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, true,
                   pSupportedRet);
}

/* Surfaces lie in arrays only, and not in ones with levels. */
ur_result_t urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    ur_bool_t supported = false;
    ur_result_t result = support(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType,
                                 false, pSupportedRet ? &supported : NULL);
    if (result == UR_RESULT_SUCCESS) {
        *pSupportedRet = supported && pImageDesc->numMipLevel <= 1;
    }
    return result;
}

ur_result_t urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    return support(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, true,
                   pSupportedRet);
}
