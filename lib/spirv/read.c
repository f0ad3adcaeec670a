/* From words to a module: sections, functions, blocks, instructions. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "error.h"
#include "module.h"

struct ur_spirv_chunk {
    struct ur_spirv_chunk *next;
    size_t used, size;
    _Alignas(max_align_t) unsigned char bytes[];
};

#define CHUNK (64u << 10)

enum ur_spirv_fault ur_spirv_fail(struct ur_spirv_error *error, enum ur_spirv_fault fault,
                                  uint32_t word, uint32_t opcode, const char *format, ...) {
    if (error) {
        char what[sizeof(error->why)];
        va_list args;
        va_start(args, format);
        vsnprintf(what, sizeof(what), format, args);
        va_end(args);
        error->fault = fault;
        error->word = word;
        error->opcode = opcode;
        const char *name = opcode == UR_SPIRV_NONE ? NULL : ur_spirv_opcode_name(opcode);
        if (opcode == UR_SPIRV_NONE) {
            snprintf(error->why, sizeof(error->why), "%s", what);
        } else if (word == UR_SPIRV_NONE) {
            snprintf(error->why, sizeof(error->why), "%s: %.300s", name ? name : "instruction",
                     what);
        } else if (name) {
            snprintf(error->why, sizeof(error->why), "%s at word %u: %.300s", name, word, what);
        } else {
            snprintf(error->why, sizeof(error->why), "opcode %u at word %u: %.300s", opcode, word,
                     what);
        }
    }
    return fault;
}

/* ---- memory ---------------------------------------------------------------------------------- */

static struct ur_spirv_chunk *add_chunk(struct ur_spirv_module *module, size_t size) {
    struct ur_spirv_chunk *chunk =
        size < SIZE_MAX - sizeof(*chunk) ? calloc(1, sizeof(*chunk) + size) : NULL;
    if (chunk) {
        chunk->size = size;
        chunk->next = module->chunks;
        module->chunks = chunk;
    }
    return chunk;
}

void *ur_spirv_allocate(struct ur_spirv_module *module, size_t size) {
    size_t rounded = (size + (_Alignof(max_align_t) - 1)) & ~(_Alignof(max_align_t) - 1);
    struct ur_spirv_chunk *chunk = module->chunks;
    if (rounded < size) {
        return NULL;
    }
    if (!chunk || rounded > chunk->size - chunk->used) {
        chunk = add_chunk(module, rounded > CHUNK ? rounded : CHUNK);
        if (!chunk) {
            return NULL;
        }
    }
    void *memory = chunk->bytes + chunk->used;
    chunk->used += rounded;
    return memory;
}

struct ur_spirv_module *ur_spirv_create(uint32_t version) {
    struct ur_spirv_module *module = calloc(1, sizeof(*module));
    if (module) {
        module->version = version;
        module->bound = 1;
        module->addressing_model = module->memory_model = UR_SPIRV_NONE;
    }
    return module;
}

void ur_spirv_release(struct ur_spirv_module *module) {
    if (module) {
        for (struct ur_spirv_chunk *chunk = module->chunks, *next; chunk; chunk = next) {
            next = chunk->next;
            free(chunk);
        }
        free(module->ids);
        free(module);
    }
}

uint32_t ur_spirv_new_id(struct ur_spirv_module *module) {
    if (module->bound > UR_SPIRV_ID_LIMIT) {
        return 0;
    }
    if (module->bound >= module->id_room) {
        uint32_t room = module->bound + module->bound / 2 + 64;
        struct ur_spirv_id *ids = realloc(module->ids, room * sizeof(*ids));
        if (!ids) {
            return 0;
        }
        /* Id 0 as well, which is none, and is asked for all the same. */
        memset(ids + module->id_room, 0, (room - module->id_room) * sizeof(*ids));
        module->ids = ids;
        module->id_room = room;
    }
    memset(&module->ids[module->bound], 0, sizeof(*module->ids));
    return module->bound++;
}

uint32_t ur_spirv_zero(struct ur_spirv_module *module, uint32_t type) {
    struct ur_spirv_list *list = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpConstantNull && list->items[i].type == type) {
            return list->items[i].result;
        }
    }
    struct ur_spirv_instruction *items =
        ur_spirv_allocate(module, (list->count + (size_t)1) * sizeof(*items));
    uint32_t id = items ? ur_spirv_new_id(module) : 0;
    if (!id) {
        return 0;
    }
    if (list->count) {
        memcpy(items, list->items, list->count * sizeof(*items));
    }
    items[list->count++] =
        (struct ur_spirv_instruction){SpvOpConstantNull, 0, type, id, UR_SPIRV_NONE, NULL};
    list->items = items;
    return id;
}

