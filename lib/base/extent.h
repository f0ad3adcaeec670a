/* How far ranges, rows and boxes of bytes reach. What passes the end of the address space reaches
 * SIZE_MAX, which is further than any memory goes. */
#ifndef UR_BASE_EXTENT_H
#define UR_BASE_EXTENT_H

#include <stddef.h>
#include <stdint.h>

#include "ur_api.h"

/* a * b + c */
static inline size_t ur_extent(size_t a, size_t b, size_t c) {
    size_t product, sum;
    if (__builtin_mul_overflow(a, b, &product) || __builtin_add_overflow(product, c, &sum)) {
        return SIZE_MAX;
    }
    return sum;
}

/* Bytes from the first one of rows to the last one. Pre: height is not 0. */
static inline size_t ur_rows_extent(size_t pitch, size_t width, size_t height) {
    return ur_extent(pitch, height - 1, width);
}

/* The first byte of a box, counted from where its memory begins; none of the pitches is 0. */
static inline size_t ur_box_start(ur_rect_offset_t origin, size_t row, size_t slice) {
    return ur_extent(slice, origin.z, ur_extent(row, origin.y, origin.x));
}

/* One past its last byte. Pre: the region is not empty. */
static inline size_t ur_box_end(ur_rect_offset_t origin, ur_rect_region_t region, size_t row,
                                size_t slice) {
    size_t rows = ur_rows_extent(row, region.width, region.height);
    return ur_extent(1, ur_box_start(origin, row, slice), ur_extent(slice, region.depth - 1, rows));
}

#endif
