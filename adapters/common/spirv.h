/* Checks the structure of a SPIR-V module before a driver sees it: compilers trust their input, and
 * some end the process over a module that was cut off. Independent of any driver. */
#ifndef UR_COMMON_SPIRV_H
#define UR_COMMON_SPIRV_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define UR_SPIRV_MAGIC 0x07230203u
#define UR_SPIRV_VERSION(major, minor) ((uint32_t)(major) << 16 | (uint32_t)(minor) << 8)

enum ur_spirv_fault {
    UR_SPIRV_OK,
    UR_SPIRV_NOT_SPIRV,  /* the first word is not the magic number, or there is no first word */
    UR_SPIRV_TOO_NEW,    /* a version above the one asked for */
    UR_SPIRV_MALFORMED,  /* cut off, or inconsistent */
    UR_SPIRV_CAPABILITY, /* declares a capability that no version or extension defines */
    UR_SPIRV_OUT_OF_MEMORY
};

/* Checks `size` bytes at `code`, which need not be aligned, against versions up to `newest` (0:
 * any). On a fault writes a sentence to `why` that says what is wrong and at which word. */
enum ur_spirv_fault ur_spirv_check(const void *code, size_t size, uint32_t newest, char *why,
                                   size_t why_size);

/* Whether the bytes look like program text: printable characters and white space, perhaps UTF-8. */
bool ur_is_text(const void *data, size_t size);

#endif
