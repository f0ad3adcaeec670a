/* A module of SPIR-V with checks before its accesses of memory.
 *
 * Looked at are OpLoad, OpStore, the atomic instructions, OpCopyMemory, OpCopyMemorySized and
 * OpenCL's vload and vstore functions whose pointer is to global, local, private or constant
 * memory, or generic. Of each pointer that accesses are derived from in a function (roots.h) the
 * allocation is looked up once, where it comes from; each access is compared with it, and its
 * address with the alignment that it has to have. Accesses of an object of the module that are in
 * it in any case are left alone, as are those of local and private memory that is no such object.
 * What else the module says stays as it was. */
#ifndef CHECK_REWRITE_H
#define CHECK_REWRITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* An access of the module's source. The texts live as long as the rewritten module. */
struct ur_check_site {
    const char *does;     /* such as "reads" */
    const char *function; /* whose instruction it is; "" if it has no name */
    bool kernel;          /* it is one */
    const char *kernels;  /* that call it, with ", " between them; of a kernel: its name */
    const char *object; /* of the module, that it is an access of; NULL: none, or one of several */
    const char *file;   /* NULL: the module does not say */
    uint32_t line;
};

/* Local memory that a kernel gets as an argument. Its bytes are known only at a launch: `lent` of
 * the block has them, in the order of these. */
struct ur_check_lent {
    const char *kernel;
    uint32_t argument;
};

struct ur_check_module {
    uint32_t *words;
    size_t size;       /* bytes */
    char variable[32]; /* exported: of 8 bytes, takes the address of a struct ur_check_block */
    uint32_t site_count;
    struct ur_check_site *sites;
    uint32_t lent_count;
    struct ur_check_lent *lents;
    uint32_t race_site_count;
    struct ur_check_site *race_sites; /* accesses that are looked at for races */
    uint32_t commanded_count;
    const char **commanded; /* kernels with one argument more, behind all others: a number of 64
                               bits (command.h) */
    bool elsewhere; /* it may write memory in ways that are not looked at; only of `unset` */
    void *texts;
};

enum ur_check_outcome {
    UR_CHECK_REWRITTEN,
    UR_CHECK_AS_IT_IS, /* it accesses no global memory */
    UR_CHECK_REFUSED   /* `why` says why */
};
/* How the compiler of a device treats work-items. */
enum ur_check_target {
    UR_CHECK_GPU,    /* as threads */
    UR_CHECK_LOOPS,  /* loops over them */
    UR_CHECK_VECTORS /* puts several into a vector, unless a kernel works on vectors */
};
/* The races that accesses are looked at for. */
enum ur_check_look_for { UR_CHECK_NO_RACES, UR_CHECK_RACES_WITHIN, UR_CHECK_RACES_BETWEEN };
/* `races`: between work-items of a launch, or between commands; `unset`: so are values, which
 * nobody has set, where they decide. */
enum ur_check_outcome ur_check_rewrite(const void *code, size_t size, enum ur_check_target target,
                                       enum ur_check_look_for races, bool unset,
                                       struct ur_check_module *out, char *why, size_t why_size);
void ur_check_module_free(struct ur_check_module *module);

#endif