/* ---- words ----------------------------------------------------------------------------------- */

static enum ur_spirv_fault check_header(const unsigned char *code, size_t size, bool *swapped,
                                        bool *schema, struct ur_spirv_error *error) {
#define FAIL(fault, ...)                                                                           \
    return ur_spirv_fail(error, fault, UR_SPIRV_NONE, UR_SPIRV_NONE, __VA_ARGS__)
    uint32_t header[UR_SPIRV_HEADER_WORDS] = {0};
    memcpy(header, code, size < sizeof(header) ? size : sizeof(header));
    *swapped = header[0] == __builtin_bswap32(UR_SPIRV_MAGIC);
    if (size < 4 || (header[0] != UR_SPIRV_MAGIC && !*swapped)) {
        FAIL(UR_SPIRV_NOT_SPIRV, "the first word is not SPIR-V's magic number");
    }
    for (unsigned i = 0; *swapped && i < UR_SPIRV_HEADER_WORDS; ++i) {
        header[i] = __builtin_bswap32(header[i]);
    }
    if (size % 4 != 0) {
        FAIL(UR_SPIRV_MALFORMED, "%zu bytes are not a whole number of words", size);
    }
    if (size / 4 >= UINT32_MAX || size / 4 < UR_SPIRV_HEADER_WORDS) {
        FAIL(UR_SPIRV_MALFORMED, "the module has %zu words, and its header alone 5", size / 4);
    }
    if ((header[1] & 0xff0000ffu) != 0 || header[1] >> 16 == 0) {
        FAIL(UR_SPIRV_MALFORMED, "word 1, 0x%08x, is no version", header[1]);
    }
    if (header[3] == 0 || header[3] > UR_SPIRV_ID_LIMIT + 1) {
        FAIL(UR_SPIRV_MALFORMED, "the bound of ids in word 3, %u, is not in 1 to %u", header[3],
             UR_SPIRV_ID_LIMIT + 1);
    }
    *schema = header[4] != 0;
    return UR_SPIRV_OK;
#undef FAIL
}

/* How much there is of everything, so that it goes into one piece of memory. */
struct counts {
    uint32_t instructions, functions, blocks;
};

static enum ur_spirv_fault read_count(const uint32_t *words, uint32_t size, struct counts *counts,
                                      struct ur_spirv_error *error) {
    for (uint32_t at = UR_SPIRV_HEADER_WORDS; at < size;) {
        uint32_t length = words[at] >> 16, opcode = words[at] & 0xffff;
        if (length == 0 || length > size - at) {
            return ur_spirv_fail(error, UR_SPIRV_MALFORMED, at, opcode,
                                 "the instruction has %u words, and %u are left: the module is cut "
                                 "off or damaged",
                                 length, size - at);
        }
        ++counts->instructions;
        counts->functions += opcode == SpvOpFunction;
        counts->blocks += opcode == SpvOpLabel;
        at += length;
    }
    return UR_SPIRV_OK;
}

/* ---- structure ------------------------------------------------------------------------------- */

/* The section that an instruction outside of functions belongs to; UR_SPIRV_SECTIONS: where the one
 * before it stands. */
static enum ur_spirv_section section_of(uint32_t opcode) {
    switch (opcode) {
    case SpvOpCapability:
        return UR_SPIRV_CAPABILITIES;
    case SpvOpExtension:
        return UR_SPIRV_EXTENSIONS;
    case SpvOpExtInstImport:
        return UR_SPIRV_IMPORTS;
    case SpvOpMemoryModel:
        return UR_SPIRV_MEMORY_MODEL;
    case SpvOpEntryPoint:
        return UR_SPIRV_ENTRY_POINTS;
    case SpvOpExecutionMode:
    case SpvOpExecutionModeId:
        return UR_SPIRV_EXECUTION_MODES;
    case SpvOpString:
    case SpvOpSource:
    case SpvOpSourceExtension:
    case SpvOpSourceContinued:
        return UR_SPIRV_SOURCES;
    case SpvOpName:
    case SpvOpMemberName:
        return UR_SPIRV_NAMES;
    case SpvOpModuleProcessed:
        return UR_SPIRV_PROCESSED;
    case SpvOpDecorate:
    case SpvOpMemberDecorate:
    case SpvOpDecorationGroup:
    case SpvOpGroupDecorate:
    case SpvOpGroupMemberDecorate:
    case SpvOpDecorateId:
    case SpvOpDecorateString:
    case SpvOpMemberDecorateString:
        return UR_SPIRV_DECORATIONS;
    case SpvOpNop:
        return UR_SPIRV_SECTIONS;
    default: {
        /* Scopes of aliasing and the like, of extensions, stand before what decorates with them. */
        const struct ur_spirv_grammar *grammar = ur_spirv_grammar(opcode);
        return grammar && (opcode < UR_SPIRV_CORE_OPCODES || grammar->typed ||
                           ur_spirv_declares_type(opcode))
                   ? UR_SPIRV_GLOBALS
                   : UR_SPIRV_SECTIONS;
    }
    }
}

