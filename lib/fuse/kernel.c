/* Which function a kernel is, what its parameters are, and whether it is one that is never fused.
 */
#include "spirv/layout.h"
#include "walk.h"

static void check_storage(const struct walk *walk, uint32_t id) {
    const struct ur_spirv_instruction *found = ur_spirv_definition(walk->module, id);
    if (found && found->opcode == SpvOpVariable &&
        found->operands[0] == SpvStorageClassCrossWorkgroup) {
        REFUSE(walk, "uses a variable of its program");
    }
}
/* ---- a whole kernel -------------------------------------------------------------------------- */

static bool is_atomic(uint32_t opcode) {
    const char *name = ur_spirv_opcode_name(opcode);
    return name && strncmp(name, "OpAtomic", 8) == 0;
}

static bool is_of_images(uint32_t opcode) {
    const char *name = ur_spirv_opcode_name(opcode);
    return name && (strncmp(name, "OpImage", 7) == 0 || strcmp(name, "OpSampledImage") == 0 ||
                    strncmp(name, "OpSubgroupImage", 15) == 0);
}

static void check_scope(const struct walk *walk, uint32_t id) {
    uint64_t scope;
    if (!ur_spirv_constant(walk->module, id, &scope) ||
        (scope != SpvScopeWorkgroup && scope != SpvScopeSubgroup && scope != SpvScopeInvocation)) {
        REFUSE(walk, "has a barrier or fence for more than its work-group");
    }
}

/* How many work-items a sub-group has the driver chooses for each kernel, and with it what the
 * kernel computes. Kernels may ask what their sub-group is: the fused one is taken only if it has
 * the same size. What work-items exchange is not followed. */
#define OF_SUBGROUPS "exchanges values between the work-items of a sub-group"

static bool is_of_subgroups(uint32_t opcode) {
    static const char *const begins[] = {"OpSubgroup", "OpCooperativeMatrix", "OpJointMatrix"};
    const char *name = ur_spirv_opcode_name(opcode);
    for (unsigned i = 0; name && i < sizeof(begins) / sizeof(begins[0]); ++i) {
        if (strncmp(name, begins[i], strlen(begins[i])) == 0) {
            return true;
        }
    }
    return false;
}

/* A variable that tells what the work-item is. */
static void check_built_in(struct walk *walk, uint32_t variable) {
    const struct ur_spirv_note *note =
        ur_spirv_decoration(walk->module, variable, NONE, SpvDecorationBuiltIn);
    uint32_t which = note && note->count ? note->operands[0] : UINT32_MAX;
    if (which >= SpvBuiltInSubgroupEqMask && which <= SpvBuiltInSubgroupLtMask) {
        REFUSE(walk, OF_SUBGROUPS);
    }
    switch (which) {
    case SpvBuiltInLocalInvocationId:
    case SpvBuiltInLocalInvocationIndex:
    case SpvBuiltInGlobalInvocationId:
    case SpvBuiltInGlobalLinearId:
        walk->part->of_items = true;
        walk->part->of_range = walk->part->of_range ||
                               (which == SpvBuiltInGlobalLinearId && walk->part->launch.dims > 1);
        break;
    case SpvBuiltInGlobalSize:
    case SpvBuiltInNumWorkgroups:
        walk->part->of_range = true;
        break;
    default:
        walk->part->sub_groups =
            walk->part->sub_groups ||
            (which >= SpvBuiltInSubgroupSize && which <= SpvBuiltInSubgroupLocalInvocationId);
        break;
    }
}

static bool is_scope_of_subgroups(const struct ur_spirv_module *module,
                                  const struct ur_spirv_item *item, uint32_t id) {
    uint64_t scope;
    return item->kind == UR_SPIRV_IdScope && ur_spirv_constant(module, id, &scope) &&
           scope == SpvScopeSubgroup;
}

bool ur_fusion_is_for_sub_group(const struct ur_spirv_module *module,
                                const struct ur_spirv_instruction *barrier) {
    uint64_t scope;
    return barrier->count && ur_spirv_constant(module, barrier->operands[0], &scope) &&
           scope == SpvScopeSubgroup;
}

