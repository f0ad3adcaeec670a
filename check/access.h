/* access.cl as SPIR-V, which the build compiles. */
#ifndef CHECK_ACCESS_H
#define CHECK_ACCESS_H

#include <stddef.h>
#include <stdint.h>

extern const uint32_t ur_check_access_module[];
extern const size_t ur_check_access_module_size; /* bytes */

#endif
