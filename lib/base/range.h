/* Ranges of work-items, as launches are given them. */
#ifndef UR_BASE_RANGE_H
#define UR_BASE_RANGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
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

/* Whether work-groups of that size keep a device that holds `at_once` of them, however small they
 * are, from working on as many work-items as it could. */
static inline bool ur_range_groups_are_small(uint32_t dims, const size_t *global,
                                             const size_t *local, size_t at_once) {
    enum { FEWEST = 64 };
    size_t items = 1, all = 1;
    for (uint32_t i = 0; i < dims; ++i) {
        items *= local[i];
        if (__builtin_mul_overflow(all, global[i], &all)) {
            all = SIZE_MAX;
        }
    }
    return items < FEWEST && all > at_once * items;
}

/* Sizes of work-groups that need not divide the range: at most `most` work-items, and `most_along`
 * in each dimension. Where there are several groups in the first dimension they are whole multiples
 * of `step`, so that only the last one has work-items with nothing to do. */
static inline void ur_range_cut(uint32_t dims, const size_t *global, size_t most,
                                const size_t most_along[3], size_t step, size_t local[3]) {
    local[0] = local[1] = local[2] = 1;
    for (uint32_t i = 0; i < dims && most > 1; ++i) {
        size_t here = most_along[i] < most ? most_along[i] : most;
        size_t groups = (global[i] - 1) / here + 1;
        local[i] = (global[i] - 1) / groups + 1;
        if (i == 0 && groups > 1) {
            local[i] = (local[i] + step - 1) / step * step;
        }
        local[i] = local[i] < here ? local[i] : here;
        most /= local[i];
    }
}

/* Sizes of work-groups that divide the range, of `least` to `most` work-items and at most
 * `most_along` in each dimension, so that there are as many groups as can be but no more than
 * `groups`; where they cannot be that few, as few as can be. Returns how many there are; SIZE_MAX:
 * there are no such sizes, and `local` is of one work-item. */
static inline size_t ur_range_divide(uint32_t dims, const size_t *global, size_t least, size_t most,
                                     const size_t most_along[3], size_t groups, size_t local[3]) {
    size_t best = SIZE_MAX, along[3] = {1, 1, 1}, size[3] = {1, 1, 1}, at[3];
    for (uint32_t i = 0; i < dims; ++i) {
        size[i] = global[i];
        along[i] = most_along[i] < global[i] ? most_along[i] : global[i];
    }
    local[0] = local[1] = local[2] = 1;
    for (at[0] = 1; at[0] <= along[0] && at[0] <= most; ++at[0]) {
        if (size[0] % at[0]) {
            continue;
        }
        for (at[1] = 1; at[1] <= along[1] && at[1] * at[0] <= most; ++at[1]) {
            if (size[1] % at[1]) {
                continue;
            }
            for (at[2] = 1; at[2] <= along[2] && at[2] * at[1] * at[0] <= most; ++at[2]) {
                size_t here = size[0] / at[0];
                if (size[2] % at[2] || at[2] * at[1] * at[0] < least ||
                    __builtin_mul_overflow(here, size[1] / at[1], &here) ||
                    __builtin_mul_overflow(here, size[2] / at[2], &here)) {
                    continue;
                }
                bool fits = here <= groups, better = best > groups ? here < best : here > best;
                if (best > groups ? better || fits : better && fits) {
                    best = here;
                    local[0] = at[0], local[1] = at[1], local[2] = at[2];
                }
            }
        }
    }
    return best;
}

#endif
