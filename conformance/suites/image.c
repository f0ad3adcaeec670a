/* Images. */
#include "conf.h"

enum { WIDTH = 17, HEIGHT = 9, DEPTH = 5, PIXEL = 4 };

static const ur_image_format_t rgba8 = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                        UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};

static ur_image_desc_t desc_of(ur_mem_type_t type) {
    ur_image_desc_t desc = {UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, type, WIDTH, 1, 1, 1, 0, 0, 0, 0};
    if (type == UR_MEM_TYPE_IMAGE2D || type == UR_MEM_TYPE_IMAGE3D ||
        type == UR_MEM_TYPE_IMAGE2D_ARRAY) {
        desc.height = HEIGHT;
    }
    if (type == UR_MEM_TYPE_IMAGE3D) {
        desc.depth = DEPTH;
    }
    if (type == UR_MEM_TYPE_IMAGE2D_ARRAY || type == UR_MEM_TYPE_IMAGE1D_ARRAY) {
        desc.arraySize = 3;
    }
    return desc;
}

static ur_mem_handle_t new_image(ur_mem_type_t type, const ur_image_format_t *format,
                                 ur_mem_flags_t flags, void *host) {
    conf_need_images();
    ur_image_desc_t desc = desc_of(type);
    ur_mem_handle_t image = NULL;
    ur_result_t result = urMemImageCreate(conf.context, flags, format, &desc, host, &image);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT) {
        conf_unsupported("the device has no such image format");
    }
    CHECK_MSG(result == UR_RESULT_SUCCESS, "urMemImageCreate: %s %s", conf_result_name(result),
              conf_last_error());
    CHECK(image != NULL);
    conf_own_mem(image);
    return image;
}

static ur_mem_handle_t new_2d(void) {
    return new_image(UR_MEM_TYPE_IMAGE2D, &rgba8, UR_MEM_FLAG_READ_WRITE, NULL);
}

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urMemImageGetInfo(object, (ur_image_info_t)property, size, value, size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, new_2d());
}

TEST(unknown_query) {
    conf_check_unknown_query(get, new_2d());
}

TEST(query_errors) {
    conf_check_query_errors(get, new_2d(), UR_IMAGE_INFO_WIDTH);
}

static unsigned char *pattern(size_t size, unsigned seed) {
    unsigned char *bytes = conf_alloc(size);
    uint64_t state = conf_seed() + seed;
    for (size_t i = 0; i < size; ++i) {
        bytes[i] = (unsigned char)(conf_random(&state) >> 33);
    }
    return bytes;
}

static size_t size_info(ur_mem_handle_t image, ur_image_info_t which) {
    size_t value = SIZE_MAX;
    UR(urMemImageGetInfo(image, which, sizeof value, &value, NULL));
    return value;
}

TEST(info) {
    ur_mem_handle_t image = new_2d();
    CHECK_EQ(size_info(image, UR_IMAGE_INFO_WIDTH), WIDTH);
    CHECK_EQ(size_info(image, UR_IMAGE_INFO_HEIGHT), HEIGHT);
    CHECK(size_info(image, UR_IMAGE_INFO_DEPTH) <= 1);
    CHECK_EQ(size_info(image, UR_IMAGE_INFO_ELEMENT_SIZE), PIXEL);
    CHECK(size_info(image, UR_IMAGE_INFO_ROW_PITCH) >= WIDTH * PIXEL);
    ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_FORCE_UINT32,
                                UR_IMAGE_CHANNEL_TYPE_FORCE_UINT32};
    UR(urMemImageGetInfo(image, UR_IMAGE_INFO_FORMAT, sizeof format, &format, NULL));
    CHECK_EQ(format.channelOrder, rgba8.channelOrder);
    CHECK_EQ(format.channelType, rgba8.channelType);
    ur_context_handle_t context = NULL;
    UR(urMemGetInfo(image, UR_MEM_INFO_CONTEXT, sizeof context, &context, NULL));
    CHECK_PTR(context, conf.context);
    size_t size = 0;
    UR(urMemGetInfo(image, UR_MEM_INFO_SIZE, sizeof size, &size, NULL));
    CHECK(size >= WIDTH * HEIGHT * PIXEL);
}

