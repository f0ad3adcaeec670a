/* Bindless images, for the suites about them. All objects end with the test. */
#ifndef CONF_BINDLESS_H
#define CONF_BINDLESS_H

#include "conf.h"

typedef struct conf_image {
    ur_exp_image_mem_native_handle_t memory;
    ur_image_format_t format;
    ur_image_desc_t desc;
    size_t pixel;               /* bytes */
    size_t width, rows, slices; /* slices, layers or faces */
    bool levels;
} conf_image;

/* Ends the test as unsupported where there are no such images. */
void conf_need_bindless(void);
void conf_need_image_type(ur_mem_type_t type);
size_t conf_pixel_size(ur_image_format_t format);
/* What a channel with these bytes is as a float or, for integers, as a number. */
double conf_channel_value(ur_image_channel_type_t type, const unsigned char *bytes, bool *integer);
/* Bytes whose floats are numbers. */
void conf_fill_pixels(ur_image_channel_type_t type, unsigned char *bytes, size_t size,
                      uint64_t seed);
/* Of `depth` the layers for arrays; sides that the type does not have are left out. */
ur_image_desc_t conf_image_desc(ur_mem_type_t type, size_t width, size_t height, size_t depth,
                                uint32_t levels);
/* Allocated; `levels` above 1 makes one with levels. */
conf_image conf_image_new(ur_mem_type_t type, ur_image_format_t format, size_t width, size_t height,
                          size_t depth, uint32_t levels);
conf_image conf_image_level(const conf_image *image, uint32_t level);
size_t conf_image_bytes(const conf_image *image);
/* Blocking copies of all of an image's pixels, rows without gaps. */
void conf_image_write(ur_queue_handle_t queue, const conf_image *image, const void *from);
void conf_image_read(ur_queue_handle_t queue, const conf_image *image, void *to);
ur_sampler_desc_t conf_sampler(bool normalized, ur_sampler_addressing_mode_t mode,
                               ur_sampler_filter_mode_t filter, const void *next);
ur_exp_image_native_handle_t conf_sampled(const conf_image *image,
                                          const ur_sampler_desc_t *sampler);
ur_exp_image_native_handle_t conf_unsampled(const conf_image *image);

/* Bytes that a software device has left; 0 of others, whose memory other processes use too. */
uint64_t conf_memory_left(void);

#endif
