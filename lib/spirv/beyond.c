#include "beyond.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "keep.h"
#include "write.h"

#define NONE UR_SPIRV_NONE

/* What work-items are told of the range, in this order in `beyond.told`. */
enum { TOLD_ID, TOLD_SIZE, TOLD_OFFSET, TOLD_LINEAR, TOLD_KINDS };
static const uint32_t told_as[TOLD_KINDS] = {SpvBuiltInGlobalInvocationId, SpvBuiltInGlobalSize,
                                             SpvBuiltInGlobalOffset, SpvBuiltInGlobalLinearId};

/* Instructions that are added to a list at most. How many types of pointers there are the kernel
 * decides; all else is a fixed number. */
enum { MORE = 96 };

struct beyond {
    struct ur_spirv_module *module; /* the new one */
    struct ur_spirv_function *kernel;
    struct ur_spirv_error *error;
    jmp_buf failed;
    enum ur_spirv_fault fault;
    uint32_t told[TOLD_KINDS];  /* variables of the function, 0: not asked for */
    uint32_t word, three;       /* types: 64 bits, and three of them */
    struct ur_spirv_list *list; /* that `compute` adds to */
    uint32_t *indices;          /* of new variables: constants 0 to 5 */
    uint32_t most_globals;      /* what there is room for */
};

static _Noreturn void beyond_fail(struct beyond *b, enum ur_spirv_fault fault, const char *format,
                                  ...) __attribute__((format(printf, 3, 4)));
static _Noreturn void beyond_fail(struct beyond *b, enum ur_spirv_fault fault, const char *format,
                                  ...) {
    va_list list;
    va_start(list, format);
    if (b->error) {
        *b->error = (struct ur_spirv_error){.fault = fault, .word = NONE, .opcode = NONE};
        vsnprintf(b->error->why, sizeof(b->error->why), format, list);
    }
    va_end(list);
    b->fault = fault;
    longjmp(b->failed, 1);
}

static _Noreturn void beyond_refuse(struct beyond *b, const char *what) {
    beyond_fail(b, UR_SPIRV_CAPABILITY, "the kernel %s", what);
}

static void *beyond_allocate(struct beyond *b, size_t size) {
    void *memory = ur_spirv_allocate(b->module, size);
    if (!memory) {
        beyond_fail(b, UR_SPIRV_OUT_OF_MEMORY, "host memory is exhausted");
    }
    return memory;
}

static void index_module(struct beyond *b) {
    enum ur_spirv_fault fault = ur_spirv_index(b->module, b->error);
    if (fault) {
        b->fault = fault;
        longjmp(b->failed, 1);
    }
}

static uint32_t new_id(struct beyond *b) {
    uint32_t id = ur_spirv_new_id(b->module);
    if (!id) {
        beyond_fail(b, UR_SPIRV_OUT_OF_MEMORY, "there is no memory, or there are too many ids");
    }
    return id;
}

/* ---- what of the module is left -------------------------------------------------------------- */

static void find_kernel(struct beyond *b, const char *name) {
    for (uint32_t i = 0; i < b->module->entry_point_count; ++i) {
        const struct ur_spirv_entry_point *entry = &b->module->entry_points[i];
        if (entry->model == SpvExecutionModelKernel && strcmp(entry->name, name) == 0) {
            b->kernel = ur_spirv_function(b->module, entry->id);
        }
    }
    if (!b->kernel || !b->kernel->block_count) {
        beyond_refuse(b, "is not in the module");
    }
}

/* Whether it does something with other work-items, or could. */
static bool is_of_groups(uint32_t opcode) {
    static const char *const parts[] = {
        "Group", "Subgroup", "Barrier", "Matrix",  "Pipe",           "Enqueue",
        "Asm",   "Kernel",   "Event",   "NDRange", "FunctionPointer"};
    const char *name = ur_spirv_opcode_name(opcode);
    if (opcode == SpvOpMemoryBarrier) {
        return false;
    }
    for (size_t i = 0; name && i < sizeof(parts) / sizeof(parts[0]); ++i) {
        if (strstr(name, parts[i])) {
            return true;
        }
    }
    return !name;
}

