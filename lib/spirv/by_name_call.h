/* Between by_name.c, which changes the module, and by_name_call.c and by_name_groups.c, which know
 * the functions. */
#ifndef UR_SPIRV_BY_NAME_CALL_H
#define UR_SPIRV_BY_NAME_CALL_H

#include <string.h>

#include "mangled.h"
#include "module.h"

struct ur_spirv_growing {
    struct ur_spirv_list list;
    uint32_t room;
};

/* Declarations that were looked for last. */
enum { BY_NAME_KNOWN = 64 };
struct by_name_known {
    uint32_t key[4], count, id;
};

struct by_name {
    struct ur_spirv_module *module;
    const struct ur_spirv_instruction *call; /* that is replaced */
    struct ur_spirv_growing code, globals, notes, imports;
    struct by_name_known known[BY_NAME_KNOWN];
    uint32_t arguments[UR_MANGLED_PARAMETERS]; /* of the call; pointers to what the name says */
    uint32_t set;                              /* OpenCL.std */
    bool failed;                               /* without memory */
};

/* Puts what a call does in its place; false: it is not known, or its types are others. */
bool by_name_call(struct by_name *b, const struct ur_mangled *name);
bool by_name_group(struct by_name *b, const struct ur_mangled *name);

/* An instruction with a result of its own, which is given back; the one that makes the call's; one
 * without. */
uint32_t by_name_op(struct by_name *b, uint16_t opcode, uint32_t type, uint32_t count,
                    const uint32_t *operands);
bool by_name_last(struct by_name *b, uint16_t opcode, uint32_t count, const uint32_t *operands);
bool by_name_act(struct by_name *b, uint16_t opcode, uint32_t count, const uint32_t *operands);
bool by_name_extended(struct by_name *b, uint32_t number, uint32_t count, const uint32_t *operands,
                      uint32_t literals, const uint32_t *literal);
void by_name_decorate(struct by_name *b, uint32_t target, uint32_t decoration, uint32_t value,
                      uint32_t count);
/* The call's result of a truth value or a vector of them: 1, of vectors -1, or 0. */
bool by_name_truth_as_int(struct by_name *b, uint32_t truth);

/* Types, and what is known of them. */
uint32_t by_name_int(struct by_name *b, uint32_t width);
uint32_t by_name_vector(struct by_name *b, uint32_t part, uint32_t lanes);
uint32_t by_name_truth(struct by_name *b, uint32_t lanes);
uint32_t by_name_part(const struct by_name *b, uint32_t type);
uint32_t by_name_lanes(const struct by_name *b, uint32_t type);
bool by_name_is(const struct by_name *b, uint32_t type, uint32_t opcode); /* its scalar */

uint32_t by_name_constant(struct by_name *b, uint32_t type,
                          uint64_t value); /* for each component */
uint32_t by_name_word(struct by_name *b, uint32_t value);
uint32_t by_name_null(struct by_name *b, uint32_t type);

/* Of the call. */
static inline uint32_t arguments(const struct by_name *b) {
    return b->call->count - 1u;
}

static inline uint32_t argument(const struct by_name *b, uint32_t i) {
    return b->arguments[i];
}

static inline uint32_t argument_type(const struct by_name *b, uint32_t i) {
    return i < arguments(b) ? ur_spirv_type(b->module, b->call->operands[1 + i]) : 0;
}

/* What follows `start` in a name; NULL: it begins otherwise. */
static inline const char *behind(const char *name, const char *start) {
    size_t length = strlen(start);
    return strncmp(name, start, length) == 0 ? name + length : NULL;
}

#define WORDS(...)                                                                                 \
    (uint32_t)(sizeof((uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t)), (uint32_t[]) {               \
        __VA_ARGS__                                                                                \
    }

#endif
