/* A SPIR-V module in memory: what every reader, check, emitter and rewriter of ours works on.
 *
 * `ur_spirv_read` copies the words and cuts them into sections, functions, blocks and instructions,
 * in their order. Operands stay words, ids stay as they are, so `ur_spirv_write` (write.h) gives
 * back the same words, and a rewriter changes the lists and words in place:
 *
 *     struct ur_spirv_module *module;
 *     struct ur_spirv_error error;
 *     if (ur_spirv_read(code, size, &module, &error) != UR_SPIRV_OK) { ... error.why ... }
 *     for (uint32_t f = 0; f < module->function_count; ++f) {
 *         const struct ur_spirv_function *function = &module->functions[f];
 *         for (uint32_t b = 0; b < function->block_count; ++b) {
 *             const struct ur_spirv_block *block = &function->blocks[b];
 *             for (uint32_t i = 1; i <= block->terminator; ++i) {
 *                 const struct ur_spirv_instruction *instruction = &block->list.items[i];
 *                 ... instruction->opcode == SpvOpLoad: pointer instruction->operands[0] ...
 *     ur_spirv_release(module);
 *
 * After a change of lists (not of single operands) `ur_spirv_index` brings `ids` up to date. All
 * memory of a module is its own and goes with it; `ur_spirv_allocate` gives more of it. Reading and
 * indexing take time and memory linear in the size of the module. A module is used by one thread at
 * a time.
 *
 * Reading makes sure of: lengths; texts that end; operands that each opcode must have; ids below
 * the bound; one definition for each id; functions made of parameters and blocks, blocks that begin
 * with a label and end with a terminator. It makes sure of nothing else: ids may be undefined
 * (`definition` NULL), operands may be of any type. check.h has what drivers are saved from. */
#ifndef UR_SPIRV_MODULE_H
#define UR_SPIRV_MODULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "grammar.h"

#define UR_SPIRV_MAGIC 0x07230203u
#define UR_SPIRV_HEADER_WORDS 5
#define UR_SPIRV_VERSION(major, minor) ((uint32_t)(major) << 16 | (uint32_t)(minor) << 8)
#define UR_SPIRV_NONE UINT32_MAX       /* no function, block, decoration, word or member */
#define UR_SPIRV_ID_LIMIT 0x3fffffu    /* the universal limit, section 2.17 of the specification */
#define UR_SPIRV_CAPABILITY_LIMIT 8192 /* numbers of capabilities are below */

enum ur_spirv_fault {
    UR_SPIRV_OK,
    UR_SPIRV_NOT_SPIRV,  /* the first word is not the magic number, or there is no first word */
    UR_SPIRV_TOO_NEW,    /* a version above the one asked for */
    UR_SPIRV_MALFORMED,  /* cut off, or inconsistent */
    UR_SPIRV_CAPABILITY, /* what the caller cannot do */
    UR_SPIRV_UNRESOLVED, /* linking: an import that nobody exports, or two that export one name */
    UR_SPIRV_OUT_OF_MEMORY
};

/* What is wrong, and at which word of the module that was read. */
struct ur_spirv_error {
    enum ur_spirv_fault fault;
    uint32_t word;   /* UR_SPIRV_NONE: of the whole module, or not from a module that was read */
    uint32_t opcode; /* UR_SPIRV_NONE: of no instruction */
    char why[384];   /* a sentence without its full stop */
};

struct ur_spirv_instruction {
    uint16_t opcode; /* SpvOp... */
    uint16_t count;  /* of operand words: all but the type and the id of the result */
    uint32_t type;   /* id of the result's type, 0: none */
    uint32_t result; /* id of the result, 0: none */
    uint32_t word;   /* its place in the module that was read, for messages; UR_SPIRV_NONE */
    uint32_t *operands;
};

struct ur_spirv_list {
    struct ur_spirv_instruction *items;
    uint32_t count;
};

struct ur_spirv_block {
    uint32_t label;            /* its id */
    uint32_t terminator;       /* index of the instruction that ends it */
    struct ur_spirv_list list; /* OpLabel first; OpLine may follow the terminator */
};

struct ur_spirv_function {
    uint32_t id;
    uint32_t definition;       /* index of OpFunction in `head` */
    struct ur_spirv_list head; /* OpFunction, parameters, and what stands before and between them:
                                  OpLine, instructions of debugging */
    uint32_t *parameters;      /* ids */
    uint32_t parameter_count;
    struct ur_spirv_block *blocks; /* the first one is the entry */
    uint32_t block_count;          /* 0: a declaration, of what another module exports */
    uint32_t modes;                /* first of its execution modes in `notes`, 0: none */
};

