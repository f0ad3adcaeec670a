/* The module of one kernel that does what several did.
 *
 * Their modules, without what the kernels do not need, are linked (spirv/link.h). The bodies are
 * copied into a new function, one behind the other: where one returned, the next begins. Parameters
 * that have the same argument become one. */
#include <stdio.h>
#include <stdlib.h>

#include "build.h"
#include "spirv/check.h"
#include "spirv/keep.h"
#include "spirv/write.h"

/* ---- parameters ------------------------------------------------------------------------------ */

static bool same_argument(const struct ur_fusion_argument *a, const struct ur_fusion_argument *b) {
    if (a->kind != b->kind) {
        return false;
    }
    return a->kind == UR_FUSION_POINTER
               ? a->space == b->space && a->address == b->address && a->name == b->name
               : a->kind == UR_FUSION_VALUE && a->size == b->size &&
                     memcmp(a->value, b->value, a->size) == 0;
}

static void find_parameters(struct build *build) {
    struct ur_fusion *fusion = build->fusion;
    uint32_t most = 1;
    for (uint32_t p = 0; p < fusion->count; ++p) {
        most += fusion->parts[p]->launch.argument_count;
    }
    build->parameters = ur_out_alloc(&fusion->out, most, sizeof(*build->parameters));
    build->arguments = ur_out_alloc(&fusion->out, fusion->count, sizeof(*build->arguments));
    for (uint32_t p = 0; p < fusion->count; ++p) {
        const struct ur_fusion_launch *launch = &fusion->parts[p]->launch;
        build->arguments[p] =
            ur_out_alloc(&fusion->out, launch->argument_count + 1, sizeof(uint32_t));
        for (uint32_t a = 0; a < launch->argument_count; ++a) {
            uint32_t id = build->entries[p]->parameters[a], found = 0;
            uint32_t type = ur_spirv_type(build->module, id);
            bool by_value =
                ur_spirv_attribute(build->module, id, SpvFunctionParameterAttributeByVal);
            for (; found < build->parameter_count; ++found) {
                const struct parameter *other = &build->parameters[found];
                if (other->type == type && !other->by_value && !by_value &&
                    same_argument(&fusion->parts[other->part]->launch.arguments[other->argument],
                                  &launch->arguments[a])) {
                    break;
                }
            }
            if (found == build->parameter_count) {
                build->parameters[build->parameter_count++] =
                    (struct parameter){p, a, type, ur_fusion_new_id(build), by_value, false};
            }
            build->arguments[p][a] = found;
        }
    }
}

static uint32_t zero_of(struct build *build, uint32_t width) {
    unsigned at = width == 8 ? 0 : width == 16 ? 1 : width == 32 ? 2 : 3;
    if (build->zero == NONE) {
        build->zero = build->parameter_count;
        build->parameters[build->parameter_count++] = (struct parameter){
            NONE, 0, ur_fusion_integer(build, 32), ur_fusion_new_id(build), false, true};
        build->zeros[2] = build->parameters[build->zero].id;
    }
    if (!build->zeros[at]) {
        build->zeros[at] = ur_fusion_new_id(build);
        PUSH(build, build->entry, SpvOpUConvert, ur_fusion_integer(build, width), build->zeros[at],
             build->zeros[2]);
    }
    return build->zeros[at];
}

/* ---- copying a body -------------------------------------------------------------------------- */

/* The new id of one that a body uses: of the body's own, or the same. */
static uint32_t map_id(struct build *build, uint32_t id) {
    if (id >= build->map_bound || !build->map[id]) {
        return id;
    }
    return build->map[id];
}

static struct ur_spirv_list *begin_block(struct build *build, uint32_t label) {
    struct block_list *blocks = &build->blocks;
    if (blocks->count == blocks->room) {
        /* The room was counted. */
        ur_fusion_no_memory(build);
    }
    struct ur_spirv_list *list = &blocks->blocks[blocks->count++].list;
    ur_fusion_push(build, list, SpvOpLabel, 0, label, NULL, 0);
    return list;
}

