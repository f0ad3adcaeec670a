/* Bindless images, for the suites about them. */
#include "bindless.h"

#include <math.h>

void conf_need_bindless(void) {
    NEED(UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP);
}

void conf_need_image_type(ur_mem_type_t type) {
    conf_need_bindless();
    switch ((int)type) {
    case UR_MEM_TYPE_IMAGE1D_ARRAY:
    case UR_MEM_TYPE_IMAGE2D_ARRAY:
        NEED(UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP);
        break;
    case UR_MEM_TYPE_IMAGE_CUBEMAP_EXP:
        NEED(UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP);
        break;
    case UR_MEM_TYPE_IMAGE_GATHER_EXP:
        NEED(UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP);
        break;
    default:
        break;
    }
}

size_t conf_pixel_size(ur_image_format_t format) {
    size_t channel = 4, count = 4;
    switch ((int)format.channelType) {
    case UR_IMAGE_CHANNEL_TYPE_SNORM_INT8:
    case UR_IMAGE_CHANNEL_TYPE_UNORM_INT8:
    case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8:
    case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8:
        channel = 1;
        break;
    case UR_IMAGE_CHANNEL_TYPE_SNORM_INT16:
    case UR_IMAGE_CHANNEL_TYPE_UNORM_INT16:
    case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16:
    case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16:
    case UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT:
        channel = 2;
        break;
    default:
        break;
    }
    switch ((int)format.channelOrder) {
    case UR_IMAGE_CHANNEL_ORDER_A:
    case UR_IMAGE_CHANNEL_ORDER_R:
        count = 1;
        break;
    case UR_IMAGE_CHANNEL_ORDER_RG:
    case UR_IMAGE_CHANNEL_ORDER_RA:
        count = 2;
        break;
    default:
        break;
    }
    return channel * count;
}

static double half_value(uint16_t bits) {
    int exponent = bits >> 10 & 31;
    double fraction = bits & 1023;
    double value = exponent ? ldexp(1024 + fraction, exponent - 25) : ldexp(fraction, -24);
    return bits & 0x8000 ? -value : value;
}

double conf_channel_value(ur_image_channel_type_t type, const unsigned char *bytes, bool *integer) {
    uint32_t bits = 0;
    *integer = false;
    memcpy(&bits, bytes, conf_pixel_size((ur_image_format_t){UR_IMAGE_CHANNEL_ORDER_R, type}));
    switch ((int)type) {
    case UR_IMAGE_CHANNEL_TYPE_UNORM_INT8:
        return bits / 255.0;
    case UR_IMAGE_CHANNEL_TYPE_UNORM_INT16:
        return bits / 65535.0;
    case UR_IMAGE_CHANNEL_TYPE_SNORM_INT8:
        return fmax(-1, (int8_t)bits / 127.0);
    case UR_IMAGE_CHANNEL_TYPE_SNORM_INT16:
        return fmax(-1, (int16_t)bits / 32767.0);
    case UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT:
        return half_value((uint16_t)bits);
    case UR_IMAGE_CHANNEL_TYPE_FLOAT: {
        float value;
        memcpy(&value, &bits, sizeof value);
        return (double)value;
    }
    case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8:
        *integer = true;
        return (int8_t)bits;
    case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16:
        *integer = true;
        return (int16_t)bits;
    case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32:
        *integer = true;
        return (int32_t)bits;
    default:
        *integer = true;
        return bits;
    }
}

void conf_fill_pixels(ur_image_channel_type_t type, unsigned char *bytes, size_t size,
                      uint64_t seed) {
    uint64_t state = conf_seed() + seed;
    for (size_t i = 0; i < size; ++i) {
        bytes[i] = (unsigned char)(conf_random(&state) >> 33);
    }
    if (type == UR_IMAGE_CHANNEL_TYPE_FLOAT || type == UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT) {
        size_t step = type == UR_IMAGE_CHANNEL_TYPE_FLOAT ? 4 : 2;
        for (size_t i = step - 1; i < size; i += step) {
            bytes[i] = 0x3c | (bytes[i] & 0x83); /* about 1, of either sign */
        }
    }
}

ur_image_desc_t conf_image_desc(ur_mem_type_t type, size_t width, size_t height, size_t depth,
                                uint32_t levels) {
    ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                            .type = type,
                            .width = width,
                            .numMipLevel = levels > 1 ? levels : 0};
    switch ((int)type) {
    case UR_MEM_TYPE_IMAGE1D:
        break;
    case UR_MEM_TYPE_IMAGE1D_ARRAY:
        desc.arraySize = depth;
        break;
    case UR_MEM_TYPE_IMAGE2D_ARRAY:
        desc.height = height;
        desc.arraySize = depth;
        break;
    case UR_MEM_TYPE_IMAGE_CUBEMAP_EXP:
        desc.height = width;
        desc.arraySize = 6;
        break;
    case UR_MEM_TYPE_IMAGE3D:
        desc.height = height;
        desc.depth = depth;
        break;
    default:
        desc.height = height;
        break;
    }
    return desc;
}