static uint32_t callee_of(struct beyond *b, const struct ur_spirv_instruction *call) {
    const struct ur_spirv_function *callee = ur_spirv_function(b->module, call->operands[0]);
    if (!callee || !callee->block_count) {
        beyond_refuse(b, "calls what is not in the module");
    }
    return (uint32_t)(callee - b->module->functions);
}

/* Leaves the kernel and what it calls. */
static void keep_functions(struct beyond *b) {
    struct ur_spirv_module *module = b->module;
    bool *reached = beyond_allocate(b, module->function_count * sizeof(*reached));
    uint32_t *stack = beyond_allocate(b, module->function_count * sizeof(*stack)), depth = 0,
             kept = 0;
    stack[depth++] = (uint32_t)(b->kernel - module->functions);
    reached[stack[0]] = true;
    while (depth) {
        struct ur_spirv_function *function = &module->functions[stack[--depth]];
        for (uint32_t i = 0; i < function->block_count; ++i) {
            struct ur_spirv_list *list = &function->blocks[i].list;
            uint32_t left = 0;
            for (uint32_t k = 0; k < list->count; ++k) {
                const struct ur_spirv_instruction *one = &list->items[k];
                if (ur_spirv_is_of_debugging(module, one)) {
                    continue;
                }
                if (is_of_groups(one->opcode)) {
                    beyond_refuse(b, "does something in groups");
                }
                if (one->opcode == SpvOpFunctionCall) {
                    uint32_t index = callee_of(b, one);
                    if (!reached[index]) {
                        reached[index] = true;
                        stack[depth++] = index;
                    }
                }
                list->items[left++] = *one;
            }
            list->count = left;
        }
    }
    uint32_t id = b->kernel->id;
    for (uint32_t f = 0; f < module->function_count; ++f) {
        if (reached[f]) {
            struct ur_spirv_function *function = &module->functions[f];
            uint32_t heads = 0;
            for (uint32_t i = 0; i < function->head.count; ++i) {
                uint32_t opcode = function->head.items[i].opcode;
                if (opcode == SpvOpFunction || opcode == SpvOpFunctionParameter) {
                    function->head.items[heads++] = function->head.items[i];
                }
            }
            function->head.count = heads;
            module->functions[kept] = *function;
            b->kernel = function->id == id ? &module->functions[kept] : b->kernel;
            ++kept;
        }
    }
    module->function_count = kept;
}

/* How often what is left calls a function. */
static uint32_t count_calls(const struct ur_spirv_module *module, uint32_t id) {
    uint32_t count = 0;
    for (uint32_t f = 0; f < module->function_count; ++f) {
        for (uint32_t i = 0; i < module->functions[f].block_count; ++i) {
            const struct ur_spirv_list *list = &module->functions[f].blocks[i].list;
            for (uint32_t k = 0; k < list->count; ++k) {
                count +=
                    list->items[k].opcode == SpvOpFunctionCall && list->items[k].operands[0] == id;
            }
        }
    }
    return count;
}

/* Writes arguments for parameters into the blocks of a function. */
static void give_arguments(struct beyond *b, const struct ur_spirv_function *function,
                           const uint32_t *arguments) {
    uint32_t *map = beyond_allocate(b, b->module->bound * sizeof(*map));
    for (uint32_t i = 0; i < function->parameter_count; ++i) {
        map[function->parameters[i]] = arguments[i];
    }
    for (uint32_t i = 0; i < function->block_count; ++i) {
        for (uint32_t k = 0; k < function->blocks[i].list.count; ++k) {
            struct ur_spirv_instruction *one = &function->blocks[i].list.items[k];
            ur_spirv_rename_by(b->module, one, one->operands, map, b->module->bound);
        }
    }
}

/* Translators make of a kernel two functions: an entry point that only calls the other one, which
 * another kernel may call, too. Here nobody does, and it takes the entry point's place. */
