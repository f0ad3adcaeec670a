/* Bindless images: their memory and copies. Kernels: bindless_kernel.c. */
#include "bindless.h"

#include <stdio.h>

static const ur_image_format_t rgba32 = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                         UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32};
static const ur_image_format_t rg8 = {UR_IMAGE_CHANNEL_ORDER_RG,
                                      UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};

static const ur_mem_type_t types[] = {
    UR_MEM_TYPE_IMAGE1D,          UR_MEM_TYPE_IMAGE2D,       UR_MEM_TYPE_IMAGE3D,
    UR_MEM_TYPE_IMAGE1D_ARRAY,    UR_MEM_TYPE_IMAGE2D_ARRAY, UR_MEM_TYPE_IMAGE_CUBEMAP_EXP,
    UR_MEM_TYPE_IMAGE_GATHER_EXP,
};

static unsigned char *pattern(size_t size, uint64_t seed) {
    unsigned char *bytes = conf_alloc(size);
    uint64_t state = conf_seed() + seed;
    for (size_t i = 0; i < size; ++i) {
        bytes[i] = (unsigned char)(conf_random(&state) >> 33);
    }
    return bytes;
}

/* ---- memory ---------------------------------------------------------------------------------- */

static size_t size_info(const conf_image *image, ur_image_info_t which) {
    size_t value = SIZE_MAX, size = 0;
    UR(urBindlessImagesImageGetInfoExp(conf.context, image->memory, which, &value, &size));
    CHECK_EQ(size, sizeof value);
    return value;
}

TEST(keeps) {
    ur_mem_type_t type = *(const ur_mem_type_t *)data;
    conf_image image = conf_image_new(type, rgba32, 17, 9, 5, 1);
    CHECK_EQ(size_info(&image, UR_IMAGE_INFO_WIDTH), image.width);
    CHECK_EQ(size_info(&image, UR_IMAGE_INFO_HEIGHT), image.desc.height);
    CHECK_EQ(size_info(&image, UR_IMAGE_INFO_DEPTH), image.desc.depth);
    CHECK_EQ(size_info(&image, UR_IMAGE_INFO_ELEMENT_SIZE), image.pixel);
    ur_image_format_t format = {0};
    UR(urBindlessImagesImageGetInfoExp(conf.context, image.memory, UR_IMAGE_INFO_FORMAT, &format,
                                       NULL));
    CHECK_EQ(format.channelOrder, image.format.channelOrder);
    CHECK_EQ(format.channelType, image.format.channelType);
    size_t bytes = conf_image_bytes(&image);
    unsigned char *in = pattern(bytes, type), *out = conf_alloc(bytes);
    ur_queue_handle_t queue = conf_queue(0);
    conf_image_write(queue, &image, in);
    conf_image_read(queue, &image, out);
    CHECK(memcmp(in, out, bytes) == 0);
}

static ur_bool_t memory_support(const ur_image_desc_t *desc, ur_image_format_t format,
                                ur_exp_image_mem_type_t type) {
    ur_bool_t supported = 7;
    UR(urBindlessImagesGetImageMemoryHandleTypeSupportExp(conf.context, conf.device, desc, &format,
                                                          type, &supported));
    CHECK(supported <= 1);
    return supported;
}

/* What the device says that it has it has, and what it says that it lacks it refuses. */
TEST(formats) {
    ur_mem_type_t type = *(const ur_mem_type_t *)data;
    conf_need_image_type(type);
    ur_queue_handle_t queue = conf_queue(0);
    unsigned had = 0;
    for (int order = 0; order <= UR_IMAGE_CHANNEL_ORDER_SRGBA; ++order) {
        for (int channel = 0; channel <= UR_IMAGE_CHANNEL_TYPE_FLOAT; ++channel) {
            ur_image_format_t format = {(ur_image_channel_order_t)order,
                                        (ur_image_channel_type_t)channel};
            ur_image_desc_t desc = conf_image_desc(type, 13, 7, 3, 1);
            if (!memory_support(&desc, format, UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE)) {
                ur_exp_image_mem_native_handle_t none = 0x5a;
                CHECK(urBindlessImagesImageAllocateExp(conf.context, conf.device, &format, &desc,
                                                       &none) != UR_RESULT_SUCCESS);
                CHECK_EQ(none, 0x5a);
                continue;
            }
            ++had;
            conf_image image = conf_image_new(type, format, 13, 7, 3, 1);
            size_t bytes = conf_image_bytes(&image);
            unsigned char *in = pattern(bytes, had), *out = conf_alloc(bytes);
            conf_image_write(queue, &image, in);
            conf_image_read(queue, &image, out);
            CHECK_MSG(memcmp(in, out, bytes) == 0, "order %d type %d is not kept", order, channel);
            ur_bool_t unsampled = 7;
            UR(urBindlessImagesGetImageUnsampledHandleSupportExp(
                conf.context, conf.device, &desc, &format, UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE,
                &unsampled));
            if (unsampled) {
                (void)conf_unsampled(&image);
            }
            ur_bool_t sampled = 7;
            UR(urBindlessImagesGetImageSampledHandleSupportExp(
                conf.context, conf.device, &desc, &format, UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE,
                &sampled));
            if (sampled) {
                ur_sampler_desc_t how =
                    conf_sampler(false, UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE,
                                 UR_SAMPLER_FILTER_MODE_NEAREST, NULL);
                (void)conf_sampled(&image, &how);
            }
        }
    }
    CHECK(had > 0);
}

