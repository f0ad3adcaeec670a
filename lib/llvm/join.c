/* Guards that ask several things one after the other, `if (x < width && y < height)`, become one
 * where what the later ones ask takes little and fails nowhere: compilers leave a branch each where
 * they do not know that they may read what is compared, as a member of a structure that is a
 * parameter. Work-items part at one place then, which all of them come to (votes.c). */
#include <stdlib.h>
#include <string.h>

#include "regions.h"
#include "spirv/flow.h"

#define NONE UR_SPIRV_NONE

enum { MOST_HOISTED = 8 }; /* instructions of a later question, without reads of parameters */

struct joins {
    struct ur_spirv_module *module;
    struct ur_spirv_function *f;
    uint32_t *ways; /* of each block: how many come to it */
    uint32_t *room; /* and instructions that its list has room for, if it was made here */
    bool *gone;
    uint32_t type; /* of what is asked */
    bool changed, failed;
};

static const struct ur_spirv_instruction *join_end(const struct joins *j, uint32_t b) {
    return &j->f->blocks[b].list.items[j->f->blocks[b].terminator];
}

static uint32_t join_block(const struct joins *j, uint32_t label) {
    return ur_spirv_opcode(j->module, label) == SpvOpLabel &&
                   &j->module->functions[j->module->ids[label].function] == j->f
               ? j->module->ids[label].block
               : NONE;
}

/* Whether an address is that of a member of a parameter that is a value. */
static bool is_in_parameter(const struct joins *j, const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_module *module = j->module;
    bool pointer =
        insn->opcode == SpvOpPtrAccessChain || insn->opcode == SpvOpInBoundsPtrAccessChain;
    uint64_t at;
    if (!pointer && insn->opcode != SpvOpAccessChain && insn->opcode != SpvOpInBoundsAccessChain) {
        return false;
    }
    uint32_t type = insn->count ? ur_spirv_type(module, insn->operands[0]) : 0;
    if (!type || ur_spirv_opcode(module, insn->operands[0]) != SpvOpFunctionParameter ||
        ur_spirv_operand(module, type, 0) != SpvStorageClassFunction) {
        return false;
    }
    type = ur_spirv_operand(module, type, 1);
    for (uint32_t i = 1; i < insn->count; ++i) {
        if (!ur_spirv_constant(module, insn->operands[i], &at)) {
            return false;
        }
        if (i == 1 && pointer) {
            if (at) {
                return false;
            }
            continue;
        }
        const struct ur_spirv_instruction *of = ur_spirv_definition(module, type);
        uint64_t most = 0;
        if (of && of->opcode == SpvOpTypeStruct) {
            most = of->count;
        } else if (of && of->opcode == SpvOpTypeVector) {
            most = of->operands[1];
        } else if (!of || of->opcode != SpvOpTypeArray ||
                   !ur_spirv_constant(module, of->operands[1], &most)) {
            return false;
        }
        if (at >= most) {
            return false;
        }
        type = of->operands[of->opcode == SpvOpTypeStruct ? at : 0];
    }
    return true;
}

/* Whether all may do it; *steps: of these there are not to be many. */
static bool may_hoist(const struct joins *j, const struct ur_spirv_instruction *insn,
                      uint32_t *steps) {
    uint32_t op = insn->opcode;
    const struct ur_spirv_instruction *of;
    switch (op) {
    case SpvOpLine:
    case SpvOpNoLine:
        return true;
    case SpvOpLoad:
        of = ur_spirv_definition(j->module, insn->operands[0]);
        return (insn->count == 1 || !(insn->operands[1] & SpvMemoryAccessVolatileMask)) &&
               (ll_built_in_read(j->module, insn) != NONE || (of && is_in_parameter(j, of)));
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
        return is_in_parameter(j, insn);
    case SpvOpCompositeExtract:
    case SpvOpBitcast:
        return true;
    case SpvOpUDiv:
    case SpvOpSDiv:
    case SpvOpFDiv:
    case SpvOpUMod:
    case SpvOpSRem:
    case SpvOpSMod:
    case SpvOpFRem:
    case SpvOpFMod:
        return false;
    default: /* conversions; arithmetic; relations, bits */
        ++*steps;
        return (op >= SpvOpConvertFToU && op <= SpvOpFConvert) ||
               (op >= SpvOpSNegate && op <= SpvOpVectorTimesScalar) ||
               (op >= SpvOpIsNan && op <= SpvOpBitwiseAnd) || op == SpvOpNot || op == SpvOpSelect;
    }
}