static bool unwrap(struct beyond *b) {
    struct ur_spirv_module *module = b->module;
    const struct ur_spirv_list *list = &b->kernel->blocks[0].list;
    if (b->kernel->block_count != 1 || list->count != 3 ||
        list->items[1].opcode != SpvOpFunctionCall || list->items[2].opcode != SpvOpReturn) {
        return false;
    }
    const struct ur_spirv_instruction *call = &list->items[1];
    uint32_t index = callee_of(b, call), id = b->kernel->id;
    struct ur_spirv_function *callee = &module->functions[index];
    if (callee == b->kernel || callee->parameter_count + 1u != call->count ||
        count_calls(module, callee->id) != 1) {
        return false;
    }
    give_arguments(b, callee, call->operands + 1);
    b->kernel->blocks = callee->blocks;
    b->kernel->block_count = callee->block_count;
    memmove(callee, callee + 1, (--module->function_count - index) * sizeof(*callee));
    for (uint32_t f = 0; f < module->function_count; ++f) {
        b->kernel = module->functions[f].id == id ? &module->functions[f] : b->kernel;
    }
    index_module(b);
    return true;
}

static void keep_modes(struct beyond *b) {
    static const uint16_t harmless[] = {SpvExecutionModeLocalSizeHint,
                                        SpvExecutionModeLocalSizeHintId,
                                        SpvExecutionModeVecTypeHint,
                                        SpvExecutionModeContractionOff,
                                        SpvExecutionModeSubgroupSize,
                                        SpvExecutionModeDenormPreserve,
                                        SpvExecutionModeDenormFlushToZero,
                                        SpvExecutionModeSignedZeroInfNanPreserve,
                                        SpvExecutionModeRoundingModeRTE,
                                        SpvExecutionModeRoundingModeRTZ,
                                        SpvExecutionModeRoundingModeRTPINTEL,
                                        SpvExecutionModeRoundingModeRTNINTEL,
                                        SpvExecutionModeFloatingPointModeALTINTEL,
                                        SpvExecutionModeFloatingPointModeIEEEINTEL,
                                        SpvExecutionModeMaxWorkgroupSizeINTEL};
    struct ur_spirv_list *list = &b->module->sections[UR_SPIRV_EXECUTION_MODES];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *one = &list->items[i];
        if (one->operands[0] != b->kernel->id) {
            continue;
        }
        bool known = false;
        for (size_t k = 0; k < sizeof(harmless) / sizeof(harmless[0]); ++k) {
            known = known || one->operands[1] == harmless[k];
        }
        if (!known) {
            beyond_refuse(b, "says how it is to be cut into groups");
        }
        list->items[kept++] = *one;
    }
    list->count = kept;
}

static void keep_entry(struct beyond *b) {
    struct ur_spirv_list *list = &b->module->sections[UR_SPIRV_ENTRY_POINTS];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].operands[1] == b->kernel->id) {
            list->items[kept++] = list->items[i];
        }
    }
    list->count = kept;
}

/* ---- what it may use ------------------------------------------------------------------------- */

static uint32_t built_in(const struct ur_spirv_module *module, uint32_t variable) {
    const struct ur_spirv_note *note =
        ur_spirv_decoration(module, variable, NONE, SpvDecorationBuiltIn);
    return note && note->count ? note->operands[0] : UINT32_MAX;
}

static bool is_variable(const struct ur_spirv_module *module, uint32_t id) {
    return ur_spirv_opcode(module, id) == SpvOpVariable;
}

/* The index of what it tells of the range; TOLD_KINDS: it is none that does. */
static unsigned told_kind(const struct ur_spirv_module *module, uint32_t id) {
    unsigned kind = 0;
    if (!is_variable(module, id) || ur_spirv_operand(module, id, 0) != SpvStorageClassInput) {
        return TOLD_KINDS;
    }
    while (kind < TOLD_KINDS && built_in(module, id) != told_as[kind]) {
        ++kind;
    }
    return kind;
}

