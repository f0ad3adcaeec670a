/* Boxes of bytes in buffers and in memory of the host. */
#ifndef UR_BASE_RECT_H
#define UR_BASE_RECT_H

#include <stddef.h>

#include "ur_api.h"

struct ur_rect {
    size_t row, slice; /* the pitches, none of them 0; a slice is whole rows */
    size_t start, end; /* of what it touches, in bytes from the memory's first; one past the last */
};

/* Pitches of 0 mean rows, and slices, without gaps. `whole`: bytes of the memory. INVALID_SIZE, as
 * the interface says, for a box of nothing, pitches that do not suit it, and a box that ends
 * beyond. */
ur_result_t ur_rect_place(ur_rect_offset_t origin, ur_rect_region_t region, size_t row,
                          size_t slice, size_t whole, struct ur_rect *rect);

/* What may be touched from there on, for memory of the host, whose size nobody knows. */
#define UR_RECT_HOST(pointer) (SIZE_MAX - (uintptr_t)(pointer))

#endif
