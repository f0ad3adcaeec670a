/* Sub-groups whose work-items part, and operations that only those take part in which come to them
 * (SPIR-V's non-uniform ones, and INTEL's shuffles). As long as all go the same way, a team goes
 * through its regions as any other. Once they do not, each work-item has a region of its own that
 * is next: that which lies first in the order of the program is run for those that wait for it,
 * until all have the same again. So those that took different ways of a branch meet where these
 * meet, and those that have left a loop wait behind it for the others. */
#include <string.h>

#include "cut.h"
#include "hostcode/hostcode.h"

#define NONE UR_SPIRV_NONE
#define ITEM(field) ((unsigned)offsetof(struct ur_hostcode_item, field))

bool ll_may_part(const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpSubgroupShuffleINTEL:
    case SpvOpSubgroupShuffleXorINTEL:
    case SpvOpSubgroupShuffleUpINTEL:
    case SpvOpSubgroupShuffleDownINTEL:
    case SpvOpGroupNonUniformRotateKHR:
        return true;
    default:
        return insn->opcode >= SpvOpGroupNonUniformElect &&
               insn->opcode <= SpvOpGroupNonUniformLogicalXor;
    }
}

/* ---- while the kernel is cut ----------------------------------------------------------------- */

static bool has_such(const struct cut *c, uint32_t block) {
    bool lanes;
    for (uint32_t i = 1; i < c->f->blocks[block].terminator; ++i) {
        const struct ur_spirv_instruction *insn = cut_at(c, block, i);
        if (ll_may_part(insn) && ll_sync(c->module, insn, &lanes) == SYNC_SUB_GROUP) {
            return true;
        }
    }
    return false;
}

bool ll_could_part(const struct cut *c) {
    bool any = false;
    for (uint32_t o = 0; o < c->order_count && c->r->sub_groups && !any; ++o) {
        any = has_such(c, c->order[o]);
    }
    return any;
}

/* A branch that not all are proven to take the same way decides whether such an operation comes. */
static bool parts(struct cut *c) {
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o];
        if (!c->split[b] || !(c->apart[b] || c->ids[cut_end(c, b)->operands[0]].varies)) {
            continue;
        }
        uint32_t count = ll_decided(c, b);
        for (uint32_t i = 0; i < count; ++i) {
            if (has_such(c, c->found[i])) {
                return true;
            }
        }
    }
    return false;
}

/* Marks the blocks of the loop with that header, those of loops within it too. */
static bool find_loop(struct cut *c, uint32_t header, bool *inside) {
    uint32_t depth = 0;
    bool any = false;
    for (uint32_t e = c->first_edge[header]; e < c->first_edge[header + 1]; ++e) {
        uint32_t from = c->number[c->edges[e]];
        any |= from != NONE && from >= c->number[header];
    }
    if (!any) {
        return false;
    }
    memset(inside, 0, c->f->block_count * sizeof(*inside));
    inside[header] = true;
    for (uint32_t b = header;; b = c->stack[--depth]) {
        for (uint32_t e = c->first_edge[b]; e < c->first_edge[b + 1]; ++e) {
            uint32_t q = c->edges[e];
            bool back = c->number[q] != NONE && c->number[q] >= c->number[header];
            if (back && !inside[q]) {
                inside[q] = true;
                c->stack[depth++] = q;
            }
        }
        if (!depth) {
            return true;
        }
    }
}

uint32_t *ll_find_ranks(struct cut *c) {
    struct tr *t = c->t;
    uint32_t n = c->order_count;
    uint32_t *order = ur_out_alloc(&t->out, n + 1u, sizeof(*order));
    uint32_t *later = ur_out_alloc(&t->out, n + 1u, sizeof(*later));
    uint32_t *rank = ur_out_alloc(&t->out, c->f->block_count, sizeof(*rank));
    bool *inside = ur_out_alloc(&t->out, c->f->block_count, sizeof(*inside));
    memcpy(order, c->order, n * sizeof(*order));
    for (uint32_t at = 0; at < n; ++at) { /* outer loops come before those within them */
        uint32_t kept = at, moved = 0;
        if (!find_loop(c, order[at], inside)) {
            continue;
        }
        for (uint32_t i = at; i < n; ++i) {
            if (inside[order[i]]) {
                order[kept++] = order[i];
            } else {
                later[moved++] = order[i];
            }
        }
        memcpy(order + kept, later, moved * sizeof(*order));
    }
    for (uint32_t i = 0; i < n; ++i) {
        rank[order[i]] = i;
    }
    return rank;
}

