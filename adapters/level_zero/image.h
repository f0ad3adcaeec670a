/* What the files about images share. */
#ifndef ZE_IMAGE_H
#define ZE_IMAGE_H

#include "image_check.h"
#include "ze.h"

/* A box of an image, and the host memory that it is copied from or to. Origin and region count rows
 * and slices as ur_image_box leaves them; pitches are bytes. */
struct ze_pixels {
    ur_mem_handle_t image;
    ze_image_handle_t native; /* of the list's device */
    ur_rect_offset_t origin;
    ur_rect_region_t region;
    char *host;
    size_t row, slice;
};

/* INVALID_MEM_OBJECT for a buffer. */
ur_result_t ze_image_check(ur_mem_handle_t mem);
/* image_parts.c. NULL where the device cannot use the image. */
struct ze_image_part *ze_image_part(ur_mem_handle_t image, ur_device_handle_t device);
/* UNSUPPORTED_FEATURE there. */
ur_result_t ze_image_reach(ur_mem_handle_t image, ur_device_handle_t device);
void ze_image_drop_parts(ur_mem_handle_t image);
/* Before a command of that queue which uses the image, and waits for `waits`: its device has what
 * the image holds, and if the command writes, no other has. No lock held. */
ur_result_t ze_image_bring(ur_mem_handle_t image, ur_queue_handle_t queue, bool writes,
                           uint32_t count, const ur_event_handle_t *waits);
/* The same for images among the arguments of a launch. */
ur_result_t ze_images_bring(ur_queue_handle_t queue, uint32_t arg_count,
                            const ur_exp_kernel_arg_properties_t *args, uint32_t count,
                            const ur_event_handle_t *waits);
/* Copies between both, on c->list, which is one of that device. */
ur_result_t ze_append_pixels(struct ze_command *c, ur_device_handle_t device,
                             const struct ze_pixels *pixels, bool to_image);

#endif
