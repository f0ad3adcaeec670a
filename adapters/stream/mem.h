/* Memory objects, as the files that use them share them. */
#ifndef STREAM_MEM_H
#define STREAM_MEM_H

#include "entry/buffer_map.h"
#include "held.h"
#include "stream.h"

/* What a kernel that was translated is given of an image: struct ur_ptx_image, of which kernels for
 * AMD's devices have no texture. */
struct stream_image_argument {
    uint64_t surface;
    uint32_t width, height, depth, format;
    uint64_t texture;
};

/* image.c. What a kernel knows of an image with that surface; `element`: bytes of a pixel. */
struct stream_image_argument stream_image_describe(uint64_t surface, const ur_image_desc_t *desc,
                                                   const ur_image_format_t *format, size_t element);

struct ur_mem_handle_t_ {
    UR_CHILD_BASE;             /* the context is retained */
    struct stream_late late;   /* for the release */
    struct stream_given given; /* likewise */
    ur_mem_flags_t flags;
    bool image;

    /* buffers */
    ur_mem_handle_t parent; /* of a sub-buffer, retained */
    unsigned char *pointer; /* reachable by every device of the context */
    size_t size, offset;
    unsigned char *host; /* UR_MEM_FLAG_USE_HOST_POINTER: the program's memory */
    bool managed, host_memory, owned;
    bool registered; /* `pointer` is `host`, which the driver was told of for this buffer */

    pthread_mutex_t lock; /* guards maps, and the making of an image's surface */
    struct ur_table maps; /* buffer_map.h */

    /* images: on the first device of the context */
    struct stream_place *place;
    ur_image_format_t format;
    ur_image_desc_t desc;
    drv_array array;
    drv_surface surface;
    bool has_surface, has_texture;
    drv_texture texture;
    struct stream_image_argument argument; /* valid where there is a surface */
    size_t element;                        /* bytes */
};

/* The address of a buffer for a command; NULL for an image. */
static inline unsigned char *stream_buffer_at(ur_mem_handle_t mem, size_t offset) {
    return mem->pointer + offset;
}

/* Checks that [offset, offset + size) is in the buffer. */
ur_result_t stream_buffer_range(ur_mem_handle_t mem, size_t offset, size_t size);
/* And the buffer of the queue's context. */
ur_result_t stream_buffer_check(ur_queue_handle_t queue, ur_mem_handle_t mem, size_t offset,
                                size_t size);
/* Keeps a buffer of another context for a command that is held. */
ur_result_t stream_buffer_keep(struct stream_command *c, ur_mem_handle_t mem);

/* enqueue_buffer.c: a side of a copy of a box, within `whole` bytes at `pointer`. */
ur_result_t stream_rect_side(struct drv_copy_side *side, ur_rect_offset_t origin,
                             ur_rect_region_t region, size_t row_pitch, size_t slice_pitch,
                             const void *pointer, size_t whole);

/* image.c: what the driver is to be told of such an image, and the bytes of a pixel;
 * INVALID_IMAGE_FORMAT_DESCRIPTOR, UNSUPPORTED_IMAGE_FORMAT, INVALID_IMAGE_SIZE. */
ur_result_t stream_array_describe(ur_device_handle_t device, const ur_image_format_t *format,
                                  const ur_image_desc_t *desc, struct drv_array_desc *array,
                                  size_t *element);
/* Makes the surface that kernels know the image by, if there is none, and `argument`, neither of
 * which changes as long as the image lives. */
ur_result_t stream_image_surface(ur_mem_handle_t mem);
void stream_image_destroy(ur_mem_handle_t mem);
/* The dimensions as copies count them: rows of elements, slices or layers. */
void stream_image_extent(ur_mem_handle_t mem, size_t *width, size_t *rows, size_t *slices);

#endif
