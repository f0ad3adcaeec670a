/* What is kept from region to region: values that are live between them, what comes into phis
 * there, and variables of work-items; and what is taken again instead. See regions.h. */
#include <string.h>

#include "cut.h"

#define NONE UR_SPIRV_NONE

/* ---- what is kept ---------------------------------------------------------------------------- */

uint32_t ll_add_keep(struct tr *t, struct regions *r, uint32_t id, uint8_t kind, bool shared,
                     const struct type *type) {
    r->keeps = ll_grow(t, r->keeps, r->keep_count, sizeof(*r->keeps));
    uint32_t align = type->align ? type->align : 1;
    if (kind == KEEP_VARIABLE) {
        align = ll_variable_align(t, id, align);
    }
    r->keeps[r->keep_count] =
        (struct keep){.id = id,
                      .kind = kind,
                      .shared = shared,
                      .type = type,
                      .align = align,
                      .size = (type->size + align - 1) & ~(uint64_t)(align - 1)};
    return r->keep_count++;
}

static void add_live(struct cut *c, uint32_t state, uint32_t keep) {
    struct state *s = &c->r->states[state];
    s->live = ll_grow(c->t, s->live, s->live_count, sizeof(*s->live));
    s->live[s->live_count++] = keep;
}

static void add_use(struct cut *c, uint32_t id, uint32_t piece) {
    if (id >= c->module->bound || !c->ids[id].piece || c->ids[id].steps ||
        (c->ids[id].piece - 1 == piece && !c->ids[id].by_sync) ||
        ur_spirv_opcode(c->module, id) == SpvOpVariable) {
        return;
    }
    c->uses = ll_grow(c->t, c->uses, c->use_count, sizeof(*c->uses));
    c->uses[c->use_count] = (struct use){.id = id, .piece = piece, .next = c->first_use[id]};
    c->first_use[id] = ++c->use_count;
}

static void add_uses(struct cut *c, const struct ur_spirv_instruction *insn, uint32_t piece) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (insn->opcode == SpvOpPhi) {
        for (uint32_t i = 0; i + 1 < insn->count; i += 2) {
            uint32_t from = cut_block(c, insn->operands[i + 1]);
            if (from != NONE && c->r->last_piece[from] != NONE) {
                add_use(c, insn->operands[i], c->r->last_piece[from]);
            }
        }
        return;
    }
    ur_spirv_walk_begin(&walk, c->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.id) {
            add_use(c, insn->operands[item.first], piece);
        }
    }
}

static void find_definitions(struct cut *c) {
    struct regions *r = c->r;
    for (uint32_t p = 0; p < r->piece_count; ++p) {
        const struct piece *piece = &r->pieces[p];
        for (uint32_t i = piece->from; i < piece->to + (piece->end == END_SYNC); ++i) {
            const struct ur_spirv_instruction *insn = cut_at(c, piece->block, i);
            if (insn->result && insn->opcode != SpvOpUndef && insn->opcode != SpvOpPoisonKHR) {
                c->ids[insn->result].piece = p + 1;
                c->ids[insn->result].by_sync = i == piece->to;
                c->values = ll_grow(c->t, c->values, c->value_count, sizeof(*c->values));
                c->values[c->value_count++] = insn->result;
            }
        }
    }
}

static bool is_by_value(const struct cut *c, uint32_t parameter) {
    const struct type *type = ll_type_of(c->t, parameter);
    return type->op == SpvOpTypePointer && type->storage == SpvStorageClassFunction;
}

bool ll_is_cheap(const struct cut *c, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpLoad:
        return insn->count &&
               (insn->count == 1 || !(insn->operands[1] & SpvMemoryAccessVolatileMask)) &&
               ll_input_of(c->module, insn->operands[0]);
    case SpvOpCompositeExtract:
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpBitcast:
    case SpvOpPtrCastToGeneric:
    case SpvOpGenericCastToPtr:
    case SpvOpCopyObject:
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpNot:
    case SpvOpBitwiseAnd:
    case SpvOpBitwiseOr:
    case SpvOpBitwiseXor:
    case SpvOpShiftLeftLogical:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
    case SpvOpLogicalAnd:
    case SpvOpLogicalOr:
    case SpvOpLogicalNot:
    case SpvOpIEqual:
    case SpvOpINotEqual:
    case SpvOpULessThan:
    case SpvOpULessThanEqual:
    case SpvOpUGreaterThan:
    case SpvOpUGreaterThanEqual:
    case SpvOpSLessThan:
    case SpvOpSLessThanEqual:
    case SpvOpSGreaterThan:
    case SpvOpSGreaterThanEqual:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
        return true;
    default:
        return false;
    }
}

