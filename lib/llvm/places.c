/* Where what is kept from region to region lies. What is handed on unchanged, from a value to a phi
 * and from there to the next turn of a loop, lies in one place as far as no two of it are needed at
 * once, so that LLVM finds nothing to copy. See regions.h. */
#include "cut.h"

#define NONE UR_SPIRV_NONE

/* ---- regions that decide --------------------------------------------------------------------- */

bool ll_changes_nothing(const struct cut *c, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpPhi:
    case SpvOpSelect:
    case SpvOpCompositeConstruct:
    case SpvOpFConvert:
    case SpvOpConvertSToF:
    case SpvOpConvertUToF:
    case SpvOpFAdd:
    case SpvOpFSub:
    case SpvOpFMul:
    case SpvOpFNegate:
        return true;
    default:
        return ll_is_cheap(c, insn);
    }
}

void ll_find_decisions(struct cut *c) {
    struct regions *r = c->r;
    for (uint32_t s = 1; s < r->state_count; ++s) {
        struct state *state = &r->states[s];
        const struct piece *piece = &r->pieces[state->pieces[0]];
        state->decides = state->piece_count == 1 && piece->end == END_SPLIT && !state->checked &&
                         !state->turns && !r->parts && state->next_count > 1;
        for (uint32_t i = piece->from; i < piece->to && state->decides; ++i) {
            state->decides = ll_changes_nothing(c, cut_at(c, piece->block, i));
        }
        for (uint32_t i = 0; i < state->next_count && state->decides; ++i) {
            state->decides = state->next[i] < r->state_count;
        }
    }
}

/* ---- one place for several ------------------------------------------------------------------- */

/* Which keeps lie in one place: chains of those that the first of them stands for. */
struct places {
    struct cut *c;
    uint32_t *first, *next; /* of each keep; next: 1 + another, 0: the last */
    bool *alone;
};

static uint32_t id_at(const struct cut *c, uint32_t label_block, const struct keep *keep) {
    const struct ur_spirv_instruction *phi = ur_spirv_definition(c->module, keep->id);
    return ll_incoming(phi, c->f->blocks[label_block].label);
}

/* The id whose value region `s` leaves in `keep` on its ways to state `next`: 0 none, NONE several
 * or one that is not told. */
static uint32_t given(const struct cut *c, const struct state *s, uint32_t next,
                      const struct keep *keep) {
    uint32_t found = 0;
    if (keep->kind == KEEP_VALUE) {
        uint32_t piece = c->ids[keep->id].piece - 1;
        for (uint32_t i = 0; i < s->piece_count; ++i) {
            if (s->pieces[i] == piece) {
                return keep->id;
            }
        }
        return 0;
    }
    if (c->r->states[next].sync) {
        return NONE;
    }
    uint32_t to = c->f->blocks[c->r->pieces[c->r->states[next].piece].block].label;
    for (uint32_t i = 0; i < s->piece_count; ++i) {
        const struct piece *piece = &c->r->pieces[s->pieces[i]];
        uint32_t target;
        if (piece->end == END_SYNC) {
            continue;
        }
        for (uint32_t n = 0;
             (target = ur_spirv_target(c->module, cut_end(c, piece->block), n)) != 0; ++n) {
            uint32_t id = target == to ? id_at(c, piece->block, keep) : 0;
            if (id) {
                found = found && found != id ? NONE : id;
            }
        }
    }
    return found;
}

static bool needs(const struct state *s, uint32_t keep) {
    for (uint32_t i = 0; i < s->live_count; ++i) {
        if (s->live[i] == keep) {
            return true;
        }
    }
    return false;
}

/* Whether a and b would be needed at once, or region `s` would spoil one with the other. */
static bool meet_in(const struct cut *c, const struct state *s, uint32_t a, uint32_t b) {
    const struct regions *r = c->r;
    const uint32_t both[2] = {a, b};
    uint32_t value[2] = {0, 0};
    bool follows[2] = {false, false};
    if (needs(s, a) && needs(s, b)) {
        return true;
    }
    for (uint32_t i = 0; i < s->next_count; ++i) {
        uint32_t next = s->next[i];
        for (unsigned n = 0; n < 2 && next < r->state_count; ++n) {
            const struct keep *keep = &r->keeps[both[n]];
            if (!needs(&r->states[next], both[n])) {
                continue;
            }
            /* What goes through it unchanged has the value that it had. */
            uint32_t id = given(c, s, next, keep);
            id = id ? id : keep->kind == KEEP_VALUE ? keep->id : NONE;
            value[n] = follows[n] && value[n] != id ? NONE : id;
            follows[n] = true;
        }
    }
    return follows[0] && follows[1] && !s->decides && (value[0] != value[1] || value[0] == NONE);
}

