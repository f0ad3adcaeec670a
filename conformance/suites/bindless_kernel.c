/* Bindless images in kernels: by number, sampled and not. Coordinates are chosen where every device
 * gives the same: at centers of pixels, and at fractions that filters with 8 bits hold. */
#include "bindless.h"

#include <math.h>
#include <stdio.h>

typedef struct point {
    float x, y, z, w; /* w: the layer or level */
} point;
typedef struct floats {
    float v[4];
} floats;
typedef struct words {
    int32_t v[4];
} words;

static const ur_image_format_t rgba32f = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT};
static const ur_image_format_t rgba32i = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                          UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32};
static const ur_image_format_t r32f = {UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_TYPE_FLOAT};

#define CLAMPED UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE
#define NEAREST UR_SAMPLER_FILTER_MODE_NEAREST
#define LINEAR UR_SAMPLER_FILTER_MODE_LINEAR

static ur_kernel_handle_t kernel_of(const char *name) {
    conf_need_bindless();
    if (conf_program_form() == CONF_FORM_SPIRV) {
        if (strstr(name, "cube") || strstr(name, "gather")) {
            conf_unsupported("SPIR-V has cubes and gathers with the capability Shader only");
        }
        return conf_kernel("bindless_spirv", name);
    }
    return conf_kernel(conf.backend == UR_BACKEND_NATIVE_CPU ? "bindless_host" : "bindless", name);
}

/* Runs a kernel at these points, and gives what it writes for each: 16 bytes. */
static void sample(const char *name, ur_exp_image_native_handle_t image, const point *at,
                   size_t count, void *out) {
    ur_kernel_handle_t kernel = kernel_of(name);
    ur_queue_handle_t queue = conf_queue(0);
    size_t size = count * sizeof *at;
    point *points = conf_usm(UR_USM_TYPE_DEVICE, size);
    void *results = conf_usm(UR_USM_TYPE_DEVICE, size);
    uint64_t number = image;
    UR(urEnqueueUSMMemcpy(queue, true, points, at, size, 0, NULL, NULL));
    conf_arg args[] = {conf_arg_value(0, sizeof number, &number), conf_arg_pointer(1, points),
                       conf_arg_pointer(2, results)};
    conf_launch(queue, kernel, count, args, 3, 0, NULL, NULL);
    UR(urEnqueueUSMMemcpy(queue, true, out, results, size, 0, NULL, NULL));
}

static void check_floats(const point *at, const floats *got, const floats *want, size_t count,
                         double within) {
    for (size_t i = 0; i < count; ++i) {
        for (int k = 0; k < 4; ++k) {
            CHECK_MSG(fabs((double)got[i].v[k] - (double)want[i].v[k]) <= within,
                      "at %g, %g, %g, %g channel %d is %.9g, not %.9g", (double)at[i].x,
                      (double)at[i].y, (double)at[i].z, (double)at[i].w, k, (double)got[i].v[k],
                      (double)want[i].v[k]);
        }
    }
}

/* A float image whose pixel at x, y, z holds these numbers. */
static floats texel(size_t x, size_t y, size_t z) {
    return (floats){{(float)x, (float)y * 16, (float)z * 256, (float)(x + y + z) + 0.5f}};
}

static conf_image ramp(ur_mem_type_t type, size_t width, size_t height, size_t depth) {
    conf_image image = conf_image_new(type, rgba32f, width, height, depth, 1);
    floats *pixels = conf_alloc(conf_image_bytes(&image));
    size_t i = 0;
    for (size_t z = 0; z < image.slices; ++z) {
        for (size_t y = 0; y < image.rows; ++y) {
            for (size_t x = 0; x < image.width; ++x) {
                pixels[i++] = texel(x, y, z);
            }
        }
    }
    conf_image_write(conf_queue(0), &image, pixels);
    return image;
}

/* ---- every format ---------------------------------------------------------------------------- */

static bool has_sampled(const ur_image_desc_t *desc, ur_image_format_t format,
                        ur_exp_image_mem_type_t type) {
    ur_bool_t supported = false;
    UR(urBindlessImagesGetImageSampledHandleSupportExp(conf.context, conf.device, desc, &format,
                                                       type, &supported));
    return supported;
}

enum { FORMAT_WIDTH = 7, FORMAT_HEIGHT = 3, FORMAT_PIXELS = FORMAT_WIDTH * FORMAT_HEIGHT };

/* `kernel` without the letter of its pixels; all but "sample_2d" take whole coordinates. */
static void check_pixels(ur_exp_image_native_handle_t image, ur_image_format_t format,
                         const unsigned char *pixels, const char *kernel) {
    point at[FORMAT_PIXELS];
    float middle = strcmp(kernel, "sample_2d") == 0 ? 0.5f : 0;
    for (int i = 0; i < FORMAT_PIXELS; ++i) {
        at[i] =
            (point){(float)(i % FORMAT_WIDTH) + middle, (float)(i / FORMAT_WIDTH) + middle, 0, 0};
    }
    union {
        floats f[FORMAT_PIXELS];
        words i[FORMAT_PIXELS];
    } got;
    bool integer;
    size_t pixel = conf_pixel_size(format);
    size_t channel =
        conf_pixel_size((ur_image_format_t){UR_IMAGE_CHANNEL_ORDER_R, format.channelType});
    (void)conf_channel_value(format.channelType, pixels, &integer);
    char name[32];
    snprintf(name, sizeof name, "%s_%c", kernel, integer ? 'i' : 'f');
    sample(name, image, at, FORMAT_PIXELS, &got);
    for (int i = 0; i < FORMAT_PIXELS; ++i) {
        for (size_t k = 0; k < pixel / channel; ++k) {
            double want = conf_channel_value(format.channelType,
                                             pixels + (size_t)i * pixel + k * channel, &integer);
            if (integer) {
                CHECK_MSG(got.i[i].v[k] == (int32_t)(int64_t)want,
                          "order %d type %d pixel %d channel %zu is %d, not %.0f",
                          (int)format.channelOrder, (int)format.channelType, i, k, got.i[i].v[k],
                          want);
            } else {
                CHECK_MSG(fabs((double)got.f[i].v[k] - want) <= 1e-6 * (1 + fabs(want)),
                          "order %d type %d pixel %d channel %zu is %.9g, not %.9g",
                          (int)format.channelOrder, (int)format.channelType, i, k,
                          (double)got.f[i].v[k], want);
            }
        }
    }
}

