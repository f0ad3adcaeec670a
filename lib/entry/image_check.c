#include "image_check.h"

#include "base/error.h"
#include "mem_check.h"

unsigned ur_image_channels(ur_image_channel_order_t order) {
    switch ((int)order) {
    case UR_IMAGE_CHANNEL_ORDER_A:
    case UR_IMAGE_CHANNEL_ORDER_R:
    case UR_IMAGE_CHANNEL_ORDER_RX:
    case UR_IMAGE_CHANNEL_ORDER_INTENSITY:
    case UR_IMAGE_CHANNEL_ORDER_LUMINANCE:
        return 1;
    case UR_IMAGE_CHANNEL_ORDER_RG:
    case UR_IMAGE_CHANNEL_ORDER_RA:
    case UR_IMAGE_CHANNEL_ORDER_RGX:
        return 2;
    case UR_IMAGE_CHANNEL_ORDER_RGB:
    case UR_IMAGE_CHANNEL_ORDER_RGBX:
        return 3;
    case UR_IMAGE_CHANNEL_ORDER_RGBA:
    case UR_IMAGE_CHANNEL_ORDER_BGRA:
    case UR_IMAGE_CHANNEL_ORDER_ARGB:
    case UR_IMAGE_CHANNEL_ORDER_ABGR:
    case UR_IMAGE_CHANNEL_ORDER_SRGBA:
        return 4;
    default:
        return 0;
    }
}

/* Bytes of one channel; of types that hold a whole pixel 0, and that pixel in *packed. */
static size_t channel_size(ur_image_channel_type_t type, size_t *packed) {
    *packed = 0;
    switch ((int)type) {
    case UR_IMAGE_CHANNEL_TYPE_SNORM_INT8:
    case UR_IMAGE_CHANNEL_TYPE_UNORM_INT8:
    case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8:
    case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8:
        return 1;
    case UR_IMAGE_CHANNEL_TYPE_SNORM_INT16:
    case UR_IMAGE_CHANNEL_TYPE_UNORM_INT16:
    case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16:
    case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16:
    case UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT:
        return 2;
    case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32:
    case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32:
    case UR_IMAGE_CHANNEL_TYPE_FLOAT:
        return 4;
    case UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565:
    case UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555:
        *packed = 2;
        return 0;
    case UR_IMAGE_CHANNEL_TYPE_INT_101010:
        *packed = 4;
        return 0;
    default:
        return 0;
    }
}

size_t ur_image_pixel_size(const ur_image_format_t *format) {
    size_t packed, channel = channel_size(format->channelType, &packed);
    bool normal = format->channelType == UR_IMAGE_CHANNEL_TYPE_SNORM_INT8 ||
                  format->channelType == UR_IMAGE_CHANNEL_TYPE_SNORM_INT16 ||
                  format->channelType == UR_IMAGE_CHANNEL_TYPE_UNORM_INT8 ||
                  format->channelType == UR_IMAGE_CHANNEL_TYPE_UNORM_INT16;
    switch ((int)format->channelOrder) {
    case UR_IMAGE_CHANNEL_ORDER_RGB:
    case UR_IMAGE_CHANNEL_ORDER_RGBX:
        return packed;
    case UR_IMAGE_CHANNEL_ORDER_INTENSITY:
    case UR_IMAGE_CHANNEL_ORDER_LUMINANCE:
        if (!normal && format->channelType != UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT &&
            format->channelType != UR_IMAGE_CHANNEL_TYPE_FLOAT) {
            return 0;
        }
        break;
    case UR_IMAGE_CHANNEL_ORDER_SRGBA:
        return format->channelType == UR_IMAGE_CHANNEL_TYPE_UNORM_INT8 ? 4 : 0;
    case UR_IMAGE_CHANNEL_ORDER_ARGB:
    case UR_IMAGE_CHANNEL_ORDER_BGRA:
    case UR_IMAGE_CHANNEL_ORDER_ABGR:
        if (channel != 1) {
            return 0;
        }
        break;
    default:
        break;
    }
    return channel * ur_image_channels(format->channelOrder);
}

ur_result_t ur_image_check(ur_mem_flags_t flags, const ur_image_desc_t *desc, const void *host) {
    ur_result_t result = ur_mem_flags_check(flags);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (desc->stype != UR_STRUCTURE_TYPE_IMAGE_DESC ||
        (unsigned)desc->type > UR_MEM_TYPE_IMAGE1D_ARRAY || desc->numMipLevel != 0 ||
        desc->numSamples != 0 || (desc->rowPitch != 0 && !host) ||
        (desc->slicePitch != 0 && !host)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
    }
    return ur_mem_host_check(flags, host);
}

static bool flat(const ur_image_desc_t *desc) {
    return desc->type == UR_MEM_TYPE_IMAGE1D || desc->type == UR_MEM_TYPE_IMAGE1D_ARRAY;
}

static bool layered(const ur_image_desc_t *desc) {
    return desc->type == UR_MEM_TYPE_IMAGE1D_ARRAY || desc->type == UR_MEM_TYPE_IMAGE2D_ARRAY ||
           desc->type == UR_MEM_TYPE_IMAGE_CUBEMAP_EXP;
}

struct ur_image_shape ur_image_shape(const ur_image_desc_t *desc) {
    return (struct ur_image_shape){.width = desc->width,
                                   .rows = flat(desc) ? 1 : desc->height,
                                   .slices = desc->type == UR_MEM_TYPE_IMAGE3D ? desc->depth
                                             : layered(desc)                   ? desc->arraySize
                                                                               : 1,
                                   .volume = desc->type == UR_MEM_TYPE_IMAGE3D || layered(desc)};
}

