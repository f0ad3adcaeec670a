/* Reserved addresses and what is mapped there: the books of virtual_memory.c. */
#ifndef NCPU_RESERVED_H
#define NCPU_RESERVED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/ranges.h"

/* A part of a reservation with one kind of access. */
struct ncpu_mapping {
    struct ur_range range;     /* first */
    struct ncpu_mapping *next; /* for the caller, once it is taken out */
    void *memory;              /* the caller's: what is mapped; the parts of one mapping share it */
    unsigned access;
};

struct ncpu_range {
    struct ur_range range; /* first */
    void *owner;           /* the caller's */
    struct ur_ranges mappings;
};

/* The reservation of that owner that all of [start, start + size) lies in, or NULL. In all of these
 * size is above 0. */
struct ncpu_range *ncpu_range_find(const struct ur_ranges *reservations, const void *owner,
                                   const void *start, size_t size);
/* The first mapping that shares a byte with the addresses, or NULL. */
struct ncpu_mapping *ncpu_range_overlap(const struct ncpu_range *range, uintptr_t start,
                                        size_t size);
/* The same behind `before`, up to `end`; NULL: from `start` on. */
struct ncpu_mapping *ncpu_range_next(const struct ncpu_range *range,
                                     const struct ncpu_mapping *before, uintptr_t start,
                                     uintptr_t end);
/* Whether each of the addresses is mapped. */
bool ncpu_range_covered(const struct ncpu_range *range, uintptr_t start, size_t size);
/* Takes down a mapping that overlaps none. False: out of memory. */
bool ncpu_range_add(struct ncpu_range *range, uintptr_t start, size_t size, void *memory,
                    unsigned access);
/* Cuts mappings at `at`, if it lies inside of one. False: out of memory; *new_memory receives the
 * memory of the part made, or NULL if there was nothing to cut. */
bool ncpu_range_cut(struct ncpu_range *range, uintptr_t at, void **new_memory);
/* Takes out the first mapping that shares a byte with the addresses, for the caller to free; NULL
 * if there is none. */
struct ncpu_mapping *ncpu_range_unlink(struct ncpu_range *range, uintptr_t start, size_t size);

#endif