static const struct access *access_at(const struct part *part, uint32_t block, uint32_t index) {
    for (uint32_t i = 0; i < part->access_count; ++i) {
        if (part->accesses[i].block == block && part->accesses[i].index == index) {
            return &part->accesses[i];
        }
    }
    return NULL;
}

static uint32_t variable_of(struct build *build, struct location *location) {
    if (!location->variable) {
        uint32_t type = TYPE_OF(build, SpvOpTypePointer, SpvStorageClassFunction, location->type);
        location->variable = ur_fusion_new_id(build);
        PUSH(build, build->entry, SpvOpVariable, type, location->variable, SpvStorageClassFunction);
    }
    return location->variable;
}

/* A value that compilers cannot see through: a driver may do a product of one kernel and a sum of
 * the next at once, with another rounding than the two kernels had. */
static void push_opaque(struct build *build, struct ur_spirv_list *list, uint32_t type,
                        uint32_t value, uint32_t result) {
    const struct ur_spirv_module *module = build->module;
    uint32_t width = ur_spirv_width(module, type), lanes = 1;
    uint32_t bits = ur_fusion_integer(build, width), zero = zero_of(build, width);
    if (ur_spirv_opcode(module, type) == SpvOpTypeVector) {
        uint32_t operands[16];
        lanes = ur_spirv_operand(module, type, 1);
        bits = TYPE_OF(build, SpvOpTypeVector, bits, lanes);
        for (uint32_t i = 0; i < lanes; ++i) {
            operands[i] = zero;
        }
        zero = ur_fusion_new_id(build);
        ur_fusion_push(build, list, SpvOpCompositeConstruct, bits, zero, operands, lanes);
    }
    uint32_t cast = ur_fusion_new_id(build), changed = ur_fusion_new_id(build);
    PUSH(build, list, SpvOpBitcast, bits, cast, value);
    PUSH(build, list, SpvOpBitwiseXor, bits, changed, cast, zero);
    PUSH(build, list, SpvOpBitcast, type, result, changed);
}

static bool is_of_floats(const struct ur_spirv_module *module, uint32_t type) {
    uint32_t scalar =
        ur_spirv_opcode(module, type) == SpvOpTypeVector ? ur_spirv_operand(module, type, 0) : type;
    uint32_t lanes =
        ur_spirv_opcode(module, type) == SpvOpTypeVector ? ur_spirv_operand(module, type, 1) : 1;
    return ur_spirv_opcode(module, scalar) == SpvOpTypeFloat && lanes <= 16;
}

static void copy_instruction(struct build *build, struct ur_spirv_list *list,
                             const struct ur_spirv_instruction *from) {
    struct ur_spirv_instruction *to =
        ur_fusion_push(build, list, from->opcode, from->type,
                       from->result ? map_id(build, from->result) : 0, from->operands, from->count);
    ur_spirv_rename_by(build->module, from, to->operands, build->map, build->map_bound);
}

/* The element of a room that an access is to. */
static uint32_t push_element(struct build *build, struct ur_spirv_list *list,
                             const struct access *access, struct room *room) {
    uint32_t number = ur_fusion_integer(build, 64);
    uint32_t three = TYPE_OF(build, SpvOpTypeVector, number, 3), ids = 0;
    uint32_t pointer = TYPE_OF(build, SpvOpTypePointer, SpvStorageClassWorkgroup, room->type);
    int64_t size = (int64_t)access->size;
    uint32_t index = ur_fusion_long(build, (uint64_t)((access->at.k - room->low) / size));
    if (!room->variable) {
        uint32_t count = ur_fusion_long(build, room->count);
        uint32_t array = ur_fusion_new_id(build), all = ur_fusion_new_id(build);
        struct ur_spirv_list *globals = &build->module->sections[UR_SPIRV_GLOBALS];
        PUSH(build, globals, SpvOpTypeArray, 0, array, room->type, count);
        PUSH(build, globals, SpvOpTypePointer, 0, all, SpvStorageClassWorkgroup, array);
        room->variable = ur_fusion_new_id(build);
        PUSH(build, globals, SpvOpVariable, all, room->variable, SpvStorageClassWorkgroup);
    }
    for (uint32_t d = 0; d < 3; ++d) {
        int64_t step = access->at.c[2 * d + 1] / size;
        if (step == 0) {
            continue;
        }
        if (!ids) {
            uint32_t variable =
                ur_fusion_input(build, three, SpvBuiltInLocalInvocationId, &build->local_ids);
            ids = ur_fusion_new_id(build);
            PUSH(build, list, SpvOpLoad, three, ids, variable);
        }
        uint32_t id = ur_fusion_new_id(build), scaled = ur_fusion_new_id(build);
        uint32_t sum = ur_fusion_new_id(build), by = ur_fusion_long(build, (uint64_t)step);
        PUSH(build, list, SpvOpCompositeExtract, number, id, ids, d);
        PUSH(build, list, SpvOpIMul, number, scaled, id, by);
        PUSH(build, list, SpvOpIAdd, number, sum, index, scaled);
        index = sum;
    }
    uint32_t element = ur_fusion_new_id(build);
    PUSH(build, list, SpvOpInBoundsAccessChain, pointer, element, room->variable, index);
    return element;
}

