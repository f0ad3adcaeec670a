/* Images in contexts of several devices. A native image is one device's, so there is one for each.
 * Which of them hold what the image holds is known, and a command on a device whose does not is
 * preceded by copies through host memory: from a queue of the image's own on a device that has it,
 * behind everything that the command comes behind, and on the command's queue. */
#include <stdlib.h>

#include "command.h"
#include "context.h"
#include "event.h"
#include "image.h"
#include "mem.h"
#include "queue.h"

struct ze_image_part *ze_image_part(ur_mem_handle_t image, ur_device_handle_t device) {
    uint32_t at = ze_context_index(image->context, device);
    return at < image->part_count ? &image->parts[at] : NULL;
}

ur_result_t ze_image_reach(ur_mem_handle_t image, ur_device_handle_t device) {
    return ze_image_part(image, device)
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                         "a native image is used on the context's first device alone");
}

bool ze_image_has_queues(ur_mem_handle_t image) {
    bool has = false;
    for (uint32_t i = 0; i < image->part_count && !has; ++i) {
        has = image->parts[i].queue != NULL;
    }
    return has;
}

void ze_image_drop_queues(ur_mem_handle_t image) {
    for (uint32_t i = 0; i < image->part_count; ++i) {
        if (image->parts[i].queue) {
            ze_queue_release(image->parts[i].queue);
        }
    }
    if (image->staged) {
        ze_event_drop(image->staged);
    }
}

void ze_image_drop_parts(ur_mem_handle_t image) {
    for (uint32_t i = 0; i < image->part_count; ++i) {
        struct ze_image_part *part = &image->parts[i];
        if (part->image && !image->adopted) {
            ze.zeImageDestroy(part->image);
        }
    }
    if (image->staging) {
        ze_usm_release(image->context, image->staging);
    }
    free(image->parts);
}

/* All pixels, one row behind the other in `host`. */
static struct ze_pixels all_of(ur_mem_handle_t image, const struct ze_image_part *part,
                               void *host) {
    struct ur_image_shape shape = ur_image_shape(&image->desc);
    size_t row = shape.width * image->element_size;
    return (struct ze_pixels){.desc = &image->desc,
                              .pixel = image->element_size,
                              .native = part->image,
                              .region = {shape.width, shape.rows, shape.slices},
                              .host = host,
                              .row = row,
                              .slice = row * shape.rows};
}

/* Makes what a queue of this device would wait for: `waits`, and on an in-order queue all earlier
 * commands. Then copies what the device `from` has to host memory. Image locked. */
static ur_result_t stage(ur_mem_handle_t image, uint32_t from, ur_queue_handle_t queue,
                         uint32_t count, const ur_event_handle_t *waits) {
    ur_context_handle_t context = image->context;
    ur_device_handle_t device = context->devices[from];
    struct ze_image_part *part = &image->parts[from];
    ur_event_handle_t behind = NULL;
    ur_result_t result = UR_RESULT_SUCCESS;
    if (!image->staging) {
        result = ze_usm_reserve(context, device, UR_USM_TYPE_HOST, image->size, 64, false,
                                &image->staging);
    }
    if (result == UR_RESULT_SUCCESS && !part->queue) {
        result = urQueueCreate(context, device, NULL, &part->queue);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ze_enqueue_wait(queue, UR_COMMAND_EVENTS_WAIT, count, waits, &behind, false);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ze_command c;
    struct ze_pixels pixels = all_of(image, part, image->staging);
    result = ze_begin(&c, part->queue, UR_COMMAND_MEM_IMAGE_READ, 1, &behind, true);
    if (result == UR_RESULT_SUCCESS) {
        result = ze_end(&c, ze_append_pixels(&c, device, &pixels, false), false, &image->staged);
    }
    ze_event_drop(behind);
    return result;
}

/* Copies what is staged to the part of the queue's device; later commands of the queue come after
 * that. */
static ur_result_t unstage(ur_mem_handle_t image, struct ze_image_part *part,
                           ur_queue_handle_t queue) {
    ur_event_handle_t copied = NULL;
    struct ze_command c;
    struct ze_pixels pixels = all_of(image, part, image->staging);
    ur_result_t result =
        ze_begin(&c, queue, UR_COMMAND_MEM_IMAGE_WRITE, 1, &image->staged, !queue->in_order);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ze_end(&c, ze_append_pixels(&c, queue->device, &pixels, true), false,
                    queue->in_order ? NULL : &copied);
    if (result == UR_RESULT_SUCCESS && copied) {
        result =
            ze_enqueue_wait(queue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, 1, &copied, NULL, true);
        ze_event_drop(copied);
    }
    return result;
}

static void forget_staged(ur_mem_handle_t image) {
    if (image->staged) {
        ze_event_drop(image->staged);
        image->staged = NULL;
    }
}

static ur_result_t bring(ur_mem_handle_t image, struct ze_image_part *part, ur_queue_handle_t queue,
                         uint32_t count, const ur_event_handle_t *waits) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (!image->staged) {
        uint32_t from = 0;
        while (!image->parts[from].valid) {
            ++from;
        }
        result = stage(image, from, queue, count, waits);
    }
    return result != UR_RESULT_SUCCESS ? result : unstage(image, part, queue);
}

ur_result_t ze_image_bring(ur_mem_handle_t image, ur_queue_handle_t queue, bool writes,
                           uint32_t count, const ur_event_handle_t *waits) {
    struct ze_image_part *part = ze_image_part(image, queue->device);
    if (image->part_count < 2 || !part) {
        return ze_image_reach(image, queue->device);
    }
    pthread_mutex_lock(&image->lock);
    ur_result_t result = part->valid ? UR_RESULT_SUCCESS : bring(image, part, queue, count, waits);
    part->valid = part->valid || result == UR_RESULT_SUCCESS;
    if (result == UR_RESULT_SUCCESS && writes) {
        for (uint32_t i = 0; i < image->part_count; ++i) {
            image->parts[i].valid = &image->parts[i] == part;
        }
        forget_staged(image);
    }
    pthread_mutex_unlock(&image->lock);
    return result;
}

ur_result_t ze_images_bring(ur_queue_handle_t queue, uint32_t arg_count,
                            const ur_exp_kernel_arg_properties_t *args, uint32_t count,
                            const ur_event_handle_t *waits) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < arg_count && result == UR_RESULT_SUCCESS; ++i) {
        ur_mem_handle_t mem =
            args[i].type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ ? args[i].value.memObjTuple.hMem : NULL;
        if (mem && ur_object_is(mem, UR_KIND_MEM) && mem->is_image && mem->part_count > 1) {
            bool reads = (mem->flags | args[i].value.memObjTuple.flags) & UR_MEM_FLAG_READ_ONLY;
            result = ze_image_bring(mem, queue, !reads, count, waits);
        }
    }
    return result;
}
