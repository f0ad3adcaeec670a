/* The functions of OpenCL.std that are compiled to PTX when this is built (library/). */
#ifndef UR_PTX_MATH_LIBRARY_H
#define UR_PTX_MATH_LIBRARY_H

#include <stdint.h>

struct ptx_library_entry {
    const char *name;      /* sin_f32; of a table or a helper what the compiler called it */
    const char *text;      /* PTX; where there is a body, what stands before it in the function */
    const char *body;      /* what may stand in place of a call (pack.py), or NULL */
    const uint16_t *needs; /* indices of what it refers to; these come before it */
    uint16_t need_count;
    uint16_t lines; /* of code; 0 for tables */
    uint8_t width;  /* bits of the result, where there is a body */
};

/* By names in the order of strcmp; none where no compiler was there. */
extern const struct ptx_library_entry ur_ptx_library[];
extern const unsigned ur_ptx_library_size;
/* In the order in which they are written, what is needed first. */
extern const uint16_t ur_ptx_library_order[];

#endif
