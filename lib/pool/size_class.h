/* Sizes of blocks: multiples of 256 bytes up to 8 KiB, from there 32 classes for each doubling.
 *
 * Rounding a request up to its class wastes less than 1/32 of it from 8 KiB on. */
#ifndef UR_POOL_SIZE_CLASS_H
#define UR_POOL_SIZE_CLASS_H

#include <stddef.h>
#include <stdint.h>

#define UR_GRAIN ((size_t)256)        /* unit and alignment of every block */
#define UR_SIZE_MAX ((size_t)1 << 47) /* more than this no address space has */
enum { UR_CLASSES = 1152, UR_CLASS_WORDS = UR_CLASSES / 64 };

/* The smallest class that holds `size`. Pre: 0 < size <= UR_SIZE_MAX. */
static inline uint32_t ur_class_up(size_t size) {
    if (size <= 32 * UR_GRAIN) {
        return (uint32_t)((size + UR_GRAIN - 1) / UR_GRAIN) - 1;
    }
    uint32_t top = 63u - (uint32_t)__builtin_clzll(size - 1);
    return (top - 12) * 32 + (uint32_t)(((size - 1) >> (top - 5)) & 31);
}

static inline size_t ur_class_size(uint32_t class) {
    if (class < 32) {
        return (class + 1) * UR_GRAIN;
    }
    return (size_t)(33 + class % 32) << (class / 32 + 7);
}

/* The largest class that a block of `size` bytes can serve. Pre: size is a multiple of UR_GRAIN. */
static inline uint32_t ur_class_down(size_t size) {
    uint32_t class = ur_class_up(size);
    return ur_class_size(class) == size ? class : class - 1;
}

/* A set of classes, and the lowest member from some class on. */
struct ur_class_set {
    uint32_t words; /* bit w: word w is not zero */
    uint64_t word[UR_CLASS_WORDS];
};

static inline void ur_class_set_add(struct ur_class_set *set, uint32_t class) {
    set->word[class / 64] |= 1ull << class % 64;
    set->words |= 1u << class / 64;
}

static inline void ur_class_set_remove(struct ur_class_set *set, uint32_t class) {
    if (!(set->word[class / 64] &= ~(1ull << class % 64))) {
        set->words &= ~(1u << class / 64);
    }
}

/* UR_CLASSES if there is none. */
static inline uint32_t ur_class_set_from(const struct ur_class_set *set, uint32_t class) {
    if (class >= UR_CLASSES) {
        return UR_CLASSES;
    }
    uint32_t w = class / 64;
    uint64_t bits = set->word[w] & (~0ull << class % 64);
    if (!bits) {
        uint32_t words = w + 1 < 32 ? set->words & (~0u << (w + 1)) : 0;
        if (!words) {
            return UR_CLASSES;
        }
        w = (uint32_t)__builtin_ctz(words);
        bits = set->word[w];
    }
    return w * 64 + (uint32_t)__builtin_ctzll(bits);
}

/* The highest member, or UR_CLASSES if there is none. */
static inline uint32_t ur_class_set_last(const struct ur_class_set *set) {
    if (!set->words) {
        return UR_CLASSES;
    }
    uint32_t w = 31u - (uint32_t)__builtin_clz(set->words);
    return w * 64 + 63u - (uint32_t)__builtin_clzll(set->word[w]);
}

#endif
