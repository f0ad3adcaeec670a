/* Several modules into one: what one exports (decoration LinkageAttributes) takes the place of what
 * others import under the same name. */
#ifndef UR_SPIRV_LINK_H
#define UR_SPIRV_LINK_H

#include "module.h"

/* Makes `*linked` of `count` modules, which stay as they are and may go afterwards.
 *
 * Types, constants, sets of instructions, capabilities and extensions that several have are kept
 * once. Of definitions marked LinkOnceODR the first one is kept. Imports of a built-in variable
 * become one where they are of one type, else each stays: compilers do not agree on the class of its
 * memory. A function that is imported with pointers to other types than it is exported with is
 * called with its arguments cast, which is what compilers with opaque pointers leave to the linker.
 * Exports stay exported. `word` of instructions of functions is that of the module that they come
 * from.
 *
 * UR_SPIRV_UNRESOLVED, with the names: an import that no module exports, unless `partial`, when it
 * stays one; or one that two export. UR_SPIRV_MALFORMED: types or memory models that do not fit
 * together, or two entry points of one name. UR_SPIRV_CAPABILITY: an instruction of unknown form.
 * Takes time linear in the size of the modules. */
enum ur_spirv_fault ur_spirv_link(struct ur_spirv_module *const *modules, uint32_t count,
                                  bool partial, struct ur_spirv_module **linked,
                                  struct ur_spirv_error *error);

#endif
