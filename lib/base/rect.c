#include "rect.h"

#include <stdint.h>

#include "error.h"
#include "extent.h"

ur_result_t ur_rect_place(ur_rect_offset_t origin, ur_rect_region_t region, size_t row,
                          size_t slice, size_t whole, struct ur_rect *rect) {
    size_t rows;
    if (region.width == 0 || region.height == 0 || region.depth == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0, "a box of %zu x %zu x %zu bytes",
                       (size_t)region.width, (size_t)region.height, (size_t)region.depth);
    }
    rect->row = row ? row : region.width;
    if (rect->row < region.width || __builtin_mul_overflow(rect->row, region.height, &rows)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0, "rows of %zu bytes for %zu x %zu",
                       rect->row, (size_t)region.width, (size_t)region.height);
    }
    rect->slice = slice ? slice : rows;
    if (rect->slice < rows || rect->slice % rect->row != 0) {
        return ur_fail(
            UR_RESULT_ERROR_INVALID_SIZE, 0,
            "slices of %zu bytes for %zu rows of %zu, of which they are to be a multiple",
            rect->slice, (size_t)region.height, rect->row);
    }
    rect->start = ur_box_start(origin, rect->row, rect->slice);
    rect->end = ur_box_end(origin, region, rect->row, rect->slice);
    if (rect->end > whole || rect->end == SIZE_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "a box of %zu x %zu x %zu bytes from %zu, %zu, %zu passes the end of the "
                       "memory it lies in",
                       (size_t)region.width, (size_t)region.height, (size_t)region.depth,
                       (size_t)origin.x, (size_t)origin.y, (size_t)origin.z);
    }
    return UR_RESULT_SUCCESS;
}
