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

static unsigned fill_value_of(const unsigned char *bytes, unsigned width) {
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

ur_result_t stream_fill_pieces(void *to, const void *pattern, size_t pattern_size, size_t size,
                               stream_fill_take take, void *data) {
    const unsigned char *bytes = pattern;
    unsigned char *at = to;
    unsigned width = simple_width(bytes, pattern_size);
    if (width && (uintptr_t)to % width == 0) {
        return take(data, &(struct stream_fill_piece){.to = to,
                                                      .value = fill_value_of(bytes, width),
                                                      .width = width,
                                                      .values = size / width,
                                                      .rows = 1});
    }
    /* The first rows value by value, one column of the pattern at a time; then they copy
     * themselves. */
    width = DRV_FILL_ROWS_WIDTH ? DRV_FILL_ROWS_WIDTH : 4;
    while (width > 1 && (pattern_size % width || (uintptr_t)to % width)) {
        width /= 2;
    }
    size_t rows = size / pattern_size;
    size_t seed = !DRV_FILL_ROWS_WIDTH ? 1 : rows < SEED_ROWS ? rows : SEED_ROWS;
    for (size_t column = 0; column < pattern_size; column += width) {
        ur_result_t result =
            take(data, &(struct stream_fill_piece){.to = at + column,
                                                   .pitch = seed > 1 ? pattern_size : 0,
                                                   .value = fill_value_of(bytes + column, width),
                                                   .width = width,
                                                   .values = 1,
                                                   .rows = seed});
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    for (size_t done = seed * pattern_size; done < size;) {
        size_t next = size - done < done ? size - done : done;
        ur_result_t result =
            take(data, &(struct stream_fill_piece){.to = at + done, .from = at, .size = next});
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        done += next;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t give_piece(void *data, const struct stream_fill_piece *piece) {
    drv_stream stream = *(drv_stream *)data;
    drv_result native =
        piece->from    ? drv_copy_linear(piece->to, piece->from, piece->size, stream)
        : piece->pitch ? drv_fill_rows(piece->to, piece->pitch, piece->value, piece->width,
                                       piece->values, piece->rows, stream)
                       : drv_fill(piece->to, piece->value, piece->width, piece->values, stream);
    return stream_check(native, "filling memory");
}

static ur_result_t fill(drv_stream stream, void *to, const void *pattern, size_t pattern_size,
                        size_t size) {
    return stream_fill_pieces(to, pattern, pattern_size, size, give_piece, &stream);
}

struct fill {
    void *to;
    size_t size, pattern_size;
    unsigned char pattern[];
};

static ur_result_t fill_step(drv_stream stream, const void *args) {
    const struct fill *a = args;
    return fill(stream, a->to, a->pattern, a->pattern_size, a->size);
}

ur_result_t stream_fill(struct stream_command *c, void *to, const void *pattern,
                        size_t pattern_size, size_t size) {
    if (!c->held) {
        return fill(c->stream, to, pattern, pattern_size, size);
    }
    struct fill *args = malloc(sizeof(*args) + pattern_size);
    if (!args) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *args = (struct fill){.to = to, .size = size, .pattern_size = pattern_size};
    memcpy(args->pattern, pattern, pattern_size);
    ur_result_t result = stream_step_held(c, fill_step, args, sizeof(*args) + pattern_size);
    free(args);
    return result;
}

struct rows {
    void *to;
    size_t pitch, count, rows;
    unsigned value, width;
};

static ur_result_t rows_step(drv_stream stream, const void *args) {
    const struct rows *a = args;
    return stream_check(
        drv_fill_rows(a->to, a->pitch, a->value, a->width, a->count, a->rows, stream),
        "filling rows");
}

ur_result_t stream_fill_rows(struct stream_command *c, void *to, size_t pitch, unsigned value,
                             unsigned width, size_t count, size_t rows) {
    struct rows args = {to, pitch, count, rows, value, width};
    return stream_step(c, rows_step, &args, sizeof(args));
}
