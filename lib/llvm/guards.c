/* Regions that do something behind a guard alone: for one work-item of each row, which it chooses
 * by its place (`if (get_local_id(0) == 0)` in front of what a group stores, or reads for all), or
 * in rows that are the same for all of their work-items (`if (get_local_id(1) < half)`). In a loop
 * over a row LLVM would make vectors of them, of whose elements all but one are masked, or all. */
#include "cut.h"

#define NONE UR_SPIRV_NONE

/* Whether a value is where the work-item is in its row, in as many bits as places have. */
static bool is_place(const struct ur_spirv_module *module, uint32_t id) {
    enum { PLACE_BITS = 32 };
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    for (unsigned depth = 0; insn && insn->count && depth < 4; ++depth) {
        const struct ur_spirv_instruction *of = ur_spirv_definition(module, insn->operands[0]);
        switch (insn->opcode) {
        case SpvOpUConvert:
        case SpvOpSConvert:
            if (ur_spirv_operand(module, insn->type, 0) < PLACE_BITS) {
                return false;
            }
            insn = of;
            break;
        case SpvOpCompositeExtract:
            return of && insn->count == 2 && insn->operands[1] == 0 &&
                   ll_built_in_read(module, of) == SpvBuiltInLocalInvocationId;
        default:
            return false;
        }
    }
    return false;
}

/* Whether a comparison by `op`, or one of several that all have to hold, is with one place in a
 * row; a number that any type of integers has. */
static bool chooses_one(const struct ur_spirv_module *module, uint32_t condition, uint32_t op,
                        unsigned depth, uint64_t *item) {
    enum { MOST = 127, MOST_DEPTH = 8 };
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, condition);
    if (!insn || insn->count != 2 || depth > MOST_DEPTH) {
        return false;
    }
    uint32_t both = op == SpvOpIEqual ? SpvOpLogicalAnd : SpvOpLogicalOr;
    for (unsigned i = 0; i < 2; ++i) {
        uint32_t id = insn->operands[i], other = insn->operands[!i];
        if (insn->opcode == op
                ? ur_spirv_constant(module, id, item) && *item <= MOST && is_place(module, other)
                : insn->opcode == both && chooses_one(module, id, op, depth + 1, item)) {
            return true;
        }
    }
    return false;
}

/* Whether a work-item that does what a piece has in front of its end changes nothing by it. */
static bool changes_nothing(const struct cut *c, const struct piece *piece) {
    for (uint32_t i = piece->from; i < piece->to; ++i) {
        const struct ur_spirv_instruction *insn = cut_at(c, piece->block, i);
        bool reads = insn->opcode == SpvOpLoad &&
                     (insn->count < 2 || !(insn->operands[1] & SpvMemoryAccessVolatileMask));
        bool marks = insn->opcode == SpvOpLabel || insn->opcode == SpvOpLine ||
                     insn->opcode == SpvOpNoLine || insn->opcode == SpvOpSelectionMerge ||
                     insn->opcode == SpvOpLoopMerge;
        if (!reads && !marks && !ll_changes_nothing(c, insn)) {
            return false;
        }
    }
    return true;
}

/* The piece of the region that begins with a block; NULL: there is none. */
static const struct piece *piece_at(const struct cut *c, uint32_t label) {
    uint32_t block = cut_block(c, label);
    uint32_t p = block == NONE ? NONE : c->r->first_piece[block];
    return p == NONE || c->r->pieces[p].state ? NULL : &c->r->pieces[p];
}

/* The piece, or one behind it that all come to, whose end is more than to go on there; NULL where
 * something is changed in front of that. */
static const struct piece *go_on(const struct cut *c, const struct piece *piece) {
    enum { MOST_DEPTH = 8 };
    for (unsigned depth = 0; depth < MOST_DEPTH && piece; ++depth) {
        const struct ur_spirv_instruction *end = cut_at(c, piece->block, piece->to);
        if (!changes_nothing(c, piece)) {
            return NULL;
        }
        if (piece->end != END_FLOW || end->opcode != SpvOpBranch || !end->count) {
            return piece;
        }
        piece = piece_at(c, end->operands[0]);
    }
    return NULL;
}

/* Whether a work-item that comes to a block goes from there to the region's end and changes
 * nothing. */
static bool goes_out(const struct cut *c, uint32_t label) {
    const struct piece *last = go_on(c, piece_at(c, label));
    return last &&
           (last->end == END_SYNC ||
            (last->end == END_FLOW && cut_at(c, last->block, last->to)->opcode == SpvOpReturn));
}

