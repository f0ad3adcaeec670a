/* What a module's lists say of its ids, and the questions that this answers. */
#include <stdlib.h>
#include <string.h>

#include "error.h"
#include "module.h"

/* What the indexing of one module needs. */
struct index {
    struct ur_spirv_module *module;
    struct ur_spirv_error *error;
    uint32_t notes; /* those not yet given, from the last one down to 1 */
};

#define AT(instruction, ...)                                                                       \
    return ur_spirv_fail(index->error, UR_SPIRV_MALFORMED, (instruction)->word,                    \
                         (instruction)->opcode, __VA_ARGS__)

/* ---- operands and definitions ---------------------------------------------------------------- */

static enum ur_spirv_fault check_operands(struct index *index,
                                          const struct ur_spirv_instruction *instruction) {
    const struct ur_spirv_module *module = index->module;
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (instruction->type >= module->bound) {
        AT(instruction, "its type, id %u, is not below the bound %u", instruction->type,
           module->bound);
    }
    ur_spirv_walk_begin(&walk, module, instruction);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = instruction->operands[item.first];
        if (item.id && (id == 0 || id >= module->bound)) {
            AT(instruction, "operand word %u is id %u, which is not in 1 to %u", item.first, id,
               module->bound - 1);
        }
    }
    if (walk.end == UR_SPIRV_WALK_SHORT) {
        AT(instruction, "it is too short");
    }
    if (walk.end == UR_SPIRV_WALK_TEXT) {
        AT(instruction, "its text does not end where the instruction does");
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault define(struct index *index, struct ur_spirv_instruction *instruction,
                                  uint32_t function, uint32_t block) {
    struct ur_spirv_module *module = index->module;
    if (!ur_spirv_grammar(instruction->opcode)) {
        module->unknown = true;
        return UR_SPIRV_OK;
    }
    uint32_t id = instruction->result;
    if (id == 0) {
        if (ur_spirv_grammar(instruction->opcode)->result) {
            AT(instruction, "it defines id 0");
        }
        return UR_SPIRV_OK;
    }
    if (id >= module->bound) {
        AT(instruction, "it defines id %u, which is not below the bound %u", id, module->bound);
    }
    struct ur_spirv_id *known = &module->ids[id];
    if (known->definition) {
        AT(instruction, "it defines id %u, which %s at word %u defines", id,
           ur_spirv_opcode_name(known->definition->opcode), known->definition->word);
    }
    known->definition = instruction;
    known->function = function;
    known->block = block;
    if (instruction->opcode == SpvOpExtInstImport) {
        const char *name = (const char *)instruction->operands;
        size_t room = (size_t)instruction->count * 4;
        known->set = strnlen(name, room) < room ? ur_spirv_set_of(name) : UR_SPIRV_OTHER_SET;
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault define_list(struct index *index, const struct ur_spirv_list *list,
                                       uint32_t function, uint32_t block) {
    for (uint32_t i = 0; i < list->count; ++i) {
        enum ur_spirv_fault fault = define(index, &list->items[i], function, block);
        if (fault) {
            return fault;
        }
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_list(struct index *index, const struct ur_spirv_list *list) {
    for (uint32_t i = 0; i < list->count; ++i) {
        enum ur_spirv_fault fault = check_operands(index, &list->items[i]);
        if (fault) {
            return fault;
        }
    }
    return UR_SPIRV_OK;
}

/* ---- functions ------------------------------------------------------------------------------- */

static bool index_head(struct index *index, struct ur_spirv_function *function) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < function->head.count; ++i) {
        const struct ur_spirv_instruction *instruction = &function->head.items[i];
        if (instruction->opcode == SpvOpFunction) {
            function->definition = i;
            function->id = instruction->result;
        }
        count += instruction->opcode == SpvOpFunctionParameter;
    }
    if (count > function->parameter_count || !function->parameters) {
        function->parameters =
            ur_spirv_allocate(index->module, count * sizeof(*function->parameters));
        if (count && !function->parameters) {
            return false;
        }
    }
    function->parameter_count = 0;
    for (uint32_t i = 0; i < function->head.count; ++i) {
        if (function->head.items[i].opcode == SpvOpFunctionParameter) {
            function->parameters[function->parameter_count++] = function->head.items[i].result;
        }
    }
    function->modes = 0;
    return true;
}

static void index_block(struct ur_spirv_block *block) {
    block->label = block->list.items[0].result;
    uint32_t last = block->list.count - 1;
    for (uint32_t i = last; i > 0; --i) {
        uint32_t opcode = block->list.items[i].opcode;
        if (opcode != SpvOpLine && opcode != SpvOpNoLine && opcode != SpvOpNop) {
            last = i;
            break;
        }
    }
    for (uint32_t i = last; i > 0; --i) {
        if (ur_spirv_ends_block(block->list.items[i].opcode)) {
            last = i;
            break;
        }
    }
    block->terminator = last;
}

static enum ur_spirv_fault index_functions(struct index *index) {
    struct ur_spirv_module *module = index->module;
    for (uint32_t f = 0; f < module->function_count; ++f) {
        struct ur_spirv_function *function = &module->functions[f];
        if (!index_head(index, function)) {
            return UR_SPIRV_OUT_OF_MEMORY;
        }
        enum ur_spirv_fault fault = define_list(index, &function->head, f, UR_SPIRV_NONE);
        for (uint32_t b = 0; b < function->block_count && fault == UR_SPIRV_OK; ++b) {
            index_block(&function->blocks[b]);
            fault = define_list(index, &function->blocks[b].list, f, b);
        }
        if (fault) {
            return fault;
        }
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_all(struct index *index) {
    const struct ur_spirv_module *module = index->module;
    enum ur_spirv_fault fault = UR_SPIRV_OK;
    for (unsigned s = 0; s < UR_SPIRV_SECTIONS && fault == UR_SPIRV_OK; ++s) {
        fault = check_list(index, &module->sections[s]);
    }
    for (uint32_t f = 0; f < module->function_count && fault == UR_SPIRV_OK; ++f) {
        const struct ur_spirv_function *function = &module->functions[f];
        fault = check_list(index, &function->head);
        for (uint32_t b = 0; b < function->block_count && fault == UR_SPIRV_OK; ++b) {
            fault = check_list(index, &function->blocks[b].list);
        }
    }
    return fault;
}

/* ---- what is said of ids --------------------------------------------------------------------- */

/* Notes are made from the last one to the first, and each goes before those that its target has. */
static struct ur_spirv_note *prepend(struct index *index, uint32_t *first, uint32_t value,
                                     uint32_t target) {
    struct ur_spirv_note *note = &index->module->notes[index->notes];
    *note = (struct ur_spirv_note){
        .value = value, .member = UR_SPIRV_NONE, .target = target, .next = *first};
    *first = index->notes--;
    return note;
}

static void operands_from(struct ur_spirv_note *note,
                          const struct ur_spirv_instruction *instruction, uint32_t first) {
    note->count = instruction->count - first;
    note->operands = instruction->operands + first;
}

static uint32_t notes_of(const struct ur_spirv_instruction *instruction) {
    switch (instruction->opcode) {
    case SpvOpDecorate:
    case SpvOpDecorateId:
    case SpvOpDecorateString:
    case SpvOpMemberDecorate:
    case SpvOpMemberDecorateString:
    case SpvOpExecutionMode:
    case SpvOpExecutionModeId:
        return 1;
    case SpvOpGroupDecorate:
        return instruction->count - 1u;
    case SpvOpGroupMemberDecorate:
        return (instruction->count - 1u) / 2;
    default:
        return 0;
    }
}

static void note_decoration(struct index *index, const struct ur_spirv_instruction *instruction) {
    struct ur_spirv_id *ids = index->module->ids;
    const uint32_t *words = instruction->operands;
    struct ur_spirv_note *note;
    switch (instruction->opcode) {
    case SpvOpDecorate:
    case SpvOpDecorateId:
    case SpvOpDecorateString:
        note = prepend(index, &ids[words[0]].decorations, words[1], words[0]);
        operands_from(note, instruction, 2);
        break;
    case SpvOpMemberDecorate:
    case SpvOpMemberDecorateString:
        note = prepend(index, &ids[words[0]].decorations, words[2], words[0]);
        note->member = words[1];
        operands_from(note, instruction, 3);
        break;
    case SpvOpGroupDecorate:
        for (uint32_t i = instruction->count - 1u; i > 0; --i) {
            prepend(index, &ids[words[i]].decorations, UR_SPIRV_NONE, words[0]);
        }
        break;
    case SpvOpGroupMemberDecorate:
        for (uint32_t i = instruction->count - 2u; i > 0 && i < instruction->count; i -= 2) {
            note = prepend(index, &ids[words[i]].decorations, UR_SPIRV_NONE, words[0]);
            note->member = words[i + 1];
        }
        break;
    default:
        break;
    }
}

static void note_mode(struct index *index, const struct ur_spirv_instruction *instruction) {
    struct ur_spirv_function *function = ur_spirv_function(index->module, instruction->operands[0]);
    uint32_t of_nothing = 0;
    operands_from(prepend(index, function ? &function->modes : &of_nothing,
                          instruction->operands[1], instruction->operands[0]),
                  instruction, 2);
}

static bool index_notes(struct index *index) {
    struct ur_spirv_module *module = index->module;
    const struct ur_spirv_list *decorations = &module->sections[UR_SPIRV_DECORATIONS];
    const struct ur_spirv_list *modes = &module->sections[UR_SPIRV_EXECUTION_MODES];
    size_t count = 1;
    for (uint32_t i = 0; i < decorations->count; ++i) {
        count += notes_of(&decorations->items[i]);
    }
    for (uint32_t i = 0; i < modes->count; ++i) {
        count += notes_of(&modes->items[i]);
    }
    module->notes = ur_spirv_allocate(module, count * sizeof(*module->notes));
    if (!module->notes) {
        return false;
    }
    module->note_count = (uint32_t)count;
    index->notes = module->note_count - 1;
    for (uint32_t i = decorations->count; i-- > 0;) {
        note_decoration(index, &decorations->items[i]);
    }
    for (uint32_t i = modes->count; i-- > 0;) {
        if (notes_of(&modes->items[i])) {
            note_mode(index, &modes->items[i]);
        }
    }
    return true;
}

static void index_names(struct ur_spirv_module *module) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_NAMES];
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpName) {
            module->ids[list->items[i].operands[0]].name = ur_spirv_text(&list->items[i], 1, NULL);
        }
    }
}

static bool index_entry_points(struct ur_spirv_module *module) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_ENTRY_POINTS];
    module->entry_points = ur_spirv_allocate(module, list->count * sizeof(*module->entry_points));
    if (list->count && !module->entry_points) {
        return false;
    }
    module->entry_point_count = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *instruction = &list->items[i];
        if (instruction->opcode == SpvOpEntryPoint) {
            struct ur_spirv_entry_point *entry = &module->entry_points[module->entry_point_count++];
            uint32_t words;
            entry->model = instruction->operands[0];
            entry->id = instruction->operands[1];
            entry->name = ur_spirv_text(instruction, 2, &words);
            entry->interface = instruction->operands + 2 + words;
            entry->interface_count = instruction->count - 2 - words;
        }
    }
    return true;
}

