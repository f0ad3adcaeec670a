/* Ranges of work-items, as launches are given them. */
#ifndef UR_COMMON_RANGE_H
#define UR_COMMON_RANGE_H

#include <stdbool.h>
#include <stddef.h>

#include "error.h"

/* A launch of no work-items is none: it waits for its wait list and signals its event, and
 * arguments, limits and the kernel's wishes are not looked at. Pre: 1 to 3 dimensions. */
static inline bool ur_range_is_empty(uint32_t dims, const size_t *global) {
    for (uint32_t i = 0; i < dims; ++i) {
        if (global[i] == 0) {
            return true;
        }
    }
    return false;
}

/* 1 to 3 dimensions, and work-groups that have work-items; `local` may be NULL. */
static inline ur_result_t ur_range_check(uint32_t dims, const size_t *global, const size_t *local) {
    if (!global) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (dims < 1 || dims > 3) {
        return ur_fail(UR_RESULT_ERROR_INVALID_WORK_DIMENSION, 0, "a range of %u dimensions", dims);
    }
    for (uint32_t i = 0; local && i < dims; ++i) {
        if (local[i] == 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, 0,
                           "work-groups of no work-items in dimension %u", i);
        }
    }
    return UR_RESULT_SUCCESS;
}

#endif
