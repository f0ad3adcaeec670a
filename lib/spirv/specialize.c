#include "specialize.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"
#include "fold.h"

enum { MOST_LANES = 16, MOST_DEPTH = 32 };

struct run {
    struct ur_spirv_module *module;
    struct ur_spirv_error *error;
    const struct ur_spirv_specialization **values; /* by rising numbers, each once */
    uint32_t count;
    struct ur_spirv_list *globals; /* the list that is being made */
    uint32_t room;
};

#define AT(instruction, ...)                                                                       \
    return ur_spirv_fail(run->error, UR_SPIRV_MALFORMED, (instruction)->word,                      \
                         (instruction)->opcode, __VA_ARGS__)

static enum ur_spirv_fault no_memory(struct run *run) {
    return ur_spirv_fail(run->error, UR_SPIRV_OUT_OF_MEMORY, UR_SPIRV_NONE, UR_SPIRV_NONE,
                         "out of host memory");
}

/* ---- values ---------------------------------------------------------------------------------- */

static size_t specialize_size_of(const struct ur_spirv_module *module,
                                 const struct ur_spirv_instruction *constant) {
    switch (constant->opcode) {
    case SpvOpSpecConstantTrue:
    case SpvOpSpecConstantFalse:
        return 1;
    case SpvOpSpecConstant:
        return ur_spirv_width(module, constant->type) / 8;
    default:
        return 0;
    }
}

struct ur_spirv_sizes {
    uint32_t count;
    struct numbered {
        uint32_t number, note, bytes;
    } constants[];
};

static bool is_number(const struct ur_spirv_note *note) {
    return note->value == SpvDecorationSpecId && note->count == 1 && note->member == UR_SPIRV_NONE;
}

/* Of one number the first one counts. */
static int by_size_number(const void *a, const void *b) {
    const struct numbered *x = a, *y = b;
    return x->number != y->number ? (x->number > y->number) - (x->number < y->number)
                                  : (x->note > y->note) - (x->note < y->note);
}

struct ur_spirv_sizes *ur_spirv_sizes(const struct ur_spirv_module *module) {
    uint32_t count = 0;
    for (uint32_t i = 1; i < module->note_count; ++i) {
        count += is_number(&module->notes[i]);
    }
    struct ur_spirv_sizes *sizes = malloc(sizeof(*sizes) + count * sizeof(*sizes->constants));
    if (!sizes) {
        return NULL;
    }
    sizes->count = 0;
    for (uint32_t i = 1; i < module->note_count; ++i) {
        const struct ur_spirv_note *note = &module->notes[i];
        if (is_number(note)) {
            const struct ur_spirv_instruction *constant = ur_spirv_definition(module, note->target);
            sizes->constants[sizes->count++] =
                (struct numbered){note->operands[0], i,
                                  constant ? (uint32_t)specialize_size_of(module, constant) : 0};
        }
    }
    qsort(sizes->constants, count, sizeof(*sizes->constants), by_size_number);
    return sizes;
}

size_t ur_spirv_size_of(const struct ur_spirv_sizes *sizes, uint32_t number) {
    uint32_t low = 0, high = sizes->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (sizes->constants[middle].number < number) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < sizes->count && sizes->constants[low].number == number
               ? sizes->constants[low].bytes
               : 0;
}

void ur_spirv_sizes_free(struct ur_spirv_sizes *sizes) {
    free(sizes);
}

/* Of one number the last one comes first. */
static int by_number(const void *a, const void *b) {
    const struct ur_spirv_specialization *x = *(const struct ur_spirv_specialization *const *)a;
    const struct ur_spirv_specialization *y = *(const struct ur_spirv_specialization *const *)b;
    return x->number != y->number ? (x->number > y->number) - (x->number < y->number)
                                  : (x < y) - (x > y);
}

static const struct ur_spirv_specialization *specialize_value_of(const struct run *run,
                                                                 uint32_t id) {
    const struct ur_spirv_note *note =
        ur_spirv_decoration(run->module, id, UR_SPIRV_NONE, SpvDecorationSpecId);
    if (!note || note->count == 0) {
        return NULL;
    }
    uint32_t low = 0, high = run->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (run->values[middle]->number < note->operands[0]) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < run->count && run->values[low]->number == note->operands[0] ? run->values[low]
                                                                             : NULL;
}

/* ---- constants ------------------------------------------------------------------------------- */

