/* The memory of bindless images, and the table of what programs know by numbers. */
#include "bindless.h"

#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#include "entry/image_check.h"
#include "entry/pitched.h"

/* ---- the table ------------------------------------------------------------------------------ */

struct ze_bindless *ze_bindless_make(ur_context_handle_t context, ur_device_handle_t device,
                                     enum ze_bindless_kind kind) {
    struct ze_bindless *native = calloc(1, sizeof(*native));
    if (native) {
        native->kind = kind;
        native->context = context;
        native->device = device;
        native->file = -1;
        ze_device_retain(device);
    }
    return native;
}

void ze_bindless_add(struct ze_bindless *native, uint64_t number) {
    native->keyed.key = number;
    pthread_mutex_lock(&native->context->lock);
    ur_table_put(&native->context->natives, &native->keyed);
    pthread_mutex_unlock(&native->context->lock);
}

/* Pre: locked. Devices may give images the same numbers. */
static struct ze_bindless *bindless_find(ur_context_handle_t context, ur_device_handle_t device,
                                         uint64_t number, unsigned kinds) {
    struct ur_keyed *at = ur_table_find(&context->natives, number);
    for (; at; at = ur_table_again(at)) {
        struct ze_bindless *native = (struct ze_bindless *)at;
        if ((native->kind & kinds) && (!device || native->device == device)) {
            return native;
        }
    }
    return NULL;
}

struct ze_bindless *ze_bindless_find(ur_context_handle_t context, ur_device_handle_t device,
                                     uint64_t number, unsigned kinds) {
    pthread_mutex_lock(&context->lock);
    struct ze_bindless *found = bindless_find(context, device, number, kinds);
    pthread_mutex_unlock(&context->lock);
    return found;
}

struct ze_bindless *ze_bindless_take(ur_context_handle_t context, ur_device_handle_t device,
                                     uint64_t number, unsigned kinds) {
    pthread_mutex_lock(&context->lock);
    struct ze_bindless *found = bindless_find(context, device, number, kinds);
    if (found && found->mapped) {
        found = NULL;
    }
    if (found) {
        ur_table_remove(&context->natives, &found->keyed);
        if (found->of) {
            --found->of->mapped;
        }
    }
    pthread_mutex_unlock(&context->lock);
    return found;
}

void ze_bindless_map(struct ze_bindless *native, struct ze_bindless *of) {
    pthread_mutex_lock(&native->context->lock);
    native->of = of;
    ++of->mapped;
    pthread_mutex_unlock(&native->context->lock);
}

ur_result_t ze_bindless_end(struct ze_bindless *native) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (native->image) {
        result = ZE_CHECK(zeImageDestroy, native->image);
    }
    if (native->memory) {
        result = ze_usm_release(native->context, native->memory);
    }
    if (native->semaphore) {
        result = ze_check(native->context->platform->call.release_semaphore(native->semaphore),
                          "zeDeviceReleaseExternalSemaphoreExt");
    }
    if (native->file >= 0) {
        close(native->file);
    }
    urDeviceRelease(native->device);
    free(native->uses);
    free(native);
    return result;
}

static void bindless_end_late(struct ur_late *late) {
    struct ze_bindless *native =
        (struct ze_bindless *)((char *)late - offsetof(struct ze_bindless, late));
    if (ur_exiting()) {
        ur_exit_keep(native);
    } else {
        (void)ze_bindless_end(native);
    }
}

void ze_bindless_give_up(struct ze_bindless *native) {
    size_t bytes = native->size;
    if (native->kind & (ZE_BINDLESS_MAPPED | ZE_BINDLESS_EXPORTED)) {
        ur_pool_untrack_lent(native->context->space, (void *)(uintptr_t)native->keyed.key);
    }
    if (native->kind == ZE_BINDLESS_MEMORY) {
        struct ur_image_shape shape = ur_image_shape(&native->desc);
        bytes = shape.width * shape.rows * shape.slices * native->pixel;
    }
    native->late.end = bindless_end_late;
    ur_pool_give_up(native->context->space, &native->late, bytes);
}

