/* Integers of widths that a device has no registers of, as wider ones. */
#ifndef UR_SPIRV_WIDEN_H
#define UR_SPIRV_WIDEN_H

#include "module.h"

/* Integers of 2 to 63 bits other than 8, 16 and 32 become integers of the next of 8, 16, 32 and 64,
 * whose other bits are zeros after each instruction; where one takes a number with its sign, that
 * is spread before. The module is as it was if it has no such integers, or has vectors, pointers,
 * parameters or parts of structures of them (what they are then is for who emits it to say), and of
 * no use after a fault.
 *
 * UR_SPIRV_CAPABILITY: an instruction that is not known here has an operand of such a type. Takes
 * time linear in the size of the module. */
enum ur_spirv_fault ur_spirv_widen(struct ur_spirv_module *module, struct ur_spirv_error *error);

#endif
