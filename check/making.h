/* What rewriting works with: instructions, constants and texts in the making. */
#ifndef CHECK_MAKING_H
#define CHECK_MAKING_H

#include "rewrite.h"
#include "roots.h"
#include "spirv/module.h"

/* Of a pointer that accesses are derived from, ids of numbers of 64 bits. */
struct root {
    uint32_t address; /* 0: not looked at yet */
    uint32_t from, length;
    struct ur_check_root origin;
    bool here; /* these are made behind the instruction that defines it */
};

/* The functions of access.cl. */
enum { ACCESS, CLOSELY, ROOT, SEARCH, CHECKS };

/* Where accesses of objects go that are left out, by pointers of which class. */
enum { SPARE_PRIVATE, SPARE_LOCAL, SPARES, SPARE_GENERIC = SPARES, SPARE_TYPES };

struct ur_check_texts {
    char **items;
    uint32_t count, room;
};

struct rewrite {
    struct ur_spirv_module *module;
    enum ur_check_target target;
    struct root *roots; /* of ids below `bound` */
    uint32_t bound;     /* before anything was added */
    uint32_t ulong, uint, pair, variable;
    uint32_t checks[CHECKS];
    uint32_t flags[4];                                 /* constants: what checks are told */
    uint64_t local_size;                               /* of all local variables (bytes) */
    uint32_t spares[SPARES], spare_types[SPARE_TYPES]; /* 0: not used yet */
    uint32_t file; /* id and name of the source that was named last */
    const char *file_name;
    uint32_t none, all; /* constants: 0, and the highest number */
    uint32_t *early;    /* roots whose numbers are made where the function begins */
    uint32_t early_count, early_room;
    struct constants *constants;
    struct ur_check_texts *texts;
    bool failed; /* no memory */
    struct ur_check_site *sites;
    uint32_t site_count, site_room;
};

/* Few sizes, and one number for each site, in room that grows by halves. */
struct constants {
    struct ur_spirv_list list;
    uint32_t room;
    uint32_t sizes[64], ids[64], count;
};

/* Instructions of a block in the making. */
struct output {
    struct ur_spirv_instruction *items;
    uint32_t count, room;
};

/* All fail by `failed` of the rewriting; then what they give is of no use. */
uint32_t ur_check_new_id(struct rewrite *run);
struct ur_spirv_instruction ur_check_make(struct rewrite *run, uint32_t opcode, uint32_t type,
                                          uint32_t result, const uint32_t *operands,
                                          uint32_t count);
void ur_check_append(struct rewrite *run, struct ur_spirv_list *list,
                     struct ur_spirv_instruction made);
void ur_check_append_global(struct rewrite *run, struct ur_spirv_instruction made);
/* A number of 64 bits (`wide`) or 32. Few sizes are shared. */
uint32_t ur_check_add_constant(struct rewrite *run, struct constants *constants, bool wide,
                               uint64_t value);
uint32_t ur_check_wide_constant(struct rewrite *run, struct constants *constants, uint64_t value);
/* A copy that lives as long as the sites; "" without memory. */
const char *ur_check_keep_text(struct rewrite *run, const char *text);
void ur_check_put(struct rewrite *run, struct output *out, struct ur_spirv_instruction made);
/* With a new id, which is given. */
uint32_t ur_check_put_new(struct rewrite *run, struct output *out, uint32_t opcode, uint32_t type,
                          const uint32_t *operands, uint32_t count);

/* ---- functions.c ---- */

/* Checks before the accesses of a function. `kernels`: which call it. */
void ur_check_rewrite_function(struct rewrite *run, struct ur_spirv_function *function,
                               const char *kernels, struct output *out);
/* The type of a pointer to the place that takes accesses that are left out (SPARE_...). */
uint32_t ur_check_spare_type(struct rewrite *run, unsigned which);
/* The types that were used, and the place in local memory; `length`: a constant, of its numbers. */
void ur_check_add_spares(struct rewrite *run, uint32_t length);

#endif
