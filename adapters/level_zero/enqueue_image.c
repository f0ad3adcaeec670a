/* Commands on images. */
#include "command.h"
#include "enqueue.h"
#include "held.h"
#include "image.h"
#include "mem.h"
#include "ze.h"

ur_result_t ze_image_check(ur_mem_handle_t mem) {
    UR_CHECK_MEM(mem);
    return mem->is_image ? UR_RESULT_SUCCESS
                         : ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                                   "a buffer where an image is wanted");
}

ze_image_region_t ze_image_region(const ur_image_desc_t *desc, ur_rect_offset_t origin,
                                  ur_rect_region_t region) {
    if (desc->type == UR_MEM_TYPE_IMAGE1D_ARRAY) {
        return (ze_image_region_t){(uint32_t)origin.x,     (uint32_t)origin.z,     0,
                                   (uint32_t)region.width, (uint32_t)region.depth, 1};
    }
    return (ze_image_region_t){(uint32_t)origin.x,      (uint32_t)origin.y,
                               (uint32_t)origin.z,      (uint32_t)region.width,
                               (uint32_t)region.height, (uint32_t)region.depth};
}

static ur_result_t append_plain(struct ze_command *c, const struct ze_pixels *p,
                                const ze_image_region_t *region, bool to_image, void *host,
                                ze_event_handle_t signal, uint32_t count,
                                ze_event_handle_t *waits) {
    return to_image ? ZE_CHECK(zeCommandListAppendImageCopyFromMemory, c->list, p->native, host,
                               region, signal, count, waits)
                    : ZE_CHECK(zeCommandListAppendImageCopyToMemory, c->list, host, p->native,
                               region, signal, count, waits);
}

/* A driver that takes no pitches is given rows. */
static ur_result_t append_rows(struct ze_command *c, const struct ze_pixels *p, bool to_image) {
    ur_result_t result = ze_append_first(c);
    uint32_t waits = c->late ? c->count : 0;
    for (size_t z = 0; z < p->region.depth && result == UR_RESULT_SUCCESS; ++z) {
        for (size_t y = 0; y < p->region.height && result == UR_RESULT_SUCCESS; ++y) {
            ur_rect_offset_t at = {p->origin.x, p->origin.y + y, p->origin.z + z};
            ur_rect_region_t row = {p->region.width, 1, 1};
            ze_image_region_t region = ze_image_region(p->desc, at, row);
            result = append_plain(c, p, &region, to_image, p->host + z * p->slice + y * p->row,
                                  NULL, waits, waits ? c->native : NULL);
        }
    }
    return result != UR_RESULT_SUCCESS ? result : ze_append_last(c);
}

ur_result_t ze_append_pixels(struct ze_command *c, ur_device_handle_t device,
                             const struct ze_pixels *p, bool to_image) {
    ze_image_region_t region = ze_image_region(p->desc, p->origin, p->region);
    size_t line = p->region.width * p->pixel;
    if ((p->row == line || p->region.height == 1) &&
        (p->slice == line * p->region.height || p->region.depth == 1)) {
        return append_plain(c, p, &region, to_image, p->host, c->signal, c->count, c->native);
    }
    bool flat = p->desc->type == UR_MEM_TYPE_IMAGE1D_ARRAY;
    size_t row = flat ? p->slice : p->row, slice = flat ? p->slice * p->region.depth : p->slice;
    if (!ze.zeCommandListAppendImageCopyFromMemoryExt ||
        !ze.zeCommandListAppendImageCopyToMemoryExt || row > UINT32_MAX || slice > UINT32_MAX ||
        !ze_platform_has(device->platform, "ZE_extension_image_copy")) {
        return append_rows(c, p, to_image);
    }
    return to_image
               ? ZE_CHECK(zeCommandListAppendImageCopyFromMemoryExt, c->list, p->native, p->host,
                          &region, (uint32_t)row, (uint32_t)slice, c->signal, c->count, c->native)
               : ZE_CHECK(zeCommandListAppendImageCopyToMemoryExt, c->list, p->host, p->native,
                          &region, (uint32_t)row, (uint32_t)slice, c->signal, c->count, c->native);
}

