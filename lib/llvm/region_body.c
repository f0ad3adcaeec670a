/* One region as a function of one work-item: it begins with what was kept for it, keeps what the
 * regions that follow need, and gives the state that follows. */
#include <stdio.h>
#include <string.h>

#include "regions.h"
#include "spirv/flow.h"

#define NONE UR_SPIRV_NONE
#define PARALLEL ", !llvm.access.group !0"

/* ---- one region ------------------------------------------------------------------------------ */

/* The region under work has a place of its own for what is kept, which LLVM dissolves into
 * registers: %s and the number of the keep. Where the region begins it gets what was kept. */
static const char *slot(struct fn *k, uint32_t number) {
    struct keep *keep = &k->regions->keeps[number];
    const char *name = ll_format(k->t, "%%s%u", number);
    if (keep->used == k->serial) {
        return name;
    }
    keep->used = k->serial;
    ll_prologue(k, "%s = alloca %y, align %u", name, keep->type, keep->type->align);
    if (keep->live == k->serial) {
        uint32_t value = ll_keep_get(k, keep, keep->shared ? "u" : "%place", true);
        ll_prologue(k, "store %y %n, ptr %s, align %u", keep->type, value, name, keep->type->align);
    }
    return name;
}

static bool is_kept(const struct fn *k, uint32_t id, uint8_t kind) {
    uint32_t keep = id < k->t->module->bound ? k->ids[id].keep : 0;
    return keep && k->regions->keeps[keep - 1].kind == kind;
}

bool ll_is_kept_variable(const struct fn *k, uint32_t id) {
    return k->ids && k->regions && is_kept(k, id, KEEP_VARIABLE);
}

/* The address of a variable that is kept. */
static void variable(struct fn *k, uint32_t id) {
    struct keep *keep = &k->regions->keeps[k->ids[id].keep - 1];
    if (keep->used != k->serial) {
        keep->used = k->serial;
        uint32_t at = ll_keep_address(k, keep, "%place", true);
        ll_prologue(k, "%%v%u = getelementptr inbounds i8, ptr %n, i64 0", id, at);
    }
}

/* One that only this region uses, which need not be the one with its declaration. */
static void own_variable(struct fn *k, uint32_t id, uint32_t mark) {
    struct id_facts *facts = &k->ids[id];
    const struct ur_spirv_instruction *insn = ur_spirv_definition(k->t->module, id);
    if (insn->opcode != SpvOpVariable || !facts->piece || facts->mark == k->serial ||
        k->regions->pieces[facts->piece - 1].mark == mark) {
        return;
    }
    facts->mark = k->serial;
    const struct type *type = ll_pointee(k->t, ll_type(k->t, insn->type));
    ll_prologue(k, "%%v%u = alloca %y, align %u", id, type,
                ll_variable_align(k->t, id, type->align));
    k->facts->stack += type->size + 16;
}

static uint32_t load_from(struct fn *k, uint32_t number, const char *from) {
    const struct type *type = k->regions->keeps[number].type;
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = load %y, ptr %s, align %u", made, type, from, type->align);
    return made;
}

/* Where the value of a keep is that the region gives on. */
static const char *given(struct fn *k, uint32_t number) {
    bool aside = k->regions->keeps[number].aside == k->serial;
    return aside ? ll_format(k->t, "%%s%u.given", number) : slot(k, number);
}

/* Takes the few steps to a value at the region's beginning, once. */
static void step(struct fn *k, uint32_t id, uint32_t mark) {
    struct id_facts *facts = &k->ids[id];
    const struct ur_spirv_instruction *insn = ur_spirv_definition(k->t->module, id),
                                      *outer = k->insn;
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (facts->mark == k->serial) {
        return;
    }
    facts->mark = k->serial;
    struct ur_spirv_instruction same;
    if (insn->opcode == SpvOpPhi) {
        same = *ll_same_in_all(k->t->module, insn);
        same.result = id;
        insn = &same;
    }
    ur_spirv_walk_begin(&walk, k->t->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t of = item.id ? insn->operands[item.first] : 0;
        if (!of || of >= k->t->module->bound) {
            continue;
        }
        if (k->ids[of].steps) {
            step(k, of, mark);
        } else if (is_kept(k, of, KEEP_VARIABLE)) {
            variable(k, of);
        } else if (k->ids[of].piece && !k->ids[of].keep) {
            own_variable(k, of, mark);
        }
    }
    struct ur_text body = k->body;
    k->body = k->early;
    k->early = body;
    k->insn = insn;
    ll_emit_insn(k);
    k->insn = outer;
    body = k->body;
    k->body = k->early;
    k->early = body;
}