const struct ur_spirv_instruction *ll_same_in_all(const struct ur_spirv_module *module,
                                                  const struct ur_spirv_instruction *phi) {
    const struct ur_spirv_instruction *first = NULL;
    for (uint32_t i = 0; i + 1 < phi->count; i += 2) {
        const struct ur_spirv_instruction *of = ur_spirv_definition(module, phi->operands[i]);
        if (!of ||
            (first &&
             (of->opcode != first->opcode || of->type != first->type || of->count != first->count ||
              memcmp(of->operands, first->operands, of->count * sizeof(*of->operands)) != 0))) {
            return NULL;
        }
        first = first ? first : of;
    }
    return first && first->type == phi->type ? first : NULL;
}

static uint8_t steps_of(const struct cut *c, const struct ur_spirv_instruction *insn) {
    enum { MOST = 24 };
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    unsigned steps = 1;
    if (insn->opcode == SpvOpPhi) {
        /* What comes later in a loop is not known to be such yet. */
        for (uint32_t i = 0; i + 1 < insn->count; i += 2) {
            if (insn->operands[i] >= c->module->bound || !c->ids[insn->operands[i]].steps) {
                return 0;
            }
        }
        return ll_same_in_all(c->module, insn) ? c->ids[insn->operands[0]].steps : 0;
    }
    if (!insn->result || !ll_is_cheap(c, insn)) {
        return 0;
    }
    ur_spirv_walk_begin(&walk, c->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0;
        const struct ur_spirv_instruction *from = id ? ur_spirv_definition(c->module, id) : NULL;
        if (!id) {
            continue;
        }
        bool own = from && c->module->ids[id].function != NONE;
        if (own && from->opcode == SpvOpVariable && (c->r->chunks || c->r->strips)) {
            continue; /* its address, which each region knows */
        }
        if (!from || (own && from->opcode != SpvOpFunctionParameter && !c->ids[id].steps) ||
            (from->opcode == SpvOpFunctionParameter && is_by_value(c, id))) {
            return 0;
        }
        steps += own ? c->ids[id].steps : 0;
    }
    return walk.end == UR_SPIRV_WALK_WHOLE && steps <= MOST ? (uint8_t)steps : 0;
}

/* In an order of dominance, so that what an instruction takes is known before it. */
static void find_steps(struct cut *c) {
    for (uint32_t p = 0; p < c->r->piece_count; ++p) {
        const struct piece *piece = &c->r->pieces[p];
        for (uint32_t i = piece->from; i < piece->to; ++i) {
            const struct ur_spirv_instruction *insn = cut_at(c, piece->block, i);
            if (insn->result) {
                c->ids[insn->result].steps = steps_of(c, insn);
            }
        }
    }
}

/* Where value `id` is live, from its uses backwards. */
static void find_live(struct cut *c, uint32_t id) {
    struct regions *r = c->r;
    uint32_t depth = 0, defined = c->ids[id].piece - 1, stamp = ++c->stamp;
    bool by_sync = c->ids[id].by_sync;
    for (uint32_t u = c->first_use[id]; u; u = c->uses[u - 1].next) {
        uint32_t p = c->uses[u - 1].piece;
        if (r->pieces[p].mark != stamp) {
            r->pieces[p].mark = stamp;
            c->stack[depth++] = p;
        }
    }
    while (depth) {
        uint32_t p = c->stack[--depth];
        const struct piece *piece = &r->pieces[p];
        if (p == 0) {
            ll_fail(c->t, UR_LLVM_INVALID, "%%%u is used before it is defined", id);
        }
        if (piece->state) {
            if (!c->ids[id].keep) {
                c->ids[id].keep =
                    1 + ll_add_keep(c->t, r, id, KEEP_VALUE, !c->ids[id].varies,
                                    ll_type(c->t, ur_spirv_definition(c->module, id)->type));
            }
            add_live(c, piece->state - 1, c->ids[id].keep - 1);
        }
        if (p != r->first_piece[piece->block]) {
            if (!(by_sync && p == defined + 1) && p - 1 != defined &&
                r->pieces[p - 1].mark != stamp) {
                r->pieces[p - 1].mark = stamp;
                c->stack[depth++] = p - 1;
            }
            continue;
        }
        for (uint32_t e = c->first_edge[piece->block]; e < c->first_edge[piece->block + 1]; ++e) {
            uint32_t q = r->last_piece[c->edges[e]];
            if (q != NONE && (q != defined || by_sync) && r->pieces[q].mark != stamp) {
                r->pieces[q].mark = stamp;
                c->stack[depth++] = q;
            }
        }
    }
}