ur_result_t ze_bindless_free(ur_context_handle_t context, ur_device_handle_t device, void *memory,
                             enum ze_bindless_kind kind, const char *what) {
    ur_result_t result = ze_bindless_pair(context, device);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(memory);
    if (ur_exiting()) {
        return result;
    }
    struct ze_bindless *native = ze_bindless_take(context, device, (uintptr_t)memory, kind);
    if (!native) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p %s", memory, what);
    }
    ze_bindless_give_up(native);
    return result;
}

ze_external_memory_type_flags_t ze_memory_handle_type(ur_exp_external_mem_type_t type) {
    return type == UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD ? ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD
           : type == UR_EXP_EXTERNAL_MEM_TYPE_DMA_BUF ? ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF
                                                      : 0;
}

/* Images go before what they lie in. */
void ze_bindless_stop(ur_context_handle_t context) {
    static const unsigned order[] = {ZE_BINDLESS_SAMPLED | ZE_BINDLESS_UNSAMPLED,
                                     ZE_BINDLESS_MEMORY | ZE_BINDLESS_MAPPED | ZE_BINDLESS_EXPORTED,
                                     ZE_BINDLESS_IMPORTED | ZE_BINDLESS_SEMAPHORE};
    struct ze_bindless *all = NULL;
    uint32_t at = 0;
    struct ur_keyed *entry;
    while ((entry = ur_table_pop(&context->natives, &at))) {
        struct ze_bindless *native = (struct ze_bindless *)entry;
        native->next = all;
        all = native;
    }
    ur_table_fini(&context->natives);
    for (size_t i = 0; i < ZE_COUNT(order); ++i) {
        struct ze_bindless *rest = NULL;
        while (all) {
            struct ze_bindless *native = all;
            all = native->next;
            if (!(native->kind & order[i])) {
                native->next = rest;
                rest = native;
            } else if (native->kind == ZE_BINDLESS_SEMAPHORE) {
                (void)ze_semaphore_end(native);
            } else {
                (void)ze_bindless_end(native);
            }
        }
        all = rest;
    }
    ze_semaphores_reap(context, true);
}

/* ---- devices -------------------------------------------------------------------------------- */

ur_result_t ze_bindless_pair(ur_context_handle_t context, ur_device_handle_t device) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_DEVICE(device);
    return ze_context_index(context, device) != UINT32_MAX
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
}

static bool has_images(ur_device_handle_t device) {
    return device->platform->bindless && device->image.maxImageDims2D > 0;
}

ur_result_t ze_bindless_enter(ur_context_handle_t context, ur_device_handle_t device) {
    ur_result_t result = ze_bindless_pair(context, device);
    if (result == UR_RESULT_SUCCESS && !has_images(device)) {
        result =
            ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                    device->platform->bindless ? "the device has no images"
                                               : "the driver does not list " ZE_BINDLESS_NAME
                                                 " and views of images, or lacks a call of these");
    }
    return result;
}

ur_result_t ze_bindless_query(ur_device_handle_t device, ur_device_info_t name, ur_info_out out) {
    bool images = has_images(device), linear = images && device->linear_width > 0;
    switch ((int)name) {
    case UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, linear);
    case UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, images && device->image.maxImageArraySlices > 0);
    case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP:
        return linear ? ur_info_value(out, size_t, device->linear_width)
                      : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP:
        return linear ? ur_info_value(out, size_t, device->linear_height)
                      : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t,
                             (device->import_types & (ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD |
                                                      ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF)) != 0);
    case UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, device->platform->semaphores);
    default:
        return ur_info_value(out, ur_bool_t, images);
    }
}

/* ---- image memory --------------------------------------------------------------------------- */

ur_result_t ze_bindless_describe(ur_device_handle_t device, const ur_image_format_t *format,
                                 const ur_image_desc_t *desc, ze_image_desc_t *out, size_t *pixel) {
    ur_image_format_t stored;
    ur_result_t result = ur_bindless_check_desc(desc);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (desc->numMipLevel > 1 || desc->type == UR_MEM_TYPE_IMAGE_CUBEMAP_EXP ||
        desc->type == UR_MEM_TYPE_IMAGE_GATHER_EXP) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "Level Zero has no images %s",
                       desc->numMipLevel > 1                         ? "with levels"
                       : desc->type == UR_MEM_TYPE_IMAGE_CUBEMAP_EXP ? "of cubes"
                                                                     : "to gather from");
    }
    if (!ur_bindless_stored(format, &stored)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, 0,
                       "channel order %d with channel type %d is no format of bindless images",
                       (int)format->channelOrder, (int)format->channelType);
    }
    return ze_image_describe(device, UR_MEM_FLAG_READ_WRITE, &stored, desc, out, pixel);
}