/* A load or store of a location of which some load takes the value. */
static void copy_access(struct build *build, struct ur_spirv_list *list,
                        const struct ur_spirv_instruction *from, const struct access *access) {
    struct location *location =
        access->location != NONE ? &build->values.locations[access->location] : NULL;
    bool shared = location && location->clean && location->used;
    uint32_t variable = shared ? variable_of(build, location) : 0;
    if (access->writes) {
        if (access->room) {
            uint32_t element =
                push_element(build, list, access, &build->values.rooms[access->room - 1]);
            PUSH(build, list, SpvOpStore, 0, 0, element, map_id(build, from->operands[1]));
        } else if (!access->saved) {
            copy_instruction(build, list, from);
        }
        if (shared) {
            PUSH(build, list, SpvOpStore, 0, 0, variable, map_id(build, from->operands[1]));
        }
        return;
    }
    uint32_t result = map_id(build, from->result);
    if (!access->saved) {
        if (access->room) {
            uint32_t element =
                push_element(build, list, access, &build->values.rooms[access->room - 1]);
            uint32_t value =
                is_of_floats(build->module, from->type) ? ur_fusion_new_id(build) : result;
            PUSH(build, list, SpvOpLoad, from->type, value, element);
            if (value != result) {
                push_opaque(build, list, from->type, value, result);
            }
        } else {
            copy_instruction(build, list, from);
        }
        if (shared) {
            PUSH(build, list, SpvOpStore, 0, 0, variable, result);
        }
    } else if (access->opaque && is_of_floats(build->module, from->type)) {
        uint32_t value = ur_fusion_new_id(build);
        PUSH(build, list, SpvOpLoad, from->type, value, variable);
        push_opaque(build, list, from->type, value, result);
    } else {
        PUSH(build, list, SpvOpLoad, from->type, result, variable);
    }
}

/* Work-items that are not in the part's range go on behind it. The list of what the others do. */
static struct ur_spirv_list *push_guard(struct build *build, const struct part *part,
                                        struct ur_spirv_list *list, uint32_t behind) {
    const struct ur_fusion_launch *launch = &part->given;
    uint32_t number = ur_fusion_integer(build, 64),
             truth = ur_fusion_type(build, SpvOpTypeBool, NULL, 0);
    uint32_t three = TYPE_OF(build, SpvOpTypeVector, number, 3);
    uint32_t ids = ur_fusion_new_id(build);
    uint32_t variable =
        ur_fusion_input(build, three, SpvBuiltInGlobalInvocationId, &build->global_ids);
    PUSH(build, list, SpvOpLoad, three, ids, variable);
    for (uint32_t d = 0; d < launch->dims; ++d) {
        if (launch->global[d] == build->fusion->global[d]) {
            continue;
        }
        uint64_t end = launch->offset[d] + launch->global[d];
        uint32_t id = ur_fusion_new_id(build), is_in = ur_fusion_new_id(build);
        uint32_t bound = ur_fusion_long(build, end), inside = ur_fusion_new_id(build);
        PUSH(build, list, SpvOpCompositeExtract, number, id, ids, d);
        PUSH(build, list, SpvOpULessThan, truth, is_in, id, bound);
        PUSH(build, list, SpvOpBranchConditional, 0, 0, is_in, inside, behind);
        list = begin_block(build, inside);
    }
    return list;
}

