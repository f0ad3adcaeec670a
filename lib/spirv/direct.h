/* Calls through pointers (SPV_INTEL_function_pointers) as calls by name. */
#ifndef UR_SPIRV_DIRECT_H
#define UR_SPIRV_DIRECT_H

#include "module.h"

/* A pointer to a function becomes a number, and a call through one a choice among the functions of
 * those types whose addresses the module takes. So whoever emits a module needs no calls through
 * pointers: what a callee does is known, as that of any other, and what it waits for, too. A number
 * of no such function ends in OpUnreachable. The module is as it was if it has no such pointers,
 * and of no use after a fault. */
enum ur_spirv_fault ur_spirv_call_directly(struct ur_spirv_module *module,
                                           struct ur_spirv_error *error);

#endif