/* Post: the native has an image where that is a success. */
static ur_result_t create(struct ze_bindless *native, const ze_image_desc_t *desc) {
    ze_context_handle_t context = native->context->ze;
    ze_device_handle_t device = native->device->ze;
    ze_image_handle_t image = NULL;
    ur_result_t result = ZE_CHECK(zeImageCreate, context, device, desc, &image);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ZE_CHECK(zeContextMakeImageResident, context, device, image);
    if (result != UR_RESULT_SUCCESS) {
        ze.zeImageDestroy(image);
        return result;
    }
    native->image = image;
    return result;
}

ur_result_t ze_bindless_allocate(struct ze_bindless *native, const ze_image_desc_t *shape,
                                 const void *chained, const ur_image_format_t *format,
                                 const ur_image_desc_t *desc, size_t pixel) {
    struct ze_bindless_image bindless = {
        .stype = ZE_STYPE_BINDLESS_IMAGE, .pNext = chained, .flags = ZE_BINDLESS};
    ze_image_desc_t image = *shape;
    image.pNext = &bindless;
    ur_result_t result;
    UR_POOL_WITH_ROOM(result, create(native, &image));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    native->format = *format;
    native->desc = *desc;
    native->desc.pNext = NULL;
    native->pixel = pixel;
    ze_bindless_add(native, (uintptr_t)native->image);
    return result;
}

ur_result_t urBindlessImagesImageAllocateExp(ur_context_handle_t hContext,
                                             ur_device_handle_t hDevice,
                                             const ur_image_format_t *pImageFormat,
                                             const ur_image_desc_t *pImageDesc,
                                             ur_exp_image_mem_native_handle_t *phImageMem) {
    ur_result_t result = ze_bindless_enter(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phImageMem);
    ze_image_desc_t desc;
    size_t pixel;
    result = ze_bindless_describe(hDevice, pImageFormat, pImageDesc, &desc, &pixel);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ze_bindless *native = ze_bindless_make(hContext, hDevice, ZE_BINDLESS_MEMORY);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = ze_bindless_allocate(native, &desc, NULL, pImageFormat, pImageDesc, pixel);
    if (result != UR_RESULT_SUCCESS) {
        (void)ze_bindless_end(native);
        return result;
    }
    *phImageMem = native->keyed.key;
    return result;
}

ur_result_t urBindlessImagesImageFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         ur_exp_image_mem_native_handle_t hImageMem) {
    ur_result_t result = ze_bindless_enter(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS || ur_exiting()) {
        return result;
    }
    struct ze_bindless *native = ze_bindless_take(hContext, hDevice, hImageMem, ZE_BINDLESS_MEMORY);
    if (!native) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is no image memory of this context and device",
                       (void *)(uintptr_t)hImageMem);
    }
    ze_bindless_give_up(native); /* copies may still use it, and Level Zero does not care */
    return result;
}

/* There is no image memory with levels. */
static ur_result_t refuse_levels(ur_context_handle_t context, ur_device_handle_t device,
                                 ur_exp_image_mem_native_handle_t number) {
    ur_result_t result = ze_bindless_enter(context, device);
    return result != UR_RESULT_SUCCESS
               ? result
               : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "%p is no image memory with levels, which Level Zero does not have",
                         (void *)(uintptr_t)number);
}

ur_result_t urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_exp_image_mem_native_handle_t hMem) {
    return refuse_levels(hContext, hDevice, hMem);
}

