/* Images, as the files that use them share them. */
#ifndef NCPU_MEM_IMAGE_H
#define NCPU_MEM_IMAGE_H

#include "entry/image_check.h"
#include "ncpu.h"

enum {
    NCPU_IMAGE_SIDE = 32768, /* pixels of one- and two-dimensional images */
    NCPU_IMAGE_SIDE_3D = 8192,
    NCPU_IMAGE_LAYERS = 8192,
    NCPU_IMAGE_ARGS = 128, /* images that a kernel takes */
    NCPU_SAMPLERS = 64,
};

/* What an image is besides its memory. */
struct ncpu_picture {
    ur_image_format_t format;
    ur_image_desc_t desc; /* its chain left out */
    struct ur_hostcode_image view;
};

/* Fills in all but the address: pixels in the layout that the descriptor's pitches give.
 * UNSUPPORTED_IMAGE_FORMAT, INVALID_IMAGE_SIZE, INVALID_IMAGE_FORMAT_DESCRIPTOR. */
ur_result_t ncpu_image_view(const ur_image_format_t *format, const ur_image_desc_t *desc,
                            struct ur_hostcode_image *view);

/* INVALID_MEM_OBJECT for a buffer. */
#define NCPU_CHECK_IMAGE(mem)                                                                      \
    do {                                                                                           \
        UR_CHECK_MEM(mem);                                                                         \
        if (!(mem)->picture) {                                                                     \
            return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,                                  \
                           "a buffer where an image is wanted");                                   \
        }                                                                                          \
    } while (0)

#endif
