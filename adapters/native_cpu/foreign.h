/* Structures that programs hand over as native handles. A number may be anything, so none is
 * followed before it is known that there is something to read. */
#ifndef NCPU_FOREIGN_H
#define NCPU_FOREIGN_H

#include <stdbool.h>
#include <stddef.h>

#include "ur_api.h"

/* Copies the `size` bytes of a structure. False: the number is not a multiple of `align`, or no
 * address of so much memory. Where the process may not ask the system, it is read as it is. */
bool ncpu_foreign_read(ur_native_handle_t number, void *to, size_t size, size_t align);
/* NULL: a table of host code of this version, whose kernels, arguments, variables and names can all
 * be read. Or what is wrong. */
const char *ncpu_foreign_table(ur_native_handle_t number);

#endif
