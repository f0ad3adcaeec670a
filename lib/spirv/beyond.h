/* A kernel for launches whose last work-groups reach beyond the range. */
#ifndef UR_SPIRV_BEYOND_H
#define UR_SPIRV_BEYOND_H

#include "module.h"

/* What such a launch gives behind the kernel's own arguments: a structure by value. */
struct ur_spirv_range {
    uint64_t offset[3], size[3]; /* work-items; 0 and 1 where the launch has no such dimension */
};

/* Makes `*made`, a module of that one kernel of `module`, which is linked and specialized and stays
 * as it is. Its work-items beyond the range end at once. The others are told the offset and the
 * size of the range from its last argument, so the launch itself has no offset. The caller releases
 * it.
 *
 * UR_SPIRV_CAPABILITY: there is no such form of the kernel, since it could tell: it waits for
 * others of its group or asks about groups, uses local memory, variables that it or the host may
 * write or whose addresses stand in others, requires a size of groups, or has a function that asks
 * about the range and was not inlined, or asks by pointers of more types than there is room for.
 * Takes time linear in the size of the module. */
enum ur_spirv_fault ur_spirv_reach_beyond(const struct ur_spirv_module *module, const char *kernel,
                                          struct ur_spirv_module **made,
                                          struct ur_spirv_error *error);

#endif
