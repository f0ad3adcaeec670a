/* Work-items of a chunk that have parted: nobody waits for them, so each goes on by itself from the
 * region that is next for it to the end. That is one function, in which LLVM makes of the regions
 * what the kernel was before it was cut. See regions.h. */
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

static void copy_left(struct fn *k, const struct keep *keep) {
    uint32_t from = ll_keep_address(k, keep, "%from", false);
    ll_emit(k,
            "call void @llvm.memcpy.p0.p0.i64(ptr align %u %n, ptr align %u %n, i64 %l, i1 false)",
            keep->align, left_at(k, keep, "0"), keep->align, from,
            (int64_t)(keep->size * k->regions->width));
}

/* What the states that follow need, of all work-items. */
static void leave(struct fn *k, const struct state *s) {
    struct regions *r = k->regions;
    uint32_t mark = ++k->t->serials;
    for (uint32_t i = 0; i < s->next_count; ++i) {
        const struct state *next = s->next[i] < r->state_count ? &r->states[s->next[i]] : NULL;
        for (uint32_t j = 0; next && j < next->live_count; ++j) {
            struct keep *keep = &r->keeps[next->live[j]];
            if (!keep->shared && keep->stored != mark) {
                keep->stored = mark;
                copy_left(k, keep);
            }
        }
        if (next && next->turns) {
            copy_left(k, &r->keeps[next->active]);
        }
    }
    for (uint32_t i = 0; i < r->keep_count; ++i) {
        if (r->keeps[i].kind == KEEP_VARIABLE) {
            copy_left(k, &r->keeps[i]);
        }
    }
}

static void call_alone(struct fn *k, const char *lanes) {
    ll_declare(k->t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
    ll_emit(
        k,
        "call void @llvm.memcpy.p0.p0.i64(ptr align 16 %%item.left, ptr align 8 %%item, i64 %u, "
        "i1 false)",
        (unsigned)sizeof(struct ur_hostcode_item));
    alone_put(k,
              ll_format(k->t, "  call void @f%u.alone(ptr %%item.left", k->regions->function->id));
    ll_pass_parameters(k);
    alone_put(k,
              ll_format(k->t,
                        ", ptr %%left, ptr %%pc, ptr %%u, i64 %%x.first, i64 %%x.base, i64 %s)\n",
                        lanes));
}

void ll_emit_left(struct fn *k) {
    const struct regions *r = k->regions;
    ll_declare(k->t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
    for (uint32_t s = 0; s < r->state_count; ++s) {
        if (r->states[s].checked && r->states[s].next_count > 1 && !r->states[s].turns) {
            alone_put(k, ll_format(k->t, "apart%u:\n", s));
            leave(k, &r->states[s]);
            ll_emit(k, "br label %%apart");
        }
    }
    alone_put(k, "apart:\n");
    call_alone(k, "%lanes");
    ll_emit(k, "ret i32 %u", r->state_count);
}

void ll_emit_rest(struct tr *t, struct regions *r) {
    struct fn *k = ll_begin(t, r->function);
    k->regions = r;
    alone_put(k, "start:\n");
    ll_begin_alone(k);
    ll_emit(k, "%%u = alloca [%u x i8], align 128", (unsigned)r->team_bytes + 1);
    ll_put_fields(k, false);
    ll_declare(t, "llvm.memset", "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n");
    ll_emit(k, "call void @llvm.memset.p0.i64(ptr align 64 %%pc, i8 0, i64 %u, i1 false)",
            4 * r->width);
    call_alone(k, "%end");
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

static void emit_one(struct fn *k, uint32_t s) {
    struct tr *t = k->t;
    const struct regions *r = k->regions;
    const struct state *state = &r->states[s];
    alone_put(k, ll_format(t, "T%u:\n", s));
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

static void put_parts(struct fn *k, uint32_t number) {
    const struct regions *r = k->regions;
    const struct keep *keep = &r->keeps[number];
    int64_t size = (int64_t)keep->type->element->size;
    uint32_t by = ll_temp(k), one = ll_temp(k);
    ll_emit(k, "%n = mul i64 %%lane, %l", by, size);
    ll_emit(k, "%n = getelementptr inbounds i8, ptr %n, i64 %n", one, left_at(k, keep, "0"), by);
    for (uint32_t i = 0; i < keep->type->count; ++i) {
        uint32_t from = ll_temp(k), to = ll_temp(k);
        int64_t at = (int64_t)ll_keep_part(r, keep, i);
        ll_emit(k, "%n = getelementptr inbounds i8, ptr %n, i64 %l", from, one, at);
        ll_emit(k, "%n = getelementptr inbounds i8, ptr %%array%u, i64 %l", to, number, at);
        ll_emit(k, "call void @llvm.memcpy.p0.p0.i64(ptr %n, ptr %n, i64 %l, i1 false)", to, from,
                size);
    }
}

/* Its own arrays, of one work-item, get what was left. */
static void put_keeps(struct fn *k) {
    struct regions *r = k->regions;
    for (uint32_t i = 0; i < r->keep_count; ++i) {
        const struct keep *keep = &r->keeps[i];
        if (ll_keep_by_parts(r, keep)) {
            put_parts(k, i);
        } else if (!keep->shared) {
            uint32_t from = left_at(k, keep, "%lane"),
                     to = ll_keep_address(k, keep, "%place", false);
            ll_emit(k,
                    "call void @llvm.memcpy.p0.p0.i64(ptr align %u %n, ptr align %u %n, i64 %l, i1 "
                    "false)",
                    keep->align, to, keep->align, from, (int64_t)keep->size);
        }
    }
    if (r->team_bytes) {
        ll_emit(k,
                "call void @llvm.memcpy.p0.p0.i64(ptr align 128 %%u, ptr align 128 %%u.left, i64 "
                "%l, i1 false)",
                (int64_t)r->team_bytes);
    }
}

void ll_emit_alone(struct tr *t, struct regions *r) {
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
        if (!r->keeps[i].shared) {
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
    ur_text_puts(&t->out, &t->body,
                 ", ptr noalias %left, ptr noalias %pc, ptr noalias %u.left, i64 %x.first, i64 "
                 "%x.base, i64 %lanes) noinline nounwind {\nentry:\n");
    ll_end(k, "start");
    ll_emit_rest(t, r);
}
