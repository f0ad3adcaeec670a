/* Copies from and to bindless images. Offsets and extents count pixels, rows and slices; layers and
 * faces are slices. An extent of 0 rows or slices is one, and all layers of an image with such. */
#include "bindless.h"
#include "image_check.h"

/* One end of a copy. */
struct end {
    struct drv_copy_side side;
    ur_rect_offset_t offset;
    size_t width, rows, slices; /* of the image */
    size_t element;
    bool layered;
    const struct stream_native *image; /* NULL: memory */
};

static ur_result_t image_end(ur_queue_handle_t queue, const void *handle,
                             const ur_image_format_t *format, struct end *end) {
    const struct stream_native *image =
        stream_native_find(queue->context, (uintptr_t)handle, STREAM_IMAGE_MEMORY);
    if (!image || image->kind == STREAM_MIPMAP) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       image ? "an image with levels is copied level by level: see "
                               "urBindlessImagesMipmapGetLevelExp"
                             : "%p is no image memory of the queue's context",
                       handle);
    }
    if (image->place != queue->place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "the image memory is of device %d and the queue is for device %d",
                       image->place->device->ordinal, queue->device->ordinal);
    }
    ur_image_shape_t shape = ur_image_shape(&image->desc);
    size_t element = ur_image_pixel_size(format);
    if (element != image->element) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "pixels of %zu bytes of an image whose pixels have %zu", element,
                       image->element);
    }
    end->image = image;
    end->element = element;
    end->width = shape.width;
    end->rows = shape.rows;
    end->slices = shape.slices;
    end->layered = shape.volume && image->desc.type != UR_MEM_TYPE_IMAGE3D;
    end->side = (struct drv_copy_side){
        .kind = DRV_MEMORY_ARRAY, .array = (void *)image->array, .element = element};
    return UR_RESULT_SUCCESS;
}

static ur_result_t memory_end(const void *pointer, const ur_image_format_t *format,
                              const ur_image_desc_t *desc, struct end *end) {
    ur_image_desc_t pitched = *desc;
    for (const ur_base_properties_t *at = desc->pNext; at; at = at->pNext) {
        if (at->stype == UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC) {
            const ur_exp_image_user_pitch_desc_t *pitch = (const void *)at;
            pitched.rowPitch = pitch->rowPitch;
            pitched.slicePitch = pitch->slicePitch;
        }
    }
    end->element = ur_image_pixel_size(format);
    if (!end->element) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "channel order %d with channel type %d has no pixels",
                       (int)format->channelOrder, (int)format->channelType);
    }
    pitched.height = pitched.height ? pitched.height : 1;
    pitched.depth = pitched.depth ? pitched.depth : 1;
    pitched.arraySize = pitched.arraySize                             ? pitched.arraySize
                        : desc->type == UR_MEM_TYPE_IMAGE_CUBEMAP_EXP ? 6
                                                                      : 1;
    ur_image_shape_t shape = ur_image_shape(&pitched);
    size_t row, slice;
    ur_result_t result = ur_image_pitches(&pitched, end->element, &row, &slice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!shape.width) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0, "memory for rows of no pixels");
    }
    end->width = shape.width;
    end->rows = shape.rows;
    end->slices = shape.slices;
    end->layered = shape.volume && desc->type != UR_MEM_TYPE_IMAGE3D;
    end->side = (struct drv_copy_side){.pointer = pointer, .pitch = row, .height = slice / row};
    return UR_RESULT_SUCCESS;
}

