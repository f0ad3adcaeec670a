#include "pitched.h"

#include "base/check.h"

ur_result_t ur_pitched_shape(const ur_usm_desc_t *desc, size_t width, size_t height, size_t element,
                             size_t align, size_t *pitch, size_t *size) {
    if (desc) {
        UR_CHECK_FLAGS(desc->hints, UR_USM_ADVICE_FLAGS_MASK);
    }
    if (desc && (desc->align & (desc->align - 1))) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "alignment %zu is no power of two",
                       (size_t)desc->align);
    }
    if (width == 0 || height == 0 || element == 0 ||
        __builtin_add_overflow(width, align - 1, pitch)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0,
                       "%zu rows of %zu bytes, elements of %zu", height, width, element);
    }
    *pitch &= ~(align - 1);
    return __builtin_mul_overflow(*pitch, height, size)
               ? ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0,
                         "%zu rows of %zu bytes are more than can be addressed", height, *pitch)
               : UR_RESULT_SUCCESS;
}
