/* Functions of library/math.cl as LLVM's text, sorted by name; packed while building. */
#ifndef UR_COMMON_LLVM_MATH_LIBRARY_H
#define UR_COMMON_LLVM_MATH_LIBRARY_H

#include <stdint.h>

struct ll_library_entry {
    const char *name, *text;
    const uint16_t *needs; /* other entries, by number */
    uint16_t need_count;
};

extern const struct ll_library_entry ll_library[];
extern const unsigned ll_library_size;

#endif
