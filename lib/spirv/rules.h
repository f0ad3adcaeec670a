/* What the parts of the check share (check.c, check_types.c, check_values.c, check_flow.c): one
 * instruction under check, and what its operands are. */
#ifndef UR_SPIRV_RULES_H
#define UR_SPIRV_RULES_H

#include "error.h"
#include "module.h"

struct at {
    const struct ur_spirv_module *module;
    struct ur_spirv_error *error;
    const struct ur_spirv_instruction *instruction;
    bool known;                               /* the tables have all that the module may use */
    const struct ur_spirv_function *function; /* that it is in, or NULL */
    uint32_t function_index, block;           /* UR_SPIRV_NONE: none */
};

#define OPCODE (at->instruction->opcode)
#define TYPE (at->instruction->type)
#define COUNT (at->instruction->count)
#define WORD(i) (at->instruction->operands[i])
#define CHECK(condition, what)                                                                     \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            return ur_spirv_fail(at->error, UR_SPIRV_MALFORMED, at->instruction->word, OPCODE,     \
                                 "%s", (what));                                                    \
        }                                                                                          \
    } while (0)

/* Operands are told by their place: an instruction has all those that its grammar calls for, which
 * reading made sure of, and WORD(i) is only asked for those or behind a look at COUNT. */

static inline uint32_t op(const struct at *at, uint32_t id) {
    return ur_spirv_opcode(at->module, id);
}

/* Operand word `i` of the instruction that defines an id, 0 for one that is not there. */
static inline uint32_t of(const struct at *at, uint32_t id, uint32_t i) {
    return ur_spirv_operand(at->module, id, i);
}

static inline uint32_t count_of(const struct at *at, uint32_t id) {
    const struct ur_spirv_instruction *found = ur_spirv_definition(at->module, id);
    return found ? found->count : 0;
}

static inline uint32_t rules_type_of(const struct at *at, uint32_t id) {
    return ur_spirv_type(at->module, id);
}

static inline bool is_type(const struct at *at, uint32_t id) {
    return ur_spirv_declares_type(op(at, id));
}

/* A type of which there are values. */
static inline bool is_value_type(const struct at *at, uint32_t id) {
    return is_type(at, id) && op(at, id) != SpvOpTypeVoid && op(at, id) != SpvOpTypeFunction;
}

static inline bool is_constant(const struct at *at, uint32_t id) {
    uint32_t opcode = op(at, id);
    return opcode >= SpvOpConstantTrue && opcode <= SpvOpSpecConstantOp;
}

/* What a vector consists of, or the type itself; and of how many. */
static inline uint32_t scalar(const struct at *at, uint32_t type) {
    return op(at, type) == SpvOpTypeVector ? of(at, type, 0) : type;
}

static inline uint32_t lanes(const struct at *at, uint32_t type) {
    return op(at, type) == SpvOpTypeVector ? of(at, type, 1) : 1;
}

static inline bool is_int(const struct at *at, uint32_t type) {
    return op(at, scalar(at, type)) == SpvOpTypeInt;
}

static inline bool is_float(const struct at *at, uint32_t type) {
    return op(at, scalar(at, type)) == SpvOpTypeFloat;
}

static inline bool is_bool(const struct at *at, uint32_t type) {
    return op(at, scalar(at, type)) == SpvOpTypeBool;
}

static inline bool rules_is_pointer(const struct at *at, uint32_t type) {
    return op(at, type) == SpvOpTypePointer;
}

static inline uint32_t storage(const struct at *at, uint32_t pointer) {
    return of(at, pointer, 0);
}

static inline uint32_t pointee(const struct at *at, uint32_t pointer) {
    return of(at, pointer, 1);
}

static inline uint32_t width(const struct at *at, uint32_t type) {
    return ur_spirv_width(at->module, type);
}

/* The type of member `index` of a composite, 0 if there is none. */
static inline uint32_t member(const struct at *at, uint32_t type, uint32_t index) {
    uint64_t length;
    switch (op(at, type)) {
    case SpvOpTypeVector:
    case SpvOpTypeMatrix:
        return index < of(at, type, 1) ? of(at, type, 0) : 0;
    case SpvOpTypeArray:
        return op(at, of(at, type, 1)) != SpvOpConstant ||
                       !ur_spirv_constant(at->module, of(at, type, 1), &length) || index < length
                   ? of(at, type, 0)
                   : 0;
    case SpvOpTypeStruct:
        return index < count_of(at, type) ? of(at, type, index) : 0;
    default:
        return 0;
    }
}

/* Integers may differ in sign, not in width or number. */
static inline bool alike(const struct at *at, uint32_t a, uint32_t b) {
    return a == b || (is_int(at, a) && is_int(at, b) && width(at, a) == width(at, b) &&
                      lanes(at, a) == lanes(at, b));
}

/* Types, constants, variables, functions: outside of blocks. */
enum ur_spirv_fault ur_spirv_check_declaration(const struct at *at);

/* What an instruction of a block computes. */
enum ur_spirv_fault ur_spirv_check_values(const struct at *at);

/* Branches, phis and returns. */
enum ur_spirv_fault ur_spirv_check_flow(const struct at *at);

#endif
