/* Pointers that loops move on. */
#ifndef UR_SPIRV_ADVANCE_H
#define UR_SPIRV_ADVANCE_H

#include "module.h"

/* A pointer that a loop moves on by a number each turn becomes the one that the loop begins with
 * and the sum of these numbers, as programs write it and compilers change it for processors that
 * run one work-item: who runs many side by side then sees that what they point to is side by side,
 * too, and that the number is the same for all. False: no memory; then the module is of no use. */
bool ur_spirv_number_pointers(struct ur_spirv_module *module);

#endif
