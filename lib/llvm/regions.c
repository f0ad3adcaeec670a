/* Cutting a kernel into regions: pieces of blocks, branches that all take together, and which
 * values are the same for a whole team. See regions.h. */
#include "cut.h"

#include <string.h>

#include "spirv/flow.h"

#define NONE UR_SPIRV_NONE

/* What is larger is left to fibers: cutting it takes time in proportion to the square of its
 * blocks, or the code would grow too much. And so that it takes LLVM no more than seconds, what has
 * more regions; in chunks, which gain less, no more than one. */
enum { MOST_GROWTH = 8, SMALL = 4000, CHUNK = 16, MOST_REGIONS = 256, MOST_OF_CHUNKS = 64 };

/* ---- who waits ------------------------------------------------------------------------------- */

uint8_t ll_sync(const struct ur_spirv_module *module, const struct ur_spirv_instruction *insn,
                bool *lanes) {
    uint64_t scope = SpvScopeSubgroup;
    *lanes = false;
    switch (insn->opcode) {
    case SpvOpSubgroupShuffleINTEL:
    case SpvOpSubgroupShuffleXorINTEL:
    case SpvOpSubgroupShuffleUpINTEL:
    case SpvOpSubgroupShuffleDownINTEL:
        break;
    case SpvOpSubgroupBlockReadINTEL:
    case SpvOpSubgroupBlockWriteINTEL:
    case SpvOpGroupNonUniformInverseBallot:
    case SpvOpGroupNonUniformBallotBitCount:
    case SpvOpGroupNonUniformBallotFindMSB:
        *lanes = true;
        return SYNC_NONE;
    case SpvOpGroupNonUniformBallotBitExtract:
    case SpvOpGroupNonUniformBallotFindLSB:
    case SpvOpGroupAsyncCopy:
        return SYNC_NONE;
    case SpvOpControlBarrier:
    case SpvOpGroupWaitEvents:
    case SpvOpGroupAll:
    case SpvOpGroupAny:
    case SpvOpGroupBroadcast:
    case SpvOpGroupNonUniformElect:
    case SpvOpGroupNonUniformAll:
    case SpvOpGroupNonUniformAny:
    case SpvOpGroupNonUniformAllEqual:
    case SpvOpGroupNonUniformBallot:
    case SpvOpGroupNonUniformBroadcast:
    case SpvOpGroupNonUniformBroadcastFirst:
    case SpvOpGroupNonUniformShuffle:
    case SpvOpGroupNonUniformShuffleXor:
    case SpvOpGroupNonUniformShuffleUp:
    case SpvOpGroupNonUniformShuffleDown:
    case SpvOpGroupNonUniformRotateKHR:
        if (!insn->count || !ur_spirv_constant(module, insn->operands[0], &scope)) {
            scope = SpvScopeInvocation;
        }
        break;
    default:
        if (!ll_reduces(insn->opcode)) {
            return SYNC_NONE;
        }
        if (!insn->count || !ur_spirv_constant(module, insn->operands[0], &scope)) {
            scope = SpvScopeInvocation;
        }
        break;
    }
    return scope == SpvScopeWorkgroup  ? SYNC_GROUP
           : scope == SpvScopeSubgroup ? SYNC_SUB_GROUP
                                       : SYNC_NONE;
}

bool ll_sync_uniform(const struct regions *r, const struct ur_spirv_instruction *insn,
                     uint8_t scope) {
    if ((scope == SYNC_SUB_GROUP) != r->sub_groups) {
        return false;
    }
    switch (insn->opcode) {
    case SpvOpGroupAll:
    case SpvOpGroupAny:
    case SpvOpGroupBroadcast:
    case SpvOpGroupNonUniformAll:
    case SpvOpGroupNonUniformAny:
    case SpvOpGroupNonUniformAllEqual:
    case SpvOpGroupNonUniformBallot:
    case SpvOpGroupNonUniformBroadcast:
    case SpvOpGroupNonUniformBroadcastFirst:
        return true;
    default:
        return ll_reduces(insn->opcode) && insn->count > 1 &&
               insn->operands[1] == SpvGroupOperationReduce;
    }
}

/* ---- flow ------------------------------------------------------------------------------------ */