/* Fetches and samples of each format that a device claims; `data`: in USM. */
TEST(formats) {
    bool usm = data != NULL;
    (void)kernel_of("sample_2d_f");
    if (usm) {
        NEED(UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP);
    }
    ur_sampler_desc_t how = conf_sampler(false, CLAMPED, NEAREST, NULL);
    ur_queue_handle_t queue = conf_queue(0);
    unsigned had = 0;
    for (int order = 0; order <= UR_IMAGE_CHANNEL_ORDER_RGBA; ++order) {
        for (int type = 0; type <= UR_IMAGE_CHANNEL_TYPE_FLOAT; ++type) {
            ur_image_format_t format = {(ur_image_channel_order_t)order,
                                        (ur_image_channel_type_t)type};
            ur_image_desc_t desc =
                conf_image_desc(UR_MEM_TYPE_IMAGE2D, FORMAT_WIDTH, FORMAT_HEIGHT, 0, 1);
            unsigned char pixels[FORMAT_PIXELS * 16];
            size_t line = FORMAT_WIDTH * conf_pixel_size(format);
            void *memory = NULL;
            if (usm) {
                UR(urUSMPitchedAllocExp(conf.context, conf.device, NULL, NULL, line, FORMAT_HEIGHT,
                                        4, &memory, &desc.rowPitch));
                conf_own_usm(memory);
            }
            if (!has_sampled(&desc, format,
                             usm ? UR_EXP_IMAGE_MEM_TYPE_USM_POINTER
                                 : UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE)) {
                continue;
            }
            ++had;
            conf_image image = {.format = format, .desc = desc, .memory = (uintptr_t)memory};
            conf_fill_pixels(format.channelType, pixels, line * FORMAT_HEIGHT, had);
            if (usm) {
                UR(urEnqueueUSMMemcpy2D(queue, true, memory, desc.rowPitch, pixels, line, line,
                                        FORMAT_HEIGHT, 0, NULL, NULL));
            } else {
                image =
                    conf_image_new(UR_MEM_TYPE_IMAGE2D, format, FORMAT_WIDTH, FORMAT_HEIGHT, 0, 1);
                conf_image_write(queue, &image, pixels);
            }
            ur_exp_image_native_handle_t handle = conf_sampled(&image, &how);
            check_pixels(handle, format, pixels, "sample_2d");
            if (conf_bool(usm ? UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP
                              : UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP)) {
                check_pixels(handle, format, pixels, "fetch_2d");
            }
        }
    }
    CHECK(had > 0);
}

/* Kernels write pixels of every size. */
TEST(writes) {
    static const ur_image_channel_type_t channels[] = {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8,
                                                       UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16,
                                                       UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32};
    static const ur_image_channel_order_t orders[] = {
        UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_ORDER_RG, UR_IMAGE_CHANNEL_ORDER_RGBA};
    for (int c = 0; c < 3; ++c) {
        for (int o = 0; o < 3; ++o) {
            char name[32];
            snprintf(name, sizeof name, "write_%dx%d", 8 << c, 1 << o);
            ur_kernel_handle_t kernel = kernel_of(name);
            ur_image_format_t format = {orders[o], channels[c]};
            conf_image image =
                conf_image_new(UR_MEM_TYPE_IMAGE2D, format, FORMAT_WIDTH, FORMAT_HEIGHT, 0, 1);
            ur_queue_handle_t queue = conf_queue(0);
            unsigned char in[FORMAT_PIXELS * 16], out[FORMAT_PIXELS * 16];
            point at[FORMAT_PIXELS];
            conf_fill_pixels(channels[c], in, sizeof in, (uint64_t)(c * 3 + o));
            for (int i = 0; i < FORMAT_PIXELS; ++i) {
                at[i] = (point){(float)(i % FORMAT_WIDTH), (float)(i / FORMAT_WIDTH), 0, 0};
            }
            void *points = conf_usm(UR_USM_TYPE_DEVICE, sizeof at),
                 *from = conf_usm(UR_USM_TYPE_DEVICE, sizeof in);
            UR(urEnqueueUSMMemcpy(queue, true, points, at, sizeof at, 0, NULL, NULL));
            UR(urEnqueueUSMMemcpy(queue, true, from, in, sizeof in, 0, NULL, NULL));
            uint64_t number = conf_unsampled(&image);
            conf_arg args[] = {conf_arg_value(0, sizeof number, &number),
                               conf_arg_pointer(1, points), conf_arg_pointer(2, from)};
            conf_launch(queue, kernel, FORMAT_PIXELS, args, 3, 0, NULL, NULL);
            UR(urQueueFinish(queue));
            conf_image_read(queue, &image, out);
            CHECK_MSG(memcmp(in, out, conf_image_bytes(&image)) == 0, "%s", name);
        }
    }
}

/* ---- what SPIR-V alone has here -------------------------------------------------------------- */

static ur_kernel_handle_t spirv_kernel(const char *name) {
    if (conf_program_form() != CONF_FORM_SPIRV) {
        conf_unsupported("no kernel of this device's own code does that here");
    }
    return kernel_of(name);
}

/* Kernels read pixels of every size as they are. */
TEST(reads) {
    static const ur_image_channel_type_t channels[] = {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8,
                                                       UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16,
                                                       UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32};
    static const ur_image_channel_order_t orders[] = {
        UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_ORDER_RG, UR_IMAGE_CHANNEL_ORDER_RGBA};
    for (int c = 0; c < 3; ++c) {
        for (int o = 0; o < 3; ++o) {
            char name[32];
            snprintf(name, sizeof name, "read_%dx%d", 8 << c, 1 << o);
            (void)spirv_kernel(name);
            ur_image_format_t format = {orders[o], channels[c]};
            conf_image image =
                conf_image_new(UR_MEM_TYPE_IMAGE2D, format, FORMAT_WIDTH, FORMAT_HEIGHT, 0, 1);
            unsigned char in[FORMAT_PIXELS * 16], out[FORMAT_PIXELS * 16];
            point at[FORMAT_PIXELS];
            conf_fill_pixels(channels[c], in, sizeof in, (uint64_t)(c * 3 + o));
            conf_image_write(conf_queue(0), &image, in);
            for (int i = 0; i < FORMAT_PIXELS; ++i) {
                at[i] = (point){(float)(i % FORMAT_WIDTH), (float)(i / FORMAT_WIDTH), 0, 0};
            }
            sample(name, conf_unsampled(&image), at, FORMAT_PIXELS, out);
            CHECK_MSG(memcmp(in, out, conf_image_bytes(&image)) == 0, "%s", name);
        }
    }
}

