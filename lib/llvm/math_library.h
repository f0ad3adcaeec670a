/* Mathematical functions as LLVM's text, sorted by name; packed while building (library/pack.py).
 */
#ifndef UR_LLVM_MATH_LIBRARY_H
#define UR_LLVM_MATH_LIBRARY_H

#include <stdint.h>

#include "llvm.h"

struct ll_library_entry {
    const char *name, *text;
    const uint16_t *needs; /* other entries, by number */
    uint16_t need_count;
};

/* Of library/math.cl and library/amdgcn.cl; llvm.h has their names. Size 0: it is not there. */
struct ll_library {
    const struct ll_library_entry *entries;
    unsigned size;
};

#endif
