/* A kernel under analysis, and what is known of its values (numbers.c, kernel.c, access.c). */
#ifndef UR_FUSE_WALK_H
#define UR_FUSE_WALK_H

#include "internal.h"

enum kind { UNKNOWN, NUMBER, POINTER, BUILT_IN, TRUTH };

/* Where a pointer comes from, besides the numbers of arguments. */
#define ANYWHERE UINT32_MAX        /* it may point to anything */
#define ELSEWHERE (UINT32_MAX - 1) /* private or local memory, or constants of the module */
#define OPEN (UINT32_MAX - 2)      /* not yet known: of a loop */

/* When a truth is: for which work-items at most, and whether for just these. */
struct when {
    uint32_t count;
    bool exact;
    struct form limits[LIMITS];
};

struct value {
    uint8_t kind;
    uint8_t width;   /* of a number */
    uint32_t origin; /* of a pointer, and of a number that is an address */
    uint32_t built_in;
    uint32_t argument; /* of a pointer to a copy of an argument that nobody writes to, whose form
                          counts from its begin: which one, from 1; 0: it is none */
    struct form form;
    const struct when *truth;  /* [0]: false, [1]: true */
    const struct value *other; /* of a pointer: what it may be instead; NULL: nothing else */
};

/* A variable of the function's. */
struct slot {
    const struct ur_spirv_instruction *store; /* the only one, NULL: none yet */
    uint32_t block, index;                    /* of it */
    bool open;                                /* stored to again, or used in another way */
};

struct walk {
    struct ur_fusion *fusion;
    struct part *part;
    const struct ur_spirv_module *module;
    struct value *values; /* by id */
    struct slot *slots;   /* by id; only of variables of the body */
    struct domain **domains;
    bool pessimistic; /* what loops do to pointers is not known */
    bool silent;      /* accesses are not recorded: of one turn of a loop */
    uint32_t block, index;
    struct form dividend; /* what the quotient is of, once there is one */
    int64_t divisor;
    uint32_t steps; /* of searches, left */
    uint32_t *stack, *seen, mark;
};

#define REFUSE(walk, what)                                                                         \
    ur_fusion_fail((walk)->fusion, UR_FUSION_REFUSED, "kernel '%.200s' " what,                     \
                   (walk)->part->launch.kernel)

static const struct value unknown = {.origin = ANYWHERE};

static inline uint32_t storage_of(const struct walk *walk, uint32_t pointer) {
    uint32_t type = ur_spirv_type(walk->module, pointer);
    return ur_spirv_opcode(walk->module, type) == SpvOpTypePointer
               ? ur_spirv_operand(walk->module, type, 0)
               : UINT32_MAX;
}

/* Whether other work-items, or other launches, may see what is there. */
static inline bool is_global(uint32_t storage) {
    return storage == SpvStorageClassCrossWorkgroup || storage == SpvStorageClassGeneric ||
           storage == SpvStorageClassUniformConstant;
}

static inline struct value walk_number(struct form form, unsigned width) {
    struct value value = unknown;
    if (form.known) {
        value.kind = NUMBER;
        value.width = (uint8_t)width;
        value.form = form;
    }
    return value;
}

static inline struct value pointer(uint32_t origin, struct form form) {
    struct value value = unknown;
    value.kind = POINTER;
    value.origin = origin;
    value.form = form;
    return value;
}

static inline int64_t sign_extend(uint64_t bits, unsigned width) {
    return width >= 64 ? (int64_t)bits : (int64_t)(bits << (64 - width)) >> (64 - width);
}

/* numbers.c */
/* What is known of an id. */
struct value ur_fusion_value(const struct walk *walk, uint32_t id);
/* The number of a work-item that a built-in variable has in one dimension. */
struct value ur_fusion_built_in(const struct walk *walk, uint32_t which, uint64_t d, uint32_t type);
/* What an instruction computes of numbers, truths and pointers; false: it is none that does. */
bool ur_fusion_compute(struct walk *walk, const struct ur_spirv_instruction *instruction,
                       struct value *value);

/* A truth, also one that is a constant. */
struct value ur_fusion_truth(const struct walk *walk, uint32_t id);

/* access.c */
/* What an instruction gives; records what it does to memory. */
struct value ur_fusion_evaluate(struct walk *walk, const struct ur_spirv_instruction *instruction);

/* trip_count.c */
/* Fills the part's list of loops. Pre: the body has been walked. */
void ur_fusion_find_turns(struct walk *walk);

/* kernel.c */
/* Finds the function that the kernel is, binds its parameters to the arguments, and refuses what is
 * never fused. `*makes_pointers`: a function that it calls may use any memory. */
void ur_fusion_open_kernel(struct walk *walk, bool *makes_pointers);

#endif