bool ur_fusion_is_collective(uint32_t opcode) {
    const char *name = ur_spirv_opcode_name(opcode);
    return name && strncmp(name, "OpGroup", 7) == 0;
}

/* What makes a kernel one that is never fused, in any function that it may call. */
static void check_instruction(struct walk *walk, const struct ur_spirv_instruction *instruction) {
    struct part *part = walk->part;
    uint32_t opcode = instruction->opcode, storage;
    if (is_atomic(opcode)) {
        uint32_t at = instruction->count ? instruction->operands[0] : 0;
        storage = at < walk->module->bound ? storage_of(walk, at) : UINT32_MAX;
        if (storage != SpvStorageClassWorkgroup && storage != SpvStorageClassFunction) {
            REFUSE(walk, "has atomic operations on global memory");
        }
        part->counts = part->counts || storage == SpvStorageClassWorkgroup;
    }
    if (ur_fusion_is_block_access(opcode)) {
        part->sub_groups = true; /* a load or store of each, by its place */
    } else if (is_of_subgroups(opcode)) {
        REFUSE(walk, OF_SUBGROUPS);
    }
    if (is_of_images(opcode)) {
        REFUSE(walk, "uses images");
    }
    if ((opcode >= SpvOpEnqueueMarker && opcode <= SpvOpBuildNDRange) ||
        (opcode >= SpvOpReadPipe && opcode <= SpvOpGroupCommitWritePipe)) {
        REFUSE(walk, "uses pipes or enqueues kernels");
    }
    bool waits = false; /* with others of the sub-group */
    switch (opcode) {
    case SpvOpControlBarrier:
        check_scope(walk, instruction->operands[0]);
        waits = ur_fusion_is_for_sub_group(walk->module, instruction);
        part->barriers = part->barriers || !waits;
        break;
    case SpvOpMemoryBarrier:
        check_scope(walk, instruction->operands[0]);
        waits = ur_fusion_is_for_sub_group(walk->module, instruction);
        break;
    default:
        part->barriers = part->barriers || ur_fusion_is_collective(opcode);
        break;
    }
    part->sub_groups = part->sub_groups || waits;
    part->sub_barriers = part->sub_barriers || waits;
    /* A pointer that an instruction makes of something that is not one in this function. */
    if (ur_spirv_ends_block(opcode) && opcode != SpvOpBranch && opcode != SpvOpBranchConditional &&
        opcode != SpvOpSwitch && opcode != SpvOpReturn && opcode != SpvOpReturnValue &&
        opcode != SpvOpUnreachable) {
        REFUSE(walk, "ends work-items by themselves");
    }
    struct ur_spirv_walk operands;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&operands, walk->module, instruction);
    while (ur_spirv_walk_next(&operands, &item)) {
        uint32_t id = item.id ? instruction->operands[item.first] : 0;
        if (id == 0 || id >= walk->module->bound) {
            continue;
        }
        check_storage(walk, id);
        if (!waits && is_scope_of_subgroups(walk->module, &item, id)) {
            REFUSE(walk, OF_SUBGROUPS);
        }
        const struct ur_spirv_instruction *found = ur_spirv_definition(walk->module, id);
        if (found && found->opcode == SpvOpVariable && found->operands[0] == SpvStorageClassInput) {
            check_built_in(walk, id);
        }
        if (found && found->opcode == SpvOpVariable &&
            found->operands[0] == SpvStorageClassWorkgroup) {
            bool known = false;
            for (uint32_t i = 0; i < part->shared_count; ++i) {
                known = known || part->shared[i] == id;
            }
            if (!known) {
                struct ur_spirv_layout layout;
                if (part->shared_count == part->shared_room) {
                    part->shared_room = part->shared_room ? 2 * part->shared_room : 8;
                    part->shared =
                        ur_out_regrow(&walk->fusion->out, part->shared, part->shared_count,
                                      part->shared_room, sizeof(*part->shared));
                }
                part->shared[part->shared_count++] = id;
                if (ur_spirv_layout(walk->module, ur_spirv_operand(walk->module, found->type, 1),
                                    &layout)) {
                    part->local_bytes += layout.size;
                }
            }
        }
    }
    if (operands.end == UR_SPIRV_WALK_UNKNOWN || !ur_spirv_grammar(opcode)) {
        REFUSE(walk, "has instructions that are not known");
    }
}

