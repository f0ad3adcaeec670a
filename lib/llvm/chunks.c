/* Where nobody waits: which branches end regions, so that loops are run for a chunk of work-items
 * turn by turn and LLVM vectorises across them. A region begins with each turn of a loop. Branches
 * that decide whether one comes are taken by the whole chunk; where work-items are not proven to go
 * the same way that is checked, and those that have parted go on each by itself (alone.c). Loops
 * that they leave one by one, and that have nothing but arithmetic, loads and switches in them, are
 * gone through until the last one leaves instead (diverge.c). */
#include <string.h>

#include "cut.h"

#define NONE UR_SPIRV_NONE

/* Bytes that a work-item may keep: with more, 16 of them would fill the nearest cache. Most of so
 * many is an array that loops have done with, or do not come to yet. */
enum { MOST_BYTES = 4096 };

/* Reads of one place in a block, from which on it is worth a region: in loops that LLVM writes
 * out. Behind a guard LLVM takes each for a gather, and makes no vectors for fear of them. */
enum { LEAST_SHARED = 8 };

/* ---- what is worth it ------------------------------------------------------------------------ */

/* One that changes memory and waits for nothing. */
static bool is_atomic_change(uint32_t op) {
    return (op >= SpvOpAtomicIIncrement && op <= SpvOpAtomicXor) || op == SpvOpAtomicFMinEXT ||
           op == SpvOpAtomicFMaxEXT || op == SpvOpAtomicFAddEXT;
}

/* One that may find that another work-item has to do something first. */
static bool may_wait(const struct ur_spirv_instruction *insn) {
    uint32_t op = insn->opcode;
    return is_atomic_change(op) || op == SpvOpAtomicFlagTestAndSet ||
           (op >= SpvOpAtomicLoad && op < SpvOpAtomicIIncrement && op != SpvOpAtomicStore) ||
           (op == SpvOpLoad && insn->count > 1 && insn->operands[1] & SpvMemoryAccessVolatileMask);
}

/* Of numbers and the like LLVM makes registers, unless the loop around goes from region to region:
 * modules that were compiled without optimisation are better off as they are. */
static bool is_left_in_memory(struct tr *t, const struct ur_spirv_function *f, uint32_t variable) {
    const struct type *type = ll_pointee(t, ll_type_of(t, variable));
    if (type->op == SpvOpTypeArray || type->op == SpvOpTypeStruct) {
        return false;
    }
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            const struct ur_spirv_instruction *insn = &list->items[i];
            if (insn->opcode == SpvOpStore && insn->count && insn->operands[0] == variable) {
                return true;
            }
        }
    }
    return false;
}

bool ll_worth_chunks(struct tr *t, const struct ur_spirv_function *f) {
    enum { MOST_VARIABLES = 16 };
    unsigned variables = 0;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            uint32_t op = list->items[i].opcode;
            if (op == SpvOpMemoryBarrier || op == SpvOpAtomicFlagClear ||
                op == SpvOpAtomicFlagTestAndSet ||
                (op >= SpvOpAtomicLoad && op < SpvOpAtomicIIncrement)) {
                return false;
            }
            if (op == SpvOpVariable &&
                (++variables > MOST_VARIABLES || is_left_in_memory(t, f, list->items[i].result))) {
                return false;
            }
        }
    }
    return f->block_count > 1;
}

/* ---- the plan -------------------------------------------------------------------------------- */

/* What the plan is made of, for each block. */
struct plan {
    bool *turns;          /* of a loop to stand aside of */
    bool *inside;         /* of the loop under work */
    bool *leads;          /* the blocks that it is left to */
    bool *forced;         /* its branch is split for what is read or written behind it */
    bool *guards;         /* and as it decides whether a loop to stand aside of comes */
    uint32_t *first_pair; /* of each header: 1 + an index */
    struct pair *pairs;
    uint32_t pair_count;
};

/* A branch that decides whether a loop to stand aside of comes. */
struct pair {
    uint32_t branch, next;
    bool others; /* and about another one */
};

void ll_find_inside(struct cut *c, uint32_t header, bool *inside) {
    uint32_t depth = 0;
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
        for (uint32_t e = c->first_edge[b]; e < c->first_edge[b + 1]; ++e) {
            if (c->number[c->edges[e]] != NONE && !inside[c->edges[e]]) {
                inside[c->edges[e]] = true;
                c->stack[depth++] = c->edges[e];
            }
        }
    }
}