/* Where the cutting stands. */
struct cut {
    struct ur_spirv_module *module;
    struct ur_spirv_error *error;
    struct ur_spirv_instruction *items; /* all of them, in their order */
    struct ur_spirv_block *blocks;      /* those not given to a function yet */
    enum ur_spirv_section section;      /* the latest of those outside of functions */
    struct ur_spirv_function *function; /* the one that is open */
    struct ur_spirv_list pending;       /* OpLine and its kin after a function's end */
    bool open;                          /* a block is */
    bool body;                          /* the function has a block */
};

#define AT(instruction, ...)                                                                       \
    return ur_spirv_fail(cut->error, UR_SPIRV_MALFORMED, (instruction)->word,                      \
                         (instruction)->opcode, __VA_ARGS__)

static bool may_stand_between(const struct ur_spirv_instruction *instruction) {
    uint32_t opcode = instruction->opcode;
    return opcode == SpvOpLine || opcode == SpvOpNoLine || opcode == SpvOpNop ||
           opcode == SpvOpExtInst || !ur_spirv_grammar(opcode);
}

/* An instruction outside of functions. The lists of sections are stretches of `items`, so sections
 * that are not in order are put into it by `sort_sections`. */
static enum ur_spirv_fault outside(struct cut *cut, struct ur_spirv_instruction *instruction) {
    struct ur_spirv_module *module = cut->module;
    if (instruction->opcode == SpvOpFunction) {
        struct ur_spirv_function *function = &module->functions[module->function_count++];
        function->head.items = cut->pending.count ? cut->pending.items : instruction;
        function->head.count = cut->pending.count + 1;
        function->definition = cut->pending.count;
        function->blocks = cut->blocks;
        cut->pending.count = 0;
        cut->function = function;
        cut->body = false;
        return UR_SPIRV_OK;
    }
    if (instruction->opcode == SpvOpFunctionEnd || instruction->opcode == SpvOpFunctionParameter ||
        instruction->opcode == SpvOpLabel || ur_spirv_ends_block(instruction->opcode)) {
        AT(instruction, "it stands outside of functions");
    }
    if (module->function_count) {
        if (!may_stand_between(instruction)) {
            AT(instruction, "it stands between or after functions, where no such instruction may");
        }
        if (!cut->pending.count++) {
            cut->pending.items = instruction;
        }
        return UR_SPIRV_OK;
    }
    enum ur_spirv_section section = section_of(instruction->opcode);
    if (section == UR_SPIRV_SECTIONS) {
        section = cut->section;
    } else if (section < cut->section) {
        AT(instruction, "it stands too late in the module");
    }
    cut->section = section;
    struct ur_spirv_list *list = &module->sections[section];
    if (!list->count++) {
        list->items = instruction;
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault inside(struct cut *cut, struct ur_spirv_instruction *instruction) {
    struct ur_spirv_function *function = cut->function;
    struct ur_spirv_block *block =
        function->block_count ? &function->blocks[function->block_count - 1] : NULL;
    switch (instruction->opcode) {
    case SpvOpFunction:
        AT(instruction, "it stands inside another function");
    case SpvOpFunctionParameter:
        if (block) {
            AT(instruction, "it stands behind the first block");
        }
        ++function->parameter_count;
        ++function->head.count;
        return UR_SPIRV_OK;
    case SpvOpLabel:
    case SpvOpFunctionEnd:
        /* What the tables do not have may end a block. */
        if (cut->open && ur_spirv_grammar(instruction[-1].opcode)) {
            AT(instruction, "the block before it does not end");
        }
        cut->open = false;
        if (instruction->opcode == SpvOpFunctionEnd) {
            cut->function = NULL;
            return UR_SPIRV_OK;
        }
        *cut->blocks++ = (struct ur_spirv_block){.list = {instruction, 1}};
        ++function->block_count;
        cut->open = true;
        return UR_SPIRV_OK;
    default:
        if (!cut->open && !may_stand_between(instruction)) {
            AT(instruction, block ? "it stands behind the end of its block"
                                  : "it stands before the first block of its function");
        }
        if (!block) {
            ++function->head.count;
            return UR_SPIRV_OK;
        }
        cut->open = cut->open && !ur_spirv_ends_block(instruction->opcode);
        ++block->list.count;
        return UR_SPIRV_OK;
    }
}

/* The word of an instruction's type, id and operands. */
static enum ur_spirv_fault shape(struct cut *cut, struct ur_spirv_instruction *instruction,
                                 uint32_t *words, uint32_t at) {
    uint32_t length = words[at] >> 16, next = 1;
    const struct ur_spirv_grammar *grammar = ur_spirv_grammar(words[at] & 0xffff);
    instruction->opcode = (uint16_t)words[at];
    instruction->word = at;
    if (grammar) {
        if (length < 1u + grammar->typed + grammar->result) {
            AT(instruction, "it is too short for its result");
        }
        if (grammar->typed) {
            instruction->type = words[at + next++];
        }
        if (grammar->result) {
            instruction->result = words[at + next++];
        }
    }
    instruction->operands = &words[at + next];
    instruction->count = (uint16_t)(length - next);
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault cut_up(struct cut *cut, uint32_t *words, uint32_t size) {
    struct ur_spirv_instruction *instruction = cut->items;
    for (uint32_t at = UR_SPIRV_HEADER_WORDS; at < size; at += words[at] >> 16, ++instruction) {
        enum ur_spirv_fault fault = shape(cut, instruction, words, at);
        if (fault == UR_SPIRV_OK) {
            fault = cut->function ? inside(cut, instruction) : outside(cut, instruction);
        }
        if (fault) {
            return fault;
        }
    }
    cut->module->sections[UR_SPIRV_TAIL] = cut->pending;
    if (cut->function) {
        return ur_spirv_fail(cut->error, UR_SPIRV_MALFORMED, UR_SPIRV_NONE, UR_SPIRV_NONE,
                             "the module ends inside the function at word %u",
                             cut->function->head.items[cut->function->definition].word);
    }
    return UR_SPIRV_OK;
}

/* ---- reading --------------------------------------------------------------------------------- */

static enum ur_spirv_fault read_words(struct ur_spirv_module *module, uint32_t *words,
                                      struct ur_spirv_error *error) {
    struct counts counts = {0};
    enum ur_spirv_fault fault = read_count(words, module->words, &counts, error);
    if (fault) {
        return fault;
    }
    size_t instructions = counts.instructions * sizeof(struct ur_spirv_instruction);
    size_t functions = counts.functions * sizeof(struct ur_spirv_function);
    size_t blocks = counts.blocks * sizeof(struct ur_spirv_block);
    unsigned char *memory = ur_spirv_allocate(module, instructions + functions + blocks);
    if (!memory) {
        return ur_spirv_fail(error, UR_SPIRV_OUT_OF_MEMORY, UR_SPIRV_NONE, UR_SPIRV_NONE,
                             "out of host memory");
    }
    struct cut cut = {.module = module, .error = error};
    cut.items = (struct ur_spirv_instruction *)memory;
    module->functions = (struct ur_spirv_function *)(memory + instructions);
    cut.blocks = (struct ur_spirv_block *)(memory + instructions + functions);
    fault = cut_up(&cut, words, module->words);
    return fault ? fault : ur_spirv_index(module, error);
}

enum ur_spirv_fault ur_spirv_read(const void *code, size_t size, struct ur_spirv_module **out,
                                  struct ur_spirv_error *error) {
    bool swapped, schema = false;
    *out = NULL;
    enum ur_spirv_fault fault = check_header(code, size, &swapped, &schema, error);
    if (fault) {
        return fault;
    }
    struct ur_spirv_module *module = ur_spirv_create(0);
    uint32_t *words = module ? ur_spirv_allocate(module, size) : NULL;
    if (!words) {
        ur_spirv_release(module);
        return ur_spirv_fail(error, UR_SPIRV_OUT_OF_MEMORY, UR_SPIRV_NONE, UR_SPIRV_NONE,
                             "out of host memory");
    }
    memcpy(words, code, size);
    for (size_t i = 0; swapped && i < size / 4; ++i) {
        words[i] = __builtin_bswap32(words[i]);
    }
    module->swapped = swapped;
    module->schema = schema;
    module->words = (uint32_t)(size / 4);
    module->version = words[1];
    module->generator = words[2];
    module->bound = words[3];
    fault = read_words(module, words, error);
    if (fault) {
        ur_spirv_release(module);
        return fault;
    }
    *out = module;
    return UR_SPIRV_OK;
}