/* Where those that part at a branch meet again each waits for the others, so a region begins there,
 * and none goes on into it. */
static void add_meetings(struct cut *c) {
    struct regions *r = c->r;
    bool more;
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o], to = c->after[b];
        if (!c->split[b] || to == NONE || to >= c->f->block_count || r->first_piece[to] == NONE) {
            continue;
        }
        ll_add_state(c, r->first_piece[to], NULL);
        for (uint32_t e = c->first_edge[to]; e < c->first_edge[to + 1]; ++e) {
            uint32_t from = c->edges[e];
            if (r->last_piece[from] == NONE) {
                continue;
            }
            r->pieces[r->last_piece[from]].end = END_SPLIT;
            uint32_t next = cut_following(c, from, 0, &more);
            for (uint32_t k = 0; more; next = cut_following(c, from, ++k, &more)) {
                if (next != NONE) {
                    ll_add_state(c, r->first_piece[next], NULL);
                }
            }
        }
    }
}

void ll_find_parting(struct cut *c) {
    struct regions *r = c->r;
    if (!parts(c)) {
        return;
    }
    add_meetings(c);
    /* What is the same for those that are together need not be for all. */
    r->parts = true;
    for (uint32_t o = 0; o < c->order_count; ++o) {
        const struct ur_spirv_list *list = &c->f->blocks[c->order[o]].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            if (list->items[i].result) {
                c->ids[list->items[i].result].varies = true;
            }
        }
    }
    const uint32_t *rank = ll_find_ranks(c);
    for (uint32_t s = 0; s < r->state_count; ++s) {
        const struct state *state = &r->states[s];
        for (uint32_t other = 0; other < r->state_count; ++other) {
            uint32_t a = rank[r->pieces[r->states[other].piece].block],
                     b = rank[r->pieces[state->piece].block];
            bool before = a < b || (a == b && r->states[other].piece < state->piece);
            r->states[s].rank += before;
        }
    }
}

/* ---- the loops ------------------------------------------------------------------------------- */

void ll_begin_parting(struct fn *k) {
    struct tr *t = k->t;
    const struct regions *r = k->regions;
    uint64_t most = 1;
    for (uint32_t i = 0; i < r->keep_count; ++i) {
        most = r->keeps[i].size > most ? r->keeps[i].size : most;
    }
    ll_emit(k, "%%pc = alloca [%u x i32], align 64", r->width);
    ll_emit(k, "%%parted.in = alloca [%l x i8], align 128", (int64_t)(most * r->width));
    ll_emit(k, "%%parted.out = alloca [%l x i8], align 128", (int64_t)(most * r->width));
    k->facts->stack += 2 * most * r->width + 4 * r->width + 384;
    if (k->lanes) {
        return; /* the table is written with the function for any team, of which there is one */
    }
    ur_text_print(&t->out, &t->declarations, "@f%u.ranks = internal constant [%u x i32] [",
                  r->function->id, r->state_count + 1);
    for (uint32_t s = 0; s < r->state_count; ++s) {
        ur_text_print(&t->out, &t->declarations, "i32 %u, ", r->states[s].rank);
    }
    ur_text_print(&t->out, &t->declarations, "i32 %u], align 64\n", r->state_count);
}