/* What lies in memory is converted, whatever the format is. */
TEST(unsampled_formats) {
    (void)spirv_kernel("load_2d_f");
    unsigned had = 0;
    for (int order = 0; order <= UR_IMAGE_CHANNEL_ORDER_RGBA; ++order) {
        for (int type = 0; type <= UR_IMAGE_CHANNEL_TYPE_FLOAT; ++type) {
            ur_image_format_t format = {(ur_image_channel_order_t)order,
                                        (ur_image_channel_type_t)type};
            ur_image_desc_t desc =
                conf_image_desc(UR_MEM_TYPE_IMAGE2D, FORMAT_WIDTH, FORMAT_HEIGHT, 0, 1);
            ur_bool_t supported = false;
            UR(urBindlessImagesGetImageUnsampledHandleSupportExp(
                conf.context, conf.device, &desc, &format, UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE,
                &supported));
            if (!supported) {
                continue;
            }
            ++had;
            unsigned char pixels[FORMAT_PIXELS * 16];
            conf_image image =
                conf_image_new(UR_MEM_TYPE_IMAGE2D, format, FORMAT_WIDTH, FORMAT_HEIGHT, 0, 1);
            conf_fill_pixels(format.channelType, pixels, conf_image_bytes(&image), had);
            conf_image_write(conf_queue(0), &image, pixels);
            check_pixels(conf_unsampled(&image), format, pixels, "load_2d");
        }
    }
    CHECK(had > 0);
}

TEST(sizes) {
    for (int sampled = 0; sampled < 2; ++sampled) {
        ur_kernel_handle_t kernel = spirv_kernel(sampled ? "sizes_sampled" : "sizes");
        conf_image images[] = {conf_image_new(UR_MEM_TYPE_IMAGE2D, r32f, 13, 5, 0, 1),
                               conf_image_new(UR_MEM_TYPE_IMAGE3D, rgba32f, 4, 3, 7, 1),
                               conf_image_new(UR_MEM_TYPE_IMAGE2D_ARRAY, rgba32i, 4, 4, 9, 1)};
        ur_sampler_desc_t how = conf_sampler(false, CLAMPED, NEAREST, NULL);
        ur_queue_handle_t queue = conf_queue(0);
        uint64_t numbers[3];
        uint32_t *out = conf_usm(UR_USM_TYPE_DEVICE, 16), got[4];
        for (int i = 0; i < 3; ++i) {
            numbers[i] = sampled ? conf_sampled(&images[i], &how) : conf_unsampled(&images[i]);
        }
        conf_arg args[] = {conf_arg_value(0, 8, &numbers[0]), conf_arg_value(1, 8, &numbers[1]),
                           conf_arg_value(2, 8, &numbers[2]), conf_arg_pointer(3, out)};
        conf_launch(queue, kernel, 1, args, 4, 0, NULL, NULL);
        UR(urEnqueueUSMMemcpy(queue, true, got, out, 16, 0, NULL, NULL));
        CHECK_EQ(got[0], 13);
        CHECK_EQ(got[1], 5);
        CHECK_EQ(got[2], 7);
        CHECK_EQ(got[3], 9);
    }
}

/* The number of a sampled image is one of its sampler as well. */
TEST(sampler_of_another) {
    ur_kernel_handle_t kernel = spirv_kernel("both_2d_f");
    conf_image image = ramp(UR_MEM_TYPE_IMAGE2D, 8, 4, 0),
               other = conf_image_new(UR_MEM_TYPE_IMAGE2D, r32f, 2, 2, 0, 1);
    ur_sampler_desc_t how = conf_sampler(true, UR_SAMPLER_ADDRESSING_MODE_REPEAT, LINEAR, NULL);
    ur_queue_handle_t queue = conf_queue(0);
    uint64_t numbers[] = {conf_unsampled(&image), conf_sampled(&other, &how)};
    point at = {(8 + 2.75f) / 8, (4 + 1.5f) / 4, 0, 0}, *points;
    floats want = texel(2, 1, 0), got, *out;
    want.v[0] += 0.25f;
    want.v[3] += 0.25f;
    points = conf_usm(UR_USM_TYPE_DEVICE, sizeof at);
    out = conf_usm(UR_USM_TYPE_DEVICE, sizeof got);
    UR(urEnqueueUSMMemcpy(queue, true, points, &at, sizeof at, 0, NULL, NULL));
    conf_arg args[] = {conf_arg_value(0, 8, &numbers[0]), conf_arg_value(1, 8, &numbers[1]),
                       conf_arg_pointer(2, points), conf_arg_pointer(3, out)};
    conf_launch(queue, kernel, 1, args, 4, 0, NULL, NULL);
    UR(urEnqueueUSMMemcpy(queue, true, &got, out, sizeof got, 0, NULL, NULL));
    check_floats(&at, &got, &want, 1, 1e-3);
}

/* ---- unsampled images of every shape --------------------------------------------------------- */

struct shape {
    ur_mem_type_t type;
    const char *move;
    size_t width, height, depth;
};
static const struct shape shapes[] = {
    {UR_MEM_TYPE_IMAGE1D, "move_1d", 13, 0, 0},
    {UR_MEM_TYPE_IMAGE2D, "move_2d", 9, 5, 0},
    {UR_MEM_TYPE_IMAGE3D, "move_3d", 5, 4, 3},
    {UR_MEM_TYPE_IMAGE1D_ARRAY, "move_1d_layer", 7, 0, 4},
    {UR_MEM_TYPE_IMAGE2D_ARRAY, "move_2d_layer", 5, 3, 4},
    {UR_MEM_TYPE_IMAGE_CUBEMAP_EXP, "move_2d_layer", 4, 4, 6},
    {UR_MEM_TYPE_IMAGE_GATHER_EXP, "move_2d", 9, 5, 0},
};

