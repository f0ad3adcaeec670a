/* One instruction of a SPIR-V module under check, and what its operands are (spirv_types.c,
 * spirv_operands.c). */
#ifndef UR_COMMON_SPIRV_AT_H
#define UR_COMMON_SPIRV_AT_H

#include "spirv_module.h"

enum {
    OP_UNDEF = 1,
    OP_LINE = 8,
    OP_EXT_INST_IMPORT = 11,
    OP_EXT_INST = 12,
    OP_TYPE_VOID = 19,
    OP_TYPE_BOOL = 20,
    OP_TYPE_INT = 21,
    OP_TYPE_FLOAT = 22,
    OP_TYPE_VECTOR = 23,
    OP_TYPE_MATRIX = 24,
    OP_TYPE_IMAGE = 25,
    OP_TYPE_SAMPLER = 26,
    OP_TYPE_ARRAY = 28,
    OP_TYPE_STRUCT = 30,
    OP_TYPE_POINTER = 32,
    OP_TYPE_FUNCTION = 33,
    OP_TYPE_FORWARD_POINTER = 39,
    OP_CONSTANT = 43,
    OP_SPEC_CONSTANT_OP = 52,
    OP_FUNCTION = 54,
    OP_FUNCTION_PARAMETER = 55,
    OP_FUNCTION_END = 56,
    OP_VARIABLE = 59,
    OP_PHI = 245,
    OP_LOOP_MERGE = 246,
    OP_SELECTION_MERGE = 247,
    OP_LABEL = 248,
    OP_BRANCH = 249,
    OP_UNREACHABLE = 255,
    OP_NO_LINE = 317,
};

#define GENERIC_CLASS 8 /* storage class Generic */

/* The instruction under check. */
struct at {
    const struct ur_spirv_module *module;
    uint32_t word, length, opcode;
    uint32_t block;    /* the label of the block that it is in, or 0 */
    uint32_t function; /* the word of the OpFunction that it is in, or 0 */
};

#define WORD(i) ur_spirv_word(at->module, at->word + (i))
#define WRONG(...) return ur_spirv_fault_at(at->module, UR_SPIRV_MALFORMED, __VA_ARGS__)
#define CHECK(condition, what)                                                                     \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            WRONG("instruction %u at word %u: %s", at->opcode, at->word, (what));                  \
        }                                                                                          \
    } while (0)

static inline uint32_t defined_at(const struct at *at, uint32_t id) {
    return id < at->module->bound ? at->module->defined[id] : 0;
}

/* Word `i` of the instruction that defines an id; 0 for one that is too short or not there. */
static inline uint32_t of(const struct at *at, uint32_t id, uint32_t i) {
    uint32_t word = defined_at(at, id);
    return word && i < ur_spirv_word(at->module, word) >> 16 ? ur_spirv_word(at->module, word + i)
                                                             : 0;
}

static inline uint32_t op(const struct at *at, uint32_t id) {
    return of(at, id, 0) & 0xffff;
}

static inline uint32_t length_of(const struct at *at, uint32_t id) {
    return of(at, id, 0) >> 16;
}

/* The type of a value, 0 if it has none. */
static inline uint32_t type_of(const struct at *at, uint32_t id) {
    return ur_spirv_shape_of(op(at, id)) == UR_SPIRV_TYPED ? of(at, id, 1) : 0;
}

static inline bool is_type(const struct at *at, uint32_t id) {
    uint32_t opcode = op(at, id);
    return opcode >= OP_TYPE_VOID && opcode < OP_TYPE_FORWARD_POINTER;
}

/* A type of which there are values. */
static inline bool is_value_type(const struct at *at, uint32_t id) {
    return is_type(at, id) && op(at, id) != OP_TYPE_VOID && op(at, id) != OP_TYPE_FUNCTION;
}

static inline bool is_constant(const struct at *at, uint32_t id) {
    uint32_t opcode = op(at, id);
    return opcode >= 41 && opcode <= OP_SPEC_CONSTANT_OP;
}

/* What a vector consists of, or the type itself; and of how many. */
static inline uint32_t scalar(const struct at *at, uint32_t type) {
    return op(at, type) == OP_TYPE_VECTOR ? of(at, type, 2) : type;
}

static inline uint32_t lanes(const struct at *at, uint32_t type) {
    return op(at, type) == OP_TYPE_VECTOR ? of(at, type, 3) : 1;
}

static inline bool is_int(const struct at *at, uint32_t type) {
    return op(at, scalar(at, type)) == OP_TYPE_INT;
}

static inline bool is_float(const struct at *at, uint32_t type) {
    return op(at, scalar(at, type)) == OP_TYPE_FLOAT;
}

static inline bool is_bool(const struct at *at, uint32_t type) {
    return op(at, scalar(at, type)) == OP_TYPE_BOOL;
}

static inline bool is_pointer(const struct at *at, uint32_t type) {
    return op(at, type) == OP_TYPE_POINTER;
}

static inline uint32_t width(const struct at *at, uint32_t type) {
    return of(at, scalar(at, type), 2);
}

/* The type of member `index` of a composite, 0 if there is none. */
static inline uint32_t member(const struct at *at, uint32_t type, uint32_t index) {
    switch (op(at, type)) {
    case OP_TYPE_VECTOR:
    case OP_TYPE_MATRIX:
        return index < of(at, type, 3) ? of(at, type, 2) : 0;
    case OP_TYPE_ARRAY: {
        uint32_t length = of(at, type, 3);
        return op(at, length) != OP_CONSTANT || index < of(at, length, 3) ? of(at, type, 2) : 0;
    }
    case OP_TYPE_STRUCT:
        return index + 2 < length_of(at, type) ? of(at, type, index + 2) : 0;
    default:
        return 0;
    }
}

/* spirv_operands.c: of an instruction in a function that computes something. */
enum ur_spirv_fault ur_spirv_check_operands(const struct at *at);

#endif
