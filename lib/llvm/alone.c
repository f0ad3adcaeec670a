/* Work-items of a chunk that have parted: nobody waits for them, so each goes on by itself from the
 * region that is next for it to the end, or to where all come again. That is one function, in which
 * LLVM makes of the regions what the kernel was before it was cut. See regions.h. */
#include <string.h>

#include "hostcode/hostcode.h"
#include "regions.h"

#define ITEM(field) ((unsigned)offsetof(struct ur_hostcode_item, field))

static void alone_put(struct fn *k, const char *text) {
    ur_text_puts(&k->t->out, &k->body, text);
}

/* Where keep `number` of the work-item in place `lane` lies among those that were left. */
static uint32_t left_at(struct fn *k, const struct keep *keep, const char *lane) {
    uint32_t by = ll_temp(k), array = ll_temp(k), made = ll_temp(k);
    ll_emit(k, "%n = getelementptr inbounds i8, ptr %%left, i64 %l", array,
            (int64_t)(keep->offset * k->regions->width));
    ll_emit(k, "%n = mul i64 %s, %l", by, lane, (int64_t)keep->size);
    ll_emit(k, "%n = getelementptr inbounds i8, ptr %n, i64 %n", made, array, by);
    return made;
}

/* ---- where they meet ------------------------------------------------------------------------- */

/* Marks the regions that come after `s`, as far as no way leads through `without`. */
static void find_behind(const struct regions *r, uint32_t s, uint32_t without, bool *behind,
                        uint32_t *stack) {
    uint32_t depth = 0;
    memset(behind, 0, (r->state_count + 1u) * sizeof(*behind));
    for (;;) {
        const struct state *state = &r->states[s];
        for (uint32_t i = 0; i < state->next_count; ++i) {
            uint32_t next = state->next[i];
            if (next != without && !behind[next]) {
                behind[next] = true;
                if (next < r->state_count) {
                    stack[depth++] = next;
                }
            }
        }
        if (!depth) {
            return;
        }
        s = stack[--depth];
    }
}

/* Whether what comes into the phi is the same on all ways to it from where work-items parted behind
 * `s`, a number that nothing changes. */
static bool comes_alike(const struct tr *t, const struct regions *r, uint32_t s, const bool *ways,
                        const struct keep *keep) {
    const struct ur_spirv_instruction *phi = ur_spirv_definition(t->module, keep->id);
    uint32_t only = 0;
    if (keep->kind != KEEP_INCOMING || !phi || phi->opcode != SpvOpPhi) {
        return false;
    }
    for (uint32_t x = 0; x < r->state_count; ++x) {
        for (uint32_t i = 0; (x == s || ways[x]) && i < r->states[x].piece_count; ++i) {
            uint32_t block = r->pieces[r->states[x].pieces[i]].block;
            uint32_t id = ll_incoming(phi, r->function->blocks[block].label);
            if (id && (t->ids[id].piece || (only && id != only))) {
                return false;
            }
            only = id ? id : only;
        }
    }
    return true;
}

/* Whether a region on these ways gives the team what is needed from `meet` on: of work-items that
 * have parted each has its own then. */
