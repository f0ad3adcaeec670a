#include "ranges.h"

#include <stdlib.h>

struct ncpu_range *ncpu_range_find(struct ncpu_range *list, const void *owner, const void *start,
                                   size_t size) {
    uintptr_t at = (uintptr_t)start;
    for (; list; list = list->next) {
        if (list->owner == owner && at >= list->start && at - list->start <= list->size &&
            size <= list->size - (at - list->start)) {
            return list;
        }
    }
    return NULL;
}

struct ncpu_mapping *ncpu_range_overlap(const struct ncpu_range *range, uintptr_t start,
                                        size_t size) {
    for (struct ncpu_mapping *at = range->mappings; at; at = at->next) {
        if (at->start < start + size && start < at->start + at->size) {
            return at;
        }
    }
    return NULL;
}

bool ncpu_range_covered(const struct ncpu_range *range, uintptr_t start, size_t size) {
    uintptr_t reached = start;
    for (struct ncpu_mapping *at = range->mappings; at && reached < start + size; at = at->next) {
        if (at->start > reached) {
            return false;
        }
        if (at->start + at->size > reached) {
            reached = at->start + at->size;
        }
    }
    return reached >= start + size;
}

static bool insert(struct ncpu_mapping **at, struct ncpu_mapping made) {
    struct ncpu_mapping *mapping = malloc(sizeof(*mapping));
    if (!mapping) {
        return false;
    }
    *mapping = made;
    mapping->next = *at;
    *at = mapping;
    return true;
}

bool ncpu_range_add(struct ncpu_range *range, uintptr_t start, size_t size, void *memory,
                    unsigned access) {
    struct ncpu_mapping **at = &range->mappings;
    while (*at && (*at)->start < start) {
        at = &(*at)->next;
    }
    return insert(at, (struct ncpu_mapping){NULL, start, size, memory, access});
}

bool ncpu_range_cut(struct ncpu_range *range, uintptr_t at, void **new_memory) {
    *new_memory = NULL;
    for (struct ncpu_mapping *low = range->mappings; low; low = low->next) {
        if (at <= low->start || at - low->start >= low->size) {
            continue;
        }
        struct ncpu_mapping high = *low;
        high.start = at;
        high.size = low->size - (at - low->start);
        if (!insert(&low->next, high)) {
            return false;
        }
        low->size = at - low->start;
        *new_memory = low->memory;
        return true;
    }
    return true;
}

struct ncpu_mapping *ncpu_range_unlink(struct ncpu_range *range, uintptr_t start, size_t size) {
    for (struct ncpu_mapping **at = &range->mappings; *at; at = &(*at)->next) {
        struct ncpu_mapping *mapping = *at;
        if (mapping->start >= start && mapping->start + mapping->size <= start + size) {
            *at = mapping->next;
            return mapping;
        }
    }
    return NULL;
}