static void move(const struct shape *s, const conf_image *from, const conf_image *to) {
    ur_kernel_handle_t kernel = kernel_of(s->move);
    ur_queue_handle_t queue = conf_queue(0);
    size_t count = to->width * to->rows * to->slices, i = 0;
    point *at = conf_alloc(count * sizeof *at);
    for (size_t z = 0; z < to->slices; ++z) {
        for (size_t y = 0; y < to->rows; ++y) {
            for (size_t x = 0; x < to->width; ++x) {
                at[i++] = (point){(float)x, (float)y, (float)z, (float)z};
            }
        }
    }
    point *points = conf_usm(UR_USM_TYPE_DEVICE, count * sizeof *at);
    UR(urEnqueueUSMMemcpy(queue, true, points, at, count * sizeof *at, 0, NULL, NULL));
    uint64_t a = conf_unsampled(from), b = conf_unsampled(to);
    conf_arg args[] = {conf_arg_value(0, sizeof a, &a), conf_arg_value(1, sizeof b, &b),
                       conf_arg_pointer(2, points)};
    conf_launch(queue, kernel, count, args, 3, 0, NULL, NULL);
    UR(urQueueFinish(queue));
}

TEST(unsampled) {
    const struct shape *s = data;
    (void)kernel_of(s->move);
    conf_image from = conf_image_new(s->type, rgba32i, s->width, s->height, s->depth, 1),
               to = conf_image_new(s->type, rgba32i, s->width, s->height, s->depth, 1);
    size_t bytes = conf_image_bytes(&from);
    unsigned char *in = conf_alloc(bytes), *out = conf_alloc(bytes);
    conf_fill_pixels(rgba32i.channelType, in, bytes, 1);
    ur_queue_handle_t queue = conf_queue(0);
    conf_image_write(queue, &from, in);
    conf_image_write(queue, &to, out);
    move(s, &from, &to);
    conf_image_read(queue, &to, out);
    CHECK(memcmp(in, out, bytes) == 0);
}

TEST(unsampled_level) {
    (void)kernel_of("move_2d");
    NEED(UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP);
    conf_image whole = conf_image_new(UR_MEM_TYPE_IMAGE2D, rgba32i, 32, 16, 0, 4);
    conf_image from = conf_image_new(UR_MEM_TYPE_IMAGE2D, rgba32i, 8, 4, 0, 1),
               to = conf_image_level(&whole, 2);
    size_t bytes = conf_image_bytes(&from);
    unsigned char *in = conf_alloc(bytes), *out = conf_alloc(bytes);
    conf_fill_pixels(rgba32i.channelType, in, bytes, 1);
    conf_image_write(conf_queue(0), &from, in);
    move(&shapes[1], &from, &to);
    conf_image_read(conf_queue(0), &to, out);
    CHECK(memcmp(in, out, bytes) == 0);
}

/* ---- sampling -------------------------------------------------------------------------------- */

struct sampled {
    ur_mem_type_t type;
    const char *kernel;
    size_t width, height, depth;
};
static const struct sampled sampled_shapes[] = {
    {UR_MEM_TYPE_IMAGE1D, "sample_1d_f", 8, 0, 0},
    {UR_MEM_TYPE_IMAGE2D, "sample_2d_f", 8, 4, 0},
    {UR_MEM_TYPE_IMAGE3D, "sample_3d_f", 8, 4, 4},
    {UR_MEM_TYPE_IMAGE1D_ARRAY, "sample_1d_layer_f", 8, 0, 5},
    {UR_MEM_TYPE_IMAGE2D_ARRAY, "sample_2d_layer_f", 8, 4, 5},
    {UR_MEM_TYPE_IMAGE_GATHER_EXP, "sample_2d_f", 8, 4, 0},
};

/* At centers, and fractions of a pixel beside them. */
TEST(sampling) {
    const struct sampled *s = data;
    (void)kernel_of(s->kernel);
    conf_image image = ramp(s->type, s->width, s->height, s->depth);
    bool layers = s->type == UR_MEM_TYPE_IMAGE1D_ARRAY || s->type == UR_MEM_TYPE_IMAGE2D_ARRAY;
    bool rows = image.rows > 1, volume = s->type == UR_MEM_TYPE_IMAGE3D;
    for (int variant = 0; variant < 4; ++variant) {
        bool normalized = variant & 1, linear = variant & 2;
        point at[64];
        floats want[64], got[64];
        uint64_t state = conf_seed() + (uint64_t)variant;
        for (int i = 0; i < 64; ++i) {
            /* Where the pixels around it are inside, so ramps are filtered exactly. */
            double x = (double)(conf_random(&state) >> 40 & 7), y = 0, z = 0, part = 0;
            y = rows ? (double)(conf_random(&state) >> 40 & 3) : 0;
            z = volume   ? (double)(conf_random(&state) >> 40 & 3)
                : layers ? (double)(conf_random(&state) % 5)
                         : 0;
            part = linear && x < 7 ? 0.25 * (double)(conf_random(&state) >> 40 & 3) : 0;
            want[i] = texel((size_t)x, (size_t)y, (size_t)z);
            want[i].v[0] += (float)part;
            want[i].v[3] += (float)part;
            double px = x + 0.5 + part, py = y + 0.5, pz = z + 0.5;
            at[i] = (point){(float)(normalized ? px / 8 : px), (float)(normalized ? py / 4 : py),
                            (float)(normalized ? pz / 4 : pz), (float)z};
        }
        ur_sampler_desc_t how = conf_sampler(normalized, CLAMPED, linear ? LINEAR : NEAREST, NULL);
        sample(s->kernel, conf_sampled(&image, &how), at, 64, got);
        check_floats(at, got, want, 64, 1e-3);
    }
}

static double pixel_beyond(ur_sampler_addressing_mode_t mode, int i, int size) {
    int period = 2 * size;
    switch ((int)mode) {
    case UR_SAMPLER_ADDRESSING_MODE_REPEAT:
        return (i % size + size) % size;
    case UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT:
        i = (i % period + period) % period;
        return i < size ? i : period - 1 - i;
    case UR_SAMPLER_ADDRESSING_MODE_CLAMP:
        return i < 0 || i >= size ? -1 : i;
    default:
        return i < 0 ? 0 : i >= size ? size - 1 : i;
    }
}

