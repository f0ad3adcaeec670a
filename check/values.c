/* Which values that a function reads decide a branch or an address, and how they get there: in
 * numbers beside them, which are the address of what was read and nobody has set, or 0. */
#include "values.h"

#include <stdlib.h>
#include <string.h>

#include "accesses.h"

enum { FROM_MEMORY = 1, DECIDES = 2 };

static bool is_bool(const struct ur_spirv_module *module, uint32_t id) {
    return ur_spirv_opcode(module, ur_spirv_type(module, id)) == SpvOpTypeBool;
}

static bool values_is_pointer(const struct ur_spirv_module *module, uint32_t id) {
    return ur_spirv_opcode(module, ur_spirv_type(module, id)) == SpvOpTypePointer;
}

/* Whether what an instruction gives cannot be known where one of its operands is not, whatever the
 * others are; or, of choices, of those that are chosen. */
static bool passes(const struct ur_spirv_module *module, const struct ur_spirv_instruction *at) {
    uint64_t value;
    switch (at->opcode) {
    case SpvOpPhi:
    case SpvOpCopyObject:
    case SpvOpBitcast:
        return !values_is_pointer(module, at->result);
    case SpvOpSelect:
        return !values_is_pointer(module, at->result) && is_bool(module, at->operands[0]);
    case SpvOpLogicalAnd:
    case SpvOpLogicalOr:
        return is_bool(module, at->result);
    case SpvOpBitwiseAnd:
    case SpvOpBitwiseOr:
        return ur_check_constant(module, at->operands[0], &value) ||
               ur_check_constant(module, at->operands[1], &value);
    case SpvOpCompositeExtract:
        return ur_spirv_opcode(module, ur_spirv_type(module, at->operands[0])) == SpvOpTypeVector;
    case SpvOpVectorExtractDynamic:
    case SpvOpAny:
    case SpvOpAll:
    case SpvOpIsNan:
    case SpvOpIsInf:
    case SpvOpIsFinite:
    case SpvOpIsNormal:
    case SpvOpSignBitSet:
    case SpvOpConvertFToU:
    case SpvOpConvertFToS:
    case SpvOpConvertSToF:
    case SpvOpConvertUToF:
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpFConvert:
    case SpvOpSNegate:
    case SpvOpFNegate:
    case SpvOpIAdd:
    case SpvOpFAdd:
    case SpvOpISub:
    case SpvOpFSub:
    case SpvOpIMul:
    case SpvOpFMul:
    case SpvOpUDiv:
    case SpvOpSDiv:
    case SpvOpFDiv:
    case SpvOpUMod:
    case SpvOpSRem:
    case SpvOpSMod:
    case SpvOpFRem:
    case SpvOpFMod:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
    case SpvOpShiftLeftLogical:
    case SpvOpBitwiseXor:
    case SpvOpNot:
    case SpvOpLogicalNot:
    case SpvOpLogicalEqual:
    case SpvOpLogicalNotEqual:
    case SpvOpIEqual:
    case SpvOpINotEqual:
    case SpvOpUGreaterThan:
    case SpvOpSGreaterThan:
    case SpvOpUGreaterThanEqual:
    case SpvOpSGreaterThanEqual:
    case SpvOpULessThan:
    case SpvOpSLessThan:
    case SpvOpULessThanEqual:
    case SpvOpSLessThanEqual:
    case SpvOpFOrdEqual:
    case SpvOpFUnordEqual:
    case SpvOpFOrdNotEqual:
    case SpvOpFUnordNotEqual:
    case SpvOpFOrdLessThan:
    case SpvOpFUnordLessThan:
    case SpvOpFOrdGreaterThan:
    case SpvOpFUnordGreaterThan:
    case SpvOpFOrdLessThanEqual:
    case SpvOpFUnordLessThanEqual:
    case SpvOpFOrdGreaterThanEqual:
    case SpvOpFUnordGreaterThanEqual:
        return true;
    default:
        return false;
    }
}

/* The operands that values come from: every `step`-th from `first` on, below `end`. */
static void values_of(const struct ur_spirv_instruction *at, uint32_t *first, uint32_t *step,
                      uint32_t *end) {
    *first = at->opcode == SpvOpSelect ? 1 : 0;
    *step = at->opcode == SpvOpPhi ? 2 : 1;
    *end = at->opcode == SpvOpCompositeExtract || at->opcode == SpvOpVectorExtractDynamic
               ? 1
               : at->count;
}

/* Which operands of an instruction decide: `*first` up to but not with `*end`. */
static bool deciding(const struct ur_spirv_instruction *at, uint32_t *first, uint32_t *end) {
    *first = 0;
    *end = 1;
    switch (at->opcode) {
    case SpvOpBranchConditional:
    case SpvOpSwitch:
    case SpvOpConvertUToPtr:
        return true;
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        *first = 1;
        *end = at->count;
        return true;
    default:
        return false;
    }
}

