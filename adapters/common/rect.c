#include "rect.h"

#include <stdbool.h>
#include <stdint.h>

#include "error.h"

/* Pre: none of the region's sizes is 0. False if a product or sum overflows. */
static bool find_ends(ur_rect_offset_t origin, ur_rect_region_t region, struct ur_rect *rect) {
    size_t y, z, last_y, last_z, length;
    return !__builtin_mul_overflow(origin.y, rect->row, &y) &&
           !__builtin_mul_overflow(origin.z, rect->slice, &z) &&
           !__builtin_add_overflow(y, z, &rect->start) &&
           !__builtin_add_overflow(rect->start, origin.x, &rect->start) &&
           !__builtin_mul_overflow(region.height - 1, rect->row, &last_y) &&
           !__builtin_mul_overflow(region.depth - 1, rect->slice, &last_z) &&
           !__builtin_add_overflow(last_y, last_z, &length) &&
           !__builtin_add_overflow(length, region.width, &length) &&
           !__builtin_add_overflow(rect->start, length, &rect->end);
}

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
    if (!find_ends(origin, region, rect) || rect->end > whole) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "a box of %zu x %zu x %zu bytes from %zu, %zu, %zu passes the end of the "
                       "memory it lies in",
                       (size_t)region.width, (size_t)region.height, (size_t)region.depth,
                       (size_t)origin.x, (size_t)origin.y, (size_t)origin.z);
    }
    return UR_RESULT_SUCCESS;
}