/* Loads what instruction `insn` takes and the piece does not define, once for the piece. */
static void want(struct fn *k, const struct ur_spirv_instruction *insn, uint32_t piece,
                 uint32_t mark) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (insn->opcode == SpvOpPhi) {
        return;
    }
    ur_spirv_walk_begin(&walk, k->t->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0;
        if (!id || id >= k->t->module->bound) {
            continue;
        }
        struct id_facts *facts = &k->ids[id];
        if (facts->steps) {
            step(k, id, mark);
        } else if (is_kept(k, id, KEEP_VARIABLE)) {
            variable(k, id);
        } else if (is_kept(k, id, KEEP_VALUE) && !facts->alias &&
                   (facts->piece - 1 != piece || facts->by_sync)) {
            facts->alias = load_from(k, facts->keep - 1, slot(k, facts->keep - 1));
        } else if (facts->piece && !facts->keep) {
            own_variable(k, id, mark);
        }
    }
}

static void region_body_forget(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&walk, k->t->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0;
        if (id && id < k->t->module->bound) {
            k->ids[id].alias = 0;
        }
    }
}

static const struct ur_spirv_instruction *terminator_of(const struct fn *k, uint32_t block) {
    const struct ur_spirv_block *of = &k->function->blocks[block];
    return &of->list.items[of->terminator];
}

static const char *label_of(const struct fn *k, uint32_t piece) {
    const struct regions *r = k->regions;
    uint32_t block = r->pieces[piece].block;
    return r->first_piece[block] == piece ? ll_format(k->t, "b%u", k->function->blocks[block].label)
                                          : "e"; /* only where the region begins */
}

/* ---- all of a turn as one block -------------------------------------------------------------- */

/* Whether a work-item goes from one block to another. */
struct way {
    uint32_t from, to; /* labels */
    uint32_t taken;    /* a temporary */
};

/* 0: there is no such way. */
static uint32_t way_to(const struct fn *k, uint32_t from, uint32_t to) {
    for (uint32_t i = 0; i < k->way_count; ++i) {
        if (k->ways[i].from == from && k->ways[i].to == to) {
            return k->ways[i].taken;
        }
    }
    return 0;
}

/* Several cases may have the same target. */
static void add_way(struct fn *k, uint32_t to, uint32_t taken) {
    ll_check_label(k, to);
    for (uint32_t i = 0; i < k->way_count; ++i) {
        if (k->ways[i].from == k->label && k->ways[i].to == to) {
            uint32_t any = ll_temp(k);
            ll_emit(k, "%n = or i1 %n, %n", any, k->ways[i].taken, taken);
            k->ways[i].taken = any;
            return;
        }
    }
    k->ways = ll_grow(k->t, k->ways, k->way_count, sizeof(*k->ways));
    k->ways[k->way_count++] = (struct way){k->label, to, taken};
}

/* From the block under work, which ends with `end`. */
static void find_ways(struct fn *k, const struct ur_spirv_instruction *end) {
    if (end->opcode == SpvOpBranch) {
        add_way(k, ll_operand(k, 0), k->comes);
        return;
    }
    if (end->opcode == SpvOpBranchConditional) {
        uint32_t yes = ll_temp(k), no = ll_temp(k);
        ll_emit(k, "%n = select i1 %n, %p, i1 false", yes, k->comes, ll_operand(k, 0));
        ll_emit(k, "%n = xor i1 %n, %n", no, yes, k->comes);
        add_way(k, ll_operand(k, 1), yes);
        add_way(k, ll_operand(k, 2), no);
        return;
    }
    const struct type *type = ll_type_of(k->t, ll_operand(k, 0));
    if (type->op != SpvOpTypeInt || (end->count - 2) % (ur_spirv_case_words(type->width) + 1)) {
        ll_wrong(k, UR_LLVM_INVALID, "a switch on what is no integer, or with half a case");
    }
    uint32_t label, rest = k->comes;
    for (uint32_t i = 1; (label = ur_spirv_target_by(end, type->width, i)) != 0; ++i) {
        unsigned shift = 64 - type->width;
        uint32_t same = ll_temp(k), taken = ll_temp(k), others = ll_temp(k);
        ll_emit(k, "%n = icmp eq %p, %l", same, end->operands[0],
                (int64_t)(ur_spirv_case(end, type->width, i) << shift) >> shift);
        ll_emit(k, "%n = select i1 %n, i1 %n, i1 false", taken, rest, same);
        ll_emit(k, "%n = xor i1 %n, %n", others, rest, taken);
        add_way(k, label, taken);
        rest = others;
    }
    add_way(k, ll_operand(k, 1), rest);
}

/* Whether a work-item comes to the block under work, on any way. */
static void find_coming(struct fn *k) {
    uint32_t comes = 0;
    for (uint32_t i = 0; i < k->way_count; ++i) {
        if (k->ways[i].to == k->label) {
            uint32_t any = ll_temp(k);
            if (comes) {
                ll_emit(k, "%n = or i1 %n, %n", any, comes, k->ways[i].taken);
            }
            comes = comes ? any : k->ways[i].taken;
        }
    }
    k->comes = comes;
}

