/* Teams and work-groups: the function of a team calls each region's (region_body.c) for all of its
 * work-items, in rows, takes over what is the same for all, does what stands between regions, and
 * goes on with the next; that of a work-group runs its teams. All of these are inlined into one, so
 * that a loop is what LLVM sees, and vectorises where that pays. */
#include <stdio.h>
#include <string.h>

#include "expected.h"
#include "hostcode/hostcode.h"

#define ITEM(field) ((unsigned)offsetof(struct ur_hostcode_item, field))

/* ---- a team ---------------------------------------------------------------------------------- */

void ll_pass_parameters(struct fn *k) {
    for (uint32_t i = 0; i < k->function->parameter_count; ++i) {
        uint32_t id = k->function->parameters[i];
        ur_text_print(&k->t->out, &k->body, ", %s %%v%u", ll_type_of(k->t, id)->text, id);
    }
}

static void loops_put(struct fn *k, const char *text) {
    ur_text_puts(&k->t->out, &k->body, text);
}

/* The text with the region's number for each '#'. */
static void put_numbered(struct fn *k, uint32_t number, const char *text) {
    for (const char *at; (at = strchr(text, '#')) != NULL; text = at + 1) {
        ur_text_append(&k->t->out, &k->body, text, (size_t)(at - text));
        ur_text_print(&k->t->out, &k->body, "%u", number);
    }
    loops_put(k, text);
}

/* Loops over work-items have numbers, in the names of what belongs to them: a region's loop that of
 * the region, those on the ways from one that decides more. */
static uint32_t loop_on_way(const struct regions *r, uint32_t s, uint32_t next) {
    return (s + 1) * (r->state_count + 1) + next;
}

static uint32_t loop_number(const struct regions *r, uint32_t region, int way) {
    return way >= 0            ? loop_on_way(r, region, (uint32_t)way)
           : way == FOR_AHEAD  ? loop_on_way(r, region, 0)
           : way == FOR_ROW    ? loop_on_way(r, region, 1)
           : way == FOR_IMAGES ? loop_on_way(r, region, 2)
                               : region;
}

