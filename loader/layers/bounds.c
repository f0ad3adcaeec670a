/* Does a command pass the end of what it reads or writes? Asked when it is enqueued. */
#include "allocations.h"
#include "base/extent.h"
#include "tracked.h"

ur_result_t loader_bounds_usm(unsigned function, unsigned param, const void *pointer,
                              size_t length) {
    struct loader_allocation a;
    if (!pointer || !length || !loader_allocation_find(pointer, &a) ||
        a.state != LOADER_ALLOCATION_LIVE) {
        return UR_RESULT_SUCCESS; /* not ours to judge: host memory, or memory that was imported */
    }
    size_t offset = (uintptr_t)pointer - a.base;
    if (length <= a.size - offset) {
        return UR_RESULT_SUCCESS;
    }
    loader_complain(function, param, -1,
                    " = %p: %zu bytes from offset %zu pass the end of an allocation of %zu bytes "
                    "made by %s",
                    pointer, length, offset, a.size, loader_function_name(a.made_by));
    return UR_RESULT_ERROR_INVALID_SIZE;
}

ur_result_t loader_bounds_usm_2d(unsigned function, unsigned param, const void *pointer,
                                 size_t pitch, size_t width, size_t height) {
    struct loader_allocation a;
    if (!height || !width) {
        return UR_RESULT_SUCCESS;
    }
    size_t whole = ur_extent(pitch, height, 0);
    if (pointer && loader_allocation_find(pointer, &a) && a.state == LOADER_ALLOCATION_LIVE &&
        whole > a.size) {
        loader_complain(function, param, -1,
                        " = %p: %zu rows of %zu bytes are more than the allocation of %zu bytes "
                        "made by %s",
                        pointer, height, pitch, a.size, loader_function_name(a.made_by));
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    return loader_bounds_usm(function, param, pointer, ur_rows_extent(pitch, width, height));
}

static ur_result_t past_buffer(unsigned function, unsigned param, const void *buffer, size_t end) {
    struct loader_record *record = buffer ? loader_handle_find(buffer) : NULL;
    size_t size = record ? atomic_load(&record->size) : 0;
    if (!size || end <= size) {
        return UR_RESULT_SUCCESS;
    }
    if (end == SIZE_MAX) {
        loader_complain(function, param, -1,
                        " = %p: the region passes the end of the address space; the buffer has %zu "
                        "bytes",
                        buffer, size);
    } else {
        loader_complain(function, param, -1,
                        " = %p: byte %zu is the last one touched, past the end of a buffer of %zu "
                        "bytes",
                        buffer, end - 1, size);
    }
    return UR_RESULT_ERROR_INVALID_SIZE;
}

ur_result_t loader_bounds_buffer(unsigned function, unsigned param, const void *buffer,
                                 size_t offset, size_t length) {
    return length ? past_buffer(function, param, buffer, ur_extent(offset, 1, length))
                  : UR_RESULT_SUCCESS;
}

/* Where a box ends whose pitches of 0 mean rows and slices without gaps; 0 for an empty one. */
static size_t box_end(ur_rect_offset_t origin, ur_rect_region_t region, size_t row_pitch,
                      size_t slice_pitch) {
    size_t row = row_pitch ? row_pitch : region.width;
    size_t slice = slice_pitch ? slice_pitch : ur_extent(row, region.height, 0);
    return region.width && region.height && region.depth ? ur_box_end(origin, region, row, slice)
                                                         : 0;
}

ur_result_t loader_bounds_rect(unsigned function, unsigned param, const void *buffer,
                               ur_rect_offset_t origin, ur_rect_region_t region, size_t row_pitch,
                               size_t slice_pitch) {
    return past_buffer(function, param, buffer, box_end(origin, region, row_pitch, slice_pitch));
}

ur_result_t loader_bounds_usm_rect(unsigned function, unsigned param, const void *pointer,
                                   ur_rect_offset_t origin, ur_rect_region_t region,
                                   size_t row_pitch, size_t slice_pitch) {
    return loader_bounds_usm(function, param, pointer,
                             box_end(origin, region, row_pitch, slice_pitch));
}

ur_result_t loader_bounds_pixels(unsigned function, unsigned param, const void *pointer,
                                 ur_mem_handle_t image, ur_rect_region_t region, size_t row_pitch,
                                 size_t slice_pitch) {
    const ur_rect_offset_t start = {0, 0, 0};
    struct loader_allocation a;
    size_t pixel = 0;
    /* The image is asked only if there is something to compare with. */
    if (!pointer || !loader_allocation_find(pointer, &a) || !image ||
        !loader_handle_is(image, LOADER_KIND_MEM) ||
        loader_tracked_next->ddi.Mem.pfnImageGetInfo(
            image, UR_IMAGE_INFO_ELEMENT_SIZE, sizeof(pixel), &pixel, NULL) != UR_RESULT_SUCCESS) {
        return UR_RESULT_SUCCESS;
    }
    region.width = ur_extent(pixel, region.width, 0);
    return loader_bounds_usm(function, param, pointer,
                             box_end(start, region, row_pitch, slice_pitch));
}

ur_result_t loader_bounds_image(unsigned function, unsigned param, const void *image,
                                ur_rect_offset_t origin, ur_rect_region_t region) {
    static const ur_image_info_t sides[] = {UR_IMAGE_INFO_WIDTH, UR_IMAGE_INFO_HEIGHT,
                                            UR_IMAGE_INFO_DEPTH};
    const uint64_t from[] = {origin.x, origin.y, origin.z};
    const uint64_t count[] = {region.width, region.height, region.depth};
    if (!image || !loader_handle_is(image, LOADER_KIND_MEM)) {
        return UR_RESULT_SUCCESS;
    }
    for (int i = 0; i < 3; i++) {
        size_t side = 0;
        ur_result_t result = loader_tracked_next->ddi.Mem.pfnImageGetInfo(
            (ur_mem_handle_t)(uintptr_t)image, sides[i], sizeof(side), &side, NULL);
        if (result != UR_RESULT_SUCCESS || !side) {
            continue; /* a side that the image does not have */
        }
        if (from[i] > side || count[i] > side - from[i]) {
            loader_complain(function, param, -1,
                            " = %p: %llu pixels from %llu pass the end of a side of %zu pixels "
                            "(dimension %d)",
                            image, (unsigned long long)count[i], (unsigned long long)from[i], side,
                            i);
            return UR_RESULT_ERROR_INVALID_SIZE;
        }
    }
    return UR_RESULT_SUCCESS;
}
