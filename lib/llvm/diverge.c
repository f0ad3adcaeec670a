/* Loops that work-items go through differently often: all of a team go through them until the last
 * one leaves, and those that have left stand aside. Such a loop is a region of its own, of one
 * turn; see regions.h. Where nobody waits, these are loops that LLVM then vectorises. Where
 * work-items wait, they are those that stride by how many work-items there are: what these read in
 * one turn lies side by side, and what one of them reads in all turns lies far apart. */
#include <string.h>

#include "cut.h"

#define NONE UR_SPIRV_NONE

/* Work-items that programs have in a group, at most, and numbers that one of them takes each turn,
 * as a power of two. */
enum { MOST_COUNT = 4096, MOST_SHIFT = 2 };

/* Steps of arithmetic for each load in a loop that work-items leave one by one, where nobody waits,
 * at least: with fewer each goes through it by itself in less time. */
enum { LEAST_STEPS = 40 };

/* Blocks of a loop that those go along with who have left it, at most: all of it is done each turn,
 * whatever its branches say. */
enum { MOST_ALONG = 32 };

static bool is_address(const struct ur_spirv_instruction *insn) {
    return insn->opcode == SpvOpPtrAccessChain || insn->opcode == SpvOpInBoundsPtrAccessChain ||
           insn->opcode == SpvOpAccessChain || insn->opcode == SpvOpInBoundsAccessChain;
}

/* Whether LLVM vectorises it across work-items, with a mask, for sure: only arithmetic does. */
static bool is_arithmetic(const struct cut *c, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpPhi:
    case SpvOpLoopMerge:
    case SpvOpSelectionMerge:
    case SpvOpLine:
    case SpvOpNoLine:
    case SpvOpUndef:
    case SpvOpPoisonKHR:
    case SpvOpSelect:
    case SpvOpBitcast:
    case SpvOpCopyObject:
    case SpvOpCompositeConstruct:
    case SpvOpCompositeExtract:
    case SpvOpCompositeInsert:
    case SpvOpVectorShuffle:
        return true;
    case SpvOpExtInst:
        return insn->count > 1 && insn->operands[0] < c->module->bound &&
               c->module->ids[insn->operands[0]].set == UR_SPIRV_OPENCL_STD &&
               insn->operands[1] != OpenCLstd_printf && insn->operands[1] != OpenCLstd_prefetch;
    default: /* conversions; arithmetic; relations, bits */
        return (insn->opcode >= SpvOpConvertFToU && insn->opcode <= SpvOpSatConvertUToS) ||
               (insn->opcode >= SpvOpSNegate && insn->opcode <= SpvOpFMod) ||
               (insn->opcode >= SpvOpAny && insn->opcode <= SpvOpBitCount);
    }
}

/* A read of one number that shows nothing and that all may do, whoever stands aside, from an
 * address that is none of the work-item's own. */
static bool is_plain_load(const struct cut *c, const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_instruction *type = insn->opcode == SpvOpLoad && insn->count
                                                  ? ur_spirv_definition(c->module, insn->type)
                                                  : NULL;
    if (!type || (type->opcode != SpvOpTypeInt && type->opcode != SpvOpTypeFloat) ||
        (insn->count > 1 && insn->operands[1] & SpvMemoryAccessVolatileMask)) {
        return false;
    }
    uint32_t pointer = ur_spirv_type(c->module, insn->operands[0]);
    switch (ur_spirv_operand(c->module, pointer, 0)) {
    case SpvStorageClassCrossWorkgroup:
    case SpvStorageClassUniformConstant:
    case SpvStorageClassWorkgroup:
        return ur_spirv_opcode(c->module, pointer) == SpvOpTypePointer;
    default:
        return false;
    }
}

/* An operand that is an address. */
static bool has_pointer(const struct cut *c, const struct ur_spirv_instruction *insn) {
    for (uint32_t i = 2; i < insn->count; ++i) { /* behind the set and the function's number */
        uint32_t type = ur_spirv_type(c->module, insn->operands[i]);
        if (type && ur_spirv_opcode(c->module, type) == SpvOpTypePointer) {
            return true;
        }
    }
    return false;
}

/* Whether a loop without anything but arithmetic, loads and switches, in chunks, may have these:
 * with so much arithmetic for each load that vectors of that are worth what it takes to gather it.
 * Those that have left go along then, which is nothing for a division or for a function that reads
 * or writes memory itself. */
