/* A kernel in the making (link.c, edit.c, build.c). */
#ifndef UR_FUSE_BUILD_H
#define UR_FUSE_BUILD_H

#include "internal.h"

/* A parameter of the new function. */
struct parameter {
    uint32_t part, argument; /* NONE: the zero */
    uint32_t type, id;
    bool by_value; /* a pointer to the caller's copy: never shared */
    bool used;
};

struct block_list {
    struct ur_spirv_block *blocks;
    uint32_t count, room;
};

struct build {
    struct ur_fusion *fusion;
    uint32_t module_count;
    struct ur_spirv_module **copies;          /* owned */
    const struct ur_spirv_module **originals; /* that they are copies of */
    struct ur_spirv_module *module;           /* the new one; owned */
    const struct ur_spirv_function **entries; /* of the parts, in the new module */
    const struct ur_spirv_function **bodies;
    struct values values;
    bool contraction_off; /* of one kernel at least */
    struct parameter *parameters;
    uint32_t parameter_count;
    uint32_t **arguments; /* of a part and an argument: parameter */
    uint32_t *map;        /* ids of the body that is being copied, of the new ones; 0: none yet */
    uint32_t map_bound;
    uint32_t zero;            /* parameter, NONE: not needed yet */
    uint32_t zeros[4];        /* the zero as 8, 16, 32 and 64 bits, 0: not made yet */
    struct block_list blocks; /* of the new function; the first one is its entry */
    struct ur_spirv_list *entry;
    uint32_t barriers;
    uint32_t global_ids, local_ids; /* variables of built-in values, 0: not made */
};

/* link.c */
/* The modules of the parts as one, with what the kernels need of them. */
void ur_fusion_link(struct build *build);

/* edit.c: lists, types and constants of the new module. Where memory ends, so does the call of the
 * fusion. */
_Noreturn void ur_fusion_no_memory(struct build *build);
void *ur_fusion_allocate(struct build *build, size_t size); /* zeroed, with the module */
uint32_t ur_fusion_new_id(struct build *build);
/* Makes room in a list that was read. */
void ur_fusion_own_list(struct build *build, struct ur_spirv_list *list);
/* Pre: the list is empty, or made by this or ur_fusion_own_list. */
struct ur_spirv_instruction *ur_fusion_push(struct build *build, struct ur_spirv_list *list,
                                            uint32_t opcode, uint32_t type, uint32_t result,
                                            const uint32_t *operands, uint32_t count);
#define PUSH(build, list, opcode, type, result, ...)                                               \
    ur_fusion_push(build, list, opcode, type, result, (const uint32_t[]){__VA_ARGS__},             \
                   sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))
/* Found or made. */
uint32_t ur_fusion_type(struct build *build, uint32_t opcode, const uint32_t *operands,
                        uint32_t count);
#define TYPE_OF(build, opcode, ...)                                                                \
    ur_fusion_type(build, opcode, (const uint32_t[]){__VA_ARGS__},                                 \
                   sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))
uint32_t ur_fusion_integer(struct build *build, uint32_t width);
uint32_t ur_fusion_constant(struct build *build, uint32_t value); /* of 32 bits */
uint32_t ur_fusion_long(struct build *build, uint64_t value);     /* of 64 bits, always made */
/* The variable that tells a work-item what it is, found or made: `*made`, which is 0 at first. */
uint32_t ur_fusion_input(struct build *build, uint32_t type, uint32_t which, uint32_t *made);
/* Says of one id what is said of another. Pre: the list of decorations was made room in. */
void ur_fusion_copy_decorations(struct build *build, uint32_t from, uint32_t to);

/* unroll.c */
/* Gives the part a copy of its module, which the build is of, with room in its decorations. */
void ur_fusion_copy_module(struct ur_fusion *fusion, struct part *part, struct build *build);

#endif
