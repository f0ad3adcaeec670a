/* What kernels read from images and write to them: formats, shapes and samplers, each compared with
 * a model of OpenCL's rules. */
#include <math.h>

#include "conf.h"

enum { WIDTH = 6, HEIGHT = 4, DEPTH = 3, PIXELS = WIDTH * HEIGHT, LARGEST = 16 };

/* NULL: the device has no such format. PoCL says so by INVALID_OPERATION where it knows the order
 * and has no such type of it. */
static ur_mem_handle_t new_image(ur_mem_type_t type, const ur_image_format_t *format) {
    conf_need_images();
    ur_image_desc_t desc = {
        UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, type, WIDTH, HEIGHT, DEPTH, DEPTH, 0, 0, 0, 0};
    ur_mem_handle_t image = NULL;
    ur_result_t result =
        urMemImageCreate(conf.context, UR_MEM_FLAG_READ_WRITE, format, &desc, NULL, &image);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT ||
        result == UR_RESULT_ERROR_INVALID_OPERATION) {
        return NULL;
    }
    CHECK_MSG(result == UR_RESULT_SUCCESS, "urMemImageCreate: %s %s", conf_result_name(result),
              conf_last_error());
    conf_own_mem(image);
    return image;
}

static void fill(ur_mem_handle_t image, const void *pixels) {
    ur_rect_offset_t zero = {0, 0, 0};
    ur_rect_region_t all = {WIDTH, HEIGHT, 1};
    UR(urEnqueueMemImageWrite(conf_queue(0), image, true, zero, all, 0, 0, (void *)pixels, 0, NULL,
                              NULL));
}

static void get(ur_mem_handle_t image, void *pixels) {
    ur_rect_offset_t zero = {0, 0, 0};
    ur_rect_region_t all = {WIDTH, HEIGHT, 1};
    UR(urEnqueueMemImageRead(conf_queue(0), image, true, zero, all, 0, 0, pixels, 0, NULL, NULL));
}

static ur_mem_handle_t filled_buffer(const void *data, size_t size) {
    ur_mem_handle_t buffer = conf_buffer(size);
    UR(urEnqueueMemBufferWrite(conf_queue(0), buffer, true, 0, size, data, 0, NULL, NULL));
    return buffer;
}

static void read_buffer(ur_mem_handle_t buffer, void *data, size_t size) {
    UR(urEnqueueMemBufferRead(conf_queue(0), buffer, true, 0, size, data, 0, NULL, NULL));
}

static conf_arg image_arg(uint32_t index, ur_mem_handle_t image, ur_mem_flags_t access) {
    conf_arg arg = conf_arg_mem(index, image);
    arg.value.memObjTuple.flags = access;
    return arg;
}

static void launch(const char *name, size_t global, const conf_arg *args, uint32_t count) {
    ur_queue_handle_t queue = conf_queue(0);
    conf_launch(queue, conf_kernel("pixels", name), global, args, count, 0, NULL, NULL);
    UR(urQueueFinish(queue));
}

/* ---- formats --------------------------------------------------------------------------------- */

enum sort { F, I, U };

struct channel_type {
    ur_image_channel_type_t type;
    enum sort sort;
    unsigned bytes;
    double one; /* the value that stands for 1; 0: stored as it is */
    bool sign;
};

static const struct channel_type channel_types[] = {
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, F, 1, 127, true},
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, F, 2, 32767, true},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT8, F, 1, 255, false},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, F, 2, 65535, false},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8, I, 1, 0, true},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16, I, 2, 0, true},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32, I, 4, 0, true},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8, U, 1, 0, false},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16, U, 2, 0, false},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32, U, 4, 0, false},
    {UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, F, 2, 0, true},
    {UR_IMAGE_CHANNEL_TYPE_FLOAT, F, 4, 0, true},
};

/* Which channel of the kernel (0 to 3: r, g, b, a) each channel in memory is. */
struct order {
    ur_image_channel_order_t order;
    unsigned count;
    unsigned place[4];
};