/* Pre: only globals that are used are left. */
static void check_globals(struct beyond *b) {
    const struct ur_spirv_module *module = b->module;
    const struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        const struct ur_spirv_instruction *one = &globals->items[i];
        struct ur_spirv_walk walk;
        struct ur_spirv_item item;
        ur_spirv_walk_begin(&walk, module, one);
        while (ur_spirv_walk_next(&walk, &item)) {
            if (item.id && is_variable(module, one->operands[item.first])) {
                beyond_refuse(b, "uses the address of a variable, which is another one here");
            }
        }
        if (walk.end != UR_SPIRV_WALK_WHOLE) {
            beyond_refuse(b, "uses what is not known");
        }
        if (one->opcode != SpvOpVariable) {
            continue;
        }
        uint32_t which = built_in(module, one->result);
        bool told = which == SpvBuiltInWorkDim || told_kind(module, one->result) < TOLD_KINDS;
        if (one->operands[0] == SpvStorageClassInput ? !told : which != UINT32_MAX) {
            beyond_refuse(b, "asks how the range is cut into groups");
        }
        if (one->operands[0] != SpvStorageClassInput &&
            (one->operands[0] != SpvStorageClassUniformConstant ||
             ur_spirv_host_name(module, one->result))) {
            beyond_refuse(b, "uses a variable of its program or of its group");
        }
    }
    for (uint32_t i = 0; i < b->kernel->parameter_count; ++i) {
        uint32_t type = ur_spirv_type(module, b->kernel->parameters[i]);
        if (ur_spirv_opcode(module, type) == SpvOpTypePointer &&
            ur_spirv_operand(module, type, 0) == SpvStorageClassWorkgroup) {
            beyond_refuse(b, "has local memory");
        }
    }
}

/* Functions that are called ask nothing that has another answer here. */
static void check_callees(struct beyond *b) {
    const struct ur_spirv_module *module = b->module;
    for (uint32_t f = 0; f < module->function_count; ++f) {
        const struct ur_spirv_function *function = &module->functions[f];
        for (uint32_t i = 0; function != b->kernel && i < function->block_count; ++i) {
            for (uint32_t k = 0; k < function->blocks[i].list.count; ++k) {
                const struct ur_spirv_instruction *one = &function->blocks[i].list.items[k];
                struct ur_spirv_walk walk;
                struct ur_spirv_item item;
                ur_spirv_walk_begin(&walk, module, one);
                while (ur_spirv_walk_next(&walk, &item)) {
                    if (item.id && told_kind(module, one->operands[item.first]) < TOLD_KINDS) {
                        beyond_refuse(b, "has a function that asks about the range");
                    }
                }
            }
        }
    }
}

/* ---- instructions that are added --------------------------------------------------------------
 */

/* Room for MORE instructions behind those that were read. */
static void beyond_make_room(struct beyond *b, struct ur_spirv_list *list) {
    struct ur_spirv_instruction *items =
        beyond_allocate(b, ((size_t)list->count + MORE) * sizeof(*items));
    if (list->count) {
        memcpy(items, list->items, list->count * sizeof(*items));
    }
    list->items = items;
}

static uint32_t beyond_push(struct beyond *b, struct ur_spirv_list *list, uint32_t opcode,
                            uint32_t type, uint32_t result, const uint32_t *operands,
                            uint32_t count) {
    uint32_t *kept = beyond_allocate(b, (count + 1) * sizeof(*kept));
    if (list == &b->module->sections[UR_SPIRV_GLOBALS] && list->count == b->most_globals) {
        beyond_refuse(b, "asks about the range by pointers of too many types");
    }
    if (count) {
        memcpy(kept, operands, count * sizeof(*kept));
    }
    list->items[list->count++] =
        (struct ur_spirv_instruction){(uint16_t)opcode, (uint16_t)count, type, result, NONE, kept};
    return result;
}
#define PUSH(list, opcode, type, result, ...)                                                      \
    beyond_push(b, list, opcode, type, result, (const uint32_t[]){__VA_ARGS__},                    \
                sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))
#define COMPUTE(opcode, type, ...) PUSH(b->list, opcode, type, new_id(b), __VA_ARGS__)

