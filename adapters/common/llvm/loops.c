/* Regions as loops. Each region is a function of one work-item, which gives the state that follows;
 * the function of the team calls it for all of its work-items, in rows, takes over what is the same
 * for all, does what stands between regions, and goes on with the next. All of these are inlined
 * into one, so that a loop is what LLVM sees, and vectorises where that pays. */
#include <stdio.h>
#include <string.h>

#include "hostcode.h"
#include "regions.h"
#include "spirv/flow.h"

#define NONE UR_SPIRV_NONE
#define ITEM(field) ((unsigned)offsetof(struct ur_hostcode_item, field))
#define PARALLEL ", !llvm.access.group !0"

/* ---- what is kept ---------------------------------------------------------------------------- */

static void line(struct fn *k, bool in_prologue, const char *text) {
    if (in_prologue) {
        ll_prologue(k, "%s", text);
    } else {
        ll_emit(k, "%s", text);
    }
}

/* Teams of a known width have an array of their own for each keep, so that LLVM makes registers of
 * those that nobody indexes; unless they are so many that naming them in each call would take more
 * than it gives. */
static bool own_arrays(const struct regions *r) {
    enum { MOST_ARRAYS = 64 };
    return r->width && !r->resumed && r->keep_count <= MOST_ARRAYS;
}

static void put_arrays(struct tr *t, struct ur_text *text, const struct regions *r) {
    if (!own_arrays(r)) {
        ur_text_puts(&t->out, text, ", ptr %x");
    }
    for (uint32_t i = 0; own_arrays(r) && i < r->keep_count; ++i) {
        if (!r->keeps[i].shared) {
            ur_text_print(&t->out, text, ", ptr %%array%u", i);
        }
    }
    ur_text_puts(&t->out, text, ", i64 %n");
}

uint32_t ll_keep_address(struct fn *k, const struct keep *keep, const char *lin, bool in_prologue) {
    struct tr *t = k->t;
    uint32_t made = ll_temp(k), base, array, place;
    unsigned long long offset = keep->offset, size = keep->size;
    if (keep->shared) {
        line(k, in_prologue,
             ll_format(t, "%%t%u = getelementptr inbounds i8, ptr %%%s, i64 %llu", made, lin,
                       offset));
        return made;
    }
    place = ll_temp(k);
    if (own_arrays(k->regions)) {
        line(k, in_prologue, ll_format(t, "%%t%u = mul i64 %s, %llu", place, lin, size));
        line(k, in_prologue,
             ll_format(t, "%%t%u = getelementptr inbounds i8, ptr %%array%u, i64 %%t%u", made,
                       (unsigned)(keep - k->regions->keeps), place));
        return made;
    }
    base = ll_temp(k);
    array = ll_temp(k);
    line(k, in_prologue, ll_format(t, "%%t%u = mul i64 %%n, %llu", base, offset));
    line(k, in_prologue,
         ll_format(t, "%%t%u = getelementptr inbounds i8, ptr %%x, i64 %%t%u", array, base));
    line(k, in_prologue, ll_format(t, "%%t%u = mul i64 %s, %llu", place, lin, size));
    line(k, in_prologue,
         ll_format(t, "%%t%u = getelementptr inbounds i8, ptr %%t%u, i64 %%t%u", made, array,
                   place));
    return made;
}

static const char *stored(const struct type *type) {
    return type->op == SpvOpTypeBool ? "i8" : type->text;
}

uint32_t ll_keep_load(struct fn *k, const struct type *type, uint32_t from, bool in_prologue) {
    uint32_t made = ll_temp(k), cut;
    line(k, in_prologue,
         ll_format(k->t, "%%t%u = load %s, ptr %%t%u, align %u" PARALLEL, made, stored(type), from,
                   type->align));
    if (type->op != SpvOpTypeBool) {
        return made;
    }
    cut = ll_temp(k);
    line(k, in_prologue, ll_format(k->t, "%%t%u = trunc i8 %%t%u to i1", cut, made));
    return cut;
}

void ll_keep_store(struct fn *k, const struct type *type, const char *value, uint32_t to) {
    if (type->op == SpvOpTypeBool) {
        uint32_t wide = ll_temp(k);
        ll_emit(k, "%n = zext i1 %s to i8", wide, value);
        value = ll_format(k->t, "%%t%u", wide);
    }
    ll_emit(k, "store %s %s, ptr %n, align %u%s", stored(type), value, to, type->align, PARALLEL);
}

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
        uint32_t from = ll_keep_address(k, keep, keep->shared ? "u" : "%place", true);
        uint32_t value = ll_keep_load(k, keep->type, from, true);
        ll_prologue(k, "store %y %n, ptr %s, align %u", keep->type, value, name, keep->type->align);
    }
    return name;
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

static bool is_kept(const struct fn *k, uint32_t id, uint8_t kind) {
    uint32_t keep = id < k->t->module->bound ? k->ids[id].keep : 0;
    return keep && k->regions->keeps[keep - 1].kind == kind;
}