static void free_memory(void *memory) {
    (void)urBindlessImagesImageFreeExp(conf.context, conf.device, (uintptr_t)memory);
}

static void free_levels(void *memory) {
    (void)urBindlessImagesMipmapFreeExp(conf.context, conf.device, (uintptr_t)memory);
}

static conf_image measure(conf_image image) {
    image.width = image.desc.width;
    image.rows = image.desc.height ? image.desc.height : 1;
    image.slices = image.desc.depth       ? image.desc.depth
                   : image.desc.arraySize ? image.desc.arraySize
                                          : 1;
    image.pixel = conf_pixel_size(image.format);
    return image;
}

conf_image conf_image_new(ur_mem_type_t type, ur_image_format_t format, size_t width, size_t height,
                          size_t depth, uint32_t levels) {
    conf_need_image_type(type);
    if (levels > 1) {
        NEED(UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP);
    }
    conf_image image = {.format = format,
                        .desc = conf_image_desc(type, width, height, depth, levels),
                        .levels = levels > 1};
    UR(urBindlessImagesImageAllocateExp(conf.context, conf.device, &image.format, &image.desc,
                                        &image.memory));
    conf_defer(image.levels ? free_levels : free_memory, (void *)(uintptr_t)image.memory);
    return measure(image);
}

static size_t halved(size_t size, uint32_t times) {
    return size >> times ? size >> times : size ? 1 : 0;
}

conf_image conf_image_level(const conf_image *image, uint32_t level) {
    conf_image one = *image;
    one.levels = false;
    one.desc.numMipLevel = 0;
    one.desc.width = halved(image->desc.width, level);
    one.desc.height = halved(image->desc.height, level);
    one.desc.depth = halved(image->desc.depth, level);
    UR(urBindlessImagesMipmapGetLevelExp(conf.context, conf.device, image->memory, level,
                                         &one.memory));
    return measure(one);
}

size_t conf_image_bytes(const conf_image *image) {
    return image->width * image->rows * image->slices * image->pixel;
}

static ur_exp_image_copy_region_t whole(const conf_image *image) {
    return (ur_exp_image_copy_region_t){
        .stype = UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION,
        .copyExtent = {image->width, image->rows, image->slices},
    };
}

void conf_image_write(ur_queue_handle_t queue, const conf_image *image, const void *from) {
    ur_exp_image_copy_region_t region = whole(image);
    UR(urBindlessImagesImageCopyExp(queue, from, (void *)(uintptr_t)image->memory, &image->desc,
                                    &image->desc, &image->format, &image->format, &region,
                                    UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE,
                                    UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

void conf_image_read(ur_queue_handle_t queue, const conf_image *image, void *to) {
    ur_exp_image_copy_region_t region = whole(image);
    UR(urBindlessImagesImageCopyExp(queue, (const void *)(uintptr_t)image->memory, to, &image->desc,
                                    &image->desc, &image->format, &image->format, &region,
                                    UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_HOST,
                                    UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

ur_sampler_desc_t conf_sampler(bool normalized, ur_sampler_addressing_mode_t mode,
                               ur_sampler_filter_mode_t filter, const void *next) {
    return (ur_sampler_desc_t){.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC,
                               .pNext = (void *)(uintptr_t)next,
                               .normalizedCoords = normalized,
                               .addressingMode = mode,
                               .filterMode = filter};
}

static void destroy_sampled(void *image) {
    (void)urBindlessImagesSampledImageHandleDestroyExp(conf.context, conf.device, (uintptr_t)image);
}

static void destroy_unsampled(void *image) {
    (void)urBindlessImagesUnsampledImageHandleDestroyExp(conf.context, conf.device,
                                                         (uintptr_t)image);
}

ur_exp_image_native_handle_t conf_sampled(const conf_image *image,
                                          const ur_sampler_desc_t *sampler) {
    ur_exp_image_native_handle_t handle = 0;
    UR(urBindlessImagesSampledImageCreateExp(conf.context, conf.device, image->memory,
                                             &image->format, &image->desc, sampler, &handle));
    conf_defer(destroy_sampled, (void *)(uintptr_t)handle);
    return handle;
}

ur_exp_image_native_handle_t conf_unsampled(const conf_image *image) {
    ur_exp_image_native_handle_t handle = 0;
    UR(urBindlessImagesUnsampledImageCreateExp(conf.context, conf.device, image->memory,
                                               &image->format, &image->desc, &handle));
    conf_defer(destroy_unsampled, (void *)(uintptr_t)handle);
    return handle;
}

uint64_t conf_memory_left(void) {
    uint64_t left = 0;
    char name[64] = "";
    (void)urDeviceGetInfo(conf.device, UR_DEVICE_INFO_NAME, sizeof name, name, NULL);
    (void)urDeviceGetInfo(conf.device, UR_DEVICE_INFO_GLOBAL_MEM_FREE, sizeof left, &left, NULL);
    return strncmp(name, "Software", 8) == 0 ? left : 0;
}
