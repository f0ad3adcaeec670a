/* Pixels as OpenCL C's functions read and write them; what an image and a sampler are is in
 * hostcode.h. */
#ifndef UR_COMPILE_PIXELS_H
#define UR_COMPILE_PIXELS_H

#include <stdbool.h>
#include <stddef.h>

#include "hostcode/hostcode.h"

typedef const struct ur_hostcode_image ur_image;

/* A pixel whose channels are what the type says, in the kernel's order r, g, b, a. */
union ur_pixel {
    float f[4];
    int i[4];
    unsigned u[4];
};

/* Whether pixels of a channel type, by OpenCL's number, are read as floats. */
bool ur_is_float(unsigned type);
/* As whole numbers with a sign. */
bool ur_is_signed(unsigned type);

long ur_limit_long(long v, long low, long high);
long ur_floor(float v);
/* The layer that a coordinate names, which is one that there is. */
long ur_layer(ur_image *m, float v);
/* The coordinate v in pixels, brought inside as the addressing mode says for modes that repeat. */
float ur_scale(float v, long size, size_t sampler);
/* A pixel's number, by the addressing mode; one beyond either end stands for the border. */
long ur_address(long i, long size, size_t sampler);

/* Pixels of one channel, or of four bytes that stand for 0 to 1 (the latter alone are written), in
 * an image of two dimensions and inside of it, without the ways that others take; false where it is
 * no such pixel. */
bool ur_near_read(ur_image *m, uint32_t x, uint32_t y, uint32_t pixel[4]);
/* The same between four pixels of floats that are inside all. */
bool ur_near_linear(ur_image *m, size_t sampler, const float v[2], float pixel[4]);
bool ur_near_write(ur_image *m, uint32_t x, uint32_t y, const uint32_t pixel[4]);

/* Coordinates are in the order of the dimensions that the image has; the layer of an array is
 * apart, and is one that there is. Outside of the image lies its border. */
union ur_pixel ur_fetch(ur_image *m, const long at[3], long layer);
/* `samplers` differ in how they address only. */
union ur_pixel ur_sample_each(ur_image *m, const size_t samplers[3], const float v[3], int dims,
                              long layer);
/* The same of pixels that are read as floats, between those that lie around. */
void ur_sample_linear(ur_image *m, const size_t samplers[3], const float v[3], int dims, long layer,
                      float pixel[4]);
union ur_pixel ur_sample(ur_image *m, size_t sampler, const float v[3], int dims, long layer);
/* An image by number, by its own sampler, which limits the level. */
union ur_pixel ur_sample_level(const struct ur_hostcode_bindless *b, const float v[3], int dims,
                               long layer, float level);
/* With whole coordinates, which are never normalized and never filtered. */
union ur_pixel ur_sample_at(ur_image *m, size_t sampler, const long v[3], int dims, long layer);
/* Writing outside the image does nothing. */
void ur_write(ur_image *m, const long at[3], long layer, union ur_pixel p);

#endif