static void index_module(struct ur_spirv_module *module) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_CAPABILITIES];
    memset(module->capabilities, 0, sizeof(module->capabilities));
    for (uint32_t i = 0; i < list->count; ++i) {
        uint32_t value =
            list->items[i].opcode == SpvOpCapability ? list->items[i].operands[0] : UR_SPIRV_NONE;
        if (value < UR_SPIRV_CAPABILITY_LIMIT) {
            module->capabilities[value / 64] |= UINT64_C(1) << value % 64;
        }
    }
    module->addressing_model = module->memory_model = UR_SPIRV_NONE;
    list = &module->sections[UR_SPIRV_MEMORY_MODEL];
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpMemoryModel) {
            module->addressing_model = list->items[i].operands[0];
            module->memory_model = list->items[i].operands[1];
        }
    }
}

enum ur_spirv_fault ur_spirv_index(struct ur_spirv_module *module, struct ur_spirv_error *error) {
    struct index index = {.module = module, .error = error};
    enum ur_spirv_fault fault = UR_SPIRV_OK;
    /* Fresh pages rather than cleared ones: the bound says nothing of how many ids there are. */
    free(module->ids);
    module->id_room = module->bound;
    module->ids = calloc(module->bound, sizeof(*module->ids));
    if (!module->ids) {
        fault = UR_SPIRV_OUT_OF_MEMORY;
    }
    module->unknown = false;
    for (unsigned s = 0; s < UR_SPIRV_SECTIONS && fault == UR_SPIRV_OK; ++s) {
        fault = define_list(&index, &module->sections[s], UR_SPIRV_NONE, UR_SPIRV_NONE);
    }
    fault = fault ? fault : index_functions(&index);
    fault = fault ? fault : check_all(&index);
    if (fault == UR_SPIRV_OK) {
        index_module(module);
        index_names(module);
        fault = index_entry_points(module) && index_notes(&index) ? UR_SPIRV_OK
                                                                  : UR_SPIRV_OUT_OF_MEMORY;
    }
    return fault == UR_SPIRV_OUT_OF_MEMORY
               ? ur_spirv_fail(error, fault, UR_SPIRV_NONE, UR_SPIRV_NONE, "out of host memory")
               : fault;
}