static bool may_go_along(const struct cut *c, const bool *inside, bool *along) {
    uint32_t loads = 0, steps = 0, blocks = 0;
    bool fails = false;
    *along = false;
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o];
        if (!inside[b]) {
            continue;
        }
        for (uint32_t i = 1; i < c->f->blocks[b].terminator; ++i) {
            const struct ur_spirv_instruction *insn = cut_at(c, b, i);
            fails |= (insn->opcode >= SpvOpUDiv && insn->opcode <= SpvOpSDiv) ||
                     (insn->opcode >= SpvOpUMod && insn->opcode <= SpvOpSMod) ||
                     (insn->opcode == SpvOpExtInst && has_pointer(c, insn));
            if (insn->opcode == SpvOpLoad) {
                if (!is_plain_load(c, insn)) {
                    return false;
                }
                ++loads;
            } else {
                steps += insn->opcode != SpvOpPhi && insn->result && !is_address(insn);
            }
        }
        ++blocks;
        *along |= loads || cut_end(c, b)->opcode == SpvOpSwitch;
    }
    return !*along || (!fails && steps >= loads * LEAST_STEPS && blocks <= MOST_ALONG);
}

uint32_t ll_spread(const struct ur_spirv_module *module, const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_instruction *left =
        insn->count == 2 ? ur_spirv_definition(module, insn->operands[0]) : NULL;
    uint64_t by, back;
    return left && left->opcode == SpvOpShiftLeftLogical && left->count == 2 &&
                   ur_spirv_constant(module, left->operands[1], &by) &&
                   ur_spirv_constant(module, insn->operands[1], &back) && by == back
               ? left->operands[0]
               : 0;
}

/* Whether it is made of how many work-items there are: one instruction after the other, and of what
 * has several operands one of them. `grid`: of how many the whole range has. */
static bool is_count(const struct cut *c, uint32_t id, bool grid, int depth) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(c->module, id);
    uint32_t of, read;
    switch (insn && depth < 16 ? insn->opcode : SpvOpNop) {
    case SpvOpLoad:
        read = ll_built_in_read(c->module, insn);
        return read == SpvBuiltInGlobalSize || read == SpvBuiltInNumWorkgroups ||
               (!grid &&
                (read == SpvBuiltInWorkgroupSize || read == SpvBuiltInEnqueuedWorkgroupSize ||
                 read == SpvBuiltInSubgroupSize || read == SpvBuiltInSubgroupMaxSize));
    case SpvOpCompositeExtract:
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpShiftLeftLogical:
        return insn->count && is_count(c, insn->operands[0], grid, depth + 1);
    case SpvOpShiftRightArithmetic:
    case SpvOpShiftRightLogical:
        of = ll_spread(c->module, insn);
        return of && is_count(c, of, grid, depth + 1);
    case SpvOpIMul:
        return insn->count > 1 && (is_count(c, insn->operands[0], grid, depth + 1) ||
                                   is_count(c, insn->operands[1], grid, depth + 1));
    default:
        return false;
    }
}

/* Whether it is the work-item's own number, with something added; `grid`: that in the whole range.
 */
static bool is_place(const struct cut *c, uint32_t id, bool grid, int depth) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(c->module, id);
    uint32_t of, read;
    uint64_t by;
    switch (insn && depth < 8 ? insn->opcode : SpvOpNop) {
    case SpvOpLoad:
        read = ll_built_in_read(c->module, insn);
        return read == SpvBuiltInGlobalInvocationId ||
               (!grid &&
                (read == SpvBuiltInLocalInvocationId || read == SpvBuiltInLocalInvocationIndex ||
                 read == SpvBuiltInSubgroupLocalInvocationId));
    case SpvOpCompositeExtract:
    case SpvOpUConvert:
    case SpvOpSConvert:
        return insn->count && is_place(c, insn->operands[0], grid, depth + 1);
    case SpvOpShiftRightArithmetic:
    case SpvOpShiftRightLogical:
        of = ll_spread(c->module, insn);
        return of && is_place(c, of, grid, depth + 1);
    case SpvOpIAdd:
        return insn->count > 1 && (is_place(c, insn->operands[0], grid, depth + 1) ||
                                   is_place(c, insn->operands[1], grid, depth + 1));
    case SpvOpShiftLeftLogical: /* of parts that several lie in */
        return insn->count > 1 && ur_spirv_constant(c->module, insn->operands[1], &by) &&
               by <= MOST_SHIFT && is_place(c, insn->operands[0], grid, depth + 1);
    default:
        return false;
    }
}

