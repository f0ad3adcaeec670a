/* What rewriting works with: instructions, constants and texts in the making. */
#ifndef CHECK_MAKING_H
#define CHECK_MAKING_H

#include "block.h"
#include "rewrite.h"
#include "roots.h"
#include "spirv/module.h"

/* Of a pointer that accesses are derived from, ids of numbers of 64 bits. */
struct root {
    uint32_t address; /* 0: not looked at yet */
    uint32_t from, length;
    uint32_t shadow;                        /* how far the shadow is, or 0 */
    uint32_t aligned[UR_CHECK_ALIGNED + 1]; /* the length, or 0 if `address` is no multiple of 1 <<
                                               i; 0: nobody asks */
    bool plain; /* `length` is used for accesses that need not be aligned, or it is not known how */
    struct ur_check_root origin;
    bool here; /* these are made behind the instruction that defines it */
};

/* The functions of access.cl, of race.cl, of unset.cl, and of command.cl. */
enum {
    ACCESS,
    CAST,
    CLOSELY,
    LENT,
    ROOT,
    SEARCH,
    RACE,
    RACE_BEGIN,
    RACE_PASS,
    RACE_FOUND,
    SHADOW,
    MARK,
    MARK_SLOWLY,
    UNSET,
    UNSET_SLOWLY,
    DECIDED,
    DECIDED_SLOWLY,
    OWN_CLEAR,
    OWN_MARK,
    OWN_UNSET,
    GROUP_CLEAR,
    GROUP_MARK,
    GROUP_UNSET,
    COMMAND,
    COMMAND_BEGIN,
    COMMAND_FOUND,
    CHECKS
};

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
    uint32_t ulong, uint, boolean, pair, variable;
    uint32_t checks[CHECKS];
    uint64_t local_size;                               /* of all local variables (bytes) */
    uint32_t spares[SPARES], spare_types[SPARE_TYPES]; /* 0: not used yet */
    unsigned spare_aligned[SPARES];                    /* as accesses have to be that go there */
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
    uint32_t
        *lent; /* of ids below `bound` that are local memory of an argument: its number, plus 1 */
    struct ur_check_lent *lents;
    uint32_t lent_count;
    bool may_be_lent; /* whether kernels that call the function at work have such memory */
    enum ur_check_look_for races;
    const char **commanded; /* kernels that take the number of their launch */
    uint32_t commanded_count;
    struct ur_check_site *race_sites;
    uint32_t race_site_count, race_site_room;
    bool unset;         /* values are looked for that nobody has set */
    uint8_t *flow;      /* of ids below `bound`: what values.c knows of their values */
    uint32_t *unset_at; /* of those: id of the address of what is not set */
    struct ur_check_object *objects; /* objects.c's */
    uint32_t object_count;
    uint32_t *object_at;              /* of ids below `bound`: which object it is, plus 1 */
    const struct ur_check_site *site; /* of the instruction that is looked at */
};

/* Few sizes, and one number for each site, in room that grows by halves. */
struct constants {
    struct ur_spirv_list list;
    uint32_t room;
    uint32_t sizes[64], ids[64], count;
    uint32_t numbers[64], number_ids[64], number_count; /* of 32 bits */
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
/* Of 32 bits, shared. */
uint32_t ur_check_number(struct rewrite *run, uint32_t value);
/* The constants so far go into the module. */
void ur_check_flush_constants(struct rewrite *run);
/* Whether a function is one of the checks. */
bool ur_check_is_check(const struct rewrite *run, uint32_t id);
/* A copy that lives as long as the sites; "" without memory. */
const char *ur_check_keep_text(struct rewrite *run, const char *text);
void ur_check_put(struct rewrite *run, struct output *out, struct ur_spirv_instruction made);
/* With a new id, which is given. */
uint32_t ur_check_put_new(struct rewrite *run, struct output *out, uint32_t opcode, uint32_t type,
                          const uint32_t *operands, uint32_t count);

/* ---- lent.c ---- */

/* Finds local memory that kernels get as arguments: `lent` and `lents` of the rewriting. */
void ur_check_find_lent(struct rewrite *run);

/* ---- functions.c ---- */

/* Finds which values decide in it that nobody may have set. */
void ur_check_follow_function(struct rewrite *run, const struct ur_spirv_function *function);
/* Checks before the accesses of a function. `kernels`: which call it. */
void ur_check_rewrite_function(struct rewrite *run, struct ur_spirv_function *function,
                               const char *kernels, struct output *out);
const char *ur_check_function_name(const struct ur_spirv_module *module,
                                   const struct ur_spirv_function *function, bool *kernel);
/* What an object of the module is called. */
const char *ur_check_object_name(struct rewrite *run, uint32_t object);
/* Where the module says that what follows stands. */
void ur_check_follow_line(struct rewrite *run, const struct ur_spirv_instruction *at,
                          struct ur_check_site *site);
/* The type of a pointer to the place that takes accesses that are left out (SPARE_...). */
uint32_t ur_check_spare_type(struct rewrite *run, unsigned which);
/* Says how a place has to be aligned (SPARE_...). */
void ur_check_align_spare(struct rewrite *run, unsigned which);
/* The types that were used, and the place in local memory; `length`: a constant, of its numbers. */
void ur_check_add_spares(struct rewrite *run, uint32_t length);

#endif