/* ---- questions ------------------------------------------------------------------------------- */

bool ur_spirv_has_extension(const struct ur_spirv_module *module, const char *name) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_EXTENSIONS];
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpExtension &&
            strcmp(ur_spirv_text(&list->items[i], 0, NULL), name) == 0) {
            return true;
        }
    }
    return false;
}

const char *ur_spirv_text(const struct ur_spirv_instruction *instruction, uint32_t i,
                          uint32_t *words) {
    const char *text = (const char *)(instruction->operands + i);
    if (words) {
        *words = (uint32_t)(strlen(text) / 4 + 1);
    }
    return text;
}

const struct ur_spirv_note *ur_spirv_decoration(const struct ur_spirv_module *module, uint32_t id,
                                                uint32_t member, uint32_t decoration) {
    if (id >= module->bound) {
        return NULL;
    }
    for (uint32_t i = module->ids[id].decorations; i; i = module->notes[i].next) {
        const struct ur_spirv_note *note = &module->notes[i];
        if (note->member != member) {
            continue;
        }
        if (note->value == decoration) {
            return note;
        }
        if (note->value != UR_SPIRV_NONE) {
            continue;
        }
        /* Groups are not in groups. */
        for (uint32_t g = module->ids[note->target].decorations; g; g = module->notes[g].next) {
            if (module->notes[g].value == decoration && module->notes[g].member == UR_SPIRV_NONE) {
                return &module->notes[g];
            }
        }
    }
    return NULL;
}