/* Whether it is a number that the launch gives, times constants: programs that do not ask how many
 * work-items there are get it so, or how many groups. */
static bool is_given(const struct cut *c, uint32_t id, int depth) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(c->module, id);
    uint64_t value;
    switch (insn && depth < 8 ? insn->opcode : SpvOpNop) {
    case SpvOpFunctionParameter:
        return !c->ids[id].varies;
    case SpvOpUConvert:
    case SpvOpSConvert:
        return insn->count && is_given(c, insn->operands[0], depth + 1);
    case SpvOpShiftLeftLogical:
        return insn->count > 1 && ur_spirv_constant(c->module, insn->operands[1], &value) &&
               is_given(c, insn->operands[0], depth + 1);
    case SpvOpIMul:
        for (uint32_t k = 0; insn->count > 1 && k < 2; ++k) {
            if (ur_spirv_constant(c->module, insn->operands[k], &value)) {
                return is_given(c, insn->operands[1 - k], depth + 1);
            }
        }
        return false;
    default:
        return false;
    }
}

/* Whether the number is one that programs have for how many work-items there are, where the other
 * value that comes into the phi, from outside, is the work-item's own number: a constant of about
 * a group's size, or what the launch gives. */
static bool is_count_of(const struct cut *c, const struct ur_spirv_instruction *phi, uint32_t step,
                        const bool *inside, bool grid) {
    uint64_t value;
    bool group = !grid && ur_spirv_constant(c->module, step, &value) &&
                 value >= UR_LLVM_SUB_GROUP_SIZE && value <= MOST_COUNT;
    if (!group && !is_given(c, step, 0)) {
        return false;
    }
    for (uint32_t n = 0; n + 1 < phi->count; n += 2) {
        uint32_t from = cut_block(c, phi->operands[n + 1]);
        if (from != NONE && !inside[from] && is_place(c, phi->operands[n], grid, 0)) {
            return true;
        }
    }
    return false;
}

/* Whether something grows by such a number from turn to turn; `grid`: by that of the whole range.
 */
static bool strides(const struct cut *c, uint32_t header, const bool *inside, bool grid) {
    const struct ur_spirv_block *block = &c->f->blocks[header];
    for (uint32_t i = 1; i < block->terminator; ++i) {
        const struct ur_spirv_instruction *phi = &block->list.items[i];
        for (uint32_t n = 0; phi->opcode == SpvOpPhi && n + 1 < phi->count; n += 2) {
            uint32_t from = cut_block(c, phi->operands[n + 1]);
            const struct ur_spirv_instruction *sum =
                from != NONE && inside[from] ? ur_spirv_definition(c->module, phi->operands[n])
                                             : NULL;
            if (!sum || sum->opcode != SpvOpIAdd || sum->count < 2) {
                continue;
            }
            for (uint32_t k = 0; k < 2; ++k) {
                uint32_t step = sum->operands[1 - k];
                if (sum->operands[k] == phi->result &&
                    (is_count(c, step, grid, 0) || is_count_of(c, phi, step, inside, grid))) {
                    return true;
                }
            }
        }
    }
    return false;
}

bool ll_strides(const struct cut *c, uint32_t header, const bool *inside) {
    return strides(c, header, inside, false);
}

bool ll_strides_grid(const struct cut *c, uint32_t header, const bool *inside) {
    return strides(c, header, inside, true);
}

/* Whether a loop may have it that is taken turn by turn. */
static bool may_stand_aside(const struct cut *c, const struct ur_spirv_instruction *insn) {
    bool lanes;
    if (c->r->chunks) {
        return is_arithmetic(c, insn) || is_address(insn) || insn->opcode == SpvOpLoad;
    }
    return ll_sync(c->module, insn, &lanes) == SYNC_NONE && !lanes &&
           insn->opcode != SpvOpFunctionCall && insn->opcode != SpvOpVariable;
}

