/* What the instructions of SPIR-V look like: which words are ids, numbers and texts, and what all
 * of it is called. The tables come from Khronos' grammar files (scripts/spec/spirv); an opcode that
 * they do not have is of a later version or of somebody's extension, and nothing is known of it but
 * its length. */
#ifndef UR_SPIRV_GRAMMAR_H
#define UR_SPIRV_GRAMMAR_H

#include <stddef.h>
#include <stdint.h>

#include "spirv/generated/names.h"

enum ur_spirv_quantifier { UR_SPIRV_ONE, UR_SPIRV_OPTIONAL, UR_SPIRV_ANY };

enum ur_spirv_category {
    UR_SPIRV_BITENUM,   /* a mask; what the bits call for follows it, from the lowest bit on */
    UR_SPIRV_VALUEENUM, /* one of several numbers; what it calls for follows it */
    UR_SPIRV_ID,
    UR_SPIRV_LITERAL,
    UR_SPIRV_COMPOSITE /* two kinds, one after the other */
};

struct ur_spirv_operand_kind {
    uint8_t kind, quantifier;
};

/* An instruction, of the core or of a set of extended ones. Operands are those after the type and
 * the id of the result. */
struct ur_spirv_grammar {
    uint16_t opcode, name, operands; /* in ur_spirv_names, ur_spirv_operand_kinds */
    uint8_t count;                   /* of operands */
    uint8_t typed : 1, result : 1;
};

/* An enumerant, and what follows it where it stands. */
struct ur_spirv_value {
    uint32_t value;
    uint16_t name, operands;
    uint8_t count;
};

struct ur_spirv_kind_facts {
    uint8_t category, bases[2];
    uint16_t name, first, count; /* the latter two: in ur_spirv_values, by rising values */
};

struct ur_spirv_set_facts {
    const struct ur_spirv_grammar *instructions;
    unsigned count;
};

struct ur_spirv_set_name {
    const char *name;
    uint8_t set;
};

#define UR_SPIRV_CORE_OPCODES 512 /* those below are looked up by an index */
extern const struct ur_spirv_operand_kind ur_spirv_operand_kinds[];
extern const struct ur_spirv_value ur_spirv_values[];
extern const struct ur_spirv_kind_facts ur_spirv_kinds[];
extern const struct ur_spirv_grammar ur_spirv_instructions[]; /* by rising opcodes */
extern const unsigned ur_spirv_num_instructions;
extern const uint16_t ur_spirv_core_opcodes[]; /* index + 1 in ur_spirv_instructions, 0: none */
extern const struct ur_spirv_set_facts ur_spirv_sets[];
extern const struct ur_spirv_set_name ur_spirv_set_names[];
extern const unsigned ur_spirv_num_set_names;
extern const uint16_t ur_spirv_extensions[]; /* their names */
extern const unsigned ur_spirv_num_extensions;
extern const char ur_spirv_names[][4096];

/* NULL for what the tables do not have. */
const struct ur_spirv_grammar *ur_spirv_grammar(uint32_t opcode);
const struct ur_spirv_grammar *ur_spirv_extended_grammar(enum ur_spirv_set set, uint32_t number);
const struct ur_spirv_value *ur_spirv_value(enum ur_spirv_kind kind, uint32_t value);

/* The set that a module imports under that name. */
enum ur_spirv_set ur_spirv_set_of(const char *name);

/* Names as in the specification, such as "OpLoad", "fmax" and "Kernel"; NULL for what the tables do
 * not have. */
const char *ur_spirv_opcode_name(uint32_t opcode);
const char *ur_spirv_extended_name(enum ur_spirv_set set, uint32_t number);
const char *ur_spirv_value_name(enum ur_spirv_kind kind, uint32_t value);
const char *ur_spirv_kind_name(enum ur_spirv_kind kind); /* such as "StorageClass" */

/* Whether the tables were made with that extension in mind ("SPV_..."): whether they have all that
 * it adds. */
int ur_spirv_knows_extension(const char *name);
const char *ur_spirv_extension_name(unsigned i); /* of all of them; NULL past the last one */

/* Whether an instruction of a block of that opcode only says something to whoever compiles it: what
 * is computed is the same without it. Instructions of extended sets are not looked into. */
int ur_spirv_is_hint(uint32_t opcode);

/* Whether an instruction of that opcode ends a block. */
int ur_spirv_ends_block(uint32_t opcode);

/* Whether it declares a type (OpTypePointer and its kin; not OpTypeForwardPointer, which has no
 * result). */
int ur_spirv_declares_type(uint32_t opcode);

#endif