/* Operands of what is done at a sync have to lie in memory, as arrays where others than the team
 * take part. */
static void keep_operands(struct cut *c, uint32_t piece) {
    struct regions *r = c->r;
    const struct ur_spirv_instruction *insn =
        cut_at(c, r->pieces[piece].block, r->pieces[piece].to);
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    uint32_t state = r->pieces[piece + 1].state - 1;
    bool others = r->sub_groups && r->states[state].scope == SYNC_GROUP;
    if (insn->opcode == SpvOpControlBarrier || insn->opcode == SpvOpGroupWaitEvents) {
        return;
    }
    ur_spirv_walk_begin(&walk, c->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0;
        if (item.kind == UR_SPIRV_IdScope || !id || id >= c->module->bound || id == insn->type ||
            id == insn->result) {
            continue;
        }
        struct id_facts *facts = &c->ids[id];
        struct state *next = &r->states[state];
        if (next->fill_count < MOST_FILLS) {
            next->fills[next->fill_count].id = id;
            next->fills[next->fill_count++].keep =
                ll_add_keep(c->t, r, id, KEEP_FILLED, false, ll_type_of(c->t, id));
        }
        if (!facts->piece || ur_spirv_opcode(c->module, id) == SpvOpVariable) {
            continue;
        }
        if (!facts->keep) {
            facts->keep = 1 + ll_add_keep(c->t, r, id, KEEP_VALUE, !facts->varies,
                                          ll_type(c->t, ur_spirv_definition(c->module, id)->type));
        }
        r->keeps[facts->keep - 1].shared &= !others;
        bool there = false;
        for (uint32_t i = 0; i < r->states[state].live_count; ++i) {
            there |= r->states[state].live[i] == facts->keep - 1;
        }
        if (!there) {
            add_live(c, state, facts->keep - 1);
        }
    }
}

static void keep_phis(struct cut *c) {
    struct regions *r = c->r;
    for (uint32_t s = 1; s < r->state_count; ++s) {
        const struct piece *piece = &r->pieces[r->states[s].piece];
        for (uint32_t i = piece->from; !r->states[s].sync && i < piece->to; ++i) {
            const struct ur_spirv_instruction *insn = cut_at(c, piece->block, i);
            if (insn->opcode == SpvOpPhi && !c->ids[insn->result].steps) {
                uint32_t keep =
                    ll_add_keep(c->t, r, insn->result, KEEP_INCOMING, !c->ids[insn->result].varies,
                                ll_type(c->t, insn->type));
                c->ids[insn->result].incoming = 1 + keep;
                add_live(c, s, keep);
            }
        }
    }
}

void ll_find_kept(struct cut *c) {
    struct regions *r = c->r;
    find_definitions(c);
    find_steps(c);
    for (uint32_t p = 0; p < r->piece_count; ++p) {
        const struct piece *piece = &r->pieces[p];
        for (uint32_t i = piece->from; i < piece->to; ++i) {
            add_uses(c, cut_at(c, piece->block, i), p);
        }
        add_uses(c, cut_at(c, piece->block, piece->to), p);
    }
    for (uint32_t p = 0; p < r->piece_count; ++p) {
        r->pieces[p].mark = 0;
    }
    c->stamp = 0;
    for (uint32_t i = 0; i < c->value_count; ++i) {
        find_live(c, c->values[i]);
        c->first_use[c->values[i]] = 0;
    }
    for (uint32_t p = 0; p < r->piece_count; ++p) {
        if (r->pieces[p].end == END_SYNC) {
            keep_operands(c, p);
        }
    }
    keep_phis(c);
    /* What a sync gives is kept even if it is used only right behind it. */
    for (uint32_t i = 0; i < c->value_count; ++i) {
        struct id_facts *facts = &c->ids[c->values[i]];
        if (facts->by_sync && facts->keep && r->sub_groups &&
            r->states[r->pieces[facts->piece].state - 1].scope == SYNC_GROUP) {
            r->keeps[facts->keep - 1].shared = false;
        }
    }
}