/* Whether it is the same for all work-items of a row that come to it. */
static bool is_same_in_row(const struct cut *c, uint32_t id, unsigned depth) {
    enum { MOST_DEPTH = 8 };
    const struct ur_spirv_module *module = c->module;
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (!insn || depth > MOST_DEPTH) {
        return false;
    }
    if (!c->ids[id].piece || !c->ids[id].varies) {
        return true;
    }
    if (insn->opcode == SpvOpCompositeExtract && insn->count == 2) {
        const struct ur_spirv_instruction *of = ur_spirv_definition(module, insn->operands[0]);
        uint32_t read = of && insn->operands[1] ? ll_built_in_read(module, of) : NONE;
        return read == SpvBuiltInLocalInvocationId || read == SpvBuiltInGlobalInvocationId;
    }
    bool divides = insn->opcode == SpvOpUMod || insn->opcode == SpvOpSRem ||
                   insn->opcode == SpvOpSMod || insn->opcode == SpvOpUDiv ||
                   insn->opcode == SpvOpSDiv;
    if (insn->opcode == SpvOpLoad ||
        (!divides && insn->opcode != SpvOpSelect && !ll_is_cheap(c, insn))) {
        return false;
    }
    ur_spirv_walk_begin(&walk, module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.id && !is_same_in_row(c, insn->operands[item.first], depth + 1)) {
            return false;
        }
    }
    return walk.end == UR_SPIRV_WALK_WHOLE;
}

/* Whether a piece is one of those from where a region begins to its guard. */
static bool is_in_front(const struct cut *c, uint32_t p, uint32_t guard, uint32_t which) {
    while (p != guard && p != which) {
        const struct piece *piece = &c->r->pieces[p];
        const struct ur_spirv_instruction *end = cut_at(c, piece->block, piece->to);
        p = c->r->first_piece[cut_block(c, end->operands[0])];
    }
    return p == which;
}

/* Whether there is a phi between where a region begins and its guard. */
static bool has_phi(const struct cut *c, const struct piece *piece, const struct piece *guard) {
    while (piece && piece != guard) {
        piece = piece_at(c, cut_at(c, piece->block, piece->to)->operands[0]);
        for (uint32_t i = piece ? piece->from : 0; piece && i < piece->to; ++i) {
            if (cut_at(c, piece->block, i)->opcode == SpvOpPhi) {
                return true;
            }
        }
    }
    return false;
}

/* Whether all work-items have something to keep for the state that follows; what the team keeps of
 * what stands in front of the guard is none where each row comes to that. */
static bool keeps_for(const struct cut *c, const struct state *s, uint32_t guard, bool each_row) {
    const struct state *next = s->next[0] < c->r->state_count ? &c->r->states[s->next[0]] : NULL;
    for (uint32_t i = 0; next && i < next->live_count; ++i) {
        const struct keep *keep = &c->r->keeps[next->live[i]];
        const struct id_facts *facts = &c->ids[keep->id];
        if (keep->kind == KEEP_INCOMING || facts->steps) {
            return true;
        }
        for (uint32_t p = 0; p < s->piece_count; ++p) {
            bool in_front = each_row && keep->shared && keep->kind == KEEP_VALUE &&
                            is_in_front(c, s->piece, guard, facts->piece - 1);
            if (facts->piece == s->pieces[p] + 1 && !in_front) {
                return true;
            }
        }
    }
    return next && next->turns;
}

void ll_find_guards(struct cut *c) {
    struct regions *r = c->r;
    for (uint32_t i = 0; i < r->state_count && !r->chunks; ++i) {
        struct state *s = &r->states[i];
        const struct piece *first = go_on(c, &r->pieces[s->piece]);
        const struct ur_spirv_instruction *end = first ? cut_at(c, first->block, first->to) : NULL;
        uint64_t item = 0;
        if (s->turns || s->enters || s->decides || s->checked || s->next_count != 1 ||
            (i == 0 && r->has_variables) || !first || first->end != END_FLOW ||
            end->opcode != SpvOpBranchConditional || end->count < 3) {
            continue;
        }
        s->guard = (uint32_t)(first - r->pieces);
        s->guarded = !keeps_for(c, s, s->guard, false) &&
                     ((chooses_one(c->module, end->operands[0], SpvOpIEqual, 0, &item) &&
                       goes_out(c, end->operands[2])) ||
                      (chooses_one(c->module, end->operands[0], SpvOpINotEqual, 0, &item) &&
                       goes_out(c, end->operands[1])));
        s->item = (uint8_t)item;
        for (uint8_t way = 1; way <= 2 && !s->guarded && !s->by_row; ++way) {
            if (goes_out(c, end->operands[way]) && !has_phi(c, &r->pieces[s->piece], first) &&
                is_same_in_row(c, end->operands[0], 0) && !keeps_for(c, s, s->guard, true)) {
                s->by_row = way;
            }
        }
    }
}