static struct ur_spirv_instruction *specialize_append(struct run *run) {
    struct ur_spirv_list *list = run->globals;
    if (list->count == run->room) {
        uint32_t room = run->room * 2 + 64;
        struct ur_spirv_instruction *items =
            ur_spirv_allocate(run->module, (size_t)room * sizeof(*items));
        if (!items) {
            return NULL;
        }
        if (list->count) {
            memcpy(items, list->items, list->count * sizeof(*items));
        }
        list->items = items;
        run->room = room;
    }
    return &list->items[list->count++];
}

/* A constant that was not there before; 0 without memory. Its definition has a place of its own:
 * the list moves. */
static uint32_t add_constant(struct run *run, uint16_t opcode, uint32_t type,
                             const uint32_t *operands, uint16_t count) {
    struct ur_spirv_instruction *made = ur_spirv_allocate(run->module, sizeof(*made));
    uint32_t *words = ur_spirv_allocate(run->module, count * sizeof(*words));
    struct ur_spirv_instruction *listed = specialize_append(run);
    uint32_t id = made && words && listed ? ur_spirv_new_id(run->module) : 0;
    if (id) {
        if (count) {
            memcpy(words, operands, count * sizeof(*words));
        }
        *made = (struct ur_spirv_instruction){opcode, count, type, id, UR_SPIRV_NONE, words};
        *listed = *made;
        run->module->ids[id].definition = made;
        run->module->ids[id].function = run->module->ids[id].block = UR_SPIRV_NONE;
    }
    return id;
}

static uint32_t lanes_of(const struct ur_spirv_module *module, uint32_t type) {
    return ur_spirv_opcode(module, type) == SpvOpTypeVector ? ur_spirv_operand(module, type, 1) : 1;
}

static uint32_t scalar_of(const struct ur_spirv_module *module, uint32_t type) {
    return ur_spirv_opcode(module, type) == SpvOpTypeVector ? ur_spirv_operand(module, type, 0)
                                                            : type;
}

/* What a number of that type is like; false: the type has none, or too wide ones. */
static bool like(const struct ur_spirv_module *module, uint32_t type,
                 struct ur_spirv_number *number) {
    uint32_t kind = ur_spirv_opcode(module, type), width = ur_spirv_width(module, type);
    *number = (struct ur_spirv_number){0, (uint16_t)kind, (uint16_t)(width ? width : 1)};
    switch (kind) {
    case SpvOpTypeBool:
        return true;
    case SpvOpTypeFloat:
        return width == 16 || width == 32 || width == 64;
    case SpvOpTypeInt:
        return width >= 1 && width <= 64;
    default:
        return false;
    }
}

/* The number that a scalar constant is. */
static bool specialize_number_of(const struct ur_spirv_module *module, uint32_t id,
                                 struct ur_spirv_number *number) {
    const struct ur_spirv_instruction *constant = ur_spirv_definition(module, id);
    if (!constant || !like(module, constant->type, number)) {
        return false;
    }
    switch (constant->opcode) {
    case SpvOpConstantNull:
    case SpvOpConstantFalse:
        return true;
    case SpvOpConstantTrue:
        number->bits = 1;
        return true;
    case SpvOpConstant:
        if (constant->count < (number->width + 31u) / 32) {
            return false;
        }
        number->bits = constant->operands[0] |
                       (number->width > 32 ? (uint64_t)constant->operands[1] << 32 : 0);
        if (number->width < 64) {
            number->bits &= (UINT64_C(1) << number->width) - 1;
        }
        return true;
    default:
        return false;
    }
}

/* The same of one component of a vector, or of a scalar. */
static bool lane_of(const struct ur_spirv_module *module, uint32_t id, uint32_t lane,
                    struct ur_spirv_number *number) {
    const struct ur_spirv_instruction *constant = ur_spirv_definition(module, id);
    if (!constant || ur_spirv_opcode(module, constant->type) != SpvOpTypeVector) {
        return specialize_number_of(module, id, number);
    }
    if (constant->opcode == SpvOpConstantNull) {
        return like(module, scalar_of(module, constant->type), number);
    }
    return constant->opcode == SpvOpConstantComposite && lane < constant->count &&
           specialize_number_of(module, constant->operands[lane], number);
}

/* The words of a number as operands of OpConstant: narrow integers are extended by their sign where
 * their type has one. */
static uint16_t words_of(const struct ur_spirv_module *module, uint32_t type,
                         const struct ur_spirv_number *number, uint32_t *words) {
    uint64_t bits = number->bits;
    bool is_signed = number->kind == SpvOpTypeInt && ur_spirv_operand(module, type, 1) == 1;
    if (is_signed && number->width < 32 && bits >> (number->width - 1) & 1) {
        bits |= ~UINT64_C(0) << number->width;
    }
    words[0] = (uint32_t)bits;
    words[1] = (uint32_t)(bits >> 32);
    return number->width > 32 ? 2 : 1;
}