/* ---- variables ------------------------------------------------------------------------------- */

/* Of each id: 1 + the variable or parameter whose memory it points into. */
struct roots {
    uint32_t *of;
    uint32_t *ids, count;
    bool *written, *escapes;
    uint8_t *mentioned; /* by each piece */
};

static bool gives_away(struct cut *c, uint32_t *of, const struct ur_spirv_instruction *insn,
                       const struct ur_spirv_item *item);

/* Whether a function may leave a pointer that it is called with where others find it later. */
static bool call_gives_away(struct cut *c, uint32_t *of, const struct ur_spirv_instruction *call) {
    enum { UNKNOWN, AWAY, OWN };
    const struct ur_spirv_function *to = ur_spirv_function(c->module, call->operands[0]);
    uint8_t *known = to ? &c->t->functions[to - c->module->functions].gives_away : NULL;
    bool away = !to || !to->block_count || to == c->f ||
                ur_spirv_opcode(c->module, call->type) == SpvOpTypePointer;
    if (away || *known) {
        return away || *known == AWAY;
    }
    *known = AWAY; /* what calls itself */
    for (uint32_t i = 0; i < to->parameter_count; ++i) {
        of[to->parameters[i]] =
            ur_spirv_opcode(c->module, ur_spirv_type(c->module, to->parameters[i])) ==
            SpvOpTypePointer;
    }
    for (uint32_t b = 0; b < to->block_count; ++b) {
        for (uint32_t i = 1; i < to->blocks[b].list.count; ++i) {
            const struct ur_spirv_instruction *insn = &to->blocks[b].list.items[i];
            struct ur_spirv_walk walk;
            struct ur_spirv_item item;
            ur_spirv_walk_begin(&walk, c->module, insn);
            while (!away && ur_spirv_walk_next(&walk, &item)) {
                uint32_t id = item.id ? insn->operands[item.first] : 0;
                away = id && id < c->module->bound && of[id] && gives_away(c, of, insn, &item);
            }
        }
    }
    for (uint32_t i = 0; i < to->parameter_count; ++i) {
        of[to->parameters[i]] = 0;
    }
    for (uint32_t b = 0; b < to->block_count; ++b) {
        for (uint32_t i = 1; i < to->blocks[b].list.count; ++i) {
            of[to->blocks[b].list.items[i].result] = 0;
        }
    }
    *known = away ? AWAY : OWN;
    return away;
}

/* Whether an instruction may leave a pointer, that operand of it, where others find it later. If
 * not, what it makes of it points into the same memory. */
static bool gives_away(struct cut *c, uint32_t *of, const struct ur_spirv_instruction *insn,
                       const struct ur_spirv_item *item) {
    if (ll_pointer_before(insn)) {
        of[insn->result] = of[insn->operands[item->first]];
        return false;
    }
    switch (insn->opcode) {
    case SpvOpStore:
        return item->first != 0;
    case SpvOpLoad:
    case SpvOpLifetimeStart:
    case SpvOpLifetimeStop:
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
    case SpvOpExtInst:
        return false;
    case SpvOpFunctionCall:
        return call_gives_away(c, of, insn);
    default:
        return true;
    }
}