static const struct order orders[] = {
    {UR_IMAGE_CHANNEL_ORDER_R, 1, {0}},
    {UR_IMAGE_CHANNEL_ORDER_A, 1, {3}},
    {UR_IMAGE_CHANNEL_ORDER_RG, 2, {0, 1}},
    {UR_IMAGE_CHANNEL_ORDER_RA, 2, {0, 3}},
    {UR_IMAGE_CHANNEL_ORDER_RGBA, 4, {0, 1, 2, 3}},
    {UR_IMAGE_CHANNEL_ORDER_BGRA, 4, {2, 1, 0, 3}},
    {UR_IMAGE_CHANNEL_ORDER_ARGB, 4, {3, 0, 1, 2}},
};

static double from_half(unsigned bits) {
    unsigned exponent = bits >> 10 & 31, mantissa = bits & 1023;
    double value =
        exponent ? ldexp(1 + mantissa / 1024.0, (int)exponent - 15) : ldexp(mantissa, -24);
    return bits & 0x8000 ? -value : value;
}

/* A channel's value for the kernel, from memory. */
static double channel(const struct channel_type *type, const unsigned char *at) {
    uint32_t bits = 0;
    memcpy(&bits, at, type->bytes);
    if (type->type == UR_IMAGE_CHANNEL_TYPE_FLOAT) {
        float value;
        memcpy(&value, at, sizeof value);
        return (double)value;
    }
    if (type->type == UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT) {
        return from_half(bits);
    }
    unsigned shift = 32 - 8 * type->bytes;
    double value = type->sign ? (double)((int32_t)(bits << shift) >> shift) : (double)bits;
    return type->one == 0 ? value : fmax(value / type->one, -1);
}

/* Bits that stand for a number: no NaN, no infinity. */
static void random_pixels(const struct channel_type *type, unsigned char *pixels, size_t count) {
    uint64_t state = conf_seed() + type->type;
    for (size_t i = 0; i < count; ++i) {
        float value = (float)((double)(conf_random(&state) >> 40) / 65536 - 128);
        uint32_t bits = (uint32_t)(conf_random(&state) >> 32);
        if (type->type == UR_IMAGE_CHANNEL_TYPE_FLOAT) {
            memcpy(&bits, &value, sizeof bits);
        } else if (type->type == UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT) {
            bits &= 0xbfff;
        }
        memcpy(pixels + i * type->bytes, &bits, type->bytes);
    }
}

/* The four channels that a kernel sees of a pixel. */
static void seen(const struct channel_type *type, const struct order *order,
                 const unsigned char *pixel, double out[4]) {
    out[0] = out[1] = out[2] = 0;
    out[3] = 1;
    for (unsigned c = 0; c < order->count; ++c) {
        out[order->place[c]] = channel(type, pixel + c * type->bytes);
    }
}

static double number(enum sort sort, const void *values, size_t i) {
    return sort == F   ? (double)((const float *)values)[i]
           : sort == I ? (double)((const int32_t *)values)[i]
                       : (double)((const uint32_t *)values)[i];
}

static const char *const readers[] = {"read_f", "read_i", "read_ui"};
static const char *const writers[] = {"write_f", "write_i", "write_ui"};