TEST(types) {
    conf_need_images();
    static const ur_mem_type_t types[] = {UR_MEM_TYPE_IMAGE1D, UR_MEM_TYPE_IMAGE2D,
                                          UR_MEM_TYPE_IMAGE3D, UR_MEM_TYPE_IMAGE1D_ARRAY,
                                          UR_MEM_TYPE_IMAGE2D_ARRAY};
    ur_queue_handle_t queue = conf_queue(0);
    for (size_t i = 0; i < CONF_COUNT(types); ++i) {
        ur_mem_handle_t image = new_image(types[i], &rgba8, UR_MEM_FLAG_READ_WRITE, NULL);
        ur_rect_offset_t zero = {0, 0, 0};
        ur_rect_region_t region = {WIDTH, 1, 1};
        if (types[i] == UR_MEM_TYPE_IMAGE2D || types[i] == UR_MEM_TYPE_IMAGE3D ||
            types[i] == UR_MEM_TYPE_IMAGE2D_ARRAY) {
            region.height = HEIGHT;
        }
        region.height = types[i] == UR_MEM_TYPE_IMAGE1D_ARRAY ? 3 : region.height;
        region.depth = types[i] == UR_MEM_TYPE_IMAGE3D         ? DEPTH
                       : types[i] == UR_MEM_TYPE_IMAGE2D_ARRAY ? 3
                                                               : 1;
        size_t size = region.width * region.height * region.depth * PIXEL;
        unsigned char *in = pattern(size, (unsigned)i), *out = conf_alloc(size);
        UR(urEnqueueMemImageWrite(queue, image, true, zero, region, 0, 0, in, 0, NULL, NULL));
        UR(urEnqueueMemImageRead(queue, image, true, zero, region, 0, 0, out, 0, NULL, NULL));
        CHECK_MSG(memcmp(in, out, size) == 0, "an image of type %d does not keep what is written",
                  (int)types[i]);
    }
}

TEST(formats) {
    conf_need_images();
    /* every OpenCL device that has images has these */
    static const struct {
        ur_image_format_t format;
        size_t pixel;
    } formats[] = {
        {{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8}, 4},
        {{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8}, 4},
        {{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16}, 8},
        {{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32}, 16},
        {{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT}, 16},
    };
    ur_queue_handle_t queue = conf_queue(0);
    for (size_t i = 0; i < CONF_COUNT(formats); ++i) {
        ur_mem_handle_t image =
            new_image(UR_MEM_TYPE_IMAGE2D, &formats[i].format, UR_MEM_FLAG_READ_WRITE, NULL);
        CHECK_EQ(size_info(image, UR_IMAGE_INFO_ELEMENT_SIZE), formats[i].pixel);
        ur_rect_offset_t zero = {0, 0, 0};
        ur_rect_region_t region = {WIDTH, HEIGHT, 1};
        size_t size = WIDTH * HEIGHT * formats[i].pixel;
        unsigned char *in = pattern(size, (unsigned)i), *out = conf_alloc(size);
        UR(urEnqueueMemImageWrite(queue, image, true, zero, region, 0, 0, in, 0, NULL, NULL));
        UR(urEnqueueMemImageRead(queue, image, true, zero, region, 0, 0, out, 0, NULL, NULL));
        CHECK(memcmp(in, out, size) == 0);
    }
}