static void places_join(struct places *p, uint32_t a, uint32_t b) {
    const struct regions *r = p->c->r;
    const struct keep *x = &r->keeps[a], *y = &r->keeps[b];
    a = p->first[a];
    b = p->first[b];
    if (a == b || p->alone[a] || p->alone[b] || x->shared || y->shared || x->size != y->size ||
        x->align != y->align) {
        return;
    }
    for (uint32_t i = a + 1; i; i = p->next[i - 1]) {
        for (uint32_t j = b + 1; j; j = p->next[j - 1]) {
            for (uint32_t s = 0; s < r->state_count; ++s) {
                if (meet_in(p->c, &r->states[s], i - 1, j - 1)) {
                    return;
                }
            }
        }
    }
    uint32_t last = a;
    while (p->next[last]) {
        last = p->next[last] - 1;
    }
    p->next[last] = b + 1;
    for (uint32_t i = b + 1; i; i = p->next[i - 1]) {
        p->first[i - 1] = a;
    }
}

/* Those that a sync reads or writes as a whole, and all that is no value. */
static void find_alone(struct places *p) {
    const struct cut *c = p->c;
    const struct regions *r = c->r;
    for (uint32_t i = 0; i < r->keep_count; ++i) {
        const struct keep *keep = &r->keeps[i];
        p->alone[i] = keep->kind == KEEP_VALUE ? c->ids[keep->id].by_sync || c->ids[keep->id].steps
                                               : keep->kind != KEEP_INCOMING;
    }
    for (uint32_t q = 0; q < r->piece_count; ++q) {
        const struct piece *piece = &r->pieces[q];
        struct ur_spirv_walk walk;
        struct ur_spirv_item item;
        if (piece->end != END_SYNC) {
            continue;
        }
        const struct ur_spirv_instruction *insn = cut_at(c, piece->block, piece->to);
        ur_spirv_walk_begin(&walk, c->module, insn);
        while (ur_spirv_walk_next(&walk, &item)) {
            uint32_t id = item.id ? insn->operands[item.first] : 0;
            if (id && id < c->module->bound && c->ids[id].keep) {
                p->alone[c->ids[id].keep - 1] = true;
            }
        }
    }
}

static void find_places(struct places *p) {
    struct cut *c = p->c;
    const struct regions *r = c->r;
    for (uint32_t i = 0; i < r->keep_count; ++i) {
        p->first[i] = i;
    }
    find_alone(p);
    for (uint32_t i = 0; i < r->keep_count; ++i) {
        if (r->keeps[i].kind != KEEP_INCOMING) {
            continue;
        }
        const struct ur_spirv_instruction *phi = ur_spirv_definition(c->module, r->keeps[i].id);
        if (c->ids[phi->result].keep) {
            places_join(p, i, c->ids[phi->result].keep - 1);
        }
        for (uint32_t n = 0; n + 1 < phi->count; n += 2) {
            uint32_t id = phi->operands[n];
            if (id < c->module->bound && c->ids[id].piece && c->ids[id].keep) {
                places_join(p, i, c->ids[id].keep - 1);
            }
        }
    }
}

/* The most aligned first, so that any number of work-items keeps all aligned. */
void ll_place_keeps(struct cut *c) {
    enum { MOST = 64 }; /* keeps and states: what is compared grows with their product */
    struct regions *r = c->r;
    struct places p = {.c = c};
    bool joins = !r->width && !c->turn_count && r->keep_count <= MOST && r->state_count <= MOST;
    if (joins) {
        p.first = ur_out_alloc(&c->t->out, r->keep_count + 1u, sizeof(*p.first));
        p.next = ur_out_alloc(&c->t->out, r->keep_count + 1u, sizeof(*p.next));
        p.alone = ur_out_alloc(&c->t->out, r->keep_count + 1u, sizeof(*p.alone));
        find_places(&p);
    }
    for (uint64_t align = 4096; align; align /= 2) {
        for (uint32_t i = 0; i < r->keep_count; ++i) {
            struct keep *keep = &r->keeps[i];
            if (keep->align != align || (joins && p.first[i] != i)) {
                continue;
            }
            uint64_t *at_bytes = keep->shared ? &r->team_bytes : &r->item_bytes;
            keep->offset = *at_bytes;
            *at_bytes += keep->size;
        }
    }
    for (uint32_t i = 0; i < r->keep_count && joins; ++i) {
        r->keeps[i].offset = r->keeps[p.first[i]].offset;
    }
    r->item_bytes = (r->item_bytes + 15) & ~(uint64_t)15;
    for (uint32_t i = 0; i < r->keep_count; ++i) {
        r->widest = r->keeps[i].size > r->widest ? r->keeps[i].size : r->widest;
    }
    r->widest = (r->widest + 7) & ~(uint64_t)7;
    r->team_bytes = (r->team_bytes + 127) & ~(uint64_t)127;
}