/* A phi behind the first block, of which one way has come, or none. */
static void choose(struct fn *k) {
    const struct ur_spirv_instruction *insn = k->insn;
    const struct type *type = ll_type(k->t, insn->type);
    uint32_t before = 0;
    for (uint32_t i = 0; i + 1 < insn->count; i += 2) {
        uint32_t id = insn->operands[i], label = insn->operands[i + 1];
        uint32_t taken = way_to(k, label, k->label), made = ll_temp(k);
        bool kept = is_kept(k, id, KEEP_VALUE) && !k->ids[id].steps;
        if (!taken) {
            continue;
        }
        if (!before && kept) {
            ll_emit(k, "%n = select i1 true, %y %%c%u.%u, %y undef", made, type, insn->result,
                    label, type);
        } else if (!before) {
            ll_emit(k, "%n = select i1 true, %p, %p", made, id, id);
        } else if (kept) {
            ll_emit(k, "%n = select i1 %n, %y %%c%u.%u, %y %n", made, taken, type, insn->result,
                    label, type, before);
        } else {
            ll_emit(k, "%n = select i1 %n, %p, %y %n", made, taken, id, type, before);
        }
        before = made;
    }
    if (!before) {
        ll_wrong(k, UR_LLVM_INVALID, "none of its blocks comes before this one");
    }
    ll_emit(k, "%%v%u = select i1 true, %y %n, %y %n", insn->result, type, before, type, before);
}

/* To the regions that follow: the turn's end is one for all. */
static void go_along(struct fn *k) {
    const struct regions *r = k->regions;
    for (uint32_t i = 0; i < k->way_count; ++i) {
        const struct way *way = &k->ways[i];
        uint32_t piece = r->first_piece[k->t->module->ids[way->to].block];
        uint32_t state = r->pieces[piece].state;
        if (way->from == k->label && state) {
            uint32_t before = ll_temp(k), next = ll_temp(k);
            ll_emit(k, "%n = load i32, ptr %%next, align 4", before);
            ll_emit(k, "%n = select i1 %n, i32 %u, i32 %n", next, way->taken, state - 1, before);
            ll_emit(k, "store i32 %n, ptr %%next, align 4", next);
        }
    }
}

/* A phi that is no memory: of the ways to it that are in the region. */
static void phi(struct fn *k, uint32_t mark) {
    const struct ur_spirv_instruction *insn = k->insn;
    const struct regions *r = k->regions;
    struct ur_text *text = &k->body;
    uint32_t written = 0;
    if (insn->count % 2) {
        ll_wrong(k, UR_LLVM_INVALID, "half a pair of value and block");
    }
    ur_text_print(&k->t->out, text, "  %%v%u = phi %s", insn->result,
                  ll_type(k->t, insn->type)->text);
    ++k->t->phis;
    for (uint32_t i = 0; i + 1 < insn->count; i += 2) {
        uint32_t label = insn->operands[i + 1], target;
        ll_check_label(k, label);
        uint32_t block = k->t->module->ids[label].block, piece = r->last_piece[block];
        if (k->t->phi_mark[label] == k->t->phis || piece == NONE || r->pieces[piece].mark != mark ||
            (r->pieces[piece].end != END_FLOW && r->pieces[piece].end != END_LEAVE)) {
            continue;
        }
        k->t->phi_mark[label] = k->t->phis;
        for (uint32_t n = 0;
             (target = ur_spirv_target(k->t->module, terminator_of(k, block), n)) != 0; ++n) {
            if (target != k->label) {
                continue;
            }
            ur_text_puts(&k->t->out, text, written++ ? ", [ " : " [ ");
            if (is_kept(k, insn->operands[i], KEEP_VALUE) && !k->ids[insn->operands[i]].steps) {
                ur_text_print(&k->t->out, text, "%%c%u.%u", insn->result, label);
            } else {
                ll_put_value(k->t, text, insn->operands[i]);
            }
            ur_text_print(&k->t->out, text, ", %%%s ]", label_of(k, piece));
        }
    }
    if (!written) {
        ll_wrong(k, UR_LLVM_INVALID, "none of its blocks comes before this one");
    }
    ur_text_puts(&k->t->out, text, "\n");
}

