/* Second forms of kernels, which are functions of their own: copies, changed or translated in
 * another way, and called as the kernel's function is. */
#ifndef UR_LLVM_FORMS_H
#define UR_LLVM_FORMS_H

#include "emit.h"

struct ll_form {
    uint32_t function; /* 0: there is none */
    uint32_t along;    /* the dimension that has changed places with the first one; 0: none has */
    uint32_t across;   /* see hostcode.h; also without a function */
    const uint8_t *expected; /* formats of images; see expected.h; NULL: any */
    bool in_rows;            /* for groups whose rows are whole strips, in strips; see strips.c */
};

/* Copies under way. */
struct ll_copies {
    struct ur_spirv_module *module;
    uint32_t *map, *origin; /* of each id: its copy, and the other way round */
    uint32_t room;          /* ids that `map` has room for */
    /* What comes into the module when all kernels are through: as many functions at most as there
     * are entry points, and a name for each. */
    struct ur_spirv_function *functions;
    struct ur_spirv_instruction *names, *constants;
    uint32_t count, name_count, constant_count;
    bool failed; /* without memory */
};

/* A copy of the function of that entry point, to be changed. Its ids are new ones; what is said of
 * those of the original is said of them later. NULL: no memory. */
struct ur_spirv_function *ll_copy_kernel(struct ll_copies *c, const struct ur_spirv_function *f,
                                         const struct ur_spirv_entry_point *entry);
/* An integer constant of that type and value, for an operand of a copy. */
uint32_t ll_copied_constant(struct ll_copies *c, uint32_t type, uint32_t value);

/* strips.c: whether a kernel may be worth strips of which each lies in one row, and says nothing of
 * the size of its groups, of which that is then asked when it is run. */
bool ll_may_have_rows(const struct ur_spirv_module *module, const struct ur_spirv_function *kernel,
                      const struct ur_spirv_function *body);

/* columns.c and expected.c: forms of kernels that have none yet, of each entry point; `first`: see
 * ll_first_entries. False: no memory. */
bool ll_find_columns(struct ll_copies *c, const uint32_t *first, struct ll_form *forms);
void ll_find_expected(struct ll_copies *c, const uint32_t *first, struct ll_form *forms);

#endif
