/* Which kernels call a function, directly or through others. */
#ifndef CHECK_CALLERS_H
#define CHECK_CALLERS_H

#include "spirv/module.h"

/* For each function the names of the kernels that call it, with ", " between them, and of a kernel
 * its own. The array and each text are the caller's to free; NULL: no memory. */
char **ur_check_callers(const struct ur_spirv_module *module);
/* Whether a function is an entry point, or what one of the same name calls: some drivers take that
 * for the kernel, and others the entry point. */
bool ur_check_is_kernel(const struct ur_spirv_module *module, uint32_t function);

#endif
