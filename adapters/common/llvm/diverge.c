/* Loops that work-items go through differently often, where nobody waits: all of a team go through
 * them until the last one leaves, and those that have left stand aside. Such a loop is a region of
 * its own, of one turn; see regions.h. */
#include <string.h>

#include "cut.h"

#define NONE UR_SPIRV_NONE

/* Whether LLVM vectorises it across work-items, with a mask, for sure: only arithmetic does. */
static bool is_arithmetic(const struct cut *c, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpPhi:
    case SpvOpLoopMerge:
    case SpvOpSelectionMerge:
    case SpvOpLine:
    case SpvOpNoLine:
    case SpvOpUndef:
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

/* Whether it is one to stand aside of: with one way out and nothing but arithmetic, and all come to
 * it together. Gives the block behind it, or NONE. */
static uint32_t way_out(struct cut *c, uint32_t header, const bool *inside) {
    uint32_t out = NONE;
    bool more;
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o];
        const struct ur_spirv_instruction *end = cut_end(c, b);
        bool chooses = end->opcode == SpvOpBranchConditional || end->opcode == SpvOpSwitch;
        uint32_t to = cut_following(c, b, 0, &more);
        if (!inside[b]) {
            bool varies = chooses && (c->apart[b] || c->ids[end->operands[0]].varies);
            for (uint32_t k = 0; end->opcode == SpvOpSwitch && more;
                 to = cut_following(c, b, ++k, &more)) {
                if (to == header) {
                    return NONE;
                }
            }
            uint32_t count = varies ? ll_decided(c, b) : 0;
            for (uint32_t i = 0; i < count; ++i) {
                if (c->found[i] == header) {
                    return NONE;
                }
            }
            continue;
        }
        if (end->opcode != SpvOpBranch && end->opcode != SpvOpBranchConditional) {
            return NONE;
        }
        for (uint32_t i = 1; i < c->f->blocks[b].terminator; ++i) {
            if (!is_arithmetic(c, cut_at(c, b, i))) {
                return NONE;
            }
        }
        for (uint32_t k = 0; more; to = cut_following(c, b, ++k, &more)) {
            if (!inside[to] && out != NONE && out != to) {
                return NONE;
            }
            out = inside[to] ? out : to;
        }
    }
    return out;
}

void ll_find_divergent(struct cut *c) {
    bool *inside = ur_out_alloc(&c->t->out, c->f->block_count, sizeof(*inside));
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t header = c->order[o], out;
        bool loops = false;
        for (uint32_t e = c->first_edge[header]; e < c->first_edge[header + 1]; ++e) {
            uint32_t from = c->number[c->edges[e]];
            loops |= from != NONE && from >= o;
        }
        if (!loops || !c->apart[header] || !find_blocks(c, header, inside) ||
            (out = way_out(c, header, inside)) == NONE) {
            continue;
        }
        c->turns = ll_grow(c->t, c->turns, c->turn_count, sizeof(*c->turns));
        c->turns[c->turn_count++] = (struct turn){.header = header, .out = out};
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
