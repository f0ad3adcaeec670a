/* Arrays of a work-item's own as values. */
#ifndef UR_SPIRV_SCALARS_H
#define UR_SPIRV_SCALARS_H

#include "module.h"

/* Where all places of an array of a function's own that anybody reads or writes are constants, or
 * become such once loops whose turns constants count are written out, its elements become values,
 * and the loops stay written out. A read of one of a few elements, by a number that is not known,
 * is a choice between them. What is read of tables that nobody writes, at such places,
 * becomes constants, too. Integers of its own that are volatile become values. A function that
 * would become too long by that stays as it is.
 *
 * False: no memory; then the module is of no use. */
bool ur_spirv_make_scalars(struct ur_spirv_module *module);

#endif