void ll_find_loops(struct cut *c) {
    uint32_t n = c->f->block_count;
    if (c->loops) {
        return;
    }
    bool *inside = ur_out_alloc(&c->t->out, n, sizeof(*inside));
    c->header = ur_out_alloc(&c->t->out, n, sizeof(*c->header));
    c->loops = ur_out_alloc(&c->t->out, n, sizeof(*c->loops));
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o], to;
        bool more;
        to = cut_following(c, b, 0, &more);
        for (uint32_t k = 0; more; to = cut_following(c, b, ++k, &more)) {
            if (to != NONE && c->number[to] <= o) {
                c->header[to] = true;
            }
        }
    }
    for (uint32_t b = 0; b < n; ++b) {
        if (!c->header[b]) {
            continue;
        }
        ll_find_inside(c, b, inside);
        for (uint32_t i = 0; i < n; ++i) {
            c->loops[i] |= inside[i];
        }
    }
}

/* As make_states will split them. */
static void chunks_split(struct cut *c, const struct plan *plan) {
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o];
        c->split[b] = plan->forced[b] || plan->guards[b];
        if (cut_end(c, b)->opcode == SpvOpBranch) {
            continue;
        }
        uint32_t count = ll_decided(c, b);
        for (uint32_t i = 0; i < count && !c->split[b]; ++i) {
            c->split[b] = c->syncs[c->found[i]];
        }
    }
}

/* Marks the blocks that a loop is left to. */
static void find_leads(const struct cut *c, const bool *inside, bool *leads) {
    memset(leads, 0, c->f->block_count * sizeof(*leads));
    for (uint32_t o = 0; o < c->order_count; ++o) {
        bool more;
        uint32_t b = c->order[o], to = cut_following(c, b, 0, &more);
        for (uint32_t k = 0; inside[b] && more; to = cut_following(c, b, ++k, &more)) {
            if (to != NONE && !inside[to]) {
                leads[to] = true;
            }
        }
    }
}

/* The branches that may part work-items and decide about loops to stand aside of. */
static void find_pairs(struct cut *c, struct plan *plan) {
    memset(plan->first_pair, 0, c->f->block_count * sizeof(*plan->first_pair));
    plan->pair_count = 0;
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o], headers = 0;
        if (c->split[b] || c->apart[b] || !cut_may_part(c, b)) {
            continue;
        }
        uint32_t count = ll_decided(c, b);
        for (uint32_t i = 0; i < count; ++i) {
            headers += plan->turns[c->found[i]];
        }
        for (uint32_t i = 0; i < count && headers; ++i) {
            uint32_t h = c->found[i];
            if (!plan->turns[h]) {
                continue;
            }
            plan->pairs = ll_grow(c->t, plan->pairs, plan->pair_count, sizeof(*plan->pairs));
            plan->pairs[plan->pair_count] =
                (struct pair){.branch = b, .next = plan->first_pair[h], .others = headers > 1};
            plan->first_pair[h] = ++plan->pair_count;
        }
    }
}

/* Branches that decide whether a loop comes that work-items stand aside of, the outermost of those
 * that are not split yet: what is within one that is split may no longer vary. None is one that
 * leads those who do not come to the loop to what is behind it at once: they pass by. That is so
 * for one loop at a time. */
static bool find_guards(struct cut *c, struct plan *plan) {
    bool any = false;
    find_pairs(c, plan);
    for (uint32_t h = 0; h < c->f->block_count; ++h) {
        if (!plan->first_pair[h]) {
            continue;
        }
        ll_find_inside(c, h, plan->inside);
        find_leads(c, plan->inside, plan->leads);
        for (uint32_t p = plan->first_pair[h]; p; p = plan->pairs[p - 1].next) {
            const struct pair *pair = &plan->pairs[p - 1];
            uint32_t out = c->after[pair->branch];
            bool passes = !pair->others && out < c->f->block_count && plan->leads[out];
            if (!plan->inside[pair->branch] && !passes) {
                plan->guards[pair->branch] = any = true;
            }
        }
    }
    return any;
}

/* Anew, for less varies where more is split. */
static void vary(struct cut *c, struct plan *plan) {
    memset(plan->guards, 0, c->f->block_count * sizeof(*plan->guards));
    do {
        ll_forget_varying(c);
        chunks_split(c, plan);
        ll_find_varying(c);
    } while (find_guards(c, plan));
}

