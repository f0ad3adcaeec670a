/* The memory of bindless images, and the table of what programs know by numbers. Image memory is
 * rows of pixels without gaps, level after level. */
#include "bindless.h"

#include <stdlib.h>

#include "entry/bindless_check.h"
#include "entry/image_check.h"
#include "shared_memory.h"

/* ---- the table ------------------------------------------------------------------------------- */

struct ncpu_native *ncpu_native_make(ur_context_handle_t context, ur_device_handle_t device,
                                     enum ncpu_native_kind kind) {
    struct ncpu_native *native = calloc(1, sizeof(*native));
    if (native) {
        native->kind = kind;
        native->context = context;
        native->device = device;
        native->keyed.key = (uintptr_t)&native->shown;
        ncpu_device_retain(device);
        atomic_init(&native->refs, 1);
    }
    return native;
}

void ncpu_native_add(struct ncpu_native *native) {
    pthread_mutex_lock(&native->context->areas_lock);
    ur_table_put(&native->context->natives, &native->keyed);
    pthread_mutex_unlock(&native->context->areas_lock);
}

/* Pre: locked. */
static struct ncpu_native *bindless_find(ur_context_handle_t context, uintptr_t number,
                                         unsigned kinds) {
    struct ncpu_native *native = (struct ncpu_native *)ur_table_find(&context->natives, number);
    return native && (native->kind & kinds) ? native : NULL;
}

struct ncpu_native *ncpu_native_find(ur_context_handle_t context, uintptr_t number,
                                     unsigned kinds) {
    pthread_mutex_lock(&context->areas_lock);
    struct ncpu_native *native = bindless_find(context, number, kinds);
    pthread_mutex_unlock(&context->areas_lock);
    return native;
}

void ncpu_native_ref(struct ncpu_native *native) {
    native = native->whole ? native->whole : native;
    atomic_fetch_add_explicit(&native->refs, 1, memory_order_relaxed);
}

static void bindless_destroy(struct ncpu_native *native) {
    if (native->data) {
        ncpu_memory_give(native->data);
    }
    if (native->area) {
        ncpu_area_unmap(native->context, native->area);
    }
    ncpu_device_release(native->device);
    free(native->views);
    free(native);
}

void ncpu_native_unref(struct ncpu_native *native) {
    native = native->whole ? native->whole : native;
    if (atomic_fetch_sub_explicit(&native->refs, 1, memory_order_acq_rel) != 1) {
        return;
    }
    for (uint32_t i = 0; native->levels && i < native->desc.numMipLevel; ++i) {
        if (native->levels[i]) {
            bindless_destroy(native->levels[i]);
        }
    }
    free(native->levels);
    bindless_destroy(native);
}

ur_result_t ncpu_native_end(ur_context_handle_t context, ur_device_handle_t device,
                            uintptr_t number, unsigned kinds, const char *what) {
    pthread_mutex_lock(&context->areas_lock);
    struct ncpu_native *native = bindless_find(context, number, kinds);
    if (native && native->device == device) {
        ur_table_remove(&context->natives, &native->keyed);
        for (uint32_t i = 0; native->levels && i < native->desc.numMipLevel; ++i) {
            if (native->levels[i]) {
                ur_table_remove(&context->natives, &native->levels[i]->keyed);
            }
        }
    } else {
        native = NULL;
    }
    pthread_mutex_unlock(&context->areas_lock);
    if (!native) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%#llx is no %s of this context and device", (unsigned long long)number,
                       what);
    }
    ncpu_native_unref(native);
    return UR_RESULT_SUCCESS;
}

void ncpu_bindless_stop(ur_context_handle_t context) {
    struct ur_keyed *entry;
    uint32_t at = 0;
    struct ncpu_native *all = NULL;
    while ((entry = ur_table_pop(&context->natives, &at))) {
        struct ncpu_native *native = (struct ncpu_native *)entry;
        if (native->kind != NCPU_LEVEL) {
            entry->same = all ? &all->keyed : NULL;
            all = native;
        }
    }
    ur_table_fini(&context->natives);
    while (all) {
        struct ncpu_native *next = (struct ncpu_native *)all->keyed.same;
        ncpu_native_unref(all);
        all = next;
    }
}

/* ---- shapes ---------------------------------------------------------------------------------- */

ur_result_t ncpu_bindless_check(ur_context_handle_t context, ur_device_handle_t device) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_DEVICE(device);
    return ncpu_context_has(context, device)
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
}

uint32_t ncpu_bindless_levels(const ur_image_desc_t *desc) {
    return desc->numMipLevel > 1 ? desc->numMipLevel : 1;
}

