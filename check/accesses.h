/* Which instructions access memory, and how much of it. */
#ifndef CHECK_ACCESSES_H
#define CHECK_ACCESSES_H

#include <stdbool.h>
#include <stdint.h>

#include "spirv/layout.h"

/* An access: of which operand, how many bytes. */
struct ur_check_access {
    uint32_t operand;
    uint64_t size;
    uint32_t size_id;   /* of a number of bytes, 0: `size` has it */
    unsigned alignment; /* its address has to be a multiple of 1 << alignment */
    bool natural;       /* as its type has; the instruction says nothing of it */
    bool writes;
    const char *does;
    uint32_t index,
        stride; /* vload and vstore: id of the offset in units of `stride` bytes; 0: none */
};

/* The class of memory that a pointer points into (SpvStorageClass...); UR_SPIRV_NONE: it is none.
 */
uint32_t ur_check_storage(const struct ur_spirv_module *module, uint32_t pointer);
/* Whether an id is a built-in variable, which has no memory whatever its class is. */
bool ur_check_is_builtin(const struct ur_spirv_module *module, uint32_t id);
/* The type behind a pointer into memory that is looked at: global, local, private or constant, or
 * generic; 0: it is to something else. */
uint32_t ur_check_pointee(const struct ur_spirv_module *module, uint32_t pointer);
/* The value of an integer constant that nobody specializes. */
bool ur_check_constant(const struct ur_spirv_module *module, uint32_t id, uint64_t *value);
/* How values of a type lie in memory, which no specialization changes; false: not known, and then
 * the layout is that of 0 bytes. */
bool ur_check_layout(const struct ur_spirv_module *module, uint32_t type,
                     struct ur_spirv_layout *layout);
/* Bytes from one to the next; 0: not known. */
uint64_t ur_check_stride(const struct ur_spirv_module *module, uint32_t type);
/* How often 2 divides a number, UR_CHECK_ALIGNED at most. */
unsigned ur_check_evenness(uint64_t value);

enum { UR_CHECK_POINTERS = 2 }; /* that one instruction has at most */
/* Whether an instruction accesses such memory with its n-th pointer; OpCopyMemory has two. */
bool ur_check_access_of(const struct ur_spirv_module *module, const struct ur_spirv_instruction *at,
                        unsigned n, struct ur_check_access *found);

#endif