/* Reads with a kernel, then writes what was read to a second image, which must be the same. */
static bool check_format(const struct channel_type *type, const struct order *order) {
    ur_image_format_t format = {order->order, type->type};
    ur_mem_handle_t image = new_image(UR_MEM_TYPE_IMAGE2D, &format);
    if (!image) {
        return false;
    }
    unsigned char pixels[PIXELS * LARGEST], again[PIXELS * LARGEST];
    uint32_t values[PIXELS * 4];
    size_t pixel = (size_t)order->count * type->bytes;
    random_pixels(type, pixels, PIXELS * order->count);
    fill(image, pixels);
    ur_mem_handle_t buffer = conf_buffer(sizeof values);
    conf_arg args[2] = {image_arg(0, image, UR_MEM_FLAG_READ_ONLY), conf_arg_mem(1, buffer)};
    launch(readers[type->sort], PIXELS, args, 2);
    read_buffer(buffer, values, sizeof values);
    for (size_t i = 0; i < PIXELS; ++i) {
        double expected[4];
        seen(type, order, pixels + i * pixel, expected);
        for (unsigned c = 0; c < 4; ++c) {
            double got = number(type->sort, values, 4 * i + c);
            CHECK_MSG(fabs(got - expected[c]) <= (type->one != 0 ? 1e-6 : 0),
                      "order %d type %d: channel %u of pixel %zu is %.9g, expected %.9g",
                      (int)order->order, (int)type->type, c, i, got, expected[c]);
        }
    }
    ur_mem_handle_t other = new_image(UR_MEM_TYPE_IMAGE2D, &format);
    CHECK(other != NULL);
    args[0] = image_arg(0, other, UR_MEM_FLAG_WRITE_ONLY);
    launch(writers[type->sort], PIXELS, args, 2);
    get(other, again);
    for (size_t i = 0; i < PIXELS * order->count; ++i) {
        /* -1 has two forms in normalised types */
        CHECK_MSG(channel(type, again + i * type->bytes) == channel(type, pixels + i * type->bytes),
                  "order %d type %d: channel %zu was %.9g and is %.9g once written back",
                  (int)order->order, (int)type->type, i, channel(type, pixels + i * type->bytes),
                  channel(type, again + i * type->bytes));
    }
    return true;
}

TEST(formats) {
    unsigned checked = 0;
    conf_need_images();
    for (size_t o = 0; o < CONF_COUNT(orders); ++o) {
        for (size_t t = 0; t < CONF_COUNT(channel_types); ++t) {
            checked += check_format(&channel_types[t], &orders[o]);
        }
    }
    CHECK_MSG(checked >= 12, "the device has %u formats alone", checked);
}

/* Values past the ends of a format's range are cut to it. */
TEST(saturates) {
    static const ur_image_format_t normal = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                             UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
    static const ur_image_format_t bytes = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                            UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8};
    ur_mem_handle_t image = new_image(UR_MEM_TYPE_IMAGE2D, &normal);
    ur_mem_handle_t integers = new_image(UR_MEM_TYPE_IMAGE2D, &bytes);
    CHECK(image != NULL && integers != NULL);
    float in[PIXELS * 4];
    int32_t whole[PIXELS * 4];
    for (size_t i = 0; i < PIXELS * 4; ++i) {
        in[i] = (float)i - 40;
        whole[i] = ((int32_t)i - 40) * 9;
    }
    unsigned char out[PIXELS * 4];
    signed char out_whole[PIXELS * 4];
    conf_arg args[2] = {image_arg(0, image, UR_MEM_FLAG_WRITE_ONLY),
                        conf_arg_mem(1, filled_buffer(in, sizeof in))};
    launch("write_f", PIXELS, args, 2);
    get(image, out);
    args[0] = image_arg(0, integers, UR_MEM_FLAG_WRITE_ONLY);
    args[1] = conf_arg_mem(1, filled_buffer(whole, sizeof whole));
    launch("write_i", PIXELS, args, 2);
    get(integers, out_whole);
    for (size_t i = 0; i < PIXELS * 4; ++i) {
        int expected = whole[i] < -128 ? -128 : whole[i] > 127 ? 127 : whole[i];
        CHECK_MSG(out[i] == (in[i] > 0 ? 255 : 0), "%g became %u of 255", (double)in[i], out[i]);
        CHECK_MSG(out_whole[i] == expected, "%d became %d", whole[i], out_whole[i]);
    }
}

/* ---- shapes ---------------------------------------------------------------------------------- */

static const ur_image_format_t words = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                        UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32};

struct shape {
    ur_mem_type_t type;
    const char *kernel;
    ur_rect_region_t region; /* in the way of the interface */
    uint32_t size[4];        /* what the kernel is told: width, height, depth, layers */
};

