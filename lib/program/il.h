/* Programs of SPIR-V, for adapters that compile it themselves: the modules that a program keeps,
 * the values of specialization constants, and all of it as one module. */
#ifndef UR_PROGRAM_IL_H
#define UR_PROGRAM_IL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "spec_constants.h"
#include "spirv/module.h"
#include "ur_api.h"

/* A value for a specialization constant. */
struct ur_il_constant {
    uint32_t id;
    size_t size; /* bytes */
    unsigned char value[16];
};

/* SPIR-V that a program was made from, shared by those that are linked from it. */
struct ur_il_module {
    _Atomic uint32_t refs;
    size_t size;
    unsigned char code[];
};

/* The modules of a program: one, or those that were linked, each with its own constants. */
struct ur_il {
    uint32_t count; /* 0: the program is native code */
    struct ur_il_module **modules;
    struct ur_il_constants {
        uint32_t count;
        struct ur_il_constant *list;
    } * constants;                  /* one for each module */
    struct ur_spec_constants known; /* of the first module */
};

/* Looks at a module alone, before anything is made of it: `why` says what is wrong. */
ur_result_t ur_il_check(const void *code, size_t size, char *why, size_t why_size);

/* The first module of a program without any. */
ur_result_t ur_il_set(struct ur_il *il, const void *code, size_t size);
/* Adds all modules of another program, with their constants. */
ur_result_t ur_il_add(struct ur_il *il, const struct ur_il *from);
void ur_il_free(struct ur_il *il);
/* Of a program of one module. A constant that the module does not have is none of it: compilers
 * leave out what nobody uses. INVALID_VALUE where the size is another one. */
ur_result_t ur_il_specialize(struct ur_il *il, uint32_t count,
                             const ur_specialization_constant_info_t *constants);

/* The same for fusion: NULL, and the reason, where there is no module or it is not right. */
ur_result_t ur_il_kernel_module(const struct ur_il *il, struct ur_spirv_module **module, char *why,
                                size_t why_size);
/* All modules as one, with their constants in; the caller releases it. On a failure `log` says why.
 */
ur_result_t ur_il_whole(const struct ur_il *il, struct ur_spirv_module **module, char *log,
                        size_t log_size);
/* The same with what these modules import, directly or through others, of the programs `others`:
 * the modules of theirs that are needed, without their kernels. PROGRAM_LINK_FAILURE, as for two
 * that export one name, where such a module has a variable that kernels could write. What nobody
 * exports stays an import. Takes time linear in the size of all modules, but for the sorting of
 * names. */
ur_result_t ur_il_join(const struct ur_il *il, const struct ur_il *others, uint32_t other_count,
                       struct ur_spirv_module **module, char *log, size_t log_size);

#endif