/* Makes an instruction the constant that it comes to. */
static bool become_number(struct run *run, struct ur_spirv_instruction *instruction,
                          const struct ur_spirv_number *number) {
    uint32_t words[2];
    if (number->kind == SpvOpTypeBool) {
        instruction->opcode = number->bits ? SpvOpConstantTrue : SpvOpConstantFalse;
        instruction->count = 0;
        return true;
    }
    instruction->count = words_of(run->module, instruction->type, number, words);
    instruction->opcode = SpvOpConstant;
    instruction->operands = ur_spirv_allocate(run->module, sizeof(words));
    if (instruction->operands) {
        memcpy(instruction->operands, words, sizeof(words));
    }
    return instruction->operands != NULL;
}

static uint32_t add_number(struct run *run, uint32_t type, const struct ur_spirv_number *number) {
    uint32_t words[2] = {0, 0};
    if (number->kind == SpvOpTypeBool) {
        return add_constant(run, number->bits ? SpvOpConstantTrue : SpvOpConstantFalse, type, words,
                            0);
    }
    uint16_t count = words_of(run->module, type, number, words);
    return add_constant(run, SpvOpConstant, type, words, count);
}

static void become_composite(struct ur_spirv_instruction *instruction, uint32_t *parts,
                             uint32_t count) {
    instruction->opcode = SpvOpConstantComposite;
    instruction->operands = parts;
    instruction->count = (uint16_t)count;
}

/* Another name of a constant; false: it is none that can be repeated. */
static bool become(struct run *run, struct ur_spirv_instruction *instruction, uint32_t id) {
    const struct ur_spirv_instruction *constant = ur_spirv_definition(run->module, id);
    if (!constant || constant->type != instruction->type) {
        return false;
    }
    switch (constant->opcode) {
    case SpvOpConstantTrue:
    case SpvOpConstantFalse:
    case SpvOpConstant:
    case SpvOpConstantComposite:
    case SpvOpConstantSampler:
    case SpvOpConstantNull:
    case SpvOpUndef:
        instruction->opcode = constant->opcode;
        instruction->count = constant->count;
        instruction->operands = constant->operands;
        return true;
    default:
        return false;
    }
}

/* ---- operations ------------------------------------------------------------------------------ */

/* How many members a composite type has, 0: it is none, or that is not known. */
static uint32_t members_of(const struct ur_spirv_module *module, uint32_t type) {
    const struct ur_spirv_instruction *found = ur_spirv_definition(module, type);
    uint64_t length;
    switch (found ? found->opcode : SpvOpNop) {
    case SpvOpTypeVector:
        return found->operands[1];
    case SpvOpTypeStruct:
        return found->count;
    case SpvOpTypeArray:
        return ur_spirv_constant(module, found->operands[1], &length) && length <= UINT16_MAX
                   ? (uint32_t)length
                   : 0;
    default:
        return 0;
    }
}

static uint32_t member_type(const struct ur_spirv_module *module, uint32_t type, uint32_t i) {
    return ur_spirv_operand(module, type, ur_spirv_opcode(module, type) == SpvOpTypeStruct ? i : 0);
}

/* The constant at that place of a composite one, made if the composite is null; 0: there is none,
 * or no memory. */
static uint32_t part_of(struct run *run, uint32_t id, uint32_t i) {
    const struct ur_spirv_instruction *constant = ur_spirv_definition(run->module, id);
    if (constant && constant->opcode == SpvOpConstantComposite) {
        return i < constant->count ? constant->operands[i] : 0;
    }
    if (constant && constant->opcode == SpvOpConstantNull &&
        i < members_of(run->module, constant->type)) {
        return add_constant(run, SpvOpConstantNull, member_type(run->module, constant->type, i),
                            NULL, 0);
    }
    return 0;
}

static bool extract(struct run *run, struct ur_spirv_instruction *instruction) {
    uint32_t id = instruction->operands[1];
    for (uint32_t i = 2; i < instruction->count && id; ++i) {
        id = part_of(run, id, instruction->operands[i]);
    }
    return id && become(run, instruction, id);
}