/* What is known of an id. `function`, `block` and `set` mean nothing without a definition. */
struct ur_spirv_id {
    struct ur_spirv_instruction *definition; /* NULL: nothing that is understood defines it */
    const char *name;                        /* of OpName, or NULL */
    uint32_t function;    /* the function that it is defined in or is; UR_SPIRV_NONE: none */
    uint32_t block;       /* the block of it that it is defined in or labels; UR_SPIRV_NONE: none */
    uint32_t decorations; /* first in `notes`, 0: none */
    uint32_t set;         /* of an OpExtInstImport: enum ur_spirv_set */
};

/* A decoration or an execution mode; those of one target are chained in their order. */
struct ur_spirv_note {
    uint32_t value;  /* SpvDecoration..., SpvExecutionMode...; UR_SPIRV_NONE: those of a group */
    uint32_t member; /* of a structure; UR_SPIRV_NONE: of the whole */
    uint32_t target; /* what it is said of; with a group's: the id of the group */
    uint32_t count;  /* of operand words */
    const uint32_t *operands;
    uint32_t next; /* 0: the last one */
};

struct ur_spirv_entry_point {
    uint32_t model; /* SpvExecutionModel... */
    uint32_t id;    /* of the function */
    const char *name;
    const uint32_t *interface; /* ids of variables */
    uint32_t interface_count;
};

/* The sections of a module, in their order (2.4 of the specification). */
enum ur_spirv_section {
    UR_SPIRV_CAPABILITIES,
    UR_SPIRV_EXTENSIONS,
    UR_SPIRV_IMPORTS,
    UR_SPIRV_MEMORY_MODEL,
    UR_SPIRV_ENTRY_POINTS,
    UR_SPIRV_EXECUTION_MODES,
    UR_SPIRV_SOURCES, /* OpString, OpSource... */
    UR_SPIRV_NAMES,
    UR_SPIRV_PROCESSED,
    UR_SPIRV_DECORATIONS,
    UR_SPIRV_GLOBALS, /* types, constants, variables, OpUndef, instructions of debugging, OpLine */
    UR_SPIRV_TAIL,    /* what follows the last function */
    UR_SPIRV_SECTIONS
};

struct ur_spirv_module {
    uint32_t version, generator, bound;
    uint32_t addressing_model, memory_model; /* UR_SPIRV_NONE without OpMemoryModel */
    uint32_t words;                          /* of the module that was read */
    bool swapped;                            /* it had the other byte order */
    bool schema;                             /* word 4 of its header was not 0 */
    bool unknown; /* it has opcodes that the tables lack, whose results are not in `ids` */
    uint64_t capabilities[UR_SPIRV_CAPABILITY_LIMIT / 64]; /* see ur_spirv_has */
    struct ur_spirv_list sections[UR_SPIRV_SECTIONS];
    struct ur_spirv_function *functions;
    uint32_t function_count;
    struct ur_spirv_entry_point *entry_points;
    uint32_t entry_point_count;
    struct ur_spirv_id *ids;     /* `bound` of them */
    struct ur_spirv_note *notes; /* the first one is unused */
    uint32_t note_count;

    uint32_t id_room; /* of `ids` */
    struct ur_spirv_chunk *chunks;
};

/* Reads `size` bytes at `code`, which need not be aligned and are not used afterwards. On a fault
 * `*module` is NULL and `error`, which may be NULL, says why. */
enum ur_spirv_fault ur_spirv_read(const void *code, size_t size, struct ur_spirv_module **module,
                                  struct ur_spirv_error *error);

/* A module with nothing in it but its header. NULL without memory. */
struct ur_spirv_module *ur_spirv_create(uint32_t version);

void ur_spirv_release(struct ur_spirv_module *module); /* NULL is allowed */

/* Memory that lasts as long as the module, aligned for any type, zeroed; NULL if there is none. */
void *ur_spirv_allocate(struct ur_spirv_module *module, size_t size);

/* An id that nothing uses yet; 0 without memory, or past the limit. It stays in `ids` without
 * definition until the next `ur_spirv_index`. Moves `module->ids`. */
uint32_t ur_spirv_new_id(struct ur_spirv_module *module);

/* The OpConstantNull of a type, found or made; 0 without memory. */
uint32_t ur_spirv_zero(struct ur_spirv_module *module, uint32_t type);

/* Both for who goes on after a failure and looks at the end: `*failed` is set where there is none.
 */