/* Another mode in each dimension, and the border, which is zero. */
TEST(addressing) {
    (void)kernel_of("sample_2d_f");
    conf_image image = ramp(UR_MEM_TYPE_IMAGE2D, 8, 4, 0);
    static const ur_sampler_addressing_mode_t modes[] = {
        UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, UR_SAMPLER_ADDRESSING_MODE_CLAMP,
        UR_SAMPLER_ADDRESSING_MODE_REPEAT, UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT};
    bool apart = conf_bool(UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP);
    for (size_t a = 0; a < 4; ++a) {
        for (size_t b = 0; b < 4; ++b) {
            if (a != b && !apart) {
                continue;
            }
            ur_exp_sampler_addr_modes_t each = {.stype = UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES,
                                                .addrModes = {modes[a], modes[b], modes[b]}};
            ur_sampler_desc_t how = conf_sampler(true, modes[a], NEAREST, a != b ? &each : NULL);
            point at[21 * 11];
            floats want[21 * 11], got[21 * 11];
            size_t count = 0;
            for (int y = -4; y < 7; ++y) {
                for (int x = -7; x < 14; ++x) {
                    double px = pixel_beyond(modes[a], x, 8), py = pixel_beyond(modes[b], y, 4);
                    at[count] = (point){((float)x + 0.5f) / 8, ((float)y + 0.5f) / 4, 0, 0};
                    want[count++] =
                        px < 0 || py < 0 ? (floats){{0}} : texel((size_t)px, (size_t)py, 0);
                }
            }
            sample("sample_2d_f", conf_sampled(&image, &how), at, count, got);
            check_floats(at, got, want, count, 0);
        }
    }
}

TEST(normal_filter) {
    /* Between two pixels of 8 bits the mean is exact to less than a step. */
    (void)kernel_of("sample_2d_f");
    static const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                             UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
    conf_image image = conf_image_new(UR_MEM_TYPE_IMAGE2D, format, 2, 2, 0, 1);
    static const unsigned char pixels[] = {0, 64, 128, 255, 255, 64, 0,   255,
                                           0, 0,  128, 255, 255, 0,  255, 255};
    conf_image_write(conf_queue(0), &image, pixels);
    ur_sampler_desc_t how = conf_sampler(true, CLAMPED, LINEAR, NULL);
    point at[] = {{0.5f, 0.25f, 0, 0}, {0.25f, 0.5f, 0, 0}, {0.5f, 0.5f, 0, 0}};
    floats want[] = {{{0.5f, 64 / 255.f, 64 / 255.f, 1}},
                     {{0, 32 / 255.f, 128 / 255.f, 1}},
                     {{0.5f, 32 / 255.f, 127.75f / 255.f, 1}}},
           got[3];
    sample("sample_2d_f", conf_sampled(&image, &how), at, 3, got);
    check_floats(at, got, want, 3, 0.5 / 255);
}

TEST(fetch) {
    (void)kernel_of("fetch_3d_f");
    NEED(UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP);
    conf_image image = ramp(UR_MEM_TYPE_IMAGE3D, 6, 5, 4);
    ur_sampler_desc_t how = conf_sampler(false, CLAMPED, NEAREST, NULL);
    point at[120];
    floats want[120], got[120];
    for (int i = 0; i < 120; ++i) {
        at[i] = (point){(float)(i % 6), (float)(i / 6 % 5), (float)(i / 30), 0};
        want[i] = texel((size_t)(i % 6), (size_t)(i / 6 % 5), (size_t)(i / 30));
    }
    sample("fetch_3d_f", conf_sampled(&image, &how), at, 120, got);
    check_floats(at, got, want, 120, 0);
}

/* One row in USM, device memory or shared. */
TEST(linear_row) {
    (void)kernel_of("fetch_1d_f");
    NEED(UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP);
    static const size_t widths[] = {100, 10000};
    for (int shared = 0; shared < 2; ++shared) {
        if (shared && (!conf_bool(UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP) ||
                       !conf_has_usm(UR_USM_TYPE_SHARED))) {
            continue;
        }
        for (size_t w = 0; w < CONF_COUNT(widths); ++w) {
            size_t width = widths[w], size = width * sizeof(floats);
            floats *pixels = conf_alloc(size), *got = conf_alloc(size), *memory = NULL;
            point *at = conf_alloc(width * sizeof *at);
            for (size_t i = 0; i < width; ++i) {
                pixels[i] = texel(i, i % 7, i % 3);
                at[i] = (point){(float)i, 0, 0, 0};
            }
            ur_usm_desc_t desc = {.stype = UR_STRUCTURE_TYPE_USM_DESC, .align = 512};
            UR(shared ? urUSMSharedAlloc(conf.context, conf.device, &desc, NULL, size,
                                         (void **)&memory)
                      : urUSMDeviceAlloc(conf.context, conf.device, &desc, NULL, size,
                                         (void **)&memory));
            conf_own_usm(memory);
            UR(urEnqueueUSMMemcpy(conf_queue(0), true, memory, pixels, size, 0, NULL, NULL));
            conf_image image = {.format = rgba32f,
                                .desc = conf_image_desc(UR_MEM_TYPE_IMAGE1D, width, 0, 0, 1),
                                .memory = (uintptr_t)memory};
            ur_sampler_desc_t how = conf_sampler(false, CLAMPED, NEAREST, NULL);
            sample("fetch_1d_f", conf_sampled(&image, &how), at, width, got);
            check_floats(at, got, pixels, width, 0);
        }
    }
}

/* Faces in the order +x -x +y -y +z -z, and coordinates as cube maps have them everywhere. */
TEST(cube) {
    (void)kernel_of("sample_cube_f");
    conf_image image = ramp(UR_MEM_TYPE_IMAGE_CUBEMAP_EXP, 4, 4, 6);
    ur_sampler_desc_t how = conf_sampler(true, CLAMPED, NEAREST, NULL);
    point at[6 * 16];
    floats want[6 * 16], got[6 * 16];
    for (int i = 0; i < 6 * 16; ++i) {
        int face = i / 16, x = i % 4, y = i / 4 % 4;
        float s = ((float)x + 0.5f) / 2 - 1, t = ((float)y + 0.5f) / 2 - 1;
        const point directions[] = {{1, -t, -s, 0}, {-1, -t, s, 0}, {s, 1, t, 0},
                                    {s, -1, -t, 0}, {s, -t, 1, 0},  {-s, -t, -1, 0}};
        at[i] = directions[face];
        want[i] = texel((size_t)x, (size_t)y, (size_t)face);
    }
    sample("sample_cube_f", conf_sampled(&image, &how), at, 6 * 16, got);
    check_floats(at, got, want, 6 * 16, 0);
}