/* A copy that goes with the translation, for that may end at any place. */
void ll_copy_flow(struct cut *c) {
    struct ur_spirv_flow flow;
    uint32_t n = c->f->block_count;
    if (!ur_spirv_flow_make(&flow, c->module, c->f)) {
        ur_out_exhausted(&c->t->out);
    }
    size_t edges = flow.first_edge[n];
    uint32_t *all = NULL;
    c->order_count = flow.order_count;
    jmp_buf *outer = c->t->out.failed, here;
    c->t->out.failed = &here;
    if (setjmp(here) == 0) {
        all = ur_out_alloc(&c->t->out, n + (n + 1) + n + edges + 1, sizeof(*all));
        memcpy(all + n + n + 1 + edges, flow.number, n * sizeof(*all));
        memcpy(all, flow.order, flow.order_count * sizeof(*all));
        memcpy(all + n, flow.first_edge, (n + 1) * sizeof(*all));
        memcpy(all + n + n + 1, flow.edges, edges * sizeof(*all));
    } else {
        ur_spirv_flow_drop(&flow);
        c->t->out.failed = outer;
        ur_out_exhausted(&c->t->out);
    }
    c->t->out.failed = outer;
    ur_spirv_flow_drop(&flow);
    c->order = all;
    c->first_edge = all + n;
    c->edges = all + n + n + 1;
    c->number = c->edges + edges;
}

/* Immediate postdominators by repeated intersection, from the ends backwards; block_count stands
 * for the end of the function. */
void ll_find_after(struct cut *c) {
    uint32_t n = c->f->block_count, depth = 0, done = 0;
    uint32_t *number = ur_out_alloc(&c->t->out, n + 1u, sizeof(*number));
    uint32_t *order = ur_out_alloc(&c->t->out, n + 1u, sizeof(*order));
    uint32_t *next = ur_out_alloc(&c->t->out, n + 1u, sizeof(*next));
    uint32_t *stack = ur_out_alloc(&c->t->out, n + 1u, sizeof(*stack));
    bool more;
    c->after = ur_out_alloc(&c->t->out, n + 1u, sizeof(*c->after));
    for (uint32_t b = 0; b <= n; ++b) {
        number[b] = NONE;
        c->after[b] = NONE;
    }
    for (uint32_t i = 0; i < c->order_count; ++i) {
        uint32_t root = c->order[i];
        (void)cut_following(c, root, 0, &more);
        if (more || number[root] != NONE) {
            continue;
        }
        number[root] = 0; /* on the way; its place comes after */
        stack[depth++] = root;
        while (depth) {
            uint32_t b = stack[depth - 1], e = c->first_edge[b] + next[b]++;
            if (e >= c->first_edge[b + 1]) {
                order[done++] = b;
                --depth;
            } else if (number[c->edges[e]] == NONE) {
                number[c->edges[e]] = 0;
                stack[depth++] = c->edges[e];
            }
        }
    }
    for (uint32_t i = 0; i < done; ++i) {
        number[order[i]] = i;
    }
    number[n] = done;
    c->after[n] = n;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = done; i-- > 0;) {
            uint32_t b = order[i], best = NONE;
            uint32_t to = cut_following(c, b, 0, &more);
            if (!more) {
                best = n;
            }
            for (uint32_t k = 0; more; to = cut_following(c, b, ++k, &more)) {
                if (to == NONE || c->after[to] == NONE) {
                    continue;
                }
                uint32_t a = to;
                while (best != NONE && a != best) {
                    if (number[a] < number[best]) {
                        a = c->after[a];
                    } else {
                        best = c->after[best];
                    }
                }
                best = a;
            }
            if (best != c->after[b]) {
                c->after[b] = best;
                changed = true;
            }
        }
    }
}

uint32_t ll_decided(struct cut *c, uint32_t branch) {
    uint32_t count = 0, read = 0, from = branch, n = c->f->block_count;
    uint32_t stop = c->after[branch] == NONE ? n : c->after[branch];
    ++c->stamp;
    for (;;) {
        bool more;
        uint32_t to = cut_following(c, from, 0, &more);
        for (uint32_t k = 0; more; to = cut_following(c, from, ++k, &more)) {
            if (to != NONE && to != stop && c->mark[to] != c->stamp) {
                c->mark[to] = c->stamp;
                c->found[count++] = to;
            }
        }
        if (read == count) {
            return count;
        }
        from = c->found[read++];
    }
}

/* ---- pieces and states ----------------------------------------------------------------------- */

