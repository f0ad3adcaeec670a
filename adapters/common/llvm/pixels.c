/* What compiled kernels call to read and write images: the functions that host code has, on
 * coordinates and pixels in memory. */
#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "hostcode.h"
#include "runtime.h"

/* Behind hostcode.h, as there. */
#include "../../../tools/urcc_lib/pixels.c"

/* `shape` says how many coordinates are filtered; behind them comes the layer, if there are any.
 * Three of them have a place in any case. */
static long layer_of(const struct ur_hostcode_image *image, uint32_t shape, float at) {
    return shape & UR_RUNTIME_LAYERS ? ur_layer(image, at) : 0;
}

static void give(const struct ur_hostcode_image *image, uint32_t shape, union ur_pixel pixel,
                 uint32_t *to) {
    if (ur_is_float(image->type) != !!(shape & UR_RUNTIME_FLOAT)) {
        memset(&pixel, 0, sizeof(pixel)); /* what it is read as is not what it holds */
    }
    memcpy(to, pixel.u, sizeof(pixel.u));
}

void ur_ocl_image_sample(const struct ur_hostcode_image *image, uint64_t sampler, uint32_t shape,
                         const float *at, uint32_t *pixel) {
    uint32_t dimensions = shape & UR_RUNTIME_DIMENSIONS;
    float where[3] = {0, 0, 0};
    memcpy(where, at, dimensions * sizeof(*at));
    give(image, shape,
         ur_sample(image, (size_t)sampler, where, (int)dimensions,
                   layer_of(image, shape, at[dimensions])),
         pixel);
}

void ur_ocl_image_read(const struct ur_hostcode_image *image, uint64_t sampler, uint32_t shape,
                       const int32_t *at, uint32_t *pixel) {
    uint32_t dimensions = shape & UR_RUNTIME_DIMENSIONS;
    long where[3] = {0, 0, 0};
    for (uint32_t i = 0; i < dimensions; ++i) {
        where[i] = at[i];
    }
    give(image, shape,
         ur_sample_at(image, (size_t)sampler, where, (int)dimensions,
                      layer_of(image, shape, (float)at[dimensions])),
         pixel);
}

void ur_ocl_image_write(const struct ur_hostcode_image *image, uint32_t shape, const int32_t *at,
                        const uint32_t *pixel) {
    uint32_t dimensions = shape & UR_RUNTIME_DIMENSIONS;
    long where[3] = {0, 0, 0};
    union ur_pixel p;
    for (uint32_t i = 0; i < dimensions; ++i) {
        where[i] = at[i];
    }
    memcpy(p.u, pixel, sizeof(p.u));
    ur_write(image, where, shape & UR_RUNTIME_LAYERS ? at[dimensions] : 0, p);
}