static inline void *ur_spirv_take(struct ur_spirv_module *module, bool *failed, size_t count,
                                  size_t size) {
    void *made = ur_spirv_allocate(module, count ? count * size : 1);
    *failed |= !made;
    return made;
}

static inline uint32_t ur_spirv_take_id(struct ur_spirv_module *module, bool *failed) {
    uint32_t id = ur_spirv_new_id(module);
    *failed |= !id;
    return id;
}

/* Fills anew `ids`, `notes`, `entry_points`, `capabilities`, the models, `unknown`, and of
 * functions `id`, `definition`, `parameters`, `modes`, of blocks `label` and `terminator`, from the
 * lists. What it allocates stays until the module goes. */
enum ur_spirv_fault ur_spirv_index(struct ur_spirv_module *module, struct ur_spirv_error *error);

/* ---- questions ------------------------------------------------------------------------------- */

/* The instruction that defines an id; NULL: none, or an id past the bound. */
static inline struct ur_spirv_instruction *ur_spirv_definition(const struct ur_spirv_module *module,
                                                               uint32_t id) {
    return id < module->bound ? module->ids[id].definition : NULL;
}

/* Its opcode; SpvOpNop: none. */
static inline uint32_t ur_spirv_opcode(const struct ur_spirv_module *module, uint32_t id) {
    const struct ur_spirv_instruction *found = ur_spirv_definition(module, id);
    return found ? found->opcode : SpvOpNop;
}

/* The type of a value; 0: it has none. */
static inline uint32_t ur_spirv_type(const struct ur_spirv_module *module, uint32_t id) {
    const struct ur_spirv_instruction *found = ur_spirv_definition(module, id);
    return found ? found->type : 0;
}

/* Operand word `i` of the instruction that defines an id; 0 for one that is not there. */
static inline uint32_t ur_spirv_operand(const struct ur_spirv_module *module, uint32_t id,
                                        uint32_t i) {
    const struct ur_spirv_instruction *found = ur_spirv_definition(module, id);
    return found && i < found->count ? found->operands[i] : 0;
}

/* Whether its source is OpenCL C: of a module that was linked together, all of it. */
bool ur_spirv_is_opencl_c(const struct ur_spirv_module *module);

/* Whether it declares that capability. */
static inline bool ur_spirv_has(const struct ur_spirv_module *module, uint32_t capability) {
    return capability < UR_SPIRV_CAPABILITY_LIMIT &&
           (module->capabilities[capability / 64] >> capability % 64 & 1);
}

/* Whether it declares that extension ("SPV_..."). */
bool ur_spirv_has_extension(const struct ur_spirv_module *module, const char *name);

/* The text that begins at operand word `i`, which the grammar says is one. `words`, unless NULL,
 * gets the number of its words. */
const char *ur_spirv_text(const struct ur_spirv_instruction *instruction, uint32_t i,
                          uint32_t *words);

/* The decoration of an id, or of member `member` of a structure (UR_SPIRV_NONE: the whole), also by
 * groups; NULL: none. */
const struct ur_spirv_note *ur_spirv_decoration(const struct ur_spirv_module *module, uint32_t id,
                                                uint32_t member, uint32_t decoration);

/* Whether a parameter or function has that attribute (decoration FuncParamAttr), whatever others it
 * has, in whichever order, also by groups. */
bool ur_spirv_attribute(const struct ur_spirv_module *module, uint32_t id, uint32_t attribute);

/* The execution mode of a function, NULL: none. */
const struct ur_spirv_note *ur_spirv_mode(const struct ur_spirv_module *module,
                                          const struct ur_spirv_function *function, uint32_t mode);

/* How many sub-groups a work-group has to have, 0: any. False: that is to be a constant, and is
 * none. */
bool ur_spirv_sub_groups(const struct ur_spirv_module *module,
                         const struct ur_spirv_function *function, uint32_t *count);

/* The function with that id, NULL: none. */
struct ur_spirv_function *ur_spirv_function(const struct ur_spirv_module *module, uint32_t id);

/* Whether it says where structured ways meet again, in front of a branch. */
bool ur_spirv_is_merge(const struct ur_spirv_instruction *instruction);
/* The function of the module that an instruction calls, NULL: none. */
const struct ur_spirv_function *ur_spirv_callee(const struct ur_spirv_module *module,
                                                const struct ur_spirv_instruction *instruction);
/* Its place in `functions`; UR_SPIRV_NONE: none. */
uint32_t ur_spirv_function_index(const struct ur_spirv_module *module, uint32_t id);

