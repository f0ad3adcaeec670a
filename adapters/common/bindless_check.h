/* Checks of bindless images that do not depend on who has them: samplers, and the ends of copies.
 */
#ifndef UR_COMMON_BINDLESS_CHECK_H
#define UR_COMMON_BINDLESS_CHECK_H

#include <stdbool.h>

#include "pool/pool.h"
#include "ur_api.h"

#define UR_CHECK_IMAGE_TYPE(desc)                                                                  \
    do {                                                                                           \
        if ((unsigned)(desc)->type > UR_MEM_TYPE_IMAGE_GATHER_EXP) {                               \
            return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;                                \
        }                                                                                          \
    } while (0)

/* ---- samplers -------------------------------------------------------------------------------- */

/* What a descriptor and its chain say. */
typedef struct ur_bindless_sampler {
    ur_sampler_addressing_mode_t address[3];
    bool normalized, linear, linear_levels, seamless;
    bool integers; /* the pixels are */
    float least_level, most_level;
    unsigned anisotropy;
} ur_bindless_sampler_t;

/* INVALID_SAMPLER: a mode or number outside its range, or one that does not go with such an image.
 */
ur_result_t ur_bindless_sampler_read(const ur_sampler_desc_t *desc, const ur_image_format_t *format,
                                     const ur_image_desc_t *image, ur_bindless_sampler_t *out);

/* ---- copies ---------------------------------------------------------------------------------- */

/* One end of a copy. Counts are pixels, rows and slices; pitches are bytes. */
typedef struct ur_bindless_end {
    ur_rect_offset_t offset;
    size_t width, rows, slices; /* of all of it */
    size_t element;             /* bytes of a pixel */
    bool layered;
    const void *memory; /* NULL: an image */
    size_t row_pitch, slice_pitch;
} ur_bindless_end_t;

/* Whether the ends are where the caller says that they are, and which of them are images.
 * INVALID_VALUE, INVALID_ENUMERATION. */
ur_result_t ur_bindless_direction(ur_exp_image_copy_flags_t flags,
                                  ur_exp_image_copy_input_types_t types, bool *image_from,
                                  bool *image_to);
/* An end in memory, with the pitches of the descriptor, of its chain, or without gaps. */
ur_result_t ur_bindless_memory_end(const void *memory, const ur_image_format_t *format,
                                   const ur_image_desc_t *desc, ur_bindless_end_t *end);
/* Whether all of what is copied lies in both ends, and what lies in USM in one allocation. Post: on
 * success the extent has no zeros. */
ur_result_t ur_bindless_box(ur_pool_space_t *space, const ur_bindless_end_t *from,
                            const ur_bindless_end_t *to, ur_rect_region_t *extent);

#endif