TEST(parts) {
    ur_mem_handle_t image = new_2d();
    ur_queue_handle_t queue = conf_queue(0);
    ur_rect_offset_t zero = {0, 0, 0}, origin = {3, 2, 0};
    ur_rect_region_t all = {WIDTH, HEIGHT, 1}, region = {5, 4, 1};
    enum { PITCH = 32 };
    unsigned char *model = pattern(WIDTH * HEIGHT * PIXEL, 1), *part = pattern(PITCH * 4, 2),
                  *out = conf_alloc(WIDTH * HEIGHT * PIXEL);
    UR(urEnqueueMemImageWrite(queue, image, true, zero, all, 0, 0, model, 0, NULL, NULL));
    ur_event_handle_t event = NULL;
    UR(urEnqueueMemImageWrite(queue, image, false, origin, region, PITCH, 0, part, 0, NULL,
                              &event));
    conf_event(event);
    for (size_t y = 0; y < 4; ++y) {
        memcpy(model + ((y + 2) * WIDTH + 3) * PIXEL, part + y * PITCH, 5 * PIXEL);
    }
    UR(urEnqueueMemImageRead(queue, image, true, zero, all, 0, 0, out, 1, &event, NULL));
    CHECK_MSG(memcmp(out, model, WIDTH * HEIGHT * PIXEL) == 0, "after writing a part");
    memset(out, 0, WIDTH * HEIGHT * PIXEL);
    UR(urEnqueueMemImageRead(queue, image, true, origin, region, PITCH, 0, out, 0, NULL, NULL));
    for (size_t y = 0; y < 4; ++y) {
        CHECK_MSG(memcmp(out + y * PITCH, part + y * PITCH, 5 * PIXEL) == 0,
                  "row %zu after reading a part", y);
    }
}

TEST(copies) {
    ur_mem_handle_t from = new_2d(), to = new_2d();
    ur_queue_handle_t queue = conf_queue(0);
    ur_rect_offset_t zero = {0, 0, 0}, source = {1, 1, 0}, target = {4, 3, 0};
    ur_rect_region_t all = {WIDTH, HEIGHT, 1}, region = {6, 5, 1};
    size_t size = WIDTH * HEIGHT * PIXEL;
    unsigned char *in = pattern(size, 3), *model = pattern(size, 4), *out = conf_alloc(size);
    UR(urEnqueueMemImageWrite(queue, from, true, zero, all, 0, 0, in, 0, NULL, NULL));
    UR(urEnqueueMemImageWrite(queue, to, true, zero, all, 0, 0, model, 0, NULL, NULL));
    ur_event_handle_t event = NULL;
    UR(urEnqueueMemImageCopy(queue, from, to, source, target, region, 0, NULL, &event));
    conf_event(event);
    for (size_t y = 0; y < 5; ++y) {
        memcpy(model + ((y + 3) * WIDTH + 4) * PIXEL, in + ((y + 1) * WIDTH + 1) * PIXEL,
               6 * PIXEL);
    }
    UR(urEnqueueMemImageRead(queue, to, true, zero, all, 0, 0, out, 1, &event, NULL));
    CHECK(memcmp(out, model, size) == 0);
}

TEST(host_memory) {
    conf_need_images();
    size_t size = WIDTH * HEIGHT * PIXEL;
    unsigned char *in = pattern(size, 5), *out = conf_alloc(size);
    ur_mem_handle_t image =
        new_image(UR_MEM_TYPE_IMAGE2D, &rgba8,
                  UR_MEM_FLAG_READ_ONLY | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, in);
    ur_rect_offset_t zero = {0, 0, 0};
    ur_rect_region_t all = {WIDTH, HEIGHT, 1};
    UR(urEnqueueMemImageRead(conf_queue(0), image, true, zero, all, 0, 0, out, 0, NULL, NULL));
    CHECK(memcmp(in, out, size) == 0);
}

TEST(past_end) {
    ur_mem_handle_t image = new_2d(), other = new_2d();
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *host = conf_alloc(1 << 16);
    ur_rect_offset_t zero = {0, 0, 0}, right = {WIDTH, 0, 0}, down = {0, HEIGHT - 1, 0};
    ur_rect_region_t one = {1, 1, 1}, two = {1, 2, 1}, deep = {1, 1, 2};
    ur_result_t results[] = {
        urEnqueueMemImageRead(queue, image, true, right, one, 0, 0, host, 0, NULL, NULL),
        urEnqueueMemImageRead(queue, image, true, down, two, 0, 0, host, 0, NULL, NULL),
        urEnqueueMemImageRead(queue, image, true, zero, deep, 0, 0, host, 0, NULL, NULL),
        urEnqueueMemImageWrite(queue, image, true, right, one, 0, 0, host, 0, NULL, NULL),
        urEnqueueMemImageCopy(queue, image, other, zero, right, one, 0, NULL, NULL),
        urEnqueueMemImageCopy(queue, image, other, down, zero, two, 0, NULL, NULL),
    };
    for (size_t i = 0; i < CONF_COUNT(results); ++i) {
        CHECK_MSG(results[i] == UR_RESULT_ERROR_INVALID_SIZE ||
                      results[i] == UR_RESULT_ERROR_INVALID_VALUE,
                  "case %zu gave %s", i, conf_result_name(results[i]));
    }
    UR(urQueueFinish(queue));
}

