/* Calls of OpenCL C's functions by their mangled names as what SPIR-V has for them. */
#ifndef UR_SPIRV_BY_NAME_H
#define UR_SPIRV_BY_NAME_H

#include "module.h"

/* Some compilers leave such calls of functions that nobody has, and drivers look them up by name.
 * Each whose name and types are those of a function of OpenCL C becomes instructions that do the
 * same; others stay as they are. The module is as it was if it has none. */
enum ur_spirv_fault ur_spirv_resolve_names(struct ur_spirv_module *module,
                                           struct ur_spirv_error *error);

#endif