/* A type that a module has once, found or made. */
static uint32_t beyond_type_of(struct beyond *b, uint32_t opcode, const uint32_t *operands,
                               uint32_t count) {
    struct ur_spirv_list *globals = &b->module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        const struct ur_spirv_instruction *one = &globals->items[i];
        if (one->opcode == opcode && one->count == count &&
            (count == 0 || memcmp(one->operands, operands, count * sizeof(*operands)) == 0)) {
            return one->result;
        }
    }
    return beyond_push(b, globals, opcode, 0, new_id(b), operands, count);
}
#define TYPE(opcode, ...)                                                                          \
    beyond_type_of(b, opcode, (const uint32_t[]){__VA_ARGS__},                                     \
                   sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))

static void decorate(struct beyond *b, uint32_t id, uint32_t decoration, uint32_t operand,
                     bool has_operand) {
    const uint32_t words[3] = {id, decoration, operand};
    beyond_push(b, &b->module->sections[UR_SPIRV_DECORATIONS], SpvOpDecorate, 0, 0, words,
                2 + has_operand);
}

/* The three numbers of a built-in variable, which is found or made. */
static uint32_t beyond_ask(struct beyond *b, uint32_t which) {
    struct ur_spirv_module *module = b->module;
    uint32_t pointer = TYPE(SpvOpTypePointer, SpvStorageClassInput, b->three), id = new_id(b);
    PUSH(&module->sections[UR_SPIRV_GLOBALS], SpvOpVariable, pointer, id, SpvStorageClassInput);
    decorate(b, id, SpvDecorationBuiltIn, which, true);
    decorate(b, id, SpvDecorationConstant, 0, false);
    struct ur_spirv_instruction *entry = &module->sections[UR_SPIRV_ENTRY_POINTS].items[0];
    uint32_t *operands = beyond_allocate(b, (entry->count + 1u) * sizeof(*operands));
    memcpy(operands, entry->operands, entry->count * sizeof(*operands));
    operands[entry->count++] = id;
    entry->operands = operands;
    return COMPUTE(SpvOpLoad, b->three, id);
}

static uint32_t part_of(struct beyond *b, uint32_t vector, uint32_t dimension) {
    return COMPUTE(SpvOpCompositeExtract, b->word, vector, dimension);
}

/* Number `index` of the range, from the last argument. */
static uint32_t range_part(struct beyond *b, uint32_t range, uint32_t index) {
    uint32_t pointer = TYPE(SpvOpTypePointer, SpvStorageClassFunction, b->word);
    uint32_t at = COMPUTE(SpvOpInBoundsAccessChain, pointer, range, b->indices[index]);
    return COMPUTE(SpvOpLoad, b->word, at, SpvMemoryAccessAlignedMask, (uint32_t)sizeof(uint64_t));
}

/* ---- the kernel ------------------------------------------------------------------------------ */

/* The last parameter, and the function's type with it. */
static uint32_t add_parameter(struct beyond *b) {
    struct ur_spirv_list *globals = &b->module->sections[UR_SPIRV_GLOBALS],
                         *head = &b->kernel->head;
    uint32_t members[6], structure = new_id(b), id = new_id(b);
    for (unsigned i = 0; i < 6; ++i) {
        members[i] = b->word;
    }
    beyond_push(b, globals, SpvOpTypeStruct, 0, structure, members, 6);
    uint32_t pointer = TYPE(SpvOpTypePointer, SpvStorageClassFunction, structure);
    struct ur_spirv_instruction *definition = &head->items[b->kernel->definition];
    const struct ur_spirv_instruction *old =
        ur_spirv_definition(b->module, definition->operands[1]);
    if (!old || old->opcode != SpvOpTypeFunction) {
        beyond_refuse(b, "has no type");
    }
    uint32_t *types = beyond_allocate(b, (old->count + 1u) * sizeof(*types));
    memcpy(types, old->operands, old->count * sizeof(*types));
    types[old->count] = pointer;
    uint32_t type =
        beyond_push(b, globals, SpvOpTypeFunction, 0, new_id(b), types, old->count + 1u);
    uint32_t *operands = beyond_allocate(b, 2 * sizeof(*operands));
    operands[0] = definition->operands[0];
    operands[1] = type;
    definition->operands = operands;
    beyond_make_room(b, head);
    beyond_push(b, head, SpvOpFunctionParameter, pointer, id, NULL, 0);
    decorate(b, id, SpvDecorationFuncParamAttr, SpvFunctionParameterAttributeByVal, true);
    decorate(b, id, SpvDecorationAlignment, sizeof(uint64_t), true);
    return id;
}