static bool is_shared_there(const struct tr *t, const struct regions *r, uint32_t s,
                            const bool *ways, const struct state *meet) {
    for (uint32_t x = 0; x < r->state_count; ++x) {
        const struct state *state = &r->states[x];
        for (uint32_t i = 0; ways[x] && i < state->copy_count; ++i) {
            for (uint32_t j = 0; j < meet->live_count; ++j) {
                if (state->copies[i] == meet->live[j] &&
                    !comes_alike(t, r, s, ways, &r->keeps[meet->live[j]])) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* Whether it is worth it that all of a chunk come there: there is a loop from there on, or much to
 * do. In a loop they may part each turn, and what they keep is copied each time. */
static bool is_worth_meeting(const struct regions *r, uint32_t meet, bool *behind,
                             uint32_t *stack) {
    enum { MOST_BYTES = 256, MUCH = 500 };
    bool *again = behind + r->state_count + 1, loops = false;
    uint32_t steps = 0;
    find_behind(r, meet, r->state_count + 1, behind, stack);
    if (behind[meet]) {
        return r->item_bytes <= MOST_BYTES;
    }
    behind[meet] = true;
    for (uint32_t s = 0; s < r->state_count && !loops; ++s) {
        if (behind[s]) {
            find_behind(r, s, r->state_count + 1, again, stack);
            loops = again[s];
            for (uint32_t i = 0; i < r->states[s].piece_count; ++i) {
                const struct piece *piece = &r->pieces[r->states[s].pieces[i]];
                steps += piece->to - piece->from;
            }
        }
    }
    return loops || steps >= MUCH;
}

/* The first region that all come to who have parted behind region `s`, out of the loops that it is
 * in, or the number of regions: none, or there is nothing to gain. */
static uint32_t find_meeting(struct tr *t, const struct regions *r, uint32_t s) {
    bool *behind = ur_out_alloc(&t->out, 2 * (r->state_count + 1u), sizeof(*behind));
    bool *ways = ur_out_alloc(&t->out, r->state_count + 1u, sizeof(*ways));
    uint32_t *stack = ur_out_alloc(&t->out, r->state_count + 1u, sizeof(*stack));
    uint32_t meet = r->state_count;
    for (uint32_t m = 1; m < r->state_count; ++m) {
        struct rows rows;
        find_behind(r, s, meet, ways, stack); /* before the one found so far */
        if (m == s || !ways[m] || ll_find_rows(t, r, m, &rows)) {
            continue;
        }
        find_behind(r, s, m, ways, stack);
        bool all = !ways[r->state_count];
        bool shares = is_shared_there(t, r, s, ways, &r->states[m]);
        find_behind(r, m, r->state_count + 1, behind, stack);
        if (all && !shares && !behind[s]) {
            meet = m;
        }
    }
    return meet < r->state_count && is_worth_meeting(r, meet, behind, stack) ? meet
                                                                             : r->state_count;
}

static bool may_part_behind(const struct state *s) {
    return s->checked && s->next_count > 1 && !s->turns;
}

/* Of all regions, before the functions that they part and meet in. */
static void find_meetings(struct tr *t, struct regions *r) {
    for (uint32_t s = 0; s < r->state_count; ++s) {
        struct state *state = &r->states[s];
        state->meet = may_part_behind(state) ? find_meeting(t, r, s) : r->state_count;
        if (state->meet < r->state_count) {
            r->states[state->meet].met = true;
        }
    }
}

/* ---- where they part ------------------------------------------------------------------------- */

void ll_begin_alone(struct fn *k) {
    const struct regions *r = k->regions;
    ll_emit(k, "%%pc = alloca [%u x i32], align 64", r->width);
    ll_emit(k, "%%left = alloca [%l x i8], align 128", (int64_t)(r->item_bytes * r->width + 1));
    ll_emit(k, "%%item.left = alloca [%u x i8], align 16",
            (unsigned)sizeof(struct ur_hostcode_item));
    k->facts->stack +=
        r->item_bytes * r->width + 4 * r->width + sizeof(struct ur_hostcode_item) + 256;
}

static void copy_keep(struct fn *k, const struct keep *keep, uint32_t to, uint32_t from,
                      int64_t bytes) {
    ll_emit(k,
            "call void @llvm.memcpy.p0.p0.i64(ptr align %u %n, ptr align %u %n, i64 %l, i1 false)",
            keep->align, to, keep->align, from, bytes);
}

/* Of all work-items, to those that were left, or back. */
static void copy_left(struct fn *k, const struct keep *keep, bool back) {
    if (keep->pinned) {
        return;
    }
    uint32_t own = ll_keep_address(k, keep, "%from", false), left = left_at(k, keep, "0");
    copy_keep(k, keep, back ? own : left, back ? left : own,
              (int64_t)(keep->size * k->regions->width));
}

/* Calls `copy` for what state `s` needs. */
static void copy_needed(struct fn *k, uint32_t s, uint32_t mark,
                        void (*copy)(struct fn *k, const struct keep *keep, bool back), bool back) {
    const struct regions *r = k->regions;
    const struct state *state = &r->states[s];
    for (uint32_t j = 0; j < state->live_count; ++j) {
        struct keep *keep = &r->keeps[state->live[j]];
        if (!keep->shared && keep->stored != mark) {
            keep->stored = mark;
            copy(k, keep, back);
        }
    }
    if (state->turns) {
        copy(k, &r->keeps[state->active], back);
    }
}

static void copy_variables(struct fn *k,
                           void (*copy)(struct fn *k, const struct keep *keep, bool back),
                           bool back) {
    for (uint32_t i = 0; i < k->regions->keep_count; ++i) {
        if (k->regions->keeps[i].kind == KEEP_VARIABLE) {
            copy(k, &k->regions->keeps[i], back);
        }
    }
}

/* What the states that follow need, of all work-items. */
static void leave(struct fn *k, const struct state *s) {
    uint32_t mark = ++k->t->serials;
    for (uint32_t i = 0; i < s->next_count; ++i) {
        if (s->next[i] < k->regions->state_count) {
            copy_needed(k, s->next[i], mark, copy_left, false);
        }
    }
    copy_variables(k, copy_left, false);
}

/* Those that stay where they are, in a list of parameters or arguments that has begun: what points
 * into them still does. */
static void put_pinned(struct fn *k, struct ur_text *text, const char *name) {
    for (uint32_t i = 0; i < k->regions->keep_count; ++i) {
        if (k->regions->keeps[i].pinned) {
            ur_text_print(&k->t->out, text, ", ptr %s%u", name, i);
        }
    }
}

static void call_alone(struct fn *k, const char *lanes, uint32_t meet) {
    ll_declare(k->t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
    ll_emit(
        k,
        "call void @llvm.memcpy.p0.p0.i64(ptr align 16 %%item.left, ptr align 8 %%item, i64 %u, "
        "i1 false)",
        (unsigned)sizeof(struct ur_hostcode_item));
    alone_put(k,
              ll_format(k->t, "  call void @f%u.alone(ptr %%item.left", k->regions->function->id));
    ll_pass_parameters(k);
    put_pinned(k, &k->body, "%array");
    alone_put(k,
              ll_format(k->t,
                        ", ptr %%left, ptr %%pc, ptr %%u, i64 %%x.first, i64 %%x.base, i64 %s, i32 "
                        "%u)\n",
                        lanes, meet));
}

void ll_emit_left(struct fn *k) {
    const struct regions *r = k->regions;
    ll_declare(k->t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
    for (uint32_t s = 0; s < r->state_count; ++s) {
        if (!may_part_behind(&r->states[s])) {
            continue;
        }
        uint32_t meet = r->states[s].meet;
        alone_put(k, ll_format(k->t, "apart%u:\n", s));
        leave(k, &r->states[s]);
        if (meet == r->state_count) {
            ll_emit(k, "br label %%apart");
            continue;
        }
        call_alone(k, "%lanes", meet);
        copy_needed(k, meet, ++k->t->serials, copy_left, true);
        copy_variables(k, copy_left, true);
        ll_emit(k, "br label %%S%u", meet);
    }
    alone_put(k, "apart:\n");
    call_alone(k, "%lanes", r->state_count);
    ll_emit(k, "ret i32 %u", r->state_count);
}

void ll_emit_rest(struct tr *t, struct regions *r) {
    struct fn *k = ll_begin(t, r->function);
    k->regions = r;
    alone_put(k, "start:\n");
    ll_begin_alone(k);
    ll_emit(k, "%%u = alloca [%u x i8], align 128", (unsigned)r->team_bytes + 1);
    for (uint32_t i = 0; i < r->keep_count; ++i) {
        if (r->keeps[i].pinned) {
            ll_emit(k, "%%array%u = alloca [%l x i8], align 128", i,
                    (int64_t)(r->keeps[i].size * r->width));
        }
    }
    ll_put_fields(k, false);
    ll_declare(t, "llvm.memset", "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n");
    ll_emit(k, "call void @llvm.memset.p0.i64(ptr align 64 %%pc, i8 0, i64 %u, i1 false)",
            4 * r->width);
    call_alone(k, "%end", r->state_count);
    ll_emit(k, "ret i32 %u", r->state_count);
    k->insn = NULL;
    ur_text_print(&t->out, &t->body, "\ndefine internal i32 @f%u.part(ptr %%item", r->function->id);
    ll_put_parameters(k);
    ur_text_puts(&t->out, &t->body,
                 ", i64 %first, i64 %end, i64 %base) noinline nounwind {\nentry:\n");
    ll_end(k, "start");
}

/* ---- each by itself -------------------------------------------------------------------------- */

static void alone_go_on(struct fn *k, const struct state *s, uint32_t made) {
    struct tr *t = k->t;
    if (s->next_count == 0) {
        ll_emit(k, "unreachable");
        return;
    }
    if (s->next_count == 1) {
        ll_emit(k, "br label %%T%u", s->next[0]);
        return;
    }
    ur_text_print(&t->out, &k->body, "  switch i32 %%t%u, label %%T%u [", made, s->next[0]);
    for (uint32_t i = 1; i < s->next_count; ++i) {
        ur_text_print(&t->out, &k->body, " i32 %u, label %%T%u", s->next[i], s->next[i]);
    }
    alone_put(k, " ]\n");
}

static void put_parts(struct fn *k, uint32_t number, bool back) {
    const struct regions *r = k->regions;
    const struct keep *keep = &r->keeps[number];
    int64_t size = (int64_t)keep->type->element->size;
    uint32_t by = ll_temp(k), one = ll_temp(k);
    ll_emit(k, "%n = mul i64 %%lane, %l", by, size);
    ll_emit(k, "%n = getelementptr inbounds i8, ptr %n, i64 %n", one, left_at(k, keep, "0"), by);
    for (uint32_t i = 0; i < keep->type->count; ++i) {
        uint32_t left = ll_temp(k), own = ll_temp(k);
        int64_t at = (int64_t)ll_keep_part(r, keep, i);
        ll_emit(k, "%n = getelementptr inbounds i8, ptr %n, i64 %l", left, one, at);
        ll_emit(k, "%n = getelementptr inbounds i8, ptr %%array%u, i64 %l", own, number, at);
        ll_emit(k, "call void @llvm.memcpy.p0.p0.i64(ptr %n, ptr %n, i64 %l, i1 false)",
                back ? left : own, back ? own : left, size);
    }
}

/* Between what was left of the work-item in place %lane and its own arrays. */
static void copy_own(struct fn *k, const struct keep *keep, bool back) {
    const struct regions *r = k->regions;
    if (keep->pinned) {
        return;
    }
    if (ll_keep_by_parts(r, keep)) {
        put_parts(k, (uint32_t)(keep - r->keeps), back);
    } else if (!keep->shared) {
        uint32_t left = left_at(k, keep, "%lane"), own = ll_keep_address(k, keep, "%place", false);
        copy_keep(k, keep, back ? left : own, back ? own : left, (int64_t)keep->size);
    }
}

static void emit_one(struct fn *k, uint32_t s) {
    struct tr *t = k->t;
    const struct regions *r = k->regions;
    const struct state *state = &r->states[s];
    alone_put(k, ll_format(t, "T%u:\n", s));
    if (state->met) {
        ll_emit(k, "%%meets%u = icmp eq i32 %%meet, %u", s, s);
        ll_emit(k, "br i1 %%meets%u, label %%M%u, label %%U%u", s, s, s);
        alone_put(k, ll_format(t, "M%u:\n", s));
        copy_needed(k, s, ++t->serials, copy_own, true);
        copy_variables(k, copy_own, true);
        for (uint32_t i = 0; i < state->live_count; ++i) {
            const struct keep *keep = &r->keeps[state->live[i]];
            if (keep->shared && keep->kind == KEEP_INCOMING) { /* comes_alike */
                uint32_t to = ll_keep_address(k, keep, "u.left", false);
                copy_keep(k, keep, to, ll_keep_address(k, keep, "u", false), (int64_t)keep->size);
            }
        }
        alone_put(k, ll_format(t, "  br label %%end\nU%u:\n", s));
    }
    uint32_t made = ll_call_region(k, s, state->decides ? FOR_TEAM : FOR_ALL);
    if (!state->decides) {
        ll_copy_shared(k, r, state);
        alone_go_on(k, state, made);
        return;
    }
    ur_text_print(&t->out, &k->body, "  switch i32 %%t%u, label %%W%u.%u [", made, s,
                  state->next[0]);
    for (uint32_t i = 1; i < state->next_count; ++i) {
        ur_text_print(&t->out, &k->body, " i32 %u, label %%W%u.%u", state->next[i], s,
                      state->next[i]);
    }
    alone_put(k, " ]\n");
    for (uint32_t i = 0; i < state->next_count; ++i) {
        alone_put(k, ll_format(t, "W%u.%u:\n", s, state->next[i]));
        if (ll_keeps_on_way(t, r, state, state->next[i])) {
            (void)ll_call_region(k, s, (int)state->next[i]);
        }
        ll_copy_shared(k, r, state);
        ll_emit(k, "br label %%T%u", state->next[i]);
    }
}

/* Its own arrays, of one work-item, get what was left. */
static void put_keeps(struct fn *k) {
    struct regions *r = k->regions;
    for (uint32_t i = 0; i < r->keep_count; ++i) {
        copy_own(k, &r->keeps[i], false);
    }
    if (r->team_bytes) {
        ll_emit(k,
                "call void @llvm.memcpy.p0.p0.i64(ptr align 128 %%u, ptr align 128 %%u.left, i64 "
                "%l, i1 false)",
                (int64_t)r->team_bytes);
    }
}

void ll_emit_alone(struct tr *t, struct regions *r) {
    find_meetings(t, r);
    struct fn *k = ll_begin(t, r->function);
    k->regions = r;
    alone_put(k, "start:\n");
    ll_declare(t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
    ll_emit(k, "%%w = alloca [%u x i8], align 128", (unsigned)r->team_bytes + 1);
    ll_emit(k, "%%u = alloca [%u x i8], align 128", (unsigned)r->team_bytes + 1);
    if (!ll_own_arrays(r)) {
        ll_emit(k, "%%x = alloca [%l x i8], align 128", (int64_t)r->item_bytes + 1);
    }
    for (uint32_t i = 0; ll_own_arrays(r) && i < r->keep_count; ++i) {
        if (!r->keeps[i].shared && !r->keeps[i].pinned) {
            bool parts = ll_keep_by_parts(r, &r->keeps[i]); /* as far apart as those of a chunk */
            ll_emit(k, "%%array%u = alloca [%l x i8], align %u", i,
                    (int64_t)(r->keeps[i].size * (parts ? r->width : 1)), r->keeps[i].align);
            k->facts->stack += parts ? r->keeps[i].size * r->width : 0;
        }
    }
    k->facts->stack += r->item_bytes + 2 * r->team_bytes + 512;
    ll_emit(k, "%%n = add i64 1, 0");
    ll_emit(k, "%%place = add i64 0, 0");
    static const struct {
        const char *name;
        unsigned offset;
    } fields[] = {
        {"x", ITEM(local_id[0])}, {"gx", ITEM(global_id[0])}, {"linear", ITEM(linear_id)}};
    for (size_t i = 0; i < sizeof(fields) / sizeof(*fields); ++i) {
        ll_emit(k, "%%%s.at = getelementptr inbounds i8, ptr %%item, i64 %u", fields[i].name,
                fields[i].offset);
    }
    ll_emit(k, "br label %%next");
    alone_put(k, "next:\n  %lane = phi i64 [ 0, %start ], [ %lane.e, %end ]\n");
    ll_emit(k, "%%here = add nuw nsw i64 %%x.first, %%lane");
    ll_emit(k, "store i64 %%here, ptr %%x.at, align 8");
    ll_emit(k, "%%there = add i64 %%x.base, %%here");
    ll_emit(k, "store i64 %%there, ptr %%gx.at, align 8");
    ll_emit(k, "store i64 %%lane, ptr %%linear.at, align 8");
    for (uint32_t i = 0; i < r->keep_count; ++i) {
        if (r->keeps[i].pinned) {
            uint32_t by = ll_temp(k);
            ll_emit(k, "%n = mul nuw nsw i64 %%lane, %l", by, (int64_t)r->keeps[i].size);
            ll_emit(k, "%%array%u = getelementptr inbounds i8, ptr %%all%u, i64 %n", i, i, by);
        }
    }
    put_keeps(k);
    ll_emit(k, "%%pc.at = getelementptr inbounds i32, ptr %%pc, i64 %%lane");
    ll_emit(k, "%%pc.is = load i32, ptr %%pc.at, align 4");
    /* The states that it may begin with. */
    bool *begins = ur_out_alloc(&t->out, r->state_count + 1u, sizeof(*begins));
    for (uint32_t s = 0; s < r->state_count; ++s) {
        const struct state *state = &r->states[s];
        for (uint32_t i = 0; i < state->next_count; ++i) {
            begins[state->next[i]] |= state->checked && state->next_count > 1;
        }
    }
    alone_put(k, "  switch i32 %pc.is, label %T0 [");
    for (uint32_t s = 1; s <= r->state_count; ++s) {
        if (begins[s]) {
            alone_put(k, ll_format(t, " i32 %u, label %%T%u", s, s));
        }
    }
    alone_put(k, " ]\n");
    for (uint32_t s = 0; s < r->state_count; ++s) {
        emit_one(k, s);
    }
    alone_put(k, ll_format(t, "T%u:\n  br label %%end\nend:\n", r->state_count));
    ll_emit(k, "%%lane.e = add nuw nsw i64 %%lane, 1");
    ll_emit(k, "%%more = icmp ult i64 %%lane.e, %%lanes");
    ll_emit(k, "br i1 %%more, label %%next, label %%done");
    alone_put(k, "done:\n  ret void\n");
    k->insn = NULL;
    ur_text_print(&t->out, &t->body, "\ndefine internal void @f%u.alone(ptr noalias %%item",
                  r->function->id);
    ll_put_parameters(k);
    put_pinned(k, &t->body, "%all");
    ur_text_puts(&t->out, &t->body,
                 ", ptr noalias %left, ptr noalias %pc, ptr noalias %u.left, i64 %x.first, i64 "
                 "%x.base, i64 %lanes, i32 %meet) noinline nounwind {\nentry:\n");
    ll_end(k, "start");
    ll_emit_rest(t, r);
}