ur_result_t urBindlessImagesMipmapGetLevelExp(ur_context_handle_t hContext,
                                              ur_device_handle_t hDevice,
                                              ur_exp_image_mem_native_handle_t hImageMem,
                                              uint32_t mipmapLevel,
                                              ur_exp_image_mem_native_handle_t *phImageMem) {
    ur_result_t result = ze_bindless_enter(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(phImageMem);
    (void)mipmapLevel;
    return refuse_levels(hContext, hDevice, hImageMem);
}

ur_result_t urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext,
                                            ur_exp_image_mem_native_handle_t hImageMem,
                                            ur_image_info_t propName, void *pPropValue,
                                            size_t *pPropSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    if (!hContext->platform->bindless) {
        return ze_bindless_enter(hContext, hContext->devices[0]);
    }
    if (!pPropValue && !pPropSizeRet) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if ((unsigned)propName > UR_IMAGE_INFO_NUM_SAMPLES) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    const struct ze_bindless *native =
        ze_bindless_find(hContext, NULL, hImageMem, ZE_BINDLESS_MEMORY);
    if (!native) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no image memory of this context",
                       (void *)(uintptr_t)hImageMem);
    }
    return ur_bindless_info(propName, pPropValue, pPropSizeRet, &native->format, &native->desc,
                            native->pixel);
}

/* ---- what can be had ------------------------------------------------------------------------ */

static ur_result_t support(ur_context_handle_t context, ur_device_handle_t device,
                           const ur_image_desc_t *desc, const ur_image_format_t *format,
                           ur_exp_image_mem_type_t type, ur_bool_t *out) {
    ur_result_t result = ze_bindless_pair(context, device);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(desc);
    UR_CHECK_IMAGE_FORMAT(format);
    UR_CHECK_POINTER(out);
    if ((unsigned)type > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (!has_images(device)) {
        return ze_bindless_enter(context, device);
    }
    ze_image_desc_t native;
    size_t pitch, pixel;
    *out = (type == UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE
                ? ze_bindless_describe(device, format, desc, &native, &pixel)
                : ze_bindless_linear(context, device, format, desc, &native, &pitch, &pixel)) ==
           UR_RESULT_SUCCESS;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    return support(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

ur_result_t urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    return support(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

ur_result_t urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    return support(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

/* ---- rows in USM ---------------------------------------------------------------------------- */

ur_result_t urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                 const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                 size_t widthInBytes, size_t height, size_t elementSizeBytes,
                                 void **ppMem, size_t *pResultPitch) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(ppMem);
    UR_CHECK_POINTER(pResultPitch);
    size_t pitch, size;
    ur_result_t result = ur_pitched_shape(pUSMDesc, widthInBytes, height, elementSizeBytes,
                                          ZE_BASE_ALIGN, &pitch, &size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (ze_context_index(hContext, hDevice) != UINT32_MAX && hDevice->linear_width > 0 &&
        elementSizeBytes <= UINT32_MAX) {
        /* Rows that are no whole number of elements are bytes to the driver. */
        size_t element = widthInBytes % elementSizeBytes ? 1 : elementSizeBytes;
        result = ze_check(hDevice->platform->call.image_pitch(
                              ze_raw(ZEL_HANDLE_CONTEXT, hContext->ze),
                              ze_raw(ZEL_HANDLE_DEVICE, hDevice->ze), widthInBytes / element,
                              height, (unsigned)element, &pitch),
                          "zeMemGetPitchFor2dImage");
        if (result == UR_RESULT_SUCCESS &&
            (pitch < widthInBytes || __builtin_mul_overflow(pitch, height, &size))) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0,
                             "%zu rows of %zu bytes, %zu apart, are more than can be addressed",
                             height, widthInBytes, pitch);
        }
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    /* On lines of the cache, where images may begin. */
    ur_usm_desc_t desc =
        pUSMDesc ? *pUSMDesc : (ur_usm_desc_t){.stype = UR_STRUCTURE_TYPE_USM_DESC};
    desc.align = desc.align > ZE_BASE_ALIGN ? desc.align : ZE_BASE_ALIGN;
    result = urUSMDeviceAlloc(hContext, hDevice, &desc, pool, size, ppMem);
    if (result == UR_RESULT_SUCCESS) {
        *pResultPitch = pitch;
    }
    return result;
}
