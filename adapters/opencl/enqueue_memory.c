/* Enqueued commands on buffers and images, and on global variables of programs. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/rect.h"
#include "entry/image_check.h"
#include "ocl.h"

static ur_result_t enqueue_memory_check_buffer(ur_queue_handle_t queue, ur_mem_handle_t mem) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_MEM(mem);
    if (mem->is_image) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "the memory object is an image");
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_image(ur_queue_handle_t queue, ur_mem_handle_t mem) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_MEM(mem);
    if (!mem->is_image) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "the memory object is no image");
    }
    return UR_RESULT_SUCCESS;
}

static size_t buffer_size(ur_mem_handle_t mem) {
    size_t size = 0;
    return ocl.clGetMemObjectInfo(mem->cl, CL_MEM_SIZE, sizeof(size), &size, NULL) == CL_SUCCESS
               ? size
               : SIZE_MAX;
}

static ur_result_t enqueue_memory_check_range(ur_mem_handle_t mem, size_t offset, size_t size) {
    size_t whole = buffer_size(mem);
    if (offset > whole || size > whole - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes at %zu pass the end of the buffer of %zu bytes", size, offset,
                       whole);
    }
    return UR_RESULT_SUCCESS;
}

/* What reading and writing check alike: of a range of a buffer, */
static ur_result_t check_range_io(ur_queue_handle_t queue, ur_mem_handle_t buffer, size_t offset,
                                  size_t size, const void *host) {
    ur_result_t result = enqueue_memory_check_buffer(queue, buffer);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(host);
    return enqueue_memory_check_range(buffer, offset, size);
}

/* and of a box of bytes in a buffer and its like in the host's memory. */
static ur_result_t check_rect_io(ur_queue_handle_t queue, ur_mem_handle_t buffer,
                                 ur_rect_offset_t origin, ur_rect_offset_t host_origin,
                                 ur_rect_region_t region, size_t row, size_t slice, size_t host_row,
                                 size_t host_slice, const void *host) {
    ur_result_t result = enqueue_memory_check_buffer(queue, buffer);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(host);
    struct ur_rect rect;
    result = ur_rect_place(origin, region, row, slice, buffer_size(buffer), &rect);
    return result != UR_RESULT_SUCCESS ? result
                                       : ur_rect_place(host_origin, region, host_row, host_slice,
                                                       UR_RECT_HOST(host), &rect);
}

#define ORIGIN(offset) ((size_t[3]){(offset).x, (offset).y, (offset).z})
#define REGION(region) ((size_t[3]){(region).width, (region).height, (region).depth})

ur_result_t urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                   bool blockingRead, size_t offset, size_t size, void *pDst,
                                   uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = check_range_io(hQueue, hBuffer, offset, size, pDst);
    if (result != UR_RESULT_SUCCESS ||
        (result = ocl_submit_begin_copy(&submit, hQueue, blockingRead, numEventsInWaitList,
                                        phEventWaitList, phEvent, UR_COMMAND_MEM_BUFFER_READ))) {
        return result;
    }
    cl_int code = ocl.clEnqueueReadBuffer(hQueue->cl, hBuffer->cl, CL_FALSE, offset, size, pDst,
                                          submit.count, submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueReadBuffer");
}

ur_result_t urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                    bool blockingWrite, size_t offset, size_t size,
                                    const void *pSrc, uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList,
                                    ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = check_range_io(hQueue, hBuffer, offset, size, pSrc);
    if (result != UR_RESULT_SUCCESS ||
        (result = ocl_submit_begin_copy(&submit, hQueue, blockingWrite, numEventsInWaitList,
                                        phEventWaitList, phEvent, UR_COMMAND_MEM_BUFFER_WRITE))) {
        return result;
    }
    cl_int code = ocl.clEnqueueWriteBuffer(hQueue->cl, hBuffer->cl, CL_FALSE, offset, size, pSrc,
                                           submit.count, submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueWriteBuffer");
}

