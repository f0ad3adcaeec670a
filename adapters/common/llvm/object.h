/* Loads an object file, as LLVM makes it for this processor, into memory that is executable and not
 * writable. */
#ifndef UR_COMMON_LLVM_OBJECT_H
#define UR_COMMON_LLVM_OBJECT_H

#include <stddef.h>

struct ur_code {
    unsigned char *memory; /* NULL: nothing is loaded */
    size_t size;
    void *table; /* the variable ur_hostcode_table */
};

/* Reads `size` bytes at `object`, which are not used afterwards. What the code names and does not
 * have comes from the runtime (runtime.h). Returns NULL, or in `why` what is wrong; then nothing
 * is loaded. */
const char *ur_code_load(const void *object, size_t size, struct ur_code *code, char *why,
                         size_t why_size);
void ur_code_unload(struct ur_code *code); /* also of what is all zero */

#endif
