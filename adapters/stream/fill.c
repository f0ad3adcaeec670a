/* Fills with a pattern of any size. The drivers repeat values of one, two and four bytes. */
#include "stream.h"

enum { SEED_ROWS = 1024 };

/* The widest value that the pattern repeats itself, or 0. */
static unsigned simple_width(const unsigned char *pattern, size_t size) {
    for (unsigned width = 1; width <= 4; width *= 2) {
        if (size % width == 0 &&
            (size == width || memcmp(pattern, pattern + width, size - width) == 0)) {
            return width;
        }
    }
    return 0;
}

static unsigned value_of(const unsigned char *bytes, unsigned width) {
    uint8_t one;
    uint16_t two;
    uint32_t four;
    switch (width) {
    case 1:
        memcpy(&one, bytes, 1);
        return one;
    case 2:
        memcpy(&two, bytes, 2);
        return two;
    default:
        memcpy(&four, bytes, 4);
        return four;
    }
}

ur_result_t stream_fill(drv_stream stream, void *to, const void *pattern, size_t pattern_size,
                        size_t size) {
    const unsigned char *bytes = pattern;
    unsigned char *at = to;
    unsigned width = simple_width(bytes, pattern_size);
    if (width && (uintptr_t)to % width == 0) {
        return stream_check(drv_fill(to, value_of(bytes, width), width, size / width, stream),
                            "filling memory");
    }
    /* The first rows value by value, one column of the pattern at a time; then they copy
     * themselves. */
    width = DRV_FILL_ROWS_WIDTH;
    while (width > 1 && (pattern_size % width || (uintptr_t)to % width)) {
        width /= 2;
    }
    size_t rows = size / pattern_size;
    size_t seed = rows < SEED_ROWS ? rows : SEED_ROWS;
    for (size_t column = 0; column < pattern_size; column += width) {
        ur_result_t result =
            stream_check(drv_fill_rows(at + column, pattern_size, value_of(bytes + column, width),
                                       width, 1, seed, stream),
                         "filling memory");
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    for (size_t done = seed * pattern_size; done < size;) {
        size_t next = size - done < done ? size - done : done;
        ur_result_t result =
            stream_check(drv_copy_linear(at + done, at, next, stream), "filling memory");
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        done += next;
    }
    return UR_RESULT_SUCCESS;
}