static void make_pieces(struct cut *c) {
    struct regions *r = c->r;
    uint32_t n = c->f->block_count, count = 0;
    bool lanes;
    r->first_piece = ur_out_alloc(&c->t->out, n, sizeof(*r->first_piece));
    r->last_piece = ur_out_alloc(&c->t->out, n, sizeof(*r->last_piece));
    for (uint32_t b = 0; b < n; ++b) {
        r->first_piece[b] = r->last_piece[b] = NONE;
    }
    for (uint32_t o = 0; o < c->order_count; ++o) {
        const struct ur_spirv_block *block = &c->f->blocks[c->order[o]];
        ++count;
        for (uint32_t i = 1; i < block->terminator; ++i) {
            count += ll_sync(c->module, &block->list.items[i], &lanes) != SYNC_NONE;
        }
    }
    r->pieces = ur_out_alloc(&c->t->out, count, sizeof(*r->pieces));
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o], from = 1;
        const struct ur_spirv_block *block = &c->f->blocks[b];
        r->first_piece[b] = r->piece_count;
        for (uint32_t i = 1; i < block->terminator; ++i) {
            if (ll_sync(c->module, &block->list.items[i], &lanes) != SYNC_NONE) {
                r->pieces[r->piece_count++] =
                    (struct piece){.block = b, .from = from, .to = i, .end = END_SYNC};
                from = i + 1;
                c->syncs[b] = true;
            }
        }
        r->last_piece[b] = r->piece_count;
        r->pieces[r->piece_count++] =
            (struct piece){.block = b, .from = from, .to = block->terminator, .end = END_FLOW};
    }
}

void ll_add_state(struct cut *c, uint32_t piece, const struct ur_spirv_instruction *sync) {
    struct regions *r = c->r;
    bool lanes;
    if (r->pieces[piece].state) {
        return;
    }
    r->states = ll_grow(c->t, r->states, r->state_count, sizeof(*r->states));
    r->states[r->state_count] =
        (struct state){.piece = piece,
                       .sync = sync,
                       .scope = sync ? ll_sync(c->module, sync, &lanes) : (uint8_t)SYNC_NONE};
    r->pieces[piece].state = ++r->state_count;
}

/* Branches that decide whether a sync comes, and all places where regions begin. */
static void make_states(struct cut *c) {
    struct regions *r = c->r;
    ll_add_state(c, 0, NULL);
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o], count, to;
        bool more;
        if (cut_end(c, b)->opcode == SpvOpBranch) {
            continue;
        }
        count = ll_decided(c, b);
        for (uint32_t i = 0; i < count && !c->split[b]; ++i) {
            c->split[b] = c->syncs[c->found[i]];
        }
        if (!c->split[b]) {
            continue;
        }
        r->pieces[r->last_piece[b]].end = END_SPLIT;
        to = cut_following(c, b, 0, &more);
        for (uint32_t k = 0; more; to = cut_following(c, b, ++k, &more)) {
            if (to != NONE) {
                ll_add_state(c, r->first_piece[to], NULL);
            }
        }
    }
    for (uint32_t p = 0; p < r->piece_count; ++p) {
        if (r->pieces[p].end == END_SYNC) {
            ll_add_state(c, p + 1, cut_at(c, r->pieces[p].block, r->pieces[p].to));
        }
    }
}

static void add_next(struct cut *c, struct state *s, uint32_t next) {
    for (uint32_t i = 0; i < s->next_count; ++i) {
        if (s->next[i] == next) {
            return;
        }
    }
    s->next = ll_grow(c->t, s->next, s->next_count, sizeof(*s->next));
    s->next[s->next_count++] = next;
}

/* The pieces of each region, and what follows it. False: there would be too much code, or ends of
 * kinds that do not go together. */