/* The parts of a composite with one of them, which is found by `path`, put in its place. */
static uint32_t *specialize_insert(struct run *run, uint32_t object, uint32_t composite,
                                   const uint32_t *path, uint32_t depth, uint32_t *count) {
    uint32_t type = ur_spirv_type(run->module, composite);
    *count = members_of(run->module, type);
    if (depth == 0 || depth > MOST_DEPTH || path[0] >= *count) {
        return NULL;
    }
    uint32_t *parts = ur_spirv_allocate(run->module, *count * sizeof(*parts));
    for (uint32_t i = 0; parts && i < *count; ++i) {
        parts[i] = part_of(run, composite, i);
        if (i == path[0] && depth > 1 && parts[i]) {
            uint32_t inner_count;
            uint32_t *inner =
                specialize_insert(run, object, parts[i], path + 1, depth - 1, &inner_count);
            parts[i] =
                inner ? add_constant(run, SpvOpConstantComposite, member_type(run->module, type, i),
                                     inner, (uint16_t)inner_count)
                      : 0;
        } else if (i == path[0]) {
            parts[i] = object;
        }
        if (!parts[i]) {
            return NULL;
        }
    }
    return parts;
}

static bool specialize_shuffle(struct run *run, struct ur_spirv_instruction *instruction) {
    const struct ur_spirv_module *module = run->module;
    uint32_t a = instruction->operands[1], b = instruction->operands[2];
    uint32_t first = lanes_of(module, ur_spirv_type(module, a));
    uint32_t count = instruction->count - 3u;
    uint32_t *parts = ur_spirv_allocate(run->module, (count ? count : 1) * sizeof(*parts));
    for (uint32_t i = 0; parts && i < count; ++i) {
        uint32_t lane = instruction->operands[3 + i];
        if (lane == UINT32_MAX) {
            parts[i] = add_constant(run, SpvOpUndef, scalar_of(module, instruction->type), NULL, 0);
        } else {
            parts[i] = lane < first ? part_of(run, a, lane) : part_of(run, b, lane - first);
        }
        if (!parts[i]) {
            return false;
        }
    }
    if (parts) {
        become_composite(instruction, parts, count);
    }
    return parts != NULL;
}

static enum ur_spirv_folded fold_lanes(struct run *run, struct ur_spirv_instruction *instruction) {
    struct ur_spirv_number operands[3], results[MOST_LANES];
    const struct ur_spirv_module *module = run->module;
    uint32_t lanes = lanes_of(module, instruction->type), given = instruction->count - 1u;
    uint32_t scalar = scalar_of(module, instruction->type);
    if (given == 0 || given > 3 || lanes == 0 || lanes > MOST_LANES) {
        return UR_SPIRV_NOT_FOLDED;
    }
    for (uint32_t lane = 0; lane < lanes; ++lane) {
        memset(operands, 0, sizeof(operands));
        for (uint32_t i = 0; i < given; ++i) {
            uint32_t id = instruction->operands[1 + i];
            uint32_t has = lanes_of(module, ur_spirv_type(module, id));
            if ((has != lanes && !(instruction->operands[0] == SpvOpSelect && i == 0)) ||
                !lane_of(module, id, lane, &operands[i])) {
                return UR_SPIRV_NOT_FOLDED;
            }
        }
        if (!like(module, scalar, &results[lane])) {
            return UR_SPIRV_NOT_FOLDED;
        }
        enum ur_spirv_folded folded =
            ur_spirv_fold(instruction->operands[0], operands, &results[lane]);
        if (folded != UR_SPIRV_FOLDED) {
            return folded;
        }
    }
    if (ur_spirv_opcode(module, instruction->type) != SpvOpTypeVector) {
        return become_number(run, instruction, &results[0]) ? UR_SPIRV_FOLDED : UR_SPIRV_NOT_FOLDED;
    }
    uint32_t *parts = ur_spirv_allocate(run->module, lanes * sizeof(*parts));
    for (uint32_t lane = 0; parts && lane < lanes; ++lane) {
        parts[lane] = add_number(run, scalar, &results[lane]);
    }
    if (!parts || !parts[lanes - 1]) {
        return UR_SPIRV_NOT_FOLDED;
    }
    become_composite(instruction, parts, lanes);
    return UR_SPIRV_FOLDED;
}

