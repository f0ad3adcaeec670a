/* The ends of copies of bindless images, as the arguments tell: for adapters, and for what records
 * such calls. */
#include "base/check.h"
#include "base/error.h"
#include "bindless_check.h"
#include "image_check.h"

ur_result_t ur_bindless_direction(ur_exp_image_copy_flags_t flags,
                                  ur_exp_image_copy_input_types_t types, bool *image_from,
                                  bool *image_to) {
    UR_CHECK_FLAGS(flags, UR_EXP_IMAGE_COPY_FLAGS_MASK);
    if ((unsigned)types > UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    *image_from = types == UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM ||
                  types == UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE;
    *image_to = types == UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE ||
                types == UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE;
    bool from_host =
        flags & (UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE | UR_EXP_IMAGE_COPY_FLAG_HOST_TO_HOST);
    bool to_host =
        flags & (UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_HOST | UR_EXP_IMAGE_COPY_FLAG_HOST_TO_HOST);
    if (!flags || (flags & (flags - 1)) || (*image_from && from_host) || (*image_to && to_host)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "a copy in direction %#x between ends of kind %d", (unsigned)flags,
                       (int)types);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_bindless_image_end(const ur_image_desc_t *desc, size_t pixel,
                                  const ur_image_format_t *format, struct ur_bindless_end *end) {
    struct ur_image_shape shape = ur_image_shape(desc);
    size_t element = ur_image_pixel_size(format);
    if (element != pixel) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "pixels of %zu bytes of an image whose pixels have %zu", element, pixel);
    }
    size_t row = shape.width * pixel;
    *end = (struct ur_bindless_end){.offset = end->offset,
                                    .width = shape.width,
                                    .rows = shape.rows,
                                    .slices = shape.slices,
                                    .element = element,
                                    .layered = shape.volume && desc->type != UR_MEM_TYPE_IMAGE3D,
                                    .row_pitch = row,
                                    .slice_pitch = row * shape.rows};
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_bindless_memory_end(const void *memory, const ur_image_format_t *format,
                                   const ur_image_desc_t *desc, struct ur_bindless_end *end) {
    ur_image_desc_t pitched = *desc;
    for (const ur_base_properties_t *at = desc->pNext; at; at = at->pNext) {
        if (at->stype == UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC) {
            const ur_exp_image_user_pitch_desc_t *pitch = (const void *)at;
            pitched.rowPitch = pitch->rowPitch;
            pitched.slicePitch = pitch->slicePitch;
        }
    }
    end->element = ur_image_pixel_size(format);
    if (!end->element) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "channel order %d with channel type %d has no pixels",
                       (int)format->channelOrder, (int)format->channelType);
    }
    pitched.height = pitched.height ? pitched.height : 1;
    pitched.depth = pitched.depth ? pitched.depth : 1;
    pitched.arraySize = pitched.arraySize                             ? pitched.arraySize
                        : desc->type == UR_MEM_TYPE_IMAGE_CUBEMAP_EXP ? 6
                                                                      : 1;
    struct ur_image_shape shape = ur_image_shape(&pitched);
    ur_result_t result =
        ur_image_pitches(&pitched, end->element, &end->row_pitch, &end->slice_pitch);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!shape.width) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0, "memory for rows of no pixels");
    }
    end->width = shape.width;
    end->rows = shape.rows;
    end->slices = shape.slices;
    end->layered = shape.volume && desc->type != UR_MEM_TYPE_IMAGE3D;
    end->memory = memory;
    return UR_RESULT_SUCCESS;
}
