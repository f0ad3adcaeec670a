/* Copies from and to bindless images. Offsets and extents count pixels, rows and slices; layers and
 * faces are slices. An extent of 0 rows or slices is one, and all layers of an image with such. */
#include "bindless.h"

static ur_result_t image_end(ur_queue_handle_t queue, const void *handle,
                             const ur_image_format_t *format, struct ur_bindless_end *end,
                             struct drv_copy_side *side) {
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
    *side = (struct drv_copy_side){
        .kind = DRV_MEMORY_ARRAY, .array = (void *)image->array, .element = image->element};
    return ur_bindless_image_end(&image->desc, image->element, format, end);
}

static ur_result_t memory_end(const void *pointer, const ur_image_format_t *format,
                              const ur_image_desc_t *desc, struct ur_bindless_end *end,
                              struct drv_copy_side *side) {
    ur_result_t result = ur_bindless_memory_end(pointer, format, desc, end);
    if (result == UR_RESULT_SUCCESS) {
        *side = (struct drv_copy_side){.pointer = pointer,
                                       .pitch = end->row_pitch,
                                       .height = end->slice_pitch / end->row_pitch};
    }
    return result;
}

static void bindless_copy_place(struct drv_copy_side *side, const struct ur_bindless_end *end) {
    side->x = end->offset.x * end->element;
    side->y = end->offset.y;
    side->z = end->offset.z;
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
    result = stream_waits_check(numEventsInWaitList, phEventWaitList);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_bindless_direction(imageCopyFlags, imageCopyInputTypes, &image_from, &image_to);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_bindless_end from = {.offset = pCopyRegion->srcOffset},
                           to = {.offset = pCopyRegion->dstOffset};
    struct drv_copy copy;
    result = image_from ? image_end(hQueue, pSrc, pSrcImageFormat, &from, &copy.from)
                        : memory_end(pSrc, pSrcImageFormat, pSrcImageDesc, &from, &copy.from);
    if (result == UR_RESULT_SUCCESS) {
        result = image_to ? image_end(hQueue, pDst, pDstImageFormat, &to, &copy.to)
                          : memory_end(pDst, pDstImageFormat, pDstImageDesc, &to, &copy.to);
    }
    ur_rect_region_t extent = pCopyRegion->copyExtent;
    if (result == UR_RESULT_SUCCESS) {
        result = ur_bindless_box(hQueue->context->space, &from, &to, &extent);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bindless_copy_place(&copy.from, &from);
    bindless_copy_place(&copy.to, &to);
    copy.width = extent.width * from.element;
    copy.rows = extent.height;
    copy.slices = extent.depth;
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_MEM_IMAGE_COPY, numEventsInWaitList,
                          phEventWaitList, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_copy_rect(&c, &copy, "copying a bindless image");
    return stream_end(&c, result, false, phEvent);
}