ur_result_t urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                       bool blockingRead, ur_rect_offset_t bufferOrigin,
                                       ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                       size_t bufferRowPitch, size_t bufferSlicePitch,
                                       size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                       uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result =
        check_rect_io(hQueue, hBuffer, bufferOrigin, hostOrigin, region, bufferRowPitch,
                      bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst);
    if (result != UR_RESULT_SUCCESS ||
        (result =
             ocl_submit_begin_copy(&submit, hQueue, blockingRead, numEventsInWaitList,
                                   phEventWaitList, phEvent, UR_COMMAND_MEM_BUFFER_READ_RECT))) {
        return result;
    }
    cl_int code = ocl.clEnqueueReadBufferRect(
        hQueue->cl, hBuffer->cl, CL_FALSE, ORIGIN(bufferOrigin), ORIGIN(hostOrigin), REGION(region),
        bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, submit.count,
        submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueReadBufferRect");
}

ur_result_t urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                        bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                        ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                        size_t bufferRowPitch, size_t bufferSlicePitch,
                                        size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                        uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result =
        check_rect_io(hQueue, hBuffer, bufferOrigin, hostOrigin, region, bufferRowPitch,
                      bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc);
    if (result != UR_RESULT_SUCCESS ||
        (result =
             ocl_submit_begin_copy(&submit, hQueue, blockingWrite, numEventsInWaitList,
                                   phEventWaitList, phEvent, UR_COMMAND_MEM_BUFFER_WRITE_RECT))) {
        return result;
    }
    cl_int code = ocl.clEnqueueWriteBufferRect(
        hQueue->cl, hBuffer->cl, CL_FALSE, ORIGIN(bufferOrigin), ORIGIN(hostOrigin), REGION(region),
        bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, submit.count,
        submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueWriteBufferRect");
}

ur_result_t urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                   ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                                   size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result;
    if ((result = enqueue_memory_check_buffer(hQueue, hBufferSrc)) ||
        (result = enqueue_memory_check_buffer(hQueue, hBufferDst)) ||
        (result = enqueue_memory_check_range(hBufferSrc, srcOffset, size)) ||
        (result = enqueue_memory_check_range(hBufferDst, dstOffset, size)) ||
        (result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                                   UR_COMMAND_MEM_BUFFER_COPY))) {
        return result;
    }
    cl_int code =
        ocl.clEnqueueCopyBuffer(hQueue->cl, hBufferSrc->cl, hBufferDst->cl, srcOffset, dstOffset,
                                size, submit.count, submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueCopyBuffer");
}

ur_result_t urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                       ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                       ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                       size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
                                       size_t dstSlicePitch, uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    struct ur_rect rect;
    ur_result_t result;
    if ((result = enqueue_memory_check_buffer(hQueue, hBufferSrc)) ||
        (result = enqueue_memory_check_buffer(hQueue, hBufferDst)) ||
        (result = ur_rect_place(srcOrigin, region, srcRowPitch, srcSlicePitch,
                                buffer_size(hBufferSrc), &rect)) ||
        (result = ur_rect_place(dstOrigin, region, dstRowPitch, dstSlicePitch,
                                buffer_size(hBufferDst), &rect)) ||
        (result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                                   UR_COMMAND_MEM_BUFFER_COPY_RECT))) {
        return result;
    }
    cl_int code = ocl.clEnqueueCopyBufferRect(
        hQueue->cl, hBufferSrc->cl, hBufferDst->cl, ORIGIN(srcOrigin), ORIGIN(dstOrigin),
        REGION(region), srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch, submit.count,
        submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueCopyBufferRect");
}

/* OpenCL's patterns end at 128 bytes. A longer one is written once, and what is filled then
 * doubles. */