static bool multiplies(uint32_t opcode) {
    return opcode == SpvOpFMul || opcode == SpvOpVectorTimesScalar || opcode == SpvOpDot ||
           opcode == SpvOpMatrixTimesScalar || opcode == SpvOpVectorTimesMatrix ||
           opcode == SpvOpMatrixTimesVector || opcode == SpvOpMatrixTimesMatrix;
}

/* A function that is called uses memory through the pointers that it is given; where it makes
 * others, it may use any. */
static bool makes_pointers(const struct walk *walk,
                           const struct ur_spirv_instruction *instruction) {
    if (!instruction->type ||
        ur_spirv_opcode(walk->module, instruction->type) != SpvOpTypePointer ||
        !is_global(ur_spirv_operand(walk->module, instruction->type, 0))) {
        return false;
    }
    switch (instruction->opcode) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpPtrCastToGeneric:
    case SpvOpGenericCastToPtr:
    case SpvOpGenericCastToPtrExplicit:
    case SpvOpPhi:
    case SpvOpSelect:
    case SpvOpCopyObject:
    case SpvOpFunctionCall:
        return false;
    case SpvOpBitcast:
        return ur_spirv_opcode(walk->module,
                               ur_spirv_type(walk->module, instruction->operands[0])) !=
               SpvOpTypePointer;
    default:
        return true;
    }
}

/* All functions that the body may call, each once; `depth` finds those that call themselves. */
enum color { WHITE, GREY, BLACK };
struct visit {
    const struct ur_spirv_function *function;
    uint32_t block, index;
};

static void check_functions(struct walk *walk, bool *makes) {
    const struct ur_spirv_module *module = walk->module;
    struct part *part = walk->part;
    uint8_t *color = ur_out_alloc(&walk->fusion->out, module->function_count, 1);
    struct visit *stack = ur_out_alloc(&walk->fusion->out, module->function_count, sizeof(*stack));
    bool multiply = false, sum = false;
    uint32_t depth = 0;
    part->reachable = ur_out_alloc(&walk->fusion->out, module->function_count, sizeof(bool));
    stack[depth++] = (struct visit){part->body, 0, 0};
    color[part->body - module->functions] = GREY;
    while (depth) {
        struct visit *at = &stack[depth - 1];
        part->reachable[at->function - module->functions] = true;
        if (at->block == at->function->block_count) {
            color[at->function - module->functions] = BLACK;
            --depth;
            continue;
        }
        const struct ur_spirv_block *block = &at->function->blocks[at->block];
        if (at->index > block->terminator) {
            at->index = 0;
            ++at->block;
            continue;
        }
        const struct ur_spirv_instruction *instruction = &block->list.items[at->index++];
        check_instruction(walk, instruction);
        multiply = multiply || multiplies(instruction->opcode);
        sum = sum || instruction->opcode == SpvOpFAdd || instruction->opcode == SpvOpFSub;
        *makes = *makes || (at->function != part->body && makes_pointers(walk, instruction));
        if (instruction->opcode != SpvOpFunctionCall) {
            continue;
        }
        const struct ur_spirv_function *called =
            ur_spirv_function(module, instruction->operands[0]);
        if (!called || called->block_count == 0) {
            REFUSE(walk, "calls a function that its program does not have");
        }
        if (color[called - module->functions] == GREY) {
            REFUSE(walk, "calls a function that calls itself");
        }
        if (color[called - module->functions] == WHITE) {
            color[called - module->functions] = GREY;
            stack[depth++] = (struct visit){called, 0, 0};
        }
    }
    part->contracts = multiply && sum;
}

