#include "bindless_check.h"

#include "base/check.h"
#include "base/error.h"
#include "image_check.h"

/* ---- memory ---------------------------------------------------------------------------------- */

bool ur_bindless_stored(const ur_image_format_t *format, ur_image_format_t *out) {
    *out = *format;
    switch ((int)format->channelOrder) {
    case UR_IMAGE_CHANNEL_ORDER_A:
    case UR_IMAGE_CHANNEL_ORDER_R:
        out->channelOrder = UR_IMAGE_CHANNEL_ORDER_R;
        break;
    case UR_IMAGE_CHANNEL_ORDER_RG:
    case UR_IMAGE_CHANNEL_ORDER_RA:
        out->channelOrder = UR_IMAGE_CHANNEL_ORDER_RG;
        break;
    case UR_IMAGE_CHANNEL_ORDER_RGBA:
        break;
    default:
        return false;
    }
    return ur_image_pixel_size(out) != 0;
}

ur_result_t ur_bindless_check_desc(const ur_image_desc_t *desc) {
    if (desc->stype != UR_STRUCTURE_TYPE_IMAGE_DESC || desc->numSamples > 1) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "a descriptor of structure type %d with %u samples", (int)desc->stype,
                       (unsigned)desc->numSamples);
    }
    UR_CHECK_IMAGE_TYPE(desc);
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_bindless_check_levels(const ur_image_desc_t *desc, uint64_t longest) {
    uint32_t last = desc->numMipLevel > 1 ? desc->numMipLevel - 1 : 0;
    if (last > 31 || longest >> last == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                       "%u levels of an image whose longest side has %llu pixels",
                       (unsigned)desc->numMipLevel, (unsigned long long)longest);
    }
    return UR_RESULT_SUCCESS;
}

size_t ur_bindless_halved(size_t size, uint32_t times) {
    return size >> times ? size >> times : size ? 1 : 0;
}

ur_image_desc_t ur_bindless_level(const ur_image_desc_t *desc, uint32_t level) {
    ur_image_desc_t one = *desc;
    one.pNext = NULL;
    one.numMipLevel = 0;
    one.width = ur_bindless_halved(desc->width, level);
    one.height = ur_bindless_halved(desc->height, level);
    one.depth = ur_bindless_halved(desc->depth, level);
    return one;
}

ur_result_t ur_bindless_usm(struct ur_pool_space *space, const void *device, uintptr_t number,
                            struct ur_pool_memory *memory) {
    const void *pointer = (const void *)number;
    if (!number || !ur_pool_find(space, pointer, memory)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is neither image memory nor USM of this context", pointer);
    }
    if (memory->type == UR_POOL_HOST || memory->device != device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is no device memory, nor shared memory, of that device", pointer);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_bindless_rows(const struct ur_pool_memory *memory, uintptr_t number, size_t rows,
                             size_t pitch, size_t line) {
    size_t left = memory->size - (size_t)(number - (uintptr_t)memory->base), all;
    if (__builtin_mul_overflow(pitch, rows - 1, &all) || __builtin_add_overflow(all, line, &all) ||
        all > left) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "an image of %zu rows %zu bytes apart does not lie in the %zu bytes at %p",
                       rows, pitch, left, (void *)number);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_bindless_info(ur_image_info_t property, void *value, size_t *size,
                             const ur_image_format_t *format, const ur_image_desc_t *desc,
                             size_t pixel) {
    /* The caller knows the size of what it asks for. */
    struct ur_image_shape shape = ur_image_shape(desc);
    size_t row = shape.width * pixel;
    return ur_image_info((ur_info_out){value ? SIZE_MAX : 0, value, size}, property, format, desc,
                         pixel, row, row * shape.rows);
}

/* ---- samplers -------------------------------------------------------------------------------- */

static bool is_integer(ur_image_channel_type_t type) {
    return type == UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8 ||
           type == UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16 ||
           type == UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32 ||
           type == UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8 ||
           type == UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16 ||
           type == UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32;
}

static bool is_mode(ur_sampler_addressing_mode_t mode) {
    return (unsigned)mode <= UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT;
}

ur_result_t ur_bindless_sampler_read(const ur_sampler_desc_t *desc, const ur_image_format_t *format,
                                     const ur_image_desc_t *image,
                                     struct ur_bindless_sampler *out) {
    *out =
        (struct ur_bindless_sampler){.normalized = desc->normalizedCoords,
                                     .integers = is_integer(format->channelType),
                                     .linear = desc->filterMode == UR_SAMPLER_FILTER_MODE_LINEAR};
    bool good = (unsigned)desc->filterMode <= UR_SAMPLER_FILTER_MODE_LINEAR &&
                is_mode(desc->addressingMode);
    for (int i = 0; i < 3; ++i) {
        out->address[i] = desc->addressingMode;
    }
    for (const ur_base_properties_t *at = desc->pNext; at && good; at = at->pNext) {
        if (at->stype == UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES) {
            const ur_exp_sampler_addr_modes_t *modes = (const void *)at;
            for (int i = 0; i < 3; ++i) {
                good = is_mode(modes->addrModes[i]) && good;
                out->address[i] = modes->addrModes[i];
            }
        } else if (at->stype == UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES) {
            const ur_exp_sampler_mip_properties_t *mip = (const void *)at;
            good = (unsigned)mip->mipFilterMode <= UR_SAMPLER_FILTER_MODE_LINEAR &&
                   mip->minMipmapLevelClamp >= 0 &&
                   mip->maxMipmapLevelClamp >= mip->minMipmapLevelClamp &&
                   mip->maxAnisotropy >= 0 && mip->maxAnisotropy <= 16;
            out->linear_levels = mip->mipFilterMode == UR_SAMPLER_FILTER_MODE_LINEAR;
            out->least_level = mip->minMipmapLevelClamp;
            out->most_level = mip->maxMipmapLevelClamp;
            out->anisotropy = good ? (unsigned)mip->maxAnisotropy : 0;
        } else if (at->stype == UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES) {
            const ur_exp_sampler_cubemap_properties_t *cube = (const void *)at;
            good = (unsigned)cube->cubemapFilterMode <= UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_SEAMLESS;
            out->seamless = image->type == UR_MEM_TYPE_IMAGE_CUBEMAP_EXP &&
                            cube->cubemapFilterMode == UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_SEAMLESS;
        } else {
            return ur_fail(UR_RESULT_ERROR_INVALID_SAMPLER, 0,
                           "a sampler with a structure of type %d in its chain", (int)at->stype);
        }
    }
    if (desc->stype != UR_STRUCTURE_TYPE_SAMPLER_DESC || !good) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SAMPLER, 0,
                       "a sampler with a mode, level or ratio outside its range");
    }
    for (int i = 0; i < 3 && !out->normalized; ++i) {
        if (out->address[i] == UR_SAMPLER_ADDRESSING_MODE_REPEAT ||
            out->address[i] == UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT) {
            return ur_fail(UR_RESULT_ERROR_INVALID_SAMPLER, 0,
                           "images repeat for normalized coordinates only");
        }
    }
    if (out->linear && out->integers) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SAMPLER, 0,
                       "whole numbers are not filtered: a normalized or float format is wanted");
    }
    if (image->numMipLevel > 1 && !out->normalized) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SAMPLER, 0,
                       "images with levels have normalized coordinates");
    }
    return UR_RESULT_SUCCESS;
}