static const struct shape shapes[] = {
    {UR_MEM_TYPE_IMAGE1D, "copy_1d", {WIDTH, 1, 1}, {WIDTH, 0, 0, 0}},
    {UR_MEM_TYPE_IMAGE1D_ARRAY, "copy_1d_array", {WIDTH, DEPTH, 1}, {WIDTH, 0, 0, DEPTH}},
    {UR_MEM_TYPE_IMAGE2D, "copy_2d", {WIDTH, HEIGHT, 1}, {WIDTH, HEIGHT, 0, 0}},
    {UR_MEM_TYPE_IMAGE2D_ARRAY, "copy_2d_array", {WIDTH, HEIGHT, DEPTH}, {WIDTH, HEIGHT, 0, DEPTH}},
    {UR_MEM_TYPE_IMAGE3D, "read_3d", {WIDTH, HEIGHT, DEPTH}, {WIDTH, HEIGHT, DEPTH, 0}},
};

TEST(dimensions) {
    conf_need_images();
    ur_queue_handle_t queue = conf_queue(0);
    for (size_t s = 0; s < CONF_COUNT(shapes); ++s) {
        const struct shape *shape = &shapes[s];
        ur_rect_offset_t zero = {0, 0, 0};
        size_t count = shape->region.width * shape->region.height * shape->region.depth;
        uint32_t in[PIXELS * DEPTH * 4], out[PIXELS * DEPTH * 4] = {0}, size[4] = {0};
        for (size_t i = 0; i < count * 4; ++i) {
            in[i] = (uint32_t)(i * 2654435761u);
        }
        ur_mem_handle_t from = new_image(shape->type, &words);
        CHECK(from != NULL);
        UR(urEnqueueMemImageWrite(queue, from, true, zero, shape->region, 0, 0, in, 0, NULL, NULL));
        bool deep = shape->type == UR_MEM_TYPE_IMAGE3D; /* which not all devices write to */
        ur_mem_handle_t sizes = conf_buffer(sizeof size);
        ur_mem_handle_t to = deep ? conf_buffer(sizeof out) : new_image(shape->type, &words);
        conf_arg args[3] = {image_arg(0, from, UR_MEM_FLAG_READ_ONLY), conf_arg_mem(1, sizes),
                            conf_arg_mem(2, to)};
        if (!deep) {
            args[1] = image_arg(1, to, UR_MEM_FLAG_WRITE_ONLY);
            args[2] = conf_arg_mem(2, sizes);
        }
        launch(shape->kernel, count, args, 3);
        if (deep) {
            read_buffer(to, out, sizeof out);
        } else {
            UR(urEnqueueMemImageRead(queue, to, true, zero, shape->region, 0, 0, out, 0, NULL,
                                     NULL));
        }
        read_buffer(sizes, size, sizeof size);
        for (int d = 0; d < 4; ++d) {
            CHECK_MSG(size[d] == shape->size[d], "%s: size %d is %u", shape->kernel, d, size[d]);
        }
        for (size_t i = 0; i < count * 4; ++i) {
            CHECK_MSG(out[i] == in[i], "%s: channel %zu", shape->kernel, i);
        }
    }
}

/* ---- samplers -------------------------------------------------------------------------------- */

struct how {
    bool normalized;
    ur_sampler_addressing_mode_t addressing;
    ur_sampler_filter_mode_t filter;
};

/* What coordinate v in an image of that size means: one pixel, or two and how far between them. */
struct spot {
    long low, high;
    double part;
};

static struct spot spot(double v, long size, const struct how *how) {
    bool repeat = how->addressing == UR_SAMPLER_ADDRESSING_MODE_REPEAT;
    double u = how->normalized ? v * (double)size : v;
    if (repeat) {
        u = (v - floor(v)) * (double)size;
    } else if (how->addressing == UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT) {
        u = fabs(v - 2 * rint(v / 2)) * (double)size;
    }
    if (how->filter == UR_SAMPLER_FILTER_MODE_NEAREST) {
        long i = (long)floor(u);
        i = repeat && i > size - 1 ? i - size : i;
        return (struct spot){i, i, 0};
    }
    long i = (long)floor(u - 0.5);
    struct spot made = {i, i + 1, u - 0.5 - (double)i};
    if (repeat) {
        made.low = (i + size) % size;
        made.high = (i + 1) % size;
    }
    return made;
}