/* Marks the blocks of the loop with that header. False: it is none, or not simple. */
static bool find_blocks(struct cut *c, uint32_t header, bool *inside) {
    uint32_t depth = 0;
    bool more;
    memset(inside, 0, c->f->block_count * sizeof(*inside));
    inside[header] = true;
    for (uint32_t e = c->first_edge[header]; e < c->first_edge[header + 1]; ++e) {
        uint32_t b = c->edges[e];
        if (c->number[b] != NONE && c->number[b] >= c->number[header] && !inside[b]) {
            inside[b] = true;
            c->stack[depth++] = b;
        }
    }
    while (depth) {
        uint32_t b = c->stack[--depth];
        if (b == 0) {
            return false; /* it may be entered elsewhere */
        }
        for (uint32_t e = c->first_edge[b]; e < c->first_edge[b + 1]; ++e) {
            if (c->number[c->edges[e]] != NONE && !inside[c->edges[e]]) {
                inside[c->edges[e]] = true;
                c->stack[depth++] = c->edges[e];
            }
        }
    }
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o], to = cut_following(c, b, 0, &more);
        for (uint32_t k = 0; inside[b] && more; to = cut_following(c, b, ++k, &more)) {
            if (to == NONE || (inside[to] && to != header && c->number[to] <= c->number[b])) {
                return false; /* another loop inside */
            }
        }
    }
    return true;
}

/* What follows a block that those come to alone who leave a loop and that does nothing, or NONE. */
static uint32_t behind_landing(const struct cut *c, uint32_t b, const bool *inside) {
    bool more;
    if (b == NONE || cut_end(c, b)->opcode != SpvOpBranch) {
        return NONE;
    }
    for (uint32_t e = c->first_edge[b]; e < c->first_edge[b + 1]; ++e) {
        if (!inside[c->edges[e]]) {
            return NONE;
        }
    }
    for (uint32_t i = 1; i < c->f->blocks[b].terminator; ++i) {
        uint32_t op = cut_at(c, b, i)->opcode;
        if (op != SpvOpPhi && op != SpvOpLine && op != SpvOpNoLine) {
            return NONE;
        }
    }
    return cut_following(c, b, 0, &more);
}

/* Whether it is one to stand aside of: with one way out and nothing else in it than may be, and all
 * come to it together or pass by to the block behind it. Gives that block, or NONE. */
static uint32_t way_out(struct cut *c, uint32_t header, const bool *inside, bool *along) {
    uint32_t out = NONE, behind;
    bool more, lands = false;
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o], to = cut_following(c, b, 0, &more);
        const struct ur_spirv_instruction *end = cut_end(c, b);
        if (!inside[b]) {
            continue;
        }
        if (end->opcode != SpvOpBranch && end->opcode != SpvOpBranchConditional &&
            !(c->r->chunks && end->opcode == SpvOpSwitch)) {
            return NONE;
        }
        for (uint32_t i = 1; i < c->f->blocks[b].terminator; ++i) {
            if (!may_stand_aside(c, cut_at(c, b, i))) {
                return NONE;
            }
        }
        for (uint32_t k = 0; more; to = cut_following(c, b, ++k, &more)) {
            if (!inside[to] && out != NONE && out != to) {
                return NONE;
            }
            if (end->opcode == SpvOpSwitch && (!inside[to] || to == header)) {
                return NONE; /* it goes on within the turn alone */
            }
            out = inside[to] ? out : to;
        }
    }
    *along = false;
    if (c->r->chunks && !may_go_along(c, inside, along)) {
        return NONE;
    }
    behind = c->r->chunks ? NONE : behind_landing(c, out, inside);
    for (uint32_t o = 0; o < c->order_count && out != NONE; ++o) {
        uint32_t b = c->order[o], to = cut_following(c, b, 0, &more);
        const struct ur_spirv_instruction *end = cut_end(c, b);
        bool chooses = end->opcode == SpvOpBranchConditional || end->opcode == SpvOpSwitch;
        bool together = c->r->chunks && c->split[b]; /* who does not go on alone */
        bool varies = chooses && !together && (c->apart[b] || c->ids[end->operands[0]].varies);
        if (inside[b]) {
            continue;
        }
        for (uint32_t k = 0; end->opcode == SpvOpSwitch && more;
             to = cut_following(c, b, ++k, &more)) {
            if (to == header) {
                return NONE;
            }
        }
        bool passes = c->after[b] == out;
        uint32_t count = varies && !passes ? ll_decided(c, b) : 0;
        for (uint32_t i = 0; i < count; ++i) {
            if (c->found[i] == header && (behind == NONE || c->after[b] != behind)) {
                return NONE;
            }
            lands |= c->found[i] == header;
        }
    }
    return lands ? behind : out;
}

