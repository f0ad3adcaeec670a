/* Branches, phis, calls and returns. */
#include "flow.h"
#include "rules.h"

static bool is_label(const struct at *at, uint32_t id) {
    return op(at, id) == SpvOpLabel && at->module->ids[id].function == at->function_index;
}

/* Whether the block with that label may go to this one. */
static bool leads_here(const struct at *at, uint32_t label) {
    const struct ur_spirv_block *here = &at->function->blocks[at->block];
    const struct ur_spirv_block *from = &at->function->blocks[at->module->ids[label].block];
    const struct ur_spirv_instruction *terminator = &from->list.items[from->terminator];
    if (!ur_spirv_ends_block(terminator->opcode)) {
        return true; /* one of an extension, of which nothing is known */
    }
    uint32_t target;
    for (uint32_t n = 0; (target = ur_spirv_target(at->module, terminator, n)) != 0; ++n) {
        if (target == here->label) {
            return true;
        }
    }
    return false;
}

static enum ur_spirv_fault check_phi(const struct at *at) {
    for (uint32_t i = 0; i + 1 < COUNT; i += 2) {
        CHECK(rules_type_of(at, WORD(i)) == TYPE && is_label(at, WORD(i + 1)),
              "a value of another type, or no block");
        CHECK(leads_here(at, WORD(i + 1)), "a value of a block that does not lead here");
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_call(const struct at *at) {
    uint32_t type = of(at, WORD(0), 1); /* of the function */
    CHECK(op(at, WORD(0)) == SpvOpFunction, "a call of what is no function");
    CHECK(of(at, type, 0) == TYPE, "a result of another type than the function's");
    CHECK(COUNT == count_of(at, type), "another number of arguments than the function has");
    for (uint32_t i = 1; i < COUNT; ++i) {
        CHECK(rules_type_of(at, WORD(i)) == of(at, type, i),
              "an argument of another type than the function's");
    }
    return UR_SPIRV_OK;
}

enum ur_spirv_fault ur_spirv_check_flow(const struct at *at) {
    uint32_t returns = at->function->head.items[at->function->definition].type, target;
    switch (OPCODE) {
    case SpvOpPhi:
        return check_phi(at);
    case SpvOpFunctionCall:
        return check_call(at);
    case SpvOpLoopMerge:
        CHECK(is_label(at, WORD(0)) && is_label(at, WORD(1)), "a merge with what is no block");
        return UR_SPIRV_OK;
    case SpvOpSelectionMerge:
        CHECK(is_label(at, WORD(0)), "a merge with what is no block");
        return UR_SPIRV_OK;
    case SpvOpBranchConditional:
        CHECK(op(at, rules_type_of(at, WORD(0))) == SpvOpTypeBool,
              "a branch on what is no truth value");
        break;
    case SpvOpSwitch:
        CHECK(op(at, rules_type_of(at, WORD(0))) == SpvOpTypeInt, "a switch on what is no integer");
        break;
    case SpvOpReturn:
        CHECK(op(at, returns) == SpvOpTypeVoid, "a return without the function's value");
        return UR_SPIRV_OK;
    case SpvOpReturnValue:
        CHECK(rules_type_of(at, WORD(0)) == returns,
              "a return of another type than the function's");
        return UR_SPIRV_OK;
    default:
        break;
    }
    for (uint32_t n = 0; (target = ur_spirv_target(at->module, at->instruction, n)) != 0; ++n) {
        CHECK(is_label(at, target), "a branch to what is no block");
    }
    return UR_SPIRV_OK;
}
