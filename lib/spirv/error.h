/* How the parts of this folder say what is wrong. */
#ifndef UR_SPIRV_ERROR_H
#define UR_SPIRV_ERROR_H

#include "module.h"

/* Writes the sentence, after the name and the word of the instruction if there is one, and returns
 * `fault`. `error` may be NULL. */
enum ur_spirv_fault ur_spirv_fail(struct ur_spirv_error *error, enum ur_spirv_fault fault,
                                  uint32_t word, uint32_t opcode, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

#endif
