/* Commands on images. Origins and regions count elements, pitches bytes. */
#include "entry/image_check.h"
#include "mem.h"

static ur_result_t enqueue_image_check(ur_queue_handle_t queue, ur_mem_handle_t image,
                                       ur_rect_offset_t *origin, ur_rect_region_t *region) {
    UR_CHECK_MEM(image);
    if (!image->image) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "a buffer where an image is wanted");
    }
    if (image->context != queue->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the image is of another context");
    }
    if (image->place != queue->place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE, 0,
                       "the image lies on device %d and the queue is for device %d",
                       image->place->device->ordinal, queue->device->ordinal);
    }
    return ur_image_box(&image->desc, origin, region);
}

static struct drv_copy_side side(ur_mem_handle_t image, ur_rect_offset_t origin) {
    return (struct drv_copy_side){.kind = DRV_MEMORY_ARRAY,
                                  .array = image->array,
                                  .element = image->element,
                                  .x = origin.x * image->element,
                                  .y = origin.y,
                                  .z = origin.z};
}

static ur_result_t image_host(ur_queue_handle_t queue, ur_mem_handle_t image, bool write,
                              bool blocking, ur_rect_offset_t origin, ur_rect_region_t region,
                              size_t row, size_t slice, void *host, uint32_t count,
                              const ur_event_handle_t *waits, ur_event_handle_t *event) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_POINTER(host);
    ur_result_t result = enqueue_image_check(queue, image, &origin, &region);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ur_image_host_pitches(region, image->element, &row, &slice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (slice % row != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "a slice pitch of %zu is no multiple of the row pitch %zu", slice, row);
    }
    struct drv_copy_side memory = {.pointer = host, .pitch = row, .height = slice / row};
    struct drv_copy copy = {.from = write ? memory : side(image, origin),
                            .to = write ? side(image, origin) : memory,
                            .width = region.width * image->element,
                            .rows = region.height,
                            .slices = region.depth};
    struct stream_command c;
    result = stream_begin(&c, queue, write ? UR_COMMAND_MEM_IMAGE_WRITE : UR_COMMAND_MEM_IMAGE_READ,
                          count, waits, event != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_copy_rect(&c, &copy, write ? "writing an image" : "reading an image");
    return stream_end(&c, result, blocking, event);
}

ur_result_t urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                  bool blockingRead, ur_rect_offset_t origin,
                                  ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                  void *pDst, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    return image_host(hQueue, hImage, false, blockingRead, origin, region, rowPitch, slicePitch,
                      pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                   bool blockingWrite, ur_rect_offset_t origin,
                                   ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                   void *pSrc, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    return image_host(hQueue, hImage, true, blockingWrite, origin, region, rowPitch, slicePitch,
                      pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                  ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                  ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                  uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    ur_rect_region_t to = region;
    ur_result_t result = enqueue_image_check(hQueue, hImageSrc, &srcOrigin, &region);
    if (result == UR_RESULT_SUCCESS) {
        result = enqueue_image_check(hQueue, hImageDst, &dstOrigin, &to);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_image_copy_check(&hImageSrc->format, region, &hImageDst->format, to);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct drv_copy copy = {.from = side(hImageSrc, srcOrigin),
                            .to = side(hImageDst, dstOrigin),
                            .width = region.width * hImageSrc->element,
                            .rows = region.height,
                            .slices = region.depth};
    struct stream_command c;
    result = stream_begin(&c, hQueue, UR_COMMAND_MEM_IMAGE_COPY, numEventsInWaitList,
                          phEventWaitList, phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_copy_rect(&c, &copy, "copying an image");
    return stream_end(&c, result, false, phEvent);
}