bool ll_keeps_on_way(const struct tr *t, const struct regions *r, const struct state *s,
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

/* Whether one of two regions follows, the same for all if they have not parted. Then it is counted
 * who goes to which, which takes LLVM a look at a vector's mask, and not the numbers of both. */
static bool is_fork(const struct state *state) {
    return state->checked && state->next_count == 2 && !state->turns && !state->enters;
}

/* Calls the region for work-item %i#, whose row begins at %x#. */
static void emit_call(struct fn *k, const struct regions *r, uint32_t region, int way) {
    struct tr *t = k->t;
    const struct state *state = &r->states[region];
    uint32_t s = loop_number(r, region, way);
    bool chooses = state->next_count > 1 && way < 0 && !state->enters;
    put_numbered(k, s,
                 "  %xi# = add nuw nsw i64 %x#, %i#\n  store i64 %xi#, ptr %x.at\n"
                 "  %gxi# = add nuw nsw i64 %gx#, %i#\n  store i64 %gxi#, ptr %gx.at\n"
                 "  %li# = add nuw nsw i64 %l#, %i#\n  store i64 %li#, ptr %linear.at\n"
                 "  %pi# = add nuw nsw i64 %p#, %i#\n  %lane# = sub nuw nsw i64 %li#, %first\n");
    loops_put(
        k, ll_format(t, "  %%r%u = call i32 @%s(ptr %%item", s, ll_region_name(t, r, region, way)));
    ll_pass_parameters(k);
    ll_put_arrays(t, &k->body, r);
    put_numbered(k, s, ", i64 %pi#, i64 %lane#, ptr %u, ptr %w");
    put_numbered(k, s, way == FOR_TURN ? ", i64 %turn#" : way == FOR_ROW ? ", ptr %row#" : "");
    if (way == FOR_AHEAD || way == FOR_ROW) {
        loops_put(k, ll_format(t, ", ptr %%ahead%u", region));
    }
    /* In the loops of teams that are not whole, of which there are few, code would gain little. */
    loops_put(k, ll_are_apart(r) && r->width && !k->lanes ? ") noinline\n" : ")\n");
    if (way == FOR_AHEAD) {
        put_numbered(k, s,
                     "  %some# = load i32, ptr %some\n  %some#.e = or i32 %some#, %r#\n"
                     "  store i32 %some#.e, ptr %some\n");
    } else if (state->turns) {
        loops_put(k, ll_format(t, "  %%in%u = icmp eq i32 %%r%u, %u\n", s, s, s));
        put_numbered(k, s,
                     "  %in#.w = zext i1 %in# to i32\n  %some# = load i32, ptr %some\n"
                     "  %some#.e = or i32 %some#, %in#.w\n  store i32 %some#.e, ptr %some\n");
    } else if (chooses && state->checked) {
        if (r->steps || r->alone) {
            put_numbered(k, s,
                         "  %pc# = getelementptr inbounds i32, ptr %pc, i64 %lane#\n"
                         "  store i32 %r#, ptr %pc#, align 4, !llvm.access.group !0\n");
        }
        if (is_fork(state)) {
            loops_put(k,
                      ll_format(t, "  %%second%u = icmp eq i32 %%r%u, %u\n", s, s, state->next[1]));
            put_numbered(k, s, "  %one# = zext i1 %second# to i32\n  %other# = xor i32 %one#, 1\n");
        } else {
            put_numbered(k, s, "  %one# = add i32 %r#, 0\n  %other# = xor i32 %r#, -1\n");
        }
        put_numbered(k, s,
                     "  %some# = load i32, ptr %some\n  %some#.e = or i32 %some#, %one#\n"
                     "  store i32 %some#.e, ptr %some\n"
                     "  %all# = load i32, ptr %all\n  %all#.e = or i32 %all#, %other#\n"
                     "  store i32 %all#.e, ptr %all\n");
    } else if (chooses) {
        put_numbered(k, s, "  store i32 %r#, ptr %some\n");
    }
    put_numbered(k, s, "  %i#.e = add nuw nsw i64 %i#, 1\n");
}

/* What is known of the team that a function is for: nothing, that it is complete and lies in one
 * row, or that it is a group whose rows are made of strips of UR_HOSTCODE_STRIP work-items. */
enum form { FORM_PART, FORM_WHOLE, FORM_ROWS };

static const char *const form_names[] = {"part", "whole", "rows"};

/* To the loop over work-items of a row, from a block that ends here, or past it. */
static void enter_loop(struct fn *k, const struct regions *r, uint32_t region, uint32_t s) {
    if (!r->states[region].by_row) {
        put_numbered(k, s, "  br label %R#.i\n");
        return;
    }
    put_numbered(k, s,
                 "  store i64 %x#, ptr %x.at\n  store i64 %gx#, ptr %gx.at\n"
                 "  store i64 %l#, ptr %linear.at\n  %lane#.g = sub nuw nsw i64 %l#, %first\n");
    loops_put(k, ll_format(k->t, "  %%g%u = call i32 @%s(ptr %%item", s,
                           ll_region_name(k->t, r, region, FOR_GUARD)));
    ll_pass_parameters(k);
    ll_put_arrays(k->t, &k->body, r);
    put_numbered(k, s,
                 ", i64 %p#, i64 %lane#.g, ptr %u, ptr %w)\n  %go# = icmp ne i32 %g#, 0\n"
                 "  br i1 %go#, label %R#.i, label %R#.e\n");
}

/* Instead of a loop, where a region does something for one work-item of each row alone. */
static void emit_only(struct fn *k, const struct regions *r, uint32_t region, int way, uint32_t s,
                      uint32_t count) {
    ll_emit(k, "%%i%u = sub i64 %u, %%x%u", s, r->states[region].item, s);
    put_numbered(k, s, "  %has# = icmp ult i64 %i#, ");
    ur_text_print(&k->t->out, &k->body, count ? "%u\n" : "%%count%u\n", count ? count : s);
    put_numbered(k, s, "  br i1 %has#, label %R#.o, label %R#.e\nR#.o:\n");
    emit_call(k, r, region, way);
    put_numbered(k, s, "  br label %R#.e\n");
}

/* The loop over `count` work-items, or those of a row that the team has. */
static void emit_items(struct fn *k, const struct regions *r, uint32_t region, int way, uint32_t s,
                       uint32_t count) {
    struct tr *t = k->t;
    if (r->states[region].guarded) {
        emit_only(k, r, region, way, s, count);
        return;
    }
    uint32_t metadata = 16 + t->loops++;
    ur_text_print(&t->out, &t->declarations, "!%u = distinct !{!%u, !2%s%s}\n", metadata, metadata,
                  count             ? ll_is_long(r, region) ? ", !4" : ", !4, !5"
                  : r->rows         ? ", !4, !10"
                  : ll_are_apart(r) ? ", !4, !10"
                                    : "",
                  r->chained ? ", !9" : "");
    put_numbered(k, s,
                 count ? "  %i# = phi i64 [ 0, %R#.b ], [ %i#.e, %R#.i ]\n"
                       : "  %i# = phi i64 [ 0, %R#.s ], [ %i#.e, %R#.i ]\n");
    emit_call(k, r, region, way);
    put_numbered(k, s, "  %more# = icmp ult i64 %i#.e, ");
    ur_text_print(&t->out, &k->body, count ? "%u\n" : "%%count%u\n", count ? count : s);
    put_numbered(k, s, "  br i1 %more#, label %R#.i, label %R#.e, !llvm.loop ");
    ur_text_print(&t->out, &k->body, "!%u\n", metadata);
}

/* The end of a loop over strips or rows, which is not written out: that would only make it longer.
 */
static void close_loop(struct fn *k, uint32_t s, char axis, const char *again, const char *out,
                       const char *rest) {
    struct tr *t = k->t;
    uint32_t metadata = 16 + t->loops++;
    ur_text_print(&t->out, &t->declarations, "!%u = distinct !{!%u, !4}\n", metadata, metadata);
    put_numbered(k, s,
                 ll_format(t,
                           "  %%%c#.more = icmp ult i64 %%%c#.e, %%%c.most\n"
                           "  br i1 %%%c#.more, label %s, label %s, !llvm.loop !%u\n",
                           axis, axis, axis, axis, again, out, metadata));
    put_numbered(k, s, rest);
}

/* A strip after the other, of rows in turn: loops that LLVM knows the ends of, so that it sees
 * which sums of ids do not wrap. */
static void emit_strips(struct fn *k, const struct regions *r, uint32_t region, int way,
                        uint32_t s) {
    put_numbered(k, s,
                 "  br label %R#.z\nR#.z:\n  %z# = phi i64 [ 0, %R# ], [ %z#.e, %R#.y.e ]\n"
                 "  store i64 %z#, ptr %z.at\n  %gz# = add i64 %z.base, %z#\n"
                 "  store i64 %gz#, ptr %gz.at\n  %lz# = mul nuw nsw i64 %z#, %y.most\n"
                 "  br label %R#.y\nR#.y:\n  %y# = phi i64 [ 0, %R#.z ], [ %y#.e, %R#.x.e ]\n"
                 "  store i64 %y#, ptr %y.at\n  %gy# = add i64 %y.base, %y#\n"
                 "  store i64 %gy#, ptr %gy.at\n  %ly# = add nuw nsw i64 %lz#, %y#\n"
                 "  %lr# = mul nuw nsw i64 %ly#, %x.most\n"
                 "  br label %R#.b\nR#.b:\n  %x# = phi i64 [ 0, %R#.y ], [ %x#.e, %R#.e ]\n"
                 "  call void @llvm.sideeffect()\n  %l# = add nuw nsw i64 %lr#, %x#\n"
                 "  %gx# = add i64 %x.base, %x#\n  %p# = add i64 %l#, 0\n");
    enter_loop(k, r, region, s);
    put_numbered(k, s, "R#.i:\n");
    emit_items(k, r, region, way, s, UR_HOSTCODE_STRIP);
    put_numbered(k, s, "R#.e:\n");
    ll_emit(k, "%%x%u.e = add nuw nsw i64 %%x%u, %u", s, s, UR_HOSTCODE_STRIP);
    close_loop(k, s, 'x', "%R#.b", "%R#.x.e", "R#.x.e:\n  %y#.e = add nuw nsw i64 %y#, 1\n");
    close_loop(k, s, 'y', "%R#.y", "%R#.y.e", "R#.y.e:\n  %z#.e = add nuw nsw i64 %z#, 1\n");
    close_loop(k, s, 'z', "%R#.z", "%R#.d", "R#.d:\n");
}

/* The loops of region `s`: over rows of the team, and within one over work-items. */
static void emit_rows(struct fn *k, const struct regions *r, uint32_t region, int way,
                      enum form form) {
    uint32_t s = loop_number(r, region, way);
    put_numbered(k, s, "R#:\n");
    if (way < 0 && r->states[region].next_count > 1) {
        loops_put(k, "  store i32 0, ptr %some\n  store i32 0, ptr %all\n");
    }
    if (way == FOR_TURN) {
        put_numbered(k, s, "  %turn# = load i64, ptr %turn#.at\n");
    }
    if (form != FORM_PART) {
        /* Where this loop is all that a loop around it has in it, LLVM would drop the block before
         * it, make one loop of both, and then not unroll what it has vectorised. */
        ll_declare(k->t, "llvm.sideeffect", "declare void @llvm.sideeffect()\n");
    }
    if (form == FORM_ROWS) {
        emit_strips(k, r, region, way, s);
        return;
    }
    if (form == FORM_WHOLE) {
        put_numbered(k, s,
                     "  br label %R#.b\nR#.b:\n  call void @llvm.sideeffect()\n"
                     "  %l# = add i64 %first, 0\n  %x# = add i64 %x.first, 0\n"
                     "  %gx# = add i64 %x.base, %x#\n  %p# = sub nuw i64 %l#, %base\n");
        enter_loop(k, r, region, s);
        put_numbered(k, s, "R#.i:\n");
        emit_items(k, r, region, way, s, r->width);
        put_numbered(k, s, "R#.e:\n  br label %R#.d\nR#.d:\n");
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
                 "  %gx# = add i64 %x.base, %x#\n  %p# = sub nuw i64 %l#, %base\n");
    enter_loop(k, r, region, s);
    put_numbered(k, s, "R#.i:\n");
    emit_items(k, r, region, way, s, 0);
    put_numbered(k, s,
                 "R#.e:\n  %l#.e = add nuw i64 %l#, %count#\n  %y#.n = add nuw i64 %y#, 1\n"
                 "  %wrap# = icmp uge i64 %y#.n, %y.size\n"
                 "  %y#.e = select i1 %wrap#, i64 0, i64 %y#.n\n"
                 "  %z#.n = zext i1 %wrap# to i64\n  %z#.e = add i64 %z#, %z#.n\n"
                 "  %on# = icmp ult i64 %l#.e, %end\n"
                 "  br i1 %on#, label %R#.s, label %R#.d\nR#.d:\n");
}

/* ---- loops apart ----------------------------------------------------------------------------- */

/* Where the team lies. */
static void put_places(struct fn *k, const struct regions *r, enum form form, bool told) {
    ll_put_fields(k, told);
    for (const char *axis = "xyz"; form == FORM_ROWS && *axis; ++axis) {
        /* No group has more; LLVM now knows. */
        ll_emit(k, "%%%s.most = and i64 %%%s.size, %u", ll_format(k->t, "%c", *axis),
                ll_format(k->t, "%c", *axis), 2 * UR_HOSTCODE_MAX_GROUP_SIZE - 1);
    }
    ll_emit(k, "%%from = sub i64 %%first, %%base");
    if (form == FORM_WHOLE) {
        ll_emit(k, "%%lanes = add i64 %u, 0", r->width);
    } else {
        ll_emit(k, "%%lanes = sub i64 %%end, %%first");
    }
}

static const char *loop_name(struct fn *k, const struct regions *r, uint32_t region, int way,
                             enum form form) {
    return ll_format(k->t, "f%u.%s.loop%u", r->function->id, form_names[form],
                     loop_number(r, region, way));
}

/* What a region's loops use of the team's function, in a list of parameters, with what is true of
 * memory that is reached by these alone, or of arguments. */
static void put_team(struct fn *k, struct ur_text *text, const struct regions *r, uint32_t s,
                     int way, const char *own) {
    struct tr *t = k->t;
    if (!ll_own_arrays(r)) {
        ur_text_print(&t->out, text, ", ptr %s%%x", r->has_variables ? "" : own);
    }
    for (uint32_t i = 0; ll_own_arrays(r) && i < r->keep_count; ++i) {
        const struct keep *keep = &r->keeps[i];
        if (!keep->shared) {
            ur_text_print(&t->out, text, ", ptr %s%%array%u",
                          r->pinned && keep->kind == KEEP_VARIABLE ? "" : own, i);
        }
    }
    ur_text_print(&t->out, text,
                  ", i64 %%n, i64 %%x.first, i64 %%y.first, i64 %%z.first, "
                  "i64 %%x.base, i64 %%y.base, i64 %%z.base, i64 %%first, i64 %%end, "
                  "i64 %%base, ptr %s%%u, ptr %s%%w, "
                  "ptr %s%%some, ptr %s%%all",
                  own, own, own, own);
    if (r->steps || r->alone) {
        ur_text_print(&t->out, text, ", ptr %s%%pc", own);
    }
    if (way == FOR_TURN) {
        ur_text_print(&t->out, text, ", ptr %s%%turn%u.at", own, s);
    }
}

/* Runs the loops of a region: they stand here, or apart. */
static void run_rows(struct fn *k, const struct regions *r, uint32_t region, int way,
                     enum form form) {
    if (!ll_are_apart(r)) {
        emit_rows(k, r, region, way, form);
        return;
    }
    put_numbered(k, loop_number(r, region, way),
                 way == FOR_TURN ? "R#:\n  %turn# = load i64, ptr %turn#.at\n" : "R#:\n");
    loops_put(k, ll_format(k->t, "  call void @%s(ptr %%item", loop_name(k, r, region, way, form)));
    ll_pass_parameters(k);
    put_team(k, &k->body, r, region, way, "");
    loops_put(k, ")\n");
}

/* The same, of a region that is there a second time for images as expected. */
static void run_either(struct fn *k, const struct regions *r, uint32_t region, enum form form) {
    uint32_t near = loop_number(r, region, FOR_IMAGES);
    loops_put(k, ll_format(k->t, "N%u:\n  br i1 %%expected, label %%R%u, label %%R%u\n", region,
                           near, region));
    emit_rows(k, r, region, FOR_IMAGES, form);
    put_numbered(k, region, "  br label %R#.m\n");
    run_rows(k, r, region, FOR_ALL, form);
    put_numbered(k, region, "  br label %R#.m\nR#.m:\n");
}

static void emit_loop(struct tr *t, struct regions *r, uint32_t region, int way, enum form form,
                      const char *attributes) {
    struct fn *k = ll_begin(t, r->function);
    k->regions = r;
    k->lanes = form == FORM_WHOLE ? r->width : 0;
    loops_put(k, "start:\n");
    put_places(k, r, form, true);
    put_numbered(k, loop_number(r, region, way), "  br label %R#\n");
    emit_rows(k, r, region, way, form);
    loops_put(k, "  ret void\n");
    k->insn = NULL;
    ur_text_print(&t->out, &t->body, "\ndefine internal void @%s(ptr noalias %%item",
                  loop_name(k, r, region, way, form));
    ll_put_parameters(k);
    put_team(k, &t->body, r, region, way, "noalias ");
    ur_text_print(&t->out, &t->body, ") noinline nounwind %s {\nentry:\n", attributes);
    ll_end(k, "start");
}

/* All that run_rows names. */
static void emit_apart(struct tr *t, struct regions *r, enum form form, const char *attributes) {
    bool usual = form == FORM_WHOLE || !r->width;
    const char *how = form == FORM_PART && r->width ? "cold optsize" : attributes;
    for (uint32_t s = 0; ll_are_apart(r) && s < r->state_count; ++s) {
        const struct state *state = &r->states[s];
        if (!state->decides) {
            bool turn = usual && ll_counts_turns(t, r, s);
            emit_loop(t, r, s, turn ? FOR_TURN : FOR_ALL, form, how);
        }
        for (uint32_t i = 0; state->decides && i < state->next_count; ++i) {
            if (ll_keeps_on_way(t, r, state, state->next[i])) {
                emit_loop(t, r, s, (int)state->next[i], form, how);
            }
        }
    }
}

void ll_copy_shared(struct fn *k, const struct regions *r, const struct state *state) {
    for (uint32_t i = 0; i < state->copy_count; ++i) {
        const struct keep *keep = &r->keeps[state->copies[i]];
        uint32_t value = ll_keep_load(k, keep->type, ll_keep_address(k, keep, "w", false), false);
        ll_keep_store(k, keep->type, ll_format(k->t, "%%t%u", value),
                      ll_keep_address(k, keep, "u", false));
    }
}

/* The first work-item decides for the team what follows; then all keep what is needed there. */
static void emit_decision(struct fn *k, const struct regions *r, uint32_t s, enum form form) {
    const struct state *state = &r->states[s];
    put_numbered(k, s,
                 "R#:\n  store i64 %x.first, ptr %x.at\n  store i64 %x.global, ptr %gx.at\n"
                 "  store i64 %y.first, ptr %y.at\n  store i64 %y.global, ptr %gy.at\n"
                 "  store i64 %z.first, ptr %z.at\n  store i64 %z.global, ptr %gz.at\n"
                 "  store i64 %first, ptr %linear.at\n");
    loops_put(k, ll_format(k->t, "  %%r%u = call i32 @%s(ptr %%item", s,
                           ll_region_name(k->t, r, s, FOR_TEAM)));
    ll_pass_parameters(k);
    ll_put_arrays(k->t, &k->body, r);
    loops_put(k, ", i64 %from, i64 0, ptr %u, ptr %w)\n");
    put_numbered(k, s, "  switch i32 %r#, label ");
    for (uint32_t i = 0; i < state->next_count; ++i) {
        uint32_t loop = loop_on_way(r, s, state->next[i]);
        loops_put(k, i == 0 ? ll_format(k->t, "%%W%u [", loop)
                            : ll_format(k->t, " i32 %u, label %%W%u", state->next[i], loop));
    }
    loops_put(k, " ]\n");
    for (uint32_t i = 0; i < state->next_count; ++i) {
        uint32_t next = state->next[i], loop = loop_on_way(r, s, next);
        put_numbered(k, loop, "W#:\n");
        if (ll_keeps_on_way(k->t, r, state, next)) {
            put_numbered(k, loop, "  br label %R#\n");
            run_rows(k, r, s, (int)next, form);
        }
        ll_copy_shared(k, r, state);
        ll_emit(k, "br label %%S%u", next);
    }
}

/* Where rows may be read ahead that is done, and the turns that it is for are taken; unless: the
 * region's own, and as many more of these before that is looked at again: mostly too few are left.
 */
static void emit_rows_ahead(struct fn *k, const struct regions *r, uint32_t s,
                            const struct rows *rows) {
    uint32_t ahead = loop_number(r, s, FOR_AHEAD), row = loop_number(r, s, FOR_ROW);
    put_numbered(k, s,
                 "  %alone#.left = load i32, ptr %alone#, align 4\n"
                 "  %alone#.none = icmp eq i32 %alone#.left, 0\n"
                 "  br i1 %alone#.none, label %A#, label %B#\nB#:\n"
                 "  %alone#.less = sub nuw i32 %alone#.left, 1\n"
                 "  store i32 %alone#.less, ptr %alone#, align 4\n  br label %R#\nA#:\n");
    put_numbered(k, ahead, "  br label %R#\n");
    emit_rows(k, r, s, FOR_AHEAD, FORM_WHOLE);
    ll_emit(k, "br i1 %n, label %%F%u, label %%C%u", ll_lies_beside(k, s, rows), s, s);
    put_numbered(k, s, "C#:\n");
    ll_emit(k, "store i32 %u, ptr %%alone%u, align 4", rows->turns - 1, s);
    put_numbered(k, s, "  br label %R#\n");
    put_numbered(k, s, "F#:\n");
    ll_read_rows(k, s, rows);
    put_numbered(k, s, "  br label %Q#\nQ#:\n  %q# = phi i64 [ 0, %F# ], [ %q#.e, %Q#.d ]\n");
    ll_emit(k, "%%q%u.at = mul i64 %%q%u, %u", s, s, rows->size * r->width);
    ll_emit(k, "%%row%u = getelementptr inbounds i8, ptr %%columns%u, i64 %%q%u.at", row, s, s);
    put_numbered(k, row, "  br label %R#\n");
    emit_rows(k, r, s, FOR_ROW, FORM_WHOLE);
    ll_copy_shared(k, r, &r->states[s]);
    put_numbered(k, s, "  br label %Q#.d\nQ#.d:\n  %q#.e = add nuw nsw i64 %q#, 1\n");
    ll_emit(k, "%%q%u.more = icmp ult i64 %%q%u.e, %u", s, s, rows->turns);
    put_numbered(k, s, "  br i1 %q#.more, label %Q#, label %G#\n");
}

/* Before a loop that rows are read ahead of: that is looked at in its first turn. */
static void forget_alone(struct fn *k, const struct regions *r, uint32_t s, const bool *ahead) {
    const struct state *state = &r->states[s];
    for (uint32_t i = 0; i < state->next_count; ++i) {
        uint32_t next = state->next[i];
        if (next != s && next < r->state_count && ahead[next]) {
            put_numbered(k, next, "  store i32 0, ptr %alone#, align 4\n");
        }
    }
}

static void loops_go_on(struct fn *k, const struct regions *r, uint32_t s, bool turn) {
    const struct state *state = &r->states[s];
    struct ur_text *text = &k->body;
    if (state->next_count == 0) { /* it ends in no way */
        ll_emit(k, "unreachable");
        return;
    }
    if (state->next_count == 1 || state->enters) {
        ll_emit(k, "br label %%S%u", state->enters ? state->enters - 1 : state->next[0]);
        return;
    }
    put_numbered(k, s, "  %some#.d = load i32, ptr %some\n");
    if (state->turns) {
        loops_put(k, ll_format(k->t, "  %%again%u = icmp ne i32 %%some%u.d, 0\n", s, s));
        if (turn) {
            put_numbered(k, s,
                         "  %turn#.more = add i64 %turn#, 1\n"
                         "  %turn#.next = select i1 %again#, i64 %turn#.more, i64 0\n"
                         "  store i64 %turn#.next, ptr %turn#.at\n");
        }
        loops_put(
            k, ll_format(k->t, "  br i1 %%again%u, label %%S%u, label %%S%u\n", s, s, state->out));
        return;
    }
    if (state->checked) {
        put_numbered(k, s,
                     "  %all#.d = load i32, ptr %all\n  %both# = and i32 %some#.d, %all#.d\n"
                     "  %same# = icmp eq i32 %both#, 0\n"
                     "  br i1 %same#, label %R#.g, label %");
        put_numbered(k, s,
                     r->parts   ? "parted\nR#.g:\n"
                     : r->alone ? "apart#\nR#.g:\n"
                                : "apart\nR#.g:\n");
    }
    ur_text_print(&k->t->out, text, "  switch i32 %%some%u.d, label %%S%u [", s, state->next[0]);
    for (uint32_t i = 1; i < state->next_count; ++i) {
        ur_text_print(&k->t->out, text, " i32 %u, label %%S%u", is_fork(state) ? 1 : state->next[i],
                      state->next[i]);
    }
    ur_text_puts(&k->t->out, text, " ]\n");
}

void ll_put_fields(struct fn *k, bool told) {
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
        if (!told) {
            ll_emit(k, "%%%s.now = load i64, ptr %%%s.at, align 8", axis, axis);
            ll_emit(k, "%%g%s.now = load i64, ptr %%g%s.at, align 8", axis, axis);
            ll_emit(k, "%%%s.base = sub i64 %%g%s.now, %%%s.now", axis, axis, axis);
            ll_emit(k, "%%%s.first = add i64 %%%s.now, 0", axis, axis);
        }
        ll_emit(k, "%%%s.global = add i64 %%%s.base, %%%s.first", axis, axis, axis);
    }
}