/* Whatever else the flags ask for, and whether host memory is there or not. */
TEST(unknown_flags) {
    conf_need_images();
    static const ur_mem_flags_t wrong[] = {UR_MEM_FLAGS_MASK & -UR_MEM_FLAGS_MASK, 0x80000000u,
                                           UR_MEM_FLAG_FORCE_UINT32, UR_MEM_FLAGS_MASK};
    static const ur_mem_flags_t known[] = {0, UR_MEM_FLAG_USE_HOST_POINTER,
                                           UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER};
    ur_image_desc_t desc = desc_of(UR_MEM_TYPE_IMAGE2D);
    void *hosts[] = {NULL, conf_alloc(desc.width * desc.height * 4)};
    ur_mem_handle_t image = NULL;
    for (size_t i = 0; i < CONF_COUNT(wrong) * CONF_COUNT(known) * 2; ++i) {
        ur_mem_flags_t flags = wrong[i / 2 / CONF_COUNT(known)] | known[i / 2 % CONF_COUNT(known)];
        UR_IS(UR_RESULT_ERROR_INVALID_ENUMERATION,
              urMemImageCreate(conf.context, flags, &rgba8, &desc, hosts[i % 2], &image));
        CHECK(image == NULL);
    }
}

TEST(too_large) {
    conf_need_images();
    ur_image_desc_t desc = desc_of(UR_MEM_TYPE_IMAGE2D);
    desc.width = conf_size(UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH) + 1;
    ur_mem_handle_t image = NULL;
    UR_IS_ONE_OF(
        urMemImageCreate(conf.context, UR_MEM_FLAG_READ_WRITE, &rgba8, &desc, NULL, &image),
        UR_RESULT_ERROR_INVALID_IMAGE_SIZE, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
    CHECK(image == NULL);
    desc = desc_of(UR_MEM_TYPE_IMAGE2D);
    desc.width = 0;
    UR_IS_ONE_OF(
        urMemImageCreate(conf.context, UR_MEM_FLAG_READ_WRITE, &rgba8, &desc, NULL, &image),
        UR_RESULT_ERROR_INVALID_IMAGE_SIZE, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
    CHECK(image == NULL);
}

TEST(limits) {
    conf_need_images();
    CHECK(conf_size(UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH) >= 8192);
    CHECK(conf_size(UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT) >= 8192);
    CHECK(conf_size(UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH) >= 2048);
    CHECK(conf_u32(UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS) >= 128);
    CHECK(conf_u32(UR_DEVICE_INFO_MAX_SAMPLERS) >= 16);
}

TEST(kernels_read) {
    ur_mem_handle_t image = new_2d();
    ur_queue_handle_t queue = conf_queue(0);
    ur_kernel_handle_t kernel = conf_kernel("images", "read_2d");
    unsigned char *in = pattern(WIDTH * HEIGHT * PIXEL, 6);
    uint32_t *out = conf_alloc(WIDTH * HEIGHT * PIXEL * 4);
    ur_rect_offset_t zero = {0, 0, 0};
    ur_rect_region_t all = {WIDTH, HEIGHT, 1};
    ur_mem_handle_t buffer = conf_buffer(WIDTH * HEIGHT * PIXEL * 4);
    UR(urEnqueueMemImageWrite(queue, image, true, zero, all, 0, 0, in, 0, NULL, NULL));
    conf_arg args[2] = {conf_arg_mem(0, image), conf_arg_mem(1, buffer)};
    args[0].value.memObjTuple.flags = UR_MEM_FLAG_READ_ONLY;
    size_t global[2] = {WIDTH, HEIGHT}, offset[2] = {0, 0};
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 2, offset, global, NULL, 2, args, NULL, 0,
                                        NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, buffer, true, 0, WIDTH * HEIGHT * PIXEL * 4, out, 0, NULL,
                              NULL));
    for (size_t i = 0; i < WIDTH * HEIGHT * PIXEL; ++i) {
        CHECK_MSG(out[i] == in[i], "channel %zu is %u, expected %u", i, out[i], in[i]);
    }
}