static double pixel(const float *pixels, long x, long y, unsigned c, const struct how *how) {
    bool inside = x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;
    if (!inside && how->addressing == UR_SAMPLER_ADDRESSING_MODE_CLAMP) {
        return 0;
    }
    x = x < 0 ? 0 : x >= WIDTH ? WIDTH - 1 : x;
    y = y < 0 ? 0 : y >= HEIGHT ? HEIGHT - 1 : y;
    return (double)pixels[(y * WIDTH + x) * 4 + c];
}

static double sampled(const float *pixels, double x, double y, unsigned c, const struct how *how) {
    struct spot h = spot(x, WIDTH, how), v = spot(y, HEIGHT, how);
    return (1 - v.part) * ((1 - h.part) * pixel(pixels, h.low, v.low, c, how) +
                           h.part * pixel(pixels, h.high, v.low, c, how)) +
           v.part * ((1 - h.part) * pixel(pixels, h.low, v.high, c, how) +
                     h.part * pixel(pixels, h.high, v.high, c, how));
}

static void release_sampler(void *sampler) {
    urSamplerRelease(sampler);
}

enum { POINTS = 96 };

static void check_sampler(const struct how *how) {
    static const ur_image_format_t floats = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                             UR_IMAGE_CHANNEL_TYPE_FLOAT};
    ur_mem_handle_t image = new_image(UR_MEM_TYPE_IMAGE2D, &floats);
    CHECK(image != NULL);
    float pixels[PIXELS * 4], at[POINTS * 2], out[POINTS * 4];
    uint64_t state = conf_seed();
    for (size_t i = 0; i < PIXELS * 4; ++i) {
        pixels[i] = (float)(conf_random(&state) >> 48) / 65536;
    }
    fill(image, pixels);
    for (size_t i = 0; i < POINTS; ++i) {
        /* from one size before the image to one past it; never where a rounding error decides */
        double x = (double)(conf_random(&state) % (3 * WIDTH * 8)) / 8 - WIDTH + 0.0625;
        double y = (double)(conf_random(&state) % (3 * HEIGHT * 8)) / 8 - HEIGHT + 0.0625;
        if (how->addressing == UR_SAMPLER_ADDRESSING_MODE_NONE) {
            x = fmin(fmax(x, 0.5625), WIDTH - 0.5625); /* outside anything may be read */
            y = fmin(fmax(y, 0.5625), HEIGHT - 0.5625);
        }
        at[2 * i] = (float)(how->normalized ? x / WIDTH : x);
        at[2 * i + 1] = (float)(how->normalized ? y / HEIGHT : y);
    }
    ur_sampler_desc_t desc = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, how->normalized,
                              how->addressing, how->filter};
    ur_sampler_handle_t sampler = NULL;
    UR_OR_UNSUPPORTED(urSamplerCreate(conf.context, &desc, &sampler));
    conf_defer(release_sampler, sampler);
    ur_mem_handle_t result = conf_buffer(sizeof out);
    conf_arg args[4] = {image_arg(0, image, UR_MEM_FLAG_READ_ONLY), conf_arg_sampler(1, sampler),
                        conf_arg_mem(2, filled_buffer(at, sizeof at)), conf_arg_mem(3, result)};
    launch("sample_at", POINTS, args, 4);
    read_buffer(result, out, sizeof out);
    for (size_t i = 0; i < POINTS; ++i) {
        for (unsigned c = 0; c < 4; ++c) {
            double expected = sampled(pixels, (double)at[2 * i], (double)at[2 * i + 1], c, how);
            /* devices may filter with eight bits of the fraction */
            CHECK_MSG(fabs((double)out[4 * i + c] - expected) <= 1.0 / 64,
                      "normalized %d addressing %d filter %d: channel %u at %g, %g is %g, "
                      "expected %g",
                      how->normalized, (int)how->addressing, (int)how->filter, c, (double)at[2 * i],
                      (double)at[2 * i + 1], (double)out[4 * i + c], expected);
        }
    }
}