TEST(many) {
    /* Rounds that take and give back more than fits at a time. */
    conf_need_bindless();
    for (int round = 0; round < 40; ++round) {
        ur_exp_image_mem_native_handle_t memory[4];
        ur_image_desc_t desc = conf_image_desc(UR_MEM_TYPE_IMAGE2D, 2048, 1024, 0, 1);
        for (int i = 0; i < 4; ++i) {
            UR(urBindlessImagesImageAllocateExp(conf.context, conf.device, &rgba32, &desc,
                                                &memory[i]));
        }
        for (int i = 0; i < 4; ++i) {
            UR(urBindlessImagesImageFreeExp(conf.context, conf.device, memory[i]));
        }
    }
}

static void release_context(void *context) {
    (void)urContextRelease(context);
}

TEST(left_behind) {
    conf_need_bindless();
    ur_context_handle_t context = NULL;
    UR(urContextCreate(1, &conf.device, NULL, &context));
    conf_defer_settled(release_context, NULL, context);
    ur_image_desc_t desc = conf_image_desc(UR_MEM_TYPE_IMAGE2D, 64, 64, 0, 1);
    for (int i = 0; i < 40; ++i) {
        ur_exp_image_mem_native_handle_t memory;
        ur_exp_image_native_handle_t image;
        UR(urBindlessImagesImageAllocateExp(context, conf.device, &rgba32, &desc, &memory));
        UR(urBindlessImagesUnsampledImageCreateExp(context, conf.device, memory, &rgba32, &desc,
                                                   &image));
    }
    if (conf_bool(UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP)) {
        ur_exp_image_mem_native_handle_t memory, level;
        desc.numMipLevel = 3;
        UR(urBindlessImagesImageAllocateExp(context, conf.device, &rgba32, &desc, &memory));
        UR(urBindlessImagesMipmapGetLevelExp(context, conf.device, memory, 2, &level));
    }
    UR(urContextRelease(context));
}

TEST(limits) {
    conf_need_bindless();
    ur_exp_image_mem_native_handle_t memory = 0x5a;
    size_t width = conf_size(UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH);
    CHECK(width > 0);
    ur_image_desc_t desc = conf_image_desc(UR_MEM_TYPE_IMAGE2D, width, 1, 0, 1);
    UR(urBindlessImagesImageAllocateExp(conf.context, conf.device, &rg8, &desc, &memory));
    UR(urBindlessImagesImageFreeExp(conf.context, conf.device, memory));
    memory = 0x5a;
    ur_image_desc_t wrong[] = {
        conf_image_desc(UR_MEM_TYPE_IMAGE2D, width + 1, 1, 0, 1),
        conf_image_desc(UR_MEM_TYPE_IMAGE2D, 0, 1, 0, 1),
        conf_image_desc(UR_MEM_TYPE_IMAGE2D, 1, 0, 0, 1),
        conf_image_desc(UR_MEM_TYPE_IMAGE2D, SIZE_MAX, SIZE_MAX, 0, 1),
        conf_image_desc(UR_MEM_TYPE_IMAGE3D, 4, 4, 0, 1),
    };
    for (size_t i = 0; i < CONF_COUNT(wrong); ++i) {
        UR_IS(
            UR_RESULT_ERROR_INVALID_IMAGE_SIZE,
            urBindlessImagesImageAllocateExp(conf.context, conf.device, &rg8, &wrong[i], &memory));
        CHECK(!memory_support(&wrong[i], rg8, UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE));
    }
    if (conf_bool(UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP)) {
        ur_image_desc_t cube = conf_image_desc(UR_MEM_TYPE_IMAGE_CUBEMAP_EXP, 8, 8, 6, 1);
        cube.height = 9;
        UR_IS(UR_RESULT_ERROR_INVALID_IMAGE_SIZE,
              urBindlessImagesImageAllocateExp(conf.context, conf.device, &rg8, &cube, &memory));
        cube.height = 8;
        cube.arraySize = 5;
        UR_IS(UR_RESULT_ERROR_INVALID_IMAGE_SIZE,
              urBindlessImagesImageAllocateExp(conf.context, conf.device, &rg8, &cube, &memory));
    }
    desc.type = (ur_mem_type_t)0x7777;
    UR_IS(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR,
          urBindlessImagesImageAllocateExp(conf.context, conf.device, &rg8, &desc, &memory));
    CHECK_EQ(memory, 0x5a);
}