static void name_ids(struct build *build, uint32_t p) {
    const struct ur_spirv_function *body = build->bodies[p];
    const struct part *part = build->fusion->parts[p];
    memset(build->map, 0, build->map_bound * sizeof(*build->map));
    for (uint32_t i = 0; i < body->parameter_count; ++i) {
        build->map[body->parameters[i]] = build->parameters[build->arguments[p][part->bound[i]]].id;
    }
    for (uint32_t b = 0; b < body->block_count; ++b) {
        const struct ur_spirv_block *block = &body->blocks[b];
        for (uint32_t i = 0; i <= block->terminator; ++i) {
            uint32_t result = block->list.items[i].result;
            if (result) {
                build->map[result] = ur_fusion_new_id(build);
                ur_fusion_copy_decorations(build, result, build->map[result]);
            }
        }
    }
}

/* Post: where the body returned it branches to `next`. `first` labels it. */
static void copy_body(struct build *build, uint32_t p, uint32_t first, uint32_t next) {
    const struct part *part = build->fusion->parts[p];
    const struct ur_spirv_function *body = build->bodies[p];
    name_ids(build, p);
    build->map[body->blocks[0].label] = first;
    /* Each block behind those that dominate it, as the specification has it and not every compiler;
     * then those that nothing comes to. */
    for (uint32_t n = 0, extra = 0; n < body->block_count; ++n) {
        uint32_t b;
        if (n < part->flow.order_count) {
            b = part->flow.order[n];
        } else {
            while (part->flow.number[extra] != NONE) {
                ++extra;
            }
            b = extra++;
        }
        const struct ur_spirv_block *block = &body->blocks[b];
        struct ur_spirv_list *list = begin_block(build, map_id(build, block->label));
        if (b == 0 && part->wants_barrier) {
            uint32_t group = ur_fusion_constant(build, SpvScopeWorkgroup);
            uint32_t memory =
                ur_fusion_constant(build, SpvMemorySemanticsSequentiallyConsistentMask |
                                              SpvMemorySemanticsWorkgroupMemoryMask |
                                              SpvMemorySemanticsCrossWorkgroupMemoryMask);
            PUSH(build, list, SpvOpControlBarrier, 0, 0, group, group, memory);
            ++build->barriers;
        }
        if (b == 0 && ur_fusion_is_guarded(build->fusion, part)) {
            list = push_guard(build, part, list, next);
            build->map[body->blocks[0].label] = list->items[0].result; /* for phis */
        }
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            const struct ur_spirv_instruction *from = &block->list.items[i];
            const struct access *access;
            switch (from->opcode) {
            case SpvOpNop:
                break;
            case SpvOpVariable:
                copy_instruction(build, build->entry, from);
                break;
            case SpvOpReturn:
                PUSH(build, list, SpvOpBranch, 0, 0, next);
                break;
            case SpvOpControlBarrier:
            case SpvOpMemoryBarrier: /* those of sub-groups were proven needless */
                if (!ur_fusion_is_for_sub_group(build->module, from)) {
                    copy_instruction(build, list, from);
                }
                break;
            case SpvOpLoad:
            case SpvOpStore:
                access = access_at(part, b, i);
                if (access) {
                    copy_access(build, list, from, access);
                    break;
                }
                copy_instruction(build, list, from);
                break;
            default:
                copy_instruction(build, list, from);
                break;
            }
        }
    }
}

/* ---- what nobody uses any more --------------------------------------------------------------- */