static uint32_t vector_of(struct beyond *b, const uint32_t parts[3]) {
    return COMPUTE(SpvOpCompositeConstruct, b->three, parts[0], parts[1], parts[2]);
}

/* The new first block: variables that tell what the drivers' would, and who is beyond the range. */
static uint32_t beyond_compute(struct beyond *b, uint32_t range) {
    uint32_t truth = beyond_type_of(b, SpvOpTypeBool, NULL, 0), beyond = 0;
    uint32_t groups = beyond_ask(b, SpvBuiltInWorkgroupId),
             sizes = beyond_ask(b, SpvBuiltInWorkgroupSize),
             items = beyond_ask(b, SpvBuiltInLocalInvocationId);
    uint32_t at[3], id[3], size[3], offset[3];
    for (unsigned d = 0; d < 3; ++d) {
        uint32_t first = COMPUTE(SpvOpIMul, b->word, part_of(b, groups, d), part_of(b, sizes, d));
        offset[d] = range_part(b, range, d);
        size[d] = range_part(b, range, 3 + d);
        at[d] = COMPUTE(SpvOpIAdd, b->word, first, part_of(b, items, d));
        id[d] = COMPUTE(SpvOpIAdd, b->word, at[d], offset[d]);
        uint32_t out = COMPUTE(SpvOpUGreaterThanEqual, truth, at[d], size[d]);
        beyond = beyond ? COMPUTE(SpvOpLogicalOr, truth, beyond, out) : out;
    }
    uint32_t values[TOLD_KINDS] = {[TOLD_ID] = b->told[TOLD_ID] ? vector_of(b, id) : 0,
                                   [TOLD_SIZE] = b->told[TOLD_SIZE] ? vector_of(b, size) : 0,
                                   [TOLD_OFFSET] = b->told[TOLD_OFFSET] ? vector_of(b, offset) : 0};
    if (b->told[TOLD_LINEAR]) {
        uint32_t rows = COMPUTE(SpvOpIMul, b->word, at[2], size[1]);
        rows = COMPUTE(SpvOpIAdd, b->word, rows, at[1]);
        rows = COMPUTE(SpvOpIMul, b->word, rows, size[0]);
        values[TOLD_LINEAR] = COMPUTE(SpvOpIAdd, b->word, rows, at[0]);
    }
    for (unsigned kind = 0; kind < TOLD_KINDS; ++kind) {
        if (b->told[kind]) {
            PUSH(b->list, SpvOpStore, 0, 0, b->told[kind], values[kind]);
        }
    }
    return beyond;
}

/* A pointer into what a variable of the function has now. */
static bool is_chain(uint32_t opcode) {
    return opcode == SpvOpAccessChain || opcode == SpvOpInBoundsAccessChain ||
           opcode == SpvOpPtrAccessChain || opcode == SpvOpInBoundsPtrAccessChain ||
           opcode == SpvOpBitcast || opcode == SpvOpCopyObject;
}

/* Turns to the function's variables what one instruction asks of the drivers'. `moved`: pointers
 * that were turned already; true: it is another one. */
static bool turn(struct beyond *b, struct ur_spirv_instruction *one, bool *moved) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    bool found = false;
    if (one->result && moved[one->result]) {
        return false;
    }
    ur_spirv_walk_begin(&walk, b->module, one);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? one->operands[item.first] : 0;
        unsigned kind = id ? told_kind(b->module, id) : TOLD_KINDS;
        if (kind == TOLD_KINDS && !(id < b->module->bound && moved[id])) {
            continue;
        }
        if (item.first != 0 || !(one->opcode == SpvOpLoad || is_chain(one->opcode))) {
            beyond_refuse(b, "asks about the range in a way that is not known");
        }
        if (kind < TOLD_KINDS) {
            one->operands[0] = b->told[kind];
        }
        if (one->opcode != SpvOpLoad) {
            const struct ur_spirv_instruction *type = ur_spirv_definition(b->module, one->type);
            if (!type || type->opcode != SpvOpTypePointer) {
                beyond_refuse(b, "asks about the range in a way that is not known");
            }
            one->type = TYPE(SpvOpTypePointer, SpvStorageClassFunction, type->operands[1]);
            moved[one->result] = found = true;
        }
    }
    if (walk.end != UR_SPIRV_WALK_WHOLE) {
        beyond_refuse(b, "has instructions that are not known");
    }
    return found;
}