static cl_int fill_long_pattern(struct ocl_submit *submit, ur_mem_handle_t mem, const void *pattern,
                                size_t pattern_size, size_t offset, size_t size) {
    cl_command_queue queue = submit->queue->cl;
    cl_event last = NULL;
    /* The pattern must be read before this returns, and waiting for the list could take long: a
     * copy. */
    void *copy = malloc(pattern_size);
    if (!copy) {
        return CL_OUT_OF_HOST_MEMORY;
    }
    memcpy(copy, pattern, pattern_size);
    cl_int code = ocl.clEnqueueWriteBuffer(queue, mem->cl, CL_FALSE, offset, pattern_size, copy,
                                           submit->count, submit->list, &last);
    if (code != CL_SUCCESS) {
        free(copy);
        return code;
    }
    ocl_free_after(last, copy);
    for (size_t filled = pattern_size; filled < size && code == CL_SUCCESS;) {
        size_t part = filled < size - filled ? filled : size - filled;
        cl_event next = NULL;
        code = ocl.clEnqueueCopyBuffer(queue, mem->cl, mem->cl, offset, offset + filled, part, 1,
                                       &last, &next);
        ocl.clReleaseEvent(last);
        last = next;
        filled += part;
    }
    submit->made = last;
    return code;
}

ur_result_t urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                   const void *pPattern, size_t patternSize, size_t offset,
                                   size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = enqueue_memory_check_buffer(hQueue, hBuffer);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pPattern);
    if (patternSize == 0 || size == 0 || patternSize > size ||
        (patternSize & (patternSize - 1)) != 0 || size % patternSize != 0 ||
        offset % patternSize != 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if ((result = enqueue_memory_check_range(hBuffer, offset, size)) ||
        (result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                                   UR_COMMAND_MEM_BUFFER_FILL))) {
        return result;
    }
    cl_int code =
        patternSize <= 128
            ? ocl.clEnqueueFillBuffer(hQueue->cl, hBuffer->cl, pPattern, patternSize, offset, size,
                                      submit.count, submit.list, ocl_submit_event(&submit))
            : fill_long_pattern(&submit, hBuffer, pPattern, patternSize, offset, size);
    return ocl_submit_end(&submit, code, "clEnqueueFillBuffer");
}

static bool enqueue_memory_fits(uint64_t origin, uint64_t extent, size_t whole) {
    return origin <= whole && extent <= whole - origin;
}

/* Where a dimension does not exist, the origin is 0 and the extent 1; layers of an array are the
 * last dimension. */
static ur_result_t check_region(ur_mem_handle_t image, ur_rect_offset_t origin,
                                ur_rect_region_t region) {
    size_t width = 0, height = 0, depth = 0, layers = 0;
    cl_mem_object_type type = 0;
    if (region.width == 0 || region.height == 0 || region.depth == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if (ocl.clGetImageInfo(image->cl, CL_IMAGE_WIDTH, sizeof(width), &width, NULL) ||
        ocl.clGetImageInfo(image->cl, CL_IMAGE_HEIGHT, sizeof(height), &height, NULL) ||
        ocl.clGetImageInfo(image->cl, CL_IMAGE_DEPTH, sizeof(depth), &depth, NULL) ||
        ocl.clGetImageInfo(image->cl, CL_IMAGE_ARRAY_SIZE, sizeof(layers), &layers, NULL) ||
        ocl.clGetMemObjectInfo(image->cl, CL_MEM_TYPE, sizeof(type), &type, NULL)) {
        return UR_RESULT_SUCCESS; /* the driver will say */
    }
    height = type == CL_MEM_OBJECT_IMAGE1D_ARRAY ? layers : height ? height : 1;
    depth = type == CL_MEM_OBJECT_IMAGE2D_ARRAY ? layers : depth ? depth : 1;
    if (!enqueue_memory_fits(origin.x, region.width, width) ||
        !enqueue_memory_fits(origin.y, region.height, height) ||
        !enqueue_memory_fits(origin.z, region.depth, depth)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "the region passes the edge of the image of %zu x %zu x %zu", width, height,
                       depth);
    }
    return UR_RESULT_SUCCESS;
}

/* Some drivers take pitches that rows or slices overlap with, and write over what lies there. */
static ur_result_t check_host(ur_mem_handle_t image, ur_rect_region_t region, size_t row,
                              size_t slice) {
    size_t pixel = 0;
    cl_mem_object_type type = 0;
    if (ocl.clGetImageInfo(image->cl, CL_IMAGE_ELEMENT_SIZE, sizeof(pixel), &pixel, NULL) ||
        ocl.clGetMemObjectInfo(image->cl, CL_MEM_TYPE, sizeof(type), &type, NULL)) {
        return UR_RESULT_SUCCESS; /* the driver will say */
    }
    if (type == CL_MEM_OBJECT_IMAGE1D_ARRAY) {
        region = (ur_rect_region_t){region.width, region.depth, region.height};
    }
    return ur_image_host_pitches(region, pixel, &row, &slice);
}