TEST(kernels_write) {
    ur_mem_handle_t image = new_2d();
    ur_queue_handle_t queue = conf_queue(0);
    ur_kernel_handle_t kernel = conf_kernel("images", "write_2d");
    conf_arg args[1] = {conf_arg_mem(0, image)};
    args[0].value.memObjTuple.flags = UR_MEM_FLAG_WRITE_ONLY;
    size_t global[2] = {WIDTH, HEIGHT}, offset[2] = {0, 0};
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 2, offset, global, NULL, 1, args, NULL, 0,
                                        NULL, NULL));
    unsigned char *out = conf_alloc(WIDTH * HEIGHT * PIXEL);
    ur_rect_offset_t zero = {0, 0, 0};
    ur_rect_region_t all = {WIDTH, HEIGHT, 1};
    UR(urEnqueueMemImageRead(queue, image, true, zero, all, 0, 0, out, 0, NULL, NULL));
    for (size_t y = 0; y < HEIGHT; ++y) {
        for (size_t x = 0; x < WIDTH; ++x) {
            unsigned char *pixel = out + (y * WIDTH + x) * PIXEL;
            CHECK_MSG(pixel[0] == x && pixel[1] == y && pixel[2] == x + y && pixel[3] == 255,
                      "pixel %zu, %zu", x, y);
        }
    }
}

static void release_sampler(void *sampler) {
    urSamplerRelease(sampler);
}

/* An image of floats whose pixels hold the number of their column. */
static ur_mem_handle_t new_columns(ur_queue_handle_t queue) {
    ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT};
    ur_mem_handle_t image = new_image(UR_MEM_TYPE_IMAGE2D, &format, UR_MEM_FLAG_READ_ONLY, NULL);
    float *in = conf_alloc(WIDTH * HEIGHT * 16);
    for (size_t i = 0; i < WIDTH * HEIGHT; ++i) {
        in[4 * i] = (float)(i % WIDTH);
    }
    ur_rect_offset_t zero = {0, 0, 0};
    ur_rect_region_t all = {WIDTH, HEIGHT, 1};
    UR(urEnqueueMemImageWrite(queue, image, true, zero, all, 0, 0, in, 0, NULL, NULL));
    return image;
}

static ur_sampler_handle_t new_sampler(ur_sampler_filter_mode_t filter) {
    ur_sampler_desc_t desc = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, false,
                              UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, filter};
    ur_sampler_handle_t sampler = NULL;
    UR_OR_UNSUPPORTED(urSamplerCreate(conf.context, &desc, &sampler));
    conf_defer(release_sampler, sampler);
    return sampler;
}

TEST(kernels_sample) {
    conf_need_images();
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t image = new_columns(queue);
    ur_sampler_handle_t sampler = new_sampler(UR_SAMPLER_FILTER_MODE_LINEAR);
    float out[4] = {0};
    ur_kernel_handle_t kernel = conf_kernel("images", "sample_2d");
    ur_mem_handle_t buffer = conf_buffer(16);
    /* half way between the pixels of columns 4 and 5 */
    float x = 5.0f, y = 2.5f;
    conf_arg args[5] = {conf_arg_mem(0, image), conf_arg_sampler(1, sampler),
                        conf_arg_mem(2, buffer), conf_arg_value(3, sizeof x, &x),
                        conf_arg_value(4, sizeof y, &y)};
    args[0].value.memObjTuple.flags = UR_MEM_FLAG_READ_ONLY;
    conf_launch(queue, kernel, 1, args, 5, 0, NULL, NULL);
    UR(urEnqueueMemBufferRead(queue, buffer, true, 0, sizeof out, out, 0, NULL, NULL));
    CHECK_MSG(out[0] > 4.4f && out[0] < 4.6f, "between 4 and 5 the sampler gives %f",
              (double)out[0]);
}