/* At the end of a block: what it gives to the phis of those behind it. */
static void region_body_give(struct fn *k, uint32_t block, uint32_t mark) {
    const struct ur_spirv_instruction *end = terminator_of(k, block);
    uint32_t target;
    for (uint32_t n = 0; (target = ur_spirv_target(k->t->module, end, n)) != 0; ++n) {
        ll_check_label(k, target);
        const struct ur_spirv_block *to = &k->function->blocks[k->t->module->ids[target].block];
        bool again = false;
        for (uint32_t m = 0; m < n; ++m) {
            again |= ur_spirv_target(k->t->module, end, m) == target;
        }
        for (uint32_t i = 1; i < to->terminator && !again; ++i) {
            const struct ur_spirv_instruction *insn = &to->list.items[i];
            uint32_t id = insn->opcode == SpvOpPhi ? ll_incoming(insn, k->label) : 0;
            if (!id) {
                continue;
            }
            if (k->ids[id].steps) {
                step(k, id, mark);
            } else if (is_kept(k, id, KEEP_VARIABLE)) {
                variable(k, id);
            } else if (k->ids[id].piece && !k->ids[id].keep) {
                own_variable(k, id, mark);
            }
            uint32_t incoming = k->ids[insn->result].incoming;
            bool kept = is_kept(k, id, KEEP_VALUE) && !k->ids[id].steps;
            uint32_t value =
                kept ? load_from(k, k->ids[id].keep - 1, slot(k, k->ids[id].keep - 1)) : 0;
            if (incoming) {
                const char *name = given(k, incoming - 1);
                const struct type *type = k->regions->keeps[incoming - 1].type;
                uint32_t taken = k->active ? way_to(k, k->label, target) : 0;
                if (taken) {
                    uint32_t before = ll_temp(k), after = ll_temp(k);
                    ll_emit(k, "%n = load %y, ptr %s, align %u", before, type, name, type->align);
                    if (kept) {
                        ll_emit(k, "%n = select i1 %n, %y %n, %y %n", after, taken, type, value,
                                type, before);
                    } else {
                        ll_emit(k, "%n = select i1 %n, %p, %y %n", after, taken, id, type, before);
                    }
                    ll_emit(k, "store %y %n, ptr %s, align %u", type, after, name, type->align);
                } else if (kept) {
                    ll_emit(k, "store %y %n, ptr %s, align %u", type, value, name, type->align);
                } else {
                    ll_emit(k, "store %p, ptr %s, align %u", id, name, type->align);
                }
            } else if (kept) {
                const struct type *type = ll_type(k->t, insn->type);
                ll_emit(k, "%%c%u.%u = select i1 true, %y %n, %y %n", insn->result, k->label, type,
                        value, type, value);
            }
        }
    }
}

/* Keeps what the region defines and a state that follows needs, at each of its ends: work-items
 * that may part at another place have several where the ways of a branch meet. */
static void keep_all(struct fn *k, struct state *s, uint32_t mark) {
    struct regions *r = k->regions;
    uint32_t end = ++k->t->serials;
    for (uint32_t i = 0; i < s->next_count; ++i) {
        if (s->next[i] == r->state_count || (k->way >= 0 && s->next[i] != (uint32_t)k->way)) {
            continue;
        }
        const struct state *next = &r->states[s->next[i]];
        if (next->turns && next != s && !s->enters) { /* all come to it */
            uint32_t at = ll_keep_address(k, &r->keeps[next->active], "%place", false);
            ll_emit(k, "store i32 1, ptr %n, align 4%s", at, PARALLEL);
        }
        for (uint32_t j = 0; j < next->live_count; ++j) {
            uint32_t number = next->live[j];
            struct keep *keep = &r->keeps[number];
            const struct id_facts *facts = &k->ids[keep->id];
            bool again = keep->kind == KEEP_VALUE && facts->steps;
            bool here = keep->kind == KEEP_INCOMING
                            ? !next->sync
                            : !facts->by_sync && r->pieces[facts->piece - 1].mark == mark;
            bool team = k->way == FOR_TEAM || k->way == FOR_GUARD;
            bool wanted = k->way == FOR_ALL || keep->shared == team;
            if (!wanted || (!here && !again) || keep->stored == end) {
                continue;
            }
            keep->stored = end;
            const char *value = ll_format(k->t, "%%v%u", keep->id);
            if (again) {
                step(k, keep->id, mark);
            } else {
                value = ll_format(k->t, "%%t%u", load_from(k, number, given(k, number)));
            }
            const char *lin = keep->shared ? "w" : "%place";
            if (k->active && keep->aside != k->serial) {
                uint32_t old = ll_keep_get(k, keep, lin, false), left = ll_temp(k);
                ll_emit(k, "%n = select i1 %n, %y %s, %y %n", left, k->active, keep->type, value,
                        keep->type, old);
                value = ll_format(k->t, "%%t%u", left);
            }
            ll_keep_put(k, keep, value, lin);
            if (keep->shared && k->way != FOR_GUARD) {
                s->copies = ll_grow(k->t, s->copies, s->copy_count, sizeof(*s->copies));
                s->copies[s->copy_count++] = number;
            }
        }
    }
}