static bool only_computes(const struct build *build,
                          const struct ur_spirv_instruction *instruction) {
    switch (instruction->opcode) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpPtrCastToGeneric:
    case SpvOpGenericCastToPtr:
    case SpvOpBitcast:
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpShiftLeftLogical:
    case SpvOpSConvert:
    case SpvOpUConvert:
    case SpvOpCompositeExtract:
        return true;
    case SpvOpLoad: /* of what the work-item is */
        return ur_spirv_operand(build->module,
                                ur_spirv_type(build->module, instruction->operands[0]),
                                0) == SpvStorageClassInput &&
               ur_spirv_opcode(build->module, instruction->operands[0]) == SpvOpVariable;
    default:
        return false;
    }
}

static void count_uses(struct build *build, uint32_t *uses,
                       const struct ur_spirv_instruction *instruction, uint32_t by) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&walk, build->module, instruction);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.id && instruction->operands[item.first] < build->module->bound) {
            uses[instruction->operands[item.first]] += by;
        }
    }
}

/* Addresses of stores that are not made; and which parameters are left. */
static void sweep(struct build *build) {
    uint32_t *uses = ur_out_alloc(&build->fusion->out, build->module->bound, sizeof(*uses));
    for (uint32_t b = 0; b < build->blocks.count; ++b) {
        for (uint32_t i = 0; i < build->blocks.blocks[b].list.count; ++i) {
            count_uses(build, uses, &build->blocks.blocks[b].list.items[i], 1);
        }
    }
    for (uint32_t b = build->blocks.count; b-- > 0;) {
        struct ur_spirv_list *list = &build->blocks.blocks[b].list;
        for (uint32_t i = list->count; i-- > 0;) {
            if (list->items[i].result && uses[list->items[i].result] == 0 &&
                only_computes(build, &list->items[i])) {
                count_uses(build, uses, &list->items[i], UINT32_MAX);
                list->items[i].opcode = SpvOpNop;
            }
        }
        uint32_t kept = 0;
        for (uint32_t i = 0; i < list->count; ++i) {
            if (list->items[i].opcode != SpvOpNop) {
                list->items[kept++] = list->items[i];
            }
        }
        list->count = kept;
    }
    for (uint32_t i = 0; i < build->parameter_count; ++i) {
        build->parameters[i].used = uses[build->parameters[i].id] != 0;
    }
}

/* ---- the function and the module around it --------------------------------------------------- */

static void write_parameters(struct build *build, struct ur_spirv_function *function,
                             uint32_t type_void) {
    uint32_t *signature =
        ur_out_alloc(&build->fusion->out, build->parameter_count + 1, sizeof(*signature));
    uint32_t count = 1, id = ur_fusion_new_id(build);
    signature[0] = type_void;
    for (uint32_t i = 0; i < build->parameter_count; ++i) {
        if (build->parameters[i].used) {
            signature[count++] = build->parameters[i].type;
        }
    }
    uint32_t type = ur_fusion_type(build, SpvOpTypeFunction, signature, count);
    PUSH(build, &function->head, SpvOpFunction, type_void, id, 0, type);
    function->id = id;
    for (uint32_t i = 0; i < build->parameter_count; ++i) {
        const struct parameter *parameter = &build->parameters[i];
        if (!parameter->used) {
            continue;
        }
        ur_fusion_push(build, &function->head, SpvOpFunctionParameter, parameter->type,
                       parameter->id, NULL, 0);
        if (parameter->by_value) {
            ur_fusion_copy_decorations(
                build, build->entries[parameter->part]->parameters[parameter->argument],
                parameter->id);
        }
    }
}

