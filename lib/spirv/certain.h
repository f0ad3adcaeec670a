/* Branches that say less than they seem to. */
#ifndef UR_SPIRV_CERTAIN_H
#define UR_SPIRV_CERTAIN_H

#include "module.h"

/* Takes out of each switch the ways to blocks that do nothing but say that nobody comes there
 * (OpUnreachable), as compilers leave a default behind a number that has only so many values: no
 * work-item goes them, but they would make of a switch one that decides who goes on. Its last label
 * becomes the default instead. Takes time linear in the size of the module. */
void ur_spirv_drop_unreachable(struct ur_spirv_module *module);

#endif