static bool fill_regions(struct cut *c) {
    struct regions *r = c->r;
    uint64_t whole = 0, made = 0;
    if (r->state_count > (r->chunks ? MOST_OF_CHUNKS : MOST_REGIONS)) {
        return false;
    }
    for (uint32_t p = 0; p < r->piece_count; ++p) {
        r->pieces[p].mark = 0;
        whole += r->pieces[p].to - r->pieces[p].from + 1;
    }
    for (uint32_t i = 0; i < r->state_count; ++i) {
        struct state *s = &r->states[i];
        uint32_t depth = 0;
        bool leaves = false, ends = false;
        c->stack[depth++] = s->piece;
        r->pieces[s->piece].mark = i + 1;
        while (depth) {
            uint32_t p = c->stack[--depth];
            const struct piece *piece = &r->pieces[p];
            s->pieces = ll_grow(c->t, s->pieces, s->piece_count, sizeof(*s->pieces));
            s->pieces[s->piece_count++] = p;
            made += piece->to - piece->from + 1;
            leaves |= piece->end == END_LEAVE;
            ends |= piece->end == END_SPLIT || piece->end == END_SYNC;
            if (piece->end == END_SYNC) {
                add_next(c, s, r->pieces[p + 1].state - 1);
                continue;
            }
            bool more;
            uint32_t to = cut_following(c, piece->block, 0, &more);
            if (!more) {
                add_next(c, s, r->state_count);
            }
            for (uint32_t k = 0; more; to = cut_following(c, piece->block, ++k, &more)) {
                if (to == NONE) {
                    continue;
                }
                uint32_t next = r->first_piece[to];
                if (piece->end == END_SPLIT || (piece->end == END_LEAVE && r->pieces[next].state)) {
                    add_next(c, s, r->pieces[next].state - 1);
                } else if (r->pieces[next].mark != i + 1) {
                    r->pieces[next].mark = i + 1;
                    c->stack[depth++] = next;
                }
            }
        }
        if (leaves && ends) {
            return false; /* what is kept is kept at one place */
        }
        if (made > SMALL && made > whole * MOST_GROWTH) {
            return false;
        }
    }
    return true;
}

/* ---- what varies ----------------------------------------------------------------------------- */

/* What a built-in variable is to the work-items of a kernel. */
enum {
    INPUT_UNIFORM = 1,   /* the same for all of a group */
    INPUT_SUB_GROUP = 2, /* for all of a sub-group */
    INPUT_VARIES = 4
};

static uint8_t input_kind(const struct ur_spirv_module *module, uint32_t variable) {
    const struct ur_spirv_note *note =
        ur_spirv_decoration(module, variable, NONE, SpvDecorationBuiltIn);
    switch (note && note->count ? note->operands[0] : NONE) {
    case SpvBuiltInWorkgroupId:
    case SpvBuiltInWorkgroupSize:
    case SpvBuiltInEnqueuedWorkgroupSize:
    case SpvBuiltInNumWorkgroups:
    case SpvBuiltInGlobalSize:
    case SpvBuiltInGlobalOffset:
    case SpvBuiltInWorkDim:
    case SpvBuiltInSubgroupMaxSize:
    case SpvBuiltInNumSubgroups:
    case SpvBuiltInNumEnqueuedSubgroups:
        return INPUT_UNIFORM;
    case SpvBuiltInSubgroupId:
    case SpvBuiltInSubgroupSize:
        return INPUT_SUB_GROUP;
    default:
        return INPUT_VARIES;
    }
}

/* Of built-in variables, and constants that are made of their addresses: of which. */
static uint8_t *find_inputs(struct tr *t) {
    const struct ur_spirv_list *list = &t->module->sections[UR_SPIRV_GLOBALS];
    uint8_t *inputs = ur_out_alloc(&t->out, t->module->bound, sizeof(*inputs));
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *insn = &list->items[i];
        if (insn->opcode == SpvOpVariable) {
            inputs[insn->result] = ll_storage(t->module, insn) == SpvStorageClassInput
                                       ? input_kind(t->module, insn->result)
                                       : 0;
            continue;
        }
        bool made = insn->opcode == SpvOpSpecConstantOp || insn->opcode == SpvOpConstantComposite ||
                    insn->opcode == SpvOpSpecConstantComposite;
        uint32_t first = insn->opcode == SpvOpSpecConstantOp;
        for (uint32_t j = first; made && j < insn->count; ++j) { /* other literals do little harm */
            uint32_t id = insn->operands[j];
            inputs[insn->result] |= id < t->module->bound ? inputs[id] : 0;
        }
    }
    return inputs;
}

static bool input_varies(const struct cut *c, uint32_t id) {
    return (c->t->inputs[id] & INPUT_VARIES) ||
           (c->t->inputs[id] & INPUT_SUB_GROUP && !c->r->sub_groups);
}