/* Post: origin and region as ur_image_box leaves them. */
static ur_result_t check_box(ur_queue_handle_t queue, ur_mem_handle_t image,
                             ur_rect_offset_t *origin, ur_rect_region_t *region) {
    UR_CHECK_QUEUE(queue);
    ur_result_t result = ze_image_check(image);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (image->context != queue->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the image is of another context than the queue");
    }
    result = ze_image_reach(image, queue->device);
    return result != UR_RESULT_SUCCESS ? result : ur_image_box(&image->desc, origin, region);
}

static ur_result_t move(ur_queue_handle_t queue, ur_command_t command, bool blocking,
                        ur_mem_handle_t image, struct ze_pixels *p, uint32_t count,
                        const ur_event_handle_t *waits, ur_event_handle_t *event) {
    struct ze_command c;
    ur_result_t result = check_box(queue, image, &p->origin, &p->region);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(p->host);
    bool writes = command == UR_COMMAND_MEM_IMAGE_WRITE;
    p->desc = &image->desc;
    p->pixel = image->element_size;
    p->native = ze_image_part(image, queue->device)->image;
    if ((result = ur_image_host_pitches(p->region, p->pixel, &p->row, &p->slice)) ||
        (result = ze_image_bring(image, queue, writes, count, waits)) ||
        (result = ze_begin_on(&c, queue, command, count, waits, event || blocking,
                              ze_copy_way(queue, blocking, p->host, p->host) & ZE_PAGEABLE))) {
        return result;
    }
    result = ze_append_pixels(&c, queue->device, p, writes);
    return ze_end(&c, result, blocking, event);
}

ur_result_t urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                  bool blockingRead, ur_rect_offset_t origin,
                                  ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                  void *pDst, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    struct ze_pixels pixels = {
        .origin = origin, .region = region, .host = pDst, .row = rowPitch, .slice = slicePitch};
    return move(hQueue, UR_COMMAND_MEM_IMAGE_READ, blockingRead, hImage, &pixels,
                numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                   bool blockingWrite, ur_rect_offset_t origin,
                                   ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                   void *pSrc, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    struct ze_pixels pixels = {
        .origin = origin, .region = region, .host = pSrc, .row = rowPitch, .slice = slicePitch};
    return move(hQueue, UR_COMMAND_MEM_IMAGE_WRITE, blockingWrite, hImage, &pixels,
                numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                  ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                  ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                  uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    ur_rect_region_t to = region;
    ur_result_t result;
    if ((result = check_box(hQueue, hImageSrc, &srcOrigin, &region)) ||
        (result = check_box(hQueue, hImageDst, &dstOrigin, &to)) ||
        (result = ur_image_copy_check(&hImageSrc->format, region, &hImageDst->format, to))) {
        return result;
    }
    if (hImageSrc == hImageDst && ur_image_overlap(srcOrigin, dstOrigin, region)) {
        return ur_fail(UR_RESULT_ERROR_OVERLAPPING_REGIONS, 0, "source and destination overlap");
    }
    ze_image_region_t source = ze_image_region(&hImageSrc->desc, srcOrigin, region);
    ze_image_region_t target = ze_image_region(&hImageDst->desc, dstOrigin, region);
    struct ze_command c;
    result = ze_image_bring(hImageSrc, hQueue, false, numEventsInWaitList, phEventWaitList);
    if (result == UR_RESULT_SUCCESS) {
        result = ze_image_bring(hImageDst, hQueue, true, numEventsInWaitList, phEventWaitList);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ze_image_handle_t from = ze_image_part(hImageSrc, hQueue->device)->image;
    ze_image_handle_t to_image = ze_image_part(hImageDst, hQueue->device)->image;
    result = ze_begin(&c, hQueue, UR_COMMAND_MEM_IMAGE_COPY, numEventsInWaitList, phEventWaitList,
                      phEvent != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ZE_CHECK(zeCommandListAppendImageCopyRegion, c.list, to_image, from, &target, &source,
                      c.signal, c.count, c.native);
    return ze_end(&c, result, false, phEvent);
}
