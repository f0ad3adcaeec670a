/* What kernels print, from the values that they give. */
#ifndef UR_COMPILE_PRINT_H
#define UR_COMPILE_PRINT_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Writes a text to `file`, whole, so those of different work-items do not mix. Each component of
 * each argument is a value of 64 bits: an integer with its sign, a float as double, a pointer.
 * Strings are pointers, or, where `strings` is not NULL, places in it below `size`, behind
 * which there is a 0; place 0 stands for NULL. 0, or -1 where the text could not be made or
 * written.
 */
int ur_print(FILE *file, const char *format, const int64_t *values, int count, const char *strings,
             size_t size);

#endif