static void mention(struct cut *c, struct roots *roots, const struct ur_spirv_instruction *insn,
                    uint32_t piece) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&walk, c->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0;
        uint32_t root = id && id < c->module->bound ? roots->of[id] : 0;
        if (!root) {
            continue;
        }
        roots->mentioned[(size_t)(root - 1) * c->r->piece_count + piece] = 1;
        roots->escapes[root - 1] |= gives_away(c, roots->of, insn, &item);
        bool copies = insn->opcode == SpvOpCopyMemory || insn->opcode == SpvOpCopyMemorySized;
        roots->written[root - 1] |= copies ? item.first == 0
                                           : insn->opcode == SpvOpStore ||
                                                 insn->opcode == SpvOpExtInst ||
                                                 insn->opcode == SpvOpFunctionCall;
    }
}

/* What an instruction does to the memory of parameters by value. */
static void change(struct cut *c, const struct ur_spirv_instruction *insn, bool *changed) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (ll_pointer_before(insn) || insn->opcode == SpvOpGenericCastToPtr) {
        if (insn->count && insn->operands[0] < c->module->bound) {
            c->ids[insn->result].root = c->ids[insn->operands[0]].root;
        }
        return;
    }
    switch (insn->opcode) {
    case SpvOpLoad:
    case SpvOpLifetimeStart:
    case SpvOpLifetimeStop:
        return;
    default:
        break;
    }
    bool copies = insn->opcode == SpvOpCopyMemory || insn->opcode == SpvOpCopyMemorySized;
    ur_spirv_walk_begin(&walk, c->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0;
        if (id && id < c->module->bound && c->ids[id].root && !(copies && item.first == 1)) {
            changed[c->ids[id].root] = true;
        }
    }
}

void ll_find_changed(struct cut *c) {
    bool changed[UINT8_MAX + 1] = {false}, any = false;
    for (uint32_t i = 0; i < c->f->parameter_count; ++i) {
        if (is_by_value(c, c->f->parameters[i])) {
            c->ids[c->f->parameters[i]].root = (uint8_t)(i < UINT8_MAX ? i + 1 : UINT8_MAX);
            any = true;
        }
    }
    for (uint32_t o = 0; any && o < c->order_count; ++o) {
        const struct ur_spirv_block *block = &c->f->blocks[c->order[o]];
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            change(c, &block->list.items[i], changed);
        }
    }
    for (uint32_t i = 0; i < c->f->parameter_count; ++i) {
        struct id_facts *facts = &c->ids[c->f->parameters[i]];
        facts->varies |= facts->root && changed[facts->root];
    }
}

/* Which regions may come after one. */
static bool *find_later(struct cut *c, uint32_t state) {
    struct regions *r = c->r;
    uint32_t depth = 0;
    bool *seen = ur_out_alloc(&c->t->out, r->state_count + 1u, sizeof(*seen));
    uint32_t *stack = ur_out_alloc(&c->t->out, r->state_count + 1u, sizeof(*stack));
    stack[depth++] = state;
    while (depth) {
        const struct state *s = &r->states[stack[--depth]];
        for (uint32_t i = 0; i < s->next_count; ++i) {
            if (s->next[i] < r->state_count && !seen[s->next[i]]) {
                seen[s->next[i]] = true;
                stack[depth++] = s->next[i];
            }
        }
    }
    return seen;
}

/* Whether a region mentions the variable. */
static bool is_user(const struct regions *r, const struct roots *roots, uint32_t v, uint32_t s) {
    for (uint32_t i = 0; i < r->states[s].piece_count; ++i) {
        if (roots->mentioned[(size_t)v * r->piece_count + r->states[s].pieces[i]]) {
            return true;
        }
    }
    return false;
}

/* Which variables last from before a place where teams stop until behind it. */
static void find_lasting(struct cut *c, const struct roots *roots, uint32_t parameters) {
    struct regions *r = c->r;
    bool **later = ur_out_alloc(&c->t->out, r->state_count + 1u, sizeof(*later));
    bool *uses = ur_out_alloc(&c->t->out, (size_t)roots->count * r->state_count + 1, sizeof(*uses));
    for (uint32_t s = 0; s < r->state_count; ++s) {
        later[s] = find_later(c, s);
        for (uint32_t v = 0; v < roots->count; ++v) {
            uses[(size_t)v * r->state_count + s] = is_user(r, roots, v, s);
        }
    }
    for (uint32_t s = 0; s < r->state_count; ++s) {
        struct state *state = &r->states[s];
        for (uint32_t v = 0; state->sync && v < roots->count; ++v) {
            const bool *used = uses + (size_t)v * r->state_count;
            /* A parameter's memory is written where the kernel begins. */
            bool before = v < parameters, behind = used[s];
            for (uint32_t x = 0; x < r->state_count; ++x) {
                before |= used[x] && later[x][s];
                behind |= used[x] && later[s][x];
            }
            if (before && behind && c->ids[roots->ids[v]].keep) {
                state->lasting =
                    ll_grow(c->t, state->lasting, state->lasting_count, sizeof(*state->lasting));
                state->lasting[state->lasting_count++] = c->ids[roots->ids[v]].keep - 1;
            }
        }
    }
}