TEST(samplers) {
    conf_need_images();
    for (int normalized = 0; normalized < 2; ++normalized) {
        for (int addressing = UR_SAMPLER_ADDRESSING_MODE_NONE;
             addressing <= UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT; ++addressing) {
            for (int filter = UR_SAMPLER_FILTER_MODE_NEAREST;
                 filter <= UR_SAMPLER_FILTER_MODE_LINEAR; ++filter) {
                struct how how = {normalized, (ur_sampler_addressing_mode_t)addressing,
                                  (ur_sampler_filter_mode_t)filter};
                if (normalized || addressing < UR_SAMPLER_ADDRESSING_MODE_REPEAT) {
                    check_sampler(&how);
                }
            }
        }
    }
}

/* ---- samplers of other shapes ---------------------------------------------------------------- */

static const struct shape filtered_shapes[] = {
    {UR_MEM_TYPE_IMAGE1D, "sample_1d", {WIDTH, 1, 1}, {0}},
    {UR_MEM_TYPE_IMAGE1D_ARRAY, "sample_1d_array", {WIDTH, DEPTH, 1}, {0}},
    {UR_MEM_TYPE_IMAGE2D_ARRAY, "sample_2d_array", {WIDTH, HEIGHT, DEPTH}, {0}},
    {UR_MEM_TYPE_IMAGE3D, "sample_3d", {WIDTH, HEIGHT, DEPTH}, {0}},
};

/* Filtered along the dimensions that a shape has, never from layer to layer. */
static double sampled_in(const struct shape *shape, const float *pixels, const float *at,
                         unsigned c, const struct how *how) {
    bool rows = shape->type == UR_MEM_TYPE_IMAGE2D_ARRAY || shape->type == UR_MEM_TYPE_IMAGE3D;
    bool layers = shape->type != UR_MEM_TYPE_IMAGE1D && shape->type != UR_MEM_TYPE_IMAGE3D;
    size_t slice = (size_t)WIDTH * (rows ? HEIGHT : 1) * 4;
    struct spot h = spot((double)at[0], WIDTH, how), v = {0, 0, 0}, d = {0, 0, 0};
    if (rows) {
        v = spot((double)at[1], HEIGHT, how);
    }
    if (layers) {
        long layer = (long)rint((double)at[2]);
        d.low = d.high = layer < 0 ? 0 : layer >= DEPTH ? DEPTH - 1 : layer;
    } else if (shape->type == UR_MEM_TYPE_IMAGE3D) {
        d = spot((double)at[2], DEPTH, how);
    }
    double sum = 0;
    for (int k = 0; k < 8; ++k) {
        long z = k & 4 ? d.high : d.low;
        z = z < 0 ? 0 : z >= DEPTH ? DEPTH - 1 : z;
        sum += (k & 1 ? h.part : 1 - h.part) * (k & 2 ? v.part : 1 - v.part) *
               (k & 4 ? d.part : 1 - d.part) *
               pixel(pixels + (size_t)z * slice, k & 1 ? h.high : h.low, k & 2 ? v.high : v.low, c,
                     how);
    }
    return sum;
}

