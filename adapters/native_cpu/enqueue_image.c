/* Commands on images. Origins and regions count pixels, pitches bytes. */
#include "mem_image.h"

static ur_result_t enqueue_image_check(ur_queue_handle_t queue, ur_mem_handle_t image,
                                       ur_rect_offset_t *origin, ur_rect_region_t *region) {
    UR_CHECK_QUEUE(queue);
    NCPU_CHECK_IMAGE(image);
    if (image->context != queue->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the image is of another context");
    }
    return ur_image_box(&image->picture->desc, origin, region);
}

static unsigned char *at(ur_mem_handle_t image, ur_rect_offset_t origin) {
    const struct ur_hostcode_image *view = &image->picture->view;
    return view->data + origin.z * view->slice_pitch + origin.y * view->row_pitch +
           origin.x * view->pixel_size;
}

/* One copy of pixels. `rect` has the addresses and pitches of both sides; the images, of which one
 * may be NULL, are kept until it is done. */
static ur_result_t enqueue_image_copy(ur_queue_handle_t queue, ur_command_t type, const char *name,
                                      bool blocking, ur_mem_handle_t image, ur_mem_handle_t other,
                                      struct eng_rect *rect, ur_rect_region_t region,
                                      uint32_t count, const ur_event_handle_t *waits,
                                      ur_event_handle_t *event) {
    struct ncpu_submit submit;
    ur_result_t result = ncpu_begin(&submit, queue, type, name, count, waits, event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ncpu_block(&submit, blocking);
    if (!ncpu_hold(&submit, image) || (other && !ncpu_hold(&submit, other))) {
        return ncpu_end(&submit, ENG_ERR_MEMORY);
    }
    rect->width = region.width * image->picture->view.pixel_size;
    rect->rows = region.height;
    rect->slices = region.depth;
    return ncpu_end(&submit, eng_copy_rect(&submit.engine, rect));
}

/* Between an image and memory of the host. */
static ur_result_t transfer(ur_queue_handle_t queue, bool write, bool blocking,
                            ur_mem_handle_t image, ur_rect_offset_t origin, ur_rect_region_t region,
                            size_t row_pitch, size_t slice_pitch, void *host, uint32_t count,
                            const ur_event_handle_t *waits, ur_event_handle_t *event) {
    ur_result_t result = enqueue_image_check(queue, image, &origin, &region);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(host);
    const struct ur_hostcode_image *view = &image->picture->view;
    result = ur_image_host_pitches(region, view->pixel_size, &row_pitch, &slice_pitch);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct eng_rect rect = {.src = at(image, origin),
                            .src_row_pitch = view->row_pitch,
                            .src_slice_pitch = view->slice_pitch,
                            .dst = host,
                            .dst_row_pitch = row_pitch,
                            .dst_slice_pitch = slice_pitch};
    if (write) {
        rect = (struct eng_rect){.src = host,
                                 .src_row_pitch = row_pitch,
                                 .src_slice_pitch = slice_pitch,
                                 .dst = at(image, origin),
                                 .dst_row_pitch = view->row_pitch,
                                 .dst_slice_pitch = view->slice_pitch};
    }
    return enqueue_image_copy(queue, write ? UR_COMMAND_MEM_IMAGE_WRITE : UR_COMMAND_MEM_IMAGE_READ,
                              write ? "image write" : "image read", blocking, image, NULL, &rect,
                              region, count, waits, event);
}

ur_result_t urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                  bool blockingRead, ur_rect_offset_t origin,
                                  ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                  void *pDst, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    return transfer(hQueue, false, blockingRead, hImage, origin, region, rowPitch, slicePitch, pDst,
                    numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                   bool blockingWrite, ur_rect_offset_t origin,
                                   ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                   void *pSrc, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    return transfer(hQueue, true, blockingWrite, hImage, origin, region, rowPitch, slicePitch, pSrc,
                    numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                  ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                  ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                  uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    ur_rect_region_t to = region;
    ur_result_t result = enqueue_image_check(hQueue, hImageSrc, &srcOrigin, &region);
    if (result == UR_RESULT_SUCCESS) {
        result = enqueue_image_check(hQueue, hImageDst, &dstOrigin, &to);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct ncpu_picture *src = hImageSrc->picture, *dst = hImageDst->picture;
    result = ur_image_copy_check(&src->format, region, &dst->format, to);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (src->view.data == dst->view.data && ur_image_overlap(srcOrigin, dstOrigin, region)) {
        return ur_fail(UR_RESULT_ERROR_OVERLAPPING_REGIONS, 0, "source and destination overlap");
    }
    struct eng_rect rect = {.dst = at(hImageDst, dstOrigin),
                            .src = at(hImageSrc, srcOrigin),
                            .dst_row_pitch = dst->view.row_pitch,
                            .dst_slice_pitch = dst->view.slice_pitch,
                            .src_row_pitch = src->view.row_pitch,
                            .src_slice_pitch = src->view.slice_pitch};
    return enqueue_image_copy(hQueue, UR_COMMAND_MEM_IMAGE_COPY, "image copy", false, hImageDst,
                              hImageSrc, &rect, region, numEventsInWaitList, phEventWaitList,
                              phEvent);
}