static uint32_t state_of(const struct fn *k, uint32_t label) {
    const struct regions *r = k->regions;
    return r->pieces[r->first_piece[k->t->module->ids[label].block]].state - 1;
}

/* The state that follows a branch, without branching. */
static void region_body_split(struct fn *k, const struct ur_spirv_instruction *end) {
    uint32_t made = ll_temp(k);
    if (end->opcode == SpvOpBranchConditional) {
        ll_emit(k, "%n = select %p, i32 %u, i32 %u", made, end->operands[0],
                state_of(k, end->operands[1]), state_of(k, end->operands[2]));
        ll_emit(k, "ret i32 %n", made);
        return;
    }
    if (end->opcode == SpvOpBranch) {
        ll_emit(k, "ret i32 %u", state_of(k, end->operands[0]));
        return;
    }
    const struct type *type = ll_type_of(k->t, ll_operand(k, 0));
    if (type->op != SpvOpTypeInt || (end->count - 2) % (ur_spirv_case_words(type->width) + 1)) {
        ll_wrong(k, UR_LLVM_INVALID, "a switch on what is no integer, or with half a case");
    }
    ll_emit(k, "%n = add i32 %u, 0", made, state_of(k, end->operands[1]));
    uint32_t label;
    for (uint32_t i = 1; (label = ur_spirv_target_by(end, type->width, i)) != 0; ++i) {
        unsigned shift = 64 - type->width;
        uint32_t same = ll_temp(k), next = ll_temp(k);
        ll_emit(k, "%n = icmp eq %p, %l", same, end->operands[0],
                (int64_t)(ur_spirv_case(end, type->width, i) << shift) >> shift);
        ll_emit(k, "%n = select i1 %n, i32 %u, i32 %n", next, same, state_of(k, label), made);
        made = next;
    }
    ll_emit(k, "ret i32 %n", made);
}

/* Goes on where the region does, and to its end with the state that begins elsewhere. */
static void leave(struct fn *k, const struct ur_spirv_instruction *end) {
    const struct regions *r = k->regions;
    uint32_t targets[2], count = end->opcode == SpvOpBranch ? 1 : 2;
    const char *names[2];
    for (uint32_t i = 0; i < count; ++i) {
        targets[i] = ll_operand(k, count == 1 ? 0 : 1 + i);
        uint32_t piece = r->first_piece[k->t->module->ids[targets[i]].block];
        names[i] =
            r->pieces[piece].state ? ll_format(k->t, "l%u.%u", k->label, i) : label_of(k, piece);
    }
    if (count == 1) {
        ll_emit(k, "br label %%%s", names[0]);
    } else {
        ll_emit(k, "br %p, label %%%s, label %%%s", end->operands[0], names[0], names[1]);
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (names[i][0] == 'l') {
            ur_text_print(&k->t->out, &k->body, "%s:\n", names[i]);
            ll_emit(k, "store i32 %u, ptr %%next, align 4", state_of(k, targets[i]));
            ll_emit(k, "br label %%out");
        }
    }
}

static void end_piece(struct fn *k, struct state *s, uint32_t p, uint32_t mark) {
    const struct regions *r = k->regions;
    const struct piece *piece = &r->pieces[p];
    k->insn = &k->function->blocks[piece->block].list.items[piece->to];
    if (piece->end == END_SYNC) {
        keep_all(k, s, mark);
        ll_emit(k, "ret i32 %u", r->pieces[p + 1].state - 1);
        return;
    }
    if (k->way == FOR_GUARD && p == s->guard) {
        uint32_t made = ll_temp(k);
        keep_all(k, s, mark);
        ll_emit(k, "%n = select %p, i32 %u, i32 %u", made, k->insn->operands[0], s->by_row == 2,
                s->by_row == 1);
        ll_emit(k, "ret i32 %n", made);
        return;
    }
    if (k->active) {
        find_ways(k, k->insn);
    }
    region_body_give(k, piece->block, mark);
    if (k->active) {
        go_along(k);
        return;
    }
    if (piece->end == END_SPLIT) {
        keep_all(k, s, mark);
        region_body_split(k, k->insn);
    } else if (piece->end == END_LEAVE) {
        leave(k, k->insn);
    } else if (k->insn->opcode == SpvOpReturn || k->insn->opcode == SpvOpReturnValue) {
        ll_emit(k, "ret i32 %u", r->state_count);
    } else {
        ll_emit_control(k, k->insn->opcode);
    }
}

/* Of the result of the instruction under work; of nothing where it has none. */
static const struct id_facts *facts_of(const struct fn *k) {
    return &k->ids[k->insn->result];
}

/* Whether each region knows the value by itself. */
static bool is_known(const struct tr *t, uint32_t id) {
    return id < t->module->bound && (!t->ids[id].piece || t->ids[id].steps);
}

/* Whether the phi where a turn begins is a first number and as often another as turns were taken.
 */
