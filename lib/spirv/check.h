/* Keeps modules from a driver that would not survive them: compilers trust their input, and many
 * end the process over a module that was cut off or damaged.
 *
 * Nothing is refused for being unusual. What is refused is damage of a kind that a driver was seen
 * to die of (docs/validation.md, "SPIR-V that is damaged"), and each such rule is one that valid
 * modules cannot break: whatever spirv-val passes, this passes. Opcodes, capabilities, extensions
 * and instruction sets that the tables lack are the driver's business; in a module that declares
 * what may change the rules for types, those rules are not applied. */
#ifndef UR_SPIRV_CHECK_H
#define UR_SPIRV_CHECK_H

#include "module.h"

/* What a driver can be given. All zero: anything, or it refuses by itself. */
struct ur_spirv_taker {
    /* Whether modules may declare this extension; NULL: any. */
    bool (*takes)(const void *driver, const char *extension);
    /* Whether the driver survives a module that is newer than `newest` (UR_SPIRV_VERSION; 0: any),
     * or has one of the opcodes `doubtful`, or with `doubtful_formats` a printf whose format is
     * chosen when it runs. */
    bool (*survives)(const void *driver, const void *code, size_t size);
    const void *driver;
    uint32_t newest;
    const uint32_t *doubtful;
    uint32_t doubtful_count;
    bool doubtful_formats;
};

/* Checks `size` bytes at `code`, which need not be aligned. `error`, which may be NULL, gets a
 * sentence that says that the adapter refuses the module, why, at which instruction and word, and
 * how to switch the check off.
 *
 * `*copy` becomes NULL, or where a module is right and drivers die of it all the same, because of
 * its byte order or of the language that it says it comes from, the same without that, `*copy_size`
 * bytes, which the caller frees.
 *
 * `taker` is who is given the module; NULL: one that can be given anything.
 *
 * With UR_SPIRV_CHECK=0 in the environment everything passes as it is. */
enum ur_spirv_fault ur_spirv_check(const void *code, size_t size,
                                   const struct ur_spirv_taker *taker, void **copy,
                                   size_t *copy_size, struct ur_spirv_error *error);

/* The same of a module that was read, in any case and without that sentence's frame. */
enum ur_spirv_fault ur_spirv_check_module(const struct ur_spirv_module *module,
                                          struct ur_spirv_error *error);

#endif