TEST(wrong_memory) {
    conf_image image = conf_image_new(UR_MEM_TYPE_IMAGE2D, rgba32, 8, 8, 0, 1);
    ur_exp_image_native_handle_t surface = conf_unsampled(&image), none = 0x5a;
    ur_context_handle_t other = conf_new_context();
    char value[64];
    static int here;
    uintptr_t wrong[] = {0, 1, 0x123456789, (uintptr_t)&here, UINTPTR_MAX};
    ur_sampler_desc_t how = conf_sampler(false, UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE,
                                         UR_SAMPLER_FILTER_MODE_NEAREST, NULL);
    for (size_t i = 0; i < CONF_COUNT(wrong); ++i) {
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urBindlessImagesImageFreeExp(conf.context, conf.device, wrong[i]));
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urBindlessImagesMipmapFreeExp(conf.context, conf.device, wrong[i]));
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urBindlessImagesImageGetInfoExp(conf.context, wrong[i], UR_IMAGE_INFO_WIDTH, value,
                                              NULL));
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urBindlessImagesUnsampledImageCreateExp(conf.context, conf.device, wrong[i],
                                                      &image.format, &image.desc, &none));
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urBindlessImagesSampledImageCreateExp(conf.context, conf.device, wrong[i],
                                                    &image.format, &image.desc, &how, &none));
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urBindlessImagesUnsampledImageHandleDestroyExp(conf.context, conf.device, wrong[i]));
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urBindlessImagesSampledImageHandleDestroyExp(conf.context, conf.device, wrong[i]));
    }
    /* Of one kind, given as another, or to another context. */
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesMipmapFreeExp(conf.context, conf.device, image.memory));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesImageFreeExp(other, conf.device, image.memory));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesSampledImageHandleDestroyExp(conf.context, conf.device, surface));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesUnsampledImageHandleDestroyExp(other, conf.device, surface));
    CHECK_EQ(none, 0x5a);
    /* Given up twice. */
    conf_image again = image;
    UR(urBindlessImagesImageAllocateExp(conf.context, conf.device, &image.format, &image.desc,
                                        &again.memory));
    UR(urBindlessImagesImageFreeExp(conf.context, conf.device, again.memory));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesImageFreeExp(conf.context, conf.device, again.memory));
}

/* In a context of two devices each has its own. */
TEST(other_device) {
    conf_need_bindless();
    ur_device_handle_t devices[2];
    uint32_t count = 0;
    UR(urDeviceGet(conf.platform, UR_DEVICE_TYPE_ALL, 0, NULL, &count));
    if (count < 2) {
        conf_skip("there is one device");
    }
    UR(urDeviceGet(conf.platform, UR_DEVICE_TYPE_ALL, 2, devices, NULL));
    ur_context_handle_t context = NULL;
    UR(urContextCreate(2, devices, NULL, &context));
    conf_defer(release_context, context);
    ur_image_desc_t desc = conf_image_desc(UR_MEM_TYPE_IMAGE2D, 8, 8, 0, 1);
    ur_exp_image_mem_native_handle_t memory;
    ur_exp_image_native_handle_t image = 0x5a;
    UR(urBindlessImagesImageAllocateExp(context, devices[0], &rgba32, &desc, &memory));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urBindlessImagesUnsampledImageCreateExp(
                                             context, devices[1], memory, &rgba32, &desc, &image));
    CHECK_EQ(image, 0x5a);
    UR(urBindlessImagesUnsampledImageCreateExp(context, devices[0], memory, &rgba32, &desc,
                                               &image));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesUnsampledImageHandleDestroyExp(context, devices[1], image));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urBindlessImagesImageFreeExp(context, devices[1], memory));
    UR(urBindlessImagesUnsampledImageHandleDestroyExp(context, devices[0], image));
    UR(urBindlessImagesImageFreeExp(context, devices[0], memory));
}

TEST(info_errors) {
    conf_image image = conf_image_new(UR_MEM_TYPE_IMAGE2D, rgba32, 8, 8, 0, 1);
    size_t value;
    UR_IS(UR_RESULT_ERROR_INVALID_NULL_POINTER,
          urBindlessImagesImageGetInfoExp(conf.context, image.memory, UR_IMAGE_INFO_WIDTH, NULL,
                                          NULL));
    UR_IS_ONE_OF(urBindlessImagesImageGetInfoExp(conf.context, image.memory,
                                                 (ur_image_info_t)0x7ffffff0, &value, NULL),
                 UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION);
    size_t size = 0;
    UR(urBindlessImagesImageGetInfoExp(conf.context, image.memory, UR_IMAGE_INFO_FORMAT, NULL,
                                       &size));
    CHECK_EQ(size, sizeof(ur_image_format_t));
}

/* ---- levels ---------------------------------------------------------------------------------- */

