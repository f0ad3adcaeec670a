/* A set of ranges of addresses that do not overlap. Every function takes a time that grows with the
 * logarithm of their number. The ranges are the caller's, and so is the lock. */
#ifndef ENG_RANGES_H
#define ENG_RANGES_H

#include <stddef.h>
#include <stdint.h>

struct eng_range {
    uintptr_t base;
    size_t size;
    uint32_t priority;
    struct eng_range *left, *right;
};
struct eng_ranges {
    struct eng_range *root;
    uint32_t random;
};
/* Pre: overlaps nothing in the set, size > 0. */
void eng_ranges_insert(struct eng_ranges *set, struct eng_range *range);
void eng_ranges_remove(struct eng_ranges *set, struct eng_range *range);
/* The first range that shares a byte with [base, base + size), or NULL. size > 0. */
struct eng_range *eng_ranges_overlap(const struct eng_ranges *set, uintptr_t base, size_t size);
/* Any range, or NULL when the set is empty. */
struct eng_range *eng_ranges_any(const struct eng_ranges *set);

#endif