ur_result_t ncpu_bindless_view(const ur_image_format_t *format, const ur_image_desc_t *desc,
                               struct ur_hostcode_image *view) {
    ur_result_t result = ur_bindless_check_desc(desc);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_image_format_t stored;
    ur_image_desc_t shape = *desc;
    if (!ur_bindless_stored(format, &stored)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, 0,
                       "channel order %d with channel type %d is no format of bindless images",
                       (int)format->channelOrder, (int)format->channelType);
    }
    if (desc->type == UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) {
        if (desc->width != desc->height || (desc->arraySize != 0 && desc->arraySize != 6)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                           "a cube of %zu faces of %zu x %zu", (size_t)desc->arraySize,
                           (size_t)desc->width, (size_t)desc->height);
        }
        shape.arraySize = 6;
    }
    result = ncpu_image_view(&stored, &shape, view);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uint64_t longest = view->width > view->height ? view->width : view->height;
    longest = longest > view->depth ? longest : view->depth;
    return ur_bindless_check_levels(desc, longest);
}

/* ---- image memory ---------------------------------------------------------------------------- */

/* Gives the native views of all its levels, whose data are offsets, and *size the bytes of all.
 * Pre: the shape was checked. */
static ur_result_t lay_out(struct ncpu_native *native, size_t *size) {
    uint32_t count = ncpu_bindless_levels(&native->desc);
    native->views = calloc(count, sizeof(*native->views));
    if (!native->views) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *size = 0;
    for (uint32_t i = 0; i < count; ++i) {
        ur_image_desc_t level = ur_bindless_level(&native->desc, i);
        struct ur_hostcode_image *view = &native->views[i];
        size_t bytes;
        level.rowPitch = level.slicePitch = 0;
        ur_result_t result = ncpu_bindless_view(&native->format, &level, view);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        view->data = (unsigned char *)*size;
        if (__builtin_mul_overflow(view->slice_pitch, (size_t)view->depth * view->layers, &bytes) ||
            __builtin_add_overflow(*size, bytes, size) || *size > PTRDIFF_MAX - NCPU_BASE_ALIGN) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_IMAGE_SIZE);
        }
        if (i + 1 < count) {
            *size = (*size + NCPU_BASE_ALIGN - 1) & ~(size_t)(NCPU_BASE_ALIGN - 1);
        }
    }
    native->shown.levels = native->views;
    native->shown.level_count = count;
    return UR_RESULT_SUCCESS;
}

static void bindless_settle(struct ncpu_native *native, unsigned char *data) {
    for (uint32_t i = 0; i < native->shown.level_count; ++i) {
        native->views[i].data = data + (size_t)native->views[i].data;
    }
    native->shown.image = native->views[0];
}

/* A native for image memory of that shape, without memory and not in the table. */
static ur_result_t make_memory(ur_context_handle_t context, ur_device_handle_t device,
                               const ur_image_format_t *format, const ur_image_desc_t *desc,
                               struct ncpu_native **out, size_t *size) {
    struct ur_hostcode_image view;
    ur_image_desc_t plain = *desc;
    plain.rowPitch = plain.slicePitch = 0;
    ur_result_t result = ncpu_bindless_view(format, &plain, &view);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool levels = desc->numMipLevel > 1;
    struct ncpu_native *native =
        ncpu_native_make(context, device, levels ? NCPU_MIPMAP : NCPU_ARRAY);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    native->format = *format;
    native->desc = plain;
    native->desc.pNext = NULL;
    if (desc->type == UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) {
        native->desc.arraySize = 6;
    }
    result = lay_out(native, size);
    if (result == UR_RESULT_SUCCESS && levels) {
        native->levels = calloc(desc->numMipLevel, sizeof(*native->levels));
        result = native->levels ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (result == UR_RESULT_SUCCESS && *size > ncpu_memory_size()) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                         "an image of %zu bytes is above the %llu of the device", *size,
                         (unsigned long long)ncpu_memory_size());
    }
    if (result != UR_RESULT_SUCCESS) {
        ncpu_native_unref(native);
        return result;
    }
    *out = native;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesImageAllocateExp(ur_context_handle_t hContext,
                                             ur_device_handle_t hDevice,
                                             const ur_image_format_t *pImageFormat,
                                             const ur_image_desc_t *pImageDesc,
                                             ur_exp_image_mem_native_handle_t *phImageMem) {
    ur_result_t result = ncpu_bindless_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phImageMem);
    struct ncpu_native *native;
    size_t size;
    void *data;
    result = make_memory(hContext, hDevice, pImageFormat, pImageDesc, &native, &size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_POOL_WITH_ROOM(result, ncpu_memory_take(UR_POOL_DEVICE, size, NCPU_BASE_ALIGN, &data));
    if (result != UR_RESULT_SUCCESS) {
        ncpu_native_unref(native);
        return result;
    }
    native->data = data;
    bindless_settle(native, data);
    ncpu_native_add(native);
    *phImageMem = native->keyed.key;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesMapExternalArrayExp(ur_context_handle_t hContext,
                                                ur_device_handle_t hDevice,
                                                const ur_image_format_t *pImageFormat,
                                                const ur_image_desc_t *pImageDesc,
                                                ur_exp_external_mem_handle_t hExternalMem,
                                                ur_exp_image_mem_native_handle_t *phImageMem) {
    ur_result_t result = ncpu_bindless_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phImageMem);
    if (!hExternalMem) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    struct ncpu_native *native;
    size_t size;
    result = make_memory(hContext, hDevice, pImageFormat, pImageDesc, &native, &size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ncpu_area_map(hContext, hExternalMem, 0, size, &native->area);
    if (result != UR_RESULT_SUCCESS) {
        ncpu_native_unref(native);
        return result;
    }
    bindless_settle(native, native->area->start);
    ncpu_native_add(native);
    *phImageMem = native->keyed.key;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesImageFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         ur_exp_image_mem_native_handle_t hImageMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    return ncpu_native_end(hContext, hDevice, hImageMem, NCPU_ARRAY, "image memory without levels");
}

ur_result_t urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_exp_image_mem_native_handle_t hMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    return ncpu_native_end(hContext, hDevice, hMem, NCPU_MIPMAP, "image memory with levels");
}