/* The functions that the new one calls, and no others but it. */
static void keep_functions(struct build *build, const struct ur_spirv_function *made) {
    struct ur_spirv_module *module = build->module;
    uint32_t count = module->function_count, queued = 0, done = 0, kept = 0;
    uint32_t *queue = ur_out_alloc(&build->fusion->out, count + 1, sizeof(*queue));
    bool *used = ur_out_alloc(&build->fusion->out, count + 1, sizeof(*used));
    queue[queued++] = NONE;
    while (done < queued) {
        const struct ur_spirv_function *at =
            queue[done] == NONE ? made : &module->functions[queue[done]];
        ++done;
        for (uint32_t b = 0; b < at->block_count; ++b) {
            for (uint32_t i = 0; i < at->blocks[b].list.count; ++i) {
                const struct ur_spirv_instruction *one = &at->blocks[b].list.items[i];
                const struct ur_spirv_function *called = ur_spirv_callee(module, one);
                if (called && !used[called - module->functions]) {
                    used[called - module->functions] = true;
                    queue[queued++] = (uint32_t)(called - module->functions);
                }
            }
        }
    }
    struct ur_spirv_function *functions =
        ur_fusion_allocate(build, (count + 1) * sizeof(*functions));
    for (uint32_t f = 0; f < count; ++f) {
        if (used[f]) {
            functions[kept++] = module->functions[f];
        }
    }
    functions[kept++] = *made;
    module->functions = functions;
    module->function_count = kept;
}

/* Variables of the module that some function uses: all of them from SPIR-V 1.4 on, before that only
 * those that tell what a work-item is. */
static void write_entry(struct build *build, uint32_t id) {
    struct ur_spirv_module *module = build->module;
    bool *listed = ur_out_alloc(&build->fusion->out, module->bound, sizeof(*listed));
    uint32_t words[2 + sizeof(UR_FUSION_KERNEL) / 4 + 1] = {SpvExecutionModelKernel, id};
    uint32_t count = 2 + sizeof(UR_FUSION_KERNEL) / 4 + (sizeof(UR_FUSION_KERNEL) % 4 != 0);
    memcpy(&words[2], UR_FUSION_KERNEL, sizeof(UR_FUSION_KERNEL));
    uint32_t room = count + module->sections[UR_SPIRV_GLOBALS].count;
    uint32_t *operands = ur_out_alloc(&build->fusion->out, room, sizeof(*operands));
    memcpy(operands, words, count * sizeof(*words));
    for (uint32_t f = 0; f < module->function_count; ++f) {
        const struct ur_spirv_function *function = &module->functions[f];
        for (uint32_t b = 0; b < function->block_count; ++b) {
            for (uint32_t i = 0; i < function->blocks[b].list.count; ++i) {
                const struct ur_spirv_instruction *one = &function->blocks[b].list.items[i];
                struct ur_spirv_walk walk;
                struct ur_spirv_item item;
                ur_spirv_walk_begin(&walk, module, one);
                while (ur_spirv_walk_next(&walk, &item)) {
                    uint32_t used = item.id ? one->operands[item.first] : 0;
                    if (!used || used >= module->bound || listed[used] ||
                        module->ids[used].function != NONE ||
                        ur_spirv_opcode(module, used) != SpvOpVariable) {
                        continue;
                    }
                    listed[used] = true;
                    if (module->version >= UR_SPIRV_VERSION(1, 4) ||
                        ur_spirv_operand(module, used, 0) == SpvStorageClassInput) {
                        operands[count++] = used;
                    }
                }
            }
        }
    }
    struct ur_spirv_list *entries = &module->sections[UR_SPIRV_ENTRY_POINTS];
    entries->count = 0;
    ur_fusion_push(build, entries, SpvOpEntryPoint, 0, 0, operands, count);
}

/* All kernels have the same modes, but that contraction is off where it is for one of them. */
static void write_modes(struct build *build, uint32_t id) {
    const struct part *first = build->fusion->parts[0];
    const struct ur_spirv_module *original = first->launch.module;
    struct ur_spirv_list *modes = &build->module->sections[UR_SPIRV_EXECUTION_MODES];
    modes->count = 0;
    for (uint32_t n = first->entry->modes; n; n = original->notes[n].next) {
        const struct ur_spirv_note *note = &original->notes[n];
        uint32_t words[10] = {id, note->value};
        if (note->value == SpvExecutionModeContractionOff ||
            note->value == SpvExecutionModeVecTypeHint ||
            note->value == SpvExecutionModeLocalSizeHint || note->count > 8) {
            continue;
        }
        memcpy(&words[2], note->operands, note->count * sizeof(uint32_t));
        ur_fusion_push(build, modes, SpvOpExecutionMode, 0, 0, words, 2 + note->count);
    }
    if (build->contraction_off) {
        PUSH(build, modes, SpvOpExecutionMode, 0, 0, id, SpvExecutionModeContractionOff);
    }
}

