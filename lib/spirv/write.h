/* A module as words again. */
#ifndef UR_SPIRV_WRITE_H
#define UR_SPIRV_WRITE_H

#include "module.h"

/* Takes away the capabilities for images and for floating point of other widths than 32 where the
 * module has no such types any more: devices without images, or without doubles, refuse a module
 * that declares them. For modules that were made from parts of others. */
void ur_spirv_drop_idle(struct ur_spirv_module *module);

/* How many words the module takes. */
size_t ur_spirv_written_words(const struct ur_spirv_module *module);

/* Writes that many words. A module that was read and not changed gives the words that it was read
 * from, in the byte order of this machine. */
void ur_spirv_write(const struct ur_spirv_module *module, uint32_t *words);

#endif