static void check_shape(const struct shape *shape, const struct how *how) {
    static const ur_image_format_t floats = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                             UR_IMAGE_CHANNEL_TYPE_FLOAT};
    ur_mem_handle_t image = new_image(shape->type, &floats);
    CHECK(image != NULL);
    float pixels[PIXELS * DEPTH * 4], at[POINTS * 4], out[POINTS * 4];
    uint64_t state = conf_seed();
    for (size_t i = 0; i < CONF_COUNT(pixels); ++i) {
        pixels[i] = (float)(conf_random(&state) >> 48) / 65536;
    }
    ur_rect_offset_t zero = {0, 0, 0};
    UR(urEnqueueMemImageWrite(conf_queue(0), image, true, zero, shape->region, 0, 0, pixels, 0,
                              NULL, NULL));
    bool layers = shape->type != UR_MEM_TYPE_IMAGE1D && shape->type != UR_MEM_TYPE_IMAGE3D;
    for (size_t i = 0; i < POINTS; ++i) {
        at[4 * i] = (float)(conf_random(&state) % (3 * WIDTH * 8)) / 8 - WIDTH + 0.0625f;
        at[4 * i + 1] = (float)(conf_random(&state) % (3 * HEIGHT * 8)) / 8 - HEIGHT + 0.0625f;
        at[4 * i + 2] = layers
                            ? (float)(conf_random(&state) % (DEPTH * 8)) / 8 - 1.0625f
                            : (float)(conf_random(&state) % (3 * DEPTH * 8)) / 8 - DEPTH + 0.0625f;
        at[4 * i + 3] = 0;
    }
    ur_sampler_desc_t desc = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, how->normalized,
                              how->addressing, how->filter};
    ur_sampler_handle_t sampler = NULL;
    UR_OR_UNSUPPORTED(urSamplerCreate(conf.context, &desc, &sampler));
    conf_defer(release_sampler, sampler);
    ur_mem_handle_t result = conf_buffer(sizeof out);
    conf_arg args[4] = {image_arg(0, image, UR_MEM_FLAG_READ_ONLY), conf_arg_sampler(1, sampler),
                        conf_arg_mem(2, filled_buffer(at, sizeof at)), conf_arg_mem(3, result)};
    launch(shape->kernel, POINTS, args, 4);
    read_buffer(result, out, sizeof out);
    for (size_t i = 0; i < POINTS * 4; ++i) {
        const float *point = &at[i / 4 * 4];
        double expected = sampled_in(shape, pixels, point, i % 4, how);
        CHECK_MSG(fabs((double)out[i] - expected) <= 1.0 / 64,
                  "%s, filter %d: channel %zu at %g, %g, %g is %g, expected %g", shape->kernel,
                  (int)how->filter, i % 4, (double)point[0], (double)point[1], (double)point[2],
                  (double)out[i], expected);
    }
}

TEST(sampled_shapes) {
    conf_need_images();
    for (size_t s = 0; s < CONF_COUNT(filtered_shapes); ++s) {
        for (int filter = UR_SAMPLER_FILTER_MODE_NEAREST; filter <= UR_SAMPLER_FILTER_MODE_LINEAR;
             ++filter) {
            struct how how = {false, UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE,
                              (ur_sampler_filter_mode_t)filter};
            check_shape(&filtered_shapes[s], &how);
        }
    }
}

/* What a kernel is told of a format are OpenCL C's numbers, which count as the interface does but
 * for R and A. */
TEST(described) {
    conf_need_images();
    for (size_t o = 0; o < CONF_COUNT(orders); ++o) {
        for (size_t t = 0; t < CONF_COUNT(channel_types); ++t) {
            ur_image_format_t format = {orders[o].order, channel_types[t].type};
            ur_mem_handle_t image = new_image(UR_MEM_TYPE_IMAGE2D, &format);
            if (!image) {
                continue;
            }
            int32_t out[4], order = (int32_t)format.channelOrder;
            order = order < 2 ? 1 - order : order;
            ur_mem_handle_t result = conf_buffer(sizeof out);
            conf_arg args[2] = {image_arg(0, image, UR_MEM_FLAG_READ_ONLY),
                                conf_arg_mem(1, result)};
            launch("describe", 1, args, 2);
            read_buffer(result, out, sizeof out);
            CHECK_MSG(out[0] == 0x10d0 + (int32_t)format.channelType && out[1] == 0x10b0 + order &&
                          out[2] == WIDTH && out[3] == HEIGHT,
                      "order %d, type %d: the kernel was told type %#x, order %#x, %d x %d",
                      (int)format.channelOrder, (int)format.channelType, (unsigned)out[0],
                      (unsigned)out[1], out[2], out[3]);
        }
    }
}

/* ---- arguments ------------------------------------------------------------------------------- */