/* Blocks may stand before those that they take pointers from. */
static void turn_all(struct beyond *b) {
    bool *moved = beyond_allocate(b, (b->module->bound + MORE) * sizeof(*moved));
    bool again = true;
    while (again) {
        again = false;
        for (uint32_t i = 0; i < b->kernel->block_count; ++i) {
            for (uint32_t k = 0; k < b->kernel->blocks[i].list.count; ++k) {
                again |= turn(b, &b->kernel->blocks[i].list.items[k], moved);
            }
        }
    }
}

/* Which of them the kernel asks for, and their types, which all modules for 64 bits agree in. */
static void find_told(struct beyond *b) {
    struct ur_spirv_list *globals = &b->module->sections[UR_SPIRV_GLOBALS];
    b->word = TYPE(SpvOpTypeInt, 64, 0);
    b->three = TYPE(SpvOpTypeVector, b->word, 3);
    uint32_t count = globals->count;
    for (uint32_t i = 0; i < count; ++i) {
        unsigned kind = told_kind(b->module, globals->items[i].result);
        if (kind == TOLD_KINDS) {
            continue;
        }
        uint32_t type = kind == TOLD_LINEAR ? b->word : b->three;
        if (ur_spirv_operand(b->module, globals->items[i].type, 1) != type) {
            beyond_refuse(b, "asks about the range in other types");
        }
        if (!b->told[kind]) {
            b->told[kind] = new_id(b);
        }
    }
}

static void beyond_rewrite(struct beyond *b) {
    struct ur_spirv_module *module = b->module;
    struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    find_told(b);
    uint32_t number = TYPE(SpvOpTypeInt, 32, 0), indices[6];
    for (uint32_t i = 0; i < 6; ++i) {
        indices[i] = PUSH(globals, SpvOpConstant, number, new_id(b), i);
    }
    b->indices = indices;
    uint32_t range = add_parameter(b);
    turn_all(b);
    struct ur_spirv_block first = {0}, last = {0};
    uint32_t entry = b->kernel->blocks[0].label, end = new_id(b);
    /* Variables of a function stand in its first block. */
    struct ur_spirv_list *old = &b->kernel->blocks[0].list;
    first.list.items = beyond_allocate(b, ((size_t)old->count + MORE) * sizeof(*first.list.items));
    b->list = &first.list;
    beyond_push(b, b->list, SpvOpLabel, 0, new_id(b), NULL, 0);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < old->count; ++i) {
        struct ur_spirv_list *to = old->items[i].opcode == SpvOpVariable ? b->list : NULL;
        if (to) {
            to->items[to->count++] = old->items[i];
        } else {
            old->items[kept++] = old->items[i];
        }
    }
    old->count = kept;
    for (unsigned kind = 0; kind < TOLD_KINDS; ++kind) {
        if (b->told[kind]) {
            uint32_t of = kind == TOLD_LINEAR ? b->word : b->three;
            PUSH(b->list, SpvOpVariable, TYPE(SpvOpTypePointer, SpvStorageClassFunction, of),
                 b->told[kind], SpvStorageClassFunction);
        }
    }
    uint32_t beyond = beyond_compute(b, range);
    PUSH(b->list, SpvOpBranchConditional, 0, 0, beyond, end, entry);
    last.list.items = beyond_allocate(b, 2 * sizeof(*last.list.items));
    beyond_push(b, &last.list, SpvOpLabel, 0, end, NULL, 0);
    beyond_push(b, &last.list, SpvOpReturn, 0, 0, NULL, 0);
    struct ur_spirv_block *blocks =
        beyond_allocate(b, (b->kernel->block_count + 2u) * sizeof(*blocks));
    blocks[0] = first;
    memcpy(&blocks[1], b->kernel->blocks, b->kernel->block_count * sizeof(*blocks));
    blocks[b->kernel->block_count + 1] = last;
    b->kernel->blocks = blocks;
    b->kernel->block_count += 2;
}