static void index_module(struct build *build) {
    struct ur_spirv_error error;
    enum ur_spirv_fault fault = ur_spirv_index(build->module, &error);
    if (fault == UR_SPIRV_OUT_OF_MEMORY) {
        ur_fusion_no_memory(build);
    }
    if (fault) {
        ur_fusion_fail(build->fusion, UR_FUSION_REFUSED, "the new module is not right: %s",
                       error.why);
    }
}

static void write_function(struct build *build) {
    struct ur_fusion *fusion = build->fusion;
    struct ur_spirv_module *module = build->module;
    uint32_t blocks = 2;
    for (uint32_t p = 0; p < fusion->count; ++p) {
        blocks += build->bodies[p]->block_count + 3; /* and those behind a guard */
    }
    build->blocks.blocks = ur_fusion_allocate(build, blocks * sizeof(*build->blocks.blocks));
    build->blocks.room = blocks;
    build->map_bound = module->bound;
    build->map = ur_out_alloc(&fusion->out, module->bound, sizeof(*build->map));
    build->zero = NONE;
    find_parameters(build);
    build->entry = begin_block(build, ur_fusion_new_id(build));
    uint32_t first = ur_fusion_new_id(build), begin = first;
    for (uint32_t p = 0; p < fusion->count; ++p) {
        uint32_t next = ur_fusion_new_id(build);
        copy_body(build, p, begin, next);
        begin = next;
    }
    struct ur_spirv_list *end = begin_block(build, begin);
    ur_fusion_push(build, end, SpvOpReturn, 0, 0, NULL, 0);
    /* Variables of a function stand before all else in its first block. */
    struct ur_spirv_list *entry = build->entry, ordered = {NULL, 0};
    ur_fusion_push(build, &ordered, SpvOpLabel, 0, entry->items[0].result, NULL, 0);
    for (int variables = 1; variables >= 0; --variables) {
        for (uint32_t i = 1; i < entry->count; ++i) {
            if ((entry->items[i].opcode == SpvOpVariable) == variables) {
                ur_fusion_push(build, &ordered, entry->items[i].opcode, entry->items[i].type,
                               entry->items[i].result, entry->items[i].operands,
                               entry->items[i].count);
            }
        }
    }
    PUSH(build, &ordered, SpvOpBranch, 0, 0, first);
    *entry = ordered;
    sweep(build);

    struct ur_spirv_function made = {.blocks = build->blocks.blocks,
                                     .block_count = build->blocks.count};
    write_parameters(build, &made, ur_fusion_type(build, SpvOpTypeVoid, NULL, 0));
    keep_functions(build, &made);
    if (!ur_spirv_keep_globals(module)) {
        ur_fusion_no_memory(build);
    }
    module->sections[UR_SPIRV_ENTRY_POINTS].count = 0;
    module->sections[UR_SPIRV_EXECUTION_MODES].count = 0;
    index_module(build);
    ur_spirv_drop_decorations(module);
    write_entry(build, made.id);
    write_modes(build, made.id);
    index_module(build);
}

/* The words are looked at as any module that comes from outside. */
static void check_words(struct build *build, const struct ur_fusion_made *made) {
    struct ur_spirv_module *module;
    struct ur_spirv_error error;
    enum ur_spirv_fault fault =
        ur_spirv_read(made->code, made->words * sizeof(*made->code), &module, &error);
    fault = fault ? fault : ur_spirv_check_module(module, &error);
    ur_spirv_release(module);
    if (fault == UR_SPIRV_OUT_OF_MEMORY) {
        ur_fusion_no_memory(build);
    }
    if (fault) {
        ur_fusion_fail(build->fusion, UR_FUSION_REFUSED, "the new module is not right: %s",
                       error.why);
    }
}