static bool counts(const struct tr *t, const struct regions *r, const struct state *s,
                   const struct ur_spirv_instruction *phi, uint32_t *first, uint32_t *more) {
    const struct type *type = ll_type((struct tr *)t, phi->type);
    *first = *more = 0;
    for (uint32_t i = 0; i + 1 < phi->count; i += 2) {
        uint32_t id = phi->operands[i], label = phi->operands[i + 1], of = 0;
        const struct ur_spirv_instruction *sum = ur_spirv_definition(t->module, id);
        bool inside = false;
        for (uint32_t p = 0; p < s->piece_count; ++p) {
            const struct piece *piece = &r->pieces[s->pieces[p]];
            inside |= r->function->blocks[piece->block].label == label;
        }
        if (!inside) {
            if (*first && *first != id) {
                return false;
            }
            *first = id;
            continue;
        }
        if (sum && sum->opcode == SpvOpIAdd && sum->count == 2) {
            of = sum->operands[0] == phi->result   ? sum->operands[1]
                 : sum->operands[1] == phi->result ? sum->operands[0]
                                                   : 0;
        }
        if (!of || (*more && *more != of)) {
            return false;
        }
        *more = of;
    }
    return type->op == SpvOpTypeInt && *first && *more && is_known(t, *first) && is_known(t, *more);
}

bool ll_counts_turns(const struct tr *t, const struct regions *r, uint32_t number) {
    const struct state *s = &r->states[number];
    const struct piece *piece = &r->pieces[s->piece];
    uint32_t first, more;
    for (uint32_t i = piece->from; s->turns && !r->chunks && i < piece->to; ++i) {
        const struct ur_spirv_instruction *insn = &r->function->blocks[piece->block].list.items[i];
        if (insn->opcode == SpvOpPhi && t->ids[insn->result].incoming &&
            counts(t, r, s, insn, &first, &more)) {
            return true;
        }
    }
    return false;
}

/* The value of such a phi, without a look at what is kept. */
static bool counted(struct fn *k, const struct state *s, uint32_t mark) {
    const struct ur_spirv_instruction *phi = k->insn;
    uint32_t first, more;
    if (!k->turn || !counts(k->t, k->regions, s, phi, &first, &more)) {
        return false;
    }
    if (k->ids[first].steps) {
        step(k, first, mark);
    }
    if (k->ids[more].steps) {
        step(k, more, mark);
    }
    const struct type *type = ll_type(k->t, phi->type);
    uint32_t turn = ll_temp(k), grown = ll_temp(k);
    if (type->width < 64) {
        ll_emit(k, "%n = trunc i64 %%turns to %y", turn, type);
    } else {
        ll_emit(k, "%n = add i64 %%turns, 0", turn);
    }
    ll_emit(k, "%n = mul %p, %n", grown, more, turn);
    ll_emit(k, "%%v%u = add %p, %n", phi->result, first, grown);
    return true;
}

static void emit_piece(struct fn *k, struct state *s, uint32_t p, uint32_t mark) {
    const struct regions *r = k->regions;
    const struct piece *piece = &r->pieces[p];
    const struct ur_spirv_block *block = &k->function->blocks[piece->block];
    k->label = block->label;
    if (!k->active) {
        ur_text_print(&k->t->out, &k->body, "%s:\n", label_of(k, p));
    } else if (p == s->piece) {
        k->comes = k->active;
    } else {
        find_coming(k);
    }
    for (uint32_t i = piece->from; i < piece->to; ++i) {
        k->insn = &block->list.items[i];
        struct id_facts *facts = k->insn->result ? &k->ids[k->insn->result] : NULL;
        if (k->insn->opcode != SpvOpPhi || facts->steps) {
            continue; /* lines of the source stand between them, too */
        }
        if (facts->incoming && p == s->piece && counted(k, s, mark)) {
            continue;
        }
        if (facts->incoming) {
            const struct type *type = ll_type(k->t, k->insn->type);
            ll_emit(k, "%%v%u = load %y, ptr %s, align %u", k->insn->result, type,
                    slot(k, facts->incoming - 1), type->align);
        } else if (k->active) {
            choose(k);
        } else {
            phi(k, mark);
        }
    }
    for (uint32_t i = piece->from; i < piece->to; ++i) {
        k->insn = &block->list.items[i];
        bool is_phi = k->insn->opcode == SpvOpPhi;
        if (facts_of(k)->steps) {
            step(k, k->insn->result, mark);
            continue;
        }
        want(k, k->insn, p, mark);
        if (k->insn->opcode == SpvOpVariable && is_kept(k, k->insn->result, KEEP_VARIABLE)) {
            const struct type *type = r->keeps[k->ids[k->insn->result].keep - 1].type;
            if (k->insn->count > 1) {
                variable(k, k->insn->result);
                ll_emit(k, "store %p, ptr %%v%u, align %u", k->insn->operands[1], k->insn->result,
                        type->align);
            }
        } else if (!is_phi && !(k->rows && ll_leaves_out(k))) {
            ll_emit_insn(k);
        }
        if (k->insn->result && is_kept(k, k->insn->result, KEEP_VALUE)) {
            const char *to = slot(k, k->ids[k->insn->result].keep - 1);
            const struct type *type = ll_type(k->t, k->insn->type);
            ll_emit(k, "store %y %%v%u, ptr %s, align %u", type, k->insn->result, to, type->align);
        }
    }
    if (piece->end != END_SYNC) {
        k->insn = &block->list.items[piece->to];
        want(k, k->insn, p, mark);
    }
    if (k->way == FOR_AHEAD) {
        ll_emit_ahead(k, k->rows);
    } else {
        end_piece(k, s, p, mark);
    }
    for (uint32_t i = piece->from; i <= piece->to; ++i) {
        region_body_forget(k, &block->list.items[i]);
    }
    k->facts->instructions += piece->to - piece->from;
}