TEST(levels) {
    enum { LEVELS = 5 };
    conf_image image = conf_image_new(UR_MEM_TYPE_IMAGE2D, rgba32, 37, 18, 0, LEVELS);
    uint32_t count = 0;
    UR(urBindlessImagesImageGetInfoExp(conf.context, image.memory, UR_IMAGE_INFO_NUM_MIP_LEVELS,
                                       &count, NULL));
    CHECK_EQ(count, LEVELS);
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *in[LEVELS];
    for (uint32_t i = 0; i < LEVELS; ++i) {
        conf_image level = conf_image_level(&image, i);
        in[i] = pattern(conf_image_bytes(&level), i);
        conf_image_write(queue, &level, in[i]);
    }
    for (uint32_t i = 0; i < LEVELS; ++i) {
        conf_image level = conf_image_level(&image, i), again = conf_image_level(&image, i);
        CHECK_EQ(level.memory, again.memory);
        CHECK_EQ(size_info(&level, UR_IMAGE_INFO_WIDTH), 37u >> i);
        unsigned char *out = conf_alloc(conf_image_bytes(&level));
        conf_image_read(queue, &level, out);
        CHECK_MSG(memcmp(in[i], out, conf_image_bytes(&level)) == 0, "level %u", i);
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urBindlessImagesImageFreeExp(conf.context, conf.device, level.memory));
    }
    ur_exp_image_mem_native_handle_t none = 0x5a;
    UR_IS(
        UR_RESULT_ERROR_INVALID_VALUE,
        urBindlessImagesMipmapGetLevelExp(conf.context, conf.device, image.memory, LEVELS, &none));
    conf_image level = conf_image_level(&image, 1);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesMipmapGetLevelExp(conf.context, conf.device, level.memory, 0, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesImageFreeExp(conf.context, conf.device, image.memory));
    ur_image_desc_t deep = conf_image_desc(UR_MEM_TYPE_IMAGE2D, 37, 18, 0, 7);
    UR_IS(UR_RESULT_ERROR_INVALID_IMAGE_SIZE,
          urBindlessImagesImageAllocateExp(conf.context, conf.device, &rgba32, &deep, &none));
    ur_exp_image_native_handle_t surface = 0x5a;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesUnsampledImageCreateExp(conf.context, conf.device, image.memory, &rgba32,
                                                  &image.desc, &surface));
    CHECK_EQ(none, 0x5a);
    CHECK_EQ(surface, 0x5a);
}

/* ---- copies ---------------------------------------------------------------------------------- */

static ur_exp_image_copy_region_t region_of(const size_t from[3], const size_t to[3],
                                            const size_t extent[3]) {
    return (ur_exp_image_copy_region_t){.stype = UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION,
                                        .srcOffset = {from[0], from[1], from[2]},
                                        .dstOffset = {to[0], to[1], to[2]},
                                        .copyExtent = {extent[0], extent[1], extent[2]}};
}

/* One end of a copy: an image or rows in memory, with a model of what it holds. */
struct end {
    conf_image image;
    unsigned char *memory; /* NULL: the image */
    bool host;
    ur_image_desc_t desc;
    unsigned char *model; /* rows without gaps */
};

static unsigned char *model_at(const struct end *end, size_t x, size_t y, size_t z) {
    const conf_image *i = &end->image;
    return end->model + ((z * i->rows + y) * i->width + x) * i->pixel;
}

static size_t row_pitch(const struct end *end) {
    return end->desc.rowPitch ? end->desc.rowPitch : end->image.width * end->image.pixel;
}

/* Both ends hold what the models say. */
static void check_end(ur_queue_handle_t queue, const struct end *end) {
    const conf_image *i = &end->image;
    size_t bytes = conf_image_bytes(i), line = i->width * i->pixel;
    if (!end->memory) {
        unsigned char *out = conf_alloc(bytes);
        conf_image_read(queue, i, out);
        CHECK(memcmp(out, end->model, bytes) == 0);
        return;
    }
    size_t rows = i->rows * i->slices, pitch = row_pitch(end);
    unsigned char *out = conf_alloc(rows * pitch);
    UR(urEnqueueUSMMemcpy(queue, true, out, end->memory, rows * pitch, 0, NULL, NULL));
    for (size_t k = 0; k < rows; ++k) {
        CHECK(memcmp(out + k * pitch, end->model + k * line, line) == 0);
    }
}

static struct end image_end(ur_queue_handle_t queue, ur_mem_type_t type, size_t side,
                            uint64_t seed) {
    struct end end = {.image = conf_image_new(type, rgba32, side + 3, side + 1, 5, 1)};
    end.desc = end.image.desc;
    end.model = pattern(conf_image_bytes(&end.image), seed);
    conf_image_write(queue, &end.image, end.model);
    return end;
}

/* `gap` bytes behind each row. */
static struct end memory_end(ur_queue_handle_t queue, const conf_image *like, bool host, size_t gap,
                             uint64_t seed) {
    struct end end = {.image = *like, .host = host, .desc = like->desc};
    size_t line = like->width * like->pixel, rows = like->rows * like->slices;
    end.desc.rowPitch = gap ? line + gap : 0;
    end.desc.slicePitch = gap ? (line + gap) * like->rows : 0;
    end.model = pattern(conf_image_bytes(like), seed);
    size_t pitch = row_pitch(&end), size = rows * pitch;
    end.memory = host ? conf_alloc(size) : conf_usm(UR_USM_TYPE_DEVICE, size);
    unsigned char *all = conf_alloc(size);
    for (size_t i = 0; i < rows; ++i) {
        memcpy(all + i * pitch, end.model + i * line, line);
    }
    UR(urEnqueueUSMMemcpy(queue, true, end.memory, all, size, 0, NULL, NULL));
    return end;
}

