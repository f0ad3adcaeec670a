/* A set of ranges of addresses that do not overlap. Every function takes a time that grows with the
 * logarithm of their number. The ranges are the caller's, and so is the lock. */
#ifndef UR_BASE_RANGES_H
#define UR_BASE_RANGES_H

#include <stddef.h>
#include <stdint.h>

struct ur_range {
    uintptr_t base;
    size_t size;
    uint32_t priority;
    struct ur_range *left, *right;
};
struct ur_ranges {
    struct ur_range *root;
    uint32_t random;
};
/* Pre: overlaps nothing in the set, size > 0. */
void ur_ranges_insert(struct ur_ranges *set, struct ur_range *range);
void ur_ranges_remove(struct ur_ranges *set, struct ur_range *range);
/* The first range that shares a byte with [base, base + size), or NULL. size > 0. */
struct ur_range *ur_ranges_overlap(const struct ur_ranges *set, uintptr_t base, size_t size);
/* The range behind `before`, or with NULL the first; NULL: there is none. */
struct ur_range *ur_ranges_next(const struct ur_ranges *set, const struct ur_range *before);
/* Any range, or NULL when the set is empty. */
struct ur_range *ur_ranges_any(const struct ur_ranges *set);

#endif