/* The work-items that region `s` is next for take its turn, each by itself. */
static void emit_turn(struct fn *k, uint32_t s) {
    struct tr *t = k->t;
    ll_emit(k, "br label %%P%u.loop", s);
    ur_text_print(&t->out, &k->body,
                  "P%u.loop:\n  %%p.i%u = phi i64 [ 0, %%P%u.begin ], [ %%p.i%u.e, %%P%u.end ]\n",
                  s, s, s, s, s);
    ll_emit(k, "%%p.a%u = getelementptr inbounds i32, ptr %%pc, i64 %%p.i%u", s, s);
    ll_emit(k, "%%p.n%u = load i32, ptr %%p.a%u, align 4", s, s);
    ll_emit(k, "%%p.m%u = icmp eq i32 %%p.n%u, %u", s, s, s);
    ll_emit(k, "br i1 %%p.m%u, label %%P%u.one, label %%P%u.end", s, s, s);
    ur_text_print(&t->out, &k->body, "P%u.one:\n", s);
    ll_emit(k, "%%p.l%u = add nuw nsw i64 %%first, %%p.i%u", s, s);
    ll_emit(k, "store i64 %%p.l%u, ptr %%linear.at, align 8", s);
    ll_emit(k, "%%p.x%u = urem i64 %%p.l%u, %%x.size", s, s);
    ll_emit(k, "%%p.q%u = udiv i64 %%p.l%u, %%x.size", s, s);
    ll_emit(k, "%%p.y%u = urem i64 %%p.q%u, %%y.size", s, s);
    ll_emit(k, "%%p.z%u = udiv i64 %%p.q%u, %%y.size", s, s);
    for (const char *axis = "xyz"; *axis; ++axis) {
        ll_emit(k, "store i64 %%p.%c%u, ptr %%%c.at, align 8", *axis, s, *axis);
        ll_emit(k, "%%p.g%c%u = add i64 %%%c.base, %%p.%c%u", *axis, s, *axis, *axis, s);
        ll_emit(k, "store i64 %%p.g%c%u, ptr %%g%c.at, align 8", *axis, s, *axis);
    }
    ll_emit(k, "%%p.p%u = sub nuw nsw i64 %%p.l%u, %%base", s, s);
    ur_text_print(&t->out, &k->body, "  %%p.r%u = call i32 @%s(ptr %%item", s,
                  ll_region_name(t, k->regions, s, FOR_ALL));
    ll_pass_parameters(k);
    ll_put_arrays(t, &k->body, k->regions);
    ur_text_print(&t->out, &k->body, ", i64 %%p.p%u, i64 %%p.i%u, ptr %%w, ptr %%w)\n", s, s);
    ll_emit(k, "store i32 %%p.r%u, ptr %%p.a%u, align 4", s, s);
    ll_emit(k, "br label %%P%u.end", s);
    ur_text_print(&t->out, &k->body, "P%u.end:\n", s);
    ll_emit(k, "%%p.i%u.e = add nuw nsw i64 %%p.i%u, 1", s, s);
    ll_emit(k, "%%p.o%u = icmp ult i64 %%p.i%u.e, %%lanes", s, s);
    ll_emit(k, "br i1 %%p.o%u, label %%P%u.loop, label %%parted", s, s);
}

void ll_emit_parted(struct fn *k) {
    struct tr *t = k->t;
    const struct regions *r = k->regions;
    struct ur_text *text = &k->body;
    uint32_t ends = r->state_count;
    ur_text_puts(&t->out, text, "parted:\n");
    ll_emit_next(k);
    ll_emit(k, "br i1 %%parted.same, label %%parted.all, label %%parted.some");
    static const char *const ways[] = {"all", "some"};
    for (int some = 0; some < 2; ++some) {
        ur_text_print(&t->out, text, "parted.%s:\n  switch i32 %%parted.least, label %%apart [",
                      ways[some]);
        for (uint32_t s = 0; s < r->state_count; ++s) {
            const struct state *state = &r->states[s];
            /* What all have to come to, some have not. */
            bool allowed =
                !state->sync || (state->scope == SYNC_SUB_GROUP && ll_may_part(state->sync));
            if (s && (!some || allowed)) {
                ur_text_print(&t->out, text, " i32 %u, label %%%c%u", state->rank, some ? 'P' : 'S',
                              s);
            }
        }
        if (!some) {
            ur_text_print(&t->out, text, " i32 %u, label %%S%u", ends, ends);
        }
        ur_text_puts(&t->out, text, " ]\n");
    }
    for (uint32_t s = 1; s < r->state_count; ++s) {
        const struct state *state = &r->states[s];
        if (state->sync && (state->scope != SYNC_SUB_GROUP || !ll_may_part(state->sync))) {
            continue;
        }
        ur_text_print(&t->out, text, "P%u:\n", s);
        if (state->sync) {
            k->parted = s;
            ll_emit_lanes(k, state);
            k->parted = 0;
        }
        ll_emit(k, "br label %%P%u.begin", s);
        ur_text_print(&t->out, text, "P%u.begin:\n", s);
        emit_turn(k, s);
    }
}
