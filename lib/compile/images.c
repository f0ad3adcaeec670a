/* What compiled kernels call to read and write images: the functions that host code has, on
 * coordinates and pixels in memory. */
#include <math.h>
#include <string.h>

#include "hostcode/runtime.h"
#include "pixels.h"

/* `shape` says how many coordinates are filtered; behind them comes the layer, if there are any.
 * Three of them have a place in any case. */
static long layer_of(const struct ur_hostcode_image *image, uint32_t shape, float at) {
    return shape & UR_RUNTIME_LAYERS ? ur_layer(image, at) : 0;
}

/* Whether it is read as what it holds. */
static bool is_like(const struct ur_hostcode_image *image, uint32_t shape) {
    return ur_is_float(image->type) == !!(shape & UR_RUNTIME_FLOAT);
}

static void images_give(const struct ur_hostcode_image *image, uint32_t shape, union ur_pixel pixel,
                        uint32_t *to) {
    if (!is_like(image, shape)) {
        memset(&pixel, 0, sizeof(pixel)); /* what it is read as is not what it holds */
    }
    memcpy(to, pixel.u, sizeof(pixel.u));
}

static bool has_levels(uint64_t sampler) {
    return sampler & UR_RUNTIME_OWN_SAMPLER;
}

/* Two dimensions and no layers. */
static bool is_flat(uint32_t shape) {
    return (shape & (UR_RUNTIME_DIMENSIONS | UR_RUNTIME_LAYERS)) == 2;
}

static bool is_exact(uint64_t sampler) {
    return !(sampler &
             (UR_RUNTIME_OWN_SAMPLER | UR_HOSTCODE_NORMALIZED | UR_HOSTCODE_FILTER_LINEAR));
}

/* The coordinate's pixel; of what is none of an image's, one that no image has. */
static uint32_t pixel_of(float at) {
    return at >= 0.0f && at < 0x1p31f ? (uint32_t)at : UINT32_MAX;
}

static bool near_linear(const struct ur_hostcode_image *image, uint64_t sampler, const float *at,
                        uint32_t *pixel) {
    float filtered[4];
    bool found = ur_near_linear(image, (size_t)sampler, at, filtered);
    if (found) {
        memcpy(pixel, filtered, sizeof(filtered));
    }
    return found;
}

void ur_ocl_image_sample(const struct ur_hostcode_image *image, uint64_t sampler, uint32_t shape,
                         const float *at, float level, uint32_t *pixel) {
    uint32_t dimensions = shape & UR_RUNTIME_DIMENSIONS;
    if (is_flat(shape) && is_like(image, shape) &&
        (is_exact(sampler) ? ur_near_read(image, pixel_of(at[0]), pixel_of(at[1]), pixel)
         : sampler & UR_HOSTCODE_FILTER_LINEAR && !has_levels(sampler)
             ? near_linear(image, sampler, at, pixel)
             : false)) {
        return;
    }
    long layer = layer_of(image, shape, at[dimensions]);
    if ((shape & UR_RUNTIME_FLOAT) && ur_is_float(image->type) && !has_levels(sampler) &&
        (sampler & UR_HOSTCODE_FILTER_LINEAR)) {
        const size_t samplers[3] = {(size_t)sampler, (size_t)sampler, (size_t)sampler};
        float filtered[4];
        ur_sample_linear(image, samplers, at, (int)dimensions, layer, filtered);
        memcpy(pixel, filtered, sizeof(filtered));
        return;
    }
    images_give(image, shape,
                has_levels(sampler) ? ur_sample_level((const struct ur_hostcode_bindless *)image,
                                                      at, (int)dimensions, layer, level)
                                    : ur_sample(image, (size_t)sampler, at, (int)dimensions, layer),
                pixel);
}

/* One of the image's levels. */
static const struct ur_hostcode_image *level_of(const struct ur_hostcode_image *image,
                                                float level) {
    const struct ur_hostcode_bindless *b = (const struct ur_hostcode_bindless *)image;
    float last = (float)(b->level_count - 1);
    return &b->levels[level >= last ? b->level_count - 1 : level > 0 ? (uint32_t)level : 0];
}

void ur_ocl_image_read(const struct ur_hostcode_image *image, uint64_t sampler, uint32_t shape,
                       const int32_t *at, float level, uint32_t *pixel) {
    uint32_t dimensions = shape & UR_RUNTIME_DIMENSIONS;
    long where[3] = {0, 0, 0};
    if (is_flat(shape) && is_like(image, shape) && !has_levels(sampler) &&
        ur_near_read(image, (uint32_t)at[0], (uint32_t)at[1], pixel)) {
        return;
    }
    for (uint32_t i = 0; i < dimensions; ++i) {
        where[i] = at[i];
    }
    long layer = layer_of(image, shape, (float)at[dimensions]);
    images_give(image, shape,
                has_levels(sampler)
                    ? ur_fetch(level_of(image, level), where, layer)
                    : ur_sample_at(image, (size_t)sampler, where, (int)dimensions, layer),
                pixel);
}

float ur_ocl_image_level(const struct ur_hostcode_image *image, uint64_t sampler, uint32_t shape,
                         const float *beside, const float *below) {
    const float size[3] = {(float)image->width, (float)image->height, (float)image->depth};
    float a = 0, b = 0;
    if (!has_levels(sampler)) {
        return 0;
    }
    const struct ur_hostcode_bindless *whole = (const struct ur_hostcode_bindless *)image;
    for (uint32_t i = 0; i < (shape & UR_RUNTIME_DIMENSIONS); ++i) {
        float scale = whole->sampler[0] & UR_HOSTCODE_NORMALIZED ? size[i] : 1;
        a += beside[i] * scale * beside[i] * scale;
        b += below[i] * scale * below[i] * scale;
    }
    return 0.5f * log2f(a > b ? a : b);
}

void ur_ocl_image_write(const struct ur_hostcode_image *image, uint32_t shape, const int32_t *at,
                        const uint32_t *pixel) {
    uint32_t dimensions = shape & UR_RUNTIME_DIMENSIONS;
    uint32_t bits = shape & UR_RUNTIME_BYTES ? 8 : shape & UR_RUNTIME_SHORTS ? 16 : 32;
    long where[3] = {0, 0, 0};
    union ur_pixel p;
    if (bits == 32 && is_flat(shape) &&
        ur_near_write(image, (uint32_t)at[0], (uint32_t)at[1], pixel)) {
        return;
    }
    for (uint32_t i = 0; i < dimensions; ++i) {
        where[i] = at[i];
    }
    memcpy(p.u, pixel, sizeof(p.u));
    for (uint32_t i = 0; i < 4 && bits < 32 && ur_is_signed(image->type); ++i) {
        p.i[i] = (int)(p.u[i] << (32 - bits)) >> (32 - bits);
    }
    ur_write(image, where, shape & UR_RUNTIME_LAYERS ? at[dimensions] : 0, p);
}