/* Whether it reads or writes memory, which LLVM does below a branch only as long as it does not
 * know that all take it. */
static bool has_accesses(const struct cut *c, uint32_t block) {
    for (uint32_t i = 1; i < c->f->blocks[block].terminator; ++i) {
        uint32_t op = cut_at(c, block, i)->opcode;
        if (op == SpvOpLoad || op == SpvOpStore) {
            return true;
        }
    }
    return false;
}

/* Branches in loops that all take together and that decide about such blocks. */
static bool force(struct cut *c, struct plan *plan) {
    bool any = false;
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o];
        if (!c->loops[b] || c->split[b] || !cut_chooses(c, b) || cut_may_part(c, b) ||
            c->apart[b]) {
            continue;
        }
        uint32_t count = ll_decided(c, b);
        for (uint32_t i = 0; i < count; ++i) {
            plan->forced[b] |= has_accesses(c, c->found[i]);
        }
        any |= plan->forced[b];
    }
    return any;
}

/* Without work-items that part: loops that all go through equally often, unless a branch that not
 * all take together would be split. */
static bool plan_together(struct cut *c) {
    bool any = false;
    ll_find_varying(c);
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o], to;
        bool more;
        to = cut_following(c, b, 0, &more);
        for (uint32_t k = 0; more; to = cut_following(c, b, ++k, &more)) {
            if (to != NONE && c->header[to] && c->number[to] <= o && !c->apart[to] &&
                !c->apart[b]) {
                c->syncs[to] = any = true;
            }
        }
    }
    for (uint32_t o = 0; any && o < c->order_count; ++o) {
        uint32_t b = c->order[o], count = cut_may_part(c, b) ? ll_decided(c, b) : 0;
        for (uint32_t i = 0; i < count; ++i) {
            any &= !c->syncs[c->found[i]];
        }
    }
    if (!any) {
        memset(c->syncs, 0, c->f->block_count * sizeof(*c->syncs));
    }
    ll_find_divergent(c);
    return any || c->turn_count;
}

static bool has_waits(const struct tr *t, const struct ur_spirv_function *f) {
    (void)t;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
            if (may_wait(&f->blocks[b].list.items[i])) {
                return true;
            }
        }
    }
    return false;
}

bool ll_may_spin(struct cut *c) {
    bool any = false;
    /* What is called may have the loop. */
    if (ll_calls(c->t, (uint32_t)(c->f - c->module->functions), has_waits)) {
        return true;
    }
    if (!has_waits(c->t, c->f)) {
        return false;
    }
    ll_find_loops(c);
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o];
        for (uint32_t i = 1; i < c->f->blocks[b].terminator && c->loops[b]; ++i) {
            if (may_wait(cut_at(c, b, i))) {
                c->ids[cut_at(c, b, i)->result].awaited = any = true;
            }
        }
    }
    for (uint32_t o = 0; o < c->order_count && any; ++o) {
        const struct ur_spirv_block *block = &c->f->blocks[c->order[o]];
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            struct ur_spirv_walk walk;
            struct ur_spirv_item item;
            const struct ur_spirv_instruction *insn = &block->list.items[i];
            ur_spirv_walk_begin(&walk, c->module, insn);
            while (ur_spirv_walk_next(&walk, &item)) {
                uint32_t id = item.id ? insn->operands[item.first] : 0;
                if (id && id != insn->result && id < c->module->bound && c->ids[id].awaited) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* Whether all work-items store to one place, as those that search do who found something: the
 * pointer is a parameter, or lies a constant behind one. */
static bool stores_to_one_place(const struct cut *c, const struct ur_spirv_instruction *insn) {
    uint64_t value;
    const struct ur_spirv_instruction *from =
        insn->opcode == SpvOpStore && insn->count
            ? ur_spirv_definition(c->module, insn->operands[0])
            : NULL;
    for (uint32_t depth = 0; from && depth < 8; ++depth) {
        if (from->opcode == SpvOpFunctionParameter) {
            return true;
        }
        bool moves = from->opcode == SpvOpPtrAccessChain ||
                     from->opcode == SpvOpInBoundsPtrAccessChain ||
                     from->opcode == SpvOpAccessChain || from->opcode == SpvOpInBoundsAccessChain;
        if ((!moves && from->opcode != SpvOpBitcast) || !from->count) {
            return false;
        }
        for (uint32_t i = 1; moves && i < from->count; ++i) {
            if (!ur_spirv_constant(c->module, from->operands[i], &value)) {
                return false;
            }
        }
        from = ur_spirv_definition(c->module, from->operands[0]);
    }
    return false;
}

/* A branch that decides about an atomic operation, or about a store that LLVM makes no vectors of,
 * is taken together, so that what else lies on the way is vectorised. */
static void mark_alone(struct cut *c) {
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o];
        for (uint32_t i = 1; i < c->f->blocks[b].terminator; ++i) {
            const struct ur_spirv_instruction *insn = cut_at(c, b, i);
            c->syncs[b] |=
                is_atomic_change(insn->opcode) || (c->loops[b] && stores_to_one_place(c, insn));
        }
    }
}