/* A kernel is often a function that only calls another one, which is then the body. */
static void find_body(struct walk *walk) {
    const struct ur_spirv_module *module = walk->module;
    struct part *part = walk->part;
    part->entry = NULL;
    for (uint32_t i = 0; i < module->entry_point_count; ++i) {
        if (module->entry_points[i].model == SpvExecutionModelKernel &&
            strcmp(module->entry_points[i].name, part->launch.kernel) == 0) {
            part->entry = ur_spirv_function(module, module->entry_points[i].id);
        }
    }
    if (!part->entry || part->entry->block_count == 0) {
        REFUSE(walk, "is not in its program's module");
    }
    part->body = part->entry;
    const struct ur_spirv_instruction *call = NULL;
    const struct ur_spirv_block *block = &part->entry->blocks[0];
    for (uint32_t i = 1; i < block->terminator; ++i) {
        uint32_t opcode = block->list.items[i].opcode;
        if (opcode == SpvOpLine || opcode == SpvOpNoLine) {
            continue;
        }
        call = opcode == SpvOpFunctionCall && !call ? &block->list.items[i] : NULL;
        if (!call) {
            break;
        }
    }
    uint32_t count = part->entry->parameter_count;
    part->bound = ur_out_alloc(&walk->fusion->out, count + 1, sizeof(*part->bound));
    for (uint32_t i = 0; i < count; ++i) {
        part->bound[i] = i;
    }
    if (part->entry->block_count != 1 || !call ||
        block->list.items[block->terminator].opcode != SpvOpReturn) {
        return;
    }
    const struct ur_spirv_function *called = ur_spirv_function(module, call->operands[0]);
    if (!called || called->block_count == 0 || called == part->entry ||
        called->parameter_count != call->count - 1u) {
        return;
    }
    uint32_t *bound = ur_out_alloc(&walk->fusion->out, called->parameter_count + 1, sizeof(*bound));
    for (uint32_t i = 0; i < called->parameter_count; ++i) {
        bound[i] = NONE;
        for (uint32_t k = 0; k < count; ++k) {
            if (part->entry->parameters[k] == call->operands[1 + i]) {
                bound[i] = k;
            }
        }
        if (bound[i] == NONE) {
            return; /* it computes an argument */
        }
    }
    part->bound = bound;
    part->body = called;
}

static struct form argument_address(const struct walk *walk, uint32_t argument) {
    const struct ur_fusion_argument *given = &walk->part->launch.arguments[argument];
    return form_constant((int64_t)given->address);
}

/* Whether a parameter that points to a copy of its argument is only loaded from. */
static bool is_only_loaded(const struct walk *walk, uint32_t parameter) {
    const struct ur_spirv_function *body = walk->part->body;
    bool *derived = ur_out_alloc(&walk->fusion->out, walk->module->bound, sizeof(*derived));
    derived[parameter] = true;
    for (bool again = true; again;) { /* once more than blocks stand before what they use */
        again = false;
        for (uint32_t b = 0; b < body->block_count; ++b) {
            const struct ur_spirv_block *block = &body->blocks[b];
            for (uint32_t i = 1; i <= block->terminator; ++i) {
                const struct ur_spirv_instruction *one = &block->list.items[i];
                struct ur_spirv_walk operands;
                struct ur_spirv_item item;
                ur_spirv_walk_begin(&operands, walk->module, one);
                while (ur_spirv_walk_next(&operands, &item)) {
                    uint32_t id = item.id ? one->operands[item.first] : 0;
                    if (id >= walk->module->bound || !derived[id]) {
                        continue;
                    }
                    switch (one->opcode) {
                    case SpvOpAccessChain:
                    case SpvOpInBoundsAccessChain:
                    case SpvOpPtrAccessChain:
                    case SpvOpInBoundsPtrAccessChain:
                    case SpvOpBitcast:
                    case SpvOpCopyObject:
                    case SpvOpPtrCastToGeneric:
                    case SpvOpGenericCastToPtr:
                        again = again || !derived[one->result];
                        derived[one->result] = true;
                        break;
                    case SpvOpLoad:
                    case SpvOpLifetimeStart:
                    case SpvOpLifetimeStop:
                        break;
                    default:
                        return false;
                    }
                }
            }
        }
    }
    return true;
}