static bool is_attribute(const struct ur_spirv_note *note, uint32_t attribute) {
    return note->value == SpvDecorationFuncParamAttr && note->count &&
           note->operands[0] == attribute;
}

bool ur_spirv_attribute(const struct ur_spirv_module *module, uint32_t id, uint32_t attribute) {
    bool found = false;
    uint32_t i = id < module->bound ? module->ids[id].decorations : 0;
    for (; i && !found; i = module->notes[i].next) {
        const struct ur_spirv_note *note = &module->notes[i];
        found = is_attribute(note, attribute);
        uint32_t g = note->value == UR_SPIRV_NONE ? module->ids[note->target].decorations : 0;
        for (; g && !found; g = module->notes[g].next) {
            found = is_attribute(&module->notes[g], attribute);
        }
    }
    return found;
}

const struct ur_spirv_note *ur_spirv_mode(const struct ur_spirv_module *module,
                                          const struct ur_spirv_function *function, uint32_t mode) {
    for (uint32_t i = function->modes; i; i = module->notes[i].next) {
        if (module->notes[i].value == mode) {
            return &module->notes[i];
        }
    }
    return NULL;
}

bool ur_spirv_sub_groups(const struct ur_spirv_module *module,
                         const struct ur_spirv_function *function, uint32_t *count) {
    const struct ur_spirv_note *mode =
        ur_spirv_mode(module, function, SpvExecutionModeSubgroupsPerWorkgroup);
    const struct ur_spirv_note *by_id =
        ur_spirv_mode(module, function, SpvExecutionModeSubgroupsPerWorkgroupId);
    uint64_t value = mode && mode->count ? mode->operands[0] : 0;
    bool known = !by_id || !by_id->count || ur_spirv_constant(module, by_id->operands[0], &value);
    *count = (uint32_t)value;
    return known;
}

struct ur_spirv_function *ur_spirv_function(const struct ur_spirv_module *module, uint32_t id) {
    return ur_spirv_opcode(module, id) == SpvOpFunction
               ? &module->functions[module->ids[id].function]
               : NULL;
}

bool ur_spirv_is_merge(const struct ur_spirv_instruction *instruction) {
    return instruction->opcode == SpvOpSelectionMerge || instruction->opcode == SpvOpLoopMerge;
}