static ur_result_t check_image_io(ur_queue_handle_t queue, ur_mem_handle_t image,
                                  ur_rect_offset_t origin, ur_rect_region_t region, size_t row,
                                  size_t slice, const void *host) {
    ur_result_t result = check_image(queue, image);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(host);
    result = check_region(image, origin, region);
    return result != UR_RESULT_SUCCESS ? result : check_host(image, region, row, slice);
}

ur_result_t urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                  bool blockingRead, ur_rect_offset_t origin,
                                  ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                  void *pDst, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = check_image_io(hQueue, hImage, origin, region, rowPitch, slicePitch, pDst);
    if (result != UR_RESULT_SUCCESS ||
        (result = ocl_submit_begin_copy(&submit, hQueue, blockingRead, numEventsInWaitList,
                                        phEventWaitList, phEvent, UR_COMMAND_MEM_IMAGE_READ))) {
        return result;
    }
    cl_int code = ocl.clEnqueueReadImage(hQueue->cl, hImage->cl, CL_FALSE, ORIGIN(origin),
                                         REGION(region), rowPitch, slicePitch, pDst, submit.count,
                                         submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueReadImage");
}

ur_result_t urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                   bool blockingWrite, ur_rect_offset_t origin,
                                   ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                   void *pSrc, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = check_image_io(hQueue, hImage, origin, region, rowPitch, slicePitch, pSrc);
    if (result != UR_RESULT_SUCCESS ||
        (result = ocl_submit_begin_copy(&submit, hQueue, blockingWrite, numEventsInWaitList,
                                        phEventWaitList, phEvent, UR_COMMAND_MEM_IMAGE_WRITE))) {
        return result;
    }
    cl_int code = ocl.clEnqueueWriteImage(hQueue->cl, hImage->cl, CL_FALSE, ORIGIN(origin),
                                          REGION(region), rowPitch, slicePitch, pSrc, submit.count,
                                          submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueWriteImage");
}

ur_result_t urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                  ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                  ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                  uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result;
    if ((result = check_image(hQueue, hImageSrc)) || (result = check_image(hQueue, hImageDst)) ||
        (result = check_region(hImageSrc, srcOrigin, region)) ||
        (result = check_region(hImageDst, dstOrigin, region)) ||
        (result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                                   UR_COMMAND_MEM_IMAGE_COPY))) {
        return result;
    }
    cl_int code = ocl.clEnqueueCopyImage(hQueue->cl, hImageSrc->cl, hImageDst->cl,
                                         ORIGIN(srcOrigin), ORIGIN(dstOrigin), REGION(region),
                                         submit.count, submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueCopyImage");
}

ur_result_t urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                  bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                  size_t size, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent, void **ppRetMap) {
    struct ocl_submit submit;
    ur_result_t result = enqueue_memory_check_buffer(hQueue, hBuffer);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(ppRetMap);
    if (mapFlags & UR_MAP_FLAGS_MASK) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    cl_map_flags flags = 0;
    flags |= mapFlags & UR_MAP_FLAG_READ ? CL_MAP_READ : 0;
    flags |= mapFlags & UR_MAP_FLAG_WRITE ? CL_MAP_WRITE : 0;
    flags |= mapFlags & UR_MAP_FLAG_WRITE_INVALIDATE_REGION ? CL_MAP_WRITE_INVALIDATE_REGION : 0;
    if ((result = enqueue_memory_check_range(hBuffer, offset, size)) ||
        (result = ocl_submit_begin(&submit, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                                   UR_COMMAND_MEM_BUFFER_MAP))) {
        return result;
    }
    ocl_submit_block(&submit, blockingMap);
    cl_int code;
    void *mapped =
        ocl.clEnqueueMapBuffer(hQueue->cl, hBuffer->cl, CL_FALSE, flags, offset, size, submit.count,
                               submit.list, ocl_submit_event(&submit), &code);
    result = ocl_submit_end(&submit, code, "clEnqueueMapBuffer");
    if (result == UR_RESULT_SUCCESS) {
        *ppRetMap = mapped;
    }
    return result;
}