static uint32_t slot_load(struct fn *k, uint32_t number) {
    const char *from = slot(k, number);
    const struct type *type = k->regions->keeps[number].type;
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = load %y, ptr %s, align %u", made, type, from, type->align);
    return made;
}

/* Takes the few steps to a value at the region's beginning, once. */
static void step(struct fn *k, uint32_t id) {
    struct id_facts *facts = &k->ids[id];
    const struct ur_spirv_instruction *insn = ur_spirv_definition(k->t->module, id),
                                      *outer = k->insn;
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (facts->mark == k->serial) {
        return;
    }
    facts->mark = k->serial;
    ur_spirv_walk_begin(&walk, k->t->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t of = item.id ? insn->operands[item.first] : 0;
        if (of && of < k->t->module->bound && k->ids[of].steps) {
            step(k, of);
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
            step(k, id);
        } else if (is_kept(k, id, KEEP_VARIABLE)) {
            variable(k, id);
        } else if (is_kept(k, id, KEEP_VALUE) && !facts->alias &&
                   (facts->piece - 1 != piece || facts->by_sync)) {
            facts->alias = slot_load(k, facts->keep - 1);
        } else if (facts->piece && !facts->keep) {
            own_variable(k, id, mark);
        }
    }
}

static void forget(struct fn *k, const struct ur_spirv_instruction *insn) {
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
static void give(struct fn *k, uint32_t block, uint32_t mark) {
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
                step(k, id);
            } else if (is_kept(k, id, KEEP_VARIABLE)) {
                variable(k, id);
            } else if (k->ids[id].piece && !k->ids[id].keep) {
                own_variable(k, id, mark);
            }
            uint32_t incoming = k->ids[insn->result].incoming;
            bool kept = is_kept(k, id, KEEP_VALUE) && !k->ids[id].steps;
            uint32_t value = kept ? slot_load(k, k->ids[id].keep - 1) : 0;
            if (incoming) {
                const char *name = slot(k, incoming - 1);
                const struct type *type = k->regions->keeps[incoming - 1].type;
                if (kept) {
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

/* For which of the states that follow a region's function keeps something: all, or in regions that
 * decide either what is the team's, for all, or what is the work-item's, for one. */
enum { FOR_ALL = -1, FOR_TEAM = -2 };

/* Keeps what the region defines and a state that follows needs. */
static void keep_all(struct fn *k, struct state *s, uint32_t mark) {
    struct regions *r = k->regions;
    for (uint32_t i = 0; i < s->next_count; ++i) {
        if (s->next[i] == r->state_count || (k->way >= 0 && s->next[i] != (uint32_t)k->way)) {
            continue;
        }
        const struct state *next = &r->states[s->next[i]];
        if (next->turns && next != s) { /* all come to it */
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
            bool wanted = k->way == FOR_ALL || keep->shared == (k->way == FOR_TEAM);
            if (!wanted || (!here && !again) || keep->stored == k->serial) {
                continue;
            }
            keep->stored = k->serial;
            const char *value = ll_format(k->t, "%%v%u", keep->id);
            if (again) {
                step(k, keep->id);
            } else {
                value = ll_format(k->t, "%%t%u", slot_load(k, number));
            }
            uint32_t to = ll_keep_address(k, keep, keep->shared ? "w" : "%place", false);
            ll_keep_store(k, keep->type, value, to);
            if (keep->shared) {
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
static void split(struct fn *k, const struct ur_spirv_instruction *end) {
    uint32_t made = ll_temp(k);
    if (end->opcode == SpvOpBranchConditional) {
        ll_emit(k, "%n = select %p, i32 %u, i32 %u", made, end->operands[0],
                state_of(k, end->operands[1]), state_of(k, end->operands[2]));
        ll_emit(k, "ret i32 %n", made);
        return;
    }
    const struct type *type = ll_type_of(k->t, ll_operand(k, 0));
    uint32_t words = type->width > 32 ? 2 : 1;
    if (type->op != SpvOpTypeInt || (end->count - 2) % (words + 1)) {
        ll_wrong(k, UR_LLVM_INVALID, "a switch on what is no integer, or with half a case");
    }
    ll_emit(k, "%n = add i32 %u, 0", made, state_of(k, end->operands[1]));
    for (uint32_t i = 2; i + words < end->count; i += words + 1) {
        uint64_t bits = end->operands[i];
        if (words == 2) {
            bits |= (uint64_t)end->operands[i + 1] << 32;
        }
        unsigned shift = 64 - type->width;
        uint32_t same = ll_temp(k), next = ll_temp(k);
        ll_emit(k, "%n = icmp eq %p, %l", same, end->operands[0],
                (int64_t)(bits << shift) >> shift);
        ll_emit(k, "%n = select i1 %n, i32 %u, i32 %n", next, same,
                state_of(k, end->operands[i + words]), made);
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
    give(k, piece->block, mark);
    if (piece->end == END_SPLIT) {
        keep_all(k, s, mark);
        split(k, k->insn);
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

static void emit_piece(struct fn *k, struct state *s, uint32_t p, uint32_t mark) {
    const struct regions *r = k->regions;
    const struct piece *piece = &r->pieces[p];
    const struct ur_spirv_block *block = &k->function->blocks[piece->block];
    k->label = block->label;
    ur_text_print(&k->t->out, &k->body, "%s:\n", label_of(k, p));
    for (uint32_t i = piece->from; i < piece->to; ++i) {
        k->insn = &block->list.items[i];
        struct id_facts *facts = k->insn->result ? &k->ids[k->insn->result] : NULL;
        if (k->insn->opcode != SpvOpPhi) {
            break;
        }
        if (facts->incoming) {
            const struct type *type = ll_type(k->t, k->insn->type);
            ll_emit(k, "%%v%u = load %y, ptr %s, align %u", k->insn->result, type,
                    slot(k, facts->incoming - 1), type->align);
        } else {
            phi(k, mark);
        }
    }
    for (uint32_t i = piece->from; i < piece->to; ++i) {
        k->insn = &block->list.items[i];
        bool is_phi = k->insn->opcode == SpvOpPhi;
        if (facts_of(k)->steps) {
            step(k, k->insn->result);
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
        } else if (!is_phi) {
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
    end_piece(k, s, p, mark);
    for (uint32_t i = piece->from; i <= piece->to; ++i) {
        forget(k, &block->list.items[i]);
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

/* Who has left the loop goes to the end at once, with what it left with. */
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
    uint32_t at = ll_keep_address(k, &r->keeps[s->active], "%place", false);
    uint32_t active = ll_temp(k), is = ll_temp(k);
    ll_emit(k, "%n = load i32, ptr %n, align 4%s", active, at, PARALLEL);
    ll_emit(k, "%n = icmp ne i32 %n, 0", is, active);
    ll_emit(k, "store i32 %u, ptr %%next, align 4", s->out);
    ll_emit(k, "br i1 %n, label %%%s, label %%out", is, label_of(k, s->piece));
}

/* The one end of a region that leaves: all that is kept is stored, whoever stands aside. */
static void end_leaving(struct fn *k, struct state *s, uint32_t mark) {
    struct regions *r = k->regions;
    uint32_t next = ll_temp(k);
    ur_text_puts(&k->t->out, &k->body, "out:\n");
    keep_all(k, s, mark);
    ll_emit(k, "%n = load i32, ptr %%next, align 4", next);
    if (s->turns) {
        uint32_t at = ll_keep_address(k, &r->keeps[s->active], "%place", false);
        uint32_t left = ll_temp(k), active = ll_temp(k);
        ll_emit(k, "%n = icmp ne i32 %n, %u", left, next, s->out);
        ll_emit(k, "%n = zext i1 %n to i32", active, left);
        ll_emit(k, "store i32 %n, ptr %n, align 4%s", active, at, PARALLEL);
    }
    ll_emit(k, "ret i32 %n", next);
}

static const char *region_name(struct tr *t, const struct regions *r, uint32_t number, int way) {
    return way >= 0 ? ll_format(t, "f%u.r%u.%d", r->function->id, number, way)
                    : ll_format(t, "f%u.r%u", r->function->id, number);
}

static void emit_region(struct tr *t, struct regions *r, uint32_t number, int way) {
    struct fn *k = ll_begin(t, r->function);
    struct state *s = &r->states[number];
    uint32_t mark = ++t->search;
    k->ids = t->ids;
    k->regions = r;
    k->way = way;
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
    for (uint32_t i = 0; i < s->piece_count; ++i) {
        emit_piece(k, s, s->pieces[i], mark);
    }
    k->insn = NULL;
    if (leaves) {
        end_leaving(k, s, mark);
    }
    ur_text_print(&t->out, &t->body, "\ndefine internal i32 @%s(ptr %%item",
                  region_name(t, r, number, way));
    ll_put_parameters(k);
    put_arrays(t, &t->body, r);
    ur_text_puts(&t->out, &t->body,
                 ", i64 %place, i64 %lane, ptr %u, ptr %w) alwaysinline nounwind {\nentry:\n");
    ll_end(k, s->turns ? "turn" : label_of(k, s->piece));
}

/* ---- a team ---------------------------------------------------------------------------------- */

static void pass_parameters(struct fn *k) {
    for (uint32_t i = 0; i < k->function->parameter_count; ++i) {
        uint32_t id = k->function->parameters[i];
        ur_text_print(&k->t->out, &k->body, ", %s %%v%u", ll_type_of(k->t, id)->text, id);
    }
}

static void put(struct fn *k, const char *text) {
    ur_text_puts(&k->t->out, &k->body, text);
}

/* The text with the region's number for each '#'. */
static void put_numbered(struct fn *k, uint32_t number, const char *text) {
    for (const char *at; (at = strchr(text, '#')) != NULL; text = at + 1) {
        ur_text_append(&k->t->out, &k->body, text, (size_t)(at - text));
        ur_text_print(&k->t->out, &k->body, "%u", number);
    }
    put(k, text);
}

/* Loops over work-items have numbers, in the names of what belongs to them: a region's loop that of
 * the region, those on the ways from one that decides more. */
static uint32_t loop_on_way(const struct regions *r, uint32_t s, uint32_t next) {
    return (s + 1) * (r->state_count + 1) + next;
}

/* Whether region `s`, of one piece, gives work-items anything to keep on that way. */
static bool keeps_on_way(const struct tr *t, const struct regions *r, const struct state *s,
                         uint32_t next) {
    for (uint32_t i = 0; i < r->states[next].live_count; ++i) {
        const struct keep *keep = &r->keeps[r->states[next].live[i]];
        if (!keep->shared &&
            (keep->kind == KEEP_INCOMING || t->ids[keep->id].piece - 1 == s->pieces[0])) {
            return true;
        }
    }
    return false;
}

/* Calls the region for work-item %i#, whose row begins at %x#. */
static void emit_call(struct fn *k, const struct regions *r, uint32_t region, int way) {
    struct tr *t = k->t;
    const struct state *state = &r->states[region];
    uint32_t s = way >= 0 ? loop_on_way(r, region, (uint32_t)way) : region;
    bool chooses = state->next_count > 1 && way < 0;
    put_numbered(k, s,
                 "  %xi# = add nuw nsw i64 %x#, %i#\n  store i64 %xi#, ptr %x.at\n"
                 "  %gxi# = add nuw nsw i64 %gx#, %i#\n  store i64 %gxi#, ptr %gx.at\n"
                 "  %li# = add nuw nsw i64 %l#, %i#\n  store i64 %li#, ptr %linear.at\n"
                 "  %pi# = add nuw nsw i64 %p#, %i#\n  %lane# = sub nuw nsw i64 %li#, %first\n");
    put(k, ll_format(t, "  %%r%u = call i32 @%s(ptr %%item", s, region_name(t, r, region, way)));
    pass_parameters(k);
    put_arrays(t, &k->body, r);
    put_numbered(k, s, ", i64 %pi#, i64 %lane#, ptr %u, ptr %w)\n");
    if (state->turns) {
        put(k, ll_format(t, "  %%in%u = icmp eq i32 %%r%u, %u\n", s, s, s));
        put_numbered(k, s,
                     "  %in#.w = zext i1 %in# to i32\n  %some# = load i32, ptr %some\n"
                     "  %some#.e = or i32 %some#, %in#.w\n  store i32 %some#.e, ptr %some\n");
    } else if (chooses && state->checked) {
        put_numbered(k, s,
                     "  %some# = load i32, ptr %some\n  %some#.e = or i32 %some#, %r#\n"
                     "  store i32 %some#.e, ptr %some\n"
                     "  %all# = load i32, ptr %all\n  %all#.e = and i32 %all#, %r#\n"
                     "  store i32 %all#.e, ptr %all\n");
    } else if (chooses) {
        put_numbered(k, s, "  store i32 %r#, ptr %some\n");
    }
    put_numbered(k, s, "  %i#.e = add nuw nsw i64 %i#, 1\n");
}

/* The loops of region `s`: over rows of the team, and within one over work-items. Of a whole team
 * it is known that it lies in one row and how many it has. */
static void emit_rows(struct fn *k, const struct regions *r, uint32_t region, int way, bool whole) {
    struct tr *t = k->t;
    uint32_t s = way >= 0 ? loop_on_way(r, region, (uint32_t)way) : region;
    uint32_t metadata = 16 + t->loops++;
    ur_text_print(&t->out, &t->declarations, "!%u = distinct !{!%u, !2%s}\n", metadata, metadata,
                  whole ? ", !4, !5" : "");
    put_numbered(k, s, "R#:\n");
    if (way < 0 && r->states[s].next_count > 1) {
        put(k, "  store i32 0, ptr %some\n  store i32 -1, ptr %all\n");
    }
    if (whole) {
        put_numbered(k, s,
                     "  %l# = add i64 %first, 0\n  %x# = add i64 %x.first, 0\n"
                     "  %gx# = add i64 %x.base, %x#\n  %p# = sub nuw i64 %l#, %base\n"
                     "  br label %R#.i\nR#.i:\n"
                     "  %i# = phi i64 [ 0, %R# ], [ %i#.e, %R#.i ]\n");
        emit_call(k, r, region, way);
        put_numbered(k, s, "  %more# = icmp ult i64 %i#.e, ");
        ur_text_print(&t->out, &k->body, "%u\n", r->width);
        put_numbered(k, s, "  br i1 %more#, label %R#.i, label %R#.d, !llvm.loop ");
        ur_text_print(&t->out, &k->body, "!%u\n", metadata);
        put_numbered(k, s, "R#.d:\n");
        return;
    }
    put_numbered(k, s,
                 "  br label %R#.s\nR#.s:\n"
                 "  %l# = phi i64 [ %first, %R# ], [ %l#.e, %R#.e ]\n"
                 "  %x# = phi i64 [ %x.first, %R# ], [ 0, %R#.e ]\n"
                 "  %y# = phi i64 [ %y.first, %R# ], [ %y#.e, %R#.e ]\n"
                 "  %z# = phi i64 [ %z.first, %R# ], [ %z#.e, %R#.e ]\n"
                 "  store i64 %y#, ptr %y.at\n  store i64 %z#, ptr %z.at\n"
                 "  %gy# = add i64 %y.base, %y#\n  store i64 %gy#, ptr %gy.at\n"
                 "  %gz# = add i64 %z.base, %z#\n  store i64 %gz#, ptr %gz.at\n"
                 "  %left# = sub nuw i64 %end, %l#\n  %row# = sub nuw i64 %x.size, %x#\n"
                 "  %less# = icmp ult i64 %left#, %row#\n"
                 "  %count# = select i1 %less#, i64 %left#, i64 %row#\n"
                 "  %gx# = add i64 %x.base, %x#\n  %p# = sub nuw i64 %l#, %base\n"
                 "  br label %R#.i\nR#.i:\n"
                 "  %i# = phi i64 [ 0, %R#.s ], [ %i#.e, %R#.i ]\n");
    emit_call(k, r, region, way);
    put_numbered(k, s,
                 "  %more# = icmp ult i64 %i#.e, %count#\n"
                 "  br i1 %more#, label %R#.i, label %R#.e, !llvm.loop ");
    ur_text_print(&t->out, &k->body, "!%u\n", metadata);
    put_numbered(k, s,
                 "R#.e:\n  %l#.e = add nuw i64 %l#, %count#\n  %y#.n = add nuw i64 %y#, 1\n"
                 "  %wrap# = icmp uge i64 %y#.n, %y.size\n"
                 "  %y#.e = select i1 %wrap#, i64 0, i64 %y#.n\n"
                 "  %z#.n = zext i1 %wrap# to i64\n  %z#.e = add i64 %z#, %z#.n\n"
                 "  %on# = icmp ult i64 %l#.e, %end\n"
                 "  br i1 %on#, label %R#.s, label %R#.d\nR#.d:\n");
}

/* What the region gave the team becomes what the next one gets. */
static void copy_shared(struct fn *k, const struct regions *r, const struct state *state) {
    for (uint32_t i = 0; i < state->copy_count; ++i) {
        const struct keep *keep = &r->keeps[state->copies[i]];
        uint32_t value = ll_keep_load(k, keep->type, ll_keep_address(k, keep, "w", false), false);
        ll_keep_store(k, keep->type, ll_format(k->t, "%%t%u", value),
                      ll_keep_address(k, keep, "u", false));
    }
}

/* The first work-item decides for the team what follows; then all keep what is needed there. */
static void emit_decision(struct fn *k, const struct regions *r, uint32_t s, bool whole) {
    const struct state *state = &r->states[s];
    put_numbered(k, s,
                 "R#:\n  store i64 %x.first, ptr %x.at\n  store i64 %x.global, ptr %gx.at\n"
                 "  store i64 %y.first, ptr %y.at\n  store i64 %y.global, ptr %gy.at\n"
                 "  store i64 %z.first, ptr %z.at\n  store i64 %z.global, ptr %gz.at\n"
                 "  store i64 %first, ptr %linear.at\n");
    put(k,
        ll_format(k->t, "  %%r%u = call i32 @%s(ptr %%item", s, region_name(k->t, r, s, FOR_TEAM)));
    pass_parameters(k);
    put_arrays(k->t, &k->body, r);
    put(k, ", i64 %from, i64 0, ptr %u, ptr %w)\n");
    put_numbered(k, s, "  switch i32 %r#, label ");
    for (uint32_t i = 0; i < state->next_count; ++i) {
        uint32_t loop = loop_on_way(r, s, state->next[i]);
        put(k, i == 0 ? ll_format(k->t, "%%W%u [", loop)
                      : ll_format(k->t, " i32 %u, label %%W%u", state->next[i], loop));
    }
    put(k, " ]\n");
    for (uint32_t i = 0; i < state->next_count; ++i) {
        uint32_t next = state->next[i], loop = loop_on_way(r, s, next);
        put_numbered(k, loop, "W#:\n");
        if (keeps_on_way(k->t, r, state, next)) {
            put_numbered(k, loop, "  br label %R#\n");
            emit_rows(k, r, s, (int)next, whole);
        }
        copy_shared(k, r, state);
        ll_emit(k, "br label %%S%u", next);
    }
}

static void go_on(struct fn *k, const struct regions *r, uint32_t s) {
    const struct state *state = &r->states[s];
    struct ur_text *text = &k->body;
    if (state->next_count == 0) { /* it ends in no way */
        ll_emit(k, "unreachable");
        return;
    }
    if (state->next_count == 1) {
        ll_emit(k, "br label %%S%u", state->next[0]);
        return;
    }
    put_numbered(k, s, "  %some#.d = load i32, ptr %some\n");
    if (state->turns) {
        put(k, ll_format(k->t,
                         "  %%again%u = icmp ne i32 %%some%u.d, 0\n"
                         "  br i1 %%again%u, label %%S%u, label %%S%u\n",
                         s, s, s, s, state->out));
        return;
    }
    if (state->checked) {
        put_numbered(k, s,
                     "  %all#.d = load i32, ptr %all\n  %same# = icmp eq i32 %some#.d, %all#.d\n"
                     "  br i1 %same#, label %R#.g, label %apart\nR#.g:\n");
    }
    ur_text_print(&k->t->out, text, "  switch i32 %%some%u.d, label %%S%u [", s, state->next[0]);
    for (uint32_t i = 1; i < state->next_count; ++i) {
        ur_text_print(&k->t->out, text, " i32 %u, label %%S%u", state->next[i], state->next[i]);
    }
    ur_text_puts(&k->t->out, text, " ]\n");
}

static void put_fields(struct fn *k) {
    static const struct {
        const char *name;
        unsigned offset;
    } fields[] = {{"x.at", ITEM(local_id[0])},   {"y.at", ITEM(local_id[1])},
                  {"z.at", ITEM(local_id[2])},   {"gx.at", ITEM(global_id[0])},
                  {"gy.at", ITEM(global_id[1])}, {"gz.at", ITEM(global_id[2])},
                  {"linear.at", ITEM(linear_id)}};
    static const char *const axes[] = {"x", "y", "z"};
    for (size_t i = 0; i < sizeof(fields) / sizeof(*fields); ++i) {
        ll_emit(k, "%%%s = getelementptr inbounds i8, ptr %%item, i64 %u", fields[i].name,
                fields[i].offset);
    }
    for (size_t i = 0; i < 3; ++i) {
        const char *axis = axes[i];
        ll_emit(k, "%%%s.size.at = getelementptr inbounds i8, ptr %%item, i64 %u", axis,
                ITEM(local_size) + 8 * (unsigned)i);
        ll_emit(k, "%%%s.size = load i64, ptr %%%s.size.at, align 8", axis, axis);
        ll_emit(k, "%%%s.first = load i64, ptr %%%s.at, align 8", axis, axis);
        ll_emit(k, "%%%s.global = load i64, ptr %%g%s.at, align 8", axis, axis);
        ll_emit(k, "%%%s.base = sub i64 %%%s.global, %%%s.first", axis, axis, axis);
    }
}

static void emit_team(struct tr *t, struct regions *r, bool whole) {
    struct fn *k = ll_begin(t, r->function);
    bool own = r->width && !r->resumed; /* arrays */
    k->regions = r;
    k->lanes = whole ? r->width : 0;
    put(k, "start:\n");
    ll_emit(k, "%%w = alloca [%u x i8], align 128", (unsigned)r->team_bytes + 1);
    if (!r->resumed) {
        ll_emit(k, "%%u = alloca [%u x i8], align 128", (unsigned)r->team_bytes + 1);
    }
    if (own) {
        for (uint32_t i = 0; own_arrays(r) && i < r->keep_count; ++i) {
            if (!r->keeps[i].shared) {
                ll_emit(k, "%%array%u = alloca [%l x i8], align 128", i,
                        (int64_t)(r->keeps[i].size * r->width));
                k->facts->stack += 128;
            }
        }
        if (!own_arrays(r)) {
            ll_emit(k, "%%x = alloca [%l x i8], align 128",
                    (int64_t)(r->item_bytes * r->width + 1));
        }
        ll_emit(k, "%%n = add i64 %u, 0", r->width);
        k->facts->stack += r->item_bytes * r->width;
    }
    ll_emit(k, "%%some = alloca i32, align 4");
    ll_emit(k, "%%all = alloca i32, align 4");
    put_fields(k);
    ll_emit(k, "%%from = sub i64 %%first, %%base");
    if (whole) {
        ll_emit(k, "%%lanes = add i64 %u, 0", r->width);
    } else {
        ll_emit(k, "%%lanes = sub i64 %%end, %%first");
    }
    put(k, r->resumed ? "  switch i32 %state, label %R0 [" : "  br label %R0\n");
    for (uint32_t s = 1; s < r->state_count && r->resumed; ++s) {
        if (r->states[s].scope == SYNC_GROUP) {
            put(k, ll_format(t, " i32 %u, label %%R%u", s, s));
        }
    }
    put(k, r->resumed ? " ]\n" : "");
    for (uint32_t s = 0; s < r->state_count; ++s) {
        const struct state *state = &r->states[s];
        if (s) {
            put(k, ll_format(t, "S%u:\n", s));
            if (r->resumed && state->scope == SYNC_GROUP) {
                ll_emit(k, "ret i32 %u", s);
            } else {
                if (state->sync) {
                    ll_emit_lanes(k, state);
                }
                ll_emit(k, "br label %%R%u", s);
            }
        }
        if (state->decides) {
            emit_decision(k, r, s, whole);
        } else {
            emit_rows(k, r, s, FOR_ALL, whole);
            copy_shared(k, r, state);
            go_on(k, r, s);
        }
    }
    put(k,
        ll_format(t, "S%u:\n  ret i32 %u\napart:\n  ret i32 -1\n", r->state_count, r->state_count));
    k->insn = NULL;
    ur_text_print(&t->out, &t->body, "\ndefine internal i32 @f%u.%s(ptr %%item", r->function->id,
                  whole ? "whole" : "part");
    ll_put_parameters(k);
    if (!own) {
        ur_text_puts(&t->out, &t->body,
                     r->has_variables ? ", ptr %x, i64 %n" : ", ptr noalias %x, i64 %n");
    }
    ur_text_puts(&t->out, &t->body, ", i64 %first, i64 %end, i64 %base");
    ur_text_puts(&t->out, &t->body, r->resumed ? ", ptr %u, i32 %state) " : ") ");
    /* Beside whole teams others are few. */
    ur_text_puts(&t->out, &t->body,
                 !whole && r->width ? "noinline cold optsize nounwind {\nentry:\n"
                                    : "alwaysinline nounwind {\nentry:\n");
    ll_end(k, "start");
}

/* ---- a work-group ---------------------------------------------------------------------------- */

static void call_team(struct fn *k, const struct regions *r, const char *result, const char *which,
                      const char *rest) {
    put(k, ll_format(k->t, "  %%%s = call i32 @f%u.%s(ptr %%item", result, r->function->id, which));
    pass_parameters(k);
    if (!r->width || r->resumed) {
        put(k, ", ptr %x, i64 %n");
    }
    put(k, rest);
}

/* Moves from the first work-item of a sub-group to that of the next. */
static void put_move(struct fn *k, unsigned size) {
    put(k, ll_format(k->t,
                     "  %%x1 = add i64 %%x0, %u\n  br label %%move\nmove:\n"
                     "  %%x2 = phi i64 [ %%x1, %%moved ], [ %%x3, %%wrap ]\n"
                     "  %%y2 = phi i64 [ %%y0, %%moved ], [ %%y3, %%wrap ]\n"
                     "  %%z2 = phi i64 [ %%z0, %%moved ], [ %%z3, %%wrap ]\n"
                     "  %%out = icmp uge i64 %%x2, %%x.size\n"
                     "  br i1 %%out, label %%wrap, label %%teams\nwrap:\n"
                     "  %%x3 = sub i64 %%x2, %%x.size\n  %%y1 = add i64 %%y2, 1\n"
                     "  %%over = icmp uge i64 %%y1, %%y.size\n"
                     "  %%y3 = select i1 %%over, i64 0, i64 %%y1\n"
                     "  %%z1 = zext i1 %%over to i64\n  %%z3 = add i64 %%z2, %%z1\n"
                     "  br label %%move\n",
                     size));
}

/* Each sub-group in turn, from its first work-item to its last, until it ends or waits for the
 * group. */
static void emit_sub_groups(struct fn *k, const struct regions *r, unsigned size) {
    struct tr *t = k->t;
    put(k, "  br label %again\nagain:\n");
    if (r->resumed) {
        put(k, "  %state = phi i32 [ 0, %start ], [ %some1, %next ]\n");
    }
    put(k, "  br label %teams\nteams:\n  %first = phi i64 [ 0, %again ], [ %end, %move ]\n"
           "  %x0 = phi i64 [ 0, %again ], [ %x2, %move ]\n"
           "  %y0 = phi i64 [ 0, %again ], [ %y2, %move ]\n"
           "  %z0 = phi i64 [ 0, %again ], [ %z2, %move ]\n");
    if (r->resumed) {
        put(k, "  %some0 = phi i32 [ 0, %again ], [ %some1, %move ]\n"
               "  %all0 = phi i32 [ -1, %again ], [ %all1, %move ]\n"
               "  %u = phi ptr [ %teams.at, %again ], [ %u.next, %move ]\n");
        put(k, ll_format(t, "  %%u.next = getelementptr inbounds i8, ptr %%u, i64 %llu\n",
                         (unsigned long long)r->team_bytes));
    }
    put(k, ll_format(t,
                     "  %%whole = add nuw i64 %%first, %u\n"
                     "  %%short = icmp ugt i64 %%whole, %%total\n"
                     "  %%end = select i1 %%short, i64 %%total, i64 %%whole\n",
                     size));
    for (const char *axis = "xyz"; *axis; ++axis) {
        put(k, ll_format(t,
                         "  store i64 %%%c0, ptr %%%c.at, align 8\n"
                         "  %%g%c0 = add i64 %%%c.base, %%%c0\n"
                         "  store i64 %%g%c0, ptr %%g%c.at, align 8\n",
                         *axis, *axis, *axis, *axis, *axis, *axis, *axis));
    }
    put(k, ll_format(t,
                     "  %%x.whole = add nuw i64 %%x0, %u\n"
                     "  %%inside = icmp ule i64 %%x.whole, %%x.size\n"
                     "  %%complete = icmp ule i64 %%whole, %%total\n"
                     "  %%is.whole = and i1 %%inside, %%complete\n"
                     "  br i1 %%is.whole, label %%as.whole, label %%as.part\n",
                     size));
    static const char *const ways[] = {"whole", "part"};
    for (int i = 0; i < 2; ++i) {
        put(k, ll_format(t, "as.%s:\n", ways[i]));
        call_team(k, r, ll_format(t, "r.%s", ways[i]), ways[i],
                  r->resumed ? ", i64 %first, i64 %end, i64 0, ptr %u, i32 %state)\n"
                             : ", i64 %first, i64 %end, i64 %first)\n");
        put(k, "  br label %made\n");
    }
    put(k, "made:\n  %r = phi i32 [ %r.whole, %as.whole ], [ %r.part, %as.part ]\n");
    if (r->resumed) {
        put(k, "  %some1 = or i32 %some0, %r\n  %all1 = and i32 %all0, %r\n"
               "  %more = icmp ult i64 %end, %total\n"
               "  br i1 %more, label %moved, label %waiting\nmoved:\n");
    } else {
        put(k, "  %good = icmp ne i32 %r, -1\n  br i1 %good, label %ended, label %apart\nended:\n"
               "  %more = icmp ult i64 %end, %total\n"
               "  br i1 %more, label %moved, label %done\nmoved:\n");
    }
    put_move(k, size);
    if (!r->resumed) {
        return;
    }
    put(k, "waiting:\n  %same = icmp eq i32 %some1, %all1\n"
           "  %good = icmp ne i32 %some1, -1\n  %fine = and i1 %same, %good\n"
           "  br i1 %fine, label %act, label %apart\nact:\n"
           "  switch i32 %some1, label %done [");
    for (uint32_t s = 1; s < r->state_count; ++s) {
        if (r->states[s].scope == SYNC_GROUP) {
            put(k, ll_format(t, " i32 %u, label %%S%u", s, s));
        }
    }
    put(k, " ]\n");
    for (uint32_t s = 1; s < r->state_count; ++s) {
        if (r->states[s].scope == SYNC_GROUP) {
            put(k, ll_format(t, "S%u:\n", s));
            ll_emit_lanes(k, &r->states[s]);
            ll_emit(k, "br label %%next");
        }
    }
    put(k, "next:\n  br label %again\n");
}

static void emit_group(struct tr *t, const struct kernel *kernel) {
    struct regions *r = kernel->regions;
    struct fn *k = ll_begin(t, r->function);
    k->regions = r;
    put(k, "start:\n");
    put_fields(k);
    ll_emit(k, "%%n.more = add i64 %%total, 15");
    ll_emit(k, "%%n = and i64 %%n.more, -16");
    ll_emit(k, "%%scratch.at = getelementptr inbounds i8, ptr %%item, i64 %u", ITEM(scratch));
    ll_emit(k, "%%x = load ptr, ptr %%scratch.at, align 8");
    if (r->resumed) {
        ll_emit(k, "%%arrays = mul i64 %%n, %l", (int64_t)r->item_bytes);
        ll_emit(k, "%%teams.at = getelementptr inbounds i8, ptr %%x, i64 %%arrays");
        ll_emit(k, "%%from = add i64 0, 0");
        ll_emit(k, "%%lanes = add i64 %%total, 0");
    }
    if (r->sub_groups) {
        emit_sub_groups(k, r, kernel->sub_group_size);
    } else {
        call_team(k, r, "r", "part", ", i64 0, i64 %total, i64 0)\n");
        put(k, "  %good = icmp ne i32 %r, -1\n  br i1 %good, label %done, label %apart\n");
    }
    put(k, "done:\n  ret i32 0\napart:\n  ret i32 1\n");
    ur_text_print(&t->out, &t->body, "\ndefine internal i32 @f%u.group(ptr %%item",
                  r->function->id);
    ll_put_parameters(k);
    ur_text_puts(&t->out, &t->body, ", i64 %total) alwaysinline nounwind {\nentry:\n");
    ll_end(k, "start");
}

void ll_emit_loops(struct tr *t, struct kernel *kernel) {
    struct regions *r = kernel->regions;
    if (!r->chunks) {
        t->functions[kernel->index].uses |=
            USES_GROUPS | (r->sub_groups ? USES_SUB_GROUPS : USES_BARRIER);
    }
    for (uint32_t s = 0; s < r->state_count; ++s) {
        const struct state *state = &r->states[s];
        emit_region(t, r, s, state->decides ? FOR_TEAM : FOR_ALL);
        for (uint32_t i = 0; state->decides && i < state->next_count; ++i) {
            if (keeps_on_way(t, r, state, state->next[i])) {
                emit_region(t, r, s, (int)state->next[i]);
            }
        }
    }
    emit_team(t, r, false);
    if (r->width) {
        emit_team(t, r, true);
    }
    if (!r->chunks) {
        emit_group(t, kernel);
    }
    /* Another function of a damaged module might name them. */
    ll_forget_regions(t, r);
}