static bool operand_varies(const struct cut *c, const struct ur_spirv_instruction *insn) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&walk, c->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0;
        if (id && id < c->module->bound && (c->ids[id].varies || input_varies(c, id))) {
            return true;
        }
    }
    return walk.end != UR_SPIRV_WALK_WHOLE;
}

/* Whether an instruction gives an address in a built-in variable, which is memory of the function
 * that is made of each region. */
static bool gives_place(const struct cut *c, const struct ur_spirv_instruction *insn) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    uint32_t kind = ur_spirv_opcode(c->module, insn->type);
    bool number = insn->opcode == SpvOpConvertPtrToU || (c->place_numbers && kind == SpvOpTypeInt);
    if (insn->opcode == SpvOpLoad || (kind != SpvOpTypePointer && !number)) {
        return false;
    }
    ur_spirv_walk_begin(&walk, c->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0;
        if (id && id < c->module->bound && (c->ids[id].place || c->t->inputs[id])) {
            return true;
        }
    }
    return false;
}

bool ll_is_other_place(const struct ur_spirv_module *module,
                       const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_instruction *of =
        insn->opcode == SpvOpCompositeExtract && insn->count == 2 && insn->operands[1] != 0
            ? ur_spirv_definition(module, insn->operands[0])
            : NULL;
    uint32_t read = of && of->opcode == SpvOpLoad ? ll_built_in_read(module, of) : NONE;
    return read == SpvBuiltInLocalInvocationId || read == SpvBuiltInGlobalInvocationId;
}

static bool varies(const struct cut *c, uint32_t block, const struct ur_spirv_instruction *insn) {
    bool lanes;
    uint8_t scope = ll_sync(c->module, insn, &lanes);
    uint32_t op = insn->opcode;
    if (c->apart[block]) {
        return true;
    }
    if (scope != SYNC_NONE) {
        return !ll_sync_uniform(c->r, insn, scope);
    }
    const struct ur_spirv_function *callee = ur_spirv_callee(c->module, insn);
    if (callee && ll_is_pure(c->t, callee)) {
        return operand_varies(c, insn);
    }
    if (lanes || op == SpvOpVariable || op == SpvOpFunctionCall || ur_spirv_is_atomic(op)) {
        return true;
    }
    if (op == SpvOpLoad && insn->count > 1 && insn->operands[1] & SpvMemoryAccessVolatileMask) {
        return true;
    }
    if (c->r->sub_groups && ll_all_whole(c->r) && ll_is_other_place(c->module, insn)) {
        return false;
    }
    if (op == SpvOpPhi) {
        for (uint32_t i = 1; i < insn->count; i += 2) {
            uint32_t from = cut_block(c, insn->operands[i]);
            const struct ur_spirv_instruction *end = from == NONE ? NULL : cut_end(c, from);
            if (!end || c->apart[from] ||
                (!c->split[from] && end->opcode != SpvOpBranch && end->count &&
                 c->ids[end->operands[0]].varies)) {
                return true;
            }
        }
    }
    return operand_varies(c, insn);
}

void ll_find_varying(struct cut *c) {
    ll_find_changed(c);
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t o = 0; o < c->order_count; ++o) {
            uint32_t b = c->order[o];
            const struct ur_spirv_block *block = &c->f->blocks[b];
            for (uint32_t i = 1; i < block->terminator; ++i) {
                const struct ur_spirv_instruction *insn = &block->list.items[i];
                if (insn->result && !c->ids[insn->result].varies && varies(c, b, insn)) {
                    c->ids[insn->result].varies = changed = true;
                }
                if (insn->result && !c->ids[insn->result].place && gives_place(c, insn)) {
                    c->ids[insn->result].place = changed = true;
                    c->place_numbers |= insn->opcode == SpvOpConvertPtrToU;
                }
            }
            const struct ur_spirv_instruction *end = cut_end(c, b);
            bool chooses = end->opcode == SpvOpBranchConditional || end->opcode == SpvOpSwitch;
            if (!chooses || c->split[b] || c->apart[b] || !c->ids[end->operands[0]].varies) {
                continue;
            }
            uint32_t count = ll_decided(c, b);
            for (uint32_t i = 0; i < count; ++i) {
                changed |= !c->apart[c->found[i]];
                c->apart[c->found[i]] = true;
            }
        }
    }
}

