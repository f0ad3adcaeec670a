/* Local memory that the kernels of a module have of their own. */
#ifndef UR_COMMON_SPIRV_LOCAL_H
#define UR_COMMON_SPIRV_LOCAL_H

#include "module.h"

/* Bytes of all variables in local memory, without what lies between members for their alignment. A
 * length that a specialization constant gives counts by its default. UINT64_MAX: more than that, or
 * no memory to count with. Takes time linear in the size of the module. */
uint64_t ur_spirv_local_bytes(const struct ur_spirv_module *module);

/* The same of a module that was not read yet; 0 if it cannot be. */
uint64_t ur_spirv_local_bytes_of(const void *code, size_t size);

#endif
