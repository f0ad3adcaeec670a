/* Checks of bindless images that do not depend on who has them: samplers, and the ends of copies.
 */
#ifndef UR_ENTRY_BINDLESS_CHECK_H
#define UR_ENTRY_BINDLESS_CHECK_H

#include <stdbool.h>

#include "pool/pool.h"
#include "ur_api.h"

#define UR_CHECK_IMAGE_TYPE(desc)                                                                  \
    do {                                                                                           \
        if ((unsigned)(desc)->type > UR_MEM_TYPE_IMAGE_GATHER_EXP) {                               \
            return ur_refuse(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);                     \
        }                                                                                          \
    } while (0)

/* ---- memory ---------------------------------------------------------------------------------- */

/* The same format with its channels as they are stored, which is how kernels get them: R, RG or
 * RGBA. False: there are no bindless images of such pixels. */
bool ur_bindless_stored(const ur_image_format_t *format, ur_image_format_t *out);
/* The descriptor of image memory: one level, and no more than one sample. */
ur_result_t ur_bindless_check_desc(const ur_image_desc_t *desc);
/* Whether an image whose longest side has that many pixels can have such levels;
 * INVALID_IMAGE_SIZE.
 */
ur_result_t ur_bindless_check_levels(const ur_image_desc_t *desc, uint64_t longest);
/* A side of level `times`; 0 stays 0. */
size_t ur_bindless_halved(size_t size, uint32_t times);
/* The descriptor of one level, without its chain. */
ur_image_desc_t ur_bindless_level(const ur_image_desc_t *desc, uint32_t level);
/* USM that images may lie in: the device's own, or shared by it. INVALID_VALUE. */
ur_result_t ur_bindless_usm(struct ur_pool_space *space, const void *device, uintptr_t number,
                            struct ur_pool_memory *memory);
/* Whether rows of `line` bytes, `pitch` apart, lie in it; INVALID_VALUE. */
ur_result_t ur_bindless_rows(const struct ur_pool_memory *memory, uintptr_t number, size_t rows,
                             size_t pitch, size_t line);
/* What information about image memory there is: urBindlessImagesImageGetInfoExp but for what finds
 * the memory. */
ur_result_t ur_bindless_info(ur_image_info_t property, void *value, size_t *size,
                             const ur_image_format_t *format, const ur_image_desc_t *desc,
                             size_t pixel);

/* ---- samplers -------------------------------------------------------------------------------- */

/* What a descriptor and its chain say. */
struct ur_bindless_sampler {
    ur_sampler_addressing_mode_t address[3];
    bool normalized, linear, linear_levels, seamless;
    bool integers; /* the pixels are */
    float least_level, most_level;
    unsigned anisotropy;
};

/* INVALID_SAMPLER: a mode or number outside its range, or one that does not go with such an image.
 */
ur_result_t ur_bindless_sampler_read(const ur_sampler_desc_t *desc, const ur_image_format_t *format,
                                     const ur_image_desc_t *image, struct ur_bindless_sampler *out);

/* ---- copies ---------------------------------------------------------------------------------- */

/* One end of a copy. Counts are pixels, rows and slices; pitches are bytes. */
struct ur_bindless_end {
    ur_rect_offset_t offset;
    size_t width, rows, slices; /* of all of it */
    size_t element;             /* bytes of a pixel */
    bool layered;
    const void *memory; /* NULL: an image */
    size_t row_pitch, slice_pitch;
};

/* What urBindlessImagesImageCopyExp is given beside queue, flags and wait list.
 * INVALID_NULL_POINTER, INVALID_IMAGE_FORMAT_DESCRIPTOR: a type that there is not. */
ur_result_t ur_bindless_copy_check(const void *from, const void *to,
                                   const ur_image_desc_t *from_desc, const ur_image_desc_t *to_desc,
                                   const ur_image_format_t *from_format,
                                   const ur_image_format_t *to_format,
                                   const ur_exp_image_copy_region_t *region);
/* Whether the ends are where the caller says that they are, and which of them are images.
 * INVALID_VALUE, INVALID_ENUMERATION. */
ur_result_t ur_bindless_direction(ur_exp_image_copy_flags_t flags,
                                  ur_exp_image_copy_input_types_t types, bool *image_from,
                                  bool *image_to);
/* An end that is image memory of that description, given with that format. Post: its offset is as
 * it was. INVALID_IMAGE_FORMAT_DESCRIPTOR: pixels of another size. */
ur_result_t ur_bindless_image_end(const ur_image_desc_t *desc, size_t pixel,
                                  const ur_image_format_t *format, struct ur_bindless_end *end);
/* An end in memory, with the pitches of the descriptor, of its chain, or without gaps. */
ur_result_t ur_bindless_memory_end(const void *memory, const ur_image_format_t *format,
                                   const ur_image_desc_t *desc, struct ur_bindless_end *end);
/* Whether all of what is copied lies in both ends, and what lies in USM in one allocation. Post: on
 * success the extent has no zeros. */
ur_result_t ur_bindless_box(struct ur_pool_space *space, const struct ur_bindless_end *from,
                            const struct ur_bindless_end *to, ur_rect_region_t *extent);

#endif