/* What a kernel computes, besides using memory. */
static uint64_t operations(const struct part *part) {
    enum { LOOP = 16, FUNCTION = 4 };
    uint64_t count = 0;
    for (uint32_t b = 0; b < part->body->block_count; ++b) {
        const struct ur_spirv_block *block = &part->body->blocks[b];
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            switch (block->list.items[i].opcode) {
            case SpvOpFAdd:
            case SpvOpFSub:
            case SpvOpFMul:
            case SpvOpFDiv:
            case SpvOpFRem:
                ++count;
                break;
            case SpvOpExtInst:
            case SpvOpFunctionCall:
                count += FUNCTION;
                break;
            default:
                break;
            }
        }
    }
    return count * (part->has_loops ? LOOP : 1);
}

static void give_out(struct build *build, struct ur_fusion_made *made) {
    struct ur_fusion *fusion = build->fusion;
    made->words = ur_spirv_written_words(build->module);
    made->code = malloc(made->words * sizeof(*made->code));
    made->arguments = malloc((build->parameter_count + 1) * sizeof(*made->arguments));
    if (!made->code || !made->arguments) {
        ur_fusion_no_memory(build);
    }
    ur_spirv_write(build->module, made->code);
    check_words(build, made);
    for (uint32_t i = 0; i < build->parameter_count; ++i) {
        if (build->parameters[i].used) {
            made->arguments[made->argument_count++] =
                (struct ur_fusion_source){build->parameters[i].part, build->parameters[i].argument};
        }
    }
    made->has_local = fusion->has_local;
    memcpy(made->local, fusion->local, sizeof(made->local));
    memcpy(made->global, fusion->global, sizeof(made->global));
    made->sub_group = fusion->sub_group;
    made->loads_saved = build->values.loads_saved;
    made->stores_saved = build->values.stores_saved;
    made->barriers = build->barriers;
    made->bytes_saved = build->values.bytes_saved;
    made->rooms = build->values.room_count;
    for (uint32_t p = 0; p < fusion->count; ++p) {
        made->operations += operations(fusion->parts[p]);
    }
}

static void build_run(struct build *build, struct ur_fusion_made *made) {
    struct ur_fusion *fusion = build->fusion;
    build->entries = ur_out_alloc(&fusion->out, fusion->count, sizeof(*build->entries));
    build->bodies = ur_out_alloc(&fusion->out, fusion->count, sizeof(*build->bodies));
    ur_fusion_link(build);
    static const uint8_t grown[] = {UR_SPIRV_CAPABILITIES, UR_SPIRV_DECORATIONS, UR_SPIRV_GLOBALS};
    for (unsigned i = 0; i < sizeof(grown); ++i) {
        ur_fusion_own_list(build, &build->module->sections[grown[i]]);
    }
    for (uint32_t p = 0; p < fusion->count; ++p) {
        build->contraction_off =
            build->contraction_off ||
            ur_spirv_mode(fusion->parts[p]->launch.module, fusion->parts[p]->entry,
                          SpvExecutionModeContractionOff);
    }
    ur_fusion_values(fusion, build->module, build->bodies, &build->values);
    write_function(build);
    ur_spirv_drop_idle(build->module);
    give_out(build, made);
}

void ur_fusion_build(struct ur_fusion *fusion, struct ur_fusion_made *made) {
    jmp_buf *outer = fusion->out.failed, inner;
    /* Volatile: what is in it after a jump is what was stored there before. */
    struct build *volatile build = ur_out_alloc(&fusion->out, 1, sizeof(*build));
    build->fusion = fusion;
    build->copies = ur_out_alloc(&fusion->out, fusion->count, sizeof(*build->copies));
    build->originals = ur_out_alloc(&fusion->out, fusion->count, sizeof(*build->originals));
    *made = (struct ur_fusion_made){0};
    fusion->out.failed = &inner;
    int failed = setjmp(inner);
    if (!failed) {
        build_run(build, made);
    }
    fusion->out.failed = outer;
    for (uint32_t m = 0; m < build->module_count; ++m) {
        ur_spirv_release(build->copies[m]);
    }
    ur_spirv_release(build->module);
    if (failed) {
        ur_fusion_drop(made);
        longjmp(*outer, 1);
    }
}