/* All of what is copied lies in the end, and what lies in USM, in one allocation. */
static ur_result_t place_end(ur_context_handle_t context, struct end *end, size_t width,
                             size_t rows, size_t slices) {
    if (end->offset.x > end->width || width > end->width - end->offset.x ||
        end->offset.y > end->rows || rows > end->rows - end->offset.y ||
        end->offset.z > end->slices || slices > end->slices - end->offset.z) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%zu x %zu x %zu pixels at %zu, %zu, %zu do not lie in %zu x %zu x %zu",
                       width, rows, slices, (size_t)end->offset.x, (size_t)end->offset.y,
                       (size_t)end->offset.z, end->width, end->rows, end->slices);
    }
    struct drv_copy_side *side = &end->side;
    side->x = end->offset.x * end->element;
    side->y = end->offset.y;
    side->z = end->offset.z;
    ur_pool_memory_t memory;
    if (end->image || !ur_pool_find(context->space, side->pointer, &memory)) {
        return UR_RESULT_SUCCESS;
    }
    size_t left = memory.size - (size_t)((const char *)side->pointer - (const char *)memory.base);
    size_t last = ((side->z + slices - 1) * side->height + side->y + rows - 1) * side->pitch +
                  side->x + width * end->element;
    return last <= left ? UR_RESULT_SUCCESS
                        : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                                  "the copy reaches %zu bytes behind %p, where %zu are allocated",
                                  last, side->pointer, left);
}

/* Whether the ends are where the caller says that they are. */
static ur_result_t check_direction(ur_exp_image_copy_flags_t flags,
                                   ur_exp_image_copy_input_types_t types, bool image_from,
                                   bool image_to) {
    UR_CHECK_FLAGS(flags, UR_EXP_IMAGE_COPY_FLAGS_MASK);
    if ((unsigned)types > UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    bool from_host =
        flags & (UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE | UR_EXP_IMAGE_COPY_FLAG_HOST_TO_HOST);
    bool to_host =
        flags & (UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_HOST | UR_EXP_IMAGE_COPY_FLAG_HOST_TO_HOST);
    if (!flags || (flags & (flags - 1)) || (image_from && from_host) || (image_to && to_host)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "a copy in direction %#x between ends of kind %d", (unsigned)flags,
                       (int)types);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pSrc);
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrcImageDesc);
    UR_CHECK_POINTER(pDstImageDesc);
    UR_CHECK_POINTER(pSrcImageFormat);
    UR_CHECK_POINTER(pDstImageFormat);
    UR_CHECK_POINTER(pCopyRegion);
    UR_CHECK_IMAGE_TYPE(pSrcImageDesc);
    UR_CHECK_IMAGE_TYPE(pDstImageDesc);
    bool image_from = imageCopyInputTypes == UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM ||
                      imageCopyInputTypes == UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE;
    bool image_to = imageCopyInputTypes == UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE ||
                    imageCopyInputTypes == UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE;
    ur_result_t result = stream_waits_check(numEventsInWaitList, phEventWaitList);
    if (result == UR_RESULT_SUCCESS) {
        result = check_direction(imageCopyFlags, imageCopyInputTypes, image_from, image_to);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct end from = {.offset = pCopyRegion->srcOffset}, to = {.offset = pCopyRegion->dstOffset};
    result = image_from ? image_end(hQueue, pSrc, pSrcImageFormat, &from)
                        : memory_end(pSrc, pSrcImageFormat, pSrcImageDesc, &from);
    if (result == UR_RESULT_SUCCESS) {
        result = image_to ? image_end(hQueue, pDst, pDstImageFormat, &to)
                          : memory_end(pDst, pDstImageFormat, pDstImageDesc, &to);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (from.element != to.element) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "a copy of pixels of %zu bytes to pixels of %zu", from.element, to.element);
    }
    ur_rect_region_t extent = pCopyRegion->copyExtent;
    const struct end *layers = from.layered ? &from : to.layered ? &to : NULL;
    size_t rows = extent.height ? extent.height : 1;
    size_t slices = extent.depth ? extent.depth
                    : layers && layers->slices > layers->offset.z
                        ? layers->slices - layers->offset.z
                        : 1;
    if (!extent.width) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "a copy of rows of no pixels");
    }
    result = place_end(hQueue->context, &from, extent.width, rows, slices);
    if (result == UR_RESULT_SUCCESS) {
        result = place_end(hQueue->context, &to, extent.width, rows, slices);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct drv_copy copy = {.from = from.side,
                            .to = to.side,
                            .width = extent.width * from.element,
                            .rows = rows,
                            .slices = slices};
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_MEM_IMAGE_COPY, numEventsInWaitList,
                          phEventWaitList, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_copy_rect(&c, &copy, "copying a bindless image");
    return stream_end(&c, result, false, phEvent);
}