void ll_forget_varying(struct cut *c) {
    for (uint32_t b = 0; b < c->f->block_count; ++b) {
        const struct ur_spirv_list *list = &c->f->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            if (list->items[i].result) {
                c->ids[list->items[i].result].varies = false;
            }
        }
    }
    memset(c->split, 0, c->f->block_count * sizeof(*c->split));
    memset(c->apart, 0, c->f->block_count * sizeof(*c->apart));
}

/* ---- all ------------------------------------------------------------------------------------- */

/* Whether it has anything to cut for: syncs, also in functions that it calls (*inside). */
static bool waits(const struct tr *t, const struct ur_spirv_function *f, bool *sub, bool *group,
                  bool *calls) {
    bool any = false, lanes;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            uint8_t sync = ll_sync(t->module, &list->items[i], &lanes);
            *sub |= sync == SYNC_SUB_GROUP || lanes;
            *group |= sync == SYNC_GROUP;
            any |= sync != SYNC_NONE || lanes;
            *calls |= list->items[i].opcode == SpvOpFunctionCall;
        }
    }
    return any;
}

/* Whether work-items call something in a loop, which is gone through by one after the other then.
 */
static bool calls_in_loop(struct tr *t, const struct ur_spirv_function *f) {
    bool *looped = ur_out_alloc(&t->out, f->block_count, sizeof(*looped));
    ll_find_looped(t->module, f, looped);
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count && looped[b]; ++i) {
            if (list->items[i].opcode == SpvOpFunctionCall) {
                return true;
            }
        }
    }
    return false;
}

static bool waits_at_all(const struct tr *t, const struct ur_spirv_function *f) {
    bool sub = false, group = false, calls = false;
    return waits(t, f, &sub, &group, &calls);
}

static bool regions_cut(struct cut *c) {
    struct tr *t = c->t;
    struct regions *r = c->r;
    uint32_t n = c->f->block_count;
    ll_copy_flow(c);
    c->split = ur_out_alloc(&t->out, n, sizeof(*c->split));
    c->apart = ur_out_alloc(&t->out, n, sizeof(*c->apart));
    c->syncs = ur_out_alloc(&t->out, n, sizeof(*c->syncs));
    c->found = ur_out_alloc(&t->out, n, sizeof(*c->found));
    c->mark = ur_out_alloc(&t->out, n, sizeof(*c->mark));
    make_pieces(c);
    c->stack = ur_out_alloc(&t->out, r->piece_count + 1u, sizeof(*c->stack));
    ll_find_after(c);
    c->spins = (r->chunks || c->attempt == 0) && ll_may_spin(c);
    if (r->chunks ? !ll_plan_chunks(c) : r->strips && !ll_worth_strips(c)) {
        return false;
    }
    bool cuts_loops = !r->chunks && c->attempt == 0 && !c->spins && !ll_could_part(c);
    if (r->sub_groups && cuts_loops) {
        ll_split_free_loops(c);
    }
    make_states(c);
    if (cuts_loops) {
        ll_find_varying(c);
        ll_find_divergent(c);
    }
    ll_make_turns(c);
    if (ll_could_part(c)) {
        ll_find_varying(c);
        ll_find_parting(c);
    }
    if (!fill_regions(c) || !ll_find_entries(c)) {
        return false;
    }
    c->stamp = 0;
    memset(c->mark, 0, n * sizeof(*c->mark));
    ll_find_varying(c);
    /* A region has one end: a branch on whose ways a sync lies is none that it goes on behind. */
    for (uint32_t s = 0; s < r->state_count; ++s) {
        for (uint32_t i = 0; i < r->states[s].piece_count; ++i) {
            const struct piece *piece = &r->pieces[r->states[s].pieces[i]];
            r->states[s].checked |=
                piece->end == END_SPLIT &&
                (c->apart[piece->block] || c->ids[cut_end(c, piece->block)->operands[0]].varies);
        }
    }
    for (uint32_t s = 0; s < r->state_count; ++s) {
        bool stands = r->states[s].turns || r->states[s].enters;
        for (uint32_t i = 0; i < r->states[s].piece_count && !stands; ++i) {
            r->states[s].checked |= r->pieces[r->states[s].pieces[i]].end == END_LEAVE;
        }
    }
    ll_find_kept(c);
    if (!ll_keep_turns(c) || !ll_find_variables(c)) {
        return false;
    }
    for (uint32_t i = 0; i < r->keep_count; ++i) {
        if (r->keeps[i].type->size == 0 || c->ids[r->keeps[i].id].place) {
            return false;
        }
    }
    for (uint32_t p = 0; p < r->piece_count; ++p) {
        r->pieces[p].mark = 0;
    }
    ll_find_decisions(c);
    ll_place_keeps(c);
    ll_find_guards(c);
    for (uint32_t s = 0; s < r->state_count; ++s) {
        r->steps |= r->states[s].checked || r->resumed;
    }
    r->steps &= !r->chunks;
    ll_find_written_out(c);
    if ((r->chunks && !ll_finish_chunks(c)) || (r->strips && !ll_fits_strips(r))) {
        return false;
    }
    return r->item_bytes < (uint64_t)1 << 30 && r->team_bytes < (uint64_t)1 << 30;
}