/* In the middle of the edge between two faces the mean of both. */
TEST(cube_seamless) {
    (void)kernel_of("sample_cube_f");
    NEED(UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP);
    conf_image image = conf_image_new(UR_MEM_TYPE_IMAGE_CUBEMAP_EXP, r32f, 4, 4, 6, 1);
    float pixels[6 * 16];
    for (int i = 0; i < 6 * 16; ++i) {
        pixels[i] = (float)(1 << (i / 16));
    }
    conf_image_write(conf_queue(0), &image, pixels);
    for (int seamless = 0; seamless < 2; ++seamless) {
        ur_exp_sampler_cubemap_properties_t across = {
            .stype = UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES,
            .cubemapFilterMode = seamless ? UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_SEAMLESS
                                          : UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_DISJOINTED};
        ur_sampler_desc_t how = conf_sampler(true, CLAMPED, LINEAR, &across);
        /* A little inside the face +z beside +x, and beside +y. */
        point at[] = {{0.9999f, 0.1f, 1, 0}, {0.1f, 0.9999f, 1, 0}, {0, 0, -1, 0}};
        floats want[] = {{{seamless ? 8.5f : 16}}, {{seamless ? 10.f : 16}}, {{32}}}, got[3];
        sample("sample_cube_f", conf_sampled(&image, &how), at, 3, got);
        for (int i = 0; i < 3; ++i) {
            CHECK_MSG(fabsf(got[i].v[0] - want[i].v[0]) < 0.1f, "point %d is %g, not %g", i,
                      (double)got[i].v[0], (double)want[i].v[0]);
        }
    }
}

TEST(gather) {
    (void)kernel_of("gather_r_f");
    conf_image image = ramp(UR_MEM_TYPE_IMAGE_GATHER_EXP, 8, 4, 0);
    ur_sampler_desc_t how = conf_sampler(false, CLAMPED, NEAREST, NULL);
    ur_exp_image_native_handle_t handle = conf_sampled(&image, &how);
    for (int channel = 0; channel < 4; ++channel) {
        const char name[] = {'g', 'a', 't', 'h', 'e', 'r', '_', "rgba"[channel], '_', 'f', 0};
        point at[7 * 3];
        floats want[7 * 3], got[7 * 3];
        for (int i = 0; i < 21; ++i) {
            size_t x = (size_t)(i % 7), y = (size_t)(i / 7);
            at[i] = (point){(float)x + 1, (float)y + 1, 0, 0};
            want[i] = (floats){{texel(x, y + 1, 0).v[channel], texel(x + 1, y + 1, 0).v[channel],
                                texel(x + 1, y, 0).v[channel], texel(x, y, 0).v[channel]}};
        }
        sample(name, handle, at, 21, got);
        check_floats(at, got, want, 21, 0);
    }
}

TEST(level) {
    enum { LEVELS = 4 };
    (void)kernel_of("level_2d_f");
    conf_image image = conf_image_new(UR_MEM_TYPE_IMAGE2D, rgba32f, 16, 8, 0, LEVELS);
    for (uint32_t i = 0; i < LEVELS; ++i) {
        conf_image one = conf_image_level(&image, i);
        floats pixels[128];
        for (size_t k = 0; k < one.width * one.rows; ++k) {
            pixels[k] = (floats){{(float)i, 0, 1, 2}};
        }
        conf_image_write(conf_queue(0), &one, pixels);
    }
    struct {
        ur_sampler_filter_mode_t filter;
        float least, most, level, want;
    } const cases[] = {
        {NEAREST, 0, 3, 0, 0}, {NEAREST, 0, 3, 1, 1},      {NEAREST, 0, 3, 2.25f, 2},
        {NEAREST, 0, 3, 9, 3}, {LINEAR, 0, 3, 0.5f, 0.5f}, {LINEAR, 0, 3, 1.25f, 1.25f},
        {LINEAR, 1, 2, 0, 1},  {LINEAR, 1, 2, 3, 2},       {LINEAR, 0, 3, -4, 0},
    };
    for (size_t i = 0; i < CONF_COUNT(cases); ++i) {
        ur_exp_sampler_mip_properties_t mip = {.stype =
                                                   UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES,
                                               .minMipmapLevelClamp = cases[i].least,
                                               .maxMipmapLevelClamp = cases[i].most,
                                               .maxAnisotropy = 1,
                                               .mipFilterMode = cases[i].filter};
        ur_sampler_desc_t how = conf_sampler(true, CLAMPED, NEAREST, &mip);
        point at = {0.5f, 0.5f, 0, cases[i].level};
        floats want = {{cases[i].want, 0, 1, 2}}, got;
        sample("level_2d_f", conf_sampled(&image, &how), &at, 1, &got);
        check_floats(&at, &got, &want, 1, 1e-3);
    }
}

/* By how far coordinates are apart: `w` of an image that is 16 pixels wide and high. */
TEST(gradient) {
    enum { LEVELS = 4 };
    (void)spirv_kernel("gradient_2d_f");
    conf_image image = conf_image_new(UR_MEM_TYPE_IMAGE2D, rgba32f, 16, 16, 0, LEVELS);
    for (uint32_t i = 0; i < LEVELS; ++i) {
        conf_image one = conf_image_level(&image, i);
        floats pixels[256];
        for (size_t k = 0; k < one.width * one.rows; ++k) {
            pixels[k] = (floats){{(float)i, 0, 1, 2}};
        }
        conf_image_write(conf_queue(0), &one, pixels);
    }
    ur_exp_sampler_mip_properties_t mip = {.stype = UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES,
                                           .minMipmapLevelClamp = 0,
                                           .maxMipmapLevelClamp = LEVELS - 1,
                                           .maxAnisotropy = 1,
                                           .mipFilterMode = NEAREST};
    ur_sampler_desc_t how = conf_sampler(true, CLAMPED, NEAREST, &mip);
    point at[LEVELS];
    floats want[LEVELS], got[LEVELS];
    for (int i = 0; i < LEVELS; ++i) {
        at[i] = (point){0.5f, 0.5f, 0, (float)(1 << i) / 16};
        want[i] = (floats){{(float)i, 0, 1, 2}};
    }
    sample("gradient_2d_f", conf_sampled(&image, &how), at, LEVELS, got);
    check_floats(at, got, want, LEVELS, 0);
}

/* ---- what is refused ------------------------------------------------------------------------- */