bool ll_may_turn(struct cut *c, uint32_t header, bool *inside) {
    bool along;
    return find_blocks(c, header, inside) && way_out(c, header, inside, &along) != NONE;
}

void ll_find_divergent(struct cut *c) {
    bool *inside = ur_out_alloc(&c->t->out, c->f->block_count, sizeof(*inside));
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t header = c->order[o], out;
        bool loops = false, along = false;
        for (uint32_t e = c->first_edge[header]; e < c->first_edge[header + 1]; ++e) {
            uint32_t from = c->number[c->edges[e]];
            loops |= from != NONE && from >= o;
        }
        if (!loops || !c->apart[header] || (c->r->chunks && c->syncs[header]) ||
            !find_blocks(c, header, inside) ||
            !(c->r->chunks || strides(c, header, inside, false)) ||
            (out = way_out(c, header, inside, &along)) == NONE) {
            continue;
        }
        c->turns = ll_grow(c->t, c->turns, c->turn_count, sizeof(*c->turns));
        c->turns[c->turn_count++] = (struct turn){.header = header, .out = out, .along = along};
    }
}

void ll_make_turns(struct cut *c) {
    struct regions *r = c->r;
    bool more;
    for (uint32_t i = 0; i < c->turn_count; ++i) {
        ll_add_state(c, r->first_piece[c->turns[i].header], NULL);
        ll_add_state(c, r->first_piece[c->turns[i].out], NULL);
    }
    for (uint32_t i = 0; i < c->turn_count; ++i) {
        struct state *s = &r->states[r->pieces[r->first_piece[c->turns[i].header]].state - 1];
        s->out = r->pieces[r->first_piece[c->turns[i].out]].state - 1;
        s->turns = true;
        s->along = c->turns[i].along;
        for (uint32_t o = 0; o < c->order_count; ++o) {
            uint32_t b = c->order[o], to = cut_following(c, b, 0, &more);
            struct piece *piece = &r->pieces[r->last_piece[b]];
            for (uint32_t k = 0; more; to = cut_following(c, b, ++k, &more)) {
                bool enters = to == c->turns[i].header || to == c->turns[i].out;
                bool plain = cut_end(c, b)->opcode != SpvOpSwitch && piece->end == END_FLOW;
                if (enters && plain) {
                    piece->end = END_LEAVE;
                }
            }
        }
    }
}

/* Whether all go on from it the same way, or by themselves. */
static bool is_split(const struct regions *r, const struct state *s) {
    for (uint32_t i = 0; i < s->piece_count; ++i) {
        if (r->pieces[s->pieces[i]].end == END_SPLIT) {
            return true;
        }
    }
    return false;
}

bool ll_find_entries(struct cut *c) {
    struct regions *r = c->r;
    for (uint32_t i = 0; i < r->state_count; ++i) {
        struct state *s = &r->states[i];
        if (s->turns || (r->chunks && is_split(r, s))) {
            continue;
        }
        for (uint32_t k = 0; k < s->next_count; ++k) {
            const struct state *next = s->next[k] < r->state_count ? &r->states[s->next[k]] : NULL;
            if (!next || !next->turns || s->next_count == 1) {
                continue;
            }
            if (s->next_count != 2 || s->next[1 - k] != next->out) {
                return false;
            }
            s->enters = 1 + s->next[k];
        }
    }
    return true;
}

bool ll_keep_turns(struct cut *c) {
    static const struct type flag = {
        .op = SpvOpTypeInt, .known = true, .width = 32, .size = 4, .align = 4, .text = "i32"};
    struct regions *r = c->r;
    for (uint32_t i = 0; i < r->state_count; ++i) {
        struct state *s = &r->states[i];
        if (s->turns) {
            s->active = ll_add_keep(c->t, r, 0, KEEP_ACTIVE, false, &flag);
            if (s->next_count != 2) {
                return false;
            }
        }
    }
    return true;
}