static ur_result_t copy_with(ur_queue_handle_t queue, const struct end *from, const struct end *to,
                             ur_exp_image_copy_region_t *region, uint32_t waits,
                             const ur_event_handle_t *wait, ur_event_handle_t *event) {
    ur_exp_image_copy_flags_t flags = from->host && to->host ? UR_EXP_IMAGE_COPY_FLAG_HOST_TO_HOST
                                      : from->host           ? UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE
                                      : to->host             ? UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_HOST
                                                 : UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_DEVICE;
    ur_exp_image_copy_input_types_t kind =
        from->memory && to->memory ? UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_MEM
        : from->memory             ? UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE
        : to->memory               ? UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM
                                   : UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE;
    const void *src = from->memory ? from->memory : (void *)(uintptr_t)from->image.memory;
    void *dst = to->memory ? to->memory : (void *)(uintptr_t)to->image.memory;
    return urBindlessImagesImageCopyExp(queue, src, dst, &from->desc, &to->desc,
                                        &from->image.format, &to->image.format, region, flags, kind,
                                        waits, wait, event);
}

static void copy_model(const struct end *from, const struct end *to, const size_t a[3],
                       const size_t b[3], const size_t extent[3]) {
    for (size_t z = 0; z < extent[2]; ++z) {
        for (size_t y = 0; y < extent[1]; ++y) {
            memmove(model_at(to, b[0], b[1] + y, b[2] + z),
                    model_at(from, a[0], a[1] + y, a[2] + z), extent[0] * from->image.pixel);
        }
    }
}

static size_t below(uint64_t *state, size_t limit) {
    return (size_t)(conf_random(state) >> 11) % limit;
}

