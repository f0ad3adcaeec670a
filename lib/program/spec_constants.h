/* Values for specialization constants are held against the module's own constants before they are
 * kept. Clients give one constant a call: the module is read with the first of them. */
#ifndef UR_PROGRAM_SPEC_CONSTANTS_H
#define UR_PROGRAM_SPEC_CONSTANTS_H

#include <stdbool.h>
#include <stddef.h>

#include "ur_api.h"

struct ur_spirv_sizes;

/* What is known of a module's constants: NULL until it was read. Guarded by its owner's lock. */
struct ur_spec_constants {
    struct ur_spirv_sizes *sizes;
};

/* Whether the values can be those of the module in `code`, which is the same in each call.
 * INVALID_VALUE: a value is none, has no bytes, more than 16 of them, or not as many as its
 * constant. INVALID_SPEC_ID: the module has no constant of that number. */
ur_result_t ur_spec_constants_check(struct ur_spec_constants *constants, const void *code,
                                    size_t size, uint32_t count,
                                    const ur_specialization_constant_info_t *given);
void ur_spec_constants_free(struct ur_spec_constants *constants);

#endif