ur_result_t ur_image_pitches(const ur_image_desc_t *desc, size_t pixel, size_t *row,
                             size_t *slice) {
    struct ur_image_shape shape = ur_image_shape(desc);
    size_t line, plane, all;
    if (__builtin_mul_overflow(shape.width, pixel, &line)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_IMAGE_SIZE);
    }
    *row = desc->rowPitch ? desc->rowPitch : line;
    if (*row < line || *row % pixel != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "a row pitch of %zu for rows of %zu pixels of %zu bytes", *row, shape.width,
                       pixel);
    }
    if (__builtin_mul_overflow(*row, shape.rows, &plane)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_IMAGE_SIZE);
    }
    *slice = desc->slicePitch && shape.volume ? desc->slicePitch : plane;
    if (*slice < plane || *slice % *row != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "a slice pitch of %zu for %zu rows of %zu bytes", *slice, shape.rows, *row);
    }
    return __builtin_mul_overflow(*slice, shape.slices, &all)
               ? ur_refuse(UR_RESULT_ERROR_INVALID_IMAGE_SIZE)
               : UR_RESULT_SUCCESS;
}

ur_result_t ur_image_box(const ur_image_desc_t *desc, ur_rect_offset_t *origin,
                         ur_rect_region_t *region) {
    struct ur_image_shape shape = ur_image_shape(desc);
    ur_rect_offset_t from = *origin;
    ur_rect_region_t size = *region;
    if (desc->type == UR_MEM_TYPE_IMAGE1D_ARRAY) {
        from = (ur_rect_offset_t){from.x, from.z, from.y};
        size = (ur_rect_region_t){size.width, size.depth, size.height};
    }
    if (size.width == 0 || size.height == 0 || size.depth == 0 || from.x > shape.width ||
        size.width > shape.width - from.x || from.y > shape.rows ||
        size.height > shape.rows - from.y || from.z > shape.slices ||
        size.depth > shape.slices - from.z) {
        return ur_fail(
            UR_RESULT_ERROR_INVALID_SIZE, 0,
            "a region of %zu x %zu x %zu pixels at %zu, %zu, %zu does not lie inside the "
            "image",
            (size_t)region->width, (size_t)region->height, (size_t)region->depth, (size_t)origin->x,
            (size_t)origin->y, (size_t)origin->z);
    }
    *origin = from;
    *region = size;
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_image_host_pitches(ur_rect_region_t region, size_t pixel, size_t *row,
                                  size_t *slice) {
    size_t line = region.width * pixel, plane, all;
    size_t wide = *row ? *row : line;
    if (wide < line || __builtin_mul_overflow(wide, region.height, &plane)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "a row pitch of %zu for a region of rows of %zu bytes", wide, line);
    }
    size_t deep = *slice ? *slice : plane;
    if (deep < plane || __builtin_mul_overflow(deep, region.depth, &all)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "a slice pitch of %zu for %zu rows of %zu bytes", deep,
                       (size_t)region.height, wide);
    }
    *row = wide;
    *slice = deep;
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_image_copy_check(const ur_image_format_t *from, ur_rect_region_t from_region,
                                const ur_image_format_t *to, ur_rect_region_t to_region) {
    if (from->channelOrder != to->channelOrder || from->channelType != to->channelType) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "the images of a copy have different formats");
    }
    if (to_region.height != from_region.height) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "rows cannot be copied to layers");
    }
    return UR_RESULT_SUCCESS;
}

bool ur_image_overlap(ur_rect_offset_t a, ur_rect_offset_t b, ur_rect_region_t size) {
    return a.x < b.x + size.width && b.x < a.x + size.width && a.y < b.y + size.height &&
           b.y < a.y + size.height && a.z < b.z + size.depth && b.z < a.z + size.depth;
}

ur_result_t ur_image_info(ur_info_out out, ur_image_info_t property,
                          const ur_image_format_t *format, const ur_image_desc_t *desc,
                          size_t pixel, size_t row, size_t slice) {
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch ((int)property) {
    case UR_IMAGE_INFO_FORMAT:
        return ur_info_bytes(out, format, sizeof(*format));
    case UR_IMAGE_INFO_ELEMENT_SIZE:
        return ur_info_value(out, size_t, pixel);
    case UR_IMAGE_INFO_ROW_PITCH:
        return ur_info_value(out, size_t, row);
    case UR_IMAGE_INFO_SLICE_PITCH:
        return ur_info_value(out, size_t, ur_image_shape(desc).volume ? slice : 0);
    case UR_IMAGE_INFO_WIDTH:
        return ur_info_value(out, size_t, desc->width);
    case UR_IMAGE_INFO_HEIGHT:
        return ur_info_value(out, size_t, flat(desc) ? 0 : desc->height);
    case UR_IMAGE_INFO_DEPTH:
        return ur_info_value(out, size_t, desc->type == UR_MEM_TYPE_IMAGE3D ? desc->depth : 0);
    case UR_IMAGE_INFO_ARRAY_SIZE:
        return ur_info_value(out, size_t, layered(desc) ? desc->arraySize : 0);
    case UR_IMAGE_INFO_NUM_MIP_LEVELS:
        return ur_info_value(out, uint32_t, desc->numMipLevel);
    case UR_IMAGE_INFO_NUM_SAMPLES:
        return ur_info_value(out, uint32_t, 0);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}
