/* Names of OpenCL C's functions as compilers mangle them, by the Itanium C++ ABI. */
#ifndef UR_SPIRV_MANGLED_H
#define UR_SPIRV_MANGLED_H

#include <stdbool.h>
#include <stdint.h>

enum { UR_MANGLED_PARAMETERS = 8 };

struct ur_mangled {
    char name[64];
    /* Of each parameter, or of what it points to, the letter of its scalar and how many of them it
     * has. Letters are the ABI's, 'h' for uchar and so on; 'H': half; 'o': anything else. */
    char of[UR_MANGLED_PARAMETERS];
    uint8_t lanes[UR_MANGLED_PARAMETERS];
    bool pointer[UR_MANGLED_PARAMETERS];
    uint32_t count;
};

/* Whether it is such a name. */
bool ur_mangled_read(const char *text, struct ur_mangled *read);

static inline bool ur_mangled_signed(char of) {
    return of == 'c' || of == 'a' || of == 's' || of == 'i' || of == 'l' || of == 'x';
}

static inline bool ur_mangled_unsigned(char of) {
    return of == 'h' || of == 't' || of == 'j' || of == 'm' || of == 'y';
}

static inline bool ur_mangled_float(char of) {
    return of == 'H' || of == 'f' || of == 'd';
}

#endif
