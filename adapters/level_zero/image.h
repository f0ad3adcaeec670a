/* What the files about images share. */
#ifndef ZE_IMAGE_H
#define ZE_IMAGE_H

#include "image_check.h"
#include "ze.h"

/* A box of an image, and the host memory that it is copied from or to. Origin and region count rows
 * and slices as ur_image_box leaves them; pitches are bytes. */
struct ze_pixels {
    ur_mem_handle_t image;
    ur_rect_offset_t origin;
    ur_rect_region_t region;
    char *host;
    size_t row, slice;
};

/* INVALID_MEM_OBJECT for a buffer. */
ur_result_t ze_image_check(ur_mem_handle_t mem);
/* UNSUPPORTED_FEATURE where the device cannot use the image. */
ur_result_t ze_image_reach(ur_mem_handle_t image, ur_device_handle_t device);
/* Copies between both, on c->list, which is one of that device. */
ur_result_t ze_append_pixels(struct ze_command *c, ur_device_handle_t device,
                             const struct ze_pixels *pixels, bool to_image);

#endif