/* Pre: locked. NULL: out of memory. */
static struct ncpu_native *level_of(struct ncpu_native *whole, uint32_t level) {
    struct ncpu_native *made = whole->levels[level];
    if (made) {
        return made;
    }
    made = ncpu_native_make(whole->context, whole->device, NCPU_LEVEL);
    if (!made) {
        return NULL;
    }
    made->whole = whole;
    made->format = whole->format;
    made->desc = ur_bindless_level(&whole->desc, level);
    made->shown.image = whole->views[level];
    made->shown.levels = &whole->views[level];
    made->shown.level_count = 1;
    whole->levels[level] = made;
    ur_table_put(&whole->context->natives, &made->keyed);
    return made;
}

ur_result_t urBindlessImagesMipmapGetLevelExp(ur_context_handle_t hContext,
                                              ur_device_handle_t hDevice,
                                              ur_exp_image_mem_native_handle_t hImageMem,
                                              uint32_t mipmapLevel,
                                              ur_exp_image_mem_native_handle_t *phImageMem) {
    ur_result_t result = ncpu_bindless_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(phImageMem);
    pthread_mutex_lock(&hContext->areas_lock);
    struct ncpu_native *whole = bindless_find(hContext, hImageMem, NCPU_MIPMAP), *level = NULL;
    bool good = whole && whole->device == hDevice;
    uint32_t count = good ? whole->desc.numMipLevel : 0;
    if (mipmapLevel < count) {
        level = level_of(whole, mipmapLevel);
    }
    pthread_mutex_unlock(&hContext->areas_lock);
    if (!good) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is no image memory with levels of this context and device",
                       (void *)(uintptr_t)hImageMem);
    }
    if (mipmapLevel >= count) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "level %u of an image with %u",
                       (unsigned)mipmapLevel, (unsigned)count);
    }
    if (!level) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *phImageMem = level->keyed.key;
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
    const struct ncpu_native *native = ncpu_native_find(hContext, hImageMem, NCPU_IMAGE_MEMORY);
    if (!native) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no image memory of this context",
                       (void *)(uintptr_t)hImageMem);
    }
    return ur_bindless_info(propName, pPropValue, pPropSizeRet, &native->format, &native->desc,
                            native->shown.image.pixel_size);
}

/* ---- copies ---------------------------------------------------------------------------------- */

static ur_result_t image_end(ur_queue_handle_t queue, const void *handle,
                             const ur_image_format_t *format, struct ur_bindless_end *end,
                             struct ncpu_native **out) {
    struct ncpu_native *image =
        ncpu_native_find(queue->context, (uintptr_t)handle, NCPU_IMAGE_MEMORY);
    if (!image || image->kind == NCPU_MIPMAP) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       image ? "an image with levels is copied level by level: see "
                               "urBindlessImagesMipmapGetLevelExp"
                             : "%p is no image memory of the queue's context",
                       handle);
    }
    if (image->device != queue->device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "the image memory is of another device than the queue");
    }
    *out = image;
    return ur_bindless_image_end(&image->desc, image->shown.image.pixel_size, format, end);
}

/* Images that a copy keeps. */
struct held {
    struct ncpu_native *from, *to; /* or NULL */
};