/* Of ids that were there before, what is known. */
static uint8_t of(const struct rewrite *run, uint32_t id) {
    return id < run->bound ? run->flow[id] : 0;
}

static bool step_forward(struct rewrite *run, const struct ur_spirv_instruction *at) {
    uint32_t first, step, end;
    if (!at->result || at->result >= run->bound || run->flow[at->result] & FROM_MEMORY ||
        !passes(run->module, at)) {
        return false;
    }
    values_of(at, &first, &step, &end);
    for (uint32_t i = first; i < end; i += step) {
        if (of(run, at->operands[i]) & FROM_MEMORY) {
            run->flow[at->result] |= FROM_MEMORY;
            return true;
        }
    }
    return false;
}

static bool decide(struct rewrite *run, uint32_t id) {
    if (of(run, id) == FROM_MEMORY) {
        run->flow[id] |= DECIDES;
        return true;
    }
    return false;
}

static bool step_back(struct rewrite *run, const struct ur_spirv_instruction *at) {
    uint32_t first, step, end;
    bool any = false;
    if (deciding(at, &first, &end)) {
        for (uint32_t i = first; i < end; ++i) {
            any |= decide(run, at->operands[i]);
        }
    }
    if (at->result && at->result < run->bound && run->flow[at->result] & DECIDES &&
        passes(run->module, at)) {
        values_of(at, &first, &step, &end);
        for (uint32_t i = first; i < end; i += step) {
            any |= decide(run, at->operands[i]);
        }
    }
    return any;
}

void ur_check_follow_values(struct rewrite *run, const struct ur_spirv_function *function,
                            bool (*reads)(const struct rewrite *,
                                          const struct ur_spirv_instruction *)) {
    bool more = false;
    for (uint32_t b = 0; b < function->block_count; ++b) {
        const struct ur_spirv_list *list = &function->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            uint32_t id = list->items[i].result;
            if (id && id < run->bound && !values_is_pointer(run->module, id) &&
                reads(run, &list->items[i])) {
                run->flow[id] = FROM_MEMORY;
                more = true;
            }
        }
    }
    bool any = more;
    while (more) {
        more = false;
        for (uint32_t b = 0; b < function->block_count; ++b) {
            const struct ur_spirv_list *list = &function->blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                more |= step_forward(run, &list->items[i]);
            }
        }
    }
    for (more = any; more;) {
        more = false;
        for (uint32_t b = function->block_count; b-- > 0;) {
            const struct ur_spirv_list *list = &function->blocks[b].list;
            for (uint32_t i = list->count; i-- > 0;) {
                more |= step_back(run, &list->items[i]);
            }
        }
    }
    for (uint32_t b = 0; any && b < function->block_count; ++b) {
        const struct ur_spirv_list *list = &function->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            uint32_t id = list->items[i].result;
            if (id && of(run, id) & DECIDES) {
                run->unset_at[id] = ur_check_new_id(run);
            }
        }
    }
}

uint32_t ur_check_unset_at(const struct rewrite *run, uint32_t id) {
    return run->unset && id < run->bound ? run->unset_at[id] : 0;
}

/* ---- numbers ---- */

static uint32_t is_unset(struct rewrite *run, struct output *out, uint32_t number) {
    uint32_t compared[2] = {number, run->none};
    return ur_check_put_new(run, out, SpvOpINotEqual, run->boolean, compared, 2);
}

/* Of `id`, where `other` does not settle the result of an and (or an or) alone. */
static uint32_t unsettled(struct rewrite *run, struct output *out, uint32_t id, uint32_t other,
                          bool both) {
    uint32_t number = ur_check_unset_at(run, id), others = ur_check_unset_at(run, other);
    if (!number) {
        return run->none;
    }
    uint32_t matters =
        both ? other : ur_check_put_new(run, out, SpvOpLogicalNot, run->boolean, &other, 1);
    if (others) {
        uint32_t either[2] = {matters, is_unset(run, out, others)};
        matters = ur_check_put_new(run, out, SpvOpLogicalOr, run->boolean, either, 2);
    }
    uint32_t chosen[3] = {matters, number, run->none};
    return ur_check_put_new(run, out, SpvOpSelect, run->ulong, chosen, 3);
}

/* The first of two that is not 0, under an id. */
static void put_either(struct rewrite *run, struct output *out, uint32_t id, uint32_t first,
                       uint32_t second) {
    uint32_t chosen[3] = {is_unset(run, out, first), first, second};
    ur_check_put(run, out, ur_check_make(run, SpvOpSelect, run->ulong, id, chosen, 3));
}

