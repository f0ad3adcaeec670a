/* Copies of bindless images: what they read and write of the program's memory. */
#include "entry/bindless_check.h"
#include "recording.h"

#define ARGUMENT(type, place) (*(type *)params[place])

static bool has_layers(const ur_image_desc_t *desc) {
    return desc->arraySize > 1 || desc->type == UR_MEM_TYPE_IMAGE_CUBEMAP_EXP;
}

unsigned ur_record_image_copy(void **params, struct ur_record_region *out) {
    enum { SOURCE, TARGET, NUM_ENDS };
    unsigned count = 0;
    bool image[NUM_ENDS];
    const ur_exp_image_copy_region_t *box = ARGUMENT(ur_exp_image_copy_region_t *, 7);
    if (!box || ur_bindless_direction(ARGUMENT(ur_exp_image_copy_flags_t, 8),
                                      ARGUMENT(ur_exp_image_copy_input_types_t, 9), &image[SOURCE],
                                      &image[TARGET])) {
        return 0;
    }
    for (int i = SOURCE; i < NUM_ENDS; i++) {
        const ur_image_desc_t *desc = ARGUMENT(const ur_image_desc_t *, 3 + i);
        const ur_image_desc_t *other = ARGUMENT(const ur_image_desc_t *, 4 - i);
        const ur_image_format_t *format = ARGUMENT(const ur_image_format_t *, 5 + i);
        const void *memory = ARGUMENT(const void *, 1 + i);
        struct ur_bindless_end end = {.offset = i == SOURCE ? box->srcOffset : box->dstOffset};
        if (image[i] || !memory || !desc || !format || !other ||
            ur_bindless_memory_end(memory, format, desc, &end)) {
            continue;
        }
        /* An extent of no slices is all layers that are left. */
        size_t depth = box->copyExtent.depth, height = box->copyExtent.height;
        if (!depth) {
            depth = has_layers(desc) || has_layers(other) ? end.slices - end.offset.z : 1;
        }
        out[count++] = (struct ur_record_region){.param = 1 + i,
                                                 .writes = i == TARGET,
                                                 .base = (uintptr_t)memory,
                                                 .width = box->copyExtent.width * end.element,
                                                 .height = height ? height : 1,
                                                 .depth = depth,
                                                 .row = end.row_pitch,
                                                 .slice = end.slice_pitch,
                                                 .offset = end.offset.z * end.slice_pitch +
                                                           end.offset.y * end.row_pitch +
                                                           end.offset.x * end.element};
    }
    return count;
}
