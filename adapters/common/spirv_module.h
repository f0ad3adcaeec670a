/* What the parts of the SPIR-V check share (spirv.c: structure; spirv_types.c: types). */
#ifndef UR_COMMON_SPIRV_MODULE_H
#define UR_COMMON_SPIRV_MODULE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "spirv.h"

#define UR_SPIRV_HEADER_WORDS 5
#define UR_SPIRV_CORE_CAPABILITIES 72 /* those of extensions begin with 4096 */

/* Which words of an instruction are its result. Opcodes that this does not know are later ones or
 * of extensions. */
enum ur_spirv_shape { UR_SPIRV_UNKNOWN, UR_SPIRV_NO_RESULT, UR_SPIRV_RESULT, UR_SPIRV_TYPED };
enum ur_spirv_shape ur_spirv_shape_of(unsigned opcode);

struct ur_spirv_module {
    const unsigned char *code;
    uint32_t words, bound;
    uint32_t *defined; /* of each id the word of the instruction that defines it, or may; 0: none */
    uint32_t *ends;    /* of each label the word of the instruction that its block ends with */
    bool capabilities[UR_SPIRV_CORE_CAPABILITIES]; /* those of the core that it declares */
    bool extended; /* by capabilities that may allow what the core forbids */
    char *why;
    size_t why_size;
};

static inline uint32_t ur_spirv_word(const struct ur_spirv_module *module, uint32_t index) {
    uint32_t value;
    memcpy(&value, module->code + (size_t)index * 4, 4);
    return value;
}

/* Writes the sentence and returns `kind`. */
enum ur_spirv_fault ur_spirv_fault_at(const struct ur_spirv_module *module,
                                      enum ur_spirv_fault kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Whether types, operands and blocks fit together, as far as can be told at little cost. Only for a
 * module whose structure was checked, and that uses no extension. */
enum ur_spirv_fault ur_spirv_check_types(const struct ur_spirv_module *module);

#endif
