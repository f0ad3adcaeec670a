/* What the files about images share. */
#ifndef ZE_IMAGE_H
#define ZE_IMAGE_H

#include "command.h"
#include "entry/image_check.h"
#include "mem.h"
#include "ze.h"

/* A box of an image, and the host memory that it is copied from or to. Origin and region count rows
 * and slices as ur_image_box leaves them; pitches are bytes. */
struct ze_pixels {
    const ur_image_desc_t *desc;
    size_t pixel;             /* bytes */
    ze_image_handle_t native; /* of the list's device */
    ur_rect_offset_t origin;
    ur_rect_region_t region;
    char *host;
    size_t row, slice;
};

/* image.c: what Level Zero is asked for, such an image of the device. UNSUPPORTED_IMAGE_FORMAT,
 * INVALID_IMAGE_SIZE, or UNSUPPORTED_FEATURE where the device has none of the type. */
ur_result_t ze_image_describe(ur_device_handle_t device, ur_mem_flags_t flags,
                              const ur_image_format_t *format, const ur_image_desc_t *desc,
                              ze_image_desc_t *out, size_t *pixel);
/* enqueue_image.c. The layers of an array of one-dimensional images are rows to Level Zero. */
ze_image_region_t ze_image_region(const ur_image_desc_t *desc, ur_rect_offset_t origin,
                                  ur_rect_region_t region);
/* INVALID_MEM_OBJECT for a buffer. */
ur_result_t ze_image_check(ur_mem_handle_t mem);
/* image_parts.c. NULL where the device cannot use the image. */
struct ze_image_part *ze_image_part(ur_mem_handle_t image, ur_device_handle_t device);
/* UNSUPPORTED_FEATURE there. */
ur_result_t ze_image_reach(ur_mem_handle_t image, ur_device_handle_t device);
/* Pre: no command uses them, and the image has no queues any more. */
void ze_image_drop_parts(ur_mem_handle_t image);
/* Its own, with what only their commands need; waits for these. */
void ze_image_drop_queues(ur_mem_handle_t image);
bool ze_image_has_queues(ur_mem_handle_t image);
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