/* ---- copies ---------------------------------------------------------------------------------- */

static ur_result_t check_end(struct ur_pool_space *space, const struct ur_bindless_end *end,
                             const ur_rect_region_t *extent) {
    if (end->offset.x > end->width || extent->width > end->width - end->offset.x ||
        end->offset.y > end->rows || extent->height > end->rows - end->offset.y ||
        end->offset.z > end->slices || extent->depth > end->slices - end->offset.z) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%zu x %zu x %zu pixels at %zu, %zu, %zu do not lie in %zu x %zu x %zu",
                       (size_t)extent->width, (size_t)extent->height, (size_t)extent->depth,
                       (size_t)end->offset.x, (size_t)end->offset.y, (size_t)end->offset.z,
                       end->width, end->rows, end->slices);
    }
    struct ur_pool_memory memory;
    if (!end->memory || !ur_pool_find(space, end->memory, &memory)) {
        return UR_RESULT_SUCCESS;
    }
    size_t left = memory.size - (size_t)((const char *)end->memory - (const char *)memory.base);
    size_t last = (end->offset.z + extent->depth - 1) * end->slice_pitch +
                  (end->offset.y + extent->height - 1) * end->row_pitch +
                  (end->offset.x + extent->width) * end->element;
    return last <= left ? UR_RESULT_SUCCESS
                        : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                                  "the copy reaches %zu bytes behind %p, where %zu are allocated",
                                  last, end->memory, left);
}

ur_result_t ur_bindless_copy_check(const void *from, const void *to,
                                   const ur_image_desc_t *from_desc, const ur_image_desc_t *to_desc,
                                   const ur_image_format_t *from_format,
                                   const ur_image_format_t *to_format,
                                   const ur_exp_image_copy_region_t *region) {
    UR_CHECK_POINTER(from);
    UR_CHECK_POINTER(to);
    UR_CHECK_POINTER(from_desc);
    UR_CHECK_POINTER(to_desc);
    UR_CHECK_IMAGE_FORMAT(from_format);
    UR_CHECK_IMAGE_FORMAT(to_format);
    UR_CHECK_POINTER(region);
    UR_CHECK_IMAGE_TYPE(from_desc);
    UR_CHECK_IMAGE_TYPE(to_desc);
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_bindless_box(struct ur_pool_space *space, const struct ur_bindless_end *from,
                            const struct ur_bindless_end *to, ur_rect_region_t *extent) {
    if (from->element != to->element) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "a copy of pixels of %zu bytes to pixels of %zu", from->element,
                       to->element);
    }
    if (!extent->width) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "a copy of rows of no pixels");
    }
    const struct ur_bindless_end *layers = from->layered ? from : to->layered ? to : NULL;
    extent->height = extent->height ? extent->height : 1;
    extent->depth = extent->depth ? extent->depth
                    : layers && layers->slices > layers->offset.z
                        ? layers->slices - layers->offset.z
                        : 1;
    ur_result_t result = check_end(space, from, extent);
    return result == UR_RESULT_SUCCESS ? check_end(space, to, extent) : result;
}