const struct ur_spirv_function *ur_spirv_callee(const struct ur_spirv_module *module,
                                                const struct ur_spirv_instruction *instruction) {
    return instruction->opcode == SpvOpFunctionCall && instruction->count
               ? ur_spirv_function(module, instruction->operands[0])
               : NULL;
}

uint32_t ur_spirv_function_index(const struct ur_spirv_module *module, uint32_t id) {
    const struct ur_spirv_function *found = ur_spirv_function(module, id);
    return found ? (uint32_t)(found - module->functions) : UR_SPIRV_NONE;
}

const char *ur_spirv_linkage(const struct ur_spirv_module *module, uint32_t id, uint32_t *linkage) {
    const struct ur_spirv_note *note =
        ur_spirv_decoration(module, id, UR_SPIRV_NONE, SpvDecorationLinkageAttributes);
    if (!note) {
        return NULL;
    }
    *linkage = note->operands[note->count - 1];
    return (const char *)note->operands;
}

/* An access, then a name. */
const char *ur_spirv_host_name(const struct ur_spirv_module *module, uint32_t id) {
    const struct ur_spirv_note *host =
        ur_spirv_decoration(module, id, UR_SPIRV_NONE,
                            ur_spirv_has(module, SpvCapabilityGlobalVariableDecorationsINTEL)
                                ? SpvDecorationEarlierHostAccessINTEL
                                : SpvDecorationHostAccessINTEL);
    if (host && host->count > 1) {
        const char *name = (const char *)(host->operands + 1);
        if (memchr(name, 0, (host->count - 1u) * sizeof(uint32_t))) {
            return name;
        }
    }
    uint32_t linkage;
    return ur_spirv_linkage(module, id, &linkage);
}

bool ur_spirv_is_table(const struct ur_spirv_module *module,
                       const struct ur_spirv_instruction *insn) {
    uint32_t linkage;
    if (insn->opcode != SpvOpVariable || insn->count < 2 ||
        insn->operands[0] != SpvStorageClassUniformConstant) {
        return false;
    }
    const char *name = ur_spirv_host_name(module, insn->result);
    return !name || name == ur_spirv_linkage(module, insn->result, &linkage);
}

bool ur_spirv_constant(const struct ur_spirv_module *module, uint32_t id, uint64_t *value) {
    const struct ur_spirv_instruction *found = ur_spirv_definition(module, id);
    uint32_t type = found ? ur_spirv_opcode(module, found->type) : SpvOpNop;
    uint32_t width = type == SpvOpTypeInt ? ur_spirv_width(module, found->type) : 0;
    if (!found || (type != SpvOpTypeInt && type != SpvOpTypeBool)) {
        return false;
    }
    switch (found->opcode) {
    case SpvOpConstant:
    case SpvOpSpecConstant:
        if (width == 0 || width > 64 || found->count < (width + 31) / 32) {
            return false;
        }
        *value = found->operands[0] | (width > 32 ? (uint64_t)found->operands[1] << 32 : 0);
        if (width < 64) {
            *value &= (UINT64_C(1) << width) - 1;
        }
        return true;
    case SpvOpConstantNull:
    case SpvOpConstantFalse:
    case SpvOpSpecConstantFalse:
        *value = 0;
        return true;
    case SpvOpConstantTrue:
    case SpvOpSpecConstantTrue:
        *value = 1;
        return true;
    default:
        return false;
    }
}

uint32_t ur_spirv_width(const struct ur_spirv_module *module, uint32_t type) {
    const struct ur_spirv_instruction *found = ur_spirv_definition(module, type);
    if (found && found->opcode == SpvOpTypeVector) {
        found = ur_spirv_definition(module, found->operands[0]);
    }
    return found && (found->opcode == SpvOpTypeInt || found->opcode == SpvOpTypeFloat)
               ? found->operands[0]
               : 0;
}

bool ur_spirv_is_opencl_c(const struct ur_spirv_module *module) {
    const struct ur_spirv_list *sources = &module->sections[UR_SPIRV_SOURCES];
    bool any = false;
    for (uint32_t i = 0; i < sources->count; ++i) {
        const struct ur_spirv_instruction *source = &sources->items[i];
        if (source->opcode == SpvOpSource) {
            if (!source->count || source->operands[0] != SpvSourceLanguageOpenCL_C) {
                return false;
            }
            any = true;
        }
    }
    return any;
}