TEST(wrong_kind) {
    conf_need_images();
    ur_mem_handle_t image = new_image(UR_MEM_TYPE_IMAGE2D, &words), buffer = conf_buffer(256);
    ur_queue_handle_t queue = conf_queue(0);
    uint32_t value = 0;
    ur_rect_offset_t zero = {0, 0, 0};
    ur_rect_region_t one = {1, 1, 1};
    UR_IS_ONE_OF(urEnqueueMemImageRead(queue, buffer, true, zero, one, 0, 0, &value, 0, NULL, NULL),
                 UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_VALUE);
    UR_IS_ONE_OF(urEnqueueMemBufferRead(queue, image, true, 0, 4, &value, 0, NULL, NULL),
                 UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_VALUE);
    UR_IS_ONE_OF(urEnqueueMemImageCopy(queue, image, buffer, zero, zero, one, 0, NULL, NULL),
                 UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_VALUE);
    UR_IS_ONE_OF(urMemImageGetInfo(buffer, UR_IMAGE_INFO_WIDTH, sizeof(size_t), &(size_t){0}, NULL),
                 UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_VALUE);
    ur_mem_handle_t part = NULL;
    ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, 0, 4};
    UR_IS_ONE_OF(urMemBufferPartition(image, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION,
                                      &region, &part),
                 UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_VALUE);
    CHECK(part == NULL);
}

/* Pitches of host memory that the region does not fit in. */
TEST(pitches) {
    ur_mem_handle_t image = new_image(UR_MEM_TYPE_IMAGE3D, &words);
    CHECK(image != NULL);
    ur_queue_handle_t queue = conf_queue(0);
    enum { ROW = WIDTH * LARGEST };
    unsigned char host[ROW * HEIGHT * DEPTH * 2];
    ur_rect_offset_t zero = {0, 0, 0};
    ur_rect_region_t all = {WIDTH, HEIGHT, DEPTH};
    static const size_t wrong[][2] = {{ROW - LARGEST, 0}, {ROW, ROW * (HEIGHT - 1)}};
    for (size_t i = 0; i < CONF_COUNT(wrong); ++i) {
        UR_IS_ONE_OF(urEnqueueMemImageRead(queue, image, true, zero, all, wrong[i][0], wrong[i][1],
                                           host, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_VALUE);
        UR_IS_ONE_OF(urEnqueueMemImageWrite(queue, image, true, zero, all, wrong[i][0], wrong[i][1],
                                            host, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_VALUE);
    }
    uint64_t state = conf_seed();
    unsigned char in[sizeof host], out[sizeof host] = {0};
    for (size_t i = 0; i < sizeof in; ++i) {
        in[i] = (unsigned char)conf_random(&state);
    }
    size_t row = ROW + LARGEST, slice = row * (HEIGHT + 1);
    UR(urEnqueueMemImageWrite(queue, image, true, zero, all, row, slice, in, 0, NULL, NULL));
    UR(urEnqueueMemImageRead(queue, image, true, zero, all, 0, 0, out, 0, NULL, NULL));
    for (size_t z = 0; z < DEPTH; ++z) {
        for (size_t y = 0; y < HEIGHT; ++y) {
            CHECK_MSG(memcmp(out + (z * HEIGHT + y) * ROW, in + z * slice + y * row, ROW) == 0,
                      "row %zu of slice %zu", y, z);
        }
    }
}

static const conf_test tests[] = {
    CONF_TEST(formats, "urMemImageCreate urEnqueueKernelLaunchWithArgsExp",
              "makes images of which kernels read and write each format"),
    CONF_TEST(saturates, "urEnqueueKernelLaunchWithArgsExp",
              "cuts what a kernel writes to the range of the format"),
    CONF_TEST(dimensions, "urMemImageCreate urEnqueueKernelLaunchWithArgsExp",
              "makes images of each shape, which kernels know the size of"),
    CONF_TEST(samplers, "urSamplerCreate urEnqueueKernelLaunchWithArgsExp",
              "samples as addressing and filter say"),
    CONF_TEST(sampled_shapes, "urSamplerCreate urMemImageCreate urEnqueueKernelLaunchWithArgsExp",
              "filters along the dimensions that an image has"),
    CONF_TEST(described, "urMemImageCreate urEnqueueKernelLaunchWithArgsExp",
              "tells kernels the format of an image"),
    CONF_TEST(wrong_kind,
              "urEnqueueMemImageRead urEnqueueMemBufferRead urEnqueueMemImageCopy "
              "urMemImageGetInfo urMemBufferPartition",
              "refuses a buffer for an image, and an image for a buffer"),
    CONF_TEST(pitches, "urEnqueueMemImageWrite urEnqueueMemImageRead",
              "takes pitches of host memory, and refuses those too small"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"pixels", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