TEST(retained_sampler) {
    conf_need_images();
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t image = new_columns(queue);
    ur_sampler_handle_t sampler = new_sampler(UR_SAMPLER_FILTER_MODE_NEAREST);
    float out[4] = {0}, x = 3.2f, y = 1.5f;
    ur_kernel_handle_t kernel = conf_kernel("images", "sample_2d");
    ur_mem_handle_t buffer = conf_buffer(16);
    UR_OR_UNSUPPORTED(urKernelSetArgSampler(kernel, 1, NULL, sampler));
    UR(urKernelSetArgMemObj(kernel, 0, NULL, image));
    UR(urKernelSetArgMemObj(kernel, 2, NULL, buffer));
    UR(urKernelSetArgValue(kernel, 3, sizeof x, NULL, &x));
    UR(urKernelSetArgValue(kernel, 4, sizeof y, NULL, &y));
    size_t offset = 0, global = 1;
    UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, NULL, NULL, 0, NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, buffer, true, 0, sizeof out, out, 0, NULL, NULL));
    CHECK_MSG(out[0] == 3.0f, "the nearest pixel of column 3 holds %f", (double)out[0]);
}

TEST(native_handle) {
    ur_mem_handle_t image = new_2d();
    ur_native_handle_t native = 0, again = 0;
    UR_OR_UNSUPPORTED(urMemGetNativeHandle(image, conf.device, &native));
    ur_mem_native_properties_t properties = {UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES, NULL, false};
    ur_image_desc_t desc = desc_of(UR_MEM_TYPE_IMAGE2D);
    ur_mem_handle_t made = NULL;
    UR_OR_UNSUPPORTED(
        urMemImageCreateWithNativeHandle(native, conf.context, &rgba8, &desc, &properties, &made));
    conf_own_mem(made);
    UR(urMemGetNativeHandle(made, conf.device, &again));
    CHECK_EQ(again, native);
}

static const conf_test tests[] = {
    CONF_TEST(info, "urMemImageCreate urMemImageGetInfo urMemGetInfo",
              "makes an image that tells its shape and format"),
    CONF_TEST(types, "urMemImageCreate urEnqueueMemImageWrite urEnqueueMemImageRead",
              "makes images of one to three dimensions and arrays of them"),
    CONF_TEST(formats, "urMemImageCreate", "makes images of the formats that every device has"),
    CONF_TEST(host_memory, "urMemImageCreate", "copies the host memory given"),
    CONF_TEST(unknown_flags, "urMemImageCreate", "refuses flags that are none before all else"),
    CONF_TEST(too_large, "urMemImageCreate", "refuses sizes above the limit, and 0"),
    CONF_TEST(limits, "urDeviceGetInfo", "answers limits of images that are large enough"),
    CONF_TEST(unknown_query, "urMemImageGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urMemImageGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(parts, "urEnqueueMemImageWrite urEnqueueMemImageRead",
              "moves parts with a pitch of the host's"),
    CONF_TEST(copies, "urEnqueueMemImageCopy", "copies a part from one image to another"),
    CONF_TEST(past_end, "urEnqueueMemImageRead urEnqueueMemImageWrite urEnqueueMemImageCopy",
              "refuses to go past the end of an image"),
    CONF_TEST(kernels_read, "urEnqueueKernelLaunchWithArgsExp",
              "passes an image that a kernel reads"),
    CONF_TEST(kernels_write, "urEnqueueKernelLaunchWithArgsExp",
              "passes an image that a kernel writes"),
    CONF_TEST(kernels_sample, "urSamplerCreate urEnqueueKernelLaunchWithArgsExp",
              "filters as the sampler says"),
    CONF_TEST(retained_sampler, "urKernelSetArgSampler urEnqueueKernelLaunch", "passes a sampler"),
    CONF_TEST(native_handle, "urMemGetNativeHandle urMemImageCreateWithNativeHandle",
              "gives a handle from which an image is made"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_image_info_t", "urMemImageGetInfo", query);
    return conf_main_list(argc, argv, "image", &list);
}