TEST(wrong_samplers) {
    conf_image image = conf_image_new(UR_MEM_TYPE_IMAGE2D, rgba32f, 8, 8, 0, 1),
               integers = conf_image_new(UR_MEM_TYPE_IMAGE2D, rgba32i, 8, 8, 0, 1);
    ur_exp_sampler_mip_properties_t backward = {.stype =
                                                    UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES,
                                                .minMipmapLevelClamp = 2,
                                                .maxMipmapLevelClamp = 1};
    ur_exp_sampler_addr_modes_t unknown = {
        .stype = UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES,
        .addrModes = {CLAMPED, (ur_sampler_addressing_mode_t)9, CLAMPED}};
    const ur_sampler_desc_t wrong[] = {
        conf_sampler(true, (ur_sampler_addressing_mode_t)77, NEAREST, NULL),
        conf_sampler(true, CLAMPED, (ur_sampler_filter_mode_t)77, NULL),
        conf_sampler(false, UR_SAMPLER_ADDRESSING_MODE_REPEAT, NEAREST, NULL),
        conf_sampler(true, CLAMPED, NEAREST, &backward),
        conf_sampler(true, CLAMPED, NEAREST, &unknown),
    };
    ur_exp_image_native_handle_t none = 0x5a;
    for (size_t i = 0; i < CONF_COUNT(wrong); ++i) {
        UR_IS(UR_RESULT_ERROR_INVALID_SAMPLER,
              urBindlessImagesSampledImageCreateExp(conf.context, conf.device, image.memory,
                                                    &image.format, &image.desc, &wrong[i], &none));
    }
    ur_sampler_desc_t linear = conf_sampler(true, CLAMPED, LINEAR, NULL);
    UR_IS(UR_RESULT_ERROR_INVALID_SAMPLER,
          urBindlessImagesSampledImageCreateExp(conf.context, conf.device, integers.memory,
                                                &integers.format, &integers.desc, &linear, &none));
    /* An image that the memory is not. */
    ur_sampler_desc_t how = conf_sampler(true, CLAMPED, NEAREST, NULL);
    UR_IS(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR,
          urBindlessImagesSampledImageCreateExp(conf.context, conf.device, image.memory,
                                                &integers.format, &image.desc, &how, &none));
    ur_image_desc_t larger = image.desc;
    larger.width += 1;
    UR_IS(UR_RESULT_ERROR_INVALID_IMAGE_SIZE,
          urBindlessImagesSampledImageCreateExp(conf.context, conf.device, image.memory,
                                                &image.format, &larger, &how, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_IMAGE_SIZE,
          urBindlessImagesUnsampledImageCreateExp(conf.context, conf.device, image.memory,
                                                  &image.format, &larger, &none));
    CHECK_EQ(none, 0x5a);
}

TEST(wrong_rows) {
    conf_need_bindless();
    NEED(UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP);
    uint32_t align = conf_u32(UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP);
    unsigned char *memory = NULL;
    /* rows of more bytes than what pitches are a multiple of, so that one of these is too short */
    size_t pitch = 0, width = align > 128 ? align / 8 : 16;
    UR(urUSMPitchedAllocExp(conf.context, conf.device, NULL, NULL, width * 16, 4, 4,
                            (void **)&memory, &pitch));
    conf_own_usm(memory);
    ur_sampler_desc_t how = conf_sampler(false, CLAMPED, NEAREST, NULL);
    ur_image_desc_t desc = conf_image_desc(UR_MEM_TYPE_IMAGE2D, width, 4, 0, 1), bad;
    desc.rowPitch = pitch;
    ur_exp_image_native_handle_t none = 0x5a;
#define REFUSED(result, at, change)                                                                \
    do {                                                                                           \
        bad = desc;                                                                                \
        change;                                                                                    \
        UR_IS(result,                                                                              \
              urBindlessImagesSampledImageCreateExp(conf.context, conf.device, (uintptr_t)(at),    \
                                                    &rgba32f, &bad, &how, &none));                 \
    } while (0)
    if (align > 1) {
        REFUSED(UR_RESULT_ERROR_INVALID_VALUE, memory, bad.rowPitch = pitch + 1);
        REFUSED(UR_RESULT_ERROR_INVALID_VALUE, memory + 16, (void)0);
    }
    REFUSED(UR_RESULT_ERROR_INVALID_VALUE, memory, bad.rowPitch = align ? align : 1);
    REFUSED(UR_RESULT_ERROR_INVALID_VALUE, memory, bad.height = 5 + 4096);
    REFUSED(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, memory, bad.width = 0);
    REFUSED(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, memory,
            bad.type = UR_MEM_TYPE_IMAGE3D);
    if (conf_has_usm(UR_USM_TYPE_HOST)) {
        void *host = conf_usm(UR_USM_TYPE_HOST, 4 * pitch);
        REFUSED(UR_RESULT_ERROR_INVALID_VALUE, host, (void)0);
    }
    CHECK_EQ(none, 0x5a);
    ur_bool_t supported = 7;
    UR(urBindlessImagesGetImageUnsampledHandleSupportExp(
        conf.context, conf.device, &desc, &rgba32f, UR_EXP_IMAGE_MEM_TYPE_USM_POINTER, &supported));
    if (!supported) {
        UR_IS_ONE_OF(urBindlessImagesUnsampledImageCreateExp(
                         conf.context, conf.device, (uintptr_t)memory, &rgba32f, &desc, &none),
                     UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    }
}

/* A handle stays what it is while others come and go. */
TEST(many_handles) {
    (void)kernel_of("sample_2d_f");
    conf_image image = ramp(UR_MEM_TYPE_IMAGE2D, 8, 4, 0);
    ur_sampler_desc_t how = conf_sampler(false, CLAMPED, NEAREST, NULL);
    ur_exp_image_native_handle_t kept = conf_sampled(&image, &how);
    for (int round = 0; round < 500; ++round) {
        ur_exp_image_native_handle_t one = 0;
        UR(urBindlessImagesSampledImageCreateExp(conf.context, conf.device, image.memory,
                                                 &image.format, &image.desc, &how, &one));
        CHECK(one != kept);
        UR(urBindlessImagesSampledImageHandleDestroyExp(conf.context, conf.device, one));
    }
    point at = {2.5f, 1.5f, 0, 0};
    floats want = texel(2, 1, 0), got;
    sample("sample_2d_f", kept, &at, 1, &got);
    check_floats(&at, &got, &want, 1, 0);
}

/* For ranges that no good size of work-groups divides adapters make code of its own. */
TEST(prime_range) {
    enum { PRIME = 4099, SIDE = 8 };
    (void)spirv_kernel("load_2d_f");
    conf_image image = ramp(UR_MEM_TYPE_IMAGE2D, SIDE, SIDE, 0);
    point *at = conf_alloc(PRIME * sizeof *at);
    floats *got = conf_alloc(PRIME * sizeof *got), *want = conf_alloc(PRIME * sizeof *want);
    for (size_t i = 0; i < PRIME; ++i) {
        at[i] = (point){(float)(i % SIDE), (float)(i / SIDE % SIDE), 0, 0};
        want[i] = texel(i % SIDE, i / SIDE % SIDE, 0);
    }
    sample("load_2d_f", conf_unsampled(&image), at, PRIME, got);
    check_floats(at, got, want, PRIME, 0);
}

static void come_and_go(const conf_image *image, int times) {
    for (int i = 0; i < times; ++i) {
        ur_exp_image_native_handle_t gone = 0;
        UR(urBindlessImagesUnsampledImageCreateExp(conf.context, conf.device, image->memory,
                                                   &image->format, &image->desc, &gone));
        UR(urBindlessImagesUnsampledImageHandleDestroyExp(conf.context, conf.device, gone));
    }
}

/* Of many images each is found by its number, also after others have gone, which leave nothing. */
TEST(many_numbers) {
    enum { MANY = 150 };
    (void)spirv_kernel("load_2d_f");
    conf_image image = ramp(UR_MEM_TYPE_IMAGE2D, 8, 4, 0);
    ur_exp_image_native_handle_t numbers[MANY];
    for (int i = 0; i < MANY; ++i) {
        numbers[i] = conf_unsampled(&image);
        come_and_go(&image, i % 3 == 0);
    }
    uint64_t before = conf_memory_left();
    come_and_go(&image, 4000);
    CHECK(conf_memory_left() + 131072 >= before);
    for (int i = 0; i < MANY; i += MANY / 5) {
        point at = {(float)(i % 8), (float)(i % 4), 0, 0};
        floats want = texel((size_t)(i % 8), (size_t)(i % 4), 0), got;
        sample("load_2d_f", numbers[i], &at, 1, &got);
        check_floats(&at, &got, &want, 1, 0);
    }
}

#define SAMPLED                                                                                    \
    "urBindlessImagesSampledImageCreateExp urBindlessImagesSampledImageHandleDestroyExp "          \
    "urBindlessImagesImageAllocateExp"
#define UNSAMPLED                                                                                  \
    "urBindlessImagesUnsampledImageCreateExp urBindlessImagesUnsampledImageHandleDestroyExp "      \
    "urBindlessImagesImageAllocateExp"

int main(int argc, char **argv) {
    static conf_list list;
    static const char *const names[] = {"one dimension",  "two dimensions", "three dimensions",
                                        "layers of rows", "layers",         "faces",
                                        "gathers"};
    static char promise[2][8][80];
    for (size_t i = 0; i < CONF_COUNT(shapes); ++i) {
        snprintf(promise[0][i], 80, "lets kernels read and write an image of %s", names[i]);
        const conf_test test = CONF_TEST_DATA(unsampled, UNSAMPLED, promise[0][i], &shapes[i]);
        conf_list_add(&list, &test, 1);
    }
    for (size_t i = 0; i < CONF_COUNT(sampled_shapes); ++i) {
        snprintf(promise[1][i], 80, "lets kernels sample an image of %s", names[i < 5 ? i : 6]);
        const conf_test test = CONF_TEST_DATA(sampling, SAMPLED, promise[1][i], &sampled_shapes[i]);
        conf_list_add(&list, &test, 1);
    }
    static const conf_test rest[] = {
        CONF_TEST(formats, SAMPLED, "has every format that it claims for kernels"),
        CONF_TEST_DATA(formats, SAMPLED " urUSMPitchedAllocExp",
                       "has every format that it claims in USM", "usm"),
        CONF_TEST(writes, UNSAMPLED, "lets kernels write pixels of every size"),
        CONF_TEST(unsampled_level, UNSAMPLED " urBindlessImagesMipmapGetLevelExp",
                  "lets kernels write one level"),
        CONF_TEST(addressing, SAMPLED, "addresses each dimension as the sampler says"),
        CONF_TEST(normal_filter, SAMPLED, "filters normalized pixels"),
        CONF_TEST(fetch, SAMPLED, "lets kernels fetch from three dimensions"),
        CONF_TEST(linear_row, SAMPLED, "lets kernels fetch from a row in USM"),
        CONF_TEST(cube, SAMPLED, "lets kernels sample the faces of a cube"),
        CONF_TEST(cube_seamless, SAMPLED, "filters across the edges of a cube"),
        CONF_TEST(gather, SAMPLED, "lets kernels gather a channel"),
        CONF_TEST(level, SAMPLED " urBindlessImagesMipmapGetLevelExp",
                  "lets kernels sample between levels"),
        CONF_TEST(reads, UNSAMPLED, "lets kernels read pixels of every size"),
        CONF_TEST(unsampled_formats, UNSAMPLED, "converts pixels of every format that it claims"),
        CONF_TEST(sizes, SAMPLED " " UNSAMPLED, "tells kernels the sizes of images"),
        CONF_TEST(sampler_of_another, SAMPLED " " UNSAMPLED,
                  "lets kernels sample an image with the sampler of another"),
        CONF_TEST(gradient, SAMPLED " urBindlessImagesMipmapGetLevelExp",
                  "lets kernels choose a level by the distance of coordinates"),
        CONF_TEST(many_handles, SAMPLED, "gives each image a number of its own"),
        CONF_TEST(prime_range, UNSAMPLED, "lets kernels find images in ranges without divisors"),
        CONF_TEST(many_numbers, UNSAMPLED, "finds each of many images by its number"),
        {SAMPLED " urBindlessImagesUnsampledImageCreateExp", "refuses wrong samplers and images",
         wrong_samplers, NULL, CONF_ERRORS},
        {SAMPLED " urBindlessImagesUnsampledImageCreateExp", "refuses rows in USM that cannot be",
         wrong_rows, NULL, CONF_ERRORS},
    };
    conf_list_add(&list, rest, CONF_COUNT(rest));
    return conf_main_list(argc, argv, "bindless_kernel", &list);
}