/* Copies of random parts between all kinds of ends, checked against a model after each. */
static void random_copies(ur_mem_type_t type, size_t side, int rounds) {
    conf_need_image_type(type);
    ur_queue_handle_t queue = conf_queue(0);
    struct end ends[6];
    ends[0] = image_end(queue, type, side, 1);
    ends[1] = image_end(queue, type, side, 2);
    ends[2] = memory_end(queue, &ends[0].image, true, 0, 3);
    ends[3] = memory_end(queue, &ends[0].image, true, 80, 4);
    ends[4] = memory_end(queue, &ends[0].image, false, 0, 5);
    ends[5] = memory_end(queue, &ends[0].image, false, 240, 6);
    uint64_t state = conf_seed() + (uint64_t)type;
    for (int round = 0; round < rounds; ++round) {
        size_t from = below(&state, 6), to = below(&state, 6);
        if (from == to) {
            to = (to + 1) % 6;
        }
        const conf_image *image = &ends[0].image;
        size_t limit[3] = {image->width, image->rows, image->slices}, a[3], b[3], extent[3];
        for (int i = 0; i < 3; ++i) {
            extent[i] = 1 + below(&state, limit[i]);
            a[i] = below(&state, limit[i] - extent[i] + 1);
            b[i] = below(&state, limit[i] - extent[i] + 1);
        }
        ur_exp_image_copy_region_t region = region_of(a, b, extent);
        UR(copy_with(queue, &ends[from], &ends[to], &region, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        copy_model(&ends[from], &ends[to], a, b, extent);
        if (rounds < 100 || round == rounds - 1) {
            check_end(queue, &ends[to]);
        }
    }
    for (int i = 0; i < 6; ++i) {
        check_end(queue, &ends[i]);
    }
}

TEST(copies) {
    random_copies(*(const ur_mem_type_t *)data, 11, 60);
}

TEST(copies_large) {
    random_copies(UR_MEM_TYPE_IMAGE2D, 500, 20);
}

TEST(user_pitch) {
    conf_image image = conf_image_new(UR_MEM_TYPE_IMAGE3D, rg8, 10, 4, 3, 1);
    ur_queue_handle_t queue = conf_queue(0);
    enum { ROW = 32, SLICE = ROW * 6 };
    unsigned char *in = pattern(SLICE * 3, 1), *out = conf_alloc(conf_image_bytes(&image));
    ur_exp_image_user_pitch_desc_t pitch = {
        .stype = UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC, .rowPitch = ROW, .slicePitch = SLICE};
    ur_image_desc_t host = image.desc;
    host.pNext = &pitch;
    size_t zero[3] = {0}, all[3] = {10, 4, 3};
    ur_exp_image_copy_region_t region = region_of(zero, zero, all);
    UR(urBindlessImagesImageCopyExp(queue, in, (void *)(uintptr_t)image.memory, &host, &image.desc,
                                    &image.format, &image.format, &region,
                                    UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE,
                                    UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE, 0, NULL, NULL));
    conf_image_read(queue, &image, out);
    for (int z = 0; z < 3; ++z) {
        for (int y = 0; y < 4; ++y) {
            CHECK(memcmp(out + (z * 4 + y) * 20, in + z * SLICE + y * ROW, 20) == 0);
        }
    }
}

TEST(layers_by_default) {
    /* An extent without a depth means all layers, as SYCL gives it. */
    conf_image image = conf_image_new(UR_MEM_TYPE_IMAGE1D_ARRAY, rgba32, 9, 0, 4, 1);
    ur_queue_handle_t queue = conf_queue(0);
    size_t bytes = conf_image_bytes(&image), zero[3] = {0}, flat[3] = {9, 0, 0};
    unsigned char *in = pattern(bytes, 1), *out = conf_alloc(bytes);
    ur_exp_image_copy_region_t region = region_of(zero, zero, flat);
    UR(urBindlessImagesImageCopyExp(queue, in, (void *)(uintptr_t)image.memory, &image.desc,
                                    &image.desc, &image.format, &image.format, &region,
                                    UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE,
                                    UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE, 0, NULL, NULL));
    conf_image_read(queue, &image, out);
    CHECK(memcmp(in, out, bytes) == 0);
}

TEST(copy_order) {
    conf_need_out_of_order();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    struct end a = image_end(queue, UR_MEM_TYPE_IMAGE2D, 200, 1),
               b = image_end(queue, UR_MEM_TYPE_IMAGE2D, 200, 2),
               c = memory_end(queue, &a.image, false, 0, 3),
               d = memory_end(queue, &a.image, true, 0, 4);
    const struct end *path[] = {&d, &a, &b, &c, &a, &d};
    memcpy(d.memory, pattern(conf_image_bytes(&d.image), 5), conf_image_bytes(&d.image));
    memcpy(d.model, d.memory, conf_image_bytes(&d.image));
    size_t zero[3] = {0}, all[3] = {a.image.width, a.image.rows, 1};
    ur_event_handle_t last = NULL;
    for (size_t i = 0; i + 1 < CONF_COUNT(path); ++i) {
        ur_exp_image_copy_region_t region = region_of(zero, zero, all);
        ur_event_handle_t event = NULL;
        UR(copy_with(queue, path[i], path[i + 1], &region, last ? 1 : 0, last ? &last : NULL,
                     &event));
        conf_event(event);
        ur_command_t command = UR_COMMAND_FORCE_UINT32;
        UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
        CHECK_EQ(command, UR_COMMAND_MEM_IMAGE_COPY);
        copy_model(path[i], path[i + 1], zero, zero, all);
        last = event;
    }
    UR(urEventWait(1, &last));
    check_end(queue, &a);
    check_end(queue, &b);
    check_end(queue, &c);
    check_end(queue, &d);
}

TEST(copy_held) {
    ur_queue_handle_t queue = conf_queue(0);
    struct end image = image_end(queue, UR_MEM_TYPE_IMAGE2D, 20, 1),
               memory = memory_end(queue, &image.image, false, 0, 2);
    size_t zero[3] = {0}, all[3] = {image.image.width, image.image.rows, 1};
    ur_exp_image_copy_region_t region = region_of(zero, zero, all);
    conf_hold(queue, NULL);
    ur_event_handle_t event = NULL;
    UR(copy_with(queue, &memory, &image, &region, 0, NULL, &event));
    conf_event(event);
    ur_event_status_t status = UR_EVENT_STATUS_ERROR;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    CHECK(status != UR_EVENT_STATUS_COMPLETE);
    conf_let_go();
    UR(urEventWait(1, &event));
    copy_model(&memory, &image, zero, zero, all);
    check_end(queue, &image);
}

TEST(copy_errors) {
    ur_queue_handle_t queue = conf_queue(0);
    struct end image = image_end(queue, UR_MEM_TYPE_IMAGE2D, 11, 1),
               memory = memory_end(queue, &image.image, false, 0, 2);
    const size_t zero[3] = {0};
    size_t w = image.image.width, h = image.image.rows;
    const size_t bad[][3] = {{w + 1, 1, 1}, {0, 1, 1},        {1, h + 1, 1},
                             {1, 1, 2},     {SIZE_MAX, 1, 1}, {1, SIZE_MAX, 1}};
    for (size_t i = 0; i < CONF_COUNT(bad); ++i) {
        ur_exp_image_copy_region_t region = region_of(zero, zero, bad[i]);
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              copy_with(queue, &image, &memory, &region, 0, NULL, NULL));
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              copy_with(queue, &memory, &image, &region, 0, NULL, NULL));
    }
    const size_t one[3] = {1, 1, 1}, outside[3] = {w, 0, 0}, far[3] = {0, SIZE_MAX, 0};
    ur_exp_image_copy_region_t off = region_of(outside, zero, one);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, copy_with(queue, &image, &memory, &off, 0, NULL, NULL));
    off = region_of(zero, far, one);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, copy_with(queue, &image, &memory, &off, 0, NULL, NULL));
    /* Behind the end of an allocation. */
    struct end beyond = memory;
    beyond.desc.height = beyond.image.rows + 1;
    const size_t last[3] = {0, h, 0};
    off = region_of(zero, last, one);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, copy_with(queue, &image, &beyond, &off, 0, NULL, NULL));
    /* Pitches that cannot be. */
    struct end narrow = memory;
    narrow.desc.rowPitch = w * image.image.pixel - 1;
    ur_exp_image_copy_region_t fine = region_of(zero, zero, one);
    UR_IS(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR,
          copy_with(queue, &narrow, &image, &fine, 0, NULL, NULL));
    /* Pixels of other sizes, ends of other kinds, directions that do not fit. */
    struct end other = memory;
    other.image.format = rg8;
    UR_IS(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR,
          copy_with(queue, &other, &image, &fine, 0, NULL, NULL));
    const ur_image_desc_t *d = &image.desc;
    const ur_image_format_t *f = &image.image.format;
    const void *in_image = (const void *)(uintptr_t)image.image.memory;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesImageCopyExp(queue, memory.memory, memory.memory, d, d, f, f, &fine,
                                       UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_DEVICE,
                                       UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesImageCopyExp(queue, in_image, memory.memory, d, d, f, f, &fine,
                                       UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE,
                                       UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urBindlessImagesImageCopyExp(queue, in_image, memory.memory, d, d, f, f, &fine, 0,
                                       UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_ENUMERATION,
          urBindlessImagesImageCopyExp(queue, in_image, memory.memory, d, d, f, f, &fine,
                                       UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_HOST,
                                       (ur_exp_image_copy_input_types_t)77, 0, NULL, NULL));
    check_end(queue, &image);
    check_end(queue, &memory);
}

/* ---- rows in USM ----------------------------------------------------------------------------- */

TEST(pitched) {
    conf_need_usm(UR_USM_TYPE_DEVICE);
    ur_queue_handle_t queue = conf_queue(0);
    static const size_t widths[] = {1, 63, 64, 1000, 4097};
    for (size_t i = 0; i < CONF_COUNT(widths); ++i) {
        unsigned char *memory = NULL;
        size_t pitch = 0, rows = 7;
        UR_OR_UNSUPPORTED(urUSMPitchedAllocExp(conf.context, conf.device, NULL, NULL, widths[i],
                                               rows, 4, (void **)&memory, &pitch));
        conf_own_usm(memory);
        CHECK(pitch >= widths[i]);
        uint32_t align = conf_u32(UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP);
        CHECK(!align || pitch % align == 0);
        ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
        size_t size = 0;
        UR(urUSMGetMemAllocInfo(conf.context, memory, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type,
                                NULL));
        UR(urUSMGetMemAllocInfo(conf.context, memory, UR_USM_ALLOC_INFO_SIZE, sizeof size, &size,
                                NULL));
        CHECK_EQ(type, UR_USM_TYPE_DEVICE);
        CHECK(size >= pitch * (rows - 1) + widths[i]);
        unsigned char *in = pattern(widths[i] * rows, i), *out = conf_alloc(widths[i] * rows);
        UR(urEnqueueUSMMemcpy2D(queue, true, memory, pitch, in, widths[i], widths[i], rows, 0, NULL,
                                NULL));
        UR(urEnqueueUSMMemcpy2D(queue, true, out, widths[i], memory, pitch, widths[i], rows, 0,
                                NULL, NULL));
        CHECK(memcmp(in, out, widths[i] * rows) == 0);
    }
}

TEST(pitched_pool) {
    NEED(UR_DEVICE_INFO_USM_POOL_SUPPORT);
    conf_need_usm(UR_USM_TYPE_DEVICE);
    ur_usm_pool_desc_t desc = {.stype = UR_STRUCTURE_TYPE_USM_POOL_DESC};
    ur_usm_pool_handle_t pool = NULL, of = NULL;
    UR(urUSMPoolCreate(conf.context, &desc, &pool));
    void *memory = NULL;
    size_t pitch = 0;
    ur_result_t result =
        urUSMPitchedAllocExp(conf.context, conf.device, NULL, pool, 100, 9, 8, &memory, &pitch);
    if (result == UR_RESULT_SUCCESS) {
        UR(urUSMGetMemAllocInfo(conf.context, memory, UR_USM_ALLOC_INFO_POOL, sizeof of, &of,
                                NULL));
        UR(urUSMFree(conf.context, memory));
    }
    UR(urUSMPoolRelease(pool));
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("there are no rows with a pitch");
    }
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_PTR(of, pool);
    CHECK(pitch >= 100);
}