/* Whether it reads one of two built-in variables. */
static bool asks_for(const struct tr *t, const struct ur_spirv_function *f, uint32_t one,
                     uint32_t other) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            const struct ur_spirv_instruction *insn = &list->items[i];
            const struct ur_spirv_note *builtin =
                insn->opcode == SpvOpLoad && insn->count
                    ? ur_spirv_decoration(t->module, ll_input_of(t->module, insn->operands[0]),
                                          NONE, SpvDecorationBuiltIn)
                    : NULL;
            if (builtin && builtin->count &&
                (builtin->operands[0] == one || builtin->operands[0] == other)) {
                return true;
            }
        }
    }
    return false;
}

/* Whether it asks which sub-group a work-item is in, or where: of what lies side by side by that,
 * LLVM sees it in a loop over a sub-group alone. */
static bool asks_for_place(const struct tr *t, const struct ur_spirv_function *f) {
    return asks_for(t, f, SpvBuiltInSubgroupId, SpvBuiltInSubgroupLocalInvocationId);
}

/* Whether no chunk would be a whole one: rows of the groups that it requires, and that the ids
 * which it asks for are of, are shorter. */
static bool has_short_rows(const struct tr *t, const struct ur_spirv_function *f,
                           const uint32_t group[3]) {
    return group[0] && group[0] < CHUNK &&
           asks_for(t, f, SpvBuiltInLocalInvocationId, SpvBuiltInWorkgroupId);
}

/* Whether it may ask for more of a work-item's ids than where it is in the first dimension. */
static bool has_several_dimensions(const struct tr *t, const struct ur_spirv_function *f) {
    const struct ur_spirv_module *module = t->module;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            const struct ur_spirv_instruction *insn = &list->items[i];
            const struct ur_spirv_instruction *of =
                insn->opcode == SpvOpCompositeExtract && insn->count == 2
                    ? ur_spirv_definition(module, insn->operands[0])
                : insn->opcode == SpvOpLoad && insn->count ? insn
                                                           : NULL;
            uint32_t input = of && of->opcode == SpvOpLoad && of->count
                                 ? ll_input_of(module, of->operands[0])
                                 : 0;
            const struct ur_spirv_note *note =
                input ? ur_spirv_decoration(module, input, NONE, SpvDecorationBuiltIn) : NULL;
            if (!note || !note->count ||
                (note->operands[0] != SpvBuiltInLocalInvocationId &&
                 note->operands[0] != SpvBuiltInGlobalInvocationId)) {
                continue;
            }
            if (of != insn && insn->operands[1] != 0) {
                return true;
            }
            if (of == insn && input != insn->operands[0]) { /* of a component */
                const struct ur_spirv_instruction *chain =
                    ur_spirv_definition(module, insn->operands[0]);
                uint64_t component;
                if (!chain || !chain->count ||
                    !ur_spirv_constant(module, chain->operands[chain->count - 1], &component) ||
                    component != 0) {
                    return true;
                }
            }
        }
    }
    return false;
}

bool ll_all_whole(const struct regions *r) {
    return r->width && !r->chunks && (r->in_rows || (r->group[0] && r->group[0] % r->width == 0));
}

