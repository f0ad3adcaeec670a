/* Copies from and to bindless images. Offsets and extents count pixels, rows and slices; layers are
 * slices. An extent of 0 rows or slices is one, and all layers of an image with such. */
#include "bindless.h"
#include "command.h"
#include "enqueue.h"
#include "held.h"

/* One end, and the image memory if it is such. */
struct end {
    struct ur_bindless_end at;
    const struct ze_bindless *image;
};

static ur_result_t read_end(ur_queue_handle_t queue, const void *handle, bool image,
                            const ur_image_format_t *format, const ur_image_desc_t *desc,
                            ur_rect_offset_t offset, struct end *end) {
    *end = (struct end){.at.offset = offset};
    if (!image) {
        return ur_bindless_memory_end(handle, format, desc, &end->at);
    }
    end->image =
        ze_bindless_find(queue->context, queue->device, (uintptr_t)handle, ZE_BINDLESS_MEMORY);
    return end->image
               ? ur_bindless_image_end(&end->image->desc, end->image->pixel, format, &end->at)
               : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "%p is no image memory of the queue's context and device", handle);
}

static char *start_of(const struct ur_bindless_end *end) {
    return (char *)(uintptr_t)end->memory + end->offset.z * end->slice_pitch +
           end->offset.y * end->row_pitch + end->offset.x * end->element;
}

static ur_result_t check_images(const struct end *from, const struct end *to,
                                const ur_rect_region_t *extent, ze_image_region_t *source,
                                ze_image_region_t *target) {
    ur_image_format_t a, b;
    *source = ze_image_region(&from->image->desc, from->at.offset, *extent);
    *target = ze_image_region(&to->image->desc, to->at.offset, *extent);
    (void)ur_bindless_stored(&from->image->format, &a);
    (void)ur_bindless_stored(&to->image->format, &b);
    if (a.channelOrder != b.channelOrder || a.channelType != b.channelType ||
        source->height != target->height || source->depth != target->depth) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "Level Zero copies between images of one format, and rows to rows only");
    }
    return from->image == to->image && ur_image_overlap(from->at.offset, to->at.offset, *extent)
               ? ur_fail(UR_RESULT_ERROR_OVERLAPPING_REGIONS, 0, "source and destination overlap")
               : UR_RESULT_SUCCESS;
}

static ur_result_t bindless_copy_append(struct ze_command *c, const struct end *from,
                                        const struct end *to, const ur_rect_region_t *extent,
                                        const ze_image_region_t *source,
                                        const ze_image_region_t *target) {
    if (!from->image && !to->image) {
        return ze_append_rect(c, start_of(&to->at), to->at.row_pitch, to->at.slice_pitch,
                              start_of(&from->at), from->at.row_pitch, from->at.slice_pitch,
                              extent->width * from->at.element, extent->height, extent->depth);
    }
    if (from->image && to->image) {
        return ZE_CHECK(zeCommandListAppendImageCopyRegion, c->list, to->image->image,
                        from->image->image, target, source, c->signal, c->count, c->native);
    }
    const struct end *image = to->image ? to : from, *memory = to->image ? from : to;
    struct ze_pixels pixels = {.desc = &image->image->desc,
                               .pixel = image->image->pixel,
                               .native = image->image->image,
                               .origin = image->at.offset,
                               .region = *extent,
                               .host = start_of(&memory->at),
                               .row = memory->at.row_pitch,
                               .slice = memory->at.slice_pitch};
    return ze_append_pixels(c, c->queue->device, &pixels, image == to);
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
    struct end from, to;
    ur_rect_region_t extent = pCopyRegion->copyExtent;
    if ((result = ze_bindless_enter(hQueue->context, hQueue->device)) ||
        (result = ur_wait_list_check(numEventsInWaitList, phEventWaitList)) ||
        (result =
             ur_bindless_direction(imageCopyFlags, imageCopyInputTypes, &image_from, &image_to)) ||
        (result = read_end(hQueue, pSrc, image_from, pSrcImageFormat, pSrcImageDesc,
                           pCopyRegion->srcOffset, &from)) ||
        (result = read_end(hQueue, pDst, image_to, pDstImageFormat, pDstImageDesc,
                           pCopyRegion->dstOffset, &to)) ||
        (result = ur_bindless_box(hQueue->context->space, &from.at, &to.at, &extent))) {
        return result;
    }
    ze_image_region_t source = {0}, target = {0};
    if (image_from && image_to) {
        result = check_images(&from, &to, &extent, &source, &target);
    }
    struct ze_command c;
    unsigned way = image_from && image_to
                       ? 0
                       : ze_copy_way(hQueue, false, start_of(image_to ? &from.at : &to.at),
                                     start_of(image_from ? &to.at : &from.at));
    way &= image_from || image_to ? ZE_PAGEABLE : ~0u;
    if (result != UR_RESULT_SUCCESS ||
        (result = ze_begin_on(&c, hQueue, UR_COMMAND_MEM_IMAGE_COPY, numEventsInWaitList,
                              phEventWaitList, phEvent != NULL, way))) {
        return result;
    }
    result = bindless_copy_append(&c, &from, &to, &extent, &source, &target);
    return ze_end(&c, result, false, phEvent);
}
