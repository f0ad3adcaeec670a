/* A module as words again. */
#ifndef UR_COMMON_SPIRV_WRITE_H
#define UR_COMMON_SPIRV_WRITE_H

#include "module.h"

/* How many words the module takes. */
size_t ur_spirv_written_words(const struct ur_spirv_module *module);

/* Writes that many words. A module that was read and not changed gives the words that it was read
 * from, in the byte order of this machine. */
void ur_spirv_write(const struct ur_spirv_module *module, uint32_t *words);

#endif