static uint32_t loads(const struct cut *c, uint32_t block, bool shared) {
    uint32_t count = 0;
    for (uint32_t i = 1; i < c->f->blocks[block].terminator; ++i) {
        const struct ur_spirv_instruction *insn = cut_at(c, block, i);
        count += insn->opcode == SpvOpLoad && !(shared && c->ids[insn->operands[0]].varies);
    }
    return count;
}

/* Whether a block computes with vectors, which is fast for one work-item too. */
static bool has_vectors(const struct cut *c, uint32_t block) {
    for (uint32_t i = 1; i < c->f->blocks[block].terminator; ++i) {
        const struct ur_spirv_instruction *insn = cut_at(c, block, i);
        bool computes = insn->opcode == SpvOpExtInst ||
                        (insn->opcode >= SpvOpSNegate && insn->opcode <= SpvOpMatrixTimesScalar);
        if (computes && ur_spirv_opcode(c->module, insn->type) == SpvOpTypeVector) {
            return true;
        }
    }
    return false;
}

/* Of a function without loops: blocks that not all work-items come to and in which they read much
 * that is the same for all. Which that is shows once they are regions. */
static bool mark_shared(struct cut *c, struct plan *plan) {
    bool any = false;
    vary(c, plan);
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o];
        c->syncs[b] = c->apart[b] && loads(c, b, false) >= LEAST_SHARED && !has_vectors(c, b);
    }
    vary(c, plan);
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o];
        c->syncs[b] = c->syncs[b] && loads(c, b, true) >= LEAST_SHARED;
        any |= c->syncs[b];
    }
    return any;
}

bool ll_plan_chunks(struct cut *c) {
    struct tr *t = c->t;
    uint32_t n = c->f->block_count;
    bool any = false;
    struct plan plan = {.turns = ur_out_alloc(&t->out, n, sizeof(bool)),
                        .inside = ur_out_alloc(&t->out, n, sizeof(bool)),
                        .leads = ur_out_alloc(&t->out, n, sizeof(bool)),
                        .first_pair = ur_out_alloc(&t->out, n, sizeof(uint32_t)),
                        .forced = ur_out_alloc(&t->out, n, sizeof(bool)),
                        .guards = ur_out_alloc(&t->out, n, sizeof(bool))};
    if (c->spins) {
        return false;
    }
    ll_find_loops(c);
    if (c->attempt == CHUNK_TOGETHER) {
        return plan_together(c);
    }
    for (uint32_t b = 0; b < n; ++b) {
        any |= c->header[b];
        plan.turns[b] = c->header[b] && c->attempt < CHUNK_NO_TURNS;
        c->syncs[b] = c->header[b] && !plan.turns[b];
    }
    if (!any && !mark_shared(c, &plan)) {
        return false;
    }
    mark_alone(c);
    /* At first all loops are taken for such as work-items stand aside of. */
    vary(c, &plan);
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t h = 0; h < n; ++h) {
            if (plan.turns[h] && (!c->apart[h] || !ll_may_turn(c, h, plan.inside))) {
                plan.turns[h] = false;
                c->syncs[h] = changed = true;
            }
        }
        if (!changed && c->attempt < CHUNK_NO_ACCESSES) {
            changed = force(c, &plan);
        }
        if (changed) {
            vary(c, &plan);
        }
    }
    ll_find_divergent(c);
    return true;
}

bool ll_finish_chunks(struct cut *c) {
    struct regions *r = c->r;
    for (uint32_t s = 0; s < r->state_count; ++s) {
        r->alone |= r->states[s].checked && r->states[s].next_count > 1;
    }
    return r->item_bytes <= MOST_BYTES &&
           (!r->alone || ((!r->pinned || ll_own_arrays(r)) && c->attempt < CHUNK_TOGETHER));
}