TEST(pitched_errors) {
    void *memory = NULL;
    size_t pitch = 0;
    UR_OR_UNSUPPORTED(
        urUSMPitchedAllocExp(conf.context, conf.device, NULL, NULL, 64, 1, 4, &memory, &pitch));
    conf_own_usm(memory);
    ur_usm_desc_t odd = {.stype = UR_STRUCTURE_TYPE_USM_DESC, .align = 3};
    void *none = NULL;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urUSMPitchedAllocExp(conf.context, conf.device, &odd, NULL, 64, 1, 4, &none, &pitch));
    static const size_t wrong[][3] = {{0, 1, 4},        {64, 0, 4},       {64, 1, 0},
                                      {SIZE_MAX, 2, 4}, {2, SIZE_MAX, 4}, {SIZE_MAX - 5, 1, 4}};
    for (size_t i = 0; i < CONF_COUNT(wrong); ++i) {
        UR_IS(UR_RESULT_ERROR_INVALID_USM_SIZE,
              urUSMPitchedAllocExp(conf.context, conf.device, NULL, NULL, wrong[i][0], wrong[i][1],
                                   wrong[i][2], &none, &pitch));
    }
    CHECK_PTR(none, NULL);
}

#define BOTH "urBindlessImagesImageCopyExp urBindlessImagesImageAllocateExp"

