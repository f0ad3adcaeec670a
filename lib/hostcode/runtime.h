/* What compiled kernels call. */
#ifndef UR_HOSTCODE_RUNTIME_H
#define UR_HOSTCODE_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

struct ur_hostcode_image;

/* The address of a function by the name that compiled code has for it; NULL: there is none. */
void *ur_runtime_symbol(const char *name);

/* images.c. How an image is addressed: the number of its dimensions, whether a layer follows them,
 * and whether pixels are wanted as floats. Coordinates are 4 numbers, a pixel is 4 channels of 32
 * bits; a sampler is a sum of enum ur_hostcode_sampler. */
enum {
    UR_RUNTIME_DIMENSIONS = 3,
    UR_RUNTIME_LAYERS = 4,
    UR_RUNTIME_FLOAT = 8,
    UR_RUNTIME_BYTES = 16, /* a pixel's whole numbers were made of such, whose sign nobody said */
    UR_RUNTIME_SHORTS = 32
};
/* In place of a sampler: the image is a struct ur_hostcode_bindless, which has one. */
#define UR_RUNTIME_OWN_SAMPLER ((uint64_t)1 << 63)
/* Images with their own sampler have levels. */
void ur_ocl_image_sample(const struct ur_hostcode_image *image, uint64_t sampler, uint32_t shape,
                         const float *at, float level, uint32_t *pixel);
void ur_ocl_image_read(const struct ur_hostcode_image *image, uint64_t sampler, uint32_t shape,
                       const int32_t *at, float level, uint32_t *pixel);
/* The level for coordinates that change so from one pixel of the result to those beside and below
 * it. */
float ur_ocl_image_level(const struct ur_hostcode_image *image, uint64_t sampler, uint32_t shape,
                         const float *beside, const float *below);
void ur_ocl_image_write(const struct ur_hostcode_image *image, uint32_t shape, const int32_t *at,
                        const uint32_t *pixel);

/* bindless.c. `number` is the address of a struct ur_hostcode_bindless; vectors go as kernels have
 * them. */
typedef int32_t ur_runtime_int4 __attribute__((vector_size(16)));
typedef float ur_runtime_float4 __attribute__((vector_size(16)));
ur_runtime_int4 ur_bindless_sample(size_t number, int dims, ur_runtime_float4 at, int layer);
ur_runtime_int4 ur_bindless_sample_level(size_t number, int dims, ur_runtime_float4 at, int layer,
                                         float level);
ur_runtime_int4 ur_bindless_sample_cube(size_t number, ur_runtime_float4 at);
ur_runtime_int4 ur_bindless_gather(size_t number, int channel, ur_runtime_float4 at);
ur_runtime_int4 ur_bindless_fetch(size_t number, ur_runtime_int4 at, int layer);
void ur_bindless_store(size_t number, ur_runtime_int4 at, int layer, ur_runtime_int4 pixel);

#endif