ur_result_t urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                              uint32_t numEventsInWaitList,
                              const ur_event_handle_t *phEventWaitList,
                              ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_MEM(hMem);
    UR_CHECK_POINTER(pMappedPtr);
    ur_result_t result = ocl_submit_begin_copy(&submit, hQueue, false, numEventsInWaitList,
                                               phEventWaitList, phEvent, UR_COMMAND_MEM_UNMAP);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code = ocl.clEnqueueUnmapMemObject(hQueue->cl, hMem->cl, pMappedPtr, submit.count,
                                              submit.list, ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueUnmapMemObject");
}

/* Drivers add offset and count without looking whether that overflows. */
static ur_result_t check_global(ur_queue_handle_t queue, ur_program_handle_t program,
                                const char *name, size_t count, size_t offset) {
    ocl_global_pointer_fn call = queue->context->call->clGetDeviceGlobalVariablePointerINTEL;
    size_t size = 0;
    void *address = NULL;
    if (call && call(queue->device->cl, program->cl, name, &size, &address) == CL_SUCCESS &&
        (offset > size || count > size - offset)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%zu bytes at %zu pass the end of the variable '%s' of %zu bytes", count,
                       offset, name, size);
    }
    return offset > SIZE_MAX - count ? ur_refuse(UR_RESULT_ERROR_INVALID_VALUE) : UR_RESULT_SUCCESS;
}

/* Post: on success `name` is the driver's name of the variable. */
static ur_result_t check_global_io(ur_queue_handle_t queue, ur_program_handle_t program,
                                   const char **name, bool write, size_t count, size_t offset,
                                   const void *host) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_PROGRAM(program);
    UR_CHECK_POINTER(*name);
    UR_CHECK_POINTER(host);
    const struct ocl_extension_calls *call = queue->context->call;
    if (write ? !call->clEnqueueWriteGlobalVariableINTEL
              : !call->clEnqueueReadGlobalVariableINTEL) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver gives no access to global variables");
    }
    const char *global = ocl_program_global_name(program, queue->device, *name);
    ur_result_t result = check_global(queue, program, global, count, offset);
    if (result == UR_RESULT_SUCCESS) {
        *name = global;
    }
    return result;
}

ur_result_t urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue,
                                               ur_program_handle_t hProgram, const char *name,
                                               bool blockingWrite, size_t count, size_t offset,
                                               const void *pSrc, uint32_t numEventsInWaitList,
                                               const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = check_global_io(hQueue, hProgram, &name, true, count, offset, pSrc);
    if (result != UR_RESULT_SUCCESS ||
        (result = ocl_submit_begin_copy(&submit, hQueue, blockingWrite, numEventsInWaitList,
                                        phEventWaitList, phEvent,
                                        UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE))) {
        return result;
    }
    cl_int code = hQueue->context->call->clEnqueueWriteGlobalVariableINTEL(
        hQueue->cl, hProgram->cl, name, CL_FALSE, count, offset, pSrc, submit.count, submit.list,
        ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueWriteGlobalVariableINTEL");
}

ur_result_t urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue,
                                              ur_program_handle_t hProgram, const char *name,
                                              bool blockingRead, size_t count, size_t offset,
                                              void *pDst, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
    struct ocl_submit submit;
    ur_result_t result = check_global_io(hQueue, hProgram, &name, false, count, offset, pDst);
    if (result != UR_RESULT_SUCCESS ||
        (result = ocl_submit_begin_copy(&submit, hQueue, blockingRead, numEventsInWaitList,
                                        phEventWaitList, phEvent,
                                        UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ))) {
        return result;
    }
    cl_int code = hQueue->context->call->clEnqueueReadGlobalVariableINTEL(
        hQueue->cl, hProgram->cl, name, CL_FALSE, count, offset, pDst, submit.count, submit.list,
        ocl_submit_event(&submit));
    return ocl_submit_end(&submit, code, "clEnqueueReadGlobalVariableINTEL");
}
