/* What a module needs, once some of its functions were taken out. */
#ifndef UR_SPIRV_KEEP_H
#define UR_SPIRV_KEEP_H

#include "module.h"

/* Whether an instruction only tells debuggers something. */
bool ur_spirv_is_of_debugging(const struct ur_spirv_module *module,
                              const struct ur_spirv_instruction *instruction);

/* Leaves the globals that some function of the module needs, none of debugging. Decorations, names
 * and interfaces of entry points may name others still. False: no memory. Takes time linear in the
 * size of the module. */
bool ur_spirv_keep_globals(struct ur_spirv_module *module);

/* Which ids functions of the module use, or constants and initial values of variables with
 * `globals`. To be freed; NULL: no memory. Takes time linear in the size of the module. */
bool *ur_spirv_used(const struct ur_spirv_module *module, bool globals);

/* How much is said of an id itself, also by groups, or `most`, if it is more. */
uint32_t ur_spirv_said(const struct ur_spirv_module *module, uint32_t id, uint32_t most);

/* Says of each id from `first` on what is said of the one that it is a copy of: `origin` has that
 * for ids below `room`, 0: of none. False: no memory. */
bool ur_spirv_repeat_decorations(struct ur_spirv_module *module, const uint32_t *origin,
                                 uint32_t first, uint32_t room);

/* A copy of a list in which ids, those of results too, are what `map` has for them below `bound`,
 * unless that is 0. *failed: there was no memory, now or before; then the copy is of no use. */
struct ur_spirv_list ur_spirv_copy(struct ur_spirv_module *module, bool *failed,
                                   const struct ur_spirv_list *list, const uint32_t *map,
                                   uint32_t bound);

/* Takes out what is said of ids that nothing defines. Pre: the module is indexed. */
void ur_spirv_drop_decorations(struct ur_spirv_module *module);

#endif