static void bind_parameters(struct walk *walk) {
    struct part *part = walk->part;
    const struct ur_spirv_module *module = walk->module;
    if (part->entry->parameter_count != part->launch.argument_count) {
        REFUSE(walk, "has another number of arguments in its module");
    }
    for (uint32_t i = 0; i < part->launch.argument_count; ++i) {
        if (part->launch.arguments[i].kind == UR_FUSION_UNSET) {
            REFUSE(walk, "has an argument that was not set");
        }
        if (part->launch.arguments[i].kind == UR_FUSION_OTHER) {
            REFUSE(walk, "uses images, or a buffer whose place is not known");
        }
    }
    for (uint32_t i = 0; i < part->body->parameter_count; ++i) {
        uint32_t id = part->body->parameters[i], type = ur_spirv_type(module, id);
        const struct ur_fusion_argument *given = &part->launch.arguments[part->bound[i]];
        uint32_t opcode = ur_spirv_opcode(module, type);
        struct value *value = &walk->values[id];
        uint64_t bits = 0;
        if (opcode == SpvOpTypePointer) {
            uint32_t storage = ur_spirv_operand(module, type, 0);
            bool global = is_global(storage);
            if (global != (given->kind == UR_FUSION_POINTER) &&
                !(global && given->kind == UR_FUSION_VALUE && given->size == 8)) {
                REFUSE(walk, "has an argument of another kind than its parameter");
            }
            *value = global && given->kind == UR_FUSION_POINTER
                         ? pointer(part->bound[i], argument_address(walk, part->bound[i]))
                         : pointer(global ? ANYWHERE : ELSEWHERE, (struct form){.known = false});
            if (storage == SpvStorageClassFunction && given->kind == UR_FUSION_VALUE &&
                is_only_loaded(walk, id)) {
                value->form = form_constant(0);
                value->argument = part->bound[i] + 1;
            }
        } else if (given->kind != UR_FUSION_VALUE) {
            REFUSE(walk, "has an argument of another kind than its parameter");
        } else if (opcode == SpvOpTypeInt && given->size <= sizeof(bits) &&
                   given->size * 8 >= ur_spirv_width(module, type)) {
            unsigned width = ur_spirv_width(module, type);
            memcpy(&bits, given->value, given->size);
            *value = walk_number(form_constant(sign_extend(bits, width)), width);
        } else if (opcode == SpvOpTypeImage || opcode == SpvOpTypeSampler ||
                   opcode == SpvOpTypeSampledImage) {
            REFUSE(walk, "uses images");
        }
    }
    for (uint32_t i = 0; i < part->launch.argument_count; ++i) {
        part->local_bytes +=
            part->launch.arguments[i].kind == UR_FUSION_LOCAL ? part->launch.arguments[i].size : 0;
    }
}

/* What sub-groups are is known where the driver said how many work-items they have, all of them the
 * same number, and nothing depends on which work-item has which place in them. */
static void find_sub_groups(struct walk *walk) {
    struct ur_fusion *fusion = walk->fusion;
    struct part *part = walk->part;
    const struct ur_fusion_launch *launch = &part->given;
    if (!part->sub_groups) {
        return;
    }
    if (part->of_items) {
        REFUSE(walk, "uses sub-groups and ids of work-items, and which belong together the driver "
                     "chooses");
    }
    if (part->barriers || part->shared_count || part->local_bytes) {
        REFUSE(walk, "uses sub-groups, and what its work-group shares");
    }
    if (!launch->has_local || !launch->sub_group) {
        REFUSE(walk, "uses sub-groups, whose size the driver does not tell for this launch");
    }
    if (launch->dims > 1 || launch->local[0] % launch->sub_group) {
        REFUSE(walk, "uses sub-groups that do not all have the same size");
    }
    if (fusion->sub_group && fusion->sub_group != launch->sub_group) {
        ur_fusion_fail(fusion, UR_FUSION_CUT,
                       "kernel '%.200s' has sub-groups of %u work-items, and one before it of %u",
                       launch->kernel, launch->sub_group, fusion->sub_group);
    }
    fusion->sub_group = launch->sub_group;
    ur_fusion_range(fusion, &part->launch, &fusion->everybody);
}

void ur_fusion_open_kernel(struct walk *walk, bool *makes_pointers) {
    find_body(walk);
    bind_parameters(walk);
    check_functions(walk, makes_pointers);
    find_sub_groups(walk);
}