int main(int argc, char **argv) {
    static conf_list list;
    for (size_t i = 0; i < CONF_COUNT(types); ++i) {
        static char promise[CONF_COUNT(types)][3][80];
        static const char *const names[] = {"one dimension",  "two dimensions", "three dimensions",
                                            "layers of rows", "layers",         "six faces",
                                            "gathers"};
        snprintf(promise[i][0], 80, "keeps the pixels of an image of %s", names[i]);
        snprintf(promise[i][1], 80, "has every format that it claims, %s", names[i]);
        snprintf(promise[i][2], 80, "copies parts in every direction, %s", names[i]);
        const conf_test tests[] = {
            CONF_TEST_DATA(keeps,
                           "urBindlessImagesImageAllocateExp urBindlessImagesImageCopyExp "
                           "urBindlessImagesImageGetInfoExp urBindlessImagesImageFreeExp",
                           promise[i][0], &types[i]),
            CONF_TEST_DATA(formats,
                           "urBindlessImagesGetImageMemoryHandleTypeSupportExp "
                           "urBindlessImagesGetImageUnsampledHandleSupportExp "
                           "urBindlessImagesGetImageSampledHandleSupportExp",
                           promise[i][1], &types[i]),
            CONF_TEST_DATA(copies, BOTH, promise[i][2], &types[i]),
        };
        conf_list_add(&list, tests, CONF_COUNT(tests));
    }
    static const conf_test rest[] = {
        CONF_TEST(many, "urBindlessImagesImageFreeExp urBindlessImagesImageAllocateExp",
                  "gives memory back"),
        CONF_TEST(left_behind, "urBindlessImagesImageAllocateExp urContextRelease",
                  "lets what is left go with the context"),
        {"urBindlessImagesImageAllocateExp", "refuses sizes that the device lacks", limits, NULL,
         CONF_ERRORS},
        {"urBindlessImagesImageFreeExp urBindlessImagesMipmapFreeExp "
         "urBindlessImagesImageGetInfoExp urBindlessImagesUnsampledImageCreateExp "
         "urBindlessImagesSampledImageCreateExp urBindlessImagesUnsampledImageHandleDestroyExp "
         "urBindlessImagesSampledImageHandleDestroyExp",
         "refuses numbers that it did not give out", wrong_memory, NULL, CONF_ERRORS},
        {"urBindlessImagesImageFreeExp urBindlessImagesUnsampledImageCreateExp "
         "urBindlessImagesUnsampledImageHandleDestroyExp",
         "refuses what is another device's", other_device, NULL, CONF_ERRORS},
        {"urBindlessImagesImageGetInfoExp", "refuses wrong queries", info_errors, NULL,
         CONF_ERRORS},
        CONF_TEST(levels,
                  "urBindlessImagesMipmapGetLevelExp urBindlessImagesMipmapFreeExp "
                  "urBindlessImagesImageAllocateExp urBindlessImagesImageCopyExp",
                  "gives the memory of each level"),
        CONF_TEST(copies_large, BOTH, "copies parts of large images"),
        CONF_TEST(user_pitch, BOTH, "takes pitches chained to the descriptor"),
        CONF_TEST(layers_by_default, BOTH, "copies all layers where no depth is given"),
        CONF_TEST(copy_order, BOTH, "comes after its wait list and gives an event"),
        CONF_TEST(copy_held, BOTH, "comes after a host task"),
        {BOTH, "refuses regions, pitches and directions that cannot be", copy_errors, NULL,
         CONF_ERRORS},
        CONF_TEST(pitched, "urUSMPitchedAllocExp", "gives rows that copies reach"),
        CONF_TEST(pitched_pool, "urUSMPitchedAllocExp", "takes them from a pool"),
        {"urUSMPitchedAllocExp", "refuses sizes and alignments", pitched_errors, NULL, CONF_ERRORS},
    };
    conf_list_add(&list, rest, CONF_COUNT(rest));
    return conf_main_list(argc, argv, "bindless", &list);
}
