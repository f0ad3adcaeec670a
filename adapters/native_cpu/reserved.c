#include "reserved.h"

#include <stdlib.h>

struct ncpu_range *ncpu_range_find(const struct ur_ranges *reservations, const void *owner,
                                   const void *start, size_t size) {
    uintptr_t at = (uintptr_t)start;
    struct ncpu_range *found = (struct ncpu_range *)ur_ranges_overlap(reservations, at, size);
    return found && found->owner == owner && at >= found->range.base &&
                   at - found->range.base <= found->range.size &&
                   size <= found->range.size - (at - found->range.base)
               ? found
               : NULL;
}

struct ncpu_mapping *ncpu_range_overlap(const struct ncpu_range *range, uintptr_t start,
                                        size_t size) {
    return (struct ncpu_mapping *)ur_ranges_overlap(&range->mappings, start, size);
}

struct ncpu_mapping *ncpu_range_next(const struct ncpu_range *range,
                                     const struct ncpu_mapping *before, uintptr_t start,
                                     uintptr_t end) {
    if (before) {
        start = before->range.base + before->range.size;
    }
    return start < end ? ncpu_range_overlap(range, start, end - start) : NULL;
}

bool ncpu_range_covered(const struct ncpu_range *range, uintptr_t start, size_t size) {
    uintptr_t reached = start, end = start + size;
    while (reached < end) {
        const struct ncpu_mapping *at = ncpu_range_overlap(range, reached, 1);
        if (!at) {
            return false;
        }
        reached = at->range.base + at->range.size;
    }
    return true;
}

bool ncpu_range_add(struct ncpu_range *range, uintptr_t start, size_t size, void *memory,
                    unsigned access) {
    struct ncpu_mapping *mapping = malloc(sizeof(*mapping));
    if (!mapping) {
        return false;
    }
    *mapping = (struct ncpu_mapping){
        .range = {.base = start, .size = size}, .memory = memory, .access = access};
    ur_ranges_insert(&range->mappings, &mapping->range);
    return true;
}

bool ncpu_range_cut(struct ncpu_range *range, uintptr_t at, void **new_memory) {
    struct ncpu_mapping *low = ncpu_range_overlap(range, at, 1);
    *new_memory = NULL;
    if (!low || low->range.base == at) {
        return true;
    }
    size_t whole = low->range.size;
    low->range.size = at - low->range.base;
    if (!ncpu_range_add(range, at, whole - low->range.size, low->memory, low->access)) {
        low->range.size = whole;
        return false;
    }
    *new_memory = low->memory;
    return true;
}

struct ncpu_mapping *ncpu_range_unlink(struct ncpu_range *range, uintptr_t start, size_t size) {
    struct ncpu_mapping *mapping = ncpu_range_overlap(range, start, size);
    if (mapping) {
        ur_ranges_remove(&range->mappings, &mapping->range);
    }
    return mapping;
}