/* The name under which others know a function or variable (decoration LinkageAttributes), and
 * whether it is exported, imported or either; NULL: none. */
const char *ur_spirv_linkage(const struct ur_spirv_module *module, uint32_t id, uint32_t *linkage);

/* The name under which the host knows a variable: of its decoration HostAccessINTEL
 * (SPV_INTEL_global_variable_host_access, or the extension before it), else of LinkageAttributes;
 * NULL: none. It lives as long as the module. */
const char *ur_spirv_host_name(const struct ur_spirv_module *module, uint32_t id);

/* Whether an instruction is a variable of constants of the language, which have values and nobody
 * writes: it has no name for the host but that of its linkage. */
bool ur_spirv_is_table(const struct ur_spirv_module *module,
                       const struct ur_spirv_instruction *insn);

/* Whether an id is an integer constant of up to 64 bits (OpConstant, OpSpecConstant,
 * OpConstantNull, and truth values as 0 and 1); `value` gets it with zeros above its width. */
bool ur_spirv_constant(const struct ur_spirv_module *module, uint32_t id, uint64_t *value);

/* The width in bits of an integer or float type, or of a vector's component; 0: another type. */
uint32_t ur_spirv_width(const struct ur_spirv_module *module, uint32_t type);

/* ---- operands -------------------------------------------------------------------------------- */

/* One operand of an instruction. */
struct ur_spirv_item {
    uint8_t kind;   /* enum ur_spirv_kind, never a composite one; UR_SPIRV_KINDS: of unknown kind */
    bool id;        /* it is one */
    uint32_t first; /* word in `operands` */
    uint32_t count; /* of words */
};

enum ur_spirv_walk_end {
    UR_SPIRV_WALK_WHOLE,   /* all operands were told */
    UR_SPIRV_WALK_UNKNOWN, /* the rest was told as one of unknown kind */
    UR_SPIRV_WALK_SHORT,   /* an operand is missing */
    UR_SPIRV_WALK_TEXT     /* a text has no end */
};

struct ur_spirv_frame {
    const struct ur_spirv_operand_kind *next, *end;
};

/* Goes through the operands of an instruction by its grammar, also those of extended instructions,
 * of OpSpecConstantOp, and what enumerants call for:
 *
 *     struct ur_spirv_walk walk;
 *     struct ur_spirv_item item;
 *     ur_spirv_walk_begin(&walk, module, instruction);
 *     while (ur_spirv_walk_next(&walk, &item)) {
 *         if (item.id) { ... instruction->operands[item.first] ... }
 *     }
 *     if (walk.end != UR_SPIRV_WALK_WHOLE) { ... } */
struct ur_spirv_walk {
    const struct ur_spirv_module *module;
    const struct ur_spirv_instruction *instruction;
    uint32_t at; /* next word */
    enum ur_spirv_walk_end end;
    unsigned depth;
    struct ur_spirv_frame frames[8];
    uint8_t mask_kind; /* of the mask whose bits are being served */
    uint32_t mask;     /* those of its bits whose operands are still to come */
    unsigned mask_depth;
    uint8_t second; /* the second part of a composite kind, UR_SPIRV_KINDS: none is due */
};

void ur_spirv_walk_begin(struct ur_spirv_walk *walk, const struct ur_spirv_module *module,
                         const struct ur_spirv_instruction *instruction);
bool ur_spirv_walk_next(struct ur_spirv_walk *walk, struct ur_spirv_item *item);

/* Whether it reads or changes memory as no other work-item sees it half done. */
static inline bool ur_spirv_is_atomic(uint32_t opcode) {
    return (opcode >= SpvOpAtomicLoad && opcode <= SpvOpAtomicXor) ||
           opcode == SpvOpAtomicFlagTestAndSet || opcode == SpvOpAtomicFlagClear ||
           opcode == SpvOpAtomicFAddEXT || opcode == SpvOpAtomicFMinEXT ||
           opcode == SpvOpAtomicFMaxEXT;
}

/* Copies the operands of an instruction to `to`, which may be where they are, with what `rename`
 * gives in place of each id, or what `map` has below `bound`, unless that is 0. */
void ur_spirv_rename(const struct ur_spirv_module *module, const struct ur_spirv_instruction *from,
                     uint32_t *to, uint32_t (*rename)(void *data, uint32_t id), void *data);
void ur_spirv_rename_by(const struct ur_spirv_module *module,
                        const struct ur_spirv_instruction *from, uint32_t *to, const uint32_t *map,
                        uint32_t bound);

#endif