static void emit_team(struct tr *t, struct regions *r, enum form form, const char *attributes) {
    emit_apart(t, r, form, attributes);
    struct fn *k = ll_begin(t, r->function);
    bool own = r->width && (!r->resumed || ll_own_arrays(r)); /* arrays */
    bool whole = form == FORM_WHOLE, usual = whole || !r->width;
    k->regions = r;
    k->lanes = whole ? r->width : 0;
    loops_put(k, "start:\n");
    ll_emit(k, "%%w = alloca [%u x i8], align 128", (unsigned)r->team_bytes + 1);
    if (!r->resumed) {
        ll_emit(k, "%%u = alloca [%u x i8], align 128", (unsigned)r->team_bytes + 1);
    }
    if (own) {
        for (uint32_t i = 0; ll_own_arrays(r) && i < r->keep_count; ++i) {
            if (!r->keeps[i].shared) {
                ll_emit(k, "%%array%u = alloca [%l x i8], align 128", i,
                        (int64_t)(r->keeps[i].size * r->width));
                k->facts->stack += 128;
            }
        }
        if (!ll_own_arrays(r)) {
            ll_emit(k, "%%x = alloca [%l x i8], align 128",
                    (int64_t)(r->item_bytes * r->width + 1));
        }
        if (!r->resumed) {
            ll_emit(k, "%%n = add i64 %u, 0", r->width);
        }
        k->facts->stack += r->item_bytes * r->width;
    }
    if (r->alone) {
        ll_begin_alone(k);
    } else if (r->parts) {
        ll_begin_parting(k);
    } else if (r->steps && r->width) {
        ll_emit(k, "%%pc = alloca [%u x i32], align 64", r->width);
        k->facts->stack += 4 * r->width + 64;
    } else if (r->steps) {
        ll_emit(k, "%%pc.offset = mul i64 %%n, %l", (int64_t)ll_next_at(r));
        ll_emit(k, "%%pc = getelementptr inbounds i8, ptr %%x, i64 %%pc.offset");
    }
    ll_emit(k, "%%some = alloca i32, align 4");
    for (uint32_t i = 0; i < r->state_count && usual; ++i) {
        if (ll_counts_turns(t, r, i)) {
            ll_emit(k, "%%turn%u.at = alloca i64, align 8", i);
            ll_emit(k, "store i64 0, ptr %%turn%u.at, align 8", i);
        }
    }
    bool *ahead = ur_out_alloc(&t->out, r->state_count, sizeof(*ahead));
    for (uint32_t i = 1; i < r->state_count && whole; ++i) {
        struct rows rows;
        ahead[i] = ll_find_rows(t, r, i, &rows);
        if (ahead[i]) {
            ll_begin_rows(k, i, &rows);
            put_numbered(k, i,
                         "  %alone# = alloca i32, align 4\n  store i32 0, ptr %alone#, align 4\n");
        }
    }
    ll_emit(k, "%%all = alloca i32, align 4");
    put_places(k, r, form, false);
    bool expects = form == FORM_ROWS && r->expected;
    if (expects) {
        ll_put_expected(k);
    }
    loops_put(k, r->resumed                       ? "  switch i32 %state, label %R0 ["
                 : expects && ll_has_images(r, 0) ? "  br label %N0\n"
                                                  : "  br label %R0\n");
    for (uint32_t s = 1; s < r->state_count && r->resumed; ++s) {
        if (r->states[s].scope == SYNC_GROUP) {
            loops_put(k, ll_format(t, " i32 %u, label %%I%u", s, s));
        }
    }
    loops_put(k, r->resumed ? " ]\n" : "");
    for (uint32_t s = 1; s < r->state_count && r->resumed; ++s) {
        if (r->states[s].scope == SYNC_GROUP) {
            loops_put(k, ll_format(t, "I%u:\n", s));
            ll_emit_enter(k, &r->states[s]);
            ll_emit(k, "br label %%R%u", s);
        }
    }
    for (uint32_t s = 0; s < r->state_count; ++s) {
        const struct state *state = &r->states[s];
        struct rows rows;
        bool images = expects && ll_has_images(r, s);
        if (s) {
            loops_put(k, ll_format(t, "S%u:\n", s));
            forget_alone(k, r, s, ahead);
            if (r->resumed && state->scope == SYNC_GROUP) {
                ll_emit_leave(k, state);
                ll_emit(k, "ret i32 %u", s);
            } else {
                if (state->sync) {
                    ll_emit_lanes(k, state);
                }
                if (ahead[s] && ll_find_rows(t, r, s, &rows)) {
                    emit_rows_ahead(k, r, s, &rows);
                } else {
                    ll_emit(k, images ? "br label %%N%u" : "br label %%R%u", s);
                }
            }
        }
        if (state->decides) {
            emit_decision(k, r, s, form);
        } else {
            bool turn = usual && ll_counts_turns(t, r, s);
            if (images) {
                run_either(k, r, s, form);
            } else {
                run_rows(k, r, s, turn ? FOR_TURN : FOR_ALL, form);
            }
            ll_copy_shared(k, r, state);
            if (ahead[s]) {
                put_numbered(k, s, "  br label %G#\nG#:\n");
            }
            loops_go_on(k, r, s, turn);
        }
    }
    if (r->parts) {
        ll_emit_parted(k);
    }
    loops_put(k, ll_format(t, "S%u:\n  ret i32 %u\n", r->state_count, r->state_count));
    if (r->alone) {
        ll_emit_left(k);
    } else {
        loops_put(k, "apart:\n");
        if (r->steps) {
            ll_emit_apart(k);
        }
        ll_emit(k, "ret i32 -1");
    }
    k->insn = NULL;
    ur_text_print(&t->out, &t->body, "\ndefine internal i32 @f%u.%s(ptr %%item", r->function->id,
                  form_names[form]);
    ll_put_parameters(k);
    if (!own || r->resumed) {
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

/* Teams that are not whole get a copy of the item: what no call out of the loop sees stays in
 * registers. */
static void call_team(struct fn *k, const struct regions *r, const char *result, const char *which,
                      const char *rest) {
    const char *item = "item";
    if (r->width && strcmp(which, "part") == 0) {
        item = "item.part";
        ll_declare(k->t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
        loops_put(k, ll_format(k->t,
                               "  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %%%s, ptr align 8 "
                               "%%item, i64 %u, i1 false)\n",
                               item, (unsigned)sizeof(struct ur_hostcode_item)));
    }
    if (r->late && strcmp(which, "part") == 0) {
        ll_emit(k, "%%late.part = load ptr, ptr %s, align 8", ll_late_place(k->t, r->late));
        loops_put(k, ll_format(k->t, "  %%%s = call i32 %%late.part(ptr %%%s", result, item));
    } else {
        loops_put(k, ll_format(k->t, "  %%%s = call i32 @f%u.%s(ptr %%%s", result, r->function->id,
                               which, item));
    }
    ll_pass_parameters(k);
    if (!r->width || r->resumed) {
        loops_put(k, ", ptr %x, i64 %n");
    }
    loops_put(k, rest);
}

/* Moves from the first work-item of a sub-group to that of the next. */
static void put_move(struct fn *k, unsigned size) {
    loops_put(k, ll_format(k->t,
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

/* Region `next` is that of all work-items between; unless that is -1, of a team that has said so
 * itself. */
static void fill_next(struct fn *k, const char *first, const char *end, const char *next,
                      bool checked) {
    ll_declare(k->t, "ur.fill.next",
               "define internal void @ur.fill.next(ptr %%to, i64 %%first, i64 %%end, i32 %%next, "
               "i1 %%skip) alwaysinline nounwind {\nentry:\n"
               "  %%some = icmp ult i64 %%first, %%end\n  %%none = xor i1 %%some, true\n"
               "  %%out = or i1 %%none, %%skip\n"
               "  br i1 %%out, label %%done, label %%loop\nloop:\n"
               "  %%i = phi i64 [ %%first, %%entry ], [ %%i.next, %%loop ]\n"
               "  %%at = getelementptr inbounds i32, ptr %%to, i64 %%i\n"
               "  store i32 %%next, ptr %%at, align 4\n  %%i.next = add nuw nsw i64 %%i, 1\n"
               "  %%more = icmp ult i64 %%i.next, %%end\n"
               "  br i1 %%more, label %%loop, label %%done\ndone:\n  ret void\n}\n");
    uint32_t skip = ll_temp(k);
    ll_emit(k, "%n = icmp eq i32 %s, %s", skip, checked ? next : "0", checked ? "-1" : "1");
    ll_emit(k, "call void @ur.fill.next(ptr %%nexts, i64 %s, i64 %s, i32 %s, i1 %n)", first, end,
            next, skip);
}

/* Each sub-group in turn, from its first work-item to its last, until it ends or waits for the
 * group. */
static void emit_sub_groups(struct fn *k, const struct regions *r, unsigned size) {
    struct tr *t = k->t;
    loops_put(k, "  br label %again\nagain:\n");
    if (r->resumed) {
        loops_put(k, "  %state = phi i32 [ 0, %start ], [ %some1, %next ]\n");
    }
    bool all_whole = ll_all_whole(r);
    loops_put(k, "  br label %teams\nteams:\n  %first = phi i64 [ 0, %again ], [ %end, %move ]\n"
                 "  %x0 = phi i64 [ 0, %again ], [ %x2, %move ]\n"
                 "  %y0 = phi i64 [ 0, %again ], [ %y2, %move ]\n"
                 "  %z0 = phi i64 [ 0, %again ], [ %z2, %move ]\n");
    if (r->resumed) {
        loops_put(k, "  %some0 = phi i32 [ 0, %again ], [ %some1, %move ]\n"
                     "  %all0 = phi i32 [ -1, %again ], [ %all1, %move ]\n"
                     "  %u = phi ptr [ %teams.at, %again ], [ %u.next, %move ]\n");
        loops_put(k, ll_format(t, "  %%u.next = getelementptr inbounds i8, ptr %%u, i64 %llu\n",
                               (unsigned long long)r->team_bytes));
    }
    loops_put(k, ll_format(t,
                           "  %%whole = add nuw i64 %%first, %u\n"
                           "  %%short = icmp ugt i64 %%whole, %%total\n"
                           "  %%end = select i1 %%short, i64 %%total, i64 %%whole\n",
                           size));
    for (const char *axis = "xyz"; *axis; ++axis) {
        loops_put(k, ll_format(t,
                               "  store i64 %%%c0, ptr %%%c.at, align 8\n"
                               "  %%g%c0 = add i64 %%%c.base, %%%c0\n"
                               "  store i64 %%g%c0, ptr %%g%c.at, align 8\n",
                               *axis, *axis, *axis, *axis, *axis, *axis, *axis));
    }
    if (all_whole) {
        loops_put(k, "  br label %as.whole\n");
    } else {
        loops_put(k, ll_format(t,
                               "  %%x.whole = add nuw i64 %%x0, %u\n"
                               "  %%inside = icmp ule i64 %%x.whole, %%x.size\n"
                               "  %%complete = icmp ule i64 %%whole, %%total\n"
                               "  %%is.whole = and i1 %%inside, %%complete\n"
                               "  br i1 %%is.whole, label %%as.whole, label %%as.part\n",
                               size));
    }
    static const char *const ways[] = {"whole", "part"};
    for (int i = 0; i < (all_whole ? 1 : 2); ++i) {
        loops_put(k, ll_format(t, "as.%s:\n", ways[i]));
        call_team(k, r, ll_format(t, "r.%s", ways[i]), ways[i],
                  ll_format(t, ", i64 %%first, i64 %%end, i64 %s%s)\n",
                            r->resumed && !ll_own_arrays(r) ? "0" : "%first",
                            r->resumed ? ", ptr %u, i32 %state" : ""));
        loops_put(k, "  br label %made\n");
    }
    loops_put(k, all_whole ? "made:\n  %r = phi i32 [ %r.whole, %as.whole ]\n"
                           : "made:\n  %r = phi i32 [ %r.whole, %as.whole ], "
                             "[ %r.part, %as.part ]\n");
    if (r->resumed) {
        fill_next(k, "%first", "%end", "%r", true);
        loops_put(k, "  %some1 = or i32 %some0, %r\n  %all1 = and i32 %all0, %r\n"
                     "  %more = icmp ult i64 %end, %total\n"
                     "  br i1 %more, label %moved, label %waiting\nmoved:\n");
    } else {
        loops_put(
            k,
            "  %good = icmp ne i32 %r, -1\n  br i1 %good, label %ended, label %others\nothers:\n");
        if (r->steps) { /* those before it have ended, those behind it not begun */
            fill_next(k, "0", "%first", ll_format(t, "%u", r->state_count), false);
            fill_next(k, "%end", "%total", "0", false);
        }
        loops_put(k, "  br label %apart\nended:\n"
                     "  %more = icmp ult i64 %end, %total\n"
                     "  br i1 %more, label %moved, label %done\nmoved:\n");
    }
    put_move(k, size);
    if (!r->resumed) {
        return;
    }
    loops_put(k, "waiting:\n  %same = icmp eq i32 %some1, %all1\n"
                 "  %good = icmp ne i32 %some1, -1\n  %fine = and i1 %same, %good\n"
                 "  br i1 %fine, label %act, label %apart\nact:\n"
                 "  switch i32 %some1, label %done [");
    for (uint32_t s = 1; s < r->state_count; ++s) {
        if (r->states[s].scope == SYNC_GROUP) {
            loops_put(k, ll_format(t, " i32 %u, label %%S%u", s, s));
        }
    }
    loops_put(k, " ]\n");
    for (uint32_t s = 1; s < r->state_count; ++s) {
        if (r->states[s].scope == SYNC_GROUP) {
            loops_put(k, ll_format(t, "S%u:\n", s));
            ll_emit_lanes(k, &r->states[s]);
            ll_emit(k, "br label %%next");
        }
    }
    loops_put(k, "next:\n  br label %again\n");
}

/* `any`: for the groups alone that the other function is not for. */
static void emit_group(struct tr *t, const struct kernel *kernel, bool any) {
    struct regions *r = kernel->regions;
    bool chooses = r->rows && !r->split;
    struct fn *k = ll_begin(t, r->function);
    k->regions = r;
    loops_put(k, "start:\n");
    /* So they are; LLVM now knows. */
    for (unsigned d = 0; d < 3; ++d) {
        ll_emit(k, "%%zero%u.at = getelementptr inbounds i8, ptr %%item, i64 %u", d,
                ITEM(local_id) + 8 * d);
        ll_emit(k, "store i64 0, ptr %%zero%u.at, align 8", d);
    }
    ll_put_fields(k, false);
    ll_emit(k, "%%n.more = add i64 %%total, 15");
    ll_emit(k, "%%n = and i64 %%n.more, -16");
    ll_emit(k, "%%scratch.at = getelementptr inbounds i8, ptr %%item, i64 %u", ITEM(scratch));
    ll_emit(k, "%%x = load ptr, ptr %%scratch.at, align 8");
    if (r->steps) {
        ll_emit(k, "%%nexts.offset = mul i64 %%n, %l", (int64_t)ll_next_at(r));
        ll_emit(k, "%%nexts = getelementptr inbounds i8, ptr %%x, i64 %%nexts.offset");
    }
    if (r->resumed) {
        ll_emit(k, "%%arrays = mul i64 %%n, %l", (int64_t)ll_scratch_item(r));
        ll_emit(k, "%%teams.at = getelementptr inbounds i8, ptr %%x, i64 %%arrays");
        ll_emit(k, "%%from = add i64 0, 0");
        ll_emit(k, "%%lanes = add i64 %%total, 0");
        ll_put_scratch_arrays(k);
    }
    if (r->sub_groups) {
        ll_prologue(k, "%%item.part = alloca [%u x i8], align 16",
                    (unsigned)sizeof(struct ur_hostcode_item));
        emit_sub_groups(k, r, kernel->sub_group_size);
    } else {
        if (chooses) {
            ll_emit(k, "%%x.rest = and i64 %%x.size, %u", UR_HOSTCODE_STRIP - 1);
            loops_put(k, "  %is.rows = icmp eq i64 %x.rest, 0\n"
                         "  br i1 %is.rows, label %as.rows, label %as.part\nas.rows:\n");
            call_team(k, r, "r.rows", "rows", ", i64 0, i64 %total, i64 0)\n");
            loops_put(k, "  br label %made\nas.part:\n");
        }
        call_team(k, r, chooses ? "r.part" : "r", r->split && !any ? "rows" : "part",
                  ", i64 0, i64 %total, i64 0)\n");
        if (chooses) {
            loops_put(k, "  br label %made\nmade:\n"
                         "  %r = phi i32 [ %r.rows, %as.rows ], [ %r.part, %as.part ]\n");
        }
        loops_put(k, "  %good = icmp ne i32 %r, -1\n  br i1 %good, label %done, label %apart\n");
    }
    loops_put(k, "done:\n  ret i32 0\napart:\n  ret i32 1\n");
    ur_text_print(&t->out, &t->body, "\ndefine internal i32 @f%u.%s(ptr %%item", r->function->id,
                  any ? "any" : "group");
    ll_put_parameters(k);
    ur_text_puts(&t->out, &t->body, ", i64 %total) alwaysinline nounwind {\nentry:\n");
    ll_end(k, "start");
}

void ll_emit_loops(struct tr *t, struct kernel *kernel, const char *attributes) {
    struct regions *r = kernel->regions;
    r->rows &= r->group[0] % UR_HOSTCODE_STRIP == 0;
    if (r->rows) {
        r->expected = ll_expected_by_groups(t, r->function);
    }
    if (!r->chunks) {
        t->functions[kernel->index].uses |=
            USES_GROUPS | (r->sub_groups && !r->strips ? USES_SUB_GROUPS : USES_BARRIER);
    }
    for (uint32_t s = 0; s < r->state_count; ++s) {
        const struct state *state = &r->states[s];
        ll_emit_region(t, r, s, state->decides ? FOR_TEAM : FOR_ALL);
        if (ll_counts_turns(t, r, s)) {
            ll_emit_region(t, r, s, FOR_TURN);
        }
        if (r->rows && ll_has_images(r, s)) {
            ll_emit_region(t, r, s, FOR_IMAGES);
        }
        struct rows rows;
        if (s && r->width && ll_find_rows(t, r, s, &rows)) {
            ll_emit_region(t, r, s, FOR_AHEAD);
            ll_emit_region(t, r, s, FOR_ROW);
        }
        if (state->by_row) {
            ll_emit_region(t, r, s, FOR_GUARD);
        }
        for (uint32_t i = 0; state->decides && i < state->next_count; ++i) {
            if (ll_keeps_on_way(t, r, state, state->next[i])) {
                ll_emit_region(t, r, s, (int)state->next[i]);
            }
        }
    }
    if (r->alone) {
        ll_emit_alone(t, r);
    } else if (!ll_all_whole(r)) {
        emit_team(t, r, FORM_PART, attributes);
    }
    if (r->width) {
        emit_team(t, r, FORM_WHOLE, attributes);
    }
    if (r->rows) {
        emit_team(t, r, FORM_ROWS, attributes);
    }
    if (!r->chunks) {
        emit_group(t, kernel, false);
    }
    if (r->split) {
        emit_group(t, kernel, true);
    }
    if (r->steps) {
        ll_emit_steps(t, r);
    }
    /* Another function of a damaged module might name them. */
    ll_forget_regions(t, r);
}
