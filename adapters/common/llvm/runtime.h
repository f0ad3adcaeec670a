/* What compiled kernels call. */
#ifndef UR_COMMON_LLVM_RUNTIME_H
#define UR_COMMON_LLVM_RUNTIME_H

#include <stdint.h>

struct ur_hostcode_image;

/* The address of a function by the name that compiled code has for it; NULL: there is none. */
void *ur_runtime_symbol(const char *name);

/* pixels.c. How an image is addressed: the number of its dimensions, whether a layer follows them,
 * and whether pixels are wanted as floats. Coordinates are 4 numbers, a pixel is 4 channels of 32
 * bits; a sampler is a sum of enum ur_hostcode_sampler. */
enum { UR_RUNTIME_DIMENSIONS = 3, UR_RUNTIME_LAYERS = 4, UR_RUNTIME_FLOAT = 8 };
void ur_ocl_image_sample(const struct ur_hostcode_image *image, uint64_t sampler, uint32_t shape,
                         const float *at, uint32_t *pixel);
void ur_ocl_image_read(const struct ur_hostcode_image *image, uint64_t sampler, uint32_t shape,
                       const int32_t *at, uint32_t *pixel);
void ur_ocl_image_write(const struct ur_hostcode_image *image, uint32_t shape, const int32_t *at,
                        const uint32_t *pixel);

#endif