/* What comes into the phis of `out` from two blocks is the same. */
static bool same_comes(const struct joins *j, uint32_t out, uint32_t one, uint32_t other) {
    const struct ur_spirv_list *list = &j->f->blocks[out].list;
    for (uint32_t i = 1; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpPhi &&
            ll_incoming(&list->items[i], one) != ll_incoming(&list->items[i], other)) {
            return false;
        }
    }
    return true;
}

static struct ur_spirv_instruction join_made(struct joins *j, uint16_t opcode, uint32_t type,
                                             uint32_t a, uint32_t b, uint32_t c, uint16_t count) {
    uint32_t *operands = ur_spirv_take(j->module, &j->failed, 3, sizeof(*operands));
    if (operands) {
        memcpy(operands, (uint32_t[]){a, b, c}, 3 * sizeof(*operands));
    }
    return (struct ur_spirv_instruction){
        opcode, count, type, type ? ur_spirv_take_id(j->module, &j->failed) : 0, NONE, operands};
}

/* The list of a block with room for so many. It grows by halves: of each question that is joined to
 * others it would be copied anew. */
static struct ur_spirv_instruction *join_room(struct joins *j, uint32_t b, uint32_t count) {
    struct ur_spirv_list *list = &j->f->blocks[b].list;
    if (j->room[b] >= count) {
        return list->items;
    }
    uint32_t room = j->room[b] ? count + count / 2 : count;
    struct ur_spirv_instruction *items = ur_spirv_take(j->module, &j->failed, room, sizeof(*items));
    if (!j->failed) {
        memcpy(items, list->items, list->count * sizeof(*items));
        j->room[b] = room;
        list->items = items;
    }
    return items;
}

/* Makes one of the question that ends block `b` and of the one that `later` asks, which is come to
 * on way `way` of it. */
static void join_put(struct joins *j, uint32_t b, uint32_t later, uint32_t way, uint32_t on) {
    struct ur_spirv_block *block = &j->f->blocks[b], *next = &j->f->blocks[later];
    struct ur_spirv_instruction first = *join_end(j, b), second = *join_end(j, later);
    uint32_t n = 0;
    /* What was joined before is not known to the module yet. */
    j->type = j->type ? j->type : ur_spirv_type(j->module, first.operands[0]);
    struct ur_spirv_instruction *items = join_room(j, b, block->list.count + next->list.count + 4);
    if (j->failed) {
        return;
    }
    struct ur_spirv_instruction before = items[block->terminator - 1];
    uint32_t merge = ur_spirv_is_merge(&before);
    n = block->terminator - merge;
    for (uint32_t i = 1; i < next->terminator; ++i) {
        if (!ur_spirv_is_merge(&next->list.items[i])) {
            items[n++] = next->list.items[i];
        }
    }
    uint32_t asked[2] = {first.operands[0], second.operands[0]};
    for (uint32_t i = 0; i < 2; ++i) {
        if (i ? on : way) { /* goes on where it does not hold */
            items[n] = join_made(j, SpvOpLogicalNot, j->type, asked[i], 0, 0, 1);
            asked[i] = items[n++].result;
        }
    }
    /* The second one may be no value where the first does not hold. */
    items[n] = join_made(j, SpvOpSelect, j->type, asked[0], asked[1], asked[0], 3);
    uint32_t both = items[n++].result;
    if (merge) {
        items[n++] = before;
    }
    uint32_t to = second.operands[1 + on], out = second.operands[2 - on];
    items[n] = join_made(j, SpvOpBranchConditional, 0, both, to, out, 3);
    if (j->failed) {
        return;
    }
    block->terminator = n;
    block->list = (struct ur_spirv_list){items, n + 1};
    ll_rename_incoming(&j->f->blocks[join_block(j, to)], next->label, block->label);
    ll_rename_incoming(&j->f->blocks[join_block(j, out)], next->label, 0);
    --j->ways[join_block(j, out)];
    j->gone[later] = true;
    j->changed = true;
}

