/* What is the same for images of every adapter: shapes, sizes of pixels, and the checks of what a
 * program asks for. */
#ifndef UR_ENTRY_IMAGE_CHECK_H
#define UR_ENTRY_IMAGE_CHECK_H

#include <stdbool.h>

#include "base/check.h"
#include "base/info.h"
#include "ur_api.h"

/* Of a required parameter. */
#define UR_CHECK_IMAGE_FORMAT(format)                                                              \
    do {                                                                                           \
        UR_CHECK_POINTER(format);                                                                  \
        if ((unsigned)(format)->channelOrder > UR_IMAGE_CHANNEL_ORDER_SRGBA ||                     \
            (unsigned)(format)->channelType > UR_IMAGE_CHANNEL_TYPE_FLOAT) {                       \
            return ur_refuse_as(UR_RESULT_ERROR_INVALID_ENUMERATION,                               \
                                "the channels of " #format " have an order or type unknown");      \
        }                                                                                          \
    } while (0)

/* An image as copies count it: rows of pixels, slices of rows. The layers of an array are slices.
 */
struct ur_image_shape {
    size_t width, rows, slices;
    bool volume; /* more than one slice is possible */
};

/* Channels of a pixel in memory; 0 for an unknown order. */
unsigned ur_image_channels(ur_image_channel_order_t order);
/* Bytes of a pixel; 0 for orders, types and combinations of them that OpenCL does not have. */
size_t ur_image_pixel_size(const ur_image_format_t *format);

/* What urMemImageCreate documents about its flags, descriptor and host pointer. */
ur_result_t ur_image_check(ur_mem_flags_t flags, const ur_image_desc_t *desc, const void *host);
struct ur_image_shape ur_image_shape(const ur_image_desc_t *desc);
/* Fills in pitches that the descriptor leaves 0 and checks those that it gives.
 * INVALID_IMAGE_FORMAT_DESCRIPTOR; INVALID_IMAGE_SIZE where the image is larger than an address. */
ur_result_t ur_image_pitches(const ur_image_desc_t *desc, size_t pixel, size_t *row, size_t *slice);

/* Whether the box lies in an image of that description; INVALID_SIZE. Of an array of
 * one-dimensional images the second coordinate counts the layers, as in the interface. Post: on
 * success origin and region count rows and slices as ur_image_shape does. */
ur_result_t ur_image_box(const ur_image_desc_t *desc, ur_rect_offset_t *origin,
                         ur_rect_region_t *region);
/* Fills in and checks the pitches of host memory that such a region (of ur_image_box) is copied
 * from or to; INVALID_SIZE. */
ur_result_t ur_image_host_pitches(ur_rect_region_t region, size_t pixel, size_t *row,
                                  size_t *slice);
/* Whether pixels of one image can be copied to another, between these regions (of ur_image_box). */
ur_result_t ur_image_copy_check(const ur_image_format_t *from, ur_rect_region_t from_region,
                                const ur_image_format_t *to, ur_rect_region_t to_region);
/* Whether boxes of that size at both places of one image share a pixel. */
bool ur_image_overlap(ur_rect_offset_t a, ur_rect_offset_t b, ur_rect_region_t size);

/* urMemImageGetInfo; row and slice are the pitches to be told. */
ur_result_t ur_image_info(ur_info_out out, ur_image_info_t property,
                          const ur_image_format_t *format, const ur_image_desc_t *desc,
                          size_t pixel, size_t row, size_t slice);

#endif