/* Parameters by value that the kernel changes: each work-item has its own. */
static void copy_parameters(struct fn *k) {
    for (uint32_t i = 0; i < k->function->parameter_count; ++i) {
        uint32_t id = k->function->parameters[i];
        if (is_kept(k, id, KEEP_VARIABLE)) {
            const struct type *type = k->regions->keeps[k->ids[id].keep - 1].type;
            variable(k, id);
            ll_declare(k->t, "llvm.memcpy",
                       "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
            ll_prologue(k,
                        "call void @llvm.memcpy.p0.p0.i64(ptr align %u %%v%u, ptr align %u %%a%u, "
                        "i64 %l, i1 false)",
                        type->align, id, type->align, id, (int64_t)type->size);
        }
    }
}

/* What a turn gives the next one alone is nothing to those that have left, which keep what they had
 * of other values by a choice each: LLVM need not make one here. */
static void set_aside(struct fn *k, const struct state *s) {
    struct regions *r = k->regions;
    for (uint32_t i = 0; i < s->live_count; ++i) {
        struct keep *keep = &r->keeps[s->live[i]];
        keep->aside = keep->kind == KEEP_INCOMING && !keep->shared ? k->serial : 0;
    }
    for (uint32_t n = 0; n < s->next_count; ++n) {
        const struct state *next = s->next[n] < r->state_count ? &r->states[s->next[n]] : s;
        for (uint32_t i = 0; next != s && i < next->live_count; ++i) {
            r->keeps[next->live[i]].aside = 0;
        }
    }
    for (uint32_t i = 0; i < s->live_count; ++i) {
        uint32_t number = s->live[i];
        const struct keep *keep = &r->keeps[number];
        if (keep->aside == k->serial) {
            ll_prologue(k, "%%s%u.given = alloca %y, align %u", number, keep->type,
                        keep->type->align);
            ll_prologue(k, "store %y poison, ptr %%s%u.given, align %u", keep->type, number,
                        keep->type->align);
        }
    }
}

/* Who has left the loop goes to the end at once, with what it left with, or along. */
static void begin_turn(struct fn *k, const struct state *s, uint32_t mark) {
    struct regions *r = k->regions;
    const struct state *out = &r->states[s->out];
    for (uint32_t i = 0; i < out->live_count; ++i) {
        struct keep *keep = &r->keeps[out->live[i]];
        uint32_t piece = k->ids[keep->id].piece;
        if (keep->kind == KEEP_INCOMING ||
            (keep->kind == KEEP_VALUE && r->pieces[piece - 1].mark == mark)) {
            keep->live = k->serial;
        }
    }
    set_aside(k, s);
    uint32_t at = ll_keep_address(k, &r->keeps[s->active], "%place", false);
    uint32_t active = ll_temp(k), is = ll_temp(k);
    ll_emit(k, "%n = load i32, ptr %n, align 4%s", active, at, PARALLEL);
    ll_emit(k, "%n = icmp ne i32 %n, 0", is, active);
    ll_emit(k, "store i32 %u, ptr %%next, align 4", s->out);
    if (s->along) {
        k->active = is;
        return;
    }
    ll_emit(k, "br i1 %n, label %%%s, label %%out", is, label_of(k, s->piece));
}

/* The one end of a region that leaves: all that is kept is stored, whoever stands aside. */
static void end_leaving(struct fn *k, struct state *s, uint32_t mark) {
    struct regions *r = k->regions;
    uint32_t next = ll_temp(k);
    ur_text_puts(&k->t->out, &k->body, "out:\n");
    keep_all(k, s, mark);
    ll_emit(k, "%n = load i32, ptr %%next, align 4", next);
    if (s->turns || s->enters) {
        uint32_t loop = s->enters ? s->enters - 1 : (uint32_t)(s - r->states);
        uint32_t at = ll_keep_address(k, &r->keeps[r->states[loop].active], "%place", false);
        uint32_t in = ll_temp(k), active = ll_temp(k);
        if (k->active) {
            uint32_t gone = next;
            next = ll_temp(k);
            ll_emit(k, "%n = select i1 %n, i32 %n, i32 %u", next, k->active, gone, s->out);
        }
        ll_emit(k, "%n = icmp eq i32 %n, %u", in, next, loop);
        ll_emit(k, "%n = zext i1 %n to i32", active, in);
        ll_emit(k, "store i32 %n, ptr %n, align 4%s", active, at, PARALLEL);
    }
    ll_emit(k, "ret i32 %n", next);
}

/* Pieces have numbers by which each comes before those that are reached through it alone, and in
 * what is no loop before all behind it. */
static void sort(uint32_t *pieces, uint32_t count) {
    for (uint32_t i = 1; i < count; ++i) {
        uint32_t piece = pieces[i], at = i;
        for (; at && pieces[at - 1] > piece; --at) {
            pieces[at] = pieces[at - 1];
        }
        pieces[at] = piece;
    }
}

const char *ll_region_name(struct tr *t, const struct regions *r, uint32_t number, int way) {
    static const char *const names[] = {[-FOR_TURN] = ".turn",
                                        [-FOR_AHEAD] = ".ahead",
                                        [-FOR_ROW] = ".row",
                                        [-FOR_GUARD] = ".guard",
                                        [-FOR_IMAGES] = ".images"};
    const char *name = way >= 0 ? ll_format(t, ".%d", way) : names[-way] ? names[-way] : "";
    return ll_format(t, "f%u.r%u%s", r->function->id, number, name);
}

void ll_emit_region(struct tr *t, struct regions *r, uint32_t number, int way) {
    struct fn *k = ll_begin(t, r->function);
    struct state *s = &r->states[number];
    uint32_t mark = ++t->search;
    static const char *const more[1 - FOR_IMAGES] = {[-FOR_TURN] = ", i64 %turns",
                                                     [-FOR_AHEAD] = ", ptr %ahead",
                                                     [-FOR_ROW] = ", ptr %row, ptr %ahead"};
    struct rows rows;
    k->ids = t->ids;
    k->regions = r;
    k->turn = way == FOR_TURN;
    k->images = way == FOR_IMAGES;
    k->way = k->turn || k->images || way == FOR_ROW ? FOR_ALL : way;
    if (way == FOR_AHEAD || way == FOR_ROW) {
        (void)ll_find_rows(t, r, number, &rows);
        k->rows = &rows;
    }
    for (uint32_t i = 0; i < s->live_count; ++i) {
        r->keeps[s->live[i]].live = k->serial;
    }
    for (uint32_t i = 0; i < s->piece_count; ++i) {
        r->pieces[s->pieces[i]].mark = mark;
    }
    if (number == 0) {
        copy_parameters(k);
    }
    bool leaves = false;
    for (uint32_t i = 0; i < s->piece_count; ++i) {
        leaves |= r->pieces[s->pieces[i]].end == END_LEAVE;
    }
    if (leaves) {
        ll_prologue(k, "%%next = alloca i32, align 4");
    }
    if (s->turns) {
        ur_text_puts(&t->out, &k->body, "turn:\n");
        begin_turn(k, s, mark);
    }
    if (s->along) {
        sort(s->pieces, s->piece_count);
    }
    for (uint32_t i = 0; i < s->piece_count && way != FOR_GUARD; ++i) {
        emit_piece(k, s, s->pieces[i], mark);
    }
    for (uint32_t p = s->piece; way == FOR_GUARD;) { /* pieces that all come to */
        const struct ur_spirv_instruction *end =
            &k->function->blocks[r->pieces[p].block].list.items[r->pieces[p].to];
        emit_piece(k, s, p, mark);
        if (p == s->guard) {
            break;
        }
        p = r->first_piece[t->module->ids[end->operands[0]].block];
    }
    k->insn = NULL;
    if (k->active) {
        ll_emit(k, "br label %%out");
    }
    if (leaves) {
        end_leaving(k, s, mark);
    }
    ur_text_print(&t->out, &t->body, "\ndefine internal i32 @%s(ptr %%item",
                  ll_region_name(t, r, number, way));
    ll_put_parameters(k);
    ll_put_arrays(t, &t->body, r);
    ur_text_print(
        &t->out, &t->body,
        ", i64 %%place, i64 %%lane, ptr %%u, ptr %%w%s) alwaysinline nounwind {\nentry:\n",
        way < 0 && more[-way] ? more[-way] : "");
    ll_end(k, s->turns ? "turn" : label_of(k, s->piece));
}