/* The interface of the entry point: variables that are left. */
static void keep_interface(struct beyond *b) {
    struct ur_spirv_instruction *entry = &b->module->sections[UR_SPIRV_ENTRY_POINTS].items[0];
    uint32_t words = 0;
    (void)ur_spirv_text(entry, 2, &words);
    uint32_t kept = 2 + words;
    for (uint32_t i = kept; i < entry->count; ++i) {
        if (ur_spirv_definition(b->module, entry->operands[i])) {
            entry->operands[kept++] = entry->operands[i];
        }
    }
    entry->count = (uint16_t)kept;
}

/* Among names also stand scopes of aliasing, which instructions name. */
static void drop_names(struct beyond *b) {
    struct ur_spirv_list *list = &b->module->sections[UR_SPIRV_NAMES];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        uint32_t opcode = list->items[i].opcode;
        if (opcode != SpvOpName && opcode != SpvOpMemberName) {
            list->items[kept++] = list->items[i];
        }
    }
    list->count = kept;
}

/* Drivers' variables that nobody asks any more are gone, and what is said of them. */
static void tidy(struct beyond *b) {
    if (!ur_spirv_keep_globals(b->module)) {
        beyond_fail(b, UR_SPIRV_OUT_OF_MEMORY, "host memory is exhausted");
    }
    index_module(b);
    ur_spirv_drop_decorations(b->module);
    keep_interface(b);
    index_module(b);
}

static void copy_module(struct beyond *b, const struct ur_spirv_module *from) {
    size_t words = ur_spirv_written_words(from);
    uint32_t *code = malloc(words * sizeof(*code));
    if (!code) {
        beyond_fail(b, UR_SPIRV_OUT_OF_MEMORY, "host memory is exhausted");
    }
    ur_spirv_write(from, code);
    b->fault = ur_spirv_read(code, words * sizeof(*code), &b->module, b->error);
    free(code);
    if (b->fault) {
        longjmp(b->failed, 1);
    }
}

static void beyond_make(struct beyond *b, const struct ur_spirv_module *from, const char *kernel) {
    copy_module(b, from);
    if (b->module->addressing_model != SpvAddressingModelPhysical64) {
        beyond_refuse(b, "does not have addresses of 64 bits");
    }
    find_kernel(b, kernel);
    keep_functions(b);
    keep_modes(b);
    index_module(b);
    while (unwrap(b)) {
    }
    keep_entry(b);
    drop_names(b);
    b->module->sections[UR_SPIRV_TAIL].count = 0;
    tidy(b);
    check_globals(b);
    check_callees(b);
    beyond_make_room(b, &b->module->sections[UR_SPIRV_GLOBALS]);
    b->most_globals = b->module->sections[UR_SPIRV_GLOBALS].count + MORE;
    beyond_make_room(b, &b->module->sections[UR_SPIRV_DECORATIONS]);
    index_module(b); /* `ids` points into the lists */
    beyond_rewrite(b);
    tidy(b);
    ur_spirv_drop_idle(b->module);
}

static enum ur_spirv_fault attempt(struct beyond *b, const struct ur_spirv_module *module,
                                   const char *kernel) {
    if (setjmp(b->failed)) {
        ur_spirv_release(b->module);
        b->module = NULL;
        return b->fault;
    }
    beyond_make(b, module, kernel);
    return UR_SPIRV_OK;
}

enum ur_spirv_fault ur_spirv_reach_beyond(const struct ur_spirv_module *module, const char *kernel,
                                          struct ur_spirv_module **made,
                                          struct ur_spirv_error *error) {
    struct beyond b = {.error = error};
    enum ur_spirv_fault fault = attempt(&b, module, kernel);
    *made = b.module;
    return fault;
}
