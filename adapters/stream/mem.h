/* Memory objects, as the files that use them share them. */
#ifndef STREAM_MEM_H
#define STREAM_MEM_H

#include "stream.h"

struct stream_map {
    void *pointer; /* what the program was given */
    size_t offset, size;
    ur_map_flags_t flags;
    bool staged; /* malloced: freed once unmapped */
    struct stream_map *next;
};

/* The address of a buffer for a command; NULL for an image. */
static inline unsigned char *stream_buffer_at(ur_mem_handle_t mem, size_t offset) {
    return mem->pointer + offset;
}

/* Checks that [offset, offset + size) is in the buffer and the buffer of the queue's context. */
ur_result_t stream_buffer_check(ur_queue_handle_t queue, ur_mem_handle_t mem, size_t offset,
                                size_t size);

/* image.c */
ur_result_t stream_image_surface(ur_mem_handle_t mem, drv_surface *surface);
void stream_image_destroy(ur_mem_handle_t mem);
/* The dimensions as copies count them: rows of elements, slices or layers. */
void stream_image_extent(ur_mem_handle_t mem, size_t *width, size_t *rows, size_t *slices);

#endif