static enum ur_spirv_fault fold_operation(struct run *run,
                                          struct ur_spirv_instruction *instruction) {
    struct ur_spirv_number condition;
    uint32_t count, *parts;
    switch (instruction->operands[0]) {
    case SpvOpCompositeExtract:
        extract(run, instruction);
        return UR_SPIRV_OK;
    case SpvOpCompositeInsert:
        parts = specialize_insert(run, instruction->operands[1], instruction->operands[2],
                                  instruction->operands + 3, instruction->count - 3u, &count);
        if (parts) {
            become_composite(instruction, parts, count);
        }
        return UR_SPIRV_OK;
    case SpvOpVectorShuffle:
        specialize_shuffle(run, instruction);
        return UR_SPIRV_OK;
    case SpvOpSelect:
        /* One truth value for a whole composite, or for what is no number. */
        if (specialize_number_of(run->module, instruction->operands[1], &condition) &&
            become(run, instruction, instruction->operands[condition.bits ? 2 : 3])) {
            return UR_SPIRV_OK;
        }
        break;
    default:
        break;
    }
    if (fold_lanes(run, instruction) == UR_SPIRV_DIVIDED_BY_0) {
        AT(instruction, "%s divides by 0", ur_spirv_opcode_name(instruction->operands[0]));
    }
    return UR_SPIRV_OK;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static enum ur_spirv_fault specialize_one(struct run *run,
                                          struct ur_spirv_instruction *instruction) {
    const struct ur_spirv_specialization *value;
    struct ur_spirv_number number;
    switch (instruction->opcode) {
    case SpvOpSpecConstantTrue:
    case SpvOpSpecConstantFalse:
    case SpvOpSpecConstant:
        value = specialize_value_of(run, instruction->result);
        if (value && value->size != specialize_size_of(run->module, instruction)) {
            AT(instruction, "constant %u has %zu bytes, and is given %zu", value->number,
               specialize_size_of(run->module, instruction), value->size);
        }
        if (!value) {
            instruction->opcode = instruction->opcode == SpvOpSpecConstant ? SpvOpConstant
                                  : instruction->opcode == SpvOpSpecConstantTrue
                                      ? SpvOpConstantTrue
                                      : SpvOpConstantFalse;
            return UR_SPIRV_OK;
        }
        if (!like(run->module, instruction->type, &number) || value->size > 8) {
            AT(instruction, "it is of no type that can be given a value");
        }
        memcpy(&number.bits, value->value, value->size);
        number.bits = number.kind == SpvOpTypeBool ? number.bits != 0 : number.bits;
        return become_number(run, instruction, &number) ? UR_SPIRV_OK : no_memory(run);
    case SpvOpSpecConstantComposite:
        instruction->opcode = SpvOpConstantComposite;
        return UR_SPIRV_OK;
    case SpvOpSpecConstantOp:
        return fold_operation(run, instruction);
    default:
        return UR_SPIRV_OK;
    }
}

static enum ur_spirv_fault specialize(struct run *run) {
    struct ur_spirv_module *module = run->module;
    struct ur_spirv_list old = module->sections[UR_SPIRV_GLOBALS], made = {0};
    struct ur_spirv_list *said = &module->sections[UR_SPIRV_DECORATIONS];
    run->globals = &made;
    run->room = 0;
    for (uint32_t i = 0; i < old.count; ++i) {
        /* What it is made of comes before it. */
        enum ur_spirv_fault fault = specialize_one(run, &old.items[i]);
        struct ur_spirv_instruction *listed = fault ? NULL : specialize_append(run);
        if (!listed) {
            return fault ? fault : no_memory(run);
        }
        *listed = old.items[i];
    }
    module->sections[UR_SPIRV_GLOBALS] = made;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < said->count; ++i) {
        if (said->items[i].opcode != SpvOpDecorate ||
            said->items[i].operands[1] != SpvDecorationSpecId) {
            said->items[kept++] = said->items[i];
        }
    }
    said->count = kept;
    return ur_spirv_index(module, run->error);
}

enum ur_spirv_fault ur_spirv_specialize(struct ur_spirv_module *module,
                                        const struct ur_spirv_specialization *values,
                                        uint32_t count, struct ur_spirv_error *error) {
    struct run run = {.module = module, .error = error};
    run.values = malloc((count ? count : 1) * sizeof(*run.values));
    if (!run.values) {
        return no_memory(&run);
    }
    for (uint32_t i = 0; i < count; ++i) {
        run.values[i] = &values[i];
    }
    qsort(run.values, count, sizeof(*run.values), by_number);
    for (uint32_t i = 0; i < count; ++i) {
        if (run.count == 0 || run.values[run.count - 1]->number != run.values[i]->number) {
            run.values[run.count++] = run.values[i];
        }
    }
    enum ur_spirv_fault fault = specialize(&run);
    free(run.values);
    return fault;
}