static void bindless_let_go(void *data) {
    struct held *held = data;
    if (held->from) {
        ncpu_native_unref(held->from);
    }
    if (held->to) {
        ncpu_native_unref(held->to);
    }
    free(held);
}

static unsigned char *start_of(const struct ur_bindless_end *end, const struct ncpu_native *image) {
    unsigned char *data = image ? image->shown.image.data : (unsigned char *)(uintptr_t)end->memory;
    return data + end->offset.z * end->slice_pitch + end->offset.y * end->row_pitch +
           end->offset.x * end->element;
}

ur_result_t urBindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    ur_result_t result = ur_bindless_copy_check(pSrc, pDst, pSrcImageDesc, pDstImageDesc,
                                                pSrcImageFormat, pDstImageFormat, pCopyRegion);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool image_from, image_to;
    result = ur_wait_list_check(numEventsInWaitList, phEventWaitList);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_bindless_direction(imageCopyFlags, imageCopyInputTypes, &image_from, &image_to);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_bindless_end from = {.offset = pCopyRegion->srcOffset},
                           to = {.offset = pCopyRegion->dstOffset};
    struct held images = {0};
    result = image_from ? image_end(hQueue, pSrc, pSrcImageFormat, &from, &images.from)
                        : ur_bindless_memory_end(pSrc, pSrcImageFormat, pSrcImageDesc, &from);
    if (result == UR_RESULT_SUCCESS) {
        result = image_to ? image_end(hQueue, pDst, pDstImageFormat, &to, &images.to)
                          : ur_bindless_memory_end(pDst, pDstImageFormat, pDstImageDesc, &to);
    }
    ur_rect_region_t extent = pCopyRegion->copyExtent;
    if (result == UR_RESULT_SUCCESS) {
        result = ur_bindless_box(hQueue->context->space, &from, &to, &extent);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct held *held = malloc(sizeof(*held));
    if (!held) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    struct ncpu_submit submit;
    result = ncpu_begin(&submit, hQueue, UR_COMMAND_MEM_IMAGE_COPY, "bindless image copy",
                        numEventsInWaitList, phEventWaitList, phEvent);
    if (result != UR_RESULT_SUCCESS) {
        free(held);
        return result;
    }
    *held = images;
    if (held->from) {
        ncpu_native_ref(held->from);
    }
    if (held->to) {
        ncpu_native_ref(held->to);
    }
    submit.engine.ended = bindless_let_go;
    submit.engine.ended_data = held;
    const struct eng_rect rect = {.dst = start_of(&to, images.to),
                                  .src = start_of(&from, images.from),
                                  .width = extent.width * from.element,
                                  .rows = extent.height,
                                  .slices = extent.depth,
                                  .dst_row_pitch = to.row_pitch,
                                  .dst_slice_pitch = to.slice_pitch,
                                  .src_row_pitch = from.row_pitch,
                                  .src_slice_pitch = from.slice_pitch};
    result = ncpu_end(&submit, eng_copy_rect(&submit.engine, &rect));
    if (result != UR_RESULT_SUCCESS) {
        bindless_let_go(held); /* nothing was submitted */
    }
    return result;
}

/* ---- what can be had ------------------------------------------------------------------------- */

ur_result_t ncpu_bindless_query(ur_device_info_t property, ur_info_out out) {
    switch ((int)property) {
    case UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP:
    case UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP:
    case UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP:
    case UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP:
    case UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP:
    case UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP:
    case UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, true);
    case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP:
    case UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP:
        return ur_info_value(out, size_t, NCPU_IMAGE_SIDE);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

static ur_result_t support(ur_context_handle_t context, ur_device_handle_t device,
                           const ur_image_desc_t *desc, const ur_image_format_t *format,
                           ur_exp_image_mem_type_t type, ur_bool_t *out) {
    ur_result_t result = ncpu_bindless_check(context, device);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(desc);
    UR_CHECK_IMAGE_FORMAT(format);
    UR_CHECK_POINTER(out);
    if ((unsigned)type > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    struct ur_hostcode_image view;
    ur_image_desc_t plain = *desc;
    plain.rowPitch = plain.slicePitch = 0;
    *out = (type == UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE
                ? ncpu_bindless_view(format, &plain, &view)
                : ncpu_bindless_linear(format, desc, &view)) == UR_RESULT_SUCCESS;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    return support(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

/* An unsampled image has one level. */
ur_result_t urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    ur_result_t result =
        support(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
    if (result == UR_RESULT_SUCCESS && pImageDesc->numMipLevel > 1) {
        *pSupportedRet = false;
    }
    return result;
}

ur_result_t urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    return support(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}
