/* Where pointers come from: which object, or which pointer that was handed to the function or read.
 */
#ifndef CHECK_ROOTS_H
#define CHECK_ROOTS_H

#include <stdbool.h>
#include <stdint.h>

#include "spirv/module.h"

enum ur_check_origin {
    UR_CHECK_LOOKED_UP, /* a pointer whose allocation the table may have */
    UR_CHECK_OBJECT, /* an object of the module: a variable, or an argument that is a value or local
                        memory */
    UR_CHECK_CHOSEN, /* a phi or a select */
    UR_CHECK_UNKNOWN /* a pointer into memory that no table has */
};

/* What a pointer was derived from in its function, through access chains, casts and copies. */
struct ur_check_root {
    enum ur_check_origin origin;
    uint32_t pointer; /* id of the root */
    uint32_t
        object;    /* of UR_CHECK_OBJECT and of local arguments: id of the variable or parameter */
    uint64_t size; /* of it (bytes); 0: it is only known when the kernel is launched */
    uint32_t source;  /* the pointer into it that the root is another form of; 0: the root is the
                         object */
    bool exact;       /* the pointer is `offset` bytes behind the root, or the object */
    int64_t offset;
    unsigned even; /* the distance to the root, or to the object, is a multiple of 1 << even */
    bool packed;   /* the pointer is into a structure whose members have no alignment */
};

struct ur_check_root ur_check_root(const struct ur_spirv_module *module, uint32_t pointer);

#endif