static bool is_kept_variable(struct cut *c, const struct roots *roots, uint32_t v, bool parameter) {
    const struct regions *r = c->r;
    uint32_t users = 0, user = 0;
    if (parameter) {
        return roots->written[v] || roots->escapes[v];
    }
    if (roots->escapes[v]) {
        return r->state_count > 1;
    }
    for (uint32_t s = 0; s < r->state_count; ++s) {
        if (is_user(r, roots, v, s)) {
            ++users;
            user = s;
        }
    }
    return users > 1 || (users == 1 && find_later(c, user)[user]);
}

bool ll_find_variables(struct cut *c) {
    struct regions *r = c->r;
    const struct ur_spirv_block *entry = &c->f->blocks[0];
    struct roots roots = {0};
    uint32_t most = c->f->parameter_count;
    for (uint32_t i = 1; i < entry->terminator; ++i) {
        most += entry->list.items[i].opcode == SpvOpVariable;
    }
    if ((uint64_t)most * r->piece_count > (uint64_t)16 << 20) {
        return false;
    }
    roots.of = c->first_use; /* no longer needed for uses */
    roots.ids = ur_out_alloc(&c->t->out, most + 1u, sizeof(*roots.ids));
    roots.written = ur_out_alloc(&c->t->out, most + 1u, sizeof(*roots.written));
    roots.escapes = ur_out_alloc(&c->t->out, most + 1u, sizeof(*roots.escapes));
    roots.mentioned = ur_out_alloc(&c->t->out, (size_t)most * r->piece_count + 1, 1);
    for (uint32_t i = 0; i < c->f->parameter_count; ++i) {
        if (is_by_value(c, c->f->parameters[i])) {
            roots.ids[roots.count++] = c->f->parameters[i];
            roots.of[c->f->parameters[i]] = roots.count;
        }
    }
    uint32_t parameters = roots.count;
    for (uint32_t i = 1; i < entry->terminator; ++i) {
        const struct ur_spirv_instruction *insn = &entry->list.items[i];
        if (insn->opcode == SpvOpVariable) {
            roots.ids[roots.count++] = insn->result;
            roots.of[insn->result] = roots.count;
            roots.mentioned[(size_t)(roots.count - 1) * r->piece_count] = insn->count > 1;
        }
    }
    for (uint32_t p = 0; p < r->piece_count; ++p) { /* in an order of dominance */
        const struct piece *piece = &r->pieces[p];
        for (uint32_t i = piece->from; i < piece->to; ++i) {
            mention(c, &roots, cut_at(c, piece->block, i), p);
        }
        mention(c, &roots, cut_at(c, piece->block, piece->to), p);
    }
    for (uint32_t i = 0; i < c->value_count; ++i) {
        uint32_t id = c->values[i], root = roots.of[id];
        if (root && roots.ids[root - 1] != id && c->ids[id].keep) {
            roots.escapes[root - 1] = true; /* what is kept points into it */
        }
    }
    for (uint32_t v = 0; v < roots.count; ++v) {
        uint32_t id = roots.ids[v];
        if (is_kept_variable(c, &roots, v, v < parameters)) {
            const struct type *type = ll_pointee(c->t, ll_type_of(c->t, id));
            c->ids[id].keep = 1 + ll_add_keep(c->t, r, id, KEEP_VARIABLE, false, type);
            r->keeps[r->keep_count - 1].pinned = roots.escapes[v];
            r->has_variables = true;
            r->pinned |= roots.escapes[v];
        }
    }
    if (r->strips && r->has_variables) {
        find_lasting(c, &roots, parameters);
    }
    return true;
}