void ur_check_put_unset(struct rewrite *run, struct output *out,
                        const struct ur_spirv_instruction *at) {
    uint32_t id = at->result ? ur_check_unset_at(run, at->result) : 0, first, step, end, found = 0;
    if (!id || !passes(run->module, at)) {
        return;
    }
    values_of(at, &first, &step, &end);
    if (at->opcode == SpvOpPhi || at->opcode == SpvOpSelect) {
        struct ur_spirv_instruction made =
            ur_check_make(run, at->opcode, run->ulong, id, at->operands, at->count);
        for (uint32_t i = first; i < made.count; i += step) {
            uint32_t number = ur_check_unset_at(run, at->operands[i]);
            made.operands[i] = number ? number : run->none;
        }
        ur_check_put(run, out, made);
        return;
    }
    if (at->opcode == SpvOpLogicalAnd || at->opcode == SpvOpLogicalOr) {
        bool both = at->opcode == SpvOpLogicalAnd;
        uint32_t one = unsettled(run, out, at->operands[0], at->operands[1], both);
        uint32_t other = unsettled(run, out, at->operands[1], at->operands[0], both);
        put_either(run, out, id, one, other);
        return;
    }
    for (uint32_t i = first; i < end; i += step) {
        uint32_t number = ur_check_unset_at(run, at->operands[i]);
        if (number && found) {
            put_either(run, out, id, found, number);
            return;
        }
        found = number ? number : found;
    }
    put_either(run, out, id, found ? found : run->none, run->none);
}

uint32_t ur_check_put_decisions(struct rewrite *run, struct output *out,
                                const struct ur_spirv_instruction *at,
                                uint32_t (*site)(struct rewrite *, bool)) {
    uint32_t first, end, count = 0;
    if (!deciding(at, &first, &end)) {
        return 0;
    }
    for (uint32_t i = first; i < end; ++i) {
        uint32_t number = ur_check_unset_at(run, at->operands[i]);
        if (number) {
            bool branch = at->opcode == SpvOpBranchConditional || at->opcode == SpvOpSwitch;
            uint32_t arguments[4] = {
                run->checks[DECIDED], run->variable, number,
                ur_check_add_constant(run, run->constants, false, site(run, branch))};
            ur_check_put_new(run, out, SpvOpFunctionCall, run->ulong, arguments, 4);
            ++count;
        }
    }
    return count;
}

/* ---- writes that are not looked at ---- */

static bool is_flat(const struct ur_spirv_module *module, uint32_t id) {
    uint32_t storage = id < module->bound ? ur_check_storage(module, id) : UR_SPIRV_NONE;
    if (storage != SpvStorageClassCrossWorkgroup && storage != SpvStorageClassGeneric) {
        return false;
    }
    struct ur_check_root root = ur_check_root(module, id);
    return root.origin == UR_CHECK_LOOKED_UP || root.origin == UR_CHECK_CHOSEN;
}

/* Whether an instruction may write by a pointer, and is no access that is looked at. */
static bool writes_elsewhere(const struct ur_spirv_module *module,
                             const struct ur_spirv_instruction *at) {
    struct ur_check_access access;
    const struct ur_spirv_function *callee;
    uint32_t from = 0;
    switch (at->opcode) {
    case SpvOpLoad:
    case SpvOpAtomicLoad:
    case SpvOpPhi:
    case SpvOpSelect:
    case SpvOpBitcast:
    case SpvOpCopyObject:
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpPtrCastToGeneric:
    case SpvOpGenericCastToPtr:
    case SpvOpGenericCastToPtrExplicit:
    case SpvOpGenericPtrMemSemantics:
    case SpvOpConvertPtrToU:
    case SpvOpPtrEqual:
    case SpvOpPtrNotEqual:
    case SpvOpPtrDiff:
    case SpvOpIEqual:
    case SpvOpINotEqual:
    case SpvOpReturnValue:
    case SpvOpLifetimeStart:
    case SpvOpLifetimeStop:
    case SpvOpCompositeConstruct:
    case SpvOpCompositeInsert:
    case SpvOpCompositeExtract:
    case SpvOpLine:
    case SpvOpLabel:
    case SpvOpBranch:
    case SpvOpBranchConditional:
    case SpvOpSwitch:
        return false;
    case SpvOpStore:
        /* The value may be a pointer. */
        return is_flat(module, at->operands[0]) && !ur_check_access_of(module, at, 0, &access);
    case SpvOpFunctionCall:
        callee = ur_spirv_function(module, at->operands[0]);
        if (callee && callee->block_count) {
            return false;
        }
        from = 1;
        break;
    case SpvOpExtInst:
        if (module->ids[at->operands[0]].set != UR_SPIRV_OPENCL_STD) {
            return false;
        }
        from = 2;
        break;
    default:
        break;
    }
    if (ur_check_access_of(module, at, 0, &access)) {
        return false;
    }
    for (uint32_t i = from; i < at->count; ++i) {
        if (is_flat(module, at->operands[i])) {
            return true;
        }
    }
    return false;
}

bool ur_check_writes_elsewhere(const struct ur_spirv_module *module) {
    for (uint32_t f = 0; f < module->function_count; ++f) {
        for (uint32_t b = 0; b < module->functions[f].block_count; ++b) {
            const struct ur_spirv_list *list = &module->functions[f].blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                if (writes_elsewhere(module, &list->items[i])) {
                    return true;
                }
            }
        }
    }
    return false;
}
