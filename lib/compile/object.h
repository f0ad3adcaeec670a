/* Loads object files, as LLVM makes them for this processor, into memory that is executable and not
 * writable. */
#ifndef UR_COMPILE_OBJECT_H
#define UR_COMPILE_OBJECT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ur_code {
    unsigned char *memory; /* NULL: nothing is loaded */
    size_t size;
    void *table; /* the variable ur_hostcode_table */
};

/* What is made of one module in parts: this, `count` sizes of 64 bits, and as many object files.
 * The first one has the table. */
struct ur_code_parts {
    uint32_t magic; /* UR_CODE_PARTS */
    uint32_t count; /* 1 to UR_CODE_MOST_PARTS */
};
#define UR_CODE_PARTS 0x50524355u /* "UCRP" */
#define UR_CODE_MOST_PARTS 64u

/* What holds what was made of one module at first and what was made late: this, the first, of
 * `size` bytes, and the other. */
struct ur_code_both {
    uint32_t magic; /* UR_CODE_BOTH */
    uint32_t reserved;
    uint64_t size;
};
#define UR_CODE_BOTH 0x42524355u /* "UCRB" */

/* The size of the first, which begins behind struct ur_code_both; 0: it is nothing of the kind. */
size_t ur_code_first(const void *code, size_t size);

/* Whether it begins as such a file, parts or both do. */
bool ur_code_is_known(const void *code, size_t size);

/* Reads `size` bytes at `object`, a file or parts, which are not used afterwards. What the code
 * names and does not have comes from the runtime (runtime.h). Returns NULL, or in `why` what is
 * wrong; then nothing is loaded. */
const char *ur_code_load(const void *object, size_t size, struct ur_code *code, char *why,
                         size_t why_size);
void ur_code_unload(struct ur_code *code); /* also of what is all zero */

#endif