struct regions *ll_find_regions(struct tr *t, const struct ur_spirv_function *f, uint32_t size,
                                const uint32_t group[3]) {
    bool sub = false, waits_group = false, calls = false;
    bool any = waits(t, f, &sub, &waits_group, &calls);
    if (!any && !calls && asks_for_place(t, f)) {
        any = sub = true;
    }
    if (f->block_count > LL_MOST_BLOCKS ||
        (any ? calls && ll_calls(t, (uint32_t)(f - t->module->functions), waits_at_all)
             : (calls && calls_in_loop(t, f)) || has_short_rows(t, f, group) ||
                   !ll_worth_chunks(t, f))) {
        return NULL;
    }
    uint32_t values = 0;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        values += f->blocks[b].list.count;
    }
    if (values > LL_MOST_VALUES) {
        return NULL;
    }
    if (!t->ids) {
        t->ids = ur_out_alloc(&t->out, t->module->bound, sizeof(*t->ids));
        t->first_use = ur_out_alloc(&t->out, t->module->bound, sizeof(*t->first_use));
        t->inputs = find_inputs(t);
    }
    /* Once more with strips for long loops alone, without strips, and without loops that work-items
     * stand aside of or that end regions, if those are in the way; in chunks with less each time.
     */
    bool strips =
        waits_group && !sub && size == UR_LLVM_SUB_GROUP_SIZE && (!calls || !calls_in_loop(t, f));
    bool few = false;
    for (unsigned attempt = 0; attempt < (any ? 2 : CHUNK_ATTEMPTS);) {
        struct regions *r = ur_out_alloc(&t->out, 1, sizeof(*r));
        bool teams = sub || strips;
        *r = (struct regions){.function = f,
                              .sub_groups = teams,
                              .strips = strips,
                              .in_rows = teams && t->functions[f - t->module->functions].in_rows,
                              .resumed = teams && waits_group,
                              .group = {group[0], group[1], group[2]},
                              .chunks = !any,
                              .width = !any    ? CHUNK
                                       : teams ? size
                                               : 0};
        struct cut c = {.t = t,
                        .r = r,
                        .module = t->module,
                        .f = f,
                        .ids = t->ids,
                        .first_use = t->first_use,
                        .few = few,
                        .attempt = attempt};
        if (regions_cut(&c)) {
            r->rows = any && !r->width && has_several_dimensions(t, f);
            return r;
        }
        ll_forget_regions(t, r);
        if (strips) {
            strips = few = !few && r->has_variables;
            continue;
        }
        if (any && !c.turn_count && !c.free_loops) {
            return NULL;
        }
        ++attempt;
    }
    return NULL;
}

void ll_forget_regions(struct tr *t, const struct regions *r) {
    const struct ur_spirv_function *f = r->function;
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        t->ids[f->parameters[i]] = (struct id_facts){0};
        t->first_use[f->parameters[i]] = 0;
    }
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            if (list->items[i].result) {
                t->ids[list->items[i].result] = (struct id_facts){0};
                t->first_use[list->items[i].result] = 0;
            }
        }
    }
}

uint32_t ll_incoming(const struct ur_spirv_instruction *insn, uint32_t label) {
    for (uint32_t i = 0; i + 1 < insn->count; i += 2) {
        if (insn->operands[i + 1] == label) {
            return insn->operands[i];
        }
    }
    return 0;
}

void ll_rename_incoming(const struct ur_spirv_block *block, uint32_t from, uint32_t to) {
    for (uint32_t i = 1; i < block->terminator; ++i) {
        struct ur_spirv_instruction *phi = &block->list.items[i];
        uint16_t count = phi->opcode == SpvOpPhi ? phi->count : 0, kept = 0;
        for (uint16_t n = 0; n + 1 < count; n += 2) {
            if (phi->operands[n + 1] != from || to) {
                phi->operands[kept] = phi->operands[n];
                phi->operands[kept + 1] = phi->operands[n + 1] == from ? to : phi->operands[n + 1];
                kept += 2;
            }
        }
        phi->count = count ? kept : phi->count;
        if (count && !kept) { /* nobody comes there */
            phi->opcode = SpvOpUndef;
        }
    }
}

/* Whether what LLVM leaves of a loop over a whole team, which it goes through where indices wrap or
 * which it makes no vectors of, is not to be written out: that many copies of a long region take it
 * as long as all else. */
bool ll_is_long(const struct regions *r, uint32_t region) {
    enum { LONG = 200 };
    uint32_t count = 0;
    for (uint32_t i = 0; i < r->states[region].piece_count; ++i) {
        const struct piece *piece = &r->pieces[r->states[region].pieces[i]];
        count += piece->to - piece->from;
    }
    return count > LONG;
}