/* Whether one was joined to the question that ends block `b`. */
static bool join_at(struct joins *j, uint32_t b) {
    const struct ur_spirv_instruction *end = join_end(j, b);
    if (end->opcode != SpvOpBranchConditional || end->count < 3 ||
        (j->f->blocks[b].terminator > 1 && join_end(j, b)[-1].opcode == SpvOpLoopMerge)) {
        return false;
    }
    for (uint32_t way = 0; way < 2; ++way) {
        uint32_t later = join_block(j, end->operands[1 + way]), steps = 0;
        uint32_t out = join_block(j, end->operands[2 - way]);
        if (later == NONE || out == NONE || later == out || later == b || out == b || !later ||
            j->ways[later] != 1) {
            continue;
        }
        const struct ur_spirv_block *next = &j->f->blocks[later];
        const struct ur_spirv_instruction *second = join_end(j, later);
        bool fits = second->opcode == SpvOpBranchConditional && second->count >= 3 &&
                    second->operands[1] != second->operands[2];
        for (uint32_t i = 1; i < next->terminator && fits; ++i) {
            fits =
                (i + 1 == next->terminator && next->list.items[i].opcode == SpvOpSelectionMerge) ||
                may_hoist(j, &next->list.items[i], &steps);
        }
        uint32_t on = fits && join_block(j, second->operands[1]) == out;
        uint32_t to = fits ? join_block(j, second->operands[1 + on]) : NONE;
        if (!fits || steps > MOST_HOISTED || to == NONE || to == b || to == later ||
            join_block(j, second->operands[2 - on]) != out ||
            !same_comes(j, out, j->f->blocks[b].label, next->label)) {
            continue;
        }
        join_put(j, b, later, way, on);
        return !j->failed;
    }
    return false;
}

static void join_in(struct joins *j) {
    uint32_t n = j->f->block_count, left = 0;
    j->ways = calloc(n, sizeof(*j->ways));
    j->gone = calloc(n, sizeof(*j->gone));
    j->room = calloc(n, sizeof(*j->room));
    j->failed |= !j->ways || !j->gone || !j->room;
    bool changed = j->changed;
    j->changed = false;
    for (uint32_t b = 0; b < n && !j->failed; ++b) {
        uint32_t label;
        for (uint32_t k = 0; (label = ur_spirv_target(j->module, join_end(j, b), k)) != 0; ++k) {
            uint32_t to = join_block(j, label);
            if (to != NONE) {
                ++j->ways[to];
            }
        }
    }
    for (uint32_t b = 0; b < n && !j->failed; ++b) {
        while (!j->gone[b] && join_at(j, b)) {
        }
    }
    for (uint32_t b = 0; b < n && j->changed && !j->failed; ++b) {
        if (!j->gone[b]) {
            j->f->blocks[left++] = j->f->blocks[b];
        }
    }
    j->f->block_count = j->changed && !j->failed ? left : n;
    j->changed |= changed;
    free(j->ways);
    free(j->gone);
    free(j->room);
}

bool ll_join_guards(struct ur_spirv_module *module) {
    struct joins j = {.module = module};
    uint32_t *first = ll_first_entries(module);
    j.failed = !first;
    for (uint32_t i = 0; !j.failed && i < module->entry_point_count; ++i) {
        const struct ur_spirv_function *kernel =
            first[i] == i ? ur_spirv_function(module, module->entry_points[i].id) : NULL;
        if (kernel && kernel->block_count) {
            j.f = &module->functions[ll_body(module, kernel) - module->functions];
            join_in(&j);
        }
    }
    return !j.failed && (!j.changed || ur_spirv_index(module, NULL) == UR_SPIRV_OK);
}
