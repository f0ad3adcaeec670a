/* Specialization constants: given their values, and made plain constants. */
#ifndef UR_SPIRV_SPECIALIZE_H
#define UR_SPIRV_SPECIALIZE_H

#include "module.h"

struct ur_spirv_specialization {
    uint32_t number; /* decoration SpecId */
    size_t size;     /* bytes at `value`; of a truth value 1 */
    const void *value;
};

/* The bytes of each constant that has a number, which outlive the module; NULL: no memory. Takes
 * time linear in the module's decorations. */
struct ur_spirv_sizes *ur_spirv_sizes(const struct ur_spirv_module *module);
/* Of the constant with that number, 0 if the module has none. Searches in logarithmic time. */
size_t ur_spirv_size_of(const struct ur_spirv_sizes *sizes, uint32_t number);
void ur_spirv_sizes_free(struct ur_spirv_sizes *sizes);

/* Gives the constants these values, of several for one number the last one, and all others those
 * that they have, and folds what is computed from them: OpSpecConstant* and OpSpecConstantOp become
 * OpConstant*, decorations SpecId go. What is computed of pointers stays an OpSpecConstantOp.
 * Numbers that the module does not have are passed over.
 *
 * UR_SPIRV_MALFORMED: a value of another size than the constant's, a division by zero, or operands
 * that do not fit the operation; the module may then be changed in part and should be released.
 * Takes time linear in the size of the module's constants and of `values`. */
enum ur_spirv_fault ur_spirv_specialize(struct ur_spirv_module *module,
                                        const struct ur_spirv_specialization *values,
                                        uint32_t count, struct ur_spirv_error *error);

#endif
