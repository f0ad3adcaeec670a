/* What a program asks of fusing, checked and copied. */
#include <stdlib.h>

#include "base/error.h"
#include "fusing.h"

ur_result_t ur_fusing_options_copy(struct ur_fusing_options *options,
                                   const ur_fusion_desc_t *desc) {
    *options = (struct ur_fusing_options){0};
    if (!desc) {
        return UR_RESULT_SUCCESS;
    }
    if (desc->flags & UR_FUSION_FLAGS_MASK) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (desc->numPromoted && !desc->pPromoted) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    options->flags = desc->flags;
    options->promoted = calloc(desc->numPromoted + (size_t)1, sizeof(*options->promoted));
    if (!options->promoted) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < desc->numPromoted; ++i) {
        options->promoted[options->promoted_count++] = (struct ur_fusion_memory){
            0, (uintptr_t)desc->pPromoted[i].pMemory, desc->pPromoted[i].size};
    }
    return UR_RESULT_SUCCESS;
}

void ur_fusing_options_end(struct ur_fusing_options *options) {
    free(options->promoted);
    *options = (struct ur_fusing_options){0};
}
